#include "lesson/lesson.h"

#include "support/assert.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kydai::lesson {

namespace {

using tables::List;
using tables::Subject;

const QString kAsked = QStringLiteral("?");

std::size_t indexOf(const Section& section, int number)
{
    const Player* const player = section.playerNumbered(number);
    KYDAI_ASSERT(player != nullptr);
    return static_cast<std::size_t>(player - section.players.data());
}

/// Whom the player met, round by round; nobody twice.
std::vector<Subject> opponentsOf(const Section& section, Subject player, RoundNumber only)
{
    const Scorecards cards(section);
    std::vector<Subject> rows{player};
    for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
        const RoundEntry& entry = cards.entry(player, round);
        if (!entry.hasOpponent() || (only != 0 && round != only)) continue;
        if (only == 0 && !isPlayed(entry.outcome)) continue;
        if (std::ranges::find(rows, entry.opponent) == rows.end()) rows.push_back(entry.opponent);
    }
    return rows;
}

std::vector<Subject> groupOf(const List& list, Subject player)
{
    const std::size_t points = list.find("points").value();
    const QString own = tables::written(list.columns[points].value(player), tables::Output::Json,
                                        text::Wording(text::Language::English));
    std::vector<Subject> rows;
    for (const Subject each : list.rows) {
        if (tables::written(list.columns[points].value(each), tables::Output::Json,
                            text::Wording(text::Language::English)) == own)
            rows.push_back(each);
    }
    return rows;
}

tables::Value askedValue()
{
    return tables::Worded{[](const text::Wording&) { return kAsked; }, "?"};
}

/// What the answer says in one value.
tables::Value valueOf(const Explanation& answer)
{
    for (const auto& [name, value] : answer.conclusion.arguments) {
        if (name != "value" && name != "place") continue;
        if (const auto* fraction = std::get_if<Fraction>(&value)) return *fraction;
        if (const auto* points = std::get_if<Points>(&value)) return *points;
        if (const auto* count = std::get_if<Count>(&value)) return static_cast<int>(count->value);
    }
    return tables::Worded{[](const text::Wording&) { return QStringLiteral("–"); }, ""};  // it parts nobody
}

/// What each opponent adds by the answer, in brackets what is cut.
std::map<Subject, tables::Value> contributions(const Section& section, Subject player, const Explanation& answer)
{
    std::map<Subject, tables::Value> added;
    const Scorecards cards(section);
    for (const Picture& picture : answer.pictures) {
        const auto* bars = std::get_if<TieBreakBars>(&picture);
        for (const TieBreakBars::Row& row : bars != nullptr ? bars->rows : std::vector<TieBreakBars::Row>()) {
            if (row.dummy || row.round == 0) continue;
            const auto text = [value = row.contribution, isCut = row.cut](const text::Wording& wording) {
                const QString plain = tables::written(value, tables::Output::Projector, wording);
                return isCut ? QStringLiteral("(%1)").arg(plain) : plain;
            };
            added[cards.entry(player, row.round).opponent] = tables::Worded{text, row.contribution.toDecimal()};
        }
    }
    return added;
}

/// The column of the asked tie-break: the value in the player's row, and what it is made of in the others'.
void addAskedCode(List& list, const Section& section, const Stop& stop, Subject player, const Explanation* answer)
{
    auto values = answer != nullptr ? contributions(section, player, *answer) : std::map<Subject, tables::Value>();
    values[player] = answer != nullptr ? valueOf(*answer) : askedValue();
    tables::Column made;
    made.id = "asked";
    made.head = [code = stop.cell.code](const text::Wording&, bool) { return QString::fromStdString(code); };
    made.align = tables::Align::Right;
    made.width = {6};
    made.strong = true;
    made.value = [values = std::move(values)](Subject each) {
        const auto at = values.find(each);
        return at == values.end() ? tables::Value() : at->second;
    };
    list.columns.push_back(std::move(made));
}

/// "W", "B"; a round without a game has no colour.
tables::Value colourLetter(const RoundEntry& entry)
{
    if (!entry.colour) return tables::Worded{[](const text::Wording&) { return QStringLiteral("−"); }, "-"};
    const auto letter = [colour = *entry.colour](const text::Wording& wording) {
        return text::colourText(colour, wording).left(1).toUpper();
    };
    return tables::Worded{letter, *entry.colour == Colour::White ? "W" : "B"};
}

