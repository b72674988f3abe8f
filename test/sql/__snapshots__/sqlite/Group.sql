-- listGroups: GET /api/groups
--   37997151 d129039a 3d442814 2f24684e

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

-- d129039a
select count(*) as "total"
from "groups";
--| SCAN groups USING COVERING INDEX groups_name_sort_index

-- 3d442814
select "groups"."id" as "id"
from "groups"
order by "groups"."id" asc
limit ? offset ?;
--| SCAN groups

-- 2f24684e
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."enforce_2fa" as "enforce_2fa",
    "t"."permissions" as "permissions", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "groups" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- listGroups: GET /api/groups?page=2&itemsPerPage=2
--   37997151 d129039a 4aecaf73 f02392a4

-- 4aecaf73
select "groups"."id" as "id"
from "groups"
order by "groups"."id" desc
limit ? offset ?;
--| SCAN groups

-- f02392a4
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."enforce_2fa" as "enforce_2fa",
    "t"."permissions" as "permissions", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "groups" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listGroups: GET /api/groups?cursor=
--   37997151 d129039a 823e645a 2f24684e

-- 823e645a
select "groups"."id" as "id", "groups"."id" as "k0"
from "groups"
order by "groups"."id" asc
limit ?;
--| SCAN groups

-- listGroups: GET /api/groups?id=1
--   37997151 6d7011a6 f554030e f02392a4

-- 6d7011a6
select count(*) as "total"
from "groups"
where "groups"."id" in (select value
from json_each(?));
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- f554030e
select "groups"."id" as "id"
from "groups"
where "groups"."id" in (select value
from json_each(?))
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?name=sample
--   37997151 e2af5785 93b62720 f02392a4

-- e2af5785
select count(*) as "total"
from "groups"
where "groups"."name_folded" = ?;
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded=?)

-- 93b62720
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" = ?
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?name=sam%25
--   37997151 b7a71a0c f131d943 f02392a4

-- b7a71a0c
select count(*) as "total"
from "groups"
where "groups"."name_folded" >= ? and "groups"."name_folded" < ?;
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded>? AND name_folded<?)

-- f131d943
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" >= ? and "groups"."name_folded" < ?
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?name=%25ampl%25
--   37997151 a900b830 ff281c48 f02392a4

-- a900b830
select count(*) as "total"
from "groups"
where "groups"."name_folded" like ? escape '\';
--| SCAN groups USING COVERING INDEX groups_name_folded_index

-- ff281c48
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" like ? escape '\'
order by +"groups"."id" asc
limit ? offset ?;
--| SCAN groups USING COVERING INDEX groups_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?name=s_mple
--   37997151 fadcbe30 aaa45e01 f02392a4

-- fadcbe30
select count(*) as "total"
from "groups"
where "groups"."name_folded" >= ? and "groups"."name_folded" < ? and "groups"."name_folded" like ? escape '\';
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded>? AND name_folded<?)

-- aaa45e01
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" >= ? and "groups"."name_folded" < ? and "groups"."name_folded" like ? escape '\'
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING COVERING INDEX groups_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?comment=sam%25
--   37997151 f6559072

-- f6559072
select count(*) as "total"
from "groups"
where "groups"."comment_folded" >= ? and "groups"."comment_folded" < ?;
--| SCAN groups

-- listGroups: GET /api/groups?addedDate[after]=2020-01-01
--   37997151 7946c1d4 b0eadc84 2f24684e

-- 7946c1d4
select count(*) as "total"
from "groups"
where "groups"."added_date" >= ?;
--| SEARCH groups USING COVERING INDEX groups_added_date_index (added_date>?)

-- b0eadc84
select "groups"."id" as "id"
from "groups"
where "groups"."added_date" >= ?
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING COVERING INDEX groups_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?lastModified[after]=2020-01-01
--   37997151 4194f63c 5810c017 2f24684e

-- 4194f63c
select count(*) as "total"
from "groups"
where "groups"."last_modified" >= ?;
--| SEARCH groups USING COVERING INDEX groups_last_modified_index (last_modified>?)

