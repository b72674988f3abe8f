-- listWebhookDeliveries: GET /api/webhook_deliveries
--   37997151 60e76d6f 900420f1 ed15c590

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

-- 60e76d6f
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?)));
--| SCAN webhook_deliveries
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- 900420f1
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?)))
order by "webhook_deliveries"."id" asc
limit ? offset ?;
--| SCAN webhook_deliveries
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- ed15c590
select "t"."id" as "id", "t"."webhook_id" as "webhook_id", "t"."message_id" as "message_id",
    "t"."event_type" as "event_type", "t"."target_type" as "target_type", "t"."target_id" as "target_id",
    "t"."status" as "status", "t"."attempts" as "attempts", "t"."last_attempt" as "last_attempt",
    "t"."next_attempt" as "next_attempt", "t"."duration" as "duration",
    "t"."response_status" as "response_status", "t"."response_body" as "response_body",
    "t"."error" as "error", "t"."payload" as "payload", "t"."added_date" as "added_date"
from "webhook_deliveries" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- listWebhookDeliveries: GET /api/webhook_deliveries?page=2&itemsPerPage=2
--   37997151 60e76d6f c749e272 de601384

-- c749e272
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?)))
order by "webhook_deliveries"."id" desc
limit ? offset ?;
--| SCAN webhook_deliveries
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- de601384
select "t"."id" as "id", "t"."webhook_id" as "webhook_id", "t"."message_id" as "message_id",
    "t"."event_type" as "event_type", "t"."target_type" as "target_type", "t"."target_id" as "target_id",
    "t"."status" as "status", "t"."attempts" as "attempts", "t"."last_attempt" as "last_attempt",
    "t"."next_attempt" as "next_attempt", "t"."duration" as "duration",
    "t"."response_status" as "response_status", "t"."response_body" as "response_body",
    "t"."error" as "error", "t"."payload" as "payload", "t"."added_date" as "added_date"
from "webhook_deliveries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listWebhookDeliveries: GET /api/webhook_deliveries?cursor=
--   37997151 60e76d6f eaf88d0c ed15c590

-- eaf88d0c
select "webhook_deliveries"."id" as "id", "webhook_deliveries"."id" as "k0"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?)))
order by "webhook_deliveries"."id" asc
limit ?;
--| SCAN webhook_deliveries
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- listWebhookDeliveries: GET /api/webhook_deliveries?webhook=1
--   37997151 e2b155f7 bb4363a5 ed15c590

-- e2b155f7
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?))) and "webhook_deliveries"."webhook_id" in (select value
from json_each(?));
--| SEARCH webhook_deliveries USING INDEX webhook_deliveries_webhook_id_status_index (webhook_id=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- bb4363a5
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?))) and "webhook_deliveries"."webhook_id" in (select value
from json_each(?))
order by +"webhook_deliveries"."id" asc
limit ? offset ?;
--| SEARCH webhook_deliveries USING INDEX webhook_deliveries_webhook_id_status_index (webhook_id=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhookDeliveries: GET /api/webhook_deliveries?status=failed
--   37997151 f08bc6ce

-- f08bc6ce
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?))) and "webhook_deliveries"."status" = ?;
--| SCAN webhook_deliveries
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- listWebhookDeliveries: GET /api/webhook_deliveries?id=1
--   37997151 2244fa2c 1b6db1ac de601384

-- 2244fa2c
select count(*) as "total"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?))) and "webhook_deliveries"."id" in (select value
from json_each(?));
--| SEARCH webhook_deliveries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER

-- 1b6db1ac
select "webhook_deliveries"."id" as "id"
from "webhook_deliveries"
where ("webhook_deliveries"."target_type" is null or "webhook_deliveries"."target_type" in (select value
from json_each(?))) and "webhook_deliveries"."id" in (select value
from json_each(?))
order by +"webhook_deliveries"."id" asc
limit ? offset ?;
--| SEARCH webhook_deliveries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 2
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--|   CREATE BLOOM FILTER
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhookDeliveries: GET /api/webhook_deliveries?order[id]=desc
--   37997151 60e76d6f c749e272 ed15c590

-- getWebhookDelivery: GET /api/webhook_deliveries/1
--   37997151 daad5662 de601384

-- daad5662
select "target_type"
from "webhook_deliveries"
where "id" = ?;
--| SEARCH webhook_deliveries USING INTEGER PRIMARY KEY (rowid=?)

-- resendWebhookDelivery: POST /api/webhook_deliveries/1/resend
--   37997151 daad5662 6a654764 00a84a8a 20a67251 09b3317e de601384

-- 6a654764
select "webhook_id", "message_id", "event_type", "target_type", "target_id", "payload"
from "webhook_deliveries"
where "id" = ?;
--| SEARCH webhook_deliveries USING INTEGER PRIMARY KEY (rowid=?)

-- 00a84a8a
select "enabled"
from "webhooks"
where "id" = ?;
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)

-- 20a67251
select count(*) as "count"
from "webhook_deliveries"
where "webhook_id" = ? and "status" = ?;
--| SEARCH webhook_deliveries USING COVERING INDEX webhook_deliveries_webhook_id_status_index (webhook_id=? AND status=?)

-- 09b3317e
insert into "webhook_deliveries" ("webhook_id", "message_id", "event_type", "target_type", "target_id",
    "payload", "next_attempt", "added_date")
values (?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
