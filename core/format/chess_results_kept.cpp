#include "format/chess_results_kept.h"

#include "format/trf_line.h"
#include "model/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace kydai::format {

namespace {

constexpr std::string_view kSeal = "seal";

constexpr auto kOfTournament = std::to_array<std::string_view>(
    {"type",       "remark",     "director",   "arbiter",       "sortstartrank", "ratedfide", "ratednational",
     "tb1no",      "tb2no",      "tb3no",      "tb4no",         "tb5no",         "replay",    "homecolor",
     "samecolor",  "category",   "ratingavg",  "tb1_detail",    "tb2_detail",    "mail",      "homepageorganiser",
     "tb3_detail", "tb4_detail", "tb5_detail", "playerperteam", "creator"});
constexpr auto kOfRound = std::to_array<std::string_view>({"date", "time"});
constexpr auto kOfPlayer =
    std::to_array<std::string_view>({"atitle", "sex", "teamplayid", "club", "group", "state", "rank", "tb1", "tb2",
                                     "tb3", "tb4", "tb5", "pts", "equal", "rtgaverage", "rtgperform", "rtgdifference"});
constexpr auto kOfTeam = std::to_array<std::string_view>(
    {"teamname", "federation", "state", "rank", "points", "tb1", "tb2", "tb3", "tb4", "tb5", "equal", "rtg_average"});
constexpr auto kPrinted =
    std::to_array<std::string_view>({"ratingavg", "rank", "tb1", "tb2", "tb3", "tb4", "tb5", "pts", "points", "equal",
                                     "rtgaverage", "rtgperform", "rtgdifference"});

bool isPrinted(std::string_view attribute)
{
    return attribute == "rtg_average" || std::ranges::find(kPrinted, attribute) != kPrinted.end();
}

/// FNV-1a, of everything that ranks, tie-breaks and performances rest on.
class Seal {
public:
    explicit Seal(const Section& section)
    {
        for (const std::string& code : section.rules.tieBreaks) add(code);
        for (const Player& player : section.players) {
            add(fmt::format("{} {} {} {} {}", player.tpn, player.rating, player.fideId, player.kFactor,
                            player.birth.year));
            for (const NationalRecord& record : player.national) add(std::to_string(record.rating));
        }
        for (const Team& team : section.teams.teams) {
            add(fmt::format("team {}", team.id.value));
            for (const PlayerId member : team.members) add(std::to_string(section.numberOf(member)));
        }
        for (const Round& round : section.rounds) {
            for (const Game& game : round.games)
                add(fmt::format("{}-{} {}{}", section.numberOf(game.white), section.numberOf(game.black),
                                trfCode(game.whiteOutcome), trfCode(game.blackOutcome)));
            for (const Bye& bye : round.byes)
                add(fmt::format("{} {}", section.numberOf(bye.player), trfCode(bye.kind)));
            add("round");
        }
        for (const PointAdjustment& adjustment : section.adjustments)
            add(fmt::format("{} {}", section.numberOf(adjustment.player), adjustment.points.tenths));
    }
    [[nodiscard]] std::string text() const { return fmt::format("{:016x}", m_hash); }

private:
    void add(std::string_view piece)
    {
        constexpr std::uint64_t kPrime = 0x100000001b3;
        for (const char letter : piece) m_hash = (m_hash ^ static_cast<unsigned char>(letter)) * kPrime;
        m_hash = (m_hash ^ 0xFFU) * kPrime;
    }
    std::uint64_t m_hash = 0xcbf29ce484222325;
};

constexpr std::string_view kPlayers = "players/";

}  // namespace

KeptUpload::KeptUpload(const Section& section)
{
    for (const std::string& line : section.foreignLines) {
        if (!line.starts_with(kKeptOfUpload)) continue;
        const std::string_view rest = std::string_view(line).substr(kKeptOfUpload.size());
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        const std::string path(rest.substr(0, blank));
        const std::string_view value = rest.substr(std::min(blank + 1, rest.size()));
        if (path == kSeal) {
            m_holds = value == Seal(section).text();
            continue;
        }
        const Json read = Json::parse(value, nullptr, false);
        if (!read.is_object()) continue;
        for (const auto& [attribute, text] : read.items()) {
            if (text.is_string()) set(path, attribute, text.get<std::string>());
        }
    }
}

void KeptUpload::set(const std::string& path, std::string_view attribute, std::string value)
{
    if (!value.empty()) m_elements[path].insert_or_assign(std::string(attribute), std::move(value));
}

std::string KeptUpload::value(const std::string& path, std::string_view attribute) const
{
    const auto element = m_elements.find(path);
    if (element == m_elements.end() || (isPrinted(attribute) && !m_holds)) return {};
    const auto found = element->second.find(attribute);
    return found == element->second.end() ? std::string() : found->second;
}

std::vector<int> KeptUpload::emptySeats(const Section& section) const
{
    std::vector<int> seats;
    for (const auto& [path, attributes] : m_elements) {
        if (!m_holds || !path.starts_with(kPlayers)) continue;
        const auto number = parseWhole(std::string_view(path).substr(kPlayers.size()));
        if (number && section.playerNumbered(*number) == nullptr) seats.push_back(*number);
    }
    std::ranges::sort(seats);
    return seats;
}

void KeptUpload::putInto(Section& section) const
{
    if (m_elements.empty()) return;
    const auto put = [&](std::string_view path, const std::string& value) {
        section.foreignLines.push_back(std::string(kKeptOfUpload) + std::string(path) + ' ' + value);
    };
    put(kSeal, Seal(section).text());
    for (const auto& [path, attributes] : m_elements) {
        Json element = Json::object();
        for (const auto& [attribute, value] : attributes) element[attribute] = value;
        put(path, element.dump());
    }
}

std::span<const std::string_view> keptOfTournament()
{
    return kOfTournament;
}

std::span<const std::string_view> keptOfRound()
{
    return kOfRound;
}

std::span<const std::string_view> keptOfPlayer()
{
    return kOfPlayer;
}

std::span<const std::string_view> keptOfTeam()
{
    return kOfTeam;
}

void dropKeptLines(Section& section)
{
    std::erase_if(section.foreignLines, [](const std::string& line) { return line.starts_with(kKeptOfUpload); });
}

}  // namespace kydai::format
