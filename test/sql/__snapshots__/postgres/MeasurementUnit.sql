-- listMeasurementUnits: GET /api/measurement_units
--   62296ae3 5a2445f4 e7849e0e a60a7443 6bac753d

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

-- e7849e0e
select count(*) as "total"
from "measurement_units";

-- a60a7443
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."id" asc
limit $1 offset $2;

-- 6bac753d
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."unit" as "unit", "t"."is_integer" as "is_integer",
    "t"."use_si_prefix" as "use_si_prefix", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "measurement_units" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."measurement_unit_id" as "$owner"
from "attachments" as "t"
where "t"."measurement_unit_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."measurement_unit_id" as "$owner"
from "parameters" as "t"
where "t"."measurement_unit_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listMeasurementUnits: GET /api/measurement_units?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 e7849e0e 06d1357c 6bac753d

-- 06d1357c
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."id" desc
limit $1 offset $2;

-- listMeasurementUnits: GET /api/measurement_units?cursor=
--   62296ae3 5a2445f4 e7849e0e ed915e00 6bac753d

-- ed915e00
select "measurement_units"."id" as "id", "measurement_units"."id" as "k0"
from "measurement_units"
order by "measurement_units"."id" asc
limit $1;

-- listMeasurementUnits: GET /api/measurement_units?unit=sam%25
--   62296ae3 5a2445f4 56e718b7

-- 56e718b7
select count(*) as "total"
from "measurement_units"
where "measurement_units"."unit_folded" >= $1 and "measurement_units"."unit_folded" < $2;

-- listMeasurementUnits: GET /api/measurement_units?id=1
--   62296ae3 5a2445f4 dd7257fc f36e095a 34ece525

-- dd7257fc
select count(*) as "total"
from "measurement_units"
where "measurement_units"."id" = any(cast($1 as bigint[]));

-- f36e095a
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."id" = any(cast($1 as bigint[]))
order by "measurement_units"."id" asc
limit $2 offset $3;

-- 34ece525
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."unit" as "unit", "t"."is_integer" as "is_integer",
    "t"."use_si_prefix" as "use_si_prefix", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "measurement_units" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."measurement_unit_id" as "$owner"
from "attachments" as "t"
where "t"."measurement_unit_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."measurement_unit_id" as "$owner"
from "parameters" as "t"
where "t"."measurement_unit_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listMeasurementUnits: GET /api/measurement_units?name=sample
--   62296ae3 5a2445f4 a43a83ad 0324d034 34ece525

-- a43a83ad
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" = $1;

-- 0324d034
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" = $1
order by "measurement_units"."id" asc
limit $2 offset $3;

-- listMeasurementUnits: GET /api/measurement_units?name=sam%25
--   62296ae3 5a2445f4 195c506b cf16deca 34ece525

-- 195c506b
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" >= $1 and "measurement_units"."name_folded" < $2;

-- cf16deca
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" >= $1 and "measurement_units"."name_folded" < $2
order by "measurement_units"."id" asc
limit $3 offset $4;

-- listMeasurementUnits: GET /api/measurement_units?name=%25ampl%25
--   62296ae3 5a2445f4 d5d718b8 0eb87e6e 34ece525

-- d5d718b8
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" like $1 escape '\';

-- 0eb87e6e
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" like $1 escape '\'
order by "measurement_units"."id" asc
limit $2 offset $3;

-- listMeasurementUnits: GET /api/measurement_units?name=s_mple
--   62296ae3 5a2445f4 08e55e97 30ae8269 34ece525

-- 08e55e97
select count(*) as "total"
from "measurement_units"
where "measurement_units"."name_folded" >= $1 and "measurement_units"."name_folded" < $2 and "measurement_units"."name_folded" like $3 escape '\';

-- 30ae8269
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."name_folded" >= $1 and "measurement_units"."name_folded" < $2 and "measurement_units"."name_folded" like $3 escape '\'
order by "measurement_units"."id" asc
limit $4 offset $5;

-- listMeasurementUnits: GET /api/measurement_units?comment=sam%25
--   62296ae3 5a2445f4 58e9c0b8

-- 58e9c0b8
select count(*) as "total"
from "measurement_units"
where "measurement_units"."comment_folded" >= $1 and "measurement_units"."comment_folded" < $2;

-- listMeasurementUnits: GET /api/measurement_units?ancestors_of=1
--   62296ae3 5a2445f4 1f886758

-- 1f886758
select count(*) as "total"
from "measurement_units"
where "measurement_units"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "measurement_units" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "measurement_units" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listMeasurementUnits: GET /api/measurement_units?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 d960b90a a280227a 6bac753d

-- d960b90a
select count(*) as "total"
from "measurement_units"
where "measurement_units"."added_date" >= $1;

-- a280227a
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."added_date" >= $1
order by "measurement_units"."id" asc
limit $2 offset $3;

-- listMeasurementUnits: GET /api/measurement_units?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 ddf14258 63319662 6bac753d

