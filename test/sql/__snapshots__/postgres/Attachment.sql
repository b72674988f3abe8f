-- listAttachments: GET /api/attachments
--   62296ae3 5a2445f4 81cc6aff 23f2fa89 739a5e1a

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

-- 81cc6aff
select count(*) as "total"
from "attachments";

-- 23f2fa89
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."id" asc
limit $1 offset $2;

-- 739a5e1a
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."show_in_table" as "show_in_table",
    "t"."original_filename" as "original_filename", "t"."media_type" as "media_type",
    "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachments" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" = any(cast($1 as bigint[]));

-- listAttachments: GET /api/attachments?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 81cc6aff a4cf62b7 1a087a02

-- a4cf62b7
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."id" desc
limit $1 offset $2;

-- 1a087a02
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."show_in_table" as "show_in_table",
    "t"."original_filename" as "original_filename", "t"."media_type" as "media_type",
    "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachments" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" = $1;

-- listAttachments: GET /api/attachments?cursor=
--   62296ae3 5a2445f4 81cc6aff 970c6a1b 739a5e1a

-- 970c6a1b
select "attachments"."id" as "id", "attachments"."id" as "k0"
from "attachments"
order by "attachments"."id" asc
limit $1;

-- listAttachments: GET /api/attachments?attachment_type=1
--   62296ae3 5a2445f4 6695e12a 4cf1d5eb 739a5e1a

-- 6695e12a
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" = any(cast($1 as bigint[]));

-- 4cf1d5eb
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" = any(cast($1 as bigint[]))
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?attachment_type=1%2C1%2B
--   62296ae3 5a2445f4 1ea3a6c2 b9b9bb11 739a5e1a

-- 1ea3a6c2
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "attachment_types" as child
where "child"."parent_id" = any(cast($2 as bigint[])));

-- b9b9bb11
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union all select id
from "attachment_types" as child
where "child"."parent_id" = any(cast($2 as bigint[])))
order by "attachments"."id" asc
limit $3 offset $4;

-- listAttachments: GET /api/attachments?attachment_type=1%2B%2B
--   62296ae3 5a2445f4 adc24b2f 27bd2a85 739a5e1a

-- adc24b2f
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);

-- 27bd2a85
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" = any(cast($1 as bigint[]))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?element=%2Fapi%2Fparts%2F1
--   62296ae3 5a2445f4 fb8ddb8b 38e99bd5 739a5e1a

-- fb8ddb8b
select count(*) as "total"
from "attachments"
where "attachments"."part_id" = cast($1 as bigint);

-- 38e99bd5
select "attachments"."id" as "id"
from "attachments"
where "attachments"."part_id" = cast($1 as bigint)
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?id=1
--   62296ae3 5a2445f4 a2a546cc 56999059 1a087a02

-- a2a546cc
select count(*) as "total"
from "attachments"
where "attachments"."id" = any(cast($1 as bigint[]));

-- 56999059
select "attachments"."id" as "id"
from "attachments"
where "attachments"."id" = any(cast($1 as bigint[]))
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?name=sample
--   62296ae3 5a2445f4 43eac692 fcac5a60 1a087a02

-- 43eac692
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" = $1;

-- fcac5a60
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" = $1
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?name=sam%25
--   62296ae3 5a2445f4 1ae06e6d f106434a 1a087a02

-- 1ae06e6d
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" >= $1 and "attachments"."name_folded" < $2;

-- f106434a
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" >= $1 and "attachments"."name_folded" < $2
order by "attachments"."id" asc
limit $3 offset $4;

-- listAttachments: GET /api/attachments?name=%25ampl%25
--   62296ae3 5a2445f4 784f854f c2cf7450 1a087a02

-- 784f854f
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" like $1 escape '\';

-- c2cf7450
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" like $1 escape '\'
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?name=s_mple
--   62296ae3 5a2445f4 78d69229 be50cfe9 1a087a02

-- 78d69229
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" >= $1 and "attachments"."name_folded" < $2 and "attachments"."name_folded" like $3 escape '\';

-- be50cfe9
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" >= $1 and "attachments"."name_folded" < $2 and "attachments"."name_folded" like $3 escape '\'
order by "attachments"."id" asc
limit $4 offset $5;

-- listAttachments: GET /api/attachments?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 d03fdab0 a82030c4 739a5e1a

-- d03fdab0
select count(*) as "total"
from "attachments"
where "attachments"."added_date" >= $1;

-- a82030c4
select "attachments"."id" as "id"
from "attachments"
where "attachments"."added_date" >= $1
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 9ad046e7 53f510fd 739a5e1a

-- 9ad046e7
select count(*) as "total"
from "attachments"
where "attachments"."last_modified" >= $1;

-- 53f510fd
select "attachments"."id" as "id"
from "attachments"
where "attachments"."last_modified" >= $1
order by "attachments"."id" asc
limit $2 offset $3;

-- listAttachments: GET /api/attachments?order[name]=asc
--   62296ae3 5a2445f4 81cc6aff 4787392f 739a5e1a

-- 4787392f
select "attachments"."id" as "id"
from "attachments"
order by coalesce("attachments"."name_sort", "attachments"."name_folded") asc, "attachments"."id" asc
limit $1 offset $2;

-- listAttachments: GET /api/attachments?order[id]=desc
--   62296ae3 5a2445f4 81cc6aff a4cf62b7 739a5e1a

