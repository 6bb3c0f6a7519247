#include "store/load_event.h"

#include "model/described.h"
#include "model/section_check.h"
#include "model/stored_json.h"
#include "model/stored_key.h"
#include "model/words.h"
#include "store/statements.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <type_traits>
#include <utility>

namespace kydai::store {

namespace {

/// What no event says: the file is damaged.
struct BadValue {
    std::string what{};
};
/// What this version does not know, in a file whose seal holds: a newer program wrote it.
struct UnknownWord {
    std::string path{};
};

bool isNothing(const Json& value)
{
    return value.empty() || value == 0 || value == false || value == "";
}

/// The place of the first word in `kept` that is not in `understood` and says something; empty where there is none.
std::string unknownIn(const Json& kept, const Json& understood)
{
    if (kept.is_array() && understood.is_array()) {
        for (std::size_t i = 0; i < std::min(kept.size(), understood.size()); ++i) {
            if (auto path = unknownIn(kept[i], understood[i]); !path.empty()) return "/" + std::to_string(i) + path;
        }
    }
    if (!kept.is_object() || !understood.is_object()) return {};
    for (const auto& [word, value] : kept.items()) {
        const auto known = understood.find(word);
        if (known == understood.end() && !isNothing(value)) return "/" + word;
        if (known == understood.end()) continue;
        if (auto path = unknownIn(value, *known); !path.empty()) return "/" + word + path;
    }
    return {};
}

/// A part's text, of which every word must be known.
template <class T>
T valueOf(const std::string& text, const std::string& place)
{
    const Json kept = Json::parse(text, nullptr, false);
    if (kept.is_discarded()) throw BadValue{place};
    auto stored = fromStored<T>(kept);
    if (!stored) {
        if (stored.error().expected.id == FragmentId::NearestOfWords) throw UnknownWord{place};
        throw BadValue{place + ": " + logText(stored.error().what)};
    }
    if (stored->hasStrangers) {  // of another version, maybe
        if (const auto path = unknownIn(kept, toJson(stored->value)); !path.empty()) throw UnknownWord{place + path};
    }
    return std::move(stored->value);
}

int narrow(std::int64_t number)
{
    if (!std::in_range<int>(number)) throw BadValue{"number " + std::to_string(number)};
    return static_cast<int>(number);
}

Outcome outcomeOf(const SQLite::Column& column)
{
    const auto outcome = fromWord<Outcome>(column.getString());
    if (!outcome) throw BadValue{"result '" + column.getString() + "'"};
    return *outcome;
}

/// A row of the parts on its way into its member of the section.
struct Part {
    Section& section;
    const std::string& kind;
    int key;
    const std::string& text;
    bool isKnown = false;

    template <class M>
    void operator()(const Row& row, M Section::*member)
    {
        if (row.word != kind) return;
        isKnown = true;
        take(section.*member);
    }

private:
    [[nodiscard]] std::string place() const { return "/" + kind + (key == 0 ? "" : "/" + std::to_string(key)); }

    template <class T>
    void take(T& value)
    {
        if (key != 0) throw BadValue{place()};
        value = valueOf<T>(text, place());
    }
    void take(std::vector<Player>& players)
    {
        players.push_back(valueOf<Player>(text, place()));
        players.back().id = StoredKey::player(key);
    }
    void take(std::vector<Round>& rounds)
    {
        rounds.push_back(valueOf<Round>(text, place()));
        if (static_cast<std::size_t>(key) != rounds.size()) throw BadValue{place()};
    }
};

/// The members that have one part each.
struct SingleParts {
    std::set<std::string, std::less<>> kinds{};

    template <class M>
    void operator()(const Row& row, M Section::* /*member*/)
    {
        if constexpr (!std::is_same_v<M, std::vector<Player>> && !std::is_same_v<M, std::vector<Round>>)
            kinds.emplace(row.word);
    }
};

class Loader {
public:
    explicit Loader(Statements& statements) : m_statements(statements) {}

    Event event()
    {
        Event event;
        int rows = 0;
        m_statements.each("SELECT name, unit_rules FROM event", [&](SQLite::Statement& row) {
            ++rows;
            event.name = row.getColumn(0).getString();
            event.units = valueOf<EventUnitRules>(row.getColumn(1).getString(), "/units");
        });
        if (rows != 1 || !utf8::isValid(event.name)) throw BadValue{"event"};
        std::vector<SectionId> ids;
        m_statements.each("SELECT id, position FROM sections ORDER BY position", [&](SQLite::Statement& row) {
            if (row.getColumn(1).getInt64() != static_cast<std::int64_t>(ids.size())) throw BadValue{"position"};
            ids.push_back(SectionId{row.getColumn(0).getInt64()});
        });
        for (const SectionId id : ids) event.sections.push_back({id, std::make_shared<const Section>(section(id))});
        return event;
    }

private:
    Section section(SectionId id)
    {
        Section section;
        SingleParts missing;
        describe(missing, std::type_identity<Section>{});
        m_statements.each(
            "SELECT kind, key, value FROM parts WHERE section = ? ORDER BY kind, key",
            [&](SQLite::Statement& row) {
                const std::string kind = row.getColumn(0).getString();
                const std::string text = row.getColumn(2).getString();
                Part part{section, kind, narrow(row.getColumn(1).getInt64()), text};
                describe(part, std::type_identity<Section>{});
                if (!part.isKnown) throw UnknownWord{"/" + kind};
                missing.kinds.erase(kind);
            },
            id);
        if (!missing.kinds.empty()) throw BadValue{"no " + *missing.kinds.begin()};
        games(section, id);
        return section;
    }

    void games(Section& section, SectionId id)
    {
        static_assert(memberCount<Game>() == 5, "a board has columns of its own: the table, here and write_event.cpp");
        m_statements.each(
            "SELECT round, board, white, black, white_outcome, black_outcome, colours_known FROM games"
            " WHERE section = ? ORDER BY round, board",
            [&](SQLite::Statement& row) {
                const std::int64_t round = row.getColumn(0).getInt64();
                if (round < 1 || round > section.roundsPaired()) throw BadValue{"round " + std::to_string(round)};
                std::vector<Game>& games = section.rounds[static_cast<std::size_t>(round - 1)].games;
                games.push_back({.white = StoredKey::player(narrow(row.getColumn(2).getInt64())),
                                 .black = StoredKey::player(narrow(row.getColumn(3).getInt64())),
                                 .whiteOutcome = outcomeOf(row.getColumn(4)),
                                 .blackOutcome = outcomeOf(row.getColumn(5)),
                                 .coloursKnown = row.getColumn(6).getInt() != 0});
                if (row.getColumn(1).getInt64() != static_cast<std::int64_t>(games.size())) throw BadValue{"board"};
            },
            id);
    }

    Statements& m_statements;
};

}  // namespace

Result<Event> loadEvent(Statements& statements, const std::string& file)
{
    try {
        Event event = Loader(statements).event();
        for (const EventSection& entry : event.sections) {
            const auto fits = checkReferences(*entry.section);
            if (fits) continue;
            Error error = fits.error();
            error.code = Errc::Damaged;
            error.file = file;
            return error;
        }
        return event;
    } catch (const BadValue& bad) {
        return Error{.code = Errc::Damaged, .file = file, .detail = bad.what};
    } catch (const UnknownWord& unknown) {
        return Error{.code = Errc::NewerVersion, .file = file, .what = fragment(FragmentId::ValueAt, unknown.path)};
    }
}

}  // namespace kydai::store
