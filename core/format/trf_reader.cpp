#include "format/trf_reader.h"

#include "format/coded_type.h"
#include "format/trf_comments.h"
#include "format/trf_draft.h"
#include "format/trf_own_lines.h"
#include "format/trf_player_line.h"
#include "format/trf_rating_corrections.h"
#include "format/trf_round_rules.h"
#include "format/trf_rounds.h"
#include "support/fragments.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <set>
#include <utility>

namespace kydai::format {

namespace {

/// `### … @ Round n` or `### … @ Round n: …`: the round of a comment, 0 when it has none.
RoundNumber roundOfComment(std::string_view text)
{
    const std::size_t at = text.find(" @ ");
    if (at == std::string_view::npos) return 0;
    const std::string_view place = text.substr(at + 3);
    const auto list = words(place.substr(0, place.find(':')));
    if (list.size() != 2 || (list[0] != "Round" && list[0] != "round")) return 0;
    return parseWhole(list[1]).value_or(0);
}

struct Comment {
    int line = 0;
    RoundNumber round = 0;
    std::string text{};
};

class TrfReader {
public:
    TrfReader(const TextLines& lines, const ReadOptions& options) : m_lines(lines), m_options(options) {}

    /// \param event takes the section and what the report tells of its event
    TrfDraft read(ReportedEvent& event)
    {
        for (std::size_t at = 0; at < m_lines.lines.size(); ++at) readLine(m_lines.lines[at], static_cast<int>(at + 1));
        if (m_playerLines > kMaxStartNumber)
            m_draft.note(Severity::Error, Problem::MalformedLine, 0, fragment(FragmentId::CountOfRows, m_playerLines),
                         fragment(FragmentId::AtMostPlayers, kMaxStartNumber));
        takePlayers();
        for (const bool teamsFirst : {true, false}) {
            for (const WaitingLine& waiting : m_draft.waiting) {
                const TrfLine line(waiting.text, waiting.number, counting());
                if ((line.code() == "013" || line.code() == "310") == teamsFirst) readWaitingLine(line, m_draft);
            }
        }
        for (const auto& [key, points] : m_draft.virtualPoints) {
            if (points != Points{}) m_draft.section.rules.virtualPoints.push_back({key.first, key.second, points});
        }
        settlePointSystem();
        applyCodedType(m_draft.section);
        buildRounds(m_draft, m_options.fullColumnIsRound);
        tellAssumptions();
        takeComments();
        for (auto& [number, text] : m_draft.foreignLines) m_draft.section.foreignLines.push_back(std::move(text));
        sortBoards(m_draft.section);
        checkPoints(m_draft);
        takeOwn(event);
        return std::move(m_draft);
    }

private:
    /// Of text that had a byte for each character each of them is a column, tones too.
    [[nodiscard]] Counting counting() const
    {
        return m_lines.codePage ? Counting::RawCharacters : Counting::Characters;
    }

    void readLine(std::string_view text, int number)
    {
        if (trimmed(text).empty()) return;
        if (text.starts_with("001")) {
            if (++m_playerLines > kMaxStartNumber) return;
            if (text.size() > 3 && text[3] != ' ' && text[3] != '\t')
                m_draft.note(Severity::Error, Problem::MalformedLine, number,
                             fragment(FragmentId::LineThatBeginsWith, text.substr(0, 8)),
                             fragment(FragmentId::BlankAndStartNumberIn5To8));
            else
                readPlayerLine(text, number, counting(), m_draft);
            return;
        }
        if (text.starts_with(kOwnLine)) {
            m_own.push_back({number, std::string(text)});
            return;
        }
        if (text.starts_with("###")) {
            const TrfLine line(text, number);
            m_comments.push_back({number, roundOfComment(line.text()), std::string(line.rest(4))});
            return;
        }
        const TrfLine line(text, number);
        m_codes.emplace(line.code());
        if (line.columns() > 3 && line.at(4) != ' ') {
            m_draft.foreignLines.emplace(number, line.text());
            return;
        }
        if (isWaitingCode(line.code())) {
            m_draft.waiting.push_back({number, text});
            return;
        }
        if (readTrf16Line(line, m_draft) || readTrf26Line(line, m_draft) || readEngineLine(line, m_draft)) return;
        m_draft.foreignLines.emplace(number, line.text());
    }

