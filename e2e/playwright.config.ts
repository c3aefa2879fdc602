import { defineConfig } from "@playwright/test";

/** `npm run test:e2e` fills these in: it starts the site and the content system first. */
const { E2E_SITE_URL: baseURL = "http://localhost:3000", E2E_CHROMIUM: executablePath, CI } = process.env;

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
  outputDir: "../.cache/e2e",
  fullyParallel: true,
  forbidOnly: CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: { args: flags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
