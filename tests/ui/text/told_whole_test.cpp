// Nothing that people read is empty: every sentence about the rounds of generated events and of the sample, in both
// languages, names whom it speaks of, says the colours where colours decide, never hides the opponent who was refused
// last, and ends in no head with nothing under it. Each reader below is tried on an answer that it must refuse.
#include "ask/answer.h"
#include "format/reader.h"
#include "pairing/generate.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <QRegularExpression>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::text {
namespace {

using Findings = std::vector<std::string>;
using StepReader = std::function<void(const Step&, bool folded)>;

void walk(const Step& step, bool folded, const StepReader& read)
{
    read(step, folded);
    for (const auto& [name, value] : step.arguments) {
        if (const auto* clause = std::get_if<Clause>(&value)) walk(clause->step.front(), folded, read);
    }
    for (const Step& detail : step.details) walk(detail, folded || step.folded, read);
}

void walk(const Explanation& told, const StepReader& read)
{
    walk(told.subject, false, read);
    walk(told.conclusion, false, read);
    for (const Step& step : told.steps) walk(step, false, read);
}

/// Whom a sentence names, by number; not what stands under it.
std::set<int> namedIn(const Step& step)
{
    std::set<int> numbers;
    for (const auto& [name, value] : step.arguments) {
        if (const auto* player = std::get_if<PlayerRef>(&value)) numbers.insert(player->number);
        if (const auto* clause = std::get_if<Clause>(&value)) numbers.merge(namedIn(clause->step.front()));
        const auto* players = std::get_if<Players>(&value);
        if (players == nullptr) continue;
        for (const PlayerRef& one : players->players) numbers.insert(one.number);
    }
    return numbers;
}

bool holds(std::string_view phrase, std::string_view head)
{
    return phrase.starts_with(head);
}

// --- the readers

/// Nobody is missing: no player without number or name, no empty list, none of the order without somebody.
Findings missingNames(const Explanation& told)
{
    Findings found;
    walk(told, [&](const Step& step, bool) {
        const std::string id(info(step.phrase).id);
        for (const auto& [name, value] : step.arguments) {
            const auto* player = std::get_if<PlayerRef>(&value);
            const auto* players = std::get_if<Players>(&value);
            const auto nobody = [](const PlayerRef& each) { return each.number == 0 || each.name.empty(); };
            if (player != nullptr && nobody(*player)) found.push_back(id + ": nobody as " + name);
            if (players != nullptr && (players->players.empty() || std::ranges::any_of(players->players, nobody)))
                found.push_back(id + ": nobody among " + name);
        }
        if (holds(id, "later.") && namedIn(step).empty()) found.push_back(id + ": the order, and nobody named");
    });
    return found;
}

/// Text that a reader stumbles over.
Findings stumbles(const Explanation& told, const Wording& wording)
{
    static const QRegularExpression kBad(QStringLiteral(
        "  |\\{|\\}|^ | $| [,.;:)]|\\( |\\.\\.|,,|\\b1 (players|rounds|games|steps|points) |\\ba [AEIMF]M?\\b"));
    Findings found;
    walk(told, [&](const Step& step, bool) {
        const QString text = phraseText(step, wording);
        if (text.isEmpty() || kBad.match(text).hasMatch()) found.push_back(text.toStdString());
    });
    return found;
}

bool isColourCause(Phrase phrase)
{
    return phrase == Phrase::CausePreference || phrase == Phrase::CauseStrongPreference ||
           phrase == Phrase::CauseColourDifference || phrase == Phrase::CauseThirdColour;
}
bool tellsColours(Phrase phrase)
{
    return phrase == Phrase::CauseBothDue || phrase == Phrase::DepartBothDue || phrase == Phrase::DepartNextBothDue;
}

/// Where somebody would miss a colour, the sentence or one under it tells which, for everybody it names. What stands
/// under the answer stands among the steps.
Findings colourlessCauses(const Explanation& told)
{
    Findings found;
    const auto check = [&](const Step& step, const std::vector<Step>& under) {
        std::set<int> missing;
        std::set<int> explained;
        const auto explain = [&](const Step& each) {
            if (!tellsColours(each.phrase)) return;
            for (const auto& [name, value] : each.arguments) {
                if (const auto* player = std::get_if<PlayerRef>(&value)) explained.insert(player->number);
            }
        };
        explain(step);
        for (const Step& each : under) explain(each);
        for (const auto& [name, value] : step.arguments) {
            const auto* clause = std::get_if<Clause>(&value);
            if (clause != nullptr && isColourCause(clause->step.front().phrase))
                missing = namedIn(clause->step.front());
        }
        for (const int number : missing) {
            if (!explained.contains(number))
                found.push_back(std::string(info(step.phrase).id) + ": no colour of " + std::to_string(number));
        }
    };
    check(told.conclusion, told.steps);
    const std::function<void(const Step&)> down = [&](const Step& step) {
        std::vector<Step> under = step.details;
        // An answer that was set aside for what stands on the board keeps its colours beside it.
        if (!told.steps.empty() && &step == &told.steps.front())
            under.insert(under.end(), told.steps.begin(), told.steps.end());
        check(step, under);
        for (const Step& detail : step.details) down(detail);
    };
    for (const Step& step : told.steps) {
        // A float of an earlier round is told in an answer of its own.
        if (!holds(info(step.phrase).id, "float.history")) down(step);
    }
    return found;
}

/// The opponent who was refused last is named where everybody reads it.
Findings hiddenLast(const Explanation& told)
{
    std::pair<int, int> last{};
    const auto number = [](const FactObject& of, std::string_view name) {
        for (const Fact& field : of.fields) {
            if (field.name == name) return static_cast<int>(std::get<std::int64_t>(field.value));
        }
        return 0;
    };
    for (const Fact& fact : told.facts.fields) {
        const auto* list = fact.name == "departures" ? std::get_if<FactList>(&fact.value) : nullptr;
        if (list == nullptr || list->empty()) continue;
        const auto& step = std::get<FactObject>(list->back().value);
        last = {number(step, "player"), number(step, "expected")};
    }
    if (last.first == 0) return {};
    bool shown = false;
    walk(told, [&](const Step& step, bool folded) {
        if (folded || !holds(info(step.phrase).id, "depart.")) return;
        const std::set<int> named = namedIn(step);
        shown = shown || (named.contains(last.first) && named.contains(last.second));
    });
    if (shown) return {};
    return {std::to_string(last.first) + " against " + std::to_string(last.second) + " is hidden"};
}

/// "A was to meet B" once, and not with another reason again.
Findings expectedTwice(const Explanation& told)
{
    Findings found;
    std::set<std::pair<int, int>> expected;
    walk(told, [&](const Step& step, bool) {
        const std::string_view id = info(step.phrase).id;
        if (!holds(id, "depart.") || step.arguments.size() < 3) return;
        const auto* player = std::get_if<PlayerRef>(&step.arguments[0].second);
        const auto* rival = std::get_if<PlayerRef>(&step.arguments[1].second);
        if (player == nullptr || rival == nullptr) return;
        if (!expected.insert(std::minmax(player->number, rival->number)).second)
            found.push_back(std::string(id) + ": " + player->name + " against " + rival->name + " again");
    });
    return found;
}

/// Plain text: no head with nothing under it, no empty line after another.
Findings bareHeads(const Explanation& told, const Wording& wording)
{
    Findings found;
    const QString text = plainText(told, wording);
    for (const Step& step : told.steps) {
        if (step.phrase == Phrase::PairingWholeGroup && text.contains(phraseText(step, wording)))
            found.emplace_back("a bare head");
    }
    if (text.contains(QStringLiteral("\n\n\n")) || text.endsWith(QStringLiteral("\n\n")))
        found.emplace_back("two empty lines");
    return found;
}

Findings all(const Explanation& told)
{
    static const Wording kLanguages[] = {Wording(Language::English), Wording(Language::Vietnamese)};
    Findings found = missingNames(told);
    const auto add = [&](const Findings& more) { found.insert(found.end(), more.begin(), more.end()); };
    add(colourlessCauses(told));
    add(hiddenLast(told));
    add(expectedTwice(told));
    // A sentence cannot be made of nobody's name.
    if (!found.empty()) return found;
    for (const Wording& wording : kLanguages) {
        add(stumbles(told, wording));
        add(bareHeads(told, wording));
    }
    return found;
}

// --- the events

Section generated(std::uint64_t seed, int players, const std::function<void(pairing::GenerateOptions&)>& change)
{
    pairing::GenerateOptions options = pairing::drawnOptions(seed);
    options.seed = seed;
    options.players = players;
    options.rounds = 7;
    change(options);
    Section section = pairing::generate(options);
    section.info.name = "seed " + std::to_string(seed);
    return section;
}

std::vector<Section> events()
{
    std::vector<Section> all;
    all.push_back(generated(6, 31, [](pairing::GenerateOptions& options) {
        options.halfByes = 50;
        options.zeroByes = 40;
        options.lateEntries = 100;
        options.withdrawals = 50;
        options.forfeitWins = 30;
    }));
    all.push_back(generated(8, 20, [](pairing::GenerateOptions&) {}));
    all.push_back(generated(5, 40, [](pairing::GenerateOptions& options) { options.bakuAcceleration = true; }));
    all.push_back(
        generated(17, 22, [](pairing::GenerateOptions& options) { options.edition = PairingEdition::E2017; }));
    all.push_back(generated(3, 9, [](pairing::GenerateOptions& options) { options.prohibitedPairs = 3; }));
    return all;
}

class Reader {
public:
    explicit Reader(const Section& section) : m_section(section) {}

