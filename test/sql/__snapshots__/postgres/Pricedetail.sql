-- listPricedetails: GET /api/pricedetails
--   62296ae3 5a2445f4 bf146eb1 5121fb7a 0b151bb2

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

-- bf146eb1
select count(*) as "total"
from "pricedetails";

-- 5121fb7a
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."id" asc
limit $1 offset $2;

-- 0b151bb2
select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "j2"."id" as "orderdetail__id",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."id" = any(cast($1 as bigint[]));

-- listPricedetails: GET /api/pricedetails?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 bf146eb1 83ee35ed a4a2d4a9

-- 83ee35ed
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."id" desc
limit $1 offset $2;

-- a4a2d4a9
select "t"."id" as "id", "t"."price" as "price", "t"."price_remainder" as "price_remainder",
    "j1"."id" as "currency__id", "j1"."name" as "currency__name", "j1"."full_path" as "currency__full_path",
    "j1"."iso_code" as "currency__iso_code", "t"."price_related_quantity" as "price_related_quantity",
    "j4"."is_integer" as "orderdetail__part__partUnit__is_integer",
    "t"."min_discount_quantity" as "min_discount_quantity", "j2"."id" as "orderdetail__id",
    "t"."added_date" as "added_date", "t"."last_modified" as "last_modified", "t"."version" as "version"
from "pricedetails" as "t"
left join "currencies" as "j1" on "j1"."id" = "t"."currency_id"
left join "orderdetails" as "j2" on "j2"."id" = "t"."orderdetail_id"
left join "parts" as "j3" on "j3"."id" = "j2"."part_id"
left join "measurement_units" as "j4" on "j4"."id" = "j3"."part_unit_id"
where "t"."id" = $1;

-- listPricedetails: GET /api/pricedetails?cursor=
--   62296ae3 5a2445f4 bf146eb1 63d854ba 0b151bb2

-- 63d854ba
select "pricedetails"."id" as "id", "pricedetails"."id" as "k0"
from "pricedetails"
order by "pricedetails"."id" asc
limit $1;

-- listPricedetails: GET /api/pricedetails?orderdetail=1
--   62296ae3 5a2445f4 099cdc36 2201c827 0b151bb2

-- 099cdc36
select count(*) as "total"
from "pricedetails"
where "pricedetails"."orderdetail_id" = any(cast($1 as bigint[]));

-- 2201c827
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."orderdetail_id" = any(cast($1 as bigint[]))
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?currency=1
--   62296ae3 5a2445f4 be62fbdb d4515551 0b151bb2

-- be62fbdb
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" = any(cast($1 as bigint[]));

-- d4515551
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" = any(cast($1 as bigint[]))
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?currency=1%2C1%2B
--   62296ae3 5a2445f4 ebe60636 8e42ede8 0b151bb2

-- ebe60636
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- 8e42ede8
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "currencies" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "pricedetails"."id" asc
limit $3 offset $4;

-- listPricedetails: GET /api/pricedetails?currency=1%2B%2B
--   62296ae3 5a2445f4 4081e617 ca4e2140 0b151bb2

