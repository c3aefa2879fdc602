import { createHmac } from "node:crypto";
import * as z from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteExpiredAccountData } from "../src/accounts/delete-expired-account-data.ts";
import { accountsForFile, password, signedIn } from "./accounts.ts";
import { openPanel } from "./panel.ts";

/** What becomes of sessions: who is signed in, where, and until when (C07, D06). */
const { cms, call, newVisitor, overviewOf, saveDetails } = accountsForFile();
type Visitor = Awaited<ReturnType<typeof newVisitor>>;
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor();
});

const statusOf = async (jwt: string) => (await call("/users/me", { jwt })).status;
const signIn = async (email: string, headers: Record<string, string> = {}) =>
  signedIn(await call("/auth/local", { body: { identifier: email, password }, headers })).jwt;

const sessionsOf = async (jwt: string) => (await overviewOf(jwt)).sessions;

describe("a visitor sees where they are signed in", () => {
  test("by what the browser says of itself, in short", async () => {
    const { email } = await newVisitor();
    const agents: [string, string | null][] = [
      ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox, Android"],
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
        "Safari, iPhone",
      ],
      [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
        "Edge, Windows",
      ],
      ["<script>alert(1)</script>", null],
    ];
    let jwt = "";
    for (const [agent] of agents) jwt = await signIn(email, { "user-agent": agent });
    const sessions = await sessionsOf(jwt);
    expect(new Set(sessions.map(({ device }) => device))).toEqual(new Set(agents.map(([, device]) => device)));
    expect(sessions).toHaveLength(agents.length + 1);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test("ends one, all others, or this one", async () => {
    const { email } = await newVisitor();
    const [here, there, elsewhere] = [await signIn(email), await signIn(email), await signIn(email)];
    const id = (await sessionsOf(there)).find(({ isCurrent }) => isCurrent)?.id ?? "";
    expect((await call(`/account/sessions/${id}`, { method: "DELETE", jwt: here })).status).toBe(204);
    expect([await statusOf(here), await statusOf(there), await statusOf(elsewhere)]).toEqual([200, 401, 200]);
    expect((await call("/account/sessions", { method: "DELETE", jwt: here })).status).toBe(204);
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect((await call("/account/sign-out", { method: "POST", jwt: here })).status).toBe(204);
    expect(await statusOf(here)).toBe(401);
  });

  test("can't end those of others", async () => {
    const other = await newVisitor();
    const id = (await sessionsOf(other.jwt))[0]?.id ?? "";
    for (const wrong of [id, "nergens", "..%2F..", "%00", "x".repeat(500), "1%27%20or%201=1"])
      expect((await call(`/account/sessions/${wrong}`, { method: "DELETE", jwt: visitor.jwt })).status).toBe(404);
    expect(await statusOf(other.jwt)).toBe(200);
  });
});

describe("a session ends", () => {
  test("when staff set another password in the panel, or delete the account", async () => {
    const changed = await newVisitor();
    const { documentId } = z.object({ documentId: z.string() }).parse(changed.user);
    const documents = cms.strapi.documents("plugin::users-permissions.user");
    await documents.update({ documentId, data: { password: "door een beheerder" } });
    expect(await statusOf(changed.jwt)).toBe(401);
    const deleted = await newVisitor();
    await documents.delete({ documentId: deleted.user.documentId ?? "" });
    expect(await statusOf(deleted.jwt)).toBe(401);
    expect(await cms.strapi.db.connection("circuit_account_sessions").where({ userId: deleted.user.id })).toEqual([]);
  });

  test("when an administrator blocks the account on its screen, which shows nothing of its details or codes", async () => {
    const blocked = await newVisitor();
    await saveDetails(blocked.jwt, { details: { town: "Hunebrink" } });
    const admin = await openPanel(cms, "strapi-super-admin", "Berend Beheer");
    const address = `/collection-types/plugin::users-permissions.user/${blocked.user.documentId ?? ""}`;
    const list = await admin.ask("GET", "/collection-types/plugin::users-permissions.user?page=1&pageSize=100");
    expect(JSON.stringify(list.body)).toContain(blocked.email);
    expect(JSON.stringify(list.body)).not.toMatch(/"password":|\$2[aby]\$/u);
    const { email, username } = { email: blocked.email, username: blocked.email };
    expect((await admin.ask("PUT", address, { email, username, blocked: true })).status).toBe(200);
    expect(await statusOf(blocked.jwt)).toBe(401);
    expect(await cms.strapi.db.connection("circuit_account_sessions").where({ userId: blocked.user.id })).toEqual([]);
    expect((await admin.ask("DELETE", address)).status).toBe(200);
  });

  test("after thirty days without being used, and its row goes at night", async () => {
    const { jwt, user } = await newVisitor();
    const day = 24 * 3_600_000;
    const rows = () => cms.strapi.db.connection("circuit_account_sessions").where({ userId: user.id });
    await rows().update({ lastUsedAt: Date.now() - 29 * day });
    expect(await statusOf(jwt)).toBe(200);
    const [used]: { lastUsedAt: number | string }[] = await rows();
    expect(Number(used?.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
    await rows().update({ lastUsedAt: Date.now() - 31 * day });
    expect(await statusOf(jwt)).toBe(401);
    expect((await deleteExpiredAccountData(cms.strapi)).sessions).toBe(1);
    expect(await rows()).toHaveLength(0);
  });

  test("and one that is used every minute isn't written every minute", async () => {
    const { jwt, user } = await newVisitor();
    const rows = () => cms.strapi.db.connection("circuit_account_sessions").where({ userId: user.id });
    const noted = Date.now() - 60_000;
    await rows().update({ lastUsedAt: noted });
    await statusOf(jwt);
    const [row]: { lastUsedAt: number | string }[] = await rows();
    expect(Number(row?.lastUsedAt)).toBe(noted);
  });
});

/** The session that a token names. */
function sessionIn(jwt: string): string {
  const [, payload = ""] = jwt.split(".");
  return z.object({ session: z.string() }).parse(JSON.parse(Buffer.from(payload, "base64url").toString())).session;
}

describe("a token that isn't ours is nobody's", () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = (header: object, payload: object, secret: string | null) => {
    const text = `${part(header)}.${part(payload)}`;
    return `${text}.${secret === null ? "" : createHmac("sha256", secret).update(text).digest("base64url")}`;
  };
  const ofVisitor = (more: object, secret = "only-for-these-tests") =>
    forged({ alg: "HS256" }, { id: visitor.user.id, ...more }, secret);

  test.each([
    ["without a signature", () => forged({ alg: "none", typ: "JWT" }, { id: 1 }, null)],
    ["signed with another key", () => ofVisitor({ session: "x" }, "raden")],
    ["of a stock Strapi, which names no session", () => ofVisitor({})],
    ["with a session that never was", () => ofVisitor({ session: "nooit" })],
    ["with an object for a session", () => ofVisitor({ session: { $ne: "" } })],
    ["with text added", () => `${visitor.jwt}x`],
    ["that is none", () => "nonsense"],
    ["that is very long", () => "a".repeat(6000)],
  ])("%s", async (_what, make) => {
    for (const path of ["/users/me", "/account/overview", "/account/export", "/pages?view=crumb"])
      expect((await call(path, { jwt: make() })).status).toBe(401);
  });

  test("with the session of somebody else", async () => {
    const session = sessionIn((await newVisitor()).jwt);
    expect(await statusOf(ofVisitor({ session }))).toBe(401);
  });
});

test("the database holds no session that a token holds", async () => {
  const rows: unknown = await cms.strapi.db.connection("circuit_account_sessions");
  expect(JSON.stringify(rows)).not.toContain(sessionIn(visitor.jwt));
});
