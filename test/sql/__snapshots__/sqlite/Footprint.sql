-- listFootprints: GET /api/footprints
--   37997151 5a2445f4 24bfc87b 45fb75a3 91dc29fb 96f94b71 425a7bfc

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

-- 24bfc87b
select count(*) as "total"
from "footprints";
--| SCAN footprints USING COVERING INDEX footprints_name_sort_index

-- 45fb75a3
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."id" asc
limit ? offset ?;
--| SCAN footprints

-- 91dc29fb
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "footprint_3d__id",
    "j1"."name" as "footprint_3d__name", "j1"."internal_path" as "footprint_3d__internal_path",
    "j1"."external_path" as "footprint_3d__external_path", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "footprints" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."footprint_3d_attachment_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 96f94b71
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."footprint_id" as "$owner"
from "attachments" as "t"
where "t"."footprint_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id>? AND footprint_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 425a7bfc
select "t"."id" as "id", "t"."name" as "name", "t"."footprint_id" as "$owner"
from "parameters" as "t"
where "t"."footprint_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_footprint_id_name_group_name_key (footprint_id>? AND footprint_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?page=2&itemsPerPage=2
--   37997151 5a2445f4 24bfc87b 45fb75a3 91dc29fb 96f94b71 425a7bfc

-- listFootprints: GET /api/footprints?cursor=
--   37997151 5a2445f4 24bfc87b bab5b8df 91dc29fb 96f94b71 425a7bfc

-- bab5b8df
select "footprints"."id" as "id", "footprints"."id" as "k0"
from "footprints"
order by "footprints"."id" asc
limit ?;
--| SCAN footprints

-- listFootprints: GET /api/footprints?id=1
--   37997151 5a2445f4 06dd3376 fb7135c8 0da9282f 5d9b6202 523e3207

-- 06dd3376
select count(*) as "total"
from "footprints"
where "footprints"."id" in (select value
from json_each(?));
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- fb7135c8
select "footprints"."id" as "id"
from "footprints"
where "footprints"."id" in (select value
from json_each(?))
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 0da9282f
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "footprint_3d__id",
    "j1"."name" as "footprint_3d__name", "j1"."internal_path" as "footprint_3d__internal_path",
    "j1"."external_path" as "footprint_3d__external_path", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "footprints" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."footprint_3d_attachment_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 5d9b6202
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."footprint_id" as "$owner"
from "attachments" as "t"
where "t"."footprint_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 523e3207
select "t"."id" as "id", "t"."name" as "name", "t"."footprint_id" as "$owner"
from "parameters" as "t"
where "t"."footprint_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?name=sample
--   37997151 5a2445f4 35589359 dbef87be 0da9282f 5d9b6202 523e3207

-- 35589359
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" = ?;
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded=?)

-- dbef87be
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" = ?
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?name=sam%25
--   37997151 5a2445f4 46a74f5a a39d85fc 0da9282f 5d9b6202 523e3207

-- 46a74f5a
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" >= ? and "footprints"."name_folded" < ?;
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded>? AND name_folded<?)

-- a39d85fc
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" >= ? and "footprints"."name_folded" < ?
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?name=%25ampl%25
--   37997151 5a2445f4 488790c9 7c247d37 0da9282f 5d9b6202 523e3207

-- 488790c9
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" like ? escape '\';
--| SCAN footprints USING COVERING INDEX footprints_name_folded_index

-- 7c247d37
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" like ? escape '\'
order by +"footprints"."id" asc
limit ? offset ?;
--| SCAN footprints USING COVERING INDEX footprints_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?name=s_mple
--   37997151 5a2445f4 f51b4635 3b26c6b5 0da9282f 5d9b6202 523e3207

-- f51b4635
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" >= ? and "footprints"."name_folded" < ? and "footprints"."name_folded" like ? escape '\';
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded>? AND name_folded<?)

-- 3b26c6b5
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" >= ? and "footprints"."name_folded" < ? and "footprints"."name_folded" like ? escape '\'
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?comment=sam%25
--   37997151 5a2445f4 de3f4301

-- de3f4301
select count(*) as "total"
from "footprints"
where "footprints"."comment_folded" >= ? and "footprints"."comment_folded" < ?;
--| SCAN footprints

-- listFootprints: GET /api/footprints?ancestors_of=1
--   37997151 5a2445f4 c161d6dc

-- c161d6dc
select count(*) as "total"
from "footprints"
where "footprints"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "footprints" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "footprints" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
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

-- listFootprints: GET /api/footprints?addedDate[after]=2020-01-01
--   37997151 5a2445f4 94a281a9 bdcd0360 91dc29fb 96f94b71 425a7bfc

-- 94a281a9
select count(*) as "total"
from "footprints"
where "footprints"."added_date" >= ?;
--| SEARCH footprints USING COVERING INDEX footprints_added_date_index (added_date>?)

-- bdcd0360
select "footprints"."id" as "id"
from "footprints"
where "footprints"."added_date" >= ?
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?lastModified[after]=2020-01-01
--   37997151 5a2445f4 5f1f479b 41848e75 91dc29fb 96f94b71 425a7bfc

