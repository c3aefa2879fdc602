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

test("what the router promises to nobody is named in one room alone", async () => {
  const files = await sources("app", "server", "vite");
  const texts = await Promise.all(files.map((file) => readFile(path.join(web, file), "utf8")));
  const code = texts.map((text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, ""));
  const found = files.filter((_, index) => [internal, wire].some((names) => code[index]?.search(names) !== -1));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !file.startsWith(path.join("app", "router")))).toEqual([]);
});
