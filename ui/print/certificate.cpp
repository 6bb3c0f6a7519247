#include "print/certificate.h"

#include "print/fonts.h"
#include "text/phrase_text.h"

#include <QImage>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace kydai::print {

namespace {

constexpr char kCertificateContext[] = "Print";
constexpr double kMargin = 18;

/// A line of the template: how it looks, and its words with their holes.
CertificateLine templateLine(const QString& line)
{
    static const QRegularExpression form(QStringLiteral(R"(^(\d{1,2}(?:\.\d)?)?(\*)?([<>])?\s*(.*)$)"));
    const auto parts = form.match(line);
    CertificateLine made;
    constexpr double kSmallest = 6;
    constexpr double kUsual = 14;
    const bool sized = !parts.captured(1).isEmpty();
    made.font.size = sized ? std::max(kSmallest, parts.captured(1).toDouble()) : kUsual;
    made.font.bold = !parts.captured(2).isEmpty();
    if (parts.captured(3) == QLatin1String("<")) made.align = Align::Left;
    if (parts.captured(3) == QLatin1String(">")) made.align = Align::Right;
    made.text = parts.captured(4);
    return made;
}

}  // namespace

QString defaultCertificate(const text::Wording& wording)
{
    //: the template of a certificate: words in braces, sizes and signs stay as they are
    return wording.translate(kCertificateContext,
                             QT_TRANSLATE_NOOP("Print",
                                               "16* {event}\n12 {town}\n8\n36* CERTIFICATE\n8\n14 is awarded to\n"
                                               "30* {name}\n16 {unit}\n6\n22* {prize}\n16 {section}\n13 {award}\n"
                                               "8\n12> {town}, {day}/{month}/{year}\n12*> Chief arbiter\n20\n"
                                               "13> {arbiter}\n9< No. {number}"));
}

std::vector<Certificate> certificatesFor(const prizes::EventRanking& ranking,
                                         const std::vector<tables::CalledUp>& called, const QString& event,
                                         const QString& arbiter, const CertificateLook& look,
                                         const text::Wording& wording)
{
    const QString source = look.text.trimmed().isEmpty() ? defaultCertificate(wording) : look.text;
    std::vector<CertificateLine> lines;
    for (const QString& line : source.split(QLatin1Char('\n'))) lines.push_back(templateLine(line));
    std::vector<Certificate> all;
    for (const tables::CalledUp& one : called) {
        const Section& section = *ranking.sections[one.section].section;
        const Player& player = section.players[one.player];
        const auto value = [&](const QString& hole) -> QString {
            const Date& day = section.info.lastDay;
            const auto number = [](int part) { return part > 0 ? QString::number(part) : QString(); };
            if (hole == QLatin1String("name")) return QString::fromStdString(player.name);
            if (hole == QLatin1String("unit")) return QString::fromStdString(player.unit);
            if (hole == QLatin1String("section")) return QString::fromStdString(section.info.name);
            if (hole == QLatin1String("event")) return event;
            if (hole == QLatin1String("town")) return QString::fromStdString(section.info.town);
            if (hole == QLatin1String("prize")) return tables::prizeWords(one, wording);
            if (hole == QLatin1String("award")) return QString::fromStdString(one.award);
            if (hole == QLatin1String("place")) return QString::number(one.place);
            if (hole == QLatin1String("day")) return number(day.day);
            if (hole == QLatin1String("month")) return number(day.month);
            if (hole == QLatin1String("year")) return number(day.year);
            if (hole == QLatin1String("number")) return QString::number(one.number);
            if (hole == QLatin1String("arbiter"))
                return arbiter.isEmpty() ? QString::fromStdString(section.info.chiefArbiter) : arbiter;
            return QLatin1Char('{') + hole + QLatin1Char('}');
        };
        Certificate page;
        for (CertificateLine line : lines) {
            bool anyHole = false;
            bool anyValue = false;
            line.text = text::fillHoles(line.text, [&](const QString& hole) {
                const QString words = value(hole);
                anyHole = true;
                anyValue = anyValue || !words.isEmpty();
                return words;
            });
            if (!anyHole || anyValue) page.push_back(std::move(line));
        }
        all.push_back(std::move(page));
    }
    return all;
}

std::vector<Page> certificatePages(const Certificates& certificates, const QSizeF& paper)
{
    const QSizeF size = paper.width() < paper.height() ? paper.transposed() : paper;
    std::vector<Page> pages;
    for (const Certificate& certificate : certificates.pages) {
        Page page;
        page.size = size;
        if (certificates.background)
            page.items.emplace_back(ImageItem{QRectF(QPointF(0, 0), size), certificates.background});
        double y = certificates.top + certificates.down;
        for (const CertificateLine& line : certificate) {
            FontStyle font = line.font;
            constexpr double kLeading = 1.1;
            const double height = lineHeight(font) * kLeading;
            const double room = size.width() - 2 * kMargin;
            constexpr double kSmallest = 6;
            while (font.size > kSmallest && textWidth(line.text, font) > room) font.size -= 0.5;
            if (!line.text.isEmpty()) {
                page.items.emplace_back(
                    TextItem{{kMargin + certificates.right, y, room, height}, line.text, font, line.align, 0});
            }
            y += height;
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace kydai::print
