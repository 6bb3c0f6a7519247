#include "ask/answer.h"

#include "ask/editions.h"
#include "norms/explain_norm.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/float_history.h"
#include "pairing/round_colours.h"
#include "prizes/explain_need_prize.h"
#include "prizes/explain_prize.h"
#include "rating/explain_limit.h"
#include "rating/explain_rating.h"
#include "support/assert.h"
#include "support/fragments.h"
#include "tiebreak/explain_effect.h"
#include "tiebreak/explain_need.h"
#include "tiebreak/explain_tiebreak.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace kydai::ask {

namespace {

using Answers = Result<std::vector<Explanation>>;

/// A question whose round and section are settled.
struct Asked {
    const Question& question;
    const Section& section;
    RoundNumber round = 0;
    const std::stop_token& stop;
    bool everybody = false;  ///< the same about each
    const StandingsSource& standings;
    Progress* progress = nullptr;  ///< of long work; null where nobody looks
};

Answers one(Explanation explanation)
{
    std::vector<Explanation> answers;
    answers.push_back(std::move(explanation));
    return answers;
}

/// Whoever is not there has no number either.
Error noSuchPlayer()
{
    Error error{Errc::NoSuchPlayer};
    error.what = fragment(FragmentId::NobodyOfThisSection);
    error.expected = fragment(FragmentId::PlayerOfThisSection);
    return error;
}

Error noSuchTeam(TeamId team)
{
    Error error{Errc::NoSuchPlayer};
    error.what = fragment(FragmentId::NoSuchTeam, team.value);
    error.expected = fragment(FragmentId::TeamOfThisSection);
    return error;
}

/// A question about two is not one about the same one twice.
Error samePlayer(int number)
{
    Error error{Errc::NoSuchPlayer};
    error.what = fragment(FragmentId::PlayerTwice, number);
    error.expected = fragment(FragmentId::TwoDifferentPlayers);
    return error;
}

/// Whom the question speaks of is there.
std::optional<Error> missing(const Question& question, const Section& section)
{
    const KindInfo& info = infoOf(question.kind);
    if (question.teams && info.teams) return std::nullopt;  // teams are looked for in the standings
    if (info.player && section.find(question.player) == nullptr) return noSuchPlayer();
    if (!info.other && !(info.otherMay && question.other)) return std::nullopt;
    if (section.find(question.other) == nullptr) return noSuchPlayer();
    if (question.player == question.other) return samePlayer(section.numberOf(question.player));
    return std::nullopt;
}

Answers colours(const Asked& asked)
{
    const pairing::RoundColours colours(asked.section, asked.round);
    if (!asked.everybody) return one(colours.explain(asked.question.player));
    std::vector<Explanation> answers;
    for (const PlayerId white : colours.whites()) {
        if (asked.section.find(white) != nullptr) answers.push_back(colours.explain(white));
    }
    return answers;
}

/// Why this opponent, why not that one, who has the bye, where the round differs from what the rules give.
Answers pairings(const Asked& asked)
{
    const pairing::RoundOptions options{asked.question.pairingEdition, asked.question.general};
    const pairing::RoundExplainer round(asked.section, asked.round, options, asked.stop);
    if (round.cancelled()) return Error{Errc::Cancelled};
    if (asked.question.kind == ExplanationKind::Bye) return one(round.bye());
    if (asked.question.kind == ExplanationKind::Differences)
        return one(round.byHand(asked.section.round(asked.round), asked.stop));
    if (asked.question.kind == ExplanationKind::Float) {
        auto answer = round.floated(asked.question.player, asked.question.other, asked.stop);
        if (!answer) return Error{Errc::Cancelled};
        return one(*std::move(answer));
    }
    if (asked.question.kind == ExplanationKind::ByeNot) {
        auto answer = round.byeNot(asked.question.player, asked.stop);
        if (!answer) return Error{Errc::Cancelled};
        return one(*std::move(answer));
    }
    if (asked.question.kind == ExplanationKind::Versus)
        return one(round.versus(asked.question.player, asked.question.other));
    if (asked.question.kind == ExplanationKind::WhyNot) {
        auto answer = round.whyNot(asked.question.player, asked.question.other, asked.stop);
        if (!answer) return Error{Errc::Cancelled};
        return one(*std::move(answer));
    }
    if (!asked.everybody) return one(round.pairing(asked.question.player));
    std::vector<Explanation> answers;
    for (const PlayerId player : round.everybodyOnce()) {
        if (asked.stop.stop_requested()) return Error{Errc::Cancelled};
        answers.push_back(round.pairing(player));
    }
    return answers;
}

Result<std::size_t> participantOf(const tiebreak::Competition& competition, PlayerId player, TeamId team)
{
    if (!competition.teams) {
        const auto participant = competition.indexOf(player);
        if (!participant) return noSuchPlayer();
        return *participant;
    }
    const auto at = std::ranges::find(competition.numbers, team.value);
    if (at == competition.numbers.end()) return noSuchTeam(team);
    return static_cast<std::size_t>(at - competition.numbers.begin());
}

Result<std::shared_ptr<const tiebreak::Standings>> standingsFor(const Asked& asked)
{
    return standingsOf(asked.question, asked.section, asked.question.draft ? StandingsSource() : asked.standings);
}

/// Where the tie-break is counted by older rules and today's give another value: that value, as a step.
class ByTodaysRules {
public:
    explicit ByTodaysRules(const Asked& asked) : m_asked(asked) {}

