#include "store/write_event.h"

#include "model/json.h"
#include "model/words.h"
#include "store/statements.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace kydai::store {

namespace {

/// Members of the rule set that have columns or tables of their own.
constexpr std::array<std::string_view, 5> kRulesElsewhere{"fideMode", "fideModeLeftInRound", "tieBreaks", "prohibited",
                                                          "virtualPoints"};

/// JSON, or nothing where all is as usual: most players have none.
template <class T>
std::optional<std::string> unlessUsual(const T& value)
{
    return value == T{} ? std::nullopt : std::optional(toJson(value).dump());
}

class Writer {
public:
    Writer(Statements& statements, const Applied& applied) : m_statements(statements), m_applied(applied) {}

    void write(const SetResult& c)
    {
        m_id = c.section;
        if (wasReplaced()) return replace();
        const auto& games = section().round(c.round).games;
        const auto at =
            std::ranges::find_if(games, [&](const Game& g) { return g.white == c.white && g.black == c.black; });
        KYDAI_ASSERT(at != games.end());
        m_statements.run(
            "UPDATE games SET white_outcome = ?, black_outcome = ? WHERE section = ? AND round = ?"
            " AND board = ?",
            wordFor(c.whiteOutcome), wordFor(c.blackOutcome), m_id, c.round, at - games.begin() + 1);
    }
    void write(const AddSection& c)
    {
        const auto* removal = m_applied.inverse ? std::get_if<RemoveSection>(&*m_applied.inverse) : nullptr;
        m_id = removal != nullptr ? removal->section : c.section;
        insertSection();
        content();
        positions();
    }
    void write(const RemoveSection& c)
    {
        m_statements.run("DELETE FROM sections WHERE id = ?", c.section);
        positions();
    }
    void write(const MoveSection& /*c*/) { positions(); }
    void write(const EditInfo& c)
    {
        m_id = c.section;
        info();
    }
    void write(const EditRules& c)
    {
        m_id = c.section;
        rules();
    }
    void write(const AddPlayers& c)
    {
        m_id = c.section;
        for (const Player& added : c.players) player(added);
    }
    void write(const EditPlayer& c)
    {
        m_id = c.section;
        m_statements.run("DELETE FROM players WHERE section = ? AND id = ?", m_id, c.player.id);
        player(c.player);
    }
    void write(const RemovePlayers& c)
    {
        m_id = c.section;
        if (wasReplaced()) return replace();
        for (const PlayerId id : c.players)
            m_statements.run("DELETE FROM players WHERE section = ? AND id = ?", m_id, id);
    }
    void write(const Renumber& c)
    {
        m_id = c.section;
        for (const Player& player : section().players)
            m_statements.run("UPDATE players SET tpn = ? WHERE section = ? AND id = ?", player.tpn, m_id, player.id);
    }
    void write(const SetRequestedByes& c)
    {
        m_id = c.section;
        requestedByes();
    }
    void write(const PublishRound& c)
    {
        m_id = c.section;
        m_statements.run("DELETE FROM rounds WHERE section = ? AND number = ?", m_id, c.round);
        round(c.round);
        requestedByes();
    }
    void write(const UnpairRound& c)
    {
        m_id = c.section;
        m_statements.run("DELETE FROM rounds WHERE section = ? AND number = ?", m_id, c.round);
        requestedByes();
    }
    void write(const LeaveFideMode& c)
    {
        m_id = c.section;
        const RuleSet& rules = section().rules;
        m_statements.run("UPDATE sections SET fide_mode = ?, fide_mode_left_in_round = ? WHERE id = ?", rules.fideMode,
                         rules.fideModeLeftInRound, m_id);
    }
    void write(const AnswerWarning& /*c*/) {}
    void write(const KeepComplaint& /*c*/) {}
    void write(const RenameEvent& c) { m_statements.run("UPDATE event SET name = ?", c.name); }
    void write(const SetUnitRules& c) { m_statements.run("UPDATE event SET unit_rules = ?", toJson(c.rules).dump()); }
    void write(const ReplaceSection& c)
    {
        m_id = c.section;
        replace();
    }
    void write(const SetAdjustments& c)
    {
        m_id = c.section;
        adjustments();
    }
    void write(const EditTeams& c)
    {
        m_id = c.section;
        teams();
    }
    void write(const SetPrizes& c)
    {
        m_id = c.section;
        prizes();
    }
    void write(const SetRoundComments& c)
    {
        m_id = c.section;
        m_statements.run("DELETE FROM round_comments WHERE section = ? AND round = ?", m_id, c.round);
        comments(c.round);
    }
    void write(const SetReportedResult& c)
    {
        m_id = c.section;
        m_statements.run("DELETE FROM reported_results WHERE section = ? AND round = ?", m_id, c.round);
        reported(c.round);
    }

private:
    [[nodiscard]] const Section& section() const
    {
        const auto& sections = m_applied.event.sections;
        const auto at = std::ranges::find(sections, m_id, &EventSection::id);
        KYDAI_ASSERT(at != sections.end());
        return *at->section;
    }

