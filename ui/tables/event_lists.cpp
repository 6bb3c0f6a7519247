#include "tables/event_lists.h"

#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/unit_regulations.h"
#include "text/money_text.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace kydai::tables {

namespace {

constexpr char kEventContext[] = "Table";

QString filled(const char* source, const QString& value, const text::Wording& wording)
{
    return text::fillHoles(wording.translate(kEventContext, source), [&](const QString&) { return value; });
}

/// Sections whose games are not all decided, by name: what the list says may still change.
void addProvisional(List& list, const prizes::EventRanking& ranking)
{
    for (const prizes::RankedSection& ranked : ranking.sections) {
        const auto missing = missingResults(*ranked.section, ranked.standings->round);
        if (missing.empty()) continue;
        const QString name = QString::fromStdString(ranked.section->info.name);
        list.notes.emplace_back([missing, name](const text::Wording& wording) {
            return name + QStringLiteral(": ") + provisionalText(missing, wording);
        });
    }
}

/// The regulations by which they stand, a note each.
void addRegulations(List& list, const prizes::EventRanking& ranking)
{
    QStringList sections;
    for (const prizes::RankedSection& ranked : ranking.sections)
        sections << QString::fromStdString(ranked.section->info.name);
    const auto clauses =
        static_cast<qsizetype>(unitRegulations(ranking.rules, sections, text::Wording(text::Language::English)).size());
    for (qsizetype at = 0; at < clauses; ++at) {
        list.notes.emplace_back([rules = ranking.rules, sections, at](const text::Wording& wording) {
            return QStringLiteral("%1. %2").arg(at + 1).arg(unitRegulations(rules, sections, wording).value(at));
        });
    }
}

/// "Nguyễn Thị Loan 1 (U13), Lê Minh 4 (U9)": who counts, with his place and section.
QString membersText(const prizes::EventRanking& ranking, const prizes::EventUnit& unit)
{
    QStringList members;
    for (const prizes::EventUnitMember& member : unit.members) {
        if (!member.counts) continue;
        const Section& section = *ranking.sections[member.section].section;
        members << QStringLiteral("%1 %2 (%3)")
                       .arg(QString::fromStdString(section.players[member.player].name))
                       .arg(member.place)
                       .arg(QString::fromStdString(section.info.name));
    }
    return members.join(QStringLiteral(", "));
}

Column numberColumnOf(const char* id, int width, std::function<Value(Subject)> value)
{
    return column(id, Align::Right, {width}, std::move(value));
}

Column rankColumn(const prizes::EventRanking& ranking)
{
    Column rank =
        numberColumnOf("rank", 5, [&ranking](Subject unit) { return numberOrBlank(ranking.units[unit].rank); });
    rank.strong = true;
    return rank;
}

Column unitColumn(const prizes::EventRanking& ranking)
{
    Column unit =
        column("unit", Align::Left, {20, true}, [&ranking](Subject at) { return Value(ranking.units[at].name); });
    unit.strong = true;
    return unit;
}

void addMedals(List& list, const prizes::EventRanking& ranking)
{
    constexpr const char* kHeads[] = {"gold", "silver", "bronze"};
    for (std::size_t medal = 0; medal < 3; ++medal) {
        list.columns.push_back(numberColumnOf(kHeads[medal], 7, [&ranking, medal](Subject unit) {
            return Value(ranking.units[unit].medals.medals[medal]);
        }));
    }
    list.columns.push_back(numberColumnOf(
        "medals_total", 7, [&ranking](Subject unit) { return Value(ranking.units[unit].medals.total()); }));
    list.columns.back().strong = true;
}

std::string medalWordOf(prizes::Medal medal)
{
    constexpr const char* kCodes[] = {"", "gold", "silver", "bronze"};
    return kCodes[static_cast<std::size_t>(medal)];
}

QString medalText(prizes::Medal medal, const text::Wording& wording)
{
    constexpr const char* kWords[] = {"", QT_TRANSLATE_NOOP("Table", "Gold medal"),
                                      QT_TRANSLATE_NOOP("Table", "Silver medal"),
                                      QT_TRANSLATE_NOOP("Table", "Bronze medal")};
    return medal == prizes::Medal::None ? QString()
                                        : wording.translate(kEventContext, kWords[static_cast<std::size_t>(medal)]);
}

void addAwards(std::vector<CalledUp>& all, const prizes::EventRanking& ranking, std::size_t index,
               const prizes::Awards& awards)
{
    const Section& section = *ranking.sections[index].section;
    const PrizePlan& plan = section.prizes;
    const auto medalOf = [&](const prizes::Award& award) {
        if (!plan.lists[award.list].medals) return prizes::Medal::None;
        const int places[] = {award.place};
        return prizes::medalsOf(places, plan.jointThird).front();
    };
    std::vector<const prizes::Award*> order;
    for (const prizes::Award& award : awards.awards) order.push_back(&award);
    std::ranges::stable_sort(order, [](const prizes::Award* a, const prizes::Award* b) {
        return a->list != b->list ? a->list < b->list : a->place > b->place;
    });
    for (const prizes::Award* award : order) {
        const PrizeList& list = plan.lists[award->list];
        CalledUp called{index, award->player, list.name, award->place, {}, {}, medalOf(*award), 0};
        if (award->line != prizes::kNone) {
            called.prize = list.lines[award->line].name;
            called.award = list.lines[award->line].award;
        }
        all.push_back(std::move(called));
    }
}

}  // namespace

