// What people read, in both languages: questions of policy with their consequences, the journal's lines with each
// difference, explanations whole and as HTML, findings, limits, money. Of festivals and random changes, as it was when
// it was last read; the sentences themselves are in phrases_golden_test.cpp.
#include "ask/answer.h"
#include "format/loss_account.h"
#include "model/numbering.h"
#include "pairing/next_round.h"
#include "policy/judge.h"
#include "policy/outputs.h"
#include "policy/report_check.h"
#include "rating/calculator.h"
#include "support/festival.h"
#include "support/fragments.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"
#include "text/account_text.h"
#include "text/adjustment_text.h"
#include "text/article_text.h"
#include "text/change_text.h"
#include "text/difference_text.h"
#include "text/enum_text.h"
#include "text/error_text.h"
#include "text/journal_text.h"
#include "text/language.h"
#include "text/limit_text.h"
#include "text/loss_text.h"
#include "text/money_text.h"
#include "text/pairing_text.h"
#include "text/question_text.h"
#include "text/rating_text.h"
#include "text/render.h"
#include "text/report_text.h"
#include "text/tie_break_text.h"
#include "text/unit_text.h"
#include "text/value_text.h"
#include "text/warning_details.h"
#include "text/warning_text.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace kydai::text {
namespace {

class TextsGolden : public testing::TestWithParam<Language> {
protected:
    [[nodiscard]] fixture::Golden golden(const std::string& name) const
    {
        return fixture::Golden("texts/" + name + "_" + std::string(languageCode(GetParam())));
    }
    Wording m_wording{GetParam()};
};

std::string plain(const QString& text)
{
    return text.toStdString() + "\n";
}

std::string plain(const WarningWords& words)
{
    return plain(words.title) + plain(words.text) + plain(words.consequences.join(u'|')) + plain(words.confirm);
}

std::string wordsOf(const policy::Judgement& judgement, const Wording& wording)
{
    std::string text;
    for (const policy::Warning& warning : judgement.warnings()) {
        const Section& section = judgement.sectionOf(warning);
        text += plain(warningTitle(warning.id, wording)) + plain(warningWords(warning, section, wording)) +
                plain(warningDetails(warning, section, wording).join(u'|')) + plain(unlawfulText(warning, wording));
    }
    return text;
}

/// An action as the journal tells it, with what each of its changes changed.
std::string wordsOf(const Change& change, const Applied& made, const Event& before, const Wording& wording)
{
    JournalLine line;
    line.change = change;
    line.all = {change};
    line.inverses = {made.inverse};
    std::string text = plain(changeText(change, before, wording)) +
                       plain(changeText(change, before, wording, {{playerId(1), 9}})) +
                       plain(actionText(ActionKind::Import, line.all, before, wording));
    const JournalWords words = journalWords(line, made.event, wording);
    text += plain(words.section) + plain(words.what) + plain(words.before);
    if (!made.inverse) return text;
    for (const Difference& each : differences(change, *made.inverse, made.event, wording))
        text += plain(each.label) + plain(each.before) + plain(each.after);
    return text;
}

TEST_P(TextsGolden, ChangesAndQuestionsAreToldAsTheyWereRead)
{
    fixture::Golden kept = golden("changes");
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        Event event;
        std::string text;
        const Wording wording = m_wording.forDiscipline(static_cast<Discipline>(seed % 3));
        for (int step = 0; step < 25; ++step) {
            const Change change = fixture::anyChange(event, random);
            const auto judged = policy::judge({event, 0}, change);
            if (judged) text += wordsOf(*judged, wording);
            const auto made = applyTo(event, change);
            if (!made) {
                text += plain(errorText(made.error(), wording));
                continue;
            }
            text += wordsOf(change, *made, event, wording);
            event = made->event;
        }
        kept.add(std::to_string(seed), "told", text);
    }
    kept.compare();
}

