// FIDE ratings, from the digest of B.02 (section 3): each game against the table of 8.1.2, the sums, K times them, the
// rounding; first ratings with their two imagined draws.
#include "support/crosstable.h"
#include "support/statements.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace kydai::verify {

namespace {

/// Scoring probability of the higher one in hundredths: from this difference on (B.02.8.1.2).
constexpr int kFrom[] = {0,   4,   11,  18,  26,  33,  40,  47,  54,  62,  69,  77,  84,  92,  99,  107, 114,
                         122, 130, 138, 146, 154, 163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268,
                         279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736};

int probability(int difference)
{
    const auto above = std::ranges::upper_bound(kFrom, std::abs(difference));
    const int high = 50 + static_cast<int>(above - std::begin(kFrom)) - 1;
    return difference >= 0 ? high : 100 - high;
}

long roundAway(long hundredths)
{
    const long rounded = (std::labs(hundredths) + 50) / 100;
    return hundredths < 0 ? -rounded : rounded;
}

/// What counts of one player's games.
struct RatedGame {
    RoundNumber round = 0;
    int opponent = 0;
    int listed = 0;
    int used = 0;      ///< after the limit of 400
    int score = 0;     ///< hundredths
    int expected = 0;  ///< hundredths
};

class RatingReader {
public:
    RatingReader(const Crosstable& table, int number)
        : m_table(table), m_number(number), m_own(table.player(number).rating)
    {
        for (RoundNumber round = 1; round <= table.rounds(); ++round) {
            const Cell& cell = table.cell(number, round);
            if (!isRated(cell) || table.player(cell.opponent).rating == 0) continue;
            RatedGame game{round, cell.opponent, table.player(cell.opponent).rating};
            game.score = cell.outcome == Outcome::Win ? 100 : cell.outcome == Outcome::Draw ? 50 : 0;
            const int difference = m_own < 2650 ? std::clamp(m_own - game.listed, -400, 400) : m_own - game.listed;
            game.used = m_own - difference;
            game.expected = probability(difference);
            m_games.push_back(game);
            m_score += game.score;
            m_expected += game.expected;
            m_sum += game.listed;
        }
    }

    Verdict judge(std::string_view phrase, const Json& args)
    {
        using Check = Verdict (RatingReader::*)(const Json&);
        static const std::map<std::string_view, Check> kChecks{
            {"rating.before", &RatingReader::before},
            {"rating.unrated_before", &RatingReader::unratedBefore},
            {"rating.changed", &RatingReader::changed},
            {"rating.changed_expected", &RatingReader::changedExpected},
            {"rating.lost", &RatingReader::lost},
            {"rating.kept", &RatingReader::kept},
            {"rating.first", &RatingReader::first},
            {"rating.stays_unrated", &RatingReader::staysUnrated},
            {"rating.game", &RatingReader::game},
            {"rating.game_cut", &RatingReader::game},
            {"rating.game_plain", &RatingReader::gamePlain},
            {"rating.skipped.bye", &RatingReader::skippedBye},
            {"rating.skipped.forfeit", &RatingReader::skippedForfeit},
            {"rating.skipped.unfinished", &RatingReader::skippedUnfinished},
            {"rating.skipped.not_rated", &RatingReader::skippedNotRated},
            {"rating.skipped.opponent_unrated", &RatingReader::skippedOpponentUnrated},
            {"rating.sum", &RatingReader::sum},
            {"rating.times_k", &RatingReader::timesK},
            {"rating.k.from_list", &RatingReader::kFromList},
            {"rating.k.reached_2400", &RatingReader::k2400},
            {"rating.k.title", &RatingReader::kTitle},
            {"rating.k.usual", &RatingReader::kUsual},
            {"rating.k.limited", &RatingReader::kLimited},
            {"rating.fide.rounded", &RatingReader::rounded},
            {"rating.fide.performance", &RatingReader::performance},
            {"rating.fide.below_floor", &RatingReader::belowFloor},
            {"rating.fide.zero_first", &RatingReader::zeroFirst},
            {"rating.fide.initial_average", &RatingReader::initialAverage},
            {"rating.fide.initial_percent", &RatingReader::initialPercent},
            {"rating.fide.initial_result", &RatingReader::initialResult},
            {"rating.fide.initial_maximum", &RatingReader::initialMaximum},
            {"rating.fide.initial_few_games", &RatingReader::initialFewGames},
        };
        const auto at = kChecks.find(phrase);
        if (at == kChecks.end()) return std::nullopt;
        return (this->*at->second)(args);
    }

private:
    static bool isRated(const Cell& cell)
    {
        return cell.outcome == Outcome::Win || cell.outcome == Outcome::Draw || cell.outcome == Outcome::Loss;
    }
    static int whole(const Json& args, const char* name)
    {
        return static_cast<int>(std::lround(args.at(name).get<double>()));
    }
    [[nodiscard]] const Cell& cell(const Json& args) const
    {
        return m_table.cell(m_number, args.at("round").get<RoundNumber>());
    }
    [[nodiscard]] long count() const { return static_cast<long>(m_games.size()); }

