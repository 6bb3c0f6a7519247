#include "policy/remarks.h"

#include "model/fields.h"
#include "model/json_shapes.h"
#include "policy/guards.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

constexpr std::string_view kManual = "MPA @ Round ";
constexpr std::array<std::string_view, 9> kIntegrity{
    "MPA", "Import", "Correction", "Adjourned", "Configuration", "Tie-breaks", "Prohibition", "FPB", "Numbers"};

std::string numberInRemark(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    return std::to_string(player == nullptr ? 0 : player->tpn);
}

std::string boardRemark(const Section& section, const Game& game)
{
    return numberInRemark(section, game.white) + '-' + numberInRemark(section, game.black);
}

/// The boards, and the pairing-allocated bye, of `round` that `other` does not have.
std::string boardsOnlyIn(const Section& section, const Round& round, const Round& other)
{
    std::string text;
    for (const Game& game : round.games) {
        const bool same = std::ranges::any_of(
            other.games, [&](const Game& each) { return each.white == game.white && each.black == game.black; });
        if (!same) text += ' ' + boardRemark(section, game);
    }
    for (const Bye& bye : round.byes) {
        const auto same = std::ranges::find(other.byes, bye.player, &Bye::player);
        if (same != other.byes.end() && same->kind == bye.kind) continue;
        text += ' ' + numberInRemark(section, bye.player) + (bye.kind == Outcome::PairingBye ? "-bye" : "-absent");
    }
    return text.empty() ? " -" : text;
}

std::string resultRemark(Outcome white, Outcome black)
{
    return std::string(resultSign(white)) + '-' + std::string(resultSign(black));
}

/// "1-0.5-0", with both colours where they differ.
std::string pointsRemark(const PointSystem& points)
{
    const auto each = [](Points white, Points black) {
        return white == black ? toDecimal(white) : toDecimal(white) + '/' + toDecimal(black);
    };
    return each(points.winWhite, points.winBlack) + '-' + each(points.drawWhite, points.drawBlack) + '-' +
           each(points.lossWhite, points.lossBlack);
}

std::string remarkOpening(std::string_view what, RoundNumber number)
{
    return std::string(what) + " @ Round " + std::to_string(number) + ": ";
}

template <class T>
std::string valueInRemark(const T& value)
{
    if constexpr (HasWords<T>)
        return std::string(wordFor(value));
    else if constexpr (std::is_same_v<T, bool>)
        return value ? "yes" : "no";
    else if constexpr (std::is_same_v<T, Points>)
        return toDecimal(value);
    else if constexpr (std::is_same_v<T, PointSystem>)
        return pointsRemark(value);
    else if constexpr (std::is_same_v<T, std::string>)
        return value.empty() ? "none" : value;
    else if constexpr (requires { std::to_string(value); })
        return std::to_string(value);
    else
        return "changed";
}
template <class T>
std::string valueInRemark(const std::optional<T>& value)
{
    return value ? valueInRemark(*value) : "none";
}
template <class T>
std::string valueInRemark(const std::vector<T>& values)
{
    std::string list;
    for (const T& value : values) list += (list.empty() ? "" : ",") + valueInRemark(value);
    return list.empty() ? "none" : list;
}

/// Visits the rows of what changes; whatever is not guarded, or not bound yet, has nothing to say.
template <class Part>
class ConfigurationRemarks {
public:
    ConfigurationRemarks(const Section& section, const Part& before, const Part& after)
        : m_section(section), m_before(before), m_after(after)
    {
    }

    std::vector<std::string> take()
    {
        describe(*this, std::type_identity<Part>{});
        return std::move(m_remarks);
    }

    template <class M, class Owner>
    void operator()(const Row& row, M Owner::*member)
    {
        const M& before = m_before.*member;
        const M& after = m_after.*member;
        const bool isGuarded = row.guard != Guard::Free && row.guard != Guard::FideMode;
        if (!isGuarded || before == after || !questionOf(row.guard, m_section, m_after)) return;
        const std::string_view word = row.remark.empty() ? row.word : row.remark;
        if constexpr (std::is_same_v<M, std::vector<ProhibitedPairing>>)
            tellProhibitions(before, after);
        else if constexpr (std::is_same_v<M, std::vector<VirtualPoints>>)
            say("Configuration", std::string(word) + " changed");
        else if constexpr (std::is_same_v<M, std::vector<std::string>>)
            say("Tie-breaks", "before " + valueInRemark(before));
        else if (valueInRemark(before) != valueInRemark(after))
            say("Configuration", std::string(word) + ' ' + valueInRemark(before) + " => " + valueInRemark(after));
        if constexpr (std::is_same_v<M, PointSystem>) tellPoints(before, after);
    }

private:
    void say(std::string_view what, const std::string& text)
    {
        m_remarks.push_back(remarkOpening(what, m_section.roundsPaired()) + text);
    }

