// The scripts of packaging/ in a folder with a name of its own kind, without the tools that build and install: in their
// place stand scripts that note how they were called. What is proved is which words the scripts take, what they refuse,
// and that no name falls apart at a space.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <vector>

namespace kydai::meta {
namespace {

namespace fs = std::filesystem;

struct Outcome {
    int status = -1;
    std::string out{};
    std::string err{};
};

std::string textOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& text, bool runs = false)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    if (runs) fs::permissions(path, fs::perms::owner_all);
}

std::string quoted(const std::string& word)
{
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

class Packaging : public ::testing::Test {
protected:
    void SetUp() override
    {
        const fs::path sources(KYDAI_SOURCE_DIR);
        m_place = fs::path(KYDAI_BINARY_DIR) / "tmp" / ::testing::UnitTest::GetInstance()->current_test_info()->name();
        fs::remove_all(m_place);
        m_top = m_place / "Kỳ Đài thử $HOME's [1] *";
        fs::create_directories(m_top);
        fs::copy(sources / "packaging", m_top / "packaging", fs::copy_options::recursive);
        fs::copy(sources / ".ci", m_top / ".ci", fs::copy_options::recursive);
        fs::copy(sources / ".clang-tidy", m_top / ".clang-tidy");
        write(m_top / "core/model/một tệp.cpp", "int one;\n");
        write(m_top / "core/model/two.cpp", "int two;\n");
        for (const char* room : {"ui", "app", "tests"}) write(m_top / room / "a.h", "#pragma once\n");
        for (const char* tool :
             {"sh",    "env",       "python3", "dirname", "readlink", "sed",   "awk", "sort", "grep",  "cat", "tr",
              "xargs", "sha256sum", "cut",     "find",    "touch",    "mkdir", "rm",  "ls",   "nproc", "bash"})
            borrow(tool);
        stub("id", "echo 1000");
        stub("dpkg-query", "shift 2; for package; do echo \"installed $package\"; done");
        for (const char* tool : {"cmake", "ctest", "apt-get", "sudo", "clang-format-14", "shellcheck", "cpack"})
            stub(tool, {});
        stub("clang-tidy-14", "for word; do :; done; case $word in *faulty*) exit 1 ;; esac");
        stub("git", "printf '%s\\n' 'core/model/một tệp.cpp' core/model/two.cpp core/model/gone.cpp");
        fs::create_directories(m_top / "build/run");
        stub("ninja", "echo 'true -MD -MT a.o -MF a.d -o a.o -c /a/Unity/unity_0_cxx.cxx'");
    }
    void TearDown() override { fs::remove_all(m_place); }

    /// A tool of this machine, which the scripts may use anywhere.
    void borrow(const std::string& tool)
    {
        for (const char* folder : {"/usr/bin", "/bin"}) {
            const fs::path path = fs::path(folder) / tool;
            if (!fs::exists(path)) continue;
            fs::create_directories(m_place / "bin");
            fs::create_symlink(path, m_place / "bin" / tool);
            return;
        }
        FAIL() << "there is no " << tool << " here";
    }
    /// A tool that notes its words, a line a call, and does `work`.
    void stub(const std::string& tool, const std::string& work) const
    {
        write(m_place / "bin" / tool,
              "#!/bin/sh\n{ printf '%s' " + tool + "; printf '|%s' \"$@\"; echo; } >>" +
                  quoted((m_place / "calls").string()) + '\n' + work + '\n',
              true);
    }
    /// The calls of a tool so far; of all where none is named.
    [[nodiscard]] std::vector<std::string> calls(const std::string& tool = {}) const
    {
        std::vector<std::string> found;
        std::istringstream lines(textOf(m_place / "calls"));
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with(tool)) found.push_back(line);
        }
        return found;
    }
    /// Calls a script of the folder, in an environment that holds little.
    [[nodiscard]] Outcome call(const std::string& script, const std::string& words = {},
                               const std::string& environment = {}) const
    {
        const std::string command = "cd / && env -i PATH=" + quoted((m_place / "bin").string()) + " " + environment +
                                    " " + quoted((m_top / script).string()) + " " + words + " >" +
                                    quoted((m_place / "out").string()) + " 2>" + quoted((m_place / "err").string());
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(m_place / "out"), textOf(m_place / "err")};
    }

    fs::path m_place{};
    fs::path m_top{};
};

