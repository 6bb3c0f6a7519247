// A row for each rating system: from the old rating to the new one, and what the event alone is worth.
#include "print/picture_drawers.h"
#include "text/value_text.h"

#include <algorithm>
#include <cmath>

namespace kydai::print {

namespace {

constexpr double kScaleStep = 50;
constexpr double kOfARow = 0.8;  ///< a system's part of a row of text

/// The scale from the lowest value to the highest, at whole steps.
struct EloScale {
    explicit EloScale(const RatingScale& picture)
    {
        for (const RatingScale::Row& row : picture.rows) {
            for (const std::optional<double>& value : {row.before, row.after, row.performance}) {
                if (!value) continue;
                low = isEmpty ? *value : std::min(low, *value);
                high = isEmpty ? *value : std::max(high, *value);
                isEmpty = false;
            }
        }
        low = std::floor((low - 1) / kScaleStep) * kScaleStep;
        high = std::ceil((high + 1) / kScaleStep) * kScaleStep;
    }
    [[nodiscard]] double at(double value) const { return left + width * (value - low) / (high - low); }

    bool isEmpty = true;
    double low = 0;
    double high = 0;
    double left = 0;
    double width = 0;
};

void drawDiamond(const Pen& pen, const QPointF& centre, double radius)
{
    const QPointF corners[] = {{centre.x(), centre.y() - radius},
                               {centre.x() + radius, centre.y()},
                               {centre.x(), centre.y() + radius},
                               {centre.x() - radius, centre.y()}};
    for (int corner = 0; corner < 4; ++corner)
        pen.line({corners[corner], corners[(corner + 1) % 4]}, pen.theme().accent, 0.1);
}

}  // namespace

double heightOf(const RatingScale& scale, const Pen& pen, double)
{
    return scale.rows.empty() ? 0 : pen.row() * (kOfARow * static_cast<double>(scale.rows.size()) + 2.5);
}

void draw(const RatingScale& picture, const Pen& pen, const QRectF& box)
{
    if (picture.rows.empty()) return;
    double names = 0;
    double numbers = 0;
    for (const RatingScale::Row& row : picture.rows) {
        names = std::max(names, pen.width(QString::fromStdString(row.system)));
        numbers = std::max(numbers, pen.width(text::realText({row.shown, row.decimals}, pen.wording()), true));
    }
    EloScale scale(picture);
    scale.left = box.left() + names + 1.5 * pen.em();
    scale.width = box.right() - numbers - 1.5 * pen.em() - scale.left;
    const double step = kOfARow * pen.row();
    const double bottom = box.top() + step * static_cast<double>(picture.rows.size());
    double free = box.left();
    for (double mark = scale.low; mark <= scale.high; mark += kScaleStep) {
        const QString text = QString::number(std::lround(mark));
        const double half = pen.width(text) / 2;
        const bool isWritten = scale.at(mark) - half >= free;
        pen.line({scale.at(mark), box.top(), scale.at(mark), bottom}, pen.theme().quiet, isWritten ? 0.02 : 0.01);
        if (!isWritten) continue;
        pen.quietText({scale.at(mark) - half, bottom, 2 * half + 1, pen.row()}, text, kLeft, 0.85);
        free = scale.at(mark) + half + pen.em();
    }
    double y = box.top();
    for (const RatingScale::Row& row : picture.rows) {
        const double middle = y + step / 2;
        pen.text({box.left(), y, names + pen.em(), step}, QString::fromStdString(row.system), kLeft);
        if (row.before && row.after)
            pen.line({scale.at(*row.before), middle, scale.at(*row.after), middle}, pen.theme().text, 0.22);
        if (row.performance) drawDiamond(pen, {scale.at(*row.performance), middle}, 0.42 * pen.em());
        if (row.before) pen.disc({scale.at(*row.before), middle}, 0.36 * pen.em(), Colour::White);
        if (row.after) pen.disc({scale.at(*row.after), middle}, 0.36 * pen.em(), Colour::Black);
        pen.text({box.right() - numbers - 0.5 * pen.em(), y, numbers + 0.5 * pen.em(), step},
                 text::realText({row.shown, row.decimals}, pen.wording()), kRight, true);
        y += step;
    }
    pen.quietText({box.left(), bottom + 1.2 * pen.row(), box.width(), pen.row()},
                  pen.say(QT_TRANSLATE_NOOP("Picture",
                                            "white: old, black: new, outline: the event alone; on Elo's "
                                            "scale (7.5 × ECF + 700, 2840 − 8 × Ingo)")),
                  kLeft, 0.85);
}

}  // namespace kydai::print
