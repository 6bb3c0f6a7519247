/// In which words to speak: the language, and the names of the colours in the section's game. Every text function takes
/// one, so a print can be Vietnamese, English or both whatever the window speaks.
#pragma once

#include "model/rule_set.h"
#include "text/language.h"

#include <QString>

#include <cstdint>
#include <memory>

class QTranslator;

namespace kydai::text {

/// The letters of the colours in a crosstable: w and b everywhere, or t and đ (trắng, đen) where the event wants them.
enum class ColourLetters : std::uint8_t { International, Vietnamese };

/// Cheap to copy; may be used from any thread.
class Wording {
public:
    explicit Wording(Language language, Discipline discipline = Discipline::Chess);

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] Discipline discipline() const { return m_discipline; }
    /// The same language for another game.
    [[nodiscard]] Wording forDiscipline(Discipline discipline) const;
    /// The same with other letters of the colours. In xiangqi both colours begin with đ, so there it stays w and b.
    [[nodiscard]] Wording withLetters(ColourLetters letters) const;
    [[nodiscard]] ColourLetters colourLetters() const;

    /// The same with another language beside it where a label is drawn once for readers of both.
    [[nodiscard]] Wording beside(Language second) const;
    /// A short label: in this language, and behind a stroke in the one beside it where that differs.
    [[nodiscard]] QString label(const char* context, const char* source) const;

    /// The text in this language; the source itself where there is no translation. Mark the source for lupdate with
    /// QT_TRANSLATE_NOOP(context, …), or QT_TRANSLATE_N_NOOP where it has a %n.
    [[nodiscard]] QString translate(const char* context, const char* source) const;
    /// The same with the plural form for `n`, which replaces %n.
    [[nodiscard]] QString translate(const char* context, const char* source, int n) const;

private:
    Language m_language;
    Discipline m_discipline;
    ColourLetters m_letters = ColourLetters::International;
    std::shared_ptr<const QTranslator> m_translator;
    std::shared_ptr<const QTranslator> m_second{};
};

}  // namespace kydai::text
