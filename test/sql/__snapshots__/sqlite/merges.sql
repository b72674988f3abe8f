-- mergeCategory: POST /api/categories/7/merge
--   37997151 ac136620 ac136620 ac136620 7b00512c 14f694b7 fe36dd34 ee418d3c 187dd3ff 187dd3ff f4024daa f4024daa 26d1fd68 502f0cab 6e5ef116 d44e8a7a ee778804 2d3d58bc bfac2dba 14171506 ae08580c 7b00512c 88da2d6a 91255e22 603b879d 6c1875d6 15b24633 ef200c4c fe3c446c f466a143 54bc2f95

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

-- ac136620
select *
from "categories"
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- 7b00512c
select (select count(*)
from "categories"
where "parent_id" = ?) as "n0", (select count(*)
from "parts"
where "category_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)

-- 14f694b7
with recursive up(id, parent_id) as ( select id, parent_id
from "categories"
where id = ?
union select t.id, t.parent_id
from "categories" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- fe36dd34
select moved.name, count(*) over () as count
from "categories" moved join "categories" kept on coalesce(kept.parent_id, 0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX categories_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX categories_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- ee418d3c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "categories"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "categories" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX categories_parent_id_index (parent_id=?)
--| SCAN below

-- 187dd3ff
select *
from "attachments"
where "category_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- f4024daa
select *
from "parameters"
where "category_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 26d1fd68
select "id"
from "parts"
where "category_id" = ?
order by "id"
limit ?;
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)

-- 502f0cab
update "parts"
set "category_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 6e5ef116
update "attachments"
set name = given.name, name_folded = given.name_folded, name_sort = given.name_sort
from (select value ->> 'id' as "id", value ->> 'name' as "name", value ->> 'name_folded' as "name_folded",
    value ->> 'name_sort' as "name_sort"
from json_each(?)) as given
where "attachments".id = given.id;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- d44e8a7a
update "attachments"
set "category_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ee778804
update "parameters"
set "category_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 2d3d58bc
update "categories"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- bfac2dba
with recursive below(id, full_path, level) as ( select id, full_path, level
from "categories"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "categories" t join below on t.parent_id = below.id ) update "categories"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "categories".id = below.id and "categories".id <> ?
returning "categories".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX categories_parent_id_index (parent_id=?)
--| SCAN categories
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- 14171506
update "categories"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)

-- ae08580c
update "categories"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- 88da2d6a
select *
from "attachments"
where "category_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 91255e22
select *
from "parameters"
where "category_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 603b879d
delete
from "categories"
where "id" in (select value
from json_each(?));
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)

-- 6c1875d6
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."partname_hint" as "partname_hint",
    "t"."partname_regex" as "partname_regex", "t"."part_ipn_prefix" as "part_ipn_prefix",
    "t"."disable_footprints" as "disable_footprints", "t"."disable_manufacturers" as "disable_manufacturers",
    "t"."disable_autodatasheets" as "disable_autodatasheets",
    "t"."disable_properties" as "disable_properties", "t"."default_description" as "default_description",
    "t"."default_comment" as "default_comment", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "categories" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 15b24633
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."category_id" as "$owner"
from "attachments" as "t"
where "t"."category_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- ef200c4c
select "t"."id" as "id", "t"."name" as "name", "t"."category_id" as "$owner"
from "parameters" as "t"
where "t"."category_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- fe3c446c
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_change_set_id_index (change_set_id=?)
--| SEARCH imported_files USING COVERING INDEX imported_files_change_set_id_index (change_set_id=?)

-- f466a143
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?),
    (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 30-ROW VALUES CLAUSE

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

-- mergeManufacturer: POST /api/manufacturers/7/merge
--   37997151 a9bbdc67 a9bbdc67 a9bbdc67 1d7b5c53 fe3a9966 25b86e22 7f13a9ec a12bd7b0 a12bd7b0 131c745e 131c745e d4e6910f 4b0c3d3e 6e5ef116 9a688f25 42104992 69681a26 f7d69320 da3aef3e 58a8a678 1d7b5c53 b4592686 d634b1a1 b8f62090 6d2bd21a 0963a451 3276714a fe3c446c 75fb9c97 54bc2f95

-- a9bbdc67
select *
from "manufacturers"
where "id" = ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)

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

