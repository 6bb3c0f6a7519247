#include "print/pdf.h"

#include "print/documents.h"
#include "print/layout.h"
#include "print/page_painter.h"
#include "ui/print/print_section.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace kydai::print {
namespace {

TEST(Pdf, WritesEveryPage)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("bốc thăm.pdf"));
    const Document document = layOut(pairingsSheet(printSection(200, 1), 1, {}), {});
    ASSERT_GT(document.pages.size(), 1U);
    ASSERT_TRUE(writePdf(document, file).ok());
    QFile written(file);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    EXPECT_TRUE(bytes.startsWith("%PDF-"));
    EXPECT_EQ(bytes.count("/Type /Page\n"), static_cast<qsizetype>(document.pages.size()));
    EXPECT_TRUE(bytes.contains("NotoSans"));
}

TEST(Pdf, SaysTitleAuthorAndLanguage)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.pdf"));
    PrintOptions options;
    options.languages = {text::Language::Vietnamese};
    options.arbiter = QStringLiteral("Lê & Trần");
    ASSERT_TRUE(writePdf(layOut(playersSheet(printSection(4, 0), options), {}), file).ok());
    QFile written(file);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    EXPECT_TRUE(bytes.contains("<dc:creator><rdf:Seq><rdf:li>Lê &amp; Trần</rdf:li>"));
    EXPECT_TRUE(bytes.contains("<dc:language><rdf:Bag><rdf:li>vi</rdf:li>"));
    EXPECT_TRUE(bytes.contains("<dc:title>"));
}

TEST(Pdf, AFolderThatIsNotThereIsAnError)
{
    const auto written = writePdf(layOut(playersSheet(printSection(4, 0), {}), {}), QStringLiteral("/absent/a.pdf"));
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, Errc::CannotWrite);
}

TEST(PagePainter, PutsInkOnThePaper)
{
    const Document document = layOut(playersSheet(printSection(30, 0), {}), {});
    const QImage image = pageImage(document.pages.front(), 60);
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    }
    EXPECT_GT(dark, image.width() * image.height() / 200);
    EXPECT_LT(dark, image.width() * image.height() / 4);
}

}  // namespace
}  // namespace kydai::print
