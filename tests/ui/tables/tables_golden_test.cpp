// Every list of the program in every output and both languages, of sections with everything in them
// (support/festival.h) and of random ones: columns, heads, cells, sort keys, tips, groups and notes. As they were when
// they were last read; what they must hold is asked in lists_test.cpp and outputs_test.cpp.
#include "ask/chances.h"
#include "ask/corrections.h"
#include "ask/editions.h"
#include "ask/what_if.h"
#include "format/csv.h"
#include "model/hall.h"
#include "model/numbering.h"
#include "model/words.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "pairing/teams/league.h"
#include "policy/list_division.h"
#include "policy/next_rounds.h"
#include "prizes/award.h"
#include "rating/side_by_side.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_change.h"
#include "support/whole_event.h"
#include "tables/check_in_list.h"
#include "tables/draft_list.h"
#include "tables/event_lists.h"
#include "tables/hall_tables_list.h"
#include "tables/list_division_list.h"
#include "tables/lists.h"
#include "tables/missing_list.h"
#include "tables/next_rounds_list.h"
#include "tables/norm_lists.h"
#include "tables/papers_list.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/team_lists.h"
#include "tables/unit_regulations.h"
#include "text/enum_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace kydai::tables {
namespace {

constexpr Output kAll[] = {Output::Screen,   Output::Projector, Output::Paper, Output::Html,
                           Output::Workbook, Output::Csv,       Output::Text,  Output::Json};

/// All that a list says in one language: what stands by default in each output, and every column on the screen, in
/// files and in the order of its values.
std::string textOf(const List& list, const text::Wording& wording)
{
    std::string text = titleText(list, wording).toStdString() + " " + knownColumns(list) + "\n";
    std::vector<std::size_t> every;
    for (std::size_t at = 0; at < list.columns.size(); ++at) {
        const Column& column = list.columns[at];
        every.push_back(at);
        text += column.id + " " + std::to_string(static_cast<int>(column.align)) + " " +
                std::to_string(column.width.characters) + (column.width.stretches ? "s" : "") +
                (column.strong ? "b" : "") + (column.onceInARow ? "o" : "") + "\n";
    }
    for (const Output output : kAll) {
        text += alignedText(tableOf(list, defaultColumns(list, output), output, wording));
        text += format::writeCsv(tableOf(list, every, output, wording));
    }
    text += jsonText(list, every, wording);
    for (std::size_t at = 0; at < list.columns.size(); ++at) {
        for (std::size_t row = 0; row < list.rows.size(); ++row) {
            const Value value = list.value(row, at);
            text += sortKey(value, wording).toString().toStdString() + (isWords(value) ? "w " : " ");
            if (list.columns[at].tip) text += list.columns[at].tip(list.rows[row], wording).toStdString() + "\n";
        }
    }
    for (const Group& group : list.groups)
        text += std::to_string(group.firstRow) + " " + group.title(wording).toStdString() + "\n";
    for (const bool strong : list.strongRows) text += strong ? "S" : "s";
    for (const auto& note : list.notes) text += note(wording).toStdString() + "\n";
    return text;
}

/// Players with what the festival leaves out.
Section embellished(Section section, std::uint64_t seed)
{
    Random random(seed);
    for (Player& player : section.players) {
        if (random.below(4) == 0) player.fields.push_back({"Áo, cỡ", random.below(2) == 0 ? "L" : ""});
        if (random.below(5) == 0) player.fields.push_back({"Xe", "Hà Nội"});
        if (random.below(4) == 0) player.fixedBoard = random.between(1, 4);
        if (random.below(4) == 0) player.national.push_back({.federation = "VIE", .rating = 1700, .number = "77"});
        if (random.below(6) == 0) player.titleText = "KT";
        if (random.below(5) == 0) player.category = "U14";
        if (random.below(6) == 0) player.ratings.tournament = 2222;
        if (random.below(6) == 0) player.ratings.source = "FIDE NOV26";
    }
    section.info.report.titles = {{.firstPlace = 1, .lastPlace = 2, .claim = "FM", .lowestRating = 2300},
                                  {.firstPlace = 1, .lastPlace = 1, .sex = Sex::Female, .claim = "WIM norm"}};
    section.info.limits.ratingTo = 2400;
    if (seed % 3 == 0) section.rules.chess960Seed = seed;
    if (seed % 4 == 0) section.info.firstTable = 11;
    if (seed % 5 == 1) section.players[1].marks.expelled = true;
    if (seed % 2 == 0 && !section.rounds.back().games.empty()) {
        Game& game = section.rounds.front().games.front();
        game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    }
    return section;
}

void addLists(std::vector<List>& lists, const Section& section, const tiebreak::Standings& standings)
{
    lists.push_back(playersList(section));
    lists.push_back(playersAndRoundsList(section));
    for (RoundNumber round = 1; round <= section.roundsPaired(); round += 2) {
        lists.push_back(pairingsList(section, round));
        lists.push_back(alphabeticalList(section, round));
    }
    const auto cards = std::make_shared<const Scorecards>(section);
    lists.push_back(playerRoundsList(section, cards, 0));
    lists.push_back(playerRoundsList(section, cards, section.players.size() - 1));
    lists.push_back(standingsList(section, standings));
    for (const tiebreak::GroupKind kind : {tiebreak::GroupKind::Category, tiebreak::GroupKind::Sex}) {
        lists.push_back(groupsList(section, standings, kind));
        for (const tiebreak::PlayerGroup& group : tiebreak::groupsOf(section, kind))
            lists.push_back(groupList(section, standings, group));
    }
    for (const tiebreak::UnitRule rule : {tiebreak::UnitRule::SumOfPlaces, tiebreak::UnitRule::SumOfPoints}) {
        lists.push_back(unitsList(section, standings, {2, rule, ""}));
        lists.push_back(unitMembersList(section, standings, {2, rule, ""}));
    }
    lists.push_back(crosstableList(section, Numbering::Number));
    lists.push_back(crosstableList(section, Numbering::Rank, &standings));
    lists.push_back(crosstableList(section, Numbering::Number, nullptr, 1));
}

TEST(TablesGolden, EveryListIsAsItWasRead)
{
    const text::Wording vietnamese(text::Language::Vietnamese);
    const text::Wording english(text::Language::English);
    fixture::Golden golden("tables/lists");
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& named : fixture::festival()) {
        const Section section = embellished(named.section, ++seed);
        const auto standings = tiebreak::standingsOf(section);
        ASSERT_TRUE(standings.ok());
        std::vector<List> lists;
        addLists(lists, section, *standings);
        const rating::Pool pool(section);
        const rating::Ratings ratings = rating::rate(pool, rating::systems()[seed % rating::systems().size()].system);
        lists.push_back(ratingsList(section, pool, ratings));
        const auto awards = prizes::awardsOf(section, section.prizes);
        ASSERT_TRUE(awards.ok());
        lists.push_back(prizesList(section, section.prizes, *awards));
        lists.push_back(receiptsList(section, section.prizes, *awards));
        const NormSource norms = normSource(section);
        lists.push_back(normsList(section, norms));
        const auto claims = titleClaims(section, *standings);
        lists.push_back(titleClaimsList(section, claims));
        DraftFacts facts{.field = pairing::makeField(section, section.roundsPaired())};
        facts.checks.resize(section.rounds.back().games.size() + section.rounds.back().byes.size());
        facts.checks.front() = QStringLiteral("check");
        List draft = pairingsList(section, section.roundsPaired());
        makeDraft(draft, section, section.roundsPaired(), facts);
        lists.push_back(std::move(draft));
        for (const List& list : lists) {
            std::string text = textOf(list, seed % 2 == 0 ? vietnamese : english);
            if (seed % 4 == 1) text += textOf(list, english.beside(text::Language::Vietnamese));
            if (seed % 4 == 2) text += textOf(list, vietnamese.forDiscipline(Discipline::Xiangqi));
            golden.add(named.name + " " + list.id + list.suffix, "list", text);
        }
        std::string text = crosstableLegend(vietnamese).toStdString() +
                           provisionalText(missingResults(section, section.roundsPaired()), vietnamese).toStdString() +
                           missingRoundsText(missingResults(section, section.roundsPaired()), english).toStdString();
        for (const std::string& head : freeHeads(section)) text += head;
        for (const char* words :
             {"", "default", "number,name", "rounds", "tiebreaks,name", "x", "name,,number", "all"}) {
            for (const Output output : {Output::Paper, Output::Csv}) {
                const Choice choice = chosenColumns(lists[1], output, words);
                text += choice.unknown + ":";
                for (const std::size_t at : choice.columns) text += std::to_string(at) + ",";
                text += unitsFor(output, words, section, *standings, {}).id;
            }
        }
        golden.add(named.name, "words", text);
    }
    golden.compare();
}

