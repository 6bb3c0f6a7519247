// What is signed is whole and from who has the secret; what openssl signs and reads is the same.
#include "support/signing.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai {
namespace {

TEST(Signing, WhatIsSignedIsKnownAndAnythingElseIsNot)
{
    const auto key = newSigningKey();
    const auto other = newSigningKey();
    ASSERT_TRUE(key && other);
    EXPECT_NE(*key, *other);
    const std::string text = "kết quả ván 3\n";
    const auto signature = signatureOf(text, *key);
    ASSERT_TRUE(signature);
    EXPECT_TRUE(isSignedBy(text, *signature, key->open));
    EXPECT_FALSE(isSignedBy(text, *signature, other->open));
    EXPECT_FALSE(isSignedBy(text + ' ', *signature, key->open));
    EXPECT_FALSE(isSignedBy(text, {}, key->open));
    EXPECT_FALSE(isSignedBy(text, *signature, {}));
    for (std::size_t at = 0; at < signature->size(); ++at) {
        std::string spoilt = *signature;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 1);
        EXPECT_FALSE(isSignedBy(text, spoilt, key->open)) << at;
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string spoilt = text;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 1);
        EXPECT_FALSE(isSignedBy(spoilt, *signature, key->open)) << at;
    }
    EXPECT_FALSE(signatureOf(text, {}).has_value());
    EXPECT_FALSE(signatureOf(text, {key->secret, other->open.substr(1)}).has_value());
}

/// Made by `openssl ecparam -name prime256v1 -genkey` and `openssl dgst -sha256 -sign`.
TEST(Signing, ReadsWhatOpensslMade)
{
    const auto key = openKeyOfPem(
        "-----BEGIN PUBLIC KEY-----\n"
        "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAq8R1xb6FQ+MbPkCV2DG6Q/EIGJc\n"
        "3CkMs07XxhnK9I67DXLVuJ72B6hnC91P85nN2sBdOoBvLz34rwRGX6rAxQ==\n"
        "-----END PUBLIC KEY-----\n");
    ASSERT_TRUE(key);
    const auto signature =
        fromBase64("MEQCIBUuCEurc1GF8kGHz6MLoOytnwgbu7VXEALEoFLkAgdsAiAkU6MukZW3mo3t/TrsHUHHb89shIThWgoiOPNUKRfAzQ==");
    ASSERT_TRUE(signature);
    EXPECT_TRUE(isSignedBy("round 3", *signature, *key));
    EXPECT_FALSE(isSignedBy("round 4", *signature, *key));
}

TEST(Signing, AKeyAsPemComesBack)
{
    const auto key = newSigningKey();
    ASSERT_TRUE(key);
    EXPECT_EQ(openKeyOfPem(openKeyPem(key->open)), key->open);
    EXPECT_FALSE(openKeyOfPem("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"));
    EXPECT_FALSE(openKeyOfPem(""));
}

/// RFC 4648, section 10.
TEST(Signing, Base64AsItsStandardHasIt)
{
    const std::pair<const char*, const char*> examples[] = {{"", ""},
                                                            {"f", "Zg=="},
                                                            {"fo", "Zm8="},
                                                            {"foo", "Zm9v"},
                                                            {"foob", "Zm9vYg=="},
                                                            {"fooba", "Zm9vYmE="},
                                                            {"foobar", "Zm9vYmFy"}};
    for (const auto& [bytes, text] : examples) {
        EXPECT_EQ(base64(bytes), text);
        EXPECT_EQ(fromBase64(text), bytes);
    }
    for (const char* none : {"Zg", "Zg=", "Zh==", "Z!==", "Zg==Zg=="}) EXPECT_FALSE(fromBase64(none)) << none;
    EXPECT_EQ(fromBase64("Zm9v\nYmFy\n"), "foobar");
}

}  // namespace
}  // namespace kydai
