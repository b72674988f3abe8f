/**
 * Tests the tool add_attachment_from_url, which is available only if downloads are allowed, and only for public URLs.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { createUserWith } from "../../inventory/test-users.ts";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { callMethod } from "../mcp-requests.ts";
import { errorOf, resultOf } from "./calling.ts";
import { serveFile } from "./remote-file.ts";

const tool = "add_attachment_from_url";
interface Attached {
  readonly id: number;
  readonly name: string;
}

describeOneDialect("add_attachment_from_url", (dialect) => {
  const { url, asked } = serveFile();

  describe("if downloads are allowed", () => {
    const running = useService(dialect, {
      environment: { ALLOW_ATTACHMENT_DOWNLOADS: "true" },
      overrides: { allowAddress: (address) => address === "127.0.0.1" },
    });
    const { make, read } = running;
    let part = 0;

    const attachmentsOf = async (): Promise<number> =>
      ((await read(`/api/parts/${part}`))["attachments"] as unknown as unknown[]).length;

    beforeAll(async () => {
      const category = await make("categories", { name: "Category" });
      part = idOf(await make("parts", { name: "Part", category }));
    });

    it("requires an attachment type and selects the only one", async () => {
      const args = { part_id: part, url: url("/a.pdf") };
      expect(await errorOf(running, tool, args)).toMatch(/^attachment_type_id: There are no/);
      await make("attachment_types", { name: "Papers" });
      expect(await resultOf<Attached>(running, tool, args)).toMatchObject({ name: "Papers" });
    });

    it("asks for the type if it is ambiguous, and prefers datasheets", async () => {
      const args = { part_id: part, url: url("/a.pdf"), name: "The paper" };
      const pictures = idOf(await make("attachment_types", { name: "Pictures" }));
      expect(await errorOf(running, tool, args)).toMatch(
        /^attachment_type_id: .*1 \("Papers"\), 2 \("Pictures"\)/,
      );
      expect(await resultOf(running, tool, { ...args, attachment_type_id: pictures })).toMatchObject({
        attachment_type: `/api/attachment_types/${pictures}`,
      });
      const sheets = idOf(await make("attachment_types", { name: "Datasheets" }));
      expect(await resultOf(running, tool, args)).toMatchObject({
        attachment_type: `/api/attachment_types/${sheets}`,
      });
    });

    it("uses the name of the type by default", async () => {
      const type = await make("attachment_types", { name: "3D models" });
      const args = { part_id: part, url: url("/a.pdf"), attachment_type_id: idOf(type) };
      expect(await resultOf<Attached>(running, tool, args)).toMatchObject({
        name: "3D models",
        attachment_type: type,
      });
    });

    it("downloads and stores the file", async () => {
      const made = await resultOf<Attached>(
        running,
        tool,
        { part_id: part, url: url("/sheet.pdf"), private: true, change_comment: "for the docs" },
        { clientName: "Agent" },
      );
      expect(await read(`/api/attachments/${made.id}`)).toMatchObject({
        internal: true,
        private: true,
        original_filename: "sheet.pdf",
        external_path: url("/sheet.pdf"),
      });
      const entry = await running.service.store.read.db
        .selectFrom("log_entries")
        .select(["client", "comment"])
        .where("target_type", "=", "Attachment")
        .where("target_id", "=", made.id)
        .executeTakeFirstOrThrow();
      expect(entry.comment).toBe("for the docs");
      expect(entry.client).toContain("Agent");
    });

    it.each([
      ["a private address", () => "http://10.1.2.3/a.pdf", /^url: /],
      ["a cloud metadata address", () => "http://169.254.169.254/latest/meta-data", /^url: /],
      ["the server itself under another name", () => "http://[::ffff:10.0.0.1]/", /^url: /],
      ["a redirect to a private network", () => url("/inside"), /^url: /],
      ["a missing file", () => url("/missing.pdf"), /^url: /],
      ["a file: URL", () => "file:///etc/passwd", /^url: /],
      ["a javascript: URL", () => "javascript:alert(1)", /^url: /],
      ["an invalid URL", () => "", /^url: /],
    ])("rejects %s and attaches nothing", async (_what, address, message) => {
      const before = await attachmentsOf();
      const args = { part_id: part, url: address(), name: unique("Refused") };
      expect(await errorOf(running, tool, args)).toMatch(message);
      expect(await attachmentsOf()).toBe(before);
    });

    it("quotes the file types that the attachment type allows", async () => {
      const type = await make("attachment_types", { name: "Images only", filetype_filter: "image/*, .svg" });
      const args = { part_id: part, url: url("/a.pdf"), attachment_type_id: idOf(type) };
      const before = await attachmentsOf();
      expect(await errorOf(running, tool, args)).toMatch(/only files that match "image\/\*, \.svg"\./);
      expect(await attachmentsOf()).toBe(before);
    });

    it("reports an unknown part or type before the download", async () => {
      const args = { part_id: part, url: url("/unseen.pdf") };
      expect(await errorOf(running, tool, { ...args, part_id: 999_999 })).toMatch(/^part_id: /);
      const unknown = { ...args, attachment_type_id: 999_999 };
      const said = /^attachment_type_id: Attachment type 999999 does not exist\./;
      expect(await errorOf(running, tool, unknown)).toMatch(said);
      expect(await errorOf(running, tool, { ...unknown, name: "Named" })).toMatch(said);
      expect(asked()).not.toContain("/unseen.pdf");
    });

    it("add_attachment_from_url requires the permission to edit parts", async () => {
      const args = { part_id: part, url: url("/a.pdf"), name: unique("Paper") };
      const { name: token } = await createUserWith(running.service, ["api.use_mcp", "parts.read"]);
      const before = await attachmentsOf();
      expect(await errorOf(running, tool, args, { token })).toContain("parts.edit");
      expect(await attachmentsOf()).toBe(before);
    });
  });

  describe("if downloads are not allowed", () => {
    const running = useService(dialect);

    it("add_attachment_from_url does not exist if downloads are not allowed", async () => {
      const { message } = await callMethod(running.service, "2026", "tools/list");
      expect(JSON.stringify(message)).not.toContain(tool);
      const call = await callMethod(running.service, "2026", "tools/call", { name: tool, arguments: {} });
      expect(call.message.error?.message).toContain("Unknown tool");
    });
  });
});
