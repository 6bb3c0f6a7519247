/// Ratings after the tournament in one system: a row per player with the old rating, games, score, expected score, K,
/// change, performance and new rating. A view of computed ratings; the rating and K of the player list can be corrected
/// in it.
#pragma once

#include "format/table.h"
#include "model/section.h"
#include "rating/calculator.h"
#include "text/wording.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>
#include <span>

namespace kydai::ui {

/// What one run of a system gives: shared with the worker that made it.
struct RatedSection {
    rating::Pool pool{};
    rating::Ratings ratings{};
};

class RatingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// In the order of text::RatingColumn.
    enum Column {
        Number,
        Name,
        Before,
        Games,
        Score,
        Expected,
        Factor,
        Change,
        Performance,
        After,
        Remark,
        ColumnCount
    };
    enum Role { PlayerRole = Qt::UserRole, SortRole };

    explicit RatingsModel(text::Wording wording, QObject* parent = nullptr);

    /// `rated` is of `section`. Same players: the cells change, rows and selection stay.
    void setRatings(std::shared_ptr<const Section> section, std::shared_ptr<const RatedSection> rated);
    void clear();
    void setWording(const text::Wording& wording);

    [[nodiscard]] const RatedSection* rated() const { return m_rated.get(); }
    [[nodiscard]] PlayerId playerAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The same rows for CSV and Excel, these players in this order; numbers as numbers, so that a sheet can calculate.
    [[nodiscard]] format::Table table(std::span<const PlayerId> order) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// A rating or K was corrected: the whole record as it would be.
    void editRequested(const kydai::Player& player);
    /// What was typed can't stand there; the sentence says why and what to do.
    void editRefused(const QString& sentence);

private:
    [[nodiscard]] const rating::Record& record(int row) const;
    [[nodiscard]] QString display(int row, int column) const;
    /// For other programs: numbers with a point and no sign in front of gains.
    [[nodiscard]] QString plain(int row, int column) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;
    [[nodiscard]] QString notes(const rating::Record& record) const;

    text::Wording m_wording;
    std::shared_ptr<const Section> m_section;
    std::shared_ptr<const RatedSection> m_rated;
};

/// Sorts by value, players without one at the end whichever way it is sorted.
class RatingsOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

}  // namespace kydai::ui
