/// AES-128 in CBC mode with PKCS#7 padding, as hexadecimal capitals: what a results site asks of values that only it
/// may read. By the system's library: OpenSSL, on Windows its own. Any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kydai {

/// The sixteen bytes of a key: as they are, or as 32 hexadecimal digits in either case; nullopt for anything else.
std::optional<std::string> cipherKey(std::string_view text);

/// \param key, iv sixteen bytes each; nullopt where they are not, or the library fails
std::optional<std::string> encryptedHex(std::string_view text, std::string_view key, std::string_view iv);

}  // namespace kydai
