#include "tables/player_columns.h"

#include "model/numbering.h"
#include "support/assert.h"
#include "text/table_text.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

namespace kydai::tables {

namespace {

struct PlayerColumn {
    std::string_view id;
    Align align;
    Width width;
    Outputs outputs;
    Value (*value)(const Player&);
};

constexpr Outputs kNowhere{};

const PlayerColumn kPlayerColumns[] = {
    {"name",
     Align::Left,
     {20, true},
     Outputs::everywhere(),
     [](const Player& player) {
         return Value(Person{player.name, player.title});
     }},
    {"title",
     Align::Left,
     {4},
     kFiles,
     [](const Player& player) { return textOrBlank(titleText(player).toStdString()); }},
    {"unit",
     Align::Left,
     {11, true},
     Outputs::everywhere(),
     [](const Player& player) { return textOrBlank(player.unit); }},
    {"federation",
     Align::Left,
     {4},
     Outputs::everywhere(),
     [](const Player& player) { return textOrBlank(player.federation); }},
    {"rating",
     Align::Right,
     {5},
     Outputs::everywhere().without({Output::Projector}),
     [](const Player& player) { return numberOrBlank(player.rating); }},
    {"sex",
     Align::Left,
     {5},
     kNowhere,
     [](const Player& player) { return player.sex == Sex::Unknown ? Value() : Value(player.sex); }},
    {"birth",
     Align::Left,
     {10},
     kNowhere,
     [](const Player& player) { return player.birth.known() ? Value(player.birth) : Value(); }},
    {"fide_id", Align::Left, {9}, kNowhere, [](const Player& player) { return textOrBlank(player.fideId); }},
    {"category", Align::Left, {6}, kNowhere, [](const Player& player) { return textOrBlank(player.category); }},
};

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

Column playerColumn(const Section& section, std::string_view id)
{
    return playerColumn(section, id, [](Subject player) { return std::optional(player); });
}

Column playerColumn(const Section& section, std::string_view id,
                    const std::function<std::optional<std::size_t>(Subject)>& playerOf)
{
    if (id == "number") return numberColumn(section, playerOf);
    const auto* const known = std::ranges::find(kPlayerColumns, id, &PlayerColumn::id);
    KYDAI_ASSERT(known != std::end(kPlayerColumns));
    Column made = column(id, known->align, known->width, [&section, playerOf, read = known->value](Subject subject) {
        const std::optional<std::size_t> player = playerOf(subject);
        return player ? read(section.players[*player]) : Value();
    });
    made.outputs = known->outputs;
    if (id != "name") made.ifAny = Outputs::everywhere();
    // Where all are of one federation, their places in the list need the room more.
    if (id == "federation") made.ifDiffering = {Output::Screen, Output::Projector, Output::Paper};
    made.strong = id == "name";
    return made;
}

}  // namespace kydai::tables
