// Every phrase rendered at least once in each language: tests/data/golden/phrases_vi.txt and _en.txt, read through for
// sense. KYDAI_UPDATE_GOLDEN=1 writes them anew; the diff is reviewed.

#include "text/article_text.h"
#include "text/phrase_text.h"
#include "text/sentences.h"
#include "ui/text/rating_samples.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>

namespace kydai::text {
namespace {

PlayerRef hanh()
{
    return {{3}, "Nguyễn Thị Hồng Hạnh"};
}
PlayerRef loan()
{
    return {{8}, "Lê Thị Kim Loan"};
}
Players three()
{
    return {{hanh(), loan(), {{12}, "Trần Văn Bình"}}};
}

/// A value that makes sense in sentences, by the argument's name; a phrase may have its own.
const std::map<std::string, Value>& samples()
{
    static const std::map<std::string, Value> kSamples = {
        {"player", hanh()},
        {"opponent", loan()},
        {"colour", Colour::Black},
        {"other", Colour::White},
        {"white", Colour::White},
        {"black", Colour::Black},
        {"round", RoundRef{7}},
        {"opponentRound", RoundRef{5}},
        {"whites", Count{4}},
        {"blacks", Count{2}},
        {"difference", Real{2, 0, true}},
        {"otherDifference", Real{1, 0, true}},
        {"history", Code{"WB=W"}},
        {"slid", Code{"=WBW"}},
        {"strength", Word{"preference.strong"}},
        {"otherStrength", Word{"preference.mild"}},
        {"points", Points{45}},
        {"otherPoints", Points{40}},
        {"number", Count{3}},
        {"otherNumber", Count{8}},
        {"tpn", Count{4}},
        {"letter", Code{"E3"}},
        {"reason", Word{"colour.reason_alternate"}},
        {"outcome", Outcome::PairingBye},
        {"higher", loan()},
        {"initial", Colour::White},
        {"players", three()},
        {"n", Count{2}},
    };
    return kSamples;
}

const std::map<std::string, Value>& ownSamples()
{
    static const std::map<std::string, Value> kOwn = {
        {"colour.initial_even.number", Count{8}},
        {"colour.step_initial_even.number", Count{8}},
        {"colour.step_initial_even.other", Colour::Black},
        {"colour.beyond_two.difference", Real{-3, 0, true}},
        {"colour.beyond_two_last.difference", Real{-3, 0, true}},
    };
    return kOwn;
}

Step sampleOf(const PhraseInfo& phrase)
{
    Step step;
    step.phrase = phrase.phrase;
    std::string_view rest = phrase.arguments;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        const std::string name(rest.substr(0, comma));
        const auto own = ownSamples().find(std::string(phrase.id) + '.' + name);
        const auto common = samples().find(name);
        const auto rating = ratingSamples().find(name);
        if (own != ownSamples().end()) {
            step.arguments.emplace_back(name, own->second);
        } else if (phrase.id.starts_with("rating.") && rating != ratingSamples().end()) {
            step.arguments.emplace_back(name, rating->second);
        } else if (common != samples().end()) {
            step.arguments.emplace_back(name, common->second);
        } else {
            ADD_FAILURE() << phrase.id << ": no sample value for the argument " << name;
            step.arguments.emplace_back(name, Text{"?"});
        }
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return step;
}

std::string renderAll(Language language)
{
    const Wording wording(language);
    std::string all;
    for (const PhraseInfo& phrase : kPhrases) {
        all += std::string(phrase.id) + '\n';
        Step step = sampleOf(phrase);
        all += "    " + phraseText(step, wording).toStdString() + '\n';
        for (auto& [name, value] : step.arguments) {
            if (name != "n") continue;
            value = Count{1};
            all += "    " + phraseText(step, wording).toStdString() + '\n';
        }
    }
    return all;
}

void compareWithGolden(Language language)
{
    const std::string path =
        std::string(KYDAI_TEST_DATA "/golden/phrases_") + std::string(languageCode(language)) + ".txt";
    const std::string rendered = renderAll(language);
    if (std::getenv("KYDAI_UPDATE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << rendered;
    std::ifstream stream(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    EXPECT_EQ(rendered, golden) << "KYDAI_UPDATE_GOLDEN=1 rewrites " << path;
}

TEST(PhrasesGolden, Vietnamese)
{
    compareWithGolden(Language::Vietnamese);
}

TEST(PhrasesGolden, English)
{
    compareWithGolden(Language::English);
}

}  // namespace
}  // namespace kydai::text
