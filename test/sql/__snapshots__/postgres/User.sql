-- listUsers: GET /api/users
--   39a54810 224f943c 2b297b5f 8b28f7ad a77e4bda

-- 39a54810
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = $1)
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
where "api_tokens"."token_hash" = $2
order by "chain"."depth";

-- 224f943c
select count(*) as "total"
from "users";

-- 2b297b5f
select "users"."id" as "id"
from "users"
order by "users"."id" asc
limit $1 offset $2;

-- 8b28f7ad
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "t"."group_id" as "group_id", "t"."timezone" as "timezone",
    "t"."language" as "language", "t"."email" as "email",
    "t"."show_email_on_profile" as "show_email_on_profile", "t"."department" as "department",
    "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- a77e4bda
select "t"."id" as "id", "t"."user_id" as "owner__id"
from "attachments" as "t"
where "t"."user_id" = any(cast($1 as bigint[]))
order by "t"."name_folded", "t"."id";

-- listUsers: GET /api/users?page=2&itemsPerPage=2
--   39a54810 224f943c a218585c 8b28f7ad a77e4bda

-- a218585c
select "users"."id" as "id"
from "users"
order by "users"."id" desc
limit $1 offset $2;

-- listUsers: GET /api/users?cursor=
--   39a54810 224f943c d2a2992b 8b28f7ad a77e4bda

-- d2a2992b
select "users"."id" as "id", "users"."id" as "k0"
from "users"
order by "users"."id" asc
limit $1;

-- listUsers: GET /api/users?name=sample
--   39a54810 44aef2ad

-- 44aef2ad
select count(*) as "total"
from "users"
where "users"."name_folded" = $1;

-- listUsers: GET /api/users?name=sam%25
--   39a54810 76306343

-- 76306343
select count(*) as "total"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2;

-- listUsers: GET /api/users?name=%25ampl%25
--   39a54810 fcabee64

-- fcabee64
select count(*) as "total"
from "users"
where "users"."name_folded" like $1 escape '\';

-- listUsers: GET /api/users?name=s_mple
--   39a54810 0fa8a6c6

-- 0fa8a6c6
select count(*) as "total"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2 and "users"."name_folded" like $3 escape '\';

-- listUsers: GET /api/users?aboutMe=sam%25
--   39a54810 4d135c6a

-- 4d135c6a
select count(*) as "total"
from "users"
where "users"."about_me_folded" >= $1 and "users"."about_me_folded" < $2;

-- listUsers: GET /api/users?lastModified[after]=2020-01-01
--   39a54810 f0db4f52 da57c60b 8b28f7ad a77e4bda

-- f0db4f52
select count(*) as "total"
from "users"
where "users"."last_modified" >= $1;

-- da57c60b
select "users"."id" as "id"
from "users"
where "users"."last_modified" >= $1
order by "users"."id" asc
limit $2 offset $3;

-- listUsers: GET /api/users?addedDate[after]=2020-01-01
--   39a54810 e06ee643 c8359c6f 8b28f7ad a77e4bda

-- e06ee643
select count(*) as "total"
from "users"
where "users"."added_date" >= $1;

-- c8359c6f
select "users"."id" as "id"
from "users"
where "users"."added_date" >= $1
order by "users"."id" asc
limit $2 offset $3;

-- listUsers: GET /api/users?order[name]=asc
--   39a54810 224f943c 3752fb93 8b28f7ad a77e4bda

-- 3752fb93
select "users"."id" as "id"
from "users"
order by "users"."name_folded" asc, "users"."id" asc
limit $1 offset $2;

-- listUsers: GET /api/users?order[id]=desc
--   39a54810 224f943c a218585c 8b28f7ad a77e4bda

-- listUsers: GET /api/users?order[addedDate]=asc
--   39a54810 224f943c be1ccbd5 8b28f7ad a77e4bda

-- be1ccbd5
select "users"."id" as "id"
from "users"
order by "users"."added_date" asc, "users"."id" asc
limit $1 offset $2;

-- listUsers: GET /api/users?order[lastModified]=asc
--   39a54810 224f943c 6435d24f 8b28f7ad a77e4bda

-- 6435d24f
select "users"."id" as "id"
from "users"
order by "users"."last_modified" asc, "users"."id" asc
limit $1 offset $2;

-- getUser: GET /api/users/1
--   39a54810 04612c7f b575066e

-- 04612c7f
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "t"."group_id" as "group_id", "t"."timezone" as "timezone",
    "t"."language" as "language", "t"."email" as "email",
    "t"."show_email_on_profile" as "show_email_on_profile", "t"."department" as "department",
    "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
where t.id = $1;

-- b575066e
select "t"."id" as "id", "t"."user_id" as "owner__id"
from "attachments" as "t"
where "t"."user_id" = $1
order by "t"."name_folded", "t"."id";

-- listUserLog: GET /api/users/1/log
--   39a54810 50c6330a 9bde09ae

-- 50c6330a
select "t"."id" as "id", "t"."version" as "version"
from "users" as "t"
where t.id = $1;

-- 9bde09ae
select count(*) as "total"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2;
