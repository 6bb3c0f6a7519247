#include "format/trf_writer.h"

#include "format/coded_type.h"
#include "format/trf_absences.h"
#include "format/trf_columns.h"
#include "format/trf_comments.h"
#include "format/trf_draft.h"
#include "format/trf_fields.h"
#include "format/trf_own_lines.h"
#include "format/trf_player_line.h"
#include "format/trf_prohibited.h"
#include "format/trf_rating_corrections.h"
#include "format/trf_reader.h"
#include "format/trf_round_rules.h"
#include "format/trf_rounds.h"
#include "model/bounds.h"
#include "model/event.h"
#include "model/numbering.h"
#include "model/scorecards.h"

#include <algorithm>
#include <array>
#include <functional>

namespace kydai::format {

namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::string_view kNoFederation = "XXX";  // as the handbook writes a list that is nobody's

/// Four characters, one decimal: ` 4.5`.
std::string fourColumns(Points points)
{
    std::string text = toFixed(points);
    return text.insert(0, 4 - std::min<std::size_t>(text.size(), 4), ' ');
}

/// FIDE's title, or the words of the file it came from; never a national category that would read as a title: "I" is an
/// old form of IM.
std::string writtenTitle(const Player& player)
{
    if (player.title != Title::None) return std::string(titleName(player.title));
    return parseTitle(player.titleText) ? std::string() : player.titleText;
}

/// A line that was no record must not become one: blanks in front stay, and where a control character stood in the code
/// or behind it, or nothing stays behind it (it was a blank of another kind), a blank goes in front.
std::string keptLine(const std::string& kept)
{
    constexpr std::size_t kCode = 3;
    constexpr auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; };
    std::string line = lineText('|' + kept).substr(1);
    const bool isBare = line.size() <= kCode && kept.size() > kCode && kept[kCode] != ' ';
    if (isBare || std::ranges::any_of(std::string_view(kept).substr(0, kCode + 1), isControl)) line.insert(0, 1, ' ');
    return line;
}

constexpr std::string_view kRoundDates = "132 ";

/// The days of the rounds that are written and of those still to come, as a file announced them.
std::vector<Date> roundDates(const Section& section, RoundNumber rounds)
{
    TrfDraft announced;
    for (const std::string& kept : section.foreignLines) {
        if (kept.starts_with(kRoundDates)) readTrf16Line(TrfLine(kept, 0), announced);
    }
    std::vector<Date> dates(std::max(announced.roundDates.size(), static_cast<std::size_t>(rounds)));
    for (std::size_t round = 0; round < announced.roundDates.size(); ++round)
        dates[round] = announced.roundDates[round].value_or(Date{});
    for (RoundNumber round = 1; round <= rounds; ++round)
        dates[static_cast<std::size_t>(round - 1)] = section.round(round).date;
    return dates;
}

std::string teamLines(const Section& section, const TrfWriteOptions& options);

/// Of a 299 line; empty for a bonus or penalty.
std::string adjustmentLetter(const std::optional<Outcome>& kind)
{
    if (!kind) return {};
    if (*kind == Outcome::Win) return "W";
    if (*kind == Outcome::Draw) return "D";
    if (*kind == Outcome::Loss) return "L";
    return std::string(1, trfCode(*kind));
}

/// Columns 81-84 are the sum of the results; whose games the standings count otherwise, having no place, is named.
std::string withoutPlace(const Section& section, const std::vector<int>& places, RoundNumber rounds)
{
    std::string numbers;
    for (std::size_t at = 0; at < places.size(); ++at) {
        const Player& player = section.players[at];
        if (places[at] == 0 && (player.marks.expelled || player.withdrawnFromRound))
            numbers += ' ' + std::to_string(player.tpn);
    }
    if (rounds == 0 || numbers.empty() || std::ranges::none_of(places, [](int place) { return place > 0; })) return {};
    const char* article = section.rules.hasPredeterminedPairings() ? " (C.05, 6.6)" : "";
    return std::string(kWithoutPlace) + std::to_string(rounds) + ':' + numbers + article;
}

