// Tie-breaks and places, from the digest of C.07: every row, cut and sum, direct encounter, and why one is before the
// other.
#include "support/statements.h"
#include "support/swiss_tiebreaks.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kydai::verify {

namespace {

Crosstable drawnLast(const Crosstable& table, bool fore)
{
    Crosstable copy = table;
    if (fore && table.rounds() > 0 && table.rounds() == table.section().roundsInAll()) copy.drawRound(table.rounds());
    return copy;
}

/// The sentences about one player's value of one code.
class TieBreakReader {
public:
    TieBreakReader(const Crosstable& table, const std::string& edition, std::string code, int player)
        : m_awarded(table, edition),
          m_values(drawnLast(table, code.starts_with("FB")), edition),
          m_code(std::move(code)),
          m_player(player)
    {
        if (isSum()) m_elements = m_values.elements(player, m_code);
        m_group = {player};
        for (const int other : table.numbers()) {
            if (other != player && table.score(other) == table.score(player)) m_group.push_back(other);
        }
        std::ranges::sort(m_group);
    }

    /// For a place: direct encounter among those who were still tied when it came.
    void setGroup(std::vector<int> group) { m_group = std::move(group); }

    Verdict judge(std::string_view phrase, const Json& args)
    {
        using Check = Verdict (TieBreakReader::*)(const Json&);
        static const std::map<std::string_view, Check> kChecks{
            {"tiebreak.answer", &TieBreakReader::answer},
            {"tiebreak.answer_cut", &TieBreakReader::answer},
            {"tiebreak.answer_stand_in", &TieBreakReader::answer},
            {"tiebreak.answer_cut_stand_in", &TieBreakReader::answer},
            {"encounter.same_standings", &TieBreakReader::encounterSameStandings},
            {"tiebreak.unrated", &TieBreakReader::unrated},
            {"tiebreak.no_game", &TieBreakReader::noGame},
            {"tiebreak.row_opponent", &TieBreakReader::rowOpponent},
            {"tiebreak.row_adjusted", &TieBreakReader::rowAdjusted},
            {"tiebreak.adjusted_round", &TieBreakReader::adjustedRound},
            {"tiebreak.old_round", &TieBreakReader::oldRound},
            {"tiebreak.adjusted_rounds", &TieBreakReader::eachRound<&TieBreakReader::adjustedRound>},
            {"tiebreak.old_rounds", &TieBreakReader::eachRound<&TieBreakReader::oldRound>},
            {"tiebreak.awarded_rounds_before", &TieBreakReader::eachRound<&TieBreakReader::awardedBefore>},
            {"tiebreak.adjusted_sum", &TieBreakReader::adjustedSum},
            {"tiebreak.awarded_round", &TieBreakReader::awardedRound},
            {"tiebreak.awarded_before", &TieBreakReader::awardedBefore},
            {"tiebreak.forfeit_stays", &TieBreakReader::forfeitStays},
            {"tiebreak.row_dummy", &TieBreakReader::rowDummy},
            {"tiebreak.row_dummy_opponent_cap", &TieBreakReader::rowDummyOpponentCap},
            {"tiebreak.row_dummy_draw_cap", &TieBreakReader::rowDummyDrawCap},
            {"tiebreak.row_virtual", &TieBreakReader::rowVirtual},
            {"tiebreak.row_times", &TieBreakReader::rowTimes},
            {"tiebreak.row_counted_drawn", &TieBreakReader::rowCountedDrawn},
            {"tiebreak.row_own", &TieBreakReader::rowOwn},
            {"tiebreak.row_after", &TieBreakReader::rowAfter},
            {"tiebreak.row_rating", &TieBreakReader::rowRating},
            {"tiebreak.row_theirs", &TieBreakReader::rowTheirs},
            {"tiebreak.row_not_counted", &TieBreakReader::rowNotCounted},
            {"tiebreak.cut_lowest", &TieBreakReader::cutLowest},
            {"tiebreak.cut_weakest", &TieBreakReader::cutWeakest},
            {"tiebreak.cut_voluntary", &TieBreakReader::cutVoluntary},
            {"tiebreak.cut_voluntary_least", &TieBreakReader::cutVoluntaryLeast},
            {"tiebreak.cut_stays", &TieBreakReader::cutStays},
            {"tiebreak.cut_highest", &TieBreakReader::cutHighest},
            {"tiebreak.cut_first", &TieBreakReader::cutFirst},
            {"tiebreak.sum", &TieBreakReader::sum},
            {"tiebreak.mean", &TieBreakReader::mean},
            {"tiebreak.by_rules", &TieBreakReader::byRules},
            {"encounter.alone", &TieBreakReader::encounterAlone},
            {"encounter.unbroken", &TieBreakReader::encounterUnbroken},
            {"encounter.placed", &TieBreakReader::encounterPlaced},
            {"encounter.shared", &TieBreakReader::encounterShared},
            {"encounter.group", &TieBreakReader::encounterGroup},
            {"encounter.forfeit_no_meeting", &TieBreakReader::forfeitNoMeeting},
            {"encounter.all_met", &TieBreakReader::encounterAllMet},
            {"encounter.not_all_met", &TieBreakReader::encounterNotAllMet},
            {"encounter.points", &TieBreakReader::encounterPoints},
            {"encounter.best", &TieBreakReader::encounterPoints},
            {"encounter.first", &TieBreakReader::encounterFirst},
            {"encounter.reachable", &TieBreakReader::encounterReachable},
            {"encounter.order", &TieBreakReader::encounterOrder},
            {"encounter.level", &TieBreakReader::encounterLevel},
            {"encounter.again", &TieBreakReader::encounterAgain},
            {"encounter.pass_on", &TieBreakReader::encounterPassOn},
            {"encounter.old_counts", &TieBreakReader::encounterAllMet},
            {"encounter.old_not_all", &TieBreakReader::encounterNotAllMet},
        };
        const auto at = kChecks.find(phrase);
        if (at == kChecks.end()) return std::nullopt;
        return (this->*at->second)(args);
    }

