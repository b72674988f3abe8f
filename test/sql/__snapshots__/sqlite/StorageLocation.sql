-- listStorageLocations: GET /api/storage_locations
--   37997151 5a2445f4 35a16adb b3df6425 66fa0f47 34c0f9a9 9deb7d70

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

-- 35a16adb
select count(*) as "total"
from "storage_locations";
--| SCAN storage_locations USING COVERING INDEX storage_locations_name_sort_index

-- b3df6425
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."id" asc
limit ? offset ?;
--| SCAN storage_locations

-- 66fa0f47
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "storage_type__id",
    "j1"."name" as "storage_type__name", "j1"."full_path" as "storage_type__full_path",
    "t"."is_full" as "is_full", "t"."only_single_part" as "only_single_part",
    "t"."limit_to_existing_parts" as "limit_to_existing_parts", "j2"."id" as "owner__id",
    "j2"."name" as "owner__name", "t"."part_owner_must_match" as "part_owner_must_match",
    "j3"."id" as "master_picture_attachment__id", "j3"."name" as "master_picture_attachment__name",
    "j3"."internal_path" as "master_picture_attachment__internal_path",
    "j3"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "storage_locations" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."storage_type_id"
left join "users" as "j2" on "j2"."id" = "t"."owner_id"
left join "attachments" as "j3" on "j3"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 34c0f9a9
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."storage_location_id" as "$owner"
from "attachments" as "t"
where "t"."storage_location_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id>? AND storage_location_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 9deb7d70
select "t"."id" as "id", "t"."name" as "name", "t"."storage_location_id" as "$owner"
from "parameters" as "t"
where "t"."storage_location_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id>? AND storage_location_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?page=2&itemsPerPage=2
--   37997151 5a2445f4 35a16adb bc517bf3 66fa0f47 34c0f9a9 9deb7d70

-- bc517bf3
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."id" desc
limit ? offset ?;
--| SCAN storage_locations

-- listStorageLocations: GET /api/storage_locations?cursor=
--   37997151 5a2445f4 35a16adb a243f2f9 66fa0f47 34c0f9a9 9deb7d70

-- a243f2f9
select "storage_locations"."id" as "id", "storage_locations"."id" as "k0"
from "storage_locations"
order by "storage_locations"."id" asc
limit ?;
--| SCAN storage_locations

-- listStorageLocations: GET /api/storage_locations?storage_type=1
--   37997151 5a2445f4 8c3c2a12

-- 8c3c2a12
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" in (select value
from json_each(?));
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listStorageLocations: GET /api/storage_locations?storage_type=1%2C1%2B
--   37997151 5a2445f4 de5b10e9

-- de5b10e9
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" in (select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "measurement_units" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- listStorageLocations: GET /api/storage_locations?storage_type=1%2B%2B
--   37997151 5a2445f4 37ef8e96

-- 37ef8e96
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH storage_locations USING COVERING INDEX storage_locations_storage_type_id_index (storage_type_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|   SCAN branch

-- listStorageLocations: GET /api/storage_locations?id=1
--   37997151 5a2445f4 e070ad76 4ada7acf df580428 b37c9438 ac5e89bf

-- e070ad76
select count(*) as "total"
from "storage_locations"
where "storage_locations"."id" in (select value
from json_each(?));
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 4ada7acf
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."id" in (select value
from json_each(?))
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- df580428
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "storage_type__id",
    "j1"."name" as "storage_type__name", "j1"."full_path" as "storage_type__full_path",
    "t"."is_full" as "is_full", "t"."only_single_part" as "only_single_part",
    "t"."limit_to_existing_parts" as "limit_to_existing_parts", "j2"."id" as "owner__id",
    "j2"."name" as "owner__name", "t"."part_owner_must_match" as "part_owner_must_match",
    "j3"."id" as "master_picture_attachment__id", "j3"."name" as "master_picture_attachment__name",
    "j3"."internal_path" as "master_picture_attachment__internal_path",
    "j3"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "storage_locations" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."storage_type_id"
left join "users" as "j2" on "j2"."id" = "t"."owner_id"
left join "attachments" as "j3" on "j3"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- b37c9438
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."storage_location_id" as "$owner"
from "attachments" as "t"
where "t"."storage_location_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- ac5e89bf
select "t"."id" as "id", "t"."name" as "name", "t"."storage_location_id" as "$owner"
from "parameters" as "t"
where "t"."storage_location_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?name=sample
--   37997151 5a2445f4 1e9e6f69 cabcfaef df580428 b37c9438 ac5e89bf

-- 1e9e6f69
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" = ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded=?)

-- cabcfaef
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" = ?
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?name=sam%25
--   37997151 5a2445f4 b0adb43d b83851de df580428 b37c9438 ac5e89bf

-- b0adb43d
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" >= ? and "storage_locations"."name_folded" < ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded>? AND name_folded<?)

-- b83851de
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" >= ? and "storage_locations"."name_folded" < ?
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?name=%25ampl%25
--   37997151 5a2445f4 cf8793e5 1a2b3281 df580428 b37c9438 ac5e89bf

-- cf8793e5
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" like ? escape '\';
--| SCAN storage_locations USING COVERING INDEX storage_locations_name_folded_index

-- 1a2b3281
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" like ? escape '\'
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SCAN storage_locations USING COVERING INDEX storage_locations_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?name=s_mple
--   37997151 5a2445f4 3666a7f5 9a27a451 df580428 b37c9438 ac5e89bf

-- 3666a7f5
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" >= ? and "storage_locations"."name_folded" < ? and "storage_locations"."name_folded" like ? escape '\';
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded>? AND name_folded<?)

