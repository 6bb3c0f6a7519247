#include "store/sqlite_error.h"

#include <sqlite3.h>

#include <utility>

namespace kydai::store {

namespace {

Errc codeOf(int code)
{
    switch (code) {
    case SQLITE_FULL:
        return Errc::DiskFull;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Errc::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Errc::InUse;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_INTERRUPT:  // work without an end
    case SQLITE_ERROR:      // our statements are fixed: a table or column that they miss is damage
        return Errc::Damaged;
    case SQLITE_CANTOPEN:
        return Errc::CannotOpen;
    default:
        return Errc::CannotWrite;
    }
}

}  // namespace

Error toError(const SQLite::Exception& exception, const std::string& file)
{
    std::string detail = std::string(exception.what()) + " (" + std::to_string(exception.getExtendedErrorCode()) + ")";
    return Error{.code = codeOf(exception.getErrorCode() & 0xff), .file = file, .detail = std::move(detail)};
}

Error noMemory(const std::string& file)
{
    return toError(SQLite::Exception(sqlite3_errstr(SQLITE_NOMEM), SQLITE_NOMEM), file);
}

}  // namespace kydai::store
