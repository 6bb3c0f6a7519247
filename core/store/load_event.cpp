#include "store/load_event.h"

#include "model/json.h"
#include "model/section_check.h"
#include "model/stored_key.h"
#include "model/words.h"
#include "store/statements.h"
#include "support/utf8.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace kydai::store {

namespace {

/// A value that no event has: the file is damaged.
struct BadValue {
    std::string what{};
};

/// Reads the columns of a row from left to right.
class Row {
public:
    explicit Row(SQLite::Statement& statement) : m_statement(statement) {}

    std::string text()
    {
        std::string written = next().getString();
        if (!utf8::isValid(written)) throw BadValue{"text"};
        return written;
    }
    std::optional<std::string> optionalText()
    {
        const SQLite::Column column = next();
        if (column.isNull()) return std::nullopt;
        --m_next;
        return text();
    }
    bool flag() { return next().getInt() != 0; }
    int number() { return narrow<int>(next().getInt64()); }
    std::int64_t bigNumber() { return next().getInt64(); }
    std::optional<int> optionalNumber()
    {
        const SQLite::Column column = next();
        if (column.isNull()) return std::nullopt;
        return narrow<int>(column.getInt64());
    }
    Points points() { return Points{number()}; }
    std::optional<Points> optionalPoints()
    {
        const auto tenths = optionalNumber();
        return tenths ? std::optional(Points{*tenths}) : std::nullopt;
    }
    PlayerId player() { return StoredKey::player(number()); }
    TeamId team() { return TeamId{number()}; }
    Date date()
    {
        const std::string written = text();
        const auto date = dateFromText(written);
        if (!date) throw BadValue{"date '" + written + "'"};
        return *date;
    }
    template <class E>
    E word()
    {
        const std::string written = text();
        const auto value = fromWord<E>(written);
        if (!value) throw BadValue{"word '" + written + "'"};
        return *value;
    }
    template <class E>
    std::optional<E> optionalWord()
    {
        if (m_statement.getColumn(m_next).isNull()) {
            ++m_next;
            return std::nullopt;
        }
        return word<E>();
    }

    template <class T>
    T json(const char* table)
    {
        auto value = parseJson<T>(text());
        if (!value) throw BadValue{table};
        return *std::move(value);
    }
    template <class T>
    T optionalJson(const char* table)
    {
        if (m_statement.getColumn(m_next).isNull()) {
            ++m_next;
            return T{};
        }
        return json<T>(table);
    }

private:
    SQLite::Column next() { return m_statement.getColumn(m_next++); }
    template <class T>
    static T narrow(std::int64_t value)
    {
        if (!std::in_range<T>(value)) throw BadValue{"number " + std::to_string(value)};
        return static_cast<T>(value);
    }

    SQLite::Statement& m_statement;
    int m_next = 0;
};

/// The element that a row belongs to; positions in the file have no gaps.
template <class List>
auto& at(List& list, int position)
{
    if (position < 0 || static_cast<std::size_t>(position) >= list.size())
        throw BadValue{"position " + std::to_string(position)};
    return list[static_cast<std::size_t>(position)];
}

class Loader {
public:
    explicit Loader(Statements& statements) : m_statements(statements) {}

