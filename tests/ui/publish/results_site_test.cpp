// The upload to chess-results against a host of our own: as its paper says, and failing in every way. Numbers are asked
// for once and kept before anything else; what was not sent waits, and the newest state goes.
#include "publish/results_site.h"

#include "format/reader.h"
#include "publish/site_desk.h"
#include "publish/site_http.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/results_host.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace kydai::publish {
namespace {

namespace fs = std::filesystem;
using fixture::ResultsHost;
using Way = ResultsHost::Way;

constexpr SiteLimits kShort{std::chrono::milliseconds(150), std::chrono::milliseconds(300), 1 << 16};

class ResultsSite : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        m_section = EventBuilder().player("2w1", 2000, "Nguyễn {An}").player("1b0", 1900, "Lê Bình").build();
        m_section.info.name = "Giải <mở> 2026";
        m_section.info.federation = "VIE";
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] SiteAccess access() const
    {
        return {m_host.address(), m_host.source, m_host.key, m_host.iv, m_host.creator};
    }
    Result<std::string> upload(const KeyKeeper& keeper, const SiteLimits& limits = kShort)
    {
        HttpSite http({}, limits);
        return uploadSection(access(), http, m_section, keeper);
    }
    /// As an event file would: the number stands in the section.
    KeyKeeper keeper(bool again = false)
    {
        return m_desk.keeper(m_subject, again, [this](const std::string& key) -> Result<void> {
            if (m_isFull) return Error{Errc::DiskFull, "event.kydai"};
            m_section.info.chessResultsKey = key;
            return {};
        });
    }
    FragmentId failure(const KeyKeeper& keeper)
    {
        const auto done = upload(keeper);
        return done ? FragmentId{} : done.error().what.id;
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_results_site_test";
    SiteSubject m_subject{m_folder / "event.kydai", SectionId{1}};
    ResultsHost m_host{};
    SiteDesk m_desk{m_folder / "desk"};
    Section m_section{};
    bool m_isFull = false;
};

TEST_F(ResultsSite, ANumberIsAskedForOnceAndEveryUploadHasItsOwnSession)
{
    const auto first = upload(keeper());
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(*first, "222557");
    EXPECT_EQ(m_section.info.chessResultsKey, "222557");
    EXPECT_EQ(m_host.calls(), (std::vector<std::string>{"GETSID", "GETKEY", "GETSID", "UPLOAD"}));
    EXPECT_EQ(format::addressAtChessResults(*first), "https://chess-results.com/tnr222557.aspx");
    // The host has what was sent, letters and all.
    const auto read = format::readText(m_host.uploaded("222557"), "up.xml");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].info.name, "Giải (mở) 2026");
    EXPECT_EQ(read->sections[0].players[0].name, "Nguyễn (An)");
    EXPECT_EQ(read->sections[0].rounds[0].games, m_section.rounds[0].games);
    m_section.rounds[0].games[0] = {m_section.rounds[0].games[0].white, m_section.rounds[0].games[0].black,
                                    Outcome::Draw, Outcome::Draw};
    ASSERT_TRUE(upload(keeper()).ok());
    EXPECT_EQ(m_host.calls().size(), 6U);
    EXPECT_EQ(m_host.tournaments(), 1);
    EXPECT_NE(m_host.uploaded("222557").find("reswhite=\"0.5\""), std::string::npos) << "the newest state";
    // No secret leaves the desk in the clear.
    for (const std::string& secret : {m_host.key, m_host.iv, std::string("sid-")})
        EXPECT_EQ(m_host.uploaded("222557").find(secret), std::string::npos);
    EXPECT_FALSE(m_desk.asked(m_subject).open);
}

