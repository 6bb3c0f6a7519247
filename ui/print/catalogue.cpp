#include "print/catalogue.h"

#include "ask/answer.h"
#include "explain/explanation.h"
#include "model/unseen_line_ups.h"
#include "pairing/next_round.h"
#include "print/document_words.h"
#include "print/norm_documents.h"
#include "print/team_documents.h"
#include "support/fragments.h"
#include "tables/lists.h"
#include "tables/provisional.h"
#include "tables/team_lists.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace kydai::print {

namespace {

/// What others may see when it is printed; nothing where that is everything.
std::shared_ptr<const Section> seenOf(const Section& section, const QDateTime& printed)
{
    if (!section.teams.lineUpRules.unseen || !printed.isValid()) return nullptr;
    return std::make_shared<const Section>(withoutUnseenLineUps(section, text::momentOf(printed)));
}

}  // namespace

/// How each kind of document becomes a sheet, and a list.
struct Makers {
    using Maker = DocumentMaker;
    using Paper = Result<Sheet>;
    using Columns = Result<std::optional<tables::List>>;

    // --- sheets

    template <auto sheet>
    static Paper ofSection(Maker& maker)
    {
        return sheet(maker.m_section, how(maker));
    }
    template <auto sheet>
    static Paper ofRound(Maker& maker)
    {
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        return sheet(maker.m_section, *round, how(maker));
    }
    template <auto sheet>
    static Paper ofTeams(Maker& maker)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        return sheet(maker.m_section, how(maker));
    }
    template <auto sheet>
    static Paper ofTeamRound(Maker& maker)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        return ofRound<sheet>(maker);
    }
    template <auto sheet>
    static Paper afterTeamRound(Maker& maker)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        const auto after = maker.askedRound();
        if (!after) return after.error();
        return sheet(maker.m_section, *after, how(maker));
    }
    /// Who meets whom is no secret, only who plays.
    static Paper teamPairings(Maker& maker)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        return teamPairingsSheet(maker.m_section, *round, how(maker));
    }
    template <auto sheet>
    static Paper ofAwards(Maker& maker)
    {
        const auto& divided = maker.awards();
        if (!divided) return divided.error();
        return sheet(maker.m_section, *divided, how(maker));
    }
    template <auto sheet>
    static Paper ofNorms(Maker& maker)
    {
        return sheet(maker.m_section, maker.norms(), how(maker));
    }
    template <auto sheet>
    static Paper ofEvent(Maker& maker)
    {
        const auto ranking = maker.eventRanking();
        if (!ranking) return ranking.error();
        return sheet(**ranking, how(maker));
    }
    template <auto sheet>
    static Paper ofJournal(Maker& maker)
    {
        return sheet(maker.m_request.event, maker.m_request.journal, how(maker));
    }
    template <GroupBy by>
    static Paper grouped(Maker& maker)
    {
        const auto& ranking = maker.standings();
        if (!ranking) return ranking.error();
        return groupStandingsSheet(maker.m_section, **ranking, by, how(maker), maker.m_request.units);
    }
    static Paper standings(Maker& maker)
    {
        const auto& ranking = maker.standings(maker.ofTeams());
        if (!ranking) return ranking.error();
        return standingsSheet(maker.m_section, **ranking, how(maker));
    }
    static Paper crosstable(Maker& maker)
    {
        const auto& ranking = maker.standings(maker.ofTeams());
        if (!ranking) return ranking.error();
        return crosstableSheet(maker.m_section, **ranking, maker.m_request.numbers, how(maker));
    }
    static Paper directTitles(Maker& maker)
    {
        const auto& ranking = maker.standings();
        if (!ranking) return ranking.error();
        return directTitlesSheet(maker.m_section, **ranking, how(maker));
    }
    static Paper ratings(Maker& maker)
    {
        return ratingsSheet(maker.m_section, maker.rated(), maker.m_ratings, how(maker));
    }
    static Paper editions(Maker& maker)
    {
        const auto& tables = maker.editions();
        if (!tables) return tables.error();
        return editionsSheet(maker.m_section, *tables, how(maker));
    }
    static Paper chances(Maker& maker)
    {
        const DocumentRequest& request = maker.m_request;
        if (!request.chances) return Error{Errc::NotAllowed};
        return chancesSheet(*request.chances, request.detailOf, request.options);
    }
    static Paper ratingSystems(Maker& maker)
    {
        return ratingSystemsSheet(maker.m_section, maker.systems(), maker.m_request.detailOf, how(maker));
    }
    static Paper schedule(Maker& maker)
    {
        if (pairing::tableRounds(maker.m_section) == 0) return notFor(fragment(FragmentId::SectionWithoutSchedule));
        return scheduleSheet(maker.m_section, how(maker));
    }
    static Paper bracket(Maker& maker)
    {
        if (!rowOf(maker.m_section.rules.pairingSystem).knocksOut)
            return notFor(fragment(FragmentId::SectionWithoutBracket));
        return bracketSheet(maker.m_section, how(maker));
    }
    static std::vector<const Section*> stages(const Maker& maker)
    {
        std::vector<const Section*> all{&maker.m_section};
        for (const Section& earlier : maker.m_request.earlier) all.push_back(&earlier);
        return all;
    }
    static Paper finalList(Maker& maker)
    {
        if (maker.m_request.earlier.empty()) return notFor(fragment(FragmentId::SectionWithoutEarlierStage));
        return stagesSheet(maker.m_section, stages(maker), how(maker));
    }
    static Paper certificates(Maker& maker)
    {
        const auto ranking = maker.eventRanking();
        if (!ranking) return ranking.error();
        return certificatesSheet(**ranking, maker.m_request.certificates, how(maker),
                                 maker.m_request.certificateNumbers);
    }
    /// Printed before the first round too, when nothing is ranked yet.
    static Paper unitRules(Maker& maker)
    {
        if (!maker.m_request.ranking) return Error{Errc::NotAllowed};
        return unitRulesSheet(maker.m_section, *maker.m_request.ranking, how(maker));
    }
    static Paper checkInCards(Maker& maker) { return checkInCardsSheet(maker.m_request.holders, how(maker)); }
    static Paper rooms(Maker& maker)
    {
        std::vector<CardHolders> holders = maker.m_request.holders;
        for (CardHolders& of : holders) {
            if (auto seen = seenOf(*of.section, how(maker).printed)) of.section = std::move(seen);
        }
        return roomsSheet(holders, how(maker));
    }
    static Paper explanation(Maker& maker)
    {
        const DocumentRequest& request = maker.m_request;
        if (!request.explanation) return Error{Errc::NotAllowed};
        return explanationSheet(maker.m_section, *request.explanation, request.explanationRound, request.options);
    }

    // --- lists

    static Columns pairingsList(Maker& maker, tables::Output /*output*/)
    {
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        return Columns(tables::pairingsList(maker.m_section, *round));
    }
    static Columns alphabeticalList(Maker& maker, tables::Output /*output*/)
    {
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        return Columns(tables::alphabeticalList(maker.m_section, *round));
    }
    static Columns correctionsList(Maker& maker, tables::Output /*output*/)
    {
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        maker.m_corrections = ask::correctionsOf(maker.m_section, *round);
        return Columns(tables::correctionsList(maker.m_section, maker.m_corrections));
    }
    static Columns teamPairingsList(Maker& maker, tables::Output /*output*/)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        const auto round = maker.pairedRound();
        if (!round) return round.error();
        return Columns(tables::teamPairingsList(maker.m_section, *round));
    }
    template <auto list>
    static Columns teamList(Maker& maker, tables::Output /*output*/)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        const auto after = maker.askedRound();
        if (!after) return after.error();
        return Columns(list(maker.m_section, *after));
    }
    static Columns playersList(Maker& maker, tables::Output /*output*/)
    {
        return Columns(tables::playersAndRoundsList(maker.m_section));
    }
    static Columns standingsList(Maker& maker, tables::Output /*output*/)
    {
        const auto& ranking = maker.standings(maker.ofTeams());
        if (!ranking) return ranking.error();
        return Columns(tables::standingsList(maker.m_section, **ranking));
    }
    static Columns crosstableList(Maker& maker, tables::Output /*output*/)
    {
        const auto& ranking = maker.standings(maker.ofTeams());
        if (!ranking) return ranking.error();
        if ((*ranking)->competition->teams) return Columns(tables::teamCrosstableList(maker.m_section, **ranking));
        const bool byRank = maker.m_request.numbers == CrosstableNumbers::Rank;
        return Columns(tables::crosstableList(maker.m_section,
                                              byRank ? tables::Numbering::Rank : tables::Numbering::Number,
                                              byRank ? &**ranking : nullptr, (*ranking)->round));
    }
    static Columns unitsList(Maker& maker, tables::Output output)
    {
        const auto& ranking = maker.standings();
        if (!ranking) return ranking.error();
        return Columns(tables::unitsFor(output, how(maker).columns, maker.m_section, **ranking, maker.m_request.units));
    }
    template <tiebreak::GroupKind kind>
    static Columns groupsList(Maker& maker, tables::Output /*output*/)
    {
        const auto& ranking = maker.standings();
        if (!ranking) return ranking.error();
        return Columns(tables::groupsList(maker.m_section, **ranking, kind));
    }
    static Columns editionsList(Maker& maker, tables::Output /*output*/)
    {
        const auto& made = maker.editions();
        if (!made) return made.error();
        return Columns(tables::editionsList(maker.m_section, *made));
    }
    static Columns chancesList(Maker& maker, tables::Output /*output*/)
    {
        if (!maker.m_request.chances) return Error{Errc::NotAllowed};
        return Columns(tables::chancesList(*maker.m_request.chances));
    }
    static Columns scheduleList(Maker& maker, tables::Output /*output*/)
    {
        if (pairing::tableRounds(maker.m_section) == 0) return notFor(fragment(FragmentId::SectionWithoutSchedule));
        return Columns(tables::scheduleList(maker.m_section));
    }
    static Columns bracketList(Maker& maker, tables::Output /*output*/)
    {
        if (!rowOf(maker.m_section.rules.pairingSystem).knocksOut)
            return notFor(fragment(FragmentId::SectionWithoutBracket));
        return Columns(tables::bracketList(maker.m_section));
    }
    static Columns finalListColumns(Maker& maker, tables::Output /*output*/)
    {
        if (maker.m_request.earlier.empty()) return notFor(fragment(FragmentId::SectionWithoutEarlierStage));
        return Columns(tables::stagesList(stages(maker)));
    }
    /// Where everybody meets everybody.
    static Maker::Ranking gridOf(Maker& maker)
    {
        if (!rowOf(maker.m_section.rules.pairingSystem).meetsAll)
            return notFor(fragment(FragmentId::SectionWithoutGrid));
        return maker.standings(maker.ofTeams());
    }
    static Columns gridList(Maker& maker, tables::Output /*output*/)
    {
        const auto ranking = gridOf(maker);
        if (!ranking) return ranking.error();
        return Columns(tables::gridList(maker.m_section, **ranking));
    }
    static Paper grid(Maker& maker)
    {
        const auto ranking = gridOf(maker);
        if (!ranking) return ranking.error();
        return gridSheet(maker.m_section, **ranking, how(maker));
    }
    static Columns leagueList(Maker& maker, tables::Output /*output*/)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        return Columns(tables::leagueList(maker.m_section, pairing::leagueMatches(maker.m_section)));
    }
    static Paper league(Maker& maker)
    {
        if (!maker.m_section.isTeamEvent()) return noTeams();
        return leagueSheet(maker.m_section, pairing::leagueMatches(maker.m_section), how(maker));
    }
    static Columns ratingSystemsList(Maker& maker, tables::Output /*output*/)
    {
        return Columns(tables::ratingSystemsList(maker.m_section, maker.systems()));
    }
    static Columns ratingsList(Maker& maker, tables::Output /*output*/)
    {
        return Columns(tables::ratingsList(maker.m_section, maker.rated(), maker.m_ratings));
    }
    template <auto list>
    static Columns awardsList(Maker& maker, tables::Output /*output*/)
    {
        const auto& divided = maker.awards();
        if (!divided) return divided.error();
        return Columns(list(maker.m_section, maker.m_section.prizes, *divided));
    }
    static Columns normsList(Maker& maker, tables::Output /*output*/)
    {
        return Columns(tables::normsList(maker.m_section, maker.norms()));
    }
    static Columns titleClaimsList(Maker& maker, tables::Output /*output*/)
    {
        const auto& ranking = maker.standings();
        if (!ranking) return ranking.error();
        maker.m_claims = tables::titleClaims(maker.m_section, **ranking);
        return Columns(tables::titleClaimsList(maker.m_section, maker.m_claims));
    }
    template <auto list>
    static Columns eventList(Maker& maker, tables::Output /*output*/)
    {
        const auto ranking = maker.eventRanking();
        if (!ranking) return ranking.error();
        return Columns(list(**ranking));
    }
    /// The register of the certificates is the list of the ceremony.
    static Columns calledUpList(Maker& maker, tables::Output /*output*/)
    {
        const auto ranking = maker.eventRanking();
        if (!ranking) return ranking.error();
        maker.m_called = tables::calledUp(**ranking);
        return Columns(tables::ceremonyList(**ranking, maker.m_called));
    }
    static Columns journalList(Maker& maker, tables::Output /*output*/)
    {
        return Columns(tables::journalList(maker.m_request.event, maker.m_request.journal));
    }

