#include "colour/explain_colour.h"

#include "colour/colour_facts.h"
#include "colour/first_game.h"
#include "explain/articles.h"
#include "support/assert.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace kydai::colour {

namespace {

/// The articles on colours in an edition's own numbering.
struct ColourArticles {
    Article difference;
    Article absolute;
    Article strong;
    Article mild;
    Article none;
    Article allocation;
    Article grantBoth;
    Article grantStronger;
    Article alternate;
    Article grantHigher;
    Article initialColour;
};
constexpr ColourArticles k2026{article::kColourDifference, article::kAbsolutePreference, article::kStrongPreference,
                               article::kMildPreference,   article::kNoPreference,       article::kColourAllocation,
                               article::kGrantBoth,        article::kGrantStronger,      article::kAlternate,
                               article::kGrantHigher,      article::kInitialColour};
constexpr ColourArticles k2017{
    article::kColourDifference2017, article::kAbsolutePreference2017, article::kStrongPreference2017,
    article::kMildPreference2017,   article::kNoPreference2017,       article::kColourAllocation2017,
    article::kGrantBoth2017,        article::kGrantStronger2017,      article::kAlternate2017,
    article::kGrantHigher2017,      article::kInitialColour2017};

// Differences and preferences are those of C.04.3; only a newcomer of the Dubov system has another one.
constexpr ColourArticles kDubov{article::kColourDifference, article::kAbsolutePreference, article::kStrongPreference,
                                article::kMildPreference,   article::kNoPreference,       article::kDubovColours,
                                article::kDubovGrantBoth,   article::kDubovGrantStronger, article::kDubovAlternate,
                                article::kDubovGrantHigher, article::kDubovInitialColour};
constexpr ColourArticles kBurstein{
    article::kColourDifference,    article::kAbsolutePreference,    article::kStrongPreference,
    article::kMildPreference,      article::kNoPreference,          article::kBursteinColours,
    article::kBursteinGrantBoth,   article::kBursteinGrantStronger, article::kBursteinAlternate,
    article::kBursteinGrantHigher, article::kBursteinInitialColour};

// It has no preferences.
constexpr ColourArticles kDoubleSwiss{article::kColourDifference,
                                      article::kAbsolutePreference,
                                      article::kStrongPreference,
                                      article::kMildPreference,
                                      article::kNoPreference,
                                      article::kDoubleSwissColours,
                                      article::kDoubleSwissWhites,
                                      article::kDoubleSwissWhites,
                                      article::kDoubleSwissAlternate,
                                      article::kDoubleSwissHigherLast,
                                      article::kDoubleSwissInitialColour};

constexpr ColourArticles kKeizer{};  // a club's own rules

const ColourArticles& articlesOf(Rules rules)
{
    switch (rules) {
    case Rules::Dutch2017:
        return k2017;
    case Rules::Dutch2026:
        return k2026;
    case Rules::Dubov:
        return kDubov;
    case Rules::Burstein:
        return kBurstein;
    case Rules::DoubleSwiss:
        return kDoubleSwiss;
    case Rules::Keizer:
        return kKeizer;
    }
    KYDAI_ASSERT(false);
}

/// Whoever has not played is due nothing that could be told from his games, whatever he prefers.
bool isFree(const Side& side)
{
    return side.preference.kind == PreferenceKind::None || side.history.games() == 0;
}

PlayerRef ref(const Contender& contender)
{
    return {contender.tpn, contender.name};
}

Real difference(int value)
{
    return {static_cast<double>(value), 0, true};
}

Word strength(PreferenceKind kind)
{
    switch (kind) {
    case PreferenceKind::None:
        return {"preference.none"};
    case PreferenceKind::Mild:
        return {"preference.mild"};
    case PreferenceKind::Strong:
        return {"preference.strong"};
    case PreferenceKind::Absolute:
        return {"preference.absolute"};
    }
    KYDAI_ASSERT(false);
}

Word reason(Letter letter)
{
    switch (letter) {
    case Letter::E1:
        return {"colour.reason_twice"};
    case Letter::E2:
        return {"colour.reason_balance"};
    case Letter::E3:
        return {"colour.reason_alternate"};
    case Letter::E4:
        return {"colour.reason_higher"};
    case Letter::E5:
        return {"colour.reason_initial"};
    }
    KYDAI_ASSERT(false);
}

/// Why the initial colour serves.
Step beforeInitialColour(Rules rules)
{
    const ColourArticles& articles = articlesOf(rules);
    return initialColourFirst(rules) ? Step{Phrase::ColourStepNeitherPlayed, {}, articles.initialColour}
                                     : Step{Phrase::ColourStepNothingDue, {}, articles.allocation};
}

Step newcomer(PlayerRef player, Colour colour)
{
    return {Phrase::ColourDueNewcomer, {{"player", std::move(player)}, {"colour", colour}}, article::kDubovNewcomer};
}

/// The history with its unplayed rounds slid to the front of `rounds` rounds.
std::string slidText(const History& history, int rounds)
{
    std::string text(static_cast<std::size_t>(rounds), '=');
    for (int back = 1; back <= history.games(); ++back) {
        text[static_cast<std::size_t>(rounds - back)] = history.colourBack(back) == Colour::White ? 'W' : 'B';
    }
    return text;
}

/// Makes the explanation of one case; `granted` is the player whose claim decided.
class Explainer {
public:
    explicit Explainer(const ColourCase& question)
        : m_case(question),
          m_articles(articlesOf(question.rules)),
          m_decided(question.decided),
          m_asked(question.of(question.asked)),
          m_opponent(question.opponentOf(question.asked)),
          m_byRule(m_decided.white == question.asked ? Colour::White : Colour::Black)
    {
        const Colour published = !question.whiteOnBoard                     ? m_byRule
                                 : *question.whiteOnBoard == question.asked ? Colour::White
                                                                            : Colour::Black;
        m_onBoard = published;
    }

