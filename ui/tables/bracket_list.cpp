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

struct ShownMatch {
    KnockOutMatch match{};
    std::string round{};
    std::optional<std::size_t> upper{};  ///< as the match stands in the bracket
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
    if (!match.hasResult()) return {};
    return text::scoreText(match.scoreByRow(), wording);
}

/// Nothing where one stage was enough.
Value stageScoresOf(const KnockOutMatch& match)
{
    auto stages = match.stagesByRow();
    if (stages.size() < 2) return {};
    const auto words = [stages = std::move(stages)](const text::Wording& wording) {
        return text::stageScoresText(stages, wording);
    };
    return Worded{words, words(text::Wording(text::Language::English)).toStdString()};
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
                {all->size(), [word](const text::Wording& wording) { return text::wordHeading(word, wording); }});
        };
        head(std::string(bracketWord(round.places)));
        for (const KnockOutMatch& match : round.matches) {
            if (match.forThird && !std::exchange(isThird, true)) head(std::string(kThirdPlace));
            all->push_back({match, std::string(match.forThird ? kThirdPlace : bracketWord(round.places)),
                            section.indexOf(match.upperRow()), section.indexOf(match.lowerRow()),
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
    addSide(&ShownMatch::upper, "number", "upper_number");
    addSide(&ShownMatch::upper, "name", "upper");
    list.columns.push_back(column("match_score", Align::Centre, {12}, [all](Subject at) {
        const KnockOutMatch match = (*all)[at].match;
        return Value(Worded{[match](const text::Wording& wording) { return scoreOf(match, wording); },
                            scoreOf(match, text::Wording(text::Language::English)).toStdString()});
    }));
    addSide(&ShownMatch::lower, "name", "lower");
    addSide(&ShownMatch::lower, "number", "lower_number");
    Column stages =
        column("match_stages", Align::Centre, {16}, [all](Subject at) { return stageScoresOf((*all)[at].match); });
    stages.ifAny = Outputs::everywhere().without({Output::Csv, Output::Json});
    list.columns.push_back(std::move(stages));
    addSide(&ShownMatch::winner, "name", "winner");
    for (Subject at = 0; at < all->size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
