-- listPartAssociations: GET /api/part_associations
--   37997151 5a2445f4 c3bdef4a 9a248d69 c450948b

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

-- c3bdef4a
select count(*) as "total"
from "part_associations";
--| SCAN part_associations USING COVERING INDEX part_associations_other_part_id_index

-- 9a248d69
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."id" asc
limit ? offset ?;
--| SCAN part_associations

-- c450948b
select "t"."id" as "id", "t"."type" as "type", "t"."other_type" as "other_type", "t"."comment" as "comment",
    "j1"."id" as "owner__id", "j1"."name" as "owner__name", "j2"."id" as "other__id",
    "j2"."name" as "other__name", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "part_associations" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "parts" as "j2" on "j2"."id" = "t"."other_part_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartAssociations: GET /api/part_associations?page=2&itemsPerPage=2
--   37997151 5a2445f4 c3bdef4a d5186f10 2db284e2

-- d5186f10
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."id" desc
limit ? offset ?;
--| SCAN part_associations

-- 2db284e2
select "t"."id" as "id", "t"."type" as "type", "t"."other_type" as "other_type", "t"."comment" as "comment",
    "j1"."id" as "owner__id", "j1"."name" as "owner__name", "j2"."id" as "other__id",
    "j2"."name" as "other__name", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "part_associations" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "parts" as "j2" on "j2"."id" = "t"."other_part_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartAssociations: GET /api/part_associations?cursor=
--   37997151 5a2445f4 c3bdef4a e1f43a54 c450948b

-- e1f43a54
select "part_associations"."id" as "id", "part_associations"."id" as "k0"
from "part_associations"
order by "part_associations"."id" asc
limit ?;
--| SCAN part_associations

-- listPartAssociations: GET /api/part_associations?owner=1
--   37997151 5a2445f4 56bba273 ec952c2f c450948b

-- 56bba273
select count(*) as "total"
from "part_associations"
where "part_associations"."part_id" in (select value
from json_each(?));
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ec952c2f
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."part_id" in (select value
from json_each(?))
order by +"part_associations"."id" asc
limit ? offset ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?other=1
--   37997151 5a2445f4 84ec5cca

-- 84ec5cca
select count(*) as "total"
from "part_associations"
where "part_associations"."other_part_id" in (select value
from json_each(?));
--| SEARCH part_associations USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listPartAssociations: GET /api/part_associations?other_type=sam%25
--   37997151 5a2445f4 e09f587b 6435e8f4 2db284e2

-- e09f587b
select count(*) as "total"
from "part_associations"
where "part_associations"."other_type_folded" >= ? and "part_associations"."other_type_folded" < ?;
--| SCAN part_associations

-- 6435e8f4
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."other_type_folded" >= ? and "part_associations"."other_type_folded" < ?
order by +"part_associations"."id" asc
limit ? offset ?;
--| SCAN part_associations
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?order[comment]=asc
--   37997151 5a2445f4 c3bdef4a e6a46dd3 c450948b

-- e6a46dd3
select "part_associations"."id" as "id"
from "part_associations"
order by coalesce("part_associations"."comment_sort", "part_associations"."comment_folded") asc nulls first,
    "part_associations"."id" asc
limit ? offset ?;
--| SCAN part_associations
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?id=1
--   37997151 5a2445f4 1a0dc7d9 c78c2f82 2db284e2

-- 1a0dc7d9
select count(*) as "total"
from "part_associations"
where "part_associations"."id" in (select value
from json_each(?));
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- c78c2f82
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."id" in (select value
from json_each(?))
order by +"part_associations"."id" asc
limit ? offset ?;
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?comment=sam%25
--   37997151 5a2445f4 8034360f

-- 8034360f
select count(*) as "total"
from "part_associations"
where "part_associations"."comment_folded" >= ? and "part_associations"."comment_folded" < ?;
--| SCAN part_associations

-- listPartAssociations: GET /api/part_associations?addedDate[after]=2020-01-01
--   37997151 5a2445f4 4c32acc4 70b47c90 c450948b

