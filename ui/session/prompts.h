/// What the window asks people: questions of the warning scale and file names. Panes ask through Prompts, so that tests
/// answer instead of a person.
#pragma once

#include "model/ids.h"

#include <QString>
#include <QStringList>

class QWidget;

namespace kydai {

/// The warning scale of C.02; never switched off.
enum class WarningLevel : int {
    Acknowledge = 2,  ///< told, one button
    Confirm = 3,      ///< confirm or cancel
    TwoSteps = 4,     ///< confirm twice, the consequences named
    Refuse = 5,       ///< told why not; the way out is named
};

struct Question {
    WarningLevel level = WarningLevel::Confirm;
    QString id{};                ///< stable id of the warning, for the journal ("repeatedOpponent")
    QString title{};             ///< a few words
    QString text{};              ///< what it is, whole sentences
    QStringList consequences{};  ///< level 4: what follows, a sentence each
    QString confirm{};           ///< the verb on the button that goes on; unused for levels 2 and 5
    QString about{};             ///< what it is about, JSON for the journal
};

enum class Answer { Acknowledged, Confirmed, Cancelled };

struct FileQuestion {
    QString title{};
    QString folder{};       ///< where to begin, with a proposed name when saving
    QStringList filters{};  ///< "Kỳ Đài event (*.kydai)"
};

class Prompts {
public:
    virtual ~Prompts() = default;
    /// Level 2 and 5 give Acknowledged.
    virtual Answer ask(const Question& question) = 0;
    /// Empty when cancelled.
    virtual QString openFile(const FileQuestion& question) = 0;
    virtual QString saveFile(const FileQuestion& question) = 0;
};

class EventSession;

/// Asks, keeps the answer in the journal, and says whether to go on.
bool askAndRecord(Prompts& prompts, EventSession& session, SectionId section, const Question& question);

/// Modal boxes over a window.
class QtPrompts : public Prompts {
public:
    explicit QtPrompts(QWidget* parent) : m_parent(parent) {}
    Answer ask(const Question& question) override;
    QString openFile(const FileQuestion& question) override;
    QString saveFile(const FileQuestion& question) override;

private:
    QWidget* m_parent;
};

}  // namespace kydai