    [[nodiscard]] std::optional<long> value() const { return m_awarded.value(m_player, m_code); }

private:
    [[nodiscard]] bool isSum() const
    {
        return m_code.starts_with("BH") || m_code.starts_with("SB") || m_code.starts_with("FB");
    }
    [[nodiscard]] const Crosstable& table() const { return m_awarded.table(); }
    [[nodiscard]] const Cell& own(RoundNumber round) const { return m_values.table().cell(m_player, round); }
    static RoundNumber roundOf(const Json& args) { return args.at("round").get<RoundNumber>(); }
    static bool hasOutcome(const Json& args, const Cell& cell)
    {
        return args.at("outcome") == std::string(1, trfCode(cell.outcome));
    }
    [[nodiscard]] const Element* element(const Json& args) const
    {
        const auto at = std::ranges::find(m_elements, roundOf(args), &Element::round);
        return at == m_elements.end() ? nullptr : &*at;
    }

    Verdict answer(const Json& args)
    {
        if (!SwissTieBreaks::knows(m_code)) return std::nullopt;
        const auto due = value();
        if (!due || *due != hundredths(args.at("value")) || numberOf(args, "player") != m_player) return false;
        if (!args.contains("n")) return true;
        if (m_elements.empty()) return true;
        const auto cut = std::ranges::count_if(m_elements, [](const Element& one) { return one.cut != 0; });
        const auto standIns = std::ranges::count_if(
            m_elements, [](const Element& one) { return one.source != Element::Source::Opponent; });
        if (args.contains("who") && args.at("who") != (m_values.old() ? "standin.virtual" : "standin.dummy"))
            return false;
        if (args.contains("rounds")) return args.at("n") == cut && args.at("rounds") == standIns;
        return args.at("n") == (args.contains("who") ? standIns : cut) && args.contains("who") == (standIns > 0);
    }
    Verdict unrated(const Json&)
    {
        return std::ranges::any_of(table().numbers(), [&](int number) { return table().player(number).rating == 0; });
    }
    Verdict noGame(const Json& args)
    {
        for (RoundNumber round = 1; round <= table().rounds(); ++round) {
            if (table().cell(m_player, round).isGame()) return false;
        }
        return numberOf(args, "player") == m_player;
    }
    Verdict rowOpponent(const Json& args)
    {
        const Cell& cell = own(roundOf(args));
        const int opponent = numberOf(args, "opponent");
        return cell.opponent == opponent && cell.isGame() && tenthsOf(args, "used") == m_values.adjusted(opponent) &&
               m_values.table().score(opponent) == m_values.adjusted(opponent);
    }
    Verdict rowAdjusted(const Json& args)
    {
        const Cell& cell = own(roundOf(args));
        const int opponent = numberOf(args, "opponent");
        return cell.opponent == opponent && cell.isGame() && tenthsOf(args, "used") == m_values.adjusted(opponent) &&
               m_values.table().score(opponent) == tenthsOf(args, "before") &&
               tenthsOf(args, "before") != tenthsOf(args, "used");
    }
    [[nodiscard]] bool opponentsRound(const Json& args) const
    {
        const Cell& cell = m_values.table().cell(numberOf(args, "opponent"), roundOf(args));
        return (!args.contains("outcome") || hasOutcome(args, cell)) &&
               tenthsOf(args, "points") == m_values.adjustedIn(numberOf(args, "opponent"), roundOf(args));
    }
    /// Of every round from the first to the last one told.
    template <Verdict (TieBreakReader::*Single)(const Json&)>
    Verdict eachRound(const Json& args)
    {
        const auto last = args.at("last").get<RoundNumber>();
        if (last <= roundOf(args)) return false;
        for (RoundNumber round = roundOf(args); round <= last; ++round) {
            Json one = args;
            one["round"] = round;
            const Verdict holds = (this->*Single)(one);
            if (!holds || !*holds) return holds;
        }
        return true;
    }
    Verdict adjustedSum(const Json& args)
    {
        const int opponent = numberOf(args, "opponent");
        const Json& terms = args.at("sum");
        if (terms.size() != static_cast<std::size_t>(m_values.table().rounds())) return false;
        for (RoundNumber round = 1; round <= m_values.table().rounds(); ++round) {
            const long counted = m_values.adjustedIn(opponent, round) * 10L;
            if (hundredths(terms[static_cast<std::size_t>(round) - 1]) != counted) return false;
        }
        return tenthsOf(args, "value") == m_values.adjusted(opponent);
    }
    Verdict adjustedRound(const Json& args)
    {
        return opponentsRound(args) && m_values.isTrailing(numberOf(args, "opponent"), roundOf(args));
    }
    Verdict oldRound(const Json& args)
    {
        return opponentsRound(args) && !m_values.table().cell(numberOf(args, "opponent"), roundOf(args)).isGame() &&
               m_values.old();
    }
    /// Counts for others as it was awarded, with the reason: not trailing, a forfeit, or a bye by the pairing.
    Verdict awardedRound(const Json& args)
    {
        const Cell& cell = m_values.table().cell(numberOf(args, "opponent"), roundOf(args));
        return opponentsRound(args) && !cell.isGame() && tenthsOf(args, "points") == cell.tenths &&
               !m_values.isTrailing(numberOf(args, "opponent"), roundOf(args)) && !m_values.old();
    }
    /// A bye asked for, and later a round in which the player was there.
    Verdict awardedBefore(const Json& args)
    {
        const int opponent = numberOf(args, "opponent");
        const Outcome outcome = m_values.table().cell(opponent, roundOf(args)).outcome;
        bool back = false;
        for (RoundNumber later = roundOf(args) + 1; later <= m_values.table().rounds(); ++later)
            back = back || !m_values.table().cell(opponent, later).isVoluntary();
        return *awardedRound(args) && back && (outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye);
    }
    Verdict forfeitStays(const Json& args)
    {
        const Cell& cell = m_values.table().cell(numberOf(args, "opponent"), roundOf(args));
        return opponentsRound(args) && cell.outcome == Outcome::ForfeitLoss;
    }
    [[nodiscard]] bool dummyTold(const Json& args, Element::Source source) const
    {
        const Element* one = element(args);
        if (one == nullptr || one->source != source || own(roundOf(args)).isGame()) return false;
        return hasOutcome(args, own(roundOf(args))) && numberOf(args, "player") == m_player &&
               tenthsOf(args, "used") == one->value &&
               (!args.contains("before") || tenthsOf(args, "before") == one->uncapped);
    }
    Verdict rowDummy(const Json& args)
    {
        return dummyTold(args, Element::Source::Dummy) && tenthsOf(args, "used") == m_values.table().score(m_player);
    }
    Verdict rowDummyOpponentCap(const Json& args)
    {
        return dummyTold(args, Element::Source::CappedByOpponent) &&
               numberOf(args, "opponent") == own(roundOf(args)).opponent;
    }
    Verdict rowDummyDrawCap(const Json& args) { return dummyTold(args, Element::Source::CappedByDraws); }
    Verdict rowVirtual(const Json& args) { return dummyTold(args, Element::Source::Virtual); }
    Verdict rowTimes(const Json& args)
    {
        const long product = static_cast<long>(tenthsOf(args, "points")) * tenthsOf(args, "used");
        return numberOf(args, "player") == m_player && hundredths(args.at("contribution")) == product;
    }
    Verdict rowCountedDrawn(const Json& args)
    {
        return m_code.starts_with("FB") && roundOf(args) == table().rounds() &&
               roundOf(args) == table().section().roundsInAll();
    }
    Verdict rowOwn(const Json& args)
    {
        const auto adds = m_awarded.ownRound(m_player, roundOf(args), m_code);
        if (!adds) return std::nullopt;
        return *adds == hundredths(args.at("contribution")) && hasOutcome(args, own(roundOf(args)));
    }
    Verdict rowAfter(const Json& args)
    {
        return hundredths(args.at("contribution")) == table().score(m_player, roundOf(args)) * 10L;
    }
    Verdict rowRating(const Json& args)
    {
        const int opponent = numberOf(args, "opponent");
        return own(roundOf(args)).opponent == opponent && own(roundOf(args)).isGame() &&
               hundredths(args.at("used")) == table().player(opponent).rating * 100L;
    }
    Verdict rowTheirs(const Json& args)
    {
        const int opponent = numberOf(args, "opponent");
        const auto theirs = m_awarded.value(opponent, args.at("code").get<std::string>());
        if (!theirs) return std::nullopt;
        return own(roundOf(args)).opponent == opponent && own(roundOf(args)).isGame() &&
               hundredths(args.at("used")) == *theirs;
    }
    Verdict rowNotCounted(const Json& args)
    {
        return hasOutcome(args, own(roundOf(args))) && !own(roundOf(args)).isGame();
    }

