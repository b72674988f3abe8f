-- listSuppliers: GET /api/suppliers
--   37997151 5a2445f4 ccfa1273 ca24814b 319f9f14 5a965d9d f68d6d55

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

-- ccfa1273
select count(*) as "total"
from "suppliers";
--| SCAN suppliers USING COVERING INDEX suppliers_name_sort_index

-- ca24814b
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."id" asc
limit ? offset ?;
--| SCAN suppliers

-- 319f9f14
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- 5a965d9d
select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "attachments" as "t"
where "t"."supplier_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id>? AND supplier_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- f68d6d55
select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "parameters" as "t"
where "t"."supplier_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_supplier_id_name_group_name_key (supplier_id>? AND supplier_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?page=2&itemsPerPage=2
--   37997151 5a2445f4 ccfa1273 0f768fb1 319f9f14 5a965d9d f68d6d55

-- 0f768fb1
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."id" desc
limit ? offset ?;
--| SCAN suppliers

-- listSuppliers: GET /api/suppliers?cursor=
--   37997151 5a2445f4 ccfa1273 cf2c9ecb 319f9f14 5a965d9d f68d6d55

-- cf2c9ecb
select "suppliers"."id" as "id", "suppliers"."id" as "k0"
from "suppliers"
order by "suppliers"."id" asc
limit ?;
--| SCAN suppliers

-- listSuppliers: GET /api/suppliers?id=1
--   37997151 5a2445f4 aa98eaa9 57941147 1645eeb6 f6124312 bb5bcfdc

-- aa98eaa9
select count(*) as "total"
from "suppliers"
where "suppliers"."id" in (select value
from json_each(?));
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 57941147
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."id" in (select value
from json_each(?))
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

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

-- listSuppliers: GET /api/suppliers?name=sample
--   37997151 5a2445f4 a4fd1802 0bd29298 1645eeb6 f6124312 bb5bcfdc

-- a4fd1802
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" = ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded=?)

-- 0bd29298
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" = ?
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?name=sam%25
--   37997151 5a2445f4 7a013a32 5d01e15a 1645eeb6 f6124312 bb5bcfdc

-- 7a013a32
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" >= ? and "suppliers"."name_folded" < ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded>? AND name_folded<?)

-- 5d01e15a
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" >= ? and "suppliers"."name_folded" < ?
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?name=%25ampl%25
--   37997151 5a2445f4 a70c94dc bfcbf3af 1645eeb6 f6124312 bb5bcfdc

-- a70c94dc
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" like ? escape '\';
--| SCAN suppliers USING COVERING INDEX suppliers_name_folded_index

-- bfcbf3af
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" like ? escape '\'
order by +"suppliers"."id" asc
limit ? offset ?;
--| SCAN suppliers USING COVERING INDEX suppliers_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?name=s_mple
--   37997151 5a2445f4 04534a83 978af7be 1645eeb6 f6124312 bb5bcfdc

-- 04534a83
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" >= ? and "suppliers"."name_folded" < ? and "suppliers"."name_folded" like ? escape '\';
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded>? AND name_folded<?)

-- 978af7be
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" >= ? and "suppliers"."name_folded" < ? and "suppliers"."name_folded" like ? escape '\'
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?comment=sam%25
--   37997151 5a2445f4 4eb1c27d

-- 4eb1c27d
select count(*) as "total"
from "suppliers"
where "suppliers"."comment_folded" >= ? and "suppliers"."comment_folded" < ?;
--| SCAN suppliers

-- listSuppliers: GET /api/suppliers?ancestors_of=1
--   37997151 5a2445f4 8785c4c4

-- 8785c4c4
select count(*) as "total"
from "suppliers"
where "suppliers"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "suppliers" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "suppliers" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
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

-- listSuppliers: GET /api/suppliers?addedDate[after]=2020-01-01
--   37997151 5a2445f4 073bc174 e71aad56 319f9f14 5a965d9d f68d6d55

-- 073bc174
select count(*) as "total"
from "suppliers"
where "suppliers"."added_date" >= ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_added_date_index (added_date>?)

-- e71aad56
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."added_date" >= ?
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?lastModified[after]=2020-01-01
--   37997151 5a2445f4 012deb44 59b1e6e4 319f9f14 5a965d9d f68d6d55

-- 012deb44
select count(*) as "total"
from "suppliers"
where "suppliers"."last_modified" >= ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_last_modified_index (last_modified>?)

