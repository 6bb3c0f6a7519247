#include "text/change_text.h"

#include "policy/warning.h"
#include "text/value_text.h"
#include "text/warning_text.h"

#include <QStringList>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace kydai::text {

namespace {

constexpr char kChangeContext[] = "Change";

/// Warnings that earlier versions asked about, by the ids that stand in their journals; warningTitle knows the others.
constexpr std::pair<std::string_view, const char*> kFormerWarnings[] = {
    {"missingRating", QT_TRANSLATE_NOOP("Change", "Players without a rating")},
    {"missingFideId", QT_TRANSLATE_NOOP("Change", "Players without a FIDE ID")},
    {"oddCount", QT_TRANSLATE_NOOP("Change", "Odd number of players")},
    {"withdrawn", QT_TRANSLATE_NOOP("Change", "Withdrawn players")},
    {"lateEntry", QT_TRANSLATE_NOOP("Change", "Late entries")},
    {"preflight", QT_TRANSLATE_NOOP("Change", "Checks before the pairing")},
};

/// One overload per kind of change.
class Teller {
public:
    Teller(const Event& event, const Wording& wording) : m_event(event), m_wording(wording) {}

    QString operator()(const SetResult& c) const
    {
        const QString result = resultText(c.whiteOutcome, c.blackOutcome);
        if (result.isEmpty()) {
            return say(QT_TRANSLATE_NOOP("Change", "Round %1: result of %2 – %3 cleared"))
                .arg(QString::number(c.round), player(c.section, c.white), player(c.section, c.black));
        }
        return say(QT_TRANSLATE_NOOP("Change", "Round %1: %2 – %3 %4"))
            .arg(QString::number(c.round), player(c.section, c.white), player(c.section, c.black), result);
    }
    QString operator()(const AddSection& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Section added: %1")).arg(text(c.content->info.name));
    }
    QString operator()(const RemoveSection& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Section removed: %1")).arg(name(c.section));
    }
    QString operator()(const EditInfo&) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Names, places and dates changed"));
    }
    QString operator()(const EditRules& c) const
    {
        const Section* now = section(c.section);
        if (now != nullptr && now->rules.tieBreaks != c.rules.tieBreaks) {
            return say(QT_TRANSLATE_NOOP("Change", "List of tie-breaks changed"));
        }
        if (now != nullptr && now->rules.prohibited != c.rules.prohibited) {
            return say(QT_TRANSLATE_NOOP("Change", "Prohibited pairs changed"));
        }
        return say(QT_TRANSLATE_NOOP("Change", "Rules changed"));
    }
    QString operator()(const AddPlayers& c) const
    {
        if (c.players.size() == 1) {
            return say(QT_TRANSLATE_NOOP("Change", "Player added: %1")).arg(text(c.players.front().name));
        }
        return count(QT_TRANSLATE_N_NOOP("Change", "%n players added"), c.players.size());
    }
    QString operator()(const EditPlayer& c) const
    {
        if (c.player.withdrawnFromRound) {
            return say(QT_TRANSLATE_NOOP("Change", "%1 withdrawn from round %2 on"))
                .arg(text(c.player.name))
                .arg(*c.player.withdrawnFromRound);
        }
        return say(QT_TRANSLATE_NOOP("Change", "Record of %1 changed")).arg(text(c.player.name));
    }
    QString operator()(const RemovePlayers& c) const
    {
        return count(QT_TRANSLATE_N_NOOP("Change", "%n players removed"), c.players.size());
    }
    QString operator()(const Renumber&) const { return say(QT_TRANSLATE_NOOP("Change", "Starting numbers changed")); }
    QString operator()(const SetRequestedByes&) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Requested byes changed"));
    }
    QString operator()(const PublishRound& c) const
    {
        return (c.content.pairedByHand ? say(QT_TRANSLATE_NOOP("Change", "Round %1 paired by hand"))
                                       : say(QT_TRANSLATE_NOOP("Change", "Round %1 paired")))
            .arg(c.round);
    }
    QString operator()(const UnpairRound& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Pairing of round %1 taken back")).arg(c.round);
    }
    QString operator()(const LeaveFideMode&) const { return say(QT_TRANSLATE_NOOP("Change", "FIDE mode left")); }
    QString operator()(const AnswerWarning& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "%1 (level %2): %3"))
            .arg(warning(c.warning), QString::number(c.level), answer(c.answer));
    }
    QString operator()(const KeepComplaint& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Complaint kept: %1")).arg(text(c.note));
    }
    QString operator()(const RenameEvent& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Event named %1")).arg(text(c.name));
    }
    QString operator()(const ReplaceSection& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Section read again: %1")).arg(text(c.content->info.name));
    }
    QString operator()(const MoveSection& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Section moved: %1")).arg(name(c.section));
    }
    QString operator()(const SetAdjustments&) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Bonus and penalty points changed"));
    }
    QString operator()(const EditTeams&) const { return say(QT_TRANSLATE_NOOP("Change", "Teams changed")); }
    QString operator()(const SetRoundComments& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Remarks to round %1 changed")).arg(c.round);
    }

