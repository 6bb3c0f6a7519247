// Which round a question is about, and what the kinds of questions look at.
#include "ask/question.h"

#include "support/event_builder.h"
#include "support/fragments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::ask {
namespace {

Section pairedRounds(int rounds)
{
    static constexpr std::string_view kCells[][4] = {
        {"", "", "", ""}, {"4w1", "3b=", "2w=", "1b0"}, {"4w1 2b=", "3b= 1w=", "2w= 4b1", "1b0 3w0"}};
    EventBuilder builder;
    for (const std::string_view cells : kCells[rounds]) builder.player(cells);
    return builder.scheduledRounds(9).build();
}

/// 0 stands for an error.
RoundNumber roundAsked(ExplanationKind kind, RoundNumber round, const Section& section)
{
    const auto of = roundOf({.kind = kind, .round = round}, section);
    return of ? *of : 0;
}

TEST(QuestionRound, AnAnswerAboutTheEventIsOfAllThatIsPaired)
{
    for (const int paired : {0, 1, 2}) {
        for (const RoundNumber round : {-1, 0, 1, 99}) {
            const auto of = roundOf({.kind = ExplanationKind::Number, .round = round}, pairedRounds(paired));
            ASSERT_TRUE(of.ok());
            EXPECT_EQ(*of, paired);
        }
    }
}

TEST(QuestionRound, IsTheLastOnePairedWhereNoneIsSaid)
{
    const Section section = pairedRounds(2);
    EXPECT_EQ(roundAsked(ExplanationKind::Colour, 0, section), 2);
    EXPECT_EQ(roundAsked(ExplanationKind::Standing, 0, section), 2);
    EXPECT_EQ(roundAsked(ExplanationKind::Pairing, 0, section), 2);
    EXPECT_EQ(roundAsked(ExplanationKind::Pairing, 0, pairedRounds(0)), 1) << "the next one, where none is paired";
    const auto before = roundOf({.kind = ExplanationKind::Standing}, pairedRounds(0));
    ASSERT_TRUE(before.ok());
    EXPECT_EQ(*before, 0) << "standings before the first round";
}

TEST(QuestionRound, IsOneThatIsPairedOrTheNextWhereThatCanBeAsked)
{
    using enum ExplanationKind;
    const Section section = pairedRounds(2);
    for (const ExplanationKind kind : {Colour, Standing, Pairing, Bye}) {
        for (const RoundNumber round : {1, 2}) EXPECT_EQ(roundAsked(kind, round, section), round);
    }
    EXPECT_EQ(roundAsked(Pairing, 3, section), 3);
    EXPECT_EQ(roundAsked(Pairing, 1, pairedRounds(0)), 1);
    const auto refused = [&](ExplanationKind kind, RoundNumber round, int paired, const Fragment& expected) {
        const auto of = roundOf({.kind = kind, .round = round}, pairedRounds(paired));
        ASSERT_FALSE(of.ok()) << round;
        EXPECT_EQ(of.error().code, Errc::NoSuchRound);
        EXPECT_EQ(of.error().what, fragment(FragmentId::RoundIsNotPaired, round));
        EXPECT_EQ(of.error().expected, expected);
    };
    const auto upTo = [](RoundNumber round) { return fragment(FragmentId::RoundFrom1, round); };
    const Fragment paired = fragment(FragmentId::SectionWithPairedRound);
    for (const ExplanationKind kind : {Colour, Standing}) {
        for (const RoundNumber round : {-1, 3}) refused(kind, round, 2, upTo(2));
        refused(kind, 2, 1, upTo(1));
        refused(kind, 1, 0, paired);
    }
    refused(Colour, 0, 0, paired);
    for (const RoundNumber round : {-1, 4}) refused(Pairing, round, 2, upTo(3));
    refused(Pairing, 2, 0, upTo(1));
}

/// A round robin's table is made before its first round.
TEST(QuestionRound, OfATableIsAnyOfItsRounds)
{
    Section section = pairedRounds(1);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.scheduledRounds = 3;
    for (const RoundNumber round : {1, 2, 3}) EXPECT_EQ(roundAsked(ExplanationKind::Pairing, round, section), round);
    const auto of = roundOf({.kind = ExplanationKind::Pairing, .round = 4}, section);
    ASSERT_FALSE(of.ok());
    EXPECT_EQ(of.error().expected, fragment(FragmentId::RoundFrom1, 3));
    EXPECT_EQ(roundAsked(ExplanationKind::Colour, 2, section), 0) << "colours are those of boards";
}

std::string_view wordOf(Argument argument)
{
    static constexpr std::string_view kWords[] = {"-",     "player", "versus", "why-not", "of",   "given",
                                                  "place", "rating", "prize",  "norm",    "code", "system"};
    return kWords[static_cast<std::size_t>(argument)];
}

/// "word by needs also when: …", with what is yes.
std::string rowOf(const KindInfo& kind)
{
    static constexpr std::string_view kWhen[] = {"round", "next-round", "after", "event"};
    static constexpr std::string_view kOffer[] = {"", " once-played", " always"};
    std::string row(kind.word);
    for (const Argument argument : {kind.by, kind.needs, kind.also}) row += ' ' + std::string(wordOf(argument));
    row += ' ' + std::string(kWhen[static_cast<std::size_t>(kind.when)]) + ':';
    if (kind.player) row += " player";
    if (kind.other) row += " other";
    if (kind.otherMay) row += " other-may";
    if (kind.everybody) row += " everybody";
    if (kind.teams) row += " teams";
    if (kind.pairs) row += " pairs";
    if (kind.longWork) row += " long";
    return row + std::string(kOffer[static_cast<std::size_t>(kind.offer)]);
}

/// As design/cli.md gives the words and what stands beside them. Pairing a round is long work.
TEST(Kinds, LookAtWhatTheirQuestionNames)
{
    using enum ExplanationKind;
    const std::vector<std::pair<ExplanationKind, std::string>> rows{
        {Colour, "colour - - - round: player everybody"},
        {TieBreak, "tiebreak - code - after: player everybody teams"},
        {Standing, "standing - versus - after: player other teams"},
        {Pairing, "pairing - - - next-round: player everybody pairs long"},
        {WhyNot, "pairing why-not - - next-round: player other pairs long"},
        {Versus, "pairing versus - - next-round: player other pairs long"},
        {Bye, "bye - - - next-round: pairs long"},
        {ByeNot, "bye why-not - - next-round: player pairs long"},
        {Float, "float - - why-not next-round: player other-may pairs long"},
        {Floats, "floats - - - event: player everybody long"},
        {Differences, "differences - - - round: pairs long"},
        {Next, "next player - given event: player long"},
        {Preview, "next - - - event: long"},
        {Board, "board - - - round: player"},
        {Number, "number - - - event: player always"},
        {Effect, "effect - of code after: player other long"},
        {Need, "need - place - event: player long"},
        {NeedPrize, "need prize - - event: player long"},
        {NormForecast, "need norm - - event: player"},
        {NeedRating, "need rating - - event: player long"},
        {ColourTable, "colours - - - event: player once-played"},
        {Rating, "rating - - system event: player everybody once-played"},
        {Norm, "norm - - norm event: player everybody"},
        {Prize, "prize - - - event: player everybody"},
        {PrizeWhyNot, "prize prize - - event: player"},
        {Editions, "editions - - - after: teams long"}};
    const std::vector<KindInfo> all = kinds();
    EXPECT_EQ(all.size(), rows.size());
    for (const auto& [kind, row] : rows) {
        EXPECT_EQ(rowOf(infoOf(kind)), row);
        EXPECT_EQ(infoOf(kind).kind, kind);
        EXPECT_EQ(std::ranges::count(all, kind, &KindInfo::kind), 1) << row;
    }
}

TEST(Kinds, AWordMeansTheKindOfWhatElseIsSaid)
{
    using enum ExplanationKind;
    const auto of = [](std::string_view word, std::initializer_list<Argument> said) {
        return kindOf(word, std::vector<Argument>(said));
    };
    EXPECT_EQ(of("pairing", {}), Pairing);
    EXPECT_EQ(of("pairing", {Argument::Player}), Pairing);
    EXPECT_EQ(of("pairing", {Argument::Player, Argument::WhyNot}), WhyNot);
    EXPECT_EQ(of("pairing", {Argument::Versus}), Versus);
    EXPECT_EQ(of("bye", {}), Bye);
    EXPECT_EQ(of("bye", {Argument::WhyNot}), ByeNot);
    EXPECT_EQ(of("next", {}), Preview);
    EXPECT_EQ(of("next", {Argument::Player}), Next);
    EXPECT_EQ(of("need", {Argument::Place}), Need);
    EXPECT_EQ(of("need", {Argument::Prize}), NeedPrize);
    EXPECT_EQ(of("need", {Argument::Norm}), NormForecast);
    EXPECT_EQ(of("need", {Argument::Rating}), NeedRating);
    EXPECT_EQ(of("prize", {}), Prize);
    EXPECT_EQ(of("prize", {Argument::Prize}), PrizeWhyNot);
    EXPECT_EQ(of("float", {Argument::WhyNot}), Float);
    EXPECT_EQ(of("colour", {Argument::WhyNot}), Colour);
    EXPECT_EQ(of("colour ", {}), std::nullopt);
    EXPECT_EQ(of("", {Argument::Player}), std::nullopt);
}

TEST(Kinds, UseWhatMakesThemWhatTheyNeedAndWhatTheyMayHave)
{
    KindInfo kind;
    kind.by = Argument::Prize;
    kind.needs = Argument::Place;
    kind.also = Argument::Code;
    for (int argument = 1; argument <= static_cast<int>(Argument::System); ++argument) {
        const auto one = static_cast<Argument>(argument);
        EXPECT_EQ(kind.uses(one), one == Argument::Prize || one == Argument::Place || one == Argument::Code);
    }
}

TEST(Kinds, AndQuestionsSayNothingUntilTheyAreFilled)
{
    const KindInfo kind;
    EXPECT_EQ(rowOf(kind), " - - - round:");
    const KindInfo pairing{.kind = {}, .word = {}, .pairs = true};
    EXPECT_TRUE(pairing.longWork) << "pairing is long work";
    const Question question;
    EXPECT_TRUE(question.round == 0 && question.place == 0 && !question.teams && !question.general);
    EXPECT_TRUE(question.kind == ExplanationKind::Colour && question.code.empty() && question.draft == nullptr);
    EXPECT_FALSE(question.list || question.edition || question.pairingEdition || question.given);
}

}  // namespace
}  // namespace kydai::ask
