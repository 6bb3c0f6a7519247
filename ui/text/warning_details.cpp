#include "text/warning_details.h"

#include "model/table_numbers.h"
#include "text/article_text.h"
#include "text/member_labels.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <optional>

namespace kydai::text {

namespace {

constexpr const char* kDetailContext = "Warning";
constexpr int kMostDetails = 12;  ///< of a question; the report has them all

QString teamText(const Section& section, TeamId id)
{
    const auto at = std::ranges::find(section.teams.teams, id, &Team::id);
    return at == section.teams.teams.end() ? QString::number(id.value) : QString::fromStdString(at->name);
}

class WarningDetails {
public:
    WarningDetails(const policy::Warning& warning, const Section& section, const Wording& wording)
        : m_warning(warning), m_section(section), m_wording(wording)
    {
    }

    QStringList take()
    {
        if (const auto* rounds = std::get_if<policy::Differences>(&m_warning.facts)) {
            for (const pairing::RoundCheck& round : *rounds) add(round);
        }
        if (const auto* pairs = std::get_if<policy::WrongPairs>(&m_warning.facts)) {
            for (const policy::WrongMeeting& pair : *pairs) add(pair);
        }
        if (const auto* issues = std::get_if<policy::TeamIssues>(&m_warning.facts)) {
            for (const policy::TeamIssue& issue : *issues) add(issue);
        }
        if (m_warning.id == policy::WarningId::OldAdjourned) addOldAdjourned();
        return std::move(m_lines);
    }

private:
    [[nodiscard]] QString say(const char* source, int count = -1) const
    {
        return count < 0 ? m_wording.translate(kDetailContext, source)
                         : m_wording.translate(kDetailContext, source, count);
    }

    /// What is wrong with a team or its line-up; nothing where the question says it all.
    void add(const policy::TeamIssue& issue)
    {
        if (m_warning.id == policy::WarningId::LineUpLocked) return;
        if (m_warning.id == policy::WarningId::MatchContradicted) {
            m_lines << teamText(m_section, issue.team);
            return;
        }
        const char* source = teamSource(issue.fault);
        const QString text = issue.count > 0 ? say(source, issue.count) : say(source);
        QString line = fillHoles(text, [&](const QString& hole) {
            if (hole == QLatin1String("board")) return QString::number(issue.board);
            if (hole == QLatin1String("player")) return memberText(issue.player);
            if (hole == QLatin1String("other")) return memberText(issue.other);
            return teamText(m_section, hole == QLatin1String("rival") ? issue.rival : issue.team);
        });
        if (!issue.article.empty()) line += QStringLiteral(" (%1)").arg(citationText(issue.article));
        m_lines << line;
    }

    static const char* teamSource(policy::TeamFault fault)
    {
        using policy::TeamFault;
        switch (fault) {
        case TeamFault::ForeignPlayer:
            return QT_TRANSLATE_NOOP("Warning", "Board {board}: {player} is no member of the team");
        case TeamFault::TooManyBoards:
            return QT_TRANSLATE_N_NOOP("Warning", "%n boards, more than a match has");
        case TeamFault::OutOfOrder:
            return QT_TRANSLATE_NOOP("Warning", "Board {board}: {player} is listed before {other}, who sits above");
        case TeamFault::RatedHigher:
            return QT_TRANSLATE_NOOP("Warning",
                                     "Board {board}: {player} is rated too far above {other}, who sits above");
        case TeamFault::EmptyBoard:
            return QT_TRANSLATE_NOOP("Warning", "Board {board} may not stay empty");
        case TeamFault::TooFewPlayers:
            return QT_TRANSLATE_NOOP("Warning", "Too few players: the match is lost");
        case TeamFault::TooManyReserves:
            return QT_TRANSLATE_N_NOOP("Warning", "%n reserves, more than allowed");
        case TeamFault::NotForBoard:
            return QT_TRANSLATE_NOOP("Warning", "Board {board}: {player} may not play on this board");
        case TeamFault::PlayerAway:
            return QT_TRANSLATE_NOOP("Warning", "Board {board}: {player} is not there in this round");
        case TeamFault::PlayedAbove:
            return QT_TRANSLATE_N_NOOP("Warning",
                                       "Board {board}: {player} has played %n games for higher teams of the club");
        case TeamFault::SameName:
            return QT_TRANSLATE_NOOP("Warning", "{team}: has the name of another team");
        case TeamFault::NoPlayers:
            return QT_TRANSLATE_NOOP("Warning", "{team}: no players");
        case TeamFault::TooFewMembers:
            return QT_TRANSLATE_N_NOOP("Warning", "{team}: %n members for more boards");
        }
        return nullptr;
    }

