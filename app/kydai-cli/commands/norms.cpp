// kydai-cli norms FILE [--player P] [--forecast] [--exemption a|b|c] [--format csv|json|text]
#include "commands.h"
#include "commands/explain.h"
#include "commands/question.h"
#include "explain/explanation_json.h"
#include "input.h"
#include "model/words.h"
#include "norms/explain_norm.h"
#include "norms/norm_list.h"
#include "support/csv_field.h"
#include "support/fragments.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

namespace {

struct NormsCall {
    std::string file{};
    std::string section{};
    std::string exemption{};
    std::string language = "vi";
    std::string format = "csv";
    Output output{};
    int player = 0;
    bool forecast = false;
};

using Entry = norms::NormEntry;

norms::Exemption exemptionOf(const std::string& letter)
{
    if (letter == "a") return norms::Exemption::NationalFinal;
    if (letter == "b") return norms::Exemption::NationalTeam;
    return letter == "c" ? norms::Exemption::Zonal : norms::Exemption::None;
}

std::string halves(norms::HalfPoints score)
{
    return std::to_string(score / 2) + (score % 2 != 0 ? ".5" : "");
}

std::string broken(const norms::Attempt& attempt)
{
    std::string words;
    for (const norms::Condition condition : attempt.broken)
        words += (words.empty() ? "" : ";") + std::string(norms::wordOf(condition));
    return words;
}

std::string normsCsv(const Section& section, const std::vector<Entry>& entries)
{
    std::string csv =
        "id,name,title,federation,norm,made,games,counts_as,score,required,average,percent,dp,performance,holders,"
        "level,own,federations,largest,broken\n";
    for (const Entry& entry : entries) {
        const Player& player = section.players[entry.player];
        const norms::Attempt& made = entry.attempt;
        csv += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", player.tpn,
                           csvField(player.name), player.title == Title::None ? "" : wordFor(player.title),
                           csvField(player.federation), norms::nameOf(entry.norm), made.made() ? 1 : 0, made.count(),
                           made.countsAs, halves(made.score), made.required ? halves(*made.required) : std::string(),
                           made.figures.average, made.figures.percent, made.figures.difference,
                           made.figures.performance, made.mix.holders, made.mix.level, made.mix.own, made.mix.foreign,
                           made.mix.largest, broken(made));
    }
    return csv;
}

std::string wantedLine(const std::string& start, const norms::Wanted& wanted, std::string_view norm)
{
    std::string barred;
    for (const std::string& federation : wanted.barred) barred += (barred.empty() ? "" : ";") + federation;
    const std::string_view title = wanted.level ? norm : wanted.titled ? std::string_view("any") : std::string_view();
    return fmt::format("{},{},{},,{},{},{}\n", start, halves(wanted.result), halves(wanted.total),
                       wanted.rating ? std::to_string(*wanted.rating) : std::string(), title, barred);
}

/// The lines of one entry, each of which begins with `start`.
std::string forecastLines(const std::string& start, const norms::Forecast& ahead, std::string_view norm)
{
    std::string lines;
    if (!ahead.wanted.empty()) {
        for (const norms::Wanted& wanted : ahead.wanted) {
            if (wanted.possible) lines += wantedLine(start, wanted, norm);
        }
        return lines;
    }
    if (!ahead.scores.empty()) {
        for (const norms::ScoreFor& score : ahead.scores)
            lines += fmt::format("{},,{},{},,,\n", start, score.points ? halves(*score.points) : std::string(),
                                 score.average);
        return lines;
    }
    if (ahead.outlook == norms::Outlook::RoundRobin)
        return fmt::format("{},,{},{},,,\n", start, halves(ahead.needed), ahead.attempt.figures.average);
    return fmt::format("{},{},,,,,\n", start,
                       ahead.outlook == norms::Outlook::Result ? halves(ahead.needed) : std::string());
}

/// One line per case of a forecast: a result of the next game, an average of the opponents to come, or the score.
std::string forecastCsv(const Section& section, const std::vector<Entry>& entries)
{
    std::string csv =
        "id,name,norm,outlook,rounds_left,opponent,result,points,average,lowest_opponent,title_needed,barred\n";
    for (const Entry& entry : entries) {
        const Player& player = section.players[entry.player];
        const norms::Forecast& ahead = entry.forecast;
        const std::string start = fmt::format("{},{},{},{},{},{}", player.tpn, csvField(player.name),
                                              norms::nameOf(entry.norm), norms::wordOf(ahead.outlook), ahead.roundsLeft,
                                              ahead.next ? std::to_string(section.numberOf(ahead.next->opponent)) : "");
        csv += forecastLines(start, ahead, norms::nameOf(entry.norm));
    }
    return csv;
}

