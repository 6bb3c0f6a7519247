#include "print/qr_code.h"

#include <qrencode.h>

#include <memory>
#include <string>

namespace kydai::print {

namespace {

constexpr int kLargestVersion = 6;
constexpr std::size_t kMostBytes = 106;  ///< of version 6 with correction M

struct FreeCode {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

/// Backslashes before what has a meaning in the text of a Wi-Fi.
std::string escapedWifi(std::string_view text)
{
    std::string made;
    for (const char letter : text) {
        if (std::string_view("\\;,:\"").find(letter) != std::string_view::npos) made += '\\';
        made += letter;
    }
    return made;
}

}  // namespace

std::optional<QrCode> qrCode(std::string_view text)
{
    if (text.empty() || text.size() > kMostBytes || text.find('\0') != std::string_view::npos) return std::nullopt;
    const std::string whole(text);
    const std::unique_ptr<QRcode, FreeCode> made(QRcode_encodeString8bit(whole.c_str(), 0, QR_ECLEVEL_M));
    if (!made || made->version > kLargestVersion) return std::nullopt;
    QrCode code;
    code.size = made->width;
    const auto count = static_cast<std::size_t>(code.size) * static_cast<std::size_t>(code.size);
    code.modules.reserve(count);
    for (std::size_t at = 0; at < count; ++at) code.modules.push_back((made->data[at] & 1U) != 0);
    return code;
}

std::string wifiText(std::string_view name, std::string_view password)
{
    if (password.empty()) return "WIFI:T:nopass;S:" + escapedWifi(name) + ";;";
    return "WIFI:T:WPA;S:" + escapedWifi(name) + ";P:" + escapedWifi(password) + ";;";
}

}  // namespace kydai::print