    /// A question about one round says which one; of several, each line does.
    void add(const pairing::RoundCheck& check)
    {
        const bool isNamed = m_warning.id == policy::WarningId::ImportDeviates;
        const auto filled = [&](const char* source, const pairing::BoardDifference& board) {
            m_lines << fillHoles(say(source), [&](const QString& hole) {
                if (hole == QLatin1String("round")) return QString::number(check.round);
                return seatText(hole == QLatin1String("seat") ? board.published : board.prescribed);
            });
        };
        if (!check.possible && isNamed)
            filled(QT_TRANSLATE_NOOP("Warning", "Round {round}: the rules give no pairing"), {});
        for (const pairing::BoardDifference& board : check.differences) {
            filled(isNamed ? QT_TRANSLATE_NOOP("Warning", "Round {round}: {seat}, by the rules {rule}")
                           : QT_TRANSLATE_NOOP("Warning", "{seat}, by the rules {rule}"),
                   board);
        }
    }

    /// Which games they are, so that somebody can go and ask.
    void addOldAdjourned()
    {
        for (RoundNumber number = 1; number < m_section.roundsPaired(); ++number) {
            const Round& round = m_section.round(number);
            const std::vector<int> tables = tableNumbers(m_section, round);
            for (std::size_t board = 0; board < round.games.size(); ++board) {
                const Game& game = round.games[board];
                if (!isAdjourned(game)) continue;
                const QString source = say(QT_TRANSLATE_NOOP("Warning", "Round {round}, board {board}: {seat}"));
                m_lines << fillHoles(source, [&](const QString& hole) {
                    if (hole == QLatin1String("round")) return QString::number(number);
                    if (hole == QLatin1String("board")) return QString::number(tables[board]);
                    return playerText(game.white) + QStringLiteral(" – ") + playerText(game.black);
                });
            }
        }
    }

    void add(const policy::WrongMeeting& pair)
    {
        const QString text = pair.meetings == 0
                                 ? say(QT_TRANSLATE_NOOP("Warning", "{player} – {other}: never"))
                                 : say(QT_TRANSLATE_N_NOOP("Warning", "{player} – {other}: %n times"), pair.meetings);
        m_lines << fillHoles(text, [&](const QString& hole) {
            const bool isFirst = hole == QLatin1String("player");
            if (pair.team) return teamText(m_section, isFirst ? pair.team : pair.rivals);
            return playerText(isFirst ? pair.one : pair.other);
        });
    }

    /// "4 Lan – 17 Minh", "4 Lan: bye"; a dash where nobody sits.
    [[nodiscard]] QString seatText(const std::optional<pairing::Seat>& seat) const
    {
        if (!seat) return QStringLiteral("–");
        if (seat->black) return playerText(seat->white) + QStringLiteral(" – ") + playerText(seat->black);
        return fillHoles(say(QT_TRANSLATE_NOOP("Warning", "{player}: bye")),
                         [&](const QString&) { return playerText(seat->white); });
    }

    /// With his place in his team, by which line-ups name him.
    [[nodiscard]] QString memberText(PlayerId id) const
    {
        const Player* found = m_section.find(id);
        if (found == nullptr) return QStringLiteral("–");
        for (const Team& team : m_section.teams.teams) {
            const auto at = std::ranges::find(team.members, id);
            if (at == team.members.end()) continue;
            return QString::number(at - team.members.begin() + 1) + QLatin1Char(' ') +
                   QString::fromStdString(found->name);
        }
        return QString::fromStdString(found->name);
    }

    [[nodiscard]] QString playerText(PlayerId id) const
    {
        const Player* found = m_section.find(id);
        if (found == nullptr) return QStringLiteral("–");
        return QString::number(found->tpn) + QLatin1Char(' ') + QString::fromStdString(found->name);
    }

    const policy::Warning& m_warning;
    const Section& m_section;
    const Wording& m_wording;
    QStringList m_lines{};
};

}  // namespace

QStringList warningDetails(const policy::Warning& warning, const Section& section, const Wording& wording)
{
    QStringList lines = WarningDetails(warning, section, wording).take();
    const auto more = static_cast<int>(lines.size()) - kMostDetails;
    if (more <= 0) return lines;
    lines = lines.mid(0, kMostDetails);
    lines << wording.translate(kDetailContext, QT_TRANSLATE_N_NOOP("Warning", "… and %n more"), more);
    return lines;
}

QString teamOfWarning(const policy::Warning& warning, const Section& section)
{
    const auto* issues = std::get_if<policy::TeamIssues>(&warning.facts);
    return issues == nullptr || issues->empty() ? QString() : teamText(section, issues->front().team);
}

QString unlawfulText(const policy::Warning& warning, const Wording& wording)
{
    const auto* values = std::get_if<policy::UnlawfulValues>(&warning.facts);
    if (values == nullptr) return {};
    QStringList all;
    for (const policy::UnlawfulValue& one : *values) {
        all << memberLabel(kTypeWord<PointSystem>, one.word, wording) + QLatin1Char(' ') +
                   pointsText(one.value, wording);
    }
    return all.join(QStringLiteral(", "));
}

}  // namespace kydai::text
