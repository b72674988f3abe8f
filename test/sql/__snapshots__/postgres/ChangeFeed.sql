-- getChanges: GET /api/changes
--   9d6ac16d ffd6bb4c

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

-- ffd6bb4c
with position as ( select (select min(id)
from change_feed) as start, (select max(id)
from change_feed) as latest, (select max(id)
from ( select id
from change_feed
where id > $1
order by id
limit 5000 ) as found) as examined ) select position.start, position.latest, position.examined, change.*
from position
left join ( select id, datetime, kind, target_type, target_id, user_id
from change_feed as change
where id > $2 and id <= (select examined
from position) and kind <> 'start' and ( coalesce(change.target_type,
    '') = any(cast($3 as text[])) or (coalesce(change.target_type,
    '') = any(cast($4 as text[])) and change.owner_type = any(cast($5 as text[]))))
order by id
limit $6 ) as change on true
order by change.id;
