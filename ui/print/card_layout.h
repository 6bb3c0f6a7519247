/// Cards to cut apart, placed on a page: a board's result slip, a QR code with its words. Any thread with the fonts at
/// hand.
#pragma once

#include "print/document.h"
#include "print/sheet.h"

#include <QRectF>

#include <vector>

namespace kydai::print {

/// Millimetres, quiet zone included, at which a phone reads it from a sheet on the wall.
double codeSizeOf(const QrCode& code);

/// `isLeft`: another one stands beside it, so there is a line to cut along.
void layOutSlip(std::vector<Item>& items, const Slip& slip, const QRectF& card, bool isLeft);

/// `box` is the card's; the code stands at its left, title, line and text at the right, each as large as fits.
void layOutCard(std::vector<Item>& items, const CodeCard& card, const CodeCards& how, const QRectF& box);

}  // namespace kydai::print
