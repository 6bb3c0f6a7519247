#include "format/fide_list.h"

#include "format/fide_list_source.h"
#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "support/code_pages.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace kydai::format {

namespace {

enum class Column : std::uint8_t {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    Arena,
    Rating,  ///< of a single list, or standard
    Games,
    K,
    RapidRating,
    RapidGames,
    RapidK,
    BlitzRating,
    BlitzGames,
    BlitzK,
    Birth,
    Flag,
};
constexpr std::size_t kColumns = 19;

struct Caption {
    std::string_view text;
    Column column;
};

constexpr std::array<Caption, 23> kCaptions = {{{"NAME", Column::Name},
                                                {"FED", Column::Federation},
                                                {"SEX", Column::Sex},
                                                {"TIT", Column::Title},
                                                {"TITL", Column::Title},
                                                {"WTIT", Column::WomenTitle},
                                                {"OTIT", Column::OtherTitles},
                                                {"FOA", Column::Arena},
                                                {"SRTNG", Column::Rating},
                                                {"SGM", Column::Games},
                                                {"GMS", Column::Games},
                                                {"GAMES", Column::Games},
                                                {"SK", Column::K},
                                                {"K", Column::K},
                                                {"RRTNG", Column::RapidRating},
                                                {"RGM", Column::RapidGames},
                                                {"RK", Column::RapidK},
                                                {"BRTNG", Column::BlitzRating},
                                                {"BGM", Column::BlitzGames},
                                                {"BK", Column::BlitzK},
                                                {"B-DAY", Column::Birth},
                                                {"BORN", Column::Birth},
                                                {"FLAG", Column::Flag}}};

/// `OCT26`: three letters and two digits.
bool isMonth(std::string_view caption)
{
    const auto isLetter = [](char c) { return c >= 'A' && c <= 'Z'; };
    return caption.size() == 5 && std::all_of(caption.begin(), caption.begin() + 3, isLetter) && isDigit(caption[3]) &&
           isDigit(caption[4]);
}

/// Where each column starts, told by the head line.
struct Layout {
    struct Field {
        std::size_t start = 0;
        std::size_t end = 0;
        bool there = false;
    };
    std::array<Field, kColumns> fields{};
    std::string month{};
    FideListKind kind = FideListKind::Combined;

    [[nodiscard]] const Field& of(Column column) const { return fields[static_cast<std::size_t>(column)]; }
};

/// A caption, or two that run together, at its place in the head.
struct Found {
    Column column;
    std::size_t start;
};

/// The columns of one word of the head; false for a word that explains nothing.
bool readCaption(const std::string& word, std::size_t at, std::vector<Found>& found, Layout& layout)
{
    if (word == "TITLFED") {
        found.push_back({Column::Title, at});
        found.push_back({Column::Federation, at + 4});
        return true;
    }
    if (word == "GAMESBORN") {
        found.push_back({Column::Games, at});
        found.push_back({Column::Birth, at + 5});
        return true;
    }
    if (isMonth(word)) {
        layout.month = word;
        found.push_back({Column::Rating, at});
        return true;
    }
    const auto* const known = std::ranges::find(kCaptions, word, &Caption::text);
    if (known == kCaptions.end()) return false;
    found.push_back({known->column, at});
    return true;
}

std::optional<Layout> readHead(std::string_view line)
{
    const std::string head = upper(line);
    if (!head.starts_with("ID NUMBER") && !head.starts_with("ID_NUMBER")) return std::nullopt;
    Layout layout;
    std::vector<Found> found = {{Column::Id, 0}};
    constexpr std::size_t kIdCaption = 9;
    for (std::size_t at = head.find_first_not_of(' ', kIdCaption); at != std::string::npos;) {
        const std::size_t end = std::min(head.find(' ', at), head.size());
        if (!readCaption(head.substr(at, end - at), at, found, layout)) return std::nullopt;
        at = head.find_first_not_of(' ', end);
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        Layout::Field& field = layout.fields[static_cast<std::size_t>(found[i].column)];
        if (field.there) return std::nullopt;
        const std::size_t end = i + 1 < found.size() ? found[i + 1].start : std::string::npos;
        field = {found[i].start, end, true};
    }
    for (const Column needed : {Column::Name, Column::Federation, Column::Rating}) {
        if (!layout.of(needed).there) return std::nullopt;
    }
    const bool old = head.find("TITLFED") != std::string::npos || !layout.of(Column::Sex).there;
    layout.kind = old                                    ? FideListKind::Old
                  : layout.of(Column::RapidRating).there ? FideListKind::Combined
                                                         : FideListKind::Single;
    return layout;
}

/// The number at the start of a field; 0 for an empty or strange one.
int number(std::string_view text)
{
    text = trimmed(text);
    int value = 0;
    constexpr std::size_t kMost = 6;
    if (text.size() > kMost) return 0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc{} && stop == text.data() + text.size() && value > 0 ? value : 0;
}

bool readId(std::string_view text, std::int64_t& id)
{
    text = trimmed(text);
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), id);
    return problem == std::errc{} && stop == text.data() + text.size() && id > 0;
}

