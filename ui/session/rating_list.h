/// FIDE's rating list as the window uses it: imported once from a file of FIDE's (text, XML or the ZIP they come in),
/// kept as an index beside the user's data, searched while one types. GUI thread only, but for `import`.
#pragma once

#include "model/fide_player.h"
#include "policy/rating_check.h"
#include "support/progress.h"
#include "support/result.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai {

namespace store {
class RatingIndex;
}

class RatingList : public QObject {
    Q_OBJECT

public:
    /// Where the index is kept for this user.
    static QString standardPath();

    /// Whether a list that is a day old is fetched anew, and whether players are compared with each new one: this
    /// user's habits.
    static bool isFetchedDaily();
    static void setFetchedDaily(bool on);
    static bool isComparedByItself();
    static void setComparedByItself(bool on);

    explicit RatingList(QString path, QObject* parent = nullptr);
    ~RatingList() override;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// False until a list has been imported.
    [[nodiscard]] bool isThere() const { return m_index != nullptr; }
    [[nodiscard]] QString month() const;  ///< as the list names it, "OCT26", else the file's, "10/2026"
    [[nodiscard]] std::int64_t size() const;

    /// Players whose names have these words, the last one as a beginning, in any order, without diacritics; or whose ID
    /// it is. The given federation comes first. Empty without a list.
    [[nodiscard]] std::vector<FidePlayer> search(const QString& text, const QString& federationFirst,
                                                 std::size_t limit = 12) const;

    /// Nobody: none has this ID, or no list is there.
    [[nodiscard]] std::optional<FidePlayer> byId(std::int64_t id) const;

    /// A list by its month and what it says of a FIDE ID.
    struct Held {
        QString month{};
        policy::FindListed find{};
    };
    /// The list that counts for a section (policy::listDayOf, today): that in use, or the one of another month that it
    /// took the place of. Nothing where it is neither.
    [[nodiscard]] std::optional<Held> heldFor(const Section& section) const;
    /// Since the list in use was taken in.
    [[nodiscard]] int daysHeld() const;
    /// The day whose list counts.
    [[nodiscard]] Date dayFor(const Section& section) const;

    struct Imported {
        QString month{};
        std::int64_t players = 0;
        std::int64_t badLines = 0;
        std::int64_t former = 0;  ///< players of the list in use
        bool isDoubtful = false;  ///< more than one bad line in a thousand, or fewer players than the list in use:
                                  ///< nothing was taken in, the arbiter is to be asked
    };
    enum class Doubts : std::uint8_t { Ask, Accepted };
    /// Reads a list into the index at `path`; the old index stays until the new one is complete. Any thread; the window
    /// calls `reopen` afterwards. Errors: CannotOpen, CannotRead, UnknownFormat (no rating list), Malformed, Damaged (a
    /// ZIP), Unsupported (a list of one tempo would take the place of one with all), Cancelled, DiskFull, CannotWrite.
    static Result<Imported> import(const QString& file, const QString& path, std::stop_token stop, Progress& progress,
                                   Doubts doubts = Doubts::Ask);
    /// Takes the index that is on the disk now.
    void reopen();

Q_SIGNALS:
    void changed();

private:
    QString m_path;
    std::unique_ptr<store::RatingIndex> m_index;
    std::unique_ptr<store::RatingIndex> m_former;  ///< of another month
};

}  // namespace kydai
