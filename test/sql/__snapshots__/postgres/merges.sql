-- mergeCategory: POST /api/categories/7/merge
--   62296ae3 3f75ca8f 3f75ca8f 3f75ca8f a6881c77 049000ed 48a55a10 e586afd7 696003a3 696003a3 10a401ad 10a401ad 2c97a800 cb8bbafd 40bb99a4 65a19705 a8aff66b c261bcb6 96820a93 6a002c8f 25ccad32 a6881c77 ae2449ab 839b4337 278eaa29 e1f51919 d0910fb5 c864a500 5b4d3250

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

-- 3f75ca8f
select *
from "categories"
where "id" = $1;

-- a6881c77
select (select count(*)
from "categories"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "category_id" = $2) as "n1";

-- 049000ed
with recursive up(id, parent_id) as ( select id, parent_id
from "categories"
where id = $1
union select t.id, t.parent_id
from "categories" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 48a55a10
select moved.name, count(*) over () as count
from "categories" moved join "categories" kept on coalesce(kept.parent_id, 0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- e586afd7
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "categories"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "categories" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 696003a3
select *
from "attachments"
where "category_id" = $1
order by "id";

-- 10a401ad
select *
from "parameters"
where "category_id" = $1
order by "id";

-- 2c97a800
select "id"
from "parts"
where "category_id" = $1
order by "id"
limit $2;

-- cb8bbafd
update "parts"
set "category_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 40bb99a4
update "attachments"
set name = given.name, name_folded = given.name_folded, name_sort = given.name_sort
from json_to_recordset(cast($1 as json)) as given(id bigint, "name" text, "name_folded" text,
    "name_sort" text)
where "attachments".id = given.id;

-- 65a19705
update "attachments"
set "category_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- a8aff66b
update "parameters"
set "category_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- c261bcb6
update "categories"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

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

-- 6a002c8f
update "categories"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 25ccad32
update "categories"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

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

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- c864a500
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26), ($27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39), ($40, $41, $42,
    $43, $44, $45, $46, $47, $48, $49, $50, $51, $52), ($53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63,
    $64, $65), ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78), ($79, $80, $81, $82, $83,
    $84, $85, $86, $87, $88, $89, $90, $91), ($92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103,
    $104), ($105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117), ($118, $119, $120,
    $121, $122, $123, $124, $125, $126, $127, $128, $129, $130), ($131, $132, $133, $134, $135, $136, $137,
    $138, $139, $140, $141, $142, $143), ($144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154,
    $155, $156), ($157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169), ($170, $171,
    $172, $173, $174, $175, $176, $177, $178, $179, $180, $181, $182), ($183, $184, $185, $186, $187, $188,
    $189, $190, $191, $192, $193, $194, $195), ($196, $197, $198, $199, $200, $201, $202, $203, $204, $205,
    $206, $207, $208), ($209, $210, $211, $212, $213, $214, $215, $216, $217, $218, $219, $220, $221), ($222,
    $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234), ($235, $236, $237, $238, $239,
    $240, $241, $242, $243, $244, $245, $246, $247), ($248, $249, $250, $251, $252, $253, $254, $255, $256,
    $257, $258, $259, $260), ($261, $262, $263, $264, $265, $266, $267, $268, $269, $270, $271, $272, $273),
    ($274, $275, $276, $277, $278, $279, $280, $281, $282, $283, $284, $285, $286), ($287, $288, $289, $290,
    $291, $292, $293, $294, $295, $296, $297, $298, $299), ($300, $301, $302, $303, $304, $305, $306, $307,
    $308, $309, $310, $311, $312), ($313, $314, $315, $316, $317, $318, $319, $320, $321, $322, $323, $324,
    $325), ($326, $327, $328, $329, $330, $331, $332, $333, $334, $335, $336, $337, $338), ($339, $340, $341,
    $342, $343, $344, $345, $346, $347, $348, $349, $350, $351), ($352, $353, $354, $355, $356, $357, $358,
    $359, $360, $361, $362, $363, $364), ($365, $366, $367, $368, $369, $370, $371, $372, $373, $374, $375,
    $376, $377), ($378, $379, $380, $381, $382, $383, $384, $385, $386, $387, $388, $389, $390);

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- mergeManufacturer: POST /api/manufacturers/7/merge
--   62296ae3 f9c526d5 f9c526d5 f9c526d5 a4420c70 ce0313f8 c5099d1e abc79bd5 c59e7ba0 c59e7ba0 5e2ce2b3 5e2ce2b3 313e5b76 44799410 40bb99a4 426c7673 d660a825 1602324a a0ebdffc 8efba480 43104e2b a4420c70 8a934345 f60da208 aeac264e 07474468 d0910fb5 d1c3a537 5b4d3250