    // --- cuts

    [[nodiscard]] bool isCut(const Json& args) const
    {
        const Element* one = element(args);
        return one != nullptr && one->contribution == hundredths(args.at("value")) &&
               std::ranges::any_of(m_elements, [&](const Element& other) {
                   return other.cut != 0 && other.value == one->value && other.contribution == one->contribution;
               });
    }
    /// "It is the lowest value": nothing that stays adds less.
    Verdict cutLowest(const Json& args)
    {
        const long value = hundredths(args.at("value"));
        return isCut(args) && std::ranges::none_of(m_elements, [&](const Element& other) {
                   return other.cut == 0 && other.contribution < value;
               });
    }
    /// "The opponent with the lowest score": nobody who stays has fewer.
    Verdict cutWeakest(const Json& args)
    {
        const Element* one = element(args);
        return isCut(args) && tenthsOf(args, "used") == one->value &&
               std::ranges::none_of(m_elements,
                                    [&](const Element& other) { return other.cut == 0 && other.value < one->value; });
    }
    /// A round by choice that goes, and whether one that was still there adds less.
    [[nodiscard]] bool voluntaryCut(const Json& args, bool othersAddLess) const
    {
        const long value = hundredths(args.at("value"));
        const Element* one = element(args);
        const int order = one == nullptr || one->cut == 0 ? 0 : one->cut;
        const bool less = std::ranges::any_of(m_elements, [&](const Element& other) {
            return (other.cut == 0 || other.cut > order) && other.contribution < value;
        });
        return isCut(args) && own(roundOf(args)).isVoluntary() && numberOf(args, "player") == m_player &&
               less == othersAddLess;
    }
    Verdict cutVoluntary(const Json& args) { return voluntaryCut(args, true); }
    Verdict cutVoluntaryLeast(const Json& args) { return voluntaryCut(args, false); }
    Verdict cutStays(const Json& args)
    {
        const Element* one = element(args);
        return one != nullptr && one->voluntary && one->contribution == hundredths(args.at("value")) &&
               std::ranges::any_of(m_elements, [&](const Element& other) {
                   return other.cut != 0 && !other.cutAsHighest && other.contribution > one->contribution;
               });
    }
    Verdict cutHighest(const Json& args)
    {
        const long value = hundredths(args.at("value"));
        return isCut(args) && std::ranges::none_of(m_elements, [&](const Element& other) {
                   return other.cut == 0 && other.contribution > value;
               });
    }
    Verdict cutFirst(const Json& args)
    {
        return m_code.starts_with("PS/C") && roundOf(args) <= m_code.back() - '0' &&
               hundredths(args.at("value")) == table().score(m_player, roundOf(args)) * 10L;
    }