TEST_F(Packaging, EveryScriptHelpsAndRefusesWordsThatItDoesNotKnow)
{
    std::vector<std::string> scripts{".ci/run"};
    for (const auto& entry : fs::directory_iterator(m_top / "packaging")) {
        const bool runs = (entry.status().permissions() & fs::perms::owner_exec) != fs::perms::none;
        if (entry.is_regular_file() && runs) scripts.push_back("packaging/" + entry.path().filename().string());
    }
    EXPECT_GT(scripts.size(), 10U);
    for (const std::string& script : scripts) {
        const Outcome help = call(script, "--help");
        EXPECT_EQ(help.status, 0) << script << help.err;
        EXPECT_GT(help.out.size(), 60U) << script;
        EXPECT_EQ(help.out.find("set -eu"), std::string::npos) << script;
        const Outcome refused = call(script, "--nonsense");
        EXPECT_EQ(refused.status, 2) << script << refused.out;
        EXPECT_FALSE(refused.err.empty()) << script;
    }
    EXPECT_EQ(calls(), std::vector<std::string>{});
}

TEST_F(Packaging, RunRefusesAFileAndALanguageThatIsNone)
{
    EXPECT_EQ(call("packaging/run", "giai.kydai").status, 2);
    EXPECT_EQ(call("packaging/run", "--lang de").status, 2);
    EXPECT_EQ(call("packaging/run", "--lang").status, 2);
    EXPECT_EQ(calls(), std::vector<std::string>{});
}

TEST_F(Packaging, RunWritesPrintsWhereTheWindowFindsNoDisplay)
{
    write(m_top / "build/run/bin/kydai-cli", "#!/bin/sh\nfor word; do :; done\n: >\"$word\"\n", true);
    write(m_top / "build/run/bin/kydai", "#!/bin/sh\nexit 69\n", true);
    for (const char* display : {"", "DISPLAY=:77", "WAYLAND_DISPLAY=wayland-9"}) {
        fs::remove_all(m_top / "build/sample-prints");
        const Outcome outcome = call("packaging/run", "--lang en", display);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_NE(outcome.out.find((m_top / "build/sample-prints").string()), std::string::npos);
        for (const char* document : {"pairings", "standings", "crosstable", "explanation"})
            EXPECT_TRUE(fs::exists(m_top / "build/sample-prints" / (std::string(document) + ".pdf"))) << document;
    }
    EXPECT_EQ(calls("sudo").size() + calls("apt-get").size(), 0U) << "nothing was missing";
    // A window that ended otherwise is no missing display.
    write(m_top / "build/run/bin/kydai", "#!/bin/sh\nexit 70\n", true);
    EXPECT_EQ(call("packaging/run", {}, "DISPLAY=:77").status, 70);
}

TEST_F(Packaging, WhatIsMissingIsInstalledByRootOrToldWhereNobodyCan)
{
    stub("dpkg-query", "shift 2; for package; do [ $package = cmake ] || echo \"installed $package\"; done");
    write(m_top / "build/run/bin/kydai-cli", "#!/bin/sh\n", true);
    EXPECT_EQ(call("packaging/run").status, 0);
    EXPECT_EQ(calls("sudo").size(), 2U);
    EXPECT_TRUE(calls("sudo").back().ends_with("|--no-install-recommends|cmake")) << calls("sudo").back();
    fs::remove(m_place / "bin/sudo");
    const auto built = calls("cmake").size();
    const Outcome alone = call("packaging/run");
    EXPECT_NE(alone.status, 0);
    EXPECT_NE(alone.err.find("root"), std::string::npos) << alone.err;
    EXPECT_EQ(calls("cmake").size(), built) << "nothing is built without what building needs";
    stub("id", "echo 0");
    EXPECT_EQ(call("packaging/run").status, 0);
    EXPECT_TRUE(calls("apt-get").back().ends_with("|cmake")) << calls("apt-get").back();
}

