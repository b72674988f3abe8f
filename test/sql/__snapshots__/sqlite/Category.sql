-- listCategories: GET /api/categories
--   37997151 5a2445f4 46893f06 0f411915 b02f2a7f 5a072878 a0cab6c7

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

-- 46893f06
select count(*) as "total"
from "categories";
--| SCAN categories USING COVERING INDEX categories_name_sort_index

-- 0f411915
select "categories"."id" as "id"
from "categories"
order by "categories"."id" asc
limit ? offset ?;
--| SCAN categories

-- b02f2a7f
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
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 5a072878
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."category_id" as "$owner"
from "attachments" as "t"
where "t"."category_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_category_id_attachment_type_id_name_key (category_id>? AND category_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- a0cab6c7
select "t"."id" as "id", "t"."name" as "name", "t"."category_id" as "$owner"
from "parameters" as "t"
where "t"."category_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_category_id_name_group_name_key (category_id>? AND category_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?page=2&itemsPerPage=2
--   37997151 5a2445f4 46893f06 cbb13691 b02f2a7f 5a072878 a0cab6c7

-- cbb13691
select "categories"."id" as "id"
from "categories"
order by "categories"."id" desc
limit ? offset ?;
--| SCAN categories

-- listCategories: GET /api/categories?cursor=
--   37997151 5a2445f4 46893f06 72ec1d2c b02f2a7f 5a072878 a0cab6c7

-- 72ec1d2c
select "categories"."id" as "id", "categories"."id" as "k0"
from "categories"
order by "categories"."id" asc
limit ?;
--| SCAN categories

-- listCategories: GET /api/categories?id=1
--   37997151 5a2445f4 0bce8c5e 9e0bb4d9 6c1875d6 15b24633 ef200c4c

-- 0bce8c5e
select count(*) as "total"
from "categories"
where "categories"."id" in (select value
from json_each(?));
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 9e0bb4d9
select "categories"."id" as "id"
from "categories"
where "categories"."id" in (select value
from json_each(?))
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

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

-- listCategories: GET /api/categories?name=sample
--   37997151 5a2445f4 52deb3ed e7623a34 6c1875d6 15b24633 ef200c4c

-- 52deb3ed
select count(*) as "total"
from "categories"
where "categories"."name_folded" = ?;
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded=?)

-- e7623a34
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" = ?
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?name=sam%25
--   37997151 5a2445f4 bca90723 a402b6ec 6c1875d6 15b24633 ef200c4c

-- bca90723
select count(*) as "total"
from "categories"
where "categories"."name_folded" >= ? and "categories"."name_folded" < ?;
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded>? AND name_folded<?)

-- a402b6ec
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" >= ? and "categories"."name_folded" < ?
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?name=%25ampl%25
--   37997151 5a2445f4 2653ddde b45a8ef4 6c1875d6 15b24633 ef200c4c

-- 2653ddde
select count(*) as "total"
from "categories"
where "categories"."name_folded" like ? escape '\';
--| SCAN categories USING COVERING INDEX categories_name_folded_index

-- b45a8ef4
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" like ? escape '\'
order by +"categories"."id" asc
limit ? offset ?;
--| SCAN categories USING COVERING INDEX categories_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?name=s_mple
--   37997151 5a2445f4 148e8dd0 19621e64 6c1875d6 15b24633 ef200c4c

-- 148e8dd0
select count(*) as "total"
from "categories"
where "categories"."name_folded" >= ? and "categories"."name_folded" < ? and "categories"."name_folded" like ? escape '\';
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded>? AND name_folded<?)

-- 19621e64
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" >= ? and "categories"."name_folded" < ? and "categories"."name_folded" like ? escape '\'
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?comment=sam%25
--   37997151 5a2445f4 280dfbcd

-- 280dfbcd
select count(*) as "total"
from "categories"
where "categories"."comment_folded" >= ? and "categories"."comment_folded" < ?;
--| SCAN categories

-- listCategories: GET /api/categories?ancestors_of=1
--   37997151 5a2445f4 898c00cd

-- 898c00cd
select count(*) as "total"
from "categories"
where "categories"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "categories" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "categories" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
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

-- listCategories: GET /api/categories?addedDate[after]=2020-01-01
--   37997151 5a2445f4 e40442bb 8a3e9867 b02f2a7f 5a072878 a0cab6c7

-- e40442bb
select count(*) as "total"
from "categories"
where "categories"."added_date" >= ?;
--| SEARCH categories USING COVERING INDEX categories_added_date_index (added_date>?)

-- 8a3e9867
select "categories"."id" as "id"
from "categories"
where "categories"."added_date" >= ?
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?lastModified[after]=2020-01-01
--   37997151 5a2445f4 2d9e237e b9a296b5 b02f2a7f 5a072878 a0cab6c7

