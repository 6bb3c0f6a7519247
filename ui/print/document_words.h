/// The words of a print in one language or two, and the heading that all prints share.
#pragma once

#include "print/documents.h"
#include "text/wording.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::print {

class DocumentWords {
public:
    DocumentWords(const PrintOptions& options, Discipline discipline);

    /// A text marked QT_TRANSLATE_NOOP("Print", …); in two languages both, parted by a stroke.
    [[nodiscard]] QString operator()(const char* source) const;
    /// The same with one hole {0}.
    [[nodiscard]] QString with(const char* source, const QString& value) const;
    /// The same with the number of a round, and what that round is in a knock-out or a match of two rounds.
    [[nodiscard]] QString ofRound(const char* source, const Section& section, RoundNumber round) const;
    /// Any text made with a Wording, in the languages of the print.
    [[nodiscard]] QString each(const std::function<QString(const text::Wording&)>& make) const;

    [[nodiscard]] const std::vector<text::Wording>& wordings() const { return m_wordings; }
    /// The language of values in tables.
    [[nodiscard]] const text::Wording& first() const { return m_wordings.front(); }

private:
    std::vector<text::Wording> m_wordings{};
};

/// The editions of the rules that made what a sheet tells; those of the section where nothing is said.
struct Editions {
    std::optional<PairingEdition> pairing{};
    std::vector<std::pair<std::string, TieBreakEdition>> tieBreaks{};  ///< by code; an empty code is all of them
};
Editions editionsOf(const tiebreak::Standings& standings);
Editions editionsOf(const Explanation& explanation);

/// Heading, footer and page words; `title` is the print's own.
Sheet emptySheet(const Section& section, const QString& title, const PrintOptions& options, const DocumentWords& words,
                 const Date& day = {}, const Editions& editions = {});

/// "Nguyễn Văn An", with the title in front where there is one.
QString nameWithTitle(const Player& player);
QString fromUtf8(const std::string& text);

}  // namespace kydai::print
