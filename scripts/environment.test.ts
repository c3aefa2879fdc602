import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadEnvironment } from "./environment.ts";
import { generateSecrets, siteSecrets, withoutSecrets } from "./secrets.ts";

async function project(text?: string) {
  const root = await mkdtemp(path.join(tmpdir(), "environment-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const file = path.join(root, ".env");
  if (text !== undefined) await writeFile(file, text);
  return { root, file };
}

test("the first start makes secrets and keeps them where only the operator reads them", async () => {
  const { root, file } = await project();
  const first = await loadEnvironment(root, {});
  expect(first.hasNewSecrets).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const second = await loadEnvironment(root, {});
  expect(second.hasNewSecrets).toBe(false);
  expect(second.variables["JWT_SECRET"]).toBe(first.variables["JWT_SECRET"]);
});

test("a .env copied from the example keeps its values and gets secrets", async () => {
  const { root, file } = await project("WEB_PORT=3100\nJWT_SECRET=\n");
  const { web, variables } = await loadEnvironment(root, {});
  expect(web.port).toBe(3100);
  expect(variables["JWT_SECRET"]).toHaveLength(43);
  expect(await readFile(file, "utf8")).toMatch(/^WEB_PORT=3100$/mu);
});

test("after an upgrade from a version without it the secret of site and CMS is made, and an empty one stays empty", async () => {
  const { SITE_CMS_SECRET: _, ...before } = generateSecrets();
  const { root, file } = await project("WEB_PORT=3100\n");
  const { variables } = await loadEnvironment(root, before);
  expect(variables["SITE_CMS_SECRET"]).toHaveLength(43);
  expect(await readFile(file, "utf8")).toMatch(/^SITE_CMS_SECRET=.{43}$/mu);
  expect((await loadEnvironment(root, before)).variables["SITE_CMS_SECRET"]).toBe(variables["SITE_CMS_SECRET"]);

  const other = await project("SITE_CMS_SECRET=\n");
  expect((await loadEnvironment(other.root, before)).variables["SITE_CMS_SECRET"]).toBeUndefined();
});

test("the secret that site and CMS share still works under its old name, and no other is made", async () => {
  const { SITE_CMS_SECRET: shared, ...before } = generateSecrets();
  const { root, file } = await project(`PURGE_SECRET=${shared}\n`);
  const { variables } = await loadEnvironment(root, before);
  expect(siteSecrets(variables)).toEqual({ PURGE_SECRET: shared, SITE_CMS_SECRET: undefined });
  expect(await readFile(file, "utf8")).not.toContain("SITE_CMS_SECRET");
  const { readEnvironment } = await import("../web/app/env.server.ts");
  expect(readEnvironment({ PURGE_SECRET: shared }).SITE_CMS_SECRET).toBe(shared);
  expect(withoutSecrets(variables)).not.toHaveProperty("PURGE_SECRET");
});

test("the environment wins over .env, and no file is made when it holds the secrets", async () => {
  const { root, file } = await project();
  const { web } = await loadEnvironment(root, { ...generateSecrets(), WEB_PORT: "3200" });
  expect(web).toMatchObject({ port: 3200, url: "http://localhost:3200" });
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

test("addresses follow from the ports unless they are given", async () => {
  const { root } = await project("CMS_PORT=1400\nCMS_HOST=0.0.0.0");
  const { variables, cms } = await loadEnvironment(root, { SITE_URL: "https://www.circuit.example" });
  expect(variables["CMS_URL"]).toBe("http://127.0.0.1:1400");
  expect(variables["SITE_URL"]).toBe("https://www.circuit.example");
  expect(cms.databaseFile).toBe(path.join(root, "cms/.state/cms.db"));
});

test("on PostgreSQL there is no database file", async () => {
  const { root } = await project("DATABASE_URL=postgres://db.example/circuit");
  expect((await loadEnvironment(root, {})).cms.databaseFile).toBeNull();
  expect((await loadEnvironment(root, { DATABASE_URL: "" })).cms.databaseFile).not.toBeNull();
});

test.each([
  ["WEB_PORT", { WEB_PORT: "drieduizend" }],
  ["CMS_PORT", { CMS_PORT: "99999" }],
  ["SITE_URL", { SITE_URL: "circuit.example" }],
  ["JWT_SECRET", { ...generateSecrets(), JWT_SECRET: "" }],
  ["WEB_PORT and CMS_PORT", { WEB_PORT: "4000", CMS_PORT: "4000" }],
])("a missing or malformed %s stops the start with one line that names it", async (name, given) => {
  const { root, file } = await project();
  const failure = loadEnvironment(root, given);
  await expect(failure).rejects.toThrow(new RegExp(`^${name}\\b.+$`, "u"));
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

test("one variable turns the stand-in for the payment provider on, and the site never gets its key", async () => {
  const { root } = await project("PAYMENT_STAND_IN_PORT=4700\n");
  const { standIns, variables } = await loadEnvironment(root, {});
  expect(standIns).toMatchObject([{ standIn: { name: "payments" }, port: 4700 }]);
  expect(variables).toMatchObject({ MOLLIE_API_URL: "http://127.0.0.1:4700/v2/" });
  expect(withoutSecrets(variables)).not.toHaveProperty("MOLLIE_API_KEY");
  expect((await loadEnvironment(root, { PAYMENT_STAND_IN_PORT: "" })).standIns).toEqual([]);
  await expect(loadEnvironment(root, { SITE_URL: "https://circuit.example" })).rejects.toThrow("PAYMENT_STAND_IN_PORT");
});

test("one variable lets visitors sign in by a stand-in, also beside what the example leaves empty", async () => {
  const { root } = await project("OPENID_STAND_IN_PORT=4701\nOPENID_ISSUER=\nOPENID_CLIENT_ID=\n");
  const { standIns, variables } = await loadEnvironment(root, {});
  expect(standIns).toMatchObject([{ standIn: { name: "openid" }, port: 4701 }]);
  expect(variables).toMatchObject({ OPENID_ISSUER: "http://127.0.0.1:4701", OPENID_CLIENT_ID: "circuit" });
  expect(withoutSecrets(variables)).not.toHaveProperty("OPENID_CLIENT_SECRET");
  await expect(loadEnvironment(root, { SITE_URL: "https://circuit.example" })).rejects.toThrow("OPENID_STAND_IN_PORT");
});
