#include "text/journal_text.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <memory>

namespace kydai::text {
namespace {

constexpr SectionId kOne{1};

Event twoPlayers()
{
    Section section;
    for (const auto& [id, number, name] : {std::tuple(1, 2, "Minh"), std::tuple(2, 1, "Loan")}) {
        Player player;
        player.id = playerId(id);
        player.tpn = number;
        player.name = name;
        section.players.push_back(std::move(player));
    }
    Event event;
    event.sections.push_back({kOne, std::make_shared<const Section>(std::move(section))});
    return event;
}

JournalEntry done(Change change, std::optional<Change> inverse)
{
    JournalEntry entry;
    entry.steps.push_back({std::move(change), std::move(inverse)});
    return entry;
}

SetResult won()
{
    return SetResult{kOne, 1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss};
}

/// Minh and Loan had 1 and 2 until they were renumbered.
std::vector<JournalLine> renumberedAfter(Change first)
{
    const JournalEntry entries[] = {done(std::move(first), std::nullopt),
                                    done(Renumber{kOne, {2, 1}}, Renumber{kOne, {1, 2}}), done(won(), std::nullopt)};
    return journalLines(entries, twoPlayers());
}

TEST(JournalText, AfterARenumberingWhatWasDoneBeforeSaysBothNumbers)
{
    const auto lines = renumberedAfter(won());
    ASSERT_EQ(lines.size(), 3U);
    const auto told = [&](std::size_t line, Language language) {
        return journalWords(lines[line], twoPlayers(), Wording(language)).what.toStdString();
    };
    EXPECT_EQ(told(0, Language::English), "Round 1: Minh (2, then 1) – Loan (1, then 2) 1 - 0");
    EXPECT_EQ(told(0, Language::Vietnamese), "Ván 1: Minh (2, khi ấy 1) – Loan (1, khi ấy 2) 1 - 0");
    EXPECT_EQ(told(2, Language::English), "Round 1: Minh – Loan 1 - 0") << "numbers have not changed since";
}

TEST(JournalText, ALineUpSaysWhoSitsWhereAndWhoSatThereBefore)
{
    Section section = *twoPlayers().sections[0].section;
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế", .members = {playerId(1), playerId(2)}}};
    TeamEvent before = section.teams;
    before.lineUps = {{.round = 1, .team = TeamId{1}, .boards = {playerId(2)}},
                      {.round = 2, .team = TeamId{2}, .boards = {playerId(1)}},
                      {.round = 2, .team = TeamId{1}, .boards = {playerId(1), playerId(2)}}};
    Event event;
    event.sections.push_back({kOne, std::make_shared<const Section>(section)});
    const SetLineUp now{kOne, {2, TeamId{1}, {}, {PlayerId{}, playerId(1)}, "late"}};
    const JournalEntry entries[] = {done(now, EditTeams{kOne, section.teams}), done(now, EditTeams{kOne, before})};
    const auto lines = journalLines(entries, event);
    const auto told = [&](std::size_t line) { return journalWords(lines[line], event, Wording(Language::English)); };
    EXPECT_EQ(told(0).what.toStdString(), "Round 2: line-up of Huế (late): – → 1 –, 2 Minh");
    EXPECT_EQ(told(1).what.toStdString(), "Round 2: line-up of Huế (late): 1 Minh, 2 Loan → 1 –, 2 Minh");
    EXPECT_EQ(told(1).before.toStdString(), "1 Minh, 2 Loan");
}

TEST(JournalText, ResultsTakenAtOnceAreCountedAndAMatchIsNamed)
{
    Section section = *twoPlayers().sections[0].section;
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế", .members = {playerId(1)}},
                           {.id = TeamId{2}, .name = "Vinh", .members = {playerId(2)}}};
    Event event;
    event.sections.push_back({kOne, std::make_shared<const Section>(section)});
    const std::vector<Change> two{won(), won()};
    EXPECT_EQ(actionText(ActionKind::Edit, two, event, Wording(Language::English), {}).toStdString(),
              "results of 2 boards");
    EXPECT_EQ(actionText(ActionKind::EnterMatch, two, event, Wording(Language::English), {}).toStdString(),
              "Round 1: match Huế – Vinh with 2 boards entered");
}

/// Of several changes the values say what was before; of one, what undoes it.
TEST(JournalText, WhatWasBeforeIsSaidOnce)
{
    const Event event = twoPlayers();
    const auto toldOf = [&](JournalEntry entry, ActionKind kind) {
        entry.kind = kind;
        const JournalEntry entries[] = {std::move(entry)};
        return journalWords(journalLines(entries, event).front(), event, Wording(Language::English));
    };
    SetResult drawn = won();
    drawn.whiteOutcome = drawn.blackOutcome = Outcome::Draw;
    EXPECT_EQ(toldOf(done(won(), drawn), ActionKind::Edit).before.toStdString(), "½ - ½");
    JournalEntry several = done(won(), drawn);
    several.steps.push_back({won(), drawn});
    const JournalWords words = toldOf(several, ActionKind::Edit);
    EXPECT_EQ(words.what.toStdString(), "results of 2 boards");
    EXPECT_EQ(words.before.toStdString(), "");
}

TEST(JournalText, AWithdrawalIsSaidByItsWordsAlone)
{
    const Event event = twoPlayers();
    const Player before = event.sections[0].section->players[0];
    Player after = before;
    after.withdrawnFromRound = 3;
    const auto toldOf = [&](const Player& now, const Player& then) {
        const JournalEntry entries[] = {done(EditPlayer{kOne, now}, EditPlayer{kOne, then})};
        return journalWords(journalLines(entries, event).front(), event, Wording(Language::English)).what.toStdString();
    };
    EXPECT_EQ(toldOf(after, before),
              changeText(EditPlayer{kOne, after}, event, Wording(Language::English)).toStdString());
    Player renamed = before;
    renamed.rating = 1500;
    EXPECT_NE(toldOf(renamed, before).find("1500"), std::string::npos) << "what is not said by words is by its value";
}

TEST(JournalText, AComplaintSaysWhichNumbersItNamesAreOthersNow)
{
    const std::string kept = R"({"subject":"Why?","conclusion":"So.","steps":[{"args":{"player":{"player":1}}}]})";
    const auto lines = renumberedAfter(KeepComplaint{kOne, kept, "Rejected."});
    const ComplaintWords words = complaintWords(lines[0], twoPlayers(), Wording(Language::English));
    EXPECT_EQ(words.question, QStringLiteral("Why?"));
    EXPECT_EQ(words.numbers, QStringLiteral("1 is now 2 Minh")) << "Loan is not in it";
    const JournalEntry later[] = {done(KeepComplaint{kOne, kept, {}}, std::nullopt)};
    EXPECT_TRUE(complaintWords(journalLines(later, twoPlayers())[0], twoPlayers(), Wording(Language::English))
                    .numbers.isEmpty());
}

TEST(JournalText, ALineIsOfTheTimeOfItsEntry)
{
    JournalEntry entry = done(won(), won());
    constexpr qint64 kThen = 1'700'000'000'000;
    entry.at += std::chrono::milliseconds(kThen) - entry.at.time_since_epoch();
    const JournalEntry entries[] = {entry};
    EXPECT_EQ(journalLines(entries, twoPlayers()).front().when.toMSecsSinceEpoch(), kThen);
}

}  // namespace
}  // namespace kydai::text
