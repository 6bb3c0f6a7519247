/// Amounts of money as people read them, in figures and in words. Any thread.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QString>

#include <cstdint>

namespace kydai::text {

/// "3.000.000 đ" in Vietnamese, "3,000,000 VND" in English; parts of the smallest unit as a fraction, "95/3".
QString moneyText(const Money& money, const Wording& wording);

/// For receipts (bằng chữ): "Ba triệu đồng chẵn", "Three million dong exactly". Whole amounts from 0 to 10^15.
QString moneyInWords(std::int64_t amount, const std::string& currency, const Wording& wording);

}  // namespace kydai::text
