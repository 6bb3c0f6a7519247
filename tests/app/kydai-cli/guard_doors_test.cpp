// Guard × door: every member whose row has a guard, changed before round 1, in a tournament that runs and in one that
// is over, inside FIDE mode and outside it, through every door by which an event is changed. The levels are written
// here from rules/endorsement.md; a door that forgets a guard, or asks for another, is named with the member.

#include "app/kydai-cli/doors_fixture.h"
#include "format/json.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "model/fields.h"
#include "model/json.h"
#include "policy/actions.h"
#include "policy/event_plan.h"
#include "policy/guards.h"
#include "support/random_change.h"
#include "support/tunx_bytes.h"
#include "support/whole_event.h"

#include <functional>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;
using Told = std::map<std::string, int>;

/// What a guard asks once the tournament has begun: its word, its level inside FIDE mode and outside it.
struct Asked {
    std::string word{};
    int inFideMode = 0;
    int outside = 0;
};
const std::map<Guard, Asked> kAsked{
    {Guard::System, {"systemLocked", 5, 4}},
    {Guard::PairingEdition, {"pairingEditionLocked", 5, 4}},
    {Guard::TieBreakEdition, {"tieBreakEditionLocked", 5, 4}},
    {Guard::TieBreaks, {"tieBreaksAfterStart", 5, 4}},
    {Guard::Lots, {"lotsDrawn", 5, 4}},
    {Guard::Rounds, {"roundsLocked", 5, 4}},
    {Guard::Points, {"pointsLocked", 5, 4}},
    {Guard::ByeValue, {"byeValueLocked", 5, 4}},
    {Guard::Acceleration, {"accelerationLocked", 5, 4}},
    {Guard::InitialColour, {"initialColourLocked", 5, 4}},
    {Guard::ProhibitedPairs, {"prohibitedPairsLocked", 5, 3}},
    {Guard::Ratings, {"ratingsChanged", 3, 3}},
    {Guard::Numbering, {"numberingChanged", 3, 3}},
};
/// What each section keeps of its own when another one's rules are taken over.
const std::set<std::string> kOwn{"prohibited", "virtualPoints", "initialColour", "lotsSeed"};

enum class Stage { Before, Running, Finished };
constexpr std::pair<Stage, const char*> kStages[] = {
    {Stage::Before, "before round 1"}, {Stage::Running, "running"}, {Stage::Finished, "finished"}};

Section sectionAt(Stage stage, bool fideMode)
{
    Section section = fixture::playedSection(fideMode);
    section.rules.tieBreaks = {"BH"};
    section.rules.lotsSeed = 7;
    if (stage == Stage::Before) section.rounds.clear();
    if (stage == Stage::Finished) section.rules.scheduledRounds = section.roundsPaired();
    return section;
}

EventState stateOf(const Section& section)
{
    const auto here = std::make_shared<const Section>(section);
    Section other = section;
    other.info.name = "U12";
    return {Event{"Open", {{kHere, here}, {SectionId{2}, std::make_shared<const Section>(std::move(other))}}}, 1};
}

Told guardsIn(const Told& told)
{
    Told guards;
    for (const auto& [word, level] : told) {
        if (std::ranges::any_of(kAsked, [&](const auto& each) { return each.second.word == word; }))
            guards[word] = level;
    }
    return guards;
}

/// A section with one guarded member changed.
struct Changed {
    std::string word{};
    Guard guard{};
    bool inInfo = false;
    Section after{};
};

/// One change of each guarded member that can be made at all.
class Changes {
public:
    explicit Changes(const Section& section) : m_section(section) {}

    std::vector<Changed> take()
    {
        walk<RuleSet, RuleSet>([](RuleSet& part) -> RuleSet& { return part; });
        walk<SectionInfo, SectionInfo>([](SectionInfo& part) -> SectionInfo& { return part; });
        return std::move(m_found);
    }

private:
    template <class Part>
    static auto& partOf(Section& section)
    {
        if constexpr (std::is_same_v<Part, RuleSet>)
            return section.rules;
        else
            return section.info;
    }

    template <class Part, class Owner, class Find>
    void walk(Find find)
    {
        const auto visit = [&]<class M, class Base>(const Row& row, M Base::*member) {
            if constexpr (std::is_same_v<M, PointSystem>) {
                walk<Part, PointSystem>([&](Part& part) -> PointSystem& { return find(part).*member; });
            } else if (row.guard != Guard::Free && row.guard != Guard::FideMode) {
                look<Part>(row, [&](Part& part) -> M& { return find(part).*member; });
            }
        };
        describe(visit, std::type_identity<Owner>{});
    }

