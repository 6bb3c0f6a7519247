/// The tournament lines of TRF16 (rules/trf_format.md, section 2): 012 … 132.
#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "format/trf_player_line.h"
#include "support/fragments.h"

namespace kydai::format {

namespace {

void readDay(std::string_view text, Date& day, std::string& asWritten)
{
    if (const auto date = parseDate(text))
        day = *date;
    else
        asWritten = composed(text);
}

/// Dates above the round cells; where they stand elsewhere, one after the other.
void readRoundDates(const TrfLine& line, TrfDraft& draft)
{
    std::vector<std::optional<Date>> dates;
    bool aligned = trimmed(line.raw(4, kFirstCellColumn - 1)).empty();
    for (int column = kFirstCellColumn; aligned && column <= line.columns(); column += kCellWidth) {
        const std::string_view field = line.field(column, column + kCellWidth - 1);
        dates.push_back(parseRoundDate(field));
        aligned = field.empty() || dates.back();
    }
    if (!aligned) {
        dates.clear();
        for (const std::string_view word : words(line.rest(4))) {
            dates.push_back(parseRoundDate(word));
            if (!dates.back()) {
                draft.note(Severity::Warning, Problem::MalformedField, line.number(),
                           fragment(FragmentId::RoundDate, word), fragment(FragmentId::DateWithShortYear));
            }
        }
    }
    if (dates.size() > static_cast<std::size_t>(kMaxRounds)) dates.resize(static_cast<std::size_t>(kMaxRounds));
    if (dates.size() > draft.roundDates.size()) draft.roundDates.resize(dates.size());
    for (std::size_t round = 0; round < dates.size(); ++round) {
        if (dates[round]) draft.roundDates[round] = dates[round];
    }
}

void fill(std::string& into, std::string_view text)
{
    if (into.empty()) into = composed(text);
}

}  // namespace

bool readTrf16Line(const TrfLine& line, TrfDraft& draft)
{
    const std::string_view code = line.code();
    const std::string_view text = line.rest(4);
    SectionInfo& info = draft.section.info;
    if (code == "012")
        fill(info.name, text);
    else if (code == "022")
        fill(info.town, text);
    else if (code == "032")
        fill(info.federation, text);
    else if (code == "042")
        readDay(text, info.firstDay, info.firstDayText);
    else if (code == "052")
        readDay(text, info.lastDay, info.lastDayText);
    else if (code == "092")
        fill(info.type, text);
    else if (code == "102")
        fill(info.chiefArbiter, text);
    else if (code == "112" && !text.empty())
        info.deputyArbiters.push_back(composed(text));
    else if (code == "122")
        fill(info.timeControlText, text);
    else if (code == "132")
        readRoundDates(line, draft);
    else  // the counts 062, 072 and 082 follow from the players and teams
        return code == "062" || code == "072" || code == "082" || code == "112";
    return true;
}

}  // namespace kydai::format
