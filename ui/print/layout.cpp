#include "print/layout.h"

#include "print/card_layout.h"
#include "print/fonts.h"
#include "print/picture_painter.h"

#include <QPageSize>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace kydai::print {

namespace {

QSizeF paperOf(const PageSetup& setup)
{
    return QPageSize(setup.size == Paper::A5 ? QPageSize::A5 : QPageSize::A4).size(QPageSize::Millimeter);
}

/// Sizes of type go by half points.
int halfPoints(double size)
{
    return qRound(size * 2);
}

constexpr double kCellPadding = 1.3;
constexpr double kColumnGap = 7;  // between newspaper columns
constexpr Grey kQuietInk = 0.35;
constexpr FontStyle kFooterFont{8};
constexpr Grey kRuleInk = 0.5;
constexpr Grey kHairlineInk = 0.7;

/// Columns of one part of a table with their widths in millimetres.
struct TablePart {
    std::vector<std::size_t> columns{};
    std::vector<double> widths{};
    double fontSize = 10;
    [[nodiscard]] double width() const { return std::accumulate(widths.begin(), widths.end(), 0.0); }
};

double rowHeight(double fontSize)
{
    return lineHeight({fontSize}) + 0.7;
}

/// What every column needs to hold its longest cell on one line.
std::vector<double> naturalWidths(const Table& table, double fontSize)
{
    std::vector<double> widths;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const auto at = static_cast<qsizetype>(column);
        double widest = textWidth(table.columns[column].head, {fontSize - 1, true});
        const FontStyle font{fontSize, table.columns[column].bold};
        for (const TableRow& row : table.rows) {
            if (row.heading || at >= row.cells.size()) continue;
            widest = std::max(widest, textWidth(row.cells[at], {fontSize, font.bold || row.strong}));
        }
        widths.push_back(std::max(widest + 2 * kCellPadding, table.columns[column].least));
    }
    return widths;
}

/// What a flexible column keeps at least, however much else stands in the row.
constexpr double kLeastFlexible = 32;

/// How far flexible columns may be narrowed, so that their cells wrap.
enum class Wrapping { No, ToHalf, AsNeeded };

double leastOf(const TableColumn& column)
{
    return std::max(kLeastFlexible, column.least);
}

double narrowest(const Table& table, std::size_t column, double width, Wrapping wrapping)
{
    if (!table.columns[column].flexible || wrapping == Wrapping::No) return width;
    return std::min(width, std::max(leastOf(table.columns[column]), wrapping == Wrapping::ToHalf ? width * 0.5 : 0));
}

double narrowestWidth(const Table& table, const std::vector<double>& widths, Wrapping wrapping)
{
    double sum = 0;
    for (std::size_t column = 0; column < widths.size(); ++column)
        sum += narrowest(table, column, widths[column], wrapping);
    return sum;
}

/// Shares out the difference between what is there and what the columns want: more to the wide ones, less to none
/// below the least.
void fitFlexible(const Table& table, TablePart& part, double available)
{
    const double spare = available - part.width();
    const auto share = [&](std::size_t i) {
        const TableColumn& column = table.columns[part.columns[i]];
        if (!column.flexible) return 0.0;
        return spare >= 0 ? part.widths[i] : std::max(0.0, part.widths[i] - leastOf(column));
    };
    std::vector<double> shares;
    for (std::size_t i = 0; i < part.columns.size(); ++i) shares.push_back(share(i));
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    if (all <= 0) return;
    for (std::size_t i = 0; i < shares.size(); ++i) part.widths[i] += spare * shares[i] / all;
}

TablePart wholeTable(const Table& table, double fontSize, const std::vector<double>& widths)
{
    TablePart part;
    part.fontSize = fontSize;
    part.columns.resize(table.columns.size());
    std::iota(part.columns.begin(), part.columns.end(), std::size_t{0});
    part.widths = widths;
    return part;
}

