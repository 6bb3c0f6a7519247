/// The verbs of kydai-cli, one file each in commands/. A verb adds its sub-command and options to the parser; its
/// callback runs after parsing and leaves its exit status in the context.
#pragma once

#include "context.h"

#include <CLI/CLI.hpp>

namespace kydai::cli {

/// -o OUT and --force.
void addOutput(CLI::App& verb, Output& output, const std::string& about);
/// --force alone, where OUT is a word of its own.
void addForce(CLI::App& verb, Output& output);

void addApply(CLI::App& app, Context& context);
void addCheck(CLI::App& app, Context& context);
void addGenerate(CLI::App& app, Context& context);
void addPair(CLI::App& app, Context& context);
void addEndorsement(CLI::App& app, Context& context);
void addExplain(CLI::App& app, Context& context);
void addRate(CLI::App& app, Context& context);
void addPrint(CLI::App& app, Context& context);
void addNorms(CLI::App& app, Context& context);
void addPrizes(CLI::App& app, Context& context);
void addPublish(CLI::App& app, Context& context);
void addSchema(CLI::App& app, Context& context);
void addServe(CLI::App& app, Context& context);
void addStandings(CLI::App& app, Context& context);
void addConvert(CLI::App& app, Context& context);

}  // namespace kydai::cli
