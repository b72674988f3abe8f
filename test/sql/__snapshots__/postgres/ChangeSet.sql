-- listChangeSets: GET /api/change_sets
--   62296ae3 ac5d08f4 737c51d2 31c81e80 d7e6d489 97438ffa

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

-- ac5d08f4
select count(*) as "total"
from "change_sets";

-- 737c51d2
select "change_sets"."id" as "id"
from "change_sets"
order by "change_sets"."id" desc
limit $1 offset $2;

-- 31c81e80
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."operation" as "operation",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."comment" as "comment", "t"."undoes_id" as "undoes_id",
    "t"."compacted_elements" as "compacted_elements"
from "change_sets" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- d7e6d489
with recursive related (id, undoes_id, operation, left_count) as ( select id, undoes_id, operation, left_count
from change_sets
where "id" = any(cast($1 as bigint[]))
union select change_sets.id, change_sets.undoes_id, change_sets.operation, change_sets.left_count
from related
inner join change_sets on change_sets.undoes_id = related.id ) select id, undoes_id, operation, left_count
from related
order by id desc;

-- 97438ffa
select change_set_id as id, count(*) as element_count, sum(case when target_type not in ('User', 'Group',
    'Webhook') then 1 else 0 end) as undoable_count
from ( select distinct change_set_id, target_type, target_id
from log_entries
where "change_set_id" = any(cast($1 as bigint[])) and true ) as element group by change_set_id;

-- listChangeSets: GET /api/change_sets?page=2&itemsPerPage=2
--   62296ae3 ac5d08f4 737c51d2 31c81e80 d7e6d489 97438ffa

-- listChangeSets: GET /api/change_sets?cursor=
--   62296ae3 ac5d08f4 01959d53 31c81e80 d7e6d489 97438ffa

-- 01959d53
select "change_sets"."id" as "id", "change_sets"."id" as "k0"
from "change_sets"
order by "change_sets"."id" desc
limit $1;

-- listChangeSets: GET /api/change_sets?user=1
--   62296ae3 59fe1e2a b5c696e3 31c81e80 d7e6d489 97438ffa

-- 59fe1e2a
select count(*) as "total"
from "change_sets"
where "change_sets"."user_id" = any(cast($1 as bigint[]));

-- b5c696e3
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."user_id" = any(cast($1 as bigint[]))
order by "change_sets"."id" desc
limit $2 offset $3;

-- listChangeSets: GET /api/change_sets?client=1
--   62296ae3 b33a8842

-- b33a8842
select count(*) as "total"
from "change_sets"
where "change_sets"."client" = $1;

-- listChangeSets: GET /api/change_sets?datetime[after]=2020-01-01
--   62296ae3 f59e2653 e3b1c982 31c81e80 d7e6d489 97438ffa

-- f59e2653
select count(*) as "total"
from "change_sets"
where "change_sets"."datetime" >= $1;

-- e3b1c982
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."datetime" >= $1
order by "change_sets"."id" desc
limit $2 offset $3;

-- listChangeSets: GET /api/change_sets?order[datetime]=asc
--   62296ae3 ac5d08f4 592cab19 31c81e80 d7e6d489 97438ffa

-- 592cab19
select "change_sets"."id" as "id"
from "change_sets"
order by "change_sets"."datetime" asc, "change_sets"."id" asc
limit $1 offset $2;

-- listChangeSets: GET /api/change_sets?id=1
--   62296ae3 776666ec b3a5e313 86abd5a4 d7e6d489 97438ffa

-- 776666ec
select count(*) as "total"
from "change_sets"
where "change_sets"."id" = any(cast($1 as bigint[]));

-- b3a5e313
select "change_sets"."id" as "id"
from "change_sets"
where "change_sets"."id" = any(cast($1 as bigint[]))
order by "change_sets"."id" desc
limit $2 offset $3;

-- 86abd5a4
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."operation" as "operation",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."comment" as "comment", "t"."undoes_id" as "undoes_id",
    "t"."compacted_elements" as "compacted_elements"
from "change_sets" as "t"
where "t"."id" = $1;

-- listChangeSets: GET /api/change_sets?order[id]=desc
--   62296ae3 ac5d08f4 737c51d2 31c81e80 d7e6d489 97438ffa

-- getChangeSet: GET /api/change_sets/1
--   62296ae3 86abd5a4 d7e6d489 97438ffa 290772ab 0ca0cfca

