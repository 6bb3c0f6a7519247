#include "panes/why_questions.h"

#include "model/open_games.h"
#include "model/scorecards.h"
#include "model/table_numbers.h"
#include "norms/explain_norm.h"
#include "pairing/engine.h"
#include "pairing/explain_questions.h"
#include "text/question_text.h"
#include "text/value_text.h"
#include "tiebreak/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace kydai::ui {

namespace {

struct WhyQuestions {
    Q_DECLARE_TR_FUNCTIONS(WhyQuestions)
};

/// Who is directly before the player after the last round; nobody before the first.
PlayerId aheadOf(const Section& section, PlayerId player, const ask::StandingsSource& source)
{
    const auto ranked = ask::standingsOf({.kind = ExplanationKind::Standing}, section, source);
    if (!ranked) return {};
    const tiebreak::Standings& standings = **ranked;
    const auto id = [&](const tiebreak::Row& row) { return standings.competition->playerAt(row.participant); };
    const auto at = std::ranges::find(standings.rows, player, id);
    return at == standings.rows.end() || at == standings.rows.begin() ? PlayerId{} : id(*(at - 1));
}

/// Gathers the questions about one player.
class Offers {
public:
    Offers(const Section& section, SectionId id, PlayerId player, RoundNumber round, const text::Wording& wording)
        : m_section(section),
          m_id(id),
          m_player(player),
          m_self(*section.indexOf(player)),
          m_round(round),
          m_wording(wording),
          m_cards(section)
    {
    }

    std::vector<std::pair<QString, WhyQuestion>> make(const ask::StandingsSource& standings)
    {
        if (m_round >= 1 && m_round <= played()) addRound(m_round);
        addNextRound();
        addFloats();
        addRanking(standings);
        addNeeds();
        addPrizesAndNorms();
        addPlain();
        for (RoundNumber number = played(); number >= 1; --number) {
            if (number != m_round) addRound(number);
        }
        return std::move(m_offers);
    }

private:
    void add(const QString& words, WhyQuestion question) { m_offers.emplace_back(words, std::move(question)); }
    [[nodiscard]] RoundNumber played() const { return m_cards.rounds(); }
    [[nodiscard]] QString nameOf(std::size_t player) const
    {
        return QString::fromStdString(m_section.players[player].name);
    }
    [[nodiscard]] bool moreRounds() const { return played() < m_section.rules.scheduledRounds.value_or(0); }
    [[nodiscard]] int openGames() const { return played() > 0 ? missingResults(m_section.rounds.back()) : 0; }

    /// Those that ask about nothing but the player.
    void addPlain()
    {
        for (const ask::KindInfo& kind : ask::kinds()) {
            const bool isOpen = kind.offer == ask::Offer::Always || played() > 0;
            if (kind.offer != ask::Offer::Elsewhere && isOpen)
                add(text::questionText(kind.kind, m_wording), {kind.kind, m_id, played(), m_player});
        }
    }

    void addRound(RoundNumber number)
    {
        const RoundEntry& entry = m_cards.entry(m_self, number);
        const auto ask = [&](ExplanationKind kind) { return WhyQuestion{kind, m_id, number, m_player}; };
        if (entry.hasOpponent()) {
            if (entry.colour) {
                add(WhyQuestions::tr("Round %1: why %2?").arg(number).arg(text::colourText(*entry.colour, m_wording)),
                    ask(ExplanationKind::Colour));
            }
            add(WhyQuestions::tr("Round %1: why against %2?").arg(number).arg(nameOf(entry.opponent)),
                ask(ExplanationKind::Pairing));
            if (number == m_round) addLuckier(number);
            if (m_cards.scoreAfter(m_self, number - 1) != m_cards.scoreAfter(entry.opponent, number - 1)) {
                add(WhyQuestions::tr("Round %1: why an opponent of another score?").arg(number),
                    ask(ExplanationKind::Float));
            }
            if (number == m_round) {
                add(WhyQuestions::tr("Round %1: why board %2?")
                        .arg(number)
                        .arg(tableOf(m_section, number, entry.board)),
                    ask(ExplanationKind::Board));
            }
        } else if (entry.outcome == Outcome::PairingBye) {
            add(WhyQuestions::tr("Round %1: why the bye?").arg(number), ask(ExplanationKind::Bye));
        }
        const auto& byes = m_section.round(number).byes;
        const bool somebodys = std::ranges::find(byes, Outcome::PairingBye, &Bye::kind) != byes.end();
        if (number == m_round && somebodys && entry.outcome != Outcome::PairingBye)
            add(WhyQuestions::tr("Round %1: why not the bye?").arg(number), ask(ExplanationKind::ByeNot));
    }

    void addLuckier(RoundNumber number)
    {
        const PlayerId luckier = pairing::luckierThanEach(m_section, number)[m_self];
        if (!luckier) return;
        const std::size_t other = *m_section.indexOf(luckier);
        add(WhyQuestions::tr("Round %1: why does %2 on the same points meet %3?")
                .arg(number)
                .arg(nameOf(other), nameOf(m_cards.entry(other, number).opponent)),
            {ExplanationKind::Versus, m_id, number, m_player, luckier});
    }

