// What can still happen, by player and by place: an estimate from many finishes (ask/chances.h), with how far each
// figure may be off, and beside it what is sure.
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/money_text.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <array>
#include <cmath>

namespace kydai::tables {

namespace {

constexpr char kChancesContext[] = "Table";
constexpr double kPercent = 100;
constexpr double kLikely = 0.9;

/// "12 % ± 3", "< 0.1 %" for what happened hardly ever; programs read the percentage alone.
Value chanceCell(const ask::Chance& chance)
{
    if (chance.share == 0) return {};
    const double percent = chance.share * kPercent;
    const double bar = chance.bar * kPercent;
    const auto words = [percent, bar](const text::Wording& wording) {
        const auto number = [&](double value) { return text::valueText(Real{value, value < 10 ? 1 : 0}, wording); };
        constexpr double kLeast = 0.1;
        if (percent < kLeast) return QStringLiteral("< ") + number(kLeast) + QStringLiteral(" %");
        const QString share = number(percent) + QStringLiteral(" %");
        return bar == 0 ? share : share + QStringLiteral(" ± ") + number(bar);
    };
    return Value(
        Worded{words, text::valueText(Real{percent, 2}, text::Wording(text::Language::English)).toStdString()});
}

Value rangeCell(std::pair<int, int> range)
{
    if (range.first == 0) return {};
    const std::string first = std::to_string(range.first);
    return Value(range.first == range.second ? first : first + "–" + std::to_string(range.second));
}

Value normsCell(const ask::PlayerChances& player)
{
    std::vector<ask::NormChance> some;
    for (const ask::NormChance& norm : player.norms) {
        if (norm.chance.share > 0) some.push_back(norm);
    }
    if (some.empty()) return {};
    const auto words = [some](const text::Wording& wording) {
        QStringList all;
        for (const ask::NormChance& norm : some)
            all += QString::fromUtf8(norms::nameOf(norm.norm)) + QLatin1Char(' ') +
                   written(chanceCell(norm.chance), Output::Screen, wording);
        return all.join(QStringLiteral(", "));
    };
    return Value(Worded{words, {}});
}

QString note(const char* source, const text::Wording& wording, const QString& value, const QString& other = {})
{
    return text::fillHoles(wording.translate(kChancesContext, source),
                           [&](const QString& hole) { return hole == QStringLiteral("seed") ? other : value; });
}

void addNotes(List& list, const ask::Chances& made)
{
    const std::size_t count =
        static_cast<std::size_t>(chancesNotes(made, text::Wording(text::Language::English)).size());
    for (std::size_t at = 0; at < count; ++at)
        list.notes.emplace_back([&made, at](const text::Wording& wording) {
            return chancesNotes(made, wording).at(static_cast<qsizetype>(at));
        });
}

}  // namespace

QStringList chancesNotes(const ask::Chances& made, const text::Wording& wording)
{
    QStringList notes;
    notes += note(QT_TRANSLATE_NOOP("Table",
                                    "An estimate by ratings: the rounds to come were played {n} times, each "
                                    "paired and ranked by the rules (seed {seed})."),
                  wording, QString::number(made.finishes), QString::number(made.seed));
    notes += wording.translate(
        kChancesContext,
        QT_TRANSLATE_NOOP("Table",
                          "±: two standard errors, for the number of finishes and for how well the strengths "
                          "are known. What is possible by points is exact."));
    if (made.guessed > 0)
        notes += note(QT_TRANSLATE_NOOP("Table",
                                        "Players without a rating: {n}; they are judged by their results so "
                                        "far, so what concerns them is less sure."),
                      wording, QString::number(made.guessed));
    if (made.stuck > 0)
        notes += note(QT_TRANSLATE_NOOP("Table", "Finishes left out because a round could not be paired: {n}."),
                      wording, QString::number(made.stuck));
    return notes;
}

List chancesList(const ask::Chances& made)
{
    List list;
    list.id = "chances";
    list.suffix = std::to_string(made.section->roundsPaired());
    const auto add = [&](std::string_view id, Align align, Width width,
                         std::function<Value(const ask::PlayerChances&)> cell) {
        list.columns.push_back(
            column(id, align, width, [&made, cell = std::move(cell)](Subject at) { return cell(made.players[at]); }));
    };
    const Section& section = *made.section;
    add("rank", Align::Right, {4}, [](const ask::PlayerChances& one) { return numberOrBlank(one.place); });
    add("number", Align::Right, {4},
        [&section](const ask::PlayerChances& one) { return Value(section.numberOf(one.player)); });
    add("name", Align::Left, {20, true},
        [&section](const ask::PlayerChances& one) { return Value(section.player(one.player).name); });
    list.columns.back().strong = true;
    add("chance_strength", Align::Right, {6}, [](const ask::PlayerChances& one) {
        const std::string strength = std::to_string(one.strength);
        return Value(one.isGuessed ? "~" + strength : strength);
    });
    add("chance_points", Align::Right, {6}, [](const ask::PlayerChances& one) { return Value(Real{one.points, 1}); });
    add("chance_first", Align::Right, {12},
        [](const ask::PlayerChances& one) { return chanceCell(one.places.front()); });
    list.columns.back().strong = true;
    add("chance_podium", Align::Right, {12}, [](const ask::PlayerChances& one) { return chanceCell(one.podium); });
    add("chance_likely", Align::Centre, {8},
        [](const ask::PlayerChances& one) { return rangeCell(one.likely(kLikely)); });
    add("chance_possible", Align::Centre, {8}, [](const ask::PlayerChances& one) { return rangeCell(one.possible); });
    add("chance_prize", Align::Right, {12},
        [](const ask::PlayerChances& one) { return one.prize ? chanceCell(*one.prize) : Value(); });
    list.columns.back().ifAny = Outputs::everywhere();
    add("chance_money", Align::Right, {10}, [&section](const ask::PlayerChances& one) {
        if (one.money == 0) return Value();
        const std::int64_t money = std::llround(one.money);
        return Value(Worded{[money, currency = section.prizes.currency](const text::Wording& wording) {
                                return text::moneyText(Money{money, currency}, wording);
                            },
                            std::to_string(money)});
    });
    list.columns.back().ifAny = Outputs::everywhere();
    add("chance_norms", Align::Left, {14}, normsCell);
    list.columns.back().ifAny = Outputs::everywhere();
    for (Subject at = 0; at < made.players.size(); ++at) list.rows.push_back(at);
    addNotes(list, made);
    return list;
}

List placeChancesList(const ask::Chances& made, const ask::PlayerChances& player)
{
    List list;
    list.id = "place_chances";
    list.suffix = std::to_string(made.section->roundsPaired());
    list.columns.push_back(
        column("rank", Align::Right, {6}, [](Subject place) { return Value(static_cast<int>(place)); }));
    list.columns.push_back(column("chance", Align::Right, {14},
                                  [&player](Subject place) { return chanceCell(player.places[place - 1]); }));
    for (Subject place = 1; place <= player.places.size(); ++place) {
        if (player.places[place - 1].share > 0) list.rows.push_back(place);
    }
    addNotes(list, made);
    return list;
}

}  // namespace kydai::tables
