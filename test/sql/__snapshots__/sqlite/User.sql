-- listUsers: GET /api/users
--   a578f12f 224f943c b298919e 877da975 0b504187

-- a578f12f
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = ?)
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
where "api_tokens"."token_hash" = ?
order by "chain"."depth";
--| MATERIALIZE chain
--|   SETUP
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     SCALAR SUBQUERY 1
--|       SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--|       SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN chain
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN chain LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY

-- 224f943c
select count(*) as "total"
from "users";
--| SCAN users USING COVERING INDEX users_group_id_index

-- b298919e
select "users"."id" as "id"
from "users"
order by "users"."id" asc
limit ? offset ?;
--| SCAN users

-- 877da975
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "t"."group_id" as "group_id", "t"."timezone" as "timezone",
    "t"."language" as "language", "t"."email" as "email",
    "t"."show_email_on_profile" as "show_email_on_profile", "t"."department" as "department",
    "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0b504187
select "t"."id" as "id", "t"."user_id" as "owner__id"
from "attachments" as "t"
where "t"."user_id" in (select value
from json_each(?))
order by "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?page=2&itemsPerPage=2
--   a578f12f 224f943c 5b316d45 877da975 0b504187

-- 5b316d45
select "users"."id" as "id"
from "users"
order by "users"."id" desc
limit ? offset ?;
--| SCAN users

-- listUsers: GET /api/users?cursor=
--   a578f12f 224f943c a78bf42e 877da975 0b504187

-- a78bf42e
select "users"."id" as "id", "users"."id" as "k0"
from "users"
order by "users"."id" asc
limit ?;
--| SCAN users

-- listUsers: GET /api/users?name=sample
--   a578f12f d3c160a6

-- d3c160a6
select count(*) as "total"
from "users"
where "users"."name_folded" = ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded=?)

-- listUsers: GET /api/users?name=sam%25
--   a578f12f e98c5174

-- e98c5174
select count(*) as "total"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)

-- listUsers: GET /api/users?name=%25ampl%25
--   a578f12f 98de7c46

-- 98de7c46
select count(*) as "total"
from "users"
where "users"."name_folded" like ? escape '\';
--| SCAN users USING COVERING INDEX users_name_folded_index

-- listUsers: GET /api/users?name=s_mple
--   a578f12f 12b96f6d

-- 12b96f6d
select count(*) as "total"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ? and "users"."name_folded" like ? escape '\';
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)

-- listUsers: GET /api/users?aboutMe=sam%25
--   a578f12f dddc1969

-- dddc1969
select count(*) as "total"
from "users"
where "users"."about_me_folded" >= ? and "users"."about_me_folded" < ?;
--| SCAN users

-- listUsers: GET /api/users?lastModified[after]=2020-01-01
--   a578f12f ea676806 e633c018 877da975 0b504187

-- ea676806
select count(*) as "total"
from "users"
where "users"."last_modified" >= ?;
--| SEARCH users USING COVERING INDEX users_last_modified_index (last_modified>?)

-- e633c018
select "users"."id" as "id"
from "users"
where "users"."last_modified" >= ?
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING COVERING INDEX users_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?addedDate[after]=2020-01-01
--   a578f12f 1b8f1d98 ded794d3 877da975 0b504187

-- 1b8f1d98
select count(*) as "total"
from "users"
where "users"."added_date" >= ?;
--| SEARCH users USING COVERING INDEX users_added_date_index (added_date>?)

-- ded794d3
select "users"."id" as "id"
from "users"
where "users"."added_date" >= ?
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING COVERING INDEX users_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?order[name]=asc
--   a578f12f 224f943c d72091a9 877da975 0b504187

-- d72091a9
select "users"."id" as "id"
from "users"
order by "users"."name_folded" asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_name_folded_index

-- listUsers: GET /api/users?order[id]=desc
--   a578f12f 224f943c 5b316d45 877da975 0b504187

-- listUsers: GET /api/users?order[addedDate]=asc
--   a578f12f 224f943c d8ba85c4 877da975 0b504187

-- d8ba85c4
select "users"."id" as "id"
from "users"
order by "users"."added_date" asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_added_date_index

-- listUsers: GET /api/users?order[lastModified]=asc
--   a578f12f 224f943c 9aaa3454 877da975 0b504187

-- 9aaa3454
select "users"."id" as "id"
from "users"
order by "users"."last_modified" asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_last_modified_index

-- getUser: GET /api/users/1
--   a578f12f 88b3ae52 9999f8f7

-- 88b3ae52
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "t"."group_id" as "group_id", "t"."timezone" as "timezone",
    "t"."language" as "language", "t"."email" as "email",
    "t"."show_email_on_profile" as "show_email_on_profile", "t"."department" as "department",
    "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
where t.id = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 9999f8f7
select "t"."id" as "id", "t"."user_id" as "owner__id"
from "attachments" as "t"
where "t"."user_id" = ?
order by "t"."name_folded", "t"."id";
--| SEARCH t USING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUserLog: GET /api/users/1/log
--   a578f12f 3f92a369 21ae8073

-- 3f92a369
select "t"."id" as "id", "t"."version" as "version"
from "users" as "t"
where t.id = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 21ae8073
select count(*) as "total"
from "log_entries"
where log_entries.target_type = ? and log_entries.target_id = ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
