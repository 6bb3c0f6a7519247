/// The values of single TRF fields: dates, titles, sexes, result letters.
#pragma once

#include "model/date.h"
#include "model/game.h"
#include "model/player.h"

#include <optional>
#include <string>
#include <string_view>

namespace kydai::format {

/// `YYYY/MM/DD` with any separator, `DD/MM/YYYY`, a year alone, unknown month or day as 00; nullopt for anything else.
std::optional<Date> parseDate(std::string_view text);
/// The dates of line 132: `YY/MM/DD`, two-digit years as 20yy; also the long forms.
std::optional<Date> parseRoundDate(std::string_view text);
/// `YYYY/MM/DD`, 00 where unknown; empty when the year is.
std::string writtenDate(const Date& date);

/// FIDE's titles and their old one- and two-letter forms, where m is International Master.
std::optional<Title> parseTitle(std::string_view text);
/// "GM" …; empty for None.
std::string_view titleName(Title title);

std::optional<Sex> parseSex(std::string_view text);

/// The outcome of a result letter for a player with an opponent; nullopt when it is none.
std::optional<Outcome> parseGameLetter(char letter);
/// … for a player without one: U F H Z + -, a blank is absence.
std::optional<Outcome> parseByeLetter(char letter);

/// Upper case for ASCII, everything else as it is.
char upper(char letter);
std::string upper(std::string_view text);

}  // namespace kydai::format
