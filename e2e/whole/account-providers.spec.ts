import { accountPaths } from "@circuit/contract/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { goBy, linkAndReturn, newPerson, provider } from "../fixtures/sign-in-by-provider.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en" });

  test("C14 C15 a visitor links a provider, and signs in by it again", async ({ page }) => {
    test.slow();
    await linkAndReturn(page, "en", async () => undefined);
  });

  test("C14 a visitor without an account has one at once, and can't disconnect the only way in", async ({ page }) => {
    const person = newPerson();
    await page.goto(accountPaths.register.en);
    await goBy(page, "en", person);
    await expect(page).toHaveURL(accountPaths.account.en);
    await expect(page.getByRole("main").getByText(person.email, { exact: true })).toBeVisible();
    await expect(page.getByText("This is your only way in now.")).toBeVisible();
    await expect(page.getByRole("button", { name: `Disconnect ${provider}` })).toHaveCount(0);
  });
});

test("C14 whoever isn't let in by a provider reads why, on a page that is accessible", async ({ page }) => {
  test.slow();
  const person = newPerson();
  const cases = [
    [{ ...person, say: "no" }, "Je hebt daar geen toestemming gegeven."],
    [{ sub: person.sub }, "We kregen geen e-mailadres."],
    [{ ...person, verified: "no" }, "Je e-mailadres is daar nog niet bevestigd."],
    [{ ...person, token: "down" }, "Die dienst geeft nu geen antwoord."],
  ] as const;
  const found: string[] = [];
  for (const [who, title] of cases) {
    await page.goto(accountPaths.signIn.nl);
    await goBy(page, "nl", { ...who });
    await expect(page.getByRole("alert")).toContainText(title);
    await expect(page.getByRole("alert")).toBeFocused();
    expect(new URL(page.url()).searchParams.has("code")).toBe(false);
  }
  found.push(...(await auditEveryLook(page, looksOf.nl)));
  expect(found).toEqual([]);
});

test("C14 an address with which a provider led back works in that browser, once", async ({
  page,
  browser,
  baseURL,
}) => {
  const came: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("code=")) came.push(request.url());
  });
  await page.goto(accountPaths.signIn.nl);
  await goBy(page, "nl", newPerson());
  await expect(page).toHaveURL(accountPaths.account.nl);
  const address = came.find((url) => url.includes(accountPaths.signIn.nl)) ?? "";

  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(each).toHaveURL(`${accountPaths.signIn.nl}?problem=staleState`);
    await expect(each.getByRole("alert")).toContainText("Begin opnieuw");
  }
  await other.context().close();
});
