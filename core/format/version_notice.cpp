#include "format/version_notice.h"

#include "format/trf_line.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace kydai::format {

namespace {

struct Version {
    std::array<int, 3> numbers{};
    std::vector<std::string_view> candidate{};  ///< the parts of "rc.1"; empty: the version itself
};

std::vector<std::string_view> dotted(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t dot = text.find('.');
        parts.push_back(text.substr(0, dot));
        if (dot == std::string_view::npos) return parts;
        text.remove_prefix(dot + 1);
    }
}

std::optional<Version> versionOf(std::string_view text)
{
    text = text.substr(0, text.find('+'));
    Version version;
    if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
        version.candidate = dotted(text.substr(dash + 1));
        if (std::ranges::any_of(version.candidate, &std::string_view::empty)) return std::nullopt;
        text = text.substr(0, dash);
    }
    const std::vector<std::string_view> numbers = dotted(text);
    if (numbers.size() != version.numbers.size()) return std::nullopt;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const auto value = parseWhole(numbers[at]);
        if (!value) return std::nullopt;
        version.numbers[at] = *value;
    }
    return version;
}

/// Numbers by their value and before words; words by their letters.
std::strong_ordering compareParts(std::string_view one, std::string_view other)
{
    const auto a = parseWhole(one);
    const auto b = parseWhole(other);
    if (a && b) return *a <=> *b;
    if (a || b) return a ? std::strong_ordering::less : std::strong_ordering::greater;
    return one <=> other;
}

}  // namespace

std::partial_ordering compareVersions(std::string_view one, std::string_view other)
{
    const auto a = versionOf(one);
    const auto b = versionOf(other);
    if (!a || !b) return std::partial_ordering::unordered;
    if (const auto order = a->numbers <=> b->numbers; std::is_neq(order)) return order;
    if (a->candidate.empty() || b->candidate.empty()) return a->candidate.empty() <=> b->candidate.empty();
    return std::lexicographical_compare_three_way(a->candidate.begin(), a->candidate.end(), b->candidate.begin(),
                                                  b->candidate.end(), compareParts);
}

Result<VersionNotice> readVersionNotice(std::string_view text, const std::string& fileName)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    const auto word = [&](const nlohmann::json& of, const char* name) {
        const auto found = of.find(name);
        return found != of.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    VersionNotice notice;
    if (json.is_object() && word(json, "program") == "kydai") notice.version = word(json, "version");
    if (!versionOf(notice.version)) return Error{Errc::Malformed, fileName};
    notice.address = word(json, "address");
    if (!notice.address.starts_with("https://") && !notice.address.starts_with("http://")) notice.address.clear();
    if (const auto notes = json.find("notes"); notes != json.end() && notes->is_object()) {
        for (const auto& [language, line] : notes->items()) {
            if (line.is_string()) notice.notes[language] = line.get<std::string>();
        }
    }
    return notice;
}

}  // namespace kydai::format
