#include "dialogs/teams_dialog.h"

#include "model/team_scorecards.h"
#include "model/team_settings.h"
#include "model/tournament_rating.h"
#include "pairing/teams/team_order.h"
#include "pairing/teams/team_round.h"
#include "policy/line_up.h"
#include "text/value_text.h"
#include "widgets/dialog_buttons.h"
#include "widgets/dialog_size.h"
#include "widgets/ordered_list.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// The system that an event becomes one of: a round robin stays one.
PairingSystem dueSystem(const SystemRow& before, bool ofPlayers)
{
    if (before.meetsAll) return ofPlayers ? PairingSystem::RoundRobin : PairingSystem::TeamRoundRobin;
    return ofPlayers ? PairingSystem::Dutch : PairingSystem::TeamSwiss;
}

constexpr int kUsualBoards = 4;
constexpr int kMostBoards = 99;

/// The elements of `list` that `isOf` says, in the order of the numbers of an ordered list.
template <class T, class IdOf>
void reorder(std::vector<T>& list, const std::vector<int>& order, const IdOf& idOf)
{
    const auto place = [&](const T& each) { return std::ranges::find(order, idOf(each)) - order.begin(); };
    std::ranges::stable_sort(list, {}, place);
}

/// Where everybody of a team meets everybody of the other one, or a table says who plays, members are the boards.
bool choosesBoards(const std::shared_ptr<const Section>& section)
{
    const SystemRow& system = rowOf(section ? section->rules.pairingSystem : PairingSystem::TeamSwiss);
    return !system.isTable || system.meetsAll;
}

int boardsWith(Section section, const TeamEvent& teams)
{
    section.teams = teams;
    return boardsPerMatch(section);
}

/// The colours on the boards say how many there are (TRF26 352); where nothing else was said, the team with White has
/// it on the odd ones. A new team event always says so: reserves who come later are no boards.
void giveBoards(const Section& section, TeamEvent& teams, int count)
{
    if (section.isTeamEvent() && boardsWith(section, teams) == count) return;
    teams.boardColours = boardPattern(std::move(teams.boardColours), count);
}

}  // namespace

TeamsDialog::TeamsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_section(desk.section()),
      m_teams(new OrderedList(QStringLiteral("teamList"), this)),
      m_members(new OrderedList(QStringLiteral("teamMembers"), this)),
      m_find(new PlayerFindBox(QStringLiteral("teamPlayer"), this)),
      m_name(new QLineEdit(this)),
      m_nickname(new QLineEdit(this)),
      m_captain(new QLineEdit(this)),
      m_club(new QLineEdit(this)),
      m_venue(new QLineEdit(this)),
      m_by(new QComboBox(this)),
      m_count(new QSpinBox(this)),
      m_boards(new QSpinBox(this)),
      m_order(new QPushButton(tr("&Order now"), this)),
      m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("teamsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Teams"));
    if (m_section) m_event = m_section->teams;
    build();
    connect(m_teams, &OrderedList::currentRowChanged, this, &TeamsDialog::showTeam);
    connect(m_teams, &OrderedList::orderChanged, this, &TeamsDialog::takeOrder);
    connect(m_teams, &OrderedList::removeWanted, this, &TeamsDialog::removeTeam);
    connect(m_members, &OrderedList::orderChanged, this, &TeamsDialog::takeMembers);
    connect(m_members, &OrderedList::removeWanted, this, &TeamsDialog::removeMember);
    connect(m_find, &PlayerFindBox::found, this, &TeamsDialog::addMember);
    for (QLineEdit* field : {m_name, m_nickname, m_captain, m_club, m_venue})
        connect(field, &QLineEdit::textEdited, this, &TeamsDialog::takeNames);
    connect(m_order, &QPushButton::clicked, this, &TeamsDialog::order);
    connect(m_by, &QComboBox::currentIndexChanged, this, &TeamsDialog::showTeams);
    connect(m_count, &QSpinBox::valueChanged, this, &TeamsDialog::showTeams);
    connect(m_boards, &QSpinBox::valueChanged, this, &TeamsDialog::takeBoards);
    if (m_section) m_find->setSection(m_section);
    showTeams();
    m_teams->setFocus();
}