    void readRound(RoundNumber round)
    {
        const auto everybody = ask::answerAll({.kind = ExplanationKind::Pairing, .round = round}, m_section);
        ASSERT_TRUE(everybody.ok());
        for (const Explanation& told : *everybody) read(told);
        ask({.kind = ExplanationKind::Bye, .round = round});
        for (std::size_t i = 0; i < m_section.players.size(); ++i) {
            const PlayerId player = m_section.players[i].id;
            const PlayerId other = m_section.players[(i + 5) % m_section.players.size()].id;
            ask({.kind = ExplanationKind::Colour, .round = round, .player = player});
            if (i % 3 != static_cast<std::size_t>(round) % 3) continue;
            ask({.kind = ExplanationKind::Float, .round = round, .player = player});
            ask({.kind = ExplanationKind::WhyNot, .round = round, .player = player, .other = other});
            ask({.kind = ExplanationKind::ByeNot, .round = round, .player = player});
        }
    }

    void readEvent()
    {
        for (std::size_t i = 0; i < m_section.players.size(); i += 4) {
            const PlayerId player = m_section.players[i].id;
            ask({.kind = ExplanationKind::Next, .player = player});
            ask({.kind = ExplanationKind::ColourTable, .player = player});
            ask({.kind = ExplanationKind::Need, .player = player, .place = 1 + static_cast<int>(i) / 3});
        }
    }

