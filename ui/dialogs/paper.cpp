#include "dialogs/paper.h"

#include "print/page_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrinter>

namespace kydai::ui {

namespace {

constexpr double kMillimetresPerInch = 25.4;

}  // namespace

void paintPages(QPrinter& printer, const print::Document& document, QPageSize::PageSizeId paper)
{
    if (document.pages.empty()) return;
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(paper));
    const auto turn = [&](const print::Page& page) {
        printer.setPageOrientation(page.size.width() > page.size.height() ? QPageLayout::Landscape
                                                                          : QPageLayout::Portrait);
    };
    turn(document.pages.front());
    QPainter painter(&printer);
    bool first = true;
    for (const print::Page& page : document.pages) {
        if (!first) {
            turn(page);
            printer.newPage();
        }
        first = false;
        painter.save();
        print::paintPage(painter, page, printer.resolution() / kMillimetresPerInch);
        painter.restore();
    }
}

QString choosePdf(Prompts& prompts, const QString& question, const QString& title)
{
    QString file = prompts.saveFile(
        {question, title + QStringLiteral(".pdf"), {QCoreApplication::translate("Paper", "PDF (*.pdf)")}});
    if (!file.isEmpty() && !file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) file += QStringLiteral(".pdf");
    return file;
}

}  // namespace kydai::ui
