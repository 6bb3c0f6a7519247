// Questions about a small event, of any kind and about anybody: an answer or an Error, never more.
#include "ask/answer.h"
#include "format/reader.h"
#include "fuzz_target.h"
#include "support/assert.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

constexpr std::string_view kFourPlayers =
    "012 Fuzz\n042 2026/03/01\n142 3\n152 W\n202 BH/C1,SB,DE\n"
    "001    1 m    Alpha                             2400 VIE                         1.5    1     2 w 1     3 b =\n"
    "001    2 m    Beta                              2300 VIE                         1.0    2     1 b 0     4 w 1\n"
    "001    3 m    Gamma                             2200 VIE                         1.5    1     4 w 1     1 w =\n"
    "001    4 m    Delta                             2100 VIE                         0.0    4     3 b 0     2 b 0\n"
    "001    5 m    Epsilon                           2000 VIE                         1.5    1  0000 - U  0000 - H\n";

const kydai::Section& fourPlayers()
{
    static const kydai::Section kSection = kydai::format::readText(kFourPlayers, "fuzz").value().sections.front();
    return kSection;
}

}  // namespace

KYDAI_FUZZ_TARGET(fuzz_question)
{
    using namespace kydai;
    constexpr std::size_t kFixed = 5;
    if (size < kFixed) return 0;
    const auto player = [&](std::size_t at) {
        const auto& players = fourPlayers().players;
        return data[at] < players.size() ? players[data[at]].id : PlayerId{};
    };
    constexpr unsigned kKinds = static_cast<unsigned>(ExplanationKind::Differences) + 1;
    ask::Question question{.kind = static_cast<ExplanationKind>(data[0] % kKinds)};
    question.round = static_cast<RoundNumber>(data[1]) - 1;
    question.player = player(2);
    question.other = player(3);
    question.teams = (data[4] & 1U) != 0;
    question.code.assign(reinterpret_cast<const char*>(data) + kFixed, size - kFixed);
    (void)ask::answer(question, fourPlayers());
    return 0;
}
