#include "dialogs/rating_check_dialog.h"

#include "format/reader.h"
#include "text/error_text.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

enum CheckColumn { Whom, Now, InList, Else, CheckColumns };

QString ratingText(int rating)
{
    return rating > 0 ? QString::number(rating) : QStringLiteral("–");
}

QString titleWord(Title title)
{
    return title == Title::None ? QStringLiteral("–") : QString::fromUtf8(wordFor(title).data());
}

}  // namespace

RatingCheckDialog::RatingCheckDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_state(new QLabel(this)),
      m_table(new QTableWidget(0, CheckColumns, this)),
      m_byItself(new QCheckBox(tr("Check by itself whenever a list has been taken in"), this)),
      m_daily(new QCheckBox(tr("Fetch FIDE's list once a day while the program runs"), this)),
      m_renew(new QPushButton(tr("Fetch FIDE's list"), this)),
      m_take(new QPushButton(tr("Take over the ticked"), this))
{
    setObjectName(QStringLiteral("ratingCheckDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Ratings against the list"));
    m_state->setObjectName(QStringLiteral("ratingCheckState"));
    m_state->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("ratingCheckTable"));
    m_table->setAccessibleName(tr("Players whom the list has otherwise"));
    m_table->setHorizontalHeaderLabels({tr("Player"), tr("Rating now"), tr("In the list"), tr("Besides")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Whom, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Else, QHeaderView::Stretch);
    m_byItself->setObjectName(QStringLiteral("ratingCheckByItself"));
    m_byItself->setChecked(RatingList::isComparedByItself());
    m_daily->setObjectName(QStringLiteral("ratingCheckDaily"));
    m_daily->setChecked(RatingList::isFetchedDaily());
    connect(m_daily, &QCheckBox::toggled, this, &RatingList::setFetchedDaily);
    m_renew->setObjectName(QStringLiteral("ratingCheckRenew"));
    m_take->setObjectName(QStringLiteral("ratingCheckTake"));
    auto* custom = new QPushButton(tr("Another list from a file…"), this);
    custom->setObjectName(QStringLiteral("ratingCheckCustom"));
    auto* shut = new QPushButton(tr("Close"), this);
    for (QPushButton* button : {m_renew, custom}) button->setAutoDefault(false);  // Enter fetches nothing
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_take);
    buttons->addWidget(custom);
    buttons->addWidget(m_renew);
    buttons->addStretch(1);
    buttons->addWidget(shut);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_state);
    column->addWidget(m_table, 1);
    column->addWidget(m_byItself);
    column->addWidget(m_daily);
    column->addLayout(buttons);
    connect(m_byItself, &QCheckBox::toggled, this, &RatingList::setComparedByItself);
    connect(m_take, &QPushButton::clicked, this, &RatingCheckDialog::takeOver);
    connect(custom, &QPushButton::clicked, this, &RatingCheckDialog::chooseCustom);
    connect(m_renew, &QPushButton::clicked, this, [this] {
        Q_EMIT renewalWanted();
        close();
    });
    connect(shut, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk.ratingList(), &RatingList::changed, this, &RatingCheckDialog::compare);
    compare();
    constexpr int kWide = 720;
    constexpr int kTall = 460;
    resizeToScreen(*this, {kWide, kTall});
}

/// Which list it is, and whether it is the one that counts: that of the first day, or today's in long events.
QString RatingCheckDialog::stateText(const Section& section) const
{
    if (m_isCustom)
        return tr("List %1: ratings taken over go into the national record; the rules say whether they count.")
            .arg(m_custom);
    const RatingList& list = m_desk.ratingList();
    if (!list.isThere()) return tr("No list of FIDE's has been taken in yet.");
    const Date day = list.dayFor(section);
    const auto held = list.heldFor(section);
    QString words = tr("FIDE's list %1.").arg(held ? held->month : list.month());
    if (const int days = list.daysHeld(); days > 0)
        words += QLatin1Char(' ') + tr("Taken in %n days ago.", nullptr, days);
    if (!held)
        words += QLatin1Char(' ') + tr("⚠ In force on %1/%2/%3 is the list %4: fetch or take it in first.")
                                        .arg(day.day, 2, 10, QLatin1Char('0'))
                                        .arg(day.month, 2, 10, QLatin1Char('0'))
                                        .arg(day.year)
                                        .arg(QString::fromStdString(policy::listInForce(day)));
    return words;
}

