import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "../..");

/** Names of the router that aren't part of its public API. */
const internal = /\b(?:UNSAFE_\w+|__reactRouter\w+|serverHandoff\w+)/gu;

async function sources(...rooms: string[]): Promise<string[]> {
  const files = await Promise.all(rooms.map((room) => readdir(path.join(web, room), { recursive: true })));
  const named = rooms.flatMap((room, index) => (files[index] ?? []).map((file) => path.join(room, file)));
  return named.filter((file) => /\.tsx?$/u.test(file) && !file.endsWith("router-internals.test.ts"));
}

test("what the router promises to nobody is named in one room alone", async () => {
  const files = await sources("app", "server", "vite");
  const texts = await Promise.all(files.map((file) => readFile(path.join(web, file), "utf8")));
  const found = files.filter((_, index) => texts[index]?.match(internal) !== null);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !file.startsWith(path.join("app", "router")))).toEqual([]);
});

test("the installed router has all that is named there", async () => {
  const files = await sources(path.join("app", "router"));
  const texts = await Promise.all(files.map((file) => readFile(path.join(web, file), "utf8")));
  const named = new Set(texts.flatMap((text) => text.match(internal) ?? []));
  expect(named.size).toBeGreaterThan(5);

  const entry = path.dirname(new URL(import.meta.resolve("react-router")).pathname);
  const built = (await readdir(entry, { recursive: true })).filter((file) => /\.m?js$/u.test(file));
  const code = (await Promise.all(built.map((file) => readFile(path.join(entry, file), "utf8")))).join("\n");
  expect([...named].filter((name) => !code.includes(name))).toEqual([]);
});
