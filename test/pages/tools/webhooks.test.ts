/** Administrators create, test, change and delete webhooks in the browser. */
import { expect, test } from "vitest";
import { useTools } from "./tools-site.ts";

const site = useTools();
const url = "https://receiver.example.com/hook";

test("a webhook is created, tested, changed and deleted", async () => {
  const admin = await site().as("admin");
  const list = await admin.get("/tools/webhooks");
  expect(list.words).toContain("No webhooks yet.");
  const form = await admin.get("/tools/webhooks/new");
  const fields = { name: "Warehouse", url, event_types: "part.*\n\nprat.created", enabled: "1" };
  const rejected = await admin.submit(form, { fields });
  expect(rejected.status).toBe(422);
  expect(rejected.words).toContain("The event “prat.created” does not exist.");
  expect(rejected.document.querySelector("[name=url]")?.getAttribute("value")).toBe(url);

  const unfiltered = await admin.submit(rejected, {
    fields: {
      event_types: "part.*\r\npart_lot.changed\r\n",
      filters: "/api/parts?tags=A\n/api/parts?tgas=B",
    },
  });
  expect(unfiltered.status).toBe(422);
  expect(unfiltered.words).toContain("“/api/parts?tgas=B”: tgas: Unknown query parameter");
  expect(unfiltered.document.querySelector("[name=filters]")?.textContent).toContain("/api/parts?tgas=B");

  const filters = "/api/parts?tags=A\r\n\r\n/api/parts?tags=B";
  const created = await admin.submit(unfiltered, { fields: { filters } });
  expect(created).toMatchObject({ status: 200, heading: "Webhook created" });
  const [secret] = /whsec_[A-Za-z0-9+/=]+/.exec(created.words) ?? [];
  expect(secret).toBeDefined();
  const links = [...created.document.querySelectorAll("main a")];
  const done = links.find(({ textContent }) => textContent.includes("I have copied the secret"));
  const path = done?.getAttribute("href") ?? "";
  expect(path).toMatch(/^\/tools\/webhooks\/\d+$/);

  const shown = await admin.get(path);
  expect(shown.text).not.toContain("whsec_");
  expect(shown.words).toContain("part.*, part_lot.changed");
  expect(shown.words).toContain("Filters /api/parts?tags=A /api/parts?tags=B");
  expect(shown.words).toContain("Nothing was sent yet.");
  const pinged = await admin.submit(shown, { form: `form[action="${path}/ping"]` });
  expect(pinged.notice).toContain("The test event is being sent.");
  expect(pinged.words).toMatch(/ping .*pending/);
  await site().store.transaction(({ db }) =>
    db
      .updateTable("webhook_deliveries")
      .set({
        status: "failed",
        attempts: 18,
        next_attempt: null,
        duration: 120,
        response_status: 500,
        response_body: "<b>overloaded</b>",
        error: "The server returned status 500.",
      })
      .execute(),
  );
  const failed = await admin.get(path);
  expect(failed.words).toMatch(/failed.*18 attempts.*500.*120 ms.*The server returned status 500\./);
  expect(failed.document.querySelector("pre")?.textContent).toBe("<b>overloaded</b>");
  const resend = [...failed.document.querySelectorAll("form")].find((each) =>
    each.getAttribute("action")?.endsWith("/resend"),
  );
  const again = await admin.submit(failed, { form: resend! });
  expect(again.path).toBe(path);
  expect(again.words).toMatch(/pending.*failed/);

  const edited = await admin.submit(await admin.get(`${path}/edit`), {
    fields: { name: "Display", enabled: null },
  });
  expect(edited).toMatchObject({ heading: "Display", notice: "Saved “Display”." });
  expect(edited.words).toContain("Disabled");
  expect(edited.document.querySelector(`form[action="${path}/ping"]`)).toBeNull();

  const rotated = await admin.submit(await admin.get(`${path}/rotate_secret`));
  expect(rotated.heading).toBe("Secret rotated");
  expect(rotated.words).toContain("whsec_");
  expect(rotated.words).not.toContain(secret);

  const deleted = await admin.submit(await admin.get(`${path}/delete`));
  expect(deleted).toMatchObject({ path: "/tools/webhooks", notice: "Deleted “Display”." });
  expect((await admin.get(path)).status).toBe(404);
});

test("the list shows why the service has disabled a webhook", async () => {
  const admin = await site().as("admin");
  const fields = { name: "Old", url, event_types: "*", enabled: "1" };
  await admin.submit(await admin.get("/tools/webhooks/new"), { fields });
  await site().store.transaction(({ db }) =>
    db.updateTable("webhooks").set({ enabled: false, disabled_reason: "failing" }).execute(),
  );
  const list = await admin.get("/tools/webhooks");
  expect(list.words).toContain("Disabled, because all attempts failed for three days");
});
