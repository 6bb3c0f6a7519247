/// A QR code as modules: for the address of a page on paper and on the screen. Error correction M, at most version 6
/// (41 modules), so that a phone reads it from paper at arm's length (rules/hall.md, section 8). Any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QPainter;
class QRectF;

namespace kydai::print {

struct QrCode {
    int size = 0;                 ///< modules in a row, without the quiet zone
    std::vector<bool> modules{};  ///< row by row; true is dark

    [[nodiscard]] bool isDark(int row, int column) const
    {
        return modules[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                       static_cast<std::size_t>(column)];
    }
};

/// Modules that stay blank around a code.
inline constexpr int kQuietModules = 4;

/// Nothing where the text is empty or too long for version 6 (106 bytes).
std::optional<QrCode> qrCode(std::string_view text);

/// What a phone takes for a Wi-Fi to join; without a password an open one.
std::string wifiText(std::string_view name, std::string_view password);

/// Black on white, whatever the theme, with the quiet zone inside of `area`, which is square.
void paintQrCode(QPainter& painter, const QRectF& area, const QrCode& code);

}  // namespace kydai::print
