#include "panes/explainer.h"

namespace kydai::ui {

Result<Explanation> answerTo(const WhyQuestion& question, const Section& section, std::stop_token stop)
{
    static_cast<void>(stop);
    if (question.round < 0 || question.round > section.roundsPaired()) return Error{.code = Errc::NoSuchRound};
    return Error{.code = Errc::Unsupported};
}

bool isLongWork(ExplanationKind kind)
{
    return kind == ExplanationKind::Pairing || kind == ExplanationKind::WhyNot || kind == ExplanationKind::Bye;
}

}  // namespace kydai::ui
