#include "libkydai/answers.h"

#include "ask/answer.h"
#include "engine/asking.h"
#include "engine/pair_list.h"
#include "engine/report.h"
#include "engine/words.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "libkydai/members.h"
#include "pairing/check.h"
#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "policy/deviations.h"
#include "tiebreak/place_check.h"

#include <fmt/format.h>

#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::library {

namespace {

using Json = nlohmann::ordered_json;

Answer refused(std::string message, int line = 0)
{
    while (message.ends_with('\n')) message.pop_back();
    Json error{{"message", std::move(message)}};
    if (line > 0) error["line"] = line;
    return {KYDAI_BAD_REQUEST, Json{{"error", std::move(error)}}};
}

Answer refused(const Error& error)
{
    return refused(cli::messageOf(error), error.line);
}

/// What every request may say.
struct Request {
    std::string name = "report";
    cli::PairingOptions pairing{};
};

void takeCommon(Members& members, Request& request)
{
    members.take("name", request.name);
    members.take("edition", request.pairing.edition, {"2026", "2017"});
}

Json seatJson(int white, int black)
{
    return Json{{"white", white}, {"black", black}};
}

/// The boards, and who has the pairing-allocated bye.
void putPairs(const Section& section, const pairing::DraftRound& draft, Json& json)
{
    Json pairs = Json::array();
    Json bye;
    if (const auto round = cli::matchesOf(section, draft)) {
        for (const auto& [white, black] : round->matches) pairs.push_back(seatJson(white, black));
        if (round->bye) bye = *round->bye;
    } else {
        for (const pairing::Seat& seat : pairing::seatsOf(draft.round)) {
            if (seat.black)
                pairs.push_back(seatJson(section.numberOf(seat.white), section.numberOf(seat.black)));
            else
                bye = section.numberOf(seat.white);
        }
    }
    json["pairs"] = std::move(pairs);
    json["bye"] = std::move(bye);
}

Json seatOf(const Section& section, const std::optional<pairing::Seat>& seat)
{
    if (!seat) return {};
    return seatJson(section.numberOf(seat->white), seat->black ? section.numberOf(seat->black) : 0);
}

/// Rounds and places of a report, added up.
struct Totals {
    int rounds = 0;
    int equal = 0;
    std::size_t places = 0;
    std::size_t placesEqual = 0;
    bool agrees = true;
};

Json checkRounds(const Section& section, const Request& request, Totals& totals)
{
    const pairing::SectionCheck check = pairing::checkPairings(section, request.pairing.forRound());
    totals.rounds += static_cast<int>(check.rounds.size());
    totals.equal += check.equal();
    totals.agrees = totals.agrees && check.unchecked.empty();
    Json differences = Json::array();
    Json impossible = Json::array();
    for (const pairing::RoundCheck& round : check.rounds) {
        if (!round.possible) impossible.push_back(round.round);
        for (const pairing::BoardDifference& difference : round.differences) {
            differences.push_back(Json{{"round", round.round},
                                       {"published", seatOf(section, difference.published)},
                                       {"prescribed", seatOf(section, difference.prescribed)}});
        }
    }
    return Json{{"name", section.info.name},
                {"differences", std::move(differences)},
                {"impossible", std::move(impossible)},
                {"unchecked", cli::uncheckedNotes(request.name, check.unchecked)}};
}

void checkPlaces(const Section& section, Json& json, Totals& totals)
{
    const tiebreak::PlaceCheck check = tiebreak::checkPlaces(section);
    Json wrong = Json::array();
    if (check.checked) {
        totals.places += check.places;
        totals.placesEqual += check.equal();
        for (const tiebreak::WrongPlace& place : check.wrong)
            wrong.push_back(
                Json{{"player", section.players[place.player].tpn}, {"file", place.file}, {"rules", place.rules}});
    }
    json["wrongPlaces"] = std::move(wrong);
}

/// What the call says of the question, under the names of the command line without their hyphens.
std::vector<ask::Argument> takeAsking(Members& members, cli::Asking& asking)
{
    std::vector<ask::Argument> said;
    const auto takes = [&](ask::Argument argument, bool is) {
        if (is) said.push_back(argument);
    };
    takes(ask::Argument::Player, members.take("player", asking.player));
    takes(ask::Argument::Versus, members.take("versus", asking.versus));
    takes(ask::Argument::WhyNot, members.take("why-not", asking.whyNot));
    takes(ask::Argument::Of, members.take("of", asking.of));
    takes(ask::Argument::Place, members.take("place", asking.place));
    takes(ask::Argument::Rating, members.take("rating", asking.rating));
    takes(ask::Argument::Code, members.take("code", asking.code));
    takes(ask::Argument::Norm, members.take("norm", asking.norm));
    takes(ask::Argument::Prize, members.take("prize", asking.prize));
    takes(ask::Argument::System, members.take("system", asking.system));
    takes(ask::Argument::Given, members.take("given", asking.given, {"win", "draw", "loss"}));
    std::vector<std::string_view> kinds;
    for (const ask::KindInfo& kind : ask::kinds()) kinds.push_back(kind.word);
    members.take("kind", asking.kind, kinds);
    members.take("round", asking.round);
    members.take("all", asking.all);
    members.take("tiebreaks", asking.tieBreaks);
    members.take("rules", asking.rules, {"old", "24", "26"});
    members.take("by", asking.by, {"players", "teams"});
    return said;
}

}  // namespace

