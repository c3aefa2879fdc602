import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let putBack: () => void;
const dist = mkdtempSync(path.join(tmpdir(), "panel-underway-"));

beforeAll(() => {
  const { dirs, config } = cms.strapi;
  const { root } = dirs.dist;
  putBack = () => {
    dirs.dist.root = root;
    config.set("admin.serveAdminPanel", false);
  };
  dirs.dist.root = dist;
  config.set("admin.serveAdminPanel", true);
});

afterAll(async () => {
  putBack();
  rmSync(dist, { recursive: true });
});

const open = (where: string, accept = "text/html,*/*") => fetch(`${cms.origin}${where}`, { headers: { accept } });

test("until the panel is built, who opens it reads so in both languages, and the page asks again", async () => {
  for (const where of ["/admin", "/admin/", "/admin/content-manager?page=1"]) {
    const answer = await open(where);
    const text = await answer.text();

    expect({ where, status: answer.status }).toEqual({ where, status: 503 });
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(text).toContain('http-equiv="refresh" content="10"');
    expect(text).toContain("Het beheer wordt gebouwd");
    expect(text).toContain("The panel is being built");
  }
  expect((await open("/admin", "*/*")).status).toBe(503);
});

test("the panel's API and the site's answer meanwhile", async () => {
  expect((await open("/admin/init", "application/json")).status).toBe(200);
  expect((await open("/_health")).status).toBe(204);
  expect((await open("/administration")).status).toBe(404);
});

test("once it is built, it is no longer in the way, without a restart", async () => {
  writeFileSync(path.join(dist, "fingerprint-admin"), "");
  expect((await open("/admin")).status).toBe(404);
});
