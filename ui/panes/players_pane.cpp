#include "panes/players_pane.h"

#include "format/player_table.h"
#include "format/reader.h"
#include "panes/add_player_bar.h"
#include "panes/player_seats.h"
#include "panes/rating_list_panel.h"
#include "panes/remarks.h"
#include "policy/actions.h"
#include "policy/rating_check.h"
#include "support/file_system.h"
#include "text/value_text.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// Whom an action reached: a few by name, of many the first.
QString namesOf(const Section& section, const std::vector<PlayerId>& players)
{
    constexpr std::size_t kMostNamed = 3;
    QStringList names;
    for (const PlayerId id : players) {
        if (names.size() == static_cast<qsizetype>(kMostNamed) && players.size() > kMostNamed + 1) break;
        names << QString::fromStdString(section.player(id).name);
    }
    const QString named = text::joinedNames(names);
    const int others = static_cast<int>(players.size()) - static_cast<int>(names.size());
    return others == 0 ? named : PlayersPane::tr("%1 and %n others", nullptr, others).arg(named);
}

}  // namespace

PlayersPane::PlayersPane(Desk& desk, QWidget* parent)
    : Pane(desk, "playersPane", parent),
      m_model(new PlayersModel(desk.wording(), this)),
      m_filter(new PlayersFilter(this)),
      m_table(new TableView(QStringLiteral("playersTable"), this)),
      m_empty(new EmptyState(QStringLiteral("playersEmpty"), this)),
      m_search(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_addBar(new AddPlayerBar(desk, this)),
      m_listPanel(new RatingListPanel(desk, this))
{
    build();
    connect(&desk, &Desk::placeChanged, this, &PlayersPane::refresh);
    connect(&desk, &Desk::sectionChanged, this, &PlayersPane::refresh);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setSearch(text);
        showCount();
        if (!m_table->currentIndex().isValid()) m_table->goToRow(0);
    });
    connect(m_search, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_model, &PlayersModel::editRequested, this, &PlayersPane::edit);
    connect(m_model, &PlayersModel::editRefused, this,
            [this](const QString& sentence) { this->desk().tell(InlineBar::Tone::Warning, sentence); });
    connect(m_table, &TableView::currentMoved, this, &PlayersPane::followSelection);
    connect(m_table, &TableView::opened, this, [this](const QModelIndex& index) { m_table->edit(index); });
    connect(m_addBar, &AddPlayerBar::added, this, [this](PlayerId player) {
        m_added = player;
        showPlayer(player);
    });
    connect(m_addBar, &AddPlayerBar::closed, this, &PlayersPane::takeFocus);
    connect(m_listPanel, &RatingListPanel::finished, this, &PlayersPane::openAddBar);
    // Behind what the panel says of the list itself.
    connect(&desk.ratingList(), &RatingList::changed, this, &PlayersPane::tellDifferences, Qt::QueuedConnection);
    m_table->setKeyHandler([this](QKeyEvent& key) { return onTableKey(key); });
    retranslate();
    refresh();
}

PlayersPane::~PlayersPane() = default;

/// What is said of a person is said wherever he plays.
void PlayersPane::edit(const Player& player)
{
    const CompoundChange action = policy::editingPlayer(desk().session().event(), desk().sectionId(), player);
    if (!desk().apply(action) || action.changes.size() < 2) return;
    QStringList others;
    for (std::size_t at = 1; at < action.changes.size(); ++at) {
        const auto section = desk().session().section(std::get<EditPlayer>(action.changes[at]).section);
        others << QString::fromStdString(section->info.name);
    }
    desk().tell(InlineBar::Tone::Plain,
                tr("%1 is one person: changed in %2 too. Ctrl+Z takes both back.")
                    .arg(QString::fromStdString(player.name), others.join(QStringLiteral(", "))));
}

