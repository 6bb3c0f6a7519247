#include "dialogs/tie_break_dialog.h"

#include "dialogs/tie_break_words.h"
#include "model/swiss_manager.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "support/utf8.h"
#include "text/tie_break_text.h"
#include "tiebreak/list_advice.h"
#include "tiebreak/registry.h"
#include "widgets/dialog_size.h"
#include "widgets/section_checks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

enum KnownColumn { CodeColumn, NameColumn, NumberColumn, KnownColumns };
constexpr int kSearchRole = Qt::UserRole;  ///< everything a row is found by, folded

QString folded(const QString& text)
{
    return QString::fromStdString(utf8::fold(text.toStdString()));
}

/// Rows that hold every typed word, whatever its diacritics.
class FoundModel : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& text)
    {
        m_words = folded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, CodeColumn, parent).data(kSearchRole).toString();
        return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
    }

private:
    QStringList m_words;
};

/// The code itself and the usual ways to cut it; old editions where Swiss-Manager still has a number for them.
QStringList spellings(const tiebreak::Definition& entry)
{
    const QString name = QString::fromUtf8(entry.name.data(), static_cast<qsizetype>(entry.name.size()));
    QStringList list{name};
    if (entry.modifiers.cut) list << name + QStringLiteral("/C1") << name + QStringLiteral("/C2");
    if (entry.modifiers.median) list << name + QStringLiteral("/M1") << name + QStringLiteral("/M2");
    if (entry.modifiers.forfeits && entry.scope == tiebreak::Scope::Any) list << name + QStringLiteral("/P");
    // Provisions of an event's own rules (C.07.16.6), as other checkers write them.
    if (entry.modifiers.unplayed) list << name + QStringLiteral("/D");
    if (entry.modifiers.plainCut) list << name + QStringLiteral("/C1/N");
    if (entry.modifiers.swiss) list << name + QStringLiteral("/S");
    if (!tiebreak::numbersOf(entry.kind, true).empty()) list << name + QStringLiteral("@OLD");
    return list;
}

}  // namespace

TieBreakDialog::TieBreakDialog(Desk& desk, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_known(new QStandardItemModel(this)), m_found(new FoundModel(this))
{
    setObjectName(QStringLiteral("tieBreakDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Tie-breaks"));
    constexpr QSize kSize(900, 560);
    resizeToScreen(*this, kSize);
    build();
    fillAvailable();
    fillPresets();
    if (const auto section = m_desk.section()) {
        QStringList list;
        for (const std::string& code : section->rules.tieBreaks) list << QString::fromStdString(code);
        setCodes(list);
        m_lots->setChecked(section->rules.lotsSeed != 0);
    }
    lock();
    m_search->setFocus();
}

void TieBreakDialog::build()
{
    auto* columns = new QHBoxLayout;
    columns->addWidget(buildAvailable(), 3);
    columns->addWidget(buildChosen(), 2);
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("tieBreakAbout"));
    m_about->setWordWrap(true);
    m_about->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_warnings = new QLabel(this);
    m_warnings->setObjectName(QStringLiteral("tieBreakWarnings"));
    m_warnings->setWordWrap(true);
    m_lots = new QCheckBox(tr("Draw lots where the whole list leaves a tie"), this);
    m_lots->setObjectName(QStringLiteral("tieBreakLots"));
    m_lots->setToolTip(tr("Drawn once and kept: the same standings give the same order again."));
    m_others = new SectionChecks(m_desk.session().event(), m_desk.sectionId(), this);
    constexpr int kOthersHeight = 110;
    m_others->setMaximumHeight(kOthersHeight);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("tieBreakSave"));
    m_save->setAutoDefault(false);
    auto* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_locked = new QLabel(this);
    m_locked->setObjectName(QStringLiteral("tieBreakLocked"));
    m_locked->setWordWrap(true);
    auto* page = new QVBoxLayout(this);
    page->addWidget(m_locked);
    page->addLayout(columns, 1);
    page->addWidget(m_about);
    page->addWidget(m_warnings);
    page->addWidget(m_lots);
    page->addWidget(m_others);
    page->addWidget(buttons);
}

