#include "store/place.h"

#include "core/store/store_fixture.h"

#include <cerrno>

namespace kydai::store {
namespace {

using PlaceTest = StoreTest;

TEST_F(PlaceTest, WhatIsNotThereHasNoBytesAndWhatCanNotBeReadIsSaid)
{
    Place place;
    std::string bytes = "of before";
    EXPECT_EQ(place.read(folder() / "none", bytes), 0);
    EXPECT_TRUE(bytes.empty());
    writeBytes(folder() / "a", "some");
    EXPECT_EQ(place.read(folder() / "a", bytes), 0);
    EXPECT_EQ(bytes, "some");
#ifndef _WIN32  // nothing has such a name there
    EXPECT_EQ(place.read(folder() / "a" / "b", bytes), ENOTDIR);
#endif
    std::filesystem::create_directory(folder() / "c");
    EXPECT_NE(place.read(folder() / "c", bytes), 0) << "a folder has no bytes";
}

TEST_F(PlaceTest, WhatCanNotBeWrittenIsSaid)
{
    Place place;
    const auto nowhere = folder() / "none" / "a";
    EXPECT_EQ(place.writeNew(nowhere, "x"), ENOENT);
    EXPECT_EQ(place.writeAt(nowhere, 0, "x"), ENOENT);
    EXPECT_EQ(place.writeAt(nowhere, 5, "x"), ENOENT);
    EXPECT_EQ(place.rename(nowhere, folder() / "b"), ENOENT);
    EXPECT_EQ(place.remove(nowhere), 0) << "nothing has the name";
    EXPECT_EQ(place.writeNew(folder() / "a", "x"), 0);
    EXPECT_EQ(place.writeNew(folder() / "a", "y"), EEXIST);
    EXPECT_EQ(bytesIn(folder() / "a"), "x");
    EXPECT_EQ(place.makeFolder(folder() / "a" / "b"), ENOTDIR);
}

}  // namespace
}  // namespace kydai::store
