-- listProjects: GET /api/projects
--   37997151 5a2445f4 daa975e7 9b6b28c5 62efd757 23261d90 321488c6

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

-- daa975e7
select count(*) as "total"
from "projects";
--| SCAN projects USING COVERING INDEX projects_name_sort_index

-- 9b6b28c5
select "projects"."id" as "id"
from "projects"
order by "projects"."id" asc
limit ? offset ?;
--| SCAN projects

-- 62efd757
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 23261d90
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_project_id_attachment_type_id_name_key (project_id>? AND project_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 321488c6
select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_project_id_name_group_name_key (project_id>? AND project_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?page=2&itemsPerPage=2
--   37997151 5a2445f4 daa975e7 9b6b28c5 62efd757 23261d90 321488c6

-- listProjects: GET /api/projects?cursor=
--   37997151 5a2445f4 daa975e7 a89356bf 62efd757 23261d90 321488c6

-- a89356bf
select "projects"."id" as "id", "projects"."id" as "k0"
from "projects"
order by "projects"."id" asc
limit ?;
--| SCAN projects

-- listProjects: GET /api/projects?id=1
--   37997151 5a2445f4 df8c814a 241d05e8 daf5e6c8 a1183a24 2f7a7d86

-- df8c814a
select count(*) as "total"
from "projects"
where "projects"."id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 241d05e8
select "projects"."id" as "id"
from "projects"
where "projects"."id" in (select value
from json_each(?))
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- daf5e6c8
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- a1183a24
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 2f7a7d86
select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?name=sample
--   37997151 5a2445f4 4b68f084 5da4ec68 daf5e6c8 a1183a24 2f7a7d86

-- 4b68f084
select count(*) as "total"
from "projects"
where "projects"."name_folded" = ?;
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded=?)

-- 5da4ec68
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" = ?
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?name=sam%25
--   37997151 5a2445f4 1274adfa 2a13a7af 62efd757 23261d90 321488c6

-- 1274adfa
select count(*) as "total"
from "projects"
where "projects"."name_folded" >= ? and "projects"."name_folded" < ?;
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded>? AND name_folded<?)

-- 2a13a7af
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" >= ? and "projects"."name_folded" < ?
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?name=%25ampl%25
--   37997151 5a2445f4 7aa3efe5 c3d8fcdf 62efd757 23261d90 321488c6

-- 7aa3efe5
select count(*) as "total"
from "projects"
where "projects"."name_folded" like ? escape '\';
--| SCAN projects USING COVERING INDEX projects_name_folded_index

-- c3d8fcdf
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" like ? escape '\'
order by +"projects"."id" asc
limit ? offset ?;
--| SCAN projects USING COVERING INDEX projects_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?name=s_mple
--   37997151 5a2445f4 df3a0058 ee2d4a3b daf5e6c8 a1183a24 2f7a7d86

-- df3a0058
select count(*) as "total"
from "projects"
where "projects"."name_folded" >= ? and "projects"."name_folded" < ? and "projects"."name_folded" like ? escape '\';
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded>? AND name_folded<?)

-- ee2d4a3b
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" >= ? and "projects"."name_folded" < ? and "projects"."name_folded" like ? escape '\'
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?comment=sam%25
--   37997151 5a2445f4 04da2c66

-- 04da2c66
select count(*) as "total"
from "projects"
where "projects"."comment_folded" >= ? and "projects"."comment_folded" < ?;
--| SCAN projects

-- listProjects: GET /api/projects?ancestors_of=1
--   37997151 5a2445f4 329214c5

-- 329214c5
select count(*) as "total"
from "projects"
where "projects"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "projects" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "projects" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE above
--|     SETUP
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN above
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|   SCAN above

-- listProjects: GET /api/projects?addedDate[after]=2020-01-01
--   37997151 5a2445f4 d4ec4ac2 c0406186 62efd757 23261d90 321488c6

