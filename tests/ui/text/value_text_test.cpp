#include "text/value_text.h"

#include <QStringList>
#include <gtest/gtest.h>

namespace kydai::text {
namespace {

const Wording& english()
{
    static const Wording kEnglish(Language::English);
    return kEnglish;
}
const Wording& vietnamese()
{
    static const Wording kVietnamese(Language::Vietnamese);
    return kVietnamese;
}

TEST(ValueText, PointsHaveHalves)
{
    EXPECT_EQ(pointsText(Points{25}, english()).toStdString(), "2½");
    EXPECT_EQ(pointsText(Points{5}, english()).toStdString(), "½");
    EXPECT_EQ(pointsText(Points{0}, english()).toStdString(), "0");
    EXPECT_EQ(pointsText(Points{100}, english()).toStdString(), "10");
    EXPECT_EQ(pointsText(Points{-15}, english()).toStdString(), "-1½");
    EXPECT_EQ(pointsText(Points{23}, english()).toStdString(), "2.3");
    EXPECT_EQ(pointsText(Points{23}, vietnamese()).toStdString(), "2,3");
}

TEST(ValueText, FractionsAreExactWhereTheyEnd)
{
    EXPECT_EQ(fractionText(Fraction(27, 2), english()).toStdString(), "13½");
    EXPECT_EQ(fractionText(Fraction(53, 4), english()).toStdString(), "13.25");
    EXPECT_EQ(fractionText(Fraction(53, 4), vietnamese()).toStdString(), "13,25");
    EXPECT_EQ(fractionText(Fraction(1, 3), english(), 2).toStdString(), "0.33");
}

TEST(ValueText, RealsHaveTheirDecimalsAndSign)
{
    EXPECT_EQ(realText(Real{12.44, 1, true}, english()).toStdString(), "+12.4");
    EXPECT_EQ(realText(Real{-0.5, 1, true}, vietnamese()).toStdString(), "-0,5");
    EXPECT_EQ(realText(Real{2400, 0, false}, vietnamese()).toStdString(), "2400");
}

TEST(ValueText, ATermOfASumKeepsItsSignWhenItIsNothing)
{
    EXPECT_EQ(realText(Real{0, 0, true, true}, english()).toStdString(), "+ 0");
    EXPECT_EQ(realText(Real{36, 0, true, true}, english()).toStdString(), "+ 36");
    EXPECT_EQ(realText(Real{-7.5, 1, true, true}, vietnamese()).toStdString(), "− 7,5");
    EXPECT_EQ(realText(Real{0, 0, true}, english()).toStdString(), "0") << "a difference by itself";
}

TEST(ValueText, ListsEndInAnd)
{
    const QStringList names{QStringLiteral("A {last}"), QStringLiteral("B"), QStringLiteral("C")};
    EXPECT_EQ(listText(names, english()).toStdString(), "A {last}, B and C");
    EXPECT_EQ(listText(names, vietnamese()).toStdString(), "A {last}, B và C");
    EXPECT_EQ(listText({QStringLiteral("A")}, english()).toStdString(), "A");
    EXPECT_EQ(listText({}, english()).toStdString(), "");
}

TEST(ValueText, NamesWithCommasArePartedBySemicolons)
{
    const QStringList names{QStringLiteral("Eriksen, Anna"), QStringLiteral("Xu, Alexander"), QStringLiteral("Li")};
    EXPECT_EQ(joinedNames(names).toStdString(), "Eriksen, Anna; Xu, Alexander; Li");
    EXPECT_EQ(listText(names, english()).toStdString(), "Eriksen, Anna; Xu, Alexander and Li");
    EXPECT_EQ(joinedNames({QStringLiteral("Lan"), QStringLiteral("Minh")}).toStdString(), "Lan, Minh");
}

TEST(ValueText, ResultsAreWrittenAsArbitersWriteThem)
{
    EXPECT_EQ(resultText(Outcome::Win, Outcome::Loss).toStdString(), "1 - 0");
    EXPECT_EQ(resultText(Outcome::Draw, Outcome::Draw).toStdString(), "½ - ½");
    EXPECT_EQ(resultText(Outcome::ForfeitWin, Outcome::ForfeitLoss).toStdString(), "+ : –");
    EXPECT_EQ(resultText(Outcome::ForfeitLoss, Outcome::ForfeitWin).toStdString(), "– : +");
    EXPECT_EQ(resultText(Outcome::ForfeitLoss, Outcome::ForfeitLoss).toStdString(), "– : –");
    EXPECT_EQ(resultText(Outcome::Open, Outcome::Open).toStdString(), "");
    EXPECT_EQ(resultText(Outcome::Draw, Outcome::Loss).toStdString(), "½ - 0");
    EXPECT_EQ(resultText(Outcome::UnratedWin, Outcome::UnratedLoss).toStdString(), "1 - 0 u") << "it costs a rating";
}

// The notation of the Vietnamese article (rules/glossary.md).
TEST(ValueText, CrosstableCellsFollowTheArticle)
{
    const auto cell = [](Outcome outcome, std::optional<Colour> colour, int opponent, int tenths = 0) {
        return crosstableCell({outcome, 0, colour, 1, Points{tenths}}, opponent, Wording(Language::English))
            .toStdString();
    };
    EXPECT_EQ(cell(Outcome::Win, Colour::White, 4), "4w1");
    EXPECT_EQ(cell(Outcome::Draw, Colour::Black, 15), "15b½");
    EXPECT_EQ(cell(Outcome::Loss, Colour::Black, 1), "1b0");
    EXPECT_EQ(cell(Outcome::UnratedDraw, Colour::White, 9), "9w½u");
    EXPECT_EQ(cell(Outcome::PairingBye, {}, 0, 10), "BYE1");
    EXPECT_EQ(cell(Outcome::PairingBye, {}, 0, 5), "BYE½");
    EXPECT_EQ(cell(Outcome::HalfBye, {}, 0, 5), "BYE½");
    EXPECT_EQ(cell(Outcome::FullBye, {}, 0, 10), "BYE1");
    EXPECT_EQ(cell(Outcome::ZeroBye, {}, 0), "BYE0");
    EXPECT_EQ(cell(Outcome::ForfeitWin, Colour::White, 7, 10), "F1");
    EXPECT_EQ(cell(Outcome::ForfeitLoss, {}, 7), "F0");
    EXPECT_EQ(cell(Outcome::Open, Colour::White, 12), "12w");
    EXPECT_EQ(cell(Outcome::Adjourned, Colour::Black, 12), "12b?");
}

TEST(ValueText, DatesLeaveOutWhatIsUnknown)
{
    EXPECT_EQ(dateText({2026, 11, 21}, english()).toStdString(), "21 November 2026");
    EXPECT_EQ(dateText({2026, 11, 21}, vietnamese()).toStdString(), "21/11/2026");
    EXPECT_EQ(dateText({2026, 11, 0}, vietnamese()).toStdString(), "11/2026");
    EXPECT_EQ(dateText({2026, 0, 0}, english()).toStdString(), "2026");
    EXPECT_EQ(dateText({}, english()).toStdString(), "");
}

TEST(ValueText, EditionsAreNamedByTheirYear)
{
    EXPECT_EQ(editionText("24", vietnamese()).toStdString(), "2024");
    EXPECT_EQ(editionText("26", english()).toStdString(), "2026");
    EXPECT_EQ(editionText("2017", english()).toStdString(), "2017");
    EXPECT_EQ(editionText("old", english()).toStdString(), "before September 2023");
    EXPECT_EQ(editionText("2024-03", english()).toStdString(), "2024-03");
}

TEST(ValueText, EachKindOfValueIsWrittenAsWhatItIs)
{
    TeamRef team;
    team.name = "Đội Huế, 2";
    EXPECT_EQ(valueText(team, english()), QStringLiteral("Đội Huế, 2"));
    EXPECT_EQ(valueText(PlayerRef{7, "Lê, An"}, english()), QStringLiteral("Lê An"));
    EXPECT_EQ(valueText(RoundRef{3}, english()), QStringLiteral("3"));
    EXPECT_EQ(valueText(Count{-4}, english()), QStringLiteral("-4"));
    EXPECT_EQ(valueText(Code{"BH/C1"}, vietnamese()), QStringLiteral("BH/C1"));
    EXPECT_EQ(valueText(Text{"a, b"}, vietnamese()), QStringLiteral("a, b"));
    EXPECT_EQ(valueText(Colour::Black, vietnamese()), QStringLiteral("Đen"));
}

TEST(ValueText, ALongListNamesTheFirstAndCountsTheOthers)
{
    Players players;
    for (const char* name : {"An", "Bình", "Chi", "Dũng", "Em"}) players.players.push_back({{}, name});
    EXPECT_EQ(namesText(players, english(), 2), QStringLiteral("An, Bình and 3 others"));
    EXPECT_EQ(namesText(players, vietnamese(), 3), QStringLiteral("An, Bình, Chi và 2 người khác"));
    EXPECT_EQ(namesText(players, vietnamese(), 4), QStringLiteral("An, Bình, Chi, Dũng và Em")) << "no \"1 other\"";
    EXPECT_EQ(namesText(players, english(), 12), QStringLiteral("An, Bình, Chi, Dũng and Em"));
}

}  // namespace
}  // namespace kydai::text
