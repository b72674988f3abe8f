-- listParts: GET /api/parts
--   39a54810 64e300c9 070d1cb3 9e37bd5b 6eb41a53 a4a8f0d0

-- 39a54810
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = $1)
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
where "api_tokens"."token_hash" = $2
order by "chain"."depth";

-- 64e300c9
select count(*) as "total"
from "parts";

-- 070d1cb3
select "parts"."id" as "id"
from "parts"
order by "parts"."id" asc
limit $1 offset $2;

-- 9e37bd5b
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
where "t"."id" = any(cast($1 as bigint[]));

-- 6eb41a53
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" = any(cast($1 as bigint[]))
order by "t"."name_folded", "t"."id";

-- a4a8f0d0
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" = any(cast($1 as bigint[]))
order by "t"."group_name", "t"."name_folded", "t"."id";

-- listParts: GET /api/parts?page=2&itemsPerPage=2
--   39a54810 64e300c9 85282a3b a27fd47b 83ae5af3 984714ad

-- 85282a3b
select "parts"."id" as "id"
from "parts"
order by "parts"."id" desc
limit $1 offset $2;

-- a27fd47b
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
where t.id = $1;

-- 83ae5af3
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" = $1
order by "t"."name_folded", "t"."id";

-- 984714ad
select "t"."id" as "id", "t"."name" as "name", "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" = $1
order by "t"."group_name", "t"."name_folded", "t"."id";

-- listParts: GET /api/parts?cursor=
--   39a54810 64e300c9 b5bd5be2 9e37bd5b 6eb41a53 a4a8f0d0

-- b5bd5be2
select "parts"."id" as "id", "parts"."id" as "k0"
from "parts"
order by "parts"."id" asc
limit $1;

-- listParts: GET /api/parts?category=1
--   39a54810 a7ec419f 2cdc65c6 9e37bd5b 6eb41a53 a4a8f0d0

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
--   39a54810 c5710da0 ec997e31 9e37bd5b 6eb41a53 a4a8f0d0

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
--   39a54810 15c96425 b53c6f80 9e37bd5b 6eb41a53 a4a8f0d0

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
--   39a54810 0d932eb4 9ed70b38 a27fd47b 83ae5af3 984714ad

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

-- listParts: GET /api/parts?footprint=1%2C1%2B
--   39a54810 b13c783b ce2d3c50 a27fd47b 83ae5af3 984714ad

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
--   39a54810 38670114 b1c0a0fb a27fd47b 83ae5af3 984714ad

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
--   39a54810 2b98bed6 2621974e a27fd47b 83ae5af3 984714ad

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
--   39a54810 af6d5795 2642ed7c a27fd47b 83ae5af3 984714ad

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
--   39a54810 ab43c447 6a1b4c3d a27fd47b 83ae5af3 984714ad

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

-- listParts: GET /api/parts?name=sample
--   39a54810 3a34671e f2f72dd4 a27fd47b 83ae5af3 984714ad

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
--   39a54810 9a9afec3 6e9e191b a27fd47b 83ae5af3 984714ad

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
--   39a54810 efc6c8a3 1140fcbd a27fd47b 83ae5af3 984714ad

-- efc6c8a3
select count(*) as "total"
from "parts"
where "parts"."name_folded" like $1 escape '\';

-- 1140fcbd
select "parts"."id" as "id"
from "parts"
where "parts"."name_folded" like $1 escape '\'
order by "parts"."id" asc
limit $2 offset $3;

-- listParts: GET /api/parts?name=s_mple
--   39a54810 01626e9a b1ae2a1e a27fd47b 83ae5af3 984714ad

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
--   39a54810 af1b8b93 07febff4 a27fd47b 83ae5af3 984714ad

-- af1b8b93
select count(*) as "total"
from "parts"
where "parts"."comment_folded" >= $1 and "parts"."comment_folded" < $2;

-- 07febff4
select "parts"."id" as "id"
from "parts"
where "parts"."comment_folded" >= $1 and "parts"."comment_folded" < $2
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?description=sam%25
--   39a54810 a7ea13a1 572769a2 a27fd47b 83ae5af3 984714ad

-- a7ea13a1
select count(*) as "total"
from "parts"
where "parts"."description_folded" >= $1 and "parts"."description_folded" < $2;

-- 572769a2
select "parts"."id" as "id"
from "parts"
where "parts"."description_folded" >= $1 and "parts"."description_folded" < $2
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?ipn=sam%25
--   39a54810 aa39753f ca75ecca a27fd47b 83ae5af3 984714ad

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
--   39a54810 8bafedc0 f1851383 a27fd47b 83ae5af3 984714ad

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

-- listParts: GET /api/parts?tags=sample
--   39a54810 13a9fc03 d485657e a27fd47b 83ae5af3 984714ad

