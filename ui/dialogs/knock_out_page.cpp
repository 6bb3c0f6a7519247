#include "dialogs/knock_out_page.h"

#include "text/enum_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>

namespace kydai::ui {

namespace {

enum StageColumn { kGames, kTempo, kTime, kDraw, kStageColumns };

template <class W>
W* at(const QTableWidget* table, int row, StageColumn column)
{
    return qobject_cast<W*>(table->cellWidget(row, column));
}

}  // namespace

KnockOutPage::KnockOutPage(const KnockOutRules& rules, const text::Wording& wording, QWidget* parent)
    : QWidget(parent),
      m_rules(rules),
      m_wording(wording),
      m_form(QStringLiteral("knockOut"), wording, this),
      m_stages(new QTableWidget(0, kStageColumns, this))
{
    auto* page = new QVBoxLayout(this);
    buildStages();
    auto* form = new QFormLayout;
    page->addLayout(form);
    m_form.setForm(form);
    auto* draw = qobject_cast<QComboBox*>(m_form.add(m_rules, &KnockOutRules::draw));
    draw->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_form.add(m_rules, &KnockOutRules::thirdPlace);
    m_form.add(m_rules, &KnockOutRules::unitsApart)
        ->setToolTip(tr("1: from the first round on. Seeds of one unit change places inside their band, 3–4, 5–8, 9–16 "
                        "and so on."));
    m_form.add(m_rules, &KnockOutRules::colourByLots);
    m_form.addRefusal();
    m_form.show();
}

void KnockOutPage::buildStages()
{
    auto* page = qobject_cast<QVBoxLayout*>(layout());
    auto* hint = new QLabel(tr("A match goes through these stages until somebody leads; the last one is repeated. A "
                               "stage ends as soon as nobody can catch up."),
                            this);
    hint->setWordWrap(true);
    page->addWidget(hint);
    m_stages->setObjectName(QStringLiteral("knockOutStages"));
    m_stages->setAccessibleName(tr("Stages of a match"));
    m_stages->setHorizontalHeaderLabels({tr("Games"), tr("Tempo"), tr("Time"), tr("A draw is Black's")});
    m_stages->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_stages->horizontalHeader()->setSectionResizeMode(kTime, QHeaderView::Stretch);
    m_stages->setSelectionMode(QAbstractItemView::SingleSelection);
    for (const MatchStage& stage : m_rules.stages) addStage(stage);
    if (m_rules.stages.empty()) addStage({});
    giveRoom();
    page->addWidget(m_stages, 1);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const QString& text, const char* name, void (KnockOutPage::*press)()) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, press);
        buttons->addWidget(made);
    };
    auto* add = new QPushButton(tr("Add a stage"), this);
    add->setObjectName(QStringLiteral("knockOutAdd"));
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, [this] { addStage({}); });
    buttons->addWidget(add);
    button(tr("Remove the stage"), "knockOutRemove", &KnockOutPage::removeStage);
    button(tr("As in the World Cup"), "knockOutWorldCup", &KnockOutPage::showWorldCup);
    buttons->addStretch(1);
    page->addLayout(buttons);
}

/// All columns, and as many rows as the World Cup has.
void KnockOutPage::giveRoom()
{
    constexpr int kRows = 6;
    m_stages->ensurePolished();
    m_stages->verticalHeader()->setDefaultSectionSize(at<QSpinBox>(m_stages, 0, kGames)->sizeHint().height() + 4);
    const int bar = m_stages->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int time = m_stages->fontMetrics().averageCharWidth() * 16;
    int width = m_stages->verticalHeader()->sizeHint().width() + time + bar;
    for (const StageColumn column : {kGames, kTempo, kDraw}) width += m_stages->columnWidth(column);
    m_stages->setMinimumWidth(width + 2 * m_stages->frameWidth());
    m_stages->setMinimumHeight(m_stages->horizontalHeader()->sizeHint().height() + kRows * m_stages->rowHeight(0) +
                               2 * m_stages->frameWidth());
}

void KnockOutPage::addStage(const MatchStage& stage)
{
    const int row = m_stages->rowCount();
    m_stages->insertRow(row);
    auto* games = new QSpinBox(m_stages);
    games->setRange(1, kMostGamesOfStage);
    games->setValue(stage.games);
    games->setAccessibleName(tr("Games"));
    m_stages->setCellWidget(row, kGames, games);
    auto* tempo = new QComboBox(m_stages);
    tempo->addItem(tr("that of the section"));
    tempo->addItems(text::enumTexts<TimeControl>(m_wording));
    tempo->setCurrentIndex(stage.tempo ? static_cast<int>(*stage.tempo) + 1 : 0);
    tempo->setAccessibleName(tr("Tempo"));
    m_stages->setCellWidget(row, kTempo, tempo);
    auto* time = new QLineEdit(QString::fromStdString(stage.time), m_stages);
    time->setPlaceholderText(tr("such as 10+5"));
    time->setMaxLength(40);
    time->setAccessibleName(tr("Time"));
    m_stages->setCellWidget(row, kTime, time);
    auto* draw = new QCheckBox(m_stages);
    draw->setChecked(stage.drawnIsBlacks);
    draw->setAccessibleName(tr("A draw is Black's"));
    m_stages->setCellWidget(row, kDraw, draw);
    m_stages->setCurrentCell(row, kGames);
}

void KnockOutPage::removeStage()
{
    if (m_stages->rowCount() > 1) m_stages->removeRow(std::max(0, m_stages->currentRow()));
}

void KnockOutPage::showWorldCup()
{
    m_stages->setRowCount(0);
    const std::array<MatchStage, 6> stages{{{2, TimeControl::Standard, "90+30", false},
                                            {2, TimeControl::Rapid, "15+10", false},
                                            {2, TimeControl::Rapid, "10+10", false},
                                            {2, TimeControl::Blitz, "5+3", false},
                                            {2, TimeControl::Blitz, "3+2", false},
                                            {1, TimeControl::Blitz, "3+2", true}}};
    for (const MatchStage& stage : stages) addStage(stage);
}

std::vector<MatchStage> KnockOutPage::stages() const
{
    std::vector<MatchStage> stages;
    for (int row = 0; row < m_stages->rowCount(); ++row) {
        MatchStage stage;
        stage.games = at<QSpinBox>(m_stages, row, kGames)->value();
        if (const int tempo = at<QComboBox>(m_stages, row, kTempo)->currentIndex(); tempo > 0)
            stage.tempo = static_cast<TimeControl>(tempo - 1);
        stage.time = at<QLineEdit>(m_stages, row, kTime)->text().trimmed().toStdString();
        stage.drawnIsBlacks = at<QCheckBox>(m_stages, row, kDraw)->isChecked();
        stages.push_back(std::move(stage));
    }
    if (stages == std::vector<MatchStage>{MatchStage{}}) stages.clear();
    return stages;
}

void KnockOutPage::lock()
{
    setEnabled(false);
}

KnockOutRules KnockOutPage::take()
{
    static_cast<void>(m_form.take());  // every one of its fields can be read
    m_rules.stages = stages();
    const bool areDrawn = m_rules.draw == BracketDraw::ByLots || m_rules.colourByLots;
    if (areDrawn && m_rules.lots == 0)
        m_rules.lots = QRandomGenerator::system()->bounded(1U, std::numeric_limits<quint32>::max());
    return m_rules;
}

}  // namespace kydai::ui

#include "moc_knock_out_page.cpp"
