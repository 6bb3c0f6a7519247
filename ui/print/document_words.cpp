#include "print/document_words.h"

#include "pairing/engine.h"
#include "text/pairing_text.h"
#include "text/phrase_text.h"
#include "text/value_text.h"
#include "tiebreak/standings.h"

#include <QStringList>

#include <algorithm>

namespace kydai::print {

namespace {

constexpr char kContext[] = "Print";

QString editionYear(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? QStringLiteral("2017") : QStringLiteral("2026");
}

QString editionYear(TieBreakEdition edition, const text::Wording& wording)
{
    switch (edition) {
    case TieBreakEdition::Old:
        return wording.translate(kContext, QT_TRANSLATE_NOOP("Print", "until August 2023"));
    case TieBreakEdition::E24:
        return QStringLiteral("2024");
    case TieBreakEdition::E26:
        return QStringLiteral("2026");
    }
    return {};
}

/// "tie-breaks C.07, edition 2026"; where columns are counted by several, each with its own.
QString tieBreakFooter(const Section& section, const Editions& editions, const text::Wording& wording)
{
    const auto& columns = editions.tieBreaks;
    const TieBreakEdition first = columns.empty() ? section.tieBreakEdition() : columns.front().second;
    const bool several = std::ranges::any_of(columns, [&](const auto& column) { return column.second != first; });
    const QString source =
        wording.translate(kContext, several ? QT_TRANSLATE_NOOP("Print", "tie-breaks C.07, editions: {0}")
                                            : QT_TRANSLATE_NOOP("Print", "tie-breaks C.07, edition {0}"));
    QStringList told;
    for (const auto& [code, edition] : columns)
        told += QStringLiteral("%1 %2").arg(QString::fromStdString(code), editionYear(edition, wording));
    return text::fillHoles(source, [&](const QString&) {
        return several ? told.join(QStringLiteral(", ")) : editionYear(first, wording);
    });
}

}  // namespace

DocumentWords::DocumentWords(const PrintOptions& options, Discipline discipline)
{
    const auto add = [&](text::Language language) {
        m_wordings.push_back(text::Wording(language, discipline).withLetters(options.letters));
    };
    for (const text::Language language : options.languages) add(language);
    if (m_wordings.empty()) add(text::Language::Vietnamese);
}

QString DocumentWords::each(const std::function<QString(const text::Wording&)>& make) const
{
    QStringList texts;
    for (const text::Wording& wording : m_wordings) {
        const QString made = make(wording);
        if (!texts.contains(made)) texts += made;
    }
    return texts.join(QStringLiteral(" / "));
}

QString DocumentWords::operator()(const char* source) const
{
    return each([&](const text::Wording& wording) { return wording.translate(kContext, source); });
}

QString DocumentWords::with(const char* source, const QString& value) const
{
    return each([&](const text::Wording& wording) {
        return text::fillHoles(wording.translate(kContext, source), [&](const QString&) { return value; });
    });
}

QString DocumentWords::ofRound(const char* source, const Section& section, RoundNumber round) const
{
    return each([&](const text::Wording& wording) {
        const QString words = text::fillHoles(wording.translate(kContext, source),
                                              [&](const QString&) { return QString::number(round); });
        return text::withStage(words, section, round, wording);
    });
}

Editions editionsOf(const tiebreak::Standings& standings)
{
    Editions editions;
    for (const tiebreak::Column& column : standings.columns)
        editions.tieBreaks.emplace_back(column.code.text, column.edition);
    if (editions.tieBreaks.empty()) editions.tieBreaks.emplace_back("", standings.edition);
    return editions;
}

namespace {

/// The tie-breaks that an answer speaks of: every column of the list that was walked, and those of its steps.
std::vector<std::string> tieBreaksOf(const Explanation& explanation)
{
    std::vector<std::string> codes;
    for (const Fact& fact : explanation.facts.fields) {
        const auto* columns = fact.name == "values" ? std::get_if<FactList>(&fact.value) : nullptr;
        for (const Fact& column : columns != nullptr ? *columns : FactList{}) {
            const auto* fields = std::get_if<FactObject>(&column.value);
            if (fields == nullptr || fields->fields.empty()) continue;
            if (const auto* code = std::get_if<std::string>(&fields->fields.front().value)) codes.push_back(*code);
        }
    }
    for (const Step& step : explanation.steps) {
        for (const auto& [name, value] : step.arguments) {
            const Code* code = name == "code" ? std::get_if<Code>(&value) : nullptr;
            if (code != nullptr) codes.push_back(code->text);
        }
    }
    return codes;
}

}  // namespace

Editions editionsOf(const Explanation& explanation)
{
    Editions editions;
    for (const PairingEdition pairing : {PairingEdition::E2017, PairingEdition::E2026}) {
        if (explanation.edition.text == editionYear(pairing).toStdString()) editions.pairing = pairing;
    }
    for (const TieBreakEdition edition : {TieBreakEdition::Old, TieBreakEdition::E24, TieBreakEdition::E26}) {
        if (explanation.edition.text != tiebreak::editionName(edition)) continue;
        for (const std::string& code : tieBreaksOf(explanation)) {
            const auto parsed = tiebreak::parseCode(code);
            const auto has = [&](const auto& one) { return one.first == code; };
            if (!parsed || std::ranges::any_of(editions.tieBreaks, has)) continue;
            editions.tieBreaks.emplace_back(code, parsed->edition.value_or(edition));
        }
        if (editions.tieBreaks.empty()) editions.tieBreaks.emplace_back("", edition);
    }
    return editions;
}

Sheet emptySheet(const Section& section, const QString& title, const PrintOptions& options, const DocumentWords& words,
                 const Date& day, const Editions& editions)
{
    Sheet sheet;
    const QString name = fromUtf8(section.info.name);
    sheet.heading.event = options.event.isEmpty() ? name : options.event;
    QStringList about;
    if (!options.event.isEmpty() && options.event != name) about += name;
    if (!section.info.town.empty()) about += fromUtf8(section.info.town);
    if (day.known()) about += text::dateText(day, words.first());
    sheet.heading.section = about.join(QStringLiteral("  ·  "));
    sheet.heading.title = title;
    sheet.author = options.arbiter.isEmpty() ? fromUtf8(section.info.chiefArbiter) : options.arbiter;
    sheet.language = QString::fromLatin1(text::languageCode(words.first().language()).data());
    if (options.printed.isValid()) sheet.heading.when = options.printed.toString(QStringLiteral("dd/MM/yyyy HH:mm"));
    if (!section.rules.fideMode) {
        sheet.heading.marks += words.with(QT_TRANSLATE_NOOP("Print", "FIDE mode was left in round {0}."),
                                          QString::number(roundOfLeaving(section.rules)));
    }
    QStringList footer;
    if (!options.program.isEmpty()) footer += options.program;
    const pairing::Engine& engine = pairing::engineFor(section.rules, section.isTeamEvent());
    if (!section.rules.systemCode.empty()) {
        footer += words.with(QT_TRANSLATE_NOOP("Print", "pairing system {0}"),
                             QString::fromStdString(section.rules.systemCode));
    } else if (engine.settings.edition) {
        footer += words.with(QT_TRANSLATE_NOOP("Print", "pairing C.04.3, edition {0}"),
                             editionYear(editions.pairing.value_or(section.pairingEdition())));
    }
    footer += words.each([&](const text::Wording& wording) { return tieBreakFooter(section, editions, wording); });
    sheet.footer = footer.join(QStringLiteral("  ·  "));
    sheet.pageWords = words(QT_TRANSLATE_NOOP("Print", "page")) + QStringLiteral(" %1/%2");
    return sheet;
}

QString nameWithTitle(const Player& player)
{
    static const char* const kTitles[] = {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};
    QString name = fromUtf8(player.name);
    if (player.title == Title::None) return name;
    return QString::fromLatin1(kTitles[static_cast<std::size_t>(player.title)]) + QLatin1Char(' ') + name;
}

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

}  // namespace kydai::print
