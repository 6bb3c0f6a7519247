#include "format/trf_own_lines.h"

#include "format/text_lines.h"
#include "format/trf_line.h"
#include "model/described.h"
#include "model/member_paths.h"
#include "model/section_check.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <span>
#include <utility>

namespace kydai::format {

namespace {

constexpr std::string_view kOurVersion = "### kydai/1 ";
constexpr std::string_view kGoesOn = "+ ";
constexpr std::string_view kEventName = "event/name";
constexpr std::string_view kEventUnits = "event/units/";

bool mayStandInOwnLine(const Row& row)
{
    return row.carried.trf26 == Carry::OwnLine || row.carried.trf26 == Carry::Rounded;
}

/// As a line keeps it: what reading would compose or replace is escaped, and no two blanks are neighbours.
std::string written(const Json& value)
{
    constexpr auto dump = [](const Json& json, bool ascii) {
        return json.dump(-1, ' ', ascii, Json::error_handler_t::replace);
    };
    std::string text = dump(value, false);
    std::string visible = text;
    if (utf8::replaceHidden(visible) > 0 || composed(text) != text || text.find("\xC2\xA0") != std::string::npos)
        text = dump(value, true);
    for (std::size_t at = text.find("  "); at != std::string::npos; at = text.find("  ", at))
        text.replace(at + 1, 1, "\\u0020");
    return text;
}

/// As much of a text as one line takes, cut where reading loses nothing.
std::string_view piece(std::string_view text)
{
    constexpr std::size_t kMost = 160;
    if (text.size() <= kMost) return text;
    const auto mayCut = [&](std::size_t at) {
        const bool inLetter = (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
        return !inLetter && text[at] != ' ' && text[at - 1] != ' ';
    };
    std::size_t end = kMost;
    while (!mayCut(end)) --end;
    return text.substr(0, end);
}

void putLines(std::vector<std::string>& lines, std::string_view path, const Json& value)
{
    const std::string all = std::string(path) + ' ' + written(value);
    std::string_view rest = all;
    for (std::string_view opening = ""; !rest.empty(); opening = kGoesOn) {
        const std::string_view part = piece(rest);
        lines.push_back(std::string(kOurVersion).append(opening).append(part));
        rest.remove_prefix(part.size());
    }
}

struct ResetPrivate {
    template <class T>
    struct Members {
        T& value;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            static const T kUsual{};
            if (row.privacy == Privacy::Never && row.carried.trf26 == Carry::OwnLine)
                value.*member = kUsual.*member;
            else
                reset(value.*member);
        }
    };
    template <class T>
    static void reset(T& value)
    {
        if constexpr (IsDescribed<T>) {
            Members<T> members{value};
            describe(members, std::type_identity<T>{});
        } else if constexpr (requires { value.has_value(); }) {
            if (value) reset(*value);
        } else if constexpr (requires { value.begin(), value.front(); } && !std::is_same_v<T, std::string>) {
            for (auto& item : value) reset(item);
        }
    }
};

/// One value with all its lines.
struct Entry {
    std::span<const NumberedLine> lines{};
    std::string path{};
    std::string value{};
};

std::vector<Entry> entriesOf(const std::vector<NumberedLine>& lines)
{
    std::vector<Entry> entries;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        std::string_view text = lines[at].text;
        const bool known = text.starts_with(kOurVersion);
        if (known) text.remove_prefix(kOurVersion.size());
        if (known && text.starts_with(kGoesOn) && !entries.empty()) {
            Entry& last = entries.back();
            last.lines = std::span(lines).subspan(static_cast<std::size_t>(last.lines.data() - lines.data()),
                                                  last.lines.size() + 1);
            last.value += text.substr(kGoesOn.size());
            continue;
        }
        Entry& entry = entries.emplace_back(Entry{std::span(lines).subspan(at, 1)});
        const std::size_t blank = std::min(text.find(' '), text.size());
        if (known) entry.path = text.substr(0, blank);
        entry.value = text.substr(std::min(blank + 1, text.size()));
    }
    return entries;
}

Result<std::size_t> set(ReportedEvent& event, std::string_view path, const Json& value)
{
    if (path == kEventName) {
        if (!value.is_string()) return Error{.code = Errc::Malformed, .expected = fragment(FragmentId::TextInQuotes)};
        event.name = value.get<std::string>();
        return std::size_t{1};
    }
    if (path.starts_with(kEventUnits))
        return setMember(event.units, path.substr(kEventUnits.size()), value, mayStandInOwnLine);
    return setMember(event.section, path, value, mayStandInOwnLine);
}

class Taking {
public:
    Taking(ReportedEvent& into, std::vector<Diagnostic>& findings)
        : m_event(into), m_findings(findings), m_fitted(checkReferences(into.section).ok())
    {
    }

