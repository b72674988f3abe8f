-- listParts: GET /api/parts
--   37997151 5a2445f4 64e300c9 e31bcb4d 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

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

-- 64e300c9
select count(*) as "total"
from "parts";
--| SCAN parts USING COVERING INDEX parts_mass_index

-- e31bcb4d
select "parts"."id" as "id"
from "parts"
order by "parts"."id" asc
limit ? offset ?;
--| SCAN parts

-- 70edabae
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", exists (select 1
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
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)

-- 4c15a800
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
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
where "t"."part_id" between ? and ?
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 55aec321
select "t"."id" as "id", "t"."part_id" as "$owner"
from "orderdetails" as "t"
where "t"."part_id" between ? and ?
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id>? AND part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 697a9567
select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" between ? and ?
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_part_id_index (part_id>? AND part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 1910e291
select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" between ? and ?
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_other_part_id_index (other_part_id>? AND other_part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- b2d0350d
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id>? AND part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- c9d521c1
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id>? AND part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?page=2&itemsPerPage=2
--   37997151 5a2445f4 64e300c9 e31bcb4d 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- listParts: GET /api/parts?cursor=
--   37997151 5a2445f4 64e300c9 1039b0ea 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 1039b0ea
select "parts"."id" as "id", "parts"."id" as "k0"
from "parts"
order by "parts"."id" asc
limit ?;
--| SCAN parts

-- listParts: GET /api/parts?category=1
--   37997151 5a2445f4 3ce8bf75 b6490a20 f1b209d1 dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 3ce8bf75
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select value
from json_each(?));
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- b6490a20
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- f1b209d1
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", exists (select 1
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
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)

-- dc70fca6
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
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
where "t"."part_id" in (select value
from json_each(?))
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 99ebad39
select "t"."id" as "id", "t"."part_id" as "$owner"
from "orderdetails" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 14cf93c3
select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 71162d28
select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" in (select value
from json_each(?))
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 5c7243ad
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- f2ec340a
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?category=1%2C1%2B
--   37997151 5a2445f4 0af136bc a3a0ebf9 f1b209d1 dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 0af136bc
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "categories" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- a3a0ebf9
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "categories" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?category=1%2B%2B
--   37997151 5a2445f4 4c9c9395 21bd25a3 f1b209d1 dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 4c9c9395
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|   SCAN branch

-- 21bd25a3
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?footprint=1
--   37997151 5a2445f4 45976795 d05138fe 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 45976795
select count(*) as "total"
from "parts"
where "parts"."footprint_id" in (select value
from json_each(?));
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- d05138fe
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 05bbff0b
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", exists (select 1
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
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)

-- 0a8e11ec
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
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
where "t"."part_id" = ?
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 6ddd57fb
select "t"."id" as "id", "t"."part_id" as "$owner"
from "orderdetails" as "t"
where "t"."part_id" = ?
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

-- 356740ac
select "t"."id" as "id", "t"."part_id" as "$owner"
from "part_associations" as "t"
where "t"."part_id" = ?
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_part_id_index (part_id=?)

-- effb3812
select "t"."id" as "id", "t"."other_part_id" as "$owner"
from "part_associations" as "t"
where "t"."other_part_id" = ?
order by "t"."id" asc;
--| SEARCH t USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)

