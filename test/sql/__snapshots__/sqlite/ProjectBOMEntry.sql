-- listProjectBomEntries: GET /api/project_bom_entries
--   37997151 5a2445f4 51408423 70abb270 ead7e489

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

-- 51408423
select count(*) as "total"
from "project_bom_entries";
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_quantity_index

-- 70abb270
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries

-- ead7e489
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "j3"."id" as "project__id", "j3"."name" as "project__name", "j3"."full_path" as "project__full_path",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "j4"."id" as "price_currency__id",
    "j4"."name" as "price_currency__name", "j4"."full_path" as "price_currency__full_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "projects" as "j3" on "j3"."id" = "t"."project_id"
left join "currencies" as "j4" on "j4"."id" = "t"."price_currency_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listProjectBomEntries: GET /api/project_bom_entries?page=2&itemsPerPage=2
--   37997151 5a2445f4 51408423 c1d15680 ead7e489

-- c1d15680
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."id" desc
limit ? offset ?;
--| SCAN project_bom_entries

-- listProjectBomEntries: GET /api/project_bom_entries?cursor=
--   37997151 5a2445f4 51408423 049f58cf ead7e489

-- 049f58cf
select "project_bom_entries"."id" as "id", "project_bom_entries"."id" as "k0"
from "project_bom_entries"
order by "project_bom_entries"."id" asc
limit ?;
--| SCAN project_bom_entries

-- listProjectBomEntries: GET /api/project_bom_entries?project=1
--   37997151 5a2445f4 72c1d83a 94352072 ead7e489

-- 72c1d83a
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 94352072
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select value
from json_each(?))
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?project=1%2C1%2B
--   37997151 5a2445f4 0feda3d1 849681c2 ead7e489

-- 0feda3d1
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "projects" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 849681c2
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "projects" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?project=1%2B%2B
--   37997151 5a2445f4 3cd78bfb 5801412c ead7e489

-- 3cd78bfb
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|   SCAN branch

-- 5801412c
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX projects_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?part=1
--   37997151 5a2445f4 8d9ae116 7254a3a7 27e31aee