    Explanation make()
    {
        Explanation explanation;
        explanation.kind = ExplanationKind::Colour;
        explanation.subject = subject();
        explanation.conclusion = conclusion();
        if (!isOfClub()) explanation.edition = {m_case.rules == Rules::Dutch2017 ? "2017" : "2026"};
        for (const Contender* contender : {&m_asked, &m_opponent}) explanation.steps.push_back(due(*contender));
        addTries(explanation.steps);
        if (!m_case.followsRule()) {
            explanation.steps.push_back({Phrase::ColourRuleGives,
                                         {{"player", ref(m_asked)},
                                          {"colour", m_byRule},
                                          {"opponent", ref(m_opponent)},
                                          {"other", opposite(m_byRule)}},
                                         m_articles.allocation});
        }
        addBasicRules(explanation.steps);
        explanation.pictures.emplace_back(stripsOf(m_case, m_onBoard));
        explanation.facts = factsOf(m_case);
        return explanation;
    }

private:
    Step subject() const
    {
        if (m_case.round == 0) {
            return {Phrase::ColourQuestionOpen, {{"player", ref(m_asked)}, {"opponent", ref(m_opponent)}}};
        }
        return {Phrase::ColourQuestion,
                {{"player", ref(m_asked)},
                 {"colour", m_onBoard},
                 {"opponent", ref(m_opponent)},
                 {"round", RoundRef{m_case.round}}}};
    }

    Step conclusion() const
    {
        if (!m_case.recorded) {
            return {Phrase::ColourNotRecorded, {{"player", ref(m_asked)}, {"colour", m_byRule}}, deciderArticle()};
        }
        if (!m_case.followsRule()) {
            return {Phrase::ColourByHand,
                    {{"player", ref(m_asked)},
                     {"colour", m_onBoard},
                     {"opponent", ref(m_opponent)},
                     {"other", opposite(m_onBoard)}},
                    deciderArticle()};
        }
        return answer();
    }

