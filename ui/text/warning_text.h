/// The words of policy's warnings: for the questions of the window, the lists of the command line, and the journal.
#pragma once

#include "model/section.h"
#include "policy/warning.h"
#include "text/wording.h"

#include <QString>
#include <QStringList>

namespace kydai::text {

/// What it is about in a few words: "Result of an earlier round corrected".
QString warningTitle(policy::WarningId id, const Wording& wording);

struct WarningWords {
    QString title{};
    QString text{};              ///< whole sentences
    QStringList consequences{};  ///< what follows, or what to do instead, a sentence each
    QString confirm{};           ///< the verb that goes on
};
WarningWords warningWords(const policy::Warning& warning, const Section& section, const Wording& wording);

}  // namespace kydai::text