private:
    static Error notFor(Fragment section) { return {.code = Errc::NotAllowed, .what = std::move(section)}; }
    static Error noTeams() { return notFor(fragment(FragmentId::SectionWithoutTeams)); }
    static const PrintOptions& how(const Maker& maker) { return maker.m_request.options; }
};

namespace {

constexpr char kCatalogueContext[] = "Print";

struct DocumentRow {
    DocumentInfo info;
    Makers::Paper (*sheet)(DocumentMaker& maker);
    Makers::Columns (*list)(DocumentMaker& maker, tables::Output output) = nullptr;
};

/// In the order of their kinds. What is no list has no maker of one.
constexpr std::array<DocumentRow, 45> kDocuments{{
    {{DocumentKind::Pairings, "pairings", QT_TRANSLATE_NOOP("Print", "Pairings by board")},
     Makers::ofRound<pairingsSheet>,
     Makers::pairingsList},
    {{DocumentKind::Alphabetical, "alphabetical", QT_TRANSLATE_NOOP("Print", "Pairings by name")},
     Makers::ofRound<alphabeticalSheet>,
     Makers::alphabeticalList},
    {{DocumentKind::Slips, "slips", QT_TRANSLATE_NOOP("Print", "Result slips")}, Makers::ofRound<slipsSheet>},
    {{DocumentKind::Cards, "cards", QT_TRANSLATE_NOOP("Print", "Player cards with codes")},
     Makers::ofSection<cardsSheet>},
    {{DocumentKind::CheckInCards, "check-in-cards", QT_TRANSLATE_NOOP("Print", "Cards for check-in"),
      DocumentOf::Holders},
     Makers::checkInCards},
    {{DocumentKind::Door, "door", QT_TRANSLATE_NOOP("Print", "Door sheet: Wi-Fi and pages")},
     Makers::ofSection<doorSheet>},
    {{DocumentKind::Rooms, "rooms", QT_TRANSLATE_NOOP("Print", "Door sheets of the rooms"), DocumentOf::Holders},
     Makers::rooms},
    {{DocumentKind::Standings, "standings", QT_TRANSLATE_NOOP("Print", "Standings"), DocumentOf::Section,
      Provisional::Notes},
     Makers::standings,
     Makers::standingsList},
    {{DocumentKind::Crosstable, "crosstable", QT_TRANSLATE_NOOP("Print", "Crosstable"), DocumentOf::Section,
      Provisional::Notes},
     Makers::crosstable,
     Makers::crosstableList},
    {{DocumentKind::TeamPairings, "team-pairings", QT_TRANSLATE_NOOP("Print", "Matches"), DocumentOf::Section,
      Provisional::NoResults, true},
     Makers::teamPairings,
     Makers::teamPairingsList},
    {{DocumentKind::MatchSheets, "match-sheets", QT_TRANSLATE_NOOP("Print", "Match sheets for captains"),
      DocumentOf::Section, Provisional::NoResults, true},
     Makers::ofTeamRound<matchSheetsSheet>},
    {{DocumentKind::LineUpForms, "line-up-forms", QT_TRANSLATE_NOOP("Print", "Forms for line-ups"), DocumentOf::Section,
      Provisional::NoResults, true},
     Makers::ofTeams<lineUpFormsSheet>},
    {{DocumentKind::TeamMembers, "team-members", QT_TRANSLATE_NOOP("Print", "Teams and their members"),
      DocumentOf::Section, Provisional::Notes, true},
     Makers::afterTeamRound<teamMembersSheet>,
     Makers::teamList<tables::teamMembersList>},
    {{DocumentKind::Boards, "boards", QT_TRANSLATE_NOOP("Print", "Best on each board"), DocumentOf::Section,
      Provisional::Notes, true},
     Makers::afterTeamRound<boardsSheet>,
     Makers::teamList<tables::boardsList>},
    {{DocumentKind::Players, "players", QT_TRANSLATE_NOOP("Print", "Players")},
     Makers::ofSection<playersSheet>,
     Makers::playersList},
    {{DocumentKind::Units, "units", QT_TRANSLATE_NOOP("Print", "Standings by unit"), DocumentOf::Section,
      Provisional::Notes},
     Makers::grouped<GroupBy::Unit>,
     Makers::unitsList},
    {{DocumentKind::Categories, "categories", QT_TRANSLATE_NOOP("Print", "Standings by category"), DocumentOf::Section,
      Provisional::Notes},
     Makers::grouped<GroupBy::Category>,
     Makers::groupsList<tiebreak::GroupKind::Category>},
    {{DocumentKind::Sexes, "sexes", QT_TRANSLATE_NOOP("Print", "Standings of girls and boys"), DocumentOf::Section,
      Provisional::Notes},
     Makers::grouped<GroupBy::Sex>,
     Makers::groupsList<tiebreak::GroupKind::Sex>},
    {{DocumentKind::Ratings, "ratings", QT_TRANSLATE_NOOP("Print", "Ratings"), DocumentOf::Section, Provisional::OnTop},
     Makers::ratings,
     Makers::ratingsList},
    {{DocumentKind::Prizes, "prizes", QT_TRANSLATE_NOOP("Print", "Prizes"), DocumentOf::Section, Provisional::Notes},
     Makers::ofAwards<prizesSheet>,
     Makers::awardsList<tables::prizesList>},
    {{DocumentKind::Receipts, "receipts", QT_TRANSLATE_NOOP("Print", "Receipts"), DocumentOf::Section,
      Provisional::OnTop},
     Makers::ofAwards<receiptsSheet>,
     Makers::awardsList<tables::receiptsList>},
    {{DocumentKind::Norms, "norms", QT_TRANSLATE_NOOP("Print", "Title norms and chances"), DocumentOf::Section,
      Provisional::OnTop},
     Makers::ofNorms<normsSheet>,
     Makers::normsList},
    {{DocumentKind::TitleResults, "it1", QT_TRANSLATE_NOOP("Print", "IT1: certificates of title results"),
      DocumentOf::Section, Provisional::OnTop},
     Makers::ofNorms<titleResultsSheet>,
     Makers::normsList},
    {{DocumentKind::TournamentReport, "it3", QT_TRANSLATE_NOOP("Print", "IT3: tournament report"), DocumentOf::Section,
      Provisional::OnTop},
     Makers::ofSection<tournamentReportSheet>},
    {{DocumentKind::DirectTitles, "it4", QT_TRANSLATE_NOOP("Print", "IT4: direct titles"), DocumentOf::Section,
      Provisional::OnTop},
     Makers::directTitles,
     Makers::titleClaimsList},
    {{DocumentKind::ArbiterNorms, "arbiter-norms", QT_TRANSLATE_NOOP("Print", "IA1, FA1: facts for arbiter norms"),
      DocumentOf::Section, Provisional::OnTop},
     Makers::ofSection<arbiterNormsSheet>},
    {{DocumentKind::EventUnits, "event-units", QT_TRANSLATE_NOOP("Print", "Units of the whole event"),
      DocumentOf::Event, Provisional::Notes},
     Makers::ofEvent<eventUnitsSheet>,
     Makers::eventList<tables::eventUnitsList>},
    {{DocumentKind::UnitRules, "unit-rules", QT_TRANSLATE_NOOP("Print", "Ranking of units: the regulations"),
      DocumentOf::Event},
     Makers::unitRules},
    {{DocumentKind::MedalTable, "medals", QT_TRANSLATE_NOOP("Print", "Medal table"), DocumentOf::Event,
      Provisional::Notes},
     Makers::ofEvent<medalTableSheet>,
     Makers::eventList<tables::medalTableList>},
    {{DocumentKind::Accounts, "accounts", QT_TRANSLATE_NOOP("Print", "Accounts of the prizes"), DocumentOf::Event,
      Provisional::Notes},
     Makers::ofEvent<accountsSheet>,
     Makers::eventList<tables::accountsList>},
    {{DocumentKind::Ceremony, "ceremony", QT_TRANSLATE_NOOP("Print", "Running order of the ceremony"),
      DocumentOf::Event, Provisional::Notes},
     Makers::ofEvent<ceremonySheet>,
     Makers::calledUpList},
    {{DocumentKind::Certificates, "certificates", QT_TRANSLATE_NOOP("Print", "Certificates"), DocumentOf::Event,
      Provisional::AtFoot},
     Makers::certificates,
     Makers::calledUpList},
    {{DocumentKind::Explanation, "explanation", QT_TRANSLATE_NOOP("Print", "Explanation")}, Makers::explanation},
    {{DocumentKind::Wall, "wall", QT_TRANSLATE_NOOP("Print", "Why this round")}, Makers::ofRound<wallSheet>},
    {{DocumentKind::Corrections, "corrections", QT_TRANSLATE_NOOP("Print", "Correction notice")},
     Makers::ofRound<correctionsSheet>,
     Makers::correctionsList},
    {{DocumentKind::Editions, "editions", QT_TRANSLATE_NOOP("Print", "Under which rules?")},
     Makers::editions,
     Makers::editionsList},
    {{DocumentKind::Chances, "chances", QT_TRANSLATE_NOOP("Print", "What can still happen")},
     Makers::chances,
     Makers::chancesList},
    {{DocumentKind::RatingSystems, "rating-systems", QT_TRANSLATE_NOOP("Print", "Ratings in every system"),
      DocumentOf::Section, Provisional::OnTop},
     Makers::ratingSystems,
     Makers::ratingSystemsList},
    {{DocumentKind::Schedule, "schedule", QT_TRANSLATE_NOOP("Print", "All rounds of the table")},
     Makers::schedule,
     Makers::scheduleList},
    {{DocumentKind::Bracket, "bracket", QT_TRANSLATE_NOOP("Print", "Bracket"), DocumentOf::Section, Provisional::OnTop},
     Makers::bracket,
     Makers::bracketList},
    {{DocumentKind::FinalList, "final-list", QT_TRANSLATE_NOOP("Print", "Final list of all stages"),
      DocumentOf::Section, Provisional::OnTop},
     Makers::finalList,
     Makers::finalListColumns},
    {{DocumentKind::League, "league", QT_TRANSLATE_NOOP("Print", "Days of play of the league"), DocumentOf::Section,
      Provisional::NoResults, true},
     Makers::league,
     Makers::leagueList},
    {{DocumentKind::Grid, "grid", QT_TRANSLATE_NOOP("Print", "All against all"), DocumentOf::Section,
      Provisional::Notes},
     Makers::grid,
     Makers::gridList},
    {{DocumentKind::Journal, "journal", QT_TRANSLATE_NOOP("Print", "Journal"), DocumentOf::Journal,
      Provisional::NoResults},
     Makers::ofJournal<journalSheet>,
     Makers::journalList},
    {{DocumentKind::Complaints, "complaints", QT_TRANSLATE_NOOP("Print", "Complaints"), DocumentOf::Journal,
      Provisional::NoResults},
     Makers::ofJournal<complaintsSheet>},
}};

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < kDocuments.size(); ++i) {
        if (kDocuments[i].info.kind != static_cast<DocumentKind>(i)) return false;
    }
    return kDocuments.back().info.kind == DocumentKind::Complaints;
}
static_assert(areInOrder(), "a document without its row");

