#include "text/name_text.h"

#include <algorithm>

namespace kydai::text {

namespace {

QString initialOf(const QString& word)
{
    return word.left(1) + QLatin1Char('.');
}

QStringList wordsOf(const QString& text)
{
    return text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

}  // namespace

QStringList shorterNames(const QString& name)
{
    QStringList names{name};
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    const QString kept = comma < 0 ? QString() : name.left(comma).trimmed();
    QStringList words = wordsOf(comma < 0 ? name : name.mid(comma + 1));
    if (comma >= 0) {
        for (qsizetype at = words.size(); at-- > 0;) {
            words[at] = initialOf(words[at]);
            names += kept + QStringLiteral(", ") + words.join(QLatin1Char(' '));
        }
        names += kept;
        return names;
    }
    for (qsizetype at = 0; at + 1 < words.size(); ++at) {
        words[at] = initialOf(words[at]);
        names += words.join(QLatin1Char(' '));
    }
    while (words.size() > 2) {
        words.removeAt(1);
        names += words.front() + QStringLiteral(" … ") + words.mid(1).join(QLatin1Char(' '));
    }
    if (words.size() > 1) names += words.back();
    return names;
}

QString nameThatFits(const QString& name, const std::function<bool(const QString&)>& fits)
{
    const QStringList names = shorterNames(name);
    const auto first = std::ranges::find_if(names, fits);
    return first == names.end() ? names.back() : *first;
}

}  // namespace kydai::text
