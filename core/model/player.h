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

    RoundNumber entersInRound = 1;                    ///< late entry: first round in which the player may be paired
    std::optional<RoundNumber> withdrawnFromRound{};  ///< first round missed for good

    friend bool operator==(const Player&, const Player&) = default;
};

}  // namespace kydai