class TrfWriter {
public:
    TrfWriter(const Section& section, const TrfWriteOptions& options, RoundNumber rounds)
        : m_section(section),
          m_options(options),
          m_trf26(options.version == TrfVersion::Trf26),
          m_rounds(rounds),
          m_cards(section, rounds),
          m_absences(absencesAhead(section, rounds))
    {
    }

    std::string write()
    {
        writeTournament();
        if (m_trf26)
            writeCoded();
        else if (m_options.engineLines)
            writeEngineLines();
        // Without it another program, or this one, would take the event for one of the Dutch system.
        if (!m_trf26 && needsItsCode(m_section)) put("192", codedTypeOf(m_section));
        writeComments();
        writePlayers();
        writeNational();
        if (m_trf26 || m_options.engineLines) writeRestrictions();
        m_text += teamLines(m_section, m_options);
        for (const std::string& kept : m_section.foreignLines) {
            if (kept.starts_with(kRoundDates)) continue;
            put(keptLine(kept));
        }
        return std::move(m_text);
    }

private:
    [[nodiscard]] int number(PlayerId player) const { return m_section.numberOf(player); }

    void put(std::string_view line)
    {
        m_text += line;
        m_text += kLineEnd;
    }

    void put(std::string_view code, std::string_view text)
    {
        std::string line(code);
        line += ' ';
        line += lineText(text);
        put(std::string_view(line).substr(0, line.find_last_not_of(' ') + 1));
    }

    /// The scoring lines of the engines: points in columns 5-8.
    void putPoints(std::string_view code, Points points) { put(std::string(code) + ' ' + fourColumns(points)); }

    void putDay(std::string_view code, const Date& day, const std::string& asWritten)
    {
        put(code, day.known() ? writtenDate(day) : asWritten);
    }

    void writeTournament()
    {
        const SectionInfo& info = m_section.info;
        const auto rated =
            std::ranges::count_if(m_section.players, [](const Player& player) { return player.rating > 0; });
        put("012", reportName(m_options.event, info.name));
        put("022", info.town);
        put("032", info.federation);
        putDay("042", info.firstDay, info.firstDayText);
        putDay("052", info.lastDay, info.lastDayText);
        put("062", std::to_string(m_section.players.size()));
        put("072", std::to_string(rated));
        put("082", std::to_string(m_section.teams.teams.size()));
        put("092", info.type.empty() ? std::string(typeWordsOf(m_section)) : info.type);
        put("102", info.chiefArbiter);
        for (const std::string& deputy : info.deputyArbiters) put("112", deputy);
        put("122", info.timeControlText);
        if (const std::string dates = roundDatesLine(roundDates(m_section, m_rounds)); !dates.empty()) put(dates);
        if (m_section.roundsInAll() > 0) put("142", std::to_string(m_section.roundsInAll()));
    }

    /// 152 … 222, 352, 362.
    void writeCoded()
    {
        const RuleSet& rules = m_section.rules;
        const SectionInfo& info = m_section.info;
        if (rules.initialColour) put("152", *rules.initialColour == Colour::White ? "W" : "B");
        if (rules.rankIsPairingOrder) put("XXC", "rank");
        writePointSystem();
        writeListMethod();
        put("182", info.pairingProgram.empty() ? m_options.program : info.pairingProgram);
        put("192", codedTypeOf(m_section));
        std::string codes;
        for (const std::string& code : rules.tieBreaks) codes += (codes.empty() ? "" : ",") + code;
        put(codes.empty() ? "212" : "202", codes.empty() ? "PTS" : codes);
        if (!info.codedTimeControl.empty()) put("222", info.codedTimeControl);
        const TeamEvent& teams = m_section.teams;
        if (!teams.boardColours.empty()) put("352", teams.boardColours);
        if (teams.matchWin != Points{20} || teams.matchDraw != Points{10} || teams.matchLoss != Points{0}) {
            put("362", "TW" + fourColumns(teams.matchWin) + "    TD" + fourColumns(teams.matchDraw) + "    TL" +
                           fourColumns(teams.matchLoss));
        }
    }

