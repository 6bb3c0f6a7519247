#include "publish/open_data.h"

#include "explain/explanation_json.h"
#include "format/calendar_writer.h"
#include "format/pgn_writer.h"
#include "format/trf_fields.h"
#include "model/json_schema.h"
#include "model/json_values.h"
#include "model/pairing_system.h"
#include "model/table_numbers.h"
#include "model/team_scorecards.h"
#include "model/unseen_line_ups.h"
#include "pairing/teams/team_round.h"
#include "publish/frame.h"
#include "support/assert.h"
#include "tables/league_days.h"
#include "text/phrase_text.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace kydai::publish {

namespace {

using json_values::write;  // words, and points as numbers

constexpr std::string_view kEvent = R"({
"description": "event.json of a publication. Paths are seen from its folder. Days are YYYY-MM-DD, instants UTC.",
"type": "object", "additionalProperties": false,
"required": ["$schema", "name", "asOf", "languages", "sections"],
"properties": {
  "$schema": {"const": "urn:kydai:schema:open-event"},
  "name": {"type": "string"}, "asOf": {"type": "string"}, "program": {"type": "string"},
  "languages": {"type": "array", "items": {"enum": ["vi", "en"]}},
  "calendar": {"type": "string"},
  "sections": {"type": "array", "items": {"$ref": "#/$defs/section"}}
},
"$defs": {
  "section": {"type": "object", "additionalProperties": false,
    "required": ["id", "folder", "name", "discipline", "system", "rounds", "published", "tiebreaks", "info", "players"],
    "properties": {
      "id": {"type": "integer"}, "folder": {"type": "string"}, "name": {"type": "string"},
      "discipline": {"enum": ["chess", "xiangqi", "other"]}, "system": {"type": "string"},
      "rounds": {"type": "integer", "minimum": 0}, "published": {"type": "integer", "minimum": 0},
      "tiebreaks": {"type": "array", "items": {"type": "string"}},
      "pairings": {"type": "string"}, "standings": {"type": "string"},
      "games": {"type": "array", "items": {"type": "string"}},
      "info": {"type": "object", "description": "members of `kydai-cli schema event`, those that are public"},
      "teams": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["number", "name", "members"],
        "properties": {"number": {"type": "integer"}, "name": {"type": "string"},
          "members": {"type": "array", "items": {"type": "integer"}}}}},
      "players": {"type": "array", "items": {"$ref": "#/$defs/player"}}}},
  "player": {"type": "object", "additionalProperties": false, "required": ["number", "name"],
    "properties": {"number": {"type": "integer"}, "name": {"type": "string"}, "title": {"type": "string"},
      "rating": {"type": "integer", "minimum": 1}, "federation": {"type": "string"}, "fideId": {"type": "string"},
      "unit": {"type": "string"}, "category": {"type": "string"},
      "entersInRound": {"type": "integer", "minimum": 2}, "withdrawnFromRound": {"type": "integer", "minimum": 1},
      "data": {"type": "string"}}}
}})";

