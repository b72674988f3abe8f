/**
 * Making, changing and deleting users by requests: who may set which property. What a change does is decided in
 * `identity/`, for forms and requests alike.
 */
import type { ApiRequest } from "../../contract/handler.ts";
import { problem } from "../../errors.ts";
import type { UserChange } from "../../identity/change-user.ts";
import { changeUser, removeUser } from "../../identity/change-user.ts";
import { insertUser } from "../../identity/new-user.ts";
import { findObstacle, obstacleWords } from "../../identity/obstacle.ts";
import { hashPassword, minimumChosenLength } from "../../identity/password.ts";
import type { PermissionData } from "../../identity/permission-data.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { nameViolations, passwordViolations, profileViolations } from "../../identity/user-rules.ts";
import { refuseFaults } from "../writing/apply.ts";
import type { Body, ColumnValue, Columns, WriteContext } from "../writing/change.ts";
import {
  changeOccasionOf,
  checkPermissions,
  groupNamed,
  namesAnotherGroup,
  permissionsWanted,
  requireSeen,
  rowOf,
  writeAccount,
} from "./account-writes.ts";
import type { UsualHandlers } from "./crud.ts";
import { requirePermission } from "./element-permission.ts";
import type { Inventory } from "./inventory.ts";
import { changedAnswer, createdAnswer } from "./written.ts";

type Row = Readonly<Columns>;

/** The column and the permission of each property that is stored as it is sent. */
const stored = {
  name: ["name", "users.edit_username"],
  first_name: ["first_name", "users.edit_infos"],
  last_name: ["last_name", "users.edit_infos"],
  email: ["email", "users.edit_infos"],
  show_email_on_profile: ["show_email_on_profile", "users.edit_infos"],
  department: ["department", "users.edit_infos"],
  aboutMe: ["about_me", "users.edit_infos"],
  language: ["language", "users.edit_infos"],
  timezone: ["timezone", "users.edit_infos"],
  theme: ["theme", "users.edit_infos"],
  disabled: ["disabled", "users.set_password"],
  need_pw_change: ["need_pw_change", "users.set_password"],
} as const satisfies Readonly<Record<string, readonly [column: string, permission: PermissionName]>>;

/** The writes of users, in place of the usual ones. */
export function userWrites(
  inventory: Inventory,
): Pick<UsualHandlers<"User">, "createUser" | "updateUser" | "deleteUser"> {
  return {
    createUser: async (request) => {
      const body = request.body as Body;
      const passwordHash = await passwordHashOf(request);
      return writeAccount(inventory, request, async (context) => {
        const permissions = permissionsWanted(body, "{}");
        for (const permission of neededFor(body, untouched, permissions)) {
          // Names and details are what making a user is about.
          if (permission !== "users.edit_username" && permission !== "users.edit_infos")
            context.requirePermission(permission);
        }
        const { name = "", ...change } = await changeOf(context, body, untouched, permissions);
        const occasion = changeOccasionOf(context, request);
        const id = await insertUser(context.transaction, occasion, { ...change, name }, passwordHash ?? null);
        return createdAnswer({ inventory, context, request, resource: "User", id });
      });
    },
    updateUser: async (request) => {
      const body = request.body as Body;
      const passwordHash = await passwordHashOf(request);
      return writeAccount(inventory, request, async (context) => {
        const row = await rowOf(context, "User", request);
        const id = row["id"] as number;
        const permissions = permissionsWanted(body, String(row["permissions"]));
        const needed = neededFor(body, row, permissions);
        for (const permission of needed) context.requirePermission(permission);
        if (needed.has("users.set_password")) await requireNoObstacle(context, request, row);
        else if (differs(body, row, "name") || differs(body, row, "email")) {
          await requireNoObstacle(context, request, row, { own: true });
        }
        requireSeen(request, row);
        const change = await changeOf(context, body, row, permissions);
        await changeUser(context.transaction, changeOccasionOf(context, request), id, {
          ...change,
          ...(passwordHash !== undefined && { passwordHash }),
        });
        return changedAnswer({ inventory, context, request, resource: "User", id });
      });
    },
    deleteUser: (request) =>
      writeAccount(inventory, request, async (context) => {
        const row = await rowOf(context, "User", request);
        await requireNoObstacle(context, request, row);
        requireSeen(request, row);
        await removeUser(context.transaction, changeOccasionOf(context, request), row["id"] as number);
        return { status: 204 };
      }),
  };
}

