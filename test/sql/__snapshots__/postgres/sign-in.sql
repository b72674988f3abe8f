-- signIn: POST /login
--   30cf5921 704572f6 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 4c3b27b8 4c3b27b8 4c3b27b8 4c3b27b8 aecaa105 4c252b6a

-- 30cf5921
select "id", "name", "password_hash", "disabled", "totp_secret"
from "users"
where "name_folded" = $1;

-- 704572f6
select distinct "address"
from "sessions"
where "user_id" = $1 and "stage" = $2 and "expires_at" > $3;

-- 2f557bff
select "count"
from "rate_limits"
where "key" = $1 and "window_start" >= $2 and "window_start" <= $3;

-- 4c3b27b8
insert into "rate_limits" ("key", "window_start", "count")
values ($1, $2, $3)
on conflict ("key") do update
set "count" = case when rate_limits.window_start between excluded.window_start and $4 then rate_limits.count + 1 else 1 end,
    "window_start" = case when rate_limits.window_start between excluded.window_start and $5 then rate_limits.window_start else excluded.window_start end
returning "count";

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- 4c252b6a
select exists (select "id"
from "users") as "some", exists (select "id"
from "users"
where "password_hash" is not null and "disabled" = $1) as "usable";

-- signIn: POST /login
--   4c252b6a 30cf5921 704572f6 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 4c3b27b8 4c3b27b8 4c3b27b8 4c3b27b8 30cf5921 137b88b4 137b88b4 137b88b4 137b88b4 a5bec6b0 1a700dd5 aecaa105 63270571 5a2445f4 f50cc40f 5a2445f4 1f93e7d9 83fcbb79 363036f5 9140583b 8af0e9ad cce0386a c3390291 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 d1ccab37 5a2445f4 e7849e0e 55c86687 e20b49e5 0aeda87e a385fe27

-- 137b88b4
update "rate_limits"
set "count" = "count" - $1
where "key" = $2 and "window_start" >= $3 and "window_start" <= $4 and "count" > $5;

-- a5bec6b0
update "oauth_connections"
set "unannounced_since" = $1
where "user_id" = $2 and "unannounced_since" is not null
returning "host", "tier", (select name
from oauth_clients
where oauth_clients.id = oauth_client_id) as "name", (select max(oauth_grants.id)
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) as "grantId";

-- 1a700dd5
insert into "sessions" ("user_id", "token_hash", "stage", "remembered", "address", "user_agent", "created_at",
    "last_seen_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- 63270571
select "sessions"."id" as "sessionId", "sessions"."stage", "sessions"."remembered",
    "sessions"."created_at" as "createdAt", "sessions"."last_seen_at" as "lastSeenAt",
    "sessions"."new_app_name" as "newAppName", "sessions"."new_app_host" as "newAppHost",
    "sessions"."new_app_tier" as "newAppTier", "sessions"."new_app_count" as "newAppCount",
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
from "chain") as "groupPermissions", "users"."need_pw_change" as "mustChangePassword",
    "users"."totp_secret" as "totpSecret", exists (with recursive "chain"("parent_id", "permissions",
    "enforce_2fa", "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa",
    1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select 1
from "chain"
where "enforce_2fa") as "requiresSecondFactor"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where "sessions"."token_hash" = $1 and "sessions"."expires_at" > $2;

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- f50cc40f
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > least($1, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

-- 1f93e7d9
with later as ( select target_type, target_id
from change_feed
where id > $1 and target_type not in ('PartLot', 'Orderdetail', 'Pricedetail', 'User', 'Group', 'ApiToken',
    'Category', 'Footprint', 'Manufacturer', 'Supplier', 'StorageLocation', 'PartCustomState',
    'AttachmentType', 'Attachment', 'Parameter', 'PartAssociation', 'Project', 'ProjectBOMEntry',
    'LabelProfile')
limit 2001 ) select cast(null as bigint) as part_id
where (select count(*)
from later) > 2000 or exists (select 1
from later
where target_type <> 'Part') or $2 < (select min(id)
from change_feed)
union select target_id
from later
where target_type = 'Part';

-- 83fcbb79
select "parts"."id" / 1000 as block, count(*) as parts,
    count(case when parts.needs_review then 1 end) as needing_review,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end > 0 then 1 end) as in_stock,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end = 0 and coalesce(stocks.uncounted, 0) = 0 then 1 end) as empty,
    count(case when "parts"."minamount" > 0 and case when coalesce(unit.is_integer,
    true) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > coalesce(stocks.whole,
    0) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(coalesce(stocks.amount, 0) as text) as numeric),
    9) as double precision) end then 1 end) as below_minimum, sum(case when coalesce(unit.is_integer,
    true) then coalesce(stocks.whole, 0) else coalesce(stocks.amount, 0) end) as total
