// One question answered on one sheet.
#include "print/document_words.h"
#include "print/statements.h"
#include "text/article_text.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <cstddef>

namespace kydai::print {

namespace {

// What nobody reads through on paper: a detail of many characters, or many details of one step.
constexpr int kLongDetail = 300;
constexpr std::size_t kManyDetails = 20;

/// What is left out when a sheet must go on one page, in this order: long details, details, details of the deciding
/// step, the steps around it in the second language, and in the first. Question, answer, picture and deciding step
/// stay.
int foldsAt(const Statement& statement, std::size_t siblings, bool ofTheDecision, bool firstLanguage)
{
    if (statement.indent > 0) {
        if (statement.text.size() > kLongDetail || siblings > kManyDetails) return 1;
        return ofTheDecision ? 3 : 2;
    }
    if (statement.decisive) return 0;
    return firstLanguage ? 5 : 4;
}

/// Pairings are of a round, places count after one, and ratings are of the whole tournament.
QString explanationTitle(ExplanationKind kind, RoundNumber round, const DocumentWords& words)
{
    const auto when = kind >= ExplanationKind::Unit ? ask::When::Event : ask::infoOf(kind).when;
    switch (when) {
    case ask::When::Event:
        return words(QT_TRANSLATE_NOOP("Print", "Explanation"));
    case ask::When::After:
        return words.with(QT_TRANSLATE_NOOP("Print", "Explanation, after round {0}"), QString::number(round));
    case ask::When::Round:
    case ask::When::NextRound:
        return words.with(QT_TRANSLATE_NOOP("Print", "Explanation, round {0}"), QString::number(round));
    }
    return {};
}

}  // namespace

void addStatements(Sheet& sheet, const std::vector<Step>& steps, const text::Wording& wording, Statements how)
{
    int number = 0;
    for (const Step& step : steps) {
        Statement statement;
        statement.number = how.indent == 0 ? QStringLiteral("%1.").arg(++number) : QStringLiteral("·");
        statement.text = text::phraseText(step, wording);
        statement.citation = text::citationText(step.article);
        statement.indent = how.indent;
        statement.decisive = step.decisive;
        // A head goes with what stands under it.
        const bool gone = how.folded || text::isBareHead(step);
        statement.foldsAt = gone ? 1 : foldsAt(statement, steps.size(), how.ofTheDecision, how.firstLanguage);
        sheet.blocks.emplace_back(std::move(statement));
        addStatements(sheet, step.details, wording,
                      {how.firstLanguage, how.indent + 1, how.indent == 0 ? step.decisive : how.ofTheDecision,
                       how.folded || step.folded});
    }
}

Sheet explanationSheet(const Section& section, const Explanation& explanation, RoundNumber round,
                       const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, explanationTitle(explanation.kind, round, words), options, words, {},
                             editionsOf(explanation));
    // A round has as many boards as it has: its preview goes over pages, every other answer fits on one.
    // In two languages nothing is left out for want of room: they may take a page each.
    if (explanation.kind != ExplanationKind::Preview) sheet.mostPages = static_cast<int>(words.wordings().size());
    sheet.foldedNote = words(QT_TRANSLATE_NOOP("Print", "The program shows further details of each step."));
    // The picture is drawn once, its labels in both languages.
    const text::Wording pictureWords = options.languages.size() > 1
                                           ? words.wordings().front().beside(options.languages.back())
                                           : words.wordings().front();
    bool first = true;
    for (const text::Wording& wording : words.wordings()) {
        sheet.blocks.emplace_back(
            Paragraph{text::phraseText(explanation.subject, wording), {10.5, false, true}, first ? 0.5 : 7});
        sheet.blocks.emplace_back(Paragraph{text::phraseText(explanation.conclusion, wording), {13, true}, 2});
        if (first) {
            for (const Picture& picture : explanation.pictures)
                sheet.blocks.emplace_back(PictureBlock{picture, pictureWords});
        }
        addStatements(sheet, explanation.steps, wording, {first});
        first = false;
    }
    const QString arbiter = options.arbiter.isEmpty() ? fromUtf8(section.info.chiefArbiter) : options.arbiter;
    sheet.blocks.emplace_back(Signature{words(QT_TRANSLATE_NOOP("Print", "Arbiter")), arbiter});
    return sheet;
}

}  // namespace kydai::print
