#include "print/team_documents.h"

#include "model/team_scorecards.h"
#include "model/team_settings.h"
#include "model/tournament_rating.h"
#include "pairing/teams/team_round.h"
#include "policy/match_entry.h"
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/team_lists.h"
#include "text/value_text.h"

#include <algorithm>
#include <utility>

namespace kydai::print {

namespace {

constexpr double kRoomToSign = 9;
constexpr double kSheetType = 11;

QString memberName(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    return player == nullptr ? QStringLiteral("–") : nameWithTitle(*player);
}

QString ratingText(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    const int rating = player == nullptr ? 0 : tournamentRating(section.info, *player);
    return rating > 0 ? QString::number(rating) : QString();
}

/// What is known of a board, else a box to fill in.
QString resultBox(const policy::MatchBoard& board)
{
    const QString blank = QStringLiteral("______ : ______");
    if (!board.one && !board.other) return blank;  // to be filled in
    if (board.game == nullptr) return board.one ? QStringLiteral("+ : –") : QStringLiteral("– : +");
    const bool isWhite = board.game->white == board.one;
    const QString known = isWhite ? text::resultText(board.game->whiteOutcome, board.game->blackOutcome)
                                  : text::resultText(board.game->blackOutcome, board.game->whiteOutcome);
    return known.isEmpty() || isUndecided(*board.game) ? blank : known;
}

class MatchSheets {
public:
    MatchSheets(const Section& section, RoundNumber round, const DocumentWords& words)
        : m_section(section), m_round(round), m_words(words), m_scores(teamScoresOf(section, round))
    {
    }

    void add(Sheet& sheet, const pairing::TeamSeat& seat, std::size_t number)
    {
        const Team& one = m_section.teams.teams[seat.white];
        const Team& other = m_section.teams.teams[*seat.black];
        sheet.blocks.emplace_back(
            Paragraph{m_words.with(QT_TRANSLATE_NOOP("Print", "Match {0}"), QString::number(number)) +
                          QStringLiteral(":   ") + fromUtf8(one.name) + QStringLiteral("  –  ") + fromUtf8(other.name),
                      {kSheetType + 3, true},
                      3});
        addCaptain(sheet, one);
        addCaptain(sheet, other);
        sheet.blocks.emplace_back(boardsTable(seat, one, other));
        sheet.blocks.emplace_back(Paragraph{scoreLine(seat), {kSheetType, true}, 4});
        for (const Team* team : {&one, &other}) {
            const QString caption = m_words.with(QT_TRANSLATE_NOOP("Print", "Captain of {0}"), fromUtf8(team->name));
            sheet.blocks.emplace_back(Paragraph{{}, {10}, kRoomToSign});
            sheet.blocks.emplace_back(Signature{caption, fromUtf8(team->captain)});
        }
        sheet.blocks.emplace_back(Paragraph{{}, {10}, kRoomToSign});
        sheet.blocks.emplace_back(Signature{m_words(QT_TRANSLATE_NOOP("Print", "Arbiter")), {}});
    }

private:
    void addCaptain(Sheet& sheet, const Team& team) const
    {
        if (team.captain.empty()) return;
        sheet.blocks.emplace_back(
            Paragraph{m_words.with(QT_TRANSLATE_NOOP("Print", "Captain of {0}"), fromUtf8(team.name)) +
                          QStringLiteral(": ") + fromUtf8(team.captain),
                      {10},
                      1});
    }

    /// Room for the score, or what it is once every board is decided.
    [[nodiscard]] QString scoreLine(const pairing::TeamSeat& seat) const
    {
        const TeamRound& one = m_scores.entry(seat.white, m_round);
        if (one.outcome == Outcome::Open || one.undecided > 0)
            return m_words(QT_TRANSLATE_NOOP("Print", "Score of the match:  ________ : ________"));
        const TeamRound& other = m_scores.entry(*seat.black, m_round);
        return m_words.with(QT_TRANSLATE_NOOP("Print", "Score of the match:  {0}"),
                            text::scoreText(one.gamePoints, other.gamePoints, m_words.first()));
    }

