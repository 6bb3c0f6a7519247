/// Fields of a form, made from the rows of core/model/fields.h: a member's type and bounds say how it is edited, its
/// label (text/member_labels.h) what stands beside it. A field is bound to the member of a value that the dialog owns
/// and that outlives the form.
#pragma once

#include "model/described.h"
#include "model/words.h"
#include "text/enum_text.h"
#include "text/member_labels.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QObject>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kydai::ui {

class MemberForm : public QObject {
    Q_OBJECT
public:
    /// Fields are called by `prefix` and the word of their row: "infoTown".
    MemberForm(QString prefix, text::Wording wording, QWidget* parent);

    /// Where the next fields stand.
    void setForm(QFormLayout* form) { m_form = form; }
    /// A row with the member of `owner`. `none` stands where a number, or an optional one, says nothing.
    template <class T, class Owner, class M>
    QWidget* add(T& owner, M Owner::*member, const QString& none = QStringLiteral("–"));
    /// Two members in one row.
    template <class T, class Owner, class M>
    void addPair(const QString& label, T& owner, M Owner::*first, M Owner::*second,
                 const QString& none = QStringLiteral("–"));
    /// A row for each member that a field can hold, in the order of their rows, but for these.
    template <class T>
    void addAll(T& owner, std::initializer_list<std::string_view> except = {});
    /// One of these texts for a member.
    template <class Owner>
    QWidget* addChoice(Owner& owner, std::string Owner::*member, const QStringList& texts);
    /// A row of the dialog's own for a member that no field holds: it shows and takes by itself, and keeps its name.
    template <class Owner, class M>
    void addOwn(M Owner::*member, QWidget* widget)
    {
        const auto found = rowOf(member);
        addOwn(found.row, found.label, widget);
    }
    /// Where a refusal is told, when there is one.
    void addRefusal();

    /// Shows the values as they are now.
    void show();
    /// Puts what was edited since it was shown into the values. False, with the reason shown, where a field says
    /// nothing that can be read; those before it are taken.
    [[nodiscard]] bool take();
    /// Says why something can't be taken, and goes there.
    void refuse(const QString& sentence, QWidget* where);
    /// Calls `visit(row, widget)` for each field.
    template <class Visit>
    void forEachField(const Visit& visit) const
    {
        for (const Field& field : m_fields) visit(field.row, field.widget);
    }

Q_SIGNALS:
    /// A field was edited by hand.
    void edited();

private:
    struct Field {
        Row row{};
        QWidget* widget = nullptr;
        std::function<void()> show{};
        std::function<QString()> take{};  ///< a sentence where it can't be read
    };
    struct Place {
        const Row& row;
        QString name{};
        QString label{};
        QString none{};
    };

    void addOwn(const Row& row, const QString& label, QWidget* widget);
    QWidget* edit(const Place& place, std::string& value);
    QWidget* edit(const Place& place, std::vector<std::string>& values);
    QWidget* edit(const Place& place, int& value);
    QWidget* edit(const Place& place, std::int64_t& value);
    QWidget* edit(const Place& place, std::optional<int>& value);
    QWidget* edit(const Place& place, bool& value);
    QWidget* edit(const Place& place, Date& value);
    QWidget* edit(const Place& place, Points& value);
    template <class E>
    requires std::is_enum_v<E> QWidget* edit(const Place& place, E& value)
    {
        auto* box = choice(text::enumTexts<E>(m_wording));
        keep(
            place, box, [box, &value] { box->setCurrentIndex(static_cast<int>(value)); },
            [box, &value] {
                value = static_cast<E>(std::max(0, box->currentIndex()));
                return QString();
            });
        return box;
    }
    QComboBox* choice(const QStringList& texts);
    QWidget* number(const Place& place, std::int64_t least, const std::function<int()>& get,
                    const std::function<void(int)>& set);
    QWidget* line(const Place& place, const std::function<QString()>& get,
                  const std::function<bool(const QString&)>& set, const QString& refusal);
    void keep(const Place& place, QWidget* widget, std::function<void()> show, std::function<QString()> take);
    void announce();
    /// "infoTown"
    [[nodiscard]] QString nameOf(std::string_view word) const;

    template <class Owner, class M>
    struct RowOf {
        M Owner::*member;
        Row row{};
        QString label{};
        const text::Wording& wording;
        template <class N, class Other>
        void operator()(const Row& one, N Other::*other)
        {
            if constexpr (std::is_same_v<N, M> && std::is_same_v<Other, Owner>) {
                if (other == member) {
                    row = one;
                    label = text::memberLabel(one, other, wording);
                }
            }
        }
    };
    template <class Owner, class M>
    RowOf<Owner, M> rowOf(M Owner::*member) const
    {
        RowOf<Owner, M> found{member, {}, {}, m_wording};
        describe(found, std::type_identity<Owner>{});
        return found;
    }

    QString m_prefix;
    text::Wording m_wording;
    QWidget* m_parent;
    QFormLayout* m_form = nullptr;
    QLabel* m_refusal;
    std::vector<Field> m_fields{};
    bool m_showing = false;
};

template <class T, class Owner, class M>
QWidget* MemberForm::add(T& owner, M Owner::*member, const QString& none)
{
    const auto found = rowOf(member);
    QWidget* widget = edit({found.row, nameOf(found.row.word), found.label, none}, owner.*member);
    if constexpr (std::is_same_v<M, bool>)
        m_form->addRow(widget);
    else
        m_form->addRow(found.label, widget);
    return widget;
}

template <class T, class Owner, class M>
void MemberForm::addPair(const QString& label, T& owner, M Owner::*first, M Owner::*second, const QString& none)
{
    auto* pair = new QHBoxLayout;
    for (M Owner::*const member : {first, second}) {
        const auto found = rowOf(member);
        pair->addWidget(edit({found.row, nameOf(found.row.word), found.label, none}, owner.*member), 1);
    }
    m_form->addRow(label, pair);
}

template <class Owner>
QWidget* MemberForm::addChoice(Owner& owner, std::string Owner::*member, const QStringList& texts)
{
    const auto found = rowOf(member);
    const Place place{found.row, nameOf(found.row.word), found.label, {}};
    auto* box = choice(texts);
    std::string& value = owner.*member;
    keep(
        place, box, [box, &value] { box->setCurrentText(QString::fromStdString(value)); },
        [box, &value] {
            value = box->currentText().toStdString();
            return QString();
        });
    m_form->addRow(found.label, box);
    return box;
}

template <class T>
void MemberForm::addAll(T& owner, std::initializer_list<std::string_view> except)
{
    const auto each = [&]<class M, class Owner>(const Row& row, M Owner::*member) {
        if constexpr (requires(Place place, M & value) { edit(place, value); }) {
            if (!row.key && std::ranges::find(except, row.word) == except.end()) add(owner, member);
        }
    };
    describe(each, std::type_identity<T>{});
}

}  // namespace kydai::ui
