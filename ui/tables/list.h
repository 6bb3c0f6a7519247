/// A list of the program, described once: its columns (id, head, cell, alignment, width, where it stands by default)
/// and the order of its rows. Window, projector, paper, HTML, Excel, CSV, text and JSON read this; what differs is
/// which columns stand there when nobody asks, and how tables/value.h writes a cell. A list reads the snapshot that it
/// was made from, which must outlive it. Any thread.
#pragma once

#include "format/table.h"
#include "tables/value.h"
#include "text/wording.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::tables {

/// The outputs in which a column stands when nobody asks for other ones.
class Outputs {
public:
    constexpr Outputs() = default;
    constexpr Outputs(std::initializer_list<Output> outputs)
    {
        for (const Output output : outputs) m_bits |= 1U << static_cast<unsigned>(output);
    }
    [[nodiscard]] constexpr bool has(Output output) const
    {
        return (m_bits >> static_cast<unsigned>(output) & 1U) != 0;
    }
    [[nodiscard]] constexpr Outputs without(Outputs others) const
    {
        Outputs left;
        left.m_bits = m_bits & ~others.m_bits;
        return left;
    }
    static constexpr Outputs everywhere()
    {
        Outputs all;
        all.m_bits = (1U << kOutputs) - 1;
        return all;
    }

private:
    unsigned m_bits = 0;
};

enum class Align : std::uint8_t { Left, Centre, Right };

/// In characters. A column that stretches takes part of what width is left.
struct Width {
    int characters = 0;
    bool stretches = false;
};

/// What a row is about: a player, a board, a unit …, as an index into the list's own source.
using Subject = std::size_t;

struct Column {
    std::string id{};      ///< stable: the word for --columns and the head in CSV and JSON
    std::string family{};  ///< "rounds", "tiebreaks": asks for all of them at once; empty: on its own
    /// The words of the head, short where room is scarce.
    std::function<QString(const text::Wording&, bool isShort)> head{};
    Align align = Align::Left;
    Width width{};
    Outputs outputs = Outputs::everywhere();
    Outputs ifAny{};          ///< in these it stands by default only where a row has something in it
    Outputs ifDiffering{};    ///< in these only where not all rows say the same
    bool strong = false;      ///< bold on paper
    bool onceInARow = false;  ///< on paper and the wall: what the row above says is not said again
    std::function<Value(Subject)> value{};
    /// More about a cell for a tooltip; may be null.
    std::function<QString(Subject, const text::Wording&)> tip{};
};

/// Rows from `firstRow` to the next group stand under this heading.
struct Group {
    std::size_t firstRow = 0;
    std::function<QString(const text::Wording&)> title{};
};

struct List {
    std::string id{};      ///< "players", "pairings": its name by text::tableHead
    std::string suffix{};  ///< the round of a round's list
    std::vector<Column> columns{};
    std::vector<Subject> rows{};     ///< from top to bottom
    std::vector<Group> groups{};     ///< where paper has headings; other outputs have a column that says the same
    std::vector<bool> strongRows{};  ///< by row; empty: none
    std::vector<std::function<QString(const text::Wording&)>> notes{};  ///< what must be told with the list

    /// Index in `columns`, nullopt for an unknown id.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view columnId) const;
    [[nodiscard]] Value value(std::size_t row, std::size_t column) const { return columns[column].value(rows[row]); }
    /// Whether any row has something in the column.
    [[nodiscard]] bool hasAny(std::size_t column) const;
    /// Whether two rows say something different in it.
    [[nodiscard]] bool hasDifferent(std::size_t column) const;
};

/// The columns that stand in an output when nobody asks for others, in their order.
std::vector<std::size_t> defaultColumns(const List& list, Output output);
/// The columns that somebody asks for.
struct Choice {
    std::vector<std::size_t> columns{};
    std::string unknown{};  ///< the first word that is no column; empty: all are
};
/// `words` are ids and names of families parted by commas, in the order wanted; `default` stands for the default ones,
/// and so does an empty text.
Choice chosenColumns(const List& list, Output output, std::string_view words);
/// The ids that can be asked for, parted by commas.
std::string knownColumns(const List& list);

/// The head of a column in an output; on the screen and on paper the short one.
QString headText(const Column& column, Output output, const text::Wording& wording);
/// The cell of a row in an output, as people or, in CSV and JSON, programs read it.
QString cellText(const List& list, std::size_t row, std::size_t column, Output output, const text::Wording& wording);
/// The title of the list: "Players", "Round 5".
QString titleText(const List& list, const text::Wording& wording);

/// The list as a table of texts for a writer of core/format; heads are ids for programs, words for people.
enum class Heads : std::uint8_t { Ids, Words };
format::Table tableOf(const List& list, std::span<const std::size_t> columns, Output output,
                      const text::Wording& wording, Heads heads = Heads::Words);
/// Lines with aligned columns below a line of heads; notes come first.
std::string alignedText(const format::Table& table);
/// `{"list", "notes", "columns": [{"id","head"}], "rows": [{id: value}]}`; whole numbers are numbers, blanks are null.
std::string jsonText(const List& list, std::span<const std::size_t> columns, const text::Wording& wording);

}  // namespace kydai::tables
