#include "text/change_text.h"

#include "policy/warning.h"
#include "text/value_text.h"
#include "text/warning_text.h"

#include <QStringList>

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
    Teller(const Event& event, const Wording& wording, const OldNumbers& then)
        : m_event(event), m_wording(wording), m_then(then)
    {
    }

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
                .arg(named(c.section, c.player.id, c.player.name))
                .arg(*c.player.withdrawnFromRound);
        }
        return say(QT_TRANSLATE_NOOP("Change", "Record of %1 changed"))
            .arg(named(c.section, c.player.id, c.player.name));
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
    QString operator()(const SetUnitRules& /*change*/) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "How units are ranked changed"));
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
    QString operator()(const SetLineUp& c) const
    {
        const QString said = c.lineUp.boards.empty()
                                 ? say(QT_TRANSLATE_NOOP("Change", "Round %1: line-up of %2 taken back"))
                                 : say(QT_TRANSLATE_NOOP("Change", "Round %1: line-up of %2"));
        const QString line = said.arg(QString::number(c.lineUp.round), team(c.section, c.lineUp.team));
        return c.lineUp.reason.empty() ? line : QStringLiteral("%1 (%2)").arg(line, text(c.lineUp.reason));
    }
    QString operator()(const SetTeamAwards&) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Points awarded to teams changed"));
    }
    QString operator()(const SetPrizes& c) const
    {
        if (c.frozen.isFrozen())
            return say(QT_TRANSLATE_NOOP("Change", "Prizes frozen after round %1")).arg(c.frozen.round);
        const Section* now = section(c.section);
        if (now != nullptr && now->frozenPrizes.isFrozen() && now->prizes == c.plan)
            return say(QT_TRANSLATE_NOOP("Change", "Frozen prizes thawed"));
        return count(QT_TRANSLATE_N_NOOP("Change", "Plan of the prizes with %n lists"), c.plan.lists.size());
    }
    QString operator()(const SetReportedResult& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Round %1, for the rating report only: %2 – %3 %4"))
            .arg(QString::number(c.round), player(c.section, c.white), player(c.section, c.black),
                 resultText(c.whiteOutcome, c.blackOutcome));
    }
    QString operator()(const SetRoundComments& c) const
    {
        return say(QT_TRANSLATE_NOOP("Change", "Remarks to round %1 changed")).arg(c.round);
    }

    /// "Huế – Đà Nẵng": the teams of a board, White's first.
    [[nodiscard]] QString match(const SetResult& c) const
    {
        const Section* in = section(c.section);
        const auto teamOf = [&](PlayerId player) {
            if (in == nullptr) return QStringLiteral("–");
            const auto found = std::ranges::find_if(in->teams.teams, [&](const Team& each) {
                return std::ranges::find(each.members, player) != each.members.end();
            });
            return found == in->teams.teams.end() ? QStringLiteral("–") : text(found->name);
        };
        return teamOf(c.white) + QStringLiteral(" – ") + teamOf(c.black);
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
        return found == nullptr ? QStringLiteral("–") : text(found->info.name);
    }
    [[nodiscard]] QString player(SectionId id, PlayerId who) const
    {
        const Section* in = section(id);
        const Player* found = in == nullptr ? nullptr : in->find(who);
        return found == nullptr ? QStringLiteral("–") : named(id, who, found->name);
    }
    [[nodiscard]] QString team(SectionId id, TeamId who) const
    {
        const Section* in = section(id);
        if (in == nullptr) return QString::number(who.value);
        const auto at = std::ranges::find(in->teams.teams, who, &Team::id);
        return at == in->teams.teams.end() ? QString::number(who.value) : text(at->name);
    }
    /// With both numbers, where the player had another one then.
    [[nodiscard]] QString named(SectionId id, PlayerId who, const std::string& name) const
    {
        const Section* in = section(id);
        const auto then = m_then.find(who);
        if (in == nullptr || then == m_then.end()) return text(name);
        //: a player's name, his number, and the number that he had
        return say(QT_TRANSLATE_NOOP("Change", "%1 (%2, then %3)"))
            .arg(text(name), QString::number(in->numberOf(who)), QString::number(then->second));
    }

    const Event& m_event;
    const Wording& m_wording;
    const OldNumbers& m_then;
};

}  // namespace

QString changeText(const Change& change, const Event& event, const Wording& wording, const OldNumbers& then)
{
    return std::visit(Teller(event, wording, then), change);
}

