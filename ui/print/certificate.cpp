#include "print/certificate.h"

#include "text/phrase_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace kydai::print {

namespace {

constexpr char kCertificateContext[] = "Print";

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

/// What stands in place of the words in braces.
using Holes = QHash<QString, QString>;

Holes holesOf(const Section& section, const tables::CalledUp& called, const QString& event, const QString& arbiter,
              const text::Wording& wording)
{
    const Player& player = section.players[called.player];
    const Date& day = section.info.lastDay;
    const auto number = [](int part) { return part > 0 ? QString::number(part) : QString(); };
    const auto written = [](const std::string& text) { return QString::fromStdString(text); };
    return {{QStringLiteral("name"), written(player.name)},
            {QStringLiteral("unit"), written(player.unit)},
            {QStringLiteral("section"), written(section.info.name)},
            {QStringLiteral("event"), event},
            {QStringLiteral("town"), written(section.info.town)},
            {QStringLiteral("prize"), tables::prizeWords(called, wording)},
            {QStringLiteral("award"), written(called.award)},
            {QStringLiteral("place"), QString::number(called.place)},
            {QStringLiteral("day"), number(day.day)},
            {QStringLiteral("month"), number(day.month)},
            {QStringLiteral("year"), number(day.year)},
            {QStringLiteral("number"), QString::number(called.number)},
            {QStringLiteral("arbiter"), arbiter.isEmpty() ? written(section.info.chiefArbiter) : arbiter}};
}

/// None where all words in braces of the line are empty. A word that is none stays as it was typed.
std::optional<CertificateLine> filledLine(CertificateLine line, const Holes& holes)
{
    bool anyHole = false;
    bool anyValue = false;
    line.text = text::fillHoles(line.text, [&](const QString& hole) {
        QString words = holes.value(hole, QLatin1Char('{') + hole + QLatin1Char('}'));
        anyHole = true;
        anyValue = anyValue || !words.isEmpty();
        return words;
    });
    if (anyHole && !anyValue) return std::nullopt;
    return line;
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
        const Holes holes = holesOf(*ranking.sections[one.section].section, one, event, arbiter, wording);
        Certificate page;
        for (const CertificateLine& line : lines) {
            if (auto filled = filledLine(line, holes)) page.push_back(*std::move(filled));
        }
        all.push_back(std::move(page));
    }
    return all;
}

}  // namespace kydai::print
