#include "explain/articles.h"
#include "tiebreak/explain_rows.h"
#include "tiebreak/registry.h"

#include <algorithm>

namespace kydai::tiebreak {

namespace {

std::size_t positionOf(const EncounterStep& step, std::size_t participant)
{
    return static_cast<std::size_t>(std::ranges::find(step.group, participant) - step.group.begin());
}

std::string_view scoreWord(ScoreKind score)
{
    return score == ScoreKind::Match ? "score.match" : "score.game";
}

/// Tells the applications of article 6 one after the other.
class Teller {
public:
    Teller(const Names& names, const Column& column, std::size_t asked)
        : m_names(names), m_column(column), m_asked(asked)
    {
    }

    std::vector<Step> tell(const Encounter& encounter)
    {
        for (const EncounterStep& step : encounter.steps) {
            if (step.rule == EncounterRule::TwoTeams) {
                tellTwoTeams(step);
                continue;
            }
            tellGroup(step);
            if (startsAgain(encounter, step)) add(Phrase::EncounterNotAsExercise, {}, article::kStartAgain);
            tellMeetings(step);
            if (step.rule == EncounterRule::NotAllMet) {
                tellUnreachable(step);
            } else {
                tellAllMet(step);
            }
        }
        for (const auto& place : encounter.places) {
            if (place.size() > 1) {
                add(Phrase::EncounterPassOn, {{"players", m_names.list(place)}}, article::kStandings);
            }
        }
        return std::move(m_steps);
    }

private:
    /// Whether a new subset is parted by the score that its larger group was not parted by: whoever goes on with the
    /// other score, as the printed exercise of 2024 does, has another order here.
    static bool startsAgain(const Encounter& encounter, const EncounterStep& step)
    {
        if (step.score == ScoreKind::Primary || step.ranked.empty()) return false;
        const auto isLarger = [&](const EncounterStep& before) {
            return before.group.size() > step.group.size() && !before.ranked.empty() &&
                   before.score != ScoreKind::Primary && before.score != step.score &&
                   std::ranges::includes(before.group, step.group);
        };
        const auto* const end = &step;
        return std::any_of(encounter.steps.data(), end, isLarger);
    }

    Step& add(Phrase phrase, Arguments arguments, Article rule)
    {
        return m_steps.emplace_back(Step{phrase, std::move(arguments), rule});
    }

    void tellGroup(const EncounterStep& step)
    {
        const Players group = m_names.list(step.group);
        if (step.score == ScoreKind::Primary) {
            add(Phrase::EncounterGroup, {{"players", group}}, article::kSeparateStandings);
            return;
        }
        add(Phrase::EncounterGroupScore, {{"players", group}, {"score", Word{std::string(scoreWord(step.score))}}},
            step.score == ScoreKind::Match ? article::kExtendedDirectEncounter : article::kOnTheSecondaryScore);
    }

    /// Forfeits among the tied, and pairs that met more than once.
    void tellMeetings(const EncounterStep& step)
    {
        const ScoreTable& table = *m_column.table;
        for (const std::size_t member : step.group) {
            for (RoundNumber round = 1; round <= table.rounds(); ++round) {
                const Entry& entry = table.entry(member, round);
                if (!entry.hasOpponent() || !isForfeit(entry.outcome) || entry.opponent < member) continue;
                if (std::ranges::find(step.group, entry.opponent) == step.group.end()) continue;
                const bool counts = m_column.code.forfeitsPlayed || table.predetermined;
                add(counts ? Phrase::EncounterForfeitMeeting : Phrase::EncounterForfeitNoMeeting,
                    {{"player", m_names.of(member)},
                     {"opponent", m_names.of(entry.opponent)},
                     {"round", RoundRef{round}}},
                    table.predetermined ? article::kPredetermined : article::kForfeitsNotMet);
            }
        }
        const bool old = step.rule == EncounterRule::OldAllMet || step.rule == EncounterRule::OldNotAllMet;
        for (const Meeting& met : step.meetings) {
            if (met.games < 2 || old) continue;
            add(Phrase::EncounterMean,
                {{"player", m_names.of(step.group[met.a])},
                 {"opponent", m_names.of(step.group[met.b])},
                 {"games", Count{met.games}},
                 {"points", met.pointsOfA},
                 {"otherPoints", met.pointsOfB}},
                article::kAverageOfMeetings);
        }
    }

