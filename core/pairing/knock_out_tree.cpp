#include "pairing/knock_out_tree.h"

#include "explain/bracket_words.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

KnockOutTree::Match shown(const Section& section, const KnockOut& knockOut, const KnockOutMatch& match, PlayerId asked)
{
    KnockOutTree::Match made;
    const auto side = [&](PlayerId id) {
        KnockOutTree::Side one;
        if (const Player* player = section.find(id)) one = {knockOut.seedOf(id), player->name, {}};
        return one;
    };
    made.upper = side(match.upperRow());
    made.lower = side(match.lowerRow());
    made.isBye = match.end == MatchEnd::Bye;
    made.winner = !match.winner ? 0 : match.winner == match.upperRow() ? 1 : 2;
    made.asked = match.has(asked);
    if (match.hasResult()) {
        const auto [upper, lower] = match.scoreByRow();
        made.upper.halves = upper;
        made.lower.halves = lower;
    }
    if (auto stages = match.stagesByRow(); stages.size() > 1) made.stages = std::move(stages);
    return made;
}

std::string wordOf(std::size_t places)
{
    return std::string(bracketWord(places));
}

}  // namespace

KnockOutTree treeOf(const Section& section, const KnockOut& knockOut)
{
    KnockOutTree tree;
    for (const KnockOutRound& round : knockOut.rounds) {
        KnockOutTree::Round column{wordOf(round.places)};
        for (const KnockOutMatch& match : round.matches) {
            if (match.forThird)
                tree.third = shown(section, knockOut, match, {});
            else
                column.matches.push_back(shown(section, knockOut, match, {}));
        }
        tree.isFixed = tree.isFixed && round.rules.draw == BracketDraw::Fixed;
        if (round.places / 2 <= kMostMatchesOfColumn) tree.rounds.push_back(std::move(column));
    }
    if (knockOut.rounds.empty()) return tree;
    const KnockOutRound& now = knockOut.rounds.back();
    if (now.places > 2 && now.rules.thirdPlace) tree.third = KnockOutTree::Match{};
    for (std::size_t places = now.places / 2; places >= 2; places /= 2) {
        if (places / 2 <= kMostMatchesOfColumn)
            tree.rounds.push_back({wordOf(places), std::vector<KnockOutTree::Match>(places / 2)});
    }
    return tree;
}

std::vector<KnockOutTree> earlierTreesOf(const Section& section, const KnockOut& knockOut)
{
    const auto isDrawnAnew = [](const KnockOutRound& round) { return round.rules.draw != BracketDraw::Fixed; };
    if (knockOut.rounds.empty() || std::ranges::any_of(knockOut.rounds, isDrawnAnew)) return {};
    const std::size_t first = knockOut.rounds.front().places;
    const std::size_t parts = first / 2 / kMostMatchesOfColumn;
    if (parts < 2) return {};
    std::vector<KnockOutTree> trees(parts);
    for (std::size_t part = 0; part < parts; ++part) {
        KnockOutTree& tree = trees[part];
        tree.part = static_cast<int>(part + 1);
        tree.parts = static_cast<int>(parts);
        std::size_t at = 0;
        for (std::size_t places = first; places / 2 >= kMostMatchesOfColumn; places /= 2, ++at) {
            const std::size_t count = places / 2 / parts;
            KnockOutTree::Round column{wordOf(places), std::vector<KnockOutTree::Match>(count)};
            for (std::size_t match = 0; match < count && at < knockOut.rounds.size(); ++match)
                column.matches[match] = shown(section, knockOut, knockOut.rounds[at].matches[part * count + match], {});
            tree.rounds.push_back(std::move(column));
        }
    }
    return trees;
}

std::vector<KnockOutTree> treesOf(const Section& section, const KnockOut& knockOut)
{
    std::vector<KnockOutTree> trees;
    if (KnockOutTree end = treeOf(section, knockOut); !end.rounds.empty()) trees.push_back(std::move(end));
    std::ranges::move(earlierTreesOf(section, knockOut), std::back_inserter(trees));
    return trees;
}

KnockOutTree treeOf(const Section& section, const KnockOut& knockOut, PlayerId asked)
{
    constexpr std::size_t kRoundsBack = 2;
    KnockOutTree tree;
    std::vector<KnockOutTree::Round> columns;
    std::vector<PlayerId> places;  // of the round after, in order
    for (auto round = knockOut.rounds.rbegin(); round != knockOut.rounds.rend() && columns.size() <= kRoundsBack;
         ++round) {
        KnockOutTree::Round column{wordOf(round->places)};
        std::vector<PlayerId> before;
        const auto add = [&](const KnockOutMatch& match) {
            column.matches.push_back(shown(section, knockOut, match, asked));
            before.push_back(match.upperRow());
            before.push_back(match.lowerRow());
        };
        if (columns.empty()) {
            const auto own = std::ranges::find_if(round->matches, [&](const auto& each) { return each.has(asked); });
            if (own == round->matches.end()) return tree;
            if (own->forThird) column.word = std::string(kThirdPlace);
            add(*own);
            tree.isFixed = !own->forThird;
        } else {
            for (const PlayerId player : places) {
                const auto led =
                    std::ranges::find_if(round->matches, [&](const auto& each) { return each.has(player); });
                if (led == round->matches.end()) return tree;
                add(*led);
            }
        }
        places = std::move(before);
        columns.push_back(std::move(column));
    }
    std::ranges::move(columns.rbegin(), columns.rend(), std::back_inserter(tree.rounds));
    return tree;
}

}  // namespace kydai::pairing