TEST_F(ResultsSite, EveryFailureIsToldAndLosesNothing)
{
    m_section.info.chessResultsKey = "5";
    EXPECT_EQ(failure(keeper()), FragmentId::SiteSays) << "a number that the site does not have";
    m_section.info.chessResultsKey.clear();
    ASSERT_TRUE(upload(keeper()).ok());
    const std::string before = m_host.uploaded("222557");
    const std::pair<Way, FragmentId> ways[] = {
        {Way::Silent, FragmentId::SiteSilent},         {Way::Half, FragmentId::SiteNotReached},
        {Way::HalfXml, FragmentId::SiteAnswerUnknown}, {Way::Nonsense, FragmentId::SiteAnswerUnknown},
        {Way::NoStatus, FragmentId::SiteSays},         {Way::Refused, FragmentId::SiteSays},
        {Way::Failing, FragmentId::SiteNotReached},    {Way::BreakingOff, FragmentId::SiteNotReached}};
    for (const std::string call : {"GETSID", "UPLOAD"}) {
        for (const auto& [way, told] : ways) {
            m_host.go(way, call);
            const FragmentId id = failure(keeper());
            const bool isHalf = way == Way::Half && id == FragmentId::SiteSilent;
            EXPECT_TRUE(id == told || isHalf) << call << ' ' << static_cast<int>(way) << ' ' << static_cast<int>(id);
        }
    }
    m_host.go(Way::AsThePaperSays);
    ASSERT_TRUE(upload(keeper()).ok()) << "and afterwards it goes on";
    EXPECT_EQ(m_host.tournaments(), 1);
    EXPECT_FALSE(before.empty());
}

TEST_F(ResultsSite, TheSitesOwnWordsAreTold)
{
    m_host.go(Way::Refused);
    const auto done = upload(keeper());
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().what, fragment(FragmentId::SiteSays, std::string("Kein Zugriff: no access")));
}

TEST_F(ResultsSite, AQuestionThatWasNotAnsweredIsNotAskedAgainByItself)
{
    for (const Way way : {Way::Silent, Way::HalfXml, Way::BreakingOff, Way::Failing, Way::Nonsense}) {
        m_section.info.chessResultsKey.clear();
        m_desk.forgetAsking(m_subject);
        m_host.go(way, "GETKEY");
        EXPECT_NE(failure(keeper()), FragmentId{});
        EXPECT_TRUE(m_desk.asked(m_subject).open) << static_cast<int>(way);
        m_host.go(Way::AsThePaperSays);
        const int given = m_host.tournaments();
        EXPECT_EQ(failure(keeper()), FragmentId::KeyAskedBefore) << "another program, after a restart";
        EXPECT_EQ(m_host.tournaments(), given);
        // Whoever looked at the site says what is to be done.
        EXPECT_EQ(failure(keeper(true)), FragmentId{});
        EXPECT_EQ(m_host.tournaments(), given + 1);
        EXPECT_FALSE(m_desk.asked(m_subject).open);
    }
    // A refusal leaves no doubt.
    m_section.info.chessResultsKey.clear();
    m_host.go(Way::Refused, "GETKEY");
    EXPECT_EQ(failure(keeper()), FragmentId::SiteSays);
    EXPECT_FALSE(m_desk.asked(m_subject).open);
    // Nor does a network that is not there when the session is asked for.
    m_host.go(Way::BreakingOff, "GETSID");
    EXPECT_EQ(failure(keeper()), FragmentId::SiteNotReached);
    EXPECT_FALSE(m_desk.asked(m_subject).open);
}

TEST_F(ResultsSite, ANumberTypedInClosesTheQuestion)
{
    m_host.go(Way::Silent, "GETKEY");
    EXPECT_EQ(failure(keeper()), FragmentId::SiteSilent);
    m_section.info.chessResultsKey = "4711";
    ASSERT_TRUE(m_desk.bringNumber(m_subject, m_section, [](const std::string&) -> Result<void> { return {}; }).ok());
    EXPECT_FALSE(m_desk.asked(m_subject).open);
    EXPECT_EQ(m_section.info.chessResultsKey, "4711");
}

TEST_F(ResultsSite, ANumberThatCouldNotBeKeptInTheEventIsNotLost)
{
    m_isFull = true;
    const auto done = upload(keeper());
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().code, Errc::DiskFull);
    EXPECT_EQ(m_host.calls().back(), "GETKEY") << "nothing goes on before it is kept";
    EXPECT_EQ(m_desk.asked(m_subject).key, "222557");
    // Later, by another program.
    m_isFull = false;
    const auto put = [this](const std::string& key) -> Result<void> {
        m_section.info.chessResultsKey = key;
        return {};
    };
    ASSERT_TRUE(SiteDesk(m_folder / "desk").bringNumber(m_subject, m_section, put).ok());
    EXPECT_EQ(m_section.info.chessResultsKey, "222557");
    ASSERT_TRUE(upload(keeper()).ok());
    EXPECT_EQ(m_host.tournaments(), 1);
}