private:
    /// What was warned of; an id that this version does not know is shown as it is.
    [[nodiscard]] QString warning(const std::string& id) const
    {
        if (const auto known = policy::warningOf(id)) return warningTitle(*known, m_wording);
        for (const auto& [known, words] : kFormerWarnings) {
            if (known == id) return say(words);
        }
        return text(id);
    }
    [[nodiscard]] QString answer(const std::string& id) const
    {
        if (id == "confirmed") return say(QT_TRANSLATE_NOOP("Change", "confirmed"));
        if (id == "cancelled") return say(QT_TRANSLATE_NOOP("Change", "cancelled"));
        return say(QT_TRANSLATE_NOOP("Change", "acknowledged"));
    }

    [[nodiscard]] QString say(const char* source) const { return m_wording.translate(kChangeContext, source); }
    [[nodiscard]] QString count(const char* source, std::size_t n) const
    {
        return m_wording.translate(kChangeContext, source, static_cast<int>(n));
    }
    static QString text(const std::string& utf8) { return QString::fromStdString(utf8); }
    [[nodiscard]] const Section* section(SectionId id) const
    {
        const auto at = std::ranges::find(m_event.sections, id, &EventSection::id);
        return at == m_event.sections.end() ? nullptr : at->section.get();
    }
    [[nodiscard]] QString name(SectionId id) const
    {
        const Section* found = section(id);
        return found == nullptr ? QString::number(id.value) : text(found->info.name);
    }
    [[nodiscard]] QString player(SectionId id, PlayerId who) const
    {
        const Section* in = section(id);
        const Player* found = in == nullptr ? nullptr : in->find(who);
        return found == nullptr ? QStringLiteral("–") : text(found->name);
    }

    const Event& m_event;
    const Wording& m_wording;
};

}  // namespace

namespace {

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
        m_fields += m_wording.translate(kChangeContext, words).arg(shown.isEmpty() ? QStringLiteral("–") : shown);
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
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "%1 is in the tournament again"))
                         .arg(QString::fromStdString(now.player.name));
        words.before = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "withdrawn from round %1 on"))
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
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "Tie-breaks: %1"))
                         .arg(tieBreakList(now.rules));
        words.before = tieBreakList(before.rules);
    } else if (now.rules.prohibited != before.rules.prohibited) {
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "Prohibited pairs changed"));
    } else {
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "Rules changed"));
    }
}

void addDifference(const SetResult&, const SetResult& before, const Wording& wording, JournalWords& words)
{
    const QString result = resultText(before.whiteOutcome, before.blackOutcome);
    words.before =
        result.isEmpty() ? wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "no result")) : result;
}

/// What the change alone can't name, because it is gone, or was otherwise.
void addFromInverse(const Change& change, const Change& inverse, const Wording& wording, JournalWords& words)
{
    const auto both = [&]<class Edit>(const Edit* now, const Edit* before) {
        if (now != nullptr && before != nullptr) addDifference(*now, *before, wording, words);
    };
    both(std::get_if<SetResult>(&change), std::get_if<SetResult>(&inverse));
    both(std::get_if<EditPlayer>(&change), std::get_if<EditPlayer>(&inverse));
    both(std::get_if<EditRules>(&change), std::get_if<EditRules>(&inverse));
    if (const auto* before = std::get_if<RenameEvent>(&inverse)) words.before = QString::fromStdString(before->name);
    const auto* section = std::get_if<AddSection>(&inverse);
    if (section != nullptr && section->content && std::holds_alternative<RemoveSection>(change)) {
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "Section removed: %1"))
                         .arg(QString::fromStdString(section->content->info.name));
    }
    const auto* players = std::get_if<AddPlayers>(&inverse);
    if (players != nullptr && players->players.size() == 1 && std::holds_alternative<RemovePlayers>(change)) {
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "Player removed: %1"))
                         .arg(QString::fromStdString(players->players.front().name));
    }
}

}  // namespace

QString changeText(const Change& change, const Event& event, const Wording& wording)
{
    return std::visit(Teller(event, wording), change);
}

