/// Games of reports (TRF) by the difference of their ratings, and whether who is rated higher scores what a table
/// expects of him. Values; any thread.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace kydai::endorsement {

class ScoresByGap {
public:
    /// A line for each band: its largest difference, the expected score ("0.50").
    explicit ScoresByGap(const std::string& table);

    /// Games over the board between rated players, each once.
    void add(const std::string& report);

    /// The band that is further from its expected score than chance explains (four sigmas, and the table is of
    /// hundredths), or too few games; else nothing.
    [[nodiscard]] std::string otherwise() const;

private:
    struct Band {
        int largest = 0;
        double expected = 0;
        int games = 0;
        double points = 0;
    };

    void addRow(const std::string& row, const std::map<int, int>& ratings);

    std::vector<Band> m_bands{};
};

}  // namespace kydai::endorsement
