/// Pictures of explanations as data; one painter in ui draws them for the pane and for paper.
#pragma once

#include "model/colour.h"
#include "model/ids.h"
#include "model/points.h"
#include "model/scorecards.h"
#include "support/fraction.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kydai {

/// Two colour histories aligned as 5.2.3 compares them: unplayed rounds slid to the front, newest played game last.
struct ColourStrips {
    struct Cell {
        std::optional<Colour> colour{};  ///< none: an unplayed round
        RoundNumber round = 0;           ///< 0: padding
        bool decisive = false;
    };
    struct Strip {
        int number = 0;  ///< pairing number
        std::string name{};
        std::vector<Cell> cells{};  ///< both strips have the same length
        Colour gets{};
    };
    Strip first{};
    Strip second{};
};

/// A tie-break's rows: a bar per round; cut rows are struck through.
struct TieBreakBars {
    struct Row {
        RoundNumber round = 0;
        std::string label{};  ///< opponent, or empty for the dummy
        bool dummy = false;
        Fraction used{};          ///< value taken over
        Fraction contribution{};  ///< what it adds
        bool cut = false;
        bool adjusted = false;
    };
    std::vector<Row> rows{};
    Fraction total{};
};

/// The games among tied players.
struct SubCrosstable {
    struct Cell {
        bool self = false;
        bool missing = false;              ///< not played
        std::optional<Fraction> points{};  ///< of a missing game the best case, where the rule asks for it
    };
    struct Row {
        int number = 0;  ///< pairing number, of a team the team's
        std::string name{};
        std::vector<Cell> cells{};
        Fraction sum{};
        Fraction best{};  ///< sum with every missing game won
        int place = 0;    ///< 0: still tied
        bool unreachable = false;
    };
    std::vector<Row> rows{};
};

/// A bracket: S1 against S2 with lines; floats coming in and going out; the asked-for pair dashed, an expected one that
/// was refused crossed out.
struct BracketPicture {
    struct Entrant {
        int number = 0;  ///< pairing number
        std::string name{};
        Points score{};
        bool movedDown = false;   ///< MDP
        bool downfloats = false;  ///< leaves to the next bracket or takes the bye
        bool limbo = false;
        std::optional<Colour> due{};
    };
    /// What stood against a pair that was expected.
    enum class Refused : std::uint8_t { No, Met, Prohibited, Colours, Bye, Engaged, Worse };
    enum class Ends : std::uint8_t { Across, BothUpper, BothLower };
    struct Line {
        std::size_t upper = 0;  ///< index in `upper`, or of the first of two in `lower`
        std::size_t lower = 0;  ///< index in `lower`, or of the second of two in `upper`
        bool asked = false;     ///< the pair the question is about
        bool dashed = false;    ///< asked for, not made
        Ends ends = Ends::Across;
        Refused refused = Refused::No;
        RoundNumber round = 0;  ///< in which they met
    };
    Points scoregroup{};
    std::vector<Entrant> upper{};  ///< S1
    std::vector<Entrant> lower{};  ///< S2, remainder and downfloaters
    std::vector<Line> lines{};
};

/// A rating change game by game.
struct RatingBars {
    struct Row {
        RoundNumber round = 0;
        std::string opponent{};
        double expected = 0;
        double score = 0;
    };
    std::vector<Row> rows{};
};

/// Rows of a crosstable as they stood before a round: the evidence for what a sentence says of them.
struct CrosstableRows {
    struct Cell {
        RoundEntry entry{};
        int opponent = 0;  ///< pairing number
        bool decisive = false;
    };
    struct Row {
        int number = 0;  ///< pairing number
        std::string name{};
        Points score{};
        std::vector<Cell> cells{};  ///< round 1 first
    };
    std::vector<Row> rows{};
};

/// How often each place came out when what is left was played many times, with how far each share may be off.
struct PlaceChances {
    struct Bar {
        int place = 0;
        double share = 0;  ///< of 1
        double error = 0;  ///< up or down
    };
    std::vector<Bar> bars{};         ///< of places that follow each other, the best first
    int now = 0;                     ///< 0: no place yet
    std::pair<int, int> possible{};  ///< the best and the last place that the points to come allow; 0: not known
};

/// What the rating systems make of one player's event, all on Elo's scale.
struct RatingScale {
    struct Row {
        std::string system{};
        std::optional<double> before{};
        std::optional<double> after{};
        std::optional<double> performance{};  ///< what the event alone is worth
        double shown = 0;                     ///< the rating after the event, or before, in the system's own scale
        int decimals = 0;                     ///< with so many decimals
    };
    std::vector<Row> rows{};
};

/// Matches of a knock-out, round by round of its bracket: each match stands between the two from which it came.
struct KnockOutTree {
    struct Side {
        int number = 0;  ///< seed; 0: not known yet
        std::string name{};
        std::optional<int> halves{};  ///< points in the match, in half points; none: no game, as of a bye
    };
    struct Match {
        Side upper{};  ///< came from the upper one of the two matches before; the higher seed where none leads to it
        Side lower{};
        bool isBye = false;  ///< there is nobody for one of the two places
        int winner = 0;      ///< 1: the upper one, 2: the lower one, 0: open
        bool asked = false;
        std::vector<std::pair<int, int>> stages{};  ///< half points in each, where more than one was played
    };
    struct Round {
        std::string word{};  ///< what it is called (bracket_words.h)
        std::vector<Match> matches{};
    };
    std::vector<Round> rounds{};
    bool isFixed = true;           ///< each match has its own two before it
    std::optional<Match> third{};  ///< for the third place
    int part = 0;                  ///< of the rounds before the last 32, which are shown in parts; 0: the end
    int parts = 0;
};

using Picture = std::variant<ColourStrips, TieBreakBars, SubCrosstable, BracketPicture, RatingBars, CrosstableRows,
                             PlaceChances, RatingScale, KnockOutTree>;

}  // namespace kydai
