#include "dialogs/prize_rules_dialog.h"

#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kMostEntries = 100'000;
constexpr int kMostPlaces = 9999;
constexpr int kWholePercent = 100;

}  // namespace

PrizeRulesDialog::PrizeRulesDialog(const PrizePlan& plan, std::size_t list, QWidget* parent)
    : QDialog(parent), m_plan(plan), m_list(list)
{
    setObjectName(QStringLiteral("prizeRulesDialog"));
    setWindowTitle(tr("More rules of the prizes"));
    auto* pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("prizeRulePages"));
    const auto group = [&](const QString& title) {
        auto* page = new QWidget(pages);
        pages->addTab(page, title);
        return new QFormLayout(page);
    };
    addPlan(*group(tr("The whole plan")));
    if (m_list < m_plan.lists.size()) {
        const QString name = QString::fromStdString(m_plan.lists[m_list].name);
        addDivision(*group(tr("“%1”: division").arg(name)));
        addWinners(*group(tr("“%1”: winners").arg(name)));
    }
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("prizeRulesSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    column->addWidget(buttons);
    constexpr int kWide = 700;
    resizeToScreen(*this, {std::max(kWide, sizeHint().width()), sizeHint().height()});
}

PrizePlan PrizeRulesDialog::plan() const
{
    PrizePlan plan = m_plan;
    for (const Take& take : m_takes) take(plan);
    return plan;
}

void PrizeRulesDialog::addChoice(QFormLayout& form, const char* name, const QString& label, const QStringList& words,
                                 int now, const std::function<void(PrizePlan&, int)>& set)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->addItems(words);
    box->setCurrentIndex(now);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form.addRow(label, box);
    m_takes.emplace_back([box, set](PrizePlan& plan) { set(plan, box->currentIndex()); });
}

void PrizeRulesDialog::addNumber(QFormLayout& form, const char* name, const QString& label, int least, int most,
                                 const QString& special, int now, const std::function<void(PrizePlan&, int)>& set)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setRange(least, most);
    box->setSpecialValueText(special);
    box->setValue(now);
    form.addRow(label, box);
    m_takes.emplace_back([box, set](PrizePlan& plan) { set(plan, box->value()); });
}

void PrizeRulesDialog::addAmount(QFormLayout& form, const char* name, const QString& label, std::int64_t now,
                                 const std::function<void(PrizePlan&, std::int64_t)>& set)
{
    auto* edit = new QLineEdit(now > 0 ? QString::number(now) : QString(), this);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    edit->setPlaceholderText(tr("none"));
    form.addRow(label, edit);
    m_takes.emplace_back([edit, now, set](PrizePlan& plan) {
        QString digits = edit->text();
        digits.remove(QLatin1Char('.')).remove(QLatin1Char(' ')).remove(QLatin1Char(','));
        bool isNumber = true;
        const qint64 amount = digits.isEmpty() ? 0 : digits.toLongLong(&isNumber);
        set(plan, isNumber && amount >= 0 && amount <= kMostPrizeMoney ? amount : now);  // what is no amount stays out
    });
}

void PrizeRulesDialog::addText(QFormLayout& form, const char* name, const QString& label, const std::string& now,
                               const std::function<void(PrizePlan&, const std::string&)>& set)
{
    auto* edit = new QLineEdit(QString::fromStdString(now), this);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    form.addRow(label, edit);
    m_takes.emplace_back([edit, set](PrizePlan& plan) { set(plan, edit->text().simplified().toStdString()); });
}

void PrizeRulesDialog::addTick(QFormLayout& form, const char* name, const QString& words, bool now,
                               const std::function<void(PrizePlan&, bool)>& set)
{
    auto* box = new QCheckBox(words, this);
    box->setObjectName(QLatin1String(name));
    box->setChecked(now);
    form.addRow(box);
    m_takes.emplace_back([box, set](PrizePlan& plan) { set(plan, box->isChecked()); });
}

void PrizeRulesDialog::addPlan(QFormLayout& form)
{
    addText(form, "prizeCurrency", tr("Currency"), m_plan.currency,
            [](PrizePlan& plan, const std::string& text) { plan.currency = text; });
    addAmount(form, "prizeRoundTo", tr("Round to"), m_plan.unit,
              [](PrizePlan& plan, std::int64_t unit) { plan.unit = std::max<std::int64_t>(1, unit); });
    addChoice(form, "prizeRounding", tr("Rounding"), {tr("remainders to the largest"), tr("half up"), tr("down")},
              static_cast<int>(m_plan.rounding),
              [](PrizePlan& plan, int index) { plan.rounding = static_cast<PrizeRounding>(index); });
    addChoice(form, "prizeAgeDay", tr("Ages on"), {tr("31 December"), tr("1 January")}, static_cast<int>(m_plan.ageDay),
              [](PrizePlan& plan, int index) { plan.ageDay = static_cast<AgeDay>(index); });
    addNumber(form, "prizeEntries", tr("Entries that count"), -1, kMostEntries, tr("the players"),
              m_plan.countedEntries, [](PrizePlan& plan, int count) { plan.countedEntries = count; });
    addTick(form, "prizePoolCap", tr("US 32B: nobody over the largest prize alone"), m_plan.poolCap,
            [](PrizePlan& plan, bool on) { plan.poolCap = on; });
    auto* protests = new QPlainTextEdit(this);
    protests->setObjectName(QStringLiteral("prizeProtests"));
    protests->setAccessibleName(tr("Open protests"));
    protests->setTabChangesFocus(true);
    protests->setPlaceholderText(tr("one a line; while there is one the prizes are provisional and can't be frozen"));
    constexpr int kLines = 5;
    protests->setMaximumHeight(kLines * fontMetrics().height());
    QStringList lines;
    for (const std::string& protest : m_plan.protests) lines << QString::fromStdString(protest);
    protests->setPlainText(lines.join(QLatin1Char('\n')));
    form.addRow(tr("Open protests"), protests);
    m_takes.emplace_back([protests](PrizePlan& plan) {
        plan.protests.clear();
        for (const QString& line : protests->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (!line.simplified().isEmpty()) plan.protests.push_back(line.simplified().toStdString());
        }
    });
}