-- 4c32acc4
select count(*) as "total"
from "part_associations"
where "part_associations"."added_date" >= ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_added_date_index (added_date>?)

-- 70b47c90
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."added_date" >= ?
order by +"part_associations"."id" asc
limit ? offset ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?lastModified[after]=2020-01-01
--   37997151 5a2445f4 e48237ce c825ad41 c450948b

-- e48237ce
select count(*) as "total"
from "part_associations"
where "part_associations"."last_modified" >= ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_last_modified_index (last_modified>?)

-- c825ad41
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."last_modified" >= ?
order by +"part_associations"."id" asc
limit ? offset ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartAssociations: GET /api/part_associations?order[id]=desc
--   37997151 5a2445f4 c3bdef4a d5186f10 c450948b

-- listPartAssociations: GET /api/part_associations?order[addedDate]=asc
--   37997151 5a2445f4 c3bdef4a e0f75840 c450948b

-- e0f75840
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."added_date" asc, "part_associations"."id" asc
limit ? offset ?;
--| SCAN part_associations USING COVERING INDEX part_associations_added_date_index

-- listPartAssociations: GET /api/part_associations?order[lastModified]=asc
--   37997151 5a2445f4 c3bdef4a 3829de56 c450948b

-- 3829de56
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."last_modified" asc, "part_associations"."id" asc
limit ? offset ?;
--| SCAN part_associations USING COVERING INDEX part_associations_last_modified_index

-- getPartAssociation: GET /api/part_associations/1
--   37997151 2db284e2

-- listPartAssociationLog: GET /api/part_associations/1/log
--   37997151 4009ae9d 21ae8073 7c536c9d dc701559 a2f8f889

-- 4009ae9d
select "t"."id" as "id", "t"."version" as "version"
from "part_associations" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

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

-- a2f8f889
select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" in (select value
from json_each(?));
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- createPartAssociation: POST /api/part_associations
--   37997151 41014301 41014301 f570361f 1a22edb9 6a280bfa 075e6762 075e6762 2db284e2 fe3c446c 94f37e56 54bc2f95

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- f570361f
select count(*) as "count"
from "part_associations"
where "part_id" = ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)

-- 1a22edb9
select "id"
from "part_associations"
where "part_id" = ? and "other_part_id" = ? and "type" = ?;
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_other_part_id_type_key (part_id=? AND other_part_id=? AND type=?)

-- 6a280bfa
insert into "part_associations" ("type", "other_type", "other_type_folded", "part_id", "other_part_id",
    "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

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

-- updatePartAssociation: PATCH /api/part_associations/1
--   37997151 86442008 d5980177 075e6762 075e6762 2db284e2 fe3c446c 94f37e56 54bc2f95

-- 86442008
select *
from "part_associations"
where "id" = ?;
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)

-- d5980177
update "part_associations"
set "comment" = ?, "comment_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)

-- deletePartAssociation: DELETE /api/part_associations/3
--   37997151 86442008 c040a032 075e6762 075e6762 fe3c446c 08981ad5 54bc2f95

-- c040a032
delete
from "part_associations"
where "id" in (select value
from json_each(?));
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restorePartAssociation: POST /api/part_associations/1/restore
--   37997151 86442008 74e10fdf 13d6c6a6 5ed49a96 86442008 d5980177 075e6762 2db284e2 fe3c446c 94f37e56 54bc2f95

-- 74e10fdf
select *
from "part_associations"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
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

-- restorePartAssociation: POST /api/part_associations/3/restore
--   37997151 86442008 74e10fdf 13d6c6a6 5ed49a96 5c34f3e6 86442008 5c34f3e6 5c34f3e6 0c57e9bf 41014301 41014301 f570361f 1a22edb9 c9e15efe 075e6762 2db284e2 fe3c446c 94f37e56 54bc2f95

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

-- c9e15efe
insert into "part_associations" ("type", "other_type", "other_type_folded", "comment", "comment_folded",
    "comment_sort", "part_id", "other_part_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
