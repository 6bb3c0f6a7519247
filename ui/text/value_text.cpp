#include "text/value_text.h"

#include "support/assert.h"
#include "text/money_text.h"
#include "text/phrase_text.h"
#include "text/sentences.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace kydai::text {

namespace {

constexpr char kValueContext[] = "Value";

template <class... Cases>
struct Overload : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overload(Cases...) -> Overload<Cases...>;

QString decimalText(const QString& english, const Wording& wording)
{
    if (wording.language() == Language::English) return english;
    return QString(english).replace(QLatin1Char('.'), QLatin1Char(','));
}

/// A number of halves: "2½".
QString halvesText(std::int64_t halves)
{
    const std::int64_t magnitude = std::abs(halves);
    QString text = halves < 0 ? QStringLiteral("-") : QString();
    if (magnitude != 1) text += QString::number(magnitude / 2);
    if (magnitude % 2 != 0) text += QStringLiteral("½");
    return text;
}

/// One style per sum: halves as ½ only where every term can be written so.
QString sumText(const Sum& sum, const Wording& wording)
{
    const bool halves = std::ranges::all_of(sum.terms, [](const Fraction& term) { return term.denominator() <= 2; });
    constexpr int kDecimals = 2;
    QStringList terms;
    for (const Fraction& term : sum.terms) {
        terms += halves ? fractionText(term, wording)
                        : decimalText(QString::fromStdString(term.roundedHalfUp(kDecimals).toDecimal()), wording);
    }
    return terms.join(QStringLiteral(" + "));
}

/// "Nguyen, Van A" as it is said: in a sentence a comma would part two people.
QString spokenName(const std::string& name)
{
    return QString::fromStdString(name).replace(QLatin1Char(','), QLatin1Char(' ')).simplified();
}

/// Between names that have a comma of their own another one would part what belongs together.
QString separatorOf(const QStringList& items)
{
    const bool anyComma =
        std::ranges::any_of(items, [](const QString& item) { return item.contains(QLatin1Char(',')); });
    return anyComma ? QStringLiteral("; ") : QStringLiteral(", ");
}

/// How one side of a result is written: "1", "½", "0", "+", "–".
QString sideText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin:
    case Outcome::FullBye:
    case Outcome::PairingBye:
        return QStringLiteral("1");
    case Outcome::Draw:
    case Outcome::UnratedDraw:
    case Outcome::HalfBye:
        return QStringLiteral("½");
    case Outcome::Loss:
    case Outcome::UnratedLoss:
    case Outcome::ZeroBye:
        return QStringLiteral("0");
    case Outcome::ForfeitWin:
    case Outcome::UnopposedWin:
        return QStringLiteral("+");
    case Outcome::ForfeitLoss:
    case Outcome::UnopposedLoss:
        return QStringLiteral("–");
    case Outcome::Adjourned:
        return QStringLiteral("?");
    case Outcome::Open:
        return {};
    }
    KYDAI_ASSERT(false);
}

/// Played and not rated: marked wherever the result stands, as one stray key costs a game its rating.
bool isUnrated(Outcome outcome)
{
    return outcome >= Outcome::UnratedWin && outcome <= Outcome::UnratedLoss;
}

const char* outcomeSource(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Win:
        return QT_TRANSLATE_NOOP("Value", "win");
    case Outcome::Draw:
        return QT_TRANSLATE_NOOP("Value", "draw");
    case Outcome::Loss:
        return QT_TRANSLATE_NOOP("Value", "loss");
    case Outcome::UnratedWin:
        return QT_TRANSLATE_NOOP("Value", "unrated win");
    case Outcome::UnratedDraw:
        return QT_TRANSLATE_NOOP("Value", "unrated draw");
    case Outcome::UnratedLoss:
        return QT_TRANSLATE_NOOP("Value", "unrated loss");
    case Outcome::ForfeitWin:
        return QT_TRANSLATE_NOOP("Value", "forfeit win");
    case Outcome::ForfeitLoss:
        return QT_TRANSLATE_NOOP("Value", "forfeit loss");
    case Outcome::Open:
        return QT_TRANSLATE_NOOP("Value", "no result yet");
    case Outcome::Adjourned:
        return QT_TRANSLATE_NOOP("Value", "adjourned");
    case Outcome::PairingBye:
        return QT_TRANSLATE_NOOP("Value", "pairing-allocated bye");
    case Outcome::FullBye:
        return QT_TRANSLATE_NOOP("Value", "full-point bye");
    case Outcome::HalfBye:
        return QT_TRANSLATE_NOOP("Value", "half-point bye");
    case Outcome::ZeroBye:
        return QT_TRANSLATE_NOOP("Value", "zero-point bye");
    case Outcome::UnopposedWin:
        return QT_TRANSLATE_NOOP("Value", "win without an opponent");
    case Outcome::UnopposedLoss:
        return QT_TRANSLATE_NOOP("Value", "loss without an opponent");
    }
    KYDAI_ASSERT(false);
}

}  // namespace

