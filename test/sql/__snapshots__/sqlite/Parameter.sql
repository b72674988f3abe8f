-- listParameters: GET /api/parameters
--   37997151 5a2445f4 8e2a21f5 c7aa8226 313fd04d

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

-- 8e2a21f5
select count(*) as "total"
from "parameters";
--| SCAN parameters USING COVERING INDEX parameters_value_max_index

-- c7aa8226
select "parameters"."id" as "id"
from "parameters"
order by "parameters"."id" asc
limit ? offset ?;
--| SCAN parameters

-- 313fd04d
select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."version" as "version"
from "parameters" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j7 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j8 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j9 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j10 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j11 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listParameters: GET /api/parameters?page=2&itemsPerPage=2
--   37997151 5a2445f4 8e2a21f5 2905433e 9ff27a69

-- 2905433e
select "parameters"."id" as "id"
from "parameters"
order by "parameters"."id" desc
limit ? offset ?;
--| SCAN parameters

-- 9ff27a69
select "t"."id" as "id", "t"."name" as "name", "t"."symbol" as "symbol", "t"."value_min" as "value_min",
    "t"."value_typical" as "value_typical", "t"."value_max" as "value_max", "t"."unit" as "unit",
    "t"."value_text" as "value_text", "t"."group_name" as "group_name",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_symbol_visibility" as "eda_symbol_visibility",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."version" as "version"
from "parameters" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j7 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j8 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j9 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j10 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j11 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listParameters: GET /api/parameters?cursor=
--   37997151 5a2445f4 8e2a21f5 6c1f1898 313fd04d

-- 6c1f1898
select "parameters"."id" as "id", "parameters"."id" as "k0"
from "parameters"
order by "parameters"."id" asc
limit ?;
--| SCAN parameters

-- listParameters: GET /api/parameters?element=%2Fapi%2Fparts%2F1
--   37997151 5a2445f4 98e63534 9f808748 313fd04d

-- 98e63534
select count(*) as "total"
from "parameters"
where "parameters"."part_id" = cast(? as bigint);
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)

-- 9f808748
select "parameters"."id" as "id"
from "parameters"
where "parameters"."part_id" = cast(? as bigint)
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?symbol=sam%25
--   37997151 5a2445f4 cfe36b34

-- cfe36b34
select count(*) as "total"
from "parameters"
where "parameters"."symbol_folded" >= ? and "parameters"."symbol_folded" < ?;
--| SEARCH parameters USING COVERING INDEX parameters_symbol_folded_index (symbol_folded>? AND symbol_folded<?)

-- listParameters: GET /api/parameters?unit=sam%25
--   37997151 5a2445f4 e4695aab

-- e4695aab
select count(*) as "total"
from "parameters"
where "parameters"."unit_folded" >= ? and "parameters"."unit_folded" < ?;
--| SEARCH parameters USING COVERING INDEX parameters_unit_folded_index (unit_folded>? AND unit_folded<?)

-- listParameters: GET /api/parameters?group=sam%25
--   37997151 5a2445f4 6031f927

-- 6031f927
select count(*) as "total"
from "parameters"
where "parameters"."group_name_folded" >= ? and "parameters"."group_name_folded" < ?;
--| SEARCH parameters USING COVERING INDEX parameters_group_name_folded_index (group_name_folded>? AND group_name_folded<?)

-- listParameters: GET /api/parameters?value_text=sam%25
--   37997151 5a2445f4 67e13561

-- 67e13561
select count(*) as "total"
from "parameters"
where "parameters"."value_text_folded" >= ? and "parameters"."value_text_folded" < ?;
--| SEARCH parameters USING COVERING INDEX parameters_value_text_folded_index (value_text_folded>? AND value_text_folded<?)

-- listParameters: GET /api/parameters?value_min[between]=1..9
--   37997151 5a2445f4 4ea14de3

-- 4ea14de3
select count(*) as "total"
from "parameters"
where "parameters"."value_min" between cast(? as double precision) and cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_min_index (value_min>? AND value_min<?)

-- listParameters: GET /api/parameters?value_min[gt]=1
--   37997151 5a2445f4 7bcf5871

-- 7bcf5871
select count(*) as "total"
from "parameters"
where "parameters"."value_min" > cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_min_index (value_min>?)

-- listParameters: GET /api/parameters?value_typical[between]=1..9
--   37997151 5a2445f4 d9c8de98 ac043186 313fd04d

-- d9c8de98
select count(*) as "total"
from "parameters"
where "parameters"."value_typical" between cast(? as double precision) and cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_typical_index (value_typical>? AND value_typical<?)