-- 6945fe82
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 90328338
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?footprint=1%2C1%2B
--   37997151 5a2445f4 e0bdd3f7 2971f5d7 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e0bdd3f7
select count(*) as "total"
from "parts"
where "parts"."footprint_id" in (select id
from "footprints" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "footprints" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX footprints_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 2971f5d7
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" in (select id
from "footprints" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "footprints" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX footprints_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?footprint=1%2B%2B
--   37997151 5a2445f4 891790aa bd123fb4 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 891790aa
select count(*) as "total"
from "parts"
where "parts"."footprint_id" in (select id
from ( with recursive branch(id) as ( select id
from "footprints" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "footprints" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX footprints_parent_id_index (parent_id=?)
--|   SCAN branch

-- bd123fb4
select "parts"."id" as "id"
from "parts"
where "parts"."footprint_id" in (select id
from ( with recursive branch(id) as ( select id
from "footprints" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "footprints" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_footprint_id_index (footprint_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX footprints_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?manufacturer=1
--   37997151 5a2445f4 6df104c4 c7478858 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 6df104c4
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" in (select value
from json_each(?));
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- c7478858
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?manufacturer=1%2C1%2B
--   37997151 5a2445f4 45d56f29 dadfb5dd 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 45d56f29
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" in (select id
from "manufacturers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "manufacturers" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- dadfb5dd
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" in (select id
from "manufacturers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "manufacturers" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?manufacturer=1%2B%2B
--   37997151 5a2445f4 7bc31dcc 83a5c11d 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 7bc31dcc
select count(*) as "total"
from "parts"
where "parts"."manufacturer_id" in (select id
from ( with recursive branch(id) as ( select id
from "manufacturers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "manufacturers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
--|   SCAN branch

-- 83a5c11d
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_id" in (select id
from ( with recursive branch(id) as ( select id
from "manufacturers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "manufacturers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_id_index (manufacturer_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX manufacturers_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partUnit=1
--   37997151 5a2445f4 c8e26c95 fdee8c28 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- c8e26c95
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" in (select value
from json_each(?));
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- fdee8c28
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partUnit=1%2C1%2B
--   37997151 5a2445f4 e624c54e eaa65407 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e624c54e
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" in (select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "measurement_units" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- eaa65407
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" in (select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "measurement_units" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partUnit=1%2B%2B
--   37997151 5a2445f4 4881989f cbf9c366 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 4881989f
select count(*) as "total"
from "parts"
where "parts"."part_unit_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|   SCAN branch

-- cbf9c366
select "parts"."id" as "id"
from "parts"
where "parts"."part_unit_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_unit_id_index (part_unit_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX measurement_units_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partCustomState=1
--   37997151 5a2445f4 24a6672a 32bb6441 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 24a6672a
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" in (select value
from json_each(?));
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 32bb6441
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partCustomState=1%2C1%2B
--   37997151 5a2445f4 9d85c6a3 05584215 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 9d85c6a3
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" in (select id
from "part_custom_states" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "part_custom_states" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 05584215
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" in (select id
from "part_custom_states" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "part_custom_states" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?partCustomState=1%2B%2B
--   37997151 5a2445f4 3be61907 a074c791 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 3be61907
select count(*) as "total"
from "parts"
where "parts"."part_custom_state_id" in (select id
from ( with recursive branch(id) as ( select id
from "part_custom_states" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "part_custom_states" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
--|   SCAN branch

-- a074c791
select "parts"."id" as "id"
from "parts"
where "parts"."part_custom_state_id" in (select id
from ( with recursive branch(id) as ( select id
from "part_custom_states" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "part_custom_states" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_part_custom_state_id_index (part_custom_state_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX part_custom_states_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?storage_location=1
--   37997151 5a2445f4 591b39f0 ea093c22 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 591b39f0
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select value
from json_each(?))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:

-- ea093c22
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select value
from json_each(?))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?storage_location=1%2C1%2B
--   37997151 5a2445f4 dff8e35c b3525251 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- dff8e35c
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "storage_locations" as child
where "child"."parent_id" in (select value
from json_each(?)))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:

-- b3525251
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "storage_locations" as child
where "child"."parent_id" in (select value
from json_each(?)))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?storage_location=1%2B%2B
--   37997151 5a2445f4 e38a849f 6b64874c 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e38a849f
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|     SCAN branch

-- 6b64874c
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH part_lots USING INDEX part_lots_storage_location_id_index (storage_location_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX storage_locations_parent_id_index (parent_id=?)
--|     SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?supplier=1
--   37997151 5a2445f4 45e9726a 12d87c13 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 45e9726a
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select value
from json_each(?))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:

-- 12d87c13
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select value
from json_each(?))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?supplier=1%2C1%2B
--   37997151 5a2445f4 40ff5b23 c6065b5d 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 40ff5b23
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:

-- c6065b5d
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?supplier=1%2B%2B
--   37997151 5a2445f4 0ab63774 c3016bd4 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 0ab63774
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|     SCAN branch

-- c3016bd4
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH orderdetails USING INDEX orderdetails_supplier_id_index (supplier_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|     SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?currency=1
--   37997151 5a2445f4 29220495 eb35d73e 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 29220495
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select value
from json_each(?))))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 3
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 2
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- eb35d73e
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select value
from json_each(?))))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 3
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 2
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?currency=1%2C1%2B
--   37997151 5a2445f4 f492034a 89c5f6ce 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- f492034a
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)))))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 5
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 4
--|       COMPOUND QUERY
--|         LEFT-MOST SUBQUERY
--|           SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|           LIST SUBQUERY 1
--|             SCAN json_each VIRTUAL TABLE INDEX 1:
--|         UNION ALL
--|           SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|           LIST SUBQUERY 3
--|             SCAN json_each VIRTUAL TABLE INDEX 1:

-- 89c5f6ce
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)))))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 5
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 4
--|       COMPOUND QUERY
--|         LEFT-MOST SUBQUERY
--|           SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|           LIST SUBQUERY 1
--|             SCAN json_each VIRTUAL TABLE INDEX 1:
--|         UNION ALL
--|           SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|           LIST SUBQUERY 3
--|             SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?currency=1%2B%2B
--   37997151 5a2445f4 426a0807 42505a18 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 426a0807
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 7
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 6
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 5
--|       MATERIALIZE branch
--|         SETUP
--|           SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|           LIST SUBQUERY 1
--|             SCAN json_each VIRTUAL TABLE INDEX 1:
--|         RECURSIVE STEP
--|           SCAN branch
--|           SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       SCAN branch

-- 42505a18
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and ("orderdetails"."id" in (select "pricedetails"."orderdetail_id"
from "pricedetails"
where "pricedetails"."orderdetail_id" is not null and "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 7
--|   SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|   LIST SUBQUERY 6
--|     SEARCH pricedetails USING INDEX pricedetails_currency_id_index (currency_id=?)
--|     LIST SUBQUERY 5
--|       MATERIALIZE branch
--|         SETUP
--|           SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|           LIST SUBQUERY 1
--|             SCAN json_each VIRTUAL TABLE INDEX 1:
--|         RECURSIVE STEP
--|           SCAN branch
--|           SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?project=1
--   37997151 5a2445f4 ae7f387c c7181ef8 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- ae7f387c
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select value
from json_each(?))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:

-- c7181ef8
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select value
from json_each(?))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?project=1%2C1%2B
--   37997151 5a2445f4 15da5d74 f27d2495 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 15da5d74
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "projects" as child
where "child"."parent_id" in (select value
from json_each(?)))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:

-- f27d2495
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "projects" as child
where "child"."parent_id" in (select value
from json_each(?)))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?project=1%2B%2B
--   37997151 5a2445f4 99644c83 a4281241 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 99644c83
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|     SCAN branch

-- a4281241
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "project_bom_entries"."part_id"
from "project_bom_entries"
where "project_bom_entries"."part_id" is not null and "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|     SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?attachment_type=1
--   37997151 5a2445f4 f4398b79 1f7ed8fe 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- f4398b79
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select value
from json_each(?))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:

-- 1f7ed8fe
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select value
from json_each(?))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 1
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?attachment_type=1%2C1%2B
--   37997151 5a2445f4 33d68397 94dee56a 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 33d68397
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "attachment_types" as child
where "child"."parent_id" in (select value
from json_each(?)))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:

-- 94dee56a
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "attachment_types" as child
where "child"."parent_id" in (select value
from json_each(?)))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 4
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       UNION ALL
--|         SEARCH child USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|         LIST SUBQUERY 3
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?attachment_type=1%2B%2B
--   37997151 5a2445f4 c86d1c45 7ad3c7c3 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- c86d1c45
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|     SCAN branch

-- 7ad3c7c3
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "attachments"."part_id"
from "attachments"
where "attachments"."part_id" is not null and "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 6
--|   SEARCH attachments USING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|     SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?supplierpartnr=sam%25
--   37997151 5a2445f4 cb6d61d4 25490e7c 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- cb6d61d4
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)

-- 25490e7c
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "orderdetails"."part_id"
from "orderdetails"
where "orderdetails"."part_id" is not null and "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?description=sam%25
--   37997151 5a2445f4 e3631e29 0a5ebafa 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e3631e29
select count(*) as "total"
from "parts"
where "parts"."description_folded" >= ? and "parts"."description_folded" < ? and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?);
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2

