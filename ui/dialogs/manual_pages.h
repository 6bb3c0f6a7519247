/// The manual: pages in Markdown, resources/manual/{en,vi}. `[[pairNext]]` in a page stands for the name and the key of
/// that action as the window has it, so that the two can't differ. Links are names of pages, such as pairing.md.
#pragma once

#include "text/language.h"
#include "widgets/action_set.h"

#include <QString>
#include <QStringList>

class QTextDocument;

namespace kydai::ui {

/// All pages in the order of the contents: "index", "install", …
QStringList manualPages();
/// As it is written; empty where there is no such page.
QString manualSource(text::Language language, const QString& page);
/// The names of actions that a page speaks of, in their order.
QStringList actionsIn(const QString& source);
/// The pictures that a page shows, `![words](picture:NAME)`; packaging/screenshots makes them.
QStringList picturesIn(const QString& source);
/// Where the program keeps a picture.
QString picturePath(text::Language language, const QString& name);
/// Makes pictures no wider than this.
void fitPictures(QTextDocument& document, int width);
/// Markdown with names and keys of the actions in place of `[[…]]`.
QString manualText(text::Language language, const QString& page, const ActionSet& actions);
/// The page about a dialog, by its object name; the contents where there is none.
QString manualPageAbout(const QString& objectName);

/// Writes the manual of a language into a folder: a page of HTML each, and all of them as manual-LANG.pdf. The names of
/// what can't be written; empty when all is well.
QStringList writeManual(text::Language language, const ActionSet& actions, const QString& folder);

}  // namespace kydai::ui
