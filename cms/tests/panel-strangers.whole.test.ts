import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { createFirstAdmin } from "../bin/first-admin.ts";
import { loginAction } from "../src/access/logins/login-action.ts";
import { type Panel, openPanel, refusal } from "./panel.ts";
import { type RunningCms, startCms } from "./strapi.ts";

/** Whoever isn't logged in can't keep the panel from those who are, by what they send to it. */
let cms: RunningCms;
let editor: Panel;
let admin: Panel;
let editorToken = "";

const login = { email: "beheer@circuit.example", password: "Wachtwoord1" };

beforeAll(async () => {
  cms = await startCms({ template: inject("template") });
  await createFirstAdmin(cms.strapi, login.email, login.password);
  editor = await openPanel(cms, "strapi-editor", "Erik Redacteur");
  admin = await openPanel(cms, "strapi-super-admin", "Bas Baas");
  editorToken = await tokenOf({ email: "erik.redacteur@circuit.example", password: login.password });
});

afterAll(() => cms.stop());

interface Sent {
  path: string;
  body: NonNullable<RequestInit["body"]>;
  headers?: Record<string, string>;
}

/** What is answered, while the health check is answered too. */
async function send({ path, body, headers = {} }: Sent) {
  const all = { "content-type": "application/json", ...headers };
  const half = body instanceof ReadableStream && { duplex: "half" as const };
  const [answer, health] = await Promise.all([
    fetch(`${cms.origin}${path}`, { method: "POST", headers: all, body, ...half }),
    fetch(`${cms.origin}/_health`),
  ]);
  expect(health.status).toBe(204);
  return { status: answer.status, text: await answer.text() };
}

const tokenSchema = z.object({ data: z.object({ token: z.string() }) });

async function tokenOf(who: object): Promise<string> {
  const { text } = await send({ path: "/admin/login", body: JSON.stringify(who) });
  return tokenSchema.parse(JSON.parse(text)).data.token;
}

/** The status of a refusal, which has Strapi's form and is short, whatever was sent. */
async function refused(sent: Sent): Promise<number> {
  const { status, text } = await send(sent);
  expect(text.length).toBeLessThan(1000);
  expect(JSON.parse(text)).toMatchObject({ data: null, error: { status } });
  expect(text).not.toContain("xxx");
  return status;
}

const open = ["login", "forgot-password", "reset-password", "register", "register-admin", "access-token"].map(
  (action) => `/admin/${action}`,
);

/** Addresses at which only who is logged in has anything to do, there or not. */
const closed = [
  "/admin/nothing",
  "/admin/users/me",
  "/content-manager/collection-types/api::page.page",
  "/upload",
  "/i18n/locales",
  "/nothing",
];

/** Very many lists in lists, of which a message that indents them has hundreds of megabytes. */
const lists = (many: number) => `[${`${"[".repeat(95)}${"]".repeat(95)},`.repeat(many)}[]]`;

/** Takes the pattern of an older check of addresses twice as long for every three letters more. */
const slowAddress = (letters: number) => `${"a".repeat(letters)}@${"a.".repeat(letters)}`;

/** Statuses of what is large, what is packed and what doesn't say how long it is. */
async function refusedUnread(path: string, headers: Record<string, string>): Promise<number[]> {
  const packed = gzipSync(lists(10_000));
  return [
    await refused({ path, headers, body: `{"a":"${"x".repeat(10_000)}"}` }),
    await refused({ path, headers: { ...headers, "content-encoding": "gzip" }, body: packed }),
    await refused({ path, headers, body: new Blob(["{}"]).stream() }),
  ];
}

const fields = ["email", "password", "resetPasswordToken", "registrationToken", "userInfo", "firstname", "deviceId"];

/** By name, bodies that no log-in has. */
const nonsense: [string, string][] = [
  ["a list", "[]"],
  ["lists in lists", lists(50)],
  ["objects in objects", `${'{"a":'.repeat(90)}1${"}".repeat(90)}`],
  ...fields.flatMap((field): [string, string][] => [
    [`a list as ${field}`, JSON.stringify({ ...login, [field]: ["x"] })],
    [`lists in lists as ${field}`, `{"${field}":${lists(50)}}`],
    [`an object in an object as ${field}`, JSON.stringify({ ...login, [field]: { a: { b: 1 } } })],
    [`a number as ${field}`, JSON.stringify({ ...login, [field]: 12_345_678 })],
    [`a long text as ${field}`, JSON.stringify({ ...login, [field]: "x".repeat(1001) })],
  ]),
  ["true as password", JSON.stringify({ ...login, password: true })],
  ["a long address", JSON.stringify({ email: slowAddress(150) })],
];

describe.each(open)("%s, which anyone may ask,", (path) => {
  test.each(nonsense)("refuses %s in a few words", async (_name, body) => {
    expect(await refused({ path, body })).toBe(400);
  });

  test("answers at once to an address that is slow to check", async () => {
    for (const letters of [20, 40, 63]) {
      const email = slowAddress(letters);
      const answer = await send({ path, body: JSON.stringify({ email, password: "x", firstname: "x" }) });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text.length).toBeLessThan(1000);
    }
  });

  test.each([
    ["from nobody", () => ({})],
    ["with an editor's login", () => ({ authorization: `Bearer ${editorToken}` })],
  ])("reads nothing large, packed or endless, %s", async (_whose, headersOf) => {
    expect(await refusedUnread(path, headersOf())).toEqual([413, 415, 411]);
  });
});