    /// All that tell something new: of two that tell of the same the first counts.
    void takeOnce(std::vector<Entry> entries)
    {
        PathsTaken taken;
        std::vector<Entry> again;
        std::erase_if(entries, [&](const Entry& entry) {
            if (entry.path.empty() || taken.add(entry.path)) return false;
            again.push_back(entry);
            return true;
        });
        take(entries);
        for (const Entry& entry : again) keep(entry, fragment(FragmentId::EachEntryOnce));
    }

private:
    /// All of them, where the section fits together then; else each half by itself.
    void take(std::span<const Entry> entries)
    {
        if (entries.empty()) return;
        const ReportedEvent before = m_event;
        const std::size_t told = m_findings.size();
        for (const Entry& entry : entries) setOne(entry);
        const auto fits = m_fitted ? checkReferences(m_event.section) : Result<void>();
        if (fits) return;
        m_event = before;
        m_findings.erase(m_findings.begin() + static_cast<std::ptrdiff_t>(told), m_findings.end());
        if (entries.size() == 1 || m_attempts == 0) {
            for (const Entry& entry : entries) keep(entry, fits.error().expected);
            return;
        }
        --m_attempts;
        take(entries.first(entries.size() / 2));
        take(entries.subspan(entries.size() / 2));
    }

    void setOne(const Entry& entry)
    {
        const Json value = Json::parse(entry.value, nullptr, false);
        if (value.is_discarded()) return keep(entry, fragment(FragmentId::JsonOfKydai));
        const auto done = m_left > 0 ? set(m_event, entry.path, value) : std::size_t{0};
        if (!done) return keep(entry, done.error().expected);
        if (m_left == 0) return keep(entry, fragment(FragmentId::PathOfMember));
        m_left -= std::min(*done, m_left);
    }

    void keep(const Entry& entry, Fragment expected)
    {
        for (const NumberedLine& line : entry.lines) m_event.section.foreignLines.push_back(line.text);
        constexpr std::size_t kShown = 60;
        const std::string start = utf8::encode(utf8::decode(entry.lines.front().text).substr(0, kShown));
        m_findings.push_back({.problem = Problem::NotInterpreted,
                              .line = entry.lines.front().number,
                              .what = fragment(FragmentId::LineThatBeginsWith, start),
                              .expected = std::move(expected)});
    }

    ReportedEvent& m_event;
    std::vector<Diagnostic>& m_findings;
    bool m_fitted;                    ///< the report by itself
    int m_attempts = 64;              ///< left, to find out which lines don't fit
    std::size_t m_left = 20'000'000;  ///< values that are set: a short line can name all players, a file has many lines
};

}  // namespace

std::vector<std::string> ownLines(const ReportedEvent& wanted, const ReportedEvent& read, bool withPrivate)
{
    std::vector<std::string> lines;
    if (wanted.name != read.name) putLines(lines, kEventName, wanted.name);
    const auto put = [&](std::string_view where, std::vector<MemberDifference> differences) {
        std::erase_if(differences, [&](const MemberDifference& difference) {
            const bool isPrivate = difference.privacy >= Privacy::OfAge && !withPrivate;
            return isPrivate || !mayStandInOwnLine(difference.row);
        });
        for (const MemberDifference& difference : joined(std::move(differences)))
            putLines(lines, std::string(where) + difference.path, difference.wanted);
    };
    put(kEventUnits, memberDifferences(wanted.units, read.units));
    put({}, memberDifferences(wanted.section, read.section));
    return lines;
}

void takeOwnLines(const std::vector<NumberedLine>& lines, ReportedEvent& into, std::vector<Diagnostic>& findings)
{
    if (lines.empty()) return;
    Taking(into, findings).takeOnce(entriesOf(lines));
}

Section withoutPrivate(Section section)
{
    ResetPrivate::reset(section);
    return section;
}

}  // namespace kydai::format
