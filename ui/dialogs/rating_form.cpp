#include "dialogs/rating_form.h"

#include "dialogs/rating_parameters.h"
#include "rating/elo.h"
#include "widgets/number_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>

#include <algorithm>

namespace kydai::ui {

namespace {

using rating::System;

enum GameColumn { OpponentColumn, ResultColumn, DeviationColumn, GameColumnCount };
constexpr int kFewestLines = 9;
constexpr double kGreatestDeviation = 350;
constexpr double kLowestRating = -1000;  // Ingo numbers may be negative
constexpr double kGreatestRating = 4000;

/// 1, =, 0 and what else people type for a result.
std::optional<rating::HalfPoints> scoreOf(const QString& text)
{
    if (text == QStringLiteral("1") || text == QStringLiteral("+")) return 2;
    if (text == QStringLiteral("0") || text == QStringLiteral("-")) return 0;
    for (const char16_t* draw : {u"=", u"½", u"5", u"0.5", u"0,5", u"1/2"}) {
        if (text == QStringView(draw)) return 1;
    }
    return std::nullopt;
}

/// With a point or a comma; none when it is no number within the limits.
std::optional<double> numberOf(QString text, double lowest, double highest)
{
    bool isNumber = false;
    const double value = text.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber);
    return isNumber && value >= lowest && value <= highest ? std::optional(value) : std::nullopt;
}

QSpinBox* wholeBox(QWidget* parent, const char* name, int highest)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, highest);
    box->setAlignment(Qt::AlignRight);
    return box;
}

bool isOneOf(System system, std::initializer_list<System> systems)
{
    return std::ranges::find(systems, system) != systems.end();
}

}  // namespace

RatingForm::RatingForm(text::Wording wording, QWidget* parent)
    : QWidget(parent),
      m_wording(std::move(wording)),
      m_form(new QFormLayout(this)),
      m_systems(new QComboBox(this)),
      m_name(new QLineEdit(this)),
      m_rating(numberBox(this, "calculatorRating", kLowestRating, kGreatestRating, 2)),
      m_k(wholeBox(this, "calculatorK", 100)),
      m_speed(new QComboBox(this)),
      m_day(new QDateEdit(QDate::currentDate(), this)),
      m_birthYear(wholeBox(this, "calculatorBirthYear", 2100)),
      m_priorGames(wholeBox(this, "calculatorPriorGames", 10000)),
      m_index(wholeBox(this, "calculatorIndex", 1000)),
      m_deviation(numberBox(this, "calculatorDeviation", 1, kGreatestDeviation, 1)),
      m_volatility(numberBox(this, "calculatorVolatility", 0, 1, 6)),
      m_totals(new QCheckBox(this)),
      m_totalGames(wholeBox(this, "calculatorTotalGames", 1000)),
      m_totalScore(numberBox(this, "calculatorTotalScore", 0, 1000, 1)),
      m_totalExpected(numberBox(this, "calculatorTotalExpected", 0, 1000, 2)),
      m_games(new QTableWidget(kFewestLines, GameColumnCount, this))
{
    for (const rating::SystemInfo& one : rating::systems()) {
        m_systems->addItem(QString::fromUtf8(one.name.data(), static_cast<qsizetype>(one.name.size())));
    }
    m_systems->setObjectName(QStringLiteral("calculatorSystem"));
    m_form->setContentsMargins(0, 0, 8, 0);
    buildPlayer();
    buildTotals();
    buildGames();
    m_form->addRow(m_games);
    connect(m_systems, &QComboBox::currentIndexChanged, this, &RatingForm::showSystem);
    retranslate();
}

void RatingForm::buildPlayer()
{
    m_name->setObjectName(QStringLiteral("calculatorName"));
    m_speed->setObjectName(QStringLiteral("calculatorSpeed"));
    m_speed->addItems({QString(), QString(), QString()});
    m_day->setObjectName(QStringLiteral("calculatorDay"));
    m_day->setDisplayFormat(QStringLiteral("dd/MM/yyyy"));
    m_index->setValue(6);
    m_deviation->setValue(200);
    m_volatility->setValue(0.06);
    m_volatility->setSingleStep(0.001);
    for (QSpinBox* box : {m_birthYear, m_k, m_priorGames}) box->setSpecialValueText(QStringLiteral("–"));
    for (QWidget* field : std::initializer_list<QWidget*>{m_systems, m_name, m_rating, m_k, m_speed, m_day, m_birthYear,
                                                          m_priorGames, m_index, m_deviation, m_volatility}) {
        m_form->addRow(new QLabel(this), field);
    }
    connect(m_name, &QLineEdit::textChanged, this, &RatingForm::changed);
    connect(m_speed, &QComboBox::currentIndexChanged, this, &RatingForm::changed);
    connect(m_day, &QDateEdit::dateChanged, this, &RatingForm::changed);
    for (QSpinBox* box : {m_birthYear, m_k, m_priorGames, m_index}) {
        connect(box, &QSpinBox::valueChanged, this, &RatingForm::changed);
    }
    for (QDoubleSpinBox* box : {m_rating, m_deviation, m_volatility}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &RatingForm::changed);
    }
}

