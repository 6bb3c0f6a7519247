// What stands in the tables behind a seal that holds: said exactly, or refused.

#include "core/store/store_fixture.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <string>
#include <vector>

namespace kydai::store {
namespace {

using LoadedRows = StoreTest;

TEST_F(LoadedRows, AResultOrARoundThatNoEventHasIsDamage)
{
    for (const char* change :
         {"UPDATE games SET white_outcome = 'won' WHERE board = 1 AND round = 1",
          "UPDATE games SET black_outcome = 'lost' WHERE board = 1 AND round = 1",
          "UPDATE games SET round = 0 WHERE round = 1", "UPDATE games SET round = -1 WHERE round = 1",
          "UPDATE games SET round = 9 WHERE round = 1"}) {
        std::filesystem::remove(file());
        {
            withSection();
        }
        forge(file(), change);
        EXPECT_EQ(refusal(), Errc::Damaged) << change;
    }
}

/// A word of a later version that says nothing in this event is nothing that an entry here could lose.
TEST_F(LoadedRows, AWordThatSaysNothingIsPassedOver)
{
    std::string expected;
    {
        const EventFile made = withSection(9, 2);
        expected = toJson(made.event()).dump();
    }
    for (const char* nothing : {"0", "false", "\"\"", "null", "[]", "{}"}) {
        forge(file(), "UPDATE parts SET value = json_set(value, '$.shoes', json('" + std::string(nothing) +
                          "')) WHERE kind IN ('players', 'rules', 'info')");
        const auto opened = EventFile::open(file());
        ASSERT_TRUE(opened.ok()) << nothing;
        EXPECT_EQ(toJson(opened->event()).dump(), expected) << nothing;
    }
}

TEST_F(LoadedRows, AWordThatSaysSomethingIsOfANewerVersionWhereverItStands)
{
    for (const char* something : {"1", "true", "\"x\"", "[0]", "{\"a\":0}", "0.5"}) {
        std::filesystem::remove(file());
        {
            withSection(9, 2);
        }
        forge(file(), "UPDATE parts SET value = json_set(value, '$.byes[0].shoes', json('" + std::string(something) +
                          "')) WHERE kind = 'rounds' AND key = 2");
        const auto opened = EventFile::open(file());
        ASSERT_FALSE(opened.ok()) << something;
        EXPECT_EQ(opened.error().code, Errc::NewerVersion);
        EXPECT_EQ(opened.error().file, toUtf8(file()));
        EXPECT_EQ(opened.error().what, fragment(FragmentId::ValueAt, std::string("/rounds/2/byes/0/shoes")));
    }
}

/// Also behind another of its kind that says nothing new.
TEST_F(LoadedRows, AWordThatIsNotKnownIsFoundInEachOfALine)
{
    const Json byes = toJson(std::vector<RequestedBye>{{playerId(1), 3}, {playerId(2), 3}, {playerId(3), 3}});
    for (std::size_t at = 0; at < byes.size(); ++at) {
        std::filesystem::remove(file());
        {
            withSection();
        }
        Json line = byes;
        line[at]["shoes"] = 1;
        forge(file(), "UPDATE parts SET value = '" + line.dump() + "' WHERE kind = 'requestedByes'");
        const auto opened = EventFile::open(file());
        ASSERT_FALSE(opened.ok()) << at;
        EXPECT_EQ(opened.error().what,
                  fragment(FragmentId::ValueAt, "/requestedByes/" + std::to_string(at) + "/shoes"));
    }
}

}  // namespace
}  // namespace kydai::store
