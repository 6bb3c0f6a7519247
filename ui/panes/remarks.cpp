#include "panes/remarks.h"

#include "text/error_text.h"

namespace kydai::ui {

void tellFindings(Desk& desk, const QString& done, const std::vector<format::Diagnostic>& findings)
{
    constexpr int kShown = 3;  // the bar stays a bar
    if (findings.empty()) return desk.tell(InlineBar::Tone::Plain, done);
    const auto all = static_cast<int>(findings.size());
    const auto wording = desk.wording();
    desk.tell(InlineBar::Tone::Warning, done + QLatin1Char('\n') + text::findingsText(findings, kShown, wording),
              all > kShown ? text::findingsText(findings, all, wording) : QString());
}

}  // namespace kydai::ui
