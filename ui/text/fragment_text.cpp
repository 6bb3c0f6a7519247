#include "text/fragment_text.h"

#include "text/phrase_text.h"
#include "words/fragment_words.h"

#include <QStringDecoder>

#include <cstddef>
#include <string>

namespace kydai::text {

namespace {

constexpr char kFragmentContext[] = "Fragment";

}  // namespace

QString fragmentText(const Fragment& fragment, const Wording& wording)
{
    if (fragment.empty()) return {};
    const FragmentSource& source = fragmentSources()[static_cast<std::size_t>(fragment.id) - 1];
    return fillHoles(wording.translate(kFragmentContext, source.source), [&](const QString& hole) {
        // A value may begin with a byte order mark, which stays: it is what stands in the file.
        const std::string words = pieceWords(fragment, hole.toStdString());
        return QString(QStringDecoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom).decode(words));
    });
}

}  // namespace kydai::text
