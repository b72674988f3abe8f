-- scanCode: GET /api/scan?code=4006381333931
--   37997151 b557032c 1fc5c84e fac6b721 daf85bbe

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

-- b557032c
select place, kind, id, origin
from ( select case when "ipn" in (select value
from json_each(?)) then 1 else 7 end as place, 'ipn' as kind, id, null as origin
from parts
where ipn_folded = ?
union all select 2, 'user_barcode', id, null
from part_lots
where "user_barcode" in (select value
from json_each(?))
union all select 3, 'part_id', id, null
from parts
where id = ?
union all select 3, 'lot_id', id, null
from part_lots
where id = ?
union all select 3, 'location_id', id, null
from storage_locations
where id = ?
union all select 4, 'gtin', id, null
from parts
where "gtin" in (select value
from json_each(?))
union all select case when "supplierpartnr" in (select value
from json_each(?)) then 5 else 8 end, 'supplier_part_number', part_id, (select name
from suppliers
where suppliers.id = supplier_id)
from orderdetails
where "supplierpartnr_folded" in (select value
from json_each(?))
union all select case when "manufacturer_product_number" in (select value
from json_each(?)) then 6 else 9 end, 'manufacturer_product_number', id, (select name
from manufacturers
where manufacturers.id = manufacturer_id)
from parts
where "manufacturer_product_number_folded" in (select value
from json_each(?)) ) found
order by place, id
limit 500;
--| CO-ROUTINE found
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH parts USING INDEX parts_ipn_folded_index (ipn_folded=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|         CREATE BLOOM FILTER
--|     UNION ALL
--|       SEARCH part_lots USING COVERING INDEX part_lots_user_barcode_key (user_barcode=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     UNION ALL
--|       SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--|     UNION ALL
--|       SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|     UNION ALL
--|       SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)
--|       LIST SUBQUERY 8
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded=?)
--|       LIST SUBQUERY 12
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|       LIST SUBQUERY 10
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|         CREATE BLOOM FILTER
--|       CORRELATED SCALAR SUBQUERY 11
--|         SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|     UNION ALL
--|       SEARCH parts USING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded=?)
--|       LIST SUBQUERY 16
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|       LIST SUBQUERY 14
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|         CREATE BLOOM FILTER
--|       CORRELATED SCALAR SUBQUERY 15
--|         SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN found
--| USE TEMP B-TREE FOR ORDER BY

-- 1fc5c84e
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "t"."ipn" as "ipn",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", "j4"."is_integer" as "partUnit__is_integer", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 4
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- fac6b721
select "id"
from "part_lots"
where "part_id" in (select value
from json_each(?))
order by "id"
limit ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- daf85bbe
select "t"."id" as "id", "t"."description" as "description", "j1"."id" as "storage_location__id",
    "j1"."name" as "storage_location__name", "j1"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "t"."version" as "version"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
