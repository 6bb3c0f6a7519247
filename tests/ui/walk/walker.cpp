#include "walk/walker.h"

#include "flows/next_step_flow.h"
#include "model/json.h"
#include "panes/pane.h"
#include "walk/outputs.h"
#include "walk/start_events.h"
#include "widgets/palette_panel.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace kydai::walk {

namespace {

/// Keys with their weights, as people press them at this desk.
struct Pressed {
    Qt::Key key{};
    int weight = 1;
    Qt::KeyboardModifiers with{};
};
const std::array kKeys{
    Pressed{Qt::Key_Down, 8},
    Pressed{Qt::Key_Up, 6},
    Pressed{Qt::Key_Left, 2},
    Pressed{Qt::Key_Right, 2},
    Pressed{Qt::Key_PageDown, 1},
    Pressed{Qt::Key_Home, 1},
    Pressed{Qt::Key_End, 1},
    Pressed{Qt::Key_Return, 4},
    Pressed{Qt::Key_Escape, 4},
    Pressed{Qt::Key_Tab, 3},
    Pressed{Qt::Key_Backtab, 1},
    Pressed{Qt::Key_Space, 2},
    Pressed{Qt::Key_Delete, 1},
    Pressed{Qt::Key_Backspace, 1},
    Pressed{Qt::Key_1, 8},
    Pressed{Qt::Key_0, 6},
    Pressed{Qt::Key_5, 4},
    Pressed{Qt::Key_Minus, 1},
    Pressed{Qt::Key_Plus, 1},
    Pressed{Qt::Key_N, 1},
    Pressed{Qt::Key_C, 1},
    Pressed{Qt::Key_Slash, 1},
    Pressed{Qt::Key_F1, 2},
    Pressed{Qt::Key_F2, 1},
    Pressed{Qt::Key_F3, 1},
    Pressed{Qt::Key_F3, 1, Qt::ShiftModifier},
    Pressed{Qt::Key_F4, 1},
    Pressed{Qt::Key_F7, 1},
    Pressed{Qt::Key_F9, 4},
    Pressed{Qt::Key_Return, 3, Qt::ControlModifier},
    Pressed{Qt::Key_Z, 4, Qt::ControlModifier},
    Pressed{Qt::Key_Z, 2, Qt::ControlModifier | Qt::ShiftModifier},
    Pressed{Qt::Key_F, 1, Qt::ControlModifier},
    Pressed{Qt::Key_K, 1, Qt::ControlModifier},
    Pressed{Qt::Key_L, 1, Qt::ControlModifier},
    Pressed{Qt::Key_F5, 1},
    Pressed{Qt::Key_F8, 1},
    Pressed{Qt::Key_F12, 2},
    Pressed{Qt::Key_F12, 1, Qt::ShiftModifier},
    Pressed{Qt::Key_F12, 1, Qt::ControlModifier},
    Pressed{Qt::Key_F12, 1, Qt::ControlModifier | Qt::ShiftModifier},
    Pressed{Qt::Key_M, 2, Qt::ControlModifier | Qt::ShiftModifier},
    Pressed{Qt::Key_N, 1, Qt::ControlModifier | Qt::AltModifier},
    Pressed{Qt::Key_G, 1, Qt::ControlModifier | Qt::AltModifier},
    Pressed{Qt::Key_PageDown, 2, Qt::ControlModifier},
    Pressed{Qt::Key_PageUp, 1, Qt::ControlModifier},
};

const std::array<const char*, 8> kTexts{"Nguyễn Thị Lan", "12", "1 0", "2300", "13/05/2014", "x", "Huế", "Dương, Kiệt"};
const std::array<const char*, 10> kNames{"lan", "u13",      "van 3", "so van", "diem danh",
                                         "bye", "withdraw", "elo",   "phones", "in"};

/// What leaves the program, the network or a printer; a walk stays inside.
bool leavesTheDesk(const QString& action)
{
    static const std::array kOut{"quit",      "fetch",  "browser", "openPages", "shareEvent",
                                 "projector", "lesson", "serve",   "publishNow"};
    return std::ranges::any_of(
        kOut, [&](const char* word) { return action.contains(QLatin1String(word), Qt::CaseInsensitive); });
}

/// What waits for an answer.
const QWidget* frontMost()
{
    const QWidget* popup = QApplication::activePopupWidget();
    return popup != nullptr ? popup : QApplication::activeModalWidget();
}

/// As a person would call it: by its words where it has no name.
QString nameOf(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button != nullptr && button->objectName().isEmpty())
        return QStringLiteral("“%1” in %2").arg(button->text(), button->window()->objectName());
    return widget.objectName().isEmpty() ? widget.windowTitle() : widget.objectName();
}