-- 5f1f479b
select count(*) as "total"
from "footprints"
where "footprints"."last_modified" >= ?;
--| SEARCH footprints USING COVERING INDEX footprints_last_modified_index (last_modified>?)

-- 41848e75
select "footprints"."id" as "id"
from "footprints"
where "footprints"."last_modified" >= ?
order by +"footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listFootprints: GET /api/footprints?order[name]=asc
--   37997151 5a2445f4 24bfc87b f5104176 91dc29fb 96f94b71 425a7bfc

-- f5104176
select "footprints"."id" as "id"
from "footprints"
order by coalesce("footprints"."name_sort", "footprints"."name_folded") asc, "footprints"."id" asc
limit ? offset ?;
--| SCAN footprints USING COVERING INDEX footprints_name_sort_index

-- listFootprints: GET /api/footprints?order[id]=desc
--   37997151 5a2445f4 24bfc87b c45a3b2b 91dc29fb 96f94b71 425a7bfc

-- c45a3b2b
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."id" desc
limit ? offset ?;
--| SCAN footprints

-- listFootprints: GET /api/footprints?order[addedDate]=asc
--   37997151 5a2445f4 24bfc87b 44835223 91dc29fb 96f94b71 425a7bfc

-- 44835223
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."added_date" asc, "footprints"."id" asc
limit ? offset ?;
--| SCAN footprints USING COVERING INDEX footprints_added_date_index

-- listFootprints: GET /api/footprints?order[lastModified]=asc
--   37997151 5a2445f4 24bfc87b 58613f26 91dc29fb 96f94b71 425a7bfc

-- 58613f26
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."last_modified" asc, "footprints"."id" asc
limit ? offset ?;
--| SCAN footprints USING COVERING INDEX footprints_last_modified_index

-- listFootprintChildren: GET /api/footprints/1/children
--   37997151 73b806e8 5a2445f4 f00d2d26 688b16fb 91dc29fb 96f94b71 425a7bfc

-- 73b806e8
select "t"."id" as "id", "t"."version" as "version"
from "footprints" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- f00d2d26
select count(*) as "total"
from "footprints"
where "footprints"."parent_id" = ?;
--| SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)

-- 688b16fb
select "footprints"."id" as "id"
from "footprints"
where "footprints"."parent_id" = ?
order by "footprints"."id" asc
limit ? offset ?;
--| SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)

-- getFootprint: GET /api/footprints/1
--   37997151 0da9282f 5d9b6202 523e3207

-- listFootprintLog: GET /api/footprints/1/log
--   37997151 73b806e8 21ae8073 7c536c9d dc701559 7a5793d3

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

-- 7a5793d3
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?));
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createFootprint: POST /api/footprints
--   37997151 e5f36fb2 fa2c3d38 0da9282f 5d9b6202 523e3207 fe3c446c 94f37e56 54bc2f95

-- e5f36fb2
select "id"
from "footprints"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH footprints USING INDEX footprints_parent_id_name_key (<expr>=? AND name=?)

-- fa2c3d38
insert into "footprints" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
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

-- updateFootprint: PATCH /api/footprints/1
--   37997151 f24f2727 dd0d5c99 0a872341 b432de50 a6c01973 0da9282f 5d9b6202 523e3207 fe3c446c 94f37e56 54bc2f95

-- f24f2727
select *
from "footprints"
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

-- dd0d5c99
select "id"
from "footprints"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH footprints USING INDEX footprints_parent_id_name_key (<expr>=? AND name=?)

-- 0a872341
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "footprints"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "footprints" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX footprints_parent_id_index (parent_id=?)
--| SCAN below

-- b432de50
update "footprints"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

-- a6c01973
with recursive below(id, full_path, level) as ( select id, full_path, level
from "footprints"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "footprints" t join below on t.parent_id = below.id ) update "footprints"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "footprints".id = below.id and "footprints".id <> ?
returning "footprints".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX footprints_parent_id_index (parent_id=?)
--| SCAN footprints
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteFootprint: DELETE /api/footprints/5
--   37997151 f24f2727 1bb385a1 8eb4de9a cbc18637 d1362f51 fe3c446c 94f37e56 54bc2f95

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

-- restoreFootprint: POST /api/footprints/1/restore
--   37997151 f24f2727 e35305d0 13d6c6a6 5ed49a96 f24f2727 dd0d5c99 0a872341 b432de50 a6c01973 0da9282f 5d9b6202 523e3207 fe3c446c 94f37e56 54bc2f95

-- e35305d0
select *
from "footprints"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreFootprint: POST /api/footprints/5/restore
--   37997151 f24f2727 e35305d0 13d6c6a6 5ed49a96 5c34f3e6 f24f2727 5c34f3e6 5c34f3e6 0c57e9bf e5f36fb2 29eaf2b4 0da9282f 5d9b6202 523e3207 fe3c446c 94f37e56 54bc2f95

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
