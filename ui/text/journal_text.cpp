#include "text/journal_text.h"

#include "model/number_history.h"
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

QString titleText(Title title)
{
    static const char* const kTitles[] = {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""};
    return QLatin1String(kTitles[static_cast<std::size_t>(title)]);
}

/// The fields of a record that differ, each as it is in `shown`.
class RecordDifference {
public:
    RecordDifference(const Player& shown, const Player& other, const Wording& wording) : m_wording(wording)
    {
        const auto number = [](int value) { return value == 0 ? QString() : QString::number(value); };
        const auto from = [](const std::string& utf8) { return QString::fromStdString(utf8); };
        add(QT_TRANSLATE_NOOP("Change", "name %1"), from(shown.name), from(other.name));
        add(QT_TRANSLATE_NOOP("Change", "number %1"), number(shown.tpn), number(other.tpn));
        add(QT_TRANSLATE_NOOP("Change", "title %1"), titleText(shown.title), titleText(other.title));
        add(QT_TRANSLATE_NOOP("Change", "rating %1"), number(shown.rating), number(other.rating));
        add(QT_TRANSLATE_NOOP("Change", "federation %1"), from(shown.federation), from(other.federation));
        add(QT_TRANSLATE_NOOP("Change", "FIDE ID %1"), from(shown.fideId), from(other.fideId));
        add(QT_TRANSLATE_NOOP("Change", "birth %1"), dateText(shown.birth, wording), dateText(other.birth, wording));
        add(QT_TRANSLATE_NOOP("Change", "unit %1"), from(shown.unit), from(other.unit));
        add(QT_TRANSLATE_NOOP("Change", "category %1"), from(shown.category), from(other.category));
    }
    [[nodiscard]] QString text() const { return m_fields.join(QStringLiteral(", ")); }

private:
    void add(const char* words, const QString& shown, const QString& other)
    {
        if (shown == other) return;
        m_fields +=
            m_wording.translate(kJournalChangeContext, words).arg(shown.isEmpty() ? QStringLiteral("–") : shown);
    }

    const Wording& m_wording;
    QStringList m_fields;
};

QString tieBreakList(const RuleSet& rules)
{
    QStringList codes;
    for (const std::string& code : rules.tieBreaks) codes += QString::fromStdString(code);
    return codes.isEmpty() ? QStringLiteral("–") : codes.join(QStringLiteral(", "));
}

/// Says of two states of the same thing more than one of them can.
void addDifference(const EditPlayer& now, const EditPlayer& before, const Wording& wording, JournalWords& words)
{
    if (now.player.withdrawnFromRound && now.player.withdrawnFromRound != before.player.withdrawnFromRound) return;
    if (before.player.withdrawnFromRound && !now.player.withdrawnFromRound) {
        words.what =
            wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "%1 is in the tournament again"))
                .arg(QString::fromStdString(now.player.name));
        words.before =
            wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "withdrawn from round %1 on"))
                .arg(*before.player.withdrawnFromRound);
        return;
    }
    const QString fields = RecordDifference(now.player, before.player, wording).text();
    if (fields.isEmpty()) return;
    words.what = QStringLiteral("%1: %2").arg(QString::fromStdString(before.player.name), fields);
    words.before = RecordDifference(before.player, now.player, wording).text();
}

void addDifference(const EditRules& now, const EditRules& before, const Wording& wording, JournalWords& words)
{
    if (now.rules.tieBreaks != before.rules.tieBreaks) {
        words.what = wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "Tie-breaks: %1"))
                         .arg(tieBreakList(now.rules));
        words.before = tieBreakList(before.rules);
    } else if (now.rules.prohibited != before.rules.prohibited) {
        words.what = wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "Prohibited pairs changed"));
    } else {
        words.what = wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "Rules changed"));
    }
}

template <class ResultChange>
requires requires(const ResultChange& c)
{
    c.whiteOutcome;
}
void addDifference(const ResultChange&, const ResultChange& before, const Wording& wording, JournalWords& words)
{
    const QString result = resultText(before.whiteOutcome, before.blackOutcome);
    words.before =
        result.isEmpty() ? wording.translate(kJournalChangeContext, QT_TRANSLATE_NOOP("Change", "no result")) : result;
}

/// What the change alone can't name, because it is gone, or was otherwise.
void addFromInverse(const Change& change, const Change& inverse, const Wording& wording, JournalWords& words)
{
    const auto both = [&]<class Edit>(const Edit* now, const Edit* before) {
        if (now != nullptr && before != nullptr) addDifference(*now, *before, wording, words);
    };
    both(std::get_if<SetResult>(&change), std::get_if<SetResult>(&inverse));
    both(std::get_if<SetReportedResult>(&change), std::get_if<SetReportedResult>(&inverse));
    both(std::get_if<EditPlayer>(&change), std::get_if<EditPlayer>(&inverse));
    both(std::get_if<EditRules>(&change), std::get_if<EditRules>(&inverse));
    if (const auto* before = std::get_if<RenameEvent>(&inverse)) words.before = QString::fromStdString(before->name);
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

/// The lines of one action, without the numbers of then.
std::vector<JournalLine> linesOf(const JournalAction& entry)
{
    std::vector<JournalLine> lines;
    JournalLine rest{entry.when, entry.who, entry.kind, {}, {}, entry.action, {}, {}};
    std::vector<std::optional<Change>> inverses;
    for (std::size_t at = 0; at < entry.changes.size(); ++at) {
        if (isRecordOnly(entry.changes[at])) {
            lines.push_back({entry.when, entry.who, entry.kind, entry.changes[at], {}, ActionKind::Edit, {}, {}});
            continue;
        }
        rest.all.push_back(entry.changes[at]);
        inverses.push_back(at < entry.inverses.size() ? entry.inverses[at] : std::nullopt);
    }
    if (rest.all.empty()) return lines;
    const std::size_t named = principalOf(entry.action, rest.all);
    rest.change = rest.all[named];
    rest.inverse = inverses[named];
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
    void goBack(const JournalAction& entry)
    {
        for (auto inverse = entry.inverses.rbegin(); inverse != entry.inverses.rend(); ++inverse) {
            if (m_history.goBack(*inverse)) m_known.erase(sectionOf(**inverse));
        }
    }

private:
    const Event& m_now;
    NumberHistory m_history;
    std::map<SectionId, std::shared_ptr<const OldNumbers>> m_known{};  ///< at the point reached
};

}  // namespace

std::vector<JournalLine> journalLines(std::span<const JournalAction> entries, const Event& now)
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
    if (line.inverse && words.what == change) addFromInverse(line.change, *line.inverse, wording, words);
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
