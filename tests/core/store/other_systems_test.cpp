// Tournaments of the other systems go through every format as they came and check there as before; systems that are
// not paired here are kept by their code.
#include "core/store/store_fixture.h"
#include "format/coded_type.h"
#include "format/json.h"
#include "format/reader.h"
#include "format/trf_reader.h"
#include "format/trf_writer.h"
#include "pairing/check.h"
#include "support/player_id.h"
#include "support/shared_files.h"

namespace kydai::store {
namespace {

/// The event file keeps with each round by which rules it was paired; files of other formats tell it once.
Section withoutRulesOfRounds(Section section)
{
    for (Round& round : section.rounds) round.rules.reset();
    return section;
}

class OtherSystems : public StoreTest, public ::testing::WithParamInterface<const char*> {
protected:
    static Section throughTrf(const Section& section, format::TrfVersion version)
    {
        const auto written = format::writeTrf(section, {.version = version});
        EXPECT_TRUE(written.ok());
        const auto back = format::readTrf(written->text, "t.trf", {});
        EXPECT_TRUE(back.ok());
        return back->sections.front();
    }
    Section throughEventFile(const Section& section) const
    {
        std::filesystem::remove(file());
        {
            EventFile made = create();
            EXPECT_TRUE(fixture::apply(made, AddSection{{}, std::make_shared<const Section>(section)}, who()).ok());
        }
        return *open().event().sections.front().section;
    }
    static void expectTheSameSystem(const Section& section, const Section& other, const char* how)
    {
        EXPECT_EQ(other.rules.pairingSystem, section.rules.pairingSystem) << how;
        EXPECT_EQ(other.rules.systemCode, section.rules.systemCode) << how;
        EXPECT_EQ(format::codedTypeOf(other), section.info.codedType) << how;
    }
};

TEST_P(OtherSystems, AreKeptInEveryFormat)
{
    const auto files = fixture::sharedFiles(std::string("systems/") + GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no shared data: systems/" << GetParam();
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto read = format::readFile(path);
        ASSERT_TRUE(read.ok());
        const Section& section = read->sections.front();
        ASSERT_NE(section.rules.pairingSystem, PairingSystem::Other);
        const Section through = throughTrf(section, format::TrfVersion::Trf26);
        expectTheSameSystem(section, through, "TRF26");
        EXPECT_EQ(pairing::checkPairings(through).equal(), section.roundsPaired());
        expectTheSameSystem(section, throughTrf(section, format::TrfVersion::Trf16), "TRF16");
        const auto json = format::readJson(format::writeJson({section}), "t.json");
        ASSERT_TRUE(json.ok());
        EXPECT_EQ(json->sections.front(), section);
    }
    RecordProperty("files", static_cast<int>(files.size()));
}

TEST_P(OtherSystems, AreKeptInAnEventFile)
{
    const auto files = fixture::sharedFiles(std::string("systems/") + GetParam() + "/small", ".trf");
    if (files.empty()) GTEST_SKIP() << "no shared data: systems/" << GetParam();
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto read = format::readFile(path);
        ASSERT_TRUE(read.ok());
        const Section kept = throughEventFile(read->sections.front());
        EXPECT_EQ(withoutRulesOfRounds(kept), read->sections.front());
        for (const Round& round : kept.rounds) EXPECT_EQ(round.rules->pairingSystem, kept.rules.pairingSystem);
        expectTheSameSystem(read->sections.front(), kept, "event file");
    }
}

INSTANTIATE_TEST_SUITE_P(Shared, OtherSystems, ::testing::Values("burstein", "dubov", "team"));

TEST(OtherSystem, IsAnyCodeThatNamesNoneOfOurs)
{
    for (const char* code : {"FIDE_DUBOV_2026", "FIDE_DUTCH_2031", "CUSTOM_LIM", "BERGER_ROUNDROBIN_G99", "KNOCKOUT",
                             "FIDE_DOUBLESWISS_BAKU", "something new"}) {
        Section section;
        section.info.codedType = code;
        format::applyCodedType(section);
        EXPECT_EQ(section.rules.pairingSystem, PairingSystem::Other) << code;
        EXPECT_EQ(format::codedTypeOf(section), code);
    }
}

using RulesOfRounds = StoreTest;

/// A published round keeps its rules through a change of them, in the file and in a report made of it.
TEST_F(RulesOfRounds, SurviveAChangeOfRulesInTheFileAndInTrf26)
{
    EventFile file = withSection(8, 3, false);
    const SectionId id = file.event().sections[0].id;
    EditRules change{id, file.event().sections[0].section->rules};
    const PairingRules before = change.rules;
    change.rules.pairingEdition = PairingEdition::E2017;
    change.rules.points = PointSystem::of(Points{30}, Points{10}, Points{0});
    change.rules.initialColour = Colour::Black;
    change.rules.scheduledRounds = 11;
    change.rules.prohibited = {{1, 9, {playerId(1), playerId(2)}}};
    change.rules.virtualPoints = {{playerId(3), 2, Points{10}}};
    ASSERT_TRUE(fixture::apply(file, change, who(1)).ok());
    const Section changed = *file.event().sections[0].section;
    for (RoundNumber round = 1; round <= 3; ++round) {
        EXPECT_EQ(changed.rulesOf(round), rulesKeptBy(before, round));
        EXPECT_FALSE(isUnderItsRules(changed, round));
    }
    const auto written = format::writeTrf(changed, {});
    ASSERT_TRUE(written.ok());
    EXPECT_NE(written->text.find("### Paired under 192 FIDE_DUTCH"), std::string::npos) << written->text;
    const auto back = format::readTrf(written->text, "t.trf", {});
    ASSERT_TRUE(back.ok());
    for (RoundNumber round = 1; round <= 3; ++round)
        EXPECT_EQ(back->sections[0].rulesOf(round), changed.rulesOf(round));
    ASSERT_TRUE(file.undo(who(2)).ok());
    EXPECT_TRUE(isUnderItsRules(*file.event().sections[0].section, 1));
    EXPECT_EQ(format::writeTrf(*file.event().sections[0].section, {})->text.find("Paired under"), std::string::npos);
}

}  // namespace
}  // namespace kydai::store