TEST_F(Packaging, TidyJudgesEachFileOfTheCommitOnce)
{
    EXPECT_EQ(call("packaging/check-tidy").status, 0);
    ASSERT_EQ(calls("clang-tidy-14").size(), 2U);
    const auto judged = calls("clang-tidy-14");
    EXPECT_TRUE(std::ranges::any_of(judged, [](const std::string& line) {
        return line.ends_with("|build/tidy|core/model/một tệp.cpp");
    })) << judged.front();
    EXPECT_EQ(call("packaging/check-tidy").status, 0);
    EXPECT_EQ(calls("clang-tidy-14").size(), 2U) << "what was found clean is not judged again";
    write(m_top / "core/model/two.cpp", "int changed;\n");
    EXPECT_EQ(call("packaging/check-tidy").status, 0);
    EXPECT_EQ(calls("clang-tidy-14").size(), 3U);
    stub("git", "echo 'core/model/faulty one.cpp'");
    write(m_top / "core/model/faulty one.cpp", "int fault;\n");
    const Outcome faulty = call("packaging/check-tidy");
    EXPECT_NE(faulty.status, 0);
    EXPECT_NE(faulty.out.find("core/model/faulty one.cpp is not clean"), std::string::npos) << faulty.out;
}

TEST_F(Packaging, TidyInFullJudgesBatchesAndSingleFilesOfTheProgramsAlone)
{
    const std::string top = m_top.string();
    const std::string batches = "build/tidy-batches";
    const std::string unity = top + "/build/tidy-batches/core/model/CMakeFiles/kydai_model.dir/Unity/unity_0_cxx.cxx";
    std::string text = "[\n";
    for (const std::string& file : {unity, top + "/ui/a b.cpp", top + "/tests/core/c.cpp",
                                    top + "/build/tidy-batches/ui/CMakeFiles/x.dir/qrc_resources_1.cpp"}) {
        write(file, "// " + file + "\n#include \"" + top + "/core/model/một tệp.cpp\"\n");
        text += "  \"file\": \"" + file + "\",\n";
    }
    write(m_top / batches / "compile_commands.json", text + "]\n");
    EXPECT_EQ(call("packaging/check-tidy", "--full").status, 0);
    std::set<std::string> judged;
    for (const std::string& line : calls("clang-tidy-14")) judged.insert(line.substr(line.rfind('|') + 1));
    EXPECT_EQ(judged, (std::set<std::string>{unity, top + "/ui/a b.cpp"}));
    write(m_top / "core/model/một tệp.cpp", "int changed;\n");
    EXPECT_EQ(call("packaging/check-tidy", "--full").status, 0);
    EXPECT_EQ(calls("clang-tidy-14").size(), 4U) << "a batch is judged again with what it includes";
}

TEST_F(Packaging, MocGetsTheFoldersOfTheseSourcesAlone)
{
    stub("moc", {});
    std::string script = textOf(m_top / "packaging/moc.in");
    const auto put = [&](const std::string& name, const std::string& text) {
        script.replace(script.find(name), name.size(), text);
    };
    const std::string sources = quoted(m_top.string());
    put("@KYDAI_QUOTED_SOURCES@", sources.substr(1, sources.size() - 2));
    put("@KYDAI_MOC@", (m_place / "bin/moc").string());
    write(m_top / "packaging/moc", script, true);
    const std::string ours = "-I" + (m_top / "ui").string();
    EXPECT_EQ(call("packaging/moc", quoted(ours) + " -I/usr/include/qt6 -DONE 'a b.h'").status, 0);
    EXPECT_EQ(calls("moc"), std::vector{"moc|" + ours + "|-DONE|a b.h"});
}

