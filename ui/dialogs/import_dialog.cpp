#include "dialogs/import_dialog.h"

#include "support/utf8.h"
#include "text/error_text.h"
#include "text/limit_text.h"
#include "text/member_labels.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>

namespace kydai::ui {

namespace {

using format::PlayerField;

constexpr int kRowsShown = 12;
constexpr int kFindingsShown = 6;

/// As combo boxes and settings have it: "player.name".
QString keyOf(const PlayerField& field)
{
    const auto text = [](std::string_view word) {
        return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    };
    return text(field.type) + QLatin1Char('.') + text(field.word);
}

PlayerField fieldOfKey(const QString& key)
{
    return format::playerFieldOf(key.section(QLatin1Char('.'), 0, 0).toStdString(),
                                 key.section(QLatin1Char('.'), 1).toStdString());
}

QString fieldText(const PlayerField& field, const text::Wording& wording)
{
    if (field == format::kIgnoredColumn) return ImportDialog::tr("not taken");
    if (field == format::kKeptColumn) return ImportDialog::tr("kept under its own head");
    if (field == format::kFamilyName) return ImportDialog::tr("Family and middle name");
    if (field == format::kGivenName) return ImportDialog::tr("Given name");
    return text::memberLabel(field.type, field.word, wording);
}

bool isSamePlayer(const Player& a, const Player& b)
{
    if (!a.fideId.empty() && a.fideId == b.fideId) return true;
    const bool oneYear = !a.birth.known() || !b.birth.known() || a.birth.year == b.birth.year;
    return oneYear && utf8::wordKey(a.name) == utf8::wordKey(b.name);
}

}  // namespace

ImportDialog::ImportDialog(Desk& desk, ImportSource source, Take take, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_source(std::move(source)),
      m_take(std::move(take)),
      m_sheetBox(new QComboBox(this)),
      m_pageBox(new QComboBox(this)),
      m_hasHead(new QCheckBox(tr("The list has a line of heads"), this)),
      m_table(new QTableWidget(this)),
      m_summary(new QLabel(this)),
      m_findings(new QLabel(this))
{
    setObjectName(QStringLiteral("importDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import players: %1").arg(m_source.name));
    build();
    m_sheetBox->setCurrentIndex(likelySheet());
    chooseSheet(m_sheetBox->currentIndex());
}

int ImportDialog::likelySheet() const
{
    const std::string wanted = utf8::wordKey(m_desk.section()->info.name);
    const auto named =
        std::ranges::find(m_source.sheets, wanted, [](const format::Sheet& one) { return utf8::wordKey(one.name); });
    if (named != m_source.sheets.end()) return static_cast<int>(named - m_source.sheets.begin());
    auto listing = std::ranges::find_if(m_source.sheets, &format::Sheet::isList);
    if (listing == m_source.sheets.end())
        listing = std::ranges::find_if(
            m_source.sheets, [](const format::Sheet& one) { return format::detectColumns(one.rows).hasHead; });
    return listing == m_source.sheets.end() ? 0 : static_cast<int>(listing - m_source.sheets.begin());
}

void ImportDialog::build()
{
    m_sheetBox->setObjectName(QStringLiteral("importSheet"));
    m_sheetBox->setAccessibleName(tr("Sheet"));
    for (const format::Sheet& one : m_source.sheets) m_sheetBox->addItem(QString::fromStdString(one.name));
    m_sheetBox->setVisible(m_source.sheets.size() > 1);
    m_pageBox->setObjectName(QStringLiteral("importCodePage"));
    m_pageBox->setAccessibleName(tr("Code page"));
    for (const CodePage page : kCodePages)
        m_pageBox->addItem(tr("Read as %1").arg(QLatin1String(nameOf(page).data(), nameOf(page).size())));
    m_hasHead->setObjectName(QStringLiteral("importHasHead"));
    const auto choice = [this](const char* name, bool Doubt::*of) {
        auto* box = new QCheckBox(this);
        box->setObjectName(QLatin1String(name));
        box->setChecked(true);
        connect(box, &QCheckBox::clicked, this, &ImportDialog::showDoubts);
        m_choices.push_back({of, box});
    };
    m_bringToList = new QCheckBox(this);
    m_bringToList->setObjectName(QStringLiteral("importBringToList"));
    m_bringToList->setChecked(true);
    choice("importLeaveKnown", &Doubt::isKnown);
    choice("importLeaveOutside", &Doubt::isOutside);
    choice("importLeaveTwice", &Doubt::isTwice);
    m_table->setObjectName(QStringLiteral("importTable"));
    m_table->setAccessibleName(tr("First rows of the list"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    QFont bold = m_summary->font();
    bold.setBold(true);
    m_summary->setFont(bold);
    m_findings->setObjectName(QStringLiteral("importFindings"));
    m_findings->setWordWrap(true);
    m_findings->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("importAccept"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* top = new QHBoxLayout;
    top->addWidget(m_sheetBox);
    top->addWidget(m_hasHead);
    top->addWidget(m_pageBox);
    top->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addWidget(m_summary);
    column->addWidget(m_findings);
    column->addWidget(m_bringToList);
    for (const Choice& one : m_choices) column->addWidget(one.leaveOut);
    column->addWidget(buttons);
    resizeToScreen(*this, {980, 600});
    connect(m_sheetBox, &QComboBox::activated, this, &ImportDialog::chooseSheet);
    connect(m_pageBox, &QComboBox::activated, this, &ImportDialog::chooseCodePage);
    connect(m_hasHead, &QCheckBox::clicked, this, [this](bool on) {
        m_columns.hasHead = on;
        if (!on) m_columns.headRow = 0;
        showRows();
        dryRun();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_import->setFocus();
}

void ImportDialog::chooseSheet(int index)
{
    m_sheet = static_cast<std::size_t>(std::max(0, index));
    m_columns = format::detectColumns(sheet().rows);
    std::size_t width = 0;
    for (const format::CsvRow& row : sheet().rows) width = std::max(width, row.fields.size());
    m_columns.fields.resize(width, format::kIgnoredColumn);
    keepUnknownColumns();
    const QVariantList remembered = QSettings().value(settingsKey()).toList();
    if (m_columns.hasHead && remembered.size() == static_cast<qsizetype>(width)) {
        std::ranges::transform(remembered, m_columns.fields.begin(),
                               [](const QVariant& field) { return fieldOfKey(field.toString()); });
    }
    m_hasHead->setChecked(m_columns.hasHead);
    m_pageBox->setVisible(sheet().codePage.has_value());
    if (sheet().codePage) m_pageBox->setCurrentIndex(static_cast<int>(*sheet().codePage));
    showRows();
    dryRun();
}

void ImportDialog::chooseCodePage(int index)
{
    auto sheets = format::readSheets(m_source.bytes, m_source.name.toStdString(),
                                     {.codePage = kCodePages[static_cast<std::size_t>(index)]});
    if (!sheets) return m_desk.fail(sheets.error());
    m_source.sheets = *std::move(sheets);
    chooseSheet(static_cast<int>(m_sheet));
}

void ImportDialog::keepUnknownColumns()
{
    if (!m_columns.hasHead) return;
    const auto& rows = sheet().rows;
    const auto& heads = rows[m_columns.headRow].fields;
    const auto holdsAny = [&](std::size_t column) {
        return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(m_columns.headRow) + 1, rows.end(),
                           [&](const format::CsvRow& row) {
                               return column < row.fields.size() && !utf8::wordKey(row.fields[column]).empty();
                           });
    };
    for (std::size_t column = 0; column < std::min(heads.size(), m_columns.fields.size()); ++column) {
        const bool isUnknown =
            !m_columns.crosstable.hold(column) && m_columns.fields[column] == format::kIgnoredColumn &&
            !utf8::wordKey(heads[column]).empty() && format::fieldOfHead(heads[column]) == format::kIgnoredColumn;
        if (isUnknown && holdsAny(column)) m_columns.fields[column] = format::kKeptColumn;
    }
}

/// Files with the same heads are mapped alike.
QString ImportDialog::settingsKey() const
{
    QString heads;
    if (m_columns.hasHead && m_columns.headRow < sheet().rows.size()) {
        for (const std::string& head : sheet().rows[m_columns.headRow].fields)
            heads += QString::fromStdString(utf8::wordKey(head)) + QLatin1Char('|');
    }
    return QStringLiteral("import/columns/") +
           QString::fromLatin1(heads.toUtf8().toBase64(QByteArray::Base64UrlEncoding));
}

void ImportDialog::showRows()
{
    const auto& rows = sheet().rows;
    const auto first = m_columns.hasHead ? m_columns.headRow + 1 : 0;
    const int columns = static_cast<int>(m_columns.fields.size());
    const int shown = std::min(kRowsShown, std::max(0, static_cast<int>(rows.size()) - static_cast<int>(first)));
    m_table->clear();
    m_table->setColumnCount(columns);
    m_table->setRowCount(shown + 1);
    QStringList heads;
    for (int column = 0; column < columns; ++column) {
        const auto at = static_cast<std::size_t>(column);
        const bool named = m_columns.hasHead && at < rows[m_columns.headRow].fields.size();
        heads << (named ? QString::fromStdString(rows[m_columns.headRow].fields[at]) : QString::number(column + 1));
        auto* box = new QComboBox(m_table);
        box->setObjectName(QStringLiteral("importColumn%1").arg(column));
        box->setAccessibleName(tr("What column %1 is").arg(heads.back()));
        for (const PlayerField& field : format::playerFields())
            box->addItem(fieldText(field, m_desk.wording()), keyOf(field));
        box->setCurrentIndex(box->findData(keyOf(m_columns.fields[at])));
        connect(box, &QComboBox::currentIndexChanged, this, [this, at, box] {
            m_columns.fields[at] = fieldOfKey(box->currentData().toString());
            dryRun();
        });
        m_table->setCellWidget(0, column, box);
        for (int row = 0; row < shown; ++row) {
            const auto& fields = rows[first + static_cast<std::size_t>(row)].fields;
            auto* cell = new QTableWidgetItem(at < fields.size() ? QString::fromStdString(fields[at]) : QString());
            cell->setFlags(Qt::ItemIsEnabled);
            m_table->setItem(row + 1, column, cell);
        }
    }
    m_table->setHorizontalHeaderLabels(heads);
    m_table->resizeColumnsToContents();
}

void ImportDialog::dryRun()
{
    const auto read = format::readPlayers(sheet().rows, m_columns, m_source.name.toStdString(), {});
    m_read = read ? *read : format::ReadPlayers{};
    findDoubts();
    findListed();
    showDoubts();
    if (read) return;
    m_summary->setText(text::errorText(read.error(), m_desk.wording()));
    m_findings->clear();
}

void ImportDialog::findDoubts()
{
    const Section& section = *m_desk.section();
    std::set<std::tuple<std::string, int, std::string>> before;
    m_doubts.clear();
    for (const Player& player : m_read.players) {
        Doubt doubt;
        doubt.isKnown =
            std::ranges::any_of(section.players, [&](const Player& there) { return isSamePlayer(player, there); });
        doubt.isOutside = brokenLimit(section.info.limits, player) != LimitBroken::None;
        doubt.isTwice =
            !before.emplace(utf8::wordKey(player.name), player.birth.year, utf8::wordKey(player.unit)).second;
        m_doubts.push_back(doubt);
    }
}

void ImportDialog::findListed()
{
    const RatingList& list = m_desk.ratingList();
    m_listed.assign(m_read.players.size(), std::nullopt);
    for (std::size_t at = 0; at < m_read.players.size() && list.isThere(); ++at) {
        const Player& player = m_read.players[at];
        auto listed = list.byId(QString::fromStdString(player.fideId).toLongLong());
        if (listed && isListedAs(player, *listed)) m_listed[at] = std::move(listed);
    }
}

/// What would come, what is to be looked at, and what may be left out.
void ImportDialog::showDoubts()
{
    const auto count = [&](bool Doubt::*of) { return static_cast<int>(std::ranges::count(m_doubts, true, of)); };
    const SectionLimits& limits = m_desk.section()->info.limits;
    QStringList remarks;
    if (const int outside = count(&Doubt::isOutside); outside > 0) {
        std::vector<Player> outsiders;
        for (std::size_t at = 0; at < m_doubts.size(); ++at) {
            if (m_doubts[at].isOutside) outsiders.push_back(m_read.players[at]);
        }
        remarks << text::outsidersText(outsiders, limits, m_desk.wording());
    }
    if (const int twice = count(&Doubt::isTwice); twice > 0) {
        QStringList names;
        for (std::size_t at = 0; at < m_doubts.size() && names.size() < kFindingsShown; ++at) {
            if (m_doubts[at].isTwice) names << QString::fromStdString(m_read.players[at].name);
        }
        remarks << tr("In the list twice: %1.").arg(names.join(QStringLiteral("; ")));
    }
    const bool isForAnAge = limits.bornFrom != 0 || limits.bornTo != 0;
    const auto unborn = std::ranges::count_if(m_read.players, [](const Player& one) { return one.birth.year == 0; });
    if (isForAnAge && unborn > 0)
        remarks << tr("%n players have no year of birth, and the section is for an age.", nullptr,
                      static_cast<int>(unborn));
    if (const auto rounds = m_columns.crosstable.rounds.size(); rounds > 0)
        remarks << tr("The list is a crosstable: its %n rounds come with “Import sections” (menu File), not here.",
                      nullptr, static_cast<int>(rounds));
    const int listed =
        static_cast<int>(std::ranges::count_if(m_listed, [](const auto& one) { return one.has_value(); }));
    //: the month of FIDE's list
    m_bringToList->setText(tr("Take rating, title and federation of %n players from FIDE’s list %1, which has them by "
                              "number, name and birth",
                              nullptr, listed)
                               .arg(m_desk.ratingList().month()));
    m_bringToList->setVisible(listed > 0);
    const int all = static_cast<int>(m_read.players.size());
    const int known = count(&Doubt::isKnown);
    const auto doubtful =
        std::ranges::count(m_read.diagnostics, format::Severity::Warning, &format::Diagnostic::severity) +
        remarks.size();
    m_summary->setText(tr("%n players: %1 new, %2 in this section already; %3 remarks to look at.", nullptr, all)
                           .arg(all - known)
                           .arg(known)
                           .arg(doubtful));
    if (!m_read.diagnostics.empty())
        remarks << text::findingsText(m_read.diagnostics, kFindingsShown, m_desk.wording());
    m_findings->setText(remarks.join(QLatin1Char('\n')));
    m_findings->setVisible(!remarks.isEmpty());
    const std::array<QString, 3> texts{
        tr("Leave out the %n players who are in this section already", nullptr, known),
        tr("Leave out the %n players who are not for this section", nullptr, count(&Doubt::isOutside)),
        tr("Take the %n players who are in the list twice once", nullptr, count(&Doubt::isTwice))};
    for (std::size_t at = 0; at < m_choices.size(); ++at) {
        m_choices[at].leaveOut->setText(texts[at]);
        m_choices[at].leaveOut->setVisible(count(m_choices[at].of) > 0);
    }
    const int taken = static_cast<int>(wanted().size());
    m_import->setText(taken == 0 ? tr("Import") : tr("Import %n players", nullptr, taken));
    m_import->setEnabled(taken > 0);
}

std::vector<Player> ImportDialog::wanted() const
{
    std::vector<Player> players;
    for (std::size_t at = 0; at < m_read.players.size(); ++at) {
        const auto staysOut = [&](const Choice& one) { return m_doubts[at].*one.of && one.leaveOut->isChecked(); };
        if (std::ranges::any_of(m_choices, staysOut)) continue;
        players.push_back(m_read.players[at]);
        if (m_listed[at] && m_bringToList->isChecked())
            players.back() = broughtToList(std::move(players.back()), *m_listed[at], m_desk.section()->rules,
                                           m_desk.ratingList().month().toStdString());
    }
    return players;
}

void ImportDialog::import()
{
    if (m_columns.hasHead) {
        QVariantList fields;
        for (const PlayerField& field : m_columns.fields) fields << keyOf(field);
        QSettings().setValue(settingsKey(), fields);
    }
    m_take(wanted(), m_read.diagnostics);
    accept();
}

}  // namespace kydai::ui

#include "moc_import_dialog.cpp"
