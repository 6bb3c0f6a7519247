#include "text/difference_text.h"

#include "model/json_shapes.h"
#include "text/enum_text.h"
#include "text/member_labels.h"
#include "text/money_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace kydai::text {

namespace {

constexpr char kDifferenceContext[] = "Change";

QString nothing()
{
    return QStringLiteral("–");
}

QString fromUtf8(const std::string& text)
{
    return text.empty() ? nothing() : QString::fromStdString(text);
}

template <class T>
constexpr bool kIsList = false;
template <class T>
constexpr bool kIsList<std::vector<T>> = true;
template <class T>
constexpr bool kIsOptional = false;
template <class T>
constexpr bool kIsOptional<std::optional<T>> = true;
/// Of a value that may be absent, or is shared.
template <class T>
constexpr bool kIsDescribedLater = false;
template <IsDescribed T>
constexpr bool kIsDescribedLater<std::optional<T>> = true;
template <IsDescribed T>
constexpr bool kIsDescribedLater<std::shared_ptr<const T>> = true;

/// Calls `visit(row, a.*member, b.*member, standard.*member)` for each member of a described type.
template <class T, class Visit>
void forEachMember(const T& a, const T& b, const Visit& visit)
{
    [[maybe_unused]] static const T standard{};
    const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
        visit(row, member, a.*member, b.*member, standard.*member);
    };
    describe(each, std::type_identity<T>{});
}

/// Whether two elements of a list are the same thing, though not equal: by the key, else by what they begin with.
template <class T>
bool isSameThing(const T& a, const T& b)
{
    bool decided = false;
    bool same = false;
    forEachMember(a, b, [&](const Row&, auto, const auto& one, const auto& other, const auto&) {
        if (decided) return;
        decided = true;
        same = one == other;
    });
    return same;
}

/// What a kind of change replaces that has no rows of its own: its label is that of the member in the event. None where
/// the kind says it all.
template <class Kind>
constexpr std::pair<std::string_view, std::string_view> kPlace{};
template <>
constexpr std::pair<std::string_view, std::string_view> kPlace<SetRequestedByes>{"section", "requestedByes"};
template <>
constexpr std::pair<std::string_view, std::string_view> kPlace<SetAdjustments>{"section", "adjustments"};
template <>
constexpr std::pair<std::string_view, std::string_view> kPlace<RenameEvent>{"event", "name"};

class Comparison {
public:
    Comparison(const Event& event, SectionId section, const Wording& wording) : m_wording(wording)
    {
        const auto at = std::ranges::find(event.sections, section, &EventSection::id);
        if (at != event.sections.end()) m_sections.push_back(at->section.get());
    }

    template <class Kind>
    std::vector<Difference> of(const Kind& before, const Kind& now)
    {
        if constexpr (requires { now.teams; }) m_teams = {&now.teams, &before.teams};
        if constexpr (requires { now.content->players; }) {
            m_sections.push_back(now.content.get());
            m_sections.push_back(before.content.get());
        }
        if constexpr (std::is_same_v<Kind, Renumber>)
            compareNumbers(before.tpns, now.tpns);
        else if constexpr (std::is_same_v<Kind, MoveSection>)
            add({}, QString::number(before.position + 1), QString::number(now.position + 1));
        else
            compareMembers(before, now, {});
        return std::move(m_found);
    }

    /// Who sits where, beside what the teams had there.
    std::vector<Difference> ofLineUp(const TeamEvent& before, const LineUp& now)
    {
        const auto was = std::ranges::find_if(
            before.lineUps, [&](const LineUp& each) { return each.round == now.round && each.team == now.team; });
        add({}, boardsOf(was == before.lineUps.end() ? std::vector<PlayerId>{} : was->boards), boardsOf(now.boards));
        return std::move(m_found);
    }

private:
    /// "1 Nguyễn An, 2 –, 3 Lê Bình"
    [[nodiscard]] QString boardsOf(const std::vector<PlayerId>& boards) const
    {
        QStringList said;
        for (const PlayerId player : boards) said += QStringLiteral("%1 %2").arg(said.size() + 1).arg(textOf(player));
        return said.isEmpty() ? nothing() : said.join(QStringLiteral(", "));
    }
    template <class T>
    void compareMembers(const T& before, const T& now, const QString& path)
    {
        forEachMember(before, now,
                      [&](const Row& row, auto member, const auto& a, const auto& b, const auto& standard) {
                          if (!row.key) compare(row, labelOf(row, member), a, b, standard, path);
                      });
    }
    /// Numbers are given in ascending order of the keys; whose they were is known while the same players are there.
    void compareNumbers(const std::vector<int>& before, const std::vector<int>& now)
    {
        const std::size_t count = m_sections.empty() ? 0 : m_sections.front()->players.size();
        if (before.size() != count || now.size() != count) return;
        for (std::size_t at = 0; at < count; ++at) {
            if (before[at] == now[at]) continue;
            add(fromUtf8(m_sections.front()->players[at].name), QString::number(before[at]), QString::number(now[at]));
        }
    }
    template <class M, class Owner>
    QString labelOf(const Row& row, M Owner::*member) const
    {
        if constexpr (kPlace<Owner>.second.empty()) {
            return kTypeWord<Owner>.empty() ? QString() : memberLabel(row, member, m_wording);
        } else {
            return memberLabel(kPlace<Owner>.first, kPlace<Owner>.second, m_wording);
        }
    }

