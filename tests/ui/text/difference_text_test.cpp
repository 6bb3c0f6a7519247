// Each row of each type that a change edits: the journal names the member and says both values, in both languages.
#include "text/difference_text.h"

#include "model/json_shapes.h"
#include "support/player_id.h"
#include "text/journal_text.h"
#include "text/member_labels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

namespace kydai::text {
namespace {

constexpr SectionId kSection{1};

Event threePlayers()
{
    Section section;
    section.info.name = "U10";
    for (const auto& [id, name] : {std::pair(1, "Minh"), std::pair(2, "Loan"), std::pair(3, "Hà")}) {
        Player player;
        player.id = playerId(id);
        player.tpn = id;
        player.name = name;
        section.players.push_back(std::move(player));
    }
    section.teams.teams = {{TeamId{1}, "Đỏ"}, {TeamId{2}, "Xanh"}};
    Event event;
    event.sections.push_back({kSection, std::make_shared<const Section>(std::move(section))});
    return event;
}

// --- another value of each kind
template <class T>
void vary(T& value);
void vary(bool& value)
{
    value = !value;
}
void vary(std::string& value)
{
    value += "khác";
}
void vary(Date& value)
{
    value = {2026, 11, value.day + 1};
}
void vary(Points& value)
{
    value.tenths += 5;
}
void vary(PlayerId& value)
{
    value = playerId(value == playerId(2) ? 3 : 2);
}
template <class T>
void vary(std::vector<T>& values)
{
    T one{};
    vary(one);
    values.push_back(std::move(one));
}
template <class T>
void vary(std::optional<T>& value)
{
    T one = value.value_or(T{});
    vary(one);
    value = one;
}
template <class T>
void vary(T& value)
{
    if constexpr (IsDescribed<T>) {
        const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
            if (!row.key) vary(value.*member);
        };
        describe(each, std::type_identity<T>{});
    } else if constexpr (HasWords<T>) {
        value = static_cast<T>((static_cast<std::size_t>(value) + 1) % Words<T>::kAll.size());
    } else {
        value = value == T{2} ? T{1} : T{2};
    }
}

template <class M>
constexpr bool kIsDescribedList = false;
template <IsDescribed E>
constexpr bool kIsDescribedList<std::vector<E>> = true;
template <class M>
constexpr bool kIsDescribedOptional = false;
template <IsDescribed E>
constexpr bool kIsDescribedOptional<std::optional<E>> = true;

/// Makes pairs of changes that differ in one member and compares what is told of them.
template <class Kind>
class EachMember {
public:
    explicit EachMember(Language language) : m_wording(language) {}

    template <class T>
    void below(const Kind& base, const std::function<T&(Kind&)>& place)
    {
        const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
            if (row.key) return;
            SCOPED_TRACE(std::string(kTypeWord<Owner>) + "." + std::string(row.word));
            const std::function<M&(Kind&)> here = [&](Kind& change) -> M& { return place(change).*member; };
            Kind now = base;
            vary(here(now));
            if constexpr (std::is_same_v<M, std::optional<RoundPicture>>) {
                EXPECT_TRUE(differences(now, base, threePlayers(), m_wording).empty()) << "told by the publication";
            } else if constexpr (IsDescribed<M>) {
                below<M>(base, here);
            } else if constexpr (kIsDescribedList<M>) {
                isTold(memberLabel(row, member, m_wording), base, now);
                below<typename M::value_type>(
                    now, [&](Kind & c) -> auto& { return here(c).front(); });
            } else if constexpr (kIsDescribedOptional<M>) {
                below<typename M::value_type>(
                    now, [&](Kind & c) -> auto& { return *here(c); });
            } else {
                isTold(memberLabel(row, member, m_wording), base, now);
            }
        };
        describe(each, std::type_identity<T>{});
    }
    [[nodiscard]] int members() const { return m_members; }

private:
    void isTold(const QString& label, const Kind& before, const Kind& now)
    {
        ++m_members;
        static const Event event = threePlayers();
        const auto found = differences(now, before, event, m_wording);
        ASSERT_EQ(found.size(), 1U);
        EXPECT_TRUE(found[0].label.endsWith(label)) << found[0].label.toStdString() << ", not " << label.toStdString();
        EXPECT_NE(found[0].before, found[0].after) << found[0].before.toStdString();
        JournalLine line;
        line.change = now;
        line.all = {now};
        line.inverses = {before};
        const JournalWords words = journalWords(line, event, m_wording);
        EXPECT_TRUE(words.what.contains(found[0].after)) << words.what.toStdString();
        EXPECT_TRUE(words.before.contains(found[0].before)) << words.before.toStdString();
        const bool isWithdrawal = label == memberLabel("player", "withdrawnFromRound", m_wording);
        EXPECT_TRUE(isWithdrawal || words.what.contains(label)) << words.what.toStdString();
    }