    void writeListMethod()
    {
        const bool national =
            std::ranges::any_of(m_section.players, [](const Player& p) { return !p.national.empty(); });
        const std::string& method = m_section.info.startingListMethod;
        if (!method.empty()) {
            put("172", method);
        } else if (national) {
            const auto first =
                std::ranges::find_if(m_section.players, [](const Player& p) { return !p.national.empty(); });
            put("172", first->national.front().federation + " FIDON");
        }
    }

    /// 162 says one value per symbol; where colours or byes differ from it, XXS says the whole.
    void writePointSystem()
    {
        const PointSystem& points = m_section.rules.points;
        const PointSystem standard;
        PointSystem said = standard;
        TrfColumns line(false);
        line.left(1, 3, "162");
        int column = 6;
        const auto symbol = [&](char letter, Points value, bool differs) {
            if (!differs) return;
            line.left(column, 1, std::string(1, letter)).right(column + 1, 4, toFixed(value));
            column += 9;
        };
        symbol('W', points.win(), points.win() != standard.win());
        said.winWhite = said.winBlack = said.forfeitWin = said.fullBye = points.win();
        symbol('D', points.draw(), points.draw() != standard.draw());
        said.drawWhite = said.drawBlack = said.halfBye = points.draw();
        symbol('L', points.loss(), points.loss() != standard.loss());
        said.lossWhite = said.lossBlack = points.loss();
        symbol('A', points.zeroBye, points.zeroBye != standard.zeroBye);
        said.zeroBye = said.forfeitLoss = points.zeroBye;
        symbol('P', points.pairingBye, points.pairingBye != points.win());
        said.pairingBye = points.pairingBye;
        symbol('X', points.unknown, points.unknown != points.draw());
        said.unknown = points.unknown;
        if (column > 6) put(line.take());
        if (said != points) writeJavafoPoints();
    }

    void writeJavafoPoints()
    {
        const PointSystem& points = m_section.rules.points;
        const std::array<std::pair<const char*, Points>, 12> codes = {{{"WW", points.winWhite},
                                                                       {"BW", points.winBlack},
                                                                       {"WD", points.drawWhite},
                                                                       {"BD", points.drawBlack},
                                                                       {"WL", points.lossWhite},
                                                                       {"BL", points.lossBlack},
                                                                       {"FW", points.forfeitWin},
                                                                       {"FL", points.forfeitLoss},
                                                                       {"FPB", points.fullBye},
                                                                       {"HPB", points.halfBye},
                                                                       {"ZPB", points.zeroBye},
                                                                       {"PAB", points.pairingBye}}};
        std::string line;
        for (const auto& [code, value] : codes)
            line += std::string(line.empty() ? "" : " ") + code + '=' + toFixed(value);
        put("XXS", line);
    }

    /// What TRF16 has no line for, in the engines' own words; only what the event needs.
    void writeEngineLines()
    {
        const RuleSet& rules = m_section.rules;
        if (m_section.roundsInAll() > 0) put("XXR", std::to_string(m_section.roundsInAll()));
        if (rules.initialColour) put("XXC", *rules.initialColour == Colour::White ? "white1" : "black1");
        if (rules.rankIsPairingOrder) put("XXC", "rank");
        PointSystem plain;
        plain.unknown = rules.points.unknown;
        if (rules.points != plain) {
            const PointSystem& points = rules.points;
            putPoints("BBW", points.win());
            putPoints("BBD", points.draw());
            putPoints("BBL", points.loss());
            putPoints("BBZ", points.zeroBye);
            putPoints("BBF", points.forfeitLoss);
            putPoints("BBU", points.pairingBye);
            writeJavafoPoints();
        }
    }

    [[nodiscard]] bool hasComments() const { return m_trf26 || m_options.engineLines; }

