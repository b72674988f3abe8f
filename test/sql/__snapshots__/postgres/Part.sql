-- listParts: GET /api/parts
--   62296ae3 5a2445f4 64e300c9 070d1cb3 37be2237

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

-- 64e300c9
select count(*) as "total"
from "parts";

-- 070d1cb3
select "parts"."id" as "id"
from "parts"
order by "parts"."id" asc
limit $1 offset $2;

-- 37be2237
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "t"."comment" as "comment", "t"."favorite" as "favorite", "t"."needs_review" as "needs_review",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."name" as "category__name",
    "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name", "j4"."full_path" as "partUnit__full_path",
    "j5"."id" as "partCustomState__id", "j5"."name" as "partCustomState__name",
    "j5"."full_path" as "partCustomState__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", exists (select 1
from projects
where projects.build_part_id = "t"."id") as "is_build_part", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j6"."id" as "master_picture_attachment__id",
    "j6"."name" as "master_picture_attachment__name",
    "j6"."internal_path" as "master_picture_attachment__internal_path",
    "j6"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
left join "part_custom_states" as "j5" on "j5"."id" = "t"."part_custom_state_id"
left join "attachments" as "j6" on "j6"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "storage_location__id", "j1"."name" as "storage_location__name",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."needs_refill" as "needs_refill", "t"."expiration_date" as "expiration_date",
    "j4"."id" as "owner__id", "j4"."name" as "owner__name", "t"."user_barcode" as "user_barcode",
    "t"."last_stocktake_at" as "last_stocktake_at", "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."part_id" = any(cast($2 as bigint[]))
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."part_id" as "$owner"
from "orderdetails" as "t"
where "t"."part_id" = any(cast($3 as bigint[]))
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2", (select json_agg(q)
from (select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" = any(cast($4 as bigint[]))
order by "t"."id" asc) as q) as "q3", (select json_agg(q)
from (select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" = any(cast($5 as bigint[]))
order by "t"."id" asc) as q) as "q4", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = any(cast($6 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q5", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" = any(cast($7 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q6";

-- listParts: GET /api/parts?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 64e300c9 070d1cb3 37be2237

-- listParts: GET /api/parts?cursor=
--   62296ae3 5a2445f4 64e300c9 b5bd5be2 37be2237

-- b5bd5be2
select "parts"."id" as "id", "parts"."id" as "k0"
from "parts"
order by "parts"."id" asc
limit $1;

-- listParts: GET /api/parts?category=1
--   62296ae3 5a2445f4 a7ec419f 2cdc65c6 37be2237

-- a7ec419f
select count(*) as "total"
from "parts"
where "parts"."category_id" = any(cast($1 as bigint[]));

-- 2cdc65c6
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?category=1%2C1%2B
--   62296ae3 5a2445f4 c5710da0 ec997e31 37be2237

-- c5710da0
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "categories" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- ec997e31
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "categories" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?category=1%2B%2B
--   62296ae3 5a2445f4 15c96425 b53c6f80 37be2237

-- 15c96425
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- b53c6f80
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?footprint=1
--   62296ae3 5a2445f4 0d932eb4 9ed70b38 bdfd5f6c

-- 0d932eb4
select count(*) as "total"
from "parts"
where "parts"."footprint_id" = any(cast($1 as bigint[]));

-- 9ed70b38
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- bdfd5f6c
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "t"."comment" as "comment", "t"."favorite" as "favorite", "t"."needs_review" as "needs_review",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."name" as "category__name",
    "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name", "j4"."full_path" as "partUnit__full_path",
    "j5"."id" as "partCustomState__id", "j5"."name" as "partCustomState__name",
    "j5"."full_path" as "partCustomState__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", exists (select 1
from projects
where projects.build_part_id = "t"."id") as "is_build_part", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j6"."id" as "master_picture_attachment__id",
    "j6"."name" as "master_picture_attachment__name",
    "j6"."internal_path" as "master_picture_attachment__internal_path",
    "j6"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
left join "part_custom_states" as "j5" on "j5"."id" = "t"."part_custom_state_id"
left join "attachments" as "j6" on "j6"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "storage_location__id", "j1"."name" as "storage_location__name",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."needs_refill" as "needs_refill", "t"."expiration_date" as "expiration_date",
    "j4"."id" as "owner__id", "j4"."name" as "owner__name", "t"."user_barcode" as "user_barcode",
    "t"."last_stocktake_at" as "last_stocktake_at", "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."part_id" = $2
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."part_id" as "$owner"
from "orderdetails" as "t"
where "t"."part_id" = $3
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2", (select json_agg(q)
from (select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" = $4
order by "t"."id" asc) as q) as "q3", (select json_agg(q)
from (select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" = $5
order by "t"."id" asc) as q) as "q4", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = $6
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q5", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" = $7
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q6";

-- listParts: GET /api/parts?footprint=1%2C1%2B
--   62296ae3 5a2445f4 b13c783b ce2d3c50 bdfd5f6c

-- b13c783b
select count(*) as "total"
from "parts"
where "parts"."footprint_id" in (select id
from "footprints" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "footprints" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- ce2d3c50
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" in (select id
from "footprints" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "footprints" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?footprint=1%2B%2B
--   62296ae3 5a2445f4 38670114 b1c0a0fb bdfd5f6c

-- 38670114
select count(*) as "total"
from "parts"
where "parts"."footprint_id" in (select id
from ( with recursive branch(id) as ( select id
from "footprints" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "footprints" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- b1c0a0fb
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" in (select id
from ( with recursive branch(id) as ( select id
from "footprints" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "footprints" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?manufacturer=1
--   62296ae3 5a2445f4 2b98bed6 2621974e bdfd5f6c

-- 2b98bed6
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" = any(cast($1 as bigint[]));

-- 2621974e
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?manufacturer=1%2C1%2B
--   62296ae3 5a2445f4 af6d5795 2642ed7c bdfd5f6c

-- af6d5795
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" in (select id
from "manufacturers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "manufacturers" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- 2642ed7c
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" in (select id
from "manufacturers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "manufacturers" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?manufacturer=1%2B%2B
--   62296ae3 5a2445f4 ab43c447 6a1b4c3d bdfd5f6c

-- ab43c447
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" in (select id
from ( with recursive branch(id) as ( select id
from "manufacturers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "manufacturers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 6a1b4c3d
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" in (select id
from ( with recursive branch(id) as ( select id
from "manufacturers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "manufacturers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?partUnit=1
--   62296ae3 5a2445f4 f9cc2c8b 32aaddac bdfd5f6c

-- f9cc2c8b
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" = any(cast($1 as bigint[]));

-- 32aaddac
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?partUnit=1%2C1%2B
--   62296ae3 5a2445f4 27d7c751 03967c2b bdfd5f6c

-- 27d7c751
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" in (select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "measurement_units" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- 03967c2b
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" in (select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "measurement_units" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?partUnit=1%2B%2B
--   62296ae3 5a2445f4 11254c6c 2f4daa79 bdfd5f6c

-- 11254c6c
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 2f4daa79
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?partCustomState=1
--   62296ae3 5a2445f4 9f9c4343 3485ade2 bdfd5f6c

-- 9f9c4343
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" = any(cast($1 as bigint[]));

-- 3485ade2
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?partCustomState=1%2C1%2B
--   62296ae3 5a2445f4 2664fe9c f96590f5 bdfd5f6c

-- 2664fe9c
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" in (select id
from "part_custom_states" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "part_custom_states" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- f96590f5
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" in (select id
from "part_custom_states" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "part_custom_states" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?partCustomState=1%2B%2B
--   62296ae3 5a2445f4 bb2f8adb a042bdbc bdfd5f6c

-- bb2f8adb
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" in (select id
from ( with recursive branch(id) as ( select id
from "part_custom_states" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "part_custom_states" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- a042bdbc
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" in (select id
from ( with recursive branch(id) as ( select id
from "part_custom_states" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "part_custom_states" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?storage_location=1
--   62296ae3 5a2445f4 4f9b6ec9 f192a663 bdfd5f6c

-- 4f9b6ec9
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" = any(cast($1 as bigint[]))));

-- f192a663
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" = any(cast($1 as bigint[]))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?storage_location=1%2C1%2B
--   62296ae3 5a2445f4 3d9789d6 7127742a bdfd5f6c

-- 3d9789d6
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "storage_locations" as child
where "child"."parent_id" = any(cast($2 as bigint[])))));

-- 7127742a
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "storage_locations" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?storage_location=1%2B%2B
--   62296ae3 5a2445f4 0502f856 3c4a2933 bdfd5f6c

-- 0502f856
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));

-- 3c4a2933
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?supplier=1
--   62296ae3 5a2445f4 2a3e12f2 df8dc556 bdfd5f6c

-- 2a3e12f2
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" = any(cast($1 as bigint[]))));

-- df8dc556
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" = any(cast($1 as bigint[]))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?supplier=1%2C1%2B
--   62296ae3 5a2445f4 eb2d6e50 98b08aaa bdfd5f6c

-- eb2d6e50
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($2 as bigint[])))));

-- 98b08aaa
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?supplier=1%2B%2B
--   62296ae3 5a2445f4 334578d8 ce227ebe bdfd5f6c

-- 334578d8
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));

-- ce227ebe
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?currency=1
--   62296ae3 5a2445f4 2ee09ba2 1f6db433 bdfd5f6c

-- 2ee09ba2
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" = any(cast($1 as bigint[]))))));

-- 1f6db433
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" = any(cast($1 as bigint[]))))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?currency=1%2C1%2B
--   62296ae3 5a2445f4 643e0bd4 2c0b5915 bdfd5f6c

-- 643e0bd4
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))));

-- 2c0b5915
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?currency=1%2B%2B
--   62296ae3 5a2445f4 9c3fc038 5a266d48 bdfd5f6c

-- 9c3fc038
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))));

