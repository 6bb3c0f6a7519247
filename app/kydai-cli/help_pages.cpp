#include "help_pages.h"

#include <algorithm>
#include <cctype>

namespace kydai::cli {

namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between)
{
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : std::string(between)) + word;
    return all;
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

}  // namespace

// ---- man(7) ----

namespace {

/// Hyphens that are typed as such, no escape by chance, no request by a dot at the head of a line; a list of choices
/// may be broken behind each bar.
std::string troff(std::string_view text)
{
    if (text.empty()) return "\\&";
    std::string safe = replaced(replaced(std::string(text), "\\", "\\e"), "-", "\\-");
    safe = replaced(replaced(safe, "\n.", "\n\\&."), "\n'", "\n\\&'");
    safe = replaced(safe, "|", "|\\:");
    return safe.starts_with('.') || safe.starts_with('\'') ? "\\&" + safe : safe;
}

std::string valueOf(const WordHelp& word)
{
    return word.choices.empty() ? word.value : joined(word.choices, "|");
}

std::string inSynopsis(const WordHelp& word)
{
    std::string shown = word.isPlace ? "\\fI" + troff(word.names.front()) + "\\fR" : "\\fB" + troff(word.names.back());
    if (!word.isPlace) shown += word.value.empty() ? "\\fR" : "\\fR \\fI" + troff(valueOf(word)) + "\\fR";
    if (word.several) shown += " ...";
    return word.required ? shown : "[" + shown + "]";
}

/// The places first, as they are typed.
std::string synopsis(const std::string& call, const VerbHelp& verb)
{
    std::string text = ".PP\n\\fB" + troff(call) + "\\fR";
    for (const bool place : {true, false}) {
        for (const WordHelp& word : verb.words) {
            if (word.isPlace == place && word.names.front() != "-h") text += "\n" + inSynopsis(word);
        }
    }
    return text + "\n";
}

std::string paragraph(const WordHelp& word)
{
    std::vector<std::string> names;
    for (const std::string& name : word.names) names.push_back((word.isPlace ? "\\fI" : "\\fB") + troff(name) + "\\fR");
    std::string text = ".TP\n" + joined(names, ", ");
    if (!word.isPlace && !word.value.empty()) text += " \\fI" + troff(valueOf(word)) + "\\fR";
    text += "\n" + troff(word.about);
    if (word.isPlace && !word.choices.empty()) text += (word.about.empty() ? "" : ": ") + troff(valueOf(word));
    return text + "\n";
}

std::string paragraphs(const VerbHelp& verb)
{
    std::string text;
    for (const WordHelp& word : verb.words) text += paragraph(word);
    return text;
}

}  // namespace

std::string manualPage(const VerbHelp& verb, std::string_view version)
{
    const std::string call = "kydai-cli " + verb.word;
    std::string page = ".TH " + troff(inCapitals("kydai-cli-" + verb.word)) + " 1 \"\" \"Kỳ Đài " +
                       std::string(version) + "\" \"User commands\"\n.ad l\n.SH NAME\n" +
                       troff("kydai-cli-" + verb.word) + " \\- " + troff(verb.about) + "\n.SH SYNOPSIS\n";
    if (verb.verbs.empty()) page += synopsis(call, verb);
    for (const VerbHelp& each : verb.verbs) page += synopsis(call + " " + each.word, each);
    page += ".SH OPTIONS\n" + paragraphs(verb);
    for (const VerbHelp& each : verb.verbs)
        page += ".SS " + troff(call + " " + each.word) + "\n" + troff(each.about) + "\n" + paragraphs(each);
    return page + ".SH SEE ALSO\n.BR kydai\\-cli (1)\n";
}

// ---- Shells ----

namespace {

std::vector<std::string> wordsOf(std::span<const VerbHelp> verbs)
{
    std::vector<std::string> words;
    for (const VerbHelp& verb : verbs) words.push_back(verb.word);
    return words;
}

std::vector<std::string> optionsOf(const VerbHelp& verb)
{
    std::vector<std::string> names;
    for (const WordHelp& word : verb.words) {
        if (!word.isPlace) names.insert(names.end(), word.names.begin(), word.names.end());
    }
    return names;
}

/// One text in a shell's single quotes.
std::string quoted(const std::string& text)
{
    return "'" + replaced(text, "'", "'\\''") + "'";
}

/// The cases of one verb, `path` being its words: after an option its values, after a hyphen its options, else the
/// values of its places and its own verbs. Where nothing fits, bash offers files.
std::string bashCases(const std::string& path, const VerbHelp& verb)
{
    std::string cases;
    std::vector<std::string> others = wordsOf(verb.verbs);
    for (const WordHelp& word : verb.words) {
        if (word.isPlace) others.insert(others.end(), word.choices.begin(), word.choices.end());
        if (word.isPlace || word.value.empty()) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : word.names) patterns.push_back(quoted(path + "," + name + ",") + "*");
        cases += "    " + joined(patterns, " | ") + ") offered=" + quoted(joined(word.choices, " ")) + " ;;\n";
    }
    cases += "    " + quoted(path + ",") + "*,-*) offered=" + quoted(joined(optionsOf(verb), " ")) + " ;;\n";
    cases += "    " + quoted(path + ",") + "*) offered=" + quoted(joined(others, " ")) + " ;;\n";
    std::string own;
    for (const VerbHelp& each : verb.verbs) own += bashCases(path + " " + each.word, each);
    return own + cases;
}

}  // namespace

