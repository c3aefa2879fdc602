import { defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";
import postgres from "./vitest.postgres.config.mts";

const base = process.env["MEASURED_DATABASE"] === "postgres" ? postgres : sqlite;

/** Measurements of the content system, which print figures: `npm run bench:selling`. */
export default defineConfig({ test: { ...base.test, include: ["tests/measured/*.test.ts"] } });
