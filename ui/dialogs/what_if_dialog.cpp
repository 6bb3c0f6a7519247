#include "dialogs/what_if_dialog.h"

#include "models/explanation_model.h"
#include "models/held_list_model.h"
#include "tables/lists.h"
#include "text/error_text.h"
#include "text/phrase_text.h"
#include "text/value_text.h"
#include "tiebreak/code.h"
#include "widgets/dialog_size.h"
#include "widgets/entry_list.h"
#include "widgets/player_find_box.h"
#include "widgets/steps_view.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace kydai::ui {

namespace {

struct SupposedOutcomes {
    Outcome own;
    Outcome others;
};
/// As the player has it who is named first.
constexpr SupposedOutcomes kSupposedResults[] = {
    {Outcome::Win, Outcome::Loss},
    {Outcome::Draw, Outcome::Draw},
    {Outcome::Loss, Outcome::Win},
    {Outcome::Loss, Outcome::Loss},
    {Outcome::Draw, Outcome::Loss},
    {Outcome::Loss, Outcome::Draw},
    {Outcome::ForfeitWin, Outcome::ForfeitLoss},
    {Outcome::ForfeitLoss, Outcome::ForfeitWin},
    {Outcome::ForfeitLoss, Outcome::ForfeitLoss},
};
constexpr std::array kSupposedByes{Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye};

/// What is asked first of a result: a forfeit as if it had been played, else the next worse or better one.
Outcome suggestedFor(Outcome own)
{
    if (own == Outcome::ForfeitLoss) return Outcome::Loss;
    return own == Outcome::Win || own == Outcome::UnratedWin ? Outcome::Draw : Outcome::Win;
}

QString listText(const Section& section)
{
    QStringList codes;
    for (const std::string& code : section.rules.tieBreaks) codes << QString::fromStdString(code);
    return codes.join(QStringLiteral(", "));
}

}  // namespace

WhatIfDialog::WhatIfDialog(Desk& desk, PlayerId player, RoundNumber round, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_shadow(desk.section()),
      m_entries(new EntryList(QStringLiteral("supposed"), this)),
      m_kind(new QComboBox(this)),
      m_round(new QSpinBox(this)),
      m_find(new PlayerFindBox(QStringLiteral("supposedPlayer"), this)),
      m_now(new QLabel(this)),
      m_value(new QComboBox(this)),
      m_list(new QLineEdit(this)),
      m_add(m_entries->addButton(QStringLiteral("suppose"), tr("Suppose"))),
      m_head(new QLabel(this)),
      m_moves(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("whatIfMoves"), this)),
      m_steps(new ExplanationModel(desk.wording(), this)),
      m_view(new StepsView(this)),
      m_print(new QPushButton(tr("Print…"), this))
{
    setObjectName(QStringLiteral("whatIfDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What if?"));
    build();
    connect(m_find, &PlayerFindBox::found, this, [this](PlayerId found) {
        choose(found);
        m_value->setFocus();
    });
    connect(m_round, &QSpinBox::valueChanged, this, [this] { choose(m_player); });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &WhatIfDialog::showFields);
    connect(m_add, &QPushButton::clicked, this, &WhatIfDialog::add);
    connect(m_entries, &EntryList::removeWanted, this, &WhatIfDialog::remove);
    connect(m_entries, &EntryList::closeWanted, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, [this] {
        const Explanation answer = ask::explainWhatIf(*m_made);
        const RoundNumber after = m_made->round;
        accept();
        Q_EMIT printWanted(answer, after);
    });
    connect(&desk, &Desk::sectionChanged, this, &WhatIfDialog::refresh);
    connect(&desk, &Desk::placeChanged, this, &QDialog::reject);
    m_round->setRange(1, std::max(1, m_shadow->roundsPaired()));
    m_round->setValue(round > 0 ? round : m_shadow->roundsPaired());
    refresh();
    choose(player);
    if (player)
        m_value->setFocus();
    else
        m_find->setFocus();
}

void WhatIfDialog::build()
{
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(buildFacts());
    parts->addWidget(buildAnswer());
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 5);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts);
    resizeToScreen(*this, {1180, 680});
}

QWidget* WhatIfDialog::buildFacts()
{
    m_kind->setObjectName(QStringLiteral("supposedKind"));
    m_round->setObjectName(QStringLiteral("supposedRound"));
    m_value->setObjectName(QStringLiteral("supposedValue"));
    m_list->setObjectName(QStringLiteral("supposedTieBreaks"));
    m_now->setObjectName(QStringLiteral("supposedNow"));
    m_now->setWordWrap(true);
    m_find->setPlaceholderText(tr("Name or number"));
    m_kind->addItem(tr("A result"), static_cast<int>(Fact::Result));
    m_kind->addItem(tr("A bye of another kind"), static_cast<int>(Fact::Bye));
    m_kind->addItem(tr("A game that does not count"), static_cast<int>(Fact::NoGame));
    m_kind->addItem(tr("A player who had stayed"), static_cast<int>(Fact::Stay));
    m_kind->addItem(tr("Other tie-breaks"), static_cast<int>(Fact::List));
    QFormLayout& form = m_entries->form();
    form.addRow(tr("&What"), m_kind);
    form.addRow(tr("&Player"), m_find);
    form.addRow(tr("&Round"), m_round);
    form.addRow(QString(), m_now);
    form.addRow(tr("&If it were"), m_value);
    form.addRow(tr("&List"), m_list);
    m_entries->setListName(tr("What is supposed"));
    return m_entries;
}

