-- searchParts: GET /api/search?q=resistor+0603
--   37997151 5a2445f4 9be50315 39ce421e 08fe6bbb b8a30fa0 74882b06 12bd1388

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

-- 08fe6bbb
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
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "t"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock", "j4"."is_integer" as "partUnit__is_integer", "t"."version" as "version"
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

-- b8a30fa0
with wanted(id) as (select value
from json_each(?)) select p.id, case when ? then "p"."name" end as "name",
    case when ? then "p"."ipn" end as "ipn",
    case when ? then "p"."manufacturer_product_number" end as "manufacturer_product_number",
    case when ? then "p"."tags" end as "tags", case when ? then "p"."description" end as "description",
    case when ? then "p"."comment" end as "comment", case when ? then "p"."gtin" end as "gtin",
    case when ? then "p"."category_id" end as "category",
    case when ? then "p"."manufacturer_id" end as "manufacturer",
    case when ? then "p"."footprint_id" end as "footprint"
from wanted join parts p on p.id = wanted.id;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)

-- 74882b06
with wanted(id) as (select value
from json_each(?)) select o.part_id, 'orderdetails.supplierpartnr' as property, "o"."supplierpartnr" as text,
    cast(null as text) as spaced
from wanted join orderdetails o on o.part_id = wanted.id
where ?
union all select o.part_id, 'orderdetails.supplier', s.full_path, null
from wanted join orderdetails o on o.part_id = wanted.id join suppliers s on s.id = o.supplier_id
where ?
union all select l.part_id, 'partLots.storage_location', s.full_path, null
from wanted join part_lots l on l.part_id = wanted.id join storage_locations s on s.id = l.storage_location_id
where ?
union all select v.part_id, 'parameters',
    "v"."name" || ' ' || "v"."symbol" || ' ' || "v"."value_text" || ' ' || case when v.value_typical is null then '' else printf('%.15g',
    v.value_typical) end || '' || "v"."unit",
    "v"."name" || ' ' || "v"."symbol" || ' ' || "v"."value_text" || ' ' || case when v.value_typical is null then '' else printf('%.15g',
    v.value_typical) end || ' ' || "v"."unit"
from wanted join parameters v on v.part_id = wanted.id
where ?;
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SEARCH o USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=?)
--|   UNION ALL
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SEARCH o USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key (part_id=?)
--|     SEARCH s USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SEARCH l USING INDEX part_lots_stock_index (part_id=?)
--|     SEARCH s USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SEARCH v USING INDEX parameters_part_id_name_group_name_key (part_id=?)

-- 12bd1388
select 'category' as property, id, full_path as path
from "categories"
where "id" in (select value
from json_each(?))
union all select 'manufacturer' as property, id, full_path as path
from "manufacturers"
where "id" in (select value
from json_each(?))
union all select 'footprint' as property, id, full_path as path
from "footprints"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- searchParts: GET /api/search?q=resistor+0603&category=1%2B%2B&in_stock=1&order[name]=asc
--   37997151 9be50315 e219d51a

