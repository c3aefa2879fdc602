import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".tsx"));

/** The titles that a route gives a page that failed; `null` for a route without titles. */
async function titlesOfFailed(name: string, address: string): Promise<unknown> {
  const route: unknown = await import(path.join(import.meta.dirname, name));
  if (typeof route !== "object" || route === null || !("meta" in route) || typeof route.meta !== "function")
    return null;
  const location = { pathname: address, search: "", hash: "" };
  return Reflect.apply(route.meta, undefined, [{ error: new Error("Not found"), location, matches: [], params: {} }]);
}

test("E09 a page that failed has the title of its error screen alone, whichever page it is", async () => {
  const found = await Promise.all(
    names.flatMap((name) =>
      ["/nergens", "/en/nowhere"].map(async (address) => [name, await titlesOfFailed(name, address)] as const),
    ),
  );
  const withTitles = found.filter(([, titles]) => titles !== null);
  expect(withTitles.length).toBeGreaterThan(16);
  expect(withTitles.filter(([, titles]) => JSON.stringify(titles) !== "[]")).toEqual([]);
});
