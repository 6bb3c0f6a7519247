#include "support/statements.h"

#include "explain/explanation_json.h"

#include <cmath>

namespace kydai::verify {

namespace {

struct Reading {
    const std::string& kind;
    const std::string& about;
    const Judge& judge;
    Tally& tally;

    void read(const Step& step)
    {
        const std::string phrase(info(step.phrase).id);
        const Json args = toJson(step, {})["args"];
        const Verdict verdict = judge(phrase, args);
        if (!verdict) {
            ++tally.unread[kind + ' ' + phrase];
        } else {
            ++tally.statements[kind + ' ' + phrase];
            if (!*verdict) tally.wrong.push_back(kind + ' ' + phrase + ' ' + args.dump() + "\n  " + about);
        }
        for (const Step& detail : step.details) read(detail);
    }
};

}  // namespace

void readSentences(const Explanation& explanation, const std::string& kind, const std::string& about,
                   const Judge& judge, Tally& tally)
{
    Reading reading{kind, about, judge, tally};
    reading.read(explanation.conclusion);
    for (const Step& step : explanation.steps) reading.read(step);
}

void count(Tally& tally, const std::string& kind, bool holds, const std::string& about)
{
    ++tally.statements[kind];
    if (!holds) tally.wrong.push_back(kind + "\n  " + about);
}

Json factsOf(const Explanation& explanation)
{
    return toJson(explanation, {});
}

int numberOf(const Json& args, const char* name)
{
    return args.at(name).at("player").get<int>();
}

std::vector<int> numbersOf(const Json& args, const char* name)
{
    std::vector<int> numbers;
    for (const Json& player : args.at(name)) numbers.push_back(player.at("player").get<int>());
    return numbers;
}

int tenthsOf(const Json& args, const char* name)
{
    return static_cast<int>(std::lround(args.at(name).get<double>() * 10));
}

long hundredths(const Json& value)
{
    return std::lround(value.get<double>() * 100);
}

}  // namespace kydai::verify
