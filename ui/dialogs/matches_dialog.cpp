#include "dialogs/matches_dialog.h"

#include "model/team_scorecards.h"
#include "pairing/teams/team_round.h"
#include "policy/match_entry.h"
#include "policy/warning.h"
#include "text/value_text.h"
#include "text/warning_details.h"
#include "widgets/dialog_size.h"
#include "widgets/typed_points.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

enum Column { TableColumn, OneColumn, ScoreColumn, OtherColumn, StateColumn, Columns };

QString nameOf(const Section& section, std::size_t team)
{
    return QString::fromStdString(section.teams.teams[team].name);
}

}  // namespace

MatchesDialog::MatchesDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_section(desk.section()),
      m_round(new QSpinBox(this)),
      m_table(new QTableWidget(0, Columns, this)),
      m_names{new QLabel(this), new QLabel(this)},
      m_lineUps{new QLineEdit(this), new QLineEdit(this)},
      m_reason(new QLineEdit(this)),
      m_result(new QLineEdit(this)),
      m_note(new QLabel(this)),
      m_copy(new QPushButton(tr("As in the &last round"), this))
{
    setObjectName(QStringLiteral("matchesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Matches and line-ups"));
    build();
    watchFields();
    const RoundNumber next = m_section ? m_section->roundsPaired() + 1 : 1;
    m_round->setRange(1, next);
    m_round->setValue(std::clamp(desk.round(), 1, next));
    connect(m_round, &QSpinBox::valueChanged, this, [this] {
        fillRows();
        showRow();
    });
    connect(&desk, &Desk::sectionChanged, this, &MatchesDialog::refresh);
    refresh();
    m_table->setCurrentCell(0, OneColumn);
    m_lineUps[0]->setFocus();
}

void MatchesDialog::build()
{
    m_round->setObjectName(QStringLiteral("matchesRound"));
    m_table->setObjectName(QStringLiteral("matchesTable"));
    m_table->setAccessibleName(windowTitle());
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setHorizontalHeaderLabels({tr("Match"), tr("Team"), tr("Result"), tr("Team"), tr("Entered")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(OneColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(OtherColumn, QHeaderView::Stretch);
    const char* names[] = {"lineUpOne", "lineUpOther"};
    auto* form = new QFormLayout;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        m_lineUps[side]->setObjectName(QLatin1String(names[side]));
        m_names[side]->setWordWrap(true);
        form->addRow(m_names[side]);
        form->addRow(side == 0 ? tr("Line-up on the &left") : tr("Line-up on the &right"), m_lineUps[side]);
    }
    m_reason->setObjectName(QStringLiteral("lineUpReason"));
    m_reason->setPlaceholderText(tr("why a line-up may break a rule of the event"));
    m_result->setObjectName(QStringLiteral("matchResult"));
    m_result->setPlaceholderText(tr("boards as the left team has them: 1=0+, or the match alone: 2½-1½"));
    m_note->setObjectName(QStringLiteral("matchesNote"));
    m_note->setWordWrap(true);
    m_copy->setObjectName(QStringLiteral("lineUpCopy"));
    m_copy->setAutoDefault(false);
    form->addRow(tr("Rea&son"), m_reason);
    form->addRow(tr("R&esult"), m_result);

    auto* top = new QHBoxLayout;
    auto* label = new QLabel(tr("Roun&d"), this);
    label->setBuddy(m_round);
    top->addWidget(label);
    top->addWidget(m_round);
    top->addStretch(1);
    top->addWidget(m_copy);
    auto* buttons = new QDialogButtonBox(this);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addLayout(form);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resizeToScreen(*this, {820, 640});
}

void MatchesDialog::watchFields()
{
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (row != before) showRow();
    });
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        connect(m_lineUps[side], &QLineEdit::textEdited, this, [this, side] { showIssues(side); });
        connect(m_lineUps[side], &QLineEdit::returnPressed, this, [this, side] {
            if (!keepLineUp(side)) return;
            if (side == 0 && teamOf(1))
                m_lineUps[1]->setFocus();
            else
                next(m_lineUps[0]);
        });
    }
    connect(m_reason, &QLineEdit::returnPressed, this, [this] {
        const std::size_t side = m_reason->property("side").toUInt();
        if (keepLineUp(side)) m_lineUps[side == 0 && teamOf(1) ? 1 : 0]->setFocus();
    });
    connect(m_result, &QLineEdit::returnPressed, this, [this] {
        if (keepResult()) next(m_result);
    });
    connect(m_copy, &QPushButton::clicked, this, &MatchesDialog::copyLastRound);
}

bool MatchesDialog::isPaired() const
{
    return m_round->value() <= m_section->roundsPaired();
}

int MatchesDialog::boards() const
{
    return boardsPerMatch(*m_section);
}

void MatchesDialog::refresh()
{
    m_section = m_desk.section();
    if (!m_section || !m_section->isTeamEvent()) return reject();
    m_round->setMaximum(m_section->roundsPaired() + 1);
    fillRows();
    showRow();
}