-- 0a5ebafa
select "parts"."id" as "id"
from "parts"
where "parts"."description_folded" >= ? and "parts"."description_folded" < ? and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?ipn=sam%25
--   37997151 5a2445f4 22a9b17f 9a2af2d1 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 22a9b17f
select count(*) as "total"
from "parts"
where "parts"."ipn_folded" >= ? and "parts"."ipn_folded" < ?;
--| SEARCH parts USING COVERING INDEX parts_ipn_folded_index (ipn_folded>? AND ipn_folded<?)

-- 9a2af2d1
select "parts"."id" as "id"
from "parts"
where "parts"."ipn_folded" >= ? and "parts"."ipn_folded" < ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_ipn_folded_index (ipn_folded>? AND ipn_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?manufacturer_product_number=sam%25
--   37997151 5a2445f4 e99f6917 41781b3b 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e99f6917
select count(*) as "total"
from "parts"
where "parts"."manufacturer_product_number_folded" >= ? and "parts"."manufacturer_product_number_folded" < ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded>? AND manufacturer_product_number_folded<?)

-- 41781b3b
select "parts"."id" as "id"
from "parts"
where "parts"."manufacturer_product_number_folded" >= ? and "parts"."manufacturer_product_number_folded" < ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded>? AND manufacturer_product_number_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?gtin=4006381333931
--   37997151 5a2445f4 a209ce40 ca82164b f1b209d1 dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- a209ce40
select count(*) as "total"
from "parts"
where "parts"."gtin" = ?;
--| SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)

-- ca82164b
select "parts"."id" as "id"
from "parts"
where "parts"."gtin" = ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?tags=sample
--   37997151 5a2445f4 81b6465f 41f81017 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 81b6465f
select count(*) as "total"
from "parts"
where "parts"."tags_folded" like ? escape '\' and exists (select 1
from json_each('[' || replace(json_quote("parts"."tags_folded"), ',', '","') || ']') as element
where trim(element.value) = ?) and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?);
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--| SCAN element EXISTS VIRTUAL TABLE INDEX 1:

-- 41f81017
select "parts"."id" as "id"
from "parts"
where "parts"."tags_folded" like ? escape '\' and exists (select 1
from json_each('[' || replace(json_quote("parts"."tags_folded"), ',', '","') || ']') as element
where trim(element.value) = ?) and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--| CORRELATED SCALAR SUBQUERY 1
--|   SCAN element VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?favorite=1
--   37997151 5a2445f4 7b05fda7 f2b4c774 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 7b05fda7
select count(*) as "total"
from "parts"
where "parts"."favorite";
--| SCAN parts USING COVERING INDEX parts_favorite_index

-- f2b4c774
select "parts"."id" as "id"
from "parts"
where "parts"."favorite"
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_favorite_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?needs_review=1
--   37997151 5a2445f4 368eb2b3 777619ec 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 368eb2b3
select count(*) as "total"
from "parts"
where "parts"."needs_review";
--| SCAN parts USING COVERING INDEX parts_needs_review_index

-- 777619ec
select "parts"."id" as "id"
from "parts"
where "parts"."needs_review"
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_needs_review_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?in_stock=1
--   37997151 752ef0c5 9cdeb320 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 752ef0c5
select count(*) as "total"
from "parts"
where (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))));
--| SCAN parts USING COVERING INDEX parts_mass_index
--| SEARCH stock EXISTS USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)

-- 9cdeb320
select "parts"."id" as "id"
from "parts"
where (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))))
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_mass_index
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--|   CORRELATED SCALAR SUBQUERY 1
--|     SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|     SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?in_stock=0
--   37997151 6637bd51 96aa060d 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 6637bd51
select count(*) as "total"
from "parts"
where not (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))));
--| SCAN parts USING COVERING INDEX parts_mass_index
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--|   CORRELATED SCALAR SUBQUERY 1
--|     SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|     SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)

-- 96aa060d
select "parts"."id" as "id"
from "parts"
where not (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))))
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_mass_index
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--|   CORRELATED SCALAR SUBQUERY 1
--|     SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|     SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?below_minimum=1
--   37997151 65cc0851 c9e41753 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 65cc0851
select count(*) as "total"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then round("parts"."minamount",
    0) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else round("parts"."minamount", 9) > round(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))), 9) end);
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>?)
--| LIST SUBQUERY 1
--|   SCAN counted USING COVERING INDEX parts_part_unit_id_index
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|   CREATE BLOOM FILTER
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- c9e41753
select "parts"."id" as "id"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then round("parts"."minamount",
    0) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else round("parts"."minamount", 9) > round(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))), 9) end)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>?)
--| LIST SUBQUERY 1
--|   SCAN counted USING COVERING INDEX parts_part_unit_id_index
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|   CREATE BLOOM FILTER
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?below_minimum=0
--   37997151 15f86c9a c8f99ef6 70edabae dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 15f86c9a
select count(*) as "total"
from "parts"
where not ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then round("parts"."minamount",
    0) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else round("parts"."minamount", 9) > round(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))), 9) end);
--| SCAN parts USING COVERING INDEX parts_minamount_index
--| LIST SUBQUERY 1
--|   SCAN counted USING COVERING INDEX parts_part_unit_id_index
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|   CREATE BLOOM FILTER
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- c8f99ef6
select "parts"."id" as "id"
from "parts"
where not ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then round("parts"."minamount",
    0) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else round("parts"."minamount", 9) > round(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))), 9) end)
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_minamount_index
--| LIST SUBQUERY 1
--|   SCAN counted USING COVERING INDEX parts_part_unit_id_index
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|   CREATE BLOOM FILTER
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?needs_refill=1
--   37997151 5a2445f4 34d77f3f ac5ba63b 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 34d77f3f
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."needs_refill"));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN part_lots USING INDEX part_lots_needs_refill_index

