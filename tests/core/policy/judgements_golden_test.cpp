// What policy says of changes of every kind, in sections with everything in them (support/festival.h) and on its way
// through random ones, in FIDE mode and out of it: every warning with its facts, the remarks that it adds, and the
// actions that are made of several changes. As it was when it was last read; which warning belongs to what is asked in
// judge_test.cpp and table_test.cpp.
#include "core/policy/judgement_text.h"
#include "core/policy/one_section.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "policy/meetings.h"
#include "policy/outputs.h"
#include "policy/rating_check.h"
#include "policy/report_check.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {
namespace {

/// Changes as an arbiter makes them: one thing differs.
class Arbiter {
public:
    Arbiter(const Section& section, Random& random) : m_section(section), m_random(random) {}

    CompoundChange next()
    {
        const RoundNumber last = m_section.roundsPaired();
        switch (m_random.below(16)) {
        case 0:
        case 1:
            return result<SetResult>();
        case 2:
            return result<SetReportedResult>();
        case 3:
            return publishing(m_section, kId, drafted());
        case 4:
            return PublishRound{kId, last + 1, otherwise(drafted())};
        case 5:
            return PublishRound{kId, anyRound(), otherwise(m_section.round(anyRound()))};
        case 6: {
            const RoundNumber round = anyRound();
            return PublishRound{kId, round, otherwise(m_section.round(round))};
        }
        case 7:
            return UnpairRound{kId, m_random.between(std::max(1, last - 1), last), {}};
        case 8: {
            Renumber renumber{kId, {}};
            for (const Player& player : m_section.players) renumber.tpns.push_back(player.tpn);
            std::swap(renumber.tpns[anyPlayer()], renumber.tpns[anyPlayer()]);
            return renumber;
        }
        case 9:
            return EditPlayer{kId, other(m_section.players[anyPlayer()])};
        case 10: {
            Player added = other({.name = "Mới", .rating = m_random.between(1500, 2500)});
            return addingPlayers(m_section, kId, {added});
        }
        case 11: {
            SetRequestedByes byes{kId, m_section.requestedByes};
            static constexpr Outcome kKinds[] = {Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
            const PlayerId player = m_section.players[anyPlayer() / 2].id;
            for (RoundNumber round = last + 1; round <= last + m_random.between(1, 2); ++round)
                byes.byes.push_back({player, round, kKinds[m_random.below(3)]});
            return byes;
        }
        case 12: {
            EditInfo edit{kId, m_section.info};
            edit.info.limits = {.sex = static_cast<Sex>(m_random.below(3)), .ratingTo = m_random.between(0, 2400)};
            edit.info.firstTable = m_random.between(1, 2);
            edit.info.firstDay.day = m_random.between(1, 2);
            return edit;
        }
        case 13: {
            SetPrizes prizes{kId, m_section.prizes, m_section.frozenPrizes};
            prizes.frozen.round = m_random.below(3) == 0 ? 0 : last;
            if (m_random.below(4) == 0) prizes.plan.protests.push_back({});
            if (m_random.below(3) == 0) prizes.plan.countedEntries = m_random.between(0, 9);
            if (m_random.below(2) == 0) return prizes;
            SetPrizes again = prizes;
            again.plan.countedEntries += m_random.between(0, 1);
            return {ActionKind::Edit, {prizes, again}};
        }
        case 14: {
            SetAdjustments adjust{kId, m_section.adjustments};
            adjust.adjustments.push_back({m_section.players[anyPlayer()].id, 0, {}, Points{m_random.between(-10, 10)}});
            return adjust;
        }
        default:
            return EditRules{kId, otherRules()};
        }
    }

    RuleSet otherRules()
    {
        RuleSet rules = m_section.rules;
        const PlayerId one = m_section.players[anyPlayer()].id;
        const PlayerId two = m_section.players[anyPlayer()].id;
        switch (m_random.below(14)) {
        case 0:
            rules.pairingSystem = static_cast<PairingSystem>(m_random.below(4));
            break;
        case 1:
            rules.pairingEdition = static_cast<PairingEdition>(m_random.below(2));
            break;
        case 2:
            rules.tieBreakEdition = static_cast<TieBreakEdition>(m_random.below(3));
            break;
        case 3:
            std::ranges::reverse(rules.tieBreaks);
            break;
        case 4:
            rules.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
            break;
        case 5:
            rules.points.pairingBye = Points{m_random.between(-5, 15)};
            break;
        case 6:
            rules.points.drawBlack = Points{m_random.between(0, 20)};
            rules.points.fullBye = Points{m_random.between(0, 20)};
            break;
        case 7:
            rules.bakuAcceleration = !rules.bakuAcceleration;
            break;
        case 8:
            rules.prohibited.push_back({1, m_random.between(1, 12), {one, two}, {}, "anh em"});
            break;
        case 9:
            rules.virtualPoints.push_back({one, m_section.roundsPaired() + 1, Points::whole(1)});
            break;
        case 10:
            rules.scheduledRounds = m_section.roundsPaired() + m_random.between(-1, 3);
            break;
        case 11:
            rules.initialColour = rules.initialColour ? std::optional<Colour>{} : Colour::White;
            break;
        case 12:
            rules.lotsSeed = m_random.below(3);
            rules.longEvent = true;
            break;
        default:
            rules.discipline = Discipline::Xiangqi;
            rules.equalsOrder = EqualsOrder::Birth;
        }
        return rules;
    }

private:
    [[nodiscard]] RoundNumber anyRound() { return m_random.between(1, m_section.roundsPaired()); }
    [[nodiscard]] std::size_t anyPlayer() { return m_random.below(m_section.players.size()); }

    template <class C>
    CompoundChange result()
    {
        static constexpr Outcome kResults[] = {Outcome::Win,        Outcome::Draw,       Outcome::Loss,
                                               Outcome::Adjourned,  Outcome::Open,       Outcome::ForfeitWin,
                                               Outcome::UnratedWin, Outcome::UnratedDraw};
        const RoundNumber round = std::max(1, m_section.roundsPaired() - m_random.between(0, 3));
        const auto& games = m_section.round(round).games;
        if (games.empty()) return UnpairRound{kId, round, {}};
        const Game& game = games[m_random.below(games.size())];
        const Outcome white = kResults[m_random.below(std::size(kResults))];
        return C{kId, round, game.white, game.black, white, mirrored(white)};
    }

    Round drafted()
    {
        const auto outcome = pairing::draftRound(m_section, m_section.roundsPaired() + 1);
        const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
        return draft == nullptr ? pairing::roundByHand(m_section, m_section.roundsPaired() + 1) : draft->round;
    }

    Round otherwise(Round round)
    {
        if (round.games.size() < 2) return round;
        Game& one = round.games[m_random.below(round.games.size())];
        Game& two = round.games[m_random.below(round.games.size())];
        switch (m_random.below(7)) {
        case 0:
            std::swap(one.white, one.black);
            break;
        case 1:
            std::swap(one.white, two.black);
            break;
        case 2:
            if (!round.byes.empty()) std::swap(one.black, round.byes[m_random.below(round.byes.size())].player);
            break;
        case 3:
            one.whiteOutcome = one.blackOutcome = Outcome::Draw;
            break;
        case 4:
            round.byes.insert(round.byes.begin(), {{one.white, Outcome::PairingBye}, {one.black, Outcome::FullBye}});
            round.games.erase(round.games.begin());
            break;
        case 5:
            for (Bye& bye : round.byes) bye.kind = Outcome::FullBye;
            round.comments = {"MPA @ Round 1: 1-2 => 2-1", "other"};
            break;
        default:
            std::swap(one, two);
        }
        return round;
    }

    Player other(Player player)
    {
        switch (m_random.below(7)) {
        case 0:
            player.rating += m_random.between(-300, 300);
            break;
        case 1:
            player.birth = {m_random.between(2005, 2030), 0, 0};
            break;
        case 2:
            player.sex = static_cast<Sex>(m_random.below(3));
            break;
        case 3:
            player.withdrawnFromRound = m_section.roundsPaired() + 1;
            break;
        case 4:
            player.marks.expelled = true;
            break;
        case 5:
            player.marks.noByes = true;
            break;
        default:
            player.fideId = "12400001";
            player.name = "Player 1";
        }
        return player;
    }

    const Section& m_section;
    Random& m_random;
};

Section outside(Section section)
{
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 1;
    return section;
}

/// The event with an action made, and what of it stays refused left out.
Event after(const EventState& state, const Result<Judgement>& judged)
{
    if (!judged || judged->isRefused()) return state.event;
    Event event = state.event;
    for (const Change& change : judged->action().changes) {
        auto made = applyTo(event, change);
        if (made) event = std::move(made->event);
    }
    return event;
}

TEST(Judgements, OfWhatAnArbiterDoesAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/arbiter");
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& festival : fixture::festival()) {
        for (int walk = 0; walk < 10; ++walk) {
            Random random(++seed);
            const bool inside = walk % 2 == 0;
            EventState state = stateOf(inside ? festival.section : outside(festival.section));
            std::string text;
            for (int step = 0; step < 12; ++step) {
                const Section& section = *state.event.sections.front().section;
                if (section.rounds.empty()) break;
                CompoundChange action = Arbiter(section, random).next();
                if (random.below(6) == 0) {
                    const CompoundChange more = Arbiter(section, random).next();
                    action.changes.insert(action.changes.end(), more.changes.begin(), more.changes.end());
                }
                const auto judged = judge(state, std::move(action));
                text += textOf(judged) + "\n\n";
                state.event = after(state, judged);
            }
            golden.add(fmt::format("{} {}", festival.name, walk), inside ? "in" : "out", text);
        }
    }
    golden.compare();
}

TEST(Judgements, OfChangesOfEveryKindAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/every_kind");
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Random random(seed);
        const bool isFile = seed % 4 == 0;
        EventState state;
        std::string text;
        for (int step = 0; step < 25; ++step) {
            CompoundChange action = fixture::anyChange(state.event, random);
            if (isFile) action.kind = ActionKind::Import;
            const auto judged = judge(state, std::move(action));
            text += textOf(judged) + "\n\n";
            if (isFile && judged && judged->isRefused()) {
                const auto outsideFide = importingOutside(*judged);
                text += outsideFide ? textOf(*outsideFide) : "no way in";
            }
            state.event = after(state, judged);
        }
        golden.add(std::to_string(seed), isFile ? "file" : "arbiter", text);
    }
    golden.compare();
}

