-- listCategories: GET /api/categories
--   62296ae3 5a2445f4 46893f06 77da3f10 70a88e69

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

-- 46893f06
select count(*) as "total"
from "categories";

-- 77da3f10
select "categories"."id" as "id"
from "categories"
order by "categories"."id" asc
limit $1 offset $2;

-- 70a88e69
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."partname_hint" as "partname_hint",
    "t"."partname_regex" as "partname_regex", "t"."part_ipn_prefix" as "part_ipn_prefix",
    "t"."disable_footprints" as "disable_footprints", "t"."disable_manufacturers" as "disable_manufacturers",
    "t"."disable_autodatasheets" as "disable_autodatasheets",
    "t"."disable_properties" as "disable_properties", "t"."default_description" as "default_description",
    "t"."default_comment" as "default_comment", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "categories" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."category_id" as "$owner"
from "attachments" as "t"
where "t"."category_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."category_id" as "$owner"
from "parameters" as "t"
where "t"."category_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listCategories: GET /api/categories?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 46893f06 2e3a47b3 70a88e69

-- 2e3a47b3
select "categories"."id" as "id"
from "categories"
order by "categories"."id" desc
limit $1 offset $2;

-- listCategories: GET /api/categories?cursor=
--   62296ae3 5a2445f4 46893f06 f4ba7885 70a88e69

-- f4ba7885
select "categories"."id" as "id", "categories"."id" as "k0"
from "categories"
order by "categories"."id" asc
limit $1;

-- listCategories: GET /api/categories?id=1
--   62296ae3 5a2445f4 c897a5d8 0989b3eb e1f51919

-- c897a5d8
select count(*) as "total"
from "categories"
where "categories"."id" = any(cast($1 as bigint[]));

-- 0989b3eb
select "categories"."id" as "id"
from "categories"
where "categories"."id" = any(cast($1 as bigint[]))
order by "categories"."id" asc
limit $2 offset $3;

-- e1f51919
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."partname_hint" as "partname_hint",
    "t"."partname_regex" as "partname_regex", "t"."part_ipn_prefix" as "part_ipn_prefix",
    "t"."disable_footprints" as "disable_footprints", "t"."disable_manufacturers" as "disable_manufacturers",
    "t"."disable_autodatasheets" as "disable_autodatasheets",
    "t"."disable_properties" as "disable_properties", "t"."default_description" as "default_description",
    "t"."default_comment" as "default_comment", "t"."eda_reference_prefix" as "eda_reference_prefix",
    "t"."eda_visibility" as "eda_visibility", "t"."eda_exclude_from_bom" as "eda_exclude_from_bom",
    "t"."eda_exclude_from_board" as "eda_exclude_from_board",
    "t"."eda_exclude_from_sim" as "eda_exclude_from_sim", "t"."eda_kicad_symbol" as "eda_kicad_symbol",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "categories" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."category_id" as "$owner"
from "attachments" as "t"
where "t"."category_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."category_id" as "$owner"
from "parameters" as "t"
where "t"."category_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listCategories: GET /api/categories?name=sample
--   62296ae3 5a2445f4 a48aecec d1834180 e1f51919

-- a48aecec
select count(*) as "total"
from "categories"
where "categories"."name_folded" = $1;

-- d1834180
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" = $1
order by "categories"."id" asc
limit $2 offset $3;

-- listCategories: GET /api/categories?name=sam%25
--   62296ae3 5a2445f4 5f9f389d f2e5b593 e1f51919

-- 5f9f389d
select count(*) as "total"
from "categories"
where "categories"."name_folded" >= $1 and "categories"."name_folded" < $2;

-- f2e5b593
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" >= $1 and "categories"."name_folded" < $2
order by "categories"."id" asc
limit $3 offset $4;

-- listCategories: GET /api/categories?name=%25ampl%25
--   62296ae3 5a2445f4 6a5b9d4b 7a6b79ff e1f51919

-- 6a5b9d4b
select count(*) as "total"
from "categories"
where "categories"."name_folded" like $1 escape '\';

-- 7a6b79ff
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" like $1 escape '\'
order by "categories"."id" asc
limit $2 offset $3;

-- listCategories: GET /api/categories?name=s_mple
--   62296ae3 5a2445f4 ed108560 4aade946 e1f51919

-- ed108560
select count(*) as "total"
from "categories"
where "categories"."name_folded" >= $1 and "categories"."name_folded" < $2 and "categories"."name_folded" like $3 escape '\';

-- 4aade946
select "categories"."id" as "id"
from "categories"
where "categories"."name_folded" >= $1 and "categories"."name_folded" < $2 and "categories"."name_folded" like $3 escape '\'
order by "categories"."id" asc
limit $4 offset $5;

-- listCategories: GET /api/categories?comment=sam%25
--   62296ae3 5a2445f4 3141ed6b

-- 3141ed6b
select count(*) as "total"
from "categories"
where "categories"."comment_folded" >= $1 and "categories"."comment_folded" < $2;

-- listCategories: GET /api/categories?ancestors_of=1
--   62296ae3 5a2445f4 549fa02b

-- 549fa02b
select count(*) as "total"
from "categories"
where "categories"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "categories" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "categories" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listCategories: GET /api/categories?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 21180c89 dc8c731e 70a88e69