void PrizeRulesDialog::addDivision(QFormLayout& form)
{
    const std::size_t at = m_list;
    const PrizeList& list = m_plan.lists[at];
    addChoice(form, "prizeOrder", tr("Ordered by"),
              {tr("the standings"), tr("best rating gain"), tr("best performance")}, static_cast<int>(list.order),
              [at](PrizePlan& plan, int index) { plan.lists[at].order = static_cast<PrizeOrder>(index); });
    addChoice(form, "prizePot", tr("Who shares"), {tr("all who are tied"), tr("those in prize places")},
              static_cast<int>(list.pot),
              [at](PrizePlan& plan, int index) { plan.lists[at].pot = static_cast<PrizePot>(index); });
    addNumber(form, "prizeEndPlace", tr("Sharing ends with place"), 0, kMostPlaces, tr("the list"), list.endPlace,
              [at](PrizePlan& plan, int place) { plan.lists[at].endPlace = place; });
    addChoice(form, "prizeAcrossEnd", tr("A tie across that place"),
              {tr("shared up to it"), tr("shared as a whole"), tr("not shared")}, static_cast<int>(list.acrossEnd),
              [at](PrizePlan& plan, int index) { plan.lists[at].acrossEnd = static_cast<TieAcrossEnd>(index); });
    addAmount(form, "prizeMinimum", tr("Nobody gets less than"), list.minimum,
              [at](PrizePlan& plan, std::int64_t amount) { plan.lists[at].minimum = amount; });
    addNumber(form, "prizeBasedOn", tr("Based on entries"), 0, kMostEntries, tr("guaranteed"),
              static_cast<int>(list.basedOn), [at](PrizePlan& plan, int count) { plan.lists[at].basedOn = count; });
    addNumber(form, "prizeUnratedPercent", tr("Unrated winners get %"), 0, kWholePercent, {}, list.unratedPercent,
              [at](PrizePlan& plan, int percent) { plan.lists[at].unratedPercent = percent; });
}

void PrizeRulesDialog::addWinners(QFormLayout& form)
{
    const std::size_t at = m_list;
    const PrizeList& list = m_plan.lists[at];
    addChoice(form, "prizeUnrated", tr("Unrated players"), {tr("win nothing here"), tr("like the others"), tr("alone")},
              static_cast<int>(list.condition.unrated), [at](PrizePlan& plan, int index) {
                  plan.lists[at].condition.unrated = static_cast<UnratedPlayers>(index);
              });
    addText(form, "prizeFederation", tr("Federation"), list.condition.federation,
            [at](PrizePlan& plan, const std::string& text) { plan.lists[at].condition.federation = text; });
    addNumber(form, "prizeMinGames", tr("Games played at least"), 0, kMaxRounds, tr("any"), list.condition.minGames,
              [at](PrizePlan& plan, int games) { plan.lists[at].condition.minGames = games; });
    addTick(form, "prizeLastRound", tr("Played in the last round"), list.condition.lastRoundPlayed,
            [at](PrizePlan& plan, bool on) { plan.lists[at].condition.lastRoundPlayed = on; });
    addText(form, "prizeGroup", tr("One prize a player within"), list.group,
            [at](PrizePlan& plan, const std::string& text) { plan.lists[at].group = text; });
    addChoice(form, "prizeLower", tr("The lower of two"),
              {tr("goes to the next"), tr("passes its money on"), tr("is not paid")}, static_cast<int>(list.lower),
              [at](PrizePlan& plan, int index) { plan.lists[at].lower = static_cast<LowerPrize>(index); });
    addChoice(form, "prizeFreed", tr("Behind a place left"), {tr("all move up"), tr("places stay")},
              static_cast<int>(list.freed),
              [at](PrizePlan& plan, int index) { plan.lists[at].freed = static_cast<FreedPrize>(index); });
    addNumber(form, "prizeMinEntrants", tr("Entrants at least"), 0, kMostPlaces, tr("any"), list.minEntrants,
              [at](PrizePlan& plan, int count) { plan.lists[at].minEntrants = count; });
    addChoice(form, "prizeTooFew", tr("With fewer"), {tr("not awarded"), tr("half the money"), tr("joined to")},
              static_cast<int>(list.tooFew),
              [at](PrizePlan& plan, int index) { plan.lists[at].tooFew = static_cast<TooFewEntrants>(index); });
    QStringList others{QString()};
    for (const PrizeList& other : m_plan.lists) {
        if (other.name != list.name) others << QString::fromStdString(other.name);
    }
    const int merged = static_cast<int>(others.indexOf(QString::fromStdString(list.mergeInto)));
    addChoice(form, "prizeMergeInto", tr("Joined to the list"), others, std::max(0, merged),
              [at, others](PrizePlan& plan, int index) { plan.lists[at].mergeInto = others.at(index).toStdString(); });
}

}  // namespace kydai::ui