void PlayersPane::build()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(m_model->column("number"), Qt::AscendingOrder);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setItemDelegate(new CellDelegate({}, this));
    for (const char* name : {"withdraw", "byes", "zeroBye", "movePlayers", "removePlayers", "giveNumbers", "checkIn",
                             "explain", "whatIf", "addPlayer"})
        m_table->addMenuAction(desk().actions().get(name));
    m_search->setObjectName(QStringLiteral("playersSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(110);
    m_search->setMaximumWidth(230);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 5, 8, 5);
    constexpr int kBeforeAir = 100;
    bar->addWidget(m_search, kBeforeAir);
    bar->addSpacing(8);
    bar->addWidget(m_count);
    bar->addStretch(1);
    for (const char* name : {"addPlayer", "importPlayers", "withdraw", "byes"}) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name) + QStringLiteral("ToolButton"));
        button->setDefaultAction(desk().actions().get(name));
        button->setAutoRaise(true);
        bar->addWidget(button);
        m_buttons << button;
    }

    auto* players = new QWidget(this);
    auto* column = new QVBoxLayout(players);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);

    auto* pages = new QWidget(this);
    m_stack = new QStackedLayout(pages);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(players);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_listPanel);
    all->addWidget(m_addBar);
    all->addWidget(pages, 1);
    for (const char* name : {"addPlayer", "importPlayers", "pastePlayers", "importRatingList"})
        m_empty->addAction(desk().actions().get(name));
}

void PlayersPane::retranslate()
{
    m_empty->setTexts(tr("No players yet"), tr("Add players one by one, import a list (CSV, TRF, FIDE rating list), or "
                                               "copy rows in a spreadsheet and paste them here."));
    m_search->setPlaceholderText(tr("Find: name, unit, number, FIDE ID"));
    m_search->setAccessibleName(tr("Find players"));
    m_table->setAccessibleName(tr("Players"));
    m_model->setWording(desk().wording());
    showCount();
}

void PlayersPane::showCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? tr("%n players", nullptr, all) : tr("%1 of %n players", nullptr, all).arg(shown));
}

void PlayersPane::refresh()
{
    const auto& section = desk().section();
    if (std::exchange(m_section, desk().sectionId()) != desk().sectionId()) {
        m_search->clear();
        m_model->setSection(nullptr);  // nobody of the last section is selected in this one
    }
    const PlayerId before = selectedPlayer();
    m_model->setSection(section);
    if (section) setColumns(*section);
    m_stack->setCurrentIndex(section && !section->players.empty() ? 1 : 0);
    if (selectedPlayer() != before && before) showPlayer(before);
    if (!m_table->currentIndex().isValid()) m_table->goToRow(0);
    showCount();
}

/// All columns fit beside the Why? pane on the smallest screen: days of birth, FIDE IDs and long categories take room
/// only where there are some.
void PlayersPane::setColumns(const Section& section)
{
    const auto any = [&](auto has) { return std::ranges::any_of(section.players, has); };
    constexpr std::size_t kShort = 4;
    const bool days = any([](const Player& player) { return player.birth.month != 0; });
    const bool ids = any([](const Player& player) { return !player.fideId.empty(); });
    const bool longCategories = any([](const Player& player) { return player.category.size() > kShort; });
    QList<int> widths = m_model->widths(TableView::kHidden);
    const auto at = [&](std::string_view id) -> int& { return widths[m_model->column(id)]; };
    at("birth") = 5;
    at("fide_id") = ids ? 9 : 7;
    at("category") = longCategories ? 7 : 5;
    if (days) {
        at("birth") = 10;
        at("unit") = at("status") = longCategories ? -9 : -11;
    }
    if (widths == m_widths) return;
    m_widths = widths;
    m_table->setColumns(widths);
}

void PlayersPane::takeFocus()
{
    m_model->rowCount() > 0 ? m_table->setFocus() : m_empty->setFocus();
}

PlayerId PlayersPane::selectedPlayer() const
{
    return m_model->playerAt(m_filter->mapToSource(m_table->currentIndex()).row());
}