-- f9c526d5
select *
from "manufacturers"
where "id" = $1;

-- a4420c70
select (select count(*)
from "manufacturers"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "manufacturer_id" = $2) as "n1";

-- ce0313f8
with recursive up(id, parent_id) as ( select id, parent_id
from "manufacturers"
where id = $1
union select t.id, t.parent_id
from "manufacturers" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- c5099d1e
select moved.name, count(*) over () as count
from "manufacturers" moved join "manufacturers" kept on coalesce(kept.parent_id,
    0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- abc79bd5
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "manufacturers"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "manufacturers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- c59e7ba0
select *
from "attachments"
where "manufacturer_id" = $1
order by "id";

-- 5e2ce2b3
select *
from "parameters"
where "manufacturer_id" = $1
order by "id";

-- 313e5b76
select "id"
from "parts"
where "manufacturer_id" = $1
order by "id"
limit $2;

-- 44799410
update "parts"
set "manufacturer_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 426c7673
update "attachments"
set "manufacturer_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- d660a825
update "parameters"
set "manufacturer_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 1602324a
update "manufacturers"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

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

-- 8efba480
update "manufacturers"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 43104e2b
update "manufacturers"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

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

-- d1c3a537
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26), ($27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39), ($40, $41, $42,
    $43, $44, $45, $46, $47, $48, $49, $50, $51, $52), ($53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63,
    $64, $65), ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78);

-- mergeFootprint: POST /api/footprints/9/merge
--   62296ae3 dc4ff911 dc4ff911 dc4ff911 d0b2c8e2 d8d5b2b2 3f854468 0e9eab5c 99b30374 99b30374 212738c8 212738c8 3063898a 5c3694ad 40bb99a4 bbaccdf8 8147b7cd 76800cf7 684b1698 de7a7ee3 e354f538 d0b2c8e2 ba6f3c68 04cf89ff e2d13818 f3859f31 d0910fb5 d1c3a537 5b4d3250

-- dc4ff911
select *
from "footprints"
where "id" = $1;

-- d0b2c8e2
select (select count(*)
from "footprints"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "footprint_id" = $2) as "n1";

