#include "print/check_document.h"

#include "print/document_words.h"

#include <utility>

namespace kydai::print {

Sheet checkSheet(const Section& section, const CheckedFile& file, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Certificate of a check")), options, words);
    sheet.record = file.sealed;
    const auto ofAll = [](int equal, int all) { return QStringLiteral("%1 / %2").arg(equal).arg(all); };
    Table table;
    table.columns = {{{}, Align::Left}, {{}, Align::Left, true, true}};
    table.fontSize = 11;
    const auto add = [&](const char* label, const QString& value) {
        TableRow row;
        row.cells << words(label) << value;
        table.rows.push_back(std::move(row));
    };
    add(QT_TRANSLATE_NOOP("Print", "File"), file.name);
    constexpr qsizetype kHalf = 32;
    add(QT_TRANSLATE_NOOP("Print", "SHA-256"), file.hash.left(kHalf) + QLatin1Char(' ') + file.hash.mid(kHalf));
    add(QT_TRANSLATE_NOOP("Print", "Checked with"), file.engine);
    add(QT_TRANSLATE_NOOP("Print", "Rounds as the rules pair them"), ofAll(file.equal, file.rounds));
    if (file.places > 0)
        add(QT_TRANSLATE_NOOP("Print", "Places as the tie-breaks give them"), ofAll(file.placesEqual, file.places));
    add(QT_TRANSLATE_NOOP("Print", "Other deviations"), QString::number(file.deviations));
    sheet.blocks.emplace_back(std::move(table));
    sheet.blocks.emplace_back(Paragraph{
        file.agrees ? words(QT_TRANSLATE_NOOP("Print", "The file agrees with the rules."))
                    : words(QT_TRANSLATE_NOOP("Print", "The file differs from the rules: the checker lists where.")),
        {14, true},
        6});
    if (auto code = qrCode(file.sealed.toStdString())) {
        CodeCards cards;
        cards.codeSize = 50;
        cards.cards.push_back(
            {*std::move(code), words(QT_TRANSLATE_NOOP("Print", "The same in a code")), {}, file.sealed});
        sheet.blocks.emplace_back(std::move(cards));
    }
    sheet.blocks.emplace_back(
        Paragraph{words(QT_TRANSLATE_NOOP("Print",
                                          "This page is verified against the file without a network: kydai-cli check "
                                          "--certificate PAGE FILE. The seal finds errors; who signs vouches for it.")),
                  {9},
                  3});
    sheet.blocks.emplace_back(Signature{words(QT_TRANSLATE_NOOP("Print", "Chief arbiter")), sheet.author});
    return sheet;
}

}  // namespace kydai::print
