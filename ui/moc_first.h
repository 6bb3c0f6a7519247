/// Read by Qt's moc before every header: moc 6.4 loses its way when <compare> is the first standard header that it
/// sees.
#pragma once

#include <cstddef>
