-- listFootprints: GET /api/footprints
--   62296ae3 5a2445f4 24bfc87b 3336154c 81355103

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

-- 24bfc87b
select count(*) as "total"
from "footprints";

-- 3336154c
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."id" asc
limit $1 offset $2;

-- 81355103
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "footprint_3d__id",
    "j1"."name" as "footprint_3d__name", "j1"."internal_path" as "footprint_3d__internal_path",
    "j1"."external_path" as "footprint_3d__external_path", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "footprints" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."footprint_3d_attachment_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."footprint_id" as "$owner"
from "attachments" as "t"
where "t"."footprint_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."footprint_id" as "$owner"
from "parameters" as "t"
where "t"."footprint_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listFootprints: GET /api/footprints?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 24bfc87b 3336154c 81355103

-- listFootprints: GET /api/footprints?cursor=
--   62296ae3 5a2445f4 24bfc87b 84d31eb1 81355103

-- 84d31eb1
select "footprints"."id" as "id", "footprints"."id" as "k0"
from "footprints"
order by "footprints"."id" asc
limit $1;

-- listFootprints: GET /api/footprints?id=1
--   62296ae3 5a2445f4 6e963879 0cdb346f f3859f31

-- 6e963879
select count(*) as "total"
from "footprints"
where "footprints"."id" = any(cast($1 as bigint[]));

-- 0cdb346f
select "footprints"."id" as "id"
from "footprints"
where "footprints"."id" = any(cast($1 as bigint[]))
order by "footprints"."id" asc
limit $2 offset $3;

-- f3859f31
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "footprint_3d__id",
    "j1"."name" as "footprint_3d__name", "j1"."internal_path" as "footprint_3d__internal_path",
    "j1"."external_path" as "footprint_3d__external_path", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "footprints" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."footprint_3d_attachment_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."footprint_id" as "$owner"
from "attachments" as "t"
where "t"."footprint_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."footprint_id" as "$owner"
from "parameters" as "t"
where "t"."footprint_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listFootprints: GET /api/footprints?name=sample
--   62296ae3 5a2445f4 4103c657 a7926798 f3859f31

-- 4103c657
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" = $1;

-- a7926798
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" = $1
order by "footprints"."id" asc
limit $2 offset $3;

-- listFootprints: GET /api/footprints?name=sam%25
--   62296ae3 5a2445f4 cae1b1c6 91afb5fc f3859f31

-- cae1b1c6
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" >= $1 and "footprints"."name_folded" < $2;

-- 91afb5fc
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" >= $1 and "footprints"."name_folded" < $2
order by "footprints"."id" asc
limit $3 offset $4;

-- listFootprints: GET /api/footprints?name=%25ampl%25
--   62296ae3 5a2445f4 dd78fbb3 fde10d53 f3859f31

-- dd78fbb3
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" like $1 escape '\';

-- fde10d53
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" like $1 escape '\'
order by "footprints"."id" asc
limit $2 offset $3;

-- listFootprints: GET /api/footprints?name=s_mple
--   62296ae3 5a2445f4 8f6c5628 d833c3c4 f3859f31

-- 8f6c5628
select count(*) as "total"
from "footprints"
where "footprints"."name_folded" >= $1 and "footprints"."name_folded" < $2 and "footprints"."name_folded" like $3 escape '\';

-- d833c3c4
select "footprints"."id" as "id"
from "footprints"
where "footprints"."name_folded" >= $1 and "footprints"."name_folded" < $2 and "footprints"."name_folded" like $3 escape '\'
order by "footprints"."id" asc
limit $4 offset $5;

-- listFootprints: GET /api/footprints?comment=sam%25
--   62296ae3 5a2445f4 26c2ea12

-- 26c2ea12
select count(*) as "total"
from "footprints"
where "footprints"."comment_folded" >= $1 and "footprints"."comment_folded" < $2;

-- listFootprints: GET /api/footprints?ancestors_of=1
--   62296ae3 5a2445f4 8668a1bf

-- 8668a1bf
select count(*) as "total"
from "footprints"
where "footprints"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "footprints" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "footprints" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listFootprints: GET /api/footprints?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 403a4846 6a318816 81355103

-- 403a4846
select count(*) as "total"
from "footprints"
where "footprints"."added_date" >= $1;

-- 6a318816
select "footprints"."id" as "id"
from "footprints"
where "footprints"."added_date" >= $1
order by "footprints"."id" asc
limit $2 offset $3;

-- listFootprints: GET /api/footprints?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 c0d74452 481cfba4 81355103

