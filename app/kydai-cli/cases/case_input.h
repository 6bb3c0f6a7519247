/// Reads the input of a case and says clearly what is wrong with it. Internal to cases*.cpp.
#pragma once

#include "rating/rounding.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace kydai::rating {

/// Ends a case; caught by runCase, never leaves it.
struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A game of a case: the opponent's rating, none when it is null, and the score.
struct CaseGame {
    std::optional<double> opponent{};
    HalfPoints score = 0;
};

class CaseInput {
public:
    explicit CaseInput(const nlohmann::json& input) : m_input(input) {}

    /// Present and not null.
    [[nodiscard]] bool has(const char* key) const;
    [[nodiscard]] double number(const char* key) const;
    [[nodiscard]] double number(const char* key, double ifAbsent) const;
    /// A number that is not negative.
    [[nodiscard]] double amount(const char* key) const;
    [[nodiscard]] double amount(const char* key, double ifAbsent) const;
    [[nodiscard]] std::optional<double> optionalNumber(const char* key) const;
    /// A whole number, or one that rounds to it half up where ratings are whole points.
    [[nodiscard]] int whole(const char* key) const;
    [[nodiscard]] int whole(const char* key, int ifAbsent) const;
    /// A count: not negative.
    [[nodiscard]] int count(const char* key) const;
    [[nodiscard]] int count(const char* key, int ifAbsent) const;
    [[nodiscard]] bool flag(const char* key, bool ifAbsent) const;
    [[nodiscard]] std::string text(const char* key, const std::string& ifAbsent) const;
    [[nodiscard]] const nlohmann::json& list(const char* key) const;
    [[nodiscard]] std::vector<double> numbers(const char* key) const;
    /// A total score of `games` games in half points.
    [[nodiscard]] HalfPoints total(const char* key, int games) const;
    /// `games`: [[opponent, score], …].
    [[nodiscard]] std::vector<CaseGame> games(const char* key = "games") const;

    [[nodiscard]] const nlohmann::json& raw() const { return m_input; }

private:
    [[nodiscard]] const nlohmann::json& at(const char* key) const;

    const nlohmann::json& m_input;
};

/// A finite number of a sensible size.
double asNumber(const nlohmann::json& value, const std::string& what);
/// 0, 0.5 or 1 as half points.
HalfPoints asScore(const nlohmann::json& value);

using CaseResult = nlohmann::ordered_json;
struct Operation {
    const char* system;
    const char* op;
    CaseResult (*run)(const CaseInput&);
};
/// The operations of cases_fide.cpp (FIDE, Elo, norms) and cases_systems.cpp (all others).
const std::vector<Operation>& fideOperations();
const std::vector<Operation>& otherOperations();

}  // namespace kydai::rating