-- fe3a9966
with recursive up(id, parent_id) as ( select id, parent_id
from "manufacturers"
where id = ?
union select t.id, t.parent_id
from "manufacturers" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 25b86e22
select moved.name, count(*) over () as count
from "manufacturers" moved join "manufacturers" kept on coalesce(kept.parent_id,
    0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX manufacturers_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX manufacturers_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

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

-- a12bd7b0
select *
from "attachments"
where "manufacturer_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 131c745e
select *
from "parameters"
where "manufacturer_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_manufacturer_id_name_group_name_key (manufacturer_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- d4e6910f
select "id"
from "parts"
where "manufacturer_id" = ?
order by "id"
limit ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)

-- 4b0c3d3e
update "parts"
set "manufacturer_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 9a688f25
update "attachments"
set "manufacturer_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 42104992
update "parameters"
set "manufacturer_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 69681a26
update "manufacturers"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
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

-- da3aef3e
update "manufacturers"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH manufacturers USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)

-- 58a8a678
update "manufacturers"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)

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

-- 75fb9c97
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 6-ROW VALUES CLAUSE

-- mergeFootprint: POST /api/footprints/9/merge
--   37997151 f24f2727 f24f2727 f24f2727 1bb385a1 1c4d5a2b 501a5a8b 0a872341 f5b4bba9 f5b4bba9 fe1a75fb fe1a75fb 1d88448b dd1a8e76 6e5ef116 477f790c c8f65ab4 41bcdb5c a6c01973 022588ad 60c45530 1bb385a1 8eb4de9a cbc18637 d1362f51 0da9282f 5d9b6202 523e3207 fe3c446c 75fb9c97 54bc2f95

-- f24f2727
select *
from "footprints"
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

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

-- 1c4d5a2b
with recursive up(id, parent_id) as ( select id, parent_id
from "footprints"
where id = ?
union select t.id, t.parent_id
from "footprints" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 501a5a8b
select moved.name, count(*) over () as count
from "footprints" moved join "footprints" kept on coalesce(kept.parent_id, 0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX footprints_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX footprints_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

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

-- f5b4bba9
select *
from "attachments"
where "footprint_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- fe1a75fb
select *
from "parameters"
where "footprint_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_footprint_id_name_group_name_key (footprint_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 1d88448b
select "id"
from "parts"
where "footprint_id" = ?
order by "id"
limit ?;
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)

-- dd1a8e76
update "parts"
set "footprint_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 477f790c
update "attachments"
set "footprint_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- c8f65ab4
update "parameters"
set "footprint_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 41bcdb5c
update "footprints"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
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

-- 022588ad
update "footprints"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH footprints USING COVERING INDEX footprints_parent_id_index (parent_id=?)

-- 60c45530
update "footprints"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

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

-- mergeSupplier: POST /api/suppliers/7/merge
--   37997151 bc0064e5 bc0064e5 bc0064e5 18ad99ed 69645b7f ed09ebaa b1274e24 f62ce6b9 51522a61 51522a61 822254ce 822254ce a2acfea5 695ddd13 075e6762 6e5ef116 23fdb505 a344f613 58977716 da41512f 376610f7 414cab99 18ad99ed 1573ff60 3f23df97 b7f187a5 1645eeb6 f6124312 bb5bcfdc fe3c446c 75fb9c97 54bc2f95

-- bc0064e5
select *
from "suppliers"
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- 18ad99ed
select (select count(*)
from "suppliers"
where "parent_id" = ?) as "n0", (select count(*)
from "orderdetails"
where "supplier_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)

-- 69645b7f
with recursive up(id, parent_id) as ( select id, parent_id
from "suppliers"
where id = ?
union select t.id, t.parent_id
from "suppliers" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- ed09ebaa
select moved.name, count(*) over () as count
from "suppliers" moved join "suppliers" kept on coalesce(kept.parent_id, 0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX suppliers_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX suppliers_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- b1274e24
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "suppliers"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "suppliers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX suppliers_parent_id_index (parent_id=?)
--| SCAN below

-- f62ce6b9
select parts.name, count(*) over () as count
from orderdetails moved join orderdetails kept on kept.part_id = moved.part_id and kept.supplier_id = ? and kept.supplierpartnr = moved.supplierpartnr join parts on parts.id = moved.part_id
where moved.supplier_id = ?
order by moved.id
limit ?;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   SEARCH kept USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=? AND supplierpartnr=?)
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- 51522a61
select *
from "attachments"
where "supplier_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 822254ce
select *
from "parameters"
where "supplier_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- a2acfea5
select "id", "part_id"
from "orderdetails"
where "supplier_id" = ?
order by "id"
limit ?;
--| SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)

-- 695ddd13
update "orderdetails"
set "supplier_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 23fdb505
update "attachments"
set "supplier_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- a344f613
update "parameters"
set "supplier_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 58977716
update "suppliers"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- da41512f
with recursive below(id, full_path, level) as ( select id, full_path, level
from "suppliers"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "suppliers" t join below on t.parent_id = below.id ) update "suppliers"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "suppliers".id = below.id and "suppliers".id <> ?
returning "suppliers".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX suppliers_parent_id_index (parent_id=?)
--| SCAN suppliers
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- 376610f7
update "suppliers"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)

-- 414cab99
update "suppliers"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- 1573ff60
select *
from "attachments"
where "supplier_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 3f23df97
select *
from "parameters"
where "supplier_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- b7f187a5
delete
from "suppliers"
where "id" in (select value
from json_each(?));
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH order_lines USING COVERING INDEX order_lines_supplier_id_part_key_index (supplier_id=?)
--| SEARCH parameters USING COVERING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)