void TeamsDialog::build()
{
    auto* columns = new QHBoxLayout;
    columns->addWidget(teamsColumn(), 1);
    columns->addWidget(membersColumn(), 1);
    m_note->setObjectName(QStringLiteral("teamsNote"));
    m_note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(columns, 1);
    column->addWidget(m_note);
    column->addWidget(dialogButtons(*this, "teamsSave"));
    resizeToScreen(*this, {860, 600});
}

QWidget* TeamsDialog::teamsColumn()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    m_teams->setAccessibleName(tr("Teams"));
    m_teams->setToolTip(tr("Ctrl+Up and Ctrl+Down, or the mouse, move a team; Delete takes it out."));
    column->addWidget(m_teams, 1);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const QString& text, const char* name, void (TeamsDialog::*pressed)()) {
        auto* made = new QPushButton(text, side);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, pressed);
        buttons->addWidget(made);
    };
    button(tr("&New team"), "teamNew", &TeamsDialog::addTeam);
    button(tr("From &units"), "teamUnits", &TeamsDialog::addUnits);
    button(tr("&Remove"), "teamRemove", &TeamsDialog::removeTeam);
    column->addLayout(buttons);
    // In the order of pairing::TeamOrder, the listed one left out: that is what the list is.
    m_by->setObjectName(QStringLiteral("teamOrder"));
    m_by->setAccessibleName(tr("Order of the teams"));
    m_by->addItems({tr("Rating of the first members"), tr("Rating of the best members"), tr("Rating of all members"),
                    tr("Lots"), tr("Lots, teams of one club meet early")});
    m_count->setObjectName(QStringLiteral("teamOrderCount"));
    m_count->setAccessibleName(tr("Members whose ratings count"));
    m_count->setRange(1, kMaxStartNumber);
    const int boards = m_section && m_section->isTeamEvent() ? boardsPerMatch(*m_section) : kUsualBoards;
    m_count->setValue(std::max(1, boards));
    m_order->setObjectName(QStringLiteral("teamOrderNow"));
    m_order->setAutoDefault(false);
    auto* ordering = new QHBoxLayout;
    ordering->addWidget(m_by, 1);
    ordering->addWidget(m_count);
    ordering->addWidget(m_order);
    column->addLayout(ordering);
    m_boards->setObjectName(QStringLiteral("teamBoards"));
    m_boards->setRange(1, kMostBoards);
    m_boards->setToolTip(tr("Who stands below them in a team is a reserve."));
    auto* boardsRow = new QFormLayout;
    boardsRow->addRow(tr("&Boards of a match"), m_boards);
    column->addLayout(boardsRow);
    return side;
}

QWidget* TeamsDialog::membersColumn()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    auto* form = new QFormLayout;
    m_name->setObjectName(QStringLiteral("teamName"));
    m_nickname->setObjectName(QStringLiteral("teamNickname"));
    m_captain->setObjectName(QStringLiteral("teamCaptain"));
    m_club->setObjectName(QStringLiteral("teamClub"));
    m_club->setToolTip(tr("Teams of one club can be drawn so that they meet early, and share the limits on games."));
    m_venue->setObjectName(QStringLiteral("teamVenue"));
    m_find->setPlaceholderText(tr("Name or number"));
    form->addRow(tr("Na&me"), m_name);
    form->addRow(tr("S&hort name"), m_nickname);
    form->addRow(tr("&Captain"), m_captain);
    form->addRow(tr("C&lub"), m_club);
    form->addRow(tr("Plays at home &in"), m_venue);
    form->addRow(tr("&Add member"), m_find);
    column->addLayout(form);
    m_members->setAccessibleName(tr("Members in board order"));
    m_members->setToolTip(tr("Ctrl+Up and Ctrl+Down, or the mouse, move a member; Delete takes him out."));
    column->addWidget(m_members, 1);
    return side;
}

