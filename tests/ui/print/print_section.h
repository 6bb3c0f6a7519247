/// A section for prints: Vietnamese names, units, some rounds played.
#pragma once

#include "model/section.h"
#include "print/document.h"
#include "support/player_id.h"

#include <QString>

#include <algorithm>
#include <string>

namespace kydai::print {

/// `players` (even) players who have played `rounds` rounds of a simple table; every player meets a different opponent.
inline Section printSection(int players, int rounds)
{
    static const char* const kFamily[] = {"Nguyễn Thị Hồng", "Trần Đức", "Lê Hoàng Bảo", "Phạm Ngọc Phương"};
    static const char* const kGiven[] = {"Hạnh", "Ánh", "Đạt", "Yến", "Ước"};
    Section section;
    section.info.name = "Giải vô địch trẻ";
    section.info.chiefArbiter = "Đặng Văn Sơn";
    section.rules.scheduledRounds = 9;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = std::string(kFamily[number % 4]) + ' ' + kGiven[number % 5];
        player.rating = 2400 - number;
        player.unit = number % 2 == 0 ? "Thành phố Hồ Chí Minh" : "Bà Rịa - Vũng Tàu";
        section.players.push_back(player);
    }
    // The circle method: number 1 stays, the others walk round.
    std::vector<int> circle;
    for (int number = 2; number <= players; ++number) circle.push_back(number);
    for (int round = 0; round < rounds; ++round) {
        Round made;
        const auto seat = [&](int place) { return place == 0 ? 1 : circle[static_cast<std::size_t>(place - 1)]; };
        for (int board = 0; board < players / 2; ++board) {
            const PlayerId white = playerId(seat(board));
            const PlayerId black = playerId(seat(players - 1 - board));
            const bool draw = board % 3 == 2;
            made.games.push_back(
                {white, black, draw ? Outcome::Draw : Outcome::Win, draw ? Outcome::Draw : Outcome::Loss});
        }
        section.rounds.push_back(made);
        std::rotate(circle.begin(), circle.end() - 1, circle.end());
    }
    return section;
}

inline std::vector<const TextItem*> textsOf(const Page& page)
{
    std::vector<const TextItem*> texts;
    for (const Item& item : page.items) {
        if (const auto* text = std::get_if<TextItem>(&item)) texts.push_back(text);
    }
    return texts;
}

inline int countOf(const Page& page, const QString& words)
{
    const auto texts = textsOf(page);
    return static_cast<int>(std::ranges::count_if(texts, [&](const TextItem* item) { return item->text == words; }));
}

inline bool says(const Document& document, const QString& words)
{
    return std::ranges::any_of(document.pages, [&](const Page& page) {
        const auto texts = textsOf(page);
        return std::ranges::any_of(texts, [&](const TextItem* item) { return item->text.contains(words); });
    });
}

}  // namespace kydai::print