    Article deciderArticle() const
    {
        switch (m_decided.decider) {
        case Decider::GrantBoth:
            return m_articles.grantBoth;
        case Decider::GrantStronger:
            return m_articles.grantStronger;
        case Decider::Alternate:
            return m_articles.alternate;
        case Decider::GrantHigher:
            return m_articles.grantHigher;
        case Decider::InitialColour:
            return m_articles.initialColour;
        case Decider::FewerWhites:
            return article::kDoubleSwissWhites;
        case Decider::HigherAlternates:
            return isOfClub() ? Article{} : article::kDoubleSwissHigherLast;
        case Decider::LowerAlternates:
            return isOfClub() ? Article{} : article::kDoubleSwissLowerLast;
        case Decider::LowerDifference:
            return {};
        }
        KYDAI_ASSERT(false);
    }

    /// The reason in one sentence about the asked player.
    Step answer() const
    {
        switch (m_decided.decider) {
        case Decider::GrantBoth:
        case Decider::GrantStronger:
            return answerByPreference();
        case Decider::Alternate:
            return alternate(
                Phrase::ColourAlternate,
                m_case.rules == Rules::DoubleSwiss ? Phrase::ColourFirstGamesTurned : Phrase::ColourAlternateSlid,
                m_asked, m_opponent);
        case Decider::GrantHigher:
            if (&m_asked == &m_case.higher)
                return say(Phrase::ColourHigherOwn, {{"player", ref(m_asked)}, {"colour", m_byRule}});
            return say(Phrase::ColourHigherOpponent, both());
        case Decider::InitialColour: {
            const bool odd = m_case.higher.number % 2 != 0;
            Arguments arguments{{"player", ref(m_asked)}, {"colour", m_byRule}, {"higher", ref(m_case.higher)}};
            if (!isCountedOtherwise()) {
                arguments.emplace_back("number", Count{m_case.higher.number});
                arguments.emplace_back("initial", m_case.initialColour);
                return say(odd ? Phrase::ColourInitialOdd : Phrase::ColourInitialEven, std::move(arguments));
            }
            arguments.emplace_back("tpn", Count{m_case.higher.numberThen()});
            arguments.emplace_back("number", Count{m_case.higher.number});
            arguments.emplace_back("initial", m_case.initialColour);
            return say(odd ? Phrase::ColourInitialOddCounted : Phrase::ColourInitialEvenCounted, std::move(arguments));
        }
        case Decider::FewerWhites:
            return fewerWhites(m_case, m_asked);
        case Decider::HigherAlternates:
            return lastTurned(m_case, m_case.higher);
        case Decider::LowerAlternates:
            return lastTurned(m_case, m_case.lower);
        case Decider::LowerDifference:
            return lowerDifference(m_case, m_asked);
        }
        KYDAI_ASSERT(false);
    }

    [[nodiscard]] bool isOfClub() const { return m_case.rules == Rules::Keizer; }

    /// 5.2.5 leaves out who has not arrived, so its number need not be the one on the lists: then a sentence names
    /// both.
    bool isCountedOtherwise() const
    {
        return m_case.higher.tpn != 0 && m_case.higher.numberThen() != m_case.higher.number;
    }

    Step say(Phrase phrase, Arguments arguments) const { return {phrase, std::move(arguments), deciderArticle()}; }

    Arguments both() const
    {
        return {{"player", ref(m_asked)},
                {"opponent", ref(m_opponent)},
                {"colour", m_byRule},
                {"other", opposite(m_byRule)}};
    }
    Arguments wider(bool ownWeighed) const
    {
        Arguments arguments = both();
        if (ownWeighed) arguments.pop_back();
        arguments.emplace_back("difference", difference(m_asked.side.preference.difference));
        arguments.emplace_back("otherDifference", difference(m_opponent.side.preference.difference));
        return arguments;
    }
    /// How often he whose preference weighed had each colour.
    Step balance(Phrase phrase, Arguments arguments, const Contender& weighed) const
    {
        const History& history = weighed.side.history;
        arguments.emplace_back("whites", Count{history.whites()});
        arguments.emplace_back("white", Colour::White);
        arguments.emplace_back("blacks", Count{history.blacks()});
        arguments.emplace_back("black", Colour::Black);
        return say(phrase, std::move(arguments));
    }
    Arguments own() const { return {{"player", ref(m_asked)}, {"colour", m_byRule}, {"other", opposite(m_byRule)}}; }

