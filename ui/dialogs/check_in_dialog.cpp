#include "dialogs/check_in_dialog.h"

#include "dialogs/check_in_closing.h"
#include "dialogs/check_in_ways.h"
#include "model/door_code.h"
#include "models/door_list_model.h"
#include "models/held_list_model.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

using policy::Presence;

bool isEnterKey(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// The beginning of a code, longer than any number of a player: no name is looked for while it is typed.
bool isCodeBegun(const QString& typed)
{
    constexpr qsizetype kLongerThanNumbers = 5;
    return typed.size() >= kLongerThanNumbers &&
           std::ranges::all_of(typed, [](QChar letter) { return letter.isDigit() || letter.isSpace(); });
}

}  // namespace

CheckInDialog::CheckInDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_sections(std::make_shared<std::vector<tables::DoorSection>>()),
      m_search(new QLineEdit(this)),
      m_message(new QLabel(this)),
      m_count(new QLabel(this)),
      m_keys(new QLabel(this)),
      m_sectionModel(new HeldListModel(desk.wording(), this)),
      m_sectionTable(new TableView(QStringLiteral("checkInSections"), this)),
      m_model(new DoorListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("checkInTable"), this)),
      m_ways(new CheckInWays(this)),
      m_cards(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_later(new QPushButton(this))
{
    setObjectName(QStringLiteral("checkInDialog"));
    build();
    connect(&desk, &Desk::eventChanged, this, [this] {
        if (isVisible() && !m_isClosing) follow();
    });
    connect(&desk, &Desk::eventReplaced, this, &QDialog::close);
    connect(m_table, &TableView::currentMoved, this, &CheckInDialog::showButtons);
    connect(m_search, &QLineEdit::textChanged, this, &CheckInDialog::search);
    connect(m_sectionTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_chosen.clear();
        for (const QModelIndex& index : m_sectionTable->selectionModel()->selectedRows())
            m_chosen.push_back((*m_sections)[static_cast<std::size_t>(index.row())].section);
        if (std::ranges::find(m_chosen, SectionId{}) != m_chosen.end()) m_chosen.clear();
        filter();
        showButtons();
    });
    connect(m_close, &QPushButton::clicked, this, &CheckInDialog::closeCheckIn);
    connect(m_later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_cards, &QPushButton::clicked, this, &CheckInDialog::printCards);
    connect(m_ways, &CheckInWays::chosen, this, &CheckInDialog::takeWays);
    for (const char* name : {"undo", "redo"}) addAction(desk.actions().get(name));
    retranslate();
}

CheckInDialog::~CheckInDialog() = default;

void CheckInDialog::build()
{
    m_search->setObjectName(QStringLiteral("checkInSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("checkInCount"));
    m_message->setObjectName(QStringLiteral("checkInMessage"));
    m_message->setWordWrap(true);
    QFont bold = m_count->font();
    bold.setBold(true);
    m_count->setFont(bold);
    constexpr double kLarger = 1.25;
    bold.setPointSizeF(bold.pointSizeF() * kLarger);
    m_message->setFont(bold);
    m_message->setMinimumHeight(2 * QFontMetrics(bold).lineSpacing());
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sectionTable->setModel(m_sectionModel);
    m_sectionTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setKeyHandler([this](QKeyEvent& key) { return onTableKey(key); });
    m_sectionTable->setKeyHandler([this](QKeyEvent& key) {
        // Wherever the keyboard is, a scanner reaches the search.
        return key.text().size() == 1 && key.text().front().isDigit() && onTableKey(key);
    });

    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    auto* parts = new QSplitter(this);
    parts->addWidget(m_sectionTable);
    parts->addWidget(m_table);
    parts->setChildrenCollapsible(false);
    // What their columns need, so that neither is scrolled sideways.
    constexpr int kSectionsInCharacters = 46;
    constexpr int kPlayersInCharacters = 65;
    const int character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_sectionTable->setMinimumWidth(kSectionsInCharacters * character);
    m_table->setMinimumWidth(kPlayersInCharacters * character);
    constexpr int kWhole = 10000;
    parts->setSizes({kWhole * 3 / 8, kWhole * 5 / 8});
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_cards);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_later);
    const std::pair<QPushButton*, const char*> names[] = {
        {m_cards, "checkInCard"}, {m_close, "checkInClose"}, {m_later, "checkInLater"}};
    for (const auto& [button, name] : names) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);  // Enter in the search marks a player
    }
    m_later->setDefault(true);  // and nowhere closes check-in
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_message);
    column->addWidget(parts, 1);
    column->addWidget(m_keys);
    column->addWidget(m_ways);
    column->addLayout(buttons);
    resizeToScreen(*this, {1340, 690});
}

void CheckInDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void CheckInDialog::retranslate()
{
    setWindowTitle(tr("Check-in"));
    m_search->setPlaceholderText(tr("Scan a card, or type a name, a unit or a number; Enter marks as present"));
    m_search->setAccessibleName(tr("Find players"));
    m_table->setAccessibleName(tr("Players to be checked in"));
    m_sectionTable->setAccessibleName(tr("Sections to be checked in"));
    m_keys->setText(tr("P or Space present · A absent · L late · Del no mark · / find"));
    m_cards->setText(tr("Card of this player…"));
    m_later->setText(tr("Go on later"));
    m_ways->retranslate();
    m_model->setWording(m_desk.wording());
    m_sectionModel->setWording(m_desk.wording());
    m_message->clear();
    showButtons();
}

void CheckInDialog::begin(SectionId section)
{
    m_isOne = section != SectionId{};
    m_chosen.clear();
    if (m_isOne) m_chosen.push_back(section);
    m_message->clear();
    {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    takeKept();
    listNow();
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->goToRow(0);
    (m_isOne ? static_cast<QWidget*>(m_table) : m_search)->setFocus();
}

/// Counts at once; the players, whose names are to be folded and compared, once a worker has listed them.
void CheckInDialog::follow()
{
    takeKept();
    m_listing = m_desk.jobs().startApart(
        "doorList", this,
        [event = m_desk.session().event()](const std::stop_token&, Progress&) { return tables::doorLines(event); },
        [this](std::vector<tables::DoorLine> lines) { showPlayers(std::move(lines)); });
}

void CheckInDialog::listNow()
{
    if (m_listing) m_listing->cancel();
    showPlayers(tables::doorLines(m_desk.session().event()));
}

void CheckInDialog::takeKept()
{
    m_kept = keptCheckIns(m_desk.session());
    std::erase_if(m_chosen, [&](SectionId id) { return !m_kept.contains(id); });
    if (!m_kept.empty()) m_ways->show(m_kept.begin()->second.checkIn);
    showSections();
}

void CheckInDialog::showPlayers(std::vector<tables::DoorLine> lines)
{
    std::pair<SectionId, PlayerId> at{};
    if (const auto line = currentLine()) at = {m_model->lines()[*line].section, m_model->lines()[*line].who().id};
    CheckIns checkIns;
    for (const auto& [id, kept] : m_kept) checkIns[id] = kept.checkIn;
    tables::putMarks(lines, checkIns);  // as they are now: the arbiter went on marking
    m_model->show(std::move(lines), {});
    filter();
    for (std::size_t line = 0; line < m_model->lines().size(); ++line) {
        const tables::DoorLine& one = m_model->lines()[line];
        if (std::pair(one.section, one.who().id) == at) goToLine(line);
    }
}

/// Counts, and the rows that are chosen where other sections are there than before.
void CheckInDialog::showSections()
{
    std::vector<tables::DoorSection> lines = doorSections(m_desk.session().event(), m_kept);
    const bool isSame =
        std::ranges::equal(lines, *m_sections, {}, &tables::DoorSection::section, &tables::DoorSection::section);
    m_sectionTable->setVisible(lines.size() > 2);
    *m_sections = std::move(lines);
    if (isSame) {
        m_sectionModel->renew();
    } else {
        m_sectionModel->show(m_sections, tables::doorSectionsList(*m_sections));
        m_sectionTable->setColumns(m_sectionModel->widths(TableView::kHidden));
    }
    const QSignalBlocker quiet(m_sectionTable->selectionModel());
    m_sectionTable->clearSelection();
    for (std::size_t row = 0; row < m_sections->size(); ++row) {
        const SectionId id = (*m_sections)[row].section;
        const bool isChosen = m_chosen.empty() ? row == 0 : std::ranges::find(m_chosen, id) != m_chosen.end();
        if (isChosen)
            m_sectionTable->selectionModel()->select(m_sectionModel->index(static_cast<int>(row), 0),
                                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_sectionTable->viewport()->update();
    showButtons();
}

bool CheckInDialog::areAllChosen() const
{
    return m_chosen.empty();
}

std::vector<SectionId> CheckInDialog::chosen() const
{
    if (!areAllChosen()) return m_chosen;
    std::vector<SectionId> all;
    for (const auto& [id, kept] : m_kept) all.push_back(id);
    return all;
}

void CheckInDialog::filter()
{
    const QString typed = m_search->text();
    const bool isSearch = !typed.trimmed().isEmpty() && !isCodeBegun(typed);
    const auto line = currentLine();
    m_model->show(isSearch ? tables::doorLinesFor(m_model->lines(), typed.toStdString())
                           : tables::doorLinesOf(m_model->lines(), chosen()));
    if (line && m_model->rowOf(*line) >= 0)
        goToLine(*line);
    else
        m_table->goToRow(0);
}

void CheckInDialog::showButtons()
{
    policy::CheckInCount count;
    for (const tables::DoorSection& line : *m_sections) {
        if (line.section == SectionId{}) continue;
        if (areAllChosen() || std::ranges::find(m_chosen, line.section) != m_chosen.end()) count += line.count;
    }
    m_count->setText(checkInCountText(count));
    m_cards->setEnabled(currentLine().has_value());
    const bool isOnly = m_sections->size() <= 2;
    if (isOnly || areAllChosen())
        m_close->setText(isOnly ? tr("Close check-in") : tr("Close check-in of all sections"));
    else
        m_close->setText(tr("Close check-in of %n sections", nullptr, static_cast<int>(m_chosen.size())));
    m_close->setEnabled(!m_kept.empty());
}

void CheckInDialog::say(const QString& sign, const QString& sentence)
{
    m_message->setText(sign + QLatin1Char(' ') + sentence);
}

QString CheckInDialog::whoIs(const tables::DoorLine& line) const
{
    QStringList words{QString::fromStdString(line.who().name)};
    if (m_sections->size() > 2) words << QString::fromStdString(line.of->info.name);
    if (!line.who().unit.empty()) words << QString::fromStdString(line.who().unit);
    const QString remark = tables::doorRemark(line, m_desk.wording());
    if (!remark.isEmpty()) words << remark;
    return words.join(QStringLiteral(" · "));
}

std::optional<std::size_t> CheckInDialog::currentLine() const
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rowCount()) return std::nullopt;
    return m_model->lineAt(row);
}

void CheckInDialog::goToLine(std::size_t line)
{
    m_table->goToRow(m_model->rowOf(line));
}

void CheckInDialog::search(const QString& typed)
{
    m_isChosenByHand = false;
    if (!typed.isEmpty()) m_message->clear();
    filter();
}

void CheckInDialog::markLine(std::size_t line, Presence presence)
{
    const tables::DoorLine& one = m_model->lines()[line];
    const auto of = m_kept.find(one.section);
    if (of == m_kept.end()) return;  // the section went, and the list is being made
    KeptCheckIn& kept = of->second;
    const bool isAgain = kept.checkIn.of(one.who().id) == presence;
    kept.checkIn.marks[one.who().id] = presence;
    if (!isAgain) keepCheckIn(m_desk.session(), one.section, kept);
    m_model->mark(line, presence);
    showSections();
    if (presence != Presence::Present) return m_message->clear();
    say(QStringLiteral("✓"), isAgain ? tr("%1: is marked as present already.").arg(whoIs(one)) : whoIs(one));
}

void CheckInDialog::mark(Presence presence)
{
    const auto line = currentLine();
    if (!line) return;
    const int row = m_table->currentIndex().row();
    markLine(*line, presence);
    m_table->goToRow(std::min(row + 1, m_model->rowCount() - 1));
}

bool CheckInDialog::onTableKey(const QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    switch (key.key()) {
    case Qt::Key_P:
    case Qt::Key_Space:
        mark(Presence::Present);
        return true;
    case Qt::Key_A:
        mark(Presence::Absent);
        return true;
    case Qt::Key_L:
        mark(Presence::Late);
        return true;
    case Qt::Key_Delete:
        mark(Presence::Unmarked);
        return true;
    case Qt::Key_Slash:
        m_search->setFocus();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;  // nobody is marked by it, and nothing is closed
    default:
        break;
    }
    if (key.text().isEmpty() || !key.text().front().isPrint()) return false;
    // Digits are a number, or a card under the scanner; other letters mean nothing and go nowhere: the table would jump
    // to another player.
    if (key.text().front().isDigit()) {
        m_search->setFocus();
        m_search->setText(key.text());
    }
    return true;
}

bool CheckInDialog::onSearchKey(const QKeyEvent& key)
{
    if (isEnterKey(key)) {
        onSearchEntered();
        return true;
    }
    if (key.key() != Qt::Key_Down && key.key() != Qt::Key_Up) return false;
    stepInSearch(key.key() == Qt::Key_Down ? 1 : -1);
    return true;
}

bool CheckInDialog::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress && watched == m_search;
    return (isKey && onSearchKey(*static_cast<QKeyEvent*>(event))) || QDialog::eventFilter(watched, event);
}

