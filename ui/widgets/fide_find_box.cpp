#include "widgets/fide_find_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>

namespace kydai::ui {

namespace {

/// One letter finds tens of thousands; two begin to mean somebody.
constexpr qsizetype kFewestLetters = 2;

}  // namespace

FideFindBox::FideFindBox(const QString& name, Search search, QWidget* parent)
    : QLineEdit(parent),
      m_search(std::move(search)),
      m_offers(new QStandardItemModel(this)),
      m_completer(new QCompleter(m_offers, this))
{
    setObjectName(name);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    m_completer->popup()->setObjectName(name + QStringLiteral("Offers"));
    connect(this, &QLineEdit::textEdited, this, &FideFindBox::offer);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &FideFindBox::choose);
}

QString FideFindBox::offerText(const FidePlayer& player)
{
    QStringList parts{QString::fromStdString(player.name)};
    if (!player.title.empty()) parts.front().prepend(QString::fromStdString(player.title) + QLatin1Char(' '));
    parts << QString::fromStdString(player.federation);
    if (player.birthYear > 0) parts << QString::number(player.birthYear);
    const auto rating = [](const char* letter, int value) {
        return QStringLiteral("%1 %2").arg(QLatin1String(letter),
                                           value > 0 ? QString::number(value) : QStringLiteral("–"));
    };
    parts << rating("S", player.standard.rating) << rating("R", player.rapid.rating) << rating("B", player.blitz.rating)
          << QString::number(player.id);
    return parts.join(QStringLiteral("  ·  "));
}

void FideFindBox::offer(const QString& text)
{
    m_offers->clear();
    m_found = text.trimmed().size() < kFewestLetters ? std::vector<FidePlayer>() : m_search(text);
    for (const FidePlayer& player : m_found) m_offers->appendRow(new QStandardItem(offerText(player)));
    if (m_found.empty()) return m_completer->popup()->hide();
    // Wide enough for what an offer says, even where the field isn't.
    const QRect below = rect();
    const int wanted = m_completer->popup()->sizeHintForColumn(0) + 30;
    m_completer->complete(QRect(below.left(), below.top(), std::max(below.width(), wanted), below.height()));
    m_completer->popup()->setCurrentIndex({});
}

void FideFindBox::choose(const QModelIndex& index)
{
    const auto at = static_cast<std::size_t>(index.row());
    if (!index.isValid() || at >= m_found.size()) return;
    const FidePlayer player = m_found[at];
    m_completer->popup()->hide();
    m_found.clear();
    Q_EMIT chosen(player);
}

void FideFindBox::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_completer->popup()->isVisible()) {
        const QModelIndex offered = m_completer->popup()->currentIndex();
        if (offered.isValid()) return choose(offered);
        m_completer->popup()->hide();
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_fide_find_box.cpp"