-- 59b1e6e4
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."last_modified" >= ?
order by +"suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listSuppliers: GET /api/suppliers?order[name]=asc
--   37997151 5a2445f4 ccfa1273 2b2aff84 319f9f14 5a965d9d f68d6d55

-- 2b2aff84
select "suppliers"."id" as "id"
from "suppliers"
order by coalesce("suppliers"."name_sort", "suppliers"."name_folded") asc, "suppliers"."id" asc
limit ? offset ?;
--| SCAN suppliers USING COVERING INDEX suppliers_name_sort_index

-- listSuppliers: GET /api/suppliers?order[id]=desc
--   37997151 5a2445f4 ccfa1273 0f768fb1 319f9f14 5a965d9d f68d6d55

-- listSuppliers: GET /api/suppliers?order[addedDate]=asc
--   37997151 5a2445f4 ccfa1273 464632f8 319f9f14 5a965d9d f68d6d55

-- 464632f8
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."added_date" asc, "suppliers"."id" asc
limit ? offset ?;
--| SCAN suppliers USING COVERING INDEX suppliers_added_date_index

-- listSuppliers: GET /api/suppliers?order[lastModified]=asc
--   37997151 5a2445f4 ccfa1273 27dd5836 319f9f14 5a965d9d f68d6d55

-- 27dd5836
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."last_modified" asc, "suppliers"."id" asc
limit ? offset ?;
--| SCAN suppliers USING COVERING INDEX suppliers_last_modified_index

-- listSupplierChildren: GET /api/suppliers/1/children
--   37997151 d010bc57 5a2445f4 bb56d811 c5b46af5 319f9f14 5a965d9d f68d6d55

-- d010bc57
select "t"."id" as "id", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- bb56d811
select count(*) as "total"
from "suppliers"
where "suppliers"."parent_id" = ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)

-- c5b46af5
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."parent_id" = ?
order by "suppliers"."id" asc
limit ? offset ?;
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)

-- getSupplier: GET /api/suppliers/1
--   37997151 1645eeb6 f6124312 bb5bcfdc

-- listSupplierLog: GET /api/suppliers/1/log
--   37997151 d010bc57 21ae8073 7c536c9d dc701559 391ce343

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

-- 391ce343
select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" in (select value
from json_each(?));
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createSupplier: POST /api/suppliers
--   37997151 c5ead108 89d84021 1645eeb6 f6124312 bb5bcfdc fe3c446c 94f37e56 54bc2f95

-- c5ead108
select "id"
from "suppliers"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH suppliers USING INDEX suppliers_parent_id_name_key (<expr>=? AND name=?)

-- 89d84021
insert into "suppliers" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_supplier_id_part_key_index (supplier_id=?)
--| SEARCH parameters USING COVERING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)

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

-- updateSupplier: PATCH /api/suppliers/1
--   37997151 bc0064e5 649ac710 b1274e24 c52232a1 da41512f 1645eeb6 f6124312 bb5bcfdc fe3c446c 94f37e56 54bc2f95

-- bc0064e5
select *
from "suppliers"
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- 649ac710
select "id"
from "suppliers"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH suppliers USING INDEX suppliers_parent_id_name_key (<expr>=? AND name=?)

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

-- c52232a1
update "suppliers"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
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

-- deleteSupplier: DELETE /api/suppliers/5
--   37997151 bc0064e5 18ad99ed 1573ff60 3f23df97 b7f187a5 fe3c446c 94f37e56 54bc2f95

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

-- restoreSupplier: POST /api/suppliers/1/restore
--   37997151 bc0064e5 a2e29063 13d6c6a6 5ed49a96 bc0064e5 649ac710 b1274e24 c52232a1 da41512f 1645eeb6 f6124312 bb5bcfdc fe3c446c 94f37e56 54bc2f95

-- a2e29063
select *
from "suppliers"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreSupplier: POST /api/suppliers/5/restore
--   37997151 bc0064e5 a2e29063 13d6c6a6 5ed49a96 5c34f3e6 bc0064e5 5c34f3e6 5c34f3e6 0c57e9bf c5ead108 edb3ab0f 1645eeb6 f6124312 bb5bcfdc fe3c446c 94f37e56 54bc2f95

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

-- edb3ab0f
insert into "suppliers" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "address", "phone_number", "fax_number",
    "email_address", "website", "auto_product_url", "parent_id", "full_path", "level", "added_date",
    "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_supplier_id_part_key_index (supplier_id=?)
--| SEARCH parameters USING COVERING INDEX parameters_supplier_id_name_group_name_key (supplier_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_supplier_id_attachment_type_id_name_key (supplier_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
