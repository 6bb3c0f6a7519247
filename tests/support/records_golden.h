/// What the records of a room say before anybody has filled them, kept in a golden file of that room.
#pragma once

#include "support/golden.h"
#include "support/record_text.h"

#include <string>

namespace kydai::fixture {

class Records {
public:
    explicit Records(const std::string& room) : m_golden("records/" + room) {}
    template <class T>
    void add(const std::string& name)
    {
        m_golden.add(name, recordText(T{}), "");
    }
    /// Of a record whose text somebody else makes.
    void add(const std::string& name, const std::string& text) { m_golden.add(name, text, ""); }
    void compare() const { m_golden.compare(); }

private:
    Golden m_golden;
};

}  // namespace kydai::fixture
