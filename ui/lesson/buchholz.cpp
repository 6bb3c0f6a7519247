// Buchholz with rounds that were not played: the eight examples of the article of 2024, and what 2026 changed.
#include "lesson/stops.h"

namespace kydai::lesson {

namespace {

/// An example of the article: a player's Buchholz, whole or cut.
Stop example(const char* title, int player, const char* code, const char* guess, const char* told)
{
    return {.title = {title},
            .guess = {guess},
            .told = {told},
            .cell = {.player = player, .code = code},
            .answer = tieBreakOf(player, code)};
}

/// The same by the rules in force since March 2026.
Stop since2026(const char* title, int player, const char* code, const char* guess, const char* told)
{
    Stop stop = example(title, player, code, guess, told);
    stop.answer = tieBreakOf(player, code, TieBreakEdition::E26);
    return stop;
}

}  // namespace

Lesson buchholzLesson()
{
    Lesson lesson;
    lesson.word = "buchholz";
    lesson.sample = "article";
    lesson.title = {QT_TRANSLATE_NOOP("Lesson", "Buchholz with rounds that were not played")};
    lesson.source = QStringLiteral("IA, IO Nguyễn Phước Trung: Cách tính Hệ số Buchholz từ 1-4-2024");
    lesson.sections = sectionsOf("article");
    lesson.stops = {
        {.title = {QT_TRANSLATE_NOOP("Lesson", "The event")},
         .guess = {QT_TRANSLATE_NOOP("Lesson",
                                     "Sixteen players, five rounds, ranked by Buchholz (BH) and Buchholz Cut-1 "
                                     "(BH/C1). Who did not play every round, and why?")},
         .told = {QT_TRANSLATE_NOOP(
             "Lesson",
             "{4} and {11} had a bye, {16} half-point byes; {9}, {11} and {14} won by forfeit and {13}, {15} and {16} "
             "lost so; {14} and {16} were gone before the end. Each example shows one player on top, and below "
             "the opponents, round by round.")},
         .rows = Rows::All},
        example(QT_TRANSLATE_NOOP("Lesson", "Example 1"), 2, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{2} played every round, and so did all five opponents. How much is the Buchholz?"),
                QT_TRANSLATE_NOOP("Lesson", "Where everybody plays, Buchholz is the plain sum.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 2"), 11, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{11} had the bye in round 1, and in round 5 the opponent did not come. "
                                  "Whose points are added for these two rounds?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "One's own round without a game counts as a game against a dummy, who has the "
                                  "points that one has oneself at the end.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 3"), 3, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{3} played every round. But {11} had a bye and a forfeit win, and {13} lost round 1 "
                                  "by forfeit and played on. How many points do the two bring?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "A bye given by the pairing and a forfeit, won or lost, count for the opponents as "
                                  "the points awarded: both bring the 2 points that they have.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 4"), 7, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{9} won round 1 by forfeit. {14} won round 3 by forfeit and left the event. "
                                  "How many points do the two bring?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "Rounds behind which the player was never again available to play count as draws "
                                  "for the opponents: whoever met {14} doesn't suffer from the withdrawal.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 5"), 14, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "Now {14}'s own Buchholz: two games, a forfeit win, then gone. "
                                  "Whose points are added for rounds 3 to 5?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "For one's own Buchholz it doesn't matter why a round was not played: each is a "
                                  "game against the dummy.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 6"), 16, "BH",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{16} came late with leave and had two half-point byes, did not appear in round 3, "
                                  "and was struck out. Is there a Buchholz without a single game?"),
                QT_TRANSLATE_NOOP("Lesson", "There is: five games against the dummy, who has 1 point as {16} has.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 7"), 4, "BH/C1",
                QT_TRANSLATE_NOOP("Lesson",
                                  "The bye of round 2 makes a value of 3, {4}'s own points. "
                                  "Which of the five values does Cut-1 leave out?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "The lowest one, that of {10}. A bye given by the pairing isn't voluntary, and may "
                                  "be worth more than the weakest opponent.")),
        example(QT_TRANSLATE_NOOP("Lesson", "Example 8"), 13, "BH/C1",
                QT_TRANSLATE_NOOP("Lesson",
                                  "{13} lost round 1 by forfeit: the dummy makes a value of 2. {15} brings 1 only. "
                                  "Which of them does Cut-1 leave out?"),
                QT_TRANSLATE_NOOP("Lesson",
                                  "A forfeit loss is a voluntary unplayed round (VUR), and the lowest value of those "
                                  "is cut first, though {15}'s is lower.")),
        since2026(QT_TRANSLATE_NOOP("Lesson", "Example 2 since March 2026"), 11, "BH",
                  QT_TRANSLATE_NOOP("Lesson",
                                    "The rules in force since 1 March 2026 hold the dummy down. "
                                    "What becomes of {11}'s 12½?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "At a forfeit the dummy has no more points than the opponent who was paired: {15} "
                                    "has 1.")),
        since2026(QT_TRANSLATE_NOOP("Lesson", "Example 7 since March 2026"), 4, "BH/C1",
                  QT_TRANSLATE_NOOP("Lesson", "And of {4}'s 13?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "At a bye the dummy has no more than a draw for every round: 2½ of five rounds.")),
        {.title = {QT_TRANSLATE_NOOP("Lesson", "To take home")},
         .guess = {QT_TRANSLATE_NOOP("Lesson", "Which two rules would you give a colleague on one line each?")},
         .told = {QT_TRANSLATE_NOOP(
             "Lesson",
             "1. One's own round without a game is a game against a dummy with one's own points. 2. An opponent's "
             "round "
             "without a game counts as awarded; only where the opponent never again was available to play it counts as "
             "a draw. An event begun in an old file may still hold the old Buchholz (number 37 of Swiss-Manager): "
             "choose the new one (84).")},
         .rows = Rows::All},
    };
    return lesson;
}

}  // namespace kydai::lesson
