#include "publish/material.h"

#include "ask/answer.h"
#include "model/described.h"
#include "publish/pages.h"
#include "support/utf8.h"
#include "tiebreak/unit_standings.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

namespace kydai::publish {

namespace {

constexpr int kOfAge = 18;

bool isMinorOn(const Player& player, const Date& day)
{
    if (!player.birth.known() || !day.known()) return false;
    // Where only the year is known, the birthday may still come.
    const bool hadBirthday = player.birth.month != 0 && day.month != 0 &&
                             std::pair(player.birth.month, player.birth.day) <= std::pair(day.month, day.day);
    return day.year - player.birth.year - (hadBirthday ? 0 : 1) < kOfAge;
}

/// A unit or a federation that all of them share is on every list; anything else was written for the arbiters.
bool isPublic(const ProhibitedPairing& pairs, const Section& section)
{
    const auto names = [&](const std::string& shared) {
        return !shared.empty() && pairs.reason.find(shared) != std::string::npos;
    };
    return std::ranges::all_of(pairs.players, [&](PlayerId id) {
        const Player* player = section.find(id);
        return player != nullptr && (names(player->unit) || names(player->federation));
    });
}

/// Takes out of a value what its rows call private.
class Strip {
public:
    explicit Strip(const Sight& sight) : m_sight(sight) {}

    template <IsDescribed T>
    void strip(T& value) const
    {
        const bool isHidden = isOfMinor(value) && !m_sight.fideIdsOfMinors;
        const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
            switch (row.privacy) {
            case Privacy::OfAge:
                if (isHidden) value.*member = T{}.*member;
                break;
            case Privacy::Never:
                value.*member = T{}.*member;
                break;
            case Privacy::YearOnly:
                if constexpr (std::is_same_v<M, Date>) value.*member = Date{(value.*member).year, 0, 0};
                break;
            case Privacy::Public:
                strip(value.*member);
                break;
            }
        };
        describe(each, std::type_identity<T>{});
    }
    template <class T>
    void strip(std::vector<T>& values) const
    {
        for (T& value : values) strip(value);
    }
    template <class T>
    void strip(std::optional<T>& value) const
    {
        if (value) strip(*value);
    }
    template <class T>
    void strip(T& /*value*/) const
    {
    }

private:
    /// Whose age nobody knows is none of age.
    template <class T>
    [[nodiscard]] bool isOfMinor(const T& value) const
    {
        if constexpr (std::is_same_v<T, Player>)
            return !value.birth.known() || isMinorOn(value, m_sight.day);
        else
            return true;
    }

    const Sight& m_sight;
};

void hideReasons(PairingRules& rules, const Section& section)
{
    for (ProhibitedPairing& pairs : rules.prohibited) {
        if (!isPublic(pairs, section)) pairs.reason.clear();
    }
}

class Maker {
public:
    Maker(const Section& section, const Options& options, const Date& day, const std::stop_token& stop,
          Progress& progress)
        : m_whole(withPublicNames(section, options.initialsOfMinors, day)),
          m_options(options),
          m_stop(stop),
          m_progress(progress)
    {
        m_made.section = std::make_shared<const Section>(forThePublic(m_whole, {day, options.fideIdsOfMinors}));
        m_made.units = options.units;
        m_made.cards = std::make_shared<const Scorecards>(*m_made.section);
        const std::size_t players = section.players.size();
        m_made.named = std::make_shared<const Section>(m_whole);
        m_made.told.resize(players);
        m_made.place.resize(players);
        m_made.ratingRow.resize(players);
    }

    Result<Material> make()
    {
        if (section().roundsPaired() > 0) {
            if (m_options.standings) m_made.ranked = lastRoundWithResult();
            if (m_made.ranked > 0) {
                if (auto done = rank(); !done) return done.error();
                rate();
                if (m_options.chances) estimate();
            }
            if (auto done = divide(); !done) return done.error();
            if (m_options.explanations) {
                if (auto done = explainRound(); !done) return done.error();
                if (auto done = explainPlaces(); !done) return done.error();
            }
        }
        return std::move(m_made);
    }

private:
    [[nodiscard]] const Section& section() const { return *m_made.section; }

    /// A round that was just published changes no place.
    [[nodiscard]] RoundNumber lastRoundWithResult() const
    {
        const auto isDecided = [](const Game& game) { return !isUndecided(game); };
        RoundNumber round = section().roundsPaired();
        while (round > 0 && std::ranges::none_of(section().round(round).games, isDecided)) --round;
        return round;
    }

