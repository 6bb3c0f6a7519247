/// kydai-cli convert IN OUT: from any format that is read to the one that OUT's ending names.
#include "commands.h"
#include "commands/policy_answers.h"
#include "commands/question.h"
#include "format/reader.h"
#include "input.h"
#include "model/numbering.h"
#include "pairing/round_comment.h"
#include "policy/actions.h"
#include "policy/judge.h"
#include "print/written_event.h"
#include "store/event_file.h"
#include "store/recognise.h"
#include "support/assert.h"
#include "support/file_system.h"
#include "support/output_file.h"
#include "support/utf8.h"
#include "text/loss_text.h"
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
    std::string codePage{};
    bool withoutHeads = false;
    std::string numbers = "given";
    std::string format = "text";
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
        const std::string ending = out == "-" ? ".json" : toUtf8(pathOf(out).extension());
        m_format = ending.empty() ? nullptr : format::writtenFormat(ending.substr(1));
        if (m_format == nullptr) {
            std::string known;
            for (const format::WrittenFormat& each : format::kWrittenFormats)
                known += fmt::format("{}.{}", known.empty() ? "" : " ", each.ending);
            m_context.failUsage(
                fmt::format("'{}' has no ending that names a format; use one of {}", m_words.out.file, known));
            return;
        }
        if (isStandard(out) && m_words.format == "json") {
            m_context.failUsage("standard output takes the event or what is lost of it, not both");
            return;
        }
        auto answers = answersOf(m_words.answers, m_context);
        if (!answers || !m_context.mayWrite(m_words.out) || !read()) return;
        m_answers = *std::move(answers);
        if (m_format->ending == "kydai")
            writeEvent();
        else if (mayWriteContent())
            writeContent();
    }

private:
    /// Reports and final lists ask whether the event is ready for them, and what holds the event asks as an event file
    /// does; a list of players asks nothing.
    bool mayWriteContent()
    {
        const std::string_view ending = m_format->ending;
        const bool isReport = ending == "trf" || ending == "trf26";
        const bool isUpload = ending == "xml";  // shows the round that is under way too
        if ((isReport || isUpload || ending == "csv") && theSection() == nullptr) return false;
        if ((isReport || ending == "json") && !isAdmitted()) return false;
        if (ending == "json" || ending == "csv" || isUpload) return true;
        const auto purpose = m_words.report ? policy::Purpose::Rating : policy::Purpose::Anything;
        return mayReport(m_sections, purpose, m_words.language, m_context);
    }

    void writeContent()
    {
        print::WriteOptions how{.wording = wording()};
        how.report.ownLines = m_words.report ? format::OwnLines::Public : format::OwnLines::All;
        how.report.engineLines = !m_words.strict;
        how.report.padByBytes = m_words.padByBytes;
        how.report.openRound = !m_words.noOpenRound;
        // A file's own places go through as they are; who has none gets those of the list.
        const Section& first = m_sections.front();
        const bool isRanked =
            std::ranges::any_of(first.players, [](const Player& player) { return player.fileRank > 0; });
        if (!isRanked && first.roundsPaired() > 0) how.report.ranks = tiebreak::placesOf(first);
        const auto written = print::writtenEvent({m_name, m_units, m_sections}, *m_format, how);
        if (!written) {
            m_context.fail(written.error());
            return;
        }
        m_context.write(m_words.out, written->bytes);
        if (m_context.status == kDone) tellLosses(written->account);
    }

    /// What the file keeps of the event: as JSON whole, as text what isn't whole.
    void tellLosses(const format::LossAccount& account)
    {
        if (m_words.format == "json") {
            m_context.out << format::toJson(account).dump(2) << '\n';
            return;
        }
        for (const QString& line : text::lossLines(account, wording()))
            m_context.err << m_words.out.file << ": " << line.toStdString() << '\n';
    }

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
        options.codePage = codePageOf(m_words.codePage);
        options.withoutHeads = m_words.withoutHeads;
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

    /// A new event file, made beside and whole before it has its name.
    void writeEvent()
    {
        m_context.writeBy(m_words.out, [&](const std::string& name) -> Result<void> {
            OutputFile target(pathOf(name));
            const auto fill = [&]() -> Result<bool> {
                auto file = store::EventFile::create(target.unfinished(), title());
                return file ? fillEvent(*file) : Result<bool>(file.error());
            };
            const Result<bool> filled = fill();
            if (filled && !*filled) return {};
            Result<void> written = filled ? store::EventFile::makeWay(pathOf(name)) : filled.error();
            if (written) written = target.commit();
            if (!written) return in(name, written.error());
            if (filled && *filled) tellLosses(m_kept);
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
        m_kept = keptBy(file, judgement->action());
        return true;
    }

    /// Of what was judged, with the remarks that it got and the rules that an event file keeps with each round.
    [[nodiscard]] format::LossAccount keptBy(const store::EventFile& file, const CompoundChange& action) const
    {
        format::EventContent wanted{title(), m_units, {}};
        for (const Change& change : action.changes) {
            const auto* added = std::get_if<AddSection>(&change);
            if (added == nullptr) continue;
            wanted.sections.push_back(byNumber(*added->content));
            keepRules(wanted.sections.back());
        }
        format::EventContent found{file.event().name, file.event().units, {}};
        for (const EventSection& section : file.event().sections) found.sections.push_back(byNumber(*section.section));
        return format::lossAccount(*m_format, wanted, found);
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

    [[nodiscard]] std::string title() const
    {
        if (!m_name.empty() || m_sections.empty()) return m_name;
        return m_sections.front().info.name;
    }

    const ConvertWords& m_words;
    Context& m_context;
    const format::WrittenFormat* m_format = nullptr;
    std::string m_name{};  ///< of the event
    EventUnitRules m_units{};
    std::vector<Section> m_sections{};
    std::vector<policy::Answered> m_answers{};
    format::LossAccount m_kept{};  ///< of an event file that was written
    bool m_fromEvent = false;
};

/// "1250", "koi8-r": what codePageOf takes.
std::vector<std::string> pageWords()
{
    constexpr std::string_view kWindows = "Windows-";
    std::vector<std::string> words;
    for (const CodePage page : kCodePages) {
        const std::string_view name = nameOf(page);
        words.push_back(name.starts_with(kWindows) ? std::string(name.substr(kWindows.size())) : utf8::fold(name));
    }
    return words;
}

}  // namespace

void addConvert(Verb verb, Context& context)
{
    auto words = std::make_shared<ConvertWords>();
    verb.option("IN", words->in, "any file that the program reads").required();
    verb.option("OUT", words->out.file,
                "a name ending in .trf .trf26 .kydai .json .csv .xlsx .html or .xml (chess-results)")
        .required();
    verb.option("--section", words->section, "the section to convert, by its name");
    verb.option("--lang", words->language, "language of the heads in .xlsx and .html").oneOf({"vi", "en"});
    verb.option("--code-page", words->codePage,
                "code page of text that is no Unicode; by default guessed from its letters and federations")
        .oneOf(pageWords());
    verb.flag("--no-heads", words->withoutHeads, "a list whose first line is a player: read by what stands in it");
    verb.option("--numbers", words->numbers,
                "numbers of a list of players: its own where it has them, else by rating (given, default); by "
                "rating, title and name (rating); in the order of its lines (lines)")
        .oneOf({"given", "rating", "lines"});
    verb.option("--answer", words->answers, "yes to this warning of what comes in; may be given several times");
    verb.option("--format", words->format,
                "what OUT doesn't keep of IN: in words on standard error (text, default), or what becomes of every "
                "member, on standard output (json)")
        .oneOf({"text", "json"});
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
