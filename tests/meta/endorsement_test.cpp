// The table of FIDE's questions: numbers rise, and what is named as proof is there.
#include "../../app/kydai-cli/endorsement.h"

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace kydai::meta {
namespace {

using cli::EndorsementQuestion;
using cli::QuestionState;

/// "Suite.Name" of every test in the tree; those with parameters by their fixture.
std::set<std::string> testsInTheTree()
{
    std::set<std::string> found;
    static const std::regex test(R"(TEST(?:_F|_P)?\((\w+),\s*(\w+)\))");
    for (const SourceFile& file : sourcesUnder("tests")) {
        for (std::sregex_iterator at(file.text.begin(), file.text.end(), test), end; at != end; ++at)
            found.insert((*at)[1].str() + '.' + (*at)[2].str());
    }
    return found;
}

std::set<std::string> verbsOfTheCommandLine()
{
    std::set<std::string> found;
    static const std::regex verb(R"re(\{"([a-z]+)",\s*"[^"]*",\s*add[A-Z]\w*\})re");
    for (const SourceFile& file : sourcesUnder("app")) {
        for (std::sregex_iterator at(file.text.begin(), file.text.end(), verb), end; at != end; ++at)
            found.insert((*at)[1].str());
    }
    return found;
}

TEST(Endorsement, EveryProofThatIsNamedIsThere)
{
    const std::set<std::string> tests = testsInTheTree();
    const std::set<std::string> verbs = verbsOfTheCommandLine();
    const std::filesystem::path top(KYDAI_SOURCE_DIR);
    int checked = 0;
    for (const EndorsementQuestion& question : cli::kEndorsementQuestions) {
        std::istringstream proofs{std::string(question.proof)};
        for (std::string proof; std::getline(proofs, proof, ';');) {
            proof.erase(0, proof.find_first_not_of(' '));
            const auto space = proof.find(' ');
            const std::string kind = proof.substr(0, space);
            const std::string what = space == std::string::npos ? std::string() : proof.substr(space + 1);
            ++checked;
            if (kind == "test") {
                EXPECT_TRUE(tests.contains(what)) << question.number << ": " << what;
            } else if (kind == "command") {
                EXPECT_TRUE(verbs.contains(what)) << question.number << ": " << what;
            } else if (kind == "file") {
                EXPECT_TRUE(std::filesystem::exists(top / what)) << question.number << ": " << what;
            } else {
                EXPECT_EQ(kind, "note") << question.number;
            }
        }
        EXPECT_TRUE(question.state != QuestionState::Met || (!question.proof.empty() && question.costs == 0))
            << question.number << " is said to be met without a proof";
        EXPECT_TRUE(question.answer == "yes" || question.answer == "no") << question.number;
    }
    EXPECT_GT(checked, 150);
}

TEST(Endorsement, QuestionsRiseAndAreOnTheList)
{
    constexpr int kLast = 225;
    int before = 0;
    for (const EndorsementQuestion& question : cli::kEndorsementQuestions) {
        EXPECT_GT(question.number, before);
        EXPECT_LE(question.number, kLast);
        EXPECT_FALSE(question.asks.empty());
        before = question.number;
    }
}

}  // namespace
}  // namespace kydai::meta
