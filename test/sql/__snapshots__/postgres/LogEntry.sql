-- listLogEntries: GET /api/log_entries
--   62296ae3 55c86687 192e2f78 6990f401

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

-- 55c86687
select count(*) as "total"
from "log_entries";

-- 192e2f78
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" asc
limit $1 offset $2;

-- 6990f401
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- listLogEntries: GET /api/log_entries?page=2&itemsPerPage=2
--   62296ae3 55c86687 192e2f78 6990f401

-- listLogEntries: GET /api/log_entries?cursor=
--   62296ae3 55c86687 71bfdd5d 6990f401

-- 71bfdd5d
select "log_entries"."id" as "id", "log_entries"."id" as "k0"
from "log_entries"
order by "log_entries"."id" asc
limit $1;

-- listLogEntries: GET /api/log_entries?kind=element_edited
--   62296ae3 7e7cda98 b8245b34 6990f401

-- 7e7cda98
select count(*) as "total"
from "log_entries"
where "log_entries"."kind" = $1;

-- b8245b34
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."kind" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?user=1
--   62296ae3 c2e41038 72702e28 6990f401

-- c2e41038
select count(*) as "total"
from "log_entries"
where "log_entries"."user_id" = any(cast($1 as bigint[]));

-- 72702e28
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."user_id" = any(cast($1 as bigint[]))
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?target_type=Part
--   62296ae3 83b8eaa6 b784fc43 6990f401

-- 83b8eaa6
select count(*) as "total"
from "log_entries"
where "log_entries"."target_type" = $1;

-- b784fc43
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_type" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?target_id=1
--   62296ae3 fc621053 e029af3e 6990f401

-- fc621053
select count(*) as "total"
from "log_entries"
where "log_entries"."target_id" = $1;

-- e029af3e
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_id" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?datetime[after]=2020-01-01
--   62296ae3 d1e5fa4f b7d74a35 6990f401

-- d1e5fa4f
select count(*) as "total"
from "log_entries"
where "log_entries"."datetime" >= $1;

-- b7d74a35
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."datetime" >= $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?order[datetime]=asc
--   62296ae3 55c86687 fcd36e95 6990f401

-- fcd36e95
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" asc, "log_entries"."id" asc
limit $1 offset $2;

-- listLogEntries: GET /api/log_entries?id=1
--   62296ae3 f23a299e e6826bfb 5227e6ea

-- f23a299e
select count(*) as "total"
from "log_entries"
where "log_entries"."id" = any(cast($1 as bigint[]));

-- e6826bfb
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."id" = any(cast($1 as bigint[]))
order by "log_entries"."id" asc
limit $2 offset $3;

-- 5227e6ea
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" = $1;

-- listLogEntries: GET /api/log_entries?order[id]=desc
--   62296ae3 55c86687 ead516ea 6990f401

-- ead516ea
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" desc
limit $1 offset $2;

-- getLogEntry: GET /api/log_entries/1
--   62296ae3 5227e6ea
