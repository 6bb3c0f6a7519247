// Forms made from rows: what is shown is what is taken, for every member that a field can hold, and what is typed comes
// in by the bounds of the row.
#include "widgets/member_form.h"

#include "support/random.h"
#include "support/whole_event.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <gtest/gtest.h>

#include <memory>

namespace kydai::ui {
namespace {

template <class T>
void expectUntouched(const T& value)
{
    T typed = value;
    QWidget host;
    MemberForm form(QStringLiteral("test"), text::Wording(text::Language::Vietnamese), &host);
    form.setForm(new QFormLayout(&host));
    form.addAll(typed);
    EXPECT_TRUE(form.take()) << kTypeWord<T>;
    EXPECT_EQ(typed, value) << kTypeWord<T>;
}

TEST(MemberForm, WhatIsNotEditedStaysAsItIs)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const Section section = fixture::wholeSection(random);
        expectUntouched(section.info);
        expectUntouched(section.info.limits);
        expectUntouched(section.info.report);
        expectUntouched(section.rules);
        expectUntouched(section.rules.points);
        expectUntouched(section.players.front());
        expectUntouched(section.players.front().marks);
        expectUntouched(section.prizes);
        for (const PrizeList& list : section.prizes.lists) {
            expectUntouched(list);
            expectUntouched(list.condition);
        }
    }
}

TEST(MemberForm, WhatIsTypedComesIn)
{
    SectionInfo info;
    info.firstDay = {2026, 11, 0};
    QWidget host;
    MemberForm form(QStringLiteral("test"), text::Wording(text::Language::English), &host);
    form.setForm(new QFormLayout(&host));
    form.addAll(info);
    form.addRefusal();
    ASSERT_TRUE(form.take());
    EXPECT_EQ(info.firstDay, (Date{2026, 11, 0})) << "a month is shown as its year alone";
    host.findChild<QLineEdit*>(QStringLiteral("testTown"))->setText(QStringLiteral("  Huế  "));
    host.findChild<QLineEdit*>(QStringLiteral("testDeputyArbiters"))->setText(QStringLiteral("An; ;Bình"));
    host.findChild<QSpinBox*>(QStringLiteral("testFirstTable"))->setValue(99999);
    host.findChild<QLineEdit*>(QStringLiteral("testFirstDay"))->setText(QStringLiteral("21/11/2026"));
    ASSERT_TRUE(form.take());
    EXPECT_EQ(info.town, "Huế");
    EXPECT_EQ(info.deputyArbiters, (std::vector<std::string>{"An", "Bình"}));
    EXPECT_EQ(info.firstTable, 9999) << "the row's bound";
    EXPECT_EQ(info.firstDay, (Date{2026, 11, 21}));
    auto* last = host.findChild<QLineEdit*>(QStringLiteral("testLastDay"));
    last->setText(QStringLiteral("tomorrow"));
    info = {};
    EXPECT_FALSE(form.take());
    EXPECT_TRUE(host.findChild<QLabel*>(QStringLiteral("testRefusal"))->text().contains(QStringLiteral("tomorrow")));
    last->setText(QStringLiteral("22/11/2026"));
    info = {};
    ASSERT_TRUE(form.take());
    EXPECT_EQ(info.town, "Huế") << "what was edited is taken again after a refusal";
    EXPECT_EQ(info.lastDay, (Date{2026, 11, 22}));
}

TEST(MemberForm, AnOptionalNumberMayBeNone)
{
    PlayerRatings ratings;
    QWidget host;
    MemberForm form(QStringLiteral("test"), text::Wording(text::Language::English), &host);
    form.setForm(new QFormLayout(&host));
    form.addAll(ratings);
    auto* box = host.findChild<QSpinBox*>(QStringLiteral("testTournament"));
    box->setValue(0);
    ASSERT_TRUE(form.take());
    EXPECT_EQ(ratings.tournament, 0);
    form.show();
    box->setValue(-1);
    ASSERT_TRUE(form.take());
    EXPECT_EQ(ratings.tournament, std::nullopt);
}

}  // namespace
}  // namespace kydai::ui