    /// Whose preference weighed most: the stronger one; of equal ones that with the reason of the letter.
    bool ownPreferenceWeighed() const
    {
        const Preference& mine = m_asked.side.preference;
        const Preference& theirs = m_opponent.side.preference;
        if (mine.kind != theirs.kind) return mine.kind > theirs.kind;
        if (m_decided.decider == Decider::GrantStronger) return std::abs(mine.difference) > std::abs(theirs.difference);
        return m_decided.letter != Letter::E1 || mine.twoInARow;
    }

    Step answerByPreference() const
    {
        const PreferenceKind mine = m_asked.side.preference.kind;
        const PreferenceKind theirs = m_opponent.side.preference.kind;
        const bool ownWeighed = ownPreferenceWeighed();
        if (m_decided.decider == Decider::GrantStronger && mine == theirs)
            return say(ownWeighed ? Phrase::ColourWiderOwn : Phrase::ColourWiderOpponent, wider(ownWeighed));
        if (m_decided.letter == Letter::E1)
            return ownWeighed ? say(Phrase::ColourTwiceOwn, own()) : say(Phrase::ColourTwiceOpponent, both());
        if (m_decided.letter == Letter::E2)
            return ownWeighed
                       ? balance(Phrase::ColourBalanceOwn, {{"player", ref(m_asked)}, {"colour", m_byRule}}, m_asked)
                       : balance(Phrase::ColourBalanceOpponent, both(), m_opponent);
        if (isFree(m_opponent.side))
            return say(Phrase::ColourOpponentFree,
                       {{"player", ref(m_asked)}, {"opponent", ref(m_opponent)}, {"colour", m_byRule}});
        return say(isFree(m_asked.side) ? Phrase::ColourOwnFree : Phrase::ColourBothAlternate, both());
    }

    /// Whether the games of both, from the newest back to the one that decided, were played in the same rounds: only
    /// then is that round the last in which their colours differed.
    bool playedTheSameRounds(int back) const
    {
        for (int game = 1; game <= back; ++game) {
            if (m_asked.side.history.roundBack(game) != m_opponent.side.history.roundBack(game)) return false;
        }
        return true;
    }

    /// The alternation sentence about `player`; one round where both histories read alike up to there.
    Step alternate(Phrase sameRound, Phrase slid, const Contender& player, const Contender& opponent) const
    {
        const int back = *m_decided.gamesBack;
        const RoundNumber round = m_case.roundOf(player.side.history.roundBack(back));
        const RoundNumber otherRound = m_case.roundOf(opponent.side.history.roundBack(back));
        const Colour had = player.side.history.colourBack(back);
        Arguments arguments{{"player", ref(player)},
                            {"opponent", ref(opponent)},
                            {"round", RoundRef{round}},
                            {"colour", opposite(had)},
                            {"other", had}};
        // Of first games both rounds are told: the second games between them had other colours.
        if (m_case.rules != Rules::DoubleSwiss && playedTheSameRounds(back))
            return say(sameRound, std::move(arguments));
        arguments.emplace_back("opponentRound", RoundRef{otherRound});
        return say(slid, std::move(arguments));
    }

    /// What a player is due, with the history it comes from.
    Step due(const Contender& contender) const
    {
        const Preference& preference = contender.side.preference;
        const History& history = contender.side.history;
        if (m_case.rules == Rules::DoubleSwiss || isOfClub()) return gamesSoFar(m_case, contender);
        const Colour other = opposite(preference.colour);
        const Arguments counts{{"player", ref(contender)},          {"colour", preference.colour},
                               {"whites", Count{history.whites()}}, {"white", Colour::White},
                               {"blacks", Count{history.blacks()}}, {"black", Colour::Black}};
        const Arguments change{{"player", ref(contender)}, {"colour", preference.colour}, {"other", other}};
        Step step;
        switch (preference.kind) {
        case PreferenceKind::None:
            step = {Phrase::ColourDueNone, {{"player", ref(contender)}}, m_articles.none};
            break;
        case PreferenceKind::Mild:
            step = history.games() == 0 ? newcomer(ref(contender), preference.colour)
                                        : Step{Phrase::ColourDueMild, change, m_articles.mild};
            break;
        case PreferenceKind::Strong:
            step = {Phrase::ColourDueStrong, counts, m_articles.strong};
            break;
        case PreferenceKind::Absolute:
            step = preference.twoInARow ? Step{Phrase::ColourDueTwice, change, m_articles.absolute}
                                        : Step{Phrase::ColourDueBalance, counts, m_articles.absolute};
            break;
        }
        addHistory(step, contender);
        return step;
    }