constexpr std::string_view kPairings = R"({
"description": "pairings.json of a section. Boards stand in the order of publication; a result that isn't there is null.",
"type": "object", "additionalProperties": false, "required": ["$schema", "section", "rounds"],
"properties": {
  "$schema": {"const": "urn:kydai:schema:open-pairings"},
  "section": {"type": "string"},
  "rounds": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["round", "boards", "byes"],
    "properties": {"round": {"type": "integer", "minimum": 1}, "date": {"type": "string"},
      "games": {"type": "string"},
      "matches": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["match", "white", "black"], "properties": {"match": {"type": "integer", "minimum": 1},
          "white": {"$ref": "#/$defs/team"}, "black": {"$ref": "#/$defs/team"}}}},
      "boards": {"type": "array", "items": {"$ref": "#/$defs/board"}},
      "byes": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["player", "kind", "points"],
        "properties": {"player": {"$ref": "#/$defs/player"}, "kind": {"type": "string"},
          "points": {"type": "number"}}}}}}}
},
"$defs": {
  "player": {"type": "object", "additionalProperties": false, "required": ["number", "name"],
    "properties": {"number": {"type": "integer"}, "name": {"type": "string"}, "title": {"type": "string"},
      "rating": {"type": "integer", "minimum": 1}, "federation": {"type": "string"}, "fideId": {"type": "string"}}},
  "team": {"type": "object", "additionalProperties": false, "required": ["number", "name"],
    "properties": {"number": {"type": "integer"}, "name": {"type": "string"}, "gamePoints": {"type": "number"}}},
  "board": {"type": "object", "additionalProperties": false, "required": ["board", "table", "white", "black", "result"],
    "properties": {"board": {"type": "integer", "minimum": 1}, "table": {"type": "integer", "minimum": 1},
      "white": {"$ref": "#/$defs/player"}, "black": {"$ref": "#/$defs/player"},
      "adjourned": {"const": true},
      "result": {"anyOf": [{"type": "null"}, {"type": "object", "additionalProperties": false,
        "required": ["white", "black", "whiteOutcome", "blackOutcome", "played"],
        "properties": {"white": {"type": "number"}, "black": {"type": "number"}, "whiteOutcome": {"type": "string"},
          "blackOutcome": {"type": "string"}, "played": {"type": "boolean"}}}]}}}
}})";

constexpr std::string_view kStandings = R"({
"description": "standings.json of a section. Values stand in the order of `tiebreaks`; null: none. The working of each is in the player's own file.",
"type": "object", "additionalProperties": false,
"required": ["$schema", "section", "round", "edition", "missing", "tiebreaks", "players"],
"properties": {
  "$schema": {"const": "urn:kydai:schema:open-standings"},
  "section": {"type": "string"}, "round": {"type": "integer", "minimum": 1}, "edition": {"type": "string"},
  "missing": {"type": "integer", "minimum": 0},
  "tiebreaks": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["code", "edition"], "properties": {"code": {"type": "string"}, "edition": {"type": "string"}}}},
  "players": {"$ref": "#/$defs/rows"}, "teams": {"$ref": "#/$defs/rows"}
},
"$defs": {
  "rows": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["rank", "number", "name", "points", "values"],
    "properties": {"rank": {"type": "integer", "minimum": 0}, "number": {"type": "integer"}, "name": {"type": "string"},
      "title": {"type": "string"}, "rating": {"type": "integer", "minimum": 1}, "federation": {"type": "string"},
      "fideId": {"type": "string"}, "unit": {"type": "string"}, "points": {"type": "number"},
      "values": {"type": "array", "items": {"type": ["number", "null"]}}}}}
}})";