TEST_P(TextsGolden, RoundsAndReportsAreToldAsTheyWereRead)
{
    fixture::Golden kept = golden("rounds");
    for (const fixture::NamedSection& named : fixture::festival()) {
        Section section = named.section;
        section.players.back().fideId = section.players.front().fideId;
        section.players[1].rating = 4500;
        section.players[2].birth = {2050, 0, 0};
        section.info.limits = {.sex = Sex::Female, .bornFrom = 2000, .bornTo = 2010, .ratingTo = 2300};
        std::string text = plain(limitsText(section.info.limits, m_wording));
        for (const SectionLimits& limits :
             {SectionLimits{}, SectionLimits{.bornFrom = 2000}, SectionLimits{.bornTo = 2009},
              SectionLimits{.ratingFrom = 1900}, SectionLimits{.sex = Sex::Male, .ratingFrom = 1, .ratingTo = 2}})
            text += plain(limitsText(limits, m_wording)) + plain(outsidersText(section.players, limits, m_wording));
        for (const Player& player : section.players) text += plain(outsideText(player, section.info.limits, m_wording));
        for (const bool norms : {false, true}) {
            for (const policy::ReportFinding& found : policy::reportFindings(section, norms))
                text += plain(reportFindingText(found, section, m_wording));
        }
        const RoundNumber next = section.roundsPaired() + 1;
        for (const pairing::PreflightIssue& issue : pairing::preflight(section, next))
            text += plain(preflightText(issue, section, m_wording)) + plain(fixText(issue.fix, m_wording));
        for (RoundNumber round = 1; round < next; ++round) {
            Round other = section.round(round);
            text += plain(accountText(pairing::accountOf(section, other, round), m_wording));
            if (!other.games.empty()) std::swap(other.games.front().white, other.games.back().black);
            for (const pairing::ManualWarning& fault : pairing::checkManualRound(section, other, round))
                text += plain(faultText(fault, section, m_wording));
        }
        const EventSection entry{SectionId{1}, std::make_shared<const Section>(section)};
        text += wordsOf(policy::beforePairing({Event{"Giải", {entry}}, 1}, SectionId{1}), m_wording);
        text += wordsOf(policy::beforeReport({Event{"Giải", {entry}}, 1}, SectionId{1}), m_wording);
        const auto standings = tiebreak::standingsOf(section, {.participants = tiebreak::Participants::Players});
        if (standings) {
            for (const tiebreak::UnitRow& unit : tiebreak::unitStandings(section, *standings, {}))
                text += plain(unitMembersText(section, unit, m_wording));
        }
        const rating::Pool pool(section);
        for (const rating::SystemInfo& system : rating::systems()) {
            const rating::Ratings ratings = rating::rate(pool, system.system);
            text += plain(ratingLabel(ratings, m_wording));
            for (const rating::Record& record : ratings.records) text += plain(ratingRemark(record, m_wording));
        }
        kept.add(named.name, "told", text);
    }
    kept.compare();
}

TEST_P(TextsGolden, AnswersReadAsTheyWereRead)
{
    fixture::Golden kept = golden("answers");
    const auto festival = fixture::festival();
    for (const ask::KindInfo& kind : ask::kinds()) {
        std::string text = plain(questionText(kind.kind, m_wording));
        for (std::size_t at = 0; at < festival.size(); at += 3) {
            const Section& section = festival[at].section;
            const std::size_t count = section.players.size();
            for (std::size_t i = 0; i < 3; ++i) {
                ask::Question question{.kind = kind.kind, .player = section.players[(i * 5 + at) % count].id};
                question.other = section.players[(i * 5 + at + 2) % count].id;
                if (kind.kind == ExplanationKind::TieBreak) question.code = section.rules.tieBreaks[i];
                if (!section.prizes.lists.empty() && kind.uses(ask::Argument::Prize))
                    question.code = section.prizes.lists[i % section.prizes.lists.size()].name;
                question.place = kind.uses(ask::Argument::Rating) ? 2300 : 3;
                const auto answer = ask::answer(question, section);
                text += answer ? plain(plainText(*answer, m_wording)) + plain(htmlText(*answer, m_wording))
                               : plain(errorText(answer.error(), m_wording));
            }
        }
        kept.add(std::string(kind.word) + std::to_string(static_cast<int>(kind.kind)), "told", text);
    }
    kept.compare();
}

