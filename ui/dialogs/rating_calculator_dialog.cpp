#include "dialogs/rating_calculator_dialog.h"

#include "models/explanation_model.h"
#include "rating/elo.h"
#include "rating/explain_rating.h"
#include "text/phrase_text.h"
#include "widgets/expected_curves.h"
#include "widgets/steps_view.h"
#include "widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

enum GameColumn { OpponentColumn, ResultColumn, DeviationColumn, GameColumnCount };
constexpr int kFewestLines = 9;
constexpr double kUsualDeviation = 50;

/// 1, =, 0 and what else people type for a result.
std::optional<rating::HalfPoints> scoreOf(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text == QStringLiteral("1") || text == QStringLiteral("+")) return 2;
    if (text == QStringLiteral("0") || text == QStringLiteral("-")) return 0;
    for (const char16_t* draw : {u"=", u"½", u"5", u"0.5", u"0,5", u"1/2"}) {
        if (text == QStringView(draw)) return 1;
    }
    return std::nullopt;
}

/// Numbers without trailing zeros: 2635, 554,22.
class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        QString text = QDoubleSpinBox::textFromValue(value);
        const QString point = locale().decimalPoint();
        if (!text.contains(point)) return text;
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(point)) text.chop(point.size());
        return text;
    }
};

QDoubleSpinBox* numberBox(QWidget* parent, const char* name, double highest, int decimals)
{
    auto* box = new NumberBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setDecimals(decimals);
    box->setRange(-1000, highest);
    box->setAlignment(Qt::AlignRight);
    return box;
}

QSpinBox* wholeBox(QWidget* parent, const char* name, int highest)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, highest);
    box->setAlignment(Qt::AlignRight);
    return box;
}

bool isOneOf(rating::System system, std::initializer_list<rating::System> systems)
{
    return std::ranges::find(systems, system) != systems.end();
}

}  // namespace

const std::vector<RatingCalculatorDialog::Parameter>& RatingCalculatorDialog::parameters()
{
    using rating::Settings;
    using rating::System;
#define KYDAI_SETTING(member)                                                      \
    [](const Settings& settings) { return static_cast<double>(settings.member); }, \
        [](Settings& settings, double value) { settings.member = static_cast<decltype(settings.member)>(value); }
    static const std::vector<Parameter> kParameters = {
        {System::Elo, QT_TR_NOOP("K"), 1, 100, 0, KYDAI_SETTING(elo.k)},
        {System::Fide, QT_TR_NOOP("Games elsewhere this month"), 0, 200, 0, KYDAI_SETTING(fide.gamesInPeriod)},
        {System::Uscf, QT_TR_NOOP("Bonus threshold B"), 1, 50, 0, KYDAI_SETTING(uscf.bonusThreshold)},
        {System::Glicko, QT_TR_NOOP("Periods without play"), 0, 1000, 0, KYDAI_SETTING(glicko.periods)},
        {System::Glicko, QT_TR_NOOP("Growth of RD, c"), 0, 350, 1, KYDAI_SETTING(glicko.growth)},
        {System::Glicko2, QT_TR_NOOP("Periods without play"), 0, 1000, 0, KYDAI_SETTING(glicko.periods)},
        {System::Glicko2, QT_TR_NOOP("τ"), 0.1, 2, 2, KYDAI_SETTING(glicko.tau)},
        {System::Ecf, QT_TR_NOOP("Junior increment"), 0, 50, 0, KYDAI_SETTING(ecf.juniorIncrement)},
        {System::Ukd, QT_TR_NOOP("Largest difference"), 1, 800, 0, KYDAI_SETTING(ukd.limit)},
        {System::Ukd, QT_TR_NOOP("Share of K against unrated players"), 0, 1, 2, KYDAI_SETTING(ukd.unratedShare)},
        {System::Ukd, QT_TR_NOOP("Minimum rating"), 0, 2000, 0, KYDAI_SETTING(ukd.minimum)},
        {System::Ukd, QT_TR_NOOP("Games for a first rating"), 1, 50, 0, KYDAI_SETTING(ukd.firstGames)},
        {System::Chessmetrics, QT_TR_NOOP("Padding opponent"), 0, 3000, 0, KYDAI_SETTING(chessmetrics.padding)},
        {System::Chessmetrics, QT_TR_NOOP("Games to be listed"), 0, 50, 0, KYDAI_SETTING(chessmetrics.minimumGames)},
        {System::Urs, QT_TR_NOOP("Weight of a game (standard)"), 0.01, 5, 2, KYDAI_SETTING(urs.weightStandard)},
        {System::Urs, QT_TR_NOOP("Rating expected of a newcomer"), 0, 3000, 0, KYDAI_SETTING(urs.priorMean)},
        {System::Urs, QT_TR_NOOP("Uncertainty of the expectation"), 10, 1000, 0, KYDAI_SETTING(urs.priorDeviation)},
    };
#undef KYDAI_SETTING
    return kParameters;
}

