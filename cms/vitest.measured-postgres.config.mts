import { defineConfig } from "vitest/config";
import postgres from "./vitest.postgres.config.mts";

/** The same measurements on PostgreSQL. */
export default defineConfig({ test: { ...postgres.test, include: ["tests/measured/*.test.ts"] } });
