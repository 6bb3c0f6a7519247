#include "tiebreak/swiss_manager.h"

#include <algorithm>
#include <iterator>

namespace kydai::tiebreak {

namespace {

struct NumberRow {
    std::string_view number;
    std::string_view code;
};
constexpr NumberRow kNumbers[] = {
    {"1", "PTS"},    {"2", "BH@OLD"},  {"8", "PS"},    {"9", "PS"},      {"10", "ARO"}, {"11", "DE@OLD"}, {"12", "WIN"},
    {"13", "MPTS"},  {"35", "SB@OLD"}, {"36", "ARO"},  {"37", "BH@OLD"}, {"45", "KS"},  {"52", "SB@OLD"}, {"53", "BPG"},
    {"60", "TPR"},   {"68", "WIN"},    {"77", "AOB"},  {"78", "BC"},     {"79", "REP"}, {"80", "ARO"},    {"81", "DE"},
    {"82", "EMMSB"}, {"83", "EDE"},    {"84", "BH"},   {"85", "SB"},     {"86", "PS"},  {"87", "KS"},     {"88", "TPR"},
    {"89", "TBR"},   {"90", "BBE"},    {"91", "SSSC"},
};

}  // namespace

std::string_view codeOfSwissManager(std::string_view number)
{
    const auto* const row = std::ranges::find(kNumbers, number, &NumberRow::number);
    return row == std::ranges::end(kNumbers) ? std::string_view() : row->code;
}

}  // namespace kydai::tiebreak
