/// A player's name where there is little room for it. Any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace kydai::text {

/// The name, then shorter and shorter ones, the called name whole to the last: "Lý Thị Phương Anh", "L. Thị Phương
/// Anh", "L. T. Phương Anh", "L. T. P. Anh", "L. … P. Anh", "L. … Anh", "Anh". Of a name with a comma the family name
/// is what stays: "Carlsen, Magnus", "Carlsen, M.", "Carlsen".
QStringList shorterNames(const QString& name);

/// The longest of them that fits; the shortest where none does.
QString nameThatFits(const QString& name, const std::function<bool(const QString&)>& fits);

}  // namespace kydai::text
