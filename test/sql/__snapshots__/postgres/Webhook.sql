-- listWebhooks: GET /api/webhooks
--   62296ae3 23e8a2b0 d34c1f58 24b48bf4

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

-- 23e8a2b0
select count(*) as "total"
from "webhooks";

-- d34c1f58
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."id" asc
limit $1 offset $2;

-- 24b48bf4
select "t"."id" as "id", "t"."name" as "name", "t"."url" as "url", "t"."event_types" as "event_types",
    "t"."filters" as "filters", "t"."enabled" as "enabled", "t"."disabled_reason" as "disabled_reason",
    "t"."failing_since" as "failing_since", "t"."user_id" as "user_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "webhooks" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- listWebhooks: GET /api/webhooks?page=2&itemsPerPage=2
--   62296ae3 23e8a2b0 91fce962 eadfa9f2

-- 91fce962
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."id" desc
limit $1 offset $2;

-- eadfa9f2
select "t"."id" as "id", "t"."name" as "name", "t"."url" as "url", "t"."event_types" as "event_types",
    "t"."filters" as "filters", "t"."enabled" as "enabled", "t"."disabled_reason" as "disabled_reason",
    "t"."failing_since" as "failing_since", "t"."user_id" as "user_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "webhooks" as "t"
where "t"."id" = $1;

-- listWebhooks: GET /api/webhooks?cursor=
--   62296ae3 23e8a2b0 5d75c6d1 24b48bf4

-- 5d75c6d1
select "webhooks"."id" as "id", "webhooks"."id" as "k0"
from "webhooks"
order by "webhooks"."id" asc
limit $1;

-- listWebhooks: GET /api/webhooks?enabled=1
--   62296ae3 e3d4e475 12cf471a 24b48bf4

-- e3d4e475
select count(*) as "total"
from "webhooks"
where "webhooks"."enabled";

-- 12cf471a
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."enabled"
order by "webhooks"."id" asc
limit $1 offset $2;

-- listWebhooks: GET /api/webhooks?id=1
--   62296ae3 ec227150 4f03f4be eadfa9f2

-- ec227150
select count(*) as "total"
from "webhooks"
where "webhooks"."id" = any(cast($1 as bigint[]));

-- 4f03f4be
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."id" = any(cast($1 as bigint[]))
order by "webhooks"."id" asc
limit $2 offset $3;

-- listWebhooks: GET /api/webhooks?name=sample
--   62296ae3 55676166 6f9a4431 eadfa9f2

-- 55676166
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" = $1;

-- 6f9a4431
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" = $1
order by "webhooks"."id" asc
limit $2 offset $3;

-- listWebhooks: GET /api/webhooks?name=sam%25
--   62296ae3 3205c01b 007c3d39 eadfa9f2

-- 3205c01b
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" >= $1 and "webhooks"."name_folded" < $2;

-- 007c3d39
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" >= $1 and "webhooks"."name_folded" < $2
order by "webhooks"."id" asc
limit $3 offset $4;

-- listWebhooks: GET /api/webhooks?name=%25ampl%25
--   62296ae3 f57f5e41 5fe09ac5 eadfa9f2

-- f57f5e41
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" like $1 escape '\';

-- 5fe09ac5
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" like $1 escape '\'
order by "webhooks"."id" asc
limit $2 offset $3;

-- listWebhooks: GET /api/webhooks?name=s_mple
--   62296ae3 7098cd8b c3025305 eadfa9f2

-- 7098cd8b
select count(*) as "total"
from "webhooks"
where "webhooks"."name_folded" >= $1 and "webhooks"."name_folded" < $2 and "webhooks"."name_folded" like $3 escape '\';

-- c3025305
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."name_folded" >= $1 and "webhooks"."name_folded" < $2 and "webhooks"."name_folded" like $3 escape '\'
order by "webhooks"."id" asc
limit $4 offset $5;

-- listWebhooks: GET /api/webhooks?addedDate[after]=2020-01-01
--   62296ae3 e1eb6519 94e34040 24b48bf4

-- e1eb6519
select count(*) as "total"
from "webhooks"
where "webhooks"."added_date" >= $1;

-- 94e34040
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."added_date" >= $1
order by "webhooks"."id" asc
limit $2 offset $3;

-- listWebhooks: GET /api/webhooks?lastModified[after]=2020-01-01
--   62296ae3 7e167dc7 f654de5b 24b48bf4

-- 7e167dc7
select count(*) as "total"
from "webhooks"
where "webhooks"."last_modified" >= $1;

