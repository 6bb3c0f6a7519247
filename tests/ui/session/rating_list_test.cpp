#include "session/rating_list.h"

#include "session/jobs.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <zlib.h>

namespace kydai {
namespace {

const QString kLists = QStringLiteral(KYDAI_SHARED_DATA "/fide_list/");

/// A ZIP with one stored member, as a packer that doesn't pack writes it.
QByteArray storedZip(const QByteArray& content)
{
    QByteArray zip("PK\x03\x04\x14\0\0\0\0\0\0\0\0\0", 14);
    const auto four = [&](std::uint64_t number) {
        for (int byte = 0; byte < 4; ++byte) zip.append(static_cast<char>((number >> (8 * byte)) & 0xFF));
    };
    four(crc32_z(0, reinterpret_cast<const Bytef*>(content.constData()), static_cast<z_size_t>(content.size())));
    four(static_cast<std::uint64_t>(content.size()));
    four(static_cast<std::uint64_t>(content.size()));
    zip.append("\x05\0\0\0list1", 9);
    return zip + content;
}

class RatingListTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!QFileInfo::exists(kLists)) GTEST_SKIP() << "shared/data isn't here";
    }
    [[nodiscard]] QString index() const { return m_folder.filePath(QStringLiteral("data/list.kdri")); }
    Result<RatingList::Imported> import(const QString& file)
    {
        return RatingList::import(file, index(), m_stop.get_token(), m_progress);
    }
    [[nodiscard]] QString write(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    QTemporaryDir m_folder;
    Progress m_progress;
    std::stop_source m_stop;
};

TEST_F(RatingListTest, IsEmptyUntilAListIsImported)
{
    const RatingList list(index());
    EXPECT_FALSE(list.isThere());
    EXPECT_TRUE(list.search(QStringLiteral("nguyen"), {}).empty());
}

TEST_F(RatingListTest, AnImportedListIsSearchedAndKept)
{
    const auto imported = import(kLists + QStringLiteral("combined_foa.txt"));
    ASSERT_TRUE(imported.ok());
    EXPECT_GT(imported->players, 0);
    EXPECT_EQ(m_progress.done(), m_progress.total());
    RatingList list(index());
    EXPECT_EQ(list.month(), imported->month);
    EXPECT_EQ(list.size(), imported->players);
    const auto found = list.search(QStringLiteral("nguyen"), QStringLiteral("VIE"));
    ASSERT_FALSE(found.empty());
    const auto byId = list.search(QString::number(found.front().id), {});
    ASSERT_EQ(byId.size(), 1U);
    EXPECT_EQ(byId.front(), found.front());
}

TEST_F(RatingListTest, AZipIsUnpackedWhileItIsRead)
{
    const auto plain = import(kLists + QStringLiteral("combined_foa.txt"));
    const QString zip = write("list.zip", storedZip(bytesOf(kLists + QStringLiteral("combined_foa.txt"))));
    const auto packed = import(zip);
    ASSERT_TRUE(packed.ok());
    EXPECT_EQ(packed->players, plain->players);
    EXPECT_EQ(m_progress.done(), m_progress.total());
}

TEST_F(RatingListTest, WhatIsNoListLeavesTheOldOne)
{
    const auto first = import(kLists + QStringLiteral("combined_foa.txt"));
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(import(write("a.txt", "Name;Rating\nMinh;1500\n")).error().code, Errc::UnknownFormat);
    EXPECT_EQ(import(m_folder.filePath(QStringLiteral("none"))).error().code, Errc::CannotOpen);
    const QByteArray whole = storedZip(bytesOf(kLists + QStringLiteral("combined_foa.txt")));
    EXPECT_EQ(import(write("cut.zip", whole.left(whole.size() / 2))).error().code, Errc::Damaged);
    // One tempo only: it would throw the unrated and the other tempos away.
    EXPECT_EQ(import(kLists + QStringLiteral("standard.txt")).error().code, Errc::Unsupported);
    EXPECT_EQ(RatingList(index()).size(), first->players);
    EXPECT_EQ(std::filesystem::directory_iterator(m_folder.filePath(QStringLiteral("data")).toStdString())->path(),
              index().toStdString());
}

TEST_F(RatingListTest, AListWithBadLinesOrFewerPlayersAsksBeforeItReplacesTheOldOne)
{
    const QByteArray whole = bytesOf(kLists + QStringLiteral("combined_foa.txt"));
    const auto first = import(write("whole.txt", whole));
    ASSERT_TRUE(first.ok());
    EXPECT_FALSE(first->isDoubtful);
    const qsizetype lastLine = whole.lastIndexOf('\n', whole.size() - 2);
    const QString fewer = write("fewer.txt", whole.left(lastLine + 1));
    const auto asked = import(fewer);
    ASSERT_TRUE(asked.ok());
    EXPECT_TRUE(asked->isDoubtful);
    EXPECT_EQ(asked->former, first->players);
    EXPECT_EQ(RatingList(index()).size(), first->players) << "nothing is taken in before the answer";
    const auto bad = import(write("bad.txt", whole + "no such line at all in any rating list of the federation\n"));
    ASSERT_TRUE(bad.ok());
    EXPECT_TRUE(bad->isDoubtful);
    const auto taken = RatingList::import(fewer, index(), m_stop.get_token(), m_progress, RatingList::Doubts::Accepted);
    ASSERT_TRUE(taken.ok());
    EXPECT_EQ(RatingList(index()).size(), first->players - 1);
}

TEST_F(RatingListTest, OneTemposListIsBetterThanNone)
{
    EXPECT_TRUE(import(kLists + QStringLiteral("standard.txt")).ok());
}

TEST_F(RatingListTest, ACancelledImportLeavesNothing)
{
    m_stop.request_stop();
    const auto imported = import(kLists + QStringLiteral("combined_foa.txt"));
    EXPECT_EQ(imported.error().code, Errc::Cancelled);
    EXPECT_FALSE(QFileInfo::exists(index()));
    EXPECT_FALSE(QFileInfo::exists(index() + QStringLiteral(".new")));
}

TEST_F(RatingListTest, RunsAsAJobThatNeedsNoSection)
{
    EventSession session;
    Jobs jobs(session);
    std::optional<std::int64_t> players;
    jobs.startApart(
        "ratingList", &session,
        [path = index()](std::stop_token stop, Progress& progress) {
            return RatingList::import(kLists + QStringLiteral("combined_foa.txt"), path, std::move(stop), progress);
        },
        [&](const Result<RatingList::Imported>& imported) { players = imported->players; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return players.has_value(); }));
    EXPECT_GT(players.value_or(0), 0);
}

}  // namespace
}  // namespace kydai
