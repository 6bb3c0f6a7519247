#include "widgets/result_entry.h"

#include <QKeyEvent>
#include <QRegularExpression>

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
    {"=-0", {Outcome::Draw, Outcome::Loss}},
    {"0-=", {Outcome::Loss, Outcome::Draw}},
    {"0-0", {Outcome::Loss, Outcome::Loss}},
    {"?", {Outcome::Adjourned, Outcome::Adjourned}},
    {"1u", {Outcome::UnratedWin, Outcome::UnratedLoss}},
    {"=u", {Outcome::UnratedDraw, Outcome::UnratedDraw}},
    {"0u", {Outcome::UnratedLoss, Outcome::UnratedWin}},
}};

}  // namespace

std::optional<BoardResult> resultOfKey(const QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return std::nullopt;
    switch (key.key()) {
    case Qt::Key_1:
        return kWhiteWins;
    case Qt::Key_0:
        return kBlackWins;
    case Qt::Key_Equal:
    case Qt::Key_5:
        return kDraw;
    case Qt::Key_Plus:
        return kWhiteByForfeit;
    case Qt::Key_Minus:
        return kBlackByForfeit;
    case Qt::Key_X:
        return kDoubleForfeit;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return kOpen;
    default:
        return std::nullopt;
    }
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