    // --- how the rows make the value

    Verdict sum(const Json& args)
    {
        long total = 0;
        std::vector<long> terms;
        for (const Json& term : args.at("sum")) terms.push_back(hundredths(term));
        total = std::accumulate(terms.begin(), terms.end(), 0L);
        if (total != hundredths(args.at("value"))) return false;
        if (m_elements.empty()) return value() ? Verdict(total == *value()) : std::nullopt;
        std::vector<long> due;
        for (const Element& one : m_elements) {
            if (one.cut == 0) due.push_back(one.contribution);
        }
        if (due.empty()) due.push_back(0);
        std::ranges::sort(terms);
        std::ranges::sort(due);
        return terms == due;
    }
    Verdict mean(const Json& args)
    {
        const auto due = value();
        if (!due) return std::nullopt;
        long games = 0;
        for (RoundNumber round = 1; round <= table().rounds(); ++round) games += own(round).isGame() ? 1 : 0;
        return args.at("games") == games && hundredths(args.at("value")) == *due;
    }
    Verdict byRules(const Json& args)
    {
        const std::string edition = args.at("edition").get<std::string>();
        return (edition == "edition.old") == m_values.old() && (edition == "edition.26") == m_values.capsDummy();
    }

    // --- direct encounter

    [[nodiscard]] std::vector<std::vector<int>> places() const { return m_awarded.encounter(m_group); }
    static std::vector<int> sorted(std::vector<int> numbers)
    {
        std::ranges::sort(numbers);
        return numbers;
    }
    Verdict encounterAlone(const Json& args) { return numberOf(args, "player") == m_player && m_group.size() == 1; }
    Verdict encounterUnbroken(const Json& args)
    {
        return sorted(numbersOf(args, "players")) == m_group && places().size() == 1;
    }
    [[nodiscard]] bool placeTold(const Json& args, std::vector<int>& beside) const
    {
        std::int64_t place = 1;
        for (const auto& level : places()) {
            if (std::ranges::find(level, m_player) != level.end()) {
                beside = level;
                return args.at("place") == place && args.at("n") == m_group.size();
            }
            place += static_cast<std::int64_t>(level.size());
        }
        return false;
    }
    Verdict encounterPlaced(const Json& args)
    {
        std::vector<int> beside;
        return placeTold(args, beside) && beside.size() == 1;
    }
    Verdict encounterShared(const Json& args)
    {
        std::vector<int> beside;
        if (!placeTold(args, beside)) return false;
        std::erase(beside, m_player);
        return sorted(numbersOf(args, "players")) == sorted(beside);
    }
    Verdict encounterGroup(const Json& args)
    {
        m_standings = sorted(numbersOf(args, "players"));
        m_ranked.clear();
        // The first group is that of the tied, the others are parts of it.
        const bool whole = m_standings == m_group;
        const bool part = std::ranges::includes(m_group, m_standings) && m_standings.size() > 1;
        const bool holds = m_groupSeen ? part : whole;
        m_groupSeen = true;
        return holds;
    }
    Verdict forfeitNoMeeting(const Json& args)
    {
        const Cell& cell = table().cell(numberOf(args, "player"), roundOf(args));
        return cell.opponent == numberOf(args, "opponent") && !cell.isGame();
    }
    Verdict encounterAllMet(const Json& args)
    {
        return m_awarded.allMet(m_standings) && args.at("n") == m_standings.size();
    }
    Verdict encounterNotAllMet(const Json&) { return !m_awarded.allMet(m_standings); }
    Verdict encounterPoints(const Json& args)
    {
        const auto among = m_awarded.among(numberOf(args, "player"), m_standings);
        return hundredths(args.at("points")) == among.points &&
               (!args.contains("best") || hundredths(args.at("best")) == among.best);
    }
    [[nodiscard]] long bestOfOthers(int number) const
    {
        long best = 0;
        for (const int other : m_standings) {
            const bool open = std::ranges::find(m_ranked, other) == m_ranked.end();
            if (other != number && open) best = std::max(best, m_awarded.among(other, m_standings).best);
        }
        return best;
    }
    Verdict encounterFirst(const Json& args)
    {
        const int player = numberOf(args, "player");
        const long points = m_awarded.among(player, m_standings).points;
        m_ranked.push_back(player);
        const long best = bestOfOthers(player);
        return hundredths(args.at("points")) == points && hundredths(args.at("best")) == best && points > best;
    }
    Verdict encounterReachable(const Json& args)
    {
        const auto leader = m_awarded.among(numberOf(args, "player"), m_standings);
        const auto rival = m_awarded.among(numberOf(args, "opponent"), m_standings);
        return hundredths(args.at("points")) == leader.points && hundredths(args.at("best")) == rival.best &&
               rival.best >= leader.points;
    }
    Verdict encounterSameStandings(const Json&) { return !m_ranked.empty(); }
    Verdict encounterOrder(const Json& args)
    {
        const auto order = numbersOf(args, "players");
        return sorted(order) == m_standings && std::ranges::is_sorted(order, std::ranges::greater{}, [&](int number) {
                   return m_awarded.among(number, m_standings).points;
               });
    }
    [[nodiscard]] bool level(const std::vector<int>& players) const
    {
        return std::ranges::all_of(players, [&](int number) {
            return m_awarded.among(number, m_standings).points == m_awarded.among(players.front(), m_standings).points;
        });
    }
    Verdict encounterLevel(const Json& args)
    {
        const auto players = sorted(numbersOf(args, "players"));
        return players == m_standings && level(players);
    }
    Verdict encounterAgain(const Json& args)
    {
        const auto players = sorted(numbersOf(args, "players"));
        return players.size() > 1 && players != m_standings && std::ranges::includes(m_standings, players);
    }
    Verdict encounterPassOn(const Json& args)
    {
        const auto players = sorted(numbersOf(args, "players"));
        return std::ranges::any_of(places(), [&](const auto& place) { return sorted(place) == players; });
    }

