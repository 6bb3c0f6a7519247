// The upload to chess-results: the reference files of the interface are written again as they were read, what was
// worked out follows the results, and texts have the lengths of the site.
#include "format/chess_results_kept.h"
#include "format/reader.h"
#include "model/member_paths.h"
#include "model/numbering.h"
#include "support/event_builder.h"
#include "support/members.h"
#include "support/random_event.h"
#include "support/shared_files.h"
#include "support/utf8.h"
#include "tables/upload_places.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace kydai::tables {
namespace {

std::string withoutBlanks(std::string_view text)
{
    std::string kept;
    std::ranges::copy_if(text, std::back_inserter(kept), [](char letter) { return letter != ' '; });
    return kept;
}

Section readUpload(const std::string& text)
{
    auto read = format::readText(text, "upload.xml");
    EXPECT_TRUE(read.ok());
    return read ? read->sections.at(0) : Section{};
}

std::vector<std::filesystem::path> references()
{
    return fixture::sharedFiles("chess_results", ".xml");
}

/// Elements in order with their attributes, a line each; blanks left out, also what follows a comma of names.
void flatten(const pugi::xml_node& node, const std::string& path, std::vector<std::string>& lines)
{
    for (const pugi::xml_node& child : node.children()) {
        const std::string here = path + '/' + child.name();
        lines.push_back(here);
        for (const pugi::xml_attribute& attribute : child.attributes())
            lines.push_back(here + '@' + attribute.name() + '=' + withoutBlanks(attribute.value()));
        flatten(child, here, lines);
    }
}

std::vector<std::string> linesOf(const std::string& xml)
{
    pugi::xml_document document;
    EXPECT_TRUE(document.load_string(xml.c_str()));
    std::vector<std::string> lines;
    flatten(document, {}, lines);
    return lines;
}

/// Free in what is written: source and the encrypted values, which are not the file's but the sender's.
bool isSenders(std::string_view line)
{
    return line.starts_with("/chessresults/security/securitydata@");
}

std::string attributeOf(std::string_view line)
{
    const std::size_t equals = line.find('=');
    return equals == std::string_view::npos ? std::string() : std::string(line.substr(0, equals));
}

/// What is told otherwise, or in another order, than in the file. What the file leaves blank is free; such values are
/// counted in `filled` by their attribute.
std::vector<std::string> differences(const std::string& file, const std::string& written, std::set<std::string>& filled)
{
    const auto before = linesOf(file);
    const auto after = linesOf(written);
    std::vector<std::string> differing;
    if (before.size() != after.size()) differing.push_back("another number of elements and attributes");
    for (std::size_t at = 0; at < std::min(before.size(), after.size()); ++at) {
        if (before[at] == after[at] || isSenders(before[at])) continue;
        const std::string attribute = attributeOf(before[at]);
        const bool isBlank = !attribute.empty() && before[at].size() == attribute.size() + 1;
        if (isBlank && attributeOf(after[at]) == attribute)
            filled.insert(attribute);
        else
            differing.push_back(before[at] + " -> " + after[at]);
    }
    return differing;
}

TEST(Upload, ReferenceFilesAreWrittenAsTheyWereRead)
{
    if (references().empty()) GTEST_SKIP() << "no shared data: chess_results";
    ASSERT_EQ(references().size(), 4U);
    std::set<std::string> filled;
    for (const auto& path : references()) {
        const std::string file = *format::readBytes(path);
        const Section section = readUpload(file);
        EXPECT_EQ(differences(file, uploadOf(section), filled), std::vector<std::string>{}) << path;
        // And again, through a copy of ours and after a second reading.
        EXPECT_EQ(uploadOf(readUpload(uploadOf(section))), uploadOf(section)) << path;
        // A value that is another is found.
        std::string other = file;
        const std::size_t result = other.find("reswhite=\"1.0\"");
        other.replace(result, 14, "reswhite=\"0.0\"");
        EXPECT_FALSE(differences(file, uploadOf(readUpload(other)), filled).empty()) << path;
    }
    // What the files leave blank and we say: a board without a result in a round that is over was not played by either.
    EXPECT_EQ(filled, (std::set<std::string>{"/chessresults/playerpairings/playerpairing@forfeit",
                                             "/chessresults/playerpairings/playerpairing@resblack",
                                             "/chessresults/playerpairings/playerpairing@reswhite"}));
}

pugi::xml_node playerNumbered(const pugi::xml_document& document, int number)
{
    return document.child("chessresults")
        .child("players")
        .find_child_by_attribute("no", std::to_string(number).c_str());
}

TEST(Upload, PlacesAreWorkedOutWhereTheFilesOwnDoNotHold)
{
    if (references().empty()) GTEST_SKIP() << "no shared data: chess_results";
    for (const auto& path : references()) {
        if (!path.filename().string().starts_with("Single")) continue;
        const std::string file = *format::readBytes(path);
        Section section = readUpload(file);
        const std::string asRead = uploadOf(section);
        format::dropKeptLines(section);
        pugi::xml_document own;
        pugi::xml_document printed;
        ASSERT_TRUE(own.load_string(uploadOf(section).c_str()));
        ASSERT_TRUE(printed.load_string(asRead.c_str()));
        for (const Player& player : section.players) {
            for (const char* name : {"rank", "tb1", "tb2", "pts", "equal"})
                EXPECT_STREQ(playerNumbered(own, player.tpn).attribute(name).value(),
                             playerNumbered(printed, player.tpn).attribute(name).value())
                    << path << ' ' << player.tpn << ' ' << name;
            // tb4 of the Swiss has the wins though its list has no fourth tie-break.
            EXPECT_STREQ(playerNumbered(own, player.tpn).attribute("tb4").value(), "");
        }
        // One result later nothing of what the file printed is left.
        section = readUpload(file);
        section.rounds.back().games.front() = {section.rounds.back().games.front().white,
                                               section.rounds.back().games.front().black, Outcome::Draw, Outcome::Draw};
        const std::string changed = uploadOf(section);
        format::dropKeptLines(section);
        ASSERT_TRUE(own.load_string(uploadOf(section).c_str()));
        ASSERT_TRUE(printed.load_string(changed.c_str()));
        pugi::xml_document read;
        ASSERT_TRUE(read.load_string(file.c_str()));
        for (const Player& player : section.players) {
            for (const char* name : {"rank", "tb1", "tb4", "pts", "rtgperform"})
                EXPECT_STREQ(playerNumbered(own, player.tpn).attribute(name).value(),
                             playerNumbered(printed, player.tpn).attribute(name).value());
            EXPECT_STREQ(playerNumbered(printed, player.tpn).attribute("teamplayid").value(),
                         playerNumbered(read, player.tpn).attribute("teamplayid").value());
        }
    }
}

TEST(Upload, WhoeverHasANumberLaterIsSomebodyElse)
{
    if (references().empty()) GTEST_SKIP() << "no shared data: chess_results";
    for (const auto& path : references()) {
        Section section = readUpload(*format::readBytes(path));
        if (section.players.size() < 20 || section.isTeamEvent()) continue;
        pugi::xml_document before;
        ASSERT_TRUE(before.load_string(uploadOf(section).c_str()));
        EXPECT_STREQ(playerNumbered(before, 2).attribute("teamplayid").value(), "121");
        std::swap(section.players[0].name, section.players[1].name);
        pugi::xml_document after;
        ASSERT_TRUE(after.load_string(uploadOf(section).c_str()));
        EXPECT_STREQ(playerNumbered(after, 2).attribute("teamplayid").value(), "");
        EXPECT_STREQ(playerNumbered(after, 3).attribute("teamplayid").value(), "226");
    }
}

TEST(Upload, TextsAreCutAtCharactersAndOnlyTheYearOfBirthIsTold)
{
    Section section = EventBuilder().player("2w1", 2100).player("1b0", 1900).build();
    section.info.name = std::string(200, 'x');
    section.info.report.organiser = "A {club} <of> \"ours\" & others\nsecond line";
    section.players[0].name = "Nguyễn Thị Phương Thảo Huyền Trân Công Tằng Tôn Nữ";
    section.players[1].name = "Nguyễn Thị Phương Thảo Huyền, Trân Công Tằng";
    section.players[0].birth = {2011, 3, 5};
    section.players[0].unit = std::string(39, 'u') + "ữữ";
    section.players[0].category = "Nam U11";
    const std::string xml = uploadOf(section);
    EXPECT_TRUE(utf8::isValid(xml));
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(xml.c_str()));
    const pugi::xml_node event = document.child("chessresults").child("tournamentdata").child("tournament");
    EXPECT_EQ(std::string(event.attribute("name").value()).size(), 160U);
    EXPECT_STREQ(event.attribute("organiser").value(), "A (club) (of) \"ours\" & others second line");
    const pugi::xml_node first = playerNumbered(document, 1);
    EXPECT_STREQ(first.attribute("lastname").value(), "Nguyễn Thị Phương Thảo Huyền Trâ");
    EXPECT_STREQ(first.attribute("dob").value(), "2011");
    EXPECT_EQ(xml.find("05"), std::string::npos) << "neither the day";
    EXPECT_EQ(first.attribute("clubname").value(), std::string(39, 'u') + "ữ");
    EXPECT_STREQ(first.attribute("typ").value(), "Nam");
    // A name with a comma has a second field.
    EXPECT_STREQ(playerNumbered(document, 2).attribute("lastname").value(), "Nguyễn Thị Phương Thảo Huyền");
    EXPECT_STREQ(playerNumbered(document, 2).attribute("firstname").value(), "Trân Công Tằng");
    EXPECT_EQ(readUpload(xml).players[1].name, section.players[1].name);
}

