#include "tables/value.h"

#include "format/trf_fields.h"
#include "model/json.h"
#include "support/utf8.h"
#include "text/value_text.h"

namespace kydai::tables {

namespace {

constexpr char kValueWordsContext[] = "Table";

template <class... Cases>
struct CellByKind : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
CellByKind(Cases...) -> CellByKind<Cases...>;

QString utf16(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isNarrow(Output output)
{
    return output == Output::Paper || output == Output::Html || output == Output::Projector ||
           output == Output::Workbook;
}

QString personText(const Person& person, Output output)
{
    QString name = QString::fromStdString(person.name);
    const bool inFront = output == Output::Paper || output == Output::Html || output == Output::Projector;
    if (!inFront || person.title == Title::None) return name;
    return utf16(format::titleName(person.title)) + QLatin1Char(' ') + name;
}

QString sexText(Sex sex, const text::Wording& wording)
{
    switch (sex) {
    case Sex::Male:
        //: male
        return wording.translate(kValueWordsContext, QT_TRANSLATE_NOOP("Table", "M"));
    case Sex::Female:
        //: female
        return wording.translate(kValueWordsContext, QT_TRANSLATE_NOOP("Table", "F"));
    case Sex::Unknown:
        break;
    }
    return {};
}

/// On screen the day is typed as it is shown.
QString dayText(const Date& date, Output output, const text::Wording& wording)
{
    if (output != Output::Screen || !date.known() || date.month == 0 || date.day == 0) {
        return text::dateText(date, wording);
    }
    return QStringLiteral("%1/%2/%3")
        .arg(date.day, 2, 10, QLatin1Char('0'))
        .arg(date.month, 2, 10, QLatin1Char('0'))
        .arg(date.year);
}

QString boardText(const BoardResult& result, Output output, const text::Wording& wording)
{
    if (result.white == Outcome::Adjourned || result.black == Outcome::Adjourned) {
        //: an adjourned game, in the column of results
        return wording.translate(kValueWordsContext, QT_TRANSLATE_NOOP("Table", "adj."));
    }
    const QString text = text::resultText(result.white, result.black);
    const bool toFillIn = output == Output::Paper || output == Output::Html;
    return text.isEmpty() && toFillIn ? QStringLiteral("–") : text;
}

QString momentText(const QDateTime& when, Output output)
{
    return output == Output::Screen ? when.toLocalTime().toString(QStringLiteral("dd/MM HH:mm:ss"))
                                    : when.toString(QStringLiteral("dd/MM/yyyy HH:mm:ss"));
}

std::string letterOf(Outcome outcome)
{
    return outcome == Outcome::Open ? "*" : std::string(1, trfCode(outcome));
}

std::string plainRound(const RoundCell& cell)
{
    if (!cell.entry.hasOpponent()) return letterOf(cell.entry.outcome);
    const char* const colour = !cell.entry.colour ? "-" : *cell.entry.colour == Colour::White ? "w" : "b";
    return std::to_string(cell.opponent) + colour + letterOf(cell.entry.outcome);
}

std::string plainBoard(const BoardResult& result)
{
    if (result.white == Outcome::Open && result.black == Outcome::Open) return {};
    return std::string(1, trfCode(result.white)) + ':' + trfCode(result.black);
}

RoundCell cellOf(const ByeResult& bye)
{
    RoundCell cell;
    cell.entry.outcome = bye.kind;
    cell.entry.points = bye.points;
    return cell;
}

}  // namespace

Value numberOrBlank(int number)
{
    return number == 0 ? Value() : Value(number);
}

Value textOrBlank(const std::string& text)
{
    return text.empty() ? Value() : Value(text);
}

Value scoreValue(Points one, Points other)
{
    return Worded{[one, other](const text::Wording& wording) { return text::scoreText(one, other, wording); },
                  toDecimal(one) + ':' + toDecimal(other)};
}

QString written(const Value& value, Output output, const text::Wording& wording)
{
    constexpr int kDecimals = 4;
    constexpr int kDecimalsWhereNarrow = 2;
    return std::visit(
        CellByKind{
            [](std::monostate) { return QString(); },
            [](int number) { return QString::number(number); },
            [](ListPlace place) { return QStringLiteral("(%1)").arg(place.number); },
            [](const std::string& text) { return QString::fromStdString(text); },
            [&](const Person& person) { return personText(person, output); },
            [&](Points points) { return text::pointsText(points, wording); },
            [&](const Fraction& fraction) {
                return text::fractionText(fraction, wording, isNarrow(output) ? kDecimalsWhereNarrow : kDecimals);
            },
            [&](const Real& real) { return text::realText(real, wording); },
            [&](const Date& date) { return dayText(date, output, wording); },
            [&](const QDateTime& when) { return momentText(when, output); },
            [&](Sex sex) { return sexText(sex, wording); },
            [&](Colour colour) { return text::colourText(colour, wording); },
            [&](Outcome outcome) { return text::outcomeText(outcome, wording); },
            [&](const BoardResult& result) { return boardText(result, output, wording); },
            [&](const ByeResult& bye) { return text::crosstableCell(cellOf(bye).entry, 0, wording); },
            [&](const RoundCell& cell) { return text::crosstableCell(cell.entry, cell.opponent, wording); },
            [&](const Worded& worded) { return worded.words(wording); },
        },
        value);
}

std::string plain(const Value& value, const text::Wording& wording)
{
    return std::visit(CellByKind{
                          [](std::monostate) { return std::string(); },
                          [](int number) { return std::to_string(number); },
                          [](ListPlace place) { return std::to_string(place.number); },
                          [](const std::string& text) { return text; },
                          [](const Person& person) { return person.name; },
                          [](Points points) { return toDecimal(points); },
                          [](const Fraction& fraction) { return fraction.toDecimal(); },
                          [](const Real& real) {
                              // Adding zero takes the sign off a zero.
                              return QString::number(real.value + 0.0, 'f', real.decimals).toStdString();
                          },
                          [](const Date& date) { return toText(date); },
                          [](const QDateTime& when) { return when.toUTC().toString(Qt::ISODateWithMs).toStdString(); },
                          [](Sex sex) {
                              return std::string(sex == Sex::Unknown ? "" : sex == Sex::Male ? "m" : "w");
                          },
                          [](Colour colour) { return std::string(colour == Colour::White ? "w" : "b"); },
                          [](Outcome outcome) { return letterOf(outcome); },
                          [](const BoardResult& result) { return plainBoard(result); },
                          [](const ByeResult& bye) { return plainRound(cellOf(bye)); },
                          [](const RoundCell& cell) { return plainRound(cell); },
                          [&](const Worded& worded) {
                              return worded.code.empty() ? worded.words(wording).toStdString() : worded.code;
                          },
                      },
                      value);
}

bool isWords(const Value& value)
{
    return std::holds_alternative<Worded>(value) || std::holds_alternative<Outcome>(value);
}

QVariant sortKey(const Value& value, const text::Wording& wording)
{
    return std::visit(
        CellByKind{
            [](std::monostate) { return QVariant(); },
            [](int number) { return QVariant(number); },
            [](ListPlace place) { return QVariant(place.number); },
            [](const std::string& text) { return QVariant(QByteArray::fromStdString(utf8::fold(text))); },
            [](const Person& person) { return QVariant(QByteArray::fromStdString(utf8::nameSortKey(person.name))); },
            [](Points points) { return QVariant(points.tenths); },
            [](const Fraction& fraction) {
                return QVariant(static_cast<double>(fraction.numerator()) /
                                static_cast<double>(fraction.denominator()));
            },
            [](const Real& real) { return QVariant(real.value); },
            [](const Date& date) {
                constexpr int kYear = 10000;
                constexpr int kMonth = 100;
                return date.known() ? QVariant(date.year * kYear + date.month * kMonth + date.day) : QVariant();
            },
            [](const QDateTime& when) { return QVariant(when); },
            [](Sex sex) { return QVariant(static_cast<int>(sex)); },
            [](Colour colour) { return QVariant(static_cast<int>(colour)); },
            [](Outcome outcome) { return QVariant(static_cast<int>(outcome)); },
            [](const BoardResult& result) { return QVariant(static_cast<int>(result.white)); },
            [](const ByeResult& bye) { return QVariant(bye.points.tenths); },
            [](const RoundCell& cell) { return QVariant(cell.entry.points.tenths); },
            [&](const Worded& worded) { return QVariant(worded.words(wording)); },
        },
        value);
}

QString titleText(const Player& player)
{
    return player.title == Title::None ? QString::fromStdString(player.titleText)
                                       : utf16(format::titleName(player.title));
}

}  // namespace kydai::tables
