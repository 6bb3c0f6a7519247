#include "dialogs/manual_window.h"

#include "dialogs/manual_pages.h"
#include "widgets/dialog_size.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace kydai::ui {

ManualWindow::ManualWindow(Desk& desk, const QString& page, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_text(new QTextBrowser(this)), m_search(new QLineEdit(this)), m_page(page)
{
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kSize(760, 680);
    resizeToScreen(*this, kSize);
    build();
    render();
    m_text->setFocus();
}

void ManualWindow::build()
{
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { showPage(link.path().remove(QStringLiteral(".md"))); });
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::find);
    auto* contents = new QPushButton(tr("Contents"), this);
    auto* backButton = new QPushButton(tr("Back"), this);
    backButton->setObjectName(QStringLiteral("manualBack"));
    backButton->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    for (QPushButton* button : {contents, backButton}) button->setAutoDefault(false);
    connect(contents, &QPushButton::clicked, this, [this] { showPage(QStringLiteral("index")); });
    connect(backButton, &QPushButton::clicked, this, &ManualWindow::back);
    auto* top = new QHBoxLayout;
    top->addWidget(contents);
    top->addWidget(backButton);
    top->addWidget(m_search, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_text, 1);
}

void ManualWindow::showPage(const QString& page)
{
    if (page == m_page || manualSource(m_desk.language(), page).isEmpty()) return;
    m_before << m_page;
    m_page = page;
    render();
}

void ManualWindow::back()
{
    if (m_before.isEmpty()) return;
    m_page = m_before.takeLast();
    render();
}

void ManualWindow::find()
{
    const QString words = m_search->text().trimmed();
    if (words.isEmpty() || m_text->find(words)) return;
    const QStringList pages = manualPages();
    const qsizetype here = pages.indexOf(m_page);
    for (qsizetype step = 1; step <= pages.size(); ++step) {
        const QString& page = pages[(here + step) % pages.size()];
        if (!manualText(m_desk.language(), page, m_desk.actions()).contains(words, Qt::CaseInsensitive)) continue;
        showPage(page);
        m_text->moveCursor(QTextCursor::Start);
        m_text->find(words);
        return;
    }
    m_search->selectAll();
}

void ManualWindow::render()
{
    setWindowTitle(tr("Manual"));
    m_text->setAccessibleName(windowTitle());
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_text->setMarkdown(manualText(m_desk.language(), m_page, m_desk.actions()));
    constexpr int kMargin = 40;
    fitPictures(*m_text->document(), std::max(320, m_text->viewport()->width() - kMargin));
    m_text->moveCursor(QTextCursor::Start);
}

void ManualWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) render();
    QDialog::changeEvent(event);
}

}  // namespace kydai::ui

#include "moc_manual_window.cpp"
