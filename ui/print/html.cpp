#include "print/html.h"

#include "print/fonts.h"
#include "print/picture_painter.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <cmath>

namespace kydai::print {

namespace {

const char kStyle[] =
    "body{font-family:'Noto Sans',sans-serif;margin:1.5em auto;max-width:70em;padding:0 1em;color:#111}"
    "h1{font-size:1.5em;border-bottom:2px solid #111}table{border-collapse:collapse;margin:1em 0}"
    "th,td{padding:.2em .6em;text-align:left}th{border-bottom:1px solid #111}tr:nth-child(even){background:#eee}"
    ".r{text-align:right;font-variant-numeric:tabular-nums}.c{text-align:center}.r,.c{white-space:nowrap}.g "
    "td{font-weight:bold;padding-top:1em}"
    ".d{font-weight:bold}.s{display:flex;gap:1em;margin:.3em 0}.s cite{margin-left:auto;white-space:nowrap;color:#555}"
    "footer{color:#555;margin-top:2em}.m{font-weight:bold}nav{display:flex;flex-wrap:wrap;gap:.2em 1.2em}"
    "nav a{color:#0f766e}@media print{nav{display:none}}";

QString cssClass(Align align)
{
    if (align == Align::Left) return {};
    return align == Align::Right ? QStringLiteral(" class=\"r\"") : QStringLiteral(" class=\"c\"");
}

QString pictureData(const PictureBlock& block)
{
    constexpr double kWidth = 170;
    constexpr double kPixelsPerUnit = 0.06;
    const PicturePainter painter(block.picture, block.wording, PictureTheme::light(), printFont({9}));
    const double width = kWidth * kUnitsPerMillimetre;
    const double height = painter.heightFor(width);
    QImage image(static_cast<int>(std::ceil(width * kPixelsPerUnit)),
                 static_cast<int>(std::ceil(height * kPixelsPerUnit)), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter onImage(&image);
    onImage.scale(kPixelsPerUnit, kPixelsPerUnit);
    painter.paint(onImage, {0, 0, width, height});
    onImage.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return QString::fromLatin1(bytes.toBase64());
}

class Writer {
public:
    void operator()(const Paragraph& paragraph)
    {
        if (paragraph.text.isEmpty()) return;
        m_html +=
            QStringLiteral("<p%1>%2</p>\n")
                .arg(paragraph.font.bold ? QStringLiteral(" class=\"d\"") : QString(), paragraph.text.toHtmlEscaped());
    }

    void operator()(const Table& table)
    {
        m_html += QStringLiteral("<table>\n<thead><tr>");
        for (const TableColumn& column : table.columns)
            m_html += QStringLiteral("<th%1>%2</th>").arg(cssClass(column.align), column.head.toHtmlEscaped());
        m_html += QStringLiteral("</tr></thead>\n<tbody>\n");
        for (const TableRow& row : table.rows) {
            if (row.heading) {
                m_html += QStringLiteral("<tr class=\"g\"><td colspan=\"%1\">%2</td></tr>\n")
                              .arg(QString::number(table.columns.size()), row.cells.value(0).toHtmlEscaped());
                continue;
            }
            m_html += row.strong ? QStringLiteral("<tr class=\"d\">") : QStringLiteral("<tr>");
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                m_html += QStringLiteral("<td%1>%2</td>")
                              .arg(cssClass(table.columns[column].align),
                                   row.cells.value(static_cast<qsizetype>(column)).toHtmlEscaped());
            }
            m_html += QStringLiteral("</tr>\n");
        }
        m_html += QStringLiteral("</tbody>\n</table>\n");
    }

    void operator()(const Statement& statement)
    {
        m_html +=
            QStringLiteral("<div class=\"s%1\" style=\"margin-left:%2em\"><span>%3 %4</span><cite>%5</cite></div>\n")
                .arg(statement.decisive ? QStringLiteral(" d") : QString(), QString::number(1.5 * statement.indent),
                     statement.number.toHtmlEscaped(), statement.text.toHtmlEscaped(),
                     statement.citation.toHtmlEscaped());
    }

    void operator()(const PictureBlock& block)
    {
        m_html += QStringLiteral("<p><img alt=\"\" src=\"data:image/png;base64,%1\"></p>\n").arg(pictureData(block));
    }

    void operator()(const Signature& signature)
    {
        m_html += QStringLiteral("<p class=\"r\">%1: %2</p>\n")
                      .arg(signature.caption.toHtmlEscaped(), signature.name.toHtmlEscaped());
    }

    void operator()(const Signatures& signatures)
    {
        for (const Signature& signature : signatures.people) (*this)(signature);
    }

    void operator()(const Slips& slips)
    {
        for (const Slip& slip : slips.slips) {
            m_html +=
                QStringLiteral("<p><b>%1</b> %2 – %3</p>\n")
                    .arg(slip.board.toHtmlEscaped(), slip.whiteName.toHtmlEscaped(), slip.blackName.toHtmlEscaped());
        }
    }

    void operator()(const CodeCards& cards)
    {
        for (const CodeCard& card : cards.cards)
            m_html += QStringLiteral("<p><b>%1</b> %2<br>%3</p>\n")
                          .arg(card.title.toHtmlEscaped(), card.line.toHtmlEscaped(), card.text.toHtmlEscaped());
    }

    void operator()(const PageBreak&) { m_html += QStringLiteral("<hr>\n"); }

    [[nodiscard]] const QString& html() const { return m_html; }

private:
    QString m_html;
};

}  // namespace

QString toHtml(const Sheet& sheet, text::Language language, const QString& navigation)
{
    Writer writer;
    for (const Block& block : sheet.blocks) std::visit(writer, block);
    for (const Certificate& certificate : sheet.certificates.pages) {
        for (const CertificateLine& line : certificate) writer(Paragraph{line.text, line.font, 0, line.align});
        writer(PageBreak{});
    }
    QString marks;
    for (const QString& mark : sheet.heading.marks)
        marks += QStringLiteral("<p class=\"m\">%1</p>\n").arg(mark.toHtmlEscaped());
    const std::string_view code = text::languageCode(language);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width\"><title>%2</title>\n"
               "<style>%3</style></head>\n<body>\n%10<p><b>%4</b> %5 %6</p>\n<h1>%2</h1>\n%7%8"
               "<footer>%9</footer>\n</body>\n</html>\n")
        .arg(QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())), sheet.heading.title.toHtmlEscaped(),
             QString::fromLatin1(kStyle), sheet.heading.event.toHtmlEscaped(), sheet.heading.section.toHtmlEscaped(),
             sheet.heading.when.toHtmlEscaped(), marks, writer.html(), sheet.footer.toHtmlEscaped(), navigation);
}

std::vector<WebPage> toWebPages(const std::vector<std::pair<QString, Sheet>>& sheets, text::Language language)
{
    std::vector<WebPage> pages;
    for (const auto& [file, sheet] : sheets) {
        QStringList links;
        for (const auto& [otherFile, other] : sheets) {
            const QString title = other.heading.title.toHtmlEscaped();
            links += otherFile == file ? QStringLiteral("<b>%1</b>").arg(title)
                                       : QStringLiteral("<a href=\"%1\">%2</a>").arg(otherFile.toHtmlEscaped(), title);
        }
        const QString navigation = QStringLiteral("<nav>%1</nav>\n").arg(links.join(QLatin1Char('\n')));
        pages.push_back({file, toHtml(sheet, language, navigation)});
    }
    return pages;
}

}  // namespace kydai::print