List eventUnitsList(const prizes::EventRanking& ranking)
{
    List list;
    list.id = "event_units";
    list.columns.push_back(rankColumn(ranking));
    list.columns.push_back(unitColumn(ranking));
    if (ranking.rules.order == EventUnitOrder::PlacePoints) {
        list.columns.push_back(numberColumnOf(
            "unit_place_points", 10, [&ranking](Subject unit) { return Value(ranking.units[unit].placePoints); }));
        list.columns.back().strong = true;
    }
    addMedals(list, ranking);
    list.columns.push_back(
        numberColumnOf("unit_places", 10, [&ranking](Subject unit) { return Value(ranking.units[unit].places); }));
    list.columns.push_back(
        numberColumnOf("unit_points", 10, [&ranking](Subject unit) { return Value(ranking.units[unit].points); }));
    list.columns.push_back(
        numberColumnOf("unit_counting", 7, [&ranking](Subject unit) { return Value(ranking.units[unit].counting); }));
    Column members = column("unit_members", Align::Left, {30, true}, [&ranking](Subject unit) {
        return textOrBlank(membersText(ranking, ranking.units[unit]).toStdString());
    });
    list.columns.push_back(std::move(members));
    if (ranking.rules.order == EventUnitOrder::Medals) {
        // Sums that decide nothing stay in files.
        for (Column& each : list.columns) {
            if (each.id.starts_with("unit_"))
                each.outputs = {Output::Workbook, Output::Csv, Output::Json, Output::Text};
        }
    }
    for (Subject unit = 0; unit < ranking.units.size(); ++unit) list.rows.push_back(unit);
    addRegulations(list, ranking);
    addProvisional(list, ranking);
    return list;
}

List medalTableList(const prizes::EventRanking& ranking)
{
    List list;
    list.id = "medal_table";
    // The order of medals whatever the units are ranked by.
    std::vector<Subject> order;
    for (Subject unit = 0; unit < ranking.units.size(); ++unit) {
        if (ranking.units[unit].medals.total() > 0) order.push_back(unit);
    }
    const std::vector<EventUnitPart> byMedals = prizes::partsOf(EventUnitRules{});
    std::ranges::stable_sort(order, [&](Subject a, Subject b) {
        return prizes::compared(ranking.units[a], ranking.units[b], byMedals).isBefore;
    });
    std::vector<int> ranks(ranking.units.size(), 0);
    for (std::size_t at = 0; at < order.size(); ++at) {
        const bool level = at > 0 && ranking.units[order[at]].medals == ranking.units[order[at - 1]].medals;
        ranks[order[at]] = level ? ranks[order[at - 1]] : static_cast<int>(at) + 1;
    }
    Column rank = numberColumnOf("rank", 5, [ranks](Subject unit) { return Value(ranks[unit]); });
    rank.strong = true;
    list.columns.push_back(std::move(rank));
    list.columns.push_back(unitColumn(ranking));
    addMedals(list, ranking);
    list.rows = std::move(order);
    addProvisional(list, ranking);
    return list;
}

List accountsList(const prizes::EventRanking& ranking)
{
    struct Account {
        int prizes = 0;
        std::set<std::size_t> winners{};
        std::int64_t paid = 0;
        std::string currency{};
    };
    auto accounts = std::make_shared<std::vector<Account>>(ranking.sections.size());
    std::map<std::string, std::int64_t> sums;
    for (std::size_t at = 0; at < ranking.sections.size(); ++at) {
        const prizes::RankedSection& ranked = ranking.sections[at];
        const PrizePlan& plan = ranked.section->prizes;
        Account& account = (*accounts)[at];
        account.currency = plan.currency;
        const auto awards = prizes::awardsOf(*ranked.section, plan, ranked.standings->round);
        if (!awards) continue;
        for (const prizes::Award& award : awards->awards) {
            ++account.prizes;
            account.winners.insert(award.player);
            account.paid += award.paid;
        }
        sums[plan.currency] += account.paid;
    }
    List list;
    list.id = "accounts";
    Column section = column("section", Align::Left, {24, true},
                            [&ranking](Subject at) { return Value(ranking.sections[at].section->info.name); });
    section.strong = true;
    list.columns.push_back(std::move(section));
    list.columns.push_back(
        numberColumnOf("prizes", 8, [accounts](Subject at) { return Value((*accounts)[at].prizes); }));
    list.columns.push_back(numberColumnOf(
        "winners", 10, [accounts](Subject at) { return Value(static_cast<int>((*accounts)[at].winners.size())); }));
    list.columns.push_back(numberColumnOf("prize_money", 16, [accounts](Subject at) {
        const Account& account = (*accounts)[at];
        return Value(Worded{[money = Money{Fraction(account.paid), account.currency}](const text::Wording& wording) {
                                return text::moneyText(money, wording);
                            },
                            std::to_string(account.paid)});
    }));
    for (Subject at = 0; at < ranking.sections.size(); ++at) list.rows.push_back(at);
    for (const auto& [currency, sum] : sums) {
        list.notes.emplace_back([money = Money{Fraction(sum), currency}, sum = sum,
                                 currency = currency](const text::Wording& wording) {
            const QString total =
                filled(QT_TRANSLATE_NOOP("Table", "In all: {sum}"), text::moneyText(money, wording), wording);
            return sum == 0
                       ? total
                       : total + QStringLiteral(" (") + text::moneyInWords(sum, currency, wording) + QLatin1Char(')');
        });
    }
    addProvisional(list, ranking);
    return list;
}

