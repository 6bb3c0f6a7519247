/// What the pages of a section are made from, computed once for all languages: the section as everybody may see it,
/// its standings, ratings, frozen prizes, and the answers to the questions that players ask. Any thread.
#pragma once

#include "ask/chances.h"
#include "ask/personal.h"
#include "explain/explanation.h"
#include "model/scorecards.h"
#include "model/section.h"
#include "model/unseen_line_ups.h"
#include "pairing/teams/league.h"
#include "prizes/award.h"
#include "publish/pages.h"
#include "rating/calculator.h"
#include "support/progress.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::publish {

/// The section from which pages are worked out: reasons of prohibited pairs that are no unit or federation are hidden;
/// with `initialsOfMinors` the family name of those under 18 on `day` is an initial.
Section withPublicNames(const Section& section, bool initialsOfMinors, const Date& day);
/// Who looks, and when.
struct Sight {
    Date day{};  ///< on which somebody is of age, or not
    bool fideIdsOfMinors = false;
};
/// What is shown of it: without what the rows of core/model/fields.h call private.
Section forThePublic(Section section, const Sight& sight);

/// A name with its family name as an initial: "Nguyễn Thị Loan" → "N. Thị Loan", "Carlsen, Magnus" → "C., Magnus".
std::string withInitial(const std::string& name);

struct Material {
    std::shared_ptr<const Section> section{};  ///< for the public
    std::shared_ptr<const Scorecards> cards{};
    std::vector<pairing::LeagueMatch> league{};  ///< of a team event, those to come too
    std::vector<TeamId> unseen{};  ///< whose line-ups nobody may see yet; their boards are in nothing here
    /// After which round places are told: the last one that has a result; 0: none, or the chief wants no places told.
    RoundNumber ranked = 0;
    std::shared_ptr<const tiebreak::Standings> ofPlayers{};  ///< null where `ranked` is 0
    std::shared_ptr<const tiebreak::Standings> ofTeams{};    ///< null where there are no teams
    tiebreak::UnitOptions units{};
    bool hasUnits = false;
    bool hasCategories = false;
    PrizePlan plan{};                        ///< of the awards
    std::optional<prizes::Awards> awards{};  ///< only when they are frozen
    std::optional<ask::Chances> chances{};   ///< only where the chief wants them told and something is left to play
    rating::Pool pool{};
    rating::Ratings ratings{};                            ///< no records where nobody is rated
    std::vector<std::optional<std::size_t>> ratingRow{};  ///< by player

    /// With the names that everybody may read, and what they are ranked by; pages show `section`.
    std::shared_ptr<const Section> named{};
    std::vector<ask::PersonalAnswers> told{};         ///< by player
    std::vector<std::optional<Explanation>> place{};  ///< by player

    /// Nobody learns yet that a line-up of this round was handed in.
    [[nodiscard]] bool isSealed(RoundNumber round) const { return !unseen.empty() && round == section->roundsPaired(); }
};

/// Errors: those of the standings; Cancelled.
/// @param day on which somebody is of age, or not
/// @param now by which line-ups are unseen
Result<Material> materialOf(const Section& section, const Options& options, const Date& day, const Moment& now,
                            const std::stop_token& stop, Progress& progress);

}  // namespace kydai::publish
