#include "widgets/action_set.h"

#include "support/assert.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace kydai::ui {

namespace {

/// What is being typed in a cell is taken before anything else is done, while its row is still the one that is shown.
void takeTyped()
{
    const QWidget* typed = QApplication::focusWidget();
    for (QWidget* above = typed != nullptr ? typed->parentWidget() : nullptr; above != nullptr;
         above = above->parentWidget()) {
        auto* view = qobject_cast<QAbstractItemView*>(above);
        if (view != nullptr && view->viewport()->isAncestorOf(typed)) return view->setFocus();
    }
}

}  // namespace

QAction* ActionSet::add(QWidget& home, const char* name, const QKeySequence& shortcut, Text text,
                        std::function<void()> action)
{
    auto* added = new QAction(this);
    added->setObjectName(QLatin1String(name));
    added->setShortcut(shortcut);
    added->setShortcutContext(Qt::WindowShortcut);
    if (action)
        connect(added, &QAction::triggered, this, [act = std::move(action)] {
            takeTyped();
            act();
        });
    home.addAction(added);
    m_entries.push_back({added, std::move(text)});
    show(m_entries.back());
    return added;
}

QAction* ActionSet::get(const char* name) const
{
    const auto at = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.action->objectName() == QLatin1String(name); });
    KYDAI_ASSERT(at != m_entries.end());
    return at->action;
}

void ActionSet::setText(const char* name, Text text)
{
    for (Entry& entry : m_entries) {
        if (entry.action->objectName() != QLatin1String(name)) continue;
        entry.text = std::move(text);
        return show(entry);  // a name is an action's own
    }
}

std::vector<QAction*> ActionSet::all() const
{
    std::vector<QAction*> actions;
    for (const Entry& entry : m_entries) actions.push_back(entry.action);
    return actions;
}

std::vector<QString> ActionSet::plainTexts() const
{
    std::vector<QString> texts;
    for (const Entry& entry : m_entries) texts.push_back(entry.text().remove(QLatin1Char('&')));
    return texts;
}

void ActionSet::retranslate()
{
    for (const Entry& entry : m_entries) show(entry);
}

void ActionSet::show(const Entry& entry)
{
    entry.action->setText(entry.text());
    const QString key = entry.action->shortcut().toString(QKeySequence::NativeText);
    QString plain = entry.text();
    plain.remove(QLatin1Char('&'));
    entry.action->setToolTip(key.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, key));
}

}  // namespace kydai::ui

#include "moc_action_set.cpp"
