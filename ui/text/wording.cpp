#include "text/wording.h"

#include <QTranslator>

namespace kydai::text {

Wording::Wording(Language language, Discipline discipline)
    : m_language(language), m_discipline(discipline), m_translator(textsIn(language))
{
}

Wording Wording::forDiscipline(Discipline discipline) const
{
    Wording other = *this;
    other.m_discipline = discipline;
    return other;
}

Wording Wording::withLetters(ColourLetters letters) const
{
    Wording other = *this;
    other.m_letters = letters;
    return other;
}

ColourLetters Wording::colourLetters() const
{
    return m_discipline == Discipline::Xiangqi ? ColourLetters::International : m_letters;
}

Wording Wording::beside(Language second) const
{
    Wording both = *this;
    both.m_second = textsIn(second);
    return both;
}

QString Wording::label(const char* context, const char* source) const
{
    QString first = translate(context, source);
    if (m_second == nullptr) return first;
    const QString found = m_second->translate(context, source);
    const QString second = found.isNull() ? QString::fromUtf8(source) : found;
    return first == second ? first : first + QStringLiteral(" / ") + second;
}

QString Wording::translate(const char* context, const char* source) const
{
    const QString found = m_translator->translate(context, source);
    return found.isNull() ? QString::fromUtf8(source) : found;
}

QString Wording::translate(const char* context, const char* source, int n) const
{
    const QString found = m_translator->translate(context, source, nullptr, n);
    QString text = found.isNull() ? QString::fromUtf8(source) : found;
    return text.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace kydai::text