/// The table in one part, or split by columns after its key columns.
std::vector<TablePart> partsOf(const Table& table, double available)
{
    // A little smaller rather than names in two lines; names in two lines rather than much smaller.
    constexpr double kLittle = 1.5;
    for (const Wrapping wrapping : {Wrapping::No, Wrapping::ToHalf, Wrapping::AsNeeded}) {
        const double smallest = wrapping == Wrapping::No ? std::max(table.smallestFontSize, table.fontSize - kLittle)
                                                         : table.smallestFontSize;
        for (int halves = halfPoints(table.fontSize); halves >= halfPoints(smallest); --halves) {
            const double size = halves / 2.0;
            const std::vector<double> widths = naturalWidths(table, size);
            if (narrowestWidth(table, widths, wrapping) > available) continue;
            TablePart part = wholeTable(table, size, widths);
            fitFlexible(table, part, available);
            return {part};
        }
    }
    const double size = table.smallestFontSize;
    std::vector<double> widths = naturalWidths(table, size);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        constexpr double kMostOfThePage = 0.4;
        if (table.columns[column].flexible) widths[column] = std::min(widths[column], available * kMostOfThePage);
    }
    const auto keys = static_cast<std::size_t>(table.keyColumns);
    std::vector<TablePart> parts;
    const auto open = [&] {
        TablePart part;
        part.fontSize = size;
        for (std::size_t key = 0; key < keys; ++key) {
            part.columns.push_back(key);
            part.widths.push_back(widths[key]);
        }
        parts.push_back(std::move(part));
    };
    open();
    for (std::size_t column = keys; column < widths.size(); ++column) {
        if (parts.back().columns.size() > keys && parts.back().width() + widths[column] > available) open();
        parts.back().columns.push_back(column);
        parts.back().widths.push_back(widths[column]);
    }
    return parts;
}

bool fitsUpright(const Sheet& sheet, double available)
{
    for (const Block& block : sheet.blocks) {
        const auto* table = std::get_if<Table>(&block);
        if (table == nullptr) continue;
        const int side = table->fillsPage ? 1 : table->newspaperColumns;
        const double width = (available - kColumnGap * (side - 1)) / side;
        const double modest = std::max(table->smallestFontSize, table->fontSize - 1);
        if (narrowestWidth(*table, naturalWidths(*table, modest), Wrapping::ToHalf) > width) return false;
    }
    return true;
}

/// How close text, pictures and the place to sign are set, to bring a sheet on one page.
struct Tightness {
    double scale = 1;
    int folded = 0;  ///< statements that fold at this or earlier are left out
};

/// A head leaves room for what it heads, whatever somebody calls his tournament: at most four lines, the last with …
QStringList headLines(const QString& words, const FontStyle& font, double width)
{
    constexpr qsizetype kMost = 4;
    QStringList lines = wrapped(words, font, width);
    if (lines.size() <= kMost) return lines;
    lines.resize(kMost);
    lines.back().chop(2);
    lines.back() += QChar(0x2026);
    return lines;
}

/// Of a picture over so many millimetres.
double pictureHeight(const PictureBlock& block, double fontSize, double width)
{
    const PicturePainter painter(block.picture, block.wording, PictureTheme::paper(), printFont({fontSize}));
    return painter.heightFor(width * kUnitsPerMillimetre) / kUnitsPerMillimetre;
}

class Layout {
public:
    Layout(const Sheet& sheet, const PageSetup& setup, const Tightness& tightness)
        : m_sheet(sheet), m_tightness(tightness)
    {
        m_paper = paperOf(setup);
        m_margin = isSmall() ? 11 : 15;
        if (setup.mayTurn && !fitsUpright(sheet, m_paper.width() - 2 * m_margin)) m_paper.transpose();
    }

    Document make()
    {
        m_document.title = m_sheet.heading.title;
        m_document.author = m_sheet.author;
        m_document.language = m_sheet.language;
        m_document.record = m_sheet.record;
        m_footer = footerLines();
        startPage();
        for (const Block& block : m_sheet.blocks) {
            std::visit([this](const auto& content) { place(content); }, block);
        }
        if (m_someFolded) place(Paragraph{m_sheet.foldedNote, {8.5, false, true}, 1});
        addFooters();
        return std::move(m_document);
    }

private:
    // --- the page

    [[nodiscard]] bool isSmall() const { return std::min(m_paper.width(), m_paper.height()) < 160; }
    [[nodiscard]] double left() const { return m_margin; }
    [[nodiscard]] double width() const { return m_paper.width() - 2 * m_margin; }
    [[nodiscard]] double bottom() const { return m_paper.height() - m_margin - 2 - footerHeight(); }
    [[nodiscard]] double footerHeight() const { return static_cast<double>(m_footer.size()) * lineHeight(kFooterFont); }
    [[nodiscard]] std::vector<Item>& items() { return m_document.pages.back().items; }

