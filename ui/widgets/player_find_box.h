/// A field that finds a player by parts of the name in any order, without diacritics, or by number.
#pragma once

#include "model/section.h"

#include <QLineEdit>

#include <memory>

class QCompleter;
class QStandardItemModel;

namespace kydai::ui {

class PlayerFindBox : public QLineEdit {
    Q_OBJECT
public:
    explicit PlayerFindBox(const QString& name, QWidget* parent = nullptr);

    void setSection(std::shared_ptr<const Section> section);
    /// Best matches first; at most `most`.
    [[nodiscard]] std::vector<PlayerId> matches(const QString& text, std::size_t most = 12) const;

Q_SIGNALS:
    void found(kydai::PlayerId player);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void offer(const QString& text);
    void choose(const QModelIndex& index);

    std::shared_ptr<const Section> m_section;
    std::vector<std::string> m_folded;  ///< name and unit of each player, for searching
    QStandardItemModel* m_offers;
    QCompleter* m_completer;
};

}  // namespace kydai::ui
