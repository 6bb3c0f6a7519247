/// What an upload of chess-results says and the model has no place for, kept in lines of the section that other formats
/// carry along as comments:
///
///     ### chess-results players/12 {"teamplayid":"186","rank":"4"}
///
/// so that a file that was read is written again as it was. Facts stay as long as the section does. What the file
/// printed (ranks, tie-breaks, performances) was worked out of its results: it is sealed by them, and holds only while
/// they are the same; afterwards whoever writes works it out. Values; any thread.
#pragma once

#include "model/section.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// In place of an opponent.
inline constexpr int kUploadedBye = -1;
inline constexpr int kUploadedAbsence = -2;

inline constexpr std::string_view kKeptOfUpload = "### chess-results ";

class KeptUpload {
public:
    KeptUpload() = default;
    explicit KeptUpload(const Section& section);

    /// \param path "tournament", "rounds/3", "players/12", "teams/1"; an empty value is not kept
    void set(const std::string& path, std::string_view attribute, std::string value);
    /// Empty: nothing, or nothing that still holds.
    [[nodiscard]] std::string value(const std::string& path, std::string_view attribute) const;
    /// Numbers of the seats of the file that nobody took; none when its results are others by now.
    [[nodiscard]] std::vector<int> emptySeats(const Section& section) const;
    /// Sealed by the section as it is.
    void putInto(Section& section) const;

private:
    std::map<std::string, std::map<std::string, std::string, std::less<>>> m_elements{};
    bool m_holds = false;  ///< the seal
};

/// The attributes that are kept, by element. Players and teams have their name with them: whoever has their number
/// later is somebody else.
std::span<const std::string_view> keptOfTournament();
std::span<const std::string_view> keptOfRound();
std::span<const std::string_view> keptOfPlayer();
std::span<const std::string_view> keptOfTeam();

/// The section without such lines: they are ours, not the event's.
void dropKeptLines(Section& section);

}  // namespace kydai::format
