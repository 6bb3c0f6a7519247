#include "text/rating_text.h"

#include "rating/report.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kydai::text {

namespace {

constexpr char kRatingContext[] = "Ratings";

constexpr std::array<const char*, kRatingColumns> kIds = {
    "number",   "name",          "rating_before",      "rating_games", "rating_score", "rating_expected",
    "rating_k", "rating_change", "rating_performance", "rating_after", "rating_remark"};

QString statusText(rating::Status status, const Wording& wording)
{
    switch (status) {
    case rating::Status::Rated:
        return {};
    case rating::Status::FirstRating:
        return wording.translate(kRatingContext, QT_TRANSLATE_NOOP("Ratings", "first rating"));
    case rating::Status::NoGames:
        return wording.translate(kRatingContext, QT_TRANSLATE_NOOP("Ratings", "no rated game"));
    case rating::Status::StaysUnrated:
        return wording.translate(kRatingContext, QT_TRANSLATE_NOOP("Ratings", "stays unrated"));
    case rating::Status::Lost:
        return wording.translate(kRatingContext, QT_TRANSLATE_NOOP("Ratings", "below the floor"));
    }
    return {};
}

/// In the order of rating::System (digest of ratings, 2–14).
constexpr std::array kAssumes = {
    QT_TRANSLATE_NOOP("Ratings",
                      "The expected score follows FIDE's table, and a difference counts 400 points "
                      "at most; how far a rating moves depends on K: age, rating and number of "
                      "games."),
    QT_TRANSLATE_NOOP("Ratings",
                      "Everybody's form in a single game scatters alike, as a normal distribution "
                      "with 200 points; a rating moves by the same K for all."),
    QT_TRANSLATE_NOOP("Ratings",
                      "The expected score is a logistic curve; the fewer games lie behind a rating "
                      "the more it moves, and a result far above expectation earns a bonus."),
    QT_TRANSLATE_NOOP("Ratings",
                      "Each rating has a deviation: the less certain it is the more it moves, and "
                      "it grows less certain while nobody plays. A rating without a known deviation "
                      "counts as 50."),
    QT_TRANSLATE_NOOP("Ratings",
                      "As Glicko, and each player has a volatility too: whoever plays unevenly "
                      "moves more."),
    QT_TRANSLATE_NOOP("Ratings",
                      "The expected score is a normal distribution; the young and the weaker move "
                      "more, by a development coefficient, and everybody less the more events are "
                      "behind him."),
    QT_TRANSLATE_NOOP("Ratings",
                      "A game is worth the opponent's grade, 50 more for a win and 50 less for a "
                      "loss, with differences over 40 cut; the grade is the mean of the games, here "
                      "of this event alone."),
    QT_TRANSLATE_NOOP("Ratings",
                      "The lower the better. Each per cent of points over half is worth one Ingo "
                      "against the average opponent, differences over 40 cut; a quarter of the new "
                      "number is the event, three quarters are the old one."),
    QT_TRANSLATE_NOOP("Ratings",
                      "Each per cent over half is worth ten points against the average opponent; "
                      "the performance itself is the new rating, whatever was before."),
    QT_TRANSLATE_NOOP("Ratings",
                      "FIDE's table with differences cut at 350; K falls in steps as the rating "
                      "rises."),
    QT_TRANSLATE_NOOP("Ratings",
                      "All games of four years at once, recent ones more, here this event alone; "
                      "with few games a rating is pulled to the opposition and to 2300, so that one "
                      "good event makes no champion."),
    QT_TRANSLATE_NOOP("Ratings",
                      "All ratings are the most likely ones at once, without reference to earlier "
                      "lists; faster and older games weigh less. Decay, weights and start values "
                      "are not public."),
};

}  // namespace

QString systemAssumes(rating::System system, const Wording& wording)
{
    return wording.translate(kRatingContext, kAssumes[static_cast<std::size_t>(system)]);
}

bool isTextColumn(RatingColumn column)
{
    return column == RatingColumn::Name || column == RatingColumn::Remark;
}

const char* ratingColumnId(RatingColumn column)
{
    return kIds[static_cast<std::size_t>(column)];
}

std::optional<Real> ratingNumber(const rating::Ratings& ratings, std::size_t row, RatingColumn column)
{
    const rating::Record& record = ratings.records[row];
    const int decimals = rating::info(ratings.system).decimals;
    const auto real = [](const std::optional<double>& value, int places) {
        return value ? std::optional(Real{*value, places}) : std::nullopt;
    };
    switch (column) {
    case RatingColumn::Before:
        return real(record.before, decimals);
    case RatingColumn::Games:
        return real(record.games, 0);
    case RatingColumn::Expected:
        return real(record.expected, 2);
    case RatingColumn::Factor:
        return real(record.factor, record.factor && *record.factor != std::floor(*record.factor) ? 1 : 0);
    case RatingColumn::Change:
        if (!record.before || record.games == 0) return std::nullopt;
        return Real{record.change, std::max(1, decimals), true};
    case RatingColumn::Performance:
        return real(record.performance, decimals);
    case RatingColumn::After:
        return real(record.after, decimals);
    case RatingColumn::Number:
    case RatingColumn::Name:
    case RatingColumn::Score:
    case RatingColumn::Remark:
        break;
    }
    return std::nullopt;
}

QString ratingRemark(const rating::Record& record, const Wording& wording)
{
    QString status = statusText(record.status, wording);
    const auto left = std::ranges::count_if(record.terms, [](const rating::GameTerm& term) { return !term.counts(); });
    if (left == 0) return status;
    //: rounds that do not count for the rating; %n is their number
    const QString rounds =
        wording.translate(kRatingContext, QT_TRANSLATE_N_NOOP("Ratings", "%n rounds left out"), static_cast<int>(left));
    return status.isEmpty() ? rounds : status + QStringLiteral(", ") + rounds;
}

QString ratingLabel(const rating::Ratings& ratings, const Wording& wording)
{
    //: how official the calculation is, and under which edition of the rules it was made
    const QString sentence =
        wording.translate(kRatingContext, QT_TRANSLATE_NOOP("Ratings", "{standing} · edition {edition} · estimate"));
    return fillHoles(sentence, [&](const QString& hole) {
        if (hole == QStringLiteral("standing")) {
            return wordText("standing." + std::string(rating::codeOf(ratings.standing)), wording);
        }
        return QString::fromUtf8(ratings.edition.data(), static_cast<qsizetype>(ratings.edition.size()));
    });
}

}  // namespace kydai::text
