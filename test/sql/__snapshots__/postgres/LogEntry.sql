-- listLogEntries: GET /api/log_entries
--   62296ae3 55c86687 192e2f78 98178511 3996f7a8

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

-- 55c86687
select count(*) as "total"
from "log_entries";

-- 192e2f78
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" asc
limit $1 offset $2;

-- 98178511
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- 3996f7a8
select 'Category' as type, id, "name" as name
from "categories"
where "id" = any(cast($1 as bigint[]))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" = any(cast($2 as bigint[]))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($3 as bigint[]))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" = any(cast($4 as bigint[]))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" = any(cast($5 as bigint[]))
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" = any(cast($6 as bigint[]))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" = any(cast($7 as bigint[]))
union all select 'Currency' as type, id, "name" as name
from "currencies"
where "id" = any(cast($8 as bigint[]))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" = any(cast($9 as bigint[]))
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" = any(cast($10 as bigint[]))
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($11 as bigint[]));

-- listLogEntries: GET /api/log_entries?page=2&itemsPerPage=2
--   62296ae3 55c86687 192e2f78 98178511 f92ed462

-- f92ed462
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($1 as bigint[]))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" = any(cast($2 as bigint[]));

-- listLogEntries: GET /api/log_entries?cursor=
--   62296ae3 55c86687 71bfdd5d 98178511 3996f7a8

-- 71bfdd5d
select "log_entries"."id" as "id", "log_entries"."id" as "k0"
from "log_entries"
order by "log_entries"."id" asc
limit $1;

-- listLogEntries: GET /api/log_entries?kind=element_edited
--   62296ae3 7e7cda98 b8245b34 98178511 eefc5ff7

-- 7e7cda98
select count(*) as "total"
from "log_entries"
where "log_entries"."kind" = $1;

-- b8245b34
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."kind" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- eefc5ff7
select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($1 as bigint[]))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($2 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" = any(cast($3 as bigint[]))
union all select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($4 as bigint[]))
union all select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" = any(cast($5 as bigint[]))
union all select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" = any(cast($6 as bigint[]))
union all select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" = any(cast($7 as bigint[]))
union all select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" = any(cast($8 as bigint[]))
union all select 'Category' as type, id, "name" as name
from "categories"
where "id" = any(cast($9 as bigint[]))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" = any(cast($10 as bigint[]))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($11 as bigint[]))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" = any(cast($12 as bigint[]))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" = any(cast($13 as bigint[]))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" = any(cast($14 as bigint[]));

-- listLogEntries: GET /api/log_entries?user=1
--   62296ae3 c2e41038 72702e28 98178511 3996f7a8

-- c2e41038
select count(*) as "total"
from "log_entries"
where "log_entries"."user_id" = any(cast($1 as bigint[]));

-- 72702e28
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."user_id" = any(cast($1 as bigint[]))
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?target_type=Part
--   62296ae3 83b8eaa6 b784fc43 98178511 12d87f34

-- 83b8eaa6
select count(*) as "total"
from "log_entries"
where "log_entries"."target_type" = $1;

-- b784fc43
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_type" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- 12d87f34
select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($1 as bigint[]))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($2 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);

-- listLogEntries: GET /api/log_entries?target_id=1
--   62296ae3 fc621053 e029af3e 98178511 1ead73a3

-- fc621053
select count(*) as "total"
from "log_entries"
where "log_entries"."target_id" = $1;

-- e029af3e
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_id" = $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- 1ead73a3
select 'Category' as type, id, "name" as name
from "categories"
where "id" = any(cast($1 as bigint[]))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" = any(cast($2 as bigint[]))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($3 as bigint[]))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" = any(cast($4 as bigint[]))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" = any(cast($5 as bigint[]))
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" = any(cast($6 as bigint[]))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" = any(cast($7 as bigint[]))
union all select 'Currency' as type, id, "name" as name
from "currencies"
where "id" = any(cast($8 as bigint[]))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" = any(cast($9 as bigint[]))
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" = any(cast($10 as bigint[]))
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($11 as bigint[]))
union all select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" = any(cast($12 as bigint[]))
union all select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" = any(cast($13 as bigint[]))
union all select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" = any(cast($14 as bigint[]))
union all select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" = any(cast($15 as bigint[]))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($16 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" = any(cast($17 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null)
union all select 'Group' as type, id, "name" as name
from "groups"
where "id" = any(cast($18 as bigint[]))
union all select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($19 as bigint[]))
union all select 'Webhook' as type, id, "name" as name
from "webhooks"
where "id" = any(cast($20 as bigint[]));

-- listLogEntries: GET /api/log_entries?datetime[after]=2020-01-01
--   62296ae3 d1e5fa4f b7d74a35 98178511 3996f7a8

-- d1e5fa4f
select count(*) as "total"
from "log_entries"
where "log_entries"."datetime" >= $1;

-- b7d74a35
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."datetime" >= $1
order by "log_entries"."id" asc
limit $2 offset $3;

-- listLogEntries: GET /api/log_entries?order[datetime]=asc
--   62296ae3 55c86687 fcd36e95 98178511 3996f7a8

-- fcd36e95
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" asc, "log_entries"."id" asc
limit $1 offset $2;

-- listLogEntries: GET /api/log_entries?id=1
--   62296ae3 f23a299e e6826bfb 416aee90 0ca0cfca

-- f23a299e
select count(*) as "total"
from "log_entries"
where "log_entries"."id" = any(cast($1 as bigint[]));

-- e6826bfb
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."id" = any(cast($1 as bigint[]))
order by "log_entries"."id" asc
limit $2 offset $3;

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

-- listLogEntries: GET /api/log_entries?order[id]=desc
--   62296ae3 55c86687 ead516ea 98178511 ff0bf1cb 3803d65c

-- ead516ea
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" desc
limit $1 offset $2;

-- ff0bf1cb
select 'Group' as type, id, "name" as name
from "groups"
where "id" = any(cast($1 as bigint[]))
union all select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($2 as bigint[]))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" = any(cast($3 as bigint[]))
union all select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" = any(cast($4 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null)
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" = any(cast($5 as bigint[]))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" = any(cast($6 as bigint[])) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" = any(cast($7 as bigint[]))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" = any(cast($8 as bigint[]));

-- 3803d65c
select target_type as type, target_id as id, data
from log_entries
where target_type = $1 and "target_id" = any(cast($2 as bigint[])) and kind = 'element_deleted'
union all select target_type as type, target_id as id, data
from log_entries
where target_type = $3 and "target_id" = any(cast($4 as bigint[])) and kind = 'element_deleted'
union all select target_type as type, target_id as id, data
from log_entries
where target_type = $5 and "target_id" = any(cast($6 as bigint[])) and kind = 'element_deleted';

-- getLogEntry: GET /api/log_entries/1
--   62296ae3 416aee90 0ca0cfca
