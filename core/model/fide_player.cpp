#include "model/fide_player.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace kydai {

namespace {

// In the order of Title.
constexpr std::array<std::string_view, 8> kTitles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};

}  // namespace

const FidePlayer::Tempo& FidePlayer::in(TimeControl tempo) const
{
    switch (tempo) {
    case TimeControl::Standard:
        break;
    case TimeControl::Rapid:
        return rapid;
    case TimeControl::Blitz:
        return blitz;
    }
    return standard;
}

Player playerOf(const FidePlayer& listed, TimeControl tempo)
{
    Player player;
    player.name = listed.name;
    player.fideId = std::to_string(listed.id);
    player.federation = listed.federation;
    player.birth.year = listed.birthYear;
    const bool woman = listed.sex.empty() ? listed.flag.find('w') != std::string::npos : listed.sex == "F";
    player.sex = woman ? Sex::Female : listed.sex.empty() ? Sex::Unknown : Sex::Male;
    const auto title = std::ranges::find(kTitles, std::string_view(listed.title));
    if (title != kTitles.end()) {
        player.title = static_cast<Title>(title - kTitles.begin());
    } else {
        player.titleText = listed.title;
    }
    player.rating = listed.in(tempo).rating;
    player.kFactor = player.rating > 0 ? listed.in(tempo).kFactor : 0;
    return player;
}

}  // namespace kydai
