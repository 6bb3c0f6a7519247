#include "dialogs/manual_pages.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include <iterator>
#include <utility>

namespace kydai::ui {

namespace {

/// Every dialog, with its page.
constexpr std::pair<const char*, const char*> kPagesAbout[] = {
    {"setupDialog", "setup"},           {"infoDialog", "setup"},
    {"rulesDialog", "rules"},           {"tieBreakDialog", "rules"},
    {"checkInDialog", "checkin"},       {"importDialog", "players"},
    {"numbersDialog", "players"},       {"prohibitedPairsDialog", "rules"},
    {"requestedByesDialog", "players"}, {"printDialog", "printing"},
    {"journalDialog", "rules"},         {"restoreDialog", "file"},
    {"shortcutsDialog", "keys"},        {"ratingCalculator", "ratings"},
    {"projectorWindow", "publishing"},  {"publishDialog", "publishing"},
    {"finishWindow", "prizes"},         {"reportFactsDialog", "prizes"},
    {"prizeRulesDialog", "prizes"},     {"playerDialog", "players"},
    {"ratingCheckDialog", "ratings"},   {"teamsDialog", "teams"},
    {"matchesDialog", "teams"},         {"pairAllDialog", "pairing"},
    {"missingDialog", "results"},       {"versionDialog", "install"},
};

QString codeOf(text::Language language)
{
    const std::string_view code = text::languageCode(language);
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

const QRegularExpression& actionMark()
{
    static const QRegularExpression mark(QStringLiteral(R"(\[\[([A-Za-z]+)\]\])"));
    return mark;
}

/// "**Pair next round** (F9)"
QString actionWords(const ActionSet& actions, const QString& name)
{
    const QAction* action = actions.get(name.toLatin1().constData());
    QString text = action->text().remove(QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026))) text.chop(1);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    const QString bold = QStringLiteral("**%1**").arg(text.trimmed());
    return key.isEmpty() ? bold : QStringLiteral("%1 (%2)").arg(bold, key);
}

bool writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

}  // namespace

QStringList manualPages()
{
    QStringList pages{QStringLiteral("index")};
    static const QRegularExpression link(QStringLiteral(R"(\(([a-z-]+)\.md\))"));
    auto found = link.globalMatch(manualSource(text::Language::English, QStringLiteral("index")));
    while (found.hasNext()) pages << found.next().captured(1);
    return pages;
}

QString manualSource(text::Language language, const QString& page)
{
    QFile file(QStringLiteral(":/manual/%1/%2.md").arg(codeOf(language), page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList actionsIn(const QString& source)
{
    QStringList names;
    auto found = actionMark().globalMatch(source);
    while (found.hasNext()) names << found.next().captured(1);
    return names;
}

QStringList picturesIn(const QString& source)
{
    static const QRegularExpression mark(QStringLiteral(R"(\(picture:([a-zA-Z0-9-]+)\))"));
    QStringList names;
    auto found = mark.globalMatch(source);
    while (found.hasNext()) names << found.next().captured(1);
    return names;
}

QString picturePath(text::Language language, const QString& name)
{
    return QStringLiteral(":/manual/pictures/%1/%2.png").arg(codeOf(language), name);
}

void fitPictures(QTextDocument& document, int width)
{
    QTextCursor at(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextImageFormat picture = part.fragment().charFormat().toImageFormat();
            if (!picture.isValid()) continue;
            const QImage image(QString(picture.name()).remove(QStringLiteral("qrc")));
            if (image.width() <= width) continue;
            picture.setWidth(width);
            picture.setHeight(double(image.height()) * width / image.width());
            at.setPosition(part.fragment().position());
            at.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            at.setCharFormat(picture);
            break;  // the block is another one now; a picture stands alone in its paragraph
        }
    }
}

QString manualText(text::Language language, const QString& page, const ActionSet& actions)
{
    QString source = manualSource(language, page);
    source.replace(QStringLiteral("(picture:"), QStringLiteral("(:/manual/pictures/%1/").arg(codeOf(language)));
    static const QRegularExpression end(QStringLiteral(R"((\(:/manual/pictures/[a-z]+/[a-zA-Z0-9-]+)\))"));
    source.replace(end, QStringLiteral("\\1.png)"));
    QString text;
    qsizetype from = 0;
    auto found = actionMark().globalMatch(source);
    while (found.hasNext()) {
        const auto match = found.next();
        text += source.mid(from, match.capturedStart() - from) + actionWords(actions, match.captured(1));
        from = match.capturedEnd();
    }
    return text + source.mid(from);
}

QString manualPageAbout(const QString& objectName)
{
    for (const auto& [name, page] : kPagesAbout) {
        if (objectName == QLatin1String(name)) return QString::fromLatin1(page);
    }
    return QStringLiteral("index");
}

QStringList writeManual(text::Language language, const ActionSet& actions, const QString& folder)
{
    QStringList failed;
    const QDir into(folder);
    into.mkpath(QStringLiteral("."));
    const QString code = codeOf(language);
    QTextDocument book;
    QTextCursor end(&book);
    for (const QString& page : manualPages()) {
        const QString markdown = manualText(language, page, actions);
        QTextDocument one;
        one.setMarkdown(QString(markdown).replace(QStringLiteral(".md)"), QStringLiteral(".html)")));
        constexpr int kPictureWidth = 620;
        fitPictures(one, kPictureWidth);
        one.setMetaInformation(QTextDocument::DocumentTitle, one.begin().text());
        const QString path = into.filePath(QStringLiteral("%1/%2.html").arg(code, page));
        into.mkpath(code);
        const QString html = one.toHtml().replace(QStringLiteral("\":/manual/"), QStringLiteral("\"../"));
        if (!writeFile(path, html.toUtf8())) failed << path;
        for (const QString& name : picturesIn(manualSource(language, page))) {
            const QString picture = into.filePath(QStringLiteral("pictures/%1/%2.png").arg(code, name));
            into.mkpath(QStringLiteral("pictures/") + code);
            QFile::remove(picture);
            if (!QFile::copy(picturePath(language, name), picture)) failed << picture;
        }
        if (end.position() > 0) {
            QTextBlockFormat newPage;
            newPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            end.insertBlock(newPage);
        }
        end.insertFragment(QTextDocumentFragment(&one));
        end.movePosition(QTextCursor::End);
    }
    const QString path = into.filePath(QStringLiteral("manual-%1.pdf").arg(code));
    QPdfWriter pdf(path);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setTitle(QStringLiteral("Kỳ Đài"));
    book.print(&pdf);
    if (!QFile::exists(path)) failed << path;
    return failed;
}

}  // namespace kydai::ui
