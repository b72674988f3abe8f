-- listProjects: GET /api/projects
--   62296ae3 5a2445f4 daa975e7 7451decc e8cf5d42

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

-- daa975e7
select count(*) as "total"
from "projects";

-- 7451decc
select "projects"."id" as "id"
from "projects"
order by "projects"."id" asc
limit $1 offset $2;

-- e8cf5d42
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listProjects: GET /api/projects?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 daa975e7 7451decc e8cf5d42

-- listProjects: GET /api/projects?cursor=
--   62296ae3 5a2445f4 daa975e7 ea603883 e8cf5d42

-- ea603883
select "projects"."id" as "id", "projects"."id" as "k0"
from "projects"
order by "projects"."id" asc
limit $1;

-- listProjects: GET /api/projects?id=1
--   62296ae3 5a2445f4 44a7d1ce 4bda0a1a eac21a44

-- 44a7d1ce
select count(*) as "total"
from "projects"
where "projects"."id" = any(cast($1 as bigint[]));

-- 4bda0a1a
select "projects"."id" as "id"
from "projects"
where "projects"."id" = any(cast($1 as bigint[]))
order by "projects"."id" asc
limit $2 offset $3;

-- eac21a44
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."status" as "status",
    "t"."description" as "description", "j1"."id" as "build_part__id", "j1"."name" as "build_part__name",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "projects" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."build_part_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."project_id" as "$owner"
from "attachments" as "t"
where "t"."project_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."project_id" as "$owner"
from "parameters" as "t"
where "t"."project_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listProjects: GET /api/projects?name=sample
--   62296ae3 5a2445f4 ec3c0713 270ddc32 eac21a44

-- ec3c0713
select count(*) as "total"
from "projects"
where "projects"."name_folded" = $1;

-- 270ddc32
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" = $1
order by "projects"."id" asc
limit $2 offset $3;

-- listProjects: GET /api/projects?name=sam%25
--   62296ae3 5a2445f4 8624dbcd 17cbc175 e8cf5d42

-- 8624dbcd
select count(*) as "total"
from "projects"
where "projects"."name_folded" >= $1 and "projects"."name_folded" < $2;

-- 17cbc175
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" >= $1 and "projects"."name_folded" < $2
order by "projects"."id" asc
limit $3 offset $4;

-- listProjects: GET /api/projects?name=%25ampl%25
--   62296ae3 5a2445f4 2e686922 0163ae23 e8cf5d42

-- 2e686922
select count(*) as "total"
from "projects"
where "projects"."name_folded" like $1 escape '\';

-- 0163ae23
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" like $1 escape '\'
order by "projects"."id" asc
limit $2 offset $3;

-- listProjects: GET /api/projects?name=s_mple
--   62296ae3 5a2445f4 4fd0b95e 9e219c64 eac21a44

-- 4fd0b95e
select count(*) as "total"
from "projects"
where "projects"."name_folded" >= $1 and "projects"."name_folded" < $2 and "projects"."name_folded" like $3 escape '\';

-- 9e219c64
select "projects"."id" as "id"
from "projects"
where "projects"."name_folded" >= $1 and "projects"."name_folded" < $2 and "projects"."name_folded" like $3 escape '\'
order by "projects"."id" asc
limit $4 offset $5;

-- listProjects: GET /api/projects?comment=sam%25
--   62296ae3 5a2445f4 e43077a9

-- e43077a9
select count(*) as "total"
from "projects"
where "projects"."comment_folded" >= $1 and "projects"."comment_folded" < $2;

-- listProjects: GET /api/projects?ancestors_of=1
--   62296ae3 5a2445f4 9194963c

-- 9194963c
select count(*) as "total"
from "projects"
where "projects"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "projects" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "projects" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listProjects: GET /api/projects?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 2e04463a 7bc6e458 e8cf5d42

-- 2e04463a
select count(*) as "total"
from "projects"
where "projects"."added_date" >= $1;

