/// The addresses under which this machine is reached, for the chief to choose from: a laptop at a hall often has a
/// cable, a Wi-Fi and a virtual network at once. Any thread.
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace kydai::serve {

enum class AdapterKind : std::uint8_t { Cable, Wireless, Virtual, Other };

struct Adapter {
    AdapterKind kind = AdapterKind::Other;
    QString name{};     ///< as the system calls it
    QString address{};  ///< IPv4
};

/// Those that are up, Wi-Fi and cable first; loopback is none of them.
std::vector<Adapter> adapters();

/// "http://192.168.1.5:8080/"; the usual port is left out.
QString addressText(const QString& address, std::uint16_t port);

}  // namespace kydai::serve
