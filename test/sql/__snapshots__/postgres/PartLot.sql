-- listPartLots: GET /api/part_lots
--   62296ae3 5a2445f4 2efcc5db c03de2a6 33acfe74

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

-- 2efcc5db
select count(*) as "total"
from "part_lots";

-- c03de2a6
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."id" asc
limit $1 offset $2;

-- 33acfe74
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "j2"."id" as "storage_location__id",
    "j2"."name" as "storage_location__name", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "j4"."id" as "owner__id", "j4"."name" as "owner__name",
    "t"."user_barcode" as "user_barcode", "t"."last_stocktake_at" as "last_stocktake_at",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."id" = any(cast($1 as bigint[]));

-- listPartLots: GET /api/part_lots?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 2efcc5db ee8eeab6 022900ee

-- ee8eeab6
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."id" desc
limit $1 offset $2;

-- 022900ee
select "t"."id" as "id", "t"."description" as "description", "t"."comment" as "comment",
    "j1"."id" as "part__id", "j1"."name" as "part__name", "j2"."id" as "storage_location__id",
    "j2"."name" as "storage_location__name", "j2"."full_path" as "storage_location__full_path",
    "t"."amount" as "amount", "j3"."is_integer" as "part__partUnit__is_integer",
    "t"."instock_unknown" as "instock_unknown", "t"."needs_refill" as "needs_refill",
    "t"."expiration_date" as "expiration_date", "j4"."id" as "owner__id", "j4"."name" as "owner__name",
    "t"."user_barcode" as "user_barcode", "t"."last_stocktake_at" as "last_stocktake_at",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_lots" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "storage_locations" as "j2" on "j2"."id" = "t"."storage_location_id"
left join "measurement_units" as "j3" on "j3"."id" = "j1"."part_unit_id"
left join "users" as "j4" on "j4"."id" = "t"."owner_id"
where "t"."id" = $1;

-- listPartLots: GET /api/part_lots?cursor=
--   62296ae3 5a2445f4 2efcc5db 135a1435 33acfe74

-- 135a1435
select "part_lots"."id" as "id", "part_lots"."id" as "k0"
from "part_lots"
order by "part_lots"."id" asc
limit $1;

-- listPartLots: GET /api/part_lots?part=1
--   62296ae3 5a2445f4 f145b7f3 420a91bc 33acfe74

-- f145b7f3
select count(*) as "total"
from "part_lots"
where "part_lots"."part_id" = any(cast($1 as bigint[]));

-- 420a91bc
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."part_id" = any(cast($1 as bigint[]))
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?storage_location=1
--   62296ae3 5a2445f4 61c01d0d 73b30ae7 33acfe74

-- 61c01d0d
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" = any(cast($1 as bigint[]));

-- 73b30ae7
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."storage_location_id" = any(cast($1 as bigint[]))
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?storage_location=1%2C1%2B
--   62296ae3 5a2445f4 84a8f6eb f1677a15 33acfe74

-- 84a8f6eb
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "storage_locations" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- f1677a15
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "storage_locations" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "part_lots"."id" asc
limit $3 offset $4;

-- listPartLots: GET /api/part_lots?storage_location=1%2B%2B
--   62296ae3 5a2445f4 bcc5b721 5075f922 33acfe74

