-- listOrderdetails: GET /api/orderdetails
--   62296ae3 5a2445f4 6063fbba 03adb1f3 933554b9

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

-- 6063fbba
select count(*) as "total"
from "orderdetails";

-- 03adb1f3
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."id" asc
limit $1 offset $2;

-- 933554b9
select (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "j2"."id" as "part__id", "j2"."name" as "part__name",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
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
where "t"."orderdetail_id" = any(cast($2 as bigint[]))
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q1";

-- listOrderdetails: GET /api/orderdetails?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 6063fbba 849e60da 26c10b9f

-- 849e60da
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."id" desc
limit $1 offset $2;

-- 26c10b9f
select (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "j2"."id" as "part__id", "j2"."name" as "part__name",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
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
where "t"."orderdetail_id" = $2
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q1";

-- listOrderdetails: GET /api/orderdetails?cursor=
--   62296ae3 5a2445f4 6063fbba 82983420 933554b9

-- 82983420
select "orderdetails"."id" as "id", "orderdetails"."id" as "k0"
from "orderdetails"
order by "orderdetails"."id" asc
limit $1;

-- listOrderdetails: GET /api/orderdetails?part=1
--   62296ae3 5a2445f4 b2094f9f 67963b07 933554b9

-- b2094f9f
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = any(cast($1 as bigint[]));

-- 67963b07
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = any(cast($1 as bigint[]))
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?supplier=1
--   62296ae3 5a2445f4 28b590d7 d75687e3 933554b9

-- 28b590d7
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" = any(cast($1 as bigint[]));

-- d75687e3
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" = any(cast($1 as bigint[]))
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?supplier=1%2C1%2B
--   62296ae3 5a2445f4 2e437f7d 73ef48fb 933554b9

-- 2e437f7d
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- 73ef48fb
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listOrderdetails: GET /api/orderdetails?supplier=1%2B%2B
--   62296ae3 5a2445f4 5860595f 3e04fe9c 933554b9

-- 5860595f
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 3e04fe9c
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?supplierpartnr=sam%25
--   62296ae3 5a2445f4 9c32f742 8562644f 26c10b9f

-- 9c32f742
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplierpartnr_folded" >= $1 and "orderdetails"."supplierpartnr_folded" < $2;

-- 8562644f
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplierpartnr_folded" >= $1 and "orderdetails"."supplierpartnr_folded" < $2
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listOrderdetails: GET /api/orderdetails?supplier_product_url=sam%25
--   62296ae3 5a2445f4 e680a04f

-- e680a04f
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_product_url_folded" >= $1 and "orderdetails"."supplier_product_url_folded" < $2;

-- listOrderdetails: GET /api/orderdetails?obsolete=1
--   62296ae3 5a2445f4 d1434256

-- d1434256
select count(*) as "total"
from "orderdetails"
where "orderdetails"."obsolete";

-- listOrderdetails: GET /api/orderdetails?order[supplierpartnr]=asc
--   62296ae3 5a2445f4 6063fbba 877a2447 933554b9

-- 877a2447
select "orderdetails"."id" as "id"
from "orderdetails"
order by coalesce("orderdetails"."supplierpartnr_sort", "orderdetails"."supplierpartnr_folded") asc,
    "orderdetails"."id" asc
limit $1 offset $2;

-- listOrderdetails: GET /api/orderdetails?id=1
--   62296ae3 5a2445f4 a93d5327 aa966be9 26c10b9f

-- a93d5327
select count(*) as "total"
from "orderdetails"
where "orderdetails"."id" = any(cast($1 as bigint[]));

-- aa966be9
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."id" = any(cast($1 as bigint[]))
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 cb7dcc43 b38d42bd 933554b9

-- cb7dcc43
select count(*) as "total"
from "orderdetails"
where "orderdetails"."added_date" >= $1;

-- b38d42bd
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."added_date" >= $1
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 4e0e7bbf 3779f062 933554b9

-- 4e0e7bbf
select count(*) as "total"
from "orderdetails"
where "orderdetails"."last_modified" >= $1;

-- 3779f062
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."last_modified" >= $1
order by "orderdetails"."id" asc
limit $2 offset $3;

-- listOrderdetails: GET /api/orderdetails?order[id]=desc
--   62296ae3 5a2445f4 6063fbba 849e60da 933554b9

-- listOrderdetails: GET /api/orderdetails?order[addedDate]=asc
--   62296ae3 5a2445f4 6063fbba 631a40a9 933554b9

-- 631a40a9
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."added_date" asc, "orderdetails"."id" asc
limit $1 offset $2;

-- listOrderdetails: GET /api/orderdetails?order[lastModified]=asc
--   62296ae3 5a2445f4 6063fbba 6fa3fb6d 933554b9

-- 6fa3fb6d
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."last_modified" asc, "orderdetails"."id" asc
limit $1 offset $2;

-- listPartOrderdetails: GET /api/parts/1/orderdetails
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 f8fbefc7 34882985

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 6b8c4a31
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1;

-- f8fbefc7
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by "orderdetails"."id" asc
limit $2 offset $3;

-- 34882985
select (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
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
where "t"."orderdetail_id" = any(cast($2 as bigint[]))
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q1";

-- listPartOrderdetails: GET /api/parts/1/orderdetails?page=2&itemsPerPage=2
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31

-- listPartOrderdetails: GET /api/parts/1/orderdetails?cursor=
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 0a268e2b 34882985

-- 0a268e2b
select "orderdetails"."id" as "id", "orderdetails"."id" as "k0"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by "orderdetails"."id" asc
limit $2;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1
--   62296ae3 5bc13b91 5a2445f4 630060bb e3d80224 34882985

-- 630060bb
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" = any(cast($2 as bigint[]));

-- e3d80224
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" = any(cast($2 as bigint[]))
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1%2C1%2B
--   62296ae3 5bc13b91 5a2445f4 3ddfc64d 3b81d18c 34882985

-- 3ddfc64d
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($2 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($3 as bigint[])));

-- 3b81d18c
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" = any(cast($2 as bigint[]))
union all select id
from "suppliers" as child
where "child"."parent_id" = any(cast($3 as bigint[])))
order by "orderdetails"."id" asc
limit $4 offset $5;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1%2B%2B
--   62296ae3 5bc13b91 5a2445f4 8387ed87 66d13066 34882985

-- 8387ed87
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($2 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 66d13066
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" = any(cast($2 as bigint[]))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplierpartnr=sam%25
--   62296ae3 5bc13b91 5a2445f4 577f5b96 407bae01 e554c904

-- 577f5b96
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplierpartnr_folded" >= $2 and "orderdetails"."supplierpartnr_folded" < $3;

-- 407bae01
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplierpartnr_folded" >= $2 and "orderdetails"."supplierpartnr_folded" < $3
order by "orderdetails"."id" asc
limit $4 offset $5;

-- e554c904
select (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
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
where "t"."orderdetail_id" = $2
order by "t"."min_discount_quantity" asc, "t"."id" asc) as q) as "q1";

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier_product_url=sam%25
--   62296ae3 5bc13b91 5a2445f4 42afd49e

-- 42afd49e
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."supplier_product_url_folded" >= $2 and "orderdetails"."supplier_product_url_folded" < $3;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?obsolete=1
--   62296ae3 5bc13b91 5a2445f4 24350ede

-- 24350ede
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."obsolete";

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[supplierpartnr]=asc
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 a7b2eeff 34882985

-- a7b2eeff
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by coalesce("orderdetails"."supplierpartnr_sort", "orderdetails"."supplierpartnr_folded") asc,
    "orderdetails"."id" asc
limit $2 offset $3;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?addedDate[after]=2020-01-01
--   62296ae3 5bc13b91 5a2445f4 7f99bdba caba5c28 34882985

-- 7f99bdba
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."added_date" >= $2;

-- caba5c28
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."added_date" >= $2
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?lastModified[after]=2020-01-01
--   62296ae3 5bc13b91 5a2445f4 4933dd51 c5ee28c6 34882985

-- 4933dd51
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."last_modified" >= $2;

-- c5ee28c6
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1 and "orderdetails"."last_modified" >= $2
order by "orderdetails"."id" asc
limit $3 offset $4;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[id]=desc
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 c2aab1a7 34882985

-- c2aab1a7
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by "orderdetails"."id" desc
limit $2 offset $3;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[addedDate]=asc
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 8e373361 34882985

-- 8e373361
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by "orderdetails"."added_date" asc, "orderdetails"."id" asc
limit $2 offset $3;

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[lastModified]=asc
--   62296ae3 5bc13b91 5a2445f4 6b8c4a31 6ee406bc 34882985

-- 6ee406bc
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = $1
order by "orderdetails"."last_modified" asc, "orderdetails"."id" asc
limit $2 offset $3;

-- getOrderdetail: GET /api/orderdetails/1
--   62296ae3 26c10b9f

-- listOrderdetailLog: GET /api/orderdetails/1/log
--   62296ae3 ab31891c 9bde09ae 808fc842 416aee90 04870123

-- ab31891c
select "t"."id" as "id", "t"."version" as "version"
from "orderdetails" as "t"
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

-- 416aee90
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = $1;

-- 04870123
select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" = any(cast($1 as bigint[]));

-- createOrderdetail: POST /api/orderdetails
--   62296ae3 f05595ca 5bc13b91 51b3525e 8f0c483d bf4047b6 2239794b 26c10b9f d0910fb5 aecaa105 5b4d3250

-- f05595ca
select *
from "suppliers"
where "id" = $1;

-- 51b3525e
select count(*) as "count"
from "orderdetails"
where "part_id" = $1;

-- 8f0c483d
select "id"
from "orderdetails"
where "part_id" = $1 and "supplier_id" = $2 and "supplierpartnr" = $3;

-- bf4047b6
insert into "orderdetails" ("supplierpartnr", "supplierpartnr_folded", "supplierpartnr_sort", "supplier_id",
    "part_id", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- 2239794b
update "parts"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

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

-- updateOrderdetail: PATCH /api/orderdetails/1
--   62296ae3 37374cc4 96519830 f86b1e45 2239794b 26c10b9f d0910fb5 aecaa105 5b4d3250

-- 37374cc4
select *
from "orderdetails"
where "id" = $1;

-- 96519830
select "id"
from "orderdetails"
where "part_id" = $1 and "supplier_id" = $2 and "supplierpartnr" = $3 and "id" <> $4;

-- f86b1e45
update "orderdetails"
set "supplierpartnr" = $1, "supplierpartnr_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteOrderdetail: DELETE /api/orderdetails/3
--   62296ae3 37374cc4 a764debc a8c6803e 2239794b d0910fb5 c5e69bd0 5b4d3250

-- a764debc
select *
from "pricedetails"
where "orderdetail_id" = any(cast($1 as bigint[]))
order by "id";

-- a8c6803e
delete
from "orderdetails"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restoreOrderdetail: POST /api/orderdetails/1/restore
--   62296ae3 37374cc4 f0b8a96d a023e089 633f9890 37374cc4 96519830 f86b1e45 2239794b 26c10b9f d0910fb5 aecaa105 5b4d3250

-- f0b8a96d
select *
from "orderdetails"
where "id" = any(cast($1 as bigint[]))
order by "id";

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

-- restoreOrderdetail: POST /api/orderdetails/3/restore
--   62296ae3 37374cc4 f0b8a96d a023e089 633f9890 07ae2145 37374cc4 07ae2145 07ae2145 15dadbad f05595ca 5bc13b91 51b3525e 8f0c483d 7e39bd71 2239794b 26c10b9f d0910fb5 aecaa105 5b4d3250

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

-- 7e39bd71
insert into "orderdetails" ("supplierpartnr", "supplierpartnr_folded", "supplierpartnr_sort", "supplier_id",
    "obsolete", "eda_visibility", "supplier_product_url", "supplier_product_url_folded",
    "prices_includes_vat", "part_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
returning "id";