-- e219d51a
with filtered(id) as materialized (select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) and (exists (select 1
from part_lots as stock
where stock.part_id = "parts"."id" and ("stock"."amount" > 0 and ("stock"."amount" >= 0.5 or not coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "parts"."id"),
    true))) and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))))), first(id, kind) as materialized (select id, min(kind)
from ( select null as id, null as kind
where false
union all select *
from (select part_id as id, -1
from part_lots
where user_barcode_folded = ? and +"part_lots"."part_id" in (select id
from filtered)
limit 1000) lots
union all select *
from (select "id" as id, case when "name_folded" = ? then 0 else 1 end
from "parts"
where "name_folded" >= ? and "name_folded" < ? and +"parts"."id" in (select id
from filtered)
order by "name_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "ipn_folded" = ? then 0 else 1 end
from "parts"
where "ipn_folded" >= ? and "ipn_folded" < ? and +"parts"."id" in (select id
from filtered)
order by "ipn_folded", id
limit 1000) named
union all select *
from (select "id" as id, case when "manufacturer_product_number_folded" = ? then 0 else 1 end
from "parts"
where "manufacturer_product_number_folded" >= ? and "manufacturer_product_number_folded" < ? and +"parts"."id" in (select id
from filtered)
order by "manufacturer_product_number_folded", id
limit 1000) named
union all select *
from (select "part_id" as id, case when "supplierpartnr_folded" = ? then 0 else 1 end
from "orderdetails"
where "supplierpartnr_folded" >= ? and "supplierpartnr_folded" < ? and +"orderdetails"."part_id" in (select id
from filtered)
order by "supplierpartnr_folded", id
limit 1000) named
union all select *
from (select id, 0
from parts
where "gtin" in (select value
from json_each(?)) and +"parts"."id" in (select id
from filtered)
limit 1000) gtins) group by id
order by 2, 1
limit 1000), possible(yes) as materialized (select ? is null or exists (select 1
from search_parts
where search_parts match ?)), named(id) as materialized (select *
from (select rowid as id
from "search_part_names"
where "search_part_names" match ? and rowid not in (select id
from "first") and +"search_part_names"."rowid" in (select id
from filtered)
limit case when (select yes
from possible) then max(0, 1000 - (select count(*)
from (select id
from "first"))) else 0 end)), other(id) as materialized (select *
from (select rowid as id
from "search_parts"
where "search_parts" match ? and rowid not in (select id
from "first"
union all select id
from "named") and +"search_parts"."rowid" in (select id
from filtered)
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
order by coalesce("parts"."name_sort", "parts"."name_folded") asc, "parts"."id" asc
limit ? offset ?;
--| MATERIALIZE best
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       MATERIALIZE first
--|         CO-ROUTINE (subquery-28)
--|           COMPOUND QUERY
--|             LEFT-MOST SUBQUERY
--|               SCAN CONSTANT ROW
--|             UNION ALL
--|               CO-ROUTINE lots
--|                 SEARCH part_lots USING INDEX part_lots_user_barcode_folded_index (user_barcode_folded=?)
--|                 LIST SUBQUERY 10
--|                   MATERIALIZE filtered
--|                     SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|                     LIST SUBQUERY 5
--|                       MATERIALIZE branch
--|                         SETUP
--|                           SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|                           LIST SUBQUERY 1
--|                             SCAN json_each VIRTUAL TABLE INDEX 1:
--|                         RECURSIVE STEP
--|                           SCAN branch
--|                           SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|                       SCAN branch
--|                     SEARCH stock EXISTS USING COVERING INDEX part_lots_stock_index (part_id=?)
--|                     CORRELATED SCALAR SUBQUERY 6
--|                       SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|                       SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|               SCAN lots
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)
--|                 LIST SUBQUERY 13
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_ipn_folded_index (ipn_folded>? AND ipn_folded<?)
--|                 LIST SUBQUERY 16
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH parts USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded>? AND manufacturer_product_number_folded<?)
--|                 LIST SUBQUERY 19
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE named
--|                 SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)
--|                 LIST SUBQUERY 22
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|                 USE TEMP B-TREE FOR LAST TERM OF ORDER BY
--|               SCAN named
--|             UNION ALL
--|               CO-ROUTINE gtins
--|                 SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)
--|                 LIST SUBQUERY 25
--|                   SCAN json_each VIRTUAL TABLE INDEX 1:
--|                 LIST SUBQUERY 26
--|                   SCAN filtered
--|                   CREATE BLOOM FILTER
--|               SCAN gtins
--|         SCAN (subquery-28)
--|         USE TEMP B-TREE FOR GROUP BY
--|         USE TEMP B-TREE FOR ORDER BY
--|       SCAN first
--|     UNION ALL
--|       MATERIALIZE named
--|         SCALAR SUBQUERY 34
--|           MATERIALIZE possible
--|             SCAN CONSTANT ROW
--|             SCALAR SUBQUERY 30
--|               SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|           SCAN possible
--|         SCALAR SUBQUERY 36
--|           SCAN first
--|         SCAN search_part_names VIRTUAL TABLE INDEX 0:M1
--|         LIST SUBQUERY 32
--|           SCAN first
--|           CREATE BLOOM FILTER
--|         LIST SUBQUERY 33
--|           SCAN filtered
--|           CREATE BLOOM FILTER
--|       SCAN named
--|     UNION ALL
--|       MATERIALIZE other
--|         SCALAR SUBQUERY 42
--|           SCAN possible
--|         SCALAR SUBQUERY 45
--|           SCAN CONSTANT ROW
--|           SCALAR SUBQUERY 43
--|             SCAN first
--|           SCALAR SUBQUERY 44
--|             SCAN named
--|         SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|         LIST SUBQUERY 40
--|           COMPOUND QUERY
--|             LEFT-MOST SUBQUERY
--|               SCAN first
--|               CREATE BLOOM FILTER
--|             UNION ALL
--|               SCAN named
--|               CREATE BLOOM FILTER
--|         LIST SUBQUERY 41
--|           SCAN filtered
--|           CREATE BLOOM FILTER
--|       SCAN other
--| SCAN best
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| SCALAR SUBQUERY 51
--|   SCAN best
--| USE TEMP B-TREE FOR ORDER BY

