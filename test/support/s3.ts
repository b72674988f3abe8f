/** A local S3 server with an empty bucket. It checks the signatures of requests. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Config } from "../../src/config/config.ts";

/** Decides on a request before the server receives it. Returns whether it has handled the request. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface TestBucket {
  readonly config: S3Config;
  /** The settings of a service that uses the bucket. */
  readonly environment: Readonly<Record<string, string>>;
  /** The methods and paths of all requests, such as `PUT /bucket/files/…`. */
  readonly requests: string[];
  /** Intercepts requests from now on; null ends this. */
  intercept(handler: Intercept | null): void;
  close(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-s3-"));
  const bucket = "partledger";
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const requests: string[] = [];
  let handler: Intercept | null = null;
  const proxy = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (handler?.(request, response) === true) return;
    const { method, url: path, headers } = request;
    const outgoing = send({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    response.on("close", () => outgoing.destroy());
    request.pipe(outgoing);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const config: S3Config = {
    bucket,
    endpoint,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    forcePathStyle: true,
  };
  return {
    config,
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    requests,
    intercept: (next) => {
      handler = next;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
