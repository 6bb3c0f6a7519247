/// The two languages of the program. Vietnamese is the default, English the language of the source texts.
#pragma once

#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>

class QCoreApplication;

namespace kydai::text {

enum class Language : std::uint8_t { Vietnamese, English };

inline constexpr Language kLanguages[] = {Language::Vietnamese, Language::English};

/// "vi", "en"
std::string_view languageCode(Language language);
std::optional<Language> languageFromCode(std::string_view code);
/// The one of ours that people of this locale read; Vietnamese where the locale says nothing, as in scripts.
Language languageOf(const QLocale& locale);

/// Where the compiled translation of a language lies in the resources.
QString translationFile(Language language);

/// Makes `tr` speak this language in all windows of the application, which get a LanguageChange event. May be called
/// again at any time. GUI thread only.
void installLanguage(QCoreApplication& application, Language language);

}  // namespace kydai::text
