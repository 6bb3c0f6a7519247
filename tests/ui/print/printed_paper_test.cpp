// Papers that were handed out: which lines of them are wrong after a correction.
#include "print/printed_paper.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <memory>

namespace kydai::print {
namespace {

TEST(WrongLines, AreThoseThatStandOnOneOfThemOnly)
{
    const QStringList then{QStringLiteral("An"), QStringLiteral("Bình"), QStringLiteral("Chi")};
    EXPECT_TRUE(wrongLines(then, then).empty());
    const QStringList moved{QStringLiteral("Chi"), QStringLiteral("An"), QStringLiteral("Bình")};
    EXPECT_TRUE(wrongLines(then, moved).empty()) << "another order makes no paper wrong";
    const QStringList now{QStringLiteral("An"), QStringLiteral("Dung"), QStringLiteral("Chi"), QStringLiteral("Em")};
    EXPECT_EQ(wrongLines(then, now), (std::vector<WrongLine>{{QStringLiteral("Bình"), QStringLiteral("Dung"), 2},
                                                             {{}, QStringLiteral("Em"), 4}}));
    EXPECT_EQ(wrongLines(then, {QStringLiteral("Chi")}),
              (std::vector<WrongLine>{{QStringLiteral("An"), {}, 0}, {QStringLiteral("Bình"), {}, 0}}));
}

TEST(WrongLines, CountALineThatStandsTwice)
{
    const QString same = QStringLiteral("Giải khuyến khích");
    EXPECT_EQ(wrongLines({same}, {same, same}), (std::vector<WrongLine>{{{}, same, 2}}));
    EXPECT_EQ(wrongLines({same, same}, {same}), (std::vector<WrongLine>{{same, {}, 0}}));
}

TEST(LinesOfAPaper, NameSectionPrizeAndWinnerOfEachCertificate)
{
    Section section = EventBuilder().player("2w1", 0, "An").player("1b0", 0, "Bình").scheduledRounds(1).build();
    section.info.name = "U9";
    section.players[0].unit = "Huế";
    const std::vector<std::shared_ptr<const Section>> all{std::make_shared<const Section>(section)};
    DocumentRequest request;
    request.ranking =
        std::make_shared<const prizes::EventRanking>(prizes::rankEvent(prizes::rankSections(all).value(), {}));
    DocumentMaker maker(section, request);
    const text::Wording english(text::Language::English);
    const auto lines = linesOf(maker, DocumentKind::Certificates, english);
    ASSERT_TRUE(lines.has_value());
    ASSERT_EQ(lines->size(), 2);
    EXPECT_EQ(lines->at(1), QStringLiteral("U9 · Gold medal · An · Huế · 2"));
    EXPECT_EQ(linesOf(maker, DocumentKind::Ceremony, english), lines) << "the running order has the same";
    EXPECT_FALSE(linesOf(maker, DocumentKind::Slips, english)) << "no list";
    EXPECT_TRUE(isHandedOut(DocumentKind::Receipts));
    EXPECT_FALSE(isHandedOut(DocumentKind::Pairings));
}

}  // namespace
}  // namespace kydai::print
