#include "print/fonts.h"

#include "support/assert.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>

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
            while (!fits(word) && word.size() > 1) {
                qsizetype part = word.size() - 1;
                while (part > 1 && !fits(word.left(part))) --part;
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