-- 9a27a451
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" >= ? and "storage_locations"."name_folded" < ? and "storage_locations"."name_folded" like ? escape '\'
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?comment=sam%25
--   37997151 5a2445f4 46cc7af5

-- 46cc7af5
select count(*) as "total"
from "storage_locations"
where "storage_locations"."comment_folded" >= ? and "storage_locations"."comment_folded" < ?;
--| SCAN storage_locations

-- listStorageLocations: GET /api/storage_locations?ancestors_of=1
--   37997151 5a2445f4 d89de672

-- d89de672
select count(*) as "total"
from "storage_locations"
where "storage_locations"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "storage_locations" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "storage_locations" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
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

-- listStorageLocations: GET /api/storage_locations?addedDate[after]=2020-01-01
--   37997151 5a2445f4 635b3801 e77809f3 66fa0f47 34c0f9a9 9deb7d70

-- 635b3801
select count(*) as "total"
from "storage_locations"
where "storage_locations"."added_date" >= ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_added_date_index (added_date>?)

-- e77809f3
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."added_date" >= ?
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?lastModified[after]=2020-01-01
--   37997151 5a2445f4 ffa3d776 b412aae1 66fa0f47 34c0f9a9 9deb7d70

-- ffa3d776
select count(*) as "total"
from "storage_locations"
where "storage_locations"."last_modified" >= ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_last_modified_index (last_modified>?)

-- b412aae1
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."last_modified" >= ?
order by +"storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listStorageLocations: GET /api/storage_locations?order[name]=asc
--   37997151 5a2445f4 35a16adb 9a39a880 66fa0f47 34c0f9a9 9deb7d70

-- 9a39a880
select "storage_locations"."id" as "id"
from "storage_locations"
order by coalesce("storage_locations"."name_sort", "storage_locations"."name_folded") asc,
    "storage_locations"."id" asc
limit ? offset ?;
--| SCAN storage_locations USING COVERING INDEX storage_locations_name_sort_index

-- listStorageLocations: GET /api/storage_locations?order[id]=desc
--   37997151 5a2445f4 35a16adb bc517bf3 66fa0f47 34c0f9a9 9deb7d70

-- listStorageLocations: GET /api/storage_locations?order[addedDate]=asc
--   37997151 5a2445f4 35a16adb 1398018d 66fa0f47 34c0f9a9 9deb7d70

-- 1398018d
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."added_date" asc, "storage_locations"."id" asc
limit ? offset ?;
--| SCAN storage_locations USING COVERING INDEX storage_locations_added_date_index

-- listStorageLocations: GET /api/storage_locations?order[lastModified]=asc
--   37997151 5a2445f4 35a16adb 87ce5d37 66fa0f47 34c0f9a9 9deb7d70

-- 87ce5d37
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."last_modified" asc, "storage_locations"."id" asc
limit ? offset ?;
--| SCAN storage_locations USING COVERING INDEX storage_locations_last_modified_index

-- listStorageLocationChildren: GET /api/storage_locations/1/children
--   37997151 c974f69b 5a2445f4 835b0d6a 5eedc40f 66fa0f47 34c0f9a9 9deb7d70

-- c974f69b
select "t"."id" as "id", "t"."version" as "version"
from "storage_locations" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 835b0d6a
select count(*) as "total"
from "storage_locations"
where "storage_locations"."parent_id" = ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)

