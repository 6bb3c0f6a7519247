/// What an article says, in our own words: the step that unfolds it. Not a quotation; the citation leads to the text.
#pragma once

#include "explain/article.h"
#include "text/wording.h"

#include <QString>

#include <span>

namespace kydai::text {

struct ArticleContent {
    Article article{};
    const char* source = nullptr;  ///< English, marked with QT_TRANSLATE_NOOP("Article", …)
};

// --- the tables, one per area; every constant of articles.h stands in one of them
std::span<const ArticleContent> colourArticles();
std::span<const ArticleContent> pairingArticles();
std::span<const ArticleContent> tieBreakArticles();
std::span<const ArticleContent> ratingArticles();
std::span<const ArticleContent> normArticles();
/// All of them.
std::span<const std::span<const ArticleContent>> articleTables();

/// The content in two or three sentences; empty where an article has none.
QString articleText(const Article& article, const Wording& wording);
/// "C.04.3, 5.2.3": the chapter and the article apart, as arbiters cite it; of a text that is no longer in force with
/// its year, "C.07, 8.1 (2024)". Empty for no article.
QString citationText(const Article& article);

}  // namespace kydai::text
