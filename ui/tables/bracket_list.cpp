// The matches of a knock-out, round by round of its bracket: who met whom, how it ended, who went on.
#include "explain/bracket_words.h"
#include "model/knock_out.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/table_text.h"
#include "text/value_text.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::tables {

namespace {

constexpr const char* kContext = "Table";
constexpr int kTenthsOfHalf = 5;

struct ShownMatch {
    KnockOutMatch match{};
    std::string round{};
    std::optional<std::size_t> higher{};
    std::optional<std::size_t> lower{};
    std::optional<std::size_t> winner{};
};

QString scoreOf(const KnockOutMatch& match, const text::Wording& wording)
{
    switch (match.end) {
    case MatchEnd::Bye:
        return wording.translate(kContext, QT_TRANSLATE_NOOP("Table", "bye"));
    case MatchEnd::Walkover:
        return wording.translate(kContext, QT_TRANSLATE_NOOP("Table", "walkover"));
    case MatchEnd::Nobody:
        return wording.translate(kContext, QT_TRANSLATE_NOOP("Table", "both withdrew"));
    case MatchEnd::Open:
    case MatchEnd::Games:
    case MatchEnd::DrawOdds:
    case MatchEnd::Published:
        break;
    }
    if (match.games.empty()) return {};
    const auto [higher, lower] = match.score();
    return text::pointsText(Points{kTenthsOfHalf * higher}, wording) + QStringLiteral(" : ") +
           text::pointsText(Points{kTenthsOfHalf * lower}, wording);
}

}  // namespace

List bracketList(const Section& section)
{
    const auto all = std::make_shared<std::vector<ShownMatch>>();
    List list;
    list.id = "bracket";
    for (const KnockOutRound& round : knockOutOf(section).rounds) {
        bool isThird = false;
        const auto head = [&](std::string word) {
            list.groups.push_back(
                {all->size(), [word](const text::Wording& wording) { return text::wordText(word, wording); }});
        };
        head(std::string(bracketWord(round.places)));
        for (const KnockOutMatch& match : round.matches) {
            if (match.forThird && !std::exchange(isThird, true)) head(std::string(kThirdPlace));
            all->push_back({match, std::string(match.forThird ? kThirdPlace : bracketWord(round.places)),
                            section.indexOf(match.higher), section.indexOf(match.lower),
                            section.indexOf(match.winner)});
        }
    }
    Column stage = column("match_stage", Align::Left, {18}, [all](Subject at) {
        return Value(
            Worded{[word = (*all)[at].round](const text::Wording& wording) { return text::wordText(word, wording); },
                   (*all)[at].round});
    });
    stage.outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    list.columns.push_back(std::move(stage));
    const auto addSide = [&](std::optional<std::size_t> ShownMatch::*side, const char* of, std::string id) {
        Column made = playerColumn(section, of, [all, side](Subject at) { return (*all)[at].*side; });
        made.strong = id == "winner";
        if (std::string_view(of) == "name")
            made.head = [id](const text::Wording& wording, bool) { return text::tableHead(id, wording); };
        made.id = std::move(id);
        list.columns.push_back(std::move(made));
    };
    addSide(&ShownMatch::higher, "number", "higher_number");
    addSide(&ShownMatch::higher, "name", "higher");
    list.columns.push_back(column("match_score", Align::Centre, {12}, [all](Subject at) {
        const KnockOutMatch match = (*all)[at].match;
        return Value(Worded{[match](const text::Wording& wording) { return scoreOf(match, wording); },
                            scoreOf(match, text::Wording(text::Language::English)).toStdString()});
    }));
    addSide(&ShownMatch::lower, "name", "lower");
    addSide(&ShownMatch::lower, "number", "lower_number");
    addSide(&ShownMatch::winner, "name", "winner");
    for (Subject at = 0; at < all->size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
