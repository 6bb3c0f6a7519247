// The prizes to post, and the list on which they are signed for.
#include "explain/explanation_json.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/money_text.h"
#include "text/phrase_text.h"

#include <algorithm>
#include <memory>

namespace kydai::tables {

namespace {

constexpr char kPrizesContext[] = "Table";

Value moneyValue(const Fraction& amount, const std::string& currency)
{
    if (amount == Fraction()) return {};
    return Value(Worded{[amount, currency](const text::Wording& wording) {
                            return text::moneyText({amount, currency}, wording);
                        },
                        exactText(amount)});
}

const PrizeLine* lineOf(const PrizePlan& plan, const prizes::Award& award)
{
    return award.line == prizes::kNone ? nullptr : &plan.lists[award.list].lines[award.line];
}

/// Who wins: columns about the player of an award.
void addWinner(List& list, const Section& section, const prizes::Awards& awards)
{
    const auto playerOf = [&awards](Subject award) { return std::optional(awards.awards[award].player); };
    for (const char* id : {"number", "name", "title", "unit", "federation"})
        list.columns.push_back(playerColumn(section, id, playerOf));
}

}  // namespace

List prizesList(const Section& section, const PrizePlan& plan, const prizes::Awards& awards)
{
    List list;
    list.id = "prizes";
    const auto add = [&](std::string_view id, Align align, Width width, std::function<Value(Subject)> value) {
        list.columns.push_back(column(id, align, width, std::move(value)));
    };
    add("prize_list", Align::Left, {12}, [&](Subject at) { return Value(plan.lists[awards.awards[at].list].name); });
    list.columns.back().outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    add("prize_place", Align::Right, {5}, [&](Subject at) { return Value(awards.awards[at].place); });
    list.columns.back().strong = true;
    addWinner(list, section, awards);
    add("points", Align::Right, {5},
        [&](Subject at) { return Value(awards.standings->competition->primary.score(awards.awards[at].player)); });
    add("prize", Align::Left, {14}, [&](Subject at) {
        const PrizeLine* line = lineOf(plan, awards.awards[at]);
        return line == nullptr ? Value() : textOrBlank(line->name);
    });
    list.columns.back().ifAny = Outputs::everywhere().without({Output::Csv, Output::Json});
    add("prize_money", Align::Right, {12},
        [&](Subject at) { return moneyValue(awards.awards[at].paid, plan.currency); });
    list.columns.back().strong = true;
    add("prize_award", Align::Left, {16, true}, [&](Subject at) {
        const PrizeLine* line = lineOf(plan, awards.awards[at]);
        return line == nullptr ? Value() : textOrBlank(line->award);
    });
    list.columns.back().ifAny = Outputs::everywhere().without({Output::Csv, Output::Json});
    for (Subject at = 0; at < awards.awards.size(); ++at) {
        const bool first = at == 0 || awards.awards[at].list != awards.awards[at - 1].list;
        if (first) {
            const QString name = QString::fromStdString(plan.lists[awards.awards[at].list].name);
            list.groups.push_back({list.rows.size(), [name](const text::Wording&) { return QString(name); }});
        }
        list.rows.push_back(at);
    }
    for (const Step& step : prizes::provisionalSteps(awards))
        list.notes.emplace_back([step](const text::Wording& wording) { return text::phraseText(step, wording); });
    return list;
}

List receiptsList(const Section& section, const PrizePlan& plan, const prizes::Awards& awards)
{
    List list;
    list.id = "receipts";
    const auto add = [&](std::string_view id, Align align, Width width, std::function<Value(Subject)> value) {
        list.columns.push_back(column(id, align, width, std::move(value)));
    };
    const auto rows = std::make_shared<std::vector<Subject>>();
    std::int64_t inAll = 0;
    for (Subject at = 0; at < awards.awards.size(); ++at) {
        if (awards.awards[at].paid == 0) continue;
        rows->push_back(at);
        inAll += awards.awards[at].paid;
    }
    list.rows = *rows;
    add("receipt_number", Align::Right, {4},
        [rows](Subject at) { return Value(static_cast<int>(std::ranges::find(*rows, at) - rows->begin()) + 1); });
    addWinner(list, section, awards);
    add("prize", Align::Left, {18}, [&](Subject at) {
        const prizes::Award& award = awards.awards[at];
        const PrizeLine* line = lineOf(plan, award);
        const std::string& name = plan.lists[award.list].name;
        return Value(name + ", " + (line != nullptr && !line->name.empty() ? line->name : std::to_string(award.place)));
    });
    add("prize_money", Align::Right, {12},
        [&](Subject at) { return moneyValue(awards.awards[at].paid, plan.currency); });
    list.columns.back().strong = true;
    add("tax", Align::Right, {8}, [](Subject) { return Value(); });
    add("signature", Align::Left, {18, true}, [](Subject) { return Value(); });
    for (const Step& step : prizes::provisionalSteps(awards))
        list.notes.emplace_back([step](const text::Wording& wording) { return text::phraseText(step, wording); });
    list.notes.emplace_back([inAll, currency = plan.currency](const text::Wording& wording) {
        const QString words =
            wording.translate(kPrizesContext, QT_TRANSLATE_NOOP("Table", "In all {amount}; in words: {words}."));
        return text::fillHoles(words, [&](const QString& hole) {
            return hole == QLatin1String("amount") ? text::moneyText({inAll, currency}, wording)
                                                   : text::moneyInWords(inAll, currency, wording);
        });
    });
    return list;
}

}  // namespace kydai::tables
