#include "tiebreak/explain_tiebreak.h"

#include "core/tiebreak/tiebreak_support.h"
#include "explain/explanation_json.h"
#include "support/event_builder.h"
#include "support/explained.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace kydai::tiebreak {
namespace {

nlohmann::ordered_json explained(const Section& section, const std::string& code, int id,
                                 TieBreakEdition edition = TieBreakEdition::E24)
{
    const Standings standings = standingsBy(section, code, edition);
    const auto& ids = standings.competition->numbers;
    const auto participant = static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
    return toJson(explainTieBreak(section, standings, 0, participant), {});
}

std::multiset<std::string> phrasesOf(const nlohmann::ordered_json& steps)
{
    std::multiset<std::string> phrases;
    for (const auto& step : steps) {
        phrases.insert(step["phrase"].get<std::string>());
        if (step.contains("details")) phrases.merge(phrasesOf(step["details"]));
    }
    return phrases;
}

TEST(ExplainTieBreak, BuchholzArticleExampleWithACutForfeit)
{
    const auto json = explained(buchholzArticle(), "BH/C1", 13);
    EXPECT_EQ(json["kind"], "tiebreak");
    EXPECT_EQ(json["value"], 8.5);
    ASSERT_EQ(json["rows"].size(), 5U);
    EXPECT_EQ(json["rows"][0]["cut"], true);
    EXPECT_EQ(json["rows"][0]["cut_reason"], "voluntary_unplayed_round");
    EXPECT_EQ(json["rows"][0]["opponent"], 9);
    EXPECT_EQ(json["rows"][0]["own_result"], "-");
    EXPECT_EQ(json["rows"][0]["reason"], "dummy");
    const auto phrases = phrasesOf(json["steps"]);
    EXPECT_EQ(phrases.count("tiebreak.row_dummy"), 1U);
    EXPECT_EQ(phrases.count("tiebreak.cut_voluntary"), 1U);
    EXPECT_EQ(phrases.count("tiebreak.sum"), 1U);
}

/// 1 beat 2 and 2 beat 3; 3 would come level with the two by beating 1, whom he has not met.
TEST(ExplainTieBreak, WhoCouldComeLevelIsEnoughToKeepALeaderFromBeingFirst)
{
    const auto phrases = [](const Section& section) { return phrasesOf(explained(section, "DE", 1)["steps"]); };
    const auto level = phrases(EventBuilder().player("2w1 Z").player("1b0 3w1").player("U 2b0").build());
    EXPECT_EQ(level.count("encounter.reachable"), 1U);
    EXPECT_EQ(level.count("encounter.level_is_enough"), 1U);
    // 1 and 3 have not met: who wins that game would be alone in front.
    const auto beyond = phrases(EventBuilder().player("2w1 Z").player("1b0 3w=").player("H 2b=").build());
    EXPECT_EQ(beyond.count("encounter.reachable"), 1U);
    EXPECT_EQ(beyond.count("encounter.level_is_enough"), 0U);
}

TEST(ExplainTieBreak, TwoTeamsAreToldByWhatEachMadeOfTheirMatch)  // 13.3.2
{
    const Section section = loadSection(kCopies / "seeds" / "tec_team_2024.trf");
    const Standings standings = standingsBy(section, "EDEBT");
    const auto& numbers = standings.competition->numbers;
    const auto participant = static_cast<std::size_t>(std::ranges::find(numbers, 11) - numbers.begin());
    const Explanation why = explainTieBreak(section, standings, 0, participant);
    const auto two = std::ranges::find(why.steps, Phrase::EncounterTwoTeams, &Step::phrase);
    ASSERT_NE(two, why.steps.end());
    EXPECT_EQ(valueIn<Fraction>(*two, "points"), Fraction(7, 2));
    EXPECT_EQ(valueIn<Fraction>(*two, "otherPoints"), Fraction(13, 2));
}

TEST(ExplainTieBreak, AnAdjustedOpponentTellsWhichRoundsAndWhy)
{
    const auto json = explained(buchholzArticle(), "BH", 7);
    EXPECT_EQ(json["rows"][0]["adjusted_from"], 1.5);
    EXPECT_EQ(json["rows"][0]["contribution"], 2.5);
    const auto phrases = phrasesOf(json["steps"]);
    EXPECT_EQ(phrases.count("tiebreak.adjusted_round"), 0U);
    EXPECT_EQ(phrases.count("tiebreak.adjusted_rounds"), 1U) << "two rounds alike are told in one line";
    EXPECT_EQ(phrases.count("tiebreak.adjusted_sum"), 1U);
    EXPECT_TRUE(json["rows"][1]["adjusted_from"].is_null());
}

TEST(ExplainTieBreak, AVoluntaryRoundThatAddsLessIsSaidToStay)
{
    const auto json = explained(loadSection(kCopies / "023.trf"), "SB/C1", 2);
    EXPECT_EQ(phrasesOf(json["steps"]).count("tiebreak.cut_stays"), 1U);
}

TEST(ExplainTieBreak, UndefinedValuesSayWhy)
{
    const auto json = explained(buchholzArticle(), "ARO", 1);
    EXPECT_TRUE(json["value"].is_null());
    EXPECT_EQ(json["conclusion"], "tiebreak.unrated");
    EXPECT_EQ(explained(buchholzArticle(), "KS", 1)["conclusion"], "tiebreak.round_robins_only");
}

TEST(ExplainTieBreak, DirectEncounterTellsEachApplication)
{
    const auto json = explained(loadSection(kCopies / "de062.trf"), "DE", 5);
    EXPECT_EQ(json["value"], 2);
    EXPECT_EQ(json["conclusion"], "encounter.placed");
    ASSERT_EQ(json["applications"].size(), 2U);
    EXPECT_EQ(json["applications"][0]["article"], "6.3");
    EXPECT_EQ(json["applications"][0]["points"]["2"], 2.5);
    EXPECT_EQ(json["applications"][0]["best_possible"]["8"], 1.5);
    EXPECT_EQ(json["applications"][0]["ranked"].dump(), "[[2],[5]]");
    const auto phrases = phrasesOf(json["steps"]);
    EXPECT_EQ(phrases.count("encounter.first"), 2U);
    EXPECT_EQ(phrases.count("encounter.pass_on"), 1U);
}

TEST(ExplainTieBreak, PicturesShowTheRowsAndTheSubCrosstable)
{
    const Section section = loadSection(kCopies / "de062.trf");
    const Standings standings = standingsBy(section, "DE,BH/C1");
    const Explanation encounter = explainTieBreak(section, standings, 0, 4);
    ASSERT_EQ(encounter.pictures.size(), 2U);
    const auto& table = std::get<SubCrosstable>(encounter.pictures[0]);
    EXPECT_EQ(table.rows.size(), 4U);
    EXPECT_TRUE(table.rows[0].unreachable);
    int atBest = 0;
    for (const SubCrosstable::Row& row : table.rows) {
        Fraction sum;
        for (const SubCrosstable::Cell& cell : row.cells) sum = sum + cell.points.value_or(Fraction());
        EXPECT_EQ(sum, row.best) << row.number << ": missing games count as the best case has them";
        atBest += row.best != row.sum ? 1 : 0;
    }
    EXPECT_GT(atBest, 0);
    const Explanation sum = explainTieBreak(section, standings, 1, 4);
    const auto& bars = std::get<TieBreakBars>(sum.pictures.at(0));
    EXPECT_EQ(std::ranges::count_if(bars.rows, [](const TieBreakBars::Row& row) { return row.cut; }), 1);
    EXPECT_EQ(bars.total, *standings.columns[1].values[4].value);
}

TEST(ExplainStanding, WalksTheListToTheFirstDifference)
{
    const Section section = loadSection(kCopies / "023.trf");
    const Standings standings = standingsBy(section, "WIN,DE,BH");
    for (std::size_t a = 0; a < section.players.size(); ++a) {
        for (std::size_t b = a + 1; b < section.players.size(); ++b) {
            const auto json = toJson(explainStanding(section, standings, a, b), {});
            if (standings.rank(a) == standings.rank(b)) {
                EXPECT_TRUE(json["ahead"].is_null());
                continue;
            }
            const std::size_t first = standings.rank(a) < standings.rank(b) ? a : b;
            const std::size_t second = first == a ? b : a;
            EXPECT_EQ(json["ahead"], section.players[first].tpn);
            const Points points[] = {standings.competition->primary.score(first),
                                     standings.competition->primary.score(second)};
            const std::string decided = json["decided_by"].get<std::string>();
            EXPECT_EQ(decided == "points", points[0] > points[1]);
            if (decided == "WIN" || decided == "BH") {
                const std::size_t column = decided == "WIN" ? 0 : 2;
                EXPECT_GT(*standings.columns[column].values[first].value,
                          *standings.columns[column].values[second].value);
            }
            const auto& steps = json["steps"];
            const auto decisive =
                std::ranges::count_if(steps, [](const auto& step) { return step.contains("decisive"); });
            EXPECT_EQ(decisive, 1);
        }
    }
}

/// Every citation below a step, with the edition that it names.
void addEditions(const Step& step, std::multiset<std::string>& editions)
{
    if (!step.article.empty()) editions.insert(std::string(step.article.edition()));
    for (const Step& detail : step.details) addEditions(detail, editions);
}

TEST(ExplainTieBreak, EveryCitationIsOfTheEditionThatCounted)
{
    const Section section = buchholzArticle();
    const std::pair<TieBreakEdition, const char*> kYears[] = {{TieBreakEdition::E24, "2024"},
                                                              {TieBreakEdition::E26, ""}};
    for (const auto& [edition, year] : kYears) {
        for (const char* code : {"BH", "SB", "DE"}) {
            const Standings standings = standingsBy(section, code, edition);
            for (std::size_t player = 0; player < section.players.size(); ++player) {
                const Explanation told = explainTieBreak(section, standings, 0, player);
                std::multiset<std::string> editions;
                addEditions(told.conclusion, editions);
                for (const Step& step : told.steps) addEditions(step, editions);
                EXPECT_EQ(editions.count(year), editions.size()) << code << ' ' << player;
            }
        }
    }
    const Standings old = standingsBy(section, "BH", TieBreakEdition::Old);
    std::multiset<std::string> editions;
    for (const Step& step : explainTieBreak(section, old, 0, 6).steps) addEditions(step, editions);
    EXPECT_TRUE(editions.empty()) << "no article at hand is of those years";
}

/// Columns with an edition each: what decides cites its own, also below both players.
TEST(ExplainStanding, AColumnCitesItsOwnEdition)
{
    const Section section = buchholzArticle();
    int decided = 0;
    for (const auto& [list, year] : {std::pair("BH@24", "2024"), std::pair("BH@26", ""), std::pair("BH@OLD", "none")}) {
        const Standings standings = standingsBy(section, list, TieBreakEdition::E26);
        for (std::size_t row = 1; row < standings.rows.size(); ++row) {
            const Explanation told = explainStanding(section, standings, standings.rows[row].participant,
                                                     standings.rows[row - 1].participant);
            const auto step = std::ranges::find(told.steps, Phrase::StandingStepDecides, &Step::phrase);
            if (step == told.steps.end()) continue;
            ++decided;
            std::multiset<std::string> editions;
            addEditions(*step, editions);
            addEditions(told.conclusion, editions);
            EXPECT_EQ(editions.count(year), editions.size()) << list;
            EXPECT_EQ(editions.empty(), std::string_view(year) == "none") << list;
            EXPECT_EQ(told.steps.front().article.edition(), "") << "points are of the list's edition";
            EXPECT_EQ(std::ranges::count(told.steps, Phrase::TieBreakCodeByRules, &Step::phrase),
                      std::string_view(list) == "BH@26" ? 0 : 1)
                << list << ": who has rules of its own says so";
        }
    }
    EXPECT_GT(decided, 3);
}

TEST(ExplainStanding, ASharedPlaceIsExplainedToo)
{
    const Section section = EventBuilder().player("2w=").player("1b=").build();
    const Standings standings = standingsBy(section, "BH");
    const auto json = toJson(explainStanding(section, standings, 0, 1), {});
    EXPECT_EQ(json["conclusion"], "standing.level");
    EXPECT_TRUE(json["decided_by"].is_null());
}

TEST(ExplainStanding, WithoutAListNothingIsSaidOfTieBreaks)
{
    const Section section = EventBuilder().player("2w=").player("1b=").build();
    StandingsOptions options;
    options.codes = std::vector<Code>{};
    const Standings standings = *standingsOf(section, options);
    ASSERT_TRUE(standings.columns.empty());
    const auto json = toJson(explainStanding(section, standings, 0, 1), {});
    EXPECT_EQ(json["conclusion"], "standing.level_no_list");
}

TEST(ExplainStanding, LotsAreDrawnAfterTheListOrWithoutOne)
{
    Section section = EventBuilder().player("2w=").player("1b=").build();
    section.rules.lotsSeed = 7;
    const auto says = [&](std::vector<Code> codes, Phrase phrase) {
        StandingsOptions options;
        options.codes = std::move(codes);
        const Standings standings = *standingsOf(section, options);
        const Explanation told = explainStanding(section, standings, standings.lots[0][1], standings.lots[0][0]);
        return std::ranges::any_of(told.steps, [&](const Step& step) { return step.phrase == phrase; });
    };
    EXPECT_TRUE(says({}, Phrase::StandingStepLotsNoList));
    EXPECT_FALSE(says({}, Phrase::StandingStepLots));
    EXPECT_TRUE(says(*parseCodes("WIN"), Phrase::StandingStepLots));
    EXPECT_FALSE(says(*parseCodes("WIN"), Phrase::StandingStepLotsNoList));
}

/// A club's sums are no tie-break: no edition of C.07 counted them.
TEST(ExplainStanding, BySumsOfAClubNamesNoEditionOfTieBreaks)
{
    Section section = EventBuilder().player("2w1").player("1b0").build();
    section.rules.tieBreaks = {"BH"};
    const auto namesAnEdition = [&] {
        const Standings standings = *standingsOf(section);
        const std::vector<Step> steps = explainStanding(section, standings, 0, 1).steps;
        return std::ranges::any_of(steps, [](const Step& step) { return step.phrase == Phrase::TieBreakByRules; });
    };
    EXPECT_TRUE(namesAnEdition());
    section.rules.fideMode = false;
    section.rules.pairingSystem = PairingSystem::Keizer;
    EXPECT_FALSE(namesAnEdition());
}

TEST(ExplainStanding, InAKnockOutTheBracketDecidesAndNotThePoints)
{
    Section section = EventBuilder().player("4w1").player("3w1").player("2b0").player("1b0").build();
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rules.scheduledRounds.reset();
    const Standings standings = standingsBy(section, "");
    const Explanation told = explainStanding(section, standings, 3, 0);
    EXPECT_EQ(told.conclusion.phrase, Phrase::StandingByBracket);
    const auto json = toJson(told, {});
    EXPECT_EQ(json["decided_by"], "bracket");
    EXPECT_EQ(json["ahead"], 1);
    EXPECT_EQ(json["behind"], 4);
    EXPECT_TRUE(toJson(explainStanding(section, standings, 0, 1), {})["decided_by"].is_null()) << "both are still in";
}

/// Every explanation's rows add up to its value, over every copy and every code that adds up.
TEST(ExplainTieBreak, RowsAddUpToTheValueEverywhere)
{
    for (const char* file : {"023.trf", "061.trf", "062.trf", "de062.trf", "seeds/buchholz_2024.trf"}) {
        const Section section = loadSection(kCopies / file);
        const Standings standings = standingsBy(
            section,
            "BH,BH/C1,BH/M1,BH@26,BH@OLD,FB,SB,SB/C1,SB@26,PS,PS/C1,WIN,WON,BPG,REP,ABH,ABH@OLD,VUR,PTS,STD@26,KS");
        for (std::size_t c = 0; c < standings.columns.size(); ++c) {
            for (std::size_t p = 0; p < section.players.size(); ++p) {
                const auto json = toJson(explainTieBreak(section, standings, c, p), {});
                if (json["value"].is_null()) continue;
                EXPECT_FALSE(json["rows"].empty()) << file << ' ' << json["code"] << ' ' << p;
                double sum = 0;
                for (const auto& row : json["rows"]) {
                    if (!row["cut"].get<bool>()) sum += row["contribution"].get<double>();
                }
                EXPECT_DOUBLE_EQ(sum, json["value"].get<double>()) << file << ' ' << json["code"] << ' ' << p;
            }
        }
    }
}

}  // namespace
}  // namespace kydai::tiebreak