std::vector<CalledUp> calledUp(const prizes::EventRanking& ranking)
{
    std::vector<CalledUp> all;
    for (std::size_t index = 0; index < ranking.sections.size(); ++index) {
        const prizes::RankedSection& ranked = ranking.sections[index];
        const PrizePlan& plan = ranked.section->prizes;
        if (!plan.lists.empty()) {
            if (const auto awards = prizes::awardsOf(*ranked.section, plan, ranked.standings->round))
                addAwards(all, ranking, index, *awards);
            continue;
        }
        std::vector<CalledUp> won;
        for (const prizes::Medalist& medalist : ranking.medals) {
            if (medalist.section == index)
                won.push_back({index, medalist.player, {}, medalist.place, {}, {}, medalist.medal, 0});
        }
        std::ranges::reverse(won);
        all.insert(all.end(), won.begin(), won.end());
    }
    for (std::size_t at = 0; at < all.size(); ++at) all[at].number = static_cast<int>(at) + 1;
    return all;
}

QString prizeWords(const CalledUp& called, const text::Wording& wording)
{
    if (!called.prize.empty()) return QString::fromStdString(called.prize);
    QString medal = medalText(called.medal, wording);
    if (!medal.isEmpty()) return medal;
    return filled(QT_TRANSLATE_NOOP("Table", "Place {place}"), QString::number(called.place), wording);
}

List ceremonyList(const prizes::EventRanking& ranking, const std::vector<CalledUp>& called)
{
    List list;
    list.id = "ceremony";
    const auto playerOf = [&](Subject at) -> const Player& {
        return ranking.sections[called[at].section].section->players[called[at].player];
    };
    const auto sectionName = [&](Subject at) { return ranking.sections[called[at].section].section->info.name; };
    Column section = column("section", Align::Left, {14}, [=](Subject at) { return Value(sectionName(at)); });
    section.outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.push_back(std::move(section));
    Column prize = column("prize", Align::Left, {16}, [&called](Subject at) {
        return Value(
            Worded{[&called, at](const text::Wording& wording) { return prizeWords(called[at], wording); }, {}});
    });
    list.columns.push_back(std::move(prize));
    Column name = column("name", Align::Left, {22, true}, [=](Subject at) { return Value(playerOf(at).name); });
    name.strong = true;
    list.columns.push_back(std::move(name));
    Column unit = column("unit", Align::Left, {14, true}, [=](Subject at) { return textOrBlank(playerOf(at).unit); });
    unit.ifAny = Outputs::everywhere();
    list.columns.push_back(std::move(unit));
    Column award =
        column("prize_award", Align::Left, {16, true}, [&called](Subject at) { return textOrBlank(called[at].award); });
    award.ifAny = Outputs::everywhere();
    list.columns.push_back(std::move(award));
    Column medal =
        column("medal", Align::Left, {8}, [&called](Subject at) { return textOrBlank(medalWordOf(called[at].medal)); });
    medal.outputs = {Output::Json};
    list.columns.push_back(std::move(medal));
    Column inWords = column("medal", Align::Left, {8}, [&called](Subject at) {
        const prizes::Medal won = called[at].medal;
        if (won == prizes::Medal::None) return Value();
        return Value(Worded{[won](const text::Wording& wording) { return medalText(won, wording); }, {}});
    });
    inWords.outputs = {Output::Csv};
    list.columns.push_back(std::move(inWords));
    list.columns.push_back(
        numberColumnOf("certificate", 6, [&called](Subject at) { return Value(called[at].number); }));
    for (Subject at = 0; at < called.size(); ++at) {
        const bool first =
            at == 0 || called[at].section != called[at - 1].section || called[at].list != called[at - 1].list;
        if (first) {
            QString heading = QString::fromStdString(sectionName(at));
            const QString prizes = QString::fromStdString(called[at].list);
            if (!prizes.isEmpty() && prizes != heading) heading += QStringLiteral(" · ") + prizes;
            list.groups.push_back({list.rows.size(), [heading](const text::Wording&) { return QString(heading); }});
        }
        list.rows.push_back(at);
    }
    addProvisional(list, ranking);
    return list;
}

}  // namespace kydai::tables
