#include "text/question_text.h"

#include "text/value_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr char kQuestionContext[] = "Question";

}  // namespace

const char* questionWords(ExplanationKind kind)
{
    switch (kind) {
    case ExplanationKind::Colour:
        return QT_TRANSLATE_NOOP("Question", "why a player has White or Black");
    case ExplanationKind::TieBreak:
        return QT_TRANSLATE_NOOP("Question", "how a player's tie-break comes about");
    case ExplanationKind::Standing:
        return QT_TRANSLATE_NOOP("Question", "why one player is before another");
    case ExplanationKind::Pairing:
        return QT_TRANSLATE_NOOP("Question", "why a player has this opponent, or not that one");
    case ExplanationKind::WhyNot:
        return QT_TRANSLATE_NOOP("Question", "why a player doesn't have that opponent");
    case ExplanationKind::Bye:
        return QT_TRANSLATE_NOOP("Question", "who has the bye, who may take it, and what ruled the others out");
    case ExplanationKind::ByeNot:
        return QT_TRANSLATE_NOOP("Question", "why a player doesn't have the bye");
    case ExplanationKind::Rating:
        return QT_TRANSLATE_NOOP("Question", "why a player's rating changes as it does");
    case ExplanationKind::Differences:
        return QT_TRANSLATE_NOOP("Question", "where a round differs from what the rules give");
    case ExplanationKind::Norm:
        return QT_TRANSLATE_NOOP("Question", "why a player has a title norm, or has none");
    case ExplanationKind::NormForecast:
        return QT_TRANSLATE_NOOP("Question", "what a player still needs for a title norm");
    case ExplanationKind::Float:
        return QT_TRANSLATE_NOOP("Question", "why a player left the group of the own score");
    case ExplanationKind::Next:
        return QT_TRANSLATE_NOOP(
            "Question", "whom a player may meet in the next round; without a player, what is certain about it");
    case ExplanationKind::Preview:
        return QT_TRANSLATE_NOOP("Question", "what is certain about the next round");
    case ExplanationKind::Board:
        return QT_TRANSLATE_NOOP("Question", "why a player plays on this board");
    case ExplanationKind::Number:
        return QT_TRANSLATE_NOOP("Question", "why a player has this number");
    case ExplanationKind::Effect:
        return QT_TRANSLATE_NOOP("Question", "what an opponent's unplayed rounds did to a tie-break");
    case ExplanationKind::Need:
        return QT_TRANSLATE_NOOP("Question", "what a player needs in the games to come");
    case ExplanationKind::NeedPrize:
        return QT_TRANSLATE_NOOP("Question", "what a player needs for a prize");
    case ExplanationKind::NeedRating:
        return QT_TRANSLATE_NOOP("Question", "what a player needs for a rating");
    case ExplanationKind::ColourTable:
        return QT_TRANSLATE_NOOP("Question", "a player's colour in every round, and why");
    case ExplanationKind::Prize:
        return QT_TRANSLATE_NOOP("Question", "why a player wins this prize, or not that one");
    case ExplanationKind::PrizeWhyNot:
        return QT_TRANSLATE_NOOP("Question", "why a player doesn't win that prize");
    case ExplanationKind::Versus:
        return QT_TRANSLATE_NOOP("Question", "why two players have the opponents they have, side by side");
    case ExplanationKind::Floats:
        return QT_TRANSLATE_NOOP("Question", "how often a player met another score, and why");
    case ExplanationKind::Editions:
        return QT_TRANSLATE_NOOP("Question",
                                 "which places and pairings differ from one edition of the rules to another");
    case ExplanationKind::WhatIf:
        return QT_TRANSLATE_NOOP("Question", "what would move if something had been otherwise");
    case ExplanationKind::Unit:
        return QT_TRANSLATE_NOOP("Question", "why a unit is in its place");
    }
    return "";
}

QString questionText(ExplanationKind kind, const Wording& wording)
{
    return capitalised(wording.translate(kQuestionContext, questionWords(kind))) + QLatin1Char('?');
}

}  // namespace kydai::text
