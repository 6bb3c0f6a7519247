/// The single pictures behind PicturePainter, and the pen they share.
#pragma once

#include "print/picture_painter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QString>

#include <string>

namespace kydai::print {

inline constexpr Qt::Alignment kLeft = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr Qt::Alignment kRight = Qt::AlignRight | Qt::AlignVCenter;
inline constexpr Qt::Alignment kCentre = Qt::AlignCenter;

inline QString asText(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Painter, theme and font in one, with the strokes that all pictures use. Without a painter it only measures.
class Pen {
public:
    Pen(QPainter* painter, const text::Wording& wording, const PictureTheme& theme, const QFont& font);

    [[nodiscard]] const text::Wording& wording() const { return m_wording; }
    [[nodiscard]] const PictureTheme& theme() const { return m_theme; }
    [[nodiscard]] double em() const { return m_em; }          ///< size of the font
    [[nodiscard]] double row() const { return 1.75 * m_em; }  ///< height of a row of text
    [[nodiscard]] double width(const QString& text, bool bold = false) const;
    [[nodiscard]] QString say(const char* source) const;  ///< context "Picture"

    /// Elided at the end when the box is too narrow; `scale` makes small print.
    void text(const QRectF& box, const QString& text, Qt::Alignment align, bool bold = false, double scale = 1) const;
    void quietText(const QRectF& box, const QString& text, Qt::Alignment align, double scale = 1) const;
    /// A player's name at the left; where the box is too narrow as much of it as keeps the called name.
    void name(const QRectF& box, const QString& name, bool bold = false) const;
    void line(const QLineF& line, const QColor& colour, double weight = 0.08, bool dashed = false) const;
    void frame(const QRectF& box, const QColor& colour, double weight = 0.12) const;
    void fill(const QRectF& box, const QColor& colour) const;
    /// A piece: White outlined, Black filled; Red with a ring, so that it differs in grey too.
    void disc(const QPointF& centre, double radius, Colour colour) const;
    /// A small arrow that points down or up, for floats.
    void arrow(const QPointF& centre, bool down) const;

private:
    void write(const QRectF& box, const QString& text, Qt::Alignment align, bool bold, double scale,
               const QColor& colour) const;

    QPainter* m_painter;
    const text::Wording& m_wording;
    const PictureTheme& m_theme;
    QFont m_font;
    double m_em;
};

double heightOf(const ColourStrips& strips, const Pen& pen, double width);
double heightOf(const TieBreakBars& bars, const Pen& pen, double width);
double heightOf(const SubCrosstable& table, const Pen& pen, double width);
double heightOf(const BracketPicture& bracket, const Pen& pen, double width);
double heightOf(const RatingBars& bars, const Pen& pen, double width);
double heightOf(const CrosstableRows& table, const Pen& pen, double width);
double heightOf(const PlaceChances& chances, const Pen& pen, double width);
double heightOf(const RatingScale& scale, const Pen& pen, double width);
double heightOf(const KnockOutTree& tree, const Pen& pen, double width);

void draw(const ColourStrips& strips, const Pen& pen, const QRectF& box);
void draw(const TieBreakBars& bars, const Pen& pen, const QRectF& box);
void draw(const SubCrosstable& table, const Pen& pen, const QRectF& box);
void draw(const BracketPicture& bracket, const Pen& pen, const QRectF& box);
void draw(const RatingBars& bars, const Pen& pen, const QRectF& box);
void draw(const CrosstableRows& table, const Pen& pen, const QRectF& box);
void draw(const PlaceChances& chances, const Pen& pen, const QRectF& box);
void draw(const RatingScale& scale, const Pen& pen, const QRectF& box);
void draw(const KnockOutTree& tree, const Pen& pen, const QRectF& box);

}  // namespace kydai::print
