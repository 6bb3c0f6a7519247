// A lesson on paper: no answer before the last part, every answer in it.
#include "lesson/handout.h"

#include "print/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace kydai::lesson {
namespace {

print::Sheet handout(const char* lesson, std::vector<text::Language> languages)
{
    print::PrintOptions options;
    options.languages = std::move(languages);
    return handoutOf(*lessonNamed(lesson), options);
}

/// Each part up to a page break as one text.
QStringList partsOf(const print::Sheet& sheet)
{
    QStringList parts{QString()};
    for (const print::Block& block : sheet.blocks) {
        if (std::holds_alternative<print::PageBreak>(block)) parts += QString();
        if (const auto* paragraph = std::get_if<print::Paragraph>(&block))
            parts.back() += paragraph->text + QLatin1Char('\n');
        if (const auto* statement = std::get_if<print::Statement>(&block))
            parts.back() += statement->text + QLatin1Char('\n');
        if (const auto* table = std::get_if<print::Table>(&block)) {
            for (const print::TableRow& row : table->rows)
                parts.back() += row.cells.join(QLatin1Char(' ')) + QLatin1Char('\n');
        }
    }
    return parts;
}

TEST(Handout, AnswersStandBehindTheQuestions)
{
    const QStringList parts = partsOf(handout("buchholz", {text::Language::Vietnamese}));
    ASSERT_EQ(parts.size(), 2);
    for (const char* sum : {"½ + 0 + 1 + ½ + ½ = 2½", "2 + 3½ + 3 + 2 + 2 = 12½", "2 + 1 + 3½ + 2 = 8½"}) {
        EXPECT_FALSE(parts[0].contains(QString::fromUtf8(sum))) << sum;
        EXPECT_TRUE(parts[1].contains(QString::fromUtf8(sum))) << sum;
    }
    EXPECT_EQ(parts[0].count(QLatin1Char('?')) > 10, true);
}

TEST(Handout, InTwoLanguagesOneFollowsTheOther)
{
    const QStringList both = partsOf(handout("buchholz", {text::Language::Vietnamese, text::Language::English}));
    ASSERT_EQ(both.size(), 4);
    EXPECT_EQ(both[1], partsOf(handout("buchholz", {text::Language::Vietnamese}))[1]);
    EXPECT_EQ(both[3], partsOf(handout("buchholz", {text::Language::English}))[1]);
}

TEST(Handout, GoesOnPaper)
{
    for (const Lesson& lesson : lessons()) {
        print::PrintOptions options;
        options.languages = {text::Language::Vietnamese};
        const print::Document document = print::layOut(handoutOf(lesson, options), {});
        EXPECT_GE(document.pages.size(), 2U) << lesson.word;
    }
}

TEST(Handout, ATitleStandsOnThePageOfItsPicture)
{
    const print::Sheet sheet = handout("colours", {text::Language::Vietnamese});
    int pictures = 0;
    for (std::size_t at = 2; at < sheet.blocks.size(); ++at) {
        if (!std::holds_alternative<print::PictureBlock>(sheet.blocks[at])) continue;
        ++pictures;
        const auto& title = std::get<print::Paragraph>(sheet.blocks[at - 2]);
        const auto& conclusion = std::get<print::Paragraph>(sheet.blocks[at - 1]);
        constexpr double kHistoriesOfTwo = 25;
        EXPECT_GT(conclusion.needsBelow, kHistoriesOfTwo) << conclusion.text.toStdString();
        EXPECT_GT(title.needsBelow, conclusion.needsBelow) << title.text.toStdString();
    }
    EXPECT_EQ(pictures, 10);
}

/// In the layout: the last step of an answer and what is told of it are on one page, in every lesson and language.
TEST(Handout, WhatEndsAnAnswerStandsWithItsLastStep)
{
    int ends = 0;
    for (const Lesson& lesson : lessons()) {
        for (const text::Language language : {text::Language::Vietnamese, text::Language::English}) {
            const print::Sheet sheet = handout(lesson.word.c_str(), {language});
            std::vector<std::pair<QString, QString>> together;  // beginnings of the step and of what is told
            QString step;
            for (const print::Block& block : sheet.blocks) {
                constexpr qsizetype kBeginning = 30;
                if (const auto* statement = std::get_if<print::Statement>(&block)) {
                    if (statement->indent == 0) step = statement->text.left(kBeginning);
                } else if (const auto* told = std::get_if<print::Paragraph>(&block); told != nullptr) {
                    if (!step.isEmpty()) together.emplace_back(step, told->text.left(kBeginning));
                    step.clear();
                }
            }
            const print::Document document = print::layOut(sheet, {});
            const auto pagesWith = [&](const QString& beginning) {
                std::set<std::size_t> pages;
                for (std::size_t page = 0; page < document.pages.size(); ++page) {
                    for (const print::Item& item : document.pages[page].items) {
                        const auto* text = std::get_if<print::TextItem>(&item);
                        if (text != nullptr && text->text.startsWith(beginning)) pages.insert(page);
                    }
                }
                return pages;
            };
            for (const auto& [last, told] : together) {
                const std::set<std::size_t> ofStep = pagesWith(last);
                const std::set<std::size_t> ofTold = pagesWith(told);
                ++ends;
                EXPECT_TRUE(std::ranges::any_of(ofTold, [&](std::size_t page) { return ofStep.contains(page); }))
                    << lesson.word << ": " << last.toStdString() << " … " << told.toStdString();
            }
        }
    }
    EXPECT_GT(ends, 40);
}

TEST(Handout, TextAndJsonHoldEveryStop)
{
    const Lesson& lesson = *lessonNamed("buchholz");
    const text::Wording wording(text::Language::English);
    const auto json = toJson(lesson, wording);
    ASSERT_EQ(json["stops"].size(), lesson.stops.size());
    EXPECT_EQ(json["stops"][4]["cell"]["player"], 7);
    EXPECT_EQ(json["stops"][4]["answer"]["value"], 12.5);
    const QString text = plainText(lesson, wording);
    for (const auto& stop : json["stops"])
        EXPECT_TRUE(text.contains(QString::fromStdString(stop["guess"].get<std::string>())));
}

}  // namespace
}  // namespace kydai::lesson
