#include "format/tunx_file.h"

#include "format/byte_reader.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>

namespace kydai::format {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMarkerTail = "\xFF\x89\x44"sv;
constexpr std::size_t kMarker = 4;
constexpr std::size_t kDirectory = 36;
constexpr std::size_t kSlots = 7;
constexpr std::size_t kFixedHeader = 108;
constexpr std::size_t kHeaderStrings = 132;
constexpr std::size_t kSettings = 5883;
constexpr std::size_t kGame = 21;
constexpr std::size_t kMatch = 15;

bool hasMarker(std::string_view bytes, std::size_t at, unsigned char section)
{
    return at + kMarker <= bytes.size() && static_cast<unsigned char>(bytes[at]) == section &&
           bytes.substr(at + 1, kMarkerTail.size()) == kMarkerTail;
}

/// NFC, blanks collapsed, control characters gone, as an importer wants its texts.
std::string cleaned(const std::u32string& text)
{
    std::u32string kept;
    for (const char32_t c : text) {
        const bool blank = c == U' ' || c == 0xA0 || c == U'\t' || c == U'\n' || c == U'\r';
        if (blank) {
            if (!kept.empty() && kept.back() != U' ') kept.push_back(U' ');
        } else if (c >= U' ' && c != 0x7F) {
            kept.push_back(c);
        }
    }
    if (!kept.empty() && kept.back() == U' ') kept.pop_back();
    std::string shown = utf8::encode(kept);
    utf8::replaceHidden(shown);
    return utf8::compose(shown);
}

std::string string(ByteReader& reader)
{
    const std::size_t units = reader.u16();
    const std::string_view bytes = reader.take(units * 2);
    std::u32string text;
    ByteReader content(bytes);
    while (!content.atEnd()) {
        char32_t unit = content.u16();
        if (unit >= 0xD800 && unit < 0xDC00 && content.left() >= 2) {
            const char32_t low = content.u16();
            const bool paired = low >= 0xDC00 && low < 0xE000;
            unit = paired ? 0x10000 + ((unit - 0xD800) << 10U) + (low - 0xDC00) : 0xFFFD;
        } else if (unit >= 0xD800 && unit < 0xE000) {
            unit = 0xFFFD;
        }
        text.push_back(unit);
    }
    return cleaned(text);
}

Date date(std::uint32_t digits)
{
    constexpr std::uint32_t kYears = 10000;
    const Date found{static_cast<int>(digits / kYears), static_cast<int>(digits / 100 % 100),
                     static_cast<int>(digits % 100)};
    const bool possible = found.year >= 1850 && found.year <= 2150 && found.month <= 12 && found.day <= 31;
    return possible ? found : Date{};
}

std::uint16_t u16At(std::string_view block, std::size_t at)
{
    return ByteReader(block.substr(at, 2)).u16();
}

std::uint32_t u32At(std::string_view block, std::size_t at)
{
    return ByteReader(block.substr(at, 4)).u32();
}

std::uint8_t u8At(std::string_view block, std::size_t at)
{
    return static_cast<std::uint8_t>(block[at]);
}

TunxSettings settingsOf(std::string_view block)
{
    TunxSettings settings;
    settings.type = static_cast<TunxType>(u16At(block, 11));
    settings.roundsPaired = u16At(block, 17);
    settings.players = u16At(block, 19);
    settings.rounds = u16At(block, 23);
    settings.tieBreaks = u16At(block, 27);
    for (std::size_t i = 0; i < kTunxTieBreaks; ++i) {
        const std::size_t parameters = 651 + 19 * i;
        settings.tieBreakList[i] = {u16At(block, 29 + 2 * i), u8At(block, parameters), u8At(block, parameters + 1),
                                    u16At(block, parameters + 2), u8At(block, parameters + 14) == 1};
    }
    settings.boards = u16At(block, 49);
    settings.firstDay = date(u32At(block, 71));
    settings.lastDay = date(u32At(block, 75));
    settings.listOrder = u8At(block, 876);
    settings.tempo = u8At(block, 1263);
    return settings;
}

class TunxParser {
public:
    TunxParser(std::string_view bytes, const std::string& fileName) : m_bytes(bytes), m_fileName(fileName) {}

