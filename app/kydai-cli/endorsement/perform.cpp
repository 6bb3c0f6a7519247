#include "endorsement/perform.h"

#include "endorsement/scores_by_gap.h"
#include "support/assert.h"
#include "support/file_system.h"

#include <QDate>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <optional>
#include <regex>
#include <sstream>
#include <utility>

namespace kydai::endorsement {

namespace {

namespace fs = std::filesystem;

constexpr int kMostSeconds = 300;  // of one process
constexpr std::size_t kShown = 600;

struct Ended {
    int status = -1;
    std::string said{};
};

/// Without a display, in no language of its own, with settings of nobody.
Ended runProcess(const fs::path& program, const QStringList& words, const fs::path& folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"}) environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const QString home = QString::fromStdU16String((folder / "home").u16string());
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(QString::fromLatin1(name), home);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(QString::fromStdU16String(folder.u16string()));
    process.start(QString::fromStdU16String(program.u16string()), words);
    if (!process.waitForFinished(kMostSeconds * 1000)) return {-1, "it did not end"};
    Ended ended{process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, {}};
    ended.said = (process.readAllStandardOutput() + process.readAllStandardError()).toStdString();
    return ended;
}

std::string contentOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void put(const fs::path& file, const std::string& text)
{
    std::ofstream(file, std::ios::binary) << text;
}

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::pair<std::string, std::string> parted(const std::string& text)
{
    const std::size_t space = std::min(text.find(' '), text.size());
    return {text.substr(0, space), space < text.size() ? text.substr(space + 1) : std::string()};
}

bool matches(const std::string& text, const std::string& expression)
{
    return std::regex_search(text, std::regex(expression, std::regex::ECMAScript | std::regex::multiline));
}

bool contains(const std::string& text, const std::string& what)
{
    return text.find(what) != std::string::npos;
}

/// Where a letter stands that English has not (Latin beyond the first 256), with what is around it; the program's name
/// stays out of it.
std::string foreignWord(QString text)
{
    static const QRegularExpression kForeign(QStringLiteral("[\\x{100}-\\x{24F}\\x{1E00}-\\x{1EFF}]"));
    text.remove(QStringLiteral("Kỳ Đài"));
    const qsizetype at = text.indexOf(kForeign);
    constexpr qsizetype kAround = 20;
    return at < 0 ? std::string() : text.mid(std::max(qsizetype{0}, at - kAround), 2 * kAround).toStdString();
}

/// Each `{N days ago}` as the day that it was.
std::string withDays(std::string text)
{
    static const std::regex kDay(R"(\{(\d+) days ago\})");
    for (std::smatch found; std::regex_search(text, found, kDay);) {
        const QDate day = QDate::currentDate().addDays(-std::stoi(found[1]));
        text = found.prefix().str() + day.toString(Qt::ISODate).toStdString() + found.suffix().str();
    }
    return text;
}

/// Without any network, where this system can take it from a process; else nothing.
QStringList withoutNetwork()
{
    const QStringList words{QStringLiteral("--net"), QStringLiteral("--map-root-user")};
    QProcess process;
    process.start(QStringLiteral("unshare"), words + QStringList{QStringLiteral("true")});
    const bool can =
        process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return can ? QStringList{QStringLiteral("unshare")} + words : QStringList{};
}

}  // namespace

struct Performer::Setup {
    cli::PassingFolder folder{};
    std::vector<std::string> deeds{};
    std::string deviation{};
};

/// One walk through the steps of a case or a setup.
class Performer::Run {
public:
    Run(Performer& by, fs::path folder) : m_by(by), m_folder(std::move(folder)) {}

    /// What was otherwise than expected, at the first step where something was.
    std::string walk(const std::vector<Step>& steps)
    {
        for (m_at = 0; m_at < steps.size(); ++m_at) {
            m_next = m_at + 1 < steps.size() ? &steps[m_at + 1] : nullptr;
            if (std::string deviation = take(steps[m_at]); !deviation.empty()) return deviation;
        }
        return {};
    }
    std::vector<std::string> takeDeeds() { return std::move(m_deeds); }
    [[nodiscard]] bool isPerformed() const { return m_performed; }

private:
    using Deed = std::string (Run::*)(const Step& step);