    /// The change went beyond its own rows, and its inverse shows it.
    [[nodiscard]] bool wasReplaced() const
    {
        return m_applied.inverse && std::holds_alternative<ReplaceSection>(*m_applied.inverse);
    }

    void insertSection()
    {
        const RuleSet& rules = section().rules;
        m_statements.run(
            "INSERT INTO sections VALUES (?, 0, '', '', '', '', '', '', '', '', '', '', '', '', '', '',"
            " ?, ?, '{}', 1, '{}')",
            m_id, rules.fideMode, rules.fideModeLeftInRound);
    }

    void positions()
    {
        int position = 0;
        for (const EventSection& entry : m_applied.event.sections)
            m_statements.run("UPDATE sections SET position = ? WHERE id = ?", position++, entry.id);
    }

    void replace()
    {
        m_statements.run("DELETE FROM players WHERE section = ?", m_id);
        m_statements.run("DELETE FROM rounds WHERE section = ?", m_id);
        content();
    }

    void content()
    {
        info();
        rules();
        for (const Player& each : section().players) player(each);
        for (RoundNumber number = 1; number <= section().roundsPaired(); ++number) round(number);
        requestedByes();
        adjustments();
        teams();
        prizes();
        list("DELETE FROM foreign_lines WHERE section = ?", section().foreignLines,
             [&](int position, const std::string& line) {
                 m_statements.run("INSERT INTO foreign_lines VALUES (?, ?, ?)", m_id, position, line);
             });
    }

    /// Replaces a whole list of the section.
    template <class List, class Insert>
    void list(std::string_view remove, const List& list, Insert insert)
    {
        m_statements.run(remove, m_id);
        int position = 0;
        for (const auto& item : list) insert(position++, item);
    }

    void info()
    {
        const SectionInfo& info = section().info;
        m_statements.run(
            "UPDATE sections SET name = ?, town = ?, federation = ?, first_day = ?, last_day = ?,"
            " first_day_text = ?, last_day_text = ?, type = ?, chief_arbiter = ?, time_control_text = ?,"
            " coded_time_control = ?, coded_type = ?, starting_list_method = ?, pairing_program = ?,"
            " limits = ?, first_table = ?, report = ?"
            " WHERE id = ?",
            info.name, info.town, info.federation, toText(info.firstDay), toText(info.lastDay), info.firstDayText,
            info.lastDayText, info.type, info.chiefArbiter, info.timeControlText, info.codedTimeControl, info.codedType,
            info.startingListMethod, info.pairingProgram, toJson(info.limits).dump(), info.firstTable,
            toJson(info.report).dump(), m_id);
        list("DELETE FROM deputy_arbiters WHERE section = ?", info.deputyArbiters,
             [&](int position, const std::string& name) {
                 m_statements.run("INSERT INTO deputy_arbiters VALUES (?, ?, ?)", m_id, position, name);
             });
    }

