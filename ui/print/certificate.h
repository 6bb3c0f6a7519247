/// Certificates (giấy chứng nhận): a page for each winner from a template that the arbiter writes, on blank paper with
/// a picture behind it or on paper that is printed already.
#pragma once

#include "print/document.h"
#include "tables/event_lists.h"
#include "text/wording.h"

#include <QString>

#include <memory>
#include <vector>

class QImage;

namespace kydai::print {

/// How they look. A line of the text may begin with the size of its type in points, `*` for bold and `<` or `>` for the
/// left or right side: "28* {name}"; without them it is 14 points, in the middle. A blank line is a gap. In braces:
/// name, unit, section, event, town, prize, award, place, day, month, year, number, arbiter; a line whose words in
/// braces are all empty is left out.
struct CertificateLook {
    QString text{};           ///< empty: defaultCertificate
    QString background{};     ///< a picture file; empty: none
    bool prePrinted = false;  ///< the background is on the paper: it is not printed
    double top = 25;          ///< millimetres from the upper edge to the first line
    double right = 0;         ///< millimetres by which everything moves on the paper
    double down = 0;
    friend bool operator==(const CertificateLook&, const CertificateLook&) = default;
};

QString defaultCertificate(const text::Wording& wording);

struct CertificateLine {
    QString text{};
    FontStyle font{14};
    Align align = Align::Centre;
};
/// What stands on one of them.
using Certificate = std::vector<CertificateLine>;
struct Certificates {
    std::vector<Certificate> pages{};
    QString background{};  ///< a picture file, left out where it can't be read; empty: none is printed
    double top = 25;
    double right = 0;
    double down = 0;
};

/// One for each who is called up, in the order of the ceremony; `day` is the last one of the event.
std::vector<Certificate> certificatesFor(const prizes::EventRanking& ranking,
                                         const std::vector<tables::CalledUp>& called, const QString& event,
                                         const QString& arbiter, const CertificateLook& look,
                                         const text::Wording& wording);

/// A landscape page each; type that is too wide for the paper gets smaller.
std::vector<Page> certificatePages(const Certificates& certificates, const QSizeF& paper);

}  // namespace kydai::print