constexpr std::string_view kPlayer = R"({
"description": "A player's file: the answers of his page, sentences in each language of the pages, and the working of his tie-breaks without words. Facts beside the steps depend on the kind, as with `kydai-cli explain`.",
"type": "object", "additionalProperties": false, "required": ["$schema", "section", "number", "name", "answers"],
"properties": {
  "$schema": {"const": "urn:kydai:schema:open-player"},
  "section": {"type": "string"}, "number": {"type": "integer"}, "name": {"type": "string"},
  "round": {"type": "integer", "minimum": 0},
  "answers": {"type": "array", "items": {"type": "object", "required": ["kind", "subject", "conclusion", "edition", "steps"],
    "properties": {"kind": {"type": "string"}, "subject": {"$ref": "#/$defs/sentence"},
      "conclusion": {"$ref": "#/$defs/sentence"}, "edition": {"type": "string"},
      "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}}}}},
  "tiebreaks": {"type": "array", "items": {"type": "object", "required": ["kind", "edition", "steps"]}}
},
"$defs": {
  "sentence": {"type": "object", "additionalProperties": false,
    "properties": {"vi": {"type": "string"}, "en": {"type": "string"}}},
  "step": {"type": "object", "additionalProperties": false, "required": ["phrase", "args", "article", "text"],
    "properties": {"phrase": {"type": "string"}, "args": {"type": "object"}, "article": {"type": ["string", "null"]},
      "text": {"$ref": "#/$defs/sentence"}, "decisive": {"const": true},
      "details": {"type": "array", "items": {"$ref": "#/$defs/step"}}}}}
})";

struct OpenDocument {
    std::string_view word{};
    std::string_view schema{};
};
constexpr OpenDocument kDocuments[] = {
    {"open-event", kEvent}, {"open-pairings", kPairings}, {"open-standings", kStandings}, {"open-player", kPlayer}};
static_assert(std::size(kDocuments) == std::size(kOpenDocuments));

Json documentOf(std::string_view word)
{
    return Json{{"$schema", "urn:kydai:schema:" + std::string(word)}};
}

Json valueOf(const tiebreak::Column& column, std::size_t participant)
{
    const auto& value = column.values[participant].value;
    return value ? Json::parse(value->toDecimal()) : Json(nullptr);
}

void putKnown(Json& into, const char* key, const std::string& text)
{
    if (!text.empty()) into[key] = text;
}

Json sentence(const Step& step, std::span<const text::Wording> wordings)
{
    Json made = Json::object();
    for (const text::Wording& wording : wordings)
        made[std::string(text::languageCode(wording.language()))] = text::phraseText(step, wording).toStdString();
    return made;
}

/// What is folded is for who wants everything: the desk has it.
Json stepsIn(const std::vector<Step>& steps, std::span<const text::Wording> wordings)
{
    Json made = Json::array();
    for (const Step& step : steps) {
        Json one{{"phrase", info(step.phrase).id}};
        one["args"] = Json::object();
        for (const auto& [name, value] : step.arguments) one["args"][name] = kydai::toJson(value);
        one["article"] = step.article.empty() ? Json(nullptr) : Json(step.article.citation());
        one["text"] = sentence(step, wordings);
        if (step.decisive) one["decisive"] = true;
        if (!step.details.empty() && !step.folded) one["details"] = stepsIn(step.details, wordings);
        made.push_back(std::move(one));
    }
    return made;
}

Json toldIn(const Explanation& explanation, std::span<const text::Wording> wordings)
{
    Json made{{"kind", kExplanationKinds[static_cast<std::size_t>(explanation.kind)]}};
    made["subject"] = sentence(explanation.subject, wordings);
    made["conclusion"] = sentence(explanation.conclusion, wordings);
    made["edition"] = explanation.edition.text;
    made["steps"] = stepsIn(explanation.steps, wordings);
    for (const Fact& field : explanation.facts.fields) made[field.name] = kydai::toJson(field);
    return made;
}

/// Of one section.
class OpenSection {
public:
    OpenSection(const Publication& publication, const Options& options, std::size_t at, const Material& material,
                const UnitsOfEvent& units)
        : m_event(publication.event),
          m_options(options),
          m_units(units),
          m_at(at),
          m_id(publication.event.sections[at].id),
          m_material(material),
          m_section(*material.section)
    {
    }

    [[nodiscard]] Json summary() const
    {
        Json made{{"id", m_id.value}, {"folder", folderOf(m_id)}, {"name", m_section.info.name}};
        made["discipline"] = write(m_section.rules.discipline);
        made["system"] = rowOf(m_section.rules.pairingSystem).word;
        made["rounds"] = m_section.roundsInAll();
        made["published"] = m_section.roundsPaired();
        made["tiebreaks"] = m_section.rules.tieBreaks;
        if (m_section.roundsPaired() > 0) made["pairings"] = pairingsPath();
        if (m_material.ofPlayers) made["standings"] = standingsPath();
        for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round)
            made["games"].push_back(gamesPath(round));
        made["info"] = toJson(m_section.info);
        if (m_section.isTeamEvent()) made["teams"] = teams();
        made["players"] = Json::array();
        for (std::size_t player = 0; player < m_section.players.size(); ++player)
            made["players"].push_back(fullPlayer(player));
        return made;
    }

    void addFiles(PageSetBuilder& set, std::span<const text::Wording> wordings, const std::stop_token& stop) const
    {
        if (m_section.roundsPaired() == 0) return;
        for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round)
            set.addData(gamesPath(round), FileType::Games, format::pgnOf(m_section, round, m_event.name));
        addDocument(set, pairingsPath(), pairings());
        if (m_material.ofPlayers) addDocument(set, standingsPath(), standings());
        if (!m_options.explanations) return;
        for (std::size_t player = 0; player < m_section.players.size() && !stop.stop_requested(); ++player)
            addDocument(set, playerPath(player), answers(player, wordings));
    }

    static void addDocument(PageSetBuilder& set, const std::string& path, const Json& document)
    {
        set.addData(path, FileType::Data, document.dump() + '\n');
    }

