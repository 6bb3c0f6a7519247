#include "print/picture_drawers.h"

#include "text/name_text.h"
#include "text/value_text.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace kydai::print {

Pen::Pen(QPainter* painter, const text::Wording& wording, const PictureTheme& theme, const QFont& font)
    : m_painter(painter), m_wording(wording), m_theme(theme), m_font(font), m_em(QFontMetricsF(font).ascent())
{
}

double Pen::width(const QString& text, bool bold) const
{
    QFont font = m_font;
    font.setBold(bold);
    return QFontMetricsF(font).horizontalAdvance(text);
}

QString Pen::say(const char* source) const
{
    return m_wording.label("Picture", source);
}

void Pen::write(const QRectF& box, const QString& text, Qt::Alignment align, bool bold, double scale,
                const QColor& colour) const
{
    QFont font = m_font;
    font.setBold(bold);
    if (scale != 1) {
        font.pixelSize() > 0 ? font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * scale)))
                             : font.setPointSizeF(font.pointSizeF() * scale);
    }
    m_painter->setFont(font);
    m_painter->setPen(colour);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + 1);
    m_painter->drawText(box, static_cast<int>(align) | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

void Pen::text(const QRectF& box, const QString& text, Qt::Alignment align, bool bold, double scale) const
{
    write(box, text, align, bold, scale, m_theme.text);
}

void Pen::quietText(const QRectF& box, const QString& text, Qt::Alignment align, double scale) const
{
    write(box, text, align, false, scale, m_theme.quiet);
}

void Pen::name(const QRectF& box, const QString& name, bool bold) const
{
    const auto fits = [&](const QString& each) { return width(each, bold) <= box.width(); };
    text(box, text::nameThatFits(name, fits), kLeft, bold);
}

void Pen::line(const QLineF& line, const QColor& colour, double weight, bool dashed) const
{
    QPen pen(colour, weight * m_em);
    if (dashed) pen.setDashPattern({4, 3});
    m_painter->setPen(pen);
    m_painter->drawLine(line);
}

void Pen::frame(const QRectF& box, const QColor& colour, double weight) const
{
    m_painter->setPen(QPen(colour, weight * m_em));
    m_painter->setBrush(Qt::NoBrush);
    m_painter->drawRect(box);
}

void Pen::fill(const QRectF& box, const QColor& colour) const
{
    m_painter->fillRect(box, colour);
}

void Pen::disc(const QPointF& centre, double radius, Colour colour) const
{
    const bool red = colour == Colour::White && m_wording.discipline() == Discipline::Xiangqi;
    m_painter->setPen(QPen(m_theme.text, 0.1 * m_em));
    m_painter->setBrush(colour == Colour::Black ? m_theme.blackPiece : red ? m_theme.redPiece : m_theme.whitePiece);
    m_painter->drawEllipse(centre, radius, radius);
    if (red) {
        m_painter->setPen(QPen(m_theme.whitePiece, 0.09 * m_em));
        m_painter->setBrush(Qt::NoBrush);
        m_painter->drawEllipse(centre, radius * 0.62, radius * 0.62);
    }
}

void Pen::arrow(const QPointF& centre, bool down) const
{
    const double half = 0.32 * m_em;
    const double tip = down ? half : -half;
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(m_theme.accent);
    m_painter->drawPolygon(QPolygonF{
        {centre.x() - half, centre.y() - tip}, {centre.x() + half, centre.y() - tip}, {centre.x(), centre.y() + tip}});
}

// --- colours: two histories, newest game at the right, the decisive column framed

namespace {

/// How ColourStrips shares out its width.
struct StripsGrid {
    double names = 0;
    double cell = 0;
    double gets = 0;
    std::size_t shown = 0;  ///< newest columns that fit

    StripsGrid(const ColourStrips& strips, const Pen& pen, double width)
    {
        const QString white = text::colourText(Colour::White, pen.wording());
        const QString black = text::colourText(Colour::Black, pen.wording());
        gets = std::max(pen.width(white, true), pen.width(black, true)) + 4.2 * pen.em();
        const double wanted =
            std::max(pen.width(asText(strips.first.name), true), pen.width(asText(strips.second.name), true)) +
            pen.em();
        const std::size_t count = strips.first.cells.size();
        const double widest = 2.0 * pen.em();
        const double all = widest * static_cast<double>(count);
        names = std::min(wanted, std::max(width * 0.34, width - gets - all));
        const double room = width - names - gets;
        const double narrowest = 1.35 * pen.em();
        cell = count == 0 ? widest : std::clamp(room / static_cast<double>(count), narrowest, widest);
        shown = std::min(count, static_cast<std::size_t>(std::max(0.0, room) / cell + 0.01));
    }
};

void drawStrip(const ColourStrips::Strip& strip, const StripsGrid& grid, const Pen& pen, const QRectF& row,
               double numbersTop)
{
    pen.text({row.left(), row.top(), grid.names - 0.4 * pen.em(), row.height()}, asText(strip.name), kLeft, true);
    double x = row.left() + grid.names;
    for (std::size_t i = strip.cells.size() - grid.shown; i < strip.cells.size(); ++i) {
        const ColourStrips::Cell& cell = strip.cells[i];
        const QPointF centre(x + grid.cell / 2, row.center().y());
        if (cell.colour) {
            pen.disc(centre, std::min(grid.cell, row.height()) * 0.36, *cell.colour);
        } else if (cell.round != 0) {
            pen.line({centre.x() - 0.3 * pen.em(), centre.y(), centre.x() + 0.3 * pen.em(), centre.y()},
                     pen.theme().quiet);
        }
        if (cell.round != 0) {
            pen.quietText({x, numbersTop, grid.cell, pen.em()}, QString::number(cell.round), kCentre, 0.72);
        }
        x += grid.cell;
    }
    pen.line({x + 0.4 * pen.em(), row.center().y(), x + 1.5 * pen.em(), row.center().y()}, pen.theme().quiet, 0.1);
    pen.disc({x + 2.4 * pen.em(), row.center().y()}, 0.62 * pen.em(), strip.gets);
    pen.text({x + 3.4 * pen.em(), row.top(), grid.gets - 3.4 * pen.em() + pen.em(), row.height()},
             text::colourText(strip.gets, pen.wording()), kLeft, true);
}

}  // namespace

double heightOf(const ColourStrips&, const Pen& pen, double)
{
    return 2 * 2.1 * pen.em() + 2.6 * pen.em();
}

void draw(const ColourStrips& strips, const Pen& pen, const QRectF& box)
{
    const StripsGrid grid(strips, pen, box.width());
    const double rowHeight = 2.1 * pen.em();
    const double firstTop = box.top() + 1.3 * pen.em();
    const std::size_t from = strips.first.cells.size() - grid.shown;
    for (std::size_t i = from; i < strips.first.cells.size(); ++i) {
        if (!strips.first.cells[i].decisive) continue;
        const QRectF column(box.left() + grid.names + grid.cell * static_cast<double>(i - from), firstTop, grid.cell,
                            2 * rowHeight);
        pen.fill(column, pen.theme().tint);
        pen.frame(column, pen.theme().accent, 0.16);
    }
    drawStrip(strips.first, grid, pen, {box.left(), firstTop, box.width(), rowHeight}, firstTop - 1.1 * pen.em());
    drawStrip(strips.second, grid, pen, {box.left(), firstTop + rowHeight, box.width(), rowHeight},
              firstTop + 2 * rowHeight + 0.15 * pen.em());
}

// --- tie-break: a row per round, the bar is what the row adds

double heightOf(const TieBreakBars& bars, const Pen& pen, double)
{
    return pen.row() * (static_cast<double>(bars.rows.size()) + 1.2);
}

void draw(const TieBreakBars& bars, const Pen& pen, const QRectF& box)
{
    double most = 0.01;
    double names = pen.width(pen.say(QT_TRANSLATE_NOOP("Picture", "dummy")));
    double numbers = pen.width(QStringLiteral("00½"));
    const auto value = [](const Fraction& f) {
        return static_cast<double>(f.numerator()) / static_cast<double>(f.denominator());
    };
    for (const TieBreakBars::Row& row : bars.rows) {
        most = std::max(most, value(row.contribution));
        names = std::max(names, pen.width(asText(row.label)));
        numbers = std::max(numbers, pen.width(text::fractionText(row.contribution, pen.wording())));
    }
    names = std::min(names + pen.em(), box.width() * 0.45);
    numbers += 0.8 * pen.em();
    const double roundWidth = 1.8 * pen.em();
    const double barLeft = box.left() + roundWidth + names;
    const double barRoom = box.width() - roundWidth - names - numbers;
    double y = box.top();
    for (const TieBreakBars::Row& row : bars.rows) {
        const QRectF line(box.left(), y, box.width(), pen.row());
        pen.quietText({line.left(), y, roundWidth, line.height()}, QString::number(row.round), kLeft);
        const QString label =
            row.dummy && row.label.empty() ? pen.say(QT_TRANSLATE_NOOP("Picture", "dummy")) : asText(row.label);
        pen.text({line.left() + roundWidth, y, names - 0.5 * pen.em(), line.height()}, label, kLeft);
        const double length = barRoom * std::max(0.0, value(row.contribution)) / most;
        const QRectF bar(barLeft, y + 0.3 * pen.row(), length, 0.4 * pen.row());
        if (row.cut || row.dummy) {
            pen.frame(bar, pen.theme().bar, 0.1);
        } else {
            pen.fill(bar, pen.theme().bar);
        }
        QString number = text::fractionText(row.contribution, pen.wording());
        if (row.adjusted) number += QLatin1Char('*');
        pen.text({line.right() - numbers, y, numbers, line.height()}, number, kRight);
        if (row.cut)
            pen.line({line.left(), line.center().y(), line.right(), line.center().y()}, pen.theme().text, 0.12);
        y += pen.row();
    }
    pen.line({box.left(), y + 0.1 * pen.em(), box.right(), y + 0.1 * pen.em()}, pen.theme().text, 0.1);
    if (std::ranges::any_of(bars.rows, &TieBreakBars::Row::adjusted)) {
        pen.quietText({box.left(), y, box.width() - numbers, pen.row() * 1.2},
                      pen.say(QT_TRANSLATE_NOOP("Picture", "* adjusted score")), kLeft, 0.85);
    }
    pen.text({box.left(), y, box.width(), pen.row() * 1.2}, text::fractionText(bars.total, pen.wording()), kRight,
             true);
}

// --- direct encounter: the games among the tied players

namespace {

/// Games that were not played, with what they could give at best.
bool hasBestCases(const SubCrosstable& table)
{
    return std::ranges::any_of(table.rows, [](const SubCrosstable::Row& row) {
        return std::ranges::any_of(row.cells,
                                   [](const SubCrosstable::Cell& cell) { return cell.missing && cell.points; });
    });
}

}  // namespace

double heightOf(const SubCrosstable& table, const Pen& pen, double)
{
    return pen.row() * (static_cast<double>(table.rows.size()) + (hasBestCases(table) ? 2 : 1));
}

void drawCell(const SubCrosstable::Cell& result, const Pen& pen, const QRectF& at, double small)
{
    if (result.self) {
        pen.fill(at, pen.theme().quiet);
    } else {
        const QString points = result.points ? text::fractionText(*result.points, pen.wording()) : QString();
        const bool best = result.missing && result.points;
        if (best) pen.fill(at, pen.theme().tint);
        // The tint tells the best case; brackets are left out where there is no room for them.
        pen.text(at, best && small >= 1 ? QStringLiteral("(%1)").arg(points) : points, kCentre, false, small);
    }
    pen.frame(at, pen.theme().quiet, 0.05);
}

void draw(const SubCrosstable& table, const Pen& pen, const QRectF& box)
{
    const QString sumHead = pen.say(QT_TRANSLATE_NOOP("Picture", "sum"));
    const QString bestHead = pen.say(QT_TRANSLATE_NOOP("Picture", "at best"));
    const QString placeHead = pen.say(QT_TRANSLATE_NOOP("Picture", "place"));
    const double sumWidth = std::max(pen.width(sumHead), 2 * pen.em()) + pen.em();
    const double bestWidth = std::max(pen.width(bestHead), 2 * pen.em()) + pen.em();
    const double placeWidth = std::max(pen.width(placeHead), 2 * pen.em()) + pen.em();
    const auto count = static_cast<double>(std::max<std::size_t>(1, table.rows.size()));
    double names = 0;
    for (const SubCrosstable::Row& row : table.rows) names = std::max(names, pen.width(asText(row.name), true));
    names = std::min(names + 3 * pen.em(), box.width() * 0.45);
    // In a narrow pane a large group takes its room from the names, then prints small.
    const double forNames = box.width() - sumWidth - bestWidth - placeWidth - 1.5 * pen.em() * count;
    names = std::min(names, std::max(forNames, 7 * pen.em()));
    const double cell = std::min(2.6 * pen.em(), (box.width() - names - sumWidth - bestWidth - placeWidth) / count);
    const double small = cell < 2 * pen.em() ? 0.7 : 1;
    const double sums = box.left() + names + cell * count;
    const auto head = [&](double x, double w, const QString& words) {
        pen.quietText({x, box.top(), w, pen.row()}, words, kCentre);
    };
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        pen.quietText({box.left() + names + cell * static_cast<double>(i), box.top(), cell, pen.row()},
                      QString::number(i + 1), kCentre, small);
    head(sums, sumWidth, sumHead);
    head(sums + sumWidth, bestWidth, bestHead);
    head(sums + sumWidth + bestWidth, placeWidth, placeHead);
    double y = box.top() + pen.row();
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const SubCrosstable::Row& row = table.rows[i];
        if (row.unreachable) pen.fill({box.left(), y, 0.35 * pen.em(), pen.row()}, pen.theme().accent);
        pen.text({box.left() + 0.7 * pen.em(), y, names - pen.em(), pen.row()},
                 QStringLiteral("%1  %2").arg(QString::number(i + 1), asText(row.name)), kLeft, row.unreachable);
        for (std::size_t j = 0; j < row.cells.size(); ++j) {
            drawCell(row.cells[j], pen, {box.left() + names + cell * static_cast<double>(j), y, cell, pen.row()},
                     small);
        }
        pen.text({sums, y, sumWidth, pen.row()}, text::fractionText(row.sum, pen.wording()), kCentre, true);
        pen.text({sums + sumWidth, y, bestWidth, pen.row()}, text::fractionText(row.best, pen.wording()), kCentre);
        pen.text({sums + sumWidth + bestWidth, y, placeWidth, pen.row()},
                 row.place > 0 ? QString::number(row.place) : QStringLiteral("="), kCentre, row.place > 0);
        y += pen.row();
    }
    if (!hasBestCases(table)) return;
    pen.quietText(
        {box.left() + 0.7 * pen.em(), y, box.width(), pen.row()},
        pen.say(QT_TRANSLATE_NOOP("Picture", "(1): not played; the most it could give, as Mario Held counts it")),
        kLeft, 0.85);
}

