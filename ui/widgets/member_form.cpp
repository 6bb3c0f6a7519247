#include "widgets/member_form.h"

#include "models/players_model.h"
#include "widgets/number_box.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace kydai::ui {

namespace {

constexpr int kTenths = 10;
constexpr int kHundredths = 100;

int asInt(std::int64_t value)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

/// "1.000.000", "1 000 000", "500"; none: no amount.
std::optional<std::int64_t> amountOf(QString text)
{
    text.remove(QLatin1Char('.')).remove(QLatin1Char(' ')).remove(QLatin1Char(',')).remove(QChar(QChar::Nbsp));
    bool isNumber = true;
    const qint64 amount = text.isEmpty() ? 0 : text.toLongLong(&isNumber);
    return isNumber ? std::optional<std::int64_t>(amount) : std::nullopt;
}

}  // namespace

MemberForm::MemberForm(QString prefix, text::Wording wording, QWidget* parent)
    : QObject(parent),
      m_prefix(std::move(prefix)),
      m_wording(std::move(wording)),
      m_parent(parent),
      m_refusal(new QLabel(parent))
{
    m_refusal->setObjectName(m_prefix + QStringLiteral("Refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
}

void MemberForm::addRefusal()
{
    m_form->addRow(m_refusal);
}

QString MemberForm::nameOf(std::string_view word) const
{
    QString name = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    name[0] = name[0].toUpper();
    return m_prefix + name;
}

void MemberForm::show()
{
    m_showing = true;
    for (const Field& field : m_fields) field.show();
    m_showing = false;
}

bool MemberForm::take()
{
    m_refusal->hide();
    for (const Field& field : m_fields) {
        const QString refusal = field.take();
        if (refusal.isEmpty()) continue;
        refuse(refusal, field.widget);
        return false;
    }
    return true;
}

void MemberForm::refuse(const QString& sentence, QWidget* where)
{
    m_refusal->setText(sentence);
    m_refusal->show();
    where->setFocus();
}

void MemberForm::announce()
{
    if (!m_showing) Q_EMIT edited();
}

void MemberForm::keep(const Place& place, QWidget* widget, std::function<void()> show, std::function<QString()> take)
{
    widget->setObjectName(place.name);
    widget->setAccessibleName(place.label);
    m_fields.push_back({place.row, widget, std::move(show), std::move(take)});
    m_showing = true;
    m_fields.back().show();
    m_showing = false;
}

void MemberForm::addOwn(const Row& row, const QString& label, QWidget* widget)
{
    widget->setAccessibleName(label);
    m_fields.push_back({row, widget, [] {}, [] { return QString(); }});
    if (auto* box = qobject_cast<QCheckBox*>(widget)) {
        box->setText(label);
        m_form->addRow(box);
    } else {
        m_form->addRow(label, widget);
    }
}

QWidget* MemberForm::line(const Place& place, const std::function<QString()>& get,
                          const std::function<bool(const QString&)>& set, const QString& refusal)
{
    auto* box = new QLineEdit(m_parent);
    box->setMaxLength(place.row.bounds.characters);
    connect(box, &QLineEdit::editingFinished, this, &MemberForm::announce);
    // What was not edited stays as it is, more exact than it is shown or not.
    const auto shown = std::make_shared<QString>();
    keep(
        place, box,
        [box, get, shown] {
            box->setText(get());
            *shown = box->text();
        },
        [box, set, refusal, shown] {
            if (box->text() == *shown) return QString();
            const QString text = box->text().simplified();
            return set(text) ? QString() : refusal.arg(text);
        });
    return box;
}

QWidget* MemberForm::edit(const Place& place, std::string& value)
{
    return line(
        place, [&value] { return QString::fromStdString(value); },
        [&value](const QString& text) {
            value = text.toStdString();
            return true;
        },
        {});
}

/// Names in one line, parted by semicolons; texts of several lines one below the other.
QWidget* MemberForm::edit(const Place& place, std::vector<std::string>& values)
{
    const auto joined = [&values](const QString& by) {
        QStringList texts;
        for (const std::string& value : values) texts << QString::fromStdString(value);
        return texts.join(by);
    };
    const auto takeParts = [&values](const QString& text, QLatin1Char by) {
        values.clear();
        for (const QString& part : text.split(by, Qt::SkipEmptyParts)) {
            if (!part.simplified().isEmpty()) values.push_back(part.simplified().toStdString());
        }
    };
    if (!place.row.bounds.lines) {
        return line(
            place, [joined] { return joined(QStringLiteral("; ")); },
            [takeParts](const QString& text) {
                takeParts(text, QLatin1Char(';'));
                return true;
            },
            {});
    }
    auto* box = new QPlainTextEdit(m_parent);
    box->setTabChangesFocus(true);
    constexpr int kLines = 5;
    box->setMaximumHeight(kLines * box->fontMetrics().height());
    connect(box, &QPlainTextEdit::textChanged, this, &MemberForm::announce);
    const auto shown = std::make_shared<QString>();
    keep(
        place, box,
        [box, joined, shown] {
            box->setPlainText(joined(QStringLiteral("\n")));
            *shown = box->toPlainText();
        },
        [box, takeParts, shown] {
            if (box->toPlainText() == *shown) return QString();
            takeParts(box->toPlainText(), QLatin1Char('\n'));
            return QString();
        });
    return box;
}

QWidget* MemberForm::number(const Place& place, std::int64_t least, const std::function<int()>& get,
                            const std::function<void(int)>& set)
{
    auto* box = new QSpinBox(m_parent);
    box->setRange(asInt(least), asInt(place.row.bounds.high));
    if (least <= 0) box->setSpecialValueText(place.none);
    box->setKeyboardTracking(false);  // what is half typed is no value yet
    connect(box, &QSpinBox::valueChanged, this, &MemberForm::announce);
    const auto shown = std::make_shared<int>();
    keep(
        place, box,
        [box, get, shown] {
            box->setValue(get());
            *shown = box->value();
        },
        [box, set, shown] {
            box->interpretText();
            if (box->value() != *shown) set(box->value());
            return QString();
        });
    return box;
}

QWidget* MemberForm::edit(const Place& place, int& value)
{
    return number(
        place, place.row.bounds.low, [&value] { return value; }, [&value](int now) { value = now; });
}

QWidget* MemberForm::edit(const Place& place, std::int64_t& value)
{
    if (place.row.unit != Unit::Money) {
        return number(
            place, place.row.bounds.low, [&value] { return asInt(value); }, [&value](int now) { value = now; });
    }
    const QLocale numbers = text::localeOf(m_wording.language());
    return line(
        place, [&value, numbers] { return value == 0 ? QString() : numbers.toString(static_cast<qlonglong>(value)); },
        [&value, bounds = place.row.bounds](const QString& text) {
            const auto amount = text.isEmpty() ? std::max<std::int64_t>(0, bounds.low) : amountOf(text);
            if (!amount || *amount < bounds.low || *amount > bounds.high) return false;
            value = *amount;
            return true;
        },
        tr("“%1” is no amount. Type 500000, or 500.000."));
}

QWidget* MemberForm::edit(const Place& place, std::optional<int>& value)
{
    if (place.row.unit != Unit::Hundredths) {
        const std::int64_t none = place.row.bounds.low - 1;
        return number(
            place, none, [&value, none] { return value.value_or(asInt(none)); },
            [&value, none](int now) { value = now == none ? std::nullopt : std::optional(now); });
    }
    return line(
        place, [&value] { return value ? QLocale().toString(*value / double{kHundredths}, 'g', 10) : QString(); },
        [&value, bounds = place.row.bounds](QString text) {
            bool isNumber = true;
            const double typed =
                text.isEmpty() ? 0 : text.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber) * kHundredths;
            if (!isNumber || typed < static_cast<double>(bounds.low) || typed > static_cast<double>(bounds.high))
                return false;
            value = text.isEmpty() ? std::nullopt : std::optional(static_cast<int>(std::lround(typed)));
            return true;
        },
        tr("“%1” is no value: type a number such as 12.5."));
}

QWidget* MemberForm::edit(const Place& place, bool& value)
{
    auto* box = new QCheckBox(place.label, m_parent);
    connect(box, &QCheckBox::toggled, this, &MemberForm::announce);
    keep(
        place, box, [box, &value] { box->setChecked(value); },
        [box, &value] {
            value = box->isChecked();
            return QString();
        });
    return box;
}

QWidget* MemberForm::edit(const Place& place, Date& value)
{
    return line(
        place, [&value] { return dateText(value); },
        [&value](const QString& text) {
            const auto date = parseDate(text);
            if (date) value = *date;
            return date.has_value();
        },
        tr("“%1” is no date. Type a day such as 21/11/2026."));
}

QWidget* MemberForm::edit(const Place& place, Points& value)
{
    QDoubleSpinBox* box = numberBox(m_parent, "", static_cast<double>(place.row.bounds.low) / kTenths,
                                    static_cast<double>(place.row.bounds.high) / kTenths, 1);
    constexpr double kStep = 0.5;
    box->setSingleStep(kStep);
    box->setAlignment(Qt::AlignLeft);  // as the other fields of a form
    box->setLocale(text::localeOf(m_wording.language()));
    connect(box, &QDoubleSpinBox::valueChanged, this, &MemberForm::announce);
    keep(
        place, box, [box, &value] { box->setValue(value.tenths / double{kTenths}); },
        [box, &value] {
            value.tenths = static_cast<std::int32_t>(std::lround(box->value() * kTenths));
            return QString();
        });
    return box;
}

QComboBox* MemberForm::choice(const QStringList& texts)
{
    auto* box = new QComboBox(m_parent);
    box->addItems(texts);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, &MemberForm::announce);
    return box;
}

}  // namespace kydai::ui

#include "moc_member_form.cpp"