-- c0d74452
select count(*) as "total"
from "footprints"
where "footprints"."last_modified" >= $1;

-- 481cfba4
select "footprints"."id" as "id"
from "footprints"
where "footprints"."last_modified" >= $1
order by "footprints"."id" asc
limit $2 offset $3;

-- listFootprints: GET /api/footprints?order[name]=asc
--   62296ae3 5a2445f4 24bfc87b d634d2a5 81355103

-- d634d2a5
select "footprints"."id" as "id"
from "footprints"
order by coalesce("footprints"."name_sort", "footprints"."name_folded") asc, "footprints"."id" asc
limit $1 offset $2;

-- listFootprints: GET /api/footprints?order[id]=desc
--   62296ae3 5a2445f4 24bfc87b 61e04de6 81355103

-- 61e04de6
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."id" desc
limit $1 offset $2;

-- listFootprints: GET /api/footprints?order[addedDate]=asc
--   62296ae3 5a2445f4 24bfc87b 6eab733c 81355103

-- 6eab733c
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."added_date" asc, "footprints"."id" asc
limit $1 offset $2;

-- listFootprints: GET /api/footprints?order[lastModified]=asc
--   62296ae3 5a2445f4 24bfc87b 7c3e76f0 81355103

-- 7c3e76f0
select "footprints"."id" as "id"
from "footprints"
order by "footprints"."last_modified" asc, "footprints"."id" asc
limit $1 offset $2;

-- listFootprintChildren: GET /api/footprints/1/children
--   62296ae3 6a0a855b 5a2445f4 a25e7209 6bbac053 81355103

-- 6a0a855b
select "t"."id" as "id", "t"."version" as "version"
from "footprints" as "t"
where "t"."id" = $1;

-- a25e7209
select count(*) as "total"
from "footprints"
where "footprints"."parent_id" = $1;

-- 6bbac053
select "footprints"."id" as "id"
from "footprints"
where "footprints"."parent_id" = $1
order by "footprints"."id" asc
limit $2 offset $3;

-- getFootprint: GET /api/footprints/1
--   62296ae3 f3859f31

-- listFootprintLog: GET /api/footprints/1/log
--   62296ae3 6a0a855b 9bde09ae 808fc842 416aee90 c09badf8

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

-- c09badf8
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($1 as bigint[]));

-- createFootprint: POST /api/footprints
--   62296ae3 b0896360 e578d158 f3859f31 d0910fb5 aecaa105 5b4d3250

-- b0896360
select "id"
from "footprints"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- e578d158
insert into "footprints" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
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

-- updateFootprint: PATCH /api/footprints/1
--   62296ae3 dc4ff911 b59b49fd 0e9eab5c e118a8d8 684b1698 f3859f31 d0910fb5 aecaa105 5b4d3250

-- dc4ff911
select *
from "footprints"
where "id" = $1;

-- b59b49fd
select "id"
from "footprints"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 0e9eab5c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "footprints"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "footprints" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- e118a8d8
update "footprints"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 684b1698
with recursive below(id, full_path, level) as ( select id, full_path, level
from "footprints"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "footprints" t join below on t.parent_id = below.id ) update "footprints"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "footprints".id = below.id and "footprints".id <> $3
returning "footprints".id;

-- deleteFootprint: DELETE /api/footprints/5
--   62296ae3 dc4ff911 d0b2c8e2 ba6f3c68 04cf89ff e2d13818 d0910fb5 aecaa105 5b4d3250

-- d0b2c8e2
select (select count(*)
from "footprints"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "footprint_id" = $2) as "n1";

-- ba6f3c68
select *
from "attachments"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- 04cf89ff
select *
from "parameters"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- e2d13818
delete
from "footprints"
where "id" = any(cast($1 as bigint[]));

-- restoreFootprint: POST /api/footprints/1/restore
--   62296ae3 dc4ff911 9557face a023e089 633f9890 dc4ff911 b59b49fd 0e9eab5c e118a8d8 684b1698 f3859f31 d0910fb5 aecaa105 5b4d3250

-- 9557face
select *
from "footprints"
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

-- restoreFootprint: POST /api/footprints/5/restore
--   62296ae3 dc4ff911 9557face a023e089 633f9890 07ae2145 dc4ff911 07ae2145 07ae2145 15dadbad b0896360 a9d32736 f3859f31 d0910fb5 aecaa105 5b4d3250

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

-- a9d32736
insert into "footprints" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "footprint_3d_attachment_id",
    "eda_kicad_footprint", "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning "id";
