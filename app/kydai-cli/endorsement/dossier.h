/// What became of FIDE's list (script.h) when it was performed: a state for each question, the score that a strict
/// reader counts, and the dossier that a commission gets, as text, JSON and paper. Values; any thread but for the
/// paper, which needs a QGuiApplication.
#pragma once

#include "endorsement/perform.h"
#include "endorsement/script.h"
#include "print/sheet.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::endorsement {

enum class QuestionState : std::uint8_t {
    AsExpected,
    Otherwise,     ///< a deed had another outcome
    Person,        ///< needs one
    NotPerformed,  ///< a door of it can't be walked through here
};

struct AnsweredQuestion {
    const Question* question = nullptr;
    std::vector<Performed> cases{};  ///< as the question's

    [[nodiscard]] QuestionState state() const;
    [[nodiscard]] bool isOpen() const { return state() != QuestionState::AsExpected; }
    /// What it costs as it stands: of an open one what the worse answer would.
    [[nodiscard]] Consequence costs() const;
};

struct Score {
    int questions = 0;
    int open = 0;
    int hard = 0;
    int percent = 0;
};

struct Dossier {
    std::string version{};
    std::string day{};
    std::vector<AnsweredQuestion> questions{};

    [[nodiscard]] Score score() const;
};

/// Each question with its cases, what was otherwise, and the score as the last line.
std::string textOf(const Dossier& dossier, bool onlyOpen);
nlohmann::ordered_json jsonOf(const Dossier& dossier);
print::Sheet sheetOf(const Dossier& dossier);

}  // namespace kydai::endorsement
