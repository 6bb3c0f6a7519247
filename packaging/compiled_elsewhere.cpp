// What stands for the sources of a room that the preset "run" compiles with its neighbours (KYDAI_NEIGHBOURS).