    void addHistory(Step& step, const Contender& contender) const
    {
        const History& history = contender.side.history;
        if (history.games() == 0) return;
        std::string told = toString(history);
        std::string slid = slidText(history, history.rounds());
        std::ranges::replace(told, '=', m_case.unplayed);
        std::ranges::replace(slid, '=', m_case.unplayed);
        if (told == slid) {
            step.details.push_back({Phrase::ColourHistory, {{"player", ref(contender)}, {"history", Code{told}}}});
        } else {
            step.details.push_back(
                {Phrase::ColourSlid, {{"player", ref(contender)}, {"history", Code{told}}, {"slid", Code{slid}}}});
        }
        step.details.push_back(
            {Phrase::ColourDifference,
             {{"player", ref(contender)}, {"difference", difference(contender.side.preference.difference)}},
             m_articles.difference});
    }

    // --- the steps of 5.2 up to the one that decided

    void addTries(std::vector<Step>& steps) const
    {
        const Decider decider = m_decided.decider;
        if (decider == Decider::InitialColour) {
            steps.push_back(beforeInitialColour(m_case.rules));
            steps.push_back(decisive(initialColourStep()));
            return;
        }
        if (decider == Decider::GrantBoth) {
            steps.push_back(decisive(grantBothStep()));
            return;
        }
        if (m_case.rules == Rules::DoubleSwiss || isOfClub()) {
            addFirstGameTries(steps);
            return;
        }
        const Preference& any = m_case.higher.side.preference;
        steps.push_back({Phrase::ColourStepBothNot, {{"colour", any.colour}}, m_articles.grantBoth});
        if (decider == Decider::GrantStronger) {
            steps.push_back(decisive(strongerStep()));
            return;
        }
        steps.push_back(equallyStrongStep());
        if (decider == Decider::Alternate) {
            const auto [granted, other] = whiteFirst();
            steps.push_back(
                decisive(alternate(Phrase::ColourStepAlternate, Phrase::ColourStepAlternateSlid, *granted, *other)));
            return;
        }
        steps.push_back({Phrase::ColourStepNoDifference, {}, m_articles.alternate});
        steps.push_back(decisive(higherStep()));
    }

    /// Behind the initial colour, of matches or in a club.
    /// @rule C.04.5.4.3
    void addFirstGameTries(std::vector<Step>& steps) const
    {
        const auto [white, black] = whiteFirst();
        if (m_decided.decider == Decider::FewerWhites) {
            steps.push_back(decisive(fewerWhites(m_case, *white)));
            return;
        }
        if (m_decided.decider == Decider::LowerDifference) {
            steps.push_back(decisive(lowerDifference(m_case, *white)));
            return;
        }
        steps.push_back(isOfClub() ? sameDifference(m_case)
                                   : Step{Phrase::ColourStepAsManyWhites,
                                          {{"whites", Count{white->side.history.whites()}}, {"white", Colour::White}},
                                          article::kDoubleSwissWhites});
        if (m_decided.decider == Decider::Alternate) {
            steps.push_back(decisive(alternate(
                Phrase::ColourStepAlternate,
                isOfClub() ? Phrase::ColourStepAlternateSlid : Phrase::ColourStepFirstGamesTurned, *white, *black)));
            return;
        }
        steps.push_back({Phrase::ColourStepNoDifference, {}, m_articles.alternate});
        Step last = lastTurned(m_case, m_decided.decider == Decider::HigherAlternates ? m_case.higher : m_case.lower);
        addRank(last);
        steps.push_back(decisive(std::move(last)));
    }

