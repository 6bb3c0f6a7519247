// Small events drawn at random as they come to their report: officials, identities, dates and results that are missing,
// results corrected with and without a word, tables that are broken, ratings that a list has otherwise. What the report
// lacks, what a file says otherwise than the rules, what remarks tell, and what an event begun from it takes over. As
// they were when they were last read; what they must be is asked in report_check_test.cpp, deviations_test.cpp,
// rating_check_test.cpp, remarks_test.cpp and event_plan_test.cpp.
#include "core/policy/arbiter.h"
#include "core/policy/judgement_text.h"
#include "core/policy/one_section.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/deviations.h"
#include "policy/event_plan.h"
#include "policy/meetings.h"
#include "policy/outputs.h"
#include "policy/rating_check.h"
#include "policy/remarks.h"
#include "policy/report_check.h"
#include "support/any_of.h"
#include "support/golden.h"
#include "support/random.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {
namespace {

using fixture::anyOf;

Player drawnPlayer(Random& random, int number)
{
    static const std::array<std::string, 5> kIds{"", "12400001", "12400002", "", "x1"};
    Player player;
    player.id = playerId(number);
    player.tpn = number;
    player.name = "Đấu thủ " + std::to_string(random.below(8) == 0 ? 1 : number);
    player.fideId = random.below(2) == 0 ? anyOf(random, kIds) : std::to_string(12400010 + number);
    player.rating = random.below(6) == 0 ? 0 : 2100 - 50 * number;
    player.birth.year = random.below(6) == 0 ? 0 : 2000 + random.between(0, 2);
    player.sex = random.below(6) == 0 ? Sex::Unknown : Sex::Male;
    player.federation = random.below(6) == 0 ? "" : "VIE";
    player.title = random.below(3) == 0 ? Title::FM : Title::None;
    player.titleText = random.below(5) == 0 ? "kiện tướng" : "";
    if (random.below(4) == 0) player.national.push_back({.federation = "VIE", .rating = 1500 + 10 * number});
    if (random.below(8) == 0) player.ratings.listed.push_back({"VN", 1400, "OCT26"});
    return player;
}

/// Publishes what the rules give, with its picture, and plays it; now and then otherwise than they do.
void publishAndPlay(Section& section, Random& random, RoundNumber rounds)
{
    static constexpr std::array kResults{Outcome::Win,        Outcome::Draw,        Outcome::Loss,
                                         Outcome::Win,        Outcome::Loss,        Outcome::UnratedDraw,
                                         Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::Adjourned};
    while (section.roundsPaired() < rounds) {
        const RoundNumber next = section.roundsPaired() + 1;
        const auto outcome = pairing::draftRound(section, next);
        const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
        if (draft == nullptr) return;
        Round round = draft->round;
        if (random.below(6) == 0 && round.games.size() > 1) std::swap(round.games[0].black, round.games[1].white);
        const auto applied = applyTo(stateOf(section).event, PublishRound{kId, next, round});
        if (!applied) return;
        section = *applied->event.sections.front().section;
        Round& published = section.rounds.back();
        if (random.below(6) != 0) published.date = {2026, 5, 1 + next};
        for (Game& game : published.games) {
            if (next == rounds && random.below(5) == 0) continue;
            game.whiteOutcome = anyOf(random, kResults);
            game.blackOutcome = mirrored(game.whiteOutcome);
        }
        if (random.below(3) != 0) continue;
        // A result of an earlier round becomes another one, with a word of it or without.
        Round& earlier = section.rounds[random.below(section.rounds.size())];
        if (earlier.games.empty()) continue;
        Game& game = earlier.games[random.below(earlier.games.size())];
        const Game before = game;
        game.whiteOutcome = anyOf(random, kResults);
        game.blackOutcome = mirrored(game.whiteOutcome);
        if (random.below(2) == 0)
            earlier.comments.push_back(correctionRemark(
                section, next, game, {before.whiteOutcome, before.blackOutcome, game.whiteOutcome, game.blackOutcome}));
    }
}

Section drawnReport(Random& random)
{
    static constexpr std::array kSystems{PairingSystem::Dutch, PairingSystem::RoundRobin, PairingSystem::RoundRobin,
                                         PairingSystem::Dutch, PairingSystem::KnockOut,   PairingSystem::Keizer};
    static const std::array<std::string, 6> kOfficials{"",     "IA Trần Thị B (12400001)", "Lê C",
                                                       "FA D", "NA E (12400012)",          "FA Võ D (12400013)"};
    Section section;
    SectionInfo& info = section.info;
    info.name = "Giải";
    for (std::string* text : {&info.town, &info.federation, &info.timeControlText, &info.codedTimeControl})
        *text = random.below(3) == 0 ? "" : "VIE";
    info.firstDay = {random.below(4) == 0 ? 0 : 2026, 5, 1};
    info.lastDay = {random.below(4) == 0 ? 0 : 2026, 5, 9};
    info.chiefArbiter = anyOf(random, kOfficials);
    for (std::uint64_t left = random.below(3); left > 0; --left)
        info.deputyArbiters.push_back(anyOf(random, kOfficials));
    info.report.eventCode = random.below(2) == 0 ? "345678" : "";
    info.report.gamesKept = random.below(2) == 0;
    section.rules.pairingSystem = anyOf(random, kSystems);
    section.rules.doubleRoundRobin = random.below(3) == 0;
    section.rules.initialColour = Colour::Black;
    section.rules.fideMode = random.below(3) != 0;
    section.rules.bakuAcceleration = random.below(2) == 0;
    if (random.below(5) == 0) section.rules.points.unknown = Points{7};
    const int players = random.between(2, 7);
    for (int number = 1; number <= players; ++number) section.players.push_back(drawnPlayer(random, number));
    if (random.below(3) == 0) {  // who was entered first has the last number
        for (Player& player : section.players) player.tpn = players + 1 - player.tpn;
    }
    RoundNumber rounds = random.between(1, 5);
    if (section.rules.pairingSystem == PairingSystem::RoundRobin) rounds = pairing::tableRounds(section);
    section.rules.scheduledRounds = rounds;
    publishAndPlay(section, random, random.below(4) == 0 ? rounds - 1 : rounds);
    for (Player& player : section.players) {
        if (random.below(9) == 0) player.withdrawnFromRound = random.between(1, 4);
        if (random.below(player.withdrawnFromRound ? 2 : 16) == 0) player.marks.expelled = true;
    }
    if (section.rules.bakuAcceleration) {
        for (const Player& player : section.players) {
            for (RoundNumber round = 1; round <= rounds; ++round) {
                const int tenths = player.tpn > players / 2 + random.between(0, 1) ? 0 : round <= 2 ? 10 : 5;
                if (tenths > 0) section.rules.virtualPoints.push_back({player.id, round, Points{tenths}});
            }
        }
    }
    return section;
}

/// What an arbiter seldom does: rounds that come with rules, remarks or results for the report, and games that are
/// decided for it.
CompoundChange seldomDone(const Section& section, Random& random)
{
    const RoundNumber round = random.between(1, section.roundsPaired());
    Round content = section.round(round);
    switch (random.below(6)) {
    case 0:
        content.rules = Arbiter(section, random).otherRules();
        return PublishRound{kId, round, content};
    case 1:
        for (Game game : section.round(round).games) {
            game.whiteOutcome = random.below(2) == 0 ? Outcome::Win : Outcome::Draw;
            game.blackOutcome = random.below(4) == 0 ? Outcome::Win : mirrored(game.whiteOutcome);
            if (random.below(2) == 0) content.reported.push_back(game);
        }
        return PublishRound{kId, round, content};
    case 2:
        return SetRoundComments{kId, round, {"của trọng tài", "FPB @ Round 1: 4"}};
    case 3: {
        Section other = section;
        for (Player& player : other.players) player.marks.noByes = random.below(2) == 0;
        other.requestedByes.push_back({other.players.back().id, section.roundsPaired() + 1, Outcome::HalfBye});
        if (random.below(2) == 0) other.rounds.pop_back();
        return ReplaceSection{kId, std::make_shared<const Section>(std::move(other))};
    }
    case 4:
        for (Bye& bye : content.byes) {
            static constexpr std::array kKinds{Outcome::HalfBye, Outcome::FullBye, Outcome::ZeroBye};
            bye.kind = anyOf(random, kKinds);
        }
        return PublishRound{kId, round, content};
    default:
        return UnpairRound{kId, section.roundsPaired(), {}};
    }
}

TEST(ReportsGolden, WhatIsDoneInSmallEventsIsJudgedAsItWasRead)
{
    fixture::Golden golden("judgements/small");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(7000 + seed);
        Section section = drawnReport(random);
        if (section.rounds.empty()) continue;
        if (random.below(2) == 0) section.rules.scheduledRounds = section.roundsPaired() + random.between(0, 2);
        for (Player& player : section.players) {
            player.marks.noByes = random.below(4) == 0;
            if (random.below(4) == 0)
                section.requestedByes.push_back({player.id, section.roundsPaired() + 1, Outcome::HalfBye});
        }
        if (random.below(3) == 0) section.info.limits = {.sex = Sex::Male, .bornFrom = 2001, .ratingTo = 2000};
        EventState state = stateOf(section);
        std::string text;
        for (int step = 0; step < 10; ++step) {
            const Section& now = *state.event.sections.front().section;
            if (now.rounds.empty()) break;
            const auto judged =
                judge(state, random.below(3) == 0 ? seldomDone(now, random) : Arbiter(now, random).next());
            text += textOf(judged) + "\n\n";
            if (!judged || judged->isRefused()) continue;
            for (const Change& change : judged->action().changes) {
                if (auto made = applyTo(state.event, change)) state.event = std::move(made->event);
            }
        }
        golden.add(std::to_string(seed), "small", text);
    }
    golden.compare();
}