TEST(Upload, ResultsComeBackAsTheyWere)
{
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const Section section = byNumber(randomEvent(seed));
        const Section back = readUpload(uploadOf(section));
        ASSERT_EQ(back.rounds.size(), section.rounds.size());
        for (std::size_t round = 0; round < section.rounds.size(); ++round) {
            const bool isLast = round + 1 == section.rounds.size();
            for (std::size_t board = 0; board < section.rounds[round].games.size(); ++board) {
                const Game& game = section.rounds[round].games[board];
                const Game& again = back.rounds[round].games.at(board);
                if (!isPossibleResult(game.whiteOutcome, game.blackOutcome) || (isOpen(game) && !isLast)) continue;
                if (game.whiteOutcome == Outcome::UnratedLoss && game.blackOutcome == Outcome::UnratedLoss) continue;
                EXPECT_EQ(again.white, game.white) << seed;
                EXPECT_EQ(again.black, game.black) << seed;
                EXPECT_EQ(again.whiteOutcome, game.whiteOutcome) << seed << ' ' << round + 1 << ' ' << board + 1;
                EXPECT_EQ(again.blackOutcome, game.blackOutcome) << seed;
            }
            for (const Bye& bye : section.rounds[round].byes) {
                const auto found = std::ranges::find(back.rounds[round].byes, bye.player, &Bye::player);
                ASSERT_NE(found, back.rounds[round].byes.end());
                EXPECT_EQ(found->kind, bye.kind) << seed;
            }
        }
    }
}

