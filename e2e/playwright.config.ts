import { defineConfig } from "@playwright/test";

/** `npm run test:e2e` fills these in: it starts the site and the content system first. */
const {
  E2E_SITE_URL: baseURL = "http://localhost:3000",
  E2E_CHROMIUM: executablePath,
  E2E_FAULTS,
  E2E_PANEL,
  E2E_DEVELOPMENT,
  E2E_TRACE,
  CI,
} = process.env;

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testIgnore: [
    // They take the machine for themselves: `npm run test:faults`.
    ...(E2E_FAULTS === undefined ? ["faults/**"] : []),
    // They need the admin panel, which takes minutes to build: `npm run test:panel`.
    ...(E2E_PANEL === undefined ? ["panel/**"] : []),
    // Strapi empties the build that all others run on: `npm run test:dev`.
    ...(E2E_DEVELOPMENT === undefined ? ["development/**"] : []),
  ],
  outputDir: "../.cache/e2e",
  fullyParallel: true,
  forbidOnly: CI !== undefined,
  retries: 0,
  workers: 2,
  // A busy machine is slow, and that is no fault. The panel is megabytes of scripts, of which each session loads all.
  timeout: E2E_PANEL === undefined ? 90_000 : 240_000,
  expect: { timeout: E2E_PANEL === undefined ? 15_000 : 60_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1440, height: 900 },
    // Traces cost a fifth of a run; where somebody looks into a failure, `E2E_TRACE=1` records them.
    trace: E2E_TRACE === undefined ? "off" : "retain-on-failure",
    launchOptions: { args: flags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
