// What a row of the model calls private stands on no page: texts, numbers and days that stand nowhere else are put into
// every such member, and all pages are searched byte for byte. A new private member is searched for without a word
// here.

#include "model/json_shapes.h"
#include "publish/material.h"
#include "support/player_id.h"
#include "ui/publish/published.h"

#include <map>
#include <set>

namespace kydai::publish {
namespace {

class Canaries {
public:
    template <IsDescribed T>
    void fill(T& value, bool isPrivate = false)
    {
        const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
            // Prizes that were frozen are announced.
            if (row.key || (std::is_same_v<Owner, FrozenPrizes> && std::is_arithmetic_v<M>)) return;
            m_at = std::string(kTypeWord<Owner>) + '.' + std::string(row.word);
            const bool here = isPrivate || row.privacy >= Privacy::OfAge;  // nobody is of age here
            if constexpr (std::is_same_v<M, Date>) {
                if (here || row.privacy == Privacy::YearOnly) put(value.*member);
            } else {
                if (here) put(value.*member);
                into(value.*member, here);
            }
        };
        describe(each, std::type_identity<T>{});
    }
    /// Where each text comes from that may stand on no page.
    [[nodiscard]] const std::map<std::string, std::string>& texts() const { return m_texts; }
    [[nodiscard]] const std::set<std::string>& members() const { return m_members; }

private:
    template <class T>
    void put(T& value)
    {
        m_members.insert(m_at);
        if constexpr (std::is_same_v<T, bool>) {
            value = !value;
        } else if constexpr (HasWords<T>) {
            value = static_cast<T>((static_cast<std::size_t>(value) + 1) % Words<T>::kAll.size());
        } else if constexpr (std::is_integral_v<T>) {
            value = static_cast<T>(++m_number);
            m_texts[std::to_string(m_number)] = m_at;
        } else if constexpr (requires { value.tenths; }) {
            value.tenths = (++m_number) * 10;
            m_texts[std::to_string(m_number)] = m_at;
        }
    }
    void put(std::string& value)
    {
        m_members.insert(m_at);
        value = "hidden" + std::to_string(++m_number);
        m_texts[value] = m_at;
    }
    void put(Date& value)
    {
        m_members.insert(m_at);
        value = {2015, 7, 19};
        for (const char* written :
             {"19/7/2015", "19/07/2015", "19 July 2015", "2015-07-19", "19.07.2015", "20150719", "2015.07.19"})
            m_texts[written] = m_at;
    }
    static void put(PlayerId& value) { value = playerId(1); }
    template <class T>
    void put(std::vector<T>& values)
    {
        if constexpr (std::is_same_v<T, std::string>)
            put(values.emplace_back());
        else
            values.emplace_back();
    }
    template <class T>
    void put(std::optional<T>& value)
    {
        put(value.emplace());
    }

    template <class T>
    void into(T& value, bool isPrivate)
    {
        if constexpr (IsDescribed<T>) fill(value, isPrivate);
    }
    template <class T>
    void into(std::vector<T>& values, bool isPrivate)
    {
        for (T& value : values) into(value, isPrivate);
    }
    template <class T>
    void into(std::optional<T>& value, bool isPrivate)
    {
        if (value) into(*value, isPrivate);
    }

    std::string m_at{};
    int m_number = 7'310'000;
    std::map<std::string, std::string> m_texts{};
    std::set<std::string> m_members{};
};

TEST(Leaks, WhatARowCallsPrivateStandsOnNoPage)
{
    Section section = threeRounds();
    section.rules.prohibited = {{.players = {playerId(1), playerId(2)}}};
    section.rounds.back().rules = section.rules;
    Canaries canaries;
    canaries.fill(section);
    for (const char* member : {"player.fideId", "player.birth", "player.sex", "national.number", "field.text",
                               "ratings.source", "marks.noByes", "prohibitedPairing.reason", "round.comments",
                               "reportFacts.organiser", "prizeLine.award", "section.foreignLines"})
        EXPECT_TRUE(canaries.members().contains(member)) << member;
    EXPECT_GT(canaries.texts().size(), 60U);
    for (const bool initials : {false, true}) {
        const PageSet pages = pagesOf(publicationOf(section), {.chances = initials, .initialsOfMinors = initials});
        EXPECT_GT(pages.files.size(), 10U);
        std::vector<std::string_view> all{pages.gone};
        for (const File& file : pages.files) all.push_back(file.bytes);
        for (const Doorway& door : pages.doorways) all.push_back(door.title);
        for (const auto& [text, member] : canaries.texts()) {
            for (const std::string_view page : all)
                EXPECT_FALSE(says(std::string(page), text)) << member << ": " << text;
        }
    }
}

/// The pages but for what is worked out from K and the sex: nothing.
TEST(Leaks, WhatARowCallsPrivateLeavesNoTraceInTheSectionThatIsShown)
{
    Section section = threeRounds();
    section.rules.prohibited = {{.players = {playerId(1), playerId(2)}}};
    Section filled = section;
    Canaries().fill(filled);
    for (Player& player : filled.players) player.birth = {};
    EXPECT_EQ(forThePublic(filled, {}), forThePublic(section, {}));
}

}  // namespace
}  // namespace kydai::publish
