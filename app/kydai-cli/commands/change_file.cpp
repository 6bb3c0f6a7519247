#include "commands/change_file.h"

#include "format/pairing_table.h"
#include "format/reader.h"
#include "model/json.h"
#include "model/json_script.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/event_plan.h"
#include "policy/match_entry.h"
#include "policy/rating_check.h"
#include "policy/table_plan.h"
#include "prizes/award.h"
#include "prizes/templates.h"
#include "support/fragments.h"
#include "tiebreak/standings.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace kydai::cli {

namespace {

/// What a change of a list comes to in the event as the changes before it left it: an overload per kind.
class Maker {
public:
    Maker(const Event& event, policy::EngineRounds& engines) : m_event(event), m_engines(engines) {}

    Result<CompoundChange> operator()(const Change& change) const
    {
        return std::visit([this](const auto& one) { return ofChange(one); }, change);
    }
    Result<CompoundChange> operator()(const PairRound& c) const
    {
        const Section& now = section(c.section);
        const RoundNumber next = now.roundsPaired() + 1;
        m_engines.push_back(std::make_shared<const policy::EngineRound>(policy::EngineRound::of(now, next)));
        const auto* draft = std::get_if<pairing::DraftRound>(&m_engines.back()->outcome());
        if (draft == nullptr)
            return Error{.code = Errc::NotAllowed,
                         .what = fragment(FragmentId::RoundNumbered, next),
                         .expected = fragment(FragmentId::RoundThatCanBePaired)};
        return policy::publishing(now, c.section, draft->round);
    }
    Result<CompoundChange> operator()(const EditMembers& c) const { return CompoundChange(EditPlayer{c.section, c}); }
    Result<CompoundChange> operator()(const PlanPrizes& c) const
    {
        const Section& now = section(c.section);
        SetPrizes change{c.section, now.prizes, now.frozenPrizes};
        if (!c.planTemplate.empty()) {
            auto plan = prizes::planOfTemplate(c.planTemplate);
            if (!plan)
                return Error{.code = Errc::Malformed,
                             .what = fragment(FragmentId::PrizeTemplateNamed, c.planTemplate),
                             .expected = fragment(FragmentId::OneOfPrizeTemplates, prizes::templateWords())};
            change.plan = *std::move(plan);
        }
        if (c.plan) change.plan = *c.plan;
        if (c.frozen) change.frozen = *c.frozen;
        if (c.thaw) change.frozen.round = 0;
        if (c.freeze) {
            if (auto fit = checkPlan(now, change.plan); !fit) return fit.error();
            const auto awards = prizes::awardsOf(now, change.plan);
            if (!awards) return awards.error();
            change.frozen = prizes::frozen(now, change.plan, *awards);
        }
        return CompoundChange(std::move(change));
    }
    Result<CompoundChange> operator()(const WithdrawPlayers& c) const
    {
        return policy::withdrawing(section(c.section), c.section, c.players);
    }
    Result<CompoundChange> operator()(const ReturnPlayers& c) const
    {
        return policy::returning(section(c.section), c.section, c.players);
    }
    Result<CompoundChange> operator()(const MovePlayers& c) const
    {
        return policy::moving(m_event, c.section, c.to, c.players);
    }
    Result<CompoundChange> operator()(const ContinueAs& c) const
    {
        const Section& now = section(c.section);
        Section next =
            policy::continuation(now, tiebreak::bestOf(now, static_cast<std::size_t>(c.players)), c.name, c.system);
        if (c.knockOut) next.rules.knockOut = *c.knockOut;
        return CompoundChange(AddSection{{}, std::make_shared<const Section>(std::move(next))});
    }
    Result<CompoundChange> operator()(const CloseCheckIn& c) const
    {
        policy::CheckIn found{.absent = c.whenAbsent, .late = c.whenLate, .unmarked = c.whenUnmarked};
        for (const PlayerId player : c.present) found.marks[player] = policy::Presence::Present;
        for (const PlayerId player : c.absent) found.marks[player] = policy::Presence::Absent;
        for (const PlayerId player : c.late) found.marks[player] = policy::Presence::Late;
        return policy::closingCheckIn(section(c.section), c.section, found);
    }
    Result<CompoundChange> operator()(const SeatLate& c) const
    {
        return policy::seatingLate(section(c.section), c.section, c.player, c.seat);
    }
    Result<CompoundChange> operator()(const KeepApart& c) const
    {
        return policy::keepingApart(m_event, {c.section}, c.by, c.like);
    }
    Result<CompoundChange> operator()(const EnterMatch& c) const
    {
        return policy::enteringMatch(section(c.section), c);
    }
    Result<CompoundChange> operator()(const TakeRatings& c) const
    {
        const Section& now = section(c.section);
        std::vector<policy::RatingDifference> listed;
        for (const TakenRating& taken : c.ratings) {
            const Player& player = now.player(taken.player);
            listed.push_back({.player = taken.player,
                              .listed = taken.rating.value_or(player.rating),
                              .kFactor = taken.kFactor.value_or(player.kFactor),
                              .source = taken.source,
                              .lists = taken.listed,
                              .title = taken.title.value_or(player.title),
                              .federation = taken.federation.value_or(player.federation)});
        }
        return policy::takingOver(now, c.section, listed);
    }
    Result<CompoundChange> operator()(const TablePlan& c) const { return policy::givingTables(m_event, c); }

private:
    [[nodiscard]] const Section& section(SectionId id) const
    {
        static const Section kNone;
        const auto at = std::ranges::find(m_event.sections, id, &EventSection::id);
        return at == m_event.sections.end() ? kNone : *at->section;
    }