QWidget* WhatIfDialog::buildAnswer()
{
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("whatIfHead"));
    m_table->setModel(m_moves);
    m_table->setAccessibleName(tr("What would move"));
    m_view->setModel(m_steps);
    m_view->setAccessibleName(tr("Why it would move"));
    m_print->setObjectName(QStringLiteral("printWhatIf"));
    m_print->setAutoDefault(false);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_table);
    parts->addWidget(m_view);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* answer = new QWidget(this);
    auto* column = new QVBoxLayout(answer);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_head);
    column->addWidget(parts, 1);
    column->addWidget(m_print, 0, Qt::AlignRight);
    return answer;
}

void WhatIfDialog::refresh()
{
    const auto& section = m_desk.section();
    if (!section || section->rounds.empty()) return reject();
    m_find->setSection(section);
    m_round->setMaximum(section->roundsPaired());
    showFacts();
    choose(m_player);
    compute();
}

void WhatIfDialog::choose(PlayerId player)
{
    m_player = player;
    m_find->clear();
    suggestKind();
    showFields();
}

WhatIfDialog::Fact WhatIfDialog::kind() const
{
    return static_cast<Fact>(m_kind->currentData().toInt());
}

const Game* WhatIfDialog::board() const
{
    const std::vector<Game>& games = m_shadow->round(m_round->value()).games;
    const auto at =
        std::ranges::find_if(games, [&](const Game& game) { return game.white == m_player || game.black == m_player; });
    return at == games.end() ? nullptr : &*at;
}

Outcome WhatIfDialog::ownOutcome() const
{
    if (const Game* game = board()) return game->white == m_player ? game->whiteOutcome : game->blackOutcome;
    const std::vector<Bye>& byes = m_shadow->round(m_round->value()).byes;
    const auto at = std::ranges::find(byes, m_player, &Bye::player);
    return at == byes.end() ? Outcome::ZeroBye : at->kind;
}

void WhatIfDialog::suggestKind()
{
    const Player* player = m_shadow->find(m_player);
    if (player == nullptr || kind() == Fact::List) return;
    const RoundNumber left = ask::leftBefore(*m_shadow, m_player);
    const bool isGone = left > 0 && left <= m_round->value();
    const Fact fits = board() != nullptr ? (kind() == Fact::NoGame ? Fact::NoGame : Fact::Result)
                      : isGone           ? Fact::Stay
                                         : Fact::Bye;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(fits)));
}

void WhatIfDialog::fillValues(Fact kind)
{
    m_value->clear();
    const Outcome own = ownOutcome();
    if (kind == Fact::Result) {
        for (const SupposedOutcomes& result : kSupposedResults)
            m_value->addItem(text::resultText(result.own, result.others));
        const auto* first = std::ranges::find(kSupposedResults, suggestedFor(own), &SupposedOutcomes::own);
        m_value->setCurrentIndex(static_cast<int>(first - std::begin(kSupposedResults)));
        return;
    }
    for (const Outcome bye : kSupposedByes)
        m_value->addItem(text::outcomeText(bye, m_desk.wording()), static_cast<int>(bye));
    const Outcome first = kind == Fact::Stay        ? Outcome::PairingBye
                          : own == Outcome::HalfBye ? Outcome::ZeroBye
                                                    : Outcome::HalfBye;
    m_value->setCurrentIndex(m_value->findData(static_cast<int>(first)));
}

QString WhatIfDialog::presentText() const
{
    if (kind() == Fact::List) return tr("Codes in their order, such as BH/C1, BH, SB.");
    const Player* player = m_shadow->find(m_player);
    if (player == nullptr) return tr("No player is chosen yet.");
    const QString name = QString::fromStdString(player->name);
    if (kind() == Fact::Stay) {
        const RoundNumber left = ask::leftBefore(*m_shadow, m_player);
        return left > 0 ? tr("%1 left before round %2. The rounds missed count as:").arg(name).arg(left)
                        : tr("%1 has not left.").arg(name);
    }
    const Game* game = board();
    if (game == nullptr) return tr("%1: %2").arg(name, text::outcomeText(ownOutcome(), m_desk.wording()));
    const bool isWhite = game->white == m_player;
    const Player* opponent = m_shadow->find(isWhite ? game->black : game->white);
    return tr("%1 – %2: %3")
        .arg(name, opponent == nullptr ? QString() : QString::fromStdString(opponent->name),
             text::resultText(ownOutcome(), isWhite ? game->blackOutcome : game->whiteOutcome));
}