    Event event()
    {
        Event event;
        each("SELECT name, unit_rules FROM event", [&](Row row) {
            event.name = row.text();
            event.units = row.json<EventUnitRules>("event");
        });
        std::vector<std::pair<SectionId, Section>> sections;
        each(
            "SELECT id, name, town, federation, first_day, last_day, first_day_text, last_day_text, type,"
            " chief_arbiter, time_control_text, coded_time_control, coded_type, starting_list_method,"
            " pairing_program, limits, first_table, report, fide_mode, fide_mode_left_in_round FROM sections ORDER BY "
            "position",
            [&](Row row) {
                auto& [id, section] = sections.emplace_back();
                id = SectionId{row.bigNumber()};
                SectionInfo& info = section.info;
                info.name = row.text();
                info.town = row.text();
                info.federation = row.text();
                info.firstDay = row.date();
                info.lastDay = row.date();
                info.firstDayText = row.text();
                info.lastDayText = row.text();
                info.type = row.text();
                info.chiefArbiter = row.text();
                info.timeControlText = row.text();
                info.codedTimeControl = row.text();
                info.codedType = row.text();
                info.startingListMethod = row.text();
                info.pairingProgram = row.text();
                info.limits = row.json<SectionLimits>("sections");
                info.firstTable = row.number();
                info.report = row.json<ReportFacts>("sections");
                section.rules.fideMode = row.flag();
                section.rules.fideModeLeftInRound = row.number();
            });
        for (auto& [id, section] : sections) {
            m_id = id;
            rules(section);
            lists(section);
            players(section);
            rounds(section);
            teams(section.teams);
            prizes(section);
            event.sections.push_back({id, std::make_shared<const Section>(std::move(section))});
        }
        return event;
    }

private:
    template <class Take>
    void each(std::string_view sql, Take take)
    {
        m_statements.each(sql, [&](SQLite::Statement& statement) { take(Row(statement)); });
    }
    /// The rows of the section being read.
    template <class Take>
    void ofSection(std::string_view sql, Take take)
    {
        m_statements.each(
            sql, [&](SQLite::Statement& statement) { take(Row(statement)); }, m_id);
    }

    void rules(Section& section)
    {
        Json members = Json::object();
        ofSection("SELECT name, value FROM rules WHERE section = ?", [&](Row row) {
            const std::string name = row.text();
            Json value = Json::parse(row.text(), nullptr, false);
            if (value.is_discarded()) throw BadValue{"rule '" + name + "'"};
            members[name] = std::move(value);
        });
        auto read = fromJson<RuleSet>(members);
        if (!read) throw BadValue{"rule '" + logText(read.error().what) + "'"};
        RuleSet rules = std::move(*read);
        rules.fideMode = section.rules.fideMode;
        rules.fideModeLeftInRound = section.rules.fideModeLeftInRound;
        ofSection("SELECT code FROM tie_breaks WHERE section = ? ORDER BY position",
                  [&](Row row) { rules.tieBreaks.push_back(row.text()); });
        ofSection(
            "SELECT first_round, last_round, condition, reason FROM prohibited WHERE section = ?"
            " ORDER BY position",
            [&](Row row) {
                ProhibitedPairing& prohibited = rules.prohibited.emplace_back();
                prohibited.firstRound = row.number();
                prohibited.lastRound = row.number();
                prohibited.condition = row.word<ProhibitedPairing::Condition>();
                prohibited.reason = row.text();
            });
        ofSection("SELECT prohibited, player FROM prohibited_players WHERE section = ? ORDER BY prohibited, position",
                  [&](Row row) {
                      ProhibitedPairing& prohibited = at(rules.prohibited, row.number());
                      prohibited.players.push_back(row.player());
                  });
        ofSection("SELECT player, round, points FROM virtual_points WHERE section = ? ORDER BY position", [&](Row row) {
            VirtualPoints& points = rules.virtualPoints.emplace_back();
            points.player = row.player();
            points.round = row.number();
            points.points = row.points();
        });
        section.rules = std::move(rules);
    }

    void lists(Section& section)
    {
        ofSection("SELECT name FROM deputy_arbiters WHERE section = ? ORDER BY position",
                  [&](Row row) { section.info.deputyArbiters.push_back(row.text()); });
        ofSection("SELECT line FROM foreign_lines WHERE section = ? ORDER BY position",
                  [&](Row row) { section.foreignLines.push_back(row.text()); });
        ofSection("SELECT player, round, kind FROM requested_byes WHERE section = ? ORDER BY position", [&](Row row) {
            RequestedBye& bye = section.requestedByes.emplace_back();
            bye.player = row.player();
            bye.round = row.number();
            bye.kind = row.word<Outcome>();
        });
        ofSection("SELECT player, round, kind, points FROM adjustments WHERE section = ? ORDER BY position",
                  [&](Row row) {
                      PointAdjustment& adjustment = section.adjustments.emplace_back();
                      adjustment.player = row.player();
                      adjustment.round = row.number();
                      adjustment.kind = row.optionalWord<Outcome>();
                      adjustment.points = row.points();
                  });
    }