const DocumentRow& rowOf(DocumentKind kind)
{
    return kDocuments[static_cast<std::size_t>(kind)];
}

}  // namespace

std::vector<DocumentInfo> documents()
{
    std::vector<DocumentInfo> all;
    for (const DocumentRow& row : kDocuments) all.push_back(row.info);
    return all;
}

const DocumentInfo& infoOf(DocumentKind kind)
{
    return rowOf(kind).info;
}

const DocumentInfo* documentNamed(std::string_view word)
{
    const auto found = std::ranges::find(kDocuments, word, [](const DocumentRow& one) { return one.info.word; });
    return found != kDocuments.end() ? &found->info : nullptr;
}

QString titleOf(DocumentKind kind, const text::Wording& wording)
{
    return wording.translate(kCatalogueContext, infoOf(kind).title);
}

bool isOfTeams(DocumentKind kind)
{
    return infoOf(kind).ofTeams;
}

bool isOfTheEvent(DocumentKind kind)
{
    return infoOf(kind).of == DocumentOf::Event;
}

bool tellsResults(DocumentKind kind)
{
    return infoOf(kind).provisional != Provisional::NoResults;
}

bool isOfTheJournal(DocumentKind kind)
{
    return infoOf(kind).of == DocumentOf::Journal;
}

