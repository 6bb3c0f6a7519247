#include "widgets/player_find_box.h"

#include "support/utf8.h"
#include "widgets/word_match.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

constexpr int kPlayerRole = Qt::UserRole + 1;
constexpr int kSectionRole = Qt::UserRole + 2;

}  // namespace

PlayerFindBox::PlayerFindBox(const QString& name, QWidget* parent)
    : QLineEdit(parent), m_offers(new QStandardItemModel(this)), m_completer(new QCompleter(m_offers, this))
{
    setObjectName(name);
    setClearButtonEnabled(true);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &PlayerFindBox::offer);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &PlayerFindBox::choose);
}

void PlayerFindBox::setSection(const std::shared_ptr<const Section>& section)
{
    if (section == nullptr) return take({}, {});
    take({{{}, section}}, {});
}

void PlayerFindBox::setEvent(const Event& event, SectionId shown)
{
    take(event.sections, shown);
}

void PlayerFindBox::take(const std::vector<EventSection>& sections, SectionId shown)
{
    m_shown = shown;
    std::vector<Players> before = std::exchange(m_players, {});
    for (const EventSection& each : sections) {
        Players players{each.id, each.section, {}};
        const auto was = std::ranges::find(before, each.id, &Players::id);
        const bool isSame =
            was != before.end() && (was->section == each.section || was->section->players == each.section->players);
        if (isSame) {
            players.folded = std::move(was->folded);
        } else {
            for (const Player& player : each.section->players)
                players.folded.push_back(utf8::fold(player.name + ' ' + player.unit));
        }
        m_players.push_back(std::move(players));
    }
}

const Section* PlayerFindBox::sectionOf(SectionId id) const
{
    const auto at = std::ranges::find(m_players, id, &Players::id);
    return at == m_players.end() ? nullptr : at->section.get();
}

std::vector<PlayerFindBox::Match> PlayerFindBox::matches(const QString& text, std::size_t most) const
{
    std::vector<std::pair<int, Match>> ranked;
    const WordMatch match(text);
    if (match.isEmpty()) return {};
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    for (const Players& players : m_players) {
        const int elsewhere = players.id == m_shown ? 0 : 1;
        for (std::size_t at = 0; at < players.folded.size(); ++at) {
            const Player& player = players.section->players[at];
            // A number is that of the shown section.
            if (isNumber && elsewhere == 0 && player.tpn == number) {
                ranked.push_back({0, {players.id, player.id}});
                continue;
            }
            if (const auto penalty = match.penalty(players.folded[at]))
                ranked.push_back({1 + 2 * *penalty + elsewhere, {players.id, player.id}});
        }
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    std::vector<Match> best;
    for (const auto& [penalty, one] : ranked) {
        if (best.size() < most) best.push_back(one);
    }
    return best;
}

void PlayerFindBox::offer(const QString& text)
{
    m_offers->clear();
    for (const Match& match : matches(text)) {
        const Section& section = *sectionOf(match.section);
        const Player& player = section.player(match.player);
        QString line = QStringLiteral("%1  %2").arg(player.tpn).arg(QString::fromStdString(player.name));
        if (!player.unit.empty()) line += QStringLiteral(" · ") + QString::fromStdString(player.unit);
        if (match.section != m_shown) line += QStringLiteral(" · ") + QString::fromStdString(section.info.name);
        auto* item = new QStandardItem(line);
        item->setData(QVariant::fromValue(match.player), kPlayerRole);
        item->setData(static_cast<qlonglong>(match.section.value), kSectionRole);
        m_offers->appendRow(item);
    }
    if (m_offers->rowCount() > 0) {
        m_completer->complete();
        m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    } else {
        m_completer->popup()->hide();
    }
}

void PlayerFindBox::choose(const QModelIndex& index)
{
    const SectionId section{index.data(kSectionRole).toLongLong()};
    const auto id = index.data(kPlayerRole).value<PlayerId>();
    const Section* in = sectionOf(section);
    if (in != nullptr && in->find(id) != nullptr) tell({section, id});
}

void PlayerFindBox::tell(const Match& match)
{
    setText(QString::fromStdString(sectionOf(match.section)->player(match.player).name));
    Q_EMIT found(match.player);
    Q_EMIT foundIn(match.section, match.player);
}

void PlayerFindBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const auto best = matches(text(), 1);
        m_completer->popup()->hide();
        if (!best.empty())
            tell(best.front());
        else if (!text().trimmed().isEmpty())
            Q_EMIT nobodyFound(text().trimmed());
        return;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_player_find_box.cpp"
