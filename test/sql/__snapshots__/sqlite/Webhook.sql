-- listWebhooks: GET /api/webhooks
--   37997151 23e8a2b0 83ffbfb0 eda2508f

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

-- 23e8a2b0
select count(*) as "total"
from "webhooks";
--| SCAN webhooks USING COVERING INDEX webhooks_user_id_index

-- 83ffbfb0
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks

-- eda2508f
select "t"."id" as "id", "t"."name" as "name", "t"."url" as "url", "t"."event_types" as "event_types",
    "t"."filters" as "filters", "t"."enabled" as "enabled", "t"."disabled_reason" as "disabled_reason",
    "t"."failing_since" as "failing_since", "t"."user_id" as "user_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "webhooks" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- listWebhooks: GET /api/webhooks?page=2&itemsPerPage=2
--   37997151 23e8a2b0 4d29a6c1 ad722b6f

-- 4d29a6c1
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."id" desc
limit ? offset ?;
--| SCAN webhooks

-- ad722b6f
select "t"."id" as "id", "t"."name" as "name", "t"."url" as "url", "t"."event_types" as "event_types",
    "t"."filters" as "filters", "t"."enabled" as "enabled", "t"."disabled_reason" as "disabled_reason",
    "t"."failing_since" as "failing_since", "t"."user_id" as "user_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "webhooks" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listWebhooks: GET /api/webhooks?cursor=
--   37997151 23e8a2b0 3ee6245d eda2508f

-- 3ee6245d
select "webhooks"."id" as "id", "webhooks"."id" as "k0"
from "webhooks"
order by "webhooks"."id" asc
limit ?;
--| SCAN webhooks

-- listWebhooks: GET /api/webhooks?enabled=1
--   37997151 e3d4e475 050c86b7 eda2508f

-- e3d4e475
select count(*) as "total"
from "webhooks"
where "webhooks"."enabled";
--| SCAN webhooks

-- 050c86b7
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."enabled"
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?id=1
--   37997151 1b5ebe6c 96005e8f ad722b6f

-- 1b5ebe6c
select count(*) as "total"
from "webhooks"
where "webhooks"."id" in (select value
from json_each(?));
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 96005e8f
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."id" in (select value
from json_each(?))
order by +"webhooks"."id" asc
limit ? offset ?;
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?name=sample
--   37997151 4072bb9a de5581f7 ad722b6f

-- 4072bb9a
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" = ?;
--| SCAN webhooks

-- de5581f7
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" = ?
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?name=sam%25
--   37997151 da094010 a67fb1bb ad722b6f

-- da094010
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" >= ? and "webhooks"."name_folded" < ?;
--| SCAN webhooks

-- a67fb1bb
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" >= ? and "webhooks"."name_folded" < ?
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?name=%25ampl%25
--   37997151 5022cb3d 6adc8985 ad722b6f

-- 5022cb3d
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" like ? escape '\';
--| SCAN webhooks

-- 6adc8985
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" like ? escape '\'
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?name=s_mple
--   37997151 7da6ccf4 5e428991 ad722b6f

-- 7da6ccf4
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" >= ? and "webhooks"."name_folded" < ? and "webhooks"."name_folded" like ? escape '\';
--| SCAN webhooks

-- 5e428991
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" >= ? and "webhooks"."name_folded" < ? and "webhooks"."name_folded" like ? escape '\'
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?addedDate[after]=2020-01-01
--   37997151 30a3d325 c80cf424 eda2508f

-- 30a3d325
select count(*) as "total"
from "webhooks"
where "webhooks"."added_date" >= ?;
--| SCAN webhooks

-- c80cf424
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."added_date" >= ?
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?lastModified[after]=2020-01-01
--   37997151 60b461b7 43ae0df3 eda2508f

-- 60b461b7
select count(*) as "total"
from "webhooks"
where "webhooks"."last_modified" >= ?;
--| SCAN webhooks

-- 43ae0df3
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."last_modified" >= ?
order by +"webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?order[name]=asc
--   37997151 23e8a2b0 ffb82019 eda2508f

-- ffb82019
select "webhooks"."id" as "id"
from "webhooks"
order by coalesce("webhooks"."name_sort", "webhooks"."name_folded") asc, "webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?order[id]=desc
--   37997151 23e8a2b0 4d29a6c1 eda2508f

-- listWebhooks: GET /api/webhooks?order[addedDate]=asc
--   37997151 23e8a2b0 115e0c1a eda2508f

-- 115e0c1a
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."added_date" asc, "webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- listWebhooks: GET /api/webhooks?order[lastModified]=asc
--   37997151 23e8a2b0 5eea7fcf eda2508f

-- 5eea7fcf
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."last_modified" asc, "webhooks"."id" asc
limit ? offset ?;
--| SCAN webhooks
--| USE TEMP B-TREE FOR ORDER BY

-- getWebhook: GET /api/webhooks/1
--   37997151 ad722b6f

-- listWebhookLog: GET /api/webhooks/1/log
--   37997151 35092a80 21ae8073 7c536c9d dc701559 5ba57346

-- 35092a80
select "t"."id" as "id", "t"."version" as "version"
from "webhooks" as "t"
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

-- 5ba57346
select 'Webhook' as type, id, "name" as name
from "webhooks"
where "id" in (select value
from json_each(?));
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- rotateWebhookSecret: POST /api/webhooks/1/rotate_secret
--   37997151 fcd36567 64fd058e ad722b6f 94f37e56 54bc2f95

-- fcd36567
select *
from "webhooks"
where "id" = ?;
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)

-- 64fd058e
update "webhooks"
set "secret" = ?, "previous_secret" = "secret", "previous_secret_until" = ?, "last_modified" = ?,
    "version" = "version" + ?
where "id" = ?;
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)

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

-- pingWebhook: POST /api/webhooks/1/ping
--   37997151 00a84a8a 20a67251 7a27cfec de601384

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

-- 7a27cfec
insert into "webhook_deliveries" ("webhook_id", "message_id", "event_type", "target_type", "target_id",
    "next_attempt", "payload", "added_date")
values (?, ?, ?, ?, ?, ?, ?, ?)
returning "id";

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

-- createWebhook: POST /api/webhooks
--   37997151 c584e01a 5a2445f4 2ff92eef ad722b6f fe3c446c 94f37e56 54bc2f95

-- c584e01a
select count(*) as "count"
from "webhooks";
--| SCAN webhooks USING COVERING INDEX webhooks_user_id_index

-- 5a2445f4
select max("id") as "latest"
from "change_feed";
--| SEARCH change_feed

-- 2ff92eef
insert into "webhooks" ("secret", "name", "name_folded", "name_sort", "url", "position", "user_id",
    "disabled_reason", "failing_since", "paused_until", "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH webhook_deliveries USING COVERING INDEX webhook_deliveries_webhook_id_status_index (webhook_id=?)

-- fe3c446c
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_change_set_id_index (change_set_id=?)
--| SEARCH imported_files USING COVERING INDEX imported_files_change_set_id_index (change_set_id=?)

-- updateWebhook: PATCH /api/webhooks/1
--   37997151 fcd36567 43236ebd ad722b6f fe3c446c 94f37e56 54bc2f95

-- 43236ebd
update "webhooks"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)

-- deleteWebhook: DELETE /api/webhooks/3
--   37997151 fcd36567 4fac7391 fe3c446c 94f37e56 54bc2f95

-- 4fac7391
delete
from "webhooks"
where "id" in (select value
from json_each(?));
--| SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH webhook_deliveries USING COVERING INDEX webhook_deliveries_webhook_id_status_index (webhook_id=?)
