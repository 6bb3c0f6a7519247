/// What the tie-break tests share: reading the copies in tests/data, and one value of one participant.
#pragma once

#include "format/reader.h"
#include "tiebreak/registry.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <initializer_list>
#include <string>
#include <vector>

namespace kydai::tiebreak {

inline const std::filesystem::path kCopies = std::filesystem::path(KYDAI_TEST_DATA) / "tiebreak";

inline Section loadSection(const std::filesystem::path& path)
{
    auto file = format::readFile(path);
    EXPECT_TRUE(file.ok()) << path;
    return file.ok() ? file->sections.at(0) : Section{};
}

inline Section buchholzArticle()
{
    return loadSection(kCopies / "seeds" / "buchholz_2024.trf");
}

inline Standings standingsBy(const Section& section, const std::string& list,
                             TieBreakEdition edition = TieBreakEdition::E24)
{
    StandingsOptions options;
    auto codes = parseCodes(list);
    EXPECT_TRUE(codes.ok()) << list;
    if (codes.ok()) options.codes = *codes;
    options.edition = edition;
    auto standings = standingsOf(section, options);
    EXPECT_TRUE(standings.ok());
    return *standings;
}

/// The value of player (or team) `id` with its terms.
inline Value valueOf(const Section& section, const std::string& code, int id,
                     TieBreakEdition edition = TieBreakEdition::E24)
{
    const Standings standings = standingsBy(section, code, edition);
    const auto& ids = standings.competition->numbers;
    for (std::size_t p = 0; p < ids.size(); ++p) {
        if (ids[p] == id) return standings.columns.at(0).values.at(p);
    }
    ADD_FAILURE() << "nobody has the number " << id;
    return {};
}

/// "13.5", or empty when undefined.
inline std::string textOf(const Section& section, const std::string& code, int id,
                          TieBreakEdition edition = TieBreakEdition::E24)
{
    const Value value = valueOf(section, code, id, edition);
    return value.value ? value.value->toDecimal() : std::string();
}

/// One tie-break with each of its modifiers, alone and together.
inline std::vector<std::string> spellingsOf(const Definition& definition)
{
    const std::string name(definition.name);
    const Modifiers& has = definition.modifiers;
    std::vector<std::string> codes{name};
    const auto with = [&](bool may, std::initializer_list<const char*> endings) {
        for (const char* ending : endings) {
            if (may) codes.push_back(name + ending);
        }
    };
    with(has.cut, {"/C1", "/C2"});
    with(has.median, {"/M1", "/M2"});
    with(has.highest, {"/H1", "/C2/H1"});
    with(has.limit, {"/L+1", "/L40%"});
    with(has.forfeits, {"/P"});
    with(has.unplayed, {"/D"});
    with(has.plainCut, {"/C1/N"});
    with(has.swiss, {"/S"});
    with(has.fore, {"/F"});
    with(has.factor, {"/K3"});
    with(has.reverse, {"/R"});
    with(has.unrated, {"/U1400"});
    with(has.scale, {"/S2", "/S3"});
    with(has.score, {":GP", ":MP"});
    with(has.cut && has.unplayed && has.swiss, {"/C1/P/D/N/S"});
    return codes;
}

}  // namespace kydai::tiebreak
