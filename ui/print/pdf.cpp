#include "print/pdf.h"

#include "print/page_painter.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

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
    const auto failure = [&](const QString& detail) {
        Error error{Errc::CannotWrite, file.toStdString()};
        error.detail = detail.toStdString();
        return error;
    };
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly)) return failure(target.errorString());
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
    if (!target.commit()) return failure(target.errorString());
    return {};
}

}  // namespace kydai::print
