// What each record says before anybody has filled it: its numbers, choices and settings, as they were when they were
// last read. Whoever makes a record sets what he knows; the rest must say nothing, or what is usual.
#include "support/records_golden.h"

#include "ask/chances.h"
#include "ask/corrections.h"
#include "ask/editions.h"
#include "ask/question.h"
#include "ask/suppositions.h"
#include "ask/what_if.h"
#include "colour/explain_colour.h"
#include "colour/preference.h"
#include "explain/explanation.h"
#include "explain/picture.h"
#include "format/chess_results_writer.h"
#include "format/csv.h"
#include "format/diagnostics.h"
#include "format/fide_list.h"
#include "format/loss_account.h"
#include "format/player_table.h"
#include "format/reader.h"
#include "format/table.h"
#include "format/text_lines.h"
#include "format/trf_draft.h"
#include "format/trf_own_lines.h"
#include "format/trf_writer.h"
#include "format/tunx_file.h"
#include "format/xlsx_reader.h"
#include "format/zip_archive.h"
#include "model/board_order.h"
#include "model/change.h"
#include "model/compound_change.h"
#include "model/date.h"
#include "model/described.h"
#include "model/door_code.h"
#include "model/doubles.h"
#include "model/fide_player.h"
#include "model/game.h"
#include "model/hall.h"
#include "model/ids.h"
#include "model/journal_entry.h"
#include "model/json_values.h"
#include "model/keizer.h"
#include "model/knock_out.h"
#include "model/listed.h"
#include "model/member_paths.h"
#include "model/opening_note.h"
#include "model/pairing_system.h"
#include "model/persons.h"
#include "model/player.h"
#include "model/points.h"
#include "model/prize_plan.h"
#include "model/round.h"
#include "model/round_picture.h"
#include "model/row.h"
#include "model/rule_set.h"
#include "model/scorecards.h"
#include "model/script.h"
#include "model/section.h"
#include "model/section_limits.h"
#include "model/swiss_manager.h"
#include "model/team.h"
#include "model/team_scorecards.h"
#include "model/tournament_rating.h"
#include "model/unit_rules.h"
#include "model/unseen_line_ups.h"
#include "model/value_path.h"
#include "model/words.h"
#include "norms/field.h"
#include "norms/forecast.h"
#include "norms/games.h"
#include "norms/norm_list.h"
#include "norms/search.h"
#include "pairing/alternative.h"
#include "pairing/bars.h"
#include "pairing/berger.h"
#include "pairing/blossom_forest.h"
#include "pairing/bracket.h"
#include "pairing/burstein/burstein.h"
#include "pairing/causes.h"
#include "pairing/check.h"
#include "pairing/class_duals.h"
#include "pairing/colour_field.h"
#include "pairing/criteria.h"
#include "pairing/draft.h"
#include "pairing/dual_search.h"
#include "pairing/dubov/dubov.h"
#include "pairing/dutch.h"
#include "pairing/edition.h"
#include "pairing/engine.h"
#include "pairing/explain_case.h"
#include "pairing/field.h"
#include "pairing/float_history.h"
#include "pairing/generate_options.h"
#include "pairing/manual_check.h"
#include "pairing/outcome.h"
#include "pairing/preflight.h"
#include "pairing/quality.h"
#include "pairing/ranked_round.h"
#include "pairing/round_colours.h"
#include "pairing/scheveningen.h"
#include "pairing/teams/league.h"
#include "pairing/teams/team_colours.h"
#include "pairing/teams/team_field.h"
#include "pairing/teams/team_round.h"
#include "pairing/teams/team_swiss.h"
#include "pairing/weighted_graph.h"
#include "pairing/why_not.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/deviations.h"
#include "policy/event_plan.h"
#include "policy/judgement.h"
#include "policy/line_up.h"
#include "policy/list_division.h"
#include "policy/match_entry.h"
#include "policy/next_rounds.h"
#include "policy/rating_check.h"
#include "policy/report_check.h"
#include "policy/warning.h"
#include "prizes/award.h"
#include "prizes/event_units.h"
#include "prizes/medals.h"
#include "prizes/one_prize.h"
#include "prizes/pools.h"
#include "prizes/share.h"
#include "rating/calculator.h"
#include "rating/dwz.h"
#include "rating/ecf.h"
#include "rating/elo.h"
#include "rating/fide.h"
#include "rating/glicko.h"
#include "rating/glicko2.h"
#include "rating/move_loss.h"
#include "rating/pool.h"
#include "rating/record.h"
#include "rating/settings.h"
#include "rating/title_norm.h"
#include "rating/ukd.h"
#include "rating/urs.h"
#include "rating/uscf.h"
#include "store/event_file.h"
#include "store/follower.h"
#include "store/journal_table.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/rescue.h"
#include "store/seal.h"
#include "store/twin.h"
#include "support/error.h"
#include "support/fragment.h"
#include "tiebreak/calculator.h"
#include "tiebreak/code.h"
#include "tiebreak/competition.h"
#include "tiebreak/direct_encounter.h"
#include "tiebreak/explain_need.h"
#include "tiebreak/list_advice.h"
#include "tiebreak/moves.h"
#include "tiebreak/place_check.h"
#include "tiebreak/registry.h"
#include "tiebreak/score_table.h"
#include "tiebreak/stages.h"
#include "tiebreak/standings.h"
#include "tiebreak/unit_standings.h"
#include "tiebreak/unplayed.h"
#include "tiebreak/value.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

