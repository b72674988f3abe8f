-- listWebhookDeliveries: GET /api/webhook_deliveries
--   62296ae3 5dd6724f cb669d37 ce2f2c1f

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

-- 5dd6724f
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[])));

-- cb669d37
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[])))
order by "webhook_deliveries"."id" asc
limit $2 offset $3;

-- ce2f2c1f
select "t"."id" as "id", "t"."webhook_id" as "webhook_id", "t"."message_id" as "message_id",
    "t"."event_type" as "event_type", "t"."target_type" as "target_type", "t"."target_id" as "target_id",
    "t"."status" as "status", "t"."attempts" as "attempts", "t"."last_attempt" as "last_attempt",
    "t"."next_attempt" as "next_attempt", "t"."duration" as "duration",
    "t"."response_status" as "response_status", "t"."response_body" as "response_body",
    "t"."error" as "error", "t"."payload" as "payload", "t"."added_date" as "added_date"
from "webhook_deliveries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- listWebhookDeliveries: GET /api/webhook_deliveries?page=2&itemsPerPage=2
--   62296ae3 5dd6724f db0ff6a1 d500a02e

-- db0ff6a1
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[])))
order by "webhook_deliveries"."id" desc
limit $2 offset $3;

-- d500a02e
select "t"."id" as "id", "t"."webhook_id" as "webhook_id", "t"."message_id" as "message_id",
    "t"."event_type" as "event_type", "t"."target_type" as "target_type", "t"."target_id" as "target_id",
    "t"."status" as "status", "t"."attempts" as "attempts", "t"."last_attempt" as "last_attempt",
    "t"."next_attempt" as "next_attempt", "t"."duration" as "duration",
    "t"."response_status" as "response_status", "t"."response_body" as "response_body",
    "t"."error" as "error", "t"."payload" as "payload", "t"."added_date" as "added_date"
from "webhook_deliveries" as "t"
where "t"."id" = $1;

-- listWebhookDeliveries: GET /api/webhook_deliveries?cursor=
--   62296ae3 5dd6724f a52c3282 ce2f2c1f

-- a52c3282
select "webhook_deliveries"."id" as "id", "webhook_deliveries"."id" as "k0"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[])))
order by "webhook_deliveries"."id" asc
limit $2;

-- listWebhookDeliveries: GET /api/webhook_deliveries?webhook=1
--   62296ae3 2b0bc7bd 1610235c ce2f2c1f

-- 2b0bc7bd
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[]))) and "webhook_deliveries"."webhook_id" = any(cast($2 as bigint[]));

-- 1610235c
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[]))) and "webhook_deliveries"."webhook_id" = any(cast($2 as bigint[]))
order by "webhook_deliveries"."id" asc
limit $3 offset $4;

-- listWebhookDeliveries: GET /api/webhook_deliveries?status=failed
--   62296ae3 1c99cf06

-- 1c99cf06
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[]))) and "webhook_deliveries"."status" = $2;

-- listWebhookDeliveries: GET /api/webhook_deliveries?id=1
--   62296ae3 3f30511d 357e4560 d500a02e

-- 3f30511d
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[]))) and "webhook_deliveries"."id" = any(cast($2 as bigint[]));

-- 357e4560
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" = any(cast($1 as text[]))) and "webhook_deliveries"."id" = any(cast($2 as bigint[]))
order by "webhook_deliveries"."id" asc
limit $3 offset $4;

-- listWebhookDeliveries: GET /api/webhook_deliveries?order[id]=desc
--   62296ae3 5dd6724f db0ff6a1 ce2f2c1f

-- getWebhookDelivery: GET /api/webhook_deliveries/1
--   62296ae3 f2d38ab5 d500a02e

-- f2d38ab5
select "target_type"
from "webhook_deliveries"
where "id" = $1;

-- resendWebhookDelivery: POST /api/webhook_deliveries/1/resend
--   62296ae3 f2d38ab5 4c761b3c 6463e961 174f27f9 0cdb7a07 d500a02e

-- 4c761b3c
select "webhook_id", "message_id", "event_type", "target_type", "target_id", "payload"
from "webhook_deliveries"
where "id" = $1;

-- 6463e961
select "enabled"
from "webhooks"
where "id" = $1;

-- 174f27f9
select count(*) as "count"
from "webhook_deliveries"
where "webhook_id" = $1 and "status" = $2;

-- 0cdb7a07
insert into "webhook_deliveries" ("webhook_id", "message_id", "event_type", "target_type", "target_id",
    "payload", "next_attempt", "added_date")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";
