#include "widgets/result_entry.h"

#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::ui {

namespace {

constexpr BoardResult kWhiteWins{Outcome::Win, Outcome::Loss};
constexpr BoardResult kBlackWins{Outcome::Loss, Outcome::Win};
constexpr BoardResult kDraw{Outcome::Draw, Outcome::Draw};
constexpr BoardResult kWhiteByForfeit{Outcome::ForfeitWin, Outcome::ForfeitLoss};
constexpr BoardResult kBlackByForfeit{Outcome::ForfeitLoss, Outcome::ForfeitWin};
constexpr BoardResult kDoubleForfeit{Outcome::ForfeitLoss, Outcome::ForfeitLoss};
constexpr BoardResult kDrawAndLoss{Outcome::Draw, Outcome::Loss};
constexpr BoardResult kLossAndDraw{Outcome::Loss, Outcome::Draw};
constexpr BoardResult kBothLose{Outcome::Loss, Outcome::Loss};
constexpr BoardResult kAdjourned{Outcome::Adjourned, Outcome::Adjourned};
constexpr BoardResult kOpen{Outcome::Open, Outcome::Open};

/// What may stand after the board number; spaces are already gone, ½ is "=", letters are small.
const std::array<std::pair<const char*, BoardResult>, 27> kWritten{{
    {"1", kWhiteWins},
    {"1-0", kWhiteWins},
    {"10", kWhiteWins},
    {"0", kBlackWins},
    {"0-1", kBlackWins},
    {"01", kBlackWins},
    {"=", kDraw},
    {"5", kDraw},
    {"==", kDraw},
    {"=-=", kDraw},
    {"55", kDraw},
    {"+", kWhiteByForfeit},
    {"+-", kWhiteByForfeit},
    {"+--", kWhiteByForfeit},
    {"-", kBlackByForfeit},
    {"-+", kBlackByForfeit},
    {"--+", kBlackByForfeit},
    {"x", kDoubleForfeit},
    {"--", kDoubleForfeit},
    {"---", kDoubleForfeit},
    {"=-0", kDrawAndLoss},
    {"0-=", kLossAndDraw},
    {"0-0", kBothLose},
    {"?", kAdjourned},
    {"1u", {Outcome::UnratedWin, Outcome::UnratedLoss}},
    {"=u", {Outcome::UnratedDraw, Outcome::UnratedDraw}},
    {"0u", {Outcome::UnratedLoss, Outcome::UnratedWin}},
}};

}  // namespace

std::span<const ResultKey> resultKeys()
{
    static constexpr std::array<ResultKey, 11> kKeys{{
        {Qt::Key_1, "1", kWhiteWins},
        {Qt::Key_0, "0", kBlackWins},
        {Qt::Key_Equal, "=", kDraw},
        {Qt::Key_Plus, "+", kWhiteByForfeit},
        {Qt::Key_Minus, "-", kBlackByForfeit},
        {Qt::Key_X, "x", kDoubleForfeit},
        {Qt::Key_Q, "q", kDrawAndLoss},
        {Qt::Key_W, "w", kLossAndDraw},
        {Qt::Key_Z, "z", kBothLose},
        {Qt::Key_A, "a", kAdjourned},
        {Qt::Key_Delete, "Del", kOpen},
    }};
    return kKeys;
}

std::optional<BoardResult> resultOfKey(const QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return std::nullopt;
    const int meant = key.key() == Qt::Key_5 ? Qt::Key_Equal : key.key();
    const auto keys = resultKeys();
    const auto at = std::ranges::find_if(keys, [&](const ResultKey& one) { return one.key == meant; });
    return at == keys.end() ? std::nullopt : std::optional(at->result);
}

std::optional<BoardResult> unratedOrRated(const BoardResult& result)
{
    static constexpr std::array<std::pair<Outcome, Outcome>, 3> kPairs{{{Outcome::Win, Outcome::UnratedWin},
                                                                        {Outcome::Draw, Outcome::UnratedDraw},
                                                                        {Outcome::Loss, Outcome::UnratedLoss}}};
    const auto other = [](Outcome outcome) -> std::optional<Outcome> {
        for (const auto& [rated, unrated] : kPairs) {
            if (outcome == rated) return unrated;
            if (outcome == unrated) return rated;
        }
        return std::nullopt;
    };
    const auto white = other(result.white);
    const auto black = other(result.black);
    if (!white || !black) return std::nullopt;
    return BoardResult{*white, *black};
}

std::variant<QuickEntry, QuickRefusal> parseQuickLine(const QString& line)
{
    static const QRegularExpression shape(QStringLiteral("^\\s*(\\d{1,4})(?:\\s+|(?=[=+\\-xX?½])|$)(.*)$"));
    const auto match = shape.match(line);
    if (!match.hasMatch() || match.captured(1).toInt() == 0) {
        return QuickRefusal{QuickRefusal::Why::NoBoard, line.trimmed()};
    }
    QString written = match.captured(2).toLower();
    written.remove(QLatin1Char(' '));
    written.replace(QStringLiteral("½"), QStringLiteral("="));
    static const QRegularExpression half(QStringLiteral("0?[.,]5"));
    written.replace(half, QStringLiteral("="));
    written.replace(QLatin1Char(':'), QLatin1Char('-'));
    written.replace(QChar(0x2013), QLatin1Char('-'));  // en dash, as phones type it
    if (written.isEmpty()) return QuickRefusal{QuickRefusal::Why::NoResult, match.captured(1)};
    for (const auto& [text, result] : kWritten) {
        if (written == QLatin1String(text)) return QuickEntry{match.captured(1).toInt(), result};
    }
    return QuickRefusal{QuickRefusal::Why::UnknownResult, match.captured(2).trimmed()};
}

}  // namespace kydai::ui
