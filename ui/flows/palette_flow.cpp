#include "flows/palette_flow.h"

#include "dialogs/info_dialog.h"
#include "dialogs/manual_pages.h"
#include "dialogs/publish_dialog.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/tie_break_dialog.h"
#include "flows/help_flow.h"
#include "flows/publish_flow.h"
#include "flows/setting_fields.h"
#include "flows/workbench.h"

#include <QApplication>

#include <algorithm>

namespace kydai::ui {

namespace {

text::Language otherThan(text::Language language)
{
    return language == text::Language::Vietnamese ? text::Language::English : text::Language::Vietnamese;
}

/// "# Title" in the first line.
QString titleOf(const QString& page)
{
    return page.section(QLatin1Char('\n'), 0, 0).remove(QLatin1Char('#')).trimmed();
}

/// The same things in the same order in two languages.
void addNamed(const std::vector<PaletteEntry>& here, const std::vector<PaletteEntry>& there,
              std::vector<PaletteEntry>& entries)
{
    for (std::size_t at = 0; at < here.size(); ++at) {
        entries.push_back(here[at]);
        if (at < there.size()) entries.back().otherName = there[at].hit.row.text;
    }
}

}  // namespace

PaletteFlow::PaletteFlow(Desk& desk, Workbench& bench, HelpFlow& help, PublishFlow& publish, QWidget& window)
    : Flow(desk, window),
      m_bench(bench),
      m_help(help),
      m_publish(publish),
      m_panel(new PalettePanel(
          [this](const QString& typed) {
              m_hits = find(typed);
              std::vector<PaletteRow> rows;
              for (const PaletteHit& hit : m_hits) rows.push_back(hit.row);
              return rows;
          },
          window))
{
    add(
        "palette", "Ctrl+K", [] { return tr("Find anything…"); },
        [this] {
            gather();
            m_panel->open();
        });
    connect(m_panel, &PalettePanel::chosen, this,
            [this](int row) { go(PaletteGoal(m_hits[static_cast<std::size_t>(row)].goal)); });
    connect(m_panel, &PalettePanel::focusLost, &bench, &Workbench::takeFocus);
}

std::vector<PaletteHit> PaletteFlow::find(const QString& typed)
{
    constexpr std::size_t kMost = 100;
    return m_index.find(typed, kMost);
}

void PaletteFlow::gather()
{
    nameAgain();
    std::vector<PaletteEntry> entries;
    addActions(entries);
    addPlaces(entries);
    addNamed(m_names.settings, m_otherNames.settings, entries);
    addNamed(m_names.pages, m_otherNames.pages, entries);
    m_index.setEntries(std::move(entries));
    m_index.setPlayers(desk().session().event(), desk().sectionId());
}

/// Dialogs know their fields, and what they are called in which language, only once they are made.
void PaletteFlow::nameAgain()
{
    const auto& section = desk().section();
    const NamedFor kind{desk().language(), desk().wording().discipline(),
                        section ? section->rules.pairingSystem : PairingSystem{}, section != nullptr};
    if (m_namedFor == kind) return;
    m_namedFor = kind;
    m_names = namesNow();
    const text::Language here = desk().language();
    text::inLanguage(*QApplication::instance(), otherThan(here), [&] {
        desk().setLanguage(otherThan(here));
        m_otherNames = namesNow();
    });
    desk().setLanguage(here);
}

PaletteFlow::Names PaletteFlow::namesNow() const
{
    using Kind = PaletteGoal::Kind;
    Names names{.actions = desk().actions().plainTexts(), .round = tr("Round %1")};
    const auto addFields = [&](const char* action, const QDialog& dialog) {
        for (const SettingField& field : fieldsOf(dialog)) {
            PaletteHit hit{{field.label, tr("Setting: %1").arg(dialog.windowTitle())},
                           {.kind = Kind::Setting, .name = field.object, .action = QLatin1String(action)}};
            names.settings.push_back({std::move(hit)});
        }
    };
    if (desk().section() != nullptr) {
        addFields("sectionInfo", InfoDialog(desk(), window()));
        addFields("sectionRules", RulesDialog(desk(), window()));
        addFields("tieBreaks", TieBreakDialog(desk(), window()));
        addFields("publishSettings", PublishDialog(desk(), m_publish.publisher(), window()));
    }
    for (const QString& page : manualPages()) {
        PaletteHit hit{{titleOf(manualSource(desk().language(), page)), tr("Manual")},
                       {.kind = Kind::Page, .name = page}};
        names.pages.push_back({std::move(hit)});
    }
    return names;
}

void PaletteFlow::addActions(std::vector<PaletteEntry>& entries) const
{
    const auto all = desk().actions().all();
    const auto texts = desk().actions().plainTexts();
    for (std::size_t at = 0; at < all.size(); ++at) {
        const QAction& action = *all[at];
        if (action.objectName() == QStringLiteral("palette")) continue;
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        PaletteHit hit{{texts[at], tr("Command"), key, action.isEnabled()}, {.name = action.objectName()}};
        entries.push_back({std::move(hit), m_otherNames.actions[at]});
    }
}

void PaletteFlow::addPlaces(std::vector<PaletteEntry>& entries) const
{
    using Kind = PaletteGoal::Kind;
    for (const EventSection& each : desk().session().event().sections) {
        const QString name = QString::fromStdString(each.section->info.name);
        entries.push_back({{{name, tr("Section")}, {.kind = Kind::Section, .section = each.id}}, {}});
        for (RoundNumber round = 1; round <= each.section->roundsPaired(); ++round) {
            entries.push_back({{{name + QStringLiteral(" · ") + m_names.round.arg(round), tr("Round")},
                                {.kind = Kind::Round, .section = each.id, .round = round}},
                               m_otherNames.round.arg(round)});
        }
    }
}

void PaletteFlow::go(const PaletteGoal& goal)
{
    switch (goal.kind) {
    case PaletteGoal::Kind::Action:
        return desk().actions().get(goal.name.toLatin1().constData())->trigger();
    case PaletteGoal::Kind::Section:
    case PaletteGoal::Kind::Round:
    case PaletteGoal::Kind::Player:
        m_bench.goTo(goal.section, goal.round, goal.player);
        return;
    case PaletteGoal::Kind::Setting:
        return goToSetting(goal);
    case PaletteGoal::Kind::Page:
        return m_help.showPage(goal.name);
    }
}

void PaletteFlow::goToSetting(const PaletteGoal& goal)
{
    desk().actions().get(goal.action.toLatin1().constData())->trigger();
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) goToField(*dialog, goal.name);
}

}  // namespace kydai::ui

#include "moc_palette_flow.cpp"
