-- An event file of version 4: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=4;
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
INSERT INTO "adjustments" VALUES(1,0,16,18,'draw',-99998);
INSERT INTO "adjustments" VALUES(1,1,3,4,'unopposedWin',-100000);
INSERT INTO "adjustments" VALUES(1,2,9,1,'unopposedWin',-99997);
INSERT INTO "adjustments" VALUES(2,0,7,61,NULL,92174);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,11,'pairingBye');
INSERT INTO "byes" VALUES(1,1,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,5,'zeroBye');
INSERT INTO "byes" VALUES(1,1,3,6,'zeroBye');
INSERT INTO "byes" VALUES(1,1,4,9,'zeroBye');
INSERT INTO "byes" VALUES(1,1,5,14,'halfBye');
INSERT INTO "byes" VALUES(1,2,0,14,'pairingBye');
INSERT INTO "byes" VALUES(1,2,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,2,2,5,'zeroBye');
INSERT INTO "byes" VALUES(1,2,3,6,'zeroBye');
INSERT INTO "byes" VALUES(1,2,4,9,'zeroBye');
INSERT INTO "byes" VALUES(1,2,5,16,'zeroBye');
INSERT INTO "byes" VALUES(1,3,0,15,'pairingBye');
INSERT INTO "byes" VALUES(1,3,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,3,2,5,'zeroBye');
INSERT INTO "byes" VALUES(1,3,3,6,'zeroBye');
INSERT INTO "byes" VALUES(1,3,4,9,'zeroBye');
INSERT INTO "byes" VALUES(1,3,5,16,'zeroBye');
INSERT INTO "byes" VALUES(1,4,0,14,'pairingBye');
INSERT INTO "byes" VALUES(1,4,1,3,'zeroBye');
INSERT INTO "byes" VALUES(1,4,2,5,'zeroBye');
INSERT INTO "byes" VALUES(1,4,3,6,'zeroBye');
INSERT INTO "byes" VALUES(1,4,4,9,'zeroBye');
INSERT INTO "byes" VALUES(1,4,5,16,'zeroBye');
INSERT INTO "byes" VALUES(2,1,0,2,'zeroBye');
INSERT INTO "byes" VALUES(2,1,1,4,'zeroBye');
INSERT INTO "byes" VALUES(2,1,2,7,'zeroBye');
INSERT INTO "byes" VALUES(2,1,3,10,'zeroBye');
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
INSERT INTO "deputy_arbiters" VALUES(2,0,'Ộ ộ');
INSERT INTO "deputy_arbiters" VALUES(3,0,'');
INSERT INTO "deputy_arbiters" VALUES(3,1,'');
CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
, arbiter TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "event" VALUES(1,'Giải 30','Trọng tài Loan');
CREATE TABLE foreign_lines (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "foreign_lines" VALUES(2,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(3,0,'');
INSERT INTO "foreign_lines" VALUES(3,1,'XXX kept as it is');
INSERT INTO "foreign_lines" VALUES(3,2,'');
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
INSERT INTO "games" VALUES(1,1,1,15,16,'draw','unratedLoss',1);
INSERT INTO "games" VALUES(1,2,1,11,15,'unratedWin','draw',1);
INSERT INTO "games" VALUES(1,3,1,11,14,'unratedLoss','unratedLoss',1);
INSERT INTO "games" VALUES(1,4,1,11,15,'draw','unratedLoss',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"日本 1","federation":"VIE","firstDay":"1949-05-18","lastDayText":"O''Brien; DROP TABLE-60","deputyArbiters":[""],"codedTimeControl":"Nguyễn Văn Ý","codedType":"Ộ ộ","startingListMethod":"C-7-50","pairingProgram":"a-96","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":5,"points":{"winWhite":-100,"winBlack":-99.3,"drawWhite":61.3,"drawBlack":62.2,"lossWhite":-100,"forfeitWin":100,"forfeitLoss":-69.3,"fullBye":-99.4,"halfBye":0.5,"zeroBye":-99.8,"pairingBye":-99.3,"unknown":-100},"prohibited":[{"firstRound":1,"lastRound":32,"players":[5,15],"condition":"exceptLastRoundAboveHalf"}],"virtualPoints":[{"player":3,"round":2,"points":100},{"player":14,"round":4,"points":100},{"player":15,"round":2}],"tieBreakEdition":"26","tieBreaks":["SB",""],"fideMode":true,"discipline":"other","timeControl":"rapid","unratedRating":7,"unratedMethod":"fixed","equalsOrder":"name","ratingsByRound":true,"chess960Seed":15775462167194550947,"lotsSeed":12125280953958455668},"players":[{"id":3,"tpn":17,"sex":"male","title":"GM","rating":5,"fideId":"12400001","birth":"2028-11","unit":"### 001 |x|-87","category":"{player} 100 %","national":[{"federation":"LAO","category":"O''Brien; DROP TABLE-4","name":"a","rating":3,"origin":"\"quoted\" \\ back","number":"Đà Nẵng – Quận 1","birth":"1931-05","sex":"O''Brien; DROP TABLE-22"},{"name":"O''Brien; DROP TABLE","origin":"{player} 100 %"},{"category":"O''Brien; DROP TABLE","name":"### 001 |x|","rating":2310,"number":"日本","birth":"1995-09-10"}],"kFactor":3072,"fileRank":3,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":67},{"id":5,"tpn":9,"sex":"female","title":"WIM","rating":4000,"birth":"1962-12-22","category":"Nguyễn Văn Ý","national":[{"federation":"LAO","category":"a-57","rating":6,"number":"{player} 100 %","birth":"1957-12-23","sex":"\"quoted\" \\ back"}],"kFactor":3566,"fixedBoard":50845,"ratings":{},"marks":{},"entersInRound":67,"withdrawnFromRound":100},{"id":6,"tpn":8,"name":"Đà Nẵng – Quận 1","sex":"unknown","title":"GM","rating":6,"birth":"1965-06-12","category":"\"quoted\" \\ back","fileRank":5,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":7},{"id":9,"tpn":7,"name":"O''Brien; DROP TABLE-0","sex":"female","title":"GM","rating":1096,"federation":"ENG-93","birth":"1978-12-22","unit":"{player} 100 %","category":"\"quoted\" \\ back","national":[{"federation":"LAO","category":"a-35","name":"Nguyễn Văn Ý-86","rating":5,"origin":"Ộ ộ","number":"Ộ ộ","birth":"1986","sex":"O''Brien; DROP TABLE"},{"category":"{player} 100 %","name":"\"quoted\" \\ back","origin":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","number":"日本-28","sex":"O''Brien; DROP TABLE"}],"fileRank":1,"fixedBoard":4,"ratings":{},"marks":{},"entersInRound":99},{"id":11,"tpn":16,"name":"a-62","sex":"female","title":"GM","rating":4000,"fideId":"500","category":"{player} 100 %","national":[{"federation":"FID","rating":2,"origin":"Ộ ộ-23","birth":"1975-03-22","sex":"{player} 100 %-42"},{"federation":"VIE","category":"a-15","name":"{player} 100 %","rating":5,"origin":"a","number":"日本"},{"federation":"ENG-0","name":"a","rating":4,"origin":"Ộ ộ-93","birth":"2026-08-25","sex":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"kFactor":6,"fileRank":15510,"fixedBoard":51143,"ratings":{},"marks":{},"entersInRound":1},{"id":14,"tpn":15,"sex":"female","title":"WFM","rating":2160,"fideId":"35009192","birth":"1960-05-24","category":"O''Brien; DROP TABLE","national":[{"federation":"FID-15","category":"\"quoted\" \\ back-42","rating":3353,"number":"Nguyễn Văn Ý","birth":"1998-05-17","sex":"{player} 100 %"}],"fileRank":80213,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1},{"id":15,"tpn":10,"name":"a","sex":"male","title":"WGM","federation":"LAO","fideId":"500","birth":"2002-01-07","category":"Nguyễn Văn Ý-19","national":[{"federation":"ENG","name":"### 001 |x|","rating":893,"origin":"Ộ ộ","number":"Nguyễn Văn Ý-95","birth":"1952"}],"fileRank":5,"fixedBoard":41128,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":96},{"id":16,"tpn":14,"name":"### 001 |x|","sex":"female","title":"CM","federation":"ENG-73","birth":"1969-08-09","unit":"\"quoted\" \\ back","category":"a","fileRank":5,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2}],"rounds":[{"games":[{"white":15,"black":16,"whiteOutcome":"draw","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":11,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":14,"kind":"halfBye"}],"date":"1994-05-12","rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.7,"winBlack":1,"drawWhite":78.4,"drawBlack":-7.8,"lossWhite":-100,"lossBlack":-99.3,"forfeitWin":-100,"forfeitLoss":54.4,"fullBye":-13,"halfBye":-100,"zeroBye":99.3,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":16,"round":6,"points":-100},{"player":16,"round":1},{"player":5,"round":6,"points":-99.5}]},"comments":["日本-42","Đà Nẵng – Quận 1\n\"quoted\" \\ back","Đà Nẵng – Quận 1-92"]},{"games":[{"white":11,"black":15,"whiteOutcome":"unratedWin","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":14,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"date":"1948-04-06","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":8,"points":{"winWhite":-99.8,"winBlack":-99.8,"drawWhite":-99.7,"drawBlack":100,"lossBlack":-12.1,"forfeitWin":-99.3,"forfeitLoss":-99.7,"fullBye":100,"halfBye":0.5,"zeroBye":-99.3,"pairingBye":-99.3,"unknown":-100},"virtualPoints":[{"player":6,"round":81,"points":100},{"player":5,"round":1,"points":-99.4}]},"comments":["\"quoted\" \\ back",""]},{"games":[{"white":11,"black":14,"whiteOutcome":"unratedLoss","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":15,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"date":"1986-08-28","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":3.6,"winBlack":-52,"drawWhite":100,"drawBlack":0.5,"lossWhite":-74.3,"lossBlack":-99.9,"forfeitWin":-99.8,"fullBye":1,"halfBye":-99.8,"zeroBye":-99.6,"pairingBye":1,"unknown":-99.8},"prohibited":[{"firstRound":1,"lastRound":25,"players":[9,11],"condition":"always"}]},"comments":["日本","{player} 100 %-93","Nguyễn Văn Ý"]},{"games":[{"white":11,"black":15,"whiteOutcome":"draw","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":14,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"date":"2021","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"doubleRoundRobin":true,"initialColour":"white","scheduledRounds":37,"points":{"winWhite":-99.5,"winBlack":-99.5,"drawWhite":-99.6,"drawBlack":0.5,"lossWhite":-72.1,"lossBlack":100,"forfeitWin":-99.5,"forfeitLoss":-99.7,"fullBye":1,"halfBye":-99.7,"zeroBye":-63.1,"pairingBye":-99.8,"unknown":-99.6},"prohibited":[{"firstRound":8,"lastRound":200,"players":[9,11,14],"condition":"lastRoundAboveHalf","reason":"### 001 |x|-20"},{"firstRound":2,"lastRound":2,"players":[9,16],"condition":"always","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":14,"round":3,"points":-99.6},{"player":6,"round":96,"points":-39.8}]},"comments":[""]}],"requestedByes":[{"player":14,"round":74,"kind":"zeroBye"}],"teams":{"teams":[{"id":300,"name":"Đà Nẵng – Quận 1","nickname":"Ộ ộ","strength":0.4,"fileMatchPoints":0,"fileGamePoints":8294.8}],"lineUps":[{"round":5,"team":300,"boards":[6]},{"round":1,"team":300,"boards":[14,14,5]},{"round":1,"team":300,"opponent":300,"boards":[15]}],"byes":[{"round":1,"team":300,"matchPoints":-9999.7,"gamePoints":8134.4},{"round":94,"team":300,"matchPoints":-9999.5,"gamePoints":-9999.7}],"forfeits":[{"round":99,"kind":"bothLose","first":300,"second":300},{"round":1,"kind":"bothLose","first":300,"second":300}],"matchWin":2,"matchDraw":-99.6,"matchLoss":-99.3,"boardColours":"WBBW","matchPointsPrimary":true}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"日本 2","firstDay":"2018","lastDay":"2002-12-04","type":"\"quoted\" \\ back","chiefArbiter":"{player} 100 %","deputyArbiters":["{player} 100 %"],"timeControlText":"Đà Nẵng – Quận 1","codedTimeControl":"Nguyễn Văn Ý","codedType":"日本-61","startingListMethod":"C-7-92","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"initialColour":"black","scheduledRounds":41,"points":{"winWhite":1,"winBlack":-99.9,"drawWhite":-99.7,"drawBlack":0.5,"lossWhite":-99.4,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":-49.5,"halfBye":-99.5,"zeroBye":-99.9,"pairingBye":-100,"unknown":-100},"virtualPoints":[{"player":6,"round":3,"points":-99.9},{"player":14,"round":3,"points":-99.7},{"player":14,"round":99,"points":26.5}],"tieBreakEdition":"24","tieBreaks":["","ARO-95","DE"],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"standard","unratedRating":991,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["rapid","blitz"],"ratingsByRound":true,"lotsSeed":759968731157285962},"players":[{"id":2,"tpn":10,"name":"\"quoted\" \\ back-94","sex":"male","title":"WGM","rating":6,"federation":"LAO-69","unit":"a-36","national":[{"federation":"VIE","category":"日本","name":"### 001 |x|","rating":3,"origin":"{player} 100 %-15","number":"O''Brien; DROP TABLE-96","sex":"{player} 100 %"},{"name":"Ộ ộ-36","number":"{player} 100 %","birth":"2023-02-07"},{"federation":"FID","category":"Đà Nẵng – Quận 1-81","name":"日本","origin":"{player} 100 %","number":"Ộ ộ","birth":"2030-02-13"}],"ratings":{},"marks":{},"entersInRound":5},{"id":4,"tpn":8,"name":"{player} 100 %","sex":"female","title":"GM","rating":4,"federation":"LAO-54","fideId":"500-43","birth":"2000-07-03","unit":"{player} 100 %","category":"a","national":[{"federation":"LAO","category":"Đà Nẵng – Quận 1","name":"Đà Nẵng – Quận 1","rating":127,"origin":"### 001 |x|","birth":"2019-06-18","sex":"日本-0"},{"federation":"VIE-36","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"a","rating":1,"origin":"Nguyễn Văn Ý","number":"Ộ ộ-34","sex":"a-76"},{"federation":"VIE-19","name":"### 001 |x|","rating":2,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back"}],"fileRank":3,"ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":7,"sex":"unknown","title":"WGM","rating":3,"fideId":"500","birth":"1992-04-01","national":[{"category":"### 001 |x|","name":"### 001 |x|-18","rating":4,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back-97","birth":"1999-05"},{"federation":"LAO","category":"Nguyễn Văn Ý-42","name":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"1961-08-28","sex":"{player} 100 %"},{"federation":"FID","rating":4000,"origin":"a","number":"日本","birth":"1934","sex":"Nguyễn Văn Ý-75"}],"kFactor":6,"fileRank":81718,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":8},{"id":7,"tpn":13,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"female","title":"CM","rating":834,"federation":"VIE-41","fideId":"35009192","birth":"1974-03-01","unit":"Nguyễn Văn Ý","category":"Đà Nẵng – Quận 1","national":[{"category":"a-98","name":"日本-52","rating":2,"origin":"{player} 100 %","number":"Đà Nẵng – Quận 1","birth":"1958-01-12"},{"federation":"FID","category":"Đà Nẵng – Quận 1","name":"a-43","origin":"O''Brien; DROP TABLE","number":"a","birth":"1981","sex":"Nguyễn Văn Ý"},{"federation":"ENG-35","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","sex":"Nguyễn Văn Ý"}],"kFactor":5,"ratings":{},"marks":{},"entersInRound":3},{"id":10,"tpn":6,"name":"日本","sex":"unknown","title":"FM","federation":"ENG-42","fideId":"35009192","unit":"{player} 100 %-77","category":"日本","national":[{"federation":"FID","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","number":"O''Brien; DROP TABLE"},{"federation":"LAO-78","rating":4000,"origin":"日本","number":"Nguyễn Văn Ý","birth":"2025-04-09","sex":"\"quoted\" \\ back-53"}],"kFactor":7,"fileRank":2,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":10,"withdrawnFromRound":11},{"id":11,"tpn":12,"sex":"female","title":"GM","rating":3,"federation":"ENG","birth":"2007-01-02","unit":"Ộ ộ-7","category":"{player} 100 %-66","national":[{"federation":"ENG","category":"Ộ ộ","rating":6,"origin":"Nguyễn Văn Ý","number":"### 001 |x|","birth":"1947","sex":"### 001 |x|"},{"federation":"VIE","category":"日本-79","name":"O''Brien; DROP TABLE-64","origin":"Nguyễn Văn Ý-90","number":"{player} 100 %-49","sex":"\"quoted\" \\ back-28"}],"kFactor":4,"fixedBoard":90934,"ratings":{},"marks":{},"entersInRound":1},{"id":12,"tpn":11,"name":"Ộ ộ","sex":"male","title":"WCM","rating":3604,"federation":"LAO","birth":"1997-11","unit":"### 001 |x|","category":"{player} 100 %-79","kFactor":5,"fileRank":5,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":14,"tpn":14,"name":"Nguyễn Văn Ý-78","sex":"female","title":"WFM","rating":6,"federation":"ENG-30","fideId":"35009192-16","unit":"Ộ ộ","category":"a","kFactor":3,"fileRank":30534,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":1},{"id":15,"tpn":1,"sex":"female","title":"FM","rating":2,"federation":"VIE","birth":"2006-05-23","unit":"a","national":[{"federation":"FID-7","category":"a","name":"a","origin":"\"quoted\" \\ back-9","number":"a","birth":"1963","sex":"a"}],"kFactor":1052,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":35},{"id":16,"tpn":9,"sex":"female","title":"WCM","rating":4000,"federation":"LAO","birth":"1980-08-26","unit":"\"quoted\" \\ back","fileRank":5,"fixedBoard":76831,"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":49}],"rounds":[{"games":[{"white":14,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":12,"whiteOutcome":"unratedDraw","blackOutcome":"win","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":11,"kind":"halfBye"},{"player":15,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"dateText":"C-7","pairedByHand":true,"rules":{"pairingSystem":"other","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":50.7,"drawWhite":-100,"drawBlack":-99.8,"lossWhite":-91.5,"lossBlack":-99.9,"forfeitWin":89.9,"forfeitLoss":-99.4,"fullBye":-100,"halfBye":100,"zeroBye":44.7,"pairingBye":-100,"unknown":100},"virtualPoints":[{"player":7,"round":5,"points":100},{"player":10,"round":1,"points":-99.9}]},"comments":["O''Brien; DROP TABLE\nNguyễn Văn Ý","{player} 100 %"]},{"games":[{"white":11,"black":14,"whiteOutcome":"loss","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":6,"whiteOutcome":"unratedDraw","blackOutcome":"unratedDraw","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"},{"player":15,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"date":"2009-11-24","rules":{"pairingSystem":"other","systemCode":"C-7","pairingEdition":"2017","initialColour":"black","scheduledRounds":99,"points":{"winWhite":-37.8,"winBlack":1,"drawWhite":54.2,"drawBlack":-100,"lossWhite":-99.4,"lossBlack":21.8,"forfeitWin":-99.6,"forfeitLoss":-100,"fullBye":1,"halfBye":0.5,"zeroBye":-99.3,"pairingBye":-99.6,"unknown":0.5},"virtualPoints":[{"player":7,"round":4,"points":-100},{"player":4,"round":99,"points":25.9}]},"comments":["","Đà Nẵng – Quận 1"]}],"adjustments":[{"player":11,"round":58},{"player":10,"round":7}],"teams":{"teams":[{"id":700,"name":"a","nickname":"Ộ ộ","fileMatchPoints":0,"fileGamePoints":-9999.3,"fileRank":34047,"members":[12,4]}],"lineUps":[{"round":4,"team":700,"boards":[16]}],"byes":[{"round":1,"team":700,"gamePoints":10000},{"round":4,"team":700,"matchPoints":-9999.7,"gamePoints":-9999.4},{"round":1,"team":700,"matchPoints":-10000,"gamePoints":-9999.4}],"matchWin":2,"matchDraw":-99.3,"matchLoss":-99.5,"boardColours":"WBBW-39","matchPointsPrimary":true},"foreignLines":["QQQ  two  spaces","XXX kept as it is"]},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"{player} 100 % 3","town":"日本-28","federation":"VIE","firstDay":"2017-08","lastDay":"1950-11-13","type":"### 001 |x|-26","deputyArbiters":["### 001 |x|-60","{player} 100 %"],"timeControlText":"O''Brien; DROP TABLE","codedTimeControl":"### 001 |x|","codedType":"\"quoted\" \\ back","startingListMethod":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","pairingProgram":"日本","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"scheduledRounds":4,"points":{"winWhite":-99.3,"winBlack":-99.9,"drawWhite":-99.6,"drawBlack":100,"forfeitWin":-49.9,"forfeitLoss":-99.3,"fullBye":1,"halfBye":91.5,"zeroBye":-99.5,"pairingBye":100,"unknown":62.9},"tieBreakEdition":"old","editionsChosen":true,"fideMode":true,"discipline":"chess","timeControl":"blitz","unratedRating":5,"unratedMethod":"leftOut","equalsOrder":"entry","ratingLists":["standard","rapid","blitz"],"longEvent":true,"ratingsByRound":true,"chess960Seed":15104623898886267996,"lotsSeed":6752136986172796432},"teams":{"teams":[{"id":900,"name":"Đà Nẵng – Quận 1","nickname":"Ộ ộ","strength":0.5,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":4},{"id":601}],"lineUps":[{"round":1,"team":601}],"forfeits":[{"round":1,"kind":"firstWins","first":900,"second":900},{"round":57,"kind":"bothLose","first":601,"second":601},{"round":1,"kind":"bothLose","first":601,"second":900}],"matchWin":-92.9,"matchDraw":-99.8,"matchPointsPrimary":false},"foreignLines":["","XXX kept as it is",""]},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256160000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"adjustmentsAfterStart","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(5,1795256160000,'Trọng tài','apply',NULL,NULL,18,1,'{"change":"set_adjustments","section":1}','{"change":"set_adjustments","section":1,"adjustments":[{"player":16,"round":18,"kind":"draw","points":-9999.8},{"player":3,"round":4,"kind":"unopposedWin","points":-10000},{"player":9,"round":1,"kind":"unopposedWin","points":-9999.7}]}',4,'edit');
INSERT INTO "journal" VALUES(6,1795256220000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"correctEarlierResult","answer":"confirmed","about":"{\"round\":1,\"players\":[8,11]}"}',NULL,'enterResult');
INSERT INTO "journal" VALUES(7,1795256220000,'Trọng tài','apply',NULL,NULL,0,2,'{"change":"set_result","section":2,"round":1,"white":4,"black":12,"whiteOutcome":"unratedDraw","blackOutcome":"win"}','{"change":"set_result","section":2,"round":1,"white":4,"black":12,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss"}',6,'enterResult');
INSERT INTO "journal" VALUES(8,1795256220000,'Trọng tài','apply',NULL,NULL,20,2,'{"change":"set_round_comments","section":2,"round":1,"comments":["O''Brien; DROP TABLE\nNguyễn Văn Ý","{player} 100 %"]}','{"change":"set_round_comments","section":2,"round":1,"comments":["O''Brien; DROP TABLE\nNguyễn Văn Ý","{player} 100 %","Correction @ Round 1: 8-11: 1/2U-1 => 0F-0F"]}',6,'enterResult');
INSERT INTO "journal" VALUES(9,1795256280000,'Trọng tài','apply',NULL,NULL,17,1,'{"change":"move_section","section":1}','{"change":"move_section","section":1,"position":2}',NULL,'edit');
INSERT INTO "journal" VALUES(10,1795256340000,'Trọng tài','apply',NULL,NULL,20,2,'{"change":"set_round_comments","section":2,"round":1,"comments":["O''Brien; DROP TABLE\nNguyễn Văn Ý","{player} 100 %","Correction @ Round 1: 8-11: 1/2U-1 => 0F-0F"]}','{"change":"set_round_comments","section":2,"round":1,"comments":["日本"]}',NULL,'edit');
INSERT INTO "journal" VALUES(11,1795256400000,'Trọng tài','apply',NULL,NULL,3,3,'{"change":"edit_info","section":3,"info":{"name":"{player} 100 % 3","town":"日本-28","federation":"VIE","firstDay":"2017-08","lastDay":"1950-11-13","type":"### 001 |x|-26","deputyArbiters":["### 001 |x|-60","{player} 100 %"],"timeControlText":"O''Brien; DROP TABLE","codedTimeControl":"### 001 |x|","codedType":"\"quoted\" \\ back","startingListMethod":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","pairingProgram":"日本","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}','{"change":"edit_info","section":3,"info":{"name":"### 001 |x|","town":"Nguyễn Văn Ý-93","federation":"VIE","lastDay":"2002-12-13","firstDayText":"Nguyễn Văn Ý-20","type":"日本","chiefArbiter":"Ộ ộ","deputyArbiters":["",""],"timeControlText":"### 001 |x|","startingListMethod":"IND_FIDE","pairingProgram":"Nguyễn Văn Ý-38","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}',NULL,'edit');
INSERT INTO "journal" VALUES(12,1795256460000,'Trọng tài','apply',NULL,NULL,5,1,'{"change":"remove_players","section":1,"players":[17]}','{"change":"add_players","section":1,"players":[{"id":17,"tpn":18,"name":"O''Brien; DROP TABLE","sex":"male","title":"GM","rating":3571,"federation":"ENG","fideId":"12400001","birth":"1935-08-19","unit":"a","category":"a-35","national":[{"name":"Đà Nẵng – Quận 1","rating":5,"origin":"Đà Nẵng – Quận 1","number":"Ộ ộ","birth":"1933","sex":"Nguyễn Văn Ý-4"}],"kFactor":6,"fileRank":5,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":1}]}',NULL,'edit');
INSERT INTO "journal" VALUES(13,1795256520000,'Trọng tài','apply',NULL,NULL,15,0,'{"change":"rename_event","name":"Giải trẻ"}','{"change":"rename_event","name":"Giải 30"}',NULL,'edit');
INSERT INTO "journal" VALUES(14,1795256640000,'Trọng tài','apply',NULL,NULL,7,2,'{"change":"replace_section","section":2,"content":{"info":{"name":"日本 2","firstDay":"2018","lastDay":"2002-12-04","type":"\"quoted\" \\ back","chiefArbiter":"{player} 100 %","deputyArbiters":["{player} 100 %"],"timeControlText":"Đà Nẵng – Quận 1","codedTimeControl":"Nguyễn Văn Ý","codedType":"日本-61","startingListMethod":"C-7-92","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"initialColour":"black","scheduledRounds":41,"points":{"winWhite":1,"winBlack":-99.9,"drawWhite":-99.7,"drawBlack":0.5,"lossWhite":-99.4,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":-49.5,"halfBye":-99.5,"zeroBye":-99.9,"pairingBye":-100,"unknown":-100},"virtualPoints":[{"player":6,"round":3,"points":-99.9},{"player":14,"round":3,"points":-99.7},{"player":14,"round":99,"points":26.5}],"tieBreakEdition":"24","tieBreaks":["","ARO-95","DE"],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"standard","unratedRating":991,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["rapid","blitz"],"ratingsByRound":true,"lotsSeed":759968731157285962},"players":[{"id":2,"tpn":10,"name":"\"quoted\" \\ back-94","sex":"male","title":"WGM","rating":6,"federation":"LAO-69","unit":"a-36","national":[{"federation":"VIE","category":"日本","name":"### 001 |x|","rating":3,"origin":"{player} 100 %-15","number":"O''Brien; DROP TABLE-96","sex":"{player} 100 %"},{"name":"Ộ ộ-36","number":"{player} 100 %","birth":"2023-02-07"},{"federation":"FID","category":"Đà Nẵng – Quận 1-81","name":"日本","origin":"{player} 100 %","number":"Ộ ộ","birth":"2030-02-13"}],"ratings":{},"marks":{},"entersInRound":5},{"id":4,"tpn":8,"name":"{player} 100 %","sex":"female","title":"GM","rating":4,"federation":"LAO-54","fideId":"500-43","birth":"2000-07-03","unit":"{player} 100 %","category":"a","national":[{"federation":"LAO","category":"Đà Nẵng – Quận 1","name":"Đà Nẵng – Quận 1","rating":127,"origin":"### 001 |x|","birth":"2019-06-18","sex":"日本-0"},{"federation":"VIE-36","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"a","rating":1,"origin":"Nguyễn Văn Ý","number":"Ộ ộ-34","sex":"a-76"},{"federation":"VIE-19","name":"### 001 |x|","rating":2,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back"}],"fileRank":3,"ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":7,"sex":"unknown","title":"WGM","rating":3,"fideId":"500","birth":"1992-04-01","national":[{"category":"### 001 |x|","name":"### 001 |x|-18","rating":4,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back-97","birth":"1999-05"},{"federation":"LAO","category":"Nguyễn Văn Ý-42","name":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"1961-08-28","sex":"{player} 100 %"},{"federation":"FID","rating":4000,"origin":"a","number":"日本","birth":"1934","sex":"Nguyễn Văn Ý-75"}],"kFactor":6,"fileRank":81718,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":8},{"id":7,"tpn":13,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"female","title":"CM","rating":834,"federation":"VIE-41","fideId":"35009192","birth":"1974-03-01","unit":"Nguyễn Văn Ý","category":"Đà Nẵng – Quận 1","national":[{"category":"a-98","name":"日本-52","rating":2,"origin":"{player} 100 %","number":"Đà Nẵng – Quận 1","birth":"1958-01-12"},{"federation":"FID","category":"Đà Nẵng – Quận 1","name":"a-43","origin":"O''Brien; DROP TABLE","number":"a","birth":"1981","sex":"Nguyễn Văn Ý"},{"federation":"ENG-35","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","sex":"Nguyễn Văn Ý"}],"kFactor":5,"ratings":{},"marks":{},"entersInRound":3},{"id":10,"tpn":6,"name":"日本","sex":"unknown","title":"FM","federation":"ENG-42","fideId":"35009192","unit":"{player} 100 %-77","category":"日本","national":[{"federation":"FID","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","number":"O''Brien; DROP TABLE"},{"federation":"LAO-78","rating":4000,"origin":"日本","number":"Nguyễn Văn Ý","birth":"2025-04-09","sex":"\"quoted\" \\ back-53"}],"kFactor":7,"fileRank":2,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":10,"withdrawnFromRound":11},{"id":11,"tpn":12,"sex":"female","title":"GM","rating":3,"federation":"ENG","birth":"2007-01-02","unit":"Ộ ộ-7","category":"{player} 100 %-66","national":[{"federation":"ENG","category":"Ộ ộ","rating":6,"origin":"Nguyễn Văn Ý","number":"### 001 |x|","birth":"1947","sex":"### 001 |x|"},{"federation":"VIE","category":"日本-79","name":"O''Brien; DROP TABLE-64","origin":"Nguyễn Văn Ý-90","number":"{player} 100 %-49","sex":"\"quoted\" \\ back-28"}],"kFactor":4,"fixedBoard":90934,"ratings":{},"marks":{},"entersInRound":1},{"id":12,"tpn":11,"name":"Ộ ộ","sex":"male","title":"WCM","rating":3604,"federation":"LAO","birth":"1997-11","unit":"### 001 |x|","category":"{player} 100 %-79","kFactor":5,"fileRank":5,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":14,"tpn":14,"name":"Nguyễn Văn Ý-78","sex":"female","title":"WFM","rating":6,"federation":"ENG-30","fideId":"35009192-16","unit":"Ộ ộ","category":"a","kFactor":3,"fileRank":30534,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":1},{"id":15,"tpn":1,"sex":"female","title":"FM","rating":2,"federation":"VIE","birth":"2006-05-23","unit":"a","national":[{"federation":"FID-7","category":"a","name":"a","origin":"\"quoted\" \\ back-9","number":"a","birth":"1963","sex":"a"}],"kFactor":1052,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":35},{"id":16,"tpn":9,"sex":"female","title":"WCM","rating":4000,"federation":"LAO","birth":"1980-08-26","unit":"\"quoted\" \\ back","fileRank":5,"fixedBoard":76831,"ratings":{},"marks":{},"entersInRound":7,"withdrawnFromRound":49}],"rounds":[{"games":[{"white":14,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":12,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":11,"kind":"halfBye"},{"player":15,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"dateText":"C-7","pairedByHand":true,"rules":{"pairingSystem":"other","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":50.7,"drawWhite":-100,"drawBlack":-99.8,"lossWhite":-91.5,"lossBlack":-99.9,"forfeitWin":89.9,"forfeitLoss":-99.4,"fullBye":-100,"halfBye":100,"zeroBye":44.7,"pairingBye":-100,"unknown":100},"virtualPoints":[{"player":7,"round":5,"points":100},{"player":10,"round":1,"points":-99.9}]},"comments":["日本"]},{"games":[{"white":11,"black":14,"whiteOutcome":"loss","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":6,"whiteOutcome":"unratedDraw","blackOutcome":"unratedDraw","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"},{"player":15,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"}],"date":"2009-11-24","rules":{"pairingSystem":"other","systemCode":"C-7","pairingEdition":"2017","initialColour":"black","scheduledRounds":99,"points":{"winWhite":-37.8,"winBlack":1,"drawWhite":54.2,"drawBlack":-100,"lossWhite":-99.4,"lossBlack":21.8,"forfeitWin":-99.6,"forfeitLoss":-100,"fullBye":1,"halfBye":0.5,"zeroBye":-99.3,"pairingBye":-99.6,"unknown":0.5},"virtualPoints":[{"player":7,"round":4,"points":-100},{"player":4,"round":99,"points":25.9}]},"comments":["","Đà Nẵng – Quận 1"]}],"adjustments":[{"player":11,"round":58},{"player":10,"round":7}],"teams":{"teams":[{"id":700,"name":"a","nickname":"Ộ ộ","fileMatchPoints":0,"fileGamePoints":-9999.3,"fileRank":34047,"members":[12,4]}],"lineUps":[{"round":4,"team":700,"boards":[16]}],"byes":[{"round":1,"team":700,"gamePoints":10000},{"round":4,"team":700,"matchPoints":-9999.7,"gamePoints":-9999.4},{"round":1,"team":700,"matchPoints":-10000,"gamePoints":-9999.4}],"matchWin":2,"matchDraw":-99.3,"matchLoss":-99.5,"boardColours":"WBBW-39","matchPointsPrimary":true},"foreignLines":["QQQ  two  spaces","XXX kept as it is"]}}','{"change":"remove_players","section":2,"players":[16]}',NULL,'edit');
INSERT INTO "journal" VALUES(15,1795256820000,'Trọng tài','apply',NULL,NULL,17,1,'{"change":"move_section","section":1,"position":2}','{"change":"move_section","section":1}',NULL,'edit');
INSERT INTO "journal" VALUES(16,1795256880000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":4,"warning":"sectionReplaced","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(17,1795256880000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"numbersChanged","answer":"confirmed","about":"{\"round\":2,\"count\":4,\"players\":[6,8,10,13]}"}',16,'edit');
INSERT INTO "journal" VALUES(18,1795256880000,'Trọng tài','apply',NULL,NULL,16,2,'{"change":"replace_section","section":2,"content":{"info":{"name":"日本 2","firstDay":"2018","lastDay":"2002-12-04","type":"\"quoted\" \\ back","chiefArbiter":"{player} 100 %","deputyArbiters":["{player} 100 %"],"timeControlText":"Đà Nẵng – Quận 1","codedTimeControl":"Nguyễn Văn Ý","codedType":"日本-61","startingListMethod":"C-7-92","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"initialColour":"black","scheduledRounds":41,"points":{"winWhite":1,"winBlack":-99.9,"drawWhite":-99.7,"drawBlack":0.5,"lossWhite":-99.4,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":-49.5,"halfBye":-99.5,"zeroBye":-99.9,"pairingBye":-100,"unknown":-100},"virtualPoints":[{"player":6,"round":3,"points":-99.9},{"player":14,"round":3,"points":-99.7},{"player":14,"round":99,"points":26.5}],"tieBreakEdition":"24","tieBreaks":["","ARO-95","DE"],"fideMode":false,"fideModeLeftInRound":3,"discipline":"xiangqi","timeControl":"standard","unratedRating":991,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["rapid","blitz"],"ratingsByRound":true,"lotsSeed":759968731157285962},"players":[{"id":2,"tpn":10,"name":"\"quoted\" \\ back-94","sex":"male","title":"WGM","rating":6,"federation":"LAO-69","unit":"a-36","national":[{"federation":"VIE","category":"日本","name":"### 001 |x|","rating":3,"origin":"{player} 100 %-15","number":"O''Brien; DROP TABLE-96","sex":"{player} 100 %"},{"name":"Ộ ộ-36","number":"{player} 100 %","birth":"2023-02-07"},{"federation":"FID","category":"Đà Nẵng – Quận 1-81","name":"日本","origin":"{player} 100 %","number":"Ộ ộ","birth":"2030-02-13"}],"ratings":{},"marks":{},"entersInRound":5},{"id":4,"tpn":8,"name":"{player} 100 %","sex":"female","title":"GM","rating":4,"federation":"LAO-54","fideId":"500-43","birth":"2000-07-03","unit":"{player} 100 %","category":"a","national":[{"federation":"LAO","category":"Đà Nẵng – Quận 1","name":"Đà Nẵng – Quận 1","rating":127,"origin":"### 001 |x|","birth":"2019-06-18","sex":"日本-0"},{"federation":"VIE-36","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"a","rating":1,"origin":"Nguyễn Văn Ý","number":"Ộ ộ-34","sex":"a-76"},{"federation":"VIE-19","name":"### 001 |x|","rating":2,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back"}],"fileRank":3,"ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":7,"sex":"unknown","title":"WGM","rating":3,"fideId":"500","birth":"1992-04-01","national":[{"category":"### 001 |x|","name":"### 001 |x|-18","rating":4,"origin":"\"quoted\" \\ back","number":"\"quoted\" \\ back-97","birth":"1999-05"},{"federation":"LAO","category":"Nguyễn Văn Ý-42","name":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"1961-08-28","sex":"{player} 100 %"},{"federation":"FID","rating":4000,"origin":"a","number":"日本","birth":"1934","sex":"Nguyễn Văn Ý-75"}],"kFactor":6,"fileRank":81718,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":8},{"id":7,"tpn":13,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"female","title":"CM","rating":834,"federation":"VIE-41","fideId":"35009192","birth":"1974-03-01","unit":"Nguyễn Văn Ý","category":"Đà Nẵng – Quận 1","national":[{"category":"a-98","name":"日本-52","rating":2,"origin":"{player} 100 %","number":"Đà Nẵng – Quận 1","birth":"1958-01-12"},{"federation":"FID","category":"Đà Nẵng – Quận 1","name":"a-43","origin":"O''Brien; DROP TABLE","number":"a","birth":"1981","sex":"Nguyễn Văn Ý"},{"federation":"ENG-35","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","sex":"Nguyễn Văn Ý"}],"kFactor":5,"ratings":{},"marks":{},"entersInRound":3},{"id":10,"tpn":6,"name":"日本","sex":"unknown","title":"FM","federation":"ENG-42","fideId":"35009192","unit":"{player} 100 %-77","category":"日本","national":[{"federation":"FID","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","origin":"a","number":"O''Brien; DROP TABLE"},{"federation":"LAO-78","rating":4000,"origin":"日本","number":"Nguyễn Văn Ý","birth":"2025-04-09","sex":"\"quoted\" \\ back-53"}],"kFactor":7,"fileRank":2,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":10,"withdrawnFromRound":11},{"id":11,"tpn":12,"sex":"female","title":"GM","rating":3,"federation":"ENG","birth":"2007-01-02","unit":"Ộ ộ-7","category":"{player} 100 %-66","national":[{"federation":"ENG","category":"Ộ ộ","rating":6,"origin":"Nguyễn Văn Ý","number":"### 001 |x|","birth":"1947","sex":"### 001 |x|"},{"federation":"VIE","category":"日本-79","name":"O''Brien; DROP TABLE-64","origin":"Nguyễn Văn Ý-90","number":"{player} 100 %-49","sex":"\"quoted\" \\ back-28"}],"kFactor":4,"fixedBoard":90934,"ratings":{},"marks":{},"entersInRound":1},{"id":12,"tpn":11,"name":"Ộ ộ","sex":"male","title":"WCM","rating":3604,"federation":"LAO","birth":"1997-11","unit":"### 001 |x|","category":"{player} 100 %-79","kFactor":5,"fileRank":5,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":14,"tpn":14,"name":"Nguyễn Văn Ý-78","sex":"female","title":"WFM","rating":6,"federation":"ENG-30","fideId":"35009192-16","unit":"Ộ ộ","category":"a","kFactor":3,"fileRank":30534,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":1},{"id":15,"tpn":1,"sex":"female","title":"FM","rating":2,"federation":"VIE","birth":"2006-05-23","unit":"a","national":[{"federation":"FID-7","category":"a","name":"a","origin":"\"quoted\" \\ back-9","number":"a","birth":"1963","sex":"a"}],"kFactor":1052,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":35}],"rounds":[{"games":[{"white":14,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":12,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":11,"kind":"halfBye"},{"player":15,"kind":"zeroBye"}],"dateText":"C-7","pairedByHand":true,"rules":{"pairingSystem":"other","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":-99.4,"winBlack":50.7,"drawWhite":-100,"drawBlack":-99.8,"lossWhite":-91.5,"lossBlack":-99.9,"forfeitWin":89.9,"forfeitLoss":-99.4,"fullBye":-100,"halfBye":100,"zeroBye":44.7,"pairingBye":-100,"unknown":100},"virtualPoints":[{"player":7,"round":5,"points":100},{"player":10,"round":1,"points":-99.9}]},"comments":["日本"]},{"games":[{"white":11,"black":14,"whiteOutcome":"loss","blackOutcome":"loss","coloursKnown":true},{"white":4,"black":6,"whiteOutcome":"unratedDraw","blackOutcome":"unratedDraw","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"},{"player":15,"kind":"zeroBye"}],"date":"2009-11-24","rules":{"pairingSystem":"other","systemCode":"C-7","pairingEdition":"2017","initialColour":"black","scheduledRounds":99,"points":{"winWhite":-37.8,"winBlack":1,"drawWhite":54.2,"drawBlack":-100,"lossWhite":-99.4,"lossBlack":21.8,"forfeitWin":-99.6,"forfeitLoss":-100,"fullBye":1,"halfBye":0.5,"zeroBye":-99.3,"pairingBye":-99.6,"unknown":0.5},"virtualPoints":[{"player":7,"round":4,"points":-100},{"player":4,"round":99,"points":25.9}]},"comments":["","Đà Nẵng – Quận 1"]}],"adjustments":[{"player":11,"round":58},{"player":10,"round":7}],"teams":{"teams":[{"id":700,"name":"a","nickname":"Ộ ộ","fileMatchPoints":0,"fileGamePoints":-9999.3,"fileRank":34047,"members":[12,4]}],"lineUps":[{"round":4,"team":700,"boards":[0]}],"byes":[{"round":1,"team":700,"gamePoints":10000},{"round":4,"team":700,"matchPoints":-9999.7,"gamePoints":-9999.4},{"round":1,"team":700,"matchPoints":-10000,"gamePoints":-9999.4}],"matchWin":2,"matchDraw":-99.3,"matchLoss":-99.5,"boardColours":"WBBW-39","matchPointsPrimary":true},"foreignLines":["QQQ  two  spaces","XXX kept as it is"]}}','{"change":"replace_section","section":2,"content":{"info":{"name":"a-74","town":"日本-79","federation":"ENG","lastDay":"1976-02-17","chiefArbiter":"{player} 100 %","deputyArbiters":["Ộ ộ"],"timeControlText":"Ộ ộ","codedType":"日本-68","startingListMethod":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","pairingProgram":"a-99","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":1,"points":{"winWhite":-54.6,"winBlack":-99.3,"drawWhite":-99.9,"drawBlack":0.5,"lossWhite":-18,"lossBlack":-99.5,"forfeitWin":1,"forfeitLoss":31.3,"fullBye":-99.7,"halfBye":47.2,"zeroBye":60.2,"pairingBye":-99.3,"unknown":0.5},"tieBreakEdition":"old","tieBreaks":["WIN-87","ARO-33","SB"],"fideMode":false,"fideModeLeftInRound":3,"discipline":"chess","timeControl":"blitz","unratedRating":3,"unratedMethod":"average","equalsOrder":"name","ratingLists":["rapid","blitz","standard"],"longEvent":true,"ratingsByRound":true,"chess960Seed":13205796411424671156},"players":[{"id":2,"tpn":4,"sex":"unknown","title":"FM","rating":3353,"fideId":"12400001","birth":"1998-05-17","unit":"{player} 100 %","category":"a-36","national":[{"category":"O''Brien; DROP TABLE","name":"O''Brien; DROP TABLE-36","origin":"Ộ ộ","number":"Nguyễn Văn Ý","birth":"1988"},{"federation":"FID","category":"### 001 |x|","name":"日本","rating":2,"birth":"1997-01-07"}],"kFactor":2104,"fileRank":7,"ratings":{},"marks":{},"entersInRound":2,"withdrawnFromRound":6},{"id":4,"tpn":2,"name":"Nguyễn Văn Ý-95","sex":"unknown","title":"none","titleText":"x.1","federation":"LAO-88","fideId":"35009192","birth":"1941-09-28","unit":"{player} 100 %","category":"\"quoted\" \\ back","kFactor":4,"fileRank":99999,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":44,"withdrawnFromRound":45},{"id":7,"tpn":1,"sex":"female","title":"WGM","rating":1,"federation":"ENG","fideId":"35009192","birth":"2017-10-14","national":[{"federation":"FID-12","category":"日本","origin":"日本","number":"{player} 100 %","birth":"1930","sex":"a"}],"kFactor":2065,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":79,"withdrawnFromRound":80},{"id":10,"tpn":3,"name":"Ộ ộ-19","sex":"unknown","title":"none","federation":"FID","fideId":"500","birth":"1966-09-18","category":"\"quoted\" \\ back","national":[{"federation":"ENG","category":"日本","number":"O''Brien; DROP TABLE","birth":"1976-02-11","sex":"### 001 |x|"},{"federation":"ENG-59","category":"### 001 |x|","name":"Đà Nẵng – Quận 1","rating":5,"origin":"Ộ ộ","birth":"2030-01-11","sex":"Ộ ộ-24"},{"category":"Nguyễn Văn Ý","name":"日本","rating":452,"origin":"\"quoted\" \\ back-40","number":"O''Brien; DROP TABLE-65","birth":"1978","sex":"Ộ ộ"}],"kFactor":511,"fixedBoard":38529,"ratings":{},"marks":{},"entersInRound":5,"withdrawnFromRound":6}],"rounds":[{"byes":[{"player":2,"kind":"zeroBye"},{"player":4,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"}],"dateText":"x.1","pairedByHand":true,"rules":{"pairingSystem":"other","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"white","points":{"winWhite":-99.7,"winBlack":-99.5,"drawWhite":-100,"drawBlack":-12.1,"lossWhite":-99.3,"lossBlack":-99.7,"forfeitWin":100,"fullBye":-99.3,"halfBye":-99.3,"zeroBye":-100,"pairingBye":1,"unknown":-99.3},"prohibited":[{"firstRound":1,"lastRound":2,"players":[2,7,10],"condition":"lastRoundAboveHalf","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":10,"round":1,"points":100},{"player":4,"round":47,"points":-99.3},{"player":2,"round":1,"points":-99.6}]},"comments":["{player} 100 %\n{player} 100 %","",""]}],"requestedByes":[{"player":10,"round":4,"kind":"halfBye"},{"player":7,"round":3,"kind":"fullBye"},{"player":2,"round":6,"kind":"halfBye"}],"adjustments":[{"player":7,"round":61,"points":9217.4}],"teams":{"teams":[{"id":300,"name":"Đà Nẵng – Quận 1-30","fileGamePoints":-10000,"fileRank":3265,"members":[10]},{"id":201,"name":"Đà Nẵng – Quận 1","nickname":"Ộ ộ-52","strength":394.9,"fileMatchPoints":-10000,"fileRank":40278,"members":[4]}],"lineUps":[{"round":1,"team":300,"boards":[2]},{"round":2,"team":300,"opponent":201,"boards":[0]}],"byes":[{"round":1,"team":300,"matchPoints":-9999.3,"gamePoints":-9999.8},{"round":3,"team":300,"matchPoints":-3868,"gamePoints":-3561},{"round":11,"team":201,"matchPoints":-10000}],"forfeits":[{"round":1,"kind":"bothLose","first":201,"second":201}],"matchWin":-100,"matchDraw":-92.4,"matchLoss":-99.3,"matchPointsPrimary":false},"foreignLines":["999 Đội"]}}',16,'edit');
INSERT INTO "journal" VALUES(19,1795256940000,'Trọng tài','apply',NULL,NULL,1,4,'{"change":"remove_section","section":4}','{"change":"add_section","section":4,"content":{"info":{"name":"U16","firstDay":"2026-11-01","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"tieBreakEdition":"26","fideMode":true,"discipline":"chess","timeControl":"standard","unratedMethod":"fixed","equalsOrder":"name"},"players":[{"id":1,"tpn":1,"name":"Võ Minh An","sex":"female","title":"WIM","rating":2480,"federation":"VIE","fideId":"12400001","birth":"2006-03","ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":2,"name":"Hoàng Văn Hạnh","sex":"female","title":"GM","rating":2509,"federation":"VIE","fideId":"12400002","birth":"2007-08","unit":"Cần Thơ","ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":3,"name":"Võ Hồng Hạnh","sex":"female","title":"FM","rating":1975,"federation":"VIE","birth":"1981","unit":"Cần Thơ","ratings":{},"marks":{},"entersInRound":1},{"id":4,"tpn":4,"name":"Hoàng Quốc Hạnh","sex":"male","title":"IM","federation":"VIE","fideId":"12400004","birth":"1980-09","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":5,"tpn":5,"name":"Đặng Hồng Hạnh","sex":"female","title":"FM","rating":2597,"federation":"VIE","fideId":"12400005","birth":"1989-04","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":6,"name":"Lê Quốc Hạnh","sex":"unknown","title":"IM","rating":1023,"federation":"VIE","fideId":"12400006","birth":"1980-09","ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"Trần Thị Bình","sex":"male","title":"FM","federation":"VIE","fideId":"12400007","birth":"1959-08","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":8,"name":"Đặng Minh Ý","sex":"female","title":"none","rating":2320,"federation":"VIE","fideId":"12400008","birth":"2012-11","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":5,"black":7,"whiteOutcome":"draw","blackOutcome":"draw","coloursKnown":true},{"white":1,"black":3,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":2,"black":6,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true},{"white":8,"black":4,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"date":"2026-11-04"}],"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(20,1795257000000,'Trọng tài','apply',NULL,NULL,13,4,NULL,'{"change":"answer_warning","section":4,"level":3,"warning":"repeatedOpponent","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(21,1795257060000,'Trọng tài','apply',NULL,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":4,"tpn":2,"name":"Nguyễn Văn Ý-95","sex":"unknown","title":"none","titleText":"x.1","federation":"LAO-88","fideId":"35009192","birth":"1941-09-28","unit":"{player} 100 %","category":"\"quoted\" \\ back","kFactor":4,"fileRank":99999,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":44,"withdrawnFromRound":45}}','{"change":"edit_player","section":2,"player":{"id":4,"tpn":2,"sex":"female","title":"FM","rating":1723,"fideId":"500","birth":"1950-09-06","unit":"Nguyễn Văn Ý-94","category":"{player} 100 %","national":[{"federation":"FID","category":"{player} 100 %-23","name":"Đà Nẵng – Quận 1","rating":3390,"origin":"O''Brien; DROP TABLE","number":"{player} 100 %-64","birth":"1960-08-01"}],"fileRank":88968,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1}}',NULL,'edit');
INSERT INTO "journal" VALUES(22,1795265100000,'Trọng tài','undo',21,NULL,6,2,'{"change":"edit_player","section":2,"player":{"id":4,"tpn":2,"sex":"female","title":"FM","rating":1723,"fideId":"500","birth":"1950-09-06","unit":"Nguyễn Văn Ý-94","category":"{player} 100 %","national":[{"federation":"FID","category":"{player} 100 %-23","name":"Đà Nẵng – Quận 1","rating":3390,"origin":"O''Brien; DROP TABLE","number":"{player} 100 %-64","birth":"1960-08-01"}],"fileRank":88968,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1}}','{"change":"edit_player","section":2,"player":{"id":4,"tpn":2,"name":"Nguyễn Văn Ý-95","sex":"unknown","title":"none","titleText":"x.1","federation":"LAO-88","fideId":"35009192","birth":"1941-09-28","unit":"{player} 100 %","category":"\"quoted\" \\ back","kFactor":4,"fileRank":99999,"fixedBoard":2,"ratings":{},"marks":{},"entersInRound":44,"withdrawnFromRound":45}}',NULL,'edit');
INSERT INTO "journal" VALUES(23,1795265101000,'Trọng tài','undo',19,NULL,2,4,'{"change":"add_section","section":4,"content":{"info":{"name":"U16","firstDay":"2026-11-01","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"tieBreakEdition":"26","fideMode":true,"discipline":"chess","timeControl":"standard","unratedMethod":"fixed","equalsOrder":"name"},"players":[{"id":1,"tpn":1,"name":"Võ Minh An","sex":"female","title":"WIM","rating":2480,"federation":"VIE","fideId":"12400001","birth":"2006-03","ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":2,"name":"Hoàng Văn Hạnh","sex":"female","title":"GM","rating":2509,"federation":"VIE","fideId":"12400002","birth":"2007-08","unit":"Cần Thơ","ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":3,"name":"Võ Hồng Hạnh","sex":"female","title":"FM","rating":1975,"federation":"VIE","birth":"1981","unit":"Cần Thơ","ratings":{},"marks":{},"entersInRound":1},{"id":4,"tpn":4,"name":"Hoàng Quốc Hạnh","sex":"male","title":"IM","federation":"VIE","fideId":"12400004","birth":"1980-09","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":5,"tpn":5,"name":"Đặng Hồng Hạnh","sex":"female","title":"FM","rating":2597,"federation":"VIE","fideId":"12400005","birth":"1989-04","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":6,"name":"Lê Quốc Hạnh","sex":"unknown","title":"IM","rating":1023,"federation":"VIE","fideId":"12400006","birth":"1980-09","ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"Trần Thị Bình","sex":"male","title":"FM","federation":"VIE","fideId":"12400007","birth":"1959-08","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":8,"name":"Đặng Minh Ý","sex":"female","title":"none","rating":2320,"federation":"VIE","fideId":"12400008","birth":"2012-11","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":5,"black":7,"whiteOutcome":"draw","blackOutcome":"draw","coloursKnown":true},{"white":1,"black":3,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":2,"black":6,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true},{"white":8,"black":4,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"date":"2026-11-04","rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}}}],"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}},"position":3}','{"change":"remove_section","section":4}',NULL,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,6);
INSERT INTO "line_up_boards" VALUES(1,1,0,14);
INSERT INTO "line_up_boards" VALUES(1,1,1,14);
INSERT INTO "line_up_boards" VALUES(1,1,2,5);
INSERT INTO "line_up_boards" VALUES(1,2,0,15);
INSERT INTO "line_up_boards" VALUES(2,0,0,2);
INSERT INTO "line_up_boards" VALUES(2,1,0,0);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,5,300,0);
INSERT INTO "line_ups" VALUES(1,1,1,300,0);
INSERT INTO "line_ups" VALUES(1,2,1,300,300);
INSERT INTO "line_ups" VALUES(2,0,1,300,0);
INSERT INTO "line_ups" VALUES(2,1,2,300,201);
INSERT INTO "line_ups" VALUES(3,0,1,601,0);
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
INSERT INTO "national_records" VALUES(1,3,0,'LAO','O''Brien; DROP TABLE-4','a',3,'"quoted" \ back','Đà Nẵng – Quận 1','1931-05','O''Brien; DROP TABLE-22');
INSERT INTO "national_records" VALUES(1,3,1,'','','O''Brien; DROP TABLE',0,'{player} 100 %','','','');
INSERT INTO "national_records" VALUES(1,3,2,'','O''Brien; DROP TABLE','### 001 |x|',2310,'','日本','1995-09-10','');
INSERT INTO "national_records" VALUES(1,5,0,'LAO','a-57','',6,'','{player} 100 %','1957-12-23','"quoted" \ back');
INSERT INTO "national_records" VALUES(1,9,0,'LAO','a-35','Nguyễn Văn Ý-86',5,'Ộ ộ','Ộ ộ','1986','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(1,9,1,'','{player} 100 %','"quoted" \ back',0,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','日本-28','','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(1,11,0,'FID','','',2,'Ộ ộ-23','','1975-03-22','{player} 100 %-42');
INSERT INTO "national_records" VALUES(1,11,1,'VIE','a-15','{player} 100 %',5,'a','日本','','');
INSERT INTO "national_records" VALUES(1,11,2,'ENG-0','','a',4,'Ộ ộ-93','','2026-08-25','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW');
INSERT INTO "national_records" VALUES(1,14,0,'FID-15','"quoted" \ back-42','',3353,'','Nguyễn Văn Ý','1998-05-17','{player} 100 %');
INSERT INTO "national_records" VALUES(1,15,0,'ENG','','### 001 |x|',893,'Ộ ộ','Nguyễn Văn Ý-95','1952','');
INSERT INTO "national_records" VALUES(1,17,0,'','','Đà Nẵng – Quận 1',5,'Đà Nẵng – Quận 1','Ộ ộ','1933','Nguyễn Văn Ý-4');
INSERT INTO "national_records" VALUES(2,2,0,'','O''Brien; DROP TABLE','O''Brien; DROP TABLE-36',0,'Ộ ộ','Nguyễn Văn Ý','1988','');
INSERT INTO "national_records" VALUES(2,2,1,'FID','### 001 |x|','日本',2,'','','1997-01-07','');
INSERT INTO "national_records" VALUES(2,7,0,'FID-12','日本','',0,'日本','{player} 100 %','1930','a');
INSERT INTO "national_records" VALUES(2,10,0,'ENG','日本','',0,'','O''Brien; DROP TABLE','1976-02-11','### 001 |x|');
INSERT INTO "national_records" VALUES(2,10,1,'ENG-59','### 001 |x|','Đà Nẵng – Quận 1',5,'Ộ ộ','','2030-01-11','Ộ ộ-24');
INSERT INTO "national_records" VALUES(2,10,2,'','Nguyễn Văn Ý','日本',452,'"quoted" \ back-40','O''Brien; DROP TABLE-65','1978','Ộ ộ');
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
INSERT INTO "players" VALUES(1,3,17,'','male','GM','',5,'','12400001','2028-11','### 001 |x|-87','{player} 100 %',3072,3,99999,67,NULL);
INSERT INTO "players" VALUES(1,5,9,'','female','WIM','',4000,'','','1962-12-22','','Nguyễn Văn Ý',3566,0,50845,67,100);
INSERT INTO "players" VALUES(1,6,8,'Đà Nẵng – Quận 1','unknown','GM','',6,'','','1965-06-12','','"quoted" \ back',0,5,6,7,NULL);
INSERT INTO "players" VALUES(1,9,7,'O''Brien; DROP TABLE-0','female','GM','',1096,'ENG-93','','1978-12-22','{player} 100 %','"quoted" \ back',0,1,4,99,NULL);
INSERT INTO "players" VALUES(1,11,16,'a-62','female','GM','',4000,'','500','','','{player} 100 %',6,15510,51143,1,NULL);
INSERT INTO "players" VALUES(1,14,15,'','female','WFM','',2160,'','35009192','1960-05-24','','O''Brien; DROP TABLE',0,80213,5,1,NULL);
INSERT INTO "players" VALUES(1,15,10,'a','male','WGM','',0,'LAO','500','2002-01-07','','Nguyễn Văn Ý-19',0,5,41128,1,96);
INSERT INTO "players" VALUES(1,16,14,'### 001 |x|','female','CM','',0,'ENG-73','','1969-08-09','"quoted" \ back','a',0,5,99999,1,2);
INSERT INTO "players" VALUES(1,17,18,'O''Brien; DROP TABLE','male','GM','',3571,'ENG','12400001','1935-08-19','a','a-35',6,5,2,1,NULL);
INSERT INTO "players" VALUES(2,2,4,'','unknown','FM','',3353,'','12400001','1998-05-17','{player} 100 %','a-36',2104,7,0,2,6);
INSERT INTO "players" VALUES(2,4,2,'Nguyễn Văn Ý-95','unknown','none','x.1',0,'LAO-88','35009192','1941-09-28','{player} 100 %','"quoted" \ back',4,99999,2,44,45);
INSERT INTO "players" VALUES(2,7,1,'','female','WGM','',1,'ENG','35009192','2017-10-14','','',2065,0,5,79,80);
INSERT INTO "players" VALUES(2,10,3,'Ộ ộ-19','unknown','none','',0,'FID','500','1966-09-18','','"quoted" \ back',511,0,38529,5,6);
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(1,0,1,32,'exceptLastRoundAboveHalf','');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(1,0,0,5);
INSERT INTO "prohibited_players" VALUES(1,0,1,15);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,14,74,'zeroBye');
INSERT INTO "requested_byes" VALUES(2,0,10,4,'halfBye');
INSERT INTO "requested_byes" VALUES(2,1,7,3,'fullBye');
INSERT INTO "requested_byes" VALUES(2,2,2,6,'halfBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'日本-42');
INSERT INTO "round_comments" VALUES(1,1,1,'Đà Nẵng – Quận 1
"quoted" \ back');
INSERT INTO "round_comments" VALUES(1,1,2,'Đà Nẵng – Quận 1-92');
INSERT INTO "round_comments" VALUES(1,2,0,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(1,2,1,'');
INSERT INTO "round_comments" VALUES(1,3,0,'日本');
INSERT INTO "round_comments" VALUES(1,3,1,'{player} 100 %-93');
INSERT INTO "round_comments" VALUES(1,3,2,'Nguyễn Văn Ý');
INSERT INTO "round_comments" VALUES(1,4,0,'');
INSERT INTO "round_comments" VALUES(2,1,0,'{player} 100 %
{player} 100 %');
INSERT INTO "round_comments" VALUES(2,1,1,'');
INSERT INTO "round_comments" VALUES(2,1,2,'');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'1994-05-12','',0,'{"pairingSystem":"dutch","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.7,"winBlack":1,"drawWhite":78.4,"drawBlack":-7.8,"lossWhite":-100,"lossBlack":-99.3,"forfeitWin":-100,"forfeitLoss":54.4,"fullBye":-13,"halfBye":-100,"zeroBye":99.3,"pairingBye":1,"unknown":0.5},"virtualPoints":[{"player":16,"round":6,"points":-100},{"player":16,"round":1},{"player":5,"round":6,"points":-99.5}]}');
INSERT INTO "rounds" VALUES(1,2,'1948-04-06','',1,'{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":8,"points":{"winWhite":-99.8,"winBlack":-99.8,"drawWhite":-99.7,"drawBlack":100,"lossBlack":-12.1,"forfeitWin":-99.3,"forfeitLoss":-99.7,"fullBye":100,"halfBye":0.5,"zeroBye":-99.3,"pairingBye":-99.3,"unknown":-100},"virtualPoints":[{"player":6,"round":81,"points":100},{"player":5,"round":1,"points":-99.4}]}');
INSERT INTO "rounds" VALUES(1,3,'1986-08-28','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2026","bakuAcceleration":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":2,"points":{"winWhite":3.6,"winBlack":-52,"drawWhite":100,"drawBlack":0.5,"lossWhite":-74.3,"lossBlack":-99.9,"forfeitWin":-99.8,"fullBye":1,"halfBye":-99.8,"zeroBye":-99.6,"pairingBye":1,"unknown":-99.8},"prohibited":[{"firstRound":1,"lastRound":25,"players":[9,11],"condition":"always"}]}');
INSERT INTO "rounds" VALUES(1,4,'2021','',1,'{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"doubleRoundRobin":true,"initialColour":"white","scheduledRounds":37,"points":{"winWhite":-99.5,"winBlack":-99.5,"drawWhite":-99.6,"drawBlack":0.5,"lossWhite":-72.1,"lossBlack":100,"forfeitWin":-99.5,"forfeitLoss":-99.7,"fullBye":1,"halfBye":-99.7,"zeroBye":-63.1,"pairingBye":-99.8,"unknown":-99.6},"prohibited":[{"firstRound":8,"lastRound":200,"players":[9,11,14],"condition":"lastRoundAboveHalf","reason":"### 001 |x|-20"},{"firstRound":2,"lastRound":2,"players":[9,16],"condition":"always","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":14,"round":3,"points":-99.6},{"player":6,"round":96,"points":-39.8}]}');
INSERT INTO "rounds" VALUES(2,1,'','x.1',1,'{"pairingSystem":"other","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"white","points":{"winWhite":-99.7,"winBlack":-99.5,"drawWhite":-100,"drawBlack":-12.1,"lossWhite":-99.3,"lossBlack":-99.7,"forfeitWin":100,"fullBye":-99.3,"halfBye":-99.3,"zeroBye":-100,"pairingBye":1,"unknown":-99.3},"prohibited":[{"firstRound":1,"lastRound":2,"players":[2,7,10],"condition":"lastRoundAboveHalf","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":10,"round":1,"points":100},{"player":4,"round":47,"points":-99.3},{"player":2,"round":1,"points":-99.6}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'chess960Seed','15775462167194550947');
INSERT INTO "rules" VALUES(1,'discipline','"other"');
INSERT INTO "rules" VALUES(1,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(1,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(1,'initialColour','"black"');
INSERT INTO "rules" VALUES(1,'lotsSeed','12125280953958455668');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-100,"winBlack":-99.3,"drawWhite":61.3,"drawBlack":62.2,"lossWhite":-100,"forfeitWin":100,"forfeitLoss":-69.3,"fullBye":-99.4,"halfBye":0.5,"zeroBye":-99.8,"pairingBye":-99.3,"unknown":-100}');
INSERT INTO "rules" VALUES(1,'ratingsByRound','true');
INSERT INTO "rules" VALUES(1,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(1,'scheduledRounds','5');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(1,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(1,'unratedRating','7');
INSERT INTO "rules" VALUES(2,'chess960Seed','13205796411424671156');
INSERT INTO "rules" VALUES(2,'discipline','"chess"');
INSERT INTO "rules" VALUES(2,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(2,'initialColour','"white"');
INSERT INTO "rules" VALUES(2,'longEvent','true');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":-54.6,"winBlack":-99.3,"drawWhite":-99.9,"drawBlack":0.5,"lossWhite":-18,"lossBlack":-99.5,"forfeitWin":1,"forfeitLoss":31.3,"fullBye":-99.7,"halfBye":47.2,"zeroBye":60.2,"pairingBye":-99.3,"unknown":0.5}');
INSERT INTO "rules" VALUES(2,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","blitz","standard"]');
INSERT INTO "rules" VALUES(2,'ratingsByRound','true');
INSERT INTO "rules" VALUES(2,'scheduledRounds','1');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(2,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"average"');
INSERT INTO "rules" VALUES(2,'unratedRating','3');
INSERT INTO "rules" VALUES(3,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(3,'chess960Seed','15104623898886267996');
INSERT INTO "rules" VALUES(3,'discipline','"chess"');
INSERT INTO "rules" VALUES(3,'editionsChosen','true');
INSERT INTO "rules" VALUES(3,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(3,'longEvent','true');
INSERT INTO "rules" VALUES(3,'lotsSeed','6752136986172796432');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"roundRobin"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":-99.3,"winBlack":-99.9,"drawWhite":-99.6,"drawBlack":100,"forfeitWin":-49.9,"forfeitLoss":-99.3,"fullBye":1,"halfBye":91.5,"zeroBye":-99.5,"pairingBye":100,"unknown":62.9}');
INSERT INTO "rules" VALUES(3,'ratingLists','["standard","rapid","blitz"]');
INSERT INTO "rules" VALUES(3,'ratingsByRound','true');
INSERT INTO "rules" VALUES(3,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(3,'scheduledRounds','4');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(3,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"leftOut"');
INSERT INTO "rules" VALUES(3,'unratedRating','5');
CREATE TABLE seal (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tables INTEGER NOT NULL,   -- sum over the rows of all tables but this and the journal, 64 bits
    journal INTEGER NOT NULL   -- chain over the rows of the journal
) STRICT;
INSERT INTO "seal" VALUES(1,-5232760189129221894,1992732001184726286);
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
INSERT INTO "sections" VALUES(1,0,'日本 1','','VIE','1949-05-18','','','O''Brien; DROP TABLE-60','','','','Nguyễn Văn Ý','Ộ ộ','C-7-50','a-96',1,0);
INSERT INTO "sections" VALUES(2,1,'a-74','日本-79','ENG','','1976-02-17','','','','{player} 100 %','Ộ ộ','','日本-68','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','a-99',0,3);
INSERT INTO "sections" VALUES(3,2,'### 001 |x|','Nguyễn Văn Ý-93','VIE','','2002-12-13','Nguyễn Văn Ý-20','','日本','Ộ ộ','### 001 |x|','','','IND_FIDE','Nguyễn Văn Ý-38',1,0);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(1,0,1,300,-99997,81344);
INSERT INTO "team_byes" VALUES(1,1,94,300,-99995,-99997);
INSERT INTO "team_byes" VALUES(2,0,1,300,-99993,-99998);
INSERT INTO "team_byes" VALUES(2,1,3,300,-38680,-35610);
INSERT INTO "team_byes" VALUES(2,2,11,201,-100000,0);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,20,-996,-993,'WBBW',1);
INSERT INTO "team_events" VALUES(2,-1000,-924,-993,'',0);
INSERT INTO "team_events" VALUES(3,-929,-998,0,'',0);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,99,'bothLose',300,300);
INSERT INTO "team_forfeits" VALUES(1,1,1,'bothLose',300,300);
INSERT INTO "team_forfeits" VALUES(2,0,1,'bothLose',201,201);
INSERT INTO "team_forfeits" VALUES(3,0,1,'firstWins',900,900);
INSERT INTO "team_forfeits" VALUES(3,1,57,'bothLose',601,601);
INSERT INTO "team_forfeits" VALUES(3,2,1,'bothLose',601,900);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(2,0,0,10);
INSERT INTO "team_members" VALUES(2,1,0,4);
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
INSERT INTO "teams" VALUES(1,0,300,'Đà Nẵng – Quận 1','Ộ ộ',4,0,82948,0);
INSERT INTO "teams" VALUES(2,0,300,'Đà Nẵng – Quận 1-30','',0,NULL,-100000,3265);
INSERT INTO "teams" VALUES(2,1,201,'Đà Nẵng – Quận 1','Ộ ộ-52',3949,-100000,NULL,40278);
INSERT INTO "teams" VALUES(3,0,900,'Đà Nẵng – Quận 1','Ộ ộ',5,0,0,4);
INSERT INTO "teams" VALUES(3,1,601,'','',0,NULL,NULL,0);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(1,0,'SB');
INSERT INTO "tie_breaks" VALUES(1,1,'');
INSERT INTO "tie_breaks" VALUES(2,0,'WIN-87');
INSERT INTO "tie_breaks" VALUES(2,1,'ARO-33');
INSERT INTO "tie_breaks" VALUES(2,2,'SB');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,3,2,1000);
INSERT INTO "virtual_points" VALUES(1,1,14,4,1000);
INSERT INTO "virtual_points" VALUES(1,2,15,2,0);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(4,1,3,'adjustmentsAfterStart','confirmed','{}');
INSERT INTO "warning_answers" VALUES(6,2,3,'correctEarlierResult','confirmed','{"round":1,"players":[8,11]}');
INSERT INTO "warning_answers" VALUES(16,2,4,'sectionReplaced','confirmed','{}');
INSERT INTO "warning_answers" VALUES(17,2,3,'numbersChanged','confirmed','{"round":2,"count":4,"players":[6,8,10,13]}');
INSERT INTO "warning_answers" VALUES(20,4,3,'repeatedOpponent','confirmed','{"round":2}');
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
INSERT INTO "sqlite_sequence" VALUES('journal',23);
COMMIT;
