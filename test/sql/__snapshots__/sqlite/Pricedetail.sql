-- listPricedetails: GET /api/pricedetails
--   37997151 5a2445f4 bf146eb1 f08f38d0 3dfb1f6d

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

-- bf146eb1
select count(*) as "total"
from "pricedetails";
--| SCAN pricedetails USING COVERING INDEX pricedetails_currency_id_index

-- f08f38d0
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."id" asc
limit ? offset ?;
--| SCAN pricedetails

-- 3dfb1f6d
select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "j2"."id" as "orderdetail__id",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPricedetails: GET /api/pricedetails?page=2&itemsPerPage=2
--   37997151 5a2445f4 bf146eb1 953528a3 75a6e670

-- 953528a3
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."id" desc
limit ? offset ?;
--| SCAN pricedetails

-- 75a6e670
select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "j2"."id" as "orderdetail__id",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPricedetails: GET /api/pricedetails?cursor=
--   37997151 5a2445f4 bf146eb1 8cf62251 3dfb1f6d

-- 8cf62251
select "pricedetails"."id" as "id", "pricedetails"."id" as "k0"
from "pricedetails"
order by "pricedetails"."id" asc
limit ?;
--| SCAN pricedetails

-- listPricedetails: GET /api/pricedetails?orderdetail=1
--   37997151 5a2445f4 12781fbd 5d636451 3dfb1f6d

-- 12781fbd
select count(*) as "total"
from "pricedetails"
where "pricedetails"."orderdetail_id" in (select value
from json_each(?));
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 5d636451
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."orderdetail_id" in (select value
from json_each(?))
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?currency=1
--   37997151 5a2445f4 26723870 c307107b 3dfb1f6d

-- 26723870
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" in (select value
from json_each(?));
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- c307107b
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" in (select value
from json_each(?))
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?currency=1%2C1%2B
--   37997151 5a2445f4 38843ba8 7ae4b291 3dfb1f6d

-- 38843ba8
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 7ae4b291
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?currency=1%2B%2B
--   37997151 5a2445f4 d1eb5ac3 f24dfe0e 3dfb1f6d

-- d1eb5ac3
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|   SCAN branch

-- f24dfe0e
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_currency_id_index (currency_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?id=1
--   37997151 5a2445f4 1404b3cd e1271258 75a6e670

-- 1404b3cd
select count(*) as "total"
from "pricedetails"
where "pricedetails"."id" in (select value
from json_each(?));
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- e1271258
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."id" in (select value
from json_each(?))
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?addedDate[after]=2020-01-01
--   37997151 5a2445f4 424c552c 2b3e04e5 3dfb1f6d

-- 424c552c
select count(*) as "total"
from "pricedetails"
where "pricedetails"."added_date" >= ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_added_date_index (added_date>?)

-- 2b3e04e5
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."added_date" >= ?
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?lastModified[after]=2020-01-01
--   37997151 5a2445f4 6dbf9f7d 8e517852 3dfb1f6d

-- 6dbf9f7d
select count(*) as "total"
from "pricedetails"
where "pricedetails"."last_modified" >= ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_last_modified_index (last_modified>?)

-- 8e517852
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."last_modified" >= ?
order by +"pricedetails"."id" asc
limit ? offset ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPricedetails: GET /api/pricedetails?order[id]=desc
--   37997151 5a2445f4 bf146eb1 953528a3 3dfb1f6d

-- listPricedetails: GET /api/pricedetails?order[addedDate]=asc
--   37997151 5a2445f4 bf146eb1 b593aa93 3dfb1f6d

-- b593aa93
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."added_date" asc, "pricedetails"."id" asc
limit ? offset ?;
--| SCAN pricedetails USING COVERING INDEX pricedetails_added_date_index

-- listPricedetails: GET /api/pricedetails?order[lastModified]=asc
--   37997151 5a2445f4 bf146eb1 2b216356 3dfb1f6d

-- 2b216356
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."last_modified" asc, "pricedetails"."id" asc
limit ? offset ?;
--| SCAN pricedetails USING COVERING INDEX pricedetails_last_modified_index

-- getPricedetail: GET /api/pricedetails/1
--   37997151 75a6e670

-- listPricedetailLog: GET /api/pricedetails/1/log
--   37997151 90c86555 21ae8073 7c536c9d dc701559 85e12d4d

-- 90c86555
select "t"."id" as "id", "t"."version" as "version"
from "pricedetails" as "t"
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

-- 85e12d4d
select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" in (select value
from json_each(?));
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- createPricedetail: POST /api/pricedetails
--   37997151 e380d81a 45eba037 41014301 47dbe9e7 f2fe87be 11febb9f fdb10dba b6927bb1 3e00f92b 075e6762 75a6e670 fe3c446c 94f37e56 54bc2f95

-- e380d81a
select *
from "currencies"
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- 45eba037
select *
from "orderdetails"
where "id" = ?;
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- 47dbe9e7
select *
from "measurement_units"
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

-- f2fe87be
select count(*) as "count"
from "pricedetails"
where "orderdetail_id" = ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)

-- 11febb9f
select "id"
from "pricedetails"
where "orderdetail_id" = ? and "min_discount_quantity" = ?;
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=? AND min_discount_quantity=?)

-- fdb10dba
insert into "pricedetails" ("price", "price_remainder", "currency_id", "min_discount_quantity",
    "orderdetail_id", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";

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

-- updatePricedetail: PATCH /api/pricedetails/1
--   37997151 180f9707 4c008a2e b6927bb1 3e00f92b 075e6762 75a6e670 fe3c446c 94f37e56 54bc2f95

-- 180f9707
select *
from "pricedetails"
where "id" = ?;
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)

-- 4c008a2e
update "pricedetails"
set "price" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)

-- deletePricedetail: DELETE /api/pricedetails/3
--   37997151 180f9707 4d6d0834 b6927bb1 3e00f92b 075e6762 fe3c446c 08981ad5 54bc2f95

-- 4d6d0834
delete
from "pricedetails"
where "id" in (select value
from json_each(?));
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restorePricedetail: POST /api/pricedetails/1/restore
--   37997151 180f9707 8b1af43e 13d6c6a6 5ed49a96 180f9707 4c008a2e b6927bb1 3e00f92b 075e6762 75a6e670 fe3c446c 94f37e56 54bc2f95

-- 8b1af43e
select *
from "pricedetails"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
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

-- restorePricedetail: POST /api/pricedetails/3/restore
--   37997151 180f9707 8b1af43e 13d6c6a6 5ed49a96 5c34f3e6 180f9707 5c34f3e6 5c34f3e6 0c57e9bf e380d81a 45eba037 45eba037 41014301 47dbe9e7 f2fe87be 11febb9f ad47bd92 b6927bb1 3e00f92b 075e6762 75a6e670 fe3c446c 94f37e56 54bc2f95

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

-- ad47bd92
insert into "pricedetails" ("price", "price_remainder", "currency_id", "price_related_quantity",
    "min_discount_quantity", "orderdetail_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
