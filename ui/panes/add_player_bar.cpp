#include "panes/add_player_bar.h"

#include "format/member_text.h"
#include "policy/actions.h"
#include "support/utf8.h"
#include "text/member_labels.h"
#include "widgets/fide_find_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

bool addPlayers(Desk& desk, std::vector<Player> players)
{
    const auto section = desk.section();
    if (!section || players.empty()) return false;
    return desk.apply(policy::addingPlayers(*section, desk.sectionId(), std::move(players)));
}

AddPlayerBar::AddPlayerBar(Desk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_name(findField("newName", 22)),
      m_rating(field("newRating", 5)),
      m_birth(field("newBirth", 10)),
      m_fideId(findField("newFideId", 9)),
      m_unit(field("newUnit", 12)),
      m_fromLabel(new QLabel(this)),
      m_from(new QSpinBox(this)),
      m_add(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_listText(new QLabel(this))
{
    setObjectName(QStringLiteral("addPlayerBar"));
    m_from->setObjectName(QStringLiteral("newFromRound"));
    m_add->setObjectName(QStringLiteral("newAdd"));
    m_close->setObjectName(QStringLiteral("newClose"));
    m_fromLabel->setBuddy(m_from);
    m_listText->setObjectName(QStringLiteral("newListText"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    column->addWidget(m_listText);
    row->addWidget(m_name, 3);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_rating), static_cast<QWidget*>(m_birth), static_cast<QWidget*>(m_fideId)}) {
        row->addWidget(widget);
    }
    row->addWidget(m_unit, 2);
    row->addWidget(m_fromLabel);
    row->addWidget(m_from);
    row->addWidget(m_add);
    row->addWidget(m_close);
    connect(m_add, &QPushButton::clicked, this, &AddPlayerBar::add);
    for (FideFindBox* box : {m_name, m_fideId}) connect(box, &FideFindBox::chosen, this, &AddPlayerBar::addListed);
    connect(&desk.ratingList(), &RatingList::changed, this, &AddPlayerBar::retranslate);
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    connect(&desk, &Desk::placeChanged, this, &AddPlayerBar::refresh);
    connect(&desk, &Desk::sectionChanged, this, &AddPlayerBar::refresh);
    retranslate();
    refresh();
    hide();
}

QLineEdit* AddPlayerBar::field(const char* name, int characters)
{
    auto* edit = new QLineEdit(this);
    prepare(*edit, name, characters);
    return edit;
}

FideFindBox* AddPlayerBar::findField(const char* name, int characters)
{
    auto* box = new FideFindBox(
        QLatin1String(name),
        [this](const QString& text) {
            const auto& section = m_desk.section();
            const std::string federation = section ? section->info.federation : std::string();
            return m_desk.ratingList().search(
                text, federation.empty() ? QStringLiteral("VIE") : QString::fromStdString(federation));
        },
        this);
    prepare(*box, name, characters);
    return box;
}

void AddPlayerBar::prepare(QLineEdit& edit, const char* name, int characters)
{
    edit.setObjectName(QLatin1String(name));
    edit.setMinimumWidth(edit.fontMetrics().horizontalAdvance(QLatin1Char('0')) * characters / 2 +
                         14);  // in a narrow window
    connect(&edit, &QLineEdit::returnPressed, this, &AddPlayerBar::add);
}

void AddPlayerBar::open()
{
    show();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

bool AddPlayerBar::isEmpty() const
{
    return m_name->text().isEmpty();
}

void AddPlayerBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void AddPlayerBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        m_close->click();
        return;
    }
    QWidget::keyPressEvent(event);
}