/// A game is asked for its colours: those of the rounds before it stand there, and its own once it is answered.
void showColours(List& list, const Section& section, RoundNumber round, const Explanation* answer)
{
    const auto cards = std::make_shared<const Scorecards>(section);
    std::erase_if(list.columns, [&](const tables::Column& column) {
        return column.id == "points" || (column.family == "rounds" && std::stoi(column.id.substr(5)) > round);
    });
    for (tables::Column& column : list.columns) {
        if (column.family != "rounds") continue;
        const RoundNumber of = std::stoi(column.id.substr(5));
        const bool isAsked = of == round && answer == nullptr;
        column.value = [cards, of, isAsked](Subject player) {
            return isAsked ? askedValue() : colourLetter(cards->entry(player, of));
        };
    }
}

}  // namespace

QString textOf(const Words& words, const Section* section, const text::Wording& wording)
{
    if (words.source == nullptr) return words.written;
    return text::fillHoles(wording.translate(kContext, words.source), [&](const QString& hole) {
        const Player* const player = section != nullptr ? section->playerNumbered(hole.toInt()) : nullptr;
        KYDAI_ASSERT(player != nullptr);
        return QString::fromStdString(player->name);
    });
}

const Section* sectionOf(const Lesson& lesson, const Stop& stop)
{
    return stop.rows == Rows::None ? nullptr : lesson.sections[stop.section].get();
}

Result<std::optional<Explanation>> answerOf(const Lesson& lesson, const Stop& stop)
{
    if (!stop.answer) return std::optional<Explanation>();
    static const Section kNone;
    const Section* const section = sectionOf(lesson, stop);
    auto answer = stop.answer(section != nullptr ? *section : kNone);
    if (!answer) return answer.error();
    return std::optional(*std::move(answer));
}

std::vector<Picture> picturesOf(const Stop& stop, const Explanation& answer)
{
    std::vector<Picture> pictures = answer.pictures;
    std::erase_if(pictures, [number = stop.cell.player](const Picture& each) {
        const auto* table = std::get_if<SubCrosstable>(&each);
        const auto isAsked = [&](const SubCrosstable::Row& row) { return row.number == number; };
        return std::holds_alternative<TieBreakBars>(each) ||
               (table != nullptr && std::ranges::none_of(table->rows, isAsked));
    });
    return pictures;
}

List boardOf(const Lesson& lesson, const Stop& stop, const Explanation* answer)
{
    const Section* const section = sectionOf(lesson, stop);
    KYDAI_ASSERT(section != nullptr);
    List list = tables::crosstableList(*section, tables::Numbering::Number);
    std::erase_if(list.columns, [](const tables::Column& column) {
        return column.id != "number" && column.id != "name" && column.id != "points" && column.family != "rounds";
    });
    list.notes.clear();
    if (stop.cell.player == 0) return list;
    const Subject player = indexOf(*section, stop.cell.player);
    if (stop.rows == Rows::Opponents) list.rows = opponentsOf(*section, player, 0);
    if (stop.rows == Rows::Pair) list.rows = opponentsOf(*section, player, stop.cell.round);
    if (stop.rows == Rows::Group) list.rows = groupOf(list, player);
    if (stop.cell.round == 0)
        addAskedCode(list, *section, stop, player, answer);
    else
        showColours(list, *section, stop.cell.round, answer);
    return list;
}

std::optional<BoardCell> cellOf(const Lesson& lesson, const Stop& stop, const List& board)
{
    if (stop.cell.player == 0 || stop.rows == Rows::None) return std::nullopt;
    const std::string id = stop.cell.round == 0 ? "asked" : "round" + std::to_string(stop.cell.round);
    const auto row = std::ranges::find(board.rows, indexOf(*sectionOf(lesson, stop), stop.cell.player));
    return BoardCell{static_cast<std::size_t>(row - board.rows.begin()), board.find(id).value()};
}

const Lesson* lessonNamed(std::string_view word)
{
    const auto found = std::ranges::find(lessons(), word, &Lesson::word);
    return found == lessons().end() ? nullptr : &*found;
}

}  // namespace kydai::lesson
