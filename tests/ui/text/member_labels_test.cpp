// That each row has its label is the compiler's to say; here: no two members of a type read the same.
#include "text/member_labels.h"

#include "model/described.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace kydai::text {
namespace {

struct LabelsByType {
    const Wording& wording;
    std::map<std::string_view, std::map<QString, std::string_view>> types{};

    template <class M, class Owner>
    void operator()(const Row& row, M Owner::*member)
    {
        if (row.key) return;
        const QString label = memberLabel(row, member, wording);
        EXPECT_FALSE(label.contains(QLatin1Char('{'))) << label.toStdString();
        const auto [at, isNew] = types[kTypeWord<Owner>].try_emplace(label, row.word);
        EXPECT_TRUE(isNew || at->second == row.word) << kTypeWord<Owner> << ": " << row.word << " and " << at->second;
        if constexpr (IsDescribed<M>)
            describe(*this, std::type_identity<M>{});
        else if constexpr (requires { typename M::value_type; })
            into<typename M::value_type>();
        else if constexpr (requires { typename M::element_type; })
            into<typename M::element_type>();
    }
    template <class T>
    void into()
    {
        if constexpr (IsDescribed<std::remove_const_t<T>>)
            describe(*this, std::type_identity<std::remove_const_t<T>>{});
    }
};

TEST(MemberLabels, NoTwoMembersOfATypeReadTheSame)
{
    for (const Language language : {Language::English, Language::Vietnamese}) {
        const Wording wording(language);
        LabelsByType labels{wording};
        describe(labels, std::type_identity<Event>{});
        EXPECT_TRUE(labels.types.contains("prizeCondition"));
        EXPECT_TRUE(labels.types.contains("pairingRules"));
    }
}

TEST(MemberLabels, ColoursAreThoseOfTheGame)
{
    const Wording vietnamese(Language::Vietnamese);
    EXPECT_EQ(memberLabel("pointSystem", "winWhite", vietnamese), QStringLiteral("Điểm thắng (Trắng)"));
    EXPECT_EQ(memberLabel("pointSystem", "winWhite", vietnamese.forDiscipline(Discipline::Xiangqi)),
              QStringLiteral("Điểm thắng (Đỏ)"));
    EXPECT_EQ(memberLabel("player", "fixedBoard", Wording(Language::English)), QStringLiteral("Fixed board"));
}

}  // namespace
}  // namespace kydai::text