    template <class Part, class Find>
    void look(const Row& row, Find find)
    {
        Random random(row.word.size() + 20);
        for (int tries = 0; tries < 200; ++tries) {
            Part drawn = fixture::wholePart<Part>(random, m_section);
            Changed changed{std::string(row.word), row.guard, std::is_same_v<Part, SectionInfo>, m_section};
            Part& now = partOf<Part>(changed.after);
            if (find(drawn) == find(now)) continue;
            find(now) = find(drawn);
            if (!policy::judge(stateOf(m_section), editOf(changed)).ok()) continue;
            // A file keeps what says the same in one form: where it is another one there is nothing to compare.
            if (sectionFromJson(changed) != changed.after) continue;
            m_found.push_back(std::move(changed));
            return;
        }
        ADD_FAILURE() << row.word << ": no other value was found";
    }
    static Section sectionFromJson(const Changed& changed)
    {
        const auto read = format::readText(format::writeJson({changed.after}, "Open"), "x.json");
        return read.ok() ? read->sections.front() : Section{};
    }

public:
    static Change editOf(const Changed& changed)
    {
        if (changed.inInfo) return EditInfo{kHere, changed.after.info};
        return EditRules{kHere, changed.after.rules};
    }

private:
    const Section& m_section;
    std::vector<Changed> m_found{};
};

class GuardDoors : public DoorsTest {
protected:
    struct State {
        Stage stage{};
        bool fideMode = false;
    };

    [[nodiscard]] std::string changesFile(const Json& changes) const { return written("changes.json", changes.dump()); }
    /// The event anew, for a door that may write.
    [[nodiscard]] std::string fresh(const std::string& event) const
    {
        fs::copy_file(event, path("now.kydai"), fs::copy_options::overwrite_existing);
        return path("now.kydai");
    }
    [[nodiscard]] static Json editJson(const Changed& changed)
    {
        if (changed.inInfo) return Json{{"change", "edit_info"}, {"info", toJson(changed.after.info)}};
        return Json{{"change", "edit_rules"}, {"rules", toJson(changed.after.rules)}};
    }
    [[nodiscard]] static Section firstOf(const std::string& event)
    {
        const auto read = store::EventFile::read(event);
        EXPECT_TRUE(read.ok());
        return read.ok() ? *read->sections.front().section : Section{};
    }
    static bool isSet(const Section& section, const Changed& changed)
    {
        return changed.inInfo ? section.info == changed.after.info : section.rules == changed.after.rules;
    }

    /// What is typed, here and for other sections too.
    static void lookAtDialogs(const Section& before, const Changed& changed, const Told& wanted)
    {
        const EventState state = stateOf(before);
        EXPECT_EQ(guardsIn(toldBy(policy::judge(state, Changes::editOf(changed)))), wanted) << "dialog";
        const CompoundChange both = changed.inInfo
                                        ? policy::editingInfo(state.event, SectionId{2}, changed.after.info, {kHere})
                                        : policy::editingRules(state.event, SectionId{2}, changed.after.rules, {kHere});
        Told others;
        const auto judged = policy::judge(state, both);
        ASSERT_TRUE(judged.ok());
        for (const policy::Warning& warning : judged->warnings()) {
            if (warning.section == kHere)
                others[std::string(policy::ruleOf(warning.id).word)] = static_cast<int>(warning.level);
        }
        EXPECT_EQ(guardsIn(others), kOwn.contains(changed.word) ? Told{} : wanted) << "taken over by another section";
    }

    /// A list of changes: asked, answered, refused; and what it leaves.
    void lookAtApply(const std::string& event, const Changed& changed, const Told& wanted, bool answers) const
    {
        const std::string file = changesFile(Json::array({editJson(changed)}));
        std::vector<std::string> call{"apply", fresh(event), "--changes", file};
        const CliRun asked = runCli(call);
        const Told told = toldBy(asked);
        EXPECT_EQ(guardsIn(told), wanted) << "apply\n" << asked.err;
        EXPECT_EQ(asked.status, told.empty() ? kDone : kNegative) << asked.err;
        EXPECT_EQ(isSet(firstOf(call[1]), changed), told.empty());
        if (!answers) return;
        bool isRefused = false;
        for (const auto& [word, level] : told) {
            call.insert(call.end(), {"--answer", word});
            isRefused = isRefused || level == 5;
        }
        const CliRun answered = runCli(call);
        EXPECT_EQ(answered.status, isRefused ? kNegative : kDone) << answered.err;
        EXPECT_EQ(isSet(firstOf(call[1]), changed), !isRefused) << "what the answers let through";
    }

