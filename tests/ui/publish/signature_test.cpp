// A mirror of a publication: any file that is missing, changed or exchanged is seen, and nobody else can sign it.
#include "publish/signature.h"

#include "publish/folder.h"
#include "publish/key_ring.h"
#include "support/file_system.h"
#include "ui/publish/published.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>

namespace kydai::publish {
namespace {

namespace fs = std::filesystem;

using Mirror = std::map<std::string, std::string>;

class Mirrored : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        Publication publication = publicationOf(threeRounds());
        publication.origin = "event 1";
        m_pages = pagesOf(publication);
        ASSERT_TRUE(signByRing(m_pages, publication, KeyRing(m_folder / "keys")).ok());
        ASSERT_TRUE(write());
        for (const auto& each : fs::recursive_directory_iterator(m_folder / "pages"))
            if (each.is_regular_file())
                m_mirror[each.path().lexically_relative(m_folder / "pages").generic_string()] = bytesIn(each.path());
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] Result<FolderReport> write() const
    {
        Progress progress;
        return writeFolder(m_pages, m_folder / "pages", Existing::Refuse, {}, progress);
    }
    [[nodiscard]] static Result<Verdict> verdictOf(const Mirror& mirror)
    {
        return verify([&](const std::string& path) {
            const auto at = mirror.find(path);
            return at == mirror.end() ? std::nullopt : std::optional(at->second);
        });
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_signature_test";
    PageSet m_pages{};
    Mirror m_mirror{};
};

TEST_F(Mirrored, AFaithfulOneIsTold)
{
    const auto verdict = verdictOf(m_mirror);
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->isFaithful());
    EXPECT_EQ(verdict->files, m_pages.files.size() + m_pages.doorways.size() - 2) << "all but the two of the signature";
    EXPECT_EQ(verdict->event, "Giải vô địch trẻ");
    EXPECT_EQ(verdict->fingerprint, m_pages.signer);
    EXPECT_EQ(verdict->fingerprint.size(), 19U);
    EXPECT_EQ(m_pages.files.back().path, "index.html");
}

TEST_F(Mirrored, OneByteOfAnyFileIsSeenAndSoIsAFileThatIsMissing)
{
    std::size_t tried = 0;
    for (const auto& [path, bytes] : m_mirror) {
        if (path == "publication.json") continue;  // what this program keeps for itself
        Mirror spoilt = m_mirror;
        spoilt[path][bytes.size() / 2] = static_cast<char>(spoilt[path][bytes.size() / 2] ^ 4);
        const auto verdict = verdictOf(spoilt);
        EXPECT_FALSE(verdict && verdict->isFaithful()) << path;
        if (verdict && path != kSignature) {
            EXPECT_EQ(verdict->changed, std::vector<std::string>{path});
        }
        spoilt.erase(path);
        const auto without = verdictOf(spoilt);
        EXPECT_FALSE(without && without->isFaithful()) << path;
        ++tried;
    }
    EXPECT_GT(tried, 40U);
}

TEST_F(Mirrored, AnotherPlayersPageInPlaceOfOnesOwnIsSeen)
{
    Mirror exchanged = m_mirror;
    std::swap(exchanged["s1/p/1.html"], exchanged["s1/p/2.html"]);
    const auto verdict = verdictOf(exchanged);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->changed, (std::vector<std::string>{"s1/p/1.html", "s1/p/2.html"}));
}

TEST_F(Mirrored, WhoSignsItAnewHasAnotherFingerprint)
{
    PageSet forged = pagesOf(publicationOf(threeRounds(false)));
    const auto key = newSigningKey();
    ASSERT_TRUE(key && sign(forged, *key, "Giải vô địch trẻ", QDateTime({2026, 11, 22}, {14, 5})).ok());
    EXPECT_NE(forged.signer, m_pages.signer);
    Mirror mirror;
    for (const File& file : forged.files) mirror[file.path] = file.bytes;
    // The key of before beside the new list: nothing fits any more.
    auto told = nlohmann::json::parse(mirror[kSignature]);
    told["key"] = nlohmann::json::parse(m_mirror[kSignature])["key"];
    mirror[kSignature] = told.dump();
    EXPECT_FALSE(verdictOf(mirror).ok());
}

TEST_F(Mirrored, WhatIsNoSignatureIsAnErrorAndNothingElse)
{
    for (const char* bytes : {"", "{}", "[]", "null", "{\"key\":7}", "\xFF\xFE"}) {
        Mirror mirror = m_mirror;
        mirror[kSignature] = bytes;
        EXPECT_FALSE(verdictOf(mirror).ok()) << bytes;
    }
    Mirror outside = m_mirror;
    outside[kManifest] = std::string(64, 'a') + "  ../secret\n";
    EXPECT_FALSE(verdictOf(outside).ok());
    EXPECT_FALSE(verdictOf({}).ok());
}

