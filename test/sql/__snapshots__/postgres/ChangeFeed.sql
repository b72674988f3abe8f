-- getChanges: GET /api/changes
--   62296ae3 ffd6bb4c

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
