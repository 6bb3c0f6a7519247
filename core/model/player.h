/// A player of a section as a plain value.
#pragma once

#include "model/date.h"
#include "model/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai {

/// FIDE titles in the order in which C.04.2 ranks them; None last.
enum class Title : std::uint8_t { GM, IM, WGM, FM, WIM, CM, WFM, WCM, None };
enum class Sex : std::uint8_t { Unknown, Male, Female };

/// The national half of a player's record (TRF26 federation line).
struct NationalRecord {
    std::string federation{};  ///< three capitals: whose list it is
    std::string category{};
    std::string name{};
    int rating = 0;  ///< 0 = none
    std::string origin{};
    std::string number{};
    Date birth{};
    std::string sex{};
    friend bool operator==(const NationalRecord&, const NationalRecord&) = default;
};

/// A column of an imported list that the program has no use for: kept and shown as it is.
struct FreeField {
    std::string head{};
    std::string text{};
    friend bool operator==(const FreeField&, const FreeField&) = default;
};

/// A rating as an official or custom list has it, taken over with its month.
struct ListRating {
    std::string list{};  ///< "standard", "rapid", "blitz" of FIDE's list, or a custom list's name
    int rating = 0;      ///< 0 = he is in the list without a rating
    std::string month{};
    friend bool operator==(const ListRating&, const ListRating&) = default;
};

/// From this round on he plays with another rating: events over 30 days take the list of each round (B.01.1.1.4).
struct RoundRating {
    RoundNumber fromRound = 1;
    int rating = 0;
    friend bool operator==(const RoundRating&, const RoundRating&) = default;
};

/// What belongs to a player's ratings besides the official one (Player::rating).
struct PlayerRatings {
    std::string source{};  ///< where Player::rating comes from, "FIDE rapid OCT26"; empty: typed, or a file's
    std::optional<int> tournament{};   ///< typed tournament rating, where the list method is OTHER
    std::vector<ListRating> listed{};  ///< what the lists had when he was last compared with them
    std::vector<RoundRating> later{};  ///< by round ascending
    friend bool operator==(const PlayerRatings&, const PlayerRatings&) = default;
};

/// What the arbiter has marked a player with.
struct PlayerMarks {
    bool noByes = false;                ///< not entitled to byes at his request (free entry, conditions)
    bool expelled = false;              ///< left out of the standings; his games count for his opponents
    int placeByHand = 0;                ///< tie-break MAN: the lower the better; 0 = none
    std::optional<int> outsideValue{};  ///< tie-break EXT: worked out elsewhere, in hundredths, the higher the better
    std::string normFederation{};       ///< for title norms where it is not his federation (B.01, 1.4.3)
    friend bool operator==(const PlayerMarks&, const PlayerMarks&) = default;
};

struct Player {
    PlayerId id{};
    int tpn = 0;         ///< tournament pairing number: place in the initial order, from 1
    std::string name{};  ///< as announced; UTF-8 in NFC
    Sex sex = Sex::Unknown;
    Title title = Title::None;
    std::string titleText{};  ///< as a file wrote it, when it is not one of FIDE's
    int rating = 0;           ///< the international rating of the section's time control; 0 = unrated
    std::string federation{};
    std::string fideId{};
    Date birth{};
    std::string unit{};      ///< đơn vị: club, school or province
    std::string category{};  ///< for category standings
    std::vector<NationalRecord> national{};
    int kFactor = 0;                  ///< FIDE's K where the list gives it; 0 = derive it
    int fileRank = 0;                 ///< rank as the file had it; 0 = none
    int fixedBoard = 0;               ///< table at which the player must sit; 0 = none
    std::vector<FreeField> fields{};  ///< each head once
    PlayerRatings ratings{};
    PlayerMarks marks{};

    RoundNumber entersInRound = 1;                    ///< late entry: first round in which the player may be paired
    std::optional<RoundNumber> withdrawnFromRound{};  ///< first round missed for good

    friend bool operator==(const Player&, const Player&) = default;
};

}  // namespace kydai