-- ddf14258
select count(*) as "total"
from "measurement_units"
where "measurement_units"."last_modified" >= $1;

-- 63319662
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."last_modified" >= $1
order by "measurement_units"."id" asc
limit $2 offset $3;

-- listMeasurementUnits: GET /api/measurement_units?order[name]=asc
--   62296ae3 5a2445f4 e7849e0e 171cc73c 6bac753d

-- 171cc73c
select "measurement_units"."id" as "id"
from "measurement_units"
order by coalesce("measurement_units"."name_sort", "measurement_units"."name_folded") asc,
    "measurement_units"."id" asc
limit $1 offset $2;

-- listMeasurementUnits: GET /api/measurement_units?order[id]=desc
--   62296ae3 5a2445f4 e7849e0e 06d1357c 6bac753d

-- listMeasurementUnits: GET /api/measurement_units?order[addedDate]=asc
--   62296ae3 5a2445f4 e7849e0e 04508185 6bac753d

-- 04508185
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."added_date" asc, "measurement_units"."id" asc
limit $1 offset $2;

-- listMeasurementUnits: GET /api/measurement_units?order[lastModified]=asc
--   62296ae3 5a2445f4 e7849e0e 22acaad4 6bac753d

-- 22acaad4
select "measurement_units"."id" as "id"
from "measurement_units"
order by "measurement_units"."last_modified" asc, "measurement_units"."id" asc
limit $1 offset $2;

-- listMeasurementUnitChildren: GET /api/measurement_units/1/children
--   62296ae3 64c2c81d 5a2445f4 9040bd54 be2ec6fa 6bac753d

-- 64c2c81d
select "t"."id" as "id", "t"."version" as "version"
from "measurement_units" as "t"
where "t"."id" = $1;

-- 9040bd54
select count(*) as "total"
from "measurement_units"
where "measurement_units"."parent_id" = $1;

-- be2ec6fa
select "measurement_units"."id" as "id"
from "measurement_units"
where "measurement_units"."parent_id" = $1
order by "measurement_units"."id" asc
limit $2 offset $3;

-- getMeasurementUnit: GET /api/measurement_units/1
--   62296ae3 34ece525

-- listMeasurementUnitLog: GET /api/measurement_units/1/log
--   62296ae3 64c2c81d 9bde09ae 808fc842 416aee90 0bb453b0

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

-- 0bb453b0
select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" = any(cast($1 as bigint[]));

-- createMeasurementUnit: POST /api/measurement_units
--   62296ae3 3db263d8 2db19a86 34ece525 d0910fb5 aecaa105 5b4d3250

-- 3db263d8
select "id"
from "measurement_units"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 2db19a86
insert into "measurement_units" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

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

-- updateMeasurementUnit: PATCH /api/measurement_units/1
--   62296ae3 4a913591 b57ec6ee 2a82c38c 74e96724 17579f02 34ece525 d0910fb5 aecaa105 5b4d3250

-- 4a913591
select *
from "measurement_units"
where "id" = $1;

-- b57ec6ee
select "id"
from "measurement_units"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 2a82c38c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "measurement_units"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "measurement_units" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 74e96724
update "measurement_units"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 17579f02
with recursive below(id, full_path, level) as ( select id, full_path, level
from "measurement_units"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "measurement_units" t join below on t.parent_id = below.id ) update "measurement_units"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "measurement_units".id = below.id and "measurement_units".id <> $3
returning "measurement_units".id;

-- deleteMeasurementUnit: DELETE /api/measurement_units/5
--   62296ae3 4a913591 c1104134 0711e4ad b9b700c7 9b32c9e5 d0910fb5 aecaa105 5b4d3250

-- c1104134
select (select count(*)
from "measurement_units"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "part_unit_id" = $2) as "n1", (select count(*)
from "storage_locations"
where "storage_type_id" = $3) as "n2";

-- 0711e4ad
select *
from "attachments"
where "measurement_unit_id" = any(cast($1 as bigint[]))
order by "id";

-- b9b700c7
select *
from "parameters"
where "measurement_unit_id" = any(cast($1 as bigint[]))
order by "id";

-- 9b32c9e5
delete
from "measurement_units"
where "id" = any(cast($1 as bigint[]));

-- restoreMeasurementUnit: POST /api/measurement_units/1/restore
--   62296ae3 4a913591 80e69f98 a023e089 633f9890 4a913591 b57ec6ee 2a82c38c 74e96724 17579f02 34ece525 d0910fb5 aecaa105 5b4d3250

-- 80e69f98
select *
from "measurement_units"
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

-- restoreMeasurementUnit: POST /api/measurement_units/5/restore
--   62296ae3 4a913591 80e69f98 a023e089 633f9890 07ae2145 4a913591 07ae2145 07ae2145 15dadbad 3db263d8 c2ce64b2 34ece525 d0910fb5 aecaa105 5b4d3250

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

-- c2ce64b2
insert into "measurement_units" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "unit", "unit_folded",
    "is_integer", "use_si_prefix", "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
returning "id";
