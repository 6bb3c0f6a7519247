#include "print/pdf.h"

#include "print/page_painter.h"
#include "support/output_file.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <filesystem>
#include <string_view>

namespace kydai::print {

namespace {

QPageLayout layoutOf(const Page& page)
{
    const QPageSize size(page.size.width() > page.size.height() ? page.size.transposed() : page.size,
                         QPageSize::Millimeter, QString(), QPageSize::FuzzyMatch);
    return {size, page.size.width() > page.size.height() ? QPageLayout::Landscape : QPageLayout::Portrait, {}};
}

}  // namespace

Result<void> writePdf(const Document& document, const QString& file)
{
    QBuffer target;
    target.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&target);
        constexpr int kDotsPerInch = 600;
        constexpr double kMillimetresPerInch = 25.4;
        writer.setResolution(kDotsPerInch);
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Kỳ Đài"));
        if (!document.pages.empty()) writer.setPageLayout(layoutOf(document.pages.front()));
        QPainter painter(&writer);
        bool first = true;
        for (const Page& page : document.pages) {
            if (!first) {
                writer.setPageLayout(layoutOf(page));
                writer.newPage();
            }
            first = false;
            paintPage(painter, page, kDotsPerInch / kMillimetresPerInch);
        }
    }
    const QByteArray& bytes = target.data();
    return writeOutput(std::filesystem::path(file.toStdU16String()),
                       std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace kydai::print