    std::pair<const Contender*, const Contender*> whiteFirst() const
    {
        return {&m_case.of(m_decided.white), &m_case.of(m_decided.black)};
    }

    Step decisive(Step step) const
    {
        step.decisive = true;
        step.details.push_back(
            {Phrase::ColourLetter,
             {{"letter", Code{std::string(letterName(m_decided.letter))}}, {"reason", reason(m_decided.letter)}}});
        return step;
    }

    Step grantBothStep() const
    {
        const auto [white, black] = whiteFirst();
        for (const auto& [due, free] : {std::pair(white, black), std::pair(black, white)}) {
            if (!isFree(free->side)) continue;
            return say(Phrase::ColourStepOnly,
                       {{"player", ref(*due)}, {"colour", due->side.preference.colour}, {"opponent", ref(*free)}});
        }
        return say(
            Phrase::ColourStepBoth,
            {{"player", ref(*white)}, {"colour", Colour::White}, {"opponent", ref(*black)}, {"other", Colour::Black}});
    }

    Step strongerStep() const
    {
        const Colour wanted = m_case.higher.side.preference.colour;
        const Contender& granted = m_case.of(wanted == Colour::White ? m_decided.white : m_decided.black);
        const Contender& denied = m_case.opponentOf(granted.side.player());
        const Preference& one = granted.side.preference;
        const Preference& two = denied.side.preference;
        if (one.kind == two.kind) {
            return say(Phrase::ColourStepWider, {{"player", ref(granted)},
                                                 {"colour", wanted},
                                                 {"difference", difference(one.difference)},
                                                 {"opponent", ref(denied)},
                                                 {"otherDifference", difference(two.difference)}});
        }
        return say(Phrase::ColourStepStronger, {{"player", ref(granted)},
                                                {"colour", wanted},
                                                {"strength", strength(one.kind)},
                                                {"opponent", ref(denied)},
                                                {"otherStrength", strength(two.kind)}});
    }

    Step equallyStrongStep() const
    {
        const Preference& one = m_asked.side.preference;
        const Preference& two = m_opponent.side.preference;
        if (one.kind == PreferenceKind::Absolute) {
            return {Phrase::ColourStepEquallyWide,
                    {{"difference", difference(one.difference)}, {"otherDifference", difference(two.difference)}},
                    m_articles.grantStronger};
        }
        return {Phrase::ColourStepEquallyStrong, {{"strength", strength(one.kind)}}, m_articles.grantStronger};
    }

    Step higherStep() const
    {
        Step step = say(Phrase::ColourStepHigher, {{"player", ref(m_case.higher)},
                                                   {"colour", m_case.higher.side.preference.colour},
                                                   {"opponent", ref(m_case.lower)}});
        addRank(step);
        return step;
    }

    Step initialColourStep() const
    {
        const bool odd = m_case.higher.number % 2 != 0;
        Arguments arguments{{"player", ref(m_case.higher)}};
        if (isCountedOtherwise()) arguments.emplace_back("tpn", Count{m_case.higher.numberThen()});
        arguments.emplace_back("number", Count{m_case.higher.number});
        arguments.emplace_back("initial", m_case.initialColour);
        if (!odd) arguments.emplace_back("other", opposite(m_case.initialColour));
        const Phrase plain = odd ? Phrase::ColourStepInitialOdd : Phrase::ColourStepInitialEven;
        const Phrase counted = odd ? Phrase::ColourStepInitialOddCounted : Phrase::ColourStepInitialEvenCounted;
        Step step = say(isCountedOtherwise() ? counted : plain, std::move(arguments));
        addRank(step);
        if (isCountedOtherwise()) {
            step.details.push_back({Phrase::ColourEffectiveNumber,
                                    {{"player", ref(m_case.higher)},
                                     {"tpn", Count{m_case.higher.numberThen()}},
                                     {"number", Count{m_case.higher.number}}}});
        }
        return step;
    }

