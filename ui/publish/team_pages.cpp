// A team's own page, for its captain: the next match with its day, place and colours, whether the line-up is in, who is
// listed, and all matches. What the opponents have handed in isn't there before everybody may see it.
#include "model/team_settings.h"
#include "publish/section_pages.h"
#include "tables/team_lists.h"
#include "text/adjustment_text.h"
#include "text/table_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>

namespace kydai::publish {

namespace {

/// The rows of one group of a list.
tables::List groupOf(tables::List list, std::size_t group)
{
    const std::size_t from = list.groups[group].firstRow;
    const std::size_t to = group + 1 < list.groups.size() ? list.groups[group + 1].firstRow : list.rows.size();
    list.rows.erase(list.rows.begin() + static_cast<std::ptrdiff_t>(to), list.rows.end());
    list.rows.erase(list.rows.begin(), list.rows.begin() + static_cast<std::ptrdiff_t>(from));
    list.groups.clear();
    return list;
}

/// Whether no board of a match has a result yet; true also of one that isn't paired.
bool isToCome(const Section& section, const pairing::LeagueMatch& match)
{
    if (match.round > section.roundsPaired()) return true;
    std::set<PlayerId> theirs;
    for (const std::size_t team : {match.home, match.guest}) {
        const std::vector<PlayerId>& members = section.teams.teams[team].members;
        theirs.insert(members.begin(), members.end());
    }
    const std::vector<Game>& games = section.round(match.round).games;
    return std::ranges::none_of(games, [&](const Game& game) {
        return theirs.contains(game.white) && theirs.contains(game.black) && !isUndecided(game);
    });
}

}  // namespace

void addUnseen(Markup& body, const Material& material, std::optional<TeamId> team, const text::Wording& wording)
{
    const bool isUnseen =
        team ? std::ranges::find(material.unseen, *team) != material.unseen.end() : !material.unseen.empty();
    if (!isUnseen) return;
    const Section& section = *material.section;
    QString told = say(
        wording, team ? QT_TRANSLATE_NOOP("Publish",
                                          "The line-ups of this match are not out yet: both teams must hand theirs in.")
                      : QT_TRANSLATE_NOOP("Publish",
                                          "Boards of some matches are not shown yet: both line-ups must be in first."));
    const auto& deadlines = section.teams.deadlines;
    const auto due = std::ranges::find(deadlines, section.roundsPaired(), &LineUpDeadline::round);
    if (due != deadlines.end() && due->day.known()) {
        told += QLatin1Char(' ') +
                say(wording, QT_TRANSLATE_NOOP("Publish", "They are due on {day} {time}."),
                    {{"day", text::dateText(due->day, wording)}, {"time", QString::fromStdString(due->time)}});
    }
    addNote(body, told.simplified());
}

/// The first one without a result.
void SectionPages::addNextMatchOf(Markup& body, std::size_t team) const
{
    const auto& matches = m_material.league;
    const auto next = std::ranges::find_if(
        matches, [&](const pairing::LeagueMatch& match) { return match.has(team) && isToCome(section(), match); });
    if (next == matches.end()) return;
    addHeading(body, say(m_wording, QT_TRANSLATE_NOOP("Publish", "Next match")));
    addFacts(body, *m_lists.league, static_cast<tables::Subject>(next - matches.begin()),
             "round,match_day,match_time,home,guest,venue,match_remark", m_wording);
    const PairingRules& rules = section().rulesOf(next->round);
    const bool isWhite = (next->home == team) != (rowOf(rules.pairingSystem).meetsAll && rules.homeBlack);
    const std::string& pattern = section().teams.boardColours;
    QStringList boards;
    for (int board = 1; board <= static_cast<int>(pattern.size()); ++board) {
        if ((boardColour(pattern, board) == Colour::White) == isWhite) boards << QString::number(board);
    }
    const QString colour = text::colourText(Colour::White, m_wording);
    const QString words = boards.isEmpty()
                              ? say(m_wording, QT_TRANSLATE_NOOP("Publish", "{colour} on board 1."),
                                    {{"colour", text::colourText(isWhite ? Colour::White : Colour::Black, m_wording)}})
                              : say(m_wording, QT_TRANSLATE_NOOP("Publish", "{colour} on boards {boards}."),
                                    {{"colour", colour}, {"boards", boards.join(QStringLiteral(", "))}});
    body.html("<p>").text(words).html("</p>\n");
    if (next->round == section().roundsPaired()) addUnseen(body, m_material, section().teams.teams[team].id, m_wording);
}

Markup SectionPages::teamBody(std::size_t team) const
{
    const Team& of = section().teams.teams[team];
    Markup body;
    const auto fact = [&](const char* source, const std::string& value) {
        if (value.empty()) return;
        body.html("<p>").text(say(m_wording, source, {{"value", QString::fromStdString(value)}})).html("</p>\n");
    };
    fact(QT_TRANSLATE_NOOP("Publish", "Captain: {value}"), of.captain);
    fact(QT_TRANSLATE_NOOP("Publish", "Club: {value}"), of.club);
    fact(QT_TRANSLATE_NOOP("Publish", "Plays at home in {value}"), of.venue);
    if (m_lists.teams) addFacts(body, *m_lists.teams, team, "rank,points", m_wording);
    for (const TeamAward& award : section().teams.awards) {
        if (award.team == of.id && !award.kind) addNote(body, text::adjustmentText(section(), award, m_wording));
    }
    addNextMatchOf(body, team);
    addHeading(body, say(m_wording, QT_TRANSLATE_NOOP("Publish", "Members in board order")));
    ListLook look{.columns = "board,name,rating,rounds,points,games,percent"};
    look.link = [this](tables::Subject player, std::string_view column) {
        return column == "name" ? "../" + ownDoorway(player) : std::string();
    };
    addList(body, groupOf(*m_lists.teamMembers, team), look, m_wording);
    addHeading(body, text::tableHead("league", m_wording));
    tables::List own = *m_lists.league;
    std::erase_if(own.rows, [&](tables::Subject match) { return !m_material.league[match].has(team); });
    look = {.columns = "round,match_day,match_time,home,result,guest,venue,match_remark"};
    addList(body, own, look, m_wording);
    return body;
}

void SectionPages::addTeamPages(PageSetBuilder& set)
{
    const std::vector<Team>& teams = section().teams.teams;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        Frame page = frame(QString::fromStdString(teams[team].name));
        page.asOf = asOf();
        const QString name = page.title;
        m_teamPages.push_back(
            {name, addPage(set, "t/" + std::to_string(teams[team].id.value), std::move(page), teamBody(team))});
    }
}

}  // namespace kydai::publish
