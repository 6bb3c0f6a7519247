#include "print/norm_documents.h"

#include "explain/articles.h"
#include "model/event.h"
#include "model/official.h"
#include "model/scorecards.h"
#include "norms/explain_norm.h"
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/value.h"
#include "text/article_text.h"
#include "text/enum_text.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <set>

namespace kydai::print {

namespace {

/// Labels and values in two pairs of columns.
class FactTable {
public:
    explicit FactTable(const DocumentWords& words) : m_words(words)
    {
        m_table.columns = {
            {{}, Align::Left}, {{}, Align::Left, true, true}, {{}, Align::Left}, {{}, Align::Left, true, true}};
        m_table.fontSize = 9.5;
    }
    void add(const char* label, const QString& value)
    {
        if (m_table.rows.empty() || m_table.rows.back().cells.size() == 4) m_table.rows.emplace_back();
        m_table.rows.back().cells << m_words(label) << (value.isEmpty() ? QStringLiteral("–") : value);
    }
    [[nodiscard]] Table take()
    {
        while (!m_table.rows.empty() && m_table.rows.back().cells.size() < 4) m_table.rows.back().cells << QString();
        return std::move(m_table);
    }

private:
    const DocumentWords& m_words;
    Table m_table{};
};

QString dayOf(const Date& date)
{
    if (!date.known()) return {};
    return QStringLiteral("%1/%2/%3")
        .arg(date.day, 2, 10, QLatin1Char('0'))
        .arg(date.month, 2, 10, QLatin1Char('0'))
        .arg(date.year);
}

/// "Given SURNAME" where the list writes "Surname, Given"; else as it stands.
QString formName(const std::string& name)
{
    const QString text = fromUtf8(name);
    const qsizetype comma = text.indexOf(QLatin1Char(','));
    if (comma < 0) return text;
    return QStringLiteral("%1 %2").arg(text.mid(comma + 1).trimmed(), text.left(comma).trimmed().toUpper());
}

QString daysOf(const SectionInfo& info)
{
    return QStringLiteral("%1 – %2").arg(dayOf(info.firstDay), dayOf(info.lastDay));
}

/// FIDE knows the event by its own name and the section's.
void addEvent(FactTable& facts, const Section& section, const Sheet& sheet, const DocumentWords& words)
{
    const SectionInfo& info = section.info;
    facts.add(QT_TRANSLATE_NOOP("Print", "Event"), fromUtf8(reportName(sheet.heading.event.toStdString(), info.name)));
    facts.add(QT_TRANSLATE_NOOP("Print", "FIDE event code"), fromUtf8(info.report.eventCode));
    facts.add(QT_TRANSLATE_NOOP("Print", "Town"), fromUtf8(info.town));
    facts.add(QT_TRANSLATE_NOOP("Print", "Federation"), fromUtf8(info.federation));
    facts.add(QT_TRANSLATE_NOOP("Print", "Days"), daysOf(info));
    facts.add(QT_TRANSLATE_NOOP("Print", "Rounds"), QString::number(section.roundsInAll()));
    const auto system = [&](const text::Wording& wording) {
        return text::enumText(section.rules.pairingSystem, wording);
    };
    facts.add(QT_TRANSLATE_NOOP("Print", "System"), info.type.empty() ? words.each(system) : fromUtf8(info.type));
    facts.add(QT_TRANSLATE_NOOP("Print", "Rate of play"), fromUtf8(info.timeControlText));
}

QString half(norms::HalfPoints score, const text::Wording& wording)
{
    constexpr int kTenthsOfAHalf = 5;
    return tables::written(tables::Value(Points{score * kTenthsOfAHalf}), tables::Output::Paper, wording);
}

/// Round, opponent, what he counts as, result; games that are left out stand in brackets.
Table gamesTable(const Section& section, const norms::Attempt& attempt, const DocumentWords& words)
{
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "R")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Opponent")), Align::Left, true},
                     {words(QT_TRANSLATE_NOOP("Print", "Fed.")), Align::Left},
                     {words(QT_TRANSLATE_NOOP("Print", "Title")), Align::Left},
                     {words(QT_TRANSLATE_NOOP("Print", "Rating")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Result")), Align::Centre}};
    table.fontSize = 9.5;
    for (std::size_t at = 0; at < attempt.rounds.size(); ++at) {
        const norms::NormGame& game = attempt.rounds[at];
        const Player* opponent = section.find(game.opponent);
        const bool counts = std::ranges::find(attempt.games, at) != attempt.games.end();
        QString result = game.out == norms::Out::Counts ? half(game.score, words.first())
                                                        : text::outcomeText(game.outcome, words.first());
        if (!counts) result = QStringLiteral("(%1)").arg(result);
        TableRow row;
        row.cells << QString::number(game.round) << (opponent == nullptr ? QString() : formName(opponent->name))
                  << fromUtf8(game.federation) << (opponent == nullptr ? QString() : tables::titleText(*opponent))
                  << (game.rating > 0 ? QString::number(game.rating) : QString()) << result;
        table.rows.push_back(std::move(row));
    }
    return table;
}

void addStep(Sheet& sheet, const Step& step, const DocumentWords& words)
{
    Statement line;
    line.text = words.each([&](const text::Wording& wording) { return text::phraseText(step, wording); });
    if (!step.article.empty()) line.citation = text::citationText(step.article);
    line.decisive = step.decisive;
    sheet.blocks.emplace_back(std::move(line));
}

void addOpinion(Sheet& sheet, const DocumentWords& words)
{
    sheet.blocks.emplace_back(Paragraph{
        words.each([](const text::Wording& wording) { return text::phraseText({Phrase::NormOpinion}, wording); }),
        {8.5, false, true},
        3});
}

void addSignatures(Sheet& sheet, const Section& section, const DocumentWords& words, bool federation)
{
    const Official chief = officialOf(section.info.chiefArbiter);
    QString name = fromUtf8(chief.name);
    if (!chief.fideId.empty()) name += QStringLiteral(" (%1)").arg(fromUtf8(chief.fideId));
    sheet.blocks.emplace_back(Signature{words(QT_TRANSLATE_NOOP("Print", "Chief arbiter")), name});
    if (federation) {
        const QString caption = words(QT_TRANSLATE_NOOP("Print", "Rating officer or president of the federation"));
        constexpr double kRoomToSign = 10;
        sheet.blocks.emplace_back(
            Paragraph{caption + QStringLiteral(": ") + QString(40, QLatin1Char('_')), {9.5}, kRoomToSign});
    }
}

void addTitleResult(Sheet& sheet, const Section& section, const tables::NormSource& source,
                    const norms::NormEntry& entry, const DocumentWords& words)
{
    const Player& player = section.players[entry.player];
    const norms::Attempt& made = entry.attempt;
    FactTable facts(words);
    facts.add(QT_TRANSLATE_NOOP("Print", "Player"), formName(player.name));
    facts.add(QT_TRANSLATE_NOOP("Print", "FIDE ID"), fromUtf8(player.fideId));
    facts.add(QT_TRANSLATE_NOOP("Print", "Born"), dayOf(player.birth));
    facts.add(QT_TRANSLATE_NOOP("Print", "Federation"), fromUtf8(norms::federationForNorms(player)));
    facts.add(QT_TRANSLATE_NOOP("Print", "Title"), tables::titleText(player));
    facts.add(QT_TRANSLATE_NOOP("Print", "Rating"), player.rating > 0 ? QString::number(player.rating) : QString());
    facts.add(QT_TRANSLATE_NOOP("Print", "Norm"), QString::fromUtf8(norms::nameOf(entry.norm).data()));
    facts.add(QT_TRANSLATE_NOOP("Print", "Games; counted as"),
              QStringLiteral("%1; %2").arg(made.count()).arg(made.countsAs));
    addEvent(facts, section, sheet, words);
    facts.add(QT_TRANSLATE_NOOP("Print", "Points made; needed"),
              QStringLiteral("%1; %2").arg(half(made.score, words.first()),
                                           made.required ? half(*made.required, words.first()) : QStringLiteral("–")));
    facts.add(QT_TRANSLATE_NOOP("Print", "Average; performance"),
              QStringLiteral("%1; %2").arg(made.figures.average).arg(made.figures.performance));
    facts.add(QT_TRANSLATE_NOOP("Print", "Titled; own level"),
              QStringLiteral("%1; %2").arg(made.mix.holders).arg(made.mix.level));
    facts.add(QT_TRANSLATE_NOOP("Print", "Federations; own; one"),
              QStringLiteral("%1; %2; %3").arg(made.mix.foreign).arg(made.mix.own).arg(made.mix.largest));
    facts.add(QT_TRANSLATE_NOOP("Print", "Normal foreigner requirement"),
              words(made.exempt ? QT_TRANSLATE_NOOP("Print", "no") : QT_TRANSLATE_NOOP("Print", "yes")));
    sheet.blocks.emplace_back(facts.take());
    sheet.blocks.emplace_back(gamesTable(section, made, words));
    sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "Conditions and remarks")), {10, true}, 3});
    for (const Step& step : norms::conditionSteps(section, source.event, entry.player, made, entry.norm))
        addStep(sheet, step, words);
    const bool isSaid = source.event.exemption() == norms::Exemption::ForeignField;
    for (const Step& step : norms::eventSteps(source.event)) {
        if (!isSaid || step.article != article::kNormForeignField) addStep(sheet, step, words);
    }
    addOpinion(sheet, words);
    addSignatures(sheet, section, words, true);
}