    int read() const { return m_read; }

private:
    void ask(const ask::Question& question)
    {
        const auto told = ask::answer(question, m_section);
        if (told) read(*told);
    }
    void read(const Explanation& told)
    {
        ++m_read;
        for (const std::string& finding : all(told)) {
            ADD_FAILURE() << m_section.info.name << ": " << finding << '\n'
                          << plainText(told, Wording(Language::English)).toStdString();
        }
    }

    const Section& m_section;
    int m_read = 0;
};

TEST(ToldWhole, OfGeneratedEventsAndTheSample)
{
    std::vector<Section> sections = events();
    const auto sample = format::readFile(KYDAI_SOURCE_DIR "/resources/sample/sample.json");
    ASSERT_TRUE(sample.ok());
    sections.insert(sections.end(), sample->sections.begin(), sample->sections.end());
    int told = 0;
    for (const Section& section : sections) {
        if (section.isTeamEvent()) continue;
        Reader reader(section);
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) reader.readRound(round);
        reader.readEvent();
        told += reader.read();
    }
    EXPECT_GT(told, 3000);
}

/// With the last games open, as they are when everybody asks.
TEST(ToldWhole, OfALastRoundThatIsBeingPlayed)
{
    std::size_t most = 3;
    for (Section& section : events()) {
        std::size_t open = 0;
        for (Game& game : section.rounds.back().games) {
            if (open++ < most) game.whiteOutcome = game.blackOutcome = Outcome::Open;
        }
        section.rules.scheduledRounds = section.roundsPaired() + 1;
        Reader(section).readEvent();
        most = most == 3 ? section.players.size() : 3;
    }
}

