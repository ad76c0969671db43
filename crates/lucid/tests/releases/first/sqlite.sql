BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 02:38:56',1,X'F648C447C55A36C791CA6E66C89B19CB4886922843D7B4A3801314E49B1B2E9B2EFE647146906E45540BC09B2109FEB6',4293991);
INSERT INTO "_sqlx_migrations" VALUES(2,'records','2026-11-18 02:38:56',1,X'6E1D80C1E68E467AF599DC5DAC5F192FBBA83BB04A6C0CE5F6255EAB1814B128042AB65835AAE6D5FC6F176AC1F7D99D',1421542);
INSERT INTO "_sqlx_migrations" VALUES(3,'chains','2026-11-18 02:38:56',1,X'E664B1F38A3199C75FFAE8B30FA1D302BDD3C8ADC61C3E0C647EB540B9424437CC905903A48C16CE793EFD0F2E2F5219',2261842);
CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES(2956184587009703464,1,1794969546860,0,'Hypatia','Shall we stop here?');
INSERT INTO "chat" VALUES(2956184587009703464,2,1794969546861,1,'Bela','Träum weiter!');
CREATE TABLE heads (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    entry    INTEGER
);
INSERT INTO "heads" VALUES(388946971984549865,35,227);
INSERT INTO "heads" VALUES(583533842337161657,34,101);
INSERT INTO "heads" VALUES(1143137612973134090,34,135);
INSERT INTO "heads" VALUES(2170201438654959615,24,190);
INSERT INTO "heads" VALUES(2240582944229080846,31,166);
INSERT INTO "heads" VALUES(2956184587009703464,35,228);
INSERT INTO "heads" VALUES(3834919630055362799,2,192);
INSERT INTO "heads" VALUES(8168610720375237484,33,67);
CREATE TABLE identities (
    id       INTEGER PRIMARY KEY,
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,
    password TEXT,
    created  INTEGER NOT NULL
);
INSERT INTO "identities" VALUES(257668328342174644,'Hypatia','hypatia','$argon2id$v=19$m=19456,t=2,p=1$LG7/ew7770ilUHmsdtlPIg$QCKKzCGkaR1TRL/oUupD5y//de0kC265sM379LbdMPU',1794969536584);
INSERT INTO "identities" VALUES(6616372335824007657,'Cleo','cleo',NULL,1794969536587);
INSERT INTO "identities" VALUES(7092102655913629311,'Bela','bela',NULL,1794969536585);
CREATE TABLE log (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    before   INTEGER,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL
);
INSERT INTO "log" VALUES(1,2956184587009703464,1,NULL,1794969536684,'{"made":{}}');
INSERT INTO "log" VALUES(2,2956184587009703464,2,1,1794969536684,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(3,2956184587009703464,3,2,1794969536708,'{"sat":{"seat":"B","who":7092102655913629311,"name":"Bela"}}');
INSERT INTO "log" VALUES(4,2956184587009703464,4,3,1794969536724,'{"started":{}}');
INSERT INTO "log" VALUES(5,2956184587009703464,5,4,1794969536725,'{"do":{"seat":"A","words":"keep:pebble-echo"}}');
INSERT INTO "log" VALUES(6,2956184587009703464,6,5,1794969536730,'{"do":{"seat":"B","words":"keep:folded-ferry"}}');
INSERT INTO "log" VALUES(7,2956184587009703464,7,6,1794969536731,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(8,2956184587009703464,8,7,1794969536732,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(9,2956184587009703464,9,8,1794969536732,'{"do":{"seat":"A","words":"y=pebble-echo"}}');
INSERT INTO "log" VALUES(10,2956184587009703464,10,9,1794969536734,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(11,2956184587009703464,11,10,1794969536735,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(12,2956184587009703464,12,11,1794969536736,'{"do":{"seat":"A","words":"+b"}}');
INSERT INTO "log" VALUES(13,2956184587009703464,13,12,1794969536738,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(14,2956184587009703464,14,13,1794969536738,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(15,2956184587009703464,15,14,1794969536740,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(16,2956184587009703464,16,15,1794969536740,'{"do":{"seat":"B","words":">4"}}');
INSERT INTO "log" VALUES(17,2956184587009703464,17,16,1794969536741,'{"do":{"seat":"B","words":"+u"}}');
INSERT INTO "log" VALUES(18,2956184587009703464,18,17,1794969536742,'{"do":{"seat":"B","words":"u=folded-ferry"}}');
INSERT INTO "log" VALUES(19,2956184587009703464,19,18,1794969536743,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(20,2956184587009703464,20,19,1794969536744,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(21,2956184587009703464,21,20,1794969536745,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(22,2956184587009703464,22,21,1794969536758,'{"do":{"seat":"A","words":"b:c1"}}');
INSERT INTO "log" VALUES(23,2956184587009703464,23,22,1794969536770,'{"do":{"seat":"A","words":"enter"}}');
INSERT INTO "log" VALUES(24,2956184587009703464,24,23,1794969536771,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(25,2956184587009703464,25,24,1794969536772,'{"do":{"seat":"B","words":"y:c1"}}');
INSERT INTO "log" VALUES(26,2956184587009703464,26,25,1794969536786,'{"do":{"seat":"B","words":"enter"}}');
INSERT INTO "log" VALUES(27,2956184587009703464,27,26,1794969536793,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(28,2956184587009703464,28,27,1794969536797,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(29,2956184587009703464,29,28,1794969536810,'{"do":{"seat":"B","words":"+w"}}');
INSERT INTO "log" VALUES(30,2956184587009703464,30,29,1794969536815,'{"do":{"seat":"B","words":"u=folded-ferry"}}');
INSERT INTO "log" VALUES(31,2956184587009703464,31,30,1794969536821,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(32,2956184587009703464,32,31,1794969536840,'{"do":{"seat":"B","words":"+g"}}');
INSERT INTO "log" VALUES(33,2956184587009703464,33,32,1794969536848,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(34,2956184587009703464,34,33,1794969536862,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(35,8168610720375237484,1,NULL,1794969536872,'{"made":{}}');
INSERT INTO "log" VALUES(36,8168610720375237484,2,35,1794969536872,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(37,8168610720375237484,3,36,1794969536872,'{"started":{}}');
INSERT INTO "log" VALUES(38,8168610720375237484,4,37,1794969536889,'{"do":{"seat":"A","words":"keep:pillow-cliff"}}');
INSERT INTO "log" VALUES(39,8168610720375237484,5,38,1794969536902,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(40,8168610720375237484,6,39,1794969536913,'{"do":{"seat":"A","words":">2"}}');
INSERT INTO "log" VALUES(41,8168610720375237484,7,40,1794969536917,'{"do":{"seat":"A","words":"b=pillow-cliff"}}');
INSERT INTO "log" VALUES(42,8168610720375237484,8,41,1794969536919,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(43,8168610720375237484,9,42,1794969536932,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(44,8168610720375237484,10,43,1794969536941,'{"do":{"seat":"A","words":">1"}}');
INSERT INTO "log" VALUES(45,8168610720375237484,11,44,1794969536950,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(46,8168610720375237484,12,45,1794969536951,'{"do":{"seat":"A","words":"red:4-5"}}');
INSERT INTO "log" VALUES(47,8168610720375237484,13,46,1794969536953,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(48,8168610720375237484,14,47,1794969536957,'{"do":{"seat":"A","words":">2"}}');
INSERT INTO "log" VALUES(49,8168610720375237484,15,48,1794969536962,'{"do":{"seat":"A","words":"b=pillow-cliff"}}');
INSERT INTO "log" VALUES(50,8168610720375237484,16,49,1794969536970,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(51,8168610720375237484,17,50,1794969536982,'{"do":{"seat":"A","words":">2"}}');
INSERT INTO "log" VALUES(52,8168610720375237484,18,51,1794969536985,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(53,8168610720375237484,19,52,1794969536998,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(54,8168610720375237484,20,53,1794969537014,'{"do":{"seat":"A","words":"red:1-4"}}');
INSERT INTO "log" VALUES(55,8168610720375237484,21,54,1794969537015,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(56,8168610720375237484,22,55,1794969537016,'{"do":{"seat":"A","words":"red:1-2"}}');
INSERT INTO "log" VALUES(57,8168610720375237484,23,56,1794969537035,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(58,8168610720375237484,24,57,1794969537044,'{"do":{"seat":"A","words":"lake:3"}}');
INSERT INTO "log" VALUES(59,8168610720375237484,25,58,1794969537047,'{"do":{"seat":"A","words":"lay:y"}}');
INSERT INTO "log" VALUES(60,8168610720375237484,26,59,1794969537064,'{"do":{"seat":"A","words":">6"}}');
INSERT INTO "log" VALUES(61,8168610720375237484,27,60,1794969537073,'{"do":{"seat":"A","words":"b=pillow-cliff"}}');
INSERT INTO "log" VALUES(62,8168610720375237484,28,61,1794969537086,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(63,8168610720375237484,29,62,1794969537089,'{"do":{"seat":"A","words":">2"}}');
INSERT INTO "log" VALUES(64,8168610720375237484,30,63,1794969537091,'{"do":{"seat":"A","words":">1"}}');
INSERT INTO "log" VALUES(65,8168610720375237484,31,64,1794969537096,'{"do":{"seat":"A","words":">2"}}');
INSERT INTO "log" VALUES(66,8168610720375237484,32,65,1794969537103,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(67,8168610720375237484,33,66,1794969537112,'{"do":{"seat":"A","words":"r:c1"}}');
INSERT INTO "log" VALUES(68,583533842337161657,1,NULL,1794969537119,'{"made":{}}');
INSERT INTO "log" VALUES(69,583533842337161657,2,68,1794969537119,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(70,583533842337161657,3,69,1794969537136,'{"sat":{"seat":"B","who":7092102655913629311,"name":"Bela"}}');
INSERT INTO "log" VALUES(71,583533842337161657,4,70,1794969537156,'{"started":{}}');
INSERT INTO "log" VALUES(72,583533842337161657,5,71,1794969537170,'{"do":{"seat":"A","words":"keep:milestone-zero"}}');
INSERT INTO "log" VALUES(73,583533842337161657,6,72,1794969537172,'{"do":{"seat":"B","words":"keep:folded-ferry"}}');
INSERT INTO "log" VALUES(74,583533842337161657,7,73,1794969537187,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(75,583533842337161657,8,74,1794969537206,'{"do":{"seat":"A","words":"u!milestone-zero"}}');
INSERT INTO "log" VALUES(76,583533842337161657,9,75,1794969537214,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(77,583533842337161657,10,76,1794969537215,'{"do":{"seat":"A","words":">1"}}');
INSERT INTO "log" VALUES(78,583533842337161657,11,77,1794969537221,'{"do":{"seat":"A","words":"+u"}}');
INSERT INTO "log" VALUES(79,583533842337161657,12,78,1794969537235,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(80,583533842337161657,13,79,1794969537236,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(81,583533842337161657,14,80,1794969537238,'{"do":{"seat":"B","words":">5"}}');
INSERT INTO "log" VALUES(82,583533842337161657,15,81,1794969537246,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(83,583533842337161657,16,82,1794969537247,'{"do":{"seat":"B","words":">5"}}');
INSERT INTO "log" VALUES(84,583533842337161657,17,83,1794969537249,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(85,583533842337161657,18,84,1794969537250,'{"do":{"seat":"B","words":"lake:2"}}');
INSERT INTO "log" VALUES(86,583533842337161657,19,85,1794969537250,'{"do":{"seat":"B","words":"lay:u"}}');
INSERT INTO "log" VALUES(87,583533842337161657,20,86,1794969537252,'{"do":{"seat":"B","words":"lay:g"}}');
INSERT INTO "log" VALUES(88,583533842337161657,21,87,1794969537253,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(89,583533842337161657,22,88,1794969537268,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(90,583533842337161657,23,89,1794969537281,'{"do":{"seat":"A","words":"uu>w"}}');
INSERT INTO "log" VALUES(91,583533842337161657,24,90,1794969537287,'{"do":{"seat":"A","words":"w:c1"}}');
INSERT INTO "log" VALUES(92,583533842337161657,25,91,1794969537298,'{"do":{"seat":"A","words":"enter"}}');
INSERT INTO "log" VALUES(93,583533842337161657,26,92,1794969537306,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(94,583533842337161657,27,93,1794969537325,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(95,583533842337161657,28,94,1794969537342,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(96,583533842337161657,29,95,1794969537350,'{"do":{"seat":"B","words":"g>5"}}');
INSERT INTO "log" VALUES(97,583533842337161657,30,96,1794969537351,'{"do":{"seat":"B","words":"b>2"}}');
INSERT INTO "log" VALUES(98,583533842337161657,31,97,1794969537352,'{"do":{"seat":"B","words":">3"}}');
INSERT INTO "log" VALUES(99,583533842337161657,32,98,1794969537353,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(100,583533842337161657,33,99,1794969537354,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(101,583533842337161657,34,100,1794969537357,'{"do":{"seat":"B","words":"+b"}}');
INSERT INTO "log" VALUES(102,1143137612973134090,1,NULL,1794969537365,'{"made":{}}');
INSERT INTO "log" VALUES(103,1143137612973134090,2,102,1794969537365,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(104,1143137612973134090,3,103,1794969537368,'{"sat":{"seat":"B","who":7092102655913629311,"name":"Bela"}}');
INSERT INTO "log" VALUES(105,1143137612973134090,4,104,1794969537373,'{"started":{}}');
INSERT INTO "log" VALUES(106,1143137612973134090,5,105,1794969537375,'{"do":{"seat":"A","words":"keep:mooncalf-meadow"}}');
INSERT INTO "log" VALUES(107,1143137612973134090,6,106,1794969537375,'{"do":{"seat":"B","words":"keep:spilled-inkwell"}}');
INSERT INTO "log" VALUES(108,1143137612973134090,7,107,1794969537376,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(109,1143137612973134090,8,108,1794969537377,'{"do":{"seat":"A","words":">1"}}');
INSERT INTO "log" VALUES(110,1143137612973134090,9,109,1794969537385,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(111,1143137612973134090,10,110,1794969537388,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(112,1143137612973134090,11,111,1794969537397,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(113,1143137612973134090,12,112,1794969537399,'{"do":{"seat":"A","words":"lake:2"}}');
INSERT INTO "log" VALUES(114,1143137612973134090,13,113,1794969537400,'{"do":{"seat":"A","words":"lay:g"}}');
INSERT INTO "log" VALUES(115,1143137612973134090,14,114,1794969537401,'{"do":{"seat":"A","words":"lay:g"}}');
INSERT INTO "log" VALUES(116,1143137612973134090,15,115,1794969537403,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(117,1143137612973134090,16,116,1794969537405,'{"do":{"seat":"B","words":">5"}}');
INSERT INTO "log" VALUES(118,1143137612973134090,17,117,1794969537410,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(119,1143137612973134090,18,118,1794969537411,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(120,1143137612973134090,19,119,1794969537412,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(121,1143137612973134090,20,120,1794969537417,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(122,1143137612973134090,21,121,1794969537421,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(123,1143137612973134090,22,122,1794969537425,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(124,1143137612973134090,23,123,1794969537426,'{"do":{"seat":"A","words":"+u"}}');
INSERT INTO "log" VALUES(125,1143137612973134090,24,124,1794969537427,'{"do":{"seat":"A","words":"u!mooncalf-meadow"}}');
INSERT INTO "log" VALUES(126,1143137612973134090,25,125,1794969537429,'{"do":{"seat":"A","words":"u>5"}}');
INSERT INTO "log" VALUES(127,1143137612973134090,26,126,1794969537430,'{"do":{"seat":"A","words":"u>4"}}');
INSERT INTO "log" VALUES(128,1143137612973134090,27,127,1794969537431,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(129,1143137612973134090,28,128,1794969537432,'{"do":{"seat":"A","words":"lake:6"}}');
INSERT INTO "log" VALUES(130,1143137612973134090,29,129,1794969537437,'{"do":{"seat":"A","words":"lay:u"}}');
INSERT INTO "log" VALUES(131,1143137612973134090,30,130,1794969537439,'{"do":{"seat":"A","words":"lay:b"}}');
INSERT INTO "log" VALUES(132,1143137612973134090,31,131,1794969537442,'{"do":{"seat":"A","words":">6"}}');
INSERT INTO "log" VALUES(133,1143137612973134090,32,132,1794969537444,'{"do":{"seat":"A","words":">3"}}');
INSERT INTO "log" VALUES(134,1143137612973134090,33,133,1794969537445,'{"do":{"seat":"A","words":"+w"}}');
INSERT INTO "log" VALUES(135,1143137612973134090,34,134,1794969537447,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(136,2240582944229080846,1,NULL,1794969537449,'{"made":{}}');
INSERT INTO "log" VALUES(137,2240582944229080846,2,136,1794969537449,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(138,2240582944229080846,3,137,1794969537449,'{"bot":{"seat":"B","name":"Noor","level":"greedy"}}');
INSERT INTO "log" VALUES(139,2240582944229080846,4,138,1794969537449,'{"started":{}}');
INSERT INTO "log" VALUES(140,2240582944229080846,5,139,1794969538052,'{"do":{"seat":"B","words":"keep:whispering-wind-bay"}}');
INSERT INTO "log" VALUES(141,2240582944229080846,6,140,1794969538053,'{"do":{"seat":"A","words":"keep:chimney-seeking-house"}}');
INSERT INTO "log" VALUES(142,2240582944229080846,7,141,1794969538654,'{"do":{"seat":"B","words":"+y"}}');
INSERT INTO "log" VALUES(143,2240582944229080846,8,142,1794969539256,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(144,2240582944229080846,9,143,1794969539861,'{"do":{"seat":"B","words":"+w"}}');
INSERT INTO "log" VALUES(145,2240582944229080846,10,144,1794969540466,'{"do":{"seat":"B","words":">2"}}');
INSERT INTO "log" VALUES(146,2240582944229080846,11,145,1794969541070,'{"do":{"seat":"B","words":"+y"}}');
INSERT INTO "log" VALUES(147,2240582944229080846,12,146,1794969541672,'{"do":{"seat":"B","words":"+g"}}');
INSERT INTO "log" VALUES(148,2240582944229080846,13,147,1794969542274,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(149,2240582944229080846,14,148,1794969542276,'{"do":{"seat":"A","words":"+y"}}');
INSERT INTO "log" VALUES(150,2240582944229080846,15,149,1794969542296,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(151,2240582944229080846,16,150,1794969542298,'{"do":{"seat":"A","words":">4"}}');
INSERT INTO "log" VALUES(152,2240582944229080846,17,151,1794969542301,'{"do":{"seat":"A","words":">5"}}');
INSERT INTO "log" VALUES(153,2240582944229080846,18,152,1794969542305,'{"do":{"seat":"A","words":"y=chimney-seeking-house"}}');
INSERT INTO "log" VALUES(154,2240582944229080846,19,153,1794969542321,'{"do":{"seat":"A","words":"!"}}');
INSERT INTO "log" VALUES(155,2240582944229080846,20,154,1794969542325,'{"do":{"seat":"A","words":"lake:6"}}');
INSERT INTO "log" VALUES(156,2240582944229080846,21,155,1794969542329,'{"do":{"seat":"A","words":"lay:g"}}');
INSERT INTO "log" VALUES(157,2240582944229080846,22,156,1794969542333,'{"do":{"seat":"A","words":"lay:u"}}');
INSERT INTO "log" VALUES(158,2240582944229080846,23,157,1794969542337,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(159,2240582944229080846,24,158,1794969542946,'{"do":{"seat":"B","words":"b:c1"}}');
INSERT INTO "log" VALUES(160,2240582944229080846,25,159,1794969543548,'{"do":{"seat":"B","words":"y:c2"}}');
INSERT INTO "log" VALUES(161,2240582944229080846,26,160,1794969544149,'{"do":{"seat":"B","words":"tree:c2"}}');
INSERT INTO "log" VALUES(162,2240582944229080846,27,161,1794969544751,'{"do":{"seat":"B","words":"enter"}}');
INSERT INTO "log" VALUES(163,2240582944229080846,28,162,1794969545358,'{"do":{"seat":"B","words":"y:b1"}}');
INSERT INTO "log" VALUES(164,2240582944229080846,29,163,1794969545960,'{"do":{"seat":"B","words":"w=whispering-wind-bay"}}');
INSERT INTO "log" VALUES(165,2240582944229080846,30,164,1794969546561,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(166,2240582944229080846,31,165,1794969546563,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(167,2170201438654959615,1,NULL,1794969546571,'{"made":{}}');
INSERT INTO "log" VALUES(168,2170201438654959615,2,167,1794969546571,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(169,2170201438654959615,3,168,1794969546574,'{"sat":{"seat":"B","who":7092102655913629311,"name":"Bela"}}');
INSERT INTO "log" VALUES(170,2170201438654959615,4,169,1794969546589,'{"started":{}}');
INSERT INTO "log" VALUES(171,2170201438654959615,5,170,1794969546598,'{"do":{"seat":"A","words":"keep:hermits-tree"}}');
INSERT INTO "log" VALUES(172,2170201438654959615,6,171,1794969546605,'{"do":{"seat":"B","words":"keep:starry-puddle"}}');
INSERT INTO "log" VALUES(173,2170201438654959615,7,172,1794969546618,'{"do":{"seat":"A","words":"+b"}}');
INSERT INTO "log" VALUES(174,2170201438654959615,8,173,1794969546622,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(175,2170201438654959615,9,174,1794969546624,'{"do":{"seat":"B","words":">1"}}');
INSERT INTO "log" VALUES(176,2170201438654959615,10,175,1794969546625,'{"do":{"seat":"B","words":">4"}}');
INSERT INTO "log" VALUES(177,2170201438654959615,11,176,1794969546626,'{"do":{"seat":"B","words":">5"}}');
INSERT INTO "log" VALUES(178,2170201438654959615,12,177,1794969546629,'{"do":{"seat":"B","words":"!"}}');
INSERT INTO "log" VALUES(179,2170201438654959615,13,178,1794969546630,'{"do":{"seat":"B","words":"lake:5"}}');
INSERT INTO "log" VALUES(180,2170201438654959615,14,179,1794969546631,'{"do":{"seat":"B","words":"lay:g"}}');
INSERT INTO "log" VALUES(181,2170201438654959615,15,180,1794969546632,'{"do":{"seat":"B","words":"lay:y"}}');
INSERT INTO "log" VALUES(182,2170201438654959615,16,181,1794969546633,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(183,2170201438654959615,17,182,1794969546634,'{"do":{"seat":"A","words":"b!hermits-tree"}}');
INSERT INTO "log" VALUES(184,2170201438654959615,18,183,1794969546635,'{"do":{"seat":"A","words":"u:c1"}}');
INSERT INTO "log" VALUES(185,2170201438654959615,19,184,1794969546636,'{"do":{"seat":"A","words":"enter"}}');
INSERT INTO "log" VALUES(186,2170201438654959615,20,185,1794969546637,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(187,2170201438654959615,21,186,1794969546645,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(188,2170201438654959615,22,187,1794969546647,'{"do":{"seat":"A","words":"b:c2"}}');
INSERT INTO "log" VALUES(189,2170201438654959615,23,188,1794969546658,'{"do":{"seat":"A","words":"end"}}');
INSERT INTO "log" VALUES(190,2170201438654959615,24,189,1794969546662,'{"do":{"seat":"B","words":"end"}}');
INSERT INTO "log" VALUES(191,3834919630055362799,1,NULL,1794969546674,'{"made":{}}');
INSERT INTO "log" VALUES(192,3834919630055362799,2,191,1794969546674,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(193,388946971984549865,1,NULL,1794969546693,'{"made":{}}');
INSERT INTO "log" VALUES(194,388946971984549865,2,193,1794969546693,'{"sat":{"seat":"A","who":257668328342174644,"name":"Hypatia"}}');
INSERT INTO "log" VALUES(195,388946971984549865,3,194,1794969546699,'{"sat":{"seat":"B","who":7092102655913629311,"name":"Bela"}}');
INSERT INTO "log" VALUES(196,388946971984549865,4,195,1794969546701,'{"sat":{"seat":"C","who":6616372335824007657,"name":"Cleo"}}');
INSERT INTO "log" VALUES(197,388946971984549865,5,196,1794969546709,'{"started":{}}');
INSERT INTO "log" VALUES(198,388946971984549865,6,197,1794969546711,'{"do":{"seat":"B","words":"set-2-two@c4"}}');
INSERT INTO "log" VALUES(199,388946971984549865,7,198,1794969546721,'{"do":{"seat":"A","words":"set-1-corner@c4.1"}}');
INSERT INTO "log" VALUES(200,388946971984549865,8,199,1794969546725,'{"do":{"seat":"A","words":"set-1-two@c3"}}');
INSERT INTO "log" VALUES(201,388946971984549865,9,200,1794969546728,'{"do":{"seat":"C","words":"set-3-three@c3"}}');
INSERT INTO "log" VALUES(202,388946971984549865,10,201,1794969546737,'{"do":{"seat":"C","words":"set-3-corner@d4"}}');
INSERT INTO "log" VALUES(203,388946971984549865,11,202,1794969546746,'{"do":{"seat":"B","words":"set-2-one@c5"}}');
INSERT INTO "log" VALUES(204,388946971984549865,12,203,1794969546753,'{"do":{"seat":"C","words":"clear"}}');
INSERT INTO "log" VALUES(205,388946971984549865,13,204,1794969546755,'{"do":{"seat":"B","words":"set-2-three@d5.2"}}');
INSERT INTO "log" VALUES(206,388946971984549865,14,205,1794969546766,'{"do":{"seat":"B","words":"clear"}}');
INSERT INTO "log" VALUES(207,388946971984549865,15,206,1794969546768,'{"do":{"seat":"C","words":"set-3-two@d4.3"}}');
INSERT INTO "log" VALUES(208,388946971984549865,16,207,1794969546769,'{"do":{"seat":"C","words":"set-3-corner@d3.2"}}');
INSERT INTO "log" VALUES(209,388946971984549865,17,208,1794969546774,'{"do":{"seat":"C","words":"clear"}}');
INSERT INTO "log" VALUES(210,388946971984549865,18,209,1794969546786,'{"do":{"seat":"C","words":"set-3-two@d3.2"}}');
INSERT INTO "log" VALUES(211,388946971984549865,19,210,1794969546798,'{"do":{"seat":"C","words":"set-3-corner@c4.3"}}');
INSERT INTO "log" VALUES(212,388946971984549865,20,211,1794969546799,'{"do":{"seat":"A","words":"lock"}}');
INSERT INTO "log" VALUES(213,388946971984549865,21,212,1794969546801,'{"do":{"seat":"C","words":"lock"}}');
INSERT INTO "log" VALUES(214,388946971984549865,22,213,1794969546802,'{"do":{"seat":"B","words":"set-2-corner@c4.2"}}');
INSERT INTO "log" VALUES(215,388946971984549865,23,214,1794969546808,'{"do":{"seat":"B","words":"set-2-two@c3"}}');
INSERT INTO "log" VALUES(216,388946971984549865,24,215,1794969546810,'{"do":{"seat":"B","words":"set-2-three@e4.3"}}');
INSERT INTO "log" VALUES(217,388946971984549865,25,216,1794969546821,'{"do":{"seat":"B","words":"lock"}}');
INSERT INTO "log" VALUES(218,388946971984549865,26,217,1794969546822,'{"do":{"seat":"C","words":"block:coherence"}}');
INSERT INTO "log" VALUES(219,388946971984549865,27,218,1794969546834,'{"do":{"seat":"A","words":"block:coherence"}}');
INSERT INTO "log" VALUES(220,388946971984549865,28,219,1794969546842,'{"do":{"seat":"C","words":"block:banish"}}');
INSERT INTO "log" VALUES(221,388946971984549865,29,220,1794969546845,'{"do":{"seat":"B","words":"auto"}}');
INSERT INTO "log" VALUES(222,388946971984549865,30,221,1794969546847,'{"do":{"seat":"A","words":"cell:c4"}}');
INSERT INTO "log" VALUES(223,388946971984549865,31,222,1794969546848,'{"do":{"seat":"A","words":"calm"}}');
INSERT INTO "log" VALUES(224,388946971984549865,32,223,1794969546850,'{"do":{"seat":"A","words":"pass"}}');
INSERT INTO "log" VALUES(225,388946971984549865,33,224,1794969546852,'{"do":{"seat":"B","words":"pass"}}');
INSERT INTO "log" VALUES(226,388946971984549865,34,225,1794969546853,'{"do":{"seat":"C","words":"pass"}}');
INSERT INTO "log" VALUES(227,388946971984549865,35,226,1794969546854,'{"do":{"seat":"C","words":"set-3-two@c3.3"}}');
INSERT INTO "log" VALUES(228,2956184587009703464,35,34,1794969546862,'{"ask":{"seat":"A","poll":"end"}}');
CREATE TABLE packs (
    hash     TEXT    PRIMARY KEY,
    game     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    added_by INTEGER NOT NULL,
    created  INTEGER NOT NULL
);
INSERT INTO "packs" VALUES('a6c4688b2443a8dd','dreamscape','# Lucid: the built-in Dreamscape pack.
#
# Pictures show rows from the back to the front. A cell is a stack from the
# bottom up: g grass, u water, y rock, b land; ^ a tree, @ the Dreamer on top.
# A dot is a slot that does not matter.

format = 1
game = "dreamscape"
id = "our-own"
name = { en = "Lucid Dreams", de = "Klarträume" }
author = "The Lucid authors"
licence = "MIT OR Apache-2.0"
about = { en = "Fifty places worth a longer sleep.", de = "Fünfzig Orte, für die man gern länger schläft." }

grid = """
.....
.....
.....
.....
..E..
"""

# Level 1: twenty small things found at the edge of sleep; two or three shards.

[[card]]
id = "starry-puddle"
name = { en = "Starry Puddle", de = "Sternenpfütze" }
level = 1
points = 7
power = "archives"
structure = """
gu  u@
"""

[[card]]
id = "mooncalf-meadow"
name = { en = "Mooncalf Meadow", de = "Mondkalbwiese" }
level = 1
points = 5
power = "harvesters"
structure = """
g   g@
"""

[[card]]
id = "wet-footprints"
name = { en = "Wet Footprints", de = "Nasse Fußspuren" }
level = 1
points = 6
power = "lake"
structure = """
u   .   .
.   u@  .
.   .   u
"""

[[card]]
id = "pebble-echo"
name = { en = "Pebble Echo", de = "Kieselecho" }
level = 1
points = 6
power = "golem"
structure = """
y   .   .   .   y@
"""

[[card]]
id = "hermits-tree"
name = { en = "Hermit''s Tree", de = "Baum des Einsiedlers" }
level = 1
points = 6
power = "archives"
structure = """
g^  b@
"""

[[card]]
id = "whispering-wind-bay"
name = { en = "Whispering Wind Bay", de = "Bärenbucht" }
level = 1
points = 6
power = "lake"
structure = """
yu@  b
"""

[[card]]
id = "folded-ferry"
name = { en = "Folded Ferry", de = "Gefaltete Fähre" }
level = 1
points = 7
power = "lake"
structure = """
ub  u@
"""

[[card]]
id = "chimney-seeking-house"
name = { en = "Chimney Seeking House", de = "Schornstein sucht Haus" }
level = 1
points = 6
power = "tower"
structure = """
bb  y@
"""

[[card]]
id = "hopscotch-ford"
name = { en = "Hopscotch Ford", de = "Himmel-und-Hölle-Furt" }
level = 1
points = 6
power = "golem"
structure = """
y@  .
u   y
"""

[[card]]
id = "lantern-jetty"
name = { en = "Lantern Jetty", de = "Laternensteg" }
level = 1
points = 5
power = "king"
structure = """
u   b   g@
"""

[[card]]
id = "herons-perch"
name = { en = "Heron''s Perch", de = "Reiherwarte" }
level = 1
points = 6
power = "tower"
structure = """
u   y@
.   u
"""

[[card]]
id = "spilled-inkwell"
name = { en = "Spilled Inkwell", de = "Umgekipptes Tintenfass" }
level = 1
points = 6
power = "archives"
structure = """
u    yu@
"""

[[card]]
id = "milestone-zero"
name = { en = "Milestone Zero", de = "Kilometer Null" }
level = 1
points = 6
power = "archives"
structure = """
b   b
.   y@
"""

[[card]]
id = "borrowed-shade"
name = { en = "Borrowed Shade", de = "Geborgter Schatten" }
level = 1
points = 7
power = "harvesters"
structure = """
y^  .
.   b@
"""

[[card]]
id = "snoring-boulder"
name = { en = "Snoring Boulder", de = "Schnarchender Findling" }
level = 1
points = 7
power = "golem"
structure = """
yy  .
.   g@
"""

[[card]]
id = "moles-front-door"
name = { en = "Mole''s Front Door", de = "Maulwurfs Haustür" }
level = 1
points = 7
power = "golem"
structure = """
g   b   .
.   .   b@
"""

[[card]]
id = "pillow-cliff"
name = { en = "Pillow Cliff", de = "Kissenklippe" }
level = 1
points = 7
power = "tower"
structure = """
yg  u@
"""

[[card]]
id = "frogs-armchair"
name = { en = "Frog''s Armchair", de = "Froschsessel" }
level = 1
points = 7
power = "king"
structure = """
ug@  b
"""

[[card]]
id = "button-island"
name = { en = "Button Island", de = "Knopfinsel" }
level = 1
points = 7
power = "king"
structure = """
u   g^  u@
"""

[[card]]
id = "scarecrows-day-off"
name = { en = "Scarecrow''s Day Off", de = "Vogelscheuche hat frei" }
level = 1
points = 7
power = "harvesters"
structure = """
b   .   b@
.   g   .
"""

# Level 2: sixteen places that nearly make sense; four or five shards.

[[card]]
id = "chequered-lawn"
name = { en = "Chequered Lawn", de = "Karierter Rasen" }
level = 2
points = 10
power = "harvesters"
structure = """
g   b
b   g@
"""

[[card]]
id = "duck-parliament"
name = { en = "Duck Parliament", de = "Entenparlament" }
level = 2
points = 9
power = "king"
structure = """
u   u
u   g@
"""

[[card]]
id = "memory-rock"
name = { en = "Memory Rock", de = "Felsen der Erinnerung" }
level = 2
points = 9
power = "tower"
structure = """
g   u@  yy
"""

[[card]]
id = "tide-clock"
name = { en = "Tide Clock", de = "Gezeitenuhr" }
level = 2
points = 10
power = "archives"
structure = """
.   u   .
y   b   u@
.   u   .
"""

[[card]]
id = "tightrope-bridge"
name = { en = "Tightrope Bridge", de = "Seiltänzerbrücke" }
level = 2
points = 10
power = "king"
structure = """
y    ub@  y
"""

[[card]]
id = "shy-waterfall"
name = { en = "Shy Waterfall", de = "Scheuer Wasserfall" }
level = 2
points = 9
power = "lake"
structure = """
yyu  u@
"""

[[card]]
id = "runaway-island"
name = { en = "Runaway Island", de = "Insel auf Abwegen" }
level = 2
points = 10
power = "golem"
structure = """
.   u   .
u   b^  u@
"""

[[card]]
id = "overgrown-piano"
name = { en = "Overgrown Piano", de = "Zugewachsenes Klavier" }
level = 2
points = 11
power = "archives"
structure = """
y   b@  y   b^
"""

[[card]]
id = "flooded-ballroom"
name = { en = "Flooded Ballroom", de = "Gefluteter Ballsaal" }
level = 2
points = 10
power = "king"
structure = """
y   .   y
u   u@  u
"""

[[card]]
id = "whales-veranda"
name = { en = "Whale''s Veranda", de = "Veranda auf dem Wal" }
level = 2
points = 11
power = "lake"
structure = """
u    yb@  y    u
"""

[[card]]
id = "cricket-opera"
name = { en = "Cricket Opera", de = "Grillenoper" }
level = 2
points = 11
power = "harvesters"
structure = """
.    yb@  .
g    .    g
"""

[[card]]
id = "last-stop-moon"
name = { en = "Last Stop Moon", de = "Endstation Mond" }
level = 2
points = 11
power = "golem"
structure = """
.    .    yy@
b    b    b
"""

[[card]]
id = "orchard-under-glass"
name = { en = "Orchard Under Glass", de = "Obstgarten unter Glas" }
level = 2
points = 11
power = "harvesters"
structure = """
g^  b   g
.   u@  .
"""

[[card]]
id = "hilltop-bathtub"
name = { en = "Hilltop Bathtub", de = "Badewanne mit Aussicht" }
level = 2
points = 11
power = "lake"
structure = """
bu@  g
g    .
"""

[[card]]
id = "sleepwalkers-roof"
name = { en = "Sleepwalker''s Roof", de = "Schlafwandlerdach" }
level = 2
points = 11
power = "tower"
structure = """
yb   .    yb@
.    g    .
"""

[[card]]
id = "lighthouse-for-fish"
name = { en = "Lighthouse for Fish", de = "Leuchtturm für Fische" }
level = 2
points = 11
power = "tower"
structure = """
u     yyb@
.     u
"""

# Level 3: fourteen wonders of deep sleep; five to eight shards.

[[card]]
id = "beginners-labyrinth"
name = { en = "Beginner''s Labyrinth", de = "Irrgarten für Anfänger" }
level = 3
points = 16
power = "golem"
structure = """
g^  g   .
.   b@  .
.   g   g
"""

[[card]]
id = "birdhouse-high-rise"
name = { en = "Birdhouse High-Rise", de = "Vogelhochhaus" }
level = 3
points = 17
power = "tower"
structure = """
yyyb@  g^
"""

[[card]]
id = "staircase-to-yesterday"
name = { en = "Staircase to Yesterday", de = "Treppe ins Gestern" }
level = 3
points = 16
power = "tower"
structure = """
g     yg    yyg@
"""

[[card]]
id = "mill-without-wind"
name = { en = "Mill Without Wind", de = "Mühle ohne Wind" }
level = 3
points = 13
power = "harvesters"
structure = """
g   .   b
.   yy  .
b   .   g@
"""

[[card]]
id = "sandcastle-at-low-tide"
name = { en = "Sandcastle at Low Tide", de = "Sandburg bei Ebbe" }
level = 3
points = 15
power = "lake"
structure = """
b   bb  b
u   u@  u
"""

[[card]]
id = "forest-in-a-drawer"
name = { en = "Forest in a Drawer", de = "Wald in der Schublade" }
level = 3
points = 18
power = "harvesters"
structure = """
b   g^  g^  b
.   .   b@  .
"""

[[card]]
id = "rain-library"
name = { en = "Rain Library", de = "Regenbibliothek" }
level = 3
points = 16
power = "archives"
structure = """
bu  bu  bu
.   u@  .
"""

[[card]]
id = "cloud-harbour"
name = { en = "Cloud Harbour", de = "Wolkenhafen" }
level = 3
points = 16
power = "lake"
structure = """
g   u   by
b   u@  b
"""

[[card]]
id = "sunken-post-office"
name = { en = "Sunken Post Office", de = "Versunkenes Postamt" }
level = 3
points = 16
power = "archives"
structure = """
.    u    .
u    by@  u
.    u    .
"""

[[card]]
id = "upstairs-river"
name = { en = "Upstairs River", de = "Fluss im Treppenhaus" }
level = 3
points = 16
power = "lake"
structure = """
yyu  yu   .
.    u    u@
"""

[[card]]
id = "owls-amphitheatre"
name = { en = "Owls'' Amphitheatre", de = "Amphitheater der Eulen" }
level = 3
points = 12
power = "king"
structure = """
y   yy  y
.   g@  .
"""

[[card]]
id = "moth-cathedral"
name = { en = "Moth Cathedral", de = "Mottenkathedrale" }
level = 3
points = 16
power = "king"
structure = """
yyg  b@   yyg
"""

[[card]]
id = "lost-sock-archipelago"
name = { en = "Lost Sock Archipelago", de = "Sockenarchipel" }
level = 3
points = 17
power = "golem"
structure = """
g^  u   .
u   y   u
.   u@  b
"""

[[card]]
id = "midnight-carousel"
name = { en = "Midnight Carousel", de = "Mitternachtskarussell" }
level = 3
points = 16
power = "king"
structure = """
g    yu   b
.    .    .
b    yu@  g
"""

# Purposes: 16 tiles in the box of sylex, 12 in the others.

[[purpose]]
id = "completed-cards"
kind = "completed-cards"
points = 6
colour-slot = false
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "pair-stacks"
kind = "pair-stacks"
points = 5
colour-slot = false
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "fewest-empty"
kind = "fewest-empty"
points = 5
colour-slot = false
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "most-shards"
kind = "most-shards"
points = 5
colour-slot = false
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "most-of-colour"
kind = "most-of-colour"
points = 5
colour-slot = true
copies = { twelve = 2, sixteen = 2 }

[[purpose]]
id = "singles-of-colour"
kind = "singles-of-colour"
points = 5
colour-slot = true
copies = { twelve = 1, sixteen = 2 }

[[purpose]]
id = "table-of-colour"
kind = "table-of-colour"
table = [0, 0, 1, 2, 4, 6, 8, 10, 12]
colour-slot = true
copies = { twelve = 1, sixteen = 2 }

[[purpose]]
id = "longest-chain"
kind = "longest-chain"
points = 5
colour-slot = true
copies = { twelve = 1, sixteen = 2 }

[[purpose]]
id = "no-nightmare"
kind = "no-nightmare"
points = 8
colour-slot = false
nightmare-only = true
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "farthest-dreamer"
kind = "farthest-dreamer"
points = 4
colour-slot = false
copies = { twelve = 1, sixteen = 1 }

[[purpose]]
id = "groups-in-sight"
kind = "groups-in-sight"
colour-slot = true
copies = { twelve = 1, sixteen = 2 }
',257668328342174644,1794969536683);
CREATE TABLE places (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    identity INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "places" VALUES(388946971984549865,0,257668328342174644);
INSERT INTO "places" VALUES(583533842337161657,0,257668328342174644);
INSERT INTO "places" VALUES(1143137612973134090,0,257668328342174644);
INSERT INTO "places" VALUES(2170201438654959615,0,257668328342174644);
INSERT INTO "places" VALUES(2240582944229080846,0,257668328342174644);
INSERT INTO "places" VALUES(2956184587009703464,0,257668328342174644);
INSERT INTO "places" VALUES(3834919630055362799,0,257668328342174644);
INSERT INTO "places" VALUES(8168610720375237484,0,257668328342174644);
INSERT INTO "places" VALUES(388946971984549865,2,6616372335824007657);
INSERT INTO "places" VALUES(388946971984549865,1,7092102655913629311);
INSERT INTO "places" VALUES(583533842337161657,1,7092102655913629311);
INSERT INTO "places" VALUES(1143137612973134090,1,7092102655913629311);
INSERT INTO "places" VALUES(2170201438654959615,1,7092102655913629311);
INSERT INTO "places" VALUES(2956184587009703464,1,7092102655913629311);
CREATE TABLE records (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    text     TEXT    NOT NULL
);
INSERT INTO "records" VALUES(388946971984549865,35,'lucid record 1
game: dream-runners
version: 1
rules: players=3 timer=none
pack: lucid 519a43cf47e3ff5b
seats: Hypatia / Bela / Cleo
commitment: cf2d2fc2e74f2b573ccc0b9e162d6425ad4d5d8ee0f09d5d3f52801e6d5b61de
seed: d3495911cdb516659a6fd98bf3ddc2979e9646dbca3f5ec410911d4bb87a33d8

setup | ?segment:one-b ?segment:two-a ?segment:three-b ?segment:corner-e
1 dream | ?tile:one-stair-too-many
1 dream B | set-2-two@c4
1 dream A | set-1-corner@c4.1 set-1-two@c3
1 dream C | set-3-three@c3 set-3-corner@d4
1 dream B | set-2-one@c5
1 dream C | clear
1 dream B | set-2-three@d5.2 clear
1 dream C | set-3-two@d4.3 set-3-corner@d3.2 clear set-3-two@d3.2 set-3-corner@c4.3
1 dream A | lock
1 dream C | lock
1 dream B | set-2-corner@c4.2 set-2-two@c3 set-2-three@e4.3 lock
1 chests | ?chest:chest-1a
1 resolve C | block:coherence
1 resolve A | block:coherence
1 resolve C | block:banish
1 resolve B | auto
1 resolve A | cell:c4
1 improve A | calm pass
1 improve B | pass
1 improve C | pass
2 dream | ?tile:cool-pillow
2 dream C | set-3-two@c3.3
open | 37 steps
');
INSERT INTO "records" VALUES(583533842337161657,34,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: our-own a6c4688b2443a8dd
seats: Hypatia / Bela
commitment: 002f6aec435195e3b7c24d33e60c37537fa98d924f60489c490901eeb9c66d3b
seed: 29a61e559ddb7a1c7bf9581e7153f87f147ef136e04afc3be7ad513d9e7a4bfb

setup | ?seat:A ?seat:B ?tile:farthest-dreamer ?tile:pair-stacks ?tile:most-of-colour ?tile:longest-chain ?tint:g ?tint:b ?card:milestone-zero ?card:folded-ferry ?card:frogs-armchair
setup A | keep:milestone-zero
setup B | keep:folded-ferry
setup | ?g ?u ?u ?b ?u ?g ?u ?g ?g ?g ?y ?b ?u ?y ?b ?w ?y ?b
1 travel A | ! ?u u!milestone-zero ?u >4 >1 +u >4 end
1 travel B | >5 >2 >5 ! lake:2 lay:u lay:g >2 end
1 creation A | uu>w w:c1 enter end
1 creation B | end
2 emergence | ?b
2 travel B | ! ?b ?g g>5 b>2 >3 >2 >1 +b
open | 64 steps
');
INSERT INTO "records" VALUES(1143137612973134090,34,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: bb9f8ace37e91670977fb0a82c557eaf8054c98a56e0eadb3c0813784ad8ae82
seed: 0ef479be08d00dc070a09aa8376e05633edbe21bb1ac7596d4d425622a74db06

setup | ?seat:A ?seat:B ?tile:pair-stacks ?tile:farthest-dreamer ?tile:singles-of-colour ?tile:longest-chain ?tint:g ?tint:b ?card:mooncalf-meadow ?card:spilled-inkwell ?card:whispering-wind-bay
setup A | keep:mooncalf-meadow
setup B | keep:spilled-inkwell
setup | ?w ?w ?b ?g ?g ?w ?b ?g ?w ?u ?y ?u ?w ?u ?u ?y ?u ?b
1 travel A | >4 >1 >4 >5 ! lake:2 lay:g lay:g end
1 travel B | >5 >2 end
1 creation A | end
1 creation B | end
2 travel B | >1 end
2 travel A | +u u!mooncalf-meadow ?u ?u u>5 u>4 ! lake:6 lay:u lay:b >6 >3 +w end
open | 61 steps
');
INSERT INTO "records" VALUES(2170201438654959615,24,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2 cycles=1
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: 54849536277036786ddd93bda721790f75e972fe1f8fbb7e80598a4962a8a66f
seed: 01177365f3b51c8babef8741c91773ae9c5efcfb83a38e771169d0fee8b775ff

setup | ?seat:A ?seat:B ?tile:most-of-colour ?tile:farthest-dreamer ?tile:table-of-colour ?tile:completed-cards ?tint:g ?tint:b ?card:hermits-tree ?card:starry-puddle ?card:scarecrows-day-off
setup A | keep:hermits-tree
setup B | keep:starry-puddle
setup | ?y ?g ?b ?g ?u ?u ?u ?u ?y ?b ?w ?w ?g ?y ?g ?b ?w ?y
1 travel A | +b end
1 travel B | >1 >4 >5 ! lake:5 lay:g lay:y end
1 creation A | b!hermits-tree ?u u:c1 enter end
1 creation B | end
last A | b:c2 end
last B | end
result | A -4 B -5 | A
');
INSERT INTO "records" VALUES(2240582944229080846,31,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Noor
commitment: db6a36a5289a4f429d2c0d1ddbbf73ea33b095ca93cabff29a730dfb1ca2eb1c
seed: 7fa145dd0c6444a207837afab54d80fa1806a828112a7efee19f6d55cae01f22

setup | ?seat:B ?seat:A ?tile:groups-in-sight ?tile:most-of-colour ?tile:table-of-colour ?tile:singles-of-colour ?tint:y ?tint:b ?tint:g ?tint:u ?card:whispering-wind-bay ?card:chimney-seeking-house ?card:frogs-armchair
setup B | keep:whispering-wind-bay
setup A | keep:chimney-seeking-house
setup | ?u ?w ?y ?y ?g ?y ?g ?b ?g ?u ?w ?y ?w ?b ?u ?u ?g ?w
1 travel B | +y ! ?b +w >2 +y +g end
1 travel A | +y >5 >4 >5 y=chimney-seeking-house ! lake:6 lay:g lay:u end
1 creation B | b:c1 y:c2 tree:c2 enter y:b1 w=whispering-wind-bay end
1 creation A | end
2 emergence | ?g ?g ?w ?u ?y
open | 64 steps
');
INSERT INTO "records" VALUES(2956184587009703464,35,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: aca3a4b57dbf7a0fdc65d2f98b678e5f256e361ea8a384816cc59b9ee8798e76
seed: e331eebdfff59be304c46ebde8682be8c9b717df5da63c073a83e8df87efc209

setup | ?seat:A ?seat:B ?tile:groups-in-sight ?tile:singles-of-colour ?tile:table-of-colour ?tile:farthest-dreamer ?tint:g ?tint:u ?tint:y ?card:pebble-echo ?card:folded-ferry ?card:pillow-cliff
setup A | keep:pebble-echo
setup B | keep:folded-ferry
setup | ?g ?w ?g ?b ?y ?w ?b ?b ?b ?y ?u ?b ?g ?w ?u ?y ?b ?b
1 travel A | ! ?y >4 y=pebble-echo >5 >4 +b >5 end
1 travel B | >1 >4 +u u=folded-ferry >1 ! ?y end
1 creation A | b:c1 enter end
1 creation B | y:c1 enter end
2 emergence | ?w ?b
2 travel B | >2 +w u=folded-ferry >1 +g ! ?g end
open | 65 steps
');
INSERT INTO "records" VALUES(8168610720375237484,33,'lucid record 1
game: dreamscape
version: 1
rules: sylex players=1 nightmare=yes solo=bad-dreams
pack: lucid c2bd17c9771dcdd4
seats: Hypatia
commitment: 00c885e10ec3ff7c06a4dac3408febcb93fc841a2f468b2be7595c689a10b75d
seed: b50081c549330dbe3e2b87bab1f671f679437c4567adc7c41377ad38830c92f8

setup | ?tile:most-of-colour ?tile:most-of-colour ?tint:y ?tint:u ?card:pillow-cliff
setup A | keep:pillow-cliff
setup | ?y ?u ?b ?w ?y ?u ?u ?y ?u ?w ?y ?b ?y ?y ?b ?u ?u ?u
1 travel A | ! ?b >2 b=pillow-cliff >5 >4 >1 end
1 nightmare-travel A | red:4-5
1 creation A | end
2 emergence | ?g ?g ?g ?g ?u ?y
2 travel A | >2 b=pillow-cliff >5 >2 >5 end
2 nightmare-travel A | red:1-4
2 creation A | end
3 emergence | ?g ?w ?g ?w ?y ?u
3 nightmare-travel A | red:1-2
3 travel A | ! lake:3 lay:y >6 b=pillow-cliff >5 >2 >1 >2 end
3 creation A | r:c1
open | 66 steps
');
CREATE TABLE sessions (
    token_hash BLOB    PRIMARY KEY,
    identity   INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'6A9E394E1CD98095D547990C01A80886739983B955470192BF896831A7B92067',7092102655913629311,1794969536585,1794969536585,1826505536585);
INSERT INTO "sessions" VALUES(X'AC3F54499220070D677F5C930F22F3028DC861223411EEF17C441D1F2F77BFBE',6616372335824007657,1794969536587,1794969536587,1826505536587);
INSERT INTO "sessions" VALUES(X'E6C8E1E220FD4A4C8BAAAAAB1FF85343269B3F9C774FD4A17E7A0E84BAA2F1B6',257668328342174644,1794969536584,1794969536584,1826505536584);
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    plan        TEXT    NOT NULL,
    host        INTEGER NOT NULL,
    created     INTEGER NOT NULL,
    seed        BLOB    NOT NULL,
    invite      TEXT    NOT NULL,
    version     INTEGER NOT NULL,
    pack        TEXT,
    listed      BOOLEAN NOT NULL,
    status      TEXT    NOT NULL,
    round       INTEGER NOT NULL,
    to_act      INTEGER NOT NULL,
    seats       TEXT    NOT NULL,
    due         INTEGER,
    clock       INTEGER,
    updated     INTEGER NOT NULL,
    lease_node  TEXT,
    lease_until INTEGER
);
INSERT INTO "tables" VALUES(388946971984549865,'{"game":"dream-runners","rules":"players=3 timer=none","seats":["me","open","open"],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969546693,X'D3495911CDB516659A6FD98BF3DDC2979E9646DBCA3F5EC410911D4BB87A33D8','b6a0d3504144980fd85b4f0a5ba12533',1,'519a43cf47e3ff5b',0,'running',2,7,'[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}},{"person":{"name":"Cleo"}}]',NULL,NULL,1794969546853,NULL,NULL);
INSERT INTO "tables" VALUES(583533842337161657,'{"game":"dreamscape","rules":"sylex players=2","pack":"a6c4688b2443a8dd","seats":["me","open"],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969537119,X'29A61E559DDB7A1C7BF9581E7153F87F147EF136E04AFC3BE7AD513D9E7A4BFB','1e1082660f887b62939485855a9a56d2',1,'a6c4688b2443a8dd',0,'running',2,2,'[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]',NULL,NULL,1794969537325,NULL,NULL);
INSERT INTO "tables" VALUES(1143137612973134090,'{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{"clock":259200},"spectators":true,"listed":false}',257668328342174644,1794969537365,X'0EF479BE08D00DC070A09AA8376E05633EDBE21BB1AC7596D4D425622A74DB06','480b695f49d996ac09ef1f3d21e1c05c',1,'c2bd17c9771dcdd4',0,'running',2,2,'[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]',1795228737447,1795228737447,1794969537447,NULL,NULL);
INSERT INTO "tables" VALUES(2170201438654959615,'{"game":"dreamscape","rules":"sylex players=2 cycles=1","seats":["me","open"],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969546571,X'01177365F3B51C8BABEF8741C91773AE9C5EFCFB83A38E771169D0FEE8B775FF','4cc20fed87cb3f317e2ac470c62960be',1,'c2bd17c9771dcdd4',0,'over',1,0,'[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]',NULL,NULL,1794969546662,NULL,NULL);
INSERT INTO "tables" VALUES(2240582944229080846,'{"game":"dreamscape","rules":"sylex players=2","seats":["me",{"bot":"greedy"}],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969537449,X'7FA145DD0C6444A207837AFAB54D80FA1806A828112A7EFEE19F6D55CAE01F22','3b3ae072558fcf6eb9db3a8bd2952d9d',1,'c2bd17c9771dcdd4',0,'running',2,2,'[{"person":{"name":"Hypatia"}},{"bot":{"name":"Noor","level":"greedy"}}]',1794969547163,NULL,1794969546563,'alone',1794969548352);
INSERT INTO "tables" VALUES(2956184587009703464,'{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969536684,X'E331EEBDFFF59BE304C46EBDE8682BE8C9B717DF5DA63C073A83E8DF87EFC209','b0378ce1f4cc4afbaed80b9d5b506a90',1,'c2bd17c9771dcdd4',0,'running',2,1,'[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]',NULL,NULL,1794969536862,NULL,NULL);
INSERT INTO "tables" VALUES(3834919630055362799,'{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{},"spectators":true,"listed":true}',257668328342174644,1794969546674,X'F412A2788F8EF0A204DD28F4C94E62D83C87ABB2202D9E7AEF02FB737AB264E6','d545e10f57974bbaa24591eb26437d3e',1,'c2bd17c9771dcdd4',1,'gathering',0,0,'[{"person":{"name":"Hypatia"}},"open"]',NULL,NULL,1794969546674,NULL,NULL);
INSERT INTO "tables" VALUES(8168610720375237484,'{"game":"dreamscape","rules":"sylex players=1 nightmare=yes solo=bad-dreams","seats":["me"],"pace":{},"spectators":true,"listed":false}',257668328342174644,1794969536872,X'B50081C549330DBE3E2B87BAB1F671F679437C4567ADC7C41377AD38830C92F8','abc642ff004cab99a587df7839f82fd9',1,'c2bd17c9771dcdd4',0,'running',3,1,'[{"person":{"name":"Hypatia"}}]',NULL,NULL,1794969537015,NULL,NULL);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX places_identity ON places (identity);
CREATE UNIQUE INDEX identities_kept ON identities (folded) WHERE password IS NOT NULL;
CREATE INDEX sessions_identity ON sessions (identity);
CREATE INDEX sessions_expires ON sessions (expires);
COMMIT;