/// What is asked before a round, before a correction and before a report, and what the report lacks.
TEST(Judgements, BeforeActionsAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/before");
    for (const fixture::NamedSection& festival : fixture::festival()) {
        for (int state = 0; state < 6; ++state) {
            Section section = state % 2 == 0 ? festival.section : outside(festival.section);
            Random random(static_cast<std::uint64_t>(state));
            if (state >= 2) {  // games that wait, players who are doubtful, rounds that end
                for (Round& round : section.rounds) {
                    for (Game& game : round.games) {
                        if (random.below(12) == 0) game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
                    }
                }
                section.players.back().fideId = section.players.front().fideId;
                section.players.back().name = section.players.front().name;
                section.players[1].rating = 4500;
                section.players[2].birth = {2050, 0, 0};
                section.info.limits.ratingTo = 2300;
            }
            if (state >= 4) {
                section.rules.scheduledRounds = section.roundsPaired();
                section.players[0].fideId = section.players[3].federation = "";
                section.players[4].sex = Sex::Unknown;
                section.info.chiefArbiter = "IA Trần Thị B (12400003)";
                section.info.deputyArbiters = {"Lê C", "FA Võ D (12400002)"};
                section.rounds.front().date = {};
            }
            const EventState event = stateOf(section);
            std::string text = textOf(beforePairing(event, kId)) + textOf(beforeReport(event, kId));
            for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
                text += textOf(beforeChanging(event, kId, round));
            text += fmt::format("open from {}\n", earliestOpenRound(section));
            for (int guard = 1; guard < static_cast<int>(Guard::FideMode); ++guard)
                text += isLocked(section, static_cast<Guard>(guard)) ? "x" : ".";
            for (const bool norms : {false, true}) {
                for (const ReportFinding& found : reportFindings(section, norms))
                    text += fmt::format("\n{} {} {} {} {}", static_cast<int>(found.fault), keyOf(found.player),
                                        found.round, found.count, keyOf(found.other));
            }
            text += FactsText{}(wrongMeetings(section));
            golden.add(fmt::format("{} {}", festival.name, state), "before", text);
        }
    }
    golden.compare();
}