-- 5a266d48
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and (exists (select 1
from "pricedetails"
where "pricedetails"."orderdetail_id" = "orderdetails"."id" and "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?project=1
--   62296ae3 5a2445f4 83c03377 6237322a bdfd5f6c

-- 83c03377
select count(*) as "total"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" = any(cast($1 as bigint[]))));

-- 6237322a
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" = any(cast($1 as bigint[]))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?project=1%2C1%2B
--   62296ae3 5a2445f4 0974e4de e3f031ad bdfd5f6c

-- 0974e4de
select count(*) as "total"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "projects" as child
where "child"."parent_id" = any(cast($2 as bigint[])))));

-- e3f031ad
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "projects" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?project=1%2B%2B
--   62296ae3 5a2445f4 8565f360 df3a396b bdfd5f6c

-- 8565f360
select count(*) as "total"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));

-- df3a396b
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "project_bom_entries"
where "project_bom_entries"."part_id" = "parts"."id" and "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?attachment_type=1
--   62296ae3 5a2445f4 cdad230e 8a2a9e29 bdfd5f6c

-- cdad230e
select count(*) as "total"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" = any(cast($1 as bigint[]))));

-- 8a2a9e29
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" = any(cast($1 as bigint[]))))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?attachment_type=1%2C1%2B
--   62296ae3 5a2445f4 ecdadcb4 6aa4033c bdfd5f6c