bool TeamsDialog::isFixed() const
{
    return m_section && !m_section->rounds.empty();
}

Team* TeamsDialog::current()
{
    const auto at = std::ranges::find(m_event.teams, TeamId{m_teams->currentId()}, &Team::id);
    return at == m_event.teams.end() ? nullptr : &*at;
}

void TeamsDialog::showTeams()
{
    std::vector<OrderedList::Line> lines;
    const auto by = static_cast<pairing::TeamOrder>(m_by->currentIndex() + 1);
    const bool byRating = by < pairing::TeamOrder::Lots;
    for (std::size_t at = 0; at < m_event.teams.size(); ++at) {
        const Team& team = m_event.teams[at];
        const int number = isFixed() ? team.id.value : static_cast<int>(at) + 1;
        const int mean = m_section && byRating ? pairing::meanRating(*m_section, team, by, m_count->value()) : 0;
        QString text = QStringLiteral("%1. %2").arg(number).arg(QString::fromStdString(team.name));
        if (mean > 0) text += QStringLiteral("  ·  %1").arg(mean);
        lines.push_back({team.id.value, text});
    }
    m_teams->setLines(lines);
    m_teams->setDragEnabled(!isFixed());
    m_order->setEnabled(!isFixed() && m_event.teams.size() > 1);
    m_note->setText(m_event.teams.empty()
                        ? tr("A section with teams is a team event: its rounds pair teams, and the boards of a match "
                             "follow the order of the members.")
                    : isFixed() ? tr("Round 1 is paired: the teams keep their numbers.")
                                : tr("The number of a team is its place in this list."));
    showTeam();
}

void TeamsDialog::showTeam()
{
    const Team* team = current();
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_name, m_nickname, m_captain, m_club, m_venue, m_find, m_members})
        field->setEnabled(team != nullptr);
    const auto show = [&](QLineEdit* field, const std::string& text) {
        const QString shown = QString::fromStdString(text);
        if (field->text() == shown) return;  // whoever is typing keeps the cursor
        field->setText(shown);
        field->setCursorPosition(0);
    };
    static const Team kNone;
    const Team& shown = team == nullptr ? kNone : *team;
    show(m_name, shown.name);
    show(m_nickname, shown.nickname);
    show(m_captain, shown.captain);
    show(m_club, shown.club);
    show(m_venue, shown.venue);
    showMembers();
}

QString TeamsDialog::memberText(PlayerId id, int board) const
{
    const Player& player = m_section->player(id);
    const int rating = tournamentRating(m_section->info, player);
    QString text = QStringLiteral("%1. %2").arg(board).arg(QString::fromStdString(player.name));
    if (rating > 0) text += QStringLiteral("  ·  %1").arg(rating);
    return text;
}

void TeamsDialog::showMembers()
{
    std::vector<OrderedList::Line> lines;
    if (const Team* team = current()) {
        for (std::size_t at = 0; at < team->members.size(); ++at) {
            const PlayerId member = team->members[at];
            lines.push_back({m_section->numberOf(member), memberText(member, static_cast<int>(at) + 1)});
        }
    }
    m_members->setLines(lines);
    showBoards();
}

void TeamsDialog::showBoards()
{
    m_boards->setEnabled(!isFixed() && !m_event.teams.empty() && choosesBoards(m_section));
    if (m_areBoardsChosen || m_event.teams.empty() || !m_section) return;
    const int boards = boardsWith(*m_section, m_event);
    const QSignalBlocker quiet(m_boards);
    m_boards->setValue(m_section->isTeamEvent() ? boards : std::min(boards, kUsualBoards));
}

void TeamsDialog::takeBoards(int /*count*/)
{
    m_areBoardsChosen = true;
}

