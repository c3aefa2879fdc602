import { defineConfig } from "@playwright/test";
import { browserFlags } from "./fixtures/browser-flags.ts";

/** Set by `npm run test:e2e`, which starts the site and the content system first. */
const {
  E2E_SITE_URL: baseURL = "http://localhost:3000",
  E2E_CHROMIUM: executablePath,
  E2E_FAULTS,
  E2E_PANEL,
  E2E_DEVELOPMENT,
  E2E_SELLING,
  E2E_STILLS,
  CI,
} = process.env;

export default defineConfig({
  testDir: ".",
  testIgnore: [
    // They need the machine for themselves: `npm run test:faults`.
    ...(E2E_FAULTS === undefined ? ["faults/**"] : []),
    // It kills and starts programs for minutes: `npm run test:selling`.
    ...(E2E_SELLING === undefined ? ["selling/**"] : []),
    // They write files of the seed: `npm run stills`.
    ...(E2E_STILLS === undefined ? ["stills/**"] : []),
    // They need the admin panel, which takes minutes to build: `npm run test:panel`.
    ...(E2E_PANEL === undefined ? ["panel/**"] : []),
    // Strapi in development empties the build that all other tests use: `npm run test:dev`.
    ...(E2E_DEVELOPMENT === undefined ? ["development/**"] : []),
  ],
  outputDir: "../.cache/traces/e2e",
  fullyParallel: true,
  forbidOnly: CI !== undefined,
  // What fails is tried once more, last and alone. `scripts/test.ts` tells what was flaky.
  retries: 1,
  retryStrategy: "isolated",
  workers: 3,
  // Long, as a busy machine is slow. Every session of the panel loads megabytes of scripts.
  timeout: E2E_PANEL === undefined ? 90_000 : 240_000,
  expect: { timeout: E2E_PANEL === undefined ? 15_000 : 60_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1440, height: 900 },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { args: browserFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
