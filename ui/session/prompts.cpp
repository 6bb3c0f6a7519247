#include "session/prompts.h"

#include "session/event_session.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace kydai {

namespace {

std::string_view word(Answer answer)
{
    switch (answer) {
    case Answer::Acknowledged:
        return "acknowledged";
    case Answer::Confirmed:
        return "confirmed";
    case Answer::Cancelled:
        break;
    }
    return "cancelled";
}

QString withConsequences(const Question& question)
{
    QString text = question.text;
    for (const QString& consequence : question.consequences) text += QStringLiteral("\n\n• ") + consequence;
    return text;
}

/// A box with one button besides Cancel; Cancel is what Enter and Escape do.
bool confirms(QWidget* parent, QMessageBox::Icon icon, const QString& title, const QString& text, const QString& verb)
{
    QMessageBox box(icon, title, text, QMessageBox::Cancel, parent);
    const QPushButton* go = box.addButton(verb, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == go;
}

void tell(QWidget* parent, QMessageBox::Icon icon, const Question& question)
{
    QMessageBox box(icon, question.title, withConsequences(question), QMessageBox::Ok, parent);
    box.exec();
}

}  // namespace

bool askAndRecord(Prompts& prompts, EventSession& session, SectionId section, const Question& question)
{
    const Answer answer = prompts.ask(question);
    const auto recorded =
        session.apply(AnswerWarning{section, static_cast<int>(question.level), question.id.toStdString(),
                                    std::string(word(answer)), question.about.toStdString()});
    // An answer that can't be kept was not given (C.02: the journal keeps each one).
    if (!recorded) return false;
    return answer != Answer::Cancelled && question.level != WarningLevel::Refuse;
}

Answer QtPrompts::ask(const Question& question)
{
    switch (question.level) {
    case WarningLevel::Acknowledge:
        tell(m_parent, QMessageBox::Information, question);
        return Answer::Acknowledged;
    case WarningLevel::Confirm:
        return confirms(m_parent, QMessageBox::Warning, question.title, withConsequences(question), question.confirm)
                   ? Answer::Confirmed
                   : Answer::Cancelled;
    case WarningLevel::TwoSteps: {
        if (!confirms(m_parent, QMessageBox::Warning, question.title, withConsequences(question),
                      QCoreApplication::translate("Prompts", "Continue")))
            return Answer::Cancelled;
        const QString again = QCoreApplication::translate("Prompts", "This is the second step. %1").arg(question.text);
        return confirms(m_parent, QMessageBox::Critical, question.title, again, question.confirm) ? Answer::Confirmed
                                                                                                  : Answer::Cancelled;
    }
    case WarningLevel::Refuse:
        tell(m_parent, QMessageBox::Critical, question);
        return Answer::Acknowledged;
    }
    return Answer::Cancelled;
}

QString QtPrompts::openFile(const FileQuestion& question)
{
    return QFileDialog::getOpenFileName(m_parent, question.title, question.folder,
                                        question.filters.join(QStringLiteral(";;")));
}

QString QtPrompts::saveFile(const FileQuestion& question)
{
    return QFileDialog::getSaveFileName(m_parent, question.title, question.folder,
                                        question.filters.join(QStringLiteral(";;")));
}

}  // namespace kydai
