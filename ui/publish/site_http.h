/// Carries requests to the results site by HTTP. Each waits for its answer, in whichever thread it is called; the
/// application object must be there.
#pragma once

#include "publish/results_site.h"

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace kydai::publish {

struct SiteLimits {
    std::chrono::milliseconds silence{20'000};  ///< without a byte
    std::chrono::milliseconds whole{60'000};
    std::int64_t bytes = std::int64_t{1} << 20;  ///< of an answer
};

class HttpSite : public SiteHost {
public:
    explicit HttpSite(const std::stop_token& stop = {}, SiteLimits limits = {}) : m_stop(stop), m_limits(limits) {}
    Result<std::string> send(const SiteRequest& request) override;

private:
    std::stop_token m_stop;
    SiteLimits m_limits;
};

}  // namespace kydai::publish
