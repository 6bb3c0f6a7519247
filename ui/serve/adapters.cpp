#include "serve/adapters.h"

#include <QNetworkInterface>

#include <algorithm>

namespace kydai::serve {

namespace {

AdapterKind kindOf(QNetworkInterface::InterfaceType type)
{
    if (type == QNetworkInterface::Wifi) return AdapterKind::Wireless;
    if (type == QNetworkInterface::Ethernet) return AdapterKind::Cable;
    return type == QNetworkInterface::Virtual ? AdapterKind::Virtual : AdapterKind::Other;
}

int rankOf(AdapterKind kind)
{
    return kind == AdapterKind::Wireless ? 0 : kind == AdapterKind::Cable ? 1 : 2;
}

}  // namespace

std::vector<Adapter> adapters()
{
    std::vector<Adapter> found;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || flags.testFlag(QNetworkInterface::IsLoopBack)) continue;
        for (const QNetworkAddressEntry& entry : each.addressEntries()) {
            if (entry.ip().protocol() != QAbstractSocket::IPv4Protocol || entry.ip().isLinkLocal()) continue;
            found.push_back({kindOf(each.type()), each.humanReadableName(), entry.ip().toString()});
        }
    }
    std::ranges::stable_sort(found, {}, [](const Adapter& adapter) { return rankOf(adapter.kind); });
    return found;
}

QString addressText(const QString& address, std::uint16_t port)
{
    constexpr std::uint16_t kUsual = 80;
    const QString host = address.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(address) : address;
    return port == kUsual ? QStringLiteral("http://%1/").arg(host)
                          : QStringLiteral("http://%1:%2/").arg(host, QString::number(port));
}

}  // namespace kydai::serve
