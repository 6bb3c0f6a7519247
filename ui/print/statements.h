/// Steps of an explanation as numbered statements of a sheet, their details indented below.
#pragma once

#include "explain/explanation.h"
#include "print/sheet.h"

#include <vector>

namespace kydai::print {

/// Which statements go first where a sheet must fit on one page.
struct Statements {
    bool firstLanguage = true;
    int indent = 0;
    bool ofTheDecision = false;
    bool folded = false;
};

void addStatements(Sheet& sheet, const std::vector<Step>& steps, const text::Wording& wording, Statements how = {});

}  // namespace kydai::print