private:
    [[nodiscard]] std::string in(const std::string& name) const { return folderOf(m_id) + name; }
    [[nodiscard]] std::string pairingsPath() const { return in("pairings.json"); }
    [[nodiscard]] std::string standingsPath() const { return in("standings.json"); }
    [[nodiscard]] std::string gamesPath(RoundNumber round) const
    {
        return in("round-" + std::to_string(round) + ".pgn");
    }
    [[nodiscard]] std::string playerPath(std::size_t player) const
    {
        return in("p/" + std::to_string(m_section.players[player].tpn) + ".json");
    }

    [[nodiscard]] Json shortPlayer(const Player& player) const
    {
        Json made{{"number", player.tpn}, {"name", player.name}};
        putKnown(made, "title", std::string(format::titleName(player.title)));
        if (player.rating > 0) made["rating"] = player.rating;
        putKnown(made, "federation", player.federation);
        putKnown(made, "fideId", player.fideId);
        return made;
    }

    [[nodiscard]] Json fullPlayer(std::size_t at) const
    {
        const Player& player = m_section.players[at];
        Json made = shortPlayer(player);
        putKnown(made, "unit", player.unit);
        putKnown(made, "category", player.category);
        if (player.entersInRound > 1) made["entersInRound"] = player.entersInRound;
        if (player.withdrawnFromRound) made["withdrawnFromRound"] = *player.withdrawnFromRound;
        if (m_options.explanations && m_section.roundsPaired() > 0) made["data"] = playerPath(at);
        return made;
    }

    [[nodiscard]] Json teams() const
    {
        Json made = Json::array();
        for (const Team& team : m_section.teams.teams) {
            Json members = Json::array();
            for (const PlayerId member : team.members) members.push_back(m_section.numberOf(member));
            made.push_back({{"number", team.id.value}, {"name", team.name}, {"members", std::move(members)}});
        }
        return made;
    }

    [[nodiscard]] Json resultOf(const Game& game) const
    {
        if (isUndecided(game)) return nullptr;
        const PointSystem& points = m_section.rules.points;
        return {{"white", write(points.pointsFor(game.whiteOutcome, Colour::White))},
                {"black", write(points.pointsFor(game.blackOutcome, Colour::Black))},
                {"whiteOutcome", write(game.whiteOutcome)},
                {"blackOutcome", write(game.blackOutcome)},
                {"played", isPlayed(game.whiteOutcome)}};
    }

    /// Who meets whom, White on board 1 first; game points once the match has a result.
    [[nodiscard]] Json matchesOf(RoundNumber which) const
    {
        const TeamScores scores = teamScoresOf(m_section, which);
        Json matches = Json::array();
        for (const pairing::TeamSeat& seat : pairing::teamSeatsInOrder(m_section, which)) {
            if (!seat.black) continue;
            const auto side = [&](std::size_t team) {
                const Team& of = m_section.teams.teams[team];
                Json made{{"number", of.id.value}, {"name", of.name}};
                const TeamRound& entry = scores.entry(team, which);
                if (entry.outcome != Outcome::Open) made["gamePoints"] = write(entry.gamePoints);
                return made;
            };
            matches.push_back(
                {{"match", matches.size() + 1}, {"white", side(seat.white)}, {"black", side(*seat.black)}});
        }
        return matches;
    }

    [[nodiscard]] Json roundOf(RoundNumber which) const
    {
        const Round& round = m_section.round(which);
        Json made{{"round", which}};
        putKnown(made, "date", toText(round.date));
        made["games"] = gamesPath(which);
        const std::vector<int> tables = tableNumbers(m_section, round);
        if (m_section.isTeamEvent()) made["matches"] = matchesOf(which);
        made["boards"] = Json::array();
        for (std::size_t board = 0; board < round.games.size(); ++board) {
            const Game& game = round.games[board];
            if (isUnseen(game)) continue;
            Json one{{"board", board + 1},
                     {"table", tables[board]},
                     {"white", shortPlayer(m_section.player(game.white))},
                     {"black", shortPlayer(m_section.player(game.black))}};
            if (isAdjourned(game)) one["adjourned"] = true;
            one["result"] = resultOf(game);
            made["boards"].push_back(std::move(one));
        }
        made["byes"] = Json::array();
        for (const Bye& bye : round.byes) {
            made["byes"].push_back({{"player", shortPlayer(m_section.player(bye.player))},
                                    {"kind", write(bye.kind)},
                                    {"points", write(m_section.rules.points.pointsFor(bye.kind, Colour::White))}});
        }
        return made;
    }

    [[nodiscard]] Json pairings() const
    {
        Json made = documentOf("open-pairings");
        made["section"] = m_section.info.name;
        made["rounds"] = Json::array();
        for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round)
            made["rounds"].push_back(roundOf(round));
        return made;
    }

    [[nodiscard]] Json rowsOf(const tiebreak::Standings& standings) const
    {
        Json rows = Json::array();
        for (const tiebreak::Row& row : standings.rows) {
            Json made{{"rank", row.rank}};
            if (standings.competition->teams) {
                const Team& team = m_section.teams.teams[row.participant];
                made.update({{"number", team.id.value}, {"name", team.name}});
            } else {
                const Player& player = m_section.players[row.participant];
                made.update(shortPlayer(player));
                putKnown(made, "unit", player.unit);
            }
            made["points"] = write(standings.competition->primary.score(row.participant));
            made["values"] = Json::array();
            for (const tiebreak::Column& column : standings.columns)
                made["values"].push_back(valueOf(column, row.participant));
            rows.push_back(std::move(made));
        }
        return rows;
    }

    [[nodiscard]] Json standings() const
    {
        const tiebreak::Standings& ranked = *(m_material.ofTeams ? m_material.ofTeams : m_material.ofPlayers);
        Json made = documentOf("open-standings");
        made["section"] = m_section.info.name;
        made["round"] = ranked.round;
        made["edition"] = tiebreak::editionName(ranked.edition);
        int missing = 0;
        for (RoundNumber round = 1; round <= ranked.round; ++round) missing += missingResults(m_section.round(round));
        made["missing"] = missing;
        made["tiebreaks"] = Json::array();
        for (const tiebreak::Column& column : ranked.columns)
            made["tiebreaks"].push_back(
                {{"code", column.code.text}, {"edition", tiebreak::editionName(column.edition)}});
        made["players"] = rowsOf(*m_material.ofPlayers);
        if (m_material.ofTeams) made["teams"] = rowsOf(*m_material.ofTeams);
        return made;
    }

    /// In the order of his page.
    [[nodiscard]] std::vector<const Explanation*> answersOf(std::size_t player) const
    {
        const ask::PersonalAnswers& told = m_material.told[player];
        std::vector<const Explanation*> all{told.opponent.get(), told.colour.get()};
        for (const auto* answer : {&told.versus, &told.floats, &told.next})
            all.push_back(*answer ? &**answer : nullptr);
        for (const Explanation& norm : told.norms) all.push_back(&norm);
        all.push_back(m_material.place[player] ? &*m_material.place[player] : nullptr);
        if (const auto unit = m_units.unitOf(m_at, player)) all.push_back(&m_units.answer(*unit));
        std::erase(all, nullptr);
        return all;
    }

    [[nodiscard]] Json answers(std::size_t player, std::span<const text::Wording> wordings) const
    {
        Json made = documentOf("open-player");
        made["section"] = m_section.info.name;
        made["number"] = m_section.players[player].tpn;
        made["name"] = m_section.players[player].name;
        made["round"] = m_section.roundsPaired();
        std::vector<text::Wording> words;
        for (const text::Wording& wording : wordings)
            words.push_back(wording.forDiscipline(m_section.rules.discipline));
        made["answers"] = Json::array();
        for (const Explanation* answer : answersOf(player)) made["answers"].push_back(toldIn(*answer, words));
        if (!m_material.ofPlayers) return made;
        const tiebreak::Standings& standings = *m_material.ofPlayers;
        made["tiebreaks"] = Json::array();
        for (std::size_t column = 0; column < standings.columns.size(); ++column)
            made["tiebreaks"].push_back(
                kydai::toJson(tiebreak::explainTieBreak(*m_material.named, standings, column, player), {}));
        return made;
    }

    const Event& m_event;
    const Options& m_options;
    const UnitsOfEvent& m_units;
    std::size_t m_at;
    SectionId m_id;
    const Material& m_material;
    const Section& m_section;
};

