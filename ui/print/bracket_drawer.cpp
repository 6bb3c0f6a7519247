// A bracket with its pairs, and rows of the crosstable.
#include "print/picture_drawers.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>

namespace kydai::print {

// --- a bracket: S1 at the left, S2 at the right, a line for each pair

namespace {

void drawEntrant(const BracketPicture::Entrant& entrant, const Pen& pen, const QRectF& row, bool leftSide)
{
    const QString words =
        QStringLiteral("%1  %2").arg(asText(entrant.name), text::pointsText(entrant.score, pen.wording()));
    const bool leavesOrCame = entrant.movedDown || entrant.downfloats || entrant.limbo;
    const double mark = leavesOrCame ? 1.2 * pen.em() : 0;
    const double piece = 1.1 * pen.em();
    const QRectF room(leftSide ? row.left() + mark : row.left() + piece, row.top(), row.width() - mark - piece,
                      row.height());
    if (entrant.due) {
        const double at = leftSide ? row.right() - 0.4 * pen.em() : row.left() + 0.4 * pen.em();
        pen.disc({at, row.center().y()}, 0.3 * pen.em(), *entrant.due);
    }
    pen.text(room, words, leftSide ? kRight : kLeft, entrant.movedDown);
    if (!leavesOrCame) return;
    // Moved down from the bracket above: the mark before or behind the name; leaving to the next one: the same, lower.
    const double width = pen.width(words, entrant.movedDown) + 0.9 * pen.em();
    const double x = leftSide ? std::max(room.right() - width, row.left() + 0.5 * pen.em())
                              : std::min(room.left() + width, row.right() - 0.5 * pen.em());
    if (entrant.downfloats || entrant.limbo) {
        pen.arrow({x, row.center().y()}, true);
        pen.line({x - 0.35 * pen.em(), row.center().y() + 0.45 * pen.em(), x + 0.35 * pen.em(),
                  row.center().y() + 0.45 * pen.em()},
                 pen.theme().accent, 0.12);
    } else {
        pen.line({x - 0.35 * pen.em(), row.center().y() - 0.45 * pen.em(), x + 0.35 * pen.em(),
                  row.center().y() - 0.45 * pen.em()},
                 pen.theme().accent, 0.12);
        pen.arrow({x, row.center().y()}, true);
    }
}

/// What stood against the pair that is crossed out.
QString refusedText(const BracketPicture::Line& line, const Pen& pen)
{
    using Refused = BracketPicture::Refused;
    switch (line.refused) {
    case Refused::Met:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "met in round %1")).arg(line.round);
    case Refused::Prohibited:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "ruled out"));
    case Refused::Colours:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "both must get the same colour"));
    case Refused::Bye:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "one of them has the bye"));
    case Refused::Engaged:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "paired before with another"));
    case Refused::Worse:
        return pen.say(QT_TRANSLATE_NOOP("Picture", "worse, or later in the order, as told"));
    case Refused::No:
        break;
    }
    return {};
}

/// The key below: the pair that is crossed out, and the signs that were used.
QStringList keysOf(const BracketPicture& bracket, const Pen& pen)
{
    QStringList keys;
    for (const BracketPicture::Line& line : bracket.lines) {
        if (line.refused == BracketPicture::Refused::No) continue;
        const bool lowerOnly = line.ends == BracketPicture::Ends::BothLower;
        const bool upperOnly = line.ends == BracketPicture::Ends::BothUpper;
        const auto& one = lowerOnly ? bracket.lower[line.upper] : bracket.upper[line.upper];
        const auto& two = upperOnly ? bracket.upper[line.lower] : bracket.lower[line.lower];
        keys += QStringLiteral("× %1 – %2: %3").arg(asText(one.name), asText(two.name), refusedText(line, pen));
    }
    QStringList signs;
    const auto any = [&](const auto& has) {
        return std::ranges::any_of(bracket.upper, has) || std::ranges::any_of(bracket.lower, has);
    };
    using Entrant = BracketPicture::Entrant;
    if (any([](const Entrant& each) { return each.due.has_value(); }))
        signs += pen.say(QT_TRANSLATE_NOOP("Picture", "piece: the colour that is due"));
    if (any([](const Entrant& each) { return each.movedDown && !each.downfloats && !each.limbo; }))
        signs += pen.say(QT_TRANSLATE_NOOP("Picture", "arrow under a line: came from above"));
    if (any([](const Entrant& each) { return each.downfloats || each.limbo; }))
        signs += pen.say(QT_TRANSLATE_NOOP("Picture", "arrow on a line: leaves the group"));
    if (!signs.isEmpty()) keys += signs.join(QStringLiteral("  ·  "));
    return keys;
}

/// A dashed hook or line with a cross on its middle.
void crossOut(const QPointF& centre, const Pen& pen)
{
    const double half = 0.42 * pen.em();
    for (const double turn : {1.0, -1.0}) {
        pen.line({centre.x() - half, centre.y() - turn * half, centre.x() + half, centre.y() + turn * half},
                 pen.theme().text, 0.16);
    }
}

}  // namespace

double heightOf(const BracketPicture& bracket, const Pen& pen, double)
{
    const auto rows = static_cast<double>(std::max(bracket.upper.size(), bracket.lower.size()));
    return pen.row() * (rows + 1.2 + static_cast<double>(keysOf(bracket, pen).size()));
}

