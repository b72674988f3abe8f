-- listStorageLocations: GET /api/storage_locations
--   62296ae3 5a2445f4 35a16adb 01941ff4 c44ae340

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

-- 35a16adb
select count(*) as "total"
from "storage_locations";

-- 01941ff4
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."id" asc
limit $1 offset $2;

-- c44ae340
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "storage_type__id",
    "j1"."name" as "storage_type__name", "j1"."full_path" as "storage_type__full_path",
    "t"."is_full" as "is_full", "t"."only_single_part" as "only_single_part",
    "t"."limit_to_existing_parts" as "limit_to_existing_parts", "j2"."id" as "owner__id",
    "j2"."name" as "owner__name", "t"."part_owner_must_match" as "part_owner_must_match",
    "j3"."id" as "master_picture_attachment__id", "j3"."name" as "master_picture_attachment__name",
    "j3"."internal_path" as "master_picture_attachment__internal_path",
    "j3"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "storage_locations" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."storage_type_id"
left join "users" as "j2" on "j2"."id" = "t"."owner_id"
left join "attachments" as "j3" on "j3"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."storage_location_id" as "$owner"
from "attachments" as "t"
where "t"."storage_location_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."storage_location_id" as "$owner"
from "parameters" as "t"
where "t"."storage_location_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listStorageLocations: GET /api/storage_locations?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 35a16adb c476175f c44ae340

-- c476175f
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."id" desc
limit $1 offset $2;

-- listStorageLocations: GET /api/storage_locations?cursor=
--   62296ae3 5a2445f4 35a16adb 50f1cddc c44ae340

-- 50f1cddc
select "storage_locations"."id" as "id", "storage_locations"."id" as "k0"
from "storage_locations"
order by "storage_locations"."id" asc
limit $1;

-- listStorageLocations: GET /api/storage_locations?storage_type=1
--   62296ae3 5a2445f4 ae3edb51

-- ae3edb51
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" = any(cast($1 as bigint[]));

-- listStorageLocations: GET /api/storage_locations?storage_type=1%2C1%2B
--   62296ae3 5a2445f4 3072d143

-- 3072d143
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" in (select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "measurement_units" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- listStorageLocations: GET /api/storage_locations?storage_type=1%2B%2B
--   62296ae3 5a2445f4 35ea73fd

-- 35ea73fd
select count(*) as "total"
from "storage_locations"
where "storage_locations"."storage_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "measurement_units" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "measurement_units" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- listStorageLocations: GET /api/storage_locations?id=1
--   62296ae3 5a2445f4 2612b86c ea1d1ea9 6f6f2f9b

-- 2612b86c
select count(*) as "total"
from "storage_locations"
where "storage_locations"."id" = any(cast($1 as bigint[]));

-- ea1d1ea9
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."id" = any(cast($1 as bigint[]))
order by "storage_locations"."id" asc
limit $2 offset $3;

-- 6f6f2f9b
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "storage_type__id",
    "j1"."name" as "storage_type__name", "j1"."full_path" as "storage_type__full_path",
    "t"."is_full" as "is_full", "t"."only_single_part" as "only_single_part",
    "t"."limit_to_existing_parts" as "limit_to_existing_parts", "j2"."id" as "owner__id",
    "j2"."name" as "owner__name", "t"."part_owner_must_match" as "part_owner_must_match",
    "j3"."id" as "master_picture_attachment__id", "j3"."name" as "master_picture_attachment__name",
    "j3"."internal_path" as "master_picture_attachment__internal_path",
    "j3"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "storage_locations" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."storage_type_id"
left join "users" as "j2" on "j2"."id" = "t"."owner_id"
left join "attachments" as "j3" on "j3"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."storage_location_id" as "$owner"
from "attachments" as "t"
where "t"."storage_location_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."storage_location_id" as "$owner"
from "parameters" as "t"
where "t"."storage_location_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listStorageLocations: GET /api/storage_locations?name=sample
--   62296ae3 5a2445f4 bddac410 e66c2452 6f6f2f9b

-- bddac410
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" = $1;

-- e66c2452
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" = $1
order by "storage_locations"."id" asc
limit $2 offset $3;

-- listStorageLocations: GET /api/storage_locations?name=sam%25
--   62296ae3 5a2445f4 21025abd 4df8406f 6f6f2f9b

