/// What every pane works at: the session, the prompts, the jobs, the actions, which section and round are shown, and in
/// which language. Panes read snapshots here, make Changes here, and pass questions to the Why? pane here.
#pragma once

#include "ask/answer.h"
#include "desk/why_question.h"
#include "model/compound_change.h"
#include "print/phone_pages.h"
#include "session/event_session.h"
#include "session/jobs.h"
#include "session/prompts.h"
#include "session/rating_list.h"
#include "tables/standings_memo.h"
#include "text/wording.h"
#include "widgets/action_set.h"
#include "widgets/inline_bar.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::ui {

class Desk : public QObject {
    Q_OBJECT
public:
    Desk(EventSession& session, Prompts& prompts, text::Language language, QObject* parent = nullptr);

    [[nodiscard]] EventSession& session() { return m_session; }
    [[nodiscard]] Prompts& prompts() { return m_prompts; }
    [[nodiscard]] Jobs& jobs() { return m_jobs; }
    /// FIDE's list on this machine; empty until one is imported.
    [[nodiscard]] RatingList& ratingList() { return m_ratingList; }
    [[nodiscard]] ActionSet& actions() { return m_actions; }
    /// Standings of the snapshots, worked out once each; jobs share it.
    [[nodiscard]] const std::shared_ptr<tables::StandingsMemo>& standings() const { return m_standings; }
    /// The same of one snapshot, for questions and documents; any thread.
    [[nodiscard]] ask::StandingsSource standingsOf(std::shared_ptr<const Section> snapshot) const
    {
        return [memo = m_standings, of = std::move(snapshot)](const auto& options) { return memo->of(of, options); };
    }

    /// Where the arbiter is. The section is null when no event is open or it has no sections.
    [[nodiscard]] SectionId sectionId() const { return m_sectionId; }
    [[nodiscard]] const std::shared_ptr<const Section>& section() const { return m_shown; }
    /// The round shown: 1 … paired rounds, 0 when none is paired.
    [[nodiscard]] RoundNumber round() const { return m_round; }
    /// Where the arbiter may leave what is begun (`mayLeave`).
    void go(SectionId section, RoundNumber round);
    void goToRound(RoundNumber round) { go(m_sectionId, round); }
    /// Something that is begun and not kept yet, such as a draft changed by hand, asks before it is left for another
    /// place, another event or the end of the program. `guard` asks where it must, puts it away, and says whether to
    /// go.
    void setLeaveGuard(std::function<bool()> guard) { m_leaveGuard = std::move(guard); }
    [[nodiscard]] bool mayLeave() const { return !m_leaveGuard || m_leaveGuard(); }

    /// The present language, with the colour words of the section's game.
    [[nodiscard]] text::Wording wording() const;
    [[nodiscard]] text::Language language() const { return m_wording.language(); }
    /// The application's translators must speak it already (text::installLanguage).
    void setLanguage(text::Language language) { m_wording = text::Wording(language); }

    /// Judges an action, asks what policy wants to be asked and `given` doesn't answer, and commits it. False: it was
    /// refused or cancelled, and the arbiter knows why.
    bool apply(CompoundChange action, std::vector<policy::Answered> given = {});
    /// Takes sections of a file in, outside FIDE mode where they are kept out of it and the arbiter wants that.
    bool importSections(std::vector<Section> sections);
    /// The same for an action that was judged already (rounds are, on a worker thread).
    bool settle(const policy::Judgement& judgement, std::vector<policy::Answered> given = {});
    /// None after telling why it can't be made at all.
    [[nodiscard]] std::optional<policy::Judgement> judge(CompoundChange action);
    /// The arbiter answered by no where he was asked in place (not by Prompts): the journal keeps it.
    void decline(CompoundChange action);
    /// Asks before something is begun; the answers go with the action. None: it is not to be begun.
    std::optional<std::vector<policy::Answered>> promptBefore(const policy::Judgement& judgement);
    /// Shows an expected failure in words.
    void fail(const Error& error);
    /// A sentence in the message bar above the tables; plain ones go by themselves.
    /// `details` are lines that the arbiter can unfold.
    void tell(InlineBar::Tone tone, const QString& sentence, const QString& details = {});
    /// What policy would ask or refuse of the event where it came in: one that is opened or restored is told of it.
    void tellState();
    /// Something threw that must not: kept in the log, and told.
    void tellIncident(const QString& what);
    /// Passes a question to the Why? pane; `focus` moves the keyboard there.
    void ask(const WhyQuestion& question, bool focus = false);

    /// Where players find the pages for phones, for the codes on paper; the folder of a section is not in it.
    void setPhonePages(const print::PhonePages& pages) { m_phonePages = pages; }
    [[nodiscard]] const print::PhonePages& phonePages() const { return m_phonePages; }

Q_SIGNALS:
    void wordingChanged();  ///< a section of another game: Red in place of White; comes before the other signals
    void eventReplaced();   ///< another event, or none, is open: what was remembered of the last one is void
    void placeChanged();    ///< another section or round is shown
    void placeKept();       ///< the arbiter stays where he is: whoever shows the way there goes back
    void sectionChanged();  ///< a new snapshot of the shown section
    void eventChanged();    ///< any new snapshot: sections, names
    void asked(const kydai::ui::WhyQuestion& question, bool focus);
    void told(kydai::ui::InlineBar::Tone tone, const QString& sentence, const QString& details);

private:
    /// Judges on a worker thread what takes a while; the window lives meanwhile, but takes no keys. None as above.
    std::optional<policy::Judgement> judgeApart(CompoundChange action);
    void onReset();
    void onChanged(const Touched& touched);
    /// The nearest place that exists.
    void place(SectionId section, RoundNumber round);

    EventSession& m_session;
    Prompts& m_prompts;
    RatingList m_ratingList{RatingList::standardPath()};
    std::shared_ptr<tables::StandingsMemo> m_standings = std::make_shared<tables::StandingsMemo>();
    Jobs m_jobs;
    ActionSet m_actions;
    std::function<bool()> m_leaveGuard;
    text::Wording m_wording;
    print::PhonePages m_phonePages{};
    SectionId m_sectionId{};
    RoundNumber m_round = 0;
    Discipline m_discipline = Discipline::Chess;
    std::shared_ptr<const Section> m_shown;
};

}  // namespace kydai::ui
