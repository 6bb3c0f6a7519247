/// An action judged: what speaks against it, and the way from there to what may be written. Immutable; any thread.
#pragma once

#include "model/cleared.h"
#include "policy/engine_round.h"
#include "policy/warning.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace kydai::policy {

enum class Purpose : std::uint8_t;  // of a report: outputs.h
enum class Reply : std::uint8_t { Acknowledged, Confirmed, Cancelled };

/// An answer to all warnings of a kind that an action got.
struct Answered {
    WarningId warning{};
    Reply reply = Reply::Cancelled;
};

class Judgement {
public:
    /// In the order of gravity, the gravest first; empty where nothing speaks against the action.
    [[nodiscard]] const std::vector<Warning>& warnings() const { return m_warnings; }
    [[nodiscard]] bool isRefused() const { return gravest() == Level::Refuse; }
    /// None where there is no warning.
    [[nodiscard]] Level gravest() const;
    /// The warnings to which `answers` say nothing, or no.
    [[nodiscard]] std::vector<Warning> unanswered(std::span<const Answered> answers) const;

    /// The action with its answers; none while a warning is unanswered, and never for one that is refused.
    [[nodiscard]] std::optional<Cleared> clear(std::span<const Answered> answers = {}) const;
    /// The answers alone, for the journal, where the action was not made.
    [[nodiscard]] Cleared keepAnswers(std::span<const Answered> answers) const;

    /// As judged: with the remarks for the report that policy adds.
    [[nodiscard]] const CompoundChange& action() const { return m_action; }

    [[nodiscard]] const EventState& judgedAt() const { return m_state; }

    /// The section that a warning speaks of, with the players whom it concerns: as it stands, or as the action would
    /// leave it where it or they only come with the action; an empty one for a warning of the event as a whole.
    [[nodiscard]] const Section& sectionOf(const Warning& warning) const;

private:
    friend Result<Judgement> judge(EventState state, CompoundChange action, const std::stop_token& stop,
                                   const EngineRounds& engines);
    friend Judgement beforePairing(EventState state, SectionId id);
    friend Judgement beforeChanging(EventState state, SectionId id, RoundNumber round);
    friend Judgement beforeReport(EventState state, SectionId id, Purpose purpose);
    friend Result<Judgement> onOpening(const Event& event);
    Judgement(EventState state, CompoundChange action, std::vector<Warning> warnings);
    [[nodiscard]] std::vector<AnswerWarning> records(std::span<const Answered> answers) const;

    EventState m_state;
    CompoundChange m_action;
    std::vector<Warning> m_warnings;
    std::vector<AppliedChange> m_made{};
    Event m_after{};  ///< with the action made; empty where nothing is to be done yet
};

}  // namespace kydai::policy
