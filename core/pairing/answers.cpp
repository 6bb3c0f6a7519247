#include "pairing/answers.h"

#include "pairing/engines.h"
#include "support/assert.h"

namespace kydai::pairing {

const Answers& answersOf(const Engine& engine)
{
    static constexpr Answers kRefused{explainRefusedOpponent, explainRefusedWhyNot, explainRefusedBye,
                                      explainRefusedManual};
    static constexpr Answers kDutch{explainOpponent, explainWhyNot, explainBye, explainManual};
    static constexpr Answers kRanked{explainRankedOpponent, explainRankedWhyNot, explainRankedBye, explainRankedManual};
    static constexpr Answers kTables{explainTableOpponent, explainTableWhyNot, explainTableBye, explainTableManual};
    static constexpr Answers kKnockOut{explainKnockOutOpponent, explainKnockOutWhyNot, explainKnockOutBye,
                                       explainKnockOutManual};
    static constexpr Answers kSecondGames{explainSecondOpponent, explainSecondWhyNot, explainSecondBye,
                                          explainSecondManual};
    static constexpr Answers kTeams{explainTeamOpponent, explainTeamWhyNot, explainTeamBye, explainTeamManual};
    switch (engine.answers) {
    case AnswersOf::Refused:
        return kRefused;
    case AnswersOf::Dutch:
        return kDutch;
    case AnswersOf::Ranked:
        return kRanked;
    case AnswersOf::Tables:
        return kTables;
    case AnswersOf::KnockOut:
        return kKnockOut;
    case AnswersOf::SecondGames:
        return kSecondGames;
    case AnswersOf::Teams:
        return kTeams;
    }
    KYDAI_ASSERT(false);
}

}  // namespace kydai::pairing