    /// Lines that begin with ### are comments in TRF26; readers of TRF16 pass over lines they don't know. That FIDE
    /// mode was left stands in every report (question 45).
    void writeComments()
    {
        const RuleSet& rules = m_section.rules;
        if (!rules.fideMode) {
            const std::string round = std::to_string(roundOfLeaving(rules));
            put("###", std::string(kFideModeExited) + " @ Round " + round);
        }
        if (!hasComments()) return;
        for (RoundNumber round = 1; round <= m_rounds; ++round) writeCommentsOf(round);
        if (const std::string text = withoutPlace(m_section, ranks(), m_rounds); !text.empty()) put("###", text);
    }

    void writeCommentsOf(RoundNumber number)
    {
        const Round& round = m_section.round(number);
        const auto says = [&](std::string_view what) {
            return std::ranges::any_of(round.comments,
                                       [&](const std::string& comment) { return comment.starts_with(what); });
        };
        if (round.pairedByHand && !says(kManualPairing))
            put("###", std::string(kManualPairing) + std::to_string(number));
        std::string fullByes;
        for (const Bye& bye : round.byes) {
            if (bye.kind == Outcome::FullBye) fullByes += ' ' + std::to_string(m_section.player(bye.player).tpn);
        }
        if (!fullByes.empty()) put("###", std::string(kFullPointByes) + std::to_string(number) + ':' + fullByes);
        for (const std::string& comment : ratingCorrections(m_section, number)) put("###", comment);
        for (const std::string& comment : commentsOfRules(m_section, number)) put("###", comment);
        for (const std::string& comment : round.comments) {
            if (!comment.starts_with(kFullPointByes)) put("###", comment);
        }
    }

    /// Places as given, else as the file had them, else by points alone; 0 for none.
    [[nodiscard]] std::vector<int> ranks() const
    {
        std::vector<int> places(m_section.players.size(), 0);
        for (std::size_t player = 0; player < places.size(); ++player)
            places[player] = m_section.players[player].fileRank;
        if (m_rounds == 0 || std::ranges::any_of(places, [](int place) { return place > 0; })) return places;
        std::vector<Points> scores(places.size());
        for (std::size_t player = 0; player < places.size(); ++player) scores[player] = m_cards.score(player);
        std::ranges::sort(scores, std::greater<>{});
        for (std::size_t player = 0; player < places.size(); ++player) {
            const auto first = std::ranges::lower_bound(scores, m_cards.score(player), std::greater<>{});
            places[player] = static_cast<int>(first - scores.begin()) + 1;
        }
        return places;
    }

    /// Known absences of the next round stand in its column where there is no line for them; their points count.
    [[nodiscard]] std::optional<Outcome> announced(PlayerId player) const
    {
        if (m_trf26) return std::nullopt;
        for (const RequestedBye& bye : m_absences) {
            if (bye.player == player && bye.round == m_rounds + 1) return bye.kind;
        }
        return std::nullopt;
    }

    void writePlayers()
    {
        const std::vector<int> places = ranks();
        for (std::size_t index = 0; index < m_section.players.size(); ++index) {
            const Player& player = m_section.players[index];
            const auto next = announced(player.id);
            const Points future = next ? m_section.rules.points.pointsFor(*next, Colour::White) : Points{};
            TrfColumns line(m_options.padByBytes);
            line.left(1, 3, "001").right(5, 4, player.tpn).left(10, 1, sexLetter(player.sex));
            line.right(11, 3, writtenTitle(player));
            line.left(15, 33, player.name);
            line.right(49, 4, player.rating);
            line.left(54, 3, player.federation).right(58, 11, player.fideId).left(70, 10, writtenDate(player.birth));
            line.right(81, 4, toFixed(m_cards.score(index) + future));
            line.right(86, 4, places[index] > 0 ? std::to_string(places[index]) : std::string());
            for (RoundNumber round = 1; round <= m_rounds; ++round) {
                RoundEntry entry = m_cards.entry(index, round);
                const Outcome reported = reportedOutcome(m_section.round(round), player.id, entry.outcome);
                // A played game has colours in its cell.
                if (hasComments() && (entry.colour || !isPlayed(reported))) entry.outcome = reported;
                writeCell(line, round, entry);
            }
            if (next) writeBye(line, m_rounds + 1, *next);
            put(line.take());
        }
    }

