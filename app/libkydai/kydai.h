/* Kỳ Đài as a library: pairs the next round of a tournament, checks its rounds and places, and answers "why?", inside
 * the process of a server or of another program.
 *
 * A report is a file in memory, in any format that Kỳ Đài reads but its own event files: TRF16, TRF26 and the dialects
 * of pairing engines, TUNX, JSON, CSV. A request is a JSON object or NULL, an answer is always one JSON object in
 * UTF-8. Players, and teams where teams are paired, are named by their numbers.
 *
 * Threads: any number of calls may run at once; a call keeps nothing behind, and needs no start or end. Nothing depends
 * on the locale or on the environment, nothing is written to any file or stream.
 */
#ifndef KYDAI_H
#define KYDAI_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) && defined(KYDAI_BUILDS_LIBRARY)
#define KYDAI_PUBLIC __declspec(dllexport)
#elif defined(_WIN32)
#define KYDAI_PUBLIC __declspec(dllimport)
#elif defined(__GNUC__)
#define KYDAI_PUBLIC __attribute__((visibility("default")))
#else
#define KYDAI_PUBLIC
#endif

/* Grows when a call or a member of an answer is added; what there is stays. */
#define KYDAI_API 1

/* What a call returns; the numbers are those that callers of pairing engines know. */
enum kydai_status {
    KYDAI_DONE = 0,        /* the answer is there */
    KYDAI_NEGATIVE = 1,    /* there is no legal pairing; a round or a place differs */
    KYDAI_FAILED = 2,      /* the library itself failed: please report it */
    KYDAI_BAD_REQUEST = 3, /* the report or the request is wrong: {"error":{"message":…,"line":…}} */
    KYDAI_TOO_LARGE = 4    /* not enough memory; the answer may be NULL */
};

/* "1.0.0"; belongs to the library. */
KYDAI_PUBLIC const char* kydai_version(void);

/* Pairs a round. The report is read as strictly as pairing engines read it.
 * Request: "round" (default: the next; one that is paired is paired again), "system" ("dubov", "burstein",
 * "doubleSwiss", "team"; by default the report's own), "edition" ("2026", "2017"), "baku" (true: accelerate), "name"
 * (of the report, for messages). Answer: {"round":4,"pairs":[{"white":3,"black":1},…],"bye":7,"warnings":[…]}, boards
 * in publishing order, "bye" null where nobody has the pairing-allocated one. KYDAI_NEGATIVE:
 * {"round":4,"pairs":null,"bye":null,"reason":…,…}. */
KYDAI_PUBLIC int kydai_pair(const char* report, size_t size, const char* request, char** answer);

/* Pairs every round again from the rounds before it, and ranks the players by the report's own list of tie-breaks.
 * Request: "edition", "name".
 * Answer: {"rounds":9,"equal":9,"places":120,"placesEqual":120,"sections":[{"name":…,"differences":[{"round":3,
 * "published":{"white":…,"black":…},"prescribed":…}],"impossible":[…],"unchecked":[…],"wrongPlaces":[{"player":…,"file":…,
 * "rules":…}],"deviations":3}],"warnings":[…]}; a "black" of 0 is the bye, a side that has no such board is null.
 * "deviations" counts what else the report says that the rules derive otherwise. KYDAI_NEGATIVE where anything differs
 * or could not be checked. */
KYDAI_PUBLIC int kydai_check(const char* report, size_t size, const char* request, char** answer);

/* Answers a question as `kydai-cli explain` does, in facts: each step is a phrase with its arguments and the article.
 * Request: "kind" ("colour", "pairing", "bye", "float", "tiebreak", "standing", "rating", …), then by kind "round",
 * "player", "versus", "why-not", "of", "code", "place", "rating", "norm", "prize", "given", "system", "by",
 * "tiebreaks", "rules", "edition", "all" (true: of everybody), "name". Answer:
 * {"kind":…,"subject":…,"conclusion":…,"steps":[{"phrase":…,"args":…,"article":…}],…}; of everybody
 * {"answers":[…]}. */
KYDAI_PUBLIC int kydai_explain(const char* report, size_t size, const char* request, char** answer);

/* Gives an answer back; NULL is fine. */
KYDAI_PUBLIC void kydai_free(char* answer);

#ifdef __cplusplus
}
#endif

#endif
