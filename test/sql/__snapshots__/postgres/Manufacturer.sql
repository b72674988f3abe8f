-- listManufacturers: GET /api/manufacturers
--   62296ae3 5a2445f4 879f1f6f 42446c10 e6bdd43e

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

-- 879f1f6f
select count(*) as "total"
from "manufacturers";

-- 42446c10
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."id" asc
limit $1 offset $2;

-- e6bdd43e
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "attachments" as "t"
where "t"."manufacturer_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "parameters" as "t"
where "t"."manufacturer_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listManufacturers: GET /api/manufacturers?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 879f1f6f 3f8a438e e6bdd43e

-- 3f8a438e
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."id" desc
limit $1 offset $2;

-- listManufacturers: GET /api/manufacturers?cursor=
--   62296ae3 5a2445f4 879f1f6f 83c895b0 e6bdd43e

-- 83c895b0
select "manufacturers"."id" as "id", "manufacturers"."id" as "k0"
from "manufacturers"
order by "manufacturers"."id" asc
limit $1;

-- listManufacturers: GET /api/manufacturers?id=1
--   62296ae3 5a2445f4 efe20458 1dc177d5 07474468

-- efe20458
select count(*) as "total"
from "manufacturers"
where "manufacturers"."id" = any(cast($1 as bigint[]));

-- 1dc177d5
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."id" = any(cast($1 as bigint[]))
order by "manufacturers"."id" asc
limit $2 offset $3;

-- 07474468
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "attachments" as "t"
where "t"."manufacturer_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."manufacturer_id" as "$owner"
from "parameters" as "t"
where "t"."manufacturer_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listManufacturers: GET /api/manufacturers?name=sample
--   62296ae3 5a2445f4 1499c34b f6b78caa 07474468

-- 1499c34b
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" = $1;

-- f6b78caa
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" = $1
order by "manufacturers"."id" asc
limit $2 offset $3;

-- listManufacturers: GET /api/manufacturers?name=sam%25
--   62296ae3 5a2445f4 6532075e f8fd95eb 07474468

-- 6532075e
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" >= $1 and "manufacturers"."name_folded" < $2;

-- f8fd95eb
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" >= $1 and "manufacturers"."name_folded" < $2
order by "manufacturers"."id" asc
limit $3 offset $4;

-- listManufacturers: GET /api/manufacturers?name=%25ampl%25
--   62296ae3 5a2445f4 89bb9925 17052c0b 07474468

-- 89bb9925
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" like $1 escape '\';

-- 17052c0b
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" like $1 escape '\'
order by "manufacturers"."id" asc
limit $2 offset $3;

-- listManufacturers: GET /api/manufacturers?name=s_mple
--   62296ae3 5a2445f4 5075eaf9 788e8e6a 07474468

-- 5075eaf9
select count(*) as "total"
from "manufacturers"
where "manufacturers"."name_folded" >= $1 and "manufacturers"."name_folded" < $2 and "manufacturers"."name_folded" like $3 escape '\';

-- 788e8e6a
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."name_folded" >= $1 and "manufacturers"."name_folded" < $2 and "manufacturers"."name_folded" like $3 escape '\'
order by "manufacturers"."id" asc
limit $4 offset $5;

-- listManufacturers: GET /api/manufacturers?comment=sam%25
--   62296ae3 5a2445f4 7237c3cf

-- 7237c3cf
select count(*) as "total"
from "manufacturers"
where "manufacturers"."comment_folded" >= $1 and "manufacturers"."comment_folded" < $2;

-- listManufacturers: GET /api/manufacturers?ancestors_of=1
--   62296ae3 5a2445f4 e38f4ec3

-- e38f4ec3
select count(*) as "total"
from "manufacturers"
where "manufacturers"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "manufacturers" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "manufacturers" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listManufacturers: GET /api/manufacturers?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 6653970f 63f90cec e6bdd43e

-- 6653970f
select count(*) as "total"
from "manufacturers"
where "manufacturers"."added_date" >= $1;

-- 63f90cec
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."added_date" >= $1
order by "manufacturers"."id" asc
limit $2 offset $3;

-- listManufacturers: GET /api/manufacturers?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 57c3f6bb 97e99cc0 e6bdd43e

-- 57c3f6bb
select count(*) as "total"
from "manufacturers"
where "manufacturers"."last_modified" >= $1;

-- 97e99cc0
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."last_modified" >= $1
order by "manufacturers"."id" asc
limit $2 offset $3;

-- listManufacturers: GET /api/manufacturers?order[name]=asc
--   62296ae3 5a2445f4 879f1f6f 704aa2d9 e6bdd43e

