#include "cases/cases.h"

#include "cases/case_input.h"

#include <algorithm>
#include <cmath>

namespace kydai::rating {

namespace {

constexpr double kLargest = 1e7;  ///< beyond it a number is a slip, and integer arithmetic would be at risk

const Operation* findOperation(const std::string& system, const std::string& op)
{
    for (const auto* operations : {&fideOperations(), &otherOperations()}) {
        const auto found = std::ranges::find_if(
            *operations, [&](const Operation& entry) { return entry.system == system && entry.op == op; });
        if (found != operations->end()) return &*found;
    }
    return nullptr;
}

std::string quoted(const char* key)
{
    return '\'' + std::string(key) + '\'';
}

/// Extreme input may leave the range in which a formula says anything.
bool isFinite(const nlohmann::ordered_json& result)
{
    if (result.is_number_float()) return std::isfinite(result.get<double>());
    return !result.is_structured() || std::ranges::all_of(result, isFinite);
}

std::string textField(const nlohmann::json& oneCase, const char* key)
{
    const auto found = oneCase.find(key);
    if (found == oneCase.end() || !found->is_string()) throw BadInput(quoted(key) + " is missing");
    return found->get<std::string>();
}

}  // namespace

double asNumber(const nlohmann::json& value, const std::string& what)
{
    if (!value.is_number()) throw BadInput(what + " is not a number");
    const double number = value.get<double>();
    if (!std::isfinite(number) || std::abs(number) > kLargest) throw BadInput(what + " is out of range");
    return number;
}

HalfPoints asScore(const nlohmann::json& value)
{
    const double score = asNumber(value, "a score");
    if (score == 0) return 0;
    if (score == 0.5) return 1;
    if (score == 1) return 2;
    throw BadInput("a score is 0, 0.5 or 1");
}

bool CaseInput::has(const char* key) const
{
    const auto found = m_input.find(key);
    return found != m_input.end() && !found->is_null();
}

const nlohmann::json& CaseInput::at(const char* key) const
{
    if (!has(key)) throw BadInput(quoted(key) + " is missing");
    return *m_input.find(key);
}

double CaseInput::number(const char* key) const
{
    return asNumber(at(key), quoted(key));
}

double CaseInput::amount(const char* key) const
{
    const double value = number(key);
    if (value < 0) throw BadInput(quoted(key) + " is negative");
    return value;
}

double CaseInput::amount(const char* key, double ifAbsent) const
{
    return has(key) ? amount(key) : ifAbsent;
}

double CaseInput::number(const char* key, double ifAbsent) const
{
    return has(key) ? number(key) : ifAbsent;
}

std::optional<double> CaseInput::optionalNumber(const char* key) const
{
    return has(key) ? std::optional(number(key)) : std::nullopt;
}

int CaseInput::whole(const char* key) const
{
    return static_cast<int>(roundHalfUp(number(key)));
}

int CaseInput::whole(const char* key, int ifAbsent) const
{
    return has(key) ? whole(key) : ifAbsent;
}

int CaseInput::count(const char* key) const
{
    const double value = number(key);
    if (value < 0 || value != std::floor(value)) throw BadInput(quoted(key) + " is not a count");
    return static_cast<int>(value);
}

int CaseInput::count(const char* key, int ifAbsent) const
{
    return has(key) ? count(key) : ifAbsent;
}

bool CaseInput::flag(const char* key, bool ifAbsent) const
{
    if (!has(key)) return ifAbsent;
    if (!at(key).is_boolean()) throw BadInput(quoted(key) + " is neither true nor false");
    return at(key).get<bool>();
}

std::string CaseInput::text(const char* key, const std::string& ifAbsent) const
{
    if (!has(key)) return ifAbsent;
    if (!at(key).is_string()) throw BadInput(quoted(key) + " is not a text");
    return at(key).get<std::string>();
}

const nlohmann::json& CaseInput::list(const char* key) const
{
    if (!at(key).is_array()) throw BadInput(quoted(key) + " is not a list");
    return at(key);
}

std::vector<double> CaseInput::numbers(const char* key) const
{
    std::vector<double> values;
    for (const nlohmann::json& value : list(key)) values.push_back(asNumber(value, "a value of " + quoted(key)));
    return values;
}

HalfPoints CaseInput::total(const char* key, int games) const
{
    const double score = number(key);
    if (score < 0 || score > games) throw BadInput(quoted(key) + " is not between 0 and the number of games");
    if (2 * score != std::floor(2 * score)) throw BadInput(quoted(key) + " is not a multiple of one half");
    return static_cast<HalfPoints>(2 * score);
}

std::vector<CaseGame> CaseInput::games(const char* key) const
{
    std::vector<CaseGame> result;
    for (const nlohmann::json& game : list(key)) {
        if (!game.is_array() || game.size() < 2) throw BadInput("a game is [opponent's rating, score]");
        CaseGame read{std::nullopt, asScore(game[1])};
        if (!game[0].is_null()) read.opponent = asNumber(game[0], "an opponent's rating");
        result.push_back(read);
    }
    return result;
}

nlohmann::ordered_json runCase(const nlohmann::json& oneCase)
{
    nlohmann::ordered_json answer = nlohmann::ordered_json::object();
    answer["id"] = oneCase.is_object() && oneCase.contains("id") ? nlohmann::ordered_json(oneCase["id"]) : nullptr;
    try {
        if (!oneCase.is_object()) throw BadInput("a case is an object with id, system, op and input");
        const std::string system = textField(oneCase, "system");
        const std::string op = textField(oneCase, "op");
        const Operation* operation = findOperation(system, op);
        if (operation == nullptr) throw BadInput("unknown operation '" + system + " " + op + "'");
        const auto input = oneCase.find("input");
        if (input == oneCase.end() || !input->is_object()) throw BadInput("'input' is missing");
        CaseResult result = operation->run(CaseInput(*input));
        if (!isFinite(result)) throw BadInput("the numbers are too large or too small for the formula");
        answer["result"] = std::move(result);
    } catch (const BadInput& problem) {
        answer["error"] = problem.what();
    }
    return answer;
}

nlohmann::ordered_json runCases(const nlohmann::json& cases)
{
    nlohmann::ordered_json answers = nlohmann::ordered_json::array();
    for (const nlohmann::json& oneCase : cases) answers.push_back(runCase(oneCase));
    return answers;
}

}  // namespace kydai::rating
