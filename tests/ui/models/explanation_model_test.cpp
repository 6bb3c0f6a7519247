#include "models/explanation_model.h"

#include "pairing/round_colours.h"
#include "support/player_id.h"
#include "text/article_text.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

TEST(ExplanationModel, MarksTheDecidingStepAndUnfoldsItsArticle)
{
    const auto section = fourPlayers();
    const Explanation explanation = pairing::RoundColours(*section, 2).explain(playerId(1));
    ExplanationModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setSteps(explanation.steps);
    const QModelIndex decisive = model.decisive();
    ASSERT_TRUE(decisive.isValid());
    EXPECT_TRUE(explanation.steps[static_cast<std::size_t>(decisive.row())].decisive);
    const int below = model.rowCount(decisive);
    ASSERT_GT(below, 0);
    const QModelIndex content = model.index(below - 1, 0, decisive);
    EXPECT_TRUE(content.data(ExplanationModel::ArticleContentRole).toBool());
    EXPECT_EQ(content.data().toString(),
              text::articleText(explanation.steps[static_cast<std::size_t>(decisive.row())].article, english()));
}

TEST(ExplanationModel, SpeaksAnotherLanguageAtOnce)
{
    const auto section = fourPlayers();
    ExplanationModel model(english());
    model.setSteps(pairing::RoundColours(*section, 2).explain(playerId(1)).steps);
    const QString before = model.index(0, 0).data().toString();
    model.setWording(text::Wording(text::Language::Vietnamese));
    EXPECT_NE(model.index(0, 0).data().toString(), before);
}

}  // namespace
}  // namespace kydai::ui
