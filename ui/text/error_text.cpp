#include "text/error_text.h"

#include "support/assert.h"
#include "text/fragment_text.h"
#include "text/phrase_text.h"

#include <QStringList>

namespace kydai::text {

namespace {

constexpr char kErrorContext[] = "Error";

const char* sentence(Errc code)
{
    switch (code) {
    case Errc::CannotOpen:
        return QT_TRANSLATE_NOOP("Error",
                                 "The file can't be opened. Check its name and that you are allowed to read it.");
    case Errc::CannotRead:
        return QT_TRANSLATE_NOOP(
            "Error", "The file can't be read. Check that it is a file and that you are allowed to read it.");
    case Errc::CannotWrite:
        return QT_TRANSLATE_NOOP(
            "Error",
            "The file can't be written. Check that the folder exists and that you are allowed to write there.");
    case Errc::DiskFull:
        return QT_TRANSLATE_NOOP("Error",
                                 "The disk is full. Nothing that you entered is lost; free some space and try again.");
    case Errc::ReadOnly:
        return QT_TRANSLATE_NOOP(
            "Error", "The file or its folder is read-only. Copy it to a folder where you are allowed to write.");
    case Errc::InUse:
        return QT_TRANSLATE_NOOP("Error", "The event is open in another window or program. Close it there first.");
    case Errc::Damaged:
        return QT_TRANSLATE_NOOP("Error", "The file is damaged: it is not whole, or something else wrote into it.");
    case Errc::NewerVersion:
        return QT_TRANSLATE_NOOP("Error",
                                 "The file was written by a newer version of Kỳ Đài. Update this program to open it.");
    case Errc::Moved:
        return QT_TRANSLATE_NOOP("Error", "The file was moved, renamed, deleted or replaced while it was open.");
    case Errc::ChangedElsewhere:
        return QT_TRANSLATE_NOOP("Error", "Another computer or program wrote into the file while it was open here.");
    case Errc::NoLocks:
        return QT_TRANSLATE_NOOP("Error",
                                 "This place can't keep a second computer out of the file. Copy the event to a disk of "
                                 "this computer and open it there.");
    case Errc::NotAnEvent:
        return QT_TRANSLATE_NOOP("Error",
                                 "This is not an event file of Kỳ Đài. Tournament reports are brought in with Import.");
    case Errc::UnknownFormat:
        return QT_TRANSLATE_NOOP("Error",
                                 "The format of the file is not recognised. It should be a TRF report, a Swiss-Manager "
                                 "file, CSV, JSON or a .kydai event.");
    case Errc::Malformed:
        return QT_TRANSLATE_NOOP(
            "Error", "Something in the file is not as its format demands. Correct it there and open the file again.");
    case Errc::Duplicate:
        return QT_TRANSLATE_NOOP("Error", "Something is given twice. Remove one of the two and try again.");
    case Errc::UnknownReference:
        return QT_TRANSLATE_NOOP(
            "Error", "Something names a player, team or round that isn't there. Correct the number and try again.");
    case Errc::OutOfRange:
        return QT_TRANSLATE_NOOP("Error", "A value is outside its limits. Correct it and try again.");
    case Errc::Unsupported:
        return QT_TRANSLATE_NOOP(
            "Error",
            "The file uses something that Kỳ Đài can't read. Export it again as TRF from the program that wrote it.");
    case Errc::NoSuchSection:
        return QT_TRANSLATE_NOOP("Error", "The event has no such section. Choose one from the list.");
    case Errc::NoSuchPlayer:
        return QT_TRANSLATE_NOOP("Error", "The section has no such player. Check the start number.");
    case Errc::NoSuchRound:
        return QT_TRANSLATE_NOOP("Error", "That round isn't paired. Choose one of the paired rounds.");
    case Errc::NotAllowed:
        return QT_TRANSLATE_NOOP("Error", "The rules of the event don't allow this change.");
    case Errc::Cancelled:
        return QT_TRANSLATE_NOOP("Error", "Cancelled; nothing was changed.");
    }
    KYDAI_ASSERT(false);
}

}  // namespace

QString errorText(const Error& error, const Wording& wording)
{
    const auto filled = [&](const char* source, const QString& one, const QString& two = {}) {
        return fillHoles(wording.translate(kErrorContext, source), [&](const QString& hole) {
            return hole == QStringLiteral("line") || hole == QStringLiteral("expected") ? two : one;
        });
    };
    const QString file = QString::fromStdString(error.file);
    const QString what = fragmentText(error.what, wording);
    const QString expected = fragmentText(error.expected, wording);
    QStringList parts;
    if (error.line > 0) {
        parts += filled(QT_TRANSLATE_NOOP("Error", "{file}, line {line}:"), file, QString::number(error.line));
    } else if (!file.isEmpty()) {
        parts += filled(QT_TRANSLATE_NOOP("Error", "{file}:"), file);
    }
    parts += wording.translate(kErrorContext, sentence(error.code));
    if (!what.isEmpty() && !expected.isEmpty()) {
        parts += filled(QT_TRANSLATE_NOOP("Error", "Problem: {what}. Expected: {expected}."), what, expected);
    } else if (!what.isEmpty()) {
        parts += filled(QT_TRANSLATE_NOOP("Error", "Problem: {what}."), what);
    }
    return parts.join(QLatin1Char(' '));
}

QString findingsText(const std::vector<format::Diagnostic>& findings, int most, const Wording& wording)
{
    QStringList lines;
    for (const format::Diagnostic& finding : findings) {
        if (lines.size() == most) break;
        const char* source = finding.line > 0 ? QT_TRANSLATE_NOOP("Error", "Line {line}: {what}. Expected: {expected}.")
                                              : QT_TRANSLATE_NOOP("Error", "Remark: {what}. Expected: {expected}.");
        lines += fillHoles(wording.translate(kErrorContext, source), [&](const QString& hole) {
            if (hole == QStringLiteral("line")) return QString::number(finding.line);
            return fragmentText(hole == QStringLiteral("what") ? finding.what : finding.expected, wording);
        });
    }
    const int more = static_cast<int>(findings.size()) - most;
    //: remarks about lines of a file that are not shown
    if (more > 0) lines += wording.translate(kErrorContext, QT_TRANSLATE_N_NOOP("Error", "%n more remarks"), more);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace kydai::text