TEST(TablesGolden, ListsOfWholeEventsAreAsTheyWereRead)
{
    const text::Wording vietnamese(text::Language::Vietnamese);
    const text::Wording english(text::Language::English);
    fixture::Golden golden("tables/events");
    const auto festival = fixture::festival();
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        std::vector<std::shared_ptr<const Section>> sections;
        for (std::size_t each = 0; each < 2; ++each)
            sections.push_back(std::make_shared<const Section>(
                embellished(festival[(seed * 3 + each) % festival.size()].section, seed + each)));
        const auto ranked = prizes::rankSections(sections);
        ASSERT_TRUE(ranked.ok());
        EventUnitRules rules{.order = static_cast<EventUnitOrder>(seed % 4), .best = 3};
        rules.women = seed % 2 == 0 ? 0 : 1;
        rules.fewest = seed % 4 == 0 ? 3 : 0;
        const prizes::EventRanking ranking = prizes::rankEvent(*ranked, rules);
        const auto called = calledUp(ranking);
        std::string text;
        for (const List& list :
             {eventUnitsList(ranking), medalTableList(ranking), accountsList(ranking), ceremonyList(ranking, called)})
            text += textOf(list, vietnamese) + textOf(list, english);
        for (const CalledUp& each : called)
            text += prizeWords(each, vietnamese).toStdString() + std::to_string(each.number);
        golden.add(std::to_string(seed), "events", text);
    }
    golden.compare();
}