-- listAttachments: GET /api/attachments?order[addedDate]=asc
--   62296ae3 5a2445f4 81cc6aff df348758 739a5e1a

-- df348758
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."added_date" asc, "attachments"."id" asc
limit $1 offset $2;

-- listAttachments: GET /api/attachments?order[lastModified]=asc
--   62296ae3 5a2445f4 81cc6aff e06ca121 739a5e1a

-- e06ca121
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."last_modified" asc, "attachments"."id" asc
limit $1 offset $2;

-- getAttachment: GET /api/attachments/1
--   62296ae3 94c3609e 1a087a02

-- 94c3609e
select *
from "attachments"
where "id" = $1;

-- listAttachmentLog: GET /api/attachments/1/log
--   62296ae3 94c3609e 9bde09ae 808fc842 416aee90 cdd487e1

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

-- cdd487e1
select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($1 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);

-- getAttachmentFile: GET /api/attachments/1/file
--   62296ae3 94c3609e e33a00f0

-- e33a00f0
select "internal_path", "media_type", "original_filename", "name"
from "attachments"
where "id" = $1;

-- getAttachmentThumbnail: GET /api/attachments/1/thumbnail
--   62296ae3 94c3609e e33a00f0

-- createAttachment: POST /api/attachments
--   62296ae3 bd9b0aa2 5bc13b91 0f4bb89b 0c19e9f6 6b298435 2239794b 7dfdeee2 1a087a02 d0910fb5 aecaa105 5b4d3250

-- bd9b0aa2
select *
from "attachment_types"
where "id" = $1;

-- 5bc13b91
select *
from "parts"
where "id" = $1;

-- 0f4bb89b
select count(*) as "count"
from "attachments"
where "part_id" = $1;

-- 0c19e9f6
select "id"
from "attachments"
where "part_id" = $1 and "name" = $2 and "attachment_type_id" = $3;

-- 6b298435
insert into "attachments" ("name", "name_folded", "name_sort", "attachment_type_id", "part_id",
    "internal_path", "original_filename", "media_type", "file_size", "file_sha256", "external_path",
    "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
returning "id";

-- 2239794b
update "parts"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- 7dfdeee2
update "parts"
set "master_picture_attachment_id" = $1
where "id" = $2 and "master_picture_attachment_id" is null
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

-- updateAttachment: PATCH /api/attachments/1
--   62296ae3 94c3609e e64d598b 699cc0ed 2239794b 1a087a02 d0910fb5 aecaa105 5b4d3250

-- e64d598b
select "id"
from "attachments"
where "part_id" = $1 and "name" = $2 and "attachment_type_id" = $3 and "id" <> $4;

-- 699cc0ed
update "attachments"
set "name" = $1, "name_folded" = $2, "last_modified" = $3, "version" = $4
where "id" = $5;

-- replaceAttachment: PUT /api/attachments/1
--   62296ae3 94c3609e f512ed22 5bc13b91 bd9b0aa2 e64d598b aba36bb8 2228d136 2239794b 1a087a02 d0910fb5 aecaa105 5b4d3250

-- f512ed22
select "id"
from "attachments"
where "id" = any(cast($1 as bigint[]))
order by "id" for update;

-- aba36bb8
insert into "deleted_files" ("key", "deleted_at")
values ($1, $2)
on conflict ("key") do nothing;

-- 2228d136
update "attachments"
set "name" = $1, "name_folded" = $2, "original_filename" = $3, "internal_path" = $4, "last_modified" = $5,
    "version" = $6
where "id" = $7;

-- deleteAttachment: DELETE /api/attachments/3
--   62296ae3 94c3609e 34d96f9e aba36bb8 3efa63af 2239794b d0910fb5 c5e69bd0 5b4d3250

-- 34d96f9e
update "parts"
set "master_picture_attachment_id" = $1
where "id" = $2 and "master_picture_attachment_id" = $3
returning "id";

-- 3efa63af
delete
from "attachments"
where "id" = any(cast($1 as bigint[]));

-- c5e69bd0
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26);

-- restoreAttachment: POST /api/attachments/1/restore
--   62296ae3 94c3609e cfb631f6 a023e089 633f9890 94c3609e e64d598b 2ec13bba 2239794b 1a087a02 d0910fb5 aecaa105 5b4d3250

-- cfb631f6
select *
from "attachments"
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

-- 2ec13bba
update "attachments"
set "name" = $1, "name_folded" = $2, "original_filename" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- restoreAttachment: POST /api/attachments/3/restore
--   62296ae3 94c3609e cfb631f6 a023e089 633f9890 07ae2145 94c3609e 07ae2145 07ae2145 15dadbad 5bc13b91 bd9b0aa2 0f4bb89b bd9b0aa2 0c19e9f6 982bfc78 d64f93d5 2239794b 1a087a02 d0910fb5 aecaa105 5b4d3250

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

-- 982bfc78
delete
from "deleted_files"
where "key" = $1 and "is_expired" = $2;

-- d64f93d5
insert into "attachments" ("name", "name_folded", "name_sort", "attachment_type_id", "show_in_table",
    "original_filename", "media_type", "file_size", "external_path", "internal_path", "file_sha256",
    "part_id", "category_id", "footprint_id", "manufacturer_id", "supplier_id", "storage_location_id",
    "measurement_unit_id", "part_custom_state_id", "currency_id", "project_id", "of_attachment_type_id",
    "user_id", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27)
returning "id";