    void addTo(Explanation& answer, const tiebreak::Standings& standings, std::size_t column, std::size_t participant)
    {
        const tiebreak::Column& own = standings.columns[column];
        if (own.code.edition || own.edition == kToday) return;
        if (!m_today) {
            Question question = m_asked.question;
            question.edition = kToday;
            const auto ranked = standingsOf(question, m_asked.section);
            if (!ranked) return;
            m_today = *ranked;
        }
        const auto& value = m_today->columns[column].values[participant].value;
        if (!value || value == own.values[participant].value) return;
        answer.steps.push_back({Phrase::EditionsOther,
                                {{"code", kydai::Code{tiebreak::canonicalText(own.code)}},
                                 {"value", *value},
                                 {"edition", Word{"edition." + std::string(tiebreak::editionName(kToday))}}}});
    }

private:
    static constexpr TieBreakEdition kToday = kTieBreakEditions.back();
    const Asked& m_asked;
    std::shared_ptr<const tiebreak::Standings> m_today{};
};

Answers tieBreaks(const Asked& asked)
{
    const auto ranked = standingsFor(asked);
    if (!ranked) return ranked.error();
    const tiebreak::Standings& standings = **ranked;
    ByTodaysRules today(asked);
    if (asked.everybody) {
        std::vector<Explanation> answers;
        for (const tiebreak::Row& row : standings.rows) {
            for (std::size_t column = 0; column < standings.columns.size(); ++column) {
                answers.push_back(tiebreak::explainTieBreak(asked.section, standings, column, row.participant));
                today.addTo(answers.back(), standings, column, row.participant);
            }
        }
        return answers;
    }
    const auto participant = participantOf(*standings.competition, asked.question.player, asked.question.team);
    if (!participant) return participant.error();
    const auto wanted = tiebreak::parseCode(asked.question.code);
    const auto column = std::ranges::find_if(standings.columns, [&](const tiebreak::Column& candidate) {
        return candidate.code.text == asked.question.code || (wanted && candidate.code == *wanted);
    });
    if (column == standings.columns.end() && !wanted) return wanted.error();
    KYDAI_ASSERT(column != standings.columns.end());
    const auto at = static_cast<std::size_t>(column - standings.columns.begin());
    Explanation answer = tiebreak::explainTieBreak(asked.section, standings, at, *participant);
    today.addTo(answer, standings, at, *participant);
    return one(std::move(answer));
}

Answers places(const Asked& asked)
{
    const auto ranked = standingsFor(asked);
    if (!ranked) return ranked.error();
    const tiebreak::Standings& standings = **ranked;
    const tiebreak::Competition& competition = *standings.competition;
    const auto player = participantOf(competition, asked.question.player, asked.question.team);
    if (!player) return player.error();
    const auto other = participantOf(competition, asked.question.other, asked.question.otherTeam);
    if (!other) return other.error();
    if (*player == *other) return samePlayer(competition.numbers[*player]);
    return one(tiebreak::explainStanding(asked.section, standings, *player, *other));
}

Answers ratings(const Asked& asked)
{
    const std::string& code = asked.question.code;
    const auto choice = rating::choiceOf(code.empty() ? "fide" : code);
    if (!choice) return Error{.code = Errc::UnknownReference, .what = fragment(FragmentId::RatingSystem, code)};
    const rating::Pool pool(asked.section);
    const rating::Ratings rated = rating::rate(pool, choice->system, choice->settings);
    if (asked.everybody) {
        std::vector<Explanation> answers;
        for (std::size_t i = 0; i < pool.size(); ++i) answers.push_back(rating::explainRating(pool, rated, i));
        return answers;
    }
    const auto entrant = pool.indexOf(asked.question.player);
    if (!entrant) return noSuchPlayer();
    return one(rating::explainRating(pool, rated, *entrant));
}

/// The norm asked for, or every one that the player has a chance of.
Answers titleNorms(const Asked& asked)
{
    const norms::EventFacts event = norms::factsOf(asked.section);
    const bool forecast = asked.question.kind == ExplanationKind::NormForecast;
    std::vector<Explanation> answers;
    for (std::size_t player = 0; player < asked.section.players.size(); ++player) {
        if (asked.stop.stop_requested()) return Error{Errc::Cancelled};
        const bool named = asked.section.players[player].id == asked.question.player;
        if (!asked.everybody && !named) continue;
        for (const norms::Norm norm : norms::normsFor(asked.section.players[player])) {
            const bool wanted = asked.question.code.empty() || asked.question.code == norms::nameOf(norm);
            if (!wanted) continue;
            const norms::Forecast ahead = norms::forecastOf(asked.section, event, player, norm);
            const norms::Attempt attempt = norms::attemptOf(asked.section, event, player, norm);
            if (asked.everybody && !norms::hasAChance(attempt, ahead)) continue;
            answers.push_back(forecast ? norms::explainForecast(asked.section, event, player, ahead)
                                       : norms::explainNorm(asked.section, event, player, attempt, norm));
        }
    }
    if (!answers.empty() || asked.everybody) return answers;
    Error error{Errc::UnknownReference};
    error.what = fragment(FragmentId::NoNormOfPlayer, asked.question.code);
    error.expected = fragment(FragmentId::TitleAboveOwn);
    return error;
}

/// Of everybody those alone who floated.
Answers floats(const Asked& asked)
{
    const Section& section = asked.section;
    pairing::FloatHistory history(section, section, section.roundsPaired(), section.pairingEdition());
    std::vector<Explanation> answers;
    for (const Player& player : section.players) {
        if (!asked.everybody && player.id != asked.question.player) continue;
        Explanation answer = pairing::explainFloats(section, history, player.id, asked.stop);
        if (asked.stop.stop_requested()) return Error{Errc::Cancelled};
        if (!asked.everybody || !answer.steps.empty()) answers.push_back(std::move(answer));
    }
    return answers;
}

Answers next(const Asked& asked)
{
    auto answer =
        pairing::explainNext(asked.section, asked.question.player, asked.question.given, asked.stop, asked.progress);
    if (!answer) return Error{Errc::Cancelled};
    return one(*std::move(answer));
}

Answers preview(const Asked& asked)
{
    auto answer = pairing::explainPreview(asked.section, asked.stop, asked.progress);
    if (!answer) return Error{Errc::Cancelled};
    return one(*std::move(answer));
}

Answers colourTable(const Asked& asked)
{
    return one(pairing::explainColourTable(asked.section, asked.question.player));
}

Answers board(const Asked& asked)
{
    return one(pairing::explainBoard(asked.section, asked.round, asked.question.player));
}

Answers number(const Asked& asked)
{
    return one(pairing::explainNumber(asked.section, asked.question.player));
}

Answers need(const Asked& asked)
{
    return one(tiebreak::explainNeed(asked.section, asked.question.player, std::max(1, asked.question.place)));
}

Answers needRating(const Asked& asked)
{
    return one(rating::explainLimit(asked.section, asked.question.player, std::max(1, asked.question.place)));
}

/// The tie-break by itself: what an opponent's absence does to it does not depend on a list.
Answers effect(const Asked& asked)
{
    const auto code = tiebreak::parseCode(asked.question.code.empty() ? "BH" : asked.question.code);
    if (!code) return code.error();
    tiebreak::StandingsOptions options;
    if (asked.round > 0) options.round = asked.round;
    options.codes = std::vector{*code};
    options.edition = asked.question.edition;
    options.participants = tiebreak::Participants::Players;
    const auto standings = tiebreak::standingsOf(asked.section, options);
    if (!standings) return standings.error();
    // Both are of the section, as was asked before.
    const auto place = [&](PlayerId player) { return standings->competition->indexOf(player).value(); };
    return one(
        tiebreak::explainEffect(asked.section, *standings, place(asked.question.player), place(asked.question.other)));
}

Result<std::size_t> listNamed(const PrizePlan& plan, const std::string& name)
{
    const auto at = std::ranges::find(plan.lists, name, &PrizeList::name);
    if (at != plan.lists.end()) return static_cast<std::size_t>(at - plan.lists.begin());
    std::vector<std::string> names;
    for (const PrizeList& list : plan.lists) names.push_back(list.name);
    return Error{.code = Errc::UnknownReference,
                 .what = fragment(FragmentId::NoPrizeList, name),
                 .expected = fragment(FragmentId::OneOfPrizeLists, names)};
}

/// Why a player wins a prize, or doesn't win a list of them; everybody: those who win one.
Answers prizesOf(const Asked& asked)
{
    const Section& section = asked.section;
    const auto awards = prizes::awardsOf(section, section.prizes);
    if (!awards) return awards.error();
    if (asked.everybody) {
        std::vector<Explanation> answers;
        for (const tiebreak::Row& row : awards->standings->rows) {
            if (asked.stop.stop_requested()) return Error{Errc::Cancelled};
            if (!awards->of(row.participant).empty())
                answers.push_back(prizes::explainPrize(section, section.prizes, *awards, row.participant));
        }
        return answers;
    }
    const std::size_t player = *section.indexOf(asked.question.player);
    if (asked.question.kind == ExplanationKind::Prize)
        return one(prizes::explainPrize(section, section.prizes, *awards, player));
    const auto list = listNamed(section.prizes, asked.question.code);
    if (!list) return list.error();
    return one(prizes::explainWhyNot(section, section.prizes, *awards, player, *list));
}

Answers editions(const Asked& asked)
{
    const auto tables =
        editionTables(asked.section, {asked.round, asked.question.list, asked.question.teams}, asked.stop);
    if (!tables) return tables.error();
    return one(explainEditions(asked.section, *tables));
}

Answers needPrize(const Asked& asked)
{
    const auto list = listNamed(asked.section.prizes, asked.question.code);
    if (!list) return list.error();
    auto answer = prizes::explainNeedPrize(asked.section, asked.question.player, *list, asked.stop, asked.progress);
    if (!answer) return answer.error();
    return one(*std::move(answer));
}

struct KindRow {
    KindInfo info;
    Answers (*answer)(const Asked& asked);
};
constexpr auto rows()
{
    using enum ExplanationKind;
    return std::array{
        KindRow{{.kind = Colour, .word = "colour", .player = true, .everybody = true}, colours},
        KindRow{{.kind = TieBreak,
                 .word = "tiebreak",
                 .needs = Argument::Code,
                 .when = When::After,
                 .player = true,
                 .everybody = true,
                 .teams = true},
                tieBreaks},
        KindRow{{.kind = Standing,
                 .word = "standing",
                 .needs = Argument::Versus,
                 .when = When::After,
                 .player = true,
                 .other = true,
                 .teams = true},
                places},
        KindRow{{.kind = Pairing,
                 .word = "pairing",
                 .when = When::NextRound,
                 .player = true,
                 .everybody = true,
                 .pairs = true},
                pairings},
        KindRow{{.kind = WhyNot,
                 .word = "pairing",
                 .by = Argument::WhyNot,
                 .when = When::NextRound,
                 .player = true,
                 .other = true,
                 .pairs = true},
                pairings},
        KindRow{{.kind = Versus,
                 .word = "pairing",
                 .by = Argument::Versus,
                 .when = When::NextRound,
                 .player = true,
                 .other = true,
                 .pairs = true},
                pairings},
        KindRow{{.kind = Bye, .word = "bye", .when = When::NextRound, .pairs = true}, pairings},
        KindRow{{.kind = ByeNot,
                 .word = "bye",
                 .by = Argument::WhyNot,
                 .when = When::NextRound,
                 .player = true,
                 .pairs = true},
                pairings},
        KindRow{{.kind = Float,
                 .word = "float",
                 .also = Argument::WhyNot,
                 .when = When::NextRound,
                 .player = true,
                 .otherMay = true,
                 .pairs = true},
                pairings},
        KindRow{{.kind = Floats,
                 .word = "floats",
                 .when = When::Event,
                 .player = true,
                 .everybody = true,
                 .longWork = true},
                floats},
        KindRow{{.kind = Differences, .word = "differences", .pairs = true}, pairings},
        KindRow{{.kind = Next,
                 .word = "next",
                 .by = Argument::Player,
                 .also = Argument::Given,
                 .when = When::Event,
                 .player = true,
                 .longWork = true},
                next},
        KindRow{{.kind = Preview, .word = "next", .when = When::Event, .longWork = true}, preview},
        KindRow{{.kind = Board, .word = "board", .player = true}, board},
        KindRow{{.kind = Number, .word = "number", .when = When::Event, .player = true, .offer = Offer::Always},
                number},
        KindRow{{.kind = Effect,
                 .word = "effect",
                 .needs = Argument::Of,
                 .also = Argument::Code,
                 .when = When::After,
                 .player = true,
                 .other = true,
                 .longWork = true},
                effect},
        KindRow{{.kind = Need,
                 .word = "need",
                 .needs = Argument::Place,
                 .when = When::Event,
                 .player = true,
                 .longWork = true},
                need},
        KindRow{{.kind = NeedPrize,
                 .word = "need",
                 .by = Argument::Prize,
                 .when = When::Event,
                 .player = true,
                 .longWork = true},
                needPrize},
        KindRow{{.kind = NormForecast, .word = "need", .by = Argument::Norm, .when = When::Event, .player = true},
                titleNorms},
        KindRow{{.kind = NeedRating,
                 .word = "need",
                 .by = Argument::Rating,
                 .when = When::Event,
                 .player = true,
                 .longWork = true},
                needRating},
        KindRow{
            {.kind = ColourTable, .word = "colours", .when = When::Event, .player = true, .offer = Offer::OncePlayed},
            colourTable},
        KindRow{{.kind = Rating,
                 .word = "rating",
                 .also = Argument::System,
                 .when = When::Event,
                 .player = true,
                 .everybody = true,
                 .offer = Offer::OncePlayed},
                ratings},
        KindRow{{.kind = Norm,
                 .word = "norm",
                 .also = Argument::Norm,
                 .when = When::Event,
                 .player = true,
                 .everybody = true},
                titleNorms},
        KindRow{{.kind = Prize, .word = "prize", .when = When::Event, .player = true, .everybody = true}, prizesOf},
        KindRow{{.kind = Editions, .word = "editions", .when = When::After, .teams = true, .longWork = true}, editions},
        KindRow{{.kind = PrizeWhyNot, .word = "prize", .by = Argument::Prize, .when = When::Event, .player = true},
                prizesOf},
    };
}
constexpr auto kKinds = rows();

constexpr const KindRow* rowOf(ExplanationKind kind)
{
    const auto row = std::ranges::find(kKinds, kind, [](const KindRow& each) { return each.info.kind; });
    return row == kKinds.end() ? nullptr : &*row;
}
/// Units are asked of the event, everything before them of a section.
constexpr bool everyKindHasItsRow()
{
    for (auto kind = ExplanationKind{}; kind != ExplanationKind::Unit;
         kind = static_cast<ExplanationKind>(static_cast<int>(kind) + 1)) {
        if (rowOf(kind) == nullptr) return false;
    }
    return kKinds.size() == static_cast<std::size_t>(ExplanationKind::Unit);
}
static_assert(everyKindHasItsRow(), "a kind of question without its row, or with two");

Answers answers(const Question& question, const Section& published, const std::stop_token& stop, bool everybody,
                const StandingsSource& standings, Progress* progress)
{
    const Section& section = question.draft ? *question.draft : published;
    const auto round = roundOf(question, section);
    if (!round) return round.error();
    const KindRow* row = rowOf(question.kind);
    KYDAI_ASSERT(row != nullptr);
    everybody = everybody && (row->info.everybody || !row->info.player);
    if (!everybody) {
        if (auto error = missing(question, section)) return *std::move(error);
    }
    return row->answer({question, section, *round, stop, everybody, standings, progress});
}

/// The list in which a tie-break is looked at: the section's, or by itself where the section's does not have it.
Result<std::optional<std::vector<tiebreak::Code>>> listOf(const Question& question, const Section& section)
{
    if (question.kind != ExplanationKind::TieBreak || question.code.empty()) return question.list;
    const auto wanted = tiebreak::parseCode(question.code);
    const auto has = [&](const tiebreak::Code& code) { return wanted && code == *wanted; };
    if (question.list && std::ranges::any_of(*question.list, has)) return question.list;
    const std::vector<std::string>& own = section.rules.tieBreaks;
    const auto spelled = [&](const std::string& text) {
        if (text == question.code) return true;
        const auto code = tiebreak::parseCode(text);
        return code && has(*code);
    };
    if (!question.list && std::ranges::any_of(own, spelled)) return question.list;
    if (!wanted) return wanted.error();
    return std::optional(std::vector{*wanted});
}

}  // namespace

