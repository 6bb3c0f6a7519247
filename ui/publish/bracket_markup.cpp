#include "publish/bracket_markup.h"

#include "publish/frame.h"
#include "text/name_text.h"
#include "text/value_text.h"

namespace kydai::publish {

namespace {

/// All matches are equally high, so that lines meet them: a name has one line. The list below has the whole names.
QString shortName(const std::string& name)
{
    constexpr qsizetype kMostLetters = 17;
    return text::nameThatFits(QString::fromStdString(name),
                              [](const QString& each) { return each.size() <= kMostLetters; });
}

class BracketWriter {
public:
    BracketWriter(Markup& body, const std::function<std::string(int)>& link, const text::Wording& wording)
        : m_body(body), m_link(link), m_wording(wording)
    {
    }

    void addRound(const KnockOutTree& tree, std::size_t round)
    {
        m_body.html("<section><h2>").text(text::bracketHeading(tree, round, m_wording)).html("</h2>\n<ol>\n");
        for (const KnockOutTree::Match& match : tree.rounds[round].matches) {
            m_body.html("<li>");
            addMatch(match);
            m_body.html("</li>\n");
        }
        m_body.html("</ol></section>\n");
    }

    void addMatch(const KnockOutTree::Match& match)
    {
        m_body.html("<div class=\"m\">");
        addSide(match.upper, match.winner == 1, match.isBye);
        addSide(match.lower, match.winner == 2, match.isBye);
        if (!match.stages.empty())
            m_body.html("<small>").text(text::stageScoresText(match.stages, m_wording)).html("</small>");
        m_body.html("</div>");
    }

private:
    void addSide(const KnockOutTree::Side& side, bool won, bool isBye)
    {
        m_body.html(won ? Literal("<p class=\"d\">") : Literal("<p>"));
        if (side.number > 0) {
            const std::string link = m_link(side.number);
            m_body.html("<i>").number(side.number).html("</i> ");
            if (!link.empty()) m_body.html("<a href=\"").text(link).html("\">");
            m_body.text(shortName(side.name));
            if (!link.empty()) m_body.html("</a>");
        } else if (isBye) {
            m_body.html("<i></i> ").text(say(m_wording, QT_TRANSLATE_NOOP("Publish", "bye")));
        } else {
            m_body.html("<i></i> –");
        }
        if (side.halves) m_body.html(" <b>").text(text::halvesText(*side.halves, m_wording)).html("</b>");
        m_body.html("</p>");
    }

    Markup& m_body;
    const std::function<std::string(int)>& m_link;
    const text::Wording& m_wording;
};

}  // namespace

void addBracket(Markup& body, const KnockOutTree& tree, const std::function<std::string(int seed)>& link,
                const text::Wording& wording)
{
    BracketWriter writer(body, link, wording);
    body.html("<div class=\"w bw\"><div class=\"").html(tree.isFixed ? Literal("b t") : Literal("b")).html("\">\n");
    for (std::size_t round = 0; round < tree.rounds.size(); ++round) writer.addRound(tree, round);
    body.html("</div></div>\n");
    if (!tree.third) return;
    addHeading(body, text::wordHeading("bracket.third", wording));
    body.html("<div class=\"b\">");
    writer.addMatch(*tree.third);
    body.html("</div>\n");
}

}  // namespace kydai::publish
