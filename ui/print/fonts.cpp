#include "print/fonts.h"

#include "support/assert.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <cmath>

namespace kydai::print {

namespace {

QString loadFamily()
{
    QString family;
    for (const char* file :
         {":/fonts/NotoSans-Regular.ttf", ":/fonts/NotoSans-Bold.ttf", ":/fonts/NotoSans-Italic.ttf"}) {
        const int id = QFontDatabase::addApplicationFont(QString::fromLatin1(file));
        KYDAI_ASSERT(id >= 0);
        if (family.isEmpty()) family = QFontDatabase::applicationFontFamilies(id).constFirst();
    }
    return family;
}

/// How many characters of a word stand on one line, at least one whole one. The steps double first, so that only
/// little more than a line is ever measured.
template <class Fits>
qsizetype fittingPart(const QString& word, const Fits& fits)
{
    qsizetype most = 1;  // what is known to be enough, or the least that is possible
    qsizetype tooMuch = 2;
    while (tooMuch <= word.size() && fits(word.left(tooMuch))) {
        most = tooMuch;
        tooMuch *= 2;
    }
    if (tooMuch > word.size()) {
        if (fits(word)) return word.size();
        tooMuch = word.size();
    }
    while (tooMuch - most > 1) {
        const qsizetype middle = (most + tooMuch) / 2;
        (fits(word.left(middle)) ? most : tooMuch) = middle;
    }
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, word);
    characters.setPosition(most);
    if (characters.isAtBoundary()) return most;
    const qsizetype before = characters.toPreviousBoundary();
    if (before > 0) return before;
    characters.setPosition(most);
    return characters.toNextBoundary();
}

}  // namespace

QFont printFont(const FontStyle& style)
{
    static const QString kFamily = loadFamily();
    QFont font(kFamily);
    font.setPixelSize(static_cast<int>(std::lround(style.size * kMillimetresPerPoint * kUnitsPerMillimetre)));
    font.setBold(style.bold);
    font.setItalic(style.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferAntialias);
    return font;
}

double textWidth(const QString& text, const FontStyle& style)
{
    return QFontMetricsF(printFont(style)).horizontalAdvance(text) / kUnitsPerMillimetre;
}

double lineHeight(const FontStyle& style)
{
    return style.size * kMillimetresPerPoint * 1.36;
}

QStringList wrapped(const QString& text, const FontStyle& style, double width)
{
    const QFontMetricsF metrics(printFont(style));
    const auto fits = [&](const QString& line) {
        return metrics.horizontalAdvance(line) <= width * kUnitsPerMillimetre;
    };
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        for (QString word : paragraph.split(QLatin1Char(' '))) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (fits(longer)) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) lines += line;
            while (word.size() > 1) {
                const qsizetype part = fittingPart(word, fits);
                if (part == word.size()) break;
                lines += word.left(part);
                word = word.mid(part);
            }
            line = word;
        }
        lines += line;
    }
    return lines;
}

}  // namespace kydai::print
