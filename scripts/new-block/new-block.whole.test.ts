import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockNames } from "./block-names.ts";
import { writeBlockRegistry } from "./block-registry.ts";
import { writeBlock } from "./write-block.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const leftOut = /^(?:node_modules|build|dist|\.cache|\.state|\.react-router|\.tmp|\.strapi|public)$/u;

let copy: string;

/** Copies the repository's sources; installed packages are linked, except the project's own. */
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "circuit-block-"));
  const filter = (source: string) => !leftOut.test(path.basename(source));
  const sources = ["contract", "web", "cms", "docs", "scripts", "tsconfig.base.json", "package.json"];
  await Promise.all(
    sources.map((name) => cp(path.join(root, name), path.join(copy, name), { recursive: true, filter })),
  );
  // Packages that the site has in another version than the rest, and those of the content system.
  const own = ["web/node_modules", "cms/node_modules"].filter((folder) => existsSync(path.join(root, folder)));
  await Promise.all(own.map((folder) => symlink(path.join(root, folder), path.join(copy, folder))));
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

const rendersTest = (view: string) => `
  import { blockSchema } from "@circuit/contract/content/blocks";
  import { blockFixtures } from "@circuit/contract/fixtures/blocks";
  import { expect, test } from "vitest";
  import { renderPage } from "../../../test/render-page.tsx";
  import { toViewBlocks } from "../block-data.server.ts";
  import { isInteractive } from "../block-kinds.ts";
  import { ${view} } from "../registry/${view === "StaticBlock" ? "static" : "interactive"}-block.tsx";

  test("the new block shows what an editor wrote", async () => {
    const zone = [blockSchema.parse(blockFixtures["blocks.weather-report"])];
    const page = { url: new URL("http://site.invalid/"), locale: "nl" as const, now: new Date(), formOutcome: null };
    const [block] = await toViewBlocks(zone, { ...page, signal: new AbortController().signal });
    if (block?.__component !== "blocks.weather-report") throw new Error("The block is left out");
    expect(isInteractive(block)).toBe(${view === "InteractiveBlock"});
    const html = renderPage(<${view} block={block} isFirst={false} />);
    expect(html).toMatch(/<h2[^>]*>Een titel<\\/h2>.*Een tekst\\./u);
  });
`;

const folder = "web/app/blocks/weather-report";

/** Type-checks the site's blocks and a project of the content system, and renders the block. */
async function expectBlock(view: "StaticBlock" | "InteractiveBlock", cmsProject: string): Promise<void> {
  await writeFile(path.join(copy, folder, "weather-report.test.tsx"), rendersTest(view));
  // The boot script declares what TypeScript's DOM types lack.
  const include = ["app/blocks/**/*", "app/boot/boot-script.ts", "../contract/{src,fixtures}/**/*"];
  const project = { extends: "./tsconfig.json", include };
  await writeFile(path.join(copy, "web/tsconfig.block.json"), JSON.stringify(project));
  for (const name of ["web/tsconfig.block.json", cmsProject]) {
    await runInCopy(["node_modules/typescript/bin/tsc", "--noEmit", "--project", name]);
  }
  await writeFile(path.join(copy, "vitest.config.ts"), 'export default { test: { root: "web" } };');
  await runInCopy(["node_modules/vitest/vitest.mjs", "run", "app/blocks/weather-report"]);
}

let guide = "";

/** The text of one of the guide's numbered steps. */
function step(number: number): string {
  return new RegExp(`^${number}\\. ([^]*?)(?=^\\d+\\. |\\n\\n)`, "mu").exec(guide)?.[1] ?? "";
}

test("a developer who follows docs/recipes.md has a block that type-checks on both sides and shows", async () => {
  guide = await readFile(path.join(copy, "docs/recipes.md"), "utf8");
  const [, command = ""] = /npm run new:block ([a-z-]+)/u.exec(guide) ?? [];
  expect(command).toBe("weather-report");
  const written = (await runInCopy(["scripts/new-block.ts", command])).split("\n\n", 1)[0]?.split("\n") ?? [];
  expect(written).toHaveLength(6);
  for (const file of written) {
    expect(guide, "the guide names every file").toContain(`\`${file}\``);
  }
  const texts = await Promise.all(written.map((file) => readFile(path.join(copy, file), "utf8")));
  for (const text of texts) expect(text).toMatch(/weather.?report|\.text \{/iu);
  expect(guide.match(/^\d+\. /gmu)).toHaveLength(6);

  const types = ["components", "contentTypes"].map((name) => `cms/types/generated/${name}.d.ts`);
  const generated = await Promise.all(types.map((file) => readFile(path.join(copy, file), "utf8")));
  for (const text of generated) expect(text).toContain("'blocks.weather-report'");
  await expectBlock("StaticBlock", "cms/tsconfig.check.json");
}, 600_000);

test("the content system answers every field of the new block, as step 2 says of its contract test", async () => {
  expect(step(2)).toContain("cms/tests/blocks.test.ts");
  await runInCopy(["node_modules/vitest/vitest.mjs", "run", "--root", "cms", "tests/blocks.test.ts"]);
}, 600_000);

test("its data, its scripts and its seed go where the guide's last steps say", async () => {
  for (const name of ["weather-report-data.ts", "weather-report.server.ts"]) expect(step(4)).toContain(name);
  await writeFile(path.join(copy, folder, "weather-report-data.ts"), "export type WeatherReportData = string[];\n");
  const loader =
    'import type { WeatherReportData } from "./weather-report-data.ts";\n' +
    "export const loadWeatherReport = async (_block: unknown, _context: unknown): Promise<WeatherReportData> => [];\n";
  await writeFile(path.join(copy, folder, "weather-report.server.ts"), loader);

  expect(step(5)).toContain('`"use client";`');
  const view = path.join(copy, folder, "weather-report.tsx");
  await writeFile(view, `"use client";\n\n${await readFile(view, "utf8")}`);
  await writeBlockRegistry(copy);

  expect(step(6)).toContain("cms/content/page/");
  const seedTest = ["node_modules/vitest/vitest.mjs", "run", "--root", "cms/seed", "content.test.ts"];
  await expect(runInCopy(seedTest), "a block that isn't seeded").rejects.toThrow("holds every block");
  const block = "\n```yaml blocks.weather-report\ntitle:\n  nl: Weer\n  en: Weather\ntext: 24 °C\n```\n";
  await appendFile(path.join(copy, "cms/content/page/contact.md"), block);
  await runInCopy(seedTest);

  await expectBlock("InteractiveBlock", "cms/seed/tsconfig.json");
}, 600_000);

test("a name that is taken, or no name, changes nothing", async () => {
  await expect(writeBlock(copy, "quote")).rejects.toThrow("cms/src/components/blocks/quote.json is there already");
  expect(() => blockNames("Weer bericht")).toThrow("write it as weather-report");
  const blocks = await readFile(path.join(copy, "contract/src/content/blocks.ts"), "utf8");
  expect(blocks.match(/export const quoteBlock/gu)).toHaveLength(1);
});
