-- listOrderdetails: GET /api/orderdetails
--   37997151 5a2445f4 6063fbba 3967518e 2a48b678 835798f4

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

-- 6063fbba
select count(*) as "total"
from "orderdetails";
--| SCAN orderdetails USING COVERING INDEX orderdetails_supplier_id_index

-- 3967518e
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."id" asc
limit ? offset ?;
--| SCAN orderdetails

-- 2a48b678
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "j2"."id" as "part__id", "j2"."name" as "part__name",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

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

-- listOrderdetails: GET /api/orderdetails?page=2&itemsPerPage=2
--   37997151 5a2445f4 6063fbba bf68b615 dd4938f2 bba1c42e

-- bf68b615
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."id" desc
limit ? offset ?;
--| SCAN orderdetails

-- dd4938f2
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "j2"."id" as "part__id", "j2"."name" as "part__name",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- bba1c42e
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
where "t"."orderdetail_id" = ?
order by "t"."min_discount_quantity" asc, "t"."id" asc;
--| SEARCH t USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- listOrderdetails: GET /api/orderdetails?cursor=
--   37997151 5a2445f4 6063fbba 339b48a7 2a48b678 835798f4

-- 339b48a7
select "orderdetails"."id" as "id", "orderdetails"."id" as "k0"
from "orderdetails"
order by "orderdetails"."id" asc
limit ?;
--| SCAN orderdetails

-- listOrderdetails: GET /api/orderdetails?part=1
--   37997151 5a2445f4 131618ea 63261aa1 2a48b678 302e378c

-- 131618ea
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" in (select value
from json_each(?));
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 63261aa1
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" in (select value
from json_each(?))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 302e378c
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
where "t"."orderdetail_id" in (select value
from json_each(?))
order by "t"."min_discount_quantity" asc, "t"."id" asc;
--| SEARCH t USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?supplier=1
--   37997151 5a2445f4 620434d9 cbbe89fa 2a48b678 302e378c

-- 620434d9
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" in (select value
from json_each(?));
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- cbbe89fa
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" in (select value
from json_each(?))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?supplier=1%2C1%2B
--   37997151 5a2445f4 1e88875e 9f0b8de9 2a48b678 302e378c

-- 1e88875e
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 9f0b8de9
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?supplier=1%2B%2B
--   37997151 5a2445f4 6cb401f6 619071c6 2a48b678 302e378c

-- 6cb401f6
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|   SCAN branch

-- 619071c6
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplier_id_index (supplier_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?supplierpartnr=sam%25
--   37997151 5a2445f4 d0cca919 efef3011 dd4938f2 bba1c42e

-- d0cca919
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)

-- efef3011
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?supplier_product_url=sam%25
--   37997151 5a2445f4 ec916f00

-- ec916f00
select count(*) as "total"
from "orderdetails"
where "orderdetails"."supplier_product_url_folded" >= ? and "orderdetails"."supplier_product_url_folded" < ?;
--| SCAN orderdetails

-- listOrderdetails: GET /api/orderdetails?obsolete=1
--   37997151 5a2445f4 d1434256

-- d1434256
select count(*) as "total"
from "orderdetails"
where "orderdetails"."obsolete";
--| SCAN orderdetails USING COVERING INDEX orderdetails_obsolete_index

-- listOrderdetails: GET /api/orderdetails?order[supplierpartnr]=asc
--   37997151 5a2445f4 6063fbba 58f22279 2a48b678 835798f4

-- 58f22279
select "orderdetails"."id" as "id"
from "orderdetails"
order by coalesce("orderdetails"."supplierpartnr_sort", "orderdetails"."supplierpartnr_folded") asc,
    "orderdetails"."id" asc
limit ? offset ?;
--| SCAN orderdetails USING COVERING INDEX orderdetails_supplierpartnr_sort_index

-- listOrderdetails: GET /api/orderdetails?id=1
--   37997151 5a2445f4 fa6f1ff7 87913113 dd4938f2 bba1c42e

-- fa6f1ff7
select count(*) as "total"
from "orderdetails"
where "orderdetails"."id" in (select value
from json_each(?));
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 87913113
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."id" in (select value
from json_each(?))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?addedDate[after]=2020-01-01
--   37997151 5a2445f4 bddedc92 9db06a8b 2a48b678 835798f4

-- bddedc92
select count(*) as "total"
from "orderdetails"
where "orderdetails"."added_date" >= ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_added_date_index (added_date>?)