std::string inBoth(const List& list)
{
    return textOf(list, text::Wording(text::Language::Vietnamese)) +
           textOf(list, text::Wording(text::Language::English));
}

/// The rounds of teams with their matches, their members and the best of each board; some are half played.
TEST(TablesGolden, ListsOfTeamsAreAsTheyWereRead)
{
    fixture::Golden golden("tables/teams");
    int turn = 0;
    for (const fixture::NamedSection& named : fixture::otherSystems()) {
        if (!named.section.isTeamEvent()) continue;
        Section section = named.section;
        section.teams.teams[0].captain = "Lê Văn A";
        section.teams.teams[1].members.push_back(PlayerId{});  // whom nobody knows
        section.rounds[0].games[1].whiteOutcome = Outcome::ForfeitWin;
        section.rounds[0].games[1].blackOutcome = Outcome::ForfeitLoss;
        const auto& third = section.teams.teams[2];
        section.teams.lineUps.push_back({2, third.id, {}, {third.members[1], third.members[0]}});
        if (++turn % 2 == 0) {  // with a performance of everybody
            for (Player& player : section.players) player.rating = std::max(player.rating, 1700 + player.tpn);
        }
        section.teams.awards.push_back({2, section.teams.teams[2].id, {}, Points{-5}, Points{5}});
        std::string text;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
            text += inBoth(teamPairingsList(section, round));
        golden.add(named.name, "pairings", text);
        golden.add(named.name, "members", inBoth(teamMembersList(section)));
        golden.add(named.name, "boards", inBoth(boardsList(section)));
        golden.add(named.name, "alphabetical", inBoth(alphabeticalList(section, 1)));
        if (const auto standings = tiebreak::standingsOf(section))
            golden.add(named.name, "crosstable", inBoth(teamCrosstableList(section, *standings)));
    }
    golden.compare();
}

