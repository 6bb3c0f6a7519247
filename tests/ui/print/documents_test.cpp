#include "print/documents.h"

#include "colour/explain_colour.h"
#include "pairing/next_round.h"
#include "print/layout.h"
#include "prizes/award.h"
#include "support/player_id.h"
#include "tiebreak/explain_tiebreak.h"
#include "ui/print/print_section.h"

#include <gtest/gtest.h>

namespace kydai::print {
namespace {

PrintOptions in(std::vector<text::Language> languages)
{
    PrintOptions options;
    options.languages = std::move(languages);
    options.event = QStringLiteral("Hội khỏe 2026");
    options.printed = QDateTime({2026, 11, 21}, {10, 42});
    options.program = QStringLiteral("Kỳ Đài 1.0");
    return options;
}
PrintOptions vietnamese()
{
    return in({text::Language::Vietnamese});
}

const Table& tableOf(const Sheet& sheet)
{
    for (const Block& block : sheet.blocks) {
        if (const auto* table = std::get_if<Table>(&block)) return *table;
    }
    static const Table kNone;
    ADD_FAILURE() << "no table";
    return kNone;
}

tiebreak::Standings standingsOf(const Section& section)
{
    tiebreak::StandingsOptions options;
    options.codes = tiebreak::parseCodes("BH/C1,BH").value();
    return tiebreak::standingsOf(section, options).value();
}

QString paragraphs(const Sheet& sheet)
{
    QString all;
    for (const Block& block : sheet.blocks) {
        if (const auto* paragraph = std::get_if<Paragraph>(&block)) all += paragraph->text + QLatin1Char('\n');
    }
    return all;
}

TEST(WallDocument, AnswersForEveryBoardAndForByesAndFloats)
{
    Section section = printSection(10, 1);
    section.players.push_back(Player{.id = playerId(11), .tpn = 11, .name = "Vũ Minh"});
    section.rounds[0].byes = {{playerId(11), Outcome::PairingBye}};
    const auto draft = pairing::draftRound(section, 2);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    const Sheet one = wallSheet(section, 2, in({text::Language::English}));
    const Table& boards = tableOf(one);
    ASSERT_EQ(boards.rows.size(), 5U);
    for (const TableRow& row : boards.rows) {
        ASSERT_EQ(row.cells.size(), 5);
        for (const QString& cell : row.cells) EXPECT_FALSE(cell.isEmpty());
    }
    const auto statements =
        std::ranges::count_if(one.blocks, [](const Block& block) { return std::holds_alternative<Statement>(block); });
    EXPECT_GE(statements, 2) << "the bye, and somebody who left a group";
    const Sheet both = wallSheet(section, 2, in({text::Language::Vietnamese, text::Language::English}));
    const auto tables =
        std::ranges::count_if(both.blocks, [](const Block& block) { return std::holds_alternative<Table>(block); });
    EXPECT_EQ(tables, 2) << "one after the other";
}

TEST(PairingsDocument, HasEveryBoardAndAccountsForEverybody)
{
    Section section = printSection(10, 2);
    section.rounds[1].byes = {};
    section.players.push_back(Player{.id = playerId(11), .tpn = 11, .name = "Vũ Minh"});
    section.rounds[1].byes.push_back({playerId(11), Outcome::PairingBye});
    const Sheet sheet = pairingsSheet(section, 2, in({text::Language::English}));
    EXPECT_EQ(tableOf(sheet).rows.size(), 6U) << "the bye stands behind the boards";
    EXPECT_TRUE(paragraphs(sheet).contains(QStringLiteral("11 entered = 5 boards (10) + 1 bye")))
        << paragraphs(sheet).toStdString();
    const Document document = layOut(sheet, {});
    EXPECT_TRUE(says(document, QStringLiteral("Vũ Minh")));
    EXPECT_TRUE(says(document, QStringLiteral("pairing-allocated bye")));
    EXPECT_TRUE(says(document, QStringLiteral("21/11/2026 10:42")));
    EXPECT_TRUE(says(document, QStringLiteral("Hội khỏe 2026")));
    EXPECT_TRUE(says(document, QStringLiteral("Giải vô địch trẻ")));
}

TEST(PairingsDocument, BothLanguagesStandSideBySide)
{
    const Section section = printSection(4, 1);
    const Document document =
        layOut(pairingsSheet(section, 1, in({text::Language::Vietnamese, text::Language::English})), {});
    EXPECT_TRUE(says(document, QStringLiteral("Bốc thăm ván 1 / Pairings of round 1")));
    EXPECT_TRUE(says(document, QStringLiteral("Trắng / White")));
}

TEST(PairingsDocument, XiangqiIsRedAndBlack)
{
    Section section = printSection(4, 1);
    section.rules.discipline = Discipline::Xiangqi;
    const Document document = layOut(pairingsSheet(section, 1, vietnamese()), {});
    EXPECT_TRUE(says(document, QStringLiteral("Đỏ")));
    EXPECT_FALSE(says(document, QStringLiteral("Trắng")));
}

TEST(PairingsDocument, SaysThatFideModeWasLeft)
{
    Section section = printSection(4, 1);
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 3;
    EXPECT_TRUE(
        says(layOut(pairingsSheet(section, 1, vietnamese()), {}), QStringLiteral("Đã rời chế độ FIDE ở ván 3")));
}

TEST(PairingsDocument, LargeIsSixteenPoints)
{
    PrintOptions options = vietnamese();
    options.large = true;
    const Document document = layOut(pairingsSheet(printSection(8, 1), 1, options), {});
    double largest = 0;
    for (const TextItem* item : textsOf(document.pages.front())) largest = std::max(largest, item->font.size);
    EXPECT_EQ(largest, 16);
}

TEST(AlphabeticalDocument, IsSortedByGivenNameAndHasEverybody)
{
    const Sheet sheet = alphabeticalSheet(printSection(10, 1), 1, vietnamese());
    const Table& table = tableOf(sheet);
    ASSERT_EQ(table.rows.size(), 10U);
    QStringList given;
    for (const TableRow& row : table.rows) given += row.cells[0].section(QLatin1Char(' '), -1);
    EXPECT_EQ(given.join(QLatin1Char(' ')).toStdString(), "Ánh Ánh Đạt Đạt Hạnh Hạnh Ước Ước Yến Yến");
}

TEST(StandingsDocument, HasTheTieBreaksOfTheList)
{
    const Section section = printSection(10, 3);
    const Sheet sheet = standingsSheet(section, standingsOf(section), vietnamese());
    const Table& table = tableOf(sheet);
    EXPECT_EQ(table.columns.back().head, QStringLiteral("BH"));
    EXPECT_EQ(table.rows.size(), 10U);
    EXPECT_EQ(sheet.heading.title, QStringLiteral("Bảng xếp hạng sau ván 3"));
    for (const TableRow& row : table.rows) EXPECT_EQ(row.cells.size(), static_cast<qsizetype>(table.columns.size()));
}

TEST(CrosstableDocument, IsInTheArticlesNotationByNumberAndByRank)
{
    const Section section = printSection(6, 1);
    const auto standings = standingsOf(section);
    const Table byNumber = tableOf(crosstableSheet(section, standings, CrosstableNumbers::StartNumber, vietnamese()));
    EXPECT_EQ(byNumber.rows[0].cells[3], QStringLiteral("6w1"));
    EXPECT_EQ(byNumber.rows[5].cells[3], QStringLiteral("1b0"));
    const Table byRank = tableOf(crosstableSheet(section, standings, CrosstableNumbers::Rank, vietnamese()));
    EXPECT_EQ(byRank.rows[0].cells[0], QStringLiteral("1"));
    EXPECT_EQ(byRank.rows[0].cells[3], QStringLiteral("6w1"));
}

TEST(SlipsDocument, HasASlipForEachBoard)
{
    const Document document = layOut(slipsSheet(printSection(10, 1), 1, vietnamese()), {});
    for (int board = 1; board <= 5; ++board) EXPECT_TRUE(says(document, QStringLiteral("Bàn %1").arg(board)));
}

TEST(GroupsDocument, UnitsAreOrderedByTheirBestPlayers)
{
    const Section section = printSection(10, 3);
    const Table table = tableOf(groupStandingsSheet(section, standingsOf(section), GroupBy::Unit, vietnamese()));
    int groups = 0;
    for (const TableRow& row : table.rows) groups += row.heading ? 1 : 0;
    EXPECT_EQ(groups, 2);
    EXPECT_EQ(table.rows.size(), 12U);
    EXPECT_TRUE(paragraphs(groupStandingsSheet(section, standingsOf(section), GroupBy::Category, vietnamese()))
                    .contains(QStringLiteral("hạng")));
}

TEST(PlayersDocument, ListsByTpn)
{
    Section section = printSection(4, 0);
    section.players[0].tpn = 4;
    section.players[3].tpn = 1;
    const Table table = tableOf(playersSheet(section, vietnamese()));
    EXPECT_EQ(table.rows[0].cells[0], QStringLiteral("1"));
    EXPECT_EQ(table.rows[0].cells[1].toStdString(), section.players[3].name);
}

TEST(ExplanationDocument, HasQuestionAnswerPictureStepsAndPlaceToSign)
{
    const Section section = printSection(4, 1);
    colour::Contender one;
    one.side = colour::Side(colour::History::parse("BBWWBWB", playerId(1)).value());
    one.name = "Hạnh";
    colour::Contender two;
    two.side = colour::Side(colour::History::parse("BWBWBWB", playerId(2)).value());
    two.name = "Giao";
    auto asked = colour::ColourCase::decide(one, two, Colour::White, playerId(1));
    asked.round = 8;
    const Explanation explanation = colour::explainColour(asked);
    for (const Paper size : {Paper::A4, Paper::A5}) {
        PageSetup setup;
        setup.size = size;
        const Document document = layOut(explanationSheet(section, explanation, 8, vietnamese()), setup);
        EXPECT_EQ(document.pages.size(), 1U);
        EXPECT_TRUE(says(document, QStringLiteral("Vì sao Hạnh cầm Đen khi gặp Giao ở ván 8?")));
        EXPECT_TRUE(says(document, QStringLiteral("C.04.3, 5.2.3")));
        EXPECT_TRUE(says(document, QStringLiteral("Đặng Văn Sơn")));
        int pictures = 0;
        for (const Item& item : document.pages[0].items) pictures += std::holds_alternative<PictureItem>(item) ? 1 : 0;
        EXPECT_EQ(pictures, 1);
    }
    const Document both = layOut(
        explanationSheet(section, explanation, 8, in({text::Language::Vietnamese, text::Language::English})), {});
    EXPECT_TRUE(says(both, QStringLiteral("Why does Hạnh have Black against Giao in round 8?")));
}

TEST(ExplanationDocument, TitleSaysOfWhichRoundItIs)
{
    const Section section = printSection(4, 1);
    const auto title = [&](ExplanationKind kind) {
        Explanation explanation;
        explanation.kind = kind;
        explanation.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{3}}}};
        explanation.conclusion = explanation.subject;
        return explanationSheet(section, explanation, 3, in({text::Language::English})).heading.title;
    };
    EXPECT_EQ(title(ExplanationKind::Colour), QStringLiteral("Explanation, round 3"));
    EXPECT_EQ(title(ExplanationKind::TieBreak), QStringLiteral("Explanation, after round 3"));
    EXPECT_EQ(title(ExplanationKind::Standing), QStringLiteral("Explanation, after round 3"));
    EXPECT_EQ(title(ExplanationKind::Rating), QStringLiteral("Explanation")) << "a rating is of no single round";
}

/// A sheet with `steps` steps, one of them deciding, each with as many details.
Explanation longExplanation(int steps, int details)
{
    Explanation explanation;
    const PlayerRef an{1, "Nguyễn Hoàng Bảo Khánh An"};
    explanation.subject = {Phrase::ByeQuestion, {{"player", an}, {"round", RoundRef{3}}}};
    explanation.conclusion = {Phrase::ByeOnlyOne, {{"player", an}}, Article{"C.04.1.4"}};
    for (int step = 0; step < steps; ++step) {
        Step made{Phrase::ByeHadBye, {{"player", an}, {"round", RoundRef{step + 1}}}, Article{"C.04.1.4"}, step == 2};
        for (int detail = 0; detail < details; ++detail) {
            made.details.push_back({Phrase::ByeWonByForfeit, {{"player", an}, {"round", RoundRef{100 + detail}}}});
        }
        explanation.steps.push_back(std::move(made));
    }
    return explanation;
}

/// The second language has as many reasons as the first, on a page of its own where they need it.
TEST(ExplanationDocument, LosesNoReasonInTwoLanguages)
{
    const Section section = printSection(4, 1);
    const PrintOptions both = in({text::Language::Vietnamese, text::Language::English});
    for (const int steps : {3, 12, 20}) {
        const Document document = layOut(explanationSheet(section, longExplanation(steps, 2), 3, both), {});
        EXPECT_LE(document.pages.size(), 2U);
        EXPECT_FALSE(says(document, QStringLiteral("Chương trình còn hiển thị thêm chi tiết"))) << steps;
        EXPECT_TRUE(says(document, QString::number(100 + 1))) << steps;
    }
}

/// The numbers are those of the edition asked for, so the footer names it too.
TEST(StandingsDocument, FooterNamesTheEditionThatCounted)
{
    const Section section = printSection(6, 2);
    const auto footer = [&](const char* list, std::optional<TieBreakEdition> edition) {
        tiebreak::StandingsOptions options;
        options.codes = tiebreak::parseCodes(list).value();
        options.edition = edition;
        return standingsSheet(section, tiebreak::standingsOf(section, options).value(), in({text::Language::English}))
            .footer;
    };
    EXPECT_TRUE(footer("BH,SB", TieBreakEdition::E26).contains(QStringLiteral("tie-breaks C.07, edition 2026")));
    EXPECT_TRUE(footer("BH,SB", TieBreakEdition::E24).contains(QStringLiteral("tie-breaks C.07, edition 2024")));
    const QString several = footer("BH@OLD,BH@26", TieBreakEdition::E24);
    EXPECT_TRUE(several.contains(QStringLiteral("BH@OLD until August 2023, BH@26 2026"))) << several.toStdString();
    EXPECT_FALSE(several.contains(QStringLiteral("2024"))) << several.toStdString();
}

/// Also of the columns that were not looked at, when points decided.
TEST(ExplanationDocument, FooterNamesTheEditionOfEveryColumn)
{
    const Section section = printSection(6, 2);
    tiebreak::StandingsOptions options;
    options.codes = tiebreak::parseCodes("BH@24,BH@26").value();
    options.edition = TieBreakEdition::E26;
    const auto standings = tiebreak::standingsOf(section, options).value();
    for (std::size_t row = 1; row < standings.rows.size(); ++row) {
        const Explanation told = tiebreak::explainStanding(section, standings, standings.rows.front().participant,
                                                           standings.rows[row].participant);
        const QString footer = explanationSheet(section, told, 2, in({text::Language::English})).footer;
        EXPECT_TRUE(footer.contains(QStringLiteral("BH@24 2024, BH@26 2026"))) << footer.toStdString();
    }
}

TEST(ExplanationDocument, GoesOnOnePageByCloserTypeThenByFoldingDetails)
{
    const Section section = printSection(4, 1);
    const QString note = QStringLiteral("Chương trình còn hiển thị thêm chi tiết");
    const auto laidOut = [&](int steps, int details, Paper size) {
        return layOut(explanationSheet(section, longExplanation(steps, details), 3, vietnamese()), {size});
    };
    const Document roomy = laidOut(5, 1, Paper::A4);
    EXPECT_EQ(roomy.pages.size(), 1U);
    EXPECT_FALSE(says(roomy, note));
    const Document closer = laidOut(12, 2, Paper::A4);
    EXPECT_EQ(closer.pages.size(), 1U);
    EXPECT_FALSE(says(closer, note)) << "36 lines fit in smaller type";
    EXPECT_TRUE(says(closer, QStringLiteral("ván 101")));
    const Document folded = laidOut(12, 6, Paper::A5);
    EXPECT_EQ(folded.pages.size(), 1U);
    EXPECT_TRUE(says(folded, note));
    EXPECT_TRUE(says(folded, QStringLiteral("ván 12")));
    for (const Document* document : {&roomy, &closer, &folded}) {
        for (const TextItem* item : textsOf(document->pages.front()))
            EXPECT_GE(item->font.size, 5.9) << item->text.toStdString();
    }
}

Event twoSections()
{
    Event event{"Cup", {}};
    for (const char* name : {"U12", "U14"}) {
        Section section = printSection(4, 1);
        section.info.name = name;
        section.rules.fideMode = event.sections.empty();
        section.rules.fideModeLeftInRound = 2;
        const SectionId id{static_cast<int>(event.sections.size()) + 1};
        event.sections.push_back({id, std::make_shared<const Section>(section)});
    }
    return event;
}

text::JournalLine noted(const Change& change, std::optional<Change> inverse)
{
    return {QDateTime({2026, 11, 21}, {10, 42}),
            QStringLiteral("Sơn"),
            text::JournalLine::Kind::Done,
            change,
            ActionKind::Edit,
            {change},
            {std::move(inverse)}};
}

TEST(ReceiptsDocument, LeavesRoomToSignAndNamesTheChiefArbiter)
{
    Section section = printSection(8, 2);
    section.prizes.lists = {{.name = "Giải chính thức", .lines = {{.first = 1, .last = 3, .amount = 500'000}}}};
    const auto awards = prizes::awardsOf(section, section.prizes);
    ASSERT_TRUE(awards.ok());
    const Sheet sheet = receiptsSheet(section, *awards, vietnamese());
    ASSERT_EQ(tableOf(sheet).rows.size(), 3U);
    const Document document = layOut(sheet, {.mayTurn = true});
    ASSERT_EQ(document.pages.size(), 1U);
    std::vector<QRectF> amounts;
    std::optional<QRectF> head;
    bool isArbiterNamed = false;
    for (const Item& item : document.pages.front().items) {
        const auto* text = std::get_if<TextItem>(&item);
        if (text == nullptr) continue;
        if (text->text == QStringLiteral("Ký nhận")) head = text->box;
        if (text->text == QStringLiteral("Đặng Văn Sơn")) isArbiterNamed = true;
        if (text->text == tableOf(sheet).rows[0].cells[5]) amounts.push_back(text->box);  // three alike
    }
    ASSERT_TRUE(head);
    EXPECT_GE(head->width(), 40) << "millimetres for a name by hand";
    ASSERT_EQ(amounts.size(), 3U);
    EXPECT_GE(amounts[1].top() - amounts[0].top(), 11);
    EXPECT_TRUE(isArbiterNamed);
}

TEST(JournalDocument, ListsWhatWasAndWhatIs)
{
    const Event event = twoSections();
    const auto player = event.sections[0].section->players[0];
    Player renamed = player;
    renamed.rating = player.rating + 20;
    const SectionId one{1};
    const Sheet sheet = journalSheet(event,
                                     {noted(SetResult{one, 1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
                                            SetResult{one, 1, playerId(1), playerId(2), Outcome::Open, Outcome::Open}),
                                      noted(EditPlayer{one, renamed}, EditPlayer{one, player}),
                                      noted(AddSection{{}, event.sections[1].section}, RemoveSection{{2}}),
                                      noted(RemoveSection{{3}}, AddSection{{3}, event.sections[0].section})},
                                     in({text::Language::English}));
    const auto& rows = tableOf(sheet).rows;
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].cells[2], QStringLiteral("U12")) << "of several sections it says which";
    EXPECT_TRUE(rows[0].cells[3].endsWith(QStringLiteral("1 - 0"))) << rows[0].cells[3].toStdString();
    EXPECT_EQ(rows[0].cells[4], QStringLiteral("no result"));
    EXPECT_EQ(rows[1].cells[3], QStringLiteral("%1: Rating: %2 → %3")
                                    .arg(QString::fromStdString(player.name))
                                    .arg(player.rating)
                                    .arg(renamed.rating));
    EXPECT_EQ(rows[1].cells[4], QString::number(player.rating));
    EXPECT_TRUE(rows[2].cells[4].isEmpty()) << "nothing was there: " << rows[2].cells[4].toStdString();
    EXPECT_EQ(rows[3].cells[3], QStringLiteral("Section removed: U12"));
    EXPECT_EQ(sheet.heading.marks, QStringList{QStringLiteral("U14: FIDE mode was left in round 2.")});
}

TEST(JournalDocument, ComplaintsAreListedWithTheirAnswerAndNote)
{
    const Event event = twoSections();
    const std::string kept = R"({"subject":"Why Black?","conclusion":"She had White twice."})";
    const std::vector<text::JournalLine> journal{noted(RenameEvent{"Cup"}, RenameEvent{"cup"}),
                                                 noted(KeepComplaint{{2}, kept, "Rejected."}, {})};
    const Sheet sheet = complaintsSheet(event, journal, in({text::Language::English}));
    EXPECT_EQ(sheet.heading.title, QStringLiteral("Complaints"));
    const QString said = paragraphs(sheet);
    EXPECT_TRUE(said.startsWith(QStringLiteral("1.  21/11/2026 10:42:00  ·  U14  ·  Sơn\n"))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("Question: Why Black?\nAnswer: She had White twice.\n")));
    EXPECT_TRUE(said.contains(QStringLiteral("Note and decision: Rejected.")));
    EXPECT_TRUE(
        paragraphs(complaintsSheet(event, {journal.front()}, vietnamese())).startsWith(QStringLiteral("Không")));
}

}  // namespace
}  // namespace kydai::print