namespace {

constexpr char kUnseenBoards[] =
    QT_TRANSLATE_NOOP("Print", "Boards of some matches are not shown yet: both line-ups must be in first.");

}  // namespace

DocumentMaker::DocumentMaker(const Section& section, const DocumentRequest& request)
    : m_seen(seenOf(section, request.options.printed)), m_section(m_seen ? *m_seen : section), m_request(request)
{
}

Result<RoundNumber> DocumentMaker::pairedRound() const
{
    return ask::roundOf({.kind = ExplanationKind::Colour, .round = m_request.round}, m_section);
}

Result<std::optional<RoundNumber>> DocumentMaker::askedRound() const
{
    if (m_request.round == 0) return std::optional<RoundNumber>();
    const auto round = pairedRound();
    if (!round) return round.error();
    return std::optional(*round);
}

Result<const prizes::EventRanking*> DocumentMaker::eventRanking() const
{
    if (!m_request.ranking || m_request.ranking->sections.empty()) return Error{Errc::NotAllowed};
    return m_request.ranking.get();
}

const DocumentMaker::Ranking& DocumentMaker::standings(bool teams)
{
    auto& kept = teams ? m_ofTeams : m_ofPlayers;
    if (!kept) {
        kept.emplace(ask::standingsOf({.kind = ExplanationKind::Standing,
                                       .round = m_request.round,
                                       .teams = teams,
                                       .list = m_request.list,
                                       .edition = m_request.edition},
                                      m_section, m_request.ranked));
    }
    return *kept;
}

