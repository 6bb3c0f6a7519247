#include "dialogs/check_in_dialog.h"

#include "model/doubles.h"
#include "support/utf8.h"
#include "text/limit_text.h"
#include "widgets/dialog_size.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

using policy::Presence;

enum CheckInColumn { CheckInMark, CheckInNumber, CheckInName, CheckInUnit, CheckInRemark, CheckInColumns };

/// Sign and word: the one is seen from afar, the other is read.
QString presenceText(Presence presence)
{
    switch (presence) {
    case Presence::Present:
        return CheckInDialog::tr("✓ present");
    case Presence::Absent:
        return CheckInDialog::tr("✕ absent");
    case Presence::Late:
        return CheckInDialog::tr("◔ late");
    case Presence::Unmarked:
        break;
    }
    return {};
}

QString wayText(WhenAway way)
{
    switch (way) {
    case WhenAway::Paired:
        return CheckInDialog::tr("are paired");
    case WhenAway::HalfPointBye:
        return CheckInDialog::tr("half-point bye in this round");
    case WhenAway::ZeroPointBye:
        return CheckInDialog::tr("zero-point bye in this round");
    case WhenAway::Withdrawn:
        break;
    }
    return CheckInDialog::tr("withdrawn from this round on");
}

QComboBox* wayBox(QWidget* parent, const char* name, WhenAway chosen)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    for (const WhenAway way : {WhenAway::Paired, WhenAway::HalfPointBye, WhenAway::ZeroPointBye, WhenAway::Withdrawn}) {
        box->addItem(wayText(way), static_cast<int>(way));
        if (way == chosen) box->setCurrentIndex(box->count() - 1);
    }
    return box;
}

WhenAway chosenWay(const QComboBox& box)
{
    return static_cast<WhenAway>(box.currentData().toInt());
}

QTableWidgetItem* item(const QString& text)
{
    auto* made = new QTableWidgetItem(text);
    made->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    return made;
}

}  // namespace