-- 5810c017
select "groups"."id" as "id"
from "groups"
where "groups"."last_modified" >= ?
order by +"groups"."id" asc
limit ? offset ?;
--| SEARCH groups USING COVERING INDEX groups_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listGroups: GET /api/groups?order[name]=asc
--   37997151 d129039a 6da75170 2f24684e

-- 6da75170
select "groups"."id" as "id"
from "groups"
order by coalesce("groups"."name_sort", "groups"."name_folded") asc, "groups"."id" asc
limit ? offset ?;
--| SCAN groups USING COVERING INDEX groups_name_sort_index

-- listGroups: GET /api/groups?order[id]=desc
--   37997151 d129039a 4aecaf73 2f24684e

-- listGroups: GET /api/groups?order[addedDate]=asc
--   37997151 d129039a d3ed4bc1 2f24684e

-- d3ed4bc1
select "groups"."id" as "id"
from "groups"
order by "groups"."added_date" asc, "groups"."id" asc
limit ? offset ?;
--| SCAN groups USING COVERING INDEX groups_added_date_index

-- listGroups: GET /api/groups?order[lastModified]=asc
--   37997151 d129039a 7e69b152 2f24684e

-- 7e69b152
select "groups"."id" as "id"
from "groups"
order by "groups"."last_modified" asc, "groups"."id" asc
limit ? offset ?;
--| SCAN groups USING COVERING INDEX groups_last_modified_index

-- listGroupChildren: GET /api/groups/1/children
--   37997151 8ec81dee 5cd78f95

-- 8ec81dee
select "t"."id" as "id", "t"."version" as "version"
from "groups" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 5cd78f95
select count(*) as "total"
from "groups"
where "groups"."parent_id" = ?;
--| SEARCH groups USING COVERING INDEX groups_parent_id_index (parent_id=?)

-- getGroup: GET /api/groups/1
--   37997151 f02392a4

-- listGroupLog: GET /api/groups/1/log
--   37997151 8ec81dee 21ae8073 7c536c9d dc701559 5151b1cc

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

-- 5151b1cc
select 'Group' as type, id, "name" as name
from "groups"
where "id" in (select value
from json_each(?));
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createGroup: POST /api/groups
--   37997151 dd4de681 40e53359 f02392a4 fe3c446c 94f37e56 54bc2f95

-- dd4de681
select "id"
from "groups"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH groups USING INDEX groups_parent_id_name_key (<expr>=? AND name=?)

-- 40e53359
insert into "groups" ("name", "name_folded", "name_sort", "full_path", "level", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH users USING COVERING INDEX users_group_id_index (group_id=?)
--| SEARCH groups USING COVERING INDEX groups_parent_id_index (parent_id=?)

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

-- updateGroup: PATCH /api/groups/1
--   37997151 ab6fc626 c948b5c2 b27db08d a1dec883 c2f5c920 f02392a4 fe3c446c 94f37e56 54bc2f95

-- ab6fc626
select *
from "groups"
where "id" = ?;
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)

-- c948b5c2
select "id"
from "groups"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH groups USING INDEX groups_parent_id_name_key (<expr>=? AND name=?)

-- b27db08d
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "groups"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "groups" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX groups_parent_id_index (parent_id=?)
--| SCAN below

-- a1dec883
update "groups"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)

-- c2f5c920
with recursive below(id, full_path, level) as ( select id, full_path, level
from "groups"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "groups" t join below on t.parent_id = below.id ) update "groups"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "groups".id = below.id and "groups".id <> ?
returning "groups".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX groups_parent_id_index (parent_id=?)
--| SCAN groups
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteGroup: DELETE /api/groups/3
--   37997151 ab6fc626 b6e4bb3e de9f41bc 6c4005a0 fe3c446c 94f37e56 54bc2f95

-- b6e4bb3e
select "name"
from "users"
where "group_id" = ?;
--| SEARCH users USING INDEX users_group_id_index (group_id=?)

-- de9f41bc
select "name"
from "groups"
where "parent_id" = ?;
--| SEARCH groups USING INDEX groups_parent_id_index (parent_id=?)

-- 6c4005a0
delete
from "groups"
where "id" in (select value
from json_each(?));
--| SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH users USING COVERING INDEX users_group_id_index (group_id=?)
--| SEARCH groups USING COVERING INDEX groups_parent_id_index (parent_id=?)
