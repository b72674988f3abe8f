-- listParts: GET /api/parts
--   a578f12f 64e300c9 e31bcb4d 9c0f1158 a759a1fc 57963f65

-- a578f12f
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = ?)
union all select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    chain.depth + 1 as "depth"
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select "api_tokens"."id" as "tokenId", "api_tokens"."name" as "tokenName",
    "api_tokens"."tier", "api_tokens"."valid_until" as "validUntil",
    "api_tokens"."last_time_used" as "lastTimeUsed", "users"."id" as "userId", "users"."name" as "username",
    "users"."disabled", "users"."permissions", "chain"."group_id" as "groupId",
    "chain"."permissions" as "groupPermissions"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
left join "chain" on true
where "api_tokens"."token_hash" = ?
order by "chain"."depth";
--| MATERIALIZE chain
--|   SETUP
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     SCALAR SUBQUERY 1
--|       SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--|       SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN chain
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN chain LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 64e300c9
select count(*) as "total"
from "parts";
--| SCAN parts USING COVERING INDEX parts_minamount_index

-- e31bcb4d
select "parts"."id" as "id"
from "parts"
order by "parts"."id" asc
limit ? offset ?;
--| SCAN parts

-- 9c0f1158
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j4"."id" as "master_picture_attachment__id",
    "j4"."name" as "master_picture_attachment__name",
    "j4"."internal_path" as "master_picture_attachment__internal_path",
    "j4"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "attachments" as "j4" on "j4"."id" = "t"."master_picture_attachment_id"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- a759a1fc
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 57963f65
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" in (select value
from json_each(?))
order by "t"."group_name", "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?page=2&itemsPerPage=2
--   a578f12f 64e300c9 7849363f 17d20fb7 0fa8f8d1 0413e039

-- 7849363f
select "parts"."id" as "id"
from "parts"
order by "parts"."id" desc
limit ? offset ?;
--| SCAN parts

-- 17d20fb7
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j4"."id" as "master_picture_attachment__id",
    "j4"."name" as "master_picture_attachment__name",
    "j4"."internal_path" as "master_picture_attachment__internal_path",
    "j4"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "attachments" as "j4" on "j4"."id" = "t"."master_picture_attachment_id"
where t.id = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 0fa8f8d1
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" = ?
order by "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 0413e039
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" = ?
order by "t"."group_name", "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?cursor=
--   a578f12f 64e300c9 1039b0ea 9c0f1158 a759a1fc 57963f65

-- 1039b0ea
select "parts"."id" as "id", "parts"."id" as "k0"
from "parts"
order by "parts"."id" asc
limit ?;
--| SCAN parts

-- listParts: GET /api/parts?category=1
--   a578f12f 3ce8bf75 b6490a20 9c0f1158 a759a1fc 57963f65

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

-- listParts: GET /api/parts?category=1%2C1%2B
--   a578f12f 0af136bc a3a0ebf9 9c0f1158 a759a1fc 57963f65

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
--   a578f12f 4c9c9395 21bd25a3 9c0f1158 a759a1fc 57963f65

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
--   a578f12f 45976795 d05138fe 17d20fb7 0fa8f8d1 0413e039

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

-- listParts: GET /api/parts?footprint=1%2C1%2B
--   a578f12f e0bdd3f7 2971f5d7 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 891790aa bd123fb4 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 6df104c4 c7478858 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 45d56f29 dadfb5dd 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 7bc31dcc 83a5c11d 17d20fb7 0fa8f8d1 0413e039

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

-- listParts: GET /api/parts?name=sample
--   a578f12f 0f3c14f1 f55c48b0 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 0d8c93a7 73edce0e 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f c566623e 17f8aaa3 17d20fb7 0fa8f8d1 0413e039

-- c566623e
select count(*) as "total"
from "parts"
where "parts"."name_folded" like ? escape '\';
--| SCAN parts USING COVERING INDEX parts_name_folded_index