/// Whether Enter or Esc would choose something that nobody has gone to: where there is a choice, neither may do harm.
bool isUnasked(const QWidget& dialog, Qt::Key key)
{
    const auto* box = qobject_cast<const QMessageBox*>(&dialog);
    if (box == nullptr) return key == Qt::Key_Escape;  // Enter is what the dialog is for
    if (box->buttons().size() < 2) return false;       // it tells what is done
    const auto* focused = qobject_cast<const QPushButton*>(QApplication::focusWidget());
    return key == Qt::Key_Escape || focused == nullptr || focused == box->defaultButton();
}

}  // namespace

QString WalkPrompts::openFile(const FilePrompt& prompt)
{
    if (m_random.chance(300'000)) return {};
    const bool isForEvents = prompt.filters.join(QString()).contains(QStringLiteral("*.kydai"));
    if (isForEvents && m_random.chance(500'000)) return m_folder + QStringLiteral("/giải.kydai");
    const QStringList files = QDir(m_folder + QStringLiteral("/odd")).entryList(QDir::Files);
    return m_folder + QStringLiteral("/odd/") +
           files.at(static_cast<int>(m_random.below(static_cast<std::size_t>(files.size()))));
}

QString WalkPrompts::saveFile(const FilePrompt& prompt)
{
    if (m_random.chance(300'000)) return {};
    const QString ending = prompt.filters.isEmpty() ? QStringLiteral("txt")
                                                    : prompt.filters.first()
                                                          .section(QStringLiteral("*."), 1)
                                                          .section(QRegularExpression(QStringLiteral("[ )]")), 0, 0);
    return QStringLiteral("%1/saved-%2.%3").arg(m_folder).arg(++m_saved).arg(ending);
}

QString WalkPrompts::openFolder(const QString& /*title*/, const QString& /*folder*/)
{
    return m_random.chance(500'000) ? QString() : m_folder;
}

QString WalkPrompts::promptText(const TextPrompt& prompt)
{
    if (prompt.id == QStringLiteral("arbiter")) return QStringLiteral("Trọng tài");
    return m_random.chance(300'000) ? QString() : QStringLiteral("Chữ");
}

Walker::Walker(std::uint64_t seed) : m_random(seed), m_prompts(m_random, m_folder.path())
{
    m_protocol.seed = seed;
    QDir::setCurrent(m_folder.path());  // where a folder that is typed comes to lie
    QDir(m_folder.path()).mkdir(QStringLiteral("odd"));
    const std::pair<const char*, const char*> odd[] = {
        {"list.csv",
         "STT;Họ và tên;Năm sinh;Đơn vị\n1;Lê Văn Một;2014;Huế\n2;Trần Thị Hai;2015;Hà Nội\nTổng cộng:;2;;\n"},
        {"bare.csv", "Bình;12\nChi;13\n"},
        {"empty.txt", ""},
        {"half.json", "{\"format\": \"kydai\", \"sections\": [{"},
        {"report.trf",
         "012 Thử\nXXR 3\n001    1      Lê Một                            1500 VIE                        1.0    1     "
         "2 w 1\n"
         "001    2      Trần Hai                          1400 VIE                        0.0    2     1 b 0\n"},
        {"noise.bin", "\x01\x02\xff\xfe\x80"},
    };
    for (const auto& [name, bytes] : odd) {
        QFile file(m_folder.filePath(QStringLiteral("odd/%1").arg(QLatin1String(name))));
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    }
    const QString path = m_folder.filePath(QStringLiteral("giải.kydai"));
    QFile::copy(QStringLiteral(":/sample/sample.kydai"), path);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Walker::onTimer);
    text::installLanguage(*QApplication::instance(), text::Language::English);
    ui::applyTheme(*qApp, ui::ThemeChoice::Light);
    open();
}

Walker::~Walker()
{
    shut();
    QDir::setCurrent(m_home);
}

void Walker::open()
{
    m_session = std::make_unique<EventSession>();
    static_cast<void>(m_session->open(m_folder.filePath(QStringLiteral("giải.kydai"))));
    if (m_protocol.steps == 0 && m_trail.isEmpty()) arrange(*m_session, startOf(m_protocol.seed));
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_prompts, text::Language::English);
    connect(&m_window->desk(), &ui::Desk::told, this, [this](auto, const QString& sentence, const QString&) {
        const auto* undo = m_session->nextUndo();
        m_message = {sentence, m_window->desk().sectionId(), undo != nullptr ? undo->id : 0};
    });
    m_window->findChild<ui::NextStepFlow*>()->setPause(std::chrono::milliseconds(0));  // steps come in a hurry
    m_window->resize(QSize(1366, 728) / m_window->devicePixelRatioF());
    m_window->show();
    m_window->activateWindow();
    static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
}

void Walker::shut()
{
    m_timer.stop();
    m_window.reset();
    m_session.reset();
}

/// Nothing that is judged is read from pixels, and drawing them is half of the work: it is done at each few steps.
void Walker::paintSeldom()
{
    constexpr int kEach = 12;
    const bool paints = ++m_turns % kEach == 0;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->isVisible() && top->updatesEnabled() != paints) top->setUpdatesEnabled(paints);
    }
}

void Walker::settle()
{
    paintSeldom();
    const bool outer = std::exchange(m_isSettling, true);
    const QWidget* outerFront = std::exchange(m_settlingBefore, frontMost());
    m_timer.start(0);  // what was posted may ask something
    constexpr int kTurns = 3;
    constexpr int kMost = 1000;  // nobody waits at a bar any longer, and what works on need not be waited for again
    for (int turn = 0; turn < kTurns; ++turn) {
        const auto isIdle = [this] { return m_window->desk().jobs().running() == 0; };
        m_worksOn = !QTest::qWaitFor(isIdle, m_worksOn ? 0 : kMost);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    m_timer.stop();
    m_isSettling = outer;
    m_settlingBefore = outerFront;
    activate();
}

/// As a desktop does when a box or a list of offers closes: the window behind it has the keyboard.
void Walker::activate()
{
    const QWidget* active = QApplication::activeWindow();
    const bool isWindow = active != nullptr && active->isVisible() && active->windowType() != Qt::Popup;
    if (isWindow || QApplication::activePopupWidget() != nullptr) return;
    QWidget* modal = QApplication::activeModalWidget();
    QWidget& front = modal != nullptr ? *modal : *m_window;
    if (!front.isVisible()) return;
    front.activateWindow();
    QCoreApplication::processEvents();
}

Protocol Walker::walk(int steps, const std::function<bool(const Protocol&)>& isEnough)
{
    m_wanted = steps;
    m_isEnough = isEnough;
    m_before = momentOf(*m_session, m_window->desk(), m_before);
    while (!isOver()) {
        tick();
        if (!std::exchange(m_restart, false)) continue;
        const Moment left = momentOf(*m_session, m_window->desk(), m_before);
        shut();
        open();
        m_step.clear();
        m_message = {};
        m_before = momentOf(*m_session, m_window->desk(), m_before);
        if (left.file == m_before.file && left.event != m_before.event) note("a restart changed the event");
    }
    return m_protocol;
}

bool Walker::isOver() const
{
    return m_protocol.steps >= m_wanted || (m_isEnough && m_isEnough(m_protocol));
}

/// What a step takes on the window's thread; what workers take after it is not counted.
void Walker::stopClock()
{
    if (m_took < 0) m_took = m_since.elapsed();
}

/// From within a box or a menu that waits for an answer.
void Walker::onTimer()
{
    stopClock();
    constexpr int kLater = 10;
    // What opened meanwhile waits for an answer before anything else goes on.
    const QWidget* front = frontMost();
    if (front == nullptr || (m_isSettling && front == m_settlingBefore)) return m_timer.start(kLater);  // it works
    const bool wasSettling = std::exchange(m_isSettling, false);
    if (isOver() || m_restart) {
        if (auto* popup = QApplication::activePopupWidget()) popup->close();
        if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) modal->reject();
    } else {
        tick();
    }
    m_isSettling = wasSettling;
    m_timer.start(0);
}

void Walker::tick()
{
    settle();
    if (m_harm && !m_step.isEmpty()) m_harm(*this);
    judge();
    if (isOver() || m_restart) return;
    m_looksOnly = m_backOrForth = false;
    m_sight = sight();
    m_timer.start(0);  // goes off only where the step waits for an answer
    m_took = -1;
    m_since.start();
    act();
    stopClock();
    m_timer.stop();
}

/// What a person would notice: where he is, what has the keyboard and what it holds, what is selected, how it is sorted
/// and scrolled, what is open, what is said.
QString Walker::sight() const
{
    const ui::Desk& desk = m_window->desk();
    const auto of = [](const void* what) { return QString::number(reinterpret_cast<quintptr>(what)); };
    const QWidget* focus = QApplication::focusWidget();
    const QWidget* popup = QApplication::activePopupWidget();
    QStringList seen{QString::number(desk.sectionId().value),
                     QString::number(desk.round()),
                     of(focus),
                     of(popup),
                     of(QApplication::activeWindow()),
                     QString::number(static_cast<int>(desk.language())),
                     QApplication::palette().color(QPalette::Window).name(),
                     QStringLiteral("%1×%2").arg(m_window->width()).arg(m_window->height()),
                     m_message.text};
    if (const auto* edit = qobject_cast<const QLineEdit*>(focus)) seen << edit->text();
    if (const auto* box = qobject_cast<const QComboBox*>(focus)) seen << box->currentText();
    if (const auto* number = qobject_cast<const QAbstractSpinBox*>(focus)) seen << number->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(focus)) seen << QString::number(button->isChecked());
    if (const auto* menu = qobject_cast<const QMenu*>(popup)) seen << of(menu->activeAction());
    if (const auto* tree = qobject_cast<const QTreeView*>(focus))
        seen << QString::number(tree->currentIndex().row()) << QString::number(tree->verticalScrollBar()->value());
    for (const char* part : {"sectionTree", "whyPane"})
        seen << QString::number(m_window->findChild<QWidget*>(QLatin1String(part))->isVisible());
    seen << QApplication::clipboard()->text();
    const auto* why = m_window->findChild<QLabel*>(QStringLiteral("whyConclusion"));
    if (why != nullptr && why->isVisible()) seen << why->text();
    for (const QTableView* table : tablesOnScreen()) {
        const QHeaderView& head = *table->horizontalHeader();
        seen << of(table) << QString::number(head.sortIndicatorSection() * 2 + head.sortIndicatorOrder());
        for (const QScrollBar* bar : {table->horizontalScrollBar(), table->verticalScrollBar()})
            seen << QString::number(bar->value());
        const QModelIndex at = table->currentIndex();
        seen << QStringLiteral("%1.%2").arg(at.row()).arg(at.column());
    }
    return seen.join(QLatin1Char(' '));
}

/// By the wheel, from the row that is current; it turns what is under it, whatever has the keyboard then.
bool Walker::hasLookedAway(const Moment& now)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(now.focus);
    if (m_step.startsWith(QLatin1String("wheel"))) {
        const auto lookAway = [&](const QAbstractItemView* from) {
            if (!unseenIn(from).isEmpty()) m_lookedAway[from] = from->currentIndex();
        };
        for (const QTableView* table : tablesOnScreen()) lookAway(table);
        lookAway(view);
    }
    if (now.unseen.isEmpty()) m_lookedAway.remove(now.focus);
    return !now.unseen.isEmpty() && m_lookedAway.value(now.focus) == view->currentIndex();
}

void Walker::judge()
{
    Moment now = momentOf(*m_session, m_window->desk(), m_before);
    if (!m_step.isEmpty()) {
        if (m_took > m_protocol.slowestMs) {
            m_protocol.slowestMs = m_took;
            m_protocol.slowest = m_step.toStdString();
        }
        if (now.event != m_before.event || sight() != m_sight) {
            ++m_protocol.steps;
            ++m_protocol.deeds[m_kind + " in " + state().toStdString()];
            for (const QString& in : m_action.isEmpty() ? QStringList() : m_states)
                ++m_protocol.actions[(m_action + QStringLiteral(", ") + in).toStdString()];
        }
        const bool looksElsewhere = hasLookedAway(now);
        const Seen seen{*m_window, *m_session,    m_before,       now,      m_step, m_looksOnly,
                        m_types,   m_backOrForth, looksElsewhere, m_message};
        for (const std::string& fault : faultsIn(seen)) note(fault);
        compareOutputs();
    }
    const Moment before = std::exchange(m_before, std::move(now));
    if (m_before.event != before.event && m_before.entry > before.entry && !before.file.isEmpty() &&
        m_before.file == before.file)
        undoAndRedo(before);
}

/// Undo gives back the event to the last byte, redo what was undone: at each few changes.
void Walker::undoAndRedo(const Moment& before)
{
    constexpr int kEach = 5;
    const bool isNewEntry = m_before.undo > before.entry && m_before.undo != before.undo;
    constexpr int kEachWhole = 50;
    const auto isNew = [&](std::int64_t entry) { return entry > before.entry; };
    const bool isOne = std::ranges::count_if(m_before.entries, isNew) == 1;
    if (m_backOrForth || !isOne || bringsAnotherState(m_step) || !isNewEntry ||
        QApplication::activeModalWidget() != nullptr || ++m_changes % kEach != 0)
        return;
    if (m_changes % kEachWhole == 0) return undoAll();
    static_cast<void>(m_session->undo());
    if (m_harm) m_harm(*this);
    if (toJson(m_session->event()).dump() != before.event) note("undo doesn't give back the event");
    if (marksOfCheckIns() != before.checkIns) note("undo doesn't give back the marks of the check-in");
    static_cast<void>(m_session->redo());
    if (m_harm) m_harm(*this);
    if (toJson(m_session->event()).dump() != m_before.event) note("redo doesn't do again what was undone");
    settle();
    m_before = momentOf(*m_session, m_window->desk(), m_before);
}

/// Everything that can be undone, one by one, and back again: each state once more as it was.
void Walker::undoAll()
{
    constexpr int kMost = 60;
    std::vector<std::string> states;
    while (m_session->nextUndo() != nullptr && static_cast<int>(states.size()) < kMost) {
        states.push_back(toJson(m_session->event()).dump());
        if (!m_session->undo()) {
            std::string told = "undo is refused:";
            for (const Change& change : m_session->nextUndo()->changes()) told += " " + toJson(change).dump();
            constexpr std::size_t kBegin = 600;
            note(told.substr(0, kBegin));
            states.pop_back();
            break;
        }
    }
    while (!states.empty() && m_session->redo()) {
        if (m_harm) m_harm(*this);
        if (toJson(m_session->event()).dump() != states.back())
            note("redo of everything doesn't do again what was undone");
        states.pop_back();
    }
    if (!states.empty()) note("what was undone can't all be redone");
    settle();
    m_before = momentOf(*m_session, m_window->desk(), m_before);
}

/// What is shown, and what paper, files and phones say, at each few steps.
void Walker::compareOutputs()
{
    constexpr int kEach = 50;
    if (QApplication::activeModalWidget() != nullptr || ++m_sinceOutputs < kEach) return;
    m_sinceOutputs = 0;
    for (const std::string& fault : outputFaults(*m_window, *m_session)) note(fault);
}

void Walker::note(const std::string& fault)
{
    if (++m_protocol.faults[fault] > 1) return;
    m_protocol.firstSeen[fault] = "step " + std::to_string(m_protocol.steps) + ", seed " +
                                  std::to_string(m_protocol.seed) + ": " +
                                  m_trail.join(QStringLiteral(" | ")).toStdString();
}

/// All that is true of the desk, for the account of actions.
QStringList Walker::states() const
{
    if (!m_session->isOpen()) return {QStringLiteral("no event")};
    const auto section = m_window->desk().section();
    if (!section) return {QStringLiteral("no section")};
    constexpr std::size_t kForty = 40;
    const std::size_t sections = m_session->event().sections.size();
    QStringList all{section->rules.fideMode ? QStringLiteral("FIDE mode") : QStringLiteral("free mode")};
    const auto* pane = m_window->currentPane();
    if (pane != nullptr && pane->objectName() == QStringLiteral("pairRoundPane")) all << QStringLiteral("draft");
    if (section->roundsPaired() == 0)
        all << QStringLiteral("before round 1");
    else if (missingResults(section->round(section->roundsPaired())) > 0)
        all << QStringLiteral("published");
    else if (section->roundsPaired() >= section->roundsInAll())
        all << QStringLiteral("closed");
    else
        all << QStringLiteral("between rounds");
    if (sections == 1) all << QStringLiteral("1 section");
    if (sections >= kForty) all << QStringLiteral("40 sections");
    return all;
}

QString Walker::state() const
{
    if (!m_session->isOpen()) return QStringLiteral("no event");
    if (QApplication::activeModalWidget() != nullptr) return QStringLiteral("a box");
    const auto section = m_window->desk().section();
    if (!section) return QStringLiteral("no section");
    const QString mode = section->rules.fideMode ? QStringLiteral("FIDE mode") : QStringLiteral("free mode");
    const bool draft =
        m_window->currentPane() != nullptr && m_window->currentPane()->objectName() == QStringLiteral("pairRoundPane");
    const bool over = section->roundsPaired() >= section->roundsInAll();
    return mode + (draft  ? QStringLiteral(", draft")
                   : over ? QStringLiteral(", all rounds")
                          : QStringLiteral(", rounds to come"));
}

void Walker::did(const char* kind, const QString& what, bool looksOnly)
{
    m_kind = kind;
    m_step = QStringLiteral("%1 %2").arg(QLatin1String(kind), what);
    constexpr qsizetype kKept = 10;
    m_trail << m_step;
    if (m_trail.size() > kKept) m_trail.removeFirst();
    m_action.clear();
    m_states = states();
    // Who goes elsewhere takes what is typed with him.
    const QWidget* focus = QApplication::focusWidget();
    m_types = qobject_cast<const QLineEdit*>(focus) != nullptr ||
              qobject_cast<const QAbstractSpinBox*>(focus) != nullptr ||
              qobject_cast<const QComboBox*>(focus) != nullptr;
    m_looksOnly = looksOnly && !m_types;
}

void Walker::act()
{
    if (QWidget* popup = QApplication::activePopupWidget()) return actInPopup(*popup);
    QWidget* front = QApplication::activeModalWidget();
    if (front == nullptr && QApplication::activeWindow() != m_window.get()) front = QApplication::activeWindow();
    if (front != nullptr && front != m_window.get()) return actInDialog(*front);
    actInWindow();
}

void Walker::actInPopup(QWidget& popup)
{
    constexpr std::array kMenuKeys{Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Return, Qt::Key_Escape};
    const Qt::Key key = kMenuKeys[m_random.below(kMenuKeys.size())];
    did("menu", QKeySequence(key).toString());
    QTest::keyClick(&popup, key);
}

void Walker::actInDialog(QWidget& dialog)
{
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || !dialog.isAncestorOf(focus)) focus = &dialog;
    const int turn = m_random.between(1, 100);
    if (turn <= 22) {
        did("dialog", QStringLiteral("Esc in ") + nameOf(dialog), isUnasked(dialog, Qt::Key_Escape));
        QTest::keyClick(focus, Qt::Key_Escape);
    } else if (turn <= 34) {
        did("dialog", QStringLiteral("Enter in ") + nameOf(dialog), isUnasked(dialog, Qt::Key_Return));
        QTest::keyClick(focus, Qt::Key_Return);
    } else if (turn <= 60) {
        clickButton(dialog);
    } else if (turn <= 75) {
        typeText(*focus);
    } else {
        pressKey(*focus);
    }
}

void Walker::actInWindow()
{
    const int turn = m_random.between(1, 100);
    auto& palette = *m_window->findChild<ui::PalettePanel*>();
    constexpr int kOpens = 15;
    constexpr int kActs = 70;
    constexpr std::uint32_t kMostly = 700'000;
    if (!m_window->isVisible()) {
        m_restart = true;
    } else if (palette.isOpen()) {
        actInPalette(palette);
    } else if (!m_session->isOpen() && turn <= kOpens) {
        trigger(*m_window->actions().get("openEvent"));  // with nothing open there is little to do
    } else if (!m_session->isOpen() && turn <= kActs) {
        triggerAction();
    } else if (turn <= 40) {
        pressKey(QApplication::focusWidget() != nullptr ? *QApplication::focusWidget() : *m_window);
    } else if (turn <= 58) {
        triggerAction();
    } else if (turn <= 70) {
        clickTree();
    } else if (turn <= 78) {
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        const int tab = m_random.between(0, tabs->count() - 1);
        did("tab", QString::number(tab), true);
        if (tabs->isVisible())
            QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(tab).center());
    } else if (turn <= 87) {
        clickCell();
    } else if (turn <= 91) {
        clickButton(*m_window);
    } else if (turn <= 94) {
        dragHead();
    } else if (turn <= 97) {
        constexpr std::array kSizes{QSize(1366, 728), QSize(1024, 660), QSize(1700, 960)};
        did("size", {}, true);
        m_window->resize(kSizes[m_random.below(kSizes.size())] / m_window->devicePixelRatioF());
    } else if (turn <= 99 || m_random.chance(kMostly)) {
        typeText(QApplication::focusWidget() != nullptr ? *QApplication::focusWidget() : *m_window);
    } else {
        did("restart", {}, true);
        m_restart = true;
    }
}

