import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { emptyCmsForFile } from "./shared-cms.ts";

/** Compares the addresses that the shipped proxy configuration allows editors with those that exist. */
const cms = emptyCmsForFile();

/** The pattern in nginx.conf of addresses that are passed on to the content system. */
function passedOn(): RegExp {
  const conf = readFileSync(path.resolve(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
  const pattern = /location ~ (?<pattern>\S+) \{\s+proxy_pass http:\/\/circuit_editors/u.exec(conf)?.groups?.pattern;
  if (pattern === undefined) throw new Error("deploy/nginx.conf passes nothing on to the editors' host");
  return new RegExp(pattern, "u");
}

test("editors reach every address of the panel through the proxy, and none of the API", () => {
  // Catch-all patterns, such as those of Strapi's file server, are left out.
  const routes = cms.strapi.server
    .listRoutes()
    .map((route) => route.path)
    .filter((address) => /^\/\w/u.test(address));
  const isApi = (address: string) => /^\/(?:api|_health)(?:[/(]|$)/u.test(address);
  const pattern = passedOn();

  expect(routes.filter((address) => !isApi(address) && !pattern.test(address))).toEqual([]);
  expect(routes.filter((address) => isApi(address) && pattern.test(address))).toEqual([]);
  expect(routes.length).toBeGreaterThan(100);
});
