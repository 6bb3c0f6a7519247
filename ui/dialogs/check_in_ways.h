/// What becomes of those who are not there when check-in is closed: a choice each for absent, late and unmarked
/// players.
#pragma once

#include "policy/check_in.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;

namespace kydai::ui {

class CheckInWays : public QWidget {
    Q_OBJECT
public:
    explicit CheckInWays(QWidget* parent = nullptr);

    /// Says nothing of it.
    void show(const policy::CheckIn& checkIn);
    void putInto(policy::CheckIn& checkIn) const;
    void retranslate();
    [[nodiscard]] static QString textOf(WhenAway way);

Q_SIGNALS:
    void chosen();

private:
    static constexpr std::size_t kKinds = 3;
    std::array<QLabel*, kKinds> m_labels{};
    std::array<QComboBox*, kKinds> m_boxes{};
};

}  // namespace kydai::ui
