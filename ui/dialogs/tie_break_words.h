/// Tie-breaks in words, for choosing them.
#pragma once

#include "text/wording.h"
#include "tiebreak/code.h"
#include "tiebreak/list_advice.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace kydai::ui {

struct TieBreakWords {
    Q_DECLARE_TR_FUNCTIONS(kydai::ui::TieBreakWords)
};

/// What it counts, in one line without a full stop.
QString tieBreakAbout(const tiebreak::Code& code, const text::Wording& wording);
/// Its numbers in Swiss-Manager, with their parameters; empty if it has none.
QString swissManagerText(const tiebreak::Code& code);
/// The name of a usual list.
QString presetName(std::string_view id);
/// A sentence of warning about the code `text`.
QString adviceText(const tiebreak::Advice& advice, const QString& text);

}  // namespace kydai::ui