void RatingForm::buildTotals()
{
    m_totals->setObjectName(QStringLiteral("calculatorTotals"));
    m_form->addRow(m_totals);
    m_totalScore->setSingleStep(0.5);
    m_totalExpected->setSingleStep(0.01);
    m_form->addRow(new QLabel(this), m_totalGames);
    m_form->addRow(new QLabel(this), m_totalScore);
    m_form->addRow(new QLabel(this), m_totalExpected);
    connect(m_totals, &QCheckBox::toggled, this, &RatingForm::showSystem);
    connect(m_totalGames, &QSpinBox::valueChanged, this, &RatingForm::changed);
    connect(m_totalScore, &QDoubleSpinBox::valueChanged, this, &RatingForm::changed);
    connect(m_totalExpected, &QDoubleSpinBox::valueChanged, this, &RatingForm::changed);
}

void RatingForm::buildGames()
{
    m_games->setObjectName(QStringLiteral("calculatorGames"));
    m_games->setTabKeyNavigation(false);  // Tab leaves the table; Enter and the arrows move inside it
    m_games->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_games->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_games->setMinimumHeight(8 * (fontMetrics().height() + 8));
    connect(m_games, &QTableWidget::cellChanged, this, [this] {
        if (m_filling) return;
        growGames();
        Q_EMIT changed();
    });
}

void RatingForm::setWording(const text::Wording& wording)
{
    m_wording = wording;
    retranslate();
}

void RatingForm::retranslate()
{
    const std::pair<QWidget*, QString> labels[] = {
        {m_systems, tr("System")},
        {m_name, tr("Player")},
        {m_rating, tr("Rating (0: unrated)")},
        {m_k, tr("K (–: derive it)")},
        {m_speed, tr("Play")},
        {m_day, tr("First day of the event")},
        {m_birthYear, tr("Year of birth")},
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
    m_speed->setItemText(0, tr("standard"));
    m_speed->setItemText(1, tr("rapid"));
    m_speed->setItemText(2, tr("blitz"));
    m_totals->setText(tr("Only the totals are known"));
    m_games->setHorizontalHeaderLabels({tr("Opponent's rating"), tr("Result (1 = 0)"), tr("RD")});
    m_games->setAccessibleName(tr("Games"));
    showSystem();
}

System RatingForm::system() const
{
    return rating::systems()[static_cast<std::size_t>(m_systems->currentIndex())].system;
}

void RatingForm::setSystem(System system)
{
    m_systems->setCurrentIndex(static_cast<int>(system));
}

bool RatingForm::usesTotals() const
{
    return system() == System::Elo && m_totals->isChecked();
}

void RatingForm::showSystem()
{
    const System chosen = system();
    const bool glicko = isOneOf(chosen, {System::Glicko, System::Glicko2});
    const bool aged = isOneOf(chosen, {System::Fide, System::Uscf, System::Dwz, System::Ingo});
    const std::pair<QWidget*, bool> fields[] = {
        {m_k, chosen == System::Fide},
        {m_speed, isOneOf(chosen, {System::Fide, System::Urs})},
        {m_day, aged},
        {m_birthYear, aged},
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
    Q_EMIT changed();
}

QWidget* RatingForm::parameterField(std::size_t at)
{
    const RatingParameter& parameter = ratingParameters()[at];
    if (!parameter.words.empty()) {
        auto* box = new QComboBox(this);
        for (const char* word : parameter.words) box->addItem(m_wording.translate(kRatingParameterContext, word));
        box->setCurrentIndex(static_cast<int>(parameter.get(m_settings)));
        connect(box, &QComboBox::currentIndexChanged, this, [this, &parameter](int word) {
            parameter.set(m_settings, word);
            Q_EMIT changed();
        });
        return box;
    }
    QDoubleSpinBox* box = numberBox(this, "", parameter.lowest, parameter.highest, parameter.decimals);
    box->setValue(parameter.get(m_settings));
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, &parameter](double value) {
        parameter.set(m_settings, value);
        Q_EMIT changed();
    });
    return box;
}

void RatingForm::showParameters()
{
    for (QWidget* field : std::as_const(m_parameterFields)) m_form->removeRow(field);
    m_parameterFields.clear();
    QWidget* before = m_totals;
    for (std::size_t at = 0; at < ratingParameters().size(); ++at) {
        const RatingParameter& parameter = ratingParameters()[at];
        if (parameter.system != system()) continue;
        QWidget* field = parameterField(at);
        field->setObjectName(QLatin1String(parameter.name));
        const QString name = m_wording.translate(kRatingParameterContext, parameter.name);
        field->setAccessibleName(name);
        int row = 0;
        QFormLayout::ItemRole role{};
        m_form->getWidgetPosition(m_totals, &row, &role);
        m_form->insertRow(row, name, field);
        if (before == m_totals) before = m_volatility;
        setTabOrder(before, field);
        before = field;
        m_parameterFields << field;
    }
    if (!m_parameterFields.isEmpty()) setTabOrder(m_parameterFields.last(), m_totals);
}

