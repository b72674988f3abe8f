-- getColumnMapping: GET /api/column_mappings/1
--   37997151 ec009a12

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

-- ec009a12
select *
from "column_mappings"
where "id" = ? and "user_id" = ?;
--| SEARCH column_mappings USING INTEGER PRIMARY KEY (rowid=?)

-- listColumnMappings: GET /api/column_mappings
--   37997151 0e160528

-- 0e160528
select *
from "column_mappings"
where "user_id" = ?
order by "last_used" desc, "id" desc;
--| SEARCH column_mappings USING INDEX column_mappings_user_id_name_key (user_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- createColumnMapping: POST /api/column_mappings
--   37997151 331bf4bd 09ae66d8 e81f4524

-- 331bf4bd
select "columns"
from "column_mappings"
where "user_id" = ? and "name" = ?;
--| SEARCH column_mappings USING INDEX column_mappings_user_id_name_key (user_id=? AND name=?)

-- 09ae66d8
select count(*) as "count"
from "column_mappings"
where "user_id" = ? and "name" is not null;
--| SEARCH column_mappings USING COVERING INDEX column_mappings_user_id_name_key (user_id=? AND name>?)

-- e81f4524
insert into "column_mappings" ("user_id", "name", "columns", "last_used")
values (?, ?, ?, ?)
on conflict ("user_id", "name") do update
set "columns" = ?, "last_used" = ?
returning *;

-- deleteColumnMapping: DELETE /api/column_mappings/1
--   37997151 4afd044e

-- 4afd044e
delete
from "column_mappings"
where "id" = ? and "user_id" = ?
returning "id";
--| SEARCH column_mappings USING INTEGER PRIMARY KEY (rowid=?)
