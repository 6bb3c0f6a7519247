// Every row of the rules and the names of a section, changed alone after the start: what guards it is written here from
// rules/endorsement.md, not from the rows. A row that loses its guard, or gets another one, is named.

#include "policy/guards.h"

#include "model/fields.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "policy/judge.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <type_traits>

namespace kydai::policy {
namespace {

const SectionId kGuardedEvent{1};

const std::map<std::string, std::string> kGuardOfWord{
    {"pairingSystem", "systemLocked"},
    {"systemCode", "systemLocked"},
    {"doubleRoundRobin", "systemLocked"},
    {"reverseLastTwoRounds", "systemLocked"},
    {"furtherGames", "systemLocked"},
    {"gamesByCycle", "systemLocked"},
    {"homeBlack", "systemLocked"},
    {"table", "systemLocked"},
    {"keizer", "systemLocked"},
    {"knockOut", "systemLocked"},
    {"rankIsPairingOrder", "systemLocked"},
    {"pairingEdition", "pairingEditionLocked"},
    {"tieBreakEdition", "tieBreakEditionLocked"},
    {"tieBreaks", "tieBreaksAfterStart"},
    {"unratedRating", "tieBreaksAfterStart"},
    {"unratedMethod", "tieBreaksAfterStart"},
    {"ratingsByRound", "tieBreaksAfterStart"},
    {"lotsSeed", "lotsDrawn"},
    {"scheduledRounds", "roundsLocked"},
    {"winWhite", "pointsLocked"},
    {"winBlack", "pointsLocked"},
    {"drawWhite", "pointsLocked"},
    {"drawBlack", "pointsLocked"},
    {"lossWhite", "pointsLocked"},
    {"lossBlack", "pointsLocked"},
    {"forfeitWin", "pointsLocked"},
    {"forfeitLoss", "pointsLocked"},
    {"fullBye", "pointsLocked"},
    {"halfBye", "pointsLocked"},
    {"zeroBye", "pointsLocked"},
    {"unknown", "pointsLocked"},
    {"pairingBye", "byeValueLocked"},
    {"bakuAcceleration", "accelerationLocked"},
    {"virtualPoints", "accelerationLocked"},
    {"initialColour", "initialColourLocked"},
    {"prohibited", "prohibitedPairsLocked"},
    {"discipline", "ratingsChanged"},
    {"timeControl", "ratingsChanged"},
    {"ratingLists", "ratingsChanged"},
    {"longEvent", "ratingsChanged"},
    {"equalsOrder", "numberingChanged"},
    {"startingListMethod", "numberingChanged"},
};

Section begunSection(bool fideMode)
{
    Section section;
    section.rules.scheduledRounds = 7;
    section.rules.initialColour = Colour::White;
    section.rules.tieBreaks = {"BH"};
    section.rules.lotsSeed = 7;
    section.rules.fideMode = fideMode;
    section.rules.fideModeLeftInRound = fideMode ? 0 : 1;
    for (int number = 1; number <= 8; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Đấu thủ " + std::to_string(number);
        section.players.push_back(player);
    }
    Round round = std::get<pairing::DraftRound>(pairing::draftRound(section, 1)).round;
    for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    section.rounds.push_back(round);
    return section;
}

/// The guards among the warnings that a change gets, with their levels; nothing where it can't be made at all.
std::optional<std::map<std::string, Level>> guardWarnings(const Section& section, const Change& change)
{
    const auto judgement =
        judge({Event{{}, {{kGuardedEvent, std::make_shared<const Section>(section)}}}, 1}, CompoundChange(change));
    if (!judgement) return std::nullopt;
    std::map<std::string, Level> found;
    for (const Warning& warning : judgement->warnings()) {
        const std::string word(ruleOf(warning.id).word);
        const bool isGuard = std::ranges::any_of(kGuardOfWord, [&](const auto& each) { return each.second == word; });
        if (isGuard) found[word] = warning.level;
    }
    return found;
}

/// Changes one member of a part after the other and looks which guard stops it.
template <class Part, class MakeChange>
class RowWalk {
public:
    RowWalk(const Section& section, MakeChange make, std::set<std::string>& seen)
        : m_section(section), m_make(make), m_seen(seen)
    {
    }

