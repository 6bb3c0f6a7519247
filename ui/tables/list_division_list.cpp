#include "tables/list_division_list.h"

#include "tables/player_columns.h"
#include "text/member_labels.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace kydai::tables {

namespace {

using policy::ListDecision;
using policy::ListedAs;
using policy::ListLine;
using policy::ListRemark;

constexpr char kDivisionContext[] = "Table";

const char* remarkText(ListRemark remark)
{
    switch (remark) {
    case ListRemark::NoSection:
        return QT_TRANSLATE_NOOP("Table", "fits no section");
    case ListRemark::Footer:
        return QT_TRANSLATE_NOOP("Table", "no player: a line of totals or a signature");
    case ListRemark::Twice:
        return QT_TRANSLATE_NOOP("Table", "in this section twice");
    case ListRemark::TwiceAcross:
        return QT_TRANSLATE_NOOP("Table", "in another section too");
    case ListRemark::OtherSex:
        return QT_TRANSLATE_NOOP("Table", "the section is for the other sex");
    case ListRemark::NameOfGirl:
        return QT_TRANSLATE_NOOP("Table", "a girl's name among boys");
    case ListRemark::TooOld:
        return QT_TRANSLATE_NOOP("Table", "too old for the section");
    case ListRemark::Younger:
        return QT_TRANSLATE_NOOP("Table", "of a lower age");
    case ListRemark::BirthMissing:
        return QT_TRANSLATE_NOOP("Table", "no date of birth");
    case ListRemark::OtherSection:
        break;
    }
    return QT_TRANSLATE_NOOP("Table", "plays in another section");
}

const char* stateText(ListedAs as)
{
    switch (as) {
    case ListedAs::New:
        return QT_TRANSLATE_NOOP("Table", "new");
    case ListedAs::Same:
        return QT_TRANSLATE_NOOP("Table", "unchanged");
    case ListedAs::Changed:
        return QT_TRANSLATE_NOOP("Table", "changed");
    case ListedAs::Gone:
        break;
    }
    return QT_TRANSLATE_NOOP("Table", "not in the list any more");
}

class DivisionCells {
public:
    DivisionCells(const Event& event, const policy::ListDivision& division, const std::vector<std::size_t>& shown)
        : m_event(event), m_division(division), m_shown(shown)
    {
    }

    [[nodiscard]] const policy::UnitSpelling* unit(Subject at) const
    {
        return at < m_division.units.size() ? &m_division.units[at] : nullptr;
    }
    [[nodiscard]] const ListLine& line(Subject at) const
    {
        return m_division.lines[m_shown[at - m_division.units.size()]];
    }
    [[nodiscard]] const Player& player(Subject at) const
    {
        const ListLine& one = line(at);
        if (one.as != ListedAs::Gone) return m_division.listed[one.listed].player;
        return std::ranges::find(m_event.sections, one.from, &EventSection::id)->section->player(one.player);
    }
    [[nodiscard]] Value targetName(Subject at, const std::optional<std::size_t>& target) const
    {
        if (unit(at) != nullptr || !target) return {};
        return m_division.targets[*target].name;
    }
    [[nodiscard]] QString remarks(Subject at, const text::Wording& wording) const
    {
        const auto say = [&](const char* source) { return wording.translate(kDivisionContext, source); };
        if (const auto* spelling = unit(at)) {
            QStringList others;
            for (const std::string& other : spelling->others) others << QString::fromStdString(other);
            return say(QT_TRANSLATE_NOOP("Table", "one unit, spelled otherwise: %1"))
                .arg(others.join(QStringLiteral("; ")));
        }
        const ListLine& one = line(at);
        QStringList all;
        if (!m_event.sections.empty() && one.remarks.empty()) all << say(stateText(one.as));
        for (const ListRemark remark : one.remarks) all << say(remarkText(remark));
        for (const std::string_view word : one.changed) all << text::memberLabel("player", word, wording);
        return all.join(QStringLiteral("; "));
    }
    [[nodiscard]] QString decision(Subject at, const text::Wording& wording) const
    {
        const auto say = [&](const char* source) { return wording.translate(kDivisionContext, source); };
        if (const auto* spelling = unit(at))
            return say(spelling->merges ? QT_TRANSLATE_NOOP("Table", "merge") : QT_TRANSLATE_NOOP("Table", "keep"));
        const ListLine& one = line(at);
        switch (one.decision) {
        case ListDecision::Move:
            if (one.moves())
                return say(QT_TRANSLATE_NOOP("Table", "move to %1"))
                    .arg(QString::fromStdString(m_division.targets[*one.better].name));
            [[fallthrough]];
        case ListDecision::Keep:
            return say(QT_TRANSLATE_NOOP("Table", "keep"));
        case ListDecision::Merge:
            return say(QT_TRANSLATE_NOOP("Table", "merge"));
        case ListDecision::Drop:
            break;
        }
        return say(one.as == ListedAs::Gone ? QT_TRANSLATE_NOOP("Table", "take out")
                                            : QT_TRANSLATE_NOOP("Table", "drop"));
    }

private:
    const Event& m_event;
    const policy::ListDivision& m_division;
    const std::vector<std::size_t>& m_shown;
};

}  // namespace

List listDivisionList(const Event& event, const policy::ListDivision& division, const std::vector<std::size_t>& shown)
{
    List list;
    list.id = "list_division";
    const DivisionCells cells(event, division, shown);
    const auto ofPlayer = [cells](auto value) {
        return [cells, value](Subject at) -> Value {
            return cells.unit(at) != nullptr ? Value() : value(cells.player(at));
        };
    };
    const auto worded = [cells](QString (DivisionCells::*text)(Subject, const text::Wording&) const) {
        return [cells, text](Subject at) {
            return Value(
                Worded{[cells, text, at](const text::Wording& wording) { return (cells.*text)(at, wording); }, {}});
        };
    };
    list.columns.push_back(column("section", Align::Left, {14}, [cells](Subject at) {
        return cells.targetName(at, cells.unit(at) ? std::nullopt : cells.line(at).target);
    }));
    list.columns.push_back(column("name", Align::Left, {22, true}, ofPlayer([](const Player& one) {
                                      return Value(Person{one.name, Title::None});
                                  })));
    const auto member = [&](const char* word, int width, auto value) {
        Column made = column("name", Align::Left, {width}, ofPlayer(value));
        made.id = word;
        made.head = [word](const text::Wording& wording, bool) { return text::memberLabel("player", word, wording); };
        list.columns.push_back(std::move(made));
    };
    member("birth", 10, [](const Player& one) { return one.birth.known() ? Value(one.birth) : Value(); });
    member("sex", 6, [](const Player& one) { return one.sex == Sex::Unknown ? Value() : Value(one.sex); });
    list.columns.push_back(column("unit", Align::Left, {16}, [cells](Subject at) {
        const auto* spelling = cells.unit(at);
        return textOrBlank(spelling != nullptr ? spelling->wanted : cells.player(at).unit);
    }));
    list.columns.push_back(column("standing", Align::Left, {34, true}, worded(&DivisionCells::remarks)));
    list.columns.push_back(column("decision", Align::Left, {16}, worded(&DivisionCells::decision)));
    list.columns.back().strong = true;
    for (Subject at = 0; at < division.units.size() + shown.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