Answer pair(std::string_view report, const char* text)
{
    Members members(text);
    Request request;
    takeCommon(members, request);
    int round = 0;
    const bool again = members.take("round", round);
    std::string word = "dutch";
    members.take("system", word, {"dutch", "dubov", "burstein", "doubleSwiss", "team"});
    bool baku = false;
    members.take("baku", baku);
    if (std::string problem = members.problem(); !problem.empty()) return refused(std::move(problem));
    const auto use = again ? cli::EngineReportUse::CheckRounds : cli::EngineReportUse::PairNext;
    cli::EngineReport taken =
        cli::takeReport(format::readText(report, request.name, cli::engineReading()), request.name, use);
    if (taken.error) return refused(*taken.error);
    if (!taken.refusal.empty()) return refused(taken.refusal);
    Section& section = *taken.section;
    const auto system = cli::systemOf("--" + word);
    if (!cli::takeSystem(system.value_or(std::nullopt), section))
        return refused(request.name + (section.isTeamEvent() ? ": it has teams" : ": it has no teams"));
    if (baku) section.rules.bakuAcceleration = true;
    const RoundNumber next = section.roundsPaired() + 1;
    if (!again) round = next;
    if (round < 1 || round > next)
        return refused(fmt::format("round {} cannot be paired; the next one is {}", round, next));
    Answer answer{KYDAI_DONE, Json{{"round", round}}};
    const pairing::DraftOutcome outcome = pairing::draftRound(section, round, request.pairing.forRound());
    if (const auto* blocked = std::get_if<pairing::Unpairable>(&outcome)) {
        answer.status = KYDAI_NEGATIVE;
        answer.json["pairs"] = nullptr;
        answer.json["bye"] = nullptr;
        answer.json["reason"] = cli::blockedBy(*blocked, section);
    } else {
        putPairs(section, std::get<pairing::DraftRound>(outcome), answer.json);
    }
    answer.json["warnings"] = std::move(taken.warnings);
    return answer;
}

Answer check(std::string_view report, const char* text)
{
    Members members(text);
    Request request;
    takeCommon(members, request);
    if (std::string problem = members.problem(); !problem.empty()) return refused(std::move(problem));
    const auto read = format::readText(report, request.name, {.placesAsWritten = true});
    if (!read) return refused(read.error());
    Totals totals;
    Json sections = Json::array();
    for (const Section& section : read->sections) {
        Json json = checkRounds(section, request, totals);
        // Places of a system whose rounds are not checked are its own affair.
        const bool known = pairing::engineOf(section, section.roundsPaired() + 1).refusal == pairing::Refusal::None;
        if (read->kind == format::FileKind::Trf && known) checkPlaces(section, json, totals);
        const std::size_t deviations = policy::deviationsOf(section).size();
        json["deviations"] = deviations;
        totals.agrees = totals.agrees && deviations == 0;
        sections.push_back(std::move(json));
    }
    const bool agrees = totals.agrees && totals.equal == totals.rounds && totals.placesEqual == totals.places;
    return {agrees ? KYDAI_DONE : KYDAI_NEGATIVE,
            Json{{"rounds", totals.rounds},
                 {"equal", totals.equal},
                 {"places", totals.places},
                 {"placesEqual", totals.placesEqual},
                 {"sections", std::move(sections)},
                 {"warnings", cli::warningLines(read->diagnostics, request.name)}}};
}

Answer explain(std::string_view report, const char* text)
{
    Members members(text);
    Request request;
    takeCommon(members, request);
    cli::Asking asking;
    const std::vector<ask::Argument> said = takeAsking(members, asking);
    asking.pairing = request.pairing;
    if (std::string problem = members.problem(); !problem.empty()) return refused(std::move(problem));
    std::ostringstream unused;
    std::ostringstream messages;
    cli::Context context{unused, messages};
    const auto question = cli::questionOf(asking, said, context);
    if (!question) return refused(messages.str());
    const bool somebody = asking.all || asking.player != 0 || asking.whyNot != 0;
    if (ask::infoOf(question->kind).player && !somebody) return refused("name a 'player', or ask for 'all'");
    const auto read = format::readText(report, request.name);
    if (!read) return refused(read.error());
    if (read->sections.size() != 1)
        return refused(
            fmt::format("{}: one tournament is needed; this file has {}", request.name, read->sections.size()));
    const Section& section = read->sections.front();
    const auto asked = cli::about(*question, asking, section);
    if (!asked) return refused(asked.error());
    if (!asking.all) {
        const auto answer = ask::answer(*asked, section);
        return answer ? Answer{KYDAI_DONE, toJson(*answer, nullptr)} : refused(answer.error());
    }
    const auto answers = ask::answerAll(*asked, section);
    if (!answers) return refused(answers.error());
    Json list = Json::array();
    for (const Explanation& one : *answers) list.push_back(toJson(one, nullptr));
    return {KYDAI_DONE, Json{{"answers", std::move(list)}}};
}

}  // namespace kydai::library