std::string differenceText(const RatingDifference& each)
{
    std::string text = fmt::format("{} {} {} {} '{}' {} {}", keyOf(each.player), each.isMissing, each.listed,
                                   each.kFactor, each.source, static_cast<int>(each.title), each.federation);
    for (const ListRating& list : each.lists) text += fmt::format(" {} {} {}", list.list, list.rating, list.month);
    return text + '\n';
}

TEST(ReportsGolden, WhatAReportLacksAndAFileSaysOtherwiseIsAsItWasRead)
{
    fixture::Golden golden("judgements/reports");
    for (std::uint64_t seed = 1; seed <= 250; ++seed) {
        Random random(seed);
        const Section section = drawnReport(random);
        const EventState state = stateOf(section);
        std::string text;
        for (const bool norms : {false, true}) {
            for (const ReportFinding& found : reportFindings(section, norms))
                text += fmt::format("{} {} {} {} {};", static_cast<int>(found.fault), keyOf(found.player), found.round,
                                    found.count, keyOf(found.other));
        }
        for (const Deviation& each : deviationsOf(section))
            text += fmt::format("\n{} {} {} {} {} {} {}", static_cast<int>(each.kind), keyOf(each.player),
                                keyOf(each.other), each.round, each.file, each.rules, each.word);
        text += fmt::format("\n{} {}\n", arePicturesExplained(section), FactsText{}(wrongMeetings(section)));
        for (const Purpose purpose : {Purpose::Anything, Purpose::Rating})
            text += textOf(beforeReport(state, kId, purpose)) + '\n';
        text += textOf(beforePairing(state, kId)) + fmt::format("\nopen from {}\n", earliestOpenRound(section));
        const auto brought = judge({}, importing({section}));
        text += textOf(brought) + '\n';
        const auto outside = brought ? importingOutside(*brought) : std::nullopt;
        if (outside) text += textOf(*outside) + '\n';
        golden.add(std::to_string(seed), "report", text);
    }
    golden.compare();
}

