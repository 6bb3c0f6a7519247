#include "format/player_heads.h"

#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <string>

namespace kydai::format {

namespace {

struct Head {
    std::string_view key;  ///< as utf8::wordKey gives it
    PlayerField field;
};

constexpr auto kHeads = std::to_array<Head>({
    {"number", PlayerField::Number},
    {"no", PlayerField::Number},
    {"nr", PlayerField::Number},
    {"snr", PlayerField::Number},
    {"sno", PlayerField::Number},
    {"stt", PlayerField::Number},
    {"so", PlayerField::Number},
    {"so tt", PlayerField::Number},
    {"so thu tu", PlayerField::Number},
    {"so hat nhan", PlayerField::Number},
    {"name", PlayerField::Name},
    {"player", PlayerField::Name},
    {"full name", PlayerField::Name},
    {"ho va ten", PlayerField::Name},
    {"ho ten", PlayerField::Name},
    {"ten", PlayerField::Name},
    {"ten dau thu", PlayerField::Name},
    {"dau thu", PlayerField::Name},
    {"ky thu", PlayerField::Name},
    {"vdv", PlayerField::Name},
    {"van dong vien", PlayerField::Name},
    {"ten vdv", PlayerField::Name},
    {"last name", PlayerField::FamilyName},
    {"family name", PlayerField::FamilyName},
    {"surname", PlayerField::FamilyName},
    {"nachname", PlayerField::FamilyName},
    {"ho", PlayerField::FamilyName},
    {"ho dem", PlayerField::FamilyName},
    {"ho lot", PlayerField::FamilyName},
    {"ho va dem", PlayerField::FamilyName},
    {"ho va ten dem", PlayerField::FamilyName},
    {"first name", PlayerField::GivenName},
    {"given name", PlayerField::GivenName},
    {"vorname", PlayerField::GivenName},
    {"ten goi", PlayerField::GivenName},
    {"sex", PlayerField::Sex},
    {"gender", PlayerField::Sex},
    {"gioi tinh", PlayerField::Sex},
    {"gt", PlayerField::Sex},
    {"phai", PlayerField::Sex},
    {"nam nu", PlayerField::Sex},
    {"title", PlayerField::Title},
    {"tit", PlayerField::Title},
    {"titel", PlayerField::Title},
    {"danh hieu", PlayerField::Title},
    {"rating", PlayerField::Rating},
    {"rtg", PlayerField::Rating},
    {"rtgi", PlayerField::Rating},
    {"elo", PlayerField::Rating},
    {"eloint", PlayerField::Rating},
    {"he so", PlayerField::Rating},
    {"he so elo", PlayerField::Rating},
    {"elo fide", PlayerField::Rating},
    {"elo quoc te", PlayerField::Rating},
    {"national rating", PlayerField::NationalRating},
    {"rtgn", PlayerField::NationalRating},
    {"elonat", PlayerField::NationalRating},
    {"elo quoc gia", PlayerField::NationalRating},
    {"he so quoc gia", PlayerField::NationalRating},
    {"identnr", PlayerField::NationalNumber},
    {"national id", PlayerField::NationalNumber},
    {"ma quoc gia", PlayerField::NationalNumber},
    {"federation", PlayerField::Federation},
    {"fed", PlayerField::Federation},
    {"country", PlayerField::Federation},
    {"lien doan", PlayerField::Federation},
    {"quoc gia", PlayerField::Federation},
    {"ld", PlayerField::Federation},
    {"fide id", PlayerField::FideId},
    {"fideid", PlayerField::FideId},
    {"fideident", PlayerField::FideId},
    {"id fide", PlayerField::FideId},
    {"ma fide", PlayerField::FideId},
    {"ma so fide", PlayerField::FideId},
    {"birth", PlayerField::Birth},
    {"born", PlayerField::Birth},
    {"birthday", PlayerField::Birth},
    {"birth date", PlayerField::Birth},
    {"date of birth", PlayerField::Birth},
    {"birth year", PlayerField::Birth},
    {"year of birth", PlayerField::Birth},
    {"geburt", PlayerField::Birth},
    {"ngay sinh", PlayerField::Birth},
    {"nam sinh", PlayerField::Birth},
    {"ngay thang nam sinh", PlayerField::Birth},
    {"ns", PlayerField::Birth},
    {"unit", PlayerField::Unit},
    {"club", PlayerField::Unit},
    {"club city", PlayerField::Unit},
    {"klub", PlayerField::Unit},
    {"verein", PlayerField::Unit},
    {"school", PlayerField::Unit},
    {"province", PlayerField::Unit},
    {"don vi", PlayerField::Unit},
    {"clb", PlayerField::Unit},
    {"cau lac bo", PlayerField::Unit},
    {"truong", PlayerField::Unit},
    {"tinh", PlayerField::Unit},
    {"tinh thanh", PlayerField::Unit},
    {"category", PlayerField::Category},
    {"group", PlayerField::Category},
    {"typ", PlayerField::Category},
    {"type", PlayerField::Category},
    {"nhom", PlayerField::Category},
    {"nhom tuoi", PlayerField::Category},
    {"lua tuoi", PlayerField::Category},
    {"bang", PlayerField::Category},
    {"ho va ten lot", PlayerField::FamilyName},
    {"ho ten lot", PlayerField::FamilyName},
    {"ho ten dem", PlayerField::FamilyName},
    {"chu lot", PlayerField::FamilyName},
    {"ten lot", PlayerField::FamilyName},
    {"ten dem", PlayerField::FamilyName},
    {"hoc sinh", PlayerField::Name},
    {"gioi", PlayerField::Sex},
    {"rtqt", PlayerField::Rating},
    {"rtgqt", PlayerField::Rating},
    {"rtg int", PlayerField::Rating},
    {"elo int", PlayerField::Rating},
    {"elo qt", PlayerField::Rating},
    {"rtqg", PlayerField::NationalRating},
    {"rtgqg", PlayerField::NationalRating},
    {"rtg nat", PlayerField::NationalRating},
    {"elo nat", PlayerField::NationalRating},
    {"elo qg", PlayerField::NationalRating},
    {"elo vn", PlayerField::NationalRating},
    {"elo viet nam", PlayerField::NationalRating},
    {"id number", PlayerField::FideId},
    {"ma so", PlayerField::NationalNumber},
    {"sinh nam", PlayerField::Birth},
    {"b day", PlayerField::Birth},
    {"clubname", PlayerField::Unit},
    {"club name", PlayerField::Unit},
    {"team", PlayerField::Unit},
    {"doi", PlayerField::Unit},
    {"clb tinh", PlayerField::Unit},
    {"tinh tp", PlayerField::Unit},
    {"tinh thanh pho", PlayerField::Unit},
    {"don vi tinh", PlayerField::Unit},
    {"quan huyen", PlayerField::Unit},
    {"loai", PlayerField::Category},
    {"hang tuoi", PlayerField::Category},
    {"do tuoi", PlayerField::Category},
    {"noi dung", PlayerField::Category},
});

/// Words that say the field wherever they stand in a head; the first that fits counts.
constexpr auto kPhrases = std::to_array<Head>({
    {"ten lot", PlayerField::FamilyName},
    {"ten dem", PlayerField::FamilyName},
    {"chu lot", PlayerField::FamilyName},
    {"ho dem", PlayerField::FamilyName},
    {"ho lot", PlayerField::FamilyName},
    {"last name", PlayerField::FamilyName},
    {"family name", PlayerField::FamilyName},
    {"first name", PlayerField::GivenName},
    {"given name", PlayerField::GivenName},
    {"ho va ten", PlayerField::Name},
    {"ho ten", PlayerField::Name},
    {"ten vdv", PlayerField::Name},
    {"ten van dong vien", PlayerField::Name},
    {"ten dau thu", PlayerField::Name},
    {"ten ky thu", PlayerField::Name},
    {"ten hoc sinh", PlayerField::Name},
    {"full name", PlayerField::Name},
    {"player name", PlayerField::Name},
    {"fide id", PlayerField::FideId},
    {"id fide", PlayerField::FideId},
    {"ma fide", PlayerField::FideId},
    {"ma so fide", PlayerField::FideId},
    {"ngay sinh", PlayerField::Birth},
    {"nam sinh", PlayerField::Birth},
    {"birth", PlayerField::Birth},
    {"born", PlayerField::Birth},
    {"elo quoc gia", PlayerField::NationalRating},
    {"rating quoc gia", PlayerField::NationalRating},
    {"elo viet nam", PlayerField::NationalRating},
    {"national rating", PlayerField::NationalRating},
    {"elo", PlayerField::Rating},
    {"rating", PlayerField::Rating},
    {"gioi tinh", PlayerField::Sex},
    {"gender", PlayerField::Sex},
    {"danh hieu", PlayerField::Title},
    {"don vi", PlayerField::Unit},
    {"cau lac bo", PlayerField::Unit},
    {"clb", PlayerField::Unit},
    {"club", PlayerField::Unit},
    {"school", PlayerField::Unit},
    {"truong", PlayerField::Unit},
    {"tinh thanh", PlayerField::Unit},
    {"lua tuoi", PlayerField::Category},
    {"nhom tuoi", PlayerField::Category},
    {"hang tuoi", PlayerField::Category},
    {"age group", PlayerField::Category},
});

/// More words than this are no head but something that is told in a cell.
constexpr std::ptrdiff_t kMostWords = 8;

}  // namespace

PlayerField fieldOfWholeHead(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    const auto* const whole = std::ranges::find(kHeads, key, &Head::key);
    return whole == kHeads.end() ? PlayerField::Ignored : whole->field;
}

PlayerField fieldOfHead(std::string_view head)
{
    if (const PlayerField whole = fieldOfWholeHead(head); whole != PlayerField::Ignored) return whole;
    const std::string key = utf8::wordKey(head);
    if (std::ranges::count(key, ' ') >= kMostWords) return PlayerField::Ignored;
    const std::string spaced = ' ' + key + ' ';
    const auto* const phrase = std::ranges::find_if(
        kPhrases, [&](const Head& one) { return spaced.find(' ' + std::string(one.key) + ' ') != std::string::npos; });
    return phrase == kPhrases.end() ? PlayerField::Ignored : phrase->field;
}

bool isVietnameseNameHead(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    return key == "ho" || key.starts_with("ho ") || key.starts_with("ten ") || key.starts_with("chu ");
}

}  // namespace kydai::format
