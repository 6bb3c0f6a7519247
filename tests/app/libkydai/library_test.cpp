// The library as a program in C meets it: the header alone, JSON in and out, any number of calls at once.
#include "engine/calls.h"
#include "format/trf_writer.h"
#include "kydai.h"
#include "pairing/generate.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace kydai::library {
namespace {

using Json = nlohmann::json;
using Call = int (*)(const char*, size_t, const char*, char**);

struct Answered {
    int status = -1;
    std::string text{};

    [[nodiscard]] Json json() const { return Json::parse(text); }
    friend bool operator==(const Answered&, const Answered&) = default;
};

Answered ask(Call call, const std::string& report, const char* request = nullptr)
{
    char* answer = nullptr;
    Answered answered;
    answered.status = call(report.data(), report.size(), request, &answer);
    if (answer != nullptr) answered.text = answer;
    kydai_free(answer);
    return answered;
}

std::string messageIn(const Answered& answered)
{
    return answered.json().at("error").at("message").get<std::string>();
}

/// A tournament of our generator, of which so many rounds are played; all of them where none are named.
std::string report(std::uint64_t seed, int players, int rounds, int played = -1)
{
    pairing::GenerateOptions options = pairing::drawnOptions(seed);
    options.players = players;
    options.rounds = rounds;
    options.lateEntries = 0;
    Section section = pairing::generate(options);
    if (played >= 0) {
        section.rounds.resize(static_cast<std::size_t>(played));
        section.requestedByes.clear();
    }
    format::TrfWriteOptions how;
    how.ownLines = format::OwnLines::None;
    if (played < 0) how.ranks = tiebreak::placesOf(section);
    return format::writeTrf(section, how).value().text;
}

/// What the engine prints for the same report.
std::string engineList(const std::string& report)
{
    std::istringstream in(report);
    std::ostringstream out;
    std::ostringstream err;
    cli::Context context{.out = out, .err = err, .in = in};
    cli::runEngineCall(std::vector<std::string>{"-p"}, {"library_test", cli::readReportFile}, context);
    return out.str();
}

std::string listOf(const Json& answer)
{
    std::string list;
    std::size_t count = answer["pairs"].size();
    for (const Json& pair : answer["pairs"])
        list += std::to_string(pair["white"].get<int>()) + " " + std::to_string(pair["black"].get<int>()) + "\n";
    if (!answer["bye"].is_null()) {
        list += std::to_string(answer["bye"].get<int>()) + " 0\n";
        ++count;
    }
    return std::to_string(count) + "\n" + list;
}

TEST(Library, PairsTheRoundThatTheEnginePairs)
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const std::string text = report(seed, 10 + static_cast<int>(seed), 7, 4);
        const Answered paired = ask(kydai_pair, text);
        ASSERT_EQ(paired.status, KYDAI_DONE) << paired.text;
        EXPECT_EQ(paired.json()["round"], 5);
        EXPECT_EQ(listOf(paired.json()), engineList(text)) << seed;
    }
    const std::string text = report(3, 12, 5);
    EXPECT_EQ(ask(kydai_pair, text).status, KYDAI_BAD_REQUEST) << "all rounds are paired";
    EXPECT_EQ(ask(kydai_pair, text, R"({"round":2})").json()["round"], 2) << "but one may be paired again";
    EXPECT_NE(listOf(ask(kydai_pair, report(3, 12, 5, 2), R"({"system":"dubov"})").json()), "0\n");
    const std::string plain = report(3, 40, 9, 1);
    EXPECT_NE(ask(kydai_pair, plain, R"({"baku":true})").text, ask(kydai_pair, plain, R"({"baku":false})").text);
}

TEST(Library, SaysThatThereIsNoPairing)
{
    const Answered none = ask(kydai_pair, report(5, 6, 5, 0) + "XXP 1 2 3 4 5 6\n");
    EXPECT_EQ(none.status, KYDAI_NEGATIVE) << none.text;
    EXPECT_TRUE(none.json()["pairs"].is_null());
    EXPECT_NE(none.json()["reason"].get<std::string>().find("no legal pairing of round 1 exists"), std::string::npos);
}

TEST(Library, ChecksRoundsAndPlaces)
{
    const std::string text = report(8, 20, 7);
    const Answered right = ask(kydai_check, text);
    EXPECT_EQ(right.status, KYDAI_DONE) << right.text;
    EXPECT_EQ(right.json()["rounds"], 7);
    EXPECT_EQ(right.json()["equal"], 7);
    const Json first = ask(kydai_pair, text, R"({"round":1})").json()["pairs"][0];
    const Answered wrong = ask(kydai_check, text + "XXP " + std::to_string(first["white"].get<int>()) + " " +
                                                std::to_string(first["black"].get<int>()) + "\n");
    EXPECT_EQ(wrong.status, KYDAI_NEGATIVE);
    EXPECT_LT(wrong.json()["equal"], 7);
    const Json difference = wrong.json()["sections"][0]["differences"][0];
    EXPECT_EQ(difference["round"], 1);
    EXPECT_EQ(difference["published"], first);
    EXPECT_NE(difference["prescribed"], first);
}