/// Actions that are several changes.
TEST(Judgements, OfActionsOfSeveralChangesAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/actions");
    Random random(7);
    for (const fixture::NamedSection& festival : fixture::festival()) {
        const Section& section = festival.section;
        Event event = stateOf(section).event;
        Section second = fixture::randomSection(random, 6, static_cast<int>(random.below(3)));
        event.sections.push_back({SectionId{2}, std::make_shared<const Section>(std::move(second))});
        std::string text;
        const auto told = [&](const std::string& what, const CompoundChange& action) {
            text += what + '\n' + textOf(action) + '\n' + textOf(judge({event, 1}, action)) + "\n\n";
        };
        std::vector<PlayerId> some;
        CheckIn checkIn;
        for (const Player& player : section.players) {
            if (random.below(3) == 0) some.push_back(player.id);
            if (random.below(5) != 0) checkIn.marks[player.id] = static_cast<Presence>(random.below(4));
            text += fmt::format("late {}: {} {}\n", player.tpn, keyOf(byeToMeet(section, player.id)),
                                canBeSeatedLate(section, player.id));
            if (!canBeSeatedLate(section, player.id)) continue;
            for (const LateSeat seat : {LateSeat::AgainstBye, LateSeat::HalfPointBye, LateSeat::ZeroPointBye}) {
                if (seat != LateSeat::AgainstBye || byeToMeet(section, player.id) != PlayerId{})
                    told(fmt::format("seated {} {}", player.tpn, static_cast<int>(seat)),
                         seatingLate(section, kId, player.id, seat));
            }
        }
        told("adjourned", {ActionKind::Edit, adjournments(section, kId)});
        told("renumbered", renumbering(section, kId));
        told("removed", removing(section, kId, some));
        told("withdrawn", withdrawing(section, kId, some));
        told("back", returning(section, kId, some));
        told("moved", moving(event, kId, SectionId{2}, some));
        told("moved here", moving(event, SectionId{2}, kId, {event.sections[1].section->players.front().id}));
        for (const Kinship kinship : {Kinship::Unit, Kinship::Federation})
            told(fmt::format("apart {}", static_cast<int>(kinship)),
                 keepingApart(event, {kId, SectionId{2}}, kinship, {.lastRound = 3}));
        for (const WhenAway away :
             {WhenAway::Paired, WhenAway::HalfPointBye, WhenAway::ZeroPointBye, WhenAway::Withdrawn}) {
            checkIn.absent = away;
            checkIn.late = checkIn.unmarked = WhenAway::HalfPointBye;
            told(fmt::format("checked in {}", static_cast<int>(away)), closingCheckIn(section, kId, checkIn));
        }
        const auto list = [&](std::int64_t id) -> std::optional<FidePlayer> {
            if (id % 5 == 0) return std::nullopt;
            FidePlayer listed{.id = id, .name = "X", .federation = id % 3 == 0 ? "GER" : "VIE", .title = "FM"};
            listed.standard = {.rating = static_cast<int>(1900 + id % 7 * 50), .games = 3, .kFactor = 20};
            listed.rapid = {.rating = 1800, .games = 1, .kFactor = 40};
            return listed;
        };
        const auto differing = comparedWithList(section, list, "NOV26");
        told("ratings", takingOver(section, kId, differing));
        std::vector<Player> custom(section.players.begin() + 1, section.players.end());
        for (Player& player : custom) {
            player.rating -= 10 * (player.tpn % 4);
            player.national.push_back({.federation = "VIE", .rating = 1500 + player.tpn});
            if (player.tpn % 2 == 0) player.fideId.clear();
        }
        told("custom", takingOverCustom(section, kId, comparedWithCustomList(section, custom, "VN")));
        golden.add(festival.name, "actions", text);
    }
    golden.compare();
}

