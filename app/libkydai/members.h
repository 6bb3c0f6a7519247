/// The members of a request in JSON, each taken once by its name and its kind.
#pragma once

#include <nlohmann/json.hpp>

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::library {

/// What is wrong with the request is found while it is taken, and told at the end.
class Members {
public:
    /// \param text a JSON object; null or empty: one without members
    explicit Members(const char* text)
    {
        if (text == nullptr || *text == '\0') return;
        m_object = nlohmann::json::parse(text, nullptr, false);
        if (m_object.is_object()) return;
        m_problem = "the request is no JSON object";
        m_object = nlohmann::json::object();
    }

    /// Whether it is there. A number must be one that somebody or something can have.
    bool take(const char* name, int& value)
    {
        const auto* const found = taken(name);
        if (found == nullptr) return false;
        const bool fits = found->is_number_integer() && *found >= 0 && *found <= std::numeric_limits<int>::max();
        if (fits) value = found->get<int>();
        return must(fits, name, "a whole number");
    }
    bool take(const char* name, bool& value)
    {
        const auto* const found = taken(name);
        if (found == nullptr) return false;
        if (found->is_boolean()) value = found->get<bool>();
        return must(found->is_boolean(), name, "true or false");
    }
    bool take(const char* name, std::string& value)
    {
        const auto* const found = taken(name);
        if (found == nullptr) return false;
        if (found->is_string()) value = found->get<std::string>();
        return must(found->is_string(), name, "a text");
    }
    /// The same where only some texts are words.
    bool take(const char* name, std::string& value, const std::vector<std::string_view>& words)
    {
        if (!take(name, value)) return false;
        std::string list;
        for (const std::string_view word : words) {
            if (word == value) return true;
            list += (list.empty() ? "" : ", ") + std::string(word);
        }
        return must(false, name, "one of: " + list);
    }

    /// A sentence; empty where everything was taken and had its kind.
    [[nodiscard]] std::string problem() const
    {
        if (!m_problem.empty()) return m_problem;
        for (const auto& [name, value] : m_object.items()) {
            if (!isTaken(name)) return "the request has a member '" + name + "' that this call does not know";
        }
        return {};
    }

private:
    const nlohmann::json* taken(const char* name)
    {
        m_taken.emplace_back(name);
        const auto found = m_object.find(name);
        return found == m_object.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isTaken(std::string_view name) const
    {
        for (const std::string_view one : m_taken) {
            if (one == name) return true;
        }
        return false;
    }
    bool must(bool fits, const char* name, const std::string& kind)
    {
        if (!fits && m_problem.empty()) m_problem = "'" + std::string(name) + "' must be " + kind;
        return fits;
    }

    nlohmann::json m_object = nlohmann::json::object();
    std::vector<std::string_view> m_taken{};
    std::string m_problem{};
};

}  // namespace kydai::library
