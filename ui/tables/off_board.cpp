#include "tables/off_board.h"

namespace kydai::tables {

namespace {
constexpr char kOffBoardContext[] = "Table";

Value worded(const char* source, Outcome code)
{
    return Worded{[source](const text::Wording& wording) { return wording.translate(kOffBoardContext, source); },
                  std::string(1, trfCode(code))};
}
}  // namespace

Value offBoardValue(OffBoard why)
{
    switch (why) {
    case OffBoard::Withdrawn:
        return worded(QT_TRANSLATE_NOOP("Table", "withdrawn"), Outcome::ZeroBye);
    case OffBoard::Reserve:
        return worded(QT_TRANSLATE_NOOP("Table", "reserve"), Outcome::ZeroBye);
    case OffBoard::TeamFree:
        return worded(QT_TRANSLATE_NOOP("Table", "no match for the team"), Outcome::ZeroBye);
    case OffBoard::KnockedOut:
        return worded(QT_TRANSLATE_NOOP("Table", "out of the cup"), Outcome::ZeroBye);
    case OffBoard::MatchOver:
        return worded(QT_TRANSLATE_NOOP("Table", "match is decided"), Outcome::ZeroBye);
    case OffBoard::Unseen:
        return worded(QT_TRANSLATE_NOOP("Table", "line-up not out yet"), Outcome::ZeroBye);
    case OffBoard::Bye:
    case OffBoard::NotYetHere:
        break;
    }
    return Outcome::ZeroBye;
}

std::optional<Value> roundWords(const Section& section, const OffBoards& off, std::size_t player,
                                const RoundEntry& entry, RoundNumber round)
{
    if (entry.hasOpponent()) {
        const Game& game = section.round(round).games[static_cast<std::size_t>(entry.board - 1)];
        return off.isOnlyScored(game) ? std::optional(onlyScoredValue()) : std::nullopt;
    }
    if (entry.outcome != Outcome::ZeroBye) return std::nullopt;
    const OffBoard why = off.of(player);
    return isBySystem(why) ? std::optional(offBoardValue(why)) : std::nullopt;
}

Value onlyScoredValue()
{
    //: in the column of results: no board is known, only the score of the match
    return worded(QT_TRANSLATE_NOOP("Table", "match"), Outcome::ForfeitLoss);
}

QString onlyScoredText(const text::Wording& wording)
{
    return wording.translate(
        kOffBoardContext, QT_TRANSLATE_NOOP("Table", "Only the score of the match is known, not that of its boards"));
}

Value dashValue(Outcome outcome)
{
    return Worded{[](const text::Wording&) { return QStringLiteral("–"); }, std::string(1, trfCode(outcome))};
}

QString dashText(const text::Wording& wording)
{
    return wording.translate(
        kOffBoardContext,
        QT_TRANSLATE_NOOP(
            "Table",
            "–: not on a board (reserve, no match, out, line-up not out yet), or only the match's score is known"));
}

}  // namespace kydai::tables