// --- ratings: expected score outlined, score made filled

double heightOf(const RatingBars& bars, const Pen& pen, double)
{
    return pen.row() * static_cast<double>(bars.rows.size());
}

void draw(const RatingBars& bars, const Pen& pen, const QRectF& box)
{
    double names = 0;
    for (const RatingBars::Row& row : bars.rows) names = std::max(names, pen.width(asText(row.opponent)));
    names = std::min(names + pen.em(), box.width() * 0.45);
    const double roundWidth = 1.8 * pen.em();
    const double numbers = pen.width(QStringLiteral("½ − 0.000")) + pen.em();
    const double barLeft = box.left() + roundWidth + names;
    const double room = box.width() - roundWidth - names - numbers;
    double y = box.top();
    for (const RatingBars::Row& row : bars.rows) {
        pen.quietText({box.left(), y, roundWidth, pen.row()}, QString::number(row.round), kLeft);
        pen.text({box.left() + roundWidth, y, names - 0.5 * pen.em(), pen.row()}, asText(row.opponent), kLeft);
        pen.fill({barLeft, y + 0.34 * pen.row(), room * std::clamp(row.score, 0.0, 1.0), 0.32 * pen.row()},
                 pen.theme().bar);
        pen.frame({barLeft, y + 0.22 * pen.row(), room * std::clamp(row.expected, 0.0, 1.0), 0.56 * pen.row()},
                  pen.theme().text, 0.1);
        const Points score{qRound(row.score * 10)};
        pen.text({box.right() - numbers, y, numbers, pen.row()},
                 QStringLiteral("%1 − %2").arg(text::pointsText(score, pen.wording()),
                                               text::realText({row.expected, 2, false}, pen.wording())),
                 kRight);
        y += pen.row();
    }
}

}  // namespace kydai::print