    SwissTieBreaks m_awarded;
    SwissTieBreaks m_values;  ///< of Fore Buchholz with the last round drawn
    std::string m_code;
    int m_player;
    std::vector<Element> m_elements{};
    std::vector<int> m_group{};      ///< all who are tied with the player
    std::vector<int> m_standings{};  ///< of the application being told
    std::vector<int> m_ranked{};
    bool m_groupSeen = false;
};

/// The sentences about two places; those of the deciding tie-break go to its own reader.
class StandingReader {
public:
    StandingReader(const Crosstable& table, std::string edition, std::vector<std::string> list)
        : m_values(table, edition), m_edition(std::move(edition)), m_list(std::move(list))
    {
    }

    Verdict judge(std::string_view phrase, const Json& args)
    {
        if (phrase.starts_with("tiebreak.answer")) {
            m_side.emplace(m_values.table(), m_edition, args.at("code").get<std::string>(), numberOf(args, "player"));
            return m_side->judge(phrase, args);
        }
        if (phrase == "tiebreak.by_rules") return true;
        if (phrase.starts_with("encounter.")) return m_side ? m_side->judge(phrase, args) : std::nullopt;
        if (phrase.starts_with("tiebreak.")) return m_side ? m_side->judge(phrase, args) : std::nullopt;
        if (phrase == "standing.step_points") return bothHave(args);
        if (phrase == "standing.by_points" || phrase == "standing.step_points_decide") return byPoints(args);
        if (phrase == "standing.by_tiebreak" || phrase == "standing.step_decides") return byTieBreak(args);
        if (phrase == "standing.step_equal") return equal(args);
        if (phrase == "standing.level") return levelTold(args);
        if (phrase == "standing.by_encounter") return beforeByEncounter(args);
        if (phrase == "standing.step_encounter") return encounterStep(args);
        if (phrase == "standing.step_encounter_open") return true;
        return std::nullopt;
    }

