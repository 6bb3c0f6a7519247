/// A QR code on the screen, black on white in every theme, as large as its place allows. GUI thread only.
#pragma once

#include "print/qr_code.h"

#include <QWidget>

#include <optional>

namespace kydai::ui {

class QrView : public QWidget {
    Q_OBJECT
public:
    explicit QrView(QWidget* parent = nullptr);

    /// Empty or too long a text shows nothing. The text is the accessible name.
    void setText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<print::QrCode> m_code{};
};

}  // namespace kydai::ui
