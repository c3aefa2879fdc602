import { accountPaths } from "@circuit/contract/urls/own-paths";
import { memberPassword, newEmail } from "../fixtures/member.ts";
import { hosts } from "../fixtures/shipped-nginx.ts";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { startTwoMachines } from "../fixtures/two-machines.ts";

test.describe.configure({ mode: "serial", timeout: 300_000 });

let machines: Awaited<ReturnType<typeof startTwoMachines>>;

test.beforeAll(async () => {
  // Seeds a CMS on PostgreSQL. The time of the file doesn't hold for its hooks.
  test.setTimeout(300_000);
  machines = await startTwoMachines();
});

test.afterAll(() => machines.stop());

/** Requests that follow each other reach both machines in turn, so that so many surely reach both. */
const enoughForBoth = 4;

/** A browser without scripts behind the proxy. @param from - Loopback address that it comes from. */
function newBrowser(from: string) {
  const jar = new Map<string, string>();
  const ask = async (path: string, form: Record<string, string> | null = null) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await machines.ask({
      host: hosts.site,
      path,
      from,
      method: form === null ? "GET" : "POST",
      headers: {
        accept: "text/html",
        ...(cookie !== "" && { cookie }),
        ...(form !== null && {
          origin: `https://${hosts.site}`,
          "content-type": "application/x-www-form-urlencoded",
        }),
      },
      ...(form !== null && { body: new URLSearchParams(form).toString() }),
    });
    for (const set of answer.cookies) {
      const [, name = "", value = ""] = /^(?<name>[^=]+)=(?<value>[^;]*)/u.exec(set) ?? [];
      if (set.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  /** Sends the form of a page, once it is old enough. */
  const send = async (path: string, fields: Record<string, string>) => {
    const { text } = await ask(path);
    const form_token = /name="form_token" value="([^"]+)"/u.exec(text)?.[1] ?? "";
    await takeTime();
    return ask(path, { form_token, ...fields });
  };
  return { ask, send, jar };
}

const { account, signIn: signInPaths, register } = accountPaths;

/** Gets an account, and is signed in. */
async function becomeMember(email: string, from: string): Promise<ReturnType<typeof newBrowser>> {
  const browser = newBrowser(from);
  expect((await browser.send(register.nl, { email, password: memberPassword })).status).toBe(200);
  const codes = () => machines.mailsTo(email).flatMap((mail) => /code=(?:3D)?([\w-]{43})/u.exec(mail)?.[1] ?? []);
  await expect.poll(() => codes().length, { timeout: 20_000 }).toBeGreaterThan(0);
  const code = codes().at(-1) ?? "";
  const path = `${accountPaths.confirmEmail.nl}?code=${code}`;
  const answer = await browser.send(path, { password: memberPassword, account_code: code });
  expect([answer.status, answer.location]).toEqual([303, account.nl]);
  return browser;
}

const signIn = (browser: ReturnType<typeof newBrowser>, email: string, password = memberPassword) =>
  browser.ask(signInPaths.nl, { email, password });

test("C08 a session that begins on one machine holds on both, is in the list of both, and ends on both", async () => {
  const email = newEmail("machines");
  const one = await becomeMember(email, "127.0.0.11");
  const other = newBrowser("127.0.0.12");
  expect((await signIn(other, email)).status).toBe(303);

  for (let count = 0; count < enoughForBoth; count += 1) {
    for (const browser of [one, other]) {
      const { status, text } = await browser.ask(account.nl);
      expect(status).toBe(200);
      expect(text).toContain(email);
      // The own session, and that of the other browser, which has a button.
      expect(text.match(/name="account_intent" value="end-session"/gu)).toHaveLength(1);
    }
  }

  const session = other.jar.get("account-session") ?? "";
  // The forms of the page of either machine are good on both.
  const owner = /name="account_owner" value="([\w-]+)"/u.exec((await one.ask(account.nl)).text)?.[1] ?? "";
  expect((await one.ask(account.nl, { account_intent: "end-others", account_owner: owner })).status).toBe(303);
  for (let count = 0; count < enoughForBoth; count += 1) {
    other.jar.set("account-session", session);
    expect((await other.ask(account.nl)).status).toBe(303);
    expect((await one.ask(account.nl)).status).toBe(200);
  }
});

test("C08 tries at one account count on both machines together, and its owner at home isn't kept out", async () => {
  const email = newEmail("machines");
  const home = await becomeMember(email, "127.0.0.21");
  const statuses: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    const stranger = newBrowser(`127.0.1.${count + 1}`);
    statuses.push((await signIn(stranger, email, "dit is het echt niet")).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  home.jar.clear();
  expect((await signIn(home, email)).status).toBe(303);
});