    void text(const QRectF& box, const QString& words, const FontStyle& font, Align align = Align::Left, Grey ink = 0)
    {
        if (!words.isEmpty()) items().emplace_back(TextItem{box, words, font, align, ink});
    }
    void rule(double y, double from, double to, double weight, Grey ink)
    {
        items().emplace_back(LineItem{{from, y}, {to, y}, weight, ink, false});
    }

    void startPage()
    {
        m_document.pages.push_back(Page{m_paper, {}});
        m_y = m_margin;
        m_document.pages.size() == 1 ? placeFirstHeading() : placeNextHeading();
        m_top = m_y;
    }

    /// A text over the whole width that wraps.
    void placeLines(const QString& words, const FontStyle& font, Align align = Align::Left, Grey ink = 0)
    {
        placeLines(wrapped(words, font, width()), font, align, ink);
    }
    void placeLines(const QStringList& lines, const FontStyle& font, Align align = Align::Left, Grey ink = 0)
    {
        for (const QString& line : lines) {
            text({left(), m_y, width(), lineHeight(font)}, line, font, align, ink);
            m_y += lineHeight(font);
        }
    }

    void placeFirstHeading()
    {
        const Heading& heading = m_sheet.heading;
        const double codeSize = heading.code ? codeSizeOf(heading.code->code) : 0;
        const double room = width() - (heading.code ? codeSize + 2 : 0);
        if (!heading.event.isEmpty()) placeLines(headLines(heading.event, {11.5, true}, room), {11.5, true});
        if (!heading.section.isEmpty()) placeLines(headLines(heading.section, {10}, room), {10});
        m_y += 1.5;
        const FontStyle titleFont{isSmall() ? 12.5 : 15, true};
        const double whenWidth = textWidth(heading.when, {9.5}) + 2;
        const QStringList title = headLines(heading.title, titleFont, room - whenWidth);
        text({left(), m_y, room, lineHeight(titleFont)}, heading.when, {9.5}, Align::Right, kQuietInk);
        for (const QString& line : title) {
            text({left(), m_y, room - whenWidth, lineHeight(titleFont)}, line, titleFont);
            m_y += lineHeight(titleFont);
        }
        if (heading.code) {
            items().emplace_back(CodeItem{{left() + room + 2, m_margin - 2, codeSize, codeSize}, heading.code->code});
            text({left(), m_y, room, lineHeight({8.5})},
                 heading.code->title + QStringLiteral(": ") + heading.code->text, {8.5}, Align::Left, kQuietInk);
            m_y = std::max(m_y + lineHeight({8.5}), m_margin - 2 + codeSize);
        }
        for (const QString& mark : heading.marks) placeLines(mark, {9, true});
        m_y += 1;
        rule(m_y, left(), left() + width(), 0.5, 0);
        m_y += 2.5;
    }

    void placeNextHeading()
    {
        const Heading& heading = m_sheet.heading;
        QStringList parts;
        for (const QString& part : {heading.title, heading.section, heading.event}) {
            if (!part.isEmpty()) parts += part;
        }
        const FontStyle font{8.5};
        const QString words = parts.join(QStringLiteral("  ·  "));
        const QStringList lines = headLines(words, font, width() - textWidth(heading.when, font) - 4);
        text({left(), m_y, width(), lineHeight(font)}, heading.when, font, Align::Right, kQuietInk);
        for (const QString& line : lines) {
            text({left(), m_y, width(), lineHeight(font)}, line, font, Align::Left, kQuietInk);
            m_y += lineHeight(font);
        }
        for (const QString& mark : heading.marks) placeLines(mark, {8, true});
        m_y += 0.8;
        rule(m_y, left(), left() + width(), 0.25, kRuleInk);
        m_y += 2;
    }

    /// The footer beside the page number, in as many lines as it needs.
    QStringList footerLines() const
    {
        const QString widest = m_sheet.pageWords.arg(1000).arg(1000);
        return wrapped(m_sheet.footer, kFooterFont, width() - textWidth(widest, kFooterFont) - 3);
    }

