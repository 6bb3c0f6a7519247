"""What can be changed in a file: every operator, constant, condition and call, and every row of a member table, each with
each of its changes. Nothing is chosen here. Left out is what no run can tell: assertions, which hold in every run; moves
and reservations, which only say how; and texts, which golden files hold."""

import re
from dataclasses import dataclass, field

# operator: what stands for it, and for what it is changed into
INFIX = {
    "<": ("Less", ["LessEqual <=", "GreaterEqual >="]),
    "<=": ("LessEqual", ["Less <", "Greater >"]),
    ">": ("Greater", ["GreaterEqual >=", "LessEqual <="]),
    ">=": ("GreaterEqual", ["Greater >", "Less <"]),
    "==": ("Equal", ["NotEqual !="]),
    "!=": ("NotEqual", ["Equal =="]),
    "<=>": ("Compare", ["CompareReversed <=> turned round"]),
    "+": ("Plus", ["Minus -"]),
    "-": ("Minus", ["Plus +"]),
    "*": ("Times", ["Over /"]),
    "/": ("Over", ["Times *"]),
    "%": ("Modulo", ["Times *"]),
    "<<": ("ShiftLeft", ["ShiftRight >>"]),
    ">>": ("ShiftRight", ["ShiftLeft <<"]),
    "&": ("BitAnd", ["BitOr |"]),
    "|": ("BitOr", ["BitAnd &"]),
    "^": ("BitXor", ["BitOr |"]),
}
ASSIGNMENTS = {"=": "not done", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "%=": "/=", "|=": "&=", "&=": "|=",
               "^=": "|=", "<<=": ">>=", ">>=": "<<="}
OTHER_CALL = {"min": "max", "max": "min", "front": "back", "back": "front", "any_of": "all_of", "all_of": "any_of",
              "none_of": "any_of", "lower_bound": "upper_bound", "upper_bound": "lower_bound", "floor": "ceil",
              "ceil": "floor"}
NO_CALL = {"if", "for", "while", "switch", "return", "catch", "sizeof", "decltype", "move", "forward", "reserve", "as_const",
           "noexcept", "static_cast", "dynamic_cast", "const_cast", "reinterpret_cast", "void", "bool", "int", "char",
           "double", "float", "unsigned", "long", "throw", "requires", "alignas", "defined", "swap_ranges"}
BEFORE_EXPRESSION = {"return", "case", "else", "do", "throw", "co_return", "and", "or", "not"}
ENDS = {",", ";", "(", "[", "{", "?", ":"}
ASSIGNING = set(ASSIGNMENTS)
UNARY_BEFORE = {"!", "-", "*", "&", "~", "+", "++", "--"}


@dataclass
class Edit:
    """Text put before `start` and after `end`; or in the place of what is between."""
    start: int
    end: int
    prefix: str
    suffix: str = ""
    replaces: bool = False


@dataclass
class Candidate:
    kind: str
    line: int
    last_line: int
    function: str
    shown: str  # the line with the change in ⟦…⟧
    edits: list = field(default_factory=list)  # "SWITCH" stands for the question whether the mutant is on
    path: str = ""
    room: str = ""
    first_line: int = 0  # where its edits begin, for a call behind others on lines of their own
    constant: int = -1  # where `constexpr` stands that becomes `const`
    late: bool = False

    @property
    def key(self):
        return f"{self.path} | {self.function} | {self.shown}"


def candidates_of(source, enumerators):
    """All candidates of a file in their order."""
    found = Finder(source, enumerators).all()
    seen = {}
    for each in found:  # the same change twice in a function
        name = (each.function, each.shown)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 1:
            each.shown += f" #{seen[name]}"
    return found