    /// Players in the order of their numbers; a number twice is an error at the second line.
    void takePlayers()
    {
        auto& players = m_draft.players;
        std::ranges::stable_sort(players, {}, [](const PlayerLine& line) { return line.player.id; });
        for (std::size_t at = 1; at < players.size(); ++at) {
            if (players[at].player.id != players[at - 1].player.id) continue;
            m_draft.note(Severity::Error, Problem::DuplicatePlayer, players[at].line,
                         fragment(FragmentId::StartNumberAgain, players[at].player.tpn, players[at - 1].line),
                         fragment(FragmentId::EachStartNumberOnce));
        }
        const auto sameNumber = [](const PlayerLine& a, const PlayerLine& b) { return a.player.id == b.player.id; };
        players.erase(std::unique(players.begin(), players.end(), sameNumber), players.end());
        if (m_draft.section.rules.rankIsPairingOrder && m_options.rankOrder == RankOrder::Lines) rankByLines();
        for (const PlayerLine& line : players) m_draft.section.players.push_back(line.player);
    }

    /// XXC rank, as other engines read it: the place among the lines is the rank.
    void rankByLines()
    {
        std::vector<PlayerLine*> order;
        for (PlayerLine& line : m_draft.players) order.push_back(&line);
        std::ranges::stable_sort(order, {}, &PlayerLine::line);
        int place = 0;
        for (PlayerLine* line : order) line->player.fileRank = ++place;
    }

    void settlePointSystem()
    {
        PointSystem& points = m_draft.section.rules.points;
        if (!m_draft.pairingByeValueGiven) points.pairingBye = points.win();
        if (!m_draft.unknownValueGiven) points.unknown = points.draw();
    }

    [[nodiscard]] bool has(std::initializer_list<std::string_view> codes) const
    {
        return std::ranges::any_of(codes, [&](std::string_view code) { return m_codes.contains(code); });
    }

    void assume(Problem problem, Fragment what, Fragment expected)
    {
        m_draft.note(Severity::Note, problem, 0, std::move(what), std::move(expected));
    }

    /// What the report doesn't say, and what is taken instead. Where it has 192, it is one of TRF26, and what that
    /// format leaves out has its usual value.
    void tellAssumptions()
    {
        const Section& section = m_draft.section;
        if (!m_draft.rounds142 && !m_draft.roundsXXR && m_draft.roundDates.empty())
            assume(Problem::AssumedRounds, fragment(FragmentId::AssumedRounds, section.roundsInAll()),
                   fragment(FragmentId::RoundsInLine142));
        if (const auto blank = blankInLastRound(); blank > 0)
            assume(Problem::Assumed, fragment(FragmentId::BlankEntriesTakenAsAbsent, blank, section.roundsPaired()),
                   fragment(FragmentId::ZeroByeForAbsent));
        const bool isTrf26 = has({"192"});
        if (!isTrf26 && !has({"162", "BBW", "BBD", "BBL", "BBU", "XXS"}))
            assume(Problem::Assumed, fragment(FragmentId::AssumedPoints), fragment(FragmentId::PointsInLine162));
        if (!isTrf26) assume(Problem::Assumed, assumedSystem(), fragment(FragmentId::PairingSystemInLine192));
        if (!has({"202", "212"}))
            assume(Problem::Assumed, fragment(FragmentId::AssumedNoTieBreaks),
                   fragment(FragmentId::TieBreaksInLine202));
        const bool hasNational =
            std::ranges::any_of(section.players, [](const Player& player) { return !player.national.empty(); });
        if (!has({"172"}) && (!isTrf26 || hasNational))
            assume(Problem::Assumed, fragment(FragmentId::AssumedListOrder), fragment(FragmentId::ListMethodInLine172));
        if (!section.rules.initialColour && section.rules.pairingSystem == PairingSystem::Dutch)
            assume(Problem::Assumed, fragment(FragmentId::AssumedInitialColour),
                   fragment(FragmentId::InitialColourInLine152));
    }

    [[nodiscard]] Fragment assumedSystem() const
    {
        const SystemRow& system = rowOf(m_draft.section.rules.pairingSystem);
        if (system.isTable) return fragment(FragmentId::AssumedRoundRobin);
        if (system.system != PairingSystem::Dutch) return fragment(FragmentId::AssumedByHand);
        constexpr int kOlder = 2017;
        constexpr int kNewer = 2026;
        const bool older = m_draft.section.pairingEdition() == PairingEdition::E2017;
        return fragment(FragmentId::AssumedSwiss, older ? kOlder : kNewer);
    }