std::vector<PlayerId> PlayersPane::selectedPlayers() const
{
    std::vector<PlayerId> players;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
        players.push_back(m_model->playerAt(m_filter->mapToSource(row).row()));
    }
    std::ranges::sort(players);
    return players;
}

void PlayersPane::showPlayer(PlayerId player)
{
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    QModelIndex index = m_filter->mapFromSource(m_model->index(row, m_model->column("name")));
    if (!index.isValid()) {
        m_search->clear();
        index = m_filter->mapFromSource(m_model->index(row, m_model->column("name")));
    }
    m_table->goTo(index, QAbstractItemView::PositionAtCenter);
}

std::optional<WhyQuestion> PlayersPane::question() const
{
    // About a player as such one asks first for his colour in the round that is shown.
    if (!selectedPlayer() || desk().round() == 0) return std::nullopt;
    return WhyQuestion{ExplanationKind::Colour, desk().sectionId(), desk().round(), selectedPlayer()};
}

void PlayersPane::followSelection()
{
    if (const auto asked = question(); asked && isVisible()) desk().ask(*asked);
}

bool PlayersPane::onTableKey(QKeyEvent& key)
{
    if (key.matches(QKeySequence::Paste)) {
        paste();
        return true;
    }
    if (key.key() == Qt::Key_Delete && key.modifiers() == Qt::NoModifier) {
        clearCell();
        return true;
    }
    return false;
}

/// As in a spreadsheet; what can't be empty says so.
void PlayersPane::clearCell()
{
    const QModelIndex cell = m_table->currentIndex();
    if (cell.flags() & Qt::ItemIsEditable) m_filter->setData(cell, QString());
}

bool PlayersPane::isSelectionInHand() const
{
    const QWidget* focus = QApplication::focusWidget();
    const bool atButton = std::ranges::any_of(m_buttons, [&](const QToolButton* button) { return button == focus; });
    // Whoever was just added is at hand too: the bar is empty again, and he is the one who is selected.
    const bool justAdded =
        m_addBar->isAncestorOf(focus) && m_addBar->isEmpty() && selectedPlayers() == std::vector{m_added};
    return m_table->isVisible() && (focus == m_table || atButton || justAdded) && !selectedPlayers().empty();
}

void PlayersPane::openAddBar()
{
    m_addBar->open();
}

void PlayersPane::paste()
{
    if (!desk().section()) return;
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        return desk().tell(InlineBar::Tone::Warning,
                           tr("The clipboard is empty. Copy rows with names in a spreadsheet first."));
    }
    auto sheets = format::readSheets(text.toStdString(), {});
    if (!sheets) return desk().fail(sheets.error());
    const auto read = format::readPlayers(sheets->front().rows, format::detectColumns(sheets->front().rows), {});
    // What is understood as a whole needs no questions.
    if (read && read->diagnostics.empty()) return take(read->players, {});
    Q_EMIT mappingWanted(*sheets, text.toStdString(), tr("clipboard"));
}

void PlayersPane::importFile()
{
    if (!desk().section()) return;
    const QString path = desk().prompts().openFile(
        {tr("Import players"),
         {},
         {tr("Lists and reports (*.xlsx *.csv *.txt *.trf *.trf26 *.json *.tunx)"), tr("All files (*)")}});
    if (path.isEmpty()) return;
    const auto bytes = format::readBytes(pathOf(path.toStdString()));
    if (!bytes) return desk().fail(bytes.error());
    const format::FileKind kind = format::detect(*bytes);
    // Nobody wants two million players in a section: the list is for looking up.
    if (kind == format::FileKind::FideListText || kind == format::FileKind::FideListXml) {
        return m_listPanel->import(path);
    }
    if (kind == format::FileKind::Csv || kind == format::FileKind::Xlsx) {
        auto sheets = format::readSheets(*bytes, path.toStdString());
        if (!sheets) return desk().fail(sheets.error());
        Q_EMIT mappingWanted(*sheets, *bytes, QFileInfo(path).fileName());
        return;
    }
    const auto read = format::readText(*bytes, path.toStdString());
    if (!read) return desk().fail(read.error());
    std::vector<Player> players;
    for (const Section& section : read->sections) {
        players.insert(players.end(), section.players.begin(), section.players.end());
    }
    take(std::move(players), read->diagnostics);
}