/// What would be otherwise, and what may still become of everybody, of each section as it is and with a round to come.
TEST(TablesGolden, ListsOfWhatMayBeAreAsTheyWereRead)
{
    fixture::Golden golden("tables/what_may_be");
    for (const fixture::NamedSection& named : fixture::festival()) {
        if (named.section.players.size() > 24 || named.section.roundsPaired() == 0) continue;
        const auto section = std::make_shared<const Section>(named.section);
        std::string text;
        for (std::size_t at = 0; at < section->players.size(); at += 3) {
            const std::vector<ask::Supposition> supposed{
                ask::SupposedResult{1, section->players[at].id, {}, Outcome::Win, Outcome::Loss}};
            const auto made = ask::whatIf(section, supposed, {});
            if (made) text += inBoth(whatIfList(*made));
        }
        golden.add(named.name, "what if", text);
        Section open = named.section;
        for (Game& game : open.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
        const auto chances = ask::chancesOf(std::make_shared<const Section>(open), {.finishes = 50, .threads = 1});
        if (!chances) continue;
        golden.add(named.name, "chances", inBoth(chancesList(*chances)));
        golden.add(named.name, "places", inBoth(placeChancesList(*chances, chances->players.front())));
    }
    golden.compare();
}

/// Every mark, a player twice, and sections of which some have closed.
TEST(TablesGolden, ListsAtTheDoorAreAsTheyWereRead)
{
    fixture::Golden golden("tables/door");
    Event event;
    for (const fixture::NamedSection& named : fixture::festival()) {
        if (event.sections.size() == 3) break;
        Section section = byNumber(named.section);
        section.info.name = named.name;
        section.players[0].fideId = "12401234";
        section.players[1].name = "Lê Hai Lần";
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(section)});
    }
    std::vector<DoorLine> lines = doorLines(event);
    ASSERT_GT(lines.size(), 10U);
    std::map<SectionId, policy::CheckIn> marks;
    for (std::size_t at = 0; at < lines.size(); ++at)
        marks[lines[at].section].marks[lines[at].who().id] = static_cast<policy::Presence>(at % 4);
    putMarks(lines, marks);
    std::vector<std::size_t> all(lines.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    golden.add("all", "players", inBoth(doorList(lines, all)));
    golden.add("hai", "players", inBoth(doorList(lines, doorLinesFor(lines, "hai lan"))));
    golden.add("one", "players", inBoth(doorList(lines, doorLinesOf(lines, {event.sections[1].id}))));
    std::string remarks;
    for (const DoorLine& line : lines)
        remarks += doorRemark(line, text::Wording(text::Language::English)).toStdString() + line.key + '\n';
    golden.add("all", "remarks", remarks);
    std::vector<DoorSection> sections{{SectionId{}, "", {1, 2, 3, 4}, 1, 3}};
    for (const EventSection& entry : event.sections)
        sections.push_back({entry.id, entry.section->info.name, policy::countOf(*entry.section, marks[entry.id]),
                            static_cast<int>(entry.id.value % 2)});
    golden.add("all", "sections", inBoth(doorSectionsList(sections)));
    golden.compare();
}

TEST(TablesGolden, ListsOfStagesAndOfOtherSystemsAreAsTheyWereRead)
{
    fixture::Golden golden("tables/other_systems");
    std::vector<const Section*> stages;
    const auto sections = fixture::otherSystems();
    for (const fixture::NamedSection& named : sections) {
        stages.push_back(&named.section);
        const auto standings = tiebreak::standingsOf(named.section);
        if (!standings) continue;
        golden.add(named.name, "standings", inBoth(standingsList(named.section, *standings)));
        golden.add(named.name, "stages", inBoth(stagesList(stages)));
    }
    golden.compare();
}

/// What one system alone has: the rounds of a table, its grid, a bracket, a league's fixtures, a club's values.
TEST(TablesGolden, ListsOfOneSystemAloneAreAsTheyWereRead)
{
    fixture::Golden golden("tables/one_system");
    for (const PairingSystem system :
         {PairingSystem::RoundRobin, PairingSystem::KnockOut, PairingSystem::Keizer, PairingSystem::TeamRoundRobin}) {
        pairing::GenerateOptions options;
        options.seed = 7;
        options.system = system;
        options.rounds = 3;
        options.players = system == PairingSystem::TeamRoundRobin ? 0 : 7;
        options.teams = system == PairingSystem::TeamRoundRobin ? 4 : 0;
        options.boards = 3;
        Section section = pairing::generate(options);
        ASSERT_GE(section.roundsPaired(), 1);
        std::string text = inBoth(scheduleList(section)) + inBoth(bracketList(section));
        if (const auto standings = tiebreak::standingsOf(section)) {
            text += inBoth(standingsList(section, *standings));
            if (system != PairingSystem::KnockOut) text += inBoth(gridList(section, *standings));
        }
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
            text += inBoth(pairingsList(section, round));
        if (section.isTeamEvent()) {
            auto matches = pairing::leagueMatches(section);
            for (std::size_t at = 0; at < matches.size(); ++at) {
                matches[at].day = {2026, 12, static_cast<int>(at) + 1};
                if (at % 2 == 0) matches[at].time = "08:30";
                if (at % 3 == 0) matches[at].venue = "Nhà thi đấu";
            }
            text += inBoth(leagueList(section, matches));
        }
        golden.add(std::string(wordFor(system)), "lists", text);
    }
    const Section rated = fixture::festival().front().section;
    const rating::SideBySide all = rating::sideBySide(rated);
    golden.add("systems", "ratings", inBoth(ratingSystemsList(rated, all)) + inBoth(playerSystemsList(all, 0)));
    const auto paper = [](const text::Wording& wording) { return text::enumText(Outcome::Draw, wording); };
    golden.add("papers", "wrong",
               inBoth(papersList({{paper, QStringLiteral("U8"), QStringLiteral("An"), QStringLiteral("Bình")},
                                  {paper, {}, {}, QStringLiteral("Chi")},
                                  {paper, QStringLiteral("U9"), QStringLiteral("Dũng"), {}}})));
    golden.compare();
}

