-- listSuppliers: GET /api/suppliers
--   62296ae3 5a2445f4 ccfa1273 bfaeb375 5baa72fa

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

-- ccfa1273
select count(*) as "total"
from "suppliers";

-- bfaeb375
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."id" asc
limit $1 offset $2;

-- 5baa72fa
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "attachments" as "t"
where "t"."supplier_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "parameters" as "t"
where "t"."supplier_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listSuppliers: GET /api/suppliers?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 ccfa1273 f5fe8ef8 5baa72fa

-- f5fe8ef8
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."id" desc
limit $1 offset $2;

-- listSuppliers: GET /api/suppliers?cursor=
--   62296ae3 5a2445f4 ccfa1273 208558fb 5baa72fa

-- 208558fb
select "suppliers"."id" as "id", "suppliers"."id" as "k0"
from "suppliers"
order by "suppliers"."id" asc
limit $1;

-- listSuppliers: GET /api/suppliers?id=1
--   62296ae3 5a2445f4 d9a4bdd8 2efca034 d9df3db8

-- d9a4bdd8
select count(*) as "total"
from "suppliers"
where "suppliers"."id" = any(cast($1 as bigint[]));

-- 2efca034
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."id" = any(cast($1 as bigint[]))
order by "suppliers"."id" asc
limit $2 offset $3;

-- d9df3db8
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."address" as "address",
    "t"."phone_number" as "phone_number", "t"."fax_number" as "fax_number",
    "t"."email_address" as "email_address", "t"."website" as "website",
    "t"."auto_product_url" as "auto_product_url",
    "t"."master_picture_attachment_id" as "master_picture_attachment_id", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "attachments" as "t"
where "t"."supplier_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."supplier_id" as "$owner"
from "parameters" as "t"
where "t"."supplier_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listSuppliers: GET /api/suppliers?name=sample
--   62296ae3 5a2445f4 14e2833d 1b81b3a1 d9df3db8

-- 14e2833d
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" = $1;

-- 1b81b3a1
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" = $1
order by "suppliers"."id" asc
limit $2 offset $3;

-- listSuppliers: GET /api/suppliers?name=sam%25
--   62296ae3 5a2445f4 aa025f79 2f6bf33d d9df3db8

-- aa025f79
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" >= $1 and "suppliers"."name_folded" < $2;

-- 2f6bf33d
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" >= $1 and "suppliers"."name_folded" < $2
order by "suppliers"."id" asc
limit $3 offset $4;

-- listSuppliers: GET /api/suppliers?name=%25ampl%25
--   62296ae3 5a2445f4 0dc4110f c96fe747 d9df3db8

-- 0dc4110f
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" like $1 escape '\';

-- c96fe747
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" like $1 escape '\'
order by "suppliers"."id" asc
limit $2 offset $3;

-- listSuppliers: GET /api/suppliers?name=s_mple
--   62296ae3 5a2445f4 13aa6edd 0e5cb8d7 d9df3db8

-- 13aa6edd
select count(*) as "total"
from "suppliers"
where "suppliers"."name_folded" >= $1 and "suppliers"."name_folded" < $2 and "suppliers"."name_folded" like $3 escape '\';

-- 0e5cb8d7
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."name_folded" >= $1 and "suppliers"."name_folded" < $2 and "suppliers"."name_folded" like $3 escape '\'
order by "suppliers"."id" asc
limit $4 offset $5;

-- listSuppliers: GET /api/suppliers?comment=sam%25
--   62296ae3 5a2445f4 dcde99e5

-- dcde99e5
select count(*) as "total"
from "suppliers"
where "suppliers"."comment_folded" >= $1 and "suppliers"."comment_folded" < $2;

-- listSuppliers: GET /api/suppliers?ancestors_of=1
--   62296ae3 5a2445f4 76648310

-- 76648310
select count(*) as "total"
from "suppliers"
where "suppliers"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "suppliers" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "suppliers" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listSuppliers: GET /api/suppliers?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 50fa04cc b0ae76e2 5baa72fa

-- 50fa04cc
select count(*) as "total"
from "suppliers"
where "suppliers"."added_date" >= $1;

-- b0ae76e2
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."added_date" >= $1
order by "suppliers"."id" asc
limit $2 offset $3;

-- listSuppliers: GET /api/suppliers?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 f4d6f3b7 e70c3b22 5baa72fa

-- f4d6f3b7
select count(*) as "total"
from "suppliers"
where "suppliers"."last_modified" >= $1;

-- e70c3b22
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."last_modified" >= $1
order by "suppliers"."id" asc
limit $2 offset $3;

