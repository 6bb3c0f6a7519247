/// The frame of the dialogs that keep a list: a form that describes the next entry, buttons that add it, the list with
/// Remove (or Del), a note, and Close. What an entry means is the dialog's own.
#pragma once

#include <QWidget>

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace kydai::ui {

class EntryList : public QWidget {
    Q_OBJECT
public:
    /// `name` begins the object names of the parts: nameList, nameRemove, nameNote, nameClose.
    explicit EntryList(const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QFormLayout& form() { return *m_form; }
    /// A button below the form, at the right; the last one is the default.
    QPushButton* addButton(const QString& name, const QString& text);
    /// What the list holds, said by a screen reader.
    void setListName(const QString& name);
    /// The lines of the list; the selected place stays. `note` stands below.
    void setEntries(const QStringList& entries, const QString& note);

Q_SIGNALS:
    void removeWanted(int row);
    void closeWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void removeCurrent();

    QFormLayout* m_form;
    QHBoxLayout* m_buttons;
    QListWidget* m_list;
    QLabel* m_note;
    QPushButton* m_remove;
    QPushButton* m_close;
};

}  // namespace kydai::ui
