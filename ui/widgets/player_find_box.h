/// A field that finds a player by parts of the name in any order, without diacritics, or by number: of one section, or
/// of a whole event, where those of the section that is shown come first.
#pragma once

#include "model/event.h"

#include <QLineEdit>

#include <memory>

class QCompleter;
class QStandardItemModel;

namespace kydai::ui {

class PlayerFindBox : public QLineEdit {
    Q_OBJECT
public:
    explicit PlayerFindBox(const QString& name, QWidget* parent = nullptr);

    void setSection(const std::shared_ptr<const Section>& section);
    void setEvent(const Event& event, SectionId shown);
    /// Who was found, and where.
    struct Match {
        SectionId section{};
        PlayerId player{};
        friend bool operator==(const Match&, const Match&) = default;
    };
    /// Best matches first; at most `most`.
    [[nodiscard]] std::vector<Match> matches(const QString& text, std::size_t most = 12) const;

Q_SIGNALS:
    void found(kydai::PlayerId player);
    void foundIn(kydai::SectionId section, kydai::PlayerId player);
    /// Enter behind words that nobody has.
    void nobodyFound(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Players {
        SectionId id{};
        std::shared_ptr<const Section> section{};
        std::vector<std::string> folded{};  ///< name and unit of each player, for searching
    };
    void take(const std::vector<EventSection>& sections, SectionId shown);
    void offer(const QString& text);
    void choose(const QModelIndex& index);
    void tell(const Match& match);
    [[nodiscard]] const Section* sectionOf(SectionId id) const;

    std::vector<Players> m_players;
    SectionId m_shown{};
    QStandardItemModel* m_offers;
    QCompleter* m_completer;
};

}  // namespace kydai::ui
