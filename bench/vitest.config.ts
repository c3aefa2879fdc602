import { defineConfig } from "vitest/config";

/** Budgets that the build must keep. The build itself is made before these run. */
export default defineConfig({ test: { name: "budget", include: ["*.test.ts"] } });