    std::string take(const Step& step)
    {
        static const std::map<std::string, Deed, std::less<>> kDeeds{
            {"use", &Run::use},          {"file", &Run::file},     {"$", &Run::call},        {"window", &Run::window},
            {"exit", &Run::nothing},     {"repeat", &Run::repeat}, {"says", &Run::says},     {"never", &Run::never},
            {"matches", &Run::matching}, {"in", &Run::in},         {"not", &Run::notIn},     {"some", &Run::some},
            {"same", &Run::same},        {"differ", &Run::differ}, {"nofile", &Run::noFile}, {"replace", &Run::replace},
            {"drop", &Run::drop},        {"lacks", &Run::lacks},   {"latin", &Run::latin},   {"follow", &Run::follow},
            {"offline", &Run::offline}};
        const auto deed = kDeeds.find(step.word);
        KYDAI_ASSERT(deed != kDeeds.end());
        return (this->*deed->second)(step);
    }

    std::string use(const Step& step)
    {
        const Setup& setup = m_by.setup(step.text);
        fs::copy(setup.folder.path(), m_folder, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        m_deeds.insert(m_deeds.end(), setup.deeds.begin(), setup.deeds.end());
        return setup.deviation;
    }
    std::string file(const Step& step)
    {
        const std::string body = withDays(step.body);
        put(m_folder / pathOf(step.text), body);
        m_deeds.push_back("file " + step.text + ":\n" + body);
        return {};
    }
    std::string call(const Step& step)
    {
        const bool isSaid = m_next != nullptr && m_next->word == "exit";
        const std::string wanted = isSaid ? m_next->text : "0";
        m_deeds.push_back(step.text + (isSaid ? "   # exit " + wanted : ""));
        const int turns = std::exchange(m_turns, 1);
        for (int turn = 1; turn <= turns; ++turn) {
            std::string words = step.text;
            replaceAll(words, "{n}", std::to_string(turn));
            QStringList list = QProcess::splitCommand(QString::fromStdString(words));
            list.removeFirst();  // kydai-cli
            const Ended ended = run(m_by.m_program, list);
            m_said = ended.said;
            if (wanted != "any" && std::to_string(ended.status) != wanted)
                return fmt::format("'{}' ends with {}, not {}: {}", words, ended.status, wanted, shown());
        }
        return {};
    }
    std::string window(const Step& step)
    {
        m_deeds.push_back("in the window:\n" + step.body);
        if (m_by.m_window.empty()) {
            m_performed = false;
            return {};
        }
        put(m_folder / "window.txt", step.body);
        const Ended ended = run(m_by.m_window, {QStringLiteral("window.txt")});
        m_said = ended.said;
        return ended.status == 0 ? std::string() : "the window: " + shown();
    }
    std::string offline(const Step& /*step*/)
    {
        m_before = withoutNetwork();
        m_performed = m_performed && !m_before.isEmpty();
        m_deeds.emplace_back("without any network:");
        return {};
    }
    Ended run(const fs::path& program, const QStringList& words)
    {
        if (m_before.isEmpty()) return runProcess(program, words, m_folder);
        const QStringList after{QString::fromStdU16String(program.u16string())};
        return runProcess(m_before.front().toStdU16String(), m_before.mid(1) + after + words, m_folder);
    }
    std::string nothing(const Step& /*step*/) { return {}; }
    std::string repeat(const Step& step)
    {
        std::from_chars(step.text.data(), step.text.data() + step.text.size(), m_turns);
        m_deeds.push_back(step.text + " times:");
        return {};
    }
    std::string says(const Step& step) { return hold(step, contains(m_said, step.text), shown()); }
    std::string never(const Step& step) { return hold(step, !contains(m_said, step.text), shown()); }
    std::string matching(const Step& step) { return hold(step, matches(m_said, step.text), shown()); }
    std::string in(const Step& step)
    {
        const auto [name, text] = parted(step.text);
        return hold(step, contains(contentOf(m_folder / pathOf(name)), text), "it is not in " + name);
    }
    std::string notIn(const Step& step)  // "not in FILE TEXT"
    {
        const auto [name, text] = parted(parted(step.text).second);
        return hold(step, fs::exists(m_folder / pathOf(name)) && !contains(contentOf(m_folder / pathOf(name)), text),
                    "it is in " + name);
    }
    std::string some(const Step& step)
    {
        const auto [prefix, expression] = parted(step.text);
        const std::string& start = prefix;
        const std::string& wanted = expression;
        const bool found =
            std::any_of(fs::directory_iterator(m_folder), fs::directory_iterator(), [&](const auto& each) {
                return toUtf8(each.path().filename()).starts_with(start) && matches(contentOf(each.path()), wanted);
            });
        return hold(step, found, "in none of them");
    }
    std::string lacks(const Step& step)
    {
        const auto [name, expression] = parted(step.text);
        return hold(step,
                    fs::exists(m_folder / pathOf(name)) && !matches(contentOf(m_folder / pathOf(name)), expression),
                    "it is in " + name);
    }
    std::string latin(const Step& step)
    {
        std::istringstream names(step.text);
        for (std::string name; names >> name;) {
            const std::string text = contentOf(m_folder / pathOf(name));
            const std::string foreign = foreignWord(QString::fromStdString(text));
            if (text.empty() || !foreign.empty()) return hold(step, false, foreign + " in " + name);
        }
        return hold(step, true, {});
    }
    std::string follow(const Step& step)
    {
        ScoresByGap scores(step.body);
        for (const auto& each : fs::directory_iterator(m_folder)) {
            if (toUtf8(each.path().filename()).starts_with(step.text)) scores.add(contentOf(each.path()));
        }
        const std::string otherwise = scores.otherwise();
        return hold(step, otherwise.empty(), otherwise);
    }
    std::string same(const Step& step) { return hold(step, areEqual(step), "they differ"); }
    std::string differ(const Step& step) { return hold(step, !areEqual(step), "they are equal"); }
    std::string noFile(const Step& step)
    {
        return hold(step, !fs::exists(m_folder / pathOf(step.text)), "it is there");
    }
    std::string replace(const Step& step)
    {
        m_deeds.push_back("replace " + step.text);
        constexpr std::string_view kBar = " | ";
        std::string rest = step.text;
        replaceAll(rest, "↵", "\n");
        std::array<std::string, 3> parts{};
        for (std::string& part : parts) {
            const std::size_t bar = std::min(rest.find(kBar), rest.size());
            part = rest.substr(0, bar);
            rest = bar < rest.size() ? rest.substr(bar + kBar.size()) : std::string();
        }
        std::string text = contentOf(m_folder / pathOf(parts[0]));
        const std::size_t at = text.find(parts[1]);
        if (at == std::string::npos) return fmt::format("'{}' is not in {}", parts[1], parts[0]);
        put(m_folder / pathOf(parts[0]), text.replace(at, parts[1].size(), parts[2]));
        return {};
    }
    std::string drop(const Step& step)
    {
        m_deeds.push_back("drop the lines of " + step.text);
        const auto [name, start] = parted(step.text);
        std::istringstream lines(contentOf(m_folder / pathOf(name)));
        std::string kept;
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with(start)) kept += line + '\n';
        }
        put(m_folder / pathOf(name), kept);
        return {};
    }

