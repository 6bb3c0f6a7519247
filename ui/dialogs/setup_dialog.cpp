#include "dialogs/setup_dialog.h"

#include "models/players_model.h"
#include "policy/points.h"
#include "text/error_text.h"
#include "text/limit_text.h"
#include "tiebreak/code.h"
#include "tiebreak/list_advice.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

constexpr std::array kTempos{TimeControl::Standard, TimeControl::Rapid, TimeControl::Blitz};
enum SetupColumn { SetupName, SetupLimits, SetupColumns };

QString templateName(std::string_view id)
{
    if (id == "youth") return SetupDialog::tr("Youth championship by age and sex");
    if (id == "open") return SetupDialog::tr("Open tournament");
    if (id == "rapid") return SetupDialog::tr("Rapid tournament");
    if (id == "blitz") return SetupDialog::tr("Blitz tournament");
    if (id == "xiangqi") return SetupDialog::tr("Xiangqi championship");
    if (id == "round_robin") return SetupDialog::tr("Round robin");
    if (id == "teams") return SetupDialog::tr("Team tournament (Swiss)");
    if (id == "league") return SetupDialog::tr("Team league (all against all)");
    if (id == "knock_out") return SetupDialog::tr("Cup (knock-out)");
    if (id == "club") return SetupDialog::tr("Club evenings (Keizer, outside FIDE mode)");
    return SetupDialog::tr("Individual event with a ranking of units");
}

QString tempoName(TimeControl tempo)
{
    switch (tempo) {
    case TimeControl::Standard:
        break;
    case TimeControl::Rapid:
        return SetupDialog::tr("rapid");
    case TimeControl::Blitz:
        return SetupDialog::tr("blitz");
    }
    return SetupDialog::tr("standard");
}

const policy::EventTemplate& templateAt(int index)
{
    return policy::eventTemplates()[static_cast<std::size_t>(std::max(0, index))];
}

QString usualList(std::string_view id)
{
    for (const tiebreak::Preset& preset : tiebreak::presets()) {
        if (preset.id != id) continue;
        return QString::fromUtf8(preset.codes.data(), static_cast<qsizetype>(preset.codes.size()))
            .replace(QLatin1Char(','), QStringLiteral(", "));
    }
    return {};
}

/// A name that every system takes for a file.
QString fileNameOf(QString name)
{
    for (const char letter : {'/', '\\', ':', '*', '?', '"', '<', '>', '|'})
        name.replace(QLatin1Char(letter), QLatin1Char('-'));
    while (name.endsWith(QLatin1Char('.'))) name.chop(1);
    return name;
}

QStringList codesIn(const QString& text)
{
    QStringList codes;
    for (const QString& code : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!code.trimmed().isEmpty()) codes << code.trimmed();
    }
    return codes;
}

/// The sections of an earlier event as the new one begins with them.
std::vector<policy::SectionPlan> plansOf(const std::vector<std::shared_ptr<const Section>>& earlier,
                                         const SectionInfo& common)
{
    std::vector<policy::SectionPlan> plans;
    for (const auto& each : earlier) {
        const Section anew = policy::begunAnew(*each, common);
        plans.push_back({.name = anew.info.name, .tempo = anew.rules.timeControl, .limits = anew.info.limits});
    }
    return plans;
}

}  // namespace

