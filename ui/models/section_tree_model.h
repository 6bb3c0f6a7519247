/// The left column: the sections of an event, each with its paired rounds and what is missing in them.
#pragma once

#include "model/event.h"
#include "text/language.h"

#include <QAbstractItemModel>

#include <optional>

namespace kydai::ui {

/// A place in the tree: a section, or one of its rounds.
struct TreePlace {
    SectionId section{};
    RoundNumber round = 0;  ///< 0: the section itself
    friend bool operator==(const TreePlace&, const TreePlace&) = default;
};

class SectionTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { SectionRole = Qt::UserRole, RoundRole, MissingRole };

    explicit SectionTreeModel(text::Language language, QObject* parent = nullptr);

    /// Shows a snapshot. Changed rounds announce themselves; only other sections reset the tree.
    void setEvent(const Event& event);
    [[nodiscard]] std::optional<TreePlace> placeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const TreePlace& place) const;
    void setLanguage(text::Language language);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void updateSection(std::size_t at, const EventSection& next);
    [[nodiscard]] QString sectionText(const EventSection& section) const;
    [[nodiscard]] QString roundText(const Section& section, RoundNumber round, int missing) const;

    text::Language m_language;
    std::vector<EventSection> m_sections;
};

}  // namespace kydai::ui
