#include "dialogs/publish_dialog.h"

#include "serve/adapters.h"
#include "widgets/dialog_size.h"
#include "widgets/qr_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace kydai::ui {

namespace {

template <class Widget>
Widget* named(const char* name, QWidget* parent)
{
    auto* made = new Widget(parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

}  // namespace

PublishDialog::PublishDialog(Desk& desk, Publisher& publisher, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_publisher(publisher),
      m_about(new QLabel(this)),
      m_places(new QGroupBox(this)),
      m_folderLabel(new QLabel(this)),
      m_folder(named<QLineEdit>("publishFolder", this)),
      m_choose(named<QPushButton>("choosePublishFolder", this)),
      m_noFolder(named<QPushButton>("noPublishFolder", this)),
      m_webLabel(new QLabel(this)),
      m_web(named<QLineEdit>("publishWebAddress", this)),
      m_byItself(named<QCheckBox>("publishByItself", this)),
      m_contents(new QGroupBox(this)),
      m_languagesLabel(new QLabel(this)),
      m_languages(named<QComboBox>("publishLanguages", this)),
      m_standings(named<QCheckBox>("publishStandings", this)),
      m_explanations(named<QCheckBox>("publishExplanations", this)),
      m_chances(named<QCheckBox>("publishChances", this)),
      m_listed(named<QCheckBox>("publishListed", this)),
      m_initials(named<QCheckBox>("publishInitials", this)),
      m_fideIds(named<QCheckBox>("publishFideIds", this)),
      m_hall(new QGroupBox(this)),
      m_adapterLabel(new QLabel(this)),
      m_adapters(named<QComboBox>("publishAdapter", this)),
      m_portLabel(new QLabel(this)),
      m_port(named<QSpinBox>("publishPort", this)),
      m_perAddressLabel(new QLabel(this)),
      m_perAddress(named<QSpinBox>("publishPerAddress", this)),
      m_wifiLabel(new QLabel(this)),
      m_wifi(named<QLineEdit>("publishWifi", this)),
      m_passwordLabel(new QLabel(this)),
      m_password(named<QLineEdit>("publishWifiPassword", this)),
      m_serve(named<QPushButton>("publishServe", this)),
      m_address(named<QLabel>("publishAddress", this)),
      m_readers(named<QLabel>("publishReaders", this)),
      m_code(new QrView(this)),
      m_publish(named<QPushButton>("publishNow", this)),
      m_withdraw(named<QPushButton>("publishWithdraw", this)),
      m_close(named<QPushButton>("publishClose", this))
{
    setObjectName(QStringLiteral("publishDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    fill();
    retranslate();
    connect(&m_publisher, &Publisher::changed, this, &PublishDialog::showHall);
    constexpr int kTick = 2000;
    connect(&m_ticking, &QTimer::timeout, this, &PublishDialog::showHall);
    m_ticking.start(kTick);
    m_publish->setFocus();
}

/// A line that loses the keyboard as it goes says that it was edited, to a dialog that is no more.
PublishDialog::~PublishDialog()
{
    for (QLineEdit* line : {m_folder, m_web, m_wifi, m_password}) line->disconnect(this);
}

void PublishDialog::build()
{
    m_about->setWordWrap(true);
    m_port->setRange(1, std::numeric_limits<std::uint16_t>::max());
    m_port->setGroupSeparatorShown(false);
    m_perAddress->setRange(1, 2000);
    auto* folder = new QHBoxLayout;
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_choose);
    folder->addWidget(m_noFolder);
    auto* places = new QFormLayout(m_places);
    places->addRow(m_folderLabel, folder);
    places->addRow(m_webLabel, m_web);
    places->addRow(m_byItself);
    auto* contents = new QFormLayout(m_contents);
    contents->addRow(m_languagesLabel, m_languages);
    contents->addRow(m_standings);
    contents->addRow(m_explanations);
    contents->addRow(m_chances);
    contents->addRow(m_listed);
    contents->addRow(m_initials);
    contents->addRow(m_fideIds);
    buildHall(*m_hall);
    auto* left = new QVBoxLayout;
    left->addWidget(m_places);
    left->addWidget(m_contents);
    left->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left, 1);
    columns->addWidget(m_hall, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_withdraw);
    buttons->addStretch(1);
    buttons->addWidget(m_publish);
    buttons->addWidget(m_close);
    m_publish->setDefault(true);
    auto* all = new QVBoxLayout(this);
    all->addWidget(m_about);
    all->addLayout(columns, 1);
    all->addLayout(buttons);
    resizeToScreen(*this, {900, 560});

    connect(m_choose, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    connect(m_noFolder, &QPushButton::clicked, this, [this] {
        m_folder->clear();
        keep();
    });
    for (QLineEdit* line : {m_folder, m_web, m_wifi, m_password})
        connect(line, &QLineEdit::editingFinished, this, &PublishDialog::keep);
    for (QCheckBox* box : {m_byItself, m_standings, m_explanations, m_chances, m_listed, m_initials, m_fideIds})
        connect(box, &QCheckBox::toggled, this, &PublishDialog::keep);
    for (QComboBox* box : {m_languages, m_adapters})
        connect(box, qOverload<int>(&QComboBox::currentIndexChanged), this, &PublishDialog::keep);
    for (QSpinBox* box : {m_port, m_perAddress})
        connect(box, qOverload<int>(&QSpinBox::valueChanged), this, &PublishDialog::keep);
    connect(m_serve, &QPushButton::clicked, this, &PublishDialog::toggleServing);
    connect(m_withdraw, &QPushButton::clicked, this, &PublishDialog::withdraw);
    connect(m_publish, &QPushButton::clicked, this, [this] { m_publisher.publish(); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void PublishDialog::buildHall(QGroupBox& group)
{
    auto* form = new QFormLayout;
    form->addRow(m_adapterLabel, m_adapters);
    form->addRow(m_portLabel, m_port);
    form->addRow(m_perAddressLabel, m_perAddress);
    form->addRow(m_wifiLabel, m_wifi);
    form->addRow(m_passwordLabel, m_password);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setWordWrap(true);
    m_readers->setWordWrap(true);
    auto* column = new QVBoxLayout(&group);
    column->addLayout(form);
    column->addWidget(m_serve);
    column->addWidget(m_address);
    column->addWidget(m_code, 1);
    column->addWidget(m_readers);
}

void PublishDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void PublishDialog::retranslate()
{
    setWindowTitle(tr("Pages for phones"));
    m_about->setText(
        tr("Every player finds his board, his rounds and his “why” on his own phone. Only published rounds are told. "
           "Everything here is off until you turn it on."));
    m_places->setTitle(tr("As a folder for a web host"));
    m_folderLabel->setText(tr("&Folder"));
    m_folderLabel->setBuddy(m_choose);
    m_folder->setPlaceholderText(tr("none"));
    m_folder->setToolTip(tr("A folder of this computer, or sftp://name@host/folder on a web host."));
    m_folder->setAccessibleName(tr("Folder for the pages"));
    m_choose->setText(tr("&Choose…"));
    m_noFolder->setText(tr("&None"));
    m_webLabel->setText(tr("&Web address"));
    m_webLabel->setBuddy(m_web);
    m_web->setPlaceholderText(QStringLiteral("https://…"));
    m_web->setToolTip(tr("Where players find this folder: the codes on paper lead there."));
    m_byItself->setText(tr("Publish by itself &when something is published, withdrawn or corrected"));
    m_contents->setTitle(tr("What the pages tell"));
    m_languagesLabel->setText(tr("&Languages"));
    m_languagesLabel->setBuddy(m_languages);
    const QStringList languages{tr("Vietnamese and English"), tr("Vietnamese"), tr("English")};
    for (int at = 0; at < languages.size(); ++at) m_languages->setItemText(at, languages[at]);
    m_standings->setText(tr("P&laces and crosstable"));
    m_explanations->setText(tr("The &answers to why"));
    m_chances->setText(tr("Wit&h places: how likely each is, an estimate by ratings"));
    m_listed->setText(tr("Sea&rch engines may list the pages"));
    m_initials->setText(tr("Family names of those under 18 as &initials"));
    m_fideIds->setText(tr("As data: FIDE n&umbers of those under 18, too"));
    m_fideIds->setToolTip(tr("Other programs read the pages as data. Of adults the numbers stand there anyway."));
    m_hall->setTitle(tr("On the hall's network"));
    m_adapterLabel->setText(tr("A&dapter"));
    m_adapterLabel->setBuddy(m_adapters);
    m_portLabel->setText(tr("P&ort"));
    m_portLabel->setBuddy(m_port);
    m_perAddressLabel->setText(tr("Connections of an a&ddress"));
    m_perAddressLabel->setBuddy(m_perAddress);
    m_perAddress->setToolTip(tr("More where a router hides all phones behind one address."));
    m_wifiLabel->setText(tr("W&i-Fi for the door sheet"));
    m_wifiLabel->setBuddy(m_wifi);
    m_passwordLabel->setText(tr("Its pass&word"));
    m_passwordLabel->setBuddy(m_password);
    m_publish->setText(tr("&Publish now"));
    m_withdraw->setText(tr("Wi&thdraw the pages…"));
    m_close->setText(tr("Close"));
    fillAdapters();
    showHall();
}

void PublishDialog::fill()
{
    m_filling = true;
    const PublishSettings& settings = m_publisher.settings();
    m_languages->addItems({QString(), QString(), QString()});
    m_languages->setCurrentIndex(static_cast<int>(settings.languages));
    m_folder->setText(settings.folder);
    m_web->setText(settings.webAddress);
    m_byItself->setChecked(settings.byItself);
    m_standings->setChecked(settings.standings);
    m_explanations->setChecked(settings.explanations);
    m_chances->setChecked(settings.chances);
    m_listed->setChecked(settings.listed);
    m_initials->setChecked(settings.initialsOfMinors);
    m_fideIds->setChecked(settings.fideIdsOfMinors);
    m_port->setValue(settings.port);
    m_perAddress->setValue(settings.connectionsOfAnAddress);
    m_wifi->setText(settings.wifiName);
    m_password->setText(settings.wifiPassword);
    m_filling = false;
}

void PublishDialog::fillAdapters()
{
    m_filling = true;
    m_adapters->clear();
    m_adapters->addItem(tr("All of them"), QString());
    for (const serve::Adapter& each : serve::adapters()) {
        const QString kind = each.kind == serve::AdapterKind::Wireless  ? tr("Wi-Fi")
                             : each.kind == serve::AdapterKind::Cable   ? tr("cable")
                             : each.kind == serve::AdapterKind::Virtual ? tr("virtual")
                                                                        : QString();
        m_adapters->addItem(kind.isEmpty() ? QStringLiteral("%1 (%2)").arg(each.address, each.name)
                                           : QStringLiteral("%1 (%2, %3)").arg(each.address, kind, each.name),
                            each.address);
    }
    m_adapters->setCurrentIndex(std::max(0, m_adapters->findData(m_publisher.settings().address)));
    m_filling = false;
}

void PublishDialog::keep()
{
    if (m_filling) return;
    PublishSettings settings = m_publisher.settings();
    settings.folder = m_folder->text();
    settings.webAddress = m_web->text().trimmed();
    settings.byItself = m_byItself->isChecked();
    settings.languages = static_cast<PageLanguages>(m_languages->currentIndex());
    settings.standings = m_standings->isChecked();
    settings.explanations = m_explanations->isChecked();
    settings.chances = m_chances->isChecked();
    settings.listed = m_listed->isChecked();
    settings.initialsOfMinors = m_initials->isChecked();
    settings.fideIdsOfMinors = m_fideIds->isChecked();
    settings.address = m_adapters->currentData().toString();
    settings.port = static_cast<std::uint16_t>(m_port->value());
    settings.connectionsOfAnAddress = m_perAddress->value();
    settings.wifiName = m_wifi->text();
    settings.wifiPassword = m_password->text();
    m_publisher.setSettings(settings);
    showHall();
}

void PublishDialog::chooseFolder()
{
    const QString folder = m_desk.prompts().openFolder(tr("Folder for the pages"), m_folder->text());
    if (folder.isEmpty()) return;
    m_folder->setText(folder);
    keep();
}

void PublishDialog::toggleServing()
{
    if (m_publisher.isServing()) return m_publisher.stopServing();
    if (const auto started = m_publisher.startServing(); !started) m_desk.fail(started.error());
}

void PublishDialog::withdraw()
{
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("withdrawPages")};
    prompt.title = tr("Withdraw the pages");
    prompt.text = tr("One page that says so takes the place of all of them, in the folder and in the hall.");
    prompt.consequences = {tr("Phones may still show what they have loaded."),
                           tr("“Publish now” brings the pages back.")};
    prompt.confirm = tr("Withdraw");
    if (m_desk.prompts().prompt(prompt) == Answer::Confirmed) m_publisher.withdraw();
}

void PublishDialog::showHall()
{
    const bool serving = m_publisher.isServing();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_adapters, m_port, m_perAddress})
        widget->setEnabled(!serving);
    m_serve->setText(serving ? tr("&Stop serving") : tr("&Serve in the hall"));
    const QString address = m_publisher.hallAddress();
    m_address->setText(serving ? address : tr("Phones on the same Wi-Fi read the pages from this machine."));
    m_code->setText(address);
    m_publish->setEnabled(m_publisher.hasAim());
    m_withdraw->setEnabled(m_publisher.hasAim());
    m_noFolder->setEnabled(!m_folder->text().isEmpty());
    if (!serving) return m_readers->clear();
    const serve::Counts counts = m_publisher.counts();
    QString readers = tr("%n readers in the last five minutes", nullptr, static_cast<int>(counts.readers));
    if (counts.turnedAway > 0)
        readers += QLatin1Char('\n') +
                   tr("%n connections above the limit were turned away", nullptr, static_cast<int>(counts.turnedAway));
    m_readers->setText(readers);
}

}  // namespace kydai::ui

#include "moc_publish_dialog.cpp"