RatingCalculatorDialog::RatingCalculatorDialog(std::function<text::Wording()> wording, QWidget* parent)
    : QDialog(parent),
      m_currentWording(std::move(wording)),
      m_wording(m_currentWording()),
      m_pages(new QTabWidget(this)),
      m_systems(new QComboBox(this)),
      m_name(new QLineEdit(this)),
      m_rating(numberBox(this, "calculatorRating", 4000, 2)),
      m_birthYear(wholeBox(this, "calculatorBirthYear", 2100)),
      m_year(wholeBox(this, "calculatorYear", 2100)),
      m_k(wholeBox(this, "calculatorK", 100)),
      m_priorGames(wholeBox(this, "calculatorPriorGames", 10000)),
      m_index(wholeBox(this, "calculatorIndex", 1000)),
      m_deviation(numberBox(this, "calculatorDeviation", 350, 1)),
      m_volatility(numberBox(this, "calculatorVolatility", 1, 6)),
      m_totals(new QCheckBox(this)),
      m_totalGames(wholeBox(this, "calculatorTotalGames", 1000)),
      m_totalScore(numberBox(this, "calculatorTotalScore", 1000, 1)),
      m_totalExpected(numberBox(this, "calculatorTotalExpected", 1000, 2)),
      m_games(new QTableWidget(kFewestLines, GameColumnCount, this)),
      m_answer(new QLabel(this)),
      m_model(new ExplanationModel(m_wording, this)),
      m_steps(new StepsView(this)),
      m_curves(new ExpectedCurves(m_wording, this)),
      m_curvesText(new QLabel(this)),
      m_difference(new QSpinBox(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("ratingCalculator"));
    m_close->setObjectName(QStringLiteral("calculatorClose"));
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_pages->addTab(buildCalculator(), {});
    m_pages->addTab(buildCurves(), {});
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pages, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    resize(980, 620);
    retranslate();
    fillExample();
}

RatingCalculatorDialog::~RatingCalculatorDialog() = default;

QWidget* RatingCalculatorDialog::buildCalculator()
{
    for (const rating::SystemInfo& one : rating::systems()) {
        m_systems->addItem(QString::fromUtf8(one.name.data(), static_cast<qsizetype>(one.name.size())));
    }
    m_systems->setObjectName(QStringLiteral("calculatorSystem"));
    auto* inputs = new QWidget(this);
    m_form = new QFormLayout(inputs);
    m_form->setContentsMargins(0, 0, 8, 0);
    buildInputs(*m_form);
    buildTotals(*m_form);
    buildGames();
    m_form->addRow(m_games);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);  // it follows the field that has the focus
    scroll->setWidget(inputs);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);

    m_answer->setObjectName(QStringLiteral("calculatorAnswer"));
    m_answer->setWordWrap(true);
    QFont large = m_answer->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    m_answer->setFont(large);
    m_steps->setModel(m_model);
    m_steps->setAccessibleName(tr("Explanation"));
    auto* results = new QWidget(this);
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(8, 0, 0, 0);
    column->addWidget(m_answer);
    column->addWidget(m_steps, 1);

    auto* halves = new QSplitter(this);
    halves->addWidget(scroll);
    halves->addWidget(results);
    halves->setStretchFactor(1, 1);
    halves->setSizes({400, 560});
    connect(m_systems, &QComboBox::currentIndexChanged, this, [this] { showSystem(); });
    return halves;
}