    void addFooters()
    {
        const auto pages = m_document.pages.size();
        for (std::size_t number = 1; number <= pages; ++number) {
            Page& page = m_document.pages[number - 1];
            double y = page.size.height() - m_margin - footerHeight() + 3;
            const double right = page.size.width() - m_margin;
            page.items.emplace_back(LineItem{{m_margin, y - 1}, {right, y - 1}, 0.15, kRuleInk, false});
            const QRectF first(m_margin, y, right - m_margin, lineHeight(kFooterFont));
            page.items.emplace_back(
                TextItem{first, m_sheet.pageWords.arg(number).arg(pages), kFooterFont, Align::Right, kQuietInk});
            for (const QString& line : m_footer) {
                page.items.emplace_back(TextItem{{m_margin, y, right - m_margin, lineHeight(kFooterFont)},
                                                 line,
                                                 kFooterFont,
                                                 Align::Left,
                                                 kQuietInk});
                y += lineHeight(kFooterFont);
            }
        }
    }

    void need(double height)
    {
        if (m_y + height > bottom() && m_y > m_margin + 25) startPage();
    }

    // --- the blocks

    void place(const PageBreak&) { startPage(); }

    [[nodiscard]] double tight(double length) const { return length * m_tightness.scale; }
    /// Space between blocks closes up faster than type gets smaller.
    [[nodiscard]] double gap(double length) const { return length * std::pow(m_tightness.scale, 3); }
    [[nodiscard]] double step(const FontStyle& font) const
    {
        return lineHeight(font) * (m_tightness.scale < 1 ? 0.92 : 1);
    }
    [[nodiscard]] FontStyle tight(FontStyle font) const
    {
        font.size = tight(font.size);
        return font;
    }

    void place(const Paragraph& paragraph)
    {
        const FontStyle font = tight(paragraph.font);
        const QStringList lines = wrapped(paragraph.text, font, width());
        m_y += gap(paragraph.spaceAbove);
        if (paragraph.needsBelow > 0)
            need(static_cast<double>(lines.size()) * step(font) + tight(paragraph.needsBelow));
        for (const QString& line : lines) {
            need(step(font));
            text({left(), m_y, width(), step(font)}, line, font, paragraph.align);
            m_y += step(font);
        }
    }

    void place(const Statement& statement)
    {
        if (statement.foldsAt > 0 && statement.foldsAt <= m_tightness.folded) {
            m_someFolded = true;
            return;
        }
        const FontStyle font = tight({statement.indent == 0 ? 10.0 : 9.0, statement.decisive});
        const double indent = tight(7 + 4.0 * statement.indent);
        const FontStyle citationFont = tight(FontStyle{8.5});
        const double citation = statement.citation.isEmpty() ? 0 : textWidth(statement.citation, citationFont) + 4;
        const QStringList lines = wrapped(statement.text, font, width() - indent - citation);
        const double height = static_cast<double>(lines.size()) * step(font);
        m_y += gap(statement.indent == 0 ? 1.6 : 0.4);
        need(height + tight(statement.needsBelow));
        if (statement.decisive) {
            items().emplace_back(BoxItem{{left(), m_y - 0.6, width(), height + 1.2}, 0.85});
            items().emplace_back(LineItem{{left(), m_y - 0.6}, {left(), m_y + height + 0.6}, 0.8, 0, false});
        }
        const double numberWidth = tight(5);
        text({left() + indent - numberWidth - 1, m_y, numberWidth, step(font)}, statement.number, font, Align::Right);
        text({left(), m_y, width() - 1, step(font)}, statement.citation, citationFont, Align::Right);
        for (const QString& line : lines) {
            text({left() + indent, m_y, width() - indent, step(font)}, line, font);
            m_y += step(font);
        }
    }

    void place(const PictureBlock& block)
    {
        double fontSize = tight(9);
        double height = pictureHeight(block, fontSize, width());
        if (m_y > m_top) need(gap(3) + height);
        m_y += gap(3);
        // Below the heading alone it can't be moved to a page with more room: it is drawn smaller.
        constexpr double kSmallest = 5;
        for (; m_y + height > bottom() && fontSize > kSmallest; height = pictureHeight(block, fontSize, width()))
            fontSize -= 0.25;
        items().emplace_back(PictureItem{{left(), m_y, width(), height}, block.picture, block.wording, fontSize});
        m_y += height + gap(3);
    }

