#include "publish/private_file.h"

#include "support/file_system.h"
#include "support/output_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>

#include <system_error>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;

Error failure(const fs::path& where, const std::error_code& failed)
{
    return Error{errcOf(errnoOf(failed)), toUtf8(where), 0, {}, {}, failed.message()};
}

}  // namespace

fs::path privateFolder(const char* name)
{
    // The program with a window has names of its own for its settings; the command line shares those.
    const QString organisation = QCoreApplication::organizationName();
    const QString owner = organisation.isEmpty() ? QStringLiteral("kydai") : organisation;
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, owner, owner);
    return pathOf(
        (QFileInfo(settings.fileName()).absolutePath() + QLatin1Char('/') + QLatin1String(name)).toStdString());
}

Result<void> writePrivate(const fs::path& file, const std::string& bytes)
{
    const fs::path folder = file.parent_path();
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!failed) fs::permissions(folder, fs::perms::owner_all, failed);
    if (failed) return failure(folder, failed);
    OutputFile output(file);
    if (auto done = output.write(bytes); !done) return done;
    fs::permissions(output.unfinished(), fs::perms::owner_read | fs::perms::owner_write, failed);
    if (failed) return failure(file, failed);
    if (auto done = output.commit(); !done) return done;
    // A file that was replaced leaves its mode behind.
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, failed);
    return {};
}

}  // namespace kydai::publish
