-- listPartAssociations: GET /api/part_associations
--   62296ae3 5a2445f4 c3bdef4a e377e9b0 c91b37d2

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

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- c3bdef4a
select count(*) as "total"
from "part_associations";

-- e377e9b0
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."id" asc
limit $1 offset $2;

-- c91b37d2
select "t"."id" as "id", "t"."type" as "type", "t"."other_type" as "other_type", "t"."comment" as "comment",
    "j1"."id" as "owner__id", "j1"."name" as "owner__name", "j2"."id" as "other__id",
    "j2"."name" as "other__name", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "part_associations" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "parts" as "j2" on "j2"."id" = "t"."other_part_id"
where "t"."id" = any(cast($1 as bigint[]));

-- listPartAssociations: GET /api/part_associations?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 c3bdef4a 3a1c7205 431345ed

-- 3a1c7205
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."id" desc
limit $1 offset $2;

-- 431345ed
select "t"."id" as "id", "t"."type" as "type", "t"."other_type" as "other_type", "t"."comment" as "comment",
    "j1"."id" as "owner__id", "j1"."name" as "owner__name", "j2"."id" as "other__id",
    "j2"."name" as "other__name", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "part_associations" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "parts" as "j2" on "j2"."id" = "t"."other_part_id"
where "t"."id" = $1;

-- listPartAssociations: GET /api/part_associations?cursor=
--   62296ae3 5a2445f4 c3bdef4a 29607c73 c91b37d2

-- 29607c73
select "part_associations"."id" as "id", "part_associations"."id" as "k0"
from "part_associations"
order by "part_associations"."id" asc
limit $1;

-- listPartAssociations: GET /api/part_associations?owner=1
--   62296ae3 5a2445f4 1ceee90e 00ed8c23 c91b37d2

-- 1ceee90e
select count(*) as "total"
from "part_associations"
where "part_associations"."part_id" = any(cast($1 as bigint[]));

-- 00ed8c23
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."part_id" = any(cast($1 as bigint[]))
order by "part_associations"."id" asc
limit $2 offset $3;

-- listPartAssociations: GET /api/part_associations?other=1
--   62296ae3 5a2445f4 3b601f41

-- 3b601f41
select count(*) as "total"
from "part_associations"
where "part_associations"."other_part_id" = any(cast($1 as bigint[]));

-- listPartAssociations: GET /api/part_associations?other_type=sam%25
--   62296ae3 5a2445f4 5a117c61 2773ad6b 431345ed

-- 5a117c61
select count(*) as "total"
from "part_associations"
where "part_associations"."other_type_folded" >= $1 and "part_associations"."other_type_folded" < $2;

-- 2773ad6b
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."other_type_folded" >= $1 and "part_associations"."other_type_folded" < $2
order by "part_associations"."id" asc
limit $3 offset $4;

-- listPartAssociations: GET /api/part_associations?order[comment]=asc
--   62296ae3 5a2445f4 c3bdef4a 5c2d6c8c c91b37d2

-- 5c2d6c8c
select "part_associations"."id" as "id"
from "part_associations"
order by coalesce("part_associations"."comment_sort", "part_associations"."comment_folded") asc nulls first,
    "part_associations"."id" asc
limit $1 offset $2;

-- listPartAssociations: GET /api/part_associations?id=1
--   62296ae3 5a2445f4 3648673c c1af5ad7 431345ed

-- 3648673c
select count(*) as "total"
from "part_associations"
where "part_associations"."id" = any(cast($1 as bigint[]));

-- c1af5ad7
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."id" = any(cast($1 as bigint[]))
order by "part_associations"."id" asc
limit $2 offset $3;

-- listPartAssociations: GET /api/part_associations?comment=sam%25
--   62296ae3 5a2445f4 153d0c98

-- 153d0c98
select count(*) as "total"
from "part_associations"
where "part_associations"."comment_folded" >= $1 and "part_associations"."comment_folded" < $2;

-- listPartAssociations: GET /api/part_associations?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 310cdb47 3d4d8403 c91b37d2

-- 310cdb47
select count(*) as "total"
from "part_associations"
where "part_associations"."added_date" >= $1;

-- 3d4d8403
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."added_date" >= $1
order by "part_associations"."id" asc
limit $2 offset $3;

