/** Validates user names, passwords and profiles. */
import { locale, timeZone } from "../config/values.ts";
import type { Violation } from "../util/errors.ts";
import { passwordViolation } from "./password.ts";

/** The profile of a user. `aboutMe` can have up to 10,000 characters, each other text up to 255. */
export interface Profile {
  readonly email?: string;
  readonly show_email_on_profile?: boolean;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly department?: string;
  readonly aboutMe?: string;
  /** The language, for example `de` or `de-AT`. If empty, the user has the default language of the installation. */
  readonly language?: string;
  /** The time zone, for example `Europe/Berlin`. If empty, the user has the default time zone of the installation. */
  readonly timezone?: string;
  readonly theme?: string | null;
}

/**
 * Whether a user can have this name. Imported users can have names that {@link nameViolations} rejects for new users.
 */
export function isPossibleName(text: string): boolean {
  return text !== "" && text.length <= maximumUsernameLength && !/\p{C}/u.test(text);
}

const usernamePattern = /^[A-Za-z0-9_.+\-$][A-Za-z0-9_.+\-$@]*$/;
const maximumUsernameLength = 180;
const maximumTextLength = 255;
const maximumAboutMe = 10_000;

export function nameViolations(name: string): Violation[] {
  const violations: Violation[] = [];
  if (!usernamePattern.test(name)) {
    violations.push({
      propertyPath: "name",
      message:
        "A user name can contain only letters from A to Z, digits and . _ + - $ @, and must not start with @.",
      code: name === "" ? "not-blank" : "username",
    });
  }
  if (name.length > maximumUsernameLength) violations.push(tooLong("name", maximumUsernameLength));
  return violations;
}

export function passwordViolations(password: string, minimumLength: number | undefined): Violation[] {
  const message = passwordViolation(password, minimumLength);
  return message === null ? [] : [{ propertyPath: "password", message, code: "password" }];
}

export function profileViolations(user: Profile): Violation[] {
  const violations: Violation[] = [];
  for (const [propertyPath, text = ""] of [
    ["email", user.email],
    ["first_name", user.first_name],
    ["last_name", user.last_name],
    ["department", user.department],
    ["theme", user.theme ?? ""],
  ] as const) {
    if ([...text].length > maximumTextLength) violations.push(tooLong(propertyPath, maximumTextLength));
    if (/\p{Cc}/u.test(text)) violations.push({ propertyPath, ...controlCharacters });
  }
  if (user.email !== undefined && user.email !== "" && !/^[^\s@]+@[^\s@]+$/.test(user.email)) {
    violations.push({
      propertyPath: "email",
      message: "This value is not a valid email address.",
      code: "email",
    });
  }
  if ([...(user.aboutMe ?? "")].length > maximumAboutMe) violations.push(tooLong("aboutMe", maximumAboutMe));
  if (hasStrayControls(user.aboutMe ?? ""))
    violations.push({ propertyPath: "aboutMe", ...controlCharacters });
  const { language = "", timezone: zone = "" } = user;
  if (language !== "" && "problem" in locale(language)) {
    const message = "This value is not a valid language. Send a code such as en or de-AT.";
    violations.push({ propertyPath: "language", message, code: "language" });
  }
  if (zone !== "" && "problem" in timeZone(zone)) {
    const message = "This value is not a valid time zone. Send a name such as Europe/Berlin.";
    violations.push({ propertyPath: "timezone", message, code: "timezone" });
  }
  return violations;
}

/**
 * Whether a text contains control characters other than line breaks and tabs. Also detects NUL, which PostgreSQL cannot
 * store.
 */
export function hasStrayControls(text: string): boolean {
  return /[^\P{Cc}\n\r\t]/u.test(text);
}

export const controlCharacters = {
  message: "This value must not contain control characters.",
  code: "control-characters",
} as const;

export function tooLong(propertyPath: string, maximum: number): Violation {
  return {
    propertyPath,
    message: `This value is too long. It should have ${maximum} characters or less.`,
    code: "too-long",
  };
}