-- 1645eeb6
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- f6124312
select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "attachments" as "t"
where "t"."supplier_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- bb5bcfdc
select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "parameters" as "t"
where "t"."supplier_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- mergeStorageLocation: POST /api/storage_locations/7/merge
--   37997151 569caa44 569caa44 569caa44 c2247612 44481e37 94d239ed 14d1f6a7 3ce02053 3ce02053 12545a1e 12545a1e 5c68f766 5b7f0468 075e6762 6e5ef116 29d1e024 4c5d8735 e6cec405 53f71bb3 4c05cbdc 7e7f4736 c2247612 2a5c5241 9ae497f8 f4f21ffd df580428 b37c9438 ac5e89bf fe3c446c 75fb9c97 54bc2f95

-- 569caa44
select *
from "storage_locations"
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

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

-- 44481e37
with recursive up(id, parent_id) as ( select id, parent_id
from "storage_locations"
where id = ?
union select t.id, t.parent_id
from "storage_locations" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 94d239ed
select moved.name, count(*) over () as count
from "storage_locations" moved join "storage_locations" kept on coalesce(kept.parent_id,
    0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX storage_locations_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX storage_locations_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

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

-- 3ce02053
select *
from "attachments"
where "storage_location_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 12545a1e
select *
from "parameters"
where "storage_location_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_storage_location_id_name_group_name_key (storage_location_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 5c68f766
select "id", "part_id"
from "part_lots"
where "storage_location_id" = ?
order by "id"
limit ?;
--| SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)

-- 5b7f0468
update "part_lots"
set "storage_location_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 29d1e024
update "attachments"
set "storage_location_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 4c5d8735
update "parameters"
set "storage_location_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- e6cec405
update "storage_locations"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
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

-- 4c05cbdc
update "storage_locations"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH storage_locations USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)

-- 7e7f4736
update "storage_locations"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

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

-- mergeMeasurementUnit: POST /api/measurement_units/7/merge
--   37997151 47dbe9e7 47dbe9e7 47dbe9e7 8def9106 af5550fc 4032e9d3 d0223a9f 7926e6aa 7926e6aa 0c5e6b07 0c5e6b07 302d2428 e1c9f663 6e5ef116 2f11adba be551689 74e4200e 6f3e8c7a 280c8b83 b9fed121 8def9106 e0a54b00 ff02c66d 2a788edc 0ea0c64f 932ef864 eeea960a fe3c446c 75fb9c97 54bc2f95

