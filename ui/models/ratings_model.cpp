#include "models/ratings_model.h"

#include "rating/explain_rating.h"
#include "text/phrase_text.h"
#include "text/rating_text.h"

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kGreatestRating = 4000;
constexpr int kGreatestFactor = 100;

text::RatingColumn columnOf(int column)
{
    return static_cast<text::RatingColumn>(column);
}

bool isText(int column)
{
    return text::isTextColumn(columnOf(column));
}

}  // namespace

RatingsModel::RatingsModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void RatingsModel::setRatings(std::shared_ptr<const Section> section, std::shared_ptr<const RatedSection> rated)
{
    const bool samePlayers = m_rated && std::ranges::equal(m_rated->pool.entrants, rated->pool.entrants, {},
                                                           &rating::Entrant::id, &rating::Entrant::id);
    if (!samePlayers) beginResetModel();
    m_section = std::move(section);
    m_rated = std::move(rated);
    if (!samePlayers) {
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

void RatingsModel::clear()
{
    beginResetModel();
    m_section.reset();
    m_rated.reset();
    endResetModel();
}

void RatingsModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

PlayerId RatingsModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return m_rated->pool.entrants[static_cast<std::size_t>(row)].id;
}

int RatingsModel::rowOf(PlayerId player) const
{
    const auto found = m_rated ? m_rated->pool.indexOf(player) : std::nullopt;
    return found ? static_cast<int>(*found) : -1;
}

format::Table RatingsModel::table(std::span<const PlayerId> order) const
{
    format::Table table{"ratings"};
    for (int column = 0; column < ColumnCount; ++column) {
        table.columns.push_back({text::ratingColumnId(columnOf(column)), {}, !isText(column)});
    }
    for (const PlayerId player : order) {
        const int row = rowOf(player);
        if (row < 0) continue;
        std::vector<std::string> cells;
        for (int column = 0; column < ColumnCount; ++column) cells.push_back(plain(row, column).toStdString());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

int RatingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_rated ? 0 : static_cast<int>(m_rated->ratings.records.size());
}

int RatingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

const rating::Record& RatingsModel::record(int row) const
{
    return m_rated->ratings.records[static_cast<std::size_t>(row)];
}

QString RatingsModel::notes(const rating::Record& record) const
{
    QStringList lines;
    for (const rating::FormulaStep& note : record.notes) lines += text::phraseText(rating::stepOf(note), m_wording);
    return lines.join(QLatin1Char('\n'));
}

QString RatingsModel::display(int row, int column) const
{
    return text::ratingCell(m_rated->pool, m_rated->ratings, static_cast<std::size_t>(row), columnOf(column),
                            m_wording);
}

QVariant RatingsModel::sortValue(int row, int column) const
{
    if (isText(column)) return display(row, column);
    const auto number =
        text::ratingNumber(m_rated->pool, m_rated->ratings, static_cast<std::size_t>(row), columnOf(column));
    return number ? QVariant(number->value) : QVariant();
}

QString RatingsModel::plain(int row, int column) const
{
    if (isText(column)) return display(row, column);
    const auto number =
        text::ratingNumber(m_rated->pool, m_rated->ratings, static_cast<std::size_t>(row), columnOf(column));
    return number ? QString::number(number->value + 0.0, 'f', number->decimals) : QString();
}

QVariant RatingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_rated) return {};
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::EditRole: {
        const Player* player = m_section->find(playerAt(index.row()));
        if (player == nullptr) return {};
        return index.column() == Factor ? player->kFactor : player->rating;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        if (index.column() == Remark || index.column() == Factor) return notes(record(index.row()));
        return {};
    case PlayerRole:
        return QVariant::fromValue(playerAt(index.row()));
    case SortRole:
        return sortValue(index.row(), index.column());
    default:
        return {};
    }
}

QVariant RatingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment((isText(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) return {};
    return text::ratingHead(columnOf(section), m_wording);
}

Qt::ItemFlags RatingsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || !m_rated) return flags;
    // The list's rating and FIDE's K can be corrected; what a system derives from them cannot.
    const bool fide = m_rated->ratings.system == rating::System::Fide;
    const rating::RatingSource source = record(index.row()).source;
    const bool ofTheList = source == rating::RatingSource::List || source == rating::RatingSource::None;
    if ((index.column() == Factor && fide) || (index.column() == Before && ofTheList)) flags |= Qt::ItemIsEditable;
    return flags;
}

bool RatingsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    const Player* player = m_section->find(playerAt(index.row()));
    if (player == nullptr) return false;
    const bool factor = index.column() == Factor;
    const QString typed = value.toString().trimmed();
    bool isNumber = false;
    const int entered = typed.isEmpty() ? 0 : typed.toInt(&isNumber);
    const bool fits =
        (typed.isEmpty() || isNumber) && entered >= 0 && entered <= (factor ? kGreatestFactor : kGreatestRating);
    if (!fits) {
        Q_EMIT editRefused(factor ? tr("K is a whole number from 1 to 100; leave it empty to let it be derived.")
                                  : tr("A rating is a whole number up to 4000; leave it empty for an unrated player."));
        return false;
    }
    Player edited = *player;
    (factor ? edited.kFactor : edited.rating) = entered;
    if (edited == *player) return false;
    Q_EMIT editRequested(edited);
    return true;
}

bool RatingsOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(RatingsModel::SortRole);
    const QVariant b = right.data(RatingsModel::SortRole);
    if (a.isNull() || b.isNull()) {
        const bool ascending = sortOrder() == Qt::AscendingOrder;
        return ascending ? !a.isNull() && b.isNull() : a.isNull() && !b.isNull();
    }
    if (a.typeId() == QMetaType::QString) return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

}  // namespace kydai::ui