    [[nodiscard]] Table boardsTable(const pairing::TeamSeat& seat, const Team& one, const Team& other) const
    {
        Table table;
        table.fontSize = kSheetType;
        const QString rating = m_words(QT_TRANSLATE_NOOP("Print", "Rating"));
        table.columns = {{m_words(QT_TRANSLATE_NOOP("Print", "Bd.")), Align::Right},
                         {{}, Align::Left},
                         {fromUtf8(one.name), Align::Left, true},
                         {rating, Align::Right},
                         {m_words(QT_TRANSLATE_NOOP("Print", "Result")), Align::Centre},
                         {{}, Align::Left},
                         {fromUtf8(other.name), Align::Left, true},
                         {rating, Align::Right}};
        auto boards = policy::matchBoards(m_section, m_round, seat.white);
        if (boards.empty()) boards.resize(m_section.teams.boardColours.size());  // a sheet to fill in
        for (std::size_t at = 0; at < boards.size(); ++at) {
            policy::MatchBoard& board = boards[at];
            board.board = static_cast<int>(at) + 1;
            const Colour colour = board.game == nullptr
                                      ? boardColour(m_section.teams.boardColours, board.board)
                                      : (board.game->white == board.one ? Colour::White : Colour::Black);
            TableRow row;
            row.cells << QString::number(board.board) << text::colourText(colour, m_words.first())
                      << memberName(m_section, board.one) << ratingText(m_section, board.one) << resultBox(board)
                      << text::colourText(opposite(colour), m_words.first()) << memberName(m_section, board.other)
                      << ratingText(m_section, board.other);
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    const Section& m_section;
    RoundNumber m_round;
    const DocumentWords& m_words;
    TeamScores m_scores;
};

}  // namespace

Sheet teamPairingsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words.with(QT_TRANSLATE_NOOP("Print", "Matches of round {0}"), QString::number(round)),
                   options, words, section.round(round).date);
    const tables::List list = tables::teamPairingsList(section, round);
    Table table = listTable(list, words, options.columns);
    constexpr double kLargeType = 16;
    if (options.large) table.fontSize = kLargeType;
    sheet.blocks.emplace_back(std::move(table));
    sheet.heading.code = pagesCode(section, options, words);
    return sheet;
}

Sheet matchSheetsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words.with(QT_TRANSLATE_NOOP("Print", "Match sheet, round {0}"), QString::number(round)),
                   options, words, section.round(round).date);
    MatchSheets made(section, round, words);
    const std::vector<pairing::TeamSeat> seats = pairing::teamSeatsInOrder(section, round);
    for (std::size_t match = 0; match < seats.size(); ++match) {
        if (!seats[match].black) continue;
        if (match > 0) sheet.blocks.emplace_back(PageBreak{});
        made.add(sheet, seats[match], match + 1);
    }
    return sheet;
}

Sheet lineUpFormsSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Line-up")), options, words);
    const int boards = boardsPerMatch(section);
    for (const Team& team : section.teams.teams) {
        if (!sheet.blocks.empty()) sheet.blocks.emplace_back(PageBreak{});
        sheet.blocks.emplace_back(
            Paragraph{QStringLiteral("%1. %2").arg(team.id.value).arg(fromUtf8(team.name)), {kSheetType + 3, true}, 3});
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "Round ______     Opponents ______________________________")),
                      {kSheetType},
                      4});
        if (!section.teams.lineUpRules.deadline.empty())
            sheet.blocks.emplace_back(Paragraph{
                words.with(QT_TRANSLATE_NOOP("Print", "Due: {0}"), fromUtf8(section.teams.lineUpRules.deadline)),
                {kSheetType},
                2});
        Table members;
        members.columns = {{words(QT_TRANSLATE_NOOP("Print", "No.")), Align::Right},
                           {words(QT_TRANSLATE_NOOP("Print", "Member")), Align::Left, true},
                           {words(QT_TRANSLATE_NOOP("Print", "Rating")), Align::Right},
                           {words(QT_TRANSLATE_NOOP("Print", "Plays on board")), Align::Centre}};
        members.fontSize = kSheetType;
        int place = 0;
        for (const PlayerId member : team.members) {
            TableRow row;
            row.cells << QString::number(++place) << memberName(section, member) << ratingText(section, member)
                      << QStringLiteral("________");
            members.rows.push_back(std::move(row));
        }
        sheet.blocks.emplace_back(std::move(members));
        sheet.blocks.emplace_back(Paragraph{
            words.with(QT_TRANSLATE_NOOP("Print", "Boards of a match: {0}"), QString::number(boards)), {10}, 3});
        sheet.blocks.emplace_back(Paragraph{{}, {10}, kRoomToSign});
        sheet.blocks.emplace_back(Signature{words(QT_TRANSLATE_NOOP("Print", "Captain")), fromUtf8(team.captain)});
    }
    return sheet;
}

Sheet teamMembersSheet(const Section& section, std::optional<RoundNumber> after, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const QString title = after ? words.with(QT_TRANSLATE_NOOP("Print", "Teams and their members after round {0}"),
                                             QString::number(*after))
                                : words(QT_TRANSLATE_NOOP("Print", "Teams and their members"));
    Sheet sheet = emptySheet(section, title, options, words);
    const tables::List list = tables::teamMembersList(section, after);
    sheet.heading.marks += listNotes(list, words);
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    return sheet;
}

Sheet leagueSheet(const Section& section, std::vector<pairing::LeagueMatch> matches, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Days of play of the league")), options, words);
    const tables::List list = tables::leagueList(section, std::move(matches));
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    return sheet;
}

Sheet boardsSheet(const Section& section, std::optional<RoundNumber> after, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const QString title =
        after ? words.with(QT_TRANSLATE_NOOP("Print", "Best on each board after round {0}"), QString::number(*after))
              : words(QT_TRANSLATE_NOOP("Print", "Best on each board"));
    Sheet sheet = emptySheet(section, title, options, words);
    const tables::List list = tables::boardsList(section, after);
    sheet.heading.marks += listNotes(list, words);
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    return sheet;
}

}  // namespace kydai::print