using fixture::Records;

TEST(RecordsGolden, OfAsk)
{
    Records records("ask");
    records.add<ask::KindInfo>("ask::KindInfo");
    records.add<ask::Question>("ask::Question");
    records.add<ask::ChancesOptions>("ask::ChancesOptions");
    records.add<ask::Chance>("ask::Chance");
    records.add<ask::PlayerChances>("ask::PlayerChances");
    records.add<ask::Chances>("ask::Chances");
    records.add<ask::Strengths>("ask::Strengths");
    records.add<ask::Correction>("ask::Correction");
    records.add<ask::Corrections>("ask::Corrections");
    records.add<ask::EditionRound>("ask::EditionRound");
    records.add<ask::EditionTables>("ask::EditionTables");
    records.add<ask::EditionOptions>("ask::EditionOptions");
    records.add<ask::SupposedResult>("ask::SupposedResult");
    records.add<ask::SupposedBye>("ask::SupposedBye");
    records.add<ask::SupposedNoGame>("ask::SupposedNoGame");
    records.add<ask::SupposedStay>("ask::SupposedStay");
    records.add<ask::WhatMoves>("ask::WhatMoves");
    records.add<ask::WhatIf>("ask::WhatIf");
    records.add<ask::WhatIfOptions>("ask::WhatIfOptions");
    records.compare();
}

TEST(RecordsGolden, OfColour)
{
    Records records("colour");
    records.add<colour::BasicRules>("colour::BasicRules");
    records.add<colour::ColourCase>("colour::ColourCase");
    records.add<colour::Contender>("colour::Contender");
    records.add<colour::GivenColour>("colour::GivenColour");
    records.add<colour::Preference>("colour::Preference");
    records.add<colour::TeamBoardColour>("colour::TeamBoardColour");
    records.add<colour::MatchColour>("colour::MatchColour");
    records.compare();
}

TEST(RecordsGolden, OfExplain)
{
    Records records("explain");
    records.add<Count>("Count");
    records.add<PlayerRef>("PlayerRef");
    records.add<Real>("Real");
    records.add<RoundRef>("RoundRef");
    records.add<Step>("Step");
    records.add<ColourStrips::Cell>("ColourStrips::Cell");
    records.add<BracketPicture::Entrant>("BracketPicture::Entrant");
    records.add<BracketPicture::Line>("BracketPicture::Line");
    records.add<TieBreakBars::Row>("TieBreakBars::Row");
    records.add<ColourStrips::Strip>("ColourStrips::Strip");
    records.add<SubCrosstable::Cell>("SubCrosstable::Cell");
    records.add<SubCrosstable::Row>("SubCrosstable::Row");
    records.add<RatingBars::Row>("RatingBars::Row");
    records.add<CrosstableRows::Cell>("CrosstableRows::Cell");
    records.add<CrosstableRows::Row>("CrosstableRows::Row");
    records.add<PlaceChances::Bar>("PlaceChances::Bar");
    records.add<PlaceChances>("PlaceChances");
    records.add<RatingScale::Row>("RatingScale::Row");
    records.add<KnockOutTree::Side>("KnockOutTree::Side");
    records.add<KnockOutTree::Match>("KnockOutTree::Match");
    records.add<KnockOutTree>("KnockOutTree");
    records.compare();
}