-- 704aa2d9
select "manufacturers"."id" as "id"
from "manufacturers"
order by coalesce("manufacturers"."name_sort", "manufacturers"."name_folded") asc, "manufacturers"."id" asc
limit $1 offset $2;

-- listManufacturers: GET /api/manufacturers?order[id]=desc
--   62296ae3 5a2445f4 879f1f6f 3f8a438e e6bdd43e

-- listManufacturers: GET /api/manufacturers?order[addedDate]=asc
--   62296ae3 5a2445f4 879f1f6f 03f5e5b8 e6bdd43e

-- 03f5e5b8
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."added_date" asc, "manufacturers"."id" asc
limit $1 offset $2;

-- listManufacturers: GET /api/manufacturers?order[lastModified]=asc
--   62296ae3 5a2445f4 879f1f6f f730deff e6bdd43e

-- f730deff
select "manufacturers"."id" as "id"
from "manufacturers"
order by "manufacturers"."last_modified" asc, "manufacturers"."id" asc
limit $1 offset $2;

-- listManufacturerChildren: GET /api/manufacturers/1/children
--   62296ae3 b09e31db 5a2445f4 ea1c5a3d 1cadd7b6 e6bdd43e

-- b09e31db
select "t"."id" as "id", "t"."version" as "version"
from "manufacturers" as "t"
where "t"."id" = $1;

-- ea1c5a3d
select count(*) as "total"
from "manufacturers"
where "manufacturers"."parent_id" = $1;

-- 1cadd7b6
select "manufacturers"."id" as "id"
from "manufacturers"
where "manufacturers"."parent_id" = $1
order by "manufacturers"."id" asc
limit $2 offset $3;

-- getManufacturer: GET /api/manufacturers/1
--   62296ae3 07474468

-- listManufacturerLog: GET /api/manufacturers/1/log
--   62296ae3 b09e31db 9bde09ae 808fc842 416aee90 52ed814c

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

-- 52ed814c
select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" = any(cast($1 as bigint[]));

-- createManufacturer: POST /api/manufacturers
--   62296ae3 7f5b8b55 a0c9f5ed 07474468 d0910fb5 aecaa105 5b4d3250

-- 7f5b8b55
select "id"
from "manufacturers"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- a0c9f5ed
insert into "manufacturers" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

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

-- updateManufacturer: PATCH /api/manufacturers/1
--   62296ae3 f9c526d5 b0ae057d abc79bd5 db62200c a0ebdffc 07474468 d0910fb5 aecaa105 5b4d3250

-- f9c526d5
select *
from "manufacturers"
where "id" = $1;

-- b0ae057d
select "id"
from "manufacturers"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- abc79bd5
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "manufacturers"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "manufacturers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- db62200c
update "manufacturers"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- a0ebdffc
with recursive below(id, full_path, level) as ( select id, full_path, level
from "manufacturers"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "manufacturers" t join below on t.parent_id = below.id ) update "manufacturers"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "manufacturers".id = below.id and "manufacturers".id <> $3
returning "manufacturers".id;

-- deleteManufacturer: DELETE /api/manufacturers/5
--   62296ae3 f9c526d5 a4420c70 8a934345 f60da208 aeac264e d0910fb5 aecaa105 5b4d3250

-- a4420c70
select (select count(*)
from "manufacturers"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "manufacturer_id" = $2) as "n1";

-- 8a934345
select *
from "attachments"
where "manufacturer_id" = any(cast($1 as bigint[]))
order by "id";

-- f60da208
select *
from "parameters"
where "manufacturer_id" = any(cast($1 as bigint[]))
order by "id";

-- aeac264e
delete
from "manufacturers"
where "id" = any(cast($1 as bigint[]));

-- restoreManufacturer: POST /api/manufacturers/1/restore
--   62296ae3 f9c526d5 e1d36f20 a023e089 633f9890 f9c526d5 b0ae057d abc79bd5 db62200c a0ebdffc 07474468 d0910fb5 aecaa105 5b4d3250

-- e1d36f20
select *
from "manufacturers"
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

-- restoreManufacturer: POST /api/manufacturers/5/restore
--   62296ae3 f9c526d5 e1d36f20 a023e089 633f9890 07ae2145 f9c526d5 07ae2145 07ae2145 15dadbad 7f5b8b55 43d9a89e 07474468 d0910fb5 aecaa105 5b4d3250

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

-- 43d9a89e
insert into "manufacturers" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "address", "phone_number",
    "fax_number", "email_address", "website", "auto_product_url", "parent_id", "full_path", "level",
    "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
returning "id";
