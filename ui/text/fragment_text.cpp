#include "text/fragment_text.h"

#include "text/phrase_text.h"
#include "words/fragment_words.h"

#include <cstddef>

namespace kydai::text {

namespace {

constexpr char kFragmentContext[] = "Fragment";

}  // namespace

QString fragmentText(const Fragment& fragment, const Wording& wording)
{
    if (fragment.empty()) return {};
    const FragmentSource& source = fragmentSources()[static_cast<std::size_t>(fragment.id) - 1];
    return fillHoles(wording.translate(kFragmentContext, source.source), [&](const QString& hole) {
        return QString::fromStdString(pieceWords(fragment, hole.toStdString()));
    });
}

}  // namespace kydai::text
