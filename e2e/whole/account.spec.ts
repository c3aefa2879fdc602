import { accountPaths } from "@circuit/contract/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillIn } from "../fixtures/member.ts";
import { expect, test } from "../fixtures/test.ts";

test("every page that leads into an account is accessible, also with what is wrong in it", async ({ page }) => {
  const found: string[] = [];
  const look = async () => found.push(...(await auditEveryLook(page, looksOf.en)));
  await page.goto(`${accountPaths.confirmEmail.en}?code=abc`);
  await look();
  await page.goto(accountPaths.resetPassword.en);
  await look();
  await page.goto(accountPaths.register.en);
  await fillIn(page, { "Email address": "nobody", Password: "short" }, "Create my account");
  await expect(page.getByRole("alert")).toBeFocused();
  await look();
  expect(found).toEqual([]);
});

test("pages for everyone are the same bytes for who is signed in", async ({ request }) => {
  for (const path of ["/contact", "/en/events", "/nieuws"]) {
    const plain = await request.get(path);
    const known = await request.get(path, { headers: { cookie: "account-session=tok; signed-in=abc" } });
    expect(await known.body(), path).toEqual(await plain.body());
    expect(known.headers()["cache-control"], path).toBe(plain.headers()["cache-control"]);
  }
});

test("the header shows one state of the account from its first drawing, without scripts of ours loaded", async ({
  page,
  context,
  baseURL,
}) => {
  const shown = async () => {
    await page.goto("/contact", { waitUntil: "commit" });
    const links = page.getByRole("banner").getByRole("link", { name: /^(?:Inloggen|Mijn circuit)$/u });
    await expect(links).toHaveCount(1);
    return links.textContent();
  };
  await page.route(/\/assets\/.*\.js$|initial\.json$/u, (route) => route.abort());
  page.removeAllListeners("console");
  expect(await shown()).toBe("Inloggen");
  await context.addCookies([{ name: "signed-in", value: "abc", url: baseURL ?? "" }]);
  expect(await shown()).toBe("Mijn circuit");
});

test("E09 an address below the account's that nothing has is a page that says so, in both languages", async ({
  request,
}) => {
  for (const path of [`${accountPaths.account.nl}/bestellingen`, `${accountPaths.account.en}/orders`]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  }
});