-- 7bc6e458
select "projects"."id" as "id"
from "projects"
where "projects"."added_date" >= $1
order by "projects"."id" asc
limit $2 offset $3;

-- listProjects: GET /api/projects?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 cab272db 89110044 e8cf5d42

-- cab272db
select count(*) as "total"
from "projects"
where "projects"."last_modified" >= $1;

-- 89110044
select "projects"."id" as "id"
from "projects"
where "projects"."last_modified" >= $1
order by "projects"."id" asc
limit $2 offset $3;

-- listProjects: GET /api/projects?order[name]=asc
--   62296ae3 5a2445f4 daa975e7 7e10b5a7 e8cf5d42

-- 7e10b5a7
select "projects"."id" as "id"
from "projects"
order by coalesce("projects"."name_sort", "projects"."name_folded") asc, "projects"."id" asc
limit $1 offset $2;

-- listProjects: GET /api/projects?order[id]=desc
--   62296ae3 5a2445f4 daa975e7 58b63662 e8cf5d42

-- 58b63662
select "projects"."id" as "id"
from "projects"
order by "projects"."id" desc
limit $1 offset $2;

-- listProjects: GET /api/projects?order[addedDate]=asc
--   62296ae3 5a2445f4 daa975e7 d4bc70f6 e8cf5d42

-- d4bc70f6
select "projects"."id" as "id"
from "projects"
order by "projects"."added_date" asc, "projects"."id" asc
limit $1 offset $2;

-- listProjects: GET /api/projects?order[lastModified]=asc
--   62296ae3 5a2445f4 daa975e7 177c8dd0 e8cf5d42

-- 177c8dd0
select "projects"."id" as "id"
from "projects"
order by "projects"."last_modified" asc, "projects"."id" asc
limit $1 offset $2;

-- listProjectChildren: GET /api/projects/1/children
--   62296ae3 e2b8ddc5 5a2445f4 1c0199cc 411b1519 e8cf5d42

-- e2b8ddc5
select "t"."id" as "id", "t"."version" as "version"
from "projects" as "t"
where "t"."id" = $1;

-- 1c0199cc
select count(*) as "total"
from "projects"
where "projects"."parent_id" = $1;

-- 411b1519
select "projects"."id" as "id"
from "projects"
where "projects"."parent_id" = $1
order by "projects"."id" asc
limit $2 offset $3;

-- getProject: GET /api/projects/1
--   62296ae3 eac21a44

-- listProjectLog: GET /api/projects/1/log
--   62296ae3 e2b8ddc5 9bde09ae 808fc842 416aee90 e3ec1f36

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

-- e3ec1f36
select 'Project' as type, id, "name" as name
from "projects"
where "id" = any(cast($1 as bigint[]));

-- exportProjectBom: GET /api/projects/1/bom_export
--   62296ae3 acc1605f 8f334927 a5cfaa5d 3dcebcb0 75447ecf 6434e6f0 47b001ea

-- acc1605f
select "id", "name", "full_path", "build_part_id" as "buildPart"
from "projects"
where "id" = $1;

-- 8f334927
select "e"."id", "e"."name", "e"."quantity", "p"."id" as "partId", "p"."name" as "partName", "u"."is_integer"
from "project_bom_entries" as "e"
left join "parts" as "p" on "p"."id" = "e"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "e"."project_id" = $1
order by "e"."id";

-- a5cfaa5d
select "l"."id", "l"."part_id", "l"."amount", "l"."owner_id", "u"."is_integer"
from "part_lots" as "l"
inner join "parts" as "p" on "p"."id" = "l"."part_id"
left join "measurement_units" as "u" on "u"."id" = "p"."part_unit_id"
where "l"."part_id" in (select "e"."part_id"
from "project_bom_entries" as "e"
where "e"."project_id" = $1) and not "l"."instock_unknown" and ("l"."expiration_date" is null or "l"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) and "l"."amount" > $2
order by l.expiration_date is null, "l"."expiration_date", "l"."amount", "l"."id";

