#include "support/cipher.h"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#ifdef _WIN32
// The second reads words of the first.
// clang-format off
#include <windows.h>
#include <bcrypt.h>
// clang-format on
#else
#include <openssl/evp.h>
#endif

namespace kydai {

namespace {

constexpr std::size_t kBlock = 16;

std::optional<unsigned> digitOf(char letter)
{
    if (letter >= '0' && letter <= '9') return static_cast<unsigned>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a') + 10U;
    if (letter >= 'A' && letter <= 'F') return static_cast<unsigned>(letter - 'A') + 10U;
    return std::nullopt;
}

using Bytes = std::vector<unsigned char>;

Bytes bytesOf(std::string_view text)
{
    return {text.begin(), text.end()};
}

#ifdef _WIN32
std::optional<Bytes> encrypted(Bytes text, Bytes key, Bytes iv)
{
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    BCRYPT_KEY_HANDLE made = nullptr;
    Bytes sealed(text.size() + kBlock);
    ULONG length = 0;
    const auto size = [](const Bytes& bytes) { return static_cast<ULONG>(bytes.size()); };
    wchar_t mode[] = BCRYPT_CHAIN_MODE_CBC;
    const bool done =
        BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_AES_ALGORITHM, nullptr, 0) == 0 &&
        BCryptSetProperty(algorithm, BCRYPT_CHAINING_MODE, reinterpret_cast<PUCHAR>(mode), sizeof mode, 0) == 0 &&
        BCryptGenerateSymmetricKey(algorithm, &made, nullptr, 0, key.data(), size(key), 0) == 0 &&
        BCryptEncrypt(made, text.data(), size(text), nullptr, iv.data(), size(iv), sealed.data(), size(sealed), &length,
                      BCRYPT_BLOCK_PADDING) == 0;
    if (made != nullptr) BCryptDestroyKey(made);
    if (algorithm != nullptr) BCryptCloseAlgorithmProvider(algorithm, 0);
    if (!done) return std::nullopt;
    sealed.resize(length);
    return sealed;
}
#else
std::optional<Bytes> encrypted(const Bytes& text, const Bytes& key, const Bytes& iv)
{
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  &EVP_CIPHER_CTX_free);
    Bytes sealed(text.size() + kBlock);
    int length = 0;
    int rest = 0;
    const bool done =
        context && EVP_EncryptInit_ex(context.get(), EVP_aes_128_cbc(), nullptr, key.data(), iv.data()) == 1 &&
        EVP_EncryptUpdate(context.get(), sealed.data(), &length, text.data(), static_cast<int>(text.size())) == 1 &&
        EVP_EncryptFinal_ex(context.get(), sealed.data() + length, &rest) == 1;
    if (!done) return std::nullopt;
    sealed.resize(static_cast<std::size_t>(length) + static_cast<std::size_t>(rest));
    return sealed;
}
#endif

}  // namespace

std::optional<std::string> cipherKey(std::string_view text)
{
    if (text.size() == kBlock) return std::string(text);
    if (text.size() != 2 * kBlock) return std::nullopt;
    std::string key;
    for (std::size_t at = 0; at < text.size(); at += 2) {
        const auto high = digitOf(text[at]);
        const auto low = digitOf(text[at + 1]);
        if (!high || !low) return std::nullopt;
        key += static_cast<char>(*high << 4U | *low);
    }
    return key;
}

std::optional<std::string> encryptedHex(std::string_view text, std::string_view key, std::string_view iv)
{
    if (key.size() != kBlock || iv.size() != kBlock) return std::nullopt;
    const auto sealed = encrypted(bytesOf(text), bytesOf(key), bytesOf(iv));
    if (!sealed) return std::nullopt;
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string hex;
    for (const unsigned char byte : *sealed) {
        hex += kDigits[byte >> 4U];
        hex += kDigits[byte & 0xFU];
    }
    return hex;
}

}  // namespace kydai
