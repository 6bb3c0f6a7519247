#include "text/money_text.h"

#include "explain/explanation_json.h"
#include "text/value_text.h"

#include <QStringList>

#include <array>

namespace kydai::text {

namespace {

constexpr std::int64_t kThousand = 1000;
constexpr int kTen = 10;
constexpr int kHundred = 100;

bool isDong(const std::string& currency)
{
    return currency == "VND" || currency == "đ" || currency == "đồng";
}

/// Three digits in Vietnamese; `full` speaks the hundreds and tens that are zero, as behind a higher group.
QStringList groupInVietnamese(int number, bool full)
{
    static const std::array<QString, kTen> kDigits{
        QStringLiteral("không"), QStringLiteral("một"), QStringLiteral("hai"), QStringLiteral("ba"),
        QStringLiteral("bốn"),   QStringLiteral("năm"), QStringLiteral("sáu"), QStringLiteral("bảy"),
        QStringLiteral("tám"),   QStringLiteral("chín")};
    const int hundreds = number / kHundred;
    const int tens = number / kTen % kTen;
    const int ones = number % kTen;
    QStringList words;
    if (hundreds > 0 || full) words << kDigits[static_cast<std::size_t>(hundreds)] << QStringLiteral("trăm");
    if (tens == 0 && ones > 0 && (hundreds > 0 || full)) words << QStringLiteral("linh");
    if (tens == 1) words << QStringLiteral("mười");
    if (tens > 1) words << kDigits[static_cast<std::size_t>(tens)] << QStringLiteral("mươi");
    if (ones == 0) return words;
    if (ones == 1 && tens > 1)
        words << QStringLiteral("mốt");
    else if (ones == 5 && tens > 0)
        words << QStringLiteral("lăm");
    else
        words << kDigits[static_cast<std::size_t>(ones)];
    return words;
}

QStringList groupInEnglish(int number)
{
    static const std::array<QString, 20> kSmall{QString(),
                                                QStringLiteral("one"),
                                                QStringLiteral("two"),
                                                QStringLiteral("three"),
                                                QStringLiteral("four"),
                                                QStringLiteral("five"),
                                                QStringLiteral("six"),
                                                QStringLiteral("seven"),
                                                QStringLiteral("eight"),
                                                QStringLiteral("nine"),
                                                QStringLiteral("ten"),
                                                QStringLiteral("eleven"),
                                                QStringLiteral("twelve"),
                                                QStringLiteral("thirteen"),
                                                QStringLiteral("fourteen"),
                                                QStringLiteral("fifteen"),
                                                QStringLiteral("sixteen"),
                                                QStringLiteral("seventeen"),
                                                QStringLiteral("eighteen"),
                                                QStringLiteral("nineteen")};
    static const std::array<QString, kTen> kTens{QString(),
                                                 QString(),
                                                 QStringLiteral("twenty"),
                                                 QStringLiteral("thirty"),
                                                 QStringLiteral("forty"),
                                                 QStringLiteral("fifty"),
                                                 QStringLiteral("sixty"),
                                                 QStringLiteral("seventy"),
                                                 QStringLiteral("eighty"),
                                                 QStringLiteral("ninety")};
    constexpr int kTwenty = 20;
    QStringList words;
    if (number >= kHundred) words << kSmall[static_cast<std::size_t>(number / kHundred)] << QStringLiteral("hundred");
    const int rest = number % kHundred;
    if (rest == 0) return words;
    if (rest < kTwenty) return words << kSmall[static_cast<std::size_t>(rest)];
    const QString& tens = kTens[static_cast<std::size_t>(rest / kTen)];
    const QString& ones = kSmall[static_cast<std::size_t>(rest % kTen)];
    return words << (rest % kTen == 0 ? tens : tens + QLatin1Char('-') + ones);
}

QString inWords(std::int64_t amount, Language language)
{
    const bool vietnamese = language == Language::Vietnamese;
    if (amount == 0) return vietnamese ? QStringLiteral("không") : QStringLiteral("zero");
    static const std::array<QString, 5> kVietnamese{QString(), QStringLiteral("nghìn"), QStringLiteral("triệu"),
                                                    QStringLiteral("tỷ"), QStringLiteral("nghìn tỷ")};
    static const std::array<QString, 5> kEnglish{QString(), QStringLiteral("thousand"), QStringLiteral("million"),
                                                 QStringLiteral("billion"), QStringLiteral("trillion")};
    std::array<int, 5> groups{};
    for (int& group : groups) {
        group = static_cast<int>(amount % kThousand);
        amount /= kThousand;
    }
    QStringList words;
    for (std::size_t at = groups.size(); at-- > 0;) {
        if (groups[at] == 0) continue;
        words << (vietnamese ? groupInVietnamese(groups[at], !words.isEmpty()) : groupInEnglish(groups[at]));
        const QString& name = vietnamese ? kVietnamese[at] : kEnglish[at];
        // "một nghìn tỷ, hai tỷ" would say tỷ twice.
        const bool said = vietnamese && at == 4 && groups[3] > 0;
        if (!name.isEmpty()) words << (said ? QStringLiteral("nghìn") : name);
    }
    return words.join(QLatin1Char(' '));
}

}  // namespace

QString moneyText(const Money& money, const Wording& wording)
{
    QString figures = QString::fromStdString(exactText(money.amount));
    if (money.amount.isWhole()) {
        const QChar mark = wording.language() == Language::Vietnamese ? QLatin1Char('.') : QLatin1Char(',');
        const qsizetype first = figures.startsWith(QLatin1Char('-')) ? 1 : 0;
        for (qsizetype at = figures.size() - 3; at > first; at -= 3) figures.insert(at, mark);
    }
    if (money.currency.empty()) return figures;
    const bool dong = isDong(money.currency) && wording.language() == Language::Vietnamese;
    return figures + QChar(0x00A0) + (dong ? QStringLiteral("đ") : QString::fromStdString(money.currency));
}

QString moneyInWords(std::int64_t amount, const std::string& currency, const Wording& wording)
{
    QString words = capitalised(inWords(amount, wording.language()));
    const QString unit = currency.empty()   ? QString()
                         : isDong(currency) ? (wording.language() == Language::Vietnamese ? QStringLiteral("đồng")
                                                                                          : QStringLiteral("dong"))
                                            : QString::fromStdString(currency);
    constexpr std::int64_t kRound = 1000;
    if (!unit.isEmpty()) words += QLatin1Char(' ') + unit;
    if (amount % kRound != 0) return words;
    return words + (wording.language() == Language::Vietnamese ? QStringLiteral(" chẵn") : QStringLiteral(" exactly"));
}

}  // namespace kydai::text