void RatingForm::fillExample()
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
    setSystem(System::Elo);
}

void RatingForm::growGames()
{
    const int last = m_games->rowCount() - 1;
    if (!cell(last, OpponentColumn).isEmpty() || !cell(last, ResultColumn).isEmpty()) m_games->setRowCount(last + 2);
}

QString RatingForm::cell(int row, int column) const
{
    const QTableWidgetItem* item = m_games->item(row, column);
    return item == nullptr ? QString() : item->text().trimmed();
}

rating::Entrant RatingForm::player() const
{
    rating::Entrant own;
    own.number = 1;
    own.name = m_name->text().trimmed().isEmpty() ? tr("The player").toStdString() : m_name->text().toStdString();
    if (m_rating->value() != 0) own.own = m_rating->value();
    own.kFactor = m_k->value();
    own.birthYear = m_birthYear->value();
    if (m_priorGames->value() > 0) own.priorGames = m_priorGames->value();
    own.evaluations = m_index->value();
    if (own.own) own.deviation = m_deviation->value();  // a newcomer's is the system's
    own.volatility = m_volatility->value();
    return own;
}

RatingForm::Answer RatingForm::totalsAnswer() const
{
    rating::elo::Totals totals{m_rating->value(), m_totalGames->value()};
    totals.score = static_cast<rating::HalfPoints>(rating::roundHalfUp(2 * m_totalScore->value()));
    totals.expected = m_totalExpected->value();
    totals.k = m_settings.elo.k;
    if (totals.score > 2 * totals.games) return {{}, {}, tr("More points than games: correct the score."), true};
    if (totals.expected > totals.games) {
        return {{}, {}, tr("More points expected than there are games: correct the expected score."), true};
    }
    Answer answer;
    answer.pool = rating::Pool(std::vector<rating::Entrant>{player()}, {});
    answer.ratings = {System::Elo,
                      rating::standingOf(System::Elo, answer.pool, m_settings),
                      rating::editionOf(System::Elo, answer.pool, m_settings),
                      {rating::elo::rateTotals(totals)}};
    return answer;
}

std::optional<RatingForm::Line> RatingForm::readLine(int row, QString& problem) const
{
    const QString rating = cell(row, OpponentColumn);
    const QString result = cell(row, ResultColumn);
    if (rating.isEmpty() && result.isEmpty()) return std::nullopt;
    const auto score = scoreOf(result);
    const auto value = numberOf(rating, kLowestRating, kGreatestRating);
    if (!score || (!rating.isEmpty() && !value)) {
        problem = tr("Game %1: write the opponent's rating, or nothing if unrated, and the result as 1, = or 0.")
                      .arg(row + 1);
        return std::nullopt;
    }
    Line line{{}, *score};
    line.opponent.number = row + 2;
    line.opponent.name = tr("opponent %1").arg(row + 1).toStdString();
    line.opponent.own = value;
    if (const QString typed = cell(row, DeviationColumn);
        !typed.isEmpty() && !m_games->isColumnHidden(DeviationColumn)) {
        line.opponent.deviation = numberOf(typed, 1, kGreatestDeviation);
        if (!line.opponent.deviation) {
            problem = tr("Game %1: RD is a number from 1 to 350; leave it empty for the usual 50, or 350 of an unrated "
                         "player.")
                          .arg(row + 1);
            return std::nullopt;
        }
    }
    return line;
}

RatingForm::Answer RatingForm::answer() const
{
    if (usesTotals()) return totalsAnswer();
    std::vector<rating::Entrant> entrants = {player()};
    std::vector<rating::HalfPoints> scores;
    for (int row = 0; row < m_games->rowCount(); ++row) {
        QString problem;
        auto line = readLine(row, problem);
        if (!problem.isEmpty()) return {{}, {}, problem, true};
        if (!line) continue;
        entrants.push_back(std::move(line->opponent));
        scores.push_back(line->score);
    }
    if (scores.empty()) return {{}, {}, tr("Type in the games: each opponent's rating and the result."), false};
    Answer answer;
    answer.pool = rating::Pool(std::move(entrants), scores);
    const QDate day = m_day->date();
    answer.pool.day = {day.year(), day.month(), day.day()};
    answer.pool.timeControl = static_cast<TimeControl>(m_speed->currentIndex());
    answer.ratings = rating::rate(answer.pool, system(), m_settings);
    return answer;
}

}  // namespace kydai::ui

#include "moc_rating_form.cpp"
