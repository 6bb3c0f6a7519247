#include "text/opening_text.h"

#include "support/assert.h"
#include "text/phrase_text.h"

#include <QDateTime>
#include <QStringList>

namespace kydai::text {

namespace {

constexpr char kOpeningContext[] = "Opening";

QString clockText(Instant time)
{
    if (time == Instant{}) return QStringLiteral("–");
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("HH:mm:ss d/M/yyyy"));
}

const char* sentence(const OpeningNote& note)
{
    switch (note.kind) {
    case OpeningNote::Kind::CopiedWhileOpen:
        return QT_TRANSLATE_NOOP("Opening",
                                 "This is a copy of an event that was open: complete to {until}; later entries may be "
                                 "missing.");
    case OpeningNote::Kind::SecondPlace:
        return QT_TRANSLATE_NOOP("Opening",
                                 "This is the copy at an event's second place, complete to {until}; later entries of "
                                 "the event may be missing.");
    case OpeningNote::Kind::Unfinished:
        return QT_TRANSLATE_NOOP("Opening",
                                 "The program ended in the middle of an entry, or the log beside the file was damaged: "
                                 "complete to {until}; one entry behind it may be missing.");
    case OpeningNote::Kind::Mended:
        return QT_TRANSLATE_NOOP("Opening", "The log beside the file was damaged. Every entry is there.");
    case OpeningNote::Kind::EntriesMissing:
        if (note.first == Instant{})
            return QT_TRANSLATE_N_NOOP("Opening",
                                       "The log beside the file was damaged: complete to {until}; %n entries behind it "
                                       "are missing.");
        return QT_TRANSLATE_N_NOOP("Opening",
                                   "The log beside the file was damaged: complete to {until}; %n entries made from "
                                   "{first} to {last} are missing.");
    case OpeningNote::Kind::OtherLog:
        return QT_TRANSLATE_N_NOOP("Opening",
                                   "Beside the file lay the log of another state or event; it was not mixed in. It has "
                                   "%n entries that are not in this event.");
    }
    KYDAI_ASSERT(false);
}

}  // namespace

QString openingText(const OpeningNote& note, const Wording& wording)
{
    const char* const source = sentence(note);
    const bool isCounted = note.kind == OpeningNote::Kind::EntriesMissing || note.kind == OpeningNote::Kind::OtherLog;
    const QString words = isCounted ? wording.translate(kOpeningContext, source, static_cast<int>(note.entries))
                                    : wording.translate(kOpeningContext, source);
    const auto filled = [&](const QString& text) {
        return fillHoles(text, [&](const QString& hole) {
            if (hole == QStringLiteral("until")) return clockText(note.until);
            if (hole == QStringLiteral("first")) return clockText(note.first);
            if (hole == QStringLiteral("last")) return clockText(note.last);
            return QString::fromStdU16String(note.kept.u16string());
        });
    };
    if (note.kept.empty()) return filled(words);
    return filled(words + QLatin1Char(' ') +
                  wording.translate(kOpeningContext, QT_TRANSLATE_NOOP("Opening", "What lay there is kept: {file}")));
}

QString openingText(const OpeningNotes& notes, const Wording& wording)
{
    QStringList sentences;
    for (const OpeningNote& note : notes) sentences += openingText(note, wording);
    return sentences.join(QLatin1Char('\n'));
}

}  // namespace kydai::text
