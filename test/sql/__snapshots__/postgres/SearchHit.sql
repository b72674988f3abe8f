-- searchParts: GET /api/search?q=resistor+0603
--   62296ae3 5a2445f4 5eac9045 db2f0ea1 d8b4c66c 190b4681 6e1ddd48 6bd67f2c

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

-- 5eac9045
with recursive word(n, wanted) as (select ordinality::integer - 1, value
from unnest(cast($1 as text[])) with ordinality as listed(value, ordinality)), below(n, kind,
    id) as ( select word.n, t.kind, t.id
from word cross join lateral ( select kind, id
from search_trees
where doc like word.wanted offset 0) t
union select b.n, b.kind, coalesce(c1.id, c2.id, c3.id, c4.id, c5.id)
from below b
left join categories c1 on b.kind = 1 and c1.parent_id = b.id
left join manufacturers c2 on b.kind = 2 and c2.parent_id = b.id
left join footprints c3 on b.kind = 3 and c3.parent_id = b.id
left join storage_locations c4 on b.kind = 4 and c4.parent_id = b.id
left join suppliers c5 on b.kind = 5 and c5.parent_id = b.id
where coalesce(c1.id, c2.id, c3.id, c4.id, c5.id) is not null ), shared(n, kind, id, words) as (select n,
    kind, id, count(*) over (partition by kind, id)
from below), placed(n, kind, id, place) as ( select n, kind, id, row_number() over (partition by n
order by words desc, kind, id)
from shared ) select n, 0 as kind, 0 as id, cast(null as text) as parts
from word
where (select count(*)
from (select 1
from search_parts
where doc like word.wanted
limit 1000) found) > 0
union all select n, kind, id, null
from placed
where place <= $2
order by 1, 2, 3;

-- db2f0ea1
with found(id, kind) as (select *
from (select part_id as id, -1
from part_lots
where user_barcode_folded = $1
limit 1000) lots
union all select *
from (select "id" as id, case when "name_folded" = $2 then 0 else 1 end
from "parts"
where "name_folded" >= $3 and "name_folded" < $4
order by "name_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "ipn_folded" = $5 then 0 else 1 end
from "parts"
where "ipn_folded" >= $6 and "ipn_folded" < $7
order by "ipn_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "manufacturer_product_number_folded" = $8 then 0 else 1 end
from "parts"
where "manufacturer_product_number_folded" >= $9 and "manufacturer_product_number_folded" < $10
order by "manufacturer_product_number_folded", id
limit 1000) named
union all select *
from (select "part_id" as id, case when "supplierpartnr_folded" = $11 then 0 else 1 end
from "orderdetails"
where "supplierpartnr_folded" >= $12 and "supplierpartnr_folded" < $13
order by "supplierpartnr_folded", id
limit 1000) named
union all select *
from (select id, 0
from parts
where "gtin" = any(cast($14 as text[]))
limit 1000) gtins
union all select *
from (select part_id, 2
from search_parts
where "names" like any (cast($15 as text[])) and "names" like any (cast($16 as text[]))
order by part_id
limit 1000) matching
union all select *
from (select part_id, 3
from search_parts
where ("doc" like any (cast($17 as text[])) or links && cast($18 as text[])) and ("doc" like any (cast($19 as text[])) or links && cast($20 as text[]))
order by part_id
limit 1000) matching), best as (select id, min(kind) as kind
from found group by id
order by 2, 1
limit 1000) select parts.id, (select count(*)
from best) as total, best.kind
from best join parts on parts.id = best.id
order by case when best.kind > 3 then 3 else best.kind end,
    (case when "parts"."name_folded" = cast($21 as text) then 60 when strpos("parts"."name_folded",
    cast($22 as text)) = 1 then 50 when strpos("parts"."name_folded",
    ' ' || cast($23 as text)) > 0 then 40 when strpos("parts"."name_folded",
    cast($24 as text)) > 0 then 30 when strpos("parts"."manufacturer_product_number_folded",
    cast($25 as text)) > 0 or strpos("parts"."ipn_folded",
    cast($26 as text)) > 0 then 25 when strpos("parts"."tags_folded",
    cast($27 as text)) > 0 then 15 when strpos("parts"."description_folded",
    cast($28 as text)) = 1 or strpos("parts"."description_folded",
    ' ' || cast($29 as text)) > 0 then 12 when strpos("parts"."description_folded",
    cast($30 as text)) > 0 then 8 else 0 end + case when "parts"."name_folded" = cast($31 as text) then 60 when strpos("parts"."name_folded",
    cast($32 as text)) = 1 then 50 when strpos("parts"."name_folded",
    ' ' || cast($33 as text)) > 0 then 40 when strpos("parts"."name_folded",
    cast($34 as text)) > 0 then 30 when strpos("parts"."manufacturer_product_number_folded",
    cast($35 as text)) > 0 or strpos("parts"."ipn_folded",
    cast($36 as text)) > 0 then 25 when strpos("parts"."tags_folded",
    cast($37 as text)) > 0 then 15 when strpos("parts"."description_folded",
    cast($38 as text)) = 1 or strpos("parts"."description_folded",
    ' ' || cast($39 as text)) > 0 then 12 when strpos("parts"."description_folded",
    cast($40 as text)) > 0 then 8 else 0 end) desc, coalesce("parts"."name_sort", "parts"."name_folded"),
    parts.id