    void rules()
    {
        const RuleSet& rules = section().rules;
        m_statements.run("DELETE FROM rules WHERE section = ?", m_id);
        const Json members = toJson(rules);
        for (const auto& [name, value] : members.items()) {
            if (std::ranges::find(kRulesElsewhere, name) != kRulesElsewhere.end()) continue;
            m_statements.run("INSERT INTO rules VALUES (?, ?, ?)", m_id, name, value.dump());
        }
        list("DELETE FROM tie_breaks WHERE section = ?", rules.tieBreaks, [&](int position, const std::string& code) {
            m_statements.run("INSERT INTO tie_breaks VALUES (?, ?, ?)", m_id, position, code);
        });
        list("DELETE FROM prohibited WHERE section = ?", rules.prohibited,
             [&](int position, const ProhibitedPairing& prohibited) {
                 m_statements.run("INSERT INTO prohibited VALUES (?, ?, ?, ?, ?, ?)", m_id, position,
                                  prohibited.firstRound, prohibited.lastRound, wordFor(prohibited.condition),
                                  prohibited.reason);
                 int place = 0;
                 for (const PlayerId id : prohibited.players)
                     m_statements.run("INSERT INTO prohibited_players VALUES (?, ?, ?, ?)", m_id, position, place++,
                                      id);
             });
        list("DELETE FROM virtual_points WHERE section = ?", rules.virtualPoints,
             [&](int position, const VirtualPoints& points) {
                 m_statements.run("INSERT INTO virtual_points VALUES (?, ?, ?, ?, ?)", m_id, position, points.player,
                                  points.round, points.points);
             });
    }

    void player(const Player& p)
    {
        m_statements.run("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         m_id, p.id, p.tpn, p.name, wordFor(p.sex), wordFor(p.title), p.titleText, p.rating,
                         p.federation, p.fideId, toText(p.birth), p.unit, p.category, p.kFactor, p.fileRank,
                         p.fixedBoard, p.entersInRound, p.withdrawnFromRound, unlessUsual(p.ratings),
                         unlessUsual(p.marks));
        int position = 0;
        for (const NationalRecord& r : p.national)
            m_statements.run("INSERT INTO national_records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", m_id, p.id,
                             position++, r.federation, r.category, r.name, r.rating, r.origin, r.number,
                             toText(r.birth), r.sex);
        position = 0;
        for (const FreeField& field : p.fields)
            m_statements.run("INSERT INTO player_fields VALUES (?, ?, ?, ?, ?)", m_id, p.id, position++, field.head,
                             field.text);
    }

    void round(RoundNumber number)
    {
        const Round& round = section().round(number);
        const auto rules = round.rules ? std::optional(toJson(*round.rules).dump()) : std::nullopt;
        m_statements.run("INSERT INTO rounds VALUES (?, ?, ?, ?, ?, ?)", m_id, number, toText(round.date),
                         round.dateText, round.pairedByHand, rules);
        comments(number);
        reported(number);
        int position = 1;
        for (const Game& g : round.games)
            m_statements.run("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", m_id, number, position++, g.white,
                             g.black, wordFor(g.whiteOutcome), wordFor(g.blackOutcome), g.coloursKnown);
        position = 0;
        for (const Bye& bye : round.byes)
            m_statements.run("INSERT INTO byes VALUES (?, ?, ?, ?, ?)", m_id, number, position++, bye.player,
                             wordFor(bye.kind));
    }

    void comments(RoundNumber number)
    {
        int position = 0;
        for (const std::string& comment : section().round(number).comments)
            m_statements.run("INSERT INTO round_comments VALUES (?, ?, ?, ?)", m_id, number, position++, comment);
    }

    void reported(RoundNumber number)
    {
        int position = 0;
        for (const Game& g : section().round(number).reported)
            m_statements.run("INSERT INTO reported_results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", m_id, number, position++,
                             g.white, g.black, wordFor(g.whiteOutcome), wordFor(g.blackOutcome), g.coloursKnown);
    }

