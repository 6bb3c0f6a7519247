#include "models/players_model.h"

#include "format/trf_fields.h"
#include "support/utf8.h"

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kHighestRating = 4000;

}  // namespace

QString titleText(const Player& player)
{
    if (player.title == Title::None) return QString::fromStdString(player.titleText);
    const std::string_view name = format::titleName(player.title);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<Date> parseDate(const QString& text)
{
    const QString given = text.trimmed();
    return given.isEmpty() ? Date{} : format::parseDate(given.toStdString());
}

QString dateText(const Date& date)
{
    if (!date.known()) return {};
    if (date.month == 0 || date.day == 0) return QString::number(date.year);
    return QStringLiteral("%1/%2/%3")
        .arg(date.day, 2, 10, QLatin1Char('0'))
        .arg(date.month, 2, 10, QLatin1Char('0'))
        .arg(date.year);
}

PlayersModel::PlayersModel(QObject* parent) : QAbstractTableModel(parent) {}

void PlayersModel::setSection(std::shared_ptr<const Section> section)
{
    if (section == m_section) return;
    if (!m_section || !section) {
        beginResetModel();
        m_section = std::move(section);
        endResetModel();
        return;
    }
    const auto old = std::move(m_section);
    const auto& before = old->players;
    const auto& after = section->players;
    if (std::ranges::equal(before, after, {}, &Player::id, &Player::id)) {
        m_section = section;
        for (std::size_t row = 0; row < after.size(); ++row) {
            if (before[row] == after[row]) continue;
            Q_EMIT dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), ColumnCount - 1));
        }
        return;
    }
    // New ids are higher than all before, so additions come as one block at the end.
    const bool appended =
        after.size() > before.size() && std::equal(before.begin(), before.end(), after.begin(),
                                                   [](const Player& a, const Player& b) { return a.id == b.id; });
    m_section = old;
    if (appended) {
        beginInsertRows({}, static_cast<int>(before.size()), static_cast<int>(after.size()) - 1);
        m_section = section;
        endInsertRows();
        return;
    }
    beginResetModel();
    m_section = section;
    endResetModel();
}

PlayerId PlayersModel::playerAt(int row) const
{
    if (!m_section || row < 0 || row >= rowCount()) return {};
    return m_section->players[static_cast<std::size_t>(row)].id;
}

int PlayersModel::rowOf(PlayerId id) const
{
    const auto at = m_section ? m_section->indexOf(id) : std::nullopt;
    return at ? static_cast<int>(*at) : -1;
}

void PlayersModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_section ? 0 : static_cast<int>(m_section->players.size());
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlayersModel::statusOf(const Player& player) const
{
    QStringList parts;
    if (player.entersInRound > 1) parts << tr("from round %1").arg(player.entersInRound);
    if (player.withdrawnFromRound) parts << tr("withdrawn from round %1").arg(*player.withdrawnFromRound);
    for (const RequestedBye& bye : m_section->requestedByes) {
        if (bye.player != player.id) continue;
        parts << (bye.kind == Outcome::HalfBye   ? tr("BYE½ in round %1").arg(bye.round)
                  : bye.kind == Outcome::FullBye ? tr("BYE1 in round %1").arg(bye.round)
                                                 : tr("BYE0 in round %1").arg(bye.round));
    }
    return parts.join(QStringLiteral(", "));
}

QVariant PlayersModel::display(const Player& player, int column) const
{
    switch (column) {
    case Number:
        return player.tpn;
    case Name:
        return QString::fromStdString(player.name);
    case TitleColumn:
        return titleText(player);
    case Rating:
        return player.rating == 0 ? QVariant() : QVariant(player.rating);
    case Federation:
        return QString::fromStdString(player.federation);
    case FideId:
        return QString::fromStdString(player.fideId);
    case Birth:
        return dateText(player.birth);
    case SexColumn:
        return player.sex == Sex::Male ? tr("M") : player.sex == Sex::Female ? tr("F", "female") : QString();
    case Unit:
        return QString::fromStdString(player.unit);
    case Category:
        return QString::fromStdString(player.category);
    case Status:
        return statusOf(player);
    default:
        return {};
    }
}

