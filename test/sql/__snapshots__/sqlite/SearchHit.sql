-- searchParts: GET /api/search?q=resistor+0603
--   a578f12f cd1fe641 8a9c566e 14e12224 b8a30fa0 12bd1388 74882b06

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

-- cd1fe641
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
from shared ) select n, 0 as kind, 0 as id
from word
where exists (select 1
from search_parts
where search_parts match word.wanted)
union all select n, kind, id
from placed
where place <= ?
order by 1, 2, 3;
--| MERGE (UNION ALL)
--|   LEFT
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     SCAN search_parts EXISTS VIRTUAL TABLE INDEX 0:M2
--|     USE TEMP B-TREE FOR ORDER BY
--|   RIGHT
--|     CO-ROUTINE placed
--|       CO-ROUTINE (subquery-9)
--|         CO-ROUTINE shared
--|           CO-ROUTINE (subquery-10)
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
--|           SCAN (subquery-10)
--|         SCAN shared
--|         USE TEMP B-TREE FOR ORDER BY
--|       SCAN (subquery-9)
--|     SCAN placed
--|     USE TEMP B-TREE FOR ORDER BY

-- 8a9c566e
with found(id, kind) as (select *
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
limit 1000) gtins
union all select *
from (select rowid, 2
from "search_part_names"
where "search_part_names" match ?
limit 1000)
union all select *
from (select rowid, 3
from "search_parts"
where "search_parts" match ?
limit 1000)), best as (select id, min(kind) as kind
from found group by id
order by 2, 1
limit 1000) select p.id, count(*) over () as total
from best join parts p on p.id = best.id
order by case when best.kind > 3 then 3 else best.kind end,
    ((select max(case when "p"."name_folded" = "spelling"."value" then 60 when instr("p"."name_folded",
    "spelling"."value") = 1 then 50 when instr("p"."name_folded",
    ' ' || "spelling"."value") > 0 then 40 when instr("p"."name_folded",
    "spelling"."value") > 0 then 30 when instr("p"."manufacturer_product_number_folded",
    "spelling"."value") > 0 or instr("p"."ipn_folded",
    "spelling"."value") > 0 then 25 when instr("p"."tags_folded",
    "spelling"."value") > 0 then 15 when instr("p"."description_folded",
    "spelling"."value") = 1 or instr("p"."description_folded",
    ' ' || "spelling"."value") > 0 then 12 when instr("p"."description_folded",
    "spelling"."value") > 0 then 8 else 0 end)
from json_each(?) as spelling) + (select max(case when "p"."name_folded" = "spelling"."value" then 60 when instr("p"."name_folded",
    "spelling"."value") = 1 then 50 when instr("p"."name_folded",
    ' ' || "spelling"."value") > 0 then 40 when instr("p"."name_folded",
    "spelling"."value") > 0 then 30 when instr("p"."manufacturer_product_number_folded",
    "spelling"."value") > 0 or instr("p"."ipn_folded",
    "spelling"."value") > 0 then 25 when instr("p"."tags_folded",
    "spelling"."value") > 0 then 15 when instr("p"."description_folded",
    "spelling"."value") = 1 or instr("p"."description_folded",
    ' ' || "spelling"."value") > 0 then 12 when instr("p"."description_folded",
    "spelling"."value") > 0 then 8 else 0 end)
from json_each(?) as spelling)) desc, p.name_folded, p.id
limit ? offset ?;
--| CO-ROUTINE (subquery-20)
--|   CO-ROUTINE best
--|     CO-ROUTINE found
--|       COMPOUND QUERY
--|         LEFT-MOST SUBQUERY
--|           CO-ROUTINE named
--|             SEARCH parts USING COVERING INDEX parts_name_folded_index (name_folded>? AND name_folded<?)
--|           SCAN named
--|         UNION ALL
--|           CO-ROUTINE named
--|             SEARCH parts USING COVERING INDEX parts_ipn_folded_index (ipn_folded>? AND ipn_folded<?)
--|           SCAN named
--|         UNION ALL
--|           CO-ROUTINE named
--|             SEARCH parts USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded>? AND manufacturer_product_number_folded<?)
--|           SCAN named
--|         UNION ALL
--|           CO-ROUTINE named
--|             SEARCH orderdetails USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded>? AND supplierpartnr_folded<?)
--|             USE TEMP B-TREE FOR LAST TERM OF ORDER BY
--|           SCAN named
--|         UNION ALL
--|           CO-ROUTINE gtins
--|             SEARCH parts USING COVERING INDEX parts_gtin_index (gtin=?)
--|             LIST SUBQUERY 9
--|               SCAN json_each VIRTUAL TABLE INDEX 1:
--|           SCAN gtins
--|         UNION ALL
--|           CO-ROUTINE (subquery-12)
--|             SCAN search_part_names VIRTUAL TABLE INDEX 0:M1
--|           SCAN (subquery-12)
--|         UNION ALL
--|           CO-ROUTINE (subquery-14)
--|             SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|           SCAN (subquery-14)
--|     SCAN found
--|     USE TEMP B-TREE FOR GROUP BY
--|     USE TEMP B-TREE FOR ORDER BY
--|   SCAN best
--|   SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN (subquery-20)
--| CORRELATED SCALAR SUBQUERY 17
--|   SEARCH spelling VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 18
--|   SEARCH spelling VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 14e12224
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."ipn" as "ipn",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "j1"."id" as "category__id",
    "j1"."name" as "category__name", "j1"."full_path" as "category__full_path",
    "j2"."id" as "manufacturer__id", "j2"."name" as "manufacturer__name",
    "j2"."full_path" as "manufacturer__full_path", "j3"."id" as "footprint__id",
    "j3"."name" as "footprint__name", "j3"."full_path" as "footprint__full_path",
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
left join "manufacturers" as "j2" on "j2"."id" = "t"."manufacturer_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "measurement_units" as "j4" on "j4"."id" = "t"."part_unit_id"
where t.id = ?;
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
