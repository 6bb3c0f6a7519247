#include "dialogs/restore_dialog.h"

#include "widgets/dialog_size.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

QString momentOf(const QDateTime& time)
{
    return time.toString(QStringLiteral("dd/MM/yyyy HH:mm"));
}

}  // namespace

RestoreDialog::RestoreDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_table(new QTableWidget(this)),
      m_none(new QLabel(this)),
      m_restore(new QPushButton(this))
{
    setObjectName(QStringLiteral("restoreDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_table->setObjectName(QStringLiteral("backups"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_restore->setObjectName(QStringLiteral("restoreBackupNow"));
    m_none->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_restore, QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_none);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resizeToScreen(*this, {760, 420});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &RestoreDialog::restore);
    if (auto backups = desk.session().backups())
        m_backups = std::move(*backups);
    else
        desk.fail(backups.error());
    retranslate();
    m_table->setFocus();
}

void RestoreDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void RestoreDialog::retranslate()
{
    setWindowTitle(tr("Restore from a backup"));
    m_restore->setText(tr("Restore…"));
    m_none->setText(m_backups.empty()
                        ? tr("There is no backup of this event yet. One is made before each round is published.")
                        : tr("The newest backup comes first. The present state is kept as a backup before another one "
                             "takes its place."));
    m_table->setAccessibleName(tr("Backups"));
    fill();
}

void RestoreDialog::fill()
{
    const QLocale locale = text::localeOf(m_desk.language());
    m_table->setColumnCount(5);
    m_table->setHorizontalHeaderLabels({tr("Time"), tr("Made for"), tr("Rounds"), tr("Size"), tr("Would be lost")});
    m_table->setRowCount(static_cast<int>(m_backups.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const EventSession::Backup& backup = m_backups[static_cast<std::size_t>(row)];
        const QString lost =
            backup.lostEntries == 0 ? tr("nothing") : tr("%n entries since then", nullptr, backup.lostEntries);
        const QStringList cells{momentOf(backup.time), backup.label, backup.rounds.join(QStringLiteral(", ")),
                                locale.formattedDataSize(backup.size), backup.isSound ? lost : tr("damaged")};
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            if (!backup.isSound) item->setFlags(Qt::NoItemFlags);
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    if (m_table->rowCount() > 0) m_table->selectRow(0);
    m_restore->setEnabled(m_table->rowCount() > 0);
}

void RestoreDialog::restore()
{
    const int row = m_table->currentRow();
    if (row < 0 || !m_backups[static_cast<std::size_t>(row)].isSound) return;
    const EventSession::Backup backup = m_backups[static_cast<std::size_t>(row)];
    const QString time = momentOf(backup.time);
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("restoreBackup")};
    prompt.title = tr("Restore from a backup");
    prompt.text = tr("The event becomes what it was at %1.").arg(time);
    if (backup.lostEntries > 0)
        prompt.consequences += tr("%n entries made since then are taken out of it.", nullptr, backup.lostEntries);
    prompt.consequences += tr("The present state stays as a backup named “before restore”.");
    prompt.confirm = tr("Restore");
    if (m_desk.prompts().prompt(prompt) != Answer::Confirmed) return;
    if (const auto done = m_desk.session().restore(backup.path); !done) return m_desk.fail(done.error());
    m_desk.tell(
        InlineBar::Tone::Plain,
        tr("The event is again what it was at %1. What it was until now is the newest of the backups.").arg(time));
    m_desk.tellState();
    accept();
}

}  // namespace kydai::ui

#include "moc_restore_dialog.cpp"