-- bcc5b721
select count(*) as "total"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 5075f922
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."storage_location_id" in (select id
from ( with recursive branch(id) as ( select id
from "storage_locations" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "storage_locations" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?owner=1
--   62296ae3 5a2445f4 c150ab5c

-- c150ab5c
select count(*) as "total"
from "part_lots"
where "part_lots"."owner_id" = any(cast($1 as bigint[]));

-- listPartLots: GET /api/part_lots?description=sam%25
--   62296ae3 5a2445f4 a3bc5df2 0c797bfb 022900ee

-- a3bc5df2
select count(*) as "total"
from "part_lots"
where "part_lots"."description_folded" >= $1 and "part_lots"."description_folded" < $2;

-- 0c797bfb
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."description_folded" >= $1 and "part_lots"."description_folded" < $2
order by "part_lots"."id" asc
limit $3 offset $4;

-- listPartLots: GET /api/part_lots?user_barcode=sam%25
--   62296ae3 5a2445f4 693b7ddb f8e6a85e 022900ee

-- 693b7ddb
select count(*) as "total"
from "part_lots"
where "part_lots"."user_barcode_folded" >= $1 and "part_lots"."user_barcode_folded" < $2;

-- f8e6a85e
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."user_barcode_folded" >= $1 and "part_lots"."user_barcode_folded" < $2
order by "part_lots"."id" asc
limit $3 offset $4;

-- listPartLots: GET /api/part_lots?instock_unknown=1
--   62296ae3 5a2445f4 66549041 63e61887 022900ee

-- 66549041
select count(*) as "total"
from "part_lots"
where "part_lots"."instock_unknown";

-- 63e61887
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."instock_unknown"
order by "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?needs_refill=1
--   62296ae3 5a2445f4 f1d07391 7dbac702 022900ee

-- f1d07391
select count(*) as "total"
from "part_lots"
where "part_lots"."needs_refill";

-- 7dbac702
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."needs_refill"
order by "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?amount[between]=1..9
--   62296ae3 5a2445f4 28caafb5

-- 28caafb5
select count(*) as "total"
from "part_lots"
where "part_lots"."amount" between cast($1 as double precision) and cast($2 as double precision);

-- listPartLots: GET /api/part_lots?amount[gt]=1
--   62296ae3 5a2445f4 17c2f250 d841fdf3 33acfe74

-- 17c2f250
select count(*) as "total"
from "part_lots"
where "part_lots"."amount" > cast($1 as double precision);

-- d841fdf3
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."amount" > cast($1 as double precision)
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?expiration_date[after]=2020-01-01
--   62296ae3 5a2445f4 597cef3c

-- 597cef3c
select count(*) as "total"
from "part_lots"
where "part_lots"."expiration_date" >= $1;

-- listPartLots: GET /api/part_lots?last_stocktake_at[after]=2020-01-01
--   62296ae3 5a2445f4 1a46d34c

-- 1a46d34c
select count(*) as "total"
from "part_lots"
where "part_lots"."last_stocktake_at" >= $1;

-- listPartLots: GET /api/part_lots?order[description]=asc
--   62296ae3 5a2445f4 2efcc5db f45d0371 33acfe74

-- f45d0371
select "part_lots"."id" as "id"
from "part_lots"
order by coalesce("part_lots"."description_sort", "part_lots"."description_folded") asc, "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?order[comment]=asc
--   62296ae3 5a2445f4 2efcc5db fe1909e7 33acfe74

-- fe1909e7
select "part_lots"."id" as "id"
from "part_lots"
order by coalesce("part_lots"."comment_sort", "part_lots"."comment_folded") asc, "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?order[amount]=asc
--   62296ae3 5a2445f4 2efcc5db 8f21ae02 33acfe74

-- 8f21ae02
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."amount" asc, "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?order[expiration_date]=asc
--   62296ae3 5a2445f4 2efcc5db c0201535 33acfe74

-- c0201535
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."expiration_date" asc nulls first, "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?id=1
--   62296ae3 5a2445f4 ce76c70f c6bab06c 022900ee

-- ce76c70f
select count(*) as "total"
from "part_lots"
where "part_lots"."id" = any(cast($1 as bigint[]));

-- c6bab06c
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."id" = any(cast($1 as bigint[]))
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?comment=sam%25
--   62296ae3 5a2445f4 38b6b2c9 d59eb379 022900ee

-- 38b6b2c9
select count(*) as "total"
from "part_lots"
where "part_lots"."comment_folded" >= $1 and "part_lots"."comment_folded" < $2;

-- d59eb379
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."comment_folded" >= $1 and "part_lots"."comment_folded" < $2
order by "part_lots"."id" asc
limit $3 offset $4;

-- listPartLots: GET /api/part_lots?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 0a471be0 b17c0e1a 33acfe74

-- 0a471be0
select count(*) as "total"
from "part_lots"
where "part_lots"."added_date" >= $1;

-- b17c0e1a
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."added_date" >= $1
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 cb35aae8 a2c2016d 33acfe74

-- cb35aae8
select count(*) as "total"
from "part_lots"
where "part_lots"."last_modified" >= $1;

-- a2c2016d
select "part_lots"."id" as "id"
from "part_lots"
where "part_lots"."last_modified" >= $1
order by "part_lots"."id" asc
limit $2 offset $3;

-- listPartLots: GET /api/part_lots?order[id]=desc
--   62296ae3 5a2445f4 2efcc5db ee8eeab6 33acfe74

-- listPartLots: GET /api/part_lots?order[addedDate]=asc
--   62296ae3 5a2445f4 2efcc5db 1fc412f4 33acfe74

-- 1fc412f4
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."added_date" asc, "part_lots"."id" asc
limit $1 offset $2;

-- listPartLots: GET /api/part_lots?order[lastModified]=asc
--   62296ae3 5a2445f4 2efcc5db e36b1e07 33acfe74

-- e36b1e07
select "part_lots"."id" as "id"
from "part_lots"
order by "part_lots"."last_modified" asc, "part_lots"."id" asc
limit $1 offset $2;

-- getPartLot: GET /api/part_lots/1
--   62296ae3 022900ee

-- listPartLotLog: GET /api/part_lots/1/log
--   62296ae3 f44d8358 9bde09ae 808fc842 98178511 fa6d4c37

-- f44d8358
select "t"."id" as "id", "t"."version" as "version"
from "part_lots" as "t"
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

-- 98178511
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- fa6d4c37
select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" = any(cast($1 as bigint[]));

-- addStock: POST /api/part_lots/1/add
--   62296ae3 fa097d40 8b0b2594 0e3d92b9 2239794b 67a43142 022900ee d0910fb5 aecaa105 5b4d3250

-- fa097d40
select *
from "part_lots"
where "id" = $1;

-- 8b0b2594
select "l"."id", "l"."part_id", "l"."amount", "l"."instock_unknown", "l"."last_stocktake_at", "l"."owner_id",
    "l"."storage_location_id", "u"."is_integer", "s"."is_full"
from "part_lots" as "l"
inner join "parts" as "p" on "p"."id" = "l"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
left join "storage_locations" as "s" on "s"."id" = "l"."storage_location_id"
where "l"."id" = any(cast($1 as bigint[]));

-- 0e3d92b9
update part_lots
set amount = case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else cast(round(cast(cast((part_lots.amount + d.by) as text) as numeric),
    9) as double precision) end, version = version + 1, last_modified = $1
from json_to_recordset(cast($2 as json)) as d(lot bigint, "by" double precision, "isInteger" boolean)
where part_lots.id = d.lot and not instock_unknown and case when d."isInteger" then floor(part_lots.amount + 0.5) + d.by else cast(round(cast(cast((part_lots.amount + d.by) as text) as numeric),
    9) as double precision) end >= 0
returning part_lots.id, part_lots.amount;

-- 2239794b
update "parts"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- 67a43142
select "p"."id", "u"."is_integer", case when coalesce((select unit.is_integer
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
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "p"."id" = any(cast($1 as bigint[]));

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

-- withdrawStock: POST /api/part_lots/1/withdraw
--   62296ae3 fa097d40 8b0b2594 0e3d92b9 2239794b 67a43142 022900ee d0910fb5 aecaa105 5b4d3250

-- moveStock: POST /api/part_lots/1/move
--   62296ae3 fa097d40 41dcbe9b 5bc13b91 4a913591 257f246f 4e4d5caf 2239794b 8b0b2594 0e3d92b9 2239794b 67a43142 022900ee 022900ee d0910fb5 f1ff8787 5b4d3250

-- 41dcbe9b
select *
from "storage_locations"
where "id" = $1;

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 4a913591
select *
from "measurement_units"
where "id" = $1;

-- 257f246f
select count(*) as "count"
from "part_lots"
where "part_id" = $1;

-- 4e4d5caf
insert into "part_lots" ("part_id", "description", "description_folded", "description_sort",
    "expiration_date", "owner_id", "storage_location_id", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- f1ff8787
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26), ($27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39);

-- countStock: POST /api/part_lots/1/stocktake
--   62296ae3 fa097d40 8b0b2594 edcb407d 2239794b 67a43142 022900ee d0910fb5 aecaa105 5b4d3250

-- edcb407d
update "part_lots"
set "amount" = $1, "instock_unknown" = $2, "last_stocktake_at" = $3, "last_modified" = $4,
    "version" = version + 1
where "id" = $5;

-- createPartLot: POST /api/part_lots
--   62296ae3 5bc13b91 41dcbe9b 4a913591 257f246f 59ce56a8 2239794b 022900ee d0910fb5 aecaa105 5b4d3250

-- 59ce56a8
insert into "part_lots" ("description", "description_folded", "description_sort", "part_id",
    "storage_location_id", "amount", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- updatePartLot: PATCH /api/part_lots/1
--   62296ae3 fa097d40 5bc13b91 4a913591 022900ee

-- deletePartLot: DELETE /api/part_lots/3
--   62296ae3 fa097d40 51c47308 2239794b d0910fb5 c5e69bd0 5b4d3250

-- 51c47308
delete
from "part_lots"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restorePartLot: POST /api/part_lots/1/restore
--   62296ae3 fa097d40 84635447 a023e089 633f9890 fa097d40 5bc13b91 4a913591 551b9fba 2239794b 022900ee d0910fb5 aecaa105 5b4d3250

-- 84635447
select *
from "part_lots"
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

-- 551b9fba
update "part_lots"
set "last_stocktake_at" = $1, "last_modified" = $2, "version" = $3
where "id" = $4;

-- restorePartLot: POST /api/part_lots/3/restore
--   62296ae3 fa097d40 84635447 a023e089 633f9890 07ae2145 fa097d40 07ae2145 07ae2145 15dadbad 5bc13b91 41dcbe9b 5bc13b91 4a913591 257f246f 5fbd0c56 2239794b 022900ee d0910fb5 aecaa105 5b4d3250

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

-- 5fbd0c56
insert into "part_lots" ("description", "description_folded", "description_sort", "comment", "comment_folded",
    "comment_sort", "part_id", "storage_location_id", "amount", "instock_unknown", "needs_refill",
    "expiration_date", "owner_id", "user_barcode", "user_barcode_folded", "last_stocktake_at", "added_date",
    "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
returning "id";
