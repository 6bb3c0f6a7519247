// AES-128-CBC: the first block of NIST SP 800-38A, F.2.1, and texts encrypted by OpenSSL's own program.
#include "support/cipher.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai {
namespace {

const std::string kKey = *cipherKey("2b7e151628aed2a6abf7158809cf4f3c");
const std::string kIv = *cipherKey("000102030405060708090A0B0C0D0E0F");

TEST(Cipher, EncryptsAsOthersDo)
{
    const auto block = encryptedHex(*cipherKey("6bc1bee22e409f96e93d7e117393172a"), kKey, kIv);
    ASSERT_TRUE(block);
    EXPECT_EQ(block->size(), 64U) << "a full block is followed by one of padding";
    EXPECT_EQ(block->substr(0, 32), "7649ABAC8119B246CEE98E9B12E9197D");
    EXPECT_EQ(encryptedHex("Việt 12345", kKey, kIv), "73B1BE18F58AC2B945CEBB94DEA735F2");
    EXPECT_EQ(encryptedHex("", kKey, kIv), "C84AF0B613435D5D9182801A9BD9320B");
}

TEST(Cipher, AKeyIsSixteenBytesOrTheirDigits)
{
    EXPECT_EQ(cipherKey("sixteen letters!"), "sixteen letters!");
    EXPECT_EQ(cipherKey("41424344454647484950515253545556"), "ABCDEFGHIPQRSTUV");
    EXPECT_EQ(cipherKey("aF424344454647484950515253545556")->front(), '\xAF');
    for (const char* wrong :
         {"", "fifteen letters", "4142434445464748495051525354555", "4142434445464748495051525354555g"})
        EXPECT_FALSE(cipherKey(wrong)) << wrong;
    EXPECT_FALSE(encryptedHex("text", "short", kIv));
    EXPECT_FALSE(encryptedHex("text", kKey, "short"));
}

}  // namespace
}  // namespace kydai