void PlayersPane::importRatingList()
{
    m_listPanel->promptAndImport();
}

void PlayersPane::downloadRatingList()
{
    m_listPanel->download();
}

/// Another list has been taken in: whom it concerns in any section is told, nothing is changed.
void PlayersPane::tellDifferences()
{
    if (!desk().session().isOpen() || !RatingList::isComparedByItself()) return;
    QString here;
    QString month;
    QStringList elsewhere;
    for (const EventSection& one : desk().session().event().sections) {
        const auto list = desk().ratingList().heldFor(*one.section);
        if (!list) continue;
        const auto differ =
            static_cast<int>(policy::comparedWithList(*one.section, list->find, list->month.toStdString()).size());
        if (differ == 0) continue;
        month = list->month;
        if (one.id == desk().sectionId()) {
            const QString key = desk().actions().get("checkRatings")->shortcut().toString(QKeySequence::NativeText);
            here = tr("%n players of this section stand otherwise in the list %1: %2 shows them.", nullptr, differ)
                       .arg(month, key);
        } else {
            elsewhere << QStringLiteral("%1 (%2)").arg(QString::fromStdString(one.section->info.name)).arg(differ);
        }
    }
    constexpr qsizetype kMostNamed = 6;
    const qsizetype named = std::min(elsewhere.size(), kMostNamed);
    QString others = elsewhere.first(named).join(QStringLiteral(", "));
    if (named < elsewhere.size()) others += QStringLiteral(", …");
    const QStringList told{
        here, elsewhere.isEmpty()
                  ? QString()
                  : tr("Players of other sections stand otherwise in the list %1: %2.").arg(month, others)};
    const QString words = told.join(QLatin1Char(' ')).trimmed();
    if (!words.isEmpty()) desk().tell(InlineBar::Tone::Warning, words);
}

void PlayersPane::take(std::vector<Player> players, const std::vector<format::Diagnostic>& findings)
{
    const int count = static_cast<int>(players.size());
    for (Player& player : players) player = policy::newcomer(std::move(player));
    const PlayerId first = newPlayerIds(desk().section()->players, 1).front();
    if (addPlayers(desk(), std::move(players))) {
        showPlayer(first);
        tellFindings(desk(), tr("%n players added. Ctrl+Z takes this back.", nullptr, count), findings);
    }
}

void PlayersPane::toggleWithdrawal()
{
    const auto section = desk().section();
    const auto players = selectedPlayers();
    if (!section || players.empty()) return;
    // Of players some of whom are out already, the others go.
    const auto isIn = [&](PlayerId id) { return !section->player(id).withdrawnFromRound.has_value(); };
    const bool leave = std::ranges::any_of(players, isIn);
    std::vector<PlayerId> changed;
    std::ranges::copy_if(players, std::back_inserter(changed), [&](PlayerId id) { return isIn(id) == leave; });
    const CompoundChange action = leave ? policy::withdrawing(*section, desk().sectionId(), changed)
                                        : policy::returning(*section, desk().sectionId(), changed);
    const RoundNumber round = section->roundsPaired() + 1;
    if (action.changes.empty())
        return desk().tell(InlineBar::Tone::Warning,
                           tr("Expelled, and so out: %1. Take that mark away first, in the player's record.")
                               .arg(namesOf(*section, changed)));
    if (!desk().apply(action)) return;
    //: names of players, and a round
    const QString told = leave ? tr("Withdrawn from round %2 on: %1. Ctrl+Z takes this back.")
                               : tr("Back in round %2: %1. Ctrl+Z takes this back.");
    desk().tell(InlineBar::Tone::Plain, told.arg(namesOf(*section, changed)).arg(round));
}

