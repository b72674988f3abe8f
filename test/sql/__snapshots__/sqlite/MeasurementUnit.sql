-- listMeasurementUnits: GET /api/measurement_units
--   37997151 5a2445f4 e7849e0e af0c928b 25bc8849 5d520220 cc45983a

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

-- e7849e0e
select count(*) as "total"
from "measurement_units";
--| SCAN measurement_units USING COVERING INDEX measurement_units_name_sort_index

-- af0c928b
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."id" asc
limit ? offset ?;
--| SCAN measurement_units

-- 25bc8849
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."unit" as "unit", "t"."is_integer" as "is_integer",
    "t"."use_si_prefix" as "use_si_prefix", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "measurement_units" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 5d520220
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."measurement_unit_id" as "$owner"
from "attachments" as "t"
where "t"."measurement_unit_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id>? AND measurement_unit_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- cc45983a
select "t"."id" as "id", "t"."name" as "name", "t"."measurement_unit_id" as "$owner"
from "parameters" as "t"
where "t"."measurement_unit_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id>? AND measurement_unit_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?page=2&itemsPerPage=2
--   37997151 5a2445f4 e7849e0e 778dbe38 25bc8849 5d520220 cc45983a

-- 778dbe38
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."id" desc
limit ? offset ?;
--| SCAN measurement_units

-- listMeasurementUnits: GET /api/measurement_units?cursor=
--   37997151 5a2445f4 e7849e0e 4f92b8b4 25bc8849 5d520220 cc45983a

-- 4f92b8b4
select "measurement_units"."id" as "id", "measurement_units"."id" as "k0"
from "measurement_units"
order by "measurement_units"."id" asc
limit ?;
--| SCAN measurement_units

-- listMeasurementUnits: GET /api/measurement_units?unit=sam%25
--   37997151 5a2445f4 73974e17

-- 73974e17
select count(*) as "total"
from "measurement_units"
where "measurement_units"."unit_folded" >= ? and "measurement_units"."unit_folded" < ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_unit_folded_index (unit_folded>? AND unit_folded<?)

-- listMeasurementUnits: GET /api/measurement_units?id=1
--   37997151 5a2445f4 a5466745 41a49a1d 0ea0c64f 932ef864 eeea960a

-- a5466745
select count(*) as "total"
from "measurement_units"
where "measurement_units"."id" in (select value
from json_each(?));
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 41a49a1d
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."id" in (select value
from json_each(?))
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 0ea0c64f
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."unit" as "unit", "t"."is_integer" as "is_integer",
    "t"."use_si_prefix" as "use_si_prefix", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "measurement_units" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 932ef864
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."measurement_unit_id" as "$owner"
from "attachments" as "t"
where "t"."measurement_unit_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- eeea960a
select "t"."id" as "id", "t"."name" as "name", "t"."measurement_unit_id" as "$owner"
from "parameters" as "t"
where "t"."measurement_unit_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?name=sample
--   37997151 5a2445f4 67fb9e40 82273401 0ea0c64f 932ef864 eeea960a

-- 67fb9e40
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" = ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded=?)

-- 82273401
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" = ?
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?name=sam%25
--   37997151 5a2445f4 d8c7e47a 1f68da4c 0ea0c64f 932ef864 eeea960a

-- d8c7e47a
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" >= ? and "measurement_units"."name_folded" < ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded>? AND name_folded<?)

-- 1f68da4c
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" >= ? and "measurement_units"."name_folded" < ?
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?name=%25ampl%25
--   37997151 5a2445f4 65ccba5f eaa68a98 0ea0c64f 932ef864 eeea960a

-- 65ccba5f
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" like ? escape '\';
--| SCAN measurement_units USING COVERING INDEX measurement_units_name_folded_index

-- eaa68a98
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" like ? escape '\'
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SCAN measurement_units USING COVERING INDEX measurement_units_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?name=s_mple
--   37997151 5a2445f4 beaf23e8 443321e9 0ea0c64f 932ef864 eeea960a

-- beaf23e8
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" >= ? and "measurement_units"."name_folded" < ? and "measurement_units"."name_folded" like ? escape '\';
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded>? AND name_folded<?)

-- 443321e9
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" >= ? and "measurement_units"."name_folded" < ? and "measurement_units"."name_folded" like ? escape '\'
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?comment=sam%25
--   37997151 5a2445f4 ab5c9554

-- ab5c9554
select count(*) as "total"
from "measurement_units"
where "measurement_units"."comment_folded" >= ? and "measurement_units"."comment_folded" < ?;
--| SCAN measurement_units

-- listMeasurementUnits: GET /api/measurement_units?ancestors_of=1
--   37997151 5a2445f4 50261a18

-- 50261a18
select count(*) as "total"
from "measurement_units"
where "measurement_units"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "measurement_units" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "measurement_units" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
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

-- listMeasurementUnits: GET /api/measurement_units?addedDate[after]=2020-01-01
--   37997151 5a2445f4 0c612607 cbd8ca98 25bc8849 5d520220 cc45983a

-- 0c612607
select count(*) as "total"
from "measurement_units"
where "measurement_units"."added_date" >= ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_added_date_index (added_date>?)

-- cbd8ca98
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."added_date" >= ?
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?lastModified[after]=2020-01-01
--   37997151 5a2445f4 46ee32cc 8d069b44 25bc8849 5d520220 cc45983a

-- 46ee32cc
select count(*) as "total"
from "measurement_units"
where "measurement_units"."last_modified" >= ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_last_modified_index (last_modified>?)