TEST_F(ResultsSite, WithoutAnAccessNothingIsAsked)
{
    HttpSite http({}, kShort);
    for (const auto member : {&SiteAccess::source, &SiteAccess::key, &SiteAccess::iv, &SiteAccess::creator}) {
        SiteAccess part = access();
        (part.*member).clear();
        EXPECT_FALSE(isComplete(part));
        const auto done = uploadSection(part, http, m_section, keeper());
        ASSERT_FALSE(done.ok());
        EXPECT_EQ(done.error().what.id, FragmentId::SiteWithoutAccess);
    }
    SiteAccess wrong = access();
    wrong.key.pop_back();
    EXPECT_FALSE(isComplete(wrong));
    EXPECT_TRUE(m_host.calls().empty());
    EXPECT_TRUE(isComplete(access()));
}

TEST_F(ResultsSite, TheAccessIsOfTheUserAlone)
{
    const fs::path file = m_folder / "desk" / "access.json";
    EXPECT_EQ(m_desk.access().host, "https://chess-results.com");
    ASSERT_TRUE(m_desk.setAccess(access()).ok());
    const auto others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(file).permissions() & others, fs::perms::none);
    EXPECT_EQ(fs::status(file.parent_path()).permissions() & others, fs::perms::none);
    // Also where the file was open to others before.
    fs::permissions(file, fs::perms::others_read, fs::perm_options::add);
    ASSERT_TRUE(m_desk.setAccess(access()).ok());
    EXPECT_EQ(fs::status(file).permissions() & others, fs::perms::none);
    EXPECT_EQ(SiteDesk(m_folder / "desk").access(), access());
    std::ofstream(file, std::ios::trunc) << "{\"host\": 5, \"source\"";
    EXPECT_EQ(m_desk.access(), SiteAccess{}) << "damaged: none";
}

TEST_F(ResultsSite, WhatWaitsOutlivesTheProgramAndTheNewestWins)
{
    const SiteSubject other{m_folder / "event.kydai", SectionId{7}};
    const auto first = m_desk.queue(m_subject);
    ASSERT_TRUE(first.ok());
    const auto newer = m_desk.queue(m_subject);
    ASSERT_TRUE(m_desk.queue(other).ok());
    SiteDesk restarted(m_folder / "desk");
    EXPECT_EQ(restarted.waiting(m_subject.file), (std::vector{SectionId{1}, SectionId{7}}));
    EXPECT_TRUE(restarted.waiting(m_folder / "another.kydai").empty());
    restarted.sent(m_subject, *first);
    EXPECT_TRUE(restarted.isWaiting(m_subject)) << "something newer waits since";
    restarted.sent(m_subject, *newer);
    EXPECT_FALSE(restarted.isWaiting(m_subject));
    EXPECT_TRUE(restarted.isWaiting(other));
}

TEST_F(ResultsSite, AnAnswerIsReadForWhatItIs)
{
    EXPECT_EQ(*answered("<chessresults><result sid=\"a\" status=\"OK\"/></chessresults>", "sid"), "a");
    EXPECT_EQ(answered("<chessresults><result sid=\"\" status=\"OK\"/></chessresults>", "sid").error().what.id,
              FragmentId::SiteAnswerUnknown);
    EXPECT_EQ(answered("<chessresults><result status=\"ok\"/></chessresults>", "status").error().what.id,
              FragmentId::SiteSays);
    EXPECT_EQ(answered("", "sid").error().what.id, FragmentId::SiteAnswerUnknown);
    EXPECT_EQ(format::addressAtChessResults(""), "");
    EXPECT_EQ(format::addressAtChessResults("12\"onclick"), "");
}

TEST_F(ResultsSite, WhoeverStopsIsHeard)
{
    m_host.go(Way::Silent);
    std::stop_source stop;
    stop.request_stop();
    HttpSite http(stop.get_token());
    const auto done = http.send(sessionRequest(access()));
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().code, Errc::Cancelled);
}

}  // namespace
}  // namespace kydai::publish
