// What would move in sections with everything in them (support/festival.h), for suppositions of every kind, as it was
// when it was last read; and what cannot be supposed. Whether a shadow is what the event itself would be is asked in
// what_if_test.cpp.
#include "ask/what_if.h"
#include "support/explained.h"
#include "support/festival.h"
#include "support/golden.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

class Suppositions {
public:
    explicit Suppositions(const fixture::NamedSection& of)
        : m_name(of.name), m_section(std::make_shared<const Section>(of.section))
    {
    }

    void collect(fixture::Golden& golden)
    {
        const Section& section = *m_section;
        const RoundNumber last = section.roundsPaired();
        constexpr std::pair<Outcome, Outcome> kResults[] = {{Outcome::Win, Outcome::Loss},
                                                            {Outcome::Draw, Outcome::Draw},
                                                            {Outcome::ForfeitLoss, Outcome::ForfeitWin},
                                                            {Outcome::ForfeitLoss, Outcome::ForfeitLoss},
                                                            {Outcome::UnratedWin, Outcome::UnratedLoss},
                                                            {Outcome::Open, Outcome::Open}};
        constexpr Outcome kByes[] = {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye};
        for (std::size_t at = 0; at < section.players.size(); ++at) {
            const PlayerId player = section.players[at].id;
            const PlayerId other = section.players[(3 * at + 1) % section.players.size()].id;
            const RoundNumber round = static_cast<RoundNumber>(at) % last + 1;
            const auto& [own, others] = kResults[at % std::size(kResults)];
            ask("result", {SupposedResult{round, player, {}, own, others}}, golden);
            ask("met", {SupposedResult{round, player, other, own, others}}, golden);
            ask("bye", {SupposedBye{round, player, kByes[at % std::size(kByes)]}}, golden);
            ask("no game", {SupposedNoGame{round, player}}, golden);
            ask("stay", {SupposedStay{player, kByes[at % std::size(kByes)]}}, golden);
            if (at % 4 != 0) continue;
            ask("two", {SupposedNoGame{round, player}, SupposedResult{last, other, {}, own, others}}, golden);
            Player changed = section.players[at];
            changed.rating += 200;
            changed.marks.expelled = true;
            ask("changed", {SupposedChanges{{EditPlayer{kShadowSection, changed}}}}, golden);
        }
        for (const std::vector<std::string>& list :
             std::vector<std::vector<std::string>>{{"BH", "SB"}, {"DE", "WIN"}, section.rules.tieBreaks, {"XYZ"}, {}})
            ask("list", {SupposedList{list}}, golden);
        ask("nobody", {SupposedBye{1, playerId(9999), Outcome::HalfBye}}, golden);
        ask("no round", {SupposedNoGame{last + 1, section.players.front().id}}, golden);
        ask("nothing", {}, golden);
    }

private:
    void ask(const std::string& what, const std::vector<Supposition>& supposed, fixture::Golden& golden)
    {
        const std::string name = m_name + ' ' + what + ' ' + std::to_string(++m_asked);
        const auto& systems = rating::systems();
        WhatIfOptions options;
        options.system.system = systems[m_asked % systems.size()].system;
        options.teams = m_section->isTeamEvent() && m_asked % 2 == 0;
        if (m_asked % 3 == 0) options.round = m_section->roundsPaired();
        const auto made = whatIf(m_section, supposed, options);
        if (!made) {
            golden.add(name, "error-" + std::to_string(static_cast<int>(made.error().code)), "");
            return;
        }
        const Explanation told = explainWhatIf(*made);
        std::string whole = fixture::sameEverywhere(jsonOf(told), 1);
        for (const Step& step : told.steps) whole += marksOf(step);
        for (const WhatMoves& move : made->moves)
            whole += std::string(kWhatMoves[static_cast<std::size_t>(move.kind)]) + std::to_string(move.number) +
                     move.name + move.what + (move.before ? "+" : "-") + (move.after ? "+" : "-") + '\n';
        golden.add(name, std::to_string(made->moves.size()), std::move(whole));
    }

    std::string m_name;
    std::shared_ptr<const Section> m_section;
    std::size_t m_asked = 0;
};

TEST(WhatIfGolden, IsAsItWasRead)
{
    fixture::Golden golden("answers/what_if");
    for (const fixture::NamedSection& section : fixture::festival()) Suppositions(section).collect(golden);
    for (const fixture::NamedSection& section : fixture::cupsClubsAndTables()) Suppositions(section).collect(golden);
    golden.compare();
}

}  // namespace
}  // namespace kydai::ask