    void tellPoints(const EncounterStep& step, Step& under)
    {
        for (std::size_t i = 0; i < step.group.size(); ++i) {
            Arguments arguments = {{"player", m_names.of(step.group[i])}, {"points", step.points[i]}};
            if (step.best.empty()) {
                under.details.push_back({Phrase::EncounterPoints, std::move(arguments), Article{}});
                continue;
            }
            arguments.emplace_back("best", step.best[i]);
            under.details.push_back({Phrase::EncounterBest, std::move(arguments), Article{}});
        }
    }

    void tellAllMet(const EncounterStep& step)
    {
        const Count members{static_cast<std::int64_t>(step.group.size())};
        if (step.rule == EncounterRule::OldNotAllMet) {
            add(Phrase::EncounterOldNotAll, {}, Article{});
            return;
        }
        const bool old = step.rule == EncounterRule::OldAllMet;
        Step& rule = add(old ? Phrase::EncounterOldCounts : Phrase::EncounterAllMet, {{"n", members}},
                         old ? Article{} : article::kAllMet);
        tellPoints(step, rule);
        if (step.ranked.empty()) {
            add(Phrase::EncounterLevel, {{"players", m_names.list(step.group)}}, old ? Article{} : article::kAllMet);
            return;
        }
        std::vector<std::size_t> order;
        for (const auto& place : step.ranked) order.insert(order.end(), place.begin(), place.end());
        add(Phrase::EncounterOrder, {{"players", m_names.list(order)}}, old ? Article{} : article::kAllMet).decisive =
            true;
        for (const auto& place : step.ranked) {
            if (place.size() > 1 && !old) {
                add(Phrase::EncounterAgain, {{"players", m_names.list(place)}}, article::kAllMet);
            }
        }
    }

    void tellUnreachable(const EncounterStep& step)
    {
        tellPoints(step, add(Phrase::EncounterNotAllMet, {}, article::kNotAllMet));
        std::vector<std::size_t> open = step.group;
        for (const auto& place : step.ranked) {
            const std::size_t leader = place.front();
            std::erase(open, leader);
            if (open.empty()) break;
            add(Phrase::EncounterFirst,
                {{"player", m_names.of(leader)},
                 {"points", step.points[positionOf(step, leader)]},
                 {"best", step.best[positionOf(step, bestOf(step, open))]}},
                article::kNotAllMet)
                .decisive = leader == m_asked;
        }
        if (open.empty()) return;
        if (!step.ranked.empty()) add(Phrase::EncounterSameStandings, {}, article::kNotAllMet);
        const std::size_t leader = *std::ranges::max_element(
            open, {}, [&](std::size_t member) { return step.points[positionOf(step, member)]; });
        std::vector<std::size_t> rivals = open;
        std::erase(rivals, leader);
        const std::size_t rival = bestOf(step, rivals);
        const Fraction points = step.points[positionOf(step, leader)];
        const Fraction best = step.best[positionOf(step, rival)];
        add(Phrase::EncounterReachable,
            {{"player", m_names.of(leader)}, {"points", points}, {"opponent", m_names.of(rival)}, {"best", best}},
            article::kNotAllMet);
        if (points == best) add(Phrase::EncounterLevelIsEnough, {}, article::kNotAllMet);
        if (!step.ranked.empty()) {
            add(Phrase::EncounterAgain, {{"players", m_names.list(open)}}, article::kNotAllMet);
        }
    }

    static std::size_t bestOf(const EncounterStep& step, const std::vector<std::size_t>& members)
    {
        return *std::ranges::max_element(members, {},
                                         [&](std::size_t member) { return step.best[positionOf(step, member)]; });
    }

    void tellTwoTeams(const EncounterStep& step)
    {
        add(Phrase::EncounterTwoTeams,
            {{"player", m_names.of(step.group[0])},
             {"opponent", m_names.of(step.group[1])},
             {"code", kydai::Code{std::string(definition(step.twoTeamRule).name)}},
             {"points", step.points[0]},
             {"otherPoints", step.points[1]}},
            article::kTwoTeams)
            .decisive = !step.ranked.empty();
    }

