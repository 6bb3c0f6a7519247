#include "text/journal_text.h"

#include "model/number_history.h"
#include "text/difference_text.h"
#include "text/value_text.h"

#include <QStringList>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kydai::text {

namespace {

constexpr char kJournalChangeContext[] = "Change";

/// More values than this are counted only.
constexpr std::size_t kMostTold = 60;

/// The values that an action changed, and as they were.
class ChangedValues {
public:
    ChangedValues(const JournalLine& line, const Event& event, const Wording& wording)
        : m_event(event), m_wording(wording)
    {
        const bool ofSeveral =
            std::ranges::any_of(line.all, [&](const Change& c) { return sectionOf(c) != sectionOf(line.change); });
        for (std::size_t at = 0; at < line.all.size(); ++at) {
            const Change& now = line.all[at];
            // Numbers that only make room for somebody are no news.
            const bool told = !std::holds_alternative<Renumber>(now) || std::holds_alternative<Renumber>(line.change);
            if (told && line.inverses[at]) add(now, *line.inverses[at], ofSeveral);
        }
    }
    [[nodiscard]] std::size_t count() const { return m_values.size(); }
    /// "Rating: 1800 → 1850; Unit: – → Hà Nội"
    [[nodiscard]] QString text() const
    {
        return joined([](const Difference& value) {
            return labelled(value.label, QStringLiteral("%1 → %2").arg(value.before, value.after));
        });
    }
    /// "1800" of one value, "Rating: 1800; Unit: –" of several.
    [[nodiscard]] QString before() const
    {
        return joined([&](const Difference& value) {
            return labelled(m_values.size() == 1 ? QString() : value.label, value.before);
        });
    }

private:
    void add(const Change& now, const Change& before, bool ofSeveral)
    {
        if (std::holds_alternative<SetResult>(now) || std::holds_alternative<SetReportedResult>(now)) return;
        const QString whose = subject(before, ofSeveral);
        for (Difference& value : differences(now, before, m_event, m_wording)) {
            if (!whose.isEmpty()) value.label = QStringLiteral("%1: %2").arg(whose, value.label);
            m_values.push_back(std::move(value));
        }
    }
    [[nodiscard]] QString subject(const Change& change, bool ofSeveral) const
    {
        if (const auto* edit = std::get_if<EditPlayer>(&change)) return QString::fromStdString(edit->player.name);
        if (!ofSeveral) return {};
        const auto at = std::ranges::find(m_event.sections, sectionOf(change), &EventSection::id);
        return at == m_event.sections.end() ? QString() : QString::fromStdString(at->section->info.name);
    }
    static QString labelled(const QString& label, const QString& text)
    {
        return label.isEmpty() ? text : QStringLiteral("%1: %2").arg(label, text);
    }
    template <class Say>
    [[nodiscard]] QString joined(const Say& say) const
    {
        QStringList said;
        for (std::size_t at = 0; at < std::min(m_values.size(), kMostTold); ++at) said += say(m_values[at]);
        if (m_values.size() > kMostTold)
            said += m_wording.translate(kJournalChangeContext, QT_TRANSLATE_N_NOOP("Change", "and %n values more"),
                                        static_cast<int>(m_values.size() - kMostTold));
        return said.join(QStringLiteral("; "));
    }

    const Event& m_event;
    const Wording& m_wording;
    std::vector<Difference> m_values{};
};

/// Whether the values alone say what was done, without the words of the change.
bool isSaidByValues(const Change& change)
{
    return std::holds_alternative<EditPlayer>(change) || std::holds_alternative<EditRules>(change) ||
           std::holds_alternative<EditInfo>(change) || std::holds_alternative<SetRequestedByes>(change) ||
           std::holds_alternative<SetAdjustments>(change);
}
/// Whether the words of a change of one value say it.
bool isSaidByWords(const Change& change, const Change& inverse)
{
    const auto* now = std::get_if<EditPlayer>(&change);
    const auto* before = std::get_if<EditPlayer>(&inverse);
    const bool withdrawn = now != nullptr && before != nullptr && now->player.withdrawnFromRound &&
                           now->player.withdrawnFromRound != before->player.withdrawnFromRound;
    return withdrawn || std::holds_alternative<RenameEvent>(change) || std::holds_alternative<MoveSection>(change);
}

void addValues(const JournalLine& line, const Event& event, const Wording& wording, JournalWords& words)
{
    const ChangedValues values(line, event, wording);
    if (values.count() == 0) return;
    words.before += (words.before.isEmpty() ? QString() : QStringLiteral("; ")) + values.before();
    const bool single = line.all.size() == 1;
    if (single && values.count() == 1 && isSaidByWords(line.change, *line.inverses.front())) return;
    words.what =
        single && isSaidByValues(line.change) ? values.text() : QStringLiteral("%1: %2").arg(words.what, values.text());
}

/// What the change alone can't name, because it is gone, or was otherwise.
void addFromInverse(const Change& change, const Change& inverse, const Wording& wording, JournalWords& words)
{
    const auto result = [&](const auto& before) {
        const QString was = resultText(before.whiteOutcome, before.blackOutcome);
        words.before =
            was.isEmpty() ? wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "no result")) : was;
    };
    if (const auto* before = std::get_if<SetResult>(&inverse)) result(*before);
    if (const auto* before = std::get_if<SetReportedResult>(&inverse)) result(*before);
    const auto* section = std::get_if<AddSection>(&inverse);
    if (section != nullptr && section->content && std::holds_alternative<RemoveSection>(change)) {
        words.what = wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "Section removed: %1"))
                         .arg(QString::fromStdString(section->content->info.name));
    }
    const auto* players = std::get_if<AddPlayers>(&inverse);
    if (players != nullptr && players->players.size() == 1 && std::holds_alternative<RemovePlayers>(change)) {
        words.what = wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "Player removed: %1"))
                         .arg(QString::fromStdString(players->players.front().name));
    }
}

