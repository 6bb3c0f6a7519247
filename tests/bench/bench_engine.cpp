// What a caller of the engine waits for: the program from its start to its end. Budgets and figures: README.md.

#include <benchmark/benchmark.h>

#include <cstdio>
#include <filesystem>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

/// Runs the engine without a shell between; its exit status.
int engine(std::vector<std::string> words)
{
    words.insert(words.begin(), KYDAI_ENGINE);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", 1, 0);
    pid_t child = 0;
    const int started = posix_spawn(&child, KYDAI_ENGINE, &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = -1;
    if (started == 0) waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void run(benchmark::State& state, const std::vector<std::string>& words)
{
    for (auto _ : state) {
        if (engine(words) == 0) continue;
        state.SkipWithError("the engine failed");
        break;
    }
}

void BM_StartEngine(benchmark::State& state)
{
    run(state, {"-r"});
}
BENCHMARK(BM_StartEngine)->UseRealTime()->Unit(benchmark::kMillisecond);

/// A tournament of so many players, of which a check pairs all nine rounds.
void BM_CheckByEngine(benchmark::State& state)
{
    namespace fs = std::filesystem;
    const std::string players = std::to_string(state.range(0));
    const fs::path config = fs::temp_directory_path() / ("bench_engine_" + players + ".cfg");
    const std::string file = fs::path(config).replace_extension(".trf").string();
    if (std::FILE* out = std::fopen(config.c_str(), "w"); out != nullptr) {
        std::fprintf(out, "PlayersNumber=%s\nRoundsNumber=9\n", players.c_str());
        std::fclose(out);
    }
    if (engine({"-g", config.string(), "-o", file, "-s", "7"}) != 0)
        state.SkipWithError("no tournament");
    else
        run(state, {file, "-c"});
    fs::remove(config);
    fs::remove(file);
}
BENCHMARK(BM_CheckByEngine)->Arg(100)->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
