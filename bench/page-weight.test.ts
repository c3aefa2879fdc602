import { fileURLToPath } from "node:url";
import { keepToBudget } from "@circuit/contract/fixtures/keep-to-budget";
import { expect, test } from "vitest";
import { type PageWeight, weighChunks, weighPage } from "./page-weight.ts";

const clientFolder = fileURLToPath(new URL("../web/build/client", import.meta.url));

const pages = [
  ["a home page", "index"],
  ["a content page", "slug"],
  ["a news article", "news-slug"],
  ["an event", "events-slug"],
  ["an arrangement", "business-vip-arrangements-slug"],
] as const;

for (const [what, route] of pages) {
  test(`${what} keeps to its budget of scripts, styles and fonts in both languages`, async () => {
    const weights = await Promise.all(["nl", "en"].map((locale) => weighPage(clientFolder, `${locale}/${route}`)));
    const heaviest = (kind: keyof PageWeight) => Math.max(...weights.map((weight) => weight[kind]));
    keepToBudget(`clientJavaScriptBytes of ${route}`, heaviest("clientJavaScriptBytes"));
    keepToBudget("styleBytes", heaviest("styleBytes"));
    keepToBudget("fontBytes", heaviest("fontBytes"));
    // An empty route table would stay within every budget.
    expect(Math.min(...weights.flatMap((weight) => Object.values(weight)))).toBeGreaterThan(5000);
  });
}

/** The chunks that a form loads until it is sent; the calendar loads when a date field gets focus. */
const formChunks = ["form-section", "form-sender", "check-form", "proof-worker"];

test("a form brings no more scripts than its budget to a content page, until a date field gets focus", async () => {
  const bytes = await weighChunks(clientFolder, formChunks, "nl/slug");
  keepToBudget("formJavaScriptBytes", bytes);
  expect(bytes).toBeGreaterThan(5000);
});

test("the scene of the circuit, which comes on request only, keeps to its budget", async () => {
  const bytes = await weighChunks(clientFolder, ["panorama-viewer", "scene-panorama"], "nl/view-stand");
  keepToBudget("sceneBytes", bytes);
  expect(bytes).toBeGreaterThan(5000);
});