    const Names& m_names;
    const Column& m_column;
    std::size_t m_asked;
    std::vector<Step> m_steps{};
};

std::string_view articleOf(const EncounterStep& step)
{
    switch (step.rule) {
    case EncounterRule::AllMet:
        return "6.2";
    case EncounterRule::NotAllMet:
        return "6.3";
    case EncounterRule::OldAllMet:
    case EncounterRule::OldNotAllMet:
        return "old";
    case EncounterRule::TwoTeams:
        return "13.3.2";
    }
    return {};
}

/// What each missing game counts at best; nothing where the rule does not ask for the best case.
void addBestCase(SubCrosstable::Row& row)
{
    const auto missing = std::ranges::count_if(row.cells, &SubCrosstable::Cell::missing);
    if (missing == 0 || row.best == row.sum) return;
    const Fraction each = (row.best - row.sum) / Fraction(missing);
    for (SubCrosstable::Cell& cell : row.cells) {
        if (cell.missing) cell.points = each;
    }
}

}  // namespace

std::vector<Step> encounterSteps(const Names& names, const Column& column, const Encounter& encounter,
                                 std::size_t asked)
{
    return Teller(names, column, asked).tell(encounter);
}

FactList encounterFacts(const Names& names, const Encounter& encounter)
{
    const auto ids = [&](const std::vector<std::size_t>& members) {
        FactList list;
        for (const std::size_t member : members) list.emplace_back(names.number(member));
        return list;
    };
    const auto byMember = [&](const EncounterStep& step, const std::vector<Fraction>& numbers) {
        FactObject object;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            object.fields.emplace_back(std::to_string(names.number(step.group[i])), numberFact(numbers[i]));
        }
        return object;
    };
    FactList applications;
    for (const EncounterStep& step : encounter.steps) {
        FactObject application;
        application.fields.emplace_back("group", ids(step.group));
        application.fields.emplace_back("points", byMember(step, step.points));
        application.fields.emplace_back("article", std::string(articleOf(step)));
        if (!step.best.empty()) application.fields.emplace_back("best_possible", byMember(step, step.best));
        FactList ranked;
        for (const auto& place : step.ranked) ranked.emplace_back(ids(place));
        application.fields.emplace_back("ranked", std::move(ranked));
        applications.emplace_back(std::move(application));
    }
    return applications;
}

std::vector<Picture> encounterPictures(const Names& names, const Encounter& encounter)
{
    // A larger table cannot be read; the steps tell the same.
    constexpr std::size_t kLargestGroup = 16;
    std::vector<Picture> pictures;
    for (const EncounterStep& step : encounter.steps) {
        if (step.rule == EncounterRule::TwoTeams || step.group.size() > kLargestGroup) continue;
        const std::size_t size = step.group.size();
        SubCrosstable table;
        table.rows.resize(size);
        for (std::size_t i = 0; i < size; ++i) {
            SubCrosstable::Row& row = table.rows[i];
            row.number = names.number(step.group[i]);
            row.name = names.name(step.group[i]);
            row.cells.resize(size);
            for (std::size_t j = 0; j < size; ++j) {
                row.cells[j].self = i == j;
                row.cells[j].missing = i != j;
            }
            row.sum = step.points[i];
            row.best = step.best.empty() ? step.points[i] : step.best[i];
        }
        for (const Meeting& met : step.meetings) {
            table.rows[met.a].cells[met.b] = {false, false, met.pointsOfA};
            table.rows[met.b].cells[met.a] = {false, false, met.pointsOfB};
        }
        for (SubCrosstable::Row& row : table.rows) addBestCase(row);
        int place = 1;
        for (const auto& members : step.ranked) {
            for (const std::size_t member : members) {
                SubCrosstable::Row& row = table.rows[positionOf(step, member)];
                row.place = place;
                row.unreachable = step.rule == EncounterRule::NotAllMet;
            }
            place += static_cast<int>(members.size());
        }
        pictures.emplace_back(std::move(table));
    }
    return pictures;
}

}  // namespace kydai::tiebreak
