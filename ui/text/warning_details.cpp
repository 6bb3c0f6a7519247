#include "text/warning_details.h"

#include "model/table_numbers.h"
#include "text/member_labels.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <optional>

namespace kydai::text {

namespace {

constexpr const char* kDetailContext = "Warning";
constexpr int kMostDetails = 12;  ///< of a question; the report has them all

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
        if (m_warning.id == policy::WarningId::OldAdjourned) addOldAdjourned();
        return std::move(m_lines);
    }

private:
    [[nodiscard]] QString say(const char* source, int count = -1) const
    {
        return count < 0 ? m_wording.translate(kDetailContext, source)
                         : m_wording.translate(kDetailContext, source, count);
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
            return playerText(hole == QLatin1String("player") ? pair.one : pair.other);
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