from parts
left join measurement_units as unit on unit.id = parts.part_unit_id
left join ( select lot.part_id,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) then "lot"."amount" end) as amount,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) then floor("lot"."amount" + 0.5) end) as whole,
    count(case when lot.instock_unknown then 1 end) as uncounted
from part_lots as lot
where lot.part_id between $1 and $2 group by lot.part_id ) as stocks on stocks.part_id = parts.id
where parts.id between $3 and $4 group by "parts"."id" / 1000;

-- 363036f5
select block, currency_id, basis, count(*) as parts, sum(value >> 26) as high, sum(value & 67108863) as low
from ( select "part_id" / 1000 as block, currency_id,
    case when basis = other_basis then basis else -1 end as basis, cast(floor(value + 0.5) as bigint) as value
from ( select part_id, currency_id, value, row_number() over (partition by part_id
order by unrated, missing, unit_price, id) as place, min(basis) over (partition by part_id, unrated) as basis,
    max(basis) over (partition by part_id, unrated) as other_basis
from ( select stocks.part_id, price.id, price.currency_id,
    stocks.amount * ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity / case when orderdetails.prices_includes_vat then cast($1 as double precision) else 1 end as value,
    case when orderdetails.prices_includes_vat then cast($2 as integer) when orderdetails.prices_includes_vat is null then 2 else 0 end as basis,
    case when price.currency_id is not null and rates.rate is null then price.currency_id else 0 end as unrated,
    case when price.min_discount_quantity <= stocks.amount then 0 else price.min_discount_quantity end as missing,
    ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity * coalesce(rates.rate,
    100000) / case when orderdetails.prices_includes_vat then cast($3 as double precision) else 1 end as unit_price
from ( select sums.part_id, case when coalesce(unit.is_integer,
    true) then sums.whole else sums.amount end as amount
from ( select lot.part_id, sum(lot.amount) as amount, sum(floor("lot"."amount" + 0.5)) as whole
from part_lots as lot
where not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) and lot.part_id between $4 and $5 group by lot.part_id) as sums
inner join parts on parts.id = sums.part_id
left join measurement_units as unit on unit.id = parts.part_unit_id) as stocks
inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
inner join pricedetails as price on price.orderdetail_id = orderdetails.id
left join ( select id,
    case when iso_code = $6 then 100000 else ("exchange_rate" + cast("exchange_rate_remainder" as double precision) / 100000) end as rate
from currencies) as rates on rates.id = price.currency_id
where stocks.amount > 0) as offers ) as placed
where place = 1 and value < 9007199254740992) as chosen group by block, currency_id, basis;

-- 9140583b
select (select count(*)
from "part_lots") as "part_lots", (select count(*)
from "orderdetails") as "orderdetails", (select count(*)
from "parameters") as "parameters", (select count(*)
from "categories") as "categories", (select count(*)
from "footprints") as "footprints", (select count(*)
from "manufacturers") as "manufacturers", (select count(*)
from "suppliers") as "suppliers", (select count(*)
from "storage_locations") as "storage_locations", (select count(*)
from "measurement_units") as "measurement_units", (select count(*)
from "part_custom_states") as "part_custom_states", (select count(*)
from "currencies") as "currencies", (select count(*)
from "attachment_types") as "attachment_types", (select count(*)
from "projects") as "projects", count(*) as attachments, count(internal_path) as uploaded,
    count(case when substr(internal_path, 1, 7) = 'secure/' then 1 end) as private,
    count(case when internal_path is null then external_path end) as external
