/// What people call each member of the model: one label for each row of core/model/fields.h, in every language. Forms,
/// the journal, lists and the account of what a format loses say a member by it. The compiler checks that each row has
/// its label and each label its row; a key (Row::key) has none.
#pragma once

#include "model/fields.h"
#include "support/fragment.h"
#include "text/wording.h"

#include <QString>

#include <string_view>

namespace kydai::text {

/// "Rating" of ("player", "rating"): the words of the type (kTypeWord) and of the row. The words exist.
QString memberLabel(std::string_view type, std::string_view member, const Wording& wording);

/// As a visitor of rows has them.
template <class M, class Owner>
QString memberLabel(const Row& row, M Owner::* /*member*/, const Wording& wording)
{
    return memberLabel(kTypeWord<Owner>, row.word, wording);
}

/// Why a text can't be the value of a member: "“12x” can't stand under “Rating”. Type a whole number …, or nothing."
QString misreadText(std::string_view type, std::string_view member, const QString& text, const Fragment& expected,
                    const Wording& wording);

}  // namespace kydai::text
