// A column for each round of the bracket; a match stands between the two from which its players came.
#include "print/picture_drawers.h"
#include "text/value_text.h"

#include <QPointF>

#include <algorithm>
#include <vector>

namespace kydai::print {

namespace {

constexpr double kMatchRows = 2.5;  ///< two names and the room below them
constexpr double kStagesRow = 0.6;  ///< a small row below a match, where there is one
constexpr double kGap = 1.2;        ///< ems between two columns, for the lines
constexpr double kSeedsFrom = 10;   ///< ems of a column that has room for the seeds
constexpr double kSmall = 0.85;     ///< of the font, for seeds and stages

/// Where the columns and their matches stand.
struct Tree {
    Tree(const KnockOutTree& shown, const Pen& pen, const QRectF& box)
        : tree(shown),
          room(box),
          top(box.top() + 1.3 * pen.row()),
          step(box.width() / static_cast<double>(std::max<std::size_t>(1, shown.rounds.size()))),
          column(step - kGap * pen.em()),
          row(pen.row())
    {
        for (const KnockOutTree::Round& round : shown.rounds) most = std::max(most, round.matches.size());
        const auto hasStages = [](const KnockOutTree::Match& match) { return !match.stages.empty(); };
        const bool any = std::ranges::any_of(shown.rounds, [&](const KnockOutTree::Round& round) {
            return std::ranges::any_of(round.matches, hasStages);
        });
        if (any || (shown.third && hasStages(*shown.third))) below = kStagesRow * row;
    }

    /// The middle of a match: of as many as the fullest column has, it takes the room of several.
    [[nodiscard]] double middle(std::size_t at, std::size_t match) const
    {
        const double each = height() / static_cast<double>(std::max<std::size_t>(1, tree.rounds[at].matches.size()));
        return top + each * (static_cast<double>(match) + 0.5);
    }
    [[nodiscard]] double height() const { return (kMatchRows * row + below) * static_cast<double>(most); }
    /// The heading of the match for the third place, in the column of the final and below it.
    [[nodiscard]] double thirdTop() const { return middle(tree.rounds.size() - 1, 0) + 1.5 * row + below; }
    [[nodiscard]] double bottom() const
    {
        return std::max(top + height(), tree.third ? thirdTop() + 3.2 * row + below : 0);
    }
    [[nodiscard]] double left(std::size_t at) const { return room.left() + step * static_cast<double>(at); }

    const KnockOutTree& tree;
    QRectF room;
    double top;
    double step;
    double column;
    double row;
    double below = 0;  ///< each match, for its stages
    std::size_t most = 0;
};

/// Seed, name and points.
void drawSide(const KnockOutTree::Side& side, bool won, bool isNobody, const QRectF& box, const Pen& pen)
{
    const QString halves = side.halves ? text::halvesText(*side.halves, pen.wording()) : QString();
    const double points = halves.isEmpty() ? 0 : pen.width(halves, won) + 0.3 * pen.em();
    const double seed = box.width() < kSeedsFrom * pen.em() ? 0 : kSmall * pen.width(QStringLiteral("000"));
    const double left = box.left() + 0.3 * pen.em();
    const QRectF name(left + seed, box.top(), box.right() - 0.3 * pen.em() - points - left - seed, box.height());
    if (isNobody) {
        pen.quietText(name, pen.say(QT_TRANSLATE_NOOP("Picture", "bye")), kLeft);
        return;
    }
    if (seed > 0 && side.number > 0)
        pen.quietText({left, box.top(), seed, box.height()}, QString::number(side.number), kLeft, kSmall);
    pen.name(name, asText(side.name), won);
    pen.text({box.right() - points - 0.3 * pen.em(), box.top(), points, box.height()}, halves, kRight, won);
}

void drawMatch(const KnockOutTree::Match& match, const QRectF& box, const Pen& pen)
{
    const double half = box.height() / 2;
    if (match.asked) pen.fill(box, pen.theme().tint);
    pen.frame(box, match.asked ? pen.theme().accent : pen.theme().quiet, match.asked ? 0.14 : 0.06);
    const auto isNobody = [&](const KnockOutTree::Side& side) { return match.isBye && side.name.empty(); };
    drawSide(match.upper, match.winner == 1, isNobody(match.upper), {box.left(), box.top(), box.width(), half}, pen);
    drawSide(match.lower, match.winner == 2, isNobody(match.lower), {box.left(), box.top() + half, box.width(), half},
             pen);
    if (!match.stages.empty()) {
        pen.quietText(
            {box.left() + 0.3 * pen.em(), box.bottom(), box.width() - 0.6 * pen.em(), 1.2 * kStagesRow * pen.row()},
            text::stageScoresText(match.stages, pen.wording()), kRight, kSmall);
    }
    pen.line({box.left(), box.top() + half, box.right(), box.top() + half}, pen.theme().quiet, 0.04);
}

/// From two matches to the one between them.
void drawLines(const Tree& tree, std::size_t at, const Pen& pen)
{
    const auto& matches = tree.tree.rounds[at].matches;
    if (at + 1 >= tree.tree.rounds.size() || tree.tree.rounds[at + 1].matches.size() * 2 != matches.size()) return;
    const double from = tree.left(at) + tree.column;
    const double to = tree.left(at + 1);
    const double turn = (from + to) / 2;
    for (std::size_t match = 0; match < matches.size(); ++match) {
        const double own = tree.middle(at, match);
        const double next = tree.middle(at + 1, match / 2);
        pen.line({from, own, turn, own}, pen.theme().quiet, 0.06);
        pen.line({turn, own, turn, next}, pen.theme().quiet, 0.06);
        if (match % 2 == 0) pen.line({turn, next, to, next}, pen.theme().quiet, 0.06);
    }
}

}  // namespace

double heightOf(const KnockOutTree& tree, const Pen& pen, double width)
{
    if (tree.rounds.empty()) return 0;
    const Tree placed(tree, pen, {0, 0, width, 0});
    return placed.bottom();
}

void draw(const KnockOutTree& tree, const Pen& pen, const QRectF& box)
{
    if (tree.rounds.empty()) return;
    const Tree placed(tree, pen, box);
    const double high = 2 * pen.row();
    for (std::size_t at = 0; at < tree.rounds.size(); ++at) {
        const KnockOutTree::Round& round = tree.rounds[at];
        pen.quietText({placed.left(at), box.top(), placed.column, pen.row()},
                      text::bracketHeading(tree, at, pen.wording()), kLeft);
        for (std::size_t match = 0; match < round.matches.size(); ++match) {
            const double middle = placed.middle(at, match);
            drawMatch(round.matches[match], {placed.left(at), middle - high / 2, placed.column, high}, pen);
        }
        if (tree.isFixed) drawLines(placed, at, pen);
    }
    if (!tree.third) return;
    const double left = placed.left(tree.rounds.size() - 1);
    const double top = placed.thirdTop();
    pen.quietText({left, top, placed.column, pen.row()}, text::wordHeading("bracket.third", pen.wording()), kLeft);
    drawMatch(*tree.third, {left, top + pen.row(), placed.column, high}, pen);
}

}  // namespace kydai::print