-- 9db06a8b
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."added_date" >= ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?lastModified[after]=2020-01-01
--   37997151 5a2445f4 bfcc0b95 759db2e5 2a48b678 835798f4

-- bfcc0b95
select count(*) as "total"
from "orderdetails"
where "orderdetails"."last_modified" >= ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_last_modified_index (last_modified>?)

-- 759db2e5
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."last_modified" >= ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listOrderdetails: GET /api/orderdetails?order[id]=desc
--   37997151 5a2445f4 6063fbba bf68b615 2a48b678 835798f4

-- listOrderdetails: GET /api/orderdetails?order[addedDate]=asc
--   37997151 5a2445f4 6063fbba 203c2252 2a48b678 835798f4

-- 203c2252
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."added_date" asc, "orderdetails"."id" asc
limit ? offset ?;
--| SCAN orderdetails USING COVERING INDEX orderdetails_added_date_index

-- listOrderdetails: GET /api/orderdetails?order[lastModified]=asc
--   37997151 5a2445f4 6063fbba 7d6f47fe 2a48b678 835798f4

-- 7d6f47fe
select "orderdetails"."id" as "id"
from "orderdetails"
order by "orderdetails"."last_modified" asc, "orderdetails"."id" asc
limit ? offset ?;
--| SCAN orderdetails USING COVERING INDEX orderdetails_last_modified_index

-- listPartOrderdetails: GET /api/parts/1/orderdetails
--   37997151 41014301 5a2445f4 31b90072 a7a6b13b fdb96561 302e378c

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- 31b90072
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)

-- a7a6b13b
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by "orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- fdb96561
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartOrderdetails: GET /api/parts/1/orderdetails?page=2&itemsPerPage=2
--   37997151 41014301 5a2445f4 31b90072

-- listPartOrderdetails: GET /api/parts/1/orderdetails?cursor=
--   37997151 41014301 5a2445f4 31b90072 20bc02a1 fdb96561 302e378c

-- 20bc02a1
select "orderdetails"."id" as "id", "orderdetails"."id" as "k0"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by "orderdetails"."id" asc
limit ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1
--   37997151 41014301 5a2445f4 0bf85ad9 26fa6760 fdb96561 302e378c

-- 0bf85ad9
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select value
from json_each(?));
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 26fa6760
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select value
from json_each(?))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1%2C1%2B
--   37997151 41014301 5a2445f4 7bd77d8e 62cad9cf fdb96561 302e378c

-- 7bd77d8e
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 62cad9cf
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "suppliers" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier=1%2B%2B
--   37997151 41014301 5a2445f4 b3e9f11c 793d7b55 fdb96561 302e378c

-- b3e9f11c
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|   SCAN branch

-- 793d7b55
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_id" in (select id
from ( with recursive branch(id) as ( select id
from "suppliers" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "suppliers" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX suppliers_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplierpartnr=sam%25
--   37997151 41014301 5a2445f4 97237b48 ee25c0ca cb3764ab bba1c42e

-- 97237b48
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)

-- ee25c0ca
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplierpartnr_folded" >= ? and "orderdetails"."supplierpartnr_folded" < ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- cb3764ab
select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "j1"."full_path" as "supplier__full_path", "t"."obsolete" as "obsolete",
    "t"."eda_visibility" as "eda_visibility", "t"."supplier_product_url" as "supplier_product_url",
    "j1"."auto_product_url" as "supplier__auto_product_url",
    "t"."prices_includes_vat" as "prices_includes_vat", "t"."version" as "version"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listPartOrderdetails: GET /api/parts/1/orderdetails?supplier_product_url=sam%25
--   37997151 41014301 5a2445f4 f1a9a6df

-- f1a9a6df
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."supplier_product_url_folded" >= ? and "orderdetails"."supplier_product_url_folded" < ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)

-- listPartOrderdetails: GET /api/parts/1/orderdetails?obsolete=1
--   37997151 41014301 5a2445f4 c54ad7fa

-- c54ad7fa
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."obsolete";
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[supplierpartnr]=asc
--   37997151 41014301 5a2445f4 31b90072 8bb77072 fdb96561 302e378c

-- 8bb77072
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by coalesce("orderdetails"."supplierpartnr_sort", "orderdetails"."supplierpartnr_folded") asc,
    "orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?addedDate[after]=2020-01-01
--   37997151 41014301 5a2445f4 d4c80ed7 f6519022 fdb96561 302e378c

-- d4c80ed7
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."added_date" >= ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)