const Result<ask::EditionTables>& DocumentMaker::editions()
{
    if (!m_editions) m_editions.emplace(ask::editionTables(m_section, {m_request.round, m_request.list, ofTeams()}));
    return *m_editions;
}

const rating::SideBySide& DocumentMaker::systems()
{
    if (!m_systems) m_systems.emplace(rating::sideBySide(m_section));
    return *m_systems;
}

const rating::Pool& DocumentMaker::rated()
{
    if (m_pool) return *m_pool;
    m_pool.emplace(m_section);
    m_ratings = rating::rate(*m_pool, m_request.rating.system, m_request.rating.settings);
    const auto place = [&](const rating::Record& record) {
        return std::ranges::find(m_request.ratingOrder, m_pool->entrants[record.entrant].id) -
               m_request.ratingOrder.begin();
    };
    if (!m_request.ratingOrder.empty()) std::ranges::stable_sort(m_ratings.records, {}, place);
    return *m_pool;
}

const Result<prizes::Awards>& DocumentMaker::awards()
{
    if (!m_awards) {
        const auto round = m_request.round > 0 ? std::optional(m_request.round) : std::nullopt;
        m_awards.emplace(prizes::awardsOf(m_section, m_section.prizes, round));
    }
    return *m_awards;
}

const tables::NormSource& DocumentMaker::norms()
{
    if (!m_norms) m_norms.emplace(tables::normSource(m_section));
    return *m_norms;
}

