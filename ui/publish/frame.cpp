#include "publish/frame.h"

#include "text/article_text.h"
#include "text/phrase_text.h"
#include "text/render.h"
#include "text/value_text.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace kydai::publish {

namespace {

constexpr char kFrameContext[] = "Publish";
constexpr tables::Output kPhone = tables::Output::Html;

std::string codeOf(text::Language language)
{
    return std::string(text::languageCode(language));
}

/// The name of a language in itself.
std::string_view ownName(text::Language language)
{
    return language == text::Language::Vietnamese ? "Tiếng Việt" : "English";
}

/// What a small screen has no room for beside the names; the player's own page has it.
bool isLeftOutWhereNarrow(std::string_view column)
{
    return column == "unit" || column.ends_with("_unit") || column.ends_with("rating") || column.ends_with("_number") ||
           column.ends_with("_points");
}

bool isListed(std::string_view words, std::string_view word)
{
    while (!words.empty()) {
        const std::size_t comma = words.find(',');
        if (words.substr(0, comma) == word) return true;
        words = comma == std::string_view::npos ? std::string_view() : words.substr(comma + 1);
    }
    return false;
}

/// The class attribute of a column's cells, with the blank in front.
Markup classesOf(const tables::Column& column, const ListLook& look)
{
    Markup classes;
    const auto add = [&](Literal name) {
        classes.html(classes.isEmpty() ? Literal(" class=\"") : Literal(" "));
        classes.html(name);
    };
    if (column.align == tables::Align::Right) add("r");
    if (column.align == tables::Align::Centre) add("c");
    if (isLeftOutWhereNarrow(column.id)) add("u");
    if (look.isSearched && isListed(look.keys, column.id)) add("k");
    if (!classes.isEmpty()) classes.html("\"");
    return classes;
}

/// The columns asked for, without those in which no row has anything.
std::vector<std::size_t> filledColumns(const tables::List& list, std::string_view words)
{
    std::vector<std::size_t> columns = tables::chosenColumns(list, kPhone, words).columns;
    std::erase_if(columns, [&](std::size_t at) { return list.columns[at].ifAny.has(kPhone) && !list.hasAny(at); });
    return columns;
}

bool namesSomebody(std::string_view column)
{
    return column == "name" || column == "white";
}

class Rows {
public:
    Rows(Markup& body, const tables::List& list, const ListLook& look, const text::Wording& wording)
        : m_body(body), m_list(list), m_look(look), m_wording(wording), m_columns(filledColumns(list, look.columns))
    {
        for (const std::size_t at : m_columns) m_classes.push_back(classesOf(list.columns[at], look));
    }

    void addHead() const
    {
        m_body.html("<thead><tr>");
        for (std::size_t at = 0; at < m_columns.size(); ++at) {
            m_body.html("<th scope=\"col\"").add(m_classes[at]).html(">");
            m_body.text(tables::headText(m_list.columns[m_columns[at]], tables::Output::Paper, m_wording));
            m_body.html("</th>");
        }
        m_body.html("</tr></thead>\n<tbody>\n");
    }

    void addGroup(const tables::Group& group) const
    {
        m_body.html("<tr class=\"g\"><th colspan=\"").number(static_cast<int>(m_columns.size())).html("\">");
        m_body.text(group.title(m_wording)).html("</th></tr>\n");
    }

    void addRow(std::size_t row) const
    {
        const tables::Subject subject = m_list.rows[row];
        m_body.html("<tr");
        const int anchor = m_look.anchor ? m_look.anchor(subject) : 0;
        if (anchor > 0) m_body.html(" id=\"p").number(anchor).html("\"");
        if (row < m_list.strongRows.size() && m_list.strongRows[row]) m_body.html(" class=\"d\"");
        m_body.html(">");
        for (std::size_t at = 0; at < m_columns.size(); ++at) addCell(row, at);
        m_body.html("</tr>\n");
    }

private:
    void addCell(std::size_t row, std::size_t at) const
    {
        const std::string& id = m_list.columns[m_columns[at]].id;
        const bool isHead = namesSomebody(id);
        m_body.html(isHead ? Literal("<th scope=\"row\"") : Literal("<td")).add(m_classes[at]).html(">");
        const std::string link = m_look.link ? m_look.link(m_list.rows[row], id) : std::string();
        if (!link.empty()) m_body.html("<a href=\"").text(link).html("\">");
        m_body.text(tables::cellText(m_list, row, m_columns[at], kPhone, m_wording));
        if (!link.empty()) m_body.html("</a>");
        m_body.html(isHead ? Literal("</th>") : Literal("</td>"));
    }