/// Numbers of players whom a kept explanation names.
void collectNumbers(const nlohmann::json& kept, std::set<int>& numbers)
{
    if (kept.is_object() && kept.contains("player") && kept["player"].is_number_integer())
        numbers.insert(kept["player"].get<int>());
    if (!kept.is_structured()) return;
    for (const nlohmann::json& part : kept) collectNumbers(part, numbers);
}

JournalLine::Kind kindOf(Action action)
{
    switch (action) {
    case Action::Apply:
        break;
    case Action::Undo:
        return JournalLine::Kind::TakenBack;
    case Action::Redo:
        return JournalLine::Kind::DoneAgain;
    }
    return JournalLine::Kind::Done;
}

/// The lines of one action, without the numbers of then.
std::vector<JournalLine> linesOf(const JournalEntry& entry)
{
    std::vector<JournalLine> lines;
    JournalLine rest;
    rest.when = QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count());
    rest.who = QString::fromStdString(entry.who);
    rest.kind = kindOf(entry.action);
    for (const JournalStep& step : entry.steps) {
        if (isRecordOnly(step.after)) {
            lines.push_back(rest);
            lines.back().all.clear();
            lines.back().inverses.clear();
            lines.back().change = step.after;
            continue;
        }
        rest.all.push_back(step.after);
        rest.inverses.push_back(step.before);
    }
    if (rest.all.empty()) return lines;
    rest.action = entry.kind;
    rest.change = rest.all[principalOf(entry.kind, rest.all)];
    lines.push_back(std::move(rest));
    return lines;
}

/// Goes back through the journal and knows, for each line, which numbers were others then.
class NumbersThen {
public:
    explicit NumbersThen(const Event& now) : m_now(now), m_history(now) {}

    std::shared_ptr<const OldNumbers> of(SectionId id)
    {
        const auto section = std::ranges::find(m_now.sections, id, &EventSection::id);
        if (section == m_now.sections.end()) return nullptr;
        const auto [known, isNew] = m_known.try_emplace(id);
        if (isNew) {
            OldNumbers other = m_history.otherThan(id, *section->section);
            if (!other.empty()) known->second = std::make_shared<const OldNumbers>(std::move(other));
        }
        return known->second;
    }
    void goBack(const JournalEntry& entry)
    {
        for (auto step = entry.steps.rbegin(); step != entry.steps.rend(); ++step) {
            if (m_history.goBack(step->before)) m_known.erase(sectionOf(*step->before));
        }
    }

private:
    const Event& m_now;
    NumberHistory m_history;
    std::map<SectionId, std::shared_ptr<const OldNumbers>> m_known{};  ///< at the point reached
};

}  // namespace

std::vector<JournalLine> journalLines(std::span<const JournalEntry> entries, const Event& now)
{
    NumbersThen numbers(now);
    std::vector<JournalLine> newestFirst;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        std::vector<JournalLine> lines = linesOf(*entry);
        for (JournalLine& line : lines) line.then = numbers.of(sectionOf(line.change));
        std::move(lines.rbegin(), lines.rend(), std::back_inserter(newestFirst));
        numbers.goBack(*entry);
    }
    std::ranges::reverse(newestFirst);
    return newestFirst;
}

JournalWords journalWords(const JournalLine& line, const Event& event, const Wording& wording)
{
    JournalWords words;
    static const OldNumbers none;
    const OldNumbers& then = line.then ? *line.then : none;
    const QString change = changeText(line.change, event, wording, then);
    words.what = line.all.size() > 1 ? actionText(line.action, line.all, event, wording, then) : change;
    if (!line.all.empty() && words.what == change) {
        const std::optional<Change>& inverse = line.inverses[principalOf(line.action, line.all)];
        if (inverse) addFromInverse(line.change, *inverse, wording, words);
    }
    addValues(line, event, wording, words);
    const auto at = std::ranges::find(event.sections, sectionOf(line.change), &EventSection::id);
    if (at != event.sections.end()) words.section = QString::fromStdString(at->section->info.name);
    switch (line.kind) {
    case JournalLine::Kind::Done:
        break;
    case JournalLine::Kind::TakenBack:
        words.what =
            wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "taken back: %1")).arg(words.what);
        break;
    case JournalLine::Kind::DoneAgain:
        words.what =
            wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "done again: %1")).arg(words.what);
        break;
    }
    return words;
}

ComplaintWords complaintWords(const JournalLine& line, const Event& event, const Wording& wording)
{
    const auto& complaint = std::get<KeepComplaint>(line.change);
    ComplaintWords words;
    words.note = QString::fromStdString(complaint.note);
    const auto kept = nlohmann::json::parse(complaint.explanation, nullptr, false);
    const auto told = [&](const char* name) {
        const bool there = kept.is_object() && kept.contains(name) && kept[name].is_string();
        return there ? QString::fromStdString(kept[name].get<std::string>()) : QString();
    };
    words.question = told("subject");
    words.answer = told("conclusion");
    const auto section = std::ranges::find(event.sections, complaint.section, &EventSection::id);
    if (!line.then || section == event.sections.end()) return words;
    std::set<int> named;
    collectNumbers(kept, named);
    QStringList changed;
    for (const auto& [player, then] : *line.then) {
        if (!named.contains(then)) continue;
        const Player& now = section->section->player(player);
        //: a number that a complaint names; the number and the name of that player now
        changed += wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "%1 is now %2 %3"))
                       .arg(QString::number(then), QString::number(now.tpn), QString::fromStdString(now.name));
    }
    words.numbers = changed.join(QStringLiteral("; "));
    return words;
}

}  // namespace kydai::text