-- 47dbe9e7
select *
from "measurement_units"
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

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

-- af5550fc
with recursive up(id, parent_id) as ( select id, parent_id
from "measurement_units"
where id = ?
union select t.id, t.parent_id
from "measurement_units" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 4032e9d3
select moved.name, count(*) over () as count
from "measurement_units" moved join "measurement_units" kept on coalesce(kept.parent_id,
    0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX measurement_units_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX measurement_units_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

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

-- 7926e6aa
select *
from "attachments"
where "measurement_unit_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 0c5e6b07
select *
from "parameters"
where "measurement_unit_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_measurement_unit_id_name_group_name_key (measurement_unit_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 302d2428
select "id"
from "parts"
where "part_unit_id" = ?
order by "id"
limit ?;
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)

-- e1c9f663
update "parts"
set "part_unit_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 2f11adba
update "attachments"
set "measurement_unit_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- be551689
update "parameters"
set "measurement_unit_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 74e4200e
update "measurement_units"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
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

-- 280c8b83
update "measurement_units"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH measurement_units USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)

-- b9fed121
update "measurement_units"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

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

-- mergePartCustomState: POST /api/part_custom_states/7/merge
--   37997151 5c2a21a1 5c2a21a1 5c2a21a1 d6dcd098 641fd213 f0eee3d4 722b9d6d 1fd5b379 1fd5b379 32bbe80e 32bbe80e 5b1ac759 3f549cdb 6e5ef116 ec36b7ae bc7dc281 ab23953e 04ed69c7 451de1b1 acf8409c d6dcd098 60bff85f fa36edef 90761553 a8da949d 4f45ff36 8929265b fe3c446c 75fb9c97 54bc2f95

-- 5c2a21a1
select *
from "part_custom_states"
where "id" = ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)

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

-- 641fd213
with recursive up(id, parent_id) as ( select id, parent_id
from "part_custom_states"
where id = ?
union select t.id, t.parent_id
from "part_custom_states" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- f0eee3d4
select moved.name, count(*) over () as count
from "part_custom_states" moved join "part_custom_states" kept on coalesce(kept.parent_id,
    0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX part_custom_states_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX part_custom_states_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

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

-- 1fd5b379
select *
from "attachments"
where "part_custom_state_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 32bbe80e
select *
from "parameters"
where "part_custom_state_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_part_custom_state_id_name_group_name_key (part_custom_state_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 5b1ac759
select "id"
from "parts"
where "part_custom_state_id" = ?
order by "id"
limit ?;
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)

-- 3f549cdb
update "parts"
set "part_custom_state_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ec36b7ae
update "attachments"
set "part_custom_state_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- bc7dc281
update "parameters"
set "part_custom_state_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ab23953e
update "part_custom_states"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
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

-- 451de1b1
update "part_custom_states"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)

-- acf8409c
update "part_custom_states"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)

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

-- mergeCurrency: POST /api/currencies/7/merge
--   37997151 e380d81a e380d81a e380d81a cd0b3129 afcc3c41 fdb8a62c b1553297 13d56274 13d56274 8e314b4d 8e314b4d 23842fb9 4ea30c2c b6927bb1 3e00f92b 075e6762 6e5ef116 7e087fb6 3948805e ab5ad849 a86a9266 46872d95 acee6510 cd0b3129 ca1e289e 493d3fb7 2973b070 c3d5ac4c 3d34d25d 63cd51b8 fe3c446c 75fb9c97 54bc2f95

-- e380d81a
select *
from "currencies"
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- cd0b3129
select (select count(*)
from "currencies"
where "parent_id" = ?) as "n0", (select count(*)
from "pricedetails"
where "currency_id" = ?) as "n1", (select count(*)
from "project_bom_entries"
where "price_currency_id" = ?) as "n2";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| SCALAR SUBQUERY 3
--|   SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)