-- 17f8aaa3
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" like ? escape '\'
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?name=s_mple
--   a578f12f c40cf4e6 98507af2 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 5ae5fec8 54db5807 17d20fb7 0fa8f8d1 0413e039

-- 5ae5fec8
select count(*) as "total"
from "parts"
where "parts"."comment_folded" >= ? and "parts"."comment_folded" < ?;
--| SCAN parts

-- 54db5807
select "parts"."id" as "id"
from "parts"
where "parts"."comment_folded" >= ? and "parts"."comment_folded" < ?
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?description=sam%25
--   a578f12f afb8820f fe59cd68 17d20fb7 0fa8f8d1 0413e039

-- afb8820f
select count(*) as "total"
from "parts"
where "parts"."description_folded" >= ? and "parts"."description_folded" < ?;
--| SCAN parts

-- fe59cd68
select "parts"."id" as "id"
from "parts"
where "parts"."description_folded" >= ? and "parts"."description_folded" < ?
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?ipn=sam%25
--   a578f12f 22a9b17f 9a2af2d1 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f e99f6917 41781b3b 17d20fb7 0fa8f8d1 0413e039

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

-- listParts: GET /api/parts?tags=sample
--   a578f12f caeda720 2b7a9a0b 17d20fb7 0fa8f8d1 0413e039

-- caeda720
select count(*) as "total"
from "parts"
where "parts"."tags_folded" like ? escape '\' and exists (select 1
from json_each('[' || replace(json_quote("parts"."tags_folded"), ',', '","') || ']') as element
where trim(element.value) = ?);
--| SCAN parts
--| SCAN element EXISTS VIRTUAL TABLE INDEX 1:

-- 2b7a9a0b
select "parts"."id" as "id"
from "parts"
where "parts"."tags_folded" like ? escape '\' and exists (select 1
from json_each('[' || replace(json_quote("parts"."tags_folded"), ',', '","') || ']') as element
where trim(element.value) = ?)
order by +"parts"."id" asc
limit ? offset ?;
--| SCAN parts
--| CORRELATED SCALAR SUBQUERY 1
--|   SCAN element VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParts: GET /api/parts?favorite=1
--   a578f12f 7b05fda7 f2b4c774 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 368eb2b3 777619ec 17d20fb7 0fa8f8d1 0413e039

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

-- listParts: GET /api/parts?mass[between]=1..9
--   a578f12f 98d6522c dfbadaff 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 6bd1e3ee 73a78f1a 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f e63d1970 b19acbd4 17d20fb7 0fa8f8d1 0413e039

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
--   a578f12f 48ffc535 0427560b 17d20fb7 0fa8f8d1 0413e039

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

-- listParts: GET /api/parts?addedDate[after]=2020-01-01
--   a578f12f 0b874e3e 6af7a0c7 9c0f1158 a759a1fc 57963f65

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
--   a578f12f 99089628 d4c38faf 9c0f1158 a759a1fc 57963f65

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
--   a578f12f 64e300c9 9e78669b 9c0f1158 a759a1fc 57963f65

-- 9e78669b
select "parts"."id" as "id"
from "parts"
order by "parts"."name_folded" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_name_folded_index

-- listParts: GET /api/parts?order[id]=desc
--   a578f12f 64e300c9 7849363f 9c0f1158 a759a1fc 57963f65

-- listParts: GET /api/parts?order[addedDate]=asc
--   a578f12f 64e300c9 6351a431 9c0f1158 a759a1fc 57963f65

-- 6351a431
select "parts"."id" as "id"
from "parts"
order by "parts"."added_date" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_added_date_index

-- listParts: GET /api/parts?order[lastModified]=asc
--   a578f12f 64e300c9 68d08932 9c0f1158 a759a1fc 57963f65

-- 68d08932
select "parts"."id" as "id"
from "parts"
order by "parts"."last_modified" asc, "parts"."id" asc
limit ? offset ?;
--| SCAN parts USING COVERING INDEX parts_last_modified_index