/// One line of IT3: who is counted, all and those of the host.
struct Counted {
    const char* label = "";
    std::vector<const Player*> players{};
};

std::vector<Counted> countedPlayers(const Section& section)
{
    const Scorecards cards(section);
    const auto played = [&](const Player& player) {
        const auto games = cards.of(*section.indexOf(player.id));
        return std::ranges::any_of(games, [](const RoundEntry& entry) { return isPlayed(entry.outcome); });
    };
    std::vector<Counted> lines{{QT_TRANSLATE_NOOP("Print", "Players rated by FIDE"), {}},
                               {QT_TRANSLATE_NOOP("Print", "Players without a rating"), {}}};
    constexpr std::pair<Title, const char*> kTitles[] = {{Title::GM, "GM"},   {Title::IM, "IM"},   {Title::FM, "FM"},
                                                         {Title::WGM, "WGM"}, {Title::WIM, "WIM"}, {Title::WFM, "WFM"}};
    for (const auto& [title, word] : kTitles) lines.push_back({word, {}});
    for (const Player& player : section.players) {
        if (!played(player)) continue;
        lines[player.rating > 0 ? 0 : 1].players.push_back(&player);
        for (std::size_t at = 0; at < std::size(kTitles); ++at) {
            if (player.title == kTitles[at].first) lines[at + 2].players.push_back(&player);
        }
    }
    return lines;
}

