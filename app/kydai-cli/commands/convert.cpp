/// kydai-cli convert IN OUT: from any format that is read to the one that OUT's ending names.
#include "commands.h"
#include "commands/policy_answers.h"
#include "commands/question.h"
#include "format/html.h"
#include "format/json.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "format/xlsx.h"
#include "input.h"
#include "pairing/round_comment.h"
#include "policy/actions.h"
#include "policy/judge.h"
#include "print/workbook.h"
#include "store/event_file.h"
#include "store/recognise.h"
#include "support/assert.h"
#include "support/output_file.h"
#include "tiebreak/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <vector>

namespace kydai::cli {

namespace {

struct ConvertWords {
    std::string in{};
    Output out{};
    std::string section{};
    std::string language = "en";
    std::string codePage = "1252";
    std::string numbers = "given";
    std::vector<std::string> answers{};
    bool padByBytes = false;
    bool noOpenRound = false;
    bool strict = false;
    bool report = false;
};

class Conversion {
public:
    Conversion(const ConvertWords& words, Context& context) : m_words(words), m_context(context) {}

    void run()
    {
        const std::string& out = m_words.out.file;
        const std::string ending = out == "-" ? ".json" : std::filesystem::path(out).extension().string();
        const auto writer = std::ranges::find(kWriters, ending, &Writer::ending);
        if (writer == std::end(kWriters)) {
            std::string known;
            for (const Writer& each : kWriters) known += (known.empty() ? "" : " ") + std::string(each.ending);
            m_context.failUsage(
                fmt::format("'{}' has no ending that names a format; use one of {}", m_words.out.file, known));
            return;
        }
        auto answers = answersOf(m_words.answers, m_context);
        if (!answers || !m_context.mayWrite(m_words.out) || !read()) return;
        m_answers = *std::move(answers);
        (this->*writer->write)();
    }

private:
    struct Writer {
        std::string_view ending;
        void (Conversion::*write)();
    };
    static const Writer kWriters[7];

    /// Reads IN and keeps the sections that are asked for; false after telling why not.
    bool read()
    {
        auto loaded = loadEvent(m_context, m_words.in, options(), tellOn(m_context, m_words.in));
        if (!loaded) {
            m_context.fail(loaded.error());
            return false;
        }
        m_name = std::move(loaded->name);
        m_units = loaded->units;
        m_sections = std::move(loaded->sections);
        m_fromEvent = loaded->kind == format::FileKind::Unknown;
        if (m_words.section.empty()) return true;
        const auto named = [&](const Section& section) { return section.info.name != m_words.section; };
        std::erase_if(m_sections, named);
        if (m_sections.empty())
            m_context.failUsage(fmt::format("{}: there is no section '{}'", m_words.in, m_words.section));
        return !m_sections.empty();
    }

    [[nodiscard]] format::ReadOptions options() const
    {
        format::ReadOptions options;
        if (m_words.codePage == "1258") options.codePage = format::CodePage::Windows1258;
        if (m_words.numbers == "rating") options.listNumbers = format::ListNumbers::ByStrength;
        if (m_words.numbers == "lines") options.listNumbers = format::ListNumbers::Lines;
        return options;
    }

    /// The formats of one tournament: null after telling that a section must be chosen.
    const Section* theSection()
    {
        if (m_sections.size() == 1) return &m_sections.front();
        std::string names;
        for (const Section& section : m_sections) names += fmt::format(" '{}'", section.info.name);
        m_context.failUsage(
            fmt::format("{} holds {} sections; choose one with --section:{}", m_words.in, m_sections.size(), names));
        return nullptr;
    }

    void writeReport(format::TrfVersion version)
    {
        const Section* section = theSection();
        if (section == nullptr || !isAdmitted() || !mayReport({*section}, m_words.language, m_context)) return;
        format::TrfWriteOptions how;
        how.version = version;
        how.ownLines = m_words.report ? format::OwnLines::Public : format::OwnLines::All;
        how.event = m_name;
        how.units = m_units;
        how.engineLines = !m_words.strict;
        how.padByBytes = m_words.padByBytes;
        how.openRound = !m_words.noOpenRound;
        // A file's own places go through as they are; who has none gets those of the list.
        const bool isRanked =
            std::ranges::any_of(section->players, [](const Player& player) { return player.fileRank > 0; });
        if (!isRanked && section->roundsPaired() > 0) how.ranks = tiebreak::placesOf(*section);
        const auto written = format::writeTrf(*section, how);
        if (!written) {
            m_context.fail(written.error());
            return;
        }
        warnOn(m_context, m_words.out.file)(written->losses);
        m_context.write(m_words.out, written->text);
    }

