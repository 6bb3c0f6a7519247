#include "print/card_layout.h"

#include "print/fonts.h"

#include <algorithm>
#include <utility>

namespace kydai::print {

namespace {

constexpr Grey kSmallPrintInk = 0.35;
constexpr Grey kCutInk = 0.5;

void placeTickBox(std::vector<Item>& items, const QRectF& box)
{
    const auto side = [&](const QPointF& from, const QPointF& to) {
        items.emplace_back(LineItem{from, to, 0.25, 0, false});
    };
    side(box.topLeft(), box.topRight());
    side(box.topRight(), box.bottomRight());
    side(box.bottomRight(), box.bottomLeft());
    side(box.bottomLeft(), box.topLeft());
}

}  // namespace

double codeSizeOf(const QrCode& code)
{
    constexpr double kSmallest = 20;
    constexpr double kModule = 0.55;
    return std::max(kSmallest, (code.size + 2 * kQuietModules) * kModule);
}

void layOutSlip(std::vector<Item>& items, const Slip& slip, const QRectF& card, bool isLeft)
{
    const double x = card.left() + 3;
    const double w = card.width() - 6;
    double y = card.top() + 1;
    if (isLeft)
        items.emplace_back(
            LineItem{{card.right(), card.top()}, {card.right(), card.bottom() - 4}, 0.15, kCutInk, true});
    const auto text = [&](const QRectF& box, const QString& words, const FontStyle& font, Align align = Align::Left,
                          Grey ink = 0) {
        if (!words.isEmpty()) items.emplace_back(TextItem{box, words, font, align, ink});
    };
    const double aside = std::max(textWidth(slip.board, {15, true}), textWidth(slip.round, {9})) + 3;
    QStringList head = wrapped(slip.head, {8}, w - aside);
    constexpr qsizetype kHeadLines = 3;
    if (head.size() > kHeadLines) head = head.mid(0, kHeadLines - 1) << head[kHeadLines - 1] + QStringLiteral(" …");
    for (const QString& line : head) {
        text({x, y, w - aside, lineHeight({8})}, line, {8}, Align::Left, kSmallPrintInk);
        y += lineHeight({8});
    }
    text({x, card.top() + 1, w, lineHeight({15})}, slip.board, {15, true}, Align::Right);
    text({x, card.top() + 8, w, lineHeight({9})}, slip.round, {9}, Align::Right);
    y = card.top() + 14;
    for (const auto& [colour, name] : {std::pair(slip.white, slip.whiteName), std::pair(slip.black, slip.blackName)}) {
        text({x, y, 14, lineHeight({10})}, colour, {9}, Align::Left, kSmallPrintInk);
        FontStyle font{11, true};
        while (font.size > 7 && textWidth(name, font) > w - 14) font.size -= 0.5;
        text({x + 14, y, w - 14, lineHeight({10})}, name, font);
        y += 7;
    }
    y += 1;
    text({x, y, w, lineHeight({9})}, slip.result, {9}, Align::Left, kSmallPrintInk);
    double tick = x + textWidth(slip.result, {9}) + 4;
    for (const QString& choice : slip.choices) {
        placeTickBox(items, {tick, y + 0.4, 3.4, 3.4});
        text({tick + 4.6, y, w, lineHeight({9})}, choice, {9.5});
        tick += 4.6 + textWidth(choice, {9.5}) + 4;
    }
    y += 15;
    const double each = w / static_cast<double>(std::max<qsizetype>(1, slip.signatures.size()));
    for (qsizetype i = 0; i < slip.signatures.size(); ++i) {
        const double from = x + each * static_cast<double>(i);
        items.emplace_back(LineItem{{from, y}, {from + each - 4, y}, 0.2, 0, false});
        text({from, y + 0.5, each - 4, lineHeight({7.5})}, slip.signatures[i], {7.5}, Align::Centre, kSmallPrintInk);
    }
}

void layOutCard(std::vector<Item>& items, const CodeCard& card, const CodeCards& how, const QRectF& box)
{
    // A code is white to its edge: beside a line to cut along it leaves that line free.
    const double left = box.left() + (how.isCut ? 2 : 0);
    items.emplace_back(CodeItem{{left, box.top(), how.codeSize, how.codeSize}, card.code});
    const double x = left + how.codeSize + 3;
    const double w = box.right() - x - 3;
    double y = box.top() + 3;
    const auto put = [&](const QString& words, const FontStyle& font) {
        if (words.isEmpty()) return;
        for (const QString& line : wrapped(words, font, w)) {
            items.emplace_back(TextItem{{x, y, w, lineHeight(font)}, line, font});
            y += lineHeight(font);
        }
        y += 1;
    };
    put(card.title, {how.titleSize, true});
    put(card.line, {how.titleSize * 0.9});
    // An address has no blanks to break at: it gets smaller.
    FontStyle font{std::max(8.0, how.titleSize * 0.75)};
    while (font.size > 5 && textWidth(card.text, font) > w) font.size -= 0.25;
    if (!card.text.isEmpty())
        items.emplace_back(TextItem{{x, y, w, lineHeight(font)}, card.text, font, Align::Left, kSmallPrintInk});
    if (card.note.isEmpty()) return;
    constexpr FontStyle kNote{8};
    y = std::max(y + 2 * lineHeight(font), box.top() + how.codeSize + 2);
    for (const QString& line : wrapped(card.note, kNote, box.right() - left - 4)) {
        items.emplace_back(TextItem{
            {left + 2, y, box.right() - left - 4, lineHeight(kNote)}, line, kNote, Align::Left, kSmallPrintInk});
        y += lineHeight(kNote);
    }
}

}  // namespace kydai::print