-- f6519022
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."added_date" >= ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?lastModified[after]=2020-01-01
--   37997151 41014301 5a2445f4 0328df0c b467f234 fdb96561 302e378c

-- 0328df0c
select count(*) as "total"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."last_modified" >= ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)

-- b467f234
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ? and "orderdetails"."last_modified" >= ?
order by +"orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[id]=desc
--   37997151 41014301 5a2445f4 31b90072 770805ca fdb96561 302e378c

-- 770805ca
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by "orderdetails"."id" desc
limit ? offset ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[addedDate]=asc
--   37997151 41014301 5a2445f4 31b90072 010ba938 fdb96561 302e378c

-- 010ba938
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by "orderdetails"."added_date" asc, "orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listPartOrderdetails: GET /api/parts/1/orderdetails?order[lastModified]=asc
--   37997151 41014301 5a2445f4 31b90072 9a67f4b7 fdb96561 302e378c

-- 9a67f4b7
select "orderdetails"."id" as "id"
from "orderdetails"
where "orderdetails"."part_id" = ?
order by "orderdetails"."last_modified" asc, "orderdetails"."id" asc
limit ? offset ?;
--| SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- getOrderdetail: GET /api/orderdetails/1
--   37997151 dd4938f2 bba1c42e

-- listOrderdetailLog: GET /api/orderdetails/1/log
--   37997151 3ba04063 21ae8073 7c536c9d dc701559 3361fda7

-- 3ba04063
select "t"."id" as "id", "t"."version" as "version"
from "orderdetails" as "t"
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

-- dc701559
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 3361fda7
select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" in (select value
from json_each(?));
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- createOrderdetail: POST /api/orderdetails
--   37997151 bc0064e5 41014301 87ad1384 8a3643dd 651b6e2d 075e6762 dd4938f2 bba1c42e fe3c446c 94f37e56 54bc2f95

-- bc0064e5
select *
from "suppliers"
where "id" = ?;
--| SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)

-- 87ad1384
select count(*) as "count"
from "orderdetails"
where "part_id" = ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_offers_index (part_id=?)

-- 8a3643dd
select "id"
from "orderdetails"
where "part_id" = ? and "supplier_id" = ? and "supplierpartnr" = ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=? AND supplierpartnr=?)

-- 651b6e2d
insert into "orderdetails" ("supplierpartnr", "supplierpartnr_folded", "supplierpartnr_sort", "supplier_id",
    "part_id", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

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

-- updateOrderdetail: PATCH /api/orderdetails/1
--   37997151 45eba037 faf93a3b a7887b0f 075e6762 dd4938f2 bba1c42e fe3c446c 94f37e56 54bc2f95

-- 45eba037
select *
from "orderdetails"
where "id" = ?;
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)

-- faf93a3b
select "id"
from "orderdetails"
where "part_id" = ? and "supplier_id" = ? and "supplierpartnr" = ? and "id" <> ?;
--| SEARCH orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=? AND supplier_id=? AND supplierpartnr=?)

-- a7887b0f
update "orderdetails"
set "supplierpartnr" = ?, "supplierpartnr_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)

-- deleteOrderdetail: DELETE /api/orderdetails/3
--   37997151 45eba037 3252a440 5ed40c3a 075e6762 fe3c446c 08981ad5 54bc2f95

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

-- 5ed40c3a
delete
from "orderdetails"
where "id" in (select value
from json_each(?));
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restoreOrderdetail: POST /api/orderdetails/1/restore
--   37997151 45eba037 3e00f92b 13d6c6a6 5ed49a96 45eba037 faf93a3b a7887b0f 075e6762 dd4938f2 bba1c42e fe3c446c 94f37e56 54bc2f95

-- 3e00f92b
select *
from "orderdetails"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

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

-- restoreOrderdetail: POST /api/orderdetails/3/restore
--   37997151 45eba037 3e00f92b 13d6c6a6 5ed49a96 5c34f3e6 45eba037 5c34f3e6 5c34f3e6 0c57e9bf bc0064e5 41014301 87ad1384 8a3643dd 5f873e47 075e6762 dd4938f2 bba1c42e fe3c446c 94f37e56 54bc2f95

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

-- 5f873e47
insert into "orderdetails" ("supplierpartnr", "supplierpartnr_folded", "supplierpartnr_sort", "supplier_id",
    "obsolete", "eda_visibility", "supplier_product_url", "supplier_product_url_folded",
    "prices_includes_vat", "part_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