-- 5eedc40f
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."parent_id" = ?
order by "storage_locations"."id" asc
limit ? offset ?;
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)

-- getStorageLocation: GET /api/storage_locations/1
--   37997151 df580428 b37c9438 ac5e89bf

-- listStorageLocationLog: GET /api/storage_locations/1/log
--   37997151 c974f69b 21ae8073 7c536c9d 3f6f957c 30d939c2

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

-- 3f6f957c
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 30d939c2
select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" in (select value
from json_each(?))
union all select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- exportStorageLocationLots: GET /api/storage_locations/1/lots_export
--   37997151 01a1ee69 5a2445f4 081f1c6b 1ccb8a02 e35d65d8 bd4dea5c

-- 01a1ee69
select "t"."id" as "id", "t"."name" as "name", "t"."version" as "version"
from "storage_locations" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 081f1c6b
select max("expiration_date") as "last"
from "part_lots"
where "expiration_date" <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date<?)

-- 1ccb8a02
select "part_lots"."id" as "id", "part_lots"."id" as "k0"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "part_lots"."id" asc
limit ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- e35d65d8
select "t"."id" as "id", "t"."description" as "description", "j1"."id" as "part__id",
    "j2"."id" as "storage_location__id", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."expiration_date" as "expiration_date",
    "t"."user_barcode" as "user_barcode", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- bd4dea5c
select "t"."id" as "id", "t"."name" as "name", "j1"."id" as "partUnit__id", "j1"."name" as "partUnit__name",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "t"."ipn" as "ipn",
    "t"."version" as "version"
from "parts" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."part_unit_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- createStorageLocation: POST /api/storage_locations
--   37997151 8706ad03 bb38cafa df580428 b37c9438 ac5e89bf fe3c446c 94f37e56 54bc2f95

-- 8706ad03
select "id"
from "storage_locations"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH storage_locations USING INDEX storage_locations_parent_id_name_key (<expr>=? AND name=?)

-- bb38cafa
insert into "storage_locations" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)

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

-- updateStorageLocation: PATCH /api/storage_locations/1
--   37997151 569caa44 80e3183b 14d1f6a7 007eced0 53f71bb3 df580428 b37c9438 ac5e89bf fe3c446c 94f37e56 54bc2f95

-- 569caa44
select *
from "storage_locations"
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

-- 80e3183b
select "id"
from "storage_locations"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH storage_locations USING INDEX storage_locations_parent_id_name_key (<expr>=? AND name=?)

-- 14d1f6a7
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "storage_locations"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "storage_locations" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX storage_locations_parent_id_index (parent_id=?)
--| SCAN below

-- 007eced0
update "storage_locations"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

-- 53f71bb3
with recursive below(id, full_path, level) as ( select id, full_path, level
from "storage_locations"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "storage_locations" t join below on t.parent_id = below.id ) update "storage_locations"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "storage_locations".id = below.id and "storage_locations".id <> ?
returning "storage_locations".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX storage_locations_parent_id_index (parent_id=?)
--| SCAN storage_locations
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteStorageLocation: DELETE /api/storage_locations/5
--   37997151 569caa44 c2247612 2a5c5241 9ae497f8 f4f21ffd fe3c446c 94f37e56 54bc2f95

-- c2247612
select (select count(*)
from "storage_locations"
where "parent_id" = ?) as "n0", (select count(*)
from "part_lots"
where "storage_location_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)

-- 2a5c5241
select *
from "attachments"
where "storage_location_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 9ae497f8
select *
from "parameters"
where "storage_location_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- f4f21ffd
delete
from "storage_locations"
where "id" in (select value
from json_each(?));
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)

-- restoreStorageLocation: POST /api/storage_locations/1/restore
--   37997151 569caa44 75edd025 13d6c6a6 5ed49a96 569caa44 80e3183b 14d1f6a7 007eced0 53f71bb3 df580428 b37c9438 ac5e89bf fe3c446c 94f37e56 54bc2f95

-- 75edd025
select *
from "storage_locations"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreStorageLocation: POST /api/storage_locations/5/restore
--   37997151 569caa44 75edd025 13d6c6a6 5ed49a96 5c34f3e6 569caa44 5c34f3e6 5c34f3e6 0c57e9bf 8706ad03 b7009c7a df580428 b37c9438 ac5e89bf fe3c446c 94f37e56 54bc2f95

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

-- b7009c7a
insert into "storage_locations" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "storage_type_id",
    "is_full", "only_single_part", "limit_to_existing_parts", "owner_id", "part_owner_must_match",
    "full_path", "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
