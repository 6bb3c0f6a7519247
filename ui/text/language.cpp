#include "text/language.h"

#include "support/assert.h"

#include <QCoreApplication>
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

QString translationFile(Language language)
{
    return QStringLiteral(":/translations/kydai_%1.qm").arg(QString::fromUtf8(languageCode(language)));
}

void installLanguage(QCoreApplication& application, Language language)
{
    const QString name = QStringLiteral("kydai_language");
    // The new one first: removing the old one alone would paint every window in English for a moment.
    auto* fresh = new QTranslator(&application);
    KYDAI_ASSERT(fresh->load(translationFile(language)));
    auto* former = application.findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    QCoreApplication::installTranslator(fresh);
    delete former;
    fresh->setObjectName(name);
}

}  // namespace kydai::text
