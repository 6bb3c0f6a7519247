#include "text/loss_text.h"

#include "text/member_labels.h"
#include "text/phrase_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::text {

namespace {

using format::Fate;
using format::MemberFate;

constexpr char kLossContext[] = "Losses";

QString labelOf(const MemberFate& member, const Wording& wording)
{
    return memberLabel(member.type, member.row.word, wording);
}

/// "Hà Nội", 3; nothing for lists and parts.
QString shortValue(const Json& value)
{
    if (value.is_string()) return QString::fromStdString(value.get<std::string>());
    return value.is_number() || value.is_boolean() ? QString::fromStdString(value.dump()) : QString();
}

/// Something of a member may be left out on purpose and the rest be there.
bool isLeftOut(const MemberFate& member)
{
    return member.withheld && member.fate == Fate::Lost;
}

const char* sentenceOf(const MemberFate& member, bool hasValues)
{
    if (isLeftOut(member))
        return QT_TRANSLATE_N_NOOP("Losses", "Left out, as nobody else may see it: {member} (%n values: {where})");
    switch (member.fate) {
    case Fate::Lost:
        return QT_TRANSLATE_N_NOOP("Losses", "Not carried: {member} (%n values: {where})");
    case Fate::Added:
        return hasValues ? QT_TRANSLATE_N_NOOP("Losses",
                                               "The file says what the event leaves open: {member} (%n values: "
                                               "{where}), the first as “{found}”")
                         : QT_TRANSLATE_N_NOOP("Losses",
                                               "The file says what the event leaves open: {member} (%n values: "
                                               "{where})");
    case Fate::Whole:
    case Fate::Rounded:
        break;
    }
    return hasValues ? QT_TRANSLATE_N_NOOP("Losses",
                                           "Carried in part or otherwise: {member} (%n values: {where}), the first "
                                           "“{wanted}” as “{found}”")
                     : QT_TRANSLATE_N_NOOP("Losses", "Carried in part or otherwise: {member} (%n values: {where})");
}

QString lineOf(const MemberFate& member, const Wording& wording)
{
    const QString wanted = shortValue(member.wanted);
    const QString found = shortValue(member.found);
    const bool hasValues = !found.isEmpty() && (member.fate == Fate::Added || !wanted.isEmpty());
    const QString sentence =
        wording.translate(kLossContext, sentenceOf(member, hasValues), static_cast<int>(member.changed));
    return fillHoles(sentence, [&](const QString& hole) {
        if (hole == QLatin1String("member")) return labelOf(member, wording);
        if (hole == QLatin1String("wanted")) return wanted;
        if (hole == QLatin1String("found")) return found;
        return QString::fromStdString(member.where);
    });
}

/// The part of the event that a member stands in: "Players"; empty where the member is one itself.
QString partOf(const MemberFate& member, const Wording& wording)
{
    const std::size_t end = member.member.find('/');
    if (end == std::string::npos) return {};
    const std::string part = member.member.substr(0, end);
    if (part == "event") return member.row.word == "name" ? QString() : memberLabel("event", "units", wording);
    return memberLabel("section", part, wording);
}

struct GroupHead {
    Fate fate;
    bool isLeftOut;
    const char* head;
};
constexpr std::array<GroupHead, 5> kGroupHeads = {{
    {Fate::Lost, false, QT_TRANSLATE_NOOP("Losses", "Not carried")},
    {Fate::Lost, true, QT_TRANSLATE_NOOP("Losses", "Left out, as nobody else may see it")},
    {Fate::Rounded, false, QT_TRANSLATE_NOOP("Losses", "In part or otherwise")},
    {Fate::Added, false, QT_TRANSLATE_NOOP("Losses", "Said by the file, left open by the event")},
    {Fate::Whole, false, QT_TRANSLATE_NOOP("Losses", "Carried whole")},
}};

}  // namespace

QStringList lossLines(const format::LossAccount& account, const Wording& wording)
{
    const auto isNamed = [&](const MemberFate& member) {
        return !member.section.empty() && member.section != account.members.back().section;
    };
    const bool several = std::ranges::any_of(account.members, isNamed);
    QStringList lines;
    for (const MemberFate& member : account.members) {
        if (member.fate == Fate::Whole) continue;
        const QString line = lineOf(member, wording);
        lines << (several && !member.section.empty()
                      ? QString::fromStdString(member.section) + QLatin1String(": ") + line
                      : line);
    }
    return lines;
}

std::vector<LossGroup> lossGroups(const format::LossAccount& account, const Wording& wording)
{
    std::vector<LossGroup> groups;
    for (const GroupHead& head : kGroupHeads) {
        std::vector<std::pair<QString, QStringList>> parts;
        for (const MemberFate& member : account.members) {
            if (member.fate != head.fate || isLeftOut(member) != head.isLeftOut) continue;
            const QString part = partOf(member, wording);
            auto known = std::ranges::find(parts, part, &std::pair<QString, QStringList>::first);
            if (known == parts.end()) known = parts.insert(parts.end(), {part, {}});
            const QString label = labelOf(member, wording);
            if (!known->second.contains(label)) known->second << label;
        }
        if (parts.empty()) continue;
        LossGroup& group = groups.emplace_back(LossGroup{wording.translate(kLossContext, head.head), {}});
        for (const auto& [part, labels] : parts) {
            const QString all = labels.join(QStringLiteral(", "));
            group.parts << (part.isEmpty() ? all : part + QStringLiteral(": ") + all);
        }
    }
    return groups;
}

}  // namespace kydai::text