    /// Why the higher one is the higher one.
    void addRank(Step& step) const
    {
        const Contender& higher = m_case.higher;
        const Contender& lower = m_case.lower;
        if (!higher.score || !lower.score) return;
        if (isOfClub()) {
            step.details.push_back({Phrase::ColourRankByRanking, {{"player", ref(higher)}, {"opponent", ref(lower)}}});
        } else if (m_case.rules == Rules::Burstein) {
            step.details.push_back({Phrase::ColourRankByIndex,
                                    {{"player", ref(higher)}, {"opponent", ref(lower)}},
                                    article::kBursteinIndex});
        } else if (*higher.score != *lower.score) {
            step.details.push_back({Phrase::ColourRankByScore,
                                    {{"player", ref(higher)},
                                     {"points", *higher.score},
                                     {"opponent", ref(lower)},
                                     {"otherPoints", *lower.score}},
                                    m_articles.allocation});
        } else {
            step.details.push_back({Phrase::ColourRankByNumber,
                                    {{"player", ref(higher)},
                                     {"number", Count{higher.numberThen()}},
                                     {"opponent", ref(lower)},
                                     {"otherNumber", Count{lower.numberThen()}}},
                                    m_articles.allocation});
        }
    }

    void addBasicRules(std::vector<Step>& steps) const
    {
        if (m_case.rules == Rules::DoubleSwiss || isOfClub())
            return;  // a match gives each colour once, a club has no limits
        for (const Contender* contender : {&m_asked, &m_opponent}) {
            const Colour colour = contender == &m_asked ? m_onBoard : opposite(m_onBoard);
            const BasicRules after = basicRulesAfter(contender->side.history, colour);
            if (after.thirdInARow) {
                steps.push_back({m_case.finalRound ? Phrase::ColourThirdInARowLast : Phrase::ColourThirdInARow,
                                 {{"player", ref(*contender)}, {"colour", colour}},
                                 article::kSameColourThrice});
            }
            if (after.beyondTwo) {
                steps.push_back({m_case.finalRound ? Phrase::ColourBeyondTwoLast : Phrase::ColourBeyondTwo,
                                 {{"player", ref(*contender)}, {"difference", difference(after.difference)}},
                                 article::kDifferenceWithinTwo});
            }
        }
    }

    const ColourCase& m_case;
    const ColourArticles& m_articles;
    const Allocation& m_decided;
    const Contender& m_asked;
    const Contender& m_opponent;
    Colour m_byRule;
    Colour m_onBoard{};
};

}  // namespace

ColourCase ColourCase::decide(Contender higher, Contender lower, Colour initialColour, PlayerId asked, Rules rules)
{
    ColourCase decided;
    decided.higher = std::move(higher);
    decided.lower = std::move(lower);
    decided.initialColour = initialColour;
    decided.asked = asked;
    decided.rules = rules;
    decided.decided = allocateBy(rules)(decided.higher.side, decided.lower.side, decided.higher.number, initialColour);
    return decided;
}

const Contender& ColourCase::of(PlayerId player) const
{
    KYDAI_ASSERT(player == higher.side.player() || player == lower.side.player());
    return player == higher.side.player() ? higher : lower;
}

const Contender& ColourCase::opponentOf(PlayerId player) const
{
    return &of(player) == &higher ? lower : higher;
}

int ColourCase::rounds() const
{
    return std::max(higher.side.history.rounds(), lower.side.history.rounds());
}

Article allocationArticle(Rules rules)
{
    return articlesOf(rules).allocation;
}

BasicRules basicRulesAfter(const History& history, Colour colour)
{
    BasicRules after;
    const int step = colour == Colour::White ? 1 : -1;
    after.difference = colourDifference(history.whites(), history.blacks()) + step;
    after.beyondTwo = after.difference > 2 || after.difference < -2;
    after.thirdInARow = history.lastTwoWere(colour);
    return after;
}

Explanation explainColour(const ColourCase& question)
{
    return Explainer(question).make();
}

Explanation explainNoColour(PlayerRef player, RoundNumber round, Outcome outcome)
{
    Explanation explanation;
    explanation.kind = ExplanationKind::Colour;
    const int number = player.number;
    explanation.subject = {Phrase::ColourQuestionRound, {{"player", player}, {"round", RoundRef{round}}}};
    explanation.conclusion = {Phrase::ColourNoGame,
                              {{"player", std::move(player)}, {"round", RoundRef{round}}, {"outcome", outcome}}};
    explanation.facts.fields = {{"round", round}, {"player", number},     {"opponent", {}}, {"decided_by", {}},
                                {"letter", {}},   {"decisive_round", {}}, {"white", {}}};
    return explanation;
}

