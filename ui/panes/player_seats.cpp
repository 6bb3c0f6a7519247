#include "panes/player_seats.h"

#include "model/section_check.h"
#include "policy/actions.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QMenu>

namespace kydai::ui {

namespace {

struct PlayerSeats {
    Q_DECLARE_TR_FUNCTIONS(kydai::ui::PlayerSeats)
};

QString seatName(const Section& section, PlayerId player)
{
    return QString::fromStdString(section.player(player).name);
}

void seatLate(Desk& desk, PlayerId player, LateSeat seat)
{
    const auto section = desk.section();
    if (!section || !policy::canBeSeatedLate(*section, player)) return;  // it changed while the menu was open
    if (!desk.apply(policy::seatingLate(*section, desk.sectionId(), player, seat))) return;
    desk.tell(InlineBar::Tone::Plain, PlayerSeats::tr("%2 is in round %1. Ctrl+Z takes this back.")
                                          .arg(QString::number(section->roundsPaired()), seatName(*section, player)));
}

}  // namespace

void offerLateSeats(Desk& desk, QAbstractItemView& list, const std::vector<PlayerId>& players)
{
    const auto section = desk.section();
    if (!section || players.size() != 1 || !policy::canBeSeatedLate(*section, players.front())) {
        desk.tell(InlineBar::Tone::Warning,
                  PlayerSeats::tr("Choose one player who has no game in the round that is published last."));
        return;
    }
    const PlayerId player = players.front();
    auto* menu = new QMenu(&list);
    menu->setObjectName(QStringLiteral("seatLateMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const QString& text, LateSeat seat) {
        menu->addAction(text, menu, [&desk, player, seat] { seatLate(desk, player, seat); });
    };
    const QString round = QString::number(section->roundsPaired());
    if (const PlayerId other = policy::byeToMeet(*section, player))
        offer(PlayerSeats::tr("Meets %1, who has the bye").arg(seatName(*section, other)), LateSeat::AgainstBye);
    offer(PlayerSeats::tr("Gets a half-point bye in round %1").arg(round), LateSeat::HalfPointBye);
    offer(PlayerSeats::tr("Gets a zero-point bye in round %1").arg(round), LateSeat::ZeroPointBye);
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(list.viewport()->mapToGlobal(list.visualRect(list.currentIndex()).bottomLeft()));
}

void giveFixedTable(Desk& desk, const std::vector<PlayerId>& players)
{
    const auto section = desk.section();
    if (!section || players.size() != 1) {
        desk.tell(InlineBar::Tone::Warning, PlayerSeats::tr("Choose one player for a fixed table."));
        return;
    }
    Player player = section->player(players.front());
    const QString typed =
        desk.prompts()
            .promptText({QStringLiteral("fixedTable"), PlayerSeats::tr("Fixed table"),
                         PlayerSeats::tr("At which table must %1 sit in every round? 0 for any table.")
                             .arg(QString::fromStdString(player.name)),
                         QString::number(player.fixedBoard)})
            .trimmed();
    if (typed.isEmpty()) return;
    bool isNumber = false;
    const int table = typed.toInt(&isNumber);
    if (!isNumber || table < 0 || table > kMostTables) {
        desk.tell(InlineBar::Tone::Warning,
                  PlayerSeats::tr("“%2” is no table. Type a number from 1 to %1, or 0 for any table.")
                      .arg(QString::number(kMostTables), typed));
        return;
    }
    player.fixedBoard = table;
    desk.apply(EditPlayer{desk.sectionId(), std::move(player)});
}

}  // namespace kydai::ui
