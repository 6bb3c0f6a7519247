#include "text/error_text.h"

#include <gtest/gtest.h>

namespace kydai::text {
namespace {

TEST(ErrorText, EveryCodeHasASentenceInBothLanguages)
{
    for (int code = 0; code <= static_cast<int>(Errc::Cancelled); ++code) {
        const Error error{static_cast<Errc>(code)};
        const QString english = errorText(error, Wording(Language::English));
        const QString vietnamese = errorText(error, Wording(Language::Vietnamese));
        EXPECT_TRUE(english.endsWith(QLatin1Char('.'))) << code;
        EXPECT_TRUE(vietnamese.endsWith(QLatin1Char('.'))) << code;
        EXPECT_NE(english, vietnamese) << code;
    }
}

TEST(ErrorText, SaysFileLineWhatAndWhatWasExpected)
{
    const Error error{Errc::Malformed, "giai.trf", 12, "opponent '12x'", "a start number of 1 to 4 digits"};
    EXPECT_EQ(
        errorText(error, Wording(Language::English)).toStdString(),
        "giai.trf, line 12: Something in the file is not as its format demands. Correct it there and open the file "
        "again. Problem: opponent '12x'. Expected: a start number of 1 to 4 digits.");
    EXPECT_EQ(errorText(Error{Errc::DiskFull, "a.kydai"}, Wording(Language::Vietnamese)).toStdString(),
              "a.kydai: Ổ đĩa đã đầy. Những gì bạn đã nhập không bị mất; hãy giải phóng dung lượng rồi thử lại.");
}

}  // namespace
}  // namespace kydai::text
