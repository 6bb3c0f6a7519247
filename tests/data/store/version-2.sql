-- An event file of version 2: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=2;
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
INSERT INTO "adjustments" VALUES(1,0,2,15,'pairingBye',-2952);
INSERT INTO "adjustments" VALUES(2,0,1,7,NULL,0);
INSERT INTO "adjustments" VALUES(2,1,1,9,NULL,0);
INSERT INTO "adjustments" VALUES(2,2,1,0,NULL,-60773);
INSERT INTO "adjustments" VALUES(3,0,16,94,'forfeitLoss',-100000);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(3,1,0,3,'zeroBye');
INSERT INTO "byes" VALUES(3,1,1,6,'halfBye');
INSERT INTO "byes" VALUES(3,1,2,9,'halfBye');
INSERT INTO "byes" VALUES(3,1,3,11,'zeroBye');
INSERT INTO "byes" VALUES(3,1,4,16,'zeroBye');
INSERT INTO "byes" VALUES(3,1,5,18,'zeroBye');
INSERT INTO "byes" VALUES(3,1,6,22,'zeroBye');
INSERT INTO "byes" VALUES(3,2,0,3,'zeroBye');
INSERT INTO "byes" VALUES(3,2,1,9,'zeroBye');
INSERT INTO "byes" VALUES(3,2,2,11,'zeroBye');
INSERT INTO "byes" VALUES(3,2,3,16,'zeroBye');
INSERT INTO "byes" VALUES(3,2,4,18,'zeroBye');
INSERT INTO "byes" VALUES(3,2,5,20,'zeroBye');
INSERT INTO "byes" VALUES(3,2,6,22,'zeroBye');
INSERT INTO "byes" VALUES(3,3,0,14,'pairingBye');
INSERT INTO "byes" VALUES(3,3,1,3,'zeroBye');
INSERT INTO "byes" VALUES(3,3,2,6,'zeroBye');
INSERT INTO "byes" VALUES(3,3,3,9,'zeroBye');
INSERT INTO "byes" VALUES(3,3,4,11,'zeroBye');
INSERT INTO "byes" VALUES(3,3,5,16,'zeroBye');
INSERT INTO "byes" VALUES(3,3,6,18,'zeroBye');
INSERT INTO "byes" VALUES(3,3,7,20,'zeroBye');
INSERT INTO "byes" VALUES(3,3,8,22,'zeroBye');
INSERT INTO "byes" VALUES(3,4,0,3,'zeroBye');
INSERT INTO "byes" VALUES(3,4,1,6,'zeroBye');
INSERT INTO "byes" VALUES(3,4,2,9,'zeroBye');
INSERT INTO "byes" VALUES(3,4,3,11,'zeroBye');
INSERT INTO "byes" VALUES(3,4,4,16,'zeroBye');
INSERT INTO "byes" VALUES(3,4,5,18,'zeroBye');
INSERT INTO "byes" VALUES(3,4,6,20,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
INSERT INTO "complaints" VALUES(4,1,'{"kind":"colour"}','ghi chú');
INSERT INTO "complaints" VALUES(11,2,'{"kind":"colour"}','ghi chú');
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(2,0,'');
INSERT INTO "deputy_arbiters" VALUES(2,1,'');
INSERT INTO "deputy_arbiters" VALUES(3,0,'');
INSERT INTO "deputy_arbiters" VALUES(3,1,'日本');
INSERT INTO "deputy_arbiters" VALUES(3,2,'');
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
INSERT INTO "foreign_lines" VALUES(1,0,'QQQ  two  spaces');
INSERT INTO "foreign_lines" VALUES(1,1,'QQQ  two  spaces-8');
INSERT INTO "foreign_lines" VALUES(2,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(2,1,'XXX kept as it is');
INSERT INTO "foreign_lines" VALUES(3,0,'');
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
INSERT INTO "games" VALUES(3,1,1,14,20,'unratedDraw','draw',1);
INSERT INTO "games" VALUES(3,2,1,6,14,'draw','unratedLoss',1);
INSERT INTO "games" VALUES(3,4,1,22,14,'draw','draw',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"\"quoted\" \\ back 1","town":"\"quoted\" \\ back","firstDay":"1935-02-25","lastDayText":"Nguyễn Văn Ý-50","type":"Ộ ộ-57","chiefArbiter":"日本","timeControlText":"日本","codedType":"Ộ ộ-17","startingListMethod":"x.1","pairingProgram":"Đà Nẵng – Quận 1","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"other","pairingEdition":"2026","doubleRoundRobin":true,"rankIsPairingOrder":true,"scheduledRounds":44,"points":{"winWhite":1,"winBlack":-99.7,"drawWhite":0.5,"drawBlack":56.2,"lossWhite":-99.6,"lossBlack":-99.9,"forfeitWin":-99.4,"forfeitLoss":-99.5,"fullBye":-99.9,"halfBye":0.5,"zeroBye":-99.4,"pairingBye":86,"unknown":43.3},"virtualPoints":[{"player":2,"round":5,"points":-99.3},{"player":2,"round":1,"points":-99.7},{"player":2,"round":66,"points":-100}],"tieBreakEdition":"24","editionsChosen":true,"tieBreaks":["MAN","SB","MAN-16"],"fideMode":false,"discipline":"other","timeControl":"standard","unratedRating":1,"unratedMethod":"average","equalsOrder":"name","ratingLists":["blitz","standard","rapid"],"chess960Seed":3430371804952212121,"lotsSeed":17170725310223168701},"players":[{"id":2,"tpn":6,"name":"Nguyễn Văn Ý","sex":"male","title":"none","titleText":"OTHER","federation":"LAO","birth":"1942-09-04","national":[{"category":"Nguyễn Văn Ý-26","origin":"Ộ ộ","number":"### 001 |x|-73","birth":"1937-01-20","sex":"O''Brien; DROP TABLE"}],"fileRank":44473,"fixedBoard":27757,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":100}],"requestedByes":[{"player":2,"round":76,"kind":"zeroBye"},{"player":2,"round":4,"kind":"fullBye"},{"player":2,"round":99,"kind":"fullBye"}],"adjustments":[{"player":2,"round":15,"kind":"pairingBye","points":-295.2}],"teams":{"teams":[{"id":100,"name":"### 001 |x|-31","nickname":"日本","strength":1848.8,"fileGamePoints":-8328.3,"fileRank":4,"members":[2]},{"id":801,"name":"a","nickname":"Ộ ộ","strength":3711,"fileMatchPoints":-9999.8,"fileGamePoints":0,"fileRank":11422},{"id":402,"nickname":"Đà Nẵng – Quận 1-76","strength":0.5,"fileMatchPoints":-2513.6,"fileGamePoints":-3685,"fileRank":6}],"lineUps":[{"round":35,"team":801,"opponent":402,"boards":[2]},{"round":1,"team":801,"opponent":402,"boards":[0]}],"byes":[{"round":13,"team":402,"matchPoints":-10000},{"round":73,"team":100,"matchPoints":-10000}],"matchWin":-100,"matchDraw":1,"boardColours":"WBBW-97","matchPointsPrimary":false},"foreignLines":["QQQ  two  spaces","QQQ  two  spaces-8"]},"position":-1}');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"{player} 100 % 2","town":"\"quoted\" \\ back","firstDay":"1987-05-11","lastDay":"1946-03-23","type":"Đà Nẵng – Quận 1-86","chiefArbiter":"{player} 100 %","deputyArbiters":["",""],"timeControlText":"{player} 100 %","codedTimeControl":"{player} 100 %","codedType":"a","startingListMethod":"IND_FIDE-26","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2017","doubleRoundRobin":true,"rankIsPairingOrder":true,"points":{"winWhite":-99.4,"winBlack":91.8,"drawWhite":69.9,"drawBlack":-99.7,"lossWhite":-30.8,"forfeitWin":1,"fullBye":40.9,"halfBye":-100,"zeroBye":100,"pairingBye":-74.3,"unknown":100},"prohibited":[{"firstRound":1,"lastRound":34,"players":[1,4],"condition":"always","reason":"### 001 |x|"}],"virtualPoints":[{"player":1,"round":66,"points":-100}],"tieBreakEdition":"old","tieBreaks":["ARO","SB","BH/C1"],"fideMode":true,"discipline":"xiangqi","timeControl":"blitz","unratedRating":1,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["standard"],"longEvent":true,"ratingsByRound":true,"chess960Seed":16526839059879380444,"lotsSeed":2510498176618307873},"players":[{"id":1,"tpn":2,"sex":"male","title":"GM","rating":4000,"federation":"ENG","fideId":"500","birth":"2003-12-12","unit":"Nguyễn Văn Ý-22","category":"{player} 100 %","national":[{"federation":"LAO","name":"O''Brien; DROP TABLE","rating":2480,"origin":"Đà Nẵng – Quận 1","number":"\"quoted\" \\ back","birth":"1998-08-18"},{"name":"Ộ ộ-44","sex":"a-38"},{"federation":"LAO","category":"### 001 |x|-5","rating":26,"origin":"### 001 |x|","number":"{player} 100 %-3","birth":"1931-12","sex":"日本-50"}],"kFactor":3,"fileRank":7,"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":4,"withdrawnFromRound":19},{"id":4,"tpn":1,"name":"Đà Nẵng – Quận 1-77","sex":"female","title":"IM","rating":3268,"federation":"VIE","fideId":"35009192","unit":"O''Brien; DROP TABLE","category":"Ộ ộ-81","fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":14}],"requestedByes":[{"player":1,"round":1,"kind":"zeroBye"},{"player":1,"round":5,"kind":"fullBye"},{"player":1,"round":15,"kind":"halfBye"}],"adjustments":[{"player":1,"round":7},{"player":1,"round":9},{"player":1,"points":-6077.3}],"teams":{"teams":[{"id":500,"name":"O''Brien; DROP TABLE","fileMatchPoints":-9999.4,"fileGamePoints":-9999.5,"fileRank":14552,"members":[4]},{"id":901,"nickname":"\"quoted\" \\ back-15","strength":4000,"fileMatchPoints":0,"fileGamePoints":0,"fileRank":99999}],"lineUps":[{"round":1,"team":500,"opponent":500,"boards":[4,4]},{"round":1,"team":500,"opponent":500,"boards":[4,4,4]}],"byes":[{"round":2,"team":500,"gamePoints":280.6}],"forfeits":[{"round":2,"kind":"firstWins","first":500,"second":901},{"round":6,"kind":"firstWins","first":500,"second":500},{"round":4,"kind":"secondWins","first":901,"second":500}],"matchWin":-85.7,"matchDraw":-5.6,"matchLoss":100,"matchPointsPrimary":false},"foreignLines":["999 Đội","XXX kept as it is"]},"position":-1}');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"日本-22 3","town":"Đà Nẵng – Quận 1-84","federation":"ENG","firstDay":"1958-04-03","lastDay":"1962","type":"日本","deputyArbiters":["{player} 100 %","日本"],"codedTimeControl":"Ộ ộ","startingListMethod":"OTHER-16","pairingProgram":"O''Brien; DROP TABLE-41","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","reverseLastTwoRounds":true,"scheduledRounds":4,"points":{"winWhite":1,"winBlack":1,"drawWhite":-99.5,"drawBlack":-0.5,"lossWhite":-99.8,"lossBlack":-52.6,"forfeitWin":-99.6,"forfeitLoss":94.7,"fullBye":-99.3,"halfBye":-99.8,"zeroBye":-99.4,"pairingBye":-99.5,"unknown":-99.6},"prohibited":[{"firstRound":1,"lastRound":8,"players":[11,20],"condition":"lastRoundAboveHalf"}],"tieBreakEdition":"old","fideMode":false,"fideModeLeftInRound":8,"discipline":"chess","timeControl":"blitz","unratedMethod":"fixed","equalsOrder":"entry","lotsSeed":15402130086644073909},"players":[{"id":3,"tpn":4,"name":"O''Brien; DROP TABLE-27","sex":"male","title":"FM","rating":5,"federation":"ENG","fideId":"500","birth":"2006-01-26","unit":"Đà Nẵng – Quận 1-83","category":"Đà Nẵng – Quận 1","national":[{"federation":"FID-60","category":"{player} 100 %","number":"O''Brien; DROP TABLE","sex":"{player} 100 %-51"},{"federation":"LAO-27","rating":6,"origin":"日本-72","number":"a-75","birth":"2016","sex":"O''Brien; DROP TABLE-53"}],"kFactor":3,"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":6},{"id":6,"tpn":6,"name":"### 001 |x|","sex":"female","title":"WIM","rating":1623,"federation":"LAO","unit":"Ộ ộ","category":"{player} 100 %-1","national":[{"federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"日本-9","name":"O''Brien; DROP TABLE-24","origin":"Nguyễn Văn Ý","number":"O''Brien; DROP TABLE","sex":"{player} 100 %-42"},{"federation":"VIE-80","category":"Nguyễn Văn Ý","name":"{player} 100 %","rating":1292,"origin":"Ộ ộ","number":"Ộ ộ","sex":"Đà Nẵng – Quận 1"},{"federation":"LAO","name":"Ộ ộ","origin":"a","number":"Nguyễn Văn Ý"}],"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":3},{"id":9,"tpn":8,"name":"O''Brien; DROP TABLE","sex":"female","title":"WFM","rating":2,"federation":"ENG","fideId":"12400001-17","birth":"1992-04-12","unit":"{player} 100 %","category":"Ộ ộ","kFactor":2485,"fixedBoard":47690,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":11,"tpn":3,"name":"Ộ ộ","sex":"unknown","title":"none","titleText":"IND_FIDE","fideId":"500-12","unit":"日本","national":[{"federation":"VIE-96","category":"### 001 |x|","name":"a-50","origin":"a-28","number":"日本"},{"name":"\"quoted\" \\ back","rating":6,"origin":"\"quoted\" \\ back","sex":"{player} 100 %"}],"kFactor":1,"fileRank":6,"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":53,"withdrawnFromRound":54},{"id":14,"tpn":10,"name":"a","sex":"male","title":"GM","fideId":"500","unit":"Đà Nẵng – Quận 1","national":[{"federation":"FID","birth":"1999-12-04","sex":"日本"},{"federation":"VIE-10","category":"Đà Nẵng – Quận 1","name":"a","number":"### 001 |x|","birth":"1959","sex":"### 001 |x|"}],"fileRank":69945,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":1},{"id":16,"tpn":2,"name":"a-42","sex":"male","title":"WFM","federation":"VIE","fideId":"35009192-7","birth":"1948-12-18","category":"### 001 |x|","national":[{"federation":"FID","category":"{player} 100 %","name":"{player} 100 %-39","rating":4000,"origin":"O''Brien; DROP TABLE","number":"Đà Nẵng – Quận 1-78","birth":"1958-05-02","sex":"a"},{"federation":"LAO","category":"\"quoted\" \\ back","name":"a-72","rating":2,"origin":"Đà Nẵng – Quận 1","number":"### 001 |x|-66","birth":"1966-12-17","sex":"Đà Nẵng – Quận 1-75"},{"category":"O''Brien; DROP TABLE-24","name":"### 001 |x|","origin":"\"quoted\" \\ back","number":"a","birth":"1953-07-16"}],"ratings":{},"marks":{},"entersInRound":8,"withdrawnFromRound":9},{"id":18,"tpn":5,"sex":"unknown","title":"none","titleText":"OTHER","federation":"ENG-15","birth":"1992-05","unit":"Nguyễn Văn Ý","category":"Ộ ộ","national":[{"federation":"FID","category":"日本-46","name":"\"quoted\" \\ back","origin":"Ộ ộ","number":"日本-15","birth":"1941-09-01","sex":"Đà Nẵng – Quận 1"},{"federation":"VIE","category":"### 001 |x|","name":"O''Brien; DROP TABLE","rating":4000,"origin":"Nguyễn Văn Ý","birth":"1972-04-18","sex":"\"quoted\" \\ back"},{"federation":"FID","category":"日本-96","name":"O''Brien; DROP TABLE","rating":3,"origin":"### 001 |x|-86","number":"### 001 |x|","birth":"1983-03-08","sex":"Đà Nẵng – Quận 1"}],"kFactor":368,"fileRank":6,"fixedBoard":84297,"ratings":{},"marks":{},"entersInRound":28,"withdrawnFromRound":60},{"id":20,"tpn":7,"name":"a-43","sex":"female","title":"CM","federation":"VIE-37","fideId":"12400001","birth":"1943","unit":"### 001 |x|","category":"{player} 100 %","national":[{"federation":"ENG","category":"{player} 100 %","origin":"{player} 100 %","birth":"1979","sex":"a"},{"federation":"FID-9","name":"Đà Nẵng – Quận 1","rating":7,"origin":"### 001 |x|","birth":"1982-08-28"},{"federation":"ENG","category":"日本-16","name":"日本","rating":1905,"origin":"Đà Nẵng – Quận 1","birth":"1988-01-16","sex":"日本"}],"kFactor":4,"fileRank":99999,"fixedBoard":77261,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":2},{"id":22,"tpn":9,"name":"O''Brien; DROP TABLE","sex":"male","title":"WCM","rating":4,"federation":"LAO","fideId":"35009192","birth":"1933-12-25","unit":"\"quoted\" \\ back-67","fileRank":71035,"fixedBoard":99999,"ratings":{},"marks":{},"entersInRound":4}],"rounds":[{"games":[{"white":14,"black":20,"whiteOutcome":"unratedDraw","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":6,"kind":"halfBye"},{"player":9,"kind":"halfBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":22,"kind":"zeroBye"}],"dateText":"x.1","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":100,"winBlack":-99.8,"drawWhite":-99.5,"drawBlack":-99.7,"lossWhite":-99.4,"forfeitWin":-83.5,"fullBye":-99.5,"halfBye":-22.2,"zeroBye":89.3,"pairingBye":1,"unknown":-99.8},"prohibited":[{"firstRound":1,"lastRound":200,"players":[9,14,16],"condition":"lastRoundAboveHalf","reason":"a"}],"virtualPoints":[{"player":6,"round":7,"points":-99.8}]},"comments":["","日本-54"]},{"games":[{"white":6,"black":14,"whiteOutcome":"draw","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":20,"kind":"zeroBye"},{"player":22,"kind":"zeroBye"}],"date":"1991-08-16","rules":{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":2,"points":{"winWhite":1,"winBlack":-99.9,"drawWhite":-99.7,"drawBlack":-99.9,"lossWhite":-99.5,"lossBlack":-22.9,"forfeitWin":-100,"forfeitLoss":15.7,"fullBye":-99.4,"halfBye":0.5,"zeroBye":-99.8,"pairingBye":25.1,"unknown":-15.9},"prohibited":[{"firstRound":1,"lastRound":200,"players":[11,22],"condition":"lastRoundAboveHalf","reason":"{player} 100 %-36"},{"firstRound":1,"lastRound":2,"players":[11,20],"condition":"lastRoundAboveHalf","reason":"O''Brien; DROP TABLE"}],"virtualPoints":[{"player":18,"round":7,"points":-100},{"player":18,"round":8,"points":-99.6}]},"comments":["日本"]},{"byes":[{"player":14,"kind":"pairingBye"},{"player":3,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":20,"kind":"zeroBye"},{"player":22,"kind":"zeroBye"}],"date":"1999-12-10","rules":{"pairingSystem":"dutch","pairingEdition":"2017","reverseLastTwoRounds":true,"scheduledRounds":2,"points":{"winWhite":100,"winBlack":-100,"drawWhite":-99.7,"drawBlack":0.5,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":-99.7,"halfBye":-99.6,"zeroBye":-49.5,"pairingBye":41.9,"unknown":-100},"prohibited":[{"firstRound":1,"lastRound":1,"players":[16,20,22],"condition":"lastRoundAboveHalf","reason":"a"}]},"comments":[""]},{"games":[{"white":22,"black":14,"whiteOutcome":"draw","blackOutcome":"draw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":9,"kind":"zeroBye"},{"player":11,"kind":"zeroBye"},{"player":16,"kind":"zeroBye"},{"player":18,"kind":"zeroBye"},{"player":20,"kind":"zeroBye"}],"dateText":"OTHER-14","rules":{"pairingSystem":"manual","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":3,"points":{"winWhite":51.1,"winBlack":97.2,"drawWhite":-99.9,"drawBlack":-99.3,"lossWhite":75.8,"lossBlack":-69.1,"forfeitWin":-100,"forfeitLoss":88.2,"fullBye":100,"halfBye":0.5,"zeroBye":-99.6,"pairingBye":1,"unknown":0.5},"prohibited":[{"firstRound":1,"lastRound":5,"players":[9,16,20],"condition":"exceptLastRoundAboveHalf"}],"virtualPoints":[{"player":22,"round":2,"points":-100},{"player":11,"round":87,"points":-99.3},{"player":18,"round":47,"points":-99.6}]},"comments":["日本","","Nguyễn Văn Ý"]}],"requestedByes":[{"player":3,"round":6,"kind":"zeroBye"},{"player":16,"round":5,"kind":"halfBye"}],"adjustments":[{"player":16,"round":94,"kind":"forfeitLoss","points":-10000}],"teams":{"teams":[{"id":900,"name":"O''Brien; DROP TABLE","nickname":"O''Brien; DROP TABLE-54","fileMatchPoints":-2434.4,"fileGamePoints":0,"fileRank":89198,"members":[11,18]},{"id":801,"name":"Nguyễn Văn Ý","nickname":"a-74","strength":2244.8,"fileRank":4,"members":[3]}],"lineUps":[{"round":8,"team":900,"opponent":801,"boards":[22,16]},{"round":1,"team":900,"boards":[22,6,16]},{"round":2,"team":801,"opponent":900,"boards":[22]}],"forfeits":[{"round":8,"kind":"secondWins","first":801,"second":900}],"matchWin":-99.9,"matchDraw":-100,"matchLoss":-100,"matchPointsPrimary":true},"foreignLines":[""]},"position":-1}');
INSERT INTO "journal" VALUES(4,1795256220000,'Trọng tài','apply',NULL,NULL,14,1,NULL,'{"change":"keep_complaint","section":1,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}');
INSERT INTO "journal" VALUES(5,1795256340000,'Trọng tài','apply',NULL,NULL,3,3,'{"change":"edit_info","section":3,"info":{"name":"日本-22 3","town":"Đà Nẵng – Quận 1-84","federation":"ENG","firstDay":"1958-04-03","lastDay":"1962","type":"日本","deputyArbiters":["{player} 100 %","日本"],"codedTimeControl":"Ộ ộ","startingListMethod":"OTHER-16","pairingProgram":"O''Brien; DROP TABLE-41","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}','{"change":"edit_info","section":3,"info":{"name":"日本-93","town":"### 001 |x|","federation":"VIE","firstDayText":"Đà Nẵng – Quận 1-30","type":"Đà Nẵng – Quận 1","deputyArbiters":["","日本",""],"codedTimeControl":"{player} 100 %","codedType":"Đà Nẵng – Quận 1-71","startingListMethod":"x.1","pairingProgram":"### 001 |x|-73","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}}}');
INSERT INTO "journal" VALUES(6,1795256520000,'Trọng tài','apply',NULL,NULL,6,3,'{"change":"edit_player","section":3,"player":{"id":3,"tpn":4,"name":"O''Brien; DROP TABLE-27","sex":"male","title":"FM","rating":5,"federation":"ENG","fideId":"500","birth":"2006-01-26","unit":"Đà Nẵng – Quận 1-83","category":"Đà Nẵng – Quận 1","national":[{"federation":"FID-60","category":"{player} 100 %","number":"O''Brien; DROP TABLE","sex":"{player} 100 %-51"},{"federation":"LAO-27","rating":6,"origin":"日本-72","number":"a-75","birth":"2016","sex":"O''Brien; DROP TABLE-53"}],"kFactor":3,"fixedBoard":1,"ratings":{},"marks":{},"entersInRound":6}}','{"change":"edit_player","section":3,"player":{"id":3,"tpn":4,"name":"Ộ ộ-11","sex":"female","title":"WFM","rating":3,"federation":"LAO-9","fideId":"500","birth":"1997-03-20","category":"Nguyễn Văn Ý","national":[{"name":"Nguyễn Văn Ý","rating":3,"number":"### 001 |x|","sex":"a"},{"federation":"FID","category":"Nguyễn Văn Ý-39","name":"日本-96","rating":4000,"origin":"Đà Nẵng – Quận 1","number":"{player} 100 %-33"},{"name":"a","rating":3,"number":"\"quoted\" \\ back-95","birth":"2029-08-07","sex":"Ộ ộ"}],"fixedBoard":6,"ratings":{},"marks":{},"entersInRound":6}}');
INSERT INTO "journal" VALUES(7,1795256640000,'Trọng tài','apply',NULL,NULL,6,1,'{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"Nguyễn Văn Ý","sex":"male","title":"none","titleText":"OTHER","federation":"LAO","birth":"1942-09-04","national":[{"category":"Nguyễn Văn Ý-26","origin":"Ộ ộ","number":"### 001 |x|-73","birth":"1937-01-20","sex":"O''Brien; DROP TABLE"}],"fileRank":44473,"fixedBoard":27757,"ratings":{},"marks":{},"entersInRound":1,"withdrawnFromRound":100}}','{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"日本-84","sex":"female","title":"WFM","rating":5,"fideId":"35009192","unit":"a","national":[{"federation":"ENG","rating":2,"origin":"O''Brien; DROP TABLE","number":"Nguyễn Văn Ý","birth":"2001-11-05","sex":"日本-26"}],"kFactor":1,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":8}}');
INSERT INTO "journal" VALUES(8,1795256760000,'Trọng tài','apply',NULL,NULL,5,2,'{"change":"remove_players","section":2,"players":[5]}','{"change":"add_players","section":2,"players":[{"id":5,"tpn":3,"sex":"unknown","title":"GM","federation":"LAO-38","fideId":"500","birth":"1977-02-11","category":"Đà Nẵng – Quận 1-76","national":[{"federation":"FID-36","category":"Nguyễn Văn Ý","origin":"{player} 100 %","number":"Đà Nẵng – Quận 1","sex":"\"quoted\" \\ back"},{"federation":"VIE-89","rating":3894,"origin":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"1966-05-17"}],"fixedBoard":5,"ratings":{},"marks":{},"entersInRound":10}]}');
INSERT INTO "journal" VALUES(9,1795256820000,'Trọng tài','apply',NULL,NULL,20,3,'{"change":"set_round_comments","section":3,"round":2,"comments":["日本"]}','{"change":"set_round_comments","section":3,"round":2,"comments":["日本-81","Nguyễn Văn Ý-27"]}');
INSERT INTO "journal" VALUES(10,1795256880000,'Trọng tài','apply',NULL,NULL,6,1,'{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"日本-84","sex":"female","title":"WFM","rating":5,"fideId":"35009192","unit":"a","national":[{"federation":"ENG","rating":2,"origin":"O''Brien; DROP TABLE","number":"Nguyễn Văn Ý","birth":"2001-11-05","sex":"日本-26"}],"kFactor":1,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":8}}','{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"{player} 100 %-53","sex":"male","title":"GM","federation":"LAO-20","fideId":"35009192-36","category":"Đà Nẵng – Quận 1-77","national":[{"federation":"ENG","category":"a","name":"Đà Nẵng – Quận 1","rating":3,"origin":"Đà Nẵng – Quận 1-85","number":"日本","sex":"Nguyễn Văn Ý-41"},{"federation":"LAO-38","name":"Nguyễn Văn Ý-58","rating":4000,"origin":"{player} 100 %","number":"### 001 |x|","birth":"1983-07-17","sex":"日本-78"},{"federation":"LAO","origin":"### 001 |x|-70","number":"\"quoted\" \\ back","birth":"1950-12","sex":"{player} 100 %-52"}],"kFactor":2,"fileRank":82983,"fixedBoard":4,"ratings":{},"marks":{},"entersInRound":24}}');
INSERT INTO "journal" VALUES(11,1795256940000,'Trọng tài','apply',NULL,NULL,14,2,NULL,'{"change":"keep_complaint","section":2,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}');
INSERT INTO "journal" VALUES(12,1795257000000,'Trọng tài','apply',NULL,NULL,15,0,'{"change":"rename_event","name":"Giải trẻ"}','{"change":"rename_event","name":"Giải 7"}');
INSERT INTO "journal" VALUES(13,1795265100000,'Trọng tài','undo',12,NULL,15,0,'{"change":"rename_event","name":"Giải 7"}','{"change":"rename_event","name":"Giải trẻ"}');
INSERT INTO "journal" VALUES(14,1795265101000,'Trọng tài','undo',10,NULL,6,1,'{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"{player} 100 %-53","sex":"male","title":"GM","federation":"LAO-20","fideId":"35009192-36","category":"Đà Nẵng – Quận 1-77","national":[{"federation":"ENG","category":"a","name":"Đà Nẵng – Quận 1","rating":3,"origin":"Đà Nẵng – Quận 1-85","number":"日本","sex":"Nguyễn Văn Ý-41"},{"federation":"LAO-38","name":"Nguyễn Văn Ý-58","rating":4000,"origin":"{player} 100 %","number":"### 001 |x|","birth":"1983-07-17","sex":"日本-78"},{"federation":"LAO","origin":"### 001 |x|-70","number":"\"quoted\" \\ back","birth":"1950-12","sex":"{player} 100 %-52"}],"kFactor":2,"fileRank":82983,"fixedBoard":4,"ratings":{},"marks":{},"entersInRound":24}}','{"change":"edit_player","section":1,"player":{"id":2,"tpn":6,"name":"日本-84","sex":"female","title":"WFM","rating":5,"fideId":"35009192","unit":"a","national":[{"federation":"ENG","rating":2,"origin":"O''Brien; DROP TABLE","number":"Nguyễn Văn Ý","birth":"2001-11-05","sex":"日本-26"}],"kFactor":1,"fixedBoard":3,"ratings":{},"marks":{},"entersInRound":8}}');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,2);
INSERT INTO "line_up_boards" VALUES(1,1,0,0);
INSERT INTO "line_up_boards" VALUES(2,0,0,4);
INSERT INTO "line_up_boards" VALUES(2,0,1,4);
INSERT INTO "line_up_boards" VALUES(2,1,0,4);
INSERT INTO "line_up_boards" VALUES(2,1,1,4);
INSERT INTO "line_up_boards" VALUES(2,1,2,4);
INSERT INTO "line_up_boards" VALUES(3,0,0,22);
INSERT INTO "line_up_boards" VALUES(3,0,1,16);
INSERT INTO "line_up_boards" VALUES(3,1,0,22);
INSERT INTO "line_up_boards" VALUES(3,1,1,6);
INSERT INTO "line_up_boards" VALUES(3,1,2,16);
INSERT INTO "line_up_boards" VALUES(3,2,0,22);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,35,801,402);
INSERT INTO "line_ups" VALUES(1,1,1,801,402);
INSERT INTO "line_ups" VALUES(2,0,1,500,500);
INSERT INTO "line_ups" VALUES(2,1,1,500,500);
INSERT INTO "line_ups" VALUES(3,0,8,900,801);
INSERT INTO "line_ups" VALUES(3,1,1,900,0);
INSERT INTO "line_ups" VALUES(3,2,2,801,900);
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
INSERT INTO "national_records" VALUES(1,2,0,'ENG','','',2,'O''Brien; DROP TABLE','Nguyễn Văn Ý','2001-11-05','日本-26');
INSERT INTO "national_records" VALUES(2,1,0,'LAO','','O''Brien; DROP TABLE',2480,'Đà Nẵng – Quận 1','"quoted" \ back','1998-08-18','');
INSERT INTO "national_records" VALUES(2,1,1,'','','Ộ ộ-44',0,'','','','a-38');
INSERT INTO "national_records" VALUES(2,1,2,'LAO','### 001 |x|-5','',26,'### 001 |x|','{player} 100 %-3','1931-12','日本-50');
INSERT INTO "national_records" VALUES(2,5,0,'FID-36','Nguyễn Văn Ý','',0,'{player} 100 %','Đà Nẵng – Quận 1','','"quoted" \ back');
INSERT INTO "national_records" VALUES(2,5,1,'VIE-89','','',3894,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','','1966-05-17','');
INSERT INTO "national_records" VALUES(3,3,0,'','','Nguyễn Văn Ý',3,'','### 001 |x|','','a');
INSERT INTO "national_records" VALUES(3,3,1,'FID','Nguyễn Văn Ý-39','日本-96',4000,'Đà Nẵng – Quận 1','{player} 100 %-33','','');
INSERT INTO "national_records" VALUES(3,3,2,'','','a',3,'','"quoted" \ back-95','2029-08-07','Ộ ộ');
INSERT INTO "national_records" VALUES(3,6,0,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','日本-9','O''Brien; DROP TABLE-24',0,'Nguyễn Văn Ý','O''Brien; DROP TABLE','','{player} 100 %-42');
INSERT INTO "national_records" VALUES(3,6,1,'VIE-80','Nguyễn Văn Ý','{player} 100 %',1292,'Ộ ộ','Ộ ộ','','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,6,2,'LAO','','Ộ ộ',0,'a','Nguyễn Văn Ý','','');
INSERT INTO "national_records" VALUES(3,11,0,'VIE-96','### 001 |x|','a-50',0,'a-28','日本','','');
INSERT INTO "national_records" VALUES(3,11,1,'','','"quoted" \ back',6,'"quoted" \ back','','','{player} 100 %');
INSERT INTO "national_records" VALUES(3,14,0,'FID','','',0,'','','1999-12-04','日本');
INSERT INTO "national_records" VALUES(3,14,1,'VIE-10','Đà Nẵng – Quận 1','a',0,'','### 001 |x|','1959','### 001 |x|');
INSERT INTO "national_records" VALUES(3,16,0,'FID','{player} 100 %','{player} 100 %-39',4000,'O''Brien; DROP TABLE','Đà Nẵng – Quận 1-78','1958-05-02','a');
INSERT INTO "national_records" VALUES(3,16,1,'LAO','"quoted" \ back','a-72',2,'Đà Nẵng – Quận 1','### 001 |x|-66','1966-12-17','Đà Nẵng – Quận 1-75');
INSERT INTO "national_records" VALUES(3,16,2,'','O''Brien; DROP TABLE-24','### 001 |x|',0,'"quoted" \ back','a','1953-07-16','');
INSERT INTO "national_records" VALUES(3,18,0,'FID','日本-46','"quoted" \ back',0,'Ộ ộ','日本-15','1941-09-01','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,18,1,'VIE','### 001 |x|','O''Brien; DROP TABLE',4000,'Nguyễn Văn Ý','','1972-04-18','"quoted" \ back');
INSERT INTO "national_records" VALUES(3,18,2,'FID','日本-96','O''Brien; DROP TABLE',3,'### 001 |x|-86','### 001 |x|','1983-03-08','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,20,0,'ENG','{player} 100 %','',0,'{player} 100 %','','1979','a');
INSERT INTO "national_records" VALUES(3,20,1,'FID-9','','Đà Nẵng – Quận 1',7,'### 001 |x|','','1982-08-28','');
INSERT INTO "national_records" VALUES(3,20,2,'ENG','日本-16','日本',1905,'Đà Nẵng – Quận 1','','1988-01-16','日本');
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
INSERT INTO "players" VALUES(1,2,6,'日本-84','female','WFM','',5,'','35009192','','a','',1,0,3,8,NULL);
INSERT INTO "players" VALUES(2,1,2,'','male','GM','',4000,'ENG','500','2003-12-12','Nguyễn Văn Ý-22','{player} 100 %',3,7,6,4,19);
INSERT INTO "players" VALUES(2,4,1,'Đà Nẵng – Quận 1-77','female','IM','',3268,'VIE','35009192','','O''Brien; DROP TABLE','Ộ ộ-81',0,0,99999,14,NULL);
INSERT INTO "players" VALUES(2,5,3,'','unknown','GM','',0,'LAO-38','500','1977-02-11','','Đà Nẵng – Quận 1-76',0,0,5,10,NULL);
INSERT INTO "players" VALUES(3,3,4,'Ộ ộ-11','female','WFM','',3,'LAO-9','500','1997-03-20','','Nguyễn Văn Ý',0,0,6,6,NULL);
INSERT INTO "players" VALUES(3,6,6,'### 001 |x|','female','WIM','',1623,'LAO','','','Ộ ộ','{player} 100 %-1',0,0,0,1,3);
INSERT INTO "players" VALUES(3,9,8,'O''Brien; DROP TABLE','female','WFM','',2,'ENG','12400001-17','1992-04-12','{player} 100 %','Ộ ộ',2485,0,47690,1,2);
INSERT INTO "players" VALUES(3,11,3,'Ộ ộ','unknown','none','IND_FIDE',0,'','500-12','','日本','',1,6,5,53,54);
INSERT INTO "players" VALUES(3,14,10,'a','male','GM','',0,'','500','','Đà Nẵng – Quận 1','',0,69945,3,1,NULL);
INSERT INTO "players" VALUES(3,16,2,'a-42','male','WFM','',0,'VIE','35009192-7','1948-12-18','','### 001 |x|',0,0,0,8,9);
INSERT INTO "players" VALUES(3,18,5,'','unknown','none','OTHER',0,'ENG-15','','1992-05','Nguyễn Văn Ý','Ộ ộ',368,6,84297,28,60);
INSERT INTO "players" VALUES(3,20,7,'a-43','female','CM','',0,'VIE-37','12400001','1943','### 001 |x|','{player} 100 %',4,99999,77261,1,2);
INSERT INTO "players" VALUES(3,22,9,'O''Brien; DROP TABLE','male','WCM','',4,'LAO','35009192','1933-12-25','"quoted" \ back-67','',0,71035,99999,4,NULL);
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(2,0,1,34,'always','### 001 |x|');
INSERT INTO "prohibited" VALUES(3,0,1,8,'lastRoundAboveHalf','');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(2,0,0,1);
INSERT INTO "prohibited_players" VALUES(2,0,1,4);
INSERT INTO "prohibited_players" VALUES(3,0,0,11);
INSERT INTO "prohibited_players" VALUES(3,0,1,20);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,2,76,'zeroBye');
INSERT INTO "requested_byes" VALUES(1,1,2,4,'fullBye');
INSERT INTO "requested_byes" VALUES(1,2,2,99,'fullBye');
INSERT INTO "requested_byes" VALUES(2,0,1,1,'zeroBye');
INSERT INTO "requested_byes" VALUES(2,1,1,5,'fullBye');
INSERT INTO "requested_byes" VALUES(2,2,1,15,'halfBye');
INSERT INTO "requested_byes" VALUES(3,0,3,6,'zeroBye');
INSERT INTO "requested_byes" VALUES(3,1,16,5,'halfBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(3,1,0,'');
INSERT INTO "round_comments" VALUES(3,1,1,'日本-54');
INSERT INTO "round_comments" VALUES(3,2,0,'日本-81');
INSERT INTO "round_comments" VALUES(3,2,1,'Nguyễn Văn Ý-27');
INSERT INTO "round_comments" VALUES(3,3,0,'');
INSERT INTO "round_comments" VALUES(3,4,0,'日本');
INSERT INTO "round_comments" VALUES(3,4,1,'');
INSERT INTO "round_comments" VALUES(3,4,2,'Nguyễn Văn Ý');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(3,1,'','x.1',1,'{"pairingSystem":"roundRobin","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"black","points":{"winWhite":100,"winBlack":-99.8,"drawWhite":-99.5,"drawBlack":-99.7,"lossWhite":-99.4,"forfeitWin":-83.5,"fullBye":-99.5,"halfBye":-22.2,"zeroBye":89.3,"pairingBye":1,"unknown":-99.8},"prohibited":[{"firstRound":1,"lastRound":200,"players":[9,14,16],"condition":"lastRoundAboveHalf","reason":"a"}],"virtualPoints":[{"player":6,"round":7,"points":-99.8}]}');
INSERT INTO "rounds" VALUES(3,2,'1991-08-16','',0,'{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":2,"points":{"winWhite":1,"winBlack":-99.9,"drawWhite":-99.7,"drawBlack":-99.9,"lossWhite":-99.5,"lossBlack":-22.9,"forfeitWin":-100,"forfeitLoss":15.7,"fullBye":-99.4,"halfBye":0.5,"zeroBye":-99.8,"pairingBye":25.1,"unknown":-15.9},"prohibited":[{"firstRound":1,"lastRound":200,"players":[11,22],"condition":"lastRoundAboveHalf","reason":"{player} 100 %-36"},{"firstRound":1,"lastRound":2,"players":[11,20],"condition":"lastRoundAboveHalf","reason":"O''Brien; DROP TABLE"}],"virtualPoints":[{"player":18,"round":7,"points":-100},{"player":18,"round":8,"points":-99.6}]}');
INSERT INTO "rounds" VALUES(3,3,'1999-12-10','',0,'{"pairingSystem":"dutch","pairingEdition":"2017","reverseLastTwoRounds":true,"scheduledRounds":2,"points":{"winWhite":100,"winBlack":-100,"drawWhite":-99.7,"drawBlack":0.5,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":-99.7,"halfBye":-99.6,"zeroBye":-49.5,"pairingBye":41.9,"unknown":-100},"prohibited":[{"firstRound":1,"lastRound":1,"players":[16,20,22],"condition":"lastRoundAboveHalf","reason":"a"}]}');
INSERT INTO "rounds" VALUES(3,4,'','OTHER-14',0,'{"pairingSystem":"manual","pairingEdition":"2017","doubleRoundRobin":true,"reverseLastTwoRounds":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":3,"points":{"winWhite":51.1,"winBlack":97.2,"drawWhite":-99.9,"drawBlack":-99.3,"lossWhite":75.8,"lossBlack":-69.1,"forfeitWin":-100,"forfeitLoss":88.2,"fullBye":100,"halfBye":0.5,"zeroBye":-99.6,"pairingBye":1,"unknown":0.5},"prohibited":[{"firstRound":1,"lastRound":5,"players":[9,16,20],"condition":"exceptLastRoundAboveHalf"}],"virtualPoints":[{"player":22,"round":2,"points":-100},{"player":11,"round":87,"points":-99.3},{"player":18,"round":47,"points":-99.6}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'chess960Seed','3430371804952212121');
INSERT INTO "rules" VALUES(1,'discipline','"other"');
INSERT INTO "rules" VALUES(1,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(1,'editionsChosen','true');
INSERT INTO "rules" VALUES(1,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(1,'lotsSeed','17170725310223168701');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":1,"winBlack":-99.7,"drawWhite":0.5,"drawBlack":56.2,"lossWhite":-99.6,"lossBlack":-99.9,"forfeitWin":-99.4,"forfeitLoss":-99.5,"fullBye":-99.9,"halfBye":0.5,"zeroBye":-99.4,"pairingBye":86,"unknown":43.3}');
INSERT INTO "rules" VALUES(1,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(1,'ratingLists','["blitz","standard","rapid"]');
INSERT INTO "rules" VALUES(1,'scheduledRounds','44');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(1,'timeControl','"standard"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"average"');
INSERT INTO "rules" VALUES(1,'unratedRating','1');
INSERT INTO "rules" VALUES(2,'chess960Seed','16526839059879380444');
INSERT INTO "rules" VALUES(2,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(2,'doubleRoundRobin','true');
INSERT INTO "rules" VALUES(2,'equalsOrder','"lots"');
INSERT INTO "rules" VALUES(2,'longEvent','true');
INSERT INTO "rules" VALUES(2,'lotsSeed','2510498176618307873');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2017"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":-99.4,"winBlack":91.8,"drawWhite":69.9,"drawBlack":-99.7,"lossWhite":-30.8,"forfeitWin":1,"fullBye":40.9,"halfBye":-100,"zeroBye":100,"pairingBye":-74.3,"unknown":100}');
INSERT INTO "rules" VALUES(2,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(2,'ratingLists','["standard"]');
INSERT INTO "rules" VALUES(2,'ratingsByRound','true');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(2,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(2,'unratedRating','1');
INSERT INTO "rules" VALUES(3,'discipline','"chess"');
INSERT INTO "rules" VALUES(3,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(3,'lotsSeed','15402130086644073909');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":1,"winBlack":1,"drawWhite":-99.5,"drawBlack":-0.5,"lossWhite":-99.8,"lossBlack":-52.6,"forfeitWin":-99.6,"forfeitLoss":94.7,"fullBye":-99.3,"halfBye":-99.8,"zeroBye":-99.4,"pairingBye":-99.5,"unknown":-99.6}');
INSERT INTO "rules" VALUES(3,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(3,'scheduledRounds','4');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(3,'timeControl','"blitz"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"fixed"');
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
INSERT INTO "sections" VALUES(1,0,'"quoted" \ back 1','"quoted" \ back','','1935-02-25','','','Nguyễn Văn Ý-50','Ộ ộ-57','日本','日本','','Ộ ộ-17','x.1','Đà Nẵng – Quận 1',0,0);
INSERT INTO "sections" VALUES(2,1,'{player} 100 % 2','"quoted" \ back','','1987-05-11','1946-03-23','','','Đà Nẵng – Quận 1-86','{player} 100 %','{player} 100 %','{player} 100 %','a','IND_FIDE-26','',1,0);
INSERT INTO "sections" VALUES(3,2,'日本-93','### 001 |x|','VIE','','','Đà Nẵng – Quận 1-30','','Đà Nẵng – Quận 1','','','{player} 100 %','Đà Nẵng – Quận 1-71','x.1','### 001 |x|-73',0,8);
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(1,0,13,402,-100000,0);
INSERT INTO "team_byes" VALUES(1,1,73,100,-100000,0);
INSERT INTO "team_byes" VALUES(2,0,2,500,0,2806);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,-1000,10,0,'WBBW-97',0);
INSERT INTO "team_events" VALUES(2,-857,-56,1000,'',0);
INSERT INTO "team_events" VALUES(3,-999,-1000,-1000,'',1);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(2,0,2,'firstWins',500,901);
INSERT INTO "team_forfeits" VALUES(2,1,6,'firstWins',500,500);
INSERT INTO "team_forfeits" VALUES(2,2,4,'secondWins',901,500);
INSERT INTO "team_forfeits" VALUES(3,0,8,'secondWins',801,900);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,0,0,2);
INSERT INTO "team_members" VALUES(2,0,0,4);
INSERT INTO "team_members" VALUES(3,0,0,11);
INSERT INTO "team_members" VALUES(3,0,1,18);
INSERT INTO "team_members" VALUES(3,1,0,3);
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
INSERT INTO "teams" VALUES(1,0,100,'### 001 |x|-31','日本',18488,NULL,-83283,4);
INSERT INTO "teams" VALUES(1,1,801,'a','Ộ ộ',37110,-99998,0,11422);
INSERT INTO "teams" VALUES(1,2,402,'','Đà Nẵng – Quận 1-76',5,-25136,-36850,6);
INSERT INTO "teams" VALUES(2,0,500,'O''Brien; DROP TABLE','',0,-99994,-99995,14552);
INSERT INTO "teams" VALUES(2,1,901,'','"quoted" \ back-15',40000,0,0,99999);
INSERT INTO "teams" VALUES(3,0,900,'O''Brien; DROP TABLE','O''Brien; DROP TABLE-54',0,-24344,0,89198);
INSERT INTO "teams" VALUES(3,1,801,'Nguyễn Văn Ý','a-74',22448,NULL,NULL,4);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(1,0,'MAN');
INSERT INTO "tie_breaks" VALUES(1,1,'SB');
INSERT INTO "tie_breaks" VALUES(1,2,'MAN-16');
INSERT INTO "tie_breaks" VALUES(2,0,'ARO');
INSERT INTO "tie_breaks" VALUES(2,1,'SB');
INSERT INTO "tie_breaks" VALUES(2,2,'BH/C1');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,2,5,-993);
INSERT INTO "virtual_points" VALUES(1,1,2,1,-997);
INSERT INTO "virtual_points" VALUES(1,2,2,66,-1000);
INSERT INTO "virtual_points" VALUES(2,0,1,66,-1000);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
CREATE TRIGGER fide_mode_is_left_for_good BEFORE UPDATE OF fide_mode ON sections
WHEN OLD.fide_mode = 0 AND NEW.fide_mode = 1
BEGIN SELECT RAISE(ABORT, 'FIDE mode was left for good'); END;
CREATE TRIGGER journal_keeps_what_was_written BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_keeps_every_entry BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sections',3);
INSERT INTO "sqlite_sequence" VALUES('journal',14);
COMMIT;
