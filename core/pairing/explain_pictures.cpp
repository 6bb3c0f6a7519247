// The pictures of a round's answers: the bracket with its lines, and rows of the crosstable as evidence.
#include "pairing/explain_causes.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::size_t kMostEntrantsDrawn = 24;  ///< on each side of a picture

/// Up to kMostEntrantsDrawn entries around the marked ones.
std::vector<std::size_t> neighbourhood(const std::vector<std::size_t>& all, const std::vector<std::size_t>& marked)
{
    if (all.size() <= kMostEntrantsDrawn) return all;
    std::size_t centre = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (std::ranges::find(marked, all[i]) != marked.end()) centre = i;
    }
    const std::size_t half = kMostEntrantsDrawn / 2;
    const std::size_t begin = std::min(centre > half ? centre - half : 0, all.size() - kMostEntrantsDrawn);
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(begin);
    return {from, from + static_cast<std::ptrdiff_t>(kMostEntrantsDrawn)};
}

/// Who stands in a bracket's picture: S1 and who sat with it on the left, the others on the right.
struct Columns {
    std::vector<std::size_t> upper{};
    std::vector<std::size_t> lower{};
    [[nodiscard]] bool hold(std::size_t entrant) const { return contains(upper, entrant) || contains(lower, entrant); }
};

Columns columnsOf(const BracketRecord& bracket)
{
    Columns columns;
    columns.upper = bracket.s1;
    for (const auto& [higher, other] : bracket.pairs) {
        if (!contains(columns.upper, higher)) columns.upper.push_back(higher);
        columns.lower.push_back(other);
    }
    for (const std::size_t entrant : bracket.limbo) {
        if (!contains(columns.upper, entrant)) columns.upper.push_back(entrant);
    }
    for (const std::size_t entrant : bracket.downfloaters) {
        if (!contains(columns.upper, entrant)) columns.lower.push_back(entrant);
    }
    return columns;
}

}  // namespace

BracketPicture pictureOf(const ExplainCase& round, const BracketRecord& bracket, const PictureMarks& marks)
{
    Columns columns = columnsOf(bracket);
    std::vector<std::size_t> marked;
    for (const auto& pair : {marks.asked, marks.dashed, marks.refused}) {
        if (!pair) continue;
        for (const std::size_t entrant : {pair->first, pair->second}) {
            marked.push_back(entrant);
            if (!columns.hold(entrant)) columns.lower.push_back(entrant);
        }
    }
    const std::vector<std::size_t> upper = neighbourhood(columns.upper, marked);
    const std::vector<std::size_t> lower = neighbourhood(columns.lower, marked);
    BracketPicture picture;
    picture.scoregroup = bracket.score;
    const auto draw = [&](const std::vector<std::size_t>& from, std::vector<BracketPicture::Entrant>& to) {
        for (const std::size_t entrant : from) {
            const PlayerRef who = round.ref(entrant);
            const colour::Preference& preference = round.field().entrants[entrant].side.preference;
            const bool due = preference.kind != colour::PreferenceKind::None;
            to.push_back({who.number, who.name, round.field().entrants[entrant].score,
                          contains(bracket.movedDown, entrant), contains(bracket.downfloaters, entrant),
                          contains(bracket.limbo, entrant), due ? std::optional(preference.colour) : std::nullopt});
        }
    };
    draw(upper, picture.upper);
    draw(lower, picture.lower);
    const auto line = [&](const PairIndices& pair, BracketPicture::Line look, bool anySide) {
        using Ends = BracketPicture::Ends;
        const auto add = [&](const std::vector<std::size_t>& from, std::size_t one, const std::vector<std::size_t>& to,
                             std::size_t two, Ends ends) {
            const auto first = std::ranges::find(from, one);
            const auto second = std::ranges::find(to, two);
            if (first == from.end() || second == to.end()) return false;
            look.upper = static_cast<std::size_t>(first - from.begin());
            look.lower = static_cast<std::size_t>(second - to.begin());
            look.ends = ends;
            picture.lines.push_back(look);
            return true;
        };
        const auto [one, two] = pair;
        if (add(upper, one, lower, two, Ends::Across) || add(upper, two, lower, one, Ends::Across)) return;
        if (anySide && !add(upper, one, upper, two, Ends::BothUpper)) add(lower, one, lower, two, Ends::BothLower);
    };
    for (const PairIndices& pair : bracket.pairs) line(pair, {.asked = marks.asked && *marks.asked == pair}, false);
    if (marks.dashed) line(*marks.dashed, {.asked = true, .dashed = true}, true);
    if (marks.refused) line(*marks.refused, {.refused = marks.why, .round = marks.round}, true);
    return picture;
}

PictureMarks marksOf(const Departure& departure)
{
    using Kind = Obstacle::Kind;
    using Refused = BracketPicture::Refused;
    PictureMarks marks;
    marks.refused = PairIndices{departure.player, departure.expected};
    marks.round = departure.obstacle.bar.round;
    marks.why = Refused::Worse;
    if (departure.obstacle.kind == Kind::Met) marks.why = Refused::Met;
    if (departure.obstacle.kind == Kind::Prohibited) marks.why = Refused::Prohibited;
    if (departure.obstacle.kind == Kind::Colour) marks.why = Refused::Colours;
    if (departure.obstacle.kind == Kind::Bye) marks.why = Refused::Bye;
    if (departure.obstacle.kind == Kind::Engaged || departure.obstacle.kind == Kind::Exchange)
        marks.why = Refused::Engaged;
    return marks;
}

CrosstableRows rowsOf(const ExplainCase& round, const std::vector<PlayerId>& players, RoundNumber decisive)
{
    CrosstableRows table;
    const Scorecards& cards = round.cards();
    for (const PlayerId player : players) {
        const auto index = round.section.indexOf(player);
        if (!index) continue;
        const PlayerRef who = round.ref(player);
        CrosstableRows::Row row{who.number, who.name, cards.score(*index), {}};
        for (RoundNumber each = 1; each < round.round; ++each) {
            const RoundEntry& entry = cards.entry(*index, each);
            const int opponent = entry.hasOpponent() ? round.section.players[entry.opponent].tpn : 0;
            row.cells.push_back({entry, opponent, each == decisive});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace kydai::pairing
