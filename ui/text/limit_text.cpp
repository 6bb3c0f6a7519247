#include "text/limit_text.h"

#include <QStringList>

namespace kydai::text {

namespace {

constexpr const char* kLimitContext = "Limits";

}  // namespace

QString limitsText(const SectionLimits& limits, const Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kLimitContext, source); };
    QStringList parts;
    if (limits.sex == Sex::Male) parts << say(QT_TRANSLATE_NOOP("Limits", "men and boys"));
    if (limits.sex == Sex::Female) parts << say(QT_TRANSLATE_NOOP("Limits", "women and girls"));
    if (limits.bornFrom != 0) parts << say(QT_TRANSLATE_NOOP("Limits", "born %1 or later")).arg(limits.bornFrom);
    if (limits.bornTo != 0) parts << say(QT_TRANSLATE_NOOP("Limits", "born %1 or earlier")).arg(limits.bornTo);
    if (limits.ratingFrom != 0) parts << say(QT_TRANSLATE_NOOP("Limits", "rated %1 or higher")).arg(limits.ratingFrom);
    if (limits.ratingTo != 0) parts << say(QT_TRANSLATE_NOOP("Limits", "rated %1 or lower")).arg(limits.ratingTo);
    return parts.join(QStringLiteral(" · "));
}

QString outsideText(const Player& player, const SectionLimits& limits, const Wording& wording)
{
    const auto say = [&](const char* source) { return wording.translate(kLimitContext, source); };
    const QString name = QString::fromStdString(player.name);
    switch (brokenLimit(limits, player)) {
    case LimitBroken::None:
        return {};
    case LimitBroken::Sex:
        return (limits.sex == Sex::Male
                    ? say(QT_TRANSLATE_NOOP("Limits", "The section is for men and boys; %1 is entered as female."))
                    : say(QT_TRANSLATE_NOOP("Limits", "The section is for women and girls; %1 is entered as male.")))
            .arg(name);
    case LimitBroken::TooOld:
        return say(QT_TRANSLATE_NOOP("Limits", "%3 was born in %1; the section is for those born in %2 or later."))
            .arg(QString::number(player.birth.year), QString::number(limits.bornFrom), name);
    case LimitBroken::TooYoung:
        return say(QT_TRANSLATE_NOOP("Limits", "%3 was born in %1; the section is for those born in %2 or earlier."))
            .arg(QString::number(player.birth.year), QString::number(limits.bornTo), name);
    case LimitBroken::RatingTooLow:
        return say(QT_TRANSLATE_NOOP("Limits", "%3 has the rating %1; the section is for ratings of %2 or more."))
            .arg(QString::number(player.rating), QString::number(limits.ratingFrom), name);
    case LimitBroken::RatingTooHigh:
        return say(QT_TRANSLATE_NOOP("Limits", "%3 has the rating %1; the section is for ratings of at most %2."))
            .arg(QString::number(player.rating), QString::number(limits.ratingTo), name);
    }
    return {};
}

QString outsidersText(const std::vector<Player>& players, const SectionLimits& limits, const Wording& wording)
{
    constexpr std::size_t kMost = 8;
    QStringList sentences;
    for (const Player& player : players) {
        if (static_cast<std::size_t>(sentences.size()) == kMost) break;
        sentences << outsideText(player, limits, wording);
    }
    if (players.size() > kMost)
        sentences << wording.translate(kLimitContext,
                                       QT_TRANSLATE_N_NOOP("Limits", "%n more players don't fit this section either."),
                                       static_cast<int>(players.size() - kMost));
    return sentences.join(QLatin1Char(' '));
}

}  // namespace kydai::text
