#include "widgets/player_find_box.h"

#include "support/utf8.h"
#include "widgets/word_match.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace kydai::ui {

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

void PlayerFindBox::setSection(std::shared_ptr<const Section> section)
{
    if (section == m_section) return;
    const bool samePlayers = m_section && section && m_section->players == section->players;
    m_section = std::move(section);
    if (samePlayers) return;
    m_folded.clear();
    if (!m_section) return;
    for (const Player& player : m_section->players) m_folded.push_back(utf8::fold(player.name + ' ' + player.unit));
}

std::vector<PlayerId> PlayerFindBox::matches(const QString& text, std::size_t most) const
{
    std::vector<std::pair<int, PlayerId>> ranked;
    const WordMatch match(text);
    if (match.isEmpty() || !m_section) return {};
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    for (std::size_t at = 0; at < m_folded.size(); ++at) {
        const Player& player = m_section->players[at];
        if (isNumber && player.tpn == number) {
            ranked.emplace_back(0, player.id);
            continue;
        }
        if (const auto penalty = match.penalty(m_folded[at])) ranked.emplace_back(1 + *penalty, player.id);
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    std::vector<PlayerId> best;
    for (const auto& [penalty, id] : ranked) {
        if (best.size() < most) best.push_back(id);
    }
    return best;
}

void PlayerFindBox::offer(const QString& text)
{
    m_offers->clear();
    for (const PlayerId id : matches(text)) {
        const Player& player = m_section->player(id);
        QString line = QStringLiteral("%1  %2").arg(player.tpn).arg(QString::fromStdString(player.name));
        if (!player.unit.empty()) line += QStringLiteral(" · ") + QString::fromStdString(player.unit);
        auto* item = new QStandardItem(line);
        item->setData(QVariant::fromValue(id));
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
    const auto id = index.data(Qt::UserRole + 1).value<PlayerId>();
    if (!m_section || m_section->find(id) == nullptr) return;
    setText(QString::fromStdString(m_section->player(id).name));
    Q_EMIT found(id);
}

void PlayerFindBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const auto best = matches(text(), 1);
        if (!best.empty()) {
            m_completer->popup()->hide();
            setText(QString::fromStdString(m_section->player(best.front()).name));
            Q_EMIT found(best.front());
        }
        return;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_player_find_box.cpp"