void MatchesDialog::fillRows()
{
    const RoundNumber round = m_round->value();
    m_rows.clear();
    if (isPaired()) {
        for (const pairing::TeamSeat& seat : pairing::teamSeatsInOrder(*m_section, round))
            m_rows.push_back({seat.white, seat.black});
    } else {
        for (std::size_t team = 0; team < m_section->teams.teams.size(); ++team) m_rows.push_back({team, {}});
    }
    const int current = std::max(0, m_table->currentRow());
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows[at];
        const QString texts[Columns] = {QString::number(at + 1), nameOf(*m_section, row.one), scoreText(row),
                                        row.other ? nameOf(*m_section, *row.other) : QString(), stateText(row)};
        for (int column = 0; column < Columns; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setToolTip(texts[column]);
            if (column == ScoreColumn) item->setTextAlignment(Qt::AlignCenter);
            m_table->setItem(static_cast<int>(at), column, item);
        }
    }
    m_table->setColumnHidden(ScoreColumn, !isPaired());
    m_table->setColumnHidden(OtherColumn, !isPaired());
    m_table->setCurrentCell(std::min(current, m_table->rowCount() - 1), OneColumn);
}

QString MatchesDialog::scoreText(const Row& row) const
{
    if (!isPaired()) return {};
    if (!row.other) return tr("bye");
    const TeamScores scores = teamScoresOf(*m_section, m_round->value());
    const TeamRound& one = scores.entry(row.one, m_round->value());
    const TeamRound& other = scores.entry(*row.other, m_round->value());
    const QString score = text::scoreText(one.gamePoints, other.gamePoints, m_desk.wording());
    return one.undecided > 0 ? QStringLiteral("(%1)").arg(score) : score;
}

const LineUp* MatchesDialog::handedIn(std::size_t team) const
{
    for (const LineUp& lineUp : m_section->teams.lineUps) {
        if (lineUp.round == m_round->value() && lineUp.team == m_section->teams.teams[team].id) return &lineUp;
    }
    return nullptr;
}

QString MatchesDialog::stateText(const Row& row) const
{
    const int lineUps = (handedIn(row.one) != nullptr ? 1 : 0) + (row.other && handedIn(*row.other) != nullptr ? 1 : 0);
    QString text = tr("%n line-ups", nullptr, lineUps);
    if (!isPaired() || !row.other) return text;
    const TeamRound entry = teamScoresOf(*m_section, m_round->value()).entry(row.one, m_round->value());
    if (entry.undecided > 0) text += QStringLiteral(", ") + tr("%n boards open", nullptr, entry.undecided);
    return text;
}

std::optional<std::size_t> MatchesDialog::teamOf(std::size_t side) const
{
    const int row = m_table->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= m_rows.size()) return std::nullopt;
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return side == 0 ? std::optional(shown.one) : shown.other;
}

QString MatchesDialog::lineUpText(const Team& team, const std::vector<PlayerId>& players) const
{
    QStringList places;
    for (const PlayerId player : players) {
        const auto at = std::ranges::find(team.members, player);
        places << QString::number(at == team.members.end() ? 0 : at - team.members.begin() + 1);
    }
    return places.join(QLatin1Char(' '));
}

void MatchesDialog::showRow()
{
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) showSide(side);
    m_reason->clear();
    m_result->clear();
    m_result->setEnabled(isPaired() && teamOf(1).has_value());
    m_copy->setEnabled(m_round->value() > 1 && teamOf(0).has_value());
    m_note->clear();
}

void MatchesDialog::showSide(std::size_t side)
{
    const auto team = teamOf(side);
    m_lineUps[side]->setEnabled(team.has_value());
    m_lineUps[side]->clear();
    m_names[side]->clear();
    m_lineUps[side]->setPlaceholderText({});
    if (!team) return;
    const Team& shown = m_section->teams.teams[*team];
    QStringList names;
    for (std::size_t at = 0; at < shown.members.size(); ++at) {
        const Player* player = m_section->find(shown.members[at]);
        names << QStringLiteral("%1 %2").arg(at + 1).arg(QString::fromStdString(player->name));
    }
    m_names[side]->setText(QString::fromStdString(shown.name) + QStringLiteral(":  ") +
                           names.join(QStringLiteral("  ·  ")));
    const auto players = isPaired() ? pairing::boardsOf(*m_section, *team, m_round->value())
                                    : pairing::lineUpOf(*m_section, *team, m_round->value(), boards());
    if (handedIn(*team) != nullptr)
        m_lineUps[side]->setText(lineUpText(shown, players));
    else
        m_lineUps[side]->setPlaceholderText(lineUpText(shown, players));
}

