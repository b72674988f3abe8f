-- listPartCustomStates: GET /api/part_custom_states
--   62296ae3 5a2445f4 60ddf8f3 8f5bf625 305f9a45

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

-- 60ddf8f3
select count(*) as "total"
from "part_custom_states";

-- 8f5bf625
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."id" asc
limit $1 offset $2;

-- 305f9a45
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_custom_states" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_custom_state_id" as "$owner"
from "attachments" as "t"
where "t"."part_custom_state_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."part_custom_state_id" as "$owner"
from "parameters" as "t"
where "t"."part_custom_state_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listPartCustomStates: GET /api/part_custom_states?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 60ddf8f3 ebc06107 305f9a45

-- ebc06107
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."id" desc
limit $1 offset $2;

-- listPartCustomStates: GET /api/part_custom_states?cursor=
--   62296ae3 5a2445f4 60ddf8f3 02f25f8b 305f9a45

-- 02f25f8b
select "part_custom_states"."id" as "id", "part_custom_states"."id" as "k0"
from "part_custom_states"
order by "part_custom_states"."id" asc
limit $1;

-- listPartCustomStates: GET /api/part_custom_states?id=1
--   62296ae3 5a2445f4 cb325044 9ec5606f 5db50cfa

-- cb325044
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."id" = any(cast($1 as bigint[]));

-- 9ec5606f
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."id" = any(cast($1 as bigint[]))
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- 5db50cfa
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_custom_states" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_custom_state_id" as "$owner"
from "attachments" as "t"
where "t"."part_custom_state_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."part_custom_state_id" as "$owner"
from "parameters" as "t"
where "t"."part_custom_state_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listPartCustomStates: GET /api/part_custom_states?name=sample
--   62296ae3 5a2445f4 d4edb1d7 bdd487b1 5db50cfa

-- d4edb1d7
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" = $1;

-- bdd487b1
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" = $1
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- listPartCustomStates: GET /api/part_custom_states?name=sam%25
--   62296ae3 5a2445f4 7537d80d cffadc8e 5db50cfa

-- 7537d80d
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" >= $1 and "part_custom_states"."name_folded" < $2;

-- cffadc8e
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" >= $1 and "part_custom_states"."name_folded" < $2
order by "part_custom_states"."id" asc
limit $3 offset $4;

-- listPartCustomStates: GET /api/part_custom_states?name=%25ampl%25
--   62296ae3 5a2445f4 73949457 0ee902fc 5db50cfa

-- 73949457
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" like $1 escape '\';

-- 0ee902fc
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" like $1 escape '\'
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- listPartCustomStates: GET /api/part_custom_states?name=s_mple
--   62296ae3 5a2445f4 e9074c6c eb4a4aeb 5db50cfa

-- e9074c6c
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."name_folded" >= $1 and "part_custom_states"."name_folded" < $2 and "part_custom_states"."name_folded" like $3 escape '\';

-- eb4a4aeb
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."name_folded" >= $1 and "part_custom_states"."name_folded" < $2 and "part_custom_states"."name_folded" like $3 escape '\'
order by "part_custom_states"."id" asc
limit $4 offset $5;

-- listPartCustomStates: GET /api/part_custom_states?comment=sam%25
--   62296ae3 5a2445f4 fda1800d

-- fda1800d
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."comment_folded" >= $1 and "part_custom_states"."comment_folded" < $2;

-- listPartCustomStates: GET /api/part_custom_states?ancestors_of=1
--   62296ae3 5a2445f4 f5633ed7

-- f5633ed7
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "part_custom_states" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "part_custom_states" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listPartCustomStates: GET /api/part_custom_states?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 692743be 5dbeba1c 305f9a45

-- 692743be
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."added_date" >= $1;

-- 5dbeba1c
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."added_date" >= $1
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- listPartCustomStates: GET /api/part_custom_states?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 db7ad7b8 4cc749f9 305f9a45

-- db7ad7b8
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."last_modified" >= $1;

-- 4cc749f9
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."last_modified" >= $1
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- listPartCustomStates: GET /api/part_custom_states?order[name]=asc
--   62296ae3 5a2445f4 60ddf8f3 4089c433 305f9a45

-- 4089c433
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by coalesce("part_custom_states"."name_sort", "part_custom_states"."name_folded") asc,
    "part_custom_states"."id" asc
limit $1 offset $2;

