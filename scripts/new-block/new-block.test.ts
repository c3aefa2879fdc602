import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockNames } from "./block-names.ts";
import { writeBlock } from "./write-block.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const leftOut = /^(?:node_modules|build|dist|\.cache|\.state|\.react-router|\.tmp|\.strapi|public)$/u;

let copy: string;

/** Copies the repository's sources; installed packages are linked, except the project's own. */
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "circuit-block-"));
  const filter = (source: string) => !leftOut.test(path.basename(source));
  const sources = ["contract", "web", "cms/src", "docs", "scripts", "tsconfig.base.json", "package.json"];
  await Promise.all(
    sources.map((name) => cp(path.join(root, name), path.join(copy, name), { recursive: true, filter })),
  );
  // Packages that the site has in another version than the rest.
  if (existsSync(path.join(root, "web/node_modules")))
    await symlink(path.join(root, "web/node_modules"), path.join(copy, "web/node_modules"));
  await mkdir(path.join(copy, "node_modules/@circuit"), { recursive: true });
  const packages = (await readdir(path.join(root, "node_modules"))).filter((name) => name !== "@circuit");
  await Promise.all([
    ...packages.map((name) => symlink(path.join(root, "node_modules", name), path.join(copy, "node_modules", name))),
    ...["contract", "web"].map((name) =>
      symlink(path.join(copy, name), path.join(copy, "node_modules/@circuit", name)),
    ),
  ]);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a program of the copy. @returns Its output. @throws {Error} It failed; the message is its output. */
async function runInCopy(parameters: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, parameters, { cwd: copy }).catch((error: unknown) => {
    const printed = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(printed === "" ? String(error) : printed, { cause: error });
  });
  return stdout;
}

const rendersTest = `
  import { blockSchema } from "@circuit/contract/blocks";
  import { blockFixtures } from "@circuit/contract/fixtures/blocks";
  import { expect, test } from "vitest";
  import { renderPage } from "../../../test/render-page.tsx";
  import { StillBlock } from "../still-block.tsx";

  test("the new block shows what an editor wrote", () => {
    const block = blockSchema.parse(blockFixtures["blocks.weather-report"]);
    if (block.__component !== "blocks.weather-report") throw new Error(block.__component);
    const html = renderPage(<StillBlock block={block} isFirst={false} />);
    expect(html).toMatch(/<h2[^>]*>Een titel<\\/h2>.*Een tekst\\./u);
  });
`;

test("a developer who follows docs/add-a-block.md has a block that type-checks and shows", async () => {
  const guide = await readFile(path.join(copy, "docs/add-a-block.md"), "utf8");
  const [, command = ""] = /npm run new:block ([a-z-]+)/u.exec(guide) ?? [];
  expect(command).toBe("weather-report");
  const written = (await runInCopy(["scripts/new-block.ts", command])).split("\n\n", 1)[0]?.split("\n") ?? [];
  expect(written).toHaveLength(8);
  for (const file of written) {
    expect(guide, "the guide names every file").toContain(`\`${file}\``);
  }
  const texts = await Promise.all(written.map((file) => readFile(path.join(copy, file), "utf8")));
  for (const text of texts) expect(text).toMatch(/weather.?report|\.text \{/iu);
  expect(guide.match(/^\d+\. /gmu)).toHaveLength(6);

  const project = { extends: "./tsconfig.json", include: ["app/blocks/**/*", "../contract/{src,fixtures}/**/*"] };
  await writeFile(path.join(copy, "web/tsconfig.block.json"), JSON.stringify(project));
  await runInCopy(["node_modules/typescript/bin/tsc", "--noEmit", "--project", "web/tsconfig.block.json"]);
  await writeFile(path.join(copy, "web/app/blocks/weather-report/weather-report.test.tsx"), rendersTest);
  await writeFile(path.join(copy, "vitest.config.ts"), 'export default { test: { root: "web" } };');
  await runInCopy(["node_modules/vitest/vitest.mjs", "run", "app/blocks/weather-report"]);
}, 180_000);

test("a name that is taken, or no name, changes nothing", async () => {
  await expect(writeBlock(copy, "quote")).rejects.toThrow("cms/src/components/blocks/quote.json is there already");
  expect(() => blockNames("Weer bericht")).toThrow("write it as weather-report");
  const blocks = await readFile(path.join(copy, "contract/src/blocks.ts"), "utf8");
  expect(blocks.match(/export const quoteBlock/gu)).toHaveLength(1);
});
