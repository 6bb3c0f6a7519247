#include "model/event.h"

namespace kydai {

std::string reportName(std::string_view event, std::string_view section)
{
    if (section.find(event) != std::string_view::npos) return std::string(section);  // an event without a name too
    if (section.empty()) return std::string(event);
    std::string name(event);
    name.append(" · ").append(section);
    return name;
}

}  // namespace kydai
