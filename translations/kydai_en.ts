<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>%n boards (%1)</source>
        <translation>
            <numerusform>%n board (%1)</numerusform>
            <numerusform>%n boards (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered = %1</source>
        <translation>
            <numerusform>%n entered = %1</numerusform>
            <numerusform>%n entered = %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byes</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full-point byes</source>
        <translation>
            <numerusform>%n full-point bye</numerusform>
            <numerusform>%n full-point byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-point byes</source>
        <translation>
            <numerusform>%n half-point bye</numerusform>
            <numerusform>%n half-point byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n LEFT OUT</source>
        <translation>
            <numerusform>%n LEFT OUT</numerusform>
            <numerusform>%n LEFT OUT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reserves</source>
        <translation>
            <numerusform>%n reserve</numerusform>
            <numerusform>%n reserves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of teams without a match</source>
        <translation>
            <numerusform>%n of a team without a match</numerusform>
            <numerusform>%n of teams without a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of the cup</source>
        <translation>
            <numerusform>%n out of the cup</numerusform>
            <numerusform>%n out of the cup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of teams whose line-ups aren&apos;t out yet</source>
        <translation>
            <numerusform>%n of a team whose line-up isn&apos;t out yet</numerusform>
            <numerusform>%n of teams whose line-ups aren&apos;t out yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whose matches are decided</source>
        <translation>
            <numerusform>%n whose match is decided</numerusform>
            <numerusform>%n whose matches are decided</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message numerus="yes">
        <source>%n players added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players removed</source>
        <translation>
            <numerusform>%n player removed</numerusform>
            <numerusform>%n players removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games adjourned</source>
        <translation>
            <numerusform>%n game adjourned</numerusform>
            <numerusform>%n games adjourned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections imported</source>
        <translation>
            <numerusform>%n section imported</numerusform>
            <numerusform>%n sections imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players withdrawn</source>
        <translation>
            <numerusform>%n player withdrawn</numerusform>
            <numerusform>%n players withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players come back</source>
        <translation>
            <numerusform>%n player comes back</numerusform>
            <numerusform>%n players come back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>results of %n boards</source>
        <translation>
            <numerusform>result of %n board</numerusform>
            <numerusform>results of %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plan of the prizes with %n lists</source>
        <translation>
            <numerusform>Plan of the prizes with %n list</numerusform>
            <numerusform>Plan of the prizes with %n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections set up</source>
        <translation>
            <numerusform>%n section set up</numerusform>
            <numerusform>%n sections set up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rules of %n sections</source>
        <translation>
            <numerusform>rules of %n section</numerusform>
            <numerusform>rules of %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ratings of %n players taken from a list</source>
        <translation>
            <numerusform>rating of %n player taken from a list</numerusform>
            <numerusform>ratings of %n players taken from a list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n values more</source>
        <translation>
            <numerusform>and %n value more</numerusform>
            <numerusform>and %n values more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds published in %n sections</source>
        <translation>
            <numerusform>round published in %n section</numerusform>
            <numerusform>rounds published in %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds of %n sections taken back</source>
        <translation>
            <numerusform>round of %n section taken back</numerusform>
            <numerusform>rounds of %n sections taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables of %n sections</source>
        <translation>
            <numerusform>tables of %n section</numerusform>
            <numerusform>tables of %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>list taken, %n players new in their sections</source>
        <translation>
            <numerusform>list taken, %n player new in the section</numerusform>
            <numerusform>list taken, %n players new in their sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: match %2 with %n boards entered</source>
        <translation>
            <numerusform>Round %1: match %2 with %n board entered</numerusform>
            <numerusform>Round %1: match %2 with %n boards entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message numerus="yes">
        <source>%n more remarks</source>
        <translation>
            <numerusform>%n more remark</numerusform>
            <numerusform>%n more remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>{player} is number {place} of the %n tied by the games among themselves.</source>
        <translation>
            <numerusform>{player} is number {place} of the %n tied by the games among themselves.</numerusform>
            <numerusform>{player} is number {place} of the %n tied by the games among themselves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is number {place} of the %n tied, together with {players}; the next tie-break decides between them.</source>
        <translation>
            <numerusform>{player} is number {place} of the %n tied, together with {players}; the next tie-break decides between them.</numerusform>
            <numerusform>{player} is number {place} of the %n tied, together with {players}; the next tie-break decides between them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n have met: the points of these games make the order.</source>
        <translation>
            <numerusform>All %n have met: the points of these games make the order.</numerusform>
            <numerusform>All %n have met: the points of these games make the order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the old rules all must have met; all %n have, so the points of these games count.</source>
        <translation>
            <numerusform>By the old rules all must have met; all %n have, so the points of these games count.</numerusform>
            <numerusform>By the old rules all must have met; all %n have, so the points of these games count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {points}-point group has %n players.</source>
        <translation>
            <numerusform>The {points}-point group has %n player.</numerusform>
            <numerusform>The {points}-point group has %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {points}-point group had %n players to pair, an odd number, so somebody had to move down.</source>
        <translation>
            <numerusform>The {points}-point group had %n player to pair, an odd number, so somebody had to move down.</numerusform>
            <numerusform>The {points}-point group had %n players to pair, an odd number, so somebody had to move down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the {points}-point group %n players could not be given opponents there.</source>
        <translation>
            <numerusform>In the {points}-point group %n player could not be given an opponent there.</numerusform>
            <numerusform>In the {points}-point group %n players could not be given opponents there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best round with {player} against {rival} changes %n boards.</source>
        <translation>
            <numerusform>The best round with {player} against {rival} changes %n board.</numerusform>
            <numerusform>The best round with {player} against {rival} changes %n boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are to be paired, an odd number, so one has the bye.</source>
        <translation>
            <numerusform>%n player is to be paired, an odd number, so one has the bye.</numerusform>
            <numerusform>%n players are to be paired, an odd number, so one has the bye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players may take it.</source>
        <translation>
            <numerusform>%n player may take it.</numerusform>
            <numerusform>%n players may take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players may not take it.</source>
        <translation>
            <numerusform>%n player may not take it.</numerusform>
            <numerusform>%n players may not take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has missed %n games so far.</source>
        <translation>
            <numerusform>{player} has missed %n game so far.</numerusform>
            <numerusform>{player} has missed %n games so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} differs on %n boards from what the rules give.</source>
        <translation>
            <numerusform>Round {round} differs on %n board from what the rules give.</numerusform>
            <numerusform>Round {round} differs on %n boards from what the rules give.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}, after %n values are cut.</source>
        <translation>
            <numerusform>{player} has {code} {value}: {what}, after %n value is cut.</numerusform>
            <numerusform>{player} has {code} {value}: {what}, after %n values are cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no round {round}: the round-robin table has %n rounds.</source>
        <translation>
            <numerusform>There is no round {round}: the round-robin table has %n round.</numerusform>
            <numerusform>There is no round {round}: the round-robin table has %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {before} to {after} ({change}) with a score of {score} from %n rated games.</source>
        <translation>
            <numerusform>{player} goes from {before} to {after} ({change}) with a score of {score} from %n rated game.</numerusform>
            <numerusform>{player} goes from {before} to {after} ({change}) with a score of {score} from %n rated games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets a first rating of {after} with a score of {score} from %n rated games.</source>
        <translation>
            <numerusform>{player} gets a first rating of {after} with a score of {score} from %n rated game.</numerusform>
            <numerusform>{player} gets a first rating of {after} with a score of {score} from %n rated games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stays unrated: %n rated games in this event do not give a rating yet.</source>
        <translation>
            <numerusform>{player} stays unrated: %n rated game in this event does not give a rating yet.</numerusform>
            <numerusform>{player} stays unrated: %n rated games in this event do not give a rating yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>K = {k}: only %n rated games so far, fewer than 30.</source>
        <translation>
            <numerusform>K = {k}: only %n rated game so far, fewer than 30.</numerusform>
            <numerusform>K = {k}: only %n rated games so far, fewer than 30.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A newcomer without a point in the first event: its %n rated games are disregarded.</source>
        <translation>
            <numerusform>A newcomer without a point in the first event: its %n rated game is disregarded.</numerusform>
            <numerusform>A newcomer without a point in the first event: its %n rated games are disregarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games against rated opponents are fewer than {needed}: they are kept for up to 26 months.</source>
        <translation>
            <numerusform>%n game against a rated opponent is fewer than {needed}: it is kept for up to 26 months.</numerusform>
            <numerusform>%n games against rated opponents are fewer than {needed}: they are kept for up to 26 months.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special formula, as the rating rests on %n games: {before} enters as {effective} drawn games, and the expected score equals {target} at {after}.</source>
        <translation>
            <numerusform>Special formula, as the rating rests on %n game: {before} enters as {effective} drawn games, and the expected score equals {target} at {after}.</numerusform>
            <numerusform>Special formula, as the rating rests on %n games: {before} enters as {effective} drawn games, and the expected score equals {target} at {after}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games against rated opponents are fewer than {needed}: no first rating yet.</source>
        <translation>
            <numerusform>%n game against a rated opponent is fewer than {needed}: no first rating yet.</numerusform>
            <numerusform>%n games against rated opponents are fewer than {needed}: no first rating yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A first rating needs {needed} games and more than {minimum}; here %n games and {performance}.</source>
        <translation>
            <numerusform>A first rating needs {needed} games and more than {minimum}; here %n game and {performance}.</numerusform>
            <numerusform>A first rating needs {needed} games and more than {minimum}; here %n games and {performance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are fewer than {needed}: not listed.</source>
        <translation>
            <numerusform>%n game is fewer than {needed}: not listed.</numerusform>
            <numerusform>%n games are fewer than {needed}: not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This event alone: %n games; a grade rests on {full}, older games would be added.</source>
        <translation>
            <numerusform>This event alone: %n game; a grade rests on {full}, older games would be added.</numerusform>
            <numerusform>This event alone: %n games; a grade rests on {full}, older games would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average of %n rated players: {sum} / %n = {average}.</source>
        <translation>
            <numerusform>Average of %n rated player: {sum} / %n = {average}.</numerusform>
            <numerusform>Average of %n rated players: {sum} / %n = {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated players are left out.</source>
        <translation>
            <numerusform>%n unrated player is left out.</numerusform>
            <numerusform>%n unrated players are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated opponents count as {rating}.</source>
        <translation>
            <numerusform>%n unrated opponent counts as {rating}.</numerusform>
            <numerusform>%n unrated opponents count as {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ra = {sum} / %n = {average}, rounded.</source>
        <translation>
            <numerusform>Ra = {sum} / %n = {average}, rounded.</numerusform>
            <numerusform>Ra = {sum} / %n = {average}, rounded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, as a rule at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>%n game, as a rule at least {needed} needed: {verdict}.</numerusform>
            <numerusform>%n games, as a rule at least {needed} needed: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be checked besides, for %n games: at least {holders} title holders, {level} with a title of the norm&apos;s level, at most {own} of the own federation and {one} of any one.</source>
        <translation>
            <numerusform>To be checked besides, for %n game: at least {holders} title holders, {level} with a title of the norm&apos;s level, at most {own} of the own federation and {one} of any one.</numerusform>
            <numerusform>To be checked besides, for %n games: at least {holders} title holders, {level} with a title of the norm&apos;s level, at most {own} of the own federation and {one} of any one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A double round robin gives norms from six players on, here there are %n.</source>
        <translation>
            <numerusform>A double round robin gives norms from six players on, here there is %n.</numerusform>
            <numerusform>A double round robin gives norms from six players on, here there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games count, at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>%n game counts, at least {needed} needed: {verdict}.</numerusform>
            <numerusform>%n games count, at least {needed} needed: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents come from %n federations besides the own one, at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>The opponents come from %n federation besides the own one, at least {needed} needed: {verdict}.</numerusform>
            <numerusform>The opponents come from %n federations besides the own one, at least {needed} needed: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated opponents are counted as {rating}.</source>
        <translation>
            <numerusform>%n unrated opponent is counted as {rating}.</numerusform>
            <numerusform>%n unrated opponents are counted as {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n rounds left; players within half a point average {assumed}.</source>
        <translation>
            <numerusform>{player} has %n round left; players within half a point average {assumed}.</numerusform>
            <numerusform>{player} has %n rounds left; players within half a point average {assumed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} left the {points}-point group: its %n players are an odd number, and {player} is the last of them.</source>
        <translation>
            <numerusform>{player} left the {points}-point group, being its only player: %n.</numerusform>
            <numerusform>{player} left the {points}-point group: its %n players are an odd number, and {player} is the last of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no next round: all %n rounds are paired.</source>
        <translation>
            <numerusform>There is no next round: the only round, %n, is paired.</numerusform>
            <numerusform>There is no next round: all %n rounds are paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} meets one of {players}; the open games can end in %n ways.</source>
        <translation>
            <numerusform>{player} meets one of {players}; the open games can end in %n way.</numerusform>
            <numerusform>{player} meets one of {players}; the open games can end in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open: if all were drawn, {player} would meet {opponent}.</source>
        <translation>
            <numerusform>%n game is still open: if it were drawn, {player} would meet {opponent}.</numerusform>
            <numerusform>%n games are still open: if all were drawn, {player} would meet {opponent}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{opponent}: %n of the ways.</source>
        <translation>
            <numerusform>{opponent}: %n of the ways.</numerusform>
            <numerusform>{opponent}: %n of the ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bye: %n of the ways.</source>
        <translation>
            <numerusform>The bye: %n of the ways.</numerusform>
            <numerusform>The bye: %n of the ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No pairing within the rules: %n of the ways.</source>
        <translation>
            <numerusform>No pairing within the rules: %n of the ways.</numerusform>
            <numerusform>No pairing within the rules: %n of the ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins %n prizes, {amount} in all.</source>
        <translation>
            <numerusform>{player} wins %n prize, {amount} in all.</numerusform>
            <numerusform>{player} wins %n prizes, {amount} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} is halved: %n may win it, fewer than {needed}.</source>
        <translation>
            <numerusform>{list} is halved: %n may win it, fewer than {needed}.</numerusform>
            <numerusform>{list} is halved: %n may win it, fewer than {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n players of this pool with {score} points share {total}: {each} each.</source>
        <translation>
            <numerusform>The %n player of this pool with {score} points has {total}: {each}.</numerusform>
            <numerusform>The %n players of this pool with {score} points share {total}: {each} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n games are open.</source>
        <translation>
            <numerusform>Provisional: %n game is open.</numerusform>
            <numerusform>Provisional: %n games are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n rounds are to come.</source>
        <translation>
            <numerusform>Provisional: %n round is to come.</numerusform>
            <numerusform>Provisional: %n rounds are to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n protests are open.</source>
        <translation>
            <numerusform>Provisional: %n protest is open.</numerusform>
            <numerusform>Provisional: %n protests are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} is not awarded: %n may win it, fewer than {needed}.</source>
        <translation>
            <numerusform>{list} is not awarded: %n may win it, fewer than {needed}.</numerusform>
            <numerusform>{list} is not awarded: %n may win it, fewer than {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n who may win it {player} is number {place}.</source>
        <translation>
            <numerusform>Of %n who may win it {player} is number {place}.</numerusform>
            <numerusform>Of %n who may win it {player} is number {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open. Boards of round {round} that are fixed: {fixed}; only the colours open: {colours}; players without a certain opponent: {open}.</source>
        <translation>
            <numerusform>%n game is still open. Boards of round {round} that are fixed: {fixed}; only the colours open: {colours}; players without a certain opponent: {open}.</numerusform>
            <numerusform>%n games are still open. Boards of round {round} that are fixed: {fixed}; only the colours open: {colours}; players without a certain opponent: {open}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open; what is certain about round {round} can be said once no more than 6 are.</source>
        <translation>
            <numerusform>%n game is still open; what is certain about round {round} can be said once no more than 6 are.</numerusform>
            <numerusform>%n games are still open; what is certain about round {round} can be said once no more than 6 are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards are fixed, White named first.</source>
        <translation>
            <numerusform>%n board is fixed, White named first.</numerusform>
            <numerusform>%n boards are fixed, White named first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n boards only the colours are open.</source>
        <translation>
            <numerusform>On %n board only the colours are open.</numerusform>
            <numerusform>On %n boards only the colours are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no certain opponent yet.</source>
        <translation>
            <numerusform>%n player has no certain opponent yet.</numerusform>
            <numerusform>%n players have no certain opponent yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether {player} wins a prize of {list} depends on the open games: yes in {cases} of their %n ways to end.</source>
        <translation>
            <numerusform>Whether {player} wins a prize of {list} depends on the open games: yes in {cases} of their %n way to end.</numerusform>
            <numerusform>Whether {player} wins a prize of {list} depends on the open games: yes in {cases} of their %n ways to end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a {outcome}: a prize in {cases} of %n ways, from {low} to {high}.</source>
        <translation>
            <numerusform>After a {outcome}: a prize in {cases} of %n way, from {low} to {high}.</numerusform>
            <numerusform>After a {outcome}: a prize in {cases} of %n ways, from {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether {player} reaches {rating} depends on the score of the %n games to come and on the opponents.</source>
        <translation>
            <numerusform>Whether {player} reaches {rating} depends on the result of the %n game to come and on the opponent.</numerusform>
            <numerusform>Whether {player} reaches {rating} depends on the score of the %n games to come and on the opponents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are enough if each opponent not known yet is rated {opponents} or more.</source>
        <translation>
            <numerusform>{points} from %n game is enough if the opponent is rated {opponents} or more.</numerusform>
            <numerusform>{points} out of %n games are enough if each opponent not known yet is rated {opponents} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are enough whoever the opponents are.</source>
        <translation>
            <numerusform>{points} from %n game is enough whoever the opponent is.</numerusform>
            <numerusform>{points} out of %n games are enough whoever the opponents are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are not enough, however strong the opponents are.</source>
        <translation>
            <numerusform>{points} from %n game is not enough, however strong the opponent is.</numerusform>
            <numerusform>{points} out of %n games are not enough, however strong the opponents are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {before} to {after} ({change}): {score} from %n rated games, with {expected} expected.</source>
        <translation>
            <numerusform>{player} goes from {before} to {after} ({change}): {score} from %n rated game, with {expected} expected.</numerusform>
            <numerusform>{player} goes from {before} to {after} ({change}): {score} from %n rated games, with {expected} expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}; in %n rounds the opponent is {who}.</source>
        <extracomment>{who} is a dummy or a virtual opponent</extracomment>
        <translation>
            <numerusform>{player} has {code} {value}: {what}; in %n round the opponent is {who}.</numerusform>
            <numerusform>{player} has {code} {value}: {what}; in %n rounds the opponent is {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}, after %n values are cut; rounds in which the opponent is {who}: {rounds}.</source>
        <translation>
            <numerusform>{player} has {code} {value}: {what}, after %n value is cut; rounds in which the opponent is {who}: {rounds}.</numerusform>
            <numerusform>{player} has {code} {value}: {what}, after %n values are cut; rounds in which the opponent is {who}: {rounds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{loss} hundredths of a pawn lost a move on average, over %n moves.</source>
        <translation>
            <numerusform>{loss} hundredths of a pawn lost a move on average, over %n move.</numerusform>
            <numerusform>{loss} hundredths of a pawn lost a move on average, over %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All together: {sum} / %n = {loss}.</source>
        <translation>
            <numerusform>All together: {sum} / %n = {loss}.</numerusform>
            <numerusform>All together: {sum} / %n = {loss}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others do not count.</source>
        <translation>
            <numerusform>%n other does not count.</numerusform>
            <numerusform>%n others do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps come before.</source>
        <translation>
            <numerusform>%n step comes before.</numerusform>
            <numerusform>%n steps come before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %n players to be paired in the {points}-point group, {players} left it.</source>
        <translation>
            <numerusform>Of the %n player to be paired in the {points}-point group, {players} left it.</numerusform>
            <numerusform>Of the %n players to be paired in the {points}-point group, {players} left it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to leave the group (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would have to leave the group (%n player instead of {made})</numerusform>
            <numerusform>{players} would have to leave the group (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} could not be paired in the next group (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} could not be paired in the next group (%n player instead of {made})</numerusform>
            <numerusform>{players} could not be paired in the next group (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players instead of {made} could not be paired in the next group</source>
        <translation>
            <numerusform>%n player instead of {made} could not be paired in the next group</numerusform>
            <numerusform>%n players instead of {made} could not be paired in the next group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bye would go to {players}, who has missed %n games instead of {made}</source>
        <translation>
            <numerusform>the bye would go to {players}, who has missed %n game instead of {made}</numerusform>
            <numerusform>the bye would go to {players}, who has missed %n games instead of {made}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would end beyond a colour difference of two (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would end beyond a colour difference of two (%n player instead of {made})</numerusform>
            <numerusform>{players} would end beyond a colour difference of two (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get one colour for the third time running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would get one colour for the third time running (%n player instead of {made})</numerusform>
            <numerusform>{players} would get one colour for the third time running (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss the colour that is due (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would miss the colour that is due (%n player instead of {made})</numerusform>
            <numerusform>{players} would miss the colour that is due (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss a colour that is strongly due (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would miss a colour that is strongly due (%n player instead of {made})</numerusform>
            <numerusform>{players} would miss a colour that is strongly due (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get a downfloat for the second round running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would get a downfloat for the second round running (%n player instead of {made})</numerusform>
            <numerusform>{players} would get a downfloat for the second round running (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet a higher score for the second round running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would meet a higher score for the second round running (%n player instead of {made})</numerusform>
            <numerusform>{players} would meet a higher score for the second round running (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get a downfloat again, as two rounds before (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would get a downfloat again, as two rounds before (%n player instead of {made})</numerusform>
            <numerusform>{players} would get a downfloat again, as two rounds before (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet a higher score again, as two rounds before (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would meet a higher score again, as two rounds before (%n player instead of {made})</numerusform>
            <numerusform>{players} would meet a higher score again, as two rounds before (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No: {player} does not make the {norm} norm, %n conditions are not met.</source>
        <translation>
            <numerusform>No: {player} does not make the {norm} norm, %n condition is not met.</numerusform>
            <numerusform>No: {player} does not make the {norm} norm, %n conditions are not met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has the bye in round {round}: %n players are paired, an even number.</source>
        <translation>
            <numerusform>Nobody has the bye in round {round}: %n player is paired.</numerusform>
            <numerusform>Nobody has the bye in round {round}: %n players are paired, an even number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are not to be paired in this round: {players}.</source>
        <translation>
            <numerusform>%n player is not to be paired in this round: {players}.</numerusform>
            <numerusform>%n players are not to be paired in this round: {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure of at least place {place} with {points} from %n games.</source>
        <translation>
            <numerusform>{player} is sure of at least place {place} with {points} from %n game.</numerusform>
            <numerusform>{player} is sure of at least place {place} with {points} from %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least {points} from %n games for place {place}, which then depends on others.</source>
        <translation>
            <numerusform>{player} needs at least {points} from %n game for place {place}, which then depends on others.</numerusform>
            <numerusform>{player} needs at least {points} from %n games for place {place}, which then depends on others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win is enough unless %n of these win too: {players}</source>
        <translation>
            <numerusform>a win is enough unless %n of these wins too: {players}</numerusform>
            <numerusform>a win is enough unless %n of these win too: {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has {points} so far and %n games to come.</source>
        <translation>
            <numerusform>{player} has {points} so far and %n game to come.</numerusform>
            <numerusform>{player} has {points} so far and %n games to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure to be among the first {place} of those who may win {list} with {points} from %n games.</source>
        <translation>
            <numerusform>{player} is sure to be among the first {place} of those who may win {list} with {points} from %n game.</numerusform>
            <numerusform>{player} is sure to be among the first {place} of those who may win {list} with {points} from %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least {points} from %n games to be among the first {place} of those who may win {list}; the rest depends on others.</source>
        <translation>
            <numerusform>{player} needs at least {points} from %n game to be among the first {place} of those who may win {list}; the rest depends on others.</numerusform>
            <numerusform>{player} needs at least {points} from %n games to be among the first {place} of those who may win {list}; the rest depends on others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open: if all were drawn, {player} would have the bye.</source>
        <translation>
            <numerusform>%n game is still open: if it were drawn, {player} would have the bye.</numerusform>
            <numerusform>%n games are still open: if all were drawn, {player} would have the bye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round {round} {player} is on {points}, where %n possible opponents are or may come; only who is moved to another score meets somebody else.</source>
        <translation>
            <numerusform>In round {round} {player} is on {points}, where %n possible opponent is or may come; only who is moved to another score meets somebody else.</numerusform>
            <numerusform>In round {round} {player} is on {points}, where %n possible opponents are or may come; only who is moved to another score meets somebody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to come up from below (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would have to come up from below (%n player instead of {made})</numerusform>
            <numerusform>{players} would have to come up from below (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up once more who have come up as often as anybody should (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would come up once more, having come up as often as anybody should (%n player instead of {made})</numerusform>
            <numerusform>{players} would come up once more who have come up as often as anybody should (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>those who have come up as often as anybody should, {players}, would have done so %n times before instead of {made}</source>
        <translation>
            <numerusform>those who have come up as often as anybody should, {players}, would have done so %n time before instead of {made}</numerusform>
            <numerusform>those who have come up as often as anybody should, {players}, would have done so %n times before instead of {made}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No team has the bye in round {round}: %n teams are paired, an even number.</source>
        <translation>
            <numerusform>No team has the bye in round {round}: %n team is paired.</numerusform>
            <numerusform>No team has the bye in round {round}: %n teams are paired, an even number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to come up from below (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} would have to come up from below (%n team instead of {made})</numerusform>
            <numerusform>{players} would have to come up from below (%n teams instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up right after meeting another score (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} would come up right after meeting another score (%n team instead of {made})</numerusform>
            <numerusform>{players} would come up right after meeting another score (%n teams instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss the colour they prefer (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} would miss the colour it prefers (%n team instead of {made})</numerusform>
            <numerusform>{players} would miss the colour they prefer (%n teams instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss a colour they strongly prefer (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} would miss a colour it strongly prefers (%n team instead of {made})</numerusform>
            <numerusform>{players} would miss a colour they strongly prefer (%n teams instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet somebody from below right after meeting another score (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} would meet somebody from below right after meeting another score (%n team instead of {made})</numerusform>
            <numerusform>{players} would meet somebody from below right after meeting another score (%n teams instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got a downfloat in %n rounds: {rounds}.</source>
        <translation>
            <numerusform>{player} got a downfloat in %n round: {rounds}.</numerusform>
            <numerusform>{player} got a downfloat in %n rounds: {rounds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got an upfloat in %n rounds: {rounds}.</source>
        <translation>
            <numerusform>{player} got an upfloat in %n round: {rounds}.</numerusform>
            <numerusform>{player} got an upfloat in %n rounds: {rounds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On {points} too in any case, and not met yet: %n players.</source>
        <translation>
            <numerusform>On {points} too in any case, and not met yet: %n player.</numerusform>
            <numerusform>On {points} too in any case, and not met yet: %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On {points} too if their open game ends so, and not met yet: %n players.</source>
        <translation>
            <numerusform>On {points} too if their open game ends so, and not met yet: %n player.</numerusform>
            <numerusform>On {points} too if their open game ends so, and not met yet: %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{code} {before} → {after}: %n terms differ, above all {why}</source>
        <translation>
            <numerusform>{code} {before} → {after}: %n term differs, {why}</numerusform>
            <numerusform>{code} {before} → {after}: %n terms differ, above all {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{code} of {opponent} {before} → {after}: %n terms differ, above all {why}</source>
        <translation>
            <numerusform>{code} of {opponent} {before} → {after}: %n term differs, {why}</numerusform>
            <numerusform>{code} of {opponent} {before} → {after}: %n terms differ, above all {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round {round} %n places are not the same by every edition; the event counts by {edition}.</source>
        <translation>
            <numerusform>After round {round} %n place is not the same by every edition; the event counts by {edition}.</numerusform>
            <numerusform>After round {round} %n places are not the same by every edition; the event counts by {edition}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {before} to {after}: %n places move.</source>
        <translation>
            <numerusform>From {before} to {after}: %n place moves.</numerusform>
            <numerusform>From {before} to {after}: %n places move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: by the pairing rules of 2026 %n boards are not those of 2017.</source>
        <translation>
            <numerusform>Round {round}: by the pairing rules of 2026 %n board is not that of 2017.</numerusform>
            <numerusform>Round {round}: by the pairing rules of 2026 %n boards are not those of 2017.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places move.</source>
        <translation>
            <numerusform>%n place moves.</numerusform>
            <numerusform>%n places move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants have other points.</source>
        <translation>
            <numerusform>%n participant has other points.</numerusform>
            <numerusform>%n participants have other points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values of tie-breaks move.</source>
        <translation>
            <numerusform>%n value of a tie-break moves.</numerusform>
            <numerusform>%n values of tie-breaks move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes move.</source>
        <translation>
            <numerusform>%n prize moves.</numerusform>
            <numerusform>%n prizes move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are rated otherwise.</source>
        <translation>
            <numerusform>%n player is rated otherwise.</numerusform>
            <numerusform>%n players are rated otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n norms move.</source>
        <translation>
            <numerusform>%n norm moves.</numerusform>
            <numerusform>%n norms move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the regulations the best %n of a unit count in each section, and the sections are added.</source>
        <translation>
            <numerusform>By the regulations the best %n of a unit counts in each section, and the sections are added.</numerusform>
            <numerusform>By the regulations the best %n of a unit count in each section, and the sections are added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} can&apos;t be paired yet: %n matches of the knock-out wait for the result of a game.</source>
        <translation>
            <numerusform>Round {round} can&apos;t be paired yet: %n match of the knock-out waits for the result of a game.</numerusform>
            <numerusform>Round {round} can&apos;t be paired yet: %n matches of the knock-out wait for the result of a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up right after meeting another score (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would come up right after meeting another score (%n player instead of {made})</numerusform>
            <numerusform>{players} would come up right after meeting another score (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet somebody from below right after meeting another score (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} would meet somebody from below right after meeting another score (%n player instead of {made})</numerusform>
            <numerusform>{players} would meet somebody from below right after meeting another score (%n players instead of {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and {rival} met in round {round}; by the rules of the club two do not meet again in the %n rounds after that.</source>
        <translation>
            <numerusform>{player} and {rival} met in round {round}; by the rules of the club two do not meet again in the %n round after that.</numerusform>
            <numerusform>{player} and {rival} met in round {round}; by the rules of the club two do not meet again in the %n rounds after that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {outcome}: nothing, since only %n such rounds are paid.</source>
        <translation>
            <numerusform>Round {round}, {outcome}: nothing, since only %n such round is paid.</numerusform>
            <numerusform>Round {round}, {outcome}: nothing, since only %n such rounds are paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking went round in circles; after %n counts the last one holds.</source>
        <translation>
            <numerusform>The ranking went round in circles; after %n count the last one holds.</numerusform>
            <numerusform>The ranking went round in circles; after %n counts the last one holds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and {rival} had the %n games that the club allows two.</source>
        <translation>
            <numerusform>{player} and {rival} had the %n game that the club allows two.</numerusform>
            <numerusform>{player} and {rival} had the %n games that the club allows two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So that nobody is left over, two may meet %n rounds sooner in round {round}.</source>
        <translation>
            <numerusform>So that nobody is left over, two may meet %n round sooner in round {round}.</numerusform>
            <numerusform>So that nobody is left over, two may meet %n rounds sooner in round {round}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So that nobody is left over, in round {round} two may have more than %n games.</source>
        <translation>
            <numerusform>So that nobody is left over, in round {round} two may have more than %n game.</numerusform>
            <numerusform>So that nobody is left over, in round {round} two may have more than %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Impact</name>
    <message numerus="yes">
        <source>Tie-breaks of %n other players change.</source>
        <translation>
            <numerusform>Tie-breaks of %n other player change.</numerusform>
            <numerusform>Tie-breaks of %n other players change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other players change place.</source>
        <translation>
            <numerusform>%n other player changes place.</numerusform>
            <numerusform>%n other players change place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message numerus="yes">
        <source>%n more players don&apos;t fit this section either.</source>
        <translation>
            <numerusform>%n more player doesn&apos;t fit this section either.</numerusform>
            <numerusform>%n more players don&apos;t fit this section either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message numerus="yes">
        <source>Left out, as nobody else may see it: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Left out, as nobody else may see it: {member} (%n value: {where})</numerusform>
            <numerusform>Left out, as nobody else may see it: {member} (%n values: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not carried: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Not carried: {member} (%n value: {where})</numerusform>
            <numerusform>Not carried: {member} (%n values: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file says what the event leaves open: {member} (%n values: {where}), the first as “{found}”</source>
        <translation>
            <numerusform>The file says what the event leaves open: {member} (%n value: {where}), as “{found}”</numerusform>
            <numerusform>The file says what the event leaves open: {member} (%n values: {where}), the first as “{found}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file says what the event leaves open: {member} (%n values: {where})</source>
        <translation>
            <numerusform>The file says what the event leaves open: {member} (%n value: {where})</numerusform>
            <numerusform>The file says what the event leaves open: {member} (%n values: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Carried in part or otherwise: {member} (%n values: {where}), the first “{wanted}” as “{found}”</source>
        <translation>
            <numerusform>Carried in part or otherwise: {member} (%n value: {where}), “{wanted}” as “{found}”</numerusform>
            <numerusform>Carried in part or otherwise: {member} (%n values: {where}), the first “{wanted}” as “{found}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Carried in part or otherwise: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Carried in part or otherwise: {member} (%n value: {where})</numerusform>
            <numerusform>Carried in part or otherwise: {member} (%n values: {where})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message numerus="yes">
        <source>The log beside the file was damaged: complete to {until}; %n entries behind it are missing.</source>
        <translation>
            <numerusform>The log beside the file was damaged: complete to {until}; %n entry behind it is missing.</numerusform>
            <numerusform>The log beside the file was damaged: complete to {until}; %n entries behind it are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log beside the file was damaged: complete to {until}; %n entries made from {first} to {last} are missing.</source>
        <translation>
            <numerusform>The log beside the file was damaged: complete to {until}; %n entry made from {first} to {last} is missing.</numerusform>
            <numerusform>The log beside the file was damaged: complete to {until}; %n entries made from {first} to {last} are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the file lay the log of another state or event; it was not mixed in. It has %n entries that are not in this event.</source>
        <translation>
            <numerusform>Beside the file lay the log of another state or event; it was not mixed in. It has %n entry that is not in this event.</numerusform>
            <numerusform>Beside the file lay the log of another state or event; it was not mixed in. It has %n entries that are not in this event.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairingText</name>
    <message numerus="yes">
        <source>%1 would have %n half-point byes, over the limit.</source>
        <translation>
            <numerusform>%1 would have %n half-point bye, over the limit.</numerusform>
            <numerusform>%1 would have %n half-point byes, over the limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are to be paired: one will have the bye.</source>
        <translation>
            <numerusform>%n player is to be paired: one will have the bye.</numerusform>
            <numerusform>%n players are to be paired: one will have the bye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round can&apos;t be paired: at least %n players would stay without opponent.</source>
        <translation>
            <numerusform>This round can&apos;t be paired: at least %n player would stay without opponent.</numerusform>
            <numerusform>This round can&apos;t be paired: at least %n players would stay without opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no rating: %1.</source>
        <translation>
            <numerusform>%n player has no rating: %1.</numerusform>
            <numerusform>%n players have no rating: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no FIDE ID: %1.</source>
        <translation>
            <numerusform>%n player has no FIDE ID: %1.</numerusform>
            <numerusform>%n players have no FIDE ID: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The numbers are out of order: %1 stands before %2, who has the higher rating. In order, %n players get another number.</source>
        <translation>
            <numerusform>The numbers are out of order: %1 stands before %2, who has the higher rating. In order, %n player gets another number.</numerusform>
            <numerusform>The numbers are out of order: %1 stands before %2, who has the higher rating. In order, %n players get another number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This system pairs by ratings, and %n players have none: %1. Give each a provisional one (C.04.4.1, 1.1).</source>
        <translation>
            <numerusform>This system pairs by ratings, and %n player has none: %1. Give him or her a provisional one (C.04.4.1, 1.1).</numerusform>
            <numerusform>This system pairs by ratings, and %n players have none: %1. Give each a provisional one (C.04.4.1, 1.1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>… and %n more lines</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>%n rounds left out</source>
        <translation>
            <numerusform>%n round left out</numerusform>
            <numerusform>%n rounds left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Provisional: %n games have no result yet ({rounds}).</source>
        <translation>
            <numerusform>Provisional: %n game has no result yet ({rounds}).</numerusform>
            <numerusform>Provisional: %n games have no result yet ({rounds}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A place needs %n games; the board is the one played most.</source>
        <translation>
            <numerusform>A place needs %n game; the board is the one played most.</numerusform>
            <numerusform>A place needs %n games; the board is the one played most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message numerus="yes">
        <source>{names} and %n others</source>
        <translation>
            <numerusform>{names} and %n other</numerusform>
            <numerusform>{names} and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message numerus="yes">
        <source>%n players get another starting number.</source>
        <translation>
            <numerusform>%n player gets another starting number.</numerusform>
            <numerusform>%n players get another starting number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards of round {round} lose their result, because they get other players.</source>
        <translation>
            <numerusform>%n board of round {round} loses its result, because it gets other players.</numerusform>
            <numerusform>%n boards of round {round} lose their result, because they get other players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} differs from what the rules give on %n boards. That is kept with the round, in the report too.</source>
        <translation>
            <numerusform>Round {round} differs from what the rules give on %n board. That is kept with the round, in the report too.</numerusform>
            <numerusform>Round {round} differs from what the rules give on %n boards. That is kept with the round, in the report too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing. Their games become adjourned: a draw for this pairing only. There are no final standings while one of them is open.</source>
        <translation>
            <numerusform>%n result is missing. Its game becomes adjourned: a draw for this pairing only. There are no final standings while it is open.</numerusform>
            <numerusform>%n results are missing. Their games become adjourned: a draw for this pairing only. There are no final standings while one of them is open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing. Enter them, or adjourn the games, before the next round is published.</source>
        <translation>
            <numerusform>%n result is missing. Enter it, or adjourn the game, before the next round is published.</numerusform>
            <numerusform>%n results are missing. Enter them, or adjourn the games, before the next round is published.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games adjourned before the last round are still open.</source>
        <translation>
            <numerusform>%n game adjourned before the last round is still open.</numerusform>
            <numerusform>%n games adjourned before the last round are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n rounds there are too few players: nobody meets an opponent twice, so the last rounds can only be paired by hand.</source>
        <translation>
            <numerusform>For %n round there are too few players: nobody meets an opponent twice, so the last rounds can only be paired by hand.</numerusform>
            <numerusform>For %n rounds there are too few players: nobody meets an opponent twice, so the last rounds can only be paired by hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} would have %n half-point byes.</source>
        <translation>
            <numerusform>{player} would have %n half-point bye.</numerusform>
            <numerusform>{player} would have %n half-point byes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games of the finished tournament have no result yet: its report and its final lists have to wait for them.</source>
        <translation>
            <numerusform>%n game of the finished tournament has no result yet: its report and its final lists have to wait for it.</numerusform>
            <numerusform>%n games of the finished tournament have no result yet: its report and its final lists have to wait for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds of this file are not as the rules pair them. They are taken as they are; each says so in the report.</source>
        <translation>
            <numerusform>%n round of this file is not as the rules pair it. It is taken as it is and says so in the report.</numerusform>
            <numerusform>%n rounds of this file are not as the rules pair them. They are taken as they are; each says so in the report.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} – {other}: %n times</source>
        <translation>
            <numerusform>{player} – {other}: %n time</numerusform>
            <numerusform>{player} – {other}: %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the rest is played by the table, %n pairs don&apos;t meet as often as everybody else.</source>
        <translation>
            <numerusform>If the rest is played by the table, %n pair doesn&apos;t meet as often as everybody else.</numerusform>
            <numerusform>If the rest is played by the table, %n pairs don&apos;t meet as often as everybody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards, more than a match has</source>
        <translation>
            <numerusform>%n board, more than a match has</numerusform>
            <numerusform>%n boards, more than a match has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reserves, more than allowed</source>
        <translation>
            <numerusform>%n reserve, more than allowed</numerusform>
            <numerusform>%n reserves, more than allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team}: %n members for more boards</source>
        <translation>
            <numerusform>{team}: %n member for more boards</numerusform>
            <numerusform>{team}: %n members for more boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards of {section} come to tables that are kept for {with}. Give the section more tables, or a slip from there means two boards.</source>
        <translation>
            <numerusform>%n board of {section} comes to a table that is kept for {with}. Give the section more tables, or a slip from there means two boards.</numerusform>
            <numerusform>%n boards of {section} come to tables that are kept for {with}. Give the section more tables, or a slip from there means two boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board {board}: {player} has played %n games for higher teams of the club</source>
        <translation>
            <numerusform>Board {board}: {player} has played %n game for higher teams of the club</numerusform>
            <numerusform>Board {board}: {player} has played %n games for higher teams of the club</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::CertificatesPage</name>
    <message numerus="yes">
        <source>%n certificates</source>
        <translation>
            <numerusform>%n certificate</numerusform>
            <numerusform>%n certificates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::CheckInDialog</name>
    <message numerus="yes">
        <source> · %n without a mark</source>
        <translation>
            <numerusform> · %n without a mark</numerusform>
            <numerusform> · %n without a mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are present and are paired.</source>
        <translation>
            <numerusform>%n player is present and is paired.</numerusform>
            <numerusform>%n players are present and are paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%n late</numerusform>
            <numerusform>%n late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a mark</source>
        <translation>
            <numerusform>%n without a mark</numerusform>
            <numerusform>%n without a mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more sections</source>
        <translation>
            <numerusform>and %n more section</numerusform>
            <numerusform>and %n more sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are closed.</source>
        <translation>
            <numerusform>%n section is closed.</numerusform>
            <numerusform>%n sections are closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others stay as they are: nobody was marked there, or nothing is new.</source>
        <translation>
            <numerusform>%n other stays as it is: nobody was marked there, or nothing is new.</numerusform>
            <numerusform>%n others stay as they are: nobody was marked there, or nothing is new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in of %n sections is closed: %1. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>Check-in of %n section is closed: %1. Ctrl+Z takes it back.</numerusform>
            <numerusform>Check-in of %n sections is closed: %1. Ctrl+Z takes it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close check-in of %n sections</source>
        <translation>
            <numerusform>Close check-in of %n section</numerusform>
            <numerusform>Close check-in of %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players fit: type more, or choose one with ↓ and ↑ and press Enter.</source>
        <translation>
            <numerusform>%n player fits: press Enter.</numerusform>
            <numerusform>%n players fit: type more, or choose one with ↓ and ↑ and press Enter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::EventFlow</name>
    <message numerus="yes">
        <source>%1 is read with %n remarks; the event is kept as %2.</source>
        <translation>
            <numerusform>%1 is read with %n remark; the event is kept as %2.</numerusform>
            <numerusform>%1 is read with %n remarks; the event is kept as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copy at %1 has %n entries that this event has not, the last of %2.</source>
        <translation>
            <numerusform>The copy at %1 has %n entry that this event has not, of %2.</numerusform>
            <numerusform>The copy at %1 has %n entries that this event has not, the last of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This event has %n entries that the copy had not.</source>
        <translation>
            <numerusform>This event has %n entry that the copy had not.</numerusform>
            <numerusform>This event has %n entries that the copy had not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log that lay beside the file has %n entries behind %1.</source>
        <translation>
            <numerusform>The log that lay beside the file has %n entry behind %1.</numerusform>
            <numerusform>The log that lay beside the file has %n entries behind %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ExchangeFlow</name>
    <message numerus="yes">
        <source>%n sections imported.</source>
        <translation>
            <numerusform>%n section imported.</numerusform>
            <numerusform>%n sections imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages are written to the folder %1.</source>
        <translation>
            <numerusform>%n page is written to the folder %1.</numerusform>
            <numerusform>%n pages are written to the folder %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written to %1; %n facts of the event are not in it as they are.</source>
        <translation>
            <numerusform>Written to %1; %n fact of the event is not in it as it is.</numerusform>
            <numerusform>Written to %1; %n facts of the event are not in it as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::GamesPage</name>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections have rounds to come</source>
        <translation>
            <numerusform>%n section has rounds to come</numerusform>
            <numerusform>%n sections have rounds to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>● %n rounds to come</source>
        <translation>
            <numerusform>● %n round to come</numerusform>
            <numerusform>● %n rounds to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freeze the prizes of %n sections</source>
        <translation>
            <numerusform>Freeze the prizes of %n section</numerusform>
            <numerusform>Freeze the prizes of %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players without a unit</source>
        <translation>
            <numerusform>%n player without a unit</numerusform>
            <numerusform>%n players without a unit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prizes of %n sections are frozen. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>The prizes of %n section are frozen. Ctrl+Z takes it back.</numerusform>
            <numerusform>The prizes of %n sections are frozen. Ctrl+Z takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n players: %1 new, %2 in this section already; %3 remarks to look at.</source>
        <translation>
            <numerusform>%n player: %1 new, %2 in this section already; %3 remarks to look at.</numerusform>
            <numerusform>%n players: %1 new, %2 in this section already; %3 remarks to look at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %n players who are in this section already</source>
        <translation>
            <numerusform>Leave out the %n player who is in this section already</numerusform>
            <numerusform>Leave out the %n players who are in this section already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no year of birth, and the section is for an age.</source>
        <translation>
            <numerusform>%n player has no year of birth, and the section is for an age.</numerusform>
            <numerusform>%n players have no year of birth, and the section is for an age.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %n players who are not for this section</source>
        <translation>
            <numerusform>Leave out the %n player who is not for this section</numerusform>
            <numerusform>Leave out the %n players who are not for this section</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n players who are in the list twice once</source>
        <translation>
            <numerusform>Take the %n player who is in the list twice only once</numerusform>
            <numerusform>Take the %n players who are in the list twice only once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n players</source>
        <translation>
            <numerusform>Import %n player</numerusform>
            <numerusform>Import %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list is a crosstable: its %n rounds come with “Import sections” (menu File), not here.</source>
        <translation>
            <numerusform>The list is a crosstable: its %n round comes with “Import sections” (menu File), not here.</numerusform>
            <numerusform>The list is a crosstable: its %n rounds come with “Import sections” (menu File), not here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take rating, title and federation of %n players from FIDE’s list %1, which has them by number, name and birth</source>
        <extracomment>the month of FIDE&apos;s list</extracomment>
        <translation>
            <numerusform>Take rating, title and federation of %n player from FIDE’s list %1, which has him by number, name and birth</numerusform>
            <numerusform>Take rating, title and federation of %n players from FIDE’s list %1, which has them by number, name and birth</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ListDivisionDialog</name>
    <message numerus="yes">
        <source>%n players go to %1 sections, %2 of them new. To be looked at: %3.</source>
        <translation>
            <numerusform>%n player goes to %1 sections, %2 of them new. To be looked at: %3.</numerusform>
            <numerusform>%n players go to %1 sections, %2 of them new. To be looked at: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n players</source>
        <translation>
            <numerusform>Take %n player</numerusform>
            <numerusform>Take %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::MatchesDialog</name>
    <message numerus="yes">
        <source>%n line-ups</source>
        <translation>
            <numerusform>%n line-up</numerusform>
            <numerusform>%n line-ups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards open</source>
        <translation>
            <numerusform>%n board open</numerusform>
            <numerusform>%n boards open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::MissingDialog</name>
    <message numerus="yes">
        <source>Results missing: %1, in %n sections.</source>
        <translation>
            <numerusform>Results missing: %1, in %n section.</numerusform>
            <numerusform>Results missing: %1, in %n sections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::NormsPage</name>
    <message numerus="yes">
        <source>%n made</source>
        <translation>
            <numerusform>%n made</numerusform>
            <numerusform>%n made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::NumbersDialog</name>
    <message numerus="yes">
        <source>%n players get another number.</source>
        <translation>
            <numerusform>%n player gets another number.</numerusform>
            <numerusform>%n players get another number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players got another number. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>%n player got another number. Ctrl+Z takes this back.</numerusform>
            <numerusform>%n players got another number. Ctrl+Z takes this back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PairAllDialog</name>
    <message numerus="yes">
        <source>%n sections are ready.</source>
        <translation>
            <numerusform>%n section is ready.</numerusform>
            <numerusform>%n sections are ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are to be looked at: Enter opens them.</source>
        <translation>
            <numerusform>%n is to be looked at: Enter opens it.</numerusform>
            <numerusform>%n are to be looked at: Enter opens them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n rounds</source>
        <translation>
            <numerusform>Publish %n round</numerusform>
            <numerusform>Publish %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounds of %n sections are published. Ctrl+Z takes them all back.</source>
        <translation>
            <numerusform>The round of %n section is published. Ctrl+Z takes it back.</numerusform>
            <numerusform>Rounds of %n sections are published. Ctrl+Z takes them all back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PairRoundPane</name>
    <message numerus="yes">
        <source>Round %1 is published with %n boards; a backup was made before. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Round %1 is published with %n board; a backup was made before. Ctrl+Z takes this back.</numerusform>
            <numerusform>Round %1 is published with %n boards; a backup was made before. Ctrl+Z takes this back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 is published with %n boards, but there is no backup of before.</source>
        <translation>
            <numerusform>Round %1 is published with %n board, but there is no backup of before.</numerusform>
            <numerusform>Round %1 is published with %n boards, but there is no backup of before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PapersPage</name>
    <message numerus="yes">
        <source>%n papers, all right</source>
        <translation>
            <numerusform>%n paper, all right</numerusform>
            <numerusform>%n papers, all right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are wrong now</source>
        <translation>
            <numerusform>%n line is wrong now</numerusform>
            <numerusform>%n lines are wrong now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayersPane</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n players</source>
        <translation>
            <numerusform>%1 of %n player</numerusform>
            <numerusform>%1 of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players added. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>%n player added. Ctrl+Z takes this back.</numerusform>
            <numerusform>%n players added. Ctrl+Z takes this back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players of this section stand otherwise in the list %1: %2 shows them.</source>
        <translation>
            <numerusform>%n player of this section stands otherwise in the list %1: %2 shows it.</numerusform>
            <numerusform>%n players of this section stand otherwise in the list %1: %2 shows them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrintDialog</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n sections</source>
        <translation>
            <numerusform>The %n section</numerusform>
            <numerusform>All %n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrizesPage</name>
    <message numerus="yes">
        <source>%n sections have this plan now. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>%n section has this plan now. Ctrl+Z takes it back.</numerusform>
            <numerusform>%n sections have this plan now. Ctrl+Z takes it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ProhibitedPairsDialog</name>
    <message numerus="yes">
        <source>%1 (%n players)</source>
        <translation>
            <numerusform>%1 (%n player)</numerusform>
            <numerusform>%1 (%n players)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ProjectorWindow</name>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds a page</source>
        <translation>
            <numerusform>%n second a page</numerusform>
            <numerusform>%n seconds a page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new results</source>
        <translation>
            <numerusform>%n new result</numerusform>
            <numerusform>%n new results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PublishDialog</name>
    <message numerus="yes">
        <source>%n readers in the last five minutes</source>
        <translation>
            <numerusform>%n reader in the last five minutes</numerusform>
            <numerusform>%n readers in the last five minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections above the limit were turned away</source>
        <translation>
            <numerusform>%n connection above the limit was turned away</numerusform>
            <numerusform>%n connections above the limit were turned away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PublishFlow</name>
    <message numerus="yes">
        <source>%n pages are published.</source>
        <translation>
            <numerusform>%n page is published.</numerusform>
            <numerusform>%n pages are published.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder are new.</source>
        <translation>
            <numerusform>%n file of the folder is new.</numerusform>
            <numerusform>%n files of the folder are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections wait to be uploaded to chess-results.com; they go there by themselves.</source>
        <translation>
            <numerusform>%n section waits to be uploaded to chess-results.com; it goes there by itself.</numerusform>
            <numerusform>%n sections wait to be uploaded to chess-results.com; they go there by themselves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are at chess-results.com.</source>
        <translation>
            <numerusform>%n section is at chess-results.com.</numerusform>
            <numerusform>%n sections are at chess-results.com.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections wait to be uploaded.</source>
        <translation>
            <numerusform>%n section waits to be uploaded.</numerusform>
            <numerusform>%n sections wait to be uploaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingCheckDialog</name>
    <message numerus="yes">
        <source>%n players differ; Space ticks.</source>
        <translation>
            <numerusform>%n player differs; Space ticks.</numerusform>
            <numerusform>%n players differ; Space ticks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n players taken over. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Rating of %n player taken over. Ctrl+Z takes this back.</numerusform>
            <numerusform>Ratings of %n players taken over. Ctrl+Z takes this back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in %n days ago.</source>
        <translation>
            <numerusform>Taken in %n day ago.</numerusform>
            <numerusform>Taken in %n days ago.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingListPanel</name>
    <message numerus="yes">
        <source>%n lines could not be read.</source>
        <translation>
            <numerusform>%n line could not be read.</numerusform>
            <numerusform>%n lines could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>FIDE&apos;s list could not be renewed; the one in use was taken in %n days ago.</source>
        <translation>
            <numerusform>FIDE&apos;s list could not be renewed; the one in use was taken in %n day ago.</numerusform>
            <numerusform>FIDE&apos;s list could not be renewed; the one in use was taken in %n days ago.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ReportsPage</name>
    <message numerus="yes">
        <source>%n points missing</source>
        <translation>
            <numerusform>%n point missing</numerusform>
            <numerusform>%n points missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>● %1: %n points</source>
        <translation>
            <numerusform>● %1: %n point</numerusform>
            <numerusform>● %1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RestoreDialog</name>
    <message numerus="yes">
        <source>%n entries since then</source>
        <translation>
            <numerusform>%n entry since then</numerusform>
            <numerusform>%n entries since then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries made since then are taken out of it.</source>
        <translation>
            <numerusform>%n entry made since then is taken out of it.</numerusform>
            <numerusform>%n entries made since then are taken out of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ResultEntry</name>
    <message numerus="yes">
        <source>Both passes agree on all %n boards.</source>
        <translation>
            <numerusform>Both passes agree on all %n boards.</numerusform>
            <numerusform>Both passes agree on all %n boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both passes agree on %n boards; %1 have no result yet.</source>
        <translation>
            <numerusform>Both passes agree on %n board; %1 have no result yet.</numerusform>
            <numerusform>Both passes agree on %n boards; %1 have no result yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both passes agree on all %n boards of this section. Go on with the slips of the others; F5 ends the second pass.</source>
        <translation>
            <numerusform>Both passes agree on the %n board of this section. Go on with the slips of the others; F5 ends the second pass.</numerusform>
            <numerusform>Both passes agree on all %n boards of this section. Go on with the slips of the others; F5 ends the second pass.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RulesDialog</name>
    <message numerus="yes">
        <source> = %n matches of two games</source>
        <translation>
            <numerusform> = %n match of two games</numerusform>
            <numerusform> = %n matches of two games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::SectionTreeModel</name>
    <message numerus="yes">
        <source>%1: %2 of %3 rounds paired, %n players</source>
        <translation>
            <numerusform>%1: %2 of %3 rounds paired, %n player</numerusform>
            <numerusform>%1: %2 of %3 rounds paired, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::SetupDialog</name>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::SiteAccessDialog</name>
    <message numerus="yes">
        <source>%n sections wait to be uploaded.</source>
        <translation>
            <numerusform>%n section waits to be uploaded.</numerusform>
            <numerusform>%n sections wait to be uploaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::StatusLine</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n results missing</source>
        <translation>
            <numerusform>⚠ %n result missing</numerusform>
            <numerusform>⚠ %n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ also at %1 · %n behind (%2 s)</source>
        <translation>
            <numerusform>⚠ also at %1 · %n behind (%2 s)</numerusform>
            <numerusform>⚠ also at %1 · %n behind (%2 s)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::TeamsDialog</name>
    <message numerus="yes">
        <source>%n teams now. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>%n team now. Ctrl+Z takes this back.</numerusform>
            <numerusform>%n teams now. Ctrl+Z takes this back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::UnitsPage</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
</TS>
