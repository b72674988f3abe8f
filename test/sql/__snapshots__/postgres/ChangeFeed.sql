-- getChanges: GET /api/changes
--   ffd6bb4c

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
