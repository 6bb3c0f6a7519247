/// An explanation is data: a tree of steps, each with a phrase, typed values and the article that it applies. The core
/// makes it from the record of the computation that made the number or the pairing; ui/text renders it in a language.
#pragma once

#include "explain/article.h"
#include "explain/phrase.h"
#include "explain/picture.h"
#include "model/colour.h"
#include "model/game.h"
#include "model/ids.h"
#include "model/points.h"
#include "support/fraction.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kydai {

/// A player as a sentence names him; carries number and name so that rendering needs no section.
struct PlayerRef {
    int number = 0;  ///< pairing number when the sentence was made; 0 = none (two histories without a tournament)
    std::string name{};
    friend bool operator==(const PlayerRef&, const PlayerRef&) = default;
};
struct TeamRef {
    TeamId id{};
    std::string name{};
    friend bool operator==(const TeamRef&, const TeamRef&) = default;
};
struct RoundRef {
    RoundNumber round = 0;
    friend bool operator==(const RoundRef&, const RoundRef&) = default;
};
/// A count or a place; drives plurals when its argument is named "n".
struct Count {
    std::int64_t value = 0;
    friend bool operator==(const Count&, const Count&) = default;
};
/// A measured number with the decimals that the regulation gives it.
struct Real {
    double value = 0;
    int decimals = 0;
    bool showSign = false;
    bool addend = false;  ///< stands after a number as a term of a sum: "+ 0", "− 12"
    friend bool operator==(const Real&, const Real&) = default;
};
/// A code that is the same in every language: "BH/C1", "E3", "2026".
struct Code {
    std::string text{};
    friend bool operator==(const Code&, const Code&) = default;
};
/// Free text that someone entered: names of units, reasons.
struct Text {
    std::string text{};
    friend bool operator==(const Text&, const Text&) = default;
};
/// A word of a closed set that ui/text translates: id such as "preference.strong", "outcome.forfeit_win".
struct Word {
    std::string id{};
    friend bool operator==(const Word&, const Word&) = default;
};
struct Players {
    std::vector<PlayerRef> players{};
    friend bool operator==(const Players&, const Players&) = default;
};

/// Numbers that are added up: "2 + 3½ + 1.25".
struct Sum {
    std::vector<Fraction> terms{};
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// An amount of money; in the JSON a text, so that it stays exact.
struct Money {
    Fraction amount{};
    std::string currency{};  ///< "VND"; empty = none named
    friend bool operator==(const Money&, const Money&) = default;
};

struct Step;
/// A part of a sentence with holes of its own, such as what would get worse: exactly one step, without details.
struct Clause {
    std::vector<Step> step;  // no braces: they would ask for Step whole
    friend bool operator==(const Clause& a, const Clause& b);
};

using ValueKinds = std::variant<Count, Points, Fraction, Real, Colour, Outcome, PlayerRef, TeamRef, RoundRef, Code,
                                Text, Word, Players, Sum, Money, Clause>;

/// What fills a hole of a sentence, of any kind. How the kinds are copied and destroyed is compiled once.
struct Value : ValueKinds {
    using ValueKinds::ValueKinds;
    using ValueKinds::operator=;
    Value() = default;
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();
    friend bool operator==(const Value& a, const Value& b);
};

/// Named values for the holes of a sentence, in the order of phrases.def.
using Arguments = std::vector<std::pair<std::string, Value>>;

struct Step {
    Phrase phrase{};
    Arguments arguments{};
    Article article{};
    bool decisive = false;        ///< the step that settled the question
    std::vector<Step> details{};  ///< unfolded on demand
    bool folded = false;          ///< the details are for who wants everything: plain text leaves them out
    friend bool operator==(const Step&, const Step&) = default;
};

enum class ExplanationKind : std::uint8_t {
    Colour,
    TieBreak,
    Standing,
    Pairing,
    WhyNot,
    Bye,
    Rating,
    Differences,
    Norm,
    NormForecast,
    ByeNot,  ///< why not the bye to this player?
    Float,   ///< why did a player leave his group, and not another one?
    Next,    ///< whom may a player meet next?
    Board,
    Number,
    Effect,  ///< what did an opponent's unplayed rounds do to a tie-break?
    Need,    ///< what is needed for a place?
    NeedPrize,
    NeedRating,
    Preview,      ///< what is certain about the next round?
    ColourTable,  ///< every round's colour of a player
    Prize,
    PrizeWhyNot,
    Versus,    ///< two players' pairings side by side
    Floats,    ///< how often did a player float, and why?
    Editions,  ///< the places and the last round by every edition of the rules
    Unit,      ///< why is a unit in its place over several sections? Asked of the event, not of a section
    WhatIf,    ///< what would move if something had been otherwise? Asked with what is supposed
};
/// Of the kinds in JSON, in their order.
inline constexpr std::array<std::string_view, 28> kExplanationKinds{
    "colour",      "tiebreak",      "standing",      "pairing",    "why_not",     "bye",     "rating",
    "differences", "norm",          "norm_forecast", "bye_not",    "float",       "next",    "board",
    "number",      "effect",        "need",          "need_prize", "need_rating", "preview", "colour_table",
    "prize",       "prize_why_not", "versus",        "floats",     "editions",    "unit",    "whatif"};
static_assert(kExplanationKinds.size() == static_cast<std::size_t>(ExplanationKind::WhatIf) + 1,
              "a kind without its word");

/// Extra fields of the JSON that scripts rely on (`decided_by`, `letter`, `value`, `rows`…), ready to be written.
struct Fact;
using FactList = std::vector<Fact>;
struct FactObject {
    std::vector<Fact> fields;  ///< each with its name
};
struct Fact {
    std::string name{};  ///< of a field; empty in lists
    std::variant<std::monostate, bool, std::int64_t, double, std::string, FactList, FactObject> value{};

    // NOLINTBEGIN(google-explicit-constructor): a fact reads like the JSON it becomes
    Fact() = default;
    Fact(std::monostate) {}
    Fact(bool yes) : value(yes) {}
    Fact(int number) : value(static_cast<std::int64_t>(number)) {}
    Fact(std::int64_t number) : value(number) {}
    Fact(double number) : value(number) {}
    Fact(const char* text) : value(std::string(text)) {}
    Fact(std::string text) : value(std::move(text)) {}
    Fact(FactList list) : value(std::move(list)) {}
    Fact(FactObject object) : value(std::move(object)) {}
    Fact(std::string field, Fact fact) : name(std::move(field)), value(std::move(fact.value)) {}
    // NOLINTEND(google-explicit-constructor)
};

struct Explanation {
    ExplanationKind kind{};
    Step subject{};     ///< the question: "Why does … have Black in round 5?"
    Step conclusion{};  ///< the answer in one sentence that a player understands
    std::vector<Step> steps{};
    std::vector<Picture> pictures{};
    Code edition{};      ///< the edition of the rules it was computed under
    FactObject facts{};  ///< further fields of the JSON, at its top level
};

}  // namespace kydai
