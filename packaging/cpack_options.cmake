# By generator: the Debian package is the system's, the archive has a folder of its own.
if(CPACK_GENERATOR STREQUAL "TXZ")
    set(CPACK_PACKAGING_INSTALL_PREFIX /)
    set(CPACK_PACKAGE_FILE_NAME "${CPACK_ARCHIVE_FILE_NAME}")
    set(CPACK_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
