#include "ask/editions.h"

#include "pairing/engine.h"
#include "pairing/explain_pairing.h"
#include "pairing/manual_check.h"
#include "tiebreak/explain_moves.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace kydai::ask {

namespace {

using pairing::DraftRound;
using pairing::Seat;
using State = EditionRound::State;

Word editionWord(TieBreakEdition edition)
{
    return {"edition." + std::string(tiebreak::editionName(edition))};
}

PlayerRef refOf(const Section& section, PlayerId player)
{
    const Player* found = section.find(player);
    return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
}

/// The board of 2017 as a step; its details are what the rules of 2026 have against it. Two who meet by both have the
/// same colours: Article E of 2017 is Article 5 of 2026.
Step boardStep(const Section& section, const pairing::ManualDifference& board, std::vector<Step> reasons)
{
    Step step{Phrase::EditionsPair, {{"player", refOf(section, board.white)}}};
    if (board.black) step.arguments.emplace_back("opponent", refOf(section, board.black));
    if (!board.black) {
        step.phrase = Phrase::EditionsPairAlone;
    } else if (!board.whiteShouldMeet) {
        step.phrase = Phrase::EditionsPairBye;
    }
    if (board.whiteShouldMeet) step.arguments.emplace_back("rival", refOf(section, board.whiteShouldMeet));
    step.details = std::move(reasons);
    return step;
}

std::vector<EditionBoard> boardsOf(const Round& old, const Round& now, RoundNumber number)
{
    const pairing::RoundCheck check = pairing::compareRound(old, now, number);
    std::vector<EditionBoard> boards;
    for (const Seat& seat : pairing::seatsOf(now)) {
        const auto other =
            std::ranges::find(check.differences, std::optional(seat), &pairing::BoardDifference::prescribed);
        boards.push_back({other == check.differences.end() ? std::optional(seat) : other->published, seat});
    }
    for (const pairing::BoardDifference& other : check.differences) {
        if (!other.prescribed) boards.push_back({other.published, std::nullopt});
    }
    return boards;
}

Result<EditionRound> roundByEditions(const Section& section, RoundNumber number, const std::stop_token& stop)
{
    EditionRound result{number};
    if (number < 1) return result;
    const pairing::Engine& engine = pairing::engineOf(section, number);
    if (engine.refusal != pairing::Refusal::None || !engine.settings.edition) {
        result.state = State::OneEdition;
        return result;
    }
    const auto drafted = [&](PairingEdition edition) {
        return pairing::draftRound(section, number, {.edition = edition}, stop);
    };
    const pairing::DraftOutcome before = drafted(PairingEdition::E2017);
    const pairing::DraftOutcome after = drafted(PairingEdition::E2026);
    if (stop.stop_requested()) return Error{Errc::Cancelled};
    const auto* old = std::get_if<DraftRound>(&before);
    const auto* now = std::get_if<DraftRound>(&after);
    result.state = State::Impossible;
    if (old == nullptr || now == nullptr) return result;
    result.state = State::Compared;
    result.boards = boardsOf(old->round, now->round, number);
    const auto differences = pairing::differencesBetween(old->round, now->round);
    if (differences.empty()) return result;
    const pairing::RoundExplainer explainer(section, number, {.edition = PairingEdition::E2026}, stop);
    if (explainer.cancelled()) return Error{Errc::Cancelled};
    Explanation told = explainer.byHand(old->round, stop);
    for (std::size_t at = 0; at < differences.size(); ++at)
        result.reasons.push_back(boardStep(section, differences[at], std::move(told.steps[at].details)));
    return result;
}

/// Makes the explanation.
class EditionTeller {
public:
    EditionTeller(const Section& section, const EditionTables& tables) : m_section(section), m_tables(tables) {}

    Explanation tell()
    {
        const std::vector<std::size_t> moved = m_tables.moved();
        m_answer.kind = ExplanationKind::Editions;
        m_answer.edition = {std::string(tiebreak::editionName(m_tables.own))};
        m_answer.subject = {Phrase::EditionsQuestion, {{"round", RoundRef{m_tables.round}}}};
        m_answer.conclusion = {Phrase::EditionsSame,
                               {{"round", RoundRef{m_tables.round}}, {"edition", editionWord(m_tables.own)}}};
        if (!moved.empty()) {
            m_answer.conclusion.phrase = Phrase::EditionsDiffer;
            m_answer.conclusion.arguments.emplace_back("n", Count{static_cast<std::int64_t>(moved.size())});
        }
        for (std::size_t at = 0; at < m_tables.moves.size(); ++at) addMoves(at);
        addRound();
        addFacts();
        return std::move(m_answer);
    }

private:
    void addMoves(std::size_t at)
    {
        const tiebreak::Moves& moves = m_tables.moves[at];
        const tiebreak::MoveTeller teller(m_section, m_section, moves);
        Arguments between{{"before", editionWord(kTieBreakEditions[at])},
                          {"after", editionWord(kTieBreakEditions[at + 1])}};
        Step head{Phrase::EditionsNoMoves, std::move(between)};
        for (const tiebreak::Move& move : moves.list) {
            head.details.push_back(teller.place(move));
            FactObject fact{{{"from", std::string(tiebreak::editionName(kTieBreakEditions[at]))},
                             {"to", std::string(tiebreak::editionName(kTieBreakEditions[at + 1]))}}};
            // The values of the tie-break have names of their own beside those of the editions.
            fact.fields.emplace_back("cause", teller.placeFacts(move));
            m_moves.emplace_back(std::move(fact));
        }
        if (!moves.list.empty()) {
            head.phrase = Phrase::EditionsMoves;
            head.arguments.emplace_back("n", Count{static_cast<std::int64_t>(moves.list.size())});
        }
        m_answer.steps.push_back(std::move(head));
    }

