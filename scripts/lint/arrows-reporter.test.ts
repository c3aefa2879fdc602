import { expect, test } from "vitest";
import report from "./arrows-reporter.mjs";

/** What dependency-cruiser hands to its reporters. */
const cruised = (imports: readonly (readonly [from: string, to: string])[]) => ({
  modules: imports.map(([source, resolved]) => ({ source, dependencies: [{ resolved, coreModule: false }] })),
  summary: { violations: [] },
});

test("folders beside each other that import each other fail; tests, parents and packages may", () => {
  const { output, exitCode } = report(
    cruised([
      ["web/app/prices/price.ts", "web/app/days/day.ts"],
      ["web/app/days/week.ts", "web/app/prices/net/rate.ts"],
      ["web/app/days/week.test.ts", "web/app/menus/menu.ts"],
      ["web/app/menus/menu.ts", "web/app/days/day.ts"],
      ["web/app/days/month.ts", "web/app/today.ts"],
      ["web/app/today.ts", "web/app/days/day.ts"],
      ["web/app/days/day.ts", "web/node_modules/zod/index.js"],
    ]),
  );
  expect(output).toBe(
    "no-sibling-circles: web/app/days/week.ts → web/app/prices/net/rate.ts, and back: web/app/prices/price.ts → web/app/days/day.ts\n",
  );
  expect(exitCode).toBe(1);
});
