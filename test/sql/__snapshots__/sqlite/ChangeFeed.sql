-- getChanges: GET /api/changes
--   37997151 b36ce900

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

-- b36ce900
with position as ( select (select min(id)
from change_feed) as start, (select max(id)
from change_feed) as latest, (select max(id)
from ( select id
from change_feed
where id > ?
order by id
limit 5000 ) as found) as examined ) select position.start, position.latest, position.examined, change.*
from position
left join ( select id, datetime, kind, target_type, target_id, user_id
from change_feed as change
where id > ? and id <= (select examined
from position) and kind <> 'start' and ( coalesce(change.target_type, '') in (select value
from json_each(?)) or (coalesce(change.target_type, '') in (select value
from json_each(?)) and change.owner_type in (select value
from json_each(?))))
order by id
limit ? ) as change on true
order by change.id;
--| MATERIALIZE position
--|   SCAN CONSTANT ROW
--|   SCALAR SUBQUERY 1
--|     SEARCH change_feed
--|   SCALAR SUBQUERY 2
--|     SEARCH change_feed
--|   SCALAR SUBQUERY 4
--|     CO-ROUTINE found
--|       SEARCH change_feed USING INTEGER PRIMARY KEY (rowid>?)
--|     SEARCH found
--| MATERIALIZE change
--|   SEARCH change USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--|   SCALAR SUBQUERY 6
--|     SCAN position
--|   LIST SUBQUERY 7
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CREATE BLOOM FILTER
--|   LIST SUBQUERY 8
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CREATE BLOOM FILTER
--|   LIST SUBQUERY 9
--|     SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CREATE BLOOM FILTER
--| SCAN position
--| SCAN change LEFT-JOIN
--| USE TEMP B-TREE FOR ORDER BY