-- ecdadcb4
select count(*) as "total"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "attachment_types" as child
where "child"."parent_id" = any(cast($2 as bigint[])))));

-- 6aa4033c
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "attachment_types" as child
where "child"."parent_id" = any(cast($2 as bigint[])))))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?attachment_type=1%2B%2B
--   62296ae3 5a2445f4 121225be 694c5934 bdfd5f6c

-- 121225be
select count(*) as "total"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));

-- 694c5934
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "attachments"
where "attachments"."part_id" = "parts"."id" and "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?supplierpartnr=sam%25
--   62296ae3 5a2445f4 ac757d63 11196ddf bdfd5f6c

-- ac757d63
select count(*) as "total"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplierpartnr_folded" >= $1 and "orderdetails"."supplierpartnr_folded" < $2));

-- 11196ddf
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "orderdetails"
where "orderdetails"."part_id" = "parts"."id" and "orderdetails"."supplierpartnr_folded" >= $1 and "orderdetails"."supplierpartnr_folded" < $2))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?description=sam%25
--   62296ae3 5a2445f4 be870e9c 5068b5f9 bdfd5f6c

-- be870e9c
select count(*) as "total"
from "parts"
where "parts"."description_folded" >= $1 and "parts"."description_folded" < $2 and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\');

-- 5068b5f9
select "parts"."id" as "id"
from "parts"
where "parts"."description_folded" >= $1 and "parts"."description_folded" < $2 and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\')
order by "parts"."id" asc
limit $4 offset $5;

-- listParts: GET /api/parts?ipn=sam%25
--   62296ae3 5a2445f4 aa39753f ca75ecca bdfd5f6c

-- aa39753f
select count(*) as "total"
from "parts"
where "parts"."ipn_folded" >= $1 and "parts"."ipn_folded" < $2;

-- ca75ecca
select "parts"."id" as "id"
from "parts"
where "parts"."ipn_folded" >= $1 and "parts"."ipn_folded" < $2
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?manufacturer_product_number=sam%25
--   62296ae3 5a2445f4 8bafedc0 f1851383 bdfd5f6c

-- 8bafedc0
select count(*) as "total"
from "parts"
where "parts"."manufacturer_product_number_folded" >= $1 and "parts"."manufacturer_product_number_folded" < $2;

-- f1851383
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_product_number_folded" >= $1 and "parts"."manufacturer_product_number_folded" < $2
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?gtin=4006381333931
--   62296ae3 5a2445f4 864265f0 1798fd44 37be2237

-- 864265f0
select count(*) as "total"
from "parts"
where "parts"."gtin" = $1;

-- 1798fd44
select "parts"."id" as "id"
from "parts"
where "parts"."gtin" = $1
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?tags=sample
--   62296ae3 5a2445f4 15cdaebc d5533658 bdfd5f6c

-- 15cdaebc
select count(*) as "total"
from "parts"
where "parts"."tags_folded" like $1 escape '\' and exists (select 1
from unnest(string_to_array("parts"."tags_folded", ',')) as element(value)
where trim(element.value) = $2) and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\');

-- d5533658
select "parts"."id" as "id"
from "parts"
where "parts"."tags_folded" like $1 escape '\' and exists (select 1
from unnest(string_to_array("parts"."tags_folded", ',')) as element(value)
where trim(element.value) = $2) and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\')
order by "parts"."id" asc
limit $4 offset $5;