-- ac043186
select "parameters"."id" as "id"
from "parameters"
where "parameters"."value_typical" between cast(? as double precision) and cast(? as double precision)
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_value_typical_index (value_typical>? AND value_typical<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?value_typical[gt]=1
--   37997151 5a2445f4 afe5e2bc d7903e91 313fd04d

-- afe5e2bc
select count(*) as "total"
from "parameters"
where "parameters"."value_typical" > cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_typical_index (value_typical>?)

-- d7903e91
select "parameters"."id" as "id"
from "parameters"
where "parameters"."value_typical" > cast(? as double precision)
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_value_typical_index (value_typical>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?value_max[between]=1..9
--   37997151 5a2445f4 82d6621d

-- 82d6621d
select count(*) as "total"
from "parameters"
where "parameters"."value_max" between cast(? as double precision) and cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_max_index (value_max>? AND value_max<?)

-- listParameters: GET /api/parameters?value_max[gt]=1
--   37997151 5a2445f4 23d96d13

-- 23d96d13
select count(*) as "total"
from "parameters"
where "parameters"."value_max" > cast(? as double precision);
--| SEARCH parameters USING COVERING INDEX parameters_value_max_index (value_max>?)

-- listParameters: GET /api/parameters?id=1
--   37997151 5a2445f4 248678f3 58001b8c 9ff27a69

-- 248678f3
select count(*) as "total"
from "parameters"
where "parameters"."id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 58001b8c
select "parameters"."id" as "id"
from "parameters"
where "parameters"."id" in (select value
from json_each(?))
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?name=sample
--   37997151 5a2445f4 1ebc20e3 afddb7f1 9ff27a69

-- 1ebc20e3
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" = ?;
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded=?)

-- afddb7f1
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" = ?
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?name=sam%25
--   37997151 5a2445f4 ee158848 1466db5a 9ff27a69

-- ee158848
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" >= ? and "parameters"."name_folded" < ?;
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)

-- 1466db5a
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" >= ? and "parameters"."name_folded" < ?
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?name=%25ampl%25
--   37997151 5a2445f4 cb08cdf5 4f0f2fa8 9ff27a69

-- cb08cdf5
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" like ? escape '\';
--| SCAN parameters USING COVERING INDEX parameters_name_folded_index

-- 4f0f2fa8
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" like ? escape '\'
order by +"parameters"."id" asc
limit ? offset ?;
--| SCAN parameters USING COVERING INDEX parameters_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?name=s_mple
--   37997151 5a2445f4 6d103744 a06eb040 9ff27a69

-- 6d103744
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" >= ? and "parameters"."name_folded" < ? and "parameters"."name_folded" like ? escape '\';
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)

-- a06eb040
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" >= ? and "parameters"."name_folded" < ? and "parameters"."name_folded" like ? escape '\'
order by +"parameters"."id" asc
limit ? offset ?;
--| SEARCH parameters USING COVERING INDEX parameters_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listParameters: GET /api/parameters?order[name]=asc
--   37997151 5a2445f4 8e2a21f5 b3c463cf 313fd04d

-- b3c463cf
select "parameters"."id" as "id"
from "parameters"
order by coalesce("parameters"."name_sort", "parameters"."name_folded") asc, "parameters"."id" asc
limit ? offset ?;
--| SCAN parameters USING COVERING INDEX parameters_name_sort_index

-- listParameters: GET /api/parameters?order[id]=desc
--   37997151 5a2445f4 8e2a21f5 2905433e 313fd04d

-- getParameter: GET /api/parameters/1
--   37997151 56317936 9ff27a69

-- 56317936
select *
from "parameters"
where "id" = ?;
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)

-- listParameterLog: GET /api/parameters/1/log
--   37997151 56317936 21ae8073 7c536c9d dc701559 ce56ad08

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

-- ce56ad08
select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null);
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createParameter: POST /api/parameters
--   37997151 41014301 d3b59501 3a40f74b 7bc9867d 075e6762 9ff27a69 fe3c446c 94f37e56 54bc2f95

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- d3b59501
select count(*) as "count"
from "parameters"
where "part_id" = ?;
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=?)

-- 3a40f74b
select "id"
from "parameters"
where "part_id" = ? and "name" = ? and "group_name" = ?;
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=? AND name=? AND group_name=?)

-- 7bc9867d
insert into "parameters" ("name", "name_folded", "name_sort", "value_typical", "part_id", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";

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

-- updateParameter: PATCH /api/parameters/1
--   37997151 56317936 172d1648 f4470794 075e6762 9ff27a69 fe3c446c 94f37e56 54bc2f95

-- 172d1648
select "id"
from "parameters"
where "part_id" = ? and "name" = ? and "group_name" = ? and "id" <> ?;
--| SEARCH parameters USING COVERING INDEX parameters_part_id_name_group_name_key (part_id=? AND name=? AND group_name=?)

-- f4470794
update "parameters"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)

-- deleteParameter: DELETE /api/parameters/3
--   37997151 56317936 3c2aba6f 075e6762 fe3c446c 08981ad5 54bc2f95

-- 3c2aba6f
delete
from "parameters"
where "id" in (select value
from json_each(?));
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restoreParameter: POST /api/parameters/1/restore
--   37997151 56317936 2321abae 13d6c6a6 5ed49a96 56317936 172d1648 f4470794 075e6762 9ff27a69 fe3c446c 94f37e56 54bc2f95

-- 2321abae
select *
from "parameters"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreParameter: POST /api/parameters/3/restore
--   37997151 56317936 2321abae 13d6c6a6 5ed49a96 5c34f3e6 56317936 5c34f3e6 5c34f3e6 0c57e9bf 41014301 d3b59501 3a40f74b b7f96f88 075e6762 9ff27a69 fe3c446c 94f37e56 54bc2f95

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

-- b7f96f88
insert into "parameters" ("name", "name_folded", "name_sort", "symbol", "symbol_folded", "value_min",
    "value_typical", "value_max", "unit", "unit_folded", "value_text", "value_text_folded", "group_name",
    "group_name_folded", "eda_visibility", "eda_symbol_visibility", "part_id", "category_id", "footprint_id",
    "manufacturer_id", "supplier_id", "storage_location_id", "measurement_unit_id", "part_custom_state_id",
    "currency_id", "project_id", "of_attachment_type_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