/// Each measure with each way of parting units that are level, for the whole event and by section.
TEST(TablesGolden, RegulationsOfUnitsAreAsTheyWereRead)
{
    fixture::Golden golden("tables/regulations");
    const auto clausesOf = [](const EventUnitRules& rules) {
        std::string text;
        for (const text::Language language : text::kLanguages) {
            for (const QStringList& sections : {QStringList(), QStringList{"U8", "U9"}})
                text += unitRegulations(rules, sections, text::Wording(language)).join('\n').toStdString() + '\n';
        }
        return text;
    };
    using Part = EventUnitPart;
    std::vector<std::vector<Part>> ties{{}, {Part::Best}};
    for (const Part part :
         {Part::Gold, Part::Silver, Part::Bronze, Part::Players, Part::Places, Part::Points, Part::PlacePoints})
        ties.push_back({part, Part::Best});
    for (int order = 0; order < 4; ++order) {
        std::string text;
        for (const auto& parting : ties) {
            for (const EventUnitScope scope : {EventUnitScope::Event, EventUnitScope::Section}) {
                for (const int women : {0, 2}) {
                    for (const int fewest : {0, 3}) {
                        for (const bool jointThird : {false, true})
                            text += clausesOf({.order = static_cast<EventUnitOrder>(order),
                                               .women = women,
                                               .fewest = fewest,
                                               .jointThird = jointThird,
                                               .scope = scope,
                                               .ties = parting});
                    }
                }
            }
        }
        golden.add(std::to_string(order), "clauses", text);
    }
    golden.compare();
}

TEST(PlacePoints, AreReadFromNumbersWithAnythingBetween)
{
    EXPECT_EQ(placePointsFrom(QStringLiteral("10-8, 6;x5 0")), (std::vector<int>{10, 8, 6, 5, 0}));
    EXPECT_TRUE(placePointsFrom(QStringLiteral("none")).empty());
    EXPECT_EQ(placePointsText({10, 8}), QStringLiteral("10-8"));
}

/// By every edition, of sections in which something differs and of those that have none.
TEST(TablesGolden, ListsOfEditionsAreAsTheyWereRead)
{
    fixture::Golden golden("tables/editions");
    std::vector<fixture::NamedSection> sections = fixture::festival();
    sections.push_back({"dubov", fixture::otherSystems().front().section});
    sections.push_back({"none", sections.front().section});
    sections.back().section.rounds.clear();
    for (const fixture::NamedSection& named : sections) {
        for (const RoundNumber round : {0, 2}) {
            if (round > named.section.roundsPaired()) continue;
            const auto tables = ask::editionTables(named.section, {.round = round});
            if (!tables) continue;
            golden.add(named.name + ' ' + std::to_string(round), "places",
                       inBoth(editionsList(named.section, *tables)));
            golden.add(named.name + ' ' + std::to_string(round), "boards",
                       inBoth(editionBoardsList(named.section, *tables)));
        }
    }
    golden.compare();
}