-- listParts: GET /api/parts?favorite=1
--   62296ae3 5a2445f4 7b05fda7 5f53e14c bdfd5f6c

-- 7b05fda7
select count(*) as "total"
from "parts"
where "parts"."favorite";

-- 5f53e14c
select "parts"."id" as "id"
from "parts"
where "parts"."favorite"
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?needs_review=1
--   62296ae3 5a2445f4 368eb2b3 972789d5 bdfd5f6c

-- 368eb2b3
select count(*) as "total"
from "parts"
where "parts"."needs_review";

-- 972789d5
select "parts"."id" as "id"
from "parts"
where "parts"."needs_review"
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?in_stock=1
--   62296ae3 e278aee5 eca02865 bdfd5f6c

-- e278aee5
select count(*) as "total"
from "parts"
where (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))));

-- eca02865
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?in_stock=0
--   62296ae3 0ab39f10 c0e4fa0a 37be2237

-- 0ab39f10
select count(*) as "total"
from "parts"
where not (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))));

-- c0e4fa0a
select "parts"."id" as "id"
from "parts"
where not (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?below_minimum=1
--   62296ae3 c3390291 b5a625c6 bdfd5f6c

-- c3390291
select count(*) as "total"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as text) as numeric), 9) as double precision) end);

-- b5a625c6
select "parts"."id" as "id"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as text) as numeric), 9) as double precision) end)
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?below_minimum=0
--   62296ae3 7ca82108 6a016d6d 37be2237

-- 7ca82108
select count(*) as "total"
from "parts"
where not ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as text) as numeric), 9) as double precision) end);

-- 6a016d6d
select "parts"."id" as "id"
from "parts"
where not ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as text) as numeric), 9) as double precision) end)
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?needs_refill=1
--   62296ae3 5a2445f4 a38c048d 798e33e6 bdfd5f6c

-- a38c048d
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."needs_refill"));

-- 798e33e6
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."needs_refill"))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?needs_refill=0
--   62296ae3 5a2445f4 28e123e1 8342b18e 37be2237

-- 28e123e1
select count(*) as "total"
from "parts"
where not (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."needs_refill"));

-- 8342b18e
select "parts"."id" as "id"
from "parts"
where not (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."needs_refill"))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?instock_unknown=1
--   62296ae3 5a2445f4 007be1be 01c3b7c9 bdfd5f6c

-- 007be1be
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."instock_unknown"));

-- 01c3b7c9
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."instock_unknown"))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?instock_unknown=0
--   62296ae3 5a2445f4 ed4eb2d1 d6b67d83 37be2237

-- ed4eb2d1
select count(*) as "total"
from "parts"
where not (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."instock_unknown"));

-- d6b67d83
select "parts"."id" as "id"
from "parts"
where not (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."instock_unknown"))
order by "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?expiration_date[after]=2020-01-01
--   62296ae3 5a2445f4 a6a6da3f

-- a6a6da3f
select count(*) as "total"
from "parts"
where (exists (select 1
from "part_lots"
where "part_lots"."part_id" = "parts"."id" and "part_lots"."expiration_date" >= $1));

-- listParts: GET /api/parts?parameter=Sam%25
--   62296ae3 5a2445f4 80b06e33 7c3c5548 bdfd5f6c

-- 80b06e33
select count(*) as "total"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2));

-- 7c3c5548
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2))
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?parameter=Sample%3A1..9%20V
--   62296ae3 5a2445f4 808247a1

-- 808247a1
select count(*) as "total"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and (("parameters"."name_folded" = $1) and (exists (select 1
from (select case when replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω',
    'Ω') in ('V') then 1e0 when substr(replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω', 'Ω'),
    2) in ('V') then case substr(replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω', 'Ω'), 1,
    1) when 'f' then 1e-15 when 'p' then 1e-12 when 'n' then 1e-9 when 'u' then 1e-6 when 'μ' then 1e-6 when 'm' then 1e-3 when 'k' then 1e3 when 'K' then 1e3 when 'M' then 1e6 when 'G' then 1e9 when 'T' then 1e12 end end as factor) as converted
where ("parameters"."value_typical" * "converted"."factor" >= cast($2 as double precision) and "parameters"."value_typical" * "converted"."factor" <= cast($3 as double precision) or coalesce("parameters"."value_max" * "converted"."factor",
    "parameters"."value_min" * "converted"."factor") >= cast($4 as double precision) and coalesce("parameters"."value_min" * "converted"."factor",
    "parameters"."value_max" * "converted"."factor") <= cast($5 as double precision)))))));

-- listParts: GET /api/parts?parameter=Sample%3A%3E1
--   62296ae3 5a2445f4 dc1b09a1 10cad12e bdfd5f6c

