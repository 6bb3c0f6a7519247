/// What was handed out at the end of an event: prize lists, receipts, medals, the ceremony, certificates. It is kept
/// line by line as it was printed, so that after a correction the papers that are wrong can be told and only these
/// printed again. Any thread.
#pragma once

#include "model/event.h"
#include "print/catalogue.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace kydai::print {

struct PrintedPaper {
    DocumentKind kind{};
    std::vector<SectionId> sections{};  ///< whose it is; of a document of the event those that it counts
    text::Language language{};          ///< of its lines
    QStringList lines{};                ///< each certificate is one of them
    friend bool operator==(const PrintedPaper&, const PrintedPaper&) = default;
};

/// Whether a paper of this kind goes into the hands of winners, sponsors or the announcer.
bool isHandedOut(DocumentKind kind);

/// The lines of such a paper as they stand on it; nothing where it can't be made.
std::optional<QStringList> linesOf(DocumentMaker& maker, DocumentKind kind, const text::Wording& wording);

/// A line that is otherwise now, or isn't there any more, or is new.
struct WrongLine {
    QString then{};
    QString now{};
    int number = 0;  ///< from 1 among the lines of now, which is the certificate's; 0: there is none now
    friend bool operator==(const WrongLine&, const WrongLine&) = default;
};
/// Lines that stand on both are right wherever they stand.
std::vector<WrongLine> wrongLines(const QStringList& then, const QStringList& now);

}  // namespace kydai::print
