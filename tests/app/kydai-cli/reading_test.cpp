// Reading changes nothing: no verb but `apply` alters a byte of an event file of any version, or of anything beside it;
// `apply` brings a file up to date, with a backup, and only where it writes.

#include "app/kydai-cli/run_cli.h"
#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "store/migrations.h"

#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

/// Words between the braces behind a name in a help text, or the first word of each line behind a heading.
std::vector<std::string> choicesOf(const std::string& help, const std::string& option)
{
    std::smatch found;
    EXPECT_TRUE(std::regex_search(help, found, std::regex(option + " TEXT:\\{([^}]*)\\}"))) << option;
    std::vector<std::string> words;
    std::istringstream list(found[1]);
    for (std::string word; std::getline(list, word, ',');) words.push_back(word);
    return words;
}
std::set<std::string> verbsOf(const std::string& help)
{
    std::set<std::string> verbs;
    std::istringstream lines(help.substr(help.find("Subcommands:")));
    const std::regex verb("  (\\w[\\w-]*) .*");
    std::smatch found;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_match(line, found, verb)) verbs.insert(found[1]);
    }
    return verbs;
}

class Reading : public store::StoreTest, public ::testing::WithParamInterface<int> {
protected:
    void SetUp() override
    {
        if (GetParam() < store::newestVersion())
            store::makeOld(file(), GetParam());
        else
            withSection();
        fs::create_directories(store::backupFolder(file()));
        fs::copy_file(file(), store::backupFolder(file()) / "backup.kydai");
        fs::create_directories(m_out.path());
        const auto event = store::EventFile::read(file());
        ASSERT_TRUE(event.ok());
        for (const EventSection& each : event->sections) {
            const bool isFull = each.section->roundsPaired() > 0 && !each.section->isTeamEvent();
            if (!m_section.empty() && !isFull) continue;
            m_section = each.section->info.name;
            m_isFull = isFull;
            if (isFull) break;
        }
    }
    [[nodiscard]] std::map<std::string, std::string> everything() const { return store::everythingIn(folder()); }
    /// Of one version everything is called, of the others what reads in its own way.
    [[nodiscard]] static bool isLong() { return GetParam() == store::newestVersion() - 1; }
    [[nodiscard]] std::string out(const std::string& name) const { return (m_out.path() / name).string(); }
    [[nodiscard]] int versionIn(const fs::path& path) const
    {
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        return store::versionOf(database);
    }
    /// Every call of a verb that is about the event, by the verb.
    [[nodiscard]] std::map<std::string, std::vector<std::vector<std::string>>> calls() const
    {
        const std::string event = file().string();
        const std::vector<std::string> here{"--section", m_section};
        std::map<std::string, std::vector<std::vector<std::string>>> all;
        const auto add = [&](std::vector<std::string> call, bool ofSection = true) {
            if (ofSection) call.insert(call.end(), here.begin(), here.end());
            all[call.front()].push_back(std::move(call));
        };
        add({"check", event}, false);
        add({"pair", event});
        for (const char* by : {"players", "unit"}) add({"standings", event, "--by", by});
        for (const char* format : {"text", "html"}) add({"editions", event, "--format", format});
        add({"whatif", event, "--if", "tiebreaks BH,SB"});
        add({"chances", event, "--finishes", "5"});
        add({"rate", event, "--system", "fide"});
        add({"norms", event, "--forecast"});
        add({"prizes", event, "--template", choicesOf(runCli({"prizes", "--help"}).out, "--template").front()});
        add({"publish", event, out("pages")}, false);
        add({"follow", event, out("copy.kydai"), "--once"}, false);
        store::writeBytes(out("list.csv"), "Họ và tên,Năm sinh\nNguyễn Văn An,2015\n");
        add({"divide", event, out("list.csv")}, false);
        add({"explain", "bye", event, "--round", "1"});
        add({"explain", "colours", event, "--player", "1"});
        add({"explain", "next", event});
        std::vector<const char*> endings{"json", "kydai"};
        if (isLong()) endings.insert(endings.end(), {"trf", "trf26", "csv", "xlsx", "html"});
        for (const char* ending : endings) add({"convert", event, out(std::string("o.") + ending), "--force"});
        std::vector<std::string> documents = choicesOf(runCli({"print", "--help"}).out, "--document");
        if (!isLong()) documents.resize(1);
        for (const std::string& document : documents)
            add({"print", event, "--document", document, "-o", out(document + ".html"), "--force"});
        // A verb that nobody can end sooner.
        add({"serve", isLong() ? event : out("none.kydai"), "--port", "0", "--seconds", "1"}, false);
        // Not about an event; an event is no input of theirs.
        add({"schema", "event"}, false);
        add({"schema", "changes"}, false);
        add({"endorsement"}, false);
        add({"lesson"}, false);
        add({"verify", out("none")}, false);
        add({"index", out("none")}, false);
        add({"generate", "--seed", "7", "-o", out("g.trf26"), "--force"}, false);
        return all;
    }

