/// Signatures by which somebody else can tell that bytes are whole and from whom: ECDSA over P-256 with SHA-256, in the
/// forms that `openssl dgst -verify` reads. By the system's library: OpenSSL, on Windows its own. Any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kydai {

/// Bytes, not letters.
struct SigningKey {
    std::string secret{};  ///< 32 bytes, for nobody else
    std::string open{};    ///< 65 bytes: a 4 and the two coordinates of the point
    friend bool operator==(const SigningKey&, const SigningKey&) = default;
};

/// By the system's random numbers; nullopt where the library fails.
std::optional<SigningKey> newSigningKey();
/// DER; another one each time. nullopt where the key is none.
std::optional<std::string> signatureOf(std::string_view bytes, const SigningKey& key);
/// \param signature DER, as `signatureOf` gives it; whatever else is none
bool isSignedBy(std::string_view bytes, std::string_view signature, std::string_view openKey);

/// A public key as other programs read it (RFC 5480), and back; nullopt for anything else.
std::string openKeyDer(std::string_view openKey);
std::optional<std::string> openKeyOfDer(std::string_view der);

}  // namespace kydai