QString valueText(const Value& value, const Wording& wording)
{
    return std::visit(Overload{
                          [](const Count& count) { return QString::number(count.value); },
                          [&](const Points& points) { return pointsText(points, wording); },
                          [&](const Fraction& fraction) { return fractionText(fraction, wording); },
                          [&](const Real& real) { return realText(real, wording); },
                          [&](Colour colour) { return colourText(colour, wording); },
                          [&](Outcome outcome) { return outcomeText(outcome, wording); },
                          [](const PlayerRef& player) { return spokenName(player.name); },
                          [](const TeamRef& team) { return QString::fromStdString(team.name); },
                          [](const RoundRef& round) { return QString::number(round.round); },
                          [](const Code& code) { return QString::fromStdString(code.text); },
                          [](const Text& text) { return QString::fromStdString(text.text); },
                          [&](const Word& word) { return wordText(word.id, wording); },
                          [&](const Players& players) { return namesText(players, wording, players.players.size()); },
                          [&](const Money& money) { return moneyText(money, wording); },
                          [&](const Sum& sum) { return sumText(sum, wording); },
                          [&](const Clause& clause) { return phraseText(clause.step.front(), wording); },
                      },
                      value);
}

QString editionText(const std::string& edition, const Wording& wording)
{
    if (edition == "old") return wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "before September 2023"));
    if (edition.size() == 2) return QStringLiteral("20") + QString::fromStdString(edition);
    return QString::fromStdString(edition);
}

QString pointsText(Points points, const Wording& wording)
{
    if (points.tenths % 5 == 0) return halvesText(points.tenths / 5);
    return decimalText(QString::fromStdString(toDecimal(points)), wording);
}

QString fractionText(const Fraction& fraction, const Wording& wording, int decimals)
{
    if (fraction.denominator() <= 2) return halvesText(fraction.numerator() * 2 / fraction.denominator());
    return decimalText(QString::fromStdString(fraction.roundedHalfUp(decimals).toDecimal()), wording);
}

namespace {

/// "+ 0", "− 12".
QString addendText(const QString& number, const Wording& wording)
{
    const bool negative = number.startsWith(QLatin1Char('-'));
    const QString size = decimalText(negative ? number.mid(1) : number, wording);
    return (negative ? QStringLiteral("− ") : QStringLiteral("+ ")) + size;
}

}  // namespace

QString realText(const Real& real, const Wording& wording)
{
    QString text = QString::number(real.value, 'f', real.decimals);
    const bool isZero =
        std::ranges::none_of(text, [](QChar c) { return c >= QLatin1Char('1') && c <= QLatin1Char('9'); });
    if (isZero && text.startsWith(QLatin1Char('-'))) text.remove(0, 1);  // what rounds to nothing has no sign
    if (real.addend) return addendText(text, wording);
    if (real.showSign && !isZero && real.value > 0) text.prepend(QLatin1Char('+'));
    return decimalText(text, wording);
}

QString colourText(Colour colour, const Wording& wording)
{
    if (colour == Colour::Black) return wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "Black"));
    return wording.discipline() == Discipline::Xiangqi
               ? wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "Red"))
               : wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "White"));
}

QString outcomeText(Outcome outcome, const Wording& wording)
{
    return wording.translate(kValueContext, outcomeSource(outcome));
}

QString wordText(std::string_view id, const Wording& wording)
{
    const WordText* word = wordOf(id);
    KYDAI_ASSERT(word != nullptr);
    return wording.translate(kExplainContext, word->source);
}

QString wordHeading(std::string_view id, const Wording& wording)
{
    return capitalised(wordText(id, wording));
}

QString bracketHeading(const KnockOutTree& tree, std::size_t round, const Wording& wording)
{
    const QString word = wordHeading(tree.rounds[round].word, wording);
    if (tree.part == 0 || round > 0) return word;
    return word + QStringLiteral(" · ") +
           wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "part %1/%2")).arg(tree.part).arg(tree.parts);
}