-- dc1b09a1
select count(*) as "total"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and (("parameters"."name_folded" = $1) and (("parameters"."value_typical" > cast($2 as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") > cast($3 as double precision))))));

-- 10cad12e
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and (("parameters"."name_folded" = $1) and (("parameters"."value_typical" > cast($2 as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") > cast($3 as double precision))))))
order by "parts"."id" asc
limit $4 offset $5;

-- listParts: GET /api/parts?parameter=Sample%3A5
--   62296ae3 5a2445f4 e65b6e27 828ffad7 bdfd5f6c

-- e65b6e27
select count(*) as "total"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and (("parameters"."name_folded" = $1) and (((("parameters"."value_typical" >= cast($2 as double precision) and "parameters"."value_typical" <= cast($3 as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") >= cast($4 as double precision) and coalesce("parameters"."value_min",
    "parameters"."value_max") <= cast($5 as double precision))) or ("parameters"."value_text_folded" = $6))))));

-- 828ffad7
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from "parameters"
where "parameters"."part_id" = "parts"."id" and (("parameters"."name_folded" = $1) and (((("parameters"."value_typical" >= cast($2 as double precision) and "parameters"."value_typical" <= cast($3 as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") >= cast($4 as double precision) and coalesce("parameters"."value_min",
    "parameters"."value_max") <= cast($5 as double precision))) or ("parameters"."value_text_folded" = $6))))))
order by "parts"."id" asc
limit $7 offset $8;

-- listParts: GET /api/parts?mass[between]=1..9
--   62296ae3 5a2445f4 9418b551 31c46f2b bdfd5f6c

-- 9418b551
select count(*) as "total"
from "parts"
where "parts"."mass" between cast($1 as double precision) and cast($2 as double precision);

-- 31c46f2b
select "parts"."id" as "id"
from "parts"
where "parts"."mass" between cast($1 as double precision) and cast($2 as double precision)
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?mass[gt]=1
--   62296ae3 5a2445f4 e67c987f 16c65879 bdfd5f6c

-- e67c987f
select count(*) as "total"
from "parts"
where "parts"."mass" > cast($1 as double precision);

-- 16c65879
select "parts"."id" as "id"
from "parts"
where "parts"."mass" > cast($1 as double precision)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?minamount[between]=1..9
--   62296ae3 5a2445f4 4e8a415f 849027d8 bdfd5f6c

-- 4e8a415f
select count(*) as "total"
from "parts"
where "parts"."minamount" between cast($1 as double precision) and cast($2 as double precision);

-- 849027d8
select "parts"."id" as "id"
from "parts"
where "parts"."minamount" between cast($1 as double precision) and cast($2 as double precision)
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?minamount[gt]=1
--   62296ae3 5a2445f4 e5d8e40a 7b4bb525 37be2237

-- e5d8e40a
select count(*) as "total"
from "parts"
where "parts"."minamount" > cast($1 as double precision);

-- 7b4bb525
select "parts"."id" as "id"
from "parts"
where "parts"."minamount" > cast($1 as double precision)
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?order[ipn]=asc
--   62296ae3 5a2445f4 64e300c9 5f671f50 37be2237

-- 5f671f50
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."ipn_sort", "parts"."ipn_folded") asc nulls first, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[manufacturer_product_number]=asc
--   62296ae3 5a2445f4 64e300c9 f25282f8 37be2237

-- f25282f8
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."manufacturer_product_number_sort",
    "parts"."manufacturer_product_number_folded") asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[mass]=asc
--   62296ae3 5a2445f4 64e300c9 d4dc929a 37be2237

-- d4dc929a
select "parts"."id" as "id"
from "parts"
order by "parts"."mass" asc nulls first, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[minamount]=asc
--   62296ae3 5a2445f4 64e300c9 1aa20957 37be2237

-- 1aa20957
select "parts"."id" as "id"
from "parts"
order by "parts"."minamount" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?id=1
--   62296ae3 5a2445f4 43a759aa 9847d04d bdfd5f6c

-- 43a759aa
select count(*) as "total"
from "parts"
where "parts"."id" = any(cast($1 as bigint[]));

-- 9847d04d
select "parts"."id" as "id"
from "parts"
where "parts"."id" = any(cast($1 as bigint[]))
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?name=sample
--   62296ae3 5a2445f4 3a34671e f2f72dd4 bdfd5f6c

-- 3a34671e
select count(*) as "total"
from "parts"
where "parts"."name_folded" = $1;

-- f2f72dd4
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" = $1
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?name=sam%25
--   62296ae3 5a2445f4 9a9afec3 6e9e191b 37be2237

-- 9a9afec3
select count(*) as "total"
from "parts"
where "parts"."name_folded" >= $1 and "parts"."name_folded" < $2;

-- 6e9e191b
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" >= $1 and "parts"."name_folded" < $2
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?name=%25ampl%25
--   62296ae3 5a2445f4 63c243d4 0783fd76 37be2237

-- 63c243d4
select count(*) as "total"
from "parts"
where "parts"."name_folded" like $1 escape '\' and "parts"."id" in (select part_id
from search_parts
where "names" like $2 escape '\');

-- 0783fd76
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" like $1 escape '\' and "parts"."id" in (select part_id
from search_parts
where "names" like $2 escape '\')
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?name=s_mple
--   62296ae3 5a2445f4 01626e9a b1ae2a1e bdfd5f6c

-- 01626e9a
select count(*) as "total"
from "parts"
where "parts"."name_folded" >= $1 and "parts"."name_folded" < $2 and "parts"."name_folded" like $3 escape '\';

-- b1ae2a1e
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" >= $1 and "parts"."name_folded" < $2 and "parts"."name_folded" like $3 escape '\'
order by "parts"."id" asc
limit $4 offset $5;

-- listParts: GET /api/parts?comment=sam%25
--   62296ae3 5a2445f4 addc63b9 57300511 bdfd5f6c

-- addc63b9
select count(*) as "total"
from "parts"
where "parts"."comment_folded" >= $1 and "parts"."comment_folded" < $2 and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\');

-- 57300511
select "parts"."id" as "id"
from "parts"
where "parts"."comment_folded" >= $1 and "parts"."comment_folded" < $2 and "parts"."id" in (select part_id
from search_parts
where "doc" like $3 escape '\')
order by "parts"."id" asc
limit $4 offset $5;

-- listParts: GET /api/parts?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 5550de6b 3f3fb0a2 37be2237

-- 5550de6b
select count(*) as "total"
from "parts"
where "parts"."added_date" >= $1;

-- 3f3fb0a2
select "parts"."id" as "id"
from "parts"
where "parts"."added_date" >= $1
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 37f46fee fe5eec15 37be2237

-- 37f46fee
select count(*) as "total"
from "parts"
where "parts"."last_modified" >= $1;

-- fe5eec15
select "parts"."id" as "id"
from "parts"
where "parts"."last_modified" >= $1
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?order[name]=asc
--   62296ae3 5a2445f4 64e300c9 2cd4b3fe 37be2237

-- 2cd4b3fe
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[id]=desc
--   62296ae3 5a2445f4 64e300c9 85282a3b 37be2237

-- 85282a3b
select "parts"."id" as "id"
from "parts"
order by "parts"."id" desc
limit $1 offset $2;

-- listParts: GET /api/parts?order[addedDate]=asc
--   62296ae3 5a2445f4 64e300c9 95afea68 37be2237

-- 95afea68
select "parts"."id" as "id"
from "parts"
order by "parts"."added_date" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[lastModified]=asc
--   62296ae3 5a2445f4 64e300c9 972b3d98 37be2237

-- 972b3d98
select "parts"."id" as "id"
from "parts"
order by "parts"."last_modified" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?category=1%2B%2B&name=sam%25&order[name]=desc
--   62296ae3 5a2445f4 0591ffee 11188f63 37be2237

-- 0591ffee
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and "parts"."name_folded" >= $2 and "parts"."name_folded" < $3;

-- 11188f63
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and "parts"."name_folded" >= $2 and "parts"."name_folded" < $3
order by coalesce("parts"."name_sort", "parts"."name_folded") desc, "parts"."id" desc
limit $4 offset $5;

-- getPart: GET /api/parts/1
--   62296ae3 3649e6a4

-- 3649e6a4
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "t"."comment" as "comment", "t"."favorite" as "favorite", "t"."needs_review" as "needs_review",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."name" as "category__name",
    "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name", "j4"."full_path" as "partUnit__full_path",
    "j5"."id" as "partCustomState__id", "j5"."name" as "partCustomState__name",
    "j5"."full_path" as "partCustomState__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", exists (select 1
from projects
where projects.build_part_id = "t"."id") as "is_build_part", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j6"."id" as "master_picture_attachment__id",
    "j6"."name" as "master_picture_attachment__name",
    "j6"."attachment_type_id" as "master_picture_attachment__attachment_type_id",
    "j6"."show_in_table" as "master_picture_attachment__show_in_table",
    "j6"."original_filename" as "master_picture_attachment__original_filename",
    "j6"."media_type" as "master_picture_attachment__media_type",
    "j6"."file_size" as "master_picture_attachment__file_size",
    "j6"."external_path" as "master_picture_attachment__external_path",
    "j6"."internal_path" as "master_picture_attachment__internal_path",
    "j6"."added_date" as "master_picture_attachment__added_date",
    "j6"."last_modified" as "master_picture_attachment__last_modified", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
left join "part_custom_states" as "j5" on "j5"."id" = "t"."part_custom_state_id"
left join "attachments" as "j6" on "j6"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "storage_location__id", "j1"."name" as "storage_location__name",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."needs_refill" as "needs_refill", "t"."expiration_date" as "expiration_date",
    "j4"."id" as "owner__id", "j4"."name" as "owner__name", "t"."user_barcode" as "user_barcode",
    "t"."last_stocktake_at" as "last_stocktake_at", "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."part_id" = $2
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = $3
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2", (select json_agg(q)
from (select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" = any(array(select t.id
from "orderdetails" as t
where "t"."part_id" = $4))
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q3", (select json_agg(q)
from (select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" = $5
order by "t"."id" asc) as q) as "q4", (select json_agg(q)
from (select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" = $6
order by "t"."id" asc) as q) as "q5", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "t"."show_in_table" as "show_in_table", "t"."original_filename" as "original_filename",
    "t"."media_type" as "media_type", "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = $7
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q6", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" = $8
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q7";

-- listPartLog: GET /api/parts/1/log
--   62296ae3 2a94d683 9bde09ae 808fc842 98178511 12d87f34

-- 2a94d683
select "t"."id" as "id", "t"."version" as "version"
from "parts" as "t"
where "t"."id" = $1;

-- 9bde09ae
select count(*) as "total"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2;

-- 808fc842
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2
order by "log_entries"."id" desc
limit $3 offset $4;

-- 98178511
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- 12d87f34
select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($1 as bigint[]))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($2 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);