    static std::string_view sexLetter(Sex sex)
    {
        if (sex == Sex::Unknown) return {};
        return sex == Sex::Male ? "m" : "w";
    }

    void writeCell(TrfColumns& line, RoundNumber round, const RoundEntry& entry) const
    {
        if (!entry.hasOpponent()) {
            writeBye(line, round, entry.outcome);
            return;
        }
        const int column = kFirstCellColumn + kCellWidth * (round - 1);
        const bool white = entry.colour == Colour::White;
        line.right(column, 4, m_section.players[entry.opponent].tpn);
        line.left(column + 5, 1, !entry.colour ? "-" : white ? "w" : "b");
        line.left(column + 7, 1, result(entry.outcome));
    }

    void writeBye(TrfColumns& line, RoundNumber round, Outcome kind) const
    {
        const int column = kFirstCellColumn + kCellWidth * (round - 1);
        line.left(column, 4, "0000").left(column + 5, 1, "-").left(column + 7, 1, result(kind));
    }

    /// TRF16 has no letter for an adjourned game.
    [[nodiscard]] std::string result(Outcome outcome) const
    {
        if (outcome == Outcome::Adjourned && !m_trf26) return " ";
        return std::string(1, trfCode(outcome));
    }

    void writeNational()
    {
        if (!m_trf26) return;
        for (const Player& player : m_section.players) {
            for (const NationalRecord& record : player.national) {
                TrfColumns line(m_options.padByBytes);
                line.left(1, 3,
                          isFederationCode(record.federation) ? std::string_view(record.federation) : kNoFederation);
                line.right(5, 4, player.tpn).left(10, 1, record.sex);
                line.right(11, 3, record.category).left(15, 33, record.name);
                line.right(49, 4, record.rating > 0 ? std::to_string(record.rating) : std::string());
                line.left(54, 3, record.origin).right(58, 11, record.number).left(70, 10, writtenDate(record.birth));
                put(line.take());
            }
        }
    }

    /// In a team event the ids of these lines are team numbers, so ours have no line there.
    void writeRestrictions()
    {
        if (m_section.isTeamEvent()) return;
        writeRequestedByes();
        writeVirtualPoints();
        for (const ProhibitedPairing& entered : m_section.rules.prohibited) {
            const ProhibitedPairing prohibited = asItBinds(m_section, entered);
            if (prohibited.players.empty()) continue;
            const bool always = prohibited.firstRound == 1 && prohibited.lastRound >= m_section.roundsInAll();
            std::string line;
            if (!m_trf26 && always) {
                for (const PlayerId player : prohibited.players) {
                    if (!line.empty()) line += ' ';
                    line += std::to_string(number(player));
                }
                put("XXP", line);
            } else {
                TrfColumns columns(false);
                const RoundNumber inAll = m_section.roundsInAll();
                const RoundNumber last = inAll > 0 ? std::clamp(prohibited.lastRound, prohibited.firstRound,
                                                                std::max(inAll, prohibited.firstRound))
                                                   : prohibited.lastRound;
                columns.left(1, 3, "260").zeros(5, 3, prohibited.firstRound).zeros(9, 3, last);
                int column = 13;
                for (const PlayerId player : prohibited.players) {
                    columns.right(column, 4, number(player));
                    column += 5;
                }
                put(columns.take());
            }
        }
        for (const PointAdjustment& adjustment : m_section.adjustments) {
            TrfColumns line(false);
            line.left(1, 3, "299")
                .left(5, 1, adjustmentLetter(adjustment.kind))
                .right(14, 4, toFixed(adjustment.points));
            line.zeros(20, 3, adjustment.round).right(24, 4, number(adjustment.player));
            put(line.take());
        }
    }

