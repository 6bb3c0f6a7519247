#include "tiebreak/list_advice.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai::tiebreak {
namespace {

Section swiss()
{
    return EventBuilder().edition(TieBreakEdition::E26).player("2w1", 2000).player("1b0").build();
}

TEST(ListAdvice, EveryPresetIsAListOfCodes)
{
    for (const Preset& preset : presets()) EXPECT_TRUE(parseCodes(preset.codes).ok()) << preset.id;
}

TEST(ListAdvice, GoodListsAreNotWarnedOf)
{
    EXPECT_TRUE(adviseOn(swiss(), *parseCodes("DE,BH/C1,BH,SB,DE,WIN")).empty());
}

TEST(ListAdvice, TellsWhatDoesNotFit)
{
    const auto advice = adviseOn(swiss(), *parseCodes("ARO,KS,BH,BH,DE@OLD,DE,EDE"));
    const std::vector<Advice> expected = {{AdviceKind::Refused, 0, Refusal::UnratedParticipants},
                                          {AdviceKind::Refused, 1, Refusal::RoundRobinsOnly},
                                          {AdviceKind::RepeatedInVain, 3},
                                          {AdviceKind::OlderEdition, 4},
                                          {AdviceKind::OldBesideNew, 5},
                                          {AdviceKind::Refused, 6, Refusal::TeamsOnly}};
    EXPECT_EQ(advice, expected);
    EXPECT_EQ(adviseOn(swiss(), {}).at(0).kind, AdviceKind::EmptyList);
}

TEST(ListAdvice, BuchholzBreaksNoTieInARoundRobin)
{
    Section robin = EventBuilder().edition(TieBreakEdition::E24).roundRobin().player("2w1").player("1b0").build();
    EXPECT_EQ(adviseOn(robin, *parseCodes("BH")).at(0).kind, AdviceKind::NothingToBreak);
    robin.rules.tieBreakEdition = TieBreakEdition::E26;
    EXPECT_EQ(adviseOn(robin, *parseCodes("BH")).at(0).refusal, Refusal::NotInRoundRobins);
}

TEST(ListAdvice, InLongEventsRatingTieBreaksAreAdvisedAgainst)
{
    Section section = EventBuilder().player("2w1", 2000).player("1b0", 1900).build();
    EXPECT_TRUE(adviseOn(section, *parseCodes("ARO")).empty());
    section.rules.longEvent = true;
    EXPECT_EQ(adviseOn(section, *parseCodes("WIN,ARO")), (std::vector<Advice>{{AdviceKind::LongEvent, 1}}));
}

}  // namespace
}  // namespace kydai::tiebreak
