/// What people call the values of the model's enumerations, in every language: for forms, the journal and lists. The
/// compiler checks that each word of core/model/words.h has its text.
#pragma once

#include "model/words.h"
#include "text/wording.h"

#include <QString>
#include <QStringList>

namespace kydai::text {

/// "C.04.3 of 2026". For each enumeration that a member of the model has; "–" for a value that says nothing.
template <class E>
QString enumText(E value, const Wording& wording);

/// All values in the order of the enumeration.
template <class E>
QStringList enumTexts(const Wording& wording)
{
    QStringList texts;
    for (std::size_t at = 0; at < Words<E>::kAll.size(); ++at) texts += enumText(static_cast<E>(at), wording);
    return texts;
}

}  // namespace kydai::text
