// Starts a temporary Partledger instance and tests a client of the API. Run it with: node --test contract.test.mjs
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

let instance;
let url;
let tokens;

before(async () => {
  // With --stop-with-stdin, the instance also stops if this process is killed.
  const options = ["serve", "--ephemeral", "--demo", "--token", "ci=full", "--stop-with-stdin"];
  instance = spawn("partledger", options, { stdio: ["pipe", "pipe", "inherit"] });
  const failed = once(instance, "exit").then(([code]) => {
    throw new Error(`Partledger ended with exit code ${code}.`);
  });
  const [line] = await Promise.race([once(createInterface(instance.stdout), "line"), failed]);
  failed.catch(() => undefined);
  ({ url, tokens } = JSON.parse(line));
});

after(async () => {
  instance.kill();
  await once(instance, "exit");
});

const request = (path, init = {}) =>
  fetch(new URL(path, url), {
    ...init,
    headers: {
      Authorization: `Bearer ${tokens.ci}`,
      Accept: "application/json",
      ...init.headers,
    },
  });

test("lists parts", async () => {
  const response = await request("/api/parts?itemsPerPage=1");
  assert.equal(response.status, 200);
  const [part] = await response.json();
  assert.equal(typeof part.name, "string");
});

test("reports an invalid category", async () => {
  const response = await request("/api/categories", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "" }),
  });
  assert.equal(response.status, 422);
  const problem = await response.json();
  assert.equal(problem.violations[0].propertyPath, "name");
});
