#include "print/printed_paper.h"

#include <algorithm>
#include <array>

namespace kydai::print {

bool isHandedOut(DocumentKind kind)
{
    constexpr std::array kHandedOut{DocumentKind::Prizes,     DocumentKind::Receipts, DocumentKind::EventUnits,
                                    DocumentKind::MedalTable, DocumentKind::Ceremony, DocumentKind::Certificates};
    return std::ranges::find(kHandedOut, kind) != kHandedOut.end();
}

std::optional<QStringList> linesOf(DocumentMaker& maker, DocumentKind kind, const text::Wording& wording)
{
    const auto made = maker.list(kind, tables::Output::Paper);
    if (!made || !*made) return std::nullopt;
    const tables::List& list = **made;
    const std::vector<std::size_t> columns = tables::defaultColumns(list, tables::Output::Paper);
    QStringList lines;
    QString group;
    auto next = list.groups.begin();
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        for (; next != list.groups.end() && next->firstRow == row; ++next) group = next->title(wording);
        QStringList cells{group};
        for (const std::size_t column : columns)
            cells << tables::cellText(list, row, column, tables::Output::Paper, wording);
        cells.removeAll(QString());
        lines << cells.join(QStringLiteral(" · "));
    }
    return lines;
}

std::vector<WrongLine> wrongLines(const QStringList& then, const QStringList& now)
{
    QStringList gone = then;
    std::vector<WrongLine> wrong;
    for (qsizetype at = 0; at < now.size(); ++at) {
        if (const qsizetype same = gone.indexOf(now[at]); same >= 0)
            gone.removeAt(same);
        else
            wrong.push_back({{}, now[at], static_cast<int>(at) + 1});
    }
    // What stood there before is told beside what took its place.
    auto beside = wrong.begin();
    for (const QString& line : gone) {
        if (beside == wrong.end()) {
            beside = wrong.insert(wrong.end(), {line, {}, 0}) + 1;
            continue;
        }
        beside->then = line;
        ++beside;
    }
    return wrong;
}

}  // namespace kydai::print