/// The last change of anything that is known of, else now.
QDateTime asOf(const Publication& publication)
{
    QDateTime last;
    for (const SectionStory& story : publication.stories) {
        if (!last.isValid() || (story.lastChange.isValid() && story.lastChange > last)) last = story.lastChange;
    }
    return last.isValid() ? last : publication.made;
}

std::string calendar(const Publication& publication, const text::Wording& wording)
{
    std::vector<format::CalendarDay> days;
    for (const EventSection& each : publication.event.sections) {
        const Section& section = *each.section;
        const QString name =
            QString::fromStdString(section.info.name.empty() ? publication.event.name : section.info.name);
        const std::string id = folderOf(each.id).substr(0, folderOf(each.id).size() - 1);
        const std::string place = section.info.room.empty() || section.info.town.empty()
                                      ? section.info.room + section.info.town
                                      : section.info.room + ", " + section.info.town;
        if (section.info.firstDay.known())
            days.push_back({.id = id + "@kydai",
                            .first = section.info.firstDay,
                            .last = section.info.lastDay,
                            .title = name.toStdString(),
                            .place = place});
        for (format::CalendarDay& day : tables::leagueDays(section, id, place)) days.push_back(std::move(day));
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const QString title = say(wording, QT_TRANSLATE_NOOP("Publish", "{section}: round {round}"),
                                      {{"section", name}, {"round", QString::number(round)}});
            if (section.teams.fixtures.empty())
                days.push_back({.id = id + "-r" + std::to_string(round) + "@kydai",
                                .first = section.round(round).date,
                                .title = title.toStdString(),
                                .place = place});
        }
    }
    return format::calendarOf(days, publication.event.name,
                              asOf(publication).toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'")).toStdString());
}

}  // namespace

