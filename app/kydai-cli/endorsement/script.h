/// The questions of FIDE's list and how each is answered by doing: what resources/endorsement holds, read. The list
/// (list.tsv) says what a yes and a no lead to; the cases say what is done at which door, and what FIDE expects to
/// happen then. Values; any thread.
///
/// A case file has questions (`question 74 no`) with cases (`  command line: deed`) or with what needs a person
/// (`  person words`), and setups (`setup name`) that cases begin with. Steps are indented below a case by four spaces,
/// below a setup by two:
///
///     use SETUP                    its steps
///     file NAME                    a file of the lines that are indented deeper; {N days ago} is a date
///     $ kydai-cli …                a process; it must end with 0, or with what `exit` says below it (`exit any`)
///     repeat N                     the next process N times; {n} is the number of the turn
///     says TEXT, never TEXT        of what the last process wrote
///     matches EXPRESSION           the same as a regular expression, ^ and $ at lines
///     in FILE TEXT, not in FILE TEXT, some PREFIX EXPRESSION, nofile FILE, same FILE FILE, differ FILE FILE
///     lacks FILE EXPRESSION        none of it matches
///     latin FILE…                  no letter in these files that English has not
///     follow PREFIX                the games of reports whose names begin so have the expected scores that stand on
///                                  the lines indented deeper: the largest difference in rating, the score of who is
///                                  rated higher
///     offline                      no process below reaches any network
///     replace FILE | old | new     once (↵: a new line); drop FILE TEXT: lines that begin so
///     window                       steps in the real window, on the lines that are indented deeper
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::endorsement {

struct Step {
    std::string word{};
    std::string text{};
    std::string body{};  ///< of `file`, `window` and `follow`
};

struct Case {
    std::string door{};  ///< "command line", "files", "window"
    std::string deed{};
    std::vector<Step> steps{};
};

/// What an answer leads to.
struct Consequence {
    bool hard = false;
    int percent = 0;
    int next = 0;  ///< 0: the end
};

struct Question {
    int number = 0;
    std::string asks{};
    bool answer = false;
    Consequence yes{};
    Consequence no{};
    std::string person{};  ///< what needs one; empty where cases answer it
    std::vector<Case> cases{};

    [[nodiscard]] const Consequence& ours() const { return answer ? yes : no; }
    [[nodiscard]] const Consequence& other() const { return answer ? no : yes; }
    /// None of its cases makes many files.
    [[nodiscard]] bool isQuick() const;
};

struct Endorsement {
    std::map<std::string, std::vector<Step>> setups{};
    std::vector<Question> questions{};  ///< those that our answers lead to, in their order
};

/// Reads the list and the case files. Nothing where a line is none of the above or a question of the way has no
/// answer; `problem` then says which.
std::optional<Endorsement> readEndorsement(std::string_view list, const std::vector<std::string>& caseFiles,
                                           std::string& problem);

/// What the program brings along.
Endorsement ownEndorsement();

}  // namespace kydai::endorsement
