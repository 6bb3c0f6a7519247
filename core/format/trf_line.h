/// One line of a tournament report with its columns: 1-based, inclusive, counted in characters after NFC; the other
/// ways of counting that occur in files are asked for by name (rules/trf_format.md, section 1).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// What one column is.
enum class Counting : std::uint8_t {
    Characters,     ///< code points after NFC
    RawCharacters,  ///< code points as they stand in the file (decomposed letters count twice)
    Bytes,          ///< bytes of UTF-8
};

class TrfLine {
public:
    TrfLine(std::string_view text, int number, Counting counting = Counting::Characters);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] Counting counting() const { return m_counting; }
    [[nodiscard]] bool isAscii() const { return m_starts.empty(); }
    /// Last column that is there.
    [[nodiscard]] int columns() const;
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// The record code: columns 1–3, shorter when the line is.
    [[nodiscard]] std::string_view code() const { return raw(1, 3); }
    /// Columns first…last as they stand; shorter or empty where the line ends before.
    [[nodiscard]] std::string_view raw(int first, int last) const;
    /// The same without blanks at both ends.
    [[nodiscard]] std::string_view field(int first, int last) const;
    /// Everything from a column on, without blanks at both ends.
    [[nodiscard]] std::string_view rest(int first) const;
    /// One column as a character; blank past the end, '?' for anything that is not ASCII.
    [[nodiscard]] char at(int column) const;

private:
    [[nodiscard]] std::size_t startOf(int column) const;

    std::string m_owned;                  ///< the composed text where composing changed it
    std::string_view m_text;              ///< the text that is counted
    std::vector<std::uint32_t> m_starts;  ///< byte where each column starts; empty when columns are bytes
    int m_number = 0;
    Counting m_counting = Counting::Characters;
};

/// A field in NFC, as it goes into the model.
std::string composed(std::string_view field);

/// A whole number of at most nine digits, blanks around it allowed; nullopt for anything else.
std::optional<int> parseWhole(std::string_view text);

/// The words of a line, separated by blanks or tabs.
std::vector<std::string_view> words(std::string_view text);

}  // namespace kydai::format
