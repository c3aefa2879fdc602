import { safeDefaults } from "../fixtures/safe-defaults.ts";
import { expect, test } from "../fixtures/test.ts";

test("E03 a link with an unsafe target is text, not a link", async ({ page }) => {
  await page.goto("/");
  for (const scheme of ["javascript:", "data:", "vbscript:", "blob:"]) {
    await expect(page.locator(`a[href^="${scheme}" i]`)).toHaveCount(0);
  }
});

test("publications carry the safe defaults too, and a site without TLS doesn't promise any", async ({ request }) => {
  const { "strict-transport-security": _, ...defaults } = safeDefaults;
  for (const [status, range] of [
    [200, ""],
    [206, "bytes=0-9"],
    [416, "bytes=99999999-"],
  ] as const) {
    const answer = await request.get("/pitboxreglement", { headers: range === "" ? {} : { range } });
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject(defaults);
    expect(answer.headers()).not.toHaveProperty("strict-transport-security");
  }
});