TEST(RecordsGolden, OfFormat)
{
    Records records("format");
    records.add<format::CsvRow>("format::CsvRow");
    records.add<format::Diagnostic>("format::Diagnostic");
    records.add<format::FideListOptions>("format::FideListOptions");
    records.add<format::FideListSummary>("format::FideListSummary");
    records.add<format::LossAccount>("format::LossAccount");
    records.add<format::MemberFate>("format::MemberFate");
    records.add<format::WrittenFormat>("format::WrittenFormat");
    records.add<format::PlayerColumns>("format::PlayerColumns");
    records.add<format::ReadFile>("format::ReadFile");
    records.add<format::ReadOptions>("format::ReadOptions");
    records.add<format::TableColumn>("format::TableColumn");
    records.add<format::TextLines>("format::TextLines");
    records.add<format::PlayerLine>("format::PlayerLine");
    records.add<format::TrfCell>("format::TrfCell");
    records.add<format::TrfDraft>("format::TrfDraft");
    records.add<format::WaitingLine>("format::WaitingLine");
    records.add<format::NumberedLine>("format::NumberedLine");
    records.add<format::TrfWriteOptions>("format::TrfWriteOptions");
    records.add<format::TunxGame>("format::TunxGame");
    records.add<format::TunxMatch>("format::TunxMatch");
    records.add<format::TunxPlayer>("format::TunxPlayer");
    records.add<format::TunxRound>("format::TunxRound");
    records.add<format::TunxSettings>("format::TunxSettings");
    records.add<format::PrintedPlace>("format::PrintedPlace");
    records.add<format::PrintedPlaces>("format::PrintedPlaces");
    records.add<format::Table>("format::Table");
    records.add<format::TunxTieBreak>("format::TunxTieBreak");
    records.add<format::Sheet>("format::Sheet");
    records.compare();
}