    /// One line per round and kind, as many as needed.
    void writeRequestedByes()
    {
        const auto inCell = [&](const RequestedBye& bye) { return !m_trf26 && bye.round == m_rounds + 1; };
        const auto& byes = m_absences;
        for (std::size_t at = 0; at < byes.size();) {
            TrfColumns line(false);
            line.left(1, 3, "240").left(5, 1, std::string(1, trfCode(byes[at].kind))).zeros(7, 3, byes[at].round);
            const RequestedBye& first = byes[at];
            int column = 11;
            for (; at < byes.size() && byes[at].round == first.round && byes[at].kind == first.kind; ++at) {
                line.right(column, 4, number(byes[at].player));
                column += 5;
            }
            if (!inCell(first)) put(line.take());
        }
    }

    /// A range of players with the same virtual points in a range of rounds.
    struct Acceleration {
        RoundNumber first = 1;
        RoundNumber last = 1;
        std::size_t from = 0;
        std::size_t to = 0;
        Points points{};
    };

    /// Each player's virtual points in a round.
    [[nodiscard]] std::vector<Points> virtualPointsIn(RoundNumber round) const
    {
        std::vector<Points> values(m_section.players.size());
        for (const VirtualPoints& extra : m_section.rules.virtualPoints) {
            const auto player = m_section.indexOf(extra.player);
            if (player && extra.round == round) values[*player] = extra.points;
        }
        return values;
    }

    /// The ranges of one round: neighbours with the same points.
    [[nodiscard]] std::vector<Acceleration> accelerationsIn(RoundNumber round) const
    {
        const std::vector<Points> values = virtualPointsIn(round);
        std::vector<Acceleration> ranges;
        for (std::size_t from = 0; from < values.size();) {
            std::size_t to = from;
            while (to + 1 < values.size() && values[to + 1] == values[from]) ++to;
            if (values[from] != Points{}) ranges.push_back({round, round, from, to, values[from]});
            from = to + 1;
        }
        return ranges;
    }

    /// The ranges of all rounds; one that comes again in the next round goes on.
    [[nodiscard]] std::vector<Acceleration> accelerations() const
    {
        RoundNumber lastRound = 0;
        for (const VirtualPoints& extra : m_section.rules.virtualPoints) lastRound = std::max(lastRound, extra.round);
        std::vector<Acceleration> found;
        for (RoundNumber round = 1; round <= lastRound; ++round) {
            for (const Acceleration& range : accelerationsIn(round)) {
                const auto goesOn = std::ranges::find_if(found, [&](const Acceleration& other) {
                    return other.last == round - 1 && other.from == range.from && other.to == range.to &&
                           other.points == range.points;
                });
                if (goesOn == found.end())
                    found.push_back(range);
                else
                    goesOn->last = round;
            }
        }
        return found;
    }

    void writeVirtualPoints()
    {
        if (m_trf26) {
            for (const Acceleration& range : accelerations()) {
                TrfColumns line(false);
                line.left(1, 3, "250")
                    .right(10, 4, zeroPadded(range.points))
                    .zeros(15, 3, range.first)
                    .zeros(19, 3, range.last);
                line.zeros(23, 4, m_section.players[range.from].tpn).zeros(28, 4, m_section.players[range.to].tpn);
                put(line.take());
            }
            return;
        }
        for (const Player& player : m_section.players) {
            std::vector<Points> rounds;
            for (const VirtualPoints& extra : m_section.rules.virtualPoints) {
                if (extra.player != player.id || extra.round < 1) continue;
                const auto index = static_cast<std::size_t>(extra.round - 1);
                if (index >= rounds.size()) rounds.resize(index + 1);
                rounds[index] = extra.points;
            }
            if (rounds.empty()) continue;
            TrfColumns line(false);
            line.left(1, 3, "XXA").right(5, 4, player.tpn);
            int column = 10;
            for (const Points points : rounds) {
                line.right(column, 4, toFixed(points));
                column += 5;
            }
            put(line.take());
        }
    }