-- 8d069b44
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."last_modified" >= ?
order by +"measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listMeasurementUnits: GET /api/measurement_units?order[name]=asc
--   37997151 5a2445f4 e7849e0e d0ea6baf 25bc8849 5d520220 cc45983a

-- d0ea6baf
select "measurement_units"."id" as "id"
from "measurement_units"
order by coalesce("measurement_units"."name_sort", "measurement_units"."name_folded") asc,
    "measurement_units"."id" asc
limit ? offset ?;
--| SCAN measurement_units USING COVERING INDEX measurement_units_name_sort_index

-- listMeasurementUnits: GET /api/measurement_units?order[id]=desc
--   37997151 5a2445f4 e7849e0e 778dbe38 25bc8849 5d520220 cc45983a

-- listMeasurementUnits: GET /api/measurement_units?order[addedDate]=asc
--   37997151 5a2445f4 e7849e0e 527cc396 25bc8849 5d520220 cc45983a

-- 527cc396
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."added_date" asc, "measurement_units"."id" asc
limit ? offset ?;
--| SCAN measurement_units USING COVERING INDEX measurement_units_added_date_index

-- listMeasurementUnits: GET /api/measurement_units?order[lastModified]=asc
--   37997151 5a2445f4 e7849e0e b5fb57e2 25bc8849 5d520220 cc45983a

-- b5fb57e2
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."last_modified" asc, "measurement_units"."id" asc
limit ? offset ?;
--| SCAN measurement_units USING COVERING INDEX measurement_units_last_modified_index

-- listMeasurementUnitChildren: GET /api/measurement_units/1/children
--   37997151 e778a5f5 5a2445f4 5a132c21 536a99f9 25bc8849 5d520220 cc45983a

-- e778a5f5
select "t"."id" as "id", "t"."version" as "version"
from "measurement_units" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 5a132c21
select count(*) as "total"
from "measurement_units"
where "measurement_units"."parent_id" = ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)

-- 536a99f9
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."parent_id" = ?
order by "measurement_units"."id" asc
limit ? offset ?;
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)

-- getMeasurementUnit: GET /api/measurement_units/1
--   37997151 0ea0c64f 932ef864 eeea960a

-- listMeasurementUnitLog: GET /api/measurement_units/1/log
--   37997151 e778a5f5 21ae8073 7c536c9d dc701559 288ab536

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

-- 288ab536
select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" in (select value
from json_each(?));
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createMeasurementUnit: POST /api/measurement_units
--   37997151 ecde199f 3863ae6d 0ea0c64f 932ef864 eeea960a fe3c446c 94f37e56 54bc2f95

-- ecde199f
select "id"
from "measurement_units"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH measurement_units USING INDEX measurement_units_parent_id_name_key (<expr>=? AND name=?)

-- 3863ae6d
insert into "measurement_units" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)

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

-- updateMeasurementUnit: PATCH /api/measurement_units/1
--   37997151 47dbe9e7 e19f455a d0223a9f 76297dd9 6f3e8c7a 0ea0c64f 932ef864 eeea960a fe3c446c 94f37e56 54bc2f95

-- 47dbe9e7
select *
from "measurement_units"
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

-- e19f455a
select "id"
from "measurement_units"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH measurement_units USING INDEX measurement_units_parent_id_name_key (<expr>=? AND name=?)

-- d0223a9f
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "measurement_units"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "measurement_units" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX measurement_units_parent_id_index (parent_id=?)
--| SCAN below

-- 76297dd9
update "measurement_units"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

-- 6f3e8c7a
with recursive below(id, full_path, level) as ( select id, full_path, level
from "measurement_units"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "measurement_units" t join below on t.parent_id = below.id ) update "measurement_units"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "measurement_units".id = below.id and "measurement_units".id <> ?
returning "measurement_units".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX measurement_units_parent_id_index (parent_id=?)
--| SCAN measurement_units
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteMeasurementUnit: DELETE /api/measurement_units/5
--   37997151 47dbe9e7 8def9106 e0a54b00 ff02c66d 2a788edc fe3c446c 94f37e56 54bc2f95

-- 8def9106
select (select count(*)
from "measurement_units"
where "parent_id" = ?) as "n0", (select count(*)
from "parts"
where "part_unit_id" = ?) as "n1", (select count(*)
from "storage_locations"
where "storage_type_id" = ?) as "n2";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| SCALAR SUBQUERY 3
--|   SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)

-- e0a54b00
select *
from "attachments"
where "measurement_unit_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- ff02c66d
select *
from "parameters"
where "measurement_unit_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 2a788edc
delete
from "measurement_units"
where "id" in (select value
from json_each(?));
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)

-- restoreMeasurementUnit: POST /api/measurement_units/1/restore
--   37997151 47dbe9e7 7ae9b75e 13d6c6a6 5ed49a96 47dbe9e7 e19f455a d0223a9f 76297dd9 6f3e8c7a 0ea0c64f 932ef864 eeea960a fe3c446c 94f37e56 54bc2f95

-- 7ae9b75e
select *
from "measurement_units"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreMeasurementUnit: POST /api/measurement_units/5/restore
--   37997151 47dbe9e7 7ae9b75e 13d6c6a6 5ed49a96 5c34f3e6 47dbe9e7 5c34f3e6 5c34f3e6 0c57e9bf ecde199f 099c3068 0ea0c64f 932ef864 eeea960a fe3c446c 94f37e56 54bc2f95

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

-- 099c3068
insert into "measurement_units" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "unit", "unit_folded",
    "is_integer", "use_si_prefix", "full_path", "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
