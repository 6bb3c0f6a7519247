#include "session/prompts.h"

#include "policy/actions.h"
#include "session/event_session.h"
#include "text/warning_text.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace kydai {

namespace {

QString textOf(const QStringList& sentences, const QStringList& consequences)
{
    QString text = sentences.join(QLatin1Char('\n'));
    for (const QString& consequence : consequences) text += QStringLiteral("\n\n• ") + consequence;
    return text;
}

QString wholeTextOf(const Prompt& prompt)
{
    return textOf(prompt.text.split(QLatin1Char('\n')), prompt.consequences);
}

/// Forty sections have forty sentences, of which a small screen holds a few. `most` fit, and stay as they are.
QStringList shortened(QStringList lines, qsizetype most)
{
    constexpr qsizetype kShown = 5;
    if (lines.size() <= most) return lines;
    const auto more = static_cast<int>(lines.size() - kShown);
    lines.resize(kShown);
    return lines << QCoreApplication::translate("Prompts", "… and %n more lines", nullptr, more);
}

/// What is cut stands behind "Show details".
void tellIn(QMessageBox& box, const Prompt& prompt)
{
    constexpr qsizetype kMostLines = 13;  // a sentence and the dozen of text::warningDetails
    constexpr qsizetype kMostConsequences = 6;
    box.setObjectName(prompt.id);
    box.setText(textOf(shortened(prompt.text.split(QLatin1Char('\n')), kMostLines),
                       shortened(prompt.consequences, kMostConsequences)));
    if (const QString whole = wholeTextOf(prompt); whole != box.text()) box.setDetailedText(whole);
}

/// A box with one button besides Cancel; Cancel is what Enter and Escape do.
bool confirms(QWidget* parent, QMessageBox::Icon icon, const Prompt& prompt, const QString& verb)
{
    QMessageBox box(icon, prompt.title, {}, QMessageBox::Cancel, parent);
    tellIn(box, prompt);
    const QPushButton* go = box.addButton(verb, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == go;
}

/// False: the arbiter does something else instead. Enter and Escape do what loses nothing: what is told of is not done
/// where something else can be, and what is refused stays refused.
bool tell(QWidget* parent, QMessageBox::Icon icon, const Prompt& prompt)
{
    QMessageBox box(icon, prompt.title, {}, QMessageBox::NoButton, parent);
    tellIn(box, prompt);
    const bool isChoice = !prompt.instead.isEmpty() && prompt.level == WarningLevel::Acknowledge;
    QPushButton* go =
        isChoice ? box.addButton(prompt.confirm, QMessageBox::AcceptRole) : box.addButton(QMessageBox::Ok);
    QPushButton* instead = prompt.instead.isEmpty() ? nullptr : box.addButton(prompt.instead, QMessageBox::RejectRole);
    QPushButton* harmless = isChoice ? instead : go;
    box.setDefaultButton(harmless);
    box.setEscapeButton(harmless);
    box.exec();
    return instead == nullptr || box.clickedButton() != instead;
}

/// Above whatever dialog is open.
QWidget* frontOf(QWidget* window)
{
    QWidget* dialog = QApplication::activeModalWidget();
    return dialog != nullptr ? dialog : window;
}

}  // namespace

std::vector<std::pair<Prompt, std::vector<policy::WarningId>>> promptsFor(const policy::Judgement& judgement,
                                                                          const std::vector<policy::Warning>& warnings,
                                                                          const text::Wording& wording)
{
    std::vector<std::pair<Prompt, std::vector<policy::WarningId>>> prompts;
    const bool canLeave = judgement.isRefused() && policy::importingOutside(judgement).has_value();
    for (const policy::Warning& warning : warnings) {
        const text::WarningWords words = text::warningWords(warning, judgement.sectionOf(warning), wording);
        if (prompts.empty() || prompts.back().first.level != warning.level) {
            const std::string_view id = policy::ruleOf(warning.id).word;
            const Prompt prompt{warning.level,
                                QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())),
                                words.title,
                                words.text,
                                {},
                                words.confirm,
                                {}};
            prompts.push_back({prompt, {}});
        } else {
            Prompt& prompt = prompts.back().first;
            if (!prompt.text.contains(words.text)) prompt.text += QLatin1Char('\n') + words.text;
        }
        auto& [prompt, ids] = prompts.back();
        const ActionKind kind = judgement.action().kind;
        if (kind == ActionKind::Import || kind == ActionKind::ImportOutside)
            prompt.confirm = QCoreApplication::translate("Prompts", "Import");
        if (warning.id == policy::WarningId::ResultsMissing)
            prompt.instead = QCoreApplication::translate("Prompts", "Enter the results");
        if (std::holds_alternative<policy::Outsiders>(warning.facts) && warning.level == WarningLevel::Acknowledge)
            prompt.instead = QCoreApplication::translate("Prompts", "Leave it as it is");
        if (canLeave && prompt.level == WarningLevel::Refuse)
            prompt.instead = QCoreApplication::translate("Prompts", "Import it outside FIDE mode…");
        else
            prompt.consequences += words.consequences;
        prompt.consequences.removeDuplicates();
        if (std::ranges::find(ids, warning.id) == ids.end()) ids.push_back(warning.id);
    }
    return prompts;
}

