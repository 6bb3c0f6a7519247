#include "tables/lists.h"
#include "tables/player_columns.h"

#include <numeric>

namespace kydai::tables {

List journalList(const Event& event, const std::vector<text::JournalLine>& lines)
{
    List list;
    list.id = "journal";
    const auto told = [&](QString text::JournalWords::*part) {
        return [&event, &lines, part](Subject line) {
            return Value(Worded{[&event, &lines, part, line](const text::Wording& wording) {
                                    return text::journalWords(lines[line], event, wording).*part;
                                },
                                {}});
        };
    };
    list.columns.push_back(
        column("when", Align::Left, {14}, [&lines](Subject line) { return Value(lines[line].when); }));
    list.columns.push_back(column("who", Align::Left, {12},
                                  [&lines](Subject line) { return textOrBlank(lines[line].who.toStdString()); }));
    list.columns.push_back(column("section", Align::Left, {12, true}, told(&text::JournalWords::section)));
    if (event.sections.size() < 2) list.columns.back().outputs = {};
    list.columns.push_back(column("what", Align::Left, {30, true}, told(&text::JournalWords::what)));
    list.columns.back().strong = true;
    list.columns.push_back(column("before", Align::Left, {16, true}, told(&text::JournalWords::before)));
    list.rows.resize(lines.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    return list;
}

}  // namespace kydai::tables
