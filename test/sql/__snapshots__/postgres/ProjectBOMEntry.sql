-- listProjectBomEntries: GET /api/project_bom_entries
--   62296ae3 5a2445f4 51408423 4ba676ee 4ec598db

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

-- 51408423
select count(*) as "total"
from "project_bom_entries";

-- 4ba676ee
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."id" asc
limit $1 offset $2;

-- 4ec598db
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "j3"."id" as "project__id", "j3"."name" as "project__name", "j3"."full_path" as "project__full_path",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "j4"."id" as "price_currency__id",
    "j4"."name" as "price_currency__name", "j4"."full_path" as "price_currency__full_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "projects" as "j3" on "j3"."id" = "t"."project_id"
left join "currencies" as "j4" on "j4"."id" = "t"."price_currency_id"
where "t"."id" = any(cast($1 as bigint[]));

-- listProjectBomEntries: GET /api/project_bom_entries?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 51408423 1414c64a 4ec598db

-- 1414c64a
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."id" desc
limit $1 offset $2;

-- listProjectBomEntries: GET /api/project_bom_entries?cursor=
--   62296ae3 5a2445f4 51408423 dc4c2087 4ec598db

-- dc4c2087
select "project_bom_entries"."id" as "id", "project_bom_entries"."id" as "k0"
from "project_bom_entries"
order by "project_bom_entries"."id" asc
limit $1;

-- listProjectBomEntries: GET /api/project_bom_entries?project=1
--   62296ae3 5a2445f4 3e97c997 76195718 4ec598db

-- 3e97c997
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = any(cast($1 as bigint[]));

-- 76195718
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = any(cast($1 as bigint[]))
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?project=1%2C1%2B
--   62296ae3 5a2445f4 b9114137 dddcc2b5 4ec598db

-- b9114137
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "projects" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- dddcc2b5
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "projects" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBomEntries: GET /api/project_bom_entries?project=1%2B%2B
--   62296ae3 5a2445f4 fcc29382 9ff1a88f 4ec598db