-- 4081e617
select count(*) as "total"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- ca4e2140
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."currency_id" in (select id
from ( with recursive branch(id) as ( select id
from "currencies" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "currencies" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?id=1
--   62296ae3 5a2445f4 49bbf5e9 0c571f32 a4a2d4a9

-- 49bbf5e9
select count(*) as "total"
from "pricedetails"
where "pricedetails"."id" = any(cast($1 as bigint[]));

-- 0c571f32
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."id" = any(cast($1 as bigint[]))
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 a74e5d47 38e8a546 0b151bb2

-- a74e5d47
select count(*) as "total"
from "pricedetails"
where "pricedetails"."added_date" >= $1;

-- 38e8a546
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."added_date" >= $1
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 725053af 428a2c72 0b151bb2

-- 725053af
select count(*) as "total"
from "pricedetails"
where "pricedetails"."last_modified" >= $1;

-- 428a2c72
select "pricedetails"."id" as "id"
from "pricedetails"
where "pricedetails"."last_modified" >= $1
order by "pricedetails"."id" asc
limit $2 offset $3;

-- listPricedetails: GET /api/pricedetails?order[id]=desc
--   62296ae3 5a2445f4 bf146eb1 83ee35ed 0b151bb2

-- listPricedetails: GET /api/pricedetails?order[addedDate]=asc
--   62296ae3 5a2445f4 bf146eb1 093cfd06 0b151bb2

-- 093cfd06
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."added_date" asc, "pricedetails"."id" asc
limit $1 offset $2;

-- listPricedetails: GET /api/pricedetails?order[lastModified]=asc
--   62296ae3 5a2445f4 bf146eb1 d29ea16d 0b151bb2

-- d29ea16d
select "pricedetails"."id" as "id"
from "pricedetails"
order by "pricedetails"."last_modified" asc, "pricedetails"."id" asc
limit $1 offset $2;

-- getPricedetail: GET /api/pricedetails/1
--   62296ae3 a4a2d4a9

-- listPricedetailLog: GET /api/pricedetails/1/log
--   62296ae3 c15f4366 9bde09ae 808fc842 416aee90 39ae59b5

-- c15f4366
select "t"."id" as "id", "t"."version" as "version"
from "pricedetails" as "t"
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

-- 39ae59b5
select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" = any(cast($1 as bigint[]));

-- createPricedetail: POST /api/pricedetails
--   62296ae3 64d9922b 37374cc4 5bc13b91 4a913591 ceab7b6b 39179b44 e5c88a5c e8a82ae4 f0b8a96d 2239794b a4a2d4a9 d0910fb5 aecaa105 5b4d3250

-- 64d9922b
select *
from "currencies"
where "id" = $1;

-- 37374cc4
select *
from "orderdetails"
where "id" = $1;

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 4a913591
select *
from "measurement_units"
where "id" = $1;

-- ceab7b6b
select count(*) as "count"
from "pricedetails"
where "orderdetail_id" = $1;

-- 39179b44
select "id"
from "pricedetails"
where "orderdetail_id" = $1 and "min_discount_quantity" = $2;

-- e5c88a5c
insert into "pricedetails" ("price", "price_remainder", "currency_id", "min_discount_quantity",
    "orderdetail_id", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- e8a82ae4
update "orderdetails"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- f0b8a96d
select *
from "orderdetails"
where "id" = any(cast($1 as bigint[]))
order by "id";

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

-- updatePricedetail: PATCH /api/pricedetails/1
--   62296ae3 07c827ea 44105915 e8a82ae4 f0b8a96d 2239794b a4a2d4a9 d0910fb5 aecaa105 5b4d3250

-- 07c827ea
select *
from "pricedetails"
where "id" = $1;

-- 44105915
update "pricedetails"
set "price" = $1, "last_modified" = $2, "version" = $3
where "id" = $4;

-- deletePricedetail: DELETE /api/pricedetails/3
--   62296ae3 07c827ea 2bcc49e3 e8a82ae4 f0b8a96d 2239794b d0910fb5 c5e69bd0 5b4d3250

-- 2bcc49e3
delete
from "pricedetails"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restorePricedetail: POST /api/pricedetails/1/restore
--   62296ae3 07c827ea 6cd887e3 a023e089 633f9890 07c827ea 44105915 e8a82ae4 f0b8a96d 2239794b a4a2d4a9 d0910fb5 aecaa105 5b4d3250

-- 6cd887e3
select *
from "pricedetails"
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

-- restorePricedetail: POST /api/pricedetails/3/restore
--   62296ae3 07c827ea 6cd887e3 a023e089 633f9890 07ae2145 07c827ea 07ae2145 07ae2145 15dadbad 64d9922b 37374cc4 37374cc4 5bc13b91 4a913591 ceab7b6b 39179b44 4d085693 e8a82ae4 f0b8a96d 2239794b a4a2d4a9 d0910fb5 aecaa105 5b4d3250

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

-- 4d085693
insert into "pricedetails" ("price", "price_remainder", "currency_id", "price_related_quantity",
    "min_discount_quantity", "orderdetail_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning "id";
