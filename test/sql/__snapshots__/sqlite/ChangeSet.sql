-- listChangeSets: GET /api/change_sets
--   37997151 ac5d08f4 6e7d7d03 8fc7af42 a8e8f15a 412c0a1d

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

-- ac5d08f4
select count(*) as "total"
from "change_sets";
--| SCAN change_sets

-- 6e7d7d03
select "change_sets"."id" as "id"
from "change_sets"
order by "change_sets"."id" desc
limit ? offset ?;
--| SCAN change_sets

-- 8fc7af42
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."operation" as "operation",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."comment" as "comment", "t"."undoes_id" as "undoes_id",
    "t"."compacted_elements" as "compacted_elements"
from "change_sets" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- a8e8f15a
with recursive related (id, undoes_id, operation, left_count) as ( select id, undoes_id, operation, left_count
from change_sets
where "id" in (select value
from json_each(?))
union select change_sets.id, change_sets.undoes_id, change_sets.operation, change_sets.left_count
from related
inner join change_sets on change_sets.undoes_id = related.id ) select id, undoes_id, operation, left_count
from related
order by id desc;
--| CO-ROUTINE related
--|   SETUP
--|     SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   RECURSIVE STEP
--|     SCAN related
--|     SEARCH change_sets USING INDEX change_sets_undoes_id_index (undoes_id=?)
--| SCAN related
--| USE TEMP B-TREE FOR ORDER BY

-- 412c0a1d
select change_set_id as id, count(*) as element_count, sum(case when target_type not in ('User', 'Group',
    'Webhook') then 1 else 0 end) as undoable_count
from ( select distinct change_set_id, target_type, target_id
from log_entries
where "change_set_id" in (select value
from json_each(?)) and true ) as element group by change_set_id;
--| CO-ROUTINE element
--|   SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|   USE TEMP B-TREE FOR DISTINCT
--| SCAN element
--| USE TEMP B-TREE FOR GROUP BY

-- listChangeSets: GET /api/change_sets?page=2&itemsPerPage=2
--   37997151 ac5d08f4 6e7d7d03 8fc7af42 a8e8f15a 412c0a1d

-- listChangeSets: GET /api/change_sets?cursor=
--   37997151 ac5d08f4 9fc5b413 8fc7af42 a8e8f15a 412c0a1d

-- 9fc5b413
select "change_sets"."id" as "id", "change_sets"."id" as "k0"
from "change_sets"
order by "change_sets"."id" desc
limit ?;
--| SCAN change_sets

-- listChangeSets: GET /api/change_sets?user=1
--   37997151 9624690a 000b843c 8fc7af42 a8e8f15a 412c0a1d

-- 9624690a
select count(*) as "total"
from "change_sets"
where "change_sets"."user_id" in (select value
from json_each(?));
--| SCAN change_sets
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- 000b843c
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."user_id" in (select value
from json_each(?))
order by +"change_sets"."id" desc
limit ? offset ?;
--| SCAN change_sets
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listChangeSets: GET /api/change_sets?client=1
--   37997151 709e2368

-- 709e2368
select count(*) as "total"
from "change_sets"
where "change_sets"."client" = ?;
--| SCAN change_sets

-- listChangeSets: GET /api/change_sets?datetime[after]=2020-01-01
--   37997151 4d4f0746 dce82139 8fc7af42 a8e8f15a 412c0a1d

-- 4d4f0746
select count(*) as "total"
from "change_sets"
where "change_sets"."datetime" >= ?;
--| SCAN change_sets

-- dce82139
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."datetime" >= ?
order by +"change_sets"."id" desc
limit ? offset ?;
--| SCAN change_sets
--| USE TEMP B-TREE FOR ORDER BY

-- listChangeSets: GET /api/change_sets?order[datetime]=asc
--   37997151 ac5d08f4 4621c7d3 8fc7af42 a8e8f15a 412c0a1d

-- 4621c7d3
select "change_sets"."id" as "id"
from "change_sets"
order by "change_sets"."datetime" asc, "change_sets"."id" asc
limit ? offset ?;
--| SCAN change_sets
--| USE TEMP B-TREE FOR ORDER BY

-- listChangeSets: GET /api/change_sets?id=1
--   37997151 a926747f d53d16ae a61944e5 a8e8f15a 412c0a1d

-- a926747f
select count(*) as "total"
from "change_sets"
where "change_sets"."id" in (select value
from json_each(?));
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- d53d16ae
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."id" in (select value
from json_each(?))
order by +"change_sets"."id" desc
limit ? offset ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- a61944e5
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."operation" as "operation",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."comment" as "comment", "t"."undoes_id" as "undoes_id",
    "t"."compacted_elements" as "compacted_elements"
from "change_sets" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listChangeSets: GET /api/change_sets?order[id]=desc
--   37997151 ac5d08f4 6e7d7d03 8fc7af42 a8e8f15a 412c0a1d

-- getChangeSet: GET /api/change_sets/1
--   37997151 a61944e5 a8e8f15a 412c0a1d 04415804 cf0fc95d