-- ac5ba63b
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."needs_refill"))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN part_lots USING INDEX part_lots_needs_refill_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?needs_refill=0
--   37997151 5a2445f4 e10b68f4 3a03c2f0 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- e10b68f4
select count(*) as "total"
from "parts"
where not ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."needs_refill"));
--| SCAN parts USING COVERING INDEX parts_mass_index
--| LIST SUBQUERY 1
--|   SCAN part_lots USING INDEX part_lots_needs_refill_index
--|   CREATE BLOOM FILTER

-- 3a03c2f0
select "parts"."id" as "id"
from "parts"
where not ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."needs_refill"))
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_mass_index
--| LIST SUBQUERY 1
--|   SCAN part_lots USING INDEX part_lots_needs_refill_index
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?instock_unknown=1
--   37997151 5a2445f4 d3c78efa eb4938f8 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- d3c78efa
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."instock_unknown"));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index

-- eb4938f8
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."instock_unknown"))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?instock_unknown=0
--   37997151 5a2445f4 4eef2342 abfcaaa4 70edabae dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 4eef2342
select count(*) as "total"
from "parts"
where not ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."instock_unknown"));
--| SCAN parts USING COVERING INDEX parts_mass_index
--| LIST SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index
--|   CREATE BLOOM FILTER

-- abfcaaa4
select "parts"."id" as "id"
from "parts"
where not ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."instock_unknown"))
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_mass_index
--| LIST SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_instock_unknown_index
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?expiration_date[after]=2020-01-01
--   37997151 5a2445f4 202f7174

-- 202f7174
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "part_lots"."part_id"
from "part_lots"
where "part_lots"."part_id" is not null and "part_lots"."expiration_date" >= ?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH part_lots USING INDEX part_lots_expiration_date_index (expiration_date>?)

-- listParts: GET /api/parts?parameter=Sam%25
--   37997151 5a2445f4 b5bdd7d3 ce653dff 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- b5bdd7d3
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and "parameters"."name_folded" >= ? and "parameters"."name_folded" < ?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)

-- ce653dff
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and "parameters"."name_folded" >= ? and "parameters"."name_folded" < ?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?parameter=Sample%3A1..9%20V
--   37997151 5a2445f4 ac79e73f

-- ac79e73f
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and (("parameters"."name_folded" = ?) and (exists (select 1
from (select case when replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω',
    'Ω') in ('V') then 1e0 when substr(replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω', 'Ω'),
    2) in ('V') then case substr(replace(replace("parameters"."unit", 'µ', 'μ'), 'Ω', 'Ω'), 1,
    1) when 'f' then 1e-15 when 'p' then 1e-12 when 'n' then 1e-9 when 'u' then 1e-6 when 'μ' then 1e-6 when 'm' then 1e-3 when 'k' then 1e3 when 'K' then 1e3 when 'M' then 1e6 when 'G' then 1e9 when 'T' then 1e12 end end as factor) as converted
where ("parameters"."value_typical" * "converted"."factor" >= cast(? as double precision) and "parameters"."value_typical" * "converted"."factor" <= cast(? as double precision) or coalesce("parameters"."value_max" * "converted"."factor",
    "parameters"."value_min" * "converted"."factor") >= cast(? as double precision) and coalesce("parameters"."value_min" * "converted"."factor",
    "parameters"."value_max" * "converted"."factor") <= cast(? as double precision)))))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 3
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded=?)
--|   CORRELATED SCALAR SUBQUERY 2
--|     CO-ROUTINE converted
--|       SCAN CONSTANT ROW
--|     SCAN converted

-- listParts: GET /api/parts?parameter=Sample%3A%3E1
--   37997151 5a2445f4 64031adc 008eab9f 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 64031adc
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and (("parameters"."name_folded" = ?) and (("parameters"."value_typical" > cast(? as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") > cast(? as double precision))))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded=?)

-- 008eab9f
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and (("parameters"."name_folded" = ?) and (("parameters"."value_typical" > cast(? as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") > cast(? as double precision))))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?parameter=Sample%3A5
--   37997151 5a2445f4 1542077a f4b795e0 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 1542077a
select count(*) as "total"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and (("parameters"."name_folded" = ?) and (((("parameters"."value_typical" >= cast(? as double precision) and "parameters"."value_typical" <= cast(? as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") >= cast(? as double precision) and coalesce("parameters"."value_min",
    "parameters"."value_max") <= cast(? as double precision))) or ("parameters"."value_text_folded" = ?))))));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded=?)

-- f4b795e0
select "parts"."id" as "id"
from "parts"
where ("parts"."id" in (select "parameters"."part_id"
from "parameters"
where "parameters"."part_id" is not null and (("parameters"."name_folded" = ?) and (((("parameters"."value_typical" >= cast(? as double precision) and "parameters"."value_typical" <= cast(? as double precision) or coalesce("parameters"."value_max",
    "parameters"."value_min") >= cast(? as double precision) and coalesce("parameters"."value_min",
    "parameters"."value_max") <= cast(? as double precision))) or ("parameters"."value_text_folded" = ?))))))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH parameters USING INDEX parameters_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?mass[between]=1..9
--   37997151 5a2445f4 98d6522c dfbadaff 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 98d6522c
select count(*) as "total"
from "parts"
where "parts"."mass" between cast(? as double precision) and cast(? as double precision);
--| SEARCH parts USING COVERING INDEX parts_mass_index (mass>? AND mass<?)

-- dfbadaff
select "parts"."id" as "id"
from "parts"
where "parts"."mass" between cast(? as double precision) and cast(? as double precision)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_mass_index (mass>? AND mass<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?mass[gt]=1
--   37997151 5a2445f4 6bd1e3ee 73a78f1a 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 6bd1e3ee
select count(*) as "total"
from "parts"
where "parts"."mass" > cast(? as double precision);
--| SEARCH parts USING COVERING INDEX parts_mass_index (mass>?)

-- 73a78f1a
select "parts"."id" as "id"
from "parts"
where "parts"."mass" > cast(? as double precision)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_mass_index (mass>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?minamount[between]=1..9
--   37997151 5a2445f4 e63d1970 b19acbd4 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- e63d1970
select count(*) as "total"
from "parts"
where "parts"."minamount" between cast(? as double precision) and cast(? as double precision);
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>? AND minamount<?)

-- b19acbd4
select "parts"."id" as "id"
from "parts"
where "parts"."minamount" between cast(? as double precision) and cast(? as double precision)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>? AND minamount<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?minamount[gt]=1
--   37997151 5a2445f4 48ffc535 0427560b f1b209d1 dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 48ffc535
select count(*) as "total"
from "parts"
where "parts"."minamount" > cast(? as double precision);
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>?)

-- 0427560b
select "parts"."id" as "id"
from "parts"
where "parts"."minamount" > cast(? as double precision)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?order[ipn]=asc
--   37997151 5a2445f4 64e300c9 c1eca6b5 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- c1eca6b5
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."ipn_sort", "parts"."ipn_folded") asc nulls first, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_ipn_sort_index

-- listParts: GET /api/parts?order[manufacturer_product_number]=asc
--   37997151 5a2445f4 64e300c9 6d50dd58 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 6d50dd58
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."manufacturer_product_number_sort",
    "parts"."manufacturer_product_number_folded") asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_manufacturer_product_number_sort_index

-- listParts: GET /api/parts?order[mass]=asc
--   37997151 5a2445f4 64e300c9 20b785cb 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 20b785cb
select "parts"."id" as "id"
from "parts"
order by "parts"."mass" asc nulls first, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_mass_index

-- listParts: GET /api/parts?order[minamount]=asc
--   37997151 5a2445f4 64e300c9 df22075f 70edabae dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- df22075f
select "parts"."id" as "id"
from "parts"
order by "parts"."minamount" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_minamount_index

-- listParts: GET /api/parts?id=1
--   37997151 5a2445f4 455d9a1d 0ea0dc12 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 455d9a1d
select count(*) as "total"
from "parts"
where "parts"."id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0ea0dc12
select "parts"."id" as "id"
from "parts"
where "parts"."id" in (select value
from json_each(?))
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?name=sample
--   37997151 5a2445f4 0f3c14f1 f55c48b0 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- 0f3c14f1
select count(*) as "total"
from "parts"
where "parts"."name_folded" = ?;
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded=?)

-- f55c48b0
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" = ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?name=sam%25
--   37997151 5a2445f4 0d8c93a7 73edce0e 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 0d8c93a7
select count(*) as "total"
from "parts"
where "parts"."name_folded" >= ? and "parts"."name_folded" < ?;
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)

-- 73edce0e
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" >= ? and "parts"."name_folded" < ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?name=%25ampl%25
--   37997151 5a2445f4 d14cd1e5 973b5366 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- d14cd1e5
select count(*) as "total"
from "parts"
where "parts"."name_folded" like ? escape '\' and "parts"."id" in (select rowid
from "search_part_names"
where "search_part_names" match ?);
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_part_names VIRTUAL TABLE INDEX 0:M1

