#include "text/language.h"

#include "support/assert.h"

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>

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

QString translationFile(Language language)
{
    return QStringLiteral(":/translations/kydai_%1.qm").arg(QString::fromUtf8(languageCode(language)));
}

namespace {

/// Words of Qt's own dialogs and menus; English needs none.
QString qtTranslationFile(Language language)
{
    return QStringLiteral(":/translations/qt_%1.qm").arg(QString::fromUtf8(languageCode(language)));
}

}  // namespace

void installLanguage(QCoreApplication& application, Language language)
{
    const QString name = QStringLiteral("kydai_language");
    const auto former = application.findChildren<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    // The new ones first: removing the old ones alone would paint every window in English for a moment.
    for (const QString& file : {qtTranslationFile(language), translationFile(language)}) {
        if (!QFile::exists(file)) continue;
        auto* fresh = new QTranslator(&application);
        KYDAI_ASSERT(fresh->load(file));
        fresh->setObjectName(name);
        QCoreApplication::installTranslator(fresh);
    }
    qDeleteAll(former);
}

}  // namespace kydai::text
