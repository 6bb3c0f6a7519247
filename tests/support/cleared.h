/// Writing in tests: every action goes through policy, and every question is answered by yes.
#pragma once

#include "policy/judge.h"
#include "support/fragments.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::fixture {

/// Errors: those of judge; NotAllowed with the warning's word where policy refuses.
inline Result<Cleared> cleared(const EventState& state, CompoundChange action)
{
    const auto isWhole = [](const Change& change) { return std::holds_alternative<AddSection>(change); };
    // Sections that a test puts in place stay as it made them.
    if (action.kind == ActionKind::Edit && std::ranges::all_of(action.changes, isWhole)) action.kind = ActionKind::Copy;
    const auto judgement = policy::judge(state, std::move(action));
    if (!judgement) return judgement.error();
    std::vector<policy::Answered> yes;
    for (const policy::Warning& warning : judgement->warnings()) yes.push_back({warning.id, policy::Reply::Confirmed});
    const auto done = judgement->clear(yes);
    if (done) return *done;
    return Error{.code = Errc::NotAllowed,
                 .what = fragment(FragmentId::ValueAt, policy::ruleOf(judgement->warnings().front().id).word)};
}

/// `file` is an EventFile or an EventSession.
template <class File, class... Who>
auto apply(File& file, CompoundChange action, const Who&... who)
    -> decltype(file.apply(std::declval<const Cleared&>(), who...))
{
    const auto judged = cleared(file.state(), std::move(action));
    if (!judged) return judged.error();
    return file.apply(*judged, who...);
}

}  // namespace kydai::fixture