-- 973b5366
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" like ? escape '\' and "parts"."id" in (select rowid
from "search_part_names"
where "search_part_names" match ?)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_part_names VIRTUAL TABLE INDEX 0:M1
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?name=s_mple
--   37997151 5a2445f4 c40cf4e6 98507af2 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- c40cf4e6
select count(*) as "total"
from "parts"
where "parts"."name_folded" >= ? and "parts"."name_folded" < ? and "parts"."name_folded" like ? escape '\';
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)

-- 98507af2
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" >= ? and "parts"."name_folded" < ? and "parts"."name_folded" like ? escape '\'
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?comment=sam%25
--   37997151 5a2445f4 d8bdfbe6 991fa8df 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338

-- d8bdfbe6
select count(*) as "total"
from "parts"
where "parts"."comment_folded" >= ? and "parts"."comment_folded" < ? and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?);
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2

-- 991fa8df
select "parts"."id" as "id"
from "parts"
where "parts"."comment_folded" >= ? and "parts"."comment_folded" < ? and "parts"."id" in (select rowid
from "search_parts"
where "search_parts" match ?)
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?addedDate[after]=2020-01-01
--   37997151 5a2445f4 0b874e3e 6af7a0c7 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 0b874e3e
select count(*) as "total"
from "parts"
where "parts"."added_date" >= ?;
--| SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>?)

-- 6af7a0c7
select "parts"."id" as "id"
from "parts"
where "parts"."added_date" >= ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?lastModified[after]=2020-01-01
--   37997151 5a2445f4 99089628 d4c38faf 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 99089628
select count(*) as "total"
from "parts"
where "parts"."last_modified" >= ?;
--| SEARCH parts USING COVERING INDEX parts_last_modified_index (last_modified>?)

-- d4c38faf
select "parts"."id" as "id"
from "parts"
where "parts"."last_modified" >= ?
order by +"parts"."id" asc
limit ? offset ?;
--| SEARCH parts USING COVERING INDEX parts_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?order[name]=asc
--   37997151 5a2445f4 64e300c9 d82e8d29 70edabae dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- d82e8d29
select "parts"."id" as "id"
from "parts"
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_name_sort_index

-- listParts: GET /api/parts?order[id]=desc
--   37997151 5a2445f4 64e300c9 7849363f 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 7849363f
select "parts"."id" as "id"
from "parts"
order by "parts"."id" desc
limit ? offset ?;
--| SCAN parts

-- listParts: GET /api/parts?order[addedDate]=asc
--   37997151 5a2445f4 64e300c9 6351a431 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 6351a431
select "parts"."id" as "id"
from "parts"
order by "parts"."added_date" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_added_date_index

-- listParts: GET /api/parts?order[lastModified]=asc
--   37997151 5a2445f4 64e300c9 68d08932 70edabae dc70fca6 99ebad39 14cf93c3 71162d28 5c7243ad f2ec340a

-- 68d08932
select "parts"."id" as "id"
from "parts"
order by "parts"."last_modified" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_last_modified_index

-- listParts: GET /api/parts?category=1%2B%2B&name=sam%25&order[name]=desc
--   37997151 5a2445f4 6240d1bc a159116f 70edabae 4c15a800 55aec321 697a9567 1910e291 b2d0350d c9d521c1

-- 6240d1bc
select count(*) as "total"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and "parts"."name_folded" >= ? and "parts"."name_folded" < ?;
--| SEARCH parts USING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|   SCAN branch

