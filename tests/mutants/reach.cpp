// Linked into every test program of the build of mutants: writes after each test which mutants it came by and how long
// it took, into the file that KYDAI_REACH names. What is reached before the first test stands under the name `*`.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace {

class Reach : public testing::EmptyTestEventListener {
public:
    /// At its end: a test may start this program once more.
    explicit Reach(const char* path) : m_out(path, std::ios::app) {}

private:
    void OnTestProgramStart(const testing::UnitTest& /*all*/) override { write("*", 0); }
    void OnTestEnd(const testing::TestInfo& test) override
    {
        write(std::string(test.test_suite_name()) + "." + test.name(), test.result()->elapsed_time());
    }

    void write(const std::string& name, testing::TimeInMillis time)
    {
        m_out << name << ' ' << time;
        for (int number = 0; number < mutant::kMost; ++number) {
            if (mutant::g_reached[number]) m_out << ' ' << number;
            mutant::g_reached[number] = 0;
        }
        m_out << '\n';
    }

    std::ofstream m_out;
};

const bool g_listening = [] {
    const char* path = std::getenv("KYDAI_REACH");
    if (path) testing::UnitTest::GetInstance()->listeners().Append(new Reach(path));
    return path != nullptr;
}();

}  // namespace
