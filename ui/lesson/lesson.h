/// A lesson: a walk through events that somebody told of before, as data. A stop names a cell, asks the hall what
/// stands in it, and is answered by the program's own explanation of that cell; the sentences around it are ours.
/// Window, paper and command line show the same lesson. Any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "support/result.h"
#include "tables/list.h"
#include "text/wording.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::lesson {

/// The context of the sentences of lessons.
inline constexpr char kContext[] = "Lesson";

/// A text by its English source, marked QT_TRANSLATE_NOOP("Lesson", …), or as somebody wrote it himself. A hole {7}
/// holds the name of player 7.
struct Words {
    const char* source = nullptr;
    QString written{};

    [[nodiscard]] bool isEmpty() const { return source == nullptr && written.isEmpty(); }
};

/// Which rows of its event a stop shows, the first on top.
enum class Rows : std::uint8_t {
    All,
    Opponents,  ///< the player of the cell, then whom he met, round by round
    Group,      ///< those who have as many points as he
    Pair,       ///< he and his opponent of the cell's round
    None        ///< the stop is about no event
};

/// What a stop selects.
struct Cell {
    int player = 0;         ///< pairing number; 0: nobody
    RoundNumber round = 0;  ///< of a game; 0: the code's column
    std::string code{};     ///< a tie-break
};

struct Stop {
    Words title{};
    Words guess{};  ///< what the hall is asked
    Words told{};   ///< ours, behind the answer
    std::size_t section = 0;
    Rows rows = Rows::Opponents;
    Cell cell{};
    /// The program's answer; null where the words alone are the answer.
    std::function<Result<Explanation>(const Section&)> answer{};
    QString source{};  ///< where a fact stands that is not computed; empty: in the lesson's own source
};

struct Lesson {
    std::string word{};    ///< on the command line
    std::string sample{};  ///< the sample event that is opened for it; empty: none
    Words title{};
    QString source{};  ///< whose examples they are
    std::vector<std::shared_ptr<const Section>> sections{};
    std::vector<Stop> stops{};
};

/// The text in a language; `section` has the names of its holes and may be null.
QString textOf(const Words& words, const Section* section, const text::Wording& wording);

/// The section of a stop; null where it is about none.
const Section* sectionOf(const Lesson& lesson, const Stop& stop);

/// The program's answer to a stop; none where it has none to give.
Result<std::optional<Explanation>> answerOf(const Lesson& lesson, const Stop& stop);

/// The pictures of an answer that tell more than the board: not the bars of a sum, whose numbers stand there, nor
/// standings without the player of the cell, which answer another question.
std::vector<Picture> picturesOf(const Stop& stop, const Explanation& answer);

/// What the hall sees: the rows of the stop. The asked cell holds a question mark, and what the answer says once there
/// is one. The list reads the lesson. Asserts that the stop is about an event.
tables::List boardOf(const Lesson& lesson, const Stop& stop, const Explanation* answer);
/// The row and the column of the cell in that list; none where the stop selects nothing.
struct BoardCell {
    std::size_t row = 0;
    std::size_t column = 0;
};
std::optional<BoardCell> cellOf(const Lesson& lesson, const Stop& stop, const tables::List& board);

/// The lessons that the program carries, in the order in which they are given.
const std::vector<Lesson>& lessons();
/// Null for a word that names none.
const Lesson* lessonNamed(std::string_view word);

}  // namespace kydai::lesson
