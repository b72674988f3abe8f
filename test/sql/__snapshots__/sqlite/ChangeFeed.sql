-- getChanges: GET /api/changes
--   b942104e b36ce900

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