void Walker::actInPalette(ui::PalettePanel& palette)
{
    auto& search = *palette.findChild<QLineEdit*>(QStringLiteral("paletteSearch"));
    const auto& found = *palette.findChild<QTableView*>(QStringLiteral("paletteTable"));
    const int turn = m_random.between(1, 100);
    if (turn <= 40) {
        const QString name = QString::fromUtf8(kNames[m_random.below(kNames.size())]);
        did("palette", name);
        search.setText(name);
    } else if (turn <= 60) {
        did("palette", QStringLiteral("arrow"));
        QTest::keyClick(&search, m_random.chance(700'000) ? Qt::Key_Down : Qt::Key_Up);
    } else if (turn <= 85) {
        const QString chosen = found.currentIndex().siblingAtColumn(0).data().toString();
        const auto all = m_window->actions().all();
        const bool leaves = std::ranges::any_of(all, [&](const QAction* action) {
            return leavesTheDesk(action->objectName()) && action->text().remove(QLatin1Char('&')) == chosen;
        });
        did("palette", QStringLiteral("Enter at ") + chosen);
        m_backOrForth = true;  // it may be undo
        QTest::keyClick(&search, leaves ? Qt::Key_Escape : Qt::Key_Return);
    } else {
        did("palette", QStringLiteral("Esc"), true);
        QTest::keyClick(&search, Qt::Key_Escape);
    }
}

void Walker::pressKey(QWidget& at)
{
    int total = 0;
    for (const Pressed& each : kKeys) total += each.weight;
    int left = m_random.between(1, total);
    for (const Pressed& each : kKeys) {
        left -= each.weight;
        if (left > 0) continue;
        did("key", QStringLiteral("%1 on %2").arg(QKeySequence(each.key | each.with).toString(), nameOf(at)));
        m_backOrForth = each.key == Qt::Key_Z;
        return QTest::keyClick(&at, each.key, each.with);
    }
}

void Walker::typeText(QWidget& at)
{
    const QString text = QString::fromUtf8(kTexts[m_random.below(kTexts.size())]);
    did("typing", QStringLiteral("%1 on %2").arg(text, nameOf(at)));
    for (const QChar letter : text) {
        QKeyEvent key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, letter);
        QApplication::sendEvent(&at, &key);
    }
}

void Walker::clickCell()
{
    const auto tables = tablesOnScreen();
    if (tables.empty()) return;
    QTableView& table = *tables[m_random.below(tables.size())];
    const int rows = table.model()->rowCount();
    const int columns = table.model()->columnCount();
    if (rows == 0 || columns == 0) return;
    const QModelIndex cell = table.model()->index(m_random.between(0, rows - 1), m_random.between(0, columns - 1));
    table.scrollTo(cell);
    did("click", QStringLiteral("%1 %2,%3").arg(table.objectName()).arg(cell.row()).arg(cell.column()));
    const QPoint place = table.visualRect(cell).intersected(table.viewport()->rect()).center();
    if (m_random.chance(150'000))
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place);
    else
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
}

void Walker::clickTree()
{
    auto* tree = m_window->findChild<QTreeView*>(QStringLiteral("sectionTree"));
    if (tree == nullptr || !tree->isVisible() || tree->model()->rowCount() == 0) return;
    tree->expandAll();
    QModelIndex at = tree->model()->index(m_random.between(0, tree->model()->rowCount() - 1), 0);
    const int rounds = tree->model()->rowCount(at);
    if (rounds > 0 && m_random.chance(600'000)) at = tree->model()->index(m_random.between(0, rounds - 1), 0, at);
    tree->scrollTo(at);
    did("tree", at.data().toString());
    const QRect seen = tree->visualRect(at).intersected(tree->viewport()->rect());  // of a long name the beginning
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, seen.center());
}

void Walker::clickButton(QWidget& in)
{
    constexpr std::uint32_t kSeldom = 100'000;
    std::vector<QWidget*> targets;
    const bool changesTheLight = m_random.chance(kSeldom);  // it takes long, and nobody does it at each turn
    for (auto* button : in.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const QAction* action = tool != nullptr ? tool->defaultAction() : nullptr;
        if (!changesTheLight && action != nullptr && action->objectName() == QStringLiteral("theme")) continue;
        if (button->isVisible() && button->isEnabled() && !leavesTheDesk(button->objectName()))
            targets.push_back(button);
    }
    for (auto* box : in.findChildren<QComboBox*>()) {
        if (box->isVisible() && box->isEnabled()) targets.push_back(box);
    }
    if (targets.empty()) return;
    QWidget& target = *targets[m_random.below(targets.size())];
    did("click", nameOf(target));
    if (auto* box = qobject_cast<QComboBox*>(&target)) {
        box->setFocus(Qt::MouseFocusReason);
        if (box->count() > 0) box->setCurrentIndex(m_random.between(0, box->count() - 1));
        return;
    }
    QTest::mouseClick(&target, Qt::LeftButton, {}, target.rect().center());
}

/// A width by hand, a sort by a click, or the wheel.
void Walker::dragHead()
{
    const auto tables = tablesOnScreen();
    if (tables.empty()) return;
    QTableView& table = *tables[m_random.below(tables.size())];
    QHeaderView& head = *table.horizontalHeader();
    if (head.count() == 0) return;
    const int section = m_random.between(0, head.count() - 1);
    const QPoint place(head.sectionViewportPosition(section) + head.sectionSize(section) / 2, head.height() / 2);
    const bool clicks = m_random.chance(600'000);
    did(clicks ? "head" : "wheel", QStringLiteral("%1 %2").arg(table.objectName()).arg(section), true);
    if (clicks) return QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, place);
    QWheelEvent turn(QPointF(place), table.viewport()->mapToGlobal(QPointF(place)), {},
                     QPoint(0, m_random.chance(500'000) ? 120 : -120), Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(table.viewport(), &turn);
}

void Walker::triggerAction()
{
    std::vector<QAction*> can;
    for (QAction* action : m_window->actions().all()) {
        if (action->isEnabled() && !leavesTheDesk(action->objectName())) can.push_back(action);
    }
    // Half of the time one that was done least in one of the states there are now, and tried least in this walk.
    QAction* rarest = can[m_random.below(can.size())];
    const QStringList in = states();
    const auto times = [&](const QAction* action) {
        int least = std::numeric_limits<int>::max();
        for (const QString& state : in) {
            const std::string deed = (action->objectName() + QStringLiteral(", ") + state).toStdString();
            const auto countIn = [&](const std::map<std::string, int>& counts) {
                const auto at = counts.find(deed);
                return at == counts.end() ? 0 : at->second;
            };
            least = std::min(least, countIn(m_done) + countIn(m_tried));
        }
        return least;
    };
    constexpr std::uint32_t kHalf = 500'000;
    if (m_random.chance(kHalf)) rarest = *std::ranges::min_element(can, {}, times);
    for (const QString& state : in) {
        constexpr int kMore = 3;  // what has no effect here isn't tried for ever
        m_tried[(rarest->objectName() + QStringLiteral(", ") + state).toStdString()] += kMore;
    }
    trigger(*rarest);
}

void Walker::trigger(QAction& action)
{
    did("action", action.objectName());
    m_action = action.objectName();
    m_backOrForth = action.objectName() == QStringLiteral("undo") || action.objectName() == QStringLiteral("redo");
    action.trigger();
}

}  // namespace kydai::walk

#include "moc_walker.cpp"
