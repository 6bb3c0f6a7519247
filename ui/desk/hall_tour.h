/// What the wall shows one after another: the sections of one room or of all, in the order of rooms, those with news
/// first: another round or the end of it, boards paired or results corrected otherwise than they stood there. What is
/// merely new comes in its turn, marked. A section's page is its pairings while its round is played, and its standings
/// once all results are there. GUI thread.
#pragma once

#include "model/event.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kydai::ui {

struct WallPage {
    SectionId section{};
    bool standings = false;
    bool isNews = false;             ///< it was another page when it was shown last, or said otherwise
    std::vector<PlayerId> boards{};  ///< White of those whose result was none or another when it was shown last
    friend bool operator==(const WallPage&, const WallPage&) = default;
};

class HallTour {
public:
    /// The sections as they are now. Those of the first call are no news.
    void take(const Event& event);
    /// Where rounds are paired, in the order of rooms; sections without a room have none.
    [[nodiscard]] std::vector<std::string> rooms() const;
    /// Empty: all sections. The page stays if it is of this room.
    void setRoom(const std::string& room);
    [[nodiscard]] const std::string& room() const { return m_room; }
    /// Where the tour stands; none where no section of the room has a round.
    [[nodiscard]] std::optional<WallPage> page() const;
    /// To the next page with news, or else the next one; what was shown until now is no news any more.
    void goOn();
    void goBack();

private:
    /// What a section's page is of.
    struct Shown {
        RoundNumber round = 0;
        bool isOver = false;
        std::vector<Game> games{};
    };
    struct Stop {
        SectionId section{};
        std::string room{};
        Shown now{};
    };

    [[nodiscard]] bool isNews(const Stop& stop) const;
    [[nodiscard]] std::vector<PlayerId> boardsWithNews(const Stop& stop) const;
    /// The stops of the room, the one where the tour stands first; empty: there are none.
    [[nodiscard]] std::vector<const Stop*> fromHere() const;
    void see();

    std::vector<Stop> m_stops{};
    std::map<SectionId, Shown> m_seen{};
    std::string m_room{};
    SectionId m_at{};
    bool m_began = false;
};

}  // namespace kydai::ui
