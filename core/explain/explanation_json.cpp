#include "explain/explanation_json.h"

#include <string_view>

namespace kydai {

namespace {

using Json = nlohmann::ordered_json;

template <class... Cases>
struct Overload : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overload(Cases...) -> Overload<Cases...>;

/// Whole numbers stay whole; anything else becomes the exact decimal.
Json number(const Fraction& fraction)
{
    if (fraction.isWhole()) return fraction.numerator();
    return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

Json reference(const PlayerRef& player)
{
    return {{"player", player.number}, {"name", player.name}};
}

}  // namespace

std::string exactText(const Fraction& amount)
{
    const std::string numerator = std::to_string(amount.numerator());
    return amount.isWhole() ? numerator : numerator + '/' + std::to_string(amount.denominator());
}

Json toJson(const Value& value)
{
    return std::visit(Overload{
                          [](const Count& count) { return Json(count.value); },
                          [](const Points& points) { return number(Fraction(points.tenths, 10)); },
                          [](const Fraction& fraction) { return number(fraction); },
                          [](const Real& real) { return Json(real.value); },
                          [](Colour colour) { return Json(colour == Colour::White ? "white" : "black"); },
                          [](Outcome outcome) { return Json(std::string(1, trfCode(outcome))); },
                          [](const PlayerRef& player) { return reference(player); },
                          [](const TeamRef& team) {
                              return Json{{"team", team.id.value}, {"name", team.name}};
                          },
                          [](const RoundRef& round) { return Json(round.round); },
                          [](const Code& code) { return Json(code.text); },
                          [](const Text& text) { return Json(text.text); },
                          [](const Word& word) { return Json(word.id); },
                          [](const Players& players) {
                              Json list = Json::array();
                              for (const PlayerRef& player : players.players) list.push_back(reference(player));
                              return list;
                          },
                          [](const Money& money) { return Json(exactText(money.amount)); },
                          [](const Clause& clause) {
                              const Step& step = clause.step.front();
                              Json arguments = Json::object();
                              for (const auto& [name, inner] : step.arguments) arguments[name] = toJson(inner);
                              return Json{{"phrase", info(step.phrase).id}, {"args", std::move(arguments)}};
                          },
                          [](const Sum& sum) {
                              Json list = Json::array();
                              for (const Fraction& term : sum.terms) list.push_back(number(term));
                              return list;
                          },
                      },
                      value);
}

Json toJson(const Fact& fact)
{
    return std::visit(Overload{
                          [](std::monostate) { return Json(); },
                          [](bool yes) { return Json(yes); },
                          [](std::int64_t whole) { return Json(whole); },
                          [](double real) { return Json(real); },
                          [](const std::string& text) { return Json(text); },
                          [](const FactList& list) {
                              Json array = Json::array();
                              for (const Fact& item : list) array.push_back(toJson(item));
                              return array;
                          },
                          [](const FactObject& object) {
                              Json fields = Json::object();
                              for (const Fact& field : object.fields) fields[field.name] = toJson(field);
                              return fields;
                          },
                      },
                      fact.value);
}

Json toJson(const Step& step, const Sentence& sentence)
{
    Json arguments = Json::object();
    for (const auto& [name, value] : step.arguments) arguments[name] = toJson(value);
    Json json = {{"phrase", info(step.phrase).id}, {"args", std::move(arguments)}};
    json["article"] = step.article.empty() ? Json() : Json(step.article.citation());
    if (sentence) json["text"] = sentence(step);
    if (step.decisive) json["decisive"] = true;
    for (const Step& detail : step.details) json["details"].push_back(toJson(detail, sentence));
    return json;
}

Json toJson(const Explanation& explanation, const Sentence& sentence)
{
    const auto line = [&](const Step& step) { return sentence ? sentence(step) : std::string(info(step.phrase).id); };
    Json json = {{"kind", kExplanationKinds[static_cast<std::size_t>(explanation.kind)]}};
    json["subject"] = line(explanation.subject);
    json["conclusion"] = line(explanation.conclusion);
    json["edition"] = explanation.edition.text;
    Json steps = Json::array();
    for (const Step& step : explanation.steps) steps.push_back(toJson(step, sentence));
    json["steps"] = std::move(steps);
    for (const Fact& field : explanation.facts.fields) json[field.name] = toJson(field);
    return json;
}

}  // namespace kydai