-- 21025abd
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" >= $1 and "storage_locations"."name_folded" < $2;

-- 4df8406f
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" >= $1 and "storage_locations"."name_folded" < $2
order by "storage_locations"."id" asc
limit $3 offset $4;

-- listStorageLocations: GET /api/storage_locations?name=%25ampl%25
--   62296ae3 5a2445f4 b9c5690d 5e9430f7 6f6f2f9b

-- b9c5690d
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" like $1 escape '\';

-- 5e9430f7
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" like $1 escape '\'
order by "storage_locations"."id" asc
limit $2 offset $3;

-- listStorageLocations: GET /api/storage_locations?name=s_mple
--   62296ae3 5a2445f4 d1217091 f730918a 6f6f2f9b

-- d1217091
select count(*) as "total"
from "storage_locations"
where "storage_locations"."name_folded" >= $1 and "storage_locations"."name_folded" < $2 and "storage_locations"."name_folded" like $3 escape '\';

-- f730918a
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."name_folded" >= $1 and "storage_locations"."name_folded" < $2 and "storage_locations"."name_folded" like $3 escape '\'
order by "storage_locations"."id" asc
limit $4 offset $5;

-- listStorageLocations: GET /api/storage_locations?comment=sam%25
--   62296ae3 5a2445f4 5c76f798

-- 5c76f798
select count(*) as "total"
from "storage_locations"
where "storage_locations"."comment_folded" >= $1 and "storage_locations"."comment_folded" < $2;

-- listStorageLocations: GET /api/storage_locations?ancestors_of=1
--   62296ae3 5a2445f4 bd6690e0

-- bd6690e0
select count(*) as "total"
from "storage_locations"
where "storage_locations"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "storage_locations" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "storage_locations" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listStorageLocations: GET /api/storage_locations?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 74c5b1e1 9b86807d c44ae340

-- 74c5b1e1
select count(*) as "total"
from "storage_locations"
where "storage_locations"."added_date" >= $1;

-- 9b86807d
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."added_date" >= $1
order by "storage_locations"."id" asc
limit $2 offset $3;

-- listStorageLocations: GET /api/storage_locations?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 7b51e986 4985a305 c44ae340

-- 7b51e986
select count(*) as "total"
from "storage_locations"
where "storage_locations"."last_modified" >= $1;

-- 4985a305
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."last_modified" >= $1
order by "storage_locations"."id" asc
limit $2 offset $3;

-- listStorageLocations: GET /api/storage_locations?order[name]=asc
--   62296ae3 5a2445f4 35a16adb 5e205a32 c44ae340

-- 5e205a32
select "storage_locations"."id" as "id"
from "storage_locations"
order by coalesce("storage_locations"."name_sort", "storage_locations"."name_folded") asc,
    "storage_locations"."id" asc
limit $1 offset $2;

-- listStorageLocations: GET /api/storage_locations?order[id]=desc
--   62296ae3 5a2445f4 35a16adb c476175f c44ae340

-- listStorageLocations: GET /api/storage_locations?order[addedDate]=asc
--   62296ae3 5a2445f4 35a16adb 32db268c c44ae340

-- 32db268c
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."added_date" asc, "storage_locations"."id" asc
limit $1 offset $2;

-- listStorageLocations: GET /api/storage_locations?order[lastModified]=asc
--   62296ae3 5a2445f4 35a16adb 8455842e c44ae340

-- 8455842e
select "storage_locations"."id" as "id"
from "storage_locations"
order by "storage_locations"."last_modified" asc, "storage_locations"."id" asc
limit $1 offset $2;

-- listStorageLocationChildren: GET /api/storage_locations/1/children
--   62296ae3 45d59ee2 5a2445f4 7b062f61 3184b453 c44ae340

-- 45d59ee2
select "t"."id" as "id", "t"."version" as "version"
from "storage_locations" as "t"
where "t"."id" = $1;

-- 7b062f61
select count(*) as "total"
from "storage_locations"
where "storage_locations"."parent_id" = $1;

-- 3184b453
select "storage_locations"."id" as "id"
from "storage_locations"
where "storage_locations"."parent_id" = $1
order by "storage_locations"."id" asc
limit $2 offset $3;

-- getStorageLocation: GET /api/storage_locations/1
--   62296ae3 6f6f2f9b

