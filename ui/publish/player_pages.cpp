// A player's own page: where he sits, why, his rounds, his place, his rating, his prizes; and the entry of a section,
// which leads there.
#include "publish/section_pages.h"
#include "tables/lists.h"
#include "text/rating_text.h"
#include "text/table_text.h"

#include <algorithm>

namespace kydai::publish {

void SectionPages::addRoundOf(Markup& body, std::size_t player) const
{
    const RoundNumber round = section().roundsPaired();
    if (round == 0 || !m_lists.byName || std::ranges::find(m_lists.byName->rows, player) == m_lists.byName->rows.end())
        return;
    addHeading(body, text::tableHead("pairings", m_wording) + QLatin1Char(' ') + QString::number(round));
    addStory(body, round);
    addFacts(body, *m_lists.byName, player, "board,colour,opponent_number,opponent,opponent_unit", m_wording);
    const ask::PersonalAnswers& told = m_material.told[player];
    for (const auto& answer : {told.opponent, told.colour}) {
        if (answer) addAnswer(body, *answer, m_wording);
    }
    for (const auto& answer : {&told.versus, &told.floats}) {
        if (*answer) addAnswer(body, **answer, m_wording);
    }
}

void SectionPages::addNextOf(Markup& body, std::size_t player) const
{
    const ask::PersonalAnswers& told = m_material.told[player];
    if (!told.next && told.norms.empty()) return;
    addHeading(body, say(m_wording, QT_TRANSLATE_NOOP("Publish", "What is to come")));
    if (told.next) addAnswer(body, *told.next, m_wording);
    for (const Explanation& norm : told.norms) addAnswer(body, norm, m_wording);
}

void SectionPages::addUnitOf(Markup& body, std::size_t player) const
{
    const auto unit = m_place.units != nullptr ? m_place.units->unitOf(m_place.index, player) : std::nullopt;
    if (!unit) return;
    addHeading(body, tables::titleText(m_place.units->list(), m_wording));
    addNotes(body, m_place.units->list(), m_wording);
    addAnswer(body, m_place.units->answer(*unit), m_wording);
}

void SectionPages::addPlaceOf(Markup& body, std::size_t player) const
{
    if (!m_lists.standings) return;
    addHeading(body, say(m_wording, QT_TRANSLATE_NOOP("Publish", "Place after round {round}"),
                         {{"round", QString::number(m_material.ranked)}}));
    addNotes(body, *m_lists.standings, m_wording);
    addFacts(body, *m_lists.standings, player, "rank,keizer,points,tiebreaks", m_wording);
    if (const auto& answer = m_material.place[player]) addAnswer(body, *answer, m_wording);
}

void SectionPages::addChancesOf(Markup& body, std::size_t player) const
{
    if (!m_lists.chances) return;
    const auto& players = m_material.chances->players;
    const auto own = std::ranges::find(players, section().players[player].id, &ask::PlayerChances::player);
    if (own == players.end()) return;
    addHeading(body, tables::titleText(*m_lists.chances, m_wording));
    addFacts(body, *m_lists.chances, static_cast<tables::Subject>(own - players.begin()),
             "chance_first,chance_podium,chance_likely,chance_possible", m_wording);
    for (const auto& note : m_lists.chances->notes) body.html("<p>").text(note(m_wording)).html("</p>\n");
}

void SectionPages::addRatingOf(Markup& body, std::size_t player) const
{
    const auto row = m_material.ratingRow[player];
    if (!row || !text::ratingNumber(m_material.ratings, *row, text::RatingColumn::Change)) return;
    addHeading(body, text::tableHead("rating", m_wording));
    addFacts(body, *m_lists.ratings, *row, "rating_before,rating_change,rating_after", m_wording);
    for (const auto& note : m_lists.ratings->notes) body.html("<p>").text(note(m_wording)).html("</p>\n");
}

void SectionPages::addPrizesOf(Markup& body, std::size_t player) const
{
    if (!m_lists.prizes) return;
    const auto& awards = m_material.awards->awards;
    if (std::ranges::find(awards, player, &prizes::Award::player) == awards.end()) return;
    addHeading(body, text::tableHead("prizes", m_wording));
    for (std::size_t at = 0; at < awards.size(); ++at) {
        if (awards[at].player == player)
            addFacts(body, *m_lists.prizes, at, "prize_list,prize_place,prize,prize_money,prize_award", m_wording);
    }
}

Markup SectionPages::playerBody(std::size_t player) const
{
    Markup body;
    addFacts(body, m_lists.players, player, "unit,federation,rating,category", m_wording);
    addRoundOf(body, player);
    const tables::List rounds = tables::playerRoundsList(section(), m_material.cards, player);
    if (!rounds.rows.empty()) {
        addHeading(body, tables::titleText(rounds, m_wording));
        ListLook look{.columns = "round,board,colour,opponent,opponent_rating,result,points"};
        look.link = [&](tables::Subject round, std::string_view column) {
            if (column != "opponent") return std::string();
            const RoundEntry& entry = m_material.cards->entry(player, static_cast<RoundNumber>(round));
            return entry.hasOpponent() ? "../" + ownDoorway(entry.opponent) : std::string();
        };
        addList(body, rounds, look, m_wording);
    }
    addNextOf(body, player);
    addPlaceOf(body, player);
    addChancesOf(body, player);
    addUnitOf(body, player);
    addRatingOf(body, player);
    addPrizesOf(body, player);
    return body;
}

bool SectionPages::addLinked(PageSetBuilder& set, const std::stop_token& stop, Progress& progress)
{
    addRoundPages(set);
    if (section().isTeamEvent()) addTeamPages(set);
    addLists(set);
    for (const tables::Subject player : m_lists.players.rows) {
        if (stop.stop_requested()) return false;
        const Player& who = section().players[player];
        Frame page = frame(QStringLiteral("%1 %2").arg(
            QString::number(who.tpn),
            tables::written(tables::Person{who.name, who.title}, tables::Output::Html, m_wording)));
        page.asOf = asOf();
        m_playerPaths[player] = addPage(set, "p/" + std::to_string(who.tpn), std::move(page), playerBody(player));
        progress.advance();
    }
    return true;
}

std::string SectionPages::entry(bool fromRoot) const
{
    const std::string folder = fromRoot ? folderOf(m_place.section.id) : std::string();
    Frame page = frame(section().info.name.empty() ? QString::fromStdString(m_place.event.name)
                                                   : QString::fromStdString(section().info.name));
    page.above = QString::fromStdString(m_place.event.name);
    if (page.above == page.title) page.above.clear();
    page.toRoot = fromRoot ? "" : "../";
    if (fromRoot || m_place.event.sections.size() == 1) page.back = {};
    page.backWords = say(m_wording, QT_TRANSLATE_NOOP("Publish", "All sections"));
    page.asOf = asOf();
    for (const text::Language language : m_options.languages) {
        if (language == m_wording.language()) continue;
        page.otherIs = language;
        page.otherLanguage = entryName(language, m_options);
    }
    Markup body;
    body.html("<p class=\"d\">").text(state()).html("</p>\n");
    for (const RoundStory* gone : withdrawnRounds()) addNote(body, withdrawnWords(*gone));
    if (section().roundsPaired() > 0) addStory(body, section().roundsPaired());
    const auto addLinks = [&](const std::vector<Link>& links, const QString& label) {
        if (links.empty()) return;
        body.html("<nav aria-label=\"").text(label).html("\">");
        for (const Link& link : links)
            body.html("<a href=\"").text(folder + link.path).html("\">").text(link.title).html("</a>");
        body.html("</nav>\n");
    };
    addLinks(m_links, say(m_wording, QT_TRANSLATE_NOOP("Publish", "Lists")));
    if (!m_teamPages.empty()) {
        const QString words = say(m_wording, QT_TRANSLATE_NOOP("Publish", "Pages of the teams"));
        addHeading(body, words);
        addLinks(m_teamPages, words);
    }
    body.html("<label class=\"find\" hidden>");
    body.text(say(m_wording, QT_TRANSLATE_NOOP("Publish", "Find a name, a unit or a number (no accents needed)")));
    body.html(" <input id=\"find\" type=\"search\" autocomplete=\"off\"></label>\n");
    ListLook look{.columns = section().isTeamEvent() ? "number,name,team,board,colour,opponent"
                                                     : "number,name,unit,board,colour,opponent",
                  .keys = "number,name,unit",
                  .isSearched = true};
    if (!m_lists.byName) look.columns = "number,name,unit,rating,federation,category";
    look.anchor = [this](tables::Subject player) { return section().players[player].tpn; };
    look.link = [&](tables::Subject player, std::string_view column) {
        return column == "name" ? folder + m_playerPaths[player] : std::string();
    };
    addList(body, m_lists.byName ? *m_lists.byName : m_lists.players, look, m_wording);
    if (!m_rounds.empty()) {
        const QString words = say(m_wording, QT_TRANSLATE_NOOP("Publish", "Other rounds"));
        addHeading(body, words);
        addLinks(m_rounds, words);
    }
    return pageText(page, body);
}

}  // namespace kydai::publish