    Result<void> rank()
    {
        ask::Question places{.kind = ExplanationKind::Standing, .round = m_made.ranked};
        auto players = ask::standingsOf(places, m_whole);
        if (!players) return players.error();
        m_made.ofPlayers = *std::move(players);
        if (section().isTeamEvent()) {
            places.teams = true;
            auto teams = ask::standingsOf(places, m_whole);
            if (!teams) return teams.error();
            m_made.ofTeams = *std::move(teams);
        }
        const auto hasUnit = [](const Player& player) { return !player.unit.empty(); };
        m_made.hasUnits = !section().isTeamEvent() && std::ranges::any_of(section().players, hasUnit);
        m_made.hasCategories = !tiebreak::groupsOf(section(), tiebreak::GroupKind::Category).empty();
        return {};
    }

    void rate()
    {
        const auto isRated = [](const Player& player) { return player.rating > 0; };
        if (m_whole.rules.discipline != Discipline::Chess || std::ranges::none_of(m_whole.players, isRated)) return;
        const auto choice = rating::choiceOf("fide");
        m_made.pool = rating::Pool(m_whole);
        m_made.ratings = rating::rate(m_made.pool, choice->system, choice->settings);
        for (std::size_t row = 0; row < m_made.ratings.records.size(); ++row) {
            const auto player = section().indexOf(m_made.pool.entrants[m_made.ratings.records[row].entrant].id);
            if (player) m_made.ratingRow[*player] = row;
        }
    }

    /// Of places alone: prizes are told once they are frozen.
    void estimate()
    {
        constexpr int kFinishes = 2'000;  // at each publication
        auto section = std::make_shared<Section>(m_whole);
        section->prizes = {};
        auto made = ask::chancesOf(std::move(section), {.finishes = kFinishes}, m_stop);
        if (made) m_made.chances = *std::move(made);
    }

    Result<void> divide()
    {
        if (!m_whole.frozenPrizes.isFrozen() || m_whole.prizes.empty() || m_whole.isTeamEvent()) return {};
        auto awards = prizes::awardsOf(m_whole, m_whole.prizes, m_whole.frozenPrizes.round);
        if (!awards) return awards.error();
        m_made.awards = *std::move(awards);
        m_made.plan = m_whole.prizes;
        return {};
    }

    Result<void> explainRound()
    {
        if (section().isTeamEvent()) return {};
        auto answers = ask::answersForAll(m_whole, m_stop);
        if (!answers) return answers.error();
        m_made.told = *std::move(answers);
        return {};
    }

    /// Why behind the one before him; the first: why before the second.
    Result<void> explainPlaces()
    {
        if (m_made.ranked == 0) return {};
        const auto& rows = m_made.ofPlayers->rows;
        const ask::StandingsSource source =
            [this](const tiebreak::StandingsOptions&) -> Result<std::shared_ptr<const tiebreak::Standings>> {
            return m_made.ofPlayers;
        };
        for (std::size_t row = 0; row < rows.size() && rows.size() > 1; ++row) {
            if (m_stop.stop_requested()) return Error{Errc::Cancelled};
            const std::size_t player = rows[row].participant;
            const std::size_t other = rows[row == 0 ? 1 : row - 1].participant;
            auto why = ask::answer({.kind = ExplanationKind::Standing,
                                    .round = m_made.ranked,
                                    .player = section().players[player].id,
                                    .other = section().players[other].id},
                                   m_whole, m_stop, source);
            if (!why) return why.error();
            m_made.place[player] = *std::move(why);
            m_progress.advance();
        }
        return {};
    }

    const Section m_whole;  ///< what is worked out needs dates, lists and marks that nobody sees
    const Options& m_options;
    const std::stop_token& m_stop;
    Progress& m_progress;
    Material m_made{};
};

}  // namespace

std::string withInitial(const std::string& name)
{
    const std::size_t end = name.find_first_of(", ");
    if (end == std::string::npos || end == 0) return name;
    const std::u32string letters = utf8::decode(std::string_view(name).substr(0, end));
    std::string made;
    utf8::append(made, letters.front());
    return made + '.' + name.substr(end);
}

Section withPublicNames(const Section& section, bool initialsOfMinors, const Date& day)
{
    Section named = section;
    for (Player& player : named.players) {
        if (initialsOfMinors && isMinorOn(player, day)) player.name = withInitial(player.name);
    }
    hideReasons(named.rules, section);
    for (Round& round : named.rounds) {
        if (round.rules) hideReasons(*round.rules, section);
    }
    return named;
}

Section forThePublic(Section section, const Sight& sight)
{
    Strip(sight).strip(section);
    return section;
}

Result<Material> materialOf(const Section& section, const Options& options, const Date& day, const Moment& now,
                            const std::stop_token& stop, Progress& progress)
{
    auto made = Maker(withoutUnseenLineUps(section, now), options, day, stop, progress).make();
    if (!made) return made;
    made->league = pairing::leagueMatches(section);
    made->unseen = unseenTeams(section, section.roundsPaired(), now);
    return made;
}

}  // namespace kydai::publish
