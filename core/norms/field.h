/// What an event is to its title norms: how opponents were found, and the field that can exempt from the demand for
/// foreign opponents. Source: FIDE Title Regulations B.01 effective 1 January 2024, through rules/norms.md. Whether a
/// norm is given is FIDE's to decide. Pure functions, any thread.
#pragma once

#include "model/scorecards.h"
#include "model/section.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::norms {

/// What exempts from both demands on federations (1.4.3, 1.4.4).
enum class Exemption : std::uint8_t {
    None,
    NationalFinal,  ///< a: final of the national championship; stated by the arbiter
    NationalTeam,   ///< b: national team championship, for players of the registering federation; stated
    Zonal,          ///< c: zonal and sub-zonal; stated
    ForeignField,   ///< d: enough strong guests in every round; counted
};

/// Why a section can't give norms at all.
enum class Obstacle : std::uint8_t { None, NotChess, NotStandard, TooFewRounds, SmallDoubleRoundRobin };

/// One round of the field. Players count who missed at most one round, pairing-allocated byes aside.
struct FieldRound {
    RoundNumber round = 0;
    int guests = 0;       ///< rated, not of the host federation
    int federations = 0;  ///< of the guests
    int holders = 0;      ///< guests with GM, IM, WGM or WIM
    int average = 0;      ///< of everybody who counts and was there, unrated ones as 1400
    [[nodiscard]] bool isForeign() const;
};

struct Field {
    std::vector<FieldRound> rounds{};
    int players = 0;    ///< who count
    bool swiss = true;  ///< the two articles about the field speak of Swiss events only
    /// @rule B.01.1.4.3d 20 rated guests of three federations, ten of them title holders, in every round
    [[nodiscard]] bool isForeign() const;
    /// The round with the lowest average; null without rounds.
    [[nodiscard]] const FieldRound* weakest() const;
    /// @rule B.01.1.5.6 at least 40 players averaging 2000 in every round
    [[nodiscard]] bool isStrongSwiss() const;
};

/// How the section's dates meet 1.1.3; unknown where a round has no date.
struct Days {
    bool known = false;
    int most = 0;    ///< rounds on the fullest day
    int single = 0;  ///< days with one round
};

/// A section as its norms see it.
struct EventFacts {
    bool predetermined = false;  ///< round robin: all opponents known beforehand
    bool twice = false;          ///< double round robin
    RoundNumber rounds = 0;      ///< of the whole event
    std::string host{};
    Exemption stated = Exemption::None;
    Obstacle obstacle = Obstacle::None;
    Field field{};
    Days days{};
    std::shared_ptr<const Scorecards> cards{};  ///< of the section

    [[nodiscard]] Exemption exemption() const;
};

/// @rule B.01.1.1.3 at most two rounds a day; one norm of an application comes from one round a day on three days
/// `stated`: what the arbiter says the event is; None: as the section's facts for reports say.
EventFacts factsOf(const Section& section, Exemption stated = Exemption::None);

}  // namespace kydai::norms
