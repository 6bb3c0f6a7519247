// What is told of rounds by every system, as it was when it was last read: in tests/data/golden/rounds a file for each.
// Every answer with its pictures about rounds as the rules give them and about rounds that a hand has changed, and what
// is warned of before and after. Whether it is true is asked beside.
#include "pairing/berger.h"
#include "pairing/check.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/float_history.h"
#include "pairing/generate.h"
#include "pairing/manual_check.h"
#include "pairing/manual_edit.h"
#include "pairing/preflight.h"
#include "pairing/round_colours.h"
#include "pairing/round_comment.h"
#include "pairing/teams/league.h"
#include "support/cups.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/record_text.h"
#include "support/whole_answer.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::pairing {
namespace {

/// Two exchange their opponents, two others their colours.
Round changedByHand(Round round)
{
    if (round.games.size() > 1) std::swap(round.games[0].black, round.games[1].black);
    if (round.games.size() > 2) std::swap(round.games[2].white, round.games[2].black);
    return round;
}

/// Much more: the bye is another's, the last board is gone, two who asked for byes meet, and a game that was over is
/// open again.
Section muchChanged(Section section)
{
    Round& last = section.rounds.back();
    const auto bye = std::ranges::find(last.byes, Outcome::PairingBye, &Bye::kind);
    if (bye != last.byes.end() && !last.games.empty()) std::swap(bye->player, last.games.front().black);
    std::vector<PlayerId> away;
    for (const Bye& each : last.byes) {
        if (each.kind != Outcome::PairingBye && away.size() < 2) away.push_back(each.player);
    }
    if (last.games.size() > 2) {
        const Game gone = last.games.back();
        last.games.pop_back();
        for (const PlayerId player : {gone.white, gone.black}) last.byes.push_back({player, Outcome::ZeroBye});
    }
    if (away.size() == 2) {
        std::erase_if(last.byes, [&](const Bye& each) { return each.player == away[0] || each.player == away[1]; });
        last.games.push_back({away[0], away[1], Outcome::Draw, Outcome::Draw});
    }
    if (section.rounds.size() > 1 && !section.rounds[section.rounds.size() - 2].games.empty()) {
        Game& game = section.rounds[section.rounds.size() - 2].games.front();
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
    }
    return section;
}

/// Each kind of answer about a section with all that it says.
class Teller {
public:
    explicit Teller(const Section& section) : m_section(section) {}

    void tellRound(RoundNumber number)
    {
        const RoundExplainer round(m_section, number);
        ofEach("opponent", [&](PlayerId player) { return round.pairing(player); });
        ofEach("whynot", [&](PlayerId player) { return *round.whyNot(player, otherThan(player, number)); });
        ofEach("byenot", [&](PlayerId player) { return *round.byeNot(player); });
        ofEach("float", [&](PlayerId player) { return *round.floated(player, otherThan(player, number)); });
        ofEach("versus", [&](PlayerId player) { return round.versus(player, otherThan(player, number)); });
        m_told["bye"] += fixture::wholeText(round.bye()) + '\n';
        m_told["preflight"] += fixture::recordText(preflight(m_section, number)) + '\n';
        if (number > m_section.roundsPaired()) return;
        m_told["account"] += fixture::recordText(accountOf(m_section, m_section.round(number), number)) + '\n';
        const Round manual = changedByHand(m_section.round(number));
        m_told["byhand"] += fixture::wholeText(round.byHand(manual)) + '\n';
        m_told["warnings"] += fixture::recordText(checkManualRound(m_section, manual, number)) + '\n';
        const RoundColours colours(m_section, number);
        ofEach("colour", [&](PlayerId player) { return colours.explain(player); });
        ofEach("board", [&](PlayerId player) { return explainBoard(m_section, number, player); });
    }