describe.each(closed)("%s", (path) => {
  const visitorToken = (): string => cms.strapi.plugin("users-permissions").service("jwt").issue({ id: 1 });

  test.each([
    ["nobody", () => ({})],
    ["a token that isn't one", () => ({ authorization: "Bearer x" })],
    ["the public's token", () => ({ authorization: `Bearer ${visitorToken()}` })],
  ])("reads nothing large, packed or endless from %s", async (_who, headersOf) => {
    // Who was logged in until now gets to know so, and the panel sends the same again once it has renewed the login.
    expect(await refusedUnread(path, headersOf())).toEqual([401, 415, 411]);
  });
});

const routesSchema = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    config: z.object({ auth: z.unknown() }).partial().optional(),
    info: z.object({ type: z.string().optional(), pluginName: z.string().optional() }).optional(),
  }),
);

test("every address that takes a body without a login is one that is guarded", () => {
  const { admin: panel, plugins } = cms.strapi;
  const sets = [panel, ...Object.values(plugins)].flatMap((one) => Object.values(one.routes));
  const routes = sets.flatMap((set) => routesSchema.parse("routes" in set ? set.routes : []));
  const anyones = routes.filter(
    ({ method, config, info }) => method !== "GET" && config?.auth === false && info?.type !== "content-api",
  );
  const addresses = anyones.map(({ path }) => `/admin${path}`);
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => loginAction(address) === null)).toEqual([]);
});

describe("who works in the panel", () => {
  test("logs in, stays logged in, and gets mail for a forgotten password", async () => {
    const stay = { ...login, deviceId: randomUUID(), rememberMe: true };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${cms.origin}/admin/login`, { method: "POST", headers, body: JSON.stringify(stay) });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    const cookie = cookies.join("; ");
    const renewed = await send({ path: "/admin/access-token", body: "{}", headers: { cookie } });
    expect(renewed.status).toBe(200);
    const forgot = { path: "/admin/forgot-password", body: JSON.stringify({ email: login.email }) };
    expect((await send(forgot)).status).toBe(204);
  });

  test("accepts an invitation", async () => {
    const invitation = { email: "nieuw@circuit.example", firstname: "Nico", lastname: "Nieuw", roles: [2] };
    const invited = await admin.ask("POST", "//admin/users", invitation);
    const invitedSchema = z.object({ data: z.object({ registrationToken: z.string() }) });
    const { registrationToken } = invitedSchema.parse(invited.body).data;
    const userInfo = { firstname: "Nico", lastname: null, password: login.password };
    const sent = { registrationToken, userInfo, deviceId: randomUUID(), rememberMe: false };
    expect((await send({ path: "/admin/register", body: JSON.stringify(sent) })).status).toBe(200);
  });

  test("saves more than a stranger may send, and hears of an expired login what renews it", async () => {
    const text = JSON.stringify({ title: "Lang", slug: "lang", nothing: "x".repeat(50_000) });
    const path = "/content-manager/collection-types/api::page.page";
    const saved = await send({ path, body: text, headers: { authorization: `Bearer ${editorToken}` } });
    expect(saved.status).toBe(201);

    const expired = await send({ path, body: text, headers: { authorization: `Bearer ${editorToken}x` } });
    expect(JSON.parse(expired.text).error).toMatchObject({ status: 401, message: "Missing or invalid credentials" });
  });

  test.each([
    ["an address that is slow to check", slowAddress(150)],
    ["dots and a digit", `${"a.".repeat(5000)}1`],
    ["lists in lists", JSON.parse(lists(2000))],
  ])("hears at once that %s is no address of theirs", async (_name, email) => {
    const asked = editor.ask("PUT", "//admin/users/me", { email });
    const [answer, health] = await Promise.all([asked, fetch(`${cms.origin}/_health`)]);
    expect([answer.status, health.status]).toEqual([400, 204]);
    expect(refusal(answer.body).length).toBeLessThan(200);
  });

  test("hears at once that what they save or publish has no address where one belongs", async () => {
    const settings = "/single-types/api::settings.settings";
    const saved = await editor.ask("PUT", `${settings}?locale=nl`, { contact: { email: slowAddress(150) } });
    const published =
      saved.status === 200 ? await editor.ask("POST", `${settings}/actions/publish?locale=nl`, {}) : saved;
    expect(published.status).toBe(400);

    const visitor = { username: "bezoeker", email: slowAddress(150), password: login.password, confirmed: true };
    const made = await admin.ask("POST", "/collection-types/plugin::users-permissions.user", visitor);
    expect(made.status).toBe(400);
  });

  test.each([
    [201, "e.redacteur+post@mail.circuit-drenthe.nl"],
    [201, "O'Neil@xn--caf-dma.example"],
    [201, "jörg@bücher.example"],
    [400, "erik"],
    [400, "@circuit.example"],
    [400, "erik@"],
    [400, "erik@localhost"],
    [400, "erik@circuit.example."],
    [400, "erik@-circuit.example"],
    [400, "a b@circuit.example"],
    [400, "a@b@circuit.example"],
    [400, "a..b@circuit.example"],
    [400, "erik@127.0.0.1"],
  ])("is answered %s on inviting a colleague with the address %s", async (status, email) => {
    const answer = await admin.ask("POST", "//admin/users", { email, firstname: "E", lastname: "R", roles: [2] });
    expect(answer.status).toBe(status);
  });
});
