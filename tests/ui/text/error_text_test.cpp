#include "text/error_text.h"

#include "support/fragments.h"

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
    const Error error{Errc::Malformed, "giai.trf", 12, fragment(FragmentId::OpponentInRound, "12x", 3),
                      fragment(FragmentId::PlayerOfThisFile)};
    EXPECT_EQ(
        errorText(error, Wording(Language::English)).toStdString(),
        "giai.trf, line 12: Something in the file is not as its format demands. Correct it there and open the file "
        "again. Problem: opponent '12x' in round 3. Expected: the start number of a player of this file.");
    EXPECT_EQ(errorText(Error{Errc::DiskFull, "a.kydai"}, Wording(Language::Vietnamese)).toStdString(),
              "a.kydai: Ổ đĩa đã đầy. Những gì bạn đã nhập không bị mất; hãy giải phóng dung lượng rồi thử lại.");
}

TEST(ErrorText, RemarksAreToldLineByLine)
{
    using format::Diagnostic;
    using format::Problem;
    using format::Severity;
    const std::vector<Diagnostic> findings = {{Severity::Warning,
                                               Problem::MalformedField,
                                               4,
                                               {},
                                               0,
                                               fragment(FragmentId::RatingWritten, "25x0"),
                                               fragment(FragmentId::WholeNumberFromTo, 0, 4000)},
                                              {Severity::Note,
                                               Problem::AmbiguousEncoding,
                                               0,
                                               {},
                                               0,
                                               fragment(FragmentId::EmptyFile),
                                               fragment(FragmentId::FileSavedAsUtf8)},
                                              {Severity::Warning,
                                               Problem::MalformedField,
                                               9,
                                               {},
                                               0,
                                               fragment(FragmentId::Sex, "q"),
                                               fragment(FragmentId::SexLetter)}};
    EXPECT_EQ(findingsText(findings, 2, Wording(Language::Vietnamese)).toStdString(),
              "Dòng 4: hệ số Elo '25x0'. Cần: một số nguyên từ 0 đến 4000.\n"
              "Lưu ý: tệp rỗng. Cần: tệp lưu ở dạng UTF-8.\n"
              "Còn 1 lưu ý nữa");
    EXPECT_TRUE(findingsText({}, 2, Wording(Language::English)).isEmpty());
    EXPECT_TRUE(
        findingsText(findings, 3, Wording(Language::English)).endsWith(QStringLiteral("m (man) or w (woman).")));
}

}  // namespace
}  // namespace kydai::text