limit cast($41 as bigint) offset cast($42 as bigint);

-- d8b4c66c
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
where "t"."id" = $1;

-- 190b4681
with wanted(id) as (select unnest(cast($1 as bigint[]))) select p.id,
    case when cast($2 as boolean) then "p"."name" end as "name",
    case when cast($3 as boolean) then "p"."ipn" end as "ipn",
    case when cast($4 as boolean) then "p"."manufacturer_product_number" end as "manufacturer_product_number",
    case when cast($5 as boolean) then "p"."tags" end as "tags",
    case when cast($6 as boolean) then "p"."description" end as "description",
    case when cast($7 as boolean) then "p"."comment" end as "comment",
    case when cast($8 as boolean) then "p"."gtin" end as "gtin",
    case when cast($9 as boolean) then "p"."category_id" end as "category",
    case when cast($10 as boolean) then "p"."manufacturer_id" end as "manufacturer",
    case when cast($11 as boolean) then "p"."footprint_id" end as "footprint"
from wanted join parts p on p.id = wanted.id;

-- 6e1ddd48
with wanted(id) as (select unnest(cast($1 as bigint[]))) select o.part_id,
    'orderdetails.supplierpartnr' as property, "o"."supplierpartnr" as text, cast(null as text) as spaced
from wanted join orderdetails o on o.part_id = wanted.id
where cast($2 as boolean)
union all select o.part_id, 'orderdetails.supplier', s.full_path, null
from wanted join orderdetails o on o.part_id = wanted.id join suppliers s on s.id = o.supplier_id
where cast($3 as boolean)
union all select l.part_id, 'partLots.storage_location', s.full_path, null
from wanted join part_lots l on l.part_id = wanted.id join storage_locations s on s.id = l.storage_location_id
where cast($4 as boolean)
union all select v.part_id, 'parameters',
    "v"."name" || ' ' || "v"."symbol" || ' ' || "v"."value_text" || ' ' || coalesce(v.value_typical::text,
    '') || '' || "v"."unit",
    "v"."name" || ' ' || "v"."symbol" || ' ' || "v"."value_text" || ' ' || coalesce(v.value_typical::text,
    '') || ' ' || "v"."unit"
from wanted join parameters v on v.part_id = wanted.id
where cast($5 as boolean);

-- 6bd67f2c
select 'category' as property, id, full_path as path
from "categories"
where "id" = any(cast($1 as bigint[]))
union all select 'manufacturer' as property, id, full_path as path
from "manufacturers"
where "id" = any(cast($2 as bigint[]))
union all select 'footprint' as property, id, full_path as path
from "footprints"
where "id" = any(cast($3 as bigint[]));

-- searchParts: GET /api/search?q=resistor+0603&category=1%2B%2B&in_stock=1&order[name]=asc
--   62296ae3 5eac9045 5cdfcb77

