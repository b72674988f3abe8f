-- listManufacturers: GET /api/manufacturers
--   37997151 5a2445f4 879f1f6f bbeaec5b af155424 0a8539b9 b4174b8b

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

-- 879f1f6f
select count(*) as "total"
from "manufacturers";
--| SCAN manufacturers USING COVERING INDEX manufacturers_name_sort_index

-- bbeaec5b
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."id" asc
limit ? offset ?;
--| SCAN manufacturers

-- af155424
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- 0a8539b9
select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "attachments" as "t"
where "t"."manufacturer_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id>? AND manufacturer_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- b4174b8b
select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "parameters" as "t"
where "t"."manufacturer_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id>? AND manufacturer_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?page=2&itemsPerPage=2
--   37997151 5a2445f4 879f1f6f 0090c3eb af155424 0a8539b9 b4174b8b

-- 0090c3eb
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."id" desc
limit ? offset ?;
--| SCAN manufacturers

-- listManufacturers: GET /api/manufacturers?cursor=
--   37997151 5a2445f4 879f1f6f 16e6b75b af155424 0a8539b9 b4174b8b

-- 16e6b75b
select "manufacturers"."id" as "id", "manufacturers"."id" as "k0"
from "manufacturers"
order by "manufacturers"."id" asc
limit ?;
--| SCAN manufacturers

-- listManufacturers: GET /api/manufacturers?id=1
--   37997151 5a2445f4 03437724 9284bbbd 6d2bd21a 0963a451 3276714a

-- 03437724
select count(*) as "total"
from "manufacturers"
where "manufacturers"."id" in (select value
from json_each(?));
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 9284bbbd
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."id" in (select value
from json_each(?))
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 6d2bd21a
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 0963a451
select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "attachments" as "t"
where "t"."manufacturer_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 3276714a
select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "parameters" as "t"
where "t"."manufacturer_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?name=sample
--   37997151 5a2445f4 3c66ab36 8fe410b6 6d2bd21a 0963a451 3276714a

-- 3c66ab36
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" = ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded=?)

-- 8fe410b6
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" = ?
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?name=sam%25
--   37997151 5a2445f4 b7ab0020 963efee8 6d2bd21a 0963a451 3276714a

-- b7ab0020
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" >= ? and "manufacturers"."name_folded" < ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded>? AND name_folded<?)

-- 963efee8
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" >= ? and "manufacturers"."name_folded" < ?
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?name=%25ampl%25
--   37997151 5a2445f4 66ca4e60 7f3b2081 6d2bd21a 0963a451 3276714a

-- 66ca4e60
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" like ? escape '\';
--| SCAN manufacturers USING COVERING INDEX manufacturers_name_folded_index

-- 7f3b2081
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" like ? escape '\'
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SCAN manufacturers USING COVERING INDEX manufacturers_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?name=s_mple
--   37997151 5a2445f4 15339c86 16577058 6d2bd21a 0963a451 3276714a

-- 15339c86
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" >= ? and "manufacturers"."name_folded" < ? and "manufacturers"."name_folded" like ? escape '\';
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded>? AND name_folded<?)

-- 16577058
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" >= ? and "manufacturers"."name_folded" < ? and "manufacturers"."name_folded" like ? escape '\'
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?comment=sam%25
--   37997151 5a2445f4 3efe7a10

-- 3efe7a10
select count(*) as "total"
from "manufacturers"
where "manufacturers"."comment_folded" >= ? and "manufacturers"."comment_folded" < ?;
--| SCAN manufacturers

-- listManufacturers: GET /api/manufacturers?ancestors_of=1
--   37997151 5a2445f4 951db7d0

-- 951db7d0
select count(*) as "total"
from "manufacturers"
where "manufacturers"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "manufacturers" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "manufacturers" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
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

-- listManufacturers: GET /api/manufacturers?addedDate[after]=2020-01-01
--   37997151 5a2445f4 5cb10309 d6d576d8 af155424 0a8539b9 b4174b8b

-- 5cb10309
select count(*) as "total"
from "manufacturers"
where "manufacturers"."added_date" >= ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_added_date_index (added_date>?)

-- d6d576d8
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."added_date" >= ?
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?lastModified[after]=2020-01-01
--   37997151 5a2445f4 b87bd79f 40ed2018 af155424 0a8539b9 b4174b8b

-- b87bd79f
select count(*) as "total"
from "manufacturers"
where "manufacturers"."last_modified" >= ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_last_modified_index (last_modified>?)

-- 40ed2018
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."last_modified" >= ?
order by +"manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listManufacturers: GET /api/manufacturers?order[name]=asc
--   37997151 5a2445f4 879f1f6f 8c0a7110 af155424 0a8539b9 b4174b8b

-- 8c0a7110
select "manufacturers"."id" as "id"
from "manufacturers"
order by coalesce("manufacturers"."name_sort", "manufacturers"."name_folded") asc, "manufacturers"."id" asc
limit ? offset ?;
--| SCAN manufacturers USING COVERING INDEX manufacturers_name_sort_index

