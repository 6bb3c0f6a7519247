#include "dialogs/check_in_ways.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace kydai::ui {

namespace {

constexpr std::array kWaysAway{WhenAway::Paired, WhenAway::HalfPointBye, WhenAway::ZeroPointBye, WhenAway::Withdrawn};
constexpr std::array kWayMembers{&policy::CheckIn::absent, &policy::CheckIn::late, &policy::CheckIn::unmarked};

}  // namespace

QString CheckInWays::textOf(WhenAway way)
{
    switch (way) {
    case WhenAway::Paired:
        return tr("are paired");
    case WhenAway::HalfPointBye:
        return tr("half-point bye in this round");
    case WhenAway::ZeroPointBye:
        return tr("zero-point bye in this round");
    case WhenAway::Withdrawn:
        break;
    }
    return tr("withdrawn from this round on");
}

CheckInWays::CheckInWays(QWidget* parent) : QWidget(parent)
{
    constexpr std::array kNames{"checkInAbsent", "checkInLate", "checkInUnmarked"};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        m_labels[kind] = new QLabel(this);
        m_boxes[kind] = new QComboBox(this);
        m_boxes[kind]->setObjectName(QLatin1String(kNames[kind]));
        for (const WhenAway way : kWaysAway) m_boxes[kind]->addItem({}, static_cast<int>(way));
        m_boxes[kind]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_boxes[kind]->setMinimumContentsLength(10);  // in large type the words end in dots
        m_labels[kind]->setBuddy(m_boxes[kind]);
        row->addWidget(m_labels[kind]);
        row->addWidget(m_boxes[kind], 1);
        connect(m_boxes[kind], &QComboBox::currentIndexChanged, this, &CheckInWays::chosen);
    }
    retranslate();
}

void CheckInWays::retranslate()
{
    const std::array labels{tr("Absent players"), tr("Late players"), tr("Players without a mark")};
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        m_labels[kind]->setText(labels[kind]);
        for (int way = 0; way < m_boxes[kind]->count(); ++way)
            m_boxes[kind]->setItemText(way, textOf(kWaysAway[static_cast<std::size_t>(way)]));
    }
}

void CheckInWays::show(const policy::CheckIn& checkIn)
{
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const QSignalBlocker quiet(m_boxes[kind]);
        m_boxes[kind]->setCurrentIndex(m_boxes[kind]->findData(static_cast<int>(checkIn.*kWayMembers[kind])));
    }
}

void CheckInWays::putInto(policy::CheckIn& checkIn) const
{
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        checkIn.*kWayMembers[kind] = static_cast<WhenAway>(m_boxes[kind]->currentData().toInt());
}

}  // namespace kydai::ui

#include "moc_check_in_ways.cpp"