TEST(Upload, TieBreaksGoByTheirNumbersAndComeBack)
{
    Section section = EventBuilder().player("2w1").player("1b0").build();
    for (const TieBreakEdition edition : {TieBreakEdition::E24, TieBreakEdition::E26}) {
        section.info.firstDay = edition == TieBreakEdition::E24 ? Date{2025, 5, 1} : Date{2026, 5, 1};
        section.rules.tieBreakEdition = edition;
        for (const std::vector<std::string>& list : {std::vector<std::string>{"BH/C1", "BH", "SB", "WIN", "DE"},
                                                     {"BH/C1/P", "FB", "PS", "KS", "TPR"},
                                                     {"BH/M1", "SB/C1", "WON", "BPG", "BWG"},
                                                     {"ARO", "AOB", "REP", "PTP", "APRO"},
                                                     {"PS", "84(0,0,2,P,-,0,1)", "54", "61", "BH@OLD"}}) {
            section.rules.tieBreaks = list;
            const Section back = readUpload(uploadOf(section));
            std::vector<std::string> expected = list;
            for (std::string& code : expected) {
                if (code == "84(0,0,2,P,-,0,1)") code = edition == TieBreakEdition::E24 ? "BH/C2/P@26" : "BH/C2/P";
            }
            EXPECT_EQ(back.rules.tieBreaks, expected);
        }
        // What has no number there is left out, and the others close up.
        section.rules.tieBreaks = {"EXT", "BH"};
        EXPECT_EQ(readUpload(uploadOf(section)).rules.tieBreaks, std::vector<std::string>{"BH"});
    }
}

}  // namespace
}  // namespace kydai::tables