SetupDialog::SetupDialog(Desk& desk, QWidget* parent) : QDialog(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("setupDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("New event"));
    constexpr QSize kSize(960, 620);
    resizeToScreen(*this, kSize);
    auto* sides = new QHBoxLayout;
    sides->addWidget(buildForm(), 1);
    sides->addWidget(buildSections(), 1);
    m_refusal = new QLabel(this);
    m_refusal->setObjectName(QStringLiteral("setupRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* buttons = new QDialogButtonBox(this);
    auto* create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("setupCreate"));
    create->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* page = new QVBoxLayout(this);
    page->addLayout(sides, 1);
    page->addWidget(m_refusal);
    page->addWidget(buttons);
    useTemplate(0);
    showFile();
    m_name->setFocus();
}

QLineEdit* SetupDialog::line(const char* name)
{
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QLatin1String(name));
    return edit;
}

QWidget* SetupDialog::buildForm()
{
    m_name = line("setupName");
    m_town = line("setupTown");
    m_firstDay = line("setupFirstDay");
    m_lastDay = line("setupLastDay");
    const QDate today = QDate::currentDate();
    m_firstDay->setText(dateText({today.year(), today.month(), today.day()}));
    m_lastDay->setText(m_firstDay->text());
    m_chief = line("setupChief");
    m_template = new QComboBox(this);
    m_template->setObjectName(QStringLiteral("setupTemplate"));
    for (const policy::EventTemplate& each : policy::eventTemplates()) m_template->addItem(templateName(each.id));
    m_template->addItem(tr("Like an earlier event, without its players…"));
    m_ages = line("setupAges");
    m_ages->setPlaceholderText(tr("all ages; or 7, 9, 11 or 6-15"));
    m_bySex = new QCheckBox(tr("Boys and girls, men and women apart"), this);
    m_bySex->setObjectName(QStringLiteral("setupBySex"));
    auto* tempos = new QHBoxLayout;
    constexpr std::array kTempoNames{"setupStandard", "setupRapid", "setupBlitz"};
    for (std::size_t at = 0; at < kTempos.size(); ++at) {
        m_tempos[at] = new QCheckBox(tempoName(kTempos[at]), this);
        m_tempos[at]->setObjectName(QLatin1String(kTempoNames[at]));
        connect(m_tempos[at], &QCheckBox::toggled, this, &SetupDialog::divide);
        tempos->addWidget(m_tempos[at]);
    }
    tempos->addStretch(1);
    m_timeControl = line("setupTimeControl");
    m_timeControl->setPlaceholderText(tr("such as 60 min + 30 s a move"));
    m_rounds = new QSpinBox(this);
    m_rounds->setObjectName(QStringLiteral("setupRounds"));
    m_rounds->setRange(1, kMaxRounds);
    m_points = new QComboBox(this);
    m_points->setObjectName(QStringLiteral("setupPoints"));
    m_points->addItems({tr("1 – ½ – 0"), tr("2 – 1 – 0"), tr("3 – 1 – 0")});
    m_tieBreaks = line("setupTieBreaks");
    m_tieBreaks->setToolTip(
        tr("Codes of C.07 in order, such as BH/C1, BH, SB, DE. “Tie-breaks…” chooses them by name later."));
    m_file = new QLabel(this);
    m_file->setObjectName(QStringLiteral("setupFile"));
    m_file->setWordWrap(true);
    auto* change = new QPushButton(tr("Another file…"), this);
    change->setObjectName(QStringLiteral("setupOtherFile"));
    change->setAutoDefault(false);
    connect(change, &QPushButton::clicked, this, &SetupDialog::chooseFile);

    auto* side = new QWidget(this);
    auto* form = new QFormLayout(side);
    form->setContentsMargins(0, 0, 0, 0);
    const auto row = [&](const QString& label, QWidget* widget) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    };
    row(tr("Name"), m_name);
    row(tr("Town"), m_town);
    row(tr("First day"), m_firstDay);
    row(tr("Last day"), m_lastDay);
    row(tr("Chief arbiter"), m_chief);
    row(tr("Kind"), m_template);
    row(tr("Ages up to (U)"), m_ages);
    form->addRow(m_bySex);
    form->addRow(tr("Tempo"), tempos);
    row(tr("Time control"), m_timeControl);
    row(tr("Rounds"), m_rounds);
    row(tr("Points"), m_points);
    row(tr("Tie-breaks"), m_tieBreaks);
    form->addRow(tr("File"), m_file);
    form->addRow(QString(), change);
    connect(m_name, &QLineEdit::textChanged, this, &SetupDialog::showFile);
    connect(m_firstDay, &QLineEdit::editingFinished, this, &SetupDialog::divide);
    connect(m_template, &QComboBox::currentIndexChanged, this, &SetupDialog::useTemplate);
    connect(m_ages, &QLineEdit::textChanged, this, &SetupDialog::divide);
    connect(m_bySex, &QCheckBox::toggled, this, &SetupDialog::divide);
    return side;
}

