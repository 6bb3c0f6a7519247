#include "models/section_tree_model.h"

#include "text/pairing_text.h"

#include <algorithm>

namespace kydai::ui {

namespace {

/// Rows of rounds carry the place of their section + 1, rows of sections carry 0.
constexpr quintptr kSectionRow = 0;

QString nameOf(const Section& section)
{
    return QString::fromStdString(section.info.name);
}

}  // namespace

SectionTreeModel::SectionTreeModel(text::Language language, QObject* parent)
    : QAbstractItemModel(parent), m_language(language)
{
}

void SectionTreeModel::setEvent(const Event& event)
{
    const bool sameSections = std::ranges::equal(m_sections, event.sections, {}, &EventSection::id, &EventSection::id);
    if (!sameSections) {
        beginResetModel();
        m_sections = event.sections;
        endResetModel();
        return;
    }
    for (std::size_t at = 0; at < m_sections.size(); ++at) updateSection(at, event.sections[at]);
}

void SectionTreeModel::updateSection(std::size_t at, const EventSection& next)
{
    EventSection& shown = m_sections[at];
    if (shown.section == next.section) return;
    const QModelIndex parent = index(static_cast<int>(at), 0);
    const int before = shown.section->roundsPaired();
    const int after = next.section->roundsPaired();
    if (after > before) {
        beginInsertRows(parent, before, after - 1);
    } else if (after < before) {
        beginRemoveRows(parent, after, before - 1);
    }
    const auto old = shown.section;
    shown = next;
    if (after > before) {
        endInsertRows();
    } else if (after < before) {
        endRemoveRows();
    }
    Q_EMIT dataChanged(parent, parent);
    for (int round = 0; round < std::min(before, after); ++round) {
        const auto r = static_cast<std::size_t>(round);
        const bool lastMoved = before != after && round == std::min(before, after) - 1;
        if (lastMoved || missingResults(old->rounds[r]) != missingResults(next.section->rounds[r])) {
            const QModelIndex changed = index(round, 0, parent);
            Q_EMIT dataChanged(changed, changed);
        }
    }
}

std::optional<TreePlace> SectionTreeModel::placeOf(const QModelIndex& index) const
{
    if (!index.isValid()) return std::nullopt;
    if (index.internalId() == kSectionRow) return TreePlace{m_sections[static_cast<std::size_t>(index.row())].id, 0};
    return TreePlace{m_sections[index.internalId() - 1].id, index.row() + 1};
}

QModelIndex SectionTreeModel::indexOf(const TreePlace& place) const
{
    const auto at = std::ranges::find(m_sections, place.section, &EventSection::id);
    if (at == m_sections.end()) return {};
    const QModelIndex section = index(static_cast<int>(at - m_sections.begin()), 0);
    return place.round == 0 ? section : index(place.round - 1, 0, section);
}

void SectionTreeModel::setLanguage(text::Language language)
{
    m_language = language;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex section = index(row, 0);
        Q_EMIT dataChanged(section, section);
        if (const int rounds = rowCount(section); rounds > 0) {
            Q_EMIT dataChanged(index(0, 0, section), index(rounds - 1, 0, section));
        }
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, 0);
}

QModelIndex SectionTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kSectionRow);
}

QModelIndex SectionTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kSectionRow) return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kSectionRow);
}

int SectionTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_sections.size());
    if (parent.internalId() != kSectionRow || parent.column() != 0) return 0;
    return m_sections[static_cast<std::size_t>(parent.row())].section->roundsPaired();
}

int SectionTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QString SectionTreeModel::sectionText(const EventSection& section) const
{
    const QString name = nameOf(*section.section);
    return name.isEmpty() ? tr("Unnamed section") : name;
}

/// "Round 3 ● 2 missing", of a cup "Round 3 ● 2 · semi-final": there is little room.
QString SectionTreeModel::roundText(const Section& section, RoundNumber round, int missing) const
{
    const bool isOfCup = rowOf(section.rules.pairingSystem).knocksOut;
    const QString said = missing == 0 ? tr("Round %1 ✓").arg(round)
                         : isOfCup    ? tr("Round %1 ● %2").arg(round).arg(missing)
                                      : tr("Round %1 ● %2 missing").arg(round).arg(missing);
    return isOfCup ? text::withStage(said, section, round, text::Wording(m_language, section.rules.discipline)) : said;
}

QVariant SectionTreeModel::data(const QModelIndex& index, int role) const
{
    const auto place = placeOf(index);
    if (!place) return {};
    const EventSection& entry = index.internalId() == kSectionRow ? m_sections[static_cast<std::size_t>(index.row())]
                                                                  : m_sections[index.internalId() - 1];
    const Section& section = *entry.section;
    const int missing = place->round == 0 ? 0 : missingResults(section.round(place->round));
    switch (role) {
    case SectionRole:
        return QVariant::fromValue(place->section.value);
    case RoundRole:
        return place->round;
    case MissingRole:
        return missing;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        if (place->round == 0) {
            return tr("%1: %2 of %3 rounds paired, %n players", nullptr, static_cast<int>(section.players.size()))
                .arg(sectionText(entry))
                .arg(section.roundsPaired())
                .arg(section.roundsInAll());
        }
        return missing == 0 ? tr("All results are in") : tr("%n results missing", nullptr, missing);
    case Qt::DisplayRole:
        if (place->round == 0) return sectionText(entry);
        return roundText(section, place->round, missing);
    default:
        return {};
    }
}

QVariant SectionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == 0 && orientation == Qt::Horizontal && role == Qt::DisplayRole) return tr("Sections");
    return {};
}

}  // namespace kydai::ui

#include "moc_section_tree_model.cpp"