-- listManufacturers: GET /api/manufacturers?order[id]=desc
--   37997151 5a2445f4 879f1f6f 0090c3eb af155424 0a8539b9 b4174b8b

-- listManufacturers: GET /api/manufacturers?order[addedDate]=asc
--   37997151 5a2445f4 879f1f6f 5d0115c1 af155424 0a8539b9 b4174b8b

-- 5d0115c1
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."added_date" asc, "manufacturers"."id" asc
limit ? offset ?;
--| SCAN manufacturers USING COVERING INDEX manufacturers_added_date_index

-- listManufacturers: GET /api/manufacturers?order[lastModified]=asc
--   37997151 5a2445f4 879f1f6f 7f2ac6cd af155424 0a8539b9 b4174b8b

-- 7f2ac6cd
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."last_modified" asc, "manufacturers"."id" asc
limit ? offset ?;
--| SCAN manufacturers USING COVERING INDEX manufacturers_last_modified_index

-- listManufacturerChildren: GET /api/manufacturers/1/children
--   37997151 4b5f0ed2 5a2445f4 2d9c728f 9ecd904c af155424 0a8539b9 b4174b8b

-- 4b5f0ed2
select "t"."id" as "id", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 2d9c728f
select count(*) as "total"
from "manufacturers"
where "manufacturers"."parent_id" = ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)

-- 9ecd904c
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."parent_id" = ?
order by "manufacturers"."id" asc
limit ? offset ?;
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)

-- getManufacturer: GET /api/manufacturers/1
--   37997151 6d2bd21a 0963a451 3276714a

-- listManufacturerLog: GET /api/manufacturers/1/log
--   37997151 4b5f0ed2 21ae8073 7c536c9d dc701559 ee0c9438

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

-- ee0c9438
select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" in (select value
from json_each(?));
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createManufacturer: POST /api/manufacturers
--   37997151 848cd8fc a6459c02 6d2bd21a 0963a451 3276714a fe3c446c 94f37e56 54bc2f95

-- 848cd8fc
select "id"
from "manufacturers"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH manufacturers USING INDEX manufacturers_parent_id_name_key (<expr>=? AND name=?)

-- a6459c02
insert into "manufacturers" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)

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

-- updateManufacturer: PATCH /api/manufacturers/1
--   37997151 a9bbdc67 3d42f1f5 7f13a9ec 3d6f473a f7d69320 6d2bd21a 0963a451 3276714a fe3c446c 94f37e56 54bc2f95

-- a9bbdc67
select *
from "manufacturers"
where "id" = ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)

-- 3d42f1f5
select "id"
from "manufacturers"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH manufacturers USING INDEX manufacturers_parent_id_name_key (<expr>=? AND name=?)

-- 7f13a9ec
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "manufacturers"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "manufacturers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX manufacturers_parent_id_index (parent_id=?)
--| SCAN below

-- 3d6f473a
update "manufacturers"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)

-- f7d69320
with recursive below(id, full_path, level) as ( select id, full_path, level
from "manufacturers"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "manufacturers" t join below on t.parent_id = below.id ) update "manufacturers"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "manufacturers".id = below.id and "manufacturers".id <> ?
returning "manufacturers".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX manufacturers_parent_id_index (parent_id=?)
--| SCAN manufacturers
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteManufacturer: DELETE /api/manufacturers/5
--   37997151 a9bbdc67 1d7b5c53 b4592686 d634b1a1 b8f62090 fe3c446c 94f37e56 54bc2f95

-- 1d7b5c53
select (select count(*)
from "manufacturers"
where "parent_id" = ?) as "n0", (select count(*)
from "parts"
where "manufacturer_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)

-- b4592686
select *
from "attachments"
where "manufacturer_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- d634b1a1
select *
from "parameters"
where "manufacturer_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- b8f62090
delete
from "manufacturers"
where "id" in (select value
from json_each(?));
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)

-- restoreManufacturer: POST /api/manufacturers/1/restore
--   37997151 a9bbdc67 1fb7829f 13d6c6a6 5ed49a96 a9bbdc67 3d42f1f5 7f13a9ec 3d6f473a f7d69320 6d2bd21a 0963a451 3276714a fe3c446c 94f37e56 54bc2f95

-- 1fb7829f
select *
from "manufacturers"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreManufacturer: POST /api/manufacturers/5/restore
--   37997151 a9bbdc67 1fb7829f 13d6c6a6 5ed49a96 5c34f3e6 a9bbdc67 5c34f3e6 5c34f3e6 0c57e9bf 848cd8fc ea0796ad 6d2bd21a 0963a451 3276714a fe3c446c 94f37e56 54bc2f95

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

-- ea0796ad
insert into "manufacturers" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "address", "phone_number",
    "fax_number", "email_address", "website", "auto_product_url", "parent_id", "full_path", "level",
    "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
