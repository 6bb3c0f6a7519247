#include "commands/change_file.h"

#include "model/json.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "prizes/award.h"
#include "prizes/templates.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <numeric>
#include <sstream>

namespace kydai::cli {

namespace {

/// Members that hold a player, or a list of them.
constexpr std::array<std::string_view, 6> kPlayerMembers{"white", "black", "player", "players", "members", "boards"};

class ChangeReader {
public:
    ChangeReader(const Event& event, SectionId section) : m_now(event), m_id(section) {}

    /// Makes the change on the state so far, so that the next one sees it.
    Result<void> take(const Json& item)
    {
        auto changes = changesOf(item);
        if (!changes) return changes.error();
        auto made = applyAll(m_now, *changes);
        if (!made) return made.error();
        if (!made->empty()) m_now = made->back().applied.event;
        m_changes.insert(m_changes.end(), changes->begin(), changes->end());
        return {};
    }

    [[nodiscard]] std::vector<Change> takeChanges() { return std::move(m_changes); }

private:
    [[nodiscard]] const Section& section() const
    {
        static const Section kNone;
        const auto at = std::ranges::find(m_now.sections, m_id, &EventSection::id);
        return at == m_now.sections.end() ? kNone : *at->section;
    }

    Result<std::vector<Change>> changesOf(const Json& item)
    {
        const auto name = item.is_object() ? item.find("change") : item.end();
        if (!item.is_object() || name == item.end() || !name->is_string())
            return Error{.code = Errc::Malformed,
                         .what = fragment(FragmentId::ValueAt, "/change"),
                         .expected = fragment(FragmentId::KindOfChange)};
        const auto kind = name->get<std::string>();
        if (kind == "pair_round") return pairRound();
        if (kind == "add_players") return addPlayers(item);
        if (kind == "edit_player") return editPlayer(item);
        Json named = item;
        if (auto done = nameInside(named); !done) return done.error();
        if (kind == "set_prizes") return setPrizes(named);
        if (kind == "renumber") orderByPlayer(named["tpns"]);
        named["section"] = m_id.value;
        auto change = fromJson<Change>(named);
        if (!change) return change.error();
        if (const auto* leaving = std::get_if<RemovePlayers>(&*change))
            return policy::removing(section(), m_id, leaving->players).changes;
        return std::vector<Change>{std::move(*change)};
    }

    Result<std::vector<Change>> pairRound()
    {
        const Section ready = policy::withAdjournments(section());
        auto draft = pairing::draftRound(ready, ready.roundsPaired() + 1);
        auto* round = std::get_if<pairing::DraftRound>(&draft);
        if (round == nullptr)
            return Error{.code = Errc::NotAllowed,
                         .what = fragment(FragmentId::RoundNumbered, ready.roundsPaired() + 1),
                         .expected = fragment(FragmentId::RoundThatCanBePaired)};
        return policy::publishing(section(), m_id, std::move(round->round)).changes;
    }

    Result<std::vector<Change>> addPlayers(const Json& item)
    {
        std::vector<Player> players;
        for (const Json& record : item.value("players", Json::array())) {
            auto player = fromJson<Player>(record);
            if (!player) return player.error();
            if (section().roundsPaired() > 0 && !record.contains("entersInRound"))
                player->entersInRound = section().roundsPaired() + 1;
            players.push_back(std::move(*player));
        }
        return policy::addingPlayers(section(), m_id, std::move(players)).changes;
    }

    Result<std::vector<Change>> editPlayer(const Json& item)
    {
        const auto number = item.find("player");
        const Player* known = number == item.end() ? nullptr : numbered(*number);
        if (known == nullptr) return noSuchPlayer(number == item.end() ? Json() : *number);
        Json record = toJson(*known);
        for (const auto& [member, value] : item.items()) {
            if (member != "change" && member != "player" && member != "id") record[member] = value;
        }
        auto player = fromJson<Player>(record);
        if (!player) return player.error();
        return std::vector<Change>{EditPlayer{m_id, std::move(*player)}};
    }

