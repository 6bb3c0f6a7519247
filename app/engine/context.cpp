#include "engine/context.h"

#include "format/reader.h"
#include "support/file_system.h"
#include "support/output_file.h"
#include "words/fragment_words.h"

#include <fmt/format.h>

#include <cstdlib>
#include <random>

namespace kydai::cli {

namespace {

/// What to say when an error has no words of its own.
std::string_view defaultWords(Errc code)
{
    switch (code) {
    case Errc::CannotOpen:
        return "cannot be opened; check the name and that you may read it";
    case Errc::CannotRead:
        return "cannot be read; check that it is a file and that you may read it";
    case Errc::CannotWrite:
        return "cannot be written; check the folder and that you may write there";
    case Errc::DiskFull:
        return "the disk is full; free some space and try again, nothing was lost";
    case Errc::ReadOnly:
        return "the file or its folder is read-only; copy it to a folder you may write to";
    case Errc::InUse:
        return "the event is open in another window; close it there first";
    case Errc::Damaged:
        return "the file is damaged";
    case Errc::NewerVersion:
        return "the file was written by a newer version; update this program";
    case Errc::Moved:
        return "the file was moved, deleted or replaced while it was open";
    case Errc::ChangedElsewhere:
        return "another computer or program wrote into the file while it was open";
    case Errc::NoLocks:
        return "this place cannot keep a second computer out; copy the event to a disk of this computer";
    case Errc::NotAnEvent:
        return "this is not an event file of Kỳ Đài";
    case Errc::UnknownFormat:
        return "the format is not recognised; expected TRF, TUNX, JSON, CSV or .kydai";
    case Errc::Malformed:
        return "malformed";
    case Errc::Duplicate:
        return "given twice";
    case Errc::UnknownReference:
        return "refers to something that does not exist";
    case Errc::OutOfRange:
        return "out of range";
    case Errc::Unsupported:
        return "not supported";
    case Errc::NoSuchSection:
        return "no such section";
    case Errc::NoSuchPlayer:
        return "no such player";
    case Errc::NoSuchRound:
        return "no such round";
    case Errc::NotAllowed:
        return "not allowed";
    case Errc::Cancelled:
        return "cancelled";
    }
    return {};
}

}  // namespace

std::string messageOf(const Error& error)
{
    std::string message;
    if (!error.file.empty()) message += error.file + ':';
    if (error.line > 0) message += std::to_string(error.line) + ':';
    if (!message.empty()) message += ' ';
    message += error.what.empty() ? std::string(defaultWords(error.code)) : text::englishText(error.what);
    if (!error.expected.empty()) message += "; expected " + text::englishText(error.expected);
    return message;
}

std::vector<std::string> warningLines(const std::vector<format::Diagnostic>& findings, const std::string& file)
{
    std::vector<std::string> lines;
    for (const format::Diagnostic& finding : findings) {
        if (finding.severity == format::Severity::Note) continue;
        lines.push_back(messageOf(format::toError(finding, file)) + " (warning)");
    }
    return lines;
}

int statusWritten(int status, Context& context)
{
    context.out.flush();
    if (context.out) return status;
    context.err << "standard output cannot be written: what it should hold is not complete\n";
    return status == kDone || status == kNegative ? kFileProblem : status;
}

void Context::fail(const Error& error)
{
    err << messageOf(error) << '\n';
    if (advise != nullptr) advise(error, err);
    status = exitCodeOf(error);
}

void Context::failUsage(std::string_view message)
{
    err << message << '\n';
    status = kUsage;
}

Result<std::string> Context::read(const std::string& file)
{
    if (!isStandard(file)) return format::readBytes(pathOf(file));
    if (!standardInput) {
        auto all = format::readBytes(in, file);
        if (!all) return all.error();
        standardInput = *std::move(all);
    }
    return *standardInput;
}

bool Context::mayWrite(const Output& output)
{
    if (output.file.empty() || isStandard(output.file)) return true;
    const auto may =
        kydai::mayWrite(pathOf(output.file), output.force ? Existing::Replace : Existing::Refuse, output.inputs);
    if (!may) fail(may.error());
    return may.ok();
}

std::string loginName()
{
    for (const char* name : {"LOGNAME", "USER", "USERNAME"}) {
        const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets it here
        if (value != nullptr && *value != '\0') return value;
    }
    return "kydai-cli";
}

PassingFolder::PassingFolder()
{
    std::error_code problem;  // what went wrong is met where the folder is used
    std::random_device random;
    m_path =
        std::filesystem::temp_directory_path(problem) / pathOf(fmt::format("kydai-{:08x}{:08x}", random(), random()));
    std::filesystem::create_directory(m_path, problem);
    std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, problem);
}

PassingFolder::~PassingFolder()
{
    std::error_code problem;
    std::filesystem::remove_all(m_path, problem);
}

void Context::writeBy(const Output& output, const std::function<Result<void>(const std::string& file)>& make)
{
    if (!isStandard(output.file)) {
        if (const auto written = make(output.file); !written) fail(written.error());
        return;
    }
    const PassingFolder folder;
    const std::string file = toUtf8(folder.path() / pathOf("output" + toUtf8(pathOf(output.file).extension())));
    if (const auto written = make(file); !written) return fail(written.error());
    if (status != kDone) return;  // it was told why nothing is to be written
    const auto bytes = format::readBytes(pathOf(file));
    if (!bytes) return fail(bytes.error());
    out << *bytes;
}

void Context::write(const Output& output, std::string_view text)
{
    if (output.file.empty() || isStandard(output.file)) {
        out << text;
        return;
    }
    if (!mayWrite(output)) return;
    out.flush();  // OUT may be the same place
    if (const auto written = writeOutput(pathOf(output.file), text); !written) fail(written.error());
}

}  // namespace kydai::cli