    Markup& m_body;
    const tables::List& m_list;
    const ListLook& m_look;
    const text::Wording& m_wording;
    std::vector<std::size_t> m_columns;
    std::vector<Markup> m_classes{};
};

void addSteps(Markup& body, const std::vector<Step>& steps, const text::Wording& wording, bool outermost)
{
    body.html(outermost ? Literal("<ol>") : Literal("<ul>"));
    for (const Step& step : steps) {
        if (text::isBareHead(step)) continue;
        body.html(step.decisive ? Literal("<li class=\"d\"><span>") : Literal("<li><span>"));
        body.text(text::phraseText(step, wording)).html("</span>");
        if (!step.article.empty()) body.html(" <cite>").text(text::citationText(step.article)).html("</cite>");
        // What is folded is for who wants everything: the desk has it.
        if (!step.details.empty() && !step.folded) addSteps(body, step.details, wording, false);
        body.html("</li>\n");
    }
    body.html(outermost ? Literal("</ol>") : Literal("</ul>"));
}

/// What messengers show of a link to the page (ogp.me).
Markup preview(const Frame& frame)
{
    Markup made;
    const auto add = [&](Literal property, const auto& words) {
        made.html("<meta property=\"").html(property).html("\" content=\"").text(words).html("\">\n");
    };
    add("og:type", std::string_view("website"));
    add("og:title", frame.title);
    if (!frame.above.isEmpty()) add("og:site_name", frame.above);
    if (!frame.about.isEmpty()) add("og:description", frame.about);
    if (!frame.shared.picture.empty()) add("og:image", std::string_view(frame.shared.picture));
    return made;
}

}  // namespace

QString say(const text::Wording& wording, const char* source)
{
    return wording.translate(kFrameContext, source);
}

QString say(const text::Wording& wording, const char* source,
            std::initializer_list<std::pair<const char*, QString>> holes)
{
    return text::fillHoles(wording.translate(kFrameContext, source), [&](const QString& hole) {
        const auto* const found =
            std::ranges::find_if(holes, [&](const auto& one) { return hole == QLatin1String(one.first); });
        return found == holes.end() ? QString() : found->second;
    });
}

QString momentText(const QDateTime& when, const text::Wording& wording)
{
    const QDate day = when.date();
    return when.toString(QStringLiteral("HH:mm")) + QStringLiteral(" · ") +
           text::dateText({day.year(), day.month(), day.day()}, wording);
}