FidePlayer::Tempo& tempoOf(FidePlayer& player, TimeControl tempo)
{
    if (tempo == TimeControl::Rapid) return player.rapid;
    return tempo == TimeControl::Blitz ? player.blitz : player.standard;
}

/// UTF-8, or else Windows-1252, as UTF-8.
void decode(std::string& text)
{
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; }) && !utf8::isValid(text))
        text = fromCodePage(text, CodePage::Windows1252);
}

class TextListReader {
public:
    TextListReader(BlockSource& source, const FideListOptions& options, const FideSink& sink)
        : m_source(source), m_options(options), m_sink(sink)
    {
    }

    Result<FideListSummary> read(std::string_view head, const std::string& fileName)
    {
        const auto layout = readHead(head);
        if (!layout) {
            return Error{Errc::UnknownFormat,
                         fileName,
                         1,
                         fragment(FragmentId::FirstLineThatDoesNotNameColumns),
                         fragment(FragmentId::FirstLineOfFideList),
                         {}};
        }
        m_layout = *layout;
        m_summary.kind = layout->kind;
        m_summary.month = layout->month;
        m_summary.lines = 1;
        std::string line;
        while (m_source.line(line)) {
            ++m_summary.lines;
            if (trimmed(line).empty()) continue;
            if (!readLine(line)) {
                ++m_summary.badLines;
                constexpr std::size_t kShown = 20;
                if (m_summary.firstBadLines.size() < kShown) m_summary.firstBadLines.push_back(m_summary.lines);
                continue;
            }
            ++m_summary.players;
            if (!m_sink(m_player)) return Error{Errc::Cancelled, fileName, 0, {}, {}, {}};
        }
        if (m_source.failed()) return Error{Errc::CannotRead, fileName, 0, {}, {}, {}};
        return m_summary;
    }

private:
    [[nodiscard]] std::string_view field(std::string_view line, Column column) const
    {
        const Layout::Field& place = m_layout.of(column);
        if (!place.there) return {};
        std::size_t start = place.start;
        std::size_t end = place.end;
        if (column > Column::OtherTitles) start += m_shift;
        if (column >= Column::OtherTitles && end != std::string::npos) end += m_shift;
        if (start >= line.size()) return {};
        return trimmed(line.substr(start, end == std::string::npos ? end : end - start));
    }

    /// An overlong list of other titles pushes the rest of its line to the right: the non-digits at the rating's place
    /// say by how much. False when no rating is near.
    bool findShift(std::string_view line)
    {
        m_shift = 0;
        if (m_layout.kind == FideListKind::Old || !m_layout.of(Column::OtherTitles).there) return true;
        const std::size_t start = m_layout.of(Column::Rating).start;
        if (start >= line.size()) return true;
        constexpr std::size_t kMost = 8;
        while (m_shift <= kMost && start + m_shift < line.size() && !isDigit(line[start + m_shift])) ++m_shift;
        return m_shift <= kMost && start + m_shift < line.size();
    }

    FidePlayer::Tempo tempo(std::string_view line, Column rating, Column games, Column k) const
    {
        return {number(field(line, rating)), number(field(line, games)), number(field(line, k))};
    }