Result<std::optional<tables::List>> DocumentMaker::list(DocumentKind kind, tables::Output output)
{
    const auto list = rowOf(kind).list;
    if (list == nullptr) return std::optional<tables::List>();
    return list(*this, output);
}

/// Boards of the round that it shows are unseen.
bool DocumentMaker::lacksBoards(DocumentKind kind) const
{
    constexpr DocumentKind kOfRound[] = {DocumentKind::Pairings, DocumentKind::Alphabetical, DocumentKind::Slips,
                                         DocumentKind::Cards,    DocumentKind::MatchSheets,  DocumentKind::Wall};
    const RoundNumber last = m_section.roundsPaired();
    if (!m_seen || last == 0 || std::ranges::find(kOfRound, kind) == std::end(kOfRound)) return false;
    const RoundNumber round = m_request.round == 0 ? last : m_request.round;
    return round == last && std::ranges::any_of(m_seen->rounds.back().games, isUnseen);
}

Result<Sheet> DocumentMaker::make(DocumentKind kind)
{
    auto sheet = rowOf(kind).sheet(*this);
    if (sheet && lacksBoards(kind)) {
        const DocumentWords words(m_request.options, m_section.rules.discipline);
        sheet->heading.marks << words(kUnseenBoards);
    }
    if (sheet) markProvisional(infoOf(kind).provisional, *sheet);
    return sheet;
}