-- 290772ab
select target_type as type, target_id as id,
    max(case when kind = 'element_created' then 1 else 0 end) as is_created,
    max(case when kind = 'element_deleted' then 1 else 0 end) as is_deleted, (select count(compacted_elements)
from change_sets
where id = $1) as is_compacted
from log_entries
where change_set_id = $2 and true group by target_type, target_id
order by min(log_entries.id)
limit 1000;

-- 0ca0cfca
select 'Category' as type, id, "name" as name
from "categories"
where "id" = any(cast($1 as bigint[]));

-- listChangeSetLog: GET /api/change_sets/1/log
--   62296ae3 15dadbad 908f8aa3 09a18ea1 416aee90 0ca0cfca

-- 15dadbad
select "id"
from "change_sets"
where "id" = $1;

-- 908f8aa3
select count(*) as "total"
from "log_entries"
where log_entries.change_set_id = $1 and true;

-- 09a18ea1
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.change_set_id = $1 and true
order by "log_entries"."id" desc
limit $2 offset $3;

-- 416aee90
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = $1;

-- undoChangeSet: POST /api/change_sets/143/undo?dry_run=true
--   62296ae3 15dadbad 592faa4b bc82a219 c4e96166 35aad319 9557face dc4ff911 4191ba3e 69384aa8 07536e85 d0b2c8e2 ba6f3c68 04cf89ff e2d13818 d0910fb5 aecaa105 35aad319 bc82a219 f6f5fd19 926935f9 c09badf8 cc85ec78 4987fb39

-- 592faa4b
select "undoes_id", "compacted_elements"
from "change_sets"
where "id" = $1;

-- bc82a219
select coalesce(sum("element"."entries"), $1) as "entries", count(*) as "elements"
from (select "target_type", "target_id", count(*) as "entries"
from "log_entries"
where "change_set_id" = $2 group by "target_type", "target_id") as "element";

-- c4e96166
select "target_type", "target_id"
from "log_entries"
where "change_set_id" = $1 group by "target_type", "target_id" having count(*) > $2;

-- 35aad319
select "id", "kind", "target_type", "target_id", "changes", "data"
from "log_entries"
where "change_set_id" = $1 and "id" < $2
order by "id" desc
limit $3;

-- 9557face
select *
from "footprints"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- dc4ff911
select *
from "footprints"
where "id" = $1;

-- 4191ba3e
select "id", "kind", "changes", "data", "change_set_id", "target_id" as "target_id"
from "log_entries"
where "target_type" = $1 and "target_id" = any(cast($2 as bigint[])) and "id" > $3 and ("changes" is not null or "kind" = $4)
order by "id";

-- 69384aa8
select "id"
from "attachments"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id"
limit $2;

-- 07536e85
select "id"
from "parameters"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id"
limit $2;

-- d0b2c8e2
select (select count(*)
from "footprints"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "footprint_id" = $2) as "n1";

-- ba6f3c68
select *
from "attachments"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- 04cf89ff
select *
from "parameters"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- e2d13818
delete
from "footprints"
where "id" = any(cast($1 as bigint[]));

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- f6f5fd19
update "change_sets"
set "left_count" = $1
where "id" = $2;

-- 926935f9
select kind, target_type, target_id, changes, count(*) over () as count
from log_entries
where change_set_id = $1 and kind in ('element_created', 'element_edited', 'element_deleted',
    'element_merged', 'part_stock_changed') and true
order by id
limit 200;

-- c09badf8
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($1 as bigint[]));

-- cc85ec78
select target_type as type, target_id as id, data
from log_entries
where target_type = $1 and "target_id" = any(cast($2 as bigint[])) and kind = 'element_deleted';

-- 4987fb39
set constraints all immediate;

-- undoChangeSet: POST /api/change_sets/143/undo
--   62296ae3 15dadbad 592faa4b bc82a219 c4e96166 35aad319 9557face dc4ff911 4191ba3e 69384aa8 07536e85 d0b2c8e2 ba6f3c68 04cf89ff e2d13818 d0910fb5 aecaa105 35aad319 bc82a219 f6f5fd19 5b4d3250

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- redoChangeSet: POST /api/change_sets/145/redo
--   62296ae3 15dadbad 592faa4b bc82a219 c4e96166 35aad319 9557face 52686f65 b0896360 a9d32736 d0910fb5 aecaa105 35aad319 bc82a219 f6f5fd19 5b4d3250

-- 52686f65
select max("id") as "id", "target_id" as "target"
from "log_entries"
where "target_type" = $1 and "target_id" = any(cast($2 as bigint[])) and "kind" = $3 group by "target_id";

-- b0896360
select "id"
from "footprints"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- a9d32736
insert into "footprints" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "footprint_3d_attachment_id",
    "eda_kicad_footprint", "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning "id";