    /// The caption stands above the room to sign; on a tight sheet before it.
    void place(const Signature& signature)
    {
        const bool isTight = m_tightness.scale < 1;
        const double lineWidth = isTight ? 55 : 70;
        const double space = isTight ? 9 : 18;
        const FontStyle font{9.5};
        m_y += gap(6);
        need((isTight ? 1 : 2) * lineHeight(font) + space);
        const double x = left() + width() - lineWidth;
        if (isTight) {
            m_y += space;
            text({left(), m_y - lineHeight(font), x - 2 - left(), lineHeight(font)}, signature.caption, font,
                 Align::Right);
        } else {
            text({x, m_y, lineWidth, lineHeight(font)}, signature.caption, font, Align::Centre);
            m_y += lineHeight(font) + space;
        }
        rule(m_y, x, x + lineWidth, 0.2, 0);
        text({x, m_y + 0.8, lineWidth, lineHeight(font)}, signature.name, {9.5, true}, Align::Centre);
        m_y += lineHeight(font) + 1;
    }

    void place(const Signatures& signatures)
    {
        constexpr double kSpace = 18;
        const FontStyle font{9.5};
        m_y += gap(6);
        need(3 * lineHeight(font) + kSpace);
        const double each = width() / static_cast<double>(signatures.people.size());
        const double below = m_y + lineHeight(font) + kSpace;
        double x = left();
        for (const Signature& signature : signatures.people) {
            const double lineWidth = each - kColumnGap;
            text({x, m_y, lineWidth, lineHeight(font)}, signature.caption, font, Align::Centre);
            rule(below, x, x + lineWidth, 0.2, 0);
            text({x, below + 0.8, lineWidth, lineHeight(font)}, signature.name, {9.5, true}, Align::Centre);
            x += each;
        }
        m_y = below + lineHeight(font) + 1;
    }

    // --- slips: cards in two columns, dashed lines to cut along

    void place(const Slips& slips)
    {
        constexpr double kHeight = 60;
        const double cardWidth = width() / 2;
        for (std::size_t i = 0; i < slips.slips.size(); ++i) {
            const bool rightCard = i % 2 != 0;
            if (!rightCard) need(kHeight);
            const double x = left() + (rightCard ? cardWidth : 0);
            layOutSlip(items(), slips.slips[i], {x, m_y, cardWidth, kHeight}, !rightCard);
            if (rightCard || i + 1 == slips.slips.size()) {
                m_y += kHeight;
                items().emplace_back(LineItem{{left(), m_y - 2}, {left() + width(), m_y - 2}, 0.15, kRuleInk, true});
            }
        }
    }

    // --- codes for phones

    void place(const CodeCards& cards)
    {
        const int columns = std::max(1, cards.columns);
        const double cardWidth = width() / columns;
        m_y += gap(3);
        const double height = cards.rows > 0 ? (bottom() - m_y) / cards.rows - 0.1 : cards.codeSize + 4;
        for (std::size_t at = 0; at < cards.cards.size(); ++at) {
            const auto column = static_cast<int>(at % static_cast<std::size_t>(columns));
            if (column == 0) need(height);
            const double x = left() + column * cardWidth;
            layOutCard(items(), cards.cards[at], cards, {x, m_y, cardWidth, height});
            if (cards.isCut && column < columns - 1)
                items().emplace_back(
                    LineItem{{x + cardWidth, m_y}, {x + cardWidth, m_y + height - 2}, 0.15, kRuleInk, true});
            const bool endsRow = column == columns - 1 || at + 1 == cards.cards.size();
            if (!endsRow) continue;
            m_y += height;
            if (cards.isCut)
                items().emplace_back(LineItem{{left(), m_y - 1}, {left() + width(), m_y - 1}, 0.15, kRuleInk, true});
        }
    }

    // --- tables

    void place(const Table& table)
    {
        if (table.fillsPage) return place(filling(table));
        const double gaps = kColumnGap * (table.newspaperColumns - 1);
        const double available = (width() - gaps) / table.newspaperColumns;
        bool first = true;
        for (TablePart& part : partsOf(table, available)) {
            if (!first) m_y += 6;
            first = false;
            placePart(table, part, available);
        }
    }

    [[nodiscard]] double widthOf(int newspaperColumns) const
    {
        return (width() - kColumnGap * (newspaperColumns - 1)) / newspaperColumns;
    }

