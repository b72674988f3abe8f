/** `import part-db`: token, report, messages and exit codes. */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directory, partledger, partledgerProcess, useDirectory } from "./program.ts";

useDirectory();

describe("import part-db", () => {
  const tokens = new Set<string | undefined>();
  const category = { "@id": "/api/categories/7", id: 7, name: "Resistors" };
  const invalid = { "@id": "/api/categories/8", id: 8, name: "x".repeat(300) };
  const manufacturers = Array.from({ length: 7 }, (_, index) => ({
    "@id": `/api/manufacturers/${index + 1}`,
    name: `Manufacturer ${index + 1}`,
  }));
  const answer: RequestListener = (request, response) => {
    tokens.add(request.headers.authorization);
    const path = request.url ?? "";
    // This source ignores `itemsPerPage`.
    const [, variant, page] = /^\/(short|limited)\/api\/manufacturers\?.*page=(\d+)/.exec(path) ?? [];
    if (variant !== undefined) {
      const start = (Number(page ?? 1) - 1) * 3;
      const returned = (variant === "short" ? manufacturers.slice(0, 5) : manufacturers).slice(
        start,
        start + 3,
      );
      response.end(JSON.stringify({ "hydra:totalItems": 7, "hydra:member": returned }));
      return;
    }
    const members = path.startsWith("/sub/api/categories") ? [category, invalid] : [];
    const info = { version: "2.15.0", title: "Workshop", base_currency: "EUR" };
    const list = { "hydra:totalItems": members.length, "hydra:member": members };
    response.end(JSON.stringify(path.endsWith("/api/info") ? info : list));
  };
  const server = createServer(answer);
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sub/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("reads the token from PART_DB_TOKEN or standard input, and writes a report", async () => {
    const command = ["import", "part-db", "--url", url, "--report", "report.json"];
    const rehearsal = await partledger([...command, "--dry-run"], { input: "tcp_input\n" });
    expect(rehearsal).toMatchObject({ code: 1, stderr: "" });
    expect(rehearsal.stdout).toContain("Dry run: no changes made.");
    expect(JSON.parse(await readFile(join(directory, "report.json"), "utf8"))).toMatchObject({
      dry_run: true,
    });

    const copied = await partledger(command, { environment: { PART_DB_TOKEN: "tcp_variable" } });
    expect(copied).toMatchObject({ code: 1, stderr: "" });
    expect(copied.stdout).toContain("Source: Workshop (2.15.0).");
    expect(copied.stdout).toContain("Copied: 1 Category.");
    expect(copied.stdout).toContain("Not copied: 1.");
    expect(copied.stdout).toMatch(/Category 8 \(x+…\): name: .*255/);
    expect(JSON.parse(await readFile(join(directory, "report.json"), "utf8"))).toMatchObject({
      source: { name: "Workshop (2.15.0)" },
      ids_kept: true,
      copied: { Category: 1 },
      not_copied: [{ resource: "Category", id: 8 }],
    });
    expect([...tokens]).toEqual(["Bearer tcp_input", "Bearer tcp_variable"]);
  });

  it.each([
    ["limited", 0, 7, []],
    [
      "short",
      1,
      5,
      [{ resource: "Manufacturer", reason: "2 of 7 could not be read. Run the command again." }],
    ],
  ])(
    "copies and counts all entities of a source with short pages (%s)",
    async (path, code, copied, not_copied) => {
      const address = url.replace("/sub", `/${path}`);
      const command = ["import", "part-db", "--url", address, "--token", "t", "--report", "report.json"];
      const finished = await partledger(command);
      expect(finished, finished.stdout + finished.stderr).toMatchObject({ code });
      expect(finished.stdout).toContain(`Copied: ${copied} Manufacturer.`);
      const report = JSON.parse(await readFile(join(directory, "report.json"), "utf8")) as unknown;
      expect(report).toMatchObject({ copied: { Manufacturer: copied }, not_copied });
    },
  );

  it("accepts a self-signed certificate only with --insecure or NODE_EXTRA_CA_CERTS", async () => {
    const secure = createSecureServer(await selfSignedCertificate(directory), answer);
    await new Promise<void>((ready) => secure.listen(0, "127.0.0.1", ready));
    try {
      const address = `https://127.0.0.1:${(secure.address() as AddressInfo).port}/sub`;
      const command = ["import", "part-db", "--url", address, "--token", "t", "--dry-run"];
      tokens.clear();
      const refused = await partledger(command);
      expect(refused).toMatchObject({ code: 1, stdout: "" });
      expect(refused.stderr).toMatch(
        /The certificate of 127\.0\.0\.1:\d+ is not trusted \(self-signed certificate\)\./,
      );
      expect(refused.stderr).toContain("Set NODE_EXTRA_CA_CERTS");
      expect([...tokens]).toEqual([]);
      expect((await partledger([...command, "--insecure"])).stdout).toContain("Copied: 1 Category.");
      const environment = { NODE_EXTRA_CA_CERTS: join(directory, "certificate.pem") };
      expect((await partledgerProcess(command, { environment })).stdout).toContain("Copied: 1 Category.");
    } finally {
      secure.closeAllConnections();
      secure.close();
    }
  });

  it.each([
    [["--url", "parts.example.com", "--token", "t"], /^"parts\.example\.com" is not an address/],
    [["--url", "https://ann:secret@parts.example.com", "--token", "t"], /without user name and password/],
    [["--url", "https://parts.example.com", "--token", "a b"], /^The token must be a single word/],
    [["--url", "https://parts.example.com"], /^No token was given on standard input\./],
    [[], /--url/],
  ])("%j is invalid usage", async (options, message) => {
    const finished = await partledger(["import", "part-db", ...options]);
    expect(finished.code).toBe(2);
    expect(finished.stderr).toMatch(message);
  });
});

/** Creates a certificate for 127.0.0.1 in `certificate.pem`. */
async function selfSignedCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const command =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=127.0.0.1 " +
    "-addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem";
  execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "ignore" });
  return {
    key: await readFile(join(folder, "key.pem")),
    cert: await readFile(join(folder, "certificate.pem")),
  };
}