    /// Players without any entry in the last paired round.
    [[nodiscard]] std::size_t blankInLastRound() const
    {
        const auto last = static_cast<std::size_t>(m_draft.section.roundsPaired());
        if (last == 0) return 0;
        return static_cast<std::size_t>(std::ranges::count_if(m_draft.players, [&](const PlayerLine& player) {
            return player.cells.size() < last || player.cells[last - 1].blank;
        }));
    }

    void takeComments()
    {
        std::map<RoundNumber, std::vector<std::string>> rules;
        for (Comment& comment : m_comments) {
            if (comment.round >= 1 &&
                (comment.text.starts_with(kFideModeExited) || comment.text.starts_with(kFideModeLeft))) {
                m_draft.section.rules.fideMode = false;
                m_draft.section.rules.fideModeLeftInRound = comment.round;
            } else if (comment.round >= 1 && comment.round <= m_draft.section.roundsPaired()) {
                if (isCommentOfRules(comment.text))
                    rules[comment.round].push_back(comment.text);
                else
                    takeRoundComment(std::move(comment));
            } else {
                m_draft.foreignLines.emplace(comment.line, "### " + comment.text);
            }
        }
        for (const auto& [round, comments] : rules)
            m_draft.section.rounds[static_cast<std::size_t>(round - 1)].rules =
                rulesFromComments(m_draft.section, comments, round);
    }

    /// What the round says by itself is not kept as a text too.
    void takeRoundComment(Comment comment)
    {
        Round& round = m_draft.section.rounds[static_cast<std::size_t>(comment.round - 1)];
        if (comment.text.starts_with(kFullPointByes) || comment.text.starts_with(kWithoutPlace)) return;
        if (takeRatingCorrection(m_draft.section, comment.round, comment.text)) return;
        if (comment.text.starts_with("MPA ")) round.pairedByHand = true;
        if (comment.text != std::string(kManualPairing) + std::to_string(comment.round))
            round.comments.push_back(std::move(comment.text));
    }

    void takeOwn(ReportedEvent& event)
    {
        event.section = std::move(m_draft.section);
        std::vector<int> places;
        for (const Player& player : event.section.players) places.push_back(player.fileRank);
        takeOwnLines(m_own, event, m_draft.diagnostics);
        if (!m_options.placesAsWritten) return;
        for (std::size_t player = 0; player < places.size(); ++player)
            event.section.players[player].fileRank = places[player];
    }

    const TextLines& m_lines;
    const ReadOptions& m_options;
    TrfDraft m_draft{};
    int m_playerLines = 0;
    std::vector<Comment> m_comments{};
    std::vector<NumberedLine> m_own{};
    std::set<std::string, std::less<>> m_codes{};  ///< of the lines that are no comment and no player's
};

}  // namespace

Result<ReadFile> readTrf(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    constexpr std::size_t kMost = std::size_t{16} << 20U;
    if (bytes.size() > kMost)
        return Error{Errc::OutOfRange,
                     fileName,
                     0,
                     fragment(FragmentId::FileOfMegabytes, bytes.size() >> 20U),
                     fragment(FragmentId::FileOfAtMostMegabytes, kMost >> 20U),
                     {}};
    TextLines lines;
    splitLines(bytes, options.codePage, lines);
    ReportedEvent event;
    TrfDraft draft = TrfReader(lines, options).read(event);
    if (lines.codePage) draft.diagnostics.push_back(readAs(*lines.codePage));
    if (lines.hidden > 0) draft.diagnostics.push_back(hiddenCharacters(lines.hidden));
    // By line; what is assumed of the whole file comes last.
    std::ranges::stable_sort(draft.diagnostics, {}, [](const Diagnostic& finding) {
        const bool assumed = finding.problem == Problem::AssumedRounds || finding.problem == Problem::Assumed;
        return std::pair(assumed, finding.line);
    });
    // A start number given twice makes other lines wrong that are not, so it is told before them.
    auto failure = std::ranges::find(draft.diagnostics, Problem::DuplicatePlayer, &Diagnostic::problem);
    if (failure == draft.diagnostics.end())
        failure = std::ranges::find(draft.diagnostics, Severity::Error, &Diagnostic::severity);
    if (failure != draft.diagnostics.end()) return toError(*failure, fileName);
    ReadFile file;
    file.kind = FileKind::Trf;
    file.diagnostics = std::move(draft.diagnostics);
    file.name = std::move(event.name);
    file.units = event.units;
    file.sections.push_back(std::move(event.section));
    return file;
}

}  // namespace kydai::format