/// With the list that counts alone: by another month's, ratings would be changed that are right.
void RatingCheckDialog::compare()
{
    const auto section = m_desk.section();
    if (!section) return;
    m_isCustom = false;
    const auto list = m_desk.ratingList().heldFor(*section);
    m_isCompared = list.has_value();
    m_differences.clear();
    if (list) m_differences = policy::comparedWithList(*section, list->find, list->month.toStdString());
    fill();
}

void RatingCheckDialog::chooseCustom()
{
    const auto section = m_desk.section();
    const QString file = m_desk.prompts().openFile(
        {tr("A list of ratings"), {}, {tr("Lists (*.xlsx *.csv *.txt *.trf)"), tr("All files (*)")}});
    if (file.isEmpty() || !section) return;
    const auto read = format::readFile(file.toStdString());
    if (!read || read->sections.empty()) {
        m_state->setText(read ? tr("%1 holds no players.").arg(QFileInfo(file).fileName())
                              : text::errorText(read.error(), m_desk.wording()));
        return;
    }
    m_isCustom = true;
    m_isCompared = true;
    m_custom = QFileInfo(file).completeBaseName();
    std::vector<Player> list;
    for (const Section& each : read->sections) list.insert(list.end(), each.players.begin(), each.players.end());
    m_differences = policy::comparedWithCustomList(*section, list, m_custom.toStdString());
    fill();
}

void RatingCheckDialog::fill()
{
    const auto section = m_desk.section();
    m_table->setRowCount(static_cast<int>(m_differences.size()));
    int count = 0;
    for (std::size_t at = 0; at < m_differences.size(); ++at) {
        const policy::RatingDifference& one = m_differences[at];
        const Player* player = section->find(one.player);
        if (player == nullptr) continue;
        const int row = static_cast<int>(at);
        auto* who =
            new QTableWidgetItem(QStringLiteral("%1  %2").arg(player->tpn).arg(QString::fromStdString(player->name)));
        who->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                      (one.isMissing ? Qt::NoItemFlags : Qt::ItemIsUserCheckable));
        if (!one.isMissing) who->setCheckState(Qt::Checked);
        int now = player->rating;
        QStringList besides;
        if (m_isCustom) {
            now = 0;
            for (const NationalRecord& record : player->national) now = std::max(now, record.rating);
        } else if (one.isMissing) {
            besides << tr("nobody in the list has the FIDE ID %1").arg(QString::fromStdString(player->fideId));
        } else {
            if (one.title != player->title)
                besides << tr("title %1, in the list %2").arg(titleWord(player->title), titleWord(one.title));
            if (one.federation != player->federation)
                besides << tr("federation %1, in the list %2")
                               .arg(QString::fromStdString(player->federation), QString::fromStdString(one.federation));
        }
        count += one.isMissing ? 0 : 1;
        m_table->setItem(row, Whom, who);
        m_table->setItem(row, Now, new QTableWidgetItem(ratingText(now)));
        m_table->setItem(row, InList, new QTableWidgetItem(one.isMissing ? QString() : ratingText(one.listed)));
        m_table->setItem(row, Else, new QTableWidgetItem(besides.join(QStringLiteral("; "))));
    }
    QString state = stateText(*section);
    if (m_isCompared)
        state += QLatin1Char(' ') + (m_differences.empty() ? tr("All ratings are those of the list.")
                                                           : tr("%n players differ; Space ticks.", nullptr,
                                                                static_cast<int>(m_differences.size())));
    m_state->setText(state);
    m_take->setEnabled(count > 0);
    if (m_table->rowCount() > 0) m_table->setCurrentCell(0, Whom);
}

void RatingCheckDialog::takeOver()
{
    const auto section = m_desk.section();
    std::vector<policy::RatingDifference> chosen;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QTableWidgetItem* who = m_table->item(row, Whom);
        if (who != nullptr && who->checkState() == Qt::Checked && (who->flags() & Qt::ItemIsUserCheckable) != 0)
            chosen.push_back(m_differences[static_cast<std::size_t>(row)]);
    }
    if (chosen.empty()) return;
    CompoundChange action = m_isCustom ? policy::takingOverCustom(*section, m_desk.sectionId(), chosen)
                                       : policy::takingOver(*section, m_desk.sectionId(), chosen);
    if (!m_desk.apply(std::move(action))) return;
    m_desk.tell(InlineBar::Tone::Plain, tr("Ratings of %n players taken over. Ctrl+Z takes this back.", nullptr,
                                           static_cast<int>(chosen.size())));
    close();
}

}  // namespace kydai::ui

#include "moc_rating_check_dialog.cpp"