TEST_F(Mirrored, AnotherKeyThanBeforeIsTold)
{
    PageSet again = pagesOf(publicationOf(threeRounds(false)));
    const auto key = newSigningKey();
    ASSERT_TRUE(key && sign(again, *key, "Giải", QDateTime({2026, 11, 22}, {15, 5})).ok());
    const std::string before = std::exchange(m_pages, again).signer;
    const auto report = write();
    ASSERT_TRUE(report);
    EXPECT_EQ(report->formerSigner, before);
    const auto third = write();
    ASSERT_TRUE(third);
    EXPECT_EQ(third->formerSigner, "") << "told once";
    PageSet unsignedPages = pagesOf(publicationOf(threeRounds(false)));
    m_pages = unsignedPages;
    ASSERT_TRUE(write());
    m_pages = again;
    const auto last = write();
    ASSERT_TRUE(last);
    EXPECT_EQ(last->formerSigner, "") << "the same as before the one that nobody signed";
}

TEST_F(Mirrored, TheSecretStaysInAFolderOfTheUsersAlone)
{
    const auto kept = fs::directory_iterator(m_folder / "keys")->path();
    const auto perms = [](const fs::path& path) { return fs::status(path).permissions() & fs::perms::mask; };
    EXPECT_EQ(perms(m_folder / "keys"), fs::perms::owner_all);
    EXPECT_EQ(perms(kept), fs::perms::owner_read | fs::perms::owner_write);
    const auto secret = nlohmann::json::parse(bytesIn(kept))["secret"].get<std::string>();
    const std::string bytes = *ofBase64(secret);
    ASSERT_EQ(bytes.size(), 32U);
    for (const auto& [path, text] : m_mirror) {
        EXPECT_FALSE(says(text, secret)) << path;
        EXPECT_FALSE(says(text, bytes)) << path;
    }
}

TEST_F(Mirrored, AnEventHasOneKeyAndAnotherEventAnother)
{
    KeyRing ring(m_folder / "keys");
    const auto first = ring.keyOf("event 1");
    const auto again = KeyRing(m_folder / "keys").keyOf("event 1");
    const auto other = ring.keyOf("event 2");
    ASSERT_TRUE(first && again && other);
    EXPECT_EQ(*first, *again);
    EXPECT_EQ(fingerprintOf(first->open), m_pages.signer);
    EXPECT_NE(first->open, other->open);
    for (const auto& each : fs::directory_iterator(m_folder / "keys"))
        std::ofstream(each.path(), std::ios::trunc) << R"({"secret": "AAAA", "open": "AAAA"})";
    EXPECT_FALSE(ring.keyOf("event 1").ok()) << "a key that is spoilt is not replaced without a word";
}

/// Made by `openssl ecparam -name prime256v1 -genkey` and `openssl dgst -sha256 -sign`.
TEST(Signature, ReadsWhatOpensslMade)
{
    const auto key = openKeyOfPem(
        "-----BEGIN PUBLIC KEY-----\n"
        "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAq8R1xb6FQ+MbPkCV2DG6Q/EIGJc\n"
        "3CkMs07XxhnK9I67DXLVuJ72B6hnC91P85nN2sBdOoBvLz34rwRGX6rAxQ==\n"
        "-----END PUBLIC KEY-----\n");
    ASSERT_TRUE(key);
    const auto signature =
        ofBase64("MEQCIBUuCEurc1GF8kGHz6MLoOytnwgbu7VXEALEoFLkAgdsAiAkU6MukZW3mo3t/TrsHUHHb89shIThWgoiOPNUKRfAzQ==");
    ASSERT_TRUE(signature);
    EXPECT_TRUE(isSignedBy("round 3", *signature, *key));
    EXPECT_FALSE(isSignedBy("round 4", *signature, *key));
}

TEST(Signature, AKeyAsPemComesBack)
{
    const auto key = newSigningKey();
    ASSERT_TRUE(key);
    EXPECT_EQ(openKeyOfPem(openKeyPem(key->open)), key->open);
    EXPECT_FALSE(openKeyOfPem("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"));
    EXPECT_FALSE(openKeyOfPem("-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----\n"));
    EXPECT_FALSE(openKeyOfPem(""));
}

/// RFC 4648, section 10.
TEST(Signature, Base64AsItsStandardHasIt)
{
    const std::pair<const char*, const char*> examples[] = {{"", ""},
                                                            {"f", "Zg=="},
                                                            {"fo", "Zm8="},
                                                            {"foo", "Zm9v"},
                                                            {"foob", "Zm9vYg=="},
                                                            {"fooba", "Zm9vYmE="},
                                                            {"foobar", "Zm9vYmFy"}};
    for (const auto& [bytes, text] : examples) {
        EXPECT_EQ(inBase64(bytes), text);
        EXPECT_EQ(ofBase64(text), bytes);
    }
    for (const char* none : {"Zg", "Zg=", "Zh==", "Z!==", "Zg==Zg=="}) EXPECT_FALSE(ofBase64(none)) << none;
}

}  // namespace
}  // namespace kydai::publish