void AddPlayerBar::retranslate()
{
    const std::pair<QLineEdit*, QString> texts[] = {{m_name, tr("Name")},
                                                    {m_rating, tr("Rating")},
                                                    {m_birth, tr("Birth")},
                                                    {m_fideId, tr("FIDE ID")},
                                                    {m_unit, tr("Unit")}};
    for (const auto& [edit, text] : texts) {
        edit->setPlaceholderText(text);
        edit->setAccessibleName(text);
    }
    m_fromLabel->setText(tr("from round"));
    m_from->setAccessibleName(tr("First round of the late entry"));
    const RatingList& list = m_desk.ratingList();
    const QString key = m_desk.actions().get("importRatingList")->shortcut().toString(QKeySequence::NativeText);
    m_listText->setText(
        list.isThere()
            ? tr("Names and IDs are looked up in the FIDE list %1: type, then Down and Enter take a player from it.")
                  .arg(list.month())
            : tr("%1 takes in FIDE's rating list, so that names and IDs are found while you type.").arg(key));
    m_add->setText(tr("Add"));
    m_close->setText(tr("Done"));
}

void AddPlayerBar::refresh()
{
    const auto& section = m_desk.section();
    const int paired = section ? section->roundsPaired() : 0;
    // What was typed for players of one section is not meant for those of another.
    const bool other = std::exchange(m_section, m_desk.sectionId()) != m_desk.sectionId();
    if (other) {
        for (QLineEdit* edit : std::initializer_list<QLineEdit*>{m_name, m_rating, m_birth, m_fideId, m_unit})
            edit->setText({});
    }
    m_fromLabel->setVisible(paired > 0);
    m_from->setVisible(paired > 0);
    m_from->setRange(paired + 1, std::max(paired + 1, section ? section->roundsInAll() : 1));
    if (other) m_from->setValue(paired + 1);
}

void AddPlayerBar::add()
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty()) {
        m_desk.tell(InlineBar::Tone::Warning, tr("Type the player's name first."));
        m_name->setFocus();
        return;
    }
    Player player;
    player.name = utf8::compose(name.toStdString());
    const std::pair<const char*, QLineEdit*> fields[] = {
        {"rating", m_rating}, {"birth", m_birth}, {"fideId", m_fideId}};
    for (const auto& [member, field] : fields) {
        const QString text = field->text().simplified();
        const Fragment expected = format::readPlayerMember(player, member, text.toStdString());
        if (expected.empty()) continue;
        m_desk.tell(InlineBar::Tone::Warning, text::misreadText("player", member, text, expected, m_desk.wording()));
        return field->setFocus();
    }
    take(std::move(player));
}

void AddPlayerBar::addListed(const FidePlayer& listed)
{
    const auto& section = m_desk.section();
    if (!section) return;
    Player player = playerOf(listed, section->rules, m_desk.ratingList().month().toStdString());
    // The list has no marks: a name that was typed with them and is the same is kept.
    const std::string typed = utf8::compose(m_name->text().simplified().toStdString());
    const bool marked = std::ranges::any_of(typed, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if (marked && utf8::wordKey(typed) == utf8::wordKey(player.name)) player.name = typed;
    const auto same = std::ranges::find(section->players, player.fideId, &Player::fideId);
    if (same != section->players.end()) {
        m_desk.tell(
            InlineBar::Tone::Warning,
            tr("%1 is in this section already, as number %2.").arg(QString::fromStdString(same->name)).arg(same->tpn));
        m_name->selectAll();
        return;
    }
    take(std::move(player));
}

void AddPlayerBar::take(Player player)
{
    const auto& section = m_desk.section();
    if (!section) return;
    player.unit = utf8::compose(m_unit->text().simplified().toStdString());
    if (section->roundsPaired() > 0) player.entersInRound = m_from->value();
    const PlayerId id = newPlayerIds(section->players, 1).front();
    if (!addPlayers(m_desk, {player})) return;
    // The unit often stays the same. Set, not cleared: Ctrl+Z then takes the player back, not the emptying.
    for (QLineEdit* edit : std::initializer_list<QLineEdit*>{m_name, m_rating, m_birth, m_fideId}) edit->setText({});
    m_name->setFocus();
    const Player& added = m_desk.section()->player(id);
    m_desk.tell(InlineBar::Tone::Plain, tr("Added as number %1: %2. Ctrl+Z takes this back.")
                                            .arg(QString::number(added.tpn), QString::fromStdString(added.name)));
    Q_EMIT this->added(id);
}

}  // namespace kydai::ui

#include "moc_add_player_bar.cpp"
