#include "print/event_documents.h"

#include "print/document_words.h"
#include "print/list_table.h"
#include "support/assert.h"
#include "tables/event_lists.h"
#include "tables/unit_regulations.h"

#include <algorithm>

namespace kydai::print {

namespace {

/// The heading is the event's: the town and the people of its first section, not its name.
Sheet eventSheet(const prizes::EventRanking& ranking, const char* title, const PrintOptions& options,
                 const DocumentWords& words)
{
    KYDAI_ASSERT(!ranking.sections.empty());
    Section cover;
    cover.info = ranking.sections.front().section->info;
    cover.info.name = options.event.toStdString();
    Sheet sheet = emptySheet(cover, words(title), options, words);
    sheet.footer = options.program;  // which rules paired and ranked is said with each section's lists
    return sheet;
}

Sheet listSheet(const prizes::EventRanking& ranking, const tables::List& list, const char* title,
                const PrintOptions& options, const DocumentWords& words)
{
    Sheet sheet = eventSheet(ranking, title, options, words);
    if (list.rows.empty()) {
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "Nobody stands in this list yet.")), {10}});
        return sheet;
    }
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    for (const QString& note : listNotes(list, words)) sheet.blocks.emplace_back(Paragraph{note, {8.5}, 2});
    return sheet;
}

DocumentWords wordsOf(const prizes::EventRanking& ranking, const PrintOptions& options)
{
    KYDAI_ASSERT(!ranking.sections.empty());
    return {options, ranking.sections.front().section->rules.discipline};
}

}  // namespace

Sheet eventUnitsSheet(const prizes::EventRanking& ranking, const PrintOptions& options)
{
    const DocumentWords words = wordsOf(ranking, options);
    return listSheet(ranking, tables::eventUnitsList(ranking), QT_TRANSLATE_NOOP("Print", "Units of the whole event"),
                     options, words);
}

Sheet unitRulesSheet(const Section& section, const prizes::EventRanking& ranking, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Section cover;
    cover.info = section.info;
    cover.info.name = options.event.toStdString();
    Sheet sheet = emptySheet(cover, words(QT_TRANSLATE_NOOP("Print", "Ranking of units")), options, words);
    sheet.footer = options.program;
    QStringList sections;
    for (const prizes::RankedSection& ranked : ranking.sections)
        sections << QString::fromStdString(ranked.section->info.name);
    for (const text::Wording& wording : words.wordings()) {
        int number = 0;
        for (const QString& clause : tables::unitRegulations(ranking.rules, sections, wording))
            sheet.blocks.emplace_back(Statement{.number = QString::number(++number), .text = clause});
        sheet.blocks.emplace_back(Paragraph{{}, {10}, 4});
    }
    return sheet;
}

Sheet medalTableSheet(const prizes::EventRanking& ranking, const PrintOptions& options)
{
    const DocumentWords words = wordsOf(ranking, options);
    return listSheet(ranking, tables::medalTableList(ranking), QT_TRANSLATE_NOOP("Print", "Medal table"), options,
                     words);
}

Sheet accountsSheet(const prizes::EventRanking& ranking, const PrintOptions& options)
{
    const DocumentWords words = wordsOf(ranking, options);
    return listSheet(ranking, tables::accountsList(ranking), QT_TRANSLATE_NOOP("Print", "Accounts of the prizes"),
                     options, words);
}

Sheet ceremonySheet(const prizes::EventRanking& ranking, const PrintOptions& options)
{
    const DocumentWords words = wordsOf(ranking, options);
    const std::vector<tables::CalledUp> called = tables::calledUp(ranking);
    Sheet sheet = listSheet(ranking, tables::ceremonyList(ranking, called),
                            QT_TRANSLATE_NOOP("Print", "Closing ceremony: running order"), options, words);
    constexpr double kRead = 14;  // at arm's length, on a stage
    for (Block& block : sheet.blocks) {
        if (auto* table = std::get_if<Table>(&block)) table->fontSize = kRead;
    }
    return sheet;
}

Sheet certificatesSheet(const prizes::EventRanking& ranking, const CertificateLook& look, const PrintOptions& options,
                        const std::vector<int>& numbers)
{
    const DocumentWords words = wordsOf(ranking, options);
    Sheet sheet = eventSheet(ranking, QT_TRANSLATE_NOOP("Print", "Certificates"), options, words);
    Certificates& certificates = sheet.certificates;
    std::vector<tables::CalledUp> called = tables::calledUp(ranking);
    std::erase_if(called, [&](const tables::CalledUp& one) {
        return !numbers.empty() && std::ranges::find(numbers, one.number) == numbers.end();
    });
    certificates.pages = certificatesFor(ranking, called, options.event, options.arbiter, look, words.first());
    certificates.top = look.top;
    certificates.right = look.right;
    certificates.down = look.down;
    if (!look.prePrinted) certificates.background = look.background;
    if (certificates.pages.empty())
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "Nobody stands in this list yet.")), {10}});
    return sheet;
}

}  // namespace kydai::print