    template <class M>
    void compare(const Row& row, const QString& label, const M& before, const M& now, const M& standard,
                 const QString& path)
    {
        if (before == now) return;
        if constexpr (std::is_same_v<M, std::optional<RoundPicture>>) {
            return;  // is made with the publication, which the entry tells
        } else if constexpr (IsDescribed<M>) {
            return compareMembers(before, now, path);
        } else if constexpr (kIsDescribedLater<M>) {
            if (before && now) return compareMembers(*before, *now, path);
        } else if constexpr (kIsList<M>) {
            if constexpr (IsDescribed<typename M::value_type>) return compareLists(before, now, joined(path, label));
            if constexpr (std::is_same_v<M, std::vector<std::string>>) {
                if (row.bounds.lines) return compareTexts(before, now, joined(path, label));
            }
        }
        add(joined(path, label), valueOf(row, before, standard), valueOf(row, now, standard));
    }

    /// Equal elements say nothing; of the rest those that are the same thing are compared, then those that stand at the
    /// same place where as many are left of both; the others were added or removed.
    template <class T>
    void compareLists(const std::vector<T>& before, const std::vector<T>& now, const QString& label)
    {
        std::vector<std::size_t> gone = indices(before.size());
        std::vector<std::size_t> come = indices(now.size());
        std::vector<std::pair<std::size_t, std::size_t>> same;
        const auto match = [&](const auto& fits) {
            for (auto at = gone.begin(); at != gone.end();) {
                const auto other = std::ranges::find_if(come, [&](std::size_t to) { return fits(*at, to); });
                if (other == come.end()) {
                    ++at;
                    continue;
                }
                same.emplace_back(*at, *other);
                at = gone.erase(at);
                come.erase(other);
            }
        };
        match([&](std::size_t a, std::size_t b) { return before[a] == now[b]; });
        const std::size_t equal = same.size();
        if (equal == before.size() && equal == now.size()) {
            if (before != now) add(label, namesOf(before), namesOf(now));  // in another order
            return;
        }
        match([&](std::size_t a, std::size_t b) { return isSameThing(before[a], now[b]); });
        if (gone.size() == come.size()) {
            for (std::size_t at = 0; at < gone.size(); ++at) same.emplace_back(gone[at], come[at]);
            gone.clear();
            come.clear();
        }
        for (std::size_t at = equal; at < same.size(); ++at) {
            const auto [from, to] = same[at];
            compareMembers(before[from], now[to], joined(label, nameOf(before[from], from)));
        }
        for (const std::size_t at : gone) add(label, wholeOf(before[at], at), nothing());
        for (const std::size_t at : come) add(label, nothing(), wholeOf(now[at], at));
    }
    void compareTexts(const std::vector<std::string>& before, const std::vector<std::string>& now, const QString& label)
    {
        std::vector<std::string> come = now;
        for (const std::string& text : before) {
            const auto still = std::ranges::find(come, text);
            if (still == come.end())
                add(label, fromUtf8(text), nothing());
            else
                come.erase(still);
        }
        for (const std::string& text : come) add(label, nothing(), fromUtf8(text));
    }

    static std::vector<std::size_t> indices(std::size_t count)
    {
        std::vector<std::size_t> all(count);
        for (std::size_t at = 0; at < count; ++at) all[at] = at;
        return all;
    }
    static QString joined(const QString& path, const QString& label)
    {
        return path.isEmpty() || label.isEmpty() ? path + label : path + QStringLiteral(" › ") + label;
    }
    void add(const QString& label, const QString& before, const QString& after)
    {
        m_found.push_back({label, before, after});
    }

