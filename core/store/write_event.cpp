#include "store/write_event.h"

#include "model/described.h"
#include "model/json.h"
#include "model/stored_key.h"
#include "model/words.h"
#include "store/statements.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace kydai::store {

namespace {

/// Whether two rounds differ in more than their boards.
struct BesideBoards {
    const Round& before;
    const Round& after;
    bool differ = false;

    template <class M>
    void operator()(const Row& row, M Round::*member)
    {
        if (row.word != "games") differ = differ || before.*member != after.*member;
    }
};

/// The parts of a section, member by member.
class SectionWriter {
public:
    SectionWriter(Statements& statements, SectionId id, const Section* before, const Section& after)
        : m_statements(statements), m_id(id), m_before(before), m_after(after)
    {
    }

    template <class M>
    void operator()(const Row& row, M Section::*member)
    {
        static const M kNothing{};
        write(row.word, m_before == nullptr ? kNothing : m_before->*member, m_after.*member);
    }

private:
    template <class T>
    void write(std::string_view kind, const T& before, const T& after)
    {
        if (m_before == nullptr || before != after) put(kind, 0, toJson(after));
    }

    /// Both are in ascending order of their ids.
    void write(std::string_view kind, const std::vector<Player>& before, const std::vector<Player>& after)
    {
        auto old = before.begin();
        const auto drop = [&] { remove(kind, StoredKey::of((old++)->id)); };
        for (const Player& player : after) {
            while (old != before.end() && old->id < player.id) drop();
            const bool isThere = old != before.end() && old->id == player.id;
            if (isThere && *old++ == player) continue;
            Player bare = player;
            bare.id = {};  // is the key
            put(kind, StoredKey::of(player.id), toJson(bare));
        }
        while (old != before.end()) drop();
    }

    void write(std::string_view kind, const std::vector<Round>& before, const std::vector<Round>& after)
    {
        static const Round kNone;
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
            const auto number = static_cast<RoundNumber>(i + 1);
            const Round& old = i < before.size() ? before[i] : kNone;
            const Round& now = i < after.size() ? after[i] : kNone;
            games(number, old.games, now.games);
            if (i >= after.size()) {
                remove(kind, number);
                continue;
            }
            BesideBoards rest{old, now};
            describe(rest, std::type_identity<Round>{});
            if (i < before.size() && !rest.differ) continue;
            Round bare = now;
            bare.games.clear();
            put(kind, number, toJson(bare));
        }
    }

    void games(RoundNumber round, const std::vector<Game>& before, const std::vector<Game>& after)
    {
        for (std::size_t i = 0; i < after.size(); ++i) {
            const Game& game = after[i];
            if (i < before.size() && before[i] == game) continue;
            m_statements.run(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (section, round, board) DO UPDATE SET"
                " white = excluded.white, black = excluded.black, white_outcome = excluded.white_outcome,"
                " black_outcome = excluded.black_outcome, colours_known = excluded.colours_known",
                m_id, round, i + 1, game.white, game.black, wordFor(game.whiteOutcome), wordFor(game.blackOutcome),
                game.coloursKnown);
        }
        if (after.size() < before.size())
            m_statements.run("DELETE FROM games WHERE section = ? AND round = ? AND board > ?", m_id, round,
                             after.size());
    }

    void put(std::string_view kind, int key, const Json& value)
    {
        m_statements.run(
            "INSERT INTO parts VALUES (?, ?, ?, ?)"
            " ON CONFLICT (section, kind, key) DO UPDATE SET value = excluded.value",
            m_id, kind, key, value.dump());
    }
    void remove(std::string_view kind, int key)
    {
        m_statements.run("DELETE FROM parts WHERE section = ? AND kind = ? AND key = ?", m_id, kind, key);
    }

    Statements& m_statements;
    SectionId m_id;
    const Section* m_before;
    const Section& m_after;
};

const EventSection* entryOf(const Event& event, SectionId id)
{
    const auto at = std::ranges::find(event.sections, id, &EventSection::id);
    return at == event.sections.end() ? nullptr : &*at;
}

}  // namespace

SectionId nextSectionId(Statements& statements)
{
    SectionId next{1};
    statements.each("SELECT seq FROM sqlite_sequence WHERE name = 'sections'",
                    [&](SQLite::Statement& row) { next.value = row.getColumn(0).getInt64() + 1; });
    return next;
}

void writeEvent(Statements& statements, const Event& before, const Event& after)
{
    if (before.name != after.name || before.units != after.units)
        statements.run("UPDATE event SET name = ?, unit_rules = ?", after.name, toJson(after.units).dump());
    for (const EventSection& entry : before.sections) {
        if (entryOf(after, entry.id) == nullptr) statements.run("DELETE FROM sections WHERE id = ?", entry.id);
    }
    for (std::size_t position = 0; position < after.sections.size(); ++position) {
        const EventSection& entry = after.sections[position];
        const EventSection* old = entryOf(before, entry.id);
        if (position >= before.sections.size() || before.sections[position].id != entry.id)
            statements.run(
                "INSERT INTO sections VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET position = excluded.position",
                entry.id, position);
        if (old != nullptr && old->section == entry.section) continue;
        SectionWriter writer(statements, entry.id, old == nullptr ? nullptr : old->section.get(), *entry.section);
        describe(writer, std::type_identity<Section>{});
    }
}

}  // namespace kydai::store