-- d4ec4ac2
select count(*) as "total"
from "projects"
where "projects"."added_date" >= ?;
--| SEARCH projects USING COVERING INDEX projects_added_date_index (added_date>?)

-- c0406186
select "projects"."id" as "id"
from "projects"
where "projects"."added_date" >= ?
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?lastModified[after]=2020-01-01
--   37997151 5a2445f4 7125aef2 44eeae30 62efd757 23261d90 321488c6

-- 7125aef2
select count(*) as "total"
from "projects"
where "projects"."last_modified" >= ?;
--| SEARCH projects USING COVERING INDEX projects_last_modified_index (last_modified>?)

-- 44eeae30
select "projects"."id" as "id"
from "projects"
where "projects"."last_modified" >= ?
order by +"projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listProjects: GET /api/projects?order[name]=asc
--   37997151 5a2445f4 daa975e7 0e8d2e80 62efd757 23261d90 321488c6

-- 0e8d2e80
select "projects"."id" as "id"
from "projects"
order by coalesce("projects"."name_sort", "projects"."name_folded") asc, "projects"."id" asc
limit ? offset ?;
--| SCAN projects USING COVERING INDEX projects_name_sort_index

-- listProjects: GET /api/projects?order[id]=desc
--   37997151 5a2445f4 daa975e7 a0c68215 62efd757 23261d90 321488c6

-- a0c68215
select "projects"."id" as "id"
from "projects"
order by "projects"."id" desc
limit ? offset ?;
--| SCAN projects

-- listProjects: GET /api/projects?order[addedDate]=asc
--   37997151 5a2445f4 daa975e7 2868288e 62efd757 23261d90 321488c6

-- 2868288e
select "projects"."id" as "id"
from "projects"
order by "projects"."added_date" asc, "projects"."id" asc
limit ? offset ?;
--| SCAN projects USING COVERING INDEX projects_added_date_index

-- listProjects: GET /api/projects?order[lastModified]=asc
--   37997151 5a2445f4 daa975e7 71dbb438 62efd757 23261d90 321488c6

-- 71dbb438
select "projects"."id" as "id"
from "projects"
order by "projects"."last_modified" asc, "projects"."id" asc
limit ? offset ?;
--| SCAN projects USING COVERING INDEX projects_last_modified_index

-- listProjectChildren: GET /api/projects/1/children
--   37997151 4946e60c 5a2445f4 071c4080 4cf82537 b6d909c3 0c2509d1 032faad7

-- 4946e60c
select "t"."id" as "id", "t"."version" as "version"
from "projects" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 071c4080
select count(*) as "total"
from "projects"
where "projects"."parent_id" = ?;
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- 4cf82537
select "projects"."id" as "id"
from "projects"
where "projects"."parent_id" = ?
order by "projects"."id" asc
limit ? offset ?;
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- b6d909c3
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 0c2509d1
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" in (select value
from json_each(?))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 032faad7
select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" in (select value
from json_each(?))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- getProject: GET /api/projects/1
--   37997151 daf5e6c8 a1183a24 2f7a7d86

-- listProjectLog: GET /api/projects/1/log
--   37997151 4946e60c 21ae8073 7c536c9d dc701559 e8b9eb4d

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

-- e8b9eb4d
select 'Project' as type, id, "name" as name
from "projects"
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- exportProjectBom: GET /api/projects/1/bom_export
--   37997151 6db9481c c8c52c2c 0682f5ee 46c73a11 63dffcf6 1b212808 fb09295a 18cfcba7 16bd913f