    /// `part` finds the one that holds the member: the rules, or the points in them.
    template <class Owner, class Find>
    void walk(Find find)
    {
        const auto visit = [&]<class M, class Base>(const Row& row, M Base::*member) {
            if constexpr (std::is_same_v<M, PointSystem>) {
                walk<PointSystem>([&](Part& part) -> PointSystem& { return find(part).*member; });
            } else if (row.guard != Guard::FideMode) {
                look(std::string(row.word), [&](Part& part) -> M& { return find(part).*member; });
            }
        };
        describe(visit, std::type_identity<Owner>{});
    }

private:
    template <class Find>
    void look(const std::string& word, Find find)
    {
        SCOPED_TRACE(word);
        const auto expected = kGuardOfWord.find(word);
        Random random(word.size());
        for (int tries = 0; tries < 200; ++tries) {
            Part drawn = fixture::wholePart<Part>(random, m_section);
            Part after = now();
            if (find(drawn) == find(after)) continue;
            find(after) = find(drawn);
            const auto found = guardWarnings(m_section, m_make(after));
            if (!found) continue;
            m_seen.insert(word);
            std::map<std::string, Level> wanted;
            if (expected != kGuardOfWord.end())
                wanted[expected->second] = levelOf(*warningOf(std::string_view(expected->second)), m_section);
            EXPECT_EQ(*found, wanted);
            return;
        }
        if (expected != kGuardOfWord.end()) ADD_FAILURE() << "no other value was found";
    }
    Part now() const
    {
        if constexpr (std::is_same_v<Part, RuleSet>)
            return m_section.rules;
        else
            return m_section.info;
    }