bool promptAbout(Prompts& prompts, const policy::Judgement& judgement, const std::vector<policy::Warning>& warnings,
                 const text::Wording& wording, std::vector<policy::Answered>& answers)
{
    for (const auto& [prompt, ids] : promptsFor(judgement, warnings, wording)) {
        const Answer answer = prompts.prompt(prompt);
        for (const policy::WarningId id : ids) {
            std::erase_if(answers, [&](const policy::Answered& former) { return former.warning == id; });
            answers.push_back({id, answer});
        }
        if (answer == Answer::Cancelled || prompt.level == WarningLevel::Refuse) return false;
    }
    return true;
}

Result<bool> knowsWho(Prompts& prompts, EventSession& session)
{
    if (!session.arbiter().isEmpty()) return true;
    QSettings settings;
    const QString key = QStringLiteral("arbiter");
    const QString name =
        prompts
            .promptText({key, QCoreApplication::translate("Prompts", "Who works here?"),
                         QCoreApplication::translate("Prompts",
                                                     "Your name stands in the journal beside every entry of "
                                                     "this event. It is asked once."),
                         settings.value(key, qEnvironmentVariable("USER")).toString()})
            .trimmed();
    if (name.isEmpty()) return false;
    settings.setValue(key, name);
    if (const auto kept = session.setArbiter(name); !kept) return kept.error();
    return true;
}

Result<Settled> settle(Prompts& prompts, EventSession& session, const policy::Judgement& judgement,
                       const text::Wording& wording, std::vector<policy::Answered> given)
{
    const auto known = knowsWho(prompts, session);
    if (!known) return known.error();
    if (!*known) return Settled::Cancelled;
    const bool go = promptAbout(prompts, judgement, judgement.unanswered(given), wording, given);
    const auto cleared = go ? judgement.clear(given) : std::nullopt;
    if (!cleared) {
        // C.02: the journal keeps each answer, the refusals too.
        if (const auto kept = session.apply(judgement.keepAnswers(given)); !kept) return kept.error();
        const auto isNo = [](const policy::Answered& one) { return one.reply == Answer::Cancelled; };
        return judgement.isRefused() && std::ranges::any_of(given, isNo) ? Settled::Instead : Settled::Cancelled;
    }
    const auto done = session.apply(*cleared);
    if (!done) return done.error();
    return *done ? Settled::Done : Settled::Unchanged;
}

