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

}  // namespace

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
