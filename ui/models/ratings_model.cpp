#include "models/ratings_model.h"

#include "rating/explain_rating.h"
#include "tables/lists.h"
#include "text/phrase_text.h"

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kGreatestRating = 4000;
constexpr int kGreatestFactor = 100;

}  // namespace

RatingsModel::RatingsModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent)
{
    static const Section noSection;
    static const RatedSection none;
    setList(tables::ratingsList(noSection, none.pool, none.ratings));
}

void RatingsModel::setRatings(std::shared_ptr<const Section> section, std::shared_ptr<const RatedSection> rated)
{
    const bool samePlayers = m_rated && std::ranges::equal(m_rated->pool.entrants, rated->pool.entrants, {},
                                                           &rating::Entrant::id, &rating::Entrant::id);
    if (!samePlayers) beginResetModel();
    tables::List list = tables::ratingsList(*section, rated->pool, rated->ratings);
    m_section = std::move(section);
    m_rated = std::move(rated);
    setList(std::move(list));
    samePlayers ? announceAll() : endResetModel();
}

void RatingsModel::clear()
{
    beginResetModel();
    tables::List list = this->list();
    list.rows.clear();
    list.notes.clear();
    setList(std::move(list));
    m_section.reset();
    m_rated.reset();
    endResetModel();
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

tables::List RatingsModel::listOf(std::span<const PlayerId> order) const
{
    tables::List list = this->list();
    list.rows.clear();
    for (const PlayerId player : order) {
        if (const int row = rowOf(player); row >= 0) list.rows.push_back(static_cast<tables::Subject>(row));
    }
    return list;
}

const rating::Record& RatingsModel::record(int row) const
{
    return m_rated->ratings.records[static_cast<std::size_t>(row)];
}

QString RatingsModel::notes(const rating::Record& record) const
{
    QStringList lines;
    for (const rating::FormulaStep& note : record.notes) lines += text::phraseText(rating::stepOf(note), wording());
    return lines.join(QLatin1Char('\n'));
}

QVariant RatingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_rated || index.row() >= rowCount()) return {};
    switch (role) {
    case Qt::EditRole: {
        const Player* player = m_section->find(playerAt(index.row()));
        if (player == nullptr) return {};
        return index.column() == Factor ? player->kFactor : player->rating;
    }
    case Qt::ToolTipRole:
        if (index.column() == Remark || index.column() == Factor) return notes(record(index.row()));
        return {};
    case PlayerRole:
        return QVariant::fromValue(playerAt(index.row()));
    default:
        return ListModel::data(index, role);
    }
}

Qt::ItemFlags RatingsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = ListModel::flags(index);
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
    const QVariant a = left.data(ListModel::SortRole);
    const QVariant b = right.data(ListModel::SortRole);
    if (a.isNull() || b.isNull()) {
        const bool ascending = sortOrder() == Qt::AscendingOrder;
        return ascending ? !a.isNull() && b.isNull() : a.isNull() && !b.isNull();
    }
    if (a.typeId() == QMetaType::QByteArray) return a.toByteArray() < b.toByteArray();
    if (a.typeId() == QMetaType::QString) return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

}  // namespace kydai::ui

#include "moc_ratings_model.cpp"
