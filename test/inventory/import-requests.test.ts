/** The requests that create imports. */
import { expect, it } from "vitest";
import { api } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { csv, list, useImports } from "./import-service.ts";
import { plain, useService } from "./running-service.ts";

describeDialects("an import", (dialect) => {
  const { running } = useImports(dialect);

  it("names the accepted types to a client that sends a form", async () => {
    const answer = await running.client.post("/api/imports", "--b--", {
      ...plain,
      contentType: "multipart/form-data; boundary=b",
      expect: 415,
    });
    expect(answer.body["detail"]).toContain("Send the file itself as the body");
  });

  it("rejects other media types and empty files", async () => {
    const { client } = running;
    await client.post("/api/imports", { a: 1 }, { contentType: "application/json", expect: 415 });
    await client.post("/api/imports", "x", { contentType: "text/csv; charset=latin1", expect: 415 });
    await client.post("/api/imports", "", { contentType: csv, expect: 400 });
    await client.post("/api/imports?dry_run=maybe", list(1), { contentType: csv, expect: 400 });
    await api(running.service, tokens.readOnly).post("/api/imports", list(1), {
      contentType: csv,
      expect: 403,
    });
    await api(running.service, null).post("/api/imports", list(1), { contentType: csv, expect: 401 });
  });
});

describeOneDialect("the file of an import", (dialect) => {
  const running = useService(dialect, { environment: { MAX_ATTACHMENT_FILE_SIZE: "1K" } });

  it("has a maximum size", async () => {
    const answer = await running.client.post("/api/imports", list(100), { contentType: csv, expect: 413 });
    expect(answer.text).toContain("larger than the maximum");
    await running.client.post("/api/imports", list(2), { contentType: csv, expect: 201 });
  });
});