    void tellSection()
    {
        FloatHistory history(m_section, m_section, m_section.roundsPaired(), m_section.pairingEdition());
        ofEach("floats", [&](PlayerId player) { return explainFloats(m_section, history, player); });
        ofEach("next", [&](PlayerId player) { return *explainNext(m_section, player, std::nullopt); });
        ofEach("number", [&](PlayerId player) { return explainNumber(m_section, player); });
        tellNumbers();
        m_told["league"] = fixture::recordText(leagueMatches(m_section));
        ofEach("colours", [&](PlayerId player) { return explainColourTable(m_section, player); });
        for (const Explanation& next : explainNextOfAll(m_section))
            m_told["nextofall"] += fixture::wholeText(next) + '\n';
        m_told["preview"] = fixture::wholeText(*explainPreview(m_section));
        const SectionCheck check = checkPairings(m_section);
        m_told["check"] = fixture::recordText(check.rounds) + fixture::recordText(check.unchecked);
        for (const RoundCheck& each : check.rounds) m_told["check"] += '\n' + importComment(m_section, each);
    }

    void addTo(fixture::Golden& golden, const std::string& name) const
    {
        for (const auto& [kind, text] : m_told) golden.add(name, kind, text);
    }

private:
    /// Numbers of many who are rated alike, by each order that equals may stand in; those of the list turned round too.
    void tellNumbers()
    {
        Section alike = m_section;
        for (const bool isTurned : {false, true}) {
            for (Player& player : alike.players) {
                if (isTurned) player.tpn = static_cast<int>(alike.players.size()) + 1 - player.tpn;
                player.rating = 2000 - 100 * (player.tpn / 4);
                player.title = player.tpn % 7 == 0 ? Title::FM : Title::None;
                player.birth = {player.tpn % 5 == 0 ? 0 : 1990 + player.tpn % 3, 5, 6};
            }
            for (const EqualsOrder order :
                 {EqualsOrder::Name, EqualsOrder::Entry, EqualsOrder::Birth, EqualsOrder::Lots}) {
                alike.rules.equalsOrder = order;
                for (const Player& player : alike.players)
                    m_told["alike"] += fixture::wholeText(explainNumber(alike, player.id)) + '\n';
            }
        }
    }

    /// Another one in each round, so that many come up.
    [[nodiscard]] PlayerId otherThan(PlayerId player, RoundNumber round) const
    {
        const std::size_t count = m_section.players.size();
        const std::size_t step = 1 + static_cast<std::size_t>(3 * round) % (count - 1);
        return m_section.players[(*m_section.indexOf(player) + step) % count].id;
    }

    void ofEach(const std::string& kind, const std::function<Explanation(PlayerId)>& answer)
    {
        for (const Player& player : m_section.players) m_told[kind] += fixture::wholeText(answer(player.id)) + '\n';
    }

