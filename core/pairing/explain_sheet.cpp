#include "pairing/explain_sheet.h"

#include "model/pictures.h"
#include "pairing/manual_edit.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kydai::pairing {

namespace {

class SheetTeller {
public:
    SheetTeller(Explanation& answer, const Section& today, RoundNumber round, Round sheet)
        : m_answer(answer), m_today(today), m_round(round), m_sheet(std::move(sheet))
    {
    }

    void tell(const std::vector<PlayerId>& about)
    {
        const auto numbers = numbersOfDay(m_today, m_round);
        for (const PlayerId player : about) {
            const auto then = numbers.find(player);
            if (then != numbers.end() && then->second != m_today.numberOf(player))
                say(Phrase::SheetNumber, player, {{"number", Count{then->second}}});
            tellBoard(player);
        }
    }

private:
    /// Where a player sat on the sheet, unless he sits there still.
    void tellBoard(PlayerId player)
    {
        const auto sits = [&](const Game& game) { return game.white == player || game.black == player; };
        const auto& games = m_today.round(m_round).games;
        const auto now = std::ranges::find_if(games, sits);
        const auto then = std::ranges::find_if(m_sheet.games, sits);
        if (then == m_sheet.games.end()) {
            if (now != games.end()) tellNoBoard(player);
            return;
        }
        const PlayerId rival = then->white == player ? then->black : then->white;
        if (now == games.end() || (now->white != rival && now->black != rival))
            say(Phrase::SheetOpponent, player, {{"rival", ref(rival)}});
        else if (now->white != then->white)
            say(Phrase::SheetColour, player, {{"colour", then->white == player ? Colour::White : Colour::Black}});
    }
    void tellNoBoard(PlayerId player)
    {
        const auto bye = std::ranges::find(m_sheet.byes, player, &Bye::player);
        const bool isAllocated = bye != m_sheet.byes.end() && bye->kind == Outcome::PairingBye;
        say(isAllocated ? Phrase::SheetBye : Phrase::SheetAbsent, player, {});
    }

    void say(Phrase phrase, PlayerId player, Arguments more)
    {
        Arguments arguments{{"player", ref(player)}};
        for (auto& argument : more) arguments.push_back(std::move(argument));
        arguments.emplace_back("round", RoundRef{m_round});
        Step step{phrase, std::move(arguments)};
        if (std::ranges::find(m_answer.steps, step) == m_answer.steps.end()) m_answer.steps.push_back(std::move(step));
    }
    [[nodiscard]] PlayerRef ref(PlayerId player) const
    {
        const Player* found = m_today.find(player);
        return found == nullptr ? PlayerRef{} : PlayerRef{found->tpn, found->name};
    }

    Explanation& m_answer;
    const Section& m_today;
    RoundNumber m_round;
    Round m_sheet;
};

}  // namespace

void tellSheet(Explanation& answer, const Section& today, RoundNumber round, const std::vector<PlayerId>& about,
               bool differs)
{
    if (round > today.roundsPaired()) return;
    if (auto sheet = sheetOf(today, round)) {
        SheetTeller(answer, today, round, *std::move(sheet)).tell(about);
        if (isCorrectedSince(today, round))
            answer.steps.push_back({Phrase::SheetCorrected, {{"round", RoundRef{round}}}});
        answer.facts.fields.emplace_back("judged_by", "picture");
    } else if (differs) {
        answer.steps.push_back({Phrase::SheetUnknown, {{"round", RoundRef{round}}}});
        answer.facts.fields.emplace_back("judged_by", "today");
    }
}

}  // namespace kydai::pairing
