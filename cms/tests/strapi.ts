import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { loadStrapi } from "../bin/load-strapi.ts";
import { standInClient } from "../openid-stand-in/stand-in.ts";
import { listen } from "./free-port.ts";
import { runSql } from "./postgres.ts";
import { newTicketKey } from "./ticket-key.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RunningCms {
  strapi: Core.Strapi;
  /** Address without a path, for example `http://127.0.0.1:41234`. */
  origin: string;
  /** Requests the REST API as the site does: `path` below `/api`, in the `data.attributes` shape. */
  get(path: string, init?: RequestInit): Promise<Answer>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Folder for database and uploads; a new temporary one when absent. */
  folder?: string;
  /** Folder whose database and uploads are copied first. */
  template?: string;
  /** Address of the PostgreSQL database to use; when absent a copy of the template's, or SQLite. */
  databaseUrl?: string;
  /** The certificate for wallets; none when absent. */
  wallet?: { file: string; passphrase: string };
  /** The secret shared with a site; none when absent. */
  siteSecret?: string;
  /** Address of a stand-in for an OpenID provider; none when absent. */
  openIdIssuer?: string;
}

/** File in a template with the address of its PostgreSQL database. */
export const templateUrlFile = "database-url";

/** The one that runs in this process. */
let running: Core.Strapi | null = null;

/** Whether it still runs: it stops when another is started, as Strapi keeps what it knows by process. */
export function isRunning({ strapi }: RunningCms): boolean {
  return running === strapi;
}

interface Hashing {
  hash(password: string, rounds: number): Promise<string>;
}

interface CompiledAttempts {
  refusals: { leastMs: number };
}

const secret = "only-for-these-tests";

/** What no content system starts without. */
export const secrets = {
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  TICKET_SIGNING_KEY: newTicketKey().signing,
};

/** Boots Strapi from `dist/`, without its admin panel, on a port of the system's choice; one that runs stops. */
export async function startCms(options: StartOptions = {}): Promise<RunningCms> {
  const { folder, template, databaseUrl, wallet, siteSecret, openIdIssuer = "" } = options;
  if (running !== null) await destroy(running);
  const home = folder ?? mkdtempSync(path.join(tmpdir(), "cms-test-"));
  if (template !== undefined) cpSync(template, home, { recursive: true });
  mkdirSync(path.join(home, "public/uploads"), { recursive: true });
  const { S3_ENDPOINT = "", S3_BUCKET = "" } = process.env;
  const database =
    databaseUrl === undefined ? await copyDatabase(home) : { url: databaseUrl, remove: () => Promise.resolve() };
  Object.assign(process.env, secrets, {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: "nl",
    DATABASE_URL: database.url,
    CMS_DATABASE_FILE: path.join(home, "cms.db"),
    CMS_UPLOAD_DIR: path.join(home, "public"),
    CMS_PRIVATE_DIR: path.join(home, "private"),
    // Never real money.
    MOLLIE_API_KEY: "",
    MOLLIE_API_URL: "",
    ...(siteSecret !== undefined && { SITE_CMS_SECRET: siteSecret }),
    OPENID_ISSUER: openIdIssuer,
    OPENID_TITLE: "Paddock-ID",
    OPENID_CLIENT_ID: standInClient.key,
    OPENID_CLIENT_SECRET: standInClient.secret,
    WALLET_PEM_FILE: wallet?.file ?? "",
    WALLET_PASSPHRASE: wallet?.passphrase ?? "",
    // Never a real bucket, only a stand-in on this machine.
    S3_BUCKET: (S3_ENDPOINT.startsWith("http://127.0.0.1:") && S3_BUCKET) || "",
  });

  const appDir = path.resolve(import.meta.dirname, "..");
  const strapi = await withQuickHashes(() =>
    loadStrapi({ appDir, distDir: path.join(appDir, "dist"), serveAdminPanel: false }),
  );
  running = strapi;
  // A test calls the jobs that it needs: one of the clock's own, in the middle of it, changes what it sees.
  strapi.cron.stop();
  refuseQuickly();
  hashStaffQuickly(strapi);

  const server = strapi.server.httpServer;
  strapi.server.mount();
  const origin = `http://127.0.0.1:${await listen(server)}`;

  return {
    strapi,
    origin,
    get: (where, init) => ask(`${origin}/api${where}`, init),
    async stop() {
      if (running === strapi) await destroy(strapi);
      await database.remove();
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a CMS whose hash of nobody's password, which every try at an address without an account is compared with, has the
 * fewest rounds that bcrypt has: hundreds of tries would take the threads for it minutes.
 */
async function withQuickHashes<Result>(start: () => Promise<Result>): Promise<Result> {
  const bcrypt: Hashing = createRequire(import.meta.url)("bcrypt");
  const { hash } = bcrypt;
  bcrypt.hash = (password) => hash(password, 4);
  try {
    return await start();
  } finally {
    bcrypt.hash = hash;
  }
}

/** Hundreds of tries that are refused would take a second each. */
function refuseQuickly(): void {
  const { refusals }: CompiledAttempts = createRequire(import.meta.url)("../dist/src/accounts/attempts.js");
  refusals.leastMs = 10;
}

/** Passwords of the panel's people have the fewest rounds too: nearly every file makes some, who then log in. */
function hashStaffQuickly(strapi: Core.Strapi): void {
  const bcrypt: Hashing = createRequire(import.meta.url)("bcrypt");
  strapi.service("admin::auth")["hashPassword"] = (password: string) => bcrypt.hash(password, 4);
}

/** Copies the PostgreSQL database of a template; the address is empty when it has none, so that SQLite is used. */
export async function copyDatabase(home: string): Promise<{ url: string; remove(): Promise<void> }> {
  const file = path.join(home, templateUrlFile);
  if (!existsSync(file)) return { url: "", remove: () => Promise.resolve() };
  const template = new URL(readFileSync(file, "utf8"));
  const name = `cms_${randomUUID().replaceAll("-", "")}`;
  const server = new URL("/postgres", template).href;
  await runSql(server, `create database ${name} template ${template.pathname.slice(1)}`);
  return {
    url: new URL(`/${name}`, template).href,
    remove: () => runSql(server, `drop database ${name} with (force)`),
  };
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("Strapi-Response-Format", "v4");
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Stops Strapi, started or only registered; it removes all listeners of the process: the test runner needs its own. */
export async function destroy(strapi: Core.Strapi): Promise<void> {
  running = null;
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  await strapi.destroy();
  process.removeAllListeners = removeAllListeners;
}
