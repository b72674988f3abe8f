/** deploy/nginx.conf in front of the executable. Only names, ports and certificate differ from the file. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { executable } from "./root-file-system.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the file with other ports and another certificate, in a configuration for a process of its own. */
async function configuration(
  folder: string,
  ports: Record<"service" | "http" | "https", number>,
): Promise<string> {
  const replacements = [
    ["server 127.0.0.1:8080;", `server 127.0.0.1:${ports.service};`],
    ["listen 80;", `listen 127.0.0.1:${ports.http};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${ports.https} ssl http2;`],
    ["/etc/letsencrypt/live/parts.example.com/fullchain.pem;", `${folder}/certificate.pem;`],
    ["/etc/letsencrypt/live/parts.example.com/privkey.pem;", `${folder}/key.pem;`],
  ] as const;
  const file = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));
  let site = await readFile(file, "utf8");
  for (const [from, to] of replacements) {
    expect(site).toContain(from);
    site = site.replace(from, to);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${temporary} ${site} }`;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function send(url: string, { method = "GET", headers = {}, body = "" }: Sent = {}) {
  const options = { method, headers, rejectUnauthorized: false };
  const request = url.startsWith("https:") ? httpsRequest(url, options) : httpRequest(url, options);
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("nginx forwards requests, large uploads and the address of the client", async () => {
  const folder = await mkdtemp(join(tmpdir(), "partledger-nginx-"));
  const ports = { service: await freePort(), http: await freePort(), https: await freePort() };
  const config = join(folder, "nginx.conf");
  const publicUrl = `https://127.0.0.1:${ports.https}`;
  const environment = {
    PATH: process.env["PATH"],
    PORT: String(ports.service),
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const inFolder = { cwd: folder, env: environment };
  await writeFile(config, await configuration(folder, ports));
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"],
      ...["-subj", "/CN=parts.example.com", "-keyout", "key.pem", "-out", "certificate.pem"],
    ],
    { cwd: folder, stdio: "ignore" },
  );
  execFileSync("nginx", ["-t", "-q", "-c", config]);
  const token = /plt_\w+/.exec(
    String(execFileSync(executable, ["demo"], { ...inFolder, stdio: "pipe" })),
  )?.[0];
  const service = spawn(executable, ["serve"], inFolder);
  const log = text(service.stderr);
  const nginx = spawn("nginx", ["-c", config], { stdio: "ignore" });
  const forwarded = "203.0.113.7";
  try {
    await expect
      .poll(() => send(`${publicUrl}/readyz`).then(({ status }) => status, String), { timeout: 30_000 })
      .toBe(200);

    const { headers } = await send(`http://127.0.0.1:${ports.http}/parts/1?a=b`, {
      headers: { Host: "parts.example.com" },
    });
    expect(headers.location).toBe("https://parts.example.com/parts/1?a=b");

    const authorized = { Authorization: `Bearer ${token}`, "X-Forwarded-For": forwarded };
    const list = await send(`${publicUrl}/api/parts?name=%252F`, { headers: authorized });
    expect([list.status, list.headers.etag]).toEqual([200, expect.stringMatching(/^"/)]);
    const contract = JSON.parse((await send(`${publicUrl}/api/docs.json`)).body) as { servers: unknown };
    expect(contract.servers).toEqual([expect.objectContaining({ url: publicUrl })]);

    const large = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(3_000_000, "A")]);
    const attachment = {
      name: "Large datasheet",
      element: "/api/parts/1",
      attachment_type: "/api/attachment_types/1",
      upload: { data: `data:application/pdf;base64,${large.toString("base64")}`, filename: "large.pdf" },
    };
    const upload = await send(`${publicUrl}/api/attachments`, {
      method: "POST",
      headers: { ...authorized, "Content-Type": "application/json" },
      body: JSON.stringify(attachment),
    });
    expect(upload.status, upload.body).toBe(201);
  } finally {
    for (const child of [nginx, service]) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  }
  expect(await log).toContain(`"address":"${forwarded}"`);
});