QWidget* SetupDialog::buildSections()
{
    m_sections = new QTableWidget(0, SetupColumns, this);
    m_sections->setObjectName(QStringLiteral("setupSections"));
    m_sections->setAccessibleName(tr("Sections of the new event"));
    m_sections->setHorizontalHeaderLabels({tr("Section"), tr("Who may play")});
    m_sections->verticalHeader()->hide();
    m_sections->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_sections->setTabKeyNavigation(false);
    m_sections->horizontalHeader()->setStretchLastSection(true);
    m_sections->installEventFilter(this);
    connect(m_sections, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (item->column() != SetupName) return;
        const policy::SectionPlan& plan = m_plans[static_cast<std::size_t>(item->row())];
        m_renamed[plan.name.empty() ? nameOf(plan).toStdString() : plan.name] = item->text().simplified().toStdString();
    });
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("setupCount"));
    auto* add = new QPushButton(tr("Add a section"), this);
    add->setObjectName(QStringLiteral("setupAdd"));
    auto* remove = new QPushButton(tr("Leave it out"), this);
    remove->setObjectName(QStringLiteral("setupRemove"));
    remove->setToolTip(tr("Del in the list does so too."));
    for (QPushButton* button : {add, remove}) button->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, &SetupDialog::addSection);
    connect(remove, &QPushButton::clicked, this, &SetupDialog::removeSection);
    auto* below = new QHBoxLayout;
    below->addWidget(m_count, 1);
    below->addWidget(add);
    below->addWidget(remove);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sections, 1);
    column->addLayout(below);
    return side;
}

/// As in PublishDialog: a line that goes says that it was edited.
SetupDialog::~SetupDialog()
{
    m_firstDay->disconnect(this);
}

void SetupDialog::useTemplate(int index)
{
    const auto templates = static_cast<int>(policy::eventTemplates().size());
    if (index >= templates) return useEarlier();
    m_kind = index;
    m_earlier.clear();
    for (QWidget* given : std::initializer_list<QWidget*>{m_ages, m_bySex, m_tempos[0], m_tempos[1], m_tempos[2],
                                                          m_timeControl, m_points, m_tieBreaks})
        given->setEnabled(true);
    const policy::EventTemplate& chosen = templateAt(index);
    m_ages->setText(QString::fromUtf8(chosen.ages.data(), static_cast<qsizetype>(chosen.ages.size())));
    m_bySex->setChecked(chosen.bySex);
    for (std::size_t at = 0; at < kTempos.size(); ++at) m_tempos[at]->setChecked(kTempos[at] == chosen.tempo);
    const SystemRow& system = rowOf(chosen.system);
    const bool isChosen = !system.isTable && !system.knocksOut;  // else the table or the bracket has its rounds
    m_rounds->setEnabled(isChosen);
    m_rounds->setRange(isChosen ? 1 : 0, kMaxRounds);
    m_rounds->setSpecialValueText(isChosen ? QString() : tr("as many as it takes"));
    m_rounds->setValue(isChosen ? chosen.rounds : 0);
    m_tieBreaks->setText(usualList(chosen.tieBreaks));
    divide();
}

void SetupDialog::useEarlier()
{
    const QString path = m_desk.prompts().openFile({tr("The earlier event"), {}, {tr("Kỳ Đài events (*.kydai)")}});
    const auto back = [this] {
        const QSignalBlocker quiet(m_template);
        m_template->setCurrentIndex(m_kind);
    };
    if (path.isEmpty()) return back();
    const auto read = EventSession::read(path);
    if (!read) {
        m_refusal->setText(text::errorText(read.error(), m_desk.wording()));
        m_refusal->show();
        return back();
    }
    m_refusal->hide();
    m_kind = m_template->currentIndex();
    m_earlier.clear();
    for (const EventSection& each : read->sections) m_earlier.push_back(each.section);
    m_earlierUnits = read->units;
    // These come from the earlier event.
    for (QWidget* given : std::initializer_list<QWidget*>{m_ages, m_bySex, m_tempos[0], m_tempos[1], m_tempos[2],
                                                          m_timeControl, m_rounds, m_points, m_tieBreaks})
        given->setEnabled(false);
    if (m_name->text().isEmpty()) m_name->setText(QString::fromStdString(read->name));
    m_renamed.clear();
    divide();
}

std::vector<Section> SetupDialog::earlierSections() const
{
    std::vector<Section> sections;
    for (std::size_t row = 0; row < m_earlier.size(); ++row) {
        sections.push_back(*m_earlier[row]);
        sections.back().info.name =
            m_sections->item(static_cast<int>(row), SetupName)->text().simplified().toStdString();
    }
    return sections;
}

