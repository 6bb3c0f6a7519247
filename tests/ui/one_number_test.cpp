// One number for a player: whatever shows a board shows the same two numbers for it. Random events in which players
// were entered in any order, removed, numbered by hand and joined late, with several sections; what is compared is the
// Round tab, the printed pairing list, HTML, CSV, both TRFs, JSON, the command line and the text of Why?.

#include "format/json.h"
#include "format/trf_writer.h"
#include "model/compound_change.h"
#include "model/numbering.h"
#include "models/round_model.h"
#include "pairing/initial_order.h"
#include "pairing/late_entry.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "print/documents.h"
#include "run.h"
#include "store/event_file.h"
#include "support/cleared.h"
#include "support/random.h"
#include "support/read_back.h"
#include "support/utf8.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace kydai::ui {
namespace {

namespace fs = std::filesystem;

/// Plays a section through changes, as the window makes them.
class Play {
public:
    Play(std::uint64_t seed, int section) : m_random(seed * 97 + static_cast<std::uint64_t>(section))
    {
        Section empty;
        empty.info.name = "Section " + std::to_string(section);
        empty.rules.initialColour = m_random.chance(500'000) ? Colour::White : Colour::Black;
        empty.rules.scheduledRounds = 7;
        m_event.sections.push_back({SectionId{1}, std::make_shared<const Section>(std::move(empty))});
        enter(m_random.between(7, 12));
        remove();
        numberByHand();
        for (int round = 0; round < 6; ++round) {
            playRound();
            if (m_random.chance(500'000)) enter(m_random.between(1, 2));
        }
    }
    [[nodiscard]] const Section& section() const { return *m_event.sections.front().section; }

private:
    void apply(const CompoundChange& action)
    {
        auto applied = applyAll(m_event, action.changes);
        ASSERT_TRUE(applied.ok()) << applied.error().what;
        if (!applied->empty()) m_event = std::move(applied->back().applied.event);
    }

    /// Late ones come in the next round, or the one after it.
    void enter(int count)
    {
        std::vector<Player> players(static_cast<std::size_t>(count));
        const std::vector<PlayerId> ids = newPlayerIds(section().players, players.size());
        for (std::size_t i = 0; i < players.size(); ++i) {
            players[i].id = ids[i];
            players[i].name = "Player" + std::to_string(++m_entered) + " of " + section().info.name;
            players[i].rating = m_random.chance(200'000) ? 0 : m_random.between(1400, 2400);
            if (section().roundsPaired() > 0)
                players[i].entersInRound = section().roundsPaired() + 1 + m_random.between(0, 1);
        }
        const std::vector<int> numbers = pairing::numbersWithLateEntries(section(), players);
        const auto before = static_cast<std::ptrdiff_t>(section().players.size());
        for (std::size_t i = 0; i < players.size(); ++i) players[i].tpn = numbers[static_cast<std::size_t>(before) + i];
        apply(Renumber{SectionId{1}, {numbers.begin(), numbers.begin() + before}});
        apply(AddPlayers{SectionId{1}, std::move(players)});
    }

    void remove()
    {
        const std::vector<PlayerId> leaving{section().players[m_random.below(section().players.size())].id};
        apply(policy::removing(section(), SectionId{1}, leaving));
    }

    void numberByHand()
    {
        const auto somebody = [&] { return section().players[m_random.below(section().players.size())].id; };
        switch (m_random.below(4)) {
        case 0:
            return apply(Renumber{SectionId{1}, pairing::numbersExchanged(section(), somebody(), somebody())});
        case 1:
            return apply(Renumber{SectionId{1}, pairing::numbersMoved(section(), somebody(), m_random.between(1, 6))});
        case 2:
            return apply(Renumber{SectionId{1}, pairing::numbersByLot(section(), m_random.next())});
        default:
            return;
        }
    }

    void playRound()
    {
        const RoundNumber next = section().roundsPaired() + 1;
        const pairing::DraftOutcome outcome = pairing::draftRound(section(), next);
        const auto* draft = std::get_if<pairing::DraftRound>(&outcome);
        if (draft == nullptr) return;
        Round round = draft->round;
        for (Game& game : round.games) {
            static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin};
            game.whiteOutcome = kResults[m_random.below(4)];
            game.blackOutcome = mirrored(game.whiteOutcome);
        }
        apply(PublishRound{SectionId{1}, next, std::move(round)});
    }

    Random m_random;
    Event m_event{};
    int m_entered = 0;
};

/// What everybody must show: numbers and names of a board.
struct Expected {
    RoundNumber round = 0;
    int board = 0;
    int white = 0;
    int black = 0;
    std::string whiteName{};
    std::string blackName{};
};

std::vector<Expected> boardsOf(const Section& section)
{
    std::vector<Expected> boards;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        int board = 0;
        for (const Game& game : section.round(round).games) {
            const Player& white = section.player(game.white);
            const Player& black = section.player(game.black);
            boards.push_back({round, ++board, white.tpn, black.tpn, white.name, black.name});
        }
    }
    return boards;
}

std::ostream& operator<<(std::ostream& out, const Expected& board)
{
    return out << "round " << board.round << ", board " << board.board;
}

/// In a row of a pairing list White's number goes before the name; Black's does too, or ends the row.
bool isNumbered(const std::vector<std::string>& cells, const std::string& name, int number)
{
    const auto at = std::ranges::find_if(cells, [&](const std::string& cell) { return cell.starts_with(name); });
    const std::string wanted = std::to_string(number);
    return at != cells.end() && ((at != cells.begin() && *(at - 1) == wanted) || cells.back() == wanted);
}

using fixture::Rows;

/// Rows that name both players of a board carry their numbers, and there is one.
void expectBoard(const Rows& rows, const Expected& board, const char* where)
{
    int found = 0;
    for (const auto& cells : rows) {
        const auto names = [&](const std::string& name) {
            return std::ranges::any_of(cells, [&](const std::string& cell) { return cell.starts_with(name); });
        };
        if (!names(board.whiteName) || !names(board.blackName)) continue;
        ++found;
        EXPECT_TRUE(isNumbered(cells, board.whiteName, board.white)) << where << ", " << board;
        EXPECT_TRUE(isNumbered(cells, board.blackName, board.black)) << where << ", " << board;
    }
    EXPECT_GE(found, 1) << where << ", " << board;
}

Rows printedRows(const Section& section, RoundNumber round)
{
    Rows rows;
    const print::Sheet sheet = print::pairingsSheet(section, round, {});
    for (const print::Block& block : sheet.blocks) {
        const auto* table = std::get_if<print::Table>(&block);
        if (table == nullptr) continue;
        for (const print::TableRow& row : table->rows) {
            std::vector<std::string> cells;
            for (const QString& cell : row.cells) cells.push_back(cell.toStdString());
            rows.push_back(std::move(cells));
        }
    }
    return rows;
}

Rows htmlRows(const std::string& html)
{
    Rows rows;
    std::istringstream lines(html);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("<tr><td")) continue;
        std::vector<std::string> cells;
        for (std::size_t at = line.find("<td"); at != std::string::npos; at = line.find("<td", at + 1)) {
            const std::size_t from = line.find('>', at) + 1;
            cells.push_back(line.substr(from, line.find("</td>", from) - from));
        }
        rows.push_back(std::move(cells));
    }
    return rows;
}

/// A 001 line of a report: number, and per round the opponent's.
std::map<int, std::vector<int>> reportOf(const std::string& text)
{
    std::map<int, std::vector<int>> players;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("001 ")) continue;
        std::vector<int>& opponents = players[std::stoi(line.substr(4, 4))];
        for (std::size_t at = 91; at + 4 <= line.size(); at += 10)
            opponents.push_back(std::atoi(line.substr(at, 4).c_str()));
    }
    return players;
}