-- 6db9481c
select "id", "name", "full_path", "build_part_id" as "buildPart"
from "projects"
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- c8c52c2c
select "e"."id", "e"."name", "e"."quantity", "p"."id" as "partId", "p"."name" as "partName", "u"."is_integer"
from "project_bom_entries" as "e"
left join "parts" as "p" on "p"."id" = "e"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "e"."project_id" = ?
order by "e"."id";
--| SEARCH e USING INDEX project_bom_entries_project_id_index (project_id=?)
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 0682f5ee
select "l"."id", "l"."part_id", "l"."amount", "l"."owner_id", "u"."is_integer"
from "part_lots" as "l"
inner join "parts" as "p" on "p"."id" = "l"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "l"."part_id" in (select "e"."part_id"
from "project_bom_entries" as "e"
where "e"."project_id" = ?) and not "l"."instock_unknown" and ("l"."expiration_date" is null or "l"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) and "l"."amount" > ?
order by l.expiration_date is null, "l"."expiration_date", "l"."amount", "l"."id";
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH e USING INDEX project_bom_entries_project_id_index (project_id=?)
--| REUSE LIST SUBQUERY 1
--| SEARCH l USING INDEX part_lots_stock_index (part_id=?)
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

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

-- 63dffcf6
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "t"."price" as "price", "t"."price_remainder" as "price_remainder", "j3"."id" as "price_currency__id",
    "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "currencies" as "j3" on "j3"."id" = "t"."price_currency_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 1b212808
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "j1"."id" as "category__id", "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id",
    "j2"."name" as "footprint__name", "j3"."id" as "manufacturer__id", "j3"."name" as "manufacturer__name",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "t"."ipn" as "ipn",
    "t"."eda_value" as "eda_value", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

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

-- 16bd913f
select "t"."id" as "id", "t"."eda_kicad_footprint" as "eda_kicad_footprint", "t"."version" as "version"
from "footprints" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- exportProjectBom: GET /api/projects/1/bom_export?format=kicad
--   37997151 6db9481c c8c52c2c 0682f5ee 46c73a11 63dffcf6 1b212808 fb09295a 18cfcba7 16bd913f

-- getProjectAvailability: GET /api/projects/1/availability
--   37997151 6db9481c c8c52c2c 0682f5ee 46c73a11

-- buildProject: POST /api/projects/1/build
--   37997151 6db9481c c8c52c2c 0682f5ee 86aa94f3 32a7ec2d 075e6762 2ce46408 fe3c446c 08981ad5 54bc2f95

-- 86aa94f3
select "l"."id", "l"."part_id", "l"."amount", "l"."instock_unknown", "l"."last_stocktake_at", "l"."owner_id",
    "l"."storage_location_id", "u"."is_integer", "s"."is_full"
from "part_lots" as "l"
inner join "parts" as "p" on "p"."id" = "l"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
left join "storage_locations" as "s" on "s"."id" = "l"."storage_location_id"
where "l"."id" in (select value
from json_each(?));
--| SEARCH l USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH s USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 32a7ec2d
update part_lots
set amount = case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else round((part_lots.amount + d.by),
    9) end, version = version + 1, last_modified = ?
from (select value ->> 'lot' as lot, value ->> 'by' as "by", value ->> 'isInteger' as "isInteger"
from json_each(?)) as d
where part_lots.id = d.lot and not instock_unknown and case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else round((part_lots.amount + d.by),
    9) end >= 0
