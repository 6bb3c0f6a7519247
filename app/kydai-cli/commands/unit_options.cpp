#include "commands/unit_options.h"

#include <string>

namespace kydai::cli {

void addUnitOptions(Verb verb, tiebreak::UnitOptions& options)
{
    verb.option("--best", options.best, "units: so many players of a unit count (default: 4)").positive();
    verb.optionTaking(
            "--unit-rule",
            [&options](const std::string& word) {
                options.rule = word == "points" ? tiebreak::UnitRule::SumOfPoints : tiebreak::UnitRule::SumOfPlaces;
            },
            "units: by the sum of places (default) or of points")
        .oneOf({"places", "points"});
}

}  // namespace kydai::cli