    /// A whole section in place of the one that is there: asked for as a whole besides.
    void lookAtReplacement(const std::string& event, const Section& before, const Changed& changed,
                           const Told& wanted) const
    {
        const Json replace = Json::array({Json{{"change", "replace_section"}, {"content", toJson(changed.after)}}});
        const CliRun run = runCli({"apply", fresh(event), "--changes", changesFile(replace)});
        Told told = toldBy(run);
        EXPECT_EQ(guardsIn(told), wanted) << "replaced\n" << run.err;
        EXPECT_EQ(told.contains("sectionReplaced"), !before.rounds.empty()) << run.err;
    }

    /// A section that comes in by itself has no rules yet that it could break, only a state: that is judged alike.
    void lookAtFiles(const Changed& changed) const
    {
        const std::string file = written("in.json", format::writeJson({changed.after}, "Open"));
        const auto imported = toldBy(policy::judge({}, policy::importing({changed.after})));
        EXPECT_EQ(guardsIn(imported), Told{});
        for (const char* out : {"o.kydai", "o.json"}) {
            const CliRun run = convert(file, out);
            Told told = toldBy(run);
            Told wanted = imported;
            std::erase_if(wanted, [](const auto& each) { return each.first == "importDeviates"; });
            std::erase_if(told, [](const auto& each) { return each.first == "importDeviates"; });
            if (imported.contains("pointsUnlawful") && imported.at("pointsUnlawful") == 5) {
                wanted["leaveFideMode"] = told["leaveFideMode"];  // the way out, told with it
            }
            EXPECT_EQ(told, wanted) << out << '\n' << run.err;
            const bool isOpen = std::ranges::none_of(wanted, [](const auto& each) { return each.second > 2; });
            EXPECT_EQ(run.status, isOpen ? kDone : kNegative) << out << '\n' << run.err;
            if (isOpen && out == std::string("o.kydai")) {
                EXPECT_TRUE(isSet(firstOf(path(out)), changed));
            }
        }
    }
};

TEST_F(GuardDoors, EveryDoorThatChangesAnEventAsksAlike)
{
    std::map<Guard, int> walked;
    for (const auto& [stage, name] : kStages) {
        for (const bool fideMode : {true, false}) {
            const Section before = sectionAt(stage, fideMode);
            const std::string event = eventOf(before, "event.kydai");
            std::set<Guard> seen;
            for (const Changed& changed : Changes(before).take()) {
                SCOPED_TRACE(changed.word + ", " + name + (fideMode ? ", FIDE mode" : ", outside FIDE mode"));
                const Asked& asked = kAsked.at(changed.guard);
                Told wanted;
                if (stage != Stage::Before) wanted[asked.word] = fideMode ? asked.inFideMode : asked.outside;
                const bool isFirst = seen.insert(changed.guard).second;
                ++walked[changed.guard];
                lookAtDialogs(before, changed, wanted);
                if (stage == Stage::Before && !isFirst) continue;  // nothing is guarded, and each write takes its time
                lookAtApply(event, changed, wanted, isFirst);
                lookAtReplacement(event, before, changed, wanted);
                if (stage == Stage::Before) lookAtFiles(changed);
            }
        }
    }
    for (const auto& [guard, asked] : kAsked) EXPECT_GE(walked[guard], 6) << asked.word << " guards no row";
}

/// The guarded members in which two sections differ, by their words.
class Differing {
public:
    Differing(const Section& before, const Section& after)
    {
        in(before.rules, after.rules);
        in(before.info, after.info);
    }
    std::map<std::string, Guard> words{};

private:
    template <class T>
    void in(const T& before, const T& after)
    {
        const auto visit = [&]<class M, class Base>(const Row& row, M Base::*member) {
            if constexpr (std::is_same_v<M, PointSystem>) {
                in(before.*member, after.*member);
            } else if (row.guard != Guard::Free && row.guard != Guard::FideMode && before.*member != after.*member) {
                words.emplace(row.word, row.guard);
            }
        };
        describe(visit, std::type_identity<T>{});
    }
};

/// A file as others write it, and the guarded members that it brings.
struct Brought {
    const char* ending = "";
    std::string (*written)(const Section& section) = nullptr;
    const char* members = "";
};
std::string trfOf(const Section& section, format::TrfVersion version)
{
    return format::writeTrf(section, {.version = version, .ownLines = format::OwnLines::None})->text;
}

