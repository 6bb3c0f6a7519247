#include "text/opening_text.h"

#include <QDateTime>
#include <gtest/gtest.h>

namespace kydai::text {
namespace {

using Kind = OpeningNote::Kind;

TEST(OpeningText, EveryKindHasASentenceInBothLanguages)
{
    for (const Kind kind : {Kind::CopiedWhileOpen, Kind::SecondPlace, Kind::Unfinished, Kind::Mended,
                            Kind::EntriesMissing, Kind::OtherLog}) {
        for (const std::size_t entries : {1U, 7U}) {
            for (const Instant first : {Instant{}, Instant{std::chrono::hours(24)}}) {
                const OpeningNote note{kind, Instant{std::chrono::hours(23)}, entries, first, first, "kept.kydai"};
                const QString english = openingText(note, Wording(Language::English));
                const QString vietnamese = openingText(note, Wording(Language::Vietnamese));
                EXPECT_NE(english, vietnamese);
                for (const QString& text : {english, vietnamese}) {
                    EXPECT_FALSE(text.contains(QLatin1Char('{')) || text.contains(QLatin1Char('%')))
                        << text.toStdString();
                    EXPECT_TRUE(text.endsWith(QLatin1String("kept.kydai"))) << text.toStdString();
                    const bool isCounted = kind == Kind::EntriesMissing || kind == Kind::OtherLog;
                    EXPECT_TRUE(!isCounted || text.contains(QString::number(entries))) << text.toStdString();
                }
            }
        }
    }
}

TEST(OpeningText, ACopySaysUntilWhenItIsWhole)
{
    const Instant until{std::chrono::milliseconds{1795256100000}};
    const OpeningNote note{.kind = Kind::CopiedWhileOpen, .until = until};
    const QString text = openingText({note}, Wording(Language::Vietnamese));
    EXPECT_TRUE(text.contains(QString::fromUtf8("trọn vẹn đến "))) << text.toStdString();
    const QDateTime there = QDateTime::fromMSecsSinceEpoch(until.time_since_epoch().count());
    EXPECT_TRUE(text.contains(there.toString(QStringLiteral("HH:mm:ss ")))) << text.toStdString();
    EXPECT_TRUE(openingText(OpeningNotes(), Wording(Language::English)).isEmpty());
}

}  // namespace
}  // namespace kydai::text