TEST(RecordsGolden, OfModel)
{
    Records records("model");
    records.add<BoardSide>("BoardSide");
    records.add<AddSection>("AddSection");
    records.add<AnswerWarning>("AnswerWarning");
    records.add<Applied>("Applied");
    records.add<MoveSection>("MoveSection");
    records.add<PublishRound>("PublishRound");
    records.add<SetReportedResult>("SetReportedResult");
    records.add<SetResult>("SetResult");
    records.add<SetRoundComments>("SetRoundComments");
    records.add<UnpairRound>("UnpairRound");
    records.add<CompoundChange>("CompoundChange");
    records.add<EventState>("EventState");
    records.add<Touched>("Touched");
    records.add<Date>("Date");
    records.add<Double>("Double");
    records.add<FidePlayer>("FidePlayer");
    records.add<FidePlayer::Tempo>("FidePlayer::Tempo");
    records.add<Bye>("Bye");
    records.add<Game>("Game");
    records.add<PointSystem>("PointSystem");
    records.add<SectionId>("SectionId");
    records.add<TeamId>("TeamId");
    records.add<JournalEntry>("JournalEntry");
    records.add<KeizerRules>("KeizerRules");
    records.add<json_values::Manner>("json_values::Manner");
    records.add<json_values::Unreadable>("json_values::Unreadable");
    records.add<MemberDifference>("MemberDifference");
    records.add<OpeningNote>("OpeningNote");
    records.add<SystemCode>("SystemCode");
    records.add<SystemRow>("SystemRow");
    records.add<ListRating>("ListRating");
    records.add<NationalRecord>("NationalRecord");
    records.add<Player>("Player");
    records.add<PlayerMarks>("PlayerMarks");
    records.add<RoundRating>("RoundRating");
    records.add<Points>("Points");
    records.add<FrozenAward>("FrozenAward");
    records.add<FrozenPrizes>("FrozenPrizes");
    records.add<PrizeCondition>("PrizeCondition");
    records.add<PrizeLine>("PrizeLine");
    records.add<PrizeList>("PrizeList");
    records.add<PrizePlan>("PrizePlan");
    records.add<Round>("Round");
    records.add<Bounds>("Bounds");
    records.add<Carried>("Carried");
    records.add<Row>("Row");
    records.add<PairingRules>("PairingRules");
    records.add<PointAdjustment>("PointAdjustment");
    records.add<ProhibitedPairing>("ProhibitedPairing");
    records.add<RequestedBye>("RequestedBye");
    records.add<VirtualPoints>("VirtualPoints");
    records.add<RoundEntry>("RoundEntry");
    records.add<CloseCheckIn>("CloseCheckIn");
    records.add<KeepApart>("KeepApart");
    records.add<PlanPrizes>("PlanPrizes");
    records.add<SeatLate>("SeatLate");
    records.add<TakenRating>("TakenRating");
    records.add<DirectTitle>("DirectTitle");
    records.add<ReportFacts>("ReportFacts");
    records.add<SectionInfo>("SectionInfo");
    records.add<SectionLimits>("SectionLimits");
    records.add<LineUp>("LineUp");
    records.add<Team>("Team");
    records.add<TeamBye>("TeamBye");
    records.add<TeamEvent>("TeamEvent");
    records.add<TeamForfeit>("TeamForfeit");
    records.add<TeamRound>("TeamRound");
    records.add<TeamScores>("TeamScores");
    records.add<OrderRules>("OrderRules");
    records.add<EventUnitRules>("EventUnitRules");
    records.add<ValuePath>("ValuePath");
    records.add<DoorHolder>("DoorHolder");
    records.add<TableRange>("TableRange");
    records.add<TablePlan>("TablePlan");
    records.add<HallBoard>("HallBoard");
    records.add<KeizerGain>("KeizerGain");
    records.add<KeizerRow>("KeizerRow");
    records.add<KeizerTable>("KeizerTable");
    records.add<MatchGame>("MatchGame");
    records.add<KnockOutMatch>("KnockOutMatch");
    records.add<KnockOutRound>("KnockOutRound");
    records.add<KnockOutReach>("KnockOutReach");
    records.add<Listed>("Listed");
    records.add<MatchAndGame>("MatchAndGame");
    records.add<PlaceTwice>("PlaceTwice");
    records.add<EarlierResults>("EarlierResults");
    records.add<TableBoard>("TableBoard");
    records.add<MatchStage>("MatchStage");
    records.add<KnockOutRules>("KnockOutRules");
    records.add<ContinueAs>("ContinueAs");
    records.add<EnterMatch>("EnterMatch");
    records.add<NumberedTieBreak>("NumberedTieBreak");
    records.add<TieBreakNumber>("TieBreakNumber");
    records.add<TeamAbsence>("TeamAbsence");
    records.add<TeamProhibition>("TeamProhibition");
    records.add<KeptBoard>("KeptBoard");
    records.add<LineUpRules>("LineUpRules");
    records.add<LineUpDeadline>("LineUpDeadline");
    records.add<Fixture>("Fixture");
    records.add<TeamAward>("TeamAward");
    records.add<TeamBoard>("TeamBoard");
    records.add<Moment>("Moment");
    records.add<AnnouncedMatch>("AnnouncedMatch");
    records.add<Persons::Entry>("Persons::Entry");
    records.add("RuleSet", toJson(RuleSet{}).dump());
    records.compare();
}

TEST(RecordsGolden, OfNorms)
{
    Records records("norms");
    records.add<norms::Days>("norms::Days");
    records.add<norms::EventFacts>("norms::EventFacts");
    records.add<norms::Field>("norms::Field");
    records.add<norms::FieldRound>("norms::FieldRound");
    records.add<norms::Forecast>("norms::Forecast");
    records.add<norms::ScoreFor>("norms::ScoreFor");
    records.add<norms::Wanted>("norms::Wanted");
    records.add<norms::NormGame>("norms::NormGame");
    records.add<norms::NormEntry>("norms::NormEntry");
    records.add<norms::Applicant>("norms::Applicant");
    records.add<norms::Attempt>("norms::Attempt");
    records.add<norms::Mix>("norms::Mix");
    records.compare();
}