policy::Division SetupDialog::division() const
{
    policy::Division division;
    division.ages = policy::parseAges(m_ages->text().toStdString()).value_or(std::vector<int>{});
    division.bySex = m_bySex->isChecked();
    division.tempos.clear();
    for (std::size_t at = 0; at < kTempos.size(); ++at) {
        if (m_tempos[at]->isChecked()) division.tempos.push_back(kTempos[at]);
    }
    if (division.tempos.empty()) division.tempos = {TimeControl::Standard};
    division.year = parseDate(m_firstDay->text()).value_or(Date{}).year;
    return division;
}

/// Standard, rapid and blitz are played one after another.
bool SetupDialog::hasGroups() const
{
    return !isLikeEarlier() &&
           std::ranges::count_if(m_tempos, [](const QCheckBox* box) { return box->isChecked(); }) > 1;
}

QString SetupDialog::nameOf(const policy::SectionPlan& plan) const
{
    QStringList parts;
    if (plan.age > 0) parts << QStringLiteral("U%1").arg(plan.age);
    if (plan.limits.sex != Sex::Unknown) {
        const bool young = plan.age > 0;
        parts << (plan.limits.sex == Sex::Male ? (young ? tr("Boys") : tr("Men"))
                                               : (young ? tr("Girls") : tr("Women")));
    }
    if (hasGroups()) parts << tempoName(plan.tempo);
    return parts.isEmpty() ? m_name->text().simplified() : parts.join(QLatin1Char(' '));
}

void SetupDialog::divide()
{
    if (m_sections == nullptr || m_tieBreaks == nullptr) return;  // still being built
    m_plans = isLikeEarlier() ? plansOf(m_earlier, info()) : policy::sectionsOf(division());
    const QSignalBlocker quiet(m_sections);
    m_sections->setRowCount(0);
    for (policy::SectionPlan& plan : m_plans) {
        const int row = m_sections->rowCount();
        m_sections->insertRow(row);
        if (!isLikeEarlier()) plan.name = nameOf(plan).toStdString();
        if (hasGroups()) plan.group = tempoName(plan.tempo).toStdString();
        const auto renamed = m_renamed.find(plan.name);
        const std::string& shown = renamed == m_renamed.end() ? plan.name : renamed->second;
        m_sections->setItem(row, SetupName, new QTableWidgetItem(QString::fromStdString(shown)));
        auto* limits = new QTableWidgetItem(text::limitsText(plan.limits, m_desk.wording()));
        limits->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_sections->setItem(row, SetupLimits, limits);
    }
    m_sections->resizeColumnToContents(SetupName);
    m_sections->setColumnWidth(SetupName, std::max(m_sections->columnWidth(SetupName), 180));
    m_count->setText(tr("%n sections", nullptr, m_sections->rowCount()));
}

void SetupDialog::addSection()
{
    policy::SectionPlan plan;
    plan.name = tr("New section").toStdString();
    plan.tempo = division().tempos.front();
    if (hasGroups()) plan.group = tempoName(plan.tempo).toStdString();
    m_plans.push_back(plan);
    if (isLikeEarlier()) m_earlier.push_back(m_earlier.front());
    const int row = m_sections->rowCount();
    m_sections->insertRow(row);
    m_sections->setItem(row, SetupName, new QTableWidgetItem(QString::fromStdString(plan.name)));
    m_count->setText(tr("%n sections", nullptr, m_sections->rowCount()));
    m_sections->setFocus();
    m_sections->setCurrentCell(row, SetupName);
    m_sections->editItem(m_sections->item(row, SetupName));
}

void SetupDialog::removeSection()
{
    const int row = m_sections->currentRow();
    if (row < 0) return;
    m_plans.erase(m_plans.begin() + row);
    if (isLikeEarlier()) m_earlier.erase(m_earlier.begin() + row);
    m_sections->removeRow(row);
    m_count->setText(tr("%n sections", nullptr, m_sections->rowCount()));
}

void SetupDialog::showFile()
{
    if (!m_path) {
        const QString name = fileNameOf(m_name->text().simplified());
        m_file->setText(
            QDir::toNativeSeparators(QStringLiteral("%1/%2.kydai")
                                         .arg(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                              name.isEmpty() ? tr("event") : name)));
    } else {
        m_file->setText(QDir::toNativeSeparators(*m_path));
    }
    // A section of all ages has the event's name.
    if (m_ages->text().trimmed().isEmpty()) divide();
}

