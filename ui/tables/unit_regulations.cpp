#include "tables/unit_regulations.h"

#include "text/enum_text.h"
#include "text/phrase_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::tables {

namespace {

constexpr char kArticleContext[] = "Table";

class Article {
public:
    Article(const EventUnitRules& rules, const text::Wording& wording) : m_rules(rules), m_wording(wording) {}

    QStringList clauses(const QStringList& sections)
    {
        if (sections.isEmpty())
            say(QT_TRANSLATE_NOOP("Table", "All sections of the event count."));
        else
            say(QT_TRANSLATE_NOOP("Table", "These sections count: {sections}."),
                {{"sections", sections.join(QStringLiteral(", "))}});
        who();
        measure();
        if (m_parts.front() == EventUnitPart::Players)
            say(QT_TRANSLATE_NOOP("Table", "A unit with fewer players who count stands behind one with more."));
        if (m_rules.fewest > 0 && m_rules.order != EventUnitOrder::Medals)
            say(QT_TRANSLATE_NOOP("Table", "A unit with fewer than {n} players who count has no place."),
                {{"n", QString::number(m_rules.fewest)}});
        ties();
        say(QT_TRANSLATE_NOOP("Table", "Units that are level in all of this share the place."));
        return std::move(m_clauses);
    }

private:
    using Hole = std::pair<const char*, QString>;

    void say(const char* source, const std::vector<Hole>& holes = {})
    {
        m_clauses << text::fillHoles(m_wording.translate(kArticleContext, source), [&](const QString& hole) {
            const auto found =
                std::ranges::find_if(holes, [&](const Hole& one) { return hole == QLatin1String(one.first); });
            return found == holes.end() ? QString() : found->second;
        });
    }

    void who()
    {
        if (m_rules.order == EventUnitOrder::Medals) return;
        const bool isEach = m_rules.scope == EventUnitScope::Section;
        if (m_rules.women > 0) {
            say(isEach ? QT_TRANSLATE_NOOP("Table",
                                           "In each section the best {men} men and the best {women} women of "
                                           "each unit count; the sections are added.")
                       : QT_TRANSLATE_NOOP("Table",
                                           "Of the whole event the best {men} men and the best {women} women "
                                           "of each unit count."),
                {{"men", QString::number(m_rules.best)}, {"women", QString::number(m_rules.women)}});
            return;
        }
        say(isEach ? QT_TRANSLATE_NOOP("Table",
                                       "In each section the best {n} players of each unit count; the "
                                       "sections are added.")
                   : QT_TRANSLATE_NOOP("Table", "Of the whole event the best {n} players of each unit count."),
            {{"n", QString::number(m_rules.best)}});
    }

    void measure()
    {
        switch (m_rules.order) {
        case EventUnitOrder::Medals:
            say(QT_TRANSLATE_NOOP("Table",
                                  "The unit with more gold medals stands in front, then that with more silver "
                                  "ones, then that with more bronze ones."));
            medals();
            return;
        case EventUnitOrder::Places:
            return say(QT_TRANSLATE_NOOP("Table",
                                         "Their places in the final standings are added; the smaller sum "
                                         "stands in front."));
        case EventUnitOrder::Points:
            return say(QT_TRANSLATE_NOOP("Table", "Their points are added; the larger sum stands in front."));
        case EventUnitOrder::PlacePoints:
            return placePoints();
        }
    }

    void medals()
    {
        if (m_rules.jointThird)
            say(QT_TRANSLATE_NOOP("Table", "In a section whose prizes name no medals places 3 and 4 both win bronze."));
    }

    void placePoints()
    {
        QStringList places;
        for (std::size_t at = 0; at < m_rules.placePoints.size(); ++at)
            //: points that a place is worth, such as "place 1: 10"
            places << m_wording.translate(kArticleContext, QT_TRANSLATE_NOOP("Table", "place %1: %2"))
                          .arg(at + 1)
                          .arg(m_rules.placePoints[at]);
        say(QT_TRANSLATE_NOOP("Table",
                              "Places in the final standings are worth points: {places}; from place {next} on "
                              "none. They are added; the larger sum stands in front."),
            {{"places", places.join(QStringLiteral(", "))}, {"next", QString::number(m_rules.placePoints.size() + 1)}});
    }

    void ties()
    {
        // What comes behind the measure itself.
        const auto own = m_rules.order == EventUnitOrder::Medals     ? std::ptrdiff_t{3}
                         : m_parts.front() == EventUnitPart::Players ? std::ptrdiff_t{2}
                                                                     : std::ptrdiff_t{1};
        QStringList parts;
        for (auto part = m_parts.begin() + own; part != m_parts.end(); ++part)
            parts << text::enumText(*part, m_wording);
        if (parts.isEmpty()) return;
        say(QT_TRANSLATE_NOOP("Table", "Units that are level are parted, in this order, by: {parts}."),
            {{"parts", parts.join(QStringLiteral("; "))}});
        const bool isByMedals = std::any_of(m_parts.begin() + own, m_parts.end(), [](EventUnitPart part) {
            return part == EventUnitPart::Gold || part == EventUnitPart::Silver || part == EventUnitPart::Bronze;
        });
        if (isByMedals && m_rules.order != EventUnitOrder::Medals) medals();
    }

    const EventUnitRules& m_rules;
    const text::Wording& m_wording;
    std::vector<EventUnitPart> m_parts = prizes::partsOf(m_rules);
    QStringList m_clauses{};
};

}  // namespace

QStringList unitRegulations(const EventUnitRules& rules, const QStringList& sections, const text::Wording& wording)
{
    return Article(rules, wording).clauses(sections);
}

QString placePointsText(const std::vector<int>& points)
{
    QStringList words;
    for (const int point : points) words << QString::number(point);
    return words.join(QLatin1Char('-'));
}

std::vector<int> placePointsFrom(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("[0-9]{1,5}"));
    std::vector<int> points;
    auto found = number.globalMatch(text);
    while (found.hasNext()) points.push_back(found.next().captured().toInt());
    return points;
}

}  // namespace kydai::tables