Result<std::optional<std::vector<policy::Answered>>> promptBefore(Prompts& prompts, EventSession& session,
                                                                  const policy::Judgement& judgement,
                                                                  const text::Wording& wording)
{
    std::vector<policy::Answered> answers;
    if (judgement.warnings().empty()) return std::optional(answers);
    const auto known = knowsWho(prompts, session);
    if (!known) return known.error();
    if (!*known) return std::optional<std::vector<policy::Answered>>();
    if (promptAbout(prompts, judgement, judgement.warnings(), wording, answers)) return std::optional(answers);
    if (const auto kept = session.apply(judgement.keepAnswers(answers)); !kept) return kept.error();
    return std::optional<std::vector<policy::Answered>>();
}

Answer QtPrompts::prompt(const Prompt& prompt)
{
    QWidget* parent = frontOf(m_parent);
    switch (prompt.level) {
    case WarningLevel::Acknowledge:
        return tell(parent, QMessageBox::Information, prompt) ? Answer::Acknowledged : Answer::Cancelled;
    case WarningLevel::Confirm:
        return confirms(parent, QMessageBox::Warning, prompt, prompt.confirm) ? Answer::Confirmed : Answer::Cancelled;
    case WarningLevel::TwoSteps: {
        if (!confirms(parent, QMessageBox::Warning, prompt, QCoreApplication::translate("Prompts", "Continue")))
            return Answer::Cancelled;
        Prompt again = prompt;
        again.text = QCoreApplication::translate("Prompts", "This is the second step. %1").arg(prompt.text);
        again.consequences.clear();
        return confirms(parent, QMessageBox::Critical, again, prompt.confirm) ? Answer::Confirmed : Answer::Cancelled;
    }
    case WarningLevel::None:
        return Answer::Acknowledged;
    case WarningLevel::Refuse:
        return tell(parent, QMessageBox::Critical, prompt) ? Answer::Acknowledged : Answer::Cancelled;
    }
    return Answer::Cancelled;
}

std::optional<std::size_t> QtPrompts::choose(const Prompt& prompt, const QStringList& choices)
{
    QDialog dialog(frontOf(m_parent));
    dialog.setObjectName(QStringLiteral("choice"));
    dialog.setWindowTitle(prompt.title);
    auto* text = new QLabel(wholeTextOf(prompt), &dialog);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    auto* list = new QListWidget(&dialog);
    list->setAccessibleName(prompt.title);
    list->addItems(choices);
    list->setCurrentRow(0);
    const int row = list->sizeHintForRow(0);
    list->setMinimumSize(list->sizeHintForColumn(0) + 4 * row, static_cast<int>(choices.size() + 1) * row);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    QPushButton* go = buttons->addButton(prompt.confirm, QDialogButtonBox::AcceptRole);
    go->setDefault(true);
    auto* column = new QVBoxLayout(&dialog);
    for (QWidget* widget : std::initializer_list<QWidget*>{text, list, buttons}) column->addWidget(widget);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    list->setFocus();
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0) return std::nullopt;
    return static_cast<std::size_t>(list->currentRow());
}

QString QtPrompts::openFile(const FilePrompt& prompt)
{
    return QFileDialog::getOpenFileName(frontOf(m_parent), prompt.title, prompt.folder,
                                        prompt.filters.join(QStringLiteral(";;")));
}

QString QtPrompts::openFolder(const QString& title, const QString& folder)
{
    return QFileDialog::getExistingDirectory(frontOf(m_parent), title, folder);
}

QString QtPrompts::saveFile(const FilePrompt& prompt)
{
    return QFileDialog::getSaveFileName(frontOf(m_parent), prompt.title, prompt.folder,
                                        prompt.filters.join(QStringLiteral(";;")));
}

QString QtPrompts::promptText(const TextPrompt& prompt)
{
    bool given = false;
    const QString text =
        QInputDialog::getText(frontOf(m_parent), prompt.title, prompt.text, QLineEdit::Normal, prompt.proposal, &given);
    return given ? text : QString();
}

}  // namespace kydai