    /// How many pages the rows take, one line each, from here on; none where they don't fit side by side.
    [[nodiscard]] std::optional<int> pagesFor(const Table& table, int columns, double size) const
    {
        if (narrowestWidth(table, naturalWidths(table, size), Wrapping::No) > widthOf(columns)) return std::nullopt;
        const double head = rowHeight(size) + 1;
        const auto rowsIn = [&](double from) {
            return std::max(1, static_cast<int>((bottom() - from - head) / rowHeight(size))) * columns;
        };
        const int first = rowsIn(m_y);
        constexpr double kNextHeading = 12;
        const int next = rowsIn(m_margin + kNextHeading);
        const int rows = static_cast<int>(table.rows.size());
        return 1 + (std::max(0, rows - first) + next - 1) / next;
    }

    /// The table in the columns and the largest type with which it takes no page more than in the usual ones.
    [[nodiscard]] Table filling(const Table& table) const
    {
        constexpr double kLargest = 14;
        Table made = table;
        made.fillsPage = false;
        made.balanced = true;
        made.newspaperColumns = 1;
        std::optional<int> fewest;
        for (int columns = 1; columns <= table.newspaperColumns; ++columns) {
            for (const double size : {table.fontSize, table.smallestFontSize}) {
                const auto pages = pagesFor(table, columns, size);
                if (pages && (!fewest || *pages < *fewest)) fewest = pages;
            }
        }
        if (!fewest) return made;
        for (int halves = halfPoints(kLargest); halves >= halfPoints(table.smallestFontSize); --halves) {
            const double size = halves / 2.0;
            for (int columns = 1; columns <= table.newspaperColumns; ++columns) {
                if (pagesFor(table, columns, size).value_or(*fewest + 1) > *fewest) continue;
                made.newspaperColumns = columns;
                made.fontSize = size;
                return made;
            }
        }
        return made;
    }

    /// Where the newspaper columns of this page end: equally high where what is left fits on it.
    [[nodiscard]] double columnBottom(const Table& table, const TablePart& part, std::size_t fromRow) const
    {
        if (!table.balanced) return bottom();
        const double head = rowHeight(part.fontSize) + 0.4;
        double left = 0;
        double tallest = 0;
        for (std::size_t row = fromRow; row < table.rows.size(); ++row) {
            const double height = heightOf(table, part, table.rows[row]);
            left += height;
            tallest = std::max(tallest, height);
        }
        constexpr double kAlmostARow = 0.98;
        return std::min(bottom(), m_y + head + left / table.newspaperColumns + kAlmostARow * tallest);
    }

    void placePart(const Table& table, const TablePart& part, double available)
    {
        need(3 * rowHeight(part.fontSize));
        double top = m_y;
        double x = left();
        int newspaperColumn = 0;
        double lowest = m_y;
        double end = columnBottom(table, part, 0);
        placeHead(table, part, x);
        bool first = true;
        for (std::size_t at = 0; at < table.rows.size(); ++at) {
            const TableRow& row = table.rows[at];
            const double height = heightOf(table, part, row);
            // A group's name never stands alone at the bottom.
            const double wanted = row.heading ? height + std::max(rowHeight(part.fontSize), table.leastRow) : height;
            if (m_y + wanted > end) {
                lowest = std::max(lowest, m_y);
                if (++newspaperColumn < table.newspaperColumns) {
                    m_y = top;
                    x += available + kColumnGap;
                } else {
                    startPage();
                    newspaperColumn = 0;
                    x = left();
                    top = m_y;
                    lowest = m_y;
                    end = columnBottom(table, part, at);
                }
                placeHead(table, part, x);
                first = true;
            }
            placeRow(table, part, row, x, height, first);
            first = row.heading;
        }
        m_y = std::max(lowest, m_y);
    }

    static QString cellOf(const TableRow& row, std::size_t column)
    {
        const auto at = static_cast<qsizetype>(column);
        return at < row.cells.size() ? row.cells[at] : QString();
    }

    static QStringList linesOf(const Table& table, const TablePart& part, const TableRow& row, std::size_t i)
    {
        const TableColumn& column = table.columns[part.columns[i]];
        const QString words = cellOf(row, part.columns[i]);
        const FontStyle font{part.fontSize, column.bold || row.strong};
        const double room = part.widths[i] - 2 * kCellPadding + 0.05;
        if (!column.flexible || textWidth(words, font) <= room) return {words};
        return wrapped(words, font, room);
    }