TEST(Library, ExplainsInFacts)
{
    const std::string text = report(8, 20, 7);
    const Json why = ask(kydai_explain, text, R"({"kind":"pairing","round":3,"player":1})").json();
    EXPECT_EQ(why["kind"], "pairing");
    ASSERT_FALSE(why["steps"].empty());
    EXPECT_TRUE(why["steps"][0].contains("phrase"));
    EXPECT_FALSE(why["steps"][0].contains("text")) << "sentences are for who knows a language";
    const Json all = ask(kydai_explain, text, R"({"kind":"colour","round":2,"all":true})").json();
    EXPECT_EQ(all["answers"].size(), ask(kydai_pair, text, R"({"round":2})").json()["pairs"].size());
    const Json value = ask(kydai_explain, text, R"({"player":2,"code":"BH/C1"})").json();
    EXPECT_TRUE(value.contains("rows")) << "the kind follows from what is said: " << value;
    EXPECT_EQ(ask(kydai_explain, text, R"({"kind":"rating","player":2})").json()["kind"], "rating");
}

TEST(Library, RefusesWhatIsWrongInASentence)
{
    const std::string text = report(8, 10, 5, 2);
    const auto refused = [&](Call call, const char* request, const std::string& what) {
        const Answered answered = ask(call, text, request);
        EXPECT_EQ(answered.status, KYDAI_BAD_REQUEST) << answered.text;
        EXPECT_NE(messageIn(answered).find(what), std::string::npos) << answered.text;
    };
    refused(kydai_pair, "[]", "no JSON object");
    refused(kydai_pair, "{", "no JSON object");
    refused(kydai_pair, R"({"rounds":2})", "'rounds'");
    refused(kydai_pair, R"({"round":"2"})", "'round' must be a whole number");
    refused(kydai_pair, R"({"round":-2})", "'round' must be a whole number");
    refused(kydai_pair, R"({"round":9})", "round 9 cannot be paired; the next one is 3");
    refused(kydai_pair, R"({"round":99999999999999999999})", "'round' must be a whole number");
    refused(kydai_pair, R"({"system":"swiss"})", "'system' must be one of: dutch, dubov, burstein, doubleSwiss, team");
    refused(kydai_pair, R"({"system":"team"})", "it has no teams");
    refused(kydai_pair, R"({"baku":1})", "'baku' must be true or false");
    refused(kydai_check, R"({"edition":"2020"})", "'edition' must be one of: 2026, 2017");
    refused(kydai_explain, nullptr, "'player'");
    refused(kydai_explain, R"({"kind":"pairing","player":77})", "77");
    refused(kydai_explain, R"({"kind":"fortune","player":1})", "'kind' must be one of: ");
    refused(kydai_explain, R"({"kind":"tiebreak","player":1})", "--code");
    refused(kydai_explain, R"({"player":1,"code":"XYZ"})", "XYZ");
    const Answered line = ask(kydai_pair, "012 A\n001    1      A\n001    1      B\n", R"({"name":"two.trf"})");
    EXPECT_EQ(line.status, KYDAI_BAD_REQUEST);
    EXPECT_EQ(line.json()["error"]["line"], 3) << line.text;
    EXPECT_TRUE(messageIn(line).starts_with("two.trf:3: ")) << line.text;
    for (const Call call : {kydai_pair, kydai_check, kydai_explain}) {
        EXPECT_EQ(ask(call, "").status, KYDAI_BAD_REQUEST);
        char* answer = nullptr;
        EXPECT_EQ(call(nullptr, 0, nullptr, &answer), KYDAI_BAD_REQUEST);
        kydai_free(answer);
    }
    kydai_free(nullptr);
    EXPECT_GT(std::string(kydai_version()).size(), 4U);
}

/// Under the preset `tsan` this is what it looks at.
TEST(Library, ManyCallsAtOnceAnswerAsOneAfterAnother)
{
    struct Work {
        Call call;
        std::string report;
        const char* request;
    };
    std::vector<Work> works;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const int players = 12 + static_cast<int>(seed) * 3;
        works.push_back({kydai_pair, report(seed, players, 7, 4), nullptr});
        works.push_back({kydai_check, report(seed, players, 6), nullptr});
        works.push_back({kydai_explain, report(seed, players, 6), R"({"kind":"pairing","round":5,"all":true})"});
        works.push_back({kydai_pair, "012 no report", nullptr});
    }
    std::vector<Answered> expected;
    for (const Work& work : works) expected.push_back(ask(work.call, work.report, work.request));
    constexpr std::size_t kThreads = 4;
    std::vector<std::vector<Answered>> found(kThreads, std::vector<Answered>(works.size()));
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([&, thread] {
            for (std::size_t step = 0; step < works.size(); ++step) {
                const std::size_t at = (step * 5 + thread * 7) % works.size();  // each in an order of its own
                found[thread][at] = ask(works[at].call, works[at].report, works[at].request);
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::vector<Answered>& answers : found) EXPECT_EQ(answers, expected);
}

}  // namespace
}  // namespace kydai::library