    std::string hold(const Step& step, bool holds, const std::string& instead)
    {
        const std::string expected = step.word + ' ' + step.text;
        m_deeds.push_back("  expected: " + expected);
        return holds ? std::string() : fmt::format("expected '{}': {}", expected, instead);
    }
    bool areEqual(const Step& step)
    {
        const auto [one, other] = parted(step.text);
        return contentOf(m_folder / pathOf(one)) == contentOf(m_folder / pathOf(other));
    }
    [[nodiscard]] std::string shown() const { return m_said.substr(0, kShown); }

    Performer& m_by;
    fs::path m_folder;
    std::size_t m_at = 0;
    const Step* m_next = nullptr;
    std::string m_said{};
    int m_turns = 1;
    QStringList m_before{};  ///< of each process
    bool m_performed = true;
    std::vector<std::string> m_deeds{};
};

Performer::Performer(const Endorsement& endorsement, fs::path program, fs::path window)
    : m_endorsement(endorsement), m_program(std::move(program)), m_window(std::move(window))
{
}

Performer::~Performer() = default;

const Performer::Setup& Performer::setup(const std::string& name)
{
    {
        const std::scoped_lock lock(m_mutex);
        const auto made = m_setups.find(name);
        if (made != m_setups.end()) return *made->second;
    }
    auto setup = std::make_shared<Setup>();
    const auto steps = m_endorsement.setups.find(name);
    KYDAI_ASSERT(steps != m_endorsement.setups.end());
    Run run(*this, setup->folder.path());
    setup->deviation = run.walk(steps->second);
    setup->deeds = run.takeDeeds();
    const std::scoped_lock lock(m_mutex);
    return *m_setups.try_emplace(name, std::move(setup)).first->second;  // another thread's, where it was faster
}

Performed Performer::perform(const Case& one)
{
    const cli::PassingFolder folder;
    Run run(*this, folder.path());
    Performed performed;
    performed.deviation = run.walk(one.steps);
    performed.done = run.isPerformed();
    performed.deeds = run.takeDeeds();
    return performed;
}

}  // namespace kydai::endorsement
