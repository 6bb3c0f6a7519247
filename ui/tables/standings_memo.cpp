#include "tables/standings_memo.h"

#include <algorithm>

namespace kydai::tables {

namespace {

constexpr std::size_t kMostKept = 12;

bool sameQuestion(const tiebreak::StandingsOptions& a, const tiebreak::StandingsOptions& b)
{
    const auto sameCode = [](const tiebreak::Code& x, const tiebreak::Code& y) { return x.text == y.text; };
    return a.round == b.round && a.edition == b.edition && a.participants == b.participants &&
           a.codes.has_value() == b.codes.has_value() && (!a.codes || std::ranges::equal(*a.codes, *b.codes, sameCode));
}

}  // namespace

StandingsMemo::Entry* StandingsMemo::find(const std::shared_ptr<const Section>& section,
                                          const tiebreak::StandingsOptions& options)
{
    m_entries.remove_if([](const Entry& entry) { return entry.section.expired(); });
    const auto at = std::ranges::find_if(m_entries, [&](const Entry& entry) {
        return entry.section.lock() == section && sameQuestion(entry.options, options);
    });
    if (at == m_entries.end()) return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, at);
    return &m_entries.front();
}

StandingsMemo::Ranked StandingsMemo::of(const std::shared_ptr<const Section>& section,
                                        const tiebreak::StandingsOptions& asked)
{
    tiebreak::StandingsOptions options = asked;
    if (!options.round) options.round = section->roundsPaired();
    std::promise<Ranked> promise;
    {
        std::unique_lock lock(m_mutex);
        if (const Entry* known = find(section, options)) {
            const std::shared_future<Ranked> ranked = known->ranked;
            lock.unlock();
            return ranked.get();
        }
        m_entries.push_front({section, options, promise.get_future().share()});
        if (m_entries.size() > kMostKept) m_entries.pop_back();
        ++m_computed;
    }
    const Result<tiebreak::Standings> made = tiebreak::standingsOf(*section, asked);
    Ranked ranked = made ? Ranked(std::make_shared<const tiebreak::Standings>(*made)) : Ranked(made.error());
    promise.set_value(ranked);
    return ranked;
}

std::size_t StandingsMemo::computed() const
{
    const std::scoped_lock lock(m_mutex);
    return m_computed;
}

}  // namespace kydai::tables
