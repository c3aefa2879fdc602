import { defineConfig } from "vitest/config";

/** A busy machine is slow, and that is no fault: what a test waits for is said in the test. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

/** Unit tests of every room; the content system has its own, which need Strapi. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: "contract", root: "contract", include: ["{src,test}/**/*.test.ts"] } },
      { test: { ...patience, name: "web", root: "web", include: ["{app,server,test}/**/*.test.{ts,tsx}"] } },
      { test: { ...patience, name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { ...patience, name: "seed", root: "cms/seed", include: ["**/*.test.ts"] } },
      { test: { ...patience, name: "bench", root: "bench", include: ["accounts/*.test.ts"] } },
    ],
  },
});
