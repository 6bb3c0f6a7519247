#include "dialogs/player_dialog.h"

#include "model/tournament_rating.h"
#include "text/enum_text.h"
#include "widgets/dialog_buttons.h"
#include "widgets/dialog_size.h"

#include <QLineEdit>

namespace kydai::ui {

namespace {

QString listsText(const std::vector<ListRating>& lists, const text::Wording& wording)
{
    const auto nameOf = [&](const std::string& list) {
        const auto tempo = fromWord<TimeControl>(list);
        return tempo ? text::enumText(*tempo, wording) : QString::fromStdString(list);
    };
    QStringList words;
    for (const ListRating& one : lists) {
        const QString rating = QStringLiteral("%1 %2").arg(nameOf(one.list)).arg(one.rating);
        words << (one.month.empty() ? rating
                                    : QStringLiteral("%1 (%2)").arg(rating, QString::fromStdString(one.month)));
    }
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
            one.rating > kRating.high || !isLater)
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
      m_form(QStringLiteral("player"), desk.wording(), this),
      m_lists(new QLabel(this)),
      m_later(new QLineEdit(this))
{
    setObjectName(QStringLiteral("playerDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("More about a player"));
    const auto section = desk.section();
    if (const Player* found = section ? section->find(player) : nullptr) m_player = *found;
    auto* who = new QLabel(QStringLiteral("%1  %2").arg(m_player.tpn).arg(QString::fromStdString(m_player.name)), this);
    QFont bold = who->font();
    bold.setBold(true);
    who->setFont(bold);
    m_lists->setWordWrap(true);
    m_lists->setObjectName(QStringLiteral("playerLists"));
    m_later->setObjectName(QStringLiteral("playerLaterRatings"));
    m_later->setAccessibleName(tr("Ratings from later rounds"));
    m_later->setPlaceholderText(QStringLiteral("5: 2412, 9: 2430"));
    m_later->setToolTip(tr("In events over 30 days: from which round on which rating."));
    m_later->setText(roundRatingsText(m_player.ratings.later));
    auto* rows = new QFormLayout(this);
    m_form.setForm(rows);
    rows->addRow(who);
    rows->addRow(tr("In the rating lists"), m_lists);
    QWidget* typed = m_form.add(m_player.ratings, &PlayerRatings::tournament, tr("as the list method gives it"));
    typed->setEnabled(section && listMethodOf(section->info) == ListMethod::Other);
    rows->addRow(tr("Ratings from later rounds"), m_later);
    m_later->setEnabled(section && section->rules.longEvent);
    // What the table of players shows is edited there; coming and going have their own questions.
    m_form.addAll(m_player, {"tpn", "name", "sex", "title", "titleText", "rating", "federation", "fideId", "birth",
                             "unit", "category", "fileRank", "entersInRound", "withdrawnFromRound"});
    m_form.addAll(m_player.marks);
    m_form.addRefusal();
    rows->addRow(dialogButtons(*this, "playerSave"));
    if (section) tellRatings(*section);
    constexpr int kWide = 520;
    resizeToScreen(*this, {kWide, sizeHint().height()});
}

void PlayerDialog::tellRatings(const Section& section)
{
    const QString source = m_player.ratings.source.empty() ? tr("typed, or as the file had it")
                                                           : QString::fromStdString(m_player.ratings.source);
    QString lists =
        tr("%1 (%2); counts here: %3").arg(m_player.rating).arg(source).arg(tournamentRating(section.info, m_player));
    if (!m_player.ratings.listed.empty())
        lists += QStringLiteral("\n") + listsText(m_player.ratings.listed, m_desk.wording());
    m_lists->setText(lists);
}

void PlayerDialog::accept()
{
    const auto section = m_desk.session().section(m_section);
    const Player* found = section ? section->find(m_player.id) : nullptr;
    if (found == nullptr) return reject();
    auto later = roundRatingsFromText(m_later->text());
    if (!later) return m_form.refuse(tr("Type rounds with their ratings, such as “5: 2412, 9: 2430”."), m_later);
    m_player = *found;
    if (!m_form.take()) return;
    m_player.ratings.later = *std::move(later);
    std::string& federation = m_player.marks.normFederation;
    federation = QString::fromStdString(federation).toUpper().toStdString();
    if (m_desk.apply(EditPlayer{m_section, m_player})) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_player_dialog.cpp"
