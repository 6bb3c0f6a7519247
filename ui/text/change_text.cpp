#include "text/change_text.h"

#include "text/value_text.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kydai::text {

namespace {

constexpr char kContext[] = "Change";

/// The warnings that the window asks about, by the ids that stand in the journal.
constexpr std::pair<std::string_view, const char*> kWarnings[] = {
    {"changePlayedRound", QT_TRANSLATE_NOOP("Change", "Pairing of a round with results changed by hand")},
    {"correctEarlierResult", QT_TRANSLATE_NOOP("Change", "Result of an earlier round corrected")},
    {"earlierRoundLocked", QT_TRANSLATE_NOOP("Change", "Boards of an earlier round")},
    {"leaveFideMode", QT_TRANSLATE_NOOP("Change", "FIDE mode to be left")},
    {"manualPairing", QT_TRANSLATE_NOOP("Change", "Pairing by hand that breaks a rule")},
    {"numbersFrozen", QT_TRANSLATE_NOOP("Change", "Starting numbers after round 4")},
    {"allRoundsPaired", QT_TRANSLATE_NOOP("Change", "Round beyond the end of the tournament")},
    {"duplicateFideId", QT_TRANSLATE_NOOP("Change", "One FIDE ID twice")},
    {"duplicateName", QT_TRANSLATE_NOOP("Change", "One name twice")},
    {"missingRating", QT_TRANSLATE_NOOP("Change", "Players without a rating")},
    {"missingFideId", QT_TRANSLATE_NOOP("Change", "Players without a FIDE ID")},
    {"impossibleRating", QT_TRANSLATE_NOOP("Change", "Impossible rating")},
    {"impossibleBirthYear", QT_TRANSLATE_NOOP("Change", "Impossible year of birth")},
    {"tooManyByes", QT_TRANSLATE_NOOP("Change", "More byes than allowed")},
    {"oddCount", QT_TRANSLATE_NOOP("Change", "Odd number of players")},
    {"withdrawn", QT_TRANSLATE_NOOP("Change", "Withdrawn players")},
    {"lateEntry", QT_TRANSLATE_NOOP("Change", "Late entries")},
    {"tooFewPlayers", QT_TRANSLATE_NOOP("Change", "Too few players to pair")},
    {"preflight", QT_TRANSLATE_NOOP("Change", "Checks before the pairing")},
    {"removeSection", QT_TRANSLATE_NOOP("Change", "Section to be removed")},
    {"resultsMissing", QT_TRANSLATE_NOOP("Change", "Results missing when the next round was paired")},
    {"tieBreaksAfterStart", QT_TRANSLATE_NOOP("Change", "Tie-breaks changed after the start")},
    {"unpairRound", QT_TRANSLATE_NOOP("Change", "Round to be taken back")},
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

private:
    /// What was warned of; an id that this version does not know is shown as it is.
    [[nodiscard]] QString warning(const std::string& id) const
    {
        for (const auto& [known, words] : kWarnings) {
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

    [[nodiscard]] QString say(const char* source) const { return m_wording.translate(kContext, source); }
    [[nodiscard]] QString count(const char* source, std::size_t n) const
    {
        return m_wording.translate(kContext, source, static_cast<int>(n));
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
        return found == nullptr ? QString::number(who.value) : text(found->name);
    }

    const Event& m_event;
    const Wording& m_wording;
};

}  // namespace

QString changeText(const Change& change, const Event& event, const Wording& wording)
{
    return std::visit(Teller(event, wording), change);
}

}  // namespace kydai::text
