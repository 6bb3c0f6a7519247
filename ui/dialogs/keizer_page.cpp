#include "dialogs/keizer_page.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace kydai::ui {

KeizerPage::KeizerPage(const KeizerRules& rules, const text::Wording& wording, QWidget* parent)
    : QWidget(parent), m_rules(rules), m_form(QStringLiteral("keizer"), wording, this)
{
    auto* page = new QVBoxLayout(this);
    auto* hint =
        new QLabel(tr("A win is worth the value of the opponent, and values follow from the ranking: all rounds "
                      "are counted anew until it settles. A half-point bye is an absence with notice, a "
                      "full-point bye a duty for the club, a zero-point bye an absence without a word."),
                   this);
    hint->setWordWrap(true);
    page->addWidget(hint);
    auto* form = new QFormLayout;
    page->addLayout(form);
    m_form.setForm(form);
    m_form.add(m_rules, &KeizerRules::topValue, tr("one and a half times the players"));
    m_form.add(m_rules, &KeizerRules::startValue);
    m_form.add(m_rules, &KeizerRules::win);
    m_form.add(m_rules, &KeizerRules::draw);
    m_form.add(m_rules, &KeizerRules::loss);
    m_form.add(m_rules, &KeizerRules::forfeitWin);
    m_form.add(m_rules, &KeizerRules::freeRound);
    m_form.add(m_rules, &KeizerRules::excused);
    m_form.add(m_rules, &KeizerRules::mostExcused, tr("any number"));
    m_form.add(m_rules, &KeizerRules::duty);
    m_form.add(m_rules, &KeizerRules::unexcused);
    m_form.add(m_rules, &KeizerRules::apart, tr("at once"));
    m_form.add(m_rules, &KeizerRules::mostGames, tr("any number"));
    m_form.addRefusal();
    page->addStretch(1);
    m_form.show();
}

KeizerRules KeizerPage::take()
{
    static_cast<void>(m_form.take());  // every one of its fields can be read
    return m_rules;
}

}  // namespace kydai::ui

#include "moc_keizer_page.cpp"
