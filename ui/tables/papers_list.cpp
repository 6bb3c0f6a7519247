#include "tables/papers_list.h"

#include "tables/player_columns.h"

namespace kydai::tables {

List papersList(const std::vector<WrongPaperLine>& lines)
{
    List list;
    list.id = "papers";
    list.columns.push_back(column("paper", Align::Left, {18}, [&lines](Subject at) {
        return Value(Worded{[&lines, at](const text::Wording& wording) { return lines[at].paper(wording); }, {}});
    }));
    const auto add = [&](const char* id, Width width, QString WrongPaperLine::*member) {
        list.columns.push_back(column(id, Align::Left, width, [&lines, member](Subject at) {
            return textOrBlank((lines[at].*member).toStdString());
        }));
    };
    add("section", {12}, &WrongPaperLine::section);
    add("as_printed", {26, true}, &WrongPaperLine::then);
    add("as_now", {26, true}, &WrongPaperLine::now);
    list.columns.back().strong = true;
    for (Subject at = 0; at < lines.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