TEST_P(TextsGolden, MoneyAndValuesReadAsTheyWereRead)
{
    fixture::Golden kept = golden("values");
    for (const char* currency : {"VND", "EUR", "USD", ""}) {
        std::string text;
        for (std::int64_t amount : {0LL,
                                    1LL,
                                    4LL,
                                    5LL,
                                    10LL,
                                    11LL,
                                    14LL,
                                    15LL,
                                    20LL,
                                    21LL,
                                    24LL,
                                    25LL,
                                    99LL,
                                    100LL,
                                    101LL,
                                    105LL,
                                    110LL,
                                    115LL,
                                    999LL,
                                    1000LL,
                                    1001LL,
                                    1010LL,
                                    1021LL,
                                    10'500LL,
                                    100'000LL,
                                    1'000'000LL,
                                    1'000'005LL,
                                    21'300'040LL,
                                    1'000'000'000LL,
                                    2'045'000'000LL,
                                    1'000'000'000'000LL}) {
            text += plain(moneyInWords(amount, currency, m_wording));
            text += plain(moneyText({Fraction(amount), currency}, m_wording)) +
                    plain(moneyText({Fraction(amount, 3), currency}, m_wording));
        }
        kept.add(std::string("'") + currency + "'", "money", text);
    }
    std::string text;
    for (int tenths = -25; tenths <= 125; tenths += 5) text += plain(pointsText(Points{tenths}, m_wording));
    for (int numerator = -7; numerator <= 7; ++numerator) {
        for (int denominator = 1; denominator <= 7; ++denominator) {
            for (const int decimals : {0, 2, 4})
                text += plain(fractionText(Fraction(numerator * 100, denominator), m_wording, decimals));
        }
        for (const int decimals : {0, 1, 3})
            text += plain(
                realText({numerator * 123.4567, static_cast<std::int8_t>(decimals), numerator % 2 == 0}, m_wording));
    }
    for (int white = 0; white < 16; ++white) {
        text += plain(outcomeText(static_cast<Outcome>(white), m_wording));
        for (int black = 0; black < 16; ++black)
            text += plain(resultText(static_cast<Outcome>(white), static_cast<Outcome>(black)));
    }
    for (const Date& date : {Date{}, Date{2026, 0, 0}, Date{2026, 11, 0}, Date{2026, 1, 2}, Date{2026, 12, 31}})
        text += plain(dateText(date, m_wording));
    for (int items = 0; items < 5; ++items) {
        QStringList list;
        Players players;
        for (int each = 0; each < items; ++each) {
            list << QString::number(each);
            players.players.push_back({{each + 1}, "P" + std::to_string(each)});
        }
        text += plain(listText(list, m_wording));
        for (std::size_t most = 0; most < 4; ++most) text += plain(namesText(players, m_wording, most));
    }
    kept.add("values", "told", text);
    for (int code = 0; code <= static_cast<int>(Errc::Cancelled); ++code) {
        std::string errors;
        for (const int line : {0, 7}) {
            for (const char* file : {"", "/tmp/a.trf"}) {
                Error error{.code = static_cast<Errc>(code), .file = file, .line = line};
                errors += plain(errorText(error, m_wording));
                error.what = fragment(FragmentId::AFolder);
                errors += plain(errorText(error, m_wording));
                error.expected = fragment(FragmentId::AFile);
                errors += plain(errorText(error, m_wording));
                error.what = {};
                errors += plain(errorText(error, m_wording));
            }
        }
        kept.add(std::to_string(code), "error", errors);
    }
    kept.compare();
}

/// What each format keeps of events with every member set, and of what is only in part the same.
TEST_P(TextsGolden, LossesAreToldAsTheyWereRead)
{
    fixture::Golden kept = golden("losses");
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Event whole = fixture::wholeEvent(seed);
        format::EventContent content{whole.name, whole.units, {}};
        for (const EventSection& each : whole.sections) content.sections.push_back(byNumber(*each.section));
        std::string text;
        for (const format::WrittenFormat& format : format::kWrittenFormats) {
            format::EventContent found = format::asCarried(format, content);
            for (int step = 0; step < 3; ++step) {
                const format::LossAccount account = format::lossAccount(format, content, found, step != 1);
                text += plain(lossLines(account, m_wording).join(u'|'));
                for (const LossGroup& group : lossGroups(account, m_wording))
                    text += plain(group.head) + plain(group.parts.join(u'|'));
                found.name += "x";
                for (Section& section : found.sections) {
                    section.rules.unratedRating += 1;
                    section.info.town = step == 0 ? "Huế" : "";
                    for (Player& player : section.players) player.rating += 1;
                }
                if (step == 1 && !found.sections.empty()) found.sections.pop_back();
            }
        }
        kept.add(std::to_string(seed), "told", text);
    }
    kept.compare();
}

