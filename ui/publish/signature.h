/// The signature of a publication, by which anybody can tell a faithful mirror from another one. `manifest.txt` has the
/// SHA-256 of every file, as `sha256sum --check` reads it, `signature.json` the key, open, and a signature of the
/// manifest that `openssl dgst -sha256 -verify` reads too. Any thread.
#pragma once

#include "publish/page_set.h"
#include "support/result.h"
#include "support/signing.h"

#include <QDateTime>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::publish {

inline constexpr char kManifest[] = "manifest.txt";
inline constexpr char kSignature[] = "signature.json";

/// Sixteen hexadecimal digits in groups of four, by which people compare keys: "4f2a 91c0 77de 0b13".
std::string fingerprintOf(std::string_view openKey);

/// "-----BEGIN PUBLIC KEY-----" and so on, and back; nullopt for anything else.
std::string openKeyPem(std::string_view openKey);
std::optional<std::string> openKeyOfPem(std::string_view pem);
/// Base64 with its padding, without line ends, and back; nullopt for what is none.
std::string inBase64(std::string_view bytes);
std::optional<std::string> ofBase64(std::string_view text);

/// Adds the two files, before the entries. Error: CannotWrite where the library can't sign.
Result<void> sign(PageSet& pages, const SigningKey& key, const std::string& event, const QDateTime& made);

/// What is wrong with a mirror.
struct Verdict {
    std::string fingerprint{};  ///< of the key that signed it
    std::string event{};
    std::string made{};                  ///< as the manifest says: an instant, UTC
    std::size_t files = 0;               ///< of the manifest
    std::vector<std::string> missing{};  ///< paths, in their order
    std::vector<std::string> changed{};

    [[nodiscard]] bool isFaithful() const { return missing.empty() && changed.empty(); }
};
/// The bytes of a file of the mirror by its path; none where there is no such file.
using Fetch = std::function<std::optional<std::string>(const std::string& path)>;

/// Error: CannotRead where there is no signature, none that can be read, or one that no such key made of the manifest.
Result<Verdict> verify(const Fetch& fetch);

}  // namespace kydai::publish
