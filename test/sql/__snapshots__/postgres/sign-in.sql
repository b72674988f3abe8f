-- signIn: POST /login
--   30cf5921 704572f6 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 4c3b27b8 4c3b27b8 4c3b27b8 4c3b27b8 c7832616 4c252b6a

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

-- c7832616
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

-- 4c252b6a
select exists (select "id"
from "users") as "some", exists (select "id"
from "users"
where "password_hash" is not null and "disabled" = $1) as "usable";

-- signIn: POST /login
--   4c252b6a 30cf5921 704572f6 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 2f557bff 4c3b27b8 4c3b27b8 4c3b27b8 4c3b27b8 30cf5921 137b88b4 137b88b4 137b88b4 137b88b4 1a700dd5 c7832616 7748ab72 adf2e9cd c3390291 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 d1ccab37 5a2445f4 e7849e0e 55c86687 e20b49e5 0aeda87e a385fe27

-- 137b88b4
update "rate_limits"
set "count" = "count" - $1
where "key" = $2 and "window_start" >= $3 and "window_start" <= $4 and "count" > $5;

-- 1a700dd5
insert into "sessions" ("user_id", "token_hash", "stage", "remembered", "address", "user_agent", "created_at",
    "last_seen_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- 7748ab72
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where "sessions"."token_hash" = $1)
union all select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    chain.depth + 1 as "depth"
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select "sessions"."id" as "sessionId", "sessions"."stage",
    "sessions"."remembered", "sessions"."created_at" as "createdAt",
    "sessions"."last_seen_at" as "lastSeenAt", "users"."id" as "userId", "users"."name" as "username",
    "users"."disabled", "users"."permissions", "users"."need_pw_change" as "mustChangePassword",
    "users"."totp_secret" as "totpSecret", "chain"."group_id" as "groupId",
    "chain"."permissions" as "groupPermissions", "groups"."enforce_2fa" as "requires2fa"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
left join "chain" on true
left join "groups" on "groups"."id" = "chain"."group_id"
where "sessions"."token_hash" = $2 and "sessions"."expires_at" > $3
order by "chain"."depth";

-- adf2e9cd
select cast(pg_current_snapshot() as text) as mark, exists (select 1
from log_entries
where xid >= pg_snapshot_xmin(cast($1 as pg_snapshot)) and xid < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(xid,
    cast($2 as pg_snapshot)) and target_type not in ('User', 'Group', 'ApiToken',
    'LogEntry') and kind not in ('collection_element_deleted')) as changed;

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

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

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
--   7748ab72 adf2e9cd c3390291 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 d1ccab37 5a2445f4 e7849e0e 55c86687 e20b49e5 0aeda87e a385fe27

-- useSession: GET /api/info
--   7748ab72

-- registerClient: POST /oauth/register
--   9e52bb41 9e52bb41 df22193d 4cf21be1 3a84fdb2 c7832616 2dbbaded

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

-- 4cf21be1
select "added_date"
from "oauth_clients"
where dynamically_registered and "added_date" > $1 and "added_date" <= $2
order by "added_date" desc
limit $3;