    const Section& m_section;
    std::map<std::string, std::string> m_told{};
};

Section drawn(PairingSystem system, int turn, PairingEdition edition = PairingEdition::E2026)
{
    GenerateOptions options;
    options.seed = 20 + static_cast<std::uint64_t>(turn);
    options.system = system;
    options.edition = edition;
    options.bakuAcceleration = edition == PairingEdition::E2017 && turn % 2 == 0;
    options.players = 9 + 3 * turn;
    options.rounds = rowOf(system).playsTwice ? 8 : 5;
    options.teams = rowOf(system).isOneMatch ? 2 : 5 + turn;
    options.boards = 3;
    options.forfeitWins = 100;
    options.doubleForfeits = 30;
    options.halfByes = options.zeroByes = 30;
    options.prohibitedPairs = 2;
    if (turn == 2) options.lateEntries = 200;
    options.initialColour = Colour::White;
    Section section = generate(options);
    if (turn % 2 != 0 && system == PairingSystem::TeamSwiss) section.rules.systemCode = "FIDE_TEAM_TYPEB_MP_GP";
    return section;
}

Section played(Section section, int turn)
{
    Random random(static_cast<std::uint64_t>(turn));
    while (section.roundsPaired() < 9) {
        DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
        auto* draft = std::get_if<DraftRound>(&outcome);
        if (draft == nullptr) break;
        for (Game& game : draft->round.games) std::tie(game.whiteOutcome, game.blackOutcome) = anyResult(random);
        section.rounds.push_back(std::move(draft->round));
    }
    return section;
}

Section cup(int turn)
{
    KnockOutRules rules{.stages = {{.games = 2, .time = "15+10"}, {.games = 1, .drawnIsBlacks = true}}};
    rules.thirdPlace = turn % 2 == 0;
    rules.unitsApart = turn;
    rules.draw =
        std::array{BracketDraw::Fixed, BracketDraw::ByRank, BracketDraw::ByLots}.at(static_cast<std::size_t>(turn) % 3);
    rules.colourByLots = turn == 2;
    Section section = knockOut(7 + 2 * turn, rules);
    section.players.back().entersInRound = turn == 1 ? 2 : 1;  // too late for the bracket
    if (turn > 1) section.players[1].withdrawnFromRound = turn + 1;
    if (turn == 3) section.players[4].withdrawnFromRound = section.players[5].withdrawnFromRound = 2;
    for (Player& player : section.players) player.unit = player.tpn % 3 == 0 ? "Hà Nội" : "";
    return played(std::move(section), turn);
}

Section club(int turn)
{
    Section section = newcomers(6 + turn);
    section.rules.pairingSystem = PairingSystem::Keizer;
    section.rules.fideMode = false;
    section.rules.keizer = KeizerRules{.apart = 1 + turn, .mostGames = 1 + turn % 2};
    section.rules.prohibited = {{1, 9, {playerId(1), playerId(4), playerId(5)}, {}, "one family"}};
    return played(std::move(section), turn);
}

Section tableGiven(int turn)
{
    Section section = newcomers(5 + turn);
    section.rules.pairingSystem = PairingSystem::GivenTable;
    for (RoundNumber round = 1; round <= 5; ++round) {
        int board = 0;
        for (const BergerBoard& each : bergerRound(5 + turn, round).boards)
            section.rules.table.push_back({round, ++board, 0, each.black, 0, each.white});
    }
    return played(std::move(section), turn);
}

template <PairingSystem kSystem, PairingEdition kEdition = PairingEdition::E2026>
Section drawnOf(int turn)
{
    return drawn(kSystem, turn, kEdition);
}

struct Case {
    const char* name;
    Section (*make)(int turn);
};

class Rounds : public testing::TestWithParam<Case> {};

TEST_P(Rounds, AreToldAsTheyWereRead)
{
    fixture::Golden golden(std::string("rounds/") + GetParam().name);
    for (int turn = 0; turn < 4; ++turn) {
        const Section section = GetParam().make(turn);
        ASSERT_GT(section.roundsPaired(), 2) << turn;
        Teller asPaired(section);
        for (RoundNumber round = 1; round <= section.roundsPaired() + 1; ++round) asPaired.tellRound(round);
        asPaired.tellSection();
        asPaired.addTo(golden, "as-paired-" + std::to_string(turn));
        Section changed = section;
        changed.rounds.back() = changedByHand(changed.rounds.back());
        for (std::size_t at = 0; at < 2 && at < changed.rounds.back().games.size(); ++at) {
            Game& open = changed.rounds.back().games[at];
            open.whiteOutcome = open.blackOutcome = Outcome::Open;
        }
        Teller byHand(changed);
        byHand.tellRound(changed.roundsPaired());
        byHand.tellSection();
        byHand.addTo(golden, "by-hand-" + std::to_string(turn));
        const Section much = muchChanged(section);
        Teller muchByHand(much);
        muchByHand.tellRound(much.roundsPaired());
        muchByHand.tellSection();
        muchByHand.addTo(golden, "much-changed-" + std::to_string(turn));
    }
    golden.compare();
}

INSTANTIATE_TEST_SUITE_P(Systems, Rounds,
                         testing::Values(Case{"dutch", drawnOf<PairingSystem::Dutch>},
                                         Case{"dutch_2017", drawnOf<PairingSystem::Dutch, PairingEdition::E2017>},
                                         Case{"dubov", drawnOf<PairingSystem::Dubov>},
                                         Case{"burstein", drawnOf<PairingSystem::Burstein>},
                                         Case{"double_swiss", drawnOf<PairingSystem::DoubleSwiss>},
                                         Case{"round_robin", drawnOf<PairingSystem::RoundRobin>},
                                         Case{"team_swiss", drawnOf<PairingSystem::TeamSwiss>},
                                         Case{"team_round_robin", drawnOf<PairingSystem::TeamRoundRobin>},
                                         Case{"scheveningen", drawnOf<PairingSystem::Scheveningen>},
                                         Case{"knock_out", cup}, Case{"keizer", club}, Case{"given_table", tableGiven}),
                         [](const auto& which) { return std::string(which.param.name); });

}  // namespace
}  // namespace kydai::pairing
