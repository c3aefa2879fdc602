import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

/** A busy machine is slow, and that is no fault: what a test waits for is said in the test. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Set by a whole run, and for tests that are named: the gate leaves out what takes minutes. */
// oxlint-disable-next-line node/no-process-env -- what starts the tests sets it
const { TESTS_WHOLE } = process.env;
const exclude = [...configDefaults.exclude, ...(TESTS_WHOLE === undefined ? ["**/*.whole.test.ts"] : [])];

/** Tests that replace something: each file gets modules of its own, which costs four times as much. */
const isolated = globSync("{app,server,test}/**/*.test.{ts,tsx}", { cwd: "web" }).filter((file) =>
  /vi\.(?:mock|doMock|resetModules|spyOn|stub|use)|recordingCms/u.test(readFileSync(`web/${file}`, "utf8")),
);

const alone = { ...patience, exclude };
const shared = {
  ...patience,
  exclude,
  pool: "threads",
  isolate: false,
} as const;

/** Unit tests of every room; the content system has its own, which need Strapi. */
export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      { test: { ...shared, name: "contract", root: "contract", include: ["{src,test}/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "web",
          root: "web",
          include: ["{app,server,test}/**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...isolated],
        },
      },
      { test: { ...alone, pool: "threads", name: "web-isolated", root: "web", include: isolated } },
      { test: { ...alone, name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { ...shared, name: "seed", root: "cms/seed", include: ["**/*.test.ts"] } },
      { test: { ...alone, name: "bench", root: "bench", include: ["{accounts,house}/*.test.ts"] } },
    ],
  },
});