    static std::string zeroPadded(Points points)
    {
        std::string text = toFixed(points);
        return text.size() < 4 ? "0" + text : text;
    }

    const Section& m_section;
    const TrfWriteOptions& m_options;
    bool m_trf26;
    RoundNumber m_rounds;
    Scorecards m_cards;
    std::vector<RequestedBye> m_absences;
    std::string m_text{};
};

/// 013 and 310, and of TRF26 the line-ups (300), byes (320), forfeits (330) and points (299) of teams.
class TrfTeamWriter {
public:
    TrfTeamWriter(const Section& section, const TrfWriteOptions& options)
        : m_section(section), m_options(options), m_trf26(options.version == TrfVersion::Trf26)
    {
    }

    std::string write()
    {
        writeTeams();
        return std::move(m_text);
    }

private:
    void writeTeams()
    {
        for (const Team& team : m_section.teams.teams) {
            TrfColumns line(m_options.padByBytes);
            if (m_trf26) {
                line.left(1, 3, "310").right(5, 3, team.id.value).left(9, 32, team.name).left(42, 5, team.nickname);
                line.right(48, 6, team.strength == Points{} ? std::string() : toFixed(team.strength));
                line.right(55, 6, team.fileMatchPoints ? toFixed(*team.fileMatchPoints) : std::string());
                line.right(62, 6, team.fileGamePoints ? toFixed(*team.fileGamePoints) : std::string());
                line.right(69, 3, team.fileRank > 0 ? std::to_string(team.fileRank) : std::string());
            } else {
                line.left(1, 3, "013").left(5, 32, team.name);
            }
            int column = m_trf26 ? 74 : 37;
            for (const PlayerId member : team.members) {
                line.right(column, 4, number(member));
                column += 5;
            }
            put(line.take());
        }
        if (m_trf26) writeMatches();
    }

    void writeMatches()
    {
        const TeamEvent& teams = m_section.teams;
        for (const LineUp& lineUp : teams.lineUps) {
            TrfColumns line(false);
            line.left(1, 3, "300")
                .right(5, 3, lineUp.round)
                .right(9, 3, lineUp.team.value)
                .right(13, 3, lineUp.opponent.value);
            int column = 17;
            for (const PlayerId player : lineUp.boards) {
                if (player)
                    line.right(column, 4, number(player));
                else
                    line.left(column, 4, "0000");
                column += 5;
            }
            put(line.take());
        }
        std::vector<bool> written(teams.byes.size(), false);
        for (std::size_t first = 0; first < teams.byes.size(); ++first) {
            if (!written[first]) writeTeamByes(first, written);
        }
        for (const TeamForfeit& forfeit : teams.forfeits) {
            constexpr std::array<std::string_view, 3> kKinds = {"+-", "-+", "--"};
            TrfColumns line(false);
            line.left(1, 3, "330")
                .left(5, 2, kKinds[static_cast<std::size_t>(forfeit.kind)])
                .right(8, 3, forfeit.round);
            line.right(12, 3, forfeit.first.value).right(16, 3, forfeit.second.value);
            put(line.take());
        }
        for (std::size_t at = 0; at < teams.absences.size();) {
            const TeamAbsence& first = teams.absences[at];
            TrfColumns line(false);
            line.left(1, 3, "240").left(5, 1, std::string(1, trfCode(first.kind))).zeros(7, 3, first.round);
            std::vector<TeamId> absent;
            for (; at < teams.absences.size() && teams.absences[at].round == first.round &&
                   teams.absences[at].kind == first.kind;
                 ++at)
                absent.push_back(teams.absences[at].team);
            putTeams(std::move(line), 11, absent);
        }
        for (const TeamAward& award : teams.awards) {
            TrfColumns line(false);
            line.left(1, 3, "299").left(5, 1, adjustmentLetter(award.kind)).right(8, 4, toFixed(award.matchPoints));
            line.right(14, 4, toFixed(award.gamePoints)).zeros(20, 3, award.round);
            putTeams(std::move(line), 24, {award.team});
        }
        for (const TeamProhibition& prohibited : teams.prohibited) {
            TrfColumns line(false);
            line.left(1, 3, "260").zeros(5, 3, prohibited.firstRound).zeros(9, 3, prohibited.lastRound);
            putTeams(std::move(line), 13, prohibited.teams);
        }
    }