TEST(RecordsGolden, OfPairing)
{
    Records records("pairing");
    records.add<pairing::Alternative>("pairing::Alternative");
    records.add<pairing::ByeBar>("pairing::ByeBar");
    records.add<pairing::PairBar>("pairing::PairBar");
    records.add<pairing::BergerBoard>("pairing::BergerBoard");
    records.add<pairing::BergerOptions>("pairing::BergerOptions");
    records.add<pairing::BergerRound>("pairing::BergerRound");
    records.add<pairing::BracketSolution>("pairing::BracketSolution");
    records.add<pairing::BracketTask>("pairing::BracketTask");
    records.add<pairing::BursteinBracket>("pairing::BursteinBracket");
    records.add<pairing::BursteinIndex>("pairing::BursteinIndex");
    records.add<pairing::Departure>("pairing::Departure");
    records.add<pairing::FloatCause>("pairing::FloatCause");
    records.add<pairing::Obstacle>("pairing::Obstacle");
    records.add<pairing::RoundCheck>("pairing::RoundCheck");
    records.add<pairing::RoundUnchecked>("pairing::RoundUnchecked");
    records.add<pairing::Candidate>("pairing::Candidate");
    records.add<pairing::RoundOptions>("pairing::RoundOptions");
    records.add<pairing::TableRecord>("pairing::TableRecord");
    records.add<pairing::Unpairable>("pairing::Unpairable");
    records.add<pairing::DubovBracket>("pairing::DubovBracket");
    records.add<pairing::DubovField>("pairing::DubovField");
    records.add<pairing::DubovTraits>("pairing::DubovTraits");
    records.add<pairing::Options>("pairing::Options");
    records.add<pairing::EditionRules>("pairing::EditionRules");
    records.add<pairing::Engine>("pairing::Engine");
    records.add<pairing::EngineSettings>("pairing::EngineSettings");
    records.add<pairing::PictureMarks>("pairing::PictureMarks");
    records.add<pairing::Entrant>("pairing::Entrant");
    records.add<pairing::Field>("pairing::Field");
    records.add<pairing::GenerateOptions>("pairing::GenerateOptions");
    records.add<pairing::ManualDifference>("pairing::ManualDifference");
    records.add<pairing::ManualWarning>("pairing::ManualWarning");
    records.add<pairing::BracketRecord>("pairing::BracketRecord");
    records.add<pairing::NoPairing>("pairing::NoPairing");
    records.add<pairing::Pairing>("pairing::Pairing");
    records.add<pairing::Account>("pairing::Account");
    records.add<pairing::PreflightIssue>("pairing::PreflightIssue");
    records.add<pairing::PreflightOptions>("pairing::PreflightOptions");
    records.add<pairing::PackingOptions>("pairing::PackingOptions");
    records.add<pairing::Trait>("pairing::Trait");
    records.add<pairing::TeamAllocation>("pairing::TeamAllocation");
    records.add<pairing::TeamEntrant>("pairing::TeamEntrant");
    records.add<pairing::TeamField>("pairing::TeamField");
    records.add<pairing::TeamPreference>("pairing::TeamPreference");
    records.add<TeamSettings>("pairing::TeamSettings");
    records.add<pairing::TeamSeat>("pairing::TeamSeat");
    records.add<pairing::TeamBracket>("pairing::TeamBracket");
    records.add<pairing::TeamQuality>("pairing::TeamQuality");
    records.add<pairing::WhyNot>("pairing::WhyNot");
    records.add<pairing::Alternatives::Extent>("pairing::Alternatives::Extent");
    records.add<pairing::BoardColours>("pairing::BoardColours");
    records.add<pairing::ColourField>("pairing::ColourField");
    records.add<pairing::Conditions::Group>("pairing::Conditions::Group");
    records.add<pairing::CriterionResult>("pairing::CriterionResult");
    records.add<pairing::CyclePlace>("pairing::CyclePlace");
    records.add<pairing::FloatsTold>("pairing::FloatsTold");
    records.add<pairing::Frequency::Entry>("pairing::Frequency::Entry");
    records.add<pairing::LeagueMatch>("pairing::LeagueMatch");
    records.add<pairing::PeopleShares>("pairing::PeopleShares");
    records.add<pairing::RankedMeasure>("pairing::RankedMeasure");
    records.add<pairing::RankedPairTold>("pairing::RankedPairTold");
    records.add<pairing::RankedRecord>("pairing::RankedRecord");
    records.add<pairing::ScheveningenBoard>("pairing::ScheveningenBoard");
    records.add<pairing::TeamBoard>("pairing::TeamBoard");
    records.compare();
}

