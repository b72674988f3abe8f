-- getInfo: GET /api/info
--   b942104e

-- b942104e
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
    "chain"."permissions" as "groupPermissions", null as "dataVersion"
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