    Wording m_wording;
    int m_members = 0;
};

/// What is told of a change of this kind whose `content` differs in one member.
template <class Kind, class T>
int membersTold(const Kind& base, T Kind::*content)
{
    int members = 0;
    for (const Language language : {Language::English, Language::Vietnamese}) {
        EachMember<Kind> each(language);
        each.template below<T>(base, [=](Kind& change) -> T& { return change.*content; });
        members = each.members();
    }
    return members;
}

TEST(Differences, EveryMemberOfAPlayerIsNamedWithBothValues)
{
    Player player;
    player.id = playerId(1);
    player.name = "Minh";
    EXPECT_GT(membersTold(EditPlayer{kSection, player}, &EditPlayer::player), 40);
}

TEST(Differences, EveryMemberOfNamesAndRulesIsNamedWithBothValues)
{
    EXPECT_GT(membersTold(EditInfo{kSection, {}}, &EditInfo::info), 30);
    EXPECT_GT(membersTold(EditRules{kSection, {}}, &EditRules::rules), 40);
    EXPECT_EQ(membersTold(SetUnitRules{}, &SetUnitRules::rules), 8);
}

TEST(Differences, EveryMemberOfTeamsPrizesAndRoundsIsNamedWithBothValues)
{
    EXPECT_GT(membersTold(EditTeams{kSection, {}}, &EditTeams::teams), 25);
    EXPECT_GT(membersTold(SetPrizes{kSection, {}, {}}, &SetPrizes::plan), 50);
    EXPECT_GT(membersTold(SetPrizes{kSection, {}, {}}, &SetPrizes::frozen), 4);
    EXPECT_GT(membersTold(PublishRound{kSection, 1, {}}, &PublishRound::content), 40);
}

// --- how it reads

std::string told(const Change& now, const Change& before, Language language)
{
    JournalLine line;
    line.change = now;
    line.all = {now};
    line.inverses = {before};
    return journalWords(line, threePlayers(), Wording(language)).what.toStdString();
}

TEST(Differences, AWinWorthMoreIsSaidInPoints)
{
    EditRules now{kSection, {}};
    now.rules.points.winWhite = Points{30};
    EXPECT_EQ(told(now, EditRules{kSection, {}}, Language::Vietnamese), "Điểm thắng (Trắng): 1 → 3");
    now.rules.scheduledRounds = 9;
    EXPECT_EQ(told(now, EditRules{kSection, {}}, Language::English), "Rounds: – → 9; Points for a win (White): 1 → 3");
}

