import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Settings of a unit, by name; a name may stand there more than once. */
function unit(name: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of read(`deploy/${name}`).split("\n")) {
    const [, key = "", value = ""] = /^(\w+)=(.*)$/u.exec(line) ?? [];
    if (key !== "") settings.set(key, [...(settings.get(key) ?? []), value]);
  }
  return settings;
}

const units = ["circuit-site.service", "circuit-cms.service"] as const;

test.each(units)("%s builds and runs by commands that there are", (name) => {
  const settings = unit(name);
  const commands = [...(settings.get("ExecStartPre") ?? []), ...(settings.get("ExecStart") ?? [])];
  const parts = commands.map((command) => /npm start (\w+)$/u.exec(command)?.[1]);
  expect(parts).toEqual(["build", name.replace(/^circuit-|\.service$/gu, "")]);
  for (const part of parts) expect(read("scripts/start.ts")).toContain(`part === "${part}"`);
});

test.each(units)("%s ends in time for what is under way, and comes back by itself", (name) => {
  const settings = unit(name);
  expect(settings.get("KillMode"), "each program stops its own processes").toEqual(["mixed"]);
  expect(Number(settings.get("TimeoutStopSec")?.[0])).toBeGreaterThan(10);
  expect(settings.get("Restart")).toEqual(["always"]);
  expect(settings.get("TimeoutStartSec"), "the first start builds").toEqual(["infinity"]);
});

test.each(units)("%s keeps what is written from others, and writes in its own folder only", (name) => {
  const settings = unit(name);
  const mask = Number.parseInt(settings.get("UMask")?.[0] ?? "0", 8);
  expect(mask & 0o007, "others").toBe(0o007);
  expect(settings.get("ReadWritePaths")).toEqual(settings.get("WorkingDirectory"));
  expect([settings.get("ProtectSystem"), settings.get("NoNewPrivileges")]).toEqual([["strict"], ["true"]]);
});

test("the site believes the one proxy in front of it, which alone says whose request it is", () => {
  expect(unit("circuit-site.service").get("Environment")).toEqual(["TRUSTED_PROXIES=1"]);
  expect(unit("circuit-cms.service").get("Environment")).toBeUndefined();
  const headers = [...read("deploy/nginx.conf").matchAll(/proxy_set_header X-Forwarded-For (\S+);/gu)];
  expect(headers.map(([, value]) => value)).toEqual(["$remote_addr", "$remote_addr"]);
});
