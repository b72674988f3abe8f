-- getStatistics: GET /api/statistics
--   62296ae3 5a2445f4 f50cc40f 5a2445f4 83fcbb79 363036f5 9140583b 8af0e9ad cce0386a

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

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- f50cc40f
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > least($1, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

-- 83fcbb79
select "parts"."id" / 1000 as block, count(*) as parts,
    count(case when parts.needs_review then 1 end) as needing_review,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end > 0 then 1 end) as in_stock,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end = 0 and coalesce(stocks.uncounted, 0) = 0 then 1 end) as empty,
    count(case when "parts"."minamount" > 0 and case when coalesce(unit.is_integer,
    true) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > coalesce(stocks.whole,
    0) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(coalesce(stocks.amount, 0) as text) as numeric),
    9) as double precision) end then 1 end) as below_minimum, sum(case when coalesce(unit.is_integer,
    true) then coalesce(stocks.whole, 0) else coalesce(stocks.amount, 0) end) as total
from parts
left join measurement_units as unit on unit.id = parts.part_unit_id
left join ( select lot.part_id,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) then "lot"."amount" end) as amount,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) then floor("lot"."amount" + 0.5) end) as whole,
    count(case when lot.instock_unknown then 1 end) as uncounted
from part_lots as lot
where lot.part_id between $1 and $2 group by lot.part_id ) as stocks on stocks.part_id = parts.id
where parts.id between $3 and $4 group by "parts"."id" / 1000;

-- 363036f5
select block, currency_id, basis, count(*) as parts, sum(value >> 26) as high, sum(value & 67108863) as low
from ( select "part_id" / 1000 as block, currency_id,
    case when basis = other_basis then basis else -1 end as basis, cast(floor(value + 0.5) as bigint) as value
from ( select part_id, currency_id, value, row_number() over (partition by part_id
order by unrated, missing, unit_price, id) as place, min(basis) over (partition by part_id, unrated) as basis,
    max(basis) over (partition by part_id, unrated) as other_basis
from ( select stocks.part_id, price.id, price.currency_id,
    stocks.amount * ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity / case when orderdetails.prices_includes_vat then cast($1 as double precision) else 1 end as value,
    case when orderdetails.prices_includes_vat then cast($2 as integer) when orderdetails.prices_includes_vat is null then 2 else 0 end as basis,
    case when price.currency_id is not null and rates.rate is null then price.currency_id else 0 end as unrated,
    case when price.min_discount_quantity <= stocks.amount then 0 else price.min_discount_quantity end as missing,
    ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity * coalesce(rates.rate,
    100000) / case when orderdetails.prices_includes_vat then cast($3 as double precision) else 1 end as unit_price
from ( select sums.part_id, case when coalesce(unit.is_integer,
    true) then sums.whole else sums.amount end as amount
from ( select lot.part_id, sum(lot.amount) as amount, sum(floor("lot"."amount" + 0.5)) as whole
from part_lots as lot
where not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) and lot.part_id between $4 and $5 group by lot.part_id) as sums
inner join parts on parts.id = sums.part_id
left join measurement_units as unit on unit.id = parts.part_unit_id) as stocks
inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
inner join pricedetails as price on price.orderdetail_id = orderdetails.id
left join ( select id,
    case when iso_code = $6 then 100000 else ("exchange_rate" + cast("exchange_rate_remainder" as double precision) / 100000) end as rate
from currencies) as rates on rates.id = price.currency_id
where stocks.amount > 0) as offers ) as placed
where place = 1 and value < 9007199254740992) as chosen group by block, currency_id, basis;

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

-- 8af0e9ad
select "id", "iso_code", "exchange_rate", "exchange_rate_remainder"
from "currencies";

-- cce0386a
select ( select count(*)
from parts
where added_date >= $1 and added_date < $2 ) as "n0", ( select count(*)
from parts
where added_date >= $3 and added_date < $4 ) as "n1", ( select count(*)
from parts
where added_date >= $5 and added_date < $6 ) as "n2", ( select count(*)
from parts
where added_date >= $7 and added_date < $8 ) as "n3", ( select count(*)
from parts
where added_date >= $9 and added_date < $10 ) as "n4", ( select count(*)
from parts
where added_date >= $11 and added_date < $12 ) as "n5", ( select count(*)
from parts
where added_date >= $13 and added_date < $14 ) as "n6", ( select count(*)
from parts
where added_date >= $15 and added_date < $16 ) as "n7", ( select count(*)
from parts
where added_date >= $17 and added_date < $18 ) as "n8", ( select count(*)
from parts
where added_date >= $19 and added_date < $20 ) as "n9", ( select count(*)
from parts
where added_date >= $21 and added_date < $22 ) as "n10", ( select count(*)
from parts
where added_date >= $23 and added_date < $24 ) as "n11", ( select count(*)
from parts
where added_date >= $25 and added_date < $26 ) as "n12", ( select count(*)
from parts
where added_date >= $27 and added_date < $28 ) as "n13", ( select count(*)
from parts
where added_date >= $29 and added_date < $30 ) as "n14", ( select count(*)
from parts
where added_date >= $31 and added_date < $32 ) as "n15", ( select count(*)
from parts
where added_date >= $33 and added_date < $34 ) as "n16", ( select count(*)
from parts
where added_date >= $35 and added_date < $36 ) as "n17", ( select count(*)
from parts
where added_date >= $37 and added_date < $38 ) as "n18", ( select count(*)
from parts
where added_date >= $39 and added_date < $40 ) as "n19", ( select count(*)
from parts
where added_date >= $41 and added_date < $42 ) as "n20", ( select count(*)
from parts
where added_date >= $43 and added_date < $44 ) as "n21", ( select count(*)
from parts
where added_date >= $45 and added_date < $46 ) as "n22", ( select count(*)
from parts
where added_date >= $47 and added_date < $48 ) as "n23";
