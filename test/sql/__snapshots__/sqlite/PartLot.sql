-- listPartLots: GET /api/part_lots
--   37997151 5a2445f4 2efcc5db 7596e4be 7477da9a

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

-- 2efcc5db
select count(*) as "total"
from "part_lots";
--| SCAN part_lots USING COVERING INDEX part_lots_amount_index

-- 7596e4be
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots

-- 7477da9a
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "j2"."id" as "storage_location__id",
    "j2"."name" as "storage_location__name", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "j4"."id" as "owner__id", "j4"."name" as "owner__name",
    "t"."user_barcode" as "user_barcode", "t"."last_stocktake_at" as "last_stocktake_at",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartLots: GET /api/part_lots?page=2&itemsPerPage=2
--   37997151 5a2445f4 2efcc5db ca1be913 43d980e1

-- ca1be913
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."id" desc
limit ? offset ?;
--| SCAN part_lots

-- 43d980e1
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "j2"."id" as "storage_location__id",
    "j2"."name" as "storage_location__name", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "j4"."id" as "owner__id", "j4"."name" as "owner__name",
    "t"."user_barcode" as "user_barcode", "t"."last_stocktake_at" as "last_stocktake_at",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartLots: GET /api/part_lots?cursor=
--   37997151 5a2445f4 2efcc5db 80815770 7477da9a

-- 80815770
select "part_lots"."id" as "id", "part_lots"."id" as "k0"
from "part_lots"
order by "part_lots"."id" asc
limit ?;
--| SCAN part_lots

-- listPartLots: GET /api/part_lots?part=1
--   37997151 5a2445f4 ab27cb87 b9414196 7477da9a

-- ab27cb87
select count(*) as "total"
from "part_lots"
where "part_lots"."part_id" in (select value
from json_each(?));
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- b9414196
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."part_id" in (select value
from json_each(?))
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?storage_location=1
--   37997151 5a2445f4 8da462dc 5d59ce7f 7477da9a

-- 8da462dc
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" in (select value
from json_each(?));
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 5d59ce7f
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."storage_location_id" in (select value
from json_each(?))
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?storage_location=1%2C1%2B
--   37997151 5a2445f4 5b95a693 178bf193 7477da9a

-- 5b95a693
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "storage_locations" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 178bf193
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "storage_locations" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?storage_location=1%2B%2B
--   37997151 5a2445f4 9d9967ba afa5096b 7477da9a

-- 9d9967ba
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
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

-- afa5096b
select "part_lots"."id" as "id"
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
order by +"part_lots"."id" asc
limit ? offset ?;
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

-- listPartLots: GET /api/part_lots?owner=1
--   37997151 5a2445f4 0bd21891

