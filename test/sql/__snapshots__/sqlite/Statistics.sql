-- getStatistics: GET /api/statistics
--   37997151 5a2445f4 77523b31 5a2445f4 5ddbd267 affa9e05 9140583b 8af0e9ad 91565a21

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

-- 77523b31
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > min(?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date>?)

-- 5ddbd267
select "parts"."id" / 1000 as block, count(*) as parts,
    count(case when parts.needs_review then 1 end) as needing_review,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end > 0 then 1 end) as in_stock,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end = 0 and coalesce(stocks.uncounted, 0) = 0 then 1 end) as empty,
    count(case when "parts"."minamount" > 0 and case when coalesce(unit.is_integer,
    true) then round("parts"."minamount", 0) > coalesce(stocks.whole, 0) else round("parts"."minamount",
    9) > round(coalesce(stocks.amount, 0), 9) end then 1 end) as below_minimum,
    sum(case when coalesce(unit.is_integer, true) then coalesce(stocks.whole, 0) else coalesce(stocks.amount,
    0) end) as total
from parts
left join measurement_units as unit on unit.id = parts.part_unit_id
left join ( select lot.part_id,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) then "lot"."amount" end) as amount,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) then floor("lot"."amount" + 0.5) end) as whole,
    count(case when lot.instock_unknown then 1 end) as uncounted
from part_lots as lot
where lot.part_id between ? and ? group by lot.part_id ) as stocks on stocks.part_id = parts.id
where parts.id between ? and ? group by "parts"."id" / 1000;
--| MATERIALIZE stocks
--|   SEARCH lot USING COVERING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH unit USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| BLOOM FILTER ON stocks (part_id=?)
--| SEARCH stocks USING AUTOMATIC COVERING INDEX (part_id=?) LEFT-JOIN
--| USE TEMP B-TREE FOR GROUP BY

-- affa9e05
select block, currency_id, basis, count(*) as parts, sum(value >> 26) as high, sum(value & 67108863) as low
from ( select "part_id" / 1000 as block, currency_id,
    case when basis = other_basis then basis else -1 end as basis, cast(floor(value + 0.5) as bigint) as value
from ( select part_id, currency_id, value, row_number() over (partition by part_id
order by unrated, missing, unit_price, id) as place, min(basis) over (partition by part_id, unrated) as basis,
    max(basis) over (partition by part_id, unrated) as other_basis
from ( select stocks.part_id, price.id, price.currency_id,
    stocks.amount * ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity / case when orderdetails.prices_includes_vat then cast(? as double precision) else 1 end as value,
    case when orderdetails.prices_includes_vat then cast(? as integer) when orderdetails.prices_includes_vat is null then 2 else 0 end as basis,
    case when price.currency_id is not null and rates.rate is null then price.currency_id else 0 end as unrated,
    case when price.min_discount_quantity <= stocks.amount then 0 else price.min_discount_quantity end as missing,
    ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity * coalesce(rates.rate,
    100000) / case when orderdetails.prices_includes_vat then cast(? as double precision) else 1 end as unit_price
from ( select sums.part_id, case when coalesce(unit.is_integer,
    true) then sums.whole else sums.amount end as amount
from ( select lot.part_id, sum(lot.amount) as amount, sum(floor("lot"."amount" + 0.5)) as whole
from part_lots as lot
where not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) and lot.part_id between ? and ? group by lot.part_id) as sums
inner join parts on parts.id = sums.part_id
left join measurement_units as unit on unit.id = parts.part_unit_id) as stocks
inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
inner join pricedetails as price on price.orderdetail_id = orderdetails.id
left join ( select id,
    case when iso_code = ? then 100000 else ("exchange_rate" + cast("exchange_rate_remainder" as double precision) / 100000) end as rate
from currencies) as rates on rates.id = price.currency_id
where stocks.amount > 0) as offers ) as placed
where place = 1 and value < 9007199254740992) as chosen group by block, currency_id, basis;
--| CO-ROUTINE placed
--|   CO-ROUTINE (subquery-8)
--|     CO-ROUTINE (subquery-9)
--|       CO-ROUTINE sums
--|         SEARCH lot USING COVERING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--|       SCAN sums
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|       SEARCH unit USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--|       SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--|       SEARCH price USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--|       SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--|       USE TEMP B-TREE FOR ORDER BY
--|     SCAN (subquery-9)
--|     USE TEMP B-TREE FOR ORDER BY
--|   SCAN (subquery-8)
--| SCAN placed
--| USE TEMP B-TREE FOR GROUP BY

-- 9140583b
select (select count(*)
from "part_lots") as "part_lots", (select count(*)
from "orderdetails") as "orderdetails", (select count(*)
from "parameters") as "parameters", (select count(*)
from "categories") as "categories", (select count(*)
from "footprints") as "footprints", (select count(*)
from "manufacturers") as "manufacturers", (select count(*)
from "suppliers") as "suppliers", (select count(*)
from "storage_locations") as "storage_locations", (select count(*)
from "measurement_units") as "measurement_units", (select count(*)
from "part_custom_states") as "part_custom_states", (select count(*)
from "currencies") as "currencies", (select count(*)
from "attachment_types") as "attachment_types", (select count(*)
from "projects") as "projects", count(*) as attachments, count(internal_path) as uploaded,
    count(case when substr(internal_path, 1, 7) = 'secure/' then 1 end) as private,
    count(case when internal_path is null then external_path end) as external
from attachments;
--| SCAN attachments
--| SCALAR SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_amount_index
--| SCALAR SUBQUERY 2
--|   SCAN orderdetails USING COVERING INDEX orderdetails_supplier_id_index
--| SCALAR SUBQUERY 3
--|   SCAN parameters USING COVERING INDEX parameters_value_max_index
--| SCALAR SUBQUERY 4
--|   SCAN categories USING COVERING INDEX categories_name_sort_index
--| SCALAR SUBQUERY 5
--|   SCAN footprints USING COVERING INDEX footprints_name_sort_index
--| SCALAR SUBQUERY 6
--|   SCAN manufacturers USING COVERING INDEX manufacturers_name_sort_index
--| SCALAR SUBQUERY 7
--|   SCAN suppliers USING COVERING INDEX suppliers_name_sort_index
--| SCALAR SUBQUERY 8
--|   SCAN storage_locations USING COVERING INDEX storage_locations_name_sort_index
--| SCALAR SUBQUERY 9
--|   SCAN measurement_units USING COVERING INDEX measurement_units_name_sort_index
--| SCALAR SUBQUERY 10
--|   SCAN part_custom_states USING COVERING INDEX part_custom_states_name_sort_index
--| SCALAR SUBQUERY 11
--|   SCAN currencies USING COVERING INDEX currencies_name_sort_index
--| SCALAR SUBQUERY 12
--|   SCAN attachment_types USING COVERING INDEX attachment_types_name_sort_index
--| SCALAR SUBQUERY 13
--|   SCAN projects USING COVERING INDEX projects_name_sort_index

-- 8af0e9ad
select "id", "iso_code", "exchange_rate", "exchange_rate_remainder"
from "currencies";
--| SCAN currencies

-- 91565a21
select ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n0", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n1", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n2", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n3", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n4", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n5", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n6", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n7", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n8", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n9", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n10", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n11", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n12", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n13", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n14", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n15", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n16", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n17", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n18", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n19", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n20", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n21", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n22", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n23";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 3
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 4
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 5
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 6
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 7
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 8
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 9
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 10
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 11
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 12
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 13
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 14
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 15
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 16
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 17
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 18
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 19
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 20
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 21
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 22
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 23
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 24
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