CheckInDialog::CheckInDialog(Desk& desk, policy::CheckIn& checkIn, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_checkIn(checkIn),
      m_search(new QLineEdit(this)),
      m_table(new QTableWidget(0, CheckInColumns, this)),
      m_count(new QLabel(this)),
      m_absent(wayBox(this, "checkInAbsent", checkIn.absent)),
      m_late(wayBox(this, "checkInLate", checkIn.late)),
      m_unmarked(wayBox(this, "checkInUnmarked", checkIn.unmarked))
{
    setObjectName(QStringLiteral("checkInDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Check-in before round %1").arg(desk.section()->roundsPaired() + 1));
    restoreMarks();
    build();
    fill();
    showCount();
    m_table->setFocus();
}

void CheckInDialog::build()
{
    m_search->setObjectName(QStringLiteral("checkInSearch"));
    m_search->setPlaceholderText(tr("Find: name, unit, number; Enter marks the first as present"));
    m_search->setAccessibleName(tr("Find players"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(QStringLiteral("checkInTable"));
    m_table->setAccessibleName(tr("Players to be checked in"));
    m_table->setHorizontalHeaderLabels({tr("Mark"), tr("No."), tr("Name"), tr("Unit"), tr("Remark")});
    m_table->verticalHeader()->hide();
    constexpr int kRowAt100Percent = 24;
    m_table->verticalHeader()->setDefaultSectionSize(std::max(kRowAt100Percent, fontMetrics().height() + 7));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_count->setObjectName(QStringLiteral("checkInCount"));
    QFont bold = m_count->font();
    bold.setBold(true);
    m_count->setFont(bold);
    auto* keys = new QLabel(tr("P or Space present · A absent · L late · Del no mark · / find"), this);

    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    auto* form = new QFormLayout;
    form->addRow(tr("Absent players"), m_absent);
    form->addRow(tr("Late players"), m_late);
    form->addRow(tr("Players without a mark"), m_unmarked);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* close = buttons->addButton(tr("Close check-in"), QDialogButtonBox::AcceptRole);
    close->setObjectName(QStringLiteral("checkInClose"));
    QPushButton* later = buttons->addButton(tr("Go on later"), QDialogButtonBox::RejectRole);
    later->setObjectName(QStringLiteral("checkInLater"));
    for (QPushButton* button : {close, later}) button->setAutoDefault(false);  // Enter in the search marks a player
    later->setDefault(true);                                                   // and nowhere closes check-in
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addWidget(keys);
    column->addLayout(form);
    column->addWidget(buttons);
    resizeToScreen(*this, {760, 620});

    m_table->installEventFilter(this);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &CheckInDialog::search);
    connect(buttons, &QDialogButtonBox::accepted, this, &CheckInDialog::closeCheckIn);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const std::array<std::pair<QComboBox*, WhenAway*>, 3> ways{
        {{m_absent, &m_checkIn.absent}, {m_late, &m_checkIn.late}, {m_unmarked, &m_checkIn.unmarked}}};
    for (const auto& [box, way] : ways) {
        connect(box, &QComboBox::currentIndexChanged, this, [from = box, to = way] { *to = chosenWay(*from); });
    }
}

void CheckInDialog::fill()
{
    const Section& section = *m_desk.section();
    const RoundNumber next = section.roundsPaired() + 1;
    const auto doubles = doublesOf(m_desk.session().event(), m_desk.sectionId());
    std::vector<const Player*> players;
    for (const Player& player : section.players) players.push_back(&player);
    std::ranges::stable_sort(players, {}, [](const Player* player) { return utf8::nameSortKey(player->name); });
    m_table->setRowCount(static_cast<int>(players.size()));
    for (const Player* player : players) {
        const int row = static_cast<int>(m_rows.size());
        m_rows.push_back(player->id);
        QStringList remarks;
        if (player->withdrawnFromRound) remarks << tr("withdrawn");
        if (player->entersInRound > next) remarks << tr("enters in round %1").arg(player->entersInRound);
        for (const Double& one : doubles) {
            if (one.player != player->id) continue;
            const auto other = m_desk.session().section(one.otherSection);
            const QString where = QString::fromStdString(other->info.name);
            remarks << (one.sameFideId ? tr("⚠ FIDE ID as number %1 of %2") : tr("⚠ name as number %1 of %2"))
                           .arg(other->numberOf(one.other))
                           .arg(where);
        }
        const QString outside = text::outsideText(*player, section.info.limits, m_desk.wording());
        if (!outside.isEmpty()) remarks << tr("⚠ not for this section");
        m_table->setItem(row, CheckInMark, item({}));
        m_table->setItem(row, CheckInNumber, item(QString::number(player->tpn)));
        m_table->setItem(row, CheckInName, item(QString::fromStdString(player->name)));
        m_table->setItem(row, CheckInUnit, item(QString::fromStdString(player->unit)));
        m_table->setItem(row, CheckInRemark, item(remarks.join(QStringLiteral("; "))));
        m_table->item(row, CheckInRemark)->setToolTip(outside);
        m_table->item(row, CheckInNumber)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        showMark(row);
    }
    m_table->resizeColumnsToContents();
    m_table->setColumnWidth(CheckInMark, m_table->fontMetrics().horizontalAdvance(QLatin1Char('0')) * 12);
    if (!m_rows.empty()) m_table->setCurrentCell(0, CheckInName);
}

/// Those that were given before, also where it was closed: whoever comes then is marked beside the others.
void CheckInDialog::restoreMarks()
{
    if (m_checkIn.marks.empty()) m_checkIn.marks = keptCheckIn(place(), *m_desk.section()).checkIn.marks;
}

Presence CheckInDialog::markOf(int row) const
{
    const auto at = m_checkIn.marks.find(m_rows[static_cast<std::size_t>(row)]);
    return at == m_checkIn.marks.end() ? Presence::Unmarked : at->second;
}

void CheckInDialog::showMark(int row)
{
    m_table->item(row, CheckInMark)->setText(presenceText(markOf(row)));
}

CheckInDialog::Counts CheckInDialog::counted() const
{
    Counts counts;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Player& player = m_desk.section()->player(m_rows[static_cast<std::size_t>(row)]);
        const Presence presence = markOf(row);
        counts.present += presence == Presence::Present ? 1 : 0;
        counts.absent += presence == Presence::Absent ? 1 : 0;
        counts.late += presence == Presence::Late ? 1 : 0;
        counts.unmarked += presence == Presence::Unmarked && !player.withdrawnFromRound ? 1 : 0;
    }
    return counts;
}

void CheckInDialog::showCount()
{
    const Counts counts = counted();
    QString text = tr("%1 of %2 present · %3 absent · %4 late")
                       .arg(counts.present)
                       .arg(counts.present + counts.absent + counts.late + counts.unmarked)
                       .arg(counts.absent)
                       .arg(counts.late);
    if (counts.unmarked > 0) text += tr(" · %n without a mark", nullptr, counts.unmarked);
    m_count->setText(text);
}

void CheckInDialog::search(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QString all;
        for (const int column : {CheckInNumber, CheckInName, CheckInUnit})
            all += m_table->item(row, column)->text() + QLatin1Char(' ');
        const std::string folded = utf8::fold(all.toStdString());
        const bool fits = std::ranges::all_of(words, [&](const QString& word) {
            return folded.find(utf8::fold(word.toStdString())) != std::string::npos;
        });
        m_table->setRowHidden(row, !fits);
        if (fits && first < 0) first = row;
    }
    if (first >= 0) m_table->setCurrentCell(first, CheckInName);
}

