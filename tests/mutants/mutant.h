/// What the mutated copies of the sources call (packaging/mutants makes them in the build tree, and every file of that
/// build includes this one first). KYDAI_MUTANT names the one mutant that is on; which were reached is kept, so that a
/// mutant runs only against tests that come by it. Nothing of the program itself includes this.
#pragma once

#include <compare>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <type_traits>
#include <unistd.h>
#include <utility>

namespace mutant {

inline constexpr int kMost = 1 << 14;
/// In the file that KYDAI_REACHED names, so that programs which a test starts mark what they reach as well.
inline unsigned char* const g_reached = [] {
    static unsigned char alone[kMost] = {};
    const char* path = std::getenv("KYDAI_REACHED");
    const int file = path ? ::open(path, O_RDWR) : -1;
    if (file < 0) return alone;
    void* const shared = ::mmap(nullptr, kMost, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    return shared == MAP_FAILED ? alone : static_cast<unsigned char*>(shared);
}();
inline const int g_on = [] {
    const char* number = std::getenv("KYDAI_MUTANT");
    return number ? std::atoi(number) : 0;
}();

/// Whether mutant `n` is on. Not constexpr, so that a constant that asks is computed when the program runs.
inline bool late(int n)
{
    g_reached[n] = 1;
    return g_on == n;
}
/// The same where the compiler may compute as well; then nothing is mutated.
constexpr bool at(int n)
{
    return !std::is_constant_evaluated() && late(n);
}

template <class A>
inline constexpr bool kIsOrdering = std::is_same_v<A, std::strong_ordering> || std::is_same_v<A, std::weak_ordering> ||
                                    std::is_same_v<A, std::partial_ordering>;

// An operator as a type, so that its operands can stay where they are. An ordering is compared with a literal 0 only.
#define KYDAI_OPERATOR(Name, sign)                                                                            \
    struct Name {                                                                                             \
        template <class A, class B>                                                                           \
        static constexpr auto call(const A& a, const B& b) requires(kIsOrdering<A> || requires { a sign b; }) \
        {                                                                                                     \
            if constexpr (kIsOrdering<A>)                                                                     \
                return a sign 0;                                                                              \
            else                                                                                              \
                return a sign b;                                                                              \
        }                                                                                                     \
    }
#define KYDAI_ARITHMETIC(Name, sign)                                         \
    struct Name {                                                            \
        template <class A, class B>                                          \
        static constexpr auto call(const A& a, const B& b) requires requires \
        {                                                                    \
            a sign b;                                                        \
        }                                                                    \
        {                                                                    \
            return a sign b;                                                 \
        }                                                                    \
    }
KYDAI_OPERATOR(Less, <);
KYDAI_OPERATOR(LessEqual, <=);
KYDAI_OPERATOR(Greater, >);
KYDAI_OPERATOR(GreaterEqual, >=);
KYDAI_OPERATOR(Equal, ==);
KYDAI_OPERATOR(NotEqual, !=);
KYDAI_ARITHMETIC(Plus, +);
KYDAI_ARITHMETIC(Minus, -);
KYDAI_ARITHMETIC(Times, *);
KYDAI_ARITHMETIC(Over, /);
KYDAI_ARITHMETIC(Modulo, %);
KYDAI_ARITHMETIC(ShiftLeft, <<);
KYDAI_ARITHMETIC(ShiftRight, >>);
KYDAI_ARITHMETIC(BitAnd, &);
KYDAI_ARITHMETIC(BitOr, |);
KYDAI_ARITHMETIC(BitXor, ^);
#undef KYDAI_OPERATOR
#undef KYDAI_ARITHMETIC
struct Compare {
    template <class A, class B>
    static constexpr auto call(const A& a, const B& b)
    {
        return a <=> b;
    }
};
struct CompareReversed {
    template <class A, class B>
    static constexpr auto call(const A& a, const B& b)
    {
        return b <=> a;
    }
};
/// Of two texts that can be added but not subtracted: the first alone.
struct FirstAlone {
    template <class A, class B>
    static constexpr auto call(const A& a, const B& /*b*/)
    {
        return a;
    }
};

/// `a < Infix<Less, LessEqual>{on} < b`: between two operators of one precedence nothing needs brackets.
template <class Usual, class Other>
struct Infix {
    bool on;
};
template <class A, class Usual, class Other>
struct Begun {
    const A& a;
    bool on;

    template <class B>
    constexpr auto finish(const B& b) const
    {
        using Result = decltype(Usual::call(a, b));
        return on ? static_cast<Result>(Other::call(a, b)) : Usual::call(a, b);
    }
};
#define KYDAI_INFIX(sign)                                                         \
    template <class A, class Usual, class Other>                                  \
    constexpr auto operator sign(const A& a, Infix<Usual, Other> infix)           \
    {                                                                             \
        return Begun<A, Usual, Other>{a, infix.on};                               \
    }                                                                             \
    template <class A, class Usual, class Other, class B>                         \
    constexpr auto operator sign(const Begun<A, Usual, Other>& begun, const B& b) \
    {                                                                             \
        return begun.finish(b);                                                   \
    }
KYDAI_INFIX(<)
KYDAI_INFIX(<=)
KYDAI_INFIX(>)
KYDAI_INFIX(>=)
KYDAI_INFIX(==)
KYDAI_INFIX(!=)
KYDAI_INFIX(<=>)
KYDAI_INFIX(+)
KYDAI_INFIX(-)
KYDAI_INFIX(*)
KYDAI_INFIX(/)
KYDAI_INFIX(%)
KYDAI_INFIX(<<)
KYDAI_INFIX(>>)
KYDAI_INFIX(&)
KYDAI_INFIX(|)
KYDAI_INFIX(^)
#undef KYDAI_INFIX

/// `Not{on} ->* x` has the precedence of `!x`.
struct Not {
    bool on;
};
template <class A>
constexpr bool operator->*(Not sign, const A& a)
{
    return sign.on ? static_cast<bool>(a) : !a;
}
struct Negative {
    bool on;
};
template <class A>
constexpr auto operator->*(Negative sign, const A& a)
{
    return sign.on ? static_cast<decltype(-a)>(a) : -a;
}
struct Up {
    bool on;
};
template <class A>
constexpr A& operator->*(Up sign, A& a)
{
    return sign.on ? --a : ++a;
}
struct Down {
    bool on;
};
template <class A>
constexpr A& operator->*(Down sign, A& a)
{
    return sign.on ? ++a : --a;
}

/// `a ->* Into{on} += b`: another assignment, or none.
struct Into {
    bool on;
};
template <class A>
struct Target {
    A&& a;
    bool on;

    template <class B = std::remove_cvref_t<A>>
    constexpr decltype(auto) operator=(B&& b)
    {
        if (!on) a = std::forward<B>(b);
        return (a);
    }
#define KYDAI_ASSIGNMENT(sign, other)                  \
    template <class B>                                 \
    constexpr decltype(auto) operator sign(const B& b) \
    {                                                  \
        if constexpr (requires { a other b; }) {       \
            if (on)                                    \
                a other b;                             \
            else                                       \
                a sign b;                              \
        } else {                                       \
            if (!on) a sign b;                         \
        }                                              \
        return (a);                                    \
    }
    KYDAI_ASSIGNMENT(+=, -=)
    KYDAI_ASSIGNMENT(-=, +=)
    KYDAI_ASSIGNMENT(*=, /=)
    KYDAI_ASSIGNMENT(/=, *=)
    KYDAI_ASSIGNMENT(%=, /=)
    KYDAI_ASSIGNMENT(|=, &=)
    KYDAI_ASSIGNMENT(&=, |=)
    KYDAI_ASSIGNMENT(^=, |=)
    KYDAI_ASSIGNMENT(<<=, >>=)
    KYDAI_ASSIGNMENT(>>=, <<=)
#undef KYDAI_ASSIGNMENT
};
template <class A>
constexpr Target<A> operator->*(A&& a, Into into)
{
    return {std::forward<A>(a), into.on};
}

/// A condition, or its opposite.
template <class A>
constexpr bool flip(bool on, const A& a)
{
    return on != static_cast<bool>(a);
}

/// One constant or another of its type.
template <class T>
constexpr T pick(bool on, T usual, std::type_identity_t<T> other)
{
    return on ? other : usual;
}

/// What is said, or the usual value of its type.
template <class T>
constexpr std::decay_t<T> said(bool on, T&& value)
{
    if (on) return {};
    return std::forward<T>(value);
}
constexpr const char* said(bool on, const char* text)
{
    return on ? "" : text;
}

/// An empty value of the type of a call, for where it is not made. Asked by `on ? nothing<decltype(call)>() : call`, so
/// that what the call is given lives as long as it does without a mutant.
template <class T>
T nothing()
{
    if constexpr (std::is_reference_v<T>) {
        static std::remove_cvref_t<T> empty{};
        return static_cast<T>(empty);
    } else if constexpr (!std::is_void_v<T>) {
        return T{};
    }
}

/// What was a static_assert: a program with a mutant that it refuses does not start.
inline bool asserted(bool condition, const char* /*reason*/ = "")
{
    if (!condition) std::abort();
    return condition;
}

/// A member of a row, or the first of the others that has its type.
template <class M, class Owner, class... Others>
constexpr M Owner::*member(bool on, M Owner::*usual, Others... others)
{
    static_assert((std::is_same_v<Others, M Owner::*> || ...), "no other member has this type");
    if (!on) return usual;
    M Owner::*other = usual;
    const auto take = [&](auto each) {
        if constexpr (std::is_same_v<decltype(each), M Owner::*>) other = other == usual ? each : other;
    };
    (take(others), ...);
    return other;
}

}  // namespace mutant
