// The way to the pages for phones, on paper: a sheet for the door, a card for each player, a code on top of a list.
#include "print/document_words.h"
#include "support/fragments.h"
#include "text/value_text.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::print {

namespace {

/// The address of a page, from the folder of the section.
QString addressOf(const PrintOptions& options, const std::string& page)
{
    return options.phones.address + QString::fromStdString(options.phones.folder + page);
}

std::optional<CodeCard> cardFor(const QString& address, const QString& title, const QString& line)
{
    auto code = qrCode(address.toStdString());
    if (!code) return std::nullopt;
    return CodeCard{*std::move(code), title, line, address};
}

/// Where pages are needed and there are none, or under too long an address for a code.
Error noAddress()
{
    Error error{Errc::NotAllowed};
    error.what = fragment(FragmentId::NoPagesForPhones);
    error.expected = fragment(FragmentId::AddressOfPages);
    return error;
}

}  // namespace

std::optional<CodeCard> pagesCode(const PrintOptions& options, const DocumentWords& words)
{
    if (options.phones.address.isEmpty()) return std::nullopt;
    return cardFor(addressOf(options, {}), words(QT_TRANSLATE_NOOP("Print", "On your phone")), {});
}

Result<Sheet> doorSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Your board on your phone")), options, words);
    CodeCards cards;
    constexpr double kSize = 85;
    constexpr double kTitle = 22;
    cards.codeSize = kSize;
    cards.titleSize = kTitle;
    const PhonePages& phones = options.phones;
    if (phones.address.isEmpty()) return noAddress();
    if (!phones.wifiName.isEmpty()) {
        auto code = qrCode(wifiText(phones.wifiName.toStdString(), phones.wifiPassword.toStdString()));
        if (!code) return noAddress();
        const QString password = phones.wifiPassword.isEmpty()
                                     ? QString()
                                     : words.with(QT_TRANSLATE_NOOP("Print", "password: {0}"), phones.wifiPassword);
        cards.cards.push_back(
            {*std::move(code), words(QT_TRANSLATE_NOOP("Print", "1. Join the Wi-Fi")), phones.wifiName, password});
    }
    const QString open = phones.wifiName.isEmpty() ? words(QT_TRANSLATE_NOOP("Print", "Open the page"))
                                                   : words(QT_TRANSLATE_NOOP("Print", "2. Open the page"));
    const auto card = cardFor(addressOf(options, {}), open, {});
    if (!card) return noAddress();
    cards.cards.push_back(*card);
    sheet.blocks.emplace_back(std::move(cards));
    if (!phones.wifiName.isEmpty()) {
        sheet.blocks.emplace_back(Paragraph{
            words(QT_TRANSLATE_NOOP("Print", "If the phone says that this Wi-Fi has no internet: stay connected.")),
            {12},
            4});
    }
    sheet.blocks.emplace_back(
        Paragraph{words(QT_TRANSLATE_NOOP("Print", "The list on the wall is the official one.")), {12}, 2});
    return sheet;
}

Result<Sheet> cardsSheet(const Section& section, const PrintOptions& options)
{
    if (options.phones.address.isEmpty()) return noAddress();
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Player cards")), options, words);
    std::vector<const Player*> players;
    players.reserve(section.players.size());
    for (const Player& player : section.players) players.push_back(&player);
    std::ranges::stable_sort(players, {}, &Player::tpn);
    CodeCards cards;
    constexpr double kSize = 30;
    cards.codeSize = kSize;
    cards.columns = 2;
    cards.isCut = true;
    cards.cards.reserve(players.size());
    for (const Player* player : players) {
        const auto card = cardFor(addressOf(options, "p/" + std::to_string(player->tpn) + ".html"),
                                  QStringLiteral("%1  %2").arg(QString::number(player->tpn), nameWithTitle(*player)),
                                  fromUtf8(player->unit));
        if (!card) return noAddress();
        cards.cards.push_back(*card);
    }
    sheet.blocks.emplace_back(std::move(cards));
    return sheet;
}

}  // namespace kydai::print