/// The keyboard stays in the search. The first step takes the player who stands there already; where nothing is typed
/// it goes to the list.
void CheckInDialog::stepInSearch(int direction)
{
    if (m_search->text().trimmed().isEmpty()) return m_table->setFocus();
    if (std::exchange(m_isChosenByHand, true))
        m_table->goToRow(std::clamp(m_table->currentIndex().row() + direction, 0, m_model->rowCount() - 1));
    if (const auto line = currentLine()) say(QStringLiteral("→"), whoIs(m_model->lines()[*line]));
}

/// Somebody came to the table and said his name, or gave his card: he is found, marked, and the next may come.
void CheckInDialog::onSearchEntered()
{
    const QString typed = m_search->text().trimmed();
    if (typed.isEmpty()) return;  // one Enter too many: the next name is typed here all the same
    if (m_listing && !m_listing->isOver()) listNow();
    const auto code = asDoorCode(typed.toStdString());
    if (code && !m_isChosenByHand) return onCode(*code);
    const int fitting = m_model->rowCount();
    const auto line = currentLine();
    if (fitting == 0 || !line || (!code && isCodeBegun(typed))) {
        QApplication::beep();
        m_search->selectAll();
        return say(QStringLiteral("⚠"), tr("Nobody in any section fits “%1”: nobody is marked.").arg(typed));
    }
    if (fitting > 1 && !m_isChosenByHand)
        return say(QStringLiteral("?"),
                   tr("%n players fit: type more, or choose one with ↓ and ↑ and press Enter.", nullptr, fitting));
    m_search->clear();
    markLine(*line, Presence::Present);
    goToLine(*line);
}

