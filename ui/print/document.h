/// A document ready to be put on paper: pages of items at their places. Everything is in millimetres from the page's
/// top left corner, font sizes in points. One painter (page_painter.h) puts it on PDF, printer or screen; tests read
/// the items.
#pragma once

#include "explain/picture.h"
#include "print/qr_code.h"
#include "text/wording.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

class QImage;

namespace kydai::print {

enum class Align : std::uint8_t { Left, Centre, Right };

struct FontStyle {
    double size = 10;  ///< points
    bool bold = false;
    bool italic = false;
    friend auto operator<=>(const FontStyle&, const FontStyle&) = default;
};

/// Ink from 0 (black) to 1 (white); never between 0.85 and 1, which printers lose.
using Grey = double;

struct TextItem {
    QRectF box{};  ///< the text stands on one line, centred in height; the layout made the box wide enough
    QString text{};
    FontStyle font{};
    Align align = Align::Left;
    Grey ink = 0;
};
struct LineItem {
    QPointF from{};
    QPointF to{};
    double width = 0.2;
    Grey ink = 0;
    bool dashed = false;
};
struct BoxItem {
    QRectF box{};
    Grey fill = 0.9;
};
struct PictureItem {
    QRectF box{};
    Picture picture{};
    text::Wording wording;
    double fontSize = 9;
};
/// A QR code with its quiet zone; the box is square.
struct CodeItem {
    QRectF box{};
    QrCode code{};
};
/// A picture that fills the box.
struct ImageItem {
    QRectF box{};
    std::shared_ptr<const QImage> image{};
};
using Item = std::variant<TextItem, LineItem, BoxItem, PictureItem, CodeItem, ImageItem>;

struct Page {
    QSizeF size{};  ///< wider than high for landscape
    std::vector<Item> items{};
};

struct Document {
    QString title{};
    QString author{};    ///< the arbiter; empty: the program
    QString language{};  ///< "vi", "en"
    std::vector<Page> pages{};
    QString record{};  ///< for the properties too: what programs read of it; may be empty
};

}  // namespace kydai::print