-- listPartCustomStates: GET /api/part_custom_states?order[id]=desc
--   62296ae3 5a2445f4 60ddf8f3 ebc06107 305f9a45

-- listPartCustomStates: GET /api/part_custom_states?order[addedDate]=asc
--   62296ae3 5a2445f4 60ddf8f3 6a2ce852 305f9a45

-- 6a2ce852
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."added_date" asc, "part_custom_states"."id" asc
limit $1 offset $2;

-- listPartCustomStates: GET /api/part_custom_states?order[lastModified]=asc
--   62296ae3 5a2445f4 60ddf8f3 3094fb72 305f9a45

-- 3094fb72
select "part_custom_states"."id" as "id"
from "part_custom_states"
order by "part_custom_states"."last_modified" asc, "part_custom_states"."id" asc
limit $1 offset $2;

-- listPartCustomStateChildren: GET /api/part_custom_states/1/children
--   62296ae3 da5e52b6 5a2445f4 123f2894 ebe467ee 305f9a45

-- da5e52b6
select "t"."id" as "id", "t"."version" as "version"
from "part_custom_states" as "t"
where "t"."id" = $1;

-- 123f2894
select count(*) as "total"
from "part_custom_states"
where "part_custom_states"."parent_id" = $1;

-- ebe467ee
select "part_custom_states"."id" as "id"
from "part_custom_states"
where "part_custom_states"."parent_id" = $1
order by "part_custom_states"."id" asc
limit $2 offset $3;

-- getPartCustomState: GET /api/part_custom_states/1
--   62296ae3 5db50cfa

-- listPartCustomStateLog: GET /api/part_custom_states/1/log
--   62296ae3 da5e52b6 9bde09ae 808fc842 416aee90 5b21bc70

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

-- 5b21bc70
select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" = any(cast($1 as bigint[]));

-- createPartCustomState: POST /api/part_custom_states
--   62296ae3 64550587 0c3cf2ce 5db50cfa d0910fb5 aecaa105 5b4d3250

-- 64550587
select "id"
from "part_custom_states"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 0c3cf2ce
insert into "part_custom_states" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
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

-- updatePartCustomState: PATCH /api/part_custom_states/1
--   62296ae3 8e42d332 b7a69f65 21326f9b 5b4a3dd5 21559e4b 5db50cfa d0910fb5 aecaa105 5b4d3250

-- 8e42d332
select *
from "part_custom_states"
where "id" = $1;

-- b7a69f65
select "id"
from "part_custom_states"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 21326f9b
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "part_custom_states"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "part_custom_states" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 5b4a3dd5
update "part_custom_states"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 21559e4b
with recursive below(id, full_path, level) as ( select id, full_path, level
from "part_custom_states"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "part_custom_states" t join below on t.parent_id = below.id ) update "part_custom_states"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "part_custom_states".id = below.id and "part_custom_states".id <> $3
returning "part_custom_states".id;

-- deletePartCustomState: DELETE /api/part_custom_states/5
--   62296ae3 8e42d332 8ed9732a 9ad436bf ea24992d 1061184d d0910fb5 aecaa105 5b4d3250

-- 8ed9732a
select (select count(*)
from "part_custom_states"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "part_custom_state_id" = $2) as "n1";

-- 9ad436bf
select *
from "attachments"
where "part_custom_state_id" = any(cast($1 as bigint[]))
order by "id";

-- ea24992d
select *
from "parameters"
where "part_custom_state_id" = any(cast($1 as bigint[]))
order by "id";

-- 1061184d
delete
from "part_custom_states"
where "id" = any(cast($1 as bigint[]));

-- restorePartCustomState: POST /api/part_custom_states/1/restore
--   62296ae3 8e42d332 6e332425 a023e089 633f9890 8e42d332 b7a69f65 21326f9b 5b4a3dd5 21559e4b 5db50cfa d0910fb5 aecaa105 5b4d3250

-- 6e332425
select *
from "part_custom_states"
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

-- restorePartCustomState: POST /api/part_custom_states/5/restore
--   62296ae3 8e42d332 6e332425 a023e089 633f9890 07ae2145 8e42d332 07ae2145 07ae2145 15dadbad 64550587 83914966 5db50cfa d0910fb5 aecaa105 5b4d3250

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

-- 83914966
insert into "part_custom_states" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "full_path", "level",
    "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
returning "id";
