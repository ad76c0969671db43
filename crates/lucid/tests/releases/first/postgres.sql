--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    seat bigint,
    name text NOT NULL,
    text text NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.identities (
    id bigint NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    password text,
    created bigint NOT NULL
);


--
-- Name: packs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.packs (
    hash text NOT NULL,
    game text NOT NULL,
    text text NOT NULL,
    added_by bigint NOT NULL,
    created bigint NOT NULL
);


--
-- Name: places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.places (
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    identity bigint NOT NULL
);


--
-- Name: records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    identity bigint NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    expires bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id bigint NOT NULL,
    plan text NOT NULL,
    host bigint NOT NULL,
    created bigint NOT NULL,
    seed bytea NOT NULL,
    invite text NOT NULL,
    version bigint NOT NULL,
    pack text,
    listed boolean NOT NULL,
    status text NOT NULL,
    round bigint NOT NULL,
    to_act bigint NOT NULL,
    seats text NOT NULL,
    due bigint,
    clock bigint,
    updated bigint NOT NULL,
    lease_node text,
    lease_until bigint
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES
	(1, 'tables', '2026-11-18 02:39:08.526103+00', true, '\xd26cfa479decdafa391f62bf731b9c385b2744df7934b7552ce299d257fb7cf47506654be3d07ddc8d92243194ec3938', 87593451),
	(2, 'records', '2026-11-18 02:39:08.617337+00', true, '\x27eedbd85dcabe343f91450578e5f90e0bec32619422f039634c646b21392240d9cf1bb888b42ff39b36005c09250a23', 17794914);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	(897839271619254623, 1, 1794969555440, 0, 'Hypatia', 'Shall we stop here?'),
	(897839271619254623, 2, 1794969555442, 1, 'Bela', 'Träum weiter!');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES
	(897839271619254623, 1, 1794969548758, '{"made":{}}'),
	(897839271619254623, 2, 1794969548758, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(897839271619254623, 3, 1794969548775, '{"sat":{"seat":"B","who":2531917326199846182,"name":"Bela"}}'),
	(897839271619254623, 4, 1794969548797, '{"started":{}}'),
	(897839271619254623, 5, 1794969548799, '{"do":{"seat":"A","words":"keep:borrowed-shade"}}'),
	(897839271619254623, 6, 1794969548800, '{"do":{"seat":"B","words":"keep:chimney-seeking-house"}}'),
	(897839271619254623, 7, 1794969548801, '{"do":{"seat":"A","words":"!"}}'),
	(897839271619254623, 8, 1794969548805, '{"do":{"seat":"A","words":"b=borrowed-shade"}}'),
	(897839271619254623, 9, 1794969548809, '{"do":{"seat":"A","words":">2"}}'),
	(897839271619254623, 10, 1794969548814, '{"do":{"seat":"A","words":">3"}}'),
	(897839271619254623, 11, 1794969548815, '{"do":{"seat":"A","words":"+y"}}'),
	(897839271619254623, 12, 1794969548817, '{"do":{"seat":"A","words":">6"}}'),
	(897839271619254623, 13, 1794969548824, '{"do":{"seat":"A","words":"end"}}'),
	(897839271619254623, 14, 1794969548827, '{"do":{"seat":"B","words":">1"}}'),
	(897839271619254623, 15, 1794969548833, '{"do":{"seat":"B","words":">4"}}'),
	(897839271619254623, 16, 1794969548847, '{"do":{"seat":"B","words":"+y"}}'),
	(897839271619254623, 17, 1794969548850, '{"do":{"seat":"B","words":">5"}}'),
	(897839271619254623, 18, 1794969548852, '{"do":{"seat":"B","words":"y=chimney-seeking-house"}}'),
	(897839271619254623, 19, 1794969548856, '{"do":{"seat":"B","words":"!"}}'),
	(897839271619254623, 20, 1794969548858, '{"do":{"seat":"B","words":"lake:4"}}'),
	(897839271619254623, 21, 1794969548859, '{"do":{"seat":"B","words":"lay:y"}}'),
	(897839271619254623, 22, 1794969548861, '{"do":{"seat":"B","words":"end"}}'),
	(897839271619254623, 23, 1794969548870, '{"do":{"seat":"A","words":"y:c1"}}'),
	(897839271619254623, 24, 1794969548874, '{"do":{"seat":"A","words":"enter"}}'),
	(897839271619254623, 25, 1794969548875, '{"do":{"seat":"A","words":"end"}}'),
	(897839271619254623, 26, 1794969548882, '{"do":{"seat":"B","words":"end"}}'),
	(897839271619254623, 27, 1794969548889, '{"do":{"seat":"B","words":"+u"}}'),
	(897839271619254623, 28, 1794969548898, '{"do":{"seat":"B","words":">2"}}'),
	(897839271619254623, 29, 1794969548901, '{"do":{"seat":"B","words":"+u"}}'),
	(897839271619254623, 30, 1794969548910, '{"do":{"seat":"B","words":"!"}}'),
	(897839271619254623, 31, 1794969548913, '{"do":{"seat":"B","words":"u>4"}}'),
	(897839271619254623, 32, 1794969548918, '{"do":{"seat":"B","words":"w>1"}}'),
	(897839271619254623, 33, 1794969548922, '{"do":{"seat":"B","words":">1"}}'),
	(897839271619254623, 34, 1794969548926, '{"do":{"seat":"B","words":"y=chimney-seeking-house"}}'),
	(1492037465503021635, 1, 1794969548931, '{"made":{}}'),
	(1492037465503021635, 2, 1794969548931, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(1492037465503021635, 3, 1794969548931, '{"started":{}}'),
	(1492037465503021635, 4, 1794969548963, '{"do":{"seat":"A","words":"keep:scarecrows-day-off"}}'),
	(1492037465503021635, 5, 1794969548964, '{"do":{"seat":"A","words":"!"}}'),
	(1492037465503021635, 6, 1794969548969, '{"do":{"seat":"A","words":">4"}}'),
	(1492037465503021635, 7, 1794969548982, '{"do":{"seat":"A","words":"b!scarecrows-day-off"}}'),
	(1492037465503021635, 8, 1794969548985, '{"do":{"seat":"A","words":"u>3"}}'),
	(1492037465503021635, 9, 1794969548993, '{"do":{"seat":"A","words":"g>3"}}'),
	(1492037465503021635, 10, 1794969549001, '{"do":{"seat":"A","words":">1"}}'),
	(1492037465503021635, 11, 1794969549005, '{"do":{"seat":"A","words":"+u"}}'),
	(1492037465503021635, 12, 1794969549009, '{"do":{"seat":"A","words":">2"}}'),
	(1492037465503021635, 13, 1794969549014, '{"do":{"seat":"A","words":"end"}}'),
	(1492037465503021635, 14, 1794969549017, '{"do":{"seat":"A","words":"red:4-5"}}'),
	(1492037465503021635, 15, 1794969549025, '{"do":{"seat":"A","words":"u:c1"}}'),
	(1492037465503021635, 16, 1794969549029, '{"do":{"seat":"A","words":"enter"}}'),
	(1492037465503021635, 17, 1794969549037, '{"do":{"seat":"A","words":"end"}}'),
	(1492037465503021635, 18, 1794969549045, '{"do":{"seat":"A","words":">3"}}'),
	(1492037465503021635, 19, 1794969549054, '{"do":{"seat":"A","words":">6"}}'),
	(1492037465503021635, 20, 1794969549064, '{"do":{"seat":"A","words":"+u"}}'),
	(1492037465503021635, 21, 1794969549070, '{"do":{"seat":"A","words":">5"}}'),
	(1492037465503021635, 22, 1794969549073, '{"do":{"seat":"A","words":">2"}}'),
	(1492037465503021635, 23, 1794969549080, '{"do":{"seat":"A","words":"b!scarecrows-day-off"}}'),
	(1492037465503021635, 24, 1794969549085, '{"do":{"seat":"A","words":"u>6"}}'),
	(1492037465503021635, 25, 1794969549093, '{"do":{"seat":"A","words":"w>6"}}'),
	(1492037465503021635, 26, 1794969549097, '{"do":{"seat":"A","words":"!"}}'),
	(1492037465503021635, 27, 1794969549101, '{"do":{"seat":"A","words":"w>2"}}'),
	(1492037465503021635, 28, 1794969549106, '{"do":{"seat":"A","words":"g>2"}}'),
	(1492037465503021635, 29, 1794969549109, '{"do":{"seat":"A","words":"end"}}'),
	(1492037465503021635, 30, 1794969549113, '{"do":{"seat":"A","words":"red:1-4"}}'),
	(1492037465503021635, 31, 1794969549115, '{"do":{"seat":"A","words":"r:d1"}}'),
	(1492037465503021635, 32, 1794969549125, '{"do":{"seat":"A","words":"u:c2"}}'),
	(1492037465503021635, 33, 1794969549127, '{"do":{"seat":"A","words":"r:d2"}}'),
	(8268270873880844500, 1, 1794969549131, '{"made":{}}'),
	(8268270873880844500, 2, 1794969549131, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(8268270873880844500, 3, 1794969549158, '{"sat":{"seat":"B","who":2531917326199846182,"name":"Bela"}}'),
	(8268270873880844500, 4, 1794969549174, '{"started":{}}'),
	(8268270873880844500, 5, 1794969549183, '{"do":{"seat":"B","words":"keep:button-island"}}'),
	(8268270873880844500, 6, 1794969549189, '{"do":{"seat":"A","words":"keep:pebble-echo"}}'),
	(8268270873880844500, 7, 1794969549192, '{"do":{"seat":"B","words":"!"}}'),
	(8268270873880844500, 8, 1794969549194, '{"do":{"seat":"B","words":"u!button-island"}}'),
	(8268270873880844500, 9, 1794969549196, '{"do":{"seat":"B","words":"deck:3"}}'),
	(8268270873880844500, 10, 1794969549197, '{"do":{"seat":"B","words":"keep:staircase-to-yesterday"}}'),
	(8268270873880844500, 11, 1794969549201, '{"do":{"seat":"B","words":"+g"}}'),
	(8268270873880844500, 12, 1794969549205, '{"do":{"seat":"B","words":">4"}}'),
	(8268270873880844500, 13, 1794969549207, '{"do":{"seat":"B","words":"+u"}}'),
	(8268270873880844500, 14, 1794969549209, '{"do":{"seat":"B","words":"+y"}}'),
	(8268270873880844500, 15, 1794969549213, '{"do":{"seat":"B","words":"y=staircase-to-yesterday"}}'),
	(8268270873880844500, 16, 1794969549215, '{"do":{"seat":"B","words":"end"}}'),
	(8268270873880844500, 17, 1794969549218, '{"do":{"seat":"A","words":">3"}}'),
	(8268270873880844500, 18, 1794969549219, '{"do":{"seat":"A","words":">2"}}'),
	(8268270873880844500, 19, 1794969549221, '{"do":{"seat":"A","words":"+g"}}'),
	(8268270873880844500, 20, 1794969549223, '{"do":{"seat":"A","words":"!"}}'),
	(8268270873880844500, 21, 1794969549226, '{"do":{"seat":"A","words":"w>2"}}'),
	(8268270873880844500, 22, 1794969549229, '{"do":{"seat":"A","words":"w>6"}}'),
	(8268270873880844500, 23, 1794969549233, '{"do":{"seat":"A","words":">5"}}'),
	(8268270873880844500, 24, 1794969549235, '{"do":{"seat":"A","words":"g=pebble-echo"}}'),
	(8268270873880844500, 25, 1794969549238, '{"do":{"seat":"A","words":"end"}}'),
	(8268270873880844500, 26, 1794969549239, '{"do":{"seat":"B","words":"g:c1"}}'),
	(8268270873880844500, 27, 1794969549240, '{"do":{"seat":"B","words":"u:c2"}}'),
	(8268270873880844500, 28, 1794969549241, '{"do":{"seat":"B","words":"enter"}}'),
	(8268270873880844500, 29, 1794969549242, '{"do":{"seat":"B","words":"end"}}'),
	(8268270873880844500, 30, 1794969549246, '{"do":{"seat":"A","words":"end"}}'),
	(8268270873880844500, 31, 1794969549251, '{"do":{"seat":"B","words":"+u"}}'),
	(8268270873880844500, 32, 1794969549254, '{"do":{"seat":"B","words":"u!button-island"}}'),
	(8268270873880844500, 33, 1794969549256, '{"do":{"seat":"B","words":"deck:1"}}');
INSERT INTO public.entries VALUES
	(8268270873880844500, 34, 1794969549266, '{"do":{"seat":"B","words":"keep:snoring-boulder"}}'),
	(4344369833029180430, 1, 1794969549268, '{"made":{}}'),
	(4344369833029180430, 2, 1794969549268, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(4344369833029180430, 3, 1794969549279, '{"sat":{"seat":"B","who":2531917326199846182,"name":"Bela"}}'),
	(4344369833029180430, 4, 1794969549345, '{"started":{}}'),
	(4344369833029180430, 5, 1794969549351, '{"do":{"seat":"A","words":"keep:hopscotch-ford"}}'),
	(4344369833029180430, 6, 1794969549361, '{"do":{"seat":"B","words":"keep:snoring-boulder"}}'),
	(4344369833029180430, 7, 1794969549366, '{"do":{"seat":"A","words":">4"}}'),
	(4344369833029180430, 8, 1794969549373, '{"do":{"seat":"A","words":">1"}}'),
	(4344369833029180430, 9, 1794969549376, '{"do":{"seat":"A","words":">4"}}'),
	(4344369833029180430, 10, 1794969549382, '{"do":{"seat":"A","words":">5"}}'),
	(4344369833029180430, 11, 1794969549385, '{"do":{"seat":"A","words":"!"}}'),
	(4344369833029180430, 12, 1794969549387, '{"do":{"seat":"A","words":"lake:2"}}'),
	(4344369833029180430, 13, 1794969549390, '{"do":{"seat":"A","words":"lay:g"}}'),
	(4344369833029180430, 14, 1794969549392, '{"do":{"seat":"A","words":"lay:u"}}'),
	(4344369833029180430, 15, 1794969549393, '{"do":{"seat":"A","words":"end"}}'),
	(4344369833029180430, 16, 1794969549404, '{"do":{"seat":"B","words":">5"}}'),
	(4344369833029180430, 17, 1794969549407, '{"do":{"seat":"B","words":">2"}}'),
	(4344369833029180430, 18, 1794969549408, '{"do":{"seat":"B","words":"end"}}'),
	(4344369833029180430, 19, 1794969549413, '{"do":{"seat":"A","words":"end"}}'),
	(4344369833029180430, 20, 1794969549416, '{"do":{"seat":"B","words":"end"}}'),
	(4344369833029180430, 21, 1794969549419, '{"do":{"seat":"B","words":">1"}}'),
	(4344369833029180430, 22, 1794969549429, '{"do":{"seat":"B","words":"end"}}'),
	(4344369833029180430, 23, 1794969549433, '{"do":{"seat":"A","words":"+y"}}'),
	(4344369833029180430, 24, 1794969549441, '{"do":{"seat":"A","words":"y=hopscotch-ford"}}'),
	(4344369833029180430, 25, 1794969549448, '{"do":{"seat":"A","words":"!"}}'),
	(4344369833029180430, 26, 1794969549457, '{"do":{"seat":"A","words":"lake:4"}}'),
	(4344369833029180430, 27, 1794969549461, '{"do":{"seat":"A","words":"lay:w"}}'),
	(4344369833029180430, 28, 1794969549468, '{"do":{"seat":"A","words":"lay:b"}}'),
	(4344369833029180430, 29, 1794969549469, '{"do":{"seat":"A","words":"+u"}}'),
	(4344369833029180430, 30, 1794969549470, '{"do":{"seat":"A","words":">4"}}'),
	(4344369833029180430, 31, 1794969549473, '{"do":{"seat":"A","words":">5"}}'),
	(4344369833029180430, 32, 1794969549474, '{"do":{"seat":"A","words":"end"}}'),
	(4344369833029180430, 33, 1794969549479, '{"do":{"seat":"B","words":"end"}}'),
	(4344369833029180430, 34, 1794969549512, '{"do":{"seat":"A","words":"u:c1"}}'),
	(4773645234114977338, 1, 1794969549521, '{"made":{}}'),
	(4773645234114977338, 2, 1794969549521, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(4773645234114977338, 3, 1794969549521, '{"bot":{"seat":"B","name":"Noor","level":"greedy"}}'),
	(4773645234114977338, 4, 1794969549521, '{"started":{}}'),
	(4773645234114977338, 5, 1794969549536, '{"do":{"seat":"A","words":"keep:snoring-boulder"}}'),
	(4773645234114977338, 6, 1794969550141, '{"do":{"seat":"B","words":"keep:chimney-seeking-house"}}'),
	(4773645234114977338, 7, 1794969550143, '{"do":{"seat":"A","words":"+g"}}'),
	(4773645234114977338, 8, 1794969550149, '{"do":{"seat":"A","words":">4"}}'),
	(4773645234114977338, 9, 1794969550157, '{"do":{"seat":"A","words":">5"}}'),
	(4773645234114977338, 10, 1794969550166, '{"do":{"seat":"A","words":"g=snoring-boulder"}}'),
	(4773645234114977338, 11, 1794969550177, '{"do":{"seat":"A","words":"!"}}'),
	(4773645234114977338, 12, 1794969550188, '{"do":{"seat":"A","words":"lake:1"}}'),
	(4773645234114977338, 13, 1794969550197, '{"do":{"seat":"A","words":"lay:y"}}'),
	(4773645234114977338, 14, 1794969550205, '{"do":{"seat":"A","words":"+u"}}'),
	(4773645234114977338, 15, 1794969550216, '{"do":{"seat":"A","words":"end"}}'),
	(4773645234114977338, 16, 1794969550817, '{"do":{"seat":"B","words":"+u"}}'),
	(4773645234114977338, 17, 1794969551419, '{"do":{"seat":"B","words":"+w"}}'),
	(4773645234114977338, 18, 1794969552020, '{"do":{"seat":"B","words":">3"}}'),
	(4773645234114977338, 19, 1794969552624, '{"do":{"seat":"B","words":">6"}}'),
	(4773645234114977338, 20, 1794969553227, '{"do":{"seat":"B","words":"!"}}'),
	(4773645234114977338, 21, 1794969553829, '{"do":{"seat":"B","words":"deck:3"}}'),
	(4773645234114977338, 22, 1794969554431, '{"do":{"seat":"B","words":"keep:sandcastle-at-low-tide"}}'),
	(4773645234114977338, 23, 1794969555045, '{"do":{"seat":"B","words":"end"}}'),
	(4773645234114977338, 24, 1794969555050, '{"do":{"seat":"A","words":"u:c1"}}'),
	(4773645234114977338, 25, 1794969555053, '{"do":{"seat":"A","words":"enter"}}'),
	(1718398244677140442, 1, 1794969555064, '{"made":{}}'),
	(1718398244677140442, 2, 1794969555064, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(1718398244677140442, 3, 1794969555077, '{"sat":{"seat":"B","who":2531917326199846182,"name":"Bela"}}'),
	(1718398244677140442, 4, 1794969555096, '{"started":{}}'),
	(1718398244677140442, 5, 1794969555106, '{"do":{"seat":"B","words":"keep:starry-puddle"}}'),
	(1718398244677140442, 6, 1794969555110, '{"do":{"seat":"A","words":"keep:spilled-inkwell"}}'),
	(1718398244677140442, 7, 1794969555114, '{"do":{"seat":"B","words":"+y"}}'),
	(1718398244677140442, 8, 1794969555116, '{"do":{"seat":"B","words":"end"}}'),
	(1718398244677140442, 9, 1794969555118, '{"do":{"seat":"A","words":">1"}}'),
	(1718398244677140442, 10, 1794969555119, '{"do":{"seat":"A","words":">4"}}'),
	(1718398244677140442, 11, 1794969555133, '{"do":{"seat":"A","words":">5"}}'),
	(1718398244677140442, 12, 1794969555140, '{"do":{"seat":"A","words":"!"}}'),
	(1718398244677140442, 13, 1794969555141, '{"do":{"seat":"A","words":"lake:5"}}'),
	(1718398244677140442, 14, 1794969555143, '{"do":{"seat":"A","words":"lay:u"}}'),
	(1718398244677140442, 15, 1794969555144, '{"do":{"seat":"A","words":">6"}}'),
	(1718398244677140442, 16, 1794969555148, '{"do":{"seat":"A","words":"end"}}'),
	(1718398244677140442, 17, 1794969555150, '{"do":{"seat":"B","words":"y!starry-puddle"}}'),
	(1718398244677140442, 18, 1794969555153, '{"do":{"seat":"B","words":"y:c1"}}'),
	(1718398244677140442, 19, 1794969555158, '{"do":{"seat":"B","words":"enter"}}'),
	(1718398244677140442, 20, 1794969555162, '{"do":{"seat":"B","words":"end"}}'),
	(1718398244677140442, 21, 1794969555166, '{"do":{"seat":"A","words":"end"}}'),
	(1718398244677140442, 22, 1794969555168, '{"do":{"seat":"B","words":"y:c2"}}'),
	(1718398244677140442, 23, 1794969555169, '{"do":{"seat":"B","words":"end"}}'),
	(1718398244677140442, 24, 1794969555174, '{"do":{"seat":"A","words":"end"}}'),
	(7205297466259495710, 1, 1794969555177, '{"made":{}}'),
	(7205297466259495710, 2, 1794969555177, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(3103997550601283799, 1, 1794969555187, '{"made":{}}'),
	(3103997550601283799, 2, 1794969555187, '{"sat":{"seat":"A","who":7290304262248058173,"name":"Hypatia"}}'),
	(3103997550601283799, 3, 1794969555195, '{"sat":{"seat":"B","who":2531917326199846182,"name":"Bela"}}'),
	(3103997550601283799, 4, 1794969555198, '{"sat":{"seat":"C","who":3266918452619373672,"name":"Cleo"}}'),
	(3103997550601283799, 5, 1794969555215, '{"started":{}}'),
	(3103997550601283799, 6, 1794969555226, '{"do":{"seat":"B","words":"set-2-corner@c3"}}'),
	(3103997550601283799, 7, 1794969555227, '{"do":{"seat":"A","words":"set-1-two@c5"}}'),
	(3103997550601283799, 8, 1794969555228, '{"do":{"seat":"A","words":"set-1-corner@d3"}}'),
	(3103997550601283799, 9, 1794969555229, '{"do":{"seat":"C","words":"set-3-three@c3"}}'),
	(3103997550601283799, 10, 1794969555242, '{"do":{"seat":"C","words":"set-3-corner@d4"}}'),
	(3103997550601283799, 11, 1794969555249, '{"do":{"seat":"B","words":"set-2-two@d3.2"}}'),
	(3103997550601283799, 12, 1794969555258, '{"do":{"seat":"C","words":"set-3-two@c5.1"}}'),
	(3103997550601283799, 13, 1794969555259, '{"do":{"seat":"B","words":"set-2-three@c5"}}'),
	(3103997550601283799, 14, 1794969555261, '{"do":{"seat":"B","words":"lock"}}');
INSERT INTO public.entries VALUES
	(3103997550601283799, 15, 1794969555272, '{"do":{"seat":"C","words":"lock"}}'),
	(3103997550601283799, 16, 1794969555281, '{"do":{"seat":"A","words":"set-1-one@c3"}}'),
	(3103997550601283799, 17, 1794969555286, '{"do":{"seat":"A","words":"clear"}}'),
	(3103997550601283799, 18, 1794969555287, '{"do":{"seat":"A","words":"set-1-two@d3.2"}}'),
	(3103997550601283799, 19, 1794969555293, '{"do":{"seat":"A","words":"set-1-corner@c4.3"}}'),
	(3103997550601283799, 20, 1794969555300, '{"do":{"seat":"A","words":"lock"}}'),
	(3103997550601283799, 21, 1794969555302, '{"do":{"seat":"C","words":"block:coherence"}}'),
	(3103997550601283799, 22, 1794969555314, '{"do":{"seat":"B","words":"block:banish"}}'),
	(3103997550601283799, 23, 1794969555318, '{"do":{"seat":"A","words":"block:collect"}}'),
	(3103997550601283799, 24, 1794969555334, '{"do":{"seat":"B","words":"block:collect"}}'),
	(3103997550601283799, 25, 1794969555337, '{"do":{"seat":"C","words":"block:banish"}}'),
	(3103997550601283799, 26, 1794969555341, '{"do":{"seat":"B","words":"cell:e5"}}'),
	(3103997550601283799, 27, 1794969555350, '{"do":{"seat":"B","words":"wild:green"}}'),
	(3103997550601283799, 28, 1794969555366, '{"do":{"seat":"B","words":"calm"}}'),
	(3103997550601283799, 29, 1794969555370, '{"do":{"seat":"B","words":"pass"}}'),
	(3103997550601283799, 30, 1794969555382, '{"do":{"seat":"C","words":"buy:two-c"}}'),
	(3103997550601283799, 31, 1794969555389, '{"do":{"seat":"C","words":"pass"}}'),
	(3103997550601283799, 32, 1794969555391, '{"do":{"seat":"A","words":"pass"}}'),
	(3103997550601283799, 33, 1794969555393, '{"do":{"seat":"A","words":"set-1-two@d4"}}'),
	(3103997550601283799, 34, 1794969555406, '{"do":{"seat":"C","words":"set-3-two@c3.2"}}'),
	(3103997550601283799, 35, 1794969555409, '{"do":{"seat":"B","words":"set-2-corner@c4.3"}}'),
	(897839271619254623, 35, 1794969555443, '{"ask":{"seat":"A","poll":"end"}}');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES
	(2531917326199846182, 'Bela', 'bela', NULL, 1794969548656),
	(3266918452619373672, 'Cleo', 'cleo', NULL, 1794969548679),
	(7290304262248058173, 'Hypatia', 'hypatia', '$argon2id$v=19$m=19456,t=2,p=1$vObxScNqbbtWh9ZGc22sbQ$T5Rit9CjWNz7U3XbZPLV7lr7cII6UJcRewV/VMMNhXk', 1794969548651);


--
-- Data for Name: packs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.packs VALUES
	('a6c4688b2443a8dd', 'dreamscape', '# Lucid: the built-in Dreamscape pack.
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
', 7290304262248058173, 1794969548752);


--
-- Data for Name: places; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.places VALUES
	(897839271619254623, 0, 7290304262248058173),
	(897839271619254623, 1, 2531917326199846182),
	(1492037465503021635, 0, 7290304262248058173),
	(8268270873880844500, 0, 7290304262248058173),
	(8268270873880844500, 1, 2531917326199846182),
	(4344369833029180430, 0, 7290304262248058173),
	(4344369833029180430, 1, 2531917326199846182),
	(4773645234114977338, 0, 7290304262248058173),
	(1718398244677140442, 0, 7290304262248058173),
	(1718398244677140442, 1, 2531917326199846182),
	(7205297466259495710, 0, 7290304262248058173),
	(3103997550601283799, 0, 7290304262248058173),
	(3103997550601283799, 1, 2531917326199846182),
	(3103997550601283799, 2, 3266918452619373672);


--
-- Data for Name: records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.records VALUES
	(4344369833029180430, 34, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: 34652aed8283cb3832514e71c7ed25d27468fc8ec0cb69f532d8fa7b9b3fdcd6
seed: 8343966fe99e039022a3f0d2e60cbc324c18590c5cc9c69f37601d6920e70cca

setup | ?seat:A ?seat:B ?tile:singles-of-colour ?tile:most-shards ?tile:table-of-colour ?tile:most-of-colour ?tint:b ?tint:g ?tint:u ?card:hopscotch-ford ?card:snoring-boulder ?card:button-island
setup A | keep:hopscotch-ford
setup B | keep:snoring-boulder
setup | ?b ?y ?g ?g ?b ?u ?g ?b ?g ?b ?u ?w ?b ?u ?y ?b ?b ?u
1 travel A | >4 >1 >4 >5 ! lake:2 lay:g lay:u end
1 travel B | >5 >2 end
1 creation A | end
1 creation B | end
2 travel B | >1 end
2 travel A | +y y=hopscotch-ford ! lake:4 lay:w lay:b +u >4 >5 end
2 creation B | end
2 creation A | u:c1
open | 60 steps
'),
	(1718398244677140442, 24, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2 cycles=1
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: 1823d5951c595ea870a8098c87dd09caca297a1927f95251a4e5653ceb35d08d
seed: ce704eac16c5a39564b93cfb2690444ef340895c6728fd21079fb3f13ded9f28

setup | ?seat:B ?seat:A ?tile:groups-in-sight ?tile:singles-of-colour ?tile:table-of-colour ?tile:longest-chain ?tint:g ?tint:u ?tint:y ?tint:b ?card:starry-puddle ?card:spilled-inkwell ?card:frogs-armchair
setup B | keep:starry-puddle
setup A | keep:spilled-inkwell
setup | ?b ?w ?y ?y ?b ?u ?u ?w ?b ?y ?u ?u ?u ?w ?w ?u ?g ?w
1 travel B | +y end
1 travel A | >1 >4 >5 ! lake:5 lay:u >6 end
1 creation B | y!starry-puddle ?y y:c1 enter end
1 creation A | end
last B | y:c2 end
last A | end
result | A -5 B -4 | B
'),
	(8268270873880844500, 34, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: our-own a6c4688b2443a8dd
seats: Hypatia / Bela
commitment: d20ae3b99f119e8366246add57a372e01620c3ad11f4c55b27de9b2e81d6b254
seed: a647dca3d98cb4213f554849758b8ae150381dc8dcb6f6422f2db54967d34971

setup | ?seat:B ?seat:A ?tile:most-of-colour ?tile:pair-stacks ?tile:singles-of-colour ?tile:completed-cards ?tint:y ?tint:g ?card:button-island ?card:pebble-echo ?card:pillow-cliff
setup B | keep:button-island
setup A | keep:pebble-echo
setup | ?u ?g ?g ?u ?y ?g ?g ?w ?y ?u ?y ?u ?b ?g ?b ?g ?w ?y
1 travel B | ! ?u u!button-island deck:3 ?card:sandcastle-at-low-tide ?card:forest-in-a-drawer ?card:staircase-to-yesterday ?card:owls-amphitheatre ?card:lost-sock-archipelago ?card:rain-library keep:staircase-to-yesterday +g >4 +u +y y=staircase-to-yesterday end
1 travel A | >3 >2 +g ! ?w ?w w>2 w>6 >5 g=pebble-echo end
1 creation B | g:c1 u:c2 enter end
1 creation A | end
2 emergence | ?y ?g ?u
2 travel B | +u u!button-island deck:1 ?card:milestone-zero ?card:snoring-boulder ?card:hopscotch-ford ?card:borrowed-shade ?card:lantern-jetty ?card:whispering-wind-bay keep:snoring-boulder
open | 77 steps
'),
	(897839271619254623, 35, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Bela
commitment: 9a189a9afb2fe502e2a4374486a2de2ab88d1879da065a0cef300778523ca6a4
seed: 7230e32bbe7c6073e5729a4c0933e82803363e61c0ec8eac4a3b1f53f569501e

setup | ?seat:A ?seat:B ?tile:most-of-colour ?tile:table-of-colour ?tile:singles-of-colour ?tile:farthest-dreamer ?tint:u ?tint:y ?tint:g ?card:borrowed-shade ?card:chimney-seeking-house ?card:hopscotch-ford
setup A | keep:borrowed-shade
setup B | keep:chimney-seeking-house
setup | ?g ?y ?w ?u ?u ?u ?g ?y ?y ?y ?g ?y ?u ?g ?u ?u ?y ?w
1 travel A | ! ?b b=borrowed-shade >2 >3 +y >6 end
1 travel B | >1 >4 +y >5 y=chimney-seeking-house ! lake:4 lay:y end
1 creation A | y:c1 enter end
1 creation B | end
2 emergence | ?b ?g
2 travel B | +u >2 +u ! ?u ?w u>4 w>1 >1 y=chimney-seeking-house
open | 65 steps
'),
	(1492037465503021635, 33, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=1 nightmare=yes solo=bad-dreams
pack: lucid c2bd17c9771dcdd4
seats: Hypatia
commitment: 74e8b7967ac912aca9e117d1abed4a60abe5fbd1def689b4d7a5ddbcab994946
seed: 4313f8754482be9dc0ca4e1acf5fe0e5abb9f537ecec542536da981e60b6fb92

setup | ?tile:most-of-colour ?tile:most-of-colour ?tint:g ?tint:y ?card:scarecrows-day-off
setup A | keep:scarecrows-day-off
setup | ?u ?y ?u ?g ?y ?w ?y ?b ?u ?u ?w ?g ?g ?u ?y ?g ?y ?u
1 travel A | ! ?b >4 b!scarecrows-day-off ?u ?g u>3 g>3 >1 +u >2 end
1 nightmare-travel A | red:4-5
1 creation A | u:c1 enter end
2 emergence | ?w ?g ?g ?y ?b ?y ?u
2 travel A | >3 >6 +u >5 >2 b!scarecrows-day-off ?w ?u u>6 w>6 ! ?g ?w w>2 g>2 end
2 nightmare-travel A | red:1-4
2 creation A | r:d1 u:c2 r:d2
open | 67 steps
'),
	(4773645234114977338, 25, 'lucid record 1
game: dreamscape
version: 1
rules: sylex players=2
pack: lucid c2bd17c9771dcdd4
seats: Hypatia / Noor
commitment: 77ed1d0881bfa1b804233e199e0284bf652e73e60112029015dc2c3481fa6adc
seed: 7936d369f1b1f57445e0eede8f7d8e7895d0d5e78ab134a1f3c6475ca4ef8a30

setup | ?seat:A ?seat:B ?tile:singles-of-colour ?tile:table-of-colour ?tile:singles-of-colour ?tile:farthest-dreamer ?tint:u ?tint:b ?tint:y ?card:snoring-boulder ?card:chimney-seeking-house ?card:spilled-inkwell
setup A | keep:snoring-boulder
setup B | keep:chimney-seeking-house
setup | ?b ?y ?g ?u ?w ?u ?b ?u ?y ?b ?b ?u ?b ?w ?u ?y ?y ?b
1 travel A | +g >4 >5 g=snoring-boulder ! lake:1 lay:y +u end
1 travel B | +u +w >3 >6 ! deck:3 ?card:lost-sock-archipelago ?card:moth-cathedral ?card:upstairs-river ?card:midnight-carousel ?card:sandcastle-at-low-tide ?card:forest-in-a-drawer keep:sandcastle-at-low-tide end
1 creation A | u:c1 enter
open | 57 steps
'),
	(3103997550601283799, 35, 'lucid record 1
game: dream-runners
version: 1
rules: players=3 timer=none
pack: lucid 519a43cf47e3ff5b
seats: Hypatia / Bela / Cleo
commitment: 7bd7e0ba32beb6a3ca88fd3446ae165a13aaf6c833d44511451aba5e9467dff2
seed: 172a03a4ddf7a94c46a951dda9985f67ed746640f3cd1d00499e4255b4342308

setup | ?segment:one-c ?segment:two-c ?segment:three-b ?segment:corner-d
1 dream | ?tile:humming-cupboard
1 dream B | set-2-corner@c3
1 dream A | set-1-two@c5 set-1-corner@d3
1 dream C | set-3-three@c3 set-3-corner@d4
1 dream B | set-2-two@d3.2
1 dream C | set-3-two@c5.1
1 dream B | set-2-three@c5 lock
1 dream C | lock
1 dream A | set-1-one@c3 clear set-1-two@d3.2 set-1-corner@c4.3 lock
1 chests | ?chest:chest-1c
1 resolve C | block:coherence
1 resolve B | block:banish
1 resolve A | block:collect
1 resolve B | block:collect
1 resolve C | block:banish
1 resolve B | cell:e5 wild:green
1 improve B | calm pass
1 improve C | buy:two-c
1 improve | ?segment:two-b
1 improve C | pass
1 improve A | pass
2 dream | ?tile:box-under-the-bed
2 dream A | set-1-two@d4
2 dream C | set-3-two@c3.2
2 dream B | set-2-corner@c4.3
open | 38 steps
');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('\xf9fb2821437b5a1f5ee946702acd82630ae39b6cceb747bea353a06837c6a607', 7290304262248058173, 1794969548651, 1794969548651, 1826505548651),
	('\x3cde8acd0e3938a0fe234aec3083c8db902824064417ba8a4cf04630f01b6745', 2531917326199846182, 1794969548656, 1794969548656, 1826505548656),
	('\xf0b089f4de9b79ab56344492966b05f6564990f168863d81def774fe80dedec1', 3266918452619373672, 1794969548679, 1794969548679, 1826505548679);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	(8268270873880844500, '{"game":"dreamscape","rules":"sylex players=2","pack":"a6c4688b2443a8dd","seats":["me","open"],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969549131, '\xa647dca3d98cb4213f554849758b8ae150381dc8dcb6f6422f2db54967d34971', 'de1e74e0d80f1014c839e17d6662e252', 1, 'a6c4688b2443a8dd', false, 'running', 2, 2, '[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]', NULL, NULL, 1794969549246, NULL, NULL),
	(897839271619254623, '{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969548758, '\x7230e32bbe7c6073e5729a4c0933e82803363e61c0ec8eac4a3b1f53f569501e', '326b0725509d673cfae63ec488246766', 1, 'c2bd17c9771dcdd4', false, 'running', 2, 2, '[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]', NULL, NULL, 1794969548882, NULL, NULL),
	(1492037465503021635, '{"game":"dreamscape","rules":"sylex players=1 nightmare=yes solo=bad-dreams","seats":["me"],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969548931, '\x4313f8754482be9dc0ca4e1acf5fe0e5abb9f537ecec542536da981e60b6fb92', '861701ad3998930ceafa72904654f9bf', 1, 'c2bd17c9771dcdd4', false, 'running', 2, 1, '[{"person":{"name":"Hypatia"}}]', NULL, NULL, 1794969549037, NULL, NULL),
	(4344369833029180430, '{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{"clock":259200},"spectators":true,"listed":false}', 7290304262248058173, 1794969549268, '\x8343966fe99e039022a3f0d2e60cbc324c18590c5cc9c69f37601d6920e70cca', '225f7805f23dadb1fb793d19d9f6b104', 1, 'c2bd17c9771dcdd4', false, 'running', 2, 1, '[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]', 1795228749479, 1795228749479, 1794969549479, NULL, NULL),
	(3103997550601283799, '{"game":"dream-runners","rules":"players=3 timer=none","seats":["me","open","open"],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969555187, '\x172a03a4ddf7a94c46a951dda9985f67ed746640f3cd1d00499e4255b4342308', '3db10ee0b2d66260e579a9808367582f', 1, '519a43cf47e3ff5b', false, 'running', 2, 7, '[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}},{"person":{"name":"Cleo"}}]', NULL, NULL, 1794969555391, NULL, NULL),
	(4773645234114977338, '{"game":"dreamscape","rules":"sylex players=2","seats":["me",{"bot":"greedy"}],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969549521, '\x7936d369f1b1f57445e0eede8f7d8e7895d0d5e78ab134a1f3c6475ca4ef8a30', '7c7040ab8d84dd0ac66962c345a86acb', 1, 'c2bd17c9771dcdd4', false, 'running', 1, 1, '[{"person":{"name":"Hypatia"}},{"bot":{"name":"Noor","level":"greedy"}}]', NULL, NULL, 1794969555045, 'alone', 1794969558033),
	(1718398244677140442, '{"game":"dreamscape","rules":"sylex players=2 cycles=1","seats":["me","open"],"pace":{},"spectators":true,"listed":false}', 7290304262248058173, 1794969555064, '\xce704eac16c5a39564b93cfb2690444ef340895c6728fd21079fb3f13ded9f28', 'b155efb3a1910a622e052ee88dcc541e', 1, 'c2bd17c9771dcdd4', false, 'over', 1, 0, '[{"person":{"name":"Hypatia"}},{"person":{"name":"Bela"}}]', NULL, NULL, 1794969555174, NULL, NULL),
	(7205297466259495710, '{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"],"pace":{},"spectators":true,"listed":true}', 7290304262248058173, 1794969555177, '\x78d822c512fa7c5f1cf5c33c89d05372be0612260d9de5f4142e1df8aff3672c', '9ad52f3110f61aa7422cf12b974ebd41', 1, 'c2bd17c9771dcdd4', true, 'gathering', 0, 0, '[{"person":{"name":"Hypatia"}},"open"]', NULL, NULL, 1794969555177, NULL, NULL);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: packs packs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_pkey PRIMARY KEY (hash);


--
-- Name: places places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (table_id, seat);


--
-- Name: records records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (table_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: identities_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX identities_kept ON public.identities USING btree (folded) WHERE (password IS NOT NULL);


--
-- Name: places_identity; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX places_identity ON public.places USING btree (identity);


--
-- Name: sessions_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expires ON public.sessions USING btree (expires);


--
-- Name: sessions_identity; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_identity ON public.sessions USING btree (identity);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);


--
-- Name: tables_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_host ON public.tables USING btree (host);


--
-- Name: tables_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_listed ON public.tables USING btree (created) WHERE listed;


--
-- Name: chat chat_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: entries entries_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: places places_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: records records_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_identity_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