-- listPartAssociations: GET /api/part_associations?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 bf36cac7 5160d18c c91b37d2

-- bf36cac7
select count(*) as "total"
from "part_associations"
where "part_associations"."last_modified" >= $1;

-- 5160d18c
select "part_associations"."id" as "id"
from "part_associations"
where "part_associations"."last_modified" >= $1
order by "part_associations"."id" asc
limit $2 offset $3;

-- listPartAssociations: GET /api/part_associations?order[id]=desc
--   62296ae3 5a2445f4 c3bdef4a 3a1c7205 c91b37d2

-- listPartAssociations: GET /api/part_associations?order[addedDate]=asc
--   62296ae3 5a2445f4 c3bdef4a 6f325600 c91b37d2

-- 6f325600
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."added_date" asc, "part_associations"."id" asc
limit $1 offset $2;

-- listPartAssociations: GET /api/part_associations?order[lastModified]=asc
--   62296ae3 5a2445f4 c3bdef4a 0d9a1edd c91b37d2

-- 0d9a1edd
select "part_associations"."id" as "id"
from "part_associations"
order by "part_associations"."last_modified" asc, "part_associations"."id" asc
limit $1 offset $2;

-- getPartAssociation: GET /api/part_associations/1
--   62296ae3 431345ed

-- listPartAssociationLog: GET /api/part_associations/1/log
--   62296ae3 bde04225 9bde09ae 808fc842 416aee90 d7e04014

-- bde04225
select "t"."id" as "id", "t"."version" as "version"
from "part_associations" as "t"
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

-- d7e04014
select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" = any(cast($1 as bigint[]));

-- createPartAssociation: POST /api/part_associations
--   62296ae3 5bc13b91 5bc13b91 f6b2619d 2afaf6a2 d0a1804b 2239794b 2239794b 431345ed d0910fb5 aecaa105 5b4d3250

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- f6b2619d
select count(*) as "count"
from "part_associations"
where "part_id" = $1;

-- 2afaf6a2
select "id"
from "part_associations"
where "part_id" = $1 and "other_part_id" = $2 and "type" = $3;

-- d0a1804b
insert into "part_associations" ("type", "other_type", "other_type_folded", "part_id", "other_part_id",
    "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- 2239794b
update "parts"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

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

-- updatePartAssociation: PATCH /api/part_associations/1
--   62296ae3 31a5af21 25fb098f 2239794b 2239794b 431345ed d0910fb5 aecaa105 5b4d3250

-- 31a5af21
select *
from "part_associations"
where "id" = $1;

-- 25fb098f
update "part_associations"
set "comment" = $1, "comment_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deletePartAssociation: DELETE /api/part_associations/3
--   62296ae3 31a5af21 528d0060 2239794b 2239794b d0910fb5 c5e69bd0 5b4d3250

-- 528d0060
delete
from "part_associations"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restorePartAssociation: POST /api/part_associations/1/restore
--   62296ae3 31a5af21 4cd5f83d a023e089 633f9890 31a5af21 25fb098f 2239794b 431345ed d0910fb5 aecaa105 5b4d3250

-- 4cd5f83d
select *
from "part_associations"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- a023e089
select "id", "kind", "changes", "data", "target_id" as "target_id"
from "log_entries"
where "target_type" = $1 and "target_id" = any(cast($2 as bigint[])) and "datetime" > $3 and "id" >= $4 and "id" < $5
order by "id" desc
limit $6;

-- 633f9890
select "value"
from "instance"
where "key" = $1;

-- restorePartAssociation: POST /api/part_associations/3/restore
--   62296ae3 31a5af21 4cd5f83d a023e089 633f9890 07ae2145 31a5af21 07ae2145 07ae2145 15dadbad 5bc13b91 5bc13b91 f6b2619d 2afaf6a2 dd59f725 2239794b 431345ed d0910fb5 aecaa105 5b4d3250

-- 07ae2145
select "id", "data", "change_set_id"
from "log_entries"
where "target_type" = $1 and "target_id" = $2 and "kind" = $3
order by "id" desc
limit $4;

-- 15dadbad
select "id"
from "change_sets"
where "id" = $1;

-- dd59f725
insert into "part_associations" ("type", "other_type", "other_type_folded", "comment", "comment_folded",
    "comment_sort", "part_id", "other_part_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "id";
