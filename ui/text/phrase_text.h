/// The sentence of a step, in a language.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// Fills the holes in one pass: a name that holds braces stays as it is. Asserts that the step has every argument.
QString phraseText(const Step& step, const Wording& wording);

/// Named holes of any text, filled in one pass; `value` gives the text of a hole.
template <class Value>
QString fillHoles(const QString& sentence, Value&& value)
{
    QString text;
    text.reserve(sentence.size() * 2);
    qsizetype from = 0;
    for (qsizetype open = sentence.indexOf(QLatin1Char('{')); open >= 0;
         open = sentence.indexOf(QLatin1Char('{'), from)) {
        const qsizetype close = sentence.indexOf(QLatin1Char('}'), open);
        if (close < 0) break;
        text += QStringView(sentence).mid(from, open - from);
        text += value(sentence.mid(open + 1, close - open - 1));
        from = close + 1;
    }
    return text += QStringView(sentence).mid(from);
}

}  // namespace kydai::text