std::optional<LineUp> MatchesDialog::readLineUp(std::size_t side) const
{
    const Team& team = m_section->teams.teams[*teamOf(side)];
    QString text = m_lineUps[side]->text().simplified();
    if (text.isEmpty()) text = m_lineUps[side]->placeholderText();
    constexpr std::size_t kOneDigit = 9;
    static const QRegularExpression kDigits(QStringLiteral("^[0-9]+$"));
    QStringList words = text.split(QRegularExpression(QStringLiteral("[ ,;]+")), Qt::SkipEmptyParts);
    if (words.size() == 1 && team.members.size() <= kOneDigit && kDigits.match(text).hasMatch())
        words = text.split(QString(), Qt::SkipEmptyParts);
    LineUp lineUp;
    lineUp.round = m_round->value();
    lineUp.team = team.id;
    lineUp.reason = m_reason->text().trimmed().toStdString();
    for (const QString& word : words) {
        bool isNumber = false;
        const int place = word == QLatin1String("-") ? (isNumber = true, 0) : word.toInt(&isNumber);
        if (!isNumber || place < 0 || place > static_cast<int>(team.members.size())) return std::nullopt;
        lineUp.boards.push_back(place == 0 ? PlayerId{} : team.members[static_cast<std::size_t>(place - 1)]);
    }
    return lineUp;
}

void MatchesDialog::showIssues(std::size_t side)
{
    const auto lineUp = readLineUp(side);
    m_note->clear();
    if (!lineUp) return;
    policy::Warning told;
    told.id = policy::WarningId::LineUpBroken;
    told.facts =
        policy::lineUpIssues(*m_section, *lineUp, policy::sectionsAbove(m_desk.session().event(), m_desk.sectionId()));
    m_note->setText(text::warningDetails(told, *m_section, m_desk.wording()).join(QLatin1Char('\n')));
}

bool MatchesDialog::keepLineUp(std::size_t side)
{
    if (!m_section || !teamOf(side)) return false;
    const auto lineUp = readLineUp(side);
    if (!lineUp) {
        m_note->setText(tr("Write the places of the members from board 1 on, such as 1 2 4 5; 0 is an empty board."));
        return false;
    }
    const policy::TeamIssues issues =
        policy::lineUpIssues(*m_section, *lineUp, policy::sectionsAbove(m_desk.session().event(), m_desk.sectionId()));
    const bool impossible = std::ranges::any_of(issues, policy::isBeyondReason, &policy::TeamIssue::fault);
    if (!issues.empty() && !impossible && lineUp->reason.empty()) {
        showIssues(side);
        m_note->setText(m_note->text() + QLatin1Char('\n') +
                        tr("Not kept yet: mend the line-up, or write the reason and press Enter."));
        m_reason->setProperty("side", static_cast<uint>(side));
        m_reason->setFocus();
        return false;
    }
    return m_desk.apply(SetLineUp{m_desk.sectionId(), *lineUp});
}

bool MatchesDialog::keepResult()
{
    const auto team = teamOf(0);
    if (!m_section || !team || !isPaired()) return false;
    EnterMatch entry;
    entry.section = m_desk.sectionId();
    entry.round = m_round->value();
    entry.team = m_section->teams.teams[*team].id;
    const QString text = m_result->text().simplified();
    static const QRegularExpression kScore(QStringLiteral("^([0-9]*[.,½]?[0-9]*) ?[-:–] ?([0-9]*[.,½]?[0-9]*)$"));
    const auto score = kScore.match(text);
    const auto boards = policy::readBoards(text.toStdString());
    const bool isBoards = boards && static_cast<int>(boards->size()) >= 2 && !text.contains(QLatin1Char(':'));
    const auto own = score.hasMatch() ? typedPoints(score.captured(1)) : std::nullopt;
    const auto others = score.hasMatch() ? typedPoints(score.captured(2)) : std::nullopt;
    const int due = static_cast<int>(policy::matchBoards(*m_section, entry.round, *team).size());
    if (isBoards && (!own || static_cast<int>(boards->size()) == due)) {
        entry.boards = *boards;
    } else if (own && others) {
        entry.gamePoints = own;
        entry.opponents = others;
    } else {
        m_note->setText(tr("Write a result for each board, such as 1=0+, or both scores, such as 2½-1½."));
        return false;
    }
    auto action = policy::enteringMatch(*m_section, entry);
    if (!action) {
        m_desk.fail(action.error());
        return false;
    }
    return action->changes.empty() || m_desk.apply(*std::move(action));
}

void MatchesDialog::copyLastRound()
{
    const RoundNumber last = m_round->value() - 1;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const auto team = teamOf(side);
        if (!team || last < 1) continue;
        m_lineUps[side]->setText(lineUpText(m_section->teams.teams[*team], pairing::boardsOf(*m_section, *team, last)));
        showIssues(side);
    }
    m_lineUps[0]->setFocus();
}

void MatchesDialog::next(QLineEdit* field)
{
    const int row = m_table->currentRow() + 1;
    if (row < m_table->rowCount()) m_table->setCurrentCell(row, OneColumn);
    field->setFocus();
}

void MatchesDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isUp = event->key() == Qt::Key_Up;
    if (!isUp && event->key() != Qt::Key_Down) return QDialog::keyPressEvent(event);
    const int row = m_table->currentRow() + (isUp ? -1 : 1);
    if (row >= 0 && row < m_table->rowCount()) m_table->setCurrentCell(row, OneColumn);
}

}  // namespace kydai::ui

#include "moc_matches_dialog.cpp"