void TeamsDialog::takeNames()
{
    Team* team = current();
    if (team == nullptr) return;
    team->name = m_name->text().toStdString();
    team->nickname = m_nickname->text().toStdString();
    team->captain = m_captain->text().toStdString();
    team->club = m_club->text().trimmed().toStdString();
    team->venue = m_venue->text().trimmed().toStdString();
    if (sender() == m_name) showTeams();
}

void TeamsDialog::takeOrder()
{
    if (!isFixed()) reorder(m_event.teams, m_teams->order(), [](const Team& team) { return team.id.value; });
    showTeams();
}

void TeamsDialog::takeMembers()
{
    if (Team* team = current())
        reorder(team->members, m_members->order(), [&](PlayerId member) { return m_section->numberOf(member); });
    showMembers();
}

void TeamsDialog::removeMember()
{
    const int row = m_members->currentRow();
    Team* team = current();
    if (team == nullptr || row < 0) return;
    team->members.erase(team->members.begin() + row);
    showMembers();
}

void TeamsDialog::addTeam()
{
    int last = 0;
    for (const Team& team : m_event.teams) last = std::max(last, team.id.value);
    m_event.teams.emplace_back().id = TeamId{last + 1};
    showTeams();
    m_teams->setCurrentId(last + 1);
    m_name->setFocus();
}

void TeamsDialog::removeTeam()
{
    const Team* team = current();
    if (team == nullptr) return;
    std::erase_if(m_event.fixtures,
                  [&](const Fixture& each) { return each.first == team->id || each.second == team->id; });
    m_event.teams.erase(m_event.teams.begin() + (team - m_event.teams.data()));
    showTeams();
}

void TeamsDialog::addUnits()
{
    if (!m_section) return;
    m_event = pairing::withTeamsOfUnits(*m_section, std::move(m_event));
    showTeams();
}

void TeamsDialog::addMember(PlayerId player)
{
    Team* team = current();
    m_find->clear();
    if (team == nullptr) return;
    for (Team& each : m_event.teams) std::erase(each.members, player);
    team->members.push_back(player);
    showMembers();
    m_members->setCurrentId(m_section->numberOf(player));
}

void TeamsDialog::order()
{
    if (!m_section || isFixed()) return;
    const auto by = static_cast<pairing::TeamOrder>(m_by->currentIndex() + 1);
    m_event = pairing::orderedTeams(*m_section, std::move(m_event), by, m_count->value(),
                                    QRandomGenerator::global()->generate64());
    showTeams();
}

void TeamsDialog::accept()
{
    if (!m_section) return reject();
    TeamEvent teams = m_event;
    if (!isFixed()) teams = pairing::orderedTeams(*m_section, std::move(teams), pairing::TeamOrder::AsListed, 0, 0);
    if (m_boards->isEnabled()) giveBoards(*m_section, teams, m_boards->value());
    CompoundChange action(EditTeams{m_desk.sectionId(), teams});
    RuleSet rules = m_section->rules;
    const SystemRow& system = rowOf(rules.pairingSystem);
    const bool fits = teams.teams.empty() ? system.pairsPlayers : system.pairsTeams;
    if (!isFixed() && !fits && rules.pairingSystem != PairingSystem::Manual) {
        rules.pairingSystem = dueSystem(system, teams.teams.empty());
        const bool isSwiss = rules.pairingSystem == PairingSystem::TeamSwiss;
        rules.systemCode = isSwiss ? codeOf(TeamSettings{}) : std::string();
        action.changes.emplace_back(EditRules{m_desk.sectionId(), std::move(rules)});
    }
    const auto count = static_cast<int>(teams.teams.size());
    const bool changed = teams != m_section->teams;
    if (!m_desk.apply(std::move(action))) return;
    if (changed) m_desk.tell(InlineBar::Tone::Plain, tr("%n teams now. Ctrl+Z takes this back.", nullptr, count));
    QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_teams_dialog.cpp"