returning part_lots.id, part_lots.amount;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 2ce46408
select "p"."id", "u"."is_integer", case when coalesce((select unit.is_integer
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
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "p"."id" in (select value
from json_each(?));
--| SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 4
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH u USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH counted USING INTEGER PRIMARY KEY (rowid=?)
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- fe3c446c
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_change_set_id_index (change_set_id=?)
--| SEARCH imported_files USING COVERING INDEX imported_files_change_set_id_index (change_set_id=?)

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

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

-- importProjectBom: POST /api/projects/1/bom_imports
--   37997151 6db9481c 21c1601e 0872c7dd 9bbf4cba 4eef16d1 3041938c 36389b2a f988272c b66e9140 70b34085 69b8acdf 7ae9b75e 1aa85758 58eca7b6 5d93b0a7 28cba7c4 fe3c446c 94f37e56 54bc2f95

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

-- 70b34085
select *
from "project_bom_entries"
where "project_id" in (select value
from json_each(?))
order by "id";
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 69b8acdf
select *
from "parts"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 7ae9b75e
select *
from "measurement_units"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 1aa85758
select "build_part_id" as "id"
from "projects"
where "build_part_id" in (select value
from json_each(?));
--| SEARCH projects USING COVERING INDEX projects_build_part_id_key (build_part_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 58eca7b6
select "id", "name"
from "parts"
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 5d93b0a7
insert into "project_bom_entries" ("project_id", "part_id", "quantity", "mountnames", "mountnames_folded",
    "name", "name_folded", "name_sort", "comment", "comment_folded", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";

-- 28cba7c4
update "projects"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 94f37e56
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- createProject: POST /api/projects
--   37997151 4a0079ea b39d9e35 daf5e6c8 a1183a24 2f7a7d86 fe3c446c 94f37e56 54bc2f95

-- 4a0079ea
select "id"
from "projects"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH projects USING INDEX projects_parent_id_name_key (<expr>=? AND name=?)

-- b39d9e35
insert into "projects" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- updateProject: PATCH /api/projects/1
--   37997151 50f573b7 fbd14670 f359249f c9027110 50c6f7e3 daf5e6c8 a1183a24 2f7a7d86 fe3c446c 94f37e56 54bc2f95

-- 50f573b7
select *
from "projects"
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- fbd14670
select "id"
from "projects"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH projects USING INDEX projects_parent_id_name_key (<expr>=? AND name=?)

-- f359249f
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "projects"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "projects" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX projects_parent_id_index (parent_id=?)
--| SCAN below

-- c9027110
update "projects"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)

-- 50c6f7e3
with recursive below(id, full_path, level) as ( select id, full_path, level
from "projects"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "projects" t join below on t.parent_id = below.id ) update "projects"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "projects".id = below.id and "projects".id <> ?
returning "projects".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX projects_parent_id_index (parent_id=?)
--| SCAN projects
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteProject: DELETE /api/projects/7
--   37997151 50f573b7 4a3473e2 4a381d2c d0c03396 508e5f59 7ed7eff1 fe3c446c 94f37e56 54bc2f95

-- 4a3473e2
select (select count(*)
from "projects"
where "parent_id" = ?) as "n0";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- 4a381d2c
select *
from "attachments"
where "project_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- d0c03396
select *
from "parameters"
where "project_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 508e5f59
select *
from "project_bom_entries"
where "project_id" = ?
order by "id";
--| SEARCH project_bom_entries USING INDEX project_bom_entries_project_id_index (project_id=?)

-- 7ed7eff1
delete
from "projects"
where "id" in (select value
from json_each(?));
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)

-- restoreProject: POST /api/projects/1/restore
--   37997151 50f573b7 14a9351e 13d6c6a6 5ed49a96 50f573b7 fbd14670 f359249f c9027110 50c6f7e3 daf5e6c8 a1183a24 2f7a7d86 fe3c446c 94f37e56 54bc2f95

-- 14a9351e
select *
from "projects"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreProject: POST /api/projects/7/restore
--   37997151 50f573b7 14a9351e 13d6c6a6 5ed49a96 5c34f3e6 50f573b7 5c34f3e6 5c34f3e6 0c57e9bf 4a0079ea ecefdca3 daf5e6c8 a1183a24 2f7a7d86 fe3c446c 94f37e56 54bc2f95

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

-- ecefdca3
insert into "projects" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "status", "description",
    "build_part_id", "full_path", "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_project_id_name_group_name_key (project_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_project_id_attachment_type_id_name_key (project_id=?)
--| SEARCH project_bom_entries USING COVERING INDEX project_bom_entries_project_id_index (project_id=?)
--| SEARCH projects USING COVERING INDEX projects_parent_id_index (parent_id=?)
