#include "widgets/theme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

#include <algorithm>

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
    t.outline = QColor(0x7d, 0x86, 0x8c);
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
    t.outline = QColor(0x7f, 0x89, 0x90);
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

/// Fusion, with fields, boxes and circles whose edge is seen on dark grounds too.
class EdgeStyle : public QProxyStyle {
public:
    EdgeStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    /// No pictures of the desktop's among our own: a button is its verb.
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (control != CC_ComboBox && control != CC_SpinBox) return;
        const Theme theme = themeOf(option->palette);
        const bool focus = option->state & State_HasFocus;
        const bool enabled = option->state & State_Enabled;
        const double width = focus ? 2 : 1;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(focus ? theme.accent : enabled ? theme.outline : theme.line, width));
        painter->setBrush(Qt::NoBrush);
        const double inset = width / 2;
        painter->drawRoundedRect(QRectF(option->rect).adjusted(inset, inset, -inset, -inset), 3, 3);
        painter->restore();
    }

    /// The sign for sorting stands above the head's words, which then keep their width.
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override
    {
        if (element != SE_HeaderArrow) return QProxyStyle::subElementRect(element, option, widget);
        constexpr QSize kSign(10, 6);
        QRect place(QPoint(0, 0), kSign);
        place.moveCenter(option->rect.center());
        place.moveTop(option->rect.top() + 1);
        return place;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        const bool radio = element == PE_IndicatorRadioButton;
        if (!radio && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
        const Theme theme = themeOf(option->palette);
        const bool on = option->state & State_On;
        const bool enabled = option->state & State_Enabled;
        const QColor edge = !enabled ? theme.muted : on ? theme.accent : theme.outline;
        const QColor sign = theme.dark ? theme.base : theme.selectionText;
        const double side = std::min(option->rect.width(), option->rect.height()) - 1.0;
        QRectF box(0, 0, side, side);
        box.moveCenter(QRectF(option->rect).center());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(edge, 1.2));
        painter->setBrush(on && enabled ? theme.accent : theme.base);
        if (radio) {
            painter->drawEllipse(box);
            if (on) {
                painter->setPen(Qt::NoPen);
                painter->setBrush(enabled ? sign : edge);
                painter->drawEllipse(box.center(), side * 0.22, side * 0.22);
            }
        } else {
            painter->drawRoundedRect(box, 2, 2);
            painter->setPen(QPen(enabled ? sign : edge, side * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * side, y * side); };
            if (on) painter->drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)});
            if (option->state & State_NoChange) painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
        }
        painter->restore();
    }
};

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
QWidget QToolButton:focus { border: 2px solid @accent; border-radius: 4px; }
QToolBar QToolButton#nextStepButton { background: @accent; color: @onAccent; border: 1px solid @accent; padding: 4px 14px;
    font-weight: 600; }
QToolBar QToolButton#nextStepButton:hover { border-color: @text; }
QToolBar QToolButton#nextStepButton:focus { border: 2px solid @text; padding: 3px 13px; }
QToolBar QToolButton#nextStepButton:disabled { background: @window; color: @muted; border-color: @line; }
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
QTreeView#sectionTree::branch:selected { background: @base; }
QTreeView#steps { background: @window; show-decoration-selected: 0; }
QTreeView#steps::branch:selected { background: @window; }
QHeaderView { background: @window; border: 0; }
QHeaderView::section { background: @window; color: @muted; border: 0; border-bottom: 1px solid @line;
    padding: 3px 4px; }
QTableView, QTreeView, QListView { border: 0; background: @base; alternate-background-color: @zebra;
    selection-background-color: @selection; selection-color: @selectionText; gridline-color: transparent; }
QTableView:focus, QTreeView:focus { border: 0; }
QListView, QDialog QTableView, QDialog QTreeView { border: 1px solid @outline; }
QListView:focus, QDialog QTableView:focus, QDialog QTreeView:focus { border: 1px solid @accent; }
QComboBox QListView { border: 0; }
QGraphicsView:focus { border: 2px solid @accent; }
QLineEdit, QPlainTextEdit { background: @base; color: @text;
    border: 1px solid @outline; border-radius: 4px; padding: 3px 6px; selection-background-color: @selection;
    selection-color: @selectionText; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: 0; padding: 0 2px; background: transparent; }
QTableView QLineEdit { border-radius: 0; padding: 0 4px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent;
    padding: 2px 5px; }
QLineEdit:disabled { background: @window; color: @muted; border-color: @line; }
QPushButton { background: @base; color: @text; border: 1px solid @outline; border-radius: 4px; padding: 4px 12px; }
QPushButton:hover { background: @accentTint; }
QPushButton:pressed { background: @line; }
QPushButton:default { border-color: @accent; color: @accent; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:disabled, QPushButton:default:disabled { color: @muted; border-color: @line; }
QCheckBox:focus, QRadioButton:focus { color: @accent; text-decoration: underline; }
QFrame#checkCard { background: @base; border: 1px solid @line; border-left: 4px solid @accent; border-radius: 4px; }
QFrame#checkCard[weight="1"] { border-left-color: @warning; }
QFrame#checkCard[weight="2"] { border-left-color: @error; }
QFrame#palettePanel { background: @base; border: 1px solid @outline; border-radius: 6px; }
QFrame#palettePanel QTableView { border: 0; }
QFrame#palettePanel QLabel { color: @muted; }
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
        {"@outline", t.outline},
        {"@warning", t.warning},
        {"@error", t.error},
        {"@onAccent", t.dark ? t.base : t.selectionText},
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
    // Setting a style sheet wraps the style, so our own is known by a property of the application.
    constexpr const char* kOurs = "kydaiStyle";
    if (!application.property(kOurs).toBool()) {
        QApplication::setStyle(new EdgeStyle);
        application.setProperty(kOurs, true);
    }
    QApplication::setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme));
}

}  // namespace kydai::ui