from attachments;

-- 8af0e9ad
select "id", "iso_code", "exchange_rate", "exchange_rate_remainder"
from "currencies";

-- cce0386a
select ( select count(*)
from parts
where added_date >= $1 and added_date < $2 ) as "n0", ( select count(*)
from parts
where added_date >= $3 and added_date < $4 ) as "n1", ( select count(*)
from parts
where added_date >= $5 and added_date < $6 ) as "n2", ( select count(*)
from parts
where added_date >= $7 and added_date < $8 ) as "n3", ( select count(*)
from parts
where added_date >= $9 and added_date < $10 ) as "n4", ( select count(*)
from parts
where added_date >= $11 and added_date < $12 ) as "n5", ( select count(*)
from parts
where added_date >= $13 and added_date < $14 ) as "n6", ( select count(*)
from parts
where added_date >= $15 and added_date < $16 ) as "n7", ( select count(*)
from parts
where added_date >= $17 and added_date < $18 ) as "n8", ( select count(*)
from parts
where added_date >= $19 and added_date < $20 ) as "n9", ( select count(*)
from parts
where added_date >= $21 and added_date < $22 ) as "n10", ( select count(*)
from parts
where added_date >= $23 and added_date < $24 ) as "n11", ( select count(*)
from parts
where added_date >= $25 and added_date < $26 ) as "n12", ( select count(*)
from parts
where added_date >= $27 and added_date < $28 ) as "n13", ( select count(*)
from parts
where added_date >= $29 and added_date < $30 ) as "n14", ( select count(*)
from parts
where added_date >= $31 and added_date < $32 ) as "n15", ( select count(*)
from parts
where added_date >= $33 and added_date < $34 ) as "n16", ( select count(*)
from parts
where added_date >= $35 and added_date < $36 ) as "n17", ( select count(*)
from parts
where added_date >= $37 and added_date < $38 ) as "n18", ( select count(*)
from parts
where added_date >= $39 and added_date < $40 ) as "n19", ( select count(*)
from parts
where added_date >= $41 and added_date < $42 ) as "n20", ( select count(*)
from parts
where added_date >= $43 and added_date < $44 ) as "n21", ( select count(*)
from parts
where added_date >= $45 and added_date < $46 ) as "n22", ( select count(*)
from parts
where added_date >= $47 and added_date < $48 ) as "n23";

-- c3390291
select count(*) as "total"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then cast(round(cast(cast("parts"."minamount" as text) as numeric),
    0) as double precision) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else cast(round(cast(cast("parts"."minamount" as text) as numeric),
    9) as double precision) > cast(round(cast(cast(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > to_char(now() at time zone 'utc',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as text) as numeric), 9) as double precision) end);

-- 64e300c9
select count(*) as "total"
from "parts";

-- 7b05fda7
select count(*) as "total"
from "parts"
where "parts"."favorite";

-- d1ccab37
select count(*) as "total"
from "part_lots"
where "part_lots"."expiration_date" < $1;

-- e7849e0e
select count(*) as "total"
from "measurement_units";

-- 55c86687
select count(*) as "total"
from "log_entries";

-- e20b49e5
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" desc, "log_entries"."id" desc
limit $1 offset $2;

-- 0aeda87e
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."username" as "username",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" = any(cast($1 as bigint[]));

-- a385fe27
select 'User' as type, id, "name" as name
from "users"
where "id" = any(cast($1 as bigint[]));

-- start: GET /
--   63270571 5a2445f4 f50cc40f 5a2445f4 1f93e7d9 83fcbb79 363036f5 9140583b 8af0e9ad cce0386a c3390291 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 d1ccab37 5a2445f4 e7849e0e 55c86687 e20b49e5 0aeda87e a385fe27

-- useSession: GET /api/info
--   63270571 633f9890

-- 633f9890
select "value"
from "instance"
where "key" = $1;