    /// What the three values of a game don't say: the bye always, the others where they alone differ.
    void tellPoints(const PointSystem& before, const PointSystem& after)
    {
        const bool others = pointsRemark(before) == pointsRemark(after);
        const auto tell = [&](const Row& row, Points PointSystem::*value) {
            if (before.*value == after.*value || (row.remark.empty() && !others)) return;
            const std::string_view word = row.remark.empty() ? row.word : row.remark;
            say("Configuration", std::string(word) + ' ' + toDecimal(before.*value) + " => " + toDecimal(after.*value));
        };
        describe(tell, std::type_identity<PointSystem>{});
    }

    void tellProhibitions(const std::vector<ProhibitedPairing>& before, const std::vector<ProhibitedPairing>& after)
    {
        for (const ProhibitedPairing& group : after) {
            if (std::ranges::find(before, group) != before.end()) continue;
            std::string players;
            for (const PlayerId player : group.players)
                players += (players.empty() ? "" : " ") + numberInRemark(m_section, player);
            say("Prohibition", players);
        }
    }

    const Section& m_section;
    const Part& m_before;
    const Part& m_after;
    std::vector<std::string> m_remarks{};
};

}  // namespace

std::string manualRemark(const Section& section, RoundNumber number, const Round& prescribed, const Round& published)
{
    return std::string(kManual) + std::to_string(number) + ':' + boardsOnlyIn(section, prescribed, published) + " =>" +
           boardsOnlyIn(section, published, prescribed);
}

bool isManualRemark(std::string_view remark)
{
    return remark.starts_with(kManual);
}

bool isResultRemark(std::string_view remark)
{
    return remark.starts_with("Correction @ Round ") || remark.starts_with("Adjourned @ Round ");
}

bool isIntegrityRemark(std::string_view remark)
{
    const std::size_t end = remark.find(" @ Round ");
    return end != std::string_view::npos && std::ranges::find(kIntegrity, remark.substr(0, end)) != kIntegrity.end();
}

void keepIntegrityRemarks(const std::vector<std::string>& before, std::vector<std::string>& after)
{
    std::vector<std::string> kept;
    std::ranges::copy_if(before, std::back_inserter(kept), [&](const std::string& remark) {
        return isIntegrityRemark(remark) && std::ranges::find(after, remark) == after.end();
    });
    after.insert(after.begin(), kept.begin(), kept.end());
}

std::string correctionRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change)
{
    return remarkOpening("Correction", number) + boardRemark(section, game) + ": " +
           resultRemark(change.whiteBefore, change.blackBefore) + " => " + resultRemark(change.white, change.black);
}

std::string adjournedRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change)
{
    return remarkOpening("Adjourned", number) + boardRemark(section, game) + ": " +
           resultRemark(change.white, change.black);
}

std::vector<std::string> configurationRemarks(const Section& section, const RuleSet& next)
{
    ConfigurationRemarks<RuleSet> remarks(section, section.rules, next);
    return remarks.take();
}

std::vector<std::string> configurationRemarks(const Section& section, const SectionInfo& next)
{
    ConfigurationRemarks<SectionInfo> remarks(section, section.info, next);
    return remarks.take();
}

std::string numbersRemark(RoundNumber number, const std::vector<std::pair<int, int>>& moved)
{
    std::string text = remarkOpening("Numbers", number);
    for (const auto& [before, after] : moved)
        text += (text.ends_with(": ") ? "" : ", ") + std::to_string(before) + " => " + std::to_string(after);
    return text;
}

std::string fullPointByeRemark(const Section& section, RoundNumber number, const Round& round)
{
    std::string players;
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::FullBye) players += ' ' + numberInRemark(section, bye.player);
    }
    return players.empty() ? players : "FPB @ Round " + std::to_string(number) + ':' + players;
}

}  // namespace kydai::policy
