#include "format/version_notice.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kydai::format {
namespace {

TEST(Versions, StandInTheOrderOfSemanticVersioning)
{
    const std::vector<std::string> order{"0.9.9",      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
                                         "1.0.0-beta", "1.0.0-rc.1",  "1.0.0-rc.2",    "1.0.0-rc.11",
                                         "1.0.0",      "1.0.1",       "1.0.10",        "1.2.0",
                                         "1.10.0",     "2.0.0-1",     "2.0.0"};
    for (std::size_t at = 0; at < order.size(); ++at) {
        for (std::size_t other = 0; other < order.size(); ++other)
            EXPECT_EQ(compareVersions(order[at], order[other]), at <=> other) << order[at] << ' ' << order[other];
    }
    EXPECT_EQ(compareVersions("1.0.0+debian", "1.0.0"), std::partial_ordering::equivalent);
    EXPECT_EQ(compareVersions("1.0.0-rc.1+7", "1.0.0-rc.1"), std::partial_ordering::equivalent);
}

TEST(Versions, WhatIsNoneHasNoOrder)
{
    for (const char* none :
         {"", "1", "1.0", "1.0.0.0", "a.b.c", "1.0.x", "-1.0.0", "1.0.0-", "1.0.0-a..b", "99999999999.0.0"})
        EXPECT_EQ(compareVersions(none, "1.0.0"), std::partial_ordering::unordered) << none;
}

TEST(VersionNotice, TellsVersionAddressAndNotes)
{
    const auto notice = readVersionNotice(
        R"({"program":"kydai","version":"1.1.0","address":"https://example.org/kydai","notes":{"vi":"Mới","en":"New"}})",
        "f");
    ASSERT_TRUE(notice);
    EXPECT_EQ(notice->version, "1.1.0");
    EXPECT_EQ(notice->address, "https://example.org/kydai");
    EXPECT_EQ(notice->notes.at("vi"), "Mới");
    EXPECT_EQ(notice->notes.at("en"), "New");
}

TEST(VersionNotice, AnAddressThatIsNoneOfTheWebIsLeftOut)
{
    for (const char* address : {"file:///etc/passwd", "javascript:alert(1)", "kydai"}) {
        const auto notice = readVersionNotice(
            R"({"program":"kydai","version":"1.1.0","address":")" + std::string(address) + R"("})", "f");
        ASSERT_TRUE(notice);
        EXPECT_EQ(notice->address, "") << address;
    }
}

TEST(VersionNotice, AnythingElseIsNone)
{
    for (const char* text :
         {"", "[]", "{", "<html>", R"({"version":"1.0.0"})", R"({"program":"other","version":"1.0.0"})",
          R"({"program":"kydai","version":"new"})", R"({"program":"kydai","version":7})"}) {
        const auto notice = readVersionNotice(text, "f");
        ASSERT_FALSE(notice) << text;
        EXPECT_EQ(notice.error().code, Errc::Malformed);
    }
    EXPECT_TRUE(readVersionNotice(R"({"program":"kydai","version":"1.0.0","notes":[1],"address":5})", "f"));
}

}  // namespace
}  // namespace kydai::format
