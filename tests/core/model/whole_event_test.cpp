#include "support/whole_event.h"

#include "model/change.h"
#include "model/json.h"
#include "model/json_shapes.h"
#include "model/section_check.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace kydai {
namespace {

using fixture::wholeEvent;

template <class T>
struct Inside {
    using Type = T;
};
template <class T>
requires requires
{
    typename T::value_type;
} &&(!std::is_same_v<T, std::string>)struct Inside<T> : Inside<typename T::value_type> {
};
template <class T>
struct Inside<std::shared_ptr<const T>> : Inside<T> {
};

/// The values that each row of a described type took, as text, those of its default apart.
class Taken {
public:
    /// Every row that a value of T can have inside, so that one which never occurs is missed too.
    template <class T>
    void expect()
    {
        Expected<T> rows{*this};
        describe(rows, std::type_identity<T>{});
    }
    template <class T>
    std::string see(const T& value)
    {
        if constexpr (IsDescribed<T>) {
            Seen<T> members{*this, value};
            describe(members, std::type_identity<T>{});
            return members.text + "}";
        } else if constexpr (std::is_same_v<T, std::string>) {
            return "'" + value + "'";
        } else if constexpr (std::is_same_v<T, Date>) {
            return toText(value);
        } else if constexpr (std::is_same_v<T, Points>) {
            return toFixed(value);
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            return std::to_string(keyOf(value));
        } else if constexpr (IsId<T>) {
            return std::to_string(value.value);
        } else if constexpr (HasWords<T>) {
            return std::string(wordFor(value));
        } else if constexpr (std::is_arithmetic_v<T>) {
            return std::to_string(value);
        } else if constexpr (requires { value.size(); }) {
            std::string text = "[";
            for (const auto& item : value) text += see(item) + ",";
            return text + "]";
        } else {
            return value ? see(*value) : "none";
        }
    }
    /// Rows that took fewer values than they could: two beside the default, one where there is no second.
    [[nodiscard]] std::string forgotten() const
    {
        std::string names;
        for (const auto& [name, row] : m_rows) {
            if (row.taken.size() < row.needed) names += " " + name;
        }
        return names;
    }
    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

private:
    struct OfRow {
        std::size_t needed = 2;
        std::set<std::string> taken{};
    };
    template <class T>
    static std::string nameOf(const Row& row)
    {
        static_assert(!kTypeWord<T>.empty());
        return std::string(kTypeWord<T>) + "." + std::string(row.word);
    }
    template <class T>
    struct Expected {
        Taken& taken;

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::* /*member*/)
        {
            using Value = typename Inside<M>::Type;
            OfRow& of = taken.m_rows[nameOf<Owner>(row)];
            if constexpr (std::is_same_v<M, bool>)
                of.needed = 1;
            else if constexpr (HasWords<M>)
                of.needed = std::min<std::size_t>(2, Words<M>::kAll.size() - 1);
            if constexpr (IsDescribed<Value>) taken.expect<Value>();
        }
    };
    template <class T>
    struct Seen {
        Taken& taken;
        const T& value;
        std::string text = "{";

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::*member)
        {
            static const std::string standard = Taken{}.see(T{}.*member);
            const std::string now = taken.see(value.*member);
            if (now != standard) taken.m_rows[nameOf<Owner>(row)].taken.insert(now);
            text += now + ";";
        }
    };
    std::map<std::string, OfRow> m_rows{};
};

constexpr std::uint64_t kSeeds = 60;

TEST(WholeEvent, EveryRowTakesSeveralValues)
{
    Taken taken;
    taken.expect<Event>();
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) taken.see(wholeEvent(seed));
    EXPECT_EQ(taken.forgotten(), "");
    EXPECT_GT(taken.rows(), 200U);
}

TEST(WholeEvent, WhatIsNeverSetIsNamed)
{
    Taken taken;
    taken.expect<Event>();
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        Event event = wholeEvent(seed);
        for (EventSection& entry : event.sections) {
            Section section = *entry.section;
            for (Player& player : section.players) player.fixedBoard = 0;
            section.rules.longEvent = false;
            section.teams.lineUps.clear();
            entry.section = std::make_shared<const Section>(std::move(section));
        }
        taken.see(event);
    }
    EXPECT_EQ(taken.forgotten(),
              " lineUp.boards lineUp.opponent lineUp.round lineUp.team player.fixedBoard ruleSet.longEvent"
              " teamEvent.lineUps");
}

TEST(WholeEvent, IsAnEventAsAFileKeepsIt)
{
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        Event kept;
        const Event event = wholeEvent(seed);
        for (const EventSection& entry : event.sections) {
            const auto checked = checkReferences(*entry.section);
            ASSERT_TRUE(checked.ok()) << "seed " << seed << ": " << checked.error().what;
            auto added = applyTo(kept, AddSection{entry.id, entry.section});
            ASSERT_TRUE(added.ok());
            kept = std::move(added->event);
            EXPECT_EQ(*kept.sections.back().section, *entry.section) << "seed " << seed;
        }
    }
}

TEST(WholeEvent, SameSeedSameEvent)
{
    EXPECT_EQ(toJson(wholeEvent(7)).dump(), toJson(wholeEvent(7)).dump());
    EXPECT_NE(toJson(wholeEvent(7)).dump(), toJson(wholeEvent(8)).dump());
}

TEST(WholeEvent, JsonKeepsEveryMember)
{
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Event event = wholeEvent(seed);
        const auto read = parseJson<Event>(toJson(event).dump());
        ASSERT_TRUE(read.ok()) << "seed " << seed << ": " << read.error().what;
        EXPECT_EQ(read->name, event.name);
        EXPECT_EQ(read->units, event.units);
        ASSERT_EQ(read->sections.size(), event.sections.size());
        for (std::size_t i = 0; i < event.sections.size(); ++i) {
            EXPECT_EQ(read->sections[i].id, event.sections[i].id);
            EXPECT_EQ(*read->sections[i].section, *event.sections[i].section) << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace kydai