QWidget* TieBreakDialog::buildAvailable()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("tieBreakSearch"));
    m_search->setPlaceholderText(tr("Code, name or Swiss-Manager number"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_available = new QTreeView(this);
    m_available->setObjectName(QStringLiteral("tieBreakAvailable"));
    m_available->setAccessibleName(tr("All tie-breaks"));
    m_available->setRootIsDecorated(false);
    m_available->setUniformRowHeights(true);
    m_available->setAllColumnsShowFocus(true);
    m_available->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_available->installEventFilter(this);
    m_found->setSourceModel(m_known);
    m_available->setModel(m_found);
    connect(m_search, &QLineEdit::textChanged, this, &TieBreakDialog::find);
    connect(m_available, &QTreeView::doubleClicked, this, &TieBreakDialog::addCurrent);
    connect(m_available->selectionModel(), &QItemSelectionModel::currentChanged, this, &TieBreakDialog::describe);
    auto* add = new QPushButton(tr("Add →"), this);
    add->setObjectName(QStringLiteral("tieBreakAdd"));
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, &TieBreakDialog::addCurrent);
    m_changers.push_back(add);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_available, 1);
    column->addWidget(add, 0, Qt::AlignRight);
    return side;
}

QWidget* TieBreakDialog::buildChosen()
{
    m_presets = new QComboBox(this);
    m_presets->setObjectName(QStringLiteral("tieBreakPresets"));
    m_presets->setAccessibleName(tr("Usual lists"));
    connect(m_presets, &QComboBox::activated, this, &TieBreakDialog::usePreset);
    m_chosen = new QListWidget(this);
    m_chosen->setObjectName(QStringLiteral("tieBreakChosen"));
    m_chosen->setAccessibleName(tr("The list, in order"));
    m_chosen->setDragDropMode(QAbstractItemView::InternalMove);
    m_chosen->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_chosen->installEventFilter(this);
    connect(m_chosen->model(), &QAbstractItemModel::dataChanged, this, &TieBreakDialog::showAdvice);
    connect(m_chosen->model(), &QAbstractItemModel::rowsMoved, this, &TieBreakDialog::showAdvice);
    connect(m_chosen, &QListWidget::currentRowChanged, this, &TieBreakDialog::describe);
    const auto button = [&](const char* name, const QString& text, auto&& action) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, action);
        m_changers.push_back(made);
        return made;
    };
    m_changers.insert(m_changers.end(), {m_presets, m_chosen});
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(button("tieBreakUp", tr("Up"), [this] { move(-1); }));
    buttons->addWidget(button("tieBreakDown", tr("Down"), [this] { move(1); }));
    buttons->addWidget(button("tieBreakRemove", tr("Remove"), [this] { removeCurrent(); }));
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_presets);
    column->addWidget(m_chosen, 1);
    column->addLayout(buttons);
    return side;
}

void TieBreakDialog::lock()
{
    const auto& section = m_desk.section();
    const bool isFixed = section && policy::isLocked(*section, Guard::TieBreaks);
    for (QWidget* changer : m_changers) changer->setEnabled(!isFixed);
    m_locked->setText(isFixed ? tr("The list was published before round 1; in FIDE mode it stays (C.07, 4.1.1).")
                              : QString());
    m_locked->setVisible(isFixed);
    if (section && policy::isLocked(*section, Guard::Lots)) m_lots->setEnabled(false);
}

bool TieBreakDialog::isOffered(const tiebreak::Definition& entry) const
{
    const auto& section = m_desk.section();
    if (entry.kind == tiebreak::Kind::Points) return false;
    if (entry.scope == tiebreak::Scope::Teams && !(section && section->isTeamEvent())) return false;
    // Not to be had at all where the rules forbid it (question 105): a file's list may still name it.
    return !entry.buchholz || !section || !section->rules.hasPredeterminedPairings() ||
           section->tieBreakEdition() != TieBreakEdition::E26;
}

