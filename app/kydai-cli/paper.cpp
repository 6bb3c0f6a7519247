#include "paper.h"

namespace kydai::cli {

void writePdf(Context& context, const Output& output, const print::Sheet& sheet, const print::PageSetup& setup)
{
    const auto painter = findPainter();
    if (!painter) return context.fail(painter.error());
    context.writeBy(output, [&](const std::string& file) {
        return (*painter)->writePdf(sheet, setup, QString::fromStdString(file));
    });
}

void writeHtml(Context& context, const Output& output, const print::Sheet& sheet, text::Language language)
{
    const auto painter = findPainter();
    if (!painter) return context.fail(painter.error());
    context.write(output, (*painter)->toHtml(sheet, language).toStdString());
}

}  // namespace kydai::cli
