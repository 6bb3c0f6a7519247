/// The two languages of the program. Vietnamese is the default, English the language of the source texts.
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

class QCoreApplication;
class QTranslator;

namespace kydai::text {

enum class Language : std::uint8_t { Vietnamese, English };

inline constexpr Language kLanguages[] = {Language::Vietnamese, Language::English};

/// "vi", "en"
std::string_view languageCode(Language language);
std::optional<Language> languageFromCode(std::string_view code);
/// The one of ours that people of this locale read; Vietnamese where the locale says nothing, as in scripts.
Language languageOf(const QLocale& locale);
/// How people who read it write numbers and days.
QLocale localeOf(Language language);

/// Where the compiled translation of a language lies in the resources.
QString translationFile(Language language);

/// The texts of that file, unpacked at the first call and held. Any thread.
std::shared_ptr<const QTranslator> textsIn(Language language);

/// Makes `tr` speak this language in all windows of the application, which get a LanguageChange event. May be called
/// again at any time. GUI thread only.
void installLanguage(QCoreApplication& application, Language language);

/// While `speak` runs, `tr` speaks this language; windows notice nothing. For names that are found in both languages.
/// GUI thread only, after installLanguage.
void inLanguage(const QCoreApplication& application, Language language, const std::function<void()>& speak);

}  // namespace kydai::text
