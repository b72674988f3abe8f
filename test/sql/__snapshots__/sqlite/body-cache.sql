-- getKicadRoot: GET /eda-api/v1/
--   37997151

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

-- listKicadCategories: GET /eda-api/v1/categories.json
--   37997151 5a2445f4 77523b31 84912ab3 9690520d

-- 5a2445f4
select max("id") as "latest"
from "change_feed";
--| SEARCH change_feed

-- 77523b31
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > min(?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date>?)

-- 84912ab3
select "id", "parent_id", "name", "comment", "eda_visibility", "eda_kicad_symbol", "eda_reference_prefix",
    "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim"
from "categories";
--| SCAN categories

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
--| SCAN parts USING INDEX parts_category_id_index
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listKicadParts: GET /eda-api/v1/parts/category/1.json
--   37997151 5a2445f4 77523b31 84912ab3 36c43f8b 19a256b4 f8c1f7af faad9c10 9b2c8698 5133b867 b9585355

-- 36c43f8b
select "parts"."id", "parts"."category_id"
from "parts"
inner join "categories" on "categories"."id" = "parts"."category_id"
left join "footprints" on "footprints"."id" = "parts"."footprint_id"
where coalesce(parts.eda_visibility, categories.eda_visibility, coalesce("parts"."eda_kicad_symbol",
    '') <> '' or coalesce("parts"."eda_kicad_footprint", '') <> '' or coalesce("parts"."eda_reference_prefix",
    '') <> '' or coalesce("parts"."eda_value", '') <> '' or coalesce("categories"."eda_kicad_symbol",
    '') <> '' or coalesce("categories"."eda_reference_prefix",
    '') <> '' or coalesce("footprints"."eda_kicad_footprint",
    '') <> '') and "parts"."category_id" in (select value
from json_each(?))
order by coalesce("parts"."name_sort", "parts"."name_folded"), "parts"."id";
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| REUSE LIST SUBQUERY 1
--| SEARCH parts USING INDEX parts_category_id_index (category_id=?)
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 19a256b4
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
where "parts"."id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- f8c1f7af
select replace(replace(replace(replace(replace(replace(replace(replace(replace("parts"."name", char(9), '_'),
    char(10), '_'), char(13), '_'), char(58), '_'), char(47), '_'), char(92), '_'), char(60), '_'), char(62),
    '_'), char(34), '_') as "name", min("id") as "id"
from "parts"
where replace(replace(replace(replace(replace(replace(replace(replace(replace("parts"."name", char(9), '_'),
    char(10), '_'), char(13), '_'), char(58), '_'), char(47), '_'), char(92), '_'), char(60), '_'), char(62),
    '_'), char(34), '_') in (select value
from json_each(?)) group by replace(replace(replace(replace(replace(replace(replace(replace(replace("parts"."name",
    char(9), '_'), char(10), '_'), char(13), '_'), char(58), '_'), char(47), '_'), char(92), '_'), char(60),
    '_'), char(62), '_'), char(34), '_');
--| SEARCH parts USING INDEX parts_library_name_index (<expr>=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- faad9c10
select "part_lots"."part_id", "part_lots"."amount", "storage_locations"."name" as "location"
from "part_lots"
left join "storage_locations" on "storage_locations"."id" = "part_lots"."storage_location_id"
where "part_lots"."part_id" in (select value
from json_each(?)) and not "part_lots"."instock_unknown" and ("part_lots"."expiration_date" is null or "part_lots"."expiration_date" > ?)
order by "part_lots"."amount" desc, "part_lots"."id";
--| SEARCH part_lots USING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 9b2c8698
select "orderdetails"."part_id", "orderdetails"."supplierpartnr", "orderdetails"."obsolete",
    "orderdetails"."eda_visibility", "suppliers"."name" as "supplier"
from "orderdetails"
inner join "suppliers" on "suppliers"."id" = "orderdetails"."supplier_id"
where "orderdetails"."part_id" in (select value
from json_each(?))
order by "orderdetails"."obsolete", "orderdetails"."supplierpartnr", "orderdetails"."id";
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 5133b867
select part_id as "part_id", "name", "value_min", "value_typical", "value_max", "unit", "value_text",
    "eda_symbol_visibility"
from "parameters"
where "parameters"."part_id" in (select value
from json_each(?)) and coalesce(eda_visibility, cast(? as boolean))
order by "group_name", coalesce("parameters"."name_sort", "parameters"."name_folded"), "id";
--| SEARCH parameters USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- b9585355
select attachments.part_id as "part_id", "attachments"."id", "attachments"."name",
    "attachments"."external_path", "attachments"."internal_path", "attachment_types"."name" as "type"
from "attachments"
inner join "attachment_types" on "attachment_types"."id" = "attachments"."attachment_type_id"
where "attachments"."part_id" in (select value
from json_each(?)) and ("attachments"."external_path" is not null or "attachments"."internal_path" is not null)
order by coalesce("attachments"."name_sort", "attachments"."name_folded"), "attachments"."id";
--| SEARCH attachments USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- getKicadPart: GET /eda-api/v1/parts/1.json
--   37997151 5a2445f4 77523b31 6dc72a11 da28e466 f8c1f7af faad9c10 9b2c8698 5133b867 b9585355

-- 6dc72a11
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
where "parts"."id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- da28e466
with recursive "up" as (select "categories"."id", "categories"."parent_id"
from "categories"
inner join "parts" on "parts"."category_id" = "categories"."id"
where "parts"."id" = ?
union select "categories"."id", "categories"."parent_id"
from "categories"
inner join "up" on "up"."parent_id" = "categories"."id") select "id", "parent_id", "name", "comment",
    "eda_visibility", "eda_kicad_symbol", "eda_reference_prefix", "eda_exclude_from_bom",
    "eda_exclude_from_board", "eda_exclude_from_sim"
from "categories"
where "id" in (select "up"."id"
from up as "up");
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 3
--|   MATERIALIZE up
--|     SETUP
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|       SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|     RECURSIVE STEP
--|       SCAN up
--|       SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|   SCAN up

-- listKicadParts: GET /eda-api/v1/parts/category/1.json?minimal=true
--   37997151 5a2445f4 77523b31 84912ab3 36c43f8b 19a256b4 f8c1f7af

-- listKicadCategories: GET /eda-api/v1/categories.json
--   5a2445f4

-- listKicadParts: GET /eda-api/v1/parts/category/1.json
--   5a2445f4

-- getKicadPart: GET /eda-api/v1/parts/1.json
--   5a2445f4

-- listKicadParts: GET /eda-api/v1/parts/category/1.json?minimal=true
--   5a2445f4