    bool readLine(const std::string& line)
    {
        if (!findShift(line)) return false;
        if (!readId(field(line, Column::Id), m_player.id)) return false;
        m_player.name = field(line, Column::Name);
        decode(m_player.name);
        m_player.federation = field(line, Column::Federation);
        m_player.sex = field(line, Column::Sex);
        m_player.title = field(line, Column::Title);
        m_player.womenTitle = field(line, Column::WomenTitle);
        m_player.otherTitles = field(line, Column::OtherTitles);
        m_player.arenaTitle = field(line, Column::Arena);
        m_player.standard = m_player.rapid = m_player.blitz = {};
        const FidePlayer::Tempo first = tempo(line, Column::Rating, Column::Games, Column::K);
        if (m_layout.kind == FideListKind::Combined) {
            m_player.standard = first;
            m_player.rapid = tempo(line, Column::RapidRating, Column::RapidGames, Column::RapidK);
            m_player.blitz = tempo(line, Column::BlitzRating, Column::BlitzGames, Column::BlitzK);
        } else {
            tempoOf(m_player, m_options.tempo) = first;
        }
        m_player.birthYear = number(field(line, Column::Birth));
        m_player.flag = field(line, Column::Flag);
        if (m_layout.kind == FideListKind::Old) fromOldLayout();
        return true;
    }

    /// Small letters for titles, and the sex only in the flag.
    void fromOldLayout()
    {
        if (const auto title = parseTitle(m_player.title)) m_player.title = titleName(*title);
        if (m_player.sex.empty()) m_player.sex = m_player.flag.find('w') == std::string::npos ? "M" : "F";
    }

    BlockSource& m_source;
    const FideListOptions& m_options;
    const FideSink& m_sink;
    Layout m_layout{};
    std::size_t m_shift = 0;
    FidePlayer m_player{};
    FideListSummary m_summary{};
};

/// The five entities of XML; false for any other.
bool unescape(std::string& text)
{
    if (text.find('&') == std::string::npos) return true;
    constexpr std::array<std::pair<std::string_view, char>, 5> kEntities = {
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '&') {
            plain += text[at++];
            continue;
        }
        const auto* const entity = std::ranges::find_if(
            kEntities, [&](const auto& known) { return std::string_view(text).substr(at).starts_with(known.first); });
        if (entity == kEntities.end()) return false;
        plain += entity->second;
        at += entity->first.size();
    }
    text = std::move(plain);
    return true;
}

/// Without white space of any kind at the ends: line breaks mean nothing in XML.
std::string_view xmlTrimmed(std::string_view text)
{
    constexpr std::string_view kWhite = " \t\r\n";
    const std::size_t start = std::min(text.find_first_not_of(kWhite), text.size());
    return text.substr(start, text.find_last_not_of(kWhite) + 1 - start);
}

class XmlListReader {
public:
    XmlListReader(BlockSource& source, const FideListOptions& options, const FideSink& sink)
        : m_source(source), m_options(options), m_sink(sink)
    {
    }

    Result<FideListSummary> read(const std::string& fileName)
    {
        m_summary.kind = FideListKind::Single;
        while (nextTag()) {
            if (m_tag.starts_with('!') || m_tag.starts_with('?')) {
                if (m_tag.starts_with("!--") || m_tag.starts_with("?xml")) continue;
                return wrong(fileName, fragment(FragmentId::Element, m_tag.substr(0, 20)),
                             fragment(FragmentId::XmlWithoutInstructions));
            }
            if (!takeTag()) return wrong(fileName, m_wrong, fragment(FragmentId::XmlOfFideList));
            if (m_cancelled) return Error{Errc::Cancelled, fileName, 0, {}, {}, {}};
        }
        if (m_source.failed()) return Error{Errc::CannotRead, fileName, 0, {}, {}, {}};
        if (!m_closed)
            return wrong(fileName, fragment(FragmentId::EndOfFileInsideList), fragment(FragmentId::CompleteRatingList));
        return m_summary;
    }

private:
    static Error wrong(const std::string& fileName, Fragment what, Fragment expected)
    {
        return {Errc::Malformed, fileName, 0, std::move(what), std::move(expected), {}};
    }

    /// The text before the next tag into m_text, the tag into m_tag. False at the end, or where one is too long.
    bool nextTag()
    {
        constexpr std::size_t kLongestText = 1024;
        if (!m_source.takeUntil("<", kLongestText, m_text)) {
            m_closed = m_closed && xmlTrimmed(m_text).empty();
            return false;
        }
        m_source.next();
        if (!m_source.takeUntil(">", kLongestText, m_tag)) {
            m_closed = false;
            return false;
        }
        m_source.next();
        return true;
    }