-- 2d9e237e
select count(*) as "total"
from "categories"
where "categories"."last_modified" >= ?;
--| SEARCH categories USING COVERING INDEX categories_last_modified_index (last_modified>?)

-- b9a296b5
select "categories"."id" as "id"
from "categories"
where "categories"."last_modified" >= ?
order by +"categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCategories: GET /api/categories?order[name]=asc
--   37997151 5a2445f4 46893f06 02a730a9 b02f2a7f 5a072878 a0cab6c7

-- 02a730a9
select "categories"."id" as "id"
from "categories"
order by coalesce("categories"."name_sort", "categories"."name_folded") asc, "categories"."id" asc
limit ? offset ?;
--| SCAN categories USING COVERING INDEX categories_name_sort_index

-- listCategories: GET /api/categories?order[id]=desc
--   37997151 5a2445f4 46893f06 cbb13691 b02f2a7f 5a072878 a0cab6c7

-- listCategories: GET /api/categories?order[addedDate]=asc
--   37997151 5a2445f4 46893f06 39ad7c22 b02f2a7f 5a072878 a0cab6c7

-- 39ad7c22
select "categories"."id" as "id"
from "categories"
order by "categories"."added_date" asc, "categories"."id" asc
limit ? offset ?;
--| SCAN categories USING COVERING INDEX categories_added_date_index

-- listCategories: GET /api/categories?order[lastModified]=asc
--   37997151 5a2445f4 46893f06 c37a0eb4 b02f2a7f 5a072878 a0cab6c7

-- c37a0eb4
select "categories"."id" as "id"
from "categories"
order by "categories"."last_modified" asc, "categories"."id" asc
limit ? offset ?;
--| SCAN categories USING COVERING INDEX categories_last_modified_index

-- listCategoryChildren: GET /api/categories/1/children
--   37997151 755688cd 5a2445f4 1c0411d9 05baabe2 b02f2a7f 5a072878 a0cab6c7

-- 755688cd
select "t"."id" as "id", "t"."version" as "version"
from "categories" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 1c0411d9
select count(*) as "total"
from "categories"
where "categories"."parent_id" = ?;
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)

-- 05baabe2
select "categories"."id" as "id"
from "categories"
where "categories"."parent_id" = ?
order by "categories"."id" asc
limit ? offset ?;
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)

-- getCategory: GET /api/categories/1
--   37997151 6c1875d6 15b24633 ef200c4c

-- listCategoryLog: GET /api/categories/1/log
--   37997151 755688cd 21ae8073 7c536c9d dc701559 cf0fc95d

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

-- cf0fc95d
select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?));
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createCategory: POST /api/categories
--   37997151 da8fbae1 80bfe612 6c1875d6 15b24633 ef200c4c fe3c446c 94f37e56 54bc2f95

-- da8fbae1
select "id"
from "categories"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH categories USING INDEX categories_parent_id_name_key (<expr>=? AND name=?)

-- 80bfe612
insert into "categories" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)

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

-- updateCategory: PATCH /api/categories/1
--   37997151 ac136620 ab618077 ee418d3c 56276942 bfac2dba 6c1875d6 15b24633 ef200c4c fe3c446c 94f37e56 54bc2f95

-- ac136620
select *
from "categories"
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- ab618077
select "id"
from "categories"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH categories USING INDEX categories_parent_id_name_key (<expr>=? AND name=?)

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

-- 56276942
update "categories"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
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

-- deleteCategory: DELETE /api/categories/5
--   37997151 ac136620 7b00512c 88da2d6a 91255e22 603b879d fe3c446c 94f37e56 54bc2f95

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

-- restoreCategory: POST /api/categories/1/restore
--   37997151 ac136620 11c43eb4 13d6c6a6 5ed49a96 ac136620 ab618077 ee418d3c 56276942 bfac2dba 6c1875d6 15b24633 ef200c4c fe3c446c 94f37e56 54bc2f95

-- 11c43eb4
select *
from "categories"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreCategory: POST /api/categories/5/restore
--   37997151 ac136620 11c43eb4 13d6c6a6 5ed49a96 5c34f3e6 ac136620 5c34f3e6 5c34f3e6 0c57e9bf da8fbae1 0a76265c 6c1875d6 15b24633 ef200c4c fe3c446c 94f37e56 54bc2f95

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

-- 0a76265c
insert into "categories" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "partname_hint", "partname_regex",
    "part_ipn_prefix", "disable_footprints", "disable_manufacturers", "disable_autodatasheets",
    "disable_properties", "default_description", "default_comment", "eda_reference_prefix", "eda_visibility",
    "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim", "eda_kicad_symbol", "full_path",
    "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_category_id_name_group_name_key (category_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_category_id_attachment_type_id_name_key (category_id=?)
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| SEARCH categories USING COVERING INDEX categories_parent_id_index (parent_id=?)
