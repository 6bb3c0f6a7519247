/// The certificate of a check on one page: what was checked, with which program and outcome, a code that holds the
/// same, and a place to sign. Needs a QGuiApplication when it is laid out.
#pragma once

#include "print/documents.h"
#include "print/sheet.h"

#include <QString>

namespace kydai::print {

struct CheckedFile {
    QString name{};
    QString hash{};    ///< SHA-256 in hexadecimal digits
    QString engine{};  ///< "kydai-cli 0.1.0"
    int rounds = 0;    ///< paired again
    int equal = 0;     ///< of them as in the file
    int places = 0;    ///< ranked again; 0: the file has no list to rank by
    int placesEqual = 0;
    int deviations = 0;  ///< what else the file says that the rules derive otherwise
    bool agrees = false;
    QString sealed{};  ///< all of it as the code has it
};

/// `section`: of the file, for the heading and who signs.
Sheet checkSheet(const Section& section, const CheckedFile& file, const PrintOptions& options);

}  // namespace kydai::print
