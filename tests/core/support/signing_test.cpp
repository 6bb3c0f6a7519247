// What is signed is whole and from who has the secret.
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

TEST(Signing, AKeyAsDerComesBack)
{
    const auto key = newSigningKey();
    ASSERT_TRUE(key);
    const std::string der = openKeyDer(key->open);
    EXPECT_EQ(openKeyOfDer(der), key->open);
    // A sequence of the algorithm (id-ecPublicKey, prime256v1) and the point: RFC 5480, 2.1.1.
    const std::string_view head(
        "\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"
        "\x03\x42\x00",
        26);
    EXPECT_EQ(der, std::string(head) + key->open);
    for (const std::string& none : {std::string(), der.substr(1), der + 'x', der.substr(0, der.size() - 1)})
        EXPECT_FALSE(openKeyOfDer(none));
}

}  // namespace
}  // namespace kydai
