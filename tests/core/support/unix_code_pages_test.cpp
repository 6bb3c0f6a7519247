// The tables beside those of the C library.

#include "support/code_pages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <iconv.h>
#include <string>

namespace kydai {
namespace {

/// What iconv makes of a byte; empty where the page has none.
std::string converted(iconv_t how, char byte)
{
    std::array<char, 8> out{};
    char* from = &byte;
    char* to = out.data();
    std::size_t bytes = 1;
    std::size_t room = out.size();
    iconv(how, nullptr, nullptr, nullptr, nullptr);
    if (iconv(how, &from, &bytes, &to, &room) == static_cast<std::size_t>(-1)) return {};
    iconv(how, nullptr, nullptr, &to, &room);
    return {out.data(), out.size() - room};
}

TEST(CodePages, EveryByteIsThePublishedCharacter)
{
    for (const CodePage page : kCodePages) {
        std::string name(nameOf(page));
        if (name.starts_with("Windows-")) name.replace(0, 8, "CP");
        const iconv_t how = iconv_open("UTF-8", name.c_str());
        ASSERT_NE(how, reinterpret_cast<iconv_t>(-1)) << name;
        for (int byte = 0; byte < 0x100; ++byte) {
            const auto one = static_cast<char>(byte);
            const std::string expected = converted(how, one);
            EXPECT_EQ(fromCodePage(std::string(1, one), page), expected.empty() ? "\uFFFD" : expected)
                << fmt::format("{} {:02X}", name, byte);
        }
        iconv_close(how);
    }
}

}  // namespace
}  // namespace kydai
