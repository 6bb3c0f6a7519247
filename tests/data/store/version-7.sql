-- An event file of version 7: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=7;
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
INSERT INTO "adjustments" VALUES(1,0,3,1,'fullBye',-3976);
INSERT INTO "adjustments" VALUES(1,1,7,12,NULL,-99996);
INSERT INTO "adjustments" VALUES(1,2,7,0,NULL,258);
INSERT INTO "adjustments" VALUES(2,0,7,7,'unopposedWin',16651);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,10,'pairingBye');
INSERT INTO "byes" VALUES(1,1,1,1,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,3,'zeroBye');
INSERT INTO "byes" VALUES(1,1,3,6,'fullBye');
INSERT INTO "byes" VALUES(1,1,4,7,'zeroBye');
INSERT INTO "byes" VALUES(1,2,0,1,'zeroBye');
INSERT INTO "byes" VALUES(1,2,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,2,2,7,'zeroBye');
INSERT INTO "byes" VALUES(1,3,0,3,'zeroBye');
INSERT INTO "byes" VALUES(1,3,1,7,'zeroBye');
INSERT INTO "byes" VALUES(1,3,2,10,'fullBye');
INSERT INTO "byes" VALUES(1,4,0,6,'pairingBye');
INSERT INTO "byes" VALUES(1,4,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,4,2,7,'zeroBye');
INSERT INTO "byes" VALUES(1,5,0,3,'zeroBye');
INSERT INTO "byes" VALUES(1,5,1,6,'zeroBye');
INSERT INTO "byes" VALUES(1,5,2,7,'zeroBye');
INSERT INTO "byes" VALUES(2,1,0,2,'zeroBye');
INSERT INTO "byes" VALUES(2,1,1,4,'zeroBye');
INSERT INTO "byes" VALUES(2,1,2,7,'zeroBye');
INSERT INTO "byes" VALUES(3,1,0,2,'zeroBye');
INSERT INTO "byes" VALUES(3,1,1,3,'zeroBye');
INSERT INTO "byes" VALUES(3,1,2,4,'unopposedWin');
INSERT INTO "byes" VALUES(3,2,0,4,'pairingBye');
INSERT INTO "byes" VALUES(3,2,1,2,'zeroBye');
INSERT INTO "byes" VALUES(3,2,2,3,'zeroBye');
INSERT INTO "byes" VALUES(3,3,0,4,'pairingBye');
INSERT INTO "byes" VALUES(3,3,1,2,'zeroBye');
INSERT INTO "byes" VALUES(3,3,2,3,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(1,0,'');
INSERT INTO "deputy_arbiters" VALUES(1,1,'');
INSERT INTO "deputy_arbiters" VALUES(1,2,'Ộ ộ-86');
INSERT INTO "deputy_arbiters" VALUES(2,0,'### 001 |x|');
INSERT INTO "deputy_arbiters" VALUES(2,1,'a');
INSERT INTO "deputy_arbiters" VALUES(2,2,'O''Brien; DROP TABLE-30');
INSERT INTO "deputy_arbiters" VALUES(3,0,'');
INSERT INTO "deputy_arbiters" VALUES(3,1,'### 001 |x|');
CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
, arbiter TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "event" VALUES(1,'Giải trẻ','Trọng tài Loan');
CREATE TABLE foreign_lines (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "foreign_lines" VALUES(3,0,'QQQ  two  spaces');
INSERT INTO "foreign_lines" VALUES(3,1,'XXX kept as it is');
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
INSERT INTO "games" VALUES(1,2,1,10,6,'win','loss',1);
INSERT INTO "games" VALUES(1,3,1,6,1,'adjourned','adjourned',1);
INSERT INTO "games" VALUES(1,4,1,1,10,'unratedWin','unratedLoss',1);
INSERT INTO "games" VALUES(1,5,1,10,1,'open','open',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"Ộ ộ 1","town":"Ộ ộ","federation":"ENG","lastDay":"2029-12-20","type":"\"quoted\" \\ back","chiefArbiter":"Đà Nẵng – Quận 1-32","deputyArbiters":["","","Ộ ộ-86"],"timeControlText":"Ộ ộ","codedTimeControl":"\"quoted\" \\ back","startingListMethod":"OTHER","pairingProgram":"日本-67","limits":{"sex":"unknown","bornTo":2,"ratingFrom":1434,"ratingTo":7},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":-99.3,"drawWhite":-99.6,"drawBlack":100,"lossBlack":-59.4,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-98.9,"halfBye":100,"zeroBye":-100,"pairingBye":-99.6,"unknown":-100},"prohibited":[{"firstRound":99,"lastRound":200,"players":[1,10],"condition":"lastRoundAboveHalf"}],"virtualPoints":[{"player":6,"round":8},{"player":3,"round":3,"points":-99.6}],"tieBreakEdition":"24","tieBreaks":["SB-68"],"fideMode":true,"discipline":"chess","timeControl":"rapid","unratedRating":7,"unratedMethod":"fixed","equalsOrder":"entry","ratingLists":["blitz"],"longEvent":true,"chess960Seed":10507161518776192672,"lotsSeed":15804566099050061210},"players":[{"id":1,"tpn":11,"name":"日本","sex":"female","title":"FM","federation":"VIE-95","birth":"2026","unit":"\"quoted\" \\ back-38","kFactor":4000,"fixedBoard":6,"fields":[{"head":"Ộ ộ-6","text":"日本"},{"head":"\"quoted\" \\ back-96","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":3},{"id":3,"tpn":2,"name":"a","sex":"male","title":"FM","rating":1902,"federation":"VIE-38","fideId":"35009192","birth":"1991-10-26","category":"Nguyễn Văn Ý","national":[{"federation":"VIE-59","category":"### 001 |x|","name":"### 001 |x|","rating":4,"number":"{player} 100 %-54","birth":"1994-05-02"},{"federation":"FID","category":"### 001 |x|","rating":3,"origin":"Đà Nẵng – Quận 1-70","number":"Đà Nẵng – Quận 1","sex":"{player} 100 %-48"},{"federation":"FID","category":"### 001 |x|-13","name":"O''Brien; DROP TABLE-43","number":"{player} 100 %","birth":"2005-07-21"}],"kFactor":3931,"fileRank":82267,"fixedBoard":99999,"fields":[{"head":"\"quoted\" \\ back","text":"Nguyễn Văn Ý-97"},{"head":"日本","text":"### 001 |x|-69"}],"ratings":{},"marks":{},"entersInRound":15,"withdrawnFromRound":16},{"id":6,"tpn":1,"name":"a","sex":"male","title":"WFM","federation":"LAO-80","unit":"a","category":"Đà Nẵng – Quận 1","kFactor":1,"fileRank":23264,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":3,"name":"O''Brien; DROP TABLE-87","sex":"unknown","title":"WFM","rating":4000,"federation":"LAO-16","fideId":"12400001","birth":"1982","category":"a","national":[{"category":"Đà Nẵng – Quận 1","name":"日本","origin":"a","number":"日本","birth":"1980","sex":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"},{"federation":"ENG","category":"Nguyễn Văn Ý-44","origin":"Nguyễn Văn Ý","number":"\"quoted\" \\ back","birth":"1935-11-03","sex":"日本"}],"kFactor":3206,"fixedBoard":99999,"fields":[{"head":"### 001 |x|"}],"ratings":{},"marks":{},"entersInRound":70,"withdrawnFromRound":71},{"id":10,"tpn":4,"name":"Ộ ộ","sex":"unknown","title":"WIM","rating":7,"federation":"ENG","fideId":"35009192","unit":"O''Brien; DROP TABLE-26","category":"日本","national":[{"federation":"LAO","category":"Ộ ộ-5","name":"### 001 |x|","rating":2869,"origin":"\"quoted\" \\ back-1","number":"Ộ ộ-89","birth":"1950","sex":"Ộ ộ-2"}],"kFactor":3,"fileRank":5,"fixedBoard":99999,"fields":[{"head":"### 001 |x|","text":"a"},{"head":"{player} 100 %","text":"Ộ ộ-44"}],"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":14}],"rounds":[{"byes":[{"player":10,"kind":"pairingBye"},{"player":1,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"},{"player":6,"kind":"fullBye"},{"player":7,"kind":"zeroBye"}],"date":"2015-02-07","rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"initialColour":"white","points":{"winWhite":100,"winBlack":9.9,"drawWhite":-35.1,"drawBlack":-14.3,"lossWhite":-99.7,"lossBlack":12.2,"forfeitWin":100,"forfeitLoss":-2.9,"fullBye":-99.5,"halfBye":-100,"zeroBye":-99.3,"pairingBye":-99.5,"unknown":0.5},"prohibited":[{"firstRound":1,"lastRound":200,"players":[6,7,10],"condition":"lastRoundAboveHalf","reason":"a"}],"virtualPoints":[{"player":3,"round":73,"points":-99.4},{"player":1,"round":3,"points":28.5}]},"comments":[""]},{"games":[{"white":10,"black":6,"whiteOutcome":"win","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"dateText":"IND_FIDE-89","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":36.4,"winBlack":-99.3,"drawWhite":-99.5,"drawBlack":100,"lossWhite":36,"forfeitWin":-99.4,"forfeitLoss":-59.4,"fullBye":-100,"halfBye":-99.7,"zeroBye":-99.6,"pairingBye":-99.3,"unknown":0.5},"prohibited":[{"firstRound":5,"lastRound":5,"players":[6,7,10],"condition":"lastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"}],"virtualPoints":[{"player":10,"round":1},{"player":6,"round":3},{"player":3,"round":1,"points":-99.7}]},"comments":["","","Ộ ộ-21"]},{"games":[{"white":6,"black":1,"whiteOutcome":"unratedLoss","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"fullBye"}],"dateText":"x.1","rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"white","points":{"winWhite":-100,"winBlack":-99.5,"drawWhite":0.5,"drawBlack":-99.6,"lossWhite":-99.9,"lossBlack":100,"forfeitWin":-100,"forfeitLoss":-99.5,"fullBye":34.4,"halfBye":-99.3,"zeroBye":-99.3,"pairingBye":-99.4,"unknown":-100},"prohibited":[{"firstRound":2,"lastRound":3,"players":[1,10],"condition":"always","reason":"日本"}]},"comments":["Ộ ộ"],"reported":[{"white":6,"black":1,"whiteOutcome":"win","blackOutcome":"draw","coloursKnown":true}]},{"games":[{"white":1,"black":10,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":6,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"1938-03-27","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":3,"points":{"winWhite":1,"winBlack":-99.7,"drawWhite":81,"drawBlack":-99.9,"lossWhite":-99.4,"lossBlack":-99.6,"forfeitWin":-100,"forfeitLoss":-100,"fullBye":-100,"halfBye":0.5,"zeroBye":-99.5,"pairingBye":1,"unknown":70.3}},"comments":["日本","Đà Nẵng – Quận 1-56"],"reported":[{"white":1,"black":10,"whiteOutcome":"loss","blackOutcome":"win","coloursKnown":true}]}],"adjustments":[{"player":3,"round":1,"kind":"fullBye","points":-397.6},{"player":7,"round":12,"points":-9999.6},{"player":7,"points":25.8}],"teams":{"teams":[{"id":200,"name":"日本","strength":0.6,"members":[7]},{"id":101,"name":"### 001 |x|","nickname":"Ộ ộ","strength":3845.3,"fileMatchPoints":8018.6,"fileRank":70146}],"lineUps":[{"round":18,"team":200,"opponent":200,"boards":[3,6]},{"round":1,"team":200,"opponent":101,"boards":[1]}],"byes":[{"round":1,"team":101,"matchPoints":-3042.7,"gamePoints":-2391.4}],"forfeits":[{"round":1,"kind":"bothLose","first":101,"second":200},{"round":7,"kind":"secondWins","first":200,"second":101},{"round":8,"kind":"secondWins","first":101,"second":101}],"matchWin":84.1,"matchDraw":1,"boardColours":"WBWB-39","matchPointsPrimary":true},"prizes":{"currency":"C-7-27","unit":2,"rounding":"down","ageDay":"lastOfYear","poolCap":true,"countedEntries":0,"excluded":[{"player":1,"reason":"\"quoted\" \\ back"}],"protests":["O''Brien; DROP TABLE","日本",""]},"frozenPrizes":{"round":6,"awards":[{"player":6,"list":"a","place":3,"amount":998716373710},{"player":6,"list":"O''Brien; DROP TABLE","place":36268}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"### 001 |x| 2","town":"\"quoted\" \\ back","firstDay":"1995-03-10","lastDayText":"Đà Nẵng – Quận 1","chiefArbiter":"a","deputyArbiters":["### 001 |x|","a","O''Brien; DROP TABLE-30"],"codedTimeControl":"日本-1","codedType":"Đà Nẵng – Quận 1","startingListMethod":"C-7","pairingProgram":"### 001 |x|","limits":{"sex":"female","bornFrom":1,"bornTo":6},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"points":{"winWhite":1,"winBlack":-100,"drawWhite":-100,"drawBlack":-99.4,"lossWhite":96.2,"lossBlack":-99.6,"forfeitWin":-99.3,"forfeitLoss":94.9,"fullBye":29.3,"halfBye":-23.8,"pairingBye":-99.8,"unknown":0.5},"virtualPoints":[{"player":4,"round":1},{"player":7,"round":8,"points":-15.7}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["","SB"],"fideMode":false,"discipline":"chess","timeControl":"blitz","unratedMethod":"fixed","equalsOrder":"lots","ratingLists":["rapid","standard","standard"],"ratingsByRound":true,"chess960Seed":4701387418187180955},"players":[{"id":2,"tpn":2,"name":"Ộ ộ-20","sex":"female","title":"IM","federation":"VIE","fideId":"35009192","unit":"\"quoted\" \\ back","category":"Đà Nẵng – Quận 1","national":[{"federation":"VIE-26","category":"a","name":"\"quoted\" \\ back-74","rating":2164,"origin":"Ộ ộ","number":"{player} 100 %-15","birth":"2015-04-23"},{"federation":"VIE","category":"Nguyễn Văn Ý-99","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"### 001 |x|","birth":"2017-12-15","sex":"{player} 100 %"},{"federation":"ENG-54","category":"a","name":"a","rating":1,"number":"O''Brien; DROP TABLE-20","birth":"1935-05-10","sex":"Nguyễn Văn Ý"}],"fields":[{"head":"Nguyễn Văn Ý","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":9},{"id":4,"tpn":3,"name":"Đà Nẵng – Quận 1-9","sex":"unknown","title":"CM","rating":587,"federation":"VIE-14","birth":"1999-03-24","unit":"日本","category":"{player} 100 %","national":[{"federation":"ENG-24","category":"Nguyễn Văn Ý-53","origin":"\"quoted\" \\ back","number":"Ộ ộ-98","sex":"日本-94"}],"kFactor":3,"fixedBoard":4,"ratings":{},"marks":{},"entersInRound":80,"withdrawnFromRound":81},{"id":7,"tpn":1,"name":"\"quoted\" \\ back-51","sex":"female","title":"IM","federation":"ENG-20","unit":"{player} 100 %","category":"a","national":[{"federation":"ENG","category":"O''Brien; DROP TABLE","name":"{player} 100 %","rating":1,"number":"Ộ ộ-93","birth":"2013-07-26","sex":"a"},{"federation":"VIE","category":"Đà Nẵng – Quận 1-13","name":"Đà Nẵng – Quận 1","origin":"Đà Nẵng – Quận 1","number":"Đà Nẵng – Quận 1-62","birth":"1939","sex":"{player} 100 %"}],"kFactor":6,"fileRank":1,"fixedBoard":7,"fields":[{"head":"### 001 |x|-71"}],"ratings":{},"marks":{},"entersInRound":99}],"rounds":[{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"1933-09-15","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"C-7","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":6,"points":{"winWhite":1,"winBlack":1,"drawWhite":-99.7,"drawBlack":100,"lossWhite":2.4,"lossBlack":-99.3,"forfeitWin":29,"forfeitLoss":-22.5,"fullBye":-90.9,"halfBye":57.3,"zeroBye":-100,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":4,"round":1}]},"comments":["Đà Nẵng – Quận 1-98\nĐà Nẵng – Quận 1","### 001 |x|","a"]},{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"2012-01-13","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"black","scheduledRounds":7,"points":{"winWhite":1,"winBlack":80.5,"drawWhite":14.2,"drawBlack":0.5,"lossBlack":32.8,"forfeitWin":1.7,"forfeitLoss":100,"fullBye":-99.4,"halfBye":81.5,"zeroBye":-99.5,"pairingBye":1,"unknown":0.5},"prohibited":[{"firstRound":63,"lastRound":63,"players":[4,7],"condition":"exceptLastRoundAboveHalf","reason":"a"}]},"comments":["日本-59","a"]}],"requestedByes":[{"player":7,"round":7,"kind":"zeroBye"},{"player":2,"round":53,"kind":"zeroBye"}],"adjustments":[{"player":7,"round":7,"kind":"unopposedWin","points":1665.1}],"teams":{"matchWin":2,"matchDraw":-99.6,"matchLoss":100,"boardColours":"WBWB","matchPointsPrimary":true},"prizes":{"currency":"IND_FIDE","unit":754787911234,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"a","condition":{"sex":"male","ageTo":1,"ratingTo":4,"unrated":"included","federation":"LAO","category":"日本","field":{},"minGames":63613,"lastRoundPlayed":true,"minPoints":-9999.4},"order":"standings","lines":[{"first":1,"last":1,"value":4,"name":"Ộ ộ"},{"first":5000,"last":5000,"amount":4,"value":1,"award":"O''Brien; DROP TABLE"},{"first":5000,"last":5000,"amount":2,"value":79659943276,"name":"Nguyễn Văn Ý","award":"### 001 |x|-6"}],"sharing":"hort","pot":"allTied","minimum":6,"endPlace":3,"acrossEnd":"allShared","group":"{player} 100 %-46","lower":"passesOn","freed":"freeze","tooFew":"halved","mergeInto":"\"quoted\" \\ back-13","unratedPercent":7,"basedOn":4},{"name":"日本","main":true,"condition":{"sex":"female","ageFrom":39,"ageTo":126,"ratingFrom":1,"unrated":"included","unit":"\"quoted\" \\ back-38","federation":"LAO","category":"{player} 100 %-3","field":{"text":"\"quoted\" \\ back"},"minGames":43358,"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":1,"last":1,"amount":1000000000000,"award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":491842148010,"award":"O''Brien; DROP TABLE-2"},{"first":1,"last":1,"value":317242433691,"name":"{player} 100 %","award":"Ộ ộ"}],"sharing":"equal","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"freeze","tooFew":"notAwarded","mergeInto":"{player} 100 %-14","unratedPercent":100,"basedOn":2,"medals":true}],"protests":["","Đà Nẵng – Quận 1"]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"\"quoted\" \\ back 3","town":"a-78","firstDay":"2029-07-01","lastDay":"1988","chiefArbiter":"a-56","deputyArbiters":["","### 001 |x|"],"timeControlText":"{player} 100 %","startingListMethod":"OTHER","pairingProgram":"日本-14","limits":{"sex":"unknown","bornFrom":5},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"initialColour":"white","scheduledRounds":53,"points":{"winWhite":1,"winBlack":-99.6,"drawWhite":0.5,"drawBlack":28.8,"lossWhite":14.1,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":-99.3,"fullBye":-99.5,"halfBye":100,"zeroBye":-99.7,"pairingBye":1,"unknown":-99.5},"prohibited":[{"firstRound":79,"lastRound":79,"players":[2,3],"condition":"lastRoundAboveHalf","reason":"### 001 |x|-3"}],"tieBreakEdition":"26","fideMode":true,"discipline":"chess","timeControl":"rapid","unratedRating":2,"unratedMethod":"leftOut","equalsOrder":"birth","ratingLists":["blitz","standard"],"ratingsByRound":true},"players":[{"id":2,"tpn":3,"name":"### 001 |x|-17","sex":"unknown","title":"CM","fideId":"35009192","birth":"1966-12-27","category":"Ộ ộ","national":[{"federation":"LAO","category":"{player} 100 %","origin":"\"quoted\" \\ back","number":"{player} 100 %-74","birth":"1998-05-28","sex":"Đà Nẵng – Quận 1"}],"kFactor":1543,"ratings":{},"marks":{},"entersInRound":30},{"id":3,"tpn":1,"sex":"female","title":"FM","federation":"FID","unit":"{player} 100 %","category":"日本","national":[{"federation":"ENG","category":"Nguyễn Văn Ý-62","name":"### 001 |x|-22","rating":4000,"origin":"Nguyễn Văn Ý-82","number":"O''Brien; DROP TABLE","sex":"a"}],"kFactor":3,"fileRank":99999,"fixedBoard":69036,"ratings":{},"marks":{},"entersInRound":5},{"id":4,"tpn":2,"name":"{player} 100 %","sex":"female","title":"WCM","federation":"FID","fideId":"35009192","birth":"1965-02-26","category":"a","national":[{"federation":"FID","category":"Ộ ộ","name":"a","rating":3904,"origin":"a","number":"\"quoted\" \\ back","sex":"Nguyễn Văn Ý-52"},{"federation":"FID","category":"O''Brien; DROP TABLE","origin":"a","birth":"1997-04-11","sex":"Ộ ộ"},{"federation":"FID","category":"a-94","name":"### 001 |x|","origin":"Ộ ộ","number":"a","birth":"1963-12-05","sex":"日本"}],"kFactor":2315,"fileRank":6,"fields":[{"head":"O''Brien; DROP TABLE-69","text":"{player} 100 %"},{"head":"O''Brien; DROP TABLE-28","text":"### 001 |x|"},{"head":"Đà Nẵng – Quận 1"}],"ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"byes":[{"player":2,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"},{"player":4,"kind":"unopposedWin"}],"date":"1984-06-26","rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"points":{"winWhite":-99.6,"winBlack":1,"drawWhite":-99.9,"drawBlack":84.3,"forfeitWin":1,"forfeitLoss":-99.5,"fullBye":-99.8,"halfBye":0.5,"pairingBye":1,"unknown":-18.9},"prohibited":[{"firstRound":1,"lastRound":99,"players":[3,4],"condition":"exceptLastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"},{"firstRound":6,"lastRound":6,"players":[2,3],"condition":"lastRoundAboveHalf","reason":"a"}]},"comments":["","日本-37","### 001 |x|"]},{"byes":[{"player":4,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"}],"date":"1948-02-28","rules":{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"points":{"winWhite":-39.9,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":100,"lossWhite":40.7,"lossBlack":-100,"forfeitWin":-99.8,"fullBye":-99.5,"halfBye":-91.2,"pairingBye":32.8,"unknown":-99.9}},"comments":["Nguyễn Văn Ý\n### 001 |x|","\"quoted\" \\ back\nO''Brien; DROP TABLE","a"]},{"byes":[{"player":4,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"}],"date":"1975-09-13","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":-100,"winBlack":68.4,"drawWhite":100,"drawBlack":-99.6,"lossWhite":100,"lossBlack":-99.9,"forfeitWin":-100,"forfeitLoss":100,"fullBye":11.4,"halfBye":0.5,"zeroBye":-100,"pairingBye":78.6,"unknown":0.5},"virtualPoints":[{"player":2,"round":5,"points":-99.4},{"player":4,"round":1,"points":-99.4}]},"comments":["O''Brien; DROP TABLE","O''Brien; DROP TABLE\n日本","Nguyễn Văn Ý"]}],"requestedByes":[{"player":4,"round":99,"kind":"halfBye"},{"player":3,"round":99,"kind":"zeroBye"}],"teams":{"teams":[{"id":100,"nickname":"\"quoted\" \\ back-33","fileMatchPoints":0,"fileGamePoints":-5961},{"id":901,"nickname":"Ộ ộ","fileMatchPoints":6634,"members":[2,3]}],"lineUps":[{"round":1,"team":100,"opponent":901},{"round":50,"team":901,"opponent":100,"boards":[2,4,3]},{"round":99,"team":100,"opponent":901,"boards":[4,4,4]}],"byes":[{"round":1,"team":100,"gamePoints":-9999.9},{"round":6,"team":100,"matchPoints":7023.7,"gamePoints":-9999.8},{"round":1,"team":100,"gamePoints":2385.2}],"forfeits":[{"round":78,"kind":"firstWins","first":100,"second":901},{"round":1,"kind":"firstWins","first":901,"second":901}],"matchWin":2,"matchDraw":-99.9,"matchLoss":-99.9,"boardColours":"WBWB","matchPointsPrimary":true},"foreignLines":["QQQ  two  spaces","XXX kept as it is"],"prizes":{"unit":850641142866,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":3,"jointThird":true,"excluded":[{"player":3,"list":"O''Brien; DROP TABLE","reason":"O''Brien; DROP TABLE"},{"player":3,"list":"Đà Nẵng – Quận 1","reason":"{player} 100 %-15"},{"player":3,"list":"a"}],"protests":["a-55\nĐà Nẵng – Quận 1",""]},"frozenPrizes":{"awards":[{"player":4,"list":"Đà Nẵng – Quận 1","place":43453},{"player":3,"list":"Nguyễn Văn Ý","amount":1},{"player":3,"list":"O''Brien; DROP TABLE-74","place":2}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256160000,'Trọng tài','apply',NULL,NULL,10,2,'{"change":"publish_round","section":2,"round":2,"content":{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"2012-01-13","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"black","scheduledRounds":7,"points":{"winWhite":1,"winBlack":80.5,"drawWhite":14.2,"drawBlack":0.5,"lossBlack":32.8,"forfeitWin":1.7,"forfeitLoss":100,"fullBye":-99.4,"halfBye":81.5,"zeroBye":-99.5,"pairingBye":1,"unknown":0.5},"prohibited":[{"firstRound":63,"lastRound":63,"players":[4,7],"condition":"exceptLastRoundAboveHalf","reason":"a"}]},"comments":["日本-59","a"]}}','{"change":"publish_round","section":2,"round":2,"content":{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"dateText":"x.1-92","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":1,"winBlack":1,"drawWhite":30,"drawBlack":-99.8,"lossWhite":-51.2,"lossBlack":-99.4,"forfeitWin":90.7,"forfeitLoss":-4.9,"fullBye":-46.1,"halfBye":43.4,"zeroBye":-99.9,"pairingBye":-100,"unknown":33.1},"virtualPoints":[{"player":2,"round":15,"points":-22.2},{"player":2,"round":4,"points":-99.3}]},"comments":["Ộ ộ","Nguyễn Văn Ý\nỘ ộ"]}}',NULL,'edit');
INSERT INTO "journal" VALUES(5,1795256220000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":6}"}',NULL,'edit');
INSERT INTO "journal" VALUES(6,1795256220000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"outsideLimits","answer":"confirmed","about":"{}"}',5,'edit');
INSERT INTO "journal" VALUES(7,1795256220000,'Trọng tài','apply',NULL,NULL,6,1,'{"change":"edit_player","section":1,"player":{"id":6,"tpn":1,"name":"a","sex":"male","title":"WFM","federation":"LAO-80","unit":"a","category":"Đà Nẵng – Quận 1","kFactor":1,"fileRank":23264,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1}}','{"change":"edit_player","section":1,"player":{"id":6,"tpn":1,"sex":"unknown","title":"WGM","federation":"FID","fideId":"12400001","birth":"2027-03-09","unit":"### 001 |x|","category":"### 001 |x|","kFactor":4,"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":28}}',5,'edit');
INSERT INTO "journal" VALUES(8,1795256220000,'Trọng tài','apply',NULL,NULL,21,1,'{"change":"set_prizes","section":1,"plan":{"currency":"C-7-27","unit":2,"rounding":"down","ageDay":"lastOfYear","poolCap":true,"countedEntries":0,"excluded":[{"player":1,"reason":"\"quoted\" \\ back"}],"protests":["O''Brien; DROP TABLE","日本",""]},"frozen":{"round":6,"awards":[{"player":6,"list":"a","place":3,"amount":998716373710},{"player":6,"list":"O''Brien; DROP TABLE","place":36268}]}}','{"change":"set_prizes","section":1,"plan":{"currency":"C-7-27","unit":2,"rounding":"down","ageDay":"lastOfYear","poolCap":true,"countedEntries":0,"excluded":[{"player":1,"reason":"\"quoted\" \\ back"}],"protests":["O''Brien; DROP TABLE","日本",""]},"frozen":{"awards":[{"player":6,"list":"a","place":3,"amount":998716373710},{"player":6,"list":"O''Brien; DROP TABLE","place":36268}]}}',5,'edit');
INSERT INTO "journal" VALUES(9,1795256400000,'Trọng tài','apply',NULL,NULL,19,2,'{"change":"edit_teams","section":2,"teams":{"matchWin":2,"matchDraw":-99.6,"matchLoss":100,"boardColours":"WBWB","matchPointsPrimary":true}}','{"change":"edit_teams","section":2,"teams":{"teams":[{"id":300,"name":"{player} 100 %","strength":2923.9,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":92269,"members":[2,7]}],"lineUps":[{"round":94,"team":300,"opponent":300,"boards":[2]},{"round":17,"team":300,"opponent":300,"boards":[2,2]},{"round":10,"team":300,"opponent":300}],"byes":[{"round":1,"team":300,"matchPoints":7478.8,"gamePoints":-9999.7},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":-9999.9},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":328.9}],"matchWin":-99.6,"matchDraw":-67.8,"matchLoss":-100,"boardColours":"WBBW","matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(10,1795256460000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":5,\"players\":[1,3]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(11,1795256460000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":5,\"players\":[2,4]}"}',10,'edit');
INSERT INTO "journal" VALUES(12,1795256460000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"repeatsOpponent","answer":"confirmed","about":"{\"round\":5,\"players\":[4,11]}"}',10,'edit');
INSERT INTO "journal" VALUES(13,1795256460000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":5,\"players\":[3]}"}',10,'edit');
INSERT INTO "journal" VALUES(14,1795256460000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":5,\"players\":[4]}"}',10,'edit');
INSERT INTO "journal" VALUES(15,1795256460000,'Trọng tài','apply',NULL,NULL,10,1,'{"change":"unpair_round","section":1,"round":5,"requestedByes":[]}','{"change":"publish_round","section":1,"round":5,"content":{"games":[{"white":10,"black":1,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"2026-11-30","pairedByHand":true,"comments":["MPA"]}}',10,'edit');
INSERT INTO "journal" VALUES(16,1795256520000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":2,"warning":"fullPointBye","answer":"confirmed","about":"{\"round\":96,\"players\":[1]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(17,1795256520000,'Trọng tài','apply',NULL,NULL,9,3,'{"change":"set_requested_byes","section":3,"byes":[{"player":4,"round":99,"kind":"halfBye"},{"player":3,"round":99,"kind":"zeroBye"}]}','{"change":"set_requested_byes","section":3,"byes":[{"player":3,"round":96,"kind":"fullBye"}]}',16,'edit');
INSERT INTO "journal" VALUES(18,1795256580000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":2,"warning":"outsideLimits","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(19,1795256580000,'Trọng tài','apply',NULL,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":2,"tpn":2,"name":"Ộ ộ-20","sex":"female","title":"IM","federation":"VIE","fideId":"35009192","unit":"\"quoted\" \\ back","category":"Đà Nẵng – Quận 1","national":[{"federation":"VIE-26","category":"a","name":"\"quoted\" \\ back-74","rating":2164,"origin":"Ộ ộ","number":"{player} 100 %-15","birth":"2015-04-23"},{"federation":"VIE","category":"Nguyễn Văn Ý-99","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"### 001 |x|","birth":"2017-12-15","sex":"{player} 100 %"},{"federation":"ENG-54","category":"a","name":"a","rating":1,"number":"O''Brien; DROP TABLE-20","birth":"1935-05-10","sex":"Nguyễn Văn Ý"}],"fields":[{"head":"Nguyễn Văn Ý","text":"O''Brien; DROP TABLE"}],"ratings":{},"marks":{},"entersInRound":9}}','{"change":"edit_player","section":2,"player":{"id":2,"tpn":2,"name":"a","sex":"female","title":"WIM","rating":6,"federation":"VIE","birth":"1957-06-10","category":"Đà Nẵng – Quận 1-43","national":[{"federation":"LAO","category":"### 001 |x|","name":"Đà Nẵng – Quận 1","origin":"Đà Nẵng – Quận 1","number":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"1964-07-01","sex":"Nguyễn Văn Ý"},{"federation":"ENG","category":"O''Brien; DROP TABLE","rating":3307,"origin":"{player} 100 %","number":"O''Brien; DROP TABLE"},{"federation":"VIE-2","category":"Đà Nẵng – Quận 1","sex":"a"}],"kFactor":2,"fileRank":4,"fields":[{"head":"日本","text":"a"},{"head":"a-0"},{"head":"O''Brien; DROP TABLE","text":"### 001 |x|"}],"ratings":{},"marks":{},"entersInRound":8}}',18,'edit');
INSERT INTO "journal" VALUES(20,1795256700000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"correctEarlierResult","answer":"confirmed","about":"{\"round\":3,\"players\":[1,11]}"}',NULL,'enterResult');
INSERT INTO "journal" VALUES(21,1795256700000,'Trọng tài','apply',NULL,NULL,0,1,'{"change":"set_result","section":1,"round":3,"white":6,"black":1,"whiteOutcome":"unratedLoss","blackOutcome":"draw"}','{"change":"set_result","section":1,"round":3,"white":6,"black":1,"whiteOutcome":"adjourned","blackOutcome":"adjourned"}',20,'enterResult');
INSERT INTO "journal" VALUES(22,1795256700000,'Trọng tài','apply',NULL,NULL,20,1,'{"change":"set_round_comments","section":1,"round":3,"comments":["Ộ ộ"]}','{"change":"set_round_comments","section":1,"round":3,"comments":["Ộ ộ","Correction @ Round 3: 1-11: 0U-1/2 => ?-?"]}',20,'enterResult');
INSERT INTO "journal" VALUES(23,1795256760000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"unpairRound","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(24,1795256760000,'Trọng tài','apply',NULL,NULL,11,2,'{"change":"publish_round","section":2,"round":2,"content":{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"dateText":"x.1-92","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":1,"winBlack":1,"drawWhite":30,"drawBlack":-99.8,"lossWhite":-51.2,"lossBlack":-99.4,"forfeitWin":90.7,"forfeitLoss":-4.9,"fullBye":-46.1,"halfBye":43.4,"zeroBye":-99.9,"pairingBye":-100,"unknown":33.1},"virtualPoints":[{"player":2,"round":15,"points":-22.2},{"player":2,"round":4,"points":-99.3}]},"comments":["Ộ ộ","Nguyễn Văn Ý\nỘ ộ"]}}','{"change":"unpair_round","section":2,"round":2}',23,'edit');
INSERT INTO "journal" VALUES(25,1795256880000,'Trọng tài','apply',NULL,NULL,17,2,'{"change":"move_section","section":2,"position":1}','{"change":"move_section","section":2,"position":2}',NULL,'edit');
INSERT INTO "journal" VALUES(26,1795256940000,'Trọng tài','apply',NULL,NULL,19,2,'{"change":"edit_teams","section":2,"teams":{"teams":[{"id":300,"name":"{player} 100 %","strength":2923.9,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":92269,"members":[2,7]}],"lineUps":[{"round":94,"team":300,"opponent":300,"boards":[2]},{"round":17,"team":300,"opponent":300,"boards":[2,2]},{"round":10,"team":300,"opponent":300}],"byes":[{"round":1,"team":300,"matchPoints":7478.8,"gamePoints":-9999.7},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":-9999.9},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":328.9}],"matchWin":-99.6,"matchDraw":-67.8,"matchLoss":-100,"boardColours":"WBBW","matchPointsPrimary":false}}','{"change":"edit_teams","section":2,"teams":{"matchWin":2,"matchDraw":-66.1,"matchLoss":-99.3,"boardColours":"WBBW-82","matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(27,1795257060000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":2,"warning":"outsideLimits","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(28,1795257060000,'Trọng tài','apply',NULL,NULL,5,2,'{"change":"remove_players","section":2,"players":[8]}','{"change":"add_players","section":2,"players":[{"id":8,"tpn":4,"name":"Ộ ộ","sex":"unknown","title":"WFM","federation":"ENG","fideId":"12400001","birth":"1959-07-26","category":"Đà Nẵng – Quận 1-16","national":[{"category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":7,"origin":"日本","number":"{player} 100 %-98","birth":"1971-02-27"},{"federation":"ENG","name":"\"quoted\" \\ back","rating":2782,"origin":"Nguyễn Văn Ý","number":"### 001 |x|-73"}],"kFactor":2144,"fields":[{"head":"Đà Nẵng – Quận 1","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1}]}',27,'edit');
INSERT INTO "journal" VALUES(29,1795265100000,'Trọng tài','undo',27,NULL,7,2,'{"change":"add_players","section":2,"players":[{"id":8,"tpn":4,"name":"Ộ ộ","sex":"unknown","title":"WFM","federation":"ENG","fideId":"12400001","birth":"1959-07-26","category":"Đà Nẵng – Quận 1-16","national":[{"category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":7,"origin":"日本","number":"{player} 100 %-98","birth":"1971-02-27"},{"federation":"ENG","name":"\"quoted\" \\ back","rating":2782,"origin":"Nguyễn Văn Ý","number":"### 001 |x|-73"}],"kFactor":2144,"fields":[{"head":"Đà Nẵng – Quận 1","text":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1}]}','{"change":"remove_players","section":2,"players":[8]}',NULL,'edit');
INSERT INTO "journal" VALUES(30,1795265101000,'Trọng tài','undo',26,NULL,19,2,'{"change":"edit_teams","section":2,"teams":{"matchWin":2,"matchDraw":-66.1,"matchLoss":-99.3,"boardColours":"WBBW-82","matchPointsPrimary":false}}','{"change":"edit_teams","section":2,"teams":{"teams":[{"id":300,"name":"{player} 100 %","strength":2923.9,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":92269,"members":[2,7]}],"lineUps":[{"round":94,"team":300,"opponent":300,"boards":[2]},{"round":17,"team":300,"opponent":300,"boards":[2,2]},{"round":10,"team":300,"opponent":300}],"byes":[{"round":1,"team":300,"matchPoints":7478.8,"gamePoints":-9999.7},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":-9999.9},{"round":1,"team":300,"matchPoints":-10000,"gamePoints":328.9}],"matchWin":-99.6,"matchDraw":-67.8,"matchLoss":-100,"boardColours":"WBBW","matchPointsPrimary":false}}',NULL,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,3);
INSERT INTO "line_up_boards" VALUES(1,0,1,6);
INSERT INTO "line_up_boards" VALUES(1,1,0,1);
INSERT INTO "line_up_boards" VALUES(2,0,0,2);
INSERT INTO "line_up_boards" VALUES(2,1,0,2);
INSERT INTO "line_up_boards" VALUES(2,1,1,2);
INSERT INTO "line_up_boards" VALUES(3,1,0,2);
INSERT INTO "line_up_boards" VALUES(3,1,1,4);
INSERT INTO "line_up_boards" VALUES(3,1,2,3);
INSERT INTO "line_up_boards" VALUES(3,2,0,4);
INSERT INTO "line_up_boards" VALUES(3,2,1,4);
INSERT INTO "line_up_boards" VALUES(3,2,2,4);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,18,200,200);
INSERT INTO "line_ups" VALUES(1,1,1,200,101);
INSERT INTO "line_ups" VALUES(2,0,94,300,300);
INSERT INTO "line_ups" VALUES(2,1,17,300,300);
INSERT INTO "line_ups" VALUES(2,2,10,300,300);
INSERT INTO "line_ups" VALUES(3,0,1,100,901);
INSERT INTO "line_ups" VALUES(3,1,50,901,100);
INSERT INTO "line_ups" VALUES(3,2,99,100,901);
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
INSERT INTO "national_records" VALUES(1,3,0,'VIE-59','### 001 |x|','### 001 |x|',4,'','{player} 100 %-54','1994-05-02','');
INSERT INTO "national_records" VALUES(1,3,1,'FID','### 001 |x|','',3,'Đà Nẵng – Quận 1-70','Đà Nẵng – Quận 1','','{player} 100 %-48');
INSERT INTO "national_records" VALUES(1,3,2,'FID','### 001 |x|-13','O''Brien; DROP TABLE-43',0,'','{player} 100 %','2005-07-21','');
INSERT INTO "national_records" VALUES(1,7,0,'','Đà Nẵng – Quận 1','日本',0,'a','日本','1980','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW');
INSERT INTO "national_records" VALUES(1,7,1,'ENG','Nguyễn Văn Ý-44','',0,'Nguyễn Văn Ý','"quoted" \ back','1935-11-03','日本');
INSERT INTO "national_records" VALUES(1,10,0,'LAO','Ộ ộ-5','### 001 |x|',2869,'"quoted" \ back-1','Ộ ộ-89','1950','Ộ ộ-2');
INSERT INTO "national_records" VALUES(2,2,0,'LAO','### 001 |x|','Đà Nẵng – Quận 1',0,'Đà Nẵng – Quận 1','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','1964-07-01','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(2,2,1,'ENG','O''Brien; DROP TABLE','',3307,'{player} 100 %','O''Brien; DROP TABLE','','');
INSERT INTO "national_records" VALUES(2,2,2,'VIE-2','Đà Nẵng – Quận 1','',0,'','','','a');
INSERT INTO "national_records" VALUES(2,4,0,'ENG-24','Nguyễn Văn Ý-53','',0,'"quoted" \ back','Ộ ộ-98','','日本-94');
INSERT INTO "national_records" VALUES(2,7,0,'ENG','O''Brien; DROP TABLE','{player} 100 %',1,'','Ộ ộ-93','2013-07-26','a');
INSERT INTO "national_records" VALUES(2,7,1,'VIE','Đà Nẵng – Quận 1-13','Đà Nẵng – Quận 1',0,'Đà Nẵng – Quận 1','Đà Nẵng – Quận 1-62','1939','{player} 100 %');
INSERT INTO "national_records" VALUES(3,2,0,'LAO','{player} 100 %','',0,'"quoted" \ back','{player} 100 %-74','1998-05-28','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,3,0,'ENG','Nguyễn Văn Ý-62','### 001 |x|-22',4000,'Nguyễn Văn Ý-82','O''Brien; DROP TABLE','','a');
INSERT INTO "national_records" VALUES(3,4,0,'FID','Ộ ộ','a',3904,'a','"quoted" \ back','','Nguyễn Văn Ý-52');
INSERT INTO "national_records" VALUES(3,4,1,'FID','O''Brien; DROP TABLE','',0,'a','','1997-04-11','Ộ ộ');
INSERT INTO "national_records" VALUES(3,4,2,'FID','a-94','### 001 |x|',0,'Ộ ộ','a','1963-12-05','日本');
CREATE TABLE player_fields (
    section INTEGER NOT NULL,
    player INTEGER NOT NULL,
    position INTEGER NOT NULL,
    head TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, player, position),
    FOREIGN KEY (section, player) REFERENCES players (section, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "player_fields" VALUES(1,1,0,'Ộ ộ-6','日本');
INSERT INTO "player_fields" VALUES(1,1,1,'"quoted" \ back-96','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(1,3,0,'"quoted" \ back','Nguyễn Văn Ý-97');
INSERT INTO "player_fields" VALUES(1,3,1,'日本','### 001 |x|-69');
INSERT INTO "player_fields" VALUES(1,7,0,'### 001 |x|','');
INSERT INTO "player_fields" VALUES(1,10,0,'### 001 |x|','a');
INSERT INTO "player_fields" VALUES(1,10,1,'{player} 100 %','Ộ ộ-44');
INSERT INTO "player_fields" VALUES(2,2,0,'日本','a');
INSERT INTO "player_fields" VALUES(2,2,1,'a-0','');
INSERT INTO "player_fields" VALUES(2,2,2,'O''Brien; DROP TABLE','### 001 |x|');
INSERT INTO "player_fields" VALUES(2,7,0,'### 001 |x|-71','');
INSERT INTO "player_fields" VALUES(3,4,0,'O''Brien; DROP TABLE-69','{player} 100 %');
INSERT INTO "player_fields" VALUES(3,4,1,'O''Brien; DROP TABLE-28','### 001 |x|');
INSERT INTO "player_fields" VALUES(3,4,2,'Đà Nẵng – Quận 1','');
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
INSERT INTO "players" VALUES(1,1,11,'日本','female','FM','',0,'VIE-95','','2026','"quoted" \ back-38','',4000,0,6,3,NULL);
INSERT INTO "players" VALUES(1,3,2,'a','male','FM','',1902,'VIE-38','35009192','1991-10-26','','Nguyễn Văn Ý',3931,82267,99999,15,16);
INSERT INTO "players" VALUES(1,6,1,'','unknown','WGM','',0,'FID','12400001','2027-03-09','### 001 |x|','### 001 |x|',4,0,0,7,28);
INSERT INTO "players" VALUES(1,7,3,'O''Brien; DROP TABLE-87','unknown','WFM','',4000,'LAO-16','12400001','1982','','a',3206,0,99999,70,71);
INSERT INTO "players" VALUES(1,10,4,'Ộ ộ','unknown','WIM','',7,'ENG','35009192','','O''Brien; DROP TABLE-26','日本',3,5,99999,1,14);
INSERT INTO "players" VALUES(2,2,2,'a','female','WIM','',6,'VIE','','1957-06-10','','Đà Nẵng – Quận 1-43',2,4,0,8,NULL);
INSERT INTO "players" VALUES(2,4,3,'Đà Nẵng – Quận 1-9','unknown','CM','',587,'VIE-14','','1999-03-24','日本','{player} 100 %',3,0,4,80,81);
INSERT INTO "players" VALUES(2,7,1,'"quoted" \ back-51','female','IM','',0,'ENG-20','','','{player} 100 %','a',6,1,7,99,NULL);
INSERT INTO "players" VALUES(3,2,3,'### 001 |x|-17','unknown','CM','',0,'','35009192','1966-12-27','','Ộ ộ',1543,0,0,30,NULL);
INSERT INTO "players" VALUES(3,3,1,'','female','FM','',0,'FID','','','{player} 100 %','日本',3,99999,69036,5,NULL);
INSERT INTO "players" VALUES(3,4,2,'{player} 100 %','female','WCM','',0,'FID','35009192','1965-02-26','','a',2315,6,0,1,NULL);
CREATE TABLE prizes (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    frozen TEXT NOT NULL
) STRICT;
INSERT INTO "prizes" VALUES(1,'{"currency":"C-7-27","unit":2,"rounding":"down","ageDay":"lastOfYear","poolCap":true,"countedEntries":0,"excluded":[{"player":1,"reason":"\"quoted\" \\ back"}],"protests":["O''Brien; DROP TABLE","日本",""]}','{"awards":[{"player":6,"list":"a","place":3,"amount":998716373710},{"player":6,"list":"O''Brien; DROP TABLE","place":36268}]}');
INSERT INTO "prizes" VALUES(2,'{"currency":"IND_FIDE","unit":754787911234,"rounding":"halfUp","ageDay":"lastOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"a","condition":{"sex":"male","ageTo":1,"ratingTo":4,"unrated":"included","federation":"LAO","category":"日本","field":{},"minGames":63613,"lastRoundPlayed":true,"minPoints":-9999.4},"order":"standings","lines":[{"first":1,"last":1,"value":4,"name":"Ộ ộ"},{"first":5000,"last":5000,"amount":4,"value":1,"award":"O''Brien; DROP TABLE"},{"first":5000,"last":5000,"amount":2,"value":79659943276,"name":"Nguyễn Văn Ý","award":"### 001 |x|-6"}],"sharing":"hort","pot":"allTied","minimum":6,"endPlace":3,"acrossEnd":"allShared","group":"{player} 100 %-46","lower":"passesOn","freed":"freeze","tooFew":"halved","mergeInto":"\"quoted\" \\ back-13","unratedPercent":7,"basedOn":4},{"name":"日本","main":true,"condition":{"sex":"female","ageFrom":39,"ageTo":126,"ratingFrom":1,"unrated":"included","unit":"\"quoted\" \\ back-38","federation":"LAO","category":"{player} 100 %-3","field":{"text":"\"quoted\" \\ back"},"minGames":43358,"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":1,"last":1,"amount":1000000000000,"award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":491842148010,"award":"O''Brien; DROP TABLE-2"},{"first":1,"last":1,"value":317242433691,"name":"{player} 100 %","award":"Ộ ộ"}],"sharing":"equal","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"freeze","tooFew":"notAwarded","mergeInto":"{player} 100 %-14","unratedPercent":100,"basedOn":2,"medals":true}],"protests":["","Đà Nẵng – Quận 1"]}','{}');
INSERT INTO "prizes" VALUES(3,'{"unit":850641142866,"rounding":"down","ageDay":"lastOfYear","poolCap":false,"countedEntries":3,"jointThird":true,"excluded":[{"player":3,"list":"O''Brien; DROP TABLE","reason":"O''Brien; DROP TABLE"},{"player":3,"list":"Đà Nẵng – Quận 1","reason":"{player} 100 %-15"},{"player":3,"list":"a"}],"protests":["a-55\nĐà Nẵng – Quận 1",""]}','{"awards":[{"player":4,"list":"Đà Nẵng – Quận 1","place":43453},{"player":3,"list":"Nguyễn Văn Ý","amount":1},{"player":3,"list":"O''Brien; DROP TABLE-74","place":2}]}');
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(1,0,99,200,'lastRoundAboveHalf','');
INSERT INTO "prohibited" VALUES(3,0,79,79,'lastRoundAboveHalf','### 001 |x|-3');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(1,0,0,1);
INSERT INTO "prohibited_players" VALUES(1,0,1,10);
INSERT INTO "prohibited_players" VALUES(3,0,0,2);
INSERT INTO "prohibited_players" VALUES(3,0,1,3);
CREATE TABLE reported_results (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    white INTEGER NOT NULL,
    black INTEGER NOT NULL,
    white_outcome TEXT NOT NULL,
    black_outcome TEXT NOT NULL,
    colours_known INTEGER NOT NULL CHECK (colours_known IN (0, 1)),
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "reported_results" VALUES(1,3,0,6,1,'win','draw',1);
INSERT INTO "reported_results" VALUES(1,4,0,1,10,'loss','win',1);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(2,0,7,7,'zeroBye');
INSERT INTO "requested_byes" VALUES(2,1,2,53,'zeroBye');
INSERT INTO "requested_byes" VALUES(3,0,3,96,'fullBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'');
INSERT INTO "round_comments" VALUES(1,2,0,'');
INSERT INTO "round_comments" VALUES(1,2,1,'');
INSERT INTO "round_comments" VALUES(1,2,2,'Ộ ộ-21');
INSERT INTO "round_comments" VALUES(1,3,0,'Ộ ộ');
INSERT INTO "round_comments" VALUES(1,3,1,'Correction @ Round 3: 1-11: 0U-1/2 => ?-?');
INSERT INTO "round_comments" VALUES(1,4,0,'日本');
INSERT INTO "round_comments" VALUES(1,4,1,'Đà Nẵng – Quận 1-56');
INSERT INTO "round_comments" VALUES(1,5,0,'MPA');
INSERT INTO "round_comments" VALUES(2,1,0,'Đà Nẵng – Quận 1-98
Đà Nẵng – Quận 1');
INSERT INTO "round_comments" VALUES(2,1,1,'### 001 |x|');
INSERT INTO "round_comments" VALUES(2,1,2,'a');
INSERT INTO "round_comments" VALUES(3,1,0,'');
INSERT INTO "round_comments" VALUES(3,1,1,'日本-37');
INSERT INTO "round_comments" VALUES(3,1,2,'### 001 |x|');
INSERT INTO "round_comments" VALUES(3,2,0,'Nguyễn Văn Ý
### 001 |x|');
INSERT INTO "round_comments" VALUES(3,2,1,'"quoted" \ back
O''Brien; DROP TABLE');
INSERT INTO "round_comments" VALUES(3,2,2,'a');
INSERT INTO "round_comments" VALUES(3,3,0,'O''Brien; DROP TABLE');
INSERT INTO "round_comments" VALUES(3,3,1,'O''Brien; DROP TABLE
日本');
INSERT INTO "round_comments" VALUES(3,3,2,'Nguyễn Văn Ý');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'2015-02-07','',0,'{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"initialColour":"white","points":{"winWhite":100,"winBlack":9.9,"drawWhite":-35.1,"drawBlack":-14.3,"lossWhite":-99.7,"lossBlack":12.2,"forfeitWin":100,"forfeitLoss":-2.9,"fullBye":-99.5,"halfBye":-100,"zeroBye":-99.3,"pairingBye":-99.5,"unknown":0.5},"prohibited":[{"firstRound":1,"lastRound":200,"players":[6,7,10],"condition":"lastRoundAboveHalf","reason":"a"}],"virtualPoints":[{"player":3,"round":73,"points":-99.4},{"player":1,"round":3,"points":28.5}]}');
INSERT INTO "rounds" VALUES(1,2,'','IND_FIDE-89',1,'{"pairingSystem":"roundRobin","pairingEdition":"2017","reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":36.4,"winBlack":-99.3,"drawWhite":-99.5,"drawBlack":100,"lossWhite":36,"forfeitWin":-99.4,"forfeitLoss":-59.4,"fullBye":-100,"halfBye":-99.7,"zeroBye":-99.6,"pairingBye":-99.3,"unknown":0.5},"prohibited":[{"firstRound":5,"lastRound":5,"players":[6,7,10],"condition":"lastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"}],"virtualPoints":[{"player":10,"round":1},{"player":6,"round":3},{"player":3,"round":1,"points":-99.7}]}');
INSERT INTO "rounds" VALUES(1,3,'','x.1',0,'{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"white","points":{"winWhite":-100,"winBlack":-99.5,"drawWhite":0.5,"drawBlack":-99.6,"lossWhite":-99.9,"lossBlack":100,"forfeitWin":-100,"forfeitLoss":-99.5,"fullBye":34.4,"halfBye":-99.3,"zeroBye":-99.3,"pairingBye":-99.4,"unknown":-100},"prohibited":[{"firstRound":2,"lastRound":3,"players":[1,10],"condition":"always","reason":"日本"}]}');
INSERT INTO "rounds" VALUES(1,4,'1938-03-27','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":3,"points":{"winWhite":1,"winBlack":-99.7,"drawWhite":81,"drawBlack":-99.9,"lossWhite":-99.4,"lossBlack":-99.6,"forfeitWin":-100,"forfeitLoss":-100,"fullBye":-100,"halfBye":0.5,"zeroBye":-99.5,"pairingBye":1,"unknown":70.3}}');
INSERT INTO "rounds" VALUES(1,5,'2026-11-30','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2017","doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":-99.3,"drawWhite":-99.6,"drawBlack":100,"lossBlack":-59.4,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-98.9,"halfBye":100,"zeroBye":-100,"pairingBye":-99.6,"unknown":-100}}');
INSERT INTO "rounds" VALUES(2,1,'1933-09-15','',1,'{"pairingSystem":"other","systemCode":"C-7","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":6,"points":{"winWhite":1,"winBlack":1,"drawWhite":-99.7,"drawBlack":100,"lossWhite":2.4,"lossBlack":-99.3,"forfeitWin":29,"forfeitLoss":-22.5,"fullBye":-90.9,"halfBye":57.3,"zeroBye":-100,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":4,"round":1}]}');
INSERT INTO "rounds" VALUES(3,1,'1984-06-26','',0,'{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"points":{"winWhite":-99.6,"winBlack":1,"drawWhite":-99.9,"drawBlack":84.3,"forfeitWin":1,"forfeitLoss":-99.5,"fullBye":-99.8,"halfBye":0.5,"pairingBye":1,"unknown":-18.9},"prohibited":[{"firstRound":1,"lastRound":99,"players":[3,4],"condition":"exceptLastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"},{"firstRound":6,"lastRound":6,"players":[2,3],"condition":"lastRoundAboveHalf","reason":"a"}]}');
INSERT INTO "rounds" VALUES(3,2,'1948-02-28','',0,'{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"points":{"winWhite":-39.9,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":100,"lossWhite":40.7,"lossBlack":-100,"forfeitWin":-99.8,"fullBye":-99.5,"halfBye":-91.2,"pairingBye":32.8,"unknown":-99.9}}');
INSERT INTO "rounds" VALUES(3,3,'1975-09-13','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2026","reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":-100,"winBlack":68.4,"drawWhite":100,"drawBlack":-99.6,"lossWhite":100,"lossBlack":-99.9,"forfeitWin":-100,"forfeitLoss":100,"fullBye":11.4,"halfBye":0.5,"zeroBye":-100,"pairingBye":78.6,"unknown":0.5},"virtualPoints":[{"player":2,"round":5,"points":-99.4},{"player":4,"round":1,"points":-99.4}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(1,'chess960Seed','10507161518776192672');
INSERT INTO "rules" VALUES(1,'discipline','"chess"');
INSERT INTO "rules" VALUES(1,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(1,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(1,'initialColour','"black"');
INSERT INTO "rules" VALUES(1,'longEvent','true');
INSERT INTO "rules" VALUES(1,'lotsSeed','15804566099050061210');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"roundRobin"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-99.4,"winBlack":-99.3,"drawWhite":-99.6,"drawBlack":100,"lossBlack":-59.4,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-98.9,"halfBye":100,"zeroBye":-100,"pairingBye":-99.6,"unknown":-100}');
INSERT INTO "rules" VALUES(1,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(1,'ratingLists','["blitz"]');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(1,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(1,'unratedRating','7');
INSERT INTO "rules" VALUES(2,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(2,'chess960Seed','4701387418187180955');
INSERT INTO "rules" VALUES(2,'discipline','"chess"');
INSERT INTO "rules" VALUES(2,'editionsChosen','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"lots"');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"roundRobin"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":1,"winBlack":-100,"drawWhite":-100,"drawBlack":-99.4,"lossWhite":96.2,"lossBlack":-99.6,"forfeitWin":-99.3,"forfeitLoss":94.9,"fullBye":29.3,"halfBye":-23.8,"pairingBye":-99.8,"unknown":0.5}');
INSERT INTO "rules" VALUES(2,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","standard","standard"]');
INSERT INTO "rules" VALUES(2,'ratingsByRound','true');
INSERT INTO "rules" VALUES(2,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(2,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(3,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(3,'discipline','"chess"');
INSERT INTO "rules" VALUES(3,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(3,'equalsOrder','"birth"');
INSERT INTO "rules" VALUES(3,'initialColour','"white"');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":1,"winBlack":-99.6,"drawWhite":0.5,"drawBlack":28.8,"lossWhite":14.1,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":-99.3,"fullBye":-99.5,"halfBye":100,"zeroBye":-99.7,"pairingBye":1,"unknown":-99.5}');
INSERT INTO "rules" VALUES(3,'ratingLists','["blitz","standard"]');
INSERT INTO "rules" VALUES(3,'ratingsByRound','true');
INSERT INTO "rules" VALUES(3,'scheduledRounds','53');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(3,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"leftOut"');
INSERT INTO "rules" VALUES(3,'unratedRating','2');
CREATE TABLE seal (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tables INTEGER NOT NULL,   -- sum over the rows of all tables but this and the journal, 64 bits
    journal INTEGER NOT NULL   -- chain over the rows of the journal
) STRICT;
INSERT INTO "seal" VALUES(1,-1496122564651652416,-8951596142903207390);
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
INSERT INTO "sections" VALUES(1,0,'Ộ ộ 1','Ộ ộ','ENG','','2029-12-20','','','"quoted" \ back','Đà Nẵng – Quận 1-32','Ộ ộ','"quoted" \ back','','OTHER','日本-67',1,0,'{"sex":"unknown","bornTo":2,"ratingFrom":1434,"ratingTo":7}',1);
INSERT INTO "sections" VALUES(2,2,'### 001 |x| 2','"quoted" \ back','','1995-03-10','','','Đà Nẵng – Quận 1','','a','','日本-1','Đà Nẵng – Quận 1','C-7','### 001 |x|',0,0,'{"sex":"female","bornFrom":1,"bornTo":6}',1);
INSERT INTO "sections" VALUES(3,1,'"quoted" \ back 3','a-78','','2029-07-01','1988','','','','a-56','{player} 100 %','','','OTHER','日本-14',1,0,'{"sex":"unknown","bornFrom":5}',1);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(1,0,1,101,-30427,-23914);
INSERT INTO "team_byes" VALUES(2,0,1,300,74788,-99997);
INSERT INTO "team_byes" VALUES(2,1,1,300,-100000,-99999);
INSERT INTO "team_byes" VALUES(2,2,1,300,-100000,3289);
INSERT INTO "team_byes" VALUES(3,0,1,100,0,-99999);
INSERT INTO "team_byes" VALUES(3,1,6,100,70237,-99998);
INSERT INTO "team_byes" VALUES(3,2,1,100,0,23852);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,841,10,0,'WBWB-39',1);
INSERT INTO "team_events" VALUES(2,-996,-678,-1000,'WBBW',0);
INSERT INTO "team_events" VALUES(3,20,-999,-999,'WBWB',1);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,1,'bothLose',101,200);
INSERT INTO "team_forfeits" VALUES(1,1,7,'secondWins',200,101);
INSERT INTO "team_forfeits" VALUES(1,2,8,'secondWins',101,101);
INSERT INTO "team_forfeits" VALUES(3,0,78,'firstWins',100,901);
INSERT INTO "team_forfeits" VALUES(3,1,1,'firstWins',901,901);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,0,0,7);
INSERT INTO "team_members" VALUES(2,0,0,2);
INSERT INTO "team_members" VALUES(2,0,1,7);
INSERT INTO "team_members" VALUES(3,1,0,2);
INSERT INTO "team_members" VALUES(3,1,1,3);
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
INSERT INTO "teams" VALUES(1,0,200,'日本','',6,NULL,NULL,0);
INSERT INTO "teams" VALUES(1,1,101,'### 001 |x|','Ộ ộ',38453,80186,NULL,70146);
INSERT INTO "teams" VALUES(2,0,300,'{player} 100 %','',29239,0,0,92269);
INSERT INTO "teams" VALUES(3,0,100,'','"quoted" \ back-33',0,0,-59610,0);
INSERT INTO "teams" VALUES(3,1,901,'','Ộ ộ',0,66340,NULL,0);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(1,0,'SB-68');
INSERT INTO "tie_breaks" VALUES(2,0,'');
INSERT INTO "tie_breaks" VALUES(2,1,'SB');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,6,8,0);
INSERT INTO "virtual_points" VALUES(1,1,3,3,-996);
INSERT INTO "virtual_points" VALUES(2,0,4,1,0);
INSERT INTO "virtual_points" VALUES(2,1,7,8,-157);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(5,1,3,'prizesThawed','confirmed','{"round":6}');
INSERT INTO "warning_answers" VALUES(6,1,2,'outsideLimits','confirmed','{}');
INSERT INTO "warning_answers" VALUES(10,1,3,'duplicateFideId','confirmed','{"round":5,"players":[1,3]}');
INSERT INTO "warning_answers" VALUES(11,1,3,'duplicateFideId','confirmed','{"round":5,"players":[2,4]}');
INSERT INTO "warning_answers" VALUES(12,1,3,'repeatsOpponent','confirmed','{"round":5,"players":[4,11]}');
INSERT INTO "warning_answers" VALUES(13,1,2,'impossibleRating','confirmed','{"round":5,"players":[3]}');
INSERT INTO "warning_answers" VALUES(14,1,2,'impossibleRating','confirmed','{"round":5,"players":[4]}');
INSERT INTO "warning_answers" VALUES(16,3,2,'fullPointBye','confirmed','{"round":96,"players":[1]}');
INSERT INTO "warning_answers" VALUES(18,2,2,'outsideLimits','confirmed','{}');
INSERT INTO "warning_answers" VALUES(20,1,3,'correctEarlierResult','confirmed','{"round":3,"players":[1,11]}');
INSERT INTO "warning_answers" VALUES(23,2,3,'unpairRound','confirmed','{"round":2}');
INSERT INTO "warning_answers" VALUES(27,2,2,'outsideLimits','confirmed','{}');
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
INSERT INTO "sqlite_sequence" VALUES('journal',30);
COMMIT;
