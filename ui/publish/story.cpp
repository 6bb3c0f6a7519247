#include "publish/story.h"

#include <algorithm>
#include <variant>

namespace kydai::publish {

namespace {

RoundStory& roundOf(SectionStory& story, RoundNumber round)
{
    const auto at = std::ranges::lower_bound(story.rounds, round, {}, &RoundStory::round);
    if (at != story.rounds.end() && at->round == round) return *at;
    return *story.rounds.insert(at, {.round = round});
}

/// Rounds that came with a section: nobody knows when they were published.
void take(SectionStory& story, const Section& content)
{
    for (RoundStory& round : story.rounds) round.stands = false;
    for (RoundNumber round = 1; round <= content.roundsPaired(); ++round) roundOf(story, round).stands = true;
}

void follow(SectionStory& story, const Change& change, const QDateTime& when)
{
    if (const auto* made = std::get_if<PublishRound>(&change)) {
        RoundStory& round = roundOf(story, made->round);
        if (round.stands) {
            round.changed = when;
        } else {
            round.published = when;
            round.changed = {};
        }
        round.stands = true;
    } else if (const auto* taken = std::get_if<UnpairRound>(&change)) {
        RoundStory& round = roundOf(story, taken->round);
        round.stands = false;
        round.withdrawn = when;
    } else if (const auto* added = std::get_if<AddSection>(&change)) {
        if (added->content) take(story, *added->content);
    } else if (const auto* replaced = std::get_if<ReplaceSection>(&change)) {
        if (replaced->content) take(story, *replaced->content);
    }
}

}  // namespace

const RoundStory* SectionStory::find(RoundNumber round) const
{
    const auto at = std::ranges::find(rounds, round, &RoundStory::round);
    return at == rounds.end() ? nullptr : &*at;
}

std::vector<const RoundStory*> SectionStory::withdrawnAfter(RoundNumber paired) const
{
    std::vector<const RoundStory*> found;
    for (const RoundStory& round : rounds) {
        if (round.round > paired && round.withdrawn.isValid()) found.push_back(&round);
    }
    return found;
}

std::string originOf(const Happening& first)
{
    return "event " + std::to_string(first.when.toMSecsSinceEpoch());
}

void follow(std::vector<SectionStory>& stories, const Happening& entry)
{
    for (const Change& change : entry.changes) {
        const SectionId section = sectionOf(change);
        if (section == SectionId{} || isRecordOnly(change)) continue;
        auto story = std::ranges::find(stories, section, &SectionStory::section);
        if (story == stories.end()) story = stories.insert(stories.end(), SectionStory{.section = section});
        follow(*story, change, entry.when);
        story->lastChange = entry.when;
    }
}

std::vector<SectionStory> storiesOf(std::span<const Happening> journal)
{
    std::vector<SectionStory> stories;
    for (const Happening& entry : journal) follow(stories, entry);
    return stories;
}

}  // namespace kydai::publish
