#include "panes/pairing_checks.h"

#include "text/pairing_text.h"

#include <QListWidget>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// The sign of a level; the words say the same.
QString levelSign(int level)
{
    if (level >= 5) return QStringLiteral("✕ ");
    return level >= 2 ? QStringLiteral("⚠ ") : QStringLiteral("ℹ ");
}

/// What is only told of many players is told once.
std::vector<pairing::PreflightIssue> grouped(std::vector<pairing::PreflightIssue> issues)
{
    std::vector<pairing::PreflightIssue> few;
    for (pairing::PreflightIssue& issue : issues) {
        const bool ofMany =
            issue.kind == pairing::PreflightKind::MissingRating || issue.kind == pairing::PreflightKind::MissingFideId;
        const auto same = std::ranges::find(few, issue.kind, &pairing::PreflightIssue::kind);
        if (ofMany && same != few.end())
            same->players.insert(same->players.end(), issue.players.begin(), issue.players.end());
        else
            few.push_back(std::move(issue));
    }
    return few;
}

}  // namespace

std::vector<pairing::PreflightIssue> pairingChecks(const Section& section, RoundNumber number)
{
    return grouped(pairing::preflight(section, number));
}

bool isOutOfOrder(const pairing::PreflightIssue& issue)
{
    return issue.kind == pairing::PreflightKind::NumbersOutOfOrder;
}

void addCheck(QListWidget& list, const pairing::PreflightIssue& issue, const Section& section,
              const text::Wording& wording)
{
    auto* item = new QListWidgetItem(levelSign(issue.level) + text::preflightText(issue, section, wording), &list);
    QStringList names;  // the line has the first of them
    for (const PlayerId id : issue.players) names << QString::fromStdString(section.player(id).name);
    item->setToolTip(names.join(QLatin1Char('\n')));
}

}  // namespace kydai::ui