-- a159116f
select "parts"."id" as "id"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and "parts"."name_folded" >= ? and "parts"."name_folded" < ?
order by +coalesce("parts"."name_sort", "parts"."name_folded") desc, +"parts"."id" desc
limit ? offset ?;
--| SEARCH parts USING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- getPart: GET /api/parts/1
--   37997151 c4cd9fde 0a8e11ec a8b376ee 835798f4 356740ac effb3812 b87ae2b3 36d91ef1

-- c4cd9fde
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", exists (select 1
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
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)

-- a8b376ee
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = ?
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

-- 835798f4
select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" between ? and ?
order by "t"."min_discount_quantity" asc, "t"."id" asc;
--| SEARCH t USING COVERING INDEX pricedetails_offers_index (orderdetail_id>? AND orderdetail_id<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- b87ae2b3
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "t"."show_in_table" as "show_in_table", "t"."original_filename" as "original_filename",
    "t"."media_type" as "media_type", "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 36d91ef1
select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "t"."part_id" as "$owner"
from "parameters" as "t"
where "t"."part_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLog: GET /api/parts/1/log
--   37997151 747de2c0 21ae8073 7c536c9d 3f6f957c 2ef5e67b

-- 747de2c0
select "t"."id" as "id", "t"."version" as "version"
from "parts" as "t"
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

-- 2ef5e67b
select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listPartPurchases: GET /api/parts/1/purchases
--   37997151 4b3215e7 46c73a11

-- 4b3215e7
select "p"."id", "p"."name", "u"."is_integer"
from "parts" as "p"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "p"."id" = ?;
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 46c73a11
select "d"."id", "o"."part_id", "o"."id" as "orderdetail", "o"."supplierpartnr", "o"."prices_includes_vat",
    "s"."id" as "supplierId", "s"."name", "s"."full_path", "d"."price", "d"."price_remainder",
    "d"."price_related_quantity", "d"."min_discount_quantity", "c"."iso_code", "c"."exchange_rate",
    "c"."exchange_rate_remainder"
from "orderdetails" as "o"
inner join "pricedetails" as "d" on "d"."orderdetail_id" = "o"."id"
inner join "suppliers" as "s" on "s"."id" = "o"."supplier_id"
left join "currencies" as "c" on "c"."id" = "d"."currency_id"
where "o"."part_id" in (select value
from json_each(?)) and not "o"."obsolete"
order by "d"."id";
--| SEARCH o USING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH s USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH d USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| SEARCH c USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- exportParts: GET /api/parts/export
--   37997151 5a2445f4 081f1c6b 1039b0ea 86d7a729 c1865ffa 8a87f53b a595cfe9 35c1a81e 5b752181 fb09295a 18cfcba7 04f9c7ee

-- 081f1c6b
select max("expiration_date") as "last"
from "part_lots"
where "expiration_date" <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date<?)

-- 86d7a729
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_kicad_symbol" as "eda_kicad_symbol", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
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

-- c1865ffa
select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" between ? and ?
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 8a87f53b
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" between ? and ?
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id>? AND part_id<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- a595cfe9
select "t"."id" as "id", "j1"."iso_code" as "currency__iso_code",
    "t"."min_discount_quantity" as "min_discount_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "t"."price_related_quantity" as "price_related_quantity",
    "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" between ? and ?
