#include "text/adjustment_text.h"

#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::text {

namespace {

constexpr char kAdjustmentContext[] = "Adjustment";

QString signedText(Points points, const Wording& wording)
{
    const QString text = pointsText(points, wording);
    return points > Points{} ? QLatin1Char('+') + text : text;
}

class AdjustmentTeller {
public:
    AdjustmentTeller(RoundNumber round, const Wording& wording) : m_round(round), m_wording(wording) {}

    /// `holes` besides "when".
    template <class Holes>
    [[nodiscard]] QString say(const char* source, const Holes& holes) const
    {
        return fillHoles(m_wording.translate(kAdjustmentContext, source),
                         [&](const QString& hole) { return hole == QLatin1String("when") ? when() : holes(hole); });
    }

private:
    [[nodiscard]] QString when() const
    {
        if (m_round == 0)
            return m_wording.translate(kAdjustmentContext, QT_TRANSLATE_NOOP("Adjustment", "Whole event"));
        return fillHoles(m_wording.translate(kAdjustmentContext, QT_TRANSLATE_NOOP("Adjustment", "Round {round}")),
                         [&](const QString&) { return QString::number(m_round); });
    }

    RoundNumber m_round;
    const Wording& m_wording;
};

}  // namespace

QString adjustmentText(const Section& section, const PointAdjustment& entry, const Wording& wording)
{
    const Player* player = section.find(entry.player);
    const AdjustmentTeller teller(entry.round, wording);
    return teller.say(entry.kind ? QT_TRANSLATE_NOOP("Adjustment", "{when}: {player}, {kind} counts {points}")
                                 : QT_TRANSLATE_NOOP("Adjustment", "{when}: {player}, points {points}"),
                      [&](const QString& hole) {
                          if (hole == QLatin1String("kind")) return outcomeText(*entry.kind, wording);
                          if (hole == QLatin1String("points"))
                              return entry.kind ? pointsText(entry.points, wording) : signedText(entry.points, wording);
                          return player == nullptr ? QStringLiteral("–") : QString::fromStdString(player->name);
                      });
}

QString adjustmentText(const Section& section, const TeamAward& entry, const Wording& wording)
{
    const auto& teams = section.teams.teams;
    const auto team = std::ranges::find(teams, entry.team, &Team::id);
    const auto points = [&](Points value) {
        return entry.kind ? pointsText(value, wording) : signedText(value, wording);
    };
    const AdjustmentTeller teller(entry.round, wording);
    return teller.say(
        entry.kind ? QT_TRANSLATE_NOOP("Adjustment",
                                       "{when}: {team}, {kind} of the match as a whole, match points {match}, game "
                                       "points {game}")
                   : QT_TRANSLATE_NOOP("Adjustment", "{when}: {team}, match points {match}, game points {game}"),
        [&](const QString& hole) {
            if (hole == QLatin1String("kind")) return outcomeText(*entry.kind, wording);
            if (hole == QLatin1String("match")) return points(entry.matchPoints);
            if (hole == QLatin1String("game")) return points(entry.gamePoints);
            return team == teams.end() ? QStringLiteral("–") : QString::fromStdString(team->name);
        });
}

}  // namespace kydai::text
