#include "panes/result_entry.h"

#include "panes/impact.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::ui {

QString resultText(const BoardResult& result)
{
    return text::resultText(result.white, result.black);
}

ResultEntry::ResultEntry(Desk& desk, const RoundModel& model, InlineBar& bar, QObject* parent)
    : QObject(parent), m_desk(desk), m_model(model), m_bar(bar)
{
}

void ResultEntry::stop()
{
    m_secondPass.stop();
    dropQuestion();
}

bool ResultEntry::hasAgreed(int row) const
{
    return isSecondPass() && m_model.section() != nullptr && m_secondPass.hasAgreed(round(), row);
}

BoardResult ResultEntry::resultOf(int row) const
{
    const Game& game = *m_model.gameAt(row);
    return {game.whiteOutcome, game.blackOutcome};
}

void ResultEntry::goOn(int row)
{
    if (!isSecondPass()) {
        Q_EMIT entered(row);
        return;
    }
    const auto next = m_secondPass.next(round(), row);
    if (!next) return tellSecondPass();
    Q_EMIT shown(*next);
}

QString ResultEntry::boardText(int row) const
{
    const Game& game = *m_model.gameAt(row);
    const auto name = [&](PlayerId id) {
        const Player* player = m_model.section()->find(id);
        return player == nullptr ? QString() : QString::fromStdString(player->name);
    };
    return tr("board %1, %2 – %3").arg(QString::number(m_model.tableAt(row)), name(game.white), name(game.black));
}

void ResultEntry::take(int row, const BoardResult& result)
{
    const BoardResult before = resultOf(row);
    if (m_secondPass.isOn() && result.white != Outcome::Open) return takeAgain(row, result);
    if (before == result) {
        goOn(row);
        return;
    }
    const auto judgement = m_desk.judge(changeOf(row, result));
    if (!judgement) return;
    if (judgement->gravest() == WarningLevel::Confirm) return promptBeforeCorrecting(row, result, *judgement);
    if (offerReportOnly(row, result, *judgement)) return;
    if (!m_desk.settle(*judgement)) return;
    if (isUndecided(before.white)) {
        m_bar.dismiss();
    } else if (unratedOrRated(before) == result) {
        m_bar.say(InlineBar::Tone::Plain,
                  (result.white <= Outcome::Loss ? tr("Rated again: %1, %2. Ctrl+Z takes this back.")
                                                 : tr("Not rated (u): %1, %2. Ctrl+Z takes this back."))
                      .arg(boardText(row), resultText(result)));
    } else {
        m_bar.say(InlineBar::Tone::Plain,
                  tr("Corrected %1: it was %2. Ctrl+Z takes this back.").arg(boardText(row), resultText(before)));
    }
    goOn(row);
}

SetResult ResultEntry::changeOf(int row, const BoardResult& result) const
{
    const Game& game = *m_model.gameAt(row);
    return {m_desk.sectionId(), m_model.round(), game.white, game.black, result.white, result.black};
}

void ResultEntry::toggleUnrated(int row)
{
    const Game* game = m_model.gameAt(row);
    if (game == nullptr || m_secondPass.isOn()) return;
    if (const auto other = unratedOrRated({game->whiteOutcome, game->blackOutcome})) {
        take(row, *other);
        Q_EMIT shown(row);
        return;
    }
    m_bar.say(InlineBar::Tone::Plain,
              tr("Enter who won on %1 first; N then says that the game is not rated.").arg(boardText(row)));
}

void ResultEntry::toggleSecondPass()
{
    if (m_secondPass.isOn()) {
        m_secondPass.stop();
        m_bar.dismiss();
    } else {
        m_secondPass.start();
        const auto first = m_secondPass.next(round(), m_model.boards() - 1);
        if (!first) {
            m_secondPass.stop();
            m_bar.say(InlineBar::Tone::Warning,
                      tr("No board has a result yet. The second pass compares with the first."));
        } else {
            m_bar.say(InlineBar::Tone::Plain, tr("Second pass: key every slip again. Nothing is changed; a "
                                                 "difference stops in red."));
            Q_EMIT shown(*first);
        }
    }
    Q_EMIT secondPassChanged();
}

/// Everything that has a result was keyed twice.
void ResultEntry::tellSecondPass()
{
    const int blank = m_model.missing();
    const int agreed = m_secondPass.agreed(round());
    if (m_isElsewhere && m_isElsewhere()) {
        m_bar.say(InlineBar::Tone::Plain,
                  tr("Both passes agree on all %n boards of this section. Go on with the slips of the others; F5 ends "
                     "the second pass.",
                     nullptr, agreed));
        return;
    }
    m_secondPass.stop();
    m_bar.say(InlineBar::Tone::Plain,
              blank == 0 ? tr("Both passes agree on all %n boards.", nullptr, agreed)
                         : tr("Both passes agree on %n boards; %1 have no result yet.", nullptr, agreed).arg(blank));
    Q_EMIT secondPassChanged();
}

