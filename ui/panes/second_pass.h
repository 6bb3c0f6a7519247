/// Keying the slips a second time: every board must give the same result again.
#pragma once

#include "model/round.h"
#include "widgets/result_entry.h"

#include <optional>
#include <set>

namespace kydai::ui {

class SecondPass {
public:
    enum class Verdict {
        Agrees,
        Differs,
        NothingBefore,  ///< the first pass has no result here
    };

    [[nodiscard]] bool isOn() const { return m_on; }
    void start();
    void stop() { m_on = false; }

    /// The second keying of board `row` (from 0); agreeing boards are ticked off.
    Verdict check(const Round& round, int row, const BoardResult& again);
    /// Ticked off without comparing: the arbiter decided between the two.
    void settle(int row) { m_agreed.insert(row); }
    [[nodiscard]] bool hasAgreed(int row) const { return m_on && m_agreed.contains(row); }
    [[nodiscard]] int agreed() const { return static_cast<int>(m_agreed.size()); }
    /// The next board after `row`, round the end, that isn't ticked off; none when all are.
    [[nodiscard]] std::optional<int> next(const Round& round, int row) const;

private:
    bool m_on = false;
    std::set<int> m_agreed;
};

}  // namespace kydai::ui