std::string completionForBash(std::span<const VerbHelp> verbs)
{
    std::string deep;
    std::string cases;
    for (const VerbHelp& verb : verbs) {
        if (!verb.verbs.empty()) deep += (deep.empty() ? "" : " | ") + verb.word;
        cases += bashCases(verb.word, verb);
    }
    return "# What completes calls of kydai-cli in bash.\n"
           "_kydai_cli() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb='' offered=''\n"
           "    [ \"$COMP_CWORD\" -gt 1 ] && verb=${COMP_WORDS[1]}\n"
           "    case $verb in\n"
           "    " +
           deep +
           ") [ \"$COMP_CWORD\" -gt 2 ] && verb+=\" ${COMP_WORDS[2]}\" ;;\n"
           "    esac\n"
           "    case $verb,$before,$word in\n" +
           cases + "    ,*) offered=" + quoted(joined(wordsOf(verbs), " ") + " --help --version") +
           " ;;\n"
           "    esac\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$offered\" -- \"$word\")\n"
           "}\n"
           "complete -o default -F _kydai_cli kydai-cli\n";
}

namespace {

/// A description between brackets or before a colon, in single quotes.
std::string zshText(const std::string& text)
{
    std::string safe = replaced(text, "\\", "\\\\");
    for (const char* special : {"[", "]", ":"}) safe = replaced(safe, special, std::string("\\") + special);
    return replaced(safe, "'", "'\\''");
}

std::string zshNames(std::span<const VerbHelp> verbs)
{
    std::string names;
    for (const VerbHelp& verb : verbs) names += " '" + verb.word + ":" + zshText(verb.about) + "'";
    return names;
}

std::string zshArguments(const VerbHelp& verb)
{
    std::string all = "_arguments";
    for (const WordHelp& word : verb.words) {
        const std::string values =
            word.choices.empty() ? std::string(":_files") : ":(" + joined(word.choices, " ") + ")";
        if (word.isPlace) {
            all += " '" + std::string(word.several ? "*" : "") + ":" + zshText(word.names.front()) + values + "'";
            continue;
        }
        for (const std::string& name : word.names) {
            all += " '" + std::string(word.several ? "*" : "") + name + "[" + zshText(word.about) + "]";
            if (!word.value.empty()) all += ":" + zshText(word.value) + values;
            all += "'";
        }
    }
    return all;
}

/// After the verb's word was taken away: its own verbs, or its words.
std::string zshCase(const VerbHelp& verb, const std::string& indent)
{
    std::string text = indent + verb.word + ")\n";
    const std::string inner = indent + "    ";
    text += inner + "shift words; ((CURRENT--))\n";
    if (verb.verbs.empty()) return text + inner + zshArguments(verb) + " ;;\n";
    text += inner + "if ((CURRENT == 2)); then\n" + inner + "    verbs=(" + zshNames(verb.verbs).substr(1) + ")\n" +
            inner + "    _describe verb verbs\n" + inner + "else\n" + inner + "    case $words[2] in\n";
    for (const VerbHelp& each : verb.verbs) text += zshCase(each, inner + "    ");
    return text + inner + "    esac\n" + inner + "fi ;;\n";
}

}  // namespace

std::string completionForZsh(std::span<const VerbHelp> verbs)
{
    std::string text =
        "#compdef kydai-cli\n"
        "# What completes calls of kydai-cli in zsh.\n"
        "local -a verbs\n"
        "if ((CURRENT == 2)); then\n"
        "    verbs=(" +
        zshNames(verbs).substr(1) +
        ")\n"
        "    _describe verb verbs\n"
        "else\n"
        "    case $words[2] in\n";
    for (const VerbHelp& verb : verbs) text += zshCase(verb, "    ");
    return text + "    esac\nfi\n";
}

namespace {

std::string fishText(const std::string& text)
{
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

std::string fishLines(const std::string& condition, const VerbHelp& verb)
{
    const std::string head = "complete -c kydai-cli -n " + fishText(condition);
    std::string lines;
    for (const WordHelp& word : verb.words) {
        const std::string values = word.choices.empty() ? "" : " -a " + fishText(joined(word.choices, " "));
        if (word.isPlace) {
            if (!values.empty()) lines += head + values + "\n";
            continue;
        }
        std::string names;
        for (const std::string& name : word.names)
            names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        const std::string value = word.value.empty() ? "" : word.choices.empty() ? " -r" : " -x" + values;
        lines += head + names + value + " -d " + fishText(word.about) + "\n";
    }
    return lines;
}

}  // namespace

std::string completionForFish(std::span<const VerbHelp> verbs)
{
    std::string text = "# What completes calls of kydai-cli in fish.\n";
    for (const VerbHelp& verb : verbs) {
        text +=
            "complete -c kydai-cli -f -n __fish_use_subcommand -a " + verb.word + " -d " + fishText(verb.about) + "\n";
        const std::string seen = "__fish_seen_subcommand_from " + verb.word;
        text += fishLines(seen, verb);
        const std::string own = joined(wordsOf(verb.verbs), " ");
        for (const VerbHelp& each : verb.verbs) {
            text += "complete -c kydai-cli -f -n " + fishText(seen + "; and not __fish_seen_subcommand_from " + own) +
                    " -a " + each.word + " -d " + fishText(each.about) + "\n";
            text += fishLines(seen + "; and __fish_seen_subcommand_from " + each.word, each);
        }
    }
    return text;
}

}  // namespace kydai::cli