std::string normsJson(const Section& section, const norms::EventFacts& event, const std::vector<Entry>& entries,
                      const text::Wording& wording, bool forecast)
{
    using Json = nlohmann::ordered_json;
    const auto sentence = [&](const Step& step) { return text::phraseText(step, wording).toStdString(); };
    const auto lines = [&](const std::vector<Step>& steps) {
        Json list = Json::array();
        for (const Step& step : steps) list.push_back(toJson(step, sentence));
        return list;
    };
    Json root = {{"section", section.info.name}, {"rounds", event.rounds}, {"paired", section.roundsPaired()}};
    root["host"] = event.host;
    root["obstacles"] = lines(norms::obstacles(section, event));
    root["event"] = lines(norms::eventSteps(event));
    root["opinion"] = sentence({Phrase::NormOpinion});
    Json norms = Json::array();
    for (const Entry& entry : entries) {
        const Player& player = section.players[entry.player];
        const Explanation told = norms::explainNorm(section, event, entry.player, entry.attempt, entry.norm);
        Json one = {{"player", player.tpn}, {"name", player.name}, {"federation", player.federation}};
        one["title"] = player.title == Title::None ? Json(nullptr) : Json(wordFor(player.title));
        one.update(toJson(told, sentence));
        if (forecast)
            one["forecast"] = toJson(norms::explainForecast(section, event, entry.player, entry.forecast), sentence);
        norms.push_back(std::move(one));
    }
    root["norms"] = std::move(norms);
    return root.dump(2) + '\n';
}

std::string normsText(const Section& section, const norms::EventFacts& event, const std::vector<Entry>& entries,
                      const text::Wording& wording, bool forecast)
{
    QString text;
    for (const Entry& entry : entries) {
        if (!text.isEmpty()) text += QLatin1Char('\n');
        text += text::plainText(forecast ? norms::explainForecast(section, event, entry.player, entry.forecast)
                                         : norms::explainNorm(section, event, entry.player, entry.attempt, entry.norm),
                                wording);
    }
    return text.toStdString();
}

void listNorms(const NormsCall& call, Context& context)
{
    const Result<Section> section = loadSection(context, call.file, call.section);
    if (!section) return context.fail(section.error());
    if (call.player > 0 && section->playerNumbered(call.player) == nullptr) {
        Error error{Errc::NoSuchPlayer, call.file};
        error.what = fragment(FragmentId::NoSuchPlayer, call.player);
        error.expected = fragment(FragmentId::PlayerOfThisSection);
        return context.fail(error);
    }
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese),
                                section->rules.discipline);
    const norms::EventFacts event = norms::factsOf(*section, exemptionOf(call.exemption));
    const std::vector<Step> obstacles = norms::obstacles(*section, event);
    for (const Step& step : obstacles)
        context.err << call.file << ": " << text::phraseText(step, wording).toStdString() << '\n';
    const std::vector<Entry> entries = norms::normList(*section, event, call.player);
    std::string text;
    if (call.format == "json")
        text = normsJson(*section, event, entries, wording, call.forecast);
    else if (call.format == "text")
        text = normsText(*section, event, entries, wording, call.forecast);
    else
        text = call.forecast ? forecastCsv(*section, entries) : normsCsv(*section, entries);
    context.write(call.output, text);
}

}  // namespace

void addNorms(Verb verb, Context& context)
{
    auto call = std::make_shared<NormsCall>();
    verb.option("FILE", call->file, "Tournament").required();
    verb.option("--section", call->section, "Section of an event file");
    verb.option("--player", call->player, "This player's number; else everybody with a chance").between(1, 9999);
    verb.flag("--forecast", call->forecast, "What is needed: of the next game, of those to come");
    verb.option("--exemption", call->exemption,
                "What the event is by B.01 1.4.3: a national final, b national team championship, c zonal")
        .oneOf({"a", "b", "c"});
    verb.option("--lang", call->language, "Language of the sentences: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", call->format, "csv, json or text").oneOf({"csv", "json", "text"});
    addOutput(verb, call->output, "File to write");
    verb.does([call, &context] {
        call->output.inputs = {call->file};
        listNorms(*call, context);
    });
}

}  // namespace kydai::cli
