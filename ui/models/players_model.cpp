#include "models/players_model.h"

#include "format/member_text.h"
#include "format/trf_fields.h"
#include "support/utf8.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/member_labels.h"

#include <algorithm>
#include <numeric>

namespace kydai::ui {

namespace {

/// An empty text takes the field away.
void applyFreeText(Player& player, const std::string& head, std::string text)
{
    const auto field = std::ranges::find(player.fields, head, &FreeField::head);
    if (field == player.fields.end()) {
        if (!text.empty()) player.fields.push_back({head, std::move(text)});
    } else if (text.empty()) {
        player.fields.erase(field);
    } else {
        field->text = std::move(text);
    }
}

}  // namespace

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

PlayersModel::PlayersModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent)
{
    show(nullptr);
}

/// The rows stand as players do in the section, so that one who is added comes last; the view sorts them.
void PlayersModel::show(const std::shared_ptr<const Section>& section)
{
    static const Section none;
    m_section = section;
    tables::List list = tables::playersList(section ? *section : none);
    std::iota(list.rows.begin(), list.rows.end(), tables::Subject{0});
    setList(std::move(list));
}

void PlayersModel::setSection(const std::shared_ptr<const Section>& section)
{
    if (section == m_section) return;
    const bool otherColumns = m_section && section && tables::freeHeads(*m_section) != tables::freeHeads(*section);
    if (!m_section || !section || otherColumns) {
        beginResetModel();
        show(section);
        endResetModel();
        return;
    }
    const auto old = m_section;
    const auto& before = old->players;
    const auto& after = section->players;
    if (std::ranges::equal(before, after, {}, &Player::id, &Player::id)) {
        show(section);
        announceDifferent(before, after, old->requestedByes == section->requestedByes);
        return;
    }
    // New ids are higher than all before, so additions come as one block at the end.
    const bool appended =
        after.size() > before.size() && std::equal(before.begin(), before.end(), after.begin(),
                                                   [](const Player& a, const Player& b) { return a.id == b.id; });
    if (appended) {
        beginInsertRows({}, static_cast<int>(before.size()), static_cast<int>(after.size()) - 1);
        show(section);
        endInsertRows();
        // Whoever stands below a late entry has another number, and in another section ids begin anew.
        announceDifferent(before, after, old->requestedByes == section->requestedByes);
        return;
    }
    beginResetModel();
    show(section);
    endResetModel();
}

/// All at once: a view that sorts puts one row after the other among rows that it believes to be as they were.
void PlayersModel::announceDifferent(const std::vector<Player>& before, const std::vector<Player>& after, bool sameByes)
{
    const std::size_t both = std::min(before.size(), after.size());
    const auto isDifferent = [&](std::size_t row) { return !sameByes || before[row] != after[row]; };
    std::size_t first = 0;
    while (first < both && !isDifferent(first)) ++first;
    if (first == both) return;
    std::size_t last = after.size() - 1;  // who was added stands among them
    while (last < both && !isDifferent(last)) --last;
    Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(last), columnCount() - 1));
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

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_section || index.row() >= rowCount()) return {};
    const Player& player = m_section->players[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::EditRole:
        return ListModel::data(index, Qt::DisplayRole);
    case IdRole:
        return QVariant::fromValue(player.id);
    case SearchRole:
        return QByteArray::fromStdString(utf8::fold(player.name + ' ' + player.unit + ' ' + player.fideId + ' ' +
                                                    player.category + ' ' + std::to_string(player.tpn)));
    default:
        return ListModel::data(index, role);
    }
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = ListModel::flags(index);
    if (!index.isValid()) return flags;
    const std::string_view column = columnAt(index.column()).id;
    if (!tables::memberOfColumn(column).empty() || column.starts_with("field:")) flags |= Qt::ItemIsEditable;
    return flags;
}

bool PlayersModel::applyText(Player& player, std::string_view column, const QString& text)
{
    const std::string_view member = tables::memberOfColumn(column);
    if (member.empty()) {
        const auto head = tables::freeHeadOf(*m_section, column);
        if (head) applyFreeText(player, *head, utf8::compose(text.toStdString()));
        return head.has_value();
    }
    if (member == "name" && text.isEmpty()) {
        Q_EMIT editRefused(tr("A player needs a name. “Remove players” takes a player out of the list."));
        return false;
    }
    if (member == "name" && std::ranges::none_of(text, [](QChar c) { return c.isLetter(); })) {
        Q_EMIT editRefused(tr("“%1” is no name: it has no letter. Results are entered in the list of the round "
                              "(Ctrl+2).")
                               .arg(text));
        return false;
    }
    const QString typed = member == "federation" ? text.toUpper() : text;
    const Fragment expected = format::readPlayerMember(player, member, typed.toStdString());
    if (expected.empty()) {
        if (member == "rating") player.ratings.source.clear();  // typed
        return true;
    }
    Q_EMIT editRefused(text::misreadText("player", member, text, expected, wording()));
    return false;
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !m_section) return false;
    const Player& before = m_section->players[static_cast<std::size_t>(index.row())];
    Player after = before;
    if (!applyText(after, columnAt(index.column()).id, value.toString().simplified())) return false;
    if (after == before) return true;
    Q_EMIT editRequested(after);
    return true;
}

PlayersFilter::PlayersFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(ListModel::SortRole);
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

#include "moc_players_model.cpp"
