/** The reverse proxies of deploy/ in front of the executable. Only addresses, ports and certificates differ. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { executable } from "./root-file-system.ts";

type Ports = Readonly<Record<"service" | "http" | "https", number>>;

interface Proxy {
  readonly name: string;
  /** Writes the configuration to a file in the folder and returns the command line of the proxy. */
  configure(folder: string, ports: Ports): Promise<readonly [string, ...string[]]>;
  /** Returns the command line that checks the configuration. */
  check(command: readonly string[]): readonly string[];
}

const host = "parts.example.com";
const publicUrl = `https://${host}`;
/** The address of the client. The proxy connects from 127.0.0.1. */
const clientAddress = "127.0.0.2";

/** Returns a file of deploy/ with replacements, each of which must apply. */
async function adapted(
  name: string,
  replacements: readonly (readonly [from: string, to: string])[],
): Promise<string> {
  let site = await readFile(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8");
  for (const [from, to] of replacements) {
    expect(site).toContain(from);
    site = site.replace(from, to);
  }
  return site;
}

const nginx: Proxy = {
  name: "nginx",
  async configure(folder, ports) {
    const site = await adapted("nginx.conf", [
      ["server 127.0.0.1:8080;", `server 127.0.0.1:${ports.service};`],
      ["listen 80;", `listen 127.0.0.1:${ports.http};`],
      ["listen 443 ssl http2;", `listen 127.0.0.1:${ports.https} ssl http2;`],
      ["/etc/letsencrypt/live/parts.example.com/fullchain.pem;", `${folder}/certificate.pem;`],
      ["/etc/letsencrypt/live/parts.example.com/privkey.pem;", `${folder}/key.pem;`],
    ]);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    const user = process.getuid?.() === 0 ? "user root;" : "";
    await writeFile(
      join(folder, "nginx.conf"),
      `${user} daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${temporary} ${site} }`,
    );
    const certificate =
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 " +
      `-subj /CN=${host} -keyout key.pem -out certificate.pem`;
    execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
    return ["nginx", "-c", join(folder, "nginx.conf")];
  },
  check: (command) => [...command, "-t", "-q"],
};

const caddy: Proxy = {
  name: "Caddy",
  async configure(folder, ports) {
    const site = await adapted("Caddyfile", [["127.0.0.1:8080", `127.0.0.1:${ports.service}`]]);
    const options = [
      "admin off",
      "local_certs",
      "skip_install_trust",
      "default_bind 127.0.0.1",
      `storage file_system ${folder}/caddy`,
      `http_port ${ports.http}`,
      `https_port ${ports.https}`,
    ];
    await writeFile(join(folder, "Caddyfile"), `{\n${options.join("\n")}\n}\n${site}`);
    return ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  },
  check: (command) => command.map((word) => (word === "run" ? "validate" : word)),
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request for the host to a port of the proxy. */
async function send(
  protocol: "http" | "https",
  port: number,
  path: string,
  { method = "GET", headers = {}, body = "" }: Sent = {},
) {
  const options = {
    ...{ host: "127.0.0.1", port, path, method, localAddress: clientAddress },
    ...{ servername: host, rejectUnauthorized: false, headers: { Host: host, ...headers } },
  };
  const request = protocol === "https" ? httpsRequest(options) : httpRequest(options);
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it.each([nginx, caddy])(
  "$name forwards requests, large uploads and the address of the client",
  async (proxy) => {
    const folder = await mkdtemp(join(tmpdir(), "partledger-proxy-"));
    const ports = { service: await freePort(), http: await freePort(), https: await freePort() };
    const environment = {
      PATH: process.env["PATH"],
      PORT: String(ports.service),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: "127.0.0.1",
    };
    const inFolder = { cwd: folder, env: environment };
    const command = await proxy.configure(folder, ports);
    const [checker = "", ...checked] = proxy.check(command);
    execFileSync(checker, checked, { stdio: "ignore" });
    const token = /plt_\w+/.exec(
      String(execFileSync(executable, ["demo"], { ...inFolder, stdio: "pipe" })),
    )?.[0];
    const service = spawn(executable, ["serve"], inFolder);
    const log = text(service.stderr);
    const [program, ...parameters] = command;
    const running = spawn(program, parameters, { env: { ...environment, HOME: folder }, stdio: "ignore" });
    const get = (path: string, sent?: Sent) => send("https", ports.https, path, sent);
    try {
      await expect
        .poll(() => get("/readyz").then(({ status }) => status, String), { timeout: 30_000 })
        .toBe(200);

      const { headers } = await send("http", ports.http, "/parts/1?a=b");
      expect(headers.location).toBe(`${publicUrl}/parts/1?a=b`);

      // The service must not believe the header that a client sends.
      const authorized = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "203.0.113.7" };
      const list = await get("/api/parts?name=%252F", { headers: authorized });
      expect([list.status, list.headers.etag]).toEqual([200, expect.stringMatching(/^"/)]);
      const ids = Array.from({ length: 1000 }, (_, index) => index + 1);
      for (const count of [150, 1000]) {
        const path = `/api/parts?id=${ids.slice(0, count).join(",")}&itemsPerPage=1&page=2`;
        const { status, headers } = await get(path, {
          headers: { ...authorized, Accept: "application/json" },
        });
        expect([status, Number(headers["x-total-count"]) > 2]).toEqual([200, true]);
      }
      // The longest URL, and a redirect to a page with the URL as a parameter.
      const longest = "/parts?name=".padEnd(8192, "a");
      expect((await get(longest)).headers).toHaveProperty("x-request-id");
      const signIn = await get("/parts?name=".padEnd(6000, "a"));
      expect([signIn.status, String(signIn.headers.location).length]).toEqual([
        303,
        expect.toSatisfy((n) => Number(n) > 6000),
      ]);

      const contract = JSON.parse((await get("/api/docs.json")).body) as { servers: unknown };
      expect(contract.servers).toEqual([expect.objectContaining({ url: publicUrl })]);

      const large = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(3_000_000, "A")]);
      const attachment = {
        name: "Large datasheet",
        element: "/api/parts/1",
        attachment_type: "/api/attachment_types/1",
        upload: { data: `data:application/pdf;base64,${large.toString("base64")}`, filename: "large.pdf" },
      };
      const upload = await get("/api/attachments", {
        method: "POST",
        headers: { ...authorized, "Content-Type": "application/json" },
        body: JSON.stringify(attachment),
      });
      expect(upload.status, upload.body).toBe(201);
    } finally {
      for (const child of [running, service]) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    }
    expect(await log).toContain(`"address":"${clientAddress}","method":"POST"`);
    expect(await log).not.toContain("203.0.113.7");
  },
);
