/// A Sheet as a web page that stands alone: for the folder that an organiser puts online.
#pragma once

#include "print/sheet.h"

#include <QString>

#include <utility>
#include <vector>

namespace kydai::print {

/// The same headings and tables as on paper; pictures as embedded PNG images. Needs a QGuiApplication when the
/// sheet has pictures. `language` is the page's lang attribute.
/// `navigation` is HTML that stands above the page.
QString toHtml(const Sheet& sheet, text::Language language, const QString& navigation = {});

/// A page of a folder: its file name in it, and its contents.
struct WebPage {
    QString file{};
    QString html{};
};
/// Pages that name each other on top, in the order given; each sheet comes with its file name.
std::vector<WebPage> toWebPages(const std::vector<std::pair<QString, Sheet>>& sheets, text::Language language);

}  // namespace kydai::print
