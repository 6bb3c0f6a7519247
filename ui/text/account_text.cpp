#include "text/account_text.h"

#include <QStringList>

namespace kydai::text {

namespace {
constexpr const char* kAccountContext = "Account";
}  // namespace

QString accountText(const pairing::Account& account, const Wording& wording)
{
    QStringList parts;
    const auto add = [&](const char* source, int count) {
        if (count > 0) parts << wording.translate(kAccountContext, source, count);
    };
    parts << wording.translate(kAccountContext, QT_TRANSLATE_N_NOOP("Account", "%n boards (%1)"), account.boards)
                 .arg(2 * account.boards);
    add(QT_TRANSLATE_N_NOOP("Account", "%n byes"), account.pairingByes);
    add(QT_TRANSLATE_N_NOOP("Account", "%n full-point byes"), account.fullByes);
    add(QT_TRANSLATE_N_NOOP("Account", "%n half-point byes"), account.halfByes);
    add(QT_TRANSLATE_N_NOOP("Account", "%n reserves"), account.reserves);
    add(QT_TRANSLATE_N_NOOP("Account", "%n of teams without a match"), account.teamFree);
    add(QT_TRANSLATE_N_NOOP("Account", "%n out of the cup"), account.knockedOut);
    add(QT_TRANSLATE_N_NOOP("Account", "%n whose matches are decided"), account.matchOver);
    add(QT_TRANSLATE_N_NOOP("Account", "%n of teams whose line-ups aren't out yet"), account.unseen);
    add(QT_TRANSLATE_N_NOOP("Account", "%n absent"), account.absent());
    add(QT_TRANSLATE_N_NOOP("Account", "%n LEFT OUT"), account.leftOut);
    return wording.translate(kAccountContext, QT_TRANSLATE_N_NOOP("Account", "%n entered = %1"), account.entered)
        .arg(parts.join(QStringLiteral(" + ")));
}

}  // namespace kydai::text