void CheckInDialog::mark(Presence presence)
{
    const int row = m_table->currentRow();
    if (row < 0 || m_table->isRowHidden(row)) return;
    m_checkIn.marks[m_rows[static_cast<std::size_t>(row)]] = presence;
    keepCheckIn(place(), *m_desk.section(), {m_checkIn});
    showMark(row);
    showCount();
    for (int next = row + 1; next < m_table->rowCount(); ++next) {
        if (m_table->isRowHidden(next)) continue;
        m_table->setCurrentCell(next, CheckInName);
        return;
    }
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
        // Letters that mean nothing go nowhere: the table would jump to another player.
        return !key.text().isEmpty() && key.text().front().isPrint();
    }
}

bool CheckInDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (watched == m_table && onTableKey(key)) return true;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (watched == m_search && enter) {
        onSearchEntered();
        return true;
    }
    if (watched == m_search && key.key() == Qt::Key_Down) {
        m_table->setFocus();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

/// Somebody came to the table and said his name: he is found, marked, and the next may come.
void CheckInDialog::onSearchEntered()
{
    if (m_search->text().trimmed().isEmpty()) return;  // one Enter too many: the next name is typed here all the same
    mark(Presence::Present);
    m_search->clear();
}

CheckInPlace CheckInDialog::place() const
{
    const Section& section = *m_desk.section();
    return {m_desk.session().path(), QString::fromStdString(section.info.name), section.roundsPaired() + 1};
}

/// Whoever is not marked present is named by number and by what he gets, before anything is written.
bool CheckInDialog::confirmClosing()
{
    const Counts counts = counted();
    if (counts.absent + counts.late + counts.unmarked == 0) return true;
    const auto line = [](const QString& who, WhenAway way) { return QStringLiteral("%1: %2").arg(who, wayText(way)); };
    Prompt prompt{WarningLevel::Confirm, QStringLiteral("closeCheckIn")};
    prompt.title = tr("Check-in to be closed");
    prompt.text = tr("%n players are present and are paired.", nullptr, counts.present);
    if (counts.absent > 0) prompt.consequences << line(tr("%n absent", nullptr, counts.absent), m_checkIn.absent);
    if (counts.late > 0) prompt.consequences << line(tr("%n late", nullptr, counts.late), m_checkIn.late);
    if (counts.unmarked > 0)
        prompt.consequences << line(tr("%n without a mark", nullptr, counts.unmarked), m_checkIn.unmarked);
    prompt.confirm = tr("Close check-in");
    return m_desk.prompts().prompt(prompt) == Answer::Confirmed;
}

void CheckInDialog::closeCheckIn()
{
    if (!confirmClosing()) return;
    const CheckInPlace closed = place();
    const CompoundChange action = policy::closingCheckIn(*m_desk.section(), m_desk.sectionId(), m_checkIn);
    if (!action.changes.empty() && !m_desk.apply(action)) return;
    const QString count = m_count->text();
    const auto* entry = action.changes.empty() ? nullptr : m_desk.session().nextUndo();
    keepCheckIn(closed, *m_desk.section(), {m_checkIn, true, entry == nullptr ? 0 : entry->id});
    m_checkIn.marks.clear();
    m_desk.tell(InlineBar::Tone::Plain, tr("Check-in is closed: %1. Ctrl+Z takes it back.").arg(count));
    accept();
}

}  // namespace kydai::ui

#include "moc_check_in_dialog.cpp"