/// Rules as they are chosen, sections that come in from files, beside others or as they are opened; meetings of whole
/// sections, teams among them.
TEST(Judgements, OfSectionsThatComeInAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/sections");
    std::vector<fixture::NamedSection> sections = fixture::festival();
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        Random random(seed);
        Section whole = fixture::wholeSection(random);
        if (seed % 2 == 0) whole.rules.pairingSystem = PairingSystem::RoundRobin;
        sections.push_back({fmt::format("whole-{}", seed), std::move(whole)});
    }
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& named : sections) {
        const Section& section = named.section;
        Random random(++seed);
        std::string text;
        for (int each = 0; each < 20; ++each) {
            RuleSet chosen = Arbiter(section, random).otherRules();
            if (each % 3 == 0) chosen = fixture::wholePart<RuleSet>(random, section);
            text += toJson(chosenRules(section, chosen)).dump() + '\n';
        }
        text += toJson(sectionBeside(section, "Bên cạnh")).dump() + '\n';
        text += toJson(withAdjournments(section)).dump() + FactsText{}(wrongMeetings(section)) + '\n';
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            Round other = section.round(round);
            if (other.games.size() > 1) std::swap(other.games.front().black, other.games.back().black);
            text += FactsText{}(wrongMeetingsWith(section, round, other)) + '\n';
        }
        const EventState state = stateOf(section);
        text += textOf(onOpening(state.event));
        for (const ActionKind kind : {ActionKind::Import, ActionKind::Copy, ActionKind::Edit}) {
            const auto judged = judge(state, importing({section, outside(section)}, kind));
            text += textOf(judged) + '\n';
            const auto outsideFide = judged ? importingOutside(*judged) : std::nullopt;
            text += outsideFide ? textOf(*outsideFide) : "no way in";
        }
        Section other = outside(section);
        const ReplaceSection left{kId, std::make_shared<const Section>(other)};
        other.info.limits = {.ratingTo = 2000};
        other.rules.points.halfBye = Points{7};
        const ReplaceSection changed{kId, std::make_shared<const Section>(other)};
        for (const ReplaceSection& replaced : {left, changed}) text += textOf(judge(state, replaced)) + '\n';
        golden.add(named.name, "section", text);
    }
    golden.compare();
}

