/// The one place where SQLite's exceptions become Errors.
#pragma once

#include "support/result.h"

#include <SQLiteCpp/Exception.h>

#include <string>
#include <type_traits>
#include <utility>

namespace kydai::store {

/// SQLITE_FULL → DiskFull, SQLITE_BUSY → InUse, SQLITE_CORRUPT → Damaged …; SQLite's own message goes to `detail`.
Error toError(const SQLite::Exception& exception, const std::string& file);

/// Runs `work`, which may give a value or a Result, and turns what SQLite throws into an Error.
template <class Work>
auto guarded(const std::string& file, Work&& work)
{
    using Value = decltype(work());
    if constexpr (requires(Value value) { value.error(); }) {
        try {
            return std::forward<Work>(work)();
        } catch (const SQLite::Exception& exception) {
            return Value(toError(exception, file));
        }
    } else if constexpr (std::is_void_v<Value>) {
        try {
            std::forward<Work>(work)();
            return Result<void>();
        } catch (const SQLite::Exception& exception) {
            return Result<void>(toError(exception, file));
        }
    } else {
        try {
            return Result<Value>(std::forward<Work>(work)());
        } catch (const SQLite::Exception& exception) {
            return Result<Value>(toError(exception, file));
        }
    }
}

}  // namespace kydai::store