-- registerClient: POST /oauth/register
--   9e52bb41 9e52bb41 df22193d ed2d0a33 233b8162 aecaa105 7be8ffae

-- 9e52bb41
select "key", "window_start" as "instant"
from "rate_limits"
where "key" >= $1 and "key" < $2
order by "window_start";

-- df22193d
insert into "rate_limits" ("key", "window_start", "count")
values ($1, $2, $3)
on conflict ("key") do update
set "window_start" = $4
returning "key";

-- ed2d0a33
select "added_date"
from "oauth_clients"
where origin <> 'administrator' and "origin" = 'registration' and "added_date" > $1 and "added_date" <= $2
order by "added_date" desc
limit $3;

-- 233b8162
insert into "oauth_clients" ("client_id", "name", "redirect_uris", "scopes", "grant_types", "active",
    "origin", "metadata_expires_at", "added_date", "last_used_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning *;

-- 7be8ffae
select "id"
from "oauth_clients"
where origin <> 'administrator' and "last_used_at" is null and not exists (select 1
from oauth_connections
where oauth_connections.oauth_client_id = oauth_clients.id) and (active or origin = 'registration')
order by "added_date" desc, "id" desc
limit $1 offset $2;

-- startAuthorization: GET /oauth/authorize
--   63270571 76fbad97 ccbd309a

-- 76fbad97
select *
from "oauth_clients"
where "client_id" = $1;

-- ccbd309a
select "tier", "friendly_name", "refresh_validity", "created_at", exists (select 1
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) as "connected"
from "oauth_connections"
where "user_id" = $1 and "oauth_client_id" = $2;

-- decideAuthorization: POST /oauth/authorize
--   63270571 76fbad97 76fbad97 ccbd309a 1a093b00 76fbad97 dc429803 240e14ed 5bc2bd05 52df4669 b077f1a0 6a9d4211 aecaa105

-- 1a093b00
select "id"
from "sessions"
where "id" = $1 and "stage" = $2 and "expires_at" > $3;

-- dc429803
select "disabled"
from "users"
where "id" = $1;

-- 240e14ed
select "tier"
from "oauth_connections"
where "user_id" = $1 and "oauth_client_id" = $2 and exists (select 1
from oauth_grants given
where given.connection_id = oauth_connections.id and given.revoked_at is null and ( exists (select 1
from oauth_access_tokens token
where token.grant_id = given.id and token.expires_at > $3) or exists (select 1
from oauth_refresh_tokens token
where token.grant_id = given.id and token.used_at is null and (token.expires_at is null or token.expires_at > $4)) or exists (select 1
from oauth_codes code
where code.grant_id = given.id and code.used_at is null and code.expires_at > $5)));

-- 5bc2bd05
insert into "oauth_connections" ("user_id", "oauth_client_id", "tier", "friendly_name", "refresh_validity",
    "host", "unannounced_since", "created_at", "last_used_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("user_id", "oauth_client_id") do update
set "tier" = $10, "friendly_name" = $11, "refresh_validity" = $12, "host" = $13, "unannounced_since" = $14,
    "created_at" = case when exists (select 1
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) then oauth_connections.created_at else excluded.created_at end
returning "id";

-- 52df4669
insert into "oauth_grants" ("connection_id", "tier", "resource", "refresh_validity", "created_at",
    "revoked_at", "revoked_because")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- b077f1a0
insert into "oauth_codes" ("grant_id", "code_hash", "redirect_uri", "redirect_uri_given", "code_challenge",
    "created_at", "expires_at", "used_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- 6a9d4211
update "sessions"
set "new_app_name" = $1, "new_app_host" = $2, "new_app_tier" = $3, "new_app_count" = new_app_count + 1
where "user_id" = $4;

-- requestToken: POST /oauth/token
--   76fbad97 76fbad97 6b677286 001f4404 52e9bc99 f9abe923

-- 6b677286
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "oauth_codes"."id" as "codeId",
    "oauth_codes"."redirect_uri" as "redirectUri", "oauth_codes"."redirect_uri_given" as "redirectUriGiven",
    "oauth_codes"."code_challenge" as "codeChallenge", "oauth_codes"."expires_at" as "expiresAt",
    "oauth_codes"."used_at" as "usedAt"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_codes" on "oauth_codes"."grant_id" = "oauth_grants"."id"
where "oauth_codes"."code_hash" = $1;

-- 001f4404
update "oauth_codes"
set "used_at" = $1
where "id" = $2 and "used_at" is null
returning "id";

-- 52e9bc99
insert into "oauth_access_tokens" ("grant_id", "jti", "tier", "resource", "created_at", "expires_at")
values ($1, $2, $3, $4, $5, $6)
returning "id";

-- f9abe923
insert into "oauth_refresh_tokens" ("grant_id", "access_token_id", "token_hash", "created_at", "expires_at",
    "used_at", "successor")
values ($1, $2, $3, $4, $5, $6, $7);

-- refreshToken: POST /oauth/token
--   76fbad97 76fbad97 14c0158e 7299d0e6 1370c73f 52e9bc99 f9abe923

-- 14c0158e
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "oauth_refresh_tokens"."id" as "refreshTokenId",
    "oauth_refresh_tokens"."access_token_id" as "accessTokenId",
    "oauth_refresh_tokens"."expires_at" as "expiresAt", "oauth_refresh_tokens"."used_at" as "usedAt",
    "oauth_refresh_tokens"."successor"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_refresh_tokens" on "oauth_refresh_tokens"."grant_id" = "oauth_grants"."id"
where "oauth_refresh_tokens"."token_hash" = $1;

-- 7299d0e6
update "oauth_refresh_tokens"
set "used_at" = $1, "successor" = $2
where "id" = $3 and "used_at" is null
returning "id";

-- 1370c73f
update "oauth_access_tokens"
set "expires_at" = $1
where "id" = $2 and "expires_at" > $3;

-- refreshTokenAgain: POST /oauth/token
--   76fbad97 76fbad97 14c0158e 2914b42d

-- 2914b42d
select "expires_at"
from "oauth_access_tokens"
where "jti" = $1;

-- useAccessToken: GET /api/info
--   927edc76 633f9890

-- 927edc76
select "oauth_access_tokens"."tier", "oauth_access_tokens"."expires_at" as "expiresAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."id" as "connectionId",
    "oauth_connections"."tier" as "connectionScope", "oauth_connections"."friendly_name" as "friendlyName",
    "oauth_connections"."last_used_at" as "lastUsedAt", "oauth_clients"."client_id" as "clientId",
    "oauth_clients"."name" as "clientName", "oauth_clients"."active", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "users"."permissions",
    (with recursive "chain"("parent_id", "permissions", "enforce_2fa",
    "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", 1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select cast(coalesce(json_agg("permissions"
order by "depth"), '[]') as text)
from "chain") as "groupPermissions"
from "oauth_access_tokens"
inner join "oauth_grants" on "oauth_grants"."id" = "oauth_access_tokens"."grant_id"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
where "oauth_access_tokens"."jti" = $1;

-- page: GET /user/settings
--   63270571 b538372b 600daac7

-- b538372b
select "id", "name", "disabled", "group_id" as "groupId", "first_name", "last_name", "email",
    "show_email_on_profile", "department", "about_me" as "aboutMe", "permissions", "need_pw_change",
    "added_date" as "addedDate", "last_modified" as "lastModified",
    case when password_hash is null then 0 else 1 end as "hasPassword",
    case when totp_secret is null then 0 else 1 end as "hasSecondFactor"
from "users"
where "id" = $1;

-- 600daac7
update "sessions"
set "new_app_name" = $1, "new_app_host" = $2, "new_app_tier" = $3, "new_app_count" = $4
where "id" = $5 and "new_app_count" = $6;

-- page: GET /user/settings/security
--   63270571 b538372b 7e8bb63b 419f8cdb

-- 7e8bb63b
select "id", "address", "user_agent" as "userAgent", "created_at" as "createdAt",
    "last_seen_at" as "lastSeenAt", "expires_at" as "expiresAt", "remembered"
from "sessions"
where "user_id" = $1 and "stage" = $2 and "expires_at" > $3
order by "last_seen_at" desc, "id" desc;

-- 419f8cdb
select "datetime", "username", "level", "data"
from "log_entries"
where "target_type" = $1 and "target_id" = $2 and "kind" = $3
order by "id" desc
limit $4;

-- page: GET /user/settings/tokens
--   63270571 3981fe10

-- 3981fe10
select "api_tokens"."id", "users"."name" as "user", "api_tokens"."name", "api_tokens"."token_hint" as "hint",
    "api_tokens"."tier" as "scope", "api_tokens"."valid_until" as "validUntil",
    "api_tokens"."last_time_used" as "lastTimeUsed", "api_tokens"."added_date" as "addedDate"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."user_id" = $1
order by "api_tokens"."id";

-- page: GET /user/settings/connected_apps
--   63270571 8b4af063

-- 8b4af063
select "oauth_connections"."id", "oauth_connections"."tier" as "chosenScope",
    "oauth_connections"."friendly_name" as "friendlyName", "oauth_connections"."host",
    "oauth_connections"."created_at" as "connectedSince", "oauth_connections"."last_used_at" as "lastUsedAt",
    "oauth_clients"."name" as "clientName", "oauth_clients"."client_id" as "clientId",
    "oauth_grants"."tier" as "scope", "oauth_grants"."revoked_at" as "revokedAt",
    "oauth_grants"."revoked_because" as "revokedBecause", (select max("token"."expires_at") as "until"
from "oauth_access_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."expires_at" > $1) as "accessUntil",
    (select max("token"."expires_at") as "until"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" > $2) as "refreshUntil",
    (select max("token"."id") as "id"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" is null) as "unlimitedId",
    (select max("code"."expires_at") as "until"
from "oauth_codes" as "code"
where "code"."grant_id" = "oauth_grants"."id" and "code"."used_at" is null and "code"."expires_at" > $3) as "codeUntil"
from "oauth_connections"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "oauth_grants" on "oauth_grants"."connection_id" = "oauth_connections"."id"
where "oauth_connections"."user_id" = $4
order by "oauth_grants"."id";

-- page: GET /tools/users
--   63270571 1f2cea13 068b393c 224f943c

-- 1f2cea13
select "id", "name", "parent_id" as "parentId", "comment", "enforce_2fa", "permissions", (select count(*)
from users
where users.group_id = groups.id) as "members"
from "groups"
order by coalesce("groups"."name_sort", "groups"."name_folded"), "id";

-- 068b393c
select "users"."id" as "id", "users"."name" as "name", "users"."first_name" as "first_name",
    "users"."last_name" as "last_name", "users"."group_id" as "group_id", "users"."disabled" as "disabled",
    "users"."need_pw_change" as "need_pw_change",
    case when users.password_hash is null then 0 else 1 end as "hasPassword",
    case when users.totp_secret is null then 0 else 1 end as "hasSecondFactor", (select max(last)
from ( select last_seen_at as last
from sessions
where user_id = users.id and stage = 'complete'
union all select last_time_used
from api_tokens
where user_id = users.id
union all select last_used_at
from oauth_connections
where user_id = users.id ) as seen) as "lastSeenAt", (select cast(count(*) as integer)
from api_tokens
where user_id = users.id and (valid_until is null or valid_until > $1)) as "apiTokens",
    coalesce("users"."name_sort", "users"."name_folded") as "k0", "users"."id" as "k1"
from "users"
order by coalesce("users"."name_sort", "users"."name_folded") asc, "users"."id" asc
limit $2;

-- 224f943c
select count(*) as "total"
from "users";

-- page: GET /tools/users/1
--   63270571 b538372b 1f2cea13 dbb565e2

-- dbb565e2
select "users"."id" as "id", "users"."name" as "name", "users"."first_name" as "first_name",
    "users"."last_name" as "last_name", "users"."group_id" as "group_id", "users"."disabled" as "disabled",
    "users"."need_pw_change" as "need_pw_change",
    case when users.password_hash is null then 0 else 1 end as "hasPassword",
    case when users.totp_secret is null then 0 else 1 end as "hasSecondFactor", (select max(last)
from ( select last_seen_at as last
from sessions
where user_id = users.id and stage = 'complete'
union all select last_time_used
from api_tokens
where user_id = users.id
union all select last_used_at
from oauth_connections
where user_id = users.id ) as seen) as "lastSeenAt", (select cast(count(*) as integer)
from api_tokens
where user_id = users.id and (valid_until is null or valid_until > $1)) as "apiTokens"
from "users"
where "users"."id" = $2;

-- page: GET /tools/groups
--   63270571 1f2cea13

-- page: GET /tools/log
--   63270571 515362f2 a385fe27 633f9890

-- 515362f2
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data",
    "log_entries"."change_set_id" as "change_set_id", "log_entries"."datetime" as "k0",
    "log_entries"."id" as "k1"
from "log_entries"
order by "log_entries"."datetime" desc, "log_entries"."id" desc
limit $1;

-- page: GET /tools/log?user=admin
--   63270571 6834c7cb 427e1923 93f1cd97 a385fe27 633f9890

-- 6834c7cb
select "id", "name", "disabled"
from "users"
where "name_folded" = $1;

-- 427e1923
select "entry"."username"
from (select "username"
from "log_entries"
where "user_id" is null
order by "id" desc
limit $1) as "entry"
where "entry"."username" = $2
limit $3;

-- 93f1cd97
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data",
    "log_entries"."change_set_id" as "change_set_id", "log_entries"."id" as "k0"
from "log_entries"
where "log_entries"."user_id" = cast($1 as bigint)
order by "log_entries"."id" desc
limit $2;

-- page: GET /tools/oauth_clients
--   63270571 f227a238 1737fc15

-- f227a238
select "oauth_clients"."id" as "id", "oauth_clients"."client_id" as "client_id",
    "oauth_clients"."name" as "name", "oauth_clients"."redirect_uris" as "redirect_uris",
    "oauth_clients"."scopes" as "scopes", "oauth_clients"."grant_types" as "grant_types",
    "oauth_clients"."active" as "active", "oauth_clients"."origin" as "origin",
    "oauth_clients"."metadata_expires_at" as "metadata_expires_at",
    "oauth_clients"."added_date" as "added_date", "oauth_clients"."last_used_at" as "last_used_at",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_access_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.expires_at > $1) as "access_tokens",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_refresh_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.used_at is null and (token.expires_at is null or token.expires_at > $2)) as "refresh_tokens",
    (select count(*)
from oauth_connections connection
where connection.oauth_client_id = oauth_clients.id and exists (select 1
from oauth_grants given
where given.connection_id = connection.id and given.revoked_at is null and ( exists (select 1
from oauth_access_tokens token
where token.grant_id = given.id and token.expires_at > $3) or exists (select 1
from oauth_refresh_tokens token
where token.grant_id = given.id and token.used_at is null and (token.expires_at is null or token.expires_at > $4)) or exists (select 1
from oauth_codes code
where code.grant_id = given.id and code.used_at is null and code.expires_at > $5)))) as "users",
    (select max(connection.last_used_at)
from oauth_connections connection
where connection.oauth_client_id = oauth_clients.id) as "tokens_last_used_at", "oauth_clients"."id" as "k0"
from "oauth_clients"
order by "oauth_clients"."id" desc
limit $6;

-- 1737fc15
select count(*) as "total"
from "oauth_clients";

-- revokeToken: POST /oauth/revoke
--   76fbad97 37dc838e 318eaa5d aecaa105

-- 37dc838e
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_refresh_tokens" on "oauth_refresh_tokens"."grant_id" = "oauth_grants"."id"
where "oauth_refresh_tokens"."token_hash" = $1 and "oauth_grants"."revoked_at" is null;

-- 318eaa5d
update "oauth_grants"
set "revoked_at" = $1, "revoked_because" = $2
where "id" = $3;

-- signOut: POST /logout
--   63270571 604f7365

-- 604f7365
delete
from "sessions"
where "token_hash" = $1;