void RatingCalculatorDialog::buildInputs(QFormLayout& form)
{
    m_year->setValue(2026);
    m_index->setValue(6);
    m_deviation->setValue(200);
    m_volatility->setValue(0.06);
    m_volatility->setSingleStep(0.001);
    for (QSpinBox* box : {m_birthYear, m_k, m_priorGames}) box->setSpecialValueText(QStringLiteral("–"));
    for (QWidget* field : std::initializer_list<QWidget*>{m_systems, m_name, m_rating, m_k, m_birthYear, m_year,
                                                          m_priorGames, m_index, m_deviation, m_volatility}) {
        form.addRow(new QLabel(this), field);
    }
    connect(m_name, &QLineEdit::textChanged, this, &RatingCalculatorDialog::compute);
    for (QSpinBox* box : {m_birthYear, m_year, m_k, m_priorGames, m_index}) {
        connect(box, &QSpinBox::valueChanged, this, &RatingCalculatorDialog::compute);
    }
    for (QDoubleSpinBox* box : {m_rating, m_deviation, m_volatility}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &RatingCalculatorDialog::compute);
    }
}

void RatingCalculatorDialog::buildTotals(QFormLayout& form)
{
    m_totals->setObjectName(QStringLiteral("calculatorTotals"));
    form.addRow(m_totals);
    m_totalScore->setSingleStep(0.5);
    m_totalExpected->setSingleStep(0.01);
    m_totalScore->setMinimum(0);
    m_totalExpected->setMinimum(0);
    form.addRow(new QLabel(this), m_totalGames);
    form.addRow(new QLabel(this), m_totalScore);
    form.addRow(new QLabel(this), m_totalExpected);
    connect(m_totals, &QCheckBox::toggled, this, [this] { showSystem(); });
    connect(m_totalGames, &QSpinBox::valueChanged, this, &RatingCalculatorDialog::compute);
    connect(m_totalScore, &QDoubleSpinBox::valueChanged, this, &RatingCalculatorDialog::compute);
    connect(m_totalExpected, &QDoubleSpinBox::valueChanged, this, &RatingCalculatorDialog::compute);
}

void RatingCalculatorDialog::buildGames()
{
    m_games->setObjectName(QStringLiteral("calculatorGames"));
    m_games->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_games->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_games->setMinimumHeight(8 * (fontMetrics().height() + 8));
    connect(m_games, &QTableWidget::cellChanged, this, [this] {
        if (m_filling) return;
        growGames();
        compute();
    });
}

QWidget* RatingCalculatorDialog::buildCurves()
{
    auto* page = new QWidget(this);
    m_difference->setObjectName(QStringLiteral("curvesDifference"));
    m_difference->setRange(-800, 800);
    m_difference->setValue(m_curves->difference());
    connect(m_difference, &QSpinBox::valueChanged, m_curves, &ExpectedCurves::setDifference);
    connect(m_curves, &ExpectedCurves::differenceChanged, m_difference, &QSpinBox::setValue);
    auto* bar = new QHBoxLayout;
    m_curvesText->setBuddy(m_difference);
    bar->addWidget(m_curvesText);
    bar->addWidget(m_difference);
    bar->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->addLayout(bar);
    column->addWidget(m_curves, 1);
    return page;
}

void RatingCalculatorDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_wording = m_currentWording();
        retranslate();
    }
    QDialog::changeEvent(event);
}

void RatingCalculatorDialog::retranslate()
{
    setWindowTitle(tr("Rating calculator"));
    setLocale(m_wording.language() == text::Language::Vietnamese ? QLocale(QLocale::Vietnamese) : QLocale::c());
    m_close->setText(tr("Close"));
    m_pages->setTabText(0, tr("Calculator"));
    m_pages->setTabText(1, tr("Expected score"));
    m_totals->setText(tr("Only the totals are known"));
    m_curvesText->setText(tr("Rating difference (own minus opponent):"));
    const std::pair<QWidget*, QString> labels[] = {
        {m_systems, tr("System")},
        {m_name, tr("Player")},
        {m_rating, tr("Rating (0: unrated)")},
        {m_k, tr("K (–: derive it)")},
        {m_birthYear, tr("Year of birth")},
        {m_year, tr("Year of the event")},
        {m_priorGames, tr("Rated games so far")},
        {m_index, tr("Index (evaluations so far)")},
        {m_deviation, tr("RD")},
        {m_volatility, tr("Volatility σ")},
        {m_totalGames, tr("Games")},
        {m_totalScore, tr("Score")},
        {m_totalExpected, tr("Expected score")},
    };
    for (const auto& [field, text] : labels) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    }
    m_games->setHorizontalHeaderLabels({tr("Opponent's rating"), tr("Result (1 = 0)"), tr("RD")});
    m_games->setAccessibleName(tr("Games"));
    m_model->setWording(m_wording);
    m_curves->setWording(m_wording);
    showSystem();
}

