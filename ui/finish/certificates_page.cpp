#include "finish/certificates_page.h"

#include "print/catalogue.h"
#include "print/page_painter.h"
#include "prizes/freezing.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPageSize>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

const QString kCertificateSettings = QStringLiteral("finish/certificate/");

print::CertificateLook rememberedLook(const text::Wording& wording)
{
    const QSettings settings;
    const auto kept = [&](const char* name, const QVariant& usual) {
        return settings.value(kCertificateSettings + QLatin1String(name), usual);
    };
    print::CertificateLook look;
    look.text = kept("text", print::defaultCertificate(wording)).toString();
    look.background = kept("background", QString()).toString();
    look.prePrinted = kept("prePrinted", false).toBool();
    look.top = kept("top", look.top).toDouble();
    look.right = kept("right", 0).toDouble();
    look.down = kept("down", 0).toDouble();
    return look;
}

void remember(const print::CertificateLook& look, const text::Wording& wording)
{
    QSettings settings;
    const auto keep = [&](const char* name, const QVariant& value) {
        settings.setValue(kCertificateSettings + QLatin1String(name), value);
    };
    // The usual text speaks the language of the day.
    if (look.text == print::defaultCertificate(wording))
        settings.remove(kCertificateSettings + QStringLiteral("text"));
    else
        keep("text", look.text);
    keep("background", look.background);
    keep("prePrinted", look.prePrinted);
    keep("top", look.top);
    keep("right", look.right);
    keep("down", look.down);
}

}  // namespace

CertificatesPage::CertificatesPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishCertificates", parent), m_look(rememberedLook(desk.wording()))
{
    m_preview = new QLabel(this);
    m_preview->setObjectName(QStringLiteral("certificatePreview"));
    m_preview->setAlignment(Qt::AlignCenter);
    constexpr int kSmallestPreview = 260;
    m_preview->setMinimumWidth(kSmallestPreview);
    m_which = new QSpinBox(this);
    m_which->setObjectName(QStringLiteral("certificateWhich"));
    m_which->setAccessibleName(tr("Which certificate is shown"));
    connect(m_which, &QSpinBox::valueChanged, this, &CertificatesPage::preview);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(printButton({print::DocumentKind::Certificates, print::DocumentKind::Ceremony}));
    buttons->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addWidget(m_which, 0, Qt::AlignHCenter);
    auto* parts = new QHBoxLayout;
    parts->addWidget(buildForm(), 2);
    parts->addLayout(right, 3);
    auto* column = new QVBoxLayout(this);
    column->addLayout(parts, 1);
    column->addLayout(buttons);
    beginAt(m_text);
}

QWidget* CertificatesPage::buildForm()
{
    auto* form = new QWidget(this);
    m_text = new QPlainTextEdit(m_look.text, form);
    m_text->setObjectName(QStringLiteral("certificateText"));
    m_text->setAccessibleName(tr("Lines of the certificate"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto* hint =
        new QLabel(tr("A line may begin with the size of its type, * for bold, < or > for a side. In braces: name, "
                      "unit, section, event, town, prize, award, place, day, month, year, number, arbiter."),
                   form);
    hint->setWordWrap(true);
    m_background = new QPushButton(form);
    m_background->setObjectName(QStringLiteral("certificateBackground"));
    m_noBackground = new QPushButton(tr("None"), form);
    m_noBackground->setObjectName(QStringLiteral("certificateNoBackground"));
    m_prePrinted = new QCheckBox(tr("It is on the paper already: print the words only"), form);
    m_prePrinted->setObjectName(QStringLiteral("certificatePrePrinted"));
    m_prePrinted->setChecked(m_look.prePrinted);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(m_background, 1);
    pictures->addWidget(m_noBackground);
    auto* places = new QHBoxLayout;
    places->addWidget(millimetres("certificateTop", m_look.top, &print::CertificateLook::top));
    places->addWidget(millimetres("certificateRight", m_look.right, &print::CertificateLook::right));
    places->addWidget(millimetres("certificateDown", m_look.down, &print::CertificateLook::down));
    auto* rows = new QFormLayout;
    rows->addRow(tr("Picture behind"), pictures);
    rows->addRow(m_prePrinted);
    rows->addRow(tr("First line, right, down"), places);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(hint);
    column->addWidget(m_text, 1);
    column->addLayout(rows);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_look.text = m_text->toPlainText();
        changed();
    });
    connect(m_prePrinted, &QCheckBox::toggled, this, [this](bool on) {
        m_look.prePrinted = on;
        changed();
    });
    connect(m_background, &QPushButton::clicked, this, &CertificatesPage::chooseBackground);
    connect(m_noBackground, &QPushButton::clicked, this, [this] {
        m_look.background.clear();
        changed();
        refresh();
    });
    return form;
}

