/// What codes on paper lead to: the pages for phones, and the Wi-Fi on which they are found. A value.
#pragma once

#include <QString>

#include <string>

namespace kydai::print {

/// Where players find the pages for phones, and the Wi-Fi that leads there.
struct PhonePages {
    QString address{};     ///< of the event, with a '/' at the end; empty: there are none
    std::string folder{};  ///< of the section's pages, from there: "s1/"
    QString wifiName{};    ///< empty: not told
    QString wifiPassword{};
};

}  // namespace kydai::print
