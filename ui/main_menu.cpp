#include "main_menu.h"

#include <QMenu>
#include <QMenuBar>

namespace kydai::ui {

MainMenu::MainMenu(QMenuBar& bar, const ActionSet& actions, QMenu& recent) : QObject(&bar)
{
    add(bar, actions, "eventMenu", [] { return tr("&Event"); },
        {"newEvent",
         "openEvent",
         "closeEvent",
         "-",
         "whereSaved",
         "keepEventAs",
         "restoreBackup",
         "secondBackupFolder",
         "secondPlace",
         "goOnAtSecondPlace",
         "-",
         "importFile",
         "takeList",
         "takeGroup",
         "exportFile",
         "-",
         "newSection",
         "continueSection",
         "removeSection",
         "sectionInfo",
         "sectionRules",
         "giveTables",
         "tieBreaks",
         "-",
         "finishEvent",
         "journal",
         "showRemarks",
         "-",
         "print",
         "printPacket",
         "printAllSections",
         "corrections",
         "-",
         "publishPages",
         "publishSettings",
         "uploadSite",
         "siteAccess",
         "-",
         "quit"});
    m_menus.front().first->insertMenu(actions.get("closeEvent"), &recent);
    m_menus.emplaceBack(&recent, [] { return tr("Recent"); });
    add(bar, actions, "editMenu", [] { return tr("E&dit"); }, {"undo", "redo", "-", "find", "palette"});
    add(bar, actions, "playersMenu", [] { return tr("&Players"); },
        {"addPlayer",        "importPlayers",      "pastePlayers",  "-",
         "importRatingList", "downloadRatingList", "checkRatings",  "-",
         "checkIn",          "checkInAll",         "checkInCards",  "seatLate",
         "fixedTable",       "playerRecord",       "withdraw",      "byes",
         "zeroBye",          "movePlayers",        "removePlayers", "-",
         "renumber",         "giveNumbers"});
    add(bar, actions, "roundMenu", [] { return tr("&Round"); },
        {"nextStep", "-",         "pairNext",    "pairAll",        "editPairing",     "unpairRound", "-",
         "teams",    "matches",   "fixtures",    "requestedByes",  "prohibitedPairs", "adjustments", "leaveFideMode",
         "-",        "quickLine", "missingOnly", "missingResults", "secondPass",      "-",           "previousRound",
         "nextRound"});
    add(bar, actions, "whyMenu", [] { return tr("&Why"); },
        {"explain", "whyNot", "askPlayer", "editions", "whatIf", "chances", "ratingSystems", "-", "copyExplanation",
         "keepComplaint", "-", "ratingCalculator", "exportRatings"});
    add(bar, actions, "viewMenu", [] { return tr("&View"); },
        {"showPlayers", "showRound", "showCrosstable", "showStandings", "showRatings", "-", "previousSection",
         "nextSection", "-", "toggleTree", "toggleWhy", "projector", "secondProjector", "-", "language", "theme"});
    add(bar, actions, "helpMenu", [] { return tr("&Help"); },
        {"manual", "explain", "-", "tour", "lessons", "eventLesson", "articleEvent", "-", "shortcuts", "-",
         "newerVersion", "about"});
}

void MainMenu::add(QMenuBar& bar, const ActionSet& actions, const char* name, std::function<QString()> title,
                   std::initializer_list<const char*> names)
{
    QMenu* menu = bar.addMenu(title());
    menu->setObjectName(QLatin1String(name));
    m_menus.emplaceBack(menu, std::move(title));
    for (const char* action : names) {
        if (action[0] == '-') {
            menu->addSeparator();
        } else {
            menu->addAction(actions.get(action));
        }
    }
}

void MainMenu::retranslate()
{
    for (const auto& [menu, title] : m_menus) menu->setTitle(title());
}

}  // namespace kydai::ui

#include "moc_main_menu.cpp"
