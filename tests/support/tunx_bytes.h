/// A section as a Swiss-Manager file (rules/tunx_format.md): what format::readTunx looks at, zeros elsewhere.
#pragma once

#include "format/tunx.h"
#include "model/section.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace kydai::fixture {

class TunxBytes {
public:
    explicit TunxBytes(const Section& section) : m_section(section) {}

    std::string take()
    {
        mark(0x93);
        m_bytes.resize(108, '\0');
        for (std::size_t i = 0; i < 132; ++i) text(headerText(i));
        mark(0x95);
        m_bytes += settings();
        begin(0xA3);
        const int rounds = m_section.rules.scheduledRounds.value_or(m_section.roundsPaired());
        for (RoundNumber round = 1; round <= rounds; ++round) {
            for (int i = 0; i < 16; ++i) text("");
            std::string block(76, '\0');
            put(block, 6, round <= m_section.roundsPaired() ? m_section.round(round).games.size() : 0);
            m_bytes += block;
        }
        begin(0xA5);
        for (const Player& player : m_section.players) addPlayer(player);
        begin(0xB3);
        for (const Round& round : m_section.rounds) {
            for (const Game& game : round.games) addGame(game);
        }
        begin(0xC5);
        for (const ProhibitedPairing& pair : m_section.rules.prohibited) {
            for (const PlayerId player : {pair.players.at(0), pair.players.at(1)}) add16(m_section.numberOf(player));
        }
        const std::size_t end = m_bytes.size();
        m_slots[4] = end;
        mark(0xD3);
        for (const std::size_t slot : m_slots) add16(slot), add16(slot >> 16U);
        mark(0xE3);
        return m_bytes;
    }

private:
    template <class Number>
    static void put(std::string& block, std::size_t at, Number number)
    {
        block[at] = static_cast<char>(number & 0xFF);
        block[at + 1] = static_cast<char>((number >> 8) & 0xFF);
    }
    template <class Number>
    void add16(Number number)
    {
        m_bytes.resize(m_bytes.size() + 2);
        put(m_bytes, m_bytes.size() - 2, number);
    }
    void mark(unsigned char section)
    {
        m_bytes += static_cast<char>(section);
        m_bytes += "\xFF\x89\x44";
    }
    void begin(unsigned char section)
    {
        m_slots.at(m_parts++) = m_bytes.size();
        mark(section);
    }
    /// Of letters of ASCII.
    void text(const std::string& letters)
    {
        add16(letters.size());
        for (const char letter : letters) add16(static_cast<unsigned char>(letter));
    }
    [[nodiscard]] std::string headerText(std::size_t index) const
    {
        if (index == 0) return m_section.info.name;
        return index == 20 ? m_section.info.federation : std::string();
    }
    [[nodiscard]] std::string settings() const
    {
        std::string block(5883, '\0');
        const RuleSet& rules = m_section.rules;
        put(block, 11, rules.pairingSystem == PairingSystem::RoundRobin ? 1 : 0);
        put(block, 17, m_section.roundsPaired());
        put(block, 19, m_section.players.size());
        put(block, 23, rules.scheduledRounds.value_or(m_section.roundsPaired()));
        put(block, 27, rules.tieBreaks.size());
        for (std::size_t i = 0; i < std::min<std::size_t>(rules.tieBreaks.size(), 9); ++i) {
            for (const NumberedTieBreak& row : numberedTieBreaks()) {
                const auto number = static_cast<std::uint16_t>(row.number);
                if (codeOf(format::numberOf({number}, false), false).substr(0, rules.tieBreaks[i].size()) ==
                    rules.tieBreaks[i])
                    put(block, 29 + 2 * i, number);
            }
        }
        block[1263] = static_cast<char>(rules.timeControl == TimeControl::Rapid   ? 2
                                        : rules.timeControl == TimeControl::Blitz ? 3
                                                                                  : 1);
        return block;
    }
    void addPlayer(const Player& player)
    {
        text(player.name);
        for (int i = 1; i < 18; ++i) text(i == 10 ? player.federation : "");
        std::string block(134, '\0');
        put(block, 32, player.rating);
        m_bytes += block;
    }
    void addGame(const Game& game)
    {
        std::string record(21, '\0');
        put(record, 0, m_section.numberOf(game.white));
        put(record, 2, m_section.numberOf(game.black));
        record[4] = static_cast<char>(game.whiteOutcome == Outcome::Win    ? 1
                                      : game.whiteOutcome == Outcome::Draw ? 2
                                      : game.whiteOutcome == Outcome::Loss ? 3
                                                                           : 0);
        m_bytes += record;
    }

    const Section& m_section;
    std::string m_bytes{};
    std::array<std::size_t, 7> m_slots{};
    std::size_t m_parts = 0;
};

}  // namespace kydai::fixture
