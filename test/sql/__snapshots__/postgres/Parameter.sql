-- listParameters: GET /api/parameters
--   62296ae3 5a2445f4 8e2a21f5 80f1fa05 a9612bca

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

-- 8e2a21f5
select count(*) as "total"
from "parameters";

-- 80f1fa05
select "parameters"."id" as "id"
from "parameters"
order by "parameters"."id" asc
limit $1 offset $2;

-- a9612bca
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
where "t"."id" = any(cast($1 as bigint[]));

-- listParameters: GET /api/parameters?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 8e2a21f5 0409ed1c 529012dd

-- 0409ed1c
select "parameters"."id" as "id"
from "parameters"
order by "parameters"."id" desc
limit $1 offset $2;

-- 529012dd
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
where "t"."id" = $1;

-- listParameters: GET /api/parameters?cursor=
--   62296ae3 5a2445f4 8e2a21f5 8cad3215 a9612bca

-- 8cad3215
select "parameters"."id" as "id", "parameters"."id" as "k0"
from "parameters"
order by "parameters"."id" asc
limit $1;

-- listParameters: GET /api/parameters?element=%2Fapi%2Fparts%2F1
--   62296ae3 5a2445f4 27c78643 d19c164b a9612bca

-- 27c78643
select count(*) as "total"
from "parameters"
where "parameters"."part_id" = cast($1 as bigint);

-- d19c164b
select "parameters"."id" as "id"
from "parameters"
where "parameters"."part_id" = cast($1 as bigint)
order by "parameters"."id" asc
limit $2 offset $3;

-- listParameters: GET /api/parameters?symbol=sam%25
--   62296ae3 5a2445f4 6f9331a4

-- 6f9331a4
select count(*) as "total"
from "parameters"
where "parameters"."symbol_folded" >= $1 and "parameters"."symbol_folded" < $2;

-- listParameters: GET /api/parameters?unit=sam%25
--   62296ae3 5a2445f4 9113d433

-- 9113d433
select count(*) as "total"
from "parameters"
where "parameters"."unit_folded" >= $1 and "parameters"."unit_folded" < $2;

-- listParameters: GET /api/parameters?group=sam%25
--   62296ae3 5a2445f4 2ddca80f

-- 2ddca80f
select count(*) as "total"
from "parameters"
where "parameters"."group_name_folded" >= $1 and "parameters"."group_name_folded" < $2;

-- listParameters: GET /api/parameters?value_text=sam%25
--   62296ae3 5a2445f4 2f10c493

-- 2f10c493
select count(*) as "total"
from "parameters"
where "parameters"."value_text_folded" >= $1 and "parameters"."value_text_folded" < $2;

-- listParameters: GET /api/parameters?value_min[between]=1..9
--   62296ae3 5a2445f4 c6ead4cf

-- c6ead4cf
select count(*) as "total"
from "parameters"
where "parameters"."value_min" between cast($1 as double precision) and cast($2 as double precision);

-- listParameters: GET /api/parameters?value_min[gt]=1
--   62296ae3 5a2445f4 3eb6b3ac

-- 3eb6b3ac
select count(*) as "total"
from "parameters"
where "parameters"."value_min" > cast($1 as double precision);

-- listParameters: GET /api/parameters?value_typical[between]=1..9
--   62296ae3 5a2445f4 7b79a081 f85207d5 a9612bca

-- 7b79a081
select count(*) as "total"
from "parameters"
where "parameters"."value_typical" between cast($1 as double precision) and cast($2 as double precision);

-- f85207d5
select "parameters"."id" as "id"
from "parameters"
where "parameters"."value_typical" between cast($1 as double precision) and cast($2 as double precision)
order by "parameters"."id" asc
limit $3 offset $4;

-- listParameters: GET /api/parameters?value_typical[gt]=1
--   62296ae3 5a2445f4 77092e28 1277991a a9612bca

-- 77092e28
select count(*) as "total"
from "parameters"
where "parameters"."value_typical" > cast($1 as double precision);

-- 1277991a
select "parameters"."id" as "id"
from "parameters"
where "parameters"."value_typical" > cast($1 as double precision)
order by "parameters"."id" asc
limit $2 offset $3;

-- listParameters: GET /api/parameters?value_max[between]=1..9
--   62296ae3 5a2445f4 ab36bc7c

-- ab36bc7c
select count(*) as "total"
from "parameters"
where "parameters"."value_max" between cast($1 as double precision) and cast($2 as double precision);

-- listParameters: GET /api/parameters?value_max[gt]=1
--   62296ae3 5a2445f4 40029b3d

-- 40029b3d
select count(*) as "total"
from "parameters"
where "parameters"."value_max" > cast($1 as double precision);

-- listParameters: GET /api/parameters?id=1
--   62296ae3 5a2445f4 7eed4cce 91dc2860 529012dd

-- 7eed4cce
select count(*) as "total"
from "parameters"
where "parameters"."id" = any(cast($1 as bigint[]));

