-- listCurrencies: GET /api/currencies
--   37997151 5a2445f4 3808bc8e 92463dbe 04212403 28a7199a 4cc2c9eb

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

-- 3808bc8e
select count(*) as "total"
from "currencies";
--| SCAN currencies USING COVERING INDEX currencies_name_sort_index

-- 92463dbe
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."id" asc
limit ? offset ?;
--| SCAN currencies

-- 04212403
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
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 28a7199a
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."currency_id" as "$owner"
from "attachments" as "t"
where "t"."currency_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id>? AND currency_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 4cc2c9eb
select "t"."id" as "id", "t"."name" as "name", "t"."currency_id" as "$owner"
from "parameters" as "t"
where "t"."currency_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_currency_id_name_group_name_key (currency_id>? AND currency_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?page=2&itemsPerPage=2
--   37997151 5a2445f4 3808bc8e 7dbc3bb0 04212403 28a7199a 4cc2c9eb

-- 7dbc3bb0
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."id" desc
limit ? offset ?;
--| SCAN currencies

-- listCurrencies: GET /api/currencies?cursor=
--   37997151 5a2445f4 3808bc8e eb867b3d 04212403 28a7199a 4cc2c9eb

-- eb867b3d
select "currencies"."id" as "id", "currencies"."id" as "k0"
from "currencies"
order by "currencies"."id" asc
limit ?;
--| SCAN currencies

-- listCurrencies: GET /api/currencies?iso_code=sam%25
--   37997151 5a2445f4 5d12b3aa

-- 5d12b3aa
select count(*) as "total"
from "currencies"
where "currencies"."iso_code_folded" >= ? and "currencies"."iso_code_folded" < ?;
--| SEARCH currencies USING COVERING INDEX currencies_iso_code_folded_index (iso_code_folded>? AND iso_code_folded<?)

-- listCurrencies: GET /api/currencies?id=1
--   37997151 5a2445f4 953130c6 121dabcd c3d5ac4c 3d34d25d 63cd51b8

-- 953130c6
select count(*) as "total"
from "currencies"
where "currencies"."id" in (select value
from json_each(?));
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 121dabcd
select "currencies"."id" as "id"
from "currencies"
where "currencies"."id" in (select value
from json_each(?))
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

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

-- listCurrencies: GET /api/currencies?name=sample
--   37997151 5a2445f4 878cd028 888efb89 c3d5ac4c 3d34d25d 63cd51b8

-- 878cd028
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" = ?;
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded=?)

-- 888efb89
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" = ?
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?name=sam%25
--   37997151 5a2445f4 bf414502 b6dc8c00 c3d5ac4c 3d34d25d 63cd51b8

-- bf414502
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" >= ? and "currencies"."name_folded" < ?;
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded>? AND name_folded<?)

-- b6dc8c00
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" >= ? and "currencies"."name_folded" < ?
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?name=%25ampl%25
--   37997151 5a2445f4 8a3f10fd 764a2ef2 c3d5ac4c 3d34d25d 63cd51b8

-- 8a3f10fd
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" like ? escape '\';
--| SCAN currencies USING COVERING INDEX currencies_name_folded_index

-- 764a2ef2
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" like ? escape '\'
order by +"currencies"."id" asc
limit ? offset ?;
--| SCAN currencies USING COVERING INDEX currencies_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?name=s_mple
--   37997151 5a2445f4 3e90fd96 94bb186d c3d5ac4c 3d34d25d 63cd51b8

-- 3e90fd96
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" >= ? and "currencies"."name_folded" < ? and "currencies"."name_folded" like ? escape '\';
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded>? AND name_folded<?)

-- 94bb186d
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" >= ? and "currencies"."name_folded" < ? and "currencies"."name_folded" like ? escape '\'
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?comment=sam%25
--   37997151 5a2445f4 408910c3

-- 408910c3
select count(*) as "total"
from "currencies"
where "currencies"."comment_folded" >= ? and "currencies"."comment_folded" < ?;
--| SCAN currencies

-- listCurrencies: GET /api/currencies?ancestors_of=1
--   37997151 5a2445f4 04b7c7b2

-- 04b7c7b2
select count(*) as "total"
from "currencies"
where "currencies"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "currencies" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "currencies" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
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

-- listCurrencies: GET /api/currencies?addedDate[after]=2020-01-01
--   37997151 5a2445f4 a733883d 0be6092d 04212403 28a7199a 4cc2c9eb

-- a733883d
select count(*) as "total"
from "currencies"
where "currencies"."added_date" >= ?;
--| SEARCH currencies USING COVERING INDEX currencies_added_date_index (added_date>?)

-- 0be6092d
select "currencies"."id" as "id"
from "currencies"
where "currencies"."added_date" >= ?
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?lastModified[after]=2020-01-01
--   37997151 5a2445f4 58c2dbec 799bb722 04212403 28a7199a 4cc2c9eb

-- 58c2dbec
select count(*) as "total"
from "currencies"
where "currencies"."last_modified" >= ?;
--| SEARCH currencies USING COVERING INDEX currencies_last_modified_index (last_modified>?)

