#include "model/compound_change.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai {

namespace {

/// Adds what one change touched. A round that was paired comes before single results, those before records.
class TouchedBuilder {
public:
    void operator()(const SetResult& c) { board(c); }
    void operator()(const SetReportedResult& c) { board(c); }
    void operator()(const AddSection& c) { m_touched.added = m_touched.section = c.section; }
    void operator()(const RemoveSection&) {}
    void operator()(const MoveSection& c) { at(c.section, 0); }
    void operator()(const AddPlayers& c)
    {
        at(c.section, 0);
        for (const Player& player : c.players) add(player.id);
    }
    void operator()(const RemovePlayers& c) { at(c.section, 0); }
    void operator()(const EditPlayer& c)
    {
        at(c.section, 0);
        add(c.player.id);
    }
    void operator()(const PublishRound& c) { boards(c.section, c.round); }
    void operator()(const UnpairRound& c) { boards(c.section, c.round); }
    void operator()(const AnswerWarning&) {}
    void operator()(const KeepComplaint&) {}
    void operator()(const RenameEvent&) {}
    void operator()(const SetUnitRules&) {}
    template <class Other>
    void operator()(const Other& c)
    {
        at(c.section, 0);
    }

    [[nodiscard]] Touched result() && { return std::move(m_touched); }

private:
    void at(SectionId section, RoundNumber round)
    {
        m_touched.section = section;
        if (!m_touched.boards && round != 0) m_touched.round = round;
    }
    template <class ResultChange>
    void board(const ResultChange& c)
    {
        at(c.section, c.round);
        add(c.white);
        add(c.black);
    }
    void add(PlayerId player)
    {
        if (std::ranges::find(m_touched.players, player) == m_touched.players.end())
            m_touched.players.push_back(player);
    }
    void boards(SectionId section, RoundNumber round)
    {
        m_touched.section = section;
        m_touched.round = round;
        m_touched.boards = true;
    }

    Touched m_touched;
};

}  // namespace

bool EventState::isStill(const EventState& other) const
{
    return position == other.position && event.name == other.event.name &&
           std::ranges::equal(event.sections, other.event.sections, [](const EventSection& a, const EventSection& b) {
               return a.id == b.id && a.section == b.section;
           });
}

Change asMade(Change change, const Event& after)
{
    const auto at = std::ranges::find(after.sections, sectionOf(change), &EventSection::id);
    if (at == after.sections.end()) return change;
    const Section& section = *at->section;
    if (auto* published = std::get_if<PublishRound>(&change))
        published->content.picture = section.round(published->round).picture;
    if (auto* edited = std::get_if<EditPlayer>(&change)) edited->player = section.player(edited->player.id);
    if (auto* added = std::get_if<AddPlayers>(&change)) {
        for (Player& player : added->players) player = section.player(player.id);
    }
    const auto take = [&](std::shared_ptr<const Section>& content) {
        if (content->players != section.players) content = at->section;
    };
    if (auto* added = std::get_if<AddSection>(&change)) take(added->content);
    if (auto* replaced = std::get_if<ReplaceSection>(&change)) take(replaced->content);
    return change;
}

Result<std::vector<AppliedChange>> applyAll(const Event& event, std::span<const Change> changes, Checks checks)
{
    std::vector<AppliedChange> made;
    for (const Change& change : changes) {
        auto applied = applyTo(made.empty() ? event : made.back().applied.event, change, checks);
        if (!applied) return applied.error();
        if (!applied->changed) continue;
        Change done = checks == Checks::All ? asMade(change, applied->event) : change;
        made.push_back({std::move(done), std::move(*applied)});
    }
    return made;
}

Touched touchedBy(std::span<const Change> changes)
{
    TouchedBuilder builder;
    for (const Change& change : changes) std::visit([&](const auto& c) { builder(c); }, change);
    return std::move(builder).result();
}

}  // namespace kydai
