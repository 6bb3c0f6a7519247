#include "dialogs/numbers_dialog.h"

#include "pairing/draw_apart.h"
#include "pairing/initial_order.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <array>

namespace kydai::ui {

namespace {

constexpr int kLargestSeed = 999'999;

using pairing::OrderColumn;

constexpr std::array<OrderColumn, 8> kNumberColumns = {
    OrderColumn::Rating,   OrderColumn::NationalRating, OrderColumn::Name,   OrderColumn::Unit,
    OrderColumn::Category, OrderColumn::Birth,          OrderColumn::FideId, OrderColumn::FileRank};

}  // namespace

NumbersDialog::NumbersDialog(Desk& desk, const std::vector<PlayerId>& chosen, QWidget* parent)
    : QDialog(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("numbersDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Pairing numbers"));
    build();
    choose(chosen);
    showMethod();
}

QSpinBox* NumbersDialog::number(QFormLayout& form, const char* name)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, kMaxStartNumber);
    form.addRow(new QLabel(this), box);  // its caption depends on the method
    return box;
}

void NumbersDialog::build()
{
    m_form = new QFormLayout(this);
    m_method = new QComboBox(this);
    m_method->setObjectName(QStringLiteral("numbersMethod"));
    m_method->setAccessibleName(tr("Numbers"));
    m_method->addItems({tr("Exchange two"), tr("Move one, the others shift"), tr("Draw lots"),
                        tr("Draw lots, one federation apart (Varma tables)"),
                        tr("Draw lots, one unit apart (Varma tables)"), tr("Draw lots, one unit meets early"),
                        tr("By rating, title, name"), tr("By national rating"), tr("By name"), tr("By unit"),
                        tr("By category"), tr("By date of birth"), tr("By FIDE ID"),
                        tr("By the rank in the file read")});
    m_form->addRow(tr("Numbers"), m_method);
    m_first = number(*m_form, "numbersFirst");
    m_second = number(*m_form, "numbersSecond");
    m_seed = number(*m_form, "numbersSeed");
    m_seed->setRange(1, kLargestSeed);
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1, kLargestSeed)));
    m_keepEquals = new QCheckBox(tr("Equals keep the order that they have"), this);
    m_keepEquals->setObjectName(QStringLiteral("numbersKeepEquals"));
    m_form->addRow(m_keepEquals);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("numbersNote"));
    m_note->setWordWrap(true);
    m_form->addRow(m_note);
    auto* buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(tr("Give these numbers"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("numbersAccept"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_form->addRow(buttons);
    for (const QSpinBox* box : {m_first, m_second, m_seed})
        connect(box, qOverload<int>(&QSpinBox::valueChanged), this, &NumbersDialog::preview);
    connect(m_method, qOverload<int>(&QComboBox::currentIndexChanged), this, &NumbersDialog::showMethod);
    connect(m_keepEquals, &QCheckBox::toggled, this, &NumbersDialog::preview);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeToScreen(*this, {460, sizeHint().height()});
}

void NumbersDialog::choose(const std::vector<PlayerId>& chosen)
{
    const Section& section = *m_desk.section();
    m_method->setCurrentIndex(chosen.size() == 2 ? Exchange : chosen.size() == 1 ? Move : FirstColumn);
    if (!chosen.empty()) m_first->setValue(section.numberOf(chosen.front()));
    if (chosen.size() == 2) m_second->setValue(section.numberOf(chosen.back()));
}

void NumbersDialog::showMethod()
{
    const int method = m_method->currentIndex();
    const auto show = [this](QWidget* field, const QString& label) {
        auto* caption = qobject_cast<QLabel*>(m_form->labelForField(field));
        if (caption != nullptr) {
            caption->setText(label);
            caption->setVisible(!label.isEmpty());
        }
        field->setAccessibleName(label);
        field->setVisible(!label.isEmpty());
    };
    show(m_first, method == Exchange || method == Move ? tr("Number") : QString());
    show(m_second, method == Exchange ? tr("with number") : method == Move ? tr("becomes number") : QString());
    show(m_seed, isDrawn() ? tr("Lot (the same lot draws the same order)") : QString());
    m_keepEquals->setVisible(method >= FirstColumn);
    preview();
}

bool NumbersDialog::isDrawn() const
{
    const int method = m_method->currentIndex();
    return method >= Lot && method < FirstColumn;
}

std::vector<int> NumbersDialog::numbers(QString& problem) const
{
    const Section& section = *m_desk.section();
    const int method = m_method->currentIndex();
    const auto seed = static_cast<std::uint64_t>(m_seed->value());
    if (method == Lot) return pairing::numbersByLot(section, seed);
    if (method == UnitEarly) return pairing::numbersMeetingEarly(section, Kinship::Unit, seed);
    if (method == VarmaFederation || method == VarmaUnit) {
        auto drawn =
            pairing::numbersByVarma(section, method == VarmaFederation ? Kinship::Federation : Kinship::Unit, seed);
        if (!drawn) problem = tr("The Varma tables are for 9 to 24 players.");
        return std::move(drawn).value_or(std::vector<int>{});
    }
    if (method >= FirstColumn) {
        return pairing::numbersBy(section, kNumberColumns[static_cast<std::size_t>(method - FirstColumn)],
                                  m_keepEquals->isChecked());
    }
    const Player* first = section.playerNumbered(m_first->value());
    const Player* second = section.playerNumbered(m_second->value());
    if (first == nullptr || (method == Exchange && second == nullptr)) {
        problem = tr("Nobody has number %1.").arg(first == nullptr ? m_first->value() : m_second->value());
        return {};
    }
    return method == Exchange ? pairing::numbersExchanged(section, first->id, second->id)
                              : pairing::numbersMoved(section, first->id, m_second->value());
}

void NumbersDialog::preview()
{
    QString problem;
    const std::vector<int> given = numbers(problem);
    const int moved = problem.isEmpty() ? pairing::movedBy(*m_desk.section(), given) : 0;
    m_accept->setEnabled(moved > 0);
    m_note->setText(!problem.isEmpty() ? problem
                    : moved == 0       ? tr("Nobody would get another number.")
                                       : tr("%n players get another number.", nullptr, moved));
}

void NumbersDialog::accept()
{
    QString problem;
    std::vector<int> given = numbers(problem);
    if (!problem.isEmpty()) return m_note->setText(problem);
    const int moved = pairing::movedBy(*m_desk.section(), given);
    if (!m_desk.apply(Renumber{m_desk.sectionId(), std::move(given)})) return;
    QString told = tr("%n players got another number. Ctrl+Z takes this back.", nullptr, moved);
    if (isDrawn()) told += QLatin1Char(' ') + tr("Lot: %1.").arg(m_seed->value());
    m_desk.tell(InlineBar::Tone::Plain, told);
    QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_numbers_dialog.cpp"