QVariant PlayersModel::sortKey(const Player& player, int column) const
{
    switch (column) {
    case Name:
        return QByteArray::fromStdString(utf8::vietnameseSortKey(player.name));
    case TitleColumn:
        return static_cast<int>(player.title);
    case Birth:
        return player.birth.year * 10000 + player.birth.month * 100 + player.birth.day;
    case Unit:
        return QByteArray::fromStdString(utf8::fold(player.unit));
    default:
        return display(player, column);
    }
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_section) return {};
    const Player& player = m_section->players[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return display(player, index.column());
    case Qt::TextAlignmentRole: {
        const bool number = index.column() == Number || index.column() == Rating;
        return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    case IdRole:
        return QVariant::fromValue(player.id);
    case SortRole:
        return sortKey(player, index.column());
    case SearchRole:
        return QByteArray::fromStdString(utf8::fold(player.name + ' ' + player.unit + ' ' + player.fideId + ' ' +
                                                    player.category + ' ' + std::to_string(player.tpn)));
    default:
        return {};
    }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == Number || section == Rating;
        return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Name:
        return tr("Name");
    case TitleColumn:
        return tr("Title");
    case Rating:
        return tr("Rating");
    case Federation:
        return tr("Fed.");
    case FideId:
        return tr("FIDE ID");
    case Birth:
        return tr("Birth");
    case SexColumn:
        return tr("Sex");
    case Unit:
        return tr("Unit");
    case Category:
        return tr("Cat.");
    case Status:
        return tr("Status");
    default:
        return {};
    }
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() != Number && index.column() != Status) flags |= Qt::ItemIsEditable;
    return flags;
}

bool PlayersModel::applyText(Player& player, int column, const QString& text)
{
    switch (column) {
    case Name:
        if (text.isEmpty()) {
            Q_EMIT editRefused(tr("A player needs a name. To remove the player, press Ctrl+Del."));
            return false;
        }
        player.name = utf8::compose(text.toStdString());
        return true;
    case TitleColumn: {
        const auto title = format::parseTitle(text.toStdString());
        player.title = title.value_or(Title::None);
        player.titleText = title ? std::string() : text.toStdString();
        return true;
    }
    case Rating: {
        bool isNumber = true;
        const int rating = text.isEmpty() ? 0 : text.toInt(&isNumber);
        if (!isNumber || rating < 0 || rating > kHighestRating) {
            Q_EMIT editRefused(
                tr("“%1” is no rating. Type a number up to %2, or nothing for unrated.").arg(text).arg(kHighestRating));
            return false;
        }
        player.rating = rating;
        return true;
    }
    case Federation:
        player.federation = text.toUpper().toStdString();
        return true;
    case FideId:
        player.fideId = text.toStdString();
        return true;
    case Birth: {
        const auto date = parseDate(text);
        if (!date) {
            Q_EMIT editRefused(tr("“%1” is no date. Type a year such as 2012, or a day such as 17/04/2012.").arg(text));
            return false;
        }
        player.birth = *date;
        return true;
    }
    case SexColumn: {
        const QString letter = text.toLower().left(2);
        if (letter.isEmpty()) {
            player.sex = Sex::Unknown;
        } else if (letter.startsWith(QLatin1Char('f')) || letter.startsWith(QLatin1Char('w')) ||
                   letter.startsWith(QStringLiteral("nữ")) || letter == QLatin1String("nu")) {
            player.sex = Sex::Female;
        } else if (letter.startsWith(QLatin1Char('m')) || letter.startsWith(QLatin1Char('n'))) {
            player.sex = Sex::Male;
        } else {
            Q_EMIT editRefused(tr("“%1” is no sex. Type M or F, or leave it empty.").arg(text));
            return false;
        }
        return true;
    }
    case Unit:
        player.unit = utf8::compose(text.toStdString());
        return true;
    case Category:
        player.category = utf8::compose(text.toStdString());
        return true;
    default:
        return false;
    }
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !m_section) return false;
    const Player& before = m_section->players[static_cast<std::size_t>(index.row())];
    Player after = before;
    if (!applyText(after, index.column(), value.toString().simplified())) return false;
    if (after == before) return true;
    Q_EMIT editRequested(after);
    return true;
}

PlayersFilter::PlayersFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(PlayersModel::SortRole);
    setDynamicSortFilter(true);
}

void PlayersFilter::setSearch(const QString& text)
{
    m_words.clear();
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        m_words.push_back(utf8::fold(word.toStdString()));
    }
    invalidateFilter();
}

bool PlayersFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.empty()) return true;
    const std::string text =
        sourceModel()->index(row, 0, parent).data(PlayersModel::SearchRole).toByteArray().toStdString();
    return std::ranges::all_of(m_words, [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

}  // namespace kydai::ui
