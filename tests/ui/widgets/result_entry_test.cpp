#include "widgets/result_entry.h"

#include <QKeyEvent>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

constexpr BoardResult kWhite{Outcome::Win, Outcome::Loss};
constexpr BoardResult kBlack{Outcome::Loss, Outcome::Win};
constexpr BoardResult kDraw{Outcome::Draw, Outcome::Draw};
constexpr BoardResult kPlusMinus{Outcome::ForfeitWin, Outcome::ForfeitLoss};
constexpr BoardResult kMinusPlus{Outcome::ForfeitLoss, Outcome::ForfeitWin};
constexpr BoardResult kNobody{Outcome::ForfeitLoss, Outcome::ForfeitLoss};

BoardResult ofKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    return resultOfKey(QKeyEvent(QEvent::KeyPress, key, modifiers)).value();
}

TEST(ResultKeys, EveryKeyOfTheDesk)
{
    EXPECT_EQ(ofKey(Qt::Key_1), kWhite);
    EXPECT_EQ(ofKey(Qt::Key_0), kBlack);
    EXPECT_EQ(ofKey(Qt::Key_Equal), kDraw);
    EXPECT_EQ(ofKey(Qt::Key_5), kDraw);
    EXPECT_EQ(ofKey(Qt::Key_Plus, Qt::ShiftModifier), kPlusMinus);
    EXPECT_EQ(ofKey(Qt::Key_Minus), kMinusPlus);
    EXPECT_EQ(ofKey(Qt::Key_X), kNobody);
    EXPECT_EQ(ofKey(Qt::Key_Delete), (BoardResult{Outcome::Open, Outcome::Open}));
    EXPECT_EQ(resultOfKey(QKeyEvent(QEvent::KeyPress, Qt::Key_1, Qt::ControlModifier)), std::nullopt);
    EXPECT_EQ(resultOfKey(QKeyEvent(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier)), std::nullopt);
}

/// What a Vietnamese keyboard program (UniKey, EVKey, ibus-bamboo) sends in the place of keys: Backspace for the letter
/// before, then a letter that no key has.
TEST(ResultKeys, WhatAVietnameseKeyboardSendsSetsNothing)
{
    EXPECT_EQ(resultOfKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier)), std::nullopt);
    for (const QChar letter : QStringLiteral("ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ")) {
        for (const QChar typed : {letter, letter.toUpper()}) {
            // Windows names the key by the capital letter, X11 often not at all.
            for (const int key : {int{letter.toUpper().unicode()}, int{Qt::Key_unknown}, 0})
                EXPECT_EQ(resultOfKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, typed)), std::nullopt)
                    << int{letter.unicode()};
        }
    }
}

struct Line {
    const char* text;
    int board;
    BoardResult result;
};

TEST(QuickLine, SlipsAsTheyAreWritten)
{
    const Line lines[] = {
        {"37 1", 37, kWhite},
        {"12 =", 12, kDraw},
        {"8 +-", 8, kPlusMinus},
        {"8 -+", 8, kMinusPlus},
        {" 8  - ", 8, kMinusPlus},
        {"8=", 8, kDraw},
        {"8+", 8, kPlusMinus},
        {"5 x", 5, kNobody},
        {"5 X", 5, kNobody},
        {"5 --", 5, kNobody},
        {"101 0", 101, kBlack},
        {"4 1-0", 4, kWhite},
        {"4 0 - 1", 4, kBlack},
        {"4 0:1", 4, kBlack},
        {"4 ½-½", 4, kDraw},
        {"4 0.5", 4, kDraw},
        {"4 0,5-0,5", 4, kDraw},
        {"4 5", 4, kDraw},
        {"4 ½-0", 4, {Outcome::Draw, Outcome::Loss}},
        {"4 0-0", 4, {Outcome::Loss, Outcome::Loss}},
        {"4 ?", 4, {Outcome::Adjourned, Outcome::Adjourned}},
        {"4 1u", 4, {Outcome::UnratedWin, Outcome::UnratedLoss}},
    };
    for (const Line& line : lines) {
        const auto parsed = parseQuickLine(QString::fromUtf8(line.text));
        const auto* entry = std::get_if<QuickEntry>(&parsed);
        ASSERT_NE(entry, nullptr) << line.text;
        EXPECT_EQ(*entry, (QuickEntry{line.board, line.result})) << line.text;
    }
}

TEST(QuickLine, RefusalsSayWhatIsWrong)
{
    using Why = QuickRefusal::Why;
    const std::pair<const char*, Why> lines[] = {
        {"", Why::NoBoard},           {"x 5", Why::NoBoard},          {"0 1", Why::NoBoard},
        {"12345 1", Why::NoBoard},    {"37", Why::NoResult},          {"37 ", Why::NoResult},
        {"37 2", Why::UnknownResult}, {"37 1 1", Why::UnknownResult}, {"37 won", Why::UnknownResult},
    };
    for (const auto& [text, why] : lines) {
        const auto parsed = parseQuickLine(QString::fromUtf8(text));
        const auto* refusal = std::get_if<QuickRefusal>(&parsed);
        ASSERT_NE(refusal, nullptr) << text;
        EXPECT_EQ(refusal->why, why) << text;
    }
}

}  // namespace
}  // namespace kydai::ui
