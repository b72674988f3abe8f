-- getChanges: GET /api/changes
--   b36ce900

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