-- listStorageLocationLog: GET /api/storage_locations/1/log
--   62296ae3 45d59ee2 9bde09ae 808fc842 98178511 87098be5

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

-- 98178511
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- 87098be5
select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" = any(cast($1 as bigint[]))
union all select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($2 as bigint[]));

-- exportStorageLocationLots: GET /api/storage_locations/1/lots_export
--   62296ae3 8d3e9eb6 5a2445f4 226df290 8c11ade5 a14bb4fd 7eecaf0d

-- 8d3e9eb6
select "t"."id" as "id", "t"."name" as "name", "t"."version" as "version"
from "storage_locations" as "t"
where "t"."id" = $1;

-- 226df290
select max("expiration_date") as "last"
from "part_lots"
where "expiration_date" <= to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- 8c11ade5
select "part_lots"."id" as "id", "part_lots"."id" as "k0"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "part_lots"."id" asc
limit $2;

-- a14bb4fd
select "t"."id" as "id", "t"."description" as "description", "j1"."id" as "part__id",
    "j2"."id" as "storage_location__id", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."expiration_date" as "expiration_date",
    "t"."user_barcode" as "user_barcode", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
where "t"."id" = any(cast($1 as bigint[]));

-- 7eecaf0d
select "t"."id" as "id", "t"."name" as "name", "j1"."id" as "partUnit__id", "j1"."name" as "partUnit__name",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "t"."ipn" as "ipn",
    "t"."version" as "version"
from "parts" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."part_unit_id"
where "t"."id" = $1;

-- createStorageLocation: POST /api/storage_locations
--   62296ae3 31ad0adf 4f45baec 6f6f2f9b d0910fb5 aecaa105 5b4d3250

-- 31ad0adf
select "id"
from "storage_locations"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 4f45baec
insert into "storage_locations" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
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

-- updateStorageLocation: PATCH /api/storage_locations/1
--   62296ae3 41dcbe9b bc67e8f4 85d20ed0 49bc188c 6d630b2f 6f6f2f9b d0910fb5 aecaa105 5b4d3250

-- 41dcbe9b
select *
from "storage_locations"
where "id" = $1;

-- bc67e8f4
select "id"
from "storage_locations"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 85d20ed0
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "storage_locations"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "storage_locations" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 49bc188c
update "storage_locations"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 6d630b2f
with recursive below(id, full_path, level) as ( select id, full_path, level
from "storage_locations"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "storage_locations" t join below on t.parent_id = below.id ) update "storage_locations"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "storage_locations".id = below.id and "storage_locations".id <> $3
returning "storage_locations".id;

-- deleteStorageLocation: DELETE /api/storage_locations/5
--   62296ae3 41dcbe9b 6126c64f 565f1629 32ff8d23 fca46a81 d0910fb5 aecaa105 5b4d3250

-- 6126c64f
select (select count(*)
from "storage_locations"
where "parent_id" = $1) as "n0", (select count(*)
from "part_lots"
where "storage_location_id" = $2) as "n1";

-- 565f1629
select *
from "attachments"
where "storage_location_id" = any(cast($1 as bigint[]))
order by "id";

-- 32ff8d23
select *
from "parameters"
where "storage_location_id" = any(cast($1 as bigint[]))
order by "id";

-- fca46a81
delete
from "storage_locations"
where "id" = any(cast($1 as bigint[]));

-- restoreStorageLocation: POST /api/storage_locations/1/restore
--   62296ae3 41dcbe9b f8a81d0f a023e089 633f9890 41dcbe9b bc67e8f4 85d20ed0 49bc188c 6d630b2f 6f6f2f9b d0910fb5 aecaa105 5b4d3250

-- f8a81d0f
select *
from "storage_locations"
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

-- restoreStorageLocation: POST /api/storage_locations/5/restore
--   62296ae3 41dcbe9b f8a81d0f a023e089 633f9890 07ae2145 41dcbe9b 07ae2145 07ae2145 15dadbad 31ad0adf fde857c9 6f6f2f9b d0910fb5 aecaa105 5b4d3250

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

-- fde857c9
insert into "storage_locations" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "storage_type_id",
    "is_full", "only_single_part", "limit_to_existing_parts", "owner_id", "part_owner_must_match",
    "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
returning "id";
