-- An event file of version 1: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=1;
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
INSERT INTO "adjustments" VALUES(1,0,1,6,NULL,-99993);
INSERT INTO "adjustments" VALUES(2,0,5,6,'forfeitLoss',19129);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,2,'zeroBye');
INSERT INTO "byes" VALUES(1,1,1,5,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,8,'zeroBye');
INSERT INTO "byes" VALUES(1,1,3,9,'unopposedLoss');
INSERT INTO "byes" VALUES(1,2,0,13,'pairingBye');
INSERT INTO "byes" VALUES(1,2,1,2,'zeroBye');
INSERT INTO "byes" VALUES(1,2,2,8,'zeroBye');
INSERT INTO "byes" VALUES(1,2,3,5,'fullBye');
INSERT INTO "byes" VALUES(1,3,0,2,'zeroBye');
INSERT INTO "byes" VALUES(1,3,1,8,'zeroBye');
INSERT INTO "byes" VALUES(1,3,2,10,'fullBye');
INSERT INTO "byes" VALUES(1,3,3,13,'unopposedWin');
INSERT INTO "byes" VALUES(1,4,0,2,'zeroBye');
INSERT INTO "byes" VALUES(1,4,1,10,'unopposedWin');
INSERT INTO "byes" VALUES(2,1,0,3,'zeroBye');
INSERT INTO "byes" VALUES(2,1,1,5,'zeroBye');
INSERT INTO "byes" VALUES(2,1,2,7,'zeroBye');
INSERT INTO "byes" VALUES(2,1,3,12,'zeroBye');
INSERT INTO "byes" VALUES(3,1,0,11,'pairingBye');
INSERT INTO "byes" VALUES(3,1,1,2,'zeroBye');
INSERT INTO "byes" VALUES(3,1,2,6,'zeroBye');
INSERT INTO "byes" VALUES(3,1,3,7,'zeroBye');
INSERT INTO "byes" VALUES(3,1,4,8,'zeroBye');
INSERT INTO "byes" VALUES(3,1,5,9,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
INSERT INTO "complaints" VALUES(10,3,'{"kind":"colour"}','ghi chú');
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(1,0,'"quoted" \ back');
INSERT INTO "deputy_arbiters" VALUES(1,1,'{player} 100 %-37');
INSERT INTO "deputy_arbiters" VALUES(2,0,'O''Brien; DROP TABLE-56');
INSERT INTO "deputy_arbiters" VALUES(3,0,'### 001 |x|');
CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
) STRICT;
INSERT INTO "event" VALUES(1,'Giải trẻ');
CREATE TABLE foreign_lines (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "foreign_lines" VALUES(1,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(1,1,'999 Đội-73');
INSERT INTO "foreign_lines" VALUES(1,2,'999 Đội');
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
INSERT INTO "games" VALUES(1,1,1,10,13,'loss','loss',1);
INSERT INTO "games" VALUES(1,1,2,1,14,'unratedDraw','unratedWin',1);
INSERT INTO "games" VALUES(1,2,1,14,1,'win','unratedDraw',1);
INSERT INTO "games" VALUES(1,2,2,10,9,'unratedDraw','loss',1);
INSERT INTO "games" VALUES(1,3,1,14,5,'unratedDraw','unratedLoss',1);
INSERT INTO "games" VALUES(1,3,2,1,9,'draw','unratedLoss',1);
INSERT INTO "games" VALUES(1,4,1,8,5,'forfeitLoss','forfeitWin',1);
INSERT INTO "games" VALUES(1,4,2,1,13,'unratedDraw','loss',1);
INSERT INTO "games" VALUES(1,4,3,9,14,'unratedDraw','unratedWin',1);
INSERT INTO "games" VALUES(2,1,1,6,10,'forfeitWin','forfeitLoss',0);
INSERT INTO "games" VALUES(3,1,1,1,4,'unratedWin','loss',1);
INSERT INTO "games" VALUES(4,1,1,5,3,'draw','draw',1);
INSERT INTO "games" VALUES(4,1,2,1,6,'draw','loss',1);
INSERT INTO "games" VALUES(4,1,3,8,4,'forfeitWin','forfeitLoss',0);
INSERT INTO "games" VALUES(4,1,4,2,7,'unratedWin','unratedLoss',1);
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
) STRICT;
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"Ộ ộ-99 1","town":"日本","federation":"LAO-34","firstDay":"2008-01-17","lastDay":"2018","chiefArbiter":"### 001 |x|-51","deputyArbiters":["\"quoted\" \\ back","{player} 100 %-37"],"timeControlText":"{player} 100 %","codedTimeControl":"{player} 100 %","codedType":"Đà Nẵng – Quận 1","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"manual","pairingEdition":"2026","doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":4,"points":{"winWhite":-100,"winBlack":1,"drawWhite":11.6,"drawBlack":-99.8,"lossWhite":-99.9,"forfeitWin":-99.8,"forfeitLoss":-50,"fullBye":-99.3,"halfBye":-99.9,"zeroBye":72.7,"pairingBye":-99.3,"unknown":-80},"tieBreakEdition":"26","tieBreaks":["WIN-34","SB"],"fideMode":false,"fideModeLeftInRound":4,"discipline":"chess","timeControl":"blitz","unratedRating":2,"unratedMethod":"lowest","equalsOrder":"name","ratingLists":["standard","rapid"],"ratingsByRound":true,"lotsSeed":10097605244224149993},"players":[{"id":1,"tpn":6,"name":"Ộ ộ","sex":"male","title":"FM","rating":740,"fideId":"12400001","unit":"Đà Nẵng – Quận 1-3","category":"Ộ ộ","national":[{"category":"Đà Nẵng – Quận 1-11","rating":4000,"origin":"Đà Nẵng – Quận 1","number":"Nguyễn Văn Ý","birth":"1949-12-28","sex":"Ộ ộ"},{"federation":"VIE","category":"Đà Nẵng – Quận 1","name":"\"quoted\" \\ back","rating":3,"number":"{player} 100 %","birth":"2000","sex":"### 001 |x|"}],"kFactor":130,"fileRank":7,"fixedBoard":3474,"ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":4,"name":"O''Brien; DROP TABLE","sex":"unknown","title":"WGM","federation":"ENG-98","fideId":"12400001-81","unit":"Ộ ộ-10","category":"a","national":[{"federation":"VIE","name":"Ộ ộ","rating":1,"origin":"日本-50","number":"O''Brien; DROP TABLE","birth":"1992-01-17","sex":"\"quoted\" \\ back-5"},{"category":"Đà Nẵng – Quận 1","name":"O''Brien; DROP TABLE-46","rating":2,"origin":"Ộ ộ","number":"a-32","birth":"1953-08-20","sex":"{player} 100 %"},{"federation":"FID-34","category":"Đà Nẵng – Quận 1-81","name":"### 001 |x|","rating":6,"origin":"Đà Nẵng – Quận 1","number":"\"quoted\" \\ back","birth":"1992-05-06","sex":"### 001 |x|"}],"kFactor":3393,"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":87},{"id":5,"tpn":5,"sex":"male","title":"WCM","rating":1858,"federation":"FID","fideId":"500","unit":"Ộ ộ","category":"Đà Nẵng – Quận 1","national":[{"federation":"LAO-39","category":"{player} 100 %","name":"Nguyễn Văn Ý-14","rating":3,"birth":"1956-11-21","sex":"{player} 100 %"},{"federation":"FID-45","category":"\"quoted\" \\ back","name":"O''Brien; DROP TABLE","number":"O''Brien; DROP TABLE-22","birth":"1969-04-06","sex":"### 001 |x|"},{"federation":"FID-57","category":"Nguyễn Văn Ý","name":"O''Brien; DROP TABLE-75","rating":88,"origin":"Đà Nẵng – Quận 1","number":"\"quoted\" \\ back","birth":"1935-04-20","sex":"日本-97"}],"kFactor":1859,"ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":7,"sex":"male","title":"WCM","federation":"FID","fideId":"12400001","birth":"2026","unit":"日本","category":"Đà Nẵng – Quận 1","national":[{"federation":"VIE-69","rating":4000,"origin":"Đà Nẵng – Quận 1","number":"\"quoted\" \\ back","birth":"1998-09-13"},{"federation":"ENG","name":"O''Brien; DROP TABLE","origin":"a-60","birth":"1996-05-07","sex":"日本"}],"kFactor":4,"fileRank":82456,"ratings":{},"marks":{},"entersInRound":4},{"id":9,"tpn":10,"sex":"unknown","title":"WCM","rating":2411,"federation":"ENG-17","fideId":"12400001-21","birth":"2026-07-26","unit":"Nguyễn Văn Ý-81","category":"日本","national":[{"federation":"ENG","category":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","name":"日本","origin":"Đà Nẵng – Quận 1","number":"a","birth":"2010-01-27","sex":"Nguyễn Văn Ý"},{"category":"### 001 |x|-9","name":"Đà Nẵng – Quận 1","origin":"### 001 |x|","number":"日本","birth":"1935-08-23","sex":"Đà Nẵng – Quận 1"}],"fileRank":52279,"fixedBoard":50802,"ratings":{},"marks":{},"entersInRound":1},{"id":10,"tpn":8,"name":"\"quoted\" \\ back","sex":"unknown","title":"WFM","rating":570,"fideId":"500","birth":"1945-01-14","unit":"Đà Nẵng – Quận 1-47","national":[{"federation":"LAO-48","category":"日本","name":"Nguyễn Văn Ý-36","rating":1926,"origin":"### 001 |x|","birth":"1985-09-02","sex":"{player} 100 %"}],"fileRank":2474,"ratings":{},"marks":{},"entersInRound":1},{"id":13,"tpn":9,"name":"Ộ ộ","sex":"male","title":"WIM","rating":3055,"federation":"LAO","birth":"1938-12-21","unit":"Nguyễn Văn Ý-7","category":"Ộ ộ","national":[{"category":"a","name":"a-54","origin":"\"quoted\" \\ back","number":"### 001 |x|","birth":"2008-12-14","sex":"a"},{"federation":"LAO-71","category":"Ộ ộ-86","rating":2,"origin":"### 001 |x|","number":"Ộ ộ","birth":"1964-01-01","sex":"\"quoted\" \\ back"},{"federation":"ENG","category":"Đà Nẵng – Quận 1","rating":2,"origin":"{player} 100 %","birth":"1981-11-18","sex":"\"quoted\" \\ back"}],"fixedBoard":13427,"ratings":{},"marks":{},"entersInRound":1},{"id":14,"tpn":3,"name":"O''Brien; DROP TABLE","sex":"unknown","title":"WFM","rating":1116,"federation":"VIE","birth":"1987-10-11","unit":"O''Brien; DROP TABLE","kFactor":4000,"fileRank":6,"ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":10,"black":13,"whiteOutcome":"loss","blackOutcome":"loss","coloursKnown":true},{"white":1,"black":14,"whiteOutcome":"unratedDraw","blackOutcome":"unratedWin","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":9,"kind":"unopposedLoss"}],"date":"1957-11-06","comments":["O''Brien; DROP TABLE-41"]},{"games":[{"white":14,"black":1,"whiteOutcome":"win","blackOutcome":"unratedDraw","coloursKnown":true},{"white":10,"black":9,"whiteOutcome":"unratedDraw","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":13,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":5,"kind":"fullBye"}],"date":"1961-10-27","comments":["","{player} 100 %-8","### 001 |x|"]},{"games":[{"white":14,"black":5,"whiteOutcome":"unratedDraw","blackOutcome":"unratedLoss","coloursKnown":true},{"white":1,"black":9,"whiteOutcome":"draw","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":10,"kind":"fullBye"},{"player":13,"kind":"unopposedWin"}],"dateText":"IND_FIDE-73","comments":["O''Brien; DROP TABLE",""]},{"games":[{"white":8,"black":5,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitWin","coloursKnown":true},{"white":1,"black":13,"whiteOutcome":"unratedDraw","blackOutcome":"loss","coloursKnown":true},{"white":9,"black":14,"whiteOutcome":"unratedDraw","blackOutcome":"unratedWin","coloursKnown":true}],"byes":[{"player":2,"kind":"zeroBye"},{"player":10,"kind":"unopposedWin"}]}],"requestedByes":[{"player":8,"round":6,"kind":"halfBye"}],"adjustments":[{"player":1,"round":6,"points":-9999.3}],"teams":{"teams":[{"id":600,"name":"O''Brien; DROP TABLE","nickname":"{player} 100 %-74","fileGamePoints":-8427.3,"fileRank":3,"members":[1,9]}],"lineUps":[{"round":87,"team":600,"opponent":600,"boards":[13,8]}],"forfeits":[{"round":4,"kind":"bothLose","first":600,"second":600},{"round":1,"kind":"bothLose","first":600,"second":600}],"matchWin":2,"matchDraw":-83.8,"matchLoss":1.4,"boardColours":"WBBW","matchPointsPrimary":false},"foreignLines":["999 Đội","999 Đội-73","999 Đội"]},"position":-1}');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"O''Brien; DROP TABLE-34 2","town":"日本","federation":"FID","firstDay":"1981-02-21","lastDay":"1953","type":"### 001 |x|","chiefArbiter":"\"quoted\" \\ back","deputyArbiters":["O''Brien; DROP TABLE-56"],"timeControlText":"Đà Nẵng – Quận 1-49","codedTimeControl":"Ộ ộ","codedType":"a","startingListMethod":"IND_FIDE-79","pairingProgram":"O''Brien; DROP TABLE","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"other","pairingEdition":"2017","bakuAcceleration":true,"initialColour":"white","scheduledRounds":18,"points":{"winWhite":1,"winBlack":1,"drawWhite":67.4,"drawBlack":0.5,"lossBlack":-44.6,"forfeitWin":-99.4,"forfeitLoss":-99.7,"fullBye":-99.8,"halfBye":0.5,"zeroBye":-100,"pairingBye":34.5,"unknown":-100},"prohibited":[{"firstRound":8,"lastRound":200,"players":[7,10],"condition":"exceptLastRoundAboveHalf","reason":"a-43"}],"tieBreakEdition":"26","editionsChosen":true,"fideMode":true,"discipline":"xiangqi","timeControl":"standard","unratedMethod":"average","equalsOrder":"entry","ratingLists":["standard"],"lotsSeed":14891961365540830684},"players":[{"id":3,"tpn":5,"name":"Nguyễn Văn Ý","sex":"male","title":"GM","federation":"ENG","birth":"1977-12-11","unit":"Ộ ộ","category":"Đà Nẵng – Quận 1","kFactor":7,"fileRank":7,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":9},{"id":5,"tpn":10,"name":"日本","sex":"male","title":"WIM","federation":"LAO","fideId":"12400001","birth":"2017-05-17","category":"O''Brien; DROP TABLE-18","national":[{"federation":"LAO","category":"\"quoted\" \\ back","name":"\"quoted\" \\ back-7","birth":"2030-02-27","sex":"### 001 |x|"},{"federation":"ENG","category":"日本","name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":102,"origin":"Nguyễn Văn Ý","birth":"1942"}],"fileRank":2,"ratings":{},"marks":{},"entersInRound":18},{"id":6,"tpn":8,"name":"Đà Nẵng – Quận 1-74","sex":"unknown","title":"IM","federation":"ENG-51","fideId":"12400001-85","birth":"1960-05-24","unit":"### 001 |x|","fixedBoard":30459,"ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"\"quoted\" \\ back","sex":"female","title":"GM","rating":5,"federation":"VIE","fideId":"12400001","birth":"2027-10-22","unit":"{player} 100 %","national":[{"federation":"LAO","category":"Đà Nẵng – Quận 1","name":"Nguyễn Văn Ý","rating":4,"number":"### 001 |x|","birth":"2009-04-10"}],"kFactor":1,"ratings":{},"marks":{},"entersInRound":4,"withdrawnFromRound":5},{"id":10,"tpn":6,"name":"a","sex":"unknown","title":"IM","rating":6,"federation":"FID","fideId":"35009192","birth":"2006-08","category":"O''Brien; DROP TABLE","national":[{"federation":"ENG","category":"{player} 100 %","name":"日本","origin":"Nguyễn Văn Ý","birth":"1974","sex":"日本"},{"category":"Đà Nẵng – Quận 1-54","name":"日本-87","origin":"O''Brien; DROP TABLE","sex":"Nguyễn Văn Ý-52"}],"kFactor":3695,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":1},{"id":12,"tpn":9,"name":"\"quoted\" \\ back-13","sex":"unknown","title":"WGM","rating":7,"federation":"ENG-84","fideId":"12400001","unit":"a-19","category":"Nguyễn Văn Ý","national":[{"federation":"FID","category":"Đà Nẵng – Quận 1","origin":"日本","number":"日本-3","birth":"1931-03","sex":"日本"},{"category":"a-62","name":"a-68","rating":6,"origin":"日本","number":"日本","birth":"1949-03-23","sex":"a-69"},{"federation":"ENG-19","category":"{player} 100 %-50","name":"O''Brien; DROP TABLE","birth":"2013","sex":"Nguyễn Văn Ý-25"}],"kFactor":4000,"fileRank":6,"ratings":{},"marks":{},"entersInRound":39,"withdrawnFromRound":100}],"rounds":[{"games":[{"white":6,"black":10,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":false}],"byes":[{"player":3,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":12,"kind":"zeroBye"}],"date":"1987-05-24","comments":[""]}],"requestedByes":[{"player":7,"round":13,"kind":"fullBye"},{"player":5,"round":63,"kind":"zeroBye"}],"adjustments":[{"player":5,"round":6,"kind":"forfeitLoss","points":1912.9}],"teams":{"teams":[{"id":100,"name":"Ộ ộ-45","strength":0.7,"fileMatchPoints":-7542.2,"fileGamePoints":-1424.7,"fileRank":7,"members":[10]}],"lineUps":[{"round":66,"team":100,"opponent":100,"boards":[3,10]},{"round":6,"team":100,"opponent":100,"boards":[10]}],"forfeits":[{"round":99,"kind":"firstWins","first":100,"second":100},{"round":85,"kind":"firstWins","first":100,"second":100}],"matchWin":-91.8,"matchDraw":100,"matchLoss":39.1,"boardColours":"WBWB","matchPointsPrimary":false}},"position":-1}');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"a-88 3","federation":"VIE","firstDay":"2029-10-10","lastDay":"1969-10-23","type":"Đà Nẵng – Quận 1","chiefArbiter":"{player} 100 %","deputyArbiters":["### 001 |x|"],"codedTimeControl":"### 001 |x|-99","codedType":"{player} 100 %","startingListMethod":"x.1","pairingProgram":"日本","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2017","reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":23,"points":{"winWhite":-99.8,"winBlack":-84.4,"drawWhite":-99.6,"drawBlack":0.5,"lossWhite":91.9,"forfeitWin":-69.6,"fullBye":-37,"halfBye":-25.5,"zeroBye":-99.9,"pairingBye":-99.4,"unknown":0.5},"prohibited":[{"firstRound":95,"lastRound":200,"players":[4,6,7],"condition":"always","reason":"Đà Nẵng – Quận 1-20"}],"virtualPoints":[{"player":2,"round":1,"points":-91.4}],"tieBreakEdition":"26","tieBreaks":["","DE"],"fideMode":true,"discipline":"xiangqi","timeControl":"blitz","unratedRating":4000,"unratedMethod":"fixed","equalsOrder":"name","ratingLists":["blitz","standard"],"ratingsByRound":true,"lotsSeed":7489731842926958424},"players":[{"id":1,"tpn":6,"name":"日本","sex":"male","title":"FM","rating":2,"federation":"VIE","fideId":"35009192-87","birth":"1931-10-18","unit":"Nguyễn Văn Ý","category":"日本","kFactor":3451,"fileRank":16398,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":3,"sex":"male","title":"CM","rating":317,"federation":"VIE","birth":"1936-04-10","unit":"### 001 |x|","category":"O''Brien; DROP TABLE","national":[{"federation":"LAO-6","name":"{player} 100 %-53","rating":1,"origin":"\"quoted\" \\ back","birth":"1979-06-13"}],"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":99,"withdrawnFromRound":100},{"id":4,"tpn":8,"name":"O''Brien; DROP TABLE-33","sex":"female","title":"none","titleText":"C-7","rating":2668,"federation":"LAO","birth":"1965","category":"a-8","national":[{"federation":"ENG-67","category":"a","rating":4000,"origin":"{player} 100 %","number":"{player} 100 %"},{"federation":"LAO-0","category":"Ộ ộ-71","name":"日本","rating":3,"origin":"\"quoted\" \\ back","number":"O''Brien; DROP TABLE","birth":"2029-02-17","sex":"\"quoted\" \\ back-19"}],"fixedBoard":7,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":4},{"id":6,"tpn":9,"sex":"unknown","title":"WIM","rating":2121,"federation":"FID","fideId":"500","unit":"{player} 100 %","category":"Nguyễn Văn Ý","national":[{"federation":"ENG","name":"Nguyễn Văn Ý-84","rating":4,"number":"{player} 100 %","birth":"1936-05-02"}],"kFactor":4,"fileRank":2,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":3,"withdrawnFromRound":4},{"id":7,"tpn":5,"name":"Nguyễn Văn Ý","sex":"female","title":"WIM","rating":1607,"federation":"FID","fideId":"500","birth":"1930-07-18","category":"O''Brien; DROP TABLE-59","national":[{"federation":"VIE","category":"{player} 100 %-35","name":"{player} 100 %","rating":1,"origin":"日本-30","number":"Ộ ộ","birth":"2016-10-07","sex":"Đà Nẵng – Quận 1"},{"federation":"VIE","category":"Ộ ộ-87","rating":3026,"birth":"1986-02-21","sex":"\"quoted\" \\ back"},{"category":"Ộ ộ-77","name":"O''Brien; DROP TABLE-40","rating":1650,"origin":"Ộ ộ-59","number":"日本-74","sex":"O''Brien; DROP TABLE"}],"fixedBoard":59717,"ratings":{},"marks":{},"entersInRound":4},{"id":8,"tpn":1,"name":"a","sex":"male","title":"WCM","rating":1111,"federation":"VIE","fideId":"12400001-56","unit":"Ộ ộ-74","national":[{"federation":"FID","category":"Đà Nẵng – Quận 1","name":"{player} 100 %","origin":"O''Brien; DROP TABLE","number":"Đà Nẵng – Quận 1","sex":"Ộ ộ"}],"kFactor":2912,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":99},{"id":9,"tpn":2,"sex":"female","title":"IM","federation":"LAO","fideId":"12400001-7","birth":"1935","unit":"Nguyễn Văn Ý","category":"\"quoted\" \\ back-35","national":[{"federation":"VIE","category":"Đà Nẵng – Quận 1","name":"### 001 |x|","rating":2,"sex":"Nguyễn Văn Ý"}],"kFactor":7,"fileRank":1,"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":9},{"id":11,"tpn":7,"name":"a-33","sex":"female","title":"WCM","federation":"LAO","fideId":"35009192","birth":"1944-04-21","unit":"a","category":"\"quoted\" \\ back","national":[{"federation":"FID","category":"\"quoted\" \\ back-5","name":"\"quoted\" \\ back-77","rating":4000,"birth":"1986-02-20"},{"federation":"FID","category":"Nguyễn Văn Ý","name":"O''Brien; DROP TABLE","rating":914,"origin":"Ộ ộ-68","birth":"1967-03-26","sex":"{player} 100 %-95"},{"federation":"FID-54","category":"{player} 100 %","name":"\"quoted\" \\ back","rating":4,"number":"Ộ ộ","sex":"Nguyễn Văn Ý"}],"kFactor":4,"fileRank":95819,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":1,"black":4,"whiteOutcome":"unratedWin","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":11,"kind":"pairingBye"},{"player":2,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"}],"date":"1983-02-22","comments":["{player} 100 %","{player} 100 %",""]}],"requestedByes":[{"player":6,"round":69,"kind":"halfBye"}],"teams":{"teams":[{"id":900,"name":"\"quoted\" \\ back","nickname":"Nguyễn Văn Ý","strength":3835.3,"fileMatchPoints":-9999.8,"fileGamePoints":-9999.7,"fileRank":99999,"members":[7]}],"lineUps":[{"round":1,"team":900,"boards":[9,11]},{"round":1,"team":900,"opponent":900},{"round":1,"team":900,"boards":[8]}],"byes":[{"round":4,"team":900,"matchPoints":3457.5,"gamePoints":-738.7},{"round":80,"team":900,"matchPoints":-9999.9,"gamePoints":-9999.4}],"forfeits":[{"round":69,"kind":"firstWins","first":900,"second":900},{"round":79,"kind":"bothLose","first":900,"second":900},{"round":1,"kind":"firstWins","first":900,"second":900}],"matchWin":-99.6,"matchDraw":1,"matchLoss":-47.7,"boardColours":"WBBW-57","matchPointsPrimary":false}},"position":-1}');
INSERT INTO "journal" VALUES(4,1795256280000,'Trọng tài','apply',NULL,NULL,1,4,'{"change":"remove_section","section":4}','{"change":"add_section","section":4,"content":{"info":{"name":"U19","firstDay":"2026-11-01","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"tieBreakEdition":"26","fideMode":false,"fideModeLeftInRound":5,"discipline":"chess","timeControl":"standard","unratedMethod":"fixed","equalsOrder":"name"},"players":[{"id":1,"tpn":1,"name":"Lê Thị Hạnh","sex":"unknown","title":"FM","rating":1479,"federation":"VIE","birth":"2016-04","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":2,"name":"Trần Minh An","sex":"unknown","title":"WCM","rating":2752,"federation":"VIE","birth":"1968-11","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":3,"name":"Hoàng Quốc Loan","sex":"male","title":"IM","rating":1912,"federation":"VIE","birth":"2003-03","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":4,"tpn":4,"name":"Phạm Hồng Bình","sex":"unknown","title":"WIM","federation":"VIE","fideId":"12400004","birth":"1998","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":5,"tpn":5,"name":"Trần Hồng Ý","sex":"male","title":"IM","rating":2699,"federation":"VIE","birth":"1974-04","unit":"Hà Nội","national":[{"federation":"VIE","rating":1120,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":6,"name":"Võ Hồng Ý","sex":"female","title":"WCM","rating":1175,"federation":"VIE","fideId":"12400006","birth":"1996-12","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"Trần Thị Ý","sex":"unknown","title":"FM","federation":"VIE","birth":"2017-10","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":8,"name":"Hoàng Minh Dũng","sex":"female","title":"none","rating":1554,"federation":"VIE","fideId":"12400008","birth":"1979-01","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":5,"black":3,"whiteOutcome":"draw","blackOutcome":"draw","coloursKnown":true},{"white":1,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":8,"black":4,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":false},{"white":2,"black":7,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true}],"date":"2026-11-20"}],"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}},"position":0}');
INSERT INTO "journal" VALUES(5,1795256460000,'Trọng tài','apply',NULL,NULL,17,4,'{"change":"move_section","section":4}','{"change":"move_section","section":4,"position":3}');
INSERT INTO "journal" VALUES(6,1795256520000,'Trọng tài','apply',NULL,NULL,6,1,'{"change":"edit_player","section":1,"player":{"id":14,"tpn":3,"name":"O''Brien; DROP TABLE","sex":"unknown","title":"WFM","rating":1116,"federation":"VIE","birth":"1987-10-11","unit":"O''Brien; DROP TABLE","kFactor":4000,"fileRank":6,"ratings":{},"marks":{},"entersInRound":1}}','{"change":"edit_player","section":1,"player":{"id":14,"tpn":3,"name":"Ộ ộ-11","sex":"unknown","title":"IM","rating":687,"federation":"FID","fideId":"500","unit":"\"quoted\" \\ back","category":"日本","ratings":{},"marks":{},"entersInRound":6,"withdrawnFromRound":7}}');
INSERT INTO "journal" VALUES(7,1795256580000,'Trọng tài','apply',NULL,NULL,20,4,'{"change":"set_round_comments","section":4,"round":1}','{"change":"set_round_comments","section":4,"round":1,"comments":["\"quoted\" \\ back\n### 001 |x|","Nguyễn Văn Ý"]}');
INSERT INTO "journal" VALUES(8,1795256760000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"repeatedOpponent","answer":"confirmed","about":"{\"round\":2}"}');
INSERT INTO "journal" VALUES(9,1795256820000,'Trọng tài','apply',NULL,NULL,19,4,'{"change":"edit_teams","section":4,"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}}','{"change":"edit_teams","section":4,"teams":{"teams":[{"id":100,"name":"Ộ ộ","nickname":"Đà Nẵng – Quận 1","strength":4000,"fileMatchPoints":-10000,"fileRank":2,"members":[3,1]}],"lineUps":[{"round":1,"team":100,"opponent":100,"boards":[4]},{"round":33,"team":100,"opponent":100,"boards":[8]}],"byes":[{"round":7,"team":100,"matchPoints":-9999.5,"gamePoints":-9999.4},{"round":6,"team":100,"matchPoints":-4447.5,"gamePoints":-8095.3}],"forfeits":[{"round":8,"kind":"secondWins","first":100,"second":100},{"round":1,"kind":"firstWins","first":100,"second":100}],"matchWin":2,"matchDraw":-15.5,"matchLoss":-99.4,"boardColours":"BW","matchPointsPrimary":true}}');
INSERT INTO "journal" VALUES(10,1795257000000,'Trọng tài','apply',NULL,NULL,14,3,NULL,'{"change":"keep_complaint","section":3,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}');
INSERT INTO "journal" VALUES(11,1795265100000,'Trọng tài','undo',9,NULL,19,4,'{"change":"edit_teams","section":4,"teams":{"teams":[{"id":100,"name":"Ộ ộ","nickname":"Đà Nẵng – Quận 1","strength":4000,"fileMatchPoints":-10000,"fileRank":2,"members":[3,1]}],"lineUps":[{"round":1,"team":100,"opponent":100,"boards":[4]},{"round":33,"team":100,"opponent":100,"boards":[8]}],"byes":[{"round":7,"team":100,"matchPoints":-9999.5,"gamePoints":-9999.4},{"round":6,"team":100,"matchPoints":-4447.5,"gamePoints":-8095.3}],"forfeits":[{"round":8,"kind":"secondWins","first":100,"second":100},{"round":1,"kind":"firstWins","first":100,"second":100}],"matchWin":2,"matchDraw":-15.5,"matchLoss":-99.4,"boardColours":"BW","matchPointsPrimary":true}}','{"change":"edit_teams","section":4,"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}}');
INSERT INTO "journal" VALUES(12,1795265101000,'Trọng tài','undo',7,NULL,20,4,'{"change":"set_round_comments","section":4,"round":1,"comments":["\"quoted\" \\ back\n### 001 |x|","Nguyễn Văn Ý"]}','{"change":"set_round_comments","section":4,"round":1}');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,13);
INSERT INTO "line_up_boards" VALUES(1,0,1,8);
INSERT INTO "line_up_boards" VALUES(2,0,0,3);
INSERT INTO "line_up_boards" VALUES(2,0,1,10);
INSERT INTO "line_up_boards" VALUES(2,1,0,10);
INSERT INTO "line_up_boards" VALUES(3,0,0,9);
INSERT INTO "line_up_boards" VALUES(3,0,1,11);
INSERT INTO "line_up_boards" VALUES(3,2,0,8);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,87,600,600);
INSERT INTO "line_ups" VALUES(2,0,66,100,100);
INSERT INTO "line_ups" VALUES(2,1,6,100,100);
INSERT INTO "line_ups" VALUES(3,0,1,900,0);
INSERT INTO "line_ups" VALUES(3,1,1,900,900);
INSERT INTO "line_ups" VALUES(3,2,1,900,0);
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
INSERT INTO "national_records" VALUES(1,1,0,'','Đà Nẵng – Quận 1-11','',4000,'Đà Nẵng – Quận 1','Nguyễn Văn Ý','1949-12-28','Ộ ộ');
INSERT INTO "national_records" VALUES(1,1,1,'VIE','Đà Nẵng – Quận 1','"quoted" \ back',3,'','{player} 100 %','2000','### 001 |x|');
INSERT INTO "national_records" VALUES(1,2,0,'VIE','','Ộ ộ',1,'日本-50','O''Brien; DROP TABLE','1992-01-17','"quoted" \ back-5');
INSERT INTO "national_records" VALUES(1,2,1,'','Đà Nẵng – Quận 1','O''Brien; DROP TABLE-46',2,'Ộ ộ','a-32','1953-08-20','{player} 100 %');
INSERT INTO "national_records" VALUES(1,2,2,'FID-34','Đà Nẵng – Quận 1-81','### 001 |x|',6,'Đà Nẵng – Quận 1','"quoted" \ back','1992-05-06','### 001 |x|');
INSERT INTO "national_records" VALUES(1,5,0,'LAO-39','{player} 100 %','Nguyễn Văn Ý-14',3,'','','1956-11-21','{player} 100 %');
INSERT INTO "national_records" VALUES(1,5,1,'FID-45','"quoted" \ back','O''Brien; DROP TABLE',0,'','O''Brien; DROP TABLE-22','1969-04-06','### 001 |x|');
INSERT INTO "national_records" VALUES(1,5,2,'FID-57','Nguyễn Văn Ý','O''Brien; DROP TABLE-75',88,'Đà Nẵng – Quận 1','"quoted" \ back','1935-04-20','日本-97');
INSERT INTO "national_records" VALUES(1,8,0,'VIE-69','','',4000,'Đà Nẵng – Quận 1','"quoted" \ back','1998-09-13','');
INSERT INTO "national_records" VALUES(1,8,1,'ENG','','O''Brien; DROP TABLE',0,'a-60','','1996-05-07','日本');
INSERT INTO "national_records" VALUES(1,9,0,'ENG','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','日本',0,'Đà Nẵng – Quận 1','a','2010-01-27','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(1,9,1,'','### 001 |x|-9','Đà Nẵng – Quận 1',0,'### 001 |x|','日本','1935-08-23','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,10,0,'LAO-48','日本','Nguyễn Văn Ý-36',1926,'### 001 |x|','','1985-09-02','{player} 100 %');
INSERT INTO "national_records" VALUES(1,13,0,'','a','a-54',0,'"quoted" \ back','### 001 |x|','2008-12-14','a');
INSERT INTO "national_records" VALUES(1,13,1,'LAO-71','Ộ ộ-86','',2,'### 001 |x|','Ộ ộ','1964-01-01','"quoted" \ back');
INSERT INTO "national_records" VALUES(1,13,2,'ENG','Đà Nẵng – Quận 1','',2,'{player} 100 %','','1981-11-18','"quoted" \ back');
INSERT INTO "national_records" VALUES(2,5,0,'LAO','"quoted" \ back','"quoted" \ back-7',0,'','','2030-02-27','### 001 |x|');
INSERT INTO "national_records" VALUES(2,5,1,'ENG','日本','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW',102,'Nguyễn Văn Ý','','1942','');
INSERT INTO "national_records" VALUES(2,7,0,'LAO','Đà Nẵng – Quận 1','Nguyễn Văn Ý',4,'','### 001 |x|','2009-04-10','');
INSERT INTO "national_records" VALUES(2,10,0,'ENG','{player} 100 %','日本',0,'Nguyễn Văn Ý','','1974','日本');
INSERT INTO "national_records" VALUES(2,10,1,'','Đà Nẵng – Quận 1-54','日本-87',0,'O''Brien; DROP TABLE','','','Nguyễn Văn Ý-52');
INSERT INTO "national_records" VALUES(2,12,0,'FID','Đà Nẵng – Quận 1','',0,'日本','日本-3','1931-03','日本');
INSERT INTO "national_records" VALUES(2,12,1,'','a-62','a-68',6,'日本','日本','1949-03-23','a-69');
INSERT INTO "national_records" VALUES(2,12,2,'ENG-19','{player} 100 %-50','O''Brien; DROP TABLE',0,'','','2013','Nguyễn Văn Ý-25');
INSERT INTO "national_records" VALUES(3,2,0,'LAO-6','','{player} 100 %-53',1,'"quoted" \ back','','1979-06-13','');
INSERT INTO "national_records" VALUES(3,4,0,'ENG-67','a','',4000,'{player} 100 %','{player} 100 %','','');
INSERT INTO "national_records" VALUES(3,4,1,'LAO-0','Ộ ộ-71','日本',3,'"quoted" \ back','O''Brien; DROP TABLE','2029-02-17','"quoted" \ back-19');
INSERT INTO "national_records" VALUES(3,6,0,'ENG','','Nguyễn Văn Ý-84',4,'','{player} 100 %','1936-05-02','');
INSERT INTO "national_records" VALUES(3,7,0,'VIE','{player} 100 %-35','{player} 100 %',1,'日本-30','Ộ ộ','2016-10-07','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,7,1,'VIE','Ộ ộ-87','',3026,'','','1986-02-21','"quoted" \ back');
INSERT INTO "national_records" VALUES(3,7,2,'','Ộ ộ-77','O''Brien; DROP TABLE-40',1650,'Ộ ộ-59','日本-74','','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(3,8,0,'FID','Đà Nẵng – Quận 1','{player} 100 %',0,'O''Brien; DROP TABLE','Đà Nẵng – Quận 1','','Ộ ộ');
INSERT INTO "national_records" VALUES(3,9,0,'VIE','Đà Nẵng – Quận 1','### 001 |x|',2,'','','','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(3,11,0,'FID','"quoted" \ back-5','"quoted" \ back-77',4000,'','','1986-02-20','');
INSERT INTO "national_records" VALUES(3,11,1,'FID','Nguyễn Văn Ý','O''Brien; DROP TABLE',914,'Ộ ộ-68','','1967-03-26','{player} 100 %-95');
INSERT INTO "national_records" VALUES(3,11,2,'FID-54','{player} 100 %','"quoted" \ back',4,'','Ộ ộ','','Nguyễn Văn Ý');
INSERT INTO "national_records" VALUES(4,5,0,'VIE','','',1120,'','7','','');
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
INSERT INTO "players" VALUES(1,1,6,'Ộ ộ','male','FM','',740,'','12400001','','Đà Nẵng – Quận 1-3','Ộ ộ',130,7,3474,1,NULL);
INSERT INTO "players" VALUES(1,2,4,'O''Brien; DROP TABLE','unknown','WGM','',0,'ENG-98','12400001-81','','Ộ ộ-10','a',3393,0,1,87,NULL);
INSERT INTO "players" VALUES(1,5,5,'','male','WCM','',1858,'FID','500','','Ộ ộ','Đà Nẵng – Quận 1',1859,0,0,1,NULL);
INSERT INTO "players" VALUES(1,8,7,'','male','WCM','',0,'FID','12400001','2026','日本','Đà Nẵng – Quận 1',4,82456,0,4,NULL);
INSERT INTO "players" VALUES(1,9,10,'','unknown','WCM','',2411,'ENG-17','12400001-21','2026-07-26','Nguyễn Văn Ý-81','日本',0,52279,50802,1,NULL);
INSERT INTO "players" VALUES(1,10,8,'"quoted" \ back','unknown','WFM','',570,'','500','1945-01-14','Đà Nẵng – Quận 1-47','',0,2474,0,1,NULL);
INSERT INTO "players" VALUES(1,13,9,'Ộ ộ','male','WIM','',3055,'LAO','','1938-12-21','Nguyễn Văn Ý-7','Ộ ộ',0,0,13427,1,NULL);
INSERT INTO "players" VALUES(1,14,3,'Ộ ộ-11','unknown','IM','',687,'FID','500','','"quoted" \ back','日本',0,0,0,6,7);
INSERT INTO "players" VALUES(2,3,5,'Nguyễn Văn Ý','male','GM','',0,'ENG','','1977-12-11','Ộ ộ','Đà Nẵng – Quận 1',7,7,0,8,9);
INSERT INTO "players" VALUES(2,5,10,'日本','male','WIM','',0,'LAO','12400001','2017-05-17','','O''Brien; DROP TABLE-18',0,2,0,18,NULL);
INSERT INTO "players" VALUES(2,6,8,'Đà Nẵng – Quận 1-74','unknown','IM','',0,'ENG-51','12400001-85','1960-05-24','### 001 |x|','',0,0,30459,1,NULL);
INSERT INTO "players" VALUES(2,7,7,'"quoted" \ back','female','GM','',5,'VIE','12400001','2027-10-22','{player} 100 %','',1,0,0,4,5);
INSERT INTO "players" VALUES(2,10,6,'a','unknown','IM','',6,'FID','35009192','2006-08','','O''Brien; DROP TABLE',3695,0,99999,1,NULL);
INSERT INTO "players" VALUES(2,12,9,'"quoted" \ back-13','unknown','WGM','',7,'ENG-84','12400001','','a-19','Nguyễn Văn Ý',4000,6,0,39,100);
INSERT INTO "players" VALUES(3,1,6,'日本','male','FM','',2,'VIE','35009192-87','1931-10-18','Nguyễn Văn Ý','日本',3451,16398,5,1,NULL);
INSERT INTO "players" VALUES(3,2,3,'','male','CM','',317,'VIE','','1936-04-10','### 001 |x|','O''Brien; DROP TABLE',0,0,1,99,100);
INSERT INTO "players" VALUES(3,4,8,'O''Brien; DROP TABLE-33','female','none','C-7',2668,'LAO','','1965','','a-8',0,0,7,1,4);
INSERT INTO "players" VALUES(3,6,9,'','unknown','WIM','',2121,'FID','500','','{player} 100 %','Nguyễn Văn Ý',4,2,3,3,4);
INSERT INTO "players" VALUES(3,7,5,'Nguyễn Văn Ý','female','WIM','',1607,'FID','500','1930-07-18','','O''Brien; DROP TABLE-59',0,0,59717,4,NULL);
INSERT INTO "players" VALUES(3,8,1,'a','male','WCM','',1111,'VIE','12400001-56','','Ộ ộ-74','',2912,0,5,99,NULL);
INSERT INTO "players" VALUES(3,9,2,'','female','IM','',0,'LAO','12400001-7','1935','Nguyễn Văn Ý','"quoted" \ back-35',7,1,0,8,9);
INSERT INTO "players" VALUES(3,11,7,'a-33','female','WCM','',0,'LAO','35009192','1944-04-21','a','"quoted" \ back',4,95819,6,1,NULL);
INSERT INTO "players" VALUES(4,1,1,'Lê Thị Hạnh','unknown','FM','',1479,'VIE','','2016-04','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,2,2,'Trần Minh An','unknown','WCM','',2752,'VIE','','1968-11','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,3,3,'Hoàng Quốc Loan','male','IM','',1912,'VIE','','2003-03','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,4,4,'Phạm Hồng Bình','unknown','WIM','',0,'VIE','12400004','1998','Đà Nẵng','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,5,5,'Trần Hồng Ý','male','IM','',2699,'VIE','','1974-04','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,6,6,'Võ Hồng Ý','female','WCM','',1175,'VIE','12400006','1996-12','Hà Nội','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,7,7,'Trần Thị Ý','unknown','FM','',0,'VIE','','2017-10','Đà Nẵng','',0,0,0,1,NULL);
INSERT INTO "players" VALUES(4,8,8,'Hoàng Minh Dũng','female','none','',1554,'VIE','12400008','1979-01','Hà Nội','',0,0,0,1,NULL);
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(2,0,8,200,'exceptLastRoundAboveHalf','a-43');
INSERT INTO "prohibited" VALUES(3,0,95,200,'always','Đà Nẵng – Quận 1-20');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(2,0,0,7);
INSERT INTO "prohibited_players" VALUES(2,0,1,10);
INSERT INTO "prohibited_players" VALUES(3,0,0,4);
INSERT INTO "prohibited_players" VALUES(3,0,1,6);
INSERT INTO "prohibited_players" VALUES(3,0,2,7);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,8,6,'halfBye');
INSERT INTO "requested_byes" VALUES(2,0,7,13,'fullBye');
INSERT INTO "requested_byes" VALUES(2,1,5,63,'zeroBye');
INSERT INTO "requested_byes" VALUES(3,0,6,69,'halfBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'O''Brien; DROP TABLE-41');
INSERT INTO "round_comments" VALUES(1,2,0,'');
INSERT INTO "round_comments" VALUES(1,2,1,'{player} 100 %-8');
INSERT INTO "round_comments" VALUES(1,2,2,'### 001 |x|');
INSERT INTO "round_comments" VALUES(1,3,0,'O''Brien; DROP TABLE');
INSERT INTO "round_comments" VALUES(1,3,1,'');
INSERT INTO "round_comments" VALUES(2,1,0,'');
INSERT INTO "round_comments" VALUES(3,1,0,'{player} 100 %');
INSERT INTO "round_comments" VALUES(3,1,1,'{player} 100 %');
INSERT INTO "round_comments" VALUES(3,1,2,'');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)),
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'1957-11-06','',0);
INSERT INTO "rounds" VALUES(1,2,'1961-10-27','',0);
INSERT INTO "rounds" VALUES(1,3,'','IND_FIDE-73',0);
INSERT INTO "rounds" VALUES(1,4,'','',0);
INSERT INTO "rounds" VALUES(2,1,'1987-05-24','',0);
INSERT INTO "rounds" VALUES(3,1,'1983-02-22','',0);
INSERT INTO "rounds" VALUES(4,1,'2026-11-20','',0);
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'discipline','"chess"');
INSERT INTO "rules" VALUES(1,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(1,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(1,'initialColour','"black"');
INSERT INTO "rules" VALUES(1,'lotsSeed','10097605244224149993');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-100,"winBlack":1,"drawWhite":11.6,"drawBlack":-99.8,"lossWhite":-99.9,"forfeitWin":-99.8,"forfeitLoss":-50,"fullBye":-99.3,"halfBye":-99.9,"zeroBye":72.7,"pairingBye":-99.3,"unknown":-80}');
INSERT INTO "rules" VALUES(1,'ratingLists','["standard","rapid"]');
INSERT INTO "rules" VALUES(1,'ratingsByRound','true');
INSERT INTO "rules" VALUES(1,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(1,'scheduledRounds','4');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(1,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(1,'unratedRating','2');
INSERT INTO "rules" VALUES(2,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(2,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(2,'editionsChosen','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(2,'initialColour','"white"');
INSERT INTO "rules" VALUES(2,'lotsSeed','14891961365540830684');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":1,"winBlack":1,"drawWhite":67.4,"drawBlack":0.5,"lossBlack":-44.6,"forfeitWin":-99.4,"forfeitLoss":-99.7,"fullBye":-99.8,"halfBye":0.5,"zeroBye":-100,"pairingBye":34.5,"unknown":-100}');
INSERT INTO "rules" VALUES(2,'ratingLists','["standard"]');
INSERT INTO "rules" VALUES(2,'scheduledRounds','18');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(2,'timeControl','"standard"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"average"');
INSERT INTO "rules" VALUES(3,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(3,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(3,'initialColour','"black"');
INSERT INTO "rules" VALUES(3,'lotsSeed','7489731842926958424');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":-99.8,"winBlack":-84.4,"drawWhite":-99.6,"drawBlack":0.5,"lossWhite":91.9,"forfeitWin":-69.6,"fullBye":-37,"halfBye":-25.5,"zeroBye":-99.9,"pairingBye":-99.4,"unknown":0.5}');
INSERT INTO "rules" VALUES(3,'ratingLists','["blitz","standard"]');
INSERT INTO "rules" VALUES(3,'ratingsByRound','true');
INSERT INTO "rules" VALUES(3,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(3,'scheduledRounds','23');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(3,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(3,'unratedRating','4000');
INSERT INTO "rules" VALUES(4,'discipline','"chess"');
INSERT INTO "rules" VALUES(4,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(4,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(4,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(4,'points','{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}');
INSERT INTO "rules" VALUES(4,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(4,'timeControl','"standard"');
INSERT INTO "rules" VALUES(4,'unratedMethod','"fixed"');
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
INSERT INTO "sections" VALUES(1,0,'Ộ ộ-99 1','日本','LAO-34','2008-01-17','2018','','','','### 001 |x|-51','{player} 100 %','{player} 100 %','Đà Nẵng – Quận 1','','',0,4);
INSERT INTO "sections" VALUES(2,1,'O''Brien; DROP TABLE-34 2','日本','FID','1981-02-21','1953','','','### 001 |x|','"quoted" \ back','Đà Nẵng – Quận 1-49','Ộ ộ','a','IND_FIDE-79','O''Brien; DROP TABLE',1,0);
INSERT INTO "sections" VALUES(3,2,'a-88 3','','VIE','2029-10-10','1969-10-23','','','Đà Nẵng – Quận 1','{player} 100 %','','### 001 |x|-99','{player} 100 %','x.1','日本',1,0);
INSERT INTO "sections" VALUES(4,3,'U19','','','2026-11-01','','','','','','','','','','',0,5);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(3,0,4,900,34575,-7387);
INSERT INTO "team_byes" VALUES(3,1,80,900,-99999,-99994);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,20,-838,14,'WBBW',0);
INSERT INTO "team_events" VALUES(2,-918,1000,391,'WBWB',0);
INSERT INTO "team_events" VALUES(3,-996,10,-477,'WBBW-57',0);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,4,'bothLose',600,600);
INSERT INTO "team_forfeits" VALUES(1,1,1,'bothLose',600,600);
INSERT INTO "team_forfeits" VALUES(2,0,99,'firstWins',100,100);
INSERT INTO "team_forfeits" VALUES(2,1,85,'firstWins',100,100);
INSERT INTO "team_forfeits" VALUES(3,0,69,'firstWins',900,900);
INSERT INTO "team_forfeits" VALUES(3,1,79,'bothLose',900,900);
INSERT INTO "team_forfeits" VALUES(3,2,1,'firstWins',900,900);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,0,0,1);
INSERT INTO "team_members" VALUES(1,0,1,9);
INSERT INTO "team_members" VALUES(2,0,0,10);
INSERT INTO "team_members" VALUES(3,0,0,7);
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
INSERT INTO "teams" VALUES(1,0,600,'O''Brien; DROP TABLE','{player} 100 %-74',0,NULL,-84273,3);
INSERT INTO "teams" VALUES(2,0,100,'Ộ ộ-45','',7,-75422,-14247,7);
INSERT INTO "teams" VALUES(3,0,900,'"quoted" \ back','Nguyễn Văn Ý',38353,-99998,-99997,99999);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(1,0,'WIN-34');
INSERT INTO "tie_breaks" VALUES(1,1,'SB');
INSERT INTO "tie_breaks" VALUES(3,0,'');
INSERT INTO "tie_breaks" VALUES(3,1,'DE');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(3,0,2,1,-914);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(8,2,3,'repeatedOpponent','confirmed','{"round":2}');
CREATE TRIGGER fide_mode_is_left_for_good BEFORE UPDATE OF fide_mode ON sections
WHEN OLD.fide_mode = 0 AND NEW.fide_mode = 1
BEGIN SELECT RAISE(ABORT, 'FIDE mode was left for good'); END;
CREATE TRIGGER journal_keeps_what_was_written BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_keeps_every_entry BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sections',4);
INSERT INTO "sqlite_sequence" VALUES('journal',12);
COMMIT;
