/// The steps of an explanation as a tree: numbered steps, below each its details and what its article says. Keeps the
/// Explanation, not its text, so that it speaks another language at once.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QAbstractItemModel>

#include <deque>

namespace kydai::ui {

class ExplanationModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Sentence, Citation, ColumnCount };
    enum Role {
        DecisiveRole = Qt::UserRole,  ///< the step that settled the question
        NumberRole,                   ///< 1, 2, … for steps; 0 for what lies below them
        ArticleContentRole            ///< this row is what the article says
    };

    explicit ExplanationModel(text::Wording wording, QObject* parent = nullptr);

    void setSteps(std::vector<Step> steps);
    void setWording(const text::Wording& wording);
    /// The row of the step that decided; invalid if none did.
    [[nodiscard]] QModelIndex decisive() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// A step, or (with `isArticle`) the content of its article.
    struct Node {
        const Step* step = nullptr;
        bool isArticle = false;
        Node* parent = nullptr;
        int row = 0;
        std::vector<Node*> children{};
    };
    void grow(const std::vector<Step>& steps, Node& parent);
    [[nodiscard]] const Node* nodeAt(const QModelIndex& index) const;

    text::Wording m_wording;
    std::vector<Step> m_steps;
    std::deque<Node> m_nodes;  ///< addresses stay
    Node m_root;
};

}  // namespace kydai::ui
