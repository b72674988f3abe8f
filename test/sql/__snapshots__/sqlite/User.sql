-- listUsers: GET /api/users
--   37997151 224f943c b298919e a44f9920 af94afb4

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

-- 224f943c
select count(*) as "total"
from "users";
--| SCAN users USING COVERING INDEX users_name_sort_index

-- b298919e
select "users"."id" as "id"
from "users"
order by "users"."id" asc
limit ? offset ?;
--| SCAN users

-- a44f9920
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "j1"."id" as "group__id", "j1"."name" as "group__name",
    "j1"."full_path" as "group__full_path", "t"."timezone" as "timezone", "t"."language" as "language",
    "t"."email" as "email", "t"."show_email_on_profile" as "show_email_on_profile",
    "t"."department" as "department", "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change", "t"."permissions" as "permissions",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
left join "groups" as "j1" on "j1"."id" = "t"."group_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- af94afb4
select "t"."id" as "id", "t"."user_id" as "$owner"
from "attachments" as "t"
where "t"."user_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_user_id_attachment_type_id_name_key (user_id>? AND user_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?page=2&itemsPerPage=2
--   37997151 224f943c b298919e a44f9920 af94afb4

-- listUsers: GET /api/users?cursor=
--   37997151 224f943c a78bf42e a44f9920 af94afb4

-- a78bf42e
select "users"."id" as "id", "users"."id" as "k0"
from "users"
order by "users"."id" asc
limit ?;
--| SCAN users

-- listUsers: GET /api/users?aboutMe=sam%25
--   37997151 dddc1969

-- dddc1969
select count(*) as "total"
from "users"
where "users"."about_me_folded" >= ? and "users"."about_me_folded" < ?;
--| SCAN users

-- listUsers: GET /api/users?id=1
--   37997151 53983474 ddd184b2 f1d9ed0f 3572cda9

-- 53983474
select count(*) as "total"
from "users"
where "users"."id" in (select value
from json_each(?));
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ddd184b2
select "users"."id" as "id"
from "users"
where "users"."id" in (select value
from json_each(?))
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- f1d9ed0f
select "t"."id" as "id", "t"."name" as "name", "t"."disabled" as "disabled", "t"."theme" as "theme",
    "t"."about_me" as "about_me", "j1"."id" as "group__id", "j1"."name" as "group__name",
    "j1"."full_path" as "group__full_path", "t"."timezone" as "timezone", "t"."language" as "language",
    "t"."email" as "email", "t"."show_email_on_profile" as "show_email_on_profile",
    "t"."department" as "department", "t"."last_name" as "last_name", "t"."first_name" as "first_name",
    "t"."need_pw_change" as "need_pw_change", "t"."permissions" as "permissions",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "users" as "t"
left join "groups" as "j1" on "j1"."id" = "t"."group_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 3572cda9
select "t"."id" as "id", "t"."user_id" as "$owner"
from "attachments" as "t"
where "t"."user_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?name=sample
--   37997151 d3c160a6 2258a2b1 f1d9ed0f 3572cda9

-- d3c160a6
select count(*) as "total"
from "users"
where "users"."name_folded" = ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded=?)

-- 2258a2b1
select "users"."id" as "id"
from "users"
where "users"."name_folded" = ?
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?name=sam%25
--   37997151 e98c5174 989c57da f1d9ed0f 3572cda9

-- e98c5174
select count(*) as "total"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)

-- 989c57da
select "users"."id" as "id"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ?
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?name=%25ampl%25
--   37997151 98de7c46 ab554772 f1d9ed0f 3572cda9

-- 98de7c46
select count(*) as "total"
from "users"
where "users"."name_folded" like ? escape '\';
--| SCAN users USING COVERING INDEX users_name_folded_index

-- ab554772
select "users"."id" as "id"
from "users"
where "users"."name_folded" like ? escape '\'
order by +"users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?name=s_mple
--   37997151 12b96f6d 8f5bf042 f1d9ed0f 3572cda9

-- 12b96f6d
select count(*) as "total"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ? and "users"."name_folded" like ? escape '\';
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)

-- 8f5bf042
select "users"."id" as "id"
from "users"
where "users"."name_folded" >= ? and "users"."name_folded" < ? and "users"."name_folded" like ? escape '\'
order by +"users"."id" asc
limit ? offset ?;
--| SEARCH users USING COVERING INDEX users_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listUsers: GET /api/users?addedDate[after]=2020-01-01
--   37997151 1b8f1d98 ded794d3 a44f9920 af94afb4

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

-- listUsers: GET /api/users?lastModified[after]=2020-01-01
--   37997151 ea676806 e633c018 a44f9920 af94afb4

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

-- listUsers: GET /api/users?order[name]=asc
--   37997151 224f943c b17f204d a44f9920 af94afb4

-- b17f204d
select "users"."id" as "id"
from "users"
order by coalesce("users"."name_sort", "users"."name_folded") asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_name_sort_index

-- listUsers: GET /api/users?order[id]=desc
--   37997151 224f943c 5b316d45 a44f9920 af94afb4

-- 5b316d45
select "users"."id" as "id"
from "users"
order by "users"."id" desc
limit ? offset ?;
--| SCAN users

