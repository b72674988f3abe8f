-- listPartCustomStates: GET /api/part_custom_states
--   37997151 5a2445f4 60ddf8f3 78501354 974c4d62 585e742a 8342140e

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

-- 5a2445f4
select max("id") as "latest"
from "change_feed";
--| SEARCH change_feed

-- 60ddf8f3
select count(*) as "total"
from "part_custom_states";
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_name_sort_index

-- 78501354
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."id" asc
limit ? offset ?;
--| SCAN part_custom_states

-- 974c4d62
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_custom_states" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 585e742a
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_custom_state_id" as "$owner"
from "attachments" as "t"
where "t"."part_custom_state_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id>? AND part_custom_state_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 8342140e
select "t"."id" as "id", "t"."name" as "name", "t"."part_custom_state_id" as "$owner"
from "parameters" as "t"
where "t"."part_custom_state_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id>? AND part_custom_state_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?page=2&itemsPerPage=2
--   37997151 5a2445f4 60ddf8f3 4bd02db6 974c4d62 585e742a 8342140e

-- 4bd02db6
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."id" desc
limit ? offset ?;
--| SCAN part_custom_states

-- listPartCustomStates: GET /api/part_custom_states?cursor=
--   37997151 5a2445f4 60ddf8f3 5573f8b3 974c4d62 585e742a 8342140e

-- 5573f8b3
select "part_custom_states"."id" as "id", "part_custom_states"."id" as "k0"
from "part_custom_states"
order by "part_custom_states"."id" asc
limit ?;
--| SCAN part_custom_states

-- listPartCustomStates: GET /api/part_custom_states?id=1
--   37997151 5a2445f4 e504ffa7 cc7ef8f4 a8da949d 4f45ff36 8929265b

-- e504ffa7
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."id" in (select value
from json_each(?));
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- cc7ef8f4
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."id" in (select value
from json_each(?))
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- a8da949d
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_custom_states" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 4f45ff36
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_custom_state_id" as "$owner"
from "attachments" as "t"
where "t"."part_custom_state_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 8929265b
select "t"."id" as "id", "t"."name" as "name", "t"."part_custom_state_id" as "$owner"
from "parameters" as "t"
where "t"."part_custom_state_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?name=sample
--   37997151 5a2445f4 dc274308 cde51017 a8da949d 4f45ff36 8929265b

-- dc274308
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" = ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded=?)

-- cde51017
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" = ?
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?name=sam%25
--   37997151 5a2445f4 fbed1feb 78270869 a8da949d 4f45ff36 8929265b

-- fbed1feb
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" >= ? and "part_custom_states"."name_folded" < ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded>? AND name_folded<?)

-- 78270869
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" >= ? and "part_custom_states"."name_folded" < ?
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?name=%25ampl%25
--   37997151 5a2445f4 8b9ed5ba 5383811f a8da949d 4f45ff36 8929265b

-- 8b9ed5ba
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" like ? escape '\';
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_name_folded_index

-- 5383811f
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" like ? escape '\'
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?name=s_mple
--   37997151 5a2445f4 f1144b26 5030fd03 a8da949d 4f45ff36 8929265b

-- f1144b26
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" >= ? and "part_custom_states"."name_folded" < ? and "part_custom_states"."name_folded" like ? escape '\';
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded>? AND name_folded<?)

-- 5030fd03
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" >= ? and "part_custom_states"."name_folded" < ? and "part_custom_states"."name_folded" like ? escape '\'
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?comment=sam%25
--   37997151 5a2445f4 fc3c0cdd

-- fc3c0cdd
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."comment_folded" >= ? and "part_custom_states"."comment_folded" < ?;
--| SCAN part_custom_states

-- listPartCustomStates: GET /api/part_custom_states?ancestors_of=1
--   37997151 5a2445f4 4ae6d222

-- 4ae6d222
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "part_custom_states" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "part_custom_states" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE above
--|     SETUP
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN above
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|   SCAN above

-- listPartCustomStates: GET /api/part_custom_states?addedDate[after]=2020-01-01
--   37997151 5a2445f4 006c15b3 6b50afcf 974c4d62 585e742a 8342140e

-- 006c15b3
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."added_date" >= ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_added_date_index (added_date>?)

-- 6b50afcf
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."added_date" >= ?
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?lastModified[after]=2020-01-01
--   37997151 5a2445f4 b224379d 0271c690 974c4d62 585e742a 8342140e

-- b224379d
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."last_modified" >= ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_last_modified_index (last_modified>?)

-- 0271c690
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."last_modified" >= ?
order by +"part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartCustomStates: GET /api/part_custom_states?order[name]=asc
--   37997151 5a2445f4 60ddf8f3 527aa907 974c4d62 585e742a 8342140e

-- 527aa907
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by coalesce("part_custom_states"."name_sort", "part_custom_states"."name_folded") asc,
    "part_custom_states"."id" asc
limit ? offset ?;
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_name_sort_index

-- listPartCustomStates: GET /api/part_custom_states?order[id]=desc
--   37997151 5a2445f4 60ddf8f3 4bd02db6 974c4d62 585e742a 8342140e

-- listPartCustomStates: GET /api/part_custom_states?order[addedDate]=asc
--   37997151 5a2445f4 60ddf8f3 becc5c09 974c4d62 585e742a 8342140e

-- becc5c09
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."added_date" asc, "part_custom_states"."id" asc
limit ? offset ?;
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_added_date_index