TEST(ReportsGolden, RatingsOfAListAreTakenOverAsTheyWereRead)
{
    fixture::Golden golden("judgements/ratings");
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(2000 + seed);
        Section section = drawnReport(random);
        section.rules.timeControl = static_cast<TimeControl>(random.below(3));
        const auto find = [&](std::int64_t id) -> std::optional<FidePlayer> {
            if (id % 4 == 0) return std::nullopt;
            FidePlayer listed{.id = id, .name = "X", .federation = id % 3 == 0 ? "GER" : "VIE"};
            listed.title = id % 5 == 0 ? "" : "FM";
            listed.standard = {.rating = static_cast<int>(2100 - 50 * (id % 10)), .games = 3, .kFactor = 20};
            if (id % 2 == 0) listed.rapid = {.rating = 1800, .games = 1, .kFactor = 40};
            return listed;
        };
        const auto listed = comparedWithList(section, find, "NOV26");
        std::string text;
        for (const RatingDifference& each : listed) text += differenceText(each);
        text += textOf(takingOver(section, kId, listed)) + '\n';
        std::vector<Player> list;
        for (const Player& player : section.players) {
            if (random.below(4) == 0) continue;
            Player one = drawnPlayer(random, player.tpn);
            if (random.below(2) == 0) one.name = player.name;
            if (random.below(2) == 0) one.fideId = player.fideId;
            if (random.below(3) == 0) one.rating = 0;
            list.push_back(std::move(one));
        }
        const auto custom = comparedWithCustomList(section, list, "VN");
        for (const RatingDifference& each : custom) text += differenceText(each);
        text += textOf(takingOverCustom(section, kId, custom));
        for (const Date& today : {Date{2026, 4, 30}, Date{2026, 5, 1}, Date{2026, 5, 2}, Date{2025, 12, 31}}) {
            for (const bool isLong : {false, true}) {
                section.rules.longEvent = isLong;
                const Date day = listDayOf(section, today);
                text += fmt::format(" {}-{}-{}", day.year, day.month, day.day);
            }
        }
        golden.add(std::to_string(seed), "ratings", text);
    }
    golden.compare();
}