std::string pageText(const Frame& frame, const Markup& body)
{
    const text::Wording& wording = frame.wording;
    Markup page;
    page.html("<!DOCTYPE html>\n<html lang=\"").text(codeOf(wording.language()));
    page.html(
        "\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'\">\n"
        "<meta name=\"referrer\" content=\"no-referrer\">\n");
    if (!frame.shared.isListed) page.html("<meta name=\"robots\" content=\"noindex\">\n");
    page.html("<title>").text(frame.title);
    if (!frame.above.isEmpty()) page.html(" – ").text(frame.above);
    page.html("</title>\n").add(preview(frame)).html("<link rel=\"stylesheet\" href=\"");
    page.text(frame.toRoot).text(frame.shared.style).html("\">\n<link rel=\"icon\" href=\"");
    page.text(frame.toRoot).text(frame.shared.icon).html("\">\n<script src=\"");
    page.text(frame.toRoot).text(frame.shared.script).html("\" data-screen=\"");
    page.text(frame.toRoot).text(frame.shared.screenScript).html("\" defer></script>\n</head>\n<body>\n<header>\n");
    if (!frame.above.isEmpty()) page.html("<p>").text(frame.above).html("</p>\n");
    page.html("<h1>").text(frame.title).html("</h1>\n");
    addNote(page, frame.mark);
    if (!frame.back.empty() || !frame.otherLanguage.empty()) {
        page.html("<nav aria-label=\"").text(say(wording, QT_TRANSLATE_NOOP("Publish", "Navigation"))).html("\">");
        if (!frame.back.empty()) {
            page.html("<a href=\"").text(frame.back).html("\">← ").text(frame.backWords).html("</a>");
        }
        if (!frame.otherLanguage.empty()) {
            page.html("<a href=\"").text(frame.otherLanguage).html("\" lang=\"").text(codeOf(frame.otherIs));
            page.html("\">").text(ownName(frame.otherIs)).html("</a>");
        }
        page.html("</nav>\n");
    }
    page.html("</header>\n<main>\n").add(body).html("</main>\n<footer>\n");
    if (!frame.asOf.isEmpty()) page.html("<p>").text(frame.asOf).html("</p>\n");
    if (frame.isOfficialOnPaper) {
        page.html("<p>");
        page.text(say(wording, QT_TRANSLATE_NOOP("Publish", "The list on the wall is the official one.")));
        page.html("</p>\n");
    }
    if (!frame.shared.program.isEmpty()) page.html("<p>").text(frame.shared.program).html("</p>\n");
    page.html("</footer>\n</body>\n</html>\n");
    return page.bytes();
}

std::string doorwayText(const Doorway& door)
{
    Markup page;
    page.html("<!DOCTYPE html>\n<html lang=\"").text(door.language);
    page.html(
        "\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"robots\" content=\"noindex\">\n<meta http-equiv=\"refresh\" content=\"0; url=");
    page.text(door.entry).html("\">\n<title>").text(door.title);
    page.html("</title>\n</head>\n<body>\n<p><a href=\"").text(door.entry);
    page.html("\">").text(door.title).html("</a></p>\n</body>\n</html>\n");
    return page.bytes();
}

void addList(Markup& body, const tables::List& list, const ListLook& look, const text::Wording& wording)
{
    const Rows rows(body, list, look, wording);
    body.html(look.isSearched ? Literal("<div class=\"w\"><table id=\"list\">\n")
                              : Literal("<div class=\"w\"><table>\n"));
    rows.addHead();
    auto group = list.groups.begin();
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        for (; group != list.groups.end() && group->firstRow == row; ++group) rows.addGroup(*group);
        rows.addRow(row);
    }
    for (; group != list.groups.end(); ++group) rows.addGroup(*group);
    body.html("</tbody>\n</table></div>\n");
}

void addNotes(Markup& body, const tables::List& list, const text::Wording& wording)
{
    for (const auto& note : list.notes) addNote(body, note(wording));
}

void addFacts(Markup& body, const tables::List& list, tables::Subject subject, std::string_view columns,
              const text::Wording& wording)
{
    body.html("<dl class=\"f\">");
    for (const std::size_t at : tables::chosenColumns(list, kPhone, columns).columns) {
        const tables::Column& column = list.columns[at];
        const QString value = tables::written(column.value(subject), kPhone, wording);
        if (value.isEmpty()) continue;
        body.html("<dt>").text(column.head(wording, false)).html("</dt><dd>").text(value);
        body.html("</dd>\n");
    }
    body.html("</dl>\n");
}

void addAnswer(Markup& body, const Explanation& explanation, const text::Wording& wording)
{
    body.html("<details><summary>").text(text::phraseText(explanation.subject, wording)).html("</summary>\n<p>");
    body.text(text::phraseText(explanation.conclusion, wording)).html("</p>\n");
    if (!explanation.steps.empty()) addSteps(body, explanation.steps, wording, true);
    body.html("</details>\n");
}

void addNote(Markup& body, const QString& sentence)
{
    if (!sentence.isEmpty()) body.html("<p class=\"note\">").text(sentence).html("</p>\n");
}

void addHeading(Markup& body, const QString& words)
{
    body.html("<h2>").text(words).html("</h2>\n");
}

}  // namespace kydai::publish
