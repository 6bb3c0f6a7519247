/// The one place where SQLite's exceptions become Errors.
#pragma once

#include "support/result.h"

#include <SQLiteCpp/Exception.h>

#include <new>
#include <string>
#include <type_traits>
#include <utility>

namespace kydai::store {

/// SQLITE_FULL → DiskFull, SQLITE_BUSY → InUse, SQLITE_CORRUPT → Damaged …; SQLite's own message goes to `detail`.
Error toError(const SQLite::Exception& exception, const std::string& file);

/// The same of memory that is not there, whoever asked for it.
Error noMemory(const std::string& file);

/// What `guarded` gives for a work that returns Value: a Result of it, or Value itself where it is one already.
template <class Value>
struct Guarded {
    using type = Result<Value>;
};
template <class Value>
struct Guarded<Result<Value>> {
    using type = Result<Value>;
};

/// Runs `work`, which may give a value or a Result, and turns what SQLite throws, and want of memory, into an Error.
template <class Work>
auto guarded(const std::string& file, Work&& work) -> typename Guarded<std::invoke_result_t<Work>>::type
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            std::forward<Work>(work)();
            return {};
        } else {
            return std::forward<Work>(work)();
        }
    } catch (const SQLite::Exception& exception) {
        return toError(exception, file);
    } catch (const std::bad_alloc&) {
        return noMemory(file);
    }
}

}  // namespace kydai::store
