-- listUsers: GET /api/users
--   62296ae3 224f943c 2b297b5f bfdee830

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

-- 224f943c
select count(*) as "total"
from "users";

-- 2b297b5f
select "users"."id" as "id"
from "users"
order by "users"."id" asc
limit $1 offset $2;

-- bfdee830
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "j1"."id" as "group__id", "j1"."name" as "group__name",
    "j1"."full_path" as "group__full_path", "t"."timezone" as "timezone", "t"."language" as "language",
    "t"."email" as "email", "t"."show_email_on_profile" as "show_email_on_profile",
    "t"."department" as "department", "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change", "t"."permissions" as "permissions",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
left join "groups" as "j1" on "j1"."id" = "t"."group_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."user_id" as "$owner"
from "attachments" as "t"
where "t"."user_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1";

-- listUsers: GET /api/users?page=2&itemsPerPage=2
--   62296ae3 224f943c 2b297b5f bfdee830

-- listUsers: GET /api/users?cursor=
--   62296ae3 224f943c d2a2992b bfdee830

-- d2a2992b
select "users"."id" as "id", "users"."id" as "k0"
from "users"
order by "users"."id" asc
limit $1;

-- listUsers: GET /api/users?aboutMe=sam%25
--   62296ae3 4d135c6a

-- 4d135c6a
select count(*) as "total"
from "users"
where "users"."about_me_folded" >= $1 and "users"."about_me_folded" < $2;

-- listUsers: GET /api/users?id=1
--   62296ae3 702511dd a6e64c7f 032ec59c

-- 702511dd
select count(*) as "total"
from "users"
where "users"."id" = any(cast($1 as bigint[]));

-- a6e64c7f
select "users"."id" as "id"
from "users"
where "users"."id" = any(cast($1 as bigint[]))
order by "users"."id" asc
limit $2 offset $3;

-- 032ec59c
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "j1"."id" as "group__id", "j1"."name" as "group__name",
    "j1"."full_path" as "group__full_path", "t"."timezone" as "timezone", "t"."language" as "language",
    "t"."email" as "email", "t"."show_email_on_profile" as "show_email_on_profile",
    "t"."department" as "department", "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change", "t"."permissions" as "permissions",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
left join "groups" as "j1" on "j1"."id" = "t"."group_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."user_id" as "$owner"
from "attachments" as "t"
where "t"."user_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1";

-- listUsers: GET /api/users?name=sample
--   62296ae3 44aef2ad a30d6500 032ec59c

-- 44aef2ad
select count(*) as "total"
from "users"
where "users"."name_folded" = $1;

-- a30d6500
select "users"."id" as "id"
from "users"
where "users"."name_folded" = $1
order by "users"."id" asc
limit $2 offset $3;

-- listUsers: GET /api/users?name=sam%25
--   62296ae3 76306343 a012e3f5 032ec59c

-- 76306343
select count(*) as "total"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2;

-- a012e3f5
select "users"."id" as "id"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2
order by "users"."id" asc
limit $3 offset $4;

-- listUsers: GET /api/users?name=%25ampl%25
--   62296ae3 fcabee64 caade6a9 032ec59c

-- fcabee64
select count(*) as "total"
from "users"
where "users"."name_folded" like $1 escape '\';

-- caade6a9
select "users"."id" as "id"
from "users"
where "users"."name_folded" like $1 escape '\'
order by "users"."id" asc
limit $2 offset $3;

-- listUsers: GET /api/users?name=s_mple
--   62296ae3 0fa8a6c6 54a22055 032ec59c

-- 0fa8a6c6
select count(*) as "total"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2 and "users"."name_folded" like $3 escape '\';

-- 54a22055
select "users"."id" as "id"
from "users"
where "users"."name_folded" >= $1 and "users"."name_folded" < $2 and "users"."name_folded" like $3 escape '\'
order by "users"."id" asc
limit $4 offset $5;

-- listUsers: GET /api/users?addedDate[after]=2020-01-01
--   62296ae3 e06ee643 c8359c6f bfdee830

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

-- listUsers: GET /api/users?lastModified[after]=2020-01-01
--   62296ae3 f0db4f52 da57c60b bfdee830

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

-- listUsers: GET /api/users?order[name]=asc
--   62296ae3 224f943c fd6bf501 bfdee830

-- fd6bf501
select "users"."id" as "id"
from "users"
order by coalesce("users"."name_sort", "users"."name_folded") asc, "users"."id" asc
limit $1 offset $2;

-- listUsers: GET /api/users?order[id]=desc
--   62296ae3 224f943c a218585c bfdee830

-- a218585c
select "users"."id" as "id"
from "users"
order by "users"."id" desc
limit $1 offset $2;

-- listUsers: GET /api/users?order[addedDate]=asc
--   62296ae3 224f943c be1ccbd5 bfdee830

-- be1ccbd5
select "users"."id" as "id"
from "users"
order by "users"."added_date" asc, "users"."id" asc
limit $1 offset $2;

-- listUsers: GET /api/users?order[lastModified]=asc
--   62296ae3 224f943c 6435d24f bfdee830

-- 6435d24f
select "users"."id" as "id"
from "users"
order by "users"."last_modified" asc, "users"."id" asc
limit $1 offset $2;

-- getUser: GET /api/users/6
--   62296ae3 032ec59c

-- listUserLog: GET /api/users/6/log
--   62296ae3 df7210a3 9bde09ae 808fc842 416aee90 35bdfa68

-- df7210a3
select "t"."id" as "id", "t"."version" as "version"
from "users" as "t"
where "t"."id" = $1;

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

-- 35bdfa68
select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($1 as bigint[]))
union all select 'Group' as type, id, "name" as name
from "groups"
where "id" = any(cast($2 as bigint[]));

-- createUser: POST /api/users
--   62296ae3 84d6fbc1 1748c30e 032ec59c d0910fb5 aecaa105 5b4d3250

-- 84d6fbc1
select "name"
from "users"
where "name_folded" = $1 and "id" != $2;

-- 1748c30e
insert into "users" ("name", "name_folded", "name_sort", "added_date", "last_modified")
values ($1, $2, $3, $4, $5)
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

-- updateUser: PATCH /api/users/6
--   62296ae3 6328500b ef4807c6 84d6fbc1 cf08785d 032ec59c d0910fb5 aecaa105 5b4d3250

-- 6328500b
select *
from "users"
where "id" = $1;

-- ef4807c6
select "id", "parent_id", "permissions"
from "groups";

-- cf08785d
update "users"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteUser: DELETE /api/users/8
--   62296ae3 6328500b e5107a33 2a455a5f ef4807c6 3ae5e798 e800fd7b 748f4c90 3b75bdba d0910fb5 aecaa105 5b4d3250

-- e5107a33
select *
from "attachments"
where "user_id" = any(cast($1 as bigint[]))
order by "id";

-- 2a455a5f
select "id", "disabled", "group_id", "permissions", "password_hash"
from "users";

-- 3ae5e798
update "parts"
set "version" = "version" + $1, "last_modified" = $2
where "id" in (select "part_id"
from "part_lots"
where "owner_id" = $3)
returning "id";

-- e800fd7b
update "part_lots"
set "owner_id" = $1, "version" = "version" + $2, "last_modified" = $3
where "owner_id" = $4
returning "id";

-- 748f4c90
update "storage_locations"
set "owner_id" = $1, "version" = "version" + $2, "last_modified" = $3
where "owner_id" = $4
returning "id";

-- 3b75bdba
delete
from "users"
where "id" = any(cast($1 as bigint[]));
