#include "panes/explainer.h"

#include "pairing/round_colours.h"

namespace kydai::ui {

Result<Explanation> answerTo(const WhyQuestion& question, const Section& section, std::stop_token stop)
{
    static_cast<void>(stop);
    if (question.round < 1 || question.round > section.roundsPaired()) return Error{.code = Errc::NoSuchRound};
    if (section.find(question.player) == nullptr) return Error{.code = Errc::NoSuchPlayer};
    return pairing::RoundColours(section, question.round).explain(question.player);
}

bool isLongWork(ExplanationKind kind)
{
    return kind == ExplanationKind::Pairing || kind == ExplanationKind::WhyNot || kind == ExplanationKind::Bye;
}

}  // namespace kydai::ui
