#include "support/signing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#ifdef _WIN32
// The second reads words of the first.
// clang-format off
#include <windows.h>
#include <bcrypt.h>
// clang-format on
#else
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#endif

namespace kydai {

namespace {

constexpr std::size_t kNumber = 32;  ///< bytes of a coordinate, of the secret and of each half of a signature
constexpr std::size_t kOpen = 1 + 2 * kNumber;
constexpr char kUncompressed = 4;

/// What stands before the point in a public key of P-256 as DER (RFC 5480).
constexpr std::array<unsigned char, 26> kPointHead{0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48,
                                                   0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48,
                                                   0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00};
bool isOpenKey(std::string_view key)
{
    return key.size() == kOpen && key.front() == kUncompressed;
}

bool isKey(const SigningKey& key)
{
    return key.secret.size() == kNumber && isOpenKey(key.open);
}

}  // namespace

#ifdef _WIN32

namespace {

using Bytes = std::vector<unsigned char>;

/// Empty where the library fails.
Bytes hashOf(std::string_view bytes)
{
    constexpr std::size_t kSha256 = 32;
    Bytes hash(kSha256);
    Bytes text(bytes.begin(), bytes.end());
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    const bool done = BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_SHA256_ALGORITHM, nullptr, 0) == 0 &&
                      BCryptHash(algorithm, nullptr, 0, text.data(), static_cast<ULONG>(text.size()), hash.data(),
                                 static_cast<ULONG>(hash.size())) == 0;
    if (algorithm != nullptr) BCryptCloseAlgorithmProvider(algorithm, 0);
    return done ? hash : Bytes();
}

/// A number of DER: without zeros in front but the one that says that it is not negative.
void addNumber(std::string& der, std::string_view number)
{
    while (number.size() > 1 && number.front() == 0) number.remove_prefix(1);
    const bool isHigh = (static_cast<unsigned char>(number.front()) & 0x80U) != 0;
    der += '\x02';
    der += static_cast<char>(number.size() + (isHigh ? 1 : 0));
    if (isHigh) der += '\0';
    der += number;
}

std::optional<std::string> takeNumber(std::string_view& der)
{
    if (der.size() < 2 || der[0] != '\x02') return std::nullopt;
    const std::size_t size = static_cast<unsigned char>(der[1]);
    if (size == 0 || size > kNumber + 1 || der.size() < 2 + size) return std::nullopt;
    std::string_view number = der.substr(2, size);
    der.remove_prefix(2 + size);
    if (number.size() > kNumber) {
        if (number.front() != 0) return std::nullopt;
        number.remove_prefix(1);
    }
    return std::string(kNumber - number.size(), '\0') + std::string(number);
}

/// A blob with its head, as this library takes and gives keys.
Bytes blobOf(ULONG magic, std::string_view numbers)
{
    const BCRYPT_ECCKEY_BLOB head{magic, static_cast<ULONG>(kNumber)};
    const auto* const bytes = reinterpret_cast<const unsigned char*>(&head);
    Bytes blob(bytes, bytes + sizeof head);
    blob.insert(blob.end(), numbers.begin(), numbers.end());
    return blob;
}

class Library {
public:
    Library() { BCryptOpenAlgorithmProvider(&m_algorithm, BCRYPT_ECDSA_P256_ALGORITHM, nullptr, 0); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    ~Library()
    {
        if (m_key != nullptr) BCryptDestroyKey(m_key);
        if (m_algorithm != nullptr) BCryptCloseAlgorithmProvider(m_algorithm, 0);
    }
    bool make()
    {
        return m_algorithm != nullptr && BCryptGenerateKeyPair(m_algorithm, &m_key, 256, 0) == 0 &&
               BCryptFinalizeKeyPair(m_key, 0) == 0;
    }
    bool take(const wchar_t* kind, Bytes blob)
    {
        return m_algorithm != nullptr && BCryptImportKeyPair(m_algorithm, nullptr, kind, &m_key, blob.data(),
                                                             static_cast<ULONG>(blob.size()), 0) == 0;
    }
    [[nodiscard]] BCRYPT_KEY_HANDLE key() const { return m_key; }

private:
    BCRYPT_ALG_HANDLE m_algorithm = nullptr;
    BCRYPT_KEY_HANDLE m_key = nullptr;
};

}  // namespace

std::optional<SigningKey> newSigningKey()
{
    Library library;
    Bytes blob(sizeof(BCRYPT_ECCKEY_BLOB) + 3 * kNumber);
    ULONG length = 0;
    if (!library.make() || BCryptExportKey(library.key(), nullptr, BCRYPT_ECCPRIVATE_BLOB, blob.data(),
                                           static_cast<ULONG>(blob.size()), &length, 0) != 0)
        return std::nullopt;
    const std::string numbers(blob.begin() + sizeof(BCRYPT_ECCKEY_BLOB), blob.end());
    return SigningKey{numbers.substr(2 * kNumber), kUncompressed + numbers.substr(0, 2 * kNumber)};
}

std::optional<std::string> signatureOf(std::string_view bytes, const SigningKey& key)
{
    if (!isKey(key)) return std::nullopt;
    Library library;
    Bytes hash = hashOf(bytes);
    Bytes made(2 * kNumber);
    ULONG length = 0;
    if (hash.empty() ||
        !library.take(BCRYPT_ECCPRIVATE_BLOB,
                      blobOf(BCRYPT_ECDSA_PRIVATE_P256_MAGIC, key.open.substr(1) + key.secret)) ||
        BCryptSignHash(library.key(), nullptr, hash.data(), static_cast<ULONG>(hash.size()), made.data(),
                       static_cast<ULONG>(made.size()), &length, 0) != 0)
        return std::nullopt;
    const std::string numbers(made.begin(), made.end());
    std::string inside;
    addNumber(inside, std::string_view(numbers).substr(0, kNumber));
    addNumber(inside, std::string_view(numbers).substr(kNumber));
    return '\x30' + std::string(1, static_cast<char>(inside.size())) + inside;
}

bool isSignedBy(std::string_view bytes, std::string_view signature, std::string_view openKey)
{
    if (!isOpenKey(openKey) || signature.size() < 2 || signature[0] != '\x30' ||
        static_cast<unsigned char>(signature[1]) != signature.size() - 2)
        return false;
    signature.remove_prefix(2);
    const auto first = takeNumber(signature);
    const auto second = takeNumber(signature);
    if (!first || !second || !signature.empty()) return false;
    Library library;
    Bytes hash = hashOf(bytes);
    const std::string both = *first + *second;
    Bytes numbers(both.begin(), both.end());
    return !hash.empty() &&
           library.take(BCRYPT_ECCPUBLIC_BLOB, blobOf(BCRYPT_ECDSA_PUBLIC_P256_MAGIC, openKey.substr(1))) &&
           BCryptVerifySignature(library.key(), nullptr, hash.data(), static_cast<ULONG>(hash.size()), numbers.data(),
                                 static_cast<ULONG>(numbers.size()), 0) == 0;
}

#else

namespace {

template <auto free>
struct Freed {
    template <class T>
    void operator()(T* thing) const
    {
        free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;

constexpr char kCurve[] = "prime256v1";

const unsigned char* bytesIn(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// \param secret may be empty
Key keyOf(std::string_view open, std::string_view secret)
{
    const Builder builder(OSSL_PARAM_BLD_new());
    const Number number(secret.empty() ? nullptr
                                       : BN_bin2bn(bytesIn(secret), static_cast<int>(secret.size()), nullptr));
    bool done = builder != nullptr &&
                OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) == 1 &&
                OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, open.data(), open.size()) == 1;
    if (number) done = done && OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1;
    const Parameters parameters(done ? OSSL_PARAM_BLD_to_param(builder.get()) : nullptr);
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* made = nullptr;
    const int parts = number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &made, parts, parameters.get()) != 1)
        return nullptr;
    return Key(made);
}

}  // namespace

