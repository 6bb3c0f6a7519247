#include "panes/quick_line.h"

#include "support/utf8.h"

#include <QKeyEvent>

#include <algorithm>
#include <vector>

namespace kydai::ui {

namespace {

constexpr std::size_t kMostBoardsNamed = 6;

/// Whether the name has every word, marks and capitals aside.
bool hasWords(const std::string& name, const QString& words)
{
    const std::string folded = utf8::fold(name);
    return std::ranges::all_of(words.split(QLatin1Char(' '), Qt::SkipEmptyParts), [&](const QString& word) {
        return folded.find(utf8::fold(word.toStdString())) != std::string::npos;
    });
}

}  // namespace

QuickLine::QuickLine(const RoundModel& model, QWidget* parent) : QLineEdit(parent), m_model(model)
{
    setObjectName(QStringLiteral("quickLine"));
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::returnPressed, this, &QuickLine::read);
    connect(this, &QLineEdit::textChanged, this, [this] { m_awaited.clear(); });
}

void QuickLine::retranslate()
{
    setPlaceholderText(tr("Board and result: 37 1"));
    setAccessibleName(tr("Quick line: board and result"));
    setToolTip(
        tr("Slips in any order: “37 1” (or “371” where there is no board 371), “12 =”, “8 +-”, “5 x”, or a name and "
           "that player's result: “loan 1”. "
           "Press / to come here, Esc to leave."));
}

void QuickLine::begin(const QString& text)
{
    setFocus(Qt::ShortcutFocusReason);
    setText(text);
}

void QuickLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        setText({});
        Q_EMIT left();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QuickLine::read()
{
    const QString line = text();
    if (line.trimmed().isEmpty()) {
        Q_EMIT left();
        return;
    }
    const auto parsed = parseQuickLine(line);
    if (const auto* refusal = std::get_if<QuickRefusal>(&parsed)) {
        switch (refusal->why) {
        case QuickRefusal::Why::NoBoard:
            return readName(line.simplified());
        case QuickRefusal::Why::NoResult:
            if (const auto entry = withoutSpace(refusal->what)) return take(*entry);
            Q_EMIT refused(tr("Board %1 needs a result behind it: 1, 0, =, +, - or x.").arg(refusal->what));
            return;
        case QuickRefusal::Why::UnknownResult:
            Q_EMIT refused(tr("“%1” is no result. Use 1, 0, =, +, -, +-, -+ or x.").arg(refusal->what));
            return;
        }
    }
    take(std::get<QuickEntry>(parsed));
}

std::optional<QuickEntry> QuickLine::withoutSpace(const QString& digits) const
{
    if (!m_tables || digits.size() < 2) return std::nullopt;
    const std::vector<int> tables = m_tables();
    const auto isTable = [&](const QString& number) {
        return std::ranges::find(tables, number.toInt()) != tables.end();
    };
    const QString board = digits.chopped(1);
    if (isTable(digits) || !isTable(board)) return std::nullopt;
    const QChar last = digits.back();
    const auto parsed = parseQuickLine(board + QLatin1Char(' ') + (last == QLatin1Char('5') ? QLatin1Char('=') : last));
    const auto* entry = std::get_if<QuickEntry>(&parsed);
    return entry == nullptr ? std::nullopt : std::optional(*entry);
}

void QuickLine::take(const QuickEntry& entry)
{
    if (m_hall && m_hall(entry.board, entry.result)) return;
    const int row = m_model.rowOfTable(entry.board);
    if (row < 0) {
        const std::vector<int>& tables = m_model.tables();
        const auto [first, last] = std::ranges::minmax_element(tables);
        Q_EMIT refused(
            tables.empty()
                ? tr("This round has no boards.")
                : tr("There is no board %1: this round has boards %2 to %3.").arg(entry.board).arg(*first).arg(*last));
        return;
    }
    Q_EMIT entered({row, entry.result, false});
}

void QuickLine::readName(const QString& line)
{
    const QString words = line.section(QLatin1Char(' '), 0, -2);
    const QString written = line.section(QLatin1Char(' '), -1);
    const auto parsed = parseQuickLine(QStringLiteral("1 ") + written);
    const auto* entry = std::get_if<QuickEntry>(&parsed);
    if (words.isEmpty() || !words.at(0).isLetter() || entry == nullptr) {
        Q_EMIT refused(
            tr("“%1” doesn't begin with a board or a name. Type the board, a space and the result: 37 1.").arg(line));
        return;
    }
    std::vector<Slip> found;
    QStringList boards;
    for (int row = 0; row < m_model.boards(); ++row) {
        const Game& game = *m_model.gameAt(row);
        for (const PlayerId id : {game.white, game.black}) {
            const Player* player = m_model.section()->find(id);
            if (player == nullptr || !hasWords(player->name, words)) continue;
            const BoardResult& own = entry->result;
            found.push_back({row, id == game.white ? own : BoardResult{own.black, own.white}, true});
            if (found.size() <= kMostBoardsNamed)
                boards << QStringLiteral("%1 (%2)").arg(m_model.tableAt(row)).arg(QString::fromStdString(player->name));
        }
    }
    if (found.size() == 1) {
        Q_EMIT entered(found.front());
        return;
    }
    if (found.size() > kMostBoardsNamed) boards << QStringLiteral("…");
    Q_EMIT refused(found.empty() ? tr("Nobody at a board of this round is called “%1”.").arg(words)
                                 : tr("“%1” is at several boards: %2. Type the number of the board.")
                                       .arg(words, boards.join(QStringLiteral(", "))));
}

}  // namespace kydai::ui

#include "moc_quick_line.cpp"
