#include "dialogs/printed_papers.h"

#include "dialogs/kept_beside.h"

#include <QSettings>

namespace kydai::ui {

namespace {

/// "prizes 3", "certificates 1.2.5"
QString nameOf(const print::PrintedPaper& paper)
{
    QStringList sections;
    for (const SectionId section : paper.sections) sections << QString::number(section.value);
    return QString::fromLatin1(print::infoOf(paper.kind).word) + QLatin1Char(' ') + sections.join(QLatin1Char('.'));
}

}  // namespace

std::vector<print::PrintedPaper> keptPapers(const EventSession& session)
{
    const QString group = keptBeside(kPapersBeside, session.path());
    std::vector<print::PrintedPaper> papers;
    for (const QString& name : keysOf(group)) {
        const QStringList words = name.split(QLatin1Char(' '));
        const print::DocumentInfo* info = print::documentNamed(words.front().toStdString());
        QStringList lines = QSettings().value(group + name).toStringList();
        if (info == nullptr || !print::isHandedOut(info->kind) || words.size() != 2 || lines.isEmpty()) continue;
        print::PrintedPaper paper;
        paper.kind = info->kind;
        for (const QString& section : words[1].split(QLatin1Char('.'), Qt::SkipEmptyParts))
            paper.sections.push_back(SectionId{section.toInt()});
        paper.language =
            lines.takeFirst() == QLatin1String("vi") ? text::Language::Vietnamese : text::Language::English;
        paper.lines = std::move(lines);
        papers.push_back(std::move(paper));
    }
    return papers;
}

void keepPapers(const EventSession& session, const std::vector<print::PrintedPaper>& papers)
{
    QSettings settings;
    for (const print::PrintedPaper& paper : papers) {
        const bool isVietnamese = paper.language == text::Language::Vietnamese;
        settings.setValue(keptBeside(kPapersBeside, session.path()) + nameOf(paper),
                          QStringList{isVietnamese ? QStringLiteral("vi") : QStringLiteral("en")} + paper.lines);
    }
}

}  // namespace kydai::ui