order by "t"."min_discount_quantity" asc, "t"."id" asc;
--| SEARCH t USING COVERING INDEX pricedetails_offers_index (orderdetail_id>? AND orderdetail_id<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 35c1a81e
select "t"."id" as "id", "t"."name" as "name", "t"."external_path" as "external_path",
    "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id>? AND part_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 5b752181
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_kicad_symbol" as "eda_kicad_symbol", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
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

-- fb09295a
select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" = ?
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 18cfcba7
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = ?
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

-- 04f9c7ee
select "t"."id" as "id", "t"."name" as "name", "t"."external_path" as "external_path",
    "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- exportParts: GET /api/parts/export?category=1%2B%2B&order[name]=asc
--   37997151 5a2445f4 081f1c6b ed446571 37052cf2 9061a974 f2e3d4a3 a595cfe9 ccef9f26

-- ed446571
select "parts"."id" as "id", coalesce("parts"."name_sort", "parts"."name_folded") as "k0",
    "parts"."id" as "k1"
from "parts"
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit ?;
--| SEARCH parts USING INDEX parts_category_id_index (category_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- 37052cf2
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."tags" as "tags", "j1"."id" as "category__id", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j4"."id" as "partUnit__id", "j4"."name" as "partUnit__name",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "j4"."is_integer" as "partUnit__is_integer",
    case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "t"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_kicad_symbol" as "eda_kicad_symbol", "t"."version" as "version"
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

-- 9061a974
select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."amount" desc, "t"."id" asc;
--| SEARCH t USING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- f2e3d4a3
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc;
--| SEARCH t USING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- ccef9f26
select "t"."id" as "id", "t"."name" as "name", "t"."external_path" as "external_path",
    "t"."part_id" as "$owner"
from "attachments" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- exportParts: GET /api/parts/export?q=resistor+0603
--   37997151 9be50315 39ce421e 5a2445f4 081f1c6b 5b752181 fb09295a 18cfcba7 4722fa89 04f9c7ee

-- 9be50315
with recursive word(n, wanted) as (select key, value
from json_each(?)), below(n, kind, id) as ( select word.n, search_trees.rowid % 8, search_trees.rowid / 8
from word join search_trees on search_trees match word.wanted
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
from shared ) select n, 0 as kind, 0 as id, (select json_group_array(part)
from ( select rowid as part
from search_parts
where search_parts match word.wanted
limit ?)) as parts
from word
union all select n, kind, id, null
from placed
where place <= ?
order by 1, 2, 3;
--| MERGE (UNION ALL)
--|   LEFT
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 7
--|       CO-ROUTINE (subquery-6)
--|         SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|       SCAN (subquery-6)
--|     USE TEMP B-TREE FOR ORDER BY
--|   RIGHT
--|     CO-ROUTINE placed
--|       CO-ROUTINE (subquery-10)
--|         CO-ROUTINE shared
--|           CO-ROUTINE (subquery-11)
--|             CO-ROUTINE below
--|               SETUP
--|                 SCAN json_each VIRTUAL TABLE INDEX 1:
--|                 SCAN search_trees VIRTUAL TABLE INDEX 0:M1
--|               RECURSIVE STEP
--|                 SCAN b
--|                 SEARCH c1 USING COVERING INDEX categories_parent_id_index (parent_id=?) LEFT-JOIN
--|                 SEARCH c2 USING COVERING INDEX manufacturers_parent_id_index (parent_id=?) LEFT-JOIN
--|                 SEARCH c3 USING COVERING INDEX footprints_parent_id_index (parent_id=?) LEFT-JOIN
--|                 SEARCH c4 USING COVERING INDEX storage_locations_parent_id_index (parent_id=?) LEFT-JOIN
--|                 SEARCH c5 USING COVERING INDEX suppliers_parent_id_index (parent_id=?) LEFT-JOIN
--|             SCAN below
--|             USE TEMP B-TREE FOR ORDER BY
--|           SCAN (subquery-11)
--|         SCAN shared
--|         USE TEMP B-TREE FOR ORDER BY
--|       SCAN (subquery-10)
--|     SCAN placed
--|     USE TEMP B-TREE FOR ORDER BY

-- 39ce421e
with first(id, kind) as materialized (select id, min(kind)
from ( select null as id, null as kind
where false
union all select *
from (select part_id as id, -1
from part_lots
where user_barcode_folded = ?
limit 1000) lots
union all select *
from (select "id" as id, case when "name_folded" = ? then 0 else 1 end
from "parts"
where "name_folded" >= ? and "name_folded" < ?
order by "name_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "ipn_folded" = ? then 0 else 1 end
from "parts"
where "ipn_folded" >= ? and "ipn_folded" < ?
order by "ipn_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "manufacturer_product_number_folded" = ? then 0 else 1 end
from "parts"
where "manufacturer_product_number_folded" >= ? and "manufacturer_product_number_folded" < ?
order by "manufacturer_product_number_folded", id
limit 1000) named
union all select *
from (select "part_id" as id, case when "supplierpartnr_folded" = ? then 0 else 1 end
from "orderdetails"
where "supplierpartnr_folded" >= ? and "supplierpartnr_folded" < ?
order by "supplierpartnr_folded", id
limit 1000) named
union all select *
from (select id, 0
from parts
where "gtin" in (select value
from json_each(?))
limit 1000) gtins) group by id
order by 2, 1
limit 1000), possible(yes) as materialized (select ? is null or exists (select 1
from search_parts
where search_parts match ?)), named(id) as materialized (select *
from (select rowid as id
from "search_part_names"
where "search_part_names" match ? and rowid not in (select id
from "first")
limit case when (select yes
from possible) then max(0, 1000 - (select count(*)
from (select id
from "first"))) else 0 end)), other(id) as materialized (select *
from (select rowid as id
from "search_parts"
where "search_parts" match ? and rowid not in (select id
from "first"
union all select id
from "named")
limit case when (select yes
from possible) then max(0, 1000 - (select count(*)
from (select id
from "first"
union all select id
from "named"))) else 0 end)), best(id, kind) as (select id, kind
from first
union all select id, 2
from named
union all select id, 3
from other) select parts.id, (select count(*)
from best) as total, best.kind
from best join parts on parts.id = best.id
order by best.kind, (case when "parts"."name_folded" = ? then 60 when instr("parts"."name_folded",
    ?) = 1 then 50 when instr("parts"."name_folded", ' ' || ?) > 0 then 40 when instr("parts"."name_folded",
    ?) > 0 then 30 when instr("parts"."manufacturer_product_number_folded",
    ?) > 0 or instr("parts"."ipn_folded", ?) > 0 then 25 when instr("parts"."tags_folded",
    ?) > 0 then 15 when instr("parts"."description_folded", ?) = 1 or instr("parts"."description_folded",
    ' ' || ?) > 0 then 12 when instr("parts"."description_folded",
    ?) > 0 then 8 else 0 end + case when "parts"."name_folded" = ? then 60 when instr("parts"."name_folded",
    ?) = 1 then 50 when instr("parts"."name_folded", ' ' || ?) > 0 then 40 when instr("parts"."name_folded",
    ?) > 0 then 30 when instr("parts"."manufacturer_product_number_folded",
    ?) > 0 or instr("parts"."ipn_folded", ?) > 0 then 25 when instr("parts"."tags_folded",
    ?) > 0 then 15 when instr("parts"."description_folded", ?) = 1 or instr("parts"."description_folded",
    ' ' || ?) > 0 then 12 when instr("parts"."description_folded", ?) > 0 then 8 else 0 end) desc,
    coalesce("parts"."name_sort", "parts"."name_folded"), parts.id
limit ? offset ?;
--| MATERIALIZE best
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       MATERIALIZE first
--|         CO-ROUTINE (subquery-14)
--|           COMPOUND QUERY
--|             LEFT-MOST SUBQUERY
--|               SCAN CONSTANT ROW
--|             UNION ALL
--|               CO-ROUTINE lots
--|                 SEARCH part_lots USING INDEX part_lots_user_barcode_folded_index (user_barcode_folded=?)
--|               SCAN lots
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_ipn_folded_index (ipn_folded>? AND ipn_folded<?)
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded>? AND manufacturer_product_number_folded<?)
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)
--|                 USE TEMP B-TREE FOR LAST TERM OF ORDER BY
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE gtins
--|                 SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)
--|                 LIST SUBQUERY 12
--|                   SCAN json_each VIRTUAL TABLE INDEX 1:
--|               SCAN gtins
--|         SCAN (subquery-14)
--|         USE TEMP B-TREE FOR GROUP BY
--|         USE TEMP B-TREE FOR ORDER BY
--|       SCAN first
--|     UNION ALL
--|       MATERIALIZE named
--|         SCALAR SUBQUERY 19
--|           MATERIALIZE possible
--|             SCAN CONSTANT ROW
--|             SCALAR SUBQUERY 16
--|               SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|           SCAN possible
--|         SCALAR SUBQUERY 21
--|           SCAN first
--|         SCAN search_part_names VIRTUAL TABLE INDEX 0:M1
--|         LIST SUBQUERY 18
--|           SCAN first
--|           CREATE BLOOM FILTER
--|       SCAN named
--|     UNION ALL
--|       MATERIALIZE other
--|         SCALAR SUBQUERY 26
--|           SCAN possible
--|         SCALAR SUBQUERY 29
--|           SCAN CONSTANT ROW
--|           SCALAR SUBQUERY 27
--|             SCAN first
--|           SCALAR SUBQUERY 28
--|             SCAN named
--|         SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|         LIST SUBQUERY 25
--|           COMPOUND QUERY
--|             LEFT-MOST SUBQUERY
--|               SCAN first
--|               CREATE BLOOM FILTER
--|             UNION ALL
--|               SCAN named
--|               CREATE BLOOM FILTER
--|       SCAN other
--| SCAN best
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| SCALAR SUBQUERY 35
--|   SCAN best
--| USE TEMP B-TREE FOR ORDER BY

