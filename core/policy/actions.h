/// The actions of the arbiter that are several changes: what belongs together is put together here, so that the window
/// and the command line do the same. Pure functions of a snapshot; any thread.
#pragma once

#include "model/compound_change.h"
#include "model/presence.h"
#include "policy/judgement.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::policy {

/// Open games of the paired rounds become adjourned: a draw for pairing only (C.02).
std::vector<Change> adjournments(const Section& section, SectionId id);
/// The section with those changes made: what the next round is drafted from.
Section withAdjournments(const Section& section);

/// The next round, with the games that it leaves adjourned, and for the first round of a table the number of rounds
/// that the players who are there make.
CompoundChange publishing(const Section& section, SectionId id, Round round);

/// The player as he comes into another tournament: what belongs to the one he comes from stays there.
Player newcomer(Player player);

/// New players in this order: each gets a free id and the number of its rating, the others move down. Whose sex isn't
/// known gets that of a section for one; nobody enters in a round that is paired already.
CompoundChange addingPlayers(const Section& section, SectionId id, std::vector<Player> players);

/// A player's record as it is to be. What is changed of the person (name, sex, title, federation, FIDE number, birth,
/// unit) is changed in every other section where he plays too (model/persons.h): one action.
CompoundChange editingPlayer(const Event& event, SectionId id, const Player& after);

/// The pairing numbers by rating, title and name.
CompoundChange renumbering(const Section& section, SectionId id);

/// Players are taken out of the list; while numbers may change, those behind move up.
/// @rule C.04.2.2.3
CompoundChange removing(const Section& section, SectionId id, const std::vector<PlayerId>& players);

/// Players leave from the next round on, or come back; those who are out already (who are in) stay as they are, and
/// whoever is expelled stays out while the mark is there.
CompoundChange withdrawing(const Section& section, SectionId id, const std::vector<PlayerId>& players);
CompoundChange returning(const Section& section, SectionId id, const std::vector<PlayerId>& players);

/// Players go to another section with all that is known of them: they are late entries of its next round, their byes
/// and games stay behind. As removing() and addingPlayers().
CompoundChange moving(const Event& event, SectionId from, SectionId to, const std::vector<PlayerId>& players);

/// An entry like `like` for each unit, or federation, with two players or more, in each of these sections that may
/// still have one (C.05, 5.2: in FIDE mode only before round 1 is paired); its reason is the group's name where `like`
/// has none. What stands there already is not added again.
CompoundChange keepingApart(const Event& event, const std::vector<SectionId>& sections, Kinship kinship,
                            const ProhibitedPairing& like);

/// Who has the pairing-allocated bye of the last published round; nobody where the player has a game there already, or
/// where nobody has it.
PlayerId byeToMeet(const Section& section, PlayerId player);
/// Whether the player has no game in the last published round, so that he can be put into it.
bool canBeSeatedLate(const Section& section, PlayerId player);
/// The player comes into the last published round; a bye that he had there is gone. What it breaks, policy tells as of
/// any round changed by hand.
CompoundChange seatingLate(const Section& section, SectionId id, PlayerId player, LateSeat seat);

/// Sections of a file, in their order, behind those that there are; `Copy`: of an event file, whose rounds were judged
/// when they were made.
CompoundChange importing(std::vector<Section> sections, ActionKind kind = ActionKind::Import);
/// The same sections with FIDE mode left for those that it keeps out, and for no other; nothing where that opens no
/// door.
std::optional<CompoundChange> importingOutside(const Judgement& refused);

}  // namespace kydai::policy
