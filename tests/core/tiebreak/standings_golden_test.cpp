// Standings by every tie-break with each of its modifiers, in each edition, of sections with everything in them
// (support/festival.h), of strange positions and of teams: places, what parted them, and every term of every value. As
// they were when they were last read; what they must be is asked in the tests of each tie-break.
#include "core/tiebreak/tiebreak_support.h"
#include "format/reader.h"
#include "support/corpus.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/random_event.h"
#include "support/record_text.h"
#include "tiebreak/list_advice.h"
#include "tiebreak/place_check.h"
#include "tiebreak/registry.h"
#include "tiebreak/standings.h"
#include "tiebreak/unit_standings.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kydai::tiebreak {
namespace {

std::string written(const std::vector<std::size_t>& indices)
{
    std::string text = "[";
    for (const std::size_t index : indices) text += fmt::format("{},", static_cast<std::int64_t>(index));
    return text + "]";
}

std::string written(const std::vector<Fraction>& values)
{
    std::string text = "(";
    for (const Fraction& value : values) text += value.toDecimal() + ",";
    return text + ")";
}

std::string written(const Value& value)
{
    std::string text = value.value ? value.value->toDecimal() : "none";
    text += fmt::format(" refusal {} sum {} counted {} p {} dp {} average {} scored {} base {} factor {}:",
                        static_cast<int>(value.refusal), value.sum.hundredths, value.counted, value.percentage,
                        value.difference, value.average, value.scored.hundredths, value.base.toDecimal(), value.factor);
    for (const Term& term : value.terms)
        text += fmt::format(" {}:{}{} own {} from {}{} cut {}/{} {} {} {}", term.round,
                            static_cast<std::int64_t>(term.opponent), trfCode(term.outcome), term.ownPoints.tenths,
                            static_cast<int>(term.source), term.voluntary ? "v" : "", static_cast<int>(term.cut),
                            term.cutOrder, term.before.hundredths, term.used.hundredths, term.contribution.hundredths);
    return text;
}

std::string written(const Encounter& encounter)
{
    std::string text;
    for (const auto& place : encounter.places) text += written(place);
    for (const EncounterStep& step : encounter.steps) {
        text +=
            fmt::format("\n  {} rule {} score {} two {} points {} best {} left {}", written(step.group),
                        static_cast<int>(step.rule), static_cast<int>(step.score), static_cast<int>(step.twoTeamRule),
                        written(step.points), written(step.best), written(step.left));
        for (const auto& place : step.ranked) text += written(place);
        for (const Meeting& met : step.meetings)
            text += fmt::format(" {}-{} {} {} {}", met.a, met.b, met.games, met.pointsOfA.toDecimal(),
                                met.pointsOfB.toDecimal());
    }
    return text;
}

std::string written(const Standings& standings)
{
    std::string text = fmt::format("round {} edition {}\n", standings.round, static_cast<int>(standings.edition));
    for (const Row& row : standings.rows)
        text += fmt::format("{}. {} by {} {}\n", row.rank, row.participant, static_cast<int>(row.separation.by),
                            row.separation.column);
    for (const Column& column : standings.columns) {
        text += fmt::format("{} edition {} refusal {} {}\n", canonicalText(column.code),
                            static_cast<int>(column.edition), static_cast<int>(column.refusal), column.lowFirst);
        for (const Value& value : column.values) text += written(value) + "\n";
        for (const Encounter& group : column.groups) text += written(group) + "\n";
    }
    for (const auto& drawn : standings.lots) text += "lots " + written(drawn);
    for (const std::string& code : standings.leftOut) text += "left out " + code;
    return text;
}

std::vector<fixture::NamedSection> sections()
{
    std::vector<fixture::NamedSection> all = fixture::festival();
    for (std::uint64_t seed = 100; seed < 108; ++seed) {
        Section section = randomEvent(seed, {.fewestPlayers = 4, .mostPlayers = 9});
        if (seed % 2 == 0) section.rules.unratedRating = 1400;
        section.rules.lotsSeed = seed % 3;
        section.rules.unratedMethod = static_cast<UnratedMethod>(seed % 4);
        section.players[seed % 3].marks.expelled = seed % 4 == 1;
        section.players[1].marks.placeByHand = 2;
        section.players[2].marks.outsideValue = 150;
        section.players[0].ratings.later = {{2, 2550}};
        section.rules.ratingsByRound = seed % 5 == 0;
        all.push_back({fmt::format("random-{}", seed), section});
    }
    const auto teams = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf");
    EXPECT_TRUE(teams.ok());
    if (teams) all.push_back({"teams", teams->sections.front()});
    return all;
}

TEST(StandingsGolden, ByEveryTieBreakAreAsTheyWereRead)
{
    fixture::Golden golden("standings/by_tie_break");
    const auto all = sections();
    for (const Definition& definition : definitions()) {
        if (definition.kind == Kind::NotComputed) continue;  // has numbers only
        for (const std::string& code : spellingsOf(definition)) {
            std::string text;
            for (std::size_t i = 0; i < all.size(); ++i) {
                StandingsOptions options{.codes = parseCodes(code).value()};
                options.edition = static_cast<TieBreakEdition>(i % 3);
                if (all[i].section.isTeamEvent()) options.edition.reset();
                const auto ranked = standingsOf(all[i].section, options);
                text += all[i].name + "\n";
                text += ranked ? written(*ranked) : fmt::format("error {}", static_cast<int>(ranked.error().code));
                for (const Advice& advice : adviseOn(all[i].section, *options.codes))
                    text += fmt::format("advice {} {} {}\n", static_cast<int>(advice.kind), advice.position,
                                        static_cast<int>(advice.refusal));
            }
            golden.add(code, "standings", text);
        }
    }
    golden.compare();
}

/// After each round, of groups and of units, and the places of a file.
TEST(StandingsGolden, OfRoundsGroupsAndUnitsAreAsTheyWereRead)
{
    fixture::Golden golden("standings/of_groups");
    for (const fixture::NamedSection& named : sections()) {
        const Section& section = named.section;
        std::string text;
        for (RoundNumber round = 0; round <= section.roundsPaired(); ++round) {
            const auto ranked = standingsOf(section, {.round = round});
            text += ranked ? written(*ranked) : fmt::format("error {}", static_cast<int>(ranked.error().code));
        }
        const auto players = standingsOf(section, {.participants = Participants::Players});
        ASSERT_TRUE(players.ok());
        for (const GroupKind kind : {GroupKind::Category, GroupKind::Sex}) {
            for (const PlayerGroup& group : groupsOf(section, kind)) {
                text += fmt::format("group {} {}\n", group.category, static_cast<int>(group.sex));
                for (const Row& row : groupRows(section, *players, group))
                    text +=
                        fmt::format("{}. {} by {}\n", row.rank, row.participant, static_cast<int>(row.separation.by));
            }
        }
        for (const UnitRule rule : {UnitRule::SumOfPlaces, UnitRule::SumOfPoints}) {
            for (const char* category : {"", "U12"}) {
                for (const UnitRow& unit : unitStandings(section, *players, {2, rule, category})) {
                    text += fmt::format("{}. {} {} {} {}:", unit.rank, unit.unit, unit.complete, unit.places,
                                        unit.points.tenths);
                    for (const UnitMember& member : unit.members)
                        text += fmt::format(" {} {} {} {},", member.participant, member.place, member.points.tenths,
                                            member.counts);
                }
            }
        }
        Section file = section;
        const std::vector<int> places = placesOf(section);
        for (std::size_t i = 0; i < places.size() && i < file.players.size(); ++i) {
            text += fmt::format(" {}", places[i]);
            file.players[i].fileRank = i == 1 ? 0 : places[i] + (i % 5 == 4 ? 1 : 0);
        }
        const PlaceCheck check = checkPlaces(file);
        text +=
            fmt::format("\nplaces {} {} {} {}", check.checked, check.places, check.equal(), written(check.unplaced));
        for (const WrongPlace& wrong : check.wrong)
            text += fmt::format(" {}: {} {}", wrong.player, wrong.file, wrong.rules);
        golden.add(named.name, "groups", text);
    }
    golden.compare();
}

/// What people may write for a code, and what is refused.
TEST(StandingsGolden, CodesAreReadAsTheyWere)
{
    fixture::Golden golden("standings/codes");
    std::vector<std::string> texts{"",          " BH ",    "bhc1",     "BH-C1",     "BH#C1",     "BH/C",    "BH/C0",
                                   "BH/C99",    "BH/C100", "BH/M",     "BH/X1",     "SB@26",     "SB@24",   "SB@OLD",
                                   "SB/V2026",  "SB@27",   "84/C1",    "84",        "37",        "KS/L+1",  "KS/L-4",
                                   "KS/L",      "KS/L1",   "EMGSB/C1", "BH:GP/M1",  "BH:XX",     "DE/P",    "GE",
                                   "ARO/U1400", "ARO/U0",  "ARO/U",    "SSSC/K3",   "SSSC/K0",   "WIN/C1",  "BH/C1/C2",
                                   "BH/C1/M1",  "PS/C1",   "PS/R",     "FOO",       "BH,",       "KS/L,2",  "KS/L:2",
                                   "ARO/U1",    "ARO/U2",  "ARO/U999", "ARO/U4000", "ARO/U4001", "DE , BH", "BH/C1/P/F",
                                   "BH//C1",    "BH/",     "@26",      "B H",       "STD",       "84/C1/P"};
    // At the border of each number, and what stands in brackets.
    for (const char* text : {"BH/M99",
                             "BH/M100",
                             "BH/H1",
                             "BH/H99",
                             "BH/H100",
                             "BH/C1/H2",
                             "BH/H2/C2",
                             "SB/C2/H2",
                             "SB/C1/H2",
                             "EMMSB/S1",
                             "EMMSB/S2",
                             "EMMSB/S3",
                             "EMMSB/S4",
                             "BH/S",
                             "BH/S2",
                             "DE/S",
                             "BH/D",
                             "BH/N",
                             "DE/N",
                             "WIN/D",
                             "SB/P/D/N/S",
                             "KS/L9",
                             "KS/L10",
                             "KS/L+10",
                             "KS/L200",
                             "KS/L+200",
                             "KS/L+201",
                             "KS/L-200",
                             "KS/L-201",
                             "KS/L0",
                             "KS/L0%",
                             "KS/L1%",
                             "KS/L100%",
                             "KS/L101%",
                             "KS/L-1%",
                             "KS/L%",
                             "KS/L50%/P",
                             "BH/L50%",
                             "SSSC/K200",
                             "SSSC/K201",
                             "SSSC/K1",
                             "ARO/C99",
                             "TPN/R",
                             "TPN/R1",
                             "BH/P1",
                             "BH/F1",
                             "AOB/F",
                             "MPV",
                             "MPV(2:1:0)",
                             "MPV(2,1;0)",
                             "MPV(2:1)",
                             "MPV(2:1:0:0)",
                             "MPV()",
                             "MPV(2:1:0",
                             "MPV(1000:0:0)",
                             "MPV(1001:0:0)",
                             "MPV(0.5:.5:0)",
                             "MPV(1.:0:0)",
                             "MPV(1.25:0:0)",
                             "MPV(-1:0:0)",
                             "MPV(1.-2:0:0)",
                             "MPV(1.9:0:0)",
                             "MPV( 2 : 1 : 0 )",
                             "MPV(2:1:0)/S2",
                             "GPV(3:2:1)",
                             "GPV(3:2:1:0)",
                             "GPV(3:2)",
                             "GPV(3:2:1:0:0)",
                             "GPMP(1:0:0)",
                             "GPMP(1:0)",
                             "WBP(2:4:1:2:0)",
                             "WBP(2:4:1:2)",
                             "BH(1)",
                             "BH:GP(1)",
                             "84(0:0:1)/C1",
                             "84(1:0:1)@24",
                             "BH@ 24 ",
                             "BH @24",
                             "BH:MP@2024",
                             "BH:M",
                             "BH:",
                             "GPTS:GP",
                             "B",
                             "B1",
                             "BH1",
                             "BHM2",
                             "BHX1",
                             "BHC",
                             "FBM2",
                             "C1",
                             "BH/V",
                             "BH/V24/C1",
                             "BH/VOLD",
                             "BH/V25",
                             "BH/C2P",
                             "KS/L+1P",
                             "KS/L1P",
                             "KS/L%P"})
        texts.emplace_back(text);
    for (int number = 0; number < 100; ++number) texts.push_back(std::to_string(number));
    for (const std::string& text : texts) {
        const auto code = parseCode(text);
        const std::string told =
            code ? canonicalText(*code) + ' ' + fixture::recordText(*code)
                 : fmt::format("error {} in '{}'{}: {} / {}", static_cast<int>(code.error().code), code.error().file,
                               code.error().line, logText(code.error().what), logText(code.error().expected));
        golden.add("'" + text + "'", "code", told);
    }
    // Commas in brackets part nothing, and one that closes nothing is a comma again.
    for (const char* list :
         {"DE, BH ,DE", "MPV(2,1,0),BH", "MPV((2,1,0),BH", "MPV)2,BH", " , BH", "BH,,DE", "BH, ", "BH,XX,YY"}) {
        const auto codes = parseCodes(list);
        std::string told = codes ? "" : logText(codes.error().what);
        if (codes) {
            for (const Code& code : *codes) told += canonicalText(code) + " '" + code.text + "' ";
        }
        golden.add(std::string("'") + list + "'", "list", told);
    }
    golden.compare();
}

TEST(StandingsGolden, DefinitionsAreAsTheyWereRead)
{
    fixture::Golden golden("standings/definitions");
    for (const Definition& each : definitions()) {
        const Modifiers& has = each.modifiers;
        std::string text = fmt::format(
            "{} {} {} {} {} takes {}{}{}{}{}{}{}{}{} is {}{}{}{}{} '{}' by {}{}{} {} {} {} {} '{}'",
            static_cast<int>(each.kind), each.alias, each.article.citation(), static_cast<int>(each.type),
            static_cast<int>(each.scope), has.cut, has.median, has.limit, has.forfeits, has.fore, has.factor,
            has.reverse, has.unrated, has.score, each.needsRatings, each.since2026, each.buchholz, each.lowFirst,
            each.helper, numbersOf(each.kind, false) + " / " + numbersOf(each.kind, true), each.values != nullptr,
            each.groupOrder != nullptr, each.boardKey != nullptr, static_cast<int>(each.rows),
            static_cast<int>(each.result), each.foreTable, static_cast<int>(each.opponents), each.theirs);
        for (const Kind kind : each.twoTeams) text += fmt::format(" {}", static_cast<int>(kind));
        text += fmt::format(" also {}{}{}{}{} {} {}", has.highest, has.unplayed, has.plainCut, has.swiss, has.scale,
                            each.byNumber, fixture::recordText(each.worth));
        golden.add(std::string(each.name), "definition", text);
        EXPECT_EQ(&definition(each.kind), &each);
    }
    golden.compare();
}

TEST(StandingsGolden, CodesThatFuzzingFoundAreReadAsTheyWere)
{
    fixture::compareCorpus("fuzz_tie_breaks", [](const std::string& bytes) {
        const auto codes = parseCodes(bytes);
        if (!codes)
            return fmt::format("error {} {} / {}", static_cast<int>(codes.error().code), logText(codes.error().what),
                               logText(codes.error().expected));
        std::string text;
        for (const Code& code : *codes)
            text += fmt::format("{} {} {} -{} +{} L{} {}{} K{} {} U{} @{} '{}'\n", canonicalText(code),
                                static_cast<int>(code.kind), static_cast<int>(code.score), code.cutLow, code.cutHigh,
                                code.limitHalfPoints, code.forfeitsPlayed, code.fore, code.factor, code.reversed,
                                code.unratedRating, code.edition ? editionName(*code.edition) : "", code.text);
        return text;
    });
}

}  // namespace
}  // namespace kydai::tiebreak
