"""A C++ file as the mutants need it: its tokens, which brackets belong together, in which function a token stands, and
what the compiler computes by itself. The layout of .clang-format is relied on: an operator with two operands has a space
on either side, the brackets of a template have none."""

import re
from dataclasses import dataclass

TOKEN = re.compile(r"""
    (?P<directive>(?:(?<=\n)|\A)\#(?:[^\n\\]|\\.)*)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<space>\s+)
  | (?P<string>(?:u8|[uUL])?R"(?P<raw>[^(\s]*)\(.*?\)(?P=raw)"|(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*"\w*)
  | (?P<char>(?:u8|[uUL])?'(?:[^'\\\n]|\\.)+')
  | (?P<number>\.?\d(?:'?[\w.]|(?<=[eEpP])[+-])*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<sign><=>|->\*|<<=|>>=|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|\#\#|.)
""", re.VERBOSE | re.DOTALL)

OPENING = {"(": ")", "[": "]", "{": "}"}
# What follows one of these words up to the end of its brackets is no expression of the running program.
UNEVALUATED = {"static_assert", "decltype", "noexcept", "alignas", "sizeof", "requires", "KYDAI_ASSERT"}
UP_TO_SEMICOLON = {"using", "typedef", "friend", "concept"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    line: int
    spaced: bool = False  # a space or the end of a line before it
    partner: int = -1  # of a bracket: where the other one is
    angle: bool = False  # a bracket of a template
    fixed: bool = False  # the compiler's, or nobody's: not to be changed
    function: str = ""
    in_body: bool = False
    in_constexpr_function: bool = False
    constant: int = -1  # in the value of a constexpr variable: the token `constexpr`


class Source:
    def __init__(self, text):
        self.text = text
        self.tokens = tokens_of(text)
        self.match_brackets()
        self.match_angles()
        self.find_functions()
        self.fix()
        self.makes = {}  # where `constexpr` of a function stands that makes constants: where theirs stand
        self.find_constants()

    def __getitem__(self, at):
        return self.tokens[at] if 0 <= at < len(self.tokens) else END

    def match_brackets(self):
        open_at = []
        for at, token in enumerate(self.tokens):
            if token.kind != "sign":
                continue
            if token.text in OPENING:
                open_at.append(at)
            elif token.text in (")", "]", "}") and open_at:
                self.pair(open_at.pop(), at)

    def pair(self, first, last):
        self.tokens[first].partner, self.tokens[last].partner = last, first

    def match_angles(self):
        for at, token in enumerate(self.tokens):
            if token.text != "<" or token.partner >= 0 or self[at - 1].text == "operator":
                continue
            if token.spaced and self[at - 1].text != "template":
                continue
            self.match_angle(at)

    def match_angle(self, first):
        at, inner = first, []
        while at < len(self.tokens):
            token = self.tokens[at]
            if token.text == "<" and (not token.spaced or at == first or self[at - 1].text == "template"):
                inner.append(at)
            elif token.text == ">" and not token.spaced:
                opened = inner.pop()
                self.pair(opened, at)
                self.tokens[opened].angle = token.angle = True
                if not inner:
                    return
            elif token.text == ">" or token.text in (")", "]", "}", ";"):
                return
            elif token.text in OPENING:
                at = token.partner
            at += 1

    def past(self, at, step):
        """The next place in that direction, past brackets that begin there."""
        token = self[at]
        return (token.partner if token.partner >= 0 and (token.partner - at) * step > 0 else at) + step

    def declaration_start(self, brace):
        at = brace - 1
        while at >= 0 and self[at].text not in (";", "{", "}", "public", "private", "protected"):
            at = self.past(at, -1)
        # A member that is initialised in braces before the body of a constructor: `m_rounds{rounds}`.
        if self[at].text == "}" and not self[self[at].partner].spaced:
            return self.declaration_start(self[at].partner)
        return at + 1

    def find_functions(self):
        for at, token in enumerate(self.tokens):
            if token.text != "{" or token.function or token.partner < 0:
                continue
            first = self.declaration_start(at)
            head = [self[each] for each in self.shallow(first, at)]
            words = [each.text for each in head]
            if "(" not in words or not token.spaced or self[at - 1].text in ("=", ",", "(", "{", "return"):
                continue
            name = self.name_in(head)
            for each in range(first, token.partner + 1):
                inner = self.tokens[each]
                inner.function = name
                inner.in_constexpr_function = "constexpr" in words or "consteval" in words
                inner.in_body = inner.in_body or each > at

    def shallow(self, first, end):
        """The places from `first`, without what stands in brackets."""
        places, at = [], first
        while at < end:
            places.append(at)
            at = self.past(at, 1)
        return places

    @staticmethod
    def name_in(head):
        """The last words before the first bracket: `History::before`."""
        at = next(at for at, token in enumerate(head) if token.text == "(")
        if any(token.text == "operator" for token in head[:at + 1]):
            first = next(at for at, token in enumerate(head) if token.text == "operator")
            return "operator" + "".join(token.text for token in head[first + 1:at])
        first = at - 1
        while first >= 2 and head[first - 1].text == "::":
            first -= 2
        return "".join(token.text for token in head[max(first, 0):at]) if first >= 0 else ""

    def fix_range(self, first, last):
        for at in range(first, min(last, len(self.tokens) - 1) + 1):
            self.tokens[at].fixed = True

    def fix(self):
        for at, token in enumerate(self.tokens):
            following = self[at + 1]
            if token.angle and token.text == "<":
                self.fix_range(at, token.partner)
            elif token.text == "reserve" and following.text == "(":  # says only how
                self.fix_range(at, following.partner)
            elif token.text in UNEVALUATED and following.text in OPENING:
                self.fix_range(at, following.partner)
            elif token.text == "if" and following.text == "constexpr":
                self.fix_range(at, self[at + 2].partner)
            elif token.text == "[" and following.text == "[":
                self.fix_range(at, token.partner)
            elif token.text in UP_TO_SEMICOLON:
                self.fix_range(at, self.find(at, (";",)))
            elif token.text in ("case", "default"):
                self.fix_range(at, self.find(at, (":", ";", ",", ")")))
            elif token.text == "enum":
                self.fix_range(at, self.find(at, ("{", ";")))
                brace = self.find(at, ("{", ";"))
                self.fix_range(at, max(brace, self[brace].partner))
            elif token.text == "consteval":
                self.fix_range(at, self.end_of_function(at))
            elif token.text == "operator":
                self.fix_range(at, at + 1)
            elif token.text == "=" and following.text in ("0", "default", "delete") and self[at + 2].text == ";" \
                    and self[at - 1].text in (")", "const", "noexcept", "override"):
                self.fix_range(at, at + 1)

    def find(self, at, texts):
        while at < len(self.tokens) and self.tokens[at].text not in texts:
            at = self.past(at, 1)
        return at

    def end_of_function(self, at):
        end = self.find(at, (";", "{"))
        return max(end, self[end].partner)

    def find_constants(self):
        for at, token in enumerate(self.tokens):
            if token.text != "constexpr" or self[at - 1].text == "if" or token.constant >= 0:
                continue
            first = self.find(at, ("=", "(", "{", ";"))
            if self[first].text not in ("=", "{"):
                continue
            for each in range(at, self.find(first, (";",))):
                self.tokens[each].constant = at
        for at, token in enumerate(self.tokens):
            if token.text == "constexpr" and token.constant < 0:
                self.find_maker(at)

    def find_maker(self, at):
        """A function that only makes constants of its file, `constexpr auto rows()`, is computed with them."""
        bracket = self.find(at, ("=", "(", "{", ";"))
        body = bracket + 2
        if self[bracket].text != "(" or self[bracket + 1].text != ")" or self[body].text != "{":
            return
        call = [self[bracket - 1].text, "(", ")"]
        made = sorted({token.constant for place, token in enumerate(self.tokens)
                       if token.constant >= 0 and [self[place + each].text for each in range(3)] == call})
        if made:
            self.makes[at] = made
            for each in range(at, self[body].partner):
                if self.tokens[each].constant < 0:
                    self.tokens[each].constant = at

    def static_asserts(self):
        """Those of the file itself, which stand at the beginning of a line."""
        return [at for at, token in enumerate(self.tokens)
                if token.text == "static_assert" and self.text[token.start - 1] == "\n"]

    def in_static_asserts(self):
        """The places between the brackets of those of the file and of functions."""
        return {each for at, token in enumerate(self.tokens) if token.text == "static_assert"
                for each in range(at + 1, self[at + 1].partner)}

    def words(self, first, end):
        return " ".join(token.text for token in self.tokens[first:end])


END = Token("end", "", 0, 0, 0)


def tokens_of(text):
    found, line, spaced, before, elsewhere = [], 1, True, 0, Elsewhere()
    for match in TOKEN.finditer(text):
        line += text.count("\n", before, match.start())
        before = match.start()
        kind = match.lastgroup if match.lastgroup != "raw" else "string"
        if kind == "directive":
            elsewhere.read(match.group())
        if kind in ("comment", "directive", "space") or elsewhere:
            spaced = True
            continue
        found.append(Token(kind, match.group(), match.start(), match.end(), line, spaced))
        spaced = False
    return split_closing(found)


class Elsewhere:
    """Whether what follows the directives read so far is compiled for another system only."""

    def __init__(self):
        self.branches = []  # of each #if: whether its system is another, and whether such a branch is read now

    def read(self, directive):
        word, _, condition = directive[1:].strip().partition(" ")
        if word in ("if", "ifdef", "ifndef"):
            other = "_WIN32" in condition
            self.branches.append((other, other and word == "ifdef"))
        elif word == "else":
            other, here = self.branches.pop()
            self.branches.append((other, other and not here))
        elif word == "endif":
            self.branches.pop()

    def __bool__(self):
        return any(here for _, here in self.branches)


def split_closing(tokens):
    """`>>` right after a name or bracket closes two templates; an operator has a space before it."""
    result = []
    for token in tokens:
        if token.text == ">>" and not token.spaced:
            for at in range(2):
                result.append(Token("sign", ">", token.start + at, token.start + at + 1, token.line))
        else:
            result.append(token)
    return result


def enumerators_of(source):
    """The names of each enumeration with a scope, by the name of the enumeration."""
    found = {}
    for at, token in enumerate(source.tokens):
        if token.text != "enum" or source[at + 1].text not in ("class", "struct"):
            continue
        brace = source.find(at, ("{", ";"))
        if source[brace].text != "{":
            continue
        names = [source[each].text for each in range(brace + 1, source[brace].partner)
                 if source[each].kind == "name" and source[each - 1].text in ("{", ",")]
        found.setdefault(source[at + 2].text, names)
    return found
