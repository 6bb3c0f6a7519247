/// The pictures of an explanation, one below the other.
#pragma once

#include "explain/picture.h"
#include "text/wording.h"

#include <QWidget>

namespace kydai::ui {

class PictureView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setPictures(std::vector<Picture> pictures, const text::Wording& wording)
    {
        m_pictures = std::move(pictures);
        m_wording = wording;
        update();
    }

private:
    std::vector<Picture> m_pictures;
    text::Wording m_wording{text::Language::Vietnamese};
};

}  // namespace kydai::ui