    void putTeams(TrfColumns line, int column, const std::vector<TeamId>& teams)
    {
        for (const TeamId team : teams) {
            line.right(column, 4, team.value);
            column += 5;
        }
        put(line.take());
    }

    /// 320: one team per round and line, for one value of the bye.
    void writeTeamByes(std::size_t first, std::vector<bool>& written)
    {
        const std::vector<TeamBye>& byes = m_section.teams.byes;
        std::vector<TeamId> perRound;
        for (std::size_t at = first; at < byes.size(); ++at) {
            const bool sameValue =
                byes[at].matchPoints == byes[first].matchPoints && byes[at].gamePoints == byes[first].gamePoints;
            const auto index = static_cast<std::size_t>(std::max(1, byes[at].round) - 1);
            if (written[at] || !sameValue) continue;
            if (index >= perRound.size()) perRound.resize(index + 1);
            if (perRound[index]) continue;
            perRound[index] = byes[at].team;
            written[at] = true;
        }
        TrfColumns line(false);
        line.left(1, 3, "320")
            .right(5, 4, toFixed(byes[first].matchPoints))
            .right(10, 4, toFixed(byes[first].gamePoints));
        int column = 15;
        for (const TeamId team : perRound) {
            line.zeros(column, 3, team.value);
            column += 4;
        }
        put(line.take());
    }

    [[nodiscard]] int number(PlayerId player) const { return m_section.numberOf(player); }

    void put(std::string_view line)
    {
        m_text += line;
        m_text += kLineEnd;
    }

    const Section& m_section;
    const TrfWriteOptions& m_options;
    bool m_trf26;
    std::string m_text{};
};

std::string teamLines(const Section& section, const TrfWriteOptions& options)
{
    return TrfTeamWriter(section, options).write();
}

}  // namespace

Result<WrittenTrf> writeTrf(const Section& section, const TrfWriteOptions& options)
{
    RoundNumber rounds = section.roundsPaired();
    const OwnLines own = options.version == TrfVersion::Trf26 ? options.ownLines : OwnLines::None;
    const Section shown = own == OwnLines::Public ? withoutPrivate(section) : section;
    ReportedEvent event{options.event, options.units, byNumber(shown)};
    Section numbered = shown;
    if (options.ranks.size() == section.players.size()) {
        for (std::size_t player = 0; player < options.ranks.size(); ++player)
            numbered.players[player].fileRank = options.ranks[player];
    }
    numbered = byNumber(numbered);
    const bool leaveOut = !options.openRound && rounds > 0 && missingResults(section.rounds.back()) > 0;
    if (leaveOut) --rounds;
    WrittenTrf written;
    written.text = TrfWriter(numbered, options, rounds).write();
    const auto read = readTrf(written.text, "written report", {});
    if (!read) return read.error();
    written.read = {read->name, read->units, read->sections.front()};
    if (own == OwnLines::None) {
        keepInBounds(written.read.section);
        return written;
    }
    if (leaveOut) {  // what was announced for it stands in the file as absences
        event.section.rounds.pop_back();
        event.section.requestedByes = written.read.section.requestedByes;
    }
    std::vector<NumberedLine> lines;
    for (std::string& line : ownLines(event, written.read, own == OwnLines::All)) {
        written.text.append(line).append(kLineEnd);
        lines.push_back({0, std::move(line)});
    }
    std::vector<Diagnostic> findings;
    takeOwnLines(lines, written.read, findings);
    keepInBounds(written.read.section);
    return written;
}

}  // namespace kydai::format