-- d8d5b2b2
with recursive up(id, parent_id) as ( select id, parent_id
from "footprints"
where id = $1
union select t.id, t.parent_id
from "footprints" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 3f854468
select moved.name, count(*) over () as count
from "footprints" moved join "footprints" kept on coalesce(kept.parent_id, 0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 0e9eab5c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "footprints"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "footprints" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 99b30374
select *
from "attachments"
where "footprint_id" = $1
order by "id";

-- 212738c8
select *
from "parameters"
where "footprint_id" = $1
order by "id";

-- 3063898a
select "id"
from "parts"
where "footprint_id" = $1
order by "id"
limit $2;

-- 5c3694ad
update "parts"
set "footprint_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- bbaccdf8
update "attachments"
set "footprint_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 8147b7cd
update "parameters"
set "footprint_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 76800cf7
update "footprints"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- 684b1698
with recursive below(id, full_path, level) as ( select id, full_path, level
from "footprints"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "footprints" t join below on t.parent_id = below.id ) update "footprints"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "footprints".id = below.id and "footprints".id <> $3
returning "footprints".id;

-- de7a7ee3
update "footprints"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- e354f538
update "footprints"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- ba6f3c68
select *
from "attachments"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- 04cf89ff
select *
from "parameters"
where "footprint_id" = any(cast($1 as bigint[]))
order by "id";

-- e2d13818
delete
from "footprints"
where "id" = any(cast($1 as bigint[]));

-- f3859f31
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "footprint_3d__id",
    "j1"."name" as "footprint_3d__name", "j1"."internal_path" as "footprint_3d__internal_path",
    "j1"."external_path" as "footprint_3d__external_path", "t"."eda_kicad_footprint" as "eda_kicad_footprint",
    "j2"."id" as "master_picture_attachment__id", "j2"."name" as "master_picture_attachment__name",
    "j2"."internal_path" as "master_picture_attachment__internal_path",
    "j2"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "footprints" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."footprint_3d_attachment_id"
left join "attachments" as "j2" on "j2"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."footprint_id" as "$owner"
from "attachments" as "t"
where "t"."footprint_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."footprint_id" as "$owner"
from "parameters" as "t"
where "t"."footprint_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- mergeSupplier: POST /api/suppliers/7/merge
--   62296ae3 f05595ca f05595ca f05595ca b44689d6 b1e54ff9 aa655189 9d70eaec 250a217c 6263bda4 6263bda4 da34cebc da34cebc ac928ac2 3378000a 2239794b 40bb99a4 cb427043 fb4fd9e0 ea5861ad a6042aaa cdcbb317 1391bffc b44689d6 3df20d8f f60ffd8d 86113af0 d9df3db8 d0910fb5 d1c3a537 5b4d3250

-- f05595ca
select *
from "suppliers"
where "id" = $1;

-- b44689d6
select (select count(*)
from "suppliers"
where "parent_id" = $1) as "n0", (select count(*)
from "orderdetails"
where "supplier_id" = $2) as "n1";

-- b1e54ff9
with recursive up(id, parent_id) as ( select id, parent_id
from "suppliers"
where id = $1
union select t.id, t.parent_id
from "suppliers" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- aa655189
select moved.name, count(*) over () as count
from "suppliers" moved join "suppliers" kept on coalesce(kept.parent_id, 0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 9d70eaec
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "suppliers"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "suppliers" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 250a217c
select parts.name, count(*) over () as count
from orderdetails moved join orderdetails kept on kept.part_id = moved.part_id and kept.supplier_id = $1 and kept.supplierpartnr = moved.supplierpartnr join parts on parts.id = moved.part_id
where moved.supplier_id = $2
order by moved.id
limit $3;

-- 6263bda4
select *
from "attachments"
where "supplier_id" = $1
order by "id";

-- da34cebc
select *
from "parameters"
where "supplier_id" = $1
order by "id";

-- ac928ac2
select "id", "part_id"
from "orderdetails"
where "supplier_id" = $1
order by "id"
limit $2;

-- 3378000a
update "orderdetails"
set "supplier_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 2239794b
update "parts"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- cb427043
update "attachments"
set "supplier_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- fb4fd9e0
update "parameters"
set "supplier_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- ea5861ad
update "suppliers"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

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

-- cdcbb317
update "suppliers"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 1391bffc
update "suppliers"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

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

-- mergeStorageLocation: POST /api/storage_locations/7/merge
--   62296ae3 41dcbe9b 41dcbe9b 41dcbe9b 6126c64f ed5ae1ab 42149167 85d20ed0 c587fc8d c587fc8d 638df688 638df688 9412d2a2 fe576964 2239794b 40bb99a4 00a34977 8b73ddbb f762107a 6d630b2f fa721fa7 74bd414b 6126c64f 565f1629 32ff8d23 fca46a81 6f6f2f9b d0910fb5 d1c3a537 5b4d3250

-- 41dcbe9b
select *
from "storage_locations"
where "id" = $1;

-- 6126c64f
select (select count(*)
from "storage_locations"
where "parent_id" = $1) as "n0", (select count(*)
from "part_lots"
where "storage_location_id" = $2) as "n1";

-- ed5ae1ab
with recursive up(id, parent_id) as ( select id, parent_id
from "storage_locations"
where id = $1
union select t.id, t.parent_id
from "storage_locations" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 42149167
select moved.name, count(*) over () as count
from "storage_locations" moved join "storage_locations" kept on coalesce(kept.parent_id,
    0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 85d20ed0
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "storage_locations"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "storage_locations" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- c587fc8d
select *
from "attachments"
where "storage_location_id" = $1
order by "id";

-- 638df688
select *
from "parameters"
where "storage_location_id" = $1
order by "id";

-- 9412d2a2
select "id", "part_id"
from "part_lots"
where "storage_location_id" = $1
order by "id"
limit $2;

-- fe576964
update "part_lots"
set "storage_location_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 00a34977
update "attachments"
set "storage_location_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 8b73ddbb
update "parameters"
set "storage_location_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- f762107a
update "storage_locations"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- 6d630b2f
with recursive below(id, full_path, level) as ( select id, full_path, level
from "storage_locations"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "storage_locations" t join below on t.parent_id = below.id ) update "storage_locations"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "storage_locations".id = below.id and "storage_locations".id <> $3
returning "storage_locations".id;

-- fa721fa7
update "storage_locations"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 74bd414b
update "storage_locations"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- 565f1629
select *
from "attachments"
where "storage_location_id" = any(cast($1 as bigint[]))
order by "id";

-- 32ff8d23
select *
from "parameters"
where "storage_location_id" = any(cast($1 as bigint[]))
order by "id";

-- fca46a81
delete
from "storage_locations"
where "id" = any(cast($1 as bigint[]));

-- 6f6f2f9b
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "storage_type__id",
    "j1"."name" as "storage_type__name", "j1"."full_path" as "storage_type__full_path",
    "t"."is_full" as "is_full", "t"."only_single_part" as "only_single_part",
    "t"."limit_to_existing_parts" as "limit_to_existing_parts", "j2"."id" as "owner__id",
    "j2"."name" as "owner__name", "t"."part_owner_must_match" as "part_owner_must_match",
    "j3"."id" as "master_picture_attachment__id", "j3"."name" as "master_picture_attachment__name",
    "j3"."internal_path" as "master_picture_attachment__internal_path",
    "j3"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "storage_locations" as "t"
left join "measurement_units" as "j1" on "j1"."id" = "t"."storage_type_id"
left join "users" as "j2" on "j2"."id" = "t"."owner_id"
left join "attachments" as "j3" on "j3"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."storage_location_id" as "$owner"
from "attachments" as "t"
where "t"."storage_location_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."storage_location_id" as "$owner"
from "parameters" as "t"
where "t"."storage_location_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- mergeMeasurementUnit: POST /api/measurement_units/7/merge
--   62296ae3 4a913591 4a913591 4a913591 c1104134 2a1fe79d f38c965d 2a82c38c 61b90ba3 61b90ba3 a01dd403 a01dd403 40a5d9ae 43c74bad 40bb99a4 f9c71cce 23bb9d85 31843a57 17579f02 309c8b50 b3423371 c1104134 0711e4ad b9b700c7 9b32c9e5 34ece525 d0910fb5 d1c3a537 5b4d3250

-- 4a913591
select *
from "measurement_units"
where "id" = $1;

-- c1104134
select (select count(*)
from "measurement_units"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "part_unit_id" = $2) as "n1", (select count(*)
from "storage_locations"
where "storage_type_id" = $3) as "n2";

-- 2a1fe79d
with recursive up(id, parent_id) as ( select id, parent_id
from "measurement_units"
where id = $1
union select t.id, t.parent_id
from "measurement_units" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- f38c965d
select moved.name, count(*) over () as count
from "measurement_units" moved join "measurement_units" kept on coalesce(kept.parent_id,
    0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 2a82c38c
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "measurement_units"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "measurement_units" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 61b90ba3
select *
from "attachments"
where "measurement_unit_id" = $1
order by "id";

-- a01dd403
select *
from "parameters"
where "measurement_unit_id" = $1
order by "id";

-- 40a5d9ae
select "id"
from "parts"
where "part_unit_id" = $1
order by "id"
limit $2;

-- 43c74bad
update "parts"
set "part_unit_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- f9c71cce
update "attachments"
set "measurement_unit_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 23bb9d85
update "parameters"
set "measurement_unit_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 31843a57
update "measurement_units"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- 17579f02
with recursive below(id, full_path, level) as ( select id, full_path, level
from "measurement_units"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "measurement_units" t join below on t.parent_id = below.id ) update "measurement_units"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "measurement_units".id = below.id and "measurement_units".id <> $3
returning "measurement_units".id;

-- 309c8b50
update "measurement_units"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- b3423371
update "measurement_units"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- 0711e4ad
select *
from "attachments"
where "measurement_unit_id" = any(cast($1 as bigint[]))
order by "id";

-- b9b700c7
select *
from "parameters"
where "measurement_unit_id" = any(cast($1 as bigint[]))
order by "id";

-- 9b32c9e5
delete
from "measurement_units"
where "id" = any(cast($1 as bigint[]));

-- 34ece525
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."unit" as "unit", "t"."is_integer" as "is_integer",
    "t"."use_si_prefix" as "use_si_prefix", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "measurement_units" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."measurement_unit_id" as "$owner"
from "attachments" as "t"
where "t"."measurement_unit_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."measurement_unit_id" as "$owner"
from "parameters" as "t"
where "t"."measurement_unit_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- mergePartCustomState: POST /api/part_custom_states/7/merge
--   62296ae3 8e42d332 8e42d332 8e42d332 8ed9732a 1db8e243 75e7e6ff 21326f9b bfef21d1 bfef21d1 2e4fa307 2e4fa307 9a6b2051 d4fae8a8 40bb99a4 72e0893b 353d1bf9 5cfa8f52 21559e4b 24d2e4ec 6f8b2180 8ed9732a 9ad436bf ea24992d 1061184d 5db50cfa d0910fb5 d1c3a537 5b4d3250

-- 8e42d332
select *
from "part_custom_states"
where "id" = $1;

-- 8ed9732a
select (select count(*)
from "part_custom_states"
where "parent_id" = $1) as "n0", (select count(*)
from "parts"
where "part_custom_state_id" = $2) as "n1";

-- 1db8e243
with recursive up(id, parent_id) as ( select id, parent_id
from "part_custom_states"
where id = $1
union select t.id, t.parent_id
from "part_custom_states" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 75e7e6ff
select moved.name, count(*) over () as count
from "part_custom_states" moved join "part_custom_states" kept on coalesce(kept.parent_id,
    0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 21326f9b
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "part_custom_states"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "part_custom_states" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- bfef21d1
select *
from "attachments"
where "part_custom_state_id" = $1
order by "id";

-- 2e4fa307
select *
from "parameters"
where "part_custom_state_id" = $1
order by "id";

-- 9a6b2051
select "id"
from "parts"
where "part_custom_state_id" = $1
order by "id"
limit $2;

-- d4fae8a8
update "parts"
set "part_custom_state_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 72e0893b
update "attachments"
set "part_custom_state_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 353d1bf9
update "parameters"
set "part_custom_state_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 5cfa8f52
update "part_custom_states"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- 21559e4b
with recursive below(id, full_path, level) as ( select id, full_path, level
from "part_custom_states"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "part_custom_states" t join below on t.parent_id = below.id ) update "part_custom_states"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "part_custom_states".id = below.id and "part_custom_states".id <> $3
returning "part_custom_states".id;

-- 24d2e4ec
update "part_custom_states"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 6f8b2180
update "part_custom_states"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- 9ad436bf
select *
from "attachments"
where "part_custom_state_id" = any(cast($1 as bigint[]))
order by "id";

-- ea24992d
select *
from "parameters"
where "part_custom_state_id" = any(cast($1 as bigint[]))
order by "id";

-- 1061184d
delete
from "part_custom_states"
where "id" = any(cast($1 as bigint[]));

-- 5db50cfa
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "j1"."id" as "master_picture_attachment__id",
    "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "part_custom_states" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."part_custom_state_id" as "$owner"
from "attachments" as "t"
where "t"."part_custom_state_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."part_custom_state_id" as "$owner"
from "parameters" as "t"
where "t"."part_custom_state_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- mergeCurrency: POST /api/currencies/7/merge
--   62296ae3 64d9922b 64d9922b 64d9922b 5da35a94 57c7928b 824c4fca 424313ca fc4e887d fc4e887d 7c242873 7c242873 05fb0a0b 8f121e1a e8a82ae4 f0b8a96d 2239794b 40bb99a4 0ce1fc86 e4480c98 a4f54ca1 d62a72b6 ae4fae59 0ab68618 5da35a94 bdfdcda1 8e0df6f4 c38cf6aa 2f12614b d0910fb5 d1c3a537 5b4d3250

-- 64d9922b
select *
from "currencies"
where "id" = $1;

-- 5da35a94
select (select count(*)
from "currencies"
where "parent_id" = $1) as "n0", (select count(*)
from "pricedetails"
where "currency_id" = $2) as "n1", (select count(*)
from "project_bom_entries"
where "price_currency_id" = $3) as "n2";

-- 57c7928b
with recursive up(id, parent_id) as ( select id, parent_id
from "currencies"
where id = $1
union select t.id, t.parent_id
from "currencies" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 824c4fca
select moved.name, count(*) over () as count
from "currencies" moved join "currencies" kept on coalesce(kept.parent_id, 0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 424313ca
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "currencies"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "currencies" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- fc4e887d
select *
from "attachments"
where "currency_id" = $1
order by "id";

-- 7c242873
select *
from "parameters"
where "currency_id" = $1
order by "id";

-- 05fb0a0b
select "id", "orderdetail_id"
from "pricedetails"
where "currency_id" = $1
order by "id"
limit $2;

-- 8f121e1a
update "pricedetails"
set "currency_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- e8a82ae4
update "orderdetails"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- f0b8a96d
select *
from "orderdetails"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- 0ce1fc86
update "attachments"
set "currency_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- e4480c98
update "parameters"
set "currency_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- a4f54ca1
update "currencies"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- d62a72b6
with recursive below(id, full_path, level) as ( select id, full_path, level
from "currencies"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "currencies" t join below on t.parent_id = below.id ) update "currencies"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "currencies".id = below.id and "currencies".id <> $3
returning "currencies".id;

-- ae4fae59
update "currencies"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 0ab68618
update "currencies"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- bdfdcda1
select *
from "attachments"
where "currency_id" = any(cast($1 as bigint[]))
order by "id";

-- 8e0df6f4
select *
from "parameters"
where "currency_id" = any(cast($1 as bigint[]))
order by "id";

-- c38cf6aa
delete
from "currencies"
where "id" = any(cast($1 as bigint[]));

-- 2f12614b
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."iso_code" as "iso_code",
    "t"."exchange_rate" as "exchange_rate", "t"."exchange_rate_remainder" as "exchange_rate_remainder",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "currencies" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."currency_id" as "$owner"
from "attachments" as "t"
where "t"."currency_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."currency_id" as "$owner"
from "parameters" as "t"
where "t"."currency_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- mergeProject: POST /api/projects/9/merge
--   62296ae3 2ccd4e64 2ccd4e64 2ccd4e64 d3c51007 c9ac96c9 d288a373 02223e27 0765df81 eef426d5 a104752e a104752e 3624c677 3624c677 dde5dde3 63f9ed42 96740b06 40bb99a4 a1453b9a 75692c90 7090968a 547bb7a4 4ee70528 3474e31f 1a0ba342 6840eca2 9655c8f8 ead26832 fbe1385d eac21a44 d0910fb5 0ddf65cf 5b4d3250

-- 2ccd4e64
select *
from "projects"
where "id" = $1;

-- d3c51007
select (select count(*)
from "projects"
where "parent_id" = $1) as "n0", (select count(*)
from "project_bom_entries"
where "project_id" = $2) as "n1";

-- c9ac96c9
with recursive up(id, parent_id) as ( select id, parent_id
from "projects"
where id = $1
union select t.id, t.parent_id
from "projects" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- d288a373
select moved.name, count(*) over () as count
from "projects" moved join "projects" kept on coalesce(kept.parent_id, 0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 02223e27
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "projects"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "projects" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- 0765df81
select coalesce(parts.name, moved.name) as name, count(*) over () as count
from project_bom_entries moved
left join parts on parts.id = moved.part_id
where moved.project_id = $1 and (moved.part_id in (select "part_id"
from project_bom_entries
where project_id = $2) or moved.name in (select "name"
from project_bom_entries
where project_id = $3))
order by moved.id
limit $4;

-- eef426d5
with recursive needed(id) as ( select id
from projects
where id = $1
union select other.id
from needed join projects other on other.parent_id = needed.id or other.build_part_id in (select part_id
from project_bom_entries
where project_id = needed.id) ) select id
from needed
where id = $2;

-- a104752e
select *
from "attachments"
where "project_id" = $1
order by "id";

-- 3624c677
select *
from "parameters"
where "project_id" = $1
order by "id";

-- dde5dde3
select "id", "project_id"
from "project_bom_entries"
where "project_id" = $1
order by "id"
limit $2;

-- 63f9ed42
update "project_bom_entries"
set "project_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 96740b06
update "projects"
set "version" = version + 1, "last_modified" = $1
where "id" = any(cast($2 as bigint[]));

-- a1453b9a
update "attachments"
set "project_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 75692c90
update "parameters"
set "project_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 7090968a
update "projects"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

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

-- 4ee70528
update "projects"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- 3474e31f
update "projects"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

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

-- 0ddf65cf
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13), ($14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26), ($27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39), ($40, $41, $42,
    $43, $44, $45, $46, $47, $48, $49, $50, $51, $52), ($53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63,
    $64, $65), ($66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78), ($79, $80, $81, $82, $83,
    $84, $85, $86, $87, $88, $89, $90, $91);

-- mergeAttachmentType: POST /api/attachment_types/7/merge
--   62296ae3 bd9b0aa2 bd9b0aa2 bd9b0aa2 be3017ae 09dcfbbb abb7b426 0fdf2339 31418462 f2bea18c 222d25f1 222d25f1 0dd4954a 0dd4954a f48d3d0b 84714892 2239794b 40bb99a4 a113ee01 7db9d470 b1090f41 979bb22f 60af05d0 bf1f7b7b be3017ae 083f9069 31e56dc3 e2d9764e af461619 d0910fb5 d1c3a537 5b4d3250

-- bd9b0aa2
select *
from "attachment_types"
where "id" = $1;

-- be3017ae
select (select count(*)
from "attachment_types"
where "parent_id" = $1) as "n0", (select count(*)
from "attachments"
where "attachment_type_id" = $2) as "n1";

-- 09dcfbbb
select count("part_id") as "Part", count("category_id") as "Category", count("footprint_id") as "Footprint",
    count("manufacturer_id") as "Manufacturer", count("supplier_id") as "Supplier",
    count("storage_location_id") as "StorageLocation", count("measurement_unit_id") as "MeasurementUnit",
    count("part_custom_state_id") as "PartCustomState", count("currency_id") as "Currency",
    count("project_id") as "Project", count("of_attachment_type_id") as "AttachmentType",
    count("user_id") as "User"
from "attachments"
where "attachment_type_id" = $1;

-- abb7b426
with recursive up(id, parent_id) as ( select id, parent_id
from "attachment_types"
where id = $1
union select t.id, t.parent_id
from "attachment_types" t join up on t.id = up.parent_id ) select id
from up
where id = $2;

-- 0fdf2339
select moved.name, count(*) over () as count
from "attachment_types" moved join "attachment_types" kept on coalesce(kept.parent_id,
    0) = $1 and kept.name = moved.name
where moved.parent_id = $2 and kept.id <> $3
order by moved.id
limit 3;

-- 31418462
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "attachment_types"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "attachment_types" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- f2bea18c
select name, count(*) over () as count
from (select moved.id, moved.name
from attachments moved join attachments kept on "kept"."part_id" = "moved"."part_id" and kept.attachment_type_id = $1 and kept.name = moved.name
where moved.attachment_type_id = $2 and "moved"."part_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."category_id" = "moved"."category_id" and kept.attachment_type_id = $3 and kept.name = moved.name
where moved.attachment_type_id = $4 and "moved"."category_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."footprint_id" = "moved"."footprint_id" and kept.attachment_type_id = $5 and kept.name = moved.name
where moved.attachment_type_id = $6 and "moved"."footprint_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."manufacturer_id" = "moved"."manufacturer_id" and kept.attachment_type_id = $7 and kept.name = moved.name
where moved.attachment_type_id = $8 and "moved"."manufacturer_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."supplier_id" = "moved"."supplier_id" and kept.attachment_type_id = $9 and kept.name = moved.name
where moved.attachment_type_id = $10 and "moved"."supplier_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."storage_location_id" = "moved"."storage_location_id" and kept.attachment_type_id = $11 and kept.name = moved.name
where moved.attachment_type_id = $12 and "moved"."storage_location_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."measurement_unit_id" = "moved"."measurement_unit_id" and kept.attachment_type_id = $13 and kept.name = moved.name
where moved.attachment_type_id = $14 and "moved"."measurement_unit_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."part_custom_state_id" = "moved"."part_custom_state_id" and kept.attachment_type_id = $15 and kept.name = moved.name
where moved.attachment_type_id = $16 and "moved"."part_custom_state_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."currency_id" = "moved"."currency_id" and kept.attachment_type_id = $17 and kept.name = moved.name
where moved.attachment_type_id = $18 and "moved"."currency_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."project_id" = "moved"."project_id" and kept.attachment_type_id = $19 and kept.name = moved.name
where moved.attachment_type_id = $20 and "moved"."project_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."of_attachment_type_id" = "moved"."of_attachment_type_id" and kept.attachment_type_id = $21 and kept.name = moved.name
where moved.attachment_type_id = $22 and "moved"."of_attachment_type_id" is not null
union all select moved.id, moved.name
from attachments moved join attachments kept on "kept"."user_id" = "moved"."user_id" and kept.attachment_type_id = $23 and kept.name = moved.name
where moved.attachment_type_id = $24 and "moved"."user_id" is not null) same
order by id
limit $25;

-- 222d25f1
select *
from "attachments"
where "of_attachment_type_id" = $1
order by "id";

-- 0dd4954a
select *
from "parameters"
where "of_attachment_type_id" = $1
order by "id";

-- f48d3d0b
select "id", "part_id", "category_id", "footprint_id", "manufacturer_id", "supplier_id",
    "storage_location_id", "measurement_unit_id", "part_custom_state_id", "currency_id", "project_id",
    "of_attachment_type_id", "user_id"
from "attachments"
where "attachment_type_id" = $1
order by "id"
limit $2;

-- 84714892
update "attachments"
set "attachment_type_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- a113ee01
update "attachments"
set "of_attachment_type_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- 7db9d470
update "parameters"
set "of_attachment_type_id" = $1, "version" = version + 1, "last_modified" = $2
where "id" = any(cast($3 as bigint[]));

-- b1090f41
update "attachment_types"
set "name" = $1 || cast(id as text), "full_path" = $2, "level" = $3
where "id" = $4;

-- 979bb22f
with recursive below(id, full_path, level) as ( select id, full_path, level
from "attachment_types"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "attachment_types" t join below on t.parent_id = below.id ) update "attachment_types"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "attachment_types".id = below.id and "attachment_types".id <> $3
returning "attachment_types".id;

-- 60af05d0
update "attachment_types"
set "parent_id" = $1, "version" = version + 1, "last_modified" = $2
where "parent_id" = $3
returning "id";

-- bf1f7b7b
update "attachment_types"
set "version" = version + 1, "last_modified" = $1
where "id" = $2;

-- 083f9069
select *
from "attachments"
where "of_attachment_type_id" = any(cast($1 as bigint[]))
order by "id";

-- 31e56dc3
select *
from "parameters"
where "of_attachment_type_id" = any(cast($1 as bigint[]))
order by "id";

-- e2d9764e
delete
from "attachment_types"
where "id" = any(cast($1 as bigint[]));

-- af461619
with recursive "up"("id", "parent_id") as (select "c"."id" as "id", "c"."parent_id" as "parent_id"
from "attachment_types" as "c"
where "c"."id" = $1
union select "p"."id" as "id", "p"."parent_id" as "parent_id"
from "attachment_types" as "p"
inner join "up" on "up"."parent_id" = "p"."id") select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(array(select id
from up))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";
