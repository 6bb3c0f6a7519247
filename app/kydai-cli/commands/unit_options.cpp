#include "commands/unit_options.h"

#include <string>

namespace kydai::cli {

void addUnitOptions(CLI::App& command, tiebreak::UnitOptions& options)
{
    command.add_option("--best", options.best, "units: so many players of a unit count (default: 4)")
        ->check(CLI::PositiveNumber);
    command
        .add_option_function<std::string>(
            "--unit-rule",
            [&options](const std::string& word) {
                options.rule = word == "points" ? tiebreak::UnitRule::SumOfPoints : tiebreak::UnitRule::SumOfPlaces;
            },
            "units: by the sum of places (default) or of points")
        ->check(CLI::IsMember({"places", "points"}));
}

}  // namespace kydai::cli
