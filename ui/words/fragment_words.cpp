#include "words/fragment_words.h"

#include "support/assert.h"
#include "words/holes.h"

#include <cstddef>
#include <iterator>
#include <string_view>
#include <variant>

// What marks a text for the translators; Qt's own word for it, since they read the sources without a compiler.
#define QT_TRANSLATE_NOOP(context, text) text

namespace kydai::text {

namespace {

/// Pieces of a file stand in single quotes: they are as the file has them, in any language.
constexpr FragmentSource kSources[] = {
    // clang-format off
    {FragmentId::AFile, QT_TRANSLATE_NOOP("Fragment", "a file")},
    {FragmentId::AFolder, QT_TRANSLATE_NOOP("Fragment", "a folder")},
    {FragmentId::AName, QT_TRANSLATE_NOOP("Fragment", "a name")},
    {FragmentId::ASection, QT_TRANSLATE_NOOP("Fragment", "a section")},
    {FragmentId::AbsenceLetterInColumn5, QT_TRANSLATE_NOOP("Fragment", "F (full point), H (half point) or Z (absent) in column 5")},
    {FragmentId::AccessOfSite, QT_TRANSLATE_NOOP("Fragment", "source number, key, IV and creator id as the owner of the site gave them")},
    {FragmentId::AddressOfPages, QT_TRANSLATE_NOOP("Fragment", "the address of the published pages, short enough for a code")},
    {FragmentId::AddressOfSftp, QT_TRANSLATE_NOOP("Fragment", "an address such as sftp://name@host/folder, without a password")},
    {FragmentId::AnotherTitle, QT_TRANSLATE_NOOP("Fragment", "another title")},
    {FragmentId::ArchiveTooLarge, QT_TRANSLATE_NOOP("Fragment", "an archive with a part that is too large")},
    {FragmentId::AscendingStartNumbers, QT_TRANSLATE_NOOP("Fragment", "a first start number and a last one that is not smaller")},
    {FragmentId::AssumedByHand, QT_TRANSLATE_NOOP("Fragment", "no line 192: paired by hand")},
    {FragmentId::AssumedInitialColour, QT_TRANSLATE_NOOP("Fragment", "no line 152: the initial colour is inferred from the first round")},
    {FragmentId::AssumedListOrder, QT_TRANSLATE_NOOP("Fragment", "no line 172: the starting list goes by the ratings in the file")},
    {FragmentId::AssumedNoTieBreaks, QT_TRANSLATE_NOOP("Fragment", "no line 202: players with equal points share a place")},
    {FragmentId::AssumedPoints, QT_TRANSLATE_NOOP("Fragment", "no line 162: a win counts 1, a draw 1/2, a loss 0")},
    {FragmentId::AssumedRoundRobin, QT_TRANSLATE_NOOP("Fragment", "no line 192: a round robin")},
    {FragmentId::AssumedRounds, QT_TRANSLATE_NOOP("Fragment", "no line 142: the {rounds} rounds of this file are taken for all")},
    {FragmentId::AssumedSwiss, QT_TRANSLATE_NOOP("Fragment", "no line 192: the Dutch system of {edition}")},
    {FragmentId::AtLeastPairedRounds, QT_TRANSLATE_NOOP("Fragment", "at least the {count} rounds that are paired already")},
    {FragmentId::AtMostOneInEachRound, QT_TRANSLATE_NOOP("Fragment", "at most one in each round")},
    {FragmentId::AtMostPlayers, QT_TRANSLATE_NOOP("Fragment", "at most {most} players")},
    {FragmentId::AtMostRounds, QT_TRANSLATE_NOOP("Fragment", "at most {most} rounds")},
    {FragmentId::AtMostVersion, QT_TRANSLATE_NOOP("Fragment", "at most version {version}; update this program")},
    {FragmentId::BirthDate, QT_TRANSLATE_NOOP("Fragment", "birth date '{date}'")},
    {FragmentId::BlankAndStartNumberIn5To8, QT_TRANSLATE_NOOP("Fragment", "a blank after 001 and the start number in columns 5-8")},
    {FragmentId::BlankEntriesTakenAsAbsent, QT_TRANSLATE_NOOP("Fragment", "blank entries of {players} players in round {round}, taken as absent")},
    {FragmentId::BoardOfPlayers, QT_TRANSLATE_NOOP("Fragment", "a board of the players {white} and {black}")},
    {FragmentId::BoardOfRound, QT_TRANSLATE_NOOP("Fragment", "a board of round {round}")},
    {FragmentId::BoardOrByeForEverybody, QT_TRANSLATE_NOOP("Fragment", "a board or a bye for everybody")},
    {FragmentId::BoardsWithoutResult, QT_TRANSLATE_NOOP("Fragment", "{count} boards of round {round} without a result")},
    {FragmentId::BothToNameEachOther, QT_TRANSLATE_NOOP("Fragment", "each of the two to name the other")},
    {FragmentId::Bye, QT_TRANSLATE_NOOP("Fragment", "bye '{bye}'")},
    {FragmentId::ByeAsResultOfBoard, QT_TRANSLATE_NOOP("Fragment", "a bye as the result of a board")},
    {FragmentId::ByeAsResultOfPlayer, QT_TRANSLATE_NOOP("Fragment", "a bye as the result of player {player} in round {round}")},
    {FragmentId::ByeOrAbsence, QT_TRANSLATE_NOOP("Fragment", "a bye or an absence")},
    {FragmentId::ByeThatCanBeAsked, QT_TRANSLATE_NOOP("Fragment", "a half-point, zero-point or full-point bye")},
    {FragmentId::ByeThatNobodyAsks, QT_TRANSLATE_NOOP("Fragment", "a kind of bye that players don't ask for")},
    {FragmentId::CellOfColumn, QT_TRANSLATE_NOOP("Fragment", "'{text}' in the column '{column}'")},
    {FragmentId::CellOfCrosstable, QT_TRANSLATE_NOOP("Fragment", "opponent, colour and result, such as 4w1, or a bye")},
    {FragmentId::CellOfRound, QT_TRANSLATE_NOOP("Fragment", "'{cell}' in round {round}")},
    {FragmentId::CellsOfCrosstableNotAnswered, QT_TRANSLATE_NOOP("Fragment", "a crosstable of whose {cells} cells {unanswered} are not answered by the opponent’s; its rounds are not read")},
    {FragmentId::ChangeMadeOnceMore, QT_TRANSLATE_NOOP("Fragment", "the change made once more")},
    {FragmentId::ChangeOfOlderState,
     QT_TRANSLATE_NOOP("Fragment", "a change of an event that has changed meanwhile")},
    {FragmentId::CharacterBetweenColumnsOfRound, QT_TRANSLATE_NOOP("Fragment", "a character between the columns of round {round}")},
    {FragmentId::CharacterReferenceIn, QT_TRANSLATE_NOOP("Fragment", "a character reference in '{text}'")},
    {FragmentId::ClosingQuotationMark, QT_TRANSLATE_NOOP("Fragment", "a closing quotation mark")},
    {FragmentId::CodeOfXxsLine, QT_TRANSLATE_NOOP("Fragment", "a code of the XXS line, such as WW, BD or PAB")},
    {FragmentId::CodeWithPoints, QT_TRANSLATE_NOOP("Fragment", "a code, = and its points, such as W=3.0")},
    {FragmentId::ColourInRound, QT_TRANSLATE_NOOP("Fragment", "colour '{colour}' in round {round}")},
    {FragmentId::ColourLetter, QT_TRANSLATE_NOOP("Fragment", "W (White) or B (Black)")},
    {FragmentId::ColourOfGame, QT_TRANSLATE_NOOP("Fragment", "w or b as colour")},
    {FragmentId::ColourWithoutOpponentInRound, QT_TRANSLATE_NOOP("Fragment", "a colour without an opponent in round {round}")},
    {FragmentId::ColourWordOfXxc, QT_TRANSLATE_NOOP("Fragment", "white1, black1 or rank")},
    {FragmentId::ColumnNotTaken, QT_TRANSLATE_NOOP("Fragment", "column '{column}' with {count} cells, which is not taken")},
    {FragmentId::ColumnOfNames, QT_TRANSLATE_NOOP("Fragment", "a column headed Name or Họ và tên")},
    {FragmentId::ColumnsCountedInCharacters, QT_TRANSLATE_NOOP("Fragment", "columns counted in characters")},
    {FragmentId::ColumnsOfRecord299, QT_TRANSLATE_NOOP("Fragment", "the kind in column 5, points in columns 14-17, the round in columns 20-22 and start numbers from column 24 on")},
    {FragmentId::ColumnsOfRoundCell, QT_TRANSLATE_NOOP("Fragment", "the opponent's start number in columns {first}-{last}, w, b or - in column {colour} and the result in column {result}")},
    {FragmentId::CompleteEventFile, QT_TRANSLATE_NOOP("Fragment", "a complete event file, or a backup of it")},
    {FragmentId::CompleteFileOnSoundDisk, QT_TRANSLATE_NOOP("Fragment", "a complete file on a sound disk")},
    {FragmentId::CompleteRatingList, QT_TRANSLATE_NOOP("Fragment", "a complete rating list; fetch it again")},
    {FragmentId::CompleteSwissManagerFile, QT_TRANSLATE_NOOP("Fragment", "a complete Swiss-Manager file; fetch it again")},
    {FragmentId::ConfigurationName, QT_TRANSLATE_NOOP("Fragment", "a name of such a configuration, such as PlayersNumber or ForfeitRate")},
    {FragmentId::ContentsOfNoKnownFormat, QT_TRANSLATE_NOOP("Fragment", "contents of no known format")},
    {FragmentId::ContentsOfNoSwissManagerFile, QT_TRANSLATE_NOOP("Fragment", "contents of no Swiss-Manager file")},
    {FragmentId::ContentsOfVersion, QT_TRANSLATE_NOOP("Fragment", "contents of version {version}")},
    {FragmentId::CountOfPairingNumbers, QT_TRANSLATE_NOOP("Fragment", "{count} pairing numbers")},
    {FragmentId::CountOfRounds, QT_TRANSLATE_NOOP("Fragment", "{count} rounds")},
    {FragmentId::CountOfRows, QT_TRANSLATE_NOOP("Fragment", "{count} rows")},
    {FragmentId::DamagedArchive, QT_TRANSLATE_NOOP("Fragment", "a damaged workbook")},
    {FragmentId::DateOrYear, QT_TRANSLATE_NOOP("Fragment", "a year such as 2012, or a day such as 17/04/2012")},
    {FragmentId::DateThatExists, QT_TRANSLATE_NOOP("Fragment", "a date, a month or a year that exists")},
    {FragmentId::DateWithHyphens, QT_TRANSLATE_NOOP("Fragment", "a date such as 2026-11-21")},
    {FragmentId::DateWithShortYear, QT_TRANSLATE_NOOP("Fragment", "a date as YY/MM/DD")},
    {FragmentId::DateWithSlashes, QT_TRANSLATE_NOOP("Fragment", "a date as YYYY/MM/DD")},
    {FragmentId::EachEntryOnce, QT_TRANSLATE_NOOP("Fragment", "each entry in one line only")},
    {FragmentId::EachPlayerInOneTeam, QT_TRANSLATE_NOOP("Fragment", "each player in one team")},
    {FragmentId::EachPlayerOnceInRound, QT_TRANSLATE_NOOP("Fragment", "each player once in a round")},
    {FragmentId::EachPrizeListOnce, QT_TRANSLATE_NOOP("Fragment", "each name of a prize list once")},
    {FragmentId::EachSectionOnce, QT_TRANSLATE_NOOP("Fragment", "each section once")},
    {FragmentId::EachStartNumberOnce, QT_TRANSLATE_NOOP("Fragment", "each start number once")},
    {FragmentId::EachStartNumberOnceInAscendingOrder, QT_TRANSLATE_NOOP("Fragment", "each start number once, in ascending order")},
    {FragmentId::EachTeamNumberOnce, QT_TRANSLATE_NOOP("Fragment", "each team number once")},
    {FragmentId::EditionAfterAt, QT_TRANSLATE_NOOP("Fragment", "@OLD, @24 or @26")},
    {FragmentId::Element, QT_TRANSLATE_NOOP("Fragment", "the element '{element}'")},
    {FragmentId::EmptyFile, QT_TRANSLATE_NOOP("Fragment", "an empty file")},
    {FragmentId::EncryptedArchive, QT_TRANSLATE_NOOP("Fragment", "an encrypted workbook")},
    {FragmentId::EndOfFileInsideList, QT_TRANSLATE_NOOP("Fragment", "the end of the file inside the list")},
    {FragmentId::Entry, QT_TRANSLATE_NOOP("Fragment", "the entry '{entry}'")},
    {FragmentId::EventFile, QT_TRANSLATE_NOOP("Fragment", "an event file of Kỳ Đài")},
    {FragmentId::ExcelWorkbookOrArchive, QT_TRANSLATE_NOOP("Fragment", "an archive that is no Excel workbook")},
    {FragmentId::FideModeChangedTogetherWithRules, QT_TRANSLATE_NOOP("Fragment", "FIDE mode changed together with the rules")},
    {FragmentId::FideModeChangedTogetherWithSection, QT_TRANSLATE_NOOP("Fragment", "FIDE mode changed together with the section")},
    {FragmentId::FideModeLeftByOwnCommand, QT_TRANSLATE_NOOP("Fragment", "FIDE mode to be left by its own command")},
    {FragmentId::FideRatingList, QT_TRANSLATE_NOOP("Fragment", "a FIDE rating list")},
    {FragmentId::FieldsOfPairingTable, QT_TRANSLATE_NOOP("Fragment", "round, board, White and Black, such as 1,1,A1,B2")},
    {FragmentId::FieldsOfRecord250, QT_TRANSLATE_NOOP("Fragment", "points, first and last round, first and last start number")},
    {FragmentId::FieldsOfRecord300, QT_TRANSLATE_NOOP("Fragment", "the round, the team, its opponent and the players")},
    {FragmentId::FieldsOfRecord320, QT_TRANSLATE_NOOP("Fragment", "match points, game points and a team for each round")},
    {FragmentId::FieldsOfRecord330, QT_TRANSLATE_NOOP("Fragment", "+-, -+ or --, then the round and two teams")},
    {FragmentId::FieldsOfXxaLine, QT_TRANSLATE_NOOP("Fragment", "a start number and the points of each round")},
    {FragmentId::FileOfAtMostMegabytes, QT_TRANSLATE_NOOP("Fragment", "a file of at most {megabytes} MB")},
    {FragmentId::FileOfMegabytes, QT_TRANSLATE_NOOP("Fragment", "a file of {megabytes} MB")},
    {FragmentId::FileOfOldVega, QT_TRANSLATE_NOOP("Fragment", "a file of an old Vega with bars between the fields")},
    {FragmentId::FileOfOtherProgram, QT_TRANSLATE_NOOP("Fragment", "a file of {program}")},
    {FragmentId::FileOfThisNameThatExistsAlready, QT_TRANSLATE_NOOP("Fragment", "a file of this name that exists already")},
    {FragmentId::FileSavedAsUtf8, QT_TRANSLATE_NOOP("Fragment", "a file saved as UTF-8")},
    {FragmentId::FileSavedByCurrentSwissManager, QT_TRANSLATE_NOOP("Fragment", "a file that a current Swiss-Manager has saved again")},
    {FragmentId::FileThatCannotBeOpened, QT_TRANSLATE_NOOP("Fragment", "a file that can't be opened")},
    {FragmentId::FileThatCannotBeReadToItsEnd, QT_TRANSLATE_NOOP("Fragment", "a file that can't be read to its end")},
    {FragmentId::FileThatIsReadHere, QT_TRANSLATE_NOOP("Fragment", "the file that is read")},
    {FragmentId::FileThatWasCutOff, QT_TRANSLATE_NOOP("Fragment", "a file that was cut off")},
    {FragmentId::FileThatYouAreAllowedToRead, QT_TRANSLATE_NOOP("Fragment", "a file that you are allowed to read")},
    {FragmentId::FileWithoutSection, QT_TRANSLATE_NOOP("Fragment", "a file without a section")},
    {FragmentId::FirstLineOfFideList, QT_TRANSLATE_NOOP("Fragment", "the first line of a FIDE rating list, as FIDE publishes it")},
    {FragmentId::FirstLineThatDoesNotNameColumns, QT_TRANSLATE_NOOP("Fragment", "a first line that does not name the columns")},
    {FragmentId::FirstTable, QT_TRANSLATE_NOOP("Fragment", "{table} as the first table")},
    {FragmentId::FolderThatExists, QT_TRANSLATE_NOOP("Fragment", "a folder that exists")},
    {FragmentId::ForfeitsOfBothInOverRound, QT_TRANSLATE_NOOP("Fragment", "results in a round that is over; taken as lost by both without play")},
    {FragmentId::FreeStartNumber, QT_TRANSLATE_NOOP("Fragment", "a start number that no other player has")},
    {FragmentId::FreeTeamNumberIn5To7, QT_TRANSLATE_NOOP("Fragment", "a team number in columns 5-7 that no other team has")},
    {FragmentId::GameResultOfBye, QT_TRANSLATE_NOOP("Fragment", "the result of a game without an opponent for player {player} in round {round}")},
    {FragmentId::GameResultWithoutOpponent, QT_TRANSLATE_NOOP("Fragment", "the result of a game for a player without an opponent")},
    {FragmentId::HiddenCharacters, QT_TRANSLATE_NOOP("Fragment", "{count} characters that cannot be read or seen, or turn text round, shown as �")},
    {FragmentId::InitialColour, QT_TRANSLATE_NOOP("Fragment", "initial colour '{colour}'")},
    {FragmentId::InitialColourInLine152, QT_TRANSLATE_NOOP("Fragment", "the initial colour in line 152")},
    {FragmentId::JsonObject, QT_TRANSLATE_NOOP("Fragment", "a JSON object")},
    {FragmentId::JsonObjectWithSections, QT_TRANSLATE_NOOP("Fragment", "a JSON object with sections")},
    {FragmentId::JsonOfAnotherProgram, QT_TRANSLATE_NOOP("Fragment", "JSON of another program")},
    {FragmentId::JsonOfKydai, QT_TRANSLATE_NOOP("Fragment", "JSON as Kỳ Đài writes it")},
    {FragmentId::JsonThatIsNoObject, QT_TRANSLATE_NOOP("Fragment", "JSON that is no object")},
    {FragmentId::KeyAskedBefore, QT_TRANSLATE_NOOP("Fragment", "a number that chess-results.com was asked for before, without an answer: a tournament may stand there already")},
    {FragmentId::KeyOrAskAgain, QT_TRANSLATE_NOOP("Fragment", "its number there, entered with names, places and dates, or that it is asked for again")},
    {FragmentId::KindOfChange, QT_TRANSLATE_NOOP("Fragment", "a kind of change")},
    {FragmentId::KnownFormat, QT_TRANSLATE_NOOP("Fragment", "TRF16, TRF26, a Swiss-Manager file, the XML of chess-results, JSON, XLSX or CSV")},
    {FragmentId::KnownHead, QT_TRANSLATE_NOOP("Fragment", "a head that says what the column is, such as Name, Rating or Unit")},
    {FragmentId::KnownResultCode, QT_TRANSLATE_NOOP("Fragment", "a code that is known; the result is left open")},
    {FragmentId::LastRoundThatIsPaired, QT_TRANSLATE_NOOP("Fragment", "the last round that is paired")},
    {FragmentId::LetterOfPointSystem, QT_TRANSLATE_NOOP("Fragment", "letter '{letter}' of the point system")},
    {FragmentId::LettersOfMatchPoints, QT_TRANSLATE_NOOP("Fragment", "letters '{letters}' of the match points")},
    {FragmentId::LettersWithPoints, QT_TRANSLATE_NOOP("Fragment", "pairs of a letter and its points, such as W 1.0")},
    {FragmentId::LibraryCannotSign, QT_TRANSLATE_NOOP("Fragment", "nothing: the library for signatures failed")},
    {FragmentId::LimitOfSection, QT_TRANSLATE_NOOP("Fragment", "{number} as a limit of the section")},
    {FragmentId::LineOfPairingTable, QT_TRANSLATE_NOOP("Fragment", "a line of a pairing table")},
    {FragmentId::LineOfAtMost, QT_TRANSLATE_NOOP("Fragment", "one line of at most {most} characters")},
    {FragmentId::ListOfAtMost, QT_TRANSLATE_NOOP("Fragment", "a list of at most {most} values")},
    {FragmentId::LineThatBeginsWith, QT_TRANSLATE_NOOP("Fragment", "a line that begins with '{start}'")},
    {FragmentId::LineWhoseColumnsAreCountedInBytes, QT_TRANSLATE_NOOP("Fragment", "a line whose columns are counted in bytes")},
    {FragmentId::ListInBrackets, QT_TRANSLATE_NOOP("Fragment", "a list between [ and ]")},
    {FragmentId::ListMethodInLine172, QT_TRANSLATE_NOOP("Fragment", "the method of the starting list in line 172")},
    {FragmentId::ListOfCases, QT_TRANSLATE_NOOP("Fragment", "a JSON list of objects with id, system, op and input")},
    {FragmentId::ListOfPrizeCases, QT_TRANSLATE_NOOP("Fragment", "a JSON list of objects with id, op and input")},
    {FragmentId::MatchLetters, QT_TRANSLATE_NOOP("Fragment", "TW, TD or TL")},
    {FragmentId::MemberNamed, QT_TRANSLATE_NOOP("Fragment", "the word '{word}' in it")},
    {FragmentId::ModifierAfterStroke, QT_TRANSLATE_NOOP("Fragment", "a modifier after the stroke, such as C1")},
    {FragmentId::ModifierC, QT_TRANSLATE_NOOP("Fragment", "C and a number from 1 to {most}, for a tie-break that can be cut")},
    {FragmentId::ModifierF, QT_TRANSLATE_NOOP("Fragment", "F for AOB and SSSC only")},
    {FragmentId::ModifierH, QT_TRANSLATE_NOOP("Fragment", "H and a number from 1 to {most}, for a tie-break whose highest can be left out")},
    {FragmentId::ModifierK, QT_TRANSLATE_NOOP("Fragment", "K and a whole number, for SSSC only")},
    {FragmentId::ModifierL, QT_TRANSLATE_NOOP("Fragment", "L+ or L- and a number of half points, or L and per cent, for KS only")},
    {FragmentId::ModifierLetter, QT_TRANSLATE_NOOP("Fragment", "one of the letters C, M, H, L, P, F, K, R, S, U and V")},
    {FragmentId::ModifierM, QT_TRANSLATE_NOOP("Fragment", "M and a number from 1 to {most}, for a tie-break that can be cut at both ends")},
    {FragmentId::ModifierP, QT_TRANSLATE_NOOP("Fragment", "P for tie-breaks in which forfeits can count as games")},
    {FragmentId::ModifierD,
     QT_TRANSLATE_NOOP("Fragment", "D for tie-breaks in which unplayed rounds can be draws against oneself")},
    {FragmentId::ModifierN, QT_TRANSLATE_NOOP("Fragment", "N for tie-breaks that can be cut")},
    {FragmentId::ModifierR, QT_TRANSLATE_NOOP("Fragment", "R for TPN, RTNG and GAMES only")},
    {FragmentId::ModifierS, QT_TRANSLATE_NOOP("Fragment", "S2 or S3, for tie-breaks by match points only")},
    {FragmentId::ModifierU, QT_TRANSLATE_NOOP("Fragment", "U and a rating, for tie-breaks by rating only")},
    {FragmentId::ModifierV, QT_TRANSLATE_NOOP("Fragment", "V and an edition: OLD, 24 or 26")},
    {FragmentId::MoreOfThem, QT_TRANSLATE_NOOP("Fragment", "{count} more values of this kind")},
    {FragmentId::NameAndValue, QT_TRANSLATE_NOOP("Fragment", "NAME=VALUE with a number")},
    {FragmentId::NameInColumns, QT_TRANSLATE_NOOP("Fragment", "a name in columns {first}-{last}")},
    {FragmentId::NameOfADevice, QT_TRANSLATE_NOOP("Fragment", "a name that Windows keeps for a device")},
    {FragmentId::NameOfFileThatExists, QT_TRANSLATE_NOOP("Fragment", "the name of a file that exists")},
    {FragmentId::NameOfItsOwn, QT_TRANSLATE_NOOP("Fragment", "a name that no other section has")},
    {FragmentId::NearestOfWords, QT_TRANSLATE_NOOP("Fragment", "the word '{word}', or another of '{words}'")},
    {FragmentId::NewName, QT_TRANSLATE_NOOP("Fragment", "a new name")},
    {FragmentId::NewNameOrForce, QT_TRANSLATE_NOOP("Fragment", "a new name, or --force to replace the file")},
    {FragmentId::NewerTieBreak, QT_TRANSLATE_NOOP("Fragment", "84, 85 and 81 where the event plays by the rules of today")},
    {FragmentId::NoEventOpen, QT_TRANSLATE_NOOP("Fragment", "no event open")},
    {FragmentId::NoNormOfPlayer, QT_TRANSLATE_NOOP("Fragment", "the norm {norm} is none for this player")},
    {FragmentId::NoPagesForPhones, QT_TRANSLATE_NOOP("Fragment", "no pages for phones to lead to")},
    {FragmentId::NoPlayers, QT_TRANSLATE_NOOP("Fragment", "no players")},
    {FragmentId::NoPrizeList, QT_TRANSLATE_NOOP("Fragment", "there is no prize list {name}")},
    {FragmentId::NoRatingListOfKydai, QT_TRANSLATE_NOOP("Fragment", "a file that is no rating list of Kỳ Đài")},
    {FragmentId::NoRegularFile, QT_TRANSLATE_NOOP("Fragment", "something that is no file")},
    {FragmentId::NoSectionOfThisName, QT_TRANSLATE_NOOP("Fragment", "there is no section '{name}'")},
    {FragmentId::NoSignatureHere, QT_TRANSLATE_NOOP("Fragment", "no signature of a publication that can be read")},
    {FragmentId::NoSigningKey, QT_TRANSLATE_NOOP("Fragment", "no key of an event, or half of one")},
    {FragmentId::NoSuchFile, QT_TRANSLATE_NOOP("Fragment", "no such file")},
    {FragmentId::NoSuchFolder, QT_TRANSLATE_NOOP("Fragment", "no such folder")},
    {FragmentId::NoSuchPlayer, QT_TRANSLATE_NOOP("Fragment", "there is no player {player}")},
    {FragmentId::NoSuchSection, QT_TRANSLATE_NOOP("Fragment", "there is no section {section}")},
    {FragmentId::NoSuchTeam, QT_TRANSLATE_NOOP("Fragment", "there is no team {team}")},
    {FragmentId::NobodyOfThisSection, QT_TRANSLATE_NOOP("Fragment", "somebody who is not in this section")},
    {FragmentId::NothingBehindNotComputed, QT_TRANSLATE_NOOP("Fragment", "nothing behind a number that is not computed")},
    {FragmentId::NothingLeftToPlay, QT_TRANSLATE_NOOP("Fragment", "nothing left to play")},
    {FragmentId::NothingThatPaints, QT_TRANSLATE_NOOP("Fragment", "nothing that puts documents on paper")},
    {FragmentId::NothingToUndo, QT_TRANSLATE_NOOP("Fragment", "nothing to undo or redo")},
    {FragmentId::NumberFrom1, QT_TRANSLATE_NOOP("Fragment", "a number from 1 to {most}")},
    {FragmentId::NumberOfRoundsWritten, QT_TRANSLATE_NOOP("Fragment", "number of rounds '{rounds}'")},
    {FragmentId::OldExcelWorkbook, QT_TRANSLATE_NOOP("Fragment", "an Excel workbook of the old kind (.xls)")},
    {FragmentId::OneByeForEachPlayerAndRound, QT_TRANSLATE_NOOP("Fragment", "one bye for each player and round")},
    {FragmentId::OneForEachPlayer, QT_TRANSLATE_NOOP("Fragment", "one for each of the {count} players")},
    {FragmentId::OneOfPrizeLists, QT_TRANSLATE_NOOP("Fragment", "one of the prize lists: {names}")},
    {FragmentId::OneOfPrizeTemplates, QT_TRANSLATE_NOOP("Fragment", "one of the templates: {names}")},
    {FragmentId::OneOfSections, QT_TRANSLATE_NOOP("Fragment", "one of the sections '{names}'")},
    {FragmentId::OneOfSuppositions, QT_TRANSLATE_NOOP("Fragment", "one of {forms}")},
    {FragmentId::OneWhiteOneBlack, QT_TRANSLATE_NOOP("Fragment", "one with White and one with Black")},
    {FragmentId::OneWinnerDrawOrTwoLosses, QT_TRANSLATE_NOOP("Fragment", "one winner, a draw, or two losses")},
    {FragmentId::OpenEvent, QT_TRANSLATE_NOOP("Fragment", "an event; open one or start a new one")},
    {FragmentId::OpenGameOrRoundToCome, QT_TRANSLATE_NOOP("Fragment", "an open game or a round to come")},
    {FragmentId::OpponentInRound, QT_TRANSLATE_NOOP("Fragment", "opponent '{opponent}' in round {round}")},
    {FragmentId::OpponentNotMirrored, QT_TRANSLATE_NOOP("Fragment", "{player} names {opponent} as opponent in round {round}, but {opponent} does not name {player}")},
    {FragmentId::OtherPlayerOfThisFile, QT_TRANSLATE_NOOP("Fragment", "the start number of another player of this file")},
    {FragmentId::OwnStartNumberForEveryPlayer, QT_TRANSLATE_NOOP("Fragment", "a start number of its own for every player; all were numbered anew")},
    {FragmentId::PackageThatPaints, QT_TRANSLATE_NOOP("Fragment", "the package kydai-print of the same version")},
    {FragmentId::PagesOfAnotherProgram, QT_TRANSLATE_NOOP("Fragment", "pages of another program, which are not replaced unasked")},
    {FragmentId::PairingSystemInLine192, QT_TRANSLATE_NOOP("Fragment", "the pairing system in line 192")},
    {FragmentId::PathOfMember, QT_TRANSLATE_NOOP("Fragment", "the path of an entry that such a line can hold")},
    {FragmentId::PdfFile, QT_TRANSLATE_NOOP("Fragment", "a PDF")},
    {FragmentId::PlaceForSiteNumber, QT_TRANSLATE_NOOP("Fragment", "an event file, which keeps the number that chess-results.com gives")},
    {FragmentId::PlayedGameWithoutColoursInRound, QT_TRANSLATE_NOOP("Fragment", "a played game without colours in round {round}")},
    {FragmentId::PlayerInRound, QT_TRANSLATE_NOOP("Fragment", "player {player} in round {round}")},
    {FragmentId::PlayerNumberAt, QT_TRANSLATE_NOOP("Fragment", "the player number {number} at '{path}'")},
    {FragmentId::PlayerNumbered, QT_TRANSLATE_NOOP("Fragment", "player {player}")},
    {FragmentId::PlayerOfBonusOrPenaltyPoints, QT_TRANSLATE_NOOP("Fragment", "player {player} of bonus or penalty points")},
    {FragmentId::PlayerOfFrozenPrize, QT_TRANSLATE_NOOP("Fragment", "player {player} of a frozen prize")},
    {FragmentId::PlayerOfLineUp, QT_TRANSLATE_NOOP("Fragment", "player {player} of a line-up")},
    {FragmentId::PlayerOfProhibitedPairing, QT_TRANSLATE_NOOP("Fragment", "player {player} of a prohibited pairing")},
    {FragmentId::PlayerOfRequestedBye, QT_TRANSLATE_NOOP("Fragment", "player {player} of a requested bye")},
    {FragmentId::PlayerOfTeam, QT_TRANSLATE_NOOP("Fragment", "player {player} of a team")},
    {FragmentId::PlayerOfThisFile, QT_TRANSLATE_NOOP("Fragment", "the start number of a player of this file")},
    {FragmentId::PlayerOfThisSection, QT_TRANSLATE_NOOP("Fragment", "a player of this section")},
    {FragmentId::PlayerOfVirtualPoints, QT_TRANSLATE_NOOP("Fragment", "player {player} of virtual points")},
    {FragmentId::PlayerTwice, QT_TRANSLATE_NOOP("Fragment", "player {player} twice")},
    {FragmentId::PlayerWhoHasLeft, QT_TRANSLATE_NOOP("Fragment", "a player who has left the tournament")},
    {FragmentId::PlayerWhoTookPart, QT_TRANSLATE_NOOP("Fragment", "player {player}, who has taken part already")},
    {FragmentId::PlayerWithoutBoardOrBye, QT_TRANSLATE_NOOP("Fragment", "player {player} without a board and without a bye")},
    {FragmentId::PlayerWithoutName, QT_TRANSLATE_NOOP("Fragment", "a player without a name")},
    {FragmentId::PlayerWithoutRound, QT_TRANSLATE_NOOP("Fragment", "a player without a round; withdraw this one instead")},
    {FragmentId::PlayersOfThisFile, QT_TRANSLATE_NOOP("Fragment", "start numbers of players of this file")},
    {FragmentId::PlayersWhoMayNotMeet, QT_TRANSLATE_NOOP("Fragment", "start numbers of players who may not meet")},
    {FragmentId::PointLetter, QT_TRANSLATE_NOOP("Fragment", "one of the letters W, D, L, A, P and X")},
    {FragmentId::PointsFromTo, QT_TRANSLATE_NOOP("Fragment", "points from {first} to {last}")},
    {FragmentId::PointsInBrackets, QT_TRANSLATE_NOOP("Fragment", "as many points in brackets as the tie-break has, such as 40 or MPV(3:1:0)")},
    {FragmentId::PointsInColumns, QT_TRANSLATE_NOOP("Fragment", "points with one decimal in columns {first}-{last}")},
    {FragmentId::PointsInLine162, QT_TRANSLATE_NOOP("Fragment", "the points in line 162")},
    {FragmentId::PointsOfCrosstable, QT_TRANSLATE_NOOP("Fragment", "{win} points for a win and {draw} for a draw, by the points of the crosstable")},
    {FragmentId::PointsOfPlayer, QT_TRANSLATE_NOOP("Fragment", "{points} points for player {player}")},
    {FragmentId::PointsWithOneDecimal, QT_TRANSLATE_NOOP("Fragment", "points with at most one decimal")},
    {FragmentId::PointsWithPoint, QT_TRANSLATE_NOOP("Fragment", "points such as 2.5")},
    {FragmentId::PointsWritten, QT_TRANSLATE_NOOP("Fragment", "points '{points}'")},
    {FragmentId::PositionFrom1, QT_TRANSLATE_NOOP("Fragment", "a position from 1 to {most}")},
    {FragmentId::PositionInListOfSections, QT_TRANSLATE_NOOP("Fragment", "position {position} in the list of sections")},
    {FragmentId::PrizeAmount, QT_TRANSLATE_NOOP("Fragment", "the amount {amount}")},
    {FragmentId::PrizeAmountUpTo, QT_TRANSLATE_NOOP("Fragment", "an amount from 0 to {most}")},
    {FragmentId::PrizeListNamed, QT_TRANSLATE_NOOP("Fragment", "the prize list {name}")},
    {FragmentId::PrizePlaces, QT_TRANSLATE_NOOP("Fragment", "a prize for the places {first} to {last}")},
    {FragmentId::PrizePlacesInOrder, QT_TRANSLATE_NOOP("Fragment", "places in order, from 1 to {most}")},
    {FragmentId::PrizePlanOrTemplate, QT_TRANSLATE_NOOP("Fragment", "a plan of the prizes, or a template of one")},
    {FragmentId::PrizeTemplateNamed, QT_TRANSLATE_NOOP("Fragment", "the template {name}")},
    {FragmentId::PointsOfBothTeams, QT_TRANSLATE_NOOP("Fragment", "results board by board, or the points of both teams")},
    {FragmentId::PrizesOfTeams, QT_TRANSLATE_NOOP("Fragment", "prizes of teams")},
    {FragmentId::ProgramSftpInstalled, QT_TRANSLATE_NOOP("Fragment", "the program ssh, which is part of OpenSSH")},
    {FragmentId::ProhibitedPair, QT_TRANSLATE_NOOP("Fragment", "a prohibited pair of {player} and {opponent}")},
    {FragmentId::QuotationMarkThatIsNeverClosed, QT_TRANSLATE_NOOP("Fragment", "a quotation mark that is never closed")},
    {FragmentId::Rank, QT_TRANSLATE_NOOP("Fragment", "rank '{rank}'")},
    {FragmentId::RatingListImportedHere, QT_TRANSLATE_NOOP("Fragment", "a rating list that was imported here")},
    {FragmentId::RatingSystem, QT_TRANSLATE_NOOP("Fragment", "rating system '{system}'")},
    {FragmentId::RatingWritten, QT_TRANSLATE_NOOP("Fragment", "rating '{rating}'")},
    {FragmentId::ReadAsCodePage, QT_TRANSLATE_NOOP("Fragment", "text that is no Unicode, read as {page}")},
    {FragmentId::ReportOrListOfPlayers, QT_TRANSLATE_NOOP("Fragment", "a tournament report or a list of players; events are opened, not imported")},
    {FragmentId::ResultCode, QT_TRANSLATE_NOOP("Fragment", "result code {code} of players {white} and {black}")},
    {FragmentId::ReadAsUnknown, QT_TRANSLATE_NOOP("Fragment", "a result of the format; it is read as not known")},
    {FragmentId::ResultInRound, QT_TRANSLATE_NOOP("Fragment", "result '{result}' in round {round}")},
    {FragmentId::ResultOfGame, QT_TRANSLATE_NOOP("Fragment", "the result of a game")},
    {FragmentId::ResultPerBoard, QT_TRANSLATE_NOOP("Fragment", "a result for each of {boards} boards")},
    {FragmentId::ResultThatNoGameCanHave, QT_TRANSLATE_NOOP("Fragment", "a result that no game can have")},
    {FragmentId::ResultWithoutOpponentInRound, QT_TRANSLATE_NOOP("Fragment", "result '{result}' without an opponent in round {round}")},
    {FragmentId::ResultsInRound, QT_TRANSLATE_NOOP("Fragment", "results in round {round}")},
    {FragmentId::ResultsOfOneGame, QT_TRANSLATE_NOOP("Fragment", "results '{white}' and '{black}' of one game in round {round}")},
    {FragmentId::ResultsThatFit, QT_TRANSLATE_NOOP("Fragment", "results that fit together, such as 1 and 0")},
    {FragmentId::RoundDate, QT_TRANSLATE_NOOP("Fragment", "round date '{date}'")},
    {FragmentId::RoundFrom1, QT_TRANSLATE_NOOP("Fragment", "a round from 1 to {most}")},
    {FragmentId::RoundFromTo, QT_TRANSLATE_NOOP("Fragment", "a round from {first} to {last}")},
    {FragmentId::RoundIsNotPaired, QT_TRANSLATE_NOOP("Fragment", "round {round} is not paired")},
    {FragmentId::RoundNumbered, QT_TRANSLATE_NOOP("Fragment", "round {round}")},
    {FragmentId::RoundOfAbsence, QT_TRANSLATE_NOOP("Fragment", "round {round} of an absence")},
    {FragmentId::RoundOfBonusOrPenaltyPoints, QT_TRANSLATE_NOOP("Fragment", "round {round} of bonus or penalty points")},
    {FragmentId::RoundOfForfeitedMatch, QT_TRANSLATE_NOOP("Fragment", "round {round} of a forfeited match")},
    {FragmentId::RoundOfLineUp, QT_TRANSLATE_NOOP("Fragment", "round {round} of a line-up")},
    {FragmentId::RoundOfProhibitedPairing, QT_TRANSLATE_NOOP("Fragment", "round {round} of a prohibited pairing")},
    {FragmentId::RoundOfRequestedBye, QT_TRANSLATE_NOOP("Fragment", "round {round} of a requested bye")},
    {FragmentId::RoundOfAward, QT_TRANSLATE_NOOP("Fragment", "round {round} of points awarded to a team")},
    {FragmentId::RoundOfDeadline, QT_TRANSLATE_NOOP("Fragment", "round {round} of a deadline")},
    {FragmentId::RoundOfFixture, QT_TRANSLATE_NOOP("Fragment", "round {round} of a day of play")},
    {FragmentId::RoundOfTeamsBye, QT_TRANSLATE_NOOP("Fragment", "round {round} of a team's bye")},
    {FragmentId::RoundOfVirtualPoints, QT_TRANSLATE_NOOP("Fragment", "round {round} of virtual points")},
    {FragmentId::RoundsOfCrosstable, QT_TRANSLATE_NOOP("Fragment", "{count} rounds read from the crosstable; dates, boards and the kind of byes are not in it")},
    {FragmentId::RoundThatCanBePaired, QT_TRANSLATE_NOOP("Fragment", "a round that can be paired")},
    {FragmentId::RoundThatIsNotPairedYet, QT_TRANSLATE_NOOP("Fragment", "a round that is not paired yet")},
    {FragmentId::RoundWithoutResultsClearThemFirst, QT_TRANSLATE_NOOP("Fragment", "a round without results; clear them first")},
    {FragmentId::RoundWritten, QT_TRANSLATE_NOOP("Fragment", "round '{round}'")},
    {FragmentId::RoundsInLine142, QT_TRANSLATE_NOOP("Fragment", "the number of rounds in line 142")},
    {FragmentId::RoundsPairedByHand, QT_TRANSLATE_NOOP("Fragment", "rounds paired by hand")},
    {FragmentId::RowWithoutName, QT_TRANSLATE_NOOP("Fragment", "a row without a name")},
    {FragmentId::RowsThatDoNotAddUp, QT_TRANSLATE_NOOP("Fragment", "contents that don't add up to the checksum")},
    {FragmentId::SameColourInRound, QT_TRANSLATE_NOOP("Fragment", "the same colour for {player} and {opponent} in round {round}")},
    {FragmentId::ScoreAfterColon, QT_TRANSLATE_NOOP("Fragment", ":MP or :GP, for a tie-break that reads scores")},
    {FragmentId::SecondListInOneFile, QT_TRANSLATE_NOOP("Fragment", "a second list in one file")},
    {FragmentId::SecondPairingAllocatedByeInRound, QT_TRANSLATE_NOOP("Fragment", "a second pairing-allocated bye in round {round}")},
    {FragmentId::SectionNumbered, QT_TRANSLATE_NOOP("Fragment", "section {section}")},
    {FragmentId::SectionOfPlayers, QT_TRANSLATE_NOOP("Fragment", "a section of players")},
    {FragmentId::SectionWithPairedRound, QT_TRANSLATE_NOOP("Fragment", "a section with a paired round")},
    {FragmentId::SectionWithoutBracket, QT_TRANSLATE_NOOP("Fragment", "a section that is not a knock-out")},
    {FragmentId::SectionWithoutEarlierStage, QT_TRANSLATE_NOOP("Fragment", "a section that goes on from no other")},
    {FragmentId::SectionWithoutGrid, QT_TRANSLATE_NOOP("Fragment", "a section where not everybody meets everybody")},
    {FragmentId::SectionWithoutPrizes, QT_TRANSLATE_NOOP("Fragment", "a section without a plan of its prizes")},
    {FragmentId::SectionWithoutSchedule, QT_TRANSLATE_NOOP("Fragment", "a section whose rounds are not fixed by a table")},
    {FragmentId::SectionWithoutTeams, QT_TRANSLATE_NOOP("Fragment", "a section without teams")},
    {FragmentId::SectionsWithoutChoice, QT_TRANSLATE_NOOP("Fragment", "{count} sections and no --section")},
    {FragmentId::Sex, QT_TRANSLATE_NOOP("Fragment", "sex '{sex}'")},
    {FragmentId::SexLetter, QT_TRANSLATE_NOOP("Fragment", "m (man) or w (woman)")},
    {FragmentId::SftpSays, QT_TRANSLATE_NOOP("Fragment", "an answer of the web host: '{said}'")},
    {FragmentId::SheetAsCsv, QT_TRANSLATE_NOOP("Fragment", "the file taken out of the archive")},
    {FragmentId::SheetWithoutNames, QT_TRANSLATE_NOOP("Fragment", "the sheet '{sheet}', which lists no players")},
    {FragmentId::SiteAnswerUnknown, QT_TRANSLATE_NOOP("Fragment", "an answer that is not one of chess-results.com, or only a part of one")},
    {FragmentId::SiteNotReached, QT_TRANSLATE_NOOP("Fragment", "chess-results.com not reached: '{said}'")},
    {FragmentId::SiteSays, QT_TRANSLATE_NOOP("Fragment", "an answer of chess-results.com: '{said}'")},
    {FragmentId::SiteSilent, QT_TRANSLATE_NOOP("Fragment", "no whole answer of chess-results.com in time")},
    {FragmentId::SiteWithoutAccess, QT_TRANSLATE_NOOP("Fragment", "no access to chess-results.com on this desk")},
    {FragmentId::StartNumber, QT_TRANSLATE_NOOP("Fragment", "start number {number}")},
    {FragmentId::StartNumberAgain, QT_TRANSLATE_NOOP("Fragment", "start number {number} again, first in line {line}")},
    {FragmentId::StartNumberFrom1, QT_TRANSLATE_NOOP("Fragment", "a start number from 1 to {most}")},
    {FragmentId::StartNumberInColumns, QT_TRANSLATE_NOOP("Fragment", "a start number from 1 to {most} in columns {first}-{last}")},
    {FragmentId::StartNumberWritten, QT_TRANSLATE_NOOP("Fragment", "start number '{number}'")},
    {FragmentId::StartNumbersFromTo, QT_TRANSLATE_NOOP("Fragment", "start numbers '{first}' to '{last}'")},
    {FragmentId::StartNumbersMissingOrTwice, QT_TRANSLATE_NOOP("Fragment", "start numbers that are missing or occur twice")},
    {FragmentId::SumOfResults, QT_TRANSLATE_NOOP("Fragment", "{points} points, the sum of the results")},
    {FragmentId::SwissManagerEnding, QT_TRANSLATE_NOOP("Fragment", "a file with the ending TUNX, TURX, TUMX or TUTX")},
    {FragmentId::SwissManagerOfAnotherVersion, QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file of another version")},
    {FragmentId::SwissManagerPartsDisagree, QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file whose players, rounds and games don't agree")},
    {FragmentId::SwissManagerPartsMisplaced, QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file whose parts are not where they should be")},
    {FragmentId::SwissManagerWithoutEnd, QT_TRANSLATE_NOOP("Fragment", "a Swiss-Manager file without its end")},
    {FragmentId::SystemThatPairsRounds, QT_TRANSLATE_NOOP("Fragment", "a pairing system that pairs its rounds by itself")},
    {FragmentId::TableWithoutKnownHeads, QT_TRANSLATE_NOOP("Fragment", "a table none of whose heads is known")},
    {FragmentId::TableWithoutNames, QT_TRANSLATE_NOOP("Fragment", "a table without a column of names")},
    {FragmentId::TablesKept, QT_TRANSLATE_NOOP("Fragment", "{tables} tables kept for the section")},
    {FragmentId::TablesOfAnotherProgram, QT_TRANSLATE_NOOP("Fragment", "tables that this program did not make")},
    {FragmentId::TeamEvent, QT_TRANSLATE_NOOP("Fragment", "a team event")},
    {FragmentId::TeamNumber, QT_TRANSLATE_NOOP("Fragment", "team number '{number}'")},
    {FragmentId::TeamNumberFrom1, QT_TRANSLATE_NOOP("Fragment", "a team number from 1 to {most}")},
    {FragmentId::TeamNumbered, QT_TRANSLATE_NOOP("Fragment", "team {team}")},
    {FragmentId::TeamOfAbsence, QT_TRANSLATE_NOOP("Fragment", "absent team {team}")},
    {FragmentId::TeamOfAward, QT_TRANSLATE_NOOP("Fragment", "team {team} of awarded points")},
    {FragmentId::TeamOfFixture, QT_TRANSLATE_NOOP("Fragment", "team {team} of a day of play")},
    {FragmentId::TeamOfForfeitedMatch, QT_TRANSLATE_NOOP("Fragment", "team {team} of a forfeited match")},
    {FragmentId::TeamOfLineUp, QT_TRANSLATE_NOOP("Fragment", "team {team} of a line-up")},
    {FragmentId::TeamOfProhibitedPairing, QT_TRANSLATE_NOOP("Fragment", "team {team} of a prohibited pairing")},
    {FragmentId::TeamOfTeamsBye, QT_TRANSLATE_NOOP("Fragment", "team {team} of a team's bye")},
    {FragmentId::TeamOfThisFile, QT_TRANSLATE_NOOP("Fragment", "the number of a team of this file")},
    {FragmentId::TeamOfThisSection, QT_TRANSLATE_NOOP("Fragment", "a team of this section")},
    {FragmentId::TeamWritten, QT_TRANSLATE_NOOP("Fragment", "team '{team}'")},
    {FragmentId::TextInQuotes, QT_TRANSLATE_NOOP("Fragment", "a text in quotation marks")},
    {FragmentId::TextOfAtMost, QT_TRANSLATE_NOOP("Fragment", "a text of at most {most} characters")},
    {FragmentId::TextThatIsNoJsonList, QT_TRANSLATE_NOOP("Fragment", "text that is no JSON list")},
    {FragmentId::TextThatIsNotJson, QT_TRANSLATE_NOOP("Fragment", "text that is not JSON")},
    {FragmentId::TextThatShowsWhatItIs, QT_TRANSLATE_NOOP("Fragment", "text without control characters")},
    {FragmentId::TieBreakAt, QT_TRANSLATE_NOOP("Fragment", "tie-break '{code}', at '{part}'")},
    {FragmentId::TieBreakByHandInstead, QT_TRANSLATE_NOOP("Fragment", "another tie-break in its place, or places by hand (MAN)")},
    {FragmentId::TieBreakByOldRules, QT_TRANSLATE_NOOP("Fragment", "tie-break {code} of the file is counted by the rules before September 2023")},
    {FragmentId::TieBreakCode, QT_TRANSLATE_NOOP("Fragment", "a code of C.07 such as BH/C1, SB or DE")},
    {FragmentId::TieBreakKeptNotComputed, QT_TRANSLATE_NOOP("Fragment", "tie-break {code} of the file is kept and not computed: those tied before it share a place")},
    {FragmentId::TieBreakOptionUnknown, QT_TRANSLATE_NOOP("Fragment", "option {option} of tie-break {code} is not known; taken as the rules of 2024")},
    {FragmentId::TieBreakWritten, QT_TRANSLATE_NOOP("Fragment", "tie-break '{code}'")},
    {FragmentId::TieBreaksInLine202, QT_TRANSLATE_NOOP("Fragment", "the tie-breaks in line 202 or 212")},
    {FragmentId::TitleAboveOwn, QT_TRANSLATE_NOOP("Fragment", "GM, IM, WGM or WIM, above the own title")},
    {FragmentId::TournamentNotRatingList, QT_TRANSLATE_NOOP("Fragment", "a tournament; a rating list is brought in where players are entered")},
    {FragmentId::TournamentOfRounds, QT_TRANSLATE_NOOP("Fragment", "a tournament of {count} rounds")},
    {FragmentId::TrfFromProgram, QT_TRANSLATE_NOOP("Fragment", "the tournament exported from {program} as TRF, or its list of players as CSV")},
    {FragmentId::TrfFromVega, QT_TRANSLATE_NOOP("Fragment", "the TRF file that Vega exports")},
    {FragmentId::TrfOrCsvOfTournament, QT_TRANSLATE_NOOP("Fragment", "the TRF or CSV file of the same tournament")},
    {FragmentId::TrueOrFalse, QT_TRANSLATE_NOOP("Fragment", "true or false")},
    {FragmentId::TwoByesOfPlayerForRound, QT_TRANSLATE_NOOP("Fragment", "two byes of player {player} for round {round}")},
    {FragmentId::TwoDifferentPlayers, QT_TRANSLATE_NOOP("Fragment", "two different players")},
    {FragmentId::UnknownWordAt, QT_TRANSLATE_NOOP("Fragment", "an unknown word at '{path}'")},
    {FragmentId::UntrueSignature, QT_TRANSLATE_NOOP("Fragment", "a list of files that the key beside it did not sign: it was changed, or the signature")},
    {FragmentId::UploadOfChessResults, QT_TRANSLATE_NOOP("Fragment", "the XML of an event as it is uploaded to chess-results.com")},
    {FragmentId::ValueAt, QT_TRANSLATE_NOOP("Fragment", "the value at '{path}'")},
    {FragmentId::WholeNumberFromTo, QT_TRANSLATE_NOOP("Fragment", "a whole number from {low} to {high}")},
    {FragmentId::WholeNumberInColumns, QT_TRANSLATE_NOOP("Fragment", "a whole number in columns {first}-{last}")},
    {FragmentId::WholeNumberThatIsNotTooLarge, QT_TRANSLATE_NOOP("Fragment", "a whole number that is not too large")},
    {FragmentId::WordOfDialect, QT_TRANSLATE_NOOP("Fragment", "the word '{word}', or none")},
    {FragmentId::WorkbookAsXlsx, QT_TRANSLATE_NOOP("Fragment", "the workbook saved as .xlsx")},
    {FragmentId::WorkbookSavedAnew, QT_TRANSLATE_NOOP("Fragment", "the workbook saved anew as .xlsx, without a password")},
    {FragmentId::XmlOfChessResults, QT_TRANSLATE_NOOP("Fragment", "XML without a tournament in it")},
    {FragmentId::XmlOfFideList, QT_TRANSLATE_NOOP("Fragment", "the XML of a FIDE rating list, as FIDE publishes it")},
    {FragmentId::XmlWithoutInstructions, QT_TRANSLATE_NOOP("Fragment", "the XML of a FIDE rating list, without instructions")},
    {FragmentId::ZeroByeForAbsent, QT_TRANSLATE_NOOP("Fragment", "0000 - Z for a player who is absent")},
    // clang-format on
};

constexpr bool hasHole(std::string_view source, std::string_view name)
{
    bool found = false;
    forEachHole(source, [&](std::string_view hole) { found = found || hole == name; });
    return found;
}

constexpr bool hasPiece(std::string_view pieces, std::string_view name)
{
    while (!pieces.empty()) {
        if (takePiece(pieces).first == name) return true;
    }
    return false;
}

/// In the order of fragments.def, each with a hole for every piece and no other hole.
constexpr bool sourcesFit()
{
    if (std::size(kSources) + 1 != std::size(kFragments)) return false;
    for (std::size_t at = 0; at < std::size(kSources); ++at) {
        const FragmentInfo& known = kFragments[at + 1];
        const FragmentSource& source = kSources[at];
        if (source.id != known.id) return false;
        for (std::string_view pieces = known.pieces; !pieces.empty();) {
            if (!hasHole(source.source, takePiece(pieces).first)) return false;
        }
        bool allKnown = true;
        forEachHole(source.source, [&](std::string_view hole) { allKnown = allKnown && hasPiece(known.pieces, hole); });
        if (!allKnown) return false;
    }
    return true;
}
static_assert(sourcesFit(),
              "kSources follows fragments.def: each fragment once, in its order, with its pieces as holes");

/// The text of a piece, as every language has it.
struct PieceWords {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(TenthsPiece points) const
    {
        return std::to_string(points.value / 10) + '.' + std::to_string(points.value % 10);
    }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const std::vector<std::string>& texts) const
    {
        std::string list;
        for (const std::string& text : texts) list += (list.empty() ? "" : "', '") + text;
        return list;
    }
};

}  // namespace

std::span<const FragmentSource> fragmentSources()
{
    return kSources;
}

std::string pieceWords(const Fragment& fragment, std::string_view hole)
{
    std::string_view pieces = info(fragment.id).pieces;
    for (const FragmentPiece& piece : fragment.pieces) {
        if (takePiece(pieces).first == hole) return std::visit(PieceWords{}, piece);
    }
    KYDAI_ASSERT(false);  // sourcesFit
}

std::string englishText(const Fragment& fragment)
{
    if (fragment.empty()) return {};
    std::string_view rest = kSources[static_cast<std::size_t>(fragment.id) - 1].source;
    std::string text;
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos) break;
        text += rest.substr(0, open);
        text += pieceWords(fragment, rest.substr(open + 1, close - open - 1));
        rest.remove_prefix(close + 1);
    }
    return text += rest;
}

}  // namespace kydai::text
