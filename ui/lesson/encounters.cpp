// Direct encounter by the rules of 2023: the six examples of the article of 2024, each a section of its event.
#include "lesson/stops.h"

namespace kydai::lesson {

namespace {

/// A player's place in his group by its games, in the section of an example.
Stop encounter(const char* title, std::size_t example, int player, const char* code, const char* guess,
               const char* told)
{
    return {.title = {title},
            .guess = {guess},
            .told = {told},
            .section = example - 1,
            .rows = Rows::Group,
            .cell = {.player = player, .code = code},
            .answer = tieBreakOf(player, code)};
}

}  // namespace

Lesson encounterLesson()
{
    Lesson lesson;
    lesson.word = "direct-encounter";
    lesson.sample = "encounters";
    lesson.title = {QT_TRANSLATE_NOOP("Lesson", "Direct encounter, old and new")};
    lesson.source = QStringLiteral(
        "IA, IO Nguyễn Phước Trung: Cách tính Hệ số phụ Direct encounter theo quy định của FIDE từ 1-4-2024");
    lesson.sections = sectionsOf("encounters");
    lesson.stops = {
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 1"), 1, 1, "DE",
                  QT_TRANSLATE_NOOP("Lesson",
                                    "{1}, {2}, {3}, {4} and {5} have the same points, and each met each other. "
                                    "Which games count, and in which order do they put the five?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "Only the games among them, as in a small round robin. The article takes the best "
                                    "out and begins again with the rest: here that is the same order.")),
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 2"), 2, 1, "DE",
                  QT_TRANSLATE_NOOP("Lesson", "Three players lead with 7½ points, and all three met. Who is champion?"),
                  QT_TRANSLATE_NOOP("Lesson", "All met, so the separate standings decide every place.")),
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 3 by the old rule"), 3, 1, "DE@OLD",
                  QT_TRANSLATE_NOOP("Lesson",
                                    "{1} beat {2} and {3}, who did not meet. "
                                    "What did direct encounter say before September 2023?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "Nothing: one pair that did not meet, and the next tie-break had to decide. In a "
                                    "Swiss of many players and few rounds that was nearly always so.")),
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 3 by the new rule"), 3, 1, "DE",
                  QT_TRANSLATE_NOOP("Lesson",
                                    "And now? IA Mario Held gives 1 point for every game that was not played, to both, "
                                    "sensible or not. Who is alone on top even then?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "{1} is first: with the points in brackets nobody comes up to 2. {2} and {3} begin "
                                    "again, did not meet, and go on to the next tie-break.")),
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 4"), 4, 1, "DE",
                  QT_TRANSLATE_NOOP("Lesson",
                                    "{1} drew with {2} and with {3}, who did not meet. "
                                    "Give 1 point for their game to both: is {1} still alone on top?"),
                  QT_TRANSLATE_NOOP("Lesson",
                                    "No: whoever won that game would pass {1}, and a draw would bring all three level. "
                                    "Direct encounter parts nobody here.")),
        encounter(
            QT_TRANSLATE_NOOP("Lesson", "Example 5"), 5, 1, "DE",
            QT_TRANSLATE_NOOP("Lesson",
                              "{1} met all three others, won two games and drew one. The others did not all "
                              "meet. Can anybody still come up to {1}?"),
            QT_TRANSLATE_NOOP("Lesson", "Nobody, whatever the games that are missing had brought: {1} is first.")),
        encounter(
            QT_TRANSLATE_NOOP("Lesson", "Example 5, the other three"), 5, 2, "DE",
            QT_TRANSLATE_NOOP("Lesson",
                              "{2}, {3} and {4} begin again with the games among them. Who is alone on top now?"),
            QT_TRANSLATE_NOOP("Lesson", "Two come to the same total with their points in brackets, so nobody is.")),
        encounter(
            QT_TRANSLATE_NOOP("Lesson", "Example 6"), 6, 1, "DE",
            QT_TRANSLATE_NOOP("Lesson",
                              "They did not all meet. {1} has 2 points and a game missing. "
                              "Can one be first with a game missing?"),
            QT_TRANSLATE_NOOP("Lesson", "Yes: what counts is that nobody comes up to the 2 points that {1} has.")),
        encounter(QT_TRANSLATE_NOOP("Lesson", "Example 6, the other three"), 6, 2, "DE",
                  QT_TRANSLATE_NOOP("Lesson", "{2}, {3} and {4} all met. In which order do they stand?"),
                  QT_TRANSLATE_NOOP("Lesson", "Among themselves they have all met, so their points decide (6.2).")),
        {.title = {QT_TRANSLATE_NOOP("Lesson", "To take home")},
         .guess = {QT_TRANSLATE_NOOP("Lesson",
                                     "Swiss-Manager offers two: number 11 and number 81. Which is which, and may both "
                                     "stand in one list?")},
         .told = {QT_TRANSLATE_NOOP("Lesson",
                                    "11 is the old rule, 81 the new one; the regulations of the event say which. Both "
                                    "side by side make no sense. Where it stands again further down the list it looks "
                                    "only at those who are still level there.")},
         .rows = Rows::None},
    };
    return lesson;
}

}  // namespace kydai::lesson