void SetupDialog::chooseFile()
{
    QString path =
        m_desk.prompts().saveFile({tr("Keep the event as"), m_file->text(), {tr("Kỳ Đài events (*.kydai)")}});
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".kydai"))) path += QStringLiteral(".kydai");
    m_path = path;
    showFile();
}

QString SetupDialog::whatIsWrong()
{
    const auto at = [](QWidget* widget, const QString& sentence) {
        widget->setFocus();
        return sentence;
    };
    if (m_name->text().simplified().isEmpty()) return at(m_name, tr("Give the event a name."));
    for (QLineEdit* day : {m_firstDay, m_lastDay}) {
        if (!parseDate(day->text()))
            return at(day, tr("“%1” is no date. Type a day such as 21/11/2026.").arg(day->text()));
    }
    if (!isLikeEarlier() && !policy::parseAges(m_ages->text().toStdString()))
        return at(m_ages, tr("“%1” is no list of ages. Type such as 7, 9, 11 or 6-15.").arg(m_ages->text()));
    for (const QString& code : codesIn(m_tieBreaks->text())) {
        if (!tiebreak::parseCode(code.toStdString()))
            return at(m_tieBreaks, tr("%1 is no tie-break that this program knows.").arg(code));
    }
    if (m_sections->rowCount() == 0) return at(m_sections, tr("An event has at least one section."));
    for (int row = 0; row < m_sections->rowCount(); ++row) {
        if (m_sections->item(row, SetupName)->text().simplified().isEmpty()) {
            m_sections->setCurrentCell(row, SetupName);
            return at(m_sections, tr("Give each section a name."));
        }
    }
    return {};
}

SectionInfo SetupDialog::info() const
{
    SectionInfo info;
    info.town = m_town->text().simplified().toStdString();
    info.firstDay = parseDate(m_firstDay->text()).value_or(Date{});
    info.lastDay = parseDate(m_lastDay->text()).value_or(Date{});
    info.chiefArbiter = m_chief->text().simplified().toStdString();
    info.timeControlText = m_timeControl->text().simplified().toStdString();
    return info;
}

RuleSet SetupDialog::rules() const
{
    const policy::EventTemplate& chosen = templateAt(m_template->currentIndex());
    RuleSet rules;
    rules.pairingSystem = chosen.system;
    rules.discipline = chosen.discipline;
    if (m_rounds->isEnabled()) rules.scheduledRounds = m_rounds->value();
    rules.points = policy::usualPoints()[static_cast<std::size_t>(m_points->currentIndex())];
    for (const QString& code : codesIn(m_tieBreaks->text())) rules.tieBreaks.push_back(code.toStdString());
    rules.fideMode = !rowOf(chosen.system).ranksByValue;
    return policy::chosenRules({}, std::move(rules));
}

void SetupDialog::accept()
{
    const QString wrong = whatIsWrong();
    m_refusal->setText(wrong);
    m_refusal->setVisible(!wrong.isEmpty());
    if (!wrong.isEmpty()) return;
    std::vector<policy::SectionPlan> plans = m_plans;
    for (std::size_t row = 0; row < plans.size(); ++row)
        plans[row].name = m_sections->item(static_cast<int>(row), SetupName)->text().simplified().toStdString();
    const QString path = QDir::fromNativeSeparators(m_file->text());
    QDir().mkpath(QFileInfo(path).absolutePath());
    // A file that was made before nobody said who works here is gone on with.
    const EventSession& session = m_desk.session();
    const bool begun =
        session.isOpen() && session.event().sections.empty() && QFileInfo(session.path()) == QFileInfo(path);
    if (!begun) {
        if (const auto made = m_desk.session().create(path, m_name->text().simplified()); !made) {
            m_refusal->setText(text::errorText(made.error(), m_desk.wording()));
            m_refusal->show();
            return;
        }
    }
    if (!m_desk.apply(isLikeEarlier() ? policy::settingUpLike(earlierSections(), m_earlierUnits, info())
                                      : policy::settingUp(info(), rules(), plans)))
        return;
    Q_EMIT created(path);
    QDialog::accept();
}

bool SetupDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_sections && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeSection();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace kydai::ui

#include "moc_setup_dialog.cpp"
