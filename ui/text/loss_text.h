/// The account of what a written file keeps of an event (format/loss_account.h), for people.
#pragma once

#include "format/loss_account.h"
#include "text/wording.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace kydai::text {

/// A sentence for each member that isn't whole, with its places: "Not carried: Unit (31 values: players/1-31/unit)".
QStringList lossLines(const format::LossAccount& account, const Wording& wording);

/// The members with one fate, by the part of the event that they belong to.
struct LossGroup {
    QString head{};       ///< "Not carried"
    QStringList parts{};  ///< "Players: Unit, Category"
};

/// Those that are there, the whole ones last.
std::vector<LossGroup> lossGroups(const format::LossAccount& account, const Wording& wording);

}  // namespace kydai::text
