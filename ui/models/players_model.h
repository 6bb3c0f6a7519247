/// The players of a section as an editable table. An edit doesn't change anything here: it asks for a Change, and the
/// new snapshot brings the new value.
#pragma once

#include "model/section.h"
#include "models/list_model.h"

#include <QSortFilterProxyModel>

#include <memory>

namespace kydai::ui {

class PlayersModel : public ListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, SearchRole };

    explicit PlayersModel(text::Wording wording, QObject* parent = nullptr);

    /// Shows a snapshot: rows that differ announce themselves, new players are inserted, gone ones removed.
    void setSection(const std::shared_ptr<const Section>& section);
    [[nodiscard]] const Section* section() const { return m_section.get(); }
    [[nodiscard]] PlayerId playerAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId id) const;  ///< -1 if nobody has this id

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// A cell was edited: the whole record as it would be.
    void editRequested(const kydai::Player& player);
    /// What was typed can't stand in this column; the sentence says why and what to do.
    void editRefused(const QString& sentence);

private:
    void show(const std::shared_ptr<const Section>& section);
    void announceDifferent(const std::vector<Player>& before, const std::vector<Player>& after, bool sameByes);
    [[nodiscard]] bool applyText(Player& player, std::string_view column, const QString& text);

    std::shared_ptr<const Section> m_section;
};

/// Sorts by the column's own order (names by given name) and keeps the rows whose search text holds every typed word.
class PlayersFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PlayersFilter(QObject* parent = nullptr);
    /// Words in any order, diacritics and capitals don't matter; empty shows everybody.
    void setSearch(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::vector<std::string> m_words;
};

/// What format::parseDate reads, such as "2008" and "17/04/2008"; an unknown date for an empty text.
std::optional<Date> parseDate(const QString& text);
/// "17/04/2008", or the year where that is all that is known.
QString dateText(const Date& date);

}  // namespace kydai::ui