    void addNextRound()
    {
        if (!moreRounds()) return;
        add(WhyQuestions::tr("Next round: whom may I meet?"), {ExplanationKind::Next, m_id, played(), m_player});
        const auto& games = m_section.rounds;
        const bool own = !games.empty() && std::ranges::any_of(games.back().games, [&](const Game& game) {
            return isUndecided(game) && (game.white == m_player || game.black == m_player);
        });
        static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
        for (const Outcome given : kResults) {
            if (!own) break;
            WhyQuestion question{ExplanationKind::Next, m_id, played(), m_player};
            question.given = given;
            add(WhyQuestions::tr("Next round, after this result: %1").arg(text::outcomeText(given, m_wording)),
                std::move(question));
        }
        if (openGames() > 0 && openGames() <= static_cast<int>(OpenGames::kMost))
            add(WhyQuestions::tr("Next round: what is certain?"), {ExplanationKind::Preview, m_id, played(), m_player});
    }

    void addFloats()
    {
        const bool isSwiss = pairing::engineOf(m_section, played()).colours == pairing::ColourSource::Allocation;
        if (played() > 0 && isSwiss)
            add(text::questionText(ExplanationKind::Floats, m_wording),
                {ExplanationKind::Floats, m_id, played(), m_player});
    }

    void addRanking(const ask::StandingsSource& standings)
    {
        for (const std::string& code : m_section.rules.tieBreaks) {
            add(WhyQuestions::tr("Tie-break %1: what is it made of?").arg(QString::fromStdString(code)),
                {ExplanationKind::TieBreak, m_id, played(), m_player, {}, code});
        }
        if (const PlayerId ahead = played() > 0 ? aheadOf(m_section, m_player, standings) : PlayerId{}) {
            add(WhyQuestions::tr("Standings: why behind %1?").arg(nameOf(*m_section.indexOf(ahead))),
                {ExplanationKind::Standing, m_id, played(), m_player, ahead});
        }
        for (const RoundEntry& entry : m_cards.of(m_self)) {
            if (!entry.hasOpponent()) continue;
            const auto& theirs = m_cards.of(entry.opponent);
            const bool absent = std::ranges::any_of(theirs, [](const RoundEntry& one) {
                return isRequestedBye(one.outcome) || one.outcome == Outcome::ForfeitLoss;
            });
            if (!absent) continue;
            add(WhyQuestions::tr("Buchholz: what did the absence of %1 do?").arg(nameOf(entry.opponent)),
                {ExplanationKind::Effect, m_id, played(), m_player, m_section.players[entry.opponent].id, "BH"});
        }
    }

    /// What is needed while something is still to be played.
    void addNeeds()
    {
        if (played() == 0 || (!moreRounds() && openGames() == 0)) return;
        const auto need = [&](ExplanationKind kind, int place, const std::string& code) {
            WhyQuestion question{kind, m_id, played(), m_player, {}, code};
            question.place = place;
            return question;
        };
        add(WhyQuestions::tr("First place: what is needed?"), need(ExplanationKind::Need, 1, {}));
        add(WhyQuestions::tr("Place 3: what is needed?"), need(ExplanationKind::Need, 3, {}));
        for (const PrizeList& list : m_section.prizes.lists) {
            add(WhyQuestions::tr("Prize of %1: what is needed?").arg(QString::fromStdString(list.name)),
                need(ExplanationKind::NeedPrize, 0, list.name));
        }
        if (const int rating = m_section.players[m_self].rating; rating > 0) {
            const int limit = (rating / 100 + 1) * 100;
            add(WhyQuestions::tr("Rating of %1: what is needed?").arg(limit),
                need(ExplanationKind::NeedRating, limit, {}));
        }
    }

    void addPrizesAndNorms()
    {
        if (played() == 0) return;
        if (!m_section.prizes.empty()) {
            add(WhyQuestions::tr("Prizes: which do I win?"), {ExplanationKind::Prize, m_id, played(), m_player});
            for (const PrizeList& list : m_section.prizes.lists) {
                add(WhyQuestions::tr("Prizes: why none of %1?").arg(QString::fromStdString(list.name)),
                    {ExplanationKind::PrizeWhyNot, m_id, played(), m_player, {}, list.name});
            }
        }
        if (m_section.players[m_self].rating < norms::kNormsFrom) return;
        for (const norms::Norm norm : norms::normsFor(m_section.players[m_self])) {
            const QString name = QString::fromStdString(std::string(norms::nameOf(norm)));
            const auto kind = moreRounds() || openGames() > 0 ? ExplanationKind::NormForecast : ExplanationKind::Norm;
            add(WhyQuestions::tr("%1 norm: how does it stand?").arg(name),
                {kind, m_id, played(), m_player, {}, std::string(norms::nameOf(norm))});
        }
    }

    const Section& m_section;
    SectionId m_id;
    PlayerId m_player;
    std::size_t m_self;
    RoundNumber m_round;
    const text::Wording& m_wording;
    Scorecards m_cards;
    std::vector<std::pair<QString, WhyQuestion>> m_offers{};
};

}  // namespace

std::vector<std::pair<QString, WhyQuestion>> questionsAbout(const Section& section, SectionId id, PlayerId player,
                                                            RoundNumber round, const text::Wording& wording,
                                                            const ask::StandingsSource& standings)
{
    if (!section.indexOf(player)) return {};
    return Offers(section, id, player, round, wording).make(standings);
}

}  // namespace kydai::ui
