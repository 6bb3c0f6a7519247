/// Takes FIDE's rating list in: progress and Cancel in place above the players, and what came of it.
#pragma once

#include "desk/desk.h"
#include "session/list_download.h"
#include "session/rating_list.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace kydai::ui {

class RatingListPanel : public QWidget {
    Q_OBJECT
public:
    explicit RatingListPanel(Desk& desk, QWidget* parent = nullptr);

    /// Asks for FIDE's file, then takes it in on a worker.
    void promptAndImport();
    /// Fetches FIDE's file, then takes it in.
    void download();
    void import(const QString& file, RatingList::Doubts doubts = RatingList::Doubts::Ask);

Q_SIGNALS:
    /// A list is there, or the import was left; nobody went elsewhere meanwhile.
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void cancel();
    void renewIfOld();
    void putAway();
    void end();
    [[nodiscard]] bool acceptsDoubts(const QString& name, const RatingList::Imported& imported);
    void onFailed(ListDownload::Failure failure, const QString& details);
    void onImported(const QString& file, const Result<RatingList::Imported>& imported);

    Desk& m_desk;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTimer m_timer;
    QTimer m_daily{this};
    bool m_isQuiet = false;  ///< the program renews the list by itself
    bool m_hasToldAge = false;
    bool m_isWaitedFor = false;  ///< the keyboard was here to the end
    std::shared_ptr<Job> m_job;
    ListDownload m_download;
};

}  // namespace kydai::ui