    /// A plan, or the template of one; "freeze" keeps the awards of now, "thaw" lets go of them.
    Result<std::vector<Change>> setPrizes(const Json& item)
    {
        SetPrizes change{m_id, section().prizes, section().frozenPrizes};
        if (const auto word = item.find("template"); word != item.end()) {
            auto plan = prizes::planOfTemplate(word->is_string() ? word->get<std::string>() : std::string());
            if (!plan)
                return Error{.code = Errc::Malformed,
                             .what = fragment(FragmentId::PrizeTemplateNamed, word->dump()),
                             .expected = fragment(FragmentId::OneOfPrizeTemplates, prizes::templateWords())};
            change.plan = *std::move(plan);
        }
        if (const auto given = item.find("plan"); given != item.end()) {
            auto plan = fromJson<PrizePlan>(*given);
            if (!plan) return plan.error();
            change.plan = std::move(*plan);
        }
        if (item.value("thaw", Json(false)) == true) change.frozen.round = 0;
        if (item.value("freeze", Json(false)) == true) {
            if (auto fit = checkPlan(section(), change.plan); !fit) return fit.error();
            const auto awards = prizes::awardsOf(section(), change.plan);
            if (!awards) return awards.error();
            change.frozen = prizes::frozen(section(), change.plan, *awards);
        }
        return std::vector<Change>{std::move(change)};
    }

    [[nodiscard]] const Player* numbered(const Json& number) const
    {
        if (!number.is_number_integer()) return nullptr;
        const auto at = std::ranges::find(section().players, number.get<int>(), &Player::tpn);
        return at == section().players.end() ? nullptr : &*at;
    }

    static Error noSuchPlayer(const Json& number)
    {
        return Error{.code = Errc::NoSuchPlayer,
                     .what = fragment(FragmentId::Written, number.dump()),
                     .expected = fragment(FragmentId::PlayerOfThisSection)};
    }

    /// New numbers are given in the order of the present ones, and kept in the order of the players.
    void orderByPlayer(Json& numbers) const
    {
        const std::vector<Player>& players = section().players;
        if (!numbers.is_array() || numbers.size() != players.size()) return;  // told when it is applied
        std::vector<std::size_t> order(players.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t at) { return players[at].tpn; });
        const Json given = numbers;
        for (std::size_t place = 0; place < order.size(); ++place) numbers[order[place]] = given[place];
    }

    /// Puts the key of the player with this number in its place.
    Result<void> name(Json& number) const
    {
        const Player* player = numbered(number);
        if (player == nullptr) return noSuchPlayer(number);
        number = toJson(*player).at("id");
        return {};
    }

    Result<void> nameInside(Json& value) const
    {
        for (auto& [member, inner] : value.items()) {
            const bool holdsPlayers = std::ranges::find(kPlayerMembers, member) != kPlayerMembers.end();
            if (holdsPlayers && inner.is_number()) {
                if (auto done = name(inner); !done) return done;
            } else if (inner.is_object()) {
                if (auto done = nameInside(inner); !done) return done;
            } else if (inner.is_array()) {
                if (auto done = nameEach(inner, holdsPlayers); !done) return done;
            }
        }
        return {};
    }

    Result<void> nameEach(Json& list, bool holdsPlayers) const
    {
        for (Json& each : list) {
            const bool isNumber = holdsPlayers && each.is_number();
            if (!isNumber && !each.is_object()) continue;
            if (auto done = isNumber ? name(each) : nameInside(each); !done) return done;
        }
        return {};
    }

    Event m_now;
    SectionId m_id;
    std::vector<Change> m_changes{};
};

Result<SectionId> sectionNamed(const Event& event, const std::string& name)
{
    if (name.empty() && event.sections.size() == 1) return event.sections.front().id;
    const auto at =
        std::ranges::find_if(event.sections, [&](const EventSection& each) { return each.section->info.name == name; });
    if (!name.empty() && at != event.sections.end()) return at->id;
    return Error{.code = Errc::NoSuchSection,
                 .what = fragment(FragmentId::Written, name),
                 .expected = fragment(FragmentId::ASection)};
}

}  // namespace

Result<CompoundChange> readChanges(const std::string& file, const Event& event, const std::string& section)
{
    std::ifstream stream(file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream) return Error{.code = Errc::CannotOpen, .file = file};
    const Json items = Json::parse(text.str(), nullptr, false);
    if (items.is_discarded() || !items.is_array())
        return Error{.code = Errc::Malformed, .file = file, .what = fragment(FragmentId::TextThatIsNoJsonList)};
    const auto id = sectionNamed(event, section);
    if (!id) return id.error();
    ChangeReader reader(event, *id);
    for (const Json& item : items) {
        if (auto taken = reader.take(item); !taken) {
            Error error = taken.error();
            error.file = file;
            return error;
        }
    }
    std::vector<Change> changes = reader.takeChanges();
    const auto isPublished = [](const Change& change) { return std::holds_alternative<PublishRound>(change); };
    const ActionKind kind = std::ranges::any_of(changes, isPublished) ? ActionKind::Publish : ActionKind::Edit;
    return CompoundChange(kind, std::move(changes));
}

}  // namespace kydai::cli