-- 5cdfcb77
with filtered(id) as not materialized (select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))), found(id, kind) as (select *
from (select part_id as id, -1
from part_lots
where user_barcode_folded = $2 and exists (select 1
from filtered
where filtered.id = "part_lots"."part_id")
limit 1000) lots
union all select *
from (select "id" as id, case when "name_folded" = $3 then 0 else 1 end
from "parts"
where "name_folded" >= $4 and "name_folded" < $5 and exists (select 1
from filtered
where filtered.id = "parts"."id")
order by "name_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "ipn_folded" = $6 then 0 else 1 end
from "parts"
where "ipn_folded" >= $7 and "ipn_folded" < $8 and exists (select 1
from filtered
where filtered.id = "parts"."id")
order by "ipn_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "manufacturer_product_number_folded" = $9 then 0 else 1 end
from "parts"
where "manufacturer_product_number_folded" >= $10 and "manufacturer_product_number_folded" < $11 and exists (select 1
from filtered
where filtered.id = "parts"."id")
order by "manufacturer_product_number_folded", id
limit 1000) named
union all select *
from (select "part_id" as id, case when "supplierpartnr_folded" = $12 then 0 else 1 end
from "orderdetails"
where "supplierpartnr_folded" >= $13 and "supplierpartnr_folded" < $14 and exists (select 1
from filtered
where filtered.id = "orderdetails"."part_id")
order by "supplierpartnr_folded", id
limit 1000) named
union all select *
from (select id, 0
from parts
where "gtin" = any(cast($15 as text[])) and exists (select 1
from filtered
where filtered.id = "parts"."id")
limit 1000) gtins
union all select *
from (select part_id, 2
from search_parts
where "names" like any (cast($16 as text[])) and "names" like any (cast($17 as text[])) and exists (select 1
from filtered
where filtered.id = "search_parts"."part_id")
order by part_id
limit 1000) matching
union all select *
from (select part_id, 3
from search_parts
where ("doc" like any (cast($18 as text[])) or links && cast($19 as text[])) and ("doc" like any (cast($20 as text[])) or links && cast($21 as text[])) and exists (select 1
from filtered
where filtered.id = "search_parts"."part_id")
order by part_id
limit 1000) matching), best as (select id, min(kind) as kind
from found group by id
order by 2, 1
limit 1000) select parts.id, (select count(*)
from best) as total, best.kind
from best join parts on parts.id = best.id
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit cast($22 as bigint) offset cast($23 as bigint);

-- countParts: GET /api/parts/counts?by=category
--   62296ae3 5a2445f4 17752408 d50df24c

-- 17752408
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select cast("category_id" as text), count(*)
from "parts"
where "category_id" is not null group by "category_id";

-- d50df24c
select id, parent_id
from "categories";

-- countParts: GET /api/parts/counts?by=category&category=1%2B%2B
--   62296ae3 44524188 d50df24c

-- 44524188
with filtered as materialized (select parts.id, parts."category_id"
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select cast("category_id" as text), count(*)
from "filtered"
where "category_id" is not null group by "category_id";

-- countParts: GET /api/parts/counts?by=category&q=resistor+0603
--   62296ae3 5eac9045 db2f0ea1 70232ed3 d50df24c

-- 70232ed3
with filtered as materialized (select parts.id, parts."category_id"
from parts
where "parts"."id" = any(cast($1 as bigint[]))) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select cast("category_id" as text), count(*)
from "filtered"
where "category_id" is not null group by "category_id";

-- countParts: GET /api/parts/counts?by=supplier
--   62296ae3 5a2445f4 2a9bd54c 87d782e0

-- 2a9bd54c
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select string_agg(cast("orderdetails"."supplier_id" as text), ',') as ids
from "orderdetails"
where "orderdetails"."supplier_id" is not null and "orderdetails"."part_id" is not null group by "orderdetails"."part_id") as listed group by ids;

-- 87d782e0
select id, parent_id
from "suppliers";

-- countParts: GET /api/parts/counts?by=currency
--   62296ae3 5a2445f4 88324f41 e9600c33

-- 88324f41
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select string_agg(cast("pricedetails"."currency_id" as text), ',') as ids
from "orderdetails" join "pricedetails" on "pricedetails"."orderdetail_id" = "orderdetails"."id"
where "pricedetails"."currency_id" is not null and "orderdetails"."part_id" is not null group by "orderdetails"."part_id") as listed group by ids;

-- e9600c33
select id, parent_id
from "currencies";

-- countParts: GET /api/parts/counts?by=project
--   62296ae3 5a2445f4 79460503 d7061e17

-- 79460503
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select string_agg(cast("project_bom_entries"."project_id" as text), ',') as ids
from "project_bom_entries"
where "project_bom_entries"."project_id" is not null and "project_bom_entries"."part_id" is not null group by "project_bom_entries"."part_id") as listed group by ids;

-- d7061e17
select id, parent_id
from "projects";