-- afcc3c41
with recursive up(id, parent_id) as ( select id, parent_id
from "currencies"
where id = ?
union select t.id, t.parent_id
from "currencies" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- fdb8a62c
select moved.name, count(*) over () as count
from "currencies" moved join "currencies" kept on coalesce(kept.parent_id, 0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX currencies_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX currencies_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- b1553297
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "currencies"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "currencies" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX currencies_parent_id_index (parent_id=?)
--| SCAN below

-- 13d56274
select *
from "attachments"
where "currency_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 8e314b4d
select *
from "parameters"
where "currency_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 23842fb9
select "id", "orderdetail_id"
from "pricedetails"
where "currency_id" = ?
order by "id"
limit ?;
--| SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)

-- 4ea30c2c
update "pricedetails"
set "currency_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- b6927bb1
update "orderdetails"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 3e00f92b
select *
from "orderdetails"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 7e087fb6
update "attachments"
set "currency_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 3948805e
update "parameters"
set "currency_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ab5ad849
update "currencies"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- a86a9266
with recursive below(id, full_path, level) as ( select id, full_path, level
from "currencies"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "currencies" t join below on t.parent_id = below.id ) update "currencies"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "currencies".id = below.id and "currencies".id <> ?
returning "currencies".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX currencies_parent_id_index (parent_id=?)
--| SCAN currencies
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- 46872d95
update "currencies"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)

-- acee6510
update "currencies"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- ca1e289e
select *
from "attachments"
where "currency_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 493d3fb7
select *
from "parameters"
where "currency_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 2973b070
delete
from "currencies"
where "id" in (select value
from json_each(?));
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)

-- c3d5ac4c
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."iso_code" as "iso_code",
    "t"."exchange_rate" as "exchange_rate", "t"."exchange_rate_remainder" as "exchange_rate_remainder",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "currencies" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 3d34d25d
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."currency_id" as "$owner"
from "attachments" as "t"
where "t"."currency_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 63cd51b8
select "t"."id" as "id", "t"."name" as "name", "t"."currency_id" as "$owner"
from "parameters" as "t"
where "t"."currency_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- mergeProject: POST /api/projects/9/merge
--   37997151 50f573b7 50f573b7 50f573b7 dd4b3b57 6d400401 5c447ca9 f359249f c7f72182 259a67bf e1f8176c e1f8176c 3b73c1f4 3b73c1f4 abb016fb 821e8a25 28cba7c4 6e5ef116 ea8cc675 3234f853 ec7db7bb 50c6f7e3 d8f59ead 9c3a0a07 4a3473e2 4a381d2c d0c03396 508e5f59 7ed7eff1 daf5e6c8 a1183a24 2f7a7d86 fe3c446c 3924d830 54bc2f95

