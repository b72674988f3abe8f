-- listGroups: GET /api/groups
--   62296ae3 d129039a 9c1e7ae4 6829ca9c

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

-- d129039a
select count(*) as "total"
from "groups";

-- 9c1e7ae4
select "groups"."id" as "id"
from "groups"
order by "groups"."id" asc
limit $1 offset $2;

-- 6829ca9c
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."enforce_2fa" as "enforce_2fa",
    "t"."permissions" as "permissions", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "groups" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- listGroups: GET /api/groups?page=2&itemsPerPage=2
--   62296ae3 d129039a 43b835d5 3d4250d9

-- 43b835d5
select "groups"."id" as "id"
from "groups"
order by "groups"."id" desc
limit $1 offset $2;

-- 3d4250d9
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."enforce_2fa" as "enforce_2fa",
    "t"."permissions" as "permissions", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "groups" as "t"
where "t"."id" = $1;

-- listGroups: GET /api/groups?cursor=
--   62296ae3 d129039a 78b44a7e 6829ca9c

-- 78b44a7e
select "groups"."id" as "id", "groups"."id" as "k0"
from "groups"
order by "groups"."id" asc
limit $1;

-- listGroups: GET /api/groups?id=1
--   62296ae3 ee7b5dc0 bb30536c 3d4250d9

-- ee7b5dc0
select count(*) as "total"
from "groups"
where "groups"."id" = any(cast($1 as bigint[]));

-- bb30536c
select "groups"."id" as "id"
from "groups"
where "groups"."id" = any(cast($1 as bigint[]))
order by "groups"."id" asc
limit $2 offset $3;

-- listGroups: GET /api/groups?name=sample
--   62296ae3 871d2bc1 4b5f40f6 3d4250d9

-- 871d2bc1
select count(*) as "total"
from "groups"
where "groups"."name_folded" = $1;

-- 4b5f40f6
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" = $1
order by "groups"."id" asc
limit $2 offset $3;

-- listGroups: GET /api/groups?name=sam%25
--   62296ae3 fccdeae3 c961b844 3d4250d9

-- fccdeae3
select count(*) as "total"
from "groups"
where "groups"."name_folded" >= $1 and "groups"."name_folded" < $2;

-- c961b844
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" >= $1 and "groups"."name_folded" < $2
order by "groups"."id" asc
limit $3 offset $4;

-- listGroups: GET /api/groups?name=%25ampl%25
--   62296ae3 ace53463 104c4bbf 3d4250d9

-- ace53463
select count(*) as "total"
from "groups"
where "groups"."name_folded" like $1 escape '\';

-- 104c4bbf
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" like $1 escape '\'
order by "groups"."id" asc
limit $2 offset $3;

-- listGroups: GET /api/groups?name=s_mple
--   62296ae3 6210e1c9 f3c8fd75 3d4250d9

-- 6210e1c9
select count(*) as "total"
from "groups"
where "groups"."name_folded" >= $1 and "groups"."name_folded" < $2 and "groups"."name_folded" like $3 escape '\';

-- f3c8fd75
select "groups"."id" as "id"
from "groups"
where "groups"."name_folded" >= $1 and "groups"."name_folded" < $2 and "groups"."name_folded" like $3 escape '\'
order by "groups"."id" asc
limit $4 offset $5;

-- listGroups: GET /api/groups?comment=sam%25
--   62296ae3 2b3c0946

-- 2b3c0946
select count(*) as "total"
from "groups"
where "groups"."comment_folded" >= $1 and "groups"."comment_folded" < $2;

-- listGroups: GET /api/groups?addedDate[after]=2020-01-01
--   62296ae3 5f1faf1e bdd1bc64 6829ca9c

-- 5f1faf1e
select count(*) as "total"
from "groups"
where "groups"."added_date" >= $1;

-- bdd1bc64
select "groups"."id" as "id"
from "groups"
where "groups"."added_date" >= $1
order by "groups"."id" asc
limit $2 offset $3;

-- listGroups: GET /api/groups?lastModified[after]=2020-01-01
--   62296ae3 02c3ab76 5a5f1457 6829ca9c

-- 02c3ab76
select count(*) as "total"
from "groups"
where "groups"."last_modified" >= $1;

-- 5a5f1457
select "groups"."id" as "id"
from "groups"
where "groups"."last_modified" >= $1
order by "groups"."id" asc
limit $2 offset $3;

-- listGroups: GET /api/groups?order[name]=asc
--   62296ae3 d129039a b145f760 6829ca9c

-- b145f760
select "groups"."id" as "id"
from "groups"
order by coalesce("groups"."name_sort", "groups"."name_folded") asc, "groups"."id" asc
limit $1 offset $2;

-- listGroups: GET /api/groups?order[id]=desc
--   62296ae3 d129039a 43b835d5 6829ca9c

-- listGroups: GET /api/groups?order[addedDate]=asc
--   62296ae3 d129039a 231f5914 6829ca9c

-- 231f5914
select "groups"."id" as "id"
from "groups"
order by "groups"."added_date" asc, "groups"."id" asc
limit $1 offset $2;

-- listGroups: GET /api/groups?order[lastModified]=asc
--   62296ae3 d129039a fd6f8cbd 6829ca9c

-- fd6f8cbd
select "groups"."id" as "id"
from "groups"
order by "groups"."last_modified" asc, "groups"."id" asc
limit $1 offset $2;

-- listGroupChildren: GET /api/groups/1/children
--   62296ae3 d42d7449 ddd5f53f

-- d42d7449
select "t"."id" as "id", "t"."version" as "version"
from "groups" as "t"
where "t"."id" = $1;

-- ddd5f53f
select count(*) as "total"
from "groups"
where "groups"."parent_id" = $1;

-- getGroup: GET /api/groups/1
--   62296ae3 3d4250d9

-- listGroupLog: GET /api/groups/1/log
--   62296ae3 d42d7449 9bde09ae 808fc842 416aee90 57a4e4e6

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

-- 57a4e4e6
select 'Group' as type, id, "name" as name
from "groups"
where "id" = any(cast($1 as bigint[]));

-- createGroup: POST /api/groups
--   62296ae3 1f37ea84 21df6d9f 3d4250d9 d0910fb5 aecaa105 5b4d3250

-- 1f37ea84
select "id"
from "groups"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 21df6d9f
insert into "groups" ("name", "name_folded", "name_sort", "full_path", "level", "added_date", "last_modified")
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

-- updateGroup: PATCH /api/groups/1
--   62296ae3 7ce0ea51 7e65cd4f 6d8d7d3c ea70539d 71599240 3d4250d9 d0910fb5 aecaa105 5b4d3250

-- 7ce0ea51
select *
from "groups"
where "id" = $1;

-- 7e65cd4f
select "id"
from "groups"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 6d8d7d3c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "groups"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "groups" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- ea70539d
update "groups"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 71599240
with recursive below(id, full_path, level) as ( select id, full_path, level
from "groups"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "groups" t join below on t.parent_id = below.id ) update "groups"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "groups".id = below.id and "groups".id <> $3
returning "groups".id;

-- deleteGroup: DELETE /api/groups/3
--   62296ae3 7ce0ea51 2c6caa25 1f5aec9e 6aa3ec2e d0910fb5 aecaa105 5b4d3250

-- 2c6caa25
select "name"
from "users"
where "group_id" = $1;

-- 1f5aec9e
select "name"
from "groups"
where "parent_id" = $1;

-- 6aa3ec2e
delete
from "groups"
where "id" = any(cast($1 as bigint[]));
