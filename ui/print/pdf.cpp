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

/// Title, author and language where other programs look for them; QPdfWriter has no words of its own for the last two.
QByteArray metadataOf(const Document& document)
{
    const QString program = QStringLiteral("Kỳ Đài");
    const QString author = document.author.isEmpty() ? program : document.author;
    return QStringLiteral(
               "<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
               "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
               "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
               "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
               "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">"
               "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>"
               "<dc:creator><rdf:Seq><rdf:li>%2</rdf:li></rdf:Seq></dc:creator>"
               "<dc:language><rdf:Bag><rdf:li>%3</rdf:li></rdf:Bag></dc:language>"
               "%5"
               "<xmp:CreatorTool>%4</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>\n"
               "<?xpacket end=\"w\"?>\n")
        .arg(document.title.toHtmlEscaped(), author.toHtmlEscaped(), document.language.toHtmlEscaped(), program,
             document.record.isEmpty()
                 ? QString()
                 : QStringLiteral("<dc:description>%1</dc:description>").arg(document.record.toHtmlEscaped()))
        .toUtf8();
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
        writer.setDocumentXmpMetadata(metadataOf(document));
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
