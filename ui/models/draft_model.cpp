#include "models/draft_model.h"

#include "model/pictures.h"

#include <utility>

namespace kydai::ui {

void DraftModel::setDraft(const Section& section, RoundNumber number, const Round& round, const pairing::Field& field,
                          std::vector<QString> checks)
{
    auto preview = std::make_shared<Section>(section);
    preview->rounds.resize(static_cast<std::size_t>(number - 1));
    // As it would hang on the wall; a round that hangs there already stays judged by its own day.
    Round hung = round;
    if (!hung.picture) hung.picture = pictureOf(*preview, round);
    preview->rounds.push_back(std::move(hung));
    m_facts = {field, std::move(checks)};
    setRound(std::move(preview), number);
    announceAll();
}

void DraftModel::extend(tables::List& list)
{
    if (section() != nullptr) tables::makeDraft(list, *section(), round(), m_facts);
}

void DraftModel::setMarked(PlayerId player)
{
    m_marked = player;
    announceAll();
}

PlayerId DraftModel::playerAt(const QModelIndex& index) const
{
    if (const Bye* bye = byeAt(index.row())) return bye->player;
    const Game* game = gameAt(index.row());
    if (game == nullptr) return {};
    return isOfBlack(index.column()) ? game->black : game->white;
}

QVariant DraftModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == FaultRole) return row < m_facts.checks.size() && !m_facts.checks[row].isEmpty();
    if (role == MarkedRole) {
        const bool name = isInColumn(index, "white") || (isInColumn(index, "black") && gameAt(index.row()) != nullptr);
        return m_marked && name && playerAt(index) == m_marked;
    }
    return RoundModel::data(index, role);
}

}  // namespace kydai::ui

#include "moc_draft_model.cpp"