void WhatIfDialog::showFields()
{
    const Fact fact = kind();
    const bool isList = fact == Fact::List;
    QFormLayout& form = m_entries->form();
    const auto setShown = [&](QWidget* field, bool shown) {
        field->setVisible(shown);
        form.labelForField(field)->setVisible(shown);
    };
    setShown(m_find, !isList);
    setShown(m_round, !isList);
    setShown(m_value, !isList && fact != Fact::NoGame);
    setShown(m_list, isList);
    if (isList) {
        if (m_list->text().isEmpty()) m_list->setText(listText(*m_shadow));
    } else {
        fillValues(fact);
    }
    m_now->setText(presentText());
    m_add->setEnabled(isList || m_shadow->find(m_player) != nullptr);
}

Result<ask::Supposition> WhatIfDialog::described() const
{
    const RoundNumber round = m_round->value();
    switch (kind()) {
    case Fact::Result: {
        const SupposedOutcomes& result = std::span(kSupposedResults)[static_cast<std::size_t>(m_value->currentIndex())];
        return ask::Supposition(ask::SupposedResult{round, m_player, {}, result.own, result.others});
    }
    case Fact::Bye:
        return ask::Supposition(
            ask::SupposedBye{round, m_player, static_cast<Outcome>(m_value->currentData().toInt())});
    case Fact::NoGame:
        return ask::Supposition(ask::SupposedNoGame{round, m_player});
    case Fact::Stay:
        return ask::Supposition(ask::SupposedStay{m_player, static_cast<Outcome>(m_value->currentData().toInt())});
    case Fact::List:
        break;
    }
    const auto codes = tiebreak::parseCodes(m_list->text().remove(QLatin1Char(' ')).toStdString());
    if (!codes) return codes.error();
    ask::SupposedList list;
    for (const tiebreak::Code& code : *codes) list.tieBreaks.push_back(code.text);
    return ask::Supposition(std::move(list));
}

void WhatIfDialog::add()
{
    auto supposed = described();
    if (!supposed) return m_head->setText(text::errorText(supposed.error(), m_desk.wording()));
    m_supposed.push_back(*std::move(supposed));
    if (const auto possible = ask::shadowOf(m_desk.section(), m_supposed); !possible) {
        m_supposed.pop_back();
        return m_head->setText(text::errorText(possible.error(), m_desk.wording()));
    }
    showFacts();
    choose(m_player);
    compute();
}

void WhatIfDialog::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_supposed.size())) return;
    m_supposed.erase(m_supposed.begin() + row);
    showFacts();
    choose(m_player);
    compute();
}

void WhatIfDialog::showFacts()
{
    // Each is told by what it changes in what those before it left; what is impossible without another one says so.
    m_shadow = m_desk.section();
    QStringList lines;
    for (const ask::Supposition& one : m_supposed) {
        const std::span<const ask::Supposition> alone(&one, 1);
        auto next = ask::shadowOf(m_shadow, alone);
        if (!next) {
            lines << text::errorText(next.error(), m_desk.wording());
            continue;
        }
        QStringList parts;
        for (const Step& step : ask::supposedSteps(*m_shadow, **next, alone))
            parts << text::phraseText(step, m_desk.wording());
        lines << parts.join(QLatin1Char(' '));
        m_shadow = *std::move(next);
    }
    m_entries->setEntries(lines, tr("Nothing of this is written; closing leaves the event as it is."));
}

void WhatIfDialog::compute()
{
    m_print->setEnabled(false);
    m_made.reset();
    if (m_supposed.empty()) {
        m_head->setText(
            tr("Suppose something: a result, a bye, a player who had stayed. What would move stands here."));
        m_moves->show(nullptr, {});
        m_steps->setSteps({});
        return;
    }
    m_head->setText(tr("What would move is being worked out…"));
    const std::shared_ptr<const Section> section = m_desk.section();
    const ask::WhatIfOptions options{0, section->isTeamEvent(), {rating::System::Fide, {}}};
    m_desk.jobs().start(
        "whatIf", m_desk.sectionId(), this,
        [section, supposed = m_supposed, options](const Section&, const std::stop_token& stop, Progress&) {
            return ask::whatIf(section, supposed, options, stop);
        },
        [this](Result<ask::WhatIf> made) {
            if (!made) return m_head->setText(text::errorText(made.error(), m_desk.wording()));
            show(std::make_shared<const ask::WhatIf>(*std::move(made)));
        });
}

void WhatIfDialog::show(std::shared_ptr<const ask::WhatIf> made)
{
    m_made = std::move(made);
    Explanation told = ask::explainWhatIf(*m_made);
    m_head->setText(text::phraseText(told.conclusion, m_desk.wording()));
    m_steps->setSteps(std::move(told.steps));
    m_moves->show(m_made, tables::whatIfList(*m_made));
    m_table->setColumns(m_moves->widths(TableView::kHidden));
    m_print->setEnabled(true);
}

}  // namespace kydai::ui

#include "moc_what_if_dialog.cpp"
