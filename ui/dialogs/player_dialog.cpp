#include "dialogs/player_dialog.h"

#include "model/tournament_rating.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace kydai::ui {

namespace {

constexpr int kHighestRating = 4000;
constexpr int kHundredths = 100;

QString listsText(const std::vector<ListRating>& lists)
{
    QStringList words;
    for (const ListRating& one : lists)
        words << QStringLiteral("%1 %2 (%3)")
                     .arg(QString::fromStdString(one.list))
                     .arg(one.rating)
                     .arg(QString::fromStdString(one.month));
    return words.join(QStringLiteral(", "));
}

}  // namespace

std::optional<std::vector<RoundRating>> roundRatingsFromText(const QString& text)
{
    std::vector<RoundRating> ratings;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList sides = part.split(QLatin1Char(':'));
        if (sides.size() != 2) return std::nullopt;
        bool isRound = false;
        bool isRating = false;
        RoundRating one{sides[0].trimmed().toInt(&isRound), sides[1].trimmed().toInt(&isRating)};
        const bool isLater = ratings.empty() || one.fromRound > ratings.back().fromRound;
        if (!isRound || !isRating || one.fromRound < 2 || one.fromRound > kMaxRounds || one.rating < 0 ||
            one.rating > kHighestRating || !isLater)
            return std::nullopt;
        ratings.push_back(one);
    }
    return ratings;
}

QString roundRatingsText(const std::vector<RoundRating>& ratings)
{
    QStringList words;
    for (const RoundRating& one : ratings) words << QStringLiteral("%1: %2").arg(one.fromRound).arg(one.rating);
    return words.join(QStringLiteral(", "));
}

PlayerDialog::PlayerDialog(Desk& desk, PlayerId player, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_section(desk.sectionId()),
      m_player(player),
      m_who(new QLabel(this)),
      m_lists(new QLabel(this)),
      m_tournament(new QSpinBox(this)),
      m_later(new QLineEdit(this)),
      m_federation(new QLineEdit(this)),
      m_noByes(new QCheckBox(tr("Not entitled to byes"), this)),
      m_expelled(new QCheckBox(tr("Expelled: no place in the standings"), this)),
      m_place(new QSpinBox(this)),
      m_outside(new QLineEdit(this)),
      m_refusal(new QLabel(this))
{
    setObjectName(QStringLiteral("playerDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("More about a player"));
    m_tournament->setObjectName(QStringLiteral("playerTournamentRating"));
    m_tournament->setRange(-1, kHighestRating);
    m_tournament->setSpecialValueText(tr("as the list method gives it"));
    m_later->setObjectName(QStringLiteral("playerLaterRatings"));
    m_later->setPlaceholderText(QStringLiteral("5: 2412, 9: 2430"));
    m_later->setToolTip(tr("In events over 30 days: from which round on which rating."));
    m_federation->setObjectName(QStringLiteral("playerNormFederation"));
    m_federation->setPlaceholderText(tr("as in the table"));
    m_noByes->setObjectName(QStringLiteral("playerNoByes"));
    m_expelled->setObjectName(QStringLiteral("playerExpelled"));
    m_place->setObjectName(QStringLiteral("playerPlaceByHand"));
    m_place->setRange(0, 9999);
    m_place->setSpecialValueText(tr("none"));
    m_outside->setObjectName(QStringLiteral("playerOutsideValue"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_lists->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(m_who);
    form->addRow(tr("In the rating lists"), m_lists);
    const std::pair<QString, QWidget*> rows[] = {{tr("Tournament rating"), m_tournament},
                                                 {tr("Ratings from later rounds"), m_later},
                                                 {tr("Federation for norms"), m_federation},
                                                 {tr("Place by hand (tie-break MAN)"), m_place},
                                                 {tr("Value from elsewhere (tie-break EXT)"), m_outside}};
    for (const auto& [label, widget] : rows) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    }
    form->addRow(m_noByes);
    form->addRow(m_expelled);
    form->addRow(m_refusal);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("playerSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    const auto section = desk.section();
    if (const Player* found = section ? section->find(player) : nullptr) fill(*section, *found);
    constexpr int kWide = 520;
    resizeToScreen(*this, {kWide, sizeHint().height()});
}

void PlayerDialog::fill(const Section& section, const Player& player)
{
    QFont bold = m_who->font();
    bold.setBold(true);
    m_who->setFont(bold);
    m_who->setText(QStringLiteral("%1  %2").arg(player.tpn).arg(QString::fromStdString(player.name)));
    const QString source = player.ratings.source.empty() ? tr("typed, or as the file had it")
                                                         : QString::fromStdString(player.ratings.source);
    QString lists =
        tr("%1 (%2); counts here: %3").arg(player.rating).arg(source).arg(tournamentRating(section.info, player));
    if (!player.ratings.listed.empty()) lists += QStringLiteral("\n") + listsText(player.ratings.listed);
    m_lists->setText(lists);
    m_tournament->setValue(player.ratings.tournament.value_or(-1));
    m_tournament->setEnabled(listMethodOf(section.info) == ListMethod::Other);
    m_later->setText(roundRatingsText(player.ratings.later));
    m_later->setEnabled(section.rules.longEvent);
    m_federation->setText(QString::fromStdString(player.marks.normFederation));
    m_noByes->setChecked(player.marks.noByes);
    m_expelled->setChecked(player.marks.expelled);
    m_place->setValue(player.marks.placeByHand);
    if (player.marks.outsideValue)
        m_outside->setText(QLocale().toString(*player.marks.outsideValue / double{kHundredths}, 'g', 10));
}

void PlayerDialog::refuse(const QString& sentence, QWidget* where) const
{
    m_refusal->setText(sentence);
    m_refusal->show();
    where->setFocus();
}

void PlayerDialog::accept()
{
    const auto section = m_desk.session().section(m_section);
    const Player* found = section ? section->find(m_player) : nullptr;
    if (found == nullptr) return reject();
    auto later = roundRatingsFromText(m_later->text());
    if (!later) return refuse(tr("Type rounds with their ratings, such as “5: 2412, 9: 2430”."), m_later);
    Player player = *found;
    player.marks.outsideValue.reset();
    QString outside = m_outside->text().trimmed();
    outside.replace(QLatin1Char(','), QLatin1Char('.'));
    if (!outside.isEmpty()) {
        bool isNumber = false;
        const double value = outside.toDouble(&isNumber);
        constexpr double kMost = 1'000'000;
        if (!isNumber || std::abs(value) > kMost)
            return refuse(tr("“%1” is no value: type a number such as 12.5.").arg(m_outside->text()), m_outside);
        player.marks.outsideValue = static_cast<int>(std::lround(value * kHundredths));
    }
    player.ratings.tournament = m_tournament->value() < 0 ? std::nullopt : std::optional(m_tournament->value());
    player.ratings.later = *std::move(later);
    player.marks.normFederation = m_federation->text().trimmed().toUpper().toStdString();
    player.marks.noByes = m_noByes->isChecked();
    player.marks.expelled = m_expelled->isChecked();
    if (player.marks.expelled && !player.withdrawnFromRound) player.withdrawnFromRound = section->roundsPaired() + 1;
    player.marks.placeByHand = m_place->value();
    if (m_desk.apply(EditPlayer{m_section, std::move(player)})) QDialog::accept();
}

}  // namespace kydai::ui