TEST(ReportsGolden, RemarksSayWhatTheySaid)
{
    fixture::Golden golden("judgements/remarks");
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(3000 + seed);
        const Section section = drawnReport(random);
        std::string text;
        for (RoundNumber number = 1; number < section.roundsPaired(); ++number) {
            const Round& one = section.round(number);
            const Round& other = section.round(number + 1);
            text += manualRemark(section, number, one, other) + '\n' + manualRemark(section, number, one, one) + '\n';
            for (std::size_t at = 0; at < std::min(one.games.size(), other.games.size()); ++at) {
                const ResultChange change{one.games[at].whiteOutcome, one.games[at].blackOutcome,
                                          other.games[at].whiteOutcome, other.games[at].blackOutcome};
                text += correctionRemark(section, number, one.games[at], change) + '\n' +
                        adjournedRemark(section, number, other.games[at], change) + '\n';
            }
            Round byes = one;
            for (Bye& bye : byes.byes) bye.kind = random.below(2) == 0 ? Outcome::FullBye : Outcome::HalfBye;
            text += fullPointByeRemark(section, number, byes) + '\n';
            std::vector<std::string> kept = other.comments;
            keepIntegrityRemarks(one.comments, kept);
            for (const std::string& remark : kept) text += remark + '\n';
        }
        const auto rules = fixture::wholePart<RuleSet>(random, section);
        for (const std::string& remark : configurationRemarks(section, rules)) text += remark + '\n';
        const auto info = fixture::wholePart<SectionInfo>(random, section);
        for (const std::string& remark : configurationRemarks(section, info)) text += remark + '\n';
        golden.add(std::to_string(seed), "remarks", text);
    }
    golden.compare();
}

TEST(ReportsGolden, EventsBegunFromOthersAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/begun");
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        Random random(4000 + seed);
        Section earlier = seed % 2 == 0 ? drawnReport(random) : fixture::wholeSection(random);
        earlier.rules.pairingSystem = static_cast<PairingSystem>(seed % kPairingSystems);
        if (random.below(2) == 0) earlier.info.limits = {.bornFrom = 2016, .bornTo = random.below(2) == 0 ? 0 : 2018};
        SectionInfo common = fixture::wholePart<SectionInfo>(random, earlier);
        static constexpr std::array kYears{0, 2017, 2023, 2025, 2026, 2027};
        common.firstDay = {anyOf(random, kYears), random.between(1, 12), 1};
        std::string text = toJson(begunAnew(earlier, common)).dump() + '\n';
        std::vector<PlayerId> best;
        for (const Player& player : earlier.players) {
            if (random.below(2) == 0) best.insert(best.begin(), player.id);
        }
        for (const PairingSystem system : {PairingSystem::KnockOut, PairingSystem::RoundRobin, PairingSystem::Keizer,
                                           PairingSystem::Dutch, PairingSystem::DoubleSwiss})
            text += toJson(continuation(earlier, best, "Chung kết", system)).dump() + '\n';
        EventUnitRules units;
        units.women = static_cast<int>(seed % 2);
        text += textOf(settingUpLike({earlier, earlier}, units, common));
        golden.add(std::to_string(seed), "begun", text);
    }
    golden.compare();
}

/// What stands before " @ Round " says whose a remark is.
TEST(Remarks, OnlyWhatPolicyWroteOfARoundIsOfItsIntegrity)
{
    for (const char* word :
         {"MPA", "Import", "Correction", "Adjourned", "Configuration", "Tie-breaks", "Prohibition", "FPB", "Numbers"}) {
        const std::string remark = std::string(word) + " @ Round 3: 5-12";
        EXPECT_TRUE(isIntegrityRemark(remark)) << word;
        EXPECT_EQ(isManualRemark(remark), remark.starts_with("MPA")) << word;
        EXPECT_EQ(isResultRemark(remark), remark.starts_with("Correction") || remark.starts_with("Adjourned")) << word;
        EXPECT_FALSE(isIntegrityRemark(std::string(word) + ": 5-12")) << word;
        EXPECT_FALSE(isIntegrityRemark("x" + remark)) << word;
    }
    EXPECT_FALSE(isIntegrityRemark("Other @ Round 3: 5-12"));
    EXPECT_FALSE(isIntegrityRemark(" @ Round 3: 5-12"));
    std::vector<std::string> after{"own", "FPB @ Round 1: 4"};
    keepIntegrityRemarks({"theirs", "MPA @ Round 1: 1-2", "FPB @ Round 1: 4", "Numbers @ Round 1: 1 => 2"}, after);
    EXPECT_EQ(after,
              (std::vector<std::string>{"MPA @ Round 1: 1-2", "Numbers @ Round 1: 1 => 2", "own", "FPB @ Round 1: 4"}));
}

}  // namespace
}  // namespace kydai::policy