-- 8d9ae116
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."part_id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 7254a3a7
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."part_id" in (select value
from json_each(?))
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_part_id_index (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 27e31aee
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "j3"."id" as "project__id", "j3"."name" as "project__name", "j3"."full_path" as "project__full_path",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "j4"."id" as "price_currency__id",
    "j4"."name" as "price_currency__name", "j4"."full_path" as "price_currency__full_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "projects" as "j3" on "j3"."id" = "t"."project_id"
left join "currencies" as "j4" on "j4"."id" = "t"."price_currency_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1
--   37997151 5a2445f4 fd50331e

-- fd50331e
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1%2C1%2B
--   37997151 5a2445f4 870bd5f3

-- 870bd5f3
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1%2B%2B
--   37997151 5a2445f4 a26b15aa

-- a26b15aa
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_price_currency_id_index (price_currency_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|   SCAN branch

-- listProjectBomEntries: GET /api/project_bom_entries?mountnames=sam%25
--   37997151 5a2445f4 0d2a2f72

-- 0d2a2f72
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."mountnames_folded" >= ? and "project_bom_entries"."mountnames_folded" < ?;
--| SCAN project_bom_entries

-- listProjectBomEntries: GET /api/project_bom_entries?quantity[between]=1..9
--   37997151 5a2445f4 f7eb55da d187f252 ead7e489

-- f7eb55da
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."quantity" between cast(? as double precision) and cast(? as double precision);
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_quantity_index (quantity>? AND quantity<?)

-- d187f252
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."quantity" between cast(? as double precision) and cast(? as double precision)
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_quantity_index (quantity>? AND quantity<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?quantity[gt]=1
--   37997151 5a2445f4 9ac7b0b3

-- 9ac7b0b3
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."quantity" > cast(? as double precision);
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_quantity_index (quantity>?)

-- listProjectBomEntries: GET /api/project_bom_entries?order[quantity]=asc
--   37997151 5a2445f4 51408423 cbae122a ead7e489

-- cbae122a
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."quantity" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_quantity_index

-- listProjectBomEntries: GET /api/project_bom_entries?id=1
--   37997151 5a2445f4 ccdeef7e 04620752 27e31aee

-- ccdeef7e
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 04620752
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."id" in (select value
from json_each(?))
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?name=sample
--   37997151 5a2445f4 7b405945 8ab73838 27e31aee

-- 7b405945
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" = ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded=?)

-- 8ab73838
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" = ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?name=sam%25
--   37997151 5a2445f4 6a0ee008 c820a33e 27e31aee

-- 6a0ee008
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded>? AND name_folded<?)

-- c820a33e
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?name=%25ampl%25
--   37997151 5a2445f4 9964fa2b ab142f72 27e31aee

-- 9964fa2b
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" like ? escape '\';
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index

-- ab142f72
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" like ? escape '\'
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?name=s_mple
--   37997151 5a2445f4 b40e3488 2e2c70e3 27e31aee

-- b40e3488
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ? and "project_bom_entries"."name_folded" like ? escape '\';
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded>? AND name_folded<?)

-- 2e2c70e3
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ? and "project_bom_entries"."name_folded" like ? escape '\'
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?comment=sam%25
--   37997151 5a2445f4 14a89f81

-- 14a89f81
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."comment_folded" >= ? and "project_bom_entries"."comment_folded" < ?;
--| SCAN project_bom_entries

-- listProjectBomEntries: GET /api/project_bom_entries?addedDate[after]=2020-01-01
--   37997151 5a2445f4 7d54e4d7 072ff99f ead7e489

-- 7d54e4d7
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."added_date" >= ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_added_date_index (added_date>?)

-- 072ff99f
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."added_date" >= ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?lastModified[after]=2020-01-01
--   37997151 5a2445f4 20a4fa67 0739f19a ead7e489

-- 20a4fa67
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."last_modified" >= ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_last_modified_index (last_modified>?)

-- 0739f19a
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."last_modified" >= ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBomEntries: GET /api/project_bom_entries?order[name]=asc
--   37997151 5a2445f4 51408423 5cbbd2e5 ead7e489

-- 5cbbd2e5
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by coalesce("project_bom_entries"."name_sort", "project_bom_entries"."name_folded") asc nulls first,
    "project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_name_sort_index

-- listProjectBomEntries: GET /api/project_bom_entries?order[id]=desc
--   37997151 5a2445f4 51408423 c1d15680 ead7e489

-- listProjectBomEntries: GET /api/project_bom_entries?order[addedDate]=asc
--   37997151 5a2445f4 51408423 cb17f167 ead7e489

-- cb17f167
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."added_date" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_added_date_index

-- listProjectBomEntries: GET /api/project_bom_entries?order[lastModified]=asc
--   37997151 5a2445f4 51408423 3f83a73b ead7e489

-- 3f83a73b
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."last_modified" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SCAN project_bom_entries USING COVERING INDEX project_bom_entries_last_modified_index

-- listProjectBom: GET /api/projects/1/bom
--   37997151 50f573b7 5a2445f4 61632356 17c775cc ead7e489

-- 50f573b7
select *
from "projects"
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- 61632356
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- 17c775cc
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?page=2&itemsPerPage=2
--   37997151 50f573b7 5a2445f4 61632356 9e381941 27e31aee

-- 9e381941
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."id" desc
limit ? offset ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?cursor=
--   37997151 50f573b7 5a2445f4 61632356 f2979c5f ead7e489

-- f2979c5f
select "project_bom_entries"."id" as "id", "project_bom_entries"."id" as "k0"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."id" asc
limit ?;
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?part=1
--   37997151 50f573b7 5a2445f4 c9546309 29fe3392 27e31aee

-- c9546309
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."part_id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- 29fe3392
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."part_id" in (select value
from json_each(?))
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?price_currency=1
--   37997151 50f573b7 5a2445f4 d0df955c

-- d0df955c
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."price_currency_id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- listProjectBom: GET /api/projects/1/bom?price_currency=1%2C1%2B
--   37997151 50f573b7 5a2445f4 648ea08a

-- 648ea08a
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."price_currency_id" in (select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "currencies" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|       CREATE BLOOM FILTER
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|       CREATE BLOOM FILTER

-- listProjectBom: GET /api/projects/1/bom?price_currency=1%2B%2B
--   37997151 50f573b7 5a2445f4 d588807e

-- d588807e
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."price_currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX currencies_parent_id_index (parent_id=?)
--|   SCAN branch
--|   CREATE BLOOM FILTER

-- listProjectBom: GET /api/projects/1/bom?mountnames=sam%25
--   37997151 50f573b7 5a2445f4 385a6229

-- 385a6229
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."mountnames_folded" >= ? and "project_bom_entries"."mountnames_folded" < ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?quantity[between]=1..9
--   37997151 50f573b7 5a2445f4 f54ec6df e5f7c79c ead7e489

-- f54ec6df
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."quantity" between cast(? as double precision) and cast(? as double precision);
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- e5f7c79c
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."quantity" between cast(? as double precision) and cast(? as double precision)
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?quantity[gt]=1
--   37997151 50f573b7 5a2445f4 be3cf1ee

-- be3cf1ee
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."quantity" > cast(? as double precision);
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?order[quantity]=asc
--   37997151 50f573b7 5a2445f4 61632356 b983d797 ead7e489

-- b983d797
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."quantity" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?name=sample
--   37997151 50f573b7 5a2445f4 6c8fea49 08d4bb26 27e31aee

-- 6c8fea49
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" = ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 08d4bb26
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" = ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?name=sam%25
--   37997151 50f573b7 5a2445f4 26619312 8b52a652 27e31aee

-- 26619312
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 8b52a652
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?name=%25ampl%25
--   37997151 50f573b7 5a2445f4 c8768fe3 d708a8f2 27e31aee

-- c8768fe3
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" like ? escape '\';
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- d708a8f2
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" like ? escape '\'
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?name=s_mple
--   37997151 50f573b7 5a2445f4 57b4eee4 00ae3a4f 27e31aee

-- 57b4eee4
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ? and "project_bom_entries"."name_folded" like ? escape '\';
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 00ae3a4f
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."name_folded" >= ? and "project_bom_entries"."name_folded" < ? and "project_bom_entries"."name_folded" like ? escape '\'
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?comment=sam%25
--   37997151 50f573b7 5a2445f4 ab605f28

-- ab605f28
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."comment_folded" >= ? and "project_bom_entries"."comment_folded" < ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- listProjectBom: GET /api/projects/1/bom?addedDate[after]=2020-01-01
--   37997151 50f573b7 5a2445f4 aa98e44f 4e5287b3 ead7e489

-- aa98e44f
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."added_date" >= ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 4e5287b3
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."added_date" >= ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?lastModified[after]=2020-01-01
--   37997151 50f573b7 5a2445f4 b540c6b2 2450a630 ead7e489

-- b540c6b2
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."last_modified" >= ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 2450a630
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ? and "project_bom_entries"."last_modified" >= ?
order by +"project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?order[name]=asc
--   37997151 50f573b7 5a2445f4 61632356 ad0ed7f6 ead7e489

-- ad0ed7f6
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by coalesce("project_bom_entries"."name_sort", "project_bom_entries"."name_folded") asc nulls first,
    "project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?order[id]=desc
--   37997151 50f573b7 5a2445f4 61632356 9e381941 ead7e489

-- listProjectBom: GET /api/projects/1/bom?order[addedDate]=asc
--   37997151 50f573b7 5a2445f4 61632356 3cbcafb5 ead7e489

-- 3cbcafb5
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."added_date" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjectBom: GET /api/projects/1/bom?order[lastModified]=asc
--   37997151 50f573b7 5a2445f4 61632356 637d6597 ead7e489

-- 637d6597
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = ?
order by "project_bom_entries"."last_modified" asc, "project_bom_entries"."id" asc
limit ? offset ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- getProjectBomEntry: GET /api/project_bom_entries/1
--   37997151 27e31aee

-- listProjectBomEntryLog: GET /api/project_bom_entries/1/log
--   37997151 d0b09185 21ae8073 7c536c9d dc701559

-- d0b09185
select "t"."id" as "id", "t"."version" as "version"
from "project_bom_entries" as "t"
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

-- listProjectBomEntryCandidates: GET /api/project_bom_entries/1/candidates
--   37997151 0c9d8398 21c1601e 0872c7dd 9bbf4cba 4eef16d1 3041938c 36389b2a f988272c b66e9140

-- 0c9d8398
select *
from "project_bom_entries"
where "id" = ?;
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)

-- 21c1601e
select "p"."id", "p"."ipn_folded" as "key"
from "parts" as "p"
where "p"."ipn_folded" in (select value
from json_each(?));
--| SEARCH p USING COVERING INDEX parts_ipn_folded_index (ipn_folded=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0872c7dd
select "p"."id", "p"."manufacturer_product_number_folded" as "key"
from "parts" as "p"
where "p"."manufacturer_product_number_folded" in (select value
from json_each(?))
union select "p"."id", "p"."name_folded" as "key"
from "parts" as "p"
where "p"."name_folded" in (select value
from json_each(?));
--| MERGE (UNION)
--|   LEFT
--|     SEARCH p USING COVERING INDEX parts_manufacturer_product_number_folded_index (manufacturer_product_number_folded=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     USE TEMP B-TREE FOR ORDER BY
--|   RIGHT
--|     SEARCH p USING COVERING INDEX parts_name_folded_index (name_folded=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     USE TEMP B-TREE FOR ORDER BY

-- 9bbf4cba
select "o"."part_id" as "id", "o"."supplierpartnr_folded" as "key", "s"."name" as "supplier"
from "orderdetails" as "o"
inner join "suppliers" as "s" on "s"."id" = "o"."supplier_id"
where "o"."supplierpartnr_folded" in (select value
from json_each(?));
--| SEARCH o USING INDEX orderdetails_supplierpartnr_folded_index (supplierpartnr_folded=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH s USING INTEGER PRIMARY KEY (rowid=?)

-- 4eef16d1
select "e"."id", "e"."name", "e"."mountnames", "e"."quantity", "e"."comment", "e"."part_id" as "partId",
    e.project_id = ? as "isOwn"
from "project_bom_entries" as "e"
where "e"."name_folded" in (select value
from json_each(?)) and "e"."part_id" is not null and coalesce((select c.operation
from log_entries l join change_sets c on c.id = l.change_set_id
where l.target_type = 'ProjectBOMEntry' and l.target_id = e.id and (l.kind = 'element_created' or (l.kind = 'element_edited' and l.changes like '%"part":%'))
order by l.id desc
limit 1), '') not in ('importProjectBom', 'import bom')
order by "e"."last_modified" desc, "e"."id" desc;
--| SEARCH e USING INDEX project_bom_entries_name_folded_index (name_folded=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH l USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--|   SEARCH c USING INTEGER PRIMARY KEY (rowid=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 3041938c
with wanted as (select value ->> 'number' as number, value ->> 'unit' as unit
from json_each(?)) select distinct v.part_id as id
from wanted join parameters v on v.value_typical = wanted.number and v.unit_folded = wanted.unit
where v.part_id is not null
order by 1
limit 20000;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH v USING INDEX parameters_value_typical_index (value_typical=?)
--| USE TEMP B-TREE FOR DISTINCT

-- 36389b2a
with wanted as (select value ->> 'key' as key, value ->> 'text' as text, value ->> 'size' as size,
    value ->> 'narrowed' as narrowed
from json_each(?)) select wanted.key, (select json_group_array(id)
from ( select rowid as id
from search_parts
where search_parts match wanted.narrowed
limit 100)) as ids
from wanted
union all select wanted.key, (select json_group_array(id)
from ( select p.id
from search_parts s join parts p on p.id = s.rowid join footprints f on f.id = p.footprint_id
where s.search_parts match wanted.text and f.name_folded like '%' || wanted.size || '%'
limit 100)) as ids
from wanted
where wanted.size <> '';
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 3
--|       CO-ROUTINE (subquery-2)
--|         SCAN search_parts VIRTUAL TABLE INDEX 0:M2
--|       SCAN (subquery-2)
--|   UNION ALL
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 6
--|       CO-ROUTINE (subquery-5)
--|         SCAN s VIRTUAL TABLE INDEX 0:M2
--|         SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--|         SEARCH f USING INTEGER PRIMARY KEY (rowid=?)
--|       SCAN (subquery-5)

-- f988272c
select "p"."id", "p"."name", "p"."description", "p"."ipn", "p"."manufacturer_product_number" as "number",
    "p"."manufacturer_product_number_folded" as "numberFolded", "p"."eda_value" as "edaValue",
    "p"."eda_kicad_footprint" as "kicadFootprint", "f"."name" as "footprint", "m"."name" as "manufacturer",
    "c"."name" as "category", case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "p"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) end as "stock"
from "parts" as "p"
left join "footprints" as "f" on "f"."id" = "p"."footprint_id"
left join "manufacturers" as "m" on "m"."id" = "p"."manufacturer_id"
left join "categories" as "c" on "c"."id" = "p"."category_id"
where "p"."id" in (select value
from json_each(?));
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 4
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH f USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH m USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH c USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- b66e9140
select "part_id" as "id", "value_typical" as "number", "unit", "value_text" as "text"
from "parameters"
where "part_id" in (select value
from json_each(?));
--| SEARCH parameters USING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createProjectBomEntry: POST /api/project_bom_entries
--   37997151 50f573b7 6e1d224f 5d2ce598 28cba7c4 27e31aee fe3c446c 94f37e56 54bc2f95

-- 6e1d224f
select "id"
from "project_bom_entries"
where "project_id" = ? and "name" = ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 5d2ce598
insert into "project_bom_entries" ("name", "name_folded", "name_sort", "project_id", "quantity", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";

-- 28cba7c4
update "projects"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
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

-- updateProjectBomEntry: PATCH /api/project_bom_entries/1
--   37997151 0c9d8398 f7b70432 f6dfc1c6 28cba7c4 27e31aee fe3c446c 94f37e56 54bc2f95

-- f7b70432
select "id"
from "project_bom_entries"
where "project_id" = ? and "name" = ? and "id" <> ?;
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- f6dfc1c6
update "project_bom_entries"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)

-- deleteProjectBomEntry: DELETE /api/project_bom_entries/3
--   37997151 0c9d8398 9bdc04e5 28cba7c4 fe3c446c 08981ad5 54bc2f95

-- 9bdc04e5
delete
from "project_bom_entries"
where "id" in (select value
from json_each(?));
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restoreProjectBomEntry: POST /api/project_bom_entries/1/restore
--   37997151 0c9d8398 483f96e1 13d6c6a6 5ed49a96 0c9d8398 f7b70432 f6dfc1c6 28cba7c4 27e31aee fe3c446c 94f37e56 54bc2f95

-- 483f96e1
select *
from "project_bom_entries"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH project_bom_entries USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreProjectBomEntry: POST /api/project_bom_entries/3/restore
--   37997151 0c9d8398 483f96e1 13d6c6a6 5ed49a96 5c34f3e6 0c9d8398 5c34f3e6 5c34f3e6 0c57e9bf 50f573b7 6e1d224f e59e07e6 28cba7c4 27e31aee fe3c446c 94f37e56 54bc2f95

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

-- e59e07e6
insert into "project_bom_entries" ("quantity", "mountnames", "mountnames_folded", "name", "name_folded",
    "name_sort", "comment", "comment_folded", "project_id", "part_id", "price", "price_remainder",
    "price_currency_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