TEST_F(Packaging, WhatRunCompilesIsReadByItsCompiler)
{
    EXPECT_EQ(call("packaging/check-run").status, 0);
    stub("ninja", "echo 'false -MD -MT a.o -MF a.d -o a.o -c /a/Unity/unity_0_cxx.cxx'");
    EXPECT_NE(call("packaging/check-run").status, 0) << "a unit that does not compile";
    stub("ninja", "echo 'true -o a.o -c /a/one.cpp'");
    EXPECT_EQ(call("packaging/check-run").status, 1) << "nothing is read";
}

TEST_F(Packaging, TestEndsWithTheCountOfWhatPassed)
{
    stub("ctest",
         "mkdir -p build/dev/reports; echo '<testsuites tests=\"7\" failures=\"0\" time=\"1\">' "
         ">build/dev/reports/a.xml");
    const Outcome passed = call("packaging/test");
    EXPECT_EQ(passed.status, 0) << passed.err;
    EXPECT_TRUE(passed.out.ends_with("7 passed, 0 failed\n")) << passed.out;
    EXPECT_EQ(calls("clang-format-14").size(), 1U);
    stub("clang-tidy-14", "exit 1");
    write(m_top / "core/model/two.cpp", "int faulty;\n");
    const Outcome failed = call(".ci/run");
    EXPECT_NE(failed.status, 0);
    EXPECT_TRUE(failed.out.ends_with("7 passed, 1 failed\n")) << failed.out;
}

TEST_F(Packaging, CommitsAreHeldToTheirMessages)
{
    fs::remove(m_place / "bin/git");
    for (const char* tool : {"git", "head", "wc"}) borrow(tool);
    const auto git = [&](const std::string& words) {
        const std::string command = "cd " + quoted(m_top.string()) + " && git " + words + " >/dev/null 2>&1";
        ASSERT_EQ(std::system(command.c_str()), 0) << words;
    };
    const auto commit = [&](const std::string& message) {
        write(m_place / "message", message);
        git("-c user.name=a -c user.email=a@b commit --allow-empty -F " + quoted((m_place / "message").string()));
    };
    git("init");
    commit("anything before; is not looked at.");
    git("tag before");
    const std::string why = "\n\nBecause.\n\n";
    commit("Say why" + why + "No change of behaviour.\n");
    commit("Sắp lại" + std::string(64, 'x') + why + "It is so: no more. No change of\npairing.\n");
    commit("Pair otherwise" + why + "TOTAL files=2 rounds=9 equal=9\n");
    const Outcome sound = call("packaging/check-commits", "before");
    EXPECT_EQ(sound.status, 0) << sound.out << sound.err;
    EXPECT_EQ(sound.out, "3 commits since before, 0 faults in their messages\n");
    const std::string last = "No change of behaviour.\n";
    for (const std::string& message :
         {"Sắp lại" + std::string(65, 'x') + why + last, "Do one thing; and another" + why + last,
          "say why" + why + last, "Say why." + why + last, "Say why\n\n" + last, "Say why" + why,
          "Say why\nBecause.\n\n" + last}) {
        git("tag -f sound");
        commit(message);
        const Outcome faulty = call("packaging/check-commits", "sound");
        EXPECT_EQ(faulty.status, 1) << message;
        EXPECT_TRUE(faulty.out.ends_with("1 commits since sound, 1 faults in their messages\n")) << faulty.out;
    }
    EXPECT_EQ(call("packaging/check-commits").status, 2);
    EXPECT_EQ(call("packaging/check-commits", "no-such").status, 2);
}

}  // namespace
}  // namespace kydai::meta
