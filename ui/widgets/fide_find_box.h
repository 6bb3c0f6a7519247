/// A field for a name that offers players of the rating list while one types. Enter takes the text as it is, unless an
/// offer was chosen with Down or the mouse.
#pragma once

#include "model/fide_player.h"

#include <QLineEdit>

#include <functional>
#include <vector>

class QCompleter;
class QStandardItemModel;

namespace kydai::ui {

class FideFindBox : public QLineEdit {
    Q_OBJECT
public:
    using Search = std::function<std::vector<FidePlayer>(const QString& text)>;

    /// `search` is asked on the GUI thread at each key: it must answer within 30 ms.
    explicit FideFindBox(const QString& name, Search search, QWidget* parent = nullptr);

    /// What stands in the list of offers: name, federation, birth year, title, the three ratings, ID.
    static QString offerText(const FidePlayer& player);

Q_SIGNALS:
    void chosen(const kydai::FidePlayer& player);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void offer(const QString& text);
    void choose(const QModelIndex& index);

    Search m_search;
    std::vector<FidePlayer> m_found;
    QStandardItemModel* m_offers;
    QCompleter* m_completer;
};

}  // namespace kydai::ui