/// What each kind of correction says; of a round that was published otherwise, as now, or nobody knows how.
TEST(TablesGolden, ListsOfCorrectionsAreAsTheyWereRead)
{
    fixture::Golden golden("tables/corrections");
    for (const fixture::NamedSection& named : fixture::festival()) {
        const Section& section = named.section;
        using What = ask::Correction::What;
        ask::Corrections corrections{.round = 2, .known = true};
        golden.add(named.name, "nothing", inBoth(correctionsList(section, corrections)));
        corrections.known = false;
        golden.add(named.name, "unknown", inBoth(correctionsList(section, corrections)));
        const PlayerId one = section.players[0].id;
        const PlayerId other = section.players[1].id;
        corrections.numbers = {{one, 7}};
        ask::Correction correction{.what = What::Board, .round = 2};
        correction.seats.then = pairing::Seat{one, other};
        corrections.list.push_back(correction);
        std::swap(correction.seats.then, correction.seats.now);
        corrections.list.push_back(correction);
        correction.seats.then = pairing::Seat{other, {}};
        corrections.list.push_back(correction);
        correction = {.what = What::Number, .round = 2, .player = one};
        correction.numbers = {7, 1};
        corrections.list.push_back(correction);
        correction = {.what = What::Result, .round = 1, .player = one, .other = other};
        correction.games.then = Game{one, other, Outcome::Win, Outcome::Loss};
        corrections.list.push_back(correction);
        correction.games.now = Game{one, other, Outcome::Draw, Outcome::Draw};
        corrections.list.push_back(correction);
        correction = {.what = What::Place, .round = 1, .player = other};
        correction.numbers = {2, 3};
        correction.points = {Points{15}, Points{10}};
        corrections.list.push_back(correction);
        golden.add(named.name, "all", inBoth(correctionsList(section, corrections)));
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
            golden.add(named.name, "own", inBoth(correctionsList(section, ask::correctionsOf(section, round))));
    }
    golden.compare();
}

/// The festival as one event in three rooms: whose tables are whose, what is missing, and what comes next.
TEST(TablesGolden, ListsOfTheHallAreAsTheyWereRead)
{
    fixture::Golden golden("tables/hall");
    Event event;
    std::vector<policy::Readiness> readiness;
    for (const fixture::NamedSection& named : fixture::festival()) {
        Section section = named.section;
        const auto at = event.sections.size();
        section.info.name = named.name;
        section.info.room = at % 4 == 0 ? "" : "Phòng " + std::to_string(at % 3);
        section.info.group = at % 5 == 0 ? "sáng" : "";
        section.info.firstTable = at % 3 == 1 ? 1 : static_cast<int>(20 * at) + 1;
        if (at % 3 == 2) section.info.tables = 15;
        section.rules.scheduledRounds = section.roundsPaired() + (at % 6 == 1 ? 0 : 1);
        if (at == 3 || at == 9) {  // one alone, and two who have met
            section.players.resize(at == 3 ? 1 : 2);
            section.rounds.clear();
        }
        if (at == 9)
            section.rounds.emplace_back().games = {
                {section.players[0].id, section.players[1].id, Outcome::Win, Outcome::Loss}};
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(section)});
    }
    golden.add("tables", "list", inBoth(hallTablesList(event)));
    const std::vector<HallBoard> missing = boardsMissing(event);
    EXPECT_GT(missing.size(), 5U);
    golden.add("missing", "list", inBoth(missingList(event, missing)));
    std::vector<NextRoundLine> lines;
    for (const policy::NextRound& next : policy::nextRounds(event)) {
        readiness.push_back(next.readiness);
        NextRoundLine line{.next = next};
        line.section = std::ranges::find(event.sections, next.section, &EventSection::id)->section;
        lines.push_back(line);
        if (next.readiness != policy::Readiness::Ready) continue;
        lines.back().isWorking = true;
        lines.push_back(lines.back());
        lines.back().isAnew = true;
        const auto draft = policy::draftNextRound({event, 0}, next.section);
        if (!draft) continue;
        line.draft = *draft;
        lines.push_back(line);
        EXPECT_EQ(line.isClear(), draft->isClear());
        EXPECT_NE(line.isHeld(), line.isClear());
        line.isAnew = true;
        lines.push_back(line);
        line.isCheckInOpen = true;
        EXPECT_FALSE(line.isClear());
        EXPECT_TRUE(line.isHeld());
        lines.push_back(line);
        line.draft->isInOrder = false;
        lines.push_back(line);
        line.isWorking = true;
        EXPECT_FALSE(line.isHeld());
        lines.push_back(line);
        line.published = next.round;
        lines.push_back(line);
    }
    for (const policy::Readiness each : {policy::Readiness::Ready, policy::Readiness::ResultsMissing,
                                         policy::Readiness::TooFewPlayers, policy::Readiness::AllPaired})
        EXPECT_TRUE(std::ranges::count(readiness, each) > 0) << static_cast<int>(each);
    golden.add("next rounds", "list", inBoth(nextRoundsList(lines)));
    golden.compare();
}

