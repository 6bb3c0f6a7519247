/// What the command palette finds: commands, sections, rounds, settings, pages of the manual and players by their
/// names, in both languages and without marks. Knows no widget; GUI thread only.
#pragma once

#include "model/event.h"
#include "widgets/palette_panel.h"
#include "widgets/word_match.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace kydai::ui {

/// Where a hit leads; kinds in the order in which equal hits stand.
struct PaletteGoal {
    enum class Kind : std::uint8_t { Action, Section, Round, Setting, Page, Player };
    Kind kind = Kind::Action;
    QString name{};    ///< of the action, the field of a setting, or the page
    QString action{};  ///< Setting: opens its dialog
    SectionId section{};
    RoundNumber round = 0;
    PlayerId player{};
};

struct PaletteHit {
    PaletteRow row{};
    PaletteGoal goal{};
};

/// A hit with its name in the other language.
struct PaletteEntry {
    PaletteHit hit{};
    QString otherName{};
};

class PaletteIndex {
public:
    /// Everything but players; those of sections that are as they were are kept.
    void setEntries(std::vector<PaletteEntry> entries);
    void setPlayers(const Event& event, SectionId shown);

    /// At most so many, the best first; all entries that can be done where nothing is typed.
    [[nodiscard]] std::vector<PaletteHit> find(const QString& typed, std::size_t most) const;

private:
    struct Entry {
        PaletteHit hit{};
        std::string folded{};  ///< a line for each language
    };
    struct Players {
        SectionId id{};
        std::shared_ptr<const Section> section{};
        std::vector<std::string> folded{};  ///< name, unit and section of each
    };
    struct Found {
        int rank = 0;
        const Entry* entry = nullptr;  ///< or a player
        const Players* players = nullptr;
        std::size_t at = 0;
    };

    void findEntries(const WordMatch& match, std::vector<Found>& found) const;
    void findPlayers(const WordMatch& match, int number, std::vector<Found>& found) const;
    static PaletteHit hitOf(const Found& found);

    std::vector<Entry> m_entries{};
    std::vector<Players> m_players{};
    SectionId m_shown{};
};

}  // namespace kydai::ui
