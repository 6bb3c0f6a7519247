/// A drafted round as a table: the boards as the Round tab shows them, with the floats of this round and what each
/// board breaks. A view; the draft itself is edited elsewhere.
#pragma once

#include "models/round_model.h"
#include "pairing/field.h"
#include "tables/draft_list.h"

namespace kydai::ui {

class DraftModel : public RoundModel {
    Q_OBJECT
public:
    enum DraftRole { FaultRole = Qt::UserRole + 100, MarkedRole };

    explicit DraftModel(text::Wording wording, QObject* parent = nullptr) : RoundModel(std::move(wording), parent) {}

    /// Shows `round` as round `number` of a section that has the rounds before it. `checks` has a text per row.
    void setDraft(const Section& section, RoundNumber number, const Round& round, const pairing::Field& field,
                  std::vector<QString> checks);
    /// The player who waits to be exchanged; nobody for none.
    void setMarked(PlayerId player);
    [[nodiscard]] PlayerId marked() const { return m_marked; }

    /// The player in this cell, or the one the row speaks of.
    [[nodiscard]] PlayerId playerAt(const QModelIndex& index) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    void extend(tables::List& list) override;

private:
    tables::DraftFacts m_facts;
    PlayerId m_marked{};
};

}  // namespace kydai::ui