std::size_t principalOf(ActionKind kind, std::span<const Change> changes)
{
    const auto names = [&](const Change& change) {
        switch (kind) {
        case ActionKind::Publish:
            return std::holds_alternative<PublishRound>(change) || std::holds_alternative<UnpairRound>(change);
        case ActionKind::ChangeRound:
            return std::holds_alternative<PublishRound>(change);
        case ActionKind::Import:
        case ActionKind::ImportOutside:
        case ActionKind::Copy:
        case ActionKind::SetUp:
            return std::holds_alternative<AddSection>(change) || std::holds_alternative<RemoveSection>(change);
        case ActionKind::AddPlayers:
        case ActionKind::RemovePlayers:
            return std::holds_alternative<AddPlayers>(change) || std::holds_alternative<RemovePlayers>(change);
        case ActionKind::Withdraw:
        case ActionKind::Return:
        case ActionKind::TakeRatings:
            return std::holds_alternative<EditPlayer>(change);
        case ActionKind::EditInfo:
        case ActionKind::GiveTables:
            return std::holds_alternative<EditInfo>(change);
        case ActionKind::EnterResult:
            return std::holds_alternative<SetResult>(change);
        case ActionKind::MovePlayers:
            return std::holds_alternative<AddPlayers>(change);
        case ActionKind::EditRules:
            return std::holds_alternative<EditRules>(change);
        case ActionKind::EnterLineUp:
            return std::holds_alternative<SetLineUp>(change) || std::holds_alternative<EditTeams>(change);
        case ActionKind::EnterMatch:
            return std::holds_alternative<SetResult>(change) || std::holds_alternative<SetTeamAwards>(change);
        case ActionKind::TakeList:
            return std::holds_alternative<AddPlayers>(change) || std::holds_alternative<AddSection>(change);
        case ActionKind::CheckIn:
        case ActionKind::Edit:
        case ActionKind::Answers:
            break;
        }
        return !isRecordOnly(change);
    };
    const auto at = std::ranges::find_if(changes, names);
    return at == changes.end() ? 0 : static_cast<std::size_t>(at - changes.begin());
}

QString actionText(ActionKind kind, std::span<const Change> changes, const Event& event, const Wording& wording,
                   const OldNumbers& then)
{
    if (changes.empty()) return {};
    const auto count = [&](auto holds) { return static_cast<int>(std::ranges::count_if(changes, holds)); };
    const auto said = [&](const char* source, int n) { return wording.translate(kChangeContext, source, n); };
    QString one = changeText(changes[principalOf(kind, changes)], event, wording, then);
    switch (kind) {
    case ActionKind::Publish: {
        const int rounds = count([](const Change& c) { return std::holds_alternative<PublishRound>(c); });
        if (rounds > 1) one = said(QT_TRANSLATE_N_NOOP("Change", "rounds published in %n sections"), rounds);
        const int back = count([](const Change& c) { return std::holds_alternative<UnpairRound>(c); });
        if (back > 1) one = said(QT_TRANSLATE_N_NOOP("Change", "rounds of %n sections taken back"), back);
        const int games = count([](const Change& c) { return std::holds_alternative<SetResult>(c); });
        if (games == 0) return one;
        return one + QStringLiteral(", ") + said(QT_TRANSLATE_N_NOOP("Change", "%n games adjourned"), games);
    }
    case ActionKind::Import:
    case ActionKind::ImportOutside:
    case ActionKind::Copy: {
        const int sections = count([](const Change& c) { return std::holds_alternative<AddSection>(c); });
        return sections < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n sections imported"), sections);
    }
    case ActionKind::SetUp: {
        const int sections = count([](const Change& c) { return std::holds_alternative<AddSection>(c); });
        return sections < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n sections set up"), sections);
    }
    case ActionKind::EditRules: {
        const int sections = count([](const Change& c) { return std::holds_alternative<EditRules>(c); });
        return sections < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "rules of %n sections"), sections);
    }
    case ActionKind::GiveTables: {
        const int sections = count([](const Change& c) { return std::holds_alternative<EditInfo>(c); });
        return said(QT_TRANSLATE_N_NOOP("Change", "tables of %n sections"), sections);
    }
    case ActionKind::Withdraw: {
        const int players = count([](const Change& c) { return std::holds_alternative<EditPlayer>(c); });
        return players < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n players withdrawn"), players);
    }
    case ActionKind::Return: {
        const int players = count([](const Change& c) { return std::holds_alternative<EditPlayer>(c); });
        return players < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "%n players come back"), players);
    }
    case ActionKind::TakeRatings: {
        const int players = count([](const Change& c) { return std::holds_alternative<EditPlayer>(c); });
        return said(QT_TRANSLATE_N_NOOP("Change", "ratings of %n players taken from a list"), players);
    }
    case ActionKind::TakeList: {
        std::size_t players = 0;
        for (const Change& change : changes) {
            if (const auto* added = std::get_if<AddPlayers>(&change)) players += added->players.size();
            if (const auto* section = std::get_if<AddSection>(&change)) players += section->content->players.size();
        }
        return said(QT_TRANSLATE_N_NOOP("Change", "list taken, %n players new in their sections"),
                    static_cast<int>(players));
    }
    case ActionKind::CheckIn:
        return wording.translate(kChangeContext, QT_TRANSLATE_NOOP("Change", "check-in closed"));
    case ActionKind::Edit:
    case ActionKind::EnterResult: {
        const int results = count([](const Change& c) { return std::holds_alternative<SetResult>(c); });
        return results < 2 ? one : said(QT_TRANSLATE_N_NOOP("Change", "results of %n boards"), results);
    }
    case ActionKind::EnterMatch: {
        const auto* result = std::get_if<SetResult>(&changes[principalOf(kind, changes)]);
        if (result == nullptr) return one;
        const int results = count([](const Change& c) { return std::holds_alternative<SetResult>(c); });
        return said(QT_TRANSLATE_N_NOOP("Change", "Round %1: match %2 with %n boards entered"), results)
            .arg(QString::number(result->round), Teller(event, wording, then).match(*result));
    }
    case ActionKind::EnterLineUp:
    case ActionKind::ChangeRound:
    case ActionKind::AddPlayers:
    case ActionKind::RemovePlayers:
    case ActionKind::EditInfo:
    case ActionKind::MovePlayers:
    case ActionKind::Answers:
        break;
    }
    return one;
}

}  // namespace kydai::text
