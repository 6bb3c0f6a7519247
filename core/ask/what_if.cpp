#include "ask/what_if.h"

#include "ask/what_if_rows.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::ask {

namespace {

using Kind = WhatMoves::Kind;

Result<WhatIfSide> sideOf(std::shared_ptr<const Section> section, const WhatIfOptions& options)
{
    WhatIfSide side;
    side.section = std::move(section);
    tiebreak::StandingsOptions how;
    if (options.round > 0) how.round = options.round;
    how.participants = options.teams ? tiebreak::Participants::Teams : tiebreak::Participants::Players;
    auto standings = tiebreak::standingsOf(*side.section, how);
    if (!standings) return standings.error();
    side.standings = std::make_shared<const tiebreak::Standings>(*std::move(standings));
    if (!side.section->prizes.lists.empty() && !side.section->isTeamEvent()) {
        auto awards = prizes::awardsOf(*side.section, side.section->prizes, how.round);
        if (!awards) return awards.error();
        side.awards = *std::move(awards);
    }
    side.pool = rating::Pool(*side.section);
    side.ratings = rating::rate(side.pool, options.system.system, options.system.settings);
    side.event = norms::factsOf(*side.section);
    side.norms = norms::normList(*side.section, side.event);
    return side;
}

/// Makes the explanation.
class WhatIfTeller {
public:
    explicit WhatIfTeller(const WhatIf& made) : m_made(made) {}

    Explanation tell()
    {
        m_answer.kind = ExplanationKind::WhatIf;
        m_answer.edition = {std::string(tiebreak::editionName(m_made.after->tieBreakEdition()))};
        m_answer.subject = {Phrase::IfQuestion, {{"round", RoundRef{m_made.round}}}};
        m_answer.conclusion = {Phrase::IfNothingMoves};
        if (!m_made.moves.empty())
            m_answer.conclusion = {Phrase::IfMoves,
                                   {{"places", count(Kind::Place)},
                                    {"points", count(Kind::Points)},
                                    {"values", count(Kind::TieBreak)},
                                    {"prizes", count(Kind::Prize)},
                                    {"ratings", count(Kind::Rating)},
                                    {"norms", count(Kind::Norm)}}};
        addSupposed();
        add(Kind::Place, Phrase::IfPlaces);
        add(Kind::Points, Phrase::IfPoints);
        add(Kind::TieBreak, Phrase::IfValues);
        add(Kind::Prize, Phrase::IfPrizes);
        add(Kind::Rating, Phrase::IfRatings);
        add(Kind::Norm, Phrase::IfNorms);
        addFacts();
        return std::move(m_answer);
    }

private:
    [[nodiscard]] Count count(Kind kind) const { return {m_made.count(kind)}; }

    void addSupposed()
    {
        Step head{Phrase::IfSupposed};
        head.details = m_made.supposed;
        m_answer.steps.push_back(std::move(head));
        // What was paired after a result hung on the wall all the same.
        const RoundNumber first = firstSupposedRound(*m_made.before, *m_made.after);
        if (first > 0 && first < m_made.before->roundsPaired())
            m_answer.steps.push_back({Phrase::IfRoundsStay, {{"round", RoundRef{first}}}});
    }

    void add(Kind kind, Phrase phrase)
    {
        if (m_made.count(kind) == 0) return;
        Step head{phrase, {{"n", count(kind)}}};
        for (const WhatMoves& move : m_made.moves) {
            if (move.kind == kind) head.details.push_back(move.why);
        }
        m_answer.steps.push_back(std::move(head));
    }

    void addFacts()
    {
        FactList moves;
        for (const WhatMoves& move : m_made.moves) {
            FactObject fact{{{"kind", std::string(kWhatMoves[static_cast<std::size_t>(move.kind)])},
                             {"player", move.number},
                             {"code", move.what.empty() ? Fact() : Fact(move.what)}}};
            fact.fields.insert(fact.fields.end(), move.facts.fields.begin(), move.facts.fields.end());
            moves.emplace_back(std::move(fact));
        }
        m_answer.facts.fields.emplace_back("round", m_made.round);
        m_answer.facts.fields.emplace_back("moves", std::move(moves));
    }

    const WhatIf& m_made;
    Explanation m_answer{};
};

}  // namespace

int WhatIf::count(WhatMoves::Kind kind) const
{
    return static_cast<int>(std::ranges::count(moves, kind, &WhatMoves::kind));
}

Result<WhatIf> whatIf(std::shared_ptr<const Section> section, std::span<const Supposition> supposed,
                      const WhatIfOptions& options, const std::stop_token& stop)
{
    auto shadow = shadowOf(section, supposed);
    if (!shadow) return shadow.error();
    WhatIf made;
    made.before = std::move(section);
    made.after = *std::move(shadow);
    const auto before = sideOf(made.before, options);
    if (!before) return before.error();
    if (stop.stop_requested()) return Error{Errc::Cancelled};
    const auto after = sideOf(made.after, options);
    if (!after) return after.error();
    if (stop.stop_requested()) return Error{Errc::Cancelled};
    made.round = after->standings->round;
    made.supposed = supposedSteps(*made.before, *made.after, supposed);
    for (auto* const moves : {rankMoves, prizeMoves, ratingMoves, normMoves}) {
        std::vector<WhatMoves> found = moves(*before, *after);
        std::ranges::move(found, std::back_inserter(made.moves));
    }
    return made;
}

Explanation explainWhatIf(const WhatIf& made)
{
    return WhatIfTeller(made).tell();
}

}  // namespace kydai::ask
