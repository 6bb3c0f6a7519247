/// Keying the slips a second time: every board must give the same result again. It compares and counts; it enters
/// nothing.
#pragma once

#include "model/round.h"
#include "widgets/result_entry.h"

#include <map>
#include <optional>

namespace kydai::ui {

class SecondPass {
public:
    enum class Verdict {
        Agrees,
        Differs,
        NothingBefore,  ///< the first pass has no result here: there is nothing to compare
    };

    [[nodiscard]] bool isOn() const { return m_on; }
    void start();
    void stop() { m_on = false; }

    /// The second keying of board `row` (from 0); agreeing boards are ticked off.
    Verdict check(const Round& round, int row, const BoardResult& again);
    /// Ticked off with this result: the arbiter decided between the two.
    void settle(int row, const BoardResult& decided) { m_agreed[row] = decided; }
    /// Not ticked off any more.
    void forget(int row) { m_agreed.erase(row); }
    /// Whether the result that the board has now was keyed twice.
    [[nodiscard]] bool hasAgreed(const Round& round, int row) const;
    [[nodiscard]] int agreed(const Round& round) const;
    /// The next board after `row`, round the end, that has a result and isn't ticked off; none when all are.
    [[nodiscard]] std::optional<int> next(const Round& round, int row) const;

private:
    bool m_on = false;
    std::map<int, BoardResult> m_agreed;
};

}  // namespace kydai::ui
