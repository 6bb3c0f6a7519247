// Codes on paper: the way to the pages for phones (a sheet for the door, a card for each player, a code on top of a
// list), and the cards that are scanned at check-in.
#include "format/chess_results_writer.h"
#include "model/door_code.h"
#include "model/persons.h"
#include "print/document_words.h"
#include "support/fragments.h"
#include "support/utf8.h"
#include "text/value_text.h"

#include <algorithm>
#include <optional>
#include <set>
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

std::optional<CodeCard> pagesCode(const Section& section, const PrintOptions& options, const DocumentWords& words)
{
    const QString onSite = QString::fromStdString(format::addressAtChessResults(section.info.chessResultsKey));
    const QString address = options.phones.address.isEmpty() ? onSite : addressOf(options, {});
    if (address.isEmpty()) return std::nullopt;
    return cardFor(address, words(QT_TRANSLATE_NOOP("Print", "On your phone")), {});
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

Result<Sheet> checkInCardsSheet(const std::vector<CardHolders>& holders, const PrintOptions& options)
{
    if (holders.empty()) return Error{Errc::NotAllowed};
    Section cover;  // its heading is the event's, unless it is of one section alone
    cover.info = holders.front().section->info;
    if (holders.size() > 1) cover.info.name = options.event.toStdString();
    const DocumentWords words(options, holders.front().section->rules.discipline);
    Sheet sheet = emptySheet(cover, words(QT_TRANSLATE_NOOP("Print", "Cards for check-in")), options, words);
    sheet.footer = options.program;
    CodeCards cards;
    constexpr double kSize = 36;
    constexpr double kTitle = 14;
    cards.codeSize = kSize;
    cards.titleSize = kTitle;
    cards.columns = 2;
    cards.rows = 4;
    cards.isCut = true;
    Event event;
    for (const CardHolders& of : holders) event.sections.push_back({of.id, of.section});
    const Persons persons(event);
    std::set<const Player*> printed;  // whoever plays in two groups of sections has one card
    for (const CardHolders& of : holders) {
        std::vector<const Player*> players;
        for (const Player& player : of.section->players) {
            if (of.only.empty() || std::ranges::find(of.only, player.id) != of.only.end()) players.push_back(&player);
        }
        std::ranges::stable_sort(players, {}, [](const Player* player) { return utf8::nameSortKey(player->name); });
        for (const Player* player : players) {
            const std::string code = doorCode(of.id, *player);
            auto drawn = qrCode(code);
            if (!drawn || printed.contains(player)) continue;
            QString line = fromUtf8(of.section->info.name);
            for (const Persons::Entry& entry : persons.elsewhere(*of.section, *player)) {
                printed.insert(entry.player);
                line += QStringLiteral(" · ") + fromUtf8(entry.of->info.name);
            }
            if (!player->unit.empty()) line += QStringLiteral(" · ") + fromUtf8(player->unit);
            cards.cards.push_back(
                {*std::move(drawn), nameWithTitle(*player), line, fromUtf8(spacedDoorCode(code)), options.event});
        }
    }
    if (cards.cards.empty()) return Error{Errc::NotAllowed};
    sheet.blocks.emplace_back(std::move(cards));
    return sheet;
}

}  // namespace kydai::print
