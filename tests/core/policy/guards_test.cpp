// Every row of the rules and the names of a section, changed alone after the start: what guards it is written here from
// rules/endorsement.md, not from the rows. A row that loses its guard, or gets another one, is named.

#include "policy/guards.h"

#include "model/fields.h"
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

TEST(Guards, WhatNobodyGaveYetBindsNobody)
{
    Section section = begunSection(true);
    section.rules.tieBreaks.clear();
    section.rules.lotsSeed = 0;
    section.rules.scheduledRounds.reset();
    section.rules.initialColour.reset();
    EditRules change{kGuardedEvent, section.rules};
    change.rules.tieBreaks = {"BH"};
    change.rules.unratedRating = 1400;
    change.rules.lotsSeed = 5;
    change.rules.scheduledRounds = 7;
    change.rules.initialColour = Colour::Black;
    EXPECT_TRUE(guardWarnings(section, change)->empty());
}

}  // namespace
}  // namespace kydai::policy
