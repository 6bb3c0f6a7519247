#include "publish/pages.h"

#include "model/hall.h"
#include "publish/frame.h"
#include "publish/material.h"
#include "publish/open_data.h"
#include "publish/section_pages.h"

#include <QCryptographicHash>

#include <algorithm>
#include <memory>
#include <utility>

namespace kydai::publish {

namespace {

/// Ages count on the day when the event began, else on that of the publication.
Date dayOf(const Section& section, const QDateTime& made)
{
    if (section.info.firstDay.known()) return section.info.firstDay;
    return {made.date().year(), made.date().month(), made.date().day()};
}

/// In all languages at once: whoever asks for a page that is no more has said nothing about his.
void addGone(PageSetBuilder& set, const QString& event, const std::vector<text::Wording>& wordings,
             const Shared& shared)
{
    Markup body;
    for (const text::Wording& wording : wordings) {
        addNote(body, say(wording, QT_TRANSLATE_NOOP("Publish", "This page is not published, or not any more.")));
        const QString words = say(wording, QT_TRANSLATE_NOOP("Publish", "To the lists"));
        body.html("<nav aria-label=\"").text(words).html("\"><a href=\"/\">").text(words).html("</a></nav>\n");
    }
    Frame page{.wording = wordings.front(), .shared = shared};
    page.toRoot = "/";
    page.title = event;
    set.setGone(pageText(page, body));
}

/// By what a later publication sees whether something of this one was withdrawn.
void addContents(PageSetBuilder& set, const Event& event, const Options& options)
{
    if (!options.initialsOfMinors) set.addContent("names in full");
    if (options.standings) set.addContent("places");
    if (options.explanations) set.addContent("explanations");
    if (options.chances) set.addContent("chances");
    if (options.fideIdsOfMinors) set.addContent("FIDE numbers of minors");
    for (const EventSection& each : event.sections) {
        const Section& section = *each.section;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            QCryptographicHash boards(QCryptographicHash::Sha256);
            for (const Game& game : section.round(round).games)
                boards.addData(QByteArray::number(section.numberOf(game.white)) + '-' +
                               QByteArray::number(section.numberOf(game.black)) + ' ');
            set.addContent(folderOf(each.id) + std::to_string(round) + ' ' +
                           boards.result().toHex().left(16).toStdString());
        }
    }
}

struct MadeSection {
    Material material{};
    SectionLists lists;
    std::vector<SectionPages> pages{};  ///< by language

    explicit MadeSection(Material made) : material(std::move(made)), lists(material) {}
};

/// The sections with the state of each, in one language.
std::string eventPage(const Publication& publication, const std::vector<std::unique_ptr<MadeSection>>& sections,
                      std::size_t language, const std::string& name, Frame&& page)
{
    page.title = QString::fromStdString(publication.event.name);
    const std::vector<SectionId> turns = inOrderOfRooms(publication.event);
    Markup body;
    body.html("<ul>\n");
    for (std::size_t at = 0; at < sections.size(); ++at) {
        const EventSection& section = publication.event.sections[at];
        body.html("<li");
        if (const SectionPages::Wall wall = sections[at]->pages[language].wall(); !wall.path.empty()) {
            body.html(" data-wall=\"").text(folderOf(section.id) + wall.path);
            body.html("\" data-news=\"").text(wall.news);
            body.html("\" data-turn=\"").text(std::to_string(std::ranges::find(turns, section.id) - turns.begin()));
            if (!section.section->info.room.empty()) body.html("\" data-room=\"").text(section.section->info.room);
            body.html("\"");
        }
        body.html("><a href=\"").text(folderOf(section.id) + name).html("\">");
        body.text(section.section->info.name).html("</a> · ").text(sections[at]->pages[language].state());
        body.html("</li>\n");
    }
    body.html("</ul>\n");
    return pageText(page, body);
}

}  // namespace

std::string folderOf(SectionId section)
{
    return 's' + std::to_string(section.value) + '/';
}

std::string playerPath(int number)
{
    return "p/" + std::to_string(number) + ".html";
}

Result<PageSet> makePages(const Publication& publication, const Options& options, const std::stop_token& stop,
                          Progress& progress)
{
    std::size_t work = 0;
    for (const EventSection& each : publication.event.sections)
        work += each.section->players.size() * (options.languages.size() + (options.explanations ? 1 : 0));
    progress.start(work);

    PageSetBuilder set;
    const Shared shared = addAssets(set, options);
    std::vector<text::Wording> wordings;
    for (const text::Language language : options.languages) wordings.emplace_back(language);
    addGone(set, QString::fromStdString(publication.event.name), wordings, shared);
    std::vector<std::unique_ptr<MadeSection>> sections;
    std::vector<const Material*> materials;
    for (const EventSection& each : publication.event.sections) {
        auto material = materialOf(*each.section, options, dayOf(*each.section, publication.made),
                                   text::momentOf(publication.made), stop, progress);
        if (!material) return material.error();
        sections.push_back(std::make_unique<MadeSection>(*std::move(material)));
        materials.push_back(&sections.back()->material);
    }
    const UnitsOfEvent units(materials, publication.event.units);
    std::vector<std::unique_ptr<SectionPlace>> places;
    for (std::size_t at = 0; at < sections.size(); ++at) {
        const EventSection& each = publication.event.sections[at];
        const auto story = std::ranges::find(publication.stories, each.id, &SectionStory::section);
        places.push_back(std::make_unique<SectionPlace>(
            SectionPlace{publication.event, each, story == publication.stories.end() ? nullptr : &*story,
                         publication.made, options.explanations ? &units : nullptr, at}));
        for (const text::Wording& wording : wordings) {
            sections[at]->pages.emplace_back(*places.back(), sections[at]->material, sections[at]->lists, options,
                                             shared, wording);
            if (!sections[at]->pages.back().addLinked(set, stop, progress)) return Error{Errc::Cancelled};
        }
    }
    addContents(set, publication.event, options);
    if (!addOpenData(set, publication, options, materials, units, wordings, stop)) return Error{Errc::Cancelled};
    for (std::size_t at = 0; at < sections.size(); ++at) {
        for (std::size_t language = 0; language < wordings.size(); ++language) {
            set.addEntry(folderOf(publication.event.sections[at].id) + entryName(options.languages[language], options),
                         sections[at]->pages[language].entry(false));
        }
    }
    // The way in is last; an event of one section begins with its list.
    for (std::size_t language = wordings.size(); language-- > 0;) {
        const std::string name = entryName(options.languages[language], options);
        set.addEntry(name, sections.size() == 1 ? sections.front()->pages[language].entry(true)
                                                : eventPage(publication, sections, language, name,
                                                            rootFrame(wordings[language], shared, options)));
    }
    return set.take();
}

PageSet withdrawnPages(const QString& event, const QDateTime& when, const Options& options)
{
    PageSetBuilder set;
    const Shared shared = addAssets(set, options);
    std::vector<text::Wording> wordings;
    for (const text::Language language : options.languages) wordings.emplace_back(language);
    addGone(set, event, wordings, shared);
    for (std::size_t language = options.languages.size(); language-- > 0;) {
        const text::Wording& wording = wordings[language];
        Frame page = rootFrame(wording, shared, options);
        page.title = event;
        Markup body;
        addNote(body, say(wording, QT_TRANSLATE_NOOP("Publish", "These pages were withdrawn: {when}."),
                          {{"when", momentText(when, wording)}}));
        set.addEntry(entryName(options.languages[language], options), pageText(page, body));
    }
    return set.take();
}

}  // namespace kydai::publish
