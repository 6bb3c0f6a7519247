#include "publish/markup.h"

namespace kydai::publish {

Markup& Markup::html(Literal markup)
{
    m_html += markup.view();
    return *this;
}

Markup& Markup::text(std::string_view words)
{
    for (const char letter : words) {
        switch (letter) {
        case '&':
            m_html += "&amp;";
            break;
        case '<':
            m_html += "&lt;";
            break;
        case '>':
            m_html += "&gt;";
            break;
        case '"':
            m_html += "&quot;";
            break;
        case '\'':
            m_html += "&#39;";
            break;
        default:
            // Browsers refuse control characters; a name has none.
            if (static_cast<unsigned char>(letter) >= ' ' || letter == '\n' || letter == '\t') m_html += letter;
        }
    }
    return *this;
}

Markup& Markup::text(const QString& words)
{
    const QByteArray bytes = words.toUtf8();
    return text(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

Markup& Markup::number(int number)
{
    m_html += std::to_string(number);
    return *this;
}

Markup& Markup::add(const Markup& other)
{
    m_html += other.m_html;
    return *this;
}

}  // namespace kydai::publish