-- 91dc2860
select "parameters"."id" as "id"
from "parameters"
where "parameters"."id" = any(cast($1 as bigint[]))
order by "parameters"."id" asc
limit $2 offset $3;

-- listParameters: GET /api/parameters?name=sample
--   62296ae3 5a2445f4 4ed3ad9d cc876d1e 529012dd

-- 4ed3ad9d
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" = $1;

-- cc876d1e
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" = $1
order by "parameters"."id" asc
limit $2 offset $3;

-- listParameters: GET /api/parameters?name=sam%25
--   62296ae3 5a2445f4 909b3a27 a6a98ebd 529012dd

-- 909b3a27
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2;

-- a6a98ebd
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2
order by "parameters"."id" asc
limit $3 offset $4;

-- listParameters: GET /api/parameters?name=%25ampl%25
--   62296ae3 5a2445f4 1d9b084c 71ae9fd6 529012dd

-- 1d9b084c
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" like $1 escape '\';

-- 71ae9fd6
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" like $1 escape '\'
order by "parameters"."id" asc
limit $2 offset $3;

-- listParameters: GET /api/parameters?name=s_mple
--   62296ae3 5a2445f4 a9ef9844 5a396b3c 529012dd

-- a9ef9844
select count(*) as "total"
from "parameters"
where "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2 and "parameters"."name_folded" like $3 escape '\';

-- 5a396b3c
select "parameters"."id" as "id"
from "parameters"
where "parameters"."name_folded" >= $1 and "parameters"."name_folded" < $2 and "parameters"."name_folded" like $3 escape '\'
order by "parameters"."id" asc
limit $4 offset $5;

-- listParameters: GET /api/parameters?order[name]=asc
--   62296ae3 5a2445f4 8e2a21f5 e61adbac a9612bca

-- e61adbac
select "parameters"."id" as "id"
from "parameters"
order by coalesce("parameters"."name_sort", "parameters"."name_folded") asc, "parameters"."id" asc
limit $1 offset $2;

-- listParameters: GET /api/parameters?order[id]=desc
--   62296ae3 5a2445f4 8e2a21f5 0409ed1c a9612bca

-- getParameter: GET /api/parameters/1
--   62296ae3 8bcae91c 529012dd

-- 8bcae91c
select *
from "parameters"
where "id" = $1;

-- listParameterLog: GET /api/parameters/1/log
--   62296ae3 8bcae91c 9bde09ae 808fc842 416aee90 97d1878b

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

-- 97d1878b
select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" = any(cast($1 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null);

-- createParameter: POST /api/parameters
--   62296ae3 5bc13b91 11203bda 9c727e62 9f70bfb9 2239794b 529012dd d0910fb5 aecaa105 5b4d3250

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 11203bda
select count(*) as "count"
from "parameters"
where "part_id" = $1;

-- 9c727e62
select "id"
from "parameters"
where "part_id" = $1 and "name" = $2 and "group_name" = $3;

-- 9f70bfb9
insert into "parameters" ("name", "name_folded", "name_sort", "value_typical", "part_id", "added_date",
    "last_modified")
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

-- updateParameter: PATCH /api/parameters/1
--   62296ae3 8bcae91c 46c5efd9 bbecb0ab 2239794b 529012dd d0910fb5 aecaa105 5b4d3250

-- 46c5efd9
select "id"
from "parameters"
where "part_id" = $1 and "name" = $2 and "group_name" = $3 and "id" <> $4;

-- bbecb0ab
update "parameters"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteParameter: DELETE /api/parameters/3
--   62296ae3 8bcae91c a575ffbe 2239794b d0910fb5 c5e69bd0 5b4d3250

-- a575ffbe
delete
from "parameters"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restoreParameter: POST /api/parameters/1/restore
--   62296ae3 8bcae91c 004d0523 a023e089 633f9890 8bcae91c 46c5efd9 bbecb0ab 2239794b 529012dd d0910fb5 aecaa105 5b4d3250

-- 004d0523
select *
from "parameters"
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

-- restoreParameter: POST /api/parameters/3/restore
--   62296ae3 8bcae91c 004d0523 a023e089 633f9890 07ae2145 8bcae91c 07ae2145 07ae2145 15dadbad 5bc13b91 11203bda 9c727e62 d2f4bcd3 2239794b 529012dd d0910fb5 aecaa105 5b4d3250

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

-- d2f4bcd3
insert into "parameters" ("name", "name_folded", "name_sort", "symbol", "symbol_folded", "value_min",
    "value_typical", "value_max", "unit", "unit_folded", "value_text", "value_text_folded", "group_name",
    "group_name_folded", "eda_visibility", "eda_symbol_visibility", "part_id", "category_id", "footprint_id",
    "manufacturer_id", "supplier_id", "storage_location_id", "measurement_unit_id", "part_custom_state_id",
    "currency_id", "project_id", "of_attachment_type_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27, $28, $29, $30, $31)
returning "id";