-- 3dcebcb0
select "d"."id", "o"."part_id", "o"."id" as "orderdetail", "o"."supplierpartnr", "o"."prices_includes_vat",
    "s"."id" as "supplierId", "s"."name", "s"."full_path", "d"."price", "d"."price_remainder",
    "d"."price_related_quantity", "d"."min_discount_quantity", "c"."iso_code", "c"."exchange_rate",
    "c"."exchange_rate_remainder"
from "orderdetails" as "o"
inner join "pricedetails" as "d" on "d"."orderdetail_id" = "o"."id"
inner join "suppliers" as "s" on "s"."id" = "o"."supplier_id"
left join "currencies" as "c" on "c"."id" = "d"."currency_id"
where "o"."part_id" = any(cast($1 as bigint[])) and not "o"."obsolete"
order by "d"."id";

-- 75447ecf
select "t"."id" as "id", "t"."quantity" as "quantity", "j2"."is_integer" as "part__partUnit__is_integer",
    "t"."mountnames" as "mountnames", "t"."name" as "name", "t"."comment" as "comment",
    "t"."price" as "price", "t"."price_remainder" as "price_remainder", "j3"."id" as "price_currency__id",
    "t"."version" as "version"
from "project_bom_entries" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "measurement_units" as "j2" on "j2"."id" = "j1"."part_unit_id"
left join "currencies" as "j3" on "j3"."id" = "t"."price_currency_id"
where "t"."id" = any(cast($1 as bigint[]));

-- 6434e6f0
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description",
    "j1"."id" as "category__id", "j1"."full_path" as "category__full_path", "j2"."id" as "footprint__id",
    "j2"."name" as "footprint__name", "j3"."id" as "manufacturer__id", "j3"."name" as "manufacturer__name",
    "t"."manufacturer_product_number" as "manufacturer_product_number", "t"."ipn" as "ipn",
    "t"."eda_value" as "eda_value", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "t"."version" as "version"
from "parts" as "t"
left join "categories" as "j1" on "j1"."id" = "t"."category_id"
left join "footprints" as "j2" on "j2"."id" = "t"."footprint_id"
left join "manufacturers" as "j3" on "j3"."id" = "t"."manufacturer_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "j1"."id" as "storage_location__id",
    "j1"."full_path" as "storage_location__full_path", "t"."amount" as "amount",
    "j3"."is_integer" as "part__partUnit__is_integer", "t"."instock_unknown" as "instock_unknown",
    "t"."part_id" as "$owner"
from "part_lots" as "t"
left join "storage_locations" as "j1" on "j1"."id" = "t"."storage_location_id"
left join "parts" as "j2" on "j2"."id" = "t"."part_id"
left join "measurement_units" as "j3" on "j3"."id" = "j2"."part_unit_id"
where "t"."part_id" = $2
order by "t"."amount" desc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplierpartnr" as "supplierpartnr", "j1"."id" as "supplier__id",
    "j1"."name" as "supplier__name", "t"."obsolete" as "obsolete", "t"."part_id" as "$owner"
from "orderdetails" as "t"
left join "suppliers" as "j1" on "j1"."id" = "t"."supplier_id"
where "t"."part_id" = $3
order by "t"."obsolete" asc, "t"."supplierpartnr" asc, "t"."id" asc) as q) as "q2";

-- 47b001ea
select "t"."id" as "id", "t"."eda_kicad_footprint" as "eda_kicad_footprint", "t"."version" as "version"
from "footprints" as "t"
where "t"."id" = $1;

-- exportProjectBom: GET /api/projects/1/bom_export?format=kicad
--   62296ae3 acc1605f 8f334927 a5cfaa5d 3dcebcb0 75447ecf 6434e6f0 47b001ea