    void writeTrf16() { writeReport(format::TrfVersion::Trf16); }
    void writeTrf26() { writeReport(format::TrfVersion::Trf26); }
    void writeJson()
    {
        if (isAdmitted()) m_context.write(m_words.out, format::writeJson(m_sections, m_name, m_units));
    }

    void writeCsv()
    {
        const Section* section = theSection();
        if (section == nullptr) return;
        m_context.write(m_words.out, print::csvOfPlayers(*section, wording()));
    }

    /// A new event file, made beside and whole before it has its name.
    void writeEvent()
    {
        m_context.writeBy(m_words.out, [&](const std::string& name) -> Result<void> {
            OutputFile target(name);
            const auto fill = [&]() -> Result<bool> {
                auto file = store::EventFile::create(target.unfinished(), title());
                return file ? fillEvent(*file) : Result<bool>(file.error());
            };
            const Result<bool> filled = fill();
            if (filled && !*filled) return {};
            Result<void> written = filled ? store::EventFile::makeWay(name) : filled.error();
            if (written) written = target.commit();
            if (!written) return in(name, written.error());
            return {};
        });
    }

    /// False after telling what keeps the sections out.
    Result<bool> fillEvent(store::EventFile& file)
    {
        const store::Who who{"kydai-cli",
                             std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
        const ActionKind kind = m_fromEvent ? ActionKind::Copy : ActionKind::Import;
        CompoundChange action = policy::importing(m_sections, kind);
        if (m_units != EventUnitRules{}) action.changes.push_back(SetUnitRules{m_units});
        const auto judgement = admit(file.state(), std::move(action));
        if (!judgement) return false;
        tellRemarks(judgement->action());
        if (const auto applied = file.apply(*judgement->clear(m_answers), who); !applied) return applied.error();
        return true;
    }

    /// The formats of one tournament and JSON hold an event too, though none that goes on: what policy has against its
    /// state is asked as for an event file. False after telling what keeps the sections out.
    bool isAdmitted()
    {
        const auto judgement = admit({}, policy::importing(m_sections, ActionKind::Copy));
        if (!judgement) return false;
        for (std::size_t at = 0; at < m_sections.size(); ++at)
            m_sections[at].rules = std::get<AddSection>(judgement->action().changes[at]).content->rules;
        return true;
    }

    /// The judgement that the answers of the call clear; nothing after telling which are missing. Whoever converts a
    /// file takes its rounds as they are; what is only told is told.
    std::optional<policy::Judgement> admit(const EventState& state, CompoundChange action)
    {
        auto judgement = policy::judge(state, std::move(action));
        if (!judgement) {
            m_context.fail(judgement.error());
            return std::nullopt;
        }
        const auto outside = policy::importingOutside(*judgement);
        if (outside) {
            const auto isLeft =
                std::ranges::find(m_answers, policy::WarningId::LeaveFideMode, &policy::Answered::warning);
            if (isLeft == m_answers.end()) tell(*judgement, policy::Level::Refuse);
            judgement = policy::judge(state, *outside);
            KYDAI_ASSERT(judgement.ok());
        }
        for (const policy::Warning& warning : judgement->warnings()) {
            if (warning.id == policy::WarningId::ImportDeviates)
                m_answers.push_back({warning.id, policy::Reply::Confirmed});
            if (warning.level == policy::Level::Acknowledge)
                m_answers.push_back({warning.id, policy::Reply::Acknowledged});
        }
        tell(*judgement, policy::Level::Acknowledge);
        const auto open = judgement->unanswered(m_answers);
        if (open.empty()) return std::move(*judgement);
        tellWarnings(*judgement, open, m_words.language, m_context);
        m_context.status = kNegative;
        return std::nullopt;
    }

    void tell(const policy::Judgement& judgement, policy::Level level)
    {
        std::vector<policy::Warning> warnings = judgement.warnings();
        std::erase_if(warnings, [&](const policy::Warning& warning) { return warning.level != level; });
        tellWarnings(judgement, warnings, m_words.language, m_context);
    }

    /// The remarks of rounds that are not as the rules pair them.
    void tellRemarks(const CompoundChange& action)
    {
        if (m_fromEvent) return;
        for (const Change& change : action.changes) {
            const auto* added = std::get_if<AddSection>(&change);
            if (added == nullptr) continue;
            for (const Round& round : added->content->rounds) {
                const auto comment = std::ranges::find_if(round.comments, pairing::isImportComment);
                if (comment != round.comments.end())
                    m_context.err << m_words.in << ": kept with the round: " << *comment << '\n';
            }
        }
    }

    [[nodiscard]] text::Wording wording() const
    {
        const auto language = text::languageFromCode(m_words.language).value_or(text::Language::English);
        const Discipline discipline = m_sections.empty() ? Discipline::Chess : m_sections.front().rules.discipline;
        return text::Wording(language, discipline);
    }

    [[nodiscard]] std::vector<format::Table> listsFor(tables::Output output) const
    {
        const text::Wording how = wording();
        std::vector<format::Table> all;
        for (const Section& section : m_sections) {
            std::ranges::move(print::sectionTables(section, output, how), std::back_inserter(all));
        }
        return all;
    }

    [[nodiscard]] std::string title() const
    {
        if (!m_name.empty() || m_sections.empty()) return m_name;
        return m_sections.front().info.name;
    }

    void writeXlsx()
    {
        if (!mayReport(m_sections, m_words.language, m_context)) return;
        m_context.writeBy(m_words.out, [&](const std::string& file) {
            return format::writeXlsx(file, title(), listsFor(tables::Output::Workbook));
        });
    }

    void writeHtml()
    {
        if (!mayReport(m_sections, m_words.language, m_context)) return;
        m_context.write(m_words.out, format::writeHtml(title(), listsFor(tables::Output::Html), m_words.language));
    }

    const ConvertWords& m_words;
    Context& m_context;
    std::string m_name{};  ///< of the event
    EventUnitRules m_units{};
    std::vector<Section> m_sections{};
    std::vector<policy::Answered> m_answers{};
    bool m_fromEvent = false;
};

const Conversion::Writer Conversion::kWriters[7] = {
    {".trf", &Conversion::writeTrf16}, {".kydai", &Conversion::writeEvent}, {".trf26", &Conversion::writeTrf26},
    {".json", &Conversion::writeJson}, {".csv", &Conversion::writeCsv},     {".xlsx", &Conversion::writeXlsx},
    {".html", &Conversion::writeHtml}};

}  // namespace

void addConvert(Verb verb, Context& context)
{
    auto words = std::make_shared<ConvertWords>();
    verb.option("IN", words->in, "any file that the program reads").required();
    verb.option("OUT", words->out.file, "a name ending in .trf .trf26 .kydai .json .csv .xlsx or .html").required();
    verb.option("--section", words->section, "the section to convert, by its name");
    verb.option("--lang", words->language, "language of the heads in .xlsx and .html").oneOf({"vi", "en"});
    verb.option("--code-page", words->codePage, "Windows code page of text that is not UTF-8").oneOf({"1252", "1258"});
    verb.option("--numbers", words->numbers,
                "numbers of a list of players: its own where it has them, else by rating (given, default); by "
                "rating, title and name (rating); in the order of its lines (lines)")
        .oneOf({"given", "rating", "lines"});
    verb.option("--answer", words->answers, "yes to this warning of what comes in; may be given several times");
    verb.flag("--strict", words->strict, ".trf without the lines of the pairing engines");
    verb.flag("--report", words->report,
              ".trf26 for others: without what nobody else may see (else a complete copy of the section)");
    verb.flag("--pad-bytes", words->padByBytes, ".trf for a program that counts bytes instead of characters");
    verb.flag("--no-open-round", words->noOpenRound, ".trf without the last round while it has open games");
    addForce(verb, words->out);
    verb.does([words, &context] {
        words->out.inputs = {words->in};
        Conversion(*words, context).run();
    });
}

}  // namespace kydai::cli
