// The rating systems of the article: their history, their formulas at work, and what one number can't tell.
#include "lesson/stops.h"
#include "rating/elo.h"
#include "rating/explain_rating.h"
#include "rating/lookup.h"

#include <utility>

namespace kydai::lesson {

namespace {

using rating::System;

rating::Entrant entrant(const char* name, double rating)
{
    rating::Entrant made;
    made.name = name;
    made.own = rating;
    return made;
}

/// With the deviation (RD) that Glicko's systems ask for.
rating::Entrant uncertain(const char* name, double rating, double deviation)
{
    rating::Entrant made = entrant(name, rating);
    made.deviation = deviation;
    made.volatility = 0.06;
    return made;
}

rating::Entrant unrated(const char* name)
{
    rating::Entrant made;
    made.name = name;
    return made;
}

/// The new rating of the first, who plays the others with these scores, in half points.
Answer ratedBy(System system, std::vector<rating::Entrant> entrants, std::vector<rating::HalfPoints> scores)
{
    return [system, entrants = std::move(entrants), scores = std::move(scores)](const Section&) -> Result<Explanation> {
        const rating::Pool pool(entrants, scores);
        rating::Settings settings;
        settings.elo.form = rating::ExpectedForm::Table;
        settings.ingo.version = rating::IngoVersion::Article;
        settings.dwz.edition = rating::DwzEdition::Classic;  // the article's
        return rating::explainRating(pool, rating::rate(pool, system, settings), 0);
    };
}

/// Portisch, of whose event the article tells the totals.
Result<Explanation> portisch(const Section&)
{
    constexpr rating::elo::Totals kTotals{.before = 2635, .games = 16, .score = 21, .expected = 9.66, .k = 10};
    const rating::Pool pool({entrant("Lajos Portisch", kTotals.before)}, {});
    const rating::Settings settings;
    return rating::explainRating(pool,
                                 {System::Elo,
                                  rating::standingOf(System::Elo, pool, settings),
                                  rating::editionOf(System::Elo, pool, settings),
                                  {rating::elo::rateTotals(kTotals)}},
                                 0);
}

/// A question about numbers alone; it is its own subject.
Answer lookedUp(rating::Lookup found)
{
    return [found = std::move(found)](const Section&) -> Result<Explanation> {
        Explanation answer;
        answer.kind = ExplanationKind::Rating;
        answer.subject = answer.conclusion = found.answer;
        answer.steps = found.steps;
        return answer;
    };
}

/// The class of a number alone, without what it is on other scales.
Answer classOf(rating::Scale scale, double value)
{
    return lookedUp({rating::convert(scale, value).answer, {}});
}

Stop stop(const char* title, const char* guess, const char* told, const char* source, Answer answer = {})
{
    return {.title = {title},
            .guess = {guess},
            .told = {told},
            .rows = Rows::None,
            .answer = std::move(answer),
            .source = QString::fromUtf8(source)};
}

std::vector<Stop> history()
{
    constexpr const char* kOxford = "Hooper & Whyld, The Oxford Companion to Chess, 1992, p. 332";
    return {
        stop(QT_TRANSLATE_NOOP("Lesson", "The first systems"),
             QT_TRANSLATE_NOOP("Lesson", "Which federation was the first to rate its players, and when?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "That of the United States, in 1939. In 1946 Andrey Khachaturov proposed something "
                               "like it in the Soviet Union. The first system that others looked at was Ingo, 1948; "
                               "the United States turned to Harkness's in 1950 and to Elo's in 1960, FIDE to Elo's in "
                               "1970."),
             kOxford),
        stop(QT_TRANSLATE_NOOP("Lesson", "Ingo"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A scored 75 per cent where the average is 120. With Ingo, is the new number above 120 "
                               "or below?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Below: with Ingo a lower number is a stronger player. One point for each per cent "
                               "over 50, so no event moves anybody more than 50 from its average. Anton Hößlinger "
                               "published it in 1948, and West Germany used it until 1992."),
             "Harkness, The Official Chess Handbook, 1967, p. 205–206",
             ratedBy(System::Ingo,
                     {entrant("A", 130), entrant("B", 120), entrant("C", 120), entrant("D", 120), entrant("E", 120)},
                     {2, 2, 2, 0})),
        stop(QT_TRANSLATE_NOOP("Lesson", "Harkness"),
             QT_TRANSLATE_NOOP("Lesson",
                               "The same 75 per cent with Harkness, against an average of 1850. How much is a per "
                               "cent worth?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Ten points, up or down from the opponents' average. Kenneth Harkness told it in Chess "
                               "Review, and the United States used it from 1950 to 1960."),
             "Harkness, The Official Chess Handbook, 1967, p. 185–188",
             ratedBy(
                 System::Harkness,
                 {entrant("A", 1900), entrant("B", 1850), entrant("C", 1850), entrant("D", 1850), entrant("E", 1850)},
                 {2, 2, 2, 0})),
        stop(QT_TRANSLATE_NOOP("Lesson", "The English grade"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A has grade 150, beats 200, draws with 145 and loses to 130. What does each game "
                               "bring?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "The opponent's grade, taken at most 40 away from one's own, with 50 more for a win and "
                               "50 less for a loss; the grade is the average over 30 games or more. So no cycle lifts "
                               "anybody more than 90. Richard W. B. Clarke invented it in 1958; England kept it until "
                               "2020."),
             "English Chess Federation, The calculation of ECF Grades on a monthly basis",
             ratedBy(System::Ecf, {entrant("A", 150), entrant("B", 200), entrant("C", 145), entrant("D", 130)},
                     {2, 1, 0})),
        stop(QT_TRANSLATE_NOOP("Lesson", "From the grade to Elo"),
             QT_TRANSLATE_NOOP("Lesson", "The article has Elo = 750 times the grade and 700. What is wrong with it?"),
             QT_TRANSLATE_NOOP("Lesson", "A point fell out: it is 7.5, or nobody's grade would fit on the scale."),
             "English Chess Federation, The calculation of ECF Grades on a monthly basis",
             lookedUp(rating::convert(rating::Scale::Ecf, 150))),
    };
}

std::vector<Stop> elo()
{
    constexpr const char* kElo = "Elo, The Rating of Chessplayers, Past and Present, 1978, p. 37";
    constexpr const char* kHandbook = "FIDE Handbook, B.0.0";
    constexpr std::optional<int> kTwo[] = {2300, 2260};
    return {
        stop(QT_TRANSLATE_NOOP("Lesson", "Portisch and Hort"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Portisch has 2635, Hort 2600, and they draw. Who of them wins rating points by it, "
                               "and how many?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Hort: 0.55 was expected of Portisch, which no game can bring, and a draw is a little "
                               "less. With K = 10 that is half a point of rating."),
             kElo, ratedBy(System::Elo, {entrant("Lajos Portisch", 2635), entrant("Vlastimil Hort", 2600)}, {1})),
        stop(
            QT_TRANSLATE_NOOP("Lesson", "Portisch's new rating"),
            QT_TRANSLATE_NOOP("Lesson",
                              "From 16 games 9.66 points were expected of Portisch, and 10½ came. K is 10. What is "
                              "the new rating?"),
            QT_TRANSLATE_NOOP("Lesson", "New = old + K × (score − expected score): the whole system of Elo in a line."),
            kElo, portisch),
        stop(QT_TRANSLATE_NOOP("Lesson", "Categories"),
             QT_TRANSLATE_NOOP("Lesson", "A tournament's average is 2280. Which category is that?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A category is 25 points wide, and the first begins at 2251; for women each begins 200 "
                               "points lower."),
             kHandbook, lookedUp(rating::categoryOf(kTwo, false))),
        stop(QT_TRANSLATE_NOOP("Lesson", "The scale of 1978"),
             QT_TRANSLATE_NOOP("Lesson", "What was a player of 2450 when Elo wrote his book?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "An international master as a rule, here and there a grandmaster; from 2700 on "
                               "people spoke of super-grandmasters later."),
             "Elo, The Rating of Chessplayers, Past and Present, 1978, p. 18", classOf(rating::Scale::Elo, 2450)),
        stop(QT_TRANSLATE_NOOP("Lesson", "In the United States"),
             QT_TRANSLATE_NOOP("Lesson", "Which class is a US rating of 1850, and may one compare it with FIDE's?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Elo's system with a K that changes and a bonus for outstanding results. A US rating is "
                               "usually 50 to 100 points above FIDE's."),
             "Just & Burg, U.S. Chess Federation's Official Rules of Chess, 2003, p. 112, 259–273",
             classOf(rating::Scale::Uscf, 1850)),
    };
}

/// The same three games stand in both of his papers.
auto glickmansExample(System system)
{
    return ratedBy(
        system,
        {uncertain("A", 1500, 200), uncertain("B", 1400, 30), uncertain("C", 1550, 100), uncertain("D", 1700, 300)},
        {2, 0, 0});
}

/// The systems that the article names and doesn't work: each at the example that its author or federation gives.
std::vector<Stop> relatives()
{
    return {
        stop(QT_TRANSLATE_NOOP("Lesson", "The German DWZ"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A has 2214 and makes 3½ of 5; 3.449 were expected. The development coefficient is 30. "
                               "How many points is the rest worth?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "800 × 0.051 / (30 + 5), a little more than one point. The coefficient is small for the "
                               "young and the weak, so that they move faster, and grows with strength."),
             "Deutscher Schachbund, Wertungsordnung, Anhang 2.2",
             ratedBy(System::Dwz,
                     {entrant("A", 2214), entrant("B", 2039), entrant("C", 2118), entrant("D", 2000),
                      entrant("E", 2123), entrant("F", 2079)},
                     {0, 1, 2, 2, 2})),
        stop(QT_TRANSLATE_NOOP("Lesson", "Glicko: how sure is a rating?"),
             QT_TRANSLATE_NOOP(
                 "Lesson",
                 "A, 1500 give or take 200, beats 1400 and loses to 1550 and 1700. Which of the three games "
                 "counts least?"),
             QT_TRANSLATE_NOOP(
                 "Lesson",
                 "The one against 1700, whose own rating is only known to 300: the less sure an opponent's "
                 "rating, the less the game says. Afterwards A is surer himself, 151 instead of 200."),
             "Glickman, The Glicko system", glickmansExample(System::Glicko)),
        stop(QT_TRANSLATE_NOOP("Lesson", "Glicko-2: how even is the player?"),
             QT_TRANSLATE_NOOP("Lesson", "The same three games. What does a third number say of A?"),
             QT_TRANSLATE_NOOP(
                 "Lesson",
                 "The volatility: how much his strength goes up and down. Three usual results leave it where "
                 "it was; a wild event would raise it, and the rating would move more."),
             "Glickman, Example of the Glicko-2 system, 2022", glickmansExample(System::Glicko2)),
        stop(
            QT_TRANSLATE_NOOP("Lesson", "The Turkish UKD"),
            QT_TRANSLATE_NOOP("Lesson", "A has 1450 and beats somebody without any UKD. Does that bring anything?"),
            QT_TRANSLATE_NOOP("Lesson",
                              "A tenth of K: the program works by what several calculators agree on, for the procedure "
                              "itself could not be read. It says so with every number."),
            "TSF-TK-PRS/05, 2009",
            ratedBy(System::Ukd,
                    {entrant("A", 1450), entrant("B", 1500), entrant("C", 1620), entrant("D", 1300), entrant("E", 1850),
                     unrated("F")},
                    {2, 1, 2, 0, 2})),
        stop(
            QT_TRANSLATE_NOOP("Lesson", "Chessmetrics: one good event"),
            QT_TRANSLATE_NOOP("Lesson",
                              "A scores 3 of 5 against 2400. The event alone is worth 2485. Is he that strong?"),
            QT_TRANSLATE_NOOP("Lesson",
                              "Five games say little: Jeff Sonas adds four draws against the same opposition and three "
                              "against a player of 2300, so that a short run makes nobody a champion."),
            "Sonas, chessmetrics.com, Formulas, 2005",
            ratedBy(System::Chessmetrics,
                    {entrant("A", 2400), entrant("B", 2400), entrant("C", 2400), entrant("D", 2400), entrant("E", 2400),
                     entrant("F", 2400)},
                    {2, 2, 2, 0, 0})),
        stop(QT_TRANSLATE_NOOP("Lesson", "URS: the most likely numbers"),
             QT_TRANSLATE_NOOP("Lesson", "Two newcomers, both 1500, play one game. What has the winner then?"),
             QT_TRANSLATE_NOOP(
                 "Lesson",
                 "The two numbers that fit the result best without going too far from 1500: about 1630 and "
                 "1370. All games of six years are fitted so at once. Weights and decay are not public; the "
                 "program's are its own and can be changed."),
             "Universal Rating System, 2017", ratedBy(System::Urs, {entrant("A", 1500), entrant("B", 1500)}, {2})),
    };
}

std::vector<Stop> limits()
{
    return {
        stop(QT_TRANSLATE_NOOP("Lesson", "Who uses what"),
             QT_TRANSLATE_NOOP("Lesson", "And your server, or a federation abroad: which system does it use?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Elo: FIDE and many others. Glicko, by Mark Glickman: Chess.com and the Free Internet "
                               "Chess Server. Glicko-2: Lichess and the Australian federation. UKD: Turkey. Deutsche "
                               "Wertungszahl: Germany, after Ingo. The Universal Rating System of Glickman, Sonas, "
                               "Miller and Rischard: the Grand Chess Tour supported it."),
             "Hệ thống xếp hạng cờ vua; Universal Rating System, 2017"),
        stop(QT_TRANSLATE_NOOP("Lesson", "The cork and the yardstick"),
             QT_TRANSLATE_NOOP("Lesson", "To what did Elo himself compare the rating of a player?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "To a cork that bobs on rough water, measured by a yardstick that hangs from a rope and "
                               "sways in the wind. One number for all of a player leaves something out."),
             "Chess Life, 1962"),
        stop(QT_TRANSLATE_NOOP("Lesson", "Players who never met"),
             QT_TRANSLATE_NOOP("Lesson", "Can a rating compare champions of different times? Can a computer?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A rating compares within its time only. Matej Guid and Ivan Bratko compared moves with "
                               "those of an engine in 2006, with Crafty (about 2700) and later Rybka 3; Jean-Marc "
                               "Alliot did so in 2017 with Stockfish 6 (about 3300). The rating calculator works out "
                               "such a mean loss per move, which is no official number."),
             "Riis, Review of “Computer Analysis of World Chess Champions”, ChessBase; Alliot, Who is the Master?"),
    };
}

}  // namespace

Lesson ratingsLesson()
{
    Lesson lesson;
    lesson.word = "ratings";
    lesson.title = {QT_TRANSLATE_NOOP("Lesson", "Rating systems: what a number says")};
    lesson.source = QStringLiteral("Hệ thống xếp hạng cờ vua (Wikipedia tiếng Việt)");
    for (auto& part : {history(), elo(), relatives(), limits()})
        lesson.stops.insert(lesson.stops.end(), part.begin(), part.end());
    return lesson;
}

}  // namespace kydai::lesson
