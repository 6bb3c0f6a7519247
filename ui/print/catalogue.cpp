#include "print/catalogue.h"

#include "ask/answer.h"
#include "print/document_words.h"
#include "print/norm_documents.h"
#include "tables/lists.h"
#include "tables/provisional.h"

#include <algorithm>
#include <array>

namespace kydai::print {

namespace {

constexpr char kCatalogueContext[] = "Print";

constexpr std::array<DocumentInfo, 28> kDocuments{{
    {DocumentKind::Pairings, "pairings", QT_TRANSLATE_NOOP("Print", "Pairings by board")},
    {DocumentKind::Alphabetical, "alphabetical", QT_TRANSLATE_NOOP("Print", "Pairings by name")},
    {DocumentKind::Slips, "slips", QT_TRANSLATE_NOOP("Print", "Result slips")},
    {DocumentKind::Cards, "cards", QT_TRANSLATE_NOOP("Print", "Player cards with codes")},
    {DocumentKind::Door, "door", QT_TRANSLATE_NOOP("Print", "Door sheet: Wi-Fi and pages")},
    {DocumentKind::Standings, "standings", QT_TRANSLATE_NOOP("Print", "Standings")},
    {DocumentKind::Crosstable, "crosstable", QT_TRANSLATE_NOOP("Print", "Crosstable")},
    {DocumentKind::Players, "players", QT_TRANSLATE_NOOP("Print", "Players")},
    {DocumentKind::Units, "units", QT_TRANSLATE_NOOP("Print", "Standings by unit")},
    {DocumentKind::Categories, "categories", QT_TRANSLATE_NOOP("Print", "Standings by category")},
    {DocumentKind::Sexes, "sexes", QT_TRANSLATE_NOOP("Print", "Standings of girls and boys")},
    {DocumentKind::Ratings, "ratings", QT_TRANSLATE_NOOP("Print", "Ratings")},
    {DocumentKind::Prizes, "prizes", QT_TRANSLATE_NOOP("Print", "Prizes")},
    {DocumentKind::Receipts, "receipts", QT_TRANSLATE_NOOP("Print", "Receipts")},
    {DocumentKind::Norms, "norms", QT_TRANSLATE_NOOP("Print", "Title norms and chances")},
    {DocumentKind::TitleResults, "it1", QT_TRANSLATE_NOOP("Print", "IT1: certificates of title results")},
    {DocumentKind::TournamentReport, "it3", QT_TRANSLATE_NOOP("Print", "IT3: tournament report")},
    {DocumentKind::DirectTitles, "it4", QT_TRANSLATE_NOOP("Print", "IT4: direct titles")},
    {DocumentKind::ArbiterNorms, "arbiter-norms", QT_TRANSLATE_NOOP("Print", "IA1, FA1: facts for arbiter norms")},
    {DocumentKind::EventUnits, "event-units", QT_TRANSLATE_NOOP("Print", "Units of the whole event")},
    {DocumentKind::MedalTable, "medals", QT_TRANSLATE_NOOP("Print", "Medal table")},
    {DocumentKind::Accounts, "accounts", QT_TRANSLATE_NOOP("Print", "Accounts of the prizes")},
    {DocumentKind::Ceremony, "ceremony", QT_TRANSLATE_NOOP("Print", "Running order of the ceremony")},
    {DocumentKind::Certificates, "certificates", QT_TRANSLATE_NOOP("Print", "Certificates")},
    {DocumentKind::Explanation, "explanation", QT_TRANSLATE_NOOP("Print", "Explanation")},
    {DocumentKind::Wall, "wall", QT_TRANSLATE_NOOP("Print", "Why this round")},
    {DocumentKind::Journal, "journal", QT_TRANSLATE_NOOP("Print", "Journal")},
    {DocumentKind::Complaints, "complaints", QT_TRANSLATE_NOOP("Print", "Complaints")},
}};

}  // namespace

std::span<const DocumentInfo> documents()
{
    return kDocuments;
}

const DocumentInfo* documentNamed(std::string_view word)
{
    const auto found =
        std::ranges::find(kDocuments, word, [](const DocumentInfo& one) { return std::string_view(one.word); });
    return found != kDocuments.end() ? &*found : nullptr;
}

QString titleOf(DocumentKind kind, const text::Wording& wording)
{
    return wording.translate(kCatalogueContext, std::ranges::find(kDocuments, kind, &DocumentInfo::kind)->title);
}

bool isOfTheEvent(DocumentKind kind)
{
    return kind == DocumentKind::EventUnits || kind == DocumentKind::MedalTable || kind == DocumentKind::Accounts ||
           kind == DocumentKind::Ceremony || kind == DocumentKind::Certificates;
}

bool tellsResults(DocumentKind kind)
{
    return kind >= DocumentKind::Standings && kind <= DocumentKind::Certificates && kind != DocumentKind::Players;
}

bool isOfTheJournal(DocumentKind kind)
{
    return kind == DocumentKind::Journal || kind == DocumentKind::Complaints;
}

Result<RoundNumber> DocumentMaker::pairedRound() const
{
    return ask::roundOf({.kind = ExplanationKind::Colour, .round = m_request.round}, m_section);
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

Result<Sheet> DocumentMaker::ofRound(DocumentKind kind) const
{
    const auto round = pairedRound();
    if (!round) return round.error();
    if (kind == DocumentKind::Pairings) return pairingsSheet(m_section, *round, m_request.options);
    if (kind == DocumentKind::Alphabetical) return alphabeticalSheet(m_section, *round, m_request.options);
    if (kind == DocumentKind::Wall) return wallSheet(m_section, *round, m_request.options);
    return slipsSheet(m_section, *round, m_request.options);
}

const DocumentMaker::Ranking& DocumentMaker::rankingFor(DocumentKind kind)
{
    return standings(kind == DocumentKind::Standings && m_request.teams.value_or(m_section.isTeamEvent()));
}

Result<Sheet> DocumentMaker::ranked(DocumentKind kind)
{
    const auto& ranking = rankingFor(kind);
    if (!ranking) return ranking.error();
    const PrintOptions& how = m_request.options;
    if (kind == DocumentKind::Standings) return standingsSheet(m_section, **ranking, how);
    if (kind == DocumentKind::Crosstable) return crosstableSheet(m_section, **ranking, m_request.numbers, how);
    const GroupBy by = kind == DocumentKind::Units   ? GroupBy::Unit
                       : kind == DocumentKind::Sexes ? GroupBy::Sex
                                                     : GroupBy::Category;
    return groupStandingsSheet(m_section, **ranking, by, how, m_request.units);
}

void DocumentMaker::rate()
{
    if (m_pool) return;
    m_pool.emplace(m_section);
    m_ratings = rating::rate(*m_pool, m_request.rating.system, m_request.rating.settings);
    const auto place = [&](const rating::Record& record) {
        return std::ranges::find(m_request.ratingOrder, m_pool->entrants[record.entrant].id) -
               m_request.ratingOrder.begin();
    };
    if (!m_request.ratingOrder.empty()) std::ranges::stable_sort(m_ratings.records, {}, place);
}

const Result<prizes::Awards>& DocumentMaker::awards()
{
    if (!m_awards) {
        const auto round = m_request.round > 0 ? std::optional(m_request.round) : std::nullopt;
        m_awards.emplace(prizes::awardsOf(m_section, m_section.prizes, round));
    }
    return *m_awards;
}

tables::List DocumentMaker::rankedList(DocumentKind kind, tables::Output output,
                                       const tiebreak::Standings& standings) const
{
    if (kind == DocumentKind::Standings) return tables::standingsList(m_section, standings);
    if (kind == DocumentKind::Categories)
        return tables::groupsList(m_section, standings, tiebreak::GroupKind::Category);
    if (kind == DocumentKind::Sexes) return tables::groupsList(m_section, standings, tiebreak::GroupKind::Sex);
    if (kind == DocumentKind::Units)
        return tables::unitsFor(output, m_request.options.columns, m_section, standings, m_request.units);
    const bool byRank = m_request.numbers == CrosstableNumbers::Rank;
    return tables::crosstableList(m_section, byRank ? tables::Numbering::Rank : tables::Numbering::Number,
                                  byRank ? &standings : nullptr, standings.round);
}

Result<std::optional<tables::List>> DocumentMaker::list(DocumentKind kind, tables::Output output)
{
    using Made = Result<std::optional<tables::List>>;
    switch (kind) {
    case DocumentKind::Pairings:
    case DocumentKind::Alphabetical: {
        const auto round = pairedRound();
        if (!round) return round.error();
        return Made(kind == DocumentKind::Pairings ? tables::pairingsList(m_section, *round)
                                                   : tables::alphabeticalList(m_section, *round));
    }
    case DocumentKind::Standings:
    case DocumentKind::Crosstable:
    case DocumentKind::Units:
    case DocumentKind::Categories:
    case DocumentKind::Sexes: {
        const auto& ranking = rankingFor(kind);
        if (!ranking) return ranking.error();
        return Made(rankedList(kind, output, **ranking));
    }
    case DocumentKind::Players:
        return Made(tables::playersAndRoundsList(m_section));
    case DocumentKind::Ratings:
        rate();
        return Made(tables::ratingsList(m_section, *m_pool, m_ratings));
    case DocumentKind::Prizes:
    case DocumentKind::Receipts: {
        const auto& divided = awards();
        if (!divided) return divided.error();
        return Made(kind == DocumentKind::Prizes ? tables::prizesList(m_section, m_section.prizes, *divided)
                                                 : tables::receiptsList(m_section, m_section.prizes, *divided));
    }
    case DocumentKind::Norms:
    case DocumentKind::TitleResults:
        return Made(tables::normsList(m_section, norms()));
    case DocumentKind::DirectTitles: {
        const auto& ranking = standings(false);
        if (!ranking) return ranking.error();
        m_claims = tables::titleClaims(m_section, **ranking);
        return Made(tables::titleClaimsList(m_section, m_claims));
    }
    case DocumentKind::EventUnits:
    case DocumentKind::MedalTable:
    case DocumentKind::Accounts:
    case DocumentKind::Ceremony:
    case DocumentKind::Certificates:
        return eventList(kind);
    case DocumentKind::Journal:
        return Made(tables::journalList(m_request.event, m_request.journal));
    case DocumentKind::Slips:
    case DocumentKind::Cards:
    case DocumentKind::Door:
    case DocumentKind::Explanation:
    case DocumentKind::Wall:
    case DocumentKind::Complaints:
    case DocumentKind::TournamentReport:
    case DocumentKind::ArbiterNorms:
        break;
    }
    return Made(std::nullopt);
}

const tables::NormSource& DocumentMaker::norms()
{
    if (!m_norms) m_norms.emplace(tables::normSource(m_section));
    return *m_norms;
}

Result<Sheet> DocumentMaker::ofNorms(DocumentKind kind)
{
    const PrintOptions& how = m_request.options;
    if (kind == DocumentKind::Norms) return normsSheet(m_section, norms(), how);
    if (kind == DocumentKind::TitleResults) return titleResultsSheet(m_section, norms(), how);
    if (kind == DocumentKind::TournamentReport) return tournamentReportSheet(m_section, how);
    if (kind == DocumentKind::ArbiterNorms) return arbiterNormsSheet(m_section, how);
    const auto& ranking = standings(false);
    if (!ranking) return ranking.error();
    return directTitlesSheet(m_section, **ranking, how);
}

/// The register of the certificates is the list of the ceremony.
Result<std::optional<tables::List>> DocumentMaker::eventList(DocumentKind kind)
{
    using Made = Result<std::optional<tables::List>>;
    if (!m_request.ranking || m_request.ranking->sections.empty()) return Error{Errc::NotAllowed};
    if (kind == DocumentKind::EventUnits) return Made(tables::eventUnitsList(*m_request.ranking));
    if (kind == DocumentKind::MedalTable) return Made(tables::medalTableList(*m_request.ranking));
    if (kind == DocumentKind::Accounts) return Made(tables::accountsList(*m_request.ranking));
    m_called = tables::calledUp(*m_request.ranking);
    return Made(tables::ceremonyList(*m_request.ranking, m_called));
}

Result<Sheet> DocumentMaker::ofEvent(DocumentKind kind) const
{
    if (!m_request.ranking || m_request.ranking->sections.empty()) return Error{Errc::NotAllowed};
    const prizes::EventRanking& ranking = *m_request.ranking;
    if (kind == DocumentKind::EventUnits) return eventUnitsSheet(ranking, m_request.options);
    if (kind == DocumentKind::MedalTable) return medalTableSheet(ranking, m_request.options);
    if (kind == DocumentKind::Accounts) return accountsSheet(ranking, m_request.options);
    if (kind == DocumentKind::Ceremony) return ceremonySheet(ranking, m_request.options);
    return certificatesSheet(ranking, m_request.certificates, m_request.options);
}

Result<Sheet> DocumentMaker::make(DocumentKind kind)
{
    auto sheet = made(kind);
    if (sheet) markProvisional(kind, *sheet);
    return sheet;
}

/// What is no list with notes of its own says it on top, and each certificate at its foot.
void DocumentMaker::markProvisional(DocumentKind kind, Sheet& sheet) const
{
    const bool isReport = kind == DocumentKind::Ratings || kind == DocumentKind::Receipts ||
                          (kind >= DocumentKind::Norms && kind <= DocumentKind::ArbiterNorms);
    if (!isReport && kind != DocumentKind::Certificates) return;
    const auto mark = [&](const Section& section) {
        const auto missing = tables::missingResults(section, section.roundsPaired());
        const DocumentWords words(m_request.options, section.rules.discipline);
        const QString text =
            words.each([&](const text::Wording& wording) { return tables::provisionalText(missing, wording); });
        if (missing.empty() || sheet.heading.marks.contains(text)) return;
        sheet.heading.marks += text;
        for (Certificate& certificate : sheet.certificates.pages) certificate.push_back({text});
    };
    if (isReport) return mark(m_section);
    for (const prizes::RankedSection& ranked : m_request.ranking->sections) mark(*ranked.section);
}

Result<Sheet> DocumentMaker::made(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Pairings:
    case DocumentKind::Alphabetical:
    case DocumentKind::Slips:
    case DocumentKind::Wall:
        return ofRound(kind);
    case DocumentKind::Standings:
    case DocumentKind::Crosstable:
    case DocumentKind::Units:
    case DocumentKind::Categories:
    case DocumentKind::Sexes:
        return ranked(kind);
    case DocumentKind::Players:
        return playersSheet(m_section, m_request.options);
    case DocumentKind::Cards:
        return cardsSheet(m_section, m_request.options);
    case DocumentKind::Door:
        return doorSheet(m_section, m_request.options);
    case DocumentKind::Ratings:
        rate();
        return ratingsSheet(m_section, *m_pool, m_ratings, m_request.options);
    case DocumentKind::Prizes:
    case DocumentKind::Receipts: {
        const auto& divided = awards();
        if (!divided) return divided.error();
        return kind == DocumentKind::Prizes ? prizesSheet(m_section, *divided, m_request.options)
                                            : receiptsSheet(m_section, *divided, m_request.options);
    }
    case DocumentKind::Norms:
    case DocumentKind::TitleResults:
    case DocumentKind::TournamentReport:
    case DocumentKind::DirectTitles:
    case DocumentKind::ArbiterNorms:
        return ofNorms(kind);
    case DocumentKind::EventUnits:
    case DocumentKind::MedalTable:
    case DocumentKind::Accounts:
    case DocumentKind::Ceremony:
    case DocumentKind::Certificates:
        return ofEvent(kind);
    case DocumentKind::Explanation:
        if (!m_request.explanation) return Error{Errc::NotAllowed};
        return explanationSheet(m_section, *m_request.explanation, m_request.explanationRound, m_request.options);
    case DocumentKind::Journal:
        return journalSheet(m_request.event, m_request.journal, m_request.options);
    case DocumentKind::Complaints:
        return complaintsSheet(m_request.event, m_request.journal, m_request.options);
    }
    return Error{Errc::Unsupported};
}

}  // namespace kydai::print
