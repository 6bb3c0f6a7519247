// Every phrase rendered at least once in each language: tests/data/golden/phrases_vi.txt and _en.txt, read through for
// sense. KYDAI_UPDATE_GOLDEN=1 writes them anew; the diff is reviewed.

#include "text/article_text.h"
#include "text/phrase_text.h"
#include "text/sentences.h"
#include "ui/text/rating_samples.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>

namespace kydai::text {
namespace {

PlayerRef hanh()
{
    return {{3}, "Nguyễn Thị Hồng Hạnh"};
}
PlayerRef loan()
{
    return {{8}, "Lê Thị Kim Loan"};
}
PlayerRef binh()
{
    return {{12}, "Trần Văn Bình"};
}
Players three()
{
    return {{hanh(), loan(), binh()}};
}

Clause missesColour()
{
    return {{{Phrase::CausePreference, {{"n", Count{2}}, {"made", Count{1}}, {"players", Players{{binh()}}}}}}};
}
Clause winDepends()
{
    return {{{Phrase::NeedWinUnless, {{"rival", binh()}}}}};
}
Clause changesHalves()
{
    return {{{Phrase::LaterExchange, {{"players", Players{{binh()}}}}}}};
}

/// A value that makes sense in sentences, by the argument's name; a phrase may have its own.
const std::map<std::string, Value>& samples()
{
    static const std::map<std::string, Value> kSamples = {
        {"player", hanh()},
        {"opponent", loan()},
        {"rivalPoints", Points{45}},
        {"opponentPoints", Points{50}},
        {"downs", Count{2}},
        {"ups", Count{1}},
        {"colour", Colour::Black},
        {"other", Colour::White},
        {"white", Colour::White},
        {"black", Colour::Black},
        {"round", RoundRef{7}},
        {"opponentRound", RoundRef{5}},
        {"otherWhites", Count{2}},
        {"whites", Count{4}},
        {"blacks", Count{2}},
        {"difference", Real{2, 0, true}},
        {"otherDifference", Real{1, 0, true}},
        {"history", Code{"WB=W"}},
        {"slid", Code{"=WBW"}},
        {"rivalHistory", Code{"BWW"}},
        {"made", Points{10}},
        {"strength", Word{"preference.strong"}},
        {"otherStrength", Word{"preference.mild"}},
        {"points", Points{45}},
        {"otherPoints", Points{40}},
        {"number", Count{3}},
        {"otherNumber", Count{8}},
        {"tpn", Count{4}},
        {"letter", Code{"E3"}},
        {"reason", Word{"colour.reason_alternate"}},
        {"outcome", Outcome::PairingBye},
        {"higher", loan()},
        {"initial", Colour::White},
        {"players", three()},
        {"code", Code{"BH/C1"}},
        {"value", Fraction(29, 2)},
        {"otherValue", Fraction(14)},
        {"what", Word{"tiebreak.about.BH"}},
        {"edition", Word{"edition.26"}},
        {"used", Fraction(7, 2)},
        {"before", Fraction(4)},
        {"contribution", Fraction(7, 4)},
        {"board", Count{2}},
        {"teamColour", Colour::White},
        {"match", Count{3}},
        {"limit", Fraction(9, 2)},
        {"sum", Sum{{Fraction(2), Fraction(3), Fraction(5, 4), Fraction(5), Fraction(7, 2)}}},
        {"games", Count{7}},
        {"game", Count{2}},
        {"seed", Count{5}},
        {"places", Count{16}},
        {"stage", Word{"bracket.quarter_final"}},
        {"time", Text{"10+5"}},
        {"percentage", Count{64}},
        {"average", Count{1850}},
        {"base", Fraction(17)},
        {"factor", Count{3}},
        {"place", Count{2}},
        {"best", Fraction(3, 2)},
        {"score", Word{"score.match"}},
        {"n", Count{2}},
        {"rival", binh()},
        {"rivals", Players{{binh()}}},
        {"why", Text{"cùng đơn vị Hà Nội"}},
        {"criterion", Code{"C12"}},
        {"place", Count{4}},
        {"first", hanh()},
        {"second", binh()},
        {"last", loan()},
        {"otherFirst", binh()},
        {"otherPlace", Count{9}},
        {"team", {PlayerRef{3, "Đội Hà Nội"}}},
        {"otherTeam", {PlayerRef{5, "Đội Huế"}}},
        {"otherLast", {PlayerRef{20, "Phạm Minh Châu"}}},
        {"taker", binh()},
        {"madePoints", Points{5}},
        {"own", Points{5}},
        {"worst", Count{5}},
        {"rounds", Code{"2, 5"}},
        {"virtual", Points{10}},
        {"system", Code{"FIDE_DUBOV"}},
        {"rating", Count{2150}},
        {"rivalRating", Count{2100}},
        {"rivalNumber", Count{12}},
        {"due", Count{5}},
        {"fixed", Count{12}},
        {"colours", Count{3}},
        {"open", Count{4}},
        {"list", Text{"U12"}},
        {"cases", Count{5}},
        {"low", Money{Fraction(500'000), "VND"}},
        {"high", Money{Fraction(1'500'000), "VND"}},
        {"after", Count{2004}},
        {"change", Real{7.6, 2, true}},
        {"k", Count{20}},
        {"opponents", Count{2035}},
        {"who", Word{"standin.dummy"}},
        {"loss", Real{20.6, 1}},
        {"move", Count{17}},
        {"total", Real{34.67, 2}},
        {"otherTotal", Real{23, 0}},
        {"part", Word{"part.twoThirds"}},
    };
    return kSamples;
}

const std::map<std::string, Value>& ownSamples()
{
    static const std::map<std::string, Value> kOwn = {
        {"move.place.before", Count{12}},
        {"move.place.after", Count{10}},
        {"move.place.why", Word{"encounter.old_counts"}},
        {"move.out.before", Count{12}},
        {"move.in.after", Count{10}},
        {"move.tiebreak.why", Word{"encounter.level"}},
        {"keizer.game.outcome", Outcome::Draw},
        {"keizer.game.value", Count{12}},
        {"keizer.away.value", Count{12}},
        {"keizer.sum.value", Count{12}},
        {"keizer.start.value", Count{12}},
        {"keizer.too_often.outcome", Outcome::HalfBye},
        {"move.keizer.after", Real{23, 0}},
        {"move.keizer_of.after", Real{23, 0}},
        {"move.points.after", Points{45}},
        {"move.points_of.after", Points{45}},
        {"move.value.after", Fraction(9, 2)},
        {"move.value_by.after", Fraction(9, 2)},
        {"move.value_by.why", Word{"encounter.level"}},
        {"move.value_most.after", Fraction(9, 2)},
        {"move.value_most.why", Word{"encounter.level"}},
        {"move.value_of.after", Fraction(9, 2)},
        {"move.value_of_by.after", Fraction(9, 2)},
        {"move.value_of_by.why", Word{"encounter.level"}},
        {"move.value_of_most.after", Fraction(9, 2)},
        {"move.value_of_most.why", Word{"encounter.level"}},
        {"move.group.before", Word{"encounter.old_not_all"}},
        {"move.group.after", Word{"encounter.out_of_reach"}},
        {"move.list.before", Code{"BH"}},
        {"move.list.after", Code{"SB"}},
        {"move.term_opponent_round.before", Points{5}},
        {"move.term_opponent_round.after", Points{0}},
        {"move.term_opponent.after", Fraction(9, 2)},
        {"move.term_stand_in.after", Fraction(9, 2)},
        {"move.term_own.after", Fraction(9, 2)},
        {"editions.moves.before", Word{"edition.24"}},
        {"editions.moves.after", Word{"edition.26"}},
        {"editions.no_moves.before", Word{"edition.old"}},
        {"editions.no_moves.after", Word{"edition.24"}},
        {"if.moves.places", Count{4}},
        {"if.moves.points", Count{2}},
        {"if.moves.values", Count{9}},
        {"if.moves.prizes", Count{1}},
        {"if.moves.ratings", Count{2}},
        {"if.moves.norms", Count{1}},
        {"if.result.before", Code{"+ : –"}},
        {"if.result.after", Code{"1 - 0"}},
        {"if.board.after", Code{"1 - 0"}},
        {"if.no_board.before", Code{"½ - ½"}},
        {"if.bye.before", Outcome::HalfBye},
        {"if.bye.after", Outcome::ZeroBye},
        {"if.list.before", Code{"BH, SB"}},
        {"if.list.after", Code{"SB, BH"}},
        {"if.rounds.after", Count{5}},
        {"if.other.code", Code{"edit_player"}},
        {"if.points_of.before", Points{45}},
        {"if.points_of.after", Points{40}},
        {"if.prize.before", Word{"move.none"}},
        {"if.prize.after",
         Clause{{{Phrase::IfAward, {{"place", Count{2}}, {"amount", Money{Fraction(500'000), "VND"}}}}}}},
        {"if.award.amount", Money{Fraction(500'000), "VND"}},
        {"if.award_thing.award", Text{"cúp"}},
        {"if.place_there.after", Count{2}},
        {"if.rating.code", Code{"FIDE"}},
        {"if.rating.before", Real{2012, 0}},
        {"if.rating.after", Real{2004, 0}},
        {"if.rating_change.before", Real{7.6, 2, true}},
        {"if.rating_change.after", Real{-0.4, 2, true}},
        {"if.performance.before", Real{2100, 0}},
        {"if.rated_round.before", Outcome::Win},
        {"if.rated_round.after", Outcome::Draw},
        {"if.rated_opponent.before", Real{2100, 0}},
        {"if.norm.code", Code{"IM"}},
        {"if.norm.before", Word{"if.norm_made"}},
        {"if.norm.after", Word{"if.norm_missed"}},
        {"versus.question.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.same_score.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.other_score.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.together.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.apart.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.places.other", PlayerRef{20, "Phạm Minh Châu"}},
        {"versus.places.otherPlace", Count{7}},
        {"versus.same_score.opponentPoints", Points{40}},
        {"versus.same_score.rivalPoints", Points{30}},
        {"versus.other_score.opponentPoints", Points{40}},
        {"versus.other_score.rivalPoints", Points{30}},
        {"colour.initial_even.number", Count{8}},
        {"colour.initial_odd_counted.number", Count{35}},
        {"colour.initial_odd_counted.tpn", Count{36}},
        {"colour.initial_even_counted.number", Count{8}},
        {"colour.initial_even_counted.tpn", Count{9}},
        {"colour.step_initial_odd_counted.number", Count{35}},
        {"colour.step_initial_odd_counted.tpn", Count{36}},
        {"colour.step_initial_even_counted.number", Count{8}},
        {"colour.step_initial_even_counted.tpn", Count{9}},
        {"colour.step_initial_even_counted.other", Colour::Black},
        {"colour.step_initial_even.number", Count{8}},
        {"colour.step_initial_even.other", Colour::Black},
        {"tiebreak.adjusted_round.outcome", Outcome::ZeroBye},
        {"tiebreak.adjusted_round.points", Points{5}},
        {"tiebreak.old_round.points", Points{5}},
        {"tiebreak.forfeit_stays.points", Points{0}},
        {"tiebreak.row_scheduled.outcome", Outcome::ForfeitWin},
        {"tiebreak.row_dummy_opponent_cap.outcome", Outcome::ForfeitWin},
        {"tiebreak.row_own.contribution", Fraction(1)},
        {"tiebreak.row_after.contribution", Fraction(9, 2)},
        {"tiebreak.row_above_limit.contribution", Fraction(1, 2)},
        {"tiebreak.row_board.contribution", Fraction(7)},
        {"tiebreak.row_theirs.code", Code{"BH"}},
        {"tiebreak.not_in_edition.code", Code{"STD"}},
        {"tiebreak.round_robins_only.code", Code{"KS"}},
        {"tiebreak.unrated.code", Code{"ARO"}},
        {"tiebreak.teams_only.code", Code{"EDE"}},
        {"tiebreak.no_game.code", Code{"ARO"}},
        {"tiebreak.nothing_left.code", Code{"ARO/C1"}},
        {"encounter.mean.games", Count{2}},
        {"encounter.mean.points", Fraction(3, 4)},
        {"encounter.mean.otherPoints", Fraction(1, 4)},
        {"encounter.best.points", Points{5}},
        {"encounter.first.points", Points{25}},
        {"encounter.reachable.points", Points{10}},
        {"tiebreak.sum.value", Fraction(59, 4)},
        {"tiebreak.mean.sum", Fraction(12950)},
        {"tiebreak.mean.value", Fraction(1850)},
        {"tiebreak.row_rating.used", Fraction(1850)},
        {"tiebreak.percentage.difference", Real{102, 0, true}},
        {"tiebreak.performance.difference", Real{102, 0, true}},
        {"tiebreak.performance.value", Fraction(1952)},
        {"tiebreak.perfect.value", Fraction(1968)},
        {"tiebreak.perfect_zero.value", Fraction(1050)},
        {"tiebreak.schedule.sum", Fraction(57)},
        {"tiebreak.schedule.value", Fraction(36)},
        {"tiebreak.row_times.points", Points{5}},
        {"encounter.two_teams.code", Code{"BC"}},
        {"encounter.alone.code", Code{"DE"}},
        {"encounter.unbroken.code", Code{"DE"}},
        {"encounter.question.code", Code{"DE"}},
        {"standing.by_encounter.code", Code{"DE"}},
        {"standing.step_encounter_open.code", Code{"DE"}},
        {"standing.step_encounter.code", Code{"DE"}},
        {"standing.step_encounter.value", Fraction(1)},
        {"standing.step_encounter.otherValue", Fraction(2)},
        {"depart.worse.why", missesColour()},
        {"depart.both_due.why", missesColour()},
        {"depart.next_worse.why", missesColour()},
        {"depart.next_both_due.why", missesColour()},
        {"float.taker.why", missesColour()},
        {"float.stay.why", missesColour()},
        {"float.stay_rivals.why", missesColour()},
        {"float.stay_elsewhere.why", missesColour()},
        {"instead.worse.why", missesColour()},
        {"instead.elsewhere.why", missesColour()},
        {"whynot.worse.why", missesColour()},
        {"bye.otherwise.why", missesColour()},
        {"bye.otherwise_rival.why", missesColour()},
        {"bye.not_worse_in.why", missesColour()},
        {"hold.freely.why", missesColour()},
        {"hold.kept.why", missesColour()},
        {"depart.later.why", changesHalves()},
        {"depart.next_later.why", changesHalves()},
        {"float.later.why", changesHalves()},
        {"instead.later.why", changesHalves()},
        {"whynot.later.why", changesHalves()},
        {"bye.later.why", changesHalves()},
        {"bye.not_later.why", changesHalves()},
        {"cause.downfloaters.made", Count{1}},
        {"cause.next_bracket.made", Count{1}},
        {"cause.next_bracket_count.made", Count{1}},
        {"cause.bye_unplayed.made", Count{1}},
        {"cause.colour_difference.made", Count{1}},
        {"cause.third_colour.made", Count{1}},
        {"cause.preference.made", Count{1}},
        {"cause.strong_preference.made", Count{1}},
        {"cause.downfloat_again.made", Count{1}},
        {"cause.upfloat_again.made", Count{1}},
        {"cause.downfloat_before.made", Count{1}},
        {"cause.upfloat_before.made", Count{1}},
        {"tiebreak.answer_cut_stand_in.rounds", Count{1}},
        {"tiebreak.awarded_before.outcome", Outcome::HalfBye},
        {"tiebreak.awarded_before.points", Points{5}},
        {"tiebreak.awarded_round.points", Points{10}},
        {"pairing.adjourned.points", Points{5}},
        {"rating.loss.rule.limit", Count{1000}},
        {"rating.loss.move.before", Real{35, 0, true}},
        {"rating.loss.move.after", Real{-120, 0, true}},
        {"rating.loss.move.loss", Count{155}},
        {"rating.loss.sum.sum", Count{825}},
        {"rating.corrected.outcome", Outcome::Win},
        {"rating.corrected.used", Outcome::Draw},
        {"need.prize_enough.outcome", Outcome::Draw},
        {"need.prize_depends.outcome", Outcome::Win},
        {"need.prize_row.outcome", Outcome::Win},
        {"need.prize_row_none.outcome", Outcome::Loss},
        {"need.rating_enough.outcome", Outcome::Draw},
        {"need.rating_result.outcome", Outcome::Win},
        {"need.rating_now.before", Count{1990}},
        {"rating.class.uscf.class", Word{"uscf_class.A"}},
        {"need.row.best", Count{2}},
        {"need.row_one.best", Count{2}},
        {"need.row_one_ties.best", Count{1}},
        {"need.game_enough.outcome", Outcome::Draw},
        {"need.game_depends.outcome", Outcome::Win},
        {"need.game_depends.why", winDepends()},
        {"need.game_chance.why", winDepends()},
        {"next.question_given.outcome", Outcome::Win},
        {"next.score_after.outcome", Outcome::Win},
        {"float.history_cause.why", Text{"Nguyễn Thị Hồng Hạnh …"}},
        {"rating.fide.performance.dp", Real{50, 0, true, true}},
        {"rating.fide.initial_result.dp", Real{0, 0, true, true}},
        {"rating.ukd.first.dp", Real{-50, 0, true, true}},
        {"rating.uscf.result.gain", Real{61.32, 2, true, true}},
        {"rating.uscf.result.bonus", Real{41.32, 2, true, true}},
        {"need.row_ties.best", Count{2}},
        {"colour.beyond_two.difference", Real{-3, 0, true}},
        {"prize.out.unit.unit", Text{"Hà Nội"}},
        {"prize.out.points.needed", Points{50}},
        {"prize.out.field.head", Text{"Trường"}},
        {"prize.out.field.text", Text{"Chu Văn An"}},
        {"norm.names.players", three()},
        {"norm.foreign_round.federations", Count{7}},
        {"norm.score.needed", Points{35}},
        {"colour.beyond_two_last.difference", Real{-3, 0, true}},
    };
    return kOwn;
}

/// What title norms call their numbers.
const std::map<std::string, Value>& normSamples()
{
    static const std::map<std::string, Value> kSamples = {
        {"norm", Code{"GM"}},
        {"performance", Count{2615}},
        {"score", Points{65}},
        {"games", Count{9}},
        {"n", Count{3}},
        {"rounds", Count{7}},
        {"needed", Count{5}},
        {"verdict", Word{"verdict.yes"}},
        {"required", Points{55}},
        {"rating", Count{2426}},
        {"federation", Code{"VIE"}},
        {"count", Count{4}},
        {"most", Count{6}},
        {"reason", Word{"norm_exempt.1.4.3d"}},
        {"guests", Count{23}},
        {"federations", Text{"VIE, LAO"}},
        {"holders", Count{12}},
        {"floor", Count{2200}},
        {"sum", Count{22045}},
        {"average", Count{2449}},
        {"percent", Count{72}},
        {"dp", Real{166, 0, true}},
        {"days", Count{4}},
        {"players", Count{62}},
        {"assumed", Count{2380}},
        {"outcome", Outcome::Draw},
        {"points", Points{15}},
    };
    return kSamples;
}

/// What prizes call their numbers.
const std::map<std::string, Value>& prizeSamples()
{
    static const std::map<std::string, Value> kSamples = {
        {"amount", Money{Fraction(1'500'000), "VND"}},
        {"list", Text{"U12"}},
        {"award", Text{"cúp"}},
        {"place", Count{4}},
        {"n", Count{3}},
        {"score", Points{65}},
        {"first", Count{3}},
        {"last", Count{5}},
        {"total", Money{Fraction(450), {}}},
        {"sharers", Count{3}},
        {"each", Money{Fraction(95, 3), {}}},
        {"own", Money{Fraction(200), {}}},
        {"share", Money{Fraction(175), {}}},
        {"minimum", Money{Fraction(30), {}}},
        {"order", Word{"prize_order.best_gain"}},
        {"asked", Count{125}},
        {"needed", Count{5}},
        {"percent", Count{50}},
        {"exact", Money{Fraction(5'000'000, 3), "VND"}},
        {"unit", Money{Fraction(10'000), "VND"}},
        {"together", Money{Fraction(90), {}}},
        {"instead", Money{Fraction(100), {}}},
        {"other", Text{"Nam"}},
        {"into", Text{"U14"}},
        {"sex", Word{"prize_sex.female"}},
        {"age", Count{13}},
        {"from", Count{11}},
        {"to", Count{12}},
        {"federation", Code{"VIE"}},
        {"category", Text{"U12"}},
        {"reason", Text{"vắng mặt"}},
    };
    return kSamples;
}

/// What units over an event call theirs.
const std::map<std::string, Value>& unitSamples()
{
    static const std::map<std::string, Value> kSamples = {
        {"unit", Text{"Hà Nội"}},
        {"rival", Text{"Huế"}},
        {"section", Text{"Nữ U11"}},
        {"place", Count{2}},
        {"gold", Count{3}},
        {"silver", Count{1}},
        {"bronze", Count{4}},
        {"sum", Count{14}},
        {"n", Count{4}},
        {"needed", Count{4}},
        {"medal", Word{"medal.silver"}},
        {"why", Word{"unit_by.silver"}},
        {"by", Word{"unit_measure.places"}},
        {"value", Count{7}},
        {"mine", Count{0}},
        {"theirs", Count{1}},
        {"worth", Count{8}},
        {"men", Count{2}},
        {"women", Count{1}},
        {"points", Points{245}},
    };
    return kSamples;
}

Step sampleOf(const PhraseInfo& phrase)
{
    Step step;
    step.phrase = phrase.phrase;
    std::string_view rest = phrase.arguments;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        const std::string name(rest.substr(0, comma));
        const auto own = ownSamples().find(std::string(phrase.id) + '.' + name);
        const auto common = samples().find(name);
        const auto rating = ratingSamples().find(name);
        const auto norm = normSamples().find(name);
        const auto prize = prizeSamples().find(name);
        const auto unit = unitSamples().find(name);
        if (own != ownSamples().end()) {
            step.arguments.emplace_back(name, own->second);
        } else if (phrase.id.starts_with("rating.") && rating != ratingSamples().end()) {
            step.arguments.emplace_back(name, rating->second);
        } else if (phrase.id.starts_with("norm.") && norm != normSamples().end()) {
            step.arguments.emplace_back(name, norm->second);
        } else if (phrase.id.starts_with("prize.") && prize != prizeSamples().end()) {
            step.arguments.emplace_back(name, prize->second);
        } else if (phrase.id.starts_with("unit.") && unit != unitSamples().end()) {
            step.arguments.emplace_back(name, unit->second);
        } else if (common != samples().end()) {
            step.arguments.emplace_back(name, common->second);
        } else {
            ADD_FAILURE() << phrase.id << ": no sample value for the argument " << name;
            step.arguments.emplace_back(name, Text{"?"});
        }
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return step;
}

std::string renderAll(Language language)
{
    const Wording wording(language);
    std::string all;
    for (const PhraseInfo& phrase : kPhrases) {
        all += std::string(phrase.id) + '\n';
        Step step = sampleOf(phrase);
        all += "    " + phraseText(step, wording).toStdString() + '\n';
        for (auto& [name, value] : step.arguments) {
            if (name != "n") continue;
            value = Count{1};
            all += "    " + phraseText(step, wording).toStdString() + '\n';
        }
    }
    return all;
}

void compareWithGolden(Language language)
{
    const std::string path =
        std::string(KYDAI_TEST_DATA "/golden/phrases_") + std::string(languageCode(language)) + ".txt";
    const std::string rendered = renderAll(language);
    if (std::getenv("KYDAI_UPDATE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << rendered;
    std::ifstream stream(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    EXPECT_EQ(rendered, golden) << "KYDAI_UPDATE_GOLDEN=1 rewrites " << path;
}

TEST(PhrasesGolden, Vietnamese)
{
    compareWithGolden(Language::Vietnamese);
}

TEST(PhrasesGolden, English)
{
    compareWithGolden(Language::English);
}

}  // namespace
}  // namespace kydai::text
