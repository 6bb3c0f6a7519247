#include "text/phrase_text.h"

#include "support/assert.h"
#include "text/sentences.h"
#include "text/value_text.h"

#include <algorithm>
#include <string_view>

namespace kydai::text {

namespace {

const Value* argument(const Step& step, std::string_view name)
{
    const auto at =
        std::ranges::find(step.arguments, name, [](const auto& named) { return std::string_view(named.first); });
    return at == step.arguments.end() ? nullptr : &at->second;
}

}  // namespace

QString phraseText(const Step& step, const Wording& wording)
{
    // A sentence with a hundred names is no sentence; only the list of who may take the bye is meant to be complete.
    constexpr std::size_t kNamesInASentence = 12;
    const bool complete = step.phrase == Phrase::ByeEligibleGroup;
    const char* source = sentenceOf(step.phrase).source;
    const Value* n = argument(step, "n");
    const Count* count = n != nullptr ? std::get_if<Count>(n) : nullptr;
    const QString sentence = count != nullptr
                                 ? wording.translate(kExplainContext, source, static_cast<int>(count->value))
                                 : wording.translate(kExplainContext, source);
    return fillHoles(sentence, [&](const QString& hole) {
        const Value* value = argument(step, hole.toStdString());
        KYDAI_ASSERT(value != nullptr);
        const Players* players = std::get_if<Players>(value);
        if (players != nullptr && !complete) return namesText(*players, wording, kNamesInASentence);
        return valueText(*value, wording);
    });
}

}  // namespace kydai::text
