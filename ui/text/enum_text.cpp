#include "text/enum_text.h"

#include "text/checked_name.h"
#include "text/value_text.h"

#include <QtGlobal>

#include <array>
#include <type_traits>

namespace kydai::text {

namespace {

constexpr char kEnumContext[] = "Member";

struct ValueLabel {
    std::string_view word{};  ///< as files have it
    const char* source = nullptr;
};

/// In the order of the enumeration.
template <class E>
constexpr std::array<ValueLabel, 0> kValueLabels{};
// clang-format off
template <>
constexpr auto kValueLabels<PairingSystem> = std::to_array<ValueLabel>({
    {"dutch", QT_TRANSLATE_NOOP("Member", "Swiss, FIDE (Dutch)")},
    {"roundRobin", QT_TRANSLATE_NOOP("Member", "Round robin")},
    {"manual", QT_TRANSLATE_NOOP("Member", "By hand")},
    {"dubov", QT_TRANSLATE_NOOP("Member", "Swiss, Dubov (C.04.4.1)")},
    {"burstein", QT_TRANSLATE_NOOP("Member", "Swiss, Burstein (C.04.4.2)")},
    {"teamSwiss", QT_TRANSLATE_NOOP("Member", "Swiss for teams (C.04.6)")},
    {"teamRoundRobin", QT_TRANSLATE_NOOP("Member", "Round robin of teams")},
    {"scheveningen", QT_TRANSLATE_NOOP("Member", "Scheveningen (two teams)")},
    {"givenTable", QT_TRANSLATE_NOOP("Member", "By a table of the event")},
    {"knockOut", QT_TRANSLATE_NOOP("Member", "Knock-out")},
    {"doubleSwiss", QT_TRANSLATE_NOOP("Member", "Double-Swiss, matches of two games (C.04.5)")},
    {"keizer", QT_TRANSLATE_NOOP("Member", "Keizer, for clubs")},
    {"other", QT_TRANSLATE_NOOP("Member", "Another system")},
});
template <>
constexpr auto kValueLabels<PairingEdition> = std::to_array<ValueLabel>({
    {"2017", QT_TRANSLATE_NOOP("Member", "C.04.3 of 2017")},
    {"2026", QT_TRANSLATE_NOOP("Member", "C.04.3 of 2026")},
});
template <>
constexpr auto kValueLabels<TieBreakEdition> = std::to_array<ValueLabel>({
    {"old", QT_TRANSLATE_NOOP("Member", "before September 2023")},
    {"24", QT_TRANSLATE_NOOP("Member", "C.07 of 2024")},
    {"26", QT_TRANSLATE_NOOP("Member", "C.07 of 2026")},
});
template <>
constexpr auto kValueLabels<UnratedMethod> = std::to_array<ValueLabel>({
    {"fixed", QT_TRANSLATE_NOOP("Member", "a fixed rating")},
    {"lowest", QT_TRANSLATE_NOOP("Member", "the lowest of the section")},
    {"average", QT_TRANSLATE_NOOP("Member", "the average of the section")},
    {"leftOut", QT_TRANSLATE_NOOP("Member", "left out")},
});
template <>
constexpr auto kValueLabels<EqualsOrder> = std::to_array<ValueLabel>({
    {"name", QT_TRANSLATE_NOOP("Member", "by name")},
    {"entry", QT_TRANSLATE_NOOP("Member", "as entered")},
    {"birth", QT_TRANSLATE_NOOP("Member", "the older first")},
    {"lots", QT_TRANSLATE_NOOP("Member", "by lot")},
});
template <>
constexpr auto kValueLabels<ValuePart> = std::to_array<ValueLabel>({
    {"nothing", QT_TRANSLATE_NOOP("Member", "nothing")},
    {"sixth", QT_TRANSLATE_NOOP("Member", "a sixth")},
    {"quarter", QT_TRANSLATE_NOOP("Member", "a quarter")},
    {"third", QT_TRANSLATE_NOOP("Member", "a third")},
    {"twoFifths", QT_TRANSLATE_NOOP("Member", "two fifths")},
    {"half", QT_TRANSLATE_NOOP("Member", "half")},
    {"threeFifths", QT_TRANSLATE_NOOP("Member", "three fifths")},
    {"twoThirds", QT_TRANSLATE_NOOP("Member", "two thirds")},
    {"threeQuarters", QT_TRANSLATE_NOOP("Member", "three quarters")},
    {"fiveSixths", QT_TRANSLATE_NOOP("Member", "five sixths")},
    {"whole", QT_TRANSLATE_NOOP("Member", "the whole")},
});
template <>
constexpr auto kValueLabels<BracketDraw> = std::to_array<ValueLabel>({
    {"fixed", QT_TRANSLATE_NOOP("Member", "the winners of neighbouring matches")},
    {"byRank", QT_TRANSLATE_NOOP("Member", "drawn anew: the highest seed meets the lowest")},
    {"byLots", QT_TRANSLATE_NOOP("Member", "drawn anew by lot")},
});
template <>
constexpr auto kValueLabels<StatedExemption> = std::to_array<ValueLabel>({
    {"none", QT_TRANSLATE_NOOP("Member", "none")},
    {"nationalFinal", QT_TRANSLATE_NOOP("Member", "final of the national championship (1.4.3a)")},
    {"nationalTeam", QT_TRANSLATE_NOOP("Member", "national team championship (1.4.3b)")},
    {"zonal", QT_TRANSLATE_NOOP("Member", "zonal or sub-zonal (1.4.3c)")},
});
template <>
constexpr auto kValueLabels<EventUnitOrder> = std::to_array<ValueLabel>({
    {"medals", QT_TRANSLATE_NOOP("Member", "by medals")},
    {"places", QT_TRANSLATE_NOOP("Member", "by sum of places")},
    {"points", QT_TRANSLATE_NOOP("Member", "by sum of points")},
    {"placePoints", QT_TRANSLATE_NOOP("Member", "by points for places")},
});
template <>
constexpr auto kValueLabels<EventUnitScope> = std::to_array<ValueLabel>({
    {"event", QT_TRANSLATE_NOOP("Member", "the best of the event")},
    {"section", QT_TRANSLATE_NOOP("Member", "the best of each section, added")},
});
template <>
constexpr auto kValueLabels<EventUnitPart> = std::to_array<ValueLabel>({
    {"gold", QT_TRANSLATE_NOOP("Member", "gold medals")},
    {"silver", QT_TRANSLATE_NOOP("Member", "silver medals")},
    {"bronze", QT_TRANSLATE_NOOP("Member", "bronze medals")},
    {"players", QT_TRANSLATE_NOOP("Member", "number of players who count")},
    {"places", QT_TRANSLATE_NOOP("Member", "sum of places")},
    {"points", QT_TRANSLATE_NOOP("Member", "sum of points")},
    {"placePoints", QT_TRANSLATE_NOOP("Member", "sum of points for places")},
    {"best", QT_TRANSLATE_NOOP("Member", "best single place")},
});
template <>
constexpr auto kValueLabels<Discipline> = std::to_array<ValueLabel>({
    {"chess", QT_TRANSLATE_NOOP("Member", "Chess")},
    {"xiangqi", QT_TRANSLATE_NOOP("Member", "Xiangqi")},
    {"other", QT_TRANSLATE_NOOP("Member", "Other game")},
});
template <>
constexpr auto kValueLabels<TimeControl> = std::to_array<ValueLabel>({
    {"standard", QT_TRANSLATE_NOOP("Member", "Standard")},
    {"rapid", QT_TRANSLATE_NOOP("Member", "Rapid")},
    {"blitz", QT_TRANSLATE_NOOP("Member", "Blitz")},
});
template <>
constexpr auto kValueLabels<ProhibitedPairing::Condition> = std::to_array<ValueLabel>({
    {"always", QT_TRANSLATE_NOOP("Member", "in each of these rounds")},
    {"exceptLastRoundAboveHalf", QT_TRANSLATE_NOOP("Member", "not in the last round if both have more than half")},
    {"lastRoundAboveHalf", QT_TRANSLATE_NOOP("Member", "only in the last round, if both have more than half")},
});
template <>
constexpr auto kValueLabels<BoardOrder> = std::to_array<ValueLabel>({
    {"fixed", QT_TRANSLATE_NOOP("Member", "as the members are listed")},
    {"byRating", QT_TRANSLATE_NOOP("Member", "by rating")},
    {"free", QT_TRANSLATE_NOOP("Member", "free")},
});
template <>
constexpr auto kValueLabels<EmptyBoards> = std::to_array<ValueLabel>({
    {"lowest", QT_TRANSLATE_NOOP("Member", "the lowest ones")},
    {"anywhere", QT_TRANSLATE_NOOP("Member", "any")},
    {"nowhere", QT_TRANSLATE_NOOP("Member", "no board")},
});
template <>
constexpr auto kValueLabels<TeamForfeit::Kind> = std::to_array<ValueLabel>({
    {"firstWins", QT_TRANSLATE_NOOP("Member", "the first team")},
    {"secondWins", QT_TRANSLATE_NOOP("Member", "the second team")},
    {"bothLose", QT_TRANSLATE_NOOP("Member", "neither")},
});
template <>
constexpr auto kValueLabels<PrizeSharing> = std::to_array<ValueLabel>({
    {"none", QT_TRANSLATE_NOOP("Member", "not shared: the tie-breaks decide")},
    {"equal", QT_TRANSLATE_NOOP("Member", "in equal parts")},
    {"hort", QT_TRANSLATE_NOOP("Member", "Hort: half by place, half equally")},
    {"pools", QT_TRANSLATE_NOOP("Member", "US: pooled with class prizes")},
});
template <>
constexpr auto kValueLabels<PrizePot> = std::to_array<ValueLabel>({
    {"allTied", QT_TRANSLATE_NOOP("Member", "all who are tied")},
    {"prizePlaces", QT_TRANSLATE_NOOP("Member", "those in prize places")},
});
template <>
constexpr auto kValueLabels<TieAcrossEnd> = std::to_array<ValueLabel>({
    {"sharedUpToEnd", QT_TRANSLATE_NOOP("Member", "shared up to it")},
    {"allShared", QT_TRANSLATE_NOOP("Member", "shared as a whole")},
    {"noneShared", QT_TRANSLATE_NOOP("Member", "not shared")},
});
template <>
constexpr auto kValueLabels<PrizeRounding> = std::to_array<ValueLabel>({
    {"largestRemainder", QT_TRANSLATE_NOOP("Member", "remainders to the largest")},
    {"halfUp", QT_TRANSLATE_NOOP("Member", "half up")},
    {"down", QT_TRANSLATE_NOOP("Member", "down")},
});
template <>
constexpr auto kValueLabels<FreedPrize> = std::to_array<ValueLabel>({
    {"slide", QT_TRANSLATE_NOOP("Member", "all move up")},
    {"freeze", QT_TRANSLATE_NOOP("Member", "places stay")},
});
template <>
constexpr auto kValueLabels<LowerPrize> = std::to_array<ValueLabel>({
    {"nextEligible", QT_TRANSLATE_NOOP("Member", "goes to the next")},
    {"passesOn", QT_TRANSLATE_NOOP("Member", "passes its money on")},
    {"notPaid", QT_TRANSLATE_NOOP("Member", "is not paid")},
});
template <>
constexpr auto kValueLabels<TooFewEntrants> = std::to_array<ValueLabel>({
    {"notAwarded", QT_TRANSLATE_NOOP("Member", "not awarded")},
    {"halved", QT_TRANSLATE_NOOP("Member", "half the money")},
    {"merged", QT_TRANSLATE_NOOP("Member", "joined to")},
});
template <>
constexpr auto kValueLabels<PrizeOrder> = std::to_array<ValueLabel>({
    {"standings", QT_TRANSLATE_NOOP("Member", "the standings")},
    {"bestGain", QT_TRANSLATE_NOOP("Member", "best rating gain")},
    {"bestPerformance", QT_TRANSLATE_NOOP("Member", "best performance")},
});
template <>
constexpr auto kValueLabels<UnratedPlayers> = std::to_array<ValueLabel>({
    {"excluded", QT_TRANSLATE_NOOP("Member", "win nothing here")},
    {"included", QT_TRANSLATE_NOOP("Member", "like the others")},
    {"only", QT_TRANSLATE_NOOP("Member", "alone")},
});
template <>
constexpr auto kValueLabels<AgeDay> = std::to_array<ValueLabel>({
    {"lastOfYear", QT_TRANSLATE_NOOP("Member", "31 December")},
    {"firstOfYear", QT_TRANSLATE_NOOP("Member", "1 January")},
});
template <>
constexpr auto kValueLabels<Sex> = std::to_array<ValueLabel>({
    {"unknown", QT_TRANSLATE_NOOP("Member", "–")},
    {"male", QT_TRANSLATE_NOOP("Member", "male")},
    {"female", QT_TRANSLATE_NOOP("Member", "female")},
});
// clang-format on

/// The first word whose label is missing, or stands at another place.
template <class E>
consteval CheckedName unlabelled()
{
    const auto& words = Words<E>::kAll;
    const auto& labels = kValueLabels<E>;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (at >= labels.size() || labels[at].word != words[at]) return {"value", words[at]};
    }
    return labels.size() == words.size() ? CheckedName{} : CheckedName{"value", labels[words.size()].word};
}
template <CheckedName value>
struct HasItsText {
    static_assert(value.empty(), "this word of core/model/words.h has no text in its table above");
};

}  // namespace

