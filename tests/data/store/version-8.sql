-- An event file of version 8: its tables and rows (README.md).
PRAGMA application_id=1266238561;
PRAGMA user_version=8;
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
INSERT INTO "adjustments" VALUES(1,0,10,96,'loss',-99994);
INSERT INTO "adjustments" VALUES(2,0,11,0,'unratedWin',0);
INSERT INTO "adjustments" VALUES(2,1,8,5,'pairingBye',-99994);
INSERT INTO "adjustments" VALUES(2,2,10,7,'win',0);
CREATE TABLE byes (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "byes" VALUES(1,1,0,4,'zeroBye');
INSERT INTO "byes" VALUES(1,1,1,5,'zeroBye');
INSERT INTO "byes" VALUES(1,1,2,7,'zeroBye');
INSERT INTO "byes" VALUES(1,1,3,10,'unopposedLoss');
INSERT INTO "byes" VALUES(1,1,4,12,'unopposedWin');
INSERT INTO "byes" VALUES(1,1,5,13,'zeroBye');
INSERT INTO "byes" VALUES(1,1,6,17,'zeroBye');
INSERT INTO "byes" VALUES(2,1,0,1,'zeroBye');
INSERT INTO "byes" VALUES(2,1,1,6,'zeroBye');
INSERT INTO "byes" VALUES(2,1,2,8,'zeroBye');
INSERT INTO "byes" VALUES(2,1,3,10,'zeroBye');
INSERT INTO "byes" VALUES(2,2,0,9,'pairingBye');
INSERT INTO "byes" VALUES(2,2,1,1,'zeroBye');
INSERT INTO "byes" VALUES(2,2,2,3,'unopposedWin');
INSERT INTO "byes" VALUES(2,2,3,6,'zeroBye');
INSERT INTO "byes" VALUES(2,2,4,8,'zeroBye');
INSERT INTO "byes" VALUES(2,2,5,10,'zeroBye');
INSERT INTO "byes" VALUES(2,3,0,5,'pairingBye');
INSERT INTO "byes" VALUES(2,3,1,1,'zeroBye');
INSERT INTO "byes" VALUES(2,3,2,6,'zeroBye');
INSERT INTO "byes" VALUES(2,3,3,8,'zeroBye');
INSERT INTO "byes" VALUES(2,3,4,10,'zeroBye');
INSERT INTO "byes" VALUES(2,3,5,11,'fullBye');
INSERT INTO "byes" VALUES(3,1,0,3,'zeroBye');
INSERT INTO "byes" VALUES(3,1,1,7,'zeroBye');
CREATE TABLE complaints (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    explanation TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
INSERT INTO "complaints" VALUES(32,4,'{"kind":"colour"}','ghi chú');
CREATE TABLE deputy_arbiters (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "deputy_arbiters" VALUES(1,0,'');
INSERT INTO "deputy_arbiters" VALUES(1,1,'### 001 |x|');
INSERT INTO "deputy_arbiters" VALUES(1,2,'### 001 |x|');
INSERT INTO "deputy_arbiters" VALUES(2,0,'日本');
INSERT INTO "deputy_arbiters" VALUES(3,0,'Ộ ộ');
INSERT INTO "deputy_arbiters" VALUES(3,1,'');
INSERT INTO "deputy_arbiters" VALUES(3,2,'Ộ ộ');
CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
, arbiter TEXT NOT NULL DEFAULT '', unit_rules TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "event" VALUES(1,'Giải trẻ','Trọng tài Loan','{"order":"medals","best":51127,"women":69073,"fewest":7,"jointThird":true}');
CREATE TABLE foreign_lines (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "foreign_lines" VALUES(1,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(1,1,'XXX kept as it is');
INSERT INTO "foreign_lines" VALUES(1,2,'');
INSERT INTO "foreign_lines" VALUES(2,0,'XXX kept as it is-58');
INSERT INTO "foreign_lines" VALUES(2,1,'QQQ  two  spaces');
INSERT INTO "foreign_lines" VALUES(3,0,'999 Đội');
INSERT INTO "foreign_lines" VALUES(3,1,'');
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
INSERT INTO "games" VALUES(1,1,1,3,14,'draw','unratedWin',1);
INSERT INTO "games" VALUES(2,1,1,3,5,'win','loss',1);
INSERT INTO "games" VALUES(2,1,2,11,9,'unratedWin','unratedLoss',1);
INSERT INTO "games" VALUES(2,2,1,11,5,'draw','loss',1);
INSERT INTO "games" VALUES(2,3,1,9,3,'win','loss',1);
INSERT INTO "games" VALUES(3,1,1,9,5,'loss','unratedDraw',1);
INSERT INTO "games" VALUES(4,1,1,1,7,'forfeitLoss','forfeitLoss',1);
INSERT INTO "games" VALUES(4,1,2,5,6,'adjourned','adjourned',1);
INSERT INTO "games" VALUES(4,1,3,3,4,'forfeitWin','forfeitLoss',1);
INSERT INTO "games" VALUES(4,1,4,8,2,'adjourned','adjourned',1);
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
INSERT INTO "journal" VALUES(1,1795256100000,'Trọng tài','apply',NULL,NULL,1,1,'{"change":"remove_section","section":1}','{"change":"add_section","section":1,"content":{"info":{"name":"Nguyễn Văn Ý 1","town":"{player} 100 %-76","federation":"FID","firstDay":"1939-08-17","lastDay":"1967-06-12","type":"Ộ ộ-10","deputyArbiters":["\"quoted\" \\ back","Đà Nẵng – Quận 1-90",""],"codedTimeControl":"\"quoted\" \\ back","codedType":"{player} 100 %-17","startingListMethod":"IND_FIDE-65","pairingProgram":"日本","limits":{"sex":"unknown","ratingFrom":4},"firstTable":3,"report":{"eventCode":"IND_FIDE","registered":"1963-02-26","organiser":"### 001 |x|","exemption":"zonal","titles":[{"firstPlace":75022,"lastPlace":81459,"sex":"male","claim":"Nguyễn Văn Ý","lowestRating":485}],"gamesKept":true}},"rules":{"pairingSystem":"manual","pairingEdition":"2026","reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.6,"winBlack":-99.8,"drawWhite":-99.7,"drawBlack":100,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":66.7,"halfBye":-99.3,"zeroBye":-100,"pairingBye":100,"unknown":-87.9},"prohibited":[{"firstRound":96,"lastRound":96,"players":[5,17],"condition":"always","reason":"日本"}],"virtualPoints":[{"player":17,"round":1},{"player":13,"round":99,"points":100},{"player":5,"round":5,"points":-99.7}],"tieBreakEdition":"24","fideMode":true,"discipline":"chess","timeControl":"standard","unratedRating":3467,"unratedMethod":"fixed","equalsOrder":"birth","ratingLists":["blitz"],"longEvent":true,"chess960Seed":7340847635760618136},"players":[{"id":3,"tpn":14,"sex":"female","title":"GM","federation":"FID","fideId":"35009192","birth":"1966-05-08","unit":"{player} 100 %","national":[{"federation":"ENG","category":"{player} 100 %","origin":"O''Brien; DROP TABLE","birth":"2018-01","sex":"### 001 |x|"},{"federation":"VIE","category":"Đà Nẵng – Quận 1-16","name":"O''Brien; DROP TABLE","rating":5,"origin":"### 001 |x|","number":"Đà Nẵng – Quận 1","birth":"1941-10","sex":"O''Brien; DROP TABLE-9"}],"kFactor":457,"fixedBoard":2,"fields":[{"head":"Nguyễn Văn Ý-14","text":"Đà Nẵng – Quận 1"}],"ratings":{"tournament":0,"listed":[{"rating":2,"month":"x.1-94"},{"list":"\"quoted\" \\ back","rating":2955,"month":"x.1"}],"later":[{"fromRound":1},{"fromRound":4,"rating":4}]},"marks":{"noByes":true,"expelled":true,"placeByHand":3,"normFederation":"LAO"},"entersInRound":1},{"id":4,"tpn":1,"sex":"unknown","title":"none","federation":"FID","fideId":"500","birth":"1936-01-25","category":"Ộ ộ-70","national":[{"federation":"FID-20","category":"a-48","number":"Nguyễn Văn Ý-11"},{"federation":"ENG","category":"Nguyễn Văn Ý","rating":5,"origin":"日本","birth":"2018-10-15","sex":"### 001 |x|-63"}],"fileRank":33961,"fields":[{"head":"Nguyễn Văn Ý","text":"{player} 100 %"}],"ratings":{"source":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","tournament":0,"listed":[{"month":"C-7-43"}],"later":[{"fromRound":7,"rating":118},{"fromRound":8,"rating":2},{"fromRound":84,"rating":2949}]},"marks":{"noByes":true,"placeByHand":23312,"outsideValue":-8497007,"normFederation":"LAO"},"entersInRound":5},{"id":5,"tpn":12,"name":"a","sex":"male","title":"none","titleText":"OTHER","rating":2645,"birth":"1951-06-21","unit":"{player} 100 %","category":"\"quoted\" \\ back","national":[{"federation":"ENG","category":"\"quoted\" \\ back","rating":201,"origin":"\"quoted\" \\ back","number":"a-16","sex":"日本-57"},{"federation":"ENG","category":"Đà Nẵng – Quận 1","name":"### 001 |x|","origin":"O''Brien; DROP TABLE-56","birth":"1970-01-27","sex":"日本-38"}],"fileRank":4,"fixedBoard":64274,"fields":[{"head":"Nguyễn Văn Ý","text":"O''Brien; DROP TABLE"}],"ratings":{"tournament":0,"listed":[{"list":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":4000},{"list":"a-15","rating":2,"month":"IND_FIDE-9"}],"later":[{"fromRound":1}]},"marks":{"noByes":true,"expelled":true,"placeByHand":6,"outsideValue":0,"normFederation":"FID"},"entersInRound":32,"withdrawnFromRound":33},{"id":7,"tpn":3,"name":"{player} 100 %","sex":"female","title":"WGM","rating":1,"federation":"LAO-35","fideId":"35009192","birth":"2013-12","unit":"Nguyễn Văn Ý-11","category":"Nguyễn Văn Ý","national":[{"federation":"FID","category":"O''Brien; DROP TABLE","name":"Ộ ộ","rating":5,"number":"{player} 100 %","sex":"O''Brien; DROP TABLE"}],"kFactor":1224,"fileRank":5,"fields":[{"head":"Nguyễn Văn Ý","text":"Ộ ộ-48"}],"ratings":{"source":"Ộ ộ-57","tournament":1536,"listed":[{},{"rating":4000,"month":"x.1"},{}],"later":[{"fromRound":1,"rating":6},{"fromRound":2}]},"marks":{"noByes":true,"placeByHand":528,"normFederation":"FID-58"},"entersInRound":65},{"id":10,"tpn":9,"name":"Đà Nẵng – Quận 1","sex":"male","title":"WGM","rating":1,"federation":"ENG-18","fideId":"35009192","birth":"2020-07-17","category":"### 001 |x|","kFactor":1,"fileRank":3,"fixedBoard":77622,"fields":[{"head":"日本-81"},{"head":"Nguyễn Văn Ý-4","text":"Nguyễn Văn Ý"},{"head":"### 001 |x|-28","text":"\"quoted\" \\ back-60"}],"ratings":{"source":"日本","tournament":2265,"listed":[{"list":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":4,"month":"OTHER"},{"rating":203},{"list":"{player} 100 %","rating":7,"month":"IND_FIDE"}],"later":[{"fromRound":1,"rating":803},{"fromRound":2},{"fromRound":32}]},"marks":{"placeByHand":32343,"outsideValue":0},"entersInRound":1},{"id":12,"tpn":13,"name":"a","sex":"male","title":"none","titleText":"C-7","rating":196,"fideId":"35009192","birth":"2022-12-14","category":"a-38","national":[{"federation":"VIE","category":"O''Brien; DROP TABLE-54","origin":"Nguyễn Văn Ý","number":"a","birth":"2029-08-12","sex":"日本-87"},{"federation":"LAO","category":"Nguyễn Văn Ý","name":"\"quoted\" \\ back","origin":"### 001 |x|-61","number":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"1996-09-13","sex":"a"}],"kFactor":1596,"fileRank":99999,"fixedBoard":91657,"fields":[{"head":"{player} 100 %","text":"Ộ ộ"}],"ratings":{"source":"Đà Nẵng – Quận 1-33","tournament":0,"listed":[{"list":"\"quoted\" \\ back","rating":5,"month":"x.1-91"}],"later":[{"fromRound":8,"rating":1},{"fromRound":77}]},"marks":{"outsideValue":9542397},"entersInRound":1,"withdrawnFromRound":63},{"id":13,"tpn":2,"name":"O''Brien; DROP TABLE","sex":"male","title":"WIM","rating":1952,"federation":"FID-27","fideId":"500","unit":"a","national":[{"category":"{player} 100 %","birth":"2000-04-06","sex":"{player} 100 %"},{"federation":"FID-34","category":"\"quoted\" \\ back","birth":"1983-04-26","sex":"a-88"},{"federation":"VIE","name":"Đà Nẵng – Quận 1","origin":"Đà Nẵng – Quận 1","birth":"2026-01","sex":"\"quoted\" \\ back"}],"ratings":{"listed":[{"list":"{player} 100 %-17","rating":1435}],"later":[{"fromRound":1,"rating":5},{"fromRound":3,"rating":3},{"fromRound":93}]},"marks":{"placeByHand":2,"normFederation":"FID-96"},"entersInRound":33,"withdrawnFromRound":34},{"id":14,"tpn":10,"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","sex":"unknown","title":"FM","rating":3499,"federation":"ENG","fideId":"35009192","birth":"1990-07-11","unit":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"Nguyễn Văn Ý","national":[{"federation":"LAO-67","category":"a","name":"Nguyễn Văn Ý","rating":6,"origin":"a","birth":"1987-04-05","sex":"a"},{"federation":"FID","category":"{player} 100 %","name":"a","number":"日本","birth":"1945-09-12","sex":"Đà Nẵng – Quận 1"},{"federation":"FID-46","category":"Đà Nẵng – Quận 1","name":"\"quoted\" \\ back-45","rating":3,"origin":"Nguyễn Văn Ý","number":"a","sex":"### 001 |x|"}],"fileRank":74266,"fixedBoard":3,"fields":[{"head":"Đà Nẵng – Quận 1","text":"O''Brien; DROP TABLE"},{"head":"a","text":"O''Brien; DROP TABLE-67"},{"head":"Nguyễn Văn Ý-39"}],"ratings":{"source":"{player} 100 %","listed":[{"list":"\"quoted\" \\ back","month":"x.1"},{"month":"C-7"}]},"marks":{"noByes":true,"expelled":true,"placeByHand":4,"normFederation":"VIE"},"entersInRound":1},{"id":17,"tpn":11,"name":"Ộ ộ","sex":"male","title":"WIM","rating":4,"federation":"VIE","fideId":"500","unit":"a","category":"Ộ ộ-0","kFactor":1,"fixedBoard":3,"ratings":{"tournament":0,"listed":[{"list":"日本","month":"IND_FIDE"},{"list":"a","rating":3,"month":"x.1-37"}],"later":[{"fromRound":1,"rating":2368},{"fromRound":5,"rating":3654}]},"marks":{"expelled":true,"placeByHand":2,"outsideValue":0,"normFederation":"VIE"},"entersInRound":96}],"rounds":[{"games":[{"white":3,"black":14,"whiteOutcome":"draw","blackOutcome":"unratedWin","coloursKnown":true}],"byes":[{"player":4,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":10,"kind":"unopposedLoss"},{"player":12,"kind":"unopposedWin"},{"player":13,"kind":"zeroBye"},{"player":17,"kind":"zeroBye"}],"date":"1979-05-10","pairedByHand":true,"rules":{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":99,"points":{"winWhite":1,"winBlack":-99.8,"drawWhite":-100,"drawBlack":36.9,"lossBlack":100,"forfeitWin":11,"forfeitLoss":99.6,"fullBye":1,"halfBye":-4.5,"zeroBye":-100,"pairingBye":-99.6,"unknown":-99.4},"prohibited":[{"firstRound":5,"lastRound":200,"players":[7,17],"condition":"lastRoundAboveHalf","reason":"### 001 |x|"},{"firstRound":91,"lastRound":91,"players":[3,13],"condition":"exceptLastRoundAboveHalf","reason":"Ộ ộ-6"}]},"comments":["Nguyễn Văn Ý","\"quoted\" \\ back"]}],"requestedByes":[{"player":10,"round":7,"kind":"zeroBye"},{"player":7,"round":62,"kind":"fullBye"},{"player":13,"round":2,"kind":"fullBye"}],"adjustments":[{"player":10,"round":96,"kind":"loss","points":-9999.4}],"teams":{"teams":[{"id":400,"name":"a","nickname":"\"quoted\" \\ back","strength":2130.8,"fileGamePoints":-9999.7,"members":[7]}],"lineUps":[{"round":1,"team":400,"opponent":400,"boards":[13,12,17]}],"forfeits":[{"round":99,"kind":"bothLose","first":400,"second":400},{"round":8,"kind":"secondWins","first":400,"second":400},{"round":4,"kind":"secondWins","first":400,"second":400}],"matchWin":-100,"matchDraw":-99.3,"matchLoss":-99.8,"boardColours":"WBWB-91","matchPointsPrimary":true},"foreignLines":["999 Đội","XXX kept as it is",""],"prizes":{"currency":"C-7","unit":5,"rounding":"halfUp","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"a","condition":{"sex":"female","ratingTo":5,"unrated":"only","unit":"a-73","federation":"LAO","category":"\"quoted\" \\ back","field":{"head":"### 001 |x|","text":"日本"},"minPoints":-5502},"order":"standings","sharing":"hort","pot":"allTied","minimum":6,"endPlace":70085,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","lower":"passesOn","freed":"freeze","minEntrants":3,"tooFew":"merged","unratedPercent":0,"basedOn":2,"medals":true},{"name":"日本-95","condition":{"sex":"unknown","ageFrom":150,"ratingFrom":4000,"ratingTo":6,"unrated":"included","federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"日本","field":{"head":"日本"},"minPoints":10000},"order":"bestPerformance","lines":[{"first":8,"last":5000,"amount":1,"award":"Đà Nẵng – Quận 1"},{"first":5,"last":7,"amount":7,"value":6,"name":"日本","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":496936098370,"name":"日本","award":"Đà Nẵng – Quận 1"}],"sharing":"none","pot":"allTied","minimum":876221659948,"endPlace":35372,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"merged","unratedPercent":6,"basedOn":6,"medals":true}],"protests":["","日本-44"]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(2,1795256100000,'Trọng tài','apply',NULL,NULL,1,2,'{"change":"remove_section","section":2}','{"change":"add_section","section":2,"content":{"info":{"name":"\"quoted\" \\ back-81 2","town":"### 001 |x|","lastDay":"1989-10-08","firstDayText":"{player} 100 %-10","type":"O''Brien; DROP TABLE","chiefArbiter":"\"quoted\" \\ back-17","deputyArbiters":["日本"],"timeControlText":"{player} 100 %","codedTimeControl":"\"quoted\" \\ back","codedType":"Ộ ộ","startingListMethod":"x.1","pairingProgram":"### 001 |x|-57","limits":{"sex":"unknown","bornFrom":3},"firstTable":5,"report":{"eventCode":"OTHER","exemption":"nationalFinal","titles":[{"firstPlace":99999,"lastPlace":99999,"sex":"unknown","lowestRating":5}]}},"rules":{"pairingSystem":"other","pairingEdition":"2026","bakuAcceleration":true,"rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":3,"points":{"winWhite":60,"winBlack":10.4,"drawWhite":-99.4,"drawBlack":0.5,"lossWhite":-99.4,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":55.1,"fullBye":1,"halfBye":95.9,"zeroBye":-99.9,"pairingBye":69.7,"unknown":0.5},"prohibited":[{"firstRound":8,"lastRound":8,"players":[1,3,6],"condition":"exceptLastRoundAboveHalf"}],"tieBreakEdition":"24","tieBreaks":["MAN","BH/C1-88","MAN"],"fideMode":true,"discipline":"chess","timeControl":"standard","unratedRating":6,"unratedMethod":"lowest","equalsOrder":"lots","ratingLists":["rapid","blitz","standard"],"longEvent":true,"chess960Seed":17514034496491404415},"players":[{"id":1,"tpn":1,"sex":"unknown","title":"none","titleText":"C-7-19","rating":3,"federation":"VIE-87","birth":"1960","national":[{"federation":"ENG","name":"### 001 |x|","rating":1,"origin":"Đà Nẵng – Quận 1-72","number":"a","birth":"1943-04"},{"category":"日本","origin":"Nguyễn Văn Ý-40","birth":"1955-08-19"}],"kFactor":2,"fixedBoard":99999,"ratings":{"source":"a","listed":[{"list":"Nguyễn Văn Ý","rating":1,"month":"C-7"},{"list":"O''Brien; DROP TABLE","rating":1809,"month":"IND_FIDE"},{"list":"Ộ ộ","month":"IND_FIDE-91"}],"later":[{"fromRound":5,"rating":4000},{"fromRound":7}]},"marks":{"placeByHand":6},"entersInRound":5,"withdrawnFromRound":8},{"id":3,"tpn":9,"name":"Nguyễn Văn Ý","sex":"female","title":"WGM","rating":412,"federation":"FID","fideId":"12400001-44","birth":"1969-11-05","category":"\"quoted\" \\ back","fileRank":37277,"fixedBoard":6,"fields":[{"head":"\"quoted\" \\ back","text":"日本"},{"head":"Nguyễn Văn Ý","text":"a"},{"head":"日本-65","text":"{player} 100 %"}],"ratings":{"source":"a","tournament":0},"marks":{},"entersInRound":1},{"id":5,"tpn":8,"name":"Đà Nẵng – Quận 1","sex":"unknown","title":"IM","rating":6,"federation":"VIE","fideId":"35009192-72","birth":"1956-04","category":"Ộ ộ-29","national":[{"federation":"FID","category":"a","name":"\"quoted\" \\ back","rating":7,"origin":"O''Brien; DROP TABLE","number":"Nguyễn Văn Ý","birth":"2004","sex":"日本"}],"kFactor":4000,"fileRank":72766,"fixedBoard":7,"ratings":{"source":"a","tournament":4000,"listed":[{"list":"a-77","month":"OTHER"},{"list":"日本","rating":2867,"month":"IND_FIDE-15"}],"later":[{"fromRound":5,"rating":4},{"fromRound":8,"rating":1}]},"marks":{"placeByHand":5},"entersInRound":1},{"id":6,"tpn":12,"name":"Đà Nẵng – Quận 1","sex":"male","title":"WIM","rating":6,"federation":"LAO","unit":"Ộ ộ","category":"Nguyễn Văn Ý","national":[{"federation":"FID","category":"### 001 |x|","birth":"1993-11-23","sex":"O''Brien; DROP TABLE-14"},{"category":"\"quoted\" \\ back-47","rating":1,"birth":"2010","sex":"Ộ ộ"},{"federation":"LAO","category":"Nguyễn Văn Ý","name":"a-4","origin":"日本","number":"Ộ ộ","birth":"1937-10-26","sex":"Nguyễn Văn Ý-21"}],"kFactor":2,"fileRank":4,"fixedBoard":49027,"fields":[{"head":"\"quoted\" \\ back","text":"O''Brien; DROP TABLE"},{"head":"O''Brien; DROP TABLE","text":"日本-64"},{"head":"Đà Nẵng – Quận 1"}],"ratings":{"source":"日本"},"marks":{"placeByHand":7,"normFederation":"VIE-64"},"entersInRound":5},{"id":8,"tpn":14,"sex":"female","title":"WGM","rating":3757,"federation":"LAO","birth":"1960-05-18","unit":"O''Brien; DROP TABLE","category":"{player} 100 %-85","national":[{"category":"Đà Nẵng – Quận 1-45","name":"日本-25","rating":6,"origin":"Đà Nẵng – Quận 1","number":"O''Brien; DROP TABLE","birth":"2002-08-28"},{"category":"Đà Nẵng – Quận 1","rating":4,"origin":"O''Brien; DROP TABLE","number":"Ộ ộ","birth":"2014-09-17"}],"kFactor":7,"fileRank":2,"fixedBoard":7,"ratings":{"source":"\"quoted\" \\ back-34","later":[{"fromRound":1,"rating":6},{"fromRound":5}]},"marks":{"normFederation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"},"entersInRound":5},{"id":9,"tpn":11,"name":"### 001 |x|","sex":"male","title":"FM","rating":4,"fideId":"500","birth":"1967-11-24","unit":"### 001 |x|","category":"Nguyễn Văn Ý","national":[{"federation":"LAO","name":"Đà Nẵng – Quận 1","rating":6,"birth":"1975-07-04","sex":"{player} 100 %"},{"federation":"LAO","category":"日本","name":"O''Brien; DROP TABLE","rating":1661}],"fileRank":6,"fixedBoard":66012,"fields":[{"head":"### 001 |x|","text":"\"quoted\" \\ back-21"}],"ratings":{"tournament":0,"listed":[{"list":"### 001 |x|","rating":4}],"later":[{"fromRound":26,"rating":4}]},"marks":{"noByes":true,"placeByHand":99999,"outsideValue":-9999996},"entersInRound":1},{"id":10,"tpn":10,"name":"### 001 |x|","sex":"female","title":"WCM","rating":938,"federation":"VIE","fideId":"12400001","birth":"2015-05-23","unit":"{player} 100 %","kFactor":1,"fileRank":20937,"fixedBoard":4,"ratings":{"tournament":3670,"listed":[{"list":"Nguyễn Văn Ý","rating":5,"month":"OTHER"},{},{"list":"### 001 |x|-68","rating":6,"month":"C-7"}],"later":[{"fromRound":3,"rating":536}]},"marks":{"expelled":true,"placeByHand":2,"outsideValue":-5171597,"normFederation":"VIE"},"entersInRound":66,"withdrawnFromRound":67},{"id":11,"tpn":13,"name":"{player} 100 %-74","sex":"male","title":"WCM","rating":5,"federation":"LAO","fideId":"500","birth":"1935-04-14","unit":"a","category":"### 001 |x|","national":[{"federation":"LAO","category":"日本","name":"\"quoted\" \\ back","origin":"O''Brien; DROP TABLE","number":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","birth":"1987","sex":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}],"kFactor":1,"fixedBoard":58316,"ratings":{"source":"Đà Nẵng – Quận 1","listed":[{"list":"a-79"},{"rating":16}],"later":[{"fromRound":1},{"fromRound":3,"rating":7}]},"marks":{"expelled":true,"placeByHand":5,"outsideValue":-9530506,"normFederation":"VIE-83"},"entersInRound":1,"withdrawnFromRound":6}],"rounds":[{"games":[{"white":3,"black":5,"whiteOutcome":"win","blackOutcome":"loss","coloursKnown":true},{"white":11,"black":9,"whiteOutcome":"unratedWin","blackOutcome":"unratedLoss","coloursKnown":true}],"byes":[{"player":1,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"}],"date":"1989-06-24","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","rankIsPairingOrder":true,"points":{"winWhite":1,"winBlack":99.2,"drawWhite":-99.3,"drawBlack":-100,"lossWhite":-56.5,"forfeitWin":77.7,"forfeitLoss":-99.8,"fullBye":100,"halfBye":0.5,"zeroBye":-100,"pairingBye":18.7,"unknown":-99.8},"virtualPoints":[{"player":3,"round":69}]},"comments":["\"quoted\" \\ back","Nguyễn Văn Ý\n### 001 |x|","\"quoted\" \\ back"]},{"games":[{"white":11,"black":5,"whiteOutcome":"win","blackOutcome":"unratedDraw","coloursKnown":true}],"byes":[{"player":9,"kind":"pairingBye"},{"player":1,"kind":"zeroBye"},{"player":3,"kind":"unopposedWin"},{"player":6,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"}],"dateText":"OTHER","pairedByHand":true,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":1,"winBlack":-62.3,"drawWhite":-99.5,"drawBlack":-99.5,"lossWhite":-99.6,"lossBlack":-99.7,"forfeitWin":-99.5,"forfeitLoss":77.5,"fullBye":-99.7,"halfBye":27.2,"zeroBye":-62.5,"pairingBye":100,"unknown":0.5},"virtualPoints":[{"player":1,"round":4,"points":-32.7},{"player":5,"round":1,"points":-27.5},{"player":9,"round":1}]},"comments":["### 001 |x|","\"quoted\" \\ back",""]},{"games":[{"white":9,"black":3,"whiteOutcome":"win","blackOutcome":"loss","coloursKnown":true}],"byes":[{"player":5,"kind":"pairingBye"},{"player":1,"kind":"zeroBye"},{"player":6,"kind":"zeroBye"},{"player":8,"kind":"zeroBye"},{"player":10,"kind":"zeroBye"},{"player":11,"kind":"fullBye"}],"date":"2003-05-15","pairedByHand":true,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":2,"points":{"winWhite":-99.5,"winBlack":1,"drawWhite":-99.7,"drawBlack":0.5,"lossBlack":57.4,"forfeitWin":1,"fullBye":82.5,"halfBye":0.5,"pairingBye":1,"unknown":-40.9},"prohibited":[{"firstRound":1,"lastRound":200,"players":[5,8],"condition":"exceptLastRoundAboveHalf","reason":"\"quoted\" \\ back-11"}]},"comments":["\"quoted\" \\ back","Nguyễn Văn Ý","a-53"]}],"adjustments":[{"player":11,"round":5,"kind":"forfeitWin","points":-9999.4},{"player":6,"round":4,"kind":"forfeitWin","points":1793.7}],"teams":{"matchWin":-99.7,"matchDraw":-99.8,"matchLoss":85.6,"boardColours":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","matchPointsPrimary":true},"foreignLines":["XXX kept as it is-58","QQQ  two  spaces"],"prizes":{"currency":"IND_FIDE","unit":1,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"日本","condition":{"sex":"unknown","ageTo":5,"ratingFrom":4,"unrated":"only","category":"O''Brien; DROP TABLE","field":{"head":"{player} 100 %","text":"O''Brien; DROP TABLE"},"minPoints":-9999.6},"order":"standings","lines":[{"first":1,"last":1,"name":"Đà Nẵng – Quận 1","award":"### 001 |x|-94"},{"first":2,"last":3793,"amount":4,"value":530620800683,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":373545633374,"value":740022702009,"award":"日本"}],"sharing":"pools","pot":"allTied","minimum":6,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","lower":"nextEligible","freed":"slide","tooFew":"notAwarded","mergeInto":"### 001 |x|","unratedPercent":100,"medals":true},{"name":"### 001 |x|","main":true,"condition":{"sex":"female","ageFrom":150,"ageTo":7,"ratingTo":7,"unrated":"only","unit":"{player} 100 %-97","federation":"FID","category":"### 001 |x|","field":{"head":"### 001 |x|","text":"Nguyễn Văn Ý-25"},"minGames":6,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":6,"amount":1,"value":4,"name":"日本","award":"O''Brien; DROP TABLE-99"},{"first":638,"last":806,"amount":1,"value":7,"name":"{player} 100 %-80"}],"sharing":"none","pot":"allTied","endPlace":6,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":7,"tooFew":"halved","mergeInto":"Đà Nẵng – Quận 1","unratedPercent":100,"medals":true}],"excluded":[{"player":10,"list":"O''Brien; DROP TABLE","reason":"日本"},{"player":10,"list":"Nguyễn Văn Ý","reason":"{player} 100 %"},{"player":10,"list":"Nguyễn Văn Ý","reason":"O''Brien; DROP TABLE"}]},"frozenPrizes":{"round":15,"awards":[{"player":10,"list":"\"quoted\" \\ back-21","place":673},{"player":11},{"player":3,"list":"a","amount":5}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(3,1795256100000,'Trọng tài','apply',NULL,NULL,1,3,'{"change":"remove_section","section":3}','{"change":"add_section","section":3,"content":{"info":{"name":"\"quoted\" \\ back 3","town":"\"quoted\" \\ back","firstDay":"1970-03-12","lastDay":"1956","type":"a","chiefArbiter":"Ộ ộ-15","deputyArbiters":["Ộ ộ","","Ộ ộ"],"timeControlText":"\"quoted\" \\ back","codedTimeControl":"{player} 100 %-18","codedType":"\"quoted\" \\ back-47","startingListMethod":"OTHER-11","pairingProgram":"a","limits":{"sex":"female","bornFrom":1,"bornTo":5,"ratingFrom":5,"ratingTo":3794},"firstTable":1,"report":{"eventCode":"IND_FIDE","registered":"1960-09-05","organiser":"Ộ ộ","exemption":"none","gamesKept":true}},"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":-100,"winBlack":-100,"drawWhite":-99.8,"drawBlack":-99.3,"lossWhite":51.3,"lossBlack":-21.5,"forfeitWin":-99.6,"forfeitLoss":-100,"fullBye":-99.8,"halfBye":-99.4,"zeroBye":-99.8,"pairingBye":58.1,"unknown":79.5},"virtualPoints":[{"player":3,"round":1,"points":-100},{"player":5,"round":6,"points":-99.8}],"tieBreakEdition":"24","tieBreaks":["MAN-96","ARO-40"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"standard","unratedMethod":"leftOut","equalsOrder":"birth","ratingsByRound":true,"chess960Seed":8077015299574632322,"lotsSeed":13063777407308434681},"players":[{"id":3,"tpn":3,"sex":"female","title":"IM","rating":6,"fideId":"500","unit":"Nguyễn Văn Ý","category":"O''Brien; DROP TABLE-20","national":[{"federation":"LAO","category":"Đà Nẵng – Quận 1-80","name":"### 001 |x|-88","rating":3209,"origin":"### 001 |x|","birth":"1977","sex":"Nguyễn Văn Ý-27"}],"kFactor":1546,"fileRank":7,"ratings":{"source":"\"quoted\" \\ back","listed":[{"list":"Nguyễn Văn Ý","rating":7,"month":"IND_FIDE"},{"list":"\"quoted\" \\ back","rating":3798,"month":"x.1"},{"list":"### 001 |x|-23","month":"IND_FIDE"}],"later":[{"fromRound":1,"rating":2616},{"fromRound":99,"rating":4000}]},"marks":{"noByes":true,"expelled":true,"placeByHand":37814,"outsideValue":-10000000,"normFederation":"ENG"},"entersInRound":99,"withdrawnFromRound":100},{"id":5,"tpn":1,"name":"日本-47","sex":"male","title":"WGM","rating":1230,"federation":"LAO","fideId":"35009192","birth":"1968-06-21","unit":"Nguyễn Văn Ý","category":"\"quoted\" \\ back-73","national":[{"federation":"LAO-74","origin":"{player} 100 %","number":"a","birth":"1984-05-07"}],"kFactor":955,"fixedBoard":6,"fields":[{"head":"### 001 |x|-87","text":"\"quoted\" \\ back-49"}],"ratings":{"source":"{player} 100 %","tournament":1819,"listed":[{"list":"Ộ ộ","rating":384,"month":"IND_FIDE"},{"list":"Đà Nẵng – Quận 1"},{"list":"O''Brien; DROP TABLE","rating":1,"month":"C-7"}],"later":[{"fromRound":89,"rating":4}]},"marks":{"noByes":true,"expelled":true,"placeByHand":89586,"normFederation":"LAO"},"entersInRound":1},{"id":7,"tpn":2,"sex":"female","title":"WCM","federation":"ENG","national":[{"federation":"FID","category":"Nguyễn Văn Ý","name":"### 001 |x|","rating":4,"origin":"{player} 100 %","number":"a","birth":"2011-10-15","sex":"Đà Nẵng – Quận 1"},{"category":"Đà Nẵng – Quận 1","origin":"### 001 |x|","number":"\"quoted\" \\ back","birth":"1965","sex":"a-54"},{"federation":"ENG","category":"### 001 |x|","origin":"O''Brien; DROP TABLE","number":"Đà Nẵng – Quận 1","sex":"### 001 |x|-60"}],"kFactor":1,"fileRank":94271,"fields":[{"head":"\"quoted\" \\ back"}],"ratings":{"listed":[{"list":"a-5","rating":2,"month":"C-7"},{"list":"{player} 100 %","rating":2}]},"marks":{"expelled":true,"placeByHand":58591,"outsideValue":-7571650},"entersInRound":4},{"id":9,"tpn":4,"name":"Đà Nẵng – Quận 1","sex":"male","title":"WCM","fideId":"35009192","birth":"1963-09-03","unit":"{player} 100 %","fileRank":7,"ratings":{"source":"Nguyễn Văn Ý"},"marks":{"placeByHand":2,"outsideValue":0,"normFederation":"VIE-51"},"entersInRound":1,"withdrawnFromRound":2}],"rounds":[{"games":[{"white":9,"black":5,"whiteOutcome":"loss","blackOutcome":"unratedDraw","coloursKnown":true}],"byes":[{"player":3,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"}],"date":"1985-02-03","rules":{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":60,"points":{"winWhite":1,"winBlack":-99.3,"drawWhite":-99.5,"drawBlack":-100,"lossBlack":-99.5,"forfeitWin":100,"fullBye":-99.3,"halfBye":0.5,"zeroBye":100,"pairingBye":-99.4,"unknown":0.5},"prohibited":[{"firstRound":93,"lastRound":93,"players":[3,9],"condition":"exceptLastRoundAboveHalf"},{"firstRound":1,"lastRound":1,"players":[5,9],"condition":"lastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"}],"virtualPoints":[{"player":9,"round":2,"points":-100},{"player":9,"round":99,"points":-99.7}]},"comments":["Đà Nẵng – Quận 1"]}],"requestedByes":[{"player":9,"round":16,"kind":"halfBye"},{"player":7,"round":3,"kind":"halfBye"}],"teams":{"matchWin":-99.6,"matchDraw":-99.5,"matchPointsPrimary":true},"foreignLines":["999 Đội","",""],"prizes":{"currency":"IND_FIDE","unit":6,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":33220,"jointThird":true,"lists":[{"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","main":true,"condition":{"sex":"female","ageFrom":15,"ageTo":21,"ratingFrom":1,"unrated":"included","unit":"O''Brien; DROP TABLE","category":"日本","field":{"head":"### 001 |x|-33","text":"Đà Nẵng – Quận 1-45"},"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":2,"last":2,"amount":4,"value":3,"name":"a-57","award":"\"quoted\" \\ back"}],"sharing":"hort","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"slide","minEntrants":67497,"tooFew":"notAwarded","mergeInto":"Nguyễn Văn Ý","unratedPercent":7,"basedOn":1}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"}]},"frozenPrizes":{"round":3,"awards":[{"player":5,"list":"Nguyễn Văn Ý","place":7,"amount":2},{"player":5,"amount":966562173525},{"player":9,"place":42154,"amount":519433811653}]}},"position":-1}',NULL,'edit');
INSERT INTO "journal" VALUES(4,1795256160000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"adjustmentsAfterStart","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(5,1795256160000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":15}"}',4,'edit');
INSERT INTO "journal" VALUES(6,1795256160000,'Trọng tài','apply',NULL,NULL,18,2,'{"change":"set_adjustments","section":2,"adjustments":[{"player":11,"round":5,"kind":"forfeitWin","points":-9999.4},{"player":6,"round":4,"kind":"forfeitWin","points":1793.7}]}','{"change":"set_adjustments","section":2,"adjustments":[{"player":8,"kind":"pairingBye","points":-9999.6},{"player":1,"round":7,"kind":"unratedLoss","points":-6032.4},{"player":1,"round":4,"kind":"unratedLoss"}]}',4,'edit');
INSERT INTO "journal" VALUES(7,1795256160000,'Trọng tài','apply',NULL,NULL,21,2,'{"change":"set_prizes","section":2,"plan":{"currency":"IND_FIDE","unit":1,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"日本","condition":{"sex":"unknown","ageTo":5,"ratingFrom":4,"unrated":"only","category":"O''Brien; DROP TABLE","field":{"head":"{player} 100 %","text":"O''Brien; DROP TABLE"},"minPoints":-9999.6},"order":"standings","lines":[{"first":1,"last":1,"name":"Đà Nẵng – Quận 1","award":"### 001 |x|-94"},{"first":2,"last":3793,"amount":4,"value":530620800683,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":373545633374,"value":740022702009,"award":"日本"}],"sharing":"pools","pot":"allTied","minimum":6,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","lower":"nextEligible","freed":"slide","tooFew":"notAwarded","mergeInto":"### 001 |x|","unratedPercent":100,"medals":true},{"name":"### 001 |x|","main":true,"condition":{"sex":"female","ageFrom":150,"ageTo":7,"ratingTo":7,"unrated":"only","unit":"{player} 100 %-97","federation":"FID","category":"### 001 |x|","field":{"head":"### 001 |x|","text":"Nguyễn Văn Ý-25"},"minGames":6,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":6,"amount":1,"value":4,"name":"日本","award":"O''Brien; DROP TABLE-99"},{"first":638,"last":806,"amount":1,"value":7,"name":"{player} 100 %-80"}],"sharing":"none","pot":"allTied","endPlace":6,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":7,"tooFew":"halved","mergeInto":"Đà Nẵng – Quận 1","unratedPercent":100,"medals":true}],"excluded":[{"player":10,"list":"O''Brien; DROP TABLE","reason":"日本"},{"player":10,"list":"Nguyễn Văn Ý","reason":"{player} 100 %"},{"player":10,"list":"Nguyễn Văn Ý","reason":"O''Brien; DROP TABLE"}]},"frozen":{"round":15,"awards":[{"player":10,"list":"\"quoted\" \\ back-21","place":673},{"player":11},{"player":3,"list":"a","amount":5}]}}','{"change":"set_prizes","section":2,"plan":{"currency":"IND_FIDE","unit":1,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"日本","condition":{"sex":"unknown","ageTo":5,"ratingFrom":4,"unrated":"only","category":"O''Brien; DROP TABLE","field":{"head":"{player} 100 %","text":"O''Brien; DROP TABLE"},"minPoints":-9999.6},"order":"standings","lines":[{"first":1,"last":1,"name":"Đà Nẵng – Quận 1","award":"### 001 |x|-94"},{"first":2,"last":3793,"amount":4,"value":530620800683,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":373545633374,"value":740022702009,"award":"日本"}],"sharing":"pools","pot":"allTied","minimum":6,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","lower":"nextEligible","freed":"slide","tooFew":"notAwarded","mergeInto":"### 001 |x|","unratedPercent":100,"medals":true},{"name":"### 001 |x|","main":true,"condition":{"sex":"female","ageFrom":150,"ageTo":7,"ratingTo":7,"unrated":"only","unit":"{player} 100 %-97","federation":"FID","category":"### 001 |x|","field":{"head":"### 001 |x|","text":"Nguyễn Văn Ý-25"},"minGames":6,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":6,"amount":1,"value":4,"name":"日本","award":"O''Brien; DROP TABLE-99"},{"first":638,"last":806,"amount":1,"value":7,"name":"{player} 100 %-80"}],"sharing":"none","pot":"allTied","endPlace":6,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":7,"tooFew":"halved","mergeInto":"Đà Nẵng – Quận 1","unratedPercent":100,"medals":true}],"excluded":[{"player":10,"list":"O''Brien; DROP TABLE","reason":"日本"},{"player":10,"list":"Nguyễn Văn Ý","reason":"{player} 100 %"},{"player":10,"list":"Nguyễn Văn Ý","reason":"O''Brien; DROP TABLE"}]},"frozen":{"awards":[{"player":10,"list":"\"quoted\" \\ back-21","place":673},{"player":11},{"player":3,"list":"a","amount":5}]}}',4,'edit');
INSERT INTO "journal" VALUES(8,1795256220000,'Trọng tài','apply',NULL,NULL,23,0,'{"change":"set_unit_rules","rules":{"order":"medals","best":4,"jointThird":true}}','{"change":"set_unit_rules","rules":{"order":"points","best":1,"women":7,"fewest":1,"jointThird":true}}',NULL,'edit');
INSERT INTO "journal" VALUES(9,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"pointsUnlawful","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(10,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"systemLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(11,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"pairingEditionLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(12,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"tieBreakEditionLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(13,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"tieBreaksAfterStart","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(14,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"lotsDrawn","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(15,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"roundsLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(16,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"pointsLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(17,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"byeValueLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(18,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"accelerationLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(19,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"initialColourLocked","answer":"confirmed","about":"{\"round\":1}"}',9,'edit');
INSERT INTO "journal" VALUES(20,1795256280000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"prizesThawed","answer":"confirmed","about":"{\"round\":3}"}',9,'edit');
INSERT INTO "journal" VALUES(21,1795256280000,'Trọng tài','apply',NULL,NULL,4,3,'{"change":"edit_rules","section":3,"rules":{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":-100,"winBlack":-100,"drawWhite":-99.8,"drawBlack":-99.3,"lossWhite":51.3,"lossBlack":-21.5,"forfeitWin":-99.6,"forfeitLoss":-100,"fullBye":-99.8,"halfBye":-99.4,"zeroBye":-99.8,"pairingBye":58.1,"unknown":79.5},"virtualPoints":[{"player":3,"round":1,"points":-100},{"player":5,"round":6,"points":-99.8}],"tieBreakEdition":"24","tieBreaks":["MAN-96","ARO-40"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"standard","unratedMethod":"leftOut","equalsOrder":"birth","ratingsByRound":true,"chess960Seed":8077015299574632322,"lotsSeed":13063777407308434681}}','{"change":"edit_rules","section":3,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","initialColour":"white","points":{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":91.1,"unknown":0.5},"virtualPoints":[{"player":9,"round":1},{"player":5,"round":1,"points":100},{"player":9,"round":1,"points":71.3}],"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["BH/C1","SB-93","WIN"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"rapid","unratedRating":1,"unratedMethod":"fixed","equalsOrder":"entry","chess960Seed":1387104302349221335,"lotsSeed":11161988695859815681}}',9,'edit');
INSERT INTO "journal" VALUES(22,1795256280000,'Trọng tài','apply',NULL,NULL,20,3,'{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1"]}','{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1","Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0","Configuration @ Round 1: bye 58.1 => 91.1","Tie-breaks @ Round 1: before MAN-96,ARO-40"]}',9,'edit');
INSERT INTO "journal" VALUES(23,1795256280000,'Trọng tài','apply',NULL,NULL,21,3,'{"change":"set_prizes","section":3,"plan":{"currency":"IND_FIDE","unit":6,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":33220,"jointThird":true,"lists":[{"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","main":true,"condition":{"sex":"female","ageFrom":15,"ageTo":21,"ratingFrom":1,"unrated":"included","unit":"O''Brien; DROP TABLE","category":"日本","field":{"head":"### 001 |x|-33","text":"Đà Nẵng – Quận 1-45"},"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":2,"last":2,"amount":4,"value":3,"name":"a-57","award":"\"quoted\" \\ back"}],"sharing":"hort","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"slide","minEntrants":67497,"tooFew":"notAwarded","mergeInto":"Nguyễn Văn Ý","unratedPercent":7,"basedOn":1}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"}]},"frozen":{"round":3,"awards":[{"player":5,"list":"Nguyễn Văn Ý","place":7,"amount":2},{"player":5,"amount":966562173525},{"player":9,"place":42154,"amount":519433811653}]}}','{"change":"set_prizes","section":3,"plan":{"currency":"IND_FIDE","unit":6,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":33220,"jointThird":true,"lists":[{"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","main":true,"condition":{"sex":"female","ageFrom":15,"ageTo":21,"ratingFrom":1,"unrated":"included","unit":"O''Brien; DROP TABLE","category":"日本","field":{"head":"### 001 |x|-33","text":"Đà Nẵng – Quận 1-45"},"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":2,"last":2,"amount":4,"value":3,"name":"a-57","award":"\"quoted\" \\ back"}],"sharing":"hort","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"slide","minEntrants":67497,"tooFew":"notAwarded","mergeInto":"Nguyễn Văn Ý","unratedPercent":7,"basedOn":1}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"}]},"frozen":{"awards":[{"player":5,"list":"Nguyễn Văn Ý","place":7,"amount":2},{"player":5,"amount":966562173525},{"player":9,"place":42154,"amount":519433811653}]}}',9,'edit');
INSERT INTO "journal" VALUES(24,1795256340000,'Trọng tài','apply',NULL,NULL,23,0,'{"change":"set_unit_rules","rules":{"order":"points","best":1,"women":7,"fewest":1,"jointThird":true}}','{"change":"set_unit_rules","rules":{"order":"medals","best":51127,"women":69073,"fewest":7,"jointThird":true}}',NULL,'edit');
INSERT INTO "journal" VALUES(25,1795256400000,'Trọng tài','apply',NULL,NULL,1,4,'{"change":"remove_section","section":4}','{"change":"add_section","section":4,"content":{"info":{"name":"U16","firstDay":"2026-11-01","limits":{"sex":"unknown"},"firstTable":1,"report":{"exemption":"none"}},"rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5},"tieBreakEdition":"26","fideMode":true,"discipline":"chess","timeControl":"standard","unratedMethod":"fixed","equalsOrder":"name"},"players":[{"id":1,"tpn":1,"name":"Nguyễn Quốc Loan","sex":"female","title":"FM","federation":"VIE","fideId":"12400001","birth":"2017-09","unit":"Cần Thơ","national":[{"federation":"VIE","rating":1282,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":2,"tpn":2,"name":"Lê Minh An","sex":"unknown","title":"FM","rating":2364,"federation":"VIE","birth":"2015-03","national":[{"federation":"VIE","rating":1511,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":3,"tpn":3,"name":"Phạm Minh An","sex":"female","title":"FM","federation":"VIE","fideId":"12400003","birth":"1986-06","ratings":{},"marks":{},"entersInRound":1},{"id":4,"tpn":4,"name":"Trần Hồng Khôi","sex":"male","title":"WGM","rating":1158,"federation":"VIE","fideId":"12400004","birth":"1986-06","unit":"Cần Thơ","national":[{"federation":"VIE","rating":1811,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":5,"tpn":5,"name":"Nguyễn Quốc An","sex":"unknown","title":"FM","rating":1423,"federation":"VIE","fideId":"12400005","birth":"1964-07","unit":"O''Brien; DROP TABLE","ratings":{},"marks":{},"entersInRound":1},{"id":6,"tpn":6,"name":"Đặng Hồng An","sex":"female","title":"WGM","federation":"VIE","fideId":"12400006","birth":"1961-11","unit":"Hà Nội","ratings":{},"marks":{},"entersInRound":1},{"id":7,"tpn":7,"name":"Đặng Thị Loan","sex":"male","title":"CM","rating":2489,"federation":"VIE","fideId":"12400007","birth":"1979-09","unit":"O''Brien; DROP TABLE","national":[{"federation":"VIE","rating":1474,"number":"7"}],"ratings":{},"marks":{},"entersInRound":1},{"id":8,"tpn":8,"name":"Hoàng Văn An","sex":"unknown","title":"WIM","rating":2424,"federation":"VIE","birth":"2010-04","unit":"Đà Nẵng","ratings":{},"marks":{},"entersInRound":1}],"rounds":[{"games":[{"white":5,"black":7,"whiteOutcome":"win","blackOutcome":"loss","coloursKnown":true},{"white":3,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":2,"black":4,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":false},{"white":8,"black":1,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":true}],"date":"2026-11-10"}],"teams":{"matchWin":2,"matchDraw":1,"matchPointsPrimary":true}},"position":0}',NULL,'edit');
INSERT INTO "journal" VALUES(26,1795256460000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"correctReport","answer":"confirmed","about":"{\"round\":1,\"players\":[4,1]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(27,1795256460000,'Trọng tài','apply',NULL,NULL,22,3,'{"change":"set_reported_result","section":3,"round":1,"white":9,"black":5,"whiteOutcome":"loss","blackOutcome":"unratedDraw"}','{"change":"set_reported_result","section":3,"round":1,"white":9,"black":5,"whiteOutcome":"draw","blackOutcome":"draw"}',26,'edit');
INSERT INTO "journal" VALUES(28,1795256520000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"correctEarlierResult","answer":"confirmed","about":"{\"round\":2,\"players\":[13,8]}"}',NULL,'enterResult');
INSERT INTO "journal" VALUES(29,1795256520000,'Trọng tài','apply',NULL,NULL,0,2,'{"change":"set_result","section":2,"round":2,"white":11,"black":5,"whiteOutcome":"win","blackOutcome":"unratedDraw"}','{"change":"set_result","section":2,"round":2,"white":11,"black":5,"whiteOutcome":"draw","blackOutcome":"loss"}',28,'enterResult');
INSERT INTO "journal" VALUES(30,1795256520000,'Trọng tài','apply',NULL,NULL,20,2,'{"change":"set_round_comments","section":2,"round":2,"comments":["### 001 |x|","\"quoted\" \\ back",""]}','{"change":"set_round_comments","section":2,"round":2,"comments":["### 001 |x|","\"quoted\" \\ back","","Correction @ Round 2: 13-8: 1-1/2U => 1/2-0"]}',28,'enterResult');
INSERT INTO "journal" VALUES(31,1795256580000,'Trọng tài','apply',NULL,NULL,3,1,'{"change":"edit_info","section":1,"info":{"name":"Nguyễn Văn Ý 1","town":"{player} 100 %-76","federation":"FID","firstDay":"1939-08-17","lastDay":"1967-06-12","type":"Ộ ộ-10","deputyArbiters":["\"quoted\" \\ back","Đà Nẵng – Quận 1-90",""],"codedTimeControl":"\"quoted\" \\ back","codedType":"{player} 100 %-17","startingListMethod":"IND_FIDE-65","pairingProgram":"日本","limits":{"sex":"unknown","ratingFrom":4},"firstTable":3,"report":{"eventCode":"IND_FIDE","registered":"1963-02-26","organiser":"### 001 |x|","exemption":"zonal","titles":[{"firstPlace":75022,"lastPlace":81459,"sex":"male","claim":"Nguyễn Văn Ý","lowestRating":485}],"gamesKept":true}}}','{"change":"edit_info","section":1,"info":{"name":"a","town":"Nguyễn Văn Ý-80","federation":"ENG","firstDay":"1966-01-14","lastDayText":"Đà Nẵng – Quận 1","chiefArbiter":"Nguyễn Văn Ý","deputyArbiters":["","### 001 |x|","### 001 |x|"],"timeControlText":"{player} 100 %","codedTimeControl":"Ộ ộ","codedType":"\"quoted\" \\ back-70","pairingProgram":"a","limits":{"sex":"male","bornTo":1,"ratingFrom":2724,"ratingTo":1},"firstTable":1,"report":{"eventCode":"x.1-69","organiser":"{player} 100 %","exemption":"none","titles":[{"firstPlace":1,"lastPlace":1,"sex":"male","claim":"日本","lowestRating":4000},{"firstPlace":7,"lastPlace":8,"sex":"unknown","claim":"\"quoted\" \\ back","lowestRating":7}]}}}',NULL,'edit');
INSERT INTO "journal" VALUES(32,1795256640000,'Trọng tài','apply',NULL,NULL,14,4,NULL,'{"change":"keep_complaint","section":4,"explanation":"{\"kind\":\"colour\"}","note":"ghi chú"}',NULL,'edit');
INSERT INTO "journal" VALUES(33,1795256700000,'Trọng tài','apply',NULL,NULL,13,4,NULL,'{"change":"answer_warning","section":4,"level":3,"warning":"changePlayedRound","answer":"confirmed","about":"{\"round\":1,\"count\":4}"}',NULL,'edit');
INSERT INTO "journal" VALUES(34,1795256700000,'Trọng tài','apply',NULL,NULL,13,4,NULL,'{"change":"answer_warning","section":4,"level":3,"warning":"manualPairing","answer":"confirmed","about":"{\"round\":1,\"count\":4}"}',33,'edit');
INSERT INTO "journal" VALUES(35,1795256700000,'Trọng tài','apply',NULL,NULL,10,4,'{"change":"publish_round","section":4,"round":1,"content":{"games":[{"white":5,"black":7,"whiteOutcome":"win","blackOutcome":"loss","coloursKnown":true},{"white":3,"black":6,"whiteOutcome":"draw","blackOutcome":"loss","coloursKnown":true},{"white":2,"black":4,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":false},{"white":8,"black":1,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":true}],"date":"2026-11-10","rules":{"pairingSystem":"dutch","pairingEdition":"2026","points":{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}}}}','{"change":"publish_round","section":4,"round":1,"content":{"games":[{"white":1,"black":7,"whiteOutcome":"forfeitLoss","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":5,"black":6,"whiteOutcome":"adjourned","blackOutcome":"adjourned","coloursKnown":true},{"white":3,"black":4,"whiteOutcome":"forfeitWin","blackOutcome":"forfeitLoss","coloursKnown":true},{"white":8,"black":2,"whiteOutcome":"adjourned","blackOutcome":"adjourned","coloursKnown":true}],"dateText":"C-7-30","pairedByHand":true,"rules":{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"scheduledRounds":1,"points":{"winWhite":1,"winBlack":-99.5,"drawWhite":-99.3,"drawBlack":-100,"lossWhite":-99.9,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-99.8,"halfBye":-99.7,"zeroBye":-76.4,"pairingBye":-100,"unknown":84.3},"prohibited":[{"firstRound":69,"lastRound":69,"players":[2,6],"condition":"exceptLastRoundAboveHalf","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":1,"round":1,"points":-99.6}]},"comments":["MPA @ Round 1: 5-1 2-6 7-3 4-8 => 1-7 5-6 3-4 8-2"]}}',33,'edit');
INSERT INTO "journal" VALUES(36,1795256760000,'Trọng tài','apply',NULL,NULL,13,2,NULL,'{"change":"answer_warning","section":2,"level":3,"warning":"adjustmentsAfterStart","answer":"confirmed","about":"{}"}',NULL,'edit');
INSERT INTO "journal" VALUES(37,1795256760000,'Trọng tài','apply',NULL,NULL,18,2,'{"change":"set_adjustments","section":2,"adjustments":[{"player":8,"kind":"pairingBye","points":-9999.6},{"player":1,"round":7,"kind":"unratedLoss","points":-6032.4},{"player":1,"round":4,"kind":"unratedLoss"}]}','{"change":"set_adjustments","section":2,"adjustments":[{"player":11,"kind":"unratedWin"},{"player":8,"round":5,"kind":"pairingBye","points":-9999.4},{"player":10,"round":7,"kind":"win"}]}',36,'edit');
INSERT INTO "journal" VALUES(38,1795256820000,'Trọng tài','apply',NULL,NULL,19,2,'{"change":"edit_teams","section":2,"teams":{"matchWin":-99.7,"matchDraw":-99.8,"matchLoss":85.6,"boardColours":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","matchPointsPrimary":true}}','{"change":"edit_teams","section":2,"teams":{"teams":[{"id":900,"name":"O''Brien; DROP TABLE","nickname":"\"quoted\" \\ back","strength":0.1,"fileMatchPoints":-8500.8,"fileGamePoints":6341.9,"fileRank":99999,"members":[11,3]},{"id":601,"nickname":"### 001 |x|-34","strength":0.2,"fileMatchPoints":-9999.9,"fileGamePoints":-9999.9,"members":[5]},{"id":302,"strength":0.1,"fileMatchPoints":0,"fileRank":5,"members":[9]}],"lineUps":[{"round":7,"team":900,"opponent":302},{"round":1,"team":900,"boards":[9,5,10]}],"byes":[{"round":5,"team":900,"matchPoints":-9999.8,"gamePoints":-9999.9},{"round":4,"team":900,"matchPoints":-9999.9},{"round":4,"team":601,"gamePoints":10000}],"forfeits":[{"round":2,"kind":"secondWins","first":601,"second":900},{"round":51,"kind":"bothLose","first":302,"second":302},{"round":5,"kind":"secondWins","first":900,"second":900}],"matchWin":-99.9,"matchDraw":1,"matchLoss":-100,"boardColours":"WBWB","matchPointsPrimary":false}}',NULL,'edit');
INSERT INTO "journal" VALUES(39,1795256880000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"numbersChanged","answer":"confirmed","about":"{\"round\":1,\"count\":9,\"players\":[1,2,3,9,10,11,12,13,14]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(40,1795256880000,'Trọng tài','apply',NULL,NULL,8,1,'{"change":"renumber","section":1,"tpns":[14,1,12,3,9,13,2,10,11]}','{"change":"renumber","section":1,"tpns":[9,8,7,6,5,4,3,2,1]}',39,'edit');
INSERT INTO "journal" VALUES(41,1795256940000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"tieBreaksAfterStart","answer":"confirmed","about":"{\"round\":1}"}',NULL,'edit');
INSERT INTO "journal" VALUES(42,1795256940000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"lotsDrawn","answer":"confirmed","about":"{\"round\":1}"}',41,'edit');
INSERT INTO "journal" VALUES(43,1795256940000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":4,"warning":"byeValueLocked","answer":"confirmed","about":"{\"round\":1}"}',41,'edit');
INSERT INTO "journal" VALUES(44,1795256940000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"prohibitedPairsLocked","answer":"confirmed","about":"{\"round\":1}"}',41,'edit');
INSERT INTO "journal" VALUES(45,1795256940000,'Trọng tài','apply',NULL,NULL,4,3,'{"change":"edit_rules","section":3,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","initialColour":"white","points":{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":91.1,"unknown":0.5},"virtualPoints":[{"player":9,"round":1},{"player":5,"round":1,"points":100},{"player":9,"round":1,"points":71.3}],"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["BH/C1","SB-93","WIN"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"rapid","unratedRating":1,"unratedMethod":"fixed","equalsOrder":"entry","chess960Seed":1387104302349221335,"lotsSeed":11161988695859815681}}','{"change":"edit_rules","section":3,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","initialColour":"white","points":{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":0,"unknown":0.5},"prohibited":[{"firstRound":2,"lastRound":200,"players":[3,5],"condition":"exceptLastRoundAboveHalf","reason":"đơn vị"}],"virtualPoints":[{"player":9,"round":1},{"player":5,"round":1,"points":100},{"player":9,"round":1,"points":71.3}],"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["BH/C1"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"rapid","unratedRating":1,"unratedMethod":"fixed","equalsOrder":"entry","chess960Seed":1387104302349221335,"lotsSeed":12639277842291576661}}',41,'edit');
INSERT INTO "journal" VALUES(46,1795256940000,'Trọng tài','apply',NULL,NULL,20,3,'{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1","Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0","Configuration @ Round 1: bye 58.1 => 91.1","Tie-breaks @ Round 1: before MAN-96,ARO-40"]}','{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1","Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0","Configuration @ Round 1: bye 58.1 => 91.1","Tie-breaks @ Round 1: before MAN-96,ARO-40","Configuration @ Round 1: bye 91.1 => 0","Tie-breaks @ Round 1: before BH/C1,SB-93,WIN","Prohibition @ Round 1: 3 1"]}',41,'edit');
INSERT INTO "journal" VALUES(47,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[9,6]}"}',NULL,'edit');
INSERT INTO "journal" VALUES(48,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[9,5]}"}',47,'edit');
INSERT INTO "journal" VALUES(49,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[9,4]}"}',47,'edit');
INSERT INTO "journal" VALUES(50,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[8,3]}"}',47,'edit');
INSERT INTO "journal" VALUES(51,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[9,2]}"}',47,'edit');
INSERT INTO "journal" VALUES(52,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":3,"warning":"duplicateFideId","answer":"confirmed","about":"{\"round\":2,\"players\":[8,1]}"}',47,'edit');
INSERT INTO "journal" VALUES(53,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleBirthYear","answer":"confirmed","about":"{\"round\":2,\"players\":[9]}"}',47,'edit');
INSERT INTO "journal" VALUES(54,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":2,\"players\":[6]}"}',47,'edit');
INSERT INTO "journal" VALUES(55,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleBirthYear","answer":"confirmed","about":"{\"round\":2,\"players\":[6]}"}',47,'edit');
INSERT INTO "journal" VALUES(56,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":2,\"players\":[5]}"}',47,'edit');
INSERT INTO "journal" VALUES(57,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleBirthYear","answer":"confirmed","about":"{\"round\":2,\"players\":[5]}"}',47,'edit');
INSERT INTO "journal" VALUES(58,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":2,\"players\":[4]}"}',47,'edit');
INSERT INTO "journal" VALUES(59,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleBirthYear","answer":"confirmed","about":"{\"round\":2,\"players\":[4]}"}',47,'edit');
INSERT INTO "journal" VALUES(60,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":2,\"players\":[2]}"}',47,'edit');
INSERT INTO "journal" VALUES(61,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleBirthYear","answer":"confirmed","about":"{\"round\":2,\"players\":[2]}"}',47,'edit');
INSERT INTO "journal" VALUES(62,1795257000000,'Trọng tài','apply',NULL,NULL,13,1,NULL,'{"change":"answer_warning","section":1,"level":2,"warning":"impossibleRating","answer":"confirmed","about":"{\"round\":2,\"players\":[1]}"}',47,'edit');
INSERT INTO "journal" VALUES(63,1795257000000,'Trọng tài','apply',NULL,NULL,10,1,'{"change":"unpair_round","section":1,"round":2,"requestedByes":[{"player":10,"round":7,"kind":"zeroBye"},{"player":7,"round":62,"kind":"fullBye"},{"player":13,"round":2,"kind":"fullBye"}]}','{"change":"publish_round","section":1,"round":2,"content":{"games":[{"white":12,"black":14,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":3,"black":10,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"byes":[{"player":4,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"},{"player":17,"kind":"zeroBye"}],"date":"2026-11-06","pairedByHand":true}}',47,'edit');
INSERT INTO "journal" VALUES(64,1795257060000,'Trọng tài','apply',NULL,NULL,13,3,NULL,'{"change":"answer_warning","section":3,"level":3,"warning":"repeatedOpponent","answer":"confirmed","about":"{\"round\":2}"}',NULL,'edit');
INSERT INTO "journal" VALUES(65,1795265100000,'Trọng tài','undo',47,NULL,11,1,'{"change":"publish_round","section":1,"round":2,"content":{"games":[{"white":12,"black":14,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true},{"white":3,"black":10,"whiteOutcome":"open","blackOutcome":"open","coloursKnown":true}],"byes":[{"player":4,"kind":"zeroBye"},{"player":5,"kind":"zeroBye"},{"player":7,"kind":"zeroBye"},{"player":13,"kind":"zeroBye"},{"player":17,"kind":"zeroBye"}],"date":"2026-11-06","pairedByHand":true,"rules":{"pairingSystem":"manual","pairingEdition":"2026","reverseLastTwoRounds":true,"initialColour":"black","points":{"winWhite":-99.6,"winBlack":-99.8,"drawWhite":-99.7,"drawBlack":100,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":66.7,"halfBye":-99.3,"zeroBye":-100,"pairingBye":100,"unknown":-87.9}}}}','{"change":"unpair_round","section":1,"round":2,"requestedByes":[{"player":10,"round":7,"kind":"zeroBye"},{"player":7,"round":62,"kind":"fullBye"},{"player":13,"round":2,"kind":"fullBye"}]}',NULL,'edit');
INSERT INTO "journal" VALUES(66,1795265101000,'Trọng tài','undo',41,NULL,20,3,'{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1","Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0","Configuration @ Round 1: bye 58.1 => 91.1","Tie-breaks @ Round 1: before MAN-96,ARO-40","Configuration @ Round 1: bye 91.1 => 0","Tie-breaks @ Round 1: before BH/C1,SB-93,WIN","Prohibition @ Round 1: 3 1"]}','{"change":"set_round_comments","section":3,"round":1,"comments":["Đà Nẵng – Quận 1","Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0","Configuration @ Round 1: bye 58.1 => 91.1","Tie-breaks @ Round 1: before MAN-96,ARO-40"]}',NULL,'edit');
INSERT INTO "journal" VALUES(67,1795265101000,'Trọng tài','undo',41,NULL,4,3,'{"change":"edit_rules","section":3,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","initialColour":"white","points":{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":0,"unknown":0.5},"prohibited":[{"firstRound":2,"lastRound":200,"players":[3,5],"condition":"exceptLastRoundAboveHalf","reason":"đơn vị"}],"virtualPoints":[{"player":9,"round":1},{"player":5,"round":1,"points":100},{"player":9,"round":1,"points":71.3}],"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["BH/C1"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"rapid","unratedRating":1,"unratedMethod":"fixed","equalsOrder":"entry","chess960Seed":1387104302349221335,"lotsSeed":12639277842291576661}}','{"change":"edit_rules","section":3,"rules":{"pairingSystem":"dutch","pairingEdition":"2026","initialColour":"white","points":{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":91.1,"unknown":0.5},"virtualPoints":[{"player":9,"round":1},{"player":5,"round":1,"points":100},{"player":9,"round":1,"points":71.3}],"tieBreakEdition":"old","editionsChosen":true,"tieBreaks":["BH/C1","SB-93","WIN"],"fideMode":false,"fideModeLeftInRound":2,"discipline":"xiangqi","timeControl":"rapid","unratedRating":1,"unratedMethod":"fixed","equalsOrder":"entry","chess960Seed":1387104302349221335,"lotsSeed":11161988695859815681}}',66,'edit');
CREATE TABLE line_up_boards (
    section INTEGER NOT NULL,
    line_up INTEGER NOT NULL,
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, line_up, board),
    FOREIGN KEY (section, line_up) REFERENCES line_ups (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "line_up_boards" VALUES(1,0,0,13);
INSERT INTO "line_up_boards" VALUES(1,0,1,12);
INSERT INTO "line_up_boards" VALUES(1,0,2,17);
INSERT INTO "line_up_boards" VALUES(2,1,0,9);
INSERT INTO "line_up_boards" VALUES(2,1,1,5);
INSERT INTO "line_up_boards" VALUES(2,1,2,10);
CREATE TABLE line_ups (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "line_ups" VALUES(1,0,1,400,400);
INSERT INTO "line_ups" VALUES(2,0,7,900,302);
INSERT INTO "line_ups" VALUES(2,1,1,900,0);
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
INSERT INTO "national_records" VALUES(1,3,0,'ENG','{player} 100 %','',0,'O''Brien; DROP TABLE','','2018-01','### 001 |x|');
INSERT INTO "national_records" VALUES(1,3,1,'VIE','Đà Nẵng – Quận 1-16','O''Brien; DROP TABLE',5,'### 001 |x|','Đà Nẵng – Quận 1','1941-10','O''Brien; DROP TABLE-9');
INSERT INTO "national_records" VALUES(1,4,0,'FID-20','a-48','',0,'','Nguyễn Văn Ý-11','','');
INSERT INTO "national_records" VALUES(1,4,1,'ENG','Nguyễn Văn Ý','',5,'日本','','2018-10-15','### 001 |x|-63');
INSERT INTO "national_records" VALUES(1,5,0,'ENG','"quoted" \ back','',201,'"quoted" \ back','a-16','','日本-57');
INSERT INTO "national_records" VALUES(1,5,1,'ENG','Đà Nẵng – Quận 1','### 001 |x|',0,'O''Brien; DROP TABLE-56','','1970-01-27','日本-38');
INSERT INTO "national_records" VALUES(1,7,0,'FID','O''Brien; DROP TABLE','Ộ ộ',5,'','{player} 100 %','','O''Brien; DROP TABLE');
INSERT INTO "national_records" VALUES(1,12,0,'VIE','O''Brien; DROP TABLE-54','',0,'Nguyễn Văn Ý','a','2029-08-12','日本-87');
INSERT INTO "national_records" VALUES(1,12,1,'LAO','Nguyễn Văn Ý','"quoted" \ back',0,'### 001 |x|-61','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','1996-09-13','a');
INSERT INTO "national_records" VALUES(1,13,0,'','{player} 100 %','',0,'','','2000-04-06','{player} 100 %');
INSERT INTO "national_records" VALUES(1,13,1,'FID-34','"quoted" \ back','',0,'','','1983-04-26','a-88');
INSERT INTO "national_records" VALUES(1,13,2,'VIE','','Đà Nẵng – Quận 1',0,'Đà Nẵng – Quận 1','','2026-01','"quoted" \ back');
INSERT INTO "national_records" VALUES(1,14,0,'LAO-67','a','Nguyễn Văn Ý',6,'a','','1987-04-05','a');
INSERT INTO "national_records" VALUES(1,14,1,'FID','{player} 100 %','a',0,'','日本','1945-09-12','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(1,14,2,'FID-46','Đà Nẵng – Quận 1','"quoted" \ back-45',3,'Nguyễn Văn Ý','a','','### 001 |x|');
INSERT INTO "national_records" VALUES(2,1,0,'ENG','','### 001 |x|',1,'Đà Nẵng – Quận 1-72','a','1943-04','');
INSERT INTO "national_records" VALUES(2,1,1,'','日本','',0,'Nguyễn Văn Ý-40','','1955-08-19','');
INSERT INTO "national_records" VALUES(2,5,0,'FID','a','"quoted" \ back',7,'O''Brien; DROP TABLE','Nguyễn Văn Ý','2004','日本');
INSERT INTO "national_records" VALUES(2,6,0,'FID','### 001 |x|','',0,'','','1993-11-23','O''Brien; DROP TABLE-14');
INSERT INTO "national_records" VALUES(2,6,1,'','"quoted" \ back-47','',1,'','','2010','Ộ ộ');
INSERT INTO "national_records" VALUES(2,6,2,'LAO','Nguyễn Văn Ý','a-4',0,'日本','Ộ ộ','1937-10-26','Nguyễn Văn Ý-21');
INSERT INTO "national_records" VALUES(2,8,0,'','Đà Nẵng – Quận 1-45','日本-25',6,'Đà Nẵng – Quận 1','O''Brien; DROP TABLE','2002-08-28','');
INSERT INTO "national_records" VALUES(2,8,1,'','Đà Nẵng – Quận 1','',4,'O''Brien; DROP TABLE','Ộ ộ','2014-09-17','');
INSERT INTO "national_records" VALUES(2,9,0,'LAO','','Đà Nẵng – Quận 1',6,'','','1975-07-04','{player} 100 %');
INSERT INTO "national_records" VALUES(2,9,1,'LAO','日本','O''Brien; DROP TABLE',1661,'','','','');
INSERT INTO "national_records" VALUES(2,11,0,'LAO','日本','"quoted" \ back',0,'O''Brien; DROP TABLE','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','1987','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW');
INSERT INTO "national_records" VALUES(3,3,0,'LAO','Đà Nẵng – Quận 1-80','### 001 |x|-88',3209,'### 001 |x|','','1977','Nguyễn Văn Ý-27');
INSERT INTO "national_records" VALUES(3,5,0,'LAO-74','','',0,'{player} 100 %','a','1984-05-07','');
INSERT INTO "national_records" VALUES(3,7,0,'FID','Nguyễn Văn Ý','### 001 |x|',4,'{player} 100 %','a','2011-10-15','Đà Nẵng – Quận 1');
INSERT INTO "national_records" VALUES(3,7,1,'','Đà Nẵng – Quận 1','',0,'### 001 |x|','"quoted" \ back','1965','a-54');
INSERT INTO "national_records" VALUES(3,7,2,'ENG','### 001 |x|','',0,'O''Brien; DROP TABLE','Đà Nẵng – Quận 1','','### 001 |x|-60');
INSERT INTO "national_records" VALUES(4,1,0,'VIE','','',1282,'','7','','');
INSERT INTO "national_records" VALUES(4,2,0,'VIE','','',1511,'','7','','');
INSERT INTO "national_records" VALUES(4,4,0,'VIE','','',1811,'','7','','');
INSERT INTO "national_records" VALUES(4,7,0,'VIE','','',1474,'','7','','');
CREATE TABLE player_fields (
    section INTEGER NOT NULL,
    player INTEGER NOT NULL,
    position INTEGER NOT NULL,
    head TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, player, position),
    FOREIGN KEY (section, player) REFERENCES players (section, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "player_fields" VALUES(1,3,0,'Nguyễn Văn Ý-14','Đà Nẵng – Quận 1');
INSERT INTO "player_fields" VALUES(1,4,0,'Nguyễn Văn Ý','{player} 100 %');
INSERT INTO "player_fields" VALUES(1,5,0,'Nguyễn Văn Ý','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(1,7,0,'Nguyễn Văn Ý','Ộ ộ-48');
INSERT INTO "player_fields" VALUES(1,10,0,'日本-81','');
INSERT INTO "player_fields" VALUES(1,10,1,'Nguyễn Văn Ý-4','Nguyễn Văn Ý');
INSERT INTO "player_fields" VALUES(1,10,2,'### 001 |x|-28','"quoted" \ back-60');
INSERT INTO "player_fields" VALUES(1,12,0,'{player} 100 %','Ộ ộ');
INSERT INTO "player_fields" VALUES(1,14,0,'Đà Nẵng – Quận 1','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(1,14,1,'a','O''Brien; DROP TABLE-67');
INSERT INTO "player_fields" VALUES(1,14,2,'Nguyễn Văn Ý-39','');
INSERT INTO "player_fields" VALUES(2,3,0,'"quoted" \ back','日本');
INSERT INTO "player_fields" VALUES(2,3,1,'Nguyễn Văn Ý','a');
INSERT INTO "player_fields" VALUES(2,3,2,'日本-65','{player} 100 %');
INSERT INTO "player_fields" VALUES(2,6,0,'"quoted" \ back','O''Brien; DROP TABLE');
INSERT INTO "player_fields" VALUES(2,6,1,'O''Brien; DROP TABLE','日本-64');
INSERT INTO "player_fields" VALUES(2,6,2,'Đà Nẵng – Quận 1','');
INSERT INTO "player_fields" VALUES(2,9,0,'### 001 |x|','"quoted" \ back-21');
INSERT INTO "player_fields" VALUES(3,5,0,'### 001 |x|-87','"quoted" \ back-49');
INSERT INTO "player_fields" VALUES(3,7,0,'"quoted" \ back','');
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
    withdrawn_from_round INTEGER, ratings TEXT, marks TEXT,
    PRIMARY KEY (section, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES(1,3,9,'','female','GM','',0,'FID','35009192','1966-05-08','{player} 100 %','',457,0,2,1,NULL,'{"tournament":0,"listed":[{"rating":2,"month":"x.1-94"},{"list":"\"quoted\" \\ back","rating":2955,"month":"x.1"}],"later":[{"fromRound":1},{"fromRound":4,"rating":4}]}','{"noByes":true,"expelled":true,"placeByHand":3,"normFederation":"LAO"}');
INSERT INTO "players" VALUES(1,4,8,'','unknown','none','',0,'FID','500','1936-01-25','','Ộ ộ-70',0,33961,0,5,NULL,'{"source":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","tournament":0,"listed":[{"month":"C-7-43"}],"later":[{"fromRound":7,"rating":118},{"fromRound":8,"rating":2},{"fromRound":84,"rating":2949}]}','{"noByes":true,"placeByHand":23312,"outsideValue":-8497007,"normFederation":"LAO"}');
INSERT INTO "players" VALUES(1,5,7,'a','male','none','OTHER',2645,'','','1951-06-21','{player} 100 %','"quoted" \ back',0,4,64274,32,33,'{"tournament":0,"listed":[{"list":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":4000},{"list":"a-15","rating":2,"month":"IND_FIDE-9"}],"later":[{"fromRound":1}]}','{"noByes":true,"expelled":true,"placeByHand":6,"outsideValue":0,"normFederation":"FID"}');
INSERT INTO "players" VALUES(1,7,6,'{player} 100 %','female','WGM','',1,'LAO-35','35009192','2013-12','Nguyễn Văn Ý-11','Nguyễn Văn Ý',1224,5,0,65,NULL,'{"source":"Ộ ộ-57","tournament":1536,"listed":[{},{"rating":4000,"month":"x.1"},{}],"later":[{"fromRound":1,"rating":6},{"fromRound":2}]}','{"noByes":true,"placeByHand":528,"normFederation":"FID-58"}');
INSERT INTO "players" VALUES(1,10,5,'Đà Nẵng – Quận 1','male','WGM','',1,'ENG-18','35009192','2020-07-17','','### 001 |x|',1,3,77622,1,NULL,'{"source":"日本","tournament":2265,"listed":[{"list":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","rating":4,"month":"OTHER"},{"rating":203},{"list":"{player} 100 %","rating":7,"month":"IND_FIDE"}],"later":[{"fromRound":1,"rating":803},{"fromRound":2},{"fromRound":32}]}','{"placeByHand":32343,"outsideValue":0}');
INSERT INTO "players" VALUES(1,12,4,'a','male','none','C-7',196,'','35009192','2022-12-14','','a-38',1596,99999,91657,1,63,'{"source":"Đà Nẵng – Quận 1-33","tournament":0,"listed":[{"list":"\"quoted\" \\ back","rating":5,"month":"x.1-91"}],"later":[{"fromRound":8,"rating":1},{"fromRound":77}]}','{"outsideValue":9542397}');
INSERT INTO "players" VALUES(1,13,3,'O''Brien; DROP TABLE','male','WIM','',1952,'FID-27','500','','a','',0,0,0,33,34,'{"listed":[{"list":"{player} 100 %-17","rating":1435}],"later":[{"fromRound":1,"rating":5},{"fromRound":3,"rating":3},{"fromRound":93}]}','{"placeByHand":2,"normFederation":"FID-96"}');
INSERT INTO "players" VALUES(1,14,2,'ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','unknown','FM','',3499,'ENG','35009192','1990-07-11','ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW','Nguyễn Văn Ý',0,74266,3,1,NULL,'{"source":"{player} 100 %","listed":[{"list":"\"quoted\" \\ back","month":"x.1"},{"month":"C-7"}]}','{"noByes":true,"expelled":true,"placeByHand":4,"normFederation":"VIE"}');
INSERT INTO "players" VALUES(1,17,1,'Ộ ộ','male','WIM','',4,'VIE','500','','a','Ộ ộ-0',1,0,3,96,NULL,'{"tournament":0,"listed":[{"list":"日本","month":"IND_FIDE"},{"list":"a","rating":3,"month":"x.1-37"}],"later":[{"fromRound":1,"rating":2368},{"fromRound":5,"rating":3654}]}','{"expelled":true,"placeByHand":2,"outsideValue":0,"normFederation":"VIE"}');
INSERT INTO "players" VALUES(2,1,1,'','unknown','none','C-7-19',3,'VIE-87','','1960','','',2,0,99999,5,8,'{"source":"a","listed":[{"list":"Nguyễn Văn Ý","rating":1,"month":"C-7"},{"list":"O''Brien; DROP TABLE","rating":1809,"month":"IND_FIDE"},{"list":"Ộ ộ","month":"IND_FIDE-91"}],"later":[{"fromRound":5,"rating":4000},{"fromRound":7}]}','{"placeByHand":6}');
INSERT INTO "players" VALUES(2,3,9,'Nguyễn Văn Ý','female','WGM','',412,'FID','12400001-44','1969-11-05','','"quoted" \ back',0,37277,6,1,NULL,'{"source":"a","tournament":0}',NULL);
INSERT INTO "players" VALUES(2,5,8,'Đà Nẵng – Quận 1','unknown','IM','',6,'VIE','35009192-72','1956-04','','Ộ ộ-29',4000,72766,7,1,NULL,'{"source":"a","tournament":4000,"listed":[{"list":"a-77","month":"OTHER"},{"list":"日本","rating":2867,"month":"IND_FIDE-15"}],"later":[{"fromRound":5,"rating":4},{"fromRound":8,"rating":1}]}','{"placeByHand":5}');
INSERT INTO "players" VALUES(2,6,12,'Đà Nẵng – Quận 1','male','WIM','',6,'LAO','','','Ộ ộ','Nguyễn Văn Ý',2,4,49027,5,NULL,'{"source":"日本"}','{"placeByHand":7,"normFederation":"VIE-64"}');
INSERT INTO "players" VALUES(2,8,14,'','female','WGM','',3757,'LAO','','1960-05-18','O''Brien; DROP TABLE','{player} 100 %-85',7,2,7,5,NULL,'{"source":"\"quoted\" \\ back-34","later":[{"fromRound":1,"rating":6},{"fromRound":5}]}','{"normFederation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW"}');
INSERT INTO "players" VALUES(2,9,11,'### 001 |x|','male','FM','',4,'','500','1967-11-24','### 001 |x|','Nguyễn Văn Ý',0,6,66012,1,NULL,'{"tournament":0,"listed":[{"list":"### 001 |x|","rating":4}],"later":[{"fromRound":26,"rating":4}]}','{"noByes":true,"placeByHand":99999,"outsideValue":-9999996}');
INSERT INTO "players" VALUES(2,10,10,'### 001 |x|','female','WCM','',938,'VIE','12400001','2015-05-23','{player} 100 %','',1,20937,4,66,67,'{"tournament":3670,"listed":[{"list":"Nguyễn Văn Ý","rating":5,"month":"OTHER"},{},{"list":"### 001 |x|-68","rating":6,"month":"C-7"}],"later":[{"fromRound":3,"rating":536}]}','{"expelled":true,"placeByHand":2,"outsideValue":-5171597,"normFederation":"VIE"}');
INSERT INTO "players" VALUES(2,11,13,'{player} 100 %-74','male','WCM','',5,'LAO','500','1935-04-14','a','### 001 |x|',1,0,58316,1,6,'{"source":"Đà Nẵng – Quận 1","listed":[{"list":"a-79"},{"rating":16}],"later":[{"fromRound":1},{"fromRound":3,"rating":7}]}','{"expelled":true,"placeByHand":5,"outsideValue":-9530506,"normFederation":"VIE-83"}');
INSERT INTO "players" VALUES(3,3,3,'','female','IM','',6,'','500','','Nguyễn Văn Ý','O''Brien; DROP TABLE-20',1546,7,0,99,100,'{"source":"\"quoted\" \\ back","listed":[{"list":"Nguyễn Văn Ý","rating":7,"month":"IND_FIDE"},{"list":"\"quoted\" \\ back","rating":3798,"month":"x.1"},{"list":"### 001 |x|-23","month":"IND_FIDE"}],"later":[{"fromRound":1,"rating":2616},{"fromRound":99,"rating":4000}]}','{"noByes":true,"expelled":true,"placeByHand":37814,"outsideValue":-10000000,"normFederation":"ENG"}');
INSERT INTO "players" VALUES(3,5,1,'日本-47','male','WGM','',1230,'LAO','35009192','1968-06-21','Nguyễn Văn Ý','"quoted" \ back-73',955,0,6,1,NULL,'{"source":"{player} 100 %","tournament":1819,"listed":[{"list":"Ộ ộ","rating":384,"month":"IND_FIDE"},{"list":"Đà Nẵng – Quận 1"},{"list":"O''Brien; DROP TABLE","rating":1,"month":"C-7"}],"later":[{"fromRound":89,"rating":4}]}','{"noByes":true,"expelled":true,"placeByHand":89586,"normFederation":"LAO"}');
INSERT INTO "players" VALUES(3,7,2,'','female','WCM','',0,'ENG','','','','',1,94271,0,4,NULL,'{"listed":[{"list":"a-5","rating":2,"month":"C-7"},{"list":"{player} 100 %","rating":2}]}','{"expelled":true,"placeByHand":58591,"outsideValue":-7571650}');
INSERT INTO "players" VALUES(3,9,4,'Đà Nẵng – Quận 1','male','WCM','',0,'','35009192','1963-09-03','{player} 100 %','',0,7,0,1,2,'{"source":"Nguyễn Văn Ý"}','{"placeByHand":2,"outsideValue":0,"normFederation":"VIE-51"}');
INSERT INTO "players" VALUES(4,1,1,'Nguyễn Quốc Loan','female','FM','',0,'VIE','12400001','2017-09','Cần Thơ','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,2,2,'Lê Minh An','unknown','FM','',2364,'VIE','','2015-03','','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,3,3,'Phạm Minh An','female','FM','',0,'VIE','12400003','1986-06','','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,4,4,'Trần Hồng Khôi','male','WGM','',1158,'VIE','12400004','1986-06','Cần Thơ','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,5,5,'Nguyễn Quốc An','unknown','FM','',1423,'VIE','12400005','1964-07','O''Brien; DROP TABLE','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,6,6,'Đặng Hồng An','female','WGM','',0,'VIE','12400006','1961-11','Hà Nội','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,7,7,'Đặng Thị Loan','male','CM','',2489,'VIE','12400007','1979-09','O''Brien; DROP TABLE','',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "players" VALUES(4,8,8,'Hoàng Văn An','unknown','WIM','',2424,'VIE','','2010-04','Đà Nẵng','',0,0,0,1,NULL,NULL,NULL);
CREATE TABLE prizes (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    frozen TEXT NOT NULL
) STRICT;
INSERT INTO "prizes" VALUES(1,'{"currency":"C-7","unit":5,"rounding":"halfUp","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"a","condition":{"sex":"female","ratingTo":5,"unrated":"only","unit":"a-73","federation":"LAO","category":"\"quoted\" \\ back","field":{"head":"### 001 |x|","text":"日本"},"minPoints":-5502},"order":"standings","sharing":"hort","pot":"allTied","minimum":6,"endPlace":70085,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","lower":"passesOn","freed":"freeze","minEntrants":3,"tooFew":"merged","unratedPercent":0,"basedOn":2,"medals":true},{"name":"日本-95","condition":{"sex":"unknown","ageFrom":150,"ratingFrom":4000,"ratingTo":6,"unrated":"included","federation":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","category":"日本","field":{"head":"日本"},"minPoints":10000},"order":"bestPerformance","lines":[{"first":8,"last":5000,"amount":1,"award":"Đà Nẵng – Quận 1"},{"first":5,"last":7,"amount":7,"value":6,"name":"日本","award":"Nguyễn Văn Ý"},{"first":1,"last":5000,"value":496936098370,"name":"日本","award":"Đà Nẵng – Quận 1"}],"sharing":"none","pot":"allTied","minimum":876221659948,"endPlace":35372,"acrossEnd":"sharedUpToEnd","cumulative":true,"lower":"notPaid","freed":"freeze","tooFew":"merged","unratedPercent":6,"basedOn":6,"medals":true}],"protests":["","日本-44"]}','{}');
INSERT INTO "prizes" VALUES(2,'{"currency":"IND_FIDE","unit":1,"rounding":"largestRemainder","ageDay":"firstOfYear","poolCap":true,"countedEntries":1,"jointThird":true,"lists":[{"name":"日本","condition":{"sex":"unknown","ageTo":5,"ratingFrom":4,"unrated":"only","category":"O''Brien; DROP TABLE","field":{"head":"{player} 100 %","text":"O''Brien; DROP TABLE"},"minPoints":-9999.6},"order":"standings","lines":[{"first":1,"last":1,"name":"Đà Nẵng – Quận 1","award":"### 001 |x|-94"},{"first":2,"last":3793,"amount":4,"value":530620800683,"name":"Đà Nẵng – Quận 1","award":"Nguyễn Văn Ý"},{"first":5,"last":5000,"amount":373545633374,"value":740022702009,"award":"日本"}],"sharing":"pools","pot":"allTied","minimum":6,"acrossEnd":"sharedUpToEnd","group":"Đà Nẵng – Quận 1","lower":"nextEligible","freed":"slide","tooFew":"notAwarded","mergeInto":"### 001 |x|","unratedPercent":100,"medals":true},{"name":"### 001 |x|","main":true,"condition":{"sex":"female","ageFrom":150,"ageTo":7,"ratingTo":7,"unrated":"only","unit":"{player} 100 %-97","federation":"FID","category":"### 001 |x|","field":{"head":"### 001 |x|","text":"Nguyễn Văn Ý-25"},"minGames":6,"minPoints":-9999.4},"order":"standings","lines":[{"first":6,"last":6,"amount":1,"value":4,"name":"日本","award":"O''Brien; DROP TABLE-99"},{"first":638,"last":806,"amount":1,"value":7,"name":"{player} 100 %-80"}],"sharing":"none","pot":"allTied","endPlace":6,"acrossEnd":"sharedUpToEnd","group":"### 001 |x|","cumulative":true,"lower":"notPaid","freed":"slide","minEntrants":7,"tooFew":"halved","mergeInto":"Đà Nẵng – Quận 1","unratedPercent":100,"medals":true}],"excluded":[{"player":10,"list":"O''Brien; DROP TABLE","reason":"日本"},{"player":10,"list":"Nguyễn Văn Ý","reason":"{player} 100 %"},{"player":10,"list":"Nguyễn Văn Ý","reason":"O''Brien; DROP TABLE"}]}','{"awards":[{"player":10,"list":"\"quoted\" \\ back-21","place":673},{"player":11},{"player":3,"list":"a","amount":5}]}');
INSERT INTO "prizes" VALUES(3,'{"currency":"IND_FIDE","unit":6,"rounding":"largestRemainder","ageDay":"lastOfYear","poolCap":false,"countedEntries":33220,"jointThird":true,"lists":[{"name":"ộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộWộW","main":true,"condition":{"sex":"female","ageFrom":15,"ageTo":21,"ratingFrom":1,"unrated":"included","unit":"O''Brien; DROP TABLE","category":"日本","field":{"head":"### 001 |x|-33","text":"Đà Nẵng – Quận 1-45"},"lastRoundPlayed":true},"order":"bestPerformance","lines":[{"first":2,"last":2,"amount":4,"value":3,"name":"a-57","award":"\"quoted\" \\ back"}],"sharing":"hort","pot":"allTied","acrossEnd":"sharedUpToEnd","lower":"passesOn","freed":"slide","minEntrants":67497,"tooFew":"notAwarded","mergeInto":"Nguyễn Văn Ý","unratedPercent":7,"basedOn":1}],"excluded":[{"player":3,"list":"\"quoted\" \\ back"}]}','{"awards":[{"player":5,"list":"Nguyễn Văn Ý","place":7,"amount":2},{"player":5,"amount":966562173525},{"player":9,"place":42154,"amount":519433811653}]}');
CREATE TABLE prohibited (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    condition TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited" VALUES(1,0,96,96,'always','日本');
INSERT INTO "prohibited" VALUES(2,0,8,8,'exceptLastRoundAboveHalf','');
CREATE TABLE prohibited_players (
    section INTEGER NOT NULL,
    prohibited INTEGER NOT NULL,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, prohibited, position),
    FOREIGN KEY (section, prohibited) REFERENCES prohibited (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "prohibited_players" VALUES(1,0,0,5);
INSERT INTO "prohibited_players" VALUES(1,0,1,17);
INSERT INTO "prohibited_players" VALUES(2,0,0,1);
INSERT INTO "prohibited_players" VALUES(2,0,1,3);
INSERT INTO "prohibited_players" VALUES(2,0,2,6);
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
INSERT INTO "reported_results" VALUES(3,1,0,9,5,'draw','draw',1);
CREATE TABLE requested_byes (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "requested_byes" VALUES(1,0,10,7,'zeroBye');
INSERT INTO "requested_byes" VALUES(1,1,7,62,'fullBye');
INSERT INTO "requested_byes" VALUES(1,2,13,2,'fullBye');
INSERT INTO "requested_byes" VALUES(3,0,9,16,'halfBye');
INSERT INTO "requested_byes" VALUES(3,1,7,3,'halfBye');
CREATE TABLE round_comments (
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (section, round, position),
    FOREIGN KEY (section, round) REFERENCES rounds (section, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "round_comments" VALUES(1,1,0,'Nguyễn Văn Ý');
INSERT INTO "round_comments" VALUES(1,1,1,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(2,1,0,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(2,1,1,'Nguyễn Văn Ý
### 001 |x|');
INSERT INTO "round_comments" VALUES(2,1,2,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(2,2,0,'### 001 |x|');
INSERT INTO "round_comments" VALUES(2,2,1,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(2,2,2,'');
INSERT INTO "round_comments" VALUES(2,2,3,'Correction @ Round 2: 13-8: 1-1/2U => 1/2-0');
INSERT INTO "round_comments" VALUES(2,3,0,'"quoted" \ back');
INSERT INTO "round_comments" VALUES(2,3,1,'Nguyễn Văn Ý');
INSERT INTO "round_comments" VALUES(2,3,2,'a-53');
INSERT INTO "round_comments" VALUES(3,1,0,'Đà Nẵng – Quận 1');
INSERT INTO "round_comments" VALUES(3,1,1,'Configuration @ Round 1: points -100--99.8/-99.3-51.3/-21.5 => 100/-99.3-0.5/-100-0');
INSERT INTO "round_comments" VALUES(3,1,2,'Configuration @ Round 1: bye 58.1 => 91.1');
INSERT INTO "round_comments" VALUES(3,1,3,'Tie-breaks @ Round 1: before MAN-96,ARO-40');
INSERT INTO "round_comments" VALUES(4,1,0,'MPA @ Round 1: 5-1 2-6 7-3 4-8 => 1-7 5-6 3-4 8-2');
CREATE TABLE rounds (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    date_text TEXT NOT NULL,
    paired_by_hand INTEGER NOT NULL CHECK (paired_by_hand IN (0, 1)), rules TEXT,
    PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rounds" VALUES(1,1,'1979-05-10','',1,'{"pairingSystem":"other","systemCode":"x.1","pairingEdition":"2017","rankIsPairingOrder":true,"initialColour":"white","scheduledRounds":99,"points":{"winWhite":1,"winBlack":-99.8,"drawWhite":-100,"drawBlack":36.9,"lossBlack":100,"forfeitWin":11,"forfeitLoss":99.6,"fullBye":1,"halfBye":-4.5,"zeroBye":-100,"pairingBye":-99.6,"unknown":-99.4},"prohibited":[{"firstRound":5,"lastRound":200,"players":[7,17],"condition":"lastRoundAboveHalf","reason":"### 001 |x|"},{"firstRound":91,"lastRound":91,"players":[3,13],"condition":"exceptLastRoundAboveHalf","reason":"Ộ ộ-6"}]}');
INSERT INTO "rounds" VALUES(2,1,'1989-06-24','',1,'{"pairingSystem":"dutch","pairingEdition":"2026","rankIsPairingOrder":true,"points":{"winWhite":1,"winBlack":99.2,"drawWhite":-99.3,"drawBlack":-100,"lossWhite":-56.5,"forfeitWin":77.7,"forfeitLoss":-99.8,"fullBye":100,"halfBye":0.5,"zeroBye":-100,"pairingBye":18.7,"unknown":-99.8},"virtualPoints":[{"player":3,"round":69}]}');
INSERT INTO "rounds" VALUES(2,2,'','OTHER',1,'{"pairingSystem":"roundRobin","pairingEdition":"2017","bakuAcceleration":true,"reverseLastTwoRounds":true,"initialColour":"black","scheduledRounds":1,"points":{"winWhite":1,"winBlack":-62.3,"drawWhite":-99.5,"drawBlack":-99.5,"lossWhite":-99.6,"lossBlack":-99.7,"forfeitWin":-99.5,"forfeitLoss":77.5,"fullBye":-99.7,"halfBye":27.2,"zeroBye":-62.5,"pairingBye":100,"unknown":0.5},"virtualPoints":[{"player":1,"round":4,"points":-32.7},{"player":5,"round":1,"points":-27.5},{"player":9,"round":1}]}');
INSERT INTO "rounds" VALUES(2,3,'2003-05-15','',1,'{"pairingSystem":"dutch","pairingEdition":"2026","reverseLastTwoRounds":true,"rankIsPairingOrder":true,"scheduledRounds":2,"points":{"winWhite":-99.5,"winBlack":1,"drawWhite":-99.7,"drawBlack":0.5,"lossBlack":57.4,"forfeitWin":1,"fullBye":82.5,"halfBye":0.5,"pairingBye":1,"unknown":-40.9},"prohibited":[{"firstRound":1,"lastRound":200,"players":[5,8],"condition":"exceptLastRoundAboveHalf","reason":"\"quoted\" \\ back-11"}]}');
INSERT INTO "rounds" VALUES(3,1,'1985-02-03','',0,'{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"initialColour":"white","scheduledRounds":60,"points":{"winWhite":1,"winBlack":-99.3,"drawWhite":-99.5,"drawBlack":-100,"lossBlack":-99.5,"forfeitWin":100,"fullBye":-99.3,"halfBye":0.5,"zeroBye":100,"pairingBye":-99.4,"unknown":0.5},"prohibited":[{"firstRound":93,"lastRound":93,"players":[3,9],"condition":"exceptLastRoundAboveHalf"},{"firstRound":1,"lastRound":1,"players":[5,9],"condition":"lastRoundAboveHalf","reason":"Đà Nẵng – Quận 1"}],"virtualPoints":[{"player":9,"round":2,"points":-100},{"player":9,"round":99,"points":-99.7}]}');
INSERT INTO "rounds" VALUES(4,1,'','C-7-30',1,'{"pairingSystem":"manual","pairingEdition":"2026","bakuAcceleration":true,"doubleRoundRobin":true,"reverseLastTwoRounds":true,"scheduledRounds":1,"points":{"winWhite":1,"winBlack":-99.5,"drawWhite":-99.3,"drawBlack":-100,"lossWhite":-99.9,"forfeitWin":-100,"forfeitLoss":-99.9,"fullBye":-99.8,"halfBye":-99.7,"zeroBye":-76.4,"pairingBye":-100,"unknown":84.3},"prohibited":[{"firstRound":69,"lastRound":69,"players":[2,6],"condition":"exceptLastRoundAboveHalf","reason":"\"quoted\" \\ back"}],"virtualPoints":[{"player":1,"round":1,"points":-99.6}]}');
CREATE TABLE rules (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (section, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "rules" VALUES(1,'chess960Seed','7340847635760618136');
INSERT INTO "rules" VALUES(1,'discipline','"chess"');
INSERT INTO "rules" VALUES(1,'equalsOrder','"birth"');
INSERT INTO "rules" VALUES(1,'initialColour','"black"');
INSERT INTO "rules" VALUES(1,'longEvent','true');
INSERT INTO "rules" VALUES(1,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(1,'pairingSystem','"manual"');
INSERT INTO "rules" VALUES(1,'points','{"winWhite":-99.6,"winBlack":-99.8,"drawWhite":-99.7,"drawBlack":100,"forfeitWin":1,"forfeitLoss":-99.7,"fullBye":66.7,"halfBye":-99.3,"zeroBye":-100,"pairingBye":100,"unknown":-87.9}');
INSERT INTO "rules" VALUES(1,'ratingLists','["blitz"]');
INSERT INTO "rules" VALUES(1,'reverseLastTwoRounds','true');
INSERT INTO "rules" VALUES(1,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(1,'timeControl','"standard"');
INSERT INTO "rules" VALUES(1,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(1,'unratedRating','3467');
INSERT INTO "rules" VALUES(2,'bakuAcceleration','true');
INSERT INTO "rules" VALUES(2,'chess960Seed','17514034496491404415');
INSERT INTO "rules" VALUES(2,'discipline','"chess"');
INSERT INTO "rules" VALUES(2,'equalsOrder','"lots"');
INSERT INTO "rules" VALUES(2,'initialColour','"white"');
INSERT INTO "rules" VALUES(2,'longEvent','true');
INSERT INTO "rules" VALUES(2,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(2,'pairingSystem','"other"');
INSERT INTO "rules" VALUES(2,'points','{"winWhite":60,"winBlack":10.4,"drawWhite":-99.4,"drawBlack":0.5,"lossWhite":-99.4,"lossBlack":-100,"forfeitWin":1,"forfeitLoss":55.1,"fullBye":1,"halfBye":95.9,"zeroBye":-99.9,"pairingBye":69.7,"unknown":0.5}');
INSERT INTO "rules" VALUES(2,'rankIsPairingOrder','true');
INSERT INTO "rules" VALUES(2,'ratingLists','["rapid","blitz","standard"]');
INSERT INTO "rules" VALUES(2,'scheduledRounds','3');
INSERT INTO "rules" VALUES(2,'tieBreakEdition','"24"');
INSERT INTO "rules" VALUES(2,'timeControl','"standard"');
INSERT INTO "rules" VALUES(2,'unratedMethod','"lowest"');
INSERT INTO "rules" VALUES(2,'unratedRating','6');
INSERT INTO "rules" VALUES(3,'chess960Seed','1387104302349221335');
INSERT INTO "rules" VALUES(3,'discipline','"xiangqi"');
INSERT INTO "rules" VALUES(3,'editionsChosen','true');
INSERT INTO "rules" VALUES(3,'equalsOrder','"entry"');
INSERT INTO "rules" VALUES(3,'initialColour','"white"');
INSERT INTO "rules" VALUES(3,'lotsSeed','11161988695859815681');
INSERT INTO "rules" VALUES(3,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(3,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(3,'points','{"winWhite":100,"winBlack":-99.3,"drawWhite":0.5,"drawBlack":-100,"forfeitWin":-10.8,"forfeitLoss":-99.6,"fullBye":1,"halfBye":-61,"zeroBye":19.6,"pairingBye":91.1,"unknown":0.5}');
INSERT INTO "rules" VALUES(3,'tieBreakEdition','"old"');
INSERT INTO "rules" VALUES(3,'timeControl','"rapid"');
INSERT INTO "rules" VALUES(3,'unratedMethod','"fixed"');
INSERT INTO "rules" VALUES(3,'unratedRating','1');
INSERT INTO "rules" VALUES(4,'discipline','"chess"');
INSERT INTO "rules" VALUES(4,'equalsOrder','"name"');
INSERT INTO "rules" VALUES(4,'pairingEdition','"2026"');
INSERT INTO "rules" VALUES(4,'pairingSystem','"dutch"');
INSERT INTO "rules" VALUES(4,'points','{"winWhite":1,"winBlack":1,"drawWhite":0.5,"drawBlack":0.5,"forfeitWin":1,"fullBye":1,"halfBye":0.5,"pairingBye":1,"unknown":0.5}');
INSERT INTO "rules" VALUES(4,'tieBreakEdition','"26"');
INSERT INTO "rules" VALUES(4,'timeControl','"standard"');
INSERT INTO "rules" VALUES(4,'unratedMethod','"fixed"');
CREATE TABLE seal (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tables INTEGER NOT NULL,   -- sum over the rows of all tables but this and the journal, 64 bits
    journal INTEGER NOT NULL   -- chain over the rows of the journal
) STRICT;
INSERT INTO "seal" VALUES(1,1211667072112650347,-289340132205966793);
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
, limits TEXT NOT NULL DEFAULT '{}', first_table INTEGER NOT NULL DEFAULT 1, report TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "sections" VALUES(1,1,'a','Nguyễn Văn Ý-80','ENG','1966-01-14','','','Đà Nẵng – Quận 1','','Nguyễn Văn Ý','{player} 100 %','Ộ ộ','"quoted" \ back-70','','a',1,0,'{"sex":"male","bornTo":1,"ratingFrom":2724,"ratingTo":1}',1,'{"eventCode":"x.1-69","organiser":"{player} 100 %","exemption":"none","titles":[{"firstPlace":1,"lastPlace":1,"sex":"male","claim":"日本","lowestRating":4000},{"firstPlace":7,"lastPlace":8,"sex":"unknown","claim":"\"quoted\" \\ back","lowestRating":7}]}');
INSERT INTO "sections" VALUES(2,2,'"quoted" \ back-81 2','### 001 |x|','','','1989-10-08','{player} 100 %-10','','O''Brien; DROP TABLE','"quoted" \ back-17','{player} 100 %','"quoted" \ back','Ộ ộ','x.1','### 001 |x|-57',1,0,'{"sex":"unknown","bornFrom":3}',5,'{"eventCode":"OTHER","exemption":"nationalFinal","titles":[{"firstPlace":99999,"lastPlace":99999,"sex":"unknown","lowestRating":5}]}');
INSERT INTO "sections" VALUES(3,3,'"quoted" \ back 3','"quoted" \ back','','1970-03-12','1956','','','a','Ộ ộ-15','"quoted" \ back','{player} 100 %-18','"quoted" \ back-47','OTHER-11','a',0,2,'{"sex":"female","bornFrom":1,"bornTo":5,"ratingFrom":5,"ratingTo":3794}',1,'{"eventCode":"IND_FIDE","registered":"1960-09-05","organiser":"Ộ ộ","exemption":"none","gamesKept":true}');
INSERT INTO "sections" VALUES(4,0,'U16','','','2026-11-01','','','','','','','','','','',1,0,'{"sex":"unknown"}',1,'{"exemption":"none"}');
CREATE TABLE team_byes (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    team INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    game_points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_byes" VALUES(2,0,5,900,-99998,-99999);
INSERT INTO "team_byes" VALUES(2,1,4,900,-99999,0);
INSERT INTO "team_byes" VALUES(2,2,4,601,0,100000);
CREATE TABLE team_events (
    section INTEGER PRIMARY KEY REFERENCES sections (id) ON DELETE CASCADE,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    board_colours TEXT NOT NULL,
    match_points_primary INTEGER NOT NULL CHECK (match_points_primary IN (0, 1))
) STRICT;
INSERT INTO "team_events" VALUES(1,-1000,-993,-998,'WBWB-91',1);
INSERT INTO "team_events" VALUES(2,-999,10,-1000,'WBWB',0);
INSERT INTO "team_events" VALUES(3,-996,-995,0,'',1);
CREATE TABLE team_forfeits (
    section INTEGER NOT NULL REFERENCES team_events (section) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "team_forfeits" VALUES(1,0,99,'bothLose',400,400);
INSERT INTO "team_forfeits" VALUES(1,1,8,'secondWins',400,400);
INSERT INTO "team_forfeits" VALUES(1,2,4,'secondWins',400,400);
INSERT INTO "team_forfeits" VALUES(2,0,2,'secondWins',601,900);
INSERT INTO "team_forfeits" VALUES(2,1,51,'bothLose',302,302);
INSERT INTO "team_forfeits" VALUES(2,2,5,'secondWins',900,900);
CREATE TABLE team_members (
    section INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- the team's position
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (section, team, position),
    FOREIGN KEY (section, team) REFERENCES teams (section, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "team_members" VALUES(1,0,0,7);
INSERT INTO "team_members" VALUES(2,0,0,11);
INSERT INTO "team_members" VALUES(2,0,1,3);
INSERT INTO "team_members" VALUES(2,1,0,5);
INSERT INTO "team_members" VALUES(2,2,0,9);
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
INSERT INTO "teams" VALUES(1,0,400,'a','"quoted" \ back',21308,NULL,-99997,0);
INSERT INTO "teams" VALUES(2,0,900,'O''Brien; DROP TABLE','"quoted" \ back',1,-85008,63419,99999);
INSERT INTO "teams" VALUES(2,1,601,'','### 001 |x|-34',2,-99999,-99999,0);
INSERT INTO "teams" VALUES(2,2,302,'','',1,0,NULL,5);
CREATE TABLE tie_breaks (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "tie_breaks" VALUES(2,0,'MAN');
INSERT INTO "tie_breaks" VALUES(2,1,'BH/C1-88');
INSERT INTO "tie_breaks" VALUES(2,2,'MAN');
INSERT INTO "tie_breaks" VALUES(3,0,'BH/C1');
INSERT INTO "tie_breaks" VALUES(3,1,'SB-93');
INSERT INTO "tie_breaks" VALUES(3,2,'WIN');
CREATE TABLE virtual_points (
    section INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player INTEGER NOT NULL,
    round INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (section, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "virtual_points" VALUES(1,0,17,1,0);
INSERT INTO "virtual_points" VALUES(1,1,13,99,1000);
INSERT INTO "virtual_points" VALUES(1,2,5,5,-997);
INSERT INTO "virtual_points" VALUES(3,0,9,1,0);
INSERT INTO "virtual_points" VALUES(3,1,5,1,1000);
INSERT INTO "virtual_points" VALUES(3,2,9,1,713);
CREATE TABLE warning_answers (
    entry INTEGER PRIMARY KEY REFERENCES journal (id),
    section INTEGER NOT NULL,
    level INTEGER NOT NULL,
    warning TEXT NOT NULL,
    answer TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
INSERT INTO "warning_answers" VALUES(4,2,3,'adjustmentsAfterStart','confirmed','{}');
INSERT INTO "warning_answers" VALUES(5,2,3,'prizesThawed','confirmed','{"round":15}');
INSERT INTO "warning_answers" VALUES(9,3,4,'pointsUnlawful','confirmed','{}');
INSERT INTO "warning_answers" VALUES(10,3,4,'systemLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(11,3,4,'pairingEditionLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(12,3,4,'tieBreakEditionLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(13,3,4,'tieBreaksAfterStart','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(14,3,4,'lotsDrawn','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(15,3,4,'roundsLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(16,3,4,'pointsLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(17,3,4,'byeValueLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(18,3,4,'accelerationLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(19,3,4,'initialColourLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(20,3,3,'prizesThawed','confirmed','{"round":3}');
INSERT INTO "warning_answers" VALUES(26,3,3,'correctReport','confirmed','{"round":1,"players":[4,1]}');
INSERT INTO "warning_answers" VALUES(28,2,3,'correctEarlierResult','confirmed','{"round":2,"players":[13,8]}');
INSERT INTO "warning_answers" VALUES(33,4,3,'changePlayedRound','confirmed','{"round":1,"count":4}');
INSERT INTO "warning_answers" VALUES(34,4,3,'manualPairing','confirmed','{"round":1,"count":4}');
INSERT INTO "warning_answers" VALUES(36,2,3,'adjustmentsAfterStart','confirmed','{}');
INSERT INTO "warning_answers" VALUES(39,1,3,'numbersChanged','confirmed','{"round":1,"count":9,"players":[1,2,3,9,10,11,12,13,14]}');
INSERT INTO "warning_answers" VALUES(41,3,4,'tieBreaksAfterStart','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(42,3,4,'lotsDrawn','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(43,3,4,'byeValueLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(44,3,3,'prohibitedPairsLocked','confirmed','{"round":1}');
INSERT INTO "warning_answers" VALUES(47,1,3,'duplicateFideId','confirmed','{"round":2,"players":[9,6]}');
INSERT INTO "warning_answers" VALUES(48,1,3,'duplicateFideId','confirmed','{"round":2,"players":[9,5]}');
INSERT INTO "warning_answers" VALUES(49,1,3,'duplicateFideId','confirmed','{"round":2,"players":[9,4]}');
INSERT INTO "warning_answers" VALUES(50,1,3,'duplicateFideId','confirmed','{"round":2,"players":[8,3]}');
INSERT INTO "warning_answers" VALUES(51,1,3,'duplicateFideId','confirmed','{"round":2,"players":[9,2]}');
INSERT INTO "warning_answers" VALUES(52,1,3,'duplicateFideId','confirmed','{"round":2,"players":[8,1]}');
INSERT INTO "warning_answers" VALUES(53,1,2,'impossibleBirthYear','confirmed','{"round":2,"players":[9]}');
INSERT INTO "warning_answers" VALUES(54,1,2,'impossibleRating','confirmed','{"round":2,"players":[6]}');
INSERT INTO "warning_answers" VALUES(55,1,2,'impossibleBirthYear','confirmed','{"round":2,"players":[6]}');
INSERT INTO "warning_answers" VALUES(56,1,2,'impossibleRating','confirmed','{"round":2,"players":[5]}');
INSERT INTO "warning_answers" VALUES(57,1,2,'impossibleBirthYear','confirmed','{"round":2,"players":[5]}');
INSERT INTO "warning_answers" VALUES(58,1,2,'impossibleRating','confirmed','{"round":2,"players":[4]}');
INSERT INTO "warning_answers" VALUES(59,1,2,'impossibleBirthYear','confirmed','{"round":2,"players":[4]}');
INSERT INTO "warning_answers" VALUES(60,1,2,'impossibleRating','confirmed','{"round":2,"players":[2]}');
INSERT INTO "warning_answers" VALUES(61,1,2,'impossibleBirthYear','confirmed','{"round":2,"players":[2]}');
INSERT INTO "warning_answers" VALUES(62,1,2,'impossibleRating','confirmed','{"round":2,"players":[1]}');
INSERT INTO "warning_answers" VALUES(64,3,3,'repeatedOpponent','confirmed','{"round":2}');
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
INSERT INTO "sqlite_sequence" VALUES('journal',67);
COMMIT;