int federationsOf(const std::vector<const Player*>& players)
{
    std::set<std::string> federations;
    for (const Player* player : players) {
        if (!player->federation.empty() && player->federation != "FID") federations.insert(player->federation);
    }
    return static_cast<int>(federations.size());
}

Table countTable(const Section& section, const std::vector<Counted>& lines, const DocumentWords& words)
{
    Table table;
    table.columns = {{{}, Align::Left, true},
                     {words(QT_TRANSLATE_NOOP("Print", "All")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Federations")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Of the host")), Align::Right}};
    for (const Counted& line : lines) {
        const auto host = std::ranges::count_if(
            line.players, [&](const Player* player) { return player->federation == section.info.federation; });
        TableRow row;
        row.cells << words(line.label) << QString::number(line.players.size())
                  << QString::number(federationsOf(line.players)) << QString::number(host);
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<std::pair<const char*, Official>> officialsOf(const SectionInfo& info)
{
    std::vector<std::pair<const char*, Official>> officials;
    if (!info.chiefArbiter.empty())
        officials.emplace_back(QT_TRANSLATE_NOOP("Print", "Chief arbiter"), officialOf(info.chiefArbiter));
    for (const std::string& deputy : info.deputyArbiters)
        officials.emplace_back(QT_TRANSLATE_NOOP("Print", "Deputy chief arbiter or arbiter"), officialOf(deputy));
    return officials;
}

Table officialsTable(const SectionInfo& info, const DocumentWords& words)
{
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "Function")), Align::Left},
                     {words(QT_TRANSLATE_NOOP("Print", "Title")), Align::Left},
                     {words(QT_TRANSLATE_NOOP("Print", "Name")), Align::Left, true, true},
                     {words(QT_TRANSLATE_NOOP("Print", "FIDE ID")), Align::Left}};
    for (const auto& [function, official] : officialsOf(info)) {
        TableRow row;
        row.cells << words(function) << fromUtf8(official.title) << fromUtf8(official.name)
                  << (official.fideId.empty() ? words(QT_TRANSLATE_NOOP("Print", "missing"))
                                              : fromUtf8(official.fideId));
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString namesOf(const std::vector<const Player*>& players)
{
    QStringList names;
    for (const Player* player : players)
        names << QStringLiteral("%1 %2").arg(QString::number(player->tpn), formName(player->name));
    return names.join(QStringLiteral(", "));
}

}  // namespace

Sheet normsSheet(const Section& section, const tables::NormSource& source, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Title norms and chances")), options, words);
    const tables::List list = tables::normsList(section, source);
    if (list.rows.empty())
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "Nobody makes a norm, and nobody can any more.")), {10}});
    else
        sheet.blocks.emplace_back(listTable(list, words, options.columns));
    for (const Step& step : norms::eventSteps(source.event)) addStep(sheet, step, words);
    for (const QString& note : listNotes(list, words))
        sheet.blocks.emplace_back(Paragraph{note, {8.5, false, true}, 2});
    return sheet;
}

Sheet titleResultsSheet(const Section& section, const tables::NormSource& source, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "IT1 – Certificate of Title Result")), options, words);
    bool first = true;
    for (const norms::NormEntry& entry : source.entries) {
        if (!entry.attempt.made()) continue;
        if (!std::exchange(first, false)) sheet.blocks.emplace_back(PageBreak{});
        addTitleResult(sheet, section, source, entry, words);
        ++sheet.mostPages;  // who signs signs on the page of the name
    }
    if (first) {
        sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "No norm was made.")), {10}});
        addOpinion(sheet, words);
    }
    return sheet;
}

