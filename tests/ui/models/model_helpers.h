/// What the model tests share: a small section, and changes of it.
#pragma once

#include "model/change.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "text/wording.h"

#include <QAbstractItemModelTester>

#include <memory>

namespace kydai::ui {

/// A model that breaks the rules of its interface ends the test.
inline constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

inline text::Wording english()
{
    return text::Wording(text::Language::English);
}

/// Four players, two rounds; board 2 of round 2 is open.
inline std::shared_ptr<const Section> fourPlayers()
{
    return std::make_shared<const Section>(EventBuilder()
                                               .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                                               .player("4b0 1w=", 1900, "Lê Minh")
                                               .player("1b0 4w", 1800, "Trần Đình Ân")
                                               .player("2w1 3b", 1700, "Phạm Hạnh")
                                               .scheduledRounds(3)
                                               .build());
}

/// The section after a change made the usual way.
inline std::shared_ptr<const Section> after(const std::shared_ptr<const Section>& section, Change change)
{
    const Event event{"test", {{SectionId{1}, section}}};
    const auto applied = applyTo(event, change);
    return applied.ok() ? applied->event.sections.front().section : nullptr;
}

inline SetResult result(RoundNumber round, int white, int black, Outcome whiteOutcome, Outcome blackOutcome)
{
    return {SectionId{1}, round, playerId(white), playerId(black), whiteOutcome, blackOutcome};
}

}  // namespace kydai::ui
