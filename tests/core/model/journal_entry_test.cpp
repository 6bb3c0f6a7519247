// An entry of the journal as a list of changes, forth and back.
#include "model/journal_entry.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

JournalStep renamed(const char* before, const char* after)
{
    return {.after = RenameEvent{after}, .before = RenameEvent{before}};
}

/// "B answerWarning C": names that are given, and what else is done.
std::string told(const std::vector<Change>& changes)
{
    std::string text;
    for (const Change& change : changes) {
        const auto* rename = std::get_if<RenameEvent>(&change);
        text += (text.empty() ? "" : " ") + (rename != nullptr ? rename->name : std::string(changeName(change)));
    }
    return text;
}

TEST(JournalEntry, IsTakenBackFromItsEndWithoutWhatIsOnlyRecorded)
{
    JournalEntry entry;
    entry.steps = {renamed("A", "B"), {.after = AnswerWarning{}, .before = std::nullopt}, renamed("B", "C")};
    EXPECT_EQ(told(entry.changes()), "B " + std::string(changeName(AnswerWarning{})) + " C");
    const auto back = entry.inverse();
    ASSERT_TRUE(back);
    EXPECT_EQ(told(*back), "B A");
}

TEST(JournalEntry, WithOneStepThatCannotBeTakenBackOrWithNothingItStays)
{
    JournalEntry entry;
    EXPECT_FALSE(entry.inverse());
    entry.steps = {{.after = AnswerWarning{}, .before = std::nullopt}};
    EXPECT_FALSE(entry.inverse());
    entry.steps = {renamed("A", "B"), {.after = LeaveFideMode{}, .before = std::nullopt}};
    EXPECT_FALSE(entry.inverse());
}

}  // namespace
}  // namespace kydai