Sheet tournamentReportSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "IT3 – Tournament Report")), options, words);
    FactTable facts(words);
    addEvent(facts, section, sheet, words);
    facts.add(QT_TRANSLATE_NOOP("Print", "Organiser"), fromUtf8(section.info.report.organiser));
    facts.add(QT_TRANSLATE_NOOP("Print", "Registered with FIDE"), dayOf(section.info.report.registered));
    facts.add(QT_TRANSLATE_NOOP("Print", "Pairing program"),
              section.info.pairingProgram.empty() ? options.program : fromUtf8(section.info.pairingProgram));
    facts.add(QT_TRANSLATE_NOOP("Print", "Starting list"), fromUtf8(section.info.startingListMethod));
    sheet.blocks.emplace_back(facts.take());
    const std::vector<Counted> lines = countedPlayers(section);
    sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "Players who played")), {10, true}, 3});
    sheet.blocks.emplace_back(countTable(section, lines, words));
    sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "Officials")), {10, true}, 3});
    sheet.blocks.emplace_back(officialsTable(section.info, words));
    sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "Whom the numbers count")), {10, true}, 3});
    for (std::size_t at = 1; at < lines.size(); ++at) {  // the rated are everybody else
        if (lines[at].players.empty()) continue;
        sheet.blocks.emplace_back(
            Paragraph{QStringLiteral("%1: %2").arg(words(lines[at].label), namesOf(lines[at].players)), {8.5}, 1});
    }
    addSignatures(sheet, section, words, false);
    return sheet;
}

Sheet directTitlesSheet(const Section& section, const tiebreak::Standings& standings, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "IT4 – Direct titles and norms")), options, words);
    const std::vector<tables::TitleClaim> claims = tables::titleClaims(section, standings);
    if (claims.empty()) {
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "No direct title is set for this section's places.")), {10}});
    } else {
        const tables::List list = tables::titleClaimsList(section, claims);
        sheet.blocks.emplace_back(listTable(list, words, options.columns));
    }
    std::vector<const Player*> all;
    for (const Player& player : section.players) all.push_back(&player);
    sheet.blocks.emplace_back(Paragraph{
        words.with(QT_TRANSLATE_NOOP("Print", "Federations taking part: {0}"), QString::number(federationsOf(all))),
        {10},
        3});
    sheet.blocks.emplace_back(Paragraph{
        words(QT_TRANSLATE_NOOP("Print", "The table of direct titles is the arbiter's (B.01, 1.2); FIDE decides.")),
        {8.5, false, true},
        2});
    addSignatures(sheet, section, words, false);
    return sheet;
}

Sheet arbiterNormsSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "IA1 / FA1 – Arbiter norm: facts")), options, words);
    const std::vector<Counted> lines = countedPlayers(section);
    std::vector<const Player*> all;
    for (std::size_t at = 0; at < 2; ++at) all.insert(all.end(), lines[at].players.begin(), lines[at].players.end());
    const auto titled = std::ranges::count_if(all, [](const Player* player) { return norms::isHolder(player->title); });
    bool first = true;
    for (const auto& [function, official] : officialsOf(section.info)) {
        if (!std::exchange(first, false)) sheet.blocks.emplace_back(PageBreak{});
        FactTable facts(words);
        facts.add(QT_TRANSLATE_NOOP("Print", "Candidate"), formName(official.name));
        facts.add(QT_TRANSLATE_NOOP("Print", "FIDE ID"), fromUtf8(official.fideId));
        facts.add(QT_TRANSLATE_NOOP("Print", "Function"), words(function));
        facts.add(QT_TRANSLATE_NOOP("Print", "Title"), fromUtf8(official.title));
        addEvent(facts, section, sheet, words);
        facts.add(QT_TRANSLATE_NOOP("Print", "Players; rated"),
                  QStringLiteral("%1; %2").arg(all.size()).arg(lines.front().players.size()));
        facts.add(QT_TRANSLATE_NOOP("Print", "Titled (without CM, WCM)"), QString::number(titled));
        facts.add(QT_TRANSLATE_NOOP("Print", "Federations"), QString::number(federationsOf(all)));
        sheet.blocks.emplace_back(facts.take());
        sheet.blocks.emplace_back(Paragraph{
            words(QT_TRANSLATE_NOOP("Print", "Facts only: whether the norm is valid is FIDE's to decide (B.06).")),
            {8.5, false, true},
            2});
        addSignatures(sheet, section, words, true);
        ++sheet.mostPages;
    }
    if (first)
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "No official is named for this section.")), {10}});
    return sheet;
}

}  // namespace kydai::print