    static double heightOf(const Table& table, const TablePart& part, const TableRow& row)
    {
        if (row.heading) return rowHeight(part.fontSize) + 2;
        qsizetype lines = 1;
        for (std::size_t i = 0; i < part.columns.size(); ++i) {
            if (table.columns[part.columns[i]].flexible) lines = std::max(lines, linesOf(table, part, row, i).size());
        }
        const double needed =
            rowHeight(part.fontSize) + static_cast<double>(lines - 1) * lineHeight({part.fontSize}) * 0.92;
        return std::max(needed, table.leastRow);
    }

    void placeHead(const Table& table, const TablePart& part, double x)
    {
        const FontStyle font{part.fontSize - 1, true};
        const double height = rowHeight(part.fontSize);
        double at = x;
        for (std::size_t i = 0; i < part.columns.size(); ++i) {
            const TableColumn& column = table.columns[part.columns[i]];
            text({at + kCellPadding, m_y, part.widths[i] - 2 * kCellPadding, height}, column.head, font, column.align);
            at += part.widths[i];
        }
        m_y += height;
        rule(m_y, x, x + part.width(), 0.3, 0);
        m_y += 0.4;
    }

    void placeRow(const Table& table, const TablePart& part, const TableRow& row, double x, double height, bool first)
    {
        if (row.heading) {
            text({x + kCellPadding, m_y + 1, part.width(), height - 1}, cellOf(row, 0), {part.fontSize + 0.5, true});
            m_y += height;
            rule(m_y, x, x + part.width(), 0.15, kRuleInk);
            return;
        }
        if (!first) rule(m_y, x, x + part.width(), 0.1, kHairlineInk);
        double at = x;
        for (std::size_t i = 0; i < part.columns.size(); ++i) {
            const TableColumn& column = table.columns[part.columns[i]];
            const FontStyle font{part.fontSize, column.bold || row.strong};
            const QStringList lines = linesOf(table, part, row, i);
            const double lineStep = lineHeight(font) * 0.92;
            double y = m_y;
            const double lineBox = height - static_cast<double>(lines.size() - 1) * lineStep;
            for (const QString& line : lines) {
                text({at + kCellPadding, y, part.widths[i] - 2 * kCellPadding, lineBox}, line, font, column.align);
                y += lineStep;
            }
            at += part.widths[i];
        }
        m_y += height;
    }

    const Sheet& m_sheet;
    Tightness m_tightness;
    QSizeF m_paper{};
    double m_margin = 15;
    double m_top = 0;  ///< below the heading of the page
    double m_y = 0;
    bool m_someFolded = false;
    QStringList m_footer{};
    Document m_document{};
};

}  // namespace

Document layOut(const Sheet& sheet, const PageSetup& setup)
{
    if (!sheet.certificates.pages.empty()) {
        const QSizeF paper = paperOf(setup);
        return {sheet.heading.title, sheet.author, sheet.language, certificatePages(sheet.certificates, paper)};
    }
    Document roomy = Layout(sheet, setup, {}).make();
    if (sheet.mostPages == 0 || roomy.pages.size() == 1) return roomy;
    // Closer type first; then with fewer statements, for which the type may be larger again; 7 points are the least.
    constexpr Tightness kCloser[] = {{0.94, 0}, {0.88, 0}, {0.82, 0}, {0.88, 1}, {0.82, 1}, {0.76, 1},
                                     {0.88, 2}, {0.82, 2}, {0.76, 2}, {0.82, 3}, {0.76, 3}, {0.7, 3},
                                     {0.82, 4}, {0.7, 4},  {0.82, 5}, {0.7, 5}};
    const auto breaks = std::ranges::count_if(
        sheet.blocks, [](const Block& block) { return std::holds_alternative<PageBreak>(block); });
    for (auto pages = static_cast<std::size_t>(breaks) + 1; std::cmp_less_equal(pages, sheet.mostPages); ++pages) {
        const bool last = std::cmp_equal(pages, sheet.mostPages);
        if (last && roomy.pages.size() <= pages) return roomy;
        for (const Tightness& closer : kCloser) {
            // Nothing but what nobody reads through goes for one page where more are to be had.
            if (!last && closer.folded > 1) break;
            Document document = Layout(sheet, setup, closer).make();
            if (document.pages.size() <= pages) return document;
        }
    }
    return Layout(sheet, setup, {0.88, 0}).make();
}

}  // namespace kydai::print
