import { defineConfig } from "vitest/config";

/** Unit tests of every room; the content system has its own, which need Strapi. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", root: "contract", include: ["{src,test}/**/*.test.ts"] } },
      { test: { name: "web", root: "web", include: ["{app,server,test}/**/*.test.{ts,tsx}"] } },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { name: "seed", root: "cms/seed", include: ["**/*.test.ts"] } },
    ],
  },
});
