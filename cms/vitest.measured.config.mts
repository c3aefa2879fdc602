import { defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";

/** Measurements of the content system, which print figures: `npm run bench:selling`. */
export default defineConfig({ test: { ...sqlite.test, include: ["tests/measured/*.test.ts"] } });