-- 0bd21891
select count(*) as "total"
from "part_lots"
where "part_lots"."owner_id" in (select value
from json_each(?));
--| SEARCH part_lots USING COVERING INDEX part_lots_owner_id_index (owner_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listPartLots: GET /api/part_lots?description=sam%25
--   37997151 5a2445f4 779dd887 255add62 43d980e1

-- 779dd887
select count(*) as "total"
from "part_lots"
where "part_lots"."description_folded" >= ? and "part_lots"."description_folded" < ?;
--| SCAN part_lots

-- 255add62
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."description_folded" >= ? and "part_lots"."description_folded" < ?
order by +"part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?user_barcode=sam%25
--   37997151 5a2445f4 f7e3ff37 07aa0122 43d980e1

-- f7e3ff37
select count(*) as "total"
from "part_lots"
where "part_lots"."user_barcode_folded" >= ? and "part_lots"."user_barcode_folded" < ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_user_barcode_folded_index (user_barcode_folded>? AND user_barcode_folded<?)

-- 07aa0122
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."user_barcode_folded" >= ? and "part_lots"."user_barcode_folded" < ?
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_user_barcode_folded_index (user_barcode_folded>? AND user_barcode_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?instock_unknown=1
--   37997151 5a2445f4 66549041 3048e8e0 43d980e1

-- 66549041
select count(*) as "total"
from "part_lots"
where "part_lots"."instock_unknown";
--| SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index

-- 3048e8e0
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."instock_unknown"
order by +"part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?needs_refill=1
--   37997151 5a2445f4 f1d07391 c6af89b0 43d980e1

-- f1d07391
select count(*) as "total"
from "part_lots"
where "part_lots"."needs_refill";
--| SCAN part_lots USING COVERING INDEX part_lots_needs_refill_index

-- c6af89b0
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."needs_refill"
order by +"part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_needs_refill_index
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?amount[between]=1..9
--   37997151 5a2445f4 11f2b5ef

-- 11f2b5ef
select count(*) as "total"
from "part_lots"
where "part_lots"."amount" between cast(? as double precision) and cast(? as double precision);
--| SEARCH part_lots USING COVERING INDEX part_lots_amount_index (amount>? AND amount<?)

-- listPartLots: GET /api/part_lots?amount[gt]=1
--   37997151 5a2445f4 d9d5d136 7d20af65 7477da9a

-- d9d5d136
select count(*) as "total"
from "part_lots"
where "part_lots"."amount" > cast(? as double precision);
--| SEARCH part_lots USING COVERING INDEX part_lots_amount_index (amount>?)

-- 7d20af65
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."amount" > cast(? as double precision)
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_amount_index (amount>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?expiration_date[after]=2020-01-01
--   37997151 5a2445f4 55cd1099

-- 55cd1099
select count(*) as "total"
from "part_lots"
where "part_lots"."expiration_date" >= ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date>?)

-- listPartLots: GET /api/part_lots?last_stocktake_at[after]=2020-01-01
--   37997151 5a2445f4 5989e6f2

-- 5989e6f2
select count(*) as "total"
from "part_lots"
where "part_lots"."last_stocktake_at" >= ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_last_stocktake_at_index (last_stocktake_at>?)

-- listPartLots: GET /api/part_lots?order[description]=asc
--   37997151 5a2445f4 2efcc5db 2014469f 7477da9a

-- 2014469f
select "part_lots"."id" as "id"
from "part_lots"
order by coalesce("part_lots"."description_sort", "part_lots"."description_folded") asc, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?order[comment]=asc
--   37997151 5a2445f4 2efcc5db 0b87759e 7477da9a

-- 0b87759e
select "part_lots"."id" as "id"
from "part_lots"
order by coalesce("part_lots"."comment_sort", "part_lots"."comment_folded") asc, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?order[amount]=asc
--   37997151 5a2445f4 2efcc5db 9d9895f0 7477da9a

-- 9d9895f0
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."amount" asc, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_amount_index

-- listPartLots: GET /api/part_lots?order[expiration_date]=asc
--   37997151 5a2445f4 2efcc5db 3ac5c245 7477da9a

-- 3ac5c245
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."expiration_date" asc nulls first, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_expiration_date_index

-- listPartLots: GET /api/part_lots?id=1
--   37997151 5a2445f4 a8a24b76 77ff893f 43d980e1

-- a8a24b76
select count(*) as "total"
from "part_lots"
where "part_lots"."id" in (select value
from json_each(?));
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 77ff893f
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."id" in (select value
from json_each(?))
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?comment=sam%25
--   37997151 5a2445f4 5454153b f789c3a5 43d980e1

-- 5454153b
select count(*) as "total"
from "part_lots"
where "part_lots"."comment_folded" >= ? and "part_lots"."comment_folded" < ?;
--| SCAN part_lots

-- f789c3a5
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."comment_folded" >= ? and "part_lots"."comment_folded" < ?
order by +"part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?addedDate[after]=2020-01-01
--   37997151 5a2445f4 9b5d172f 2757fec3 7477da9a

-- 9b5d172f
select count(*) as "total"
from "part_lots"
where "part_lots"."added_date" >= ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_added_date_index (added_date>?)

-- 2757fec3
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."added_date" >= ?
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?lastModified[after]=2020-01-01
--   37997151 5a2445f4 e086f55f ee73bec8 7477da9a

-- e086f55f
select count(*) as "total"
from "part_lots"
where "part_lots"."last_modified" >= ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_last_modified_index (last_modified>?)

-- ee73bec8
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."last_modified" >= ?
order by +"part_lots"."id" asc
limit ? offset ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLots: GET /api/part_lots?order[id]=desc
--   37997151 5a2445f4 2efcc5db ca1be913 7477da9a

-- listPartLots: GET /api/part_lots?order[addedDate]=asc
--   37997151 5a2445f4 2efcc5db 795709e9 7477da9a

-- 795709e9
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."added_date" asc, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_added_date_index

-- listPartLots: GET /api/part_lots?order[lastModified]=asc
--   37997151 5a2445f4 2efcc5db bbacbe07 7477da9a

-- bbacbe07
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."last_modified" asc, "part_lots"."id" asc
limit ? offset ?;
--| SCAN part_lots USING COVERING INDEX part_lots_last_modified_index

-- getPartLot: GET /api/part_lots/1
--   37997151 43d980e1

-- listPartLotLog: GET /api/part_lots/1/log
--   37997151 54d75cab 21ae8073 7c536c9d 3f6f957c 8c9d29c6

-- 54d75cab
select "t"."id" as "id", "t"."version" as "version"
from "part_lots" as "t"
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

-- 8c9d29c6
select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" in (select value
from json_each(?));
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- addStock: POST /api/part_lots/1/add
--   37997151 e10bdf9a 86aa94f3 32a7ec2d 075e6762 2ce46408 43d980e1 fe3c446c 94f37e56 54bc2f95

-- e10bdf9a
select *
from "part_lots"
where "id" = ?;
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)