TEST(RecordsGolden, OfPolicy)
{
    Records records("policy");
    records.add<policy::CheckIn>("policy::CheckIn");
    records.add<policy::Division>("policy::Division");
    records.add<policy::EventTemplate>("policy::EventTemplate");
    records.add<policy::SectionPlan>("policy::SectionPlan");
    records.add<policy::Answered>("policy::Answered");
    records.add<policy::RatingDifference>("policy::RatingDifference");
    records.add<policy::ReportFinding>("policy::ReportFinding");
    records.add<policy::Rule>("policy::Rule");
    records.add<policy::Warning>("policy::Warning");
    records.add<policy::WrongMeeting>("policy::WrongMeeting");
    records.add<policy::CheckInCount>("policy::CheckInCount");
    records.add<policy::Deviation>("policy::Deviation");
    records.add<policy::TeamIssue>("policy::TeamIssue");
    records.add<policy::ListLine>("policy::ListLine");
    records.add<policy::UnitSpelling>("policy::UnitSpelling");
    records.add<policy::MatchBoard>("policy::MatchBoard");
    records.add<policy::NextRound>("policy::NextRound");
    records.add<policy::RoundDraft>("policy::RoundDraft");
    records.add<policy::SharedTables>("policy::SharedTables");
    records.compare();
}

TEST(RecordsGolden, OfPrizes)
{
    Records records("prizes");
    records.add<prizes::Award>("prizes::Award");
    records.add<prizes::Awards>("prizes::Awards");
    records.add<prizes::Difference>("prizes::Difference");
    records.add<prizes::ListResult>("prizes::ListResult");
    records.add<prizes::Provisional>("prizes::Provisional");
    records.add<prizes::EventUnit>("prizes::EventUnit");
    records.add<prizes::EventUnitMember>("prizes::EventUnitMember");
    records.add<prizes::Medalist>("prizes::Medalist");
    records.add<prizes::UnitComparison>("prizes::UnitComparison");
    records.add<prizes::Gain>("prizes::Gain");
    records.add<prizes::UnitSum>("prizes::UnitSum");
    records.add<prizes::Offer>("prizes::Offer");
    records.add<prizes::Pool>("prizes::Pool");
    records.add<prizes::SharingRule>("prizes::SharingRule");
    records.add<prizes::TieShare>("prizes::TieShare");
    records.compare();
}

TEST(RecordsGolden, OfRating)
{
    Records records("rating");
    records.add<rating::SystemInfo>("rating::SystemInfo");
    records.add<rating::dwz::Development>("rating::dwz::Development");
    records.add<rating::dwz::Factor2026>("rating::dwz::Factor2026");
    records.add<rating::dwz::Opponent>("rating::dwz::Opponent");
    records.add<rating::ecf::Grade>("rating::ecf::Grade");
    records.add<rating::ecf::Opponent>("rating::ecf::Opponent");
    records.add<rating::elo::Totals>("rating::elo::Totals");
    records.add<rating::fide::Edition>("rating::fide::Edition");
    records.add<rating::fide::Factor>("rating::fide::Factor");
    records.add<rating::fide::FactorInput>("rating::fide::FactorInput");
    records.add<rating::fide::Game>("rating::fide::Game");
    records.add<rating::fide::Initial>("rating::fide::Initial");
    records.add<rating::fide::Opponent>("rating::fide::Opponent");
    records.add<rating::fide::Performance>("rating::fide::Performance");
    records.add<rating::fide::TimeBudget>("rating::fide::TimeBudget");
    records.add<rating::glicko::Opponent>("rating::glicko::Opponent");
    records.add<rating::glicko::Term>("rating::glicko::Term");
    records.add<rating::glicko::Update>("rating::glicko::Update");
    records.add<rating::glicko2::Update>("rating::glicko2::Update");
    records.add<rating::MoveEvaluation>("rating::MoveEvaluation");
    records.add<rating::MoveLoss>("rating::MoveLoss");
    records.add<rating::Entrant>("rating::Entrant");
    records.add<rating::PoolGame>("rating::PoolGame");
    records.add<rating::Start>("rating::Start");
    records.add<rating::Tally>("rating::Tally");
    records.add<rating::GameTerm>("rating::GameTerm");
    records.add<rating::Record>("rating::Record");
    records.add<rating::Shown>("rating::Shown");
    records.add<rating::ChessmetricsSettings>("rating::ChessmetricsSettings");
    records.add<rating::DwzSettings>("rating::DwzSettings");
    records.add<rating::EcfSettings>("rating::EcfSettings");
    records.add<rating::EloSettings>("rating::EloSettings");
    records.add<rating::FideSettings>("rating::FideSettings");
    records.add<rating::GlickoSettings>("rating::GlickoSettings");
    records.add<rating::HarknessSettings>("rating::HarknessSettings");
    records.add<rating::IngoSettings>("rating::IngoSettings");
    records.add<rating::UkdSettings>("rating::UkdSettings");
    records.add<rating::UrsSettings>("rating::UrsSettings");
    records.add<rating::UscfSettings>("rating::UscfSettings");
    records.add<rating::norm::Limits>("rating::norm::Limits");
    records.add<rating::norm::Requirement>("rating::norm::Requirement");
    records.add<rating::norm::Result>("rating::norm::Result");
    records.add<rating::ukd::Game>("rating::ukd::Game");
    records.add<rating::ukd::Opponent>("rating::ukd::Opponent");
    records.add<rating::ukd::Update>("rating::ukd::Update");
    records.add<rating::urs::Game>("rating::urs::Game");
    records.add<rating::uscf::Edition>("rating::uscf::Edition");
    records.add<rating::uscf::SectionPlayer::Game>("rating::uscf::SectionPlayer::Game");
    records.add<rating::uscf::SectionPlayer>("rating::uscf::SectionPlayer");
    records.add<rating::uscf::SectionRating>("rating::uscf::SectionRating");
    records.add<rating::uscf::Standard>("rating::uscf::Standard");
    records.add<rating::uscf::StandardInput>("rating::uscf::StandardInput");
    records.add<rating::uscf::StartValue>("rating::uscf::StartValue");
    records.compare();
}

