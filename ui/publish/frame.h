/// What every page has: head, the way to the other language, the foot; and how lists, cells of one row and explanations
/// stand on a page. Any thread.
#pragma once

#include "explain/explanation.h"
#include "publish/markup.h"
#include "publish/page_set.h"
#include "tables/list.h"
#include "text/wording.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace kydai::publish {

/// The words of the pages. `source` is marked by QT_TRANSLATE_NOOP("Publish", …).
QString say(const text::Wording& wording, const char* source);
QString say(const text::Wording& wording, const char* source,
            std::initializer_list<std::pair<const char*, QString>> holes);
/// "14:05 · 22 November 2026"
QString momentText(const QDateTime& when, const text::Wording& wording);

/// What the pages of one set share.
struct Shared {
    std::string style{};  ///< paths from the folder of the event
    std::string script{};
    std::string screenScript{};
    std::string icon{};
    std::string picture{};  ///< its whole address; empty where the pages' own isn't known
    QString program{};
    bool isListed = false;  ///< search engines may list the pages
};

struct Frame {
    text::Wording wording;
    const Shared& shared;
    std::string toRoot{};  ///< from this page to the folder of the event: "../../"
    QString title{};
    QString above{};              ///< event and section
    QString mark{};               ///< what everybody must know of the section; empty: nothing
    QString about{};              ///< one line for whoever is sent a link to the page; may be empty
    std::string otherLanguage{};  ///< the same page in the other language, from here; empty: none
    text::Language otherIs{};     ///< the other language
    std::string back{};           ///< the entry of the section or of the event, from here; empty: none
    QString backWords{};
    QString asOf{};                 ///< which state it shows; empty: not said
    bool isOfficialOnPaper = true;  ///< says so at the foot
};

/// The whole page around `body`.
std::string pageText(const Frame& frame, const Markup& body);
/// The small page that leads to an entry.
std::string doorwayText(const Doorway& door);

/// How a list stands on a page.
struct ListLook {
    std::string_view columns{};  ///< as tables::chosenColumns reads them
    std::string_view keys{};     ///< columns that are searched, parted by commas
    bool isSearched = false;
    std::function<int(tables::Subject)> anchor{};  ///< number after "p" in the id of a row; null or 0: none
    /// Where a cell leads to; null or empty: nowhere.
    std::function<std::string(tables::Subject, std::string_view column)> link{};
};
void addList(Markup& body, const tables::List& list, const ListLook& look, const text::Wording& wording);
void addNotes(Markup& body, const tables::List& list, const text::Wording& wording);
/// One row of a list as heads and values, blanks left out.
void addFacts(Markup& body, const tables::List& list, tables::Subject subject, std::string_view columns,
              const text::Wording& wording);
/// Folded: the question; in it the answer and its steps with their articles.
void addAnswer(Markup& body, const Explanation& explanation, const text::Wording& wording);
void addNote(Markup& body, const QString& sentence);
void addHeading(Markup& body, const QString& words);

}  // namespace kydai::publish
