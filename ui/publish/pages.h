/// The pages that players read on their phones, made once per publication: pure functions of a snapshot of the event
/// (which holds published rounds only; drafts aren't in it), the story of its rounds and options. Lists are those of
/// tables/, answers those of core/ask, sentences those of text/. Any thread; needs no window.
#pragma once

#include "model/event.h"
#include "publish/page_set.h"
#include "publish/story.h"
#include "support/progress.h"
#include "support/result.h"
#include "text/language.h"
#include "tiebreak/unit_standings.h"

#include <QDateTime>
#include <QString>

#include <stop_token>
#include <vector>

namespace kydai::publish {

struct Options {
    /// The first one is that of index.html.
    std::vector<text::Language> languages{text::Language::Vietnamese, text::Language::English};
    bool standings = true;          ///< places and crosstable, or only who plays whom
    bool explanations = true;       ///< why this opponent, colour, place, bye
    bool chances = false;           ///< with places: how likely each is, an estimate by ratings
    bool listed = false;            ///< search engines may list the pages
    bool initialsOfMinors = false;  ///< family names of those under 18 are initials
    bool fideIdsOfMinors = false;   ///< as data: FIDE's numbers of those under 18, and of those whose age is unknown
    tiebreak::UnitOptions units{};
    QString program{};      ///< "Kỳ Đài 0.1.0"
    std::string address{};  ///< where the pages lie on the web, for the picture beside a link to them; may be empty
};

struct Publication {
    Event event{};
    std::vector<SectionStory> stories{};  ///< empty: not known
    QDateTime made{};                     ///< now
    std::string origin{};  ///< what tells the event from every other one, whatever its file is called; empty: nothing
};

/// Errors: those of a section's standings; Cancelled.
Result<PageSet> makePages(const Publication& publication, const Options& options, const std::stop_token& stop,
                          Progress& progress);

/// One page in place of all: the whole publication was withdrawn at `when`.
PageSet withdrawnPages(const QString& event, const QDateTime& when, const Options& options);

/// Where a player's own page stands in the folder of his section, for the code on his card: "p/37.html".
std::string playerPath(int number);
/// Where the pages of a section stand: "s1/".
std::string folderOf(SectionId section);

}  // namespace kydai::publish
