#include "text/language.h"

#include "support/assert.h"

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>

#include <vector>

namespace kydai::text {

std::string_view languageCode(Language language)
{
    switch (language) {
    case Language::Vietnamese:
        return "vi";
    case Language::English:
        return "en";
    }
    KYDAI_ASSERT(false);
}

std::optional<Language> languageFromCode(std::string_view code)
{
    for (const Language language : kLanguages) {
        if (languageCode(language) == code) return language;
    }
    return std::nullopt;
}

Language languageOf(const QLocale& locale)
{
    const bool saysNothing = locale.language() == QLocale::C;
    return saysNothing || locale.language() == QLocale::Vietnamese ? Language::Vietnamese : Language::English;
}

QLocale localeOf(Language language)
{
    return language == Language::Vietnamese ? QLocale::Vietnamese : QLocale::English;
}

QString translationFile(Language language)
{
    return QStringLiteral(":/translations/kydai_%1.qm").arg(QString::fromUtf8(languageCode(language)));
}

namespace {

std::shared_ptr<const QTranslator> unpacked(Language language)
{
    auto texts = std::make_shared<QTranslator>();
    KYDAI_ASSERT(texts->load(translationFile(language)));
    return texts;
}

}  // namespace

std::shared_ptr<const QTranslator> textsIn(Language language)
{
    static const auto vietnamese = unpacked(Language::Vietnamese);
    static const auto english = unpacked(Language::English);
    return language == Language::Vietnamese ? vietnamese : english;
}

namespace {

/// The program's own texts in the language that is installed, and for a moment in another.
class OwnTexts : public QTranslator {
public:
    using QTranslator::QTranslator;
    void lend(const QTranslator* other) { m_lent = other; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override
    {
        if (m_lent == nullptr) return QTranslator::translate(context, source, comment, n);
        const QString found = m_lent->translate(context, source, comment, n);
        return found.isNull() ? QString::fromUtf8(source) : found;
    }

private:
    const QTranslator* m_lent = nullptr;
};

const QString kInstalled = QStringLiteral("kydai_language");

/// Words of Qt's own dialogs and menus; English needs none.
QString qtTranslationFile(Language language)
{
    return QStringLiteral(":/translations/qt_%1.qm").arg(QString::fromUtf8(languageCode(language)));
}

}  // namespace

void installLanguage(QCoreApplication& application, Language language)
{
    const auto former = application.findChildren<QTranslator*>(kInstalled, Qt::FindDirectChildrenOnly);
    // The new ones first: removing the old ones alone would paint every window in English for a moment.
    for (const QString& file : {qtTranslationFile(language), translationFile(language)}) {
        if (!QFile::exists(file)) continue;
        auto* fresh = new OwnTexts(&application);
        KYDAI_ASSERT(fresh->load(file));
        fresh->setObjectName(kInstalled);
        QCoreApplication::installTranslator(fresh);
    }
    qDeleteAll(former);
}

void inLanguage(const QCoreApplication& application, Language language, const std::function<void()>& speak)
{
    std::vector<OwnTexts*> installed;
    for (QTranslator* each : application.findChildren<QTranslator*>(kInstalled, Qt::FindDirectChildrenOnly))
        installed.push_back(static_cast<OwnTexts*>(each));  // made by installLanguage
    for (OwnTexts* each : installed) each->lend(textsIn(language).get());
    speak();
    for (OwnTexts* each : installed) each->lend(nullptr);
}

}  // namespace kydai::text