    void setPair(int one, int two)
    {
        m_one = one;
        m_two = two;
    }

private:
    [[nodiscard]] bool bothHave(const Json& args) const
    {
        const int points = tenthsOf(args, "points");
        return m_values.table().score(m_one) == points && m_values.table().score(m_two) == points;
    }
    [[nodiscard]] bool byPoints(const Json& args) const
    {
        const int one = m_values.table().score(numberOf(args, "player"));
        const int two = m_values.table().score(numberOf(args, "opponent"));
        return one > two && tenthsOf(args, "points") == one && tenthsOf(args, "otherPoints") == two;
    }
    [[nodiscard]] Verdict byTieBreak(const Json& args) const
    {
        const std::string code = args.at("code").get<std::string>();
        if (code == "DE") return byOldEncounter(args);
        const auto one = m_values.value(numberOf(args, "player"), code);
        const auto two = m_values.value(numberOf(args, "opponent"), code);
        if (!one || !two) return std::nullopt;
        return *one > *two && hundredths(args.at("value")) == *one && hundredths(args.at("otherValue")) == *two &&
               tiedBefore(code, numberOf(args, "player"), numberOf(args, "opponent"));
    }
    /// Before 2023: the points of the games among those who were tied, all of whom had met.
    [[nodiscard]] Verdict byOldEncounter(const Json& args) const
    {
        const auto group = tiedWith(numberOf(args, "player"), "DE");
        const long one = m_values.among(numberOf(args, "player"), group).points;
        const long two = m_values.among(numberOf(args, "opponent"), group).points;
        return m_values.old() && m_values.allMet(group) && one > two && hundredths(args.at("value")) == one &&
               hundredths(args.at("otherValue")) == two;
    }
    [[nodiscard]] Verdict equal(const Json& args) const
    {
        const std::string code = args.at("code").get<std::string>();
        const auto one = m_values.value(m_one, code);
        const auto two = m_values.value(m_two, code);
        if (!one || !two) return std::nullopt;
        return *one == *two && hundredths(args.at("value")) == *one;
    }
    /// Equal by everything in the list before a code (direct encounter aside, which may have left them together).
    [[nodiscard]] bool tiedBefore(const std::string& code, int one, int two) const
    {
        if (m_values.table().score(one) != m_values.table().score(two)) return false;
        for (const std::string& before : m_list) {
            if (before == code) return true;
            if (before != "DE" && m_values.value(one, before) != m_values.value(two, before)) return false;
        }
        return true;
    }
    [[nodiscard]] std::vector<int> tiedWith(int player, const std::string& code) const
    {
        std::vector<int> group;
        for (const int other : m_values.table().numbers()) {
            if (tiedBefore(code, player, other)) group.push_back(other);
        }
        return group;
    }
    [[nodiscard]] bool levelTold(const Json& args) const
    {
        const int one = numberOf(args, "player");
        const int two = numberOf(args, "opponent");
        for (const std::string& code : m_list) {
            if (code != "DE" && m_values.value(one, code) != m_values.value(two, code)) return false;
        }
        return m_values.table().score(one) == m_values.table().score(two);
    }
    /// Places 1… in the group that was tied; the first of them starts the encounter's own sentences.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> placesOf(int one, int two, const std::string& code) const
    {
        std::pair<std::int64_t, std::int64_t> found{0, 0};
        std::int64_t place = 1;
        for (const auto& level : m_values.encounter(tiedWith(one, code))) {
            if (std::ranges::find(level, one) != level.end()) found.first = place;
            if (std::ranges::find(level, two) != level.end()) found.second = place;
            place += static_cast<std::int64_t>(level.size());
        }
        return found;
    }
    [[nodiscard]] Verdict beforeByEncounter(const Json& args) const
    {
        const auto [one, two] =
            placesOf(numberOf(args, "player"), numberOf(args, "opponent"), args.at("code").get<std::string>());
        return one > 0 && one < two;
    }
    Verdict encounterStep(const Json& args)
    {
        const std::string code = args.at("code").get<std::string>();
        const auto [one, two] = placesOf(numberOf(args, "player"), numberOf(args, "opponent"), code);
        m_side.emplace(m_values.table(), m_edition, code, numberOf(args, "player"));
        m_side->setGroup(tiedWith(numberOf(args, "player"), code));
        return args.at("value") == one && args.at("otherValue") == two && one < two;
    }