-- 4722fa89
select "t"."id" as "id", "j1"."iso_code" as "currency__iso_code",
    "t"."min_discount_quantity" as "min_discount_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "t"."price_related_quantity" as "price_related_quantity",
    "t"."orderdetail_id" as "$owner"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."orderdetail_id" = ?
order by "t"."min_discount_quantity" asc, "t"."id" asc;
--| SEARCH t USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- exportParts: GET /api/parts/export?format=jsonl
--   37997151 5a2445f4 081f1c6b 1039b0ea 69b8acdf 47dbe9e7 47dbe9e7 ac136620 ac136620 f24f2727 f24f2727 a9bbdc67 a9bbdc67 47dbe9e7 47dbe9e7 5c2a21a1 5c2a21a1 b47e4239 569caa44 569caa44 84b7b396 bc0064e5 bc0064e5 3252a440 e380d81a e380d81a eb7d8b10 5e3b0bc1 41a5a01e 69b8acdf b47e4239 84b7b396 3252a440 eb7d8b10 5e3b0bc1 41a5a01e

-- 69b8acdf
select *
from "parts"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 47dbe9e7
select *
from "measurement_units"
where "id" = ?;
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)

-- ac136620
select *
from "categories"
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- f24f2727
select *
from "footprints"
where "id" = ?;
--| SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)

-- a9bbdc67
select *
from "manufacturers"
where "id" = ?;
--| SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)

-- 5c2a21a1
select *
from "part_custom_states"
where "id" = ?;
--| SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)

-- b47e4239
select *
from "part_lots"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_lots USING INDEX part_lots_stock_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 569caa44
select *
from "storage_locations"
where "id" = ?;
--| SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)

-- 84b7b396
select *
from "orderdetails"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- bc0064e5
select *
from "suppliers"
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- 3252a440
select *
from "pricedetails"
where "orderdetail_id" in (select value
from json_each(?))
order by "id";
--| SEARCH pricedetails USING INDEX pricedetails_offers_index (orderdetail_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- e380d81a
select *
from "currencies"
where "id" = ?;
--| SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)

-- eb7d8b10
select *
from "attachments"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 5e3b0bc1
select *
from "parameters"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 41a5a01e
select "p"."id", "p"."name", "p"."category_id", (select count(*)
from parts q
where q.category_id = p.category_id and q.name = p.name and q.id < p.id) as "before"
from "parts" as "p"
where "p"."id" in (select value
from json_each(?));
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH q USING COVERING INDEX parts_category_id_name_index (category_id=? AND name=? AND rowid<?)

-- createPart: POST /api/parts
--   37997151 ac136620 383bea3b 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338 fe3c446c 94f37e56 54bc2f95

-- 383bea3b
insert into "parts" ("name", "name_folded", "name_sort", "category_id", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_part_id_index (part_id=?)
--| SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)

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

-- updatePart: PATCH /api/parts/1
--   37997151 41014301 ac136620 3b8e9fdc 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338 fe3c446c 94f37e56 54bc2f95

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- 3b8e9fdc
update "parts"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- deletePart: DELETE /api/parts/51
--   37997151 41014301 b47e4239 84b7b396 9ef40077 20afe250 eb7d8b10 5e3b0bc1 d961be6d ebb1dbb5 90914fb8 fe3c446c 94f37e56 54bc2f95

-- 9ef40077
select *
from "part_associations"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_associations USING INDEX part_associations_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 20afe250
select *
from "part_associations"
where "other_part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH part_associations USING INDEX part_associations_other_part_id_index (other_part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- d961be6d
select *
from "projects"
where "build_part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH projects USING INDEX projects_build_part_id_key (build_part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- ebb1dbb5
select *
from "project_bom_entries"
where "part_id" in (select value
from json_each(?))
order by "id";
--| SEARCH project_bom_entries USING INDEX project_bom_entries_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 90914fb8
delete
from "parts"
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_part_id_index (part_id=?)
--| SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)

-- restorePart: POST /api/parts/1/restore
--   37997151 41014301 69b8acdf 13d6c6a6 5ed49a96 41014301 3b8e9fdc 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338 fe3c446c 94f37e56 54bc2f95

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

-- restorePart: POST /api/parts/51/restore
--   37997151 41014301 69b8acdf 13d6c6a6 5ed49a96 5c34f3e6 41014301 5c34f3e6 5c34f3e6 0c57e9bf ac136620 38eaddf8 05bbff0b 0a8e11ec 6ddd57fb 356740ac effb3812 6945fe82 90328338 fe3c446c 94f37e56 54bc2f95

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

-- 38eaddf8
insert into "parts" ("name", "name_folded", "name_sort", "description", "description_folded", "comment",
    "comment_folded", "favorite", "needs_review", "tags", "tags_folded", "mass", "ipn", "ipn_folded",
    "ipn_sort", "gtin", "category_id", "footprint_id", "manufacturer_id", "manufacturer_product_url",
    "manufacturer_product_number", "manufacturer_product_number_folded", "manufacturer_product_number_sort",
    "manufacturing_status", "minamount", "part_unit_id", "part_custom_state_id", "provider_key",
    "provider_id", "provider_url", "provider_last_updated", "eda_reference_prefix", "eda_value",
    "eda_visibility", "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim",
    "eda_kicad_symbol", "eda_kicad_footprint", "master_picture_attachment_id", "added_date", "last_modified",
    "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_part_id_index (part_id=?)
--| SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_other_part_id_index (other_part_id=?)
--| SEARCH part_associations USING COVERING INDEX part_associations_part_id_index (part_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_stock_index (part_id=?)