    void players(Section& section)
    {
        ofSection(
            "SELECT id, tpn, name, sex, title, title_text, rating, federation, fide_id, birth, unit, category,"
            " k_factor, file_rank, fixed_board, enters_in_round, withdrawn_from_round, ratings, marks"
            " FROM players WHERE section = ? ORDER BY id",
            [&](Row row) {
                Player& player = section.players.emplace_back();
                player.id = row.player();
                player.tpn = row.number();
                player.name = row.text();
                player.sex = row.word<Sex>();
                player.title = row.word<Title>();
                player.titleText = row.text();
                player.rating = row.number();
                player.federation = row.text();
                player.fideId = row.text();
                player.birth = row.date();
                player.unit = row.text();
                player.category = row.text();
                player.kFactor = row.number();
                player.fileRank = row.number();
                player.fixedBoard = row.number();
                player.entersInRound = row.number();
                player.withdrawnFromRound = row.optionalNumber();
                player.ratings = row.optionalJson<PlayerRatings>("players");
                player.marks = row.optionalJson<PlayerMarks>("players");
            });
        ofSection(
            "SELECT player, federation, category, name, rating, origin, number, birth, sex"
            " FROM national_records WHERE section = ? ORDER BY player, position",
            [&](Row row) {
                const auto index = section.indexOf(row.player());
                if (!index) throw BadValue{"record of nobody"};
                NationalRecord& record = section.players[*index].national.emplace_back();
                record.federation = row.text();
                record.category = row.text();
                record.name = row.text();
                record.rating = row.number();
                record.origin = row.text();
                record.number = row.text();
                record.birth = row.date();
                record.sex = row.text();
            });
        ofSection("SELECT player, head, text FROM player_fields WHERE section = ? ORDER BY player, position",
                  [&](Row row) {
                      const auto index = section.indexOf(row.player());
                      if (!index) throw BadValue{"field of nobody"};
                      FreeField& field = section.players[*index].fields.emplace_back();
                      field.head = row.text();
                      field.text = row.text();
                  });
    }

    void rounds(Section& section)
    {
        ofSection("SELECT number, date, date_text, paired_by_hand, rules FROM rounds WHERE section = ? ORDER BY number",
                  [&](Row row) {
                      Round& round = section.rounds.emplace_back();
                      const int number = row.number();
                      if (number != section.roundsPaired()) throw BadValue{"round " + std::to_string(number)};
                      round.date = row.date();
                      round.dateText = row.text();
                      round.pairedByHand = row.flag();
                      if (const auto rules = row.optionalText()) {
                          auto read = parseJson<PairingRules>(*rules);
                          if (!read) throw BadValue{"rules of round " + std::to_string(number)};
                          round.rules = std::move(*read);
                      }
                  });
        ofSection("SELECT round, text FROM round_comments WHERE section = ? ORDER BY round, position", [&](Row row) {
            Round& round = at(section.rounds, row.number() - 1);
            round.comments.push_back(row.text());
        });
        const auto gameOf = [](Row& row) {
            Game game;
            game.white = row.player();
            game.black = row.player();
            game.whiteOutcome = row.word<Outcome>();
            game.blackOutcome = row.word<Outcome>();
            game.coloursKnown = row.flag();
            return game;
        };
        ofSection(
            "SELECT round, white, black, white_outcome, black_outcome, colours_known"
            " FROM games WHERE section = ? ORDER BY round, board",
            [&](Row row) {
                Round& round = at(section.rounds, row.number() - 1);
                round.games.push_back(gameOf(row));
            });
        ofSection(
            "SELECT round, white, black, white_outcome, black_outcome, colours_known"
            " FROM reported_results WHERE section = ? ORDER BY round, position",
            [&](Row row) {
                Round& round = at(section.rounds, row.number() - 1);
                round.reported.push_back(gameOf(row));
            });
        ofSection("SELECT round, player, kind FROM byes WHERE section = ? ORDER BY round, position", [&](Row row) {
            Bye& bye = at(section.rounds, row.number() - 1).byes.emplace_back();
            bye.player = row.player();
            bye.kind = row.word<Outcome>();
        });
    }

