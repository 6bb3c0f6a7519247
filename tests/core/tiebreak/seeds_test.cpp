// Every number printed in the Buchholz article and in the individual exercises of FIDE's technical commission.

#include "core/tiebreak/tiebreak_support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <string>

namespace kydai::tiebreak {
namespace {

using Json = nlohmann::json;

Json read(const char* name)
{
    std::ifstream stream(kCopies / "seeds" / name);
    return Json::parse(stream);
}

void expectColumn(const Section& section, const std::string& code, const Json& column, TieBreakEdition edition)
{
    const Standings standings = standingsBy(section, code, edition);
    for (const auto& [number, expected] : column.items()) {
        const auto p = static_cast<std::size_t>(std::stoi(number) - 1);
        const auto& value = standings.columns.at(0).values.at(p).value;
        ASSERT_EQ(value.has_value(), !expected.is_null()) << code << ' ' << number;
        if (value) {
            const auto hundredths = static_cast<std::int64_t>(expected.get<double>() * 100 + 0.5);
            EXPECT_EQ(*value, Fraction(hundredths, 100)) << code << ' ' << number;
        }
    }
}

TEST(Seeds, ExercisesOfTheTechnicalCommission)
{
    const Section section = loadSection(kCopies / "seeds" / "tec_exercises_2024.trf");
    const Json expected = read("tec_exercises_2024.expected.json");
    for (const auto& [code, column] : expected["rules_2024"].items()) {
        expectColumn(section, code, column, TieBreakEdition::E24);
    }
    for (const auto& [code, column] : expected["rules_2026"].items()) {
        expectColumn(section, code, column, TieBreakEdition::E26);
    }
}

TEST(Seeds, BuchholzArticlePrintedAndDerived)
{
    const Section section = buchholzArticle();
    const Json expected = read("buchholz_2024.expected.json");
    const Json& printed = expected["printed"];
    expectColumn(section, "PTS", printed["score"], TieBreakEdition::E24);
    expectColumn(section, "ABH", printed["adjusted_score"], TieBreakEdition::E24);
    expectColumn(section, "BH", printed["BH"], TieBreakEdition::E24);
    expectColumn(section, "BH/C1", printed["BH/C1"], TieBreakEdition::E24);
    for (const auto& [code, column] : expected["derived"].items()) {
        expectColumn(section, code, column, TieBreakEdition::E24);
    }
}

TEST(Seeds, BuchholzArticleContributionsAndCutRounds)
{
    const Section section = buchholzArticle();
    const Json printed = read("buchholz_2024.expected.json")["printed"];
    for (const auto& [number, values] : printed.at("contributions").items()) {
        const Value value = valueOf(section, "BH/C1", std::stoi(number));
        ASSERT_EQ(value.terms.size(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            EXPECT_EQ(value.terms[i].contribution.hundredths,
                      static_cast<std::int64_t>(values[i].get<double>() * 100 + 0.5))
                << "no. " << number << " round " << i + 1;
        }
    }
    for (const auto& [number, round] : printed.at("cut_round").items()) {
        const Value value = valueOf(section, "BH/C1", std::stoi(number));
        for (const Term& term : value.terms) EXPECT_EQ(term.cut != Cut::None, term.round == round.get<int>());
    }
}

}  // namespace
}  // namespace kydai::tiebreak