-- 3a84fdb2
insert into "oauth_clients" ("client_id", "name", "redirect_uris", "scopes", "grant_types", "active",
    "dynamically_registered", "added_date", "last_used_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning *;

-- 2dbbaded
select "id"
from "oauth_clients"
where dynamically_registered and "last_used_at" is null and not exists (select 1
from oauth_connections
where oauth_connections.oauth_client_id = oauth_clients.id)
order by "added_date" desc, "id" desc
limit $1 offset $2;

-- startAuthorization: GET /oauth/authorize
--   7748ab72 76fbad97 ccbd309a

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
--   7748ab72 76fbad97 76fbad97 ccbd309a 1a093b00 76fbad97 dc429803 26282319 52df4669 b077f1a0 c7832616

-- 1a093b00
select "id"
from "sessions"
where "id" = $1 and "stage" = $2 and "expires_at" > $3;

-- dc429803
select "disabled"
from "users"
where "id" = $1;

-- 26282319
insert into "oauth_connections" ("user_id", "oauth_client_id", "tier", "friendly_name", "refresh_validity",
    "created_at", "last_used_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("user_id", "oauth_client_id") do update
set "tier" = $8, "friendly_name" = $9, "refresh_validity" = $10, "created_at" = case when exists (select 1
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

-- requestToken: POST /oauth/token
--   76fbad97 76fbad97 0bd14231 001f4404 52e9bc99 f9abe923

-- 0bd14231
select "oauth_grants"."id" as "grantId", "oauth_grants"."tier" as "grantTier", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionTier",
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
--   76fbad97 76fbad97 81f53b4d 755dc7f5 1370c73f 52e9bc99 f9abe923 2f0b60c2

-- 81f53b4d
select "oauth_grants"."id" as "grantId", "oauth_grants"."tier" as "grantTier", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionTier",
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

-- 755dc7f5
update "oauth_refresh_tokens"
set "used_at" = $1
where "id" = $2 and "used_at" is null
returning "id";

-- 1370c73f
update "oauth_access_tokens"
set "expires_at" = $1
where "id" = $2 and "expires_at" > $3;

-- 2f0b60c2
update "oauth_refresh_tokens"
set "successor" = $1
where "id" = $2;

-- refreshTokenAgain: POST /oauth/token
--   76fbad97 76fbad97 81f53b4d 2914b42d

-- 2914b42d
select "expires_at"
from "oauth_access_tokens"
where "jti" = $1;

-- useAccessToken: GET /api/info
--   eaf07e61

-- eaf07e61
with recursive "chain"("group_id", "parent_id", "permissions",
    "depth") as (select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    1 as "depth"
from "groups"
where "groups"."id" = (select "users"."group_id"
from "oauth_access_tokens"
inner join "oauth_grants" on "oauth_grants"."id" = "oauth_access_tokens"."grant_id"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
where "oauth_access_tokens"."jti" = $1)
union all select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions",
    chain.depth + 1 as "depth"
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select "oauth_access_tokens"."tier",
    "oauth_access_tokens"."expires_at" as "expiresAt", "oauth_grants"."revoked_at" as "revokedAt",
    "oauth_connections"."id" as "connectionId", "oauth_connections"."tier" as "connectionTier",
    "oauth_connections"."friendly_name" as "friendlyName", "oauth_connections"."last_used_at" as "lastUsedAt",
    "oauth_clients"."client_id" as "clientId", "oauth_clients"."name" as "clientName",
    "oauth_clients"."active", "users"."id" as "userId", "users"."name" as "username", "users"."disabled",
    "users"."permissions", "chain"."group_id" as "groupId", "chain"."permissions" as "groupPermissions"
from "oauth_access_tokens"
inner join "oauth_grants" on "oauth_grants"."id" = "oauth_access_tokens"."grant_id"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
left join "chain" on true
where "oauth_access_tokens"."jti" = $2
order by "chain"."depth";

-- page: GET /user/settings
--   7748ab72 b538372b

-- b538372b
select "id", "name", "disabled", "group_id" as "groupId", "first_name", "last_name", "email",
    "show_email_on_profile", "department", "about_me" as "aboutMe", "permissions", "need_pw_change",
    "added_date" as "addedDate", "last_modified" as "lastModified",
    case when password_hash is null then 0 else 1 end as "hasPassword",
    case when totp_secret is null then 0 else 1 end as "hasSecondFactor"
from "users"
where "id" = $1;

-- page: GET /user/settings/security
--   7748ab72 b538372b 7e8bb63b 419f8cdb

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
--   7748ab72 1a3198da

-- 1a3198da
select "api_tokens"."id", "users"."name" as "user", "api_tokens"."name", "api_tokens"."token_hint" as "hint",
    "api_tokens"."tier", "api_tokens"."valid_until" as "validUntil",
    "api_tokens"."last_time_used" as "lastTimeUsed", "api_tokens"."added_date" as "addedDate"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."user_id" = $1
order by "api_tokens"."id";

-- page: GET /user/settings/connected_apps
--   7748ab72 e8afc3a9

-- e8afc3a9
select "oauth_connections"."id", "oauth_connections"."tier" as "chosenTier",
    "oauth_connections"."friendly_name" as "friendlyName",
    "oauth_connections"."created_at" as "connectedSince", "oauth_connections"."last_used_at" as "lastUsedAt",
    "oauth_clients"."name" as "clientName", "oauth_clients"."client_id" as "clientId", "oauth_grants"."tier",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_grants"."revoked_because" as "revokedBecause",
    (select max("token"."expires_at") as "until"
from "oauth_access_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."expires_at" > $1) as "accessUntil",
    (select max("token"."expires_at") as "until"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" > $2) as "refreshUntil",
    (select max("token"."id") as "id"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" is null) as "unlimitedId"
from "oauth_connections"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "oauth_grants" on "oauth_grants"."connection_id" = "oauth_connections"."id"
where "oauth_connections"."user_id" = $3
order by "oauth_grants"."id";

-- page: GET /tools/users
--   7748ab72 1f2cea13 068b393c 224f943c

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
--   7748ab72 b538372b 1f2cea13 dbb565e2

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
--   7748ab72 1f2cea13

-- page: GET /tools/log
--   7748ab72 068ac791 a385fe27

-- 068ac791
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data", "log_entries"."datetime" as "k0",
    "log_entries"."id" as "k1"
from "log_entries"
order by "log_entries"."datetime" desc, "log_entries"."id" desc
limit $1;

-- page: GET /tools/log?user=admin
--   7748ab72 6834c7cb 427e1923 ac006d6f a385fe27

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

-- ac006d6f
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data", "log_entries"."id" as "k0"
from "log_entries"
where "log_entries"."user_id" = cast($1 as bigint)
order by "log_entries"."id" desc
limit $2;

-- page: GET /tools/oauth_clients
--   7748ab72 d28886dc 1737fc15

-- d28886dc
select "oauth_clients"."id" as "id", "oauth_clients"."client_id" as "client_id",
    "oauth_clients"."name" as "name", "oauth_clients"."redirect_uris" as "redirect_uris",
    "oauth_clients"."scopes" as "scopes", "oauth_clients"."grant_types" as "grant_types",
    "oauth_clients"."active" as "active",
    "oauth_clients"."dynamically_registered" as "dynamically_registered",
    "oauth_clients"."added_date" as "added_date", "oauth_clients"."last_used_at" as "last_used_at",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_access_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.expires_at > $1) as "access_tokens",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_refresh_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.used_at is null and (token.expires_at is null or token.expires_at > $2)) as "refresh_tokens",
    "oauth_clients"."id" as "k0"
from "oauth_clients"
order by "oauth_clients"."id" desc
limit $3;

-- 1737fc15
select count(*) as "total"
from "oauth_clients";

-- revokeToken: POST /oauth/revoke
--   76fbad97 368a0e0b 318eaa5d c7832616

-- 368a0e0b
select "oauth_grants"."id" as "grantId", "oauth_grants"."tier" as "grantTier", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionTier",
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
--   7748ab72 604f7365

-- 604f7365
delete
from "sessions"
where "token_hash" = $1;
