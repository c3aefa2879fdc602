import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { listenOnLoopback } from "./loopback-server.ts";

interface Call {
  /** Method and address, as they were sent. */
  call: string;
  body: unknown;
  headers: IncomingHttpHeaders;
}

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * A stand-in content system for all tests of a file, which records what it is asked, and answers what a test tells it to.
 * Its base and prefix are other than usual: nothing of them is written down in the site.
 *
 * @param variables - More of the environment, beside its address.
 */
export function recordingCms(variables: Record<string, string> = {}): { calls: Call[]; reply: Reply } {
  const usual: Reply = { status: 200, body: {} };
  const cms: { calls: Call[]; reply: Reply } = { calls: [], reply: usual };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const body: unknown = text === "" ? null : JSON.parse(text);
      cms.calls.push({ call: `${request.method} ${request.url}`, body, headers: request.headers });
      response.writeHead(cms.reply.status, { "content-type": "application/json", ...cms.reply.headers });
      response.end(JSON.stringify(cms.reply.body));
    });
  });

  beforeAll(async () => {
    const all = { CMS_URL: await listenOnLoopback(server), CMS_API_PREFIX: "/content/v1", CMS_API_TOKEN: "site-token" };
    for (const [name, value] of Object.entries({ ...all, ...variables })) vi.stubEnv(name, value);
  });
  beforeEach(() => {
    cms.calls.length = 0;
    cms.reply = usual;
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  return cms;
}
