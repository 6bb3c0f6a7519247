/// Every document that can be put on paper, described once: its word on the command line, its title, what it is made
/// from. The print dialog, which prints several as a packet, and the command line read this.
#pragma once

#include "ask/answer.h"
#include "ask/corrections.h"
#include "print/documents.h"
#include "print/event_documents.h"
#include "support/result.h"
#include "tables/list.h"
#include "tables/norm_lists.h"
#include "text/wording.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kydai::print {

/// In the order in which they are offered.
enum class DocumentKind : std::uint8_t {
    Pairings,
    Alphabetical,
    Slips,
    Cards,
    CheckInCards,
    Door,
    Rooms,
    Standings,
    Crosstable,
    TeamPairings,
    MatchSheets,
    LineUpForms,
    TeamMembers,
    Boards,
    Players,
    Units,
    Categories,
    Sexes,
    Ratings,
    Prizes,
    Receipts,
    Norms,
    TitleResults,
    TournamentReport,
    DirectTitles,
    ArbiterNorms,
    EventUnits,
    UnitRules,
    MedalTable,
    Accounts,
    Ceremony,
    Certificates,
    Explanation,
    Wall,
    Corrections,
    Editions,
    Chances,
    RatingSystems,
    Schedule,
    Bracket,
    FinalList,
    League,
    Grid,
    Journal,
    Complaints
};

/// What a document is about.
enum class DocumentOf : std::uint8_t {
    Section,
    Event,
    Journal,
    Holders,  ///< players of one section or many, from DocumentRequest::holders
};
/// How a document says that results are missing: not at all, being none of results; by the notes of its list; on top of
/// it; at the foot of each certificate.
enum class Provisional : std::uint8_t { NoResults, Notes, OnTop, AtFoot };

struct DocumentInfo {
    DocumentKind kind{};
    const char* word = nullptr;   ///< on the command line
    const char* title = nullptr;  ///< its English source; titleOf has the translation
    DocumentOf of = DocumentOf::Section;
    Provisional provisional = Provisional::NoResults;
    bool ofTeams = false;  ///< of team events only
};
/// In the order of their kinds.
std::vector<DocumentInfo> documents();
const DocumentInfo& infoOf(DocumentKind kind);
/// Null for a word that names none.
const DocumentInfo* documentNamed(std::string_view word);
QString titleOf(DocumentKind kind, const text::Wording& wording);
bool isOfTheJournal(DocumentKind kind);
/// Places, ratings, prizes and reports: final once the event is over, provisional until then.
bool tellsResults(DocumentKind kind);
/// Of team events only.
bool isOfTeams(DocumentKind kind);
/// Of all sections of the event, from DocumentRequest::ranking.
bool isOfTheEvent(DocumentKind kind);

/// What documents are made from, besides the section. Each reads what it needs.
struct DocumentRequest {
    RoundNumber round = 0;  ///< 0: the last one paired; standings count after it
    /// How places are counted. Only the list of standings can be one of teams: nothing = as the event is.
    std::optional<std::vector<tiebreak::Code>> list{};
    std::optional<TieBreakEdition> edition{};
    std::optional<bool> teams{};
    CrosstableNumbers numbers = CrosstableNumbers::Rank;
    tiebreak::UnitOptions units{};
    rating::Choice rating{rating::System::Fide, {}};
    std::vector<PlayerId> ratingOrder{};  ///< whom first; the others follow by number
    std::optional<kydai::Explanation> explanation{};
    RoundNumber explanationRound = 0;                       ///< of the question, which need not be the round shown
    std::shared_ptr<const ask::Chances> chances{};          ///< null: their document is NotAllowed
    PlayerId detailOf{};                                    ///< whose chances by place, whose rating by system too
    std::shared_ptr<const prizes::EventRanking> ranking{};  ///< of the event; null: its documents are NotAllowed
    std::vector<CardHolders> holders{};                     ///< who gets cards for check-in
    CertificateLook certificates{};
    std::vector<int> certificateNumbers{};  ///< of those to print; empty: all
    std::vector<Section> earlier{};         ///< stages before the section, the one before it first
    Event event{};                          ///< whose journal it is
    std::vector<text::JournalLine> journal{};
    PrintOptions options{};
    ask::StandingsSource ranked{};  ///< of the section; empty: worked out anew
};

/// Makes documents of one section; what several need is computed once. One thread at a time; the section and the
/// request must outlive it.
class DocumentMaker {
public:
    /// Boards of matches whose line-ups are unseen when it is printed are in none of them.
    DocumentMaker(const Section& section, const DocumentRequest& request);

    /// Errors: NoSuchRound where it needs a round that is not paired, NoSuchPlayer for teams of a section without,
    /// those of the list of tie-breaks; NotAllowed for an explanation or chances where none were asked for.
    Result<Sheet> make(DocumentKind kind);
    /// The document as a list for `output`; none where it is no list (slips, explanations, complaints). It reads what
    /// this holds. Errors as above.
    Result<std::optional<tables::List>> list(DocumentKind kind, tables::Output output);

private:
    friend struct Makers;  // a function or two for each kind (catalogue.cpp)
    using Ranking = Result<std::shared_ptr<const tiebreak::Standings>>;
    void markProvisional(Provisional how, Sheet& sheet) const;
    [[nodiscard]] bool lacksBoards(DocumentKind kind) const;
    [[nodiscard]] Result<RoundNumber> pairedRound() const;
    /// The round after which something is asked; none for the last.
    [[nodiscard]] Result<std::optional<RoundNumber>> askedRound() const;
    [[nodiscard]] Result<const prizes::EventRanking*> eventRanking() const;
    /// Of the players, or of teams where the list of standings is one of teams.
    const Ranking& standings(bool teams = false);
    [[nodiscard]] bool ofTeams() const { return m_request.teams.value_or(m_section.isTeamEvent()); }
    const rating::Pool& rated();
    const rating::SideBySide& systems();
    const Result<ask::EditionTables>& editions();
    const Result<prizes::Awards>& awards();
    const tables::NormSource& norms();

    std::shared_ptr<const Section> m_seen;  ///< where not everybody may see everything
    const Section& m_section;               ///< as everybody may see it
    const DocumentRequest& m_request;
    std::optional<Ranking> m_ofPlayers{};
    std::optional<Ranking> m_ofTeams{};
    std::optional<rating::Pool> m_pool{};
    rating::Ratings m_ratings{};
    std::optional<rating::SideBySide> m_systems{};
    std::optional<Result<prizes::Awards>> m_awards{};
    std::optional<tables::NormSource> m_norms{};
    std::optional<Result<ask::EditionTables>> m_editions{};
    ask::Corrections m_corrections{};
    std::vector<tables::TitleClaim> m_claims{};
    std::vector<tables::CalledUp> m_called{};  ///< what a list of the ceremony reads
};

}  // namespace kydai::print
