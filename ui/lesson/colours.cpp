// Who gets White: the nine games of one player and one game more, as the article of 2015 tells them. It prints neither
// results nor pairing numbers; those of the event are free, and chosen so that its colours are lawful.
#include "lesson/stops.h"

namespace kydai::lesson {

namespace {

constexpr int kHanh = 12;  ///< Nguyễn Thị Hồng Hạnh
constexpr int kSang = 1;   ///< Trềnh A Sáng, of the men

Stop game(const char* title, std::size_t section, int player, RoundNumber round, const char* guess, const char* told)
{
    return {.title = {title},
            .guess = {guess},
            .told = {told},
            .section = section,
            .rows = Rows::Pair,
            .cell = {.player = player, .round = round},
            .answer = colourOf(player, round)};
}

}  // namespace

Lesson coloursLesson()
{
    Lesson lesson;
    lesson.word = "colours";
    lesson.sample = "colours";
    lesson.title = {QT_TRANSLATE_NOOP("Lesson", "Why Black, and not White?")};
    lesson.source = QStringLiteral("IA Nguyễn Phước Trung: Cách tính màu quân trong bốc thăm Hệ Thụy Sĩ");
    lesson.sections = sectionsOf("colours");
    lesson.stops = {
        {.title = {QT_TRANSLATE_NOOP("Lesson", "The complaint")},
         .guess = {QT_TRANSLATE_NOOP("Lesson",
                                     "“Why do I have Black, and not White?” Which answer may an arbiter never give?")},
         .told = {QT_TRANSLATE_NOOP(
             "Lesson",
             "“The computer did it.” Five steps, tried one after the other, say who has which colour; the first that "
             "decides ends the search. The article calls them E1 to E5, the Handbook in force 5.2.1 to 5.2.5. The "
             "games to come are nine rounds of one player and a tenth of another; what their results were the "
             "article doesn't say, and for colours they hardly matter.")},
         .rows = Rows::None},
        game(QT_TRANSLATE_NOOP("Lesson", "Round 1"), 0, kHanh, 1,
             QT_TRANSLATE_NOOP("Lesson", "{12} meets {9}, and nobody has had a colour yet. What decides?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "The colour drawn before round 1, together with the pairing number (E5). The article "
                               "prints neither; here both are chosen so that its colours follow.")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 2"), 0, kHanh, 2,
             QT_TRANSLATE_NOOP("Lesson", "Both had Black in round 1. Who gets White?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Both are due White to the same degree and their histories don't differ, so who ranks "
                               "higher has the wish granted (E4): {2}.")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 3"), 0, kHanh, 3,
             QT_TRANSLATE_NOOP("Lesson", "{12} had Black twice; {21} had a bye and then White. Who gets White?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "A third Black in a row is not allowed, and a bye has no colour: each gets what is due "
                               "(E1 in the article).")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 4"), 0, kHanh, 4,
             QT_TRANSLATE_NOOP("Lesson",
                               "{12} had one White in three games, {3} had two. Which colours balance them both?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "White for {12} and Black for {3}: both are level after it. The article calls it E2.")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 5"), 0, kHanh, 5,
             QT_TRANSLATE_NOOP("Lesson", "Both have had two Whites and two Blacks. Does it matter in which order?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "It does: {12} had White twice running, so Black is a must. {5} has alternated and is "
                               "due White anyway (E1).")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 6"), 0, kHanh, 6,
             QT_TRANSLATE_NOOP("Lesson", "The article names {9} here, as in round 1. Can that be? And who gets White?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "It can't: two players meet once, so one of the two names is a slip of the article, "
                               "which this event keeps. Three Blacks and two Whites against the reverse: White (E2).")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 7"), 0, kHanh, 7,
             QT_TRANSLATE_NOOP("Lesson", "Three Whites and three Blacks on both sides. What now?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "They change their colours of round 6: {12} had White there, {8} Black. For the article "
                               "that is E3, for the Handbook each gets the colour due.")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 8"), 0, kHanh, 8,
             QT_TRANSLATE_NOOP("Lesson",
                               "Three Whites and four Blacks on both sides, and Black in the last round. "
                               "How far back must one look?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "To round 3, the last in which they had different colours: {12} had White, {6} Black. "
                               "Now it is the other way round (E3).")),
        game(QT_TRANSLATE_NOOP("Lesson", "Round 9"), 0, kHanh, 9,
             QT_TRANSLATE_NOOP("Lesson",
                               "Three Whites and five Blacks on both sides, the last two of them Black. "
                               "May anybody have Black a third time running?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "In the last round, yes: that is the exception. Round 3 is again the last that differs, "
                               "so {12} has Black once more. Bad luck, but no mistake.")),
        game(QT_TRANSLATE_NOOP("Lesson", "The men, round 11"), 1, kSang, 11,
             QT_TRANSLATE_NOOP("Lesson",
                               "Five Whites and five Blacks on both sides, alternating round after round. "
                               "Which round decides?"),
             QT_TRANSLATE_NOOP("Lesson",
                               "Round 2: {1} had Black there and {2} White, and all rounds since are alike. {1} gets "
                               "White (E3).")),
    };
    return lesson;
}

}  // namespace kydai::lesson
