/// Teams of a team event, their matches and what was awarded (TRF 013, 310, 300, 320, 330).
#pragma once

#include "model/game.h"
#include "model/ids.h"
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
    std::vector<PlayerId> members{};  ///< in board order
    friend bool operator==(const Team&, const Team&) = default;
};

/// A line-up that departs from the fixed order (TRF26 300); nobody (id 0) is an empty board.
struct LineUp {
    RoundNumber round = 1;
    TeamId team{};
    TeamId opponent{};
    std::vector<PlayerId> boards{};
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

/// Everything a section has when it is a team event; empty `teams` for individual events.
struct TeamEvent {
    std::vector<Team> teams{};
    std::vector<LineUp> lineUps{};
    std::vector<TeamBye> byes{};
    std::vector<TeamForfeit> forfeits{};
    std::vector<TeamAbsence> absences{};
    std::vector<TeamProhibition> prohibited{};
    Points matchWin{20};
    Points matchDraw{10};
    Points matchLoss{0};
    std::string boardColours{};      ///< TRF26 352, e.g. "WBWB"
    bool matchPointsPrimary = true;  ///< the event ranks by match points
    friend bool operator==(const TeamEvent&, const TeamEvent&) = default;
};

}  // namespace kydai
