import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

/** What another program sends, and no browser: anybody may, and learns nothing. */
const fromElsewhere = ["payment-notice.ts"];

test("every route that takes what is sent looks whether another site's page sent it", async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^[^.]+\.tsx?$/u.test(name));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(import.meta.dirname, name), "utf8")] as const),
  );
  const withAction = texts.filter(([, text]) => /export (?:async )?(?:function|const) action\b/u.test(text));
  const careless = withAction.filter(
    ([, text]) => !/\b(?:formAction|receive(?:Account|Checkout|Door|Form|Order|ScanForm)|isForeign)\b/u.test(text),
  );

  expect(withAction.length).toBeGreaterThan(5);
  expect(careless.map(([name]) => name)).toEqual(fromElsewhere);
});