-- countParts: GET /api/parts/counts?by=storage_location&category=1%2B%2B
--   62296ae3 6ab51f37 ed8c6000

-- 6ab51f37
with filtered as materialized (select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select ids, count(*)
from (select string_agg(cast("part_lots"."storage_location_id" as text), ',') as ids
from "part_lots"
where "part_lots"."storage_location_id" is not null and "part_lots"."part_id" in (select id
from filtered) group by "part_lots"."part_id") as listed group by ids;

-- ed8c6000
select id, parent_id
from "storage_locations";

-- summarizePartParameters: GET /api/parts/parameters
--   62296ae3 13d356b5 89dadcb8 75c759d4

-- 13d356b5
with examined(id) as materialized ( select parts.id
from parts
order by parts.id
limit 10001) select count(*) as parts
from examined;

-- 89dadcb8
with examined(id) as materialized ( select parts.id
from parts
order by parts.id
limit 10000) select v.name_folded, replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω') as unit_key,
    min(v.name) as name, max(v.symbol) as symbol, min(v.unit) as unit, count(distinct v.part_id) as parts,
    min(v.value_typical) as lowest_typical, min(coalesce(v.value_min, v.value_max)) as lowest_end,
    max(v.value_typical) as highest_typical, max(coalesce(v.value_max, v.value_min)) as highest_end
from examined join parameters v on v.part_id = examined.id group by v.name_folded, replace(replace("v"."unit",
    'µ', 'μ'), 'Ω', 'Ω')
order by 6 desc, 1, 2
limit 50;

-- 75c759d4
with examined(id) as materialized ( select parts.id
from parts
order by parts.id
limit 10000), counted(name_folded, unit_key, text_folded, text, parts) as ( select v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded, min(v.value_text),
    count(distinct v.part_id)
from examined join parameters v on v.part_id = examined.id
where v.value_text <> '' and "v"."name_folded" = any(cast($1 as text[])) group by v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded ), placed(name_folded, unit_key,
    text, parts, place) as ( select name_folded, unit_key, text, parts,
    row_number() over (partition by name_folded, unit_key
order by parts desc, text_folded)
from counted ) select name_folded, unit_key, text, parts
from placed
where place <= 10
order by name_folded, unit_key, place;

-- summarizePartParameters: GET /api/parts/parameters?category=1%2B%2B
--   62296ae3 29d4e3c4 ffcbc45c 3d978f21

-- 29d4e3c4
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by parts.id
limit 10001) select count(*) as parts
from examined;

-- ffcbc45c
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by parts.id
limit 10000) select v.name_folded, replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω') as unit_key,
    min(v.name) as name, max(v.symbol) as symbol, min(v.unit) as unit, count(distinct v.part_id) as parts,
    min(v.value_typical) as lowest_typical, min(coalesce(v.value_min, v.value_max)) as lowest_end,
    max(v.value_typical) as highest_typical, max(coalesce(v.value_max, v.value_min)) as highest_end
from examined join parameters v on v.part_id = examined.id group by v.name_folded, replace(replace("v"."unit",
    'µ', 'μ'), 'Ω', 'Ω')
order by 6 desc, 1, 2
limit 50;

-- 3d978f21
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by parts.id
limit 10000), counted(name_folded, unit_key, text_folded, text, parts) as ( select v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded, min(v.value_text),
    count(distinct v.part_id)
from examined join parameters v on v.part_id = examined.id
where v.value_text <> '' and "v"."name_folded" = any(cast($2 as text[])) group by v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded ), placed(name_folded, unit_key,
    text, parts, place) as ( select name_folded, unit_key, text, parts,
    row_number() over (partition by name_folded, unit_key
order by parts desc, text_folded)
from counted ) select name_folded, unit_key, text, parts
from placed
where place <= 10
order by name_folded, unit_key, place;

-- countPartTags: GET /api/parts/tags
--   62296ae3 9fb9e923

-- 9fb9e923
select substr(parts.tags, 1, 1000) as tags, count(*) as parts
from parts
where parts.tags <> '' group by 1
order by 2 desc, 1
limit 10000;

-- countPartTags: GET /api/parts/tags?category=1%2B%2B
--   62296ae3 3d0a8501

-- 3d0a8501
select substr(parts.tags, 1, 1000) as tags, count(*) as parts
from parts
where parts.tags <> '' and "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) group by 1
order by 2 desc, 1
limit 10000;
