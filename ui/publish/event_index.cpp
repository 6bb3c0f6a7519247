#include "publish/event_index.h"

#include "format/trf_fields.h"
#include "model/json.h"
#include "publish/frame.h"
#include "publish/section_pages.h"
#include "support/file_system.h"
#include "text/value_text.h"

#include <QByteArray>

#include <algorithm>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;

std::string textOf(const Json& of, const char* word)
{
    const auto found = of.find(word);
    return found != of.end() && found->is_string() ? found->get<std::string>() : std::string();
}

int numberOf(const Json& of, const char* word)
{
    const auto found = of.find(word);
    return found != of.end() && found->is_number_integer() ? found->get<int>() : 0;
}

Json listOf(const Json& of, const char* word)
{
    const auto found = of.find(word);
    return found != of.end() && found->is_array() ? *found : Json::array();
}

std::tuple<int, int, int> orderOf(const Date& day)
{
    return {day.year, day.month, day.day};
}

/// Nothing where it is no event.json.
std::optional<IndexedEvent> eventIn(const std::string& bytes)
{
    const Json read = Json::parse(bytes, nullptr, false);
    if (!read.is_object() || textOf(read, "name").empty()) return std::nullopt;
    IndexedEvent event;
    event.name = textOf(read, "name");
    for (const Json& language : listOf(read, "languages")) {
        if (language.is_string()) event.languages.push_back(language.get<std::string>());
    }
    bool saysRounds = true;
    for (const Json& section : listOf(read, "sections")) {
        if (!section.is_object()) return std::nullopt;
        ++event.sections;
        event.players += listOf(section, "players").size();
        saysRounds = saysRounds && numberOf(section, "rounds") > 0;
        event.rounds += numberOf(section, "rounds");
        event.published += numberOf(section, "published");
        const auto info = section.find("info");
        if (info == section.end() || !info->is_object()) continue;
        if (event.town.empty()) event.town = textOf(*info, "town");
        const auto first = format::parseDate(textOf(*info, "firstDay"));
        const auto last = format::parseDate(textOf(*info, "lastDay"));
        if (first && (!event.firstDay.known() || orderOf(*first) < orderOf(event.firstDay))) event.firstDay = *first;
        if (last && orderOf(*last) > orderOf(event.lastDay)) event.lastDay = *last;
    }
    if (!saysRounds) event.rounds = 0;
    return event;
}

/// The page of an event in this language where it has one, else its first; escaped as addresses are.
std::string wayTo(const IndexedEvent& event, text::Language language)
{
    const std::string code(text::languageCode(language));
    const bool isOther = !event.languages.empty() && event.languages.front() != code &&
                         std::ranges::find(event.languages, code) != event.languages.end();
    return QByteArray::fromStdString(event.folder).toPercentEncoding().toStdString() +
           (isOther ? "/" + code + ".html" : "/index.html");
}

QString daysOf(const IndexedEvent& event, const text::Wording& wording)
{
    if (!event.firstDay.known()) return event.lastDay.known() ? text::dateText(event.lastDay, wording) : QString();
    QString days = text::dateText(event.firstDay, wording);
    if (event.lastDay.known() && event.lastDay != event.firstDay)
        days += QStringLiteral(" – ") + text::dateText(event.lastDay, wording);
    return days;
}

Markup listOf(const std::vector<IndexedEvent>& events, const text::Wording& wording)
{
    Markup body;
    if (events.empty())
        return body.html("<p>").text(say(wording, QT_TRANSLATE_NOOP("Publish", "No event yet."))).html("</p>\n");
    body.html("<table>\n<thead><tr>");
    for (const char* const head : {QT_TRANSLATE_NOOP("Publish", "Event"), QT_TRANSLATE_NOOP("Publish", "Days"),
                                   QT_TRANSLATE_NOOP("Publish", "Place"), QT_TRANSLATE_NOOP("Publish", "Sections"),
                                   QT_TRANSLATE_NOOP("Publish", "Players"), QT_TRANSLATE_NOOP("Publish", "Rounds")})
        body.html("<th scope=\"col\">").text(say(wording, head)).html("</th>");
    body.html("</tr></thead>\n<tbody>\n");
    for (const IndexedEvent& event : events) {
        body.html("<tr><td><a href=\"").text(wayTo(event, wording.language())).html("\">").text(event.name);
        body.html("</a></td><td>").text(daysOf(event, wording)).html("</td><td>").text(event.town).html("</td><td>");
        body.number(static_cast<int>(event.sections)).html("</td><td>").number(static_cast<int>(event.players));
        body.html("</td><td>").number(event.published);
        if (event.rounds > 0) body.html("/").number(event.rounds);
        body.html("</td></tr>\n");
    }
    return body.html("</tbody>\n</table>\n");
}

Json jsonOf(const QString& title, const std::vector<IndexedEvent>& events)
{
    Json all = Json::array();
    for (const IndexedEvent& event : events) {
        Json one{{"name", event.name}, {"folder", event.folder + '/'}, {"event", event.folder + "/event.json"}};
        if (!event.town.empty()) one["town"] = event.town;
        if (event.firstDay.known()) one["firstDay"] = toText(event.firstDay);
        if (event.lastDay.known()) one["lastDay"] = toText(event.lastDay);
        one["sections"] = event.sections;
        one["players"] = event.players;
        one["published"] = event.published;
        if (event.rounds > 0) one["rounds"] = event.rounds;
        all.push_back(std::move(one));
    }
    return {{"$schema", "urn:kydai:schema:open-events"}, {"title", title.toStdString()}, {"events", std::move(all)}};
}

}  // namespace

std::vector<IndexedEvent> eventsIn(const fs::path& folder)
{
    std::vector<IndexedEvent> events;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        const fs::path file = at->path() / "event.json";
        if (!fs::is_regular_file(file, failed)) continue;
        auto event = eventIn(bytesIn(file));
        if (!event) continue;
        event->folder = toUtf8(at->path().filename());
        events.push_back(*std::move(event));
    }
    std::ranges::sort(events, [](const IndexedEvent& a, const IndexedEvent& b) {
        const auto key = [](const IndexedEvent& event) {
            return std::tuple(orderOf(event.lastDay), orderOf(event.firstDay));
        };
        return key(a) != key(b) ? key(a) > key(b) : a.folder < b.folder;
    });
    return events;
}

PageSet indexPages(const QString& title, const std::vector<IndexedEvent>& events, const Options& options)
{
    PageSetBuilder set;
    const Shared shared = addAssets(set, options);
    set.addData("events.json", FileType::Data, jsonOf(title, events).dump() + '\n');
    for (std::size_t language = options.languages.size(); language-- > 0;) {
        const text::Wording wording(options.languages[language]);
        Frame page = rootFrame(wording, shared, options);
        page.title = title.isEmpty() ? say(wording, QT_TRANSLATE_NOOP("Publish", "Events")) : title;
        page.isOfficialOnPaper = false;
        set.addEntry(entryName(options.languages[language], options), pageText(page, listOf(events, wording)));
    }
    return set.take();
}

}  // namespace kydai::publish
