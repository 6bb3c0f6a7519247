// A column for each place, with a line that says how far the share may be off; below, what is possible by points.
#include "print/picture_drawers.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::print {

namespace {

constexpr double kPlotRows = 8;
constexpr double kPercent = 100;

QString shareText(double share, const Pen& pen)
{
    const double percent = share * kPercent;
    if (percent == 0) return {};
    if (percent < 1) return QStringLiteral("<1");
    return text::realText({percent, 0, false}, pen.wording());
}

/// The columns side by side, and where each stands.
struct Plot {
    Plot(const PlaceChances& chances, const Pen& pen, const QRectF& box)
        : bars(chances.bars),
          room(box.left(), box.top() + pen.row(), box.width(), kPlotRows * pen.row()),
          step(std::min(box.width() / static_cast<double>(std::max<std::size_t>(1, bars.size())), 4 * pen.em()))
    {
        for (const PlaceChances::Bar& bar : bars) most = std::max(most, bar.share + bar.error);
    }
    [[nodiscard]] double left(std::size_t at) const { return room.left() + step * static_cast<double>(at); }
    [[nodiscard]] double top(double share) const
    {
        return room.bottom() - room.height() * (most > 0 ? std::clamp(share / most, 0.0, 1.0) : 0);
    }
    /// Where the column of a place begins, or ends; places beyond the columns are at the border.
    [[nodiscard]] double leftOfPlace(int place) const
    {
        const int at = std::clamp(place - bars.front().place, 0, static_cast<int>(bars.size()));
        return left(static_cast<std::size_t>(at));
    }

    const std::vector<PlaceChances::Bar>& bars;
    QRectF room;
    double step;
    double most = 0;
};

void drawColumn(const Plot& plot, std::size_t at, const Pen& pen)
{
    const PlaceChances::Bar& bar = plot.bars[at];
    const double left = plot.left(at);
    const double top = plot.top(bar.share);
    pen.fill({left + 0.15 * plot.step, top, 0.7 * plot.step, plot.room.bottom() - top}, pen.theme().bar);
    const double middle = left + plot.step / 2;
    const double high = plot.top(bar.share + bar.error);
    if (bar.error > 0) pen.line({middle, high, middle, plot.top(bar.share - bar.error)}, pen.theme().text, 0.1);
    const QString share = shareText(bar.share, pen);
    if (pen.width(share) * 0.85 <= plot.step)
        pen.text({left, high - pen.row(), plot.step, pen.row()}, share, kCentre, false, 0.85);
}

}  // namespace

double heightOf(const PlaceChances& chances, const Pen& pen, double)
{
    return chances.bars.empty() ? 0 : pen.row() * (kPlotRows + 4.5);
}

void draw(const PlaceChances& chances, const Pen& pen, const QRectF& box)
{
    if (chances.bars.empty()) return;
    const Plot plot(chances, pen, box);
    const double right = plot.left(plot.bars.size());
    const double below = plot.room.bottom();
    for (std::size_t at = 0; at < plot.bars.size(); ++at) drawColumn(plot, at, pen);
    pen.line({plot.room.left(), below, right, below}, pen.theme().text, 0.1);
    // Numbers as far as there is room for them.
    const double widest = pen.width(QString::number(plot.bars.back().place)) + 0.4 * pen.em();
    const int every = std::max(1, static_cast<int>(widest / plot.step) + (plot.step < widest ? 1 : 0));
    for (std::size_t at = 0; at < plot.bars.size(); ++at) {
        const int place = plot.bars[at].place;
        const bool isNow = place == chances.now;
        const QRectF number(plot.left(at) + (plot.step - widest) / 2, below, widest, pen.row());
        if (isNow) pen.frame(number, pen.theme().accent);
        if (isNow || static_cast<int>(at) % every == 0) pen.text(number, QString::number(place), kCentre, isNow);
    }
    double y = below + 1.4 * pen.row();
    if (chances.possible.first > 0) {
        const double from = plot.leftOfPlace(chances.possible.first);
        const double to = plot.leftOfPlace(chances.possible.second + 1);
        pen.line({from, y, to, y}, pen.theme().accent, 0.16);
        for (const double end : {from, to})
            pen.line({end, y - 0.25 * pen.row(), end, y + 0.25 * pen.row()}, pen.theme().accent, 0.16);
        y += 0.35 * pen.row();
        pen.text({box.left(), y, box.width(), pen.row()},
                 pen.say(QT_TRANSLATE_NOOP("Picture", "possible by points: %1 to %2 (exact)"))
                     .arg(chances.possible.first)
                     .arg(chances.possible.second),
                 kLeft);
        y += pen.row();
    }
    pen.quietText({box.left(), y, box.width(), pen.row()},
                  pen.say(QT_TRANSLATE_NOOP("Picture", "% of the finishes by place; framed: the place now")), kLeft,
                  0.85);
}

}  // namespace kydai::print