QString capitalised(QString words)
{
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

QString scoreText(Points one, Points other, const Wording& wording)
{
    return pointsText(one, wording) + QStringLiteral(" : ") + pointsText(other, wording);
}

QString scoreText(const std::pair<int, int>& halves, const Wording& wording)
{
    return halvesText(halves.first, wording) + QStringLiteral(" : ") + halvesText(halves.second, wording);
}

QString stageScoresText(const std::vector<std::pair<int, int>>& halves, const Wording& wording)
{
    QStringList stages;
    for (const auto& stage : halves) stages += scoreText(stage, wording);
    return stages.join(QStringLiteral(", "));
}

QString halvesText(int halves, const Wording& wording)
{
    constexpr int kTenthsOfHalf = 5;
    return pointsText(Points{kTenthsOfHalf * halves}, wording);
}

QString joinedNames(const QStringList& names)
{
    return names.join(separatorOf(names));
}

QString listText(const QStringList& items, const Wording& wording)
{
    if (items.size() < 2) return items.join(QString());
    //: the last two of a list: "… and …"
    const QString last = wording.translate(kValueContext, QT_TRANSLATE_NOOP("Value", "{others} and {last}"));
    const QString others = items.mid(0, items.size() - 1).join(separatorOf(items));
    return fillHoles(last, [&](const QString& hole) { return hole == QStringLiteral("last") ? items.back() : others; });
}

QString namesText(const Players& players, const Wording& wording, std::size_t atMost)
{
    QStringList names;
    for (const PlayerRef& player : players.players) names += spokenName(player.name);
    // "and one other" would take as much room as the name.
    if (players.players.size() <= atMost + 1) return listText(names, wording);
    const auto left = static_cast<int>(players.players.size() - atMost);
    const QString source =
        wording.translate(kValueContext, QT_TRANSLATE_N_NOOP("Value", "{names} and %n others"), left);
    return fillHoles(source, [&](const QString&) {
        return names.mid(0, static_cast<qsizetype>(atMost)).join(QStringLiteral(", "));
    });
}

QString dateText(const Date& date, const Wording& wording)
{
    if (!date.known()) return {};
    if (date.month == 0) return QString::number(date.year);
    const bool english = wording.language() == Language::English;
    if (date.day == 0) {
        return english ? QLocale::c().monthName(date.month) + QLatin1Char(' ') + QString::number(date.year)
                       : QStringLiteral("%1/%2").arg(date.month).arg(date.year);
    }
    return english ? QStringLiteral("%1 %2 %3").arg(date.day).arg(QLocale::c().monthName(date.month)).arg(date.year)
                   : QStringLiteral("%1/%2/%3").arg(date.day).arg(date.month).arg(date.year);
}

Moment momentOf(const QDateTime& when)
{
    constexpr int kMinutes = 60;
    const QDateTime here = when.toLocalTime();
    const QDate day = here.date();
    return {{day.year(), day.month(), day.day()}, here.time().hour() * kMinutes + here.time().minute()};
}

Moment momentNow()
{
    return momentOf(QDateTime::currentDateTime());
}

QString resultText(Outcome white, Outcome black)
{
    if (white == Outcome::Open && black == Outcome::Open) return {};
    const bool withoutPlay = isForfeit(white) || isForfeit(black);
    const QString unrated = isUnrated(white) || isUnrated(black) ? QStringLiteral(" u") : QString();
    return sideText(white) + (withoutPlay ? QStringLiteral(" : ") : QStringLiteral(" - ")) + sideText(black) + unrated;
}

QString colourLetter(Colour colour, const Wording& wording)
{
    const bool vietnamese = wording.colourLetters() == ColourLetters::Vietnamese;
    if (colour == Colour::White) return vietnamese ? QStringLiteral("t") : QStringLiteral("w");
    return vietnamese ? QStringLiteral("đ") : QStringLiteral("b");
}

QString crosstableCell(const RoundEntry& entry, int opponent, const Wording& wording)
{
    switch (entry.outcome) {
    case Outcome::ForfeitWin:
    case Outcome::UnopposedWin:
        return QStringLiteral("F1");
    case Outcome::ForfeitLoss:
    case Outcome::UnopposedLoss:
        return QStringLiteral("F0");
    case Outcome::PairingBye:
        if (entry.points == Points{5}) return QStringLiteral("BYE½");
        return entry.points == Points{} ? QStringLiteral("BYE0") : QStringLiteral("BYE1");
    case Outcome::FullBye:
    case Outcome::HalfBye:
    case Outcome::ZeroBye:
        return QStringLiteral("BYE") + sideText(entry.outcome);
    case Outcome::Win:
    case Outcome::Draw:
    case Outcome::Loss:
    case Outcome::UnratedWin:
    case Outcome::UnratedDraw:
    case Outcome::UnratedLoss:
    case Outcome::Open:
    case Outcome::Adjourned: {
        const QString letter = entry.colour ? colourLetter(*entry.colour, wording) : QString();
        return QString::number(opponent) + letter + sideText(entry.outcome) +
               (isUnrated(entry.outcome) ? QStringLiteral("u") : QString());
    }
    }
    KYDAI_ASSERT(false);
}

}  // namespace kydai::text
