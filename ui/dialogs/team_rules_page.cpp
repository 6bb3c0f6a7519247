#include "dialogs/team_rules_page.h"

#include "widgets/typed_points.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace kydai::ui {

namespace {

/// "a=b c=d" in its parts; nothing where one is no pair.
std::optional<QList<QStringList>> readPairs(const QString& text)
{
    QList<QStringList> pairs;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList sides = word.split(QLatin1Char('='));
        if (sides.size() != 2) return std::nullopt;
        pairs << sides;
    }
    return pairs;
}

/// A few labels are sentences: they take lines, not the room of the fields.
void wrapLongLabels(QFormLayout& form)
{
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem* item = form.itemAt(row, QFormLayout::LabelRole);
        auto* label = item == nullptr ? nullptr : qobject_cast<QLabel*>(item->widget());
        if (label == nullptr) continue;
        constexpr int kMostCharacters = 32;
        const int most = kMostCharacters * label->fontMetrics().averageCharWidth();
        if (label->sizeHint().width() <= most) continue;
        label->setWordWrap(true);
        label->setFixedWidth(most);
    }
}

}  // namespace

TeamRulesPage::TeamRulesPage(const Section& section, const text::Wording& wording, QWidget* parent)
    : QWidget(parent),
      m_teams(section.teams),
      m_settings(teamSettingsOf(section.rules)),
      m_form(QStringLiteral("teamRule"), wording, this),
      m_preferences(new QComboBox(this)),
      m_primary(new QComboBox(this)),
      m_secondary(new QCheckBox(tr("The other points decide who is first of two teams"), this)),
      m_scale(new QLineEdit(this)),
      m_kept(new QLineEdit(this))
{
    auto* form = new QFormLayout(this);
    m_form.setForm(form);
    addSystem();
    m_form.add(m_teams, &TeamEvent::matchWin);
    m_form.add(m_teams, &TeamEvent::matchDraw);
    m_form.add(m_teams, &TeamEvent::matchLoss);
    m_form.addOwn(&TeamEvent::matchScale, m_scale);
    m_form.add(m_teams, &TeamEvent::boardColours);
    LineUpRules& rules = m_teams.lineUpRules;
    m_form.add(rules, &LineUpRules::order);
    m_form.add(rules, &LineUpRules::tolerance);
    m_form.add(rules, &LineUpRules::empty);
    m_form.add(rules, &LineUpRules::mostReserves);
    m_form.add(rules, &LineUpRules::leastPlayers);
    m_form.addOwn(&LineUpRules::keptBoards, m_kept);
    m_form.add(rules, &LineUpRules::deadline);
    m_form.add(rules, &LineUpRules::unseen);
    m_form.add(rules, &LineUpRules::mostGamesAbove);
    addLists();
    m_form.addRefusal();
    m_form.show();
    wrapLongLabels(*form);
    if (!rowOf(section.rules.pairingSystem).isOneMatch) return;
    m_primary->setCurrentIndex(1);  // whose game points count whatever is set
    m_primary->setEnabled(false);
}

void TeamRulesPage::addSystem()
{
    m_preferences->setObjectName(QStringLiteral("teamPreferences"));
    m_preferences->addItems({tr("none"), tr("type A: simple"), tr("type B: strong and mild")});
    m_preferences->setCurrentIndex(static_cast<int>(m_settings.preferences));
    m_primary->setObjectName(QStringLiteral("teamPrimary"));
    m_primary->addItems({tr("match points"), tr("game points")});
    m_primary->setCurrentIndex(m_teams.matchPointsPrimary ? 0 : 1);
    m_secondary->setObjectName(QStringLiteral("teamSecondary"));
    m_secondary->setChecked(m_settings.secondaryUsed);
    auto* form = qobject_cast<QFormLayout*>(layout());
    form->addRow(tr("Colour preferences"), m_preferences);
    m_form.addOwn(&TeamEvent::matchPointsPrimary, m_primary);
    qobject_cast<QLabel*>(form->labelForField(m_primary))->setText(tr("Ranked by"));  // the box says the rest
    form->addRow(m_secondary);
}

void TeamRulesPage::addLists()
{
    m_scale->setObjectName(QStringLiteral("teamScale"));
    m_scale->setPlaceholderText(tr("game points = match points: 0=0 2=1 2½=3"));
    QStringList scale;
    for (const MatchScale& row : m_teams.matchScale)
        scale << QString::fromStdString(toDecimal(row.gamePoints)) + QLatin1Char('=') +
                     QString::fromStdString(toDecimal(row.matchPoints));
    m_scale->setText(scale.join(QLatin1Char(' ')));
    m_kept->setObjectName(QStringLiteral("teamKeptBoards"));
    m_kept->setPlaceholderText(tr("board = w (women) or year of birth: 4=w 3=2010"));
    QStringList kept;
    for (const KeptBoard& board : m_teams.lineUpRules.keptBoards) {
        const QString whom = board.sex == Sex::Female ? QStringLiteral("w") : QString::number(board.bornFrom);
        kept << QString::number(board.board) + QLatin1Char('=') + whom;
    }
    m_kept->setText(kept.join(QLatin1Char(' ')));
}

bool TeamRulesPage::takeScale()
{
    const auto pairs = readPairs(m_scale->text());
    std::vector<MatchScale> scale;
    for (const QStringList& pair : pairs.value_or(QList<QStringList>{})) {
        const auto game = typedPoints(pair[0]);
        const auto match = typedPoints(pair[1]);
        if (!game || !match) return false;
        scale.push_back({*game, *match});
    }
    if (!pairs) return false;
    std::ranges::sort(scale, {}, &MatchScale::gamePoints);
    m_teams.matchScale = std::move(scale);
    return true;
}

bool TeamRulesPage::takeKeptBoards()
{
    const auto pairs = readPairs(m_kept->text());
    std::vector<KeptBoard> kept;
    for (const QStringList& pair : pairs.value_or(QList<QStringList>{})) {
        KeptBoard board;
        board.board = pair[0].toInt();
        const bool women = pair[1].compare(QLatin1String("w"), Qt::CaseInsensitive) == 0;
        if (women)
            board.sex = Sex::Female;
        else
            board.bornFrom = pair[1].toInt();
        if (board.board < 1 || (!women && board.bornFrom < 1)) return false;
        kept.push_back(board);
    }
    if (!pairs) return false;
    m_teams.lineUpRules.keptBoards = std::move(kept);
    return true;
}

bool TeamRulesPage::take()
{
    if (!m_form.take()) return false;
    if (!takeScale()) {
        m_form.refuse(tr("Write pairs such as 2=1: with 2 game points or more, 1 match point."), m_scale);
        return false;
    }
    if (!takeKeptBoards()) {
        m_form.refuse(tr("Write pairs such as 4=w or 3=2010: board, and for whom it is kept."), m_kept);
        return false;
    }
    m_settings.preferences = static_cast<TeamPreferences>(m_preferences->currentIndex());
    if (m_primary->isEnabled())
        m_settings.matchPointsPrimary = m_teams.matchPointsPrimary = m_primary->currentIndex() == 0;
    m_settings.secondaryUsed = m_secondary->isChecked();
    return true;
}

}  // namespace kydai::ui

#include "moc_team_rules_page.cpp"
