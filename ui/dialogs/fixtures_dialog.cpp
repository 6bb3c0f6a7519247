#include "dialogs/fixtures_dialog.h"

#include "format/calendar_writer.h"
#include "model/unseen_line_ups.h"
#include "models/held_list_model.h"
#include "models/players_model.h"
#include "support/file_system.h"
#include "support/output_file.h"
#include "tables/league_days.h"
#include "tables/team_lists.h"
#include "text/error_text.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QDateTime>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace kydai::ui {

FixturesDialog::FixturesDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("fixtures"), this)),
      m_day(new QLineEdit(this)),
      m_time(new QLineEdit(this)),
      m_venue(new QLineEdit(this)),
      m_dueDay(new QLineEdit(this)),
      m_dueTime(new QLineEdit(this)),
      m_give(new QPushButton(this)),
      m_putOff(new QPushButton(this)),
      m_due(new QPushButton(this)),
      m_save(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("fixturesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&desk, &Desk::eventChanged, this, &FixturesDialog::refresh);
    connect(m_give, &QPushButton::clicked, this, &FixturesDialog::give);
    connect(m_putOff, &QPushButton::clicked, this, &FixturesDialog::putOff);
    connect(m_due, &QPushButton::clicked, this, &FixturesDialog::giveDeadline);
    connect(m_save, &QPushButton::clicked, this, &FixturesDialog::saveCalendar);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table, &TableView::opened, this, [this] { m_day->setFocus(); });
    refresh();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FixturesDialog::showSelected);
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->selectRow(0);
    retranslate();
    m_table->setFocus();
}

void FixturesDialog::build()
{
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    const std::pair<QWidget*, const char*> names[] = {{m_day, "fixtureDay"},         {m_time, "fixtureTime"},
                                                      {m_venue, "fixtureVenue"},     {m_dueDay, "fixtureDueDay"},
                                                      {m_dueTime, "fixtureDueTime"}, {m_give, "fixtureGive"},
                                                      {m_putOff, "fixturePutOff"},   {m_due, "fixtureDue"},
                                                      {m_save, "fixtureCalendar"},   {m_close, "fixtureClose"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (QPushButton* button : {m_putOff, m_due, m_save, m_close}) button->setAutoDefault(false);
    m_give->setDefault(true);
    auto* form = new QFormLayout;
    const auto row = [&](std::initializer_list<QWidget*> fields) {
        auto* line = new QHBoxLayout;
        for (QWidget* field : fields)
            line->addWidget(field, qobject_cast<QPushButton*>(field) != nullptr ? 0 : field == m_venue ? 2 : 1);
        form->addRow(new QLabel(this), line);
    };
    row({m_day, m_time, m_venue, m_give, m_putOff});
    row({m_dueDay, m_dueTime, m_due});
    auto* below = new QHBoxLayout;
    below->addWidget(m_save);
    below->addStretch(1);
    below->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addLayout(form);
    column->addLayout(below);
    resizeToScreen(*this, {1240, 620});
}

void FixturesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void FixturesDialog::retranslate()
{
    setWindowTitle(tr("Days of play"));
    const auto* form = findChild<QFormLayout*>();
    const QString rows[] = {tr("Matches selected"), tr("Line-ups of their rounds")};
    for (int row = 0; row < 2; ++row)
        qobject_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget())->setText(rows[row]);
    const auto field = [](QLineEdit* edit, const QString& name, const QString& sample) {
        edit->setAccessibleName(name);
        edit->setPlaceholderText(sample);
        edit->setToolTip(name);
    };
    field(m_day, tr("Day"), tr("day: 21/11/2026"));
    field(m_time, tr("Time"), tr("time: 14:30"));
    field(m_venue, tr("Venue"), tr("venue, else where the home team plays"));
    field(m_dueDay, tr("Line-ups due on"), tr("day: 21/11/2026"));
    field(m_dueTime, tr("Line-ups due at"), tr("time: 13:30"));
    m_give->setText(tr("&Set"));
    m_putOff->setText(tr("&Put off"));
    m_putOff->setToolTip(tr("Without a new day yet; the old one stays as a remark."));
    m_due->setText(tr("Set the &deadline"));
    m_save->setText(tr("Save as &calendar…"));
    m_close->setText(tr("Close"));
    m_table->setAccessibleName(tr("Matches with their days"));
    m_model->setWording(m_desk.wording());
}

void FixturesDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section) return close(), void();
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) rows.push_back(index.row());
    m_matches = pairing::leagueMatches(*section);
    m_model->show(section, tables::leagueList(*section, m_matches));
    for (const int row : rows) {
        m_table->selectionModel()->select(m_model->index(row, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_save->setEnabled(!section->teams.fixtures.empty());
    showSelected();
}

/// What all selected matches have in common.
void FixturesDialog::showSelected()
{
    const std::vector<pairing::LeagueMatch> matches = selected();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_give, m_putOff, m_due})
        widget->setEnabled(!matches.empty());
    const auto common = [&](const auto& textOfMatch) {
        if (matches.empty()) return QString();
        const QString text = textOfMatch(matches.front());
        return std::ranges::all_of(matches, [&](const auto& each) { return textOfMatch(each) == text; }) ? text
                                                                                                         : QString();
    };
    const auto& section = m_desk.section();
    m_day->setText(common([](const pairing::LeagueMatch& match) { return dateText(match.day); }));
    m_time->setText(common([](const pairing::LeagueMatch& match) { return QString::fromStdString(match.time); }));
    m_venue->setText(common([&](const pairing::LeagueMatch& match) {
        return QString::fromStdString(pairing::fixtureOf(*section, match).venue);
    }));
    const auto deadline = [&](const pairing::LeagueMatch& match) {
        const auto& all = section->teams.deadlines;
        const auto at = std::ranges::find(all, match.round, &LineUpDeadline::round);
        return at == all.end() ? LineUpDeadline{} : *at;
    };
    m_dueDay->setText(common([&](const pairing::LeagueMatch& match) { return dateText(deadline(match).day); }));
    m_dueTime->setText(
        common([&](const pairing::LeagueMatch& match) { return QString::fromStdString(deadline(match).time); }));
}