void PlayersPane::removeSelected()
{
    const auto players = selectedPlayers();
    if (players.empty()) return;
    const auto section = desk().section();
    if (!desk().apply(policy::removing(*section, desk().sectionId(), players))) return;
    desk().tell(InlineBar::Tone::Plain,
                tr("Removed from the list: %1. Ctrl+Z takes this back.").arg(namesOf(*section, players)));
}

void PlayersPane::toggleBye(Outcome kind)
{
    const auto section = desk().section();
    const auto players = selectedPlayers();
    if (!section || players.empty()) return;
    const RoundNumber round = section->roundsPaired() + 1;
    SetRequestedByes change{desk().sectionId(), section->requestedByes};
    // As for withdrawals: of players some of whom have the bye already, the others get it.
    const auto has = [&](PlayerId id) {
        return std::ranges::find(section->requestedByes, RequestedBye{id, round, kind}) != section->requestedByes.end();
    };
    const bool give = !std::ranges::all_of(players, has);
    std::erase_if(change.byes, [&](const RequestedBye& bye) {
        return bye.round == round && std::ranges::find(players, bye.player) != players.end();
    });
    if (give) {
        for (const PlayerId id : players) change.byes.push_back({id, round, kind});
    }
    if (!desk().apply(change)) return;
    const QString told = !give                      ? tr("No bye in round %2: %1. Ctrl+Z takes this back.")
                         : kind == Outcome::HalfBye ? tr("Half-point bye in round %2: %1. Ctrl+Z takes this back.")
                                                    : tr("Zero-point bye in round %2: %1. Ctrl+Z takes this back.");
    desk().tell(InlineBar::Tone::Plain, told.arg(namesOf(*section, players)).arg(round));
}

void PlayersPane::renumber()
{
    const auto section = desk().section();
    if (!section) return;
    if (desk().apply(policy::renumbering(*section, desk().sectionId()))) {
        desk().tell(InlineBar::Tone::Plain,
                    tr("Starting numbers follow rating, title and name. Ctrl+Z takes this back."));
    }
}

void PlayersPane::moveSelected()
{
    const auto& sections = desk().session().event().sections;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("moveToMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const EventSection& each : sections) {
        if (each.id == desk().sectionId()) continue;
        menu->addAction(tr("To %1").arg(QString::fromStdString(each.section->info.name)), this,
                        [this, to = each.id] { moveTo(to); });
    }
    if (menu->isEmpty()) {
        delete menu;
        desk().tell(InlineBar::Tone::Warning, tr("The event has no other section to move players to."));
        return;
    }
    menu->setActiveAction(menu->actions().front());
    menu->popup(m_table->viewport()->mapToGlobal(m_table->visualRect(m_table->currentIndex()).bottomLeft()));
}

void PlayersPane::moveTo(SectionId section)
{
    const auto players = selectedPlayers();
    const auto from = desk().section();
    const auto target = desk().session().section(section);
    if (players.empty() || !from || !target) return;
    if (!desk().apply(policy::moving(desk().session().event(), desk().sectionId(), section, players))) return;
    desk().tell(InlineBar::Tone::Plain, tr("Moved to %2: %1. Ctrl+Z takes this back.")
                                            .arg(namesOf(*from, players), QString::fromStdString(target->info.name)));
}

void PlayersPane::seatSelected()
{
    offerLateSeats(desk(), *m_table, selectedPlayers());
}

void PlayersPane::giveTable()
{
    giveFixedTable(desk(), selectedPlayers());
}

void PlayersPane::showField(PlayerId player, std::string_view column)
{
    showPlayer(player);
    const int at = m_model->column(column);
    if (at >= 0 && m_table->currentIndex().isValid()) m_table->goTo(m_table->currentIndex().siblingAtColumn(at));
}

}  // namespace kydai::ui

#include "moc_players_pane.cpp"
