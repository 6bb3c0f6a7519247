/// The pictures of an explanation, one below the other, drawn by the painter that the prints use.
#pragma once

#include "explain/picture.h"
#include "text/wording.h"

#include <QWidget>

#include <vector>

namespace kydai::ui {

class PictureView : public QWidget {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    void setPictures(std::vector<Picture> pictures, const text::Wording& wording);

    [[nodiscard]] QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::vector<Picture> m_pictures;
    text::Wording m_wording{text::Language::Vietnamese};
};

}  // namespace kydai::ui
