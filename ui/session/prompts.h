/// What the window asks people: what policy wants answered, file names, and who works here. Panes ask through Prompts,
/// so that tests answer instead of a person. `settle` is the only way from a judged action to the event: it words the
/// warnings, takes the answers, and commits.
#pragma once

#include "model/event.h"
#include "policy/judgement.h"
#include "support/result.h"
#include "text/wording.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

class QWidget;

namespace kydai {

using WarningLevel = policy::Level;
using Answer = policy::Reply;

struct Prompt {
    WarningLevel level = WarningLevel::Confirm;
    QString id{};                ///< word of the warning; of several of one level, of the first
    QString title{};             ///< a few words
    QString text{};              ///< what it is, whole sentences
    QStringList consequences{};  ///< what follows, or what to do instead, a sentence each
    QString confirm{};           ///< the verb on the button that goes on; level 2: only beside `instead`, 5: unused
    QString instead{};           ///< levels 2 and 5: what can be done in its place, a verb; none where empty
};

struct FilePrompt {
    QString title{};
    QString folder{};       ///< where to begin, with a proposed name when saving
    QStringList filters{};  ///< "Kỳ Đài event (*.kydai)"
};

struct TextPrompt {
    QString id{};
    QString title{};
    QString text{};
    QString proposal{};
};

class Prompts {
public:
    virtual ~Prompts() = default;
    /// Level 2 and 5 give Acknowledged; Cancelled where something else is done instead.
    virtual Answer prompt(const Prompt& prompt) = 0;
    /// Which of these, the first of which is the best and chosen by Enter; none where cancelled.
    virtual std::optional<std::size_t> choose(const Prompt& prompt, const QStringList& choices) = 0;
    /// Empty when cancelled.
    virtual QString openFile(const FilePrompt& prompt) = 0;
    virtual QString saveFile(const FilePrompt& prompt) = 0;
    /// A folder that is there; empty when cancelled.
    virtual QString openFolder(const QString& title, const QString& folder) = 0;
    virtual QString promptText(const TextPrompt& prompt) = 0;
};

class EventSession;

/// How an action ended.
enum class Settled {
    Done,
    Unchanged,  ///< nothing differed, so nothing was written
    Cancelled,  ///< by the arbiter, or refused: he knows why
    Instead,    ///< refused, and the arbiter wants what was offered in its place
};

/// The prompts for warnings of a judgement, in words: those of one level are one prompt, the gravest first.
std::vector<std::pair<Prompt, std::vector<policy::WarningId>>> promptsFor(const policy::Judgement& judgement,
                                                                          const std::vector<policy::Warning>& warnings,
                                                                          const text::Wording& wording);

/// Asks about warnings and adds the answers to `answers`. False: one was answered by no, or refuses.
bool promptAbout(Prompts& prompts, const policy::Judgement& judgement, const std::vector<policy::Warning>& warnings,
                 const text::Wording& wording, std::vector<policy::Answered>& answers);

/// Asks who works at the event, once. False: nobody said it, and nothing is to be written.
Result<bool> knowsWho(Prompts& prompts, EventSession& session);

/// Asks what `given` doesn't answer yet, commits the action with its answers, or keeps the answers alone where it was
/// not made. Asks who works here when that isn't known yet. Errors: those of EventFile::apply.
Result<Settled> settle(Prompts& prompts, EventSession& session, const policy::Judgement& judgement,
                       const text::Wording& wording, std::vector<policy::Answered> given = {});

/// Asks before something is begun (policy::beforePairing …). The answers, to be handed in with the action; none where
/// it is not to be begun, and then they are kept.
Result<std::optional<std::vector<policy::Answered>>> promptBefore(Prompts& prompts, EventSession& session,
                                                                  const policy::Judgement& judgement,
                                                                  const text::Wording& wording);

/// Modal boxes over a window.
class QtPrompts : public Prompts {
public:
    explicit QtPrompts(QWidget* parent) : m_parent(parent) {}
    Answer prompt(const Prompt& prompt) override;
    std::optional<std::size_t> choose(const Prompt& prompt, const QStringList& choices) override;
    QString openFile(const FilePrompt& prompt) override;
    QString saveFile(const FilePrompt& prompt) override;
    QString openFolder(const QString& title, const QString& folder) override;
    QString promptText(const TextPrompt& prompt) override;

private:
    QWidget* m_parent;
};

}  // namespace kydai
