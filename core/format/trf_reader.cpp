#include "format/trf_reader.h"

#include "format/coded_type.h"
#include "format/trf_compare.h"
#include "format/trf_draft.h"
#include "format/trf_player_line.h"
#include "format/trf_round_rules.h"
#include "format/trf_rounds.h"
#include "support/fragments.h"

#include <algorithm>
#include <map>

namespace kydai::format {

namespace {

/// `### … @ Round n`: the round of a comment, 0 when it has none.
RoundNumber roundOfComment(std::string_view text)
{
    const std::size_t at = text.rfind('@');
    if (at == std::string_view::npos) return 0;
    const auto list = words(text.substr(at + 1));
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
    explicit TrfReader(const TextLines& lines) : m_lines(lines) {}

    TrfDraft read()
    {
        for (std::size_t at = 0; at < m_lines.lines.size(); ++at) readLine(m_lines.lines[at], static_cast<int>(at + 1));
        takePlayers();
        for (const bool teamsFirst : {true, false}) {
            for (const WaitingLine& waiting : m_draft.waiting) {
                const TrfLine line(waiting.text, waiting.number);
                if ((line.code() == "013" || line.code() == "310") == teamsFirst) readWaitingLine(line, m_draft);
            }
        }
        for (const auto& [key, points] : m_draft.virtualPoints) {
            if (points != Points{}) m_draft.section.rules.virtualPoints.push_back({key.first, key.second, points});
        }
        settlePointSystem();
        applyCodedType(m_draft.section);
        buildRounds(m_draft);
        takeComments();
        for (auto& [number, text] : m_draft.foreignLines) m_draft.section.foreignLines.push_back(std::move(text));
        sortBoards(m_draft.section);
        checkPoints(m_draft);
        return std::move(m_draft);
    }

private:
    void readLine(std::string_view text, int number)
    {
        if (trimmed(text).empty()) return;
        if (text.starts_with("001")) {
            if (text.size() > 3 && text[3] != ' ' && text[3] != '\t')
                m_draft.note(Severity::Error, Problem::MalformedLine, number,
                             fragment(FragmentId::LineThatBeginsWith, text.substr(0, 8)),
                             fragment(FragmentId::BlankAndStartNumberIn5To8));
            else
                readPlayerLine(text, number, m_draft);
            return;
        }
        if (text.starts_with("###")) {
            const TrfLine line(text, number);
            m_comments.push_back({number, roundOfComment(line.text()), std::string(line.rest(4))});
            return;
        }
        const TrfLine line(text, number);
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
        for (const PlayerLine& line : players) m_draft.section.players.push_back(line.player);
    }

    void settlePointSystem()
    {
        PointSystem& points = m_draft.section.rules.points;
        if (!m_draft.pairingByeValueGiven) points.pairingBye = points.win();
        if (!m_draft.unknownValueGiven) points.unknown = points.draw();
    }

    void takeComments()
    {
        std::map<RoundNumber, std::vector<std::string>> rules;
        for (const Comment& comment : m_comments) {
            if (comment.round >= 1 && comment.text.starts_with(kFideModeLeft)) {
                m_draft.section.rules.fideMode = false;
                m_draft.section.rules.fideModeLeftInRound = comment.round;
                continue;
            }
            if (comment.round >= 1 && comment.round <= m_draft.section.roundsPaired()) {
                Round& round = m_draft.section.rounds[static_cast<std::size_t>(comment.round - 1)];
                const bool manual = comment.text.starts_with("MPA ");
                round.pairedByHand = round.pairedByHand || manual;
                // With a colon it says which boards; without, the flag says all.
                if (isCommentOfRules(comment.text))
                    rules[comment.round].push_back(comment.text);
                else if (!manual || comment.text.find(':') != std::string::npos)
                    round.comments.push_back(comment.text);
            } else {
                m_draft.foreignLines.emplace(comment.line, "### " + comment.text);
            }
        }
        for (const auto& [round, comments] : rules)
            m_draft.section.rounds[static_cast<std::size_t>(round - 1)].rules =
                rulesFromComments(m_draft.section, comments, round);
    }

    const TextLines& m_lines;
    TrfDraft m_draft{};
    std::vector<Comment> m_comments{};
};

}  // namespace

Result<ReadFile> readTrf(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    constexpr std::size_t kMost = std::size_t{64} << 20U;
    if (bytes.size() > kMost)
        return Error{Errc::OutOfRange,
                     fileName,
                     0,
                     fragment(FragmentId::FileOfMegabytes, bytes.size() >> 20U),
                     fragment(FragmentId::FileOfAtMostMegabytes, kMost >> 20U),
                     {}};
    TextLines lines;
    splitLines(bytes, options.codePage, lines);
    TrfDraft draft = TrfReader(lines).read();
    if (!lines.wasUtf8) {
        draft.note(Severity::Note, Problem::AmbiguousEncoding, 0,
                   options.codePage == CodePage::Windows1258 ? fragment(FragmentId::ReadAsWindows1258)
                                                             : fragment(FragmentId::ReadAsWindows1252),
                   fragment(FragmentId::FileSavedAsUtf8));
    }
    std::ranges::stable_sort(draft.diagnostics, {}, &Diagnostic::line);
    // A start number given twice makes other lines wrong that are not, so it is told before them.
    auto failure = std::ranges::find(draft.diagnostics, Problem::DuplicatePlayer, &Diagnostic::problem);
    if (failure == draft.diagnostics.end())
        failure = std::ranges::find(draft.diagnostics, Severity::Error, &Diagnostic::severity);
    if (failure != draft.diagnostics.end()) return toError(*failure, fileName);
    ReadFile file;
    file.kind = FileKind::Trf;
    file.diagnostics = std::move(draft.diagnostics);
    file.sections.push_back(std::move(draft.section));
    return file;
}

}  // namespace kydai::format
