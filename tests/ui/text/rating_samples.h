// Values that make sense in sentences on ratings, by the argument's name.
#pragma once

#include "explain/explanation.h"

#include <map>
#include <string>

namespace kydai::text {

inline const std::map<std::string, Value>& ratingSamples()
{
    static const std::map<std::string, Value> kSamples = {
        {"acceleration", Real{0.927, 3}},
        {"after", Real{2010}},
        {"average", Real{1872.43, 2}},
        {"balance", Real{2, 0, true}},
        {"base", Real{16.82, 2}},
        {"before", Real{1994}},
        {"bonus", Real{41.32, 2, true}},
        {"born", Real{2010}},
        {"brake", Real{1, 2}},
        {"change", Real{16.4, 2, true}},
        {"d", Real{231.7, 1}},
        {"delta", Real{-0.4839, 4, true}},
        {"development", Real{16}},
        {"deviation", Real{50, 1}},
        {"difference", Real{0.82, 2, true}},
        {"dp", Real{50, 0, true}},
        {"dsquared", Real{53685.7, 1}},
        {"edition", Code{"2025-10"}},
        {"effective", Real{9.0298, 4}},
        {"elo", Real{1825, 1}},
        {"expected", Real{3.68, 2}},
        {"first", Real{1634}},
        {"floor", Real{1400}},
        {"full", Real{30}},
        {"gain", Real{61.32, 2, true}},
        {"games", Real{7}},
        {"grade", Real{150}},
        {"groups", Real{2}},
        {"high", Real{1761}},
        {"imagined", Real{1800}},
        {"index", Real{6}},
        {"k", Real{20}},
        {"limited", Real{17}},
        {"listed", Real{1502}},
        {"low", Real{1167}},
        {"maximum", Real{2200}},
        {"mean", Real{1500}},
        {"minimum", Real{1000}},
        {"needed", Real{5}},
        {"offset", Real{43}},
        {"outcome", Outcome::Win},
        {"p", Real{0.57, 2}},
        {"padding", Real{2300}},
        {"percent", Real{63.64, 2}},
        {"performance", Real{1922}},
        {"prior", Real{6}},
        {"product", Real{720}},
        {"rating", Real{1881}},
        {"rounded", Real{16, 0, true}},
        {"score", Points{45}},
        {"share", Real{0.6364, 4}},
        {"shift", Real{-12.4, 1, true}},
        {"shown", Real{106}},
        {"slope", Real{850}},
        {"source", Word{"rating_source.list"}},
        {"standing", Word{"standing.official"}},
        {"start", Real{500}},
        {"sum", Real{9507}},
        {"system", Code{"FIDE"}},
        {"target", Real{4, 2}},
        {"tau", Real{0.5, 2}},
        {"term", Real{0.32, 2, true}},
        {"threshold", Real{10}},
        {"v", Real{1.779, 4}},
        {"weight", Real{0.7242, 4}},
        {"year", Real{2026}},
    };
    return kSamples;
}

}  // namespace kydai::text