    template <class Other>
    Result<CompoundChange> ofChange(const Other& c) const
    {
        return CompoundChange(c);
    }
    Result<CompoundChange> ofChange(AddPlayers c) const
    {
        return policy::addingPlayers(section(c.section), c.section, std::move(c.players));
    }
    Result<CompoundChange> ofChange(const RemovePlayers& c) const
    {
        return policy::removing(section(c.section), c.section, c.players);
    }
    /// New numbers are given in the order of the present ones, and kept in the order of the players.
    Result<CompoundChange> ofChange(Renumber c) const
    {
        const std::vector<Player>& players = section(c.section).players;
        if (c.tpns.size() == players.size()) {  // anything else is told when it is applied
            std::vector<std::size_t> order(players.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::ranges::sort(order, {}, [&](std::size_t at) { return players[at].tpn; });
            const std::vector<int> given = c.tpns;
            for (std::size_t place = 0; place < order.size(); ++place) c.tpns[order[place]] = given[place];
        }
        return CompoundChange(std::move(c));
    }

    const Event& m_event;
    policy::EngineRounds& m_engines;
};

Result<SectionId> sectionNamed(const Event& event, const std::string& name)
{
    if (name.empty() && event.sections.size() == 1) return event.sections.front().id;
    std::vector<std::string> names;
    for (const EventSection& each : event.sections) {
        names.push_back(each.section->info.name);
        if (!name.empty() && names.back() == name) return each.id;
    }
    return Error{.code = Errc::NoSuchSection,
                 .what = fragment(FragmentId::NoSectionOfThisName, name),
                 .expected = fragment(FragmentId::OneOfSections, names)};
}

/// The line on which each element of a list begins. The text is JSON.
std::vector<int> linesOfElements(std::string_view text)
{
    std::vector<int> lines;
    int line = 1;
    int depth = 0;
    bool inText = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '\n') ++line;
        if (inText) {
            if (letter == '\\')
                ++at;
            else
                inText = letter != '"';
            continue;
        }
        inText = letter == '"';
        const bool begins = letter == '{' || letter == '[';
        if (begins && depth++ == 1) lines.push_back(line);
        if (letter == '}' || letter == ']') --depth;
    }
    return lines;
}

Error inFile(Error error, const std::string& file, int line)
{
    error.file = file;
    error.line = line;
    return error;
}

/// A double round robin is reversed, so that nobody has the same colour three times in a row, unless the change says
/// that it is not.
Json withReversal(Json item)
{
    if (!item.is_object() || item.value("change", Json()) != "edit_rules") return item;
    const auto rules = item.find("rules");
    if (rules == item.end() || !rules->is_object() || rules->value("doubleRoundRobin", Json()) != true) return item;
    if (!rules->contains("reverseLastTwoRounds")) (*rules)["reverseLastTwoRounds"] = true;
    return item;
}

/// A table of the event may be told by its file: "table": "molter.csv".
Result<Json> withTable(Json item)
{
    if (!item.is_object() || !item.contains("rules") || !item["rules"].is_object()) return item;
    const auto table = item["rules"].find("table");
    if (table == item["rules"].end() || !table->is_string()) return item;
    const auto name = table->get<std::string>();
    const auto bytes = format::readBytes(name);
    if (!bytes) return bytes.error();
    const auto boards = format::readPairingTable(*bytes, name);
    if (!boards) return boards.error();
    PairingRules read;
    read.table = *boards;
    *table = toJson(read).at("table");
    return item;
}

}  // namespace

Result<ReadChanges> readChanges(std::string_view text, const std::string& file, const Event& event,
                                const std::string& section)
{
    const Json items = Json::parse(text, nullptr, false);
    if (items.is_discarded() || !items.is_array())
        return Error{.code = Errc::Malformed, .file = file, .what = fragment(FragmentId::TextThatIsNoJsonList)};
    const auto chosen = sectionNamed(event, section);
    if (!chosen) return chosen.error();
    const std::vector<int> lines = linesOfElements(text);
    Event now = event;
    ReadChanges all;
    std::vector<Change>& changes = all.action.changes;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int line = i < lines.size() ? lines[i] : 0;
        const ValuePath whole;
        const auto item = withTable(withReversal(items[i]));
        if (!item) return item.error();
        const auto said = readScripted(*item, now, *chosen, {&whole, {}, i});
        if (!said) return inFile(said.error(), file, line);
        const auto made = std::visit(Maker(now, all.engines), *said);
        if (!made) return inFile(made.error(), file, line);
        const auto applied = applyAll(now, made->changes);
        if (!applied) return inFile(applied.error(), file, line);
        if (!applied->empty()) now = applied->back().applied.event;
        changes.insert(changes.end(), made->changes.begin(), made->changes.end());
        if (items.size() == 1) all.action.kind = made->kind;
    }
    const auto isPublished = [](const Change& change) { return std::holds_alternative<PublishRound>(change); };
    if (items.size() > 1 && std::ranges::any_of(changes, isPublished)) all.action.kind = ActionKind::Publish;
    return all;
}

}  // namespace kydai::cli
