#include "tables/upload_places.h"

#include "model/numbering.h"
#include "rating/calculator.h"
#include "tiebreak/standings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::tables {

namespace {

using format::PrintedPlace;
using tiebreak::Kind;

constexpr auto kProducts =
    std::to_array({Kind::SonnebornBerger, Kind::MatchMatchSonnebornBerger, Kind::MatchGameSonnebornBerger,
                   Kind::GameMatchSonnebornBerger, Kind::GameGameSonnebornBerger, Kind::AverageBuchholz,
                   Kind::StrengthOfSchedule, Kind::Percentage, Kind::OutsideValue});
constexpr auto kWholeNumbers = std::to_array({Kind::Wins,
                                              Kind::WonGames,
                                              Kind::BlackGames,
                                              Kind::BlackWins,
                                              Kind::RoundsElected,
                                              Kind::VoluntaryRounds,
                                              Kind::PairingNumber,
                                              Kind::AverageRating,
                                              Kind::PerformanceRating,
                                              Kind::PerfectPerformance,
                                              Kind::AverageOpponentPerformance,
                                              Kind::AverageOpponentPerfect,
                                              Kind::Rating,
                                              Kind::SumOfRatings,
                                              Kind::PlaceByHand,
                                              Kind::MatchPoints,
                                              Kind::MatchScale,
                                              Kind::Games,
                                              Kind::BoardNumber,
                                              Kind::DirectEncounter,
                                              Kind::ExtendedDirectEncounter});

/// As the site's files print them: sums of points with one decimal, products with two, counts and ratings with none.
int decimalsOf(const tiebreak::Code& code)
{
    if (std::ranges::find(kProducts, code.kind) != kProducts.end()) return 2;
    return std::ranges::find(kWholeNumbers, code.kind) != kWholeNumbers.end() ? 0 : 1;
}

/// With a comma, and more decimals only where the value has them.
std::string decimalText(const Fraction& value, int decimals)
{
    constexpr int kMost = 2;
    int places = decimals;
    while (places < kMost && value.roundedHalfUp(places) != value) ++places;
    std::string text = value.roundedHalfUp(places).toDecimal();
    std::size_t point = text.find('.');
    if (point == std::string::npos) {
        if (places == 0) return text;
        point = text.size();
        text += '.';
    }
    text[point] = ',';
    while (text.size() - point - 1 < static_cast<std::size_t>(places)) text += '0';
    return text;
}

/// The last round before which, and in which, no result is missing.
RoundNumber completeRounds(const Section& section)
{
    RoundNumber round = 0;
    while (round < section.roundsPaired() && missingResults(section.round(round + 1)) == 0) ++round;
    return round;
}

class Places {
public:
    explicit Places(const Section& section) : m_section(section) { m_all.round = completeRounds(section); }

    format::PrintedPlaces all()
    {
        if (m_all.round == 0) return std::move(m_all);
        if (m_section.isTeamEvent()) {
            fill(m_all.teams, tiebreak::Participants::Teams, std::nullopt);
            const char* const list = m_section.rules.hasPredeterminedPairings() ? "SB,WIN" : "BH,SB";
            if (auto codes = tiebreak::parseCodes(list))
                fill(m_all.players, tiebreak::Participants::Players, *std::move(codes));
        } else {
            fill(m_all.players, tiebreak::Participants::Players, std::nullopt);
        }
        rate();
        return std::move(m_all);
    }

private:
    void fill(std::map<int, PrintedPlace>& into, tiebreak::Participants who,
              std::optional<std::vector<tiebreak::Code>> codes)
    {
        tiebreak::StandingsOptions options;
        options.round = m_all.round;
        options.participants = who;
        options.codes = std::move(codes);
        const auto standings = tiebreak::standingsOf(m_section, options);
        if (!standings) return;
        // A code of the list that is none of ours has no column, and its place stays empty.
        std::vector<const tiebreak::Column*> columns;
        const std::size_t listed = options.codes ? options.codes->size() : m_section.rules.tieBreaks.size();
        for (std::size_t at = 0; at < listed; ++at) {
            const std::string text = options.codes ? (*options.codes)[at].text : m_section.rules.tieBreaks[at];
            const auto column = std::ranges::find_if(
                standings->columns, [&](const tiebreak::Column& one) { return one.code.text == text; });
            columns.push_back(column == standings->columns.end() ? nullptr : &*column);
        }
        const bool inMatchPoints = standings->competition->teams && standings->competition->matchPointsPrimary;
        int rank = 0;
        int before = 0;
        for (const tiebreak::Row& row : standings->rows) {
            const std::size_t participant = row.participant;
            PrintedPlace& place = into[standings->competition->numbers[participant]];
            place.rank = ++rank;
            place.equal = row.rank > 0 && row.rank == before;
            before = row.rank;
            const Points points = standings->competition->primary.score(participant);
            place.points = decimalText(Fraction(points.tenths, 10), inMatchPoints ? 0 : 1);
            for (const tiebreak::Column* column : columns) {
                const bool has = column != nullptr && participant < column->values.size() &&
                                 column->values[participant].value.has_value();
                place.tieBreaks.push_back(
                    has ? decimalText(*column->values[participant].value, decimalsOf(column->code)) : std::string());
            }
            if (row.rank == 0) place.rank = 0;
        }
    }

    /// By FIDE's rules, of whoever played somebody rated.
    void rate()
    {
        const rating::Pool pool(m_section);
        const rating::Ratings ratings = rating::rate(pool, rating::System::Fide);
        for (const rating::Record& record : ratings.records) {
            PrintedPlace& place = m_all.players[pool.entrants[record.entrant].number];
            double sum = 0;
            int games = 0;
            for (const rating::GameTerm& term : record.terms) {
                if (!term.counts() || !term.listed) continue;
                sum += *term.listed;
                ++games;
            }
            if (games == 0) continue;
            place.averageRating = static_cast<int>(std::floor(sum / games + 0.5));
            if (record.performance) place.performance = static_cast<int>(std::lround(*record.performance));
            if (record.status == rating::Status::Rated || record.status == rating::Status::Lost)
                place.ratingChange = static_cast<int>(std::lround(record.change));
        }
    }

    const Section& m_section;
    format::PrintedPlaces m_all{};
};

}  // namespace

format::PrintedPlaces uploadPlaces(const Section& section)
{
    return Places(section).all();
}

std::string uploadOf(const Section& section, const format::UploadSeal& seal)
{
    const Section numbered = byNumber(section);
    return format::writeChessResults(numbered, uploadPlaces(numbered), seal);
}

}  // namespace kydai::tables