/// One round more than is known of, so that no pairing is possible in some.
Section pairedOut(Section section)
{
    section.rules.scheduledRounds.reset();
    for (int round = 0; round < 12; ++round) {
        const auto draft = pairing::draftRound(section, section.roundsPaired() + 1);
        const auto* made = std::get_if<pairing::DraftRound>(&draft);
        if (made == nullptr) break;
        section.rounds.push_back(made->round);
        for (Game& game : section.rounds.back().games) {
            game.whiteOutcome = Outcome::Win;
            game.blackOutcome = Outcome::Loss;
        }
    }
    return section;
}

TEST_P(TextsGolden, WhatCannotBePairedIsToldAsItWasRead)
{
    fixture::Golden kept = golden("unpairable");
    for (const fixture::NamedSection& named : fixture::festival()) {
        Section section = named.section;
        section.players.resize(std::min<std::size_t>(section.players.size(), 5));
        section.rounds.clear();
        section.requestedByes.clear();
        section.adjustments.clear();
        std::string text;
        for (const PairingSystem system : {section.rules.pairingSystem, PairingSystem::Dutch, PairingSystem::Other}) {
            section.rules.pairingSystem = system;
            const Section last = pairedOut(section);
            const auto draft = pairing::draftRound(last, last.roundsPaired() + 1);
            if (const auto* refused = std::get_if<pairing::Unpairable>(&draft))
                text += plain(unpairableText(*refused, last, m_wording));
            for (const pairing::PreflightIssue& issue : pairing::preflight(last, last.roundsPaired() + 1))
                text += plain(preflightText(issue, last, m_wording)) + plain(fixText(issue.fix, m_wording));
        }
        kept.add(named.name, "told", text);
    }
    kept.compare();
}

/// The words of lists that need no section: tie-breaks with each of their modifiers, articles, kinds of questions,
/// results with and without colours.
TEST_P(TextsGolden, WordsReadAsTheyWereRead)
{
    fixture::Golden kept = golden("words");
    for (const tiebreak::Definition& definition : tiebreak::definitions()) {
        const std::string name(definition.name);
        std::string text;
        for (const char* modifier :
             {"",      "/C1",    "/C2", "/M1", "/M2",   "/L+1",  "/L-2", "/P",     "/F",     "/K3",
              "/R",    "/U1400", ":GP", ":MP", "/C1/P", "/C1/F", "@24",  "@26",    "@OLD",   "/X",
              "/M1/P", "/L60%",  "/D",  "/N",  "/S",    "/S2",   "/S3",  ":MP/S2", ":MP/S3", "/K2"}) {
            const auto code = tiebreak::parseCode(name + modifier);
            text += plain(code ? tieBreakName(*code, m_wording) : errorText(code.error(), m_wording));
            text += plain(spelledCode(name + modifier, m_wording));
        }
        kept.add(name, "tie-break", text);
    }
    std::string articles;
    for (const auto& table : articleTables()) {
        for (const ArticleContent& each : table)
            articles += plain(articleText(each.article, m_wording)) + plain(citationText(each.article));
    }
    kept.add("articles", "told", articles + plain(articleText({}, m_wording)) + plain(citationText({})));
    std::string rounds;
    for (int outcome = 0; outcome < 16; ++outcome) {
        for (const bool opponent : {false, true}) {
            for (const int points : {0, 5, 10, 15}) {
                RoundEntry entry;
                entry.outcome = static_cast<Outcome>(outcome);
                entry.points = Points{points};
                if (opponent) entry.opponent = 1;
                rounds += plain(crosstableCell(entry, 7, m_wording));
                entry.colour = outcome % 2 == 0 ? Colour::White : Colour::Black;
                rounds += plain(crosstableCell(entry, 12, m_wording));
            }
        }
    }
    kept.add("rounds", "told", rounds);
    std::string all = plain(translationFile(GetParam()));
    for (const ask::KindInfo& kind : ask::kinds()) all += std::string(questionWords(kind.kind)) + "\n";
    for (const Colour colour : {Colour::White, Colour::Black}) {
        for (int discipline = 0; discipline < 3; ++discipline)
            all += plain(colourText(colour, m_wording.forDiscipline(static_cast<Discipline>(discipline))));
    }
    for (const char* code : {"vi", "en", "VI", "de", "", "vi_VN"})
        all += std::to_string(languageFromCode(code).has_value());
    for (const char* edition : {"24", "26", "old", "2017", ""}) all += plain(editionText(edition, m_wording));
    for (const char* name : {"A, B", "C"}) all += plain(joinedNames({QString::fromUtf8(name), QStringLiteral("D")}));
    kept.add("words", "told", all);
    kept.compare();
}

