#include "widgets/theme.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>
#include <cmath>

namespace kydai::ui {

Theme lightTheme()
{
    Theme t;
    t.window = QColor(0xf3, 0xf5, 0xf6);
    t.base = QColor(0xff, 0xff, 0xff);
    t.zebra = QColor(0xf6, 0xf9, 0xf9);
    t.text = QColor(0x1b, 0x1f, 0x23);
    t.muted = QColor(0x55, 0x5f, 0x67);
    t.line = QColor(0xd3, 0xd9, 0xdc);
    t.accent = QColor(0x00, 0x6b, 0x5f);
    t.accentTint = QColor(0xd9, 0xee, 0xeb);
    t.selection = QColor(0x00, 0x70, 0x64);
    t.selectionText = QColor(0xff, 0xff, 0xff);
    t.warning = QColor(0x86, 0x52, 0x00);
    t.warningTint = QColor(0xfd, 0xf0, 0xd2);
    t.error = QColor(0xb0, 0x21, 0x1a);
    t.errorTint = QColor(0xfb, 0xe3, 0xe1);
    return t;
}

Theme darkTheme()
{
    Theme t;
    t.dark = true;
    t.window = QColor(0x20, 0x24, 0x27);
    t.base = QColor(0x17, 0x1a, 0x1c);
    t.zebra = QColor(0x1c, 0x20, 0x22);
    t.text = QColor(0xe8, 0xea, 0xec);
    t.muted = QColor(0xa6, 0xae, 0xb5);
    t.line = QColor(0x3c, 0x43, 0x48);
    t.accent = QColor(0x5c, 0xc4, 0xb8);
    t.accentTint = QColor(0x15, 0x3d, 0x39);
    t.selection = QColor(0x12, 0x6b, 0x62);
    t.selectionText = QColor(0xff, 0xff, 0xff);
    t.warning = QColor(0xf2, 0xbd, 0x57);
    t.warningTint = QColor(0x3d, 0x30, 0x14);
    t.error = QColor(0xff, 0x94, 0x8a);
    t.errorTint = QColor(0x47, 0x21, 0x1e);
    return t;
}

Theme themeOf(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto channel = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
    };
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

namespace {

QPalette paletteOf(const Theme& t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.base);
    p.setColor(QPalette::AlternateBase, t.zebra);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.muted);
    p.setColor(QPalette::Button, t.window);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.error);
    p.setColor(QPalette::ToolTipBase, t.base);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Highlight, t.selection);
    p.setColor(QPalette::HighlightedText, t.selectionText);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::Light, t.dark ? t.window.lighter(130) : QColor(Qt::white));
    p.setColor(QPalette::Midlight, t.dark ? t.window.lighter(115) : t.window.lighter(104));
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, t.dark ? t.window.darker(150) : t.window.darker(140));
    p.setColor(QPalette::Shadow, t.dark ? QColor(Qt::black) : t.window.darker(190));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, t.dark ? t.muted.darker(140) : t.muted.lighter(150));
    }
    return p;
}

/// Flat bars, roomy fields, hairlines, and a focus ring that can't be missed.
QString styleSheetOf(const Theme& t)
{
    QString sheet = QStringLiteral(R"(
QToolBar { background: @window; border: 0; border-bottom: 1px solid @line; padding: 3px 6px; spacing: 4px; }
QToolBar QToolButton { padding: 4px 8px; border: 1px solid transparent; border-radius: 4px; }
QToolBar QToolButton:hover { background: @accentTint; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked { background: @accentTint; border-color: @accent; }
QToolButton:focus, QPushButton:focus, QCheckBox:focus, QTabBar:focus { outline: none; }
QToolBar QToolButton:focus { border: 2px solid @accent; padding: 3px 7px; }
QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: 0; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QTabWidget::pane { border: 0; border-top: 1px solid @line; }
QTabBar { background: @window; }
QTabBar::tab { background: transparent; color: @muted; padding: 7px 14px 6px 14px; border: 0;
    border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:hover:!selected { color: @text; border-bottom-color: @line; }
QTabBar::tab:selected:focus { background: @accentTint; }
QTreeView#sectionTree::item { height: 24px; }
QTreeView#steps { background: @window; show-decoration-selected: 0; }
QTreeView#steps::branch:selected { background: @window; }
QHeaderView { background: @window; border: 0; }
QHeaderView::section { background: @window; color: @muted; border: 0; border-bottom: 1px solid @line;
    padding: 3px 6px; }
QTableView, QTreeView, QListView { border: 0; background: @base; alternate-background-color: @zebra;
    selection-background-color: @selection; selection-color: @selectionText; gridline-color: transparent; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 0; }
QLineEdit, QComboBox, QSpinBox, QDateEdit, QPlainTextEdit { background: @base; color: @text;
    border: 1px solid @line; border-radius: 4px; padding: 3px 6px; selection-background-color: @selection;
    selection-color: @selectionText; }
QTableView QLineEdit, QTableView QComboBox { border-radius: 0; padding: 0 4px; border: 2px solid @accent; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent;
    padding: 2px 5px; }
QPushButton { background: @base; color: @text; border: 1px solid @line; border-radius: 4px; padding: 4px 12px; }
QPushButton:hover { background: @accentTint; }
QPushButton:pressed { background: @line; }
QPushButton:default { border-color: @accent; color: @accent; font-weight: 600; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:disabled { color: @muted; border-color: @line; }
QCheckBox:focus, QRadioButton:focus { color: @accent; text-decoration: underline; }
QScrollArea { border: 0; background: transparent; }
QToolTip { background: @base; color: @text; border: 1px solid @line; padding: 4px; }
QMenu { background: @base; border: 1px solid @line; padding: 4px 0; }
QMenu::item { padding: 5px 24px 5px 20px; }
QMenu::item:selected { background: @selection; color: @selectionText; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
)");
    const std::pair<const char*, QColor> names[] = {
        // longest first, so that no name is eaten by a shorter one
        {"@selectionText", t.selectionText},
        {"@accentTint", t.accentTint},
        {"@selection", t.selection},
        {"@window", t.window},
        {"@accent", t.accent},
        {"@zebra", t.zebra},
        {"@muted", t.muted},
        {"@base", t.base},
        {"@text", t.text},
        {"@line", t.line},
    };
    for (const auto& [name, colour] : names) sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

}  // namespace

void applyTheme(QApplication& application, ThemeChoice choice)
{
    // The palette the desktop gave us, before we first changed it: what "as the system" means.
    static const bool systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
    const Theme theme = dark ? darkTheme() : lightTheme();
    // Styles that draw with the desktop's own colours ignore palettes; Fusion obeys them everywhere.
    if (application.style()->objectName().compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme));
}

}  // namespace kydai::ui