rating::System RatingCalculatorDialog::system() const
{
    return rating::systems()[static_cast<std::size_t>(m_systems->currentIndex())].system;
}

void RatingCalculatorDialog::setSystem(rating::System system)
{
    m_systems->setCurrentIndex(static_cast<int>(system));
}

QString RatingCalculatorDialog::answer() const
{
    return m_answer->text();
}

bool RatingCalculatorDialog::usesTotals() const
{
    return system() == rating::System::Elo && m_totals->isChecked();
}

void RatingCalculatorDialog::showSystem()
{
    using rating::System;
    const System chosen = system();
    const bool glicko = isOneOf(chosen, {System::Glicko, System::Glicko2});
    const std::pair<QWidget*, bool> fields[] = {
        {m_k, chosen == System::Fide},
        {m_birthYear, isOneOf(chosen, {System::Fide, System::Uscf, System::Dwz, System::Ingo})},
        {m_year, isOneOf(chosen, {System::Fide, System::Uscf, System::Dwz, System::Ingo})},
        {m_priorGames, isOneOf(chosen, {System::Fide, System::Uscf})},
        {m_index, chosen == System::Dwz},
        {m_deviation, glicko},
        {m_volatility, chosen == System::Glicko2},
        {m_totalGames, usesTotals()},
        {m_totalScore, usesTotals()},
        {m_totalExpected, usesTotals()},
    };
    for (const auto& [field, shown] : fields) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
    m_totals->setVisible(chosen == System::Elo);
    m_games->setVisible(!usesTotals());
    m_games->setColumnHidden(DeviationColumn, !glicko);
    showParameters();
    compute();
}

void RatingCalculatorDialog::showParameters()
{
    for (QWidget* box : std::as_const(m_parameterBoxes)) m_form->removeRow(box);
    m_parameterBoxes.clear();
    for (const Parameter& parameter : parameters()) {
        if (parameter.system != system()) continue;
        auto* box = numberBox(this, parameter.name, parameter.highest, parameter.decimals);
        box->setMinimum(parameter.lowest);
        box->setValue(parameter.get(m_settings));
        const QString name = tr(parameter.name);
        box->setAccessibleName(name);
        int row = 0;
        QFormLayout::ItemRole role{};
        m_form->getWidgetPosition(m_games, &row, &role);
        m_form->insertRow(row, name, box);
        setTabOrder(m_parameterBoxes.isEmpty() ? m_totalExpected : m_parameterBoxes.back(), box);
        m_parameterBoxes << box;
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, &parameter](double value) {
            parameter.set(m_settings, value);
            compute();
        });
    }
}

void RatingCalculatorDialog::fillExample()
{
    m_filling = true;
    m_name->setText(QStringLiteral("Portisch"));
    m_rating->setValue(2635);
    m_totals->setChecked(true);
    m_totalGames->setValue(16);
    m_totalScore->setValue(10.5);
    m_totalExpected->setValue(9.66);
    // The one opponent whom the article names: Hort, for when the games are typed in.
    m_games->setItem(0, OpponentColumn, new QTableWidgetItem(QStringLiteral("2600")));
    m_games->setItem(0, ResultColumn, new QTableWidgetItem(QStringLiteral("=")));
    m_filling = false;
    setSystem(rating::System::Elo);
    compute();
}

void RatingCalculatorDialog::growGames()
{
    const int last = m_games->rowCount() - 1;
    const QTableWidgetItem* item = m_games->item(last, OpponentColumn);
    if (item != nullptr && !item->text().trimmed().isEmpty()) m_games->setRowCount(last + 2);
}

