// Vietnamese and English are complete: every text of ui and app that lupdate finds is translated with its holes kept,
// and every phrase has its sentence.

#include "explain/phrase.h"
#include "meta/source_tree.h"
#include "text/sentences.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace kydai::meta {
namespace {

namespace fs = std::filesystem;

std::multiset<std::string> holesOf(const std::string& text)
{
    std::multiset<std::string> holes;
    text::forEachHole(text, [&](std::string_view hole) { holes.emplace(hole); });
    static const std::regex numbered("%L?[1-9]");
    for (auto at = std::sregex_iterator(text.begin(), text.end(), numbered); at != std::sregex_iterator(); ++at)
        holes.insert(at->str());
    return holes;
}

std::set<std::string> namesOf(const std::string& text)
{
    const auto holes = holesOf(text);
    return {holes.begin(), holes.end()};
}

struct Message {
    std::string context{};
    std::string source{};
    std::vector<std::string> forms{};  ///< translations; more than one for plurals
    bool finished = false;
};

std::vector<Message> messagesIn(const fs::path& file)
{
    pugi::xml_document document;
    const auto loaded = document.load_file(file.c_str());
    EXPECT_TRUE(loaded) << file << ": " << loaded.description();
    std::vector<Message> messages;
    for (const auto context : document.child("TS").children("context")) {
        for (const auto message : context.children("message")) {
            const auto translation = message.child("translation");
            Message read{context.child_value("name"), message.child_value("source"), {}, true};
            if (std::string_view(message.attribute("numerus").value()) == "yes") {
                for (const auto form : translation.children("numerusform")) read.forms.emplace_back(form.child_value());
            } else {
                read.forms.emplace_back(translation.child_value());
            }
            read.finished = !translation.attribute("type") &&
                            std::ranges::none_of(read.forms, [](const std::string& form) { return form.empty(); });
            messages.push_back(std::move(read));
        }
    }
    return messages;
}

/// The translation file as target update_translations would leave it now: new texts stand in it unfinished.
fs::path updatedCopy(const char* language, const char* moreOptions)
{
    const fs::path copy = fs::temp_directory_path() / ("kydai_translations_test_" + std::string(language) + ".ts");
    fs::copy_file(fs::path(KYDAI_SOURCE_DIR) / "translations" / ("kydai_" + std::string(language) + ".ts"), copy,
                  fs::copy_options::overwrite_existing);
    const std::string command =
        std::string("\"" KYDAI_LUPDATE "\" -silent -no-obsolete -locations none ") + moreOptions +
        " -I \"" KYDAI_SOURCE_DIR "/ui\" @\"" KYDAI_TRANSLATED_SOURCES "\" -ts \"" + copy.string() + "\"";
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    return copy;
}

void expectComplete(const std::vector<Message>& messages)
{
    for (const Message& message : messages) {
        EXPECT_TRUE(message.finished) << message.context << ": not translated: " << message.source;
        for (const std::string& form : message.forms) {
            EXPECT_EQ(namesOf(form), namesOf(message.source))
                << message.context << ": holes differ: " << message.source;
        }
    }
}

TEST(Translations, VietnameseIsCompleteAndKeepsTheHoles)
{
    const auto messages = messagesIn(updatedCopy("vi", "-target-language vi"));
    EXPECT_GT(messages.size(), 100U);
    expectComplete(messages);
}

TEST(Translations, EnglishHasItsPlurals)
{
    expectComplete(messagesIn(updatedCopy("en", "-target-language en -pluralonly")));
}

TEST(Translations, EveryPhraseHasASentenceWithItsArgumentsAsHoles)
{
    for (const PhraseInfo& phrase : kPhrases) {
        const text::Sentence& sentence = text::sentenceOf(phrase.phrase);
        ASSERT_NE(sentence.source, nullptr) << phrase.name;
        EXPECT_TRUE(text::holesAreTheArguments(sentence)) << phrase.name << ": " << sentence.source;
        EXPECT_EQ(namesOf(sentence.source).contains("n"), text::isListed(phrase.arguments, "n")) << phrase.name;
    }
}

TEST(Translations, PhraseIdsAreUnique)
{
    std::set<std::string_view> ids;
    for (const PhraseInfo& phrase : kPhrases) EXPECT_TRUE(ids.insert(phrase.id).second) << phrase.id;
}

TEST(Translations, EveryWordThatTheCoreUsesHasAText)
{
    const std::regex word(R"re(Word\{"([a-z_.]+)"\}|return \{"([a-z_]+\.[a-z_]+)"\};)re");
    for (const SourceFile& file : sourcesUnder("core")) {
        for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), word); at != std::sregex_iterator();
             ++at) {
            const std::string id = (*at)[1].matched ? (*at)[1] : (*at)[2];
            EXPECT_NE(text::wordOf(id), nullptr) << file.path << ": no text for the word " << id;
        }
    }
}

}  // namespace
}  // namespace kydai::meta