/// What is no list with notes of its own says on top which games are open and how many rounds are to come, and each
/// certificate at its foot.
void DocumentMaker::markProvisional(Provisional how, Sheet& sheet) const
{
    if (how != Provisional::OnTop && how != Provisional::AtFoot) return;
    const auto mark = [&](const Section& section) {
        const DocumentWords words(m_request.options, section.rules.discipline);
        const auto tell = [&](const QString& text) {
            if (sheet.heading.marks.contains(text)) return;
            sheet.heading.marks += text;
            for (Certificate& certificate : sheet.certificates.pages) certificate.push_back({text});
        };
        const auto missing = tables::missingResults(section, section.roundsPaired());
        const int toCome = section.roundsInAll() - section.roundsPaired();
        const Step rounds{Phrase::PrizeRoundsToCome, {{"n", Count{toCome}}}};
        if (!missing.empty())
            tell(words.each([&](const auto& wording) { return tables::provisionalText(missing, wording); }));
        if (toCome > 0) tell(words.each([&](const auto& wording) { return text::phraseText(rounds, wording); }));
    };
    if (how == Provisional::OnTop) return mark(m_section);
    for (const prizes::RankedSection& ranked : m_request.ranking->sections) mark(*ranked.section);
}

}  // namespace kydai::print
