#include "panes/check_cards.h"

#include "text/pairing_text.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// The sign of a level; the words say the same.
QString levelSign(int level)
{
    if (level >= 5) return QStringLiteral("✕");
    return level >= 2 ? QStringLiteral("⚠") : QStringLiteral("ℹ");
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

CheckCards::CheckCards(const QString& name, QWidget* parent) : QScrollArea(parent)
{
    setObjectName(name);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(this);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, 4, 0, 4);
    m_column->setSpacing(8);
    m_column->addStretch(1);
    setWidget(page);
}

void CheckCards::clear()
{
    for (const Card& card : std::exchange(m_cards, {})) {
        card.frame->hide();
        card.frame->deleteLater();  // its own button may have asked for it
    }
    m_issues.clear();
}

void CheckCards::setIssues(std::vector<pairing::PreflightIssue> issues, const Section& section,
                           const text::Wording& wording)
{
    clear();
    m_issues = std::move(issues);
    for (std::size_t at = 0; at < m_issues.size(); ++at) {
        m_cards.push_back(makeCard(at, section, wording));
        m_column->insertWidget(static_cast<int>(at), m_cards.back().frame);
        m_cards.back().frame->show();  // a layout shows its widgets later, and what is hidden takes no focus
    }
}

CheckCards::Card CheckCards::makeCard(std::size_t at, const Section& section, const text::Wording& wording)
{
    const pairing::PreflightIssue& issue = m_issues[at];
    auto* frame = new QFrame(widget());
    frame->setObjectName(QStringLiteral("checkCard"));
    frame->setProperty("weight", issue.level >= 5 ? 2 : issue.level >= 2 ? 1 : 0);
    const QString sentence = text::preflightText(issue, section, wording);
    auto* sign = new QLabel(levelSign(issue.level), frame);
    auto* words = new QLabel(sentence, frame);
    words->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 8, 10, 8);
    column->addLayout(row);
    Card card{frame, levelSign(issue.level) + QLatin1Char(' ') + sentence, nullptr};
    QStringList names;
    for (const PlayerId id : issue.players) names << QString::fromStdString(section.player(id).name);
    constexpr int kNamedInTheSentence = 2;
    if (names.size() > kNamedInTheSentence) {
        auto* unfold = new QToolButton(frame);
        unfold->setObjectName(QStringLiteral("pairNames%1").arg(at));
        unfold->setText(tr("Names (%1)").arg(names.size()));
        unfold->setCheckable(true);
        unfold->setAutoRaise(true);
        auto* list = new QLabel(names.join(QStringLiteral("; ")), frame);
        list->setWordWrap(true);
        list->hide();
        column->addWidget(list);
        connect(unfold, &QToolButton::toggled, list, &QWidget::setVisible);
        row->addWidget(unfold, 0, Qt::AlignTop);
    }
    if (const QString verb = text::fixText(issue.fix, wording); !verb.isEmpty()) {
        card.fix = new QPushButton(verb, frame);
        card.fix->setObjectName(QStringLiteral("pairFix%1").arg(at));
        card.fix->setAutoDefault(true);  // outside dialogs Enter presses only such buttons
        card.fix->setAccessibleDescription(sentence);
        connect(card.fix, &QPushButton::clicked, this,
                [this, issue] { Q_EMIT fixWanted(pairing::PreflightIssue(issue)); });
        row->addWidget(card.fix, 0, Qt::AlignTop);
    }
    return card;
}

QString CheckCards::sentence(std::size_t card) const
{
    return m_cards.at(card).sentence;
}

QPushButton* CheckCards::fixOf(pairing::PreflightKind kind) const
{
    const auto at = std::ranges::find(m_issues, kind, &pairing::PreflightIssue::kind);
    return at == m_issues.end() ? nullptr : m_cards[static_cast<std::size_t>(at - m_issues.begin())].fix;
}

bool CheckCards::step(int direction)
{
    std::vector<QPushButton*> buttons;
    for (const Card& card : m_cards) {
        if (card.fix != nullptr) buttons.push_back(card.fix);
    }
    if (buttons.empty()) return false;
    const auto here = std::ranges::find_if(buttons, [](const QPushButton* button) { return button->hasFocus(); });
    const auto last = static_cast<std::ptrdiff_t>(buttons.size()) - 1;
    const std::ptrdiff_t from = here == buttons.end() ? (direction > 0 ? -1 : last + 1) : here - buttons.begin();
    QPushButton* next = buttons[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + direction, 0, last))];
    next->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(next);
    return true;
}

}  // namespace kydai::ui

#include "moc_check_cards.cpp"
