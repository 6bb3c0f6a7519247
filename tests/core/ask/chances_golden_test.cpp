// What can still happen in sections with everything in them (support/festival.h), by one seed, as it was when it was
// last read. Whether it adds up, and whether a finish is what the event would be, is asked in chances_test.cpp.
#include "ask/chances.h"
#include "norms/norm_list.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/progress.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace kydai::ask {
namespace {

std::string chanceText(const Chance& chance)
{
    return fmt::format(" {:.6f}±{:.6f}", chance.share, chance.bar);
}

std::string chancesText(const Chances& made)
{
    std::string text =
        fmt::format("{} finishes, {} stuck, seed {}, {} open, {} to come, {} draws, {} guessed\n", made.finishes,
                    made.stuck, made.seed, made.openGames, made.roundsToCome, made.draws, made.guessed);
    for (const PlayerChances& one : made.players) {
        text += fmt::format("{} at {} by {}{}, {:.6f} points, {}-{}, {:.6f} money", made.section->numberOf(one.player),
                            one.place, one.strength, one.isGuessed ? "?" : "", one.points, one.possible.first,
                            one.possible.second, one.money);
        text += " podium" + chanceText(one.podium) + " prize" + (one.prize ? chanceText(*one.prize) : " none");
        for (const NormChance& norm : one.norms)
            text += ' ' + std::string(norms::nameOf(norm.norm)) + chanceText(norm.chance);
        text += "\n ";
        for (const Chance& place : one.places) text += chanceText(place);
        text += '\n';
    }
    return text;
}

TEST(ChancesGolden, AreAsTheyWereRead)
{
    fixture::Golden golden("answers/chances");
    int counted = 0;
    for (fixture::NamedSection& named : fixture::festival()) {
        const auto section = std::make_shared<const Section>(std::move(named.section));
        for (const int finishes : {0, 1, 7, 130}) {  // fewer than the groups are, and some groups with one more
            Progress progress;
            const auto made = chancesOf(section, {.finishes = finishes, .seed = 4, .threads = 2}, {}, &progress);
            const std::string what = named.name + ' ' + std::to_string(finishes);
            if (!made) {
                golden.add(what, fmt::format("error-{}", static_cast<int>(made.error().code)),
                           logText(made.error().what) + " / " + logText(made.error().expected));
                continue;
            }
            EXPECT_EQ(made->section, section);
            EXPECT_EQ(made->finishes + made->stuck, finishes) << what;
            EXPECT_EQ(progress.total(), static_cast<std::size_t>(finishes));
            EXPECT_EQ(progress.done(), progress.total()) << what;
            golden.add(what, std::to_string(made->players.size()), chancesText(*made));
            counted += made->finishes;
        }
    }
    EXPECT_GT(counted, 500);
    golden.compare();
}

}  // namespace
}  // namespace kydai::ask
