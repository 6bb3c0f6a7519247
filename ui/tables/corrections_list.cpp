// What hangs on the wall and is not so any more: a line each, as published and as it is now.
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/value_text.h"

#include <map>

namespace kydai::tables {

namespace {

using ask::Correction;
using What = Correction::What;

constexpr char kCorrectionContext[] = "Table";

class CorrectionCells {
public:
    CorrectionCells(const Section& section, const ask::Corrections& corrections)
        : m_section(section), m_corrections(corrections)
    {
    }

    [[nodiscard]] Value what(Subject at) const
    {
        const Correction& one = of(at);
        return worded([what = one.what, round = one.round](const text::Wording& wording) {
            const auto say = [&](const char* source) { return wording.translate(kCorrectionContext, source); };
            switch (what) {
            case What::Board:
                return say(QT_TRANSLATE_NOOP("Table", "Board of round %1")).arg(round);
            case What::Number:
                return say(QT_TRANSLATE_NOOP("Table", "Pairing number"));
            case What::Result:
                return say(QT_TRANSLATE_NOOP("Table", "Result of round %1")).arg(round);
            case What::Place:
                break;
            }
            return say(QT_TRANSLATE_NOOP("Table", "Place after round %1")).arg(round);
        });
    }

    [[nodiscard]] Value who(Subject at) const
    {
        const Correction& one = of(at);
        if (one.what == What::Board) return {};
        if (one.what == What::Result) return named(one.player) + " – " + named(one.other);
        return named(one.player);
    }

    [[nodiscard]] Value then(Subject at) const { return side(of(at), true); }
    [[nodiscard]] Value now(Subject at) const { return side(of(at), false); }

private:
    [[nodiscard]] const Correction& of(Subject at) const { return m_corrections.list[at]; }
    [[nodiscard]] std::string named(PlayerId player) const
    {
        const Player* found = m_section.find(player);
        return found == nullptr ? std::string() : found->name;
    }
    [[nodiscard]] std::string numbered(PlayerId player, bool isThen) const
    {
        const auto then = m_corrections.numbers.find(player);
        const int number = isThen && then != m_corrections.numbers.end() ? then->second : m_section.numberOf(player);
        return std::to_string(number) + ' ' + named(player);
    }
    template <class Words>
    static Value worded(Words words)
    {
        return Value(Worded{std::move(words), {}});
    }

    [[nodiscard]] Value side(const Correction& one, bool isThen) const
    {
        switch (one.what) {
        case What::Board:
            return board(isThen ? one.seats.then : one.seats.now, isThen);
        case What::Number:
            return isThen ? one.numbers.then : one.numbers.now;
        case What::Result: {
            const auto& game = isThen ? one.games.then : one.games.now;
            return game ? Value(BoardResult{game->whiteOutcome, game->blackOutcome}) : Value(std::string("–"));
        }
        case What::Place:
            break;
        }
        const QString place = QString::number(isThen ? one.numbers.then : one.numbers.now);
        const Points points = isThen ? one.points.then : one.points.now;
        return worded([place, points](const text::Wording& wording) {
            return wording.translate(kCorrectionContext, QT_TRANSLATE_NOOP("Table", "%1, with %2"))
                .arg(place, text::pointsText(points, wording));
        });
    }

    [[nodiscard]] Value board(const std::optional<pairing::Seat>& seat, bool isThen) const
    {
        if (!seat) return std::string("–");
        const std::string white = numbered(seat->white, isThen);
        if (seat->black) return white + " – " + numbered(seat->black, isThen);
        return worded([name = QString::fromStdString(white)](const text::Wording& wording) {
            return wording.translate(kCorrectionContext, QT_TRANSLATE_NOOP("Table", "%1: bye")).arg(name);
        });
    }

    const Section& m_section;
    const ask::Corrections& m_corrections;
};

}  // namespace

List correctionsList(const Section& section, const ask::Corrections& corrections)
{
    List list;
    list.id = "corrections";
    list.suffix = std::to_string(corrections.round);
    const CorrectionCells cells(section, corrections);
    list.columns.push_back(column("correction", Align::Left, {18}, [cells](Subject at) { return cells.what(at); }));
    list.columns.back().onceInARow = true;
    list.columns.push_back(column("concerned", Align::Left, {22, true}, [cells](Subject at) { return cells.who(at); }));
    list.columns.push_back(
        column("as_published", Align::Left, {26, true}, [cells](Subject at) { return cells.then(at); }));
    list.columns.push_back(column("as_now", Align::Left, {26, true}, [cells](Subject at) { return cells.now(at); }));
    list.columns.back().strong = true;
    for (Subject at = 0; at < corrections.list.size(); ++at) list.rows.push_back(at);
    if (!corrections.list.empty()) return list;
    list.notes.emplace_back([known = corrections.known](const text::Wording& wording) {
        return wording.translate(kCorrectionContext,
                                 known ? QT_TRANSLATE_NOOP("Table", "Nothing differs from what was published.")
                                       : QT_TRANSLATE_NOOP("Table", "How this round was published is not known."));
    });
    return list;
}

}  // namespace kydai::tables
