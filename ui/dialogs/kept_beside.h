/// What the desk keeps beside an event in the user's settings, by the event's file. GUI thread.
#pragma once

#include <QString>
#include <QStringList>

namespace kydai::ui {

inline constexpr char kCheckInsBeside[] = "checkIn";
inline constexpr char kPapersBeside[] = "papers";

/// The group of settings of one kind, with a stroke at its end.
QString keptBeside(const char* kind, const QString& file);
/// The keys in such a group.
QStringList keysOf(const QString& group);
/// The event goes on in another file: all that was kept beside it too.
void carryKept(const QString& from, const QString& to);

}  // namespace kydai::ui
