/// Answers in place of a person: the test says beforehand what will be asked; any other question fails the test, and so
/// does an expected one that never comes.
#pragma once

#include "session/prompts.h"

#include <gtest/gtest.h>

#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::fixture {

class ScriptedPrompts : public Prompts {
public:
    ~ScriptedPrompts() override
    {
        EXPECT_TRUE(m_answers.empty()) << "never asked: " << m_answers.front().first.toStdString();
        EXPECT_TRUE(m_chosen.empty()) << "never asked to choose";
        EXPECT_TRUE(m_openings.empty()) << "never asked for a file to open";
        EXPECT_TRUE(m_savings.empty()) << "never asked for a file to save";
    }

    /// The next question has this id and gets this answer.
    void expect(const QString& id, Answer answer) { m_answers.emplace_back(id, answer); }
    void expectOpen(const QString& file) { m_openings.push_back(file); }
    void expectSave(const QString& file) { m_savings.push_back(file); }

    /// What was asked so far.
    [[nodiscard]] const std::vector<Prompt>& asked() const { return m_asked; }

    Answer prompt(const Prompt& prompt) override
    {
        m_asked.push_back(prompt);
        if (m_answers.empty() || m_answers.front().first != prompt.id) {
            ADD_FAILURE() << "unexpected question '" << prompt.id.toStdString() << "': " << prompt.text.toStdString();
            return Answer::Cancelled;
        }
        const Answer answer = m_answers.front().second;
        m_answers.pop_front();
        return answer;
    }
    /// The next choice has this id, and is this one.
    void expectChoice(const QString& id, std::optional<std::size_t> choice) { m_chosen.emplace_back(id, choice); }
    [[nodiscard]] const QStringList& lastChoices() const { return m_lastChoices; }
    std::optional<std::size_t> choose(const Prompt& prompt, const QStringList& choices) override
    {
        m_asked.push_back(prompt);
        m_lastChoices = choices;
        if (m_chosen.empty() || m_chosen.front().first != prompt.id) {
            ADD_FAILURE() << "unexpected choice '" << prompt.id.toStdString() << "'";
            return std::nullopt;
        }
        const auto choice = m_chosen.front().second;
        m_chosen.pop_front();
        return choice;
    }
    QString openFile(const FilePrompt& prompt) override { return next(m_openings, prompt); }
    QString saveFile(const FilePrompt& prompt) override { return next(m_savings, prompt); }
    void expectFolder(const QString& folder) { m_folders.push_back(folder); }
    QString openFolder(const QString& title, const QString&) override { return next(m_folders, FilePrompt{title}); }
    /// The answer to the next question for a text that is not about who works here.
    void expectText(const QString& text) { m_typed.push_back(text); }
    /// Who works here: always the same.
    QString promptText(const TextPrompt& prompt) override
    {
        m_texts.push_back(prompt.id);
        if (prompt.id != QStringLiteral("arbiter") && !m_typed.empty()) {
            const QString typed = m_typed.front();
            m_typed.pop_front();
            return typed;
        }
        return QStringLiteral("Trọng tài");
    }
    [[nodiscard]] const QStringList& askedTexts() const { return m_texts; }

private:
    static QString next(std::deque<QString>& files, const FilePrompt& prompt)
    {
        if (files.empty()) {
            ADD_FAILURE() << "unexpected question for a file: " << prompt.title.toStdString();
            return {};
        }
        const QString file = files.front();
        files.pop_front();
        return file;
    }

    std::deque<std::pair<QString, Answer>> m_answers;
    std::deque<std::pair<QString, std::optional<std::size_t>>> m_chosen{};
    QStringList m_lastChoices{};
    std::deque<QString> m_folders{};
    std::deque<QString> m_openings;
    std::deque<QString> m_savings;
    std::deque<QString> m_typed{};
    std::vector<Prompt> m_asked;
    QStringList m_texts;
};

}  // namespace kydai::fixture