QList<QStandardItem*> TieBreakDialog::knownRow(const tiebreak::Code& code, const QString& spelling) const
{
    const text::Wording others[] = {text::Wording(text::Language::Vietnamese), text::Wording(text::Language::English)};
    const QString numbers = swissManagerText(code);
    QString search = spelling + QLatin1Char(' ') + numbers;
    for (const text::Wording& other : others)
        search += QLatin1Char(' ') + text::tieBreakName(code, other) + QLatin1Char(' ') + tieBreakAbout(code, other);
    auto* first = new QStandardItem(spelling);
    first->setData(folded(search), kSearchRole);
    return {first, new QStandardItem(text::tieBreakName(code, m_desk.wording())), new QStandardItem(numbers)};
}

void TieBreakDialog::find(const QString& text)
{
    if (m_typed != nullptr) m_known->removeRow(m_typed->row());
    m_typed = nullptr;
    const auto code = tiebreak::parseCode(text.toStdString());
    if (code && isOffered(tiebreak::definition(code->kind))) {
        const QString spelling = QString::fromStdString(tiebreak::canonicalText(*code));
        if (m_known->findItems(spelling).isEmpty()) {
            const QList<QStandardItem*> row = knownRow(*code, spelling);
            m_typed = row.front();
            m_typed->setData(m_typed->data(kSearchRole).toString() + QLatin1Char(' ') + folded(text), kSearchRole);
            m_known->insertRow(0, row);
        }
    }
    static_cast<FoundModel*>(m_found)->setWords(text);
    m_available->setCurrentIndex(m_found->index(0, 0));
}

void TieBreakDialog::fillAvailable()
{
    m_known->setColumnCount(KnownColumns);
    m_known->setHorizontalHeaderLabels({tr("Code"), tr("Name"), tr("Swiss-Manager")});
    const auto offer = [&](const tiebreak::Code& code, const QString& spelling) {
        if (isOffered(tiebreak::definition(code.kind))) m_known->appendRow(knownRow(code, spelling));
    };
    for (const tiebreak::Definition& entry : tiebreak::definitions()) {
        if (entry.byNumber) continue;
        for (const QString& spelling : spellings(entry)) {
            if (const auto code = tiebreak::parseCode(spelling.toStdString())) offer(*code, spelling);
        }
    }
    // What only Swiss-Manager has goes by its number.
    for (const NumberedTieBreak& row : numberedTieBreaks()) {
        const auto code = tiebreak::parseCode(std::to_string(row.number));
        if (code && tiebreak::definition(code->kind).byNumber) offer(*code, QString::number(row.number));
    }
    m_available->header()->setStretchLastSection(false);
    m_available->header()->setSectionResizeMode(CodeColumn, QHeaderView::ResizeToContents);
    m_available->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_available->header()->setSectionResizeMode(NumberColumn, QHeaderView::ResizeToContents);
    m_available->setCurrentIndex(m_found->index(0, 0));
}

void TieBreakDialog::fillPresets()
{
    m_presets->addItem(tr("Usual lists…"));
    for (const tiebreak::Preset& preset : tiebreak::presets()) {
        QString codes = QString::fromUtf8(preset.codes.data(), static_cast<qsizetype>(preset.codes.size()));
        m_presets->addItem(presetName(preset.id), codes);
        codes.replace(QLatin1Char(','), QStringLiteral(" · "));
        m_presets->setItemData(m_presets->count() - 1, codes, Qt::ToolTipRole);
    }
}

void TieBreakDialog::usePreset(int index)
{
    if (index <= 0) return;
    setCodes(m_presets->itemData(index).toString().split(QLatin1Char(','), Qt::SkipEmptyParts));
    m_presets->setCurrentIndex(0);
}

void TieBreakDialog::setCodes(const QStringList& codes)
{
    m_chosen->clear();
    for (const QString& code : codes) {
        auto* item = new QListWidgetItem(code, m_chosen);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    m_chosen->setCurrentRow(m_chosen->count() - 1);
    showAdvice();
}

QStringList TieBreakDialog::codes() const
{
    QStringList list;
    for (int row = 0; row < m_chosen->count(); ++row) list << m_chosen->item(row)->text().trimmed();
    return list;
}

std::vector<tiebreak::Code> TieBreakDialog::readable() const
{
    std::vector<tiebreak::Code> list;
    for (const QString& text : codes()) {
        if (auto code = tiebreak::parseCode(text.toStdString())) list.push_back(*std::move(code));
    }
    return list;
}

void TieBreakDialog::addCurrent()
{
    const QModelIndex current = m_available->currentIndex();
    if (!current.isValid() || !m_chosen->isEnabled()) return;
    const QString code = current.siblingAtColumn(CodeColumn).data().toString();
    auto* item = new QListWidgetItem(code);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_chosen->insertItem(m_chosen->currentRow() + 1, item);
    m_chosen->setCurrentItem(item);
    showAdvice();
}

void TieBreakDialog::removeCurrent()
{
    delete m_chosen->takeItem(m_chosen->currentRow());
    showAdvice();
}

void TieBreakDialog::move(int by)
{
    const int from = m_chosen->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_chosen->count()) return;
    QListWidgetItem* item = m_chosen->takeItem(from);
    m_chosen->insertItem(to, item);
    m_chosen->setCurrentItem(item);
    showAdvice();
}