-- countParts: GET /api/parts/counts?by=category
--   37997151 5a2445f4 17752408 d50df24c

-- 17752408
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select cast("category_id" as text), count(*)
from "parts"
where "category_id" is not null group by "category_id";
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN parts USING COVERING INDEX parts_mass_index
--|   UNION ALL
--|     SCAN parts USING COVERING INDEX parts_category_id_index

-- d50df24c
select id, parent_id
from "categories";
--| SCAN categories USING COVERING INDEX categories_parent_id_index

-- countParts: GET /api/parts/counts?by=category&category=1%2B%2B
--   37997151 a1509da2 d50df24c

-- a1509da2
with filtered as materialized (select parts.id, parts."category_id"
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select cast("category_id" as text), count(*)
from "filtered"
where "category_id" is not null group by "category_id";
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     MATERIALIZE filtered
--|       SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|       LIST SUBQUERY 5
--|         MATERIALIZE branch
--|           SETUP
--|             SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|             LIST SUBQUERY 1
--|               SCAN json_each VIRTUAL TABLE INDEX 1:
--|           RECURSIVE STEP
--|             SCAN branch
--|             SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|         SCAN branch
--|     SCAN filtered
--|   UNION ALL
--|     SCAN filtered
--|     USE TEMP B-TREE FOR GROUP BY

-- countParts: GET /api/parts/counts?by=category&q=resistor+0603
--   37997151 9be50315 39ce421e 48b376ba d50df24c

-- 48b376ba
with filtered as materialized (select parts.id, parts."category_id"
from parts
where "parts"."id" in (select value
from json_each(?))) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select cast("category_id" as text), count(*)
from "filtered"
where "category_id" is not null group by "category_id";
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     MATERIALIZE filtered
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SCAN filtered
--|   UNION ALL
--|     SCAN filtered
--|     USE TEMP B-TREE FOR GROUP BY

-- countParts: GET /api/parts/counts?by=supplier
--   37997151 5a2445f4 8abc4543 87d782e0

-- 8abc4543
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select group_concat("orderdetails"."supplier_id") as ids
from "orderdetails"
where "orderdetails"."supplier_id" is not null and "orderdetails"."part_id" is not null group by "orderdetails"."part_id") as listed group by ids;
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN parts USING COVERING INDEX parts_mass_index
--|   UNION ALL
--|     CO-ROUTINE listed
--|       SCAN orderdetails USING COVERING INDEX orderdetails_part_id_supplier_id_supplierpartnr_key
--|     SCAN listed
--|     USE TEMP B-TREE FOR GROUP BY

-- 87d782e0
select id, parent_id
from "suppliers";
--| SCAN suppliers USING COVERING INDEX suppliers_parent_id_index

-- countParts: GET /api/parts/counts?by=currency
--   37997151 5a2445f4 a9a45300 e9600c33

-- a9a45300
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select group_concat("pricedetails"."currency_id") as ids
from "orderdetails" join "pricedetails" on "pricedetails"."orderdetail_id" = "orderdetails"."id"
where "pricedetails"."currency_id" is not null and "orderdetails"."part_id" is not null group by "orderdetails"."part_id") as listed group by ids;
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN parts USING COVERING INDEX parts_mass_index
--|   UNION ALL
--|     CO-ROUTINE listed
--|       SCAN orderdetails USING COVERING INDEX orderdetails_offers_index
--|       SEARCH pricedetails USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--|     SCAN listed
--|     USE TEMP B-TREE FOR GROUP BY