class FileDoors : public GuardDoors {
protected:
    static std::vector<Brought> formats()
    {
        using format::TrfVersion;
        return {{"trf", [](const Section& section) { return trfOf(section, TrfVersion::Trf16); },
                 "drawBlack drawWhite forfeitLoss forfeitWin fullBye halfBye initialColour lossBlack lossWhite "
                 "pairingBye pairingSystem prohibited rankIsPairingOrder scheduledRounds virtualPoints winBlack "
                 "winWhite zeroBye "},
                {"trf26", [](const Section& section) { return trfOf(section, TrfVersion::Trf26); },
                 "bakuAcceleration drawBlack drawWhite forfeitLoss forfeitWin fullBye halfBye initialColour lossBlack "
                 "lossWhite pairingBye pairingEdition pairingSystem prohibited rankIsPairingOrder scheduledRounds "
                 "startingListMethod "
                 "tieBreaks unknown virtualPoints winBlack winWhite zeroBye "},
                {"tunx", [](const Section& section) { return fixture::TunxBytes(section).take(); },
                 "pairingSystem prohibited scheduledRounds tieBreaks timeControl "}};
    }

    /// What the section that a file brings tells where it comes in, and in place of the one that there is.
    void look(const Section& before, const Section& read, const std::string& file) const
    {
        const EventState state = stateOf(before);
        Told guards;
        for (const auto& [word, guard] : Differing(before, read).words) {
            const Asked& asked = kAsked.at(guard);
            const bool isGiven = guard != Guard::InitialColour || before.rules.initialColour.has_value();
            if (!before.rounds.empty() && isGiven)
                guards[asked.word] = before.rules.fideMode ? asked.inFideMode : asked.outside;
        }
        Section content = read;
        content.rules.fideMode = before.rules.fideMode;  // has a change of its own
        content.rules.fideModeLeftInRound = before.rules.fideModeLeftInRound;
        const Told replaced =
            toldBy(policy::judge(state, ReplaceSection{kHere, std::make_shared<const Section>(std::move(content))}));
        EXPECT_EQ(guardsIn(replaced), guards) << "in place of the one there is";
        // The dialog, on the section without points that are not lawful.
        Section lawful = read;
        lawful.rules.points = {};
        const Told typed = toldBy(policy::judge(stateOf(lawful), EditRules{kHere, read.rules}));
        const Told imported = toldBy(policy::judge({}, policy::importing({read})));
        EXPECT_EQ(guardsIn(imported), Told{});
        EXPECT_EQ(imported.contains("pointsUnlawful"), typed.contains("pointsUnlawful")) << "by itself";
        EXPECT_TRUE(!typed.contains("pointsUnlawful") || imported.at("pointsUnlawful") == typed.at("pointsUnlawful"));
        if (file.empty()) return;
        const CliRun run = convert(file, "o.kydai");
        Told converted = toldBy(run);
        converted.erase("leaveFideMode");  // the way out, told with what it is the way out of
        EXPECT_EQ(converted, imported) << run.err;
        const bool isOpen = std::ranges::none_of(
            imported, [](const auto& each) { return each.second > 2 && each.first != "importDeviates"; });
        EXPECT_EQ(run.status, isOpen ? kDone : kNegative) << run.err;
    }
};

TEST_F(FileDoors, WhateverAFileBringsIsJudgedAsIfItWereTyped)
{
    const std::vector<Brought> all = formats();
    std::vector<std::set<std::string>> brought(all.size());
    for (const auto& [stage, name] : kStages) {
        for (const bool fideMode : {true, false}) {
            const Section before = sectionAt(stage, fideMode);
            std::vector<Section> unchanged;
            for (const Brought& format : all)
                unchanged.push_back(format::readText(format.written(before), "in")->sections.front());
            for (const Changed& changed : Changes(before).take()) {
                for (std::size_t at = 0; at < all.size(); ++at) {
                    SCOPED_TRACE(changed.word + ", " + name + (fideMode ? ", FIDE mode, " : ", outside FIDE mode, ") +
                                 all[at].ending);
                    const std::string bytes = all[at].written(changed.after);
                    const auto read = format::readText(bytes, "in");
                    ASSERT_TRUE(read.ok()) << read.error().what;
                    const Section& section = read->sections.front();
                    if (!Differing(unchanged[at], section).words.contains(changed.word)) continue;
                    const bool isNew = brought[at].insert(changed.word).second;
                    look(before, section, isNew ? written(std::string("in.") + all[at].ending, bytes) : "");
                }
            }
        }
    }
    for (std::size_t at = 0; at < all.size(); ++at) {
        std::string members;
        for (const std::string& member : brought[at]) members += member + ' ';
        EXPECT_EQ(members, all[at].members) << all[at].ending;
    }
}

