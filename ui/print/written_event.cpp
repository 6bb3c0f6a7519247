#include "print/written_event.h"

#include "format/chess_results_kept.h"
#include "format/html.h"
#include "format/json.h"
#include "format/reader.h"
#include "format/xlsx.h"
#include "model/numbering.h"
#include "model/unseen_line_ups.h"
#include "print/workbook.h"
#include "support/assert.h"
#include "tables/upload_places.h"
#include "text/value_text.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::print {

namespace {

using format::EventContent;
using format::WrittenFormat;

class Writing {
public:
    Writing(const EventContent& event, const WrittenFormat& format, const WriteOptions& options)
        : m_event(event), m_format(format), m_options(options)
    {
    }

    Result<WrittenEvent> write()
    {
        using Way = Result<void> (Writing::*)();
        constexpr std::pair<std::string_view, Way> kWays[] = {
            {"trf", &Writing::writeReport}, {"trf26", &Writing::writeReport}, {"json", &Writing::writeJson},
            {"csv", &Writing::writeCsv},    {"xlsx", &Writing::writeXlsx},    {"html", &Writing::writeHtml},
            {"xml", &Writing::writeUpload}};
        const auto* const way = std::ranges::find(kWays, m_format.ending, &std::pair<std::string_view, Way>::first);
        KYDAI_ASSERT(way != std::end(kWays) && !m_event.sections.empty());
        if (isForOthers()) {
            const Moment now = text::momentNow();
            for (Section& section : m_event.sections) section = withoutUnseenLineUps(section, now);
        }
        if (auto done = (this->*way->second)(); !done) return done.error();
        for (Section& section : m_event.sections) section = byNumber(section);
        m_written.account = lossAccount(m_format, m_event, m_back, m_withPrivate);
        return std::move(m_written);
    }

private:
    /// Lists, pages, uploads and reports that go out; else it is the arbiter's own copy, which loses nothing.
    [[nodiscard]] bool isForOthers() const
    {
        const bool isReport = m_format.ending == "trf" || m_format.ending == "trf26";
        return isReport ? m_options.report.ownLines == format::OwnLines::Public : m_format.ending != "json";
    }

    Result<void> writeReport()
    {
        m_event.sections.resize(1);
        format::TrfWriteOptions how = m_options.report;
        const bool isTrf26 = m_format.ending == "trf26";
        how.version = isTrf26 ? format::TrfVersion::Trf26 : format::TrfVersion::Trf16;
        how.event = m_event.name;
        how.units = m_event.units;
        m_withPrivate = !isTrf26 || how.ownLines == format::OwnLines::All;
        auto report = format::writeTrf(m_event.sections.front(), how);
        if (!report) return report.error();
        m_written.bytes = std::move(report->text);
        m_back = {std::move(report->read.name), report->read.units, {}};
        m_back.sections.push_back(std::move(report->read.section));
        return {};
    }

    Result<void> writeJson()
    {
        m_written.bytes = format::writeJson(m_event.sections, m_event.name, m_event.units);
        auto read = format::readText(m_written.bytes, "written event");
        if (!read) return read.error();
        m_back = {std::move(read->name), read->units, std::move(read->sections)};
        return {};
    }

    Result<void> writeCsv()
    {
        m_event.sections.resize(1);
        m_written.bytes = csvOfPlayers(m_event.sections.front(), m_options.wording);
        const auto sheets = format::readSheets(m_written.bytes, "written list");
        if (!sheets) return sheets.error();
        takePlayers(sheets->front());
        return {};
    }

    /// Only the lists of players are read again; the other sheets are for people.
    Result<void> writeXlsx()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("list.xlsx")).toStdU16String();
        const auto all = tablesFor(tables::Output::Workbook);
        if (auto done = format::writeXlsx(file, title(), all); !done) return done;
        auto bytes = format::readBytes(file);
        if (!bytes) return bytes.error();
        m_written.bytes = std::move(*bytes);
        const auto sheets = format::readSheets(m_written.bytes, "written workbook");
        if (!sheets) return sheets.error();
        for (const format::Sheet& sheet : *sheets) {
            if (sheet.isList) takePlayers(sheet);
        }
        return {};
    }

    Result<void> writeHtml()
    {
        const auto all = tablesFor(tables::Output::Html);
        m_written.bytes = format::writeHtml(title(), all, text::languageCode(m_options.wording.language()));
        m_back = m_event;
        for (Section& section : m_back.sections) section = byNumber(section);
        m_back = asCarried(m_format, std::move(m_back));
        return {};
    }

    /// What the site's own programs say beside the event comes back where it was, and is no part of the event.
    Result<void> writeUpload()
    {
        m_event.sections.resize(1);
        m_written.bytes = tables::uploadOf(m_event.sections.front());
        // What contradicts itself is written, but nobody reads it back: then nothing of it is kept.
        auto read = format::readText(m_written.bytes, "written upload");
        m_back.sections.resize(1);
        if (!read) return {};
        m_back.sections = std::move(read->sections);
        Section& back = m_back.sections.front();
        format::dropKeptLines(back);
        for (const std::string& line : m_event.sections.front().foreignLines) {
            if (line.starts_with(format::kKeptOfUpload)) back.foreignLines.push_back(line);
        }
        return {};
    }

    /// Of a list nothing is read but its players: what the file is called is no part of it.
    void takePlayers(const format::Sheet& sheet)
    {
        Section& section = m_back.sections.emplace_back();
        auto players = format::readPlayers(sheet.rows, format::detectColumns(sheet.rows), "written list");
        if (players) section.players = std::move(players->players);
    }

    [[nodiscard]] std::vector<format::Table> tablesFor(tables::Output output) const
    {
        std::vector<format::Table> all;
        for (const Section& section : m_event.sections) {
            const text::Wording wording = m_options.wording.forDiscipline(section.rules.discipline);
            auto tables = sectionTables(section, output, wording, m_options.units, m_options.ranked);
            for (format::Table& table : tables) {
                if (m_event.sections.size() > 1) table.title += " · " + section.info.name;
                all.push_back(std::move(table));
            }
        }
        return all;
    }

    /// Of several sections each list says whose it is.
    [[nodiscard]] std::string title() const
    {
        const std::string& section = m_event.sections.front().info.name;
        if (m_event.sections.size() == 1) return reportName(m_event.name, section);
        return m_event.name.empty() ? section : m_event.name;
    }

    EventContent m_event;
    const WrittenFormat& m_format;
    const WriteOptions& m_options;
    bool m_withPrivate = true;
    WrittenEvent m_written{};
    EventContent m_back{};
};

}  // namespace

Result<WrittenEvent> writtenEvent(const EventContent& event, const WrittenFormat& format, const WriteOptions& options)
{
    return Writing(event, format, options).write();
}

}  // namespace kydai::print