class Finder:
    def __init__(self, source, enumerators):
        self.source = source
        self.enumerators = enumerators
        self.found = []

    def all(self):
        for at, token in enumerate(self.source.tokens):
            if token.fixed or token.angle:
                continue
            if token.kind == "sign":
                self.sign(at, token)
            elif token.kind == "number":
                self.number(at, token)
            elif token.kind == "char":
                self.add("constant", at, at, f"static_cast<char>({token.text} + 1)", [self.picked(at, at)])
            elif token.kind == "name":
                self.name(at, token)
        return self.found

    # --- what a token can become

    def sign(self, at, token):
        text = token.text
        following = self.source[at + 1]
        infix = token.spaced and following.spaced
        if text in INFIX and infix:
            usual, others = INFIX[text]
            for other in others:
                name, sign = other.split(" ", 1)
                self.infix(at, usual, name, sign)
            if text == "+":
                self.infix(at, usual, "FirstAlone", "and nothing")
        elif text in ("&&", "||") and infix:
            self.logic(at, text)
        elif text in ("!", "-") and not following.spaced and self.begins_operand(at):
            self.unary(at, "Not" if text == "!" else "Negative", "")
        elif text in ("++", "--") and not following.spaced and self.begins_operand(at):
            self.unary(at, "Up" if text == "++" else "Down", "--" if text == "++" else "++")
        elif text in ASSIGNING and infix:
            self.assignment(at, text)
        elif text == "?":
            self.choice(at)
        elif text == "." and self.source[at - 1].text in ("{", ",") and self.source[at + 2].text == "=":
            self.unsaid(at)
        elif text == "&" and self.source.words(at - 1, at) == ",":
            self.member(at)

    def number(self, at, token):
        text = token.text
        if re.fullmatch(r"[\d']+[uUlLzZ]*|0[xXbB][\da-fA-F']+[uUlL]*", text):
            value = int(re.sub(r"[uUlLzZ']", "", text) if not text[:2].lower() == "0x" else re.sub(r"[uUlL']", "", text), 0) \
                if text not in ("0U", "00") and not re.fullmatch(r"0\d+", text) else 0
            self.add("constant", at, at, f"{text} + 1", [self.picked(at, at)])
            if value > 0:
                self.add("constant", at, at, f"{text} - 1", [self.picked(at, at)])
        elif re.fullmatch(r"[\d'.]+(?:[eE][-+]?\d+)?[fF]?", text):
            self.add("constant", at, at, f"{text} + 1", [self.picked(at, at)])

    def name(self, at, token):
        source, text = self.source, token.text
        following = source[at + 1]
        if text in ("true", "false"):
            other = "false" if text == "true" else "true"
            self.add("constant", at, at, other, [self.picked(at, at)])
        elif text in ("if", "while") and following.text == "(":
            self.condition(at + 1)
        elif text == "for" and following.text == "(":
            self.for_condition(at + 1)
        elif text in self.enumerators and following.text == "::" and source[at + 2].text in self.enumerators[text] \
                and source[at + 3].text not in ("::", "("):
            self.enumerator(at, self.enumerators[text])
        elif token.in_body and text not in NO_CALL:
            self.any_call(at)

    # --- operators

    def infix(self, at, usual, other, sign):
        text = self.source[at].text
        self.add("operator", at, at, sign,
                 [self.instead(at, f"{text} mutant::Infix<mutant::{usual}, mutant::{other}>{{SWITCH}} {text}")])

    def logic(self, at, text):
        first, last = self.operand_before(at, text), self.operand_after(at, text)
        if first is None:
            return
        self.add("operator", at, at, "||" if text == "&&" else "&&",
                 [self.around(first, last, "mutant::flip(SWITCH, ", ")"),
                  self.around(first, at - 1, "mutant::flip(SWITCH, ", ")"),
                  self.around(at + 1, last, "mutant::flip(SWITCH, ", ")")], last)

    def unary(self, at, name, sign):
        self.add("operator", at, at, sign, [self.instead(at, f"mutant::{name}{{SWITCH}} ->* ")])

    def assignment(self, at, text):
        if self.source[at - 2].text == "." and self.source[at - 3].text in ("{", ","):
            return  # `.guard = …` of a row: see unsaid
        first = self.chain_start(at - 1)
        before = self.source[first - 1]
        if before.text == "*" and not self.source[first].spaced:
            before = self.source[first - 2]
        begins = before.text in (";", "{", "}", ")", "else") or (before.text == ":" and self.source[first - 2].text != "?")
        if first is None or not begins or not self.source[at].in_body or self.source[first].text in (".", "["):
            return
        if text == "=" and self.source[at + 1].text == "{":
            return
        self.add("operator", at, at, ASSIGNMENTS[text], [self.instead(at, f"->* mutant::Into{{SWITCH}} {text}")])

    def choice(self, at):
        first = self.operand_before(at, "?")
        if first is not None:
            self.add("condition", first, at - 1, f"!({self.source.words(first, at)})",
                     [self.around(first, at - 1, "mutant::flip(SWITCH, ", ")")])

    # --- conditions

    def condition(self, bracket):
        self.flip_between(bracket + 1, self.source[bracket].partner)

    def for_condition(self, bracket):
        end = self.source[bracket].partner
        semicolons = [at for at in self.source.shallow(bracket + 1, end) if self.source[at].text == ";"]
        if len(semicolons) == 2 and semicolons[1] > semicolons[0] + 1:
            self.flip_between(semicolons[0] + 1, semicolons[1])

    def flip_between(self, first, end):
        shallow = self.source.shallow(first, end)
        for at in shallow:
            if self.source[at].text == ";":
                first = at + 1
        if any(self.source[at].text == "=" for at in shallow if at >= first):
            return
        self.add("condition", first, end - 1, f"!({self.source.words(first, end)})",
                 [self.around(first, end - 1, "mutant::flip(SWITCH, ", ")")])

    # --- constants and rows

    def enumerator(self, at, names):
        source = self.source
        here = names.index(source[at + 2].text)
        first = at
        while source[first - 1].text == "::" and source[first - 2].kind == "name":
            first -= 2
        scope = source.words(first, at + 1).replace(" ", "")
        for other in dict.fromkeys((names[(here + 1) % len(names)], names[here - 1])):
            if other != source[at + 2].text:
                self.add("constant", at + 2, at + 2, other,
                         [self.around(first, at + 2, "mutant::pick(SWITCH, ", f", {scope}::{other})")])

    def unsaid(self, at):
        """`.guard = Guard::Lots` becomes the usual value."""
        last = at + 3
        while self.source[last].text not in (",", "}", ""):
            last = self.source.past(last, 1)
        if self.source[at + 3].text != "{":
            self.add("row", at, last - 1, f"{self.source[at + 1].text} not said",
                     [self.around(at + 3, last - 1, "mutant::said(SWITCH, ", ")")])

    def member(self, at):
        """`&Player::rating` of a row becomes another member of its type."""
        source = self.source
        if source[at + 1].spaced or source[at + 2].text != "::" or source[at + 4].text != ")" or source[at].function != "describe":
            return
        own = source.words(at, at + 4).replace(" ", "")
        owner = source[at + 1].text
        others = [source.words(each, each + 4).replace(" ", "") for each in range(len(source.tokens))
                  if source[each].text == "&" and source[each + 1].text == owner and source[each + 2].text == "::"]
        here = others.index(own)
        others = others[here + 1:] + others[:here]
        if others:
            self.add("row", at, at + 3, "another member of its type",
                     [self.around(at, at + 3, "mutant::member(SWITCH, ", ", " + ", ".join(others) + ")")])

    # --- calls

    def any_call(self, at):
        source = self.source
        bracket = at + 1
        if source[bracket].text == "<" and source[bracket].angle:
            bracket = source[bracket].partner + 1
        if source[bracket].text != "(" or source[bracket].spaced or source[at - 1].text == "~":
            return
        end = source[bracket].partner
        first = self.chain_start(end)
        before = source[first - 1]
        if source[first].kind != "name" and source[first].text not in ("(", "*", "::"):
            return
        # What follows a name or a type declares: `History history(id);`
        if (before.kind == "name" and before.text not in BEFORE_EXPRESSION) or before.angle or before.text == "~":
            return
        if before.text in ("&", "*", "&&") and not source[first].spaced:
            if source[first - 2].kind == "name" or source[first - 2].angle:
                return
        if source[end + 1].text in ("{", "->") and source[end + 1].text == "{" and not source[first - 1].text == "(":
            return
        self.one_call(at, bracket, first, end)

    def one_call(self, at, bracket, first, end):
        source = self.source
        name = source[at].text
        if end > bracket + 1 or not name[0].isupper():  # an empty value of a type is one already
            self.add("call", at, end, f"{name}(…) not called",
                     [self.around(first, end, f"(SWITCH ? mutant::nothing<decltype({source.words(first, end + 1)})>() : ", ")")])
        commas = [each for each in source.shallow(bracket + 1, end) if source[each].text == ","]
        if len(commas) == 1:
            left, right = source.words(bracket + 1, commas[0]), source.words(commas[0] + 1, end)
            if left != right and name not in ("min", "max"):  # it makes no difference to these
                other = f"{source.words(first, bracket + 1)} {right} , {left} )"
                self.add("call", at, end, f"{name}(…) with its two values exchanged",
                         [self.around(first, end, f"(SWITCH ? {other} : ", ")")])
        if name in OTHER_CALL:
            other = f"{source.words(first, at)} {OTHER_CALL[name]} {source.words(at + 1, end + 1)}"
            self.add("call", at, at, OTHER_CALL[name], [self.around(first, end, f"(SWITCH ? {other} : ", ")")])

    # --- where operands begin and end

    def begins_operand(self, at):
        before = self.source[at - 1]
        if before.text in UNARY_BEFORE and not self.source[at].spaced:
            return False
        if before.kind in ("number", "string", "char") or (before.kind == "name" and before.text not in BEFORE_EXPRESSION):
            return False
        return before.text not in (")", "]", "}") or self.source[at].spaced

    def chain_start(self, at):
        """Where `a.b(c)->d[e]` begins that ends at `at`."""
        source = self.source
        while True:
            token = source[at]
            if token.text in (")", "]", "}") or (token.angle and token.text == ">"):
                at = token.partner - 1
                if source[at].kind == "name" and source[at + 1].text in ("(", "[", "{", "<") and source[at].text not in NO_CALL \
                        or source[at].text in (")", "]") or (source[at].angle and source[at].text == ">"):
                    if not source[at + 1].spaced:
                        continue
                if source[at].text in ("static_cast", "const_cast", "dynamic_cast", "int", "double", "bool", "char") \
                        and not source[at + 1].spaced:
                    continue
                at += 1
            if source[at - 1].text in (".", "->", "::") and not source[at - 1].spaced:
                if source[at - 1].text == "::" and source[at - 2].kind != "name" and not source[at - 2].angle:
                    return at - 1
                at -= 2
                continue
            if source[at - 1].text in (".", "->"):  # on a line of its own
                at -= 2
                continue
            return at

    def operand_before(self, at, operator):
        source = self.source
        place = at - 1
        while place >= 0:
            token = source[place]
            if token.text in ENDS or (token.text in ASSIGNING and token.spaced) or token.text in BEFORE_EXPRESSION:
                break
            if token.text == "||" and operator == "&&" and token.spaced:
                break
            if token.fixed and token.text in ("requires", "constexpr"):
                return None
            place = source.past(place, -1)
        return place + 1

    def operand_after(self, at, operator):
        source = self.source
        place = at + 1
        while source[place].text not in (",", ";", ")", "]", "}", "?", ":", ""):
            if source[place].text == "||" or (source[place].text == "&&" and operator == "&&"):
                break
            place = source.past(place, 1)
        return place - 1

    # --- edits

    def instead(self, at, text):
        return Edit(self.source[at].start, self.source[at].end, text, "", True)

    def around(self, first, last, prefix, suffix):
        return Edit(self.source[first].start, self.source[last].end, prefix, suffix)

    def picked(self, first, last):
        return self.around(first, last, "mutant::pick(SWITCH, ", ", OTHER)")

    def add(self, kind, first, last, other, edits, reaches=None):
        source = self.source
        begin, end = source[first], source[last]
        token = begin
        for edit in edits:
            edit.suffix = edit.suffix.replace("OTHER", other)
        lines = source.text
        line_start = lines.rfind("\n", 0, begin.start) + 1
        line_end = lines.find("\n", end.end)
        shown = (lines[line_start:begin.start] + "⟦" + lines[begin.start:end.end] + " → " + other + "⟧"
                 + lines[end.end:line_end if line_end >= 0 else len(lines)])
        last_line = max(source[each].line for each in (first, last, reaches if reaches is not None else last))
        first_line = source.text.count("\n", 0, min(edit.start for edit in edits)) + 1
        late = token.constant >= 0 or (token.in_body and not token.in_constexpr_function)
        self.found.append(Candidate(kind, begin.line, last_line, token.function, " ".join(shown.split()), edits,
                                    first_line=first_line, constant=token.constant, late=late))