-- 86aa94f3
select "l"."id", "l"."part_id", "l"."amount", "l"."instock_unknown", "l"."last_stocktake_at", "l"."owner_id",
    "l"."storage_location_id", "u"."is_integer", "s"."is_full"
from "part_lots" as "l"
inner join "parts" as "p" on "p"."id" = "l"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
left join "storage_locations" as "s" on "s"."id" = "l"."storage_location_id"
where "l"."id" in (select value
from json_each(?));
--| SEARCH l USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH s USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 32a7ec2d
update part_lots
set amount = case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else round((part_lots.amount + d.by),
    9) end, version = version + 1, last_modified = ?
from (select value ->> 'lot' as lot, value ->> 'by' as "by", value ->> 'isInteger' as "isInteger"
from json_each(?)) as d
where part_lots.id = d.lot and not instock_unknown and case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else round((part_lots.amount + d.by),
    9) end >= 0
returning part_lots.id, part_lots.amount;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 2ce46408
select "p"."id", "u"."is_integer", case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "p"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock"
from "parts" as "p"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "p"."id" in (select value
from json_each(?));
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 4
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

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

-- withdrawStock: POST /api/part_lots/1/withdraw
--   37997151 e10bdf9a 86aa94f3 32a7ec2d 075e6762 2ce46408 43d980e1 fe3c446c 94f37e56 54bc2f95

-- moveStock: POST /api/part_lots/1/move
--   37997151 e10bdf9a 569caa44 41014301 47dbe9e7 d729b817 9160dd65 075e6762 86aa94f3 32a7ec2d 075e6762 2ce46408 43d980e1 43d980e1 fe3c446c 20a96590 54bc2f95

-- 569caa44
select *
from "storage_locations"
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

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

-- d729b817
select count(*) as "count"
from "part_lots"
where "part_id" = ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)

-- 9160dd65
insert into "part_lots" ("part_id", "description", "description_folded", "description_sort",
    "expiration_date", "owner_id", "storage_location_id", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_part_lot_id_index (part_lot_id=?)

-- 20a96590
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?);
--| SCAN 3-ROW VALUES CLAUSE

-- countStock: POST /api/part_lots/1/stocktake
--   37997151 e10bdf9a 86aa94f3 d16b3844 075e6762 2ce46408 43d980e1 fe3c446c 94f37e56 54bc2f95

-- d16b3844
update "part_lots"
set "amount" = ?, "instock_unknown" = ?, "last_stocktake_at" = ?, "last_modified" = ?, "version" = version + 1
where "id" = ?;
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)

-- createPartLot: POST /api/part_lots
--   37997151 41014301 569caa44 47dbe9e7 d729b817 eab17c4b 075e6762 43d980e1 fe3c446c 94f37e56 54bc2f95

-- eab17c4b
insert into "part_lots" ("description", "description_folded", "description_sort", "part_id",
    "storage_location_id", "amount", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_part_lot_id_index (part_lot_id=?)

-- updatePartLot: PATCH /api/part_lots/1
--   37997151 e10bdf9a 41014301 47dbe9e7 43d980e1

-- deletePartLot: DELETE /api/part_lots/3
--   37997151 e10bdf9a e03954fe 075e6762 fe3c446c 08981ad5 54bc2f95

-- e03954fe
delete
from "part_lots"
where "id" in (select value
from json_each(?));
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH order_lines USING COVERING INDEX order_lines_part_lot_id_index (part_lot_id=?)

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restorePartLot: POST /api/part_lots/1/restore
--   37997151 e10bdf9a bb6a9641 13d6c6a6 5ed49a96 e10bdf9a 41014301 47dbe9e7 0303618d 075e6762 43d980e1 fe3c446c 94f37e56 54bc2f95

-- bb6a9641
select *
from "part_lots"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
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

-- 0303618d
update "part_lots"
set "last_stocktake_at" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)

-- restorePartLot: POST /api/part_lots/3/restore
--   37997151 e10bdf9a bb6a9641 13d6c6a6 5ed49a96 5c34f3e6 e10bdf9a 5c34f3e6 5c34f3e6 0c57e9bf 41014301 569caa44 41014301 47dbe9e7 d729b817 7d487ccb 075e6762 43d980e1 fe3c446c 94f37e56 54bc2f95

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

-- 7d487ccb
insert into "part_lots" ("description", "description_folded", "description_sort", "comment", "comment_folded",
    "comment_sort", "part_id", "storage_location_id", "amount", "instock_unknown", "needs_refill",
    "expiration_date", "owner_id", "user_barcode", "user_barcode_folded", "last_stocktake_at", "added_date",
    "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_part_lot_id_index (part_lot_id=?)