-- 04415804
select target_type as type, target_id as id,
    max(case when kind = 'element_created' then 1 else 0 end) as is_created,
    max(case when kind = 'element_deleted' then 1 else 0 end) as is_deleted, (select count(compacted_elements)
from change_sets
where id = ?) as is_compacted
from log_entries
where change_set_id = ? and true group by target_type, target_id
order by min(log_entries.id)
limit 1000;
--| SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=?)
--| USE TEMP B-TREE FOR GROUP BY
--| SCALAR SUBQUERY 1
--|   SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- cf0fc95d
select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?));
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listChangeSetLog: GET /api/change_sets/1/log
--   37997151 0c57e9bf 7188ac1a bfce71d8 dc701559 cf0fc95d

-- 0c57e9bf
select "id"
from "change_sets"
where "id" = ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)

-- 7188ac1a
select count(*) as "total"
from "log_entries"
where log_entries.change_set_id = ? and true;
--| SEARCH log_entries USING COVERING INDEX log_entries_change_set_id_index (change_set_id=?)

-- bfce71d8
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.change_set_id = ? and true
order by "log_entries"."id" desc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_change_set_id_index (change_set_id=?)

-- dc701559
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- undoChangeSet: POST /api/change_sets/143/undo?dry_run=true
--   37997151 0c57e9bf 53a884b8 b54954da 0f540675 f307f6db e35305d0 f24f2727 14522772 2bd24bef 384eb207 1bb385a1 8eb4de9a cbc18637 d1362f51 fe3c446c 94f37e56 f307f6db b54954da 3cd1d55c 584385de 7a5793d3 98477c42

-- 53a884b8
select "undoes_id", "compacted_elements"
from "change_sets"
where "id" = ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)

-- b54954da
select coalesce(sum("element"."entries"), ?) as "entries", count(*) as "elements"
from (select "target_type", "target_id", count(*) as "entries"
from "log_entries"
where "change_set_id" = ? group by "target_type", "target_id") as "element";
--| CO-ROUTINE element
--|   SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=?)
--|   USE TEMP B-TREE FOR GROUP BY
--| SCAN element

-- 0f540675
select "target_type", "target_id"
from "log_entries"
where "change_set_id" = ? group by "target_type", "target_id" having count(*) > ?;
--| SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=?)
--| USE TEMP B-TREE FOR GROUP BY

-- f307f6db
select "id", "kind", "target_type", "target_id", "changes", "data"
from "log_entries"
where "change_set_id" = ? and "id" < ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=? AND rowid<?)

-- e35305d0
select *
from "footprints"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- f24f2727
select *
from "footprints"
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

-- 14522772
select "id", "kind", "changes", "data", "change_set_id", "target_id" as "target_id"
from "log_entries"
where "target_type" = ? and "target_id" in (select value
from json_each(?)) and "id" > ? and ("changes" is not null or "kind" = ?)
order by "id";
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=? AND rowid>?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 2bd24bef
select "id"
from "attachments"
where "footprint_id" in (select value
from json_each(?))
order by "id"
limit ?;
--| SEARCH attachments USING COVERING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 384eb207
select "id"
from "parameters"
where "footprint_id" in (select value
from json_each(?))
order by "id"
limit ?;
--| SEARCH parameters USING COVERING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 1bb385a1
select (select count(*)
from "footprints"
where "parent_id" = ?) as "n0", (select count(*)
from "parts"
where "footprint_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)

-- 8eb4de9a
select *
from "attachments"
where "footprint_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- cbc18637
select *
from "parameters"
where "footprint_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- d1362f51
delete
from "footprints"
where "id" in (select value
from json_each(?));
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)

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

-- 3cd1d55c
update "change_sets"
set "left_count" = ?
where "id" = ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)

-- 584385de
select kind, target_type, target_id, changes, count(*) over () as count
from log_entries
where change_set_id = ? and kind in ('element_created', 'element_edited', 'element_deleted', 'element_merged',
    'part_stock_changed') and true
order by id
limit 200;
--| CO-ROUTINE (subquery-2)
--|   SEARCH log_entries USING INDEX log_entries_change_set_id_index (change_set_id=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- 7a5793d3
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?));
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 98477c42
select target_type as type, target_id as id, data
from log_entries
where target_type = ? and "target_id" in (select value
from json_each(?)) and kind = 'element_deleted';
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- undoChangeSet: POST /api/change_sets/143/undo
--   37997151 0c57e9bf 53a884b8 b54954da 0f540675 f307f6db e35305d0 f24f2727 14522772 2bd24bef 384eb207 1bb385a1 8eb4de9a cbc18637 d1362f51 fe3c446c 94f37e56 f307f6db b54954da 3cd1d55c 54bc2f95

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

-- redoChangeSet: POST /api/change_sets/145/redo
--   37997151 0c57e9bf 53a884b8 b54954da 0f540675 f307f6db e35305d0 1a96de44 e5f36fb2 29eaf2b4 fe3c446c 94f37e56 f307f6db b54954da 3cd1d55c 54bc2f95

-- 1a96de44
select max("id") as "id", "target_id" as "target"
from "log_entries"
where "target_type" = ? and "target_id" in (select value
from json_each(?)) and "kind" = ? group by "target_id";
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- e5f36fb2
select "id"
from "footprints"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH footprints USING INDEX footprints_parent_id_name_key (<expr>=? AND name=?)

-- 29eaf2b4
insert into "footprints" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "footprint_3d_attachment_id",
    "eda_kicad_footprint", "full_path", "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)
