-- getCurrentToken: GET /api/tokens/current
--   9d6ac16d 9e461b55

-- 9d6ac16d
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
    "chain"."permissions" as "groupPermissions", cast(pg_current_snapshot() as text) as "dataVersion"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
left join "chain" on true
where "api_tokens"."token_hash" = $2
order by "chain"."depth";

-- 9e461b55
select "t"."id" as "id", "t"."name" as "name", "j1"."id" as "user__id", "j1"."name" as "user__name",
    "t"."valid_until" as "valid_until", "t"."tier" as "tier", "t"."last_time_used" as "last_time_used"
from "api_tokens" as "t"
left join "users" as "j1" on "j1"."id" = "t"."user_id"
where "t"."id" = $1;
