/// The pages of one section in one language, from what was computed for it. One thread at a time.
#pragma once

#include "publish/frame.h"
#include "publish/material.h"
#include "publish/page_set.h"
#include "publish/pages.h"
#include "publish/units.h"
#include "tables/list.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace kydai::publish {

/// The lists of a section, made once for all languages; they read the material, which must outlive them.
struct SectionLists {
    explicit SectionLists(const Material& material);

    tables::List players;
    std::optional<tables::List> byName{};  ///< of the last round
    std::vector<tables::List> byBoard{};   ///< of every round
    std::optional<tables::List> standings{};
    std::optional<tables::List> teams{};
    std::optional<tables::List> league{};       ///< of a team event: every match
    std::optional<tables::List> teamMembers{};  ///< by team
    std::optional<tables::List> crosstable{};
    std::optional<tables::List> teamRounds{};  ///< of teams that don't all meet
    std::optional<tables::List> grid{};        ///< where everybody meets everybody
    std::optional<tables::List> bracket{};
    std::optional<tables::List> units{};
    std::optional<tables::List> categories{};
    std::optional<tables::List> ratings{};
    std::optional<tables::List> prizes{};
    std::optional<tables::List> chances{};
};

struct SectionPlace {
    const Event& event;
    const EventSection& section;
    const SectionStory* story = nullptr;  ///< null: nothing is known
    QDateTime made{};
    const UnitsOfEvent* units = nullptr;  ///< null where no answers are told
    std::size_t index = 0;                ///< of the section in the event
};

class SectionPages {
public:
    SectionPages(const SectionPlace& place, const Material& material, const SectionLists& lists, const Options& options,
                 const Shared& shared, const text::Wording& wording);

    /// Adds the pages that are linked to, and their doorways. False: it was told to stop.
    bool addLinked(PageSetBuilder& set, const std::stop_token& stop, Progress& progress);
    /// The entry; `fromRoot` where it stands in the folder of the event itself. After addLinked.
    [[nodiscard]] std::string entry(bool fromRoot) const;
    /// What the list of sections says of it: "Round 5 of 9".
    [[nodiscard]] QString state() const;
    /// What a big screen shows of it when it goes through the event: the boards of a round that is played, the places
    /// after one that is over. Empty before the first round. From the folder of the section, after addLinked.
    struct Wall {
        std::string path{};
        std::string
            news{};  ///< "5 played ab..": round, and a letter for each outcome; a full stop becomes one some time
    };
    [[nodiscard]] Wall wall() const;

private:
    struct Link {
        QString title{};
        std::string path{};  ///< from the folder of the section
    };

    [[nodiscard]] const Section& section() const { return *m_material.section; }
    [[nodiscard]] Frame frame(const QString& title) const;
    [[nodiscard]] QString asOf() const;
    [[nodiscard]] std::string doorway(const std::string& name, text::Language language) const;
    [[nodiscard]] std::string ownDoorway(std::size_t player) const;
    void addLists(PageSetBuilder& set);
    void addListPage(PageSetBuilder& set, const char* name, const QString& title, const tables::List& list,
                     std::string_view columns, Markup above = {});
    /// The bracket of a knock-out, above the list of its matches.
    void addBracketPage(PageSetBuilder& set);
    void addRoundPages(PageSetBuilder& set);
    /// A page for each team, for its captain: the next match, who is listed, all matches.
    void addTeamPages(PageSetBuilder& set);
    [[nodiscard]] Markup teamBody(std::size_t team) const;
    void addNextMatchOf(Markup& body, std::size_t team) const;
    [[nodiscard]] std::string addPage(PageSetBuilder& set, const std::string& name, Frame&& page,
                                      const Markup& body) const;
    [[nodiscard]] Markup playerBody(std::size_t player) const;
    void addRoundOf(Markup& body, std::size_t player) const;
    void addPlaceOf(Markup& body, std::size_t player) const;
    void addNextOf(Markup& body, std::size_t player) const;
    void addChancesOf(Markup& body, std::size_t player) const;
    void addUnitOf(Markup& body, std::size_t player) const;
    void addRatingOf(Markup& body, std::size_t player) const;
    void addPrizesOf(Markup& body, std::size_t player) const;
    void addStory(Markup& body, RoundNumber round) const;
    [[nodiscard]] std::vector<const RoundStory*> withdrawnRounds() const;
    [[nodiscard]] QString withdrawnWords(const RoundStory& round) const;

    const SectionPlace& m_place;
    const Material& m_material;
    const SectionLists& m_lists;
    const Options& m_options;
    const Shared& m_shared;
    text::Wording m_wording;
    std::vector<Link> m_links{};               ///< of the entry, in their order
    std::vector<Link> m_rounds{};              ///< earlier rounds
    std::vector<Link> m_teamPages{};           ///< by team
    std::string m_places{};                    ///< the page of the places; empty: not published
    std::string m_lastRound{};                 ///< the page of its boards
    std::vector<std::string> m_playerPaths{};  ///< from the folder of the section; by player; empty: no page
};

/// Why boards of the last round are missing, of the round or of one team's match; nothing where none are.
void addUnseen(Markup& body, const Material& material, std::optional<TeamId> team, const text::Wording& wording);

/// "index.html" for the first language, "en.html" for another one.
std::string entryName(text::Language language, const Options& options);
/// What all pages of a set share, put into it.
Shared addAssets(PageSetBuilder& set, const Options& options);
/// The frame of a page in the folder of the event itself.
Frame rootFrame(const text::Wording& wording, const Shared& shared, const Options& options);

}  // namespace kydai::publish