void draw(const BracketPicture& bracket, const Pen& pen, const QRectF& box)
{
    const double gap = std::clamp(box.width() * 0.2, 4 * pen.em(), 9 * pen.em());
    const double side = (box.width() - gap) / 2;
    const double top = box.top() + pen.row() * 1.2;
    pen.quietText({box.left(), box.top(), side, pen.row()}, pen.say(QT_TRANSLATE_NOOP("Picture", "upper half")),
                  kRight);
    pen.quietText({box.left() + side + gap, box.top(), side, pen.row()},
                  pen.say(QT_TRANSLATE_NOOP("Picture", "lower half")), kLeft);
    for (std::size_t i = 0; i < bracket.upper.size(); ++i)
        drawEntrant(bracket.upper[i], pen, {box.left(), top + pen.row() * static_cast<double>(i), side, pen.row()},
                    true);
    for (std::size_t i = 0; i < bracket.lower.size(); ++i) {
        drawEntrant(bracket.lower[i], pen,
                    {box.left() + side + gap, top + pen.row() * static_cast<double>(i), side, pen.row()}, false);
    }
    for (const BracketPicture::Line& line : bracket.lines) {
        if (line.ends != BracketPicture::Ends::Across) {
            // A hook in the gap, at the side where both stand.
            const bool atLeft = line.ends == BracketPicture::Ends::BothUpper;
            const double edge = atLeft ? box.left() + side + 0.4 * pen.em() : box.left() + side + gap - 0.4 * pen.em();
            const double turn = edge + (atLeft ? 1.6 : -1.6) * pen.em();
            const double one = top + pen.row() * (static_cast<double>(line.upper) + 0.5);
            const double two = top + pen.row() * (static_cast<double>(line.lower) + 0.5);
            for (const QLineF& part :
                 {QLineF(edge, one, turn, one), QLineF(turn, one, turn, two), QLineF(turn, two, edge, two)})
                pen.line(part, pen.theme().accent, 0.22, true);
            if (line.refused != BracketPicture::Refused::No) crossOut({turn, (one + two) / 2}, pen);
            continue;
        }
        const QPointF from(box.left() + side + 0.4 * pen.em(),
                           top + pen.row() * (static_cast<double>(line.upper) + 0.5));
        const QPointF to(box.left() + side + gap - 0.4 * pen.em(),
                         top + pen.row() * (static_cast<double>(line.lower) + 0.5));
        const bool refused = line.refused != BracketPicture::Refused::No;
        pen.line({from, to}, line.asked || line.dashed ? pen.theme().accent : pen.theme().quiet,
                 line.asked ? 0.22 : 0.1, line.dashed || refused);
        if (refused) crossOut((from + to) / 2, pen);
    }
    double y = top + pen.row() * static_cast<double>(std::max(bracket.upper.size(), bracket.lower.size()));
    for (const QString& key : keysOf(bracket, pen)) {
        pen.quietText({box.left(), y, box.width(), pen.row()}, key, kLeft, 0.85);
        y += pen.row();
    }
}

// --- rows of the crosstable: the cells that decide are ringed

double heightOf(const CrosstableRows& table, const Pen& pen, double)
{
    return pen.row() * (static_cast<double>(table.rows.size()) + 1);
}

void draw(const CrosstableRows& table, const Pen& pen, const QRectF& box)
{
    std::size_t rounds = 1;
    double names = 0;
    for (const CrosstableRows::Row& row : table.rows) {
        rounds = std::max(rounds, row.cells.size());
        names = std::max(names, pen.width(QStringLiteral("00  ") + asText(row.name), true));
    }
    names = std::min(names + pen.em(), box.width() * 0.4);
    const double sum = 2.4 * pen.em();
    const double cell = std::min(4 * pen.em(), (box.width() - names - sum) / static_cast<double>(rounds));
    const double small = cell < 3.2 * pen.em() ? 0.7 : 0.95;
    for (std::size_t i = 0; i < rounds; ++i) {
        pen.quietText({box.left() + names + cell * static_cast<double>(i), box.top(), cell, pen.row()},
                      QString::number(i + 1), kCentre, 0.8);
    }
    double y = box.top() + pen.row();
    for (const CrosstableRows::Row& row : table.rows) {
        pen.text({box.left(), y, names - 0.5 * pen.em(), pen.row()},
                 QStringLiteral("%1  %2").arg(QString::number(row.number), asText(row.name)), kLeft, true);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const CrosstableRows::Cell& one = row.cells[i];
            const QRectF at(box.left() + names + cell * static_cast<double>(i), y, cell, pen.row());
            if (one.decisive) pen.fill(at, pen.theme().tint);
            pen.text(at, text::crosstableCell(one.entry, one.opponent, pen.wording()), kCentre, one.decisive, small);
            if (one.decisive) pen.frame(at, pen.theme().accent, 0.16);
        }
        pen.text({box.left() + names + cell * static_cast<double>(rounds), y, sum, pen.row()},
                 text::pointsText(row.score, pen.wording()), kCentre, true);
        y += pen.row();
    }
}

}  // namespace kydai::print
