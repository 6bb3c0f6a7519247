/// Explanations of a round: why this opponent, why not that one, who has the bye and why. Made from the engine's record
/// of the round; "why not?" runs the engine once more with the pair forced.
///
/// Facts of the JSON. Pairing: `player`, `opponent` (0: the bye or nobody), `follows_rule`, `rule_opponent`, and where
/// the player was paired `bracket` (its score), `moved_down`, `departures` and `floats` (design/cli.md), `criteria`
/// with `name`, `article`, `cost`, `players`; `virtual_points` of the player in an accelerated round. Of a round that
/// is not as the rules give it `departures` and `floats` are empty. Why not: `player`, `rival`, `decided_by`
/// ("together", "absent", "met", "prohibited", "colours", "impossible", "completion", "C5", a criterion's name,
/// "sequence"), `worse_for`, `made`, `forced`, `bracket`, `best_round` (lists of white and black), `cause` in the words
/// of departures. Bye: `player` (0: nobody), `eligible`, `barred` with `player`, `reason`, `round`, `score`, `cause`
/// and `instead` (who takes it in the best round in which the player does not).
///
/// A cause that was found by pairing the round anew names what was held meanwhile: `hold` is "better_placed" (the
/// groups above and the better placed pairs of the own one) or "nothing". A float's `instead` is who leaves the group
/// in the best round in which the player stays, `leavers` all of them where they are several; its cause may be "alone"
/// (nobody else is in the group), "nobody" (everybody else is `barred`, each with `player`, `kind`, `round`) or "odd".
#pragma once

#include "explain/explanation.h"
#include "pairing/next_round.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// One round, paired once, asked about as often as wanted. The section must outlive it. Const functions may be called
/// from several threads.
class RoundExplainer {
public:
    /// 1 ≤ round ≤ roundsPaired() + 1. Where the round is published, the answers also tell what the rules give.
    RoundExplainer(const Section& section, RoundNumber round, const RoundOptions& options = {},
                   const std::stop_token& stop = {});
    ~RoundExplainer();
    RoundExplainer(const RoundExplainer&) = delete;
    RoundExplainer& operator=(const RoundExplainer&) = delete;

    /// True when the stop token ended the work; nothing may be asked then.
    [[nodiscard]] bool cancelled() const;
    /// Kind Pairing: why does the player have this opponent?
    [[nodiscard]] Explanation pairing(PlayerId player) const;
    /// Kind Versus: the pairings of two players side by side.
    [[nodiscard]] Explanation versus(PlayerId player, PlayerId other) const;
    /// The same from the two answers.
    [[nodiscard]] Explanation versus(std::pair<PlayerId, Explanation> one,
                                     std::pair<PlayerId, Explanation> other) const;
    /// Kind WhyNot; nothing where the stop token ended the work.
    [[nodiscard]] std::optional<Explanation> whyNot(PlayerId player, PlayerId rival,
                                                    const std::stop_token& stop = {}) const;
    /// Kind Float: why did the player leave his group, and not `other` (nobody: no such question)? Nothing where the
    /// stop token ended the work.
    [[nodiscard]] std::optional<Explanation> floated(PlayerId player, PlayerId other,
                                                     const std::stop_token& stop = {}) const;
    /// Why the player left each group that he left, one sentence each; nothing where he left none, or the round is not
    /// as the rules give it, or the stop token ended the work.
    [[nodiscard]] std::vector<Step> downfloats(PlayerId player, const std::stop_token& stop = {}) const;
    /// Kind ByeNot; nothing where the stop token ended the work.
    [[nodiscard]] std::optional<Explanation> byeNot(PlayerId player, const std::stop_token& stop = {}) const;
    /// Kind Bye.
    [[nodiscard]] Explanation bye() const;
    /// Kind Pairing, of a whole round made by hand: each board that the rules do not give, with the first reason
    /// against it. Facts: `follows_rule`, `boards`.
    [[nodiscard]] Explanation byHand(const Round& manual, const std::stop_token& stop = {}) const;
    /// White of every board in publishing order, then who has the bye: one question each covers the round.
    [[nodiscard]] std::vector<PlayerId> everybodyOnce() const;

private:
    struct Case;
    std::unique_ptr<const Case> m_case;
};

}  // namespace kydai::pairing