-- 21180c89
select count(*) as "total"
from "categories"
where "categories"."added_date" >= $1;

-- dc8c731e
select "categories"."id" as "id"
from "categories"
where "categories"."added_date" >= $1
order by "categories"."id" asc
limit $2 offset $3;

-- listCategories: GET /api/categories?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 635e71b8 57ef369d 70a88e69

-- 635e71b8
select count(*) as "total"
from "categories"
where "categories"."last_modified" >= $1;

-- 57ef369d
select "categories"."id" as "id"
from "categories"
where "categories"."last_modified" >= $1
order by "categories"."id" asc
limit $2 offset $3;

-- listCategories: GET /api/categories?order[name]=asc
--   62296ae3 5a2445f4 46893f06 3ab9dc84 70a88e69

-- 3ab9dc84
select "categories"."id" as "id"
from "categories"
order by coalesce("categories"."name_sort", "categories"."name_folded") asc, "categories"."id" asc
limit $1 offset $2;

-- listCategories: GET /api/categories?order[id]=desc
--   62296ae3 5a2445f4 46893f06 2e3a47b3 70a88e69

-- listCategories: GET /api/categories?order[addedDate]=asc
--   62296ae3 5a2445f4 46893f06 3ad41367 70a88e69

-- 3ad41367
select "categories"."id" as "id"
from "categories"
order by "categories"."added_date" asc, "categories"."id" asc
limit $1 offset $2;

-- listCategories: GET /api/categories?order[lastModified]=asc
--   62296ae3 5a2445f4 46893f06 2390c8e1 70a88e69

-- 2390c8e1
select "categories"."id" as "id"
from "categories"
order by "categories"."last_modified" asc, "categories"."id" asc
limit $1 offset $2;

-- listCategoryChildren: GET /api/categories/1/children
--   62296ae3 51f238cb 5a2445f4 d5b47970 d26a2b4a 70a88e69

-- 51f238cb
select "t"."id" as "id", "t"."version" as "version"
from "categories" as "t"
where "t"."id" = $1;

-- d5b47970
select count(*) as "total"
from "categories"
where "categories"."parent_id" = $1;

-- d26a2b4a
select "categories"."id" as "id"
from "categories"
where "categories"."parent_id" = $1
order by "categories"."id" asc
limit $2 offset $3;

-- getCategory: GET /api/categories/1
--   62296ae3 e1f51919

-- listCategoryLog: GET /api/categories/1/log
--   62296ae3 51f238cb 9bde09ae 808fc842 416aee90 0ca0cfca

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

-- 0ca0cfca
select 'Category' as type, id, "name" as name
from "categories"
where "id" = any(cast($1 as bigint[]));

-- createCategory: POST /api/categories
--   62296ae3 81ec850f f8cf7ad6 e1f51919 d0910fb5 aecaa105 5b4d3250

-- 81ec850f
select "id"
from "categories"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- f8cf7ad6
insert into "categories" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
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

-- updateCategory: PATCH /api/categories/1
--   62296ae3 3f75ca8f d99a68e7 e586afd7 53e846db 96820a93 e1f51919 d0910fb5 aecaa105 5b4d3250

-- 3f75ca8f
select *
from "categories"
where "id" = $1;

-- d99a68e7
select "id"
from "categories"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- e586afd7
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "categories"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "categories" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 53e846db
update "categories"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 96820a93
with recursive below(id, full_path, level) as ( select id, full_path, level
from "categories"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "categories" t join below on t.parent_id = below.id ) update "categories"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "categories".id = below.id and "categories".id <> $3
returning "categories".id;

-- deleteCategory: DELETE /api/categories/5
--   62296ae3 3f75ca8f a6881c77 ae2449ab 839b4337 278eaa29 d0910fb5 aecaa105 5b4d3250

-- a6881c77
select (select count(*)
from "categories"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "category_id" = $2) as "n1";

-- ae2449ab
select *
from "attachments"
where "category_id" = any(cast($1 as bigint[]))
order by "id";

-- 839b4337
select *
from "parameters"
where "category_id" = any(cast($1 as bigint[]))
order by "id";

-- 278eaa29
delete
from "categories"
where "id" = any(cast($1 as bigint[]));

-- restoreCategory: POST /api/categories/1/restore
--   62296ae3 3f75ca8f 2e7c1cfc a023e089 633f9890 3f75ca8f d99a68e7 e586afd7 53e846db 96820a93 e1f51919 d0910fb5 aecaa105 5b4d3250

-- 2e7c1cfc
select *
from "categories"
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

-- restoreCategory: POST /api/categories/5/restore
--   62296ae3 3f75ca8f 2e7c1cfc a023e089 633f9890 07ae2145 3f75ca8f 07ae2145 07ae2145 15dadbad 81ec850f caad1702 e1f51919 d0910fb5 aecaa105 5b4d3250

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

-- caad1702
insert into "categories" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "partname_hint", "partname_regex",
    "part_ipn_prefix", "disable_footprints", "disable_manufacturers", "disable_autodatasheets",
    "disable_properties", "default_description", "default_comment", "eda_reference_prefix", "eda_visibility",
    "eda_exclude_from_bom", "eda_exclude_from_board", "eda_exclude_from_sim", "eda_kicad_symbol", "full_path",
    "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27, $28, $29, $30)
returning "id";