void RatingCalculatorDialog::compute()
{
    if (m_filling) return;
    usesTotals() ? computeTotals() : computeGames();
}

rating::Entrant RatingCalculatorDialog::ownEntrant() const
{
    rating::Entrant own;
    own.id = PlayerId{1};
    own.name = m_name->text().trimmed().isEmpty() ? tr("The player").toStdString() : m_name->text().toStdString();
    if (m_rating->value() > 0) own.own = m_rating->value();
    own.kFactor = m_k->value();
    own.birthYear = m_birthYear->value();
    if (m_priorGames->value() > 0) own.priorGames = m_priorGames->value();
    own.evaluations = m_index->value();
    own.deviation = m_deviation->value();
    own.volatility = m_volatility->value();
    return own;
}

void RatingCalculatorDialog::computeTotals()
{
    rating::elo::Totals totals{m_rating->value(), m_totalGames->value()};
    totals.score = static_cast<rating::HalfPoints>(rating::roundHalfUp(2 * m_totalScore->value()));
    totals.expected = m_totalExpected->value();
    totals.k = m_settings.elo.k;
    if (totals.score > 2 * totals.games) return say(tr("More points than games: correct the score."), true);
    rating::Pool pool(std::vector<rating::Entrant>{ownEntrant()}, {});
    rating::Ratings ratings{rating::System::Elo,
                            rating::standingOf(rating::System::Elo, pool, m_settings),
                            rating::editionOf(rating::System::Elo, pool, m_settings),
                            {rating::elo::rateTotals(totals)}};
    present(pool, ratings);
}

bool RatingCalculatorDialog::readGames(std::vector<rating::Entrant>& entrants, std::vector<rating::HalfPoints>& scores)
{
    const auto cell = [&](int row, int column) {
        const QTableWidgetItem* item = m_games->item(row, column);
        return item == nullptr ? QString() : item->text().trimmed();
    };
    for (int row = 0; row < m_games->rowCount(); ++row) {
        const QString rating = cell(row, OpponentColumn);
        const QString result = cell(row, ResultColumn);
        if (rating.isEmpty() && result.isEmpty()) continue;
        const auto score = scoreOf(result);
        bool isNumber = false;
        const double value = QString(rating).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber);
        if (!score || (!rating.isEmpty() && (!isNumber || value > 4000 || value < -1000))) {
            say(tr("Game %1: write the opponent's rating, or nothing if unrated, and the result as 1, = or 0.")
                    .arg(row + 1),
                true);
            return false;
        }
        rating::Entrant opponent;
        opponent.id = PlayerId{row + 2};
        opponent.name = tr("opponent %1").arg(row + 1).toStdString();
        if (!rating.isEmpty()) opponent.own = value;
        const double deviation = cell(row, DeviationColumn).toDouble(&isNumber);
        opponent.deviation = isNumber && deviation > 0 ? std::min(deviation, 350.0) : kUsualDeviation;
        entrants.push_back(std::move(opponent));
        scores.push_back(*score);
    }
    return true;
}

void RatingCalculatorDialog::computeGames()
{
    std::vector<rating::Entrant> entrants = {ownEntrant()};
    std::vector<rating::HalfPoints> scores;
    if (!readGames(entrants, scores)) return;
    if (scores.empty()) return say(tr("Type in the games: each opponent's rating and the result."), false);
    rating::Pool pool(std::move(entrants), scores);
    pool.day = {m_year->value(), 1, 1};
    present(pool, rating::rate(pool, system(), m_settings));
}

void RatingCalculatorDialog::present(const rating::Pool& pool, const rating::Ratings& ratings)
{
    const Explanation explanation = rating::explainRating(pool, ratings, 0);
    m_record = ratings.records.front();
    say(text::phraseText(explanation.conclusion, m_wording), false);
    m_model->setSteps(explanation.steps);
}

void RatingCalculatorDialog::say(const QString& sentence, bool wrong)
{
    m_answer->setText(sentence);
    QPalette colours = palette();
    if (wrong) colours.setColor(QPalette::WindowText, themeOf(palette()).error);
    m_answer->setPalette(colours);
    if (wrong) m_model->setSteps({});
}

}  // namespace kydai::ui
