// The table of all against all: a row and a column for each, with every game or match of two in their cell.
#include "model/team_scorecards.h"
#include "tables/lists.h"
#include "tables/provisional.h"
#include "tables/standings_columns.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace kydai::tables {

namespace {

/// What one has against another, in the order of the rounds.
struct Meetings {
    std::vector<std::vector<Points>> points{};  ///< by participant times opponent
    std::vector<std::vector<bool>> isForfeit{};
    std::size_t participants = 0;

    [[nodiscard]] std::size_t at(std::size_t one, std::size_t other) const { return one * participants + other; }
};

void add(Meetings& all, std::size_t one, std::size_t other, Points points, bool isForfeit)
{
    all.points[all.at(one, other)].push_back(points);
    all.isForfeit[all.at(one, other)].push_back(isForfeit);
}

std::shared_ptr<const Meetings> meetingsOf(const Section& section, const tiebreak::Standings& standings)
{
    auto all = std::make_shared<Meetings>();
    all->participants = standings.competition->participants();
    all->points.resize(all->participants * all->participants);
    all->isForfeit.resize(all->points.size());
    if (standings.competition->teams) {
        const TeamScores scores = teamScoresOf(section, standings.round);
        for (RoundNumber round = 1; round <= scores.rounds; ++round) {
            for (std::size_t team = 0; team < all->participants; ++team) {
                const TeamRound& entry = scores.entry(team, round);
                if (entry.opponent == TeamRound::kNobody || isUndecided(entry.outcome)) continue;
                add(*all, team, entry.opponent, entry.gamePoints, isForfeit(entry.outcome));
            }
        }
        return all;
    }
    const Scorecards cards(section, standings.round);
    for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
        for (std::size_t player = 0; player < all->participants; ++player) {
            const RoundEntry& entry = cards.entry(player, round);
            if (!entry.hasOpponent() || isUndecided(entry.outcome)) continue;
            add(*all, player, entry.opponent, entry.points, isForfeit(entry.outcome));
        }
    }
    return all;
}

/// "1", "½ 1", "+", "2½ 1½".
QString cellText(const Meetings& all, std::size_t one, std::size_t other, const text::Wording& wording)
{
    QStringList parts;
    const std::size_t at = all.at(one, other);
    for (std::size_t meeting = 0; meeting < all.points[at].size(); ++meeting) {
        const Points points = all.points[at][meeting];
        const char* forfeit = points > Points{} ? "+" : "-";
        parts << (all.isForfeit[at][meeting] ? QString::fromLatin1(forfeit) : text::pointsText(points, wording));
    }
    return parts.join(QLatin1Char(' '));
}

std::string cellCode(const Meetings& all, std::size_t one, std::size_t other)
{
    std::string code;
    for (const Points points : all.points[all.at(one, other)]) code += (code.empty() ? "" : " ") + toDecimal(points);
    return code;
}

}  // namespace

List gridList(const Section& section, const tiebreak::Standings& standings)
{
    const auto all = meetingsOf(section, standings);
    List list;
    list.id = "grid";
    std::vector<int> places(all->participants, 0);
    for (std::size_t at = 0; at < standings.rows.size(); ++at) {
        list.rows.push_back(standings.rows[at].participant);
        places[standings.rows[at].participant] = static_cast<int>(at) + 1;
    }
    list.columns.push_back(
        column("rank", Align::Right, {4}, [places](Subject participant) { return Value(places[participant]); }));
    list.columns.back().strong = true;
    addNumber(list, section, standings);
    if (standings.competition->teams)
        list.columns.push_back(teamName(section));
    else
        addWho(list, section);
    for (std::size_t at = 0; at < standings.rows.size(); ++at) {
        const std::size_t opponent = standings.rows[at].participant;
        Column made = column("grid", Align::Centre, {4}, [all, opponent](Subject participant) {
            if (participant == opponent) return Value(std::string("×"));
            if (all->points[all->at(participant, opponent)].empty()) return Value();
            return Value(Worded{[all, participant, opponent](const text::Wording& wording) {
                                    return cellText(*all, participant, opponent, wording);
                                },
                                cellCode(*all, participant, opponent)});
        });
        made.id = "against" + std::to_string(at + 1);
        made.family = "against";
        made.head = [at](const text::Wording&, bool) { return QString::number(at + 1); };
        list.columns.push_back(std::move(made));
    }
    addPoints(list, standings);
    addTieBreaks(list, standings);
    addLeftOut(list, section, *standings.competition);
    if (const auto missing = missingResults(section, standings.round); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
    return list;
}

}  // namespace kydai::tables
