// What each record of lists and texts says before anybody has filled it, as it was when it was last read.
#include "support/records_golden.h"

#include "tables/event_lists.h"
#include "tables/list.h"
#include "tables/norm_lists.h"
#include "tables/provisional.h"
#include "tables/value.h"
#include "text/checked_name.h"
#include "text/journal_text.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

using fixture::Records;

TEST(ListRecordsGolden, OfTables)
{
    Records records("tables");
    records.add<tables::CalledUp>("tables::CalledUp");
    records.add<tables::Column>("tables::Column");
    records.add<tables::Group>("tables::Group");
    records.add<tables::Width>("tables::Width");
    records.add<tables::TitleClaim>("tables::TitleClaim");
    records.add<tables::MissingInRound>("tables::MissingInRound");
    records.add<tables::BoardResult>("tables::BoardResult");
    records.add<tables::ByeResult>("tables::ByeResult");
    records.add<tables::ListPlace>("tables::ListPlace");
    records.add<tables::Person>("tables::Person");
    records.add<tables::RoundCell>("tables::RoundCell");
    records.compare();
}

TEST(ListRecordsGolden, OfText)
{
    Records records("text");
    records.add<text::CheckedName>("text::CheckedName");
    records.add<text::JournalLine>("text::JournalLine");
    records.compare();
}

}  // namespace
}  // namespace kydai
