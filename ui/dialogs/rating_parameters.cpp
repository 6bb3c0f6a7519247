#include "dialogs/rating_parameters.h"

#include <QtGlobal>

namespace kydai::ui {

const std::vector<RatingParameter>& ratingParameters()
{
    using rating::Settings;
    using rating::System;
#define KYDAI_SETTING(member)                                                      \
    [](const Settings& settings) { return static_cast<double>(settings.member); }, \
        [](Settings& settings, double value) { settings.member = static_cast<decltype(settings.member)>(value); }
    static const std::vector<const char*> kNoYes = {QT_TRANSLATE_NOOP("RatingParameters", "no"),
                                                    QT_TRANSLATE_NOOP("RatingParameters", "yes")};
    static const std::vector<RatingParameter> kParameters = {
        {System::Fide, QT_TRANSLATE_NOOP("RatingParameters", "Games elsewhere this month"), 0, 200, 0,
         KYDAI_SETTING(fide.gamesInPeriod)},
        {System::Fide, QT_TRANSLATE_NOOP("RatingParameters", "A newcomer's first event"), 0, 1, 0,
         KYDAI_SETTING(fide.newcomersFirstEvent), kNoYes},
        {System::Elo,
         QT_TRANSLATE_NOOP("RatingParameters", "Expected score by"),
         0,
         2,
         0,
         KYDAI_SETTING(elo.form),
         {QT_TRANSLATE_NOOP("RatingParameters", "FIDE's table"), QT_TRANSLATE_NOOP("RatingParameters", "normal curve"),
          QT_TRANSLATE_NOOP("RatingParameters", "logistic curve")}},
        {System::Elo, QT_TRANSLATE_NOOP("RatingParameters", "K"), 1, 100, 0, KYDAI_SETTING(elo.k)},
        {System::Uscf, QT_TRANSLATE_NOOP("RatingParameters", "Bonus threshold B (0: by the date)"), 0, 50, 0,
         KYDAI_SETTING(uscf.bonusThreshold)},
        {System::Uscf, QT_TRANSLATE_NOOP("RatingParameters", "Regular side of a dual rated event"), 0, 1, 0,
         KYDAI_SETTING(uscf.dualRatedRegular), kNoYes},
        {System::Glicko, QT_TRANSLATE_NOOP("RatingParameters", "Periods without play"), 0, 1000, 0,
         KYDAI_SETTING(glicko.periods)},
        {System::Glicko, QT_TRANSLATE_NOOP("RatingParameters", "Growth of RD, c"), 0, 350, 1,
         KYDAI_SETTING(glicko.growth)},
        {System::Glicko, QT_TRANSLATE_NOOP("RatingParameters", "Lowest RD"), 0, 100, 0,
         KYDAI_SETTING(glicko.minimumDeviation)},
        {System::Glicko2, QT_TRANSLATE_NOOP("RatingParameters", "Periods without play"), 0, 1000, 0,
         KYDAI_SETTING(glicko.periods)},
        {System::Glicko2, QT_TRANSLATE_NOOP("RatingParameters", "τ"), 0.1, 2, 2, KYDAI_SETTING(glicko.tau)},
        {System::Dwz,
         QT_TRANSLATE_NOOP("RatingParameters", "Edition"),
         0,
         2,
         0,
         KYDAI_SETTING(dwz.edition),
         {QT_TRANSLATE_NOOP("RatingParameters", "by the date"),
          QT_TRANSLATE_NOOP("RatingParameters", "until July 2026"),
          QT_TRANSLATE_NOOP("RatingParameters", "from August 2026")}},
        {System::Ecf, QT_TRANSLATE_NOOP("RatingParameters", "Junior increment"), 0, 50, 0,
         KYDAI_SETTING(ecf.juniorIncrement)},
        {System::Ingo,
         QT_TRANSLATE_NOOP("RatingParameters", "New number"),
         0,
         2,
         0,
         KYDAI_SETTING(ingo.version),
         {QT_TRANSLATE_NOOP("RatingParameters", "H alone (as the article has it)"),
          QT_TRANSLATE_NOOP("RatingParameters", "3/4 old and 1/4 H (classic)"),
          QT_TRANSLATE_NOOP("RatingParameters", "weighted by games (1970s to 1992)")}},
        {System::Ingo, QT_TRANSLATE_NOOP("RatingParameters", "Opponents at most 40 away"), 0, 1, 0,
         KYDAI_SETTING(ingo.fortyLimit), kNoYes},
        {System::Harkness, QT_TRANSLATE_NOOP("RatingParameters", "Mean with the old rating"), 0, 1, 0,
         KYDAI_SETTING(harkness.averageWithOld), kNoYes},
        {System::Harkness, QT_TRANSLATE_NOOP("RatingParameters", "Games behind the old rating"), 1, 1000, 0,
         KYDAI_SETTING(harkness.gamesBehindOld)},
        {System::Ukd, QT_TRANSLATE_NOOP("RatingParameters", "Largest difference"), 1, 800, 0, KYDAI_SETTING(ukd.limit)},
        {System::Ukd, QT_TRANSLATE_NOOP("RatingParameters", "Share of K against unrated players"), 0, 1, 2,
         KYDAI_SETTING(ukd.unratedShare)},
        {System::Ukd, QT_TRANSLATE_NOOP("RatingParameters", "Minimum rating"), 0, 2000, 0, KYDAI_SETTING(ukd.minimum)},
        {System::Ukd, QT_TRANSLATE_NOOP("RatingParameters", "Games for a first rating"), 1, 50, 0,
         KYDAI_SETTING(ukd.firstGames)},
        {System::Chessmetrics, QT_TRANSLATE_NOOP("RatingParameters", "Padding opponent"), 0, 3000, 0,
         KYDAI_SETTING(chessmetrics.padding)},
        {System::Chessmetrics, QT_TRANSLATE_NOOP("RatingParameters", "Games to be listed"), 0, 50, 0,
         KYDAI_SETTING(chessmetrics.minimumGames)},
        {System::Urs, QT_TRANSLATE_NOOP("RatingParameters", "Weight of a game (standard)"), 0.01, 5, 2,
         KYDAI_SETTING(urs.weightStandard)},
        {System::Urs, QT_TRANSLATE_NOOP("RatingParameters", "Weight of a game (rapid)"), 0.01, 5, 2,
         KYDAI_SETTING(urs.weightRapid)},
        {System::Urs, QT_TRANSLATE_NOOP("RatingParameters", "Weight of a game (blitz)"), 0.01, 5, 2,
         KYDAI_SETTING(urs.weightBlitz)},
        {System::Urs, QT_TRANSLATE_NOOP("RatingParameters", "Rating expected of a newcomer"), 0, 3000, 0,
         KYDAI_SETTING(urs.priorMean)},
        {System::Urs, QT_TRANSLATE_NOOP("RatingParameters", "Uncertainty of the expectation"), 10, 1000, 0,
         KYDAI_SETTING(urs.priorDeviation)},
    };
#undef KYDAI_SETTING
    return kParameters;
}

}  // namespace kydai::ui
