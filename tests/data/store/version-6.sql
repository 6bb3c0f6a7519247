-- An event file of version 6: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=6;
BEGIN TRANSACTION;
CREATE TABLE adjustments (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "adjustments" VALUES(1,0,9,0,NULL,-99994);
INSERT INTO "adjustments" VALUES(1,1,9,0,'forfeitLoss',-99993);
INSERT INTO "adjustments" VALUES(1,2,3,0,'pairingBye',-99993);
INSERT INTO "adjustments" VALUES(2,0,11,68,'forfeitLoss',0);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,6,'pairingBye');
INSERT INTO "byes" VALUES(1,1,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,8,'unopposedLoss');
INSERT INTO "byes" VALUES(1,1,3,9,'unopposedWin');
INSERT INTO "byes" VALUES(2,1,0,3,'zeroBye');
INSERT INTO "byes" VALUES(2,1,1,11,'zeroBye');
INSERT INTO "byes" VALUES(2,1,2,14,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
INSERT INTO "complaints" VALUES(12,2,'{"kind":"colour"}','ghi chú');
INSERT INTO "complaints" VALUES(13,1,'{"kind":"colour"}','ghi chú');
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(1,0,'O''Brien; DROP TABLE');
INSERT INTO "deputy_arbiters" VALUES(1,1,'');
INSERT INTO "deputy_arbiters" VALUES(3,0,'O''Brien; DROP TABLE');
INSERT INTO "deputy_arbiters" VALUES(3,1,'');
INSERT INTO "deputy_arbiters" VALUES(3,2,'日本');
CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
, arbiter TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "event" VALUES(1,'Giải 47','Trọng tài Loan');
CREATE TABLE foreign_lines (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "foreign_lines" VALUES(1,0,'XXX kept as it is');
INSERT INTO "foreign_lines" VALUES(1,1,'999 Đội-61');
INSERT INTO "foreign_lines" VALUES(2,0,'');
INSERT INTO "foreign_lines" VALUES(2,1,'999 Đội');
INSERT INTO "foreign_lines" VALUES(3,0,'999 Đội');
CREATE TABLE games (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    white INTEGER NOT NULL,
    black INTEGER NOT NULL,
    white_outcome TEXT NOT NULL,
    black_outcome TEXT NOT NULL,
    colours_known INTEGER NOT NULL CHECK (colours_known IN (0, 1)),
    PRIMARY KEY (section, round, board),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES(2,1,1,4,2,'loss','unratedWin',1);
INSERT INTO "games" VALUES(2,1,2,7,10,'unratedDraw','draw',1);
CREATE TABLE journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('apply', 'undo', 'redo')),
    refers_to INTEGER REFERENCES journal (id),    -- the entry that was undone or redone
    merged_into INTEGER REFERENCES journal (id),  -- the first edit of the same cell
    kind INTEGER NOT NULL,                        -- number of the change's kind
    section INTEGER NOT NULL,
    before TEXT,                                  -- the change that takes it back, JSON
    after TEXT NOT NULL                           -- the change, JSON
, group_of INTEGER, name TEXT NOT NULL DEFAULT 'edit') STRICT;
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"Đà Nẵng – Quận 1-68 1","town":"Ộ ộ","federation":"VIE","firstDay":"1990-02-26","lastDay":"1939-10-21","chiefArbiter":"Đà Nẵng – Quận 1","deputyArbiters":["O''Brien; DROP TABLE",""],"timeControlText":"### 001 |x|","codedType":"{player} 100 %-28","startingListMethod":"IND_FIDE","pairingProgram":"Ộ ộ","limits":{"sex":"unknown","bornFrom":303,"bornTo":6,"ratingTo":7},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"other","systemCode":"C-7-23","pairingEdition":"2017","points":{"winWhite":1,"winBlack":-99.7,"drawWhite":-100,"drawBlack":74.3,"lossBlack":-99.7,"forfeitWin":94.4,"forfeitLoss":-83,"fullBye":-99.5,"halfBye":-99.6,"pairingBye":-57,"unknown":0.5},"virtualPoints":[{"player":3,"round":61,"points":33.8},{"player":3,"round":36,"points":50}],"tieBreakEdition":"24","editionsChosen":true,"tieBreaks":["BH/C1-86"],"fideMode":false,"discipline":"chess","timeControl":"blitz","unratedRating":4,"unratedMethod":"lowest","equalsOrder":"name","ratingsByRound":true,"chess960Seed":15280422270979328557,"lotsSeed":18046719127634558015},"players":[{"id":3,"tpn":6,"sex":"unknown","title":"none","titleText":"IND_FIDE","federation":"LAO","fideId":"35009192-6","unit":"日本-75","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","national":[{"federation":"VIE","rating":4,"origin":"Đà Nẵng – Quận 1","number":"Ộ ộ-80","birth":"2024"},{"federation":"ENG","rating":6,"birth":"1992-02-03","sex":"Đà Nẵng – Quận 1"}],"kFactor":3132,"fileRank":58213,"fixedBoard":58929,"ratings":{},"marks":{},"entersInRound":3,"withdrawnFromRound":73},{"id":6,"tpn":7,"sex":"female","title":"FM","rating":4,"federation":"VIE","fideId":"35009192-19","unit":"\"quoted\" \\ back","category":"Ộ ộ","national":[{"name":"### 001 |x|-53","rating":1,"origin":"\"quoted\" \\ back-19","number":"Ộ ộ","birth":"1956-07-04"}],"kFactor":3,"fixedBoard":1,"fields":[{"head":"a","text":"O''Brien; DROP TABLE-68"},{"head":"{player} 100 %-99","text":"### 001 |x|-88"}],"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":45},{"id":8,"tpn":2,"sex":"unknown","title":"GM","rating":3,"federation":"ENG","fideId":"500","unit":"Ộ ộ","national":[{"federation":"FID","category":"a-99","rating":3,"origin":"Nguyễn Văn Ý","birth":"1978-08-24","sex":"Đà Nẵng – Quận 1"},{"federation":"FID-23","category":"O''Brien; DROP TABLE-82","rating":3105,"number":"Đà Nẵng – Quận 1-36","birth":"1964-11-16","sex":"Đà Nẵng – Quận 1-9"},{"federation":"LAO","category":"Nguyễn Văn Ý-41","rating":4000,"origin":"日本","number":"a","birth":"1957-11-24","sex":"Nguyễn Văn Ý"}],"fileRank":26476,"fixedBoard":91721,"fields":[{"head":"日本","text":"{player} 100 %"}],"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":9,"tpn":1,"name":"日本-4","sex":"unknown","title":"IM","rating":1848,"federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","fideId":"500-23","birth":"1997-10","category":"O''Brien; DROP TABLE-49","national":[{"federation":"VIE","category":"Đà Nẵng – Quận 1","name":"日本","origin":"Nguyễn Văn Ý-57","number":"Nguyễn Văn Ý-38"},{"federation":"VIE-62","rating":2707,"origin":"a","number":"{player} 100 %","birth":"1999"}],"kFactor":1,"fileRank":3,"fixedBoard":17815,"ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"byes":[{"player":6,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":8,"kind":"unopposedLoss"},{"player":9,"kind":"unopposedWin"}],"date":"2005-09","rules":{"pairingSystem":"manual","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":8,"points":{"winWhite":1,"winBlack":-100,"drawWhite":-99.4,"drawBlack":-73,"lossWhite":37.3,"forfeitWin":-99.8,"forfeitLoss":-100,"fullBye":100,"halfBye":-99.8,"zeroBye":-99.8,"pairingBye":-99.4,"unknown":-31.6},"virtualPoints":[{"player":8,"round":99,"points":-99.8}]},"comments":["### 001 |x|","a\n\"quoted\" \\ back","Đà Nẵng – Quận 1"]}],"adjustments":[{"player":9,"points":-9999.4},{"player":9,"kind":"forfeitLoss","points":-9999.3},{"player":3,"kind":"pairingBye","points":-9999.3}],"teams":{"teams":[{"id":500,"nickname":"### 001 |x|","fileMatchPoints":9454}],"lineUps":[{"round":41,"team":500,"opponent":500,"boards":[6,8,9]},{"round":1,"team":500,"opponent":500,"boards":[6,6,6]}],"byes":[{"round":6,"team":500}],"forfeits":[{"round":88,"kind":"secondWins","first":500,"second":500}],"matchWin":3,"matchDraw":-99.6,"matchLoss":76.3,"matchPointsPrimary":true},"foreignLines":["XXX kept as it is","999 Đội-61"],"prizes":{"currency":"x.1","unit":4,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":1,"lists":[{"main":true,"condition":{"sex":"female","ageFrom":1,"ageTo":79,"ratingTo":3,"unrated":"included","unit":"O''Brien; DROP TABLE-13","federation":"VIE-47","category":"a","field":{"head":"{player} 100 %-52","text":"Ộ ộ"},"minGames":7},"order":"bestGain","lines":[{"first":1,"last":5000,"amount":988328599415,"value":3,"name":"O''Brien; DROP TABLE","award":"\"quoted\" \\ back"}],"sharing":"none","pot":"prizePlaces","minimum":2,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","cumulative":true,"lower":"passesOn","freed":"slide","minEntrants":6,"tooFew":"merged","mergeInto":"Ộ ộ","unratedPercent":0,"basedOn":2}],"excluded":[{"player":3,"list":"a","reason":"O''Brien; DROP TABLE"}]},"frozenPrizes":{"round":24}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"Ộ ộ 2","town":"{player} 100 %-97","firstDay":"2004","type":"日本","chiefArbiter":"O''Brien; DROP TABLE-81","codedType":"{player} 100 %","limits":{"sex":"male","bornFrom":5,"bornTo":1424,"ratingTo":3},"firstTable":5,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"white","points":{"winWhite":-99.8,"winBlack":-99.9,"drawWhite":0.5,"drawBlack":-99.9,"lossBlack":-99.6,"forfeitWin":53.9,"forfeitLoss":-99.4,"fullBye":1,"halfBye":-99.9,"zeroBye":-99.8,"pairingBye":-21.7,"unknown":-99.9},"prohibited":[{"firstRound":98,"lastRound":200,"players":[2,4],"condition":"lastRoundAboveHalf","reason":"Ộ ộ"},{"firstRound":37,"lastRound":37,"players":[3,14,17],"condition":"lastRoundAboveHalf"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["WIN","SB"],"fideMode":false,"fideModeLeftInRound":1,"discipline":"chess","timeControl":"standard","unratedRating":5,"unratedMethod":"average","equalsOrder":"entry","ratingLists":["rapid","standard","blitz"],"chess960Seed":14001848582163130684,"lotsSeed":13048176354688632879},"players":[{"id":2,"tpn":3,"sex":"unknown","title":"GM","rating":2813,"federation":"ENG","category":"Ộ ộ-54","fileRank":1,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":3},{"id":3,"tpn":5,"name":"\"quoted\" \\ back-71","sex":"unknown","title":"GM","rating":7,"federation":"FID","birth":"1947","unit":"日本-72","national":[{"category":"\"quoted\" \\ back","name":"日本-83","rating":3199,"origin":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","number":"O''Brien; DROP TABLE","birth":"1938-07-03"}],"kFactor":6,"fixedBoard":37046,"fields":[{"head":"Ộ ộ","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":8},{"id":4,"tpn":2,"sex":"female","title":"WIM","rating":3,"fideId":"500","birth":"1970","unit":"Nguyễn Văn Ý-90","category":"O''Brien; DROP TABLE","national":[{"federation":"ENG-81","category":"### 001 |x|","name":"Ộ ộ","rating":2651,"origin":"a-58","number":"日本","birth":"2028-05-27","sex":"Ộ ộ"},{"category":"{player} 100 %","name":"### 001 |x|","rating":4,"origin":"日本","number":"### 001 |x|"},{"name":"### 001 |x|","rating":4,"number":"Đà Nẵng – Quận 1","birth":"1980-02-21","sex":"{player} 100 %"}],"kFactor":3,"fileRank":28741,"fixedBoard":7,"fields":[{"head":"O''Brien; DROP TABLE-14","text":"Nguyễn Văn Ý-6"},{"head":"O''Brien; DROP TABLE","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":11,"name":"Đà Nẵng – Quận 1","sex":"unknown","title":"FM","rating":574,"federation":"ENG","fideId":"500","unit":"Đà Nẵng – Quận 1-60","category":"O''Brien; DROP TABLE","national":[{"federation":"LAO-83","category":"日本","name":"O''Brien; DROP TABLE-35","number":"a-22","birth":"1984-04-05","sex":"Ộ ộ"}],"kFactor":1,"fileRank":5,"fixedBoard":1,"fields":[{"head":"日本","text":"O''Brien; DROP TABLE"},{"head":"Đà Nẵng – Quận 1","text":"a"}],"ratings":{},"marks":{},"entersInRound":1},{"id":10,"tpn":6,"sex":"female","title":"WCM","rating":1,"federation":"VIE","birth":"1996-10-01","unit":"Đà Nẵng – Quận 1-96","category":"Đà Nẵng – Quận 1","fileRank":6,"fixedBoard":3,"fields":[{"head":"Nguyễn Văn Ý-5","text":"Nguyễn Văn Ý-18"}],"ratings":{},"marks":{},"entersInRound":1},{"id":11,"tpn":1,"name":"日本","sex":"female","title":"none","birth":"1968-05-27","unit":"Đà Nẵng – Quận 1","category":"{player} 100 %","kFactor":2588,"fileRank":54255,"fixedBoard":4,"fields":[{"head":"\"quoted\" \\ back","text":"Ộ ộ"},{"head":"Ộ ộ","text":"Ộ ộ-38"},{"head":"a"}],"ratings":{},"marks":{},"entersInRound":3},{"id":14,"tpn":4,"sex":"female","title":"none","titleText":"OTHER-94","rating":4,"federation":"ENG","birth":"1967","unit":"{player} 100 %","category":"Đà Nẵng – Quận 1-43","national":[{"federation":"FID","category":"日本-47","rating":2,"origin":"Nguyễn Văn Ý","number":"Nguyễn Văn Ý-98","birth":"1983-09-06"},{"category":"a","name":"a-19","number":"日本-4","birth":"2020-03-02","sex":"### 001 |x|"}],"kFactor":3,"fileRank":88412,"fields":[{"head":"Ộ ộ","text":"### 001 |x|-94"}],"ratings":{},"marks":{},"entersInRound":71},{"id":17,"tpn":7,"name":"{player} 100 %","sex":"female","title":"IM","fideId":"12400001","unit":"O''Brien; DROP TABLE","category":"Nguyễn Văn Ý","national":[{"federation":"VIE","category":"O''Brien; DROP TABLE","name":"a","rating":7,"origin":"Nguyễn Văn Ý","number":"### 001 |x|-23","birth":"1931-07","sex":"O''Brien; DROP TABLE-71"},{"federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"### 001 |x|-52","rating":5,"origin":"日本","number":"O''Brien; DROP TABLE","birth":"1965-01-22","sex":"a-90"}],"kFactor":2233,"fileRank":6,"fields":[{"head":"a-66"}],"ratings":{},"marks":{},"entersInRound":6,"withdrawnFromRound":7}],"rounds":[{"games":[{"white":4,"black":2,"whiteOutcome":"loss","blackOutcome":"unratedWin","coloursKnown":true},{"white":7,"black":10,"whiteOutcome":"unratedDraw","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":14,"kind":"zeroBye"},{"player":17,"kind":"zeroBye"}],"date":"1939-06-25","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"scheduledRounds":0,"points":{"winWhite":1,"winBlack":1,"drawWhite":-100,"drawBlack":0.5,"lossWhite":-100,"lossBlack":-100,"forfeitWin":1,"fullBye":67.6,"halfBye":100,"zeroBye":-99.6,"pairingBye":100,"unknown":12.1},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,3,14],"condition":"always","reason":"Nguyễn Văn Ý"}],"virtualPoints":[{"player":11,"round":1,"points":-99.8},{"player":10,"round":33,"points":-99.6}]}}],"requestedByes":[{"player":14,"round":5,"kind":"zeroBye"},{"player":4,"round":5,"kind":"halfBye"}],"adjustments":[{"player":17,"round":16,"kind":"unratedLoss","points":-9999.4},{"player":14,"round":1,"points":-9999.9},{"player":17,"round":5}],"teams":{"teams":[{"id":400,"name":"a","nickname":"Đà Nẵng – Quận 1","strength":2888.7,"fileGamePoints":-9999.7,"fileRank":84721,"members":[14]},{"id":701,"name":"日本-88","nickname":"Ộ ộ","strength":3544.2,"fileMatchPoints":-10000,"fileGamePoints":10000,"fileRank":99999,"members":[11]}],"lineUps":[{"round":70,"team":400,"opponent":400,"boards":[11]}],"byes":[{"round":1,"team":701,"matchPoints":-6189.7,"gamePoints":-9999.4},{"round":28,"team":701,"matchPoints":622.3,"gamePoints":-9999.3},{"round":5,"team":701,"matchPoints":-1232.9}],"matchWin":-100,"matchDraw":-99.3,"boardColours":"BW","matchPointsPrimary":false},"foreignLines":["","999 Đội"],"prizes":{"currency":"C-7","unit":187763606604,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":99925,"lists":[{"name":"O''Brien; DROP TABLE-39","main":true,"condition":{"sex":"unknown","ageFrom":88,"ageTo":3,"ratingFrom":4,"ratingTo":2,"unrated":"excluded","unit":"O''Brien; DROP TABLE-38","federation":"FID","category":"日本","field":{"head":"Ộ ộ"},"minGames":4990,"lastRoundPlayed":true,"minPoints":-9999.7},"order":"standings","lines":[{"first":1,"last":1,"amount":6,"value":900408028062,"name":"Nguyễn Văn Ý","award":"{player} 100 %"},{"first":1,"last":1,"amount":353267732556,"value":2,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":453644002359,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý-44"}],"sharing":"none","pot":"prizePlaces","minimum":1,"acrossEnd":"allShared","group":"日本","cumulative":true,"lower":"passesOn","freed":"slide","tooFew":"halved","mergeInto":"Ộ ộ","unratedPercent":100}],"protests":["\"quoted\" \\ back-0","Nguyễn Văn Ý"]},"frozenPrizes":{"round":73}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"Đà Nẵng – Quận 1 3","town":"O''Brien; DROP TABLE-31","federation":"FID","firstDay":"1957","lastDay":"1962-08-06","deputyArbiters":["","### 001 |x|"],"timeControlText":"O''Brien; DROP TABLE","codedTimeControl":"a","codedType":"\"quoted\" \\ back","limits":{"sex":"unknown","bornFrom":6,"bornTo":1911,"ratingTo":6},"firstTable":2,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":56,"points":{"winWhite":-99.4,"winBlack":-100,"drawWhite":-99.5,"drawBlack":-99.9,"lossWhite":100,"lossBlack":-99.5,"forfeitWin":-5.2,"fullBye":1,"halfBye":67.4,"pairingBye":-99.4,"unknown":-99.6},"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["","MAN","ARO-66"],"fideMode":true,"discipline":"other","timeControl":"standard","unratedRating":959,"unratedMethod":"average","equalsOrder":"name","ratingLists":["rapid","rapid"],"lotsSeed":9310472433037829030},"players":[{"id":3,"tpn":1,"name":"{player} 100 %-36","sex":"unknown","title":"WFM","rating":2,"federation":"LAO-77","fideId":"500-87","birth":"1984","unit":"a","category":"Đà Nẵng – Quận 1","national":[{"federation":"VIE","name":"\"quoted\" \\ back","rating":482,"origin":"a","number":"日本","birth":"1991","sex":"Nguyễn Văn Ý"},{"federation":"ENG","category":"O''Brien; DROP TABLE-71","name":"a-4","origin":"{player} 100 %-12","number":"O''Brien; DROP TABLE-25","birth":"2025-06-16","sex":"Ộ ộ"},{"category":"O''Brien; DROP TABLE","name":"### 001 |x|","origin":"Ộ ộ-44","number":"日本","birth":"1959-06-12","sex":"a"}],"kFactor":7,"fileRank":70095,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":8},{"id":5,"tpn":2,"name":"Nguyễn Văn Ý","sex":"unknown","title":"WIM","federation":"FID-78","fideId":"35009192","birth":"1930-09-27","unit":"{player} 100 %","national":[{"federation":"LAO-28","origin":"Ộ ộ","number":"{player} 100 %","birth":"1956-06-15","sex":"Đà Nẵng – Quận 1"},{"federation":"VIE","name":"Nguyễn Văn Ý","rating":4000,"sex":"{player} 100 %"}],"kFactor":5,"fileRank":33382,"fixedBoard":61288,"ratings":{},"marks":{},"entersInRound":1}],"requestedByes":[{"player":5,"round":1,"kind":"halfBye"},{"player":3,"round":42,"kind":"halfBye"},{"player":5,"round":6,"kind":"fullBye"}],"adjustments":[{"player":3,"points":-9999.6},{"player":3,"kind":"unratedWin"}],"teams":{"teams":[{"id":900,"name":"日本","nickname":"### 001 |x|-10","fileMatchPoints":0,"fileGamePoints":4811,"members":[5,3]},{"id":501,"name":"Đà Nẵng – Quận 1","strength":0.1,"fileMatchPoints":-9999.8,"fileGamePoints":-9999.4,"fileRank":6},{"id":902,"name":"{player} 100 %","strength":0.6,"fileMatchPoints":0,"fileRank":27387}],"lineUps":[{"round":42,"team":902,"opponent":501}],"byes":[{"round":1,"team":501,"matchPoints":-1587.2,"gamePoints":-1137.9},{"round":35,"team":501,"matchPoints":-10000,"gamePoints":-10000},{"round":1,"team":501,"gamePoints":10000}],"forfeits":[{"round":1,"kind":"secondWins","first":900,"second":902}],"matchWin":-99.4,"matchDraw":-99.4,"matchLoss":-75.7,"matchPointsPrimary":true},"foreignLines":["999 Đội"],"prizes":{"currency":"x.1-71","unit":1,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":true,"countedEntries":6,"excluded":[{"player":5,"list":"日本","reason":"日本-63"},{"player":3,"list":"### 001 |x|"}],"protests":[""]},"frozenPrizes":{"round":2,"awards":[{"player":5,"list":"### 001 |x|-10","amount":2}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256220000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(5,1795256220000,'Trọng tài','apply',NULL,NULL,18,3,'{"change":"set_adjustments","section":3,"adjustments":[{"player":3,"points":-9999.6},{"player":3,"kind":"unratedWin"}]}','{"change":"set_adjustments","section":3}',4,'edit');
INSERT INTO "journal" VALUES(6,1795256220000,'Trọng tài','apply',NULL,NULL,21,3,'{"change":"set_prizes","section":3,"plan":{"currency":"x.1-71","unit":1,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":true,"countedEntries":6,"excluded":[{"player":5,"list":"日本","reason":"日本-63"},{"player":3,"list":"### 001 |x|"}],"protests":[""]},"frozen":{"round":2,"awards":[{"player":5,"list":"### 001 |x|-10","amount":2}]}}','{"change":"set_prizes","section":3,"plan":{"currency":"x.1-71","unit":1,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":true,"countedEntries":6,"excluded":[{"player":5,"list":"日本","reason":"日本-63"},{"player":3,"list":"### 001 |x|"}],"protests":[""]},"frozen":{"awards":[{"player":5,"list":"### 001 |x|-10","amount":2}]}}',4,'edit');
INSERT INTO "journal" VALUES(7,1795256280000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"numbersChanged","answer":"confirmed","about":"{\"round\":1,\"count\":8,\"players\":[1,2,3,4,5,6,7,11]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(8,1795256280000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":73}"}',7,'edit');
INSERT INTO "journal" VALUES(9,1795256280000,'Trọng tài','apply',NULL,NULL,8,2,'{"change":"renumber","section":2,"tpns":[3,5,2,11,6,1,4,7]}','{"change":"renumber","section":2,"tpns":[8,7,6,5,4,3,2,1]}',7,'edit');
INSERT INTO "journal" VALUES(10,1795256280000,'Trọng tài','apply',NULL,NULL,21,2,'{"change":"set_prizes","section":2,"plan":{"currency":"C-7","unit":187763606604,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":99925,"lists":[{"name":"O''Brien; DROP TABLE-39","main":true,"condition":{"sex":"unknown","ageFrom":88,"ageTo":3,"ratingFrom":4,"ratingTo":2,"unrated":"excluded","unit":"O''Brien; DROP TABLE-38","federation":"FID","category":"日本","field":{"head":"Ộ ộ"},"minGames":4990,"lastRoundPlayed":true,"minPoints":-9999.7},"order":"standings","lines":[{"first":1,"last":1,"amount":6,"value":900408028062,"name":"Nguyễn Văn Ý","award":"{player} 100 %"},{"first":1,"last":1,"amount":353267732556,"value":2,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":453644002359,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý-44"}],"sharing":"none","pot":"prizePlaces","minimum":1,"acrossEnd":"allShared","group":"日本","cumulative":true,"lower":"passesOn","freed":"slide","tooFew":"halved","mergeInto":"Ộ ộ","unratedPercent":100}],"protests":["\"quoted\" \\ back-0","Nguyễn Văn Ý"]},"frozen":{"round":73}}','{"change":"set_prizes","section":2,"plan":{"currency":"C-7","unit":187763606604,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":99925,"lists":[{"name":"O''Brien; DROP TABLE-39","main":true,"condition":{"sex":"unknown","ageFrom":88,"ageTo":3,"ratingFrom":4,"ratingTo":2,"unrated":"excluded","unit":"O''Brien; DROP TABLE-38","federation":"FID","category":"日本","field":{"head":"Ộ ộ"},"minGames":4990,"lastRoundPlayed":true,"minPoints":-9999.7},"order":"standings","lines":[{"first":1,"last":1,"amount":6,"value":900408028062,"name":"Nguyễn Văn Ý","award":"{player} 100 %"},{"first":1,"last":1,"amount":353267732556,"value":2,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":453644002359,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý-44"}],"sharing":"none","pot":"prizePlaces","minimum":1,"acrossEnd":"allShared","group":"日本","cumulative":true,"lower":"passesOn","freed":"slide","tooFew":"halved","mergeInto":"Ộ ộ","unratedPercent":100}],"protests":["\"quoted\" \\ back-0","Nguyễn Văn Ý"]}}',7,'edit');
INSERT INTO "journal" VALUES(11,1795256340000,'Trọng tài','apply',NULL,NULL,17,3,'{"change":"move_section","section":3,"position":2}','{"change":"move_section","section":3}',NULL,'edit');
INSERT INTO "journal" VALUES(12,1795256400000,'Trọng tài','apply',NULL,NULL,14,2,NULL,'{"change":"keep_complaint","section":2,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}',NULL,'edit');
INSERT INTO "journal" VALUES(13,1795256460000,'Trọng tài','apply',NULL,NULL,14,1,NULL,'{"change":"keep_complaint","section":1,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}',NULL,'edit');
INSERT INTO "journal" VALUES(14,1795256520000,'Trọng tài','apply',NULL,NULL,19,1,'{"change":"edit_teams","section":1,"teams":{"teams":[{"id":500,"nickname":"### 001 |x|","fileMatchPoints":9454}],"lineUps":[{"round":41,"team":500,"opponent":500,"boards":[6,8,9]},{"round":1,"team":500,"opponent":500,"boards":[6,6,6]}],"byes":[{"round":6,"team":500}],"forfeits":[{"round":88,"kind":"secondWins","first":500,"second":500}],"matchWin":3,"matchDraw":-99.6,"matchLoss":76.3,"matchPointsPrimary":true}}','{"change":"edit_teams","section":1,"teams":{"teams":[{"id":700,"name":"日本-24","nickname":"O''Brien; DROP TABLE","fileMatchPoints":0,"fileGamePoints":-9999.3,"fileRank":6,"members":[8,6]},{"id":301,"name":"日本-6","strength":1215.4,"fileMatchPoints":-10000,"fileGamePoints":-9999.7,"fileRank":4}],"lineUps":[{"round":2,"team":301,"opponent":700},{"round":70,"team":301,"opponent":700,"boards":[6,0,0]},{"round":94,"team":301,"opponent":700,"boards":[8]}],"byes":[{"round":4,"team":301,"matchPoints":-9999.3,"gamePoints":-9999.4},{"round":1,"team":301}],"forfeits":[{"round":4,"kind":"firstWins","first":700,"second":700},{"round":66,"kind":"firstWins","first":301,"second":700},{"round":1,"kind":"firstWins","first":301,"second":301}],"matchWin":-69.2,"matchDraw":-99.6,"matchLoss":-99.7,"matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(15,1795256580000,'Trọng tài','apply',NULL,NULL,6,3,'{"change":"edit_player","section":3,"player":{"id":3,"tpn":1,"name":"{player} 100 %-36","sex":"unknown","title":"WFM","rating":2,"federation":"LAO-77","fideId":"500-87","birth":"1984","unit":"a","category":"Đà Nẵng – Quận 1","national":[{"federation":"VIE","name":"\"quoted\" \\ back","rating":482,"origin":"a","number":"日本","birth":"1991","sex":"Nguyễn Văn Ý"},{"federation":"ENG","category":"O''Brien; DROP TABLE-71","name":"a-4","origin":"{player} 100 %-12","number":"O''Brien; DROP TABLE-25","birth":"2025-06-16","sex":"Ộ ộ"},{"category":"O''Brien; DROP TABLE","name":"### 001 |x|","origin":"Ộ ộ-44","number":"日本","birth":"1959-06-12","sex":"a"}],"kFactor":7,"fileRank":70095,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":8}}','{"change":"edit_player","section":3,"player":{"id":3,"tpn":1,"name":"O''Brien; DROP TABLE","sex":"female","title":"WIM","rating":7,"federation":"ENG","fideId":"35009192","birth":"1952-03-20","unit":"Đà Nẵng – Quận 1","category":"O''Brien; DROP TABLE","national":[{"federation":"LAO-9","origin":"{player} 100 %","birth":"1966"},{"federation":"FID","category":"Nguyễn Văn Ý-91","name":"Ộ ộ-65","number":"a","birth":"1987-05-09","sex":"Nguyễn Văn Ý"}],"fileRank":45673,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":45}}',NULL,'edit');
INSERT INTO "journal" VALUES(16,1795256640000,'Trọng tài','apply',NULL,NULL,7,3,'{"change":"replace_section","section":3,"content":{"info":{"name":"Đà Nẵng – Quận 1 3","town":"O''Brien; DROP TABLE-31","federation":"FID","firstDay":"1957","lastDay":"1962-08-06","deputyArbiters":["","### 001 |x|"],"timeControlText":"O''Brien; DROP TABLE","codedTimeControl":"a","codedType":"\"quoted\" \\ back","limits":{"sex":"unknown","bornFrom":6,"bornTo":1911,"ratingTo":6},"firstTable":2,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":56,"points":{"winWhite":-99.4,"winBlack":-100,"drawWhite":-99.5,"drawBlack":-99.9,"lossWhite":100,"lossBlack":-99.5,"forfeitWin":-5.2,"fullBye":1,"halfBye":67.4,"pairingBye":-99.4,"unknown":-99.6},"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["","MAN","ARO-66"],"fideMode":true,"discipline":"other","timeControl":"standard","unratedRating":959,"unratedMethod":"average","equalsOrder":"name","ratingLists":["rapid","rapid"],"lotsSeed":9310472433037829030},"players":[{"id":3,"tpn":1,"name":"O''Brien; DROP TABLE","sex":"female","title":"WIM","rating":7,"federation":"ENG","fideId":"35009192","birth":"1952-03-20","unit":"Đà Nẵng – Quận 1","category":"O''Brien; DROP TABLE","national":[{"federation":"LAO-9","origin":"{player} 100 %","birth":"1966"},{"federation":"FID","category":"Nguyễn Văn Ý-91","name":"Ộ ộ-65","number":"a","birth":"1987-05-09","sex":"Nguyễn Văn Ý"}],"fileRank":45673,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":45},{"id":5,"tpn":2,"name":"Nguyễn Văn Ý","sex":"unknown","title":"WIM","federation":"FID-78","fideId":"35009192","birth":"1930-09-27","unit":"{player} 100 %","national":[{"federation":"LAO-28","origin":"Ộ ộ","number":"{player} 100 %","birth":"1956-06-15","sex":"Đà Nẵng – Quận 1"},{"federation":"VIE","name":"Nguyễn Văn Ý","rating":4000,"sex":"{player} 100 %"}],"kFactor":5,"fileRank":33382,"fixedBoard":61288,"ratings":{},"marks":{},"entersInRound":1}],"requestedByes":[{"player":5,"round":1,"kind":"halfBye"},{"player":3,"round":42,"kind":"halfBye"},{"player":5,"round":6,"kind":"fullBye"}],"teams":{"teams":[{"id":900,"name":"日本","nickname":"### 001 |x|-10","fileMatchPoints":0,"fileGamePoints":4811,"members":[5,3]},{"id":501,"name":"Đà Nẵng – Quận 1","strength":0.1,"fileMatchPoints":-9999.8,"fileGamePoints":-9999.4,"fileRank":6},{"id":902,"name":"{player} 100 %","strength":0.6,"fileMatchPoints":0,"fileRank":27387}],"lineUps":[{"round":42,"team":902,"opponent":501}],"byes":[{"round":1,"team":501,"matchPoints":-1587.2,"gamePoints":-1137.9},{"round":35,"team":501,"matchPoints":-10000,"gamePoints":-10000},{"round":1,"team":501,"gamePoints":10000}],"forfeits":[{"round":1,"kind":"secondWins","first":900,"second":902}],"matchWin":-99.4,"matchDraw":-99.4,"matchLoss":-75.7,"matchPointsPrimary":true},"foreignLines":["999 Đội"],"prizes":{"currency":"x.1-71","unit":1,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":true,"countedEntries":6,"excluded":[{"player":5,"list":"日本","reason":"日本-63"},{"player":3,"list":"### 001 |x|"}],"protests":[""]},"frozenPrizes":{"awards":[{"player":5,"list":"### 001 |x|-10","amount":2}]}}}','{"change":"remove_players","section":3,"players":[5]}',NULL,'edit');
INSERT INTO "journal" VALUES(17,1795256700000,'Trọng tài','apply',NULL,NULL,7,2,'{"change":"replace_section","section":2,"content":{"info":{"name":"Ộ ộ 2","town":"{player} 100 %-97","firstDay":"2004","type":"日本","chiefArbiter":"O''Brien; DROP TABLE-81","codedType":"{player} 100 %","limits":{"sex":"male","bornFrom":5,"bornTo":1424,"ratingTo":3},"firstTable":5,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"white","points":{"winWhite":-99.8,"winBlack":-99.9,"drawWhite":0.5,"drawBlack":-99.9,"lossBlack":-99.6,"forfeitWin":53.9,"forfeitLoss":-99.4,"fullBye":1,"halfBye":-99.9,"zeroBye":-99.8,"pairingBye":-21.7,"unknown":-99.9},"prohibited":[{"firstRound":98,"lastRound":200,"players":[2,4],"condition":"lastRoundAboveHalf","reason":"Ộ ộ"},{"firstRound":37,"lastRound":37,"players":[3,14,17],"condition":"lastRoundAboveHalf"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["WIN","SB"],"fideMode":false,"fideModeLeftInRound":1,"discipline":"chess","timeControl":"standard","unratedRating":5,"unratedMethod":"average","equalsOrder":"entry","ratingLists":["rapid","standard","blitz"],"chess960Seed":14001848582163130684,"lotsSeed":13048176354688632879},"players":[{"id":2,"tpn":8,"sex":"unknown","title":"GM","rating":2813,"federation":"ENG","category":"Ộ ộ-54","fileRank":1,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":3},{"id":3,"tpn":7,"name":"\"quoted\" \\ back-71","sex":"unknown","title":"GM","rating":7,"federation":"FID","birth":"1947","unit":"日本-72","national":[{"category":"\"quoted\" \\ back","name":"日本-83","rating":3199,"origin":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","number":"O''Brien; DROP TABLE","birth":"1938-07-03"}],"kFactor":6,"fixedBoard":37046,"fields":[{"head":"Ộ ộ","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":8},{"id":4,"tpn":6,"sex":"female","title":"WIM","rating":3,"fideId":"500","birth":"1970","unit":"Nguyễn Văn Ý-90","category":"O''Brien; DROP TABLE","national":[{"federation":"ENG-81","category":"### 001 |x|","name":"Ộ ộ","rating":2651,"origin":"a-58","number":"日本","birth":"2028-05-27","sex":"Ộ ộ"},{"category":"{player} 100 %","name":"### 001 |x|","rating":4,"origin":"日本","number":"### 001 |x|"},{"name":"### 001 |x|","rating":4,"number":"Đà Nẵng – Quận 1","birth":"1980-02-21","sex":"{player} 100 %"}],"kFactor":3,"fileRank":28741,"fixedBoard":7,"fields":[{"head":"O''Brien; DROP TABLE-14","text":"Nguyễn Văn Ý-6"},{"head":"O''Brien; DROP TABLE","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":5,"name":"Đà Nẵng – Quận 1","sex":"unknown","title":"FM","rating":574,"federation":"ENG","fideId":"500","unit":"Đà Nẵng – Quận 1-60","category":"O''Brien; DROP TABLE","national":[{"federation":"LAO-83","category":"日本","name":"O''Brien; DROP TABLE-35","number":"a-22","birth":"1984-04-05","sex":"Ộ ộ"}],"kFactor":1,"fileRank":5,"fixedBoard":1,"fields":[{"head":"日本","text":"O''Brien; DROP TABLE"},{"head":"Đà Nẵng – Quận 1","text":"a"}],"ratings":{},"marks":{},"entersInRound":1},{"id":10,"tpn":4,"sex":"female","title":"WCM","rating":1,"federation":"VIE","birth":"1996-10-01","unit":"Đà Nẵng – Quận 1-96","category":"Đà Nẵng – Quận 1","fileRank":6,"fixedBoard":3,"fields":[{"head":"Nguyễn Văn Ý-5","text":"Nguyễn Văn Ý-18"}],"ratings":{},"marks":{},"entersInRound":1},{"id":11,"tpn":3,"name":"日本","sex":"female","title":"none","birth":"1968-05-27","unit":"Đà Nẵng – Quận 1","category":"{player} 100 %","kFactor":2588,"fileRank":54255,"fixedBoard":4,"fields":[{"head":"\"quoted\" \\ back","text":"Ộ ộ"},{"head":"Ộ ộ","text":"Ộ ộ-38"},{"head":"a"}],"ratings":{},"marks":{},"entersInRound":3},{"id":14,"tpn":2,"sex":"female","title":"none","titleText":"OTHER-94","rating":4,"federation":"ENG","birth":"1967","unit":"{player} 100 %","category":"Đà Nẵng – Quận 1-43","national":[{"federation":"FID","category":"日本-47","rating":2,"origin":"Nguyễn Văn Ý","number":"Nguyễn Văn Ý-98","birth":"1983-09-06"},{"category":"a","name":"a-19","number":"日本-4","birth":"2020-03-02","sex":"### 001 |x|"}],"kFactor":3,"fileRank":88412,"fields":[{"head":"Ộ ộ","text":"### 001 |x|-94"}],"ratings":{},"marks":{},"entersInRound":71},{"id":17,"tpn":1,"name":"{player} 100 %","sex":"female","title":"IM","fideId":"12400001","unit":"O''Brien; DROP TABLE","category":"Nguyễn Văn Ý","national":[{"federation":"VIE","category":"O''Brien; DROP TABLE","name":"a","rating":7,"origin":"Nguyễn Văn Ý","number":"### 001 |x|-23","birth":"1931-07","sex":"O''Brien; DROP TABLE-71"},{"federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"### 001 |x|-52","rating":5,"origin":"日本","number":"O''Brien; DROP TABLE","birth":"1965-01-22","sex":"a-90"}],"kFactor":2233,"fileRank":6,"fields":[{"head":"a-66"}],"ratings":{},"marks":{},"entersInRound":6,"withdrawnFromRound":7}],"rounds":[{"games":[{"white":4,"black":2,"whiteOutcome":"loss","blackOutcome":"unratedWin","coloursKnown":true},{"white":7,"black":10,"whiteOutcome":"unratedDraw","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":14,"kind":"zeroBye"},{"player":17,"kind":"zeroBye"}],"date":"1939-06-25","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"scheduledRounds":0,"points":{"winWhite":1,"winBlack":1,"drawWhite":-100,"drawBlack":0.5,"lossWhite":-100,"lossBlack":-100,"forfeitWin":1,"fullBye":67.6,"halfBye":100,"zeroBye":-99.6,"pairingBye":100,"unknown":12.1},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,3,14],"condition":"always","reason":"Nguyễn Văn Ý"}],"virtualPoints":[{"player":11,"round":1,"points":-99.8},{"player":10,"round":33,"points":-99.6}]}}],"requestedByes":[{"player":14,"round":5,"kind":"zeroBye"},{"player":4,"round":5,"kind":"halfBye"}],"adjustments":[{"player":17,"round":16,"kind":"unratedLoss","points":-9999.4},{"player":14,"round":1,"points":-9999.9},{"player":17,"round":5}],"teams":{"teams":[{"id":400,"name":"a","nickname":"Đà Nẵng – Quận 1","strength":2888.7,"fileGamePoints":-9999.7,"fileRank":84721,"members":[14]},{"id":701,"name":"日本-88","nickname":"Ộ ộ","strength":3544.2,"fileMatchPoints":-10000,"fileGamePoints":10000,"fileRank":99999,"members":[11]}],"lineUps":[{"round":70,"team":400,"opponent":400,"boards":[11]}],"byes":[{"round":1,"team":701,"matchPoints":-6189.7,"gamePoints":-9999.4},{"round":28,"team":701,"matchPoints":622.3,"gamePoints":-9999.3},{"round":5,"team":701,"matchPoints":-1232.9}],"matchWin":-100,"matchDraw":-99.3,"boardColours":"BW","matchPointsPrimary":false},"foreignLines":["","999 Đội"],"prizes":{"currency":"C-7","unit":187763606604,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":99925,"lists":[{"name":"O''Brien; DROP TABLE-39","main":true,"condition":{"sex":"unknown","ageFrom":88,"ageTo":3,"ratingFrom":4,"ratingTo":2,"unrated":"excluded","unit":"O''Brien; DROP TABLE-38","federation":"FID","category":"日本","field":{"head":"Ộ ộ"},"minGames":4990,"lastRoundPlayed":true,"minPoints":-9999.7},"order":"standings","lines":[{"first":1,"last":1,"amount":6,"value":900408028062,"name":"Nguyễn Văn Ý","award":"{player} 100 %"},{"first":1,"last":1,"amount":353267732556,"value":2,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":453644002359,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý-44"}],"sharing":"none","pot":"prizePlaces","minimum":1,"acrossEnd":"allShared","group":"日本","cumulative":true,"lower":"passesOn","freed":"slide","tooFew":"halved","mergeInto":"Ộ ộ","unratedPercent":100}],"protests":["\"quoted\" \\ back-0","Nguyễn Văn Ý"]}}}','{"change":"remove_players","section":2,"players":[17]}',NULL,'edit');
INSERT INTO "journal" VALUES(18,1795256760000,'Trọng tài','apply',NULL,NULL,15,0,'{"change":"rename_event","name":"Giải trẻ"}','{"change":"rename_event","name":"Giải 47"}',NULL,'edit');
INSERT INTO "journal" VALUES(19,1795256820000,'Trọng tài','apply',NULL,NULL,3,3,'{"change":"edit_info","section":3,"info":{"name":"Đà Nẵng – Quận 1 3","town":"O''Brien; DROP TABLE-31","federation":"FID","firstDay":"1957","lastDay":"1962-08-06","deputyArbiters":["","### 001 |x|"],"timeControlText":"O''Brien; DROP TABLE","codedTimeControl":"a","codedType":"\"quoted\" \\ back","limits":{"sex":"unknown","bornFrom":6,"bornTo":1911,"ratingTo":6},"firstTable":2,"report":{"exemption":"none"}}}','{"change":"edit_info","section":3,"info":{"name":"a","firstDayText":"O''Brien; DROP TABLE","lastDayText":"\"quoted\" \\ back","type":"### 001 |x|-99","chiefArbiter":"Nguyễn Văn Ý-52","deputyArbiters":["O''Brien; DROP TABLE","","日本"],"timeControlText":"O''Brien; DROP TABLE-4","codedTimeControl":"Đà Nẵng – Quận 1","codedType":"O''Brien; DROP TABLE-49","pairingProgram":"\"quoted\" \\ back","limits":{"sex":"female","bornFrom":5,"bornTo":5,"ratingFrom":2,"ratingTo":1364},"firstTable":4,"report":{"exemption":"none"}}}',NULL,'edit');
INSERT INTO "journal" VALUES(20,1795256880000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"adjustmentsAfterStart","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(21,1795256880000,'Trọng tài','apply',NULL,NULL,18,2,'{"change":"set_adjustments","section":2,"adjustments":[{"player":14,"round":1,"points":-9999.9}]}','{"change":"set_adjustments","section":2,"adjustments":[{"player":11,"round":68,"kind":"forfeitLoss"}]}',20,'edit');
INSERT INTO "journal" VALUES(22,1795256940000,'Trọng tài','apply',NULL,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":4,"tpn":6,"sex":"female","title":"WIM","rating":3,"fideId":"500","birth":"1970","unit":"Nguyễn Văn Ý-90","category":"O''Brien; DROP TABLE","national":[{"federation":"ENG-81","category":"### 001 |x|","name":"Ộ ộ","rating":2651,"origin":"a-58","number":"日本","birth":"2028-05-27","sex":"Ộ ộ"},{"category":"{player} 100 %","name":"### 001 |x|","rating":4,"origin":"日本","number":"### 001 |x|"},{"name":"### 001 |x|","rating":4,"number":"Đà Nẵng – Quận 1","birth":"1980-02-21","sex":"{player} 100 %"}],"kFactor":3,"fileRank":28741,"fixedBoard":7,"fields":[{"head":"O''Brien; DROP TABLE-14","text":"Nguyễn Văn Ý-6"},{"head":"O''Brien; DROP TABLE","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1}}','{"change":"edit_player","section":2,"player":{"id":4,"tpn":6,"sex":"female","title":"CM","rating":2229,"federation":"LAO","fideId":"500-14","birth":"1995-10-20","unit":"Ộ ộ","category":"Nguyễn Văn Ý","national":[{"federation":"LAO-74","category":"### 001 |x|-94","name":"日本","rating":4,"origin":"### 001 |x|-20","number":"{player} 100 %-96","birth":"1965-11-24","sex":"日本"},{"category":"Đà Nẵng – Quận 1","name":"O''Brien; DROP TABLE","origin":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"2017-02-14","sex":"### 001 |x|"}],"kFactor":2425,"fixedBoard":2,"fields":[{"head":"{player} 100 %-93","text":"Đà Nẵng – Quận 1"},{"head":"### 001 |x|-15","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":6}}',NULL,'edit');
INSERT INTO "journal" VALUES(23,1795257000000,'Trọng tài','apply',NULL,NULL,18,3,'{"change":"set_adjustments","section":3}','{"change":"set_adjustments","section":3,"adjustments":[{"player":3,"round":7,"kind":"forfeitWin"},{"player":3,"round":7,"kind":"halfBye"}]}',NULL,'edit');
INSERT INTO "journal" VALUES(24,1795265100000,'Trọng tài','undo',23,NULL,18,3,'{"change":"set_adjustments","section":3,"adjustments":[{"player":3,"round":7,"kind":"forfeitWin"},{"player":3,"round":7,"kind":"halfBye"}]}','{"change":"set_adjustments","section":3}',NULL,'edit');
INSERT INTO "journal" VALUES(25,1795265101000,'Trọng tài','undo',22,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":4,"tpn":6,"sex":"female","title":"CM","rating":2229,"federation":"LAO","fideId":"500-14","birth":"1995-10-20","unit":"Ộ ộ","category":"Nguyễn Văn Ý","national":[{"federation":"LAO-74","category":"### 001 |x|-94","name":"日本","rating":4,"origin":"### 001 |x|-20","number":"{player} 100 %-96","birth":"1965-11-24","sex":"日本"},{"category":"Đà Nẵng – Quận 1","name":"O''Brien; DROP TABLE","origin":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"2017-02-14","sex":"### 001 |x|"}],"kFactor":2425,"fixedBoard":2,"fields":[{"head":"{player} 100 %-93","text":"Đà Nẵng – Quận 1"},{"head":"### 001 |x|-15","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":6}}','{"change":"edit_player","section":2,"player":{"id":4,"tpn":6,"sex":"female","title":"WIM","rating":3,"fideId":"500","birth":"1970","unit":"Nguyễn Văn Ý-90","category":"O''Brien; DROP TABLE","national":[{"federation":"ENG-81","category":"### 001 |x|","name":"Ộ ộ","rating":2651,"origin":"a-58","number":"日本","birth":"2028-05-27","sex":"Ộ ộ"},{"category":"{player} 100 %","name":"### 001 |x|","rating":4,"origin":"日本","number":"### 001 |x|"},{"name":"### 001 |x|","rating":4,"number":"Đà Nẵng – Quận 1","birth":"1980-02-21","sex":"{player} 100 %"}],"kFactor":3,"fileRank":28741,"fixedBoard":7,"fields":[{"head":"O''Brien; DROP TABLE-14","text":"Nguyễn Văn Ý-6"},{"head":"O''Brien; DROP TABLE","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1}}',NULL,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,1,0,6);
INSERT INTO "line_up_boards" VALUES(1,1,1,0);
INSERT INTO "line_up_boards" VALUES(1,1,2,0);
INSERT INTO "line_up_boards" VALUES(1,2,0,8);
INSERT INTO "line_up_boards" VALUES(2,0,0,11);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,2,301,700);
INSERT INTO "line_ups" VALUES(1,1,70,301,700);
INSERT INTO "line_ups" VALUES(1,2,94,301,700);
INSERT INTO "line_ups" VALUES(2,0,70,400,400);
INSERT INTO "line_ups" VALUES(3,0,42,902,501);
CREATE TABLE national_records (
    section INTEGER NOT NULL,
    player INTEGER NOT NULL,
    position INTEGER NOT NULL,
    federation TEXT NOT NULL,
    category TEXT NOT NULL,
    name TEXT NOT NULL,
    rating INTEGER NOT NULL,
    origin TEXT NOT NULL,
    number TEXT NOT NULL,
    birth TEXT NOT NULL,
    sex TEXT NOT NULL,
    PRIMARY KEY (section, player, position),
    FOREIGN KEY (section, player) REFERENCES players (section, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "national_records" VALUES(1,3,0,'VIE','','',4,'Đà Nẵng – Quận 1','Ộ ộ-80','2024','');
INSERT INTO "national_records" VALUES(1,3,1,'ENG','','',6,'','','1992-02-03','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,6,0,'','','### 001 |x|-53',1,'"quoted" \ back-19','Ộ ộ','1956-07-04','');
INSERT INTO "national_records" VALUES(1,8,0,'FID','a-99','',3,'Nguyễn Văn Ý','','1978-08-24','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,8,1,'FID-23','O''Brien; DROP TABLE-82','',3105,'','Đà Nẵng – Quận 1-36','1964-11-16','Đà Nẵng – Quận 1-9');
INSERT INTO "national_records" VALUES(1,8,2,'LAO','Nguyễn Văn Ý-41','',4000,'日本','a','1957-11-24','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(1,9,0,'VIE','Đà Nẵng – Quận 1','日本',0,'Nguyễn Văn Ý-57','Nguyễn Văn Ý-38','','');
INSERT INTO "national_records" VALUES(1,9,1,'VIE-62','','',2707,'a','{player} 100 %','1999','');
INSERT INTO "national_records" VALUES(2,3,0,'','"quoted" \ back','日本-83',3199,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','O''Brien; DROP TABLE','1938-07-03','');
INSERT INTO "national_records" VALUES(2,4,0,'ENG-81','### 001 |x|','Ộ ộ',2651,'a-58','日本','2028-05-27','Ộ ộ');
INSERT INTO "national_records" VALUES(2,4,1,'','{player} 100 %','### 001 |x|',4,'日本','### 001 |x|','','');
INSERT INTO "national_records" VALUES(2,4,2,'','','### 001 |x|',4,'','Đà Nẵng – Quận 1','1980-02-21','{player} 100 %');
INSERT INTO "national_records" VALUES(2,7,0,'LAO-83','日本','O''Brien; DROP TABLE-35',0,'','a-22','1984-04-05','Ộ ộ');
INSERT INTO "national_records" VALUES(2,14,0,'FID','日本-47','',2,'Nguyễn Văn Ý','Nguyễn Văn Ý-98','1983-09-06','');
INSERT INTO "national_records" VALUES(2,14,1,'','a','a-19',0,'','日本-4','2020-03-02','### 001 |x|');
INSERT INTO "national_records" VALUES(3,3,0,'LAO-9','','',0,'{player} 100 %','','1966','');
INSERT INTO "national_records" VALUES(3,3,1,'FID','Nguyễn Văn Ý-91','Ộ ộ-65',0,'','a','1987-05-09','Nguyễn Văn Ý');
CREATE TABLE player_fields (
    section INTEGER NOT NULL,
    player INTEGER NOT NULL,
    position INTEGER NOT NULL,
    head TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, player, position),
    FOREIGN KEY (section, player) REFERENCES players (section, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "player_fields" VALUES(1,6,0,'a','O''Brien; DROP TABLE-68');
INSERT INTO "player_fields" VALUES(1,6,1,'{player} 100 %-99','### 001 |x|-88');
INSERT INTO "player_fields" VALUES(1,8,0,'日本','{player} 100 %');
INSERT INTO "player_fields" VALUES(2,3,0,'Ộ ộ','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(2,4,0,'O''Brien; DROP TABLE-14','Nguyễn Văn Ý-6');
INSERT INTO "player_fields" VALUES(2,4,1,'O''Brien; DROP TABLE','Nguyễn Văn Ý');
INSERT INTO "player_fields" VALUES(2,7,0,'日本','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(2,7,1,'Đà Nẵng – Quận 1','a');
INSERT INTO "player_fields" VALUES(2,10,0,'Nguyễn Văn Ý-5','Nguyễn Văn Ý-18');
INSERT INTO "player_fields" VALUES(2,11,0,'"quoted" \ back','Ộ ộ');
INSERT INTO "player_fields" VALUES(2,11,1,'Ộ ộ','Ộ ộ-38');
INSERT INTO "player_fields" VALUES(2,11,2,'a','');
INSERT INTO "player_fields" VALUES(2,14,0,'Ộ ộ','### 001 |x|-94');
CREATE TABLE players (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    tpn INTEGER NOT NULL,
    name TEXT NOT NULL,
    sex TEXT NOT NULL,
    title TEXT NOT NULL,
    title_text TEXT NOT NULL,
    rating INTEGER NOT NULL,
    federation TEXT NOT NULL,
    fide_id TEXT NOT NULL,
    birth TEXT NOT NULL,
    unit TEXT NOT NULL,
    category TEXT NOT NULL,
    k_factor INTEGER NOT NULL,
    file_rank INTEGER NOT NULL,
    fixed_board INTEGER NOT NULL,
    enters_in_round INTEGER NOT NULL,
    withdrawn_from_round INTEGER,
    PRIMARY KEY (section, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES(1,3,6,'','unknown','none','IND_FIDE',0,'LAO','35009192-6','','日本-75','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW',3132,58213,58929,3,73);
INSERT INTO "players" VALUES(1,6,7,'','female','FM','',4,'VIE','35009192-19','','"quoted" \ back','Ộ ộ',3,0,1,1,45);
INSERT INTO "players" VALUES(1,8,2,'','unknown','GM','',3,'ENG','500','','Ộ ộ','',0,26476,91721,1,2);
INSERT INTO "players" VALUES(1,9,1,'日本-4','unknown','IM','',1848,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','500-23','1997-10','','O''Brien; DROP TABLE-49',1,3,17815,1,NULL);
INSERT INTO "players" VALUES(2,2,8,'','unknown','GM','',2813,'ENG','','','','Ộ ộ-54',0,1,99999,1,3);
INSERT INTO "players" VALUES(2,3,7,'"quoted" \ back-71','unknown','GM','',7,'FID','','1947','日本-72','',6,0,37046,7,8);
INSERT INTO "players" VALUES(2,4,6,'','female','WIM','',3,'','500','1970','Nguyễn Văn Ý-90','O''Brien; DROP TABLE',3,28741,7,1,NULL);
INSERT INTO "players" VALUES(2,7,5,'Đà Nẵng – Quận 1','unknown','FM','',574,'ENG','500','','Đà Nẵng – Quận 1-60','O''Brien; DROP TABLE',1,5,1,1,NULL);
INSERT INTO "players" VALUES(2,10,4,'','female','WCM','',1,'VIE','','1996-10-01','Đà Nẵng – Quận 1-96','Đà Nẵng – Quận 1',0,6,3,1,NULL);
INSERT INTO "players" VALUES(2,11,3,'日本','female','none','',0,'','','1968-05-27','Đà Nẵng – Quận 1','{player} 100 %',2588,54255,4,3,NULL);
INSERT INTO "players" VALUES(2,14,2,'','female','none','OTHER-94',4,'ENG','','1967','{player} 100 %','Đà Nẵng – Quận 1-43',3,88412,0,71,NULL);
INSERT INTO "players" VALUES(3,3,1,'O''Brien; DROP TABLE','female','WIM','',7,'ENG','35009192','1952-03-20','Đà Nẵng – Quận 1','O''Brien; DROP TABLE',0,45673,6,1,45);
CREATE TABLE prizes (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    frozen TEXT NOT NULL
) STRICT;
INSERT INTO "prizes" VALUES(1,'{"currency":"x.1","unit":4,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":1,"lists":[{"main":true,"condition":{"sex":"female","ageFrom":1,"ageTo":79,"ratingTo":3,"unrated":"included","unit":"O''Brien; DROP TABLE-13","federation":"VIE-47","category":"a","field":{"head":"{player} 100 %-52","text":"Ộ ộ"},"minGames":7},"order":"bestGain","lines":[{"first":1,"last":5000,"amount":988328599415,"value":3,"name":"O''Brien; DROP TABLE","award":"\"quoted\" \\ back"}],"sharing":"none","pot":"prizePlaces","minimum":2,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","cumulative":true,"lower":"passesOn","freed":"slide","minEntrants":6,"tooFew":"merged","mergeInto":"Ộ ộ","unratedPercent":0,"basedOn":2}],"excluded":[{"player":3,"list":"a","reason":"O''Brien; DROP TABLE"}]}','{"round":24}');
INSERT INTO "prizes" VALUES(2,'{"currency":"C-7","unit":187763606604,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":99925,"lists":[{"name":"O''Brien; DROP TABLE-39","main":true,"condition":{"sex":"unknown","ageFrom":88,"ageTo":3,"ratingFrom":4,"ratingTo":2,"unrated":"excluded","unit":"O''Brien; DROP TABLE-38","federation":"FID","category":"日本","field":{"head":"Ộ ộ"},"minGames":4990,"lastRoundPlayed":true,"minPoints":-9999.7},"order":"standings","lines":[{"first":1,"last":1,"amount":6,"value":900408028062,"name":"Nguyễn Văn Ý","award":"{player} 100 %"},{"first":1,"last":1,"amount":353267732556,"value":2,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":453644002359,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý-44"}],"sharing":"none","pot":"prizePlaces","minimum":1,"acrossEnd":"allShared","group":"日本","cumulative":true,"lower":"passesOn","freed":"slide","tooFew":"halved","mergeInto":"Ộ ộ","unratedPercent":100}],"protests":["\"quoted\" \\ back-0","Nguyễn Văn Ý"]}','{}');
INSERT INTO "prizes" VALUES(3,'{"currency":"x.1-71","unit":1,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":true,"countedEntries":6,"excluded":[{"player":3,"list":"### 001 |x|"}],"protests":[""]}','{}');
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(2,0,98,200,'lastRoundAboveHalf','Ộ ộ');
INSERT INTO "prohibited" VALUES(2,1,37,37,'lastRoundAboveHalf','');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(2,0,0,2);
INSERT INTO "prohibited_players" VALUES(2,0,1,4);
INSERT INTO "prohibited_players" VALUES(2,1,0,3);
INSERT INTO "prohibited_players" VALUES(2,1,1,14);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(2,0,14,5,'zeroBye');
INSERT INTO "requested_byes" VALUES(2,1,4,5,'halfBye');
INSERT INTO "requested_byes" VALUES(3,0,3,42,'halfBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'### 001 |x|');
INSERT INTO "round_comments" VALUES(1,1,1,'a
"quoted" \ back');
INSERT INTO "round_comments" VALUES(1,1,2,'Đà Nẵng – Quận 1');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'2005-09','',0,'{"pairingSystem":"manual","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":8,"points":{"winWhite":1,"winBlack":-100,"drawWhite":-99.4,"drawBlack":-73,"lossWhite":37.3,"forfeitWin":-99.8,"forfeitLoss":-100,"fullBye":100,"halfBye":-99.8,"zeroBye":-99.8,"pairingBye":-99.4,"unknown":-31.6},"virtualPoints":[{"player":8,"round":99,"points":-99.8}]}');
INSERT INTO "rounds" VALUES(2,1,'1939-06-25','',1,'{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"scheduledRounds":0,"points":{"winWhite":1,"winBlack":1,"drawWhite":-100,"drawBlack":0.5,"lossWhite":-100,"lossBlack":-100,"forfeitWin":1,"fullBye":67.6,"halfBye":100,"zeroBye":-99.6,"pairingBye":100,"unknown":12.1},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,3,14],"condition":"always","reason":"Nguyễn Văn Ý"}],"virtualPoints":[{"player":11,"round":1,"points":-99.8},{"player":10,"round":33,"points":-99.6}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'chess960Seed','15280422270979328557');
INSERT INTO "rules" VALUES(1,'discipline','"chess"');
INSERT INTO "rules" VALUES(1,'editionsChosen','true');
INSERT INTO "rules" VALUES(1,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(1,'lotsSeed','18046719127634558015');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":1,"winBlack":-99.7,"drawWhite":-100,"drawBlack":74.3,"lossBlack":-99.7,"forfeitWin":94.4,"forfeitLoss":-83,"fullBye":-99.5,"halfBye":-99.6,"pairingBye":-57,"unknown":0.5}');
INSERT INTO "rules" VALUES(1,'ratingsByRound','true');
INSERT INTO "rules" VALUES(1,'systemCode','"C-7-23"');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(1,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(1,'unratedRating','4');
INSERT INTO "rules" VALUES(2,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(2,'chess960Seed','14001848582163130684');
INSERT INTO "rules" VALUES(2,'discipline','"chess"');
INSERT INTO "rules" VALUES(2,'editionsChosen','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(2,'initialColour','"white"');
INSERT INTO "rules" VALUES(2,'lotsSeed','13048176354688632879');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"roundRobin"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":-99.8,"winBlack":-99.9,"drawWhite":0.5,"drawBlack":-99.9,"lossBlack":-99.6,"forfeitWin":53.9,"forfeitLoss":-99.4,"fullBye":1,"halfBye":-99.9,"zeroBye":-99.8,"pairingBye":-21.7,"unknown":-99.9}');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","standard","blitz"]');
INSERT INTO "rules" VALUES(2,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(2,'timeControl','"standard"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"average"');
INSERT INTO "rules" VALUES(2,'unratedRating','5');
INSERT INTO "rules" VALUES(3,'discipline','"other"');
INSERT INTO "rules" VALUES(3,'editionsChosen','true');
INSERT INTO "rules" VALUES(3,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(3,'initialColour','"black"');
INSERT INTO "rules" VALUES(3,'lotsSeed','9310472433037829030');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":-99.4,"winBlack":-100,"drawWhite":-99.5,"drawBlack":-99.9,"lossWhite":100,"lossBlack":-99.5,"forfeitWin":-5.2,"fullBye":1,"halfBye":67.4,"pairingBye":-99.4,"unknown":-99.6}');
INSERT INTO "rules" VALUES(3,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(3,'ratingLists','["rapid","rapid"]');
INSERT INTO "rules" VALUES(3,'scheduledRounds','56');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(3,'timeControl','"standard"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"average"');
INSERT INTO "rules" VALUES(3,'unratedRating','959');
CREATE TABLE seal (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tables INTEGER NOT NULL,   -- sum over the rows of all tables but this and the journal, 64 bits
    journal INTEGER NOT NULL   -- chain over the rows of the journal
) STRICT;
INSERT INTO "seal" VALUES(1,-5930644011003491024,358289593804922508);
CREATE TABLE sections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    town TEXT NOT NULL,
    federation TEXT NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    first_day_text TEXT NOT NULL,
    last_day_text TEXT NOT NULL,
    type TEXT NOT NULL,
    chief_arbiter TEXT NOT NULL,
    time_control_text TEXT NOT NULL,
    coded_time_control TEXT NOT NULL,
    coded_type TEXT NOT NULL,
    starting_list_method TEXT NOT NULL,
    pairing_program TEXT NOT NULL,
    fide_mode INTEGER NOT NULL CHECK (fide_mode IN (0, 1)),
    fide_mode_left_in_round INTEGER NOT NULL
, limits TEXT NOT NULL DEFAULT '{}', first_table INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "sections" VALUES(1,1,'Đà Nẵng – Quận 1-68 1','Ộ ộ','VIE','1990-02-26','1939-10-21','','','','Đà Nẵng – Quận 1','### 001 |x|','','{player} 100 %-28','IND_FIDE','Ộ ộ',0,0,'{"sex":"unknown","bornFrom":303,"bornTo":6,"ratingTo":7}',1);
INSERT INTO "sections" VALUES(2,2,'Ộ ộ 2','{player} 100 %-97','','2004','','','','日本','O''Brien; DROP TABLE-81','','','{player} 100 %','','',0,1,'{"sex":"male","bornFrom":5,"bornTo":1424,"ratingTo":3}',5);
INSERT INTO "sections" VALUES(3,0,'a','','','','','O''Brien; DROP TABLE','"quoted" \ back','### 001 |x|-99','Nguyễn Văn Ý-52','O''Brien; DROP TABLE-4','Đà Nẵng – Quận 1','O''Brien; DROP TABLE-49','','"quoted" \ back',1,0,'{"sex":"female","bornFrom":5,"bornTo":5,"ratingFrom":2,"ratingTo":1364}',4);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(1,0,4,301,-99993,-99994);
INSERT INTO "team_byes" VALUES(1,1,1,301,0,0);
INSERT INTO "team_byes" VALUES(2,0,1,701,-61897,-99994);
INSERT INTO "team_byes" VALUES(2,1,28,701,6223,-99993);
INSERT INTO "team_byes" VALUES(2,2,5,701,-12329,0);
INSERT INTO "team_byes" VALUES(3,0,1,501,-15872,-11379);
INSERT INTO "team_byes" VALUES(3,1,35,501,-100000,-100000);
INSERT INTO "team_byes" VALUES(3,2,1,501,0,100000);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,-692,-996,-997,'',0);
INSERT INTO "team_events" VALUES(2,-1000,-993,0,'BW',0);
INSERT INTO "team_events" VALUES(3,-994,-994,-757,'',1);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,4,'firstWins',700,700);
INSERT INTO "team_forfeits" VALUES(1,1,66,'firstWins',301,700);
INSERT INTO "team_forfeits" VALUES(1,2,1,'firstWins',301,301);
INSERT INTO "team_forfeits" VALUES(3,0,1,'secondWins',900,902);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,0,0,8);
INSERT INTO "team_members" VALUES(1,0,1,6);
INSERT INTO "team_members" VALUES(2,0,0,14);
INSERT INTO "team_members" VALUES(2,1,0,11);
INSERT INTO "team_members" VALUES(3,0,0,3);
CREATE TABLE teams (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    nickname TEXT NOT NULL,
    strength INTEGER NOT NULL,
    file_match_points INTEGER,
    file_game_points INTEGER,
    file_rank INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "teams" VALUES(1,0,700,'日本-24','O''Brien; DROP TABLE',0,0,-99993,6);
INSERT INTO "teams" VALUES(1,1,301,'日本-6','',12154,-100000,-99997,4);
INSERT INTO "teams" VALUES(2,0,400,'a','Đà Nẵng – Quận 1',28887,NULL,-99997,84721);
INSERT INTO "teams" VALUES(2,1,701,'日本-88','Ộ ộ',35442,-100000,100000,99999);
INSERT INTO "teams" VALUES(3,0,900,'日本','### 001 |x|-10',0,0,48110,0);
INSERT INTO "teams" VALUES(3,1,501,'Đà Nẵng – Quận 1','',1,-99998,-99994,6);
INSERT INTO "teams" VALUES(3,2,902,'{player} 100 %','',6,0,NULL,27387);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(1,0,'BH/C1-86');
INSERT INTO "tie_breaks" VALUES(2,0,'WIN');
INSERT INTO "tie_breaks" VALUES(2,1,'SB');
INSERT INTO "tie_breaks" VALUES(3,0,'');
INSERT INTO "tie_breaks" VALUES(3,1,'MAN');
INSERT INTO "tie_breaks" VALUES(3,2,'ARO-66');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,3,61,338);
INSERT INTO "virtual_points" VALUES(1,1,3,36,500);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(4,3,3,'prizesThawed','confirmed','{"round":2}');
INSERT INTO "warning_answers" VALUES(7,2,3,'numbersChanged','confirmed','{"round":1,"count":8,"players":[1,2,3,4,5,6,7,11]}');
INSERT INTO "warning_answers" VALUES(8,2,3,'prizesThawed','confirmed','{"round":73}');
INSERT INTO "warning_answers" VALUES(20,2,3,'adjustmentsAfterStart','confirmed','{}');
CREATE TRIGGER fide_mode_is_left_for_good BEFORE UPDATE OF fide_mode ON sections
WHEN OLD.fide_mode = 0 AND NEW.fide_mode = 1
BEGIN SELECT RAISE(ABORT, 'FIDE mode was left for good'); END;
CREATE TRIGGER journal_keeps_what_was_written BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_keeps_every_entry BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE INDEX journal_groups ON journal (group_of) WHERE group_of IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sections',3);
INSERT INTO "sqlite_sequence" VALUES('journal',25);
COMMIT;