std::optional<SigningKey> newSigningKey()
{
    const Key key(EVP_EC_gen(kCurve));
    if (!key) return std::nullopt;
    SigningKey made{std::string(kNumber, '\0'), std::string(kOpen, '\0')};
    std::size_t length = 0;
    BIGNUM* secret = nullptr;
    const bool done =
        EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY,
                                        reinterpret_cast<unsigned char*>(made.open.data()), kOpen, &length) == 1 &&
        EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &secret) == 1;
    const Number number(secret);
    if (!done || BN_bn2binpad(number.get(), reinterpret_cast<unsigned char*>(made.secret.data()),
                              static_cast<int>(kNumber)) != static_cast<int>(kNumber))
        return std::nullopt;
    return isKey(made) ? std::optional(made) : std::nullopt;
}

std::optional<std::string> signatureOf(std::string_view bytes, const SigningKey& key)
{
    if (!isKey(key)) return std::nullopt;
    const Key made = keyOf(key.open, key.secret);
    const Digest digest(EVP_MD_CTX_new());
    std::size_t size = 0;
    if (!made || !digest || EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, made.get()) != 1 ||
        EVP_DigestSign(digest.get(), nullptr, &size, bytesIn(bytes), bytes.size()) != 1)
        return std::nullopt;
    std::string signature(size, '\0');
    if (EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, bytesIn(bytes),
                       bytes.size()) != 1)
        return std::nullopt;
    signature.resize(size);
    return signature;
}

bool isSignedBy(std::string_view bytes, std::string_view signature, std::string_view openKey)
{
    if (!isOpenKey(openKey)) return false;
    const Key key = keyOf(openKey, {});
    const Digest digest(EVP_MD_CTX_new());
    return key && digest && EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
           EVP_DigestVerify(digest.get(), bytesIn(signature), signature.size(), bytesIn(bytes), bytes.size()) == 1;
}

#endif

std::string openKeyDer(std::string_view openKey)
{
    return std::string(kPointHead.begin(), kPointHead.end()) + std::string(openKey);
}

std::optional<std::string> openKeyOfDer(std::string_view der)
{
    const std::string head(kPointHead.begin(), kPointHead.end());
    if (!der.starts_with(head) || !isOpenKey(der.substr(head.size()))) return std::nullopt;
    return std::string(der.substr(head.size()));
}

}  // namespace kydai
