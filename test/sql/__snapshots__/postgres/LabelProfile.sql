-- listLabelProfiles: GET /api/label_profiles
--   62296ae3 5a2445f4 b3462c4c e61eceb6 6b4c6f49

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

-- b3462c4c
select count(*) as "total"
from "label_profiles";

-- e61eceb6
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."id" asc
limit $1 offset $2;

-- 6b4c6f49
select "t"."id" as "id", "t"."name" as "name", "t"."comment" as "comment",
    "t"."show_in_dropdown" as "show_in_dropdown", "t"."width" as "width", "t"."height" as "height",
    "t"."barcode_type" as "barcode_type", "t"."barcode_content" as "barcode_content",
    "t"."picture_type" as "picture_type", "t"."supported_element" as "supported_element",
    "t"."additional_css" as "additional_css", "t"."process_mode" as "process_mode", "t"."lines" as "lines",
    "t"."grow_text" as "grow_text", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- listLabelProfiles: GET /api/label_profiles?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 b3462c4c e61eceb6 6b4c6f49

-- listLabelProfiles: GET /api/label_profiles?cursor=
--   62296ae3 5a2445f4 b3462c4c 2c296cd3 6b4c6f49

-- 2c296cd3
select "label_profiles"."id" as "id", "label_profiles"."id" as "k0"
from "label_profiles"
order by "label_profiles"."id" asc
limit $1;

-- listLabelProfiles: GET /api/label_profiles?options.supported_element=part
--   62296ae3 5a2445f4 97907583 e85658f6 6b4c6f49

-- 97907583
select count(*) as "total"
from "label_profiles"
where "label_profiles"."supported_element" = $1;

-- e85658f6
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."supported_element" = $1
order by "label_profiles"."id" asc
limit $2 offset $3;

-- listLabelProfiles: GET /api/label_profiles?show_in_dropdown=1
--   62296ae3 5a2445f4 d363587a e4b662fc 6b4c6f49

-- d363587a
select count(*) as "total"
from "label_profiles"
where "label_profiles"."show_in_dropdown";

-- e4b662fc
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."show_in_dropdown"
order by "label_profiles"."id" asc
limit $1 offset $2;

-- listLabelProfiles: GET /api/label_profiles?id=1
--   62296ae3 5a2445f4 1fc6e7f4 0f4ac03e bd26b823

-- 1fc6e7f4
select count(*) as "total"
from "label_profiles"
where "label_profiles"."id" = any(cast($1 as bigint[]));

-- 0f4ac03e
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."id" = any(cast($1 as bigint[]))
order by "label_profiles"."id" asc
limit $2 offset $3;

-- bd26b823
select "t"."id" as "id", "t"."name" as "name", "t"."comment" as "comment",
    "t"."show_in_dropdown" as "show_in_dropdown", "t"."width" as "width", "t"."height" as "height",
    "t"."barcode_type" as "barcode_type", "t"."barcode_content" as "barcode_content",
    "t"."picture_type" as "picture_type", "t"."supported_element" as "supported_element",
    "t"."additional_css" as "additional_css", "t"."process_mode" as "process_mode", "t"."lines" as "lines",
    "t"."grow_text" as "grow_text", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" = $1;

-- listLabelProfiles: GET /api/label_profiles?name=sample
--   62296ae3 5a2445f4 04fe7134 fad8abb2 bd26b823

-- 04fe7134
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" = $1;

-- fad8abb2
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" = $1
order by "label_profiles"."id" asc
limit $2 offset $3;

-- listLabelProfiles: GET /api/label_profiles?name=sam%25
--   62296ae3 5a2445f4 ec0bc6b2 9246f159 bd26b823

-- ec0bc6b2
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" >= $1 and "label_profiles"."name_folded" < $2;

-- 9246f159
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" >= $1 and "label_profiles"."name_folded" < $2
order by "label_profiles"."id" asc
limit $3 offset $4;

-- listLabelProfiles: GET /api/label_profiles?name=%25ampl%25
--   62296ae3 5a2445f4 5deb94a2 f1c38c1f bd26b823

-- 5deb94a2
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" like $1 escape '\';

-- f1c38c1f
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" like $1 escape '\'
order by "label_profiles"."id" asc
limit $2 offset $3;

-- listLabelProfiles: GET /api/label_profiles?name=s_mple
--   62296ae3 5a2445f4 d7b3bd88 c2afbbec bd26b823

-- d7b3bd88
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" >= $1 and "label_profiles"."name_folded" < $2 and "label_profiles"."name_folded" like $3 escape '\';

-- c2afbbec
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" >= $1 and "label_profiles"."name_folded" < $2 and "label_profiles"."name_folded" like $3 escape '\'
order by "label_profiles"."id" asc
limit $4 offset $5;

