/// The copy of an event at a second place: a stick, a second folder, a mounted share. It is an event file with a log of
/// its own, which opens as any other and says until when it is complete.
///
/// Why not the file and its log copied as they are: the event's log ends and begins anew at each settle, and the file
/// is written in place then; a copy of both that is cut in the middle is no state of the event. And why no list of
/// entries that are made again: that would be a second form of the event with ways of its own to fail. So the copy is
/// written in two ways only, and each leaves a whole state at every cut:
/// - *an entry*: the pages in which the event's newest state differs from the copy's go behind the copy's log as one
///   transaction with its sums. SQLite takes it whole or not at all, and nothing that was there is written again.
/// - *settling*: the copy's own state, without a change, becomes a new file under another name, which takes the copy's
///   name and then has no log. A log of before that is still beside it has another mark, and what it holds is the same.
/// Whatever failed, the copy is read again before the next write; so a place that was full or away is caught up with by
/// the same two ways. What does not add up is not copied: the copy never becomes worse than it is.
///
/// It goes on only where the copy's journal is the beginning of the event's. A copy that was worked at by itself, or is
/// of another event, is kept beside (in the copy's folder of backups) before it is replaced, and both are told.
///
/// Nothing here knows SQLite's connection to the event: any thread, one at a time; calls take as long as the place
/// does.
#pragma once

#include "store/held_state.h"
#include "store/live_reader.h"
#include "store/log_write.h"
#include "store/place.h"
#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace kydai::store {

class Twin {
public:
    /// Whether the copy may be made where there is none. Of a stick that was pulled out nothing may be made: its folder
    /// may still be there, on another disk.
    enum class Missing : std::uint8_t { Make, Wait };

    Twin(const std::filesystem::path& event, std::filesystem::path copy, Missing missing,
         std::shared_ptr<Place> place = std::make_shared<Place>());

    /// A copy that had entries of its own, or was of another event or damaged.
    struct Other {
        std::filesystem::path kept{};  ///< where it lies now
        std::size_t entries = 0;       ///< that are in it alone
        Instant newest{};              ///< when the last of them was made; 0 where nothing tells
        std::size_t ours = 0;          ///< that are in the event alone
    };
    struct Brought {
        std::size_t entries = 0;  ///< of the journal that is there now
        Instant newest{};         ///< when the last of them was made; 0 where there is none
        std::optional<Other> other{};
    };
    /// The copy is the event as it is now. Errors: those of reading the event, Damaged where it does not add up; and of
    /// the place: CannotOpen where it or the copy is not there, DiskFull, ReadOnly, CannotWrite, InUse. The copy is
    /// then as it was, or a later state of the event.
    Result<Brought> bring();
    /// When nothing is to be done for a moment: a long log is settled. Errors: those of the place.
    Result<void> tidy();
    /// Whether the copy is there, as far as its name tells.
    [[nodiscard]] bool isThere() const { return m_place->isThere(m_copy); }

private:
    Result<void> look(const std::string& bytes, const Entries& entries);
    Result<void> keepAside(const std::string& file, const std::optional<std::string>& state, const Entries& ours);
    Result<void> settle(const std::string& state);
    Result<void> append(std::string state);
    [[nodiscard]] bool isAsLeft() const;
    [[nodiscard]] Error failure(int number) const;
    [[nodiscard]] Error notThere() const;

    std::string m_name;  ///< of the event, for messages
    std::filesystem::path m_copy;
    std::filesystem::path m_log;
    Missing m_missing;
    std::shared_ptr<Place> m_place;
    LiveReader m_event;
    bool m_isKnown = false;                ///< what follows is what the place has
    std::string m_there{};                 ///< the copy's state, as a file at rest
    Entries m_entries{};                   ///< of its journal
    LogMark m_mark = 0;                    ///< of the copy
    std::optional<LogWriter> m_writing{};  ///< of its log, where there is one
    std::optional<Other> m_other{};        ///< not told yet
};

}  // namespace kydai::store