TEST(Judge, WhatIsStoppedSaysSo)
{
    auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    const auto judged = judge(stateOf(fixture::festival().back().section), UnpairRound{kId, 1, {}}, stop->get_token());
    ASSERT_FALSE(judged.ok());
    EXPECT_EQ(judged.error().code, Errc::Cancelled);
}

/// The tables of rules, templates and usual points, and what an event is set up and changed by.
TEST(Judgements, TablesAndPlansAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/plans");
    for (const Rule& rule : rules()) {
        EXPECT_EQ(warningOf(rule.word), rule.id);
        golden.add(
            std::string(rule.word), "rule",
            fmt::format("{} {} {}", static_cast<int>(rule.inFideMode), static_cast<int>(rule.outside), rule.question));
    }
    for (const PointSystem& points : usualPoints()) golden.add("points", "usual", toJson(points).dump());
    std::vector<EventTemplate> templates(eventTemplates().begin(), eventTemplates().end());
    templates.emplace_back();  // what those say of which nothing is told
    for (const EventTemplate& each : templates) {
        std::string text =
            fmt::format("{} {} {} {} {} {} {} {}", each.id, each.ages, each.bySex, static_cast<int>(each.discipline),
                        static_cast<int>(each.tempo), static_cast<int>(each.system), each.rounds, each.tieBreaks);
        Division division{.bySex = each.bySex, .tempos = {each.tempo, TimeControl::Blitz}, .year = 2026};
        division.ages = parseAges(each.ages).value();
        std::vector<SectionPlan> plans = sectionsOf(division);
        for (const SectionPlan& plan : plans)
            text += fmt::format(" '{}' {} {} {}", plan.name, plan.age, static_cast<int>(plan.tempo),
                                toJson(plan.limits).dump());
        text += textOf(settingUp({.name = "Giải", .town = "Huế"}, {}, plans));
        golden.add(fmt::format("'{}'", each.id), "template", text);
    }
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& festival : fixture::festival()) {
        Random random(++seed);
        Event event = stateOf(festival.section).event;
        for (int other = 2; other <= 3; ++other) {
            Section section = other == 2 ? festival.section : fixture::wholeSection(random);
            section.info.name = "Khác";
            event.sections.push_back({SectionId{other}, std::make_shared<const Section>(std::move(section))});
        }
        RuleSet rules = fixture::wholePart<RuleSet>(random, festival.section);
        rules.pairingSystem = festival.section.rules.pairingSystem;
        const auto info = fixture::wholePart<SectionInfo>(random, festival.section);
        golden.add(festival.name, "others",
                   textOf(editingRules(event, kId, rules, {SectionId{2}, SectionId{3}})) +
                       textOf(editingInfo(event, kId, info, {SectionId{2}, SectionId{3}})) +
                       textOf(editingRules(event, kId, rules, {})) + textOf(editingInfo(event, kId, info, {})));
    }
    for (const char* month : {"NOV26", "DEC26", "JAN27", "nov26", "11/2026", "1/2027", "13/2026", "0/2026", "x/2026",
                              "11/x", "NOVxx", "NO26", "", "NOV2026", "FOO26"}) {
        std::string text;
        for (const Date day : {Date{2026, 11, 1}, Date{2026, 11, 30}, Date{2026, 12, 1}, Date{2027, 1, 31},
                               Date{2026, 0, 0}, Date{0, 5, 1}, Date{}, Date{1, 5, 1}})
            text += fmt::format("{} {},", isInForce(month, day), listInForce(day));
        golden.add(fmt::format("'{}'", month), "month", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::policy