-- listUsers: GET /api/users?order[addedDate]=asc
--   37997151 224f943c d8ba85c4 a44f9920 af94afb4

-- d8ba85c4
select "users"."id" as "id"
from "users"
order by "users"."added_date" asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_added_date_index

-- listUsers: GET /api/users?order[lastModified]=asc
--   37997151 224f943c 9aaa3454 a44f9920 af94afb4

-- 9aaa3454
select "users"."id" as "id"
from "users"
order by "users"."last_modified" asc, "users"."id" asc
limit ? offset ?;
--| SCAN users USING COVERING INDEX users_last_modified_index

-- getUser: GET /api/users/6
--   37997151 f1d9ed0f 3572cda9

-- listUserLog: GET /api/users/6/log
--   37997151 45e4de63 21ae8073 7c536c9d dc701559 db34ccce

-- 45e4de63
select "t"."id" as "id", "t"."version" as "version"
from "users" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

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

-- db34ccce
select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?))
union all select 'Group' as type, id, "name" as name
from "groups"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- createUser: POST /api/users
--   37997151 911138ab a6bd8985 f1d9ed0f 3572cda9 fe3c446c 94f37e56 54bc2f95

-- 911138ab
select "name"
from "users"
where "name_folded" = ? and "id" != ?;
--| SEARCH users USING INDEX users_name_folded_index (name_folded=?)

-- a6bd8985
insert into "users" ("name", "name_folded", "name_sort", "added_date", "last_modified")
values (?, ?, ?, ?, ?)
returning "id";
--| SEARCH column_mappings USING COVERING INDEX column_mappings_user_id_name_key (user_id=?)
--| SCAN change_sets
--| SEARCH webhooks USING COVERING INDEX webhooks_user_id_index (user_id=?)
--| SEARCH oauth_connections USING COVERING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_owner_id_index (owner_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_owner_id_index (owner_id=?)
--| SEARCH idempotency_keys USING COVERING INDEX sqlite_autoindex_idempotency_keys_1 (user_id=?)
--| SEARCH trusted_devices USING COVERING INDEX trusted_devices_user_id_index (user_id=?)
--| SEARCH backup_codes USING COVERING INDEX backup_codes_user_id_code_hash_key (user_id=?)
--| SEARCH sessions USING COVERING INDEX sessions_user_id_index (user_id=?)
--| SEARCH api_tokens USING COVERING INDEX api_tokens_user_id_name_key (user_id=?)

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

-- updateUser: PATCH /api/users/6
--   37997151 97c3a499 ef4807c6 911138ab 3d219d1b f1d9ed0f 3572cda9 fe3c446c 94f37e56 54bc2f95

-- 97c3a499
select *
from "users"
where "id" = ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- ef4807c6
select "id", "parent_id", "permissions"
from "groups";
--| SCAN groups

-- 3d219d1b
update "users"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- deleteUser: DELETE /api/users/8
--   37997151 97c3a499 b2f06be8 2a455a5f ef4807c6 c90f2686 343256e5 11a2eafe 35fa3eaa fe3c446c 94f37e56 54bc2f95

-- b2f06be8
select *
from "attachments"
where "user_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 2a455a5f
select "id", "disabled", "group_id", "permissions", "password_hash"
from "users";
--| SCAN users

-- c90f2686
update "parts"
set "version" = "version" + ?, "last_modified" = ?
where "id" in (select "part_id"
from "part_lots"
where "owner_id" = ?)
returning "id";
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SEARCH part_lots USING INDEX part_lots_owner_id_index (owner_id=?)

-- 343256e5
update "part_lots"
set "owner_id" = ?, "version" = "version" + ?, "last_modified" = ?
where "owner_id" = ?
returning "id";
--| SEARCH part_lots USING COVERING INDEX part_lots_owner_id_index (owner_id=?)

-- 11a2eafe
update "storage_locations"
set "owner_id" = ?, "version" = "version" + ?, "last_modified" = ?
where "owner_id" = ?
returning "id";
--| SEARCH storage_locations USING COVERING INDEX storage_locations_owner_id_index (owner_id=?)

-- 35fa3eaa
delete
from "users"
where "id" in (select value
from json_each(?));
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH column_mappings USING COVERING INDEX column_mappings_user_id_name_key (user_id=?)
--| SCAN change_sets
--| SEARCH webhooks USING COVERING INDEX webhooks_user_id_index (user_id=?)
--| SEARCH oauth_connections USING COVERING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_user_id_attachment_type_id_name_key (user_id=?)
--| SEARCH part_lots USING COVERING INDEX part_lots_owner_id_index (owner_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_owner_id_index (owner_id=?)
--| SEARCH idempotency_keys USING COVERING INDEX sqlite_autoindex_idempotency_keys_1 (user_id=?)
--| SEARCH trusted_devices USING COVERING INDEX trusted_devices_user_id_index (user_id=?)
--| SEARCH backup_codes USING COVERING INDEX backup_codes_user_id_code_hash_key (user_id=?)
--| SEARCH sessions USING COVERING INDEX sessions_user_id_index (user_id=?)
--| SEARCH api_tokens USING COVERING INDEX api_tokens_user_id_name_key (user_id=?)
