-- An event file of version 3: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=3;
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
INSERT INTO "adjustments" VALUES(1,0,1,4,'forfeitWin',-99999);
INSERT INTO "adjustments" VALUES(1,1,18,0,'unopposedLoss',-100000);
INSERT INTO "adjustments" VALUES(4,0,2,6,'unratedDraw',-99999);
INSERT INTO "adjustments" VALUES(4,1,2,75,'zeroBye',-99997);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,1,'zeroBye');
INSERT INTO "byes" VALUES(1,1,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,11,'zeroBye');
INSERT INTO "byes" VALUES(1,1,3,16,'zeroBye');
INSERT INTO "byes" VALUES(1,1,4,18,'zeroBye');
INSERT INTO "byes" VALUES(1,2,0,1,'zeroBye');
INSERT INTO "byes" VALUES(1,2,1,5,'zeroBye');
INSERT INTO "byes" VALUES(1,2,2,11,'zeroBye');
INSERT INTO "byes" VALUES(1,2,3,16,'zeroBye');
INSERT INTO "byes" VALUES(1,2,4,18,'zeroBye');
INSERT INTO "byes" VALUES(1,3,0,1,'zeroBye');
INSERT INTO "byes" VALUES(1,3,1,3,'halfBye');
INSERT INTO "byes" VALUES(1,3,2,5,'zeroBye');
INSERT INTO "byes" VALUES(1,3,3,11,'zeroBye');
INSERT INTO "byes" VALUES(1,3,4,13,'zeroBye');
INSERT INTO "byes" VALUES(1,3,5,16,'zeroBye');
INSERT INTO "byes" VALUES(1,3,6,18,'zeroBye');
INSERT INTO "byes" VALUES(4,1,0,2,'zeroBye');
INSERT INTO "byes" VALUES(4,1,1,5,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
INSERT INTO "complaints" VALUES(23,4,'{"kind":"colour"}','ghi chú');
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(2,0,'Ộ ộ');
INSERT INTO "deputy_arbiters" VALUES(2,1,'{player} 100 %');
INSERT INTO "deputy_arbiters" VALUES(4,0,'Nguyễn Văn Ý-31');
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
INSERT INTO "foreign_lines" VALUES(1,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(1,1,'XXX kept as it is');
INSERT INTO "foreign_lines" VALUES(1,2,'');
INSERT INTO "foreign_lines" VALUES(2,0,'QQQ  two  spaces-95');
INSERT INTO "foreign_lines" VALUES(2,1,'QQQ  two  spaces');
INSERT INTO "foreign_lines" VALUES(4,0,'999 Đội');
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
INSERT INTO "games" VALUES(1,1,1,5,2,'forfeitLoss','forfeitLoss',1);
INSERT INTO "games" VALUES(1,1,2,8,13,'win','unratedLoss',1);
INSERT INTO "games" VALUES(1,2,1,8,2,'unratedDraw','draw',1);
INSERT INTO "games" VALUES(1,2,2,3,13,'draw','win',1);
INSERT INTO "games" VALUES(1,3,1,2,8,'unratedDraw','loss',1);
INSERT INTO "games" VALUES(3,1,1,4,5,'open','open',1);
INSERT INTO "games" VALUES(3,1,2,3,2,'unratedWin','unratedLoss',1);
INSERT INTO "games" VALUES(3,1,3,8,1,'open','open',1);
INSERT INTO "games" VALUES(3,1,4,6,7,'open','open',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"{player} 100 % 1","town":"Đà Nẵng – Quận 1","federation":"ENG","lastDay":"1969","firstDayText":"O''Brien; DROP TABLE","type":"Đà Nẵng – Quận 1","chiefArbiter":"{player} 100 %","timeControlText":"Nguyễn Văn Ý-57","codedTimeControl":"a","startingListMethod":"OTHER","pairingProgram":"\"quoted\" \\ back","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":99,"points":{"winWhite":-100,"winBlack":-100,"drawWhite":-36.9,"drawBlack":-99.5,"lossWhite":40.2,"lossBlack":-99.9,"forfeitWin":1,"forfeitLoss":100,"fullBye":-99.3,"halfBye":-99.5,"pairingBye":-99.7,"unknown":-78.5},"prohibited":[{"firstRound":96,"lastRound":200,"players":[2,8],"condition":"always","reason":"Nguyễn Văn Ý"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["",""],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"rapid","unratedMethod":"fixed","equalsOrder":"name","ratingLists":["blitz","standard"],"ratingsByRound":true,"chess960Seed":8196365339595112607},"players":[{"id":1,"tpn":18,"name":"\"quoted\" \\ back","sex":"unknown","title":"IM","rating":1,"federation":"VIE-55","fideId":"35009192-92","category":"Ộ ộ-36","national":[{"federation":"LAO-67","category":"O''Brien; DROP TABLE","name":"Ộ ộ","rating":1,"origin":"\"quoted\" \\ back","birth":"1994-03-05","sex":"Đà Nẵng – Quận 1"},{"federation":"LAO-82","category":"Đà Nẵng – Quận 1","name":"O''Brien; DROP TABLE-58","rating":4,"number":"Nguyễn Văn Ý","birth":"1957-05","sex":"\"quoted\" \\ back"},{"federation":"VIE-66","category":"Đà Nẵng – Quận 1","rating":2,"origin":"{player} 100 %","number":"a","birth":"1980-12-01","sex":"Đà Nẵng – Quận 1"}],"kFactor":4,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":100},{"id":2,"tpn":1,"sex":"unknown","title":"CM","rating":2528,"fideId":"12400001-99","unit":"O''Brien; DROP TABLE","category":"Đà Nẵng – Quận 1","national":[{"category":"{player} 100 %-45","name":"{player} 100 %-37","rating":4000}],"kFactor":7,"fileRank":7,"ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":6,"name":"Ộ ộ-12","sex":"male","title":"IM","rating":898,"federation":"VIE-44","birth":"1998-09-08","category":"### 001 |x|-3","national":[{"federation":"FID","category":"日本","name":"a","rating":3756,"number":"{player} 100 %","birth":"2019","sex":"a-21"}],"kFactor":2168,"fileRank":99999,"fixedBoard":64160,"ratings":{},"marks":{},"entersInRound":2},{"id":5,"tpn":2,"name":"O''Brien; DROP TABLE","sex":"male","title":"CM","federation":"VIE","fideId":"35009192-91","birth":"1947-09-14","unit":"Ộ ộ","category":"\"quoted\" \\ back-46","national":[{"federation":"ENG-2","name":"日本","origin":"日本","birth":"1974-12-24","sex":"{player} 100 %"},{"federation":"VIE","category":"日本","origin":"O''Brien; DROP TABLE","number":"Đà Nẵng – Quận 1","birth":"2018-08-16","sex":"a"}],"kFactor":4,"fileRank":1,"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":8,"tpn":5,"sex":"female","title":"FM","rating":1948,"birth":"1993-12-05","unit":"Nguyễn Văn Ý","national":[{"federation":"VIE","category":"### 001 |x|","name":"### 001 |x|","rating":4,"origin":"日本","number":"a-44","birth":"2010-04-17","sex":"Nguyễn Văn Ý"},{"category":"Nguyễn Văn Ý","name":"a","origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back-81","birth":"1941-03-21","sex":"Ộ ộ"}],"fileRank":4,"ratings":{},"marks":{},"entersInRound":1},{"id":11,"tpn":3,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"unknown","title":"IM","rating":4,"fideId":"12400001","birth":"1988-06-05","unit":"\"quoted\" \\ back-81","category":"### 001 |x|-78","national":[{"category":"### 001 |x|","name":"\"quoted\" \\ back","rating":2064,"birth":"1997-06-14","sex":"a-98"},{"federation":"VIE","name":"Đà Nẵng – Quận 1","rating":3219,"origin":"O''Brien; DROP TABLE","number":"### 001 |x|","sex":"Nguyễn Văn Ý-26"}],"kFactor":5,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":9},{"id":13,"tpn":9,"name":"O''Brien; DROP TABLE","sex":"female","title":"none","titleText":"OTHER","rating":3,"fideId":"500-47","birth":"1994-01-18","category":"Đà Nẵng – Quận 1-38","national":[{"name":"{player} 100 %","rating":2,"origin":"\"quoted\" \\ back","number":"{player} 100 %","birth":"1951-06-08"},{"category":"日本","origin":"\"quoted\" \\ back","sex":"O''Brien; DROP TABLE-28"}],"fileRank":3,"ratings":{},"marks":{},"entersInRound":1},{"id":16,"tpn":8,"name":"O''Brien; DROP TABLE","sex":"female","title":"IM","rating":1603,"fideId":"35009192","birth":"1973","national":[{"federation":"LAO","category":"日本","origin":"O''Brien; DROP TABLE-7","number":"\"quoted\" \\ back","birth":"1971","sex":"a-45"}],"fixedBoard":84265,"ratings":{},"marks":{},"entersInRound":5},{"id":18,"tpn":7,"name":"Nguyễn Văn Ý","sex":"male","title":"none","titleText":"IND_FIDE-98","rating":3452,"federation":"VIE-54","fideId":"35009192","unit":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"{player} 100 %-5","national":[{"federation":"FID","name":"Nguyễn Văn Ý","rating":3984,"origin":"Đà Nẵng – Quận 1","number":"{player} 100 %","birth":"1932"},{"federation":"FID-99","rating":7,"origin":"日本"},{"federation":"LAO-54","name":"\"quoted\" \\ back","origin":"日本","number":"日本-66","birth":"1989-02-12"}],"kFactor":3,"fileRank":67502,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":73},{"id":19,"tpn":4,"name":"\"quoted\" \\ back","sex":"male","title":"WGM","rating":3984,"fideId":"12400001-92","birth":"1959-03","unit":"O''Brien; DROP TABLE","category":"O''Brien; DROP TABLE","national":[{"category":"Ộ ộ","rating":3,"origin":"{player} 100 %","birth":"2013","sex":"{player} 100 %"},{"federation":"VIE","category":"Ộ ộ","origin":"Đà Nẵng – Quận 1-1","number":"Ộ ộ","birth":"1939-09-27","sex":"Nguyễn Văn Ý"},{"federation":"VIE","category":"O''Brien; DROP TABLE","rating":4,"origin":"Đà Nẵng – Quận 1","number":"### 001 |x|","birth":"1937"}],"kFactor":6,"fileRank":64525,"ratings":{},"marks":{},"entersInRound":74,"withdrawnFromRound":91}],"rounds":[{"games":[{"white":5,"black":2,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":8,"black":13,"whiteOutcome":"win","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"1980-02-17","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","doubleRoundRobin":true,"rankIsPairingOrder":true,"scheduledRounds":4,"points":{"winWhite":-100,"winBlack":67.3,"drawWhite":31.7,"drawBlack":0.5,"lossBlack":70,"forfeitWin":62.8,"forfeitLoss":-100,"fullBye":-99.5,"halfBye":-99.8,"zeroBye":-99.7,"pairingBye":-63.3,"unknown":-99.9},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,13,19],"condition":"exceptLastRoundAboveHalf","reason":"### 001 |x|-83"}]},"comments":["Đà Nẵng – Quận 1\n{player} 100 %"]},{"games":[{"white":8,"black":2,"whiteOutcome":"unratedDraw","blackOutcome":"draw","coloursKnown":true},{"white":3,"black":13,"whiteOutcome":"draw","blackOutcome":"win","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"1990-08-07","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","reverseLastTwoRounds":true,"scheduledRounds":1,"points":{"winWhite":-99.3,"winBlack":-99.4,"drawWhite":7,"drawBlack":-99.6,"lossWhite":-99.4,"lossBlack":-99.3,"forfeitWin":-99.7,"forfeitLoss":-98.1,"fullBye":1,"halfBye":-99.7,"zeroBye":48.7,"pairingBye":-99.5,"unknown":5.3},"virtualPoints":[{"player":2,"round":4,"points":-99.4}]}},{"games":[{"white":2,"black":8,"whiteOutcome":"unratedDraw","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":3,"kind":"halfBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"2018-11-10","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":8,"points":{"winWhite":1,"winBlack":-100,"drawWhite":3,"drawBlack":0.5,"lossWhite":-99.3,"forfeitWin":-99.8,"forfeitLoss":100,"fullBye":-100,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":3,"round":8,"points":-75.5},{"player":18,"round":6,"points":100},{"player":1,"round":99,"points":1.8}]}}],"requestedByes":[{"player":2,"round":99,"kind":"zeroBye"},{"player":1,"round":13,"kind":"fullBye"}],"adjustments":[{"player":1,"round":4,"kind":"forfeitWin","points":-9999.9},{"player":18,"kind":"unopposedLoss","points":-10000}],"teams":{"teams":[{"id":100,"nickname":"O''Brien; DROP TABLE","strength":4000,"fileRank":2}],"lineUps":[{"round":99,"team":100,"opponent":100,"boards":[8]}],"forfeits":[{"round":10,"kind":"firstWins","first":100,"second":100},{"round":12,"kind":"bothLose","first":100,"second":100},{"round":58,"kind":"firstWins","first":100,"second":100}],"matchWin":19.5,"matchDraw":1,"matchLoss":-99.5,"boardColours":"WBWB-20","matchPointsPrimary":true},"foreignLines":["999 Đội","XXX kept as it is",""]},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"{player} 100 % 2","town":"O''Brien; DROP TABLE","federation":"FID","lastDay":"2022-12-25","firstDayText":"\"quoted\" \\ back-51","type":"{player} 100 %","chiefArbiter":"### 001 |x|-79","deputyArbiters":["Ộ ộ","{player} 100 %"],"codedTimeControl":"\"quoted\" \\ back","startingListMethod":"OTHER","pairingProgram":"O''Brien; DROP TABLE","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"black","scheduledRounds":0,"points":{"winWhite":-100,"winBlack":99.9,"drawWhite":0.5,"drawBlack":0.5,"lossWhite":59.8,"lossBlack":-99.9,"forfeitWin":53.5,"forfeitLoss":-100,"fullBye":1,"halfBye":68.3,"zeroBye":100,"pairingBye":-99.8,"unknown":0.5},"tieBreakEdition":"26","tieBreaks":["MAN-53",""],"fideMode":false,"fideModeLeftInRound":26,"discipline":"chess","timeControl":"blitz","unratedRating":6,"unratedMethod":"lowest","equalsOrder":"entry","ratingLists":["rapid"],"ratingsByRound":true,"lotsSeed":10812669358320115432},"teams":{"teams":[{"id":400,"name":"日本-55","nickname":"\"quoted\" \\ back-94","fileGamePoints":-9999.9},{"id":901,"name":"### 001 |x|-4","nickname":"### 001 |x|-16","strength":3286.2,"fileMatchPoints":4815.4,"fileGamePoints":0}],"lineUps":[{"round":1,"team":901,"opponent":400}],"matchWin":-99.3,"matchDraw":-99.8,"matchLoss":-99.9,"boardColours":"BW","matchPointsPrimary":true},"foreignLines":["QQQ  two  spaces-95","QQQ  two  spaces"]},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256280000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":4,"warning":"pointsUnlawful","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256280000,'Trọng tài','apply',NULL,NULL,4,2,'{"change":"edit_rules","section":2,"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"black","scheduledRounds":0,"points":{"winWhite":-100,"winBlack":99.9,"drawWhite":0.5,"drawBlack":0.5,"lossWhite":59.8,"lossBlack":-99.9,"forfeitWin":53.5,"forfeitLoss":-100,"fullBye":1,"halfBye":68.3,"zeroBye":100,"pairingBye":-99.8,"unknown":0.5},"tieBreakEdition":"26","tieBreaks":["MAN-53",""],"fideMode":false,"fideModeLeftInRound":26,"discipline":"chess","timeControl":"blitz","unratedRating":6,"unratedMethod":"lowest","equalsOrder":"entry","ratingLists":["rapid"],"ratingsByRound":true,"lotsSeed":10812669358320115432}}','{"change":"edit_rules","section":2,"rules":{"pairingSystem":"other","systemCode":"IND_FIDE","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"scheduledRounds":5,"points":{"winWhite":-99.3,"winBlack":-99.3,"drawWhite":-7.7,"drawBlack":-99.3,"lossWhite":-100,"lossBlack":-99.7,"forfeitWin":1,"forfeitLoss":-99.8,"fullBye":-99.6,"halfBye":-100,"zeroBye":-99.7,"pairingBye":1,"unknown":-99.3},"tieBreakEdition":"24","editionsChosen":true,"fideMode":false,"fideModeLeftInRound":26,"discipline":"other","timeControl":"standard","unratedRating":4,"unratedMethod":"lowest","equalsOrder":"birth","ratingLists":["rapid","standard"],"longEvent":true,"ratingsByRound":true,"lotsSeed":18078222550316449054}}',3,'edit');
INSERT INTO "journal" VALUES(5,1795256400000,'Trọng tài','apply',NULL,NULL,7,1,'{"change":"replace_section","section":1,"content":{"info":{"name":"{player} 100 % 1","town":"Đà Nẵng – Quận 1","federation":"ENG","lastDay":"1969","firstDayText":"O''Brien; DROP TABLE","type":"Đà Nẵng – Quận 1","chiefArbiter":"{player} 100 %","timeControlText":"Nguyễn Văn Ý-57","codedTimeControl":"a","startingListMethod":"OTHER","pairingProgram":"\"quoted\" \\ back","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":99,"points":{"winWhite":-100,"winBlack":-100,"drawWhite":-36.9,"drawBlack":-99.5,"lossWhite":40.2,"lossBlack":-99.9,"forfeitWin":1,"forfeitLoss":100,"fullBye":-99.3,"halfBye":-99.5,"pairingBye":-99.7,"unknown":-78.5},"prohibited":[{"firstRound":96,"lastRound":200,"players":[2,8],"condition":"always","reason":"Nguyễn Văn Ý"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["",""],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"rapid","unratedMethod":"fixed","equalsOrder":"name","ratingLists":["blitz","standard"],"ratingsByRound":true,"chess960Seed":8196365339595112607},"players":[{"id":1,"tpn":18,"name":"\"quoted\" \\ back","sex":"unknown","title":"IM","rating":1,"federation":"VIE-55","fideId":"35009192-92","category":"Ộ ộ-36","national":[{"federation":"LAO-67","category":"O''Brien; DROP TABLE","name":"Ộ ộ","rating":1,"origin":"\"quoted\" \\ back","birth":"1994-03-05","sex":"Đà Nẵng – Quận 1"},{"federation":"LAO-82","category":"Đà Nẵng – Quận 1","name":"O''Brien; DROP TABLE-58","rating":4,"number":"Nguyễn Văn Ý","birth":"1957-05","sex":"\"quoted\" \\ back"},{"federation":"VIE-66","category":"Đà Nẵng – Quận 1","rating":2,"origin":"{player} 100 %","number":"a","birth":"1980-12-01","sex":"Đà Nẵng – Quận 1"}],"kFactor":4,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":100},{"id":2,"tpn":1,"sex":"unknown","title":"CM","rating":2528,"fideId":"12400001-99","unit":"O''Brien; DROP TABLE","category":"Đà Nẵng – Quận 1","national":[{"category":"{player} 100 %-45","name":"{player} 100 %-37","rating":4000}],"kFactor":7,"fileRank":7,"ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":6,"name":"Ộ ộ-12","sex":"male","title":"IM","rating":898,"federation":"VIE-44","birth":"1998-09-08","category":"### 001 |x|-3","national":[{"federation":"FID","category":"日本","name":"a","rating":3756,"number":"{player} 100 %","birth":"2019","sex":"a-21"}],"kFactor":2168,"fileRank":99999,"fixedBoard":64160,"ratings":{},"marks":{},"entersInRound":2},{"id":5,"tpn":2,"name":"O''Brien; DROP TABLE","sex":"male","title":"CM","federation":"VIE","fideId":"35009192-91","birth":"1947-09-14","unit":"Ộ ộ","category":"\"quoted\" \\ back-46","national":[{"federation":"ENG-2","name":"日本","origin":"日本","birth":"1974-12-24","sex":"{player} 100 %"},{"federation":"VIE","category":"日本","origin":"O''Brien; DROP TABLE","number":"Đà Nẵng – Quận 1","birth":"2018-08-16","sex":"a"}],"kFactor":4,"fileRank":1,"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":8,"tpn":5,"sex":"female","title":"FM","rating":1948,"birth":"1993-12-05","unit":"Nguyễn Văn Ý","national":[{"federation":"VIE","category":"### 001 |x|","name":"### 001 |x|","rating":4,"origin":"日本","number":"a-44","birth":"2010-04-17","sex":"Nguyễn Văn Ý"},{"category":"Nguyễn Văn Ý","name":"a","origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back-81","birth":"1941-03-21","sex":"Ộ ộ"}],"fileRank":4,"ratings":{},"marks":{},"entersInRound":1},{"id":11,"tpn":3,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"unknown","title":"IM","rating":4,"fideId":"12400001","birth":"1988-06-05","unit":"\"quoted\" \\ back-81","category":"### 001 |x|-78","national":[{"category":"### 001 |x|","name":"\"quoted\" \\ back","rating":2064,"birth":"1997-06-14","sex":"a-98"},{"federation":"VIE","name":"Đà Nẵng – Quận 1","rating":3219,"origin":"O''Brien; DROP TABLE","number":"### 001 |x|","sex":"Nguyễn Văn Ý-26"}],"kFactor":5,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":9},{"id":13,"tpn":9,"name":"O''Brien; DROP TABLE","sex":"female","title":"none","titleText":"OTHER","rating":3,"fideId":"500-47","birth":"1994-01-18","category":"Đà Nẵng – Quận 1-38","national":[{"name":"{player} 100 %","rating":2,"origin":"\"quoted\" \\ back","number":"{player} 100 %","birth":"1951-06-08"},{"category":"日本","origin":"\"quoted\" \\ back","sex":"O''Brien; DROP TABLE-28"}],"fileRank":3,"ratings":{},"marks":{},"entersInRound":1},{"id":16,"tpn":8,"name":"O''Brien; DROP TABLE","sex":"female","title":"IM","rating":1603,"fideId":"35009192","birth":"1973","national":[{"federation":"LAO","category":"日本","origin":"O''Brien; DROP TABLE-7","number":"\"quoted\" \\ back","birth":"1971","sex":"a-45"}],"fixedBoard":84265,"ratings":{},"marks":{},"entersInRound":5},{"id":18,"tpn":7,"name":"Nguyễn Văn Ý","sex":"male","title":"none","titleText":"IND_FIDE-98","rating":3452,"federation":"VIE-54","fideId":"35009192","unit":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"{player} 100 %-5","national":[{"federation":"FID","name":"Nguyễn Văn Ý","rating":3984,"origin":"Đà Nẵng – Quận 1","number":"{player} 100 %","birth":"1932"},{"federation":"FID-99","rating":7,"origin":"日本"},{"federation":"LAO-54","name":"\"quoted\" \\ back","origin":"日本","number":"日本-66","birth":"1989-02-12"}],"kFactor":3,"fileRank":67502,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":73},{"id":19,"tpn":4,"name":"\"quoted\" \\ back","sex":"male","title":"WGM","rating":3984,"fideId":"12400001-92","birth":"1959-03","unit":"O''Brien; DROP TABLE","category":"O''Brien; DROP TABLE","national":[{"category":"Ộ ộ","rating":3,"origin":"{player} 100 %","birth":"2013","sex":"{player} 100 %"},{"federation":"VIE","category":"Ộ ộ","origin":"Đà Nẵng – Quận 1-1","number":"Ộ ộ","birth":"1939-09-27","sex":"Nguyễn Văn Ý"},{"federation":"VIE","category":"O''Brien; DROP TABLE","rating":4,"origin":"Đà Nẵng – Quận 1","number":"### 001 |x|","birth":"1937"}],"kFactor":6,"fileRank":64525,"ratings":{},"marks":{},"entersInRound":74,"withdrawnFromRound":91}],"rounds":[{"games":[{"white":5,"black":2,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":8,"black":13,"whiteOutcome":"win","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"1980-02-17","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","doubleRoundRobin":true,"rankIsPairingOrder":true,"scheduledRounds":4,"points":{"winWhite":-100,"winBlack":67.3,"drawWhite":31.7,"drawBlack":0.5,"lossBlack":70,"forfeitWin":62.8,"forfeitLoss":-100,"fullBye":-99.5,"halfBye":-99.8,"zeroBye":-99.7,"pairingBye":-63.3,"unknown":-99.9},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,13,19],"condition":"exceptLastRoundAboveHalf","reason":"### 001 |x|-83"}]},"comments":["Đà Nẵng – Quận 1\n{player} 100 %"]},{"games":[{"white":8,"black":2,"whiteOutcome":"unratedDraw","blackOutcome":"draw","coloursKnown":true},{"white":3,"black":13,"whiteOutcome":"draw","blackOutcome":"win","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"1990-08-07","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","reverseLastTwoRounds":true,"scheduledRounds":1,"points":{"winWhite":-99.3,"winBlack":-99.4,"drawWhite":7,"drawBlack":-99.6,"lossWhite":-99.4,"lossBlack":-99.3,"forfeitWin":-99.7,"forfeitLoss":-98.1,"fullBye":1,"halfBye":-99.7,"zeroBye":48.7,"pairingBye":-99.5,"unknown":5.3},"virtualPoints":[{"player":2,"round":4,"points":-99.4}]}},{"games":[{"white":2,"black":8,"whiteOutcome":"unratedDraw","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":3,"kind":"halfBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":19,"kind":"zeroBye"}],"date":"2018-11-10","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":8,"points":{"winWhite":1,"winBlack":-100,"drawWhite":3,"drawBlack":0.5,"lossWhite":-99.3,"forfeitWin":-99.8,"forfeitLoss":100,"fullBye":-100,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":3,"round":8,"points":-75.5},{"player":18,"round":6,"points":100},{"player":1,"round":99,"points":1.8}]}}],"requestedByes":[{"player":2,"round":99,"kind":"zeroBye"},{"player":1,"round":13,"kind":"fullBye"}],"adjustments":[{"player":1,"round":4,"kind":"forfeitWin","points":-9999.9},{"player":18,"kind":"unopposedLoss","points":-10000}],"teams":{"teams":[{"id":100,"nickname":"O''Brien; DROP TABLE","strength":4000,"fileRank":2}],"lineUps":[{"round":99,"team":100,"opponent":100,"boards":[8]}],"forfeits":[{"round":10,"kind":"firstWins","first":100,"second":100},{"round":12,"kind":"bothLose","first":100,"second":100},{"round":58,"kind":"firstWins","first":100,"second":100}],"matchWin":19.5,"matchDraw":1,"matchLoss":-99.5,"boardColours":"WBWB-20","matchPointsPrimary":true},"foreignLines":["999 Đội","XXX kept as it is",""]}}','{"change":"remove_players","section":1,"players":[19]}',NULL,'edit');
INSERT INTO "journal" VALUES(6,1795256520000,'Trọng tài','apply',NULL,NULL,5,2,'{"change":"remove_players","section":2,"players":[1]}','{"change":"add_players","section":2,"players":[{"id":1,"tpn":1,"name":"a","sex":"male","title":"IM","rating":1,"federation":"VIE","fideId":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","unit":"Đà Nẵng – Quận 1","national":[{"federation":"VIE-83","category":"Ộ ộ","name":"Ộ ộ-54","rating":1,"origin":"Ộ ộ","number":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"2001","sex":"Nguyễn Văn Ý"},{"category":"{player} 100 %","rating":4,"origin":"a-10","birth":"1948-03","sex":"O''Brien; DROP TABLE"}],"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":5}]}',NULL,'edit');
INSERT INTO "journal" VALUES(7,1795256580000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"repeatedOpponent","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(8,1795256640000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":2,"warning":"fullPointBye","answer":"confirmed","about":"{\"round\":5,\"players\":[1]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(9,1795256640000,'Trọng tài','apply',NULL,NULL,9,2,'{"change":"set_requested_byes","section":2}','{"change":"set_requested_byes","section":2,"byes":[{"player":1,"round":5,"kind":"fullBye"},{"player":1,"round":1,"kind":"halfBye"}]}',8,'edit');
INSERT INTO "journal" VALUES(10,1795256700000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"U6","firstDay":"2026-11-01","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"tieBreakEdition":"26","fideMode":false,"fideModeLeftInRound":4,"discipline":"chess","timeControl":"standard","unratedMethod":"fixed","equalsOrder":"name"},"players":[{"id":1,"tpn":1,"name":"Lê Minh Hạnh","sex":"male","title":"WGM","rating":2701,"federation":"VIE","birth":"1984-03","unit":"O''Brien; DROP TABLE","ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":2,"name":"Phạm Thị Châu","sex":"unknown","title":"IM","federation":"VIE","fideId":"12400002","birth":"1965-01","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":3,"name":"Nguyễn Quốc Châu","sex":"female","title":"WGM","rating":1408,"federation":"VIE","fideId":"12400003","birth":"1996","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":4,"tpn":4,"name":"Hoàng Quốc Khôi","sex":"unknown","title":"WFM","federation":"VIE","fideId":"12400004","birth":"1985-04","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":5,"tpn":5,"name":"Đặng Minh Khôi","sex":"unknown","title":"WIM","rating":1024,"federation":"VIE","birth":"1998-07","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":6,"name":"Hoàng Thị Dũng","sex":"male","title":"FM","rating":2777,"federation":"VIE","fideId":"12400006","birth":"2014","unit":"O''Brien; DROP TABLE","ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"Trần Hồng Dũng","sex":"unknown","title":"CM","rating":2217,"federation":"VIE","birth":"1982-08","unit":"Cần Thơ","national":[{"federation":"VIE","rating":1837,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":8,"name":"Đặng Quốc Khôi","sex":"unknown","title":"WIM","rating":2028,"federation":"VIE","fideId":"12400008","birth":"1990-05","unit":"O''Brien; DROP TABLE","ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":4,"black":5,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":3,"black":2,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true},{"white":8,"black":1,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":6,"black":7,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"date":"2026-11-21"}],"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(11,1795256760000,'Trọng tài','apply',NULL,NULL,1,4,'{"change":"remove_section","section":4}','{"change":"add_section","section":4,"content":{"info":{"name":"日本-91","town":"a-98","federation":"VIE","firstDay":"1974-05","lastDay":"1941-01-06","type":"\"quoted\" \\ back-55","deputyArbiters":["Nguyễn Văn Ý-31"],"timeControlText":"日本-74","codedTimeControl":"\"quoted\" \\ back-11","codedType":"O''Brien; DROP TABLE","startingListMethod":"IND_FIDE-41","pairingProgram":"日本-47","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"scheduledRounds":22,"points":{"winWhite":1,"winBlack":1,"drawWhite":83.7,"drawBlack":0.5,"lossWhite":100,"forfeitWin":-99.8,"forfeitLoss":-99.9,"fullBye":100,"halfBye":-100,"zeroBye":-99.5,"pairingBye":-99.7,"unknown":0.5},"virtualPoints":[{"player":5,"round":1,"points":-100}],"tieBreakEdition":"24","editionsChosen":true,"tieBreaks":["BH/C1-89","BH/C1-42","ARO"],"fideMode":true,"discipline":"xiangqi","timeControl":"blitz","unratedRating":1239,"unratedMethod":"leftOut","equalsOrder":"name","ratingLists":["blitz"],"longEvent":true,"ratingsByRound":true,"chess960Seed":7314951579736421927,"lotsSeed":1125895156856731073},"players":[{"id":2,"tpn":6,"sex":"male","title":"CM","federation":"LAO","fideId":"12400001","birth":"2024","unit":"O''Brien; DROP TABLE-76","national":[{"federation":"ENG","category":"{player} 100 %","rating":1,"origin":"O''Brien; DROP TABLE-67","number":"{player} 100 %","birth":"2029-09-15","sex":"{player} 100 %-54"},{"federation":"VIE-83","category":"日本-11","name":"### 001 |x|-78","origin":"a","number":"Ộ ộ","sex":"{player} 100 %-9"}],"fileRank":82935,"ratings":{},"marks":{},"entersInRound":99,"withdrawnFromRound":100},{"id":5,"tpn":1,"name":"Ộ ộ","sex":"female","title":"FM","federation":"VIE","fideId":"500-98","unit":"Ộ ộ","national":[{"federation":"ENG","category":"Ộ ộ","name":"日本-55","rating":3,"origin":"O''Brien; DROP TABLE","number":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"1999-06-04"}],"fileRank":61196,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":2,"withdrawnFromRound":3}],"rounds":[{"byes":[{"player":2,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"}],"date":"1974-03-18","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":10,"points":{"winWhite":-99.6,"winBlack":-100,"drawWhite":39.7,"drawBlack":0.5,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-100,"halfBye":-99.4,"zeroBye":-99.6,"pairingBye":-100,"unknown":-100}},"comments":[""]}],"requestedByes":[{"player":5,"round":3,"kind":"fullBye"}],"adjustments":[{"player":2,"round":6,"kind":"unratedDraw","points":-9999.9},{"player":2,"round":75,"kind":"zeroBye","points":-9999.7}],"teams":{"teams":[{"id":700,"name":"O''Brien; DROP TABLE","nickname":"\"quoted\" \\ back-18","fileGamePoints":-9999.5,"fileRank":4,"members":[2,5]},{"id":701,"name":"Ộ ộ","strength":173,"fileMatchPoints":0,"fileGamePoints":8423.1,"fileRank":7}],"lineUps":[{"round":50,"team":701},{"round":1,"team":700,"opponent":700},{"round":2,"team":700,"opponent":700,"boards":[2,0]}],"byes":[{"round":1,"team":700,"matchPoints":5645.8},{"round":1,"team":701,"matchPoints":1421.4,"gamePoints":-9999.6}],"forfeits":[{"round":1,"kind":"bothLose","first":700,"second":701},{"round":7,"kind":"bothLose","first":700,"second":701}],"matchWin":-99.8,"matchDraw":1,"matchLoss":100,"boardColours":"WBWB","matchPointsPrimary":true},"foreignLines":["999 Đội"]},"position":2}',NULL,'edit');
INSERT INTO "journal" VALUES(12,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"pointsUnlawful","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(13,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"systemLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(14,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"tieBreaksAfterStart","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(15,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"roundsLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(16,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"pointsLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(17,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"byeValueLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(18,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"accelerationLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(19,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":4,"warning":"initialColourLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(20,1795256820000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"prohibitedPairsLocked","answer":"confirmed","about":"{\"round\":3}"}',12,'edit');
INSERT INTO "journal" VALUES(21,1795256820000,'Trọng tài','apply',NULL,NULL,4,1,'{"change":"edit_rules","section":1,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":99,"points":{"winWhite":-100,"winBlack":-100,"drawWhite":-36.9,"drawBlack":-99.5,"lossWhite":40.2,"lossBlack":-99.9,"forfeitWin":1,"forfeitLoss":100,"fullBye":-99.3,"halfBye":-99.5,"pairingBye":-99.7,"unknown":-78.5},"prohibited":[{"firstRound":96,"lastRound":200,"players":[2,8],"condition":"always","reason":"Nguyễn Văn Ý"}],"tieBreakEdition":"26","editionsChosen":true,"tieBreaks":["",""],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"rapid","unratedMethod":"fixed","equalsOrder":"name","ratingLists":["blitz","standard"],"ratingsByRound":true,"chess960Seed":8196365339595112607}}','{"change":"edit_rules","section":1,"rules":{"pairingSystem":"other","systemCode":"OTHER","pairingEdition":"2026","points":{"winWhite":-100,"winBlack":16.6,"drawWhite":-35.8,"drawBlack":-78.6,"lossWhite":-17.4,"lossBlack":33.6,"forfeitWin":1,"forfeitLoss":-99.4,"fullBye":1,"halfBye":0.5,"zeroBye":100,"pairingBye":-50.8,"unknown":-99.9},"virtualPoints":[{"player":1,"round":1,"points":78.3},{"player":13,"round":1}],"tieBreakEdition":"26","fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"rapid","unratedMethod":"leftOut","equalsOrder":"entry","chess960Seed":6093845096612660197}}',12,'edit');
INSERT INTO "journal" VALUES(22,1795256820000,'Trọng tài','apply',NULL,NULL,20,1,'{"change":"set_round_comments","section":1,"round":3}','{"change":"set_round_comments","section":1,"round":3,"comments":["Configuration @ Round 3: points -100--36.9/-99.5-40.2/-99.9 => -100/16.6--35.8/-78.6--17.4/33.6","Configuration @ Round 3: bye -99.7 => -50.8","Tie-breaks @ Round 3: before "]}',12,'edit');
INSERT INTO "journal" VALUES(23,1795256880000,'Trọng tài','apply',NULL,NULL,14,4,NULL,'{"change":"keep_complaint","section":4,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}',NULL,'edit');
INSERT INTO "journal" VALUES(24,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":4,\"players\":[8,7]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(25,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"repeatsOpponent","answer":"confirmed","about":"{\"round\":4,\"players\":[9,5]}"}',24,'edit');
INSERT INTO "journal" VALUES(26,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":4,\"players\":[18]}"}',24,'edit');
INSERT INTO "journal" VALUES(27,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":4,\"players\":[6]}"}',24,'edit');
INSERT INTO "journal" VALUES(28,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":4,\"players\":[3]}"}',24,'edit');
INSERT INTO "journal" VALUES(29,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":4,\"players\":[9]}"}',24,'edit');
INSERT INTO "journal" VALUES(30,1795256940000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":4,\"players\":[7]}"}',24,'edit');
INSERT INTO "journal" VALUES(31,1795256940000,'Trọng tài','apply',NULL,NULL,10,1,'{"change":"unpair_round","section":1,"round":4,"requestedByes":[{"player":2,"round":99,"kind":"zeroBye"},{"player":1,"round":13,"kind":"fullBye"}]}','{"change":"publish_round","section":1,"round":4,"content":{"games":[{"white":2,"black":3,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":13,"black":8,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"}],"date":"2001-01","pairedByHand":true,"rules":{"pairingSystem":"manual","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":-99.7,"drawWhite":-69.8,"drawBlack":-99.4,"lossBlack":-99.3,"forfeitWin":9.4,"fullBye":-61.1,"halfBye":-99.7,"zeroBye":-99.9,"pairingBye":-74.3,"unknown":-99.7},"prohibited":[{"firstRound":2,"lastRound":40,"players":[2,11],"condition":"exceptLastRoundAboveHalf","reason":"{player} 100 %"}],"virtualPoints":[{"player":18,"round":1,"points":-99.5},{"player":18,"round":1,"points":100}]}}}',24,'edit');
INSERT INTO "journal" VALUES(32,1795257060000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"adjustmentsAfterStart","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(33,1795257060000,'Trọng tài','apply',NULL,NULL,18,3,'{"change":"set_adjustments","section":3}','{"change":"set_adjustments","section":3,"adjustments":[{"player":1,"round":9,"kind":"zeroBye","points":-9999.9},{"player":4,"round":6,"kind":"zeroBye","points":-4134.6},{"player":5}]}',32,'edit');
INSERT INTO "journal" VALUES(34,1795265100000,'Trọng tài','undo',32,NULL,18,3,'{"change":"set_adjustments","section":3,"adjustments":[{"player":1,"round":9,"kind":"zeroBye","points":-9999.9},{"player":4,"round":6,"kind":"zeroBye","points":-4134.6},{"player":5}]}','{"change":"set_adjustments","section":3}',NULL,'edit');
INSERT INTO "journal" VALUES(35,1795265101000,'Trọng tài','undo',24,NULL,11,1,'{"change":"publish_round","section":1,"round":4,"content":{"games":[{"white":2,"black":3,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":13,"black":8,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"}],"date":"2001-01","pairedByHand":true,"rules":{"pairingSystem":"manual","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":-99.7,"drawWhite":-69.8,"drawBlack":-99.4,"lossBlack":-99.3,"forfeitWin":9.4,"fullBye":-61.1,"halfBye":-99.7,"zeroBye":-99.9,"pairingBye":-74.3,"unknown":-99.7},"prohibited":[{"firstRound":2,"lastRound":40,"players":[2,11],"condition":"exceptLastRoundAboveHalf","reason":"{player} 100 %"}],"virtualPoints":[{"player":18,"round":1,"points":-99.5},{"player":18,"round":1,"points":100}]}}}','{"change":"unpair_round","section":1,"round":4,"requestedByes":[{"player":2,"round":99,"kind":"zeroBye"},{"player":1,"round":13,"kind":"fullBye"}]}',NULL,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,8);
INSERT INTO "line_up_boards" VALUES(4,2,0,2);
INSERT INTO "line_up_boards" VALUES(4,2,1,0);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,99,100,100);
INSERT INTO "line_ups" VALUES(2,0,1,901,400);
INSERT INTO "line_ups" VALUES(4,0,50,701,0);
INSERT INTO "line_ups" VALUES(4,1,1,700,700);
INSERT INTO "line_ups" VALUES(4,2,2,700,700);
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
INSERT INTO "national_records" VALUES(1,1,0,'LAO-67','O''Brien; DROP TABLE','Ộ ộ',1,'"quoted" \ back','','1994-03-05','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,1,1,'LAO-82','Đà Nẵng – Quận 1','O''Brien; DROP TABLE-58',4,'','Nguyễn Văn Ý','1957-05','"quoted" \ back');
INSERT INTO "national_records" VALUES(1,1,2,'VIE-66','Đà Nẵng – Quận 1','',2,'{player} 100 %','a','1980-12-01','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,2,0,'','{player} 100 %-45','{player} 100 %-37',4000,'','','','');
INSERT INTO "national_records" VALUES(1,3,0,'FID','日本','a',3756,'','{player} 100 %','2019','a-21');
INSERT INTO "national_records" VALUES(1,5,0,'ENG-2','','日本',0,'日本','','1974-12-24','{player} 100 %');
INSERT INTO "national_records" VALUES(1,5,1,'VIE','日本','',0,'O''Brien; DROP TABLE','Đà Nẵng – Quận 1','2018-08-16','a');
INSERT INTO "national_records" VALUES(1,8,0,'VIE','### 001 |x|','### 001 |x|',4,'日本','a-44','2010-04-17','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(1,8,1,'','Nguyễn Văn Ý','a',0,'"quoted" \ back','"quoted" \ back-81','1941-03-21','Ộ ộ');
INSERT INTO "national_records" VALUES(1,11,0,'','### 001 |x|','"quoted" \ back',2064,'','','1997-06-14','a-98');
INSERT INTO "national_records" VALUES(1,11,1,'VIE','','Đà Nẵng – Quận 1',3219,'O''Brien; DROP TABLE','### 001 |x|','','Nguyễn Văn Ý-26');
INSERT INTO "national_records" VALUES(1,13,0,'','','{player} 100 %',2,'"quoted" \ back','{player} 100 %','1951-06-08','');
INSERT INTO "national_records" VALUES(1,13,1,'','日本','',0,'"quoted" \ back','','','O''Brien; DROP TABLE-28');
INSERT INTO "national_records" VALUES(1,16,0,'LAO','日本','',0,'O''Brien; DROP TABLE-7','"quoted" \ back','1971','a-45');
INSERT INTO "national_records" VALUES(1,18,0,'FID','','Nguyễn Văn Ý',3984,'Đà Nẵng – Quận 1','{player} 100 %','1932','');
INSERT INTO "national_records" VALUES(1,18,1,'FID-99','','',7,'日本','','','');
INSERT INTO "national_records" VALUES(1,18,2,'LAO-54','','"quoted" \ back',0,'日本','日本-66','1989-02-12','');
INSERT INTO "national_records" VALUES(2,1,0,'VIE-83','Ộ ộ','Ộ ộ-54',1,'Ộ ộ','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','2001','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(2,1,1,'','{player} 100 %','',4,'a-10','','1948-03','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(3,7,0,'VIE','','',1837,'','7','','');
INSERT INTO "national_records" VALUES(4,2,0,'ENG','{player} 100 %','',1,'O''Brien; DROP TABLE-67','{player} 100 %','2029-09-15','{player} 100 %-54');
INSERT INTO "national_records" VALUES(4,2,1,'VIE-83','日本-11','### 001 |x|-78',0,'a','Ộ ộ','','{player} 100 %-9');
INSERT INTO "national_records" VALUES(4,5,0,'ENG','Ộ ộ','日本-55',3,'O''Brien; DROP TABLE','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','1999-06-04','');
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
INSERT INTO "players" VALUES(1,1,18,'"quoted" \ back','unknown','IM','',1,'VIE-55','35009192-92','','','Ộ ộ-36',4,0,0,8,100);
INSERT INTO "players" VALUES(1,2,1,'','unknown','CM','',2528,'','12400001-99','','O''Brien; DROP TABLE','Đà Nẵng – Quận 1',7,7,0,1,NULL);
INSERT INTO "players" VALUES(1,3,6,'Ộ ộ-12','male','IM','',898,'VIE-44','','1998-09-08','','### 001 |x|-3',2168,99999,64160,2,NULL);
INSERT INTO "players" VALUES(1,5,2,'O''Brien; DROP TABLE','male','CM','',0,'VIE','35009192-91','1947-09-14','Ộ ộ','"quoted" \ back-46',4,1,7,1,2);
INSERT INTO "players" VALUES(1,8,5,'','female','FM','',1948,'','','1993-12-05','Nguyễn Văn Ý','',0,4,0,1,NULL);
INSERT INTO "players" VALUES(1,11,3,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','unknown','IM','',4,'','12400001','1988-06-05','"quoted" \ back-81','### 001 |x|-78',5,0,0,8,9);
INSERT INTO "players" VALUES(1,13,9,'O''Brien; DROP TABLE','female','none','OTHER',3,'','500-47','1994-01-18','','Đà Nẵng – Quận 1-38',0,3,0,1,NULL);
INSERT INTO "players" VALUES(1,16,8,'O''Brien; DROP TABLE','female','IM','',1603,'','35009192','1973','','',0,0,84265,5,NULL);
INSERT INTO "players" VALUES(1,18,7,'Nguyễn Văn Ý','male','none','IND_FIDE-98',3452,'VIE-54','35009192','','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','{player} 100 %-5',3,67502,6,73,NULL);
INSERT INTO "players" VALUES(2,1,1,'a','male','IM','',1,'VIE','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','','Đà Nẵng – Quận 1','',0,0,3,5,NULL);
INSERT INTO "players" VALUES(3,1,1,'Lê Minh Hạnh','male','WGM','',2701,'VIE','','1984-03','O''Brien; DROP TABLE','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,2,2,'Phạm Thị Châu','unknown','IM','',0,'VIE','12400002','1965-01','Đà Nẵng','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,3,3,'Nguyễn Quốc Châu','female','WGM','',1408,'VIE','12400003','1996','Đà Nẵng','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,4,4,'Hoàng Quốc Khôi','unknown','WFM','',0,'VIE','12400004','1985-04','Đà Nẵng','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,5,5,'Đặng Minh Khôi','unknown','WIM','',1024,'VIE','','1998-07','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,6,6,'Hoàng Thị Dũng','male','FM','',2777,'VIE','12400006','2014','O''Brien; DROP TABLE','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,7,7,'Trần Hồng Dũng','unknown','CM','',2217,'VIE','','1982-08','Cần Thơ','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(3,8,8,'Đặng Quốc Khôi','unknown','WIM','',2028,'VIE','12400008','1990-05','O''Brien; DROP TABLE','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,2,6,'','male','CM','',0,'LAO','12400001','2024','O''Brien; DROP TABLE-76','',0,82935,0,99,100);
INSERT INTO "players" VALUES(4,5,1,'Ộ ộ','female','FM','',0,'VIE','500-98','','Ộ ộ','',0,61196,99999,2,3);
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,2,99,'zeroBye');
INSERT INTO "requested_byes" VALUES(1,1,1,13,'fullBye');
INSERT INTO "requested_byes" VALUES(2,0,1,5,'fullBye');
INSERT INTO "requested_byes" VALUES(2,1,1,1,'halfBye');
INSERT INTO "requested_byes" VALUES(4,0,5,3,'fullBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'Đà Nẵng – Quận 1
{player} 100 %');
INSERT INTO "round_comments" VALUES(1,3,0,'Configuration @ Round 3: points -100--36.9/-99.5-40.2/-99.9 => -100/16.6--35.8/-78.6--17.4/33.6');
INSERT INTO "round_comments" VALUES(1,3,1,'Configuration @ Round 3: bye -99.7 => -50.8');
INSERT INTO "round_comments" VALUES(1,3,2,'Tie-breaks @ Round 3: before ');
INSERT INTO "round_comments" VALUES(4,1,0,'');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'1980-02-17','',1,'{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","doubleRoundRobin":true,"rankIsPairingOrder":true,"scheduledRounds":4,"points":{"winWhite":-100,"winBlack":67.3,"drawWhite":31.7,"drawBlack":0.5,"lossBlack":70,"forfeitWin":62.8,"forfeitLoss":-100,"fullBye":-99.5,"halfBye":-99.8,"zeroBye":-99.7,"pairingBye":-63.3,"unknown":-99.9},"prohibited":[{"firstRound":1,"lastRound":5,"players":[2,13],"condition":"exceptLastRoundAboveHalf","reason":"### 001 |x|-83"}]}');
INSERT INTO "rounds" VALUES(1,2,'1990-08-07','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2026","reverseLastTwoRounds":true,"scheduledRounds":1,"points":{"winWhite":-99.3,"winBlack":-99.4,"drawWhite":7,"drawBlack":-99.6,"lossWhite":-99.4,"lossBlack":-99.3,"forfeitWin":-99.7,"forfeitLoss":-98.1,"fullBye":1,"halfBye":-99.7,"zeroBye":48.7,"pairingBye":-99.5,"unknown":5.3},"virtualPoints":[{"player":2,"round":4,"points":-99.4}]}');
INSERT INTO "rounds" VALUES(1,3,'2018-11-10','',1,'{"pairingSystem":"dutch","pairingEdition":"2026","doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":8,"points":{"winWhite":1,"winBlack":-100,"drawWhite":3,"drawBlack":0.5,"lossWhite":-99.3,"forfeitWin":-99.8,"forfeitLoss":100,"fullBye":-100,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":3,"round":8,"points":-75.5},{"player":18,"round":6,"points":100},{"player":1,"round":99,"points":1.8}]}');
INSERT INTO "rounds" VALUES(3,1,'2026-11-21','',0,'{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}}');
INSERT INTO "rounds" VALUES(4,1,'1974-03-18','',1,'{"pairingSystem":"dutch","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"black","scheduledRounds":10,"points":{"winWhite":-99.6,"winBlack":-100,"drawWhite":39.7,"drawBlack":0.5,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-100,"halfBye":-99.4,"zeroBye":-99.6,"pairingBye":-100,"unknown":-100}}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'chess960Seed','6093845096612660197');
INSERT INTO "rules" VALUES(1,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(1,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-100,"winBlack":16.6,"drawWhite":-35.8,"drawBlack":-78.6,"lossWhite":-17.4,"lossBlack":33.6,"forfeitWin":1,"forfeitLoss":-99.4,"fullBye":1,"halfBye":0.5,"zeroBye":100,"pairingBye":-50.8,"unknown":-99.9}');
INSERT INTO "rules" VALUES(1,'systemCode','"OTHER"');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(1,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"leftOut"');
INSERT INTO "rules" VALUES(2,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(2,'discipline','"other"');
INSERT INTO "rules" VALUES(2,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(2,'editionsChosen','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"birth"');
INSERT INTO "rules" VALUES(2,'longEvent','true');
INSERT INTO "rules" VALUES(2,'lotsSeed','18078222550316449054');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":-99.3,"winBlack":-99.3,"drawWhite":-7.7,"drawBlack":-99.3,"lossWhite":-100,"lossBlack":-99.7,"forfeitWin":1,"forfeitLoss":-99.8,"fullBye":-99.6,"halfBye":-100,"zeroBye":-99.7,"pairingBye":1,"unknown":-99.3}');
INSERT INTO "rules" VALUES(2,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","standard"]');
INSERT INTO "rules" VALUES(2,'ratingsByRound','true');
INSERT INTO "rules" VALUES(2,'scheduledRounds','5');
INSERT INTO "rules" VALUES(2,'systemCode','"IND_FIDE"');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(2,'timeControl','"standard"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(2,'unratedRating','4');
INSERT INTO "rules" VALUES(3,'discipline','"chess"');
INSERT INTO "rules" VALUES(3,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(3,'timeControl','"standard"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(4,'chess960Seed','7314951579736421927');
INSERT INTO "rules" VALUES(4,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(4,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(4,'editionsChosen','true');
INSERT INTO "rules" VALUES(4,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(4,'longEvent','true');
INSERT INTO "rules" VALUES(4,'lotsSeed','1125895156856731073');
INSERT INTO "rules" VALUES(4,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(4,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(4,'points','{"winWhite":1,"winBlack":1,"drawWhite":83.7,"drawBlack":0.5,"lossWhite":100,"forfeitWin":-99.8,"forfeitLoss":-99.9,"fullBye":100,"halfBye":-100,"zeroBye":-99.5,"pairingBye":-99.7,"unknown":0.5}');
INSERT INTO "rules" VALUES(4,'ratingLists','["blitz"]');
INSERT INTO "rules" VALUES(4,'ratingsByRound','true');
INSERT INTO "rules" VALUES(4,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(4,'scheduledRounds','22');
INSERT INTO "rules" VALUES(4,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(4,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(4,'unratedMethod','"leftOut"');
INSERT INTO "rules" VALUES(4,'unratedRating','1239');
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
INSERT INTO "sections" VALUES(1,0,'{player} 100 % 1','Đà Nẵng – Quận 1','ENG','','1969','O''Brien; DROP TABLE','','Đà Nẵng – Quận 1','{player} 100 %','Nguyễn Văn Ý-57','a','','OTHER','"quoted" \ back',0,3);
INSERT INTO "sections" VALUES(2,1,'{player} 100 % 2','O''Brien; DROP TABLE','FID','','2022-12-25','"quoted" \ back-51','','{player} 100 %','### 001 |x|-79','','"quoted" \ back','','OTHER','O''Brien; DROP TABLE',0,26);
INSERT INTO "sections" VALUES(3,3,'U6','','','2026-11-01','','','','','','','','','','',0,4);
INSERT INTO "sections" VALUES(4,2,'日本-91','a-98','VIE','1974-05','1941-01-06','','','"quoted" \ back-55','','日本-74','"quoted" \ back-11','O''Brien; DROP TABLE','IND_FIDE-41','日本-47',1,0);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(4,0,1,700,56458,0);
INSERT INTO "team_byes" VALUES(4,1,1,701,14214,-99996);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,195,10,-995,'WBWB-20',1);
INSERT INTO "team_events" VALUES(2,-993,-998,-999,'BW',1);
INSERT INTO "team_events" VALUES(4,-998,10,1000,'WBWB',1);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,10,'firstWins',100,100);
INSERT INTO "team_forfeits" VALUES(1,1,12,'bothLose',100,100);
INSERT INTO "team_forfeits" VALUES(1,2,58,'firstWins',100,100);
INSERT INTO "team_forfeits" VALUES(4,0,1,'bothLose',700,701);
INSERT INTO "team_forfeits" VALUES(4,1,7,'bothLose',700,701);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(4,0,0,2);
INSERT INTO "team_members" VALUES(4,0,1,5);
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
INSERT INTO "teams" VALUES(1,0,100,'','O''Brien; DROP TABLE',40000,NULL,NULL,2);
INSERT INTO "teams" VALUES(2,0,400,'日本-55','"quoted" \ back-94',0,NULL,-99999,0);
INSERT INTO "teams" VALUES(2,1,901,'### 001 |x|-4','### 001 |x|-16',32862,48154,0,0);
INSERT INTO "teams" VALUES(4,0,700,'O''Brien; DROP TABLE','"quoted" \ back-18',0,NULL,-99995,4);
INSERT INTO "teams" VALUES(4,1,701,'Ộ ộ','',1730,0,84231,7);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(4,0,'BH/C1-89');
INSERT INTO "tie_breaks" VALUES(4,1,'BH/C1-42');
INSERT INTO "tie_breaks" VALUES(4,2,'ARO');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,1,1,783);
INSERT INTO "virtual_points" VALUES(1,1,13,1,0);
INSERT INTO "virtual_points" VALUES(4,0,5,1,-1000);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(3,2,4,'pointsUnlawful','confirmed','{}');
INSERT INTO "warning_answers" VALUES(7,2,3,'repeatedOpponent','confirmed','{"round":2}');
INSERT INTO "warning_answers" VALUES(8,2,2,'fullPointBye','confirmed','{"round":5,"players":[1]}');
INSERT INTO "warning_answers" VALUES(12,1,4,'pointsUnlawful','confirmed','{}');
INSERT INTO "warning_answers" VALUES(13,1,4,'systemLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(14,1,4,'tieBreaksAfterStart','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(15,1,4,'roundsLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(16,1,4,'pointsLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(17,1,4,'byeValueLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(18,1,4,'accelerationLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(19,1,4,'initialColourLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(20,1,3,'prohibitedPairsLocked','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(24,1,3,'duplicateFideId','confirmed','{"round":4,"players":[8,7]}');
INSERT INTO "warning_answers" VALUES(25,1,3,'repeatsOpponent','confirmed','{"round":4,"players":[9,5]}');
INSERT INTO "warning_answers" VALUES(26,1,2,'impossibleRating','confirmed','{"round":4,"players":[18]}');
INSERT INTO "warning_answers" VALUES(27,1,2,'impossibleRating','confirmed','{"round":4,"players":[6]}');
INSERT INTO "warning_answers" VALUES(28,1,2,'impossibleRating','confirmed','{"round":4,"players":[3]}');
INSERT INTO "warning_answers" VALUES(29,1,2,'impossibleRating','confirmed','{"round":4,"players":[9]}');
INSERT INTO "warning_answers" VALUES(30,1,2,'impossibleRating','confirmed','{"round":4,"players":[7]}');
INSERT INTO "warning_answers" VALUES(32,3,3,'adjustmentsAfterStart','confirmed','{}');
CREATE TRIGGER fide_mode_is_left_for_good BEFORE UPDATE OF fide_mode ON sections
WHEN OLD.fide_mode = 0 AND NEW.fide_mode = 1
BEGIN SELECT RAISE(ABORT, 'FIDE mode was left for good'); END;
CREATE TRIGGER journal_keeps_what_was_written BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_keeps_every_entry BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE INDEX journal_groups ON journal (group_of) WHERE group_of IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sections',4);
INSERT INTO "sqlite_sequence" VALUES('journal',35);
COMMIT;