    [[nodiscard]] const RatedGame* find(const Json& args) const
    {
        const auto at = std::ranges::find(m_games, args.at("round").get<RoundNumber>(), &RatedGame::round);
        if (at == m_games.end() || at->opponent != numberOf(args, "opponent")) return nullptr;
        return args.at("outcome") == std::string(1, trfCode(cell(args).outcome)) ? &*at : nullptr;
    }

    Verdict before(const Json& args) { return numberOf(args, "player") == m_number && whole(args, "before") == m_own; }
    Verdict unratedBefore(const Json& args) { return numberOf(args, "player") == m_number && m_own == 0; }
    /// K is told by its own sentence; the change is K times the difference whatever K is.
    Verdict changed(const Json& args)
    {
        return whole(args, "before") == m_own && args.at("n") == count() && tenthsOf(args, "score") * 10 == m_score &&
               whole(args, "after") == m_own + roundAway(hundredths(args.at("change")));
    }
    Verdict changedExpected(const Json& args)
    {
        return *changed(args) && hundredths(args.at("expected")) == m_expected;
    }
    Verdict lost(const Json& args)
    {
        return whole(args, "after") == m_own + roundAway(hundredths(args.at("change"))) && whole(args, "after") < 1400;
    }
    Verdict kept(const Json& args) { return whole(args, "before") == m_own && m_games.empty(); }
    Verdict first(const Json& args)
    {
        return m_own == 0 && count() >= 5 && args.at("n") == count() && tenthsOf(args, "score") * 10 == m_score;
    }
    Verdict staysUnrated(const Json& args) { return m_own == 0 && (args.at("n") == count() || m_score == 0); }
    Verdict game(const Json& args)
    {
        const RatedGame* one = find(args);
        if (one == nullptr) return false;
        const bool cut = args.contains("listed");
        if (cut && whole(args, "listed") != one->listed) return false;
        return whole(args, "rating") == one->used && cut == (one->used != one->listed) &&
               hundredths(args.at("expected")) == one->expected && tenthsOf(args, "score") * 10 == one->score &&
               hundredths(args.at("term")) == one->score - one->expected;
    }
    Verdict gamePlain(const Json& args)
    {
        const RatedGame* one = find(args);
        return one != nullptr && whole(args, "rating") == one->listed && tenthsOf(args, "score") * 10 == one->score;
    }
    Verdict skippedBye(const Json& args) { return cell(args).opponent == 0; }
    Verdict skippedForfeit(const Json& args)
    {
        return cell(args).opponent == numberOf(args, "opponent") && !cell(args).isGame();
    }
    Verdict skippedUnfinished(const Json& args)
    {
        return cell(args).opponent == numberOf(args, "opponent") &&
               (cell(args).outcome == Outcome::Open || cell(args).outcome == Outcome::Adjourned);
    }
    Verdict skippedNotRated(const Json& args)
    {
        return cell(args).opponent == numberOf(args, "opponent") && cell(args).isGame() && !isRated(cell(args));
    }
    Verdict skippedOpponentUnrated(const Json& args)
    {
        return cell(args).opponent == numberOf(args, "opponent") && m_table.player(cell(args).opponent).rating == 0;
    }
    Verdict sum(const Json& args)
    {
        return tenthsOf(args, "score") * 10 == m_score && hundredths(args.at("expected")) == m_expected &&
               hundredths(args.at("difference")) == m_score - m_expected;
    }
    Verdict timesK(const Json& args)
    {
        return hundredths(args.at("difference")) == m_score - m_expected &&
               hundredths(args.at("change")) == whole(args, "k") * (m_score - m_expected);
    }
    Verdict kFromList(const Json& args)
    {
        return m_table.player(m_number).kFactor > 0 && whole(args, "k") == m_table.player(m_number).kFactor;
    }
    Verdict k2400(const Json& args)
    {
        return whole(args, "k") == 10 && whole(args, "rating") == m_own && m_own >= 2400;
    }
    Verdict kTitle(const Json& args)
    {
        const Title title = m_table.player(m_number).title;
        return whole(args, "k") == 10 && (title == Title::GM || title == Title::IM);
    }
    Verdict kUsual(const Json& args) { return whole(args, "k") == 20 && m_own < 2400; }
    Verdict kLimited(const Json& args)
    {
        return whole(args, "games") == count() && whole(args, "product") == whole(args, "k") * whole(args, "games") &&
               whole(args, "product") > 700 && whole(args, "limited") == 700 / whole(args, "games");
    }
    Verdict rounded(const Json& args)
    {
        return whole(args, "rounded") == roundAway(hundredths(args.at("change"))) && whole(args, "before") == m_own &&
               whole(args, "after") == m_own + whole(args, "rounded");
    }
    Verdict performance(const Json& args)
    {
        if (count() == 0) return false;
        const long average = (2 * m_sum + count()) / (2 * count());
        const long percent = (2 * m_score + count()) / (2 * count());
        return whole(args, "average") == average && hundredths(args.at("p")) == percent &&
               whole(args, "performance") == average + whole(args, "dp");
    }
    Verdict belowFloor(const Json& args) { return whole(args, "after") < whole(args, "floor"); }
    Verdict zeroFirst(const Json& args) { return m_own == 0 && m_score == 0 && args.at("n") == count(); }
    Verdict initialAverage(const Json& args)
    {
        const double average = static_cast<double>(m_sum + 3600) / static_cast<double>(count() + 2);
        return whole(args, "sum") == m_sum && whole(args, "imagined") == 1800 && whole(args, "games") == count() + 2 &&
               std::abs(args.at("average").get<double>() - average) < 0.006;
    }
    Verdict initialPercent(const Json& args)
    {
        const long games = count() + 2;
        const long percent = (2 * (m_score + 100) + games) / (2 * games);
        return tenthsOf(args, "score") * 10 == m_score && whole(args, "games") == games &&
               hundredths(args.at("p")) == percent;
    }
    Verdict initialResult(const Json& args)
    {
        const double average = static_cast<double>(m_sum + 3600) / static_cast<double>(count() + 2);
        const double due = std::floor(average + args.at("dp").get<double>() + 0.5);
        return std::abs(args.at("rating").get<double>() - due) < 0.01;
    }
    Verdict initialMaximum(const Json& args) { return whole(args, "rating") > 2200 && whole(args, "maximum") == 2200; }
    Verdict initialFewGames(const Json& args) { return args.at("n") == count() && count() < 5; }

    const Crosstable& m_table;
    int m_number;
    int m_own;
    std::vector<RatedGame> m_games{};
    long m_score = 0;     ///< hundredths
    long m_expected = 0;  ///< hundredths
    long m_sum = 0;       ///< of the opponents' ratings
};

}  // namespace

void verifyRating(const Crosstable& table, const Explanation& answer, Tally& tally)
{
    int number = 0;
    for (const auto& [name, value] : answer.subject.arguments) {
        if (name == "player") number = std::get<PlayerRef>(value).number;
    }
    RatingReader reader(table, number);
    readSentences(
        answer, "rating", std::to_string(number) + ' ' + factsOf(answer).dump(),
        [&](std::string_view phrase, const Json& args) { return reader.judge(phrase, args); }, tally);
}

}  // namespace kydai::verify
