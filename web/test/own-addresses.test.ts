import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOwnPath, isReservedPath } from "@circuit/contract/urls/own-paths";
import { documentFolders } from "@circuit/contract/urls/paths";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";

/** Addresses of all routes, with something for each of their parameters. */
function allPaths(): string[] {
  const paths = ({ path = "", children = [] }: RouteConfigEntry): string[] => {
    const own = path.replaceAll("?", "").replaceAll(/:\w+|\*/gu, "x");
    const below = children.flatMap((child) => paths(child));
    return children.length === 0 ? [own] : below.map((each) => [own, each].filter(Boolean).join("/"));
  };
  return routes.flatMap((route) => paths(route)).map((path) => `/${path}`);
}

test("whatever a route answers that no document is, is kept from editors", () => {
  const documents = Object.values(documentFolders).flatMap((folders) => Object.values<string>(folders));
  const pages = ["/", "/x", "/en", "/en/x", ...documents.flatMap((folder) => [`${folder}x`, `${folder}x.ics`])];
  const others = allPaths().filter((path) => !pages.includes(path));
  expect(others).toContain("/share/x/x");
  expect(others.filter((path) => !isReservedPath(path))).toEqual([]);
});

const root = join(import.meta.dirname, "../..");
const server = join(root, "web/server");

/** First folders of the addresses that a source names: in texts, in templates, and at the start of regular expressions. */
function foldersIn(source: string): string[] {
  const written = source.matchAll(/["'`](?:\^)?\/([a-z_]+)\/|\/\^\\\/(?:\(\?:)?([a-z_|]+)\)?(?:\\\/|\(\?:\\\/)/gu);
  return [...written].flatMap(([, text, pattern]) => text ?? pattern?.split("|") ?? []);
}

test("whatever the server answers before the routes is kept from editors", () => {
  const sources = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(server, file), "utf8"));
  const folders = new Set(foldersIn(sources.join("\n")));
  expect([...folders].filter((folder) => !isReservedPath(`/${folder}`))).toEqual([]);
});

test("whatever the shipped proxy keeps from visitors is kept from editors", () => {
  const [, visitors = ""] =
    /server_name circuit\.example;([^]*?)\nserver /u.exec(readFileSync(join(root, "deploy/nginx.conf"), "utf8")) ?? [];
  const locations = [...visitors.matchAll(/location (?:[=~^*]+ )?(\S+) \{/gu)].map(([, where = ""]) => where);
  const folders = locations
    .filter((where) => where !== "/")
    .flatMap((where) =>
      where
        .replace(/^\^?\/(?:\(\?:)?/u, "")
        .replace(/\)?(?:\(\?:.*)?$/u, "")
        .split("|"),
    );
  expect(folders).toContain("api");
  expect(folders.filter((folder) => !isReservedPath(`/${folder}/x`))).toEqual([]);
});

test("whatever lies in the public folder is kept from editors", () => {
  const folder = join(import.meta.dirname, "../public");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  expect(paths).toContain("/flags/nl.svg");
  expect(paths.filter((path) => !isOwnPath(path))).toEqual([]);
});
