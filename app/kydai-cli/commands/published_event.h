/// What `publish` and `serve` read: the event with the story of its rounds, and how its pages are made.
#pragma once

#include "engine/context.h"
#include "publish/pages.h"
#include "support/result.h"
#include "verb.h"

#include <string>

namespace kydai::cli {

struct PageWords {
    std::string file{};
    std::string section{};
    std::string language = "both";
    std::string names = "full";
    bool noStandings = false;
    bool noExplanations = false;
    bool chances = false;
    bool listed = false;
    bool fideIdsOfMinors = false;
    std::string address{};
};

void addPageWords(Verb verb, PageWords& words);
publish::Options pageOptions(const PageWords& words);

/// The event with the keys of its sections, of several the one of this name; what the reader says was heard already.
/// Errors as below.
Result<Event> eventWithIds(const std::string& file, const std::string& section, Context& context);

/// Where `publish` puts the pages of a section: "s1/". Of several the one of this name; errors as below.
Result<std::string> pagesFolder(const std::string& file, const std::string& section, Context& context);

/// Of a report file a section each, without a story. Errors: those of reading; NoSuchSection.
Result<publish::Publication> publicationOf(const PageWords& words, Context& context);

}  // namespace kydai::cli