-- 13a9fc03
select count(*) as "total"
from "parts"
where "parts"."tags_folded" like $1 escape '\' and exists (select 1
from unnest(string_to_array("parts"."tags_folded", ',')) as element(value)
where trim(element.value) = $2);

-- d485657e
select "parts"."id" as "id"
from "parts"
where "parts"."tags_folded" like $1 escape '\' and exists (select 1
from unnest(string_to_array("parts"."tags_folded", ',')) as element(value)
where trim(element.value) = $2)
order by "parts"."id" asc
limit $3 offset $4;

-- listParts: GET /api/parts?favorite=1
--   39a54810 7b05fda7 5f53e14c a27fd47b 83ae5af3 984714ad

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
--   39a54810 368eb2b3 972789d5 a27fd47b 83ae5af3 984714ad

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

-- listParts: GET /api/parts?mass[between]=1..9
--   39a54810 9418b551 31c46f2b a27fd47b 83ae5af3 984714ad

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
--   39a54810 e67c987f 16c65879 a27fd47b 83ae5af3 984714ad

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
--   39a54810 4e8a415f 849027d8 a27fd47b 83ae5af3 984714ad

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
--   39a54810 e5d8e40a 7b4bb525 a27fd47b 83ae5af3 984714ad

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

-- listParts: GET /api/parts?addedDate[after]=2020-01-01
--   39a54810 5550de6b 3f3fb0a2 9e37bd5b 6eb41a53 a4a8f0d0

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
--   39a54810 37f46fee fe5eec15 9e37bd5b 6eb41a53 a4a8f0d0

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
--   39a54810 64e300c9 20b0da1a 9e37bd5b 6eb41a53 a4a8f0d0

-- 20b0da1a
select "parts"."id" as "id"
from "parts"
order by "parts"."name_folded" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[id]=desc
--   39a54810 64e300c9 85282a3b 9e37bd5b 6eb41a53 a4a8f0d0

-- listParts: GET /api/parts?order[addedDate]=asc
--   39a54810 64e300c9 95afea68 9e37bd5b 6eb41a53 a4a8f0d0

-- 95afea68
select "parts"."id" as "id"
from "parts"
order by "parts"."added_date" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?order[lastModified]=asc
--   39a54810 64e300c9 972b3d98 9e37bd5b 6eb41a53 a4a8f0d0

-- 972b3d98
select "parts"."id" as "id"
from "parts"
order by "parts"."last_modified" asc, "parts"."id" asc
limit $1 offset $2;

-- listParts: GET /api/parts?category=1%2B%2B&name=sam%25&order[name]=desc
--   39a54810 0591ffee 5dcf56d8 a27fd47b 83ae5af3 984714ad

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

-- 5dcf56d8
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
order by "parts"."name_folded" desc, "parts"."id" desc
limit $4 offset $5;

-- getPart: GET /api/parts/1
--   39a54810 39e1526a 80f826d9 507afe04

-- 39e1526a
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
where t.id = $1;

-- 80f826d9
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "t"."show_in_table" as "show_in_table", "t"."original_filename" as "original_filename",
    "t"."external_path" as "external_path", "t"."internal_path" as "internal_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."part_id" as "owner__id"
from "attachments" as "t"
where "t"."part_id" = $1
order by "t"."name_folded", "t"."id";

-- 507afe04
select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "t"."part_id" as "owner__id"
from "parameters" as "t"
where "t"."part_id" = $1
order by "t"."group_name", "t"."name_folded", "t"."id";

-- listPartLog: GET /api/parts/1/log
--   39a54810 11ab2950 9bde09ae 808fc842 6990f401

-- 11ab2950
select "t"."id" as "id", "t"."version" as "version"
from "parts" as "t"
where t.id = $1;

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

-- 6990f401
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- createPart: POST /api/parts
--   39a54810 3f75ca8f 3f75ca8f 3f75ca8f 27fa2917 a27fd47b 83ae5af3 984714ad c7832616

-- 3f75ca8f
select *
from "categories"
where "id" = $1;

-- 27fa2917
insert into "parts" ("name", "name_folded", "category_id", "added_date", "last_modified")
values ($1, $2, $3, $4, $5)
returning "id";

-- c7832616
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

-- updatePart: PATCH /api/parts/1
--   39a54810 5bc13b91 3f75ca8f 9074d87a a27fd47b 83ae5af3 984714ad c7832616

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 9074d87a
update "parts"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deletePart: DELETE /api/parts/3
--   39a54810 5bc13b91 1fec509c c3233d44 58762637 c7832616

-- 1fec509c
select *
from "attachments"
where "part_id" = $1
order by "id";

-- c3233d44
select *
from "parameters"
where "part_id" = $1
order by "id";

-- 58762637
delete
from "parts"
where "id" = $1;