QDoubleSpinBox* CertificatesPage::millimetres(const char* name, double value, double print::CertificateLook::*member)
{
    constexpr double kFurthest = 150;
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(tr("Millimetres: the first line from above, everything to the right, everything down"));
    box->setRange(member == &print::CertificateLook::top ? 0 : -kFurthest, kFurthest);
    box->setDecimals(1);
    box->setSuffix(QStringLiteral(" mm"));
    box->setValue(value);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, member](double now) {
        m_look.*member = now;
        changed();
    });
    return box;
}

QString CertificatesPage::title() const
{
    return tr("Certificates");
}

FinishPage::State CertificatesPage::state() const
{
    if (!m_ranking) return {false, tr("being worked out…")};
    const int count = static_cast<int>(m_called.size());
    if (count == 0) return {false, tr("nobody has won anything yet")};
    const bool isFinal = std::ranges::none_of(m_ranking->sections, [](const prizes::RankedSection& ranked) {
        const Section& section = *ranked.section;
        return section.roundsPaired() < section.roundsInAll() ||
               std::ranges::any_of(section.rounds, [](const Round& round) { return missingResults(round) > 0; });
    });
    const QString words = tr("%n certificates", nullptr, count);
    if (!isFinal) return {false, tr("%1, provisional").arg(words)};
    const auto isAnywhere = [this](prizes::PrizeState state) {
        return std::ranges::any_of(m_ranking->sections, [state](const prizes::RankedSection& ranked) {
            return prizes::prizeStateOf(*ranked.section) == state;
        });
    };
    if (isAnywhere(prizes::PrizeState::Due)) return {false, tr("%1, the prizes not frozen yet").arg(words)};
    return {true, isAnywhere(prizes::PrizeState::Frozen) ? tr("%1, the prizes frozen").arg(words) : words};
}

void CertificatesPage::refresh()
{
    m_background->setText(m_look.background.isEmpty() ? tr("Choose a picture…")
                                                      : QFileInfo(m_look.background).fileName());
    m_noBackground->setEnabled(!m_look.background.isEmpty());
    preview();
}

void CertificatesPage::setRanking(const std::shared_ptr<const prizes::EventRanking>& ranking)
{
    m_ranking = ranking;
    m_called = ranking ? tables::calledUp(*ranking) : std::vector<tables::CalledUp>{};
    m_which->setRange(m_called.empty() ? 0 : 1, static_cast<int>(m_called.size()));
    preview();
    Q_EMIT stateChanged();
}

void CertificatesPage::chooseBackground()
{
    const QString file = desk().prompts().openFile(
        {tr("A picture behind the certificates"), {}, {tr("Pictures (*.png *.jpg *.jpeg)"), tr("All files (*)")}});
    if (file.isEmpty()) return;
    if (QImage(file).isNull()) {
        desk().tell(InlineBar::Tone::Error, tr("%1 is no picture that can be read.").arg(QFileInfo(file).fileName()));
        return;
    }
    m_look.background = file;
    changed();
    refresh();
}

void CertificatesPage::changed()
{
    remember(m_look, desk().wording());
    preview();
}

void CertificatesPage::preview()
{
    const auto at = static_cast<std::size_t>(m_which->value()) - 1;
    if (!m_ranking || at >= m_called.size()) {
        m_preview->clear();
        return;
    }
    print::Certificates shown;
    shown.pages =
        print::certificatesFor(*m_ranking, {m_called[at]}, QString::fromStdString(desk().session().event().name), {},
                               m_look, desk().wording());
    shown.top = m_look.top;
    shown.right = m_look.right;
    shown.down = m_look.down;
    shown.background = m_look.background;
    const auto pages = print::certificatePages(shown, QPageSize(QPageSize::A4).size(QPageSize::Millimeter));
    constexpr int kDotsPerInch = 96;
    const QSize room = m_preview->size() - QSize(2, 2);
    m_preview->setPixmap(QPixmap::fromImage(
        print::pageImage(pages.front(), kDotsPerInch).scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

void CertificatesPage::resizeEvent(QResizeEvent* event)
{
    FinishPage::resizeEvent(event);
    preview();
}

}  // namespace kydai::ui

#include "moc_certificates_page.cpp"
