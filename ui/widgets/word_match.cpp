#include "widgets/word_match.h"

#include "support/utf8.h"

#include <QStringList>

namespace kydai::ui {

WordMatch::WordMatch(const QString& typed) : m_whole(utf8::fold(typed.simplified().toStdString()))
{
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        m_words.push_back(utf8::fold(word.toStdString()));
}

std::optional<int> WordMatch::penalty(std::string_view folded) const
{
    int inside = 0;
    for (const std::string& word : m_words) {
        std::size_t where = folded.find(word);
        if (where == std::string_view::npos) return std::nullopt;
        // A word that begins as it was typed is meant more often than one inside another.
        const auto isBegin = [&](std::size_t at) { return at == 0 || folded[at - 1] == ' ' || folded[at - 1] == '\n'; };
        while (where != std::string_view::npos && !isBegin(where)) where = folded.find(word, where + 1);
        if (where == std::string_view::npos) ++inside;
    }
    return inside;
}

bool WordMatch::begins(std::string_view folded) const
{
    return folded.starts_with(m_whole) || folded.find('\n' + m_whole) != std::string_view::npos;
}

}  // namespace kydai::ui