-- listPartCustomStates: GET /api/part_custom_states?order[lastModified]=asc
--   37997151 5a2445f4 60ddf8f3 e71e65e9 974c4d62 585e742a 8342140e

-- e71e65e9
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."last_modified" asc, "part_custom_states"."id" asc
limit ? offset ?;
--| SCAN part_custom_states USING COVERING INDEX part_custom_states_last_modified_index

-- listPartCustomStateChildren: GET /api/part_custom_states/1/children
--   37997151 38340a8d 5a2445f4 3f6b59a1 6c8e6592 974c4d62 585e742a 8342140e

-- 38340a8d
select "t"."id" as "id", "t"."version" as "version"
from "part_custom_states" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 3f6b59a1
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."parent_id" = ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)

-- 6c8e6592
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."parent_id" = ?
order by "part_custom_states"."id" asc
limit ? offset ?;
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)

-- getPartCustomState: GET /api/part_custom_states/1
--   37997151 a8da949d 4f45ff36 8929265b

-- listPartCustomStateLog: GET /api/part_custom_states/1/log
--   37997151 38340a8d 21ae8073 7c536c9d dc701559 24c02a54

-- 21ae8073
select count(*) as "total"
from "log_entries"
where log_entries.target_type = ? and log_entries.target_id = ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- 7c536c9d
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.target_type = ? and log_entries.target_id = ?
order by "log_entries"."id" desc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- dc701559
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 24c02a54
select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" in (select value
from json_each(?));
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createPartCustomState: POST /api/part_custom_states
--   37997151 2c81971a 776f2058 a8da949d 4f45ff36 8929265b fe3c446c 94f37e56 54bc2f95

-- 2c81971a
select "id"
from "part_custom_states"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH part_custom_states USING INDEX part_custom_states_parent_id_name_key (<expr>=? AND name=?)

-- 776f2058
insert into "part_custom_states" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)

-- fe3c446c
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_change_set_id_index (change_set_id=?)
--| SEARCH imported_files USING COVERING INDEX imported_files_change_set_id_index (change_set_id=?)

-- 94f37e56
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- 54bc2f95
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select key as position, value ->> 'datetime' as "datetime", value ->> 'kind' as "kind",
    value ->> 'type' as "type", value ->> 'id' as "id", value ->> 'owner' as "owner",
    value ->> 'user' as "user"
from json_each(?)) as given
order by position;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- updatePartCustomState: PATCH /api/part_custom_states/1
--   37997151 5c2a21a1 3d61160d 722b9d6d 7b5978ad 04ed69c7 a8da949d 4f45ff36 8929265b fe3c446c 94f37e56 54bc2f95

-- 5c2a21a1
select *
from "part_custom_states"
where "id" = ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)

-- 3d61160d
select "id"
from "part_custom_states"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH part_custom_states USING INDEX part_custom_states_parent_id_name_key (<expr>=? AND name=?)

-- 722b9d6d
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "part_custom_states"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "part_custom_states" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX part_custom_states_parent_id_index (parent_id=?)
--| SCAN below

-- 7b5978ad
update "part_custom_states"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)

-- 04ed69c7
with recursive below(id, full_path, level) as ( select id, full_path, level
from "part_custom_states"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "part_custom_states" t join below on t.parent_id = below.id ) update "part_custom_states"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "part_custom_states".id = below.id and "part_custom_states".id <> ?
returning "part_custom_states".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX part_custom_states_parent_id_index (parent_id=?)
--| SCAN part_custom_states
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deletePartCustomState: DELETE /api/part_custom_states/5
--   37997151 5c2a21a1 d6dcd098 60bff85f fa36edef 90761553 fe3c446c 94f37e56 54bc2f95

-- d6dcd098
select (select count(*)
from "part_custom_states"
where "parent_id" = ?) as "n0", (select count(*)
from "parts"
where "part_custom_state_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)

-- 60bff85f
select *
from "attachments"
where "part_custom_state_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- fa36edef
select *
from "parameters"
where "part_custom_state_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 90761553
delete
from "part_custom_states"
where "id" in (select value
from json_each(?));
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)

-- restorePartCustomState: POST /api/part_custom_states/1/restore
--   37997151 5c2a21a1 dc71bbfc 13d6c6a6 5ed49a96 5c2a21a1 3d61160d 722b9d6d 7b5978ad 04ed69c7 a8da949d 4f45ff36 8929265b fe3c446c 94f37e56 54bc2f95

-- dc71bbfc
select *
from "part_custom_states"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 13d6c6a6
select "id", "kind", "changes", "data", "target_id" as "target_id"
from "log_entries"
where "target_type" = ? and "target_id" in (select value
from json_each(?)) and "datetime" > ? and "id" >= ? and "id" < ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=? AND rowid>? AND rowid<?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 5ed49a96
select "value"
from "instance"
where "key" = ?;
--| SEARCH instance USING INDEX sqlite_autoindex_instance_1 (key=?)

-- restorePartCustomState: POST /api/part_custom_states/5/restore
--   37997151 5c2a21a1 dc71bbfc 13d6c6a6 5ed49a96 5c34f3e6 5c2a21a1 5c34f3e6 5c34f3e6 0c57e9bf 2c81971a 889ac245 a8da949d 4f45ff36 8929265b fe3c446c 94f37e56 54bc2f95

-- 5c34f3e6
select "id", "data", "change_set_id"
from "log_entries"
where "target_type" = ? and "target_id" = ? and "kind" = ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- 0c57e9bf
select "id"
from "change_sets"
where "id" = ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)

-- 889ac245
insert into "part_custom_states" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "full_path", "level",
    "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
