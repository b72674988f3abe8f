-- scanCode: GET /api/scan?code=4006381333931
--   62296ae3 ffb3b136 c7ad8826 9a57a20b 6ea4ea04

-- 62296ae3
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
where "chain"."depth" < 32) select cast(coalesce(json_agg("permissions"
order by "depth"), '[]') as text)
from "chain") as "groupPermissions", cast(pg_current_snapshot() as text) as "dataVersion"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = $1;

-- ffb3b136
select place, kind, id, origin
from ( select case when "ipn" = any(cast($1 as text[])) then 1 else 7 end as place, 'ipn' as kind, id,
    null as origin
from parts
where ipn_folded = $2
union all select 2, 'user_barcode', id, null
from part_lots
where "user_barcode" = any(cast($3 as text[]))
union all select 3, 'part_id', id, null
from parts
where id = cast($4 as bigint)
union all select 3, 'lot_id', id, null
from part_lots
where id = cast($5 as bigint)
union all select 3, 'location_id', id, null
from storage_locations
where id = cast($6 as bigint)
union all select 4, 'gtin', id, null
from parts
where "gtin" = any(cast($7 as text[]))
union all select case when "supplierpartnr" = any(cast($8 as text[])) then 5 else 8 end,
    'supplier_part_number', part_id, (select name
from suppliers
where suppliers.id = supplier_id)
from orderdetails
where "supplierpartnr_folded" = any(cast($9 as text[]))
union all select case when "manufacturer_product_number" = any(cast($10 as text[])) then 6 else 9 end,
    'manufacturer_product_number', id, (select name
from manufacturers
where manufacturers.id = manufacturer_id)
from parts
where "manufacturer_product_number_folded" = any(cast($11 as text[])) ) found
order by place, id
limit 500;

-- c7ad8826
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", "j4"."is_integer" as "partUnit__is_integer",
    "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" = any(cast($1 as bigint[]));

-- 9a57a20b
select "id"
from "part_lots"
where "part_id" = any(cast($1 as bigint[]))
order by "id"
limit $2;

-- 6ea4ea04
select "t"."id" as "id", "t"."description" as "description", "j1"."id" as "storage_location__id",
    "j1"."name" as "storage_location__name", "j1"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "t"."version" as "version"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."id" = any(cast($1 as bigint[]));
