#include "text/render.h"

#include "text/article_text.h"
#include "text/phrase_text.h"

#include <QStringList>

namespace kydai::text {

namespace {

QString line(const Step& step, const Wording& wording)
{
    const QString sentence = phraseText(step, wording);
    return step.article.empty() ? sentence : sentence + QStringLiteral(" [%1]").arg(citationText(step.article));
}

void appendDetails(QStringList& lines, const std::vector<Step>& details, const QString& indent, const Wording& wording)
{
    for (const Step& detail : details) {
        lines += indent + QStringLiteral("· ") + line(detail, wording);
        if (!detail.folded) appendDetails(lines, detail.details, indent + QStringLiteral("  "), wording);
    }
}

QString htmlItem(const Step& step, const Wording& wording)
{
    QString item = phraseText(step, wording).toHtmlEscaped();
    if (step.decisive) item = QStringLiteral("<strong>%1</strong>").arg(item);
    if (!step.article.empty())
        item += QStringLiteral(" <cite>%1</cite>").arg(citationText(step.article).toHtmlEscaped());
    if (!step.details.empty()) {
        QString list = QStringLiteral("<ul>");
        for (const Step& detail : step.details) list += htmlItem(detail, wording);
        list += QStringLiteral("</ul>");
        item = step.folded ? QStringLiteral("<details><summary>%1</summary>%2</details>").arg(item, list) : item + list;
    }
    const QString mark = step.decisive ? QStringLiteral(" class=\"decisive\"") : QString();
    return QStringLiteral("<li%1>%2</li>").arg(mark, item);
}

}  // namespace

bool isBareHead(const Step& step)
{
    return step.folded && step.phrase == Phrase::PairingWholeGroup;
}

QString plainText(const Explanation& explanation, const Wording& wording)
{
    QStringList lines{phraseText(explanation.subject, wording), phraseText(explanation.conclusion, wording)};
    int number = 0;
    for (const Step& step : explanation.steps) {
        if (isBareHead(step)) continue;
        if (number == 0) lines += QString();
        lines += QString::number(++number) + QStringLiteral(". ") + line(step, wording);
        if (!step.folded) appendDetails(lines, step.details, QStringLiteral("   "), wording);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString htmlText(const Explanation& explanation, const Wording& wording)
{
    QString html = QStringLiteral("<article class=\"explanation\">\n<h2>%1</h2>\n<p class=\"answer\">%2</p>\n<ol>\n")
                       .arg(phraseText(explanation.subject, wording).toHtmlEscaped(),
                            phraseText(explanation.conclusion, wording).toHtmlEscaped());
    for (const Step& step : explanation.steps) html += htmlItem(step, wording) + QLatin1Char('\n');
    return html + QStringLiteral("</ol>\n</article>\n");
}

}  // namespace kydai::text