void TieBreakDialog::describe()
{
    const bool chosen = m_chosen->hasFocus() && m_chosen->currentItem() != nullptr;
    const QString text = chosen ? m_chosen->currentItem()->text()
                                : m_available->currentIndex().siblingAtColumn(CodeColumn).data().toString();
    const auto code = tiebreak::parseCode(text.toStdString());
    m_about->setText(
        code ? tr("%1, %2: %3.")
                   .arg(text, text::tieBreakName(*code, m_desk.wording()), tieBreakAbout(*code, m_desk.wording()))
             : QString());
}

void TieBreakDialog::showAdvice()
{
    QStringList warnings;
    const auto section = m_desk.section();
    bool mayBeSaved = true;
    for (const QString& text : codes()) {
        if (tiebreak::parseCode(text.toStdString()).ok()) continue;
        warnings
            << tr("%1 is no tie-break that this program knows.").arg(text.isEmpty() ? QStringLiteral("“ ”") : text);
        // What a file brought along may stay: the standings leave it out.
        mayBeSaved = mayBeSaved && section && std::ranges::count(section->rules.tieBreaks, text.toStdString()) > 0;
    }
    if (section && mayBeSaved) {
        const std::vector<tiebreak::Code> list = readable();
        for (const tiebreak::Advice& advice : tiebreak::adviseOn(*section, list)) {
            const bool about = advice.kind != tiebreak::AdviceKind::EmptyList;
            warnings << adviceText(advice, about ? QString::fromStdString(list[advice.position].text) : QString());
        }
    }
    for (QString& line : warnings) line.prepend(QStringLiteral("⚠ "));
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    m_save->setEnabled(mayBeSaved);
    describe();
}

bool TieBreakDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) describe();
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched != m_chosen && enter && key->modifiers() == Qt::NoModifier) {
        addCurrent();
        return true;
    }
    if (enter && key->modifiers() == Qt::ControlModifier) {
        accept();
        return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        const int row = m_available->currentIndex().row() + (key->key() == Qt::Key_Down ? 1 : -1);
        if (row >= 0 && row < m_found->rowCount()) m_available->setCurrentIndex(m_found->index(row, 0));
        return true;
    }
    if (watched == m_chosen) {
        if (key->key() == Qt::Key_Delete) {
            removeCurrent();
            return true;
        }
        if (key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void TieBreakDialog::accept()
{
    const auto section = m_desk.section();
    if (!section || !m_save->isEnabled()) return;
    RuleSet rules = section->rules;
    rules.tieBreaks.clear();
    for (const QString& code : codes()) rules.tieBreaks.push_back(code.toStdString());
    // The seed is the draw: in the journal with the change, and the same places at every look.
    if (m_lots->isChecked() != (rules.lotsSeed != 0)) {
        rules.lotsSeed = m_lots->isChecked() ? m_desk.session().lotsOf(m_desk.sectionId()) : 0U;
    }
    const std::vector<SectionId> others = m_others->checked();
    if (rules == section->rules && others.empty()) return QDialog::accept();
    CompoundChange action = policy::editingRules(m_desk.session().event(), m_desk.sectionId(), rules, others);
    // The list that is seen here is what the other sections get, changed or not.
    for (Change& change : action.changes) std::get<EditRules>(change).rules.tieBreaks = rules.tieBreaks;
    if (m_desk.apply(std::move(action))) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_tie_break_dialog.cpp"
