import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "./free-port.ts";
import { secrets } from "./strapi.ts";

let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), "cms-serve-"));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

function serve(variables: Record<string, string>) {
  const file = path.resolve(import.meta.dirname, "../bin/serve.ts");
  const env = {
    PATH: process.env.PATH,
    CMS_SEED: "false",
    CMS_DATABASE_FILE: path.join(home, "data/cms.db"),
    CMS_UPLOAD_DIR: path.join(home, "files/public"),
    CMS_PRIVATE_DIR: path.join(home, "private"),
    ...variables,
  };
  return spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Resolves to the output until the CMS answers; rejects with its errors when it stops first. */
async function ready(child: ReturnType<typeof serve>): Promise<string> {
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes("CMS_READY")) return printed;
  }
  throw new Error(await text(child.stderr));
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  child.kill(signal);
  return once(child, "exit");
}

test("a missing secret stops the start with one line that names it", async () => {
  const { JWT_SECRET: _left, ...others } = secrets;
  const child = serve(others);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);

  expect(code).toBe(1);
  expect(errors).toBe("JWT_SECRET is missing\n");
});

test("a port in use stops the start with one line that names it", async () => {
  const port = await freePort();
  const server = createServer();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const child = serve({ ...secrets, CMS_PORT: String(port) });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  server.close();

  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^CMS_HOST and CMS_PORT can't be used: .*EADDRINUSE.*${port}\n$`, "u"));
});

test("the first start makes its folders and an administrator who can log in, the second doesn't, and both stop cleanly", async () => {
  const CMS_PORT = String(await freePort());
  const first = serve({ ...secrets, CMS_PORT });
  const printed = await ready(first);
  const login = /^ADMIN_LOGIN (.+)$/mu.exec(printed)?.[1] ?? "{}";
  const { email, password } = JSON.parse(login);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`http://127.0.0.1:${CMS_PORT}/admin/login`, { method: "POST", headers, body });

  for (const made of ["data/cms.db", "files/public/uploads"]) expect(existsSync(path.join(home, made))).toBe(true);
  expect(email).toBe("admin@circuit.example");
  expect(answer.status).toBe(200);
  // Nothing else: a warning at the first start would be the first thing that an operator reads.
  expect(printed).toMatch(/^ADMIN_LOGIN .+\nCMS_READY .+\n$/u);
  expect(await stop(first, "SIGTERM")).toEqual([0, null]);

  const second = serve({ ...secrets, CMS_PORT });
  expect(await ready(second)).not.toContain("ADMIN_LOGIN");
  expect(await stop(second, "SIGINT")).toEqual([0, null]);
});

test("an administrator's login can be given instead", async () => {
  const CMS_PORT = String(await freePort());
  const given = { CMS_ADMIN_EMAIL: "baas@circuit.example", CMS_ADMIN_PASSWORD: "Wachtwoord1" };
  const child = serve({ ...secrets, ...given, CMS_PORT, CMS_DATABASE_FILE: path.join(home, "other.db") });

  expect(await ready(child)).toContain('ADMIN_LOGIN {"email":"baas@circuit.example","password":"Wachtwoord1"}');
  await stop(child, "SIGTERM");
});