-- e9600c33
select id, parent_id
from "currencies";
--| SCAN currencies USING COVERING INDEX currencies_parent_id_index

-- countParts: GET /api/parts/counts?by=project
--   37997151 5a2445f4 08930719 d7061e17

-- 08930719
select cast(null as text) as ids, count(*) as parts
from "parts"
union all select ids, count(*)
from (select group_concat("project_bom_entries"."project_id") as ids
from "project_bom_entries"
where "project_bom_entries"."project_id" is not null and "project_bom_entries"."part_id" is not null group by "project_bom_entries"."part_id") as listed group by ids;
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN parts USING COVERING INDEX parts_mass_index
--|   UNION ALL
--|     CO-ROUTINE listed
--|       SEARCH project_bom_entries USING INDEX project_bom_entries_part_id_index (part_id>?)
--|     SCAN listed
--|     USE TEMP B-TREE FOR GROUP BY

-- d7061e17
select id, parent_id
from "projects";
--| SCAN projects USING COVERING INDEX projects_parent_id_index

-- countParts: GET /api/parts/counts?by=storage_location&category=1%2B%2B
--   37997151 5d2297a0 ed8c6000

-- 5d2297a0
with filtered as materialized (select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)) select cast(null as text) as ids, count(*) as parts
from "filtered"
union all select ids, count(*)
from (select group_concat("part_lots"."storage_location_id") as ids
from "part_lots"
where "part_lots"."storage_location_id" is not null and "part_lots"."part_id" in (select id
from filtered) group by "part_lots"."part_id") as listed group by ids;
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     MATERIALIZE filtered
--|       SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|       LIST SUBQUERY 5
--|         MATERIALIZE branch
--|           SETUP
--|             SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|             LIST SUBQUERY 1
--|               SCAN json_each VIRTUAL TABLE INDEX 1:
--|           RECURSIVE STEP
--|             SCAN branch
--|             SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|         SCAN branch
--|     SCAN filtered
--|   UNION ALL
--|     CO-ROUTINE listed
--|       SEARCH part_lots USING INDEX part_lots_stock_index (part_id=?)
--|       LIST SUBQUERY 8
--|         SCAN filtered
--|     SCAN listed
--|     USE TEMP B-TREE FOR GROUP BY

-- ed8c6000
select id, parent_id
from "storage_locations";
--| SCAN storage_locations USING COVERING INDEX storage_locations_parent_id_index

-- summarizePartParameters: GET /api/parts/parameters
--   37997151 13d356b5 89dadcb8 c42dfd2b

-- 13d356b5
with examined(id) as materialized ( select parts.id
from parts
order by parts.id
limit 10001) select count(*) as parts
from examined;
--| MATERIALIZE examined
--|   SCAN parts
--| SCAN examined

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
--| MATERIALIZE examined
--|   SCAN parts
--| SCAN examined
--| SEARCH v USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR GROUP BY
--| USE TEMP B-TREE FOR count(DISTINCT)
--| USE TEMP B-TREE FOR ORDER BY

-- c42dfd2b
with examined(id) as materialized ( select parts.id
from parts
order by parts.id
limit 10000), counted(name_folded, unit_key, text_folded, text, parts) as ( select v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded, min(v.value_text),
    count(distinct v.part_id)
from examined join parameters v on v.part_id = examined.id
where v.value_text <> '' and +"v"."name_folded" in (select value
from json_each(?)) group by v.name_folded, replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'),
    v.value_text_folded ), placed(name_folded, unit_key, text, parts, place) as ( select name_folded,
    unit_key, text, parts, row_number() over (partition by name_folded, unit_key
order by parts desc, text_folded)
from counted ) select name_folded, unit_key, text, parts
from placed
where place <= 10
order by name_folded, unit_key, place;
--| CO-ROUTINE placed
--|   CO-ROUTINE (subquery-6)
--|     CO-ROUTINE counted
--|       MATERIALIZE examined
--|         SCAN parts
--|       SCAN examined
--|       SEARCH v USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--|       LIST SUBQUERY 2
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|         CREATE BLOOM FILTER
--|       USE TEMP B-TREE FOR GROUP BY
--|       USE TEMP B-TREE FOR count(DISTINCT)
--|     SCAN counted
--|     USE TEMP B-TREE FOR ORDER BY
--|   SCAN (subquery-6)
--| SCAN placed
--| USE TEMP B-TREE FOR ORDER BY

