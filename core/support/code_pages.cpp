#include "support/code_pages.h"

#include "support/utf8.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace kydai {

namespace {

constexpr std::size_t kHigh = 0x80;

struct Page {
    CodePage page{};
    std::string_view name{};
    std::u16string_view high{};  ///< of the bytes 0x80–0xFF
};

// clang-format off
constexpr std::array<Page, kCodePages.size()> kPages = {{
    {CodePage::Windows1250, "Windows-1250",
     u"€\uFFFD‚\uFFFD„…†‡\uFFFD‰Š‹ŚŤŽŹ\uFFFD‘’“”•–—\uFFFD™š›śťžź"
     u"\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
     u"ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
     u"ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"},
    {CodePage::Windows1251, "Windows-1251",
     u"ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\uFFFD™љ›њќћџ"
     u"\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕї"
     u"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
     u"абвгдежзийклмнопрстуфхцчшщъыьэюя"},
    {CodePage::Windows1252, "Windows-1252",
     u"€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ"
     u"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿"
     u"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
     u"àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},
    {CodePage::Windows1253, "Windows-1253",
     u"€\uFFFD‚ƒ„…†‡\uFFFD‰\uFFFD‹\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD‘’“”•–—\uFFFD™\uFFFD›\uFFFD\uFFFD\uFFFD\uFFFD"
     u"\u00A0΅Ά£¤¥¦§¨©\uFFFD«¬\u00AD®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ"
     u"ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\uFFFDΣΤΥΦΧΨΩΪΫάέήί"
     u"ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\uFFFD"},
    {CodePage::Windows1254, "Windows-1254",
     u"€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFD\uFFFD\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFD\uFFFDŸ"
     u"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿"
     u"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
     u"àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"},
    {CodePage::Windows1255, "Windows-1255",
     u"€\uFFFD‚ƒ„…†‡ˆ‰\uFFFD‹\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD‘’“”•–—˜™\uFFFD›\uFFFD\uFFFD\uFFFD\uFFFD"
     u"\u00A0¡¢£₪¥¦§¨©×«¬\u00AD®¯°±²³´µ¶·¸¹÷»¼½¾¿"
     u"\u05B0\u05B1\u05B2\u05B3\u05B4\u05B5\u05B6\u05B7\u05B8\u05B9\uFFFD\u05BB\u05BC\u05BD\u05BE\u05BF\u05C0\u05C1\u05C2\u05C3\u05F0\u05F1\u05F2\u05F3\u05F4\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"
     u"\u05D0\u05D1\u05D2\u05D3\u05D4\u05D5\u05D6\u05D7\u05D8\u05D9\u05DA\u05DB\u05DC\u05DD\u05DE\u05DF\u05E0\u05E1\u05E2\u05E3\u05E4\u05E5\u05E6\u05E7\u05E8\u05E9\u05EA\uFFFD\uFFFD\u200E\u200F\uFFFD"},
    {CodePage::Windows1256, "Windows-1256",
     u"€\u067E‚ƒ„…†‡ˆ‰\u0679‹Œ\u0686\u0698\u0688\u06AF‘’“”•–—\u06A9™\u0691›œ\u200C\u200D\u06BA"
     u"\u00A0\u060C¢£¤¥¦§¨©\u06BE«¬\u00AD®¯°±²³´µ¶·¸¹\u061B»¼½¾\u061F"
     u"\u06C1\u0621\u0622\u0623\u0624\u0625\u0626\u0627\u0628\u0629\u062A\u062B\u062C\u062D\u062E\u062F\u0630\u0631\u0632\u0633\u0634\u0635\u0636×\u0637\u0638\u0639\u063A\u0640\u0641\u0642\u0643"
     u"à\u0644â\u0645\u0646\u0647\u0648çèéêë\u0649\u064Aîï\u064B\u064C\u064D\u064Eô\u064F\u0650÷\u0651ù\u0652ûü\u200E\u200F\u06D2"},
    {CodePage::Windows1257, "Windows-1257",
     u"€\uFFFD‚\uFFFD„…†‡\uFFFD‰\uFFFD‹\uFFFD¨ˇ¸\uFFFD‘’“”•–—\uFFFD™\uFFFD›\uFFFD¯˛\uFFFD"
     u"\u00A0\uFFFD¢£¤\uFFFD¦§Ø©Ŗ«¬\u00AD®Æ°±²³´µ¶·ø¹ŗ»¼½¾æ"
     u"ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß"
     u"ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙"},
    {CodePage::Windows1258, "Windows-1258",
     u"€\uFFFD‚ƒ„…†‡ˆ‰\uFFFD‹Œ\uFFFD\uFFFD\uFFFD\uFFFD‘’“”•–—˜™\uFFFD›œ\uFFFD\uFFFDŸ"
     u"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿"
     u"ÀÁÂĂÄÅÆÇÈÉÊË\u0300ÍÎÏĐÑ\u0309ÓÔƠÖ×ØÙÚÛÜƯ\u0303ß"
     u"àáâăäåæçèéêë\u0301íîïđñ\u0323óôơö÷øùúûüư₫ÿ"},
    {CodePage::Koi8R, "KOI8-R",
     u"\u2500\u2502\u250C\u2510\u2514\u2518\u251C\u2524\u252C\u2534\u253C\u2580\u2584\u2588\u258C\u2590\u2591\u2592\u2593⌠\u25A0∙√≈≤≥\u00A0⌡°²·÷"
     u"\u2550\u2551\u2552ё\u2553\u2554\u2555\u2556\u2557\u2558\u2559\u255A\u255B\u255C\u255D\u255E\u255F\u2560\u2561Ё\u2562\u2563\u2564\u2565\u2566\u2567\u2568\u2569\u256A\u256B\u256C©"
     u"юабцдефгхийклмнопярстужвьызшэщчъ"
     u"ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
}};
// clang-format on
static_assert(std::ranges::all_of(kPages, [](const Page& page) {
    return page.high.size() == kHigh && &page == &kPages[static_cast<std::size_t>(page.page)];
}));

/// How a language is written with one of these pages, besides a–z.
struct Alphabet {
    CodePage page{};
    std::u32string_view small{};
    std::u32string_view capital{};
    /// Of scripts that are not Latin: every longer word has some. Hebrew and Arabic write few: each of their letters.
    std::u32string_view vowels{};
};

// clang-format off
constexpr std::u32string_view kHebrew =
    U"\u05D0\u05D1\u05D2\u05D3\u05D4\u05D5\u05D6\u05D7\u05D8\u05D9\u05DA\u05DB\u05DC\u05DD\u05DE\u05DF"
    U"\u05E0\u05E1\u05E2\u05E3\u05E4\u05E5\u05E6\u05E7\u05E8\u05E9\u05EA";
constexpr std::u32string_view kArabic =
    U"\u0621\u0622\u0623\u0624\u0625\u0626\u0627\u0628\u0629\u062A\u062B\u062C\u062D\u062E\u062F\u0630"
    U"\u0631\u0632\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063A\u0641\u0642\u0643\u0644\u0645\u0646"
    U"\u0647\u0648\u0649\u064A\u067E\u0686\u06AF";
constexpr Alphabet kAlphabets[] = {
    {CodePage::Windows1252, U"äöüß", U"ÄÖÜ"},
    {CodePage::Windows1252, U"àâæçèéêëîïôœùûüÿ", U"ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ"},
    {CodePage::Windows1252, U"áéíñóúüïç", U"ÁÉÍÑÓÚÜÏÇ"},
    {CodePage::Windows1252, U"áàâãçéêíóôõúü", U"ÁÀÂÃÇÉÊÍÓÔÕÚÜ"},
    {CodePage::Windows1252, U"àèéìíîòóùú", U"ÀÈÉÌÍÎÒÓÙÚ"},
    {CodePage::Windows1252, U"åäöæøé", U"ÅÄÖÆØÉ"},
    {CodePage::Windows1252, U"áæðéíóöøúýþ", U"ÁÆÐÉÍÓÖØÚÝÞ"},
    {CodePage::Windows1252, U"áéèëïíóöúü", U"ÁÉÈËÏÍÓÖÚÜ"},
    {CodePage::Windows1250, U"áčďéěíňóřšťúůýž", U"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"},
    {CodePage::Windows1250, U"áäčďéíĺľňóôŕšťúýž", U"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ"},
    {CodePage::Windows1250, U"ąćęłńóśźż", U"ĄĆĘŁŃÓŚŹŻ"},
    {CodePage::Windows1250, U"áéíóöőúüű", U"ÁÉÍÓÖŐÚÜŰ"},
    {CodePage::Windows1250, U"čćđšž", U"ČĆĐŠŽ"},
    {CodePage::Windows1250, U"ăâîşţ", U"ĂÂÎŞŢ"},
    {CodePage::Windows1250, U"çë", U"ÇË"},
    {CodePage::Windows1250, U"äöüß", U"ÄÖÜ"},
    {CodePage::Windows1254, U"âçğıîöşûü", U"ÂÇĞİÎÖŞÛÜ"},
    {CodePage::Windows1257, U"āčēģīķļņšūž", U"ĀČĒĢĪĶĻŅŠŪŽ"},
    {CodePage::Windows1257, U"ąčęėįšųūž", U"ĄČĘĖĮŠŲŪŽ"},
    {CodePage::Windows1257, U"äõöüšž", U"ÄÕÖÜŠŽ"},
    {CodePage::Windows1258, U"àảãáạăằẳẵắặâầẩẫấậèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵđ",
     U"ÀẢÃÁẠĂẰẲẴẮẶÂẦẨẪẤẬÈẺẼÉẸÊỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌÔỒỔỖỐỘƠỜỞỠỚỢÙỦŨÚỤƯỪỬỮỨỰỲỶỸÝỴĐ"},
    {CodePage::Windows1251, U"абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґў", U"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁІЇЄҐЎ",
     U"аеиоуыэюяёіїєАЕИОУЫЭЮЯЁІЇЄ"},
    {CodePage::Windows1251, U"абвгдђежзијклљмнњопрстћуфхцчџшѓѕќ", U"АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШЃЅЌ", U"аеиоурАЕИОУР"},
    {CodePage::Koi8R, U"абвгдежзийклмнопрстуфхцчшщъыьэюяё", U"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ", U"аеиоуыэюяёАЕИОУЫЭЮЯЁ"},
    {CodePage::Windows1253, U"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ", U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
     U"αεηιουωάέήίόύώϊϋΑΕΗΙΟΥΩΆΈΉΊΌΎΏ"},
    {CodePage::Windows1255, U"", kHebrew, kHebrew},
    {CodePage::Windows1256, U"", kArabic, kArabic},
};

constexpr std::pair<std::string_view, CodePage> kPagesOfFederations[] = {
    {"ALB BIH CRO CZE HUN MDA MNE POL ROU SLO SRB SVK", CodePage::Windows1250},
    {"BLR BUL KAZ KGZ MGL MKD RUS SRB TJK UKR", CodePage::Windows1251},
    {"CYP GRE", CodePage::Windows1253},
    {"AZE TUR", CodePage::Windows1254},
    {"ISR", CodePage::Windows1255},
    {"AFG BRN EGY IRI IRQ JOR KSA KUW LBA LBN OMA PLE QAT SUD SYR UAE YEM", CodePage::Windows1256},
    {"EST LAT LTU", CodePage::Windows1257},
    {"VIE", CodePage::Windows1258},
    {"BLR KAZ RUS UKR", CodePage::Koi8R},
};
// clang-format on

constexpr bool isHigh(char byte)
{
    return static_cast<unsigned char>(byte) >= kHigh;
}

constexpr bool isCapitalByte(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

/// Quotation marks, dashes and hard blanks stand in all Windows pages at one place.
constexpr bool isPunctuation(char byte)
{
    return std::string_view("\x82\x84\x85\x91\x92\x93\x94\x96\x97\xA0\xAB\xBB").find(byte) != std::string_view::npos;
}

constexpr bool isOfWord(char byte)
{
    return isCapitalByte(byte) || (byte >= 'a' && byte <= 'z') || (isHigh(byte) && !isPunctuation(byte));
}

/// One word of a text, and the pages for which the federation of its line speaks.
struct PlacedWord {
    std::string_view bytes{};
    std::array<bool, kCodePages.size()> hinted{};
};

void hint(std::string_view line, PlacedWord& word)
{
    constexpr std::size_t kCode = 3;
    for (std::size_t at = 0; at + kCode <= line.size(); ++at) {
        const std::string_view code = line.substr(at, kCode);
        if (!std::ranges::all_of(code, isCapitalByte)) continue;
        if ((at > 0 && isOfWord(line[at - 1])) || (at + kCode < line.size() && isOfWord(line[at + kCode]))) continue;
        for (const auto& [codes, page] : kPagesOfFederations) {
            if (codes.find(code) != std::string_view::npos) word.hinted[static_cast<std::size_t>(page)] = true;
        }
    }
}

/// The words of the text that are not ASCII alone.
std::vector<PlacedWord> wordsOf(std::string_view bytes)
{
    constexpr std::size_t kEnough = 5000;
    std::vector<PlacedWord> words;
    while (!bytes.empty() && words.size() < kEnough) {
        const std::string_view line = bytes.substr(0, bytes.find_first_of("\r\n"));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        if (std::ranges::none_of(line, isHigh)) continue;
        PlacedWord found;
        hint(line, found);
        for (std::size_t at = 0; at < line.size(); ++at) {
            const std::size_t first = at;
            while (at < line.size() && isOfWord(line[at])) ++at;
            found.bytes = line.substr(first, at - first);
            if (std::ranges::any_of(found.bytes, isHigh)) words.push_back(found);
        }
    }
    return words;
}

/// Only one page has marks that stand behind their letter.
std::u32string lettersOf(std::string_view bytes, CodePage page)
{
    if (page == CodePage::Windows1258) return utf8::decode(utf8::compose(fromCodePage(bytes, page)));
    const std::u16string_view high = kPages[static_cast<std::size_t>(page)].high;
    std::u32string letters;
    for (const char byte : bytes)
        letters += isHigh(byte) ? char32_t(high[static_cast<unsigned char>(byte) - kHigh]) : char32_t(byte);
    return letters;
}

/// How well the word is one of this language: 0 not at all, 1 with capitals where none belong, 2 well.
int fit(std::u32string_view word, const Alphabet& alphabet)
{
    const bool isLatin = alphabet.vowels.empty();
    bool wasSmall = false;
    bool isOdd = false;
    std::size_t vowels = 0;
    for (std::size_t at = 0; at < word.size(); ++at) {
        const char32_t letter = word[at];
        const bool isAscii = letter < kHigh;
        if (isAscii && !isLatin) return 0;
        const bool isCapital = isAscii ? letter <= U'Z' : alphabet.capital.find(letter) != std::u32string_view::npos;
        const bool isSmall = isAscii ? letter >= U'a' : alphabet.small.find(letter) != std::u32string_view::npos;
        if (!isCapital && !isSmall) return 0;
        isOdd = isOdd || (isCapital && wasSmall) || (at == 0 && isSmall);
        wasSmall = isSmall;
        if (alphabet.vowels.find(letter) != std::u32string_view::npos) ++vowels;
    }
    constexpr std::size_t kLongWord = 4;
    constexpr std::size_t kLettersAVowel = 4;
    if (!isLatin && word.size() >= kLongWord && vowels * kLettersAVowel < word.size()) return 0;
    return isOdd ? 1 : 2;
}

/// What speaks for a page: each word that one of its languages has, the more where a federation says so or where one
/// language has them all.
int score(const std::vector<PlacedWord>& words, CodePage page)
{
    int sum = 0;
    std::array<int, std::size(kAlphabets)> byLanguage{};
    for (const PlacedWord& word : words) {
        const std::u32string letters = lettersOf(word.bytes, page);
        int best = 0;
        for (std::size_t language = 0; language < std::size(kAlphabets); ++language) {
            if (kAlphabets[language].page != page) continue;
            const int found = fit(letters, kAlphabets[language]);
            byLanguage[language] += found;
            best = std::max(best, found);
        }
        sum += best == 0 ? 0 : 3 * best + (word.hinted[static_cast<std::size_t>(page)] ? 2 : 0);
    }
    return sum + *std::ranges::max_element(byLanguage);
}

}  // namespace

std::string_view nameOf(CodePage page)
{
    return kPages[static_cast<std::size_t>(page)].name;
}

std::optional<CodePage> codePageOf(std::string_view name)
{
    const std::string wanted = utf8::fold(name);
    for (const Page& page : kPages) {
        const std::string known = utf8::fold(page.name);
        if (!wanted.empty() && (wanted == known || "windows-" + wanted == known)) return page.page;
    }
    return std::nullopt;
}

std::string fromCodePage(std::string_view bytes, CodePage page)
{
    const std::u16string_view high = kPages[static_cast<std::size_t>(page)].high;
    std::string out;
    out.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes)
        utf8::append(out, isHigh(byte) ? high[static_cast<unsigned char>(byte) - kHigh] : char16_t(byte));
    return out;
}

CodePage guessCodePage(std::string_view bytes)
{
    const std::vector<PlacedWord> words = wordsOf(bytes);
    CodePage best = CodePage::Windows1252;
    int most = score(words, best);
    for (const CodePage page : kCodePages) {
        if (page == CodePage::Windows1252) continue;
        const int found = score(words, page);
        if (found <= most) continue;
        best = page;
        most = found;
    }
    return best;
}

}  // namespace kydai
