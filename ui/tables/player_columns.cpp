#include "tables/player_columns.h"

#include "model/numbering.h"
#include "support/assert.h"
#include "text/member_labels.h"
#include "text/table_text.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

namespace kydai::tables {

namespace {

constexpr char kColumnContext[] = "Table";

constexpr Outputs kNowhere{};
constexpr Outputs kNotOnTheWall = Outputs::everywhere().without({Output::Projector});
constexpr Outputs kFilesAndScreen{Output::Screen, Output::Workbook, Output::Csv, Output::Text, Output::Json};

Value cell(const std::string& value)
{
    return textOrBlank(value);
}
Value cell(int value)
{
    return numberOrBlank(value);
}
Value cell(const Date& value)
{
    return value.known() ? Value(value) : Value();
}
Value cell(Sex value)
{
    return value == Sex::Unknown ? Value() : Value(value);
}
template <auto member>
Value cellOf(const Section& /*section*/, const Player& player)
{
    return cell(player.*member);
}

/// All that lists know of a column about a player; one more needs nothing else.
struct PlayerColumn {
    std::string_view id;
    std::string_view member{};  ///< the word of the row whose member it shows and edits; empty: it is worked out
    Align align = Align::Left;
    Width width;
    Outputs ofPlayers;  ///< in the list of players, where every column is filled in
    Outputs elsewhere;  ///< in lists of what players did
    Value (*value)(const Section&, const Player&);
    const char* head = nullptr;  ///< none: the label of the member
    const char* shortHead = nullptr;
};

const PlayerColumn kPlayerColumns[] = {
    {.id = "name",
     .member = "name",
     .width = {20, true},
     .ofPlayers = Outputs::everywhere(),
     .elsewhere = Outputs::everywhere(),
     .value =
         [](const Section&, const Player& player) {
             return Value(Person{player.name, player.title});
         }},
    {.id = "unit",
     .member = "unit",
     .width = {11, true},
     .ofPlayers = Outputs::everywhere(),
     .elsewhere = Outputs::everywhere(),
     .value = cellOf<&Player::unit>},
    {.id = "rating",
     .member = "rating",
     .align = Align::Right,
     .width = {5},
     .ofPlayers = kNotOnTheWall,
     .elsewhere = kNotOnTheWall,
     .value = cellOf<&Player::rating>},
    {.id = "title",
     .member = "title",
     .width = {4},
     .ofPlayers = kFilesAndScreen,
     .elsewhere = kFiles,
     .value = [](const Section&, const Player& player) { return textOrBlank(titleText(player).toStdString()); }},
    {.id = "birth",
     .member = "birth",
     .width = {10},
     .ofPlayers = kNotOnTheWall,
     .elsewhere = kNowhere,
     .value = cellOf<&Player::birth>},
    {.id = "sex",
     .member = "sex",
     .width = {5},
     .ofPlayers = kFilesAndScreen,
     .elsewhere = kNowhere,
     .value = cellOf<&Player::sex>},
    {.id = "federation",
     .member = "federation",
     .width = {4},
     .ofPlayers = kNotOnTheWall,
     .elsewhere = Outputs::everywhere(),
     .value = cellOf<&Player::federation>,
     .shortHead = QT_TRANSLATE_NOOP("Table", "Fed.")},
    {.id = "fide_id",
     .member = "fideId",
     .width = {9},
     .ofPlayers = kNotOnTheWall,
     .elsewhere = kNowhere,
     .value = cellOf<&Player::fideId>},
    {.id = "category",
     .member = "category",
     .width = {6},
     .ofPlayers = Outputs::everywhere(),
     .elsewhere = kNowhere,
     .value = cellOf<&Player::category>,
     .shortHead = QT_TRANSLATE_NOOP("Table", "Cat.")},
};

const PlayerColumn& known(std::string_view id)
{
    const auto* const found = std::ranges::find(kPlayerColumns, id, &PlayerColumn::id);
    KYDAI_ASSERT(found != std::end(kPlayerColumns));
    return *found;
}

QString headOf(const PlayerColumn& column, const text::Wording& wording, bool isShort)
{
    const char* const source = isShort && column.shortHead != nullptr ? column.shortHead : column.head;
    return source == nullptr ? text::memberLabel("player", column.member, wording)
                             : wording.translate(kColumnContext, source);
}

std::string freeId(const std::string& head)
{
    std::string id = "field:" + head;
    std::ranges::replace(id, ',', ' ');
    return id;
}

/// Pairing numbers; in brackets the place of whoever has not arrived.
Column numberColumn(const Section& section, const std::function<std::optional<std::size_t>(Subject)>& playerOf)
{
    auto arrived = std::make_shared<const std::vector<bool>>(haveArrived(section));
    return column("number", Align::Right, {4}, [&section, playerOf, arrived](Subject subject) {
        const std::optional<std::size_t> player = playerOf(subject);
        const int number = player ? section.players[*player].tpn : 0;
        return number == 0 || (*arrived)[*player] ? numberOrBlank(number) : Value(ListPlace{number});
    });
}

}  // namespace

std::vector<std::string> freeHeads(const Section& section)
{
    std::vector<std::string> heads;
    for (const Player& player : section.players) {
        for (const FreeField& field : player.fields) {
            if (std::ranges::find(heads, field.head) == heads.end()) heads.push_back(field.head);
        }
    }
    return heads;
}

Column freeColumn(const Section& section, const std::string& head)
{
    Column made;
    made.id = freeId(head);
    made.head = [head](const text::Wording&, bool) { return QString::fromStdString(head); };
    made.width = {10};
    made.outputs = Outputs::everywhere().without({Output::Projector});
    made.ifAny = Outputs::everywhere();
    made.value = [&section, head](Subject subject) {
        const auto& fields = section.players[subject].fields;
        const auto field = std::ranges::find(fields, head, &FreeField::head);
        return field == fields.end() ? Value() : textOrBlank(field->text);
    };
    return made;
}

std::optional<std::string> freeHeadOf(const Section& section, std::string_view id)
{
    for (const std::string& head : freeHeads(section)) {
        if (freeId(head) == id) return head;
    }
    return std::nullopt;
}

Column column(std::string_view id, Align align, Width width, std::function<Value(Subject)> value)
{
    Column made;
    made.id = id;
    made.head = [id = std::string(id)](const text::Wording& wording, bool isShort) {
        return isShort ? text::shortHead(id, wording) : text::tableHead(id, wording);
    };
    made.align = align;
    made.width = width;
    made.value = std::move(value);
    return made;
}

std::vector<std::string_view> playerColumns(std::initializer_list<std::string_view> first)
{
    std::vector<std::string_view> ids(first);
    for (const PlayerColumn& column : kPlayerColumns) {
        if (std::ranges::find(ids, column.id) == ids.end()) ids.push_back(column.id);
    }
    return ids;
}

std::string_view memberOfColumn(std::string_view id)
{
    const auto* const found = std::ranges::find(kPlayerColumns, id, &PlayerColumn::id);
    return found == std::end(kPlayerColumns) ? std::string_view() : found->member;
}

Column columnOfPlayers(const Section& section, std::string_view id)
{
    Column made = playerColumn(section, id);
    if (id != "number") made.outputs = known(id).ofPlayers;
    // On the screen every column stands, to be filled in.
    if (made.ifAny.has(Output::Paper)) made.ifAny = Outputs::everywhere().without({Output::Screen});
    return made;
}

Column playerColumn(const Section& section, std::string_view id)
{
    return playerColumn(section, id, [](Subject player) { return std::optional(player); });
}

Column playerColumn(const Section& section, std::string_view id,
                    const std::function<std::optional<std::size_t>(Subject)>& playerOf)
{
    if (id == "number") return numberColumn(section, playerOf);
    const PlayerColumn& is = known(id);
    Column made;
    made.id = id;
    made.head = [&is](const text::Wording& wording, bool isShort) { return headOf(is, wording, isShort); };
    made.align = is.align;
    made.width = is.width;
    made.value = [&section, playerOf, read = is.value](Subject subject) {
        const std::optional<std::size_t> player = playerOf(subject);
        return player ? read(section, section.players[*player]) : Value();
    };
    made.outputs = is.elsewhere;
    if (id != "name") made.ifAny = Outputs::everywhere();
    // Where all are of one federation, their places in the list need the room more.
    if (id == "federation") made.ifDiffering = {Output::Screen, Output::Projector, Output::Paper};
    made.strong = id == "name";
    return made;
}

}  // namespace kydai::tables
