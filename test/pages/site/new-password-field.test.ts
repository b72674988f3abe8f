import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPasswordRule } from "../../support/page-texts.ts";
import { startService, type TestService } from "../../support/service.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";

/** `../sign-in/set-up.test.ts` tests the password form of the first run. */
describe("a form for a new password", () => {
  let service: TestService;
  let admin: Visitor;

  beforeAll(async () => {
    service = await startService();
    admin = visitor(service);
    await admin.signIn("admin");
  });
  afterAll(() => service.close());

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["/user/settings/password", "next", { current: "the password of admin", again: "1234567" }],
    ["/tools/users/new", "password", { name: "new-user" }],
    ["/tools/users/2/password", "password", {}],
  ])("at %s shows and enforces the password rule", async (path, name, others) => {
    const page = await admin.get(path);
    const field = page.document.querySelector(`[name=${name}]`);
    const hint = page.document.getElementById(`${field?.id}-hint`);
    expect(hint?.textContent).toContain(newPasswordRule);
    expect(field?.getAttribute("aria-describedby")).toContain(`${field?.id}-hint`);
    const refused = await admin.submit(page, { form: path, fields: { ...others, [name]: "1234567" } });
    expect(refused.status).toBe(422);
    expect(refused.fieldError(name)).toBe("The password is too short. It must have at least 8 characters.");
  });
});