    const Section& m_section;
    MakeChange m_make;
    std::set<std::string>& m_seen;
};

TEST(Guards, EachMemberIsGuardedAsTheListOfQuestionsWantsIt)
{
    for (const bool fideMode : {true, false}) {
        const Section section = begunSection(fideMode);
        std::set<std::string> seen;
        const auto editRules = [](const RuleSet& rules) { return Change(EditRules{kGuardedEvent, rules}); };
        RowWalk<RuleSet, decltype(editRules)> rules(section, editRules, seen);
        rules.walk<RuleSet>([](RuleSet& part) -> RuleSet& { return part; });
        const auto editInfo = [](const SectionInfo& info) { return Change(EditInfo{kGuardedEvent, info}); };
        RowWalk<SectionInfo, decltype(editInfo)> info(section, editInfo, seen);
        info.walk<SectionInfo>([](SectionInfo& part) -> SectionInfo& { return part; });
        for (const auto& [word, guard] : kGuardOfWord) EXPECT_TRUE(seen.contains(word)) << word << " has no row";
    }
}

/// A begun event of which nobody had told the number of rounds, the initial colour and the tie-breaks.
Section untoldSection(bool fideMode)
{
    Section section = begunSection(fideMode);
    section.rules.tieBreaks.clear();
    section.rules.lotsSeed = 0;
    section.rules.scheduledRounds.reset();
    section.rules.initialColour.reset();
    return section;
}

Judgement judgedRules(const Section& section, const RuleSet& rules)
{
    auto judged = judge({Event{{}, {{kGuardedEvent, std::make_shared<const Section>(section)}}}, 1},
                        CompoundChange(EditRules{kGuardedEvent, rules}));
    EXPECT_TRUE(judged.ok());
    return *std::move(judged);
}

std::map<std::string, Level> levelsOf(const Judgement& judgement)
{
    std::map<std::string, Level> found;
    for (const Warning& warning : judgement.warnings()) found[std::string(ruleOf(warning.id).word)] = warning.level;
    return found;
}

/// The remarks for the report that come with the action.
std::vector<std::string> remarksOf(const Judgement& judgement)
{
    std::vector<std::string> remarks;
    for (const Change& change : judgement.action().changes) {
        if (const auto* set = std::get_if<SetRoundComments>(&change))
            remarks.insert(remarks.end(), set->comments.begin(), set->comments.end());
    }
    return remarks;
}

TEST(Guards, WhatIsToldOnlyAfterTheStartIsAskedTwice)  // questions 58, 59, 201
{
    const Section section = untoldSection(true);
    RuleSet rules = section.rules;
    rules.tieBreaks = {"BH"};
    rules.unratedRating = 1400;
    rules.scheduledRounds = 7;
    rules.initialColour = Colour::White;
    const Judgement judgement = judgedRules(section, rules);
    EXPECT_EQ(levelsOf(judgement), (std::map<std::string, Level>{{"tieBreaksToldLate", Level::TwoSteps},
                                                                 {"roundsToldLate", Level::TwoSteps},
                                                                 {"initialColourToldLate", Level::TwoSteps}}));
    const std::vector<std::string> told = remarksOf(judgement);
    const auto tells = [&](std::string_view text) {
        return std::ranges::any_of(told, [&](const std::string& comment) { return comment.starts_with(text); });
    };
    EXPECT_TRUE(tells("Configuration @ Round 1: rounds none => 7")) << testing::PrintToString(told);
    EXPECT_TRUE(tells("Tie-breaks @ Round 1: before none")) << testing::PrintToString(told);
    const Section outside = untoldSection(false);
    rules.fideMode = outside.rules.fideMode;
    rules.fideModeLeftInRound = outside.rules.fideModeLeftInRound;
    EXPECT_TRUE(levelsOf(judgedRules(outside, rules)).empty()) << "outside FIDE mode";
}

TEST(Guards, LotsThatNobodyDrewAreFree)
{
    const Section section = untoldSection(true);
    RuleSet rules = section.rules;
    rules.lotsSeed = 5;
    EXPECT_TRUE(levelsOf(judgedRules(section, rules)).empty());
}

TEST(Guards, RoundOneIsComparedOnceMoreWithAnInitialColourToldLate)  // question 60
{
    const Section section = untoldSection(true);  // White had the lot
    RuleSet rules = section.rules;
    rules.initialColour = Colour::Black;
    const Judgement judgement = judgedRules(section, rules);
    ASSERT_EQ(judgement.warnings().size(), 1U);
    const auto* differences = std::get_if<Differences>(&judgement.warnings()[0].facts);
    ASSERT_NE(differences, nullptr);
    EXPECT_EQ(differences->at(0).round, 1);
    EXPECT_EQ(differences->at(0).differences.size(), 4U) << "every board has the other colours";
    const std::vector<std::string> told = remarksOf(judgement);
    const auto isCheck = [](const std::string& comment) {
        return comment.starts_with("Configuration @ Round 1: checked again, board 1: 1-5, rules 5-1; ");
    };
    EXPECT_EQ(std::ranges::count_if(told, isCheck), 1) << testing::PrintToString(told);
    rules.scheduledRounds = 7;  // told late as well: the round is told once
    EXPECT_EQ(std::ranges::count_if(remarksOf(judgedRules(section, rules)), isCheck), 1);
}

TEST(Guards, NoRoundIsComparedOnceMoreThatTheSameActionTookBack)
{
    Section section = untoldSection(true);
    for (Game& game : section.rounds.at(0).games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    RuleSet first = section.rules;
    first.initialColour = Colour::Black;
    RuleSet second = first;
    second.scheduledRounds = 7;
    const Event event{{}, {{kGuardedEvent, std::make_shared<const Section>(section)}}};
    const auto judged = judge({event, 1}, CompoundChange(ActionKind::Edit, {EditRules{kGuardedEvent, first},
                                                                            UnpairRound{kGuardedEvent, 1, {}},
                                                                            EditRules{kGuardedEvent, second}}));
    ASSERT_TRUE(judged.ok()) << judged.error().detail;
    EXPECT_EQ(levelsOf(*judged), (std::map<std::string, Level>{{"initialColourToldLate", Level::TwoSteps},
                                                               {"unpairRound", Level::Confirm}}));
}

/// The last round of a generated event as it is paired where nobody told how many there are: as the final one.
Section pairedAsFinal(std::uint64_t seed)
{
    pairing::GenerateOptions options;
    options.seed = seed;
    options.players = 14;
    options.rounds = 8;
    Section section = pairing::generate(options);
    section.rules.scheduledRounds.reset();
    section.rounds.pop_back();
    const RoundNumber last = section.roundsPaired();
    const Round played = section.rounds.back();
    section.rounds.pop_back();
    section.requestedByes.clear();
    for (const Bye& bye : played.byes) {
        if (bye.kind == Outcome::HalfBye || bye.kind == Outcome::ZeroBye || bye.kind == Outcome::FullBye)
            section.requestedByes.push_back({bye.player, last, bye.kind});
    }
    section.rounds.push_back(std::get<pairing::DraftRound>(pairing::draftRound(section, last)).round);
    return section;
}

TEST(Guards, TheLastRoundIsComparedOnceMoreWhereItIsNotTheFinalOne)  // questions 60, 61
{
    int otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        const Section section = pairedAsFinal(seed);
        RuleSet rules = section.rules;
        rules.scheduledRounds = section.roundsPaired() + 2;
        const Judgement judgement = judgedRules(section, rules);
        ASSERT_EQ(judgement.warnings().size(), 1U);
        // What the rules give, asked here without the judge.
        Section then = section;
        then.rules = rules;
        const Round published = then.rounds.back();
        then.rounds.pop_back();
        const auto due = pairing::draftRound(then, section.roundsPaired());
        const bool differs = std::get<pairing::DraftRound>(due).round.games != published.games;
        const auto* told = std::get_if<Differences>(&judgement.warnings()[0].facts);
        EXPECT_EQ(told != nullptr, differs);
        const std::vector<std::string> remarks = remarksOf(judgement);
        EXPECT_EQ(std::ranges::any_of(
                      remarks, [](const auto& remark) { return remark.find("checked again") != std::string::npos; }),
                  differs);
        // And where a number told before is changed.
        Section numbered = section;
        numbered.rules.scheduledRounds = section.roundsPaired();
        const Judgement changed = judgedRules(numbered, rules);
        ASSERT_EQ(changed.warnings().size(), 1U);
        EXPECT_EQ(changed.warnings()[0].id, WarningId::RoundsLocked);
        EXPECT_EQ(std::get_if<Differences>(&changed.warnings()[0].facts) != nullptr, differs);
        otherwise += differs ? 1 : 0;
    }
    EXPECT_GT(otherwise, 3) << "too few of these rounds depend on being the final one";
}

}  // namespace
}  // namespace kydai::policy