TEST_P(TextsGolden, RatingsReadAsTheyWereRead)
{
    fixture::Golden kept = golden("ratings");
    for (const fixture::NamedSection& named : fixture::festival()) {
        std::string text;
        const rating::Pool pool(named.section);
        for (const rating::SystemInfo& system : rating::systems()) {
            const rating::Ratings ratings = rating::rate(pool, system.system);
            for (int at = 0; at < kRatingColumns; ++at) {
                const auto column = static_cast<RatingColumn>(at);
                text += std::string(ratingColumnId(column)) + (isTextColumn(column) ? " text" : "");
                for (std::size_t row = 0; row < ratings.records.size(); ++row) {
                    const auto number = ratingNumber(ratings, row, column);
                    text += number ? ' ' + realText(*number, m_wording).toStdString() : " -";
                }
            }
        }
        kept.add(named.name, "ratings", text);
    }
    kept.compare();
}

/// What an action of one, two and three changes of a kind is called, of every kind of action.
TEST_P(TextsGolden, ActionsAreToldByHowMuchTheyChange)
{
    fixture::Golden kept = golden("actions");
    Event event;
    std::vector<std::optional<Change>> ofKind(std::variant_size_v<Change>);
    Random random(7);
    for (int step = 0; step < 1000; ++step) {
        const Change change = fixture::anyChange(event, random);
        ofKind[change.index()] = change;
        const auto made = applyTo(event, change);
        if (made && step < 200) event = made->event;
    }
    for (std::size_t kind = 0; kind < Words<ActionKind>::kAll.size(); ++kind) {
        std::string text;
        for (const auto& change : ofKind) {
            std::vector<Change> changes;
            for (int count = 1; change && count <= 3; ++count) {
                changes.push_back(*change);
                text += plain(actionText(static_cast<ActionKind>(kind), changes, event, m_wording)) +
                        std::to_string(principalOf(static_cast<ActionKind>(kind), changes));
            }
            if (ofKind[0]) changes.insert(changes.begin(), *ofKind[0]);
            if (!changes.empty()) text += std::to_string(principalOf(static_cast<ActionKind>(kind), changes));
        }
        kept.add(std::string(Words<ActionKind>::kAll[kind]), "told", text);
    }
    kept.compare();
}