namespace {

/// The change that an action is named by; of an undo there may be none of its kind.
std::size_t principalOf(ActionKind kind, std::span<const Change> changes)
{
    const auto names = [&](const Change& change) {
        switch (kind) {
        case ActionKind::Publish:
            return std::holds_alternative<PublishRound>(change) || std::holds_alternative<UnpairRound>(change);
        case ActionKind::ChangeRound:
            return std::holds_alternative<PublishRound>(change);
        case ActionKind::Import:
            return std::holds_alternative<AddSection>(change) || std::holds_alternative<RemoveSection>(change);
        case ActionKind::AddPlayers:
            return std::holds_alternative<AddPlayers>(change) || std::holds_alternative<RemovePlayers>(change);
        case ActionKind::Withdraw:
        case ActionKind::Return:
            return std::holds_alternative<EditPlayer>(change);
        case ActionKind::EditInfo:
            return std::holds_alternative<EditInfo>(change);
        case ActionKind::EnterResult:
            return std::holds_alternative<SetResult>(change);
        case ActionKind::Edit:
        case ActionKind::Answers:
            break;
        }
        return !isRecordOnly(change);
    };
    const auto at = std::ranges::find_if(changes, names);
    return at == changes.end() ? 0 : static_cast<std::size_t>(at - changes.begin());
}

}  // namespace

QString actionText(ActionKind kind, std::span<const Change> changes, const Event& event, const Wording& wording)
{
    if (changes.empty()) return {};
    const auto count = [&](auto holds) { return static_cast<int>(std::ranges::count_if(changes, holds)); };
    const auto said = [&](const char* source, int n) { return wording.translate(kChangeContext, source, n); };
    const QString one = changeText(changes[principalOf(kind, changes)], event, wording);
    switch (kind) {
    case ActionKind::Publish: {
        const int games = count([](const Change& c) { return std::holds_alternative<SetResult>(c); });
        if (games == 0) return one;
        return one + QStringLiteral(", ") + said(QT_TRANSLATE_N_NOOP("Change", "%n games adjourned"), games);
    }
    case ActionKind::Import: {
        const int sections = count([](const Change& c) { return std::holds_alternative<AddSection>(c); });
        return sections < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n sections imported"), sections);
    }
    case ActionKind::Withdraw: {
        const int players = count([](const Change& c) { return std::holds_alternative<EditPlayer>(c); });
        return players < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n players withdrawn"), players);
    }
    case ActionKind::Return: {
        const int players = count([](const Change& c) { return std::holds_alternative<EditPlayer>(c); });
        return players < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n players come back"), players);
    }
    case ActionKind::Edit:
    case ActionKind::ChangeRound:
    case ActionKind::AddPlayers:
    case ActionKind::EditInfo:
    case ActionKind::EnterResult:
    case ActionKind::Answers:
        break;
    }
    return one;
}

void addJournalLines(std::vector<JournalLine>& lines, const JournalAction& entry)
{
    JournalLine rest{entry.when, entry.who, entry.kind, {}, {}, entry.action, {}};
    std::vector<std::optional<Change>> inverses;
    for (std::size_t at = 0; at < entry.changes.size(); ++at) {
        if (isRecordOnly(entry.changes[at])) {
            lines.push_back({entry.when, entry.who, entry.kind, entry.changes[at], {}, ActionKind::Edit, {}});
            continue;
        }
        rest.all.push_back(entry.changes[at]);
        inverses.push_back(at < entry.inverses.size() ? entry.inverses[at] : std::nullopt);
    }
    if (rest.all.empty()) return;
    const std::size_t named = principalOf(entry.action, rest.all);
    rest.change = rest.all[named];
    rest.inverse = inverses[named];
    lines.push_back(std::move(rest));
}

JournalWords journalWords(const JournalLine& line, const Event& event, const Wording& wording)
{
    JournalWords words;
    words.what = line.all.size() > 1 ? actionText(line.action, line.all, event, wording)
                                     : changeText(line.change, event, wording);
    if (line.inverse && words.what == changeText(line.change, event, wording))
        addFromInverse(line.change, *line.inverse, wording, words);
    const auto at = std::ranges::find(event.sections, sectionOf(line.change), &EventSection::id);
    if (at != event.sections.end()) words.section = QString::fromStdString(at->section->info.name);
    switch (line.kind) {
    case JournalLine::Kind::Done:
        break;
    case JournalLine::Kind::TakenBack:
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "taken back: %1")).arg(words.what);
        break;
    case JournalLine::Kind::DoneAgain:
        words.what = wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "done again: %1")).arg(words.what);
        break;
    }
    return words;
}

ComplaintWords complaintWords(const KeepComplaint& complaint)
{
    ComplaintWords words;
    words.note = QString::fromStdString(complaint.note);
    const auto kept = nlohmann::json::parse(complaint.explanation, nullptr, false);
    const auto line = [&](const char* name) {
        const bool there = kept.is_object() && kept.contains(name) && kept[name].is_string();
        return there ? QString::fromStdString(kept[name].get<std::string>()) : QString();
    };
    words.question = line("subject");
    words.answer = line("conclusion");
    return words;
}

}  // namespace kydai::text
