/// The pictures of explanations, drawn once for the Why? pane and for paper. Sizes follow the font, so the unit is the
/// painter's own: pixels on screen, hundredths of a millimetre on paper.
#pragma once

#include "explain/picture.h"
#include "text/wording.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

namespace kydai::print {

/// Meaning is never carried by colour alone: cut rows are struck through, decisive cells framed, asked pairs dashed.
struct PictureTheme {
    QColor text{};
    QColor quiet{};       ///< secondary text and thin lines
    QColor tint{};        ///< behind decisive and best-case cells
    QColor accent{};      ///< frames and asked-for lines
    QColor bar{};         ///< bars that count
    QColor whitePiece{};  ///< filling of White's disc
    QColor blackPiece{};
    QColor redPiece{};  ///< Red's in xiangqi

    static PictureTheme paper();  ///< greys only
    static PictureTheme light();
    static PictureTheme dark();
};

class PicturePainter {
public:
    /// The font gives the size of everything. Keeps a copy of the picture.
    PicturePainter(Picture picture, text::Wording wording, const PictureTheme& theme, const QFont& font);

    /// What the picture needs at this width.
    [[nodiscard]] double heightFor(double width) const;
    /// Draws inside the box, which should have that height.
    void paint(QPainter& painter, const QRectF& box) const;

private:
    Picture m_picture;
    text::Wording m_wording;
    PictureTheme m_theme;
    QFont m_font;
};

}  // namespace kydai::print