    store::TempFolder m_out{};
    std::string m_section{};  ///< a section of players who have played, where there is one
    bool m_isFull = false;
};

TEST_P(Reading, NoVerbThatReadsChangesAByte)
{
    const auto before = everything();
    std::set<std::string> walked{"apply"};
    std::set<std::string> done;
    for (const auto& [verb, ofVerb] : calls()) {
        walked.insert(verb);
        for (const std::vector<std::string>& call : ofVerb) {
            std::string said;
            for (const std::string& word : call) said += word + ' ';
            const CliRun run = runCli(call);
            EXPECT_LT(run.status, kInternal) << said << run.err;
            if (run.status <= kNegative) done.insert(verb);
            ASSERT_EQ(everything(), before) << said;
        }
    }
    done.insert({"apply", "serve"});
    if (m_isFull) {
        EXPECT_EQ(done, walked) << "a verb read nothing";
    }
    EXPECT_EQ(walked, verbsOf(runCli({"--help"}).out)) << "a verb is not walked";
    for (const char* word : {"-c", "-p"}) {  // the calls of the engines, who read reports
        runCli({"--dutch", file().string(), word});
        EXPECT_EQ(everything(), before) << word;
    }
}

TEST_P(Reading, ApplyBringsAFileUpToDateOnlyWhereItWrites)
{
    const auto before = everything();
    const auto apply = [&](const std::string& changes) {
        store::writeBytes(out("changes.json"), changes);
        return runCli({"apply", file().string(), "--changes", out("changes.json"), "--section", m_section});
    };
    EXPECT_EQ(apply(R"([{"change":"rename_evnt","name":"x"}])").status, kBadInput) << "nothing that can be made";
    EXPECT_EQ(everything(), before);
    EXPECT_EQ(apply(R"([{"change":"remove_section"}])").status, kNegative) << "asked, not answered";
    EXPECT_EQ(everything(), before);
    const Json was = toJson(*store::EventFile::read(file()));
    EXPECT_EQ(apply(R"([{"change":"rename_event","name":")" + was["name"].get<std::string>() + R"("}])").status, kDone);
    EXPECT_EQ(everything(), before) << "nothing differs";
    EXPECT_EQ(apply(R"([{"change":"rename_event","name":"Tên khác"}])").status, kDone);
    EXPECT_EQ(versionIn(file()), store::newestVersion());
    EXPECT_EQ(store::EventFile::read(file())->name, "Tên khác");
    if (GetParam() == store::newestVersion()) return;
    std::vector<fs::path> backups;
    for (const auto& entry : fs::directory_iterator(store::backupFolder(file()))) {
        if (entry.path().filename() != "backup.kydai") backups.push_back(entry.path());
    }
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(versionIn(backups.front()), GetParam());
    EXPECT_EQ(toJson(*store::EventFile::read(backups.front())), was);
}

INSTANTIATE_TEST_SUITE_P(Versions, Reading, ::testing::Range(1, store::newestVersion() + 1),
                         [](const auto& each) { return "Version" + std::to_string(each.param); });

using Copied = store::StoreTest;

TEST_F(Copied, WhileItWasOpenSaysUntilWhenItIsWhole)
{
    store::EventFile made = withSection();
    ASSERT_TRUE(made.settle().ok());
    const std::string settled = bytesIn(file());
    const auto draw = firstBoard(made, Outcome::Draw, Outcome::Draw);
    ASSERT_TRUE(fixture::apply(made, draw, who(60)).ok());
    const fs::path stick = folder() / "stick.kydai";
    for (const bool isSettled : {true, false}) {
        store::writeBytes(stick, isSettled ? settled : bytesIn(file()));
        const std::string pages = (folder() / "pages").string();
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"standings", stick.string()}, {"publish", stick.string(), pages}}) {
            const CliRun told = runCli(words);
            EXPECT_EQ(told.status, 0) << words.front() << told.err;
            EXPECT_EQ(told.err.find("complete to ") == std::string::npos, isSettled) << words.front() << told.err;
        }
    }
}

}  // namespace
}  // namespace kydai::cli