def mutated(source, numbered):
    """The text with the mutants in it, each under its number."""
    edits, constants = [], set()
    for number, candidate in numbered:
        switch = f"mutant::{'late' if candidate.late else 'at'}({number})"
        for edit in candidate.edits:
            edits.append((edit, edit.prefix.replace("SWITCH", switch), edit.suffix))
        if candidate.constant >= 0:
            constants |= {candidate.constant, *source.makes.get(candidate.constant, ())}
    for at in constants:
        token = source[at]
        edits.append((Edit(token.start, token.end, "", "", True), "const", ""))
    for at in source.static_asserts() if constants else ():  # of what the compiler does not know any more
        token = source[at]
        name = f"kAsserted{at}Of{len(source.text)}"
        edits.append((Edit(token.start, token.end, "", "", True), f"const bool {name} = mutant::asserted", ""))
    text = source.text
    before, after, instead = {}, {}, {}
    for edit, prefix, suffix in edits:
        if edit.replaces:
            instead[edit.start] = (edit.end, prefix)
        else:
            before.setdefault(edit.start, []).append((-edit.end, prefix))
            after.setdefault(edit.end, []).append((-edit.start, suffix))
    parts, at = [], 0
    for place in sorted({*before, *after, *instead}):
        parts.append(text[at:place])
        at = place
        parts += [suffix for _, suffix in sorted(after.get(place, []), key=lambda each: each[0])]
        parts += [prefix for _, prefix in sorted(before.get(place, []), key=lambda each: each[0])]
        if place in instead:
            at, prefix = instead[place]
            parts.append(prefix)
    parts.append(text[at:])
    return "".join(parts)