TEST(Differences, ElementsOfListsAreAddedRemovedAndChanged)
{
    const SetRequestedByes none{kSection, {}};
    const SetRequestedByes half{kSection, {{playerId(2), 3, Outcome::HalfBye}}};
    const SetRequestedByes later{kSection, {{playerId(2), 4, Outcome::HalfBye}}};
    EXPECT_EQ(told(half, none, Language::English),
              "Requested byes: – → Loan (Round of the bye: 3, Bye that is asked for: half-point bye)");
    EXPECT_EQ(told(none, half, Language::Vietnamese),
              "Miễn đấu theo yêu cầu: Loan (Ván miễn đấu: 3, Loại miễn đấu được xin: miễn đấu nửa điểm) → –");
    EXPECT_EQ(told(later, half, Language::English), "Requested byes › Loan › Round of the bye: 3 → 4");
}

TEST(Differences, AListInAnotherOrderIsSaid)
{
    SetPrizes before{kSection, {}, {}};
    before.plan.lists = {{"Chung"}, {"Nữ"}};
    SetPrizes now = before;
    std::swap(now.plan.lists[0], now.plan.lists[1]);
    EXPECT_EQ(told(now, before, Language::English),
              "Plan of the prizes with 2 lists: Lists of prizes: Chung, Nữ → Nữ, Chung");
}

TEST(Differences, ValuesHaveTheirUnits)
{
    SetPrizes prizes{kSection, {}, {}};
    prizes.plan.lists = {{"Chung"}};
    SetPrizes more = prizes;
    more.plan.lists[0].minimum = 500'000;
    EXPECT_EQ(told(more, prizes, Language::Vietnamese),
              "Cơ cấu giải thưởng có 1 danh sách: Các danh sách giải › Chung › Không ai nhận ít hơn: – → 500.000");
    EditPlayer player{kSection, {}};
    player.player.name = "Minh";
    EditPlayer valued = player;
    valued.player.marks.outsideValue = 1250;
    EXPECT_EQ(told(valued, player, Language::Vietnamese), "Minh: Giá trị tính ở nơi khác (hệ số phụ EXT): – → 12½");
}

TEST(Differences, OfManyChangesEachSaysWhoseItIs)
{
    JournalLine line;
    for (const int id : {1, 2}) {
        EditPlayer before{kSection, threePlayers().sections[0].section->player(playerId(id))};
        EditPlayer now = before;
        now.player.rating = 1500 + id;
        line.all.emplace_back(now);
        line.inverses.emplace_back(before);
    }
    line.change = line.all.front();
    line.action = ActionKind::TakeRatings;
    const JournalWords words = journalWords(line, threePlayers(), Wording(Language::English));
    EXPECT_EQ(words.what.toStdString(),
              "ratings of 2 players taken from a list: Minh: Rating: – → 1501; Loan: Rating: – → 1502");
    EXPECT_EQ(words.before.toStdString(), "Minh: Rating: –; Loan: Rating: –");
}

TEST(Differences, OfChangesInSeveralSectionsEachSaysWhichItIs)
{
    Event event = threePlayers();
    Section girls = *event.sections[0].section;
    event.sections.push_back({SectionId{2}, std::make_shared<const Section>(std::move(girls))});
    JournalLine line;
    const auto told = [&](int sections) {
        line = {};
        for (int id = 1; id <= sections; ++id) {
            Section named = *event.sections[static_cast<std::size_t>(id - 1)].section;
            named.info.name = id == 1 ? "Nam" : "Nữ";
            event.sections[static_cast<std::size_t>(id - 1)].section = std::make_shared<const Section>(named);
            const EditInfo before{SectionId{id}, named.info};
            EditInfo now = before;
            now.info.firstTable = 10 * id;
            line.all.emplace_back(now);
            line.inverses.emplace_back(before);
        }
        line.change = line.all.front();
        return journalWords(line, event, Wording(Language::English)).what.toStdString();
    };
    EXPECT_THAT(told(2), testing::AllOf(testing::HasSubstr("Nam: "), testing::HasSubstr("Nữ: ")));
    EXPECT_THAT(told(1), testing::Not(testing::HasSubstr("Nam: "))) << "the line names it already";
}

}  // namespace
}  // namespace kydai::text
