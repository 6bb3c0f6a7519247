/// What `check` finds in one file: rounds paired again, places ranked again, what else the rules derive otherwise, and
/// what the file itself says of its rounds.
#pragma once

#include "commands/pairing_options.h"
#include "engine/context.h"
#include "support/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

struct CheckCall {
    std::vector<std::string> files{};
    std::string section{};
    bool summary = false;
    std::string certificate{};  ///< to be verified
    Output signedTo{};          ///< where to put one
    std::string arbiter{};      ///< who signs it
    std::string language{};     ///< of it
    PairingOptions options{};
};

/// What became of one file; exactly one of the two happens.
struct FileCheck {
    std::optional<Error> error{};
    std::string text{};
    std::vector<std::string> notes{};  ///< for standard error
    int rounds = 0;
    int equal = 0;
    int byPicture = 0;       ///< rounds judged by the picture of their publication
    bool unchecked = false;  ///< some rounds belong to a system that is not checked here
    std::size_t places = 0;
    std::size_t placesEqual = 0;
    bool ranked = false;         ///< the file has a list of tie-breaks and places
    std::size_t deviations = 0;  ///< what else the file says that the rules derive otherwise

    [[nodiscard]] bool agrees() const
    {
        return equal == rounds && placesEqual == places && !unchecked && deviations == 0;
    }
    /// ` rounds=R equal=E …`, with what there is besides.
    [[nodiscard]] std::string figures() const;
    void add(const FileCheck& other);
};

/// \param context not written to: several files are read at once
FileCheck checkFile(const CheckCall& call, const std::string& file, Context& context);

}  // namespace kydai::cli