TEST(RecordsGolden, OfStore)
{
    Records records("store");
    records.add<store::Rescue>("store::Rescue");
    records.add<store::Tidied>("store::Tidied");
    records.add<store::LogFrame>("store::LogFrame");
    records.add<store::LogWalk>("store::LogWalk");
    records.add<store::Migration>("store::Migration");
    records.add<store::Followed>("store::Followed");
    records.add<store::Twin::Other>("store::Twin::Other");
    records.add<store::Twin::Brought>("store::Twin::Brought");
    records.compare();
}

TEST(RecordsGolden, OfSupport)
{
    Records records("support");
    records.add<Error>("Error");
    records.add<TenthsPiece>("TenthsPiece");
    records.compare();
}

TEST(RecordsGolden, OfTiebreak)
{
    Records records("tiebreak");
    records.add<tiebreak::Code>("tiebreak::Code");
    records.add<tiebreak::Competition>("tiebreak::Competition");
    records.add<tiebreak::EncounterStep>("tiebreak::EncounterStep");
    records.add<tiebreak::Meeting>("tiebreak::Meeting");
    records.add<tiebreak::Need>("tiebreak::Need");
    records.add<tiebreak::Advice>("tiebreak::Advice");
    records.add<tiebreak::PlaceCheck>("tiebreak::PlaceCheck");
    records.add<tiebreak::WrongPlace>("tiebreak::WrongPlace");
    records.add<tiebreak::Definition>("tiebreak::Definition");
    records.add<tiebreak::Modifiers>("tiebreak::Modifiers");
    records.add<tiebreak::Entry>("tiebreak::Entry");
    records.add<tiebreak::Column>("tiebreak::Column");
    records.add<tiebreak::Row>("tiebreak::Row");
    records.add<tiebreak::Separation>("tiebreak::Separation");
    records.add<tiebreak::Standings>("tiebreak::Standings");
    records.add<tiebreak::StandingsOptions>("tiebreak::StandingsOptions");
    records.add<tiebreak::PlayerGroup>("tiebreak::PlayerGroup");
    records.add<tiebreak::UnitMember>("tiebreak::UnitMember");
    records.add<tiebreak::UnitOptions>("tiebreak::UnitOptions");
    records.add<tiebreak::UnitRow>("tiebreak::UnitRow");
    records.add<tiebreak::StandIn>("tiebreak::StandIn");
    records.add<tiebreak::Amount>("tiebreak::Amount");
    records.add<tiebreak::Term>("tiebreak::Term");
    records.add<tiebreak::Value>("tiebreak::Value");
    records.add<tiebreak::Reading>("tiebreak::Reading");
    records.add<tiebreak::MoveCause>("tiebreak::MoveCause");
    records.add<tiebreak::Move>("tiebreak::Move");
    records.add<tiebreak::StagePlace>("tiebreak::StagePlace");
    records.compare();
}

}  // namespace
}  // namespace kydai