Json openSchema(std::string_view word)
{
    const auto document = std::ranges::find(kDocuments, word, &OpenDocument::word);
    KYDAI_ASSERT(document != std::end(kDocuments));
    Json schema = schemaHead(word);
    schema.update(Json::parse(document->schema));
    return schema;
}

bool addOpenData(PageSetBuilder& set, const Publication& publication, const Options& options,
                 std::span<const Material* const> materials, const UnitsOfEvent& units,
                 std::span<const text::Wording> wordings, const std::stop_token& stop)
{
    constexpr char kCalendar[] = "schedule.ics";
    Json event = documentOf("open-event");
    event["name"] = publication.event.name;
    event["asOf"] = asOf(publication).toUTC().toString(Qt::ISODate).toStdString();
    if (!options.program.isEmpty()) event["program"] = options.program.toStdString();
    for (const text::Language language : options.languages)
        event["languages"].push_back(std::string(text::languageCode(language)));
    event["calendar"] = kCalendar;
    event["sections"] = Json::array();
    for (std::size_t at = 0; at < materials.size(); ++at) {
        if (stop.stop_requested()) return false;
        const OpenSection section(publication, options, at, *materials[at], units);
        section.addFiles(set, wordings, stop);
        event["sections"].push_back(section.summary());
    }
    set.addData(kCalendar, FileType::Calendar, calendar(publication, wordings.front()));
    OpenSection::addDocument(set, "event.json", event);
    return !stop.stop_requested();
}

}  // namespace kydai::publish
