import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import budgets from "./budgets.json" with { type: "json" };
import { weighChunks, weighPage } from "./page-weight.ts";

const { clientJavaScriptBytes, formJavaScriptBytes, sceneBytes, styleBytes, fontBytes } = budgets;

const clientFolder = fileURLToPath(new URL("../web/build/client", import.meta.url));

const pages = [
  ["a home page", "index"],
  ["a content page", "slug"],
  ["a news article", "news-slug"],
  ["an event", "events-slug"],
  ["an arrangement", "business-vip-arrangements-slug"],
] as const;

for (const locale of ["nl", "en"]) {
  for (const [what, route] of pages) {
    test(`${what} in ${locale} keeps to its budget of scripts, styles and fonts`, async () => {
      const weight = await weighPage(clientFolder, `${locale}/${route}`);
      console.log(`${locale}/${route}: ${JSON.stringify(weight)}`);
      expect(weight.clientJavaScriptBytes, "scripts").toBeLessThanOrEqual(clientJavaScriptBytes[route]);
      expect(weight.styleBytes, "styles").toBeLessThanOrEqual(styleBytes);
      expect(weight.fontBytes, "fonts").toBeLessThanOrEqual(fontBytes);
      // An empty route table would stay within every budget.
      expect(Math.min(...Object.values(weight))).toBeGreaterThan(5000);
    });
  }
}

/** The chunks that a form loads until it is sent; the calendar loads when a date field gets focus. */
const formChunks = ["form-section", "form-sender", "schema-of-form", "proof-worker"];

test("a form brings no more scripts than its budget to a content page, until a date field gets focus", async () => {
  const bytes = await weighChunks(clientFolder, formChunks, "nl/slug");
  console.log(`form: ${bytes}`);
  expect(bytes).toBeLessThanOrEqual(formJavaScriptBytes);
  expect(bytes).toBeGreaterThan(5000);
});

test("the scene of the circuit, which comes on request only, keeps to its budget", async () => {
  const bytes = await weighChunks(clientFolder, ["live-scene"], "nl/view-stand");
  console.log(`scene: ${bytes}`);
  expect(bytes).toBeLessThanOrEqual(sceneBytes);
  expect(bytes).toBeGreaterThan(5000);
});

test("a route that the build doesn't have is an error, not a light page", async () => {
  await expect(weighPage(clientFolder, "nl/no-such-route")).rejects.toThrow("no route nl/no-such-route");
});
