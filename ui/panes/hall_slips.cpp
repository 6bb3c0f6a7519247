#include "panes/hall_slips.h"

#include "model/table_numbers.h"
#include "panes/quick_line.h"
#include "panes/result_entry.h"

#include <algorithm>

namespace kydai::ui {

HallSlips::HallSlips(Desk& desk, QuickLine& line, InlineBar& bar, QObject* parent)
    : QObject(parent), m_desk(desk), m_line(line), m_bar(bar)
{
    m_line.setHall([this](int table, const BoardResult& result) { return take(table, result); });
    m_line.setTables([this] { return tables(); });
}

const Game& HallSlips::gameAt(const HallBoard& at) const
{
    return m_desk.session().section(at.section)->round(at.round).games[static_cast<std::size_t>(at.board)];
}

QString HallSlips::boardText(const HallBoard& at) const
{
    const auto section = m_desk.session().section(at.section);
    const Game& game = gameAt(at);
    const auto name = [&](PlayerId id) {
        const Player* player = section->find(id);
        return player == nullptr ? QString() : QString::fromStdString(player->name);
    };
    return tr("%1, board %2, %3 – %4")
        .arg(QString::fromStdString(section->info.name), QString::number(at.table), name(game.white), name(game.black));
}

void HallSlips::say(InlineBar::Tone tone, const QString& sentence)
{
    m_bar.say(tone, sentence);
}

bool HallSlips::take(int table, const BoardResult& result)
{
    const auto boards = boardsAtTable(m_desk.session().event(), m_desk.sectionId(), m_desk.round(), table);
    if (boards.empty()) return false;
    if (boards.size() > 1) {
        refuse(boards);
        return true;
    }
    const HallBoard& at = boards.front();
    if (at.section == m_desk.sectionId()) return false;
    m_isSecondPass ? compare(at, result) : enter(at, result);
    return true;
}

void HallSlips::refuse(const std::vector<HallBoard>& boards)
{
    QStringList named;
    for (const HallBoard& at : boards) named << boardText(at);
    say(InlineBar::Tone::Error,
        tr("%1 is two boards or more: %2. Nothing is entered; key it at the board itself, or give the sections "
           "tables of their own.")
            .arg(QString::number(boards.front().table), named.join(QStringLiteral("; "))));
    m_line.selectAll();
}

void HallSlips::enter(const HallBoard& at, const BoardResult& result)
{
    const Game game = gameAt(at);
    const BoardResult before{game.whiteOutcome, game.blackOutcome};
    const QString board = boardText(at);
    if (before == result) {
        m_line.setText({});
        return say(InlineBar::Tone::Plain, tr("So it was already: %1, %2.").arg(board, resultText(before)));
    }
    const bool replaces = !isUndecided(before.white);
    if (replaces && !m_line.isSecond()) {
        m_line.awaitSecond();
        return say(InlineBar::Tone::Warning,
                   tr("There is a result already on %1: %2. Enter once more makes it %3; Esc leaves it.")
                       .arg(board, resultText(before), resultText(result)));
    }
    m_line.setText({});  // Ctrl+Z then takes the result back, not the emptying of the line
    if (!m_desk.apply(SetResult{at.section, at.round, game.white, game.black, result.white, result.black})) return;
    const QString now = resultText(result);
    say(InlineBar::Tone::Plain,
        replaces ? tr("%1: %2. It was %3; Ctrl+Z takes this back.").arg(board, now, resultText(before))
                 : tr("%1: %2. Ctrl+Z takes this back.").arg(board, now));
}

void HallSlips::compare(const HallBoard& at, const BoardResult& result)
{
    const Game game = gameAt(at);
    const BoardResult before{game.whiteOutcome, game.blackOutcome};
    const QString board = boardText(at);
    const std::tuple key{at.section, at.round, at.board};
    m_line.setText({});
    if (isUndecided(before.white))
        return say(InlineBar::Tone::Warning,
                   tr("The first pass has no result for %1: there is nothing to compare, and nothing is entered. F5 "
                      "ends the second pass.")
                       .arg(board));
    if (before == result) {
        m_agreed[key] = result;
        return say(InlineBar::Tone::Plain, tr("%1: both passes agree. Boards of other sections: %2 agree, %3 are left.")
                                               .arg(board)
                                               .arg(m_agreed.size())
                                               .arg(played() - static_cast<int>(m_agreed.size())));
    }
    say(InlineBar::Tone::Error, tr("The passes differ on %1: first %2, now %3. Look at the slip.")
                                    .arg(board, resultText(before), resultText(result)));
    const auto back = [this] {
        m_bar.dismiss();
        m_line.setFocus();
    };
    m_bar.addButton(
        QStringLiteral("keepFirst"), tr("Keep %1").arg(resultText(before)),
        [this, key, before, back] {
            m_agreed[key] = before;
            back();
        },
        true);
    m_bar.addButton(
        QStringLiteral("takeSecond"), tr("Take %1").arg(resultText(result)), [this, at, game, key, result, back] {
            back();
            const bool done =
                m_desk.apply(SetResult{at.section, at.round, game.white, game.black, result.white, result.black});
            if (done) m_agreed[key] = result;
        });
}

/// The sections that are found by their tables, with the rounds that are under way.
template <class Take>
void HallSlips::forEachOther(const Take& take) const
{
    const auto& shown = m_desk.section();
    if (!shown) return;
    for (const EventSection& each : m_desk.session().event().sections) {
        const bool isOther = each.id != m_desk.sectionId() && !each.section->rounds.empty();
        if (isOther && isFoundByTable(each.section->info, shown->info))
            take(*each.section, each.section->rounds.back());
    }
}

std::vector<int> HallSlips::tables() const
{
    std::vector<int> all;
    const auto add = [&](const Section& section, const Round& round) {
        const std::vector<int> numbers = tableNumbers(section, round);
        all.insert(all.end(), numbers.begin(), numbers.end());
    };
    if (const auto& shown = m_desk.section(); shown && m_desk.round() > 0) add(*shown, shown->round(m_desk.round()));
    forEachOther(add);
    return all;
}

int HallSlips::played() const
{
    std::ptrdiff_t boards = 0;
    forEachOther([&](const Section& /*section*/, const Round& round) {
        boards += std::ranges::count_if(round.games, [](const Game& game) { return !isUndecided(game); });
    });
    return static_cast<int>(boards);
}

void HallSlips::setSecondPass(bool on)
{
    if (on != m_isSecondPass) m_agreed.clear();
    m_isSecondPass = on;
}

}  // namespace kydai::ui

#include "moc_hall_slips.cpp"
