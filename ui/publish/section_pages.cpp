#include "publish/section_pages.h"

#include "model/knock_out.h"
#include "pairing/knock_out_tree.h"
#include "publish/assets.h"
#include "publish/bracket_markup.h"
#include "tables/lists.h"
#include "tables/provisional.h"
#include "tables/team_lists.h"
#include "text/account_text.h"
#include "text/pairing_text.h"
#include "text/rating_text.h"
#include "text/table_text.h"

#include <algorithm>
#include <utility>

namespace kydai::publish {

namespace {

QString named(const std::string& text)
{
    return QString::fromStdString(text);
}

QString headOf(std::string_view id, const text::Wording& wording)
{
    return text::tableHead(id, wording);
}

}  // namespace

std::string entryName(text::Language language, const Options& options)
{
    if (language == options.languages.front()) return "index.html";
    return std::string(text::languageCode(language)) + ".html";
}

Shared addAssets(PageSetBuilder& set, const Options& options)
{
    Shared shared;
    shared.style = set.add("x/", FileType::Style, std::string(styleSheet()));
    shared.script = set.add("x/", FileType::Script, std::string(script()));
    shared.screenScript = set.add("x/", FileType::Script, std::string(screenScript()));
    shared.icon = set.add("x/", FileType::Icon, std::string(icon()));
    shared.program = options.program;
    shared.isListed = options.listed;
    if (options.address.empty()) return shared;
    const std::string slash = options.address.ends_with('/') ? "" : "/";
    shared.picture = options.address + slash + set.add("x/", FileType::Picture, picture());
    return shared;
}

Frame rootFrame(const text::Wording& wording, const Shared& shared, const Options& options)
{
    Frame page{.wording = wording, .shared = shared};
    for (const text::Language language : options.languages) {
        if (language == wording.language()) continue;
        page.otherIs = language;
        page.otherLanguage = entryName(language, options);
    }
    return page;
}

SectionLists::SectionLists(const Material& material) : players(tables::playersList(*material.section))
{
    const Section& section = *material.section;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
        byBoard.push_back(tables::pairingsList(section, round));
    if (section.roundsPaired() > 0) byName = tables::alphabeticalList(section, section.roundsPaired());
    if (material.ofPlayers) {
        standings = tables::standingsList(section, *material.ofPlayers);
        if (rowOf(section.rules.pairingSystem).knocksOut) bracket = tables::bracketList(section);
        crosstable =
            tables::crosstableList(section, tables::Numbering::Rank, material.ofPlayers.get(), material.ranked);
        if (material.hasCategories)
            categories = tables::groupsList(section, *material.ofPlayers, tiebreak::GroupKind::Category);
        if (material.hasUnits) units = tables::unitsList(section, *material.ofPlayers, material.units);
    }
    if (material.ofTeams) teams = tables::standingsList(section, *material.ofTeams);
    if (const auto& ranked = material.ofTeams ? material.ofTeams : material.ofPlayers;
        ranked && rowOf(section.rules.pairingSystem).meetsAll)
        grid = tables::gridList(section, *ranked);
    if (section.isTeamEvent()) {
        league = tables::leagueList(section, material.league);
        teamMembers = tables::teamMembersList(section);
        if (material.ofTeams && !grid) teamRounds = tables::teamCrosstableList(section, *material.ofTeams);
    }
    if (!material.ratings.records.empty()) ratings = tables::ratingsList(section, material.pool, material.ratings);
    if (material.chances) chances = tables::chancesList(*material.chances);
    if (material.awards) prizes = tables::prizesList(section, material.plan, *material.awards);
}

SectionPages::SectionPages(const SectionPlace& place, const Material& material, const SectionLists& lists,
                           const Options& options, const Shared& shared, const text::Wording& wording)
    : m_place(place),
      m_material(material),
      m_lists(lists),
      m_options(options),
      m_shared(shared),
      m_wording(wording.forDiscipline(material.section->rules.discipline)),
      m_playerPaths(material.section->players.size())
{
}

QString SectionPages::asOf() const
{
    const QDateTime when =
        m_place.story != nullptr && m_place.story->lastChange.isValid() ? m_place.story->lastChange : m_place.made;
    if (!when.isValid()) return {};
    return say(m_wording, QT_TRANSLATE_NOOP("Publish", "As of {when}."), {{"when", momentText(when, m_wording)}});
}

QString SectionPages::state() const
{
    const RoundNumber round = section().roundsPaired();
    if (round == 0) return say(m_wording, QT_TRANSLATE_NOOP("Publish", "Round 1 is not published yet."));
    return text::withStage(
        say(m_wording, QT_TRANSLATE_NOOP("Publish", "Round {round} of {rounds}"),
            {{"round", QString::number(round)}, {"rounds", QString::number(section().roundsInAll())}}),
        section(), round, m_wording);
}

namespace {

/// Another text as soon as the last round has another result.
std::string newsOf(const Section& section, bool isOver)
{
    std::string news = std::to_string(section.roundsPaired()) + (isOver ? " over " : " played ");
    for (const Game& game : section.rounds.back().games) {
        for (const Outcome outcome : {game.whiteOutcome, game.blackOutcome})
            news += isUndecided(outcome) ? '.' : static_cast<char>('a' + static_cast<int>(outcome));
    }
    return news;
}

/// Event and section, and what everybody must know of the section.
void nameSection(Frame& frame, const std::string& event, const Section& section)
{
    frame.above = named(event);
    if (section.info.name != event) frame.above += QStringLiteral(" · ") + named(section.info.name);
    if (section.rules.fideMode) return;
    frame.mark = say(frame.wording, QT_TRANSLATE_NOOP("Publish", "⚠ FIDE mode was left in round {round}."),
                     {{"round", QString::number(roundOfLeaving(section.rules))}});
}

}  // namespace

SectionPages::Wall SectionPages::wall() const
{
    if (section().rounds.empty()) return {};
    const bool isOver = missingResults(section().rounds.back()) == 0 && !m_places.empty();
    return {isOver ? m_places : m_lastRound, newsOf(section(), isOver)};
}

Frame SectionPages::frame(const QString& title) const
{
    Frame made{.wording = m_wording, .shared = m_shared};
    made.title = title;
    made.toRoot = "../../";
    nameSection(made, m_place.event.name, section());
    made.about = state();
    made.back = "../" + entryName(m_wording.language(), m_options);
    //: the way back to the list by name
    made.backWords = say(m_wording, QT_TRANSLATE_NOOP("Publish", "All players"));
    return made;
}

std::string SectionPages::doorway(const std::string& name, text::Language language) const
{
    if (language == m_options.languages.front()) return name + ".html";
    return name + '-' + std::string(text::languageCode(language)) + ".html";
}

std::string SectionPages::ownDoorway(std::size_t player) const
{
    return doorway("p/" + std::to_string(section().players[player].tpn), m_wording.language());
}

/// Puts a page under its hash, with a doorway that stays. Gives the path from the folder of the section.
std::string SectionPages::addPage(PageSetBuilder& set, const std::string& name, Frame&& page, const Markup& body) const
{
    for (const text::Language language : m_options.languages) {
        if (language == m_wording.language()) continue;
        page.otherIs = language;
        page.otherLanguage = "../" + doorway(name, language);
    }
    const std::string folder = folderOf(m_place.section.id);
    const std::string path = set.add(folder + "x/", FileType::Html, pageText(page, body));
    const std::string anchor = name.starts_with("p/") ? "#p" + name.substr(2) : std::string();
    set.addDoorway({.path = folder + doorway(name, m_wording.language()),
                    .entry = "../" + entryName(m_wording.language(), m_options) + anchor,
                    .title = (page.title + QStringLiteral(" – ") + page.above).toStdString(),
                    .language = std::string(text::languageCode(m_wording.language()))},
                   path);
    return path.substr(folder.size());
}

void SectionPages::addListPage(PageSetBuilder& set, const char* name, const QString& title, const tables::List& list,
                               std::string_view columns, Markup above)
{
    Markup body = std::move(above);
    addNotes(body, list, m_wording);
    ListLook look{.columns = columns};
    const bool isOfTeams = name == std::string_view("l/teams") || name == std::string_view("l/team-rounds");
    look.link = [this, isOfPlayers = list.id == "standings" || list.id == "crosstable" || list.id == "categories",
                 isOfTeams](tables::Subject subject, std::string_view column) {
        if (isOfTeams && column == "name") return "../" + m_teamPages[subject].path;
        return isOfPlayers && column == "name" ? "../" + ownDoorway(subject) : std::string();
    };
    addList(body, list, look, m_wording);
    if (list.id == "crosstable" && !isOfTeams)
        body.html("<p>").text(tables::crosstableLegend(m_wording)).html("</p>\n");
    Frame page = frame(title);
    page.asOf = asOf();
    m_links.push_back({title, addPage(set, name, std::move(page), body)});
    // Those of players or teams come first.
    if (m_places.empty() && list.id != "league") m_places = m_links.back().path;
}

namespace {

/// The end of the bracket, then the rounds before it.
void addPictures(Markup& body, const Section& section, const std::function<std::string(PlayerId)>& linkOf,
                 const text::Wording& wording)
{
    const KnockOut knockOut = knockOutOf(section);
    const auto link = [&](int seed) { return linkOf(knockOut.seeds[static_cast<std::size_t>(seed - 1)]); };
    for (const KnockOutTree& tree : pairing::treesOf(section, knockOut)) addBracket(body, tree, link, wording);
}

}  // namespace

void SectionPages::addBracketPage(PageSetBuilder& set)
{
    const auto link = [this](PlayerId id) {
        const auto player = section().indexOf(id);
        return player ? "../" + ownDoorway(*player) : std::string();
    };
    Markup bracket;
    addPictures(bracket, section(), link, m_wording);
    addListPage(set, "l/bracket", headOf("bracket", m_wording), *m_lists.bracket, "upper,match_score,lower",
                std::move(bracket));
}

void SectionPages::addLists(PageSetBuilder& set)
{
    const auto titled = [&](const char* source) { return say(m_wording, source); };
    if (m_lists.standings && !m_lists.teams)
        addListPage(set, "l/standings", headOf("standings", m_wording), *m_lists.standings,
                    m_lists.bracket ? "rank,name,unit,stage" : "rank,name,unit,keizer,points,tiebreaks");
    if (m_lists.bracket) addBracketPage(set);
    if (m_lists.teams) {
        addListPage(set, "l/teams", titled(QT_TRANSLATE_NOOP("Publish", "Teams")), *m_lists.teams,
                    "rank,name,points,tiebreaks");
        addListPage(set, "l/standings", titled(QT_TRANSLATE_NOOP("Publish", "Players by place")), *m_lists.standings,
                    "rank,name,unit,points,tiebreaks");
    }
    if (m_lists.league && !m_lists.league->rows.empty()) {
        addListPage(set, "l/league", headOf("league", m_wording), *m_lists.league,
                    "round,match_day,match_time,home,result,guest,venue,match_remark");
    }
    if (m_lists.crosstable)
        addListPage(set, "l/crosstable", headOf("crosstable", m_wording), *m_lists.crosstable,
                    "place,name,rounds,points,keizer");
    if (m_lists.teamRounds)
        addListPage(set, "l/team-rounds", titled(QT_TRANSLATE_NOOP("Publish", "Teams round by round")),
                    *m_lists.teamRounds, "place,name,rounds,points");
    if (m_lists.grid) addListPage(set, "l/grid", headOf("grid", m_wording), *m_lists.grid, "rank,name,against,points");
    if (m_lists.units)
        addListPage(set, "l/units", headOf("units", m_wording), *m_lists.units, "rank,unit,places,points,members");
    if (m_lists.categories)
        addListPage(set, "l/categories", headOf("categories", m_wording), *m_lists.categories,
                    "rank,name,unit,points,tiebreaks");
    if (m_lists.prizes)
        addListPage(set, "l/prizes", headOf("prizes", m_wording), *m_lists.prizes,
                    "prize_place,name,unit,points,prize,prize_money,prize_award");
    if (m_lists.chances)
        addListPage(set, "l/chances", tables::titleText(*m_lists.chances, m_wording), *m_lists.chances,
                    "rank,name,chance_points,chance_first,chance_podium,chance_likely,chance_possible");
}

std::vector<const RoundStory*> SectionPages::withdrawnRounds() const
{
    if (m_place.story == nullptr) return {};
    return m_place.story->withdrawnAfter(section().roundsPaired());
}

QString SectionPages::withdrawnWords(const RoundStory& round) const
{
    return say(m_wording, QT_TRANSLATE_NOOP("Publish", "The pairing of round {round} was withdrawn: {when}."),
               {{"round", QString::number(round.round)}, {"when", momentText(round.withdrawn, m_wording)}});
}

/// When the round was published, and what became of it before and since.
void SectionPages::addStory(Markup& body, RoundNumber round) const
{
    const RoundStory* story = m_place.story == nullptr ? nullptr : m_place.story->find(round);
    if (story == nullptr || !story->stands) return;
    const auto at = [&](const char* source, const QDateTime& when) {
        return say(m_wording, source, {{"when", momentText(when, m_wording)}});
    };
    if (story->published.isValid())
        body.html("<p>").text(at(QT_TRANSLATE_NOOP("Publish", "Published: {when}."), story->published)).html("</p>\n");
    if (story->withdrawn.isValid())
        addNote(body, at(QT_TRANSLATE_NOOP("Publish", "This pairing replaces the one that was withdrawn: {when}."),
                         story->withdrawn));
    if (story->changed.isValid() && !m_material.isSealed(round))
        addNote(body,
                at(section().isTeamEvent() ? QT_TRANSLATE_NOOP("Publish", "Line-ups or boards were changed: {when}.")
                                           : QT_TRANSLATE_NOOP("Publish", "The pairing was changed: {when}."),
                   story->changed));
}

void SectionPages::addRoundPages(PageSetBuilder& set)
{
    for (RoundNumber round = section().roundsPaired(); round >= 1; --round) {
        const tables::List& list = m_lists.byBoard[static_cast<std::size_t>(round - 1)];
        const QString title = text::withStage(
            say(m_wording, QT_TRANSLATE_NOOP("Publish", "Round {round} by board"), {{"round", QString::number(round)}}),
            section(), round, m_wording);
        Markup body;
        addStory(body, round);
        if (round == section().roundsPaired()) addUnseen(body, m_material, std::nullopt, m_wording);
        ListLook look{.columns = "board,white_number,white,white_points,result,black_points,black,black_number"};
        look.link = [&](tables::Subject board, std::string_view column) {
            if (column != "white" && column != "black") return std::string();
            const std::vector<Game>& games = section().round(round).games;
            if (board >= games.size()) return std::string();
            const auto player = section().indexOf(column == "white" ? games[board].white : games[board].black);
            return player ? "../" + ownDoorway(*player) : std::string();
        };
        addList(body, list, look, m_wording);
        const pairing::Account account = pairing::accountOf(section(), section().round(round), round);
        body.html("<p>").text(text::accountText(account, m_wording)).html("</p>\n");
        const bool isLast = round == section().roundsPaired();
        const std::string path = addPage(set, "l/round-" + std::to_string(round), frame(title), body);
        if (isLast) m_lastRound = path;
        (isLast ? m_links : m_rounds).push_back({title, path});
    }
    for (const RoundStory* gone : withdrawnRounds()) {
        Markup body;
        addNote(body, withdrawnWords(*gone));
        const QString title = say(m_wording, QT_TRANSLATE_NOOP("Publish", "Round {round} by board"),
                                  {{"round", QString::number(gone->round)}});
        m_rounds.push_back({title, addPage(set, "l/round-" + std::to_string(gone->round), frame(title), body)});
    }
}

}  // namespace kydai::publish