-- 799bb722
select "currencies"."id" as "id"
from "currencies"
where "currencies"."last_modified" >= ?
order by +"currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listCurrencies: GET /api/currencies?order[name]=asc
--   37997151 5a2445f4 3808bc8e ad08dde7 04212403 28a7199a 4cc2c9eb

-- ad08dde7
select "currencies"."id" as "id"
from "currencies"
order by coalesce("currencies"."name_sort", "currencies"."name_folded") asc, "currencies"."id" asc
limit ? offset ?;
--| SCAN currencies USING COVERING INDEX currencies_name_sort_index

-- listCurrencies: GET /api/currencies?order[id]=desc
--   37997151 5a2445f4 3808bc8e 7dbc3bb0 04212403 28a7199a 4cc2c9eb

-- listCurrencies: GET /api/currencies?order[addedDate]=asc
--   37997151 5a2445f4 3808bc8e 49486bda 04212403 28a7199a 4cc2c9eb

-- 49486bda
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."added_date" asc, "currencies"."id" asc
limit ? offset ?;
--| SCAN currencies USING COVERING INDEX currencies_added_date_index

-- listCurrencies: GET /api/currencies?order[lastModified]=asc
--   37997151 5a2445f4 3808bc8e 262523ce 04212403 28a7199a 4cc2c9eb

-- 262523ce
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."last_modified" asc, "currencies"."id" asc
limit ? offset ?;
--| SCAN currencies USING COVERING INDEX currencies_last_modified_index

-- listCurrencyChildren: GET /api/currencies/1/children
--   37997151 558aecc3 5a2445f4 670acf38 ca7a85c6 04212403 28a7199a 4cc2c9eb

-- 558aecc3
select "t"."id" as "id", "t"."version" as "version"
from "currencies" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 670acf38
select count(*) as "total"
from "currencies"
where "currencies"."parent_id" = ?;
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)

-- ca7a85c6
select "currencies"."id" as "id"
from "currencies"
where "currencies"."parent_id" = ?
order by "currencies"."id" asc
limit ? offset ?;
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)

-- getCurrency: GET /api/currencies/1
--   37997151 c3d5ac4c 3d34d25d 63cd51b8

-- listCurrencyLog: GET /api/currencies/1/log
--   37997151 558aecc3 21ae8073 7c536c9d dc701559 062f7114

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

-- 062f7114
select 'Currency' as type, id, "name" as name
from "currencies"
where "id" in (select value
from json_each(?));
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createCurrency: POST /api/currencies
--   37997151 3e533513 01213d2b aa3f8b7d c3d5ac4c 3d34d25d 63cd51b8 fe3c446c 94f37e56 54bc2f95

-- 3e533513
select "id"
from "currencies"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH currencies USING INDEX currencies_parent_id_name_key (<expr>=? AND name=?)

-- 01213d2b
select "id"
from "currencies"
where "iso_code" = ?;
--| SEARCH currencies USING COVERING INDEX currencies_iso_code_key (iso_code=?)

-- aa3f8b7d
insert into "currencies" ("name", "name_folded", "name_sort", "iso_code", "iso_code_folded", "full_path",
    "level", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)

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

-- updateCurrency: PATCH /api/currencies/1
--   37997151 e380d81a bd4d0383 b1553297 2b7aa69b a86a9266 c3d5ac4c 3d34d25d 63cd51b8 fe3c446c 94f37e56 54bc2f95

-- e380d81a
select *
from "currencies"
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- bd4d0383
select "id"
from "currencies"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH currencies USING INDEX currencies_parent_id_name_key (<expr>=? AND name=?)

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

-- 2b7aa69b
update "currencies"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
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

-- deleteCurrency: DELETE /api/currencies/5
--   37997151 e380d81a cd0b3129 ca1e289e 493d3fb7 2973b070 fe3c446c 94f37e56 54bc2f95

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

-- restoreCurrency: POST /api/currencies/1/restore
--   37997151 e380d81a 2c56edc6 13d6c6a6 5ed49a96 e380d81a bd4d0383 b1553297 2b7aa69b a86a9266 c3d5ac4c 3d34d25d 63cd51b8 fe3c446c 94f37e56 54bc2f95

-- 2c56edc6
select *
from "currencies"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreCurrency: POST /api/currencies/5/restore
--   37997151 e380d81a 2c56edc6 13d6c6a6 5ed49a96 5c34f3e6 e380d81a 5c34f3e6 5c34f3e6 0c57e9bf 3e533513 01213d2b afb41010 c3d5ac4c 3d34d25d 63cd51b8 fe3c446c 94f37e56 54bc2f95

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

-- afb41010
insert into "currencies" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "iso_code", "iso_code_folded",
    "exchange_rate", "exchange_rate_remainder", "full_path", "level", "added_date", "last_modified", "id",
    "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_currency_id_name_group_name_key (currency_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_currency_id_attachment_type_id_name_key (currency_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_parent_id_index (parent_id=?)
