// Rows that the program would never write: statements on the tables of a sound event. What is loaded of them fits
// together, or is refused. Each run is taken back, so that one connection serves for all.
#include "fuzz_section.h"
#include "fuzz_target.h"
#include "model/change.h"
#include "store/journal_table.h"
#include "store/load_event.h"
#include "store/migrations.h"
#include "store/statements.h"
#include "store/write_event.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace {

using namespace kydai;

/// Rows only: no other files, no other settings, no end of the transaction.
int allowRows(void* /*data*/, int action, const char*, const char*, const char*, const char*)
{
    constexpr int kAllowed[] = {SQLITE_INSERT, SQLITE_UPDATE,   SQLITE_DELETE,   SQLITE_SELECT,
                                SQLITE_READ,   SQLITE_FUNCTION, SQLITE_RECURSIVE};
    return std::ranges::find(kAllowed, action) != std::end(kAllowed) ? SQLITE_OK : SQLITE_DENY;
}

int stop(void* /*data*/)
{
    return 1;
}

/// Four players, one round, an entry for each.
class SoundEvent {
public:
    SoundEvent()
    {
        store::bringUpToDate(m_database);
        m_database.exec("INSERT INTO event (id, name) VALUES (1, 'fuzz')");
        Section section;
        section.rules.scheduledRounds = 3;
        for (int number = 1; number <= 4; ++number) {
            Player& player = section.players.emplace_back();
            player.id = StoredKey::player(number);
            player.tpn = number;
            player.name = "P";
        }
        Round& round = section.rounds.emplace_back();
        round.games.push_back({section.players[0].id, section.players[2].id, Outcome::Win, Outcome::Loss});
        round.games.push_back({section.players[3].id, section.players[1].id});
        const Change change = AddSection{SectionId{1}, std::make_shared<const Section>(section)};
        const auto applied = applyTo(Event{"fuzz", {}}, change);
        KYDAI_ASSERT(applied.ok());
        store::writeEvent(m_statements, Event{"fuzz", {}}, applied->event);
        sqlite3_limit(m_database.getHandle(), SQLITE_LIMIT_LENGTH, 1 << 20);
        constexpr int kMostSteps = 100'000;
        sqlite3_progress_handler(m_database.getHandle(), kMostSteps, stop, nullptr);
        KYDAI_ASSERT(store::loadEvent(m_statements, "fuzz").ok());
    }

    void runOn(const std::string& statements)
    {
        m_database.exec("BEGIN");
        try {
            sqlite3_set_authorizer(m_database.getHandle(), allowRows, nullptr);
            m_database.tryExec(statements);
            sqlite3_set_authorizer(m_database.getHandle(), nullptr, nullptr);
            load();
        } catch (const SQLite::Exception&) {
        }
        sqlite3_set_authorizer(m_database.getHandle(), nullptr, nullptr);
        m_database.tryExec("ROLLBACK");
    }

private:
    void load()
    {
        const auto event = store::loadEvent(m_statements, "fuzz");
        if (!event) return;
        for (const EventSection& entry : event->sections) format::mustFit(*entry.section);
        store::JournalTable journal(m_statements, "fuzz");
        if (journal.load()) static_cast<void>(journal.entries(std::nullopt));
    }

    SQLite::Database m_database{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    store::Statements m_statements{m_database};
};

}  // namespace

KYDAI_FUZZ_TARGET(fuzz_event_rows)
{
    static SoundEvent event;
    event.runOn(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