const KindInfo& infoOf(ExplanationKind kind)
{
    const KindRow* row = rowOf(kind);
    KYDAI_ASSERT(row != nullptr);
    return row->info;
}

std::vector<KindInfo> kinds()
{
    std::vector<KindInfo> all;
    for (const KindRow& row : kKinds) all.push_back(row.info);
    return all;
}

std::optional<ExplanationKind> kindOf(std::string_view word, std::span<const Argument> said)
{
    std::optional<ExplanationKind> plain;
    for (const KindRow& row : kKinds) {
        if (row.info.word != word) continue;
        if (row.info.by == Argument::None)
            plain = row.info.kind;
        else if (std::ranges::find(said, row.info.by) != said.end())
            return row.info.kind;
    }
    return plain;
}

Result<std::shared_ptr<const tiebreak::Standings>> standingsOf(const Question& question, const Section& section,
                                                               const StandingsSource& standings)
{
    const auto round = roundOf(question, section);
    if (!round) return round.error();
    if (question.teams && !section.isTeamEvent()) {
        Error error{Errc::NoSuchPlayer};
        error.what = fragment(FragmentId::SectionWithoutTeams);
        error.expected = fragment(FragmentId::TeamEvent);
        return error;
    }
    auto list = listOf(question, section);
    if (!list) return list.error();
    tiebreak::StandingsOptions options;
    if (*round > 0) options.round = *round;
    options.codes = *std::move(list);
    options.edition = question.edition;
    options.participants = question.teams ? tiebreak::Participants::Teams : tiebreak::Participants::Players;
    if (standings) return standings(options);
    auto made = tiebreak::standingsOf(section, options);
    if (!made) return made.error();
    return std::make_shared<const tiebreak::Standings>(*std::move(made));
}

Result<Explanation> answer(const Question& question, const Section& published, const std::stop_token& stop,
                           const StandingsSource& standings, Progress* progress)
{
    auto all = answers(question, published, stop, false, standings, progress);
    if (!all) return all.error();
    return std::move(all->front());
}

Result<std::vector<Explanation>> answerAll(const Question& question, const Section& published,
                                           const std::stop_token& stop)
{
    return answers(question, published, stop, true, {}, nullptr);
}

}  // namespace kydai::ask
