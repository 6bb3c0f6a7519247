#include "endorsement/script.h"

#include "support/assert.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kydai::endorsement {

namespace {

constexpr std::size_t kStepDepth = 4;
constexpr std::size_t kSetupDepth = 2;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::size_t depthOf(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

bool isBlank(std::string_view line)
{
    return depthOf(line) == line.size();
}

int numberOf(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// "F", or per cent and the next question.
Consequence consequenceOf(std::string_view text)
{
    if (text == "F") return {.hard = true};
    const std::size_t space = std::min(text.find(' '), text.size());
    return {.percent = numberOf(text.substr(0, space)),
            .next = space < text.size() ? numberOf(text.substr(space + 1)) : 0};
}

std::map<int, Question> listOf(std::string_view text)
{
    std::map<int, Question> list;
    for (std::string_view line : linesOf(text)) {
        if (line.empty() || line.front() == '#') continue;
        std::array<std::string_view, 4> cells{};
        for (std::string_view& cell : cells) {
            const std::size_t end = std::min(line.find('\t'), line.size());
            cell = line.substr(0, end);
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        Question question;
        question.number = numberOf(cells[0]);
        question.yes = consequenceOf(cells[1]);
        question.no = consequenceOf(cells[2]);
        question.asks = cells[3];
        list.emplace(question.number, std::move(question));
    }
    return list;
}

bool isStepWord(std::string_view word)
{
    constexpr std::array kWords{"use",     "file", "$",      "exit",  "repeat", "says",   "never",
                                "matches", "in",   "not",    "some",  "same",   "differ", "nofile",
                                "replace", "drop", "window", "lacks", "latin",  "follow", "offline"};
    return std::ranges::find(kWords, word) != kWords.end();
}

/// Reads one case file into what was read of others.
class CaseReader {
public:
    CaseReader(Endorsement& into, std::map<int, Question>& list) : m_into(into), m_list(list) {}

    /// False at the first line that is none; `problem` says which.
    bool read(std::string_view text, std::string& problem)
    {
        m_lines = linesOf(text);
        m_question = nullptr;
        m_steps = nullptr;
        for (m_at = 0; m_at < m_lines.size(); ++m_at) {
            const std::string_view line = m_lines[m_at];
            if (isBlank(line) || line.front() == '#') continue;
            if (takeHead(line) || takeStep(line)) continue;
            problem = line;
            return false;
        }
        return true;
    }

private:
    bool takeHead(std::string_view line)
    {
        constexpr std::string_view kSetup = "setup ";
        constexpr std::string_view kQuestion = "question ";
        constexpr std::string_view kPerson = "  person ";
        if (line.starts_with(kSetup)) {
            m_steps = &m_into.setups[std::string(line.substr(kSetup.size()))];
            m_depth = kSetupDepth;
            return true;
        }
        if (line.starts_with(kQuestion)) {
            const auto found = m_list.find(numberOf(line.substr(kQuestion.size())));
            m_question = found == m_list.end() ? nullptr : &found->second;
            if (m_question == nullptr) return false;
            m_question->answer = line.ends_with(" yes");
            return line.ends_with(" yes") || line.ends_with(" no");
        }
        if (m_question == nullptr || depthOf(line) != 2) return false;
        if (line.starts_with(kPerson)) {
            m_question->person = line.substr(kPerson.size());
            return true;
        }
        for (const std::string_view door : {"command line", "files", "window"}) {
            if (!line.substr(2).starts_with(std::string(door) + ": ")) continue;
            m_question->cases.push_back({std::string(door), std::string(line.substr(2 + door.size() + 2)), {}});
            m_steps = &m_question->cases.back().steps;
            m_depth = kStepDepth;
            return true;
        }
        return false;
    }

    bool takeStep(std::string_view line)
    {
        if (m_steps == nullptr || depthOf(line) != m_depth) return false;
        const std::string_view text = line.substr(m_depth);
        const std::size_t space = std::min(text.find(' '), text.size());
        Step step{std::string(text.substr(0, space)),
                  std::string(space < text.size() ? text.substr(space + 1) : std::string_view()),
                  {}};
        if (!isStepWord(step.word)) return false;
        if (step.word == "file" || step.word == "window" || step.word == "follow") step.body = takeBody();
        m_steps->push_back(std::move(step));
        return true;
    }

    std::string takeBody()
    {
        const std::size_t depth = m_depth + 2;
        std::string body;
        while (m_at + 1 < m_lines.size() && depthOf(m_lines[m_at + 1]) >= depth && !isBlank(m_lines[m_at + 1]))
            body += std::string(m_lines[++m_at].substr(depth)) + '\n';
        return body;
    }

    Endorsement& m_into;
    std::map<int, Question>& m_list;
    std::vector<std::string_view> m_lines{};
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    Question* m_question = nullptr;
    std::vector<Step>* m_steps = nullptr;
};

std::string resource(const QString& name)
{
    QFile file(QStringLiteral(":/endorsement/") + name);
    KYDAI_ASSERT(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}

}  // namespace

bool Question::isQuick() const
{
    return std::ranges::none_of(cases, [](const Case& one) {
        return std::ranges::any_of(one.steps, [](const Step& step) { return step.word == "repeat"; });
    });
}

std::optional<Endorsement> readEndorsement(std::string_view list, const std::vector<std::string>& caseFiles,
                                           std::string& problem)
{
    Endorsement read;
    std::map<int, Question> all = listOf(list);
    CaseReader reader(read, all);
    for (const std::string& text : caseFiles) {
        if (!reader.read(text, problem)) return std::nullopt;
    }
    constexpr int kFirst = 2;  // the application is for Linux
    for (int number = kFirst; number != 0;) {
        const auto at = all.find(number);
        if (at == all.end() || (at->second.person.empty() && at->second.cases.empty())) {
            problem = "question " + std::to_string(number) + " has no answer";
            return std::nullopt;
        }
        const int next = at->second.ours().hard ? number + 1 : at->second.ours().next;
        read.questions.push_back(std::move(at->second));
        all.erase(at);
        number = next;
    }
    return read;
}

Endorsement ownEndorsement()
{
    std::vector<std::string> cases;
    for (const char* name :
         {"setups.txt", "1_engine.txt", "2_mode.txt", "3_rules.txt", "4_players.txt", "5_play.txt", "6_standings.txt"})
        cases.push_back(resource(QString::fromLatin1(name)));
    std::string problem;
    auto read = readEndorsement(resource(QStringLiteral("list.tsv")), cases, problem);
    KYDAI_ASSERT(read.has_value());
    return *std::move(read);
}

}  // namespace kydai::endorsement
