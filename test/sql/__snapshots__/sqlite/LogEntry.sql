-- listLogEntries: GET /api/log_entries
--   37997151 55c86687 df77d317 6fed0b69

-- 37997151
select "api_tokens"."id" as "tokenId", "api_tokens"."name" as "tokenName", "api_tokens"."tier",
    "api_tokens"."valid_until" as "validUntil", "api_tokens"."last_time_used" as "lastTimeUsed",
    "users"."id" as "userId", "users"."name" as "username", "users"."disabled", "users"."permissions",
    (with recursive "chain"("parent_id", "permissions", "enforce_2fa",
    "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", 1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select json_group_array("permissions"
order by "depth")
from "chain") as "groupPermissions", null as "dataVersion"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = ?;
--| SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   CO-ROUTINE chain
--|     SETUP
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     RECURSIVE STEP
--|       SCAN chain
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|   USE TEMP B-TREE FOR json_group_array(ORDER BY)
--|   SCAN chain

-- 55c86687
select count(*) as "total"
from "log_entries";
--| SCAN log_entries USING COVERING INDEX log_entries_change_set_id_index

-- df77d317
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries

-- 6fed0b69
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- listLogEntries: GET /api/log_entries?page=2&itemsPerPage=2
--   37997151 55c86687 df77d317 6fed0b69

-- listLogEntries: GET /api/log_entries?cursor=
--   37997151 55c86687 e2d98394 6fed0b69

-- e2d98394
select "log_entries"."id" as "id", "log_entries"."id" as "k0"
from "log_entries"
order by "log_entries"."id" asc
limit ?;
--| SCAN log_entries

-- listLogEntries: GET /api/log_entries?kind=element_edited
--   37997151 5e36c67f 93b06cd5 763f0835

-- 5e36c67f
select count(*) as "total"
from "log_entries"
where "log_entries"."kind" = ?;
--| SCAN log_entries

-- 93b06cd5
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."kind" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries
--| USE TEMP B-TREE FOR ORDER BY

-- 763f0835
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?user=1
--   37997151 696112ba 0cd86270 6fed0b69

-- 696112ba
select count(*) as "total"
from "log_entries"
where "log_entries"."user_id" in (select value
from json_each(?));
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0cd86270
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."user_id" in (select value
from json_each(?))
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?target_type=Part
--   37997151 11d80bd5 5edcdc75 763f0835

-- 11d80bd5
select count(*) as "total"
from "log_entries"
where "log_entries"."target_type" = ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=?)

-- 5edcdc75
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_type" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?target_id=1
--   37997151 af9d2e36 738cbe8a 763f0835

-- af9d2e36
select count(*) as "total"
from "log_entries"
where "log_entries"."target_id" = ?;
--| SCAN log_entries USING COVERING INDEX log_entries_target_type_target_id_index

-- 738cbe8a
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_id" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries USING COVERING INDEX log_entries_target_type_target_id_index
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?datetime[after]=2020-01-01
--   37997151 d58b1898 6e501fbc 6fed0b69

-- d58b1898
select count(*) as "total"
from "log_entries"
where "log_entries"."datetime" >= ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_datetime_index (datetime>?)

-- 6e501fbc
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."datetime" >= ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_datetime_index (datetime>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?order[datetime]=asc
--   37997151 55c86687 d5349b34 6fed0b69

-- d5349b34
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" asc, "log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries USING COVERING INDEX log_entries_datetime_index

-- listLogEntries: GET /api/log_entries?id=1
--   37997151 0a68ba31 47811947 69570b82

-- 0a68ba31
select count(*) as "total"
from "log_entries"
where "log_entries"."id" in (select value
from json_each(?));
--| SEARCH log_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 47811947
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."id" in (select value
from json_each(?))
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 69570b82
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listLogEntries: GET /api/log_entries?order[id]=desc
--   37997151 55c86687 b3cd16dc 6fed0b69

-- b3cd16dc
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" desc
limit ? offset ?;
--| SCAN log_entries

-- getLogEntry: GET /api/log_entries/1
--   37997151 69570b82