    Result<TunxFile> parse()
    {
        constexpr std::size_t kSmallest = 144;
        if (!hasMarker(m_bytes, 0, 0x93))
            return Error{Errc::UnknownFormat,
                         m_fileName,
                         0,
                         fragment(FragmentId::ContentsOfNoSwissManagerFile),
                         fragment(FragmentId::SwissManagerEnding),
                         {}};
        if (m_bytes.size() < kSmallest || !hasMarker(m_bytes, m_bytes.size() - kDirectory, 0xD3) ||
            !hasMarker(m_bytes, m_bytes.size() - kMarker, 0xE3))
            return damaged(fragment(FragmentId::SwissManagerWithoutEnd));
        ByteReader directory(m_bytes.substr(m_bytes.size() - kDirectory + kMarker, kSlots * 4));
        for (std::size_t& slot : m_slots) slot = directory.u32();
        if (!readHeader()) return otherVersion();
        const bool team =
            m_file.settings.type == TunxType::TeamSwiss || m_file.settings.type == TunxType::TeamRoundRobin;
        if (!checkDirectory(team)) return damaged(fragment(FragmentId::SwissManagerPartsMisplaced));
        if (!readRounds() || !readPlayers()) return otherVersion();
        if (!readGames() || (team && !readTeams())) return otherVersion();
        if (!readForbidden(team)) return otherVersion();
        if (!countsAgree(team)) return damaged(fragment(FragmentId::SwissManagerPartsDisagree));
        return std::move(m_file);
    }

private:
    [[nodiscard]] Error damaged(Fragment what) const
    {
        return {Errc::Malformed, m_fileName, 0, std::move(what), fragment(FragmentId::CompleteSwissManagerFile), {}};
    }

    [[nodiscard]] Error otherVersion() const
    {
        return {Errc::Unsupported,
                m_fileName,
                0,
                fragment(FragmentId::SwissManagerOfAnotherVersion),
                fragment(FragmentId::FileSavedByCurrentSwissManager),
                {}};
    }

    bool readHeader()
    {
        ByteReader reader(m_bytes);
        reader.take(kFixedHeader);
        for (std::size_t i = 0; i < kHeaderStrings; ++i) m_file.header.push_back(string(reader));
        if (reader.failed() || !hasMarker(m_bytes, reader.position(), 0x95)) return false;
        reader.take(kMarker);
        const std::string_view block = reader.take(kSettings);
        if (reader.failed() || reader.position() != m_slots[0]) return false;
        m_file.settings = settingsOf(block);
        return static_cast<std::uint16_t>(m_file.settings.type) <= 3;
    }

    /// Offsets rise strictly, lie inside the file, and stand at the right markers.
    bool checkDirectory(bool team)
    {
        const std::size_t end = m_bytes.size() - kDirectory;
        std::size_t sections = team ? 5 : 3;
        constexpr std::array<unsigned char, 5> kSections = {0xA3, 0xA5, 0xB3, 0xB5, 0xC3};
        for (std::size_t i = 0; i < sections; ++i) {
            if (!hasMarker(m_bytes, m_slots[i], kSections[i])) return false;
            if (i > 0 && m_slots[i] < m_slots[i - 1] + kMarker) return false;
        }
        m_last = m_slots[sections];
        const bool plain = m_last == end;
        if (!plain && !hasMarker(m_bytes, m_last, 0xC5)) return false;
        return m_last >= m_slots[sections - 1] + kMarker && m_last <= end;
    }

    [[nodiscard]] std::string_view section(std::size_t slot, std::size_t next) const
    {
        return m_bytes.substr(slot + kMarker, next - slot - kMarker);
    }

    bool readRounds()
    {
        constexpr int kStrings = 16;
        constexpr std::size_t kBlock = 76;
        ByteReader reader(section(m_slots[0], m_slots[1]));
        while (!reader.atEnd()) {
            TunxRound round;
            round.time = string(reader);
            for (int i = 1; i < kStrings; ++i) string(reader);
            const std::string_view block = reader.take(kBlock);
            if (reader.failed()) return false;
            round.date = date(u32At(block, 0));
            round.games = u16At(block, 6);
            round.matches = u16At(block, 8);
            m_file.rounds.push_back(std::move(round));
        }
        return true;
    }

