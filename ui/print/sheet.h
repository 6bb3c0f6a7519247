/// The content of a print before it is laid out on pages: heading, tables, paragraphs, pictures. PDF, printer, preview
/// and HTML are all made from one Sheet.
#pragma once

#include "print/certificate.h"
#include "print/document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace kydai::print {

/// A QR code with what it is for beside it and the same as text below.
struct CodeCard {
    QrCode code{};
    QString title{};
    QString line{};  ///< may be empty
    QString text{};  ///< what the code says, for who has no camera
    QString note{};  ///< in small type; may be empty
};

/// What stands on top of every page.
struct Heading {
    QString event{};
    QString section{};
    QString title{};
    QString when{};                  ///< date of the round or of the event
    QStringList marks{};             ///< that FIDE mode was left, that results are missing
    std::optional<CodeCard> code{};  ///< at the right of the first page
};

struct TableColumn {
    QString head{};
    Align align = Align::Left;
    bool flexible = false;  ///< takes what width is left, and wraps where there is too little
    bool bold = false;
    double least = 0;  ///< millimetres that it takes at least: room to write
};
struct TableRow {
    QStringList cells{};
    bool heading = false;  ///< cells[0] spans the table: a group's name
    bool strong = false;
};
struct Table {
    std::vector<TableColumn> columns{};
    std::vector<TableRow> rows{};
    double fontSize = 10;
    double smallestFontSize = 7;
    int newspaperColumns = 1;  ///< the table runs down in this many columns a page
    bool fillsPage = false;    ///< in up to so many, and larger type, as fill the pages that it takes anyway
    bool balanced = false;     ///< newspaper columns end at one height on the last page
    double leastRow = 0;       ///< millimetres that each row takes at least: room to sign in it
    int keyColumns = 0;        ///< repeated in front of each part when the table must be split by columns
};

struct Paragraph {
    QString text{};
    FontStyle font{};
    double spaceAbove = 1.5;  ///< millimetres
    Align align = Align::Left;
    double needsBelow = 0;  ///< millimetres of what it heads that stand on the same page
};

/// A numbered line of an explanation with its article at the right.
struct Statement {
    QString number{};
    QString text{};
    QString citation{};
    int indent = 0;
    bool decisive = false;
    int foldsAt = 0;        ///< left out when a sheet must go on one page: 1 first, then 2 … 5; 0 never
    double needsBelow = 0;  ///< millimetres of what ends it that stand on the same page
};

struct PictureBlock {
    Picture picture{};
    text::Wording wording;
};

/// Place to sign, at the right: who, and a line.
struct Signature {
    QString caption{};
    QString name{};
};

/// Several who sign, beside each other.
struct Signatures {
    std::vector<Signature> people{};
};

/// Cards to cut apart, two beside each other: a board's result slip.
struct Slip {
    QString head{};
    QString board{};
    QString round{};
    QString white{};
    QString whiteName{};
    QString black{};
    QString blackName{};
    QString result{};
    QStringList choices{};  ///< to tick one
    QStringList signatures{};
};
struct Slips {
    std::vector<Slip> slips{};
};

/// Codes below each other, or cards to cut apart.
struct CodeCards {
    std::vector<CodeCard> cards{};
    double codeSize = 26;  ///< millimetres, quiet zone included
    int columns = 1;
    double titleSize = 11;  ///< points
    bool isCut = false;     ///< dashed lines to cut along
    int rows = 0;           ///< so many fill a page; 0: each is as high as its code
};

/// What follows starts on a new page.
struct PageBreak {};

using Block =
    std::variant<Paragraph, Table, Statement, PictureBlock, Signature, Signatures, Slips, CodeCards, PageBreak>;

struct Sheet {
    Heading heading{};
    std::vector<Block> blocks{};
    QString footer{};             ///< program and editions
    QString pageWords{};          ///< "Page %1 of %2"
    Certificates certificates{};  ///< where there are some they are the whole document
    int mostPages = 0;            ///< closer type, then folded statements, if that brings it on so many; 0: any number
    QString foldedNote{};         ///< said at the end where statements were left out
    QString author{};             ///< for the properties of the file: the arbiter
    QString language{};           ///< "vi", "en"
    QString record{};             ///< for the properties too: what programs read of the sheet; may be empty
};

}  // namespace kydai::print
