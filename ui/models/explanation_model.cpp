#include "models/explanation_model.h"

#include "text/article_text.h"
#include "text/phrase_text.h"

namespace kydai::ui {

ExplanationModel::ExplanationModel(text::Wording wording, QObject* parent)
    : QAbstractItemModel(parent), m_wording(std::move(wording))
{
}

void ExplanationModel::setSteps(std::vector<Step> steps)
{
    beginResetModel();
    m_steps = std::move(steps);
    m_nodes.clear();
    m_root = {};
    grow(m_steps, m_root);
    endResetModel();
}

void ExplanationModel::grow(const std::vector<Step>& steps, Node& parent)
{
    const auto add = [&](const Step& step, bool isArticle, Node& above) -> Node& {
        Node& node = m_nodes.emplace_back();
        node = {&step, isArticle, &above, static_cast<int>(above.children.size())};
        above.children.push_back(&node);
        return node;
    };
    for (const Step& step : steps) {
        Node& node = add(step, false, parent);
        grow(step.details, node);
        if (!text::articleText(step.article, m_wording).isEmpty()) add(step, true, node);
    }
}

void ExplanationModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    setSteps(std::move(m_steps));  // heights change with the words, so views lay out anew
}

QModelIndex ExplanationModel::decisive() const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex step = index(row, 0);
        if (step.data(DecisiveRole).toBool()) return step;
    }
    return {};
}

const ExplanationModel::Node* ExplanationModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<const Node*>(index.constInternalPointer()) : &m_root;
}

QModelIndex ExplanationModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, nodeAt(parent)->children[static_cast<std::size_t>(row)]);
}

QModelIndex ExplanationModel::parent(const QModelIndex& child) const
{
    if (!child.isValid()) return {};
    const Node* above = nodeAt(child)->parent;
    return above == &m_root ? QModelIndex() : createIndex(above->row, 0, above);
}

int ExplanationModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int ExplanationModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ExplanationModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Node* node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Citation) return node->isArticle ? QString() : text::citationText(node->step->article);
        return node->isArticle ? text::articleText(node->step->article, m_wording)
                               : text::phraseText(*node->step, m_wording);
    case DecisiveRole:
        return !node->isArticle && node->step->decisive;
    case NumberRole:
        return node->parent == &m_root ? node->row + 1 : 0;
    case ArticleContentRole:
        return node->isArticle;
    case Qt::AccessibleTextRole:
        if (index.column() == Sentence && node->step->decisive && !node->isArticle) {
            return tr("This decided: %1").arg(text::phraseText(*node->step, m_wording));
        }
        return {};
    default:
        return {};
    }
}

QVariant ExplanationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == Citation ? tr("Article") : tr("Step");
}

}  // namespace kydai::ui

#include "moc_explanation_model.cpp"