/// Whom a card can mean: of the chosen sections those whose check-in isn't closed.
std::vector<SectionId> CheckInDialog::atTheDoor() const
{
    std::vector<SectionId> open = chosen();
    std::erase_if(open, [this](SectionId section) { return m_kept.at(section).isClosed; });
    return open;
}

void CheckInDialog::onCode(const std::string& code)
{
    const QString card = QString::fromStdString(spacedDoorCode(code));
    const DoorHolder holder = holderAt(m_desk.session().event(), code, atTheDoor());
    const std::vector<tables::DoorLine>& lines = m_model->lines();
    const auto found = std::ranges::find_if(lines, [&](const tables::DoorLine& line) {
        return line.section == holder.section && line.who().id == holder.player;
    });
    if (!holder.player || found == lines.end()) {
        QApplication::beep();
        m_search->selectAll();  // the next card takes its place
        return say(QStringLiteral("⚠"),
                   tr("Code %1 belongs to nobody in this event: nobody is marked. Find the player by name.").arg(card));
    }
    const auto line = static_cast<std::size_t>(found - lines.begin());
    if (holder.isDoubtful) {
        QApplication::beep();
        m_search->selectAll();
        m_model->show({line});
        m_table->goToRow(0);
        return say(QStringLiteral("⚠"), tr("Code %1 was printed for another name or another event: nobody is marked. "
                                           "Here it is %2. If the card says so too, press ↓ and Enter.")
                                            .arg(card, whoIs(*found)));
    }
    m_search->clear();
    markLine(line, Presence::Present);
    goToLine(line);
}

void CheckInDialog::takeWays()
{
    for (auto& [id, kept] : m_kept) m_ways->putInto(kept.checkIn);
    if (!m_kept.empty()) keepWaysOfCheckIn(m_desk.session(), m_kept.begin()->second.checkIn);
}

void CheckInDialog::closeCheckIn()
{
    const CheckIns closing = checkInsToClose(m_desk.session().event(), m_kept, m_chosen);
    if (closing.empty())
        return say(QStringLiteral("⚠"), tr("Nothing is closed: nobody is marked in a section that is still open."));
    m_isClosing = true;  // once it is kept as closed too, the list is made again: not before and after
    const auto told = closeCheckIns(m_desk, closing, areAllChosen() ? m_kept.size() - closing.size() : 0);
    m_isClosing = false;
    follow();
    if (!told) return;
    m_desk.tell(InlineBar::Tone::Plain, *told);
    say(QStringLiteral("✓"), *told);
    Q_EMIT closed();
    if (m_isOne || m_kept.size() == 1) accept();
}

void CheckInDialog::printCards()
{
    if (const auto line = currentLine())
        Q_EMIT cardsWanted(m_model->lines()[*line].section, {m_model->lines()[*line].who().id});
}

}  // namespace kydai::ui

#include "moc_check_in_dialog.cpp"