/// One list for two sections: every remark, every decision, and a spelling of a unit with and without its merging.
TEST(TablesGolden, ListsThatAreDividedAreAsTheyWereRead)
{
    fixture::Golden golden("tables/division");
    Event event;
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        Section section;
        section.info.name = sex == Sex::Male ? "U8 Nam" : "U8 Nữ";
        section.info.limits = {.sex = sex, .bornFrom = 2018};
        Player there{.id = playerId(1), .tpn = 1, .name = "Hồ An", .sex = sex, .birth = {2018, 1, 2}};
        section.players = {there};
        event.sections.push_back({newSectionId(event), std::make_shared<const Section>(section)});
    }
    const auto listed = [](const std::string& name, int born, Sex sex, const std::string& where) {
        Listed one;
        one.player.name = name;
        one.player.birth.year = born;
        one.player.sex = sex;
        one.player.unit = born % 2 == 0 ? "H. Ba Vì" : "Huyện Ba Vì";
        one.section = where;
        return one;
    };
    policy::ListDivision division = policy::divided(
        event, {listed("Lê Chi", 2018, Sex::Female, "U8 Nam"), listed("Trần Thị Mai", 2018, Sex::Male, "U8 Nam"),
                listed("Lý Khoa", 2017, Sex::Male, "U8 Nam"), listed("Võ Nam", 0, Sex::Male, "U8 Nam"),
                listed("Đỗ Già", 1990, Sex::Male, ""), listed("Tổng cộng: 19", 0, Sex::Unknown, ""),
                listed("Hồ An", 2018, Sex::Female, "U8 Nữ"), listed("Hồ An", 2018, Sex::Male, "U8 Nữ"),
                listed("Bùi Lan", 2018, Sex::Female, "U8 Nữ"), listed("Bùi Lan", 2018, Sex::Female, "U8 Nữ"),
                listed("Bùi Lan", 2018, Sex::Female, "U8 Nam"), listed("Vũ Mới", 2014, Sex::Male, "U12")});
    std::vector<std::size_t> shown(division.lines.size());
    std::iota(shown.begin(), shown.end(), std::size_t{0});
    golden.add("all", "list", inBoth(listDivisionList(event, division, shown)));
    for (policy::UnitSpelling& unit : division.units) unit.merges = !unit.merges;
    for (const policy::ListDecision decision : {policy::ListDecision::Keep, policy::ListDecision::Merge,
                                                policy::ListDecision::Move, policy::ListDecision::Drop}) {
        for (policy::ListLine& line : division.lines) line.decision = decision;
        golden.add("decided " + std::to_string(static_cast<int>(decision)), "list",
                   inBoth(listDivisionList(event, division, shown)));
    }
    golden.add("some", "list", inBoth(listDivisionList(event, division, {3, 1})));
    golden.compare();
}

/// A value of each kind, with what its writers look at.
std::vector<Value> values()
{
    std::vector<Value> all{Value(), 0, 7, -3, ListPlace{4}, std::string("Đội, \"một\""), std::string()};
    for (const Title title : {Title::None, Title::GM, Title::WCM}) all.emplace_back(Person{"Trần Văn An", title});
    for (const int tenths : {0, 5, 10, 25, 103, -15}) all.emplace_back(Points{tenths});
    for (const int half : {0, 1, 7, 100, -9}) {
        for (const int by : {1, 2, 3, 64, 700}) all.emplace_back(Fraction(half, by));
    }
    for (const double real : {0.0, -0.04, 12.345, -1234.5678}) {
        for (const int decimals : {0, 1, 4}) {
            all.emplace_back(Real{real, decimals, false, false});
            all.emplace_back(Real{real, decimals, true, false});
            all.emplace_back(Real{real, decimals, false, true});
        }
    }
    for (const Date& date : {Date{}, Date{2026, 0, 0}, Date{2026, 7, 0}, Date{2026, 7, 9}, Date{2026, 12, 31}})
        all.emplace_back(date);
    for (int sex = 0; sex < 3; ++sex) all.emplace_back(static_cast<Sex>(sex));
    for (const Colour colour : {Colour::White, Colour::Black}) all.emplace_back(colour);
    for (int white = 0; white < 16; ++white) {
        const auto outcome = static_cast<Outcome>(white);
        all.emplace_back(outcome);
        for (int black = 0; black < 16; ++black) all.emplace_back(BoardResult{outcome, static_cast<Outcome>(black)});
        for (const int points : {0, 5, 10, 15}) {
            all.emplace_back(ByeResult{outcome, Points{points}});
            RoundEntry entry{.outcome = outcome, .points = Points{points}};
            if (points % 10 == 0) entry.opponent = 3;
            if (points < 10) entry.colour = white % 2 == 0 ? Colour::White : Colour::Black;
            all.emplace_back(RoundCell{entry, 12});
        }
    }
    const auto words = [](const text::Wording& wording) {
        return QString::fromUtf8(languageCode(wording.language()).data(), 2);
    };
    all.emplace_back(Worded{words, {}});
    all.emplace_back(Worded{words, "code"});
    return all;
}