-- summarizePartParameters: GET /api/parts/parameters?category=1%2B%2B
--   37997151 15e7ea24 b5a90a69 d048ab17

-- 15e7ea24
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by parts.id
limit 10001) select count(*) as parts
from examined;
--| MATERIALIZE examined
--|   SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|     SCAN branch
--|   USE TEMP B-TREE FOR ORDER BY
--| SCAN examined

-- b5a90a69
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
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
--| MATERIALIZE examined
--|   SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|   LIST SUBQUERY 5
--|     MATERIALIZE branch
--|       SETUP
--|         SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|         LIST SUBQUERY 1
--|           SCAN json_each VIRTUAL TABLE INDEX 1:
--|       RECURSIVE STEP
--|         SCAN branch
--|         SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|     SCAN branch
--|   USE TEMP B-TREE FOR ORDER BY
--| SCAN examined
--| SEARCH v USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR GROUP BY
--| USE TEMP B-TREE FOR count(DISTINCT)
--| USE TEMP B-TREE FOR ORDER BY

-- d048ab17
with examined(id) as materialized ( select parts.id
from parts
where "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by parts.id
limit 10000), counted(name_folded, unit_key, text_folded, text, parts) as ( select v.name_folded,
    replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'), v.value_text_folded, min(v.value_text),
    count(distinct v.part_id)
from examined join parameters v on v.part_id = examined.id
where v.value_text <> '' and +"v"."name_folded" in (select value
from json_each(?)) group by v.name_folded, replace(replace("v"."unit", 'µ', 'μ'), 'Ω', 'Ω'),
    v.value_text_folded ), placed(name_folded, unit_key, text, parts, place) as ( select name_folded,
    unit_key, text, parts, row_number() over (partition by name_folded, unit_key
order by parts desc, text_folded)
from counted ) select name_folded, unit_key, text, parts
from placed
where place <= 10
order by name_folded, unit_key, place;
--| CO-ROUTINE placed
--|   CO-ROUTINE (subquery-11)
--|     CO-ROUTINE counted
--|       MATERIALIZE examined
--|         SEARCH parts USING COVERING INDEX parts_category_id_index (category_id=?)
--|         LIST SUBQUERY 5
--|           MATERIALIZE branch
--|             SETUP
--|               SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|               LIST SUBQUERY 1
--|                 SCAN json_each VIRTUAL TABLE INDEX 1:
--|             RECURSIVE STEP
--|               SCAN branch
--|               SEARCH node USING COVERING INDEX categories_parent_id_index (parent_id=?)
--|           SCAN branch
--|         USE TEMP B-TREE FOR ORDER BY
--|       SCAN examined
--|       SEARCH v USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--|       LIST SUBQUERY 7
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|         CREATE BLOOM FILTER
--|       USE TEMP B-TREE FOR GROUP BY
--|       USE TEMP B-TREE FOR count(DISTINCT)
--|     SCAN counted
--|     USE TEMP B-TREE FOR ORDER BY
--|   SCAN (subquery-11)
--| SCAN placed
--| USE TEMP B-TREE FOR ORDER BY

-- countPartTags: GET /api/parts/tags
--   37997151 9fb9e923

-- 9fb9e923
select substr(parts.tags, 1, 1000) as tags, count(*) as parts
from parts
where parts.tags <> '' group by 1
order by 2 desc, 1
limit 10000;
--| SCAN parts
--| USE TEMP B-TREE FOR GROUP BY
--| USE TEMP B-TREE FOR ORDER BY

-- countPartTags: GET /api/parts/tags?category=1%2B%2B
--   37997151 766edde2

-- 766edde2
select substr(parts.tags, 1, 1000) as tags, count(*) as parts
from parts
where parts.tags <> '' and "parts"."category_id" in (select id
from ( with recursive branch(id) as ( select id
from "categories" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "categories" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant) group by 1
order by 2 desc, 1
limit 10000;
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
--| USE TEMP B-TREE FOR GROUP BY
--| USE TEMP B-TREE FOR ORDER BY
