-- An event file of version 5: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=5;
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
INSERT INTO "adjustments" VALUES(1,0,12,3,'draw',88985);
INSERT INTO "adjustments" VALUES(1,1,6,99,'pairingBye',-100000);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,1,'pairingBye');
INSERT INTO "byes" VALUES(1,1,1,2,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,10,'halfBye');
INSERT INTO "byes" VALUES(1,1,3,13,'zeroBye');
INSERT INTO "byes" VALUES(1,2,0,6,'pairingBye');
INSERT INTO "byes" VALUES(1,2,1,2,'zeroBye');
INSERT INTO "byes" VALUES(1,2,2,4,'zeroBye');
INSERT INTO "byes" VALUES(1,2,3,7,'zeroBye');
INSERT INTO "byes" VALUES(1,2,4,12,'zeroBye');
INSERT INTO "byes" VALUES(1,2,5,13,'zeroBye');
INSERT INTO "byes" VALUES(1,3,0,10,'pairingBye');
INSERT INTO "byes" VALUES(1,3,1,2,'zeroBye');
INSERT INTO "byes" VALUES(1,3,2,4,'zeroBye');
INSERT INTO "byes" VALUES(1,3,3,7,'zeroBye');
INSERT INTO "byes" VALUES(1,3,4,12,'zeroBye');
INSERT INTO "byes" VALUES(1,3,5,13,'zeroBye');
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
INSERT INTO "deputy_arbiters" VALUES(1,2,'');
INSERT INTO "deputy_arbiters" VALUES(2,0,'日本');
INSERT INTO "deputy_arbiters" VALUES(2,1,'Nguyễn Văn Ý');
INSERT INTO "deputy_arbiters" VALUES(3,0,'');
INSERT INTO "deputy_arbiters" VALUES(3,1,'');
INSERT INTO "deputy_arbiters" VALUES(3,2,'Nguyễn Văn Ý');
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
INSERT INTO "foreign_lines" VALUES(1,0,'XXX kept as it is');
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
INSERT INTO "games" VALUES(1,1,1,12,4,'unratedLoss','unratedLoss',1);
INSERT INTO "games" VALUES(1,1,2,6,7,'unratedWin','loss',1);
INSERT INTO "games" VALUES(1,2,1,10,1,'draw','unratedLoss',1);
INSERT INTO "games" VALUES(1,3,1,1,6,'forfeitLoss','forfeitLoss',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"Đà Nẵng – Quận 1 1","federation":"LAO","firstDay":"1973-08-01","lastDay":"2030-04-02","type":"Nguyễn Văn Ý-43","chiefArbiter":"Đà Nẵng – Quận 1","deputyArbiters":["","### 001 |x|"],"timeControlText":"a-93","codedTimeControl":"### 001 |x|-38","codedType":"\"quoted\" \\ back-51","startingListMethod":"C-7","pairingProgram":"Nguyễn Văn Ý","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.7,"winBlack":-99.8,"drawWhite":0.5,"drawBlack":-99.3,"lossWhite":-99.4,"lossBlack":100,"forfeitWin":-99.8,"forfeitLoss":-99.9,"fullBye":32.6,"halfBye":12.7,"zeroBye":-99.3,"pairingBye":23.8,"unknown":0.5},"prohibited":[{"firstRound":36,"lastRound":47,"players":[2,13],"condition":"always"}],"virtualPoints":[{"player":2,"round":7,"points":-99.8}],"tieBreakEdition":"26","fideMode":true,"discipline":"chess","timeControl":"rapid","unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["blitz","standard"],"longEvent":true,"ratingsByRound":true,"lotsSeed":727581148770969777},"players":[{"id":1,"tpn":3,"name":"Ộ ộ","sex":"male","title":"IM","rating":1,"federation":"VIE-39","fideId":"35009192","birth":"1933-03-02","unit":"O''Brien; DROP TABLE","category":"a","national":[{"federation":"ENG-45","category":"a-43","name":"a","rating":7,"origin":"### 001 |x|","number":"{player} 100 %-9","sex":"Đà Nẵng – Quận 1"},{"federation":"FID-87","name":"Đà Nẵng – Quận 1-5","rating":3,"origin":"Đà Nẵng – Quận 1","sex":"Nguyễn Văn Ý"},{"federation":"LAO","category":"Đà Nẵng – Quận 1-57","rating":1852,"origin":"日本","number":"\"quoted\" \\ back","birth":"1977-08-06","sex":"日本"}],"kFactor":2,"fileRank":67490,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":5,"sex":"female","title":"WCM","rating":7,"fideId":"500-87","birth":"2017-06-02","unit":"Ộ ộ","category":"\"quoted\" \\ back","national":[{"federation":"VIE","category":"\"quoted\" \\ back","name":"Ộ ộ","rating":5,"origin":"日本-82","number":"Nguyễn Văn Ý","birth":"1960-03-07","sex":"### 001 |x|-48"}],"kFactor":5,"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":31},{"id":4,"tpn":4,"name":"### 001 |x|","sex":"unknown","title":"CM","federation":"LAO-65","birth":"1967","unit":"Nguyễn Văn Ý-18","category":"### 001 |x|-38","national":[{"name":"Ộ ộ","rating":3284,"origin":"Ộ ộ","sex":"Nguyễn Văn Ý-44"},{"federation":"LAO","category":"{player} 100 %","name":"Ộ ộ","rating":6,"origin":"日本","birth":"1996-09-21"}],"fixedBoard":91678,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":6,"tpn":10,"name":"a","sex":"unknown","title":"FM","rating":6,"federation":"FID","birth":"2020-02-21","unit":"a-46","category":"\"quoted\" \\ back","national":[{"rating":1,"number":"O''Brien; DROP TABLE","birth":"1973-09-25","sex":"\"quoted\" \\ back"}],"kFactor":4000,"fileRank":5,"fixedBoard":47656,"ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":8,"name":"Đà Nẵng – Quận 1","sex":"male","title":"WCM","rating":4000,"federation":"FID","fideId":"12400001","birth":"1999-11","national":[{"federation":"VIE-54","rating":5,"origin":"Đà Nẵng – Quận 1-28","birth":"1975-07-28"},{"federation":"LAO","category":"{player} 100 %","name":"Nguyễn Văn Ý-95","rating":2,"origin":"a","number":"Ộ ộ","birth":"1942-11-13","sex":"日本"}],"kFactor":1453,"fileRank":7,"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":10,"tpn":1,"name":"日本","sex":"female","title":"WCM","rating":2,"federation":"VIE","fideId":"12400001","unit":"Đà Nẵng – Quận 1-52","category":"\"quoted\" \\ back","national":[{"federation":"FID","rating":4000,"number":"O''Brien; DROP TABLE","birth":"1974-07-11","sex":"Ộ ộ-43"}],"kFactor":2,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1},{"id":12,"tpn":2,"name":"Nguyễn Văn Ý-24","sex":"male","title":"WGM","rating":2,"birth":"2019","unit":"### 001 |x|","category":"\"quoted\" \\ back-33","national":[{"federation":"ENG-86","name":"Ộ ộ","number":"a-23","sex":"O''Brien; DROP TABLE-3"}],"kFactor":1,"fixedBoard":94367,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":13,"tpn":9,"name":"### 001 |x|","sex":"unknown","title":"IM","fideId":"12400001","birth":"1998","unit":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","national":[{"federation":"LAO","name":"Ộ ộ","rating":1734,"origin":"O''Brien; DROP TABLE","birth":"1960-12","sex":"O''Brien; DROP TABLE"},{"federation":"FID-75","category":"O''Brien; DROP TABLE","origin":"Ộ ộ","number":"Nguyễn Văn Ý-81","birth":"1980-07-19","sex":"{player} 100 %"},{"category":"a","rating":1}],"kFactor":3,"fileRank":2,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":7}],"rounds":[{"games":[{"white":12,"black":4,"whiteOutcome":"unratedLoss","blackOutcome":"unratedLoss","coloursKnown":true},{"white":6,"black":7,"whiteOutcome":"unratedWin","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":1,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":10,"kind":"halfBye"},{"player":13,"kind":"zeroBye"}],"date":"1931-03-13","rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":48,"points":{"winWhite":93.1,"winBlack":-99.4,"drawWhite":0.5,"drawBlack":0.5,"lossWhite":-96.9,"lossBlack":100,"forfeitWin":-99.9,"fullBye":-100,"halfBye":-26.8,"zeroBye":-100,"pairingBye":100,"unknown":17.6}},"comments":["Nguyễn Văn Ý\n\"quoted\" \\ back"]},{"games":[{"white":10,"black":1,"whiteOutcome":"draw","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":6,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"}],"date":"2012-10-24","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"IND_FIDE","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":1,"winBlack":70.4,"drawWhite":98.8,"drawBlack":-79.1,"lossWhite":-100,"forfeitWin":1,"fullBye":40.7,"halfBye":25.5,"zeroBye":-99.9,"pairingBye":-13.5,"unknown":0.5},"prohibited":[{"firstRound":4,"lastRound":4,"players":[1,10],"condition":"always"}]}},{"games":[{"white":1,"black":6,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":10,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"}],"date":"1937","rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","scheduledRounds":3,"points":{"winWhite":-99.3,"winBlack":-99.3,"drawWhite":100,"drawBlack":100,"lossWhite":-100,"forfeitWin":-99.3,"forfeitLoss":-100,"fullBye":-99.8,"halfBye":-100,"pairingBye":1,"unknown":93.9},"virtualPoints":[{"player":4,"round":49,"points":-99.8},{"player":2,"round":1,"points":-86}]},"comments":["日本",""]}],"requestedByes":[{"player":2,"round":6,"kind":"halfBye"}],"adjustments":[{"player":12,"round":3,"kind":"draw","points":8898.5},{"player":6,"round":99,"kind":"pairingBye","points":-10000}],"teams":{"teams":[{"id":900,"name":"Ộ ộ-3","nickname":"\"quoted\" \\ back","fileMatchPoints":-10000,"fileRank":5},{"id":301,"name":"a","nickname":"Nguyễn Văn Ý","strength":1100.6,"fileMatchPoints":5420.9,"members":[12,6]},{"id":202,"name":"日本","nickname":"日本-47","strength":1493.7,"fileMatchPoints":-2261.1,"fileGamePoints":0,"fileRank":7}],"lineUps":[{"round":5,"team":202,"opponent":301,"boards":[10]}],"matchWin":-99.9,"matchDraw":1,"matchLoss":-99.8,"boardColours":"WBWB","matchPointsPrimary":true},"foreignLines":["XXX kept as it is"],"prizes":{"currency":"IND_FIDE","unit":1000000000000,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"jointThird":true,"lists":[{"condition":{"sex":"female","ageFrom":2,"ratingFrom":1958,"ratingTo":7,"unrated":"only","unit":"### 001 |x|-87","category":"Đà Nẵng – Quận 1","field":{"head":"### 001 |x|","text":"日本-56"},"lastRoundPlayed":true,"minPoints":-4798.8},"order":"bestGain","lines":[{"first":3,"last":8,"amount":1,"value":6,"name":"Ộ ộ"},{"first":8,"last":8,"amount":939251841262,"value":6,"name":"a-75","award":"### 001 |x|"},{"first":1,"last":1,"award":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"sharing":"hort","pot":"prizePlaces","minimum":1000000000000,"endPlace":1,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"passesOn","freed":"freeze","tooFew":"merged","mergeInto":"Ộ ộ-68","unratedPercent":0,"basedOn":99999,"medals":true}],"excluded":[{"player":10,"reason":"{player} 100 %"},{"player":7,"list":"Ộ ộ"},{"player":7,"list":"\"quoted\" \\ back","reason":"\"quoted\" \\ back-40"}],"protests":["\"quoted\" \\ back-31"]},"frozenPrizes":{"round":4,"awards":[{"player":12,"list":"Nguyễn Văn Ý","place":7,"amount":7},{"player":1,"list":"a","place":5,"amount":4},{"player":4,"list":"日本-84","place":5}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"\"quoted\" \\ back 2","town":"Đà Nẵng – Quận 1","firstDay":"2030-11-22","lastDay":"2014-01-18","type":"{player} 100 %","chiefArbiter":"Đà Nẵng – Quận 1-9","deputyArbiters":["日本","Nguyễn Văn Ý"],"codedType":"日本-15","startingListMethod":"OTHER","pairingProgram":"Ộ ộ","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2026","reverseLastTwoRounds":true,"points":{"winWhite":-100,"winBlack":1,"drawWhite":-100,"drawBlack":76.1,"lossBlack":-99.7,"forfeitWin":-99.8,"forfeitLoss":-99.8,"fullBye":1,"halfBye":-99.6,"zeroBye":-97.6,"pairingBye":-100,"unknown":-99.4},"prohibited":[{"firstRound":1,"lastRound":20,"players":[2,8,11],"condition":"exceptLastRoundAboveHalf","reason":"日本-88"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["ARO","DE"],"fideMode":false,"discipline":"chess","timeControl":"blitz","unratedMethod":"fixed","equalsOrder":"name","ratingLists":["rapid","standard"],"longEvent":true,"lotsSeed":16696592340990717709},"players":[{"id":2,"tpn":10,"sex":"male","title":"WIM","rating":879,"federation":"LAO-75","unit":"{player} 100 %-91","category":"Đà Nẵng – Quận 1","national":[{"federation":"FID","category":"日本","name":"日本","rating":2189,"origin":"\"quoted\" \\ back","number":"O''Brien; DROP TABLE","birth":"2030-03-27"},{"federation":"FID","category":"O''Brien; DROP TABLE","rating":900,"origin":"a-85"},{"category":"Nguyễn Văn Ý-21","name":"a-22","rating":7,"origin":"\"quoted\" \\ back"}],"kFactor":4000,"fileRank":3,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":3,"tpn":2,"name":"日本","sex":"male","title":"WGM","rating":3533,"federation":"FID","fideId":"35009192","birth":"2003-10-22","unit":"{player} 100 %-0","national":[{"federation":"LAO","category":"{player} 100 %-31","name":"### 001 |x|-62","rating":4,"origin":"Đà Nẵng – Quận 1-2","number":"Đà Nẵng – Quận 1"},{"federation":"VIE","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"{player} 100 %-3","rating":960,"origin":"O''Brien; DROP TABLE","number":"Nguyễn Văn Ý","birth":"1948-05-11"}],"fixedBoard":4,"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":8},{"id":6,"tpn":9,"name":"Đà Nẵng – Quận 1","sex":"male","title":"WFM","rating":4000,"fideId":"35009192","birth":"2022","unit":"\"quoted\" \\ back","category":"### 001 |x|","national":[{"federation":"FID-17","name":"{player} 100 %","origin":"a-87","number":"\"quoted\" \\ back-47"},{"federation":"FID","category":"\"quoted\" \\ back-32","rating":2434,"origin":"Đà Nẵng – Quận 1","number":"{player} 100 %-80"}],"fileRank":7,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":3},{"id":8,"tpn":1,"name":"O''Brien; DROP TABLE","sex":"unknown","title":"WGM","federation":"FID","fideId":"35009192","unit":"{player} 100 %","category":"Đà Nẵng – Quận 1","national":[{"federation":"LAO","category":"Ộ ộ","name":"### 001 |x|-62","rating":5,"origin":"\"quoted\" \\ back","number":"Nguyễn Văn Ý-80","sex":"O''Brien; DROP TABLE-14"}],"kFactor":1444,"fileRank":11473,"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":99},{"id":11,"tpn":3,"name":"Ộ ộ","sex":"female","title":"WIM","rating":4,"federation":"VIE","fideId":"500-12","unit":"{player} 100 %","category":"{player} 100 %-95","national":[{"federation":"ENG","category":"a","name":"Nguyễn Văn Ý","number":"\"quoted\" \\ back","birth":"1997-07-07"},{"federation":"FID","category":"{player} 100 %","name":"\"quoted\" \\ back","number":"### 001 |x|","birth":"2030-07-01"}],"kFactor":4000,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2}],"requestedByes":[{"player":6,"round":4,"kind":"zeroBye"}],"teams":{"teams":[{"id":500,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","nickname":"O''Brien; DROP TABLE-25","strength":0.4,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":3,"members":[11,2]}],"lineUps":[{"round":1,"team":500,"opponent":500,"boards":[2,11]}],"forfeits":[{"round":1,"kind":"firstWins","first":500,"second":500},{"round":1,"kind":"secondWins","first":500,"second":500}],"matchWin":-99.3,"matchDraw":-99.6,"matchLoss":-99.6,"boardColours":"WBBW","matchPointsPrimary":false},"prizes":{"unit":1,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"Nguyễn Văn Ý","main":true,"condition":{"sex":"female","ratingTo":3922,"unrated":"included","federation":"VIE","field":{"head":"日本","text":"O''Brien; DROP TABLE"},"minGames":21159},"order":"bestGain","lines":[{"first":6,"last":6,"amount":2,"name":"O''Brien; DROP TABLE","award":"### 001 |x|"}],"sharing":"equal","pot":"prizePlaces","endPlace":43959,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"notAwarded","unratedPercent":3,"basedOn":4}],"excluded":[{"player":3,"reason":"### 001 |x|"},{"player":6}],"protests":["### 001 |x|-59"]},"frozenPrizes":{"round":27,"awards":[{"player":6,"list":"日本-96"},{"player":11,"place":3,"amount":5}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"Đà Nẵng – Quận 1-22 3","town":"O''Brien; DROP TABLE","federation":"FID","firstDay":"1948","lastDay":"2003-09-01","type":"a-62","chiefArbiter":"Đà Nẵng – Quận 1-40","deputyArbiters":["","","Nguyễn Văn Ý"],"timeControlText":"O''Brien; DROP TABLE-8","codedType":"Nguyễn Văn Ý","startingListMethod":"x.1","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","reverseLastTwoRounds":true,"points":{"winWhite":100,"winBlack":-100,"drawWhite":-26.4,"drawBlack":0.5,"lossWhite":-73,"lossBlack":-40.1,"forfeitWin":-99.3,"forfeitLoss":2.5,"fullBye":-99.9,"halfBye":-99.7,"zeroBye":-75.8,"pairingBye":1,"unknown":-37.5},"virtualPoints":[{"player":6,"round":1},{"player":6,"round":80,"points":65.1},{"player":6,"round":72}],"tieBreakEdition":"26","tieBreaks":["ARO"],"fideMode":true,"discipline":"other","timeControl":"standard","unratedRating":2235,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["blitz","rapid","rapid"],"longEvent":true,"chess960Seed":1726691570772532605,"lotsSeed":8532614365275049616},"players":[{"id":2,"tpn":10,"name":"Ộ ộ-72","sex":"female","title":"IM","rating":5,"fideId":"500","birth":"1997","unit":"\"quoted\" \\ back","category":"Đà Nẵng – Quận 1-9","national":[{"federation":"FID","name":"a","rating":2159,"origin":"{player} 100 %","number":"Ộ ộ","birth":"1990-06-24"},{"federation":"LAO-35","category":"日本","name":"日本-67","rating":5,"number":"a","birth":"1981-05-14","sex":"O''Brien; DROP TABLE"}],"fileRank":6,"fixedBoard":12151,"ratings":{},"marks":{},"entersInRound":4},{"id":3,"tpn":1,"sex":"male","title":"FM","rating":2823,"federation":"ENG","fideId":"12400001-76","birth":"1963-10-03","unit":"Ộ ộ-76","category":"\"quoted\" \\ back-99","national":[{"category":"Nguyễn Văn Ý","rating":3379,"origin":"### 001 |x|","birth":"2013","sex":"{player} 100 %"},{"federation":"ENG-40","category":"### 001 |x|-33","rating":461,"origin":"Đà Nẵng – Quận 1","number":"### 001 |x|","birth":"1983-03-25"}],"fileRank":29968,"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":12,"sex":"unknown","title":"WCM","rating":2474,"federation":"LAO","birth":"1945-03-13","category":"日本-64","kFactor":3,"fixedBoard":2910,"ratings":{},"marks":{},"entersInRound":3,"withdrawnFromRound":6}],"requestedByes":[{"player":6,"round":4,"kind":"fullBye"},{"player":6,"round":5,"kind":"fullBye"},{"player":2,"round":1,"kind":"zeroBye"}],"teams":{"teams":[{"id":900,"name":"Ộ ộ","strength":0.2,"fileMatchPoints":-9999.7,"fileGamePoints":0,"members":[3,2,6]},{"id":601,"name":"O''Brien; DROP TABLE","nickname":"a-29","fileRank":3}],"lineUps":[{"round":1,"team":601,"boards":[3,3,3]},{"round":67,"team":900}],"forfeits":[{"round":1,"kind":"secondWins","first":900,"second":900},{"round":3,"kind":"bothLose","first":900,"second":601}],"matchWin":-99.7,"matchDraw":-99.4,"matchLoss":-99.3,"matchPointsPrimary":false},"prizes":{"unit":550995255237,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":false,"countedEntries":83490,"lists":[{"name":"\"quoted\" \\ back","condition":{"sex":"unknown","ratingTo":165,"unrated":"excluded","unit":"Ộ ộ","category":"### 001 |x|","field":{},"minGames":78447,"lastRoundPlayed":true,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":5000,"amount":1,"value":1,"name":"Nguyễn Văn Ý"},{"first":1,"last":1,"amount":97467390499,"value":3,"name":"O''Brien; DROP TABLE","award":"### 001 |x|-30"}],"sharing":"hort","pot":"allTied","minimum":4,"endPlace":99999,"acrossEnd":"sharedUpToEnd","group":"\"quoted\" \\ back-33","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":36283,"tooFew":"notAwarded","unratedPercent":100}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"},{"player":3,"list":"### 001 |x|","reason":"Ộ ộ"},{"player":3,"list":"### 001 |x|"}],"protests":["日本-41\n日本"]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256160000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":27}"}',NULL,'edit');
INSERT INTO "journal" VALUES(5,1795256160000,'Trọng tài','apply',NULL,NULL,5,2,'{"change":"remove_players","section":2,"players":[12]}','{"change":"add_players","section":2,"players":[{"id":12,"tpn":11,"name":"O''Brien; DROP TABLE","sex":"male","title":"WGM","rating":479,"federation":"LAO","fideId":"500","birth":"1950-10-16","national":[{"federation":"FID","name":"{player} 100 %","origin":"{player} 100 %","sex":"\"quoted\" \\ back"},{"federation":"ENG","category":"Ộ ộ","rating":1064,"origin":"a","number":"{player} 100 %","birth":"1952","sex":"O''Brien; DROP TABLE-43"}],"kFactor":2,"fileRank":3,"fixedBoard":82331,"ratings":{},"marks":{},"entersInRound":2}]}',4,'edit');
INSERT INTO "journal" VALUES(6,1795256160000,'Trọng tài','apply',NULL,NULL,21,2,'{"change":"set_prizes","section":2,"plan":{"unit":1,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"Nguyễn Văn Ý","main":true,"condition":{"sex":"female","ratingTo":3922,"unrated":"included","federation":"VIE","field":{"head":"日本","text":"O''Brien; DROP TABLE"},"minGames":21159},"order":"bestGain","lines":[{"first":6,"last":6,"amount":2,"name":"O''Brien; DROP TABLE","award":"### 001 |x|"}],"sharing":"equal","pot":"prizePlaces","endPlace":43959,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"notAwarded","unratedPercent":3,"basedOn":4}],"excluded":[{"player":3,"reason":"### 001 |x|"},{"player":6}],"protests":["### 001 |x|-59"]},"frozen":{"round":27,"awards":[{"player":6,"list":"日本-96"},{"player":11,"place":3,"amount":5}]}}','{"change":"set_prizes","section":2,"plan":{"unit":1,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"Nguyễn Văn Ý","main":true,"condition":{"sex":"female","ratingTo":3922,"unrated":"included","federation":"VIE","field":{"head":"日本","text":"O''Brien; DROP TABLE"},"minGames":21159},"order":"bestGain","lines":[{"first":6,"last":6,"amount":2,"name":"O''Brien; DROP TABLE","award":"### 001 |x|"}],"sharing":"equal","pot":"prizePlaces","endPlace":43959,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"notAwarded","unratedPercent":3,"basedOn":4}],"excluded":[{"player":3,"reason":"### 001 |x|"},{"player":6}],"protests":["### 001 |x|-59"]},"frozen":{"awards":[{"player":6,"list":"日本-96"},{"player":11,"place":3,"amount":5}]}}',4,'edit');
INSERT INTO "journal" VALUES(7,1795256280000,'Trọng tài','apply',NULL,NULL,19,3,'{"change":"edit_teams","section":3,"teams":{"teams":[{"id":900,"name":"Ộ ộ","strength":0.2,"fileMatchPoints":-9999.7,"fileGamePoints":0,"members":[3,2,6]},{"id":601,"name":"O''Brien; DROP TABLE","nickname":"a-29","fileRank":3}],"lineUps":[{"round":1,"team":601,"boards":[3,3,3]},{"round":67,"team":900}],"forfeits":[{"round":1,"kind":"secondWins","first":900,"second":900},{"round":3,"kind":"bothLose","first":900,"second":601}],"matchWin":-99.7,"matchDraw":-99.4,"matchLoss":-99.3,"matchPointsPrimary":false}}','{"change":"edit_teams","section":3,"teams":{"teams":[{"id":300,"name":"O''Brien; DROP TABLE","nickname":"日本","strength":0.1,"fileGamePoints":-9900.6,"fileRank":3,"members":[2]},{"id":201,"name":"Đà Nẵng – Quận 1","strength":1907.8,"fileMatchPoints":-9999.8,"fileGamePoints":-10000,"fileRank":7,"members":[6]},{"id":802,"name":"Nguyễn Văn Ý","strength":0.7,"fileGamePoints":-9999.4,"fileRank":39784,"members":[3]}],"lineUps":[{"round":5,"team":300,"opponent":300},{"round":3,"team":300},{"round":2,"team":300,"opponent":802,"boards":[2,0]}],"byes":[{"round":1,"team":201,"gamePoints":-1309.3},{"round":99,"team":300,"matchPoints":-9999.3,"gamePoints":-9999.7},{"round":90,"team":201,"gamePoints":-9999.4}],"matchWin":100,"matchDraw":100,"boardColours":"BW","matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(8,1795256340000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"repeatedOpponent","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(9,1795256400000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":4}"}',NULL,'edit');
INSERT INTO "journal" VALUES(10,1795256400000,'Trọng tài','apply',NULL,NULL,0,1,'{"change":"set_result","section":1,"round":3,"white":1,"black":6,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss"}','{"change":"set_result","section":1,"round":3,"white":1,"black":6,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss"}',9,'edit');
INSERT INTO "journal" VALUES(11,1795256400000,'Trọng tài','apply',NULL,NULL,21,1,'{"change":"set_prizes","section":1,"plan":{"currency":"IND_FIDE","unit":1000000000000,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"jointThird":true,"lists":[{"condition":{"sex":"female","ageFrom":2,"ratingFrom":1958,"ratingTo":7,"unrated":"only","unit":"### 001 |x|-87","category":"Đà Nẵng – Quận 1","field":{"head":"### 001 |x|","text":"日本-56"},"lastRoundPlayed":true,"minPoints":-4798.8},"order":"bestGain","lines":[{"first":3,"last":8,"amount":1,"value":6,"name":"Ộ ộ"},{"first":8,"last":8,"amount":939251841262,"value":6,"name":"a-75","award":"### 001 |x|"},{"first":1,"last":1,"award":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"sharing":"hort","pot":"prizePlaces","minimum":1000000000000,"endPlace":1,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"passesOn","freed":"freeze","tooFew":"merged","mergeInto":"Ộ ộ-68","unratedPercent":0,"basedOn":99999,"medals":true}],"excluded":[{"player":10,"reason":"{player} 100 %"},{"player":7,"list":"Ộ ộ"},{"player":7,"list":"\"quoted\" \\ back","reason":"\"quoted\" \\ back-40"}],"protests":["\"quoted\" \\ back-31"]},"frozen":{"round":4,"awards":[{"player":12,"list":"Nguyễn Văn Ý","place":7,"amount":7},{"player":1,"list":"a","place":5,"amount":4},{"player":4,"list":"日本-84","place":5}]}}','{"change":"set_prizes","section":1,"plan":{"currency":"IND_FIDE","unit":1000000000000,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"jointThird":true,"lists":[{"condition":{"sex":"female","ageFrom":2,"ratingFrom":1958,"ratingTo":7,"unrated":"only","unit":"### 001 |x|-87","category":"Đà Nẵng – Quận 1","field":{"head":"### 001 |x|","text":"日本-56"},"lastRoundPlayed":true,"minPoints":-4798.8},"order":"bestGain","lines":[{"first":3,"last":8,"amount":1,"value":6,"name":"Ộ ộ"},{"first":8,"last":8,"amount":939251841262,"value":6,"name":"a-75","award":"### 001 |x|"},{"first":1,"last":1,"award":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"sharing":"hort","pot":"prizePlaces","minimum":1000000000000,"endPlace":1,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"passesOn","freed":"freeze","tooFew":"merged","mergeInto":"Ộ ộ-68","unratedPercent":0,"basedOn":99999,"medals":true}],"excluded":[{"player":10,"reason":"{player} 100 %"},{"player":7,"list":"Ộ ộ"},{"player":7,"list":"\"quoted\" \\ back","reason":"\"quoted\" \\ back-40"}],"protests":["\"quoted\" \\ back-31"]},"frozen":{"awards":[{"player":12,"list":"Nguyễn Văn Ý","place":7,"amount":7},{"player":1,"list":"a","place":5,"amount":4},{"player":4,"list":"日本-84","place":5}]}}',9,'edit');
INSERT INTO "journal" VALUES(12,1795256460000,'Trọng tài','apply',NULL,NULL,17,2,'{"change":"move_section","section":2,"position":1}','{"change":"move_section","section":2,"position":2}',NULL,'edit');
INSERT INTO "journal" VALUES(13,1795256520000,'Trọng tài','apply',NULL,NULL,9,2,'{"change":"set_requested_byes","section":2,"byes":[{"player":6,"round":4,"kind":"zeroBye"}]}','{"change":"set_requested_byes","section":2}',NULL,'edit');
INSERT INTO "journal" VALUES(14,1795256580000,'Trọng tài','apply',NULL,NULL,9,2,'{"change":"set_requested_byes","section":2}','{"change":"set_requested_byes","section":2,"byes":[{"player":8,"round":3,"kind":"halfBye"},{"player":3,"round":7,"kind":"zeroBye"}]}',NULL,'edit');
INSERT INTO "journal" VALUES(15,1795256700000,'Trọng tài','apply',NULL,NULL,5,3,'{"change":"remove_players","section":3,"players":[7]}','{"change":"add_players","section":3,"players":[{"id":7,"tpn":13,"name":"\"quoted\" \\ back","sex":"unknown","title":"WIM","rating":1,"fideId":"12400001","birth":"1974","national":[{"federation":"FID-35","category":"### 001 |x|","rating":6,"origin":"{player} 100 %","number":"O''Brien; DROP TABLE","birth":"1953-12","sex":"{player} 100 %"},{"category":"a","name":"### 001 |x|-89","number":"Đà Nẵng – Quận 1","sex":"Đà Nẵng – Quận 1"}],"kFactor":978,"fileRank":5,"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":99}]}',NULL,'edit');
INSERT INTO "journal" VALUES(16,1795256760000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"numbersChanged","answer":"confirmed","about":"{\"round\":3,\"count\":7,\"players\":[1,3,4,5,8,9,10]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(17,1795256760000,'Trọng tài','apply',NULL,NULL,8,1,'{"change":"renumber","section":1,"tpns":[3,5,4,10,8,1,2,9]}','{"change":"renumber","section":1,"tpns":[8,7,6,5,4,3,2,1]}',16,'edit');
INSERT INTO "journal" VALUES(18,1795256820000,'Trọng tài','apply',NULL,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":12,"tpn":11,"name":"O''Brien; DROP TABLE","sex":"male","title":"WGM","rating":479,"federation":"LAO","fideId":"500","birth":"1950-10-16","national":[{"federation":"FID","name":"{player} 100 %","origin":"{player} 100 %","sex":"\"quoted\" \\ back"},{"federation":"ENG","category":"Ộ ộ","rating":1064,"origin":"a","number":"{player} 100 %","birth":"1952","sex":"O''Brien; DROP TABLE-43"}],"kFactor":2,"fileRank":3,"fixedBoard":82331,"ratings":{},"marks":{},"entersInRound":2}}','{"change":"edit_player","section":2,"player":{"id":12,"tpn":11,"name":"{player} 100 %","sex":"unknown","title":"none","titleText":"IND_FIDE","rating":881,"federation":"VIE-90","fideId":"35009192","unit":"Đà Nẵng – Quận 1-78","category":"O''Brien; DROP TABLE-66","kFactor":2790,"ratings":{},"marks":{},"entersInRound":1}}',NULL,'edit');
INSERT INTO "journal" VALUES(19,1795256880000,'Trọng tài','apply',NULL,NULL,3,1,'{"change":"edit_info","section":1,"info":{"name":"Đà Nẵng – Quận 1 1","federation":"LAO","firstDay":"1973-08-01","lastDay":"2030-04-02","type":"Nguyễn Văn Ý-43","chiefArbiter":"Đà Nẵng – Quận 1","deputyArbiters":["","### 001 |x|"],"timeControlText":"a-93","codedTimeControl":"### 001 |x|-38","codedType":"\"quoted\" \\ back-51","startingListMethod":"C-7","pairingProgram":"Nguyễn Văn Ý","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}','{"change":"edit_info","section":1,"info":{"name":"Đà Nẵng – Quận 1","town":"\"quoted\" \\ back-84","firstDay":"1960","lastDay":"1982-03-14","type":"日本-63","chiefArbiter":"Đà Nẵng – Quận 1-12","deputyArbiters":["","",""],"timeControlText":"\"quoted\" \\ back","codedTimeControl":"### 001 |x|-9","codedType":"a-25","startingListMethod":"OTHER","pairingProgram":"Ộ ộ-1","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}',NULL,'edit');
INSERT INTO "journal" VALUES(20,1795256940000,'Trọng tài','apply',NULL,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":2,"tpn":10,"sex":"male","title":"WIM","rating":879,"federation":"LAO-75","unit":"{player} 100 %-91","category":"Đà Nẵng – Quận 1","national":[{"federation":"FID","category":"日本","name":"日本","rating":2189,"origin":"\"quoted\" \\ back","number":"O''Brien; DROP TABLE","birth":"2030-03-27"},{"federation":"FID","category":"O''Brien; DROP TABLE","rating":900,"origin":"a-85"},{"category":"Nguyễn Văn Ý-21","name":"a-22","rating":7,"origin":"\"quoted\" \\ back"}],"kFactor":4000,"fileRank":3,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2}}','{"change":"edit_player","section":2,"player":{"id":2,"tpn":10,"sex":"male","title":"CM","rating":6,"fideId":"12400001-27","unit":"\"quoted\" \\ back","category":"### 001 |x|","national":[{"federation":"FID","name":"{player} 100 %-1","rating":6,"number":"Nguyễn Văn Ý","birth":"1999-11"}],"kFactor":6,"ratings":{},"marks":{},"entersInRound":2}}',NULL,'edit');
INSERT INTO "journal" VALUES(21,1795257000000,'Trọng tài','apply',NULL,NULL,18,2,'{"change":"set_adjustments","section":2}','{"change":"set_adjustments","section":2,"adjustments":[{"player":8,"round":2,"kind":"pairingBye","points":10000},{"player":2,"round":5,"kind":"fullBye"},{"player":6,"round":1,"points":-4744.9}]}',NULL,'edit');
INSERT INTO "journal" VALUES(22,1795257060000,'Trọng tài','apply',NULL,NULL,19,1,'{"change":"edit_teams","section":1,"teams":{"teams":[{"id":900,"name":"Ộ ộ-3","nickname":"\"quoted\" \\ back","fileMatchPoints":-10000,"fileRank":5},{"id":301,"name":"a","nickname":"Nguyễn Văn Ý","strength":1100.6,"fileMatchPoints":5420.9,"members":[12,6]},{"id":202,"name":"日本","nickname":"日本-47","strength":1493.7,"fileMatchPoints":-2261.1,"fileGamePoints":0,"fileRank":7}],"lineUps":[{"round":5,"team":202,"opponent":301,"boards":[10]}],"matchWin":-99.9,"matchDraw":1,"matchLoss":-99.8,"boardColours":"WBWB","matchPointsPrimary":true}}','{"change":"edit_teams","section":1,"teams":{"matchWin":-99.9,"matchDraw":-99.6,"matchLoss":-99.4,"boardColours":"WBBW","matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(23,1795265100000,'Trọng tài','undo',22,NULL,19,1,'{"change":"edit_teams","section":1,"teams":{"matchWin":-99.9,"matchDraw":-99.6,"matchLoss":-99.4,"boardColours":"WBBW","matchPointsPrimary":false}}','{"change":"edit_teams","section":1,"teams":{"teams":[{"id":900,"name":"Ộ ộ-3","nickname":"\"quoted\" \\ back","fileMatchPoints":-10000,"fileRank":5},{"id":301,"name":"a","nickname":"Nguyễn Văn Ý","strength":1100.6,"fileMatchPoints":5420.9,"members":[12,6]},{"id":202,"name":"日本","nickname":"日本-47","strength":1493.7,"fileMatchPoints":-2261.1,"fileGamePoints":0,"fileRank":7}],"lineUps":[{"round":5,"team":202,"opponent":301,"boards":[10]}],"matchWin":-99.9,"matchDraw":1,"matchLoss":-99.8,"boardColours":"WBWB","matchPointsPrimary":true}}',NULL,'edit');
INSERT INTO "journal" VALUES(24,1795265101000,'Trọng tài','undo',21,NULL,18,2,'{"change":"set_adjustments","section":2,"adjustments":[{"player":8,"round":2,"kind":"pairingBye","points":10000},{"player":2,"round":5,"kind":"fullBye"},{"player":6,"round":1,"points":-4744.9}]}','{"change":"set_adjustments","section":2}',NULL,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,10);
INSERT INTO "line_up_boards" VALUES(2,0,0,2);
INSERT INTO "line_up_boards" VALUES(2,0,1,11);
INSERT INTO "line_up_boards" VALUES(3,2,0,2);
INSERT INTO "line_up_boards" VALUES(3,2,1,0);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,5,202,301);
INSERT INTO "line_ups" VALUES(2,0,1,500,500);
INSERT INTO "line_ups" VALUES(3,0,5,300,300);
INSERT INTO "line_ups" VALUES(3,1,3,300,0);
INSERT INTO "line_ups" VALUES(3,2,2,300,802);
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
INSERT INTO "national_records" VALUES(1,1,0,'ENG-45','a-43','a',7,'### 001 |x|','{player} 100 %-9','','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,1,1,'FID-87','','Đà Nẵng – Quận 1-5',3,'Đà Nẵng – Quận 1','','','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(1,1,2,'LAO','Đà Nẵng – Quận 1-57','',1852,'日本','"quoted" \ back','1977-08-06','日本');
INSERT INTO "national_records" VALUES(1,2,0,'VIE','"quoted" \ back','Ộ ộ',5,'日本-82','Nguyễn Văn Ý','1960-03-07','### 001 |x|-48');
INSERT INTO "national_records" VALUES(1,4,0,'','','Ộ ộ',3284,'Ộ ộ','','','Nguyễn Văn Ý-44');
INSERT INTO "national_records" VALUES(1,4,1,'LAO','{player} 100 %','Ộ ộ',6,'日本','','1996-09-21','');
INSERT INTO "national_records" VALUES(1,6,0,'','','',1,'','O''Brien; DROP TABLE','1973-09-25','"quoted" \ back');
INSERT INTO "national_records" VALUES(1,7,0,'VIE-54','','',5,'Đà Nẵng – Quận 1-28','','1975-07-28','');
INSERT INTO "national_records" VALUES(1,7,1,'LAO','{player} 100 %','Nguyễn Văn Ý-95',2,'a','Ộ ộ','1942-11-13','日本');
INSERT INTO "national_records" VALUES(1,10,0,'FID','','',4000,'','O''Brien; DROP TABLE','1974-07-11','Ộ ộ-43');
INSERT INTO "national_records" VALUES(1,12,0,'ENG-86','','Ộ ộ',0,'','a-23','','O''Brien; DROP TABLE-3');
INSERT INTO "national_records" VALUES(1,13,0,'LAO','','Ộ ộ',1734,'O''Brien; DROP TABLE','','1960-12','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(1,13,1,'FID-75','O''Brien; DROP TABLE','',0,'Ộ ộ','Nguyễn Văn Ý-81','1980-07-19','{player} 100 %');
INSERT INTO "national_records" VALUES(1,13,2,'','a','',1,'','','','');
INSERT INTO "national_records" VALUES(2,2,0,'FID','','{player} 100 %-1',6,'','Nguyễn Văn Ý','1999-11','');
INSERT INTO "national_records" VALUES(2,3,0,'LAO','{player} 100 %-31','### 001 |x|-62',4,'Đà Nẵng – Quận 1-2','Đà Nẵng – Quận 1','','');
INSERT INTO "national_records" VALUES(2,3,1,'VIE','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','{player} 100 %-3',960,'O''Brien; DROP TABLE','Nguyễn Văn Ý','1948-05-11','');
INSERT INTO "national_records" VALUES(2,6,0,'FID-17','','{player} 100 %',0,'a-87','"quoted" \ back-47','','');
INSERT INTO "national_records" VALUES(2,6,1,'FID','"quoted" \ back-32','',2434,'Đà Nẵng – Quận 1','{player} 100 %-80','','');
INSERT INTO "national_records" VALUES(2,8,0,'LAO','Ộ ộ','### 001 |x|-62',5,'"quoted" \ back','Nguyễn Văn Ý-80','','O''Brien; DROP TABLE-14');
INSERT INTO "national_records" VALUES(2,11,0,'ENG','a','Nguyễn Văn Ý',0,'','"quoted" \ back','1997-07-07','');
INSERT INTO "national_records" VALUES(2,11,1,'FID','{player} 100 %','"quoted" \ back',0,'','### 001 |x|','2030-07-01','');
INSERT INTO "national_records" VALUES(3,2,0,'FID','','a',2159,'{player} 100 %','Ộ ộ','1990-06-24','');
INSERT INTO "national_records" VALUES(3,2,1,'LAO-35','日本','日本-67',5,'','a','1981-05-14','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(3,3,0,'','Nguyễn Văn Ý','',3379,'### 001 |x|','','2013','{player} 100 %');
INSERT INTO "national_records" VALUES(3,3,1,'ENG-40','### 001 |x|-33','',461,'Đà Nẵng – Quận 1','### 001 |x|','1983-03-25','');
INSERT INTO "national_records" VALUES(3,7,0,'FID-35','### 001 |x|','',6,'{player} 100 %','O''Brien; DROP TABLE','1953-12','{player} 100 %');
INSERT INTO "national_records" VALUES(3,7,1,'','a','### 001 |x|-89',0,'','Đà Nẵng – Quận 1','','Đà Nẵng – Quận 1');
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
INSERT INTO "players" VALUES(1,1,8,'Ộ ộ','male','IM','',1,'VIE-39','35009192','1933-03-02','O''Brien; DROP TABLE','a',2,67490,6,1,NULL);
INSERT INTO "players" VALUES(1,2,7,'','female','WCM','',7,'','500-87','2017-06-02','Ộ ộ','"quoted" \ back',5,0,1,31,NULL);
INSERT INTO "players" VALUES(1,4,6,'### 001 |x|','unknown','CM','',0,'LAO-65','','1967','Nguyễn Văn Ý-18','### 001 |x|-38',0,0,91678,1,2);
INSERT INTO "players" VALUES(1,6,5,'a','unknown','FM','',6,'FID','','2020-02-21','a-46','"quoted" \ back',4000,5,47656,1,NULL);
INSERT INTO "players" VALUES(1,7,4,'Đà Nẵng – Quận 1','male','WCM','',4000,'FID','12400001','1999-11','','',1453,7,7,1,2);
INSERT INTO "players" VALUES(1,10,3,'日本','female','WCM','',2,'VIE','12400001','','Đà Nẵng – Quận 1-52','"quoted" \ back',2,0,5,1,NULL);
INSERT INTO "players" VALUES(1,12,2,'Nguyễn Văn Ý-24','male','WGM','',2,'','','2019','### 001 |x|','"quoted" \ back-33',1,0,94367,1,2);
INSERT INTO "players" VALUES(1,13,1,'### 001 |x|','unknown','IM','',0,'','12400001','1998','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','',3,2,5,7,NULL);
INSERT INTO "players" VALUES(2,2,10,'','male','CM','',6,'','12400001-27','','"quoted" \ back','### 001 |x|',6,0,0,2,NULL);
INSERT INTO "players" VALUES(2,3,2,'日本','male','WGM','',3533,'FID','35009192','2003-10-22','{player} 100 %-0','',0,0,4,7,8);
INSERT INTO "players" VALUES(2,6,9,'Đà Nẵng – Quận 1','male','WFM','',4000,'','35009192','2022','"quoted" \ back','### 001 |x|',0,7,99999,3,NULL);
INSERT INTO "players" VALUES(2,8,1,'O''Brien; DROP TABLE','unknown','WGM','',0,'FID','35009192','','{player} 100 %','Đà Nẵng – Quận 1',1444,11473,7,99,NULL);
INSERT INTO "players" VALUES(2,11,3,'Ộ ộ','female','WIM','',4,'VIE','500-12','','{player} 100 %','{player} 100 %-95',4000,0,0,1,2);
INSERT INTO "players" VALUES(2,12,11,'{player} 100 %','unknown','none','IND_FIDE',881,'VIE-90','35009192','','Đà Nẵng – Quận 1-78','O''Brien; DROP TABLE-66',2790,0,0,1,NULL);
INSERT INTO "players" VALUES(3,2,10,'Ộ ộ-72','female','IM','',5,'','500','1997','"quoted" \ back','Đà Nẵng – Quận 1-9',0,6,12151,4,NULL);
INSERT INTO "players" VALUES(3,3,1,'','male','FM','',2823,'ENG','12400001-76','1963-10-03','Ộ ộ-76','"quoted" \ back-99',0,29968,7,1,NULL);
INSERT INTO "players" VALUES(3,6,12,'','unknown','WCM','',2474,'LAO','','1945-03-13','','日本-64',3,0,2910,3,6);
INSERT INTO "players" VALUES(3,7,13,'"quoted" \ back','unknown','WIM','',1,'','12400001','1974','','',978,5,1,99,NULL);
CREATE TABLE prizes (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    frozen TEXT NOT NULL
) STRICT;
INSERT INTO "prizes" VALUES(1,'{"currency":"IND_FIDE","unit":1000000000000,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"jointThird":true,"lists":[{"condition":{"sex":"female","ageFrom":2,"ratingFrom":1958,"ratingTo":7,"unrated":"only","unit":"### 001 |x|-87","category":"Đà Nẵng – Quận 1","field":{"head":"### 001 |x|","text":"日本-56"},"lastRoundPlayed":true,"minPoints":-4798.8},"order":"bestGain","lines":[{"first":3,"last":8,"amount":1,"value":6,"name":"Ộ ộ"},{"first":8,"last":8,"amount":939251841262,"value":6,"name":"a-75","award":"### 001 |x|"},{"first":1,"last":1,"award":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"sharing":"hort","pot":"prizePlaces","minimum":1000000000000,"endPlace":1,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"passesOn","freed":"freeze","tooFew":"merged","mergeInto":"Ộ ộ-68","unratedPercent":0,"basedOn":99999,"medals":true}],"excluded":[{"player":10,"reason":"{player} 100 %"},{"player":7,"list":"Ộ ộ"},{"player":7,"list":"\"quoted\" \\ back","reason":"\"quoted\" \\ back-40"}],"protests":["\"quoted\" \\ back-31"]}','{"awards":[{"player":12,"list":"Nguyễn Văn Ý","place":7,"amount":7},{"player":1,"list":"a","place":5,"amount":4},{"player":4,"list":"日本-84","place":5}]}');
INSERT INTO "prizes" VALUES(2,'{"unit":1,"rounding":"down","ageDay":"firstOfYear","poolCap":false,"countedEntries":-1,"lists":[{"name":"Nguyễn Văn Ý","main":true,"condition":{"sex":"female","ratingTo":3922,"unrated":"included","federation":"VIE","field":{"head":"日本","text":"O''Brien; DROP TABLE"},"minGames":21159},"order":"bestGain","lines":[{"first":6,"last":6,"amount":2,"name":"O''Brien; DROP TABLE","award":"### 001 |x|"}],"sharing":"equal","pot":"prizePlaces","endPlace":43959,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"notAwarded","unratedPercent":3,"basedOn":4}],"excluded":[{"player":3,"reason":"### 001 |x|"},{"player":6}],"protests":["### 001 |x|-59"]}','{"awards":[{"player":6,"list":"日本-96"},{"player":11,"place":3,"amount":5}]}');
INSERT INTO "prizes" VALUES(3,'{"unit":550995255237,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":false,"countedEntries":83490,"lists":[{"name":"\"quoted\" \\ back","condition":{"sex":"unknown","ratingTo":165,"unrated":"excluded","unit":"Ộ ộ","category":"### 001 |x|","field":{},"minGames":78447,"lastRoundPlayed":true,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":5000,"amount":1,"value":1,"name":"Nguyễn Văn Ý"},{"first":1,"last":1,"amount":97467390499,"value":3,"name":"O''Brien; DROP TABLE","award":"### 001 |x|-30"}],"sharing":"hort","pot":"allTied","minimum":4,"endPlace":99999,"acrossEnd":"sharedUpToEnd","group":"\"quoted\" \\ back-33","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":36283,"tooFew":"notAwarded","unratedPercent":100}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"},{"player":3,"list":"### 001 |x|","reason":"Ộ ộ"},{"player":3,"list":"### 001 |x|"}],"protests":["日本-41\n日本"]}','{}');
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(1,0,36,47,'always','');
INSERT INTO "prohibited" VALUES(2,0,1,20,'exceptLastRoundAboveHalf','日本-88');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(1,0,0,2);
INSERT INTO "prohibited_players" VALUES(1,0,1,13);
INSERT INTO "prohibited_players" VALUES(2,0,0,2);
INSERT INTO "prohibited_players" VALUES(2,0,1,8);
INSERT INTO "prohibited_players" VALUES(2,0,2,11);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,2,6,'halfBye');
INSERT INTO "requested_byes" VALUES(2,0,8,3,'halfBye');
INSERT INTO "requested_byes" VALUES(2,1,3,7,'zeroBye');
INSERT INTO "requested_byes" VALUES(3,0,6,4,'fullBye');
INSERT INTO "requested_byes" VALUES(3,1,6,5,'fullBye');
INSERT INTO "requested_byes" VALUES(3,2,2,1,'zeroBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'Nguyễn Văn Ý
"quoted" \ back');
INSERT INTO "round_comments" VALUES(1,3,0,'日本');
INSERT INTO "round_comments" VALUES(1,3,1,'');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'1931-03-13','',0,'{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":48,"points":{"winWhite":93.1,"winBlack":-99.4,"drawWhite":0.5,"drawBlack":0.5,"lossWhite":-96.9,"lossBlack":100,"forfeitWin":-99.9,"fullBye":-100,"halfBye":-26.8,"zeroBye":-100,"pairingBye":100,"unknown":17.6}}');
INSERT INTO "rounds" VALUES(1,2,'2012-10-24','',1,'{"pairingSystem":"other","systemCode":"IND_FIDE","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":1,"winBlack":70.4,"drawWhite":98.8,"drawBlack":-79.1,"lossWhite":-100,"forfeitWin":1,"fullBye":40.7,"halfBye":25.5,"zeroBye":-99.9,"pairingBye":-13.5,"unknown":0.5},"prohibited":[{"firstRound":4,"lastRound":4,"players":[1,10],"condition":"always"}]}');
INSERT INTO "rounds" VALUES(1,3,'1937','',0,'{"pairingSystem":"roundRobin","pairingEdition":"2026","scheduledRounds":3,"points":{"winWhite":-99.3,"winBlack":-99.3,"drawWhite":100,"drawBlack":100,"lossWhite":-100,"forfeitWin":-99.3,"forfeitLoss":-100,"fullBye":-99.8,"halfBye":-100,"pairingBye":1,"unknown":93.9},"virtualPoints":[{"player":4,"round":49,"points":-99.8},{"player":2,"round":1,"points":-86}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(1,'discipline','"chess"');
INSERT INTO "rules" VALUES(1,'equalsOrder','"lots"');
INSERT INTO "rules" VALUES(1,'initialColour','"black"');
INSERT INTO "rules" VALUES(1,'longEvent','true');
INSERT INTO "rules" VALUES(1,'lotsSeed','727581148770969777');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-99.7,"winBlack":-99.8,"drawWhite":0.5,"drawBlack":-99.3,"lossWhite":-99.4,"lossBlack":100,"forfeitWin":-99.8,"forfeitLoss":-99.9,"fullBye":32.6,"halfBye":12.7,"zeroBye":-99.3,"pairingBye":23.8,"unknown":0.5}');
INSERT INTO "rules" VALUES(1,'ratingLists','["blitz","standard"]');
INSERT INTO "rules" VALUES(1,'ratingsByRound','true');
INSERT INTO "rules" VALUES(1,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(1,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(2,'discipline','"chess"');
INSERT INTO "rules" VALUES(2,'editionsChosen','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(2,'longEvent','true');
INSERT INTO "rules" VALUES(2,'lotsSeed','16696592340990717709');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":-100,"winBlack":1,"drawWhite":-100,"drawBlack":76.1,"lossBlack":-99.7,"forfeitWin":-99.8,"forfeitLoss":-99.8,"fullBye":1,"halfBye":-99.6,"zeroBye":-97.6,"pairingBye":-100,"unknown":-99.4}');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","standard"]');
INSERT INTO "rules" VALUES(2,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(2,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(3,'chess960Seed','1726691570772532605');
INSERT INTO "rules" VALUES(3,'discipline','"other"');
INSERT INTO "rules" VALUES(3,'equalsOrder','"lots"');
INSERT INTO "rules" VALUES(3,'longEvent','true');
INSERT INTO "rules" VALUES(3,'lotsSeed','8532614365275049616');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"roundRobin"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":100,"winBlack":-100,"drawWhite":-26.4,"drawBlack":0.5,"lossWhite":-73,"lossBlack":-40.1,"forfeitWin":-99.3,"forfeitLoss":2.5,"fullBye":-99.9,"halfBye":-99.7,"zeroBye":-75.8,"pairingBye":1,"unknown":-37.5}');
INSERT INTO "rules" VALUES(3,'ratingLists','["blitz","rapid","rapid"]');
INSERT INTO "rules" VALUES(3,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(3,'timeControl','"standard"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(3,'unratedRating','2235');
CREATE TABLE seal (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tables INTEGER NOT NULL,   -- sum over the rows of all tables but this and the journal, 64 bits
    journal INTEGER NOT NULL   -- chain over the rows of the journal
) STRICT;
INSERT INTO "seal" VALUES(1,-1828341485712295528,-1730960612613879829);
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
) STRICT;
INSERT INTO "sections" VALUES(1,0,'Đà Nẵng – Quận 1','"quoted" \ back-84','','1960','1982-03-14','','','日本-63','Đà Nẵng – Quận 1-12','"quoted" \ back','### 001 |x|-9','a-25','OTHER','Ộ ộ-1',1,0);
INSERT INTO "sections" VALUES(2,2,'"quoted" \ back 2','Đà Nẵng – Quận 1','','2030-11-22','2014-01-18','','','{player} 100 %','Đà Nẵng – Quận 1-9','','','日本-15','OTHER','Ộ ộ',0,0);
INSERT INTO "sections" VALUES(3,1,'Đà Nẵng – Quận 1-22 3','O''Brien; DROP TABLE','FID','1948','2003-09-01','','','a-62','Đà Nẵng – Quận 1-40','O''Brien; DROP TABLE-8','','Nguyễn Văn Ý','x.1','',1,0);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(3,0,1,201,0,-13093);
INSERT INTO "team_byes" VALUES(3,1,99,300,-99993,-99997);
INSERT INTO "team_byes" VALUES(3,2,90,201,0,-99994);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,-999,10,-998,'WBWB',1);
INSERT INTO "team_events" VALUES(2,-993,-996,-996,'WBBW',0);
INSERT INTO "team_events" VALUES(3,1000,1000,0,'BW',0);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(2,0,1,'firstWins',500,500);
INSERT INTO "team_forfeits" VALUES(2,1,1,'secondWins',500,500);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,1,0,12);
INSERT INTO "team_members" VALUES(1,1,1,6);
INSERT INTO "team_members" VALUES(2,0,0,11);
INSERT INTO "team_members" VALUES(2,0,1,2);
INSERT INTO "team_members" VALUES(3,0,0,2);
INSERT INTO "team_members" VALUES(3,1,0,6);
INSERT INTO "team_members" VALUES(3,2,0,3);
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
INSERT INTO "teams" VALUES(1,0,900,'Ộ ộ-3','"quoted" \ back',0,-100000,NULL,5);
INSERT INTO "teams" VALUES(1,1,301,'a','Nguyễn Văn Ý',11006,54209,NULL,0);
INSERT INTO "teams" VALUES(1,2,202,'日本','日本-47',14937,-22611,0,7);
INSERT INTO "teams" VALUES(2,0,500,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','O''Brien; DROP TABLE-25',4,0,0,3);
INSERT INTO "teams" VALUES(3,0,300,'O''Brien; DROP TABLE','日本',1,NULL,-99006,3);
INSERT INTO "teams" VALUES(3,1,201,'Đà Nẵng – Quận 1','',19078,-99998,-100000,7);
INSERT INTO "teams" VALUES(3,2,802,'Nguyễn Văn Ý','',7,NULL,-99994,39784);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(2,0,'ARO');
INSERT INTO "tie_breaks" VALUES(2,1,'DE');
INSERT INTO "tie_breaks" VALUES(3,0,'ARO');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,2,7,-998);
INSERT INTO "virtual_points" VALUES(3,0,6,1,0);
INSERT INTO "virtual_points" VALUES(3,1,6,80,651);
INSERT INTO "virtual_points" VALUES(3,2,6,72,0);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(4,2,3,'prizesThawed','confirmed','{"round":27}');
INSERT INTO "warning_answers" VALUES(8,3,3,'repeatedOpponent','confirmed','{"round":2}');
INSERT INTO "warning_answers" VALUES(9,1,3,'prizesThawed','confirmed','{"round":4}');
INSERT INTO "warning_answers" VALUES(16,1,3,'numbersChanged','confirmed','{"round":3,"count":7,"players":[1,3,4,5,8,9,10]}');
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
INSERT INTO "sqlite_sequence" VALUES('journal',24);
COMMIT;