    void teams(TeamEvent& event)
    {
        ofSection(
            "SELECT match_win, match_draw, match_loss, board_colours, match_points_primary"
            " FROM team_events WHERE section = ?",
            [&](Row row) {
                event.matchWin = row.points();
                event.matchDraw = row.points();
                event.matchLoss = row.points();
                event.boardColours = row.text();
                event.matchPointsPrimary = row.flag();
            });
        ofSection(
            "SELECT id, name, nickname, strength, file_match_points, file_game_points, file_rank"
            " FROM teams WHERE section = ? ORDER BY position",
            [&](Row row) {
                Team& team = event.teams.emplace_back();
                team.id = row.team();
                team.name = row.text();
                team.nickname = row.text();
                team.strength = row.points();
                team.fileMatchPoints = row.optionalPoints();
                team.fileGamePoints = row.optionalPoints();
                team.fileRank = row.number();
            });
        ofSection("SELECT team, player FROM team_members WHERE section = ? ORDER BY team, position", [&](Row row) {
            Team& team = at(event.teams, row.number());
            team.members.push_back(row.player());
        });
        ofSection("SELECT round, team, opponent FROM line_ups WHERE section = ? ORDER BY position", [&](Row row) {
            LineUp& lineUp = event.lineUps.emplace_back();
            lineUp.round = row.number();
            lineUp.team = row.team();
            lineUp.opponent = row.team();
        });
        ofSection("SELECT line_up, player FROM line_up_boards WHERE section = ? ORDER BY line_up, board", [&](Row row) {
            LineUp& lineUp = at(event.lineUps, row.number());
            lineUp.boards.push_back(row.player());
        });
        ofSection("SELECT round, team, match_points, game_points FROM team_byes WHERE section = ? ORDER BY position",
                  [&](Row row) {
                      TeamBye& bye = event.byes.emplace_back();
                      bye.round = row.number();
                      bye.team = row.team();
                      bye.matchPoints = row.points();
                      bye.gamePoints = row.points();
                  });
        ofSection("SELECT round, kind, first, second FROM team_forfeits WHERE section = ? ORDER BY position",
                  [&](Row row) {
                      TeamForfeit& forfeit = event.forfeits.emplace_back();
                      forfeit.round = row.number();
                      forfeit.kind = row.word<TeamForfeit::Kind>();
                      forfeit.first = row.team();
                      forfeit.second = row.team();
                  });
    }

    void prizes(Section& section)
    {
        ofSection("SELECT plan, frozen FROM prizes WHERE section = ?", [&](Row row) {
            auto plan = parseJson<PrizePlan>(row.text());
            auto frozen = parseJson<FrozenPrizes>(row.text());
            if (!plan || !frozen) throw BadValue{"prizes"};
            section.prizes = std::move(*plan);
            section.frozenPrizes = std::move(*frozen);
        });
    }

    Statements& m_statements;
    SectionId m_id{};
};

}  // namespace

Result<Event> loadEvent(Statements& statements, const std::string& file)
{
    try {
        Event event = Loader(statements).event();
        for (const EventSection& entry : event.sections) {
            const auto fits = checkReferences(*entry.section);
            if (fits) continue;
            Error error = fits.error();
            error.code = Errc::Damaged;
            error.file = file;
            return error;
        }
        return event;
    } catch (const BadValue& bad) {
        return Error{.code = Errc::Damaged, .file = file, .detail = bad.what};
    }
}

}  // namespace kydai::store
