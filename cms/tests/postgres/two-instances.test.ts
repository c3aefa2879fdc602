import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { changesAnswerSchema, purgeSchema } from "@circuit/contract/site-link/changes";
import { sign } from "@circuit/contract/site-link/signature";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, listen } from "../free-port.ts";
import { postSubscription, webSecret as secret } from "../post-submission.ts";
import { SmtpServer } from "../smtp-server.ts";
import { type Instances, newDatabase, openInstances, variables } from "./instances.ts";

const ofBoth = { SITE_CMS_SECRET: secret, MAIL_RETRY_SECONDS: "0.05" };

const mailServer = new SmtpServer();
const running: ChildProcess[] = [];
let instances: Instances;
let siteUrl: string;

/** Ids of the documents in the purges that the site received. */
const told: string[] = [];

const site = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    told.push(...purgeSchema.parse(JSON.parse(body)).changes.map(({ documentId }) => documentId));
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  instances = await openInstances("instance.ts", { ...ofBoth, SMTP_URL: await mailServer.start() });
  siteUrl = `http://127.0.0.1:${await listen(site)}/_purge`;
});

afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await instances.stop();
  await mailServer.stop();
  site.close();
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Starts the CMS as operators do. @returns Its output until it answered. */
async function serve(databaseUrl: string): Promise<string> {
  const port = await freePort();
  const folder = path.join(instances.home, String(port));
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "../../bin/serve.ts")], {
    env: {
      ...variables,
      ...ofBoth,
      DATABASE_URL: databaseUrl,
      CMS_PORT: String(port),
      CMS_UPLOAD_DIR: path.join(folder, "public"),
      CMS_PRIVATE_DIR: path.join(folder, "private"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes("CMS_READY")) return printed;
  }
  throw new Error(printed);
}

test("two instances that start at the same moment on an empty database make its tables and one administrator", async () => {
  const databaseUrl = await newDatabase();
  const printed = await Promise.all([serve(databaseUrl), serve(databaseUrl)]);
  expect(printed.join("").match(/ADMIN_LOGIN/gu)).toHaveLength(1);
  await Promise.all(running.splice(0).map(stop));
});

interface Instance {
  child: ChildProcess;
  origin: string;
  /** Makes it write changes and mails, each in a transaction. */
  write(count: number): Promise<unknown>;
}

async function startInstance(name: string): Promise<Instance> {
  const { child, said } = await instances.start(name, siteUrl, secret);
  const write = (count: number) => {
    const written = once(child, "message");
    child.send(count);
    return written;
  };
  return { child, origin: String(said), write };
}

/** Reads the change log until `count` changes were seen, from the instances in turn. */
async function follow(both: readonly Instance[], count: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor = 0;
  for (let look = 0; seen.length < count && look < 5000; look += 1) {
    const pathname = `/api/changes?after=${cursor}`;
    const headers = { "x-signature": sign(secret, "changes", `GET ${pathname}`, Math.floor(Date.now() / 1000)) };
    const response = await fetch(`${both[look % both.length]?.origin}${pathname}`, { headers });
    const { changes } = changesAnswerSchema.parse(await response.json());
    seen.push(...changes.map(({ documentId }) => documentId));
    cursor = changes.at(-1)?.cursor ?? cursor;
  }
  return seen;
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

test("of 1,000 changes and mails by two instances each is seen once, and none is lost", async () => {
  const [one, other] = await Promise.all(["a", "b"].map(startInstance));
  if (one === undefined || other === undefined) throw new Error("There aren't two instances");
  const [seen] = await Promise.all([follow([one, other], 1000), one.write(500), other.write(500)]);
  const expected = [...numbered("a", 500), ...numbered("b", 500)].toSorted();
  expect(seen.toSorted()).toEqual(expected);
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(1000);
  expect(told.toSorted()).toEqual(expected);

  await expect.poll(() => mailServer.received.length, { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(1000);
  const recipients = () => mailServer.received.flatMap(({ to }) => to).map((to) => to.replace("@example.nl", ""));
  expect(recipients().toSorted()).toEqual(expected);

  // One instance dies in the middle of its mails: the other sends the rest, and at most one mail twice.
  mailServer.received.length = 0;
  await Promise.all([one.write(100), other.write(100)]);
  // Any request of this kind wakes the mail sender.
  const wake = { action: "confirm", token: "x".repeat(43) } as const;
  await Promise.all([one, other].map(({ origin }) => postSubscription(origin, wake)));
  await expect.poll(() => mailServer.received.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(10);
  one.child.kill("SIGKILL");
  await expect.poll(() => new Set(recipients()).size, { timeout: 60_000, interval: 200 }).toBe(200);
  expect(mailServer.received.length).toBeLessThanOrEqual(201);
});