TEST(TablesGolden, ValuesAreWrittenAsTheyWereRead)
{
    fixture::Golden golden("tables/values");
    std::vector<std::string> texts(std::variant_size_v<Value>);
    for (const Value& value : values()) {
        std::string& text = texts[value.index()];
        for (const text::Language language : text::kLanguages) {
            const text::Wording wording(language);
            for (const Output output : kAll) text += written(value, output, wording).toStdString() + "|";
            text += plain(value, wording) + (isWords(value) ? "w" : "") + (isBlank(value) ? "b" : "") +
                    sortKey(value, wording).toString().toStdString() + (sortKey(value, wording).isValid() ? "" : "!") +
                    "\n";
        }
    }
    for (std::size_t kind = 0; kind < texts.size(); ++kind) golden.add(std::to_string(kind), "values", texts[kind]);
    golden.compare();
    EXPECT_TRUE(isBlank(numberOrBlank(0)) && !isBlank(numberOrBlank(1)));
    EXPECT_TRUE(isBlank(textOrBlank("")) && !isBlank(textOrBlank("0")));
    Player player;
    player.titleText = "KT";
    EXPECT_EQ(titleText(player), QStringLiteral("KT"));
    player.title = Title::FM;
    EXPECT_EQ(titleText(player), QStringLiteral("FM"));
}

/// A moment is local on the screen and on paper, with a date where it is kept; for programs it is in UTC.
TEST(TablesGolden, MomentsAreOfTheClockOfTheHall)
{
    const text::Wording english(text::Language::English);
    const QDateTime local(QDate(2026, 11, 3), QTime(9, 5, 7));
    EXPECT_EQ(written(local, Output::Screen, english), QStringLiteral("03/11 09:05:07"));
    EXPECT_EQ(written(local, Output::Paper, english), QStringLiteral("03/11/2026 09:05:07"));
    EXPECT_EQ(written(local.toUTC(), Output::Screen, english), QStringLiteral("03/11 09:05:07"));
    EXPECT_EQ(plain(QDateTime(QDate(2026, 11, 3), QTime(9, 5, 7, 40), Qt::UTC), english), "2026-11-03T09:05:07.040Z");
    EXPECT_EQ(sortKey(local, english).toDateTime(), local);
}

TEST(TablesGolden, TheJournalIsAsItWasRead)
{
    fixture::Golden golden("tables/journal");
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        Event event;
        std::vector<JournalEntry> entries;
        for (int step = 0; step < 15; ++step) {
            const Change change = fixture::anyChange(event, random);
            const auto made = applyTo(event, change);
            if (!made) continue;
            JournalEntry& entry = entries.emplace_back();
            entry.kind = static_cast<ActionKind>(random.below(4));
            entry.steps.push_back({change, made->inverse});
            event = made->event;
        }
        std::vector<text::JournalLine> lines = text::journalLines(entries, event);
        for (std::size_t line = 0; line < lines.size(); ++line) {
            lines[line].when = {};
            if (line % 3 == 0) lines[line].who = QStringLiteral("Trọng tài");
        }
        const List list = journalList(event, lines);
        std::string text;
        for (const text::Language language : text::kLanguages) text += textOf(list, text::Wording(language));
        golden.add(std::to_string(seed), "journal", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::tables
