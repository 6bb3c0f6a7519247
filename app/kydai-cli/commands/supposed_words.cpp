#include "commands/supposed_words.h"

#include "model/words.h"
#include "support/fragments.h"
#include "tiebreak/code.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

using Said = std::span<const std::string_view>;
using Supposed = Result<ask::Supposition>;

struct ResultWord {
    std::string_view word;
    Outcome own;
    Outcome others;
};
/// Of the player who is named first.
constexpr ResultWord kResultWords[] = {
    {"1-0", Outcome::Win, Outcome::Loss},
    {"½-½", Outcome::Draw, Outcome::Draw},
    {"=", Outcome::Draw, Outcome::Draw},
    {"0.5-0.5", Outcome::Draw, Outcome::Draw},
    {"0-1", Outcome::Loss, Outcome::Win},
    {"0-0", Outcome::Loss, Outcome::Loss},
    {"½-0", Outcome::Draw, Outcome::Loss},
    {"0-½", Outcome::Loss, Outcome::Draw},
    {"+:-", Outcome::ForfeitWin, Outcome::ForfeitLoss},
    {"-:+", Outcome::ForfeitLoss, Outcome::ForfeitWin},
    {"-:-", Outcome::ForfeitLoss, Outcome::ForfeitLoss},
};

constexpr std::pair<std::string_view, Outcome> kByeLetters[] = {
    {"U", Outcome::PairingBye}, {"F", Outcome::FullBye}, {"H", Outcome::HalfBye}, {"Z", Outcome::ZeroBye}};

std::optional<int> numberIn(std::string_view word)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 1) return std::nullopt;
    return number;
}

Result<PlayerId> playerIn(std::string_view word, const Section& section)
{
    const auto number = numberIn(word);
    const Player* player = number ? section.playerNumbered(*number) : nullptr;
    if (player != nullptr) return player->id;
    Error error{Errc::NoSuchPlayer};
    error.what = number ? fragment(FragmentId::NoSuchPlayer, *number)
                        : fragment(FragmentId::StartNumberWritten, std::string(word));
    error.expected = fragment(FragmentId::PlayerOfThisSection);
    return error;
}

/// A bye by its letter in a report, or by its word in lists of changes.
std::optional<Outcome> byeIn(std::string_view word)
{
    for (const auto& [letter, outcome] : kByeLetters) {
        if (word == letter || word == Words<Outcome>::kAll[static_cast<std::size_t>(outcome)]) return outcome;
    }
    return std::nullopt;
}

/// The words that follow the kind; what doesn't fit is nothing.
using Reading = std::optional<Supposed>;

Reading resultOf(Said said, const Section& section)
{
    if (said.size() != 3) return std::nullopt;
    const auto round = numberIn(said[0]);
    const auto* result = std::ranges::find(kResultWords, said[2], &ResultWord::word);
    if (!round || result == std::end(kResultWords)) return std::nullopt;
    const std::size_t dash = said[1].find('-');
    const auto player = playerIn(said[1].substr(0, dash), section);
    if (!player) return player.error();
    ask::SupposedResult made{*round, *player, {}, result->own, result->others};
    if (dash != std::string_view::npos) {
        const auto opponent = playerIn(said[1].substr(dash + 1), section);
        if (!opponent) return opponent.error();
        made.opponent = *opponent;
    }
    return Supposed(made);
}

Reading byeOf(Said said, const Section& section)
{
    if (said.size() != 3) return std::nullopt;
    const auto round = numberIn(said[0]);
    const auto kind = byeIn(said[2]);
    if (!round || !kind) return std::nullopt;
    const auto player = playerIn(said[1], section);
    if (!player) return player.error();
    return Supposed(ask::SupposedBye{*round, *player, *kind});
}

Reading noGameOf(Said said, const Section& section)
{
    if (said.size() != 2) return std::nullopt;
    const auto round = numberIn(said[0]);
    if (!round) return std::nullopt;
    const auto player = playerIn(said[1], section);
    if (!player) return player.error();
    return Supposed(ask::SupposedNoGame{*round, *player});
}

Reading stayOf(Said said, const Section& section)
{
    if (said.empty() || said.size() > 2) return std::nullopt;
    const auto kind = said.size() == 2 ? byeIn(said[1]) : Outcome::PairingBye;
    if (!kind) return std::nullopt;
    const auto player = playerIn(said[0], section);
    if (!player) return player.error();
    return Supposed(ask::SupposedStay{*player, *kind});
}

Reading listOf(Said said, const Section& /*section*/)
{
    if (said.size() != 1) return std::nullopt;
    const auto codes = tiebreak::parseCodes(std::string(said[0]));
    if (!codes) return codes.error();
    ask::SupposedList made;
    for (const tiebreak::Code& code : *codes) made.tieBreaks.push_back(code.text);
    return Supposed(std::move(made));
}

struct KindOfWords {
    std::string_view word;
    std::string_view form;
    Reading (*read)(Said said, const Section& section);
};
constexpr KindOfWords kKindsOfWords[] = {
    {"result", "result ROUND PLAYER[-OPPONENT] 1-0|½-½|0-1|0-0|½-0|0-½|+:-|-:+|-:-", resultOf},
    {"bye", "bye ROUND PLAYER U|F|H|Z", byeOf},
    {"nogame", "nogame ROUND PLAYER", noGameOf},
    {"stayed", "stayed PLAYER [U|F|H|Z]", stayOf},
    {"tiebreaks", "tiebreaks LIST", listOf},
};

std::vector<std::string_view> partsOf(std::string_view words)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = words.find_first_not_of(' '); from != std::string_view::npos;) {
        const std::size_t end = std::min(words.find(' ', from), words.size());
        parts.push_back(words.substr(from, end - from));
        from = words.find_first_not_of(' ', end);
    }
    return parts;
}

}  // namespace

std::string supposedHelp()
{
    std::string text;
    for (const KindOfWords& kind : kKindsOfWords) text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", kind.form);
    return text;
}

Supposed readSupposed(std::string_view words, const Section& section)
{
    const std::vector<std::string_view> parts = partsOf(words);
    if (!parts.empty()) {
        const auto* kind = std::ranges::find(kKindsOfWords, parts.front(), &KindOfWords::word);
        if (kind != std::end(kKindsOfWords)) {
            if (auto read = kind->read(Said(parts).subspan(1), section)) return *std::move(read);
        }
    }
    std::vector<std::string> forms;
    for (const KindOfWords& kind : kKindsOfWords) forms.emplace_back(kind.form);
    return Error{.code = Errc::Malformed,
                 .what = fragment(FragmentId::Entry, std::string(words)),
                 .expected = fragment(FragmentId::OneOfSuppositions, forms)};
}

}  // namespace kydai::cli