-- listSuppliers: GET /api/suppliers?order[name]=asc
--   62296ae3 5a2445f4 ccfa1273 32a91d8c 5baa72fa

-- 32a91d8c
select "suppliers"."id" as "id"
from "suppliers"
order by coalesce("suppliers"."name_sort", "suppliers"."name_folded") asc, "suppliers"."id" asc
limit $1 offset $2;

-- listSuppliers: GET /api/suppliers?order[id]=desc
--   62296ae3 5a2445f4 ccfa1273 f5fe8ef8 5baa72fa

-- listSuppliers: GET /api/suppliers?order[addedDate]=asc
--   62296ae3 5a2445f4 ccfa1273 6c44b041 5baa72fa

-- 6c44b041
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."added_date" asc, "suppliers"."id" asc
limit $1 offset $2;

-- listSuppliers: GET /api/suppliers?order[lastModified]=asc
--   62296ae3 5a2445f4 ccfa1273 29badb50 5baa72fa

-- 29badb50
select "suppliers"."id" as "id"
from "suppliers"
order by "suppliers"."last_modified" asc, "suppliers"."id" asc
limit $1 offset $2;

-- listSupplierChildren: GET /api/suppliers/1/children
--   62296ae3 5b038f33 5a2445f4 49d53641 69435f64 5baa72fa

-- 5b038f33
select "t"."id" as "id", "t"."version" as "version"
from "suppliers" as "t"
where "t"."id" = $1;

-- 49d53641
select count(*) as "total"
from "suppliers"
where "suppliers"."parent_id" = $1;

-- 69435f64
select "suppliers"."id" as "id"
from "suppliers"
where "suppliers"."parent_id" = $1
order by "suppliers"."id" asc
limit $2 offset $3;

-- getSupplier: GET /api/suppliers/1
--   62296ae3 d9df3db8

-- listSupplierLog: GET /api/suppliers/1/log
--   62296ae3 5b038f33 9bde09ae 808fc842 416aee90 7707754c

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

-- 7707754c
select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" = any(cast($1 as bigint[]));

-- createSupplier: POST /api/suppliers
--   62296ae3 f5f45609 1afb747e d9df3db8 d0910fb5 aecaa105 5b4d3250

-- f5f45609
select "id"
from "suppliers"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 1afb747e
insert into "suppliers" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
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

-- updateSupplier: PATCH /api/suppliers/1
--   62296ae3 f05595ca 8b4f9f99 9d70eaec 4f189998 a6042aaa d9df3db8 d0910fb5 aecaa105 5b4d3250

-- f05595ca
select *
from "suppliers"
where "id" = $1;

-- 8b4f9f99
select "id"
from "suppliers"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 9d70eaec
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "suppliers"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "suppliers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 4f189998
update "suppliers"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- a6042aaa
with recursive below(id, full_path, level) as ( select id, full_path, level
from "suppliers"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "suppliers" t join below on t.parent_id = below.id ) update "suppliers"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "suppliers".id = below.id and "suppliers".id <> $3
returning "suppliers".id;

-- deleteSupplier: DELETE /api/suppliers/5
--   62296ae3 f05595ca b44689d6 3df20d8f f60ffd8d 86113af0 d0910fb5 aecaa105 5b4d3250

-- b44689d6
select (select count(*)
from "suppliers"
where "parent_id" = $1) as "n0", (select count(*)
from "orderdetails"
where "supplier_id" = $2) as "n1";

-- 3df20d8f
select *
from "attachments"
where "supplier_id" = any(cast($1 as bigint[]))
order by "id";

-- f60ffd8d
select *
from "parameters"
where "supplier_id" = any(cast($1 as bigint[]))
order by "id";

-- 86113af0
delete
from "suppliers"
where "id" = any(cast($1 as bigint[]));

-- restoreSupplier: POST /api/suppliers/1/restore
--   62296ae3 f05595ca f36598ae a023e089 633f9890 f05595ca 8b4f9f99 9d70eaec 4f189998 a6042aaa d9df3db8 d0910fb5 aecaa105 5b4d3250

-- f36598ae
select *
from "suppliers"
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

-- restoreSupplier: POST /api/suppliers/5/restore
--   62296ae3 f05595ca f36598ae a023e089 633f9890 07ae2145 f05595ca 07ae2145 07ae2145 15dadbad f5f45609 75344903 d9df3db8 d0910fb5 aecaa105 5b4d3250

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

-- 75344903
insert into "suppliers" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "address", "phone_number", "fax_number",
    "email_address", "website", "auto_product_url", "parent_id", "full_path", "level", "added_date",
    "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
returning "id";