void ResultEntry::takeAgain(int row, const BoardResult& result)
{
    const BoardResult before = resultOf(row);
    Q_EMIT shown(row);
    switch (m_secondPass.check(round(), row, result)) {
    case SecondPass::Verdict::NothingBefore:
        m_bar.say(InlineBar::Tone::Warning,
                  tr("The first pass has no result for %1: there is nothing to compare, and nothing is entered. F5 "
                     "ends the second pass.")
                      .arg(boardText(row)));
        return;
    case SecondPass::Verdict::Agrees:
        Q_EMIT secondPassChanged();
        m_bar.say(InlineBar::Tone::Plain,
                  tr("%1 of %2 boards agree.").arg(m_secondPass.agreed(round())).arg(m_model.boards()));
        return goOn(row);
    case SecondPass::Verdict::Differs:
        m_bar.say(InlineBar::Tone::Error, tr("The passes differ on %1: first %2, now %3. Look at the slip.")
                                              .arg(boardText(row), resultText(before), resultText(result)));
        m_bar.addButton(
            QStringLiteral("keepFirst"), tr("Keep %1").arg(resultText(before)),
            [this, row, before] {
                m_secondPass.settle(row, before);
                m_bar.dismiss();
                Q_EMIT answered();
                goOn(row);
            },
            true);
        m_bar.addButton(QStringLiteral("takeSecond"), tr("Take %1").arg(resultText(result)), [this, row, result] {
            m_bar.dismiss();
            Q_EMIT answered();
            const auto judgement = m_desk.judge(changeOf(row, result));
            if (!judgement) return;
            if (judgement->gravest() == WarningLevel::Confirm) return promptBeforeCorrecting(row, result, *judgement);
            if (m_desk.settle(*judgement)) m_secondPass.settle(row, result);
            goOn(row);
        });
        return;
    }
}

bool ResultEntry::offerReportOnly(int row, const BoardResult& result, const policy::Judgement& judgement)
{
    const auto isLocked = [](const policy::Warning& warning) {
        return warning.id == policy::WarningId::EarlierResultLocked && warning.level == policy::Level::Refuse;
    };
    if (judgement.warnings().empty() || !std::ranges::all_of(judgement.warnings(), isLocked)) return false;
    const SetResult asked = changeOf(row, result);
    m_desk.decline(asked);  // the journal keeps that it was refused
    const SetReportedResult change{asked.section, asked.round, asked.white, asked.black, result.white, result.black};
    m_bar.say(
        InlineBar::Tone::Warning,
        tr("This round is closed (C.04.2, 4.3): on %1 the rating report alone can carry %2; pairings and standings "
           "keep %3.")
            .arg(boardText(row), resultText(result), resultText(resultOf(row))));
    m_bar.addButton(QStringLiteral("correctReport"), tr("Correct the report"), [this, change, row] {
        m_bar.dismiss();
        Q_EMIT answered();
        if (m_desk.apply(change)) Q_EMIT shown(row);
    });
    m_bar.addButton(
        QStringLiteral("leaveReport"), tr("Leave it"),
        [this] {
            m_bar.dismiss();
            Q_EMIT answered();
        },
        true);
    return true;
}

void ResultEntry::promptBeforeCorrecting(int row, const BoardResult& result, const policy::Judgement& judgement)
{
    const SetResult change = changeOf(row, result);
    QStringList sentences;
    std::vector<policy::Answered> yes;
    for (const auto& [question, ids] : promptsFor(judgement, judgement.warnings(), m_desk.wording())) {
        sentences << question.text << question.consequences;
        for (const policy::WarningId id : ids) yes.push_back({id, Answer::Confirmed});
    }
    const QString question = sentences.join(QLatin1Char('\n'));
    m_bar.say(InlineBar::Tone::Warning, question + QLatin1Char(' ') + tr("Working out what that changes…"));
    const auto show = [this, change, row, question, yes, asked = ++m_asking](const Impact& impact) {
        if (asked != m_asking) return;
        m_bar.say(InlineBar::Tone::Warning,
                  question + QLatin1Char('\n') + impactText(impact, m_desk.wording()).join(QLatin1Char('\n')));
        m_bar.addButton(QStringLiteral("correctResult"), tr("Correct"), [this, change, row, yes] {
            m_bar.dismiss();
            Q_EMIT answered();
            if (!m_desk.apply(change, yes)) return;
            m_secondPass.settle(row, {change.whiteOutcome, change.blackOutcome});
            Q_EMIT shown(row);
        });
        // At level 3 whoever presses Enter leaves things as they are (C.02).
        m_bar.addButton(
            QStringLiteral("leaveResult"), tr("Leave it"),
            [this, change] {
                m_bar.dismiss();
                Q_EMIT answered();
                m_desk.decline(change);
            },
            true);
    };
    m_desk.jobs().start(
        "impact", m_desk.sectionId(), this,
        [change](const Section& section, const std::stop_token& stop, Progress&) {
            return impactOf(section, change, stop);
        },
        show);
}

}  // namespace kydai::ui

#include "moc_result_entry.cpp"