    void requestedByes()
    {
        list("DELETE FROM requested_byes WHERE section = ?", section().requestedByes,
             [&](int position, const RequestedBye& bye) {
                 m_statements.run("INSERT INTO requested_byes VALUES (?, ?, ?, ?, ?)", m_id, position, bye.player,
                                  bye.round, wordFor(bye.kind));
             });
    }

    void adjustments()
    {
        list("DELETE FROM adjustments WHERE section = ?", section().adjustments,
             [&](int position, const PointAdjustment& a) {
                 const auto kind = a.kind ? std::optional(wordFor(*a.kind)) : std::nullopt;
                 m_statements.run("INSERT INTO adjustments VALUES (?, ?, ?, ?, ?, ?)", m_id, position, a.player,
                                  a.round, kind, a.points);
             });
    }

    void teams()
    {
        const TeamEvent& event = section().teams;
        m_statements.run("DELETE FROM team_events WHERE section = ?", m_id);
        if (event == TeamEvent{}) return;
        m_statements.run("INSERT INTO team_events VALUES (?, ?, ?, ?, ?, ?)", m_id, event.matchWin, event.matchDraw,
                         event.matchLoss, event.boardColours, event.matchPointsPrimary);
        int position = 0;
        for (const Team& team : event.teams) {
            m_statements.run("INSERT INTO teams VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", m_id, position, team.id, team.name,
                             team.nickname, team.strength, team.fileMatchPoints, team.fileGamePoints, team.fileRank);
            int place = 0;
            for (const PlayerId member : team.members)
                m_statements.run("INSERT INTO team_members VALUES (?, ?, ?, ?)", m_id, position, place++, member);
            ++position;
        }
        position = 0;
        for (const LineUp& lineUp : event.lineUps) {
            m_statements.run("INSERT INTO line_ups VALUES (?, ?, ?, ?, ?)", m_id, position, lineUp.round, lineUp.team,
                             lineUp.opponent);
            int board = 0;
            for (const PlayerId player : lineUp.boards)
                m_statements.run("INSERT INTO line_up_boards VALUES (?, ?, ?, ?)", m_id, position, board++, player);
            ++position;
        }
        position = 0;
        for (const TeamBye& bye : event.byes)
            m_statements.run("INSERT INTO team_byes VALUES (?, ?, ?, ?, ?, ?)", m_id, position++, bye.round, bye.team,
                             bye.matchPoints, bye.gamePoints);
        position = 0;
        for (const TeamForfeit& forfeit : event.forfeits)
            m_statements.run("INSERT INTO team_forfeits VALUES (?, ?, ?, ?, ?, ?)", m_id, position++, forfeit.round,
                             wordFor(forfeit.kind), forfeit.first, forfeit.second);
    }

    void prizes()
    {
        m_statements.run("DELETE FROM prizes WHERE section = ?", m_id);
        const Section& now = section();
        if (now.prizes == PrizePlan{} && now.frozenPrizes == FrozenPrizes{}) return;
        m_statements.run("INSERT INTO prizes VALUES (?, ?, ?)", m_id, toJson(now.prizes).dump(),
                         toJson(now.frozenPrizes).dump());
    }

    Statements& m_statements;
    const Applied& m_applied;
    SectionId m_id{};
};

}  // namespace

SectionId nextSectionId(Statements& statements)
{
    SectionId next{1};
    statements.each("SELECT seq FROM sqlite_sequence WHERE name = 'sections'",
                    [&](SQLite::Statement& row) { next.value = row.getColumn(0).getInt64() + 1; });
    return next;
}

void writeChange(Statements& statements, const Change& change, const Applied& applied)
{
    Writer writer(statements, applied);
    std::visit([&](const auto& c) { writer.write(c); }, change);
}

}  // namespace kydai::store
