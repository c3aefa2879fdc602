import { readFile, writeFile } from "node:fs/promises";
import { siteOnStandIn } from "../fixtures/site-behind-prefix.ts";
import { expect, test } from "../fixtures/test.ts";

/** A module that records which builds of React a process loads. Node's CommonJS lexer names other builds, too. */
const noteReact = (file: string) => `
  const Module = require("node:module");
  const { appendFileSync } = require("node:fs");
  const load = Module._load;
  Module._load = function (request, ...rest) {
    if (/react.*\\.(?:production|development)/u.test(request)) appendFileSync(${JSON.stringify(file)}, request + "\\n");
    return load.call(this, request, ...rest);
  };
`;

test("an operator who sets no NODE_ENV runs the production build of React", async ({ request }, info) => {
  const [loaded, preload] = [info.outputPath("loaded.txt"), info.outputPath("note-react.cjs")];
  await writeFile(preload, noteReact(loaded));
  const environment = { NODE_ENV: undefined, NODE_OPTIONS: `--require ${preload}` };
  const { standIn, web } = await siteOnStandIn("/api", environment);
  expect((await request.get(`${web.address}/`)).status()).toBe(200);
  await web.stop();
  standIn.stop();

  const builds = (await readFile(loaded, "utf8")).trim().split("\n");
  expect(builds.length).toBeGreaterThan(2);
  expect(builds.filter((name) => name.includes("development"))).toEqual([]);
});
