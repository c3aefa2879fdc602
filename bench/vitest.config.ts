import { defineConfig } from "vitest/config";

/** Checks the size budgets of a build, which must exist before these run. */
export default defineConfig({ test: { name: "budget", include: ["*.test.ts"], testTimeout: 60_000 } });