-- listParts: GET /api/parts?category=1%2B%2B&name=sam%25&order[name]=desc
--   a578f12f 6240d1bc 1851cafc 17d20fb7 0fa8f8d1 0413e039

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

-- 1851cafc
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
order by +"parts"."name_folded" desc, +"parts"."id" desc
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
--   a578f12f 06364efe 43f18108 2c25bbca

-- 06364efe
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."comment" as "comment",
    "t"."favorite" as "favorite", "t"."needs_review" as "needs_review", "t"."tags" as "tags",
    "j1"."id" as "category__id", "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "footprint__id", "j2"."name" as "footprint__name",
    "j2"."full_path" as "footprint__full_path", "j3"."id" as "manufacturer__id",
    "j3"."name" as "manufacturer__name", "j3"."full_path" as "manufacturer__full_path",
    "t"."manufacturer_product_url" as "manufacturer_product_url",
    "t"."manufacturer_product_number" as "manufacturer_product_number",
    "j3"."auto_product_url" as "manufacturer__auto_product_url",
    "t"."manufacturing_status" as "manufacturing_status", "t"."mass" as "mass", "t"."ipn" as "ipn",
    "t"."gtin" as "gtin", "t"."minamount" as "minamount", "t"."provider_key" as "provider_key",
    "t"."provider_id" as "provider_id", "t"."provider_url" as "provider_url",
    "t"."provider_last_updated" as "provider_last_updated",
    "t"."eda_reference_prefix" as "eda_reference_prefix", "t"."eda_value" as "eda_value",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "t"."eda_kicad_footprint" as "eda_kicad_footprint", "j4"."id" as "master_picture_attachment__id",
    "j4"."name" as "master_picture_attachment__name",
    "j4"."attachment_type_id" as "master_picture_attachment__attachment_type_id",
    "j4"."show_in_table" as "master_picture_attachment__show_in_table",
    "j4"."original_filename" as "master_picture_attachment__original_filename",
    "j4"."external_path" as "master_picture_attachment__external_path",
    "j4"."internal_path" as "master_picture_attachment__internal_path",
    "j4"."added_date" as "master_picture_attachment__added_date",
    "j4"."last_modified" as "master_picture_attachment__last_modified", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
left join "attachments" as "j4" on "j4"."id" = "t"."master_picture_attachment_id"
where t.id = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 43f18108
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "t"."show_in_table" as "show_in_table", "t"."original_filename" as "original_filename",
    "t"."external_path" as "external_path", "t"."internal_path" as "internal_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" = ?
order by "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 2c25bbca
select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" = ?
order by "t"."group_name", "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartLog: GET /api/parts/1/log
--   a578f12f 64e688fc 21ae8073 7c536c9d 763f0835

-- 64e688fc
select "t"."id" as "id", "t"."version" as "version"
from "parts" as "t"
where t.id = ?;
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

-- 763f0835
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createPart: POST /api/parts
--   a578f12f ac136620 ac136620 ac136620 b3eee9c8 17d20fb7 0fa8f8d1 0413e039 103451f0

-- ac136620
select *
from "categories"
where "id" = ?;
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)

-- b3eee9c8
insert into "parts" ("name", "name_folded", "category_id", "added_date", "last_modified")
values (?, ?, ?, ?, ?)
returning "id";
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)

-- 103451f0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- updatePart: PATCH /api/parts/1
--   a578f12f 41014301 ac136620 3b8e9fdc 17d20fb7 0fa8f8d1 0413e039 103451f0

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

-- deletePart: DELETE /api/parts/3
--   a578f12f 41014301 0b88df03 eb7ac9c2 0970d6ac 103451f0

-- 0b88df03
select *
from "attachments"
where "part_id" = ?
order by "id";
--| SEARCH attachments USING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- eb7ac9c2
select *
from "parameters"
where "part_id" = ?
order by "id";
--| SEARCH parameters USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 0970d6ac
delete
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)