/** A user of whom nothing is known but the name. */
const untouched: Row = {
  ...Object.fromEntries(Object.values(stored).map(([column]) => [column, ""])),
  show_email_on_profile: false,
  theme: null,
  disabled: false,
  need_pw_change: false,
  group_id: null,
};

/** The permissions that a change needs: of what is sent, what is not there already counts. */
function neededFor(body: Body, row: Row, permissions: PermissionData | undefined): Set<PermissionName> {
  const needed = new Set<PermissionName>();
  for (const [property, [, permission]] of Object.entries(stored)) {
    if (differs(body, row, property as keyof typeof stored)) needed.add(permission);
  }
  if (permissions !== undefined || namesAnotherGroup(body["group"], row["group_id"] as number | null)) {
    needed.add("users.edit_permissions");
  }
  if ("password" in body) needed.add("users.set_password");
  return needed;
}

function differs(body: Body, row: Row, property: keyof typeof stored): boolean {
  return property in body && (body[property] as ColumnValue) !== row[stored[property][0]];
}

/**
 * Hashes the password of a body, before the transaction that would keep other writers waiting; undefined where there is
 * none, or none that will be accepted.
 * @throws {Problem} 403 for whoever may set nobody's password
 */
async function passwordHashOf({ body, principal }: ApiRequest): Promise<string | undefined> {
  const { password } = body as { readonly password?: string };
  if (password === undefined) return undefined;
  requirePermission(principal, "users.set_password");
  if (passwordViolations(password, minimumChosenLength).length > 0) return undefined;
  return hashPassword(password);
}

/**
 * @param allowed whether one may do it to one's own account
 * @throws {Problem} 403 that says what is in the way
 */
async function requireNoObstacle(
  context: WriteContext,
  request: ApiRequest,
  row: Row,
  allowed: { readonly own?: boolean } = {},
): Promise<void> {
  const obstacle = await findObstacle(context.transaction, request.principal, {
    id: row["id"] as number,
    permissions: String(row["permissions"]),
    groupId: row["group_id"] as number | null,
  });
  if (obstacle === null || (obstacle === "own" && allowed.own === true)) return;
  throw problem("forbidden", obstacleWords[obstacle]);
}

/** @throws {Problem} 400 where the group is none; 422 with every rule that is broken */
async function changeOf(
  context: WriteContext,
  body: Body,
  row: Row,
  permissions: PermissionData | undefined,
): Promise<UserChange> {
  const groupId = await groupNamed(context, body, "group", row["group_id"] as number | null);
  checkPermissions(context, body, permissions);
  const sent = body as UserBody;
  const { name, password, disabled, show_email_on_profile: showEmailOnProfile } = sent;
  // Whoever sets a password knows it: it is to be changed by its owner, unless the request says otherwise.
  const needPasswordChange = sent.need_pw_change ?? (password === undefined ? undefined : true);
  const profile = {
    ...(sent.first_name !== undefined && { firstName: sent.first_name }),
    ...(sent.last_name !== undefined && { lastName: sent.last_name }),
    ...(sent.email !== undefined && { email: sent.email }),
    ...(sent.department !== undefined && { department: sent.department }),
    ...(sent.aboutMe !== undefined && { aboutMe: sent.aboutMe }),
    ...(sent.language !== undefined && { language: sent.language }),
    ...(sent.timezone !== undefined && { timezone: sent.timezone }),
    ...(sent.theme !== undefined && { theme: sent.theme }),
    ...(showEmailOnProfile !== undefined && { showEmailOnProfile }),
  };
  context.violations.push(
    ...(name === undefined ? [] : nameViolations(name)),
    ...profileViolations(profile),
    ...(password === undefined ? [] : passwordViolations(password, minimumChosenLength)),
  );
  refuseFaults(context);
  return {
    ...profile,
    ...(name !== undefined && { name }),
    ...(disabled !== undefined && { disabled }),
    ...(groupId !== undefined && { groupId }),
    ...(permissions !== undefined && { permissions }),
    ...(needPasswordChange !== undefined && { needPasswordChange }),
  };
}

/** What the contract has made sure of. */
interface UserBody {
  readonly name?: string;
  readonly password?: string;
  readonly need_pw_change?: boolean;
  readonly disabled?: boolean;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly show_email_on_profile?: boolean;
  readonly department?: string;
  readonly aboutMe?: string;
  readonly language?: string;
  readonly timezone?: string;
  readonly theme?: string | null;
}
