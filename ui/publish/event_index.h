/// An index over publications that lie side by side in one folder: what was played, is played and will be.
#pragma once

#include "model/player.h"
#include "publish/page_set.h"
#include "publish/pages.h"

#include <QString>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace kydai::publish {

/// What the event.json of a publication says (open_data.h).
struct IndexedEvent {
    std::string folder{};  ///< below that of the index
    std::string name{};
    std::string town{};
    Date firstDay{};
    Date lastDay{};
    std::vector<std::string> languages{};  ///< of its pages, the first one that of index.html
    std::size_t sections = 0;
    std::size_t players = 0;
    int rounds = 0;     ///< of all sections; 0 where one doesn't say
    int published = 0;  ///< of these
};

/// The newest first. What is no publication, was withdrawn, or can't be read is left out.
std::vector<IndexedEvent> eventsIn(const std::filesystem::path& folder);

/// Pages `index.html` and of the other languages, and `events.json`, of the format `open-events`.
PageSet indexPages(const QString& title, const std::vector<IndexedEvent>& events, const Options& options);

}  // namespace kydai::publish
