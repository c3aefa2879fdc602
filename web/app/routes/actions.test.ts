import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

/** What another program sends, and no browser: anybody may, and learns nothing. */
const fromElsewhere = ["payment-notice.ts"];

/** Names and texts of the routes that take what is sent, each with what it takes from pages. */
async function routesWithAction() {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^[^.]+\.tsx?$/u.test(name));
  const texts = await Promise.all(names.map(async (name) => [name, await readText(name)] as const));
  return texts.filter(([, text]) => exportsName(text, "action"));
}

/** Tells whether a module exports a name, its own or another module's. */
function exportsName(text: string, name: string): boolean {
  return new RegExp(`^export (?:(?:async )?(?:function|const) ${name}\\b|\\{[^}]*\\b${name}\\b)`, "mu").test(text);
}

async function readText(name: string): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, name), "utf8");
  const pages = [...text.matchAll(/"#app\/(?<file>pages\/[^"]+\.server\.ts)"/gu)].map(({ groups }) =>
    readFile(path.join(import.meta.dirname, "..", groups?.["file"] ?? ""), "utf8"),
  );
  return [text, ...(await Promise.all(pages))].join("\n");
}

test("every route that takes what is sent looks whether another site's page sent it", async () => {
  const withAction = await routesWithAction();
  const careless = withAction.filter(
    ([, text]) =>
      !/\b(?:formAction|handleAuthForm|receive(?:Account|Checkout|Form|Link|Order|ScanForm|Subscription)|answerPasskeyRequest|isCrossOrigin)\b/u.test(
        text,
      ),
  );
  expect(withAction.length).toBeGreaterThan(5);
  expect(careless.map(([name]) => name)).toEqual(fromElsewhere);
});

test("every route that takes what is sent has an answer for who only reads, where the server has none before it", async () => {
  const mute = (await routesWithAction()).filter(([, text]) => !exportsName(text, "loader"));
  expect(mute.map(([name]) => name)).toEqual(["waiting-room.ts"]);
});
