/// Lists of a whole event: its units, the medal table, and who is called up at the closing ceremony. Each reads the
/// ranking that it was made from, which must outlive it. Any thread.
#pragma once

#include "prizes/award.h"
#include "prizes/event_units.h"
#include "tables/list.h"

#include <vector>

namespace kydai::tables {

/// Units by rank, with what the rules of the event count. Subjects are indices of EventRanking::units.
List eventUnitsList(const prizes::EventRanking& ranking);
/// Units by medals: gold, silver, bronze, all. Subjects as above.
List medalTableList(const prizes::EventRanking& ranking);

/// What the prizes of each section cost: prizes, winners, money; the sums by currency are notes. Subjects are indices
/// of EventRanking::sections.
List accountsList(const prizes::EventRanking& ranking);

/// Somebody who is called up: for a prize, or for a medal where the section's prizes name none.
struct CalledUp {
    std::size_t section = 0;  ///< index in EventRanking::sections
    std::size_t player = 0;   ///< index in Section::players
    std::string list{};       ///< of prizes; empty: the section's standings
    int place = 0;
    std::string prize{};  ///< "Giải nhất"; empty: by its place
    std::string award{};  ///< what there is beside money
    prizes::Medal medal = prizes::Medal::None;
    int number = 0;  ///< of the certificate, from 1 in the order of the ceremony
};
/// In the order of the ceremony: section by section, list by list, from the last prize to the first.
std::vector<CalledUp> calledUp(const prizes::EventRanking& ranking);
/// "Giải nhất", "Đồng giải ba", "Huy chương vàng", "place 5".
QString prizeWords(const CalledUp& called, const text::Wording& wording);
/// The running order, and the register of certificates. Subjects are indices of `called`.
List ceremonyList(const prizes::EventRanking& ranking, const std::vector<CalledUp>& called);

}  // namespace kydai::tables