-- f654de5b
select "webhooks"."id" as "id"
from "webhooks"
where "webhooks"."last_modified" >= $1
order by "webhooks"."id" asc
limit $2 offset $3;

-- listWebhooks: GET /api/webhooks?order[name]=asc
--   62296ae3 23e8a2b0 d5aa9fed 24b48bf4

-- d5aa9fed
select "webhooks"."id" as "id"
from "webhooks"
order by coalesce("webhooks"."name_sort", "webhooks"."name_folded") asc, "webhooks"."id" asc
limit $1 offset $2;

-- listWebhooks: GET /api/webhooks?order[id]=desc
--   62296ae3 23e8a2b0 91fce962 24b48bf4

-- listWebhooks: GET /api/webhooks?order[addedDate]=asc
--   62296ae3 23e8a2b0 9b795609 24b48bf4

-- 9b795609
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."added_date" asc, "webhooks"."id" asc
limit $1 offset $2;

-- listWebhooks: GET /api/webhooks?order[lastModified]=asc
--   62296ae3 23e8a2b0 d6408051 24b48bf4

-- d6408051
select "webhooks"."id" as "id"
from "webhooks"
order by "webhooks"."last_modified" asc, "webhooks"."id" asc
limit $1 offset $2;

-- getWebhook: GET /api/webhooks/1
--   62296ae3 eadfa9f2

-- listWebhookLog: GET /api/webhooks/1/log
--   62296ae3 fddb6595 9bde09ae 808fc842 416aee90 83bc304a

-- fddb6595
select "t"."id" as "id", "t"."version" as "version"
from "webhooks" as "t"
where "t"."id" = $1;

-- 9bde09ae
select count(*) as "total"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2;

-- 808fc842
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2
order by "log_entries"."id" desc
limit $3 offset $4;

-- 416aee90
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = $1;

-- 83bc304a
select 'Webhook' as type, id, "name" as name
from "webhooks"
where "id" = any(cast($1 as bigint[]));

-- rotateWebhookSecret: POST /api/webhooks/1/rotate_secret
--   62296ae3 a02063d0 f658b687 eadfa9f2 aecaa105 5b4d3250

-- a02063d0
select *
from "webhooks"
where "id" = $1;

-- f658b687
update "webhooks"
set "secret" = $1, "previous_secret" = "secret", "previous_secret_until" = $2, "last_modified" = $3,
    "version" = "version" + $4
where "id" = $5;

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- pingWebhook: POST /api/webhooks/1/ping
--   62296ae3 6463e961 174f27f9 20bd36de d500a02e

-- 6463e961
select "enabled"
from "webhooks"
where "id" = $1;

-- 174f27f9
select count(*) as "count"
from "webhook_deliveries"
where "webhook_id" = $1 and "status" = $2;

-- 20bd36de
insert into "webhook_deliveries" ("webhook_id", "message_id", "event_type", "target_type", "target_id",
    "next_attempt", "payload", "added_date")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- d500a02e
select "t"."id" as "id", "t"."webhook_id" as "webhook_id", "t"."message_id" as "message_id",
    "t"."event_type" as "event_type", "t"."target_type" as "target_type", "t"."target_id" as "target_id",
    "t"."status" as "status", "t"."attempts" as "attempts", "t"."last_attempt" as "last_attempt",
    "t"."next_attempt" as "next_attempt", "t"."duration" as "duration",
    "t"."response_status" as "response_status", "t"."response_body" as "response_body",
    "t"."error" as "error", "t"."payload" as "payload", "t"."added_date" as "added_date"
from "webhook_deliveries" as "t"
where "t"."id" = $1;

-- createWebhook: POST /api/webhooks
--   62296ae3 c584e01a 5a2445f4 90ae2a2d eadfa9f2 d0910fb5 aecaa105 5b4d3250

-- c584e01a
select count(*) as "count"
from "webhooks";

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- 90ae2a2d
insert into "webhooks" ("secret", "name", "name_folded", "name_sort", "url", "position", "user_id",
    "disabled_reason", "failing_since", "paused_until", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "id";

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- updateWebhook: PATCH /api/webhooks/1
--   62296ae3 a02063d0 074b4e46 eadfa9f2 d0910fb5 aecaa105 5b4d3250

-- 074b4e46
update "webhooks"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteWebhook: DELETE /api/webhooks/3
--   62296ae3 a02063d0 b94da9e5 d0910fb5 aecaa105 5b4d3250

-- b94da9e5
delete
from "webhooks"
where "id" = any(cast($1 as bigint[]));