-- fcc29382
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 9ff1a88f
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" in (select id
from ( with recursive branch(id) as ( select id
from "projects" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "projects" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?part=1
--   62296ae3 5a2445f4 9a5c8669 9fb9097b cd60dcae

-- 9a5c8669
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."part_id" = any(cast($1 as bigint[]));

-- 9fb9097b
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."part_id" = any(cast($1 as bigint[]))
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- cd60dcae
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "j3"."id" as "project__id", "j3"."name" as "project__name", "j3"."full_path" as "project__full_path",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "t"."price" as "price",
    "t"."price_remainder" as "price_remainder", "j4"."id" as "price_currency__id",
    "j4"."name" as "price_currency__name", "j4"."full_path" as "price_currency__full_path",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "projects" as "j3" on "j3"."id" = "t"."project_id"
left join "currencies" as "j4" on "j4"."id" = "t"."price_currency_id"
where "t"."id" = $1;

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1
--   62296ae3 5a2445f4 36e8e7e0

-- 36e8e7e0
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" = any(cast($1 as bigint[]));

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1%2C1%2B
--   62296ae3 5a2445f4 cfe00c31

-- cfe00c31
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- listProjectBomEntries: GET /api/project_bom_entries?price_currency=1%2B%2B
--   62296ae3 5a2445f4 9ef3331a

-- 9ef3331a
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."price_currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- listProjectBomEntries: GET /api/project_bom_entries?mountnames=sam%25
--   62296ae3 5a2445f4 c0ea4b36

-- c0ea4b36
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."mountnames_folded" >= $1 and "project_bom_entries"."mountnames_folded" < $2;

-- listProjectBomEntries: GET /api/project_bom_entries?quantity[between]=1..9
--   62296ae3 5a2445f4 329c2a7b 4a2865a6 4ec598db

-- 329c2a7b
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."quantity" between cast($1 as double precision) and cast($2 as double precision);

-- 4a2865a6
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."quantity" between cast($1 as double precision) and cast($2 as double precision)
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBomEntries: GET /api/project_bom_entries?quantity[gt]=1
--   62296ae3 5a2445f4 96676b02

-- 96676b02
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."quantity" > cast($1 as double precision);

-- listProjectBomEntries: GET /api/project_bom_entries?order[quantity]=asc
--   62296ae3 5a2445f4 51408423 56959603 4ec598db

-- 56959603
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."quantity" asc, "project_bom_entries"."id" asc
limit $1 offset $2;

-- listProjectBomEntries: GET /api/project_bom_entries?id=1
--   62296ae3 5a2445f4 e01c4062 47ee832c cd60dcae

-- e01c4062
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."id" = any(cast($1 as bigint[]));

-- 47ee832c
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."id" = any(cast($1 as bigint[]))
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?name=sample
--   62296ae3 5a2445f4 a8b13051 4c564ceb cd60dcae

-- a8b13051
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" = $1;

-- 4c564ceb
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" = $1
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?name=sam%25
--   62296ae3 5a2445f4 ff76c200 6074e33d cd60dcae

-- ff76c200
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= $1 and "project_bom_entries"."name_folded" < $2;

-- 6074e33d
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= $1 and "project_bom_entries"."name_folded" < $2
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBomEntries: GET /api/project_bom_entries?name=%25ampl%25
--   62296ae3 5a2445f4 bf92bbc6 93cfc86f cd60dcae

-- bf92bbc6
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" like $1 escape '\';

-- 93cfc86f
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" like $1 escape '\'
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?name=s_mple
--   62296ae3 5a2445f4 55e914b5 60c5d42e cd60dcae

-- 55e914b5
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= $1 and "project_bom_entries"."name_folded" < $2 and "project_bom_entries"."name_folded" like $3 escape '\';

-- 60c5d42e
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."name_folded" >= $1 and "project_bom_entries"."name_folded" < $2 and "project_bom_entries"."name_folded" like $3 escape '\'
order by "project_bom_entries"."id" asc
limit $4 offset $5;

-- listProjectBomEntries: GET /api/project_bom_entries?comment=sam%25
--   62296ae3 5a2445f4 cb7ae557

-- cb7ae557
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."comment_folded" >= $1 and "project_bom_entries"."comment_folded" < $2;

-- listProjectBomEntries: GET /api/project_bom_entries?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 61cab6ea 45fe2056 4ec598db

-- 61cab6ea
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."added_date" >= $1;

-- 45fe2056
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."added_date" >= $1
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 eeb948ca 9f9e8d5b 4ec598db

-- eeb948ca
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."last_modified" >= $1;

-- 9f9e8d5b
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."last_modified" >= $1
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBomEntries: GET /api/project_bom_entries?order[name]=asc
--   62296ae3 5a2445f4 51408423 d91d21b4 4ec598db

-- d91d21b4
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by coalesce("project_bom_entries"."name_sort", "project_bom_entries"."name_folded") asc nulls first,
    "project_bom_entries"."id" asc
limit $1 offset $2;

-- listProjectBomEntries: GET /api/project_bom_entries?order[id]=desc
--   62296ae3 5a2445f4 51408423 1414c64a 4ec598db

-- listProjectBomEntries: GET /api/project_bom_entries?order[addedDate]=asc
--   62296ae3 5a2445f4 51408423 3bca6bc7 4ec598db

-- 3bca6bc7
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."added_date" asc, "project_bom_entries"."id" asc
limit $1 offset $2;

-- listProjectBomEntries: GET /api/project_bom_entries?order[lastModified]=asc
--   62296ae3 5a2445f4 51408423 b0c6abd2 4ec598db

-- b0c6abd2
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
order by "project_bom_entries"."last_modified" asc, "project_bom_entries"."id" asc
limit $1 offset $2;

-- listProjectBom: GET /api/projects/1/bom
--   62296ae3 2ccd4e64 5a2445f4 f391876a e3c72a19 4ec598db

-- 2ccd4e64
select *
from "projects"
where "id" = $1;

-- f391876a
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1;

-- e3c72a19
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBom: GET /api/projects/1/bom?page=2&itemsPerPage=2
--   62296ae3 2ccd4e64 5a2445f4 f391876a 8856fd53 cd60dcae

-- 8856fd53
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."id" desc
limit $2 offset $3;

-- listProjectBom: GET /api/projects/1/bom?cursor=
--   62296ae3 2ccd4e64 5a2445f4 f391876a 5898ff9e 4ec598db

-- 5898ff9e
select "project_bom_entries"."id" as "id", "project_bom_entries"."id" as "k0"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."id" asc
limit $2;

-- listProjectBom: GET /api/projects/1/bom?part=1
--   62296ae3 2ccd4e64 5a2445f4 c07f9365 88e3d900 cd60dcae

-- c07f9365
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."part_id" = any(cast($2 as bigint[]));

-- 88e3d900
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."part_id" = any(cast($2 as bigint[]))
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBom: GET /api/projects/1/bom?price_currency=1
--   62296ae3 2ccd4e64 5a2445f4 0491a7e8

-- 0491a7e8
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."price_currency_id" = any(cast($2 as bigint[]));

-- listProjectBom: GET /api/projects/1/bom?price_currency=1%2C1%2B
--   62296ae3 2ccd4e64 5a2445f4 9fd02f00

-- 9fd02f00
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."price_currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($2 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($3 as bigint[])));

-- listProjectBom: GET /api/projects/1/bom?price_currency=1%2B%2B
--   62296ae3 2ccd4e64 5a2445f4 6bc8e2c4

-- 6bc8e2c4
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."price_currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($2 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- listProjectBom: GET /api/projects/1/bom?mountnames=sam%25
--   62296ae3 2ccd4e64 5a2445f4 5e309ab8

-- 5e309ab8
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."mountnames_folded" >= $2 and "project_bom_entries"."mountnames_folded" < $3;

-- listProjectBom: GET /api/projects/1/bom?quantity[between]=1..9
--   62296ae3 2ccd4e64 5a2445f4 c6fc1b37 4e95fcfd 4ec598db

-- c6fc1b37
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."quantity" between cast($2 as double precision) and cast($3 as double precision);

-- 4e95fcfd
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."quantity" between cast($2 as double precision) and cast($3 as double precision)
order by "project_bom_entries"."id" asc
limit $4 offset $5;

-- listProjectBom: GET /api/projects/1/bom?quantity[gt]=1
--   62296ae3 2ccd4e64 5a2445f4 d492d1a0

-- d492d1a0
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."quantity" > cast($2 as double precision);

-- listProjectBom: GET /api/projects/1/bom?order[quantity]=asc
--   62296ae3 2ccd4e64 5a2445f4 f391876a 680e3c48 4ec598db

-- 680e3c48
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."quantity" asc, "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBom: GET /api/projects/1/bom?name=sample
--   62296ae3 2ccd4e64 5a2445f4 0f85f537 6a158ffa cd60dcae

-- 0f85f537
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" = $2;

-- 6a158ffa
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" = $2
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBom: GET /api/projects/1/bom?name=sam%25
--   62296ae3 2ccd4e64 5a2445f4 d6a0d43f 6ba2341f cd60dcae

-- d6a0d43f
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" >= $2 and "project_bom_entries"."name_folded" < $3;

-- 6ba2341f
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" >= $2 and "project_bom_entries"."name_folded" < $3
order by "project_bom_entries"."id" asc
limit $4 offset $5;

-- listProjectBom: GET /api/projects/1/bom?name=%25ampl%25
--   62296ae3 2ccd4e64 5a2445f4 41dd5f3a 217a2850 cd60dcae

-- 41dd5f3a
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" like $2 escape '\';

-- 217a2850
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" like $2 escape '\'
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBom: GET /api/projects/1/bom?name=s_mple
--   62296ae3 2ccd4e64 5a2445f4 cb151836 d1d49707 cd60dcae

-- cb151836
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" >= $2 and "project_bom_entries"."name_folded" < $3 and "project_bom_entries"."name_folded" like $4 escape '\';

-- d1d49707
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."name_folded" >= $2 and "project_bom_entries"."name_folded" < $3 and "project_bom_entries"."name_folded" like $4 escape '\'
order by "project_bom_entries"."id" asc
limit $5 offset $6;

-- listProjectBom: GET /api/projects/1/bom?comment=sam%25
--   62296ae3 2ccd4e64 5a2445f4 56e8a4a4

-- 56e8a4a4
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."comment_folded" >= $2 and "project_bom_entries"."comment_folded" < $3;

-- listProjectBom: GET /api/projects/1/bom?addedDate[after]=2020-01-01
--   62296ae3 2ccd4e64 5a2445f4 82037eaf 0b38f152 4ec598db

-- 82037eaf
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."added_date" >= $2;

-- 0b38f152
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."added_date" >= $2
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBom: GET /api/projects/1/bom?lastModified[after]=2020-01-01
--   62296ae3 2ccd4e64 5a2445f4 91efc78b 7b9ae599 4ec598db

-- 91efc78b
select count(*) as "total"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."last_modified" >= $2;

-- 7b9ae599
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1 and "project_bom_entries"."last_modified" >= $2
order by "project_bom_entries"."id" asc
limit $3 offset $4;

-- listProjectBom: GET /api/projects/1/bom?order[name]=asc
--   62296ae3 2ccd4e64 5a2445f4 f391876a 3bde2f6b 4ec598db

-- 3bde2f6b
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by coalesce("project_bom_entries"."name_sort", "project_bom_entries"."name_folded") asc nulls first,
    "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBom: GET /api/projects/1/bom?order[id]=desc
--   62296ae3 2ccd4e64 5a2445f4 f391876a 8856fd53 4ec598db

-- listProjectBom: GET /api/projects/1/bom?order[addedDate]=asc
--   62296ae3 2ccd4e64 5a2445f4 f391876a d8753165 4ec598db

-- d8753165
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."added_date" asc, "project_bom_entries"."id" asc
limit $2 offset $3;

-- listProjectBom: GET /api/projects/1/bom?order[lastModified]=asc
--   62296ae3 2ccd4e64 5a2445f4 f391876a a7729d47 4ec598db

-- a7729d47
select "project_bom_entries"."id" as "id"
from "project_bom_entries"
where "project_bom_entries"."project_id" = $1
order by "project_bom_entries"."last_modified" asc, "project_bom_entries"."id" asc
limit $2 offset $3;

-- getProjectBomEntry: GET /api/project_bom_entries/1
--   62296ae3 cd60dcae

-- listProjectBomEntryLog: GET /api/project_bom_entries/1/log
--   62296ae3 0c33b3cd 9bde09ae 808fc842 416aee90

-- 0c33b3cd
select "t"."id" as "id", "t"."version" as "version"
from "project_bom_entries" as "t"
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

-- listProjectBomEntryCandidates: GET /api/project_bom_entries/1/candidates
--   62296ae3 dccccedd bbf53feb 67abdef6 ad23810e 7a061493 c5fa9f0a 8e18a09f 2627651e 9a81b806

-- dccccedd
select *
from "project_bom_entries"
where "id" = $1;

-- bbf53feb
select "p"."id", "p"."ipn_folded" as "key"
from "parts" as "p"
where "p"."ipn_folded" = any(cast($1 as text[]));

-- 67abdef6
select "p"."id", "p"."manufacturer_product_number_folded" as "key"
from "parts" as "p"
where "p"."manufacturer_product_number_folded" = any(cast($1 as text[]))
union select "p"."id", "p"."name_folded" as "key"
from "parts" as "p"
where "p"."name_folded" = any(cast($2 as text[]));

-- ad23810e
select "o"."part_id" as "id", "o"."supplierpartnr_folded" as "key", "s"."name" as "supplier"
from "orderdetails" as "o"
inner join "suppliers" as "s" on "s"."id" = "o"."supplier_id"
where "o"."supplierpartnr_folded" = any(cast($1 as text[]));

-- 7a061493
select "e"."id", "e"."name", "e"."mountnames", "e"."quantity", "e"."comment", "e"."part_id" as "partId",
    e.project_id = $1 as "isOwn"
from "project_bom_entries" as "e"
where "e"."name_folded" = any(cast($2 as text[])) and "e"."part_id" is not null and coalesce((select c.operation
from log_entries l join change_sets c on c.id = l.change_set_id
where l.target_type = 'ProjectBOMEntry' and l.target_id = e.id and (l.kind = 'element_created' or (l.kind = 'element_edited' and l.changes like '%"part":%'))
order by l.id desc
limit 1), '') not in ('importProjectBom', 'import bom')
order by "e"."last_modified" desc, "e"."id" desc;

-- c5fa9f0a
with wanted as (select number, unit
from json_to_recordset(cast($1 as json)) as given(number double precision,
    unit text)) select distinct v.part_id as id
from wanted join parameters v on v.value_typical = wanted.number and v.unit_folded = wanted.unit
where v.part_id is not null
order by 1
limit 20000;

-- 8e18a09f
with wanted as (select key, text, size, narrowed
from json_to_recordset(cast($1 as json)) as given(key text, text text, size text,
    narrowed text)) select wanted.key, cast(found.ids as text) as ids
from wanted cross join lateral ( select coalesce(json_agg(id), '[]') as ids
from ( select part_id as id
from search_parts
where doc like wanted.text and doc like wanted.narrowed
limit 100) s) found
union all select wanted.key, cast(found.ids as text) as ids
from wanted cross join lateral ( select coalesce(json_agg(id), '[]') as ids
from ( select p.id
from search_parts s join parts p on p.id = s.part_id join footprints f on f.id = p.footprint_id
where s.doc like wanted.text and f.name_folded like '%' || wanted.size || '%'
limit 100) s) found
where wanted.size <> '';

-- 2627651e
select "p"."id", "p"."name", "p"."description", "p"."ipn", "p"."manufacturer_product_number" as "number",
    "p"."manufacturer_product_number_folded" as "numberFolded", "p"."eda_value" as "edaValue",
    "p"."eda_kicad_footprint" as "kicadFootprint", "f"."name" as "footprint", "m"."name" as "manufacturer",
    "c"."name" as "category", case when coalesce((select unit.is_integer
from parts as counted
inner join measurement_units as unit on unit.id = counted.part_unit_id
where counted.id = "p"."id"), true) then (select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else (select coalesce(sum(stock.amount), 0)
from part_lots as stock
where stock.part_id = "p"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end as "stock"
from "parts" as "p"
left join "footprints" as "f" on "f"."id" = "p"."footprint_id"
left join "manufacturers" as "m" on "m"."id" = "p"."manufacturer_id"
left join "categories" as "c" on "c"."id" = "p"."category_id"
where "p"."id" = any(cast($1 as bigint[]));

-- 9a81b806
select "part_id" as "id", "value_typical" as "number", "unit", "value_text" as "text"
from "parameters"
where "part_id" = any(cast($1 as bigint[]));

-- createProjectBomEntry: POST /api/project_bom_entries
--   62296ae3 2ccd4e64 25dfdfd2 8526cdf5 96740b06 cd60dcae d0910fb5 aecaa105 5b4d3250

-- 25dfdfd2
select "id"
from "project_bom_entries"
where "project_id" = $1 and "name" = $2;

-- 8526cdf5
insert into "project_bom_entries" ("name", "name_folded", "name_sort", "project_id", "quantity", "added_date",
    "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- 96740b06
update "projects"
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

-- updateProjectBomEntry: PATCH /api/project_bom_entries/1
--   62296ae3 dccccedd 0d003725 5fa8ac36 96740b06 cd60dcae d0910fb5 aecaa105 5b4d3250

-- 0d003725
select "id"
from "project_bom_entries"
where "project_id" = $1 and "name" = $2 and "id" <> $3;

-- 5fa8ac36
update "project_bom_entries"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteProjectBomEntry: DELETE /api/project_bom_entries/3
--   62296ae3 dccccedd 999611e2 96740b06 d0910fb5 c5e69bd0 5b4d3250

-- 999611e2
delete
from "project_bom_entries"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restoreProjectBomEntry: POST /api/project_bom_entries/1/restore
--   62296ae3 dccccedd 63c18e93 a023e089 633f9890 dccccedd 0d003725 5fa8ac36 96740b06 cd60dcae d0910fb5 aecaa105 5b4d3250

-- 63c18e93
select *
from "project_bom_entries"
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

-- restoreProjectBomEntry: POST /api/project_bom_entries/3/restore
--   62296ae3 dccccedd 63c18e93 a023e089 633f9890 07ae2145 dccccedd 07ae2145 07ae2145 15dadbad 2ccd4e64 25dfdfd2 3b39212e 96740b06 cd60dcae d0910fb5 aecaa105 5b4d3250

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

-- 3b39212e
insert into "project_bom_entries" ("quantity", "mountnames", "mountnames_folded", "name", "name_folded",
    "name_sort", "comment", "comment_folded", "project_id", "part_id", "price", "price_remainder",
    "price_currency_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning "id";
