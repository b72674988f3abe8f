-- getColumnMapping: GET /api/column_mappings/1
--   62296ae3 aca6dba0

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

-- aca6dba0
select *
from "column_mappings"
where "id" = $1 and "user_id" = $2;

-- listColumnMappings: GET /api/column_mappings
--   62296ae3 c70be1f4

-- c70be1f4
select *
from "column_mappings"
where "user_id" = $1
order by "last_used" desc, "id" desc;

-- createColumnMapping: POST /api/column_mappings
--   62296ae3 426502e0 e284f8b7 7fa1d681

-- 426502e0
select "columns"
from "column_mappings"
where "user_id" = $1 and "name" = $2;

-- e284f8b7
select count(*) as "count"
from "column_mappings"
where "user_id" = $1 and "name" is not null;

-- 7fa1d681
insert into "column_mappings" ("user_id", "name", "columns", "last_used")
values ($1, $2, $3, $4)
on conflict ("user_id", "name") do update
set "columns" = $5, "last_used" = $6
returning *;

-- deleteColumnMapping: DELETE /api/column_mappings/1
--   62296ae3 8da68bdc

-- 8da68bdc
delete
from "column_mappings"
where "id" = $1 and "user_id" = $2
returning "id";