-- 50f573b7
select *
from "projects"
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- dd4b3b57
select (select count(*)
from "projects"
where "parent_id" = ?) as "n0", (select count(*)
from "project_bom_entries"
where "project_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- 6d400401
with recursive up(id, parent_id) as ( select id, parent_id
from "projects"
where id = ?
union select t.id, t.parent_id
from "projects" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 5c447ca9
select moved.name, count(*) over () as count
from "projects" moved join "projects" kept on coalesce(kept.parent_id, 0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX projects_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX projects_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- f359249f
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "projects"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "projects" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX projects_parent_id_index (parent_id=?)
--| SCAN below

-- c7f72182
select coalesce(parts.name, moved.name) as name, count(*) over () as count
from project_bom_entries moved
left join parts on parts.id = moved.part_id
where moved.project_id = ? and (moved.part_id in (select "part_id"
from project_bom_entries
where project_id = ?) or moved.name in (select "name"
from project_bom_entries
where project_id = ?))
order by moved.id
limit ?;
--| CO-ROUTINE (subquery-4)
--|   SEARCH moved USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 1
--|     SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|     CREATE BLOOM FILTER
--|   LIST SUBQUERY 2
--|     SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|     CREATE BLOOM FILTER
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SCAN (subquery-4)
--| USE TEMP B-TREE FOR ORDER BY

-- 259a67bf
with recursive needed(id) as ( select id
from projects
where id = ?
union select other.id
from needed join projects other on other.parent_id = needed.id or other.build_part_id in (select part_id
from project_bom_entries
where project_id = needed.id) ) select id
from needed
where id = ?;
--| CO-ROUTINE needed
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN needed
--|     MULTI-INDEX OR
--|       INDEX 1
--|         SEARCH other USING INDEX projects_parent_id_index (parent_id=?)
--|       INDEX 2
--|         CORRELATED LIST SUBQUERY 2
--|           SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|         SEARCH other USING INDEX projects_build_part_id_key (build_part_id=?)
--| SCAN needed

-- e1f8176c
select *
from "attachments"
where "project_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 3b73c1f4
select *
from "parameters"
where "project_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- abb016fb
select "id", "project_id"
from "project_bom_entries"
where "project_id" = ?
order by "id"
limit ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- 821e8a25
update "project_bom_entries"
set "project_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 28cba7c4
update "projects"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ea8cc675
update "attachments"
set "project_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 3234f853
update "parameters"
set "project_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ec7db7bb
update "projects"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- 50c6f7e3
with recursive below(id, full_path, level) as ( select id, full_path, level
from "projects"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "projects" t join below on t.parent_id = below.id ) update "projects"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "projects".id = below.id and "projects".id <> ?
returning "projects".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX projects_parent_id_index (parent_id=?)
--| SCAN projects
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- d8f59ead
update "projects"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- 9c3a0a07
update "projects"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- 4a3473e2
select (select count(*)
from "projects"
where "parent_id" = ?) as "n0";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- 4a381d2c
select *
from "attachments"
where "project_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- d0c03396
select *
from "parameters"
where "project_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 508e5f59
select *
from "project_bom_entries"
where "project_id" = ?
order by "id";
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 7ed7eff1
delete
from "projects"
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- daf5e6c8
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- a1183a24
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 2f7a7d86
select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 3924d830
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 7-ROW VALUES CLAUSE

-- mergeAttachmentType: POST /api/attachment_types/7/merge
--   37997151 66fc27b6 66fc27b6 66fc27b6 4334900f e1f6d6f2 10eb794f 5f4d2934 60ed0bbf 7ef9933c 6b556f85 6b556f85 610d9cfe 610d9cfe 74bbea2b 3b303e75 075e6762 6e5ef116 0c63f8ac 81a55c33 b4ef8645 c4fd1f15 1cb97eee db839561 4334900f 48cd4335 7673f9f6 934dbb54 cd1e5a61 4d43a6ba 467a390e 737d1aef fe3c446c 75fb9c97 54bc2f95

-- 66fc27b6
select *
from "attachment_types"
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- 4334900f
select (select count(*)
from "attachment_types"
where "parent_id" = ?) as "n0", (select count(*)
from "attachments"
where "attachment_type_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)

-- e1f6d6f2
select count("part_id") as "Part", count("category_id") as "Category", count("footprint_id") as "Footprint",
    count("manufacturer_id") as "Manufacturer", count("supplier_id") as "Supplier",
    count("storage_location_id") as "StorageLocation", count("measurement_unit_id") as "MeasurementUnit",
    count("part_custom_state_id") as "PartCustomState", count("currency_id") as "Currency",
    count("project_id") as "Project", count("of_attachment_type_id") as "AttachmentType",
    count("user_id") as "User"
from "attachments"
where "attachment_type_id" = ?;
--| SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)

-- 10eb794f
with recursive up(id, parent_id) as ( select id, parent_id
from "attachment_types"
where id = ?
union select t.id, t.parent_id
from "attachment_types" t join up on t.id = up.parent_id ) select id
from up
where id = ?;
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 5f4d2934
select moved.name, count(*) over () as count
from "attachment_types" moved join "attachment_types" kept on coalesce(kept.parent_id,
    0) = ? and kept.name = moved.name
where moved.parent_id = ? and kept.id <> ?
order by moved.id
limit 3;
--| CO-ROUTINE (subquery-2)
--|   SEARCH moved USING INDEX attachment_types_parent_id_index (parent_id=?)
--|   SEARCH kept USING COVERING INDEX attachment_types_parent_id_name_key (<expr>=? AND name=?)
--| SCAN (subquery-2)
--| USE TEMP B-TREE FOR ORDER BY

-- 60ed0bbf
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "attachment_types"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "attachment_types" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCAN below

-- 7ef9933c
select name, count(*) over () as count
from (select moved.id, moved.name
from attachments moved join attachments kept on "kept"."part_id" = "moved"."part_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."part_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."category_id" = "moved"."category_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."category_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."footprint_id" = "moved"."footprint_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."footprint_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."manufacturer_id" = "moved"."manufacturer_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."manufacturer_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."supplier_id" = "moved"."supplier_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."supplier_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."storage_location_id" = "moved"."storage_location_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."storage_location_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."measurement_unit_id" = "moved"."measurement_unit_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."measurement_unit_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."part_custom_state_id" = "moved"."part_custom_state_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."part_custom_state_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."currency_id" = "moved"."currency_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."currency_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."project_id" = "moved"."project_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."project_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."of_attachment_type_id" = "moved"."of_attachment_type_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."of_attachment_type_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."user_id" = "moved"."user_id" and kept.attachment_type_id = ? and kept.name = moved.name
where moved.attachment_type_id = ? and "moved"."user_id" is not null) same
order by id
limit ?;
--| CO-ROUTINE (subquery-14)
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_category_id_attachment_type_id_name_key (category_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_footprint_id_attachment_type_id_name_key (footprint_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_manufacturer_id_attachment_type_id_name_key (manufacturer_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_storage_location_id_attachment_type_id_name_key (storage_location_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_measurement_unit_id_attachment_type_id_name_key (measurement_unit_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_part_custom_state_id_attachment_type_id_name_key (part_custom_state_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_project_id_attachment_type_id_name_key (project_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=? AND attachment_type_id=? AND name=?)
--|     UNION ALL
--|       SEARCH moved USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|       SEARCH kept USING COVERING INDEX attachments_user_id_attachment_type_id_name_key (user_id=? AND attachment_type_id=? AND name=?)
--| SCAN (subquery-14)
--| USE TEMP B-TREE FOR ORDER BY

-- 6b556f85
select *
from "attachments"
where "of_attachment_type_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 610d9cfe
select *
from "parameters"
where "of_attachment_type_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 74bbea2b
select "id", "part_id", "category_id", "footprint_id", "manufacturer_id", "supplier_id",
    "storage_location_id", "measurement_unit_id", "part_custom_state_id", "currency_id", "project_id",
    "of_attachment_type_id", "user_id"
from "attachments"
where "attachment_type_id" = ?
order by "id"
limit ?;
--| SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)

-- 3b303e75
update "attachments"
set "attachment_type_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0c63f8ac
update "attachments"
set "of_attachment_type_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 81a55c33
update "parameters"
set "of_attachment_type_id" = ?, "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- b4ef8645
update "attachment_types"
set "name" = ? || cast(id as text), "full_path" = ?, "level" = ?
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- c4fd1f15
with recursive below(id, full_path, level) as ( select id, full_path, level
from "attachment_types"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "attachment_types" t join below on t.parent_id = below.id ) update "attachment_types"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "attachment_types".id = below.id and "attachment_types".id <> ?
returning "attachment_types".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCAN attachment_types
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- 1cb97eee
update "attachment_types"
set "parent_id" = ?, "version" = version + 1, "last_modified" = ?
where "parent_id" = ?
returning "id";
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- db839561
update "attachment_types"
set "version" = version + 1, "last_modified" = ?
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- 48cd4335
select *
from "attachments"
where "of_attachment_type_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 7673f9f6
select *
from "parameters"
where "of_attachment_type_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 934dbb54
delete
from "attachment_types"
where "id" in (select value
from json_each(?));
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- cd1e5a61
with recursive "up"("id", "parent_id") as (select "c"."id" as "id", "c"."parent_id" as "parent_id"
from "attachment_types" as "c"
where "c"."id" in (select value
from json_each(?))
union select "p"."id" as "id", "p"."parent_id" as "parent_id"
from "attachment_types" as "p"
inner join "up" on "up"."parent_id" = "p"."id") select "up"."id" as "id"
from "up";
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH c USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 4d43a6ba
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 467a390e
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 737d1aef
select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY
