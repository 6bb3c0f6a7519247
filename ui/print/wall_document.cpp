// One document that answers for a whole round: a line per board with the reason of its colours and of its pairing, then
// who has a bye or left a group, and why.
#include "model/table_numbers.h"
#include "model/unseen_line_ups.h"
#include "pairing/explain_pairing.h"
#include "pairing/round_colours.h"
#include "print/document_words.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <set>

namespace kydai::print {

namespace {

constexpr char kWallContext[] = "Print";

/// The numbers of those who left a group, from an answer's facts.
void addDownfloaters(const Explanation& answer, std::set<int>& numbers)
{
    const auto& fields = answer.facts.fields;
    const auto floats = std::ranges::find(fields, std::string("floats"), &Fact::name);
    if (floats == fields.end()) return;
    const auto* list = std::get_if<FactList>(&floats->value);
    if (list == nullptr) return;
    for (const Fact& fact : *list) {
        const auto& about = std::get<FactObject>(fact.value).fields;
        const auto value = [&](const char* name) { return std::ranges::find(about, std::string(name), &Fact::name); };
        const auto direction = value("direction");
        const auto player = value("player");
        if (direction == about.end() || player == about.end()) continue;
        if (std::get<std::string>(direction->value) == "down")
            numbers.insert(static_cast<int>(std::get<std::int64_t>(player->value)));
    }
}

struct WallMaker {
    const Section& section;
    RoundNumber round;
    pairing::RoundExplainer explainer{section, round};
    pairing::RoundColours colours{section, round};
    std::vector<Explanation> pairings{};
    std::set<int> downfloaters{};

    WallMaker(const Section& of, RoundNumber number) : section(of), round(number)
    {
        for (const Game& game : section.round(round).games) {
            if (isUnseen(game)) {
                pairings.emplace_back();
                continue;
            }
            pairings.push_back(explainer.pairing(game.white));
            addDownfloaters(pairings.back(), downfloaters);
        }
    }

    [[nodiscard]] QString who(PlayerId player) const
    {
        const Player* found = section.find(player);
        return found == nullptr ? QString() : QStringLiteral("%1 %2").arg(found->tpn).arg(nameWithTitle(*found));
    }

    [[nodiscard]] Table boards(const text::Wording& wording) const
    {
        const auto head = [&](const char* source) { return wording.translate(kWallContext, source); };
        Table table;
        table.fontSize = 8.5;
        table.columns = {{head(QT_TRANSLATE_NOOP("Print", "Board")), Align::Right, false, true},
                         {text::colourText(Colour::White, wording), Align::Left, true},
                         {text::colourText(Colour::Black, wording), Align::Left, true},
                         {head(QT_TRANSLATE_NOOP("Print", "Why these colours")), Align::Left, true},
                         {head(QT_TRANSLATE_NOOP("Print", "Why this opponent")), Align::Left, true}};
        const std::vector<Game>& games = section.round(round).games;
        const std::vector<int> tables = tableNumbers(section, section.round(round));
        for (std::size_t board = 0; board < games.size(); ++board) {
            const Game& game = games[board];
            if (isUnseen(game)) continue;
            TableRow row;
            row.cells = {QString::number(tables[board]), who(game.white), who(game.black),
                         text::phraseText(colours.explain(game.white).conclusion, wording),
                         text::phraseText(pairings[board].conclusion, wording)};
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    void addByesAndFloats(Sheet& sheet, const text::Wording& wording) const
    {
        int number = 0;
        const auto add = [&](const Step& step) {
            Statement statement;
            statement.number = QStringLiteral("%1.").arg(++number);
            statement.text = text::phraseText(step, wording);
            sheet.blocks.emplace_back(std::move(statement));
        };
        for (const Bye& bye : section.round(round).byes) {
            if (bye.kind == Outcome::PairingBye) {
                add(explainer.bye().conclusion);
            } else {
                add(explainer.pairing(bye.player).conclusion);
            }
        }
        for (const int floater : downfloaters) {
            const Player* player = section.playerNumbered(floater);
            if (player != nullptr) add(explainer.floated(player->id, {}).value().conclusion);
        }
    }
};

}  // namespace

Sheet wallSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const QString title = words.ofRound(QT_TRANSLATE_NOOP("Print", "Why this round? Round {0}"), section, round);
    Sheet sheet = emptySheet(section, title, options, words, section.round(round).date);
    const WallMaker wall(section, round);
    bool first = true;
    for (const text::Wording& wording : words.wordings()) {
        if (!first) sheet.blocks.emplace_back(PageBreak{});
        first = false;
        sheet.blocks.emplace_back(wall.boards(wording));
        sheet.blocks.emplace_back(PageBreak{});
        sheet.blocks.emplace_back(
            Paragraph{wording.translate(kWallContext, QT_TRANSLATE_NOOP("Print", "Byes and floats")), {11, true}, 3});
        wall.addByesAndFloats(sheet, wording);
    }
    return sheet;
}

}  // namespace kydai::print
