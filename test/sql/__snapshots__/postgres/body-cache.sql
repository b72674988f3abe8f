-- getKicadRoot: GET /eda-api/v1/
--   62296ae3

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

-- listKicadCategories: GET /eda-api/v1/categories.json
--   62296ae3 5a2445f4 f50cc40f 84912ab3 9690520d

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- f50cc40f
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > least($1, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

-- 84912ab3
select "id", "parent_id", "name", "comment", "eda_visibility", "eda_kicad_symbol", "eda_reference_prefix",
    "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim"
from "categories";

-- 9690520d
select "parts"."category_id", count(*) as "parts", sum(case when coalesce(parts.eda_visibility,
    categories.eda_visibility, coalesce("parts"."eda_kicad_symbol",
    '') <> '' or coalesce("parts"."eda_kicad_footprint", '') <> '' or coalesce("parts"."eda_reference_prefix",
    '') <> '' or coalesce("parts"."eda_value", '') <> '' or coalesce("categories"."eda_kicad_symbol",
    '') <> '' or coalesce("categories"."eda_reference_prefix",
    '') <> '' or coalesce("footprints"."eda_kicad_footprint", '') <> '') then 1 else 0 end) as "visible"
from "parts"
inner join "categories" on "categories"."id" = "parts"."category_id"
left join "footprints" on "footprints"."id" = "parts"."footprint_id" group by "parts"."category_id";

-- listKicadParts: GET /eda-api/v1/parts/category/1.json
--   62296ae3 5a2445f4 f50cc40f 84912ab3 c0181207 98340090 94c18512 5f6ad7cf d02e72c4 405e2aef d61a5b0a

-- c0181207
select "parts"."id", "parts"."category_id"
from "parts"
inner join "categories" on "categories"."id" = "parts"."category_id"
left join "footprints" on "footprints"."id" = "parts"."footprint_id"
where coalesce(parts.eda_visibility, categories.eda_visibility, coalesce("parts"."eda_kicad_symbol",
    '') <> '' or coalesce("parts"."eda_kicad_footprint", '') <> '' or coalesce("parts"."eda_reference_prefix",
    '') <> '' or coalesce("parts"."eda_value", '') <> '' or coalesce("categories"."eda_kicad_symbol",
    '') <> '' or coalesce("categories"."eda_reference_prefix",
    '') <> '' or coalesce("footprints"."eda_kicad_footprint",
    '') <> '') and "parts"."category_id" = any(cast($1 as bigint[]))
order by coalesce("parts"."name_sort", "parts"."name_folded"), "parts"."id";

-- 98340090
select "parts"."id", "parts"."name", "parts"."description", "parts"."tags", "parts"."mass", "parts"."ipn",
    "parts"."category_id", "parts"."manufacturer_product_number", "parts"."manufacturing_status",
    "parts"."eda_reference_prefix", "parts"."eda_value", "parts"."eda_exclude_from_bom",
    "parts"."eda_exclude_from_board", "parts"."eda_exclude_from_sim", "parts"."eda_kicad_symbol",
    "parts"."eda_kicad_footprint", "footprints"."name" as "footprint",
    "footprints"."eda_kicad_footprint" as "footprint_kicad_footprint",
    "manufacturers"."name" as "manufacturer", "measurement_units"."name" as "unit",
    "measurement_units"."unit" as "unit_symbol", "measurement_units"."is_integer" as "unit_is_integer",
    "part_custom_states"."name" as "custom_state"
from "parts"
inner join "categories" on "categories"."id" = "parts"."category_id"
left join "footprints" on "footprints"."id" = "parts"."footprint_id"
left join "manufacturers" on "manufacturers"."id" = "parts"."manufacturer_id"
left join "measurement_units" on "measurement_units"."id" = "parts"."part_unit_id"
left join "part_custom_states" on "part_custom_states"."id" = "parts"."part_custom_state_id"
where "parts"."id" = any(cast($1 as bigint[]));

-- 94c18512
select translate("parts"."name", E'\t\n\r:/\\<>"', '_________') as "name", min("id") as "id"
from "parts"
where translate("parts"."name", E'\t\n\r:/\\<>"',
    '_________') = any(cast($1 as text[])) group by translate("parts"."name", E'\t\n\r:/\\<>"', '_________');

-- 5f6ad7cf
select "part_lots"."part_id", "part_lots"."amount", "storage_locations"."name" as "location"
from "part_lots"
left join "storage_locations" on "storage_locations"."id" = "part_lots"."storage_location_id"
where "part_lots"."part_id" = any(cast($1 as bigint[])) and not "part_lots"."instock_unknown" and ("part_lots"."expiration_date" is null or "part_lots"."expiration_date" > $2)
order by "part_lots"."amount" desc, "part_lots"."id";

-- d02e72c4
select "orderdetails"."part_id", "orderdetails"."supplierpartnr", "orderdetails"."obsolete",
    "orderdetails"."eda_visibility", "suppliers"."name" as "supplier"
from "orderdetails"
inner join "suppliers" on "suppliers"."id" = "orderdetails"."supplier_id"
where "orderdetails"."part_id" = any(cast($1 as bigint[]))
order by "orderdetails"."obsolete", "orderdetails"."supplierpartnr", "orderdetails"."id";

-- 405e2aef
select part_id as "part_id", "name", "value_min", "value_typical", "value_max", "unit", "value_text",
    "eda_symbol_visibility"
from "parameters"
where "parameters"."part_id" = any(cast($1 as bigint[])) and coalesce(eda_visibility, cast($2 as boolean))
order by "group_name", coalesce("parameters"."name_sort", "parameters"."name_folded"), "id";

-- d61a5b0a
select attachments.part_id as "part_id", "attachments"."id", "attachments"."name",
    "attachments"."external_path", "attachments"."internal_path", "attachment_types"."name" as "type"
from "attachments"
inner join "attachment_types" on "attachment_types"."id" = "attachments"."attachment_type_id"
where "attachments"."part_id" = any(cast($1 as bigint[])) and ("attachments"."external_path" is not null or "attachments"."internal_path" is not null)
order by coalesce("attachments"."name_sort", "attachments"."name_folded"), "attachments"."id";

-- getKicadPart: GET /eda-api/v1/parts/1.json
--   62296ae3 5a2445f4 f50cc40f d1f28315 3947ad4c 94c18512 5f6ad7cf d02e72c4 405e2aef d61a5b0a

-- d1f28315
select "parts"."id", "parts"."name", "parts"."description", "parts"."tags", "parts"."mass", "parts"."ipn",
    "parts"."category_id", "parts"."manufacturer_product_number", "parts"."manufacturing_status",
    "parts"."eda_reference_prefix", "parts"."eda_value", "parts"."eda_exclude_from_bom",
    "parts"."eda_exclude_from_board", "parts"."eda_exclude_from_sim", "parts"."eda_kicad_symbol",
    "parts"."eda_kicad_footprint", "footprints"."name" as "footprint",
    "footprints"."eda_kicad_footprint" as "footprint_kicad_footprint",
    "manufacturers"."name" as "manufacturer", "measurement_units"."name" as "unit",
    "measurement_units"."unit" as "unit_symbol", "measurement_units"."is_integer" as "unit_is_integer",
    "part_custom_states"."name" as "custom_state"
from "parts"
inner join "categories" on "categories"."id" = "parts"."category_id"
left join "footprints" on "footprints"."id" = "parts"."footprint_id"
left join "manufacturers" on "manufacturers"."id" = "parts"."manufacturer_id"
left join "measurement_units" on "measurement_units"."id" = "parts"."part_unit_id"
left join "part_custom_states" on "part_custom_states"."id" = "parts"."part_custom_state_id"
where "parts"."id" = $1;

-- 3947ad4c
with recursive "up" as (select "categories"."id", "categories"."parent_id"
from "categories"
inner join "parts" on "parts"."category_id" = "categories"."id"
where "parts"."id" = $1
union select "categories"."id", "categories"."parent_id"
from "categories"
inner join "up" on "up"."parent_id" = "categories"."id") select "id", "parent_id", "name", "comment",
    "eda_visibility", "eda_kicad_symbol", "eda_reference_prefix", "eda_exclude_from_bom",
    "eda_exclude_from_board", "eda_exclude_from_sim"
from "categories"
where "id" in (select "up"."id"
from up as "up");

-- listKicadParts: GET /eda-api/v1/parts/category/1.json?minimal=true
--   62296ae3 5a2445f4 f50cc40f 84912ab3 c0181207 98340090 94c18512

-- listKicadCategories: GET /eda-api/v1/categories.json
--   62296ae3 5a2445f4

-- listKicadParts: GET /eda-api/v1/parts/category/1.json
--   62296ae3 5a2445f4

-- getKicadPart: GET /eda-api/v1/parts/1.json
--   62296ae3 5a2445f4

-- listKicadParts: GET /eda-api/v1/parts/category/1.json?minimal=true
--   62296ae3 5a2445f4