-- listLabelProfiles: GET /api/label_profiles?comment=sam%25
--   62296ae3 5a2445f4 fe253336

-- fe253336
select count(*) as "total"
from "label_profiles"
where "label_profiles"."comment_folded" >= $1 and "label_profiles"."comment_folded" < $2;

-- listLabelProfiles: GET /api/label_profiles?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 8c9e4b43 7cc43dde 6b4c6f49

-- 8c9e4b43
select count(*) as "total"
from "label_profiles"
where "label_profiles"."added_date" >= $1;

-- 7cc43dde
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."added_date" >= $1
order by "label_profiles"."id" asc
limit $2 offset $3;

-- listLabelProfiles: GET /api/label_profiles?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 1327318d 427ba642 6b4c6f49

-- 1327318d
select count(*) as "total"
from "label_profiles"
where "label_profiles"."last_modified" >= $1;

-- 427ba642
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."last_modified" >= $1
order by "label_profiles"."id" asc
limit $2 offset $3;

-- listLabelProfiles: GET /api/label_profiles?order[name]=asc
--   62296ae3 5a2445f4 b3462c4c fd3c0510 6b4c6f49

-- fd3c0510
select "label_profiles"."id" as "id"
from "label_profiles"
order by coalesce("label_profiles"."name_sort", "label_profiles"."name_folded") asc, "label_profiles"."id" asc
limit $1 offset $2;

-- listLabelProfiles: GET /api/label_profiles?order[id]=desc
--   62296ae3 5a2445f4 b3462c4c ec56803f 6b4c6f49

-- ec56803f
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."id" desc
limit $1 offset $2;

-- listLabelProfiles: GET /api/label_profiles?order[addedDate]=asc
--   62296ae3 5a2445f4 b3462c4c b8f7c307 6b4c6f49

-- b8f7c307
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."added_date" asc, "label_profiles"."id" asc
limit $1 offset $2;

-- listLabelProfiles: GET /api/label_profiles?order[lastModified]=asc
--   62296ae3 5a2445f4 b3462c4c 794c040c 6b4c6f49

-- 794c040c
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."last_modified" asc, "label_profiles"."id" asc
limit $1 offset $2;

-- getLabelProfile: GET /api/label_profiles/5
--   62296ae3 bd26b823

-- listLabelProfileLog: GET /api/label_profiles/5/log
--   62296ae3 ffe5d24a 9bde09ae 808fc842 416aee90 9806b05b

-- ffe5d24a
select "t"."id" as "id", "t"."version" as "version"
from "label_profiles" as "t"
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

-- 9806b05b
select 'LabelProfile' as type, id, "name" as name
from "label_profiles"
where "id" = any(cast($1 as bigint[]));

-- createLabelProfile: POST /api/label_profiles
--   62296ae3 f4587d2e 8b4efa20 bd26b823 d0910fb5 aecaa105 5b4d3250

-- f4587d2e
select "id"
from "label_profiles"
where "name" = $1 and "supported_element" = $2;

-- 8b4efa20
insert into "label_profiles" ("name", "name_folded", "name_sort", "added_date", "last_modified")
values ($1, $2, $3, $4, $5)
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

-- updateLabelProfile: PATCH /api/label_profiles/5
--   62296ae3 847c7702 c9d1a80a 35a69bb1 bd26b823 d0910fb5 aecaa105 5b4d3250

-- 847c7702
select *
from "label_profiles"
where "id" = $1;

-- c9d1a80a
select "id"
from "label_profiles"
where "name" = $1 and "supported_element" = $2 and "id" <> $3;

-- 35a69bb1
update "label_profiles"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- deleteLabelProfile: DELETE /api/label_profiles/7
--   62296ae3 847c7702 c01bee49 d0910fb5 aecaa105 5b4d3250

-- c01bee49
delete
from "label_profiles"
where "id" = any(cast($1 as bigint[]));

-- restoreLabelProfile: POST /api/label_profiles/5/restore
--   62296ae3 847c7702 69673b20 a023e089 633f9890 847c7702 c9d1a80a 35a69bb1 bd26b823 d0910fb5 aecaa105 5b4d3250

-- 69673b20
select *
from "label_profiles"
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

-- restoreLabelProfile: POST /api/label_profiles/7/restore
--   62296ae3 847c7702 69673b20 a023e089 633f9890 07ae2145 847c7702 07ae2145 07ae2145 15dadbad f4587d2e 724b38da bd26b823 d0910fb5 aecaa105 5b4d3250

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

-- 724b38da
insert into "label_profiles" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "show_in_dropdown", "width", "height", "barcode_type", "barcode_content", "picture_type",
    "supported_element", "additional_css", "process_mode", "lines", "grow_text", "added_date",
    "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
returning "id";
