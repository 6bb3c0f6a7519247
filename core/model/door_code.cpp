#include "model/door_code.h"

#include "model/persons.h"
#include "model/stored_key.h"
#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace kydai {

namespace {

constexpr std::size_t kSectionDigits = 3;  // or more
constexpr std::size_t kPlayerDigits = 4;
constexpr std::size_t kCheckDigits = 3;
constexpr std::size_t kLeastDigits = kSectionDigits + kPlayerDigits + kCheckDigits;
constexpr std::int32_t kMostPlayers = 9999;

bool isDigit(char letter)
{
    return '0' <= letter && letter <= '9';
}

std::int64_t valueOfDigits(std::string_view digits)
{
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/// FNV-1a over the place and the name, of which three digits are left: they tell two names apart and lead back to none.
std::string checkDigits(std::string_view place, const std::string& name)
{
    std::uint64_t sum = 0xcbf29ce484222325U;
    for (const std::string_view part : {place, std::string_view(name)}) {
        for (const char letter : part) {
            sum ^= static_cast<unsigned char>(letter);
            sum *= 0x100000001b3U;
        }
    }
    constexpr std::uint64_t kChecks = 1000;
    return fmt::format("{:03}", (sum ^ sum >> 32U) % kChecks);
}

}  // namespace

std::string doorCode(SectionId section, const Player& player)
{
    const std::int32_t key = StoredKey::of(player.id);
    if (key < 1 || key > kMostPlayers || section.value < 1) return {};
    const std::string place = fmt::format("{:03}{:04}", section.value, key);
    return place + checkDigits(place, utf8::wordKey(player.name));
}

std::string spacedDoorCode(std::string_view code)
{
    if (code.size() < kLeastDigits) return std::string(code);
    const std::size_t player = code.size() - kCheckDigits - kPlayerDigits;
    return fmt::format("{} {} {}", code.substr(0, player), code.substr(player, kPlayerDigits),
                       code.substr(code.size() - kCheckDigits));
}

std::optional<std::string> asDoorCode(std::string_view typed)
{
    std::string code(typed);
    std::erase_if(code, [](char letter) { return letter == ' ' || letter == '\t'; });
    constexpr std::size_t kMostDigits = 18;  // what a number holds
    if (code.size() < kLeastDigits || code.size() > kMostDigits || !std::ranges::all_of(code, isDigit))
        return std::nullopt;
    return code;
}

DoorHolder holderOf(const Event& event, std::string_view code)
{
    const std::size_t player = code.size() - kCheckDigits - kPlayerDigits;
    const SectionId id{valueOfDigits(code.substr(0, player))};
    const auto section = std::ranges::find(event.sections, id, &EventSection::id);
    if (section == event.sections.end()) return {};
    const auto key = static_cast<std::int32_t>(valueOfDigits(code.substr(player, kPlayerDigits)));
    const Player* found = section->section->find(StoredKey::player(key));
    if (found == nullptr) return {};
    return {id, found->id, doorCode(id, *found) != code};
}

DoorHolder holderAt(const Event& event, std::string_view code, std::span<const SectionId> door)
{
    const auto isAtDoor = [&](SectionId section) { return std::ranges::find(door, section) != door.end(); };
    const DoorHolder own = holderOf(event, code);
    if (!own.player || isAtDoor(own.section)) return own;
    const Section& section = *std::ranges::find(event.sections, own.section, &EventSection::id)->section;
    for (const Persons::Entry& entry : Persons(event).elsewhere(section, section.player(own.player))) {
        if (isAtDoor(entry.section)) return {entry.section, entry.player->id, own.isDoubtful};
    }
    return own;
}

}  // namespace kydai