    bool readPlayers()
    {
        constexpr std::size_t kStrings = 18;
        constexpr std::size_t kBlock = 134;
        ByteReader reader(section(m_slots[1], m_slots[2]));
        while (!reader.atEnd()) {
            std::array<std::string, kStrings> texts;
            for (std::string& text : texts) text = string(reader);
            const std::string_view block = reader.take(kBlock);
            if (reader.failed()) return false;
            TunxPlayer player;
            player.family = std::move(texts[0]);
            player.given = std::move(texts[1]);
            player.title = std::move(texts[4]);
            player.nationalNumber = std::move(texts[5]);
            player.club = std::move(texts[9]);
            player.federation = std::move(texts[10]);
            player.type = std::move(texts[11]);
            player.group = std::move(texts[12]);
            player.female = u16At(block, 30) == 1;
            player.rating = u16At(block, 32);
            player.nationalRating = u16At(block, 34);
            player.birth = date(u32At(block, 38));
            player.fideId = u32At(block, 48);
            player.team = u16At(block, 52);
            player.teamPlace = u16At(block, 54);
            player.enteredAfter = u16At(block, 76);
            player.fixedBoard = u16At(block, 78);
            player.kFactor = u8At(block, 82);
            m_file.players.push_back(std::move(player));
        }
        return true;
    }

    bool readGames()
    {
        const bool team = m_last != m_slots[3];
        const std::string_view records = section(m_slots[2], team ? m_slots[3] : m_last);
        if (records.size() % kGame != 0) return false;
        for (std::size_t at = 0; at < records.size(); at += kGame) {
            m_file.games.push_back(
                {u16At(records, at), u16At(records, at + 2), u8At(records, at + 4), u8At(records, at + 6) == 1});
        }
        return true;
    }

    bool readTeams()
    {
        constexpr int kStrings = 5;
        constexpr std::size_t kBlock = 96;
        ByteReader reader(section(m_slots[3], m_slots[4]));
        while (!reader.atEnd()) {
            TunxTeam team;
            team.name = string(reader);
            team.shortName = string(reader);
            for (int i = 2; i < kStrings; ++i) string(reader);
            reader.take(kBlock);
            if (reader.failed()) return false;
            m_file.teams.push_back(std::move(team));
        }
        const std::string_view records = section(m_slots[4], m_last);
        if (records.size() % kMatch != 0) return false;
        for (std::size_t at = 0; at < records.size(); at += kMatch)
            m_file.matches.push_back({u16At(records, at), u16At(records, at + 2)});
        return true;
    }

    bool readForbidden(bool team)
    {
        const std::size_t end = m_bytes.size() - kDirectory;
        if (m_last == end) return true;
        const std::size_t slot = team ? 6 : 4;
        if (m_slots[slot] != 0 && m_slots[slot] != end && !(slot == 4 && m_slots[6] == end)) return false;
        const std::string_view records = section(m_last, end);
        if (records.size() % 4 != 0) return false;
        for (std::size_t at = 0; at < records.size(); at += 4)
            m_file.forbidden.emplace_back(u16At(records, at), u16At(records, at + 2));
        return true;
    }

    [[nodiscard]] bool countsAgree(bool team) const
    {
        std::size_t games = 0;
        std::size_t matches = 0;
        for (const TunxRound& round : m_file.rounds) {
            games += round.games;
            matches += round.matches;
        }
        return m_file.players.size() == m_file.settings.players && m_file.rounds.size() == m_file.settings.rounds &&
               games == m_file.games.size() && (!team || matches == m_file.matches.size());
    }

    std::string_view m_bytes;
    const std::string& m_fileName;
    std::array<std::size_t, kSlots> m_slots{};
    std::size_t m_last = 0;  ///< where the forbidden pairs or the directory begin
    TunxFile m_file{};
};

}  // namespace

Result<TunxFile> readTunxFile(std::string_view bytes, const std::string& fileName)
{
    return TunxParser(bytes, fileName).parse();
}

}  // namespace kydai::format