template <class E>
QString enumText(E value, const Wording& wording)
{
    if constexpr (std::is_same_v<E, Outcome>) {
        return outcomeText(value, wording);
    } else if constexpr (std::is_same_v<E, Colour>) {
        return colourText(value, wording);
    } else if constexpr (std::is_same_v<E, Title>) {
        if (value == Title::None) return QStringLiteral("–");
        const std::string_view code = wordFor(value);
        return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
    } else {
        [[maybe_unused]] constexpr HasItsText<unlabelled<E>()> check{};
        return wording.translate(kEnumContext, kValueLabels<E>[static_cast<std::size_t>(value)].source);
    }
}

template QString enumText(PairingSystem, const Wording&);
template QString enumText(PairingEdition, const Wording&);
template QString enumText(TieBreakEdition, const Wording&);
template QString enumText(UnratedMethod, const Wording&);
template QString enumText(EqualsOrder, const Wording&);
template QString enumText(ValuePart, const Wording&);
template QString enumText(BracketDraw, const Wording&);
template QString enumText(StatedExemption, const Wording&);
template QString enumText(EventUnitOrder, const Wording&);
template QString enumText(EventUnitScope, const Wording&);
template QString enumText(EventUnitPart, const Wording&);
template QString enumText(Discipline, const Wording&);
template QString enumText(TimeControl, const Wording&);
template QString enumText(ProhibitedPairing::Condition, const Wording&);
template QString enumText(BoardOrder, const Wording&);
template QString enumText(EmptyBoards, const Wording&);
template QString enumText(TeamForfeit::Kind, const Wording&);
template QString enumText(PrizeSharing, const Wording&);
template QString enumText(PrizePot, const Wording&);
template QString enumText(TieAcrossEnd, const Wording&);
template QString enumText(PrizeRounding, const Wording&);
template QString enumText(FreedPrize, const Wording&);
template QString enumText(LowerPrize, const Wording&);
template QString enumText(TooFewEntrants, const Wording&);
template QString enumText(PrizeOrder, const Wording&);
template QString enumText(UnratedPlayers, const Wording&);
template QString enumText(AgeDay, const Wording&);
template QString enumText(Sex, const Wording&);
template QString enumText(Outcome, const Wording&);
template QString enumText(Colour, const Wording&);
template QString enumText(Title, const Wording&);

}  // namespace kydai::text