/// Every number that stands with a name belongs to it, wherever in the answer.
void expectNumbers(const nlohmann::json& json, const std::map<std::string, int>& numberOf, const std::string& where)
{
    if (json.is_object() && json.contains("player") && json.contains("name")) {
        const auto known = numberOf.find(json["name"].get<std::string>());
        ASSERT_NE(known, numberOf.end()) << where << ' ' << json;
        EXPECT_EQ(json["player"], known->second) << where << ' ' << json;
    }
    if (!json.is_structured()) return;
    for (const auto& item : json) expectNumbers(item, numberOf, where);
}

class OneNumber : public ::testing::TestWithParam<std::uint64_t> {
protected:
    void SetUp() override
    {
        m_folder = fs::temp_directory_path() / ("kydai_one_number_" + std::to_string(GetParam()));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        auto file = store::EventFile::create(path("event.kydai"), "One number");
        ASSERT_TRUE(file.ok());
        for (int number = 1; number <= 2; ++number) {
            m_sections.push_back(Play(GetParam(), number).section());
            ASSERT_TRUE(checkNumbers(m_sections.back().players).ok());
            const AddSection added{{}, std::make_shared<const Section>(m_sections.back()), -1};
            ASSERT_TRUE(fixture::apply(*file, added, store::Who{"test", {}}).ok());
        }
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder / name).string(); }

    /// What kydai-cli says about a section of the event file.
    [[nodiscard]] std::string said(std::vector<std::string> words, const Section& section) const
    {
        words.insert(words.begin() + 1, path("event.kydai"));
        words.insert(words.end(), {"--section", section.info.name});
        return run(words);
    }
    static std::string run(const std::vector<std::string>& words)
    {
        std::ostringstream out;
        std::ostringstream err;
        kydai::cli::Context context{out, err};
        EXPECT_EQ(kydai::cli::run(words, context), 0) << words.front() << ": " << err.str();
        return out.str();
    }
    [[nodiscard]] std::string converted(const Section& section, const std::string& ending) const
    {
        const std::string out = path(section.info.name + ending);
        run({"convert", path("event.kydai"), out, "--section", section.info.name});
        std::ifstream stream(out, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    fs::path m_folder;
    std::vector<Section> m_sections;
};

TEST_P(OneNumber, TheScreenAndPaperShowIt)
{
    for (const Section& section : m_sections) {
        const auto shared = std::make_shared<const Section>(section);
        RoundModel model(text::Wording(text::Language::English, Discipline::Chess));
        Rows printed;
        for (const Expected& board : boardsOf(section)) {
            if (model.round() != board.round) {
                model.setRound(shared, board.round);
                printed = printedRows(section, board.round);
            }
            const int row = board.board - 1;
            EXPECT_EQ(model.index(row, model.column("white_number")).data().toInt(), board.white) << board;
            EXPECT_EQ(model.index(row, model.column("black_number")).data().toInt(), board.black) << board;
            expectBoard(printed, board, "paper");
        }
    }
}

/// A printed line with both players, White's number before his name and Black's at the end.
bool isPrintedBoard(const std::string& line, const Expected& board)
{
    const std::size_t white = line.find(' ' + std::to_string(board.white) + ' ' + board.whiteName + ' ');
    const std::size_t black = line.find(' ' + board.blackName + ' ');
    return white != std::string::npos && black != std::string::npos && white < black &&
           line.ends_with(' ' + std::to_string(board.black));
}

TEST_P(OneNumber, ThePrintedPageHasIt)
{
    const Section& section = m_sections.front();
    std::optional<std::vector<std::string>> printed;
    RoundNumber round = 0;
    for (const Expected& board : boardsOf(section)) {
        if (round != board.round) {
            round = board.round;
            const std::string pdf = path("round" + std::to_string(round) + ".pdf");
            static_cast<void>(
                said({"print", "--document", "pairings", "--round", std::to_string(round), "-o", pdf}, section));
            printed = fixture::pdfLines(pdf);
            if (!printed) GTEST_SKIP() << "no pdftotext on this machine";
        }
        const auto isBoard = [&](const std::string& line) { return isPrintedBoard(line, board); };
        EXPECT_EQ(std::ranges::count_if(*printed, isBoard), 1) << "PDF, " << board;
    }
}

TEST_P(OneNumber, EveryFileHasIt)
{
    for (const Section& section : m_sections) {
        const Rows html = htmlRows(converted(section, ".html"));
        EXPECT_FALSE(converted(section, ".xlsx").empty());
        const Rows workbook = fixture::workbookRows(path(section.info.name + ".xlsx"));
        const auto trf16 = reportOf(converted(section, ".trf"));
        const auto trf26 = reportOf(converted(section, ".trf26"));
        const auto json = nlohmann::json::parse(converted(section, ".json"));
        std::map<std::string, std::vector<std::string>> csv;
        std::istringstream lines(converted(section, ".csv"));
        for (std::string line; std::getline(lines, line);) {
            std::vector<std::string> cells;
            std::istringstream fields(line.substr(0, line.find('\r')));
            for (std::string cell; std::getline(fields, cell, ',');) cells.push_back(cell);
            csv[cells.at(0)] = cells;
        }
        for (const Expected& board : boardsOf(section)) {
            const auto round = static_cast<std::size_t>(board.round - 1);
            expectBoard(html, board, "HTML");
            expectBoard(workbook, board, "XLSX");
            EXPECT_EQ(trf16.at(board.white).at(round), board.black) << "TRF16, " << board;
            EXPECT_EQ(trf16.at(board.black).at(round), board.white) << "TRF16, " << board;
            EXPECT_EQ(trf26.at(board.white).at(round), board.black) << "TRF26, " << board;
            EXPECT_EQ(trf26.at(board.black).at(round), board.white) << "TRF26, " << board;
            const auto& game = json["sections"][0]["rounds"][round]["games"][static_cast<std::size_t>(board.board - 1)];
            EXPECT_EQ(game["white"], board.white) << "JSON, " << board;
            EXPECT_EQ(game["black"], board.black) << "JSON, " << board;
            const auto& cells = csv.at(std::to_string(board.white));
            EXPECT_EQ(cells.at(1), board.whiteName) << "CSV, " << board;
            EXPECT_TRUE(cells.at(11 + round).starts_with(std::to_string(board.black) + "w")) << "CSV, " << board;
        }
    }
}

TEST_P(OneNumber, TheCommandLineAndWhyKnowIt)
{
    for (const Section& section : m_sections) {
        std::map<std::string, int> numberOf;
        for (const Player& player : section.players) numberOf[player.name] = player.tpn;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            std::istringstream pairs(said({"pair", "--round", std::to_string(round)}, section));
            int count = 0;
            pairs >> count;
            for (const Game& game : section.round(round).games) {
                int white = 0;
                int black = 0;
                pairs >> white >> black;
                EXPECT_EQ(white, section.numberOf(game.white)) << "round " << round;
                EXPECT_EQ(black, section.numberOf(game.black)) << "round " << round;
            }
        }
        for (const Expected& board : boardsOf(section)) {
            const std::vector<std::string> which{
                "--round", std::to_string(board.round), "--player", std::to_string(board.black), "--format", "json"};
            for (const char* kind : {"colour", "pairing"}) {
                std::vector<std::string> words{"explain", kind, path("event.kydai"), "--section", section.info.name};
                words.insert(words.end(), which.begin(), which.end());
                const auto answer = nlohmann::json::parse(run(words));
                EXPECT_EQ(answer["player"], board.black) << kind << ", " << board;
                EXPECT_EQ(answer["opponent"], board.white) << kind << ", " << board;
                expectNumbers(answer, numberOf, kind);
            }
        }
        std::istringstream standings(said({"standings"}, section));
        std::string line;
        std::getline(standings, line);
        while (std::getline(standings, line)) {
            std::istringstream fields(line);
            std::string rank;
            std::string number;
            std::getline(fields, rank, ',');
            std::getline(fields, number, ',');
            EXPECT_EQ(std::stoi(number), numberOf.at(line.substr(line.rfind(',') + 1)));
        }
    }
}

TEST_P(OneNumber, EveryRoundOfTheExportedReportsIsEqual)
{
    std::vector<std::string> words{"check", path("event.kydai")};
    for (const Section& section : m_sections) {
        for (const char* ending : {".trf", ".trf26"}) {
            EXPECT_FALSE(converted(section, ending).empty());
            words.push_back(path(section.info.name + ending));
        }
    }
    run(words);
}

INSTANTIATE_TEST_SUITE_P(Seeds, OneNumber, ::testing::Range(std::uint64_t{1}, std::uint64_t{8}));

}  // namespace
}  // namespace kydai::ui
