import { randomBytes } from "node:crypto";
import { accountPaths, providerPath } from "@circuit/contract/own-paths";
import type { Page } from "@playwright/test";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { becomeMember, fillIn, memberPassword } from "../fixtures/member.ts";
import { expect, test } from "../fixtures/test.ts";

const provider = "Paddock-ID";

const newPerson = () => {
  const sub = randomBytes(6).toString("hex");
  return { sub, email: `provider-${sub}@voorbeeld.nl` };
};

const words = {
  nl: {
    password: "Wachtwoord",
    signOut: "Log uit",
    button: `Verder met ${provider}`,
    link: "Koppel en log in",
    question: "Nog één keer je wachtwoord",
  },
  en: {
    password: "Password",
    signOut: "Log out",
    button: `Continue with ${provider}`,
    link: "Link and log in",
    question: "Your password, once",
  },
} as const;

type Language = keyof typeof words;

/** Goes to the provider, and logs in there as somebody. */
async function goBy(page: Page, language: Language, person: Record<string, string>): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: words[language].button }).click();
  await page.getByLabel("Login").fill(new URLSearchParams(person).toString());
  await page.getByRole("button", { name: "Go on" }).click();
}

const signOut = (page: Page, language: Language) =>
  page.getByRole("button", { name: words[language].signOut, exact: true }).click();

/** Links an existing account, and signs in a second time without being asked for anything. */
async function linkAndReturn(page: Page, language: Language, look: () => Promise<unknown>): Promise<void> {
  const say = words[language];
  const person = newPerson();
  const contact = language === "nl" ? "/contact" : "/en/contact";
  const signIn = `${accountPaths.signIn[language]}?return=${encodeURIComponent(contact)}`;
  await becomeMember(page, person.email, language);
  await signOut(page, language);

  await page.goto(signIn);
  await look();
  await goBy(page, language, person);
  await expect(page, "an address that says nothing").toHaveURL(providerPath("openid", language));
  await expect(page.getByRole("heading", { level: 1, name: say.question })).toBeVisible();
  await look();
  await fillIn(page, { [say.password]: "iets heel anders" }, say.link);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await look();
  await fillIn(page, { [say.password]: memberPassword }, say.link);
  await expect(page).toHaveURL(contact);

  await page.goto(accountPaths.account[language]);
  await expect(page.getByRole("main").getByText(provider, { exact: true })).toBeVisible();
  await look();
  await signOut(page, language);
  await page.goto(signIn);
  await goBy(page, language, person);
  await expect(page).toHaveURL(contact);
}

test("C14 C15 D06 a visitor signs in by a provider, is asked for the password of their account once, and never again", async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  await linkAndReturn(page, "nl", async () => found.push(...(await auditEveryLook(page, looksOf.nl))));
  expect(found).toEqual([]);

  await page.goto(accountPaths.account.nl);
  await page.getByRole("button", { name: `Ontkoppel ${provider}` }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Losgekoppeld");
  await expect(page.getByRole("heading", { name: "Gekoppelde diensten" })).toHaveCount(0);
});

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