TEST_F(GuardDoors, ARestoredBackupAndAnOpenedFileAreNeverAsked)
{
    for (const bool fideMode : {true, false}) {
        const Section before = sectionAt(Stage::Running, fideMode);
        for (const Changed& changed : Changes(before).take()) {
            if (changed.guard != Guard::TieBreaks && changed.guard != Guard::Rounds) continue;
            SCOPED_TRACE(changed.word);
            const std::string backup = eventOf(changed.after, "backup.kydai");
            auto file = store::EventFile::open(eventOf(before, "event.kydai"));
            ASSERT_TRUE(file.ok());
            ASSERT_TRUE(file->restore(backup, {}).ok());
            EXPECT_TRUE(isSet(*file->event().sections.front().section, changed));
        }
    }
}

// What a state must not be is asked for from whichever side it is reached.

TEST_F(GuardDoors, AMarkIsJudgedLikeTheByeThatItForbids)  // question 176
{
    for (const bool fideMode : {true, false}) {
        const int level = fideMode ? 5 : 3;
        Section section = fixture::playedSection(fideMode);
        section.requestedByes = {{playerId(8), 3, Outcome::HalfBye}};
        Player marked = section.players[7];
        marked.marks.noByes = true;
        EXPECT_EQ(toldBy(policy::judge(stateOf(section), EditPlayer{kHere, marked})),
                  (Told{{"byeNotEntitled", level}}));
        const std::string file = changesFile(
            Json::array({Json{{"change", "edit_player"}, {"player", 8}, {"marks", Json{{"noByes", true}}}}}));
        EXPECT_EQ(toldBy(runCli({"apply", eventOf(section, "e.kydai"), "--changes", file})),
                  (Told{{"byeNotEntitled", level}}));
        section.players[7] = marked;
        EXPECT_EQ(toldBy(policy::judge({}, policy::importing({section}))), (Told{{"byeNotEntitled", level}}));
        marked.rating = 1500;
        EXPECT_TRUE(toldBy(policy::judge(stateOf(section), EditPlayer{kHere, marked})).empty()) << "asked once";
        section.requestedByes = {{playerId(8), 2, Outcome::HalfBye}};
        EXPECT_TRUE(toldBy(policy::judge({}, policy::importing({section}))).empty()) << "that round is over";
    }
}

TEST_F(GuardDoors, LimitsAreJudgedLikeThePlayersWhoBreakThem)
{
    Section section = fixture::playedSection(true);
    section.players[7].rating = 2400;
    EditInfo limited{kHere, section.info};
    limited.info.limits.ratingTo = 2000;
    EXPECT_EQ(toldBy(policy::judge(stateOf(section), limited)), (Told{{"outsideLimits", 2}}));
    section.info = limited.info;
    EXPECT_EQ(toldBy(policy::judge({}, policy::importing({section}))), (Told{{"outsideLimits", 2}}));
    limited.info.chiefArbiter = "IA A";
    EXPECT_TRUE(toldBy(policy::judge(stateOf(section), limited)).empty()) << "told once";
}

/// Whoever changes an event through doors that were open to him can put it into a file and bring it in again.
TEST_F(GuardDoors, WhatWasLetInByOneDoorIsNotRefusedAtAnother)
{
    int begun = 0;
    int inFideMode = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        Event event{"Open", {}};
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            CompoundChange action(change);
            if (std::holds_alternative<AddSection>(change)) action.kind = ActionKind::SetUp;
            const auto judged = policy::judge({event, 1}, std::move(action));
            if (!judged.ok() || judged->isRefused()) continue;
            const auto applied = applyAll(event, judged->action().changes);
            ASSERT_TRUE(applied.ok());
            if (!applied->empty()) event = applied->back().applied.event;
        }
        for (const EventSection& each : event.sections) {
            begun += each.section->rounds.empty() ? 0 : 1;
            inFideMode += each.section->rules.fideMode ? 1 : 0;
            const auto again = policy::judge({}, policy::importing({*each.section}));
            ASSERT_TRUE(again.ok());
            for (const policy::Warning& warning : again->warnings())
                EXPECT_LT(warning.level, policy::Level::Refuse) << policy::ruleOf(warning.id).word;
        }
    }
    EXPECT_GT(begun, 20);
    EXPECT_GT(inFideMode, 20);
}

}  // namespace
}  // namespace kydai::cli