-- getProjectAvailability: GET /api/projects/1/availability
--   62296ae3 acc1605f 8f334927 a5cfaa5d 3dcebcb0

-- buildProject: POST /api/projects/1/build
--   62296ae3 acc1605f 8f334927 a5cfaa5d 8b0b2594 0e3d92b9 2239794b 67a43142 d0910fb5 c5e69bd0 5b4d3250

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

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- importProjectBom: POST /api/projects/1/bom_imports
--   62296ae3 acc1605f bbf53feb 67abdef6 ad23810e 7a061493 c5fa9f0a 8e18a09f 2627651e 9a81b806 fbfdc05d 9db4693e 80e69f98 b8b15ebe d3c7eaee 79f3715f 96740b06 d0910fb5 aecaa105 5b4d3250

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

-- fbfdc05d
select *
from "project_bom_entries"
where "project_id" = any(cast($1 as bigint[]))
order by "id";

-- 9db4693e
select *
from "parts"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- 80e69f98
select *
from "measurement_units"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- b8b15ebe
select "build_part_id" as "id"
from "projects"
where "build_part_id" = any(cast($1 as bigint[]));

-- d3c7eaee
select "id", "name"
from "parts"
where "id" = any(cast($1 as bigint[]));

-- 79f3715f
insert into "project_bom_entries" ("project_id", "part_id", "quantity", "mountnames", "mountnames_folded",
    "name", "name_folded", "name_sort", "comment", "comment_folded", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "id";

-- 96740b06
update "projects"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- createProject: POST /api/projects
--   62296ae3 fb8b3321 0b899041 eac21a44 d0910fb5 aecaa105 5b4d3250

-- fb8b3321
select "id"
from "projects"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 0b899041
insert into "projects" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- updateProject: PATCH /api/projects/1
--   62296ae3 2ccd4e64 f779a46a 02223e27 56139e1d 547bb7a4 eac21a44 d0910fb5 aecaa105 5b4d3250

-- 2ccd4e64
select *
from "projects"
where "id" = $1;

-- f779a46a
select "id"
from "projects"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 02223e27
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "projects"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "projects" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 56139e1d
update "projects"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 547bb7a4
with recursive below(id, full_path, level) as ( select id, full_path, level
from "projects"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "projects" t join below on t.parent_id = below.id ) update "projects"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "projects".id = below.id and "projects".id <> $3
returning "projects".id;

-- deleteProject: DELETE /api/projects/7
--   62296ae3 2ccd4e64 1a0ba342 6840eca2 9655c8f8 ead26832 fbe1385d d0910fb5 aecaa105 5b4d3250

-- 1a0ba342
select (select count(*)
from "projects"
where "parent_id" = $1) as "n0";

-- 6840eca2
select *
from "attachments"
where "project_id" = any(cast($1 as bigint[]))
order by "id";

-- 9655c8f8
select *
from "parameters"
where "project_id" = any(cast($1 as bigint[]))
order by "id";

-- ead26832
select *
from "project_bom_entries"
where "project_id" = $1
order by "id";

-- fbe1385d
delete
from "projects"
where "id" = any(cast($1 as bigint[]));

-- restoreProject: POST /api/projects/1/restore
--   62296ae3 2ccd4e64 6bbc9c6a a023e089 633f9890 2ccd4e64 f779a46a 02223e27 56139e1d 547bb7a4 eac21a44 d0910fb5 aecaa105 5b4d3250

-- 6bbc9c6a
select *
from "projects"
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

-- restoreProject: POST /api/projects/7/restore
--   62296ae3 2ccd4e64 6bbc9c6a a023e089 633f9890 07ae2145 2ccd4e64 07ae2145 07ae2145 15dadbad fb8b3321 c9cb07b3 eac21a44 d0910fb5 aecaa105 5b4d3250

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

-- c9cb07b3
insert into "projects" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "status", "description",
    "build_part_id", "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
returning "id";