TEST_P(TextsGolden, NumbersReadAsTheyWereRead)
{
    fixture::Golden kept = golden("numbers");
    for (std::int64_t thousand = 0; thousand < 20; ++thousand) {
        std::string text;
        for (std::int64_t amount = 0; amount < 100; ++amount)
            text += plain(moneyInWords(thousand * 1111 * (thousand > 9 ? 10'007 : 1) + amount, "VND", m_wording));
        kept.add(std::to_string(thousand), "money", text);
    }
    std::string reals;
    for (const double value : {0.0, 0.9, 0.09, 0.009, 9.0, 99.5, 1.0, 0.1}) {
        for (const double sign : {1.0, -1.0}) {
            for (int shape = 0; shape < 12; ++shape) {
                const Real real{sign * value, shape / 4, shape % 2 == 1, shape % 4 > 1};
                reals += plain(realText(real, m_wording));
            }
        }
    }
    kept.add("reals", "told", reals);
    std::string words;
    for (auto kind = ExplanationKind{}; kind <= ExplanationKind::Unit;
         kind = static_cast<ExplanationKind>(static_cast<int>(kind) + 1))
        words += std::string(questionWords(kind)) + plain(questionText(kind, m_wording));
    words += plain(enumTexts<TimeControl>(m_wording).join(u'|')) + plain(enumTexts<Sex>(m_wording).join(u'|'));
    kept.add("words", "told", words);
    kept.compare();
}

/// Every question of policy, every fault of a report, every correction of points, also those that no event of the
/// other tests has.
TEST_P(TextsGolden, WhateverCanBeFoundIsToldAsItWasRead)
{
    fixture::Golden kept = golden("found");
    const Section section = byNumber(fixture::festival().front().section);
    const PlayerId one = section.players[0].id;
    const PlayerId two = section.players[1].id;
    for (const policy::Rule& rule : policy::rules()) {
        std::string text;
        for (const int count : {0, 1, 2}) {
            policy::Warning warning{.id = rule.id, .round = count, .count = count};
            if (count > 0) warning.players = {one};
            if (count > 1) warning.players.push_back(two);
            text += plain(warningTitle(rule.id, m_wording)) + plain(warningWords(warning, section, m_wording)) +
                    plain(warningDetails(warning, section, m_wording).join(u'|'));
        }
        kept.add(std::string(rule.word), "question", text);
    }
    std::string faults;
    for (auto fault = policy::ReportFault{}; fault <= policy::ReportFault::PlayerWithoutFederation;
         fault = static_cast<policy::ReportFault>(static_cast<int>(fault) + 1))
        faults += plain(reportFindingText({fault, one, 3, 2, two}, section, m_wording));
    kept.add("report", "faults", faults);
    std::string points;
    Section teams = section;
    teams.teams.teams = {Team{.id = TeamId{1}, .name = "Huế"}};
    for (const RoundNumber round : {0, 3}) {
        for (const std::optional<Outcome> kind : {std::optional<Outcome>{}, {Outcome::Win}, {Outcome::HalfBye}}) {
            for (const int tenths : {-5, 0, 10}) {
                points += plain(adjustmentText(section, PointAdjustment{one, round, kind, Points{tenths}}, m_wording));
                points += plain(adjustmentText(
                    teams, TeamAward{round, TeamId{1}, kind, Points{tenths}, Points{2 * tenths}}, m_wording));
            }
        }
    }
    points += plain(adjustmentText(section, PointAdjustment{PlayerId{}, 1, {}, Points{5}}, m_wording));
    points += plain(adjustmentText(teams, TeamAward{1, TeamId{7}, {}, Points{5}, Points{}}, m_wording));
    for (int halves = 0; halves < 8; ++halves)
        points += plain(halvesText(halves, m_wording)) + plain(scoreText({halves, 7 - halves}, m_wording));
    points += plain(stageScoresText({{1, 1}, {2, 0}}, m_wording));
    kept.add("points", "told", points);
    kept.compare();
}

TEST(Moments, AreTheDayAndTheMinutesOfTheClockHere)
{
    const Moment moment = momentOf(QDateTime(QDate(2026, 11, 29), QTime(14, 36, 39)));
    EXPECT_EQ(moment.day, (Date{2026, 11, 29}));
    EXPECT_EQ(moment.minute, 14 * 60 + 36);
}

TEST(Actions, OneWithoutAChangeHasNoWords)
{
    EXPECT_TRUE(actionText(ActionKind::Import, {}, Event{}, Wording(Language::English)).isEmpty());
}

TEST(Wordings, ALabelForReadersOfBothLanguagesSaysBothWhereTheyDiffer)
{
    const Wording vietnamese(Language::Vietnamese);
    const Wording english(Language::English);
    EXPECT_EQ(vietnamese.label("Value", "Black"), QString::fromUtf8("Đen"));
    EXPECT_EQ(vietnamese.beside(Language::English).label("Value", "Black"), QString::fromUtf8("Đen / Black"));
    EXPECT_EQ(english.beside(Language::Vietnamese).label("Value", "Black"), QString::fromUtf8("Black / Đen"));
    EXPECT_EQ(english.beside(Language::English).label("Value", "Black"), QStringLiteral("Black"));
    EXPECT_EQ(vietnamese.beside(Language::English).label("Value", "of no text"), QStringLiteral("of no text"));
}

/// Both colours of xiangqi begin with đ.
TEST(Wordings, LettersOfColoursAreThoseOfTheEventExceptInXiangqi)
{
    const Wording local = Wording(Language::Vietnamese).withLetters(ColourLetters::Vietnamese);
    EXPECT_EQ(Wording(Language::Vietnamese).colourLetters(), ColourLetters::International);
    EXPECT_EQ(local.colourLetters(), ColourLetters::Vietnamese);
    EXPECT_EQ(local.forDiscipline(Discipline::Xiangqi).colourLetters(), ColourLetters::International);
}

INSTANTIATE_TEST_SUITE_P(Languages, TextsGolden, testing::ValuesIn(kLanguages),
                         [](const auto& language) { return std::string(languageCode(language.param)); });

}  // namespace
}  // namespace kydai::text
