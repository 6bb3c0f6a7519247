/// Certificates: the lines that stand on them, what is behind them, where they stand on the paper, and how the first of
/// them looks.
#pragma once

#include "finish/finish_page.h"
#include "print/certificate.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class CertificatesPage : public FinishPage {
    Q_OBJECT
public:
    explicit CertificatesPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;
    void setRanking(const std::shared_ptr<const prizes::EventRanking>& ranking) override;

    [[nodiscard]] const print::CertificateLook& look() const { return m_look; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildForm();
    QDoubleSpinBox* millimetres(const char* name, double value, double print::CertificateLook::*member);
    void chooseBackground();
    void changed();
    /// The page of the chosen winner as it will be printed; a pre-printed background is shown here all the same.
    void preview();

    print::CertificateLook m_look{};
    std::vector<tables::CalledUp> m_called{};
    std::shared_ptr<const prizes::EventRanking> m_ranking{};
    QPlainTextEdit* m_text = nullptr;
    QPushButton* m_background = nullptr;
    QPushButton* m_noBackground = nullptr;
    QCheckBox* m_prePrinted = nullptr;
    QSpinBox* m_which = nullptr;
    QLabel* m_preview = nullptr;
};

}  // namespace kydai::ui
