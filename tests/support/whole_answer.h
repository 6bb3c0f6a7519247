/// All that an answer says, for golden files: what its JSON tells, what that leaves out, and its pictures.
#pragma once

#include "support/explained.h"
#include "support/golden.h"
#include "support/record_text.h"

#include <string>
#include <variant>

namespace kydai::fixture {

/// Of which year's text the articles are that a step and those under it cite.
inline std::string yearsOf(const Step& step)
{
    std::string text(step.article.edition());
    for (const Step& detail : step.details) text += '(' + yearsOf(detail) + ')';
    return text;
}

inline std::string wholeText(const Explanation& answer)
{
    Explanation told = answer;  // the JSON says of question and conclusion only which sentence they are
    told.steps.insert(told.steps.begin(), {answer.subject, answer.conclusion});
    std::string text = sameEverywhere(toJson(told, {}), 1);
    for (const Step& step : told.steps) text += marksOf(step) + yearsOf(step);
    for (const Picture& picture : answer.pictures)
        text += '\n' + std::visit([](const auto& each) { return recordText(each); }, picture);
    return text;
}

}  // namespace kydai::fixture
