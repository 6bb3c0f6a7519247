/// What an event file keeps of its parts, read as json.h reads it, for whoever must know whether all of it was
/// understood.
#pragma once

#include "model/json.h"

namespace kydai {

template <class T>
struct Stored {
    T value{};
    bool hasStrangers = false;  ///< a word stood there that this version does not know
};

/// T is one of the types that json.h reads. Errors: those of fromJson.
template <class T>
Result<Stored<T>> fromStored(const Json& json);

}  // namespace kydai
