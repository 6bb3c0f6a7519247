/// Ratings after the tournament in one system: a row per player with the old rating, games, score, expected score, K,
/// change, performance and new rating. A view of computed ratings; the rating and K of the player list can be corrected
/// in it.
#pragma once

#include "model/section.h"
#include "models/list_model.h"
#include "rating/calculator.h"

#include <QSortFilterProxyModel>

#include <memory>
#include <span>

namespace kydai::ui {

/// What one run of a system gives: shared with the worker that made it.
struct RatedSection {
    rating::Pool pool{};
    rating::Ratings ratings{};
};

class RatingsModel : public ListModel {
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
    enum Role { PlayerRole = Qt::UserRole };

    explicit RatingsModel(text::Wording wording, QObject* parent = nullptr);

    /// `rated` is of `section`. Same players: the cells change, rows and selection stay.
    void setRatings(std::shared_ptr<const Section> section, std::shared_ptr<const RatedSection> rated);
    void clear();

    [[nodiscard]] const RatedSection* rated() const { return m_rated.get(); }
    [[nodiscard]] PlayerId playerAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The same list for other outputs, these players in this order.
    [[nodiscard]] tables::List listOf(std::span<const PlayerId> order) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// A rating or K was corrected: the whole record as it would be.
    void editRequested(const kydai::Player& player);
    /// What was typed can't stand there; the sentence says why and what to do.
    void editRefused(const QString& sentence);

private:
    [[nodiscard]] const rating::Record& record(int row) const;
    [[nodiscard]] QString notes(const rating::Record& record) const;

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