namespace {

Step matchStep(const MatchColour& match, Arguments arguments)
{
    const auto add = [&](const char* name, Value value) { arguments.emplace_back(name, std::move(value)); };
    if (match.game > 1) {
        add("game", Count{match.game});
        add("first", match.white);
        add("black", Colour::Black);
        return {Phrase::ColourFromGame, std::move(arguments)};
    }
    add("white", Colour::White);
    if (match.byLot) {
        add("first", match.white);
        return {Phrase::ColourFromLot, std::move(arguments)};
    }
    add("higher", match.higher);
    add("seed", Count{match.seed});
    return {Phrase::ColourFromSeed, std::move(arguments)};
}

Step givenStep(const GivenColour& given, const PlayerRef& player)
{
    Arguments arguments{{"player", player}, {"colour", given.colour}};
    switch (given.source) {
    case OtherSource::RoundRobinTable:
        return {Phrase::ColourFromTable, std::move(arguments)};
    case OtherSource::Match:
        if (!given.ofMatch) return {Phrase::ColourOutsideBracket, std::move(arguments)};
        return matchStep(*given.ofMatch, std::move(arguments));
    case OtherSource::SecondGame:
        return {Phrase::ColourSecondGame, std::move(arguments), article::kDoubleSwissSecondGame};
    case OtherSource::TeamBoards:
        if (!given.ofTeam) return {Phrase::ColourGivenByHand, std::move(arguments)};
        arguments.emplace_back("board", Count{given.ofTeam->board});
        arguments.emplace_back("team", given.ofTeam->team);
        arguments.emplace_back("teamColour", given.ofTeam->colour);
        return {Phrase::ColourFromTeam, std::move(arguments), article::kTeamBoards};
    case OtherSource::ByHand:
        return {Phrase::ColourGivenByHand, std::move(arguments)};
    case OtherSource::OtherSystem:
        break;
    }
    arguments.emplace_back("system", Code{given.system});
    return {Phrase::ColourFromOtherSystem, std::move(arguments)};
}

}  // namespace

Explanation explainGivenColour(const GivenColour& given, PlayerRef player, PlayerRef opponent)
{
    Explanation explanation;
    explanation.kind = ExplanationKind::Colour;
    const int white = given.colour == Colour::White ? player.number : opponent.number;
    const int black = given.colour == Colour::White ? opponent.number : player.number;
    const int number = player.number;
    const int other = opponent.number;
    if (!given.recorded) {
        explanation.conclusion = {Phrase::ColourNotTold, {{"player", player}, {"round", RoundRef{given.round}}}};
    } else if (!given.followsRule) {
        const bool isMatch = given.source == OtherSource::Match || given.source == OtherSource::SecondGame;
        explanation.conclusion = {isMatch ? Phrase::ColourAgainstMatch : Phrase::ColourAgainstTable,
                                  {{"player", player}, {"colour", given.colour}}};
    } else {
        explanation.conclusion = givenStep(given, player);
        if (given.ofTeam && given.ofTeam->why) explanation.steps.push_back(*given.ofTeam->why);
    }
    FactList& facts = explanation.facts.fields;
    facts = {{"round", given.round}, {"player", number},     {"opponent", other}, {"decided_by", {}},
             {"letter", {}},         {"decisive_round", {}}, {"white", {}}};
    if (given.recorded) facts.back() = {"white", white};
    if (given.recorded && !given.followsRule) {
        facts.emplace_back("follows_rule", false);
        facts.emplace_back("rule_white", black);
    }
    explanation.subject = {Phrase::ColourQuestion,
                           {{"player", std::move(player)},
                            {"colour", given.colour},
                            {"opponent", std::move(opponent)},
                            {"round", RoundRef{given.round}}}};
    return explanation;
}

}  // namespace kydai::colour
