# Read by the build of mutants after project(): every file includes mutant.h first, every test program tells what it
# reached. What the mutants provoke is no warning.
add_compile_options(-w -Wno-narrowing -include "${KYDAI_MUTANT_HEADER}")

function(kydai_tell_what_is_reached folder)
    get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        if(target MATCHES "_test$")
            target_link_libraries(${target} PRIVATE "${KYDAI_MUTANT_REACH}")
        endif()
    endforeach()
    get_property(children DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
    foreach(child IN LISTS children)
        kydai_tell_what_is_reached("${child}")
    endforeach()
endfunction()
cmake_language(DEFER CALL kydai_tell_what_is_reached "${CMAKE_SOURCE_DIR}")
