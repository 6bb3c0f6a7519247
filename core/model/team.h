/// Teams of a team event, their matches, their line-ups with the rules for them, and what was awarded (TRF 013, 310,
/// 300, 320, 330, 299).
#pragma once

#include "model/date.h"
#include "model/game.h"
#include "model/ids.h"
#include "model/player.h"
#include "model/points.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai {

struct Team {
    TeamId id{};
    std::string name{};
    std::string nickname{};
    Points strength{};
    std::optional<Points> fileMatchPoints{};  ///< as the file had them; none = compute
    std::optional<Points> fileGamePoints{};
    int fileRank = 0;
    std::vector<PlayerId> members{};  ///< in board order, the reserves last
    std::string captain{};            ///< who hands in the line-up; need not play
    std::string club{};   ///< teams of one club are kept apart where rules say so; empty: its name is its club
    std::string venue{};  ///< where it plays at home
    friend bool operator==(const Team&, const Team&) = default;
};

/// A line-up as handed in (TRF26 300), which may depart from the fixed order; nobody (id 0) is an empty board.
struct LineUp {
    RoundNumber round = 1;
    TeamId team{};
    TeamId opponent{};  ///< nobody while the round is not paired
    std::vector<PlayerId> boards{};
    std::string reason{};  ///< why it may break a rule of the event
    friend bool operator==(const LineUp&, const LineUp&) = default;
};

/// A team without a match in a round, with what it was awarded (TRF26 320).
struct TeamBye {
    RoundNumber round = 1;
    TeamId team{};
    Points matchPoints{};
    Points gamePoints{};
    friend bool operator==(const TeamBye&, const TeamBye&) = default;
};

/// A match decided without play (TRF26 330): first forfeits or wins by forfeit against second.
struct TeamForfeit {
    enum class Kind : std::uint8_t { FirstWins, SecondWins, BothLose };
    RoundNumber round = 1;
    Kind kind = Kind::FirstWins;
    TeamId first{};
    TeamId second{};
    friend bool operator==(const TeamForfeit&, const TeamForfeit&) = default;
};

/// A team that does not play in a round, known before the round is paired (TRF26 240).
struct TeamAbsence {
    RoundNumber round = 1;
    TeamId team{};
    Outcome kind = Outcome::ZeroBye;  ///< HalfBye, ZeroBye or FullBye
    friend bool operator==(const TeamAbsence&, const TeamAbsence&) = default;
};

/// Teams no two of which may meet in some rounds (TRF26 260).
struct TeamProhibition {
    RoundNumber firstRound = 1;
    RoundNumber lastRound = kMaxRounds;
    std::vector<TeamId> teams{};
    friend bool operator==(const TeamProhibition&, const TeamProhibition&) = default;
};

/// How the members of a team may follow each other on the boards.
enum class BoardOrder : std::uint8_t { Fixed, ByRating, Free };
/// Where a board may stay empty: below all manned ones, anywhere, nowhere.
enum class EmptyBoards : std::uint8_t { Lowest, Anywhere, Nowhere };

/// A board that is kept for women, or for players born in some year or later.
struct KeptBoard {
    int board = 1;
    Sex sex = Sex::Unknown;  ///< Unknown: for both
    int bornFrom = 0;        ///< 0: whenever
    friend bool operator==(const KeptBoard&, const KeptBoard&) = default;
};

/// What the event's regulations ask of a line-up.
struct LineUpRules {
    BoardOrder order = BoardOrder::Fixed;
    int tolerance = 0;  ///< of ByRating: by so many rating points a player may sit above a stronger one
    EmptyBoards empty = EmptyBoards::Lowest;
    int mostReserves = 0;  ///< in one match; 0 = as many as there are
    int leastPlayers = 0;  ///< with fewer the match is lost; 0 = however few
    std::vector<KeptBoard> keptBoards{};
    std::string deadline{};  ///< when a line-up must be in, in words; stands on the forms
    /// Nobody but the arbiter sees a line-up before both of a match are in, or the deadline has passed.
    bool unseen = false;
    /// Whoever has played so many games for higher teams of the club no longer plays for a lower one; 0 = he may.
    int mostGamesAbove = 0;
    friend bool operator==(const LineUpRules&, const LineUpRules&) = default;
};

/// When the line-ups of a round must be in.
struct LineUpDeadline {
    RoundNumber round = 1;
    Date day{};
    std::string time{};  ///< "14:30" where the event is; unreadable or empty: the end of the day
    friend bool operator==(const LineUpDeadline&, const LineUpDeadline&) = default;
};

/// When and where two teams meet, in a league whose rounds are not played on one day. Without a day it is put off and
/// has no new one yet.
struct Fixture {
    RoundNumber round = 1;
    TeamId first{};
    TeamId second{};
    Date day{};
    std::string time{};   ///< "14:30"
    std::string venue{};  ///< empty: where the home team plays
    Date movedFrom{};     ///< the day on which it was to be played before
    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// Points of a match that differ from the rule (TRF26 299). Without a kind they are added, to a round or (round 0) to
/// the total. A win, draw or loss in a round is the result of the match itself, whatever its boards say; a forfeit, or
/// a kind in all rounds, is worth so much where the match has it.
struct TeamAward {
    RoundNumber round = 0;
    TeamId team{};
    std::optional<Outcome> kind{};
    Points matchPoints{};
    Points gamePoints{};
    friend bool operator==(const TeamAward&, const TeamAward&) = default;
};

/// Whether it is the result of a match as a whole.
inline bool decidesMatch(const TeamAward& award)
{
    return award.round > 0 && award.kind &&
           (*award.kind == Outcome::Win || *award.kind == Outcome::Draw || *award.kind == Outcome::Loss);
}

/// A match with so many game points or more is worth these match points.
struct MatchScale {
    Points gamePoints{};
    Points matchPoints{};
    friend bool operator==(const MatchScale&, const MatchScale&) = default;
};

/// Everything a section has when it is a team event; empty `teams` for individual events.
struct TeamEvent {
    std::vector<Team> teams{};
    std::vector<LineUp> lineUps{};
    std::vector<TeamBye> byes{};
    std::vector<TeamForfeit> forfeits{};
    std::vector<TeamAbsence> absences{};
    std::vector<TeamProhibition> prohibited{};
    std::vector<TeamAward> awards{};
    LineUpRules lineUpRules{};
    std::vector<LineUpDeadline> deadlines{};
    std::vector<Fixture> fixtures{};
    Points matchWin{20};
    Points matchDraw{10};
    Points matchLoss{0};
    std::vector<MatchScale> matchScale{};  ///< in place of the three where it has a row, by ascending game points
    std::string boardColours{};            ///< TRF26 352, e.g. "WBWB"
    bool matchPointsPrimary = true;        ///< the event ranks by match points
    friend bool operator==(const TeamEvent&, const TeamEvent&) = default;
};

}  // namespace kydai
