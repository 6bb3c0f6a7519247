#include "panes/remarks.h"

#include "text/error_text.h"

namespace kydai::ui {

void tellRead(Desk& desk, const QString& done, const std::vector<format::Diagnostic>& findings)
{
    constexpr int kShown = 3;  // the bar stays a bar
    if (findings.empty()) return desk.tell(InlineBar::Tone::Plain, done);
    desk.tell(InlineBar::Tone::Warning,
              done + QLatin1Char('\n') + text::findingsText(findings, kShown, desk.wording()));
}

}  // namespace kydai::ui
