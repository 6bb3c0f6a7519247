#include "text/article_text.h"

#include <array>

namespace kydai::text {

namespace {

/// Length of the chapter in a citation: "C.04.3" of the Swiss rules has three parts, "C.04.4.1" of the other individual
/// systems four, "C.07" and "B.02" have two.
qsizetype chapterLength(QStringView citation)
{
    int parts = citation.startsWith(QStringLiteral("C.04.")) ? 3 : 2;
    if (citation.startsWith(QStringLiteral("C.04.4."))) parts = 4;
    qsizetype dots = 0;
    for (qsizetype at = 0; at < citation.size(); ++at) {
        if (citation[at] == QLatin1Char('.') && ++dots == parts) return at;
    }
    return citation.size();
}

}  // namespace

std::span<const std::span<const ArticleContent>> articleTables()
{
    static const std::array kTables{
        colourArticles(), pairingArticles(), tieBreakArticles(), ratingArticles(), normArticles(),
    };
    return kTables;
}

QString articleText(const Article& article, const Wording& wording)
{
    for (const auto table : articleTables()) {
        for (const ArticleContent& content : table) {
            if (content.article == article) return wording.translate("Article", content.source);
        }
    }
    return {};
}

QString citationText(const Article& article)
{
    const std::string_view text = article.citation();
    QString citation = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const qsizetype chapter = chapterLength(citation);
    if (chapter < citation.size()) citation = citation.left(chapter) + QStringLiteral(", ") + citation.mid(chapter + 1);
    if (article.edition().empty()) return citation;
    return citation + QStringLiteral(" (%1)").arg(
                          QLatin1String(article.edition().data(), static_cast<qsizetype>(article.edition().size())));
}

}  // namespace kydai::text