    // --- the name of an element, and all that it says
    template <class T>
    QString nameOf(const T& element, std::size_t index) const
    {
        if constexpr (requires { element.name; }) {
            if (!element.name.empty()) return fromUtf8(element.name);
        }
        if constexpr (std::is_same_v<T, Game>)
            return valueOf({}, element.white, {}) + QStringLiteral(" – ") + valueOf({}, element.black, {});
        if constexpr (std::is_same_v<T, Round>) return QString::number(index + 1);
        QString name;
        forEachMember(element, element,
                      [&](const Row& row, auto, const auto& value, const auto&, const auto& standard) {
                          if (name.isNull() && !row.key) name = valueOf(row, value, standard);
                      });
        return name;
    }
    /// "U10 (Ordered by: best performance, …)": what is not as usual, without what the name says.
    template <class T>
    QString wholeOf(const T& element, std::size_t index) const
    {
        const QString name = nameOf(element, index);
        QStringList others;
        const T standard{};
        forEachMember(element, standard,
                      [&](const Row& row, auto member, const auto& value, const auto& usual, const auto&) {
                          if (row.key || value == usual) return;
                          const QString text = valueOf(row, value, usual);
                          if (text != name) others += labelOf(row, member) + QStringLiteral(": ") + text;
                      });
        return others.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, others.join(QStringLiteral(", ")));
    }
    template <class T>
    QString namesOf(const std::vector<T>& elements) const
    {
        QStringList names;
        for (std::size_t at = 0; at < elements.size(); ++at) names += nameOf(elements[at], at);
        return names.isEmpty() ? nothing() : names.join(QStringLiteral(", "));
    }

    // --- values in words
    template <class M>
    QString valueOf(const Row& row, const M& value, const M& standard) const
    {
        if constexpr (kIsOptional<M>) {
            using Inner = typename M::value_type;
            if (!value) return nothing();
            if constexpr (std::is_integral_v<Inner>)
                return numberOf(row, *value);
            else
                return valueOf(row, *value, Inner{});
        } else if constexpr (kIsList<M>) {
            return listOf(row, value);
        } else if constexpr (IsDescribed<M>) {
            return wholeOf(value, 0);
        } else if constexpr (HasWords<M>) {
            return enumText(value, m_wording);
        } else if constexpr (std::is_same_v<M, bool>) {
            return m_wording.translate(kDifferenceContext,
                                       value ? QT_TRANSLATE_NOOP("Change", "yes") : QT_TRANSLATE_NOOP("Change", "no"));
        } else if constexpr (std::is_integral_v<M>) {
            return value == standard && value <= 0 ? nothing() : numberOf(row, value);
        } else {
            return textOf(value);
        }
    }
    template <class Number>
    QString numberOf(const Row& row, Number value) const
    {
        constexpr int kHundred = 100;
        switch (row.unit) {
        case Unit::Money:
            return moneyText({Fraction(static_cast<std::int64_t>(value)), {}}, m_wording);
        case Unit::Hundredths:
            return fractionText(Fraction(static_cast<std::int64_t>(value), kHundred), m_wording);
        case Unit::None:
            break;
        }
        return QString::number(value);
    }
    template <class T>
    QString listOf(const Row& row, const std::vector<T>& values) const
    {
        if constexpr (IsDescribed<T>) return namesOf(values);
        QStringList texts;
        for (const T& value : values) texts += valueOf(row, value, T{});
        return texts.isEmpty() ? nothing() : texts.join(QStringLiteral(", "));
    }
    static QString textOf(const std::string& value) { return fromUtf8(value); }
    QString textOf(const Date& value) const { return value.known() ? dateText(value, m_wording) : nothing(); }
    QString textOf(const Points& value) const { return pointsText(value, m_wording); }
    QString textOf(PlayerId value) const
    {
        for (const Section* section : m_sections) {
            const Player* found = section == nullptr ? nullptr : section->find(value);
            if (found != nullptr) return fromUtf8(found->name);
        }
        return nothing();
    }
    QString textOf(TeamId value) const
    {
        std::vector<const TeamEvent*> all = m_teams;
        for (const Section* section : m_sections) all.push_back(&section->teams);
        for (const TeamEvent* teams : all) {
            const auto found = std::ranges::find(teams->teams, value, &Team::id);
            if (found != teams->teams.end()) return fromUtf8(found->name);
        }
        return nothing();
    }
    static QString textOf(SectionId /*value*/) { return nothing(); }
    template <class T>
    static QString textOf(const std::shared_ptr<const T>& /*value*/)
    {
        return nothing();
    }

    const Wording& m_wording;
    std::vector<const Section*> m_sections{};
    std::vector<const TeamEvent*> m_teams{};
    std::vector<Difference> m_found{};
};

}  // namespace

std::vector<Difference> differences(const Change& now, const Change& before, const Event& event, const Wording& wording)
{
    if (const auto* lineUp = std::get_if<SetLineUp>(&now)) {
        const auto* teams = std::get_if<EditTeams>(&before);
        return teams == nullptr ? std::vector<Difference>{}
                                : Comparison(event, lineUp->section, wording).ofLineUp(teams->teams, lineUp->lineUp);
    }
    if (now.index() != before.index()) return {};
    return std::visit(
        [&]<class Kind>(const Kind& change) {
            return Comparison(event, sectionOf(now), wording).of(std::get<Kind>(before), change);
        },
        now);
}

}  // namespace kydai::text