    SwissTieBreaks m_values;
    std::string m_edition;
    std::vector<std::string> m_list;
    int m_one = 0;
    int m_two = 0;
    std::optional<TieBreakReader> m_side{};
};

}  // namespace

void verifyTieBreak(const Crosstable& table, const Explanation& answer, Tally& tally)
{
    const Json facts = factsOf(answer);
    const std::string code = facts["code"].get<std::string>();
    TieBreakReader reader(table, answer.edition.text, code, facts["player"].get<int>());
    const std::string about = answer.edition.text + ' ' + facts.dump();
    readSentences(
        answer, "tiebreak", about,
        [&](std::string_view phrase, const Json& args) { return reader.judge(phrase, args); }, tally);
    if (code == "DE" || !SwissTieBreaks::knows(code)) return;
    if (answer.conclusion.phrase == Phrase::TieBreakUnrated) return;
    const auto due = reader.value();
    const Json& value = facts["value"];
    const bool holds = due ? !value.is_null() && hundredths(value) == *due : value.is_null();
    count(tally, "tiebreak value", holds, about);
}

void verifyStanding(const Crosstable& table, const std::vector<std::string>& list, const Explanation& answer,
                    Tally& tally)
{
    const Json facts = factsOf(answer);
    StandingReader reader(table, answer.edition.text, list);
    std::vector<int> two;
    for (const auto& [name, value] : facts["values"].front().items()) {
        if (name != "code") two.push_back(std::stoi(name));
    }
    if (two.size() == 2) reader.setPair(two[0], two[1]);
    readSentences(
        answer, "standing", answer.edition.text + ' ' + facts.dump(),
        [&](std::string_view phrase, const Json& args) { return reader.judge(phrase, args); }, tally);
}

}  // namespace kydai::verify
