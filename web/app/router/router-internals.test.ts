import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "../..");

/** Names of the router that aren't part of its public API. */
const internal = /\b(?:UNSAFE_\w+|__reactRouter\w+|serverHandoff\w+)/gu;

/** Its ways of asking for data and of encoding it, which it documents neither. */
const wire = /\.data["'`]|["'`{ ]_routes\b|\bturbo-stream\b/u;

async function sources(...rooms: string[]): Promise<string[]> {
  const files = await Promise.all(rooms.map((room) => readdir(path.join(web, room), { recursive: true })));
  const named = rooms.flatMap((room, index) => (files[index] ?? []).map((file) => path.join(room, file)));
  return named.filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file));
}

/** All code of the installed router. */
async function routerCode(): Promise<string> {
  const entry = path.dirname(new URL(import.meta.resolve("react-router")).pathname);
  const built = (await readdir(entry, { recursive: true })).filter((file) => /\.m?js$/u.test(file));
  return (await Promise.all(built.map((file) => readFile(path.join(entry, file), "utf8")))).join("\n");
}

test("what the router promises to nobody is named in one room alone", async () => {
  const files = await sources("app", "server", "vite");
  const texts = await Promise.all(files.map((file) => readFile(path.join(web, file), "utf8")));
  const code = texts.map((text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, ""));
  const found = files.filter((_, index) => [internal, wire].some((names) => code[index]?.search(names) !== -1));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !file.startsWith(path.join("app", "router")))).toEqual([]);
});

test("the installed router has all that is named there", async () => {
  const files = await sources(path.join("app", "router"));
  const texts = await Promise.all(files.map((file) => readFile(path.join(web, file), "utf8")));
  const named = new Set(texts.flatMap((text) => text.match(internal) ?? []));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => name.startsWith("UNSAFE_"))).toEqual([]);

  const code = await routerCode();
  expect([...named].filter((name) => !code.includes(name))).toEqual([]);
});

test("the installed router asks for data at the addresses that we know", async () => {
  const code = await routerCode();
  const ways = ['.endsWith(".data")', '.endsWith("/_.data")', '"_routes"'];
  expect(ways.filter((way) => !code.includes(way))).toEqual([]);
});
