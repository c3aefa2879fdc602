import { configDefaults, defineConfig } from "vitest/config";

/** A busy machine is slow, and that is no fault: what a test waits for is said in the test. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

/** Set by a whole run, and for tests that are named: the gate leaves out what takes minutes. */
// oxlint-disable-next-line node/no-process-env -- what starts the tests sets it
const { TESTS_WHOLE } = process.env;
const exclude = [...configDefaults.exclude, ...(TESTS_WHOLE === undefined ? ["**/*.whole.test.ts"] : [])];
const shared = { ...patience, exclude };

/** Unit tests of every room; the content system has its own, which need Strapi. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "contract", root: "contract", include: ["{src,test}/**/*.test.ts"] } },
      { test: { ...shared, name: "web", root: "web", include: ["{app,server,test}/**/*.test.{ts,tsx}"] } },
      { test: { ...shared, name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { ...shared, name: "seed", root: "cms/seed", include: ["**/*.test.ts"] } },
      { test: { ...shared, name: "bench", root: "bench", include: ["accounts/*.test.ts"] } },
    ],
  },
});