    void addRound()
    {
        const EditionRound& round = m_tables.pairing;
        if (round.state == State::NotPaired) return;
        Step head{Phrase::EditionsRoundOne, {{"round", RoundRef{round.round}}}};
        if (round.state == State::Impossible) head.phrase = Phrase::EditionsRoundNone;
        if (round.state == State::Compared) head.phrase = Phrase::EditionsRoundSame;
        if (!round.reasons.empty()) {
            head.phrase = Phrase::EditionsRoundDiffers;
            head.arguments.emplace_back("n", Count{static_cast<std::int64_t>(round.reasons.size())});
            head.details = round.reasons;
        }
        m_answer.steps.push_back(std::move(head));
    }

    [[nodiscard]] FactObject playerFacts(std::size_t participant) const
    {
        FactObject places;
        FactObject values;
        for (std::size_t at = 0; at < kTieBreakEditions.size(); ++at) {
            const tiebreak::Standings& standings = *m_tables.standings[at];
            const std::string edition(tiebreak::editionName(kTieBreakEditions[at]));
            const int place = standings.rank(participant);
            places.fields.emplace_back(edition, place == 0 ? Fact() : Fact(place));
            FactObject row;
            for (const tiebreak::Column& column : standings.columns)
                row.fields.emplace_back(column.code.text, tiebreak::numberFact(column.values[participant].value));
            values.fields.emplace_back(edition, std::move(row));
        }
        const tiebreak::Competition& competition = *m_tables.ofOwn().competition;
        return {{{"player", competition.numbers[participant]},
                 {"points", tiebreak::numberFact(Fraction(competition.primary.score(participant).tenths, 10))},
                 {"places", std::move(places)},
                 {"values", std::move(values)}}};
    }

    [[nodiscard]] Fact seatFact(const std::optional<Seat>& seat) const
    {
        if (!seat) return {};
        return FactList{m_section.numberOf(seat->white), m_section.numberOf(seat->black)};
    }

    void addFacts()
    {
        FactList players;
        for (const tiebreak::Row& row : m_tables.ofOwn().rows) players.emplace_back(playerFacts(row.participant));
        FactList boards;
        for (const EditionBoard& board : m_tables.pairing.boards)
            boards.emplace_back(FactObject{
                {{"2017", seatFact(board.by2017)}, {"2026", seatFact(board.by2026)}, {"same", board.isSame()}}});
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("round", m_tables.round);
        facts.emplace_back("players", std::move(players));
        facts.emplace_back("moves", std::move(m_moves));
        facts.emplace_back("pairings", FactObject{{{"round", m_tables.pairing.round}, {"boards", std::move(boards)}}});
    }

    const Section& m_section;
    const EditionTables& m_tables;
    FactList m_moves{};
    Explanation m_answer{};
};

}  // namespace

std::vector<std::size_t> EditionTables::moved() const
{
    std::set<std::size_t> all;
    for (const tiebreak::Moves& each : moves) {
        for (const tiebreak::Move& move : each.list) all.insert(move.participant);
    }
    return {all.begin(), all.end()};
}

Result<EditionTables> editionTables(const Section& section, const EditionOptions& options, const std::stop_token& stop)
{
    EditionTables tables;
    tables.own = section.tieBreakEdition();
    tiebreak::StandingsOptions how;
    if (options.round > 0) how.round = options.round;
    how.codes = options.list;
    how.participants = options.teams ? tiebreak::Participants::Teams : tiebreak::Participants::Players;
    for (std::size_t at = 0; at < kTieBreakEditions.size(); ++at) {
        how.edition = kTieBreakEditions[at];
        auto standings = tiebreak::standingsOf(section, how);
        if (!standings) return standings.error();
        tables.standings[at] = std::make_shared<const tiebreak::Standings>(*std::move(standings));
        if (at > 0) tables.moves[at - 1] = tiebreak::movesBetween(tables.standings[at - 1], tables.standings[at]);
        if (stop.stop_requested()) return Error{Errc::Cancelled};
    }
    tables.round = tables.standings.front()->round;
    auto pairing = roundByEditions(section, tables.round, stop);
    if (!pairing) return pairing.error();
    tables.pairing = *std::move(pairing);
    return tables;
}

Explanation explainEditions(const Section& section, const EditionTables& tables)
{
    return EditionTeller(section, tables).tell();
}

}  // namespace kydai::ask