std::vector<pairing::LeagueMatch> FixturesDialog::selected() const
{
    std::vector<pairing::LeagueMatch> matches;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        matches.push_back(m_matches.at(static_cast<std::size_t>(index.row())));
    return matches;
}

bool FixturesDialog::readDay(QLineEdit& field, std::optional<Date>& day)
{
    day = parseDate(field.text());
    if (day) return true;
    m_desk.tell(InlineBar::Tone::Warning, tr("“%1” is no date. Type a day such as 21/11/2026.").arg(field.text()));
    field.setFocus();
    return false;
}

bool FixturesDialog::readTime(QLineEdit& field)
{
    if (field.text().trimmed().isEmpty() || minuteOfDay(field.text().trimmed().toStdString())) return true;
    m_desk.tell(InlineBar::Tone::Warning, tr("“%1” is no time. Type one such as 14:30.").arg(field.text()));
    field.setFocus();
    return false;
}

void FixturesDialog::apply(TeamEvent teams)
{
    m_desk.apply(EditTeams{m_desk.sectionId(), std::move(teams)});
}

void FixturesDialog::give()
{
    std::optional<Date> day;
    if (!readDay(*m_day, day) || !readTime(*m_time)) return;
    Section section = *m_desk.section();
    for (const pairing::LeagueMatch& match : selected()) {
        Fixture fixture = pairing::fixtureOf(section, match);
        const bool moves = day->known() && match.day.known() && *day != match.day;
        if (moves && !fixture.movedFrom.known()) fixture.movedFrom = match.day;
        if (*day == fixture.movedFrom) fixture.movedFrom = {};
        fixture.day = *day;
        fixture.time = m_time->text().trimmed().toStdString();
        fixture.venue = m_venue->text().trimmed().toStdString();
        section.teams.fixtures = pairing::withFixture(section, std::move(fixture));
    }
    apply(std::move(section.teams));
}

void FixturesDialog::putOff()
{
    Section section = *m_desk.section();
    for (const pairing::LeagueMatch& match : selected()) {
        Fixture fixture = pairing::fixtureOf(section, match);
        if (!match.day.known()) continue;  // nothing that could be put off
        if (!fixture.movedFrom.known()) fixture.movedFrom = match.day;
        fixture.day = {};
        fixture.time.clear();
        section.teams.fixtures = pairing::withFixture(section, std::move(fixture));
    }
    apply(std::move(section.teams));
}

void FixturesDialog::giveDeadline()
{
    std::optional<Date> day;
    if (!readDay(*m_dueDay, day) || !readTime(*m_dueTime)) return;
    TeamEvent teams = m_desk.section()->teams;
    std::set<RoundNumber> rounds;
    for (const pairing::LeagueMatch& match : selected()) rounds.insert(match.round);
    for (const RoundNumber round : rounds) {
        std::erase_if(teams.deadlines, [&](const LineUpDeadline& each) { return each.round == round; });
        if (day->known()) teams.deadlines.push_back({round, *day, m_dueTime->text().trimmed().toStdString()});
    }
    std::ranges::sort(teams.deadlines, {}, &LineUpDeadline::round);
    apply(std::move(teams));
}

void FixturesDialog::saveCalendar()
{
    const auto& section = m_desk.section();
    const std::string& event = m_desk.session().event().name;
    const std::string name = section->info.name.empty() ? event : section->info.name;
    QString file = m_desk.prompts().saveFile(
        {tr("Save the calendar as"), QString::fromStdString(name) + QStringLiteral(".ics"), {tr("Calendars (*.ics)")}});
    if (file.isEmpty()) return;
    if (!file.endsWith(QLatin1String(".ics"), Qt::CaseInsensitive)) file += QStringLiteral(".ics");
    const std::string stamp =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'")).toStdString();
    const std::string id = 's' + std::to_string(m_desk.sectionId().value);
    const auto days = tables::leagueDays(*section, id, section->info.room);
    const auto done = writeOutput(pathOf(file.toStdString()), format::calendarOf(days, name, stamp));
    if (!done) return m_desk.tell(InlineBar::Tone::Warning, text::errorText(done.error(), m_desk.wording()));
    m_desk.tell(InlineBar::Tone::Plain, tr("Saved: %1").arg(file));
}

}  // namespace kydai::ui

#include "moc_fixtures_dialog.cpp"