// --- what the readers must refuse

Explanation anAnswer()
{
    Explanation told;
    told.kind = ExplanationKind::Pairing;
    const PlayerRef an{1, "An"};
    const PlayerRef binh{2, "Bình"};
    const PlayerRef chi{3, "Chi"};
    told.subject = {Phrase::PairingQuestion, {{"player", an}, {"opponent", binh}, {"round", RoundRef{3}}}};
    told.conclusion = {Phrase::DepartMet, {{"player", an}, {"rival", chi}, {"round", RoundRef{1}}}};
    told.facts.fields.emplace_back("departures", FactList{FactObject{{{"player", 1}, {"expected", 3}}}});
    return told;
}

Clause missesColour(PlayerRef player)
{
    return {
        {{Phrase::CausePreference, {{"n", Count{1}}, {"made", Count{0}}, {"players", Players{{std::move(player)}}}}}}};
}

TEST(ToldWhole, RefusesWhatIsEmpty)
{
    EXPECT_TRUE(all(anAnswer()).empty());
    Explanation nameless = anAnswer();
    nameless.conclusion.arguments[1].second = PlayerRef{3, ""};
    EXPECT_FALSE(all(nameless).empty());
    Explanation nobody = anAnswer();
    nobody.steps = {{Phrase::DepartExchange,
                     {{"player", PlayerRef{1, "An"}},
                      {"rival", PlayerRef{2, "Bình"}},
                      {"players", Players{}},
                      {"rivals", Players{}}}}};
    EXPECT_FALSE(all(nobody).empty());
    Explanation stumbling = anAnswer();
    stumbling.steps = {{Phrase::DepartProhibitedReason,
                        {{"player", PlayerRef{1, "An"}}, {"rival", PlayerRef{2, "Bình"}}, {"why", Text{"one  team"}}}}};
    EXPECT_FALSE(all(stumbling).empty());
    Explanation order = anAnswer();
    order.steps = {{Phrase::DepartLater,
                    {{"player", PlayerRef{1, "An"}},
                     {"rival", PlayerRef{2, "Bình"}},
                     {"why", Clause{{{Phrase::LaterExchange, {{"players", Players{}}}}}}}}}};
    EXPECT_FALSE(all(order).empty());
}

TEST(ToldWhole, RefusesWhatIsHidden)
{
    Explanation hidden = anAnswer();
    Step more{Phrase::DepartMore, {{"n", Count{1}}}};
    more.folded = true;
    more.details = {std::exchange(hidden.conclusion, Step{Phrase::PairingTeamEvent, {{"round", RoundRef{3}}}})};
    hidden.steps = {more};
    EXPECT_FALSE(all(hidden).empty());
    Explanation twice = anAnswer();
    twice.steps = {{Phrase::DepartNextMet,
                    {{"player", PlayerRef{1, "An"}}, {"rival", PlayerRef{3, "Chi"}}, {"round", RoundRef{2}}}}};
    EXPECT_FALSE(all(twice).empty());
}

TEST(ToldWhole, RefusesColoursThatAreNotTold)
{
    const PlayerRef an{1, "An"};
    const PlayerRef chi{3, "Chi"};
    Explanation colourless = anAnswer();
    colourless.conclusion = {Phrase::DepartWorse, {{"player", an}, {"rival", chi}, {"why", missesColour(chi)}}};
    EXPECT_FALSE(all(colourless).empty());
    Explanation told = colourless;
    told.steps = {{Phrase::CauseBothDue,
                   {{"player", chi},
                    {"opponent", an},
                    {"colour", Colour::Black},
                    {"history", Code{"WBW"}},
                    {"rivalHistory", Code{"BWW"}}}}};
    EXPECT_TRUE(all(told).empty());
}

}  // namespace
}  // namespace kydai::text