-- listPartPurchases: GET /api/parts/1/purchases
--   62296ae3 8113a5d6 3dcebcb0

-- 8113a5d6
select "p"."id", "p"."name", "u"."is_integer"
from "parts" as "p"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "p"."id" = $1;

-- 3dcebcb0
select "d"."id", "o"."part_id", "o"."id" as "orderdetail", "o"."supplierpartnr", "o"."prices_includes_vat",
    "s"."id" as "supplierId", "s"."name", "s"."full_path", "d"."price", "d"."price_remainder",
    "d"."price_related_quantity", "d"."min_discount_quantity", "c"."iso_code", "c"."exchange_rate",
    "c"."exchange_rate_remainder"
from "orderdetails" as "o"
inner join "pricedetails" as "d" on "d"."orderdetail_id" = "o"."id"
inner join "suppliers" as "s" on "s"."id" = "o"."supplier_id"
left join "currencies" as "c" on "c"."id" = "d"."currency_id"
where "o"."part_id" = any(cast($1 as bigint[])) and not "o"."obsolete"
order by "d"."id";

-- exportParts: GET /api/parts/export
--   62296ae3 5a2445f4 226df290 b5bd5be2 113fe442 8e96b392

-- 226df290
select max("expiration_date") as "last"
from "part_lots"
where "expiration_date" <= to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- 113fe442
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "t"."comment" as "comment", "t"."tags" as "tags", "j1"."id" as "category__id",
    "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j3"."id" as "manufacturer__id", "j3"."name" as "manufacturer__name", "j4"."id" as "partUnit__id",
    "j4"."name" as "partUnit__name", "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_kicad_symbol" as "eda_kicad_symbol", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" = any(cast($2 as bigint[]))
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = any(cast($3 as bigint[]))
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2", (select json_agg(q)
from (select "t"."id" as "id", "j1"."iso_code" as "currency__iso_code",
    "t"."min_discount_quantity" as "min_discount_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "t"."price_related_quantity" as "price_related_quantity",
    "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" = any(array(select t.id
from "orderdetails" as t
where "t"."part_id" = any(cast($4 as bigint[]))))
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q3", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."external_path" as "external_path",
    "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = any(cast($5 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q4";

-- 8e96b392
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "t"."comment" as "comment", "t"."tags" as "tags", "j1"."id" as "category__id",
    "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j3"."id" as "manufacturer__id", "j3"."name" as "manufacturer__name", "j4"."id" as "partUnit__id",
    "j4"."name" as "partUnit__name", "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_kicad_symbol" as "eda_kicad_symbol", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" = $2
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = $3
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2", (select json_agg(q)
from (select "t"."id" as "id", "j1"."iso_code" as "currency__iso_code",
    "t"."min_discount_quantity" as "min_discount_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "t"."price_related_quantity" as "price_related_quantity",
    "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" = any(array(select t.id
from "orderdetails" as t
where "t"."part_id" = $4))
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q3", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."external_path" as "external_path",
    "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = $5
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q4";

-- exportParts: GET /api/parts/export?category=1%2B%2B&order[name]=asc
--   62296ae3 5a2445f4 226df290 f18e7831 113fe442

-- f18e7831
select "parts"."id" as "id", coalesce("parts"."name_sort", "parts"."name_folded") as "k0",
    "parts"."id" as "k1"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit $2;

-- exportParts: GET /api/parts/export?q=resistor+0603
--   62296ae3 5eac9045 db2f0ea1 5a2445f4 226df290 8e96b392

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

-- exportParts: GET /api/parts/export?format=jsonl
--   62296ae3 5a2445f4 226df290 b5bd5be2 9db4693e 4a913591 4a913591 3f75ca8f 3f75ca8f dc4ff911 dc4ff911 f9c526d5 f9c526d5 4a913591 4a913591 8e42d332 8e42d332 7aa6f7c8 41dcbe9b 41dcbe9b 4881f63c f05595ca f05595ca a764debc 64d9922b 64d9922b 1427cc20 31db261a e3b6170d 9db4693e 7aa6f7c8 4881f63c a764debc 1427cc20 31db261a e3b6170d

-- 9db4693e
select *
from "parts"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- 4a913591
select *
from "measurement_units"
where "id" = $1;

-- 3f75ca8f
select *
from "categories"
where "id" = $1;

-- dc4ff911
select *
from "footprints"
where "id" = $1;

-- f9c526d5
select *
from "manufacturers"
where "id" = $1;

-- 8e42d332
select *
from "part_custom_states"
where "id" = $1;

-- 7aa6f7c8
select *
from "part_lots"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- 41dcbe9b
select *
from "storage_locations"
where "id" = $1;

-- 4881f63c
select *
from "orderdetails"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- f05595ca
select *
from "suppliers"
where "id" = $1;

-- a764debc
select *
from "pricedetails"
where "orderdetail_id" = any(cast($1 as bigint[]))
order by "id";

-- 64d9922b
select *
from "currencies"
where "id" = $1;

-- 1427cc20
select *
from "attachments"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- 31db261a
select *
from "parameters"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- e3b6170d
select "p"."id", "p"."name", "p"."category_id", (select count(*)
from parts q
where q.category_id = p.category_id and q.name = p.name and q.id < p.id) as "before"
from "parts" as "p"
where "p"."id" = any(cast($1 as bigint[]));

-- createPart: POST /api/parts
--   62296ae3 3f75ca8f a1de8c22 bdfd5f6c d0910fb5 aecaa105 5b4d3250

-- a1de8c22
insert into "parts" ("name", "name_folded", "name_sort", "category_id", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6)
returning "id";

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- updatePart: PATCH /api/parts/1
--   62296ae3 5bc13b91 3f75ca8f 9074d87a bdfd5f6c d0910fb5 aecaa105 5b4d3250

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 9074d87a
update "parts"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deletePart: DELETE /api/parts/51
--   62296ae3 5bc13b91 7aa6f7c8 4881f63c a6aa3f68 2be7eca0 1427cc20 31db261a 5a67b8ab cfb5c3e9 2c5dd5e9 d0910fb5 aecaa105 5b4d3250

-- a6aa3f68
select *
from "part_associations"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- 2be7eca0
select *
from "part_associations"
where "other_part_id" = any(cast($1 as bigint[]))
order by "id";

-- 5a67b8ab
select *
from "projects"
where "build_part_id" = any(cast($1 as bigint[]))
order by "id";

-- cfb5c3e9
select *
from "project_bom_entries"
where "part_id" = any(cast($1 as bigint[]))
order by "id";

-- 2c5dd5e9
delete
from "parts"
where "id" = any(cast($1 as bigint[]));

-- restorePart: POST /api/parts/1/restore
--   62296ae3 5bc13b91 9db4693e a023e089 633f9890 5bc13b91 9074d87a bdfd5f6c d0910fb5 aecaa105 5b4d3250

-- a023e089
select "id", "kind", "changes", "data", "target_id" as "target_id"
from "log_entries"
where "target_type" = $1 and "target_id" = any(cast($2 as bigint[])) and "datetime" > $3 and "id" >= $4 and "id" < $5
order by "id" desc
limit $6;

-- 633f9890
select "value"
from "instance"
where "key" = $1;

-- restorePart: POST /api/parts/51/restore
--   62296ae3 5bc13b91 9db4693e a023e089 633f9890 07ae2145 5bc13b91 07ae2145 07ae2145 15dadbad 3f75ca8f 8e654038 bdfd5f6c d0910fb5 aecaa105 5b4d3250

-- 07ae2145
select "id", "data", "change_set_id"
from "log_entries"
where "target_type" = $1 and "target_id" = $2 and "kind" = $3
order by "id" desc
limit $4;

-- 15dadbad
select "id"
from "change_sets"
where "id" = $1;

-- 8e654038
insert into "parts" ("name", "name_folded", "name_sort", "description", "description_folded", "comment",
    "comment_folded", "favorite", "needs_review", "tags", "tags_folded", "mass", "ipn", "ipn_folded",
    "ipn_sort", "gtin", "category_id", "footprint_id", "manufacturer_id", "manufacturer_product_url",
    "manufacturer_product_number", "manufacturer_product_number_folded", "manufacturer_product_number_sort",
    "manufacturing_status", "minamount", "part_unit_id", "part_custom_state_id", "provider_key",
    "provider_id", "provider_url", "provider_last_updated", "eda_reference_prefix", "eda_value",
    "eda_visibility", "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim",
    "eda_kicad_symbol", "eda_kicad_footprint", "master_picture_attachment_id", "added_date", "last_modified",
    "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43,
    $44)
returning "id";