    bool takeTag()
    {
        const std::string_view tag = xmlTrimmed(m_tag);
        if (tag == "playerslist" || tag == "players") {
            m_wrong = fragment(FragmentId::SecondListInOneFile);
            return !std::exchange(m_opened, true);
        }
        m_wrong = fragment(FragmentId::Element, m_tag.substr(0, 40));
        if (!m_opened) return false;
        if (tag == "/playerslist" || tag == "/players") {
            m_closed = true;
            return true;
        }
        if (tag == "player") {
            m_player = {};
            m_idFound = false;
            return true;
        }
        if (tag == "/player") return finishPlayer();
        if (tag.starts_with('/')) return takeField(tag.substr(1));
        return true;  // an opening tag: its text is taken when it closes
    }

    bool finishPlayer()
    {
        ++m_summary.lines;
        if (!m_idFound) {
            ++m_summary.badLines;
            constexpr std::size_t kShown = 20;
            if (m_summary.firstBadLines.size() < kShown) m_summary.firstBadLines.push_back(m_summary.lines);
            return true;
        }
        if (m_summary.kind != FideListKind::Combined && m_options.tempo != TimeControl::Standard)
            std::swap(m_player.standard, tempoOf(m_player, m_options.tempo));
        ++m_summary.players;
        m_cancelled = !m_sink(m_player);
        return true;
    }

    bool takeField(std::string_view name)
    {
        if (!unescape(m_text)) {
            m_wrong = fragment(FragmentId::CharacterReferenceIn, m_text.substr(0, 40));
            return false;
        }
        decode(m_text);
        const std::string_view text = xmlTrimmed(m_text);
        if (name == "fideid") m_idFound = readId(text, m_player.id);
        if (name.starts_with("rapid_") || name.starts_with("blitz_")) m_summary.kind = FideListKind::Combined;
        for (const auto& [known, member] : kTexts) {
            if (name == known) m_player.*member = text;
        }
        takeNumber(name, number(text));
        return true;
    }

    void takeNumber(std::string_view name, int value)
    {
        if (name == "birthday") m_player.birthYear = value;
        FidePlayer::Tempo* tempo = &m_player.standard;
        if (name.starts_with("rapid_")) tempo = &m_player.rapid;
        if (name.starts_with("blitz_")) tempo = &m_player.blitz;
        if (tempo != &m_player.standard) name.remove_prefix(6);
        if (name == "rating") tempo->rating = value;
        if (name == "games") tempo->games = value;
        if (name == "k") tempo->kFactor = value;
    }

    static constexpr std::array<std::pair<std::string_view, std::string FidePlayer::*>, 8> kTexts = {
        {{"name", &FidePlayer::name},
         {"country", &FidePlayer::federation},
         {"sex", &FidePlayer::sex},
         {"title", &FidePlayer::title},
         {"w_title", &FidePlayer::womenTitle},
         {"o_title", &FidePlayer::otherTitles},
         {"foa_title", &FidePlayer::arenaTitle},
         {"flag", &FidePlayer::flag}}};

    BlockSource& m_source;
    const FideListOptions& m_options;
    const FideSink& m_sink;
    std::string m_text{};
    std::string m_tag{};
    Fragment m_wrong{};
    bool m_opened = false;
    bool m_closed = false;
    bool m_cancelled = false;
    bool m_idFound = false;
    FidePlayer m_player{};
    FideListSummary m_summary{};
};

}  // namespace

Result<FideListSummary> readFideList(std::istream& stream, const std::string& fileName, const FideListOptions& options,
                                     const FideSink& sink)
{
    // A byte-order mark and the first character decide between XML and text, so both are looked at here.
    const int first = stream.peek();
    if (first == 0xEF) stream.ignore(3);
    BlockSource source(stream, options.progress);
    if (stream.peek() == '<') return XmlListReader(source, options, sink).read(fileName);
    std::string head;
    if (!source.line(head))
        return Error{Errc::UnknownFormat,
                     fileName,
                     0,
                     fragment(FragmentId::EmptyFile),
                     fragment(FragmentId::FideRatingList),
                     {}};
    return TextListReader(source, options, sink).read(head, fileName);
}

}  // namespace kydai::format
